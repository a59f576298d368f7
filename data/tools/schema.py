"""`python -m data.tools.schema`: writes docs/map.schema.json, by which editors check and complete a map's file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from data.languages import CODES
from data.maps.checks import BESIDE, SCHEMA_KEY
from data.maps.layout_check import Layout, Settings
from data.maps.library import load
from engine.assemble import GameFile, examine, known_parts

SCHEMA = Path(__file__).resolve().parents[2] / "docs" / "map.schema.json"


def schema() -> dict[str, Any]:
    """Return the schema of a map's file, made from the types that read it."""
    kinds: dict[str, dict[type[object], None]] = {}
    for file in load().games.values():
        for variant in file.variants:
            for section, found in examine(file, variant, list(file.options))[1].kinds.items():
                kinds.setdefault(section, {}).update(found)
    for part in known_parts().values():
        for section, kind in part.sections.items():
            kinds.setdefault(section, {list[object]: None})[kind] = None
    entries = {name: [kind for kind in found if hasattr(kind, "__struct_fields__")] for name, found in kinds.items()}
    whole = [section for section, found in kinds.items() if list[object] not in found]
    numbers = [part.numbers_type for part in known_parts().values()]
    types: list[type[Any]] = [GameFile, Layout, Settings, *numbers]
    types += [kind for found in entries.values() for kind in found]
    structs = list(dict.fromkeys(types))
    refs, definitions = msgspec.json.schema_components(
        structs, schema_hook=lambda kind: {"description": "anything"}, ref_template="#/$defs/{name}"
    )
    named = {kind: ref["$ref"].rpartition("/")[2] for kind, ref in zip(structs, refs, strict=True)}
    frame = dict(definitions[named[GameFile]]["properties"])
    del frame["sections"]
    frame["parts"] = {"type": "array", "items": {"anyOf": list(_parts(definitions, named))}}
    frame["layout"] = {"anyOf": [{"$ref": f"#/$defs/{named[Layout]}"}, {"$ref": "#/$defs/OnlySettings"}]}
    for section, readers in entries.items():
        if section in whole:
            frame[section] = {"$ref": f"#/$defs/{named[readers[0]]}"}
        else:
            frame[section] = {"type": "array", "items": _merged([definitions[named[kind]] for kind in readers])}
    for name in ("names", "variants", "options"):
        frame[name] = frame[name] | {"description": f"names by language: {', '.join(CODES)}"}
    settings = definitions[named[Settings]]["properties"]
    definitions[named[Layout]]["properties"]["settings"] = {"type": "object", "properties": settings}
    definitions["OnlySettings"] = {
        "type": "object",
        "properties": {"settings": {"$ref": f"#/$defs/{named[Settings]}"}},
        "additionalProperties": False,
    }
    beside = dict.fromkeys((*sorted(BESIDE), SCHEMA_KEY), True)
    used = _used(definitions, {"frame": frame})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A map of Slow Train",
        "type": "object",
        "properties": {**frame, **{name: value for name, value in beside.items() if name not in frame}},
        "required": ["key", "names", "seats", "parts", "variants"],
        "additionalProperties": False,
        "$defs": {name: definitions[name] for name in sorted(used)},
    }


def _parts(definitions: dict[str, Any], named: dict[type[Any], str]) -> Iterable[dict[str, Any]]:
    """Yield the schema of each part: its name and its numbers."""
    for name, part in sorted(known_parts().items()):
        numbers = definitions[named[part.numbers_type]]
        yield {
            "type": "object",
            "properties": {"part": {"const": name}, "source": {}, **numbers.get("properties", {})},
            "required": ["part", *numbers.get("required", ())],
            "additionalProperties": False,
        }


def _merged(kinds: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the schema of an entry that several parts read, each some of its fields."""
    properties: dict[str, Any] = {}
    for kind in kinds:
        for name, known in kind["properties"].items():
            properties.setdefault(name, known)
    required = [name for name in properties if all(name in kind.get("required", ()) for kind in kinds)]
    beside: dict[str, Any] = {name: {} for name in sorted(BESIDE) if name not in properties}
    return {
        "type": "object",
        "properties": {**properties, **beside},
        "required": required,
        "additionalProperties": False,
    }


def _used(definitions: dict[str, Any], frame: dict[str, Any]) -> set[str]:
    """Return the names of the definitions that are reached from the frame."""
    used: set[str] = set()
    work: list[object] = [frame]
    while work:
        one = work.pop()
        if isinstance(one, dict):
            name = str(one.get("$ref", "")).rpartition("/")[2]
            if name and name not in used:
                used.add(name)
                work.append(definitions[name])
            work += one.values()
        elif isinstance(one, list):
            work += one
    return used


def text() -> str:
    """Return the schema as it is written."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(text(), encoding="utf-8")
