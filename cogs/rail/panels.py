"""The messages of a card game: the public post, a seat's own, the text board, and the parts of the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui

from cogs.core.components import HAND, MOST_ALT, MOST_HAND, OWN_MAP, Panel, Press, Row, gallery, in_lines, quoted
from cogs.play.board import (
    MOST_PAGE,
    TABLE,
    choice_rows,
    head_of,
    look_buttons,
    more_button,
    own_buttons,
    paged,
    turn_block,
    turn_state,
)
from cogs.play.scores import FINAL_LINES, MOST_TEXT, final_table
from cogs.play.takeback import takeback_buttons
from cogs.tables.digest import Digest
from cogs.tables.face import Face, Page, all_of, first_of, hooks
from cogs.tables.family import Final, Picture
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from data.languages import name_in
from engine.advice.missing_links import Outlook
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.view import View
from engine.parts.routes import RoutesSeen

LEAST_NOTE = 120
"""What a note keeps at least where there is no room for all of it."""

# The table


def board_panel(
    words: Words,
    lang: str,
    table: Table,
    news: Digest | Iterable[Event],
    *,
    picture: bool,
    more: Sequence[Picture] = (),
    playing: bool = True,
) -> ui.LayoutView:
    """Return what happened, the board, whose turn it is (with a mention), and the buttons of a turn.

    `news` is what others did since the last turn of the waiting seat or, if several wait, what happened recently.
    Everything comes from the public view, so it reveals nothing of any hand. `playing`: False for a single reader
    without a seat.
    """
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    lines = turn_state(localizer, table, turn_text(localizer, view))
    block = turn_block(localizer, view, news, lines, _turn_rows(localizer, table, view, playing=playing))
    return Panel(*head_of(localizer, view, news, alt_text if picture else None, position_text, more), *block)


def turn_text(localizer: Localizer, view: View) -> str:
    """Return whom the table waits for, and for what."""
    if view.turn.ended:
        return localizer.say("turn-over")
    if view.turn.seat is None:
        return "\n".join(all_of(view.rules, Face.waits_for)(localizer, view))
    owed = first_of(view.rules, Face.owed_line)(localizer, view)
    if owed:
        return owed
    mention = localizer.mention(view.turn.seat)
    line = first_of(view.rules, Face.turn_line)(localizer, view) or localizer.say("turn-now", mention=mention)
    return "\n".join((line, *all_of(view.rules, Face.turn_notes)(localizer, view)))


def _turn_rows(localizer: Localizer, table: Table, view: View, *, playing: bool) -> list[Row]:
    """Return the buttons of a turn. Which ones are there depends on public facts only."""
    if view.turn.ended or table.status == "cancelled":
        return []
    if not playing:
        return [Row(*look_buttons(localizer, table))]
    hand = Press(table.id, table.step, "hand", localizer.say("button-hand"))
    pending = all_of(view.rules, Face.pending_buttons)(localizer, table, view)
    last = [hand, *takeback_buttons(localizer, table, view), more_button(localizer, table)]
    return in_lines([*pending, *last]) if pending else choice_rows(localizer, table, view, last)


# The board in words


def alt_text(localizer: Localizer, view: View) -> str:
    """Return the board as alt text for its picture."""
    sentences, rest = _position(localizer, view, plain=True)
    for more in rest:  # as far as there is room
        if len(" ".join((*sentences, more))) <= MOST_ALT:
            sentences.append(more)
    return shorten(" ".join(sentences), MOST_ALT)


def position_text(localizer: Localizer, view: View, most: int) -> str:
    """Return the board as text for a message without a picture: a line per fact, names escaped."""
    first, rest = _position(localizer, view, plain=False)
    return shorten("\n".join((*first, *rest)), most)


def _position(localizer: Localizer, view: View, *, plain: bool) -> tuple[list[str], list[str]]:
    """Return the lines that are always shown, and those that are shown while there is room."""
    sentences = [localizer.say("alt-board", map=name_in(view.rules.names, localizer.lang))]
    if view.turn.seat is not None:
        sentences.append(localizer.say("alt-turn", player=localizer.player(view.turn.seat, plain=plain)))
    sentences += all_of(view.rules, Face.alt_head)(localizer, view, plain=plain)
    sentences += (_seat_line(localizer, view, seat, plain=plain) for seat in range(view.seats))
    sentences += all_of(view.rules, Face.alt_lines)(localizer, view, plain=plain)
    return sentences, all_of(view.rules, Face.alt_more)(localizer, view, plain=plain)


def _seat_line(localizer: Localizer, view: View, seat: Seat, *, plain: bool) -> str:
    """Return a seat's public numbers."""
    facts: dict[str, object] = {}
    for ask in hooks(view.rules, Face.seat_facts):
        facts |= ask(localizer, view, seat)
    facts["score"] = "none" if view.turn.ended else view.result.totals[seat]  # the finale tells it
    player, color = localizer.name(seat, plain=plain), localizer.color(seat, plain=plain)
    return localizer.say("alt-seat", player=player, color=color, **facts)


