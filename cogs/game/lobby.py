"""`/game`: opening a game, joining, leaving, colors, starting, cancelling, rematch; and the lobby's buttons."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import copy
from itertools import count as counting
from typing import Any
from weakref import WeakKeyDictionary

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, acknowledge, command, lacking, moderates, tell
from cogs.core.components import Panel, number_in, on, wait
from cogs.core.delivery import thread_under
from cogs.game.ending import ask_to_end, check_may_end
from cogs.game.seat_presses import ask_leaving
from cogs.game.table_options import CLOCK_CHOICES, TIMEOUT_CHOICES, all_offers, read_options
from cogs.play.moves import close_page, localizer_for
from cogs.play.options import TypedList, name_choices, named
from cogs.play.questions import ask_first
from cogs.tables.lobby_panel import refresh, thread_panel
from cogs.tables.seats import has_left
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.table import COLORS, FIRST, Table
from cogs.tables.terms import denumbered, options_of
from cogs.text.catalogue import LANGS, Words, english, shorten
from cogs.text.localizer import SEAT_COLORS, Localizer
from cogs.text.names import name_of, safe
from data.languages import name_in
from engine.assemble import GameFile
from engine.core.refused import Refused

Offer = tuple[str, str, int, dict[str, str]]
"""What a new game is to be: map, variant, seats, options."""
_opened: WeakKeyDictionary[Client, deque[int]] = WeakKeyDictionary()
"""Each bot's offers of a thread that were taken: a second tap on a slow phone opens no second one."""
Change = Callable[[int], Awaitable[Table]]
MOST_TITLE = 90
"""Characters of a thread's name before its number."""


def offer_maps(bot: Client, command: app_commands.Command[Any, ..., Any]) -> None:
    """Give a command's option `map` the maps that can be played on the asker's server, by autocomplete."""

    async def maps(interaction: Interaction, typed: str) -> Choices:
        return name_choices(map_names(bot, interaction.guild_id), await bot.lang_of(interaction), typed)

    command._params["map"] = copy(command._params["map"])  # this bot's own; another has other maps
    command.autocomplete("map")(maps)


def map_names(bot: Client, guild_id: int | None) -> dict[str, Mapping[str, str]]:
    """Return the names of the maps that can be played on a server, by key: first its own, which are few."""
    return {key: file.names for key, file in bot.library.at(guild_id).items()}


