from __future__ import annotations

import errno
import io
import re
from collections.abc import Callable

import pytest

from scripts.errors import BuildError, BuildErrors
from scripts.progress import Step, StepFailed, run_command, run_steps, show_failure


def fail_with(error: BaseException) -> Step:
    def run() -> None:
        raise error

    return Step("compile the rule book", run)


def test_each_step_has_a_line_with_its_number_time_and_report() -> None:
    out = io.StringIO()
    run_steps([Step("one", lambda: None), Step("two", lambda: "3 pages")], out)
    assert re.fullmatch(r"\[1/2\] one … \d+\.\d s\n\[2/2\] two … \d+\.\d s \(3 pages\)\n", out.getvalue())


def test_the_first_failure_ends_the_run_and_names_step_file_and_remedy() -> None:
    out, shown, later = io.StringIO(), io.StringIO(), []
    cause = BuildError("unknown option 'min-knok'", "games/scat/rules.yml:41", "did you mean 'min-knock'?")
    with pytest.raises(StepFailed) as caught:
        run_steps([fail_with(cause), Step("later", lambda: later.append("ran"))], out)
    assert later == []
    assert out.getvalue() == "[1/2] compile the rule book … failed\n"
    show_failure(caught.value, shown)
    assert shown.getvalue() == (
        "error: the step 'compile the rule book' failed\n"
        "games/scat/rules.yml:41: unknown option 'min-knok'; did you mean 'min-knock'?\n"
    )


def test_all_findings_of_a_failed_step_are_shown() -> None:
    out, shown = io.StringIO(), io.StringIO()
    with pytest.raises(StepFailed) as caught:
        run_steps([fail_with(BuildErrors([BuildError("x", "a:1"), BuildError("y", "b:2")]))], out)
    show_failure(caught.value, shown)
    assert shown.getvalue() == "error: the step 'compile the rule book' failed (2 findings)\na:1: x\nb:2: y\n"


def test_a_defect_of_ours_is_not_dressed_up_as_an_error_of_the_reader() -> None:
    out = io.StringIO()
    with pytest.raises(ZeroDivisionError):
        run_steps([fail_with(ZeroDivisionError())], out)
    assert out.getvalue().endswith("broken off\n")


def test_an_error_outside_a_step_is_one_line() -> None:
    shown = io.StringIO()
    show_failure(BuildError("no port is free", todo="choose another one"), shown)
    assert shown.getvalue() == "error: no port is free; choose another one\n"


def raising(error: BaseException) -> Callable[[], int]:
    def body() -> int:
        raise error

    return body


@pytest.mark.parametrize(
    ("error", "code", "shown"),
    [
        (BuildError("no port is free"), 1, "error: no port is free\n"),
        (KeyboardInterrupt(), 130, "\nbroken off\n"),
        (
            OSError(errno.ENOSPC, "whatever the system calls it", "/x/site"),
            1,
            "error: /x/site: No space left on device; make room on the disk\n",
        ),
        (
            PermissionError(errno.EACCES, "whatever the system calls it", "/x/.venv"),
            1,
            "error: /x/.venv: Permission denied; see that this user may write there\n",
        ),
    ],
)
def test_a_command_ends_with_a_sentence_and_a_code(
    error: BaseException, code: int, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command(raising(error)) == code
    assert capsys.readouterr().err == shown


@pytest.mark.parametrize("error", [FileNotFoundError(errno.ENOENT, "gone", "/x"), KeyError("x")])
def test_a_defect_of_ours_keeps_its_traceback(error: BaseException) -> None:
    with pytest.raises(type(error)):
        run_command(raising(error))


def test_a_command_that_ends_well_keeps_its_code() -> None:
    assert run_command(lambda: 0) == 0
    assert run_command(lambda: 5) == 5
