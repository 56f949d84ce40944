"""JSON held against JSON Schema (2020-12); what has been found sound is not looked at again.

A schema that is published lets a reader's program meet properties that it does not know, so that more can be added.
Our own files are held against the strict form: nothing that the schema does not describe.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError, ValidationError
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from scripts.errors import BuildError


class Schemas:
    """The schema files of a folder; they refer to each other by their file names."""

    def __init__(self, folder: Path, root: Path) -> None:
        """Read ``folder/*.schema.json``. Raises ``BuildError`` naming a file that is no schema."""
        self.files: dict[str, bytes] = {}
        resources = []
        for path in sorted(folder.glob("*.schema.json")):
            where = path.relative_to(root).as_posix()
            self.files[path.name] = path.read_bytes()
            try:
                schema = json.loads(self.files[path.name])
                Draft202012Validator.check_schema(schema)
            except ValueError as error:
                raise BuildError(f"this is not JSON: {error}", where=where) from error
            except SchemaError as error:
                raise BuildError(f"this is not a JSON Schema: {error.message}", where=where) from error
            resources.append((path.name, DRAFT202012.create_resource(strict(schema))))
        self._registry: Registry[Any] = Registry().with_resources(resources)
        self._validators: dict[str, Draft202012Validator] = {}
        versions = f"jsonschema {importlib.metadata.version('jsonschema')}"
        self._digest = hashlib.sha256(versions.encode())
        for name, content in self.files.items():
            self._digest.update(f"\0{name}\0".encode() + content)

    def findings(self, schema: str, content: bytes, where: str) -> list[BuildError]:
        """What is wrong with a JSON document by the schema file of that name; ``where`` names the document."""
        if schema not in self.files:
            raise BuildError(f"there is no schema {schema}", where=where)
        try:
            document = json.loads(content)
        except ValueError as error:
            return [BuildError(f"this is not JSON: {error}", where=where)]
        if schema not in self._validators:
            self._validators[schema] = Draft202012Validator({"$ref": schema}, registry=self._registry)
        errors = sorted(self._validators[schema].iter_errors(document), key=lambda error: list(map(str, error.path)))
        return [BuildError(f"{_place(error)}: {error.message[:300]}", where=where) for error in errors[:5]]

    def check(self, documents: Iterable[tuple[str, str, bytes]], cache: Path) -> int:
        """Look at documents (name, schema, content) that have not been found sound before; how many those were.

        ``cache`` is the file that remembers them. Raises the findings as ``BuildErrors``.
        """
        from scripts.errors import BuildErrors

        known = set(cache.read_text(encoding="ascii").split()) if cache.is_file() else set()
        sound: set[str] = set()
        findings: list[BuildError] = []
        looked = 0
        for name, schema, content in documents:
            digest = self._digest.copy()
            digest.update(f"\0\0{schema}\0".encode() + content)
            key = digest.hexdigest()[:32]
            if key not in known and key not in sound:
                looked += 1
                found = self.findings(schema, content, name)
                findings += found
                if found:
                    continue
            sound.add(key)
        cache.parent.mkdir(parents=True, exist_ok=True)
        cache.write_text("".join(f"{key}\n" for key in sorted(sound)), encoding="ascii")
        if findings:
            raise BuildErrors(findings)
        return looked


def strict(schema: Any) -> Any:
    """The schema with every object closed to properties that it does not describe, where it says nothing of them."""
    if isinstance(schema, list):
        return [strict(one) for one in schema]
    if not isinstance(schema, Mapping):
        return schema
    closed = {name: value if name in ("const", "enum", "default") else strict(value) for name, value in schema.items()}
    if "properties" in closed and "additionalProperties" not in closed:
        closed["additionalProperties"] = False
    return closed


def _place(error: ValidationError) -> str:
    return "/".join(map(str, error.absolute_path)) or "the document"
