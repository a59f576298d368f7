"""A small map that is no game of the project: seven cities, ten routes, two doubles, one ferry, one tunnel."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

KEY = "isles"
CITIES = {
    "port": (57.0, 10.0),
    "mill": (57.6, 11.5),
    "fort": (56.4, 11.7),
    "lake": (57.0, 12.9),
    "cape": (57.8, 14.0),
    "wood": (56.2, 13.8),
    "tower": (57.0, 15.2),
}
ROUTES = (
    "port-mill-1 2 red",
    "port-mill-2 2 blue",
    "port-fort 3 green",
    "mill-lake 2 yellow",
    "fort-lake 2 gray tunnel",
    "lake-cape 2 blue",
    "lake-wood-1 1 gray",
    "lake-wood-2 1 gray",
    "cape-tower 3 gray ferry",
    "wood-tower 3 red",
)
TICKETS = (
    *("port-lake 4", "port-tower 9", "mill-wood 4", "fort-cape 5", "mill-tower 8"),
    *("fort-wood 3", "port-cape 6", "cape-wood 4", "port-wood 5"),
)
LAYOUT = Path(__file__).with_name("own_map_layout.json")
QUICK = {"size": [1600, 910], "slot": [90, 38], "city": 18, "text": 40, "margin": [144, 120], "seeds": [1], "rounds": 4}


def raw_map(key: str = KEY) -> dict[str, Any]:
    """The file's object, without a layout. Only one city is named in three languages."""
    return {
        "key": key,
        "names": {"en": "Seven Isles", "uk": "Сім островів"},
        "seats": [2, 3],
        "parts": [
            {"part": "market", "face_up": 5, "clear_at": 3, "start_hand": 4},
            {"part": "routes", "pieces": 14, "points": {"1": 1, "2": 2, "3": 4}, "twins_close_up_to": 3},
            {"part": "ferries"},
            {"part": "tunnels", "reveal": 3},
            {"part": "tickets", "sets": ["base"], "start": [{"deal": 3, "keep": 2}], "draw": {"deal": 2, "keep": 1}},
            {"part": "ticket_points"},
            {"part": "longest_path", "points": 5},
            {"part": "last_turns", "pieces": 2, "turns_each": 1},
            {"part": "passing"},
            {"part": "ties", "by": ["tickets_completed", "longest_path"]},
        ],
        "variants": {"classic": {"names": {"en": "Classic"}}},
        "cards": {"colors": ["red", "blue", "green", "yellow"], "per_color": 10, "locomotive": 8},
        "cities": [_city(city, *place) for city, place in CITIES.items()],
        "routes": [_route(said) for said in ROUTES],
        "tickets": [_ticket(said) for said in TICKETS],
        "layout": {"settings": dict(QUICK)},
    }


def _city(city: str, lat: float, lon: float) -> dict[str, Any]:
    names = {"en": city.title()} if city != "mill" else {"en": "Mill", "ru": "Мельница", "uk": "Млин"}
    return {"id": city, "names": names, "lat": lat, "lon": lon}


def _route(said: str) -> dict[str, Any]:
    name, length, color, *marks = said.split()
    route = {"id": name, "cities": name.split("-")[:2], "length": int(length), "color": color}
    if "tunnel" in marks:
        route["tunnel"] = True
    return {**route, "kind": "ferry", "locomotives": 1} if "ferry" in marks else route


def _ticket(said: str) -> dict[str, Any]:
    name, points = said.split()
    return {"id": name, "cities": name.split("-"), "points": int(points), "set": "base"}


def laid_out(key: str = KEY) -> dict[str, Any]:
    """The same with the layout that `bot.py check-map --layout` made for it."""
    return {**raw_map(key), "layout": json.loads(LAYOUT.read_text("utf-8"))}


def write_map(folder: Path, raw: dict[str, Any], name: str | None = None) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / f"{name or raw['key']}.json"
    path.write_text(json.dumps(raw, ensure_ascii=False, indent=1), encoding="utf-8")
    return path


Spoil = Callable[[dict[str, Any]], object]


