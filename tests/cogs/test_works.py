"""Stations and tunnels as people use them: whole games, the odds that are shown, and what the panels offer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.faces.stations import STATION, city_labels
from cogs.faces.tunnels import percents, risk_lines
from cogs.rail.panels import final_panels, hand_text
from cogs.rail.typed import parse_city
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.core.action import Action
from engine.core.refused import Refused
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen
from engine.parts.stations import BuildStation, StationsSeen
from engine.parts.tunnels import LeaveTunnel, PayTunnel
from engine.position import place
from tests.cogs.hands import ByButtons, BySlash, custom_ids, id_of, panel_of, play_one, play_out
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange, stacked
from tests.cogs.test_limits import table_of
from tests.cogs.test_schema import wrong
from tests.cogs.watch import check_answers, check_public
from tests.rows import crossed

WORDS = catalogue()
RULES = load().rules("europe")
ROW = ("white", "white", "black", "black", "orange")
HANDS: tuple[tuple[str, ...], ...] = (
    ("red", "blue", "blue", "green", "green", "locomotive"),
    ("yellow", "yellow", "yellow", "green", "green", "orange"),
    ("purple", "purple", "orange", "orange"),
)
TOP = ("yellow", "blue", "red", "purple", "locomotive", "white", "white", "white", "blue")


def at(turn: int = 0, **given: object) -> Table:
    return table_of(place(RULES, 3, given, Random(1), turn))


def localizer(table: Table, lang: str = "en") -> Localizer:
    return Localizer(WORDS, lang, table)


async def set_up(party: Party, **given: Any) -> Table:
    """Three people at a table of the map, in the position that all the tests of a turn begin with."""
    await party.begin_turns(map="europe")
    deck = stacked(RULES, TOP, ROW, *HANDS)
    position: dict[str, Any] = {"hands": [list(hand) for hand in HANDS], "face_up": list(ROW), "deck": deck}
    return await arrange(party, **{**position, **given})


async def play(party: Party, hands: BySlash | ByButtons, *actions: Action) -> Table:
    for action in actions:
        table = await play_one(party, hands, action)
    return table


SCRIPT: Sequence[Action] = (
    BuildStation(0, "lisboa", ("red",)),
    ClaimRoute(1, "munchen-zurich", ("yellow", "yellow")),
    PayTunnel(1, ("yellow",)),
    ClaimRoute(2, "marseille-zurich", ("purple", "purple")),
    LeaveTunnel(2),
    BuildStation(0, "zurich", ("blue", "blue")),
    ClaimRoute(1, "venezia-zurich", ("green", "green")),
)


@pytest.mark.long
class TestAWholeGame:
    @pytest.mark.parametrize("way", crossed([ByButtons, BySlash], few=1))
    async def test_builds_all_stations_and_digs_pays_for_and_gives_up_tunnels(
        self, party: Party, way: type[BySlash] | type[ByButtons]
    ) -> None:
        hands = way(party)
        await set_up(party, pieces=[9, 9, 9], tickets=[["lisboa-danzic", "budapest-sofia"]])
        table = await play(party, hands, *SCRIPT)
        assert table.game is not None
        assert table.game.view(None).seen(RoutesSeen).owners == {"munchen-zurich": 1, "venezia-zurich": 1}
        await self.two_draws(party, hands, 2)
        table = await play(party, hands, BuildStation(0, "wien", ("green", "green", "locomotive")))
        assert table.game is not None
        assert table.game.view(None).seen(StationsSeen).left == (0, 3, 3)
        assert not any(id_.endswith(":station") for id_ in self.ids_of_seat(party, table))
        table = await play_out(party, hands, table, seed=5)
        texts = [*(text_of(post) for post in party.posts()), *await party.read_the_end()]
        assert any("yellow" in text and "1 card matched" in text for text in texts)
        assert any("gave up the tunnel" in text for text in texts)
        assert any("No card matched" in text for text in texts)
        assert any("The station in Zürich uses" in text for text in texts)
        assert "unbuilt stations 12" in texts[-1] and "unbuilt stations 0" not in texts[-1]
        assert check_public(party, table) > 20
        check_answers(party)
        assert not wrong(party)

    async def two_draws(self, party: Party, hands: BySlash | ByButtons, seat: int) -> None:
        for _ in range(2):
            table = await party.table()
            assert table.game is not None
            await play(party, hands, table.game.legal(seat)[0])

    def ids_of_seat(self, party: Party, table: Table) -> list[str]:
        assert table.game is not None
        return [] if table.game.turn.seat != 0 else list(custom_ids(party.posts()[-1].components))


class TestBeforeDigging:
    @pytest.mark.parametrize("lang", LANGS)
    def test_the_chances_are_shown_as_percents_that_sum_to_100(self, lang: str) -> None:
        table = at(hands=[["red", "red", "red", "red", "locomotive"]])
        assert table.game is not None
        lines = risk_lines(localizer(table, lang), table.game.view(0), ("red",) * 4)
        rule, odds, left = lines
        assert sum(int(number) for number in re.findall(r"(\d+)\s?%", odds)) == 100 and odds.count("%") == 4
        assert "3" in rule and localizer(table, lang).cards(["locomotive"]) in left

    def test_percents_are_as_near_as_whole_numbers_can_be(self) -> None:
        assert percents((1 / 3, 1 / 3, 1 / 3)) == [34, 33, 33]
        assert percents((0.999, 0.001, 0.0, 0.0)) == [100, 0, 0, 0]
        rng = Random(1)
        for _ in range(300):
            some = [rng.random() for _ in range(4)]
            chances = [one / sum(some) for one in some]
            assert sum(percents(chances)) == 100
            assert all(abs(whole - chance * 100) < 1 for whole, chance in zip(percents(chances), chances, strict=True))

    async def test_nothing_is_committed_until_it_is_confirmed(self, party: Party) -> None:
        table = await set_up(party, turn=1)
        claim = await party.bob.slash(party.channel, "claim", route="munchen-zurich", payment="2 yellow")
        assert "odds" in said(claim) and (await party.table()).step == table.step
        panel = panel_of(claim)
        await party.bob.click(panel, custom_id=id_of(panel, "back"))
        assert id_of(panel, "pickroute")
        assert (await party.table()).step == table.step

    async def test_cards_that_do_not_pay_are_refused_at_once(self, party: Party) -> None:
        await set_up(party, turn=1)
        claim = await party.bob.slash(party.channel, "claim", route="munchen-zurich", payment="2 green")
        assert "not" in said(claim) and "odds" not in said(claim)

    async def test_an_old_confirmation_digs_nothing(self, party: Party) -> None:
        await set_up(party, turn=1)
        panel = panel_of(await party.bob.slash(party.channel, "claim", route="munchen-zurich", payment="2 yellow"))
        step = (await party.act(1, 0)).step
        assert "moved on" in said(await party.bob.click(panel, custom_id=id_of(panel, "confirm")))
        assert (await party.table()).step == step

    def test_routes_say_what_they_are(self) -> None:
        localized = localizer(at())
        assert localized.route("munchen-zurich") == "München – Zürich (2, yellow, tunnel)"
        assert localized.route("amsterdam-london").endswith("(2, any color, ferry with 2 locomotives)")
        assert localized.route("paris-zurich").endswith("(3, any color, tunnel)")
        assert Localizer(WORDS, "ru", at()).route("athina-smyrna").endswith("паром, 1 локомотив)")


class TestTheQuestion:
    async def asked(self, party: Party, hand: Sequence[str], **given: Any) -> Table:
        """bob has dug with two yellow cards, and one of the cards turned over matches."""
        hands = [HANDS[0], ("yellow", "yellow", *hand), HANDS[2]]
        deck = stacked(RULES, TOP, ROW, *HANDS, ("white", "white"))
        await set_up(party, turn=1, hands=[list(held) for held in hands], deck=deck, **given)
        return await play(party, BySlash(party), ClaimRoute(1, "munchen-zurich", ("yellow", "yellow")))

    async def test_tells_what_was_turned_over_and_how_much_of_it_counts(self, party: Party) -> None:
        await self.asked(party, ["yellow"])
        text = text_of(party.posts()[-1])
        assert "Revealed: 1 yellow, 1 blue, 1 red." in text
        assert "1 card matched" in text
        assert "Pay or give up" in text

    async def test_a_hand_that_cannot_pay_is_refused_in_private(self, party: Party) -> None:
        table = await self.asked(party, ["white"])
        board = party.posts()[-1]
        pressed = said(await party.bob.click(board, custom_id=f"st:{table.id}:{table.step}:pay-tunnel"))
        typed = said(await party.bob.slash(party.channel, "tunnel pay"))
        offered = said(await party.bob.slash(party.channel, "tunnel pay", cards="1 yellow"))
        assert "can't pay" in pressed and "can't pay" in typed and offered
        assert (await party.table()).step == table.step
        assert await party.bob.autocomplete(party.channel, "tunnel pay", "cards", "") == []
        await play(party, ByButtons(party), LeaveTunnel(1))
        check_answers(party)

    async def test_nobody_else_can_answer_it(self, party: Party) -> None:
        table = await self.asked(party, ["yellow"])
        board = party.posts()[-1]
        for verb in ("pay-tunnel", "leave-tunnel"):
            answer = said(await party.cleo.click(board, custom_id=f"st:{table.id}:{table.step}:{verb}"))
            assert "wait for yours" in answer
            assert "aren't playing" in said(
                await party.eve.click(board, custom_id=f"st:{table.id}:{table.step}:{verb}")
            )
        assert (await party.table()).step == table.step

    async def test_nothing_else_can_be_done_before(self, party: Party) -> None:
        table = await self.asked(party, ["yellow"])
        for command in ("draw", "tickets"):
            assert "tunnel" in said(await party.bob.slash(party.channel, command))
        assert "tunnel" in said(await party.bob.slash(party.channel, "station", city="lisboa"))
        assert (await party.table()).step == table.step

    async def test_is_still_open_after_a_restart(self, party: Party, database: Path) -> None:
        await self.asked(party, ["yellow"])
        await party.restart(database)
        table = await party.table()
        board = party.posts()[-1]
        panel = panel_of(await party.bob.click(board, custom_id=f"st:{table.id}:{table.step}:pay-tunnel"))
        await party.bob.click(panel, custom_id=id_of(panel, "confirm"))
        after = (await party.table()).game
        assert after is not None
        assert after.view(None).seen(RoutesSeen).owners == {"munchen-zurich": 1}

    async def test_looks_the_same_whether_the_hand_can_pay_or_not(self, party: Party) -> None:
        seen: list[str] = []
        alts: list[str] = []
        views = []
        for hand in (["yellow"], ["white"]):
            table = await (self.asked(party, hand) if not seen else self.asked_again(party, hand))
            assert table.game is not None
            bodies = [
                request.json
                for request in party.env.http_requests
                if f"/channels/{party.channel.id}/messages" in request.path and request.method in ("POST", "PATCH")
            ]
            post = party.posts()[-1]
            text = repr((bodies[-1], text_of(post), [file.filename for file in post.attachments]))
            assert "pay-tunnel" in text and "leave-tunnel" in text and "board.png" in text and "Revealed" in text
            # After the second try the first one is shown too; what follows is compared.
            seen.append(re.sub(rf"st:{table.id}:\d+:", "st:", text.rpartition("Revealed")[2]))
            seen_alt = re.search(r"""description': (['"])(.*?)\1""", text)
            assert seen_alt is not None
            alts.append(seen_alt[2])
            views.append(table.game.view(None).slices)
            await play(party, BySlash(party), LeaveTunnel(1))
        assert seen[0] == seen[1] and alts[0] == alts[1]
        assert views[0] == views[1]

    async def asked_again(self, party: Party, hand: Sequence[str]) -> Table:
        hands = [HANDS[0], ("yellow", "yellow", *hand), HANDS[2]]
        deck = stacked(RULES, TOP, ROW, *HANDS, ("white", "white"))
        await arrange(party, 1, hands=[list(held) for held in hands], deck=deck, face_up=list(ROW))
        return await play(party, BySlash(party), ClaimRoute(1, "munchen-zurich", ("yellow", "yellow")))


