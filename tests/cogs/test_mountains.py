"""Mountains in the words of the list of routes, of the board and of what happened."""

from __future__ import annotations

from random import Random

from cogs.faces.mountains import MountainsFace
from cogs.rail.claims import choices_for
from cogs.rail.panels import board_panel
from cogs.tables.face import face_of
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Outlook
from engine.parts.routes import ClaimRoute
from engine.position import place
from tests.cogs.test_panels import table_of, texts
from tests.samples import samples

WORDS = catalogue()
RULES = samples().rules("high_passes")
GAME = place(RULES, 3, {"hands": [["blue"] * 3], "tickets": [[]]}, Random(1), 0)
ROUTE = "drift-frost"


def test_a_route_says_what_its_mountains_take_and_bring() -> None:
    table = table_of(GAME)
    localizer = Localizer(WORDS, "en", table)
    assert ROUTE in [one.route for one in choices_for(localizer, table, 0, Outlook(GAME.view(0)))]
    face = face_of(RULES, "mountains")
    assert isinstance(face, MountainsFace)
    assert face.notes_on_option(localizer, GAME, 0, ROUTE) == ["⛰️ 2 more trains: +4"]
    assert localizer.route(ROUTE) == "Drift – Frostford (3, blue, 2 mountains)"


def test_the_board_tells_what_they_took() -> None:
    rng = Random(1)
    events = GAME.act(ClaimRoute(0, ROUTE, ("blue",) * 3), rng)
    table = table_of(GAME.after(events))
    text = texts(board_panel(WORDS, "en", table, events, picture=False))
    assert "⛰️ The mountains wore out 2 more trains of Ann: +4 points." in text
    assert "21 trains" in text
