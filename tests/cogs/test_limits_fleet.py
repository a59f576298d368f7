"""Discord's limits where there are trains and ships, ports and tours: the fullest late game, in every language."""

from __future__ import annotations

from random import Random

import pytest

from cogs.core.components import MOST_ALT
from cogs.play.scores import standing_panel
from cogs.rail.draws import drawn_panel
from cogs.rail.panels import alt_text, board_panel, final_panels, hand_panel
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.core.event import GameEnded
from engine.core.game import Game
from engine.parts.market import DrawCard, Market, MarketSeen
from engine.parts.pieces import Pieces
from engine.parts.ports import Ports
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets, TicketsSeen
from engine.parts.tours import is_tour
from engine.position import place
from tests.cogs.test_limits import check, full_hand, parts_of, table_of

WORDS = catalogue()
WITH_FLEET = [key for key in load().games if load().rules(key).has(Pieces)]


def late(key: str) -> Game:
    """All seats are taken, all ports are built where names are longest, one hand holds every card and many tickets."""
    rules = load().rules(key)
    seats, routes, known = rules.seats[1], rules.part(Routes), rules.part(Tickets).tickets
    cities = [city.id for city in routes.cities.values() if city.port]
    longest = sorted(cities, key=lambda city: -max(map(len, routes.cities[city].names.values())))
    each = rules.part(Ports).numbers.each
    tours = [ticket.id for ticket in known.values() if is_tour(ticket)]
    plain = [ticket for ticket in known if ticket not in tours]
    # Short routes in turn, so that nobody has more pieces on the board than there are.
    claimed: dict[str, int] = {}
    short = sorted((route for route in routes.routes.values() if route.twin is None), key=lambda route: route.length)
    for number, route in enumerate(short[: 5 * seats]):
        claimed[route.id] = number % seats
    given = {
        "claimed": claimed,
        "ports": [longest[seat * each : (seat + 1) * each] for seat in range(seats)],
        "tickets": [[*tours, *plain[:20]], *([ticket] for ticket in plain[20 : 19 + seats])],
        "exchanged": [9] * seats,
        "last_turns": 10,
    }
    return full_hand(place(rules, seats, given, Random(3)), 0)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", WITH_FLEET)
class TestTheFullestLateGame:
    def test_keeps_the_limits(self, key: str, lang: str) -> None:
        table = table_of(late(key))
        for picture in (True, False):
            check(board_panel(WORDS, lang, table, (), picture=picture))
        for note in ("", "*" * 1000):
            check(hand_panel(WORDS, lang, table, 0, note=note))
        check(standing_panel(Localizer(WORDS, lang, table), table, 0))

    def test_tells_of_every_seat_to_those_who_do_not_see_the_picture(self, key: str, lang: str) -> None:
        game = late(key)
        localizer = Localizer(WORDS, lang, table_of(game))
        alt = alt_text(localizer, game.view(None))
        assert len(alt) <= MOST_ALT
        assert not alt.endswith("…")
        assert alt.count(localizer.name(0, plain=True)) >= game.seats

    def test_leaves_no_ticket_out_of_the_hand(self, key: str, lang: str) -> None:
        game = late(key)
        localizer = Localizer(WORDS, lang, table_of(game))
        text = "\n".join(part.get("content", "") for part in parts_of(hand_panel(WORDS, lang, table_of(game), 0)))
        own = game.view(0).seen(TicketsSeen).own or ()
        assert len(own) > 20
        assert not [ticket for ticket in own if localizer.ticket(ticket) not in text]

    def test_of_the_end(self, key: str, lang: str) -> None:
        game = late(key).after((GameEnded("last_turns"),))
        assert game.over
        for pictures in (True, False):
            for final in final_panels(WORDS, lang, table_of(game), pictures=pictures):
                check(final.view)

    def test_a_choice_names_each_card_and_deck_once(self, key: str, lang: str) -> None:
        game = late(key)
        game = game.after(game.act(next(a for a in game.legal(game.waiting[0]) if isinstance(a, DrawCard)), Random(1)))
        row = [card for card in game.view(None).seen(MarketSeen).face_up if card]
        assert row
        board = board_panel(WORDS, lang, table_of(game), (), picture=True)
        own = drawn_panel(Localizer(WORDS, lang, table_of(game)), table_of(game), game.waiting[0], (row[0],))
        check(own)
        for panel, verb in ((board, "take"), (own, "drawhere")):
            ids = ((part.get("custom_id", ""), part) for part in parts_of(panel))
            cards = [part for id_, part in ids if f":{verb}:" in id_ and "@" in id_]
            decks = 2 if verb == "drawhere" and game.rules.part(Market).several else 1
            assert len({part["custom_id"] for part in cards}) == len(cards) == len({*row}) * decks
            assert all(part["label"] for part in cards)