def typed_map(bot: Client, interaction: Interaction, typed: str) -> tuple[str, GameFile]:
    """Return the key and file of the map that is chosen or typed.

    Raises: Refused `unknown_map`.
    """
    names = map_names(bot, interaction.guild_id)
    key = named({key: known.values() for key, known in names.items()}, typed)
    if key is None:
        raise Refused("unknown_map", map=typed)
    return key, bot.library.games[key]


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="game", group_description=english("cmd-game-desc")):
    """The commands. Each has a button on the lobby's message that does the same."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        offer_maps(bot, self.new)

    @command("game")
    @app_commands.choices(clock=CLOCK_CHOICES, late=TIMEOUT_CHOICES)
    async def new(
        self,
        interaction: Interaction,
        map: str,
        variant: str | None = None,
        seats: app_commands.Range[int, 2, 5] | None = None,
        first: discord.Member | None = None,
        options: TypedList | None = None,
        clock: str = "",
        late: str = "",
    ) -> None:
        """Open a lobby.

        Raises: Refused with the codes of `read_game` and `open_game`.
        """
        map, _ = typed_map(self.bot, interaction, map)
        file, chosen, wanted = read_game(self.bot, map, variant, options)
        wanted |= options_of([clock, late])
        wanted |= {FIRST: str(first.id)} if first else {}
        await open_game(interaction, (map, chosen, seats or file.seats[1], wanted))

    @new.autocomplete("variant")
    async def _variants(self, interaction: Interaction, typed: str) -> Choices:
        return await variant_choices(interaction, typed)

    @new.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> Choices:
        return await option_choices(interaction, typed)

    @command("game")
    async def join(self, interaction: Interaction, color: str | None = None) -> None:
        """Join the channel's lobby."""
        wanted = _color_key(self.bot.words, color) if color else None
        await change_lobby(interaction, await here(interaction), _join(interaction, wanted), "done-join")

    @command("game")
    async def leave(self, interaction: Interaction) -> None:
        """Leave the lobby or, after a question, the running game."""
        if await ask_leaving(interaction, await here(interaction)):
            return
        await change_lobby(interaction, await here(interaction), _leave(interaction), "done-leave")

    @command("game")
    async def color(self, interaction: Interaction, color: str) -> None:
        """Change the asker's color."""
        wanted = _color_key(self.bot.words, color)
        await change_lobby(interaction, await here(interaction), _color(interaction, wanted), "done-color")

    @join.autocomplete("color")
    @color.autocomplete("color")
    async def _colors(self, interaction: Interaction, typed: str) -> Choices:
        table = await self.bot.tables.at(interaction.channel_id or 0)
        seat = table.seat_of(interaction.user.id) if table else None
        own = [table.seats[seat].color] if table and seat is not None else []
        names = _color_names(self.bot.words, [*own, *table.colors_left] if table else COLORS)
        return name_choices(names, await self.bot.lang_of(interaction), typed)

    @command("game")
    async def start(self, interaction: Interaction) -> None:
        """Start the game with the people who have joined."""
        await change_lobby(interaction, await here(interaction), _start(interaction), "done-start")

    @command("game")
    async def cancel(self, interaction: Interaction) -> None:
        """Cancel the lobby, after a question if others have joined, or ask to end the running game.

        Raises: Refused `not_host`, `no_game_here`, or with the codes of `ask_to_end`.
        """
        table, user_id = await self.bot.tables.frame(await here(interaction)), interaction.user.id
        if table.status == "playing":
            await ask_to_end(interaction, table)
            return
        if table.host_id != user_id and not moderates(interaction):
            raise table.not_host()
        others = [row for row in table.seats if row.user_id not in (None, user_id)]
        if table.status != "lobby" or not others:
            await change_lobby(interaction, table.id, _cancel(interaction, "lobby"), "done-cancel")
            return
        localizer = await localizer_for(interaction, table)

        async def cancel() -> str:
            await refresh(self.bot, await _cancel(interaction, "lobby")(table.id))
            return localizer.say("done-cancel")

        text = localizer.say("lobby-cancel-sure", count=len(others))
        await ask_first(interaction, text, localizer.say("button-cancel"), localizer.say("button-keep-lobby"), cancel)

    @command("game")
    async def rematch(self, interaction: Interaction) -> None:
        """Invite the people of the channel's last game to another one.

        Raises: Refused `no_game_here`, or with the codes of `Tables.rematch`.
        """
        game_id = await self.bot.store.game_begun_at(interaction.channel_id or 0)
        if game_id is None:
            raise Refused("no_game_here")
        await open_rematch(interaction, game_id)


def _color_names(words: Words, colors: Iterable[str]) -> dict[str, dict[str, str]]:
    """Return what each color is called, by language."""
    return {color: {lang: words.say(lang, SEAT_COLORS(color)) for lang in LANGS} for color in colors}


def _color_key(words: Words, typed: str) -> str:
    key = named({color: known.values() for color, known in _color_names(words, COLORS).items()}, typed)
    if key is None:
        raise Refused("unknown_color", color=typed)
    return key


# Opening


def read_game(bot: Client, key: str, variant: str | None, options: str | None) -> tuple[GameFile, str, dict[str, str]]:
    """Return a map by its key, and the variant and the options that were typed; by default its first variant.

    Raises: Refused `unknown_map` or `unknown_option`.
    """
    file = bot.tables.library.games.get(key)
    if file is None:
        raise Refused("unknown_map", map=key)
    variants = {key: known.names.values() for key, known in file.variants.items()}
    chosen = named(variants, variant) or variant if variant else next(iter(file.variants))
    return file, chosen, read_options(file, options)


async def variant_choices(interaction: Interaction, typed: str) -> Choices:
    """Return the variants of the map that is chosen in a command, by what is typed."""
    file = interaction.client.library.at(interaction.guild_id).get(str(interaction.namespace.map))
    variants = {key: variant.names for key, variant in file.variants.items()} if file else {}
    return name_choices(variants, await interaction.client.lang_of(interaction), typed)


async def option_choices(interaction: Interaction, typed: str) -> Choices:
    """Return the options of the map that is chosen in a command, and those of every table, by what is typed."""
    file = interaction.client.library.at(interaction.guild_id).get(str(interaction.namespace.map))
    return name_choices(all_offers(file), await interaction.client.lang_of(interaction), typed)


def check_permissions(interaction: Interaction) -> None:
    """Check that the bot can show a game in this channel.

    Raises: Refused `missing_permission` with the first one it lacks.
    """
    missing = lacking(interaction.channel, interaction.app_permissions)
    if missing is not None:
        raise Refused("missing_permission", permission=missing)


