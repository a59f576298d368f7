"""Notes about a table, each as a message of its own, and lines in the server's feed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from cogs.core.components import Panel
from cogs.core.registry import Registry
from cogs.tables.step_messages import BEGAN, ENDED
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.languages import name_in
from data.store.notes import END, OPEN, Note
from data.store.rows import LOBBY

NOTES = KeyFamily("note-{}", (), optional=True)
"""A note without a sentence is for the log alone."""
CHANGES = ("seat-left", "seat-forgotten", "seat-computer", "seat-taken", "seat-back")
"""Notes of a seat's next holder, in the order of its history."""
ON_BOARD = ("seat-forgotten", "seat-taken", "seat-back")
"""Those of them that ask nobody, so that only the board tells them."""


@dataclass(frozen=True)
class Shown:
    """A note's message, and the people it notifies."""

    view: ui.LayoutView
    people: Sequence[int] = ()


Rows = Callable[[Localizer, Table, Note], Sequence[ui.ActionRow[Any]]]
with_buttons: Registry[Rows] = Registry("the buttons of notes")
"""Registers the function that returns the buttons below notes of this kind."""


Stands = Callable[[Table, Note], Note]
as_it_stands: Registry[Stands] = Registry("the state of notes")
"""Registers the function that returns a note of this kind with the facts of this moment, for its post."""


def note_panel(words: Words, lang: str, table: Table, note: Note) -> Shown | None:
    """Return a note's message with its buttons; None if the catalogue has no sentence for its kind."""
    localizer = Localizer(words, lang, table)
    if note.facts.get(END) == OPEN and table.status != "playing":  # nobody can answer any more
        note = replace(note, facts={**note.facts, END: "moved"})
    if note.kind in as_it_stands:
        note = as_it_stands[note.kind](table, note)
    text = note_text(localizer, note)
    if not text:
        return None
    people = [int(id_) for id_ in note.facts.get("people", ())]
    rows = with_buttons.get(note.kind)
    buttons = () if rows is None or table.status not in (LOBBY, "playing") else rows(localizer, table, note)
    return Shown(Panel(ui.TextDisplay(text), *buttons), people)


def note_text(localizer: Localizer, note: Note) -> str:
    """Return a note's sentence; "" if the catalogue has none for its kind.

    The facts `seat`, `by`, `other`, `agreed` and `declined` become players, and `people` (user ids) are mentioned.
    """
    key = NOTES(note.kind)
    if not localizer.words.has(localizer.lang, key):
        return ""
    facts = {name: _value(localizer, name, fact) for name, fact in note.facts.items() if name != "people"}
    return localizer.say(key, mentions=", ".join(f"<@{id_}>" for id_ in note.facts.get("people", ())), **facts)


def _value(localizer: Localizer, name: str, fact: object) -> object:
    if name in ("seat", "by", "other") and isinstance(fact, int):
        return localizer.player(fact)
    if name in ("agreed", "declined") and isinstance(fact, list):
        return ", ".join(map(localizer.player, fact)) or "none"
    return fact if isinstance(fact, (int, str)) else str(fact)


def told_on_board(note: Note) -> bool:
    """Tell whether the next board repeats a note, or is the only one to tell it; a question's own post is enough."""
    return END not in note.facts and (note.kind not in with_buttons or note.kind in CHANGES)


FEED = "feed"
"""The server's setting with the id of the channel for starts and ends of games."""


def feed_text(localizer: Localizer, table: Table, what: int | None) -> str:
    """Return a line of the feed, with names instead of mentions, since a feed notifies no one.

    `what` says which line, whatever the state of the game is by now.
    """
    view = table.running.view(None)
    names = view.rules.names
    facts = {"map": name_in(names, localizer.lang), "channel": f"<#{table.channel_id}>"}
    if what != ENDED or not view.turn.ended:
        players = ", ".join(localizer.player(seat) for seat in range(view.seats))
        return localizer.say("feed-began" if what == BEGAN else "feed-closed", players=players, **facts)
    order = sorted(range(view.seats), key=lambda seat: view.result.places[seat])
    scores = ", ".join(f"{localizer.player(seat)} – {view.result.totals[seat]}" for seat in order)
    winners = ", ".join(localizer.player(seat) for seat in view.result.winners)
    return localizer.say("feed-ended", winners=winners, count=len(view.result.winners), scores=scores, **facts)