class TestStations:
    @pytest.mark.parametrize("lang", LANGS)
    def test_cities_that_complete_an_own_ticket_come_first(self, lang: str) -> None:
        table = at(hands=[["red"]], tickets=[["palermo-constantinople"]], claimed={"palermo-smyrna": 0, **FOREIGN})
        assert table.game is not None
        labels = city_labels(localizer(table, lang), table, 0)
        assert list(labels.values())[:2] == sorted(["constantinople", "smyrna"], key=localizer(table, lang).city)
        assert len(labels) == 47

    def test_a_city_with_a_station_is_not_offered(self) -> None:
        table = at(hands=[["red"]], stations=[[], ["paris"]])
        assert table.game is not None
        assert "paris" not in city_labels(localizer(table), table, 0).values()

    def test_a_hand_that_pays_for_none_sees_the_price(self) -> None:
        table = at(hands=[["red", "blue"]], stations=[["paris"]])
        panel = STATION.places(localizer(table), table, 0)
        assert "2 cards of one color" in repr(panel.to_components())  # type: ignore[no-untyped-call]

    def test_cities_are_found_by_name_in_any_language(self) -> None:
        localized = localizer(at())
        for text in ("Wien", "wien", "Вена", "відень", "wie"):
            assert parse_city(localized, text) == "wien"
        with pytest.raises(Refused, match="unknown_city"):
            parse_city(localized, "atlantis")
        with pytest.raises(Refused, match="several_cities"):
            parse_city(localized, "bu")

    async def test_by_text_with_several_ways_to_pay_shows_one_and_leads_to_the_others(self, party: Party) -> None:
        await set_up(party)
        asked = await party.ann.slash(party.channel, "station", city="wien")
        panel = panel_of(asked)
        await party.ann.click(panel, custom_id=id_of(panel, "other-cards"))
        await party.ann.click(panel, label="1 blue")
        await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
        after = (await party.table()).game
        assert after is not None
        assert after.view(None).seen(StationsSeen).built[0] == ("wien",)

    async def test_offers_while_typing(self, party: Party) -> None:
        await set_up(party)
        offered = await party.ann.autocomplete(party.channel, "station", "city", "wie")
        assert [choice["value"] for choice in offered] == ["wien"]
        fees = await party.ann.autocomplete(party.channel, "station", "payment", "", city="wien")
        assert {choice["value"] for choice in fees} == {"1 red", "1 blue", "1 green", "1 locomotive"}

    async def test_games_without_stations_or_tunnels_refuse_their_commands(self, party: Party) -> None:
        await party.begin_turns()
        assert "no such action" in said(await party.ann.slash(party.channel, "station", city="denver"))
        for command in ("tunnel pay", "tunnel leave"):
            assert "no such action" in said(await party.ann.slash(party.channel, command))

    async def test_a_fourth_is_refused(self, party: Party) -> None:
        await set_up(party, stations=[["paris", "wien", "roma"]])
        assert "built all" in said(await party.ann.slash(party.channel, "station", city="lisboa"))


