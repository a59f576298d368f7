"""`/rating`: people's strength and reliability by their results, and the rankings that they may join."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import acknowledge, command, edit_answer, named_choices, tell
from cogs.core.components import Panel, Row, on, page_buttons
from cogs.game.lobby import offer_maps, typed_map
from cogs.stats.pages import server_here
from cogs.tables.own_maps import map_name
from cogs.tables.results import reliability_of
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.settings import get_setting, set_setting, setting
from cogs.text.catalogue import english, shorten
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store.ratings import EVERYWHERE, OVERALL, Ratings, Shown
from engine.core.refused import Refused
from engine.league.ratings import Rating, conservative, is_provisional, uncertainty
from engine.league.reliability import Reliability

RANKED, STATS = "ranked", "stats"
"""Settings of a person: in which lists they are; whether anything of theirs is shown to others."""
OFF, SERVER, ALL = "off", "server", "everywhere"
HIDDEN = "hidden"
ON_PAGE = 15
MOST_NAME = 40
MOST_TEXT = 3500


def worth(bot: Client, lang: str, rating: Rating, games: int) -> str:
    """Return a rating with its uncertainty, its number of games, and whether it is provisional."""
    figures = {"value": round(conservative(rating)), "unsure": round(uncertainty(rating))}
    text = bot.words.say(lang, "rating-worth", **figures, games=games)
    return f"{text} {bot.words.say(lang, 'rating-provisional')}" if is_provisional(games) else text


def _rated_on(bot: Client, lang: str, map_: str) -> str:
    """Return the name of a map, or the name for all maps together."""
    return bot.words.say(lang, "rating-overall") if map_ == OVERALL else map_name(bot, lang, map_)


async def is_shown(bot: Client, user_id: int) -> bool:
    """Tell whether others may see a person's ratings: not for people who opted out or are hidden."""
    chosen = await get_setting(bot, "person", user_id, RANKED)
    return chosen != OFF and await bot.settings.get("person", user_id, STATS) != HIDDEN


# One person


async def person_panel(bot: Client, lang: str, guild_id: int, user_id: int, name: str, *, own: bool) -> ui.LayoutView:
    """Return a person's ratings on this server and, if they take part, across servers.

    `own`: with their reliability.
    """
    ratings, chosen = Ratings(bot.store), await get_setting(bot, "person", user_id, RANKED)
    here = await ratings.of_person(guild_id, user_id)
    say = bot.words.say
    lines = [say(lang, "rating-own-title") if own else say(lang, "rating-title", player=safe(name))]
    lines += _ratings(bot, lang, guild_id, here) if here else [say(lang, "rating-none-own" if own else "rating-none")]
    if chosen == ALL:
        there = await ratings.of_person(EVERYWHERE, user_id)
        if there:
            lines += [say(lang, "rating-across"), *_ratings(bot, lang, guild_id, there)]
    if own:
        lines.append(reliability_text(bot, lang, await reliability_of(bot, user_id, guild_id)))
        place = await ratings.place_of(guild_id, OVERALL, user_id)
        lines.append(await _listed(bot, lang, user_id, chosen, place))
    lines.append(say(lang, "rating-meaning"))
    return Panel(ui.TextDisplay[Any](shorten("\n".join(lines), MOST_TEXT)))


def _ratings(bot: Client, lang: str, guild_id: int, known: dict[str, tuple[Rating, int]]) -> list[str]:
    """Return the overall rating first, then those by map, of maps that can be played on the server."""
    return [
        bot.words.say(lang, "rating-line", map=_rated_on(bot, lang, map_), worth=worth(bot, lang, rating, games))
        for map_, (rating, games) in sorted(known.items())
        if map_ == OVERALL or bot.library.is_offered(map_, guild_id)
    ]


async def _listed(bot: Client, lang: str, user_id: int, chosen: str, place: int | None) -> str:
    if await bot.settings.get("person", user_id, STATS) == HIDDEN:
        return bot.words.say(lang, "rating-hidden")
    if chosen == OFF:
        return bot.words.say(lang, "rating-unlisted")
    return bot.words.say(lang, "rating-listed") if place is None else bot.words.say(lang, "rating-place", place=place)


def reliability_text(bot: Client, lang: str, known: Reliability) -> str:
    """Return a person's reliability as text."""
    if known.score is None:
        return bot.words.say(lang, "reliability-none")
    return bot.words.say(
        lang,
        "reliability",
        percent=round(known.score * 100),
        moves=known.moves,
        late=known.moves - known.moves_in_time,
        finished=known.finished,
        handed=known.handed_over,
        abandoned=known.abandoned,
    )


