"""The running bot as `core` knows it: what it may do, how its commands are declared, and how they answer."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeAlias, TypeVar
from weakref import WeakSet

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.config import Limits
from cogs.core.delivery import TROUBLE, Files, files_of, is_lost
from cogs.core.locks import retried
from cogs.core.logs import about
from cogs.core.panels import REFUSED, Panel, Panels, pressed_panel, with_notice
from cogs.text.catalogue import Words, english, shorten
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.languages import language_of
from data.store.settings import Settings
from data.store.share import Share
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

F = TypeVar("F")
R = TypeVar("R")

ACKNOWLEDGED = 40060
"""Discord's code for an interaction that has its first answer already."""
MOST_SEEN = 10_000
"""The most interactions that are remembered, to tell events that come twice."""


class Client(commands.AutoShardedBot):
    """A bot that answers interactions. `cogs.run` has the one that runs; packages know it by this class only."""

    words: Words
    limits: Limits
    settings: Settings

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._features: dict[type[Any], Any] = {}
        self.working: WeakSet[asyncio.Task[Any]] = WeakSet()
        """The tasks that are answering an interaction."""
        self.panels = Panels()
        self.share: Share | None = None
        """The servers that this process answers for; None: all of them."""
        self._seen: dict[int, None] = {}
        self._elsewhere: dict[int, discord.Guild] = {}
        self.stopping = False

    def feature(self, kind: type[F]) -> F:
        """Return this bot's only object of that class; it is built from the bot on first use."""
        if kind not in self._features:
            self._features[kind] = kind(self)  # type: ignore[call-arg]  # each takes the bot
        found: F = self._features[kind]
        return found

    def owns(self, guild_id: int | None) -> bool:
        """Tell whether this process answers for a server; None for what has no server."""
        return self.share is None or self.share.owns(guild_id)

    async def pass_on(self, game_id: int) -> None:
        """Have the process that answers for a game's server wake the game."""

    async def tell_others(self) -> None:
        """Have the other processes forget sentences, and read again which maps servers have: this one changed some."""

    async def begin_work(self, interaction: discord.Interaction[Any]) -> bool:
        """Record that the running task answers an interaction, so that a stop waits for it.

        Return False for one that is being answered or was: its event came twice, or another process has heard it, too.
        Raises: Refused while the bot is stopping.
        """
        if interaction.id in self._seen:
            _log.info("an interaction came twice")
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > MOST_SEEN:
            del self._seen[next(iter(self._seen))]
        if self.stopping:
            raise Refused("stopping")
        about(guild=interaction.guild_id)
        task = asyncio.current_task()
        if task is not None:
            self.working.add(task)
        return True

    def is_unsure(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether another process may have answered an interaction, as far as is known by now."""
        return False

    async def allow(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether to answer an interaction. A person over the rate limit hears when to try again.

        It reads no table: refusing fast requests must be cheap.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            if self.limits.typing.take(interaction.user.id):
                await suggest(interaction, [])
                return False
            return True
        wait = self.limits.commands.take(interaction.user.id)
        if wait:
            refused = Refused("too_fast", seconds=wait)
            localizer = Localizer(self.words, await self.lang_of(interaction), None)
            await warn(interaction, localizer.refusal(refused), always=True)
        return not wait

    async def close_panel(self, user_id: int, channel_id: int, custom_id: str) -> None:
        """Delete the private panel of a person in a channel, if it has that button and Discord still allows it."""
        delete = self.panels.take(user_id, channel_id, custom_id)
        if delete is not None:
            with contextlib.suppress(*TROUBLE):  # its reader may have closed it
                await delete()

    async def answer_failure(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Answer a refusal with its sentence; log any other error and apologize. Only the asker sees it."""
        raise NotImplementedError

    async def lang_of(self, interaction: discord.Interaction[Any]) -> str:
        """Return the reader's language: their setting, else their client's language, else English."""
        chosen = await self.settings.get("person", interaction.user.id, "language")
        return chosen or language_of(interaction.locale.value)

    async def lang_of_guild(self, guild_id: int) -> str:
        """Return the language of public posts: the server's setting, else its locale, else English."""
        chosen = await self.settings.get("server", guild_id, "language")
        guild = None if chosen else await self.server(guild_id)
        return chosen or language_of(guild.preferred_locale.value if guild else "")

    async def server(self, guild_id: int) -> discord.Guild | None:
        """Return a server; None if the bot isn't there. Discord is asked about one that another process answers for."""
        if not guild_id or self.owns(guild_id):
            return self.get_guild(guild_id)
        if guild_id not in self._elsewhere:
            if len(self._elsewhere) > MOST_SEEN:
                self._elsewhere.clear()
            try:
                self._elsewhere[guild_id] = await self.fetch_guild(guild_id, with_counts=False)
            except TROUBLE as error:
                _log.warning("server %d of another process is not known: %s", guild_id, error)
                return None
        return self._elsewhere[guild_id]

    async def lang_of_person(self, user_id: int, guild_id: int) -> str:
        """Return the language for messages sent unasked: the person's setting, else the server's language."""
        return await self.settings.get("person", user_id, "language") or await self.lang_of_guild(guild_id)


if TYPE_CHECKING:
    Interaction: TypeAlias = discord.Interaction[Client]
else:  # discord.py reads annotations of commands when they are declared
    Interaction = discord.Interaction


# Commands

P = ParamSpec("P")
C = TypeVar("C")
B = TypeVar("B", bound=Client)
_Callback = Callable[Concatenate[C, discord.Interaction[B], P], Coroutine[Any, Any, None]]


Choices = list[app_commands.Choice[str]]

MOST_TYPED = 100
"""The most characters of a typed option that names no other limit: as many as the value of a choice may have."""
MOST_CHOICES = 25
"""Choices that Discord takes, fixed or while someone types."""


def most_typed(option: app_commands.Parameter) -> int | None:
    """Return how many characters an option takes; None if it isn't typed text."""
    return int(option.max_value or MOST_TYPED) if option.type is discord.AppCommandOptionType.string else None


def check_lengths(interaction: discord.Interaction[Any]) -> None:
    """Check that no typed option is longer than it may be. Discord's clients keep the limits, a forged request doesn't.

    Raises: Refused `text_too_long`.
    """
    typed = vars(interaction.namespace)
    for option in interaction.command.parameters if isinstance(interaction.command, app_commands.Command) else ():
        most = most_typed(option)
        if most is not None and len(typed.get(option.display_name) or "") > most:
            raise Refused("text_too_long", most=most)


class _Command(app_commands.Command[Any, P, None]):
    """A command whose typed options have limits, and whose autocomplete answers in any case."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        for option in self._params.values():
            if option.type is discord.AppCommandOptionType.string and not option.choices and option.max_value is None:
                option.max_value = MOST_TYPED

    async def _invoke_autocomplete(self, interaction: discord.Interaction[Any], name: str, namespace: Any) -> None:
        """Answer what is typed for an option: all autocompletes of all commands go through here.

        Nothing is offered for text over an option's limit, nor where offering fails; that is logged without who typed
        what. Labels are cut; choices that can't be sent back and those over 25 are left out.
        """
        option, found = self._params.get(name), Choices()
        ask: Any = None if option is None else option.autocomplete
        most = MOST_TYPED if option is None else min(int(option.max_value or MOST_TYPED), MOST_TYPED)
        try:
            check_lengths(interaction)
            if ask is not None:
                bound = (self.binding,) if ask.pass_command_binding else ()
                found = await ask(*bound, interaction, str(vars(namespace)[name]))
        except Refused:
            pass
        except Exception as error:
            _log.error("autocomplete of /%s, option %s, failed", self.qualified_name, name, exc_info=error)
        sendable = (choice for choice in found if 0 < len(choice.value) <= most)
        choices = [app_commands.Choice(name=shorten(choice.name), value=choice.value) for choice in sendable]
        await suggest(interaction, choices[:MOST_CHOICES])


async def suggest(interaction: discord.Interaction[Any], choices: Choices) -> None:
    """Answer what is typed, unless something else is typed by now."""
    with contextlib.suppress(discord.HTTPException):
        await interaction.response.autocomplete(choices)


def _answering(command: _Callback[C, B, P]) -> _Callback[C, B, P]:
    """Wrap a command so that it refuses texts that are too long, and answers refusals, which aren't errors."""

    @functools.wraps(command)
    async def answered(cog: C, interaction: discord.Interaction[B], /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            check_lengths(interaction)
            await retried(command)(cog, interaction, *args, **kwargs)
        except Refused as refused:
            await interaction.client.answer_failure(interaction, refused)

    # discord.py reads the annotations where the wrapper lives, so they are resolved where the command lives.
    wrapper: Any = answered
    wrapper.__signature__ = inspect.signature(command, eval_str=True)
    return answered


def command(
    group: str = "", name: str | None = None, *, defers: bool = True
) -> Callable[[_Callback[C, B, P]], app_commands.Command[Any, P, None]]:
    """Declare a command of a cog, by default with the function's name. Its refusals are answered.

    `cmd-<group>-<name>-desc` and `opt-<group>-<name>-<option>-desc` are the sentences that describe it and its options.
    With `defers` it is acknowledged first and its answer is private; else it must acknowledge or answer itself. A typed
    option takes `MOST_TYPED` characters, or those of its `app_commands.Range`.
    """

    def declare(function: _Callback[C, B, P]) -> app_commands.Command[Any, P, None]:
        called = name or function.__name__
        path = f"{group}-{called}" if group else called

        @functools.wraps(function)
        async def deferred(cog: C, interaction: discord.Interaction[B], /, *args: P.args, **kwargs: P.kwargs) -> None:
            await acknowledge(interaction, thinking=True)
            await function(cog, interaction, *args, **kwargs)

        options = list(inspect.signature(function).parameters)[2:]  # after the cog and the interaction
        describe = app_commands.describe(**{option: english(f"opt-{path}-{option}-desc") for option in options})
        callback: Any = describe(_answering(deferred if defers else function))
        return _Command(name=called, description=english(f"cmd-{path}-desc"), callback=callback)

    return declare


def named_choices(family: KeyFamily, values: Iterable[str]) -> Choices:
    """Return choices for a command's option, each named by its sentence of the family."""
    keys = [(family(value), value) for value in values]
    return [app_commands.Choice(name=app_commands.locale_str(english(key), key=key), value=v) for key, v in keys]


# Answers. Discord takes one first answer to an interaction; its confirmation may be lost like any other reply, and the
# library tries again by itself after a 500.

_ARRIVED, _THINKING, _SHOWN = "arrived", "thinking", "shown"
"""What an interaction's `extras` say: its first answer arrived though its confirmation was lost; Discord shows
"thinking..." until the answer replaces it, to all or to the asker; and a private answer has been shown."""
UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that was deleted."""


async def acknowledge(interaction: discord.Interaction[Any], *, thinking: bool = False, public: bool = False) -> None:
    """Acknowledge an interaction within Discord's 3 seconds; the answer may then take 15 minutes.

    With `thinking`, and for every command, Discord shows that an answer is coming, `public` or only to the asker. The
    private answer to a press in a private panel comes in that panel. One that is answered already is left as it is:
    then the work is done again, see `retried`.
    """
    if interaction.response.is_done() or interaction.extras.get(_ARRIVED):
        return
    thinking = thinking and (public or pressed_panel(interaction) is None)
    await _answer_first(interaction, lambda: interaction.response.defer(ephemeral=not public, thinking=thinking))
    if thinking or interaction.type is discord.InteractionType.application_command:
        interaction.extras[_THINKING] = "public" if public else "private"


async def tell(
    interaction: discord.Interaction[Any],
    text: str | None = None,
    *,
    view: ui.LayoutView | None = None,
    file: Files = None,
) -> None:
    """Show an answer in the private panel that was pressed, else in a new one.

    A new one replaces the asker's former one in that channel. Only the asker sees it, except for the first answer after
    a public acknowledgement.
    """
    if interaction.extras.get(_THINKING) or pressed_panel(interaction) is not None:
        await edit_answer(interaction, text, view=view, file=file)
    elif interaction.response.is_done() or interaction.extras.get(_ARRIVED):
        await _follow_up(interaction, _page(text, view, file), file)
    else:
        await _open_panel(interaction, _page(text, view, file), file)


async def warn(
    interaction: discord.Interaction[Any], text: str, *, instead: ui.LayoutView | None = None, always: bool = False
) -> None:
    """Say what was refused: on top of the private panel that was pressed, whose choices stay, else as `tell` does.

    `instead` is shown in place of choices that are dead. What the interaction has shown already stays, and so does the
    answer to the first tap of two unless it is `always` said.
    """
    again = not always and not interaction.extras.get(_SHOWN) and interaction.client.panels.answered(interaction)
    interaction.extras[REFUSED] = True
    if interaction.extras.get(_SHOWN):
        await interaction.followup.send(view=_page(text), ephemeral=True)
    elif again:
        await _say_nothing(interaction)
    elif instead is not None:
        await tell(interaction, view=instead)
    else:
        pressed = pressed_panel(interaction)
        panel = None if pressed is None else with_notice(pressed, text)
        await (tell(interaction, text) if panel is None else _edit(interaction, panel, None))


async def _say_nothing(interaction: discord.Interaction[Any]) -> None:
    """Leave everything as it is, also where an answer of its own was announced."""
    if not interaction.response.is_done():
        await acknowledge(interaction)
    elif interaction.extras.pop(_THINKING, None):
        await interaction.delete_original_response()


async def edit_answer(
    interaction: discord.Interaction[Any],
    text: str | None = None,
    *,
    view: ui.LayoutView | None = None,
    file: Files = None,
) -> None:
    """Change the message that was pressed or, after an acknowledgement with `thinking`, put the answer there."""
    await _edit(interaction, _page(text, view, file), files_of(file))


async def report(interaction: discord.Interaction[Any], text: str) -> None:
    """Say how far the work is where a private answer is awaited, which still comes there.

    It is no panel: it deletes none, and none deletes it. A report that can't be shown is left out.
    """
    with contextlib.suppress(*TROUBLE, discord.HTTPException):
        await interaction.edit_original_response(view=_page(text))


async def change_panel(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    """Change the parts of the private panel that was pressed; its pictures stay."""
    await _edit(interaction, view, None)


def _page(text: str | None, view: ui.LayoutView | None = None, file: Files = None) -> ui.LayoutView:
    """Return what is shown; a text and its files as parts, too: a message of parts can't become one of text."""
    if view is not None:
        return view
    return Panel(ui.TextDisplay(text or ""), *(ui.File(f"attachment://{one.filename}") for one in files_of(file)))


async def _edit(interaction: discord.Interaction[Any], view: ui.LayoutView, files: list[discord.File] | None) -> None:
    """Show a view in the message that was pressed or that is awaited, with these files, or with None those it has.

    A private one that was deleted meanwhile is replaced by a new one.
    """
    kept: dict[str, Any] = {"view": view} if files is None else {"view": view, "attachments": files}
    thinking, pressed = interaction.extras.pop(_THINKING, None), pressed_panel(interaction)
    is_private = thinking == "private" or (thinking is None and pressed is not None)
    message_id = None if pressed is None else pressed.id

    async def edit() -> None:
        nonlocal message_id
        if interaction.response.is_done() or interaction.extras.get(_ARRIVED):
            message_id = (await interaction.edit_original_response(**kept)).id
        else:
            await _answer_first(interaction, lambda: interaction.response.edit_message(**kept))

    try:
        try:
            await edit()
        except TROUBLE as error:
            if not is_lost(error):
                raise
            for one in files or ():
                one.reset()
            await edit()
    except discord.NotFound as error:
        if not is_private or error.code != UNKNOWN_MESSAGE:
            raise
        for one in files or ():
            one.reset()
        await (_follow_up if interaction.response.is_done() else _open_panel)(interaction, view, files)
        return
    if is_private and message_id is not None:
        await _replace(interaction, view, message_id, interaction.delete_original_response)


async def _open_panel(interaction: discord.Interaction[Any], view: ui.LayoutView, file: Files) -> None:
    """Show a new private panel as the first answer."""
    view.stop()  # or else the library keeps a task for each, for 15 minutes
    shown: dict[str, Any] = {"view": view, "files": files_of(file)} if file else {"view": view}
    message_id: int | None = None

    async def send() -> None:
        nonlocal message_id
        message_id = (await interaction.response.send_message(**shown, ephemeral=True)).message_id

    await _answer_first(interaction, send)
    if message_id is not None:
        await _replace(interaction, view, message_id, interaction.delete_original_response)


async def _follow_up(interaction: discord.Interaction[Any], view: ui.LayoutView, file: Files) -> None:
    """Show a new private panel after the first answer."""
    shown: dict[str, Any] = {"view": view, "files": files_of(file)} if file else {"view": view}
    message: discord.Message = await interaction.followup.send(**shown, ephemeral=True, wait=True)
    await _replace(interaction, view, message.id, functools.partial(interaction.followup.delete_message, message.id))


async def _replace(
    interaction: discord.Interaction[Any],
    view: ui.LayoutView,
    message_id: int,
    delete: Callable[[], Awaitable[object]],
) -> None:
    """Remember the panel that is shown now, and delete the former one of that person there; a file to keep stays."""
    interaction.extras[_SHOWN] = True
    if any(isinstance(part, ui.File) for part in view.children):
        return
    former = interaction.client.panels.put(interaction, view, message_id, delete)
    if former is not None:
        with contextlib.suppress(*TROUBLE):  # its reader may have closed it
            await former()


async def open_modal(interaction: discord.Interaction[Any], modal: ui.Modal) -> None:
    """Open a modal as the first answer."""
    await _answer_first(interaction, lambda: interaction.response.send_modal(modal))


async def _answer_first(interaction: discord.Interaction[Any], answer: Callable[[], Awaitable[object]]) -> None:
    """Make the first answer to an interaction, and again if nobody knows whether it arrived.

    Each interaction is answered by one task, so one that Discord calls acknowledged has got just this answer. One
    that another process may have answered is left to that one.
    """
    try:
        try:
            await answer()
        except TROUBLE as error:
            if not is_lost(error):
                raise
            await answer()
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED or interaction.client.is_unsure(interaction):
            raise
        interaction.extras[_ARRIVED] = True


def into_group(cog: commands.Cog, group_name: str) -> None:
    """Move all commands of a cog into an existing group; called when the cog is loaded."""
    bot: Any = cog.bot  # type: ignore[attr-defined]  # every cog of ours has it
    group = bot.tree.get_command(group_name)
    assert isinstance(group, app_commands.Group)
    for command in cog.__cog_app_commands__:
        group.add_command(command, override=True)
    cog.__cog_app_commands__ = []  # or else they would be commands of their own as well


# What the bot must be allowed to do where a game is played

_NEEDED = ("view_channel", "send_messages", "read_message_history")
"""Attaching files isn't needed: without pictures, boards are sent as text."""

ASKED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot is invited with, and nothing else."""


def lacking(channel: object, permissions: discord.Permissions) -> str | None:
    """Return the first permission that a game in this channel needs and the bot lacks, or None."""
    thread = isinstance(channel, discord.Thread)
    for name in _NEEDED:
        needed = "send_messages_in_threads" if thread and name == "send_messages" else name
        if not getattr(permissions, needed):
            return needed
    return None


async def channel_in(guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return a channel or thread of a server; None if it is gone, or the bot can't see it."""
    try:
        return guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden):
        return None


async def sees(member: discord.Member, channel_id: int) -> bool:
    """Tell whether a member of a server can read a channel or thread of it; False if the channel is gone."""
    channel = await channel_in(member.guild, channel_id)
    if channel is None:
        return False
    try:
        granted = channel.permissions_for(member)
        if isinstance(channel, discord.Thread) and channel.is_private() and not granted.manage_threads:
            await channel.fetch_member(member.id)
    except (discord.ClientException, discord.NotFound, discord.Forbidden):  # the first: a thread without its channel
        return False
    return granted.view_channel and granted.read_message_history


def moderates(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the person may change other people's games there."""
    return interaction.permissions.manage_channels