FOREIGN = {"constantinople-smyrna": 1}


class TestTheHand:
    @pytest.mark.parametrize("lang", LANGS)
    def test_tells_which_links_are_missing_and_which_stations_would_do(self, lang: str) -> None:
        table = at(tickets=[["palermo-constantinople", "budapest-sofia"]], claimed={"palermo-smyrna": 0, **FOREIGN})
        assert table.game is not None
        localized, text = localizer(table, lang), hand_text(localizer(table, lang), table.game.view(0), 0)
        assert localized.tint("budapest-sarajevo") in text and localized.tint("sarajevo-sofia") in text
        cities = ", ".join(localized.city(city) for city in ("constantinople", "smyrna"))
        assert localized.say("hand-station-completes", cities=cities) in text

    def test_tells_when_no_way_is_left(self) -> None:
        claimed = {route.id: 1 for route in RULES.part(Routes).routes.values() if "sofia" in route.cities}
        table = at(tickets=[["budapest-sofia"]], claimed=claimed)
        assert table.game is not None
        assert "plus one station, to use Sarajevo – Sofia" in hand_text(localizer(table), table.game.view(0), 0)
        table = at(tickets=[["budapest-sofia"]], claimed=claimed, stations=[["paris", "wien", "roma"]])
        assert table.game is not None
        assert "claimed routes cut it off" in hand_text(localizer(table), table.game.view(0), 0)