def place_of(interaction: Interaction) -> tuple[int, int]:
    """Return server and channel of an interaction.

    Raises: Refused `only_in_servers`.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("only_in_servers")
    return interaction.guild_id, interaction.channel_id


async def open_game(interaction: Interaction, offer: Offer) -> None:
    """Open a lobby here; if the channel has an open game, offer a thread for it."""
    bot, place = interaction.client, place_of(interaction)
    check_permissions(interaction)
    try:
        await bot.tables.new(place, (interaction.user.id, interaction.user.display_name), *offer)
    except Refused as refused:
        await _offer_thread(interaction, refused, offer)
        return
    await tell(interaction, bot.words.say(await bot.lang_of(interaction), "done-new"))


async def _offer_thread(interaction: Interaction, refused: Refused, offer: Offer) -> None:
    """Offer a thread for a game that was refused since the channel has one.

    Raises: Refused with any other code than `game_running` and `lobby_open`.
    """
    if refused.code not in ("game_running", "lobby_open"):
        raise refused
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    other = await bot.tables.at(place_of(interaction)[1])
    text = Localizer(bot.words, lang, other).refusal(refused)
    await tell(interaction, view=thread_panel(bot.words, lang, text, offer, bot.library.games[offer[0]]))


async def open_rematch(interaction: Interaction, game_id: int) -> None:
    """Open a lobby to which the people of a finished game are invited, or join the one that another has opened."""
    check_permissions(interaction)
    bot, user_id = interaction.client, interaction.user.id
    here = await bot.tables.at(place_of(interaction)[1])
    if here is not None and user_id in [one.user_id for one in here.pending]:
        await change_lobby(interaction, here.id, _join(interaction), "done-join")
        return
    try:
        table = await bot.tables.rematch(game_id, user_id)
    except Refused as refused:
        old = await bot.tables.frame(game_id)
        await _offer_thread(interaction, refused, (old.key, old.variant, old.limit, dict(old.options)))
        return
    done = "done-start" if table.status == "playing" else "done-rematch" if table.pending else "done-new"
    await tell(interaction, bot.words.say(await bot.lang_of(interaction), done))
    if table.pending and (after := await _without_gone(bot, table)) != table:
        await refresh(bot, after)


# In a thread, where the channel is taken


def thread_parent(interaction: Interaction) -> discord.TextChannel:
    """Return the channel in which a thread for a game can be opened from here.

    Raises: Refused `no_threads_here` or `missing_permission`.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no_threads_here")
    for needed in ("send_messages", "create_public_threads", "send_messages_in_threads"):
        if not getattr(interaction.app_permissions, needed):
            raise Refused("missing_permission", permission=needed)
    return channel


async def make_thread(interaction: Interaction, channel: discord.TextChannel, key: str) -> discord.Thread:
    """Create the thread of a game, under a message that names it."""
    bot = interaction.client
    lang = await bot.lang_of_guild(channel.guild.id)
    title = bot.words.say(
        lang,
        "thread-name",
        map=name_in(bot.library.games[key].names, lang),
        host=name_of(interaction.user.display_name),
    )
    known = {thread.name for thread in channel.threads}
    name = next(one for one in _numbered(title) if one not in known)
    view, nonce = Panel(ui.TextDisplay(f"### {safe(name)}")), f"t{interaction.id}"
    return await thread_under(bot, channel, name, view, nonce, tried=False)


def _numbered(title: str) -> Iterator[str]:
    """Yield the names that a thread may have: the title, then with numbers from 2 on."""
    yield shorten(title)
    yield from (f"{shorten(title, MOST_TITLE)} ({number})" for number in counting(2))


async def tell_thread(interaction: Interaction, thread: discord.Thread) -> None:
    """Tell the asker where their game was opened."""
    bot = interaction.client
    await tell(interaction, bot.words.say(await bot.lang_of(interaction), "done-thread", thread=thread.mention))


@on("thread")
async def _open_thread(press: Pressed) -> None:
    """Open the game whose channel was taken in a thread of that channel."""
    interaction, bot = press.interaction, press.interaction.client
    offer_id = interaction.message.id if interaction.message else 0
    opened = _opened.setdefault(bot, deque(maxlen=1000))
    if offer_id in opened:
        raise Refused("table_moved_on")
    key, variant, seats, first, others = press.parts("~", 5)
    limit = number_in(seats, 1)
    if first:
        number_in(first, 20)
    if not bot.library.is_offered(key, interaction.guild_id or 0):
        raise Refused("map_not_offered", map=key)
    channel = thread_parent(interaction)
    opened.append(offer_id)
    try:
        await wait(press)
        await bot.tables.check_room(channel.guild.id, interaction.user.id)
    except Refused:
        opened.remove(offer_id)
        raise
    thread = await make_thread(interaction, channel, key)
    options = denumbered(others, bot.library.games[key]) | ({FIRST: first} if first else {})
    host = (interaction.user.id, interaction.user.display_name)
    await bot.tables.new((channel.guild.id, thread.id), host, key, variant, limit, options)
    await tell_thread(interaction, thread)


