"""Whole games of the samples by random legal moves: sums, storage, secrets, offers; points counted a second time."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.event import Event
from engine.core.game import Game
from engine.parts.markers import MarkersSeen
from engine.parts.market import MarketSlice
from engine.parts.routes import ClaimRoute, RouteClaimed, RoutesSeen
from engine.parts.shares import SharesSeen
from engine.parts.technology import BuyTechnology, TechnologyBought, TechnologyReturned, TechnologySeen
from engine.parts.tickets import DrawTickets, TicketsSlice
from engine.parts.track_beds import TrackBedsSeen
from tests.engine.test_random_play import check_end, check_offers, check_slices, check_stored, check_views, count_cards
from tests.samples import FOLDER, KEYS, samples

GAMES = 200
CHUNK = 25
HANDFUL = 3
COUNTED_ELSEWHERE = (
    *("routes", "ticket", "longest_path", "stations", "loan"),
    *("globetrotter", "largest_network", "round_trips"),
)
"""Codes of rules that maps of the project play."""
Points = Counter[tuple[int, str]]
"""Points by seat and code."""


@cache
def file(key: str) -> Mapping[str, Any]:
    """The map's file as it was written, so that nothing is counted with what the parts read."""
    found: dict[str, Any] = json.loads((FOLDER / f"{key}.json").read_text(encoding="utf-8"))
    return found


def numbers(key: str, part: str) -> Mapping[str, Any]:
    found: dict[str, Any] = next(said for said in file(key)["parts"] if said["part"] == part)
    return found


def listed(key: str, section: str) -> Mapping[str, Mapping[str, Any]]:
    return {entry["id"]: entry for entry in file(key)[section]}


def own(game: Game, seat: int) -> list[Mapping[str, Any]]:
    """The routes of a seat, as the file has them."""
    owners = game.view(None).seen(RoutesSeen).owners
    return [route for route in file(game.rules.key)["routes"] if owners.get(route["id"]) == seat]


def kept(game: Game, seat: int) -> list[Mapping[str, Any]]:
    tickets = listed(game.rules.key, "tickets")
    return [tickets[name] for name in game.slice(TicketsSlice).kept[seat]]


def reached(start: str, routes: Iterable[Mapping[str, Any]]) -> set[str]:
    """The cities to which a walk over the routes leads."""
    pairs, found, fringe = [route["cities"] for route in routes], set[str](), [start]
    while fringe:
        city = fringe.pop()
        if city not in found:
            found.add(city)
            fringe += [end for pair in pairs if city in pair for end in pair]
    return found


def best(counts: Sequence[int], points: int, code: str) -> Points:
    """The bonus for all who have most of something."""
    return Counter({(seat, code): points for seat, count in enumerate(counts) if count == max(counts) > 0})


# What each sample's own rules bring


def of_nine_rivers(game: Game) -> Points:
    key, seats = game.rules.key, range(game.seats)
    routes = [own(game, seat) for seat in seats]
    done = [[one for one in kept(game, s) if one["cities"][1] in reached(one["cities"][0], routes[s])] for s in seats]
    cities = [max((len(reached(city, routes[s])) for city in listed(key, "cities")), default=0) for s in seats]
    found = best(list(map(len, done)), numbers(key, "globetrotter")["points"], "globetrotter")
    found += best(
        [count * (count > 1) for count in cities], numbers(key, "largest_network")["points"], "largest_network"
    )
    steps = numbers(key, "round_trips")["points"]
    for seat in seats:
        # Where two ways lead, one is left whatever route is taken out.
        trips = [
            one
            for one in done[seat]
            if all(
                one["cities"][1] in reached(one["cities"][0], [other for other in routes[seat] if other is not gone])
                for gone in routes[seat]
            )
        ]
        if trips:
            found[seat, "round_trips"] = steps[min(len(trips), len(steps)) - 1]
    return found


def tracks_of_blank_plains(game: Game) -> None:
    """No track is there too often, and no bed is used that crosses another used one."""
    key, laid = game.rules.key, game.view(None).seen(TrackBedsSeen).laid
    said, routes = numbers(key, "track_beds")["tracks"], listed(key, "routes")
    for (length, _), count in Counter((routes[bed]["length"], color) for bed, color in laid.items()).items():
        assert count <= said[str(length)]
    owners = game.view(None).seen(RoutesSeen).owners
    used = {*laid, *(route for route in owners if routes[route].get("bed"))}
    assert not laid.keys() & owners.keys()
    for bed in used:
        assert not used.intersection(routes[bed].get("crosses", ()))


