"""What a person or a server can choose, each with its choices, and the panel that shows and changes it all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs._panels import simple_panel
from cogs._payments import Row
from cogs._press import Pick, Press
from cogs._words import Words, shorten

if TYPE_CHECKING:
    from cogs._bot import SlowTrain
    from data.settings import Whose

AUTO = "auto"
OWN_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
"""A language is called by its own name, whatever the reader's language is."""
ON, OFF = "on", "off"
LIGHT, DARK, CONTRAST = "light", "dark", "contrast"


@dataclass(frozen=True)
class Setting:
    """One thing that can be chosen. The first choice holds where nothing was chosen."""

    name: str
    choices: tuple[str, ...]
    whose: tuple[Whose, ...] = ("person",)


_BOTH: tuple[Whose, ...] = ("person", "server")
SETTINGS = (
    Setting("language", (AUTO, "en", "ru", "uk"), _BOTH),
    Setting("theme", (LIGHT, DARK, CONTRAST), _BOTH),
    Setting("pictures", (ON, OFF), _BOTH),
    Setting("preview", (ON, OFF)),
    Setting("plan_delay", ("2", "0", "5", "15", "60")),
)
_BY_NAME = {setting.name: setting for setting in SETTINGS}


def of(whose: Whose) -> list[Setting]:
    return [setting for setting in SETTINGS if whose in setting.whose]


def known(name: str, value: str) -> Setting | None:
    """The setting, if it knows that choice."""
    setting = _BY_NAME.get(name)
    return setting if setting is not None and value in setting.choices else None


async def value(bot: SlowTrain, whose: Whose, id_: int, name: str) -> str:
    """What was chosen, or what holds without a choice."""
    chosen = await bot.settings.get(whose, id_, name)
    return chosen if chosen is not None and known(name, chosen) else _BY_NAME[name].choices[0]


async def change(bot: SlowTrain, whose: Whose, id_: int, name: str, chosen: str) -> None:
    """The first choice is kept by forgetting any other."""
    await bot.settings.set(whose, id_, name, None if chosen == _BY_NAME[name].choices[0] else chosen)


def settings_panel(words: Words, lang: str, whose: Whose, chosen: dict[str, str], *, may_server: bool) -> ui.LayoutView:
    """A select for each setting of a person or a server, marked with what holds; and the way to the other's."""
    rows: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(f"### {words.say(lang, f'settings-title-{whose}')}")]
    for setting in of(whose):
        held = chosen.get(setting.name)
        held = held if held in setting.choices else setting.choices[0]
        rows.append(ui.TextDisplay(f"**{words.say(lang, label_key(setting))}**"))
        options = [
            discord.SelectOption(
                label=shorten(choice_name(words, lang, setting, choice)), value=choice, default=choice == held
            )
            for choice in setting.choices
        ]
        rows.append(Row(Pick(0, 0, "pickset", options, arg=f"{whose}~{setting.name}")))
    if may_server:
        other = "server" if whose == "person" else "person"
        rows.append(Row(Press(0, 0, "settings", words.say(lang, f"button-settings-{other}"), arg=other)))
    return simple_panel(*rows)


def label_key(setting: Setting) -> str:
    return f"setting-{setting.name.replace('_', '-')}"


def choice_name(words: Words, lang: str, setting: Setting, choice: str) -> str:
    if setting.name == "language" and choice in OWN_NAMES:
        return OWN_NAMES[choice]
    return words.say(lang, f"{label_key(setting)}-{choice}")
