"""What stands where in the picture of a cup, for cups of every size."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import cast

import pytest

from cogs.league.context import SeasonContext
from cogs.league.cups.bracket import Bracket
from cogs.league.cups.bracket_picture import Plan, alt
from cogs.league.draw import Cup
from cogs.run.bot import SlowTrain
from cogs.text.catalogue import LANGS, catalogue
from data.store.league_rows import CUP, DECIDED, DRAWN, FINISHED, Entrant, Fixture, League, Season, Settings
from engine.league.cups import Course, CupTerms
from engine.league.standings import DEFAULT_SCALE
from renderer.league.bracket import MOST_BOXES, MOST_COLUMNS
from tests.cogs.cup_hands import play_round
from tests.cogs.party import Party, text_of
from tests.cogs.test_cups import begin
from tests.engine.league.test_course import Stored


class Bot:
    """What a bracket asks of the bot."""

    words = catalogue()


def cup_of(stored: Stored, *, done: bool, lang: str = "en", name: str = "") -> tuple[Bracket, Cup]:
    """A cup as it is read from the store, its last round played or not."""
    terms, course = stored.terms, stored.course()
    season = Season(1, 1, 1, "running", Settings(("m",), CUP, seats=4, cup=terms), 0, 0, 0, 1, course.rounds)
    fixtures = [
        Fixture(
            number,
            1,
            table.round,
            0,
            "knockout" if table.group is None else "group",
            table.slot if table.group is None else table.group,
            "m",
            table.people,
            status=DECIDED if len(table.people) == 1 else FINISHED if done or table.round < course.rounds else DRAWN,
        )
        for number, table in enumerate(stored.tables)
    ]
    entrants = {
        p: Entrant(1, p, name or f"P{p}", 0, "in" if p not in stored.gone else "left", 0, p) for p in stored.seeds
    }
    cup = Cup(season, entrants, fixtures, Course(stored.seeds, terms, stored.tables, stored.gone, DEFAULT_SCALE))
    context = SeasonContext(cast(SlowTrain, Bot()), lang, League(1, 1, 1, "Cup", 1), season)
    return Bracket(context, cup), cup


@pytest.mark.parametrize("absent", [0.0, 0.15])
@pytest.mark.parametrize("sizes", [(8, 21, 66, 128), pytest.param(range(9, 128, 9), marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "terms",
    [
        CupTerms(group_games=0),
        CupTerms(group_games=1),
        CupTerms(group_games=0, seats=4, on=2),
        CupTerms(group_games=0, seats=3),
    ],
)
def test_every_round_of_every_cup_fits_or_has_no_picture(terms: CupTerms, sizes: Iterable[int], absent: float) -> None:
    for people in sizes:
        stored = Stored(people, terms, seed=people, absent=absent)
        while stored.play_round():
            for done in (False, True):
                bracket, cup = cup_of(stored, done=done)
                if not cup.course.knockout(cup.course.rounds):
                    continue
                for number in Plan(bracket, cup).drawn:
                    columns = Plan(bracket, cup).columns(number)
                    assert len(columns) <= MOST_COLUMNS
                    assert bool(columns) == (len(cup.course.knockout(number)) <= MOST_BOXES)
                    for one, after in pairwise(columns):
                        assert len(one.boxes) <= MOST_BOXES
                        assert all(box.feeds is None or box.feeds < len(after.boxes) for box in one.boxes)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("people", [8, 128, *(pytest.param(many, marks=pytest.mark.long) for many in (65, 127))])
def test_every_page_of_the_text_fits_a_message_however_long_names_are(people: int, lang: str) -> None:
    stored = Stored(people, CupTerms(group_games=1), seed=people)
    while stored.play_round():
        bracket, _ = cup_of(stored, done=False, lang=lang, name="_" * 32)
        assert all(len("\n".join(lines)) < 3700 for lines, _ in bracket.pages())


class TestACupOfTwelve:
    """Duels: four byes and four tables, quarter-finals, semi-finals, the final."""

    def played(self, rounds: int, *, done: bool = True) -> tuple[Bracket, Cup]:
        stored = Stored(12, CupTerms(group_games=0), seed=3)
        for _ in range(rounds):
            stored.play_round()
        return cup_of(stored, done=done)

    def test_shows_what_is_to_come_with_those_who_are_known(self) -> None:
        bracket, cup = self.played(1, done=False)
        first, second, third = Plan(bracket, cup).columns(1)
        assert [column.title for column in (first, second, third)] == ["Round of 16", "Quarterfinals", "Semifinals"]
        assert [len(column.boxes) for column in (first, second, third)] == [8, 4, 2]
        assert sum(len(box.seats) == 1 for box in first.boxes) == 4
        byes = {seat.name for box in first.boxes if len(box.seats) == 1 for seat in box.seats}
        assert {seat.name for box in second.boxes for seat in box.seats} == byes | {""}

    def test_leads_each_winner_to_the_table_where_he_plays_next(self) -> None:
        bracket, cup = self.played(4)
        for column, after in pairwise(Plan(bracket, cup).columns(4)):
            for box in column.boxes:
                (winner,) = [seat.name for seat in box.seats if seat.state == "on"]
                assert box.feeds is not None
                assert winner in {seat.name for seat in after.boxes[box.feeds].seats}

    def test_has_tables_that_lead_to_one_side_by_side(self) -> None:
        bracket, cup = self.played(2)
        for column in Plan(bracket, cup).columns(2)[:-1]:
            feeds = [box.feeds for box in column.boxes]
            assert feeds == sorted(feeds, key=lambda to: to or 0)

    def test_ends_with_its_winner(self) -> None:
        bracket, cup = self.played(4)
        *_, final = Plan(bracket, cup).columns(4)
        assert final.title == "Final"
        assert [seat.name for seat in final.boxes[0].seats if seat.state == "won"] == [f"P{cup.course.winner}"]

    def test_numbers_everybody_by_the_order_in_which_they_began(self) -> None:
        bracket, cup = self.played(1)
        seats = [seat for box in Plan(bracket, cup).columns(1)[0].boxes for seat in box.seats]
        assert sorted(seat.number for seat in seats) == sorted((one.seed or 0) + 1 for one in cup.entrants.values())

    def test_is_described_in_words_too(self) -> None:
        bracket, cup = self.played(1, done=False)
        text = alt(bracket, Plan(bracket, cup).columns(1))
        assert text.startswith("🏆 Cup – season 1: Round of 16: ")
        assert "to be decided" in text


@pytest.mark.long
@pytest.mark.pictures
async def test_a_cup_is_shown_with_its_picture_and_the_picture_turns_with_the_pages(party: Party) -> None:
    await begin(party, 8)
    await party.bot.settings.set("server", party.guild.id, "pictures", "on")
    for number in (1, 2):
        await play_round(party, number, Random(number))
    await party.ann.slash(party.channel, "league cup", public=True)
    post = party.posts()[-1]
    assert [file.filename for file in post.attachments] == ["cup.png"]
    assert "**Final**" in text_of(post)
    await party.ann.click(post, label="Earlier")
    assert "**Semifinals**" in text_of(party.posts()[-1])
    assert [file.filename for file in party.posts()[-1].attachments] == ["cup.png"]