def of_cold_fjords(game: Game) -> Points:
    key, found = game.rules.key, Points()
    worth = numbers(key, "routes")["points"]
    for seat in range(game.seats):
        found[seat, "routes"] = sum(worth[str(route["length"])] for route in own(game, seat))
    return found


def of_high_passes(game: Game) -> Points:
    key, seats = game.rules.key, range(game.seats)
    cities = [
        max((len(reached(city, own(game, seat))) for city in listed(key, "cities")), default=0) * bool(own(game, seat))
        for seat in seats
    ]
    found = best(cities, numbers(key, "largest_network")["points"], "largest_network")
    for seat in seats:
        worn = sum(route.get("mountains", 0) for route in own(game, seat))
        found[seat, "mountains"] = worn * numbers(key, "mountains")["points"]
    return found


def of_four_borders(game: Game) -> Points:
    """Every end of every ticket is tried: all cities of its region, over own routes and those that stations use."""
    key, lines, found = game.rules.key, game.result().lines, Points()
    stops = dict[str, list[str]]()
    for city in file(key)["cities"]:
        stops.setdefault(city.get("region", city["id"]), []).append(city["id"])
    routes = listed(key, "routes")
    steps: Sequence[int] = numbers(key, "round_trips")["points"]
    for seat in range(game.seats):
        mine = own(game, seat)
        lent = [routes[str(line.facts["route"])] for line in lines if (line.seat, line.code) == (seat, "loan")]
        trips = 0
        for one in kept(game, seat):
            ends = {one["cities"][1]: one["points"], **one.get("ends", {})}
            pairs = [(a, b, end) for a in stops[one["cities"][0]] for end in ends for b in stops[end]]
            worth = [ends[end] for a, b, end in pairs if b in reached(a, [*mine, *lent])]
            found[seat, "ticket"] += max(worth) if worth else -min(ends.values())
            trips += any(
                all(b in reached(a, [other for other in mine if other is not gone]) for gone in (None, *mine))
                for a, b, _ in pairs
            )
        if trips:
            found[seat, "round_trips"] = steps[min(trips, len(steps)) - 1]
    return found


def of_iron_valley(game: Game) -> Points:
    key, found = game.rules.key, Points()
    for company in file(key)["companies"]:
        takers = game.view(None).seen(SharesSeen).takers[company["id"]]
        # The place of a holder is how many others have more shares, or as many and an earlier first one.
        for seat in set(takers):
            mine = (-takers.count(seat), takers.index(seat))
            place = sum((-takers.count(other), takers.index(other)) < mine for other in set(takers))
            found[seat, "shares"] += company["points"][place] if place < len(company["points"]) else 0
    for seat in range(game.seats):
        worn = sum(route.get("mountains", 0) for route in own(game, seat))
        found[seat, "mountains"] = worn * numbers(key, "mountains")["points"]
    return found


def of_lantern_coast(game: Game) -> Points:
    """Markers are counted here; regions, shares and mountains as on the other samples."""
    key, found = game.rules.key, Points()
    first, second = numbers(key, "markers")["points"]
    collected = game.view(None).seen(MarkersSeen).collected
    for kind in file(key)["markers"]:
        counts = sorted(((held[kind["id"]], seat) for seat, held in enumerate(collected)), reverse=True)
        top = [seat for count, seat in counts if count == counts[0][0] > 0]
        rest = [(count, seat) for count, seat in counts if seat not in top and count]
        for seat in top:
            found[seat, "markers"] += first
        for count, seat in rest if len(top) == 1 else ():
            found[seat, "markers"] += second * (count == rest[0][0])
    found.update(of_iron_valley(game))
    found.update({at: points for at, points in of_four_borders(game).items() if at[1] == "ticket"})
    return found


def markers_of_lantern_coast(game: Game) -> None:
    """No marker is lost, and each claimed route brought at most one from each end."""
    key, seen = game.rules.key, game.view(None).seen(MarkersSeen)
    cities, claimed = listed(key, "cities"), [route for seat in range(game.seats) for route in own(game, seat)]
    out = sum(sum(held.values()) for held in seen.collected)
    if not any(seen.there.values()) and not out:
        return  # before they are dealt
    assert out + sum(map(len, seen.there.values())) == sum(city.get("markers", 0) for city in cities.values())
    for city, there in seen.there.items():
        ends = sum(city in route["cities"] for route in claimed) - seen.cities.count(city)
        assert len(there) == max(0, cities[city].get("markers", 0) - ends)
    shares_of_iron_valley(game)


