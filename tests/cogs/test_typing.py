"""Names are found however they are typed: with or without accents, and in any of the languages."""

from __future__ import annotations

import pytest

from cogs.play.options import fits_name, folded, named, plain
from cogs.rail.typed import find_routes, parse_city
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
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
