"""What happened in a game, as its readers see it: below the final scores, for anyone, in one picture and in words."""

from __future__ import annotations

from functools import cache

import pytest

from cogs.game.account import course_of, lines_of
from cogs.tables.finale import ACCOUNT
from cogs.tables.table import COLORS, Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load, rules_of_record
from data.store.rows import SeatRow
from engine.account import Account, account_of
from engine.game_file import after_turns, events_of, read_record
from tests.cogs.hands import custom_ids, panel_of
from tests.cogs.party import Party, said
from tests.cogs.test_deals import to_the_end
from tests.cogs.test_finale import described
from tests.replays.keep import HERE

EVERY = sorted(path.stem for path in HERE.glob("*.json"))
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


@cache
def told(name: str) -> tuple[Table, Account]:
    """A kept game as a finished table, and what happened in it."""
    record = read_record((HERE / f"{name}.json").read_bytes())
    rules, steps = rules_of_record(record, load()), events_of(record)
    turns = list(after_turns(rules, record.seats, steps))
    seats = tuple(SeatRow(seat, seat + 1, NAMES[seat], COLORS[seat]) for seat in range(record.seats))
    variant, count = record.variant, len(steps)
    table = Table(7, 1, 1, record.game, variant, {}, 1, len(seats), "finished", count, seats, turns[-1].game)
    return table, account_of(turns, rules, record.seats, steps)


@pytest.mark.parametrize("name", EVERY)
def test_the_kinds_of_points_add_up_to_the_totals_and_have_titles_and_words_in_every_language(name: str) -> None:
    table, account = told(name)
    for lang in LANGS:
        localizer = Localizer(catalogue(), lang, table)
        course = course_of(localizer, table, account)
        assert [sum(points[seat] for _, points in course.kinds) for seat in range(len(table.seats))] == list(
            table.running.result().totals
        )
        text = "\n".join(lines_of(localizer, table, account))
        assert len(text) < 3500 and "{" not in text


def test_luck_and_blocked_tickets_are_told_with_their_numbers() -> None:
    table, account = told("usa-classic-3-seats-3")
    text = "\n".join(lines_of(Localizer(catalogue(), "en", table), table, account))
    (ann, *_), blocked = account.luck, account.blocked[0]
    assert f"Ann: {ann.wilds} locomotives in {ann.cards} cards; {ann.expected:.1f} ± " in text
    assert f"Turn {blocked.turn}: Bob claimed" in text and "Ann couldn't complete Boston – Miami" in text


@pytest.mark.pictures
async def test_the_button_below_the_final_scores_opens_it_for_anyone(party: Party) -> None:
    await party.begin(seats=2)
    table = await to_the_end(party)
    await party.read_the_end()
    end = party.posts()[-1]
    pressed = next(id_ for id_ in custom_ids(end.components) if id_.endswith(f":{ACCOUNT}"))
    shown = await party.eve.click(end, custom_id=pressed)
    assert "What happened" in said(shown) and "Largest gain in one turn" in said(shown)
    (picture,) = panel_of(shown).message.attachments
    (alt,) = described(panel_of(shown).message.components)
    last = table.running.result().totals
    assert picture.filename == "course.png" and f"Ann {last[0]}, Bob {last[1]}" in alt.replace("−", "-")
    await party.bot.settings.set("person", party.ann.id, "pictures", "off")
    told_only = await party.ann.click(end, custom_id=pressed)
    assert "Largest gain" in said(told_only) and not panel_of(told_only).message.attachments
