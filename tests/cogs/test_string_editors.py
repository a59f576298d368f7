"""The private editors of a table of strings: what they show, what they refuse, and that nothing of a draft is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from simcord import InteractionResult

from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import StringsSeen
from engine.parts.table_setup import TableSeen
from engine.strings.places import place_text
from tests.cogs.hands import panel_of, walk
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_schema import wrong
from tests.cogs.test_strings import Railway, has, press_in, shown

pytestmark = pytest.mark.simcord(settle_timeout=60)


async def laying(party: Party, seats: int = 2) -> Railway:
    """A game in which ann has placed her tiles and is to lay her first string."""
    rails = Railway(party)
    await rails.begin(seats)
    await rails.corners()
    while (view := await rails.view()).seen(TilesSeen).drawn:
        await party.act(view.turn.seat, 0)
    return rails


async def typed(rails: Railway, text: str, string: str = "long") -> str:
    """What ann reads about a path that she types."""
    return said(await rails.party.ann.slash(rails.party.channel, "lay", string=string, path=text))


class TestTheStringEditor:
    async def test_shows_a_typed_path_and_lays_nothing_before_it_is_confirmed(self, party: Party) -> None:
        rails = await laying(party)
        before = await party.table()
        result = await party.ann.slash(party.channel, "lay", string="long", path="Base 1 > s1")
        panel = panel_of(result)
        assert "Through: Base 1 > S1" in shown(panel)
        assert (await party.table()).step == before.step
        assert not (await rails.view()).seen(StringsSeen).laid
        assert wrong(party) == []

    async def test_reads_names_of_tiles_and_places_in_three_languages(self, party: Party) -> None:
        rails = await laying(party)
        for text in ("Base 1 > S1", "база 1 → станция 1", "База 1 - станція 1", "base1->s1", "БАЗА 1; s 1"):
            assert "Through: Base 1 > S1" in await typed(rails, text)
        assert "Through: Base 1 > D4 > S1" in await typed(rails, "Base 1 > d4 > S1")

    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("Base 1 > Z99 > S1", "stop 2, “Z99”"),
            ("Base 1 > S77", "Stop 2, “S77”, isn't on the board"),
            ("S1 > hello", "stop 2, “hello”"),
            ("S1 > S2", "You haven't reached S1 or S2"),
            ("Base 1 > A1", "doesn't end on a station"),
            ("Base 1", "choose the next station"),
            ("Base 1 > E5 > B2 > E5 > S1", "⚠️"),
            (" > ".join(["D4", "E5"] * 30), "too many stops"),
        ],
    )
    async def test_tells_what_is_wrong_with_a_path(self, party: Party, text: str, sentence: str) -> None:
        rails = await laying(party)
        before = await party.table()
        answer = await typed(rails, text)
        assert sentence in answer
        after = await party.table()
        assert (after.step, after.game) == (before.step, after.game)

    async def test_keeps_the_stops_before_one_that_cannot_be_read(self, party: Party) -> None:
        rails = await laying(party)
        assert "I kept the stops before it" in await typed(rails, "Base 1 > S1 > Z9 > S2")
        assert "Through: Base 1 > S1" in shown(panel_of(await rails.press(party.ann, "lay")))

    async def test_reads_stops_with_nothing_but_spaces_between(self, party: Party) -> None:
        rails = await laying(party)
        for text in ("Base 1 S1", "база 1 с1", "base1 D4 s1", "База 1 Д4 С1"):
            assert "Through: Base 1 > " in await typed(rails, text)

    async def test_lays_nothing_at_once_that_breaks_a_rule(self, party: Party) -> None:
        await laying(party)
        before = await party.table()
        result = await party.ann.slash(party.channel, "lay", string="short", path="Base 1 > Base 3", now=True)
        assert "mm too long" in said(result)
        assert (await party.table()).step == before.step

    async def test_confirms_what_it_shows_and_not_what_another_message_holds(self, party: Party) -> None:
        rails = await laying(party)
        old = panel_of(await party.ann.slash(party.channel, "lay", string="long", path="Base 1 > S1"))
        await party.env.advance_time(16 * 60)
        new = panel_of(await party.ann.slash(party.channel, "lay", string="long", path="Base 1 > D3 > S1"))
        await party.env.advance_time(16 * 60)
        before = await party.table()
        await press_in(party.ann, old, "layit")
        assert (await party.table()).step == before.step
        assert "changed this in another message" in shown(old) and "> D3 >" in shown(old)
        await press_in(party.ann, new, "layit")
        assert (await party.table()).step == before.step + 1
        assert (await rails.view()).seen(StringsSeen).laid[0].stations == ("Base 1", "S1")

    async def test_goes_on_station_by_station_and_back(self, party: Party) -> None:
        rails = await laying(party)
        panel = panel_of(await rails.press(party.ann, "lay"))
        for station in ("Base 1", "S1"):
            await party.ann.select(panel, [station], custom_id=await pick(rails))
        assert "Through: Base 1 > S1" in shown(panel)
        await press_in(party.ann, panel, "undo")
        assert "Through: Base 1\n" in shown(panel) + "\n" and not has(panel, "layit")
        await press_in(party.ann, panel, "wipe")
        assert "Through" not in shown(panel)
        await press_in(party.ann, panel, "kind", "long")
        assert "Long string" in shown(panel)

    async def test_gives_a_string_up_only_when_it_is_asked_twice(self, party: Party) -> None:
        rails = await laying(party)
        panel = panel_of(await rails.press(party.ann, "lay"))
        await press_in(party.ann, panel, "giveup")
        assert (await rails.view()).seen(StringsSeen).left[0] == (4, 1)
        await press_in(party.ann, panel, "continue")
        assert has(panel, "giveup")
        await press_in(party.ann, panel, "giveup")
        await press_in(party.ann, panel, "confirm-giving-up", "long")
        assert (await rails.view()).seen(StringsSeen).left[0] == (4, 0)

    async def test_a_path_is_typed_in_a_window_too(self, party: Party) -> None:
        rails = await laying(party)
        panel = panel_of(await rails.press(party.ann, "lay"))
        window = await party.ann.click(panel, custom_id=await id_for(rails, "typepath"))
        await party.ann.submit_modal(window, {"text": "Base 1 > S1"})
        assert "Through: Base 1 > S1" in shown(panel)


async def pick(rails: Railway) -> str:
    return await id_for(rails, "pickstop")


async def id_for(rails: Railway, verb: str) -> str:
    table = await rails.party.table()
    return f"st:{table.id}:{table.step}:{verb}"


class TestDrafts:
    async def test_a_draft_survives_a_restart_and_a_panel_that_is_gone(self, party: Party, database: Path) -> None:
        rails = await laying(party)
        panel = panel_of(await rails.press(party.ann, "lay"))
        await press_in(party.ann, panel, "kind", "long")
        await party.ann.select(panel, ["Base 1"], custom_id=await pick(rails))
        await party.restart(database)
        await party.ann.select(panel, ["S1"], custom_id=await pick(rails))
        assert "Through: Base 1 > S1" in shown(panel)
        again = panel_of(await rails.press(party.ann, "lay"))
        assert "Through: Base 1 > S1" in shown(again) and "Long string" in shown(again)

    async def test_of_two_panels_the_confirmed_one_makes_the_other_stale(self, party: Party) -> None:
        rails = await laying(party)
        panels = [panel_of(await rails.press(party.ann, "lay"))]
        await party.env.advance_time(16 * 60)
        panels.append(panel_of(await rails.press(party.ann, "lay")))
        await party.env.advance_time(16 * 60)
        id_ = await id_for(rails, "undo")
        await press_in(party.ann, panels[0], "giveup")
        await press_in(party.ann, panels[0], "confirm-giving-up", "short")
        table = await party.table()
        stale = await party.ann.click(panels[1], custom_id=id_.replace("undo", "giveup"))
        assert "moved on" in said(stale)
        assert (await party.table()).step == table.step

    async def test_of_two_confirmed_at_once_one_counts(self, party: Party) -> None:
        rails = await laying(party)
        panel = panel_of(await rails.press(party.ann, "lay"))
        await press_in(party.ann, panel, "giveup")
        table = await party.table()
        id_ = f"st:{table.id}:{table.step}:confirm-giving-up:short"
        await party.at_once(party.ann.click(panel, custom_id=id_), party.ann.click(panel, custom_id=id_))
        assert (await party.table()).step == table.step + 1
        assert "moved on" not in text_of(panel)

    async def test_of_two_people_who_want_a_corner_at_once_the_one_on_turn_gets_it(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(3)
        table = await party.table()
        results = await party.at_once(rails_press(rails, table.step, 1), rails_press(rails, table.step, 0))
        assert (await party.table()).step == table.step + 1
        assert (await rails.view()).seen(TableSeen).corners[0] == 0
        assert "wait for yours" in said(results[0]) or "moved on" in said(results[0])

    async def test_another_player_gets_no_editor(self, party: Party) -> None:
        rails = await laying(party)
        assert "wait for yours" in said(await rails.press(party.bob, "lay"))
        assert "wait for yours" in said(await party.bob.slash(party.channel, "lay"))
        assert "aren't playing" in said(await rails.press(party.eve, "lay"))


async def rails_press(rails: Railway, step: int, seat: int) -> InteractionResult:
    table, party = await rails.party.table(), rails.party
    return await party.people[seat].click(party.posts()[-1], custom_id=f"st:{table.id}:{step}:corner:0")


class TestTheTileEditor:
    async def test_moves_turns_and_refuses_in_words(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(2)
        await rails.corners()
        panel = panel_of(await rails.press(party.ann, "place"))
        assert "It fits here" in shown(panel)
        spots = next(part for part in walk(panel.components) if ":pickspot:" in f"{part.get('custom_id')}:")
        assert all(re.fullmatch(r"[1-9]\. [A-R][0-9]+ [↑↗→↘↓↙←↖•]", one["label"]) for one in spots["options"])
        await press_in(party.ann, panel, "rotate", "15")
        await press_in(party.ann, panel, "nudgeby")
        window = await party.ann.click(panel, custom_id=await id_for(rails, "tileat"))
        await party.ann.submit_modal(window, {"text": "B2.0000"})
        assert "⚠️" in shown(panel) and not has(panel, "placeit")
        before = await party.table()
        await press_in(party.ann, panel, "nudge", "right")
        assert "In cell B2: 20 mm across, 0 mm down." in shown(panel)
        assert (await party.table()).step == before.step
        assert wrong(party) == []

    async def test_says_before_the_tile_is_placed_what_a_string_can_score_from_there(self, party: Party) -> None:
        rails = await laying(party)
        await party.act(0, 0)
        panel = panel_of(await rails.press(party.bob, "place"))  # the only tile before bob's string
        promised = re.search(r"a short string can score \+(\d+)\.", shown(panel))
        assert promised
        window = await party.bob.click(panel, custom_id=await id_for(rails, "tileat"))
        await party.bob.submit_modal(window, {"text": "Base 1"})
        assert "It fits here" in shown(panel) and "I find no short string that scores" in shown(panel)
        spots = next(part for part in walk(panel.components) if ":pickspot:" in f"{part.get('custom_id')}:")
        await party.bob.select(panel, [spots["options"][0]["value"]], custom_id=spots["custom_id"])
        await press_in(party.bob, panel, "placeit")
        ideas = [part["label"] for part in walk(panel.components) if ":idea:" in str(part.get("custom_id"))]
        assert ideas[0] == f"Idea 1: +{promised[1]}"

    async def test_puts_a_tile_near_the_one_that_is_named(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(2)
        await rails.corners()
        panel = panel_of(await party.ann.slash(party.channel, "place", at="Base 1"))
        assert "It fits here" in shown(panel) and has(panel, "placeit")

    async def test_places_at_once_only_when_asked_to_and_knowing_which_tile(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(2)
        await rails.corners()
        drawn = (await rails.view()).seen(TilesSeen).drawn
        spot = (await party.ann.autocomplete(party.channel, "place", "at", ""))[0]["value"]
        if len(set(drawn)) > 1:
            assert has(panel_of(await party.ann.slash(party.channel, "place", at=spot, now=True)), "placeit")
        await party.ann.slash(party.channel, "place", at=spot, tile=drawn[0], now=True)
        assert len((await rails.view()).seen(TilesSeen).drawn) == len(drawn) - 1

    async def test_refuses_what_is_no_place(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(2)
        await rails.corners()
        for text, sentence in (("nowhere", "isn't a place"), ("S9", "There's no S9")):
            assert sentence in said(await party.ann.slash(party.channel, "place", at=text))
        assert "⚠️" in said(await party.ann.slash(party.channel, "place", at="A1"))
        assert not [tile for tile in (await rails.view()).seen(TilesSeen).tiles if tile.name.startswith("S")]

    async def test_offers_legal_spots_near_what_is_typed(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(2)
        await rails.corners()
        offered = await party.ann.autocomplete(party.channel, "place", "at", "E5")
        assert offered
        before = await party.table()
        shown_first = panel_of(await party.ann.slash(party.channel, "place", at=offered[0]["value"]))
        assert has(shown_first, "placeit") and (await party.table()).step == before.step
        await press_in(party.ann, shown_first, "placeit")
        placed = [tile for tile in (await rails.view()).seen(TilesSeen).tiles if tile.name == "S1"]
        assert place_text(placed[0].center) == offered[0]["value"]
        assert await party.bob.autocomplete(party.channel, "place", "at", "E5") == []


class TestDrawnByHand:
    async def test_the_seats_draw_what_is_their_task(self, party: Party) -> None:
        """With three seats the second one draws the river and the mountains, after the border of chaos by the first."""
        rails = Railway(party)
        await rails.begin(3, options="chaos,by_hand")
        drawn = []
        while (owed := (await rails.view()).seen(TableSeen).owed) != "corner":
            drawn.append((owed, (await rails.on_turn()).user.name))
            panel = panel_of(await rails.press(await rails.on_turn(), "line"))
            for verb, arg in (("shift", "right"), ("shiftby", None), ("spin", "5"), ("spin", "-5"), ("shift", "left")):
                await press_in(await rails.on_turn(), panel, verb, arg)
            await (await rails.on_turn()).select(panel, ["1"], custom_id=await id_for(rails, "pickline"))
            await press_in(await rails.on_turn(), panel, "drawit")
        assert drawn == [("border", "ann"), ("river", "bob"), ("mountains", "bob")]
        assert wrong(party) == []

    async def test_by_text_with_what_is_wrong_listed(self, party: Party) -> None:
        rails = Railway(party)
        await rails.begin(3, options="by_hand")
        assert "wait for yours" in said(await party.ann.slash(party.channel, "river", path="B4 > H6"))
        assert "at least 2" in said(await party.bob.slash(party.channel, "river", path="D4"))
        assert "First draw the river" in said(await party.bob.slash(party.channel, "mountains", path="D4 > F4 > F6"))
        assert "Both ends" in said(await party.bob.slash(party.channel, "river", path="A3 > I3"))
        assert "crosses itself" in said(await party.bob.slash(party.channel, "river", path="D5 > F6 > F5 > D6 > E7"))
        assert (await rails.view()).seen(TableSeen).owed == "river"
        for line, path in (("river", "C6 > E5 > G6"), ("mountains", "D5 > F5 > F6 > D6")):
            panel = panel_of(await party.bob.slash(party.channel, line, path=path))
            assert "This works" in shown(panel)
            await press_in(party.bob, panel, "drawit")
            assert has(panel, "line") == (line == "river"), "after the river, the mountains are bob's as well"
        assert "isn't a corner" in said(await party.ann.slash(party.channel, "corner", corner="nowhere"))
        assert "There's no corner 9" in said(await party.ann.slash(party.channel, "corner", corner="9"))
        for person, corner in ((party.ann, "north"), (party.bob, "H8")):
            await person.slash(party.channel, "corner", corner=corner)
        assert (await rails.view()).turn.number == 1
        assert wrong(party) == []


class TestCommandsOfOtherGames:
    async def test_are_refused_at_a_table_of_strings(self, party: Party) -> None:
        await laying(party)
        for command in ("draw", "tickets", "pass", "tunnel leave"):
            assert "no such action" in said(await party.ann.slash(party.channel, command))
        assert "no such action" in said(await party.ann.slash(party.channel, "claim", route="x"))
        assert await party.ann.autocomplete(party.channel, "claim", "route", "") == []

    async def test_those_of_strings_are_refused_on_a_map(self, party: Party) -> None:
        await party.begin_turns()
        for command in ("place", "lay", "river"):
            assert "no such action" in said(await party.ann.slash(party.channel, command))
        assert "no city or part of the board" in said(await party.ann.slash(party.channel, "board", focus="D4"))

    async def test_looking_works_for_anybody(self, party: Party) -> None:
        rails = await laying(party)
        assert "strings left" in said(await party.ann.slash(party.channel, "hand")).lower()
        panel = panel_of(await rails.press(party.eve, "look"))
        await party.eve.select(panel, ["Base 2"], custom_id=await id_for(rails, "picklook"))
        assert panel_of(await party.eve.slash(party.channel, "board", focus="S1"))
        assert "A table" not in said(await party.ann.slash(party.channel, "help"))
        assert has(panel_of(await rails.press(party.ann, "lay")), "giveup")
        assert wrong(party) == []

    async def test_the_kinds_of_station_are_shown_on_demand_with_their_points_in_words(self, party: Party) -> None:
        rails = await laying(party)
        panel = panel_of(await rails.press(party.eve, "look"))
        await party.eve.select(panel, ["legend"], custom_id=await id_for(rails, "picklook"))
        (described,) = [item["description"] for part in walk(panel.components) for item in part.get("items", ())]
        assert "Terminal Station × 2: Points for a first visit: 3" in described
        assert "Scenic Station" in described and "- " not in described

    async def test_looking_costs_one_picture(self, party: Party) -> None:
        rails = await laying(party)
        pictures = party.bot.limits.pictures
        pictures.rate = 0.0
        await rails.press(party.eve, "look")
        assert pictures.left(party.eve.id) == pictures.size - 1
