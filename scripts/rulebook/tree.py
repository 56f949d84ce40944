"""Everything that the rule book is made of, read once: rule data, sources, glossary, texts, engines, states."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from games.languages import Language
from games.options import OptionSpec, specs
from games.rules import Clause, Source
from games.words import Words
from scripts.plan import RELEASED
from scripts.rulebook.articles import read_articles
from scripts.rulebook.cldr import language_json
from scripts.rulebook.engines import AnyGame, load_engine
from scripts.rulebook.findings import Findings, Place
from scripts.rulebook.glossary import Glossary, read_glossary
from scripts.rulebook.load import RuleData, read_rules, read_sources, rule_files
from scripts.rulebook.locks import Locks, read_locks
from scripts.rulebook.raised import Raised, raised
from scripts.rulebook.searched import Asked, read_searched
from scripts.rulebook.texts import Texts, read_texts
from scripts.rulebook.yamlnodes import place_of

COMMON = "common"


@dataclass(frozen=True, slots=True)
class Tree:
    """A repository as the rule book sees it."""

    root: Path
    languages: tuple[str, ...]
    rules: dict[str, RuleData]
    engines: dict[str, AnyGame]
    sources: dict[str, Source]
    glossary: Glossary
    texts: Texts
    articles: Texts
    locks: Locks
    asked: tuple[Asked, ...]
    raised: tuple[Raised | Place, ...]
    released: tuple[str, ...] = RELEASED

    @property
    def bound(self) -> Texts:
        """Everything that ``translations.lock`` is about: the texts and the hand-written pages."""
        return self.texts.with_others(self.articles)

    @property
    def english(self) -> Words:
        """The English texts of this tree, for the errors of its examples; no rule book has to be made before."""
        language = Language.from_json("en", language_json("en"))
        return Words(language, {message.id: message.compiled() for message in self.texts.messages["en"].values()})

    @property
    def keys(self) -> tuple[str, ...]:
        """The games, without ``common``."""
        return tuple(key for key in self.rules if key != COMMON)

    @property
    def clauses(self) -> dict[str, Clause]:
        """The clauses of all games by id."""
        return {id: clause for data in self.rules.values() for id, clause in data.clauses.items()}

    @property
    def option_ids(self) -> frozenset[str]:
        """The options that some ``rules.yml`` names."""
        return frozenset(option.id for data in self.rules.values() for option in data.options)

    def source_place(self, key: str) -> Place:
        """Where a source is written."""
        return place_of(self.sources[key].key)

    def specs(self, key: str) -> dict[str, OptionSpec]:
        """What a game's options can be set to, by id; none for ``common`` and where the engine could not be read."""
        engine = self.engines.get(key)
        return {} if engine is None else {spec.id: spec for spec in specs(engine.Options)}


def read_tree(root: Path, languages: tuple[str, ...], findings: Findings, released: tuple[str, ...] = RELEASED) -> Tree:
    """Read it all; what cannot be read is left out and in ``findings``."""
    rules: dict[str, RuleData] = {}
    engines: dict[str, AnyGame] = {}
    for key, file in rule_files(root).items():
        data = read_rules(key, file, findings)
        if data is not None:
            rules[key] = data
        if key != COMMON and (engine := load_engine(root, key, findings)) is not None:
            engines[key] = engine
    return Tree(
        root=root,
        languages=languages,
        rules=rules,
        engines=engines,
        sources=read_sources(root / "games" / "sources.yml", findings),
        glossary=read_glossary(root / "games" / "glossary.yml", languages, findings),
        texts=read_texts(root, languages, findings, released),
        articles=read_articles(root, languages, findings),
        locks=read_locks(root, languages, findings),
        asked=read_searched(root, languages, findings),
        raised=tuple(raised(root)),
        released=released,
    )
