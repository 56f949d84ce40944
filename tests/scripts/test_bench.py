"""The command that measures: it refuses what it does not know, and tells figures in lines."""

from __future__ import annotations

import importlib
import inspect

import pytest

from scripts.bench import BENCHES, _lines, main
from scripts.pyodide.bench import line_of


def test_an_unknown_bench_is_refused_with_the_names_of_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["engin"])
    assert "there is no bench 'engin'; there is pages, engine, step, build, edit, start" in capsys.readouterr().err


@pytest.mark.parametrize("name", BENCHES)
def test_every_bench_is_there_and_takes_the_same_arguments(name: str) -> None:
    measure = importlib.import_module(f"scripts.benching.{name}").measure
    assert list(inspect.signature(measure).parameters) == ["root", "pairs"]


def test_figures_are_told_in_lines() -> None:
    found = {"pages": 3, "fa": {"fonts": {"bytes": 5, "ratio": 0.1}}}
    assert _lines(found, "") == ["pages: 3", "fa", "  fonts: bytes 5, ratio 0.1"]


@pytest.mark.parametrize("bad", ["12", "a/b", "12/"])
def test_a_line_is_two_numbers(bad: str) -> None:
    with pytest.raises(ValueError, match="could not convert"):
        line_of(bad)
