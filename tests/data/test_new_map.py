"""A first file of a map, from a title and cities: it can be played as it is."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import bot
from data.maps.library import examined
from tests.own_map import write_map

BALTIC = "Riga; Tallinn; Vilnius; Kaunas; Tartu; Gdańsk; Old Mill 57.7 22.6; Minsk"
COAST = "Lecce; Taranto; Bari; Foggia; Cosenza; Messina; Aosta; Torino; Genova; Milano; Pisa; Firenze; Roma; Napoli"
FIJI = "Suva; Apia; Auckland; Wellington; Nouméa; Old Harbor -21.1 -175.2"


def made(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = bot.main(["new-map", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize("cities", [BALTIC, FIJI])
def test_a_map_of_cities_has_no_mistake_and_joins_them_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], cities: str
) -> None:
    path = tmp_path / "own" / "north.json"
    code, output, _ = made(capsys, str(path), "--title", "North", "--cities", cities)
    assert code == 0
    assert f"check-map {path} --layout" in output
    _, _, report = examined(path.read_text("utf-8"), drawn=False)
    assert (report.mistakes, report.warnings, report.file is not None) == ([], [], True)
    raw = json.loads(path.read_text("utf-8"))
    assert {city for route in raw["routes"] for city in route["cities"]} == {city["id"] for city in raw["cities"]}
    assert max(route["length"] for route in raw["routes"]) <= 6


def test_a_town_is_found_without_its_accents_by_another_name_or_with_its_country(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "map.json"
    made(capsys, str(path), "--title", "X", "--cities", "Koln;Київ;Paris, US;Munich;zurich;Lyon")
    names = {city["names"]["en"]: (city["lat"], city["lon"]) for city in json.loads(path.read_text("utf-8"))["cities"]}
    assert list(names) == ["Koln", "Kyiv", "Paris", "Munich", "zurich", "Lyon"]
    assert names["Paris"] == (33.66, -95.56)


def test_a_city_has_two_ways_out_and_tickets_are_short_and_long(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "map.json"
    for cities in (COAST, "A 1 1; B 1 2; C 1 3; D 1 4; E 1 5"):
        path.unlink(missing_ok=True)
        made(capsys, str(path), "--title", "X", "--cities", cities)
        raw = json.loads(path.read_text("utf-8"))
        ways: dict[str, set[str]] = {}
        for one, other in (route["cities"] for route in raw["routes"]):
            ways.setdefault(one, set()).add(other)
            ways.setdefault(other, set()).add(one)
        assert min(map(len, ways.values())) >= 2, cities
        if cities == COAST:
            points = [ticket["points"] for ticket in raw["tickets"]]
            assert max(points) >= 2 * min(points)
            pieces = next(part["pieces"] for part in raw["parts"] if part["part"] == "routes")
            assert max(points) <= 0.8 * pieces


def test_cities_are_written_as_people_write_lists(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "map.json"
    said = "Venezia, Paris, US, Old Mill, 59.3, 18.1; Genève\nLuzern, Åbo"
    made(capsys, str(path), "--title", "X", "--cities", said)
    cities = [(city["names"]["en"], round(city["lat"])) for city in json.loads(path.read_text("utf-8"))["cities"]]
    assert cities == [("Venezia", 45), ("Paris", 34), ("Old Mill", 59), ("Genève", 46), ("Luzern", 47), ("Åbo", 60)]


def test_every_unknown_town_is_named_with_towns_that_are_spelled_like_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "map.json"
    code, _, errors = made(capsys, str(path), "--title", "X", "--cities", "Rigaa;Xqqqzzv;Lyon;Oslo;Bern 99 7")
    assert (code, path.exists()) == (1, False)
    assert "Rigaa: I don't know this town; near it: Riga" in errors
    assert 'Xqqqzzv: I don\'t know this town; write it with its place in degrees, as in "Old Mill 59.3 18.1"' in errors
    assert "Bern: a place is from -84 to 84" in errors


def test_what_is_missing_is_asked_for_until_it_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["Baltic Sea", "Rigaa", "Riga", "Riga, Tallinn; Oslo", "Visby 57.6 18.3", "Turku", ""]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    monkeypatch.chdir(tmp_path)
    code, output, _ = made(capsys)
    assert code == 0
    assert "Rigaa: I don't know this town" in output
    assert output.count("Tallinn: EE") == 1
    raw = json.loads((tmp_path / "maps" / "baltic_sea.json").read_text("utf-8"))
    assert [city["id"] for city in raw["cities"]] == ["riga", "tallinn", "oslo", "visby", "turku"]


def test_a_file_that_is_there_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_map(tmp_path, {"key": "here"})
    before = path.read_bytes()
    code, _, errors = made(capsys, str(path), "--title", "X", "--cities", BALTIC)
    assert (code, path.read_bytes()) == (1, before)
    assert "there is such a file" in errors


def test_a_title_that_makes_no_key_is_no_reason_to_stop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert made(capsys, "--title", "Балтика", "--cities", BALTIC)[0] == 0
    assert json.loads((tmp_path / "maps" / "map.json").read_text("utf-8"))["names"] == {"en": "Балтика"}


def test_too_few_cities_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "5 to 100 cities, and these are 2" in made(capsys, "--title", "X", "--cities", "Riga;Oslo")[2]
