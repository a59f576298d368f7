"""Maps that people write: every mistake has its place, none ends in a trace, and a good map plays."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bot
from data.maps.checks import check, fill_names
from data.maps.jsonfile import BadJson, Places, parse_text, written
from data.maps.library import GAMES, load, load_with, read_map, shown
from data.tools import check_map
from data.tools.check_map import picture_of
from data.tools.layout import MOST_TYPE, Layout, solved, write_section
from engine.assemble import BadGameFile, assemble
from engine.core.game import Game
from engine.parts.routes import Routes
from tests.own_map import BAD, KEY, laid_out, part, raw_map, write_map
from tests.rows import listed

PAGE = Path(__file__).parent.parent.parent / "docs" / "adding-a-map.md"


MAPS = sorted(key for key in load().games if load().rules(key).has(Routes))


def mistakes(raw: dict[str, Any]) -> list[str]:
    try:
        read_map(json.dumps(raw, ensure_ascii=False, indent=1), load().games)
    except BadGameFile as bad:
        return list(bad.mistakes)
    return []


def checked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = bot.main(["check-map", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


class TestAGoodMap:
    def test_a_table_of_strings_is_no_map_and_that_is_all_that_is_said(self) -> None:
        for path in GAMES.glob("*.json"):
            if path.stem not in MAPS:
                (mistake,) = check(json.loads(path.read_text("utf-8")), shown()).mistakes
                assert "no map" in mistake

    @pytest.mark.parametrize("key", MAPS)
    def test_every_map_of_the_project_is_one(self, key: str) -> None:
        raw = json.loads((GAMES / f"{key}.json").read_text("utf-8"))
        report = check(raw, shown())
        assert (report.mistakes, report.warnings) == ([], [])

    def test_may_have_what_is_legal_and_odd(self) -> None:
        raw = laid_out()
        raw["tickets"][0]["points"] = 0
        ferry = next(route for route in raw["routes"] if route.get("locomotives"))
        del ferry["locomotives"]
        ferry["kind"] = "ferry"
        warnings = check(raw, shown()).warnings
        assert any(f"tickets.{raw['tickets'][0]['id']}.points" in one and "gains nothing" in one for one in warnings)
        assert any(f"routes.{ferry['id']}.kind" in one and "no locomotive" in one for one in warnings)

    @pytest.mark.parametrize("place", ["variants", "options"])
    def test_has_the_mistake_of_a_variant_or_an_option_reported_there(self, place: str) -> None:
        raw = laid_out()
        names = {"en": "Odd"}
        raw.setdefault(place, {})["odd"] = {"names": names, "parts": {"market": {"face_up": "many"}}}
        found = [mistake for mistake in check(raw, shown()).mistakes if "face_up" in mistake]
        assert found
        assert all(mistake.startswith(f"{place}.odd.parts.market") for mistake in found)

    def test_gets_its_layout_and_is_described(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        raw = raw_map()
        path = write_map(tmp_path, raw)
        before = path.read_text("utf-8")
        assert checked(capsys, str(path))[0] == 1
        assert path.read_text("utf-8") == before
        code, output, _ = checked(capsys, str(path), "--layout")
        assert code == 0
        for line in ("Seven Isles (isles) can be played:", "seats      2 to 3", "cards      48", "tickets    9"):
            assert line in output
        assert "10 (4 of them parallel, 1 tunnels, 1 ferries)" in output
        assert "warning: line 3, names: 7 names are missing in 'uk'" in output
        made = json.loads(path.read_text("utf-8"))
        layout = made.pop("layout")
        assert made == {name: value for name, value in raw.items() if name != "layout"}
        assert layout["settings"] == raw["layout"]["settings"]
        assert layout["ground"]["land"], "there is no coast"
        assert checked(capsys, str(path))[0] == 0

    def test_is_warned_about_where_a_longest_path_takes_long(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = write_map(tmp_path, laid_out())
        assert "longest path" not in checked(capsys, str(path))[1].partition("can be played")[0]
        monkeypatch.setattr(check_map, "SLOW", 0.0)
        code, output, _ = checked(capsys, str(path))
        assert code == 0
        assert "a network was found whose longest path takes" in output

    @pytest.mark.parametrize(("bom", "end"), [("\ufeff", "\n"), ("", "\r\n")])
    def test_its_layout_leaves_every_other_byte_as_it_was(self, tmp_path: Path, bom: str, end: str) -> None:
        path = tmp_path / "map.json"
        for raw in (raw_map(), {name: value for name, value in raw_map().items() if name != "layout"}):
            before = (bom + json.dumps(raw, indent=1).replace("\n", end) + end).encode()
            path.write_bytes(before)
            write_section(path, {"size": [1, 2], "cities": {}})
            after = path.read_bytes()
            assert after.startswith(before[: before.index(b'"tickets"')])
            assert after.endswith(before[-len(end) - 1 - len(end) :])
            assert (b"\r\n" in after, after.count(b"\n")) == (end == "\r\n", after.count(end.encode()))
            assert json.loads(after.decode("utf-8-sig"))["layout"]["size"] == [1, 2]

    def test_its_layout_says_how_far_it_is(self) -> None:
        raw, parts = raw_map(), list[float]()
        raw["layout"]["settings"] |= {"walk": [[150, 3.0, 1.0]], "rounds": 1, "seeds": [1, 2]}
        Layout(KEY, fill_names(raw)).solve(parts.append)
        assert parts == sorted(parts)
        assert (0 < parts[1] < 0.5, len(parts) > 4, parts[-1]) == (True, True, 1.0)

    @pytest.mark.long
    def test_its_layout_is_the_same_however_many_seeds_are_tried_at_once(self) -> None:
        raw, parts = raw_map(), list[float]()
        raw["layout"]["settings"] |= {"walk": [[150, 3.0, 1.0]], "rounds": 1, "seeds": [1, 2, 3]}
        one, two = (Layout(KEY, fill_names(raw)) for _ in range(2))
        alone, beside = one.solve(), two.solve(parts.append, processes=2)
        assert one.section(alone) == two.section(beside)
        assert parts

    def test_a_map_across_the_antimeridian_begins_where_it_has_no_cities(self) -> None:
        there, here = raw_map(), raw_map()
        for city in there["cities"]:
            city["lon"] = (city["lon"] + 167.5 + 180) % 360 - 180
        assert {city["lon"] > 0 for city in there["cities"]} == {True, False}
        assert Layout("there", there).home.round(6).tolist() == Layout("here", here).home.round(6).tolist()

    def test_without_settings_it_is_drawn_large(self) -> None:
        from data.tools.check_map import _usual

        assert _usual(raw_map())["slot"] == [90, 38]
        usa = json.loads((GAMES / "usa.json").read_text("utf-8"))
        assert _usual(usa)["slot"] == [45, 19]

    def test_names_fall_back_to_english(self) -> None:
        file = read_map(json.dumps(laid_out()))
        assert file.names == {"en": "Seven Isles", "uk": "Сім островів", "ru": "Seven Isles"}
        assert file.variants["classic"].names["uk"] == "Classic"

    @pytest.mark.parametrize("seats", [2, 3])
    def test_is_played_to_its_end(self, seats: int) -> None:
        rules = assemble(read_map(json.dumps(laid_out())))
        for seed in range(25):
            rng = Random(seed)
            game, _ = Game.new(rules, seats, rng)
            while not game.over:
                game = game.after(game.act(rng.choice(game.legal(rng.choice(game.waiting))), rng))
                assert game.stray() == ()
            assert len(game.result().places) == seats


class TestABadMap:
    @pytest.mark.parametrize("kind", BAD)
    def test_is_reported_with_what_is_wrong(self, kind: str) -> None:
        raw = laid_out()
        spoil, words = BAD[kind]
        spoil(raw)
        found = mistakes(raw)
        assert any(words in mistake for mistake in found), found

    @pytest.mark.parametrize("kind", BAD)
    def test_is_reported_with_its_place(self, kind: str) -> None:
        raw = laid_out()
        BAD[kind][0](raw)
        assert all(mistake.startswith("line") for mistake in mistakes(raw))

    def test_is_reported_all_at_once(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        raw = laid_out()
        kinds = ("a colour no card has", "two tickets with one id", "a name that has no room", "a key that is taken")
        for kind in kinds:
            BAD[kind][0](raw)
        raw["seats"] = "two"
        code, output, errors = checked(capsys, str(write_map(tmp_path, raw, "bad")))
        assert (code, output) == (1, "")
        assert errors.startswith(f"{tmp_path}/bad.json: ")
        for kind in kinds[:2] + kinds[3:]:
            assert BAD[kind][1] in errors
        assert "seats: a list in [ ] is expected here, and this is a text in quotes" in errors

    def test_the_line_is_the_one_in_the_file(self) -> None:
        raw = laid_out()
        raw["routes"][7]["color"] = "rad"
        text = json.dumps(raw, indent=1)
        number = text[: text.index('"rad"')].count("\n") + 1
        path = Places.of(text, raw).find("routes.lake-wood-2.color")[0]
        assert (written(path), Places.of(text, raw).line(path)) == ("routes[7].color", number)

    def test_a_doubled_id_is_shown_at_both_its_places(self) -> None:
        raw = laid_out()
        raw["tickets"][3]["id"] = "port-lake"
        line = next(mistake for mistake in mistakes(raw) if "two tickets" in mistake)
        assert line.startswith("lines ") and " and " in line.partition(",")[0]

    def test_a_key_that_stands_twice(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = write_map(tmp_path, laid_out())
        path.write_text('{\n "seats": [2, 2],' + path.read_text("utf-8").strip()[1:], encoding="utf-8")
        code, _, errors = checked(capsys, str(path))
        assert code == 1
        assert "line 8, seats: this key is there twice" in errors
        assert "this key is there twice" in load_with(tmp_path).bad[path.name][0]

    def test_a_layout_that_finds_no_room_is_not_written(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        raw = raw_map()
        raw["layout"]["settings"] |= {"text": 60, "slot": [120, 100], "rounds": 1, "size": [1200, 600]}
        raw["layout"]["settings"]["walk"] = [[150, 4.0, 4.0]]
        path = write_map(tmp_path, raw)
        before = path.read_text("utf-8")
        code, _, errors = checked(capsys, str(path), "--layout")
        assert code == 1
        assert "no layout was found in which all have room" in errors
        assert path.read_text("utf-8") == before

    def test_what_is_unknown_is_reported_with_a_near_name_and_what_there_is(self) -> None:
        raw = laid_out()
        raw["routes"][3]["cities"] = ["mill", "lak"]
        raw["routes"][0]["color"] = "rad"
        part(raw, "ferries")["part"] = "feries"
        raw["routes"][4]["tunel"] = raw["routes"][4].pop("tunnel")
        raw["cards"]["colors"][1] = "pink"
        found = "\n".join(mistakes(raw))
        assert "did you mean 'lake'? there are port, mill, fort, lake, cape, wood, tower" in found
        assert "did you mean 'red'? there are gray, red, pink, green, yellow" in found
        assert "did you mean 'ferries'? there are " in found
        assert "did you mean 'tunnel'? there are any, bed, cities, " in found
        assert "a card 'pink'; there are black, blue, " in found


class TestWatching:
    """`--watch`: the map is drawn at each save, whatever is in the file meanwhile."""

    def test_draws_at_each_save_shows_mistakes_and_goes_on(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path, pictures = write_map(tmp_path, laid_out()), list[bytes]()
        bad, better = laid_out(), laid_out()
        bad["routes"][0]["color"] = "rad"
        better["names"]["en"] = "Eight Isles"
        better["cities"][0]["names"]["en"] = "Harbor"

        def seen() -> None:
            pictures.append(picture_of(path).read_bytes())

        def end() -> None:
            raise KeyboardInterrupt

        steps = iter(
            [
                lambda: None,
                seen,
                lambda: path.write_text("{"),
                lambda: None,
                lambda: write_map(tmp_path, bad),
                lambda: None,
                path.unlink,
                lambda: None,
                lambda: write_map(tmp_path, better),
                lambda: None,
                seen,
                end,
            ]
        )
        assert check_map.watch(path, sleep=lambda seconds: next(steps)()) == 0
        printed = capsys.readouterr()
        assert printed.out.count("drawn at") == 2
        for words in ("this is no JSON", "did you mean 'red'?", "there is no such file"):
            assert printed.err.count(words) == 1, printed.err
        assert pictures[0].startswith(b"\x89PNG") and pictures[0] != pictures[1]
        assert json.loads(path.read_text("utf-8")) == better

    def test_draws_a_map_without_a_layout_and_leaves_its_file_as_it_is(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        raw = raw_map()
        raw["layout"]["settings"] |= {"walk": [[20, 3.0, 1.0]], "rounds": 0}
        path = write_map(tmp_path, raw)
        steps = iter(range(3))

        def sleep(seconds: float) -> None:
            if next(steps) == 2:
                raise KeyboardInterrupt

        assert check_map.watch(path, sleep) == 0
        assert "--layout writes one into the file" in capsys.readouterr().out
        assert picture_of(path).exists() and json.loads(path.read_text("utf-8")) == raw


class TestNoMapAtAll:
    @pytest.mark.parametrize(
        ("content", "words"),
        [
            (b'{"key": "isles",\n "seats": [2 3]}', "line 2, column 14: this is no JSON"),
            (b"", "line 1, column 1: this is no JSON"),
            (b"[1, 2]", "a map is one JSON object"),
            (b'{"key": "\xff"}', "is no UTF-8"),
            (b'{"a": ' + b"[" * 100_000, "nested far too deeply"),
            (b'{"a": NaN}', "NaN is no number"),
            (b'{"a": ' + b"9" * 5000 + b"}", "this is no JSON"),
            (b" " * 1_000_001, "\n  the file is larger than 1000 kB"),
            (b'{"a": {"b": "\\ud800"}}', "characters that cannot be seen"),
        ],
    )
    def test_is_reported_in_a_sentence(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, words: str
    ) -> None:
        path = tmp_path / "isles.json"
        path.write_bytes(content)
        code, _, errors = checked(capsys, str(path))
        assert code == 1
        assert words in errors
        assert load_with(tmp_path).games == load().games

    def test_a_file_that_is_not_there(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert "there is no such file" in checked(capsys, str(tmp_path / "none.json"))[2]
        assert "this is a folder" in checked(capsys, str(tmp_path))[2]

    def test_a_pipe_or_a_device_which_could_be_read_for_ever(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        os.mkfifo(tmp_path / "pipe.json")
        (tmp_path / "zero.json").symlink_to("/dev/zero")
        assert "this is a pipe or a device" in checked(capsys, str(tmp_path / "pipe.json"))[2]
        expected = "this is a pipe or a device; name a file"
        assert load_with(tmp_path).bad == {"pipe.json": (expected,), "zero.json": (expected,)}


class TestAFolderOfMaps:
    def test_good_ones_play_beside_the_projects_own(self, tmp_path: Path) -> None:
        write_map(tmp_path, laid_out())
        library = load_with(tmp_path)
        assert list(library.games) == [*load().games, KEY]
        assert library.rules(KEY).names["uk"] == "Сім островів"
        assert (list(library.texts), library.bad) == ([KEY], {})

    def test_they_can_be_simulated(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        write_map(tmp_path, laid_out())
        assert bot.main(["simulate", KEY, "--maps", str(tmp_path), "--games", "3", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["games"] == 3

    def test_a_position_on_them_can_be_played(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        folder = tmp_path / "maps"
        write_map(folder, laid_out())
        path = tmp_path / "position.json"
        path.write_text(json.dumps({"game": KEY, "seats": 2, "actions": [{"action": "draw_card", "seat": 0}]}))
        assert bot.main(["position", str(path), "--maps", str(folder)]) == 0
        assert json.loads(capsys.readouterr().out)["over"] is False

    def test_bad_ones_are_named_and_left_out(self, tmp_path: Path) -> None:
        write_map(tmp_path, laid_out(), "z-good")
        for number, (spoil, _) in enumerate(BAD.values()):
            raw = laid_out()
            spoil(raw)
            write_map(tmp_path, raw, f"bad-{number:02}")
        library = load_with(tmp_path)
        assert list(library.games) == [*load().games, KEY]
        assert sorted(library.bad) == [f"bad-{number:02}.json" for number in range(len(BAD))]
        for number, (_, words) in enumerate(BAD.values()):
            assert any(words in mistake for mistake in library.bad[f"bad-{number:02}.json"])

    def test_of_two_with_one_key_the_second_is_left_out(self, tmp_path: Path) -> None:
        for name in ("one", "two"):
            write_map(tmp_path, laid_out(), name)
        library = load_with(tmp_path)
        assert KEY in library.games
        assert "another game is called 'isles'" in library.bad["two.json"][0]


# Whatever is done to a file


VALUES: tuple[object, ...] = (
    *(None, True, 0, -1, 3, 10**6, 1.5, -1e300, "", "port", "gray", "x" * 500, "\u202e", "Ё", "a.b", "[0]"),
    *([], [[]], [1, 2, 3], {}, {"id": "port"}, {"part": "routes"}, {"": None}),
)


def nodes(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a JSON value: what holds it, and its key."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from nodes(value[key])


def spoilt(raw: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Drops, replaces, doubles and exchanges a few things, more often in the rules than in the layout."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        section = rng.choice(sorted(raw) or [""])
        places = list(nodes(raw[section])) if isinstance(raw.get(section), dict | list) and rng.random() < 0.9 else []
        holder, key = rng.choice(places or [(raw, section)])
        if isinstance(holder[key] if places else None, int | float) and rng.random() < 0.8:
            holder[key] += rng.choice((-2, -1, 1, 2))
            continue
        match rng.randrange(4):
            case 0 if key in raw or holder is not raw:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.append(json.loads(json.dumps(holder[key])))
            case 2 if isinstance(holder, dict):
                holder[f"{key}x"] = holder.pop(key, None)
            case _:
                holder[key] = rng.choice(VALUES)
    return raw


def whole_maps() -> list[tuple[str, Callable[[], dict[str, Any]]]]:
    files = [(key, (GAMES / f"{key}.json").read_text("utf-8")) for key in MAPS]
    return [(KEY, laid_out), *((name, lambda text=text: json.loads(text)) for name, text in files)]


@pytest.mark.parametrize(("name", "make"), listed(whole_maps(), few=1))
def test_nothing_that_is_done_to_a_map_is_a_surprise(name: str, make: Callable[[], dict[str, Any]]) -> None:
    spoil_and_play(name, make, range(60 if name == KEY else 25), enough=1)


@pytest.mark.long
def test_a_larger_type_is_searched_for_as_long_as_all_have_room() -> None:
    raw = raw_map()
    raw["layout"]["settings"] |= {"text": 56, "walk": [[300, 3.0, 1.0]], "rounds": 2}
    layout, board = solved(KEY, fill_names(raw), is_larger=True)
    assert layout.measures.text == MOST_TYPE
    assert layout.check(board) + layout.flaws(board) == []


@pytest.mark.long
@pytest.mark.parametrize(("name", "make"), whole_maps())
def test_nothing_that_is_done_to_a_map_very_often_is_a_surprise(name: str, make: Callable[[], dict[str, Any]]) -> None:
    spoil_and_play(name, make, range(250 if name == KEY else 25))


def spoil_and_play(name: str, make: Callable[[], dict[str, Any]], seeds: range, enough: int = 250) -> None:
    """Either its mistakes are reported, or it can be set up and played."""
    good = 0
    for seed in seeds:
        if name != KEY and good == enough:
            break
        rng = Random(f"{name} {seed}")
        text = json.dumps(spoilt(make(), rng))
        try:
            file = read_map(text)
        except (BadGameFile, BadJson) as bad:
            assert str(bad)
            continue
        good += 1
        game, _ = Game.new(assemble(file), file.seats[1], rng)
        for _ in range(60):
            if game.over:
                break
            game = game.after(game.act(rng.choice(game.legal(game.waiting[0])), rng))
        assert game.stray() == ()
    assert good, "every one of them was bad: the rest was not tried"


def test_the_text_of_a_file_may_be_cut_anywhere() -> None:
    text = json.dumps(laid_out())
    rng = Random(1)
    for _ in range(300):
        at = rng.randrange(len(text))
        mangled = text[:at] + rng.choice(("", "\x00", '"', "{", "}]", "\\")) + text[at + rng.randrange(3) :]
        try:
            raw = parse_text(mangled)
        except BadJson as bad:
            assert "line " in str(bad)
        else:
            Places.of(mangled, raw)


# The page


def example() -> str:
    return PAGE.read_text("utf-8").partition("```json\n")[2].partition("```")[0]


def test_the_example_of_the_page_lacks_its_layout_alone() -> None:
    assert [mistake.partition(":")[0] for mistake in check(json.loads(example()), shown()).mistakes] == ["layout"]


@pytest.mark.long
def test_the_example_of_the_page_is_a_good_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "example.json"
    path.write_text(example(), encoding="utf-8")
    code, output, errors = checked(capsys, str(path), "--layout")
    assert code == 0, errors
    assert "warning" not in output
    assert load_with(tmp_path).bad == {}
