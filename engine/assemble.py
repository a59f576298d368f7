"""Turns a parsed game file into a ruleset, or into a list of every mistake in it."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import fields

import engine.parts
from engine.core.content import Content, guess, near, plain
from engine.core.part import Part
from engine.core.ruleset import RULES_VERSION, AnyPart, Ruleset


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """A named way to play, or an option of the table: names by language, numbers that differ, parts left out."""

    names: Mapping[str, str]
    parts: Mapping[str, Mapping[str, object]] = {}
    without: tuple[str, ...] = ()


class GameFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A game file as parsed. Each part reads the sections it needs; `layout` is for pictures only."""

    key: str
    names: Mapping[str, str]
    seats: tuple[int, int]
    parts: list[dict[str, object]]
    variants: Mapping[str, Variant]
    sections: Mapping[str, object]
    options: Mapping[str, Variant] = field(default_factory=dict)
    layout: Mapping[str, object] = field(default_factory=dict)


ON = "on"
"""The value of an option that a table has chosen."""
UNSAFE = "cannot be its name: write at most 24 small Latin letters, digits, - and _"


class BadGameFile(ValueError):
    """A game file with mistakes; `mistakes` lists all of them, each with its place."""

    def __init__(self, mistakes: Sequence[str]) -> None:
        super().__init__("; ".join(mistakes))
        self.mistakes = tuple(mistakes)


def parse(raw: Mapping[str, object]) -> GameFile:
    """Parse a game file's JSON object. Sections that only some games have are kept as they are.

    Raises: BadGameFile with every mistake in the common sections.
    """
    if not isinstance(raw, Mapping):
        raise BadGameFile(["file: a game file is an object in { }"])
    common = {field.name: field for field in fields(GameFile) if field.name != "sections"}
    read: dict[str, Any] = {"sections": {name: value for name, value in raw.items() if name not in common}}
    mistakes = []
    for name, known in common.items():
        if name in raw:
            try:
                read[name] = msgspec.convert(raw[name], known.type)
            except msgspec.ValidationError as mistake:
                path, what = plain(mistake)
                mistakes.append(f"{name}{path}: {what}")
        elif known.required:
            mistakes.append(f"{name}: is missing{_instead(name, raw, common)}")
    if "seats" in read and not 1 <= read["seats"][0] <= read["seats"][1]:
        mistakes.append("seats: the least and the most that can play, in this order")
    for place in ("key", "variants", "options"):
        names = [read[place]] if place == "key" and "key" in read else read.get(place, ())
        mistakes += [f"{place}: {name!r} {UNSAFE}" for name in names if not is_safe(name)]
    if mistakes:
        raise BadGameFile(mistakes)
    return GameFile(**read)


def _instead(name: str, raw: Mapping[str, object], common: Mapping[str, object]) -> str:
    """Return which section may have been meant for a missing one."""
    close = near(name, [key for key in raw if key not in common])
    return f"; did you mean it by {close[0]!r}?" if close else ""


def is_safe(name: object) -> bool:
    """Tell whether a name can be used in commands, button ids and file names."""
    return isinstance(name, str) and re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,23}", name) is not None


@cache
def known_parts() -> Mapping[str, type[AnyPart]]:
    """Return every part by name: one module each, with the name of the part. Cached."""
    found: dict[str, type[AnyPart]] = {}
    for module in pkgutil.iter_modules(engine.parts.__path__):
        loaded = importlib.import_module(f"engine.parts.{module.name}")
        for thing in vars(loaded).values():
            if isinstance(thing, type) and issubclass(thing, Part) and thing.__module__ == loaded.__name__:
                found[thing.name] = thing
    return found