class TestTheEnd:
    @pytest.mark.parametrize("lang", LANGS)
    def test_loans_are_shown_in_words(self, lang: str) -> None:
        game = place(
            RULES,
            3,
            {
                "last_turns": 1,
                "stations": [["smyrna"]],
                "tickets": [["palermo-constantinople"]],
                "claimed": {"palermo-smyrna": 0, **FOREIGN},
            },
            Random(4),
        )
        for _ in range(2):
            game = game.after(game.act(game.legal(0)[0], Random(1)))
        assert game.over
        table = table_of(game)
        localized = localizer(table, lang)
        shown = repr(final_panels(WORDS, lang, table, pictures=False)[0].view.to_components())  # type: ignore[no-untyped-call]
        loan = localized.say(
            "final-loan",
            city=localized.city("smyrna"),
            route=localized.route("constantinople-smyrna"),
            owner=localized.player(1),
        )
        assert repr(loan)[1:-1] in shown
        assert "✅" in shown


@pytest.mark.parametrize(
    ("command", "option"),
    [("station", "city"), ("station", "payment"), ("port", "city"), ("tunnel pay", "cards"), ("exchange", "give")],
)
async def test_a_command_of_a_rule_offers_nothing_in_a_game_without_that_rule(
    party: Party, command: str, option: str
) -> None:
    await party.begin_turns(seats=2, map="london")
    assert not await party.ann.autocomplete(party.channel, command, option, "a")
