"""A table of strings in a chat: whole games by buttons and by text, and what is refused on the way."""

from __future__ import annotations

from typing import Any

import pytest
from discord.ui import TextDisplay
from simcord import InteractionResult, MemberActor, ResponseMessage

from cogs.play.scores import final_table
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import StringsSeen, company_of
from engine.parts.table_setup import TableSeen
from tests.cogs.hands import id_of, ids_in, panel_of, walk
from tests.cogs.party import Party, said, text_of
from tests.cogs.quick import PAUSE
from tests.cogs.test_limits import table_of
from tests.cogs.test_schema import wrong
from tests.rulebook.string_railway.rails import Rails

KEY = "string_railway"
pytestmark = pytest.mark.simcord(settle_timeout=60)


class Railway:
    """A party at a table of strings; ann begins."""

    def __init__(self, party: Party) -> None:
        self.party = party

    async def begin(self, seats: int = 3, **options: Any) -> None:
        await self.party.begin(seats, map=KEY, first=self.party.ann, **options)

    async def view(self) -> Any:
        table = await self.party.table()
        assert table.game is not None
        return table.game.view(None)

    async def on_turn(self) -> MemberActor:
        table = await self.party.table()
        assert table.game is not None
        return self.party.people[table.game.waiting[0]]

    async def corners(self) -> None:
        """Everybody takes the first corner that is free, by its button."""
        while (setup := (await self.view()).seen(TableSeen)).owed == "corner":
            free = next(c for c in range(len(setup.marks)) if c not in setup.corners)
            await self.press(await self.on_turn(), "corner", str(free))

    async def press(self, person: MemberActor, verb: str, arg: str | None = None) -> InteractionResult:
        """A press under the newest board."""
        table = await self.party.table()
        id_ = f"st:{table.id}:{table.step}:{verb}" + (f":{arg}" if arg is not None else "")
        return await person.click(self.party.posts()[-1], custom_id=id_)

    async def place_all(self) -> ResponseMessage:
        """Places what was drawn where the editor proposes; the editor of the string follows in the same message."""
        person = await self.on_turn()
        panel = panel_of(await self.press(person, "place"))
        while (await self.view()).seen(TilesSeen).drawn:
            panel = await press_in(person, panel, "placeit")
        return panel

    async def turn(self) -> None:
        """A whole turn by buttons: the best idea, or laying none."""
        person = await self.on_turn()
        drawn = (await self.view()).seen(TilesSeen).drawn
        panel = await self.place_all() if drawn else panel_of(await self.press(person, "lay"))
        if not has(panel, "idea"):
            string = next(s for s in ("short", "long") if has(panel, "kind", s))
            panel = await press_in(person, panel, "kind", string)
        if has(panel, "idea"):
            panel = await press_in(person, panel, "idea", first(panel, "idea"))
            await press_in(person, panel, "layit")
            return
        panel = await press_in(person, panel, "giveup")
        await press_in(person, panel, "confirm-giving-up", first(panel, "confirm-giving-up"))


def has(panel: ResponseMessage, verb: str, arg: str | None = None) -> bool:
    """Whether such a button is there and can be pressed."""
    for part in walk(panel.components):
        words = str(part.get("custom_id", "")).split(":")
        if len(words) > 3 and words[3] == verb and not part.get("disabled") and arg in (None, *words[4:]):
            return True
    return False


def first(panel: ResponseMessage, verb: str) -> str:
    return id_of(panel, verb).split(":", 4)[4]


def shown(panel: ResponseMessage) -> str:
    return "\n".join(part["content"] for part in walk(panel.components) if "content" in part)


async def press_in(person: MemberActor, panel: ResponseMessage, verb: str, arg: str | None = None) -> ResponseMessage:
    """A press in a private panel, which changes it in place."""
    ids = [id_ for id_ in ids_in(panel) if id_.split(":")[3] == verb and arg in (None, *id_.split(":", 4)[4:])]
    await person.click(panel, custom_id=ids[0])
    return panel