def board_pages(localizer: Localizer, view: View, most: int) -> list[Page]:
    """Return the position, then what each player has built, then what rules add, such as the free routes."""
    whole = (TABLE, localizer.say("text-table"), position_text(localizer, view, most))
    seats = [_seat_page(localizer, view, seat, most) for seat in range(view.seats)]
    return [whole, *seats, *all_of(view.rules, Face.board_pages)(localizer, view, most)]


def _seat_page(localizer: Localizer, view: View, seat: Seat, most: int) -> Page:
    """Return the routes of one player, and what else they have built."""
    lines = [f"### {localizer.say('text-owned', player=localizer.seat(seat))}"]
    lines += all_of(view.rules, Face.owned_lines)(localizer, view, seat)
    label = localizer.say("text-owned", player=localizer.seat(seat, plain=True))
    return f"s{seat}", label, shorten("\n".join(lines), most)


def city_panel(localizer: Localizer, table: Table, city: str) -> ui.LayoutView:
    """Return what is at one city, with a select of the board's pages."""
    return paged(localizer, table, city_text(localizer, table.running.view(None), city))


def city_text(localizer: Localizer, view: View, city: str) -> str:
    """Return every route at a city (by id) with its length, color and owner, and what is built there."""
    lines = [f"### {localizer.city(city)}", *all_of(view.rules, Face.city_lines)(localizer, view, city)]
    return shorten("\n".join(lines), MOST_PAGE)


# The hand


def hand_panel(
    words: Words,
    lang: str,
    table: Table,
    seat: Seat,
    *,
    picture: bool = True,
    has_map: bool = False,
    note: str = "",
) -> ui.LayoutView:
    """Return cards, tickets and notes of one seat, for that seat only, with its buttons and a link to the table."""
    localizer, view = Localizer(words, lang, table), table.running.view(seat)
    outlook = Outlook(view)
    items: list[ui.Item[Any]] = [ui.TextDisplay(hand_text(localizer, view, seat, note, outlook=outlook))]
    if picture:
        items.append(gallery(HAND, hand_alt(localizer, view)))
    if has_map:  # not in the gallery of the hand: Discord shows two pictures of one gallery half as wide
        items.append(ui.TextDisplay(localizer.say("hand-map")))
        items.append(gallery(OWN_MAP, map_alt(localizer, view, outlook)))
    return Panel(*items, *_hand_rows(localizer, table, view, seat, outlook))


def hand_alt(localizer: Localizer, view: View) -> str:
    """Return cards and tickets, completed ones marked, as alt text; tickets beyond the limit are cut."""
    return shorten(" ".join(all_of(view.rules, Face.hand_alt)(localizer, view)), MOST_ALT)


def map_alt(localizer: Localizer, view: View, outlook: Outlook) -> str:
    """Return where the tickets lead and what each is missing, as alt text; tickets beyond the limit are cut."""
    return shorten(" ".join(all_of(view.rules, Face.map_alt)(localizer, view, outlook)), MOST_ALT)


def hand_text(localizer: Localizer, view: View, seat: Seat, note: str = "", *, outlook: Outlook | None = None) -> str:
    """Return the hand as text: cards, pieces, tickets with what each lacks, tickets to choose from, notes.

    If there isn't room for everything, items are left out in the order of `leaves_out`, and a line says so; then the
    note is cut short.
    """
    seen, rules = outlook or Outlook(view), view.rules
    head, foot = _hand_head(localizer, view, seat), all_of(rules, Face.hand_foot)(localizer, view)
    leaves_out = all_of(rules, Face.leaves_out)()
    written = [localizer.say("hand-note"), quoted(note)] if note else []
    for less in range(len(leaves_out) + 1):
        gone = tuple(leaves_out[:less])
        lines = [*head, *all_of(rules, Face.hand_lines)(localizer, view, seen, gone), *foot]
        if gone:
            lines.append(localizer.say("hand-left-out", what=gone[-1]))
        text = "\n".join((*lines, *written))
        if len(text) <= MOST_HAND:
            return text
    return _cut(localizer, lines, written, gone)


