"""Settings from the environment (or a file .env in the working directory), and the limits that follow from them."""

from __future__ import annotations

import math
import os
import re
import time
from collections import OrderedDict
from pathlib import Path
from typing import Annotated, Any, Literal

import discord
from dotenv import dotenv_values
from msgspec import Meta, Struct, ValidationError, convert

from data.store.place import Place
from data.store.store import KEY

ENV_FILE, ENCODING = ".env", "utf-8-sig"
"""The file with settings in the current folder. Editors on Windows begin it with a byte order mark."""


Port = Annotated[int, Meta(ge=0, le=65535)]
Some = Annotated[int, Meta(ge=1)]


class Settings(Struct, frozen=True):
    """The operator's settings. Without a token, the sandbox runs."""

    discord_token: str = ""
    database: Place = Place("slow-train.sqlite3")
    database_key: Path = KEY
    sandbox_port: Port = 8765
    maps_dir: Path | None = None
    maps_font: Path | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    metrics_port: Port = 0  # 0: no such page
    # What one person and one server may ask for. Each move restores the player's limits.
    most_open_games_of_person: Some = 20
    most_open_games_of_server: Some = 200
    most_commands: Annotated[int, Meta(ge=5)] = 30
    most_pictures: Some = 20
    most_pictures_of_server: Some = 200

    def __repr__(self) -> str:
        """Show nothing secret: it appears in tracebacks."""
        return "<Settings>"


MAY_BE_EMPTY = frozenset({"maps_dir", "maps_font", "metrics_port"})
"""Settings that mean their default when they are set to nothing."""
_WRONG = re.compile(r"(.*) - at `\$\.(\w+)`", re.DOTALL)


class WrongSetting(Exception):
    """A setting isn't valid: its name as in the environment, and why."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name, self.reason = name, reason


def settings_given() -> Settings:
    """Return the settings of the environment; what isn't there is read from the file, or is the default.

    Raises: WrongSetting.
    """
    everything = {**dotenv_values(ENV_FILE, encoding=ENCODING), **os.environ}
    given = {name.lower(): value for name, value in everything.items() if value is not None}
    found = {
        name: given[name]
        for name in Settings.__struct_fields__
        if name in given and (given[name] or name not in MAY_BE_EMPTY)
    }
    try:
        settings = convert(found, Settings, strict=False, dec_hook=lambda kind, value: kind(value))
    except ValidationError as error:
        wrong = _WRONG.fullmatch(str(error))
        assert wrong is not None
        raise WrongSetting(wrong[2].upper(), wrong[1]) from None
    if settings.maps_dir is not None and not settings.maps_dir.is_dir():
        raise WrongSetting("MAPS_DIR", f"{settings.maps_dir} is no folder")
    if settings.maps_font is not None and not settings.maps_font.is_file():
        raise WrongSetting("MAPS_FONT", f"{settings.maps_font} is no file")
    return settings


MOST_REMEMBERED = 10_000
"""The most buckets kept, least recently used go first. A forgotten one is full again."""
TYPED = 3
"""Keystrokes allowed per allowed command: each one asks for suggestions."""
BACK = 4
"""Pictures that a server gets back for a move."""


class Buckets:
    """A token bucket for each key: `size` tokens at most, refilled at `rate` per second."""

    def __init__(self, size: int, rate: float) -> None:
        self.size = size
        self.rate = rate
        self._kept: OrderedDict[int, tuple[float, float]] = OrderedDict()
        """What is left, and when that was."""

    def __len__(self) -> int:
        return len(self._kept)

    def left(self, key: int) -> float:
        """Return how many tokens a key has now."""
        left, at = self._kept.get(key, (float(self.size), 0.0))
        return min(left + max(time.monotonic() - at, 0.0) * self.rate, float(self.size))

    def wait(self, key: int) -> int:
        """Return the seconds until there is a token; 0 if there is one."""
        left = self.left(key)
        return 0 if left >= 1 else max(math.ceil((1 - left) / self.rate), 1)

    def take(self, key: int) -> int:
        """Take a token and return 0; if there is none, return the seconds until there is one."""
        wait = self.wait(key)
        if not wait:
            self._put(key, self.left(key) - 1)
        return wait

    def give(self, key: int, tokens: int) -> None:
        """Give tokens back, up to the size of the bucket."""
        self._put(key, min(self.left(key) + tokens, float(self.size)))

    def _put(self, key: int, left: float) -> None:
        self._kept[key] = (left, time.monotonic())
        self._kept.move_to_end(key)
        if left >= self.size:
            del self._kept[key]
        elif len(self._kept) > MOST_REMEMBERED:
            self._kept.popitem(last=False)


class Limits:
    """The bot's rate limits, from the operator's settings."""

    def __init__(self, settings: Settings) -> None:
        self.open_games = settings.most_open_games_of_person, settings.most_open_games_of_server
        self.commands = Buckets(settings.most_commands, 1.0)
        self.typing = Buckets(settings.most_commands * TYPED, 5.0)
        self.pictures = Buckets(settings.most_pictures, 0.5)
        self.server_pictures = Buckets(settings.most_pictures_of_server, 4.0)

    def played(self, user_id: int, guild_id: int) -> None:
        """Restore a person's limits after a move, and some of the server's pictures: playing is never limited."""
        self.commands.give(user_id, self.commands.size)
        self.pictures.give(user_id, self.pictures.size)
        self.server_pictures.give(guild_id, BACK)

    def draw(self, interaction: discord.Interaction[Any]) -> int:
        """Return 0 if a requested picture may be drawn; else the seconds for which answers are in text."""
        guild = interaction.guild_id or interaction.user.id
        wait = self.server_pictures.wait(guild) or self.pictures.take(interaction.user.id)
        return wait or self.server_pictures.take(guild)
