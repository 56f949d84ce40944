"""The texts against what is called for, and the languages against English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from games.options import OptionSpec
from scripts.rulebook.articles import article_files
from scripts.rulebook.cldr import categories
from scripts.rulebook.expected import FREE, Wanted, wanted_texts
from scripts.rulebook.findings import Findings, Level, Place, did_you_mean
from scripts.rulebook.fluent import CATEGORIES, Message, Pattern, Selection
from scripts.rulebook.tree import Tree

ENGLISH = "en"
_CODE = frozenset({".py", ".html", ".jinja", ".j2", ".js", ".mjs", ".txt"})
_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)*-?|(?<=[}\s'\"`])-[a-z0-9]+(?:-[a-zA-Z0-9]+)*-?")
_WORD = re.compile(r"""(?P<quote>['"`])(?P<word>[a-zA-Z0-9][a-zA-Z0-9.-]*)(?P=quote)""")
_QUOTED = re.compile(r"""(?P<quote>['"])(?P<id>(?:ui|site)-[a-z0-9]+(?:-[a-z0-9]+)*)(?P=quote)""")


def check_texts(tree: Tree, findings: Findings) -> None:
    """Note texts that are missing, called for by nothing, unlike their English, or given arguments they do not get."""
    wanted: dict[str, Wanted] = {}
    for one in wanted_texts(tree):
        earlier = wanted.setdefault(one.id, one)
        if earlier is not one:
            findings.add(
                one.because, f"{one.what} and {earlier.what} share the text '{one.id}'", "rename one of the two"
            )
    unwanted = [id for id in tree.texts.messages[ENGLISH] if id not in wanted]
    for one in wanted.values():
        _check_wanted(tree, one, unwanted, findings)
    uses = Uses(tree)
    for message in tree.texts.messages[ENGLISH].values():
        if message.id not in wanted:
            _check_unwanted(tree, message, wanted, uses, findings)
    for lang, message in tree.texts:
        if lang != ENGLISH:
            _check_translation(tree, lang, message, wanted, findings)
        for name, pattern in message.patterns():
            _check_pattern(tree, lang, message, name, pattern, wanted.get(message.id), findings)
    for english in tree.texts.messages[ENGLISH].values():
        if english.id not in wanted:
            missing = [lang for lang in tree.languages if tree.texts.get(lang, english.id) is None]
            _missing(tree, missing, english.id, "a text of its own", english.place, [], findings)
    for id, place in sorted(uses.quoted.items()):
        if tree.texts.get(ENGLISH, id) is None:
            findings.add(
                place,
                f"there is no text '{id}'",
                did_you_mean(id, tree.texts.messages[ENGLISH], "write it into en.ftl"),
            )


def _missing(
    tree: Tree, langs: list[str], id: str, what: str, because: Place, unwanted: list[str], findings: Findings
) -> None:
    """Note a missing text: in the file where it belongs, or, if no language has it, at what calls for it."""
    english = tree.texts.get(ENGLISH, id)
    if english is None:
        todo = did_you_mean(id, unwanted, f"write '{id} = …'")
        findings.add(because, f"{what} has no text '{id}' in {', '.join(langs)}", todo)
        return
    cause = f"{findings.name(because.file)}:{because.line}" if because.line else findings.name(because.file)
    for lang in langs:
        file = tree.texts.file_for(lang, english)
        level = _level(tree, lang)
        findings.add(Place(file), f"'{id}' ({what}, {cause}) is missing in {lang}", f"write '{id} = …'", level)


def _level(tree: Tree, lang: str) -> Level:
    """How bad it is that a language lacks something."""
    return "error" if lang in tree.released else "warning"


def _check_wanted(tree: Tree, one: Wanted, unwanted: list[str], findings: Findings) -> None:
    missing = [lang for lang in tree.languages if tree.texts.get(lang, one.id) is None]
    if missing:
        _missing(tree, missing, one.id, one.what, one.because, unwanted, findings)
    for lang in tree.languages:
        message = tree.texts.get(lang, one.id)
        if message is None:
            continue
        if message.value is None:
            findings.add(message.place, f"'{one.id}' has no text of its own, only attributes", f"write '{one.id} = …'")
        for attribute in one.attributes:
            if attribute not in message.attributes:
                findings.add(
                    message.place, f"'{one.id}' has no '.{attribute}'", f"write '.{attribute} = …' below it, indented"
                )
        for attribute, pattern in message.attributes.items():
            if attribute not in one.attributes:
                findings.add(
                    Place(message.file, pattern.line),
                    f"'{one.id}' has the attribute '.{attribute}', which nothing shows",
                    did_you_mean(attribute, one.attributes, "remove it"),
                )
        for name, pattern in message.patterns():
            given = one.arguments if name is None else one.attributes.get(name, frozenset())
            for argument, line in pattern.arguments.items():
                if given is not None and argument not in given:
                    got = ", ".join(f"${other}" for other in sorted(given)) or "none"
                    findings.add(
                        Place(message.file, line),
                        f"'{one.id}'{f'.{name}' if name else ''} does not get the argument ${argument}",
                        did_you_mean(argument, given, f"it gets {got}"),
                    )


def _check_unwanted(tree: Tree, message: Message, wanted: dict[str, Wanted], uses: Uses, findings: Findings) -> None:
    """Note an English text that rule data and engine do not call for, unless the code that shows it names it."""
    key, _, rest = message.id.partition("-")
    if key in tree.rules or key in ("card", "suit", "rank", "term", "source", "error"):
        if key in tree.rules and rest.partition("-")[0] in FREE and rest != "note":
            used = uses.has(message.id) or rest.partition("-")[0] in ("not", "wrong", "bot")
        else:
            near = [id for id in wanted if id not in tree.texts.messages[ENGLISH]]
            todo = did_you_mean(message.id, near, "remove it, or write what it is about into rules.yml")
            findings.add(message.place, f"nothing calls for the text '{message.id}'", todo)
            return
    else:
        used = uses.has(message.id)
    if not used:
        findings.add(
            message.place, f"no code names the text '{message.id}'", "remove it if nothing shows it", "warning"
        )


def _check_translation(tree: Tree, lang: str, message: Message, wanted: dict[str, Wanted], findings: Findings) -> None:
    english = tree.texts.get(ENGLISH, message.id)
    if english is None:
        if message.id not in wanted:
            known = tree.texts.messages[ENGLISH]
            findings.add(
                message.place, f"'{message.id}' is not in English", did_you_mean(message.id, known, "remove it")
            )
        return
    theirs, ours = dict(english.patterns()), dict(message.patterns())
    for name in theirs:
        where = f"'{message.id}'" if name is None else f"'{message.id}.{name}'"
        if name not in ours:
            if name is None or message.id not in wanted:
                findings.add(message.place, f"{where} is missing in {lang}", "write it as in English")
            continue
        mine, yours = ours[name].arguments, theirs[name].arguments
        for argument in sorted(set(yours) - set(mine)):
            findings.add(
                Place(message.file, ours[name].line),
                f"{where} does not use ${argument}, which the English does",
                "use it, or the reader misses something; a select with one variant counts",
            )
        for argument in sorted(set(mine) - set(yours)):
            findings.add(
                Place(message.file, mine[argument]),
                f"{where} uses ${argument}, which the English does not",
                did_you_mean(argument, yours, "use the same arguments in all languages"),
            )
    for name in ours:
        if name not in theirs and message.id not in wanted:
            findings.add(Place(message.file, ours[name].line), f"'{message.id}.{name}' is not in English", "remove it")


def _check_pattern(
    tree: Tree,
    lang: str,
    message: Message,
    name: str | None,
    pattern: Pattern,
    wanted: Wanted | None,
    findings: Findings,
) -> None:
    for link in pattern.links:
        place = Place(message.file, link.line)
        if link.kind == "clause":
            known = {*tree.clauses, *tree.option_ids}
            if link.target not in known:
                findings.add(
                    place, f"there is no clause '{link.target}'", did_you_mean(link.target, known, "link another one")
                )
        else:
            defined = tree.glossary.defined(frozenset(tree.rules))
            if link.target not in defined:
                what = "has no definition" if link.target in tree.glossary.concepts else "is not in the glossary"
                findings.add(
                    place,
                    f"the term '{link.target}' {what}",
                    did_you_mean(link.target, defined, "add it to games/glossary.yml with define: true"),
                )
    for reference in pattern.references:
        _check_reference(tree, lang, message, reference.message, reference.attribute, reference.line, findings)
    for selection in pattern.selections:
        place = Place(message.file, selection.line)
        _check_categories(lang, place, selection, findings)
        spec = wanted.options.get(selection.argument) if wanted is not None and name != "title" else None
        if spec is not None:
            _check_keys(place, selection, spec, findings)
    if wanted is not None:
        for argument, line in pattern.shown.items():
            spec = wanted.options.get(argument)
            if spec is not None and spec.kind == "switch":
                findings.add(
                    Place(message.file, line),
                    f"${argument} is on or off and cannot be shown",
                    f"let it choose: {{ ${argument} -> [yes] … *[no] … }}",
                )


def _check_reference(
    tree: Tree, lang: str, message: Message, target: str, attribute: str | None, line: int, findings: Findings
) -> None:
    place, there = Place(message.file, line), tree.texts.get(lang, target)
    if there is None:
        if lang not in tree.released and tree.texts.get(ENGLISH, target) is not None:
            return  # the English stands in for it
        findings.add(
            place, f"there is no text '{target}' in {lang}", did_you_mean(target, tree.texts.messages[lang], "write it")
        )
        return
    pattern = there.value if attribute is None else there.attributes.get(attribute)
    if pattern is None:
        findings.add(place, f"'{target}' has no '{attribute or 'text of its own'}'", "refer to what it has")
    elif pattern.references or pattern.arguments:
        findings.add(
            place,
            f"'{target}' has arguments or references of its own",
            "only a plain text can be referred to; write the words out",
        )


def _check_categories(lang: str, place: Place, selection: Selection, findings: Findings) -> None:
    """Note plural categories that the language does not have, and those that it has and the text leaves out."""
    keys = {key for key in selection.keys if key in CATEGORIES}
    whole = categories(lang)
    if not keys - {"other"}:
        return
    for key in sorted(str(key) for key in keys - whole - {"other"}):
        findings.add(place, f"[{key}] is never chosen: {lang} has {', '.join(sorted(whole))}", "remove it")
    missing = whole - keys
    if missing and lang == "uk":
        findings.add(
            place,
            f"the variants of ${selection.argument} lack {', '.join(f'[{key}]' for key in sorted(missing))}",
            "in uk a number needs [one], [few] and [many]; [other] is for fractions",
        )


def _check_keys(place: Place, selection: Selection, spec: OptionSpec, findings: Findings) -> None:
    """Note variants that no value of the option can choose."""
    for key in selection.keys:
        if key == "other" and selection.default == "other":
            continue
        if spec.kind == "switch":
            possible, known = key in ("yes", "no"), ["yes", "no"]
        elif spec.kind == "choice":
            possible, known = str(key) in spec.values, list(spec.values)
        elif isinstance(key, str):
            possible, known = key in CATEGORIES, ["one", "other"]
        else:
            possible, known = spec.admits(key), [str(spec.low), str(spec.high)]
        if not possible:
            findings.add(
                place,
                f"[{key}] is never chosen: ${selection.argument} is {spec.expected()}",
                did_you_mean(str(key), known, "write the values: " + ", ".join(f"[{one}]" for one in known)),
            )


class Uses:
    """The names of texts that occur in the code which shows them: templates, page scripts, page generator."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.names: set[str] = set()
        articles = {file.stem for file in article_files(tree.root, ENGLISH)}
        self.words: set[str] = {name + end for name in articles for end in ("", "-description")}
        self.words |= {rules.identity.direction for rules in tree.rules.values() if rules.identity is not None}
        self.quoted: dict[str, Place] = {}
        for file in self._files(tree.root):
            for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
                self.names.update(_NAME.findall(line))
                self.words.update(match["word"] for match in _WORD.finditer(line))
                for match in _QUOTED.finditer(line):
                    self.quoted.setdefault(match["id"], Place(file, number))
        self.beginnings = tuple(sorted(name for name in self.names if name.endswith("-") and name.count("-") > 1))
        self.endings = tuple(sorted(name for name in self.names if name.startswith("-")))

    @staticmethod
    def _files(root: Path) -> Iterator[Path]:
        for folder in (root / "playground", root / "scripts" / "pages", root / "docs", root / "games"):
            for file in sorted(folder.rglob("*")):
                if file.suffix in _CODE and file.is_file():
                    yield file

    def has(self, id: str) -> bool:
        """Whether the code names this text: whole, without the key of its game, or by its beginning or end, if the rest
        is a word that stands somewhere in quotes, the direction of a game, or the name of a hand-written page."""
        rest = id.partition("-")[2]
        if id in self.names or f"-{rest}" in self.names or rest in self.names:
            return True
        others = [id.removeprefix(beginning) for beginning in self.beginnings if id.startswith(beginning)]
        others += [rest.removesuffix(ending) for ending in self.endings if rest.endswith(ending)]
        return any(other in self.words for other in others)
