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
from engine.core.ruleset import Ruleset
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets
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


def names_of(rules: Ruleset) -> dict[str, set[str]]:
    """Return each ticket with its id and its names in all languages, without names that a route has too.

    A route is named in public when someone claims it.
    """
    if not rules.has(Tickets):
        return {}
    speeches, routes = [Localizer(WORDS, lang, None, rules) for lang in LANGS], rules.part(Routes).routes
    known = {*routes, *(one.link(route) for one in speeches for route in routes)}
    tickets = rules.part(Tickets).tickets
    return {ticket: {ticket, *(one.ticket(ticket) for one in speeches)} - known for ticket in tickets}


def ticket_names(table: Table) -> set[str]:
    """All that the game's tickets alone are called."""
    return set[str]().union(*names_of(table.running.rules).values())


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
