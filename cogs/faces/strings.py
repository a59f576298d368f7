"""Strings, as players read and press them."""

from __future__ import annotations

from cogs.strings.words import StringNames, signed
from cogs.tables.face import ActionFace, Face, face
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.parts.strings import LayNone, LayString, Strings, company_of, tabletop
from engine.strings.judge import verdict


class LayStringFace(ActionFace[LayString]):
    """Laying a string, as it was put together in its editor: no custom_id has room for its path."""

    kind = LayString

    def done(self, localizer: Localizer, before: Table, after: Table, action: LayString) -> str:
        company = company_of(before.running)
        assert company is not None
        points = verdict(tabletop(before.running), company, action.string, action.path).points(company)
        return localizer.say("done-lay", string=action.string, points=signed(points))


class LayNoneFace(ActionFace[LayNone]):
    """Giving a string up."""

    kind = LayNone

    def done(self, localizer: Localizer, before: Table, after: Table, action: LayNone) -> str:
        return localizer.say("done-give-up", string=action.string)


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

    actions = (LayStringFace(), LayNoneFace())
