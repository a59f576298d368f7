"""Strings, as players read and press them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.strings.words import StringNames
from cogs.tables.face import Face, face
from engine.parts.strings import Strings

if TYPE_CHECKING:
    from cogs.text.localizer import Localizer


@face("strings")
class StringsFace(Face[Strings]):
    """Strings on Discord."""

    # In the help and the rules

    # Names and sentences

    scores = ("base_start",)

    def names(self, localizer: Localizer) -> StringNames:
        return StringNames(localizer)

    # On the board and in messages

    # In the hand

    # Actions
