"""Strings in the final table, which is drawn for every family of games."""

from typing import ClassVar

from engine.parts.strings import Strings
from renderer.rail.layer import Layer


class StringsLayer(Layer[Strings]):
    """What a second company would have had is told, and counts for nothing."""

    ORDER = 110
    TOLD: ClassVar = {"second_company": "points"}
