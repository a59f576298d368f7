"""What happened around a table, as a message of its own: a note at the table, or a line in the server's feed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from cogs.core.components import Panel
from cogs.core.registry import Registry
from cogs.tables.service import BEGAN, ENDED
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.languages import name_in
from data.store.notes import Note

NOTES = KeyFamily("note-{}", (), optional=True)
"""A note without a sentence is for the log alone."""


@dataclass(frozen=True)
class Shown:
    """A note's message, and whom it notifies."""

    view: ui.LayoutView
    people: Sequence[int] = ()


Rows = Callable[[Localizer, Table, Note], Sequence[ui.ActionRow[Any]]]
with_buttons: Registry[Rows] = Registry("the buttons of notes")
"""Names the function that makes the buttons below notes of this kind."""


def note_panel(words: Words, lang: str, table: Table, note: Note) -> Shown | None:
    """The note in a sentence, with its buttons; None where the catalogue says nothing of its kind."""
    localizer = Localizer(words, lang, table)
    text = note_text(localizer, note)
    if not text:
        return None
    people = [int(id_) for id_ in note.facts.get("people", ())]
    rows = with_buttons.get(note.kind)
    buttons = () if rows is None else rows(localizer, table, note)
    return Shown(Panel(ui.TextDisplay(text), *buttons), people)


def note_text(localizer: Localizer, note: Note) -> str:
    """The note in a sentence; empty where the catalogue says nothing of its kind.

    The facts `seat` and `by` are told as players, and `people` (ids of persons) are mentioned.
    """
    key = NOTES(note.kind)
    if not localizer.words.has(localizer.lang, key):
        return ""
    facts = {name: _told(localizer, name, fact) for name, fact in note.facts.items() if name != "people"}
    return localizer.say(key, mentions=", ".join(f"<@{id_}>" for id_ in note.facts.get("people", ())), **facts)


def _told(localizer: Localizer, name: str, fact: object) -> object:
    if name in ("seat", "by") and isinstance(fact, int):
        return localizer.player(fact)
    return fact if isinstance(fact, (int, str)) else str(fact)


FEED = "feed"
"""The server's setting: the id of the channel where starts and ends of games are told."""


def feed_text(localizer: Localizer, table: Table, what: int | None) -> str:
    """Names without mentions: a feed notifies nobody. `what` is told, however the game stands by now."""
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