class TestWholeGames:
    @pytest.mark.long
    async def test_of_three_by_buttons(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(3)
        await rails.corners()
        while not (await rails.view()).turn.ended:
            await rails.turn()
        assert (await party.table()).status == "finished"
        assert any("Final scores" in text_of(post) for post in party.posts())
        assert wrong(party) == []

    @pytest.mark.long
    async def test_of_two_with_two_companies_each(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(2)
        await rails.corners()
        while not (await rails.view()).turn.ended:
            await rails.turn()
        assert "better company counts, then the other one. Companies:" in text_of(party.posts()[-1])
        assert wrong(party) == []

    @pytest.mark.long
    async def test_of_three_by_text(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(3)
        table = party.channel
        for corner in ("1", "south-west"):
            await (await rails.on_turn()).slash(table, "corner", corner=corner)
        while not (view := await rails.view()).turn.ended:
            person = await rails.on_turn()
            if view.seen(TilesSeen).drawn:
                spots = await person.autocomplete(table, "place", "at", "")
                kind = (await person.autocomplete(table, "place", "tile", ""))[0]["value"]
                await person.slash(table, "place", at=spots[0]["value"], tile=kind, now=True)
                continue
            company = company_of(view)
            assert company is not None
            left = dict(zip(("short", "long"), view.seen(StringsSeen).left[company], strict=True))
            string = next(name for name, count in left.items() if count)
            paths = await person.autocomplete(table, "lay", "path", "", string=string)
            if paths:
                step = (await party.table()).step
                await person.slash(table, "lay", string=string, path=paths[0]["value"], now=True)
                assert (await party.table()).step == step + 1
                continue
            panel = panel_of(await person.slash(table, "lay", string=string, path="none"))
            await press_in(person, panel, "confirm-giving-up", string)
        assert wrong(party) == []


async def test_only_the_newest_post_has_buttons_where_a_computer_chose_the_first_corner(party: Party) -> None:
    await party.ann.slash(party.channel, "game solo", map=KEY)
    rails = Railway(party)
    for _ in range(2):
        await party.env.advance_time(PAUSE + 1)
    assert (await rails.view()).seen(TableSeen).corners.count(None) == 2, "the computer has chosen its two"
    await rails.corners()
    await party.env.advance_time(PAUSE + 1)
    posts = party.posts()
    assert [post.id for post in posts if "st:" in str([part.to_dict() for part in post.components])] == [posts[-1].id]


async def test_a_corner_is_named_by_its_direction_and_may_be_typed_by_its_number(party: Party) -> None:
    """A number of a corner reads as that of a base, which may be in another corner."""
    rails = Railway(party)
    await rails.begin(2)
    labels = [
        part["label"] for part in walk([row.to_dict() for row in party.posts()[-1].components]) if "label" in part
    ]
    assert "South-west · B8" in labels, labels
    chosen = said(await (await rails.on_turn()).slash(party.channel, "corner", corner="4"))
    assert "You chose the south-west corner (B8)" in chosen
    assert "chose the south-west corner (B8)" in text_of(party.posts()[-1])


async def test_a_mention_says_that_the_number_after_it_is_a_company(party: Party) -> None:
    """“@Ann 1, place your tile” reads like a slip."""
    rails = Railway(party)
    await rails.begin(2)
    await rails.corners()
    assert f"<@{party.ann.id}> (company 1), " in text_of(party.posts()[-1])


@pytest.mark.parametrize(("seats", "said_so"), [(2, True), (3, False)])
async def test_two_players_read_from_the_start_that_each_has_two_companies(
    party: Party, seats: int, said_so: bool
) -> None:
    await Railway(party).begin(seats)
    first = "\n".join(map(text_of, party.posts()))
    assert ("Each player has two companies" in first) is said_so
    hand = said(await party.ann.slash(party.channel, "hand"))
    assert ("You have two companies: the better one counts" in hand) is said_so


def test_a_tie_of_three_has_one_place_and_no_tiebreaker_that_they_lack() -> None:
    table = Rails("ann bob cat", left=[(1, 0), (0, 0), (0, 0)])
    table.lay_none("ann", "short")
    localizer = Localizer(catalogue(), "en", table_of(table.game))
    shown = final_table(localizer, table.game.view(None), pictures=False).view.walk_children()
    text = "".join(item.content for item in shown if isinstance(item, TextDisplay))
    assert text.count("1\\. **") == 3  # Discord counts the lines of a list itself
    assert "Tiebreakers" not in text