def assemble(
    file: GameFile,
    variant: str | None = None,
    options: Mapping[str, str] | None = None,
    version: int = RULES_VERSION,
    numbers: Mapping[str, Mapping[str, object]] | None = None,
) -> Ruleset:
    """Return the rules of a table. Without a variant, the first of the file; `options` maps a name to `ON`.

    `numbers` are those that differ at this table alone, by part, as a lesson has them.

    Raises: BadGameFile with every mistake, or for an unknown variant or option.
    """
    variant = next(iter(file.variants), "") if variant is None else variant
    chosen = [name for name, value in (options or {}).items() if value == ON]
    if variant not in file.variants:
        raise BadGameFile([f"variants: there is no {variant!r}"])
    if any(name not in file.options for name in options or ()):
        raise BadGameFile([f"options: there are {sorted(file.options)}, not {sorted(options or ())}"])
    rules, content = examine(file, variant, chosen, version, numbers or {})
    if rules is None:
        raise BadGameFile(content.mistakes)
    return rules


def examine(
    file: GameFile,
    variant: str,
    chosen: Sequence[str] = (),
    version: int = RULES_VERSION,
    numbers: Mapping[str, Mapping[str, object]] = {},
) -> tuple[Ruleset | None, Content]:
    """Return the rules of a variant with the chosen options, or None, and what was read with its mistakes."""
    changes = [file.variants[variant], *(file.options[name] for name in chosen), Variant({}, numbers)]
    content = Content(file.sections, file.seats)
    left_out = {name for change in changes for name in change.without}
    listed = [said for said in file.parts if str(said.get("part")) not in left_out]
    parts: list[AnyPart] = []
    for said in listed:
        name = str(said.get("part"))
        changed = {key: value for change in changes for key, value in change.parts.get(name, {}).items()}
        part = _build(name, {**said, **changed}, content)
        if part is not None:
            parts.append(part)
    _check_parts([str(said.get("part")) for said in listed], parts, content)
    _check_changes(file, content)
    if content.mistakes:
        return None, content
    options = dict.fromkeys(chosen, ON)
    option_names = {name: option.names for name, option in file.options.items()}
    more = options, version, file.sections, file.variants[variant].names, option_names
    return Ruleset(file.key, variant, parts, file.seats, file.names, file.layout, *more), content


def _check_parts(names: Sequence[str], parts: Sequence[AnyPart], content: Content) -> None:
    # By what the file lists, not by what could be built: one mistake is recorded once, where it is.
    kinds = [known_parts()[name] for name in names if name in known_parts()]
    counted = {tally for kind in kinds for tally in kind.counts}
    for name in sorted({name for name in names if names.count(name) > 1}):
        content.wrong(f"parts.{name}", "is there twice")
    for kind in kinds:
        for needed in kind.requires:
            if needed not in names[: names.index(kind.name)]:
                wanted = "before it" if needed in names else "before it, and it is missing"
                content.wrong(f"parts.{kind.name}", f"needs the part {needed!r} {wanted}")
    for part in parts:
        for tally in part.tie_breaks():
            if tally not in counted:
                content.wrong(f"parts.{part.name}", f"no part counts {tally!r}; counted are {sorted(counted)}")


def _check_changes(file: GameFile, content: Content) -> None:
    """Check that variants and options name only parts of the file."""
    names = [str(said.get("part")) for said in file.parts]
    for place, changes in (("variants", file.variants), ("options", file.options)):
        for key, change in changes.items():
            for field_, named in (("parts", change.parts), ("without", change.without)):
                for name in named:
                    if name not in names:
                        what = f"there is no part {name!r}{guess(name, names)}"
                        content.wrong(f"{place}.{key}.{field_}", what)


def _build(name: str, said: Mapping[str, Any], content: Content) -> AnyPart | None:
    kind = known_parts().get(name)
    if kind is None:
        what = f"there is no part {name!r}{guess(name, sorted(known_parts()))}"
        content.wrong(f"parts.{name}" if "part" in said else "parts", what)
        return None
    numbers = {key: value for key, value in said.items() if key not in ("part", "source")}
    try:
        return kind(msgspec.convert(numbers, kind.numbers_type), content)
    except msgspec.ValidationError as mistake:
        content.misfit(f"parts.{name}", mistake, kind.numbers_type)
        return None
