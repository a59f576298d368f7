"""What happened in a finished game: one picture of its course, and the decisive moments in words."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from discord import ui

from cogs.core.components import COURSE, Panel, gallery, in_lines, on, wait
from cogs.game.game_file import finished_game, stored_game
from cogs.game.looks import ways
from cogs.play.moves import localizer_for, show
from cogs.play.pictures import drawn_file
from cogs.play.scores import COLUMNS, MOST_TEXT, ranked
from cogs.tables.finale import ACCOUNT
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.settings import preferences_here
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from data.languages import name_in
from engine.account import Account, account_of
from engine.core.codec import decode_events
from engine.core.score import Result
from engine.core.view import View
from engine.game_file import after_turns
from engine.record import kinds_of
from renderer.core.course import Course, render_course
from renderer.core.look import Look
from renderer.league.tables import figure
from renderer.rail.layer import added_to

MOST_KNOWN = 50
"""Games of which what happened is remembered."""
MOST_LINES = 5
"""Lines of one kind: the latest completed tickets, and the most valuable blocked ones."""


@dataclass
class Accounts:
    """What happened in the games that were asked about last, each computed once: a finished game never changes."""

    bot: Client
    known: OrderedDict[int, asyncio.Future[Account]] = field(default_factory=OrderedDict)

    async def of(self, table: Table) -> Account:
        """Return what happened in a finished game, computed in a worker thread.

        Raises: Refused as `stored_game` does.
        """
        future = self.known.get(table.id)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            future = self.known[table.id] = asyncio.ensure_future(_computed(self.bot, table))
            while len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        return await asyncio.shield(future)


async def _computed(bot: Client, table: Table) -> Account:
    stored, rules, seats = await stored_game(bot, table), table.running.rules, len(table.seats)

    def work() -> Account:
        steps = [decode_events(step.events) for step in stored.steps]
        return account_of(list(after_turns(rules, seats, steps)), rules, seats, steps)

    return await asyncio.to_thread(work)


@on(ACCOUNT)
async def press_account(press: Pressed) -> None:
    """Show what happened in a game that is over, for anyone who may look."""
    await wait(press)
    await _show_account(press.interaction, await finished_game(press.interaction, press.game), press.arg or "")


@on("pickaccount")
async def pick_account(press: Pressed) -> None:
    """Show what happened in the game that was picked from a list of finished ones, if the asker may look."""
    await wait(press)
    await _show_account(press.interaction, await finished_game(press.interaction, press.number), press.arg or "")


async def _show_account(interaction: Interaction, table: Table, back: str) -> None:
    bot = interaction.client
    localizer, account = await localizer_for(interaction, table), await bot.feature(Accounts).of(table)
    wanted, theme = await preferences_here(interaction)
    items: list[ui.Item[Any]] = []
    file = None
    if wanted:
        course = course_of(localizer, table, account)

        def draw(_: View, look: Look) -> bytes:
            return render_course(course, look)

        file = await drawn_file(draw, COURSE, bot.words, localizer.lang, table, None, theme=theme)
    text = shorten("\n".join(lines_of(localizer, table, account)), MOST_TEXT)
    items.append(ui.TextDisplay(text))
    if file is not None:
        items.insert(0, gallery(COURSE, _alt(localizer, account)))
    await show(interaction, Panel(*items, *in_lines(ways(localizer, table, ACCOUNT, back))), file)


def course_of(localizer: Localizer, table: Table, account: Account) -> Course:
    """Return what the picture shows."""
    game = table.running
    return Course(
        localizer.say("account-title"),
        localizer.say("account-below", map=name_in(game.rules.names, localizer.lang), game=str(table.id)),
        account.turns,
        account.points,
        sources(localizer, game.result(), len(table.seats)),
        ranked(game.view(None)),
    )


def sources(localizer: Localizer, result: Result, seats: int) -> list[tuple[str, list[int]]]:
    """Return each kind of points by its title, with the points of all seats; they add up to the totals."""
    found, added = dict[str, list[int]](), added_to()
    for seat in range(seats):
        for code, points in kinds_of(result, seat).items():
            found.setdefault(added.get(code) or code, [0] * seats)[seat] += points
    return [(localizer.say(COLUMNS(code)), points) for code, points in found.items() if any(points)]


def lines_of(localizer: Localizer, table: Table, account: Account) -> list[str]:
    """Return the decisive moments, the wilds drawn and the tickets in words."""
    say, player = localizer.say, localizer.player
    lines = [f"### {say('account-title')}"]
    winners = table.running.result().winners
    if len(winners) == 1:
        first = account.turns[0] if account.lead is None else account.lead + 1
        if first <= account.turns[-1]:
            lines.append(say("account-lead", player=player(winners[0]), turn=first))
    if account.gain is not None and account.gain.points > 0:
        gain = account.gain
        lines.append(say("account-gain", player=player(gain.seat), points=gain.points, turn=gain.turn))
    lines += [
        say("account-late", player=player(one.seat), ticket=localizer.ticket(one.ticket), turn=one.turn)
        for one in account.late[-MOST_LINES:]
    ]
    worst = sorted(sorted(account.blocked, key=lambda one: -one.points)[:MOST_LINES], key=lambda one: one.turn)
    lines += [
        say(
            "account-blocked",
            turn=one.turn,
            player=player(one.seat),
            route=localizer.route(one.route),
            other=player(one.loser),
            ticket=localizer.ticket(one.ticket),
        )
        for one in worst
    ]
    if account.luck:
        lines += [say("account-luck"), *_luck(localizer, account)]
    if any(one.needed for one in account.spaces):
        lines += [say("account-spaces"), *_spaces(localizer, account)]
    return lines


def _luck(localizer: Localizer, account: Account) -> list[str]:
    lang = localizer.lang
    return [
        localizer.say(
            "account-luck-of",
            player=localizer.player(seat),
            wilds=localizer.counted(luck.card, luck.wilds),
            cards=luck.cards,
            expected=figure(luck.expected, lang, is_short=False),
            spread=figure(luck.spread, lang, is_short=False),
        )
        for seat, luck in enumerate(account.luck)
    ]


def _spaces(localizer: Localizer, account: Account) -> list[str]:
    counted = [(seat, one.built, one.needed) for seat, one in enumerate(account.spaces) if one.needed]
    return [
        localizer.say("account-spaces-of", player=localizer.player(seat), built=built, needed=needed)
        for seat, built, needed in counted
    ]


def _alt(localizer: Localizer, account: Account) -> str:
    """Return the course as text: the points at the quarters of the game."""
    places: Sequence[int] = sorted({len(account.turns) * quarter // 4 - 1 for quarter in range(1, 5)} - {-1})
    rows = []
    for place in places:
        totals = enumerate(account.points[place])
        scores = (
            localizer.say("score-row", player=localizer.player(seat, plain=True), total=total) for seat, total in totals
        )
        rows.append(localizer.say("replay-turn", turn=account.turns[place], scores=", ".join(scores)))
    return " ".join(rows)
