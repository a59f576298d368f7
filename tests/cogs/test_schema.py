"""What the bot sends is what Discord's own description of its API allows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator, validators  # type: ignore[import-untyped]

from tests.cogs.party import Party
from tests.cogs.positions import arrange

OPENAPI = Path(__file__).parents[1] / "data" / "discord" / "openapi.json"


@cache
def api() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(OPENAPI.read_text(encoding="utf-8"))
    # The description types every id as a string; the API takes integers too, and discord.py sends some.
    document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    return document


def by_type(check: Any, choices: list[dict[str, Any]], instance: Any, schema: dict[str, Any]) -> Iterator[Any]:
    """Compare a component with those of its own type alone: the type is what such choices differ in."""
    kind = instance.get("type") if isinstance(instance, dict) else None
    ours = choices if kind is None else [choice for choice in choices if kind in types_of(choice.get("$ref"), kind)]
    return Draft202012Validator.VALIDATORS["oneOf"](check, ours, instance, schema)  # type: ignore[no-any-return]


def types_of(ref: str | None, default: int) -> list[int]:
    """Return the types that a component's description allows; the default alone where it does not say."""
    properties = api()["components"]["schemas"][ref.rpartition("/")[2]].get("properties", {}) if ref else {}
    allowed: list[int] = properties.get("type", {}).get("enum", [default])
    return allowed


ByType = validators.extend(Draft202012Validator, {"oneOf": by_type})


@cache
def validator(method: str, path: str) -> Draft202012Validator | None:
    """For the body of a request; None when the request takes none."""
    document = api()
    for template, operations in document["paths"].items():
        pattern = re.sub(r"\{[^}]+\}", "[^/]+", template)
        if re.fullmatch(pattern, path) and method.lower() in operations:
            content = operations[method.lower()].get("requestBody", {}).get("content", {})
            schema = content.get("application/json", {}).get("schema")
            return ByType({**schema, "components": document["components"]}) if schema else None
    raise AssertionError(f"Discord has no {method} {path}")


def wrong(party: Party) -> list[str]:
    """Every request of the bot that Discord's description does not allow."""
    found = []
    for request in party.env.http_requests:
        check = validator(request.method, request.path)
        if check is None or request.json is None:
            continue
        found += [
            f"{request.method} {request.path}: {error.message[:300]}" for error in check.iter_errors(request.json)
        ]
    return found


class TestSchema:
    async def test_the_check_finds_a_body_that_is_wrong(self) -> None:
        check = validator("POST", "/channels/1/messages")
        assert check is not None
        assert check.is_valid({"content": "hello", "flags": 0})
        assert not check.is_valid({"components": [{"type": 1, "components": "none"}]})

    @pytest.mark.first_start
    async def test_the_command_tree(self, party: Party) -> None:
        assert any(request.path.endswith("/commands") for request in party.env.http_requests)
        assert wrong(party) == []

    @pytest.mark.parametrize("seats", [3])
    async def test_a_game_from_its_lobby_to_its_end(self, party: Party, seats: int) -> None:
        await party.begin(seats=seats)
        for _ in range(3):
            await party.play_on(5, Random(seats))
            await party.ann.slash(party.channel, "hand")
            await party.ann.slash(party.channel, "board")
        await arrange(party, pieces=[8] * seats)
        await party.play_on(3000, Random(seats))
        assert (await party.table()).status == "finished"
        await party.ann.slash(party.channel, "game rematch")
        assert len(party.env.http_requests) > 100
        assert wrong(party) == []
