"""Choosing a city in private: those with a reason first; where there are more than 25, part by part."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import ui

from cogs.core.components import Pick, simple_panel
from cogs.play.moves import localizer_for, seated, turn_page
from cogs.rail.payments import MOST_OPTIONS, Option, Row
from cogs.tables.services import Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.action import Seat

PICKS = KeyFamily("{}-pick", ("station", "port"))
OTHERS = KeyFamily("{}-other", ("station", "port"))


def cities_page(
    localizer: Localizer,
    table: Table,
    text: str,
    cities: Sequence[str],
    notes: Mapping[str, str],
    verbs: tuple[str, str],
    words: str,
    group: int | None = None,
) -> ui.LayoutView:
    """The cities in their order, with a note below those that have one.

    `verbs` are that of a city and that of a part of the list; `words` begins the keys of what stands in the selects.
    """

    def row(shown: Sequence[str]) -> Row:
        options = [
            Option(
                label=shorten(localizer.city(city)),
                value=city,
                description=shorten(notes[city]) if city in notes else None,
            )
            for city in shown[:MOST_OPTIONS]
        ]
        return Row(Pick(table.id, table.step, verbs[0], options, placeholder=localizer.say(PICKS(words))))

    said = ui.TextDisplay[Any](text)
    if len(cities) <= MOST_OPTIONS:
        return simple_panel(said, row(cities))
    by_name = sorted(cities, key=localizer.city)
    parts = [by_name[start : start + MOST_OPTIONS] for start in range(0, len(by_name), MOST_OPTIONS)]
    if group is not None:
        return simple_panel(said, row(parts[min(group, len(parts) - 1)]))
    options = [
        Option(label=shorten(f"{localizer.city(part[0])} … {localizer.city(part[-1])}"), value=str(index))
        for index, part in enumerate(parts)
    ]
    placeholder = localizer.say(OTHERS(words) if notes else PICKS(words))
    rows = [Row(Pick(table.id, table.step, verbs[1], options, placeholder=placeholder))]
    if notes:
        rows.insert(0, row([city for city in cities if city in notes]))
    return simple_panel(said, *rows)


async def turn_cities(press: Pressed, panel: Callable[[Localizer, Table, Seat, int], ui.LayoutView]) -> None:
    """Shows the part of the list that was picked."""
    await press.interaction.response.defer()
    table, seat = await seated(press.interaction, press.game, press.step)
    localizer = await localizer_for(press.interaction, table)
    await turn_page(press.interaction, panel(localizer, table, seat, int(press.values[0])))