# Lists


async def list_panel(bot: Client, lang: str, scope: int, map_: str, page: int, reader: int) -> ui.LayoutView:
    """Return a page of the ranking of a server, or (EVERYWHERE) of all, best first; only people who opted in."""
    ratings, say = Ratings(bot.store), bot.words.say
    count = await ratings.count_shown(scope, map_)
    pages = max(1, -(-count // ON_PAGE))
    page = min(page, pages - 1)
    rows = await ratings.shown(scope, map_, ON_PAGE, page * ON_PAGE)
    key = "rating-list-across" if scope == EVERYWHERE else "rating-list"
    lines = [say(lang, key, map=_rated_on(bot, lang, map_), count=count)]
    lines += [_row(bot, lang, row, reader) for row in rows]
    if not rows:
        lines.append(say(lang, "rating-list-empty"))
    place = await ratings.place_of(scope, map_, reader)
    lines.append(say(lang, "rating-list-own", place=place) if place is not None else say(lang, "rating-list-join"))
    lines.append(say(lang, "rating-meaning"))
    text, arg = ui.TextDisplay[Any]("\n".join(lines)), f"{int(scope == EVERYWHERE)}~{map_}"
    buttons = page_buttons(partial(say, lang), "ratings", page, pages, f"back~{arg}", f"on~{arg}")
    return Panel(text, Row(*buttons)) if pages > 1 else Panel(text)


def _row(bot: Client, lang: str, row: Shown, reader: int) -> str:
    key = "rating-row-own" if row.user_id == reader else "rating-row"
    value = worth(bot, lang, row.rating, row.games)
    return bot.words.say(lang, key, place=row.place, player=safe(shorten(row.name, MOST_NAME)), worth=value)


LISTED = KeyFamily("setting-ranked-{}", (OFF, SERVER, ALL))
DONE = KeyFamily("done-list-{}", (OFF, SERVER, ALL))

setting(RANKED, "person", choices=(OFF, SERVER, ALL), default=OFF, asked=True, place=1)


@app_commands.guild_only()
class RatingCog(commands.GroupCog, name="Rating", group_name="rating", group_description=english("cmd-rating-desc")):
    """The commands for ratings. Answers are private. Rankings contain only people who opted in."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        offer_maps(bot, self.ranking)

    @command("rating")
    async def show(self, interaction: Interaction, person: discord.Member | None = None) -> None:
        """Show a person's ratings.

        Raises: Refused `rating_not_shown`.
        """
        who = person or interaction.user
        own = who.id == interaction.user.id
        if not own and not await is_shown(self.bot, who.id):
            raise Refused("rating_not_shown", name=who.display_name)
        lang = await self.bot.lang_of(interaction)
        view = await person_panel(self.bot, lang, server_here(interaction), who.id, who.display_name, own=own)
        await tell(interaction, view=view)

    @command("rating", "list")
    async def ranking(self, interaction: Interaction, map: str = OVERALL, everywhere: bool = False) -> None:
        """Show a ranking.

        Raises: Refused `unknown_map`.
        """
        if map != OVERALL:
            map, _ = typed_map(self.bot, interaction, map)
        scope = EVERYWHERE if everywhere else server_here(interaction)
        lang = await self.bot.lang_of(interaction)
        view = await list_panel(self.bot, lang, scope, map, 0, interaction.user.id)
        await tell(interaction, view=view)

    @command("rating")
    @app_commands.choices(where=named_choices(LISTED, (OFF, SERVER, ALL)))
    async def listed(self, interaction: Interaction, where: str) -> None:
        """Set in which rankings the asker appears."""
        await set_setting(self.bot, "person", interaction.user.id, RANKED, where)
        lang = await self.bot.lang_of(interaction)
        await tell(interaction, self.bot.words.say(lang, DONE(where)))


@on("ratings")
async def turn_ratings(press: Pressed) -> None:
    """Turn to another page, in place of the one before."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    _, across, map_ = press.parts("~", 3)
    scope = EVERYWHERE if across == "1" else server_here(interaction)
    view = await list_panel(bot, await bot.lang_of(interaction), scope, map_, press.step, interaction.user.id)
    await edit_answer(interaction, view=view)