def shares_of_iron_valley(game: Game) -> None:
    """As many shares are out as claimed routes brought one, and no more of a company than there are or its routes."""
    key, seen = game.rules.key, game.view(None).seen(SharesSeen)
    claimed = [route for seat in range(game.seats) for route in own(game, seat)]
    out = sum(map(len, seen.takers.values()))
    assert out <= sum(bool(route.get("companies")) for route in claimed) - (seen.choosing is not None)
    for company in file(key)["companies"]:
        takers = seen.takers[company["id"]]
        assert len(takers) <= min(company["shares"], sum(company["id"] in r.get("companies", ()) for r in claimed))
        for seat in range(game.seats):
            assert takers.count(seat) <= sum(company["id"] in r.get("companies", ()) for r in own(game, seat))


def of_brass_dales(game: Game) -> Points:
    """Completed tickets and longest walks, by what the technologies of the seats at the end say."""
    key, found, seats = game.rules.key, Points(), range(game.seats)
    routes = [own(game, seat) for seat in seats]
    done = [sum(one["cities"][1] in reached(one["cities"][0], routes[s]) for one in kept(game, s)) for s in seats]
    lengths = [walked(mine) for mine in routes]
    for seat, technologies in enumerate(game.view(None).seen(TechnologySeen).owned):
        for said in (listed(key, "technologies")[one] for one in technologies):
            found[seat, "technology_tickets"] += said.get("ticket_points", 0) * done[seat]
            for stake, counts in (("most_tickets", done), ("longest_path", lengths)):
                won = counts[seat] > 0 and all(counts[seat] >= count for count in counts)
                found[seat, "technology_contest"] += said.get(stake, 0) * (1 if won else -1)
    return found


def told_of_brass_dales(key: str, story: Sequence[Event]) -> Points:
    """What routes brought by the technologies that their owners had just then."""
    found, owned = Points(), set[tuple[int, str]]()
    for event in story:
        match event:
            case TechnologyBought(seat=seat, technology=one):
                owned.add((seat, one))
            case TechnologyReturned(seat=seat, technology=one):
                owned.remove((seat, one))
            case RouteClaimed(seat=seat, route=route):
                for said in (listed(key, "technologies")[one] for buyer, one in owned if buyer == seat):
                    if not said.get("routes") or any(is_kind(key, route, kind) for kind in said["routes"]):
                        found[seat, "technology"] += said.get("route_points", 0)
    return found


def is_kind(key: str, route: str, kind: Mapping[str, Any]) -> bool:
    """Whether a route is of a kind that a technology names."""
    said, cities = listed(key, "routes")[route], listed(key, "cities")
    facts = {
        "spaces": said["length"] in kind.get("spaces", [said["length"]]),
        "ferry": "locomotives" in said,
        "tunnel": "tunnel" in said,
        "region": any(cities[end].get("region") == kind.get("region") for end in said["cities"]),
    }
    return all(facts[name] for name in kind)


def technologies_of_brass_dales(game: Game) -> None:
    """Nobody has a technology twice, and no more are out than there are."""
    owned = game.view(None).seen(TechnologySeen).owned
    assert all(len(set(mine)) == len(mine) for mine in owned)
    for name, said in listed(game.rules.key, "technologies").items():
        assert sum(name in mine for mine in owned) <= said["copies"]


def check_bought(game: Game, action: BuyTechnology) -> None:
    """The cards are the price in locomotives, or for some of these as many as the map or a technology says."""
    key = game.rules.key
    said, owned = listed(key, "technologies"), game.view(None).seen(TechnologySeen).owned[action.seat]
    each = min([numbers(key, "technology")["any"], *(said[one].get("any", 9) for one in owned)])
    price, count = said[action.technology]["price"], len(action.payment)
    whole = range(min(price, action.payment.count("locomotive")) + 1)
    assert any(count == locomotives + (price - locomotives) * each for locomotives in whole)


def of_three_tracks(game: Game) -> Points:
    key, found = game.rules.key, Points()
    worth = numbers(key, "routes")["points"]
    longest = [walked([*own(game, seat)]) for seat in range(game.seats)]
    for seat in range(game.seats):
        found[seat, "routes"] = sum(worth[str(route["length"])] for route in own(game, seat))
    return found + best(longest, numbers(key, "longest_path")["points"], "longest_path")