def _cut(localizer: Localizer, lines: list[str], written: Sequence[str], gone: Sequence[str]) -> str:
    """Return the lines without all that is `gone`, and as much of the note as fits."""
    if written or gone:
        lines = [*(lines[:-1] if gone else lines), localizer.say("hand-left-out", what="note" if written else gone[-1])]
    room = max(MOST_HAND - len("\n".join(lines)) - 1, LEAST_NOTE) if written else 0
    kept = shorten("\n".join(lines), MOST_HAND - room - 1)
    return f"{kept}\n{shorten(chr(10).join(written), room)}" if written else kept


def _hand_head(localizer: Localizer, view: View, seat: Seat) -> list[str]:
    rules = view.rules
    lines = [f"### {localizer.say('hand-title')} · {name_in(rules.names, localizer.lang)}"]
    if view.turn.seat == seat:
        lines.append(f"**{localizer.say('hand-your-turn')}**")
    lines += all_of(rules, Face.hand_head)(localizer, view)
    lines += all_of(rules, Face.supply_left)(localizer, view, seat)
    lines += all_of(rules, Face.works_left)(localizer, view, seat)
    return [*lines, *all_of(rules, Face.hand_left)(localizer, view)]


def _hand_rows(localizer: Localizer, table: Table, view: View, seat: Seat, outlook: Outlook) -> Sequence[ui.Item[Any]]:
    """Return the routes to claim and the turn's buttons for the seat on turn; below them the permanent ones."""
    rules, turn = view.rules, view.turn
    link = ui.Button[Any](url=table.link, label=localizer.say("button-table"))
    if table.status == "cancelled":
        return [Row(link)]
    now = all_of(rules, Face.pending_buttons)(localizer, table, view)
    choice = all_of(rules, Face.choice_parts)(localizer, table, view)
    if choice or now:
        return [*choice, *in_lines([*now, link, more_button(localizer, table)])]
    if turn.seat != seat:
        if turn.seat is not None and not turn.ended:  # while others play, the next turn can be planned
            now = [Press(table.id, table.step, "plan", localizer.say("button-plan"))]
        return in_lines([*now, *own_buttons(localizer, table), link])
    rows = all_of(rules, Face.hand_rows)(localizer, table, view, outlook)
    beside = all_of(rules, Face.resort_buttons)(localizer, table, view)
    return [*rows, *choice_rows(localizer, table, view, [*beside, link, more_button(localizer, table)])]


# The end


def final_panels(words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
    """Return the parts of the end, in order: what each seat opens, the rules' own parts, the final scores."""
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    opened = [_opened(localizer, view, seat, pictures) for seat in range(view.seats)]
    parts = all_of(view.rules, Face.final_parts)(localizer, view)
    finals = [Final(label, Panel(ui.TextDisplay(shorten(text, MOST_TEXT)))) for label, text in parts]
    return [*opened, *finals, final_table(localizer, view, pictures)]


def _opened(localizer: Localizer, view: View, seat: Seat, pictures: bool) -> Final:
    """Return what a seat kept secret, and each line of its score that counts and has a sentence of its own."""
    lines = all_of(view.rules, Face.final_lines)(localizer, view, seat)
    lines += [
        localizer.say(FINAL_LINES(line.code), points=line.points, **localizer.facts(line.facts))
        for line in view.result.of(seat)
        if line.points and localizer.words.has(localizer.lang, FINAL_LINES(line.code))
    ]
    label = localizer.say("final-part-tickets", player=localizer.player(seat, plain=True))
    text = ui.TextDisplay[Any](shorten("\n".join(lines), MOST_TEXT))
    if not pictures:
        return Final(label, Panel(text), seat=seat)
    name = f"tickets-{seat + 1}.png"
    owned = [localizer.route(route) for route, owner in view.seen(RoutesSeen).owners.items() if owner == seat]
    routes = "; ".join(owned) or localizer.say("none")
    alt = localizer.say("final-network-alt", player=localizer.seat(seat, plain=True), routes=routes)
    return Final(label, Panel(text, gallery(name, alt)), name, seat)
