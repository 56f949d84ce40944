"""The licences of the site and of what it ships, put where a reader and a host find them: ``licenses/``."""

from __future__ import annotations

import shutil

from scripts.errors import BuildError
from scripts.plan import BuildPlan

_OWN = ("LICENSE", "LICENSE-TEXTS", "NOTICES.md")


def write_notices(plan: BuildPlan) -> str:
    """Copy our licences, the notices and the licence texts to ``licenses/`` of the site; says how many.

    Raises ``BuildError`` if one of our own files or all of the texts are missing.
    """
    texts = sorted((plan.root / "docs" / "licenses").glob("*.txt"))
    if not texts:
        raise BuildError("there is no licence text", where="docs/licenses", todo="get the folder back from git")
    target = plan.out / "licenses"
    target.mkdir(parents=True, exist_ok=True)
    for name in _OWN:
        source = plan.root / name
        if not source.is_file():
            raise BuildError("the file is missing", where=name, todo=f"get it back: git checkout -- {name}")
        # With a suffix that every host serves as text; the notices' links then lead beside them.
        text = source.read_text(encoding="utf-8").replace("(docs/licenses/", "(")
        (target / (source.stem + ".txt")).write_text(text, encoding="utf-8")
    for text_file in texts:
        shutil.copyfile(text_file, target / text_file.name)
    return f"{len(_OWN) + len(texts)} files"
