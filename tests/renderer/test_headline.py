"""The headline below the map: what is going on is never cut."""

import pytest

from renderer.core.fonts import text_width
from renderer.core.geometry import geometry_of
from renderer.core.players import BANNER
from renderer.rail.board import headline_room
from tests.renderer.looks import KEYS, LANGUAGES, look, middle

LATEST = 888
"""A number of a turn as wide as any."""


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_headline_is_cut(key: str, lang: str) -> None:
    view, shown = middle(key, 2).view(None), look(lang, 2)
    room = headline_room(view, shown, round(geometry_of(view.rules).size[0]))
    lines = [shown.say(line) for line in ("pic-ended", "pic-choosing", "pic-choosing-pieces")]
    lines.append(shown.say("pic-turn", number=LATEST))
    size, _, pad = BANNER
    wide = {line: text_width(line, "narrow", 32) for line in lines}
    banners = (shown.say("pic-last-turns", left=left) for left in range(11))
    wide |= {line: text_width(line, "narrow-bold", size) + 2 * pad for line in banners}
    assert {line: width for line, width in wide.items() if width > room} == {}