def walked(routes: list[Mapping[str, Any]], at: str | None = None) -> int:
    """The spaces of the longest walk over these routes from a city, or from any; every walk is tried."""
    found = 0
    for number, route in enumerate(routes):
        rest = [*routes[:number], *routes[number + 1 :]]
        for start, end in (route["cities"], route["cities"][::-1]):
            if at in (None, start):
                found = max(found, route["length"] + walked(rest, end))
    return found


def tracks_of_three_tracks(game: Game) -> None:
    """Nobody has two parallel routes; with few players no more of them are claimed than may be."""
    said, owners = numbers(game.rules.key, "routes"), game.view(None).seen(RoutesSeen).owners
    groups = dict[object, list[int]]()
    for route in file(game.rules.key)["routes"]:
        alike = (route["length"], route.get("kind"), route.get("tunnel")) if game.rules.variant == "apart" else ()
        if route["id"] in owners:
            groups.setdefault((*sorted(route["cities"]), *alike), []).append(owners[route["id"]])
    most = 1 if game.seats <= said["twins_close_up_to"] else 2 if game.seats <= said["triples_close_up_to"] else 3
    for seats in groups.values():
        assert len(seats) == len(set(seats)) <= most


RECOUNT: dict[str, tuple[Callable[[Game], Points], set[str]]] = {
    "blank_plains": (of_cold_fjords, {"routes"}),
    "brass_dales": (of_brass_dales, {"technology", "technology_contest", "technology_tickets"}),
    "cold_fjords": (of_cold_fjords, {"routes"}),
    "four_borders": (of_four_borders, {"round_trips", "ticket"}),
    "high_passes": (of_high_passes, {"largest_network", "mountains"}),
    "iron_valley": (of_iron_valley, {"mountains", "shares"}),
    "lantern_coast": (of_lantern_coast, {"markers", "mountains", "shares", "ticket"}),
    "nine_rivers": (of_nine_rivers, {"globetrotter", "largest_network", "round_trips"}),
    "three_tracks": (of_three_tracks, {"longest_path", "routes"}),
}
"""By sample: the points that its own rules bring at the end, and their codes."""
TOLD: dict[str, Callable[[str, Sequence[Event]], Points]] = {"brass_dales": told_of_brass_dales}
"""By sample: the points that depend on when something happened, from all events of a game."""
CHECKS: dict[str, Callable[[Game], None]] = {
    "blank_plains": tracks_of_blank_plains,
    "brass_dales": technologies_of_brass_dales,
    "iron_valley": shares_of_iron_valley,
    "lantern_coast": markers_of_lantern_coast,
    "three_tracks": tracks_of_three_tracks,
}
"""By sample: what holds after every step."""
TABLES = [(key, variant) for key in KEYS for variant in file(key)["variants"]]


def test_every_sample_is_counted_anew() -> None:
    assert set(RECOUNT) == set(KEYS)


@pytest.mark.parametrize(("key", "variant"), TABLES)
def test_whole_games(key: str, variant: str) -> None:
    play_whole_games(key, variant, range(HANDFUL))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
@pytest.mark.parametrize(("key", "variant"), TABLES)
def test_many_whole_games(key: str, variant: str, chunk: int) -> None:
    scored = play_whole_games(key, variant, range(chunk * CHUNK, (chunk + 1) * CHUNK))
    assert scored >= RECOUNT[key][1], "each rule brought points to somebody"


def chosen(legal: Sequence[Action], builder: bool, rng: Random) -> Action:
    """Any legal action; tickets less often. Builders claim when they can."""
    action = rng.choice(legal)
    if isinstance(action, DrawTickets):
        action = rng.choice(legal)
    claims = [other for other in legal if isinstance(other, ClaimRoute)] if builder else []
    return rng.choice(claims) if claims and rng.random() < 0.9 else action


def play_whole_games(key: str, variant: str, games: range) -> set[str]:
    """Sums, storage and slices after every step; views whole and offers after some. The codes that scored points."""
    rules, scored = samples().rules(key, variant), set[str]()
    for number in games:
        rng = Random(f"{key} {number}")
        seats = rules.seats[0] + number % (rules.seats[1] - rules.seats[0] + 1)
        before = shadow = Game.blank(rules, seats)
        game, events = Game.new(rules, seats, rng)
        step, action, story = 0, None, list[Event]()
        while True:
            check_sums(before, game)
            if key in CHECKS:
                CHECKS[key](game)
            shadow = check_stored(shadow, action, events, game)
            check_slices(before, events, game, rng)
            if step % 16 == 0 or game.over:
                assert game.stray() == ()
                check_views(game, rng)
                check_offers(game, rng)
            if game.over:
                break
            action = chosen(game.legal(rng.choice(game.waiting)), number % 2 == 0, rng)
            check_paid(game, action)
            before, (game, events) = game, game.play(action, rng)
            story += events
            step += 1
        check_end(game)
        scored |= check_points(game, story)
    return scored


