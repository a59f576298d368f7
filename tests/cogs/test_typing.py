"""Names are found however they are typed: with or without accents, and in any of the languages."""

from __future__ import annotations

import pytest

from cogs.play.options import fits_name, folded, named, plain
from cogs.rail.typed import find_routes, parse_city, parse_route
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.core.refused import Refused
from engine.parts.routes import Routes
from tests.cogs.party import Party
from tests.cogs.positions import arrange

SPELLINGS = {
    "Ålborg": ("AALBORG", "aalborg", "alborg", "Ålborg", "A\u030alborg"),
    "München": ("munchen", "münchen", "MUENCHEN", "Mu\u0308nchen"),
    "Tromsø": ("tromso", "tromsoe", "TROMSØ"),
    "Łódź": ("lodz", "Łodz", "lódź"),
    "Brăila": ("braila", "BRĂILA"),
    "Straße": ("strasse", "STRASSE"),
    "Ærøskøbing": ("aeroskobing", "ærøskøbing", "aeroeskoebing"),
    "Кам’янець": ("камянець", "Кам'янець", "камʼянець"),
    "Ґданськ": ("гданськ", "ґданськ"),
    "Орёл": ("орел", "ОРЁЛ"),
}


@pytest.mark.parametrize("name", SPELLINGS)
def test_every_spelling_of_a_name_is_the_same(name: str) -> None:
    assert {plain(typed) for typed in SPELLINGS[name]} == {plain(name)}
    assert all(fits_name(typed, f"Nowhere – {name}") for typed in SPELLINGS[name])
    assert {named({"it": [name]}, typed) for typed in SPELLINGS[name]} == {"it"}


def test_letters_that_are_others_stay_others() -> None:
    assert plain("йод") != plain("иод") and plain("ы") != plain("и")
    assert folded("x² – 3:1") == ["x²", "3", "1"]


@pytest.mark.parametrize("typed", ["kyiv", "KYIV", "Київ", "київ", "Киев", "киів"])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_city_is_found_in_any_language(lang: str, typed: str) -> None:
    localizer = Localizer(catalogue(), lang, None, load().rules("europe"))
    assert parse_city(localizer, typed) == "kyiv"
    assert find_routes(localizer, typed) == find_routes(localizer, "kyiv")


async def test_all_that_is_offered_is_found_in_any_language(party: Party) -> None:
    await party.begin_turns(seats=2, map="europe")
    await arrange(party, hands=[["red", "blue", "green", "yellow", "black", "white", "orange", "locomotive"] * 2])

    async def offered(command: str, option: str, typed: str) -> list[str]:
        return [one["value"] for one in await party.ann.autocomplete(party.channel, command, option, typed)]

    for command, option in (("claim", "route"), ("plan", "route"), ("station", "city"), ("board", "focus")):
        found = await offered(command, option, "munchen")
        assert found
        for typed in ("MUENCHEN", "Мюнхен", "münchen"):
            assert await offered(command, option, typed) == found, (command, typed)
    assert await offered("rules", "map", "Европа") == await offered("rules", "map", "європа") == ["europe"]
    assert await offered("my clock", "zone", "KYÏV") == ["Europe/Kyiv"]


def refusal(lang: str, text: str, *, route: bool = False, key: str = "europe") -> str:
    """What is answered to a city, or a route, that isn't there."""
    localizer = Localizer(catalogue(), lang, None, load().rules(key))
    with pytest.raises(Refused) as found:
        parse_route(localizer, text, {}, None) if route else parse_city(localizer, text)
    return localizer.refusal(found.value)


@pytest.mark.parametrize(
    ("lang", "typed", "meant"), [("en", "Pariss", "Paris"), ("ru", "Лондн", "Лондон"), ("uk", "Varsawa", "Варшава")]
)
def test_an_unknown_city_is_answered_with_similar_names(lang: str, typed: str, meant: str) -> None:
    answer = refusal(lang, typed)
    assert typed in answer and meant in answer.partition("”" if lang == "en" else "»")[2]
    assert meant in refusal(lang, f"Roma – {typed}", route=True)


def test_what_resembles_no_city_is_answered_without_guesses() -> None:
    assert refusal("en", "xqzw") == refusal("en", "xqzw" * 20).replace("xqzw" * 20, "xqzw")
    assert "mean" not in refusal("en", "xqzw")


@pytest.mark.parametrize("typed", ["Paris – London", "paris - london", "Paris London", "Париж — Лондон", "paris→lond"])
def test_two_cities_without_a_route_are_answered_with_the_neighbors_of_the_first(typed: str) -> None:
    names = "Brest, Bruxelles, Dieppe, Frankfurt, Marseille, Pamplona, Zürich"
    assert refusal("en", typed, route=True) == f"Paris and London aren't neighbors. From Paris: {names}."
    assert "Париж и Лондон не соседи" in refusal("ru", typed, route=True)
    assert "Париж і Лондон не сусіди" in refusal("uk", typed, route=True)


def test_at_most_ten_neighbors_are_named() -> None:
    for key in load().games:
        rules = load().rules(key)
        if not rules.has(Routes):
            continue
        localizer = Localizer(catalogue(), "en", None, rules)
        ends = [end for route in localizer.map.routes.values() for end in route.cities]
        hub = max(localizer.map.cities, key=ends.count)
        near = {end for route in localizer.map.routes.values() if hub in route.cities for end in route.cities}
        far = next(city for city in localizer.map.cities if city not in near and len(localizer.city(city)) > 5)
        typed = f"{localizer.city(hub)} – {localizer.city(far)}"
        answer = refusal("en", typed, route=True, key=key)
        assert "aren't neighbors" in answer and answer.rpartition(": ")[2].count(", ") == min(10, len(near) - 1) - 1
