"""Discord's limits for commands, and that each of their texts is there in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from cogs.text.catalogue import english
from tests.cogs.party import Party

NAME = re.compile(r"[-_'\w]{1,32}")


async def payloads(party: Party) -> list[dict[str, Any]]:
    tree = party.bot.tree
    assert tree.translator is not None
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


def walk(option: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The command itself, its subcommands, and all their options, each with its place."""
    here = f"{path} {option['name']}".strip()
    yield here, option
    for inner in option.get("options") or ():
        yield from walk(inner, here)


class TestCommands:
    async def test_keep_the_limits_in_every_language(self, party: Party) -> None:
        commands = await payloads(party)
        assert len(commands) <= 100
        for command in commands:
            size = 0
            for place, option in walk(command):
                names = [option["name"], *(option.get("name_localizations") or {}).values()]
                texts = [option["description"], *(option.get("description_localizations") or {}).values()]
                for name in names:
                    assert NAME.fullmatch(name) and name == name.lower(), place
                assert all(1 <= len(text) <= 100 for text in texts), place
                assert len(option.get("options") or ()) <= 25, place
                assert len(option.get("choices") or ()) <= 25, place
                size += max(map(len, names)) + max(map(len, texts))
            assert size <= 8000

    async def test_are_named_and_described_in_russian_and_ukrainian(self, party: Party) -> None:
        for command in await payloads(party):
            for place, option in walk(command):
                assert set(option.get("name_localizations") or {}) == {"ru", "uk"}, place
                assert set(option.get("description_localizations") or {}) == {"ru", "uk"}, place

    async def test_have_names_of_their_own_in_each_language(self, party: Party) -> None:
        for lang in ("ru", "uk"):
            names = [command["name_localizations"][lang] for command in await payloads(party)]
            assert len(names) == len(set(names))

    async def test_are_called_in_english_as_the_catalogue_says(self, party: Party) -> None:
        for command in await payloads(party):
            for place, option in walk(command):
                kind = "cmd" if "type" not in option or option["type"] in (1, 2) else "opt"
                if place == command["name"]:
                    kind = "cmd"
                assert english(f"{kind}-{place.replace(' ', '-')}") == option["name"]