def check_sums(before: Game, game: Game) -> None:
    """All cards and tickets are there once, and each seat's pieces: counted here, not by the parts."""
    said = file(game.rules.key)
    market, tickets = game.slice(MarketSlice), game.slice(TicketsSlice)
    if market is not before.slice(MarketSlice):
        each = [said["cards"]["per_color"]] * len(said["cards"]["colors"])
        aside = map(market.aside.count, market.kinds)
        there = tuple(map(sum, zip(count_cards(market), aside, strict=True)))
        assert there == (*each, said["cards"]["locomotive"])
        assert min(map(min, market.hands)) >= 0
    if tickets is not before.slice(TicketsSlice):
        heaps = (tickets.deck, tickets.box, *tickets.kept, *tickets.offered)
        assert sorted(ticket for heap in heaps for ticket in heap) == sorted(ticket["id"] for ticket in said["tickets"])
    left = game.view(None).seen(RoutesSeen).pieces
    pieces = numbers(game.rules.key, "routes")["pieces"]
    assert list(left) == [
        pieces - sum(route["length"] + route.get("mountains", 0) for route in own(game, seat))
        for seat in range(game.seats)
    ]
    assert min(left) >= 0


def check_paid(game: Game, action: Action | None) -> None:
    """The cards of a claim pay for it: what each of them stands for is tried."""
    if isinstance(action, BuyTechnology):
        check_bought(game, action)
    if not isinstance(action, ClaimRoute):
        return
    key = game.rules.key
    route = {**listed(key, "routes")[action.route]}
    swap: Mapping[str, int] = next((said for said in file(key)["parts"] if said["part"] == "ferries"), {})
    symbols, any_space = route.get("locomotives", 0), route.get("any", 0)
    anywhere = numbers(key, "routes").get("locomotives_anywhere", True) or symbols or route.get("tunnel")
    if "technologies" in file(key):
        owned = game.view(None).seen(TechnologySeen).owned[action.seat]
        every = listed(key, "technologies")
        for kind in (kind for said in every.values() for kind in said.get("opens", ()) if not route.get("unlocked")):
            openers = {one for one, said in every.items() if kind in said.get("opens", ())}
            assert openers & set(owned) or not is_kind(key, action.route, kind), "the route was locked"
        less = max((every[one].get("fewer", 0) for one in owned), default=0)
        route["length"] = max(1, symbols, route["length"] - less)
        if not route.get("tunnel"):
            any_space = min([numbers(key, "technology")["any"], *(every[one].get("any", 9) for one in owned)])
    most, each = (route["length"], any_space) if any_space else (symbols if swap.get("any") else 0, swap.get("any", 0))
    paid, colors = Counter(action.payment), [route["color"]]
    if route.get("bed"):
        colors = [game.view(None).seen(TrackBedsSeen).laid[action.route]]
    elif route["color"] == "gray":
        colors = file(key)["cards"]["colors"]
    assert any(
        paid["locomotive"] >= wilds and paid[color] >= rest and wilds >= symbols - swapped and (anywhere or not wilds)
        for swapped in range(most + 1)
        for wilds in range(route["length"] - swapped + 1)
        for color in colors
        for rest in (route["length"] - swapped - wilds,)
        if paid.total() == rest + wilds + swapped * each
    )


def check_points(game: Game, story: Sequence[Event]) -> set[str]:
    """The points of the sample's own rules are those that are counted here."""
    key, lines = game.rules.key, game.result().lines
    count, codes = RECOUNT[key]
    counted = Points()
    for line in lines:
        assert line.code in codes or line.code in COUNTED_ELSEWHERE
        if line.code in codes:
            counted[line.seat, line.code] += line.points
    again = count(game)
    if key in TOLD:
        again.update(TOLD[key](key, story))
    assert {at: points for at, points in counted.items() if points} == {at: n for at, n in again.items() if n}
    return {line.code for line in lines if line.points}
