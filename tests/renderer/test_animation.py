"""Replays as GIF: every frame shows what was drawn, the first one is the end, and it fits where it is posted."""

from __future__ import annotations

from functools import cache, partial
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from data.maps.library import load, rules_of_record
from engine.core.undo import StepUndone
from engine.core.view import View
from engine.game_file import after_turns, events_of, read_record
from engine.parts.strings import Strings
from renderer.core.animation import FORMS, Film, Shot, animate, thinned
from renderer.core.draw import in_full
from renderer.core.geometry import Geometry
from renderer.core.look import Look
from renderer.core.replay import Moment, moments_of
from renderer.core.theme import indexed, palette_bytes
from renderer.rail import replay as of_maps
from renderer.rail.score import BAND, STRIP, ticket_rows, tickets_shown
from renderer.strings import replay as of_strings
from tests.renderer.looks import look
from tests.replays.keep import HERE
from tests.rows import crossed

KEPT = sorted(HERE.glob("*.json"))
GAMES = ("london-classic-2-seats-50", "usa-classic-3-seats-31-undo", "string_railway-classic-3-seats-33-undo")
LONGEST = max(KEPT, key=lambda path: path.stat().st_size).stem
COLORS = ((200, 30, 30), (20, 120, 60), (20, 80, 180), (240, 240, 230))


def film(count: int) -> Film:
    """Dots that come one by one on a picture with plain colors."""
    plain = indexed(Image.new("RGB", (64, 48), COLORS[3]))

    def draw(number: int) -> Image.Image:
        picture = plain.copy()
        for at in range(number):
            dot = indexed(Image.new("RGB", (4, 4), COLORS[at % 3]))
            picture.paste(dot, (at * 8 % 56 + 4, at // 7 * 8 + 4))
        return picture

    shots = [Shot(partial(draw, number), indexed, 100, 20, 40) for number in range(1, count)]
    end = Shot(lambda: draw(count - 1), indexed, 500, kept=True)
    return Film([end, *shots, end], palette_bytes(), in_full)


def frames(gif: bytes) -> list[tuple[Image.Image, int]]:
    """Each frame as a reader sees it, and how long, in ms."""
    found, opened = list[tuple[Image.Image, int]](), Image.open(BytesIO(gif))
    for number in range(getattr(opened, "n_frames", 1)):
        opened.seek(number)
        found.append((opened.convert("RGB"), int(opened.info["duration"])))
    return found


def differ(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is not None


@cache
def moments(name: str) -> tuple[Moment, ...]:
    record = read_record((HERE / f"{name}.json").read_bytes())
    rules = rules_of_record(record, load())
    return tuple(moments_of(list(after_turns(rules, record.seats, events_of(record)))))


@cache
def drawn(name: str, most: int = 8_000_000) -> bytes:
    shown = moments(name)
    view = shown[-1].view
    draws = of_strings if view.rules.has(Strings) else of_maps
    made: bytes = draws.render_replay(shown, seen(name), most)
    return made


def seen(name: str) -> Look:
    return look("en", moments(name)[-1].view.seats)


def test_each_frame_is_the_picture_scaled_down_and_those_without_change_only_prolong() -> None:
    dots = film(9)
    found = frames(animate(dots, 100_000))
    expected = [in_full(indexed(in_full(shot.draw()).reduce(2))) for shot in dots.shots]
    same = len(expected) - 1  # the last picture is the one before: it only stays longer
    assert len(found) == same
    assert not any(differ(picture, wanted) for (picture, _), wanted in zip(found, expected[:same], strict=True))
    assert [ms for _, ms in found] == [500, *[100] * 7, 600]


def test_where_it_does_not_fit_frames_are_left_out_then_it_gets_smaller_then_there_is_none() -> None:
    dots = film(30)
    limits = range(len(animate(dots, 100_000)) + 1_000, 800, -50)
    made = [animate(dots, most) for most in limits]
    assert all(len(gif) <= most for gif, most in zip(made, limits, strict=True))
    seen = [frames(gif) for gif in made if gif]
    forms = [(shown[0][0].width, len(shown)) for shown in seen]
    assert [width for width, _ in forms] == sorted((width for width, _ in forms), reverse=True)
    assert {width for width, _ in forms} >= {32, 16}
    assert len({count for width, count in forms if width == 32}) > 1
    assert made[-1] == b""
    assert not any(differ(shown[0][0], shown[-1][0]) for shown in seen)


@pytest.mark.parametrize("every", sorted({every for _, every in FORMS}))
def test_the_first_and_the_last_pictures_stay_and_the_time_in_between_is_told(every: int) -> None:
    shots = film(20).shots
    kept = thinned(shots, every)
    assert kept[0] is shots[0] and kept[-1] is shots[-1]
    assert kept[-2].draw is shots[-2].draw
    assert len(kept) == 2 + -(-19 // every)


@pytest.mark.parametrize("name", crossed(GAMES, few=1))
def test_a_replay_begins_with_the_end_goes_through_each_turn_and_ends_with_the_tickets(name: str) -> None:
    found, pictures = moments(name), frames(drawn(name))
    record = read_record((HERE / f"{name}.json").read_bytes())
    assert any(isinstance(event, StepUndone) for events in events_of(record) for event in events) == ("undo" in name)
    assert [moment.turn for moment in found] == list(range(1, found[-1].view.turn.number + 1))
    assert list(found[-1].view.result.totals) == record.totals
    cards = not found[-1].view.rules.has(Strings)
    closing = 1 + sum(parts_of(found[-1].view, seat) for seat in range(record.seats) if cards)
    assert len(pictures) == len(found) + closing or not cards
    assert not differ(pictures[0][0], pictures[-closing][0])
    assert all(picture.width == 800 for picture, _ in pictures)
    assert sum(ms for _, ms in pictures) < 60_000


def parts_of(view: View, seat: int) -> int:
    rows = ticket_rows(view, look("en", view.seats), tickets_shown(view, seat))
    return max(-(-len(rows) // of_maps.TOGETHER), 1)


@pytest.mark.long
def test_many_tickets_come_in_several_pictures_with_letters_that_a_phone_shows() -> None:
    name = "usa-mega-4-seats-42"
    end, shown = moments(name)[-1].view, frames(drawn(name))
    parts = [parts_of(end, seat) for seat in range(end.seats)]
    assert max(parts) == 3
    first = shown[-sum(parts)][0]
    low = Geometry.of(end.rules.layout).size[1] // 2 + BAND // 2
    name_of_a_ticket = first.crop((48, low, 240, low + STRIP // 2)).convert("L")
    top, bottom = (name_of_a_ticket.point([255 * (level > 150) for level in range(256)]).getbbox() or (0, 0, 0, 0))[
        1::2
    ]
    assert (bottom - top) * 390 / first.width >= 7


@pytest.mark.long
def test_the_longest_game_of_five_fits_eight_megabytes_easily() -> None:
    assert moments(LONGEST)[-1].view.seats == 5
    assert 100_000 < len(drawn(LONGEST)) < 2_000_000


@pytest.mark.long
def test_a_small_limit_is_kept() -> None:
    name = GAMES[0]
    assert 0 < len(drawn(name, len(drawn(name)) // 2)) <= len(drawn(name)) // 2


@pytest.mark.long
def test_no_picture_uses_the_color_that_stands_for_no_change() -> None:
    for name in GAMES:
        opened = Image.open(BytesIO(drawn(name)))
        opened.seek(0)
        assert opened.info.get("transparency") == 255
        assert 255 not in opened.tobytes()
