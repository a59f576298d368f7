"""What an edit of a season has changed: kept with the act, and told as what the terms said before and say now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from cogs.core.scheduler import now
from cogs.league.announcements import terms_lines
from cogs.league.pages import notice_context_of
from cogs.tables.clock_words import stamp
from data.store.league_rows import OPEN, Act, League, Season, Settings

if TYPE_CHECKING:
    from cogs.tables.services import Client

_TIMES = ("opens_at", "closes_at", "starts_at", "ends_at")


def edited(before: Season, after: Season, by: int) -> Act:
    return Act(before.league_id, before.id, now(), by, "edited", {"before": _kept(before), "after": _kept(after)})


def changes(bot: Client, lang: str, league: League, act: Act) -> list[str]:
    """A line for each term that differs; none for acts that change no terms, or that do not say which."""
    if act.kind != "edited" or "before" not in act.facts:
        return []
    was, now_ = (_lines(bot, lang, league, act.facts[name]) for name in ("before", "after"))
    old, new = [line for line in was if line not in now_], [line for line in now_ if line not in was]
    signs = dict.fromkeys(line.split()[0] for line in [*old, *new])  # each term begins with a sign of its own
    return [f"-# {_of(sign, old)} → {_of(sign, new)}" for sign in signs]


def _of(sign: str, lines: list[str]) -> str:
    return " ".join(line for line in lines if line.split()[0] == sign) or "–"


def _kept(season: Season) -> dict[str, Any]:
    settings: dict[str, Any] = msgspec.to_builtins(season.settings)
    return {"settings": settings, **{name: getattr(season, name) for name in _TIMES}}


def _lines(bot: Client, lang: str, league: League, kept: Mapping[str, Any]) -> list[str]:
    settings = msgspec.convert(kept["settings"], Settings)
    season = Season(0, league.id, 0, OPEN, settings, *(kept[name] for name in _TIMES))
    window = {"opens": stamp(season.opens_at, "f"), "closes": stamp(season.closes_at, "f")}
    return [
        *terms_lines(notice_context_of(bot, lang, league, season)),
        bot.words.say(lang, "league-registration", **window),
    ]
