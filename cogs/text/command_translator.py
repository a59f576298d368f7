"""Translates names and descriptions of commands and options."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Place

from cogs.text.catalogue import Words
from data.languages import LANGUAGES

_LOCALES = {language.locale: language.code for language in LANGUAGES[1:]}
"""Of the first language is what the commands are called by default."""

_COMMAND_NAME = (Place.command_name, Place.group_name)
_COMMAND_DESCRIPTION = (Place.command_description, Place.group_description)


class Translator(app_commands.Translator):
    """Finds a text by its place: `cmd-draw`, `cmd-draw-desc`, `opt-draw-card`, `opt-draw-card-desc`.

    A choice has its own key: `locale_str(..., key="choice-...")`, or its names by language (`names=...`).
    """

    def __init__(self, words: Words) -> None:
        self._words = words

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in Discord's locale; None for a locale or text that isn't ours."""
        lang = _LOCALES.get(locale.value)
        if lang is None:  # first, since the library asks for every text in all of Discord's locales
            return None
        if string.extras.get("names"):
            name: str | None = string.extras["names"].get(lang)
            return name
        key = string.extras.get("key") or key_of(context)
        if key is None or not self._words.has(lang, key):
            return None
        return self._words.say(lang, key)


def key_of(context: app_commands.TranslationContextTypes) -> str | None:
    """Return the catalogue's key for the text at that place, or None for places without a text of ours."""
    place, data = context.location, context.data
    if isinstance(data, (app_commands.Command, app_commands.Group)):
        name = data.qualified_name.replace(" ", "-")
        if place in _COMMAND_NAME:
            return f"cmd-{name}"
        if place in _COMMAND_DESCRIPTION:
            return f"cmd-{name}-desc"
    if isinstance(data, app_commands.Parameter):
        name = f"opt-{data.command.qualified_name.replace(' ', '-')}-{data.name}"
        if place is Place.parameter_name:
            return name
        if place is Place.parameter_description:
            return f"{name}-desc"
    return None
