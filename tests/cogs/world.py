"""A table of the World in a known position, for the tests of what people do there."""

from __future__ import annotations

from typing import Any

from cogs.tables.table import Table
from tests.cogs.hands import options_of, walk
from tests.cogs.party import Party
from tests.cogs.positions import arrange, stacked

TOUR = "tour-lagos-luanda-dar_es_salaam-djibouti"
ROW = ("train-white", "train-black", "train-green", "ship-white-2", "ship-black-port", "ship-green-2")
WILDS = ("locomotive", "locomotive")
HANDS: tuple[tuple[str, ...], ...] = (
    ("train-red-port", "train-red-port", "ship-red-port", "ship-yellow-2", "ship-yellow-2", "ship-yellow-port", *WILDS),
    ("train-black", "train-black", "train-green", "train-green-port", "train-green", "locomotive", "ship-white-2"),
    ("ship-purple-2", "ship-purple-port", "train-purple"),
)
OWNED = {"lagos-luanda-1": 2, "dar_es_salaam-luanda": 2, "dar_es_salaam-djibouti-1": 2}


async def set_up(party: Party, **given: Any) -> Table:
    """Three people in a game whose turn is ann's, in the position that the tests of a turn begin with."""
    await party.begin_turns(map="world")
    return await at_the_script(party, **given)


async def at_the_script(party: Party, **given: Any) -> Table:
    position: dict[str, Any] = {
        "hands": [list(hand) for hand in HANDS],
        "face_up": list(ROW),
        "deck": stacked(await rules_of(party), (), ROW, *HANDS),
        "claimed": OWNED,
        "tickets": [["buenos_aires-sydney"], [], [TOUR]],
        "trains": [12, 12, 12],
        "ships": [12, 12, 12],
    }
    return await arrange(party, **{**position, **given})


async def rules_of(party: Party) -> Any:
    table = await party.table()
    assert table.game is not None
    return table.game.rules


async def choose(party: Party, panel: Any, place: int) -> Any:
    """One of the options of the select that is shown."""
    pick = next(part["custom_id"] for part in walk(panel.components) if part["type"] == 3)
    return await party.ann.select(panel, [options_of(panel, pick)[place]], custom_id=pick)