def part(raw: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(said for said in raw["parts"] if said["part"] == name)
    return found


def with_technology(raw: dict[str, Any], **does: Any) -> None:
    """Give a map the rule and one technology."""
    last = next(at for at, part in enumerate(raw["parts"]) if part["part"] == "last_turns")
    raw["parts"].insert(last, {"part": "technology", "any": 2})
    steam = {"id": "steam", "names": {"en": "Steam"}, "sign": "S", "price": 1, "copies": 2, "route_points": 1}
    raw["technologies"] = [{**steam, **does}]


BAD: dict[str, tuple[Spoil, str]] = {
    "a city that is not there, in a route": (
        lambda raw: raw["routes"][3].update(cities=["mill", "lak"]),
        "routes[3] (routes.mill-lake): there is no city 'lak'; did you mean 'lake'?",
    ),
    "a city that is not there, in a ticket": (
        lambda raw: raw["tickets"][0].update(cities=["port", "lace"]),
        "tickets[0] (tickets.port-lake): there is no city 'lace'; did you mean 'lake'?",
    ),
    "four routes between two cities": (
        lambda raw: raw["routes"].extend({**raw["routes"][0], "id": f"port-mill-{number}"} for number in (3, 4)),
        "more than 3 parallel routes join these cities",
    ),
    "a twin elsewhere": (lambda raw: raw["routes"][0].update(twin="lake-cape"), "does not join the same two cities"),
    "a ticket between unconnected cities": (
        lambda raw: [raw["routes"].pop(), raw["routes"].pop()],
        "no routes lead from 'port' to 'tower', so nobody can complete it",
    ),
    "a ticket that brings points when it is missed": (
        lambda raw: raw["tickets"][0].update(points=-4),
        "tickets[0].points (tickets.port-lake.points): a whole number of at least 0 is expected here",
    ),
    "a penalty that brings points": (
        lambda raw: raw["tickets"][1].update(penalty=-9),
        "tickets[1].penalty (tickets.port-tower.penalty): a whole number of at least 0 is expected here",
    ),
    "an unknown part": (lambda raw: part(raw, "ferries").update(part="feries"), "did you mean 'ferries'?"),
    "a part before what it needs": (lambda raw: raw["parts"].reverse(), "needs the part 'market' before it"),
    "a part that a bot cannot do without": (
        lambda raw: raw["parts"].remove(part(raw, "passing")),
        "parts: the part 'passing' is missing",
    ),
    "a variant without a part that a bot cannot do without": (
        lambda raw: raw["variants"]["classic"].update(without=["market"]),
        "variants.classic.without: every game needs the part 'market'",
    ),
    "a colour no card has": (lambda raw: raw["routes"][0].update(color="rad"), "did you mean 'red'?"),
    "a card that cannot be shown": (lambda raw: raw["cards"].update(colors=["red", "pink"]), "a card 'pink'"),
    "two cities with one id": (lambda raw: raw["cities"][6].update(id="wood"), "two cities have this id"),
    "two routes with one id": (lambda raw: raw["routes"][9].update(id="port-fort"), "two routes have this id"),
    "two tickets with one id": (lambda raw: raw["tickets"][3].update(id="port-lake"), "two tickets have this id"),
    "two cities with one name": (
        lambda raw: raw["cities"][0]["names"].update(ru="Мельница"),
        "two cities are called 'мельница' in 'ru'",
    ),
    "too few cards": (
        lambda raw: raw["cards"].update(per_color=2),
        "cards: 16 cards are too few: hands for 3 and the row take 17",
    ),
    "too few tickets": (lambda raw: raw["tickets"].pop(), "8 tickets are too few: the deal for 3 seats takes 9"),
    "a length without points": (lambda raw: part(raw, "routes")["points"].pop("3"), "nothing for a length of 3"),
    "more pieces than there are": (lambda raw: part(raw, "routes").update(pieces=2), "takes more pieces than the 2"),
    "an end that comes at once": (lambda raw: part(raw, "last_turns").update(pieces=14), "would begin at once"),
    "a name that has no room": (
        lambda raw: raw["layout"]["cities"]["mill"]["label"]["ru"].update(x=20, y=20),
        "layout.cities.mill.label.ru: the name in 'ru' does not fit into the picture",
    ),
    "no layout": (lambda raw: raw.pop("layout"), "layout: is missing"),
    "a space too few": (lambda raw: raw["layout"]["routes"]["port-fort"].pop(), "2 spaces are drawn for a route of 3"),
    "a place outside the world": (
        lambda raw: [raw.pop("layout"), raw["cities"][0].update(lat=570)],
        "cities[0].lat (cities.port.lat): from -84 to 84 degrees, and this is 570",
    ),
    "a field that is missing": (lambda raw: raw["routes"][0].pop("length"), "the field 'length' is missing"),
    "a field that is misspelt": (
        lambda raw: raw["routes"][4].update(tunel=raw["routes"][4].pop("tunnel")),
        "nothing reads the field 'tunel'; did you mean 'tunnel'?",
    ),
    "a rule that nothing plays": (
        lambda raw: raw["routes"][3].update(mountain=2),
        "nothing reads the field 'mountain'",
    ),
    "a wrong type": (
        lambda raw: part(raw, "market").update(face_up="five"),
        "parts[0].face_up (parts.market.face_up): a whole number or an object in { } is expected here, and this is",
    ),
    "a key that is taken": (lambda raw: raw.update(key="usa"), "key: another game is called 'usa'"),
    "a key that cannot be": (lambda raw: raw.update(key="Seven Isles"), "small Latin letters"),
    "too many seats": (lambda raw: raw.update(seats=[2, 6]), "a table has 2 to 5 seats"),
    "a tunnel without its part": (
        lambda raw: raw["parts"].remove(part(raw, "tunnels")),
        "it is a tunnel, and the part 'tunnels' is not among the parts",
    ),
    "mountains without their part": (
        lambda raw: raw["routes"][3].update(mountains=1),
        "it has mountains, and the part 'mountains' is not among the parts",
    ),
    "one card for a space": (
        lambda raw: part(raw, "ferries").update(any=1),
        "parts.ferries.any): from 2 to 9 cards pay for one space",
    ),
    "a share without its part": (
        lambda raw: raw["routes"][0].update(companies=["coal"]),
        "it brings shares, and the part 'shares' is not among the parts",
    ),
    "a track bed without its part": (
        lambda raw: raw["routes"][4].update(bed=True),
        "it is a track bed, and the part 'track_beds' is not among the parts",
    ),
    "a length that no route has, in a technology": (
        lambda raw: with_technology(raw, routes=[{"spaces": [2, 9]}]),
        "(technologies.steam): no route has 9 spaces; there are routes of 1, 2, 3",
    ),
    "a route for a technology without its part": (
        lambda raw: raw["routes"][0].update(unlocked=True),
        "it needs no technology, and the part 'technology' is not among the parts",
    ),
    "markers without their part": (
        lambda raw: raw["cities"][0].update(markers=2),
        "it has markers, and the part 'markers' is not among the parts",
    ),
    "a stop of a region without its part": (
        lambda raw: [
            raw["cities"][0].update(region="north"),
            raw.update(regions=[{"id": "north", "names": {"en": "N"}}]),
        ],
        "it is a stop of a region, and the part 'regions' is not among the parts",
    ),
    "a region that is not there": (
        lambda raw: [
            raw["parts"].insert(6, {"part": "regions"}),
            raw["cities"][0].update(region="norht"),
            raw["cities"][1].update(region="north"),
            raw.update(regions=[{"id": "north", "names": {"en": "North"}}]),
        ],
        "there is no region 'norht'; did you mean 'north'?",
    ),
    "more mountains than spaces": (
        lambda raw: raw["routes"][3].update(mountains=3),
        "from 0 to its 2 spaces can be mountains",
    ),
    "no English name": (lambda raw: raw["cities"][1]["names"].pop("en"), "at least a name in English is needed"),
    "a letter that cannot be written": (lambda raw: raw["cities"][0]["names"].update(en="港"), "cannot write '港'"),
    "a number without bounds": (lambda raw: raw["cards"].update(per_color=10**9), "the number is too large"),
}
"""What can be wrong with a map: how to spoil a good one, and what is reported of it."""
