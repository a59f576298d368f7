"""Two players of the same name at one table: every option, sentence and picture tells them apart."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from cogs.league.referee.acts import parse_places, places_text
from cogs.play.seating import seat_named
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.store.rows import SeatRow
from data.store.seats import Seats
from engine.core.refused import Refused
from tests.cogs.party import Party, said, text_of

ALEX = "Alex"
SEATS = (SeatRow(0, 7, "Ann", "blue"), SeatRow(1, 8, ALEX, "red"), SeatRow(2, 9, "alex", "green"))


async def with_two_alexes(party: Party) -> tuple[Table, MemberActor, MemberActor]:
    """Ann has opened a game; Alex and Alex have joined it."""
    one, other = (party.guild.add_member(party.env.create_user(name, global_name=ALEX)) for name in ("alex1", "alex2"))
    await party.open(3, first=party.ann)
    for person in (one, other):
        await person.slash(party.channel, "game join")
    return await party.table(), one, other


def gone(party: Party, person: MemberActor) -> None:
    """The person has left the server, so the host may pass the seat on."""
    party.env.inject_error("GET", f"/guilds/{party.guild.id}/members/{person.id}", status=404, code=10007)


async def open_seats(party: Party) -> list[int]:
    return sorted(await Seats(party.bot.store).open((await party.table()).id))


async def test_both_can_be_replaced_and_substituted(party: Party) -> None:
    _, one, other = await with_two_alexes(party)
    choices = await party.ann.autocomplete(party.channel, "game replace", "player", "alex")
    assert [choice["name"] for choice in choices] == ["Alex (■ red)", "Alex (▲ green)"]
    assert [choice["value"] for choice in choices] == ["#2", "#3"]
    assert "More than one player here could be meant by “Alex”" in said(
        await party.ann.slash(party.channel, "game replace", player=ALEX, by="computer")
    )
    assert "Alex (green)" in said(await party.ann.slash(party.channel, "game replace", player="3", by="computer"))
    for person in (one, other):
        gone(party, person)
    await party.ann.slash(party.channel, "game replace", player="3", by="substitute")
    assert await open_seats(party) == [2]
    await party.ann.slash(party.channel, "game substitute", player="2")
    assert await open_seats(party) == [1, 2]
    assert any("Alex (red)" in text_of(post) for post in party.posts())


async def test_a_seat_is_named_by_a_mention_too(party: Party) -> None:
    _, _, other = await with_two_alexes(party)
    gone(party, other)
    await party.ann.slash(party.channel, "game replace", player=f"<@{other.id}>", by="substitute")
    assert await open_seats(party) == [2]


@pytest.mark.parametrize(
    ("typed", "seat"), [("1", 0), ("ann", 0), ("@Ann", 0), ("2", 1), ("<@8>", 1), ("@9", 2), ("Alex (3)", 2)]
)
def test_a_seat_is_named_by_its_number_a_mention_or_a_name(typed: str, seat: int) -> None:
    assert seat_named(SEATS, typed) == seat


@pytest.mark.parametrize(("typed", "code"), [("ALEX", "several_players"), ("Bob", "no_such_player"), ("4", None)])
def test_any_other_text_names_no_seat(typed: str, code: str | None) -> None:
    with pytest.raises(Refused) as refused:
        seat_named(SEATS, typed)
    assert refused.value.code == (code or "no_such_player")


def test_places_are_told_as_they_are_read() -> None:
    places = {2: 1, 0: 2, 1: 2}
    assert places_text(places, SEATS) == "alex (3), Ann = Alex (2)"
    assert parse_places(places_text(places, SEATS), SEATS) == places


def seats_of(*names: str) -> list[SeatRow]:
    return [SeatRow(seat, 11 + seat, name, "blue") for seat, name in enumerate(names)]


@pytest.mark.parametrize(
    ("names", "typed", "seat"),
    [
        (("Bob", "Ann", "Zed (2)"), "Zed (2)", 2),
        (("A (2)", "B (1)"), "b (1)", 1),
        (("Ann", "2"), "2", 1),
        (("Ann", "Alex", "alex"), "Alex (3)", 2),
        (("Ann", "<@11>"), "<@11>", 0),
    ],
)
def test_a_whole_name_wins_over_a_number_in_it(names: tuple[str, ...], typed: str, seat: int) -> None:
    assert seat_named(seats_of(*names), typed) == seat


@pytest.mark.parametrize(
    ("names", "typed", "code"),
    [
        (("2", "Ann"), "2", "several_players"),
        (("Alex (2)", "Alex", "alex"), "Alex (2)", "several_players"),
        (("Bob", "Ann"), "Bob (9)", "no_such_player"),
        (("Bob", "Ann"), "Bob (2)", "no_such_player"),
    ],
)
def test_what_may_mean_two_seats_names_none(names: tuple[str, ...], typed: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        seat_named(seats_of(*names), typed)


@pytest.mark.parametrize(
    "names",
    [
        ("A (2)", "B (1)"),
        ("2", "1", "3"),
        ("Alex (2)", "Alex", "alex"),
        ("Ann, Bob", "Ann = Cleo", "Bob"),
        ("<@12>", "12", "@11"),
        ("👑", "\u202eevE", "eve"),
        ("@", "🎩 > 👑", " "),
    ],
)
def test_whatever_people_are_called_places_are_told_as_they_are_read(names: tuple[str, ...]) -> None:
    seats = seats_of(*names)
    places = {row.seat: len(names) - row.seat for row in seats}
    assert parse_places(places_text(places, seats), seats) == places


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_name_the_color_of_namesakes_alone(lang: str) -> None:
    localizer = Localizer(catalogue(), lang, _Seated(SEATS))
    told = [localizer.player(seat, plain=True) for seat in range(3)]
    assert told[0] == "Ann"
    assert told[1] == f"Alex ({localizer.paint('red', plain=True)})"
    assert told[2] == f"alex ({localizer.paint('green', plain=True)})"
    assert localizer.seat(1) == f"Alex ({localizer.paint('red')})"
    alone = Localizer(catalogue(), lang, _Seated(SEATS[:2]))
    assert [alone.player(seat) for seat in range(2)] == ["Ann", "Alex"]


class _Seated:
    game = None

    def __init__(self, seats: tuple[SeatRow, ...]) -> None:
        self.seats = seats

    def people(self, seats: object) -> list[int]:
        return []
