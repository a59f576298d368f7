"""Tickets in pictures: big cities, long tickets and tours, and what each brings."""

import pytest
from msgspec.structs import replace

from data.maps.library import load
from data.tools.pictures import played
from engine.core.view import View
from engine.parts.tickets import Tickets, TicketsSeen
from renderer.layers.tickets import big_cities
from renderer.rail import hand
from renderer.rail.hand import render_hand
from renderer.rail.score import tickets_shown
from renderer.rail.tickets import FACES, is_special, notes, points
from tests.renderer.looks import KEYS, LANGUAGES, ended, look, opened, start
from tests.rows import crossed


def big_city_views() -> list[View]:
    """The first view of every variant of every map."""
    found = []
    for key in KEYS:
        for variant in load().games[key].variants:
            found.append(played(key, 2, 1, lambda game: True, variant).view(None))
    return found


class TestBigCities:
    def test_they_are_marked_only_where_their_tickets_alone_are_played(self) -> None:
        marked = [(view.part(Tickets), set(big_cities(view))) for view in big_city_views()]
        assert sorted(len(cities) for _, cities in marked if cities) == [7, 9]
        for part, cities in marked:
            assert bool(cities) == part.numbers.big_cities_only
            assert not cities or all(cities & set(one.cities) for one in part.tickets.values() if not one.stand_in)


@pytest.mark.parametrize("key", crossed(KEYS, few=2))
class TestTickets:
    def test_a_long_ticket_or_a_tour_differs_on_sight(self, key: str) -> None:
        view = start(key, 2).view(0)
        nouns = view.part(Tickets).tickets
        seen = view.seen(TicketsSeen)
        long = [ticket.id for ticket in nouns.values() if is_special(ticket)]
        short = [ticket.id for ticket in nouns.values() if not is_special(ticket)]
        for is_long, tickets in ((True, long[:2]), (False, short[:2])):
            view.slices[TicketsSeen] = replace(seen, offered=tuple(tickets))
            if tickets:
                picture = opened(render_hand(view, look("uk", 2)))
                at = hand.MARGIN + hand.TICKET[0] // 2, hand.HEAD + hand.cards_height(view) + hand.TITLE + 14
                assert picture.getpixel(at) == FACES[is_long]

    def test_a_stand_in_says_so_in_every_language(self, key: str) -> None:
        for one in start(key, 2).view(None).part(Tickets).tickets.values():
            for lang in LANGUAGES:
                said = notes(one, look(lang, 2))
                assert bool(said) == (one.long or one.stand_in)
                assert (look(lang, 2).say("pic-stand-in") in said) == one.stand_in

    def test_the_title_of_a_choice_fits_its_limits(self, key: str) -> None:
        view = start(key, 2).view(0)
        seen = view.seen(TicketsSeen)
        pictures = set()
        for keep, most in ((0, 1), (0, 2), (1, 3), (2, 3)):
            view.slices[TicketsSeen] = replace(seen, keep=keep, most=most)
            pictures |= {render_hand(view, look(lang, 2)) for lang in LANGUAGES}
        assert len(pictures) == 4 * len(LANGUAGES)

    def test_complete_tickets_at_the_end_are_those_that_bring_points(self, key: str) -> None:
        view = ended(key, 3).view(None)
        nouns = view.part(Tickets).tickets
        for seat in range(3):
            counted = sum(line.points for line in view.result.of(seat) if line.code == "ticket")
            shown = [points(view, seat, nouns[ticket], done) for ticket, done in tickets_shown(view, seat)]
            assert sum(shown) == counted