# Changing


def _join(interaction: Interaction, color: str | None = None) -> Change:
    user = interaction.user
    return lambda game: interaction.client.tables.join(game, user.id, user.display_name, color)


def _leave(interaction: Interaction) -> Change:
    return lambda game: interaction.client.tables.leave(game, interaction.user.id)


def _color(interaction: Interaction, color: str) -> Change:
    return lambda game: interaction.client.tables.color(game, interaction.user.id, color)


def _start(interaction: Interaction) -> Change:
    return lambda game: interaction.client.tables.start(game, interaction.user.id)


def _cancel(interaction: Interaction, status: str) -> Change:
    """Return the change that cancels a lobby, or a running game, but not what it has become since the question."""

    async def cancel(game: int) -> Table:
        tables = interaction.client.tables
        table = await tables.frame(game)
        entitled = table.channel_id == interaction.channel_id and moderates(interaction)
        if status == "playing":
            await check_may_end(interaction, table)
            entitled = True
        return await tables.cancel(game, interaction.user.id, entitled=entitled, status=status)

    return cancel


async def here(interaction: Interaction) -> int:
    """Return the id of the channel's game.

    Raises: Refused `no_game_here`.
    """
    game_id = await interaction.client.store.game_at(place_of(interaction)[1])
    if game_id is None:
        raise Refused("no_game_here")
    return game_id


async def change_lobby(interaction: Interaction, game_id: int, change: Change, done: str | None) -> None:
    """Change a game and update the lobby's message. A press is acknowledged first; a command is answered with text."""
    bot = interaction.client
    if done is None:
        await acknowledge(interaction)
    table = await change(game_id)
    if done is not None:
        lang = await bot.lang_of(interaction)
        seat = table.seat_of(interaction.user.id)
        color = bot.words.say(lang, SEAT_COLORS(table.seats[seat].color)) if seat is not None else ""
        await tell(interaction, bot.words.say(lang, done, color=color))
    await refresh(bot, await _without_gone(bot, table))


async def _without_gone(bot: Client, table: Table) -> Table:
    """Decline the invitations of people who have left the server, and return the table then."""
    for one in table.pending if table.status == "lobby" else ():
        if await has_left(bot, table.guild_id, one.user_id):
            with suppress(Refused):  # it is answered, or the game has begun
                table = await bot.tables.decline(table.id, one.user_id)
    return table


# The lobby's buttons


@on("join")
async def _press_join(press: Pressed) -> None:
    await change_lobby(press.interaction, press.game, _join(press.interaction), None)


@on("leave")
async def _press_leave(press: Pressed) -> None:
    if await ask_leaving(press.interaction, press.game):
        return
    await change_lobby(press.interaction, press.game, _leave(press.interaction), None)


@on("decline")
async def _press_decline(press: Pressed) -> None:
    """Decline an invitation, which may start the game for the others."""
    user_id = press.interaction.user.id
    await change_lobby(
        press.interaction, press.game, lambda game: press.interaction.client.tables.decline(game, user_id), None
    )


@on("start")
async def _press_start(press: Pressed) -> None:
    await change_lobby(press.interaction, press.game, _start(press.interaction), None)


@on("pickseat")
async def _pick_color(press: Pressed) -> None:
    """Change the color of the person's seat; a person without a seat joins with that color."""
    interaction, color = press.interaction, press.value
    table = await interaction.client.tables.get(press.game)
    seated = table.seat_of(interaction.user.id) is not None
    change = _color(interaction, color) if seated else _join(interaction, color)
    await change_lobby(interaction, press.game, change, None)


@on("cancel")
async def _press_cancel(press: Pressed) -> None:
    """Cancel the running game after the question; a note tells everyone who did."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    table = await _cancel(interaction, "playing")(press.game)
    await close_page(interaction, bot.words.say(await bot.lang_of(interaction), "done-cancel"))
    await refresh(bot, table)


@on("rematch")
async def _press_rematch(press: Pressed) -> None:
    await wait(press)
    await open_rematch(press.interaction, press.game)
