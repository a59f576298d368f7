"""Strings in the final scores, which are drawn for every family of games."""

from typing import ClassVar

from engine.parts.strings import Strings
from renderer.rail.layer import Layer


class StringsLayer(Layer[Strings]):
    """Strings in pictures. A second company's points are shown and don't count."""

    ORDER = 110
    UNCOUNTED: ClassVar = {"second_company": "points"}
