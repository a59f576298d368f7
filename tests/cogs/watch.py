"""Looks through everything that the bot sent: what is public tells no ticket, and no press is answered in public."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator, Mapping
from typing import Any

from discord import ui

from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from tests.cogs.party import Party

WORDS = catalogue()
PUBLIC_VERBS = {
    "draw",
    "pickcard",
    "claim",
    "tickets",
    "choose",
    "hand",
    "rematch",
    "pay-tunnel",
    "leave-tunnel",
    "station",
}
PUBLIC_VERBS |= {"stop", "port", "exchange", "mix", "take", "drawtwo", "takeback", "board", "rules"}
DECKS = {":train", ":ship"}
"""What a public button may name beside its verb."""


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from strings(inner)


def ticket_names(table: Table) -> set[str]:
    """Every ticket of the game by id and by its name in each language."""
    assert table.game is not None
    rules = table.game.rules
    tickets = next(part.tickets for part in rules.parts if hasattr(part, "tickets"))
    names = set(tickets)
    for lang in LANGS:
        names |= {Localizer(WORDS, lang, table).ticket(ticket) for ticket in tickets}
    return names


def check_answers(party: Party) -> None:
    """Whatever answers a press or a command of a turn is seen by the asker alone."""
    for request in party.env.http_requests:
        if request.path.endswith("/callback") and request.json is not None:
            data = request.json.get("data") or {}
            if request.json["type"] in (4, 5):
                text = " ".join(strings(data))
                assert data.get("flags", 0) & 64 or "Join" in text, text


def check_public(party: Party, table: Table) -> int:
    """No ticket, and no id that hangs on a hand, in anything sent to the channel before the tickets are opened."""
    names = ticket_names(table)
    sent = 0
    for request in party.env.http_requests:
        if f"/channels/{party.channel.id}/" not in request.path or request.json is None:
            continue
        texts = list(strings(request.json))
        if any(re.search(r"revealed \d+ ticket", text) for text in texts):
            break  # from here on tickets are public
        sent += 1
        for text in texts:
            assert not [name for name in names if name in text], text
            assert "You took" not in text
            assert "Cards (" not in text
            if (match := re.fullmatch(r"st:\d+:\d+:([a-z-]+)(:.*)?", text)) and match[1] in PUBLIC_VERBS:
                decks = match[1] in ("draw", "drawtwo") and match[2] in DECKS
                lying = match[1] == "take" and re.fullmatch(r":[a-z0-9-]+@\d", match[2] or "")
                assert match[2] is None or decks or lying
    return sent


def kept_views() -> list[object]:
    """What the library keeps in memory to answer presses with; nothing, since custom ids say all that is needed."""
    gc.collect()
    return [one for one in gc.get_objects() if isinstance(one, ui.View | ui.LayoutView) and one.is_dispatching()]
