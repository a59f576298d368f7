"""The lobby's message and its updates, and the two questions that `/game` asks back."""

from __future__ import annotations

import logging

import discord
from discord import ui

from cogs.core.components import BLUE, GRAY, GREEN, MOST_ID, Panel, Pick, Press, Row, custom_id
from cogs.core.delivery import called
from cogs.tables.computers import STRENGTHS
from cogs.tables.service import Client
from cogs.tables.settings import lang_at
from cogs.tables.table import FIRST, Table
from cogs.tables.terms import chosen, names_of, numbered, packed, terms_lines
from cogs.text.catalogue import Words
from cogs.text.localizer import COMPUTER, SIGNS, Localizer
from data.key_family import KeyFamily
from data.languages import name_in
from data.maps.library import Library
from data.store.rows import SeatRow
from engine.assemble import GameFile

_log = logging.getLogger(__name__)
ADD_COMPUTER = KeyFamily("computer-add-{}", STRENGTHS)
BUTTONS = KeyFamily("button-{}", ("join", "decline", "leave", "start", "learn", "rules"))


def lobby_panel(words: Words, lang: str, table: Table, library: Library) -> ui.LayoutView:
    """Return the lobby's message: who has joined, free seats and, while it is open, the buttons.

    Mentions in it notify no one.
    """
    file = table.file or library.games.get(table.key)
    names = {"map": table.key, "variant": table.variant}  # as a map is called that is gone
    if file is not None and table.variant in file.variants:
        names = {"map": name_in(file.names, lang), "variant": name_in(file.variants[table.variant].names, lang)}
    lines = [f"### {words.say(lang, 'lobby-title', **names)}"]
    if table.status == "lobby":
        asked = ", ".join(f"<@{one.user_id}>" for one in table.pending)
        lines.append(
            words.say(lang, "lobby-rematch" if asked else "lobby-host", host=f"<@{table.host_id}>", asked=asked)
        )
    localizer = Localizer(words, lang, table)
    lines += [f"{SIGNS[row.color]} {_sitting(localizer, row)} ({localizer.color(row.seat)})" for row in table.seats]
    options = names_of(file, lang, chosen(table.options)) if file else []
    if options:
        lines.append(words.say(lang, "lobby-options", options=", ".join(options)))
    lines += terms_lines(localizer, table)
    lines += [f"-# {words.say(lang, key, **facts)}" for key, facts in _notes(table)]
    rows = _controls(localizer, table) if table.status == "lobby" else ()
    return Panel(ui.Container(ui.TextDisplay("\n".join(lines)), *rows))


def _sitting(localizer: Localizer, row: SeatRow) -> str:
    """Return a seat's holder; for a computer player also its strength."""
    if row.computer is None:
        return localizer.mention(row.seat)
    return localizer.say("computer-seat", name=localizer.player(row.seat), strength=row.computer)


def _notes(table: Table) -> list[tuple[str, dict[str, object]]]:
    if table.status != "lobby":
        return [("lobby-cancelled" if table.status == "cancelled" else "lobby-started", {})]
    free = table.limit - len(table.seats)
    room: list[tuple[str, dict[str, object]]] = [("lobby-asked" if table.pending else "lobby-free", {"free": free})]
    if free == 0:  # filled with computer players
        room = [("lobby-ready", {"host": f"<@{table.host_id}>"})]
    declined = ", ".join(f"<@{one.user_id}>" for one in table.invited if one.declined)
    room += [("lobby-declined", {"people": declined})] if declined else []
    named = table.options.get(FIRST, "")
    # People who were forgotten have a pseudonym with a negative id.
    return [*room, ("lobby-first-named", {"first": f"<@{named}>"}) if named.isdecimal() else ("lobby-first-drawn", {})]


def _controls(localizer: Localizer, table: Table) -> list[Row]:
    def button(verb: str, style: discord.ButtonStyle) -> Press:
        return Press(table.id, 0, verb, localizer.say(BUTTONS(verb)), style=style)

    buttons = [button("leave", GRAY), button("start", BLUE), button("learn", GRAY)]
    if len(table.seats) < table.limit:
        buttons.insert(0, button("join", GREEN))
    if table.pending:
        buttons.insert(1, button("decline", GRAY))
    rows = [Row(*buttons)]
    colors = [
        discord.SelectOption(label=localizer.paint(color), value=color, emoji=SIGNS[color])
        for color in table.colors_left
    ]
    if colors:
        rows.append(Row(Pick(table.id, 0, "pickseat", colors, placeholder=localizer.say("lobby-color-pick"))))
    computers = computer_options(localizer.words, localizer.lang, table)
    if computers:
        placeholder = localizer.say("lobby-computers-pick")
        rows.append(Row(Pick(table.id, 0, "pickcomputer", computers, placeholder=placeholder)))
    return rows


def computer_options(words: Words, lang: str, table: Table) -> list[discord.SelectOption]:
    """Return the host's options for computer players: add one of a strength, or remove one."""
    localizer = Localizer(words, lang, table)
    adding = [
        discord.SelectOption(label=words.say(lang, ADD_COMPUTER(strength)), value=strength, emoji=COMPUTER)
        for strength in (STRENGTHS if len(table.seats) < table.limit else ())
    ]
    removing = [
        discord.SelectOption(
            label=localizer.say("computer-remove", name=localizer.player(row.seat, plain=True)),
            value=str(row.seat),
        )
        for row in table.seats
        if row.user_id is None
    ]
    return adding + removing


def thread_panel(
    words: Words, lang: str, text: str, offer: tuple[str, str, int, dict[str, str]], file: GameFile
) -> ui.LayoutView:
    """Return the answer for a taken channel, with a button that opens the requested game in a thread."""
    key, variant, limit, options = offer
    first = (key, variant, str(limit), options.get(FIRST, ""))
    arg = "~".join((*first, packed(options)))
    if len(custom_id(0, 0, "thread", arg)) > MOST_ID:
        arg = "~".join((*first, numbered(options, file)))
    return Panel(ui.TextDisplay(text), Row(Press(0, 0, "thread", words.say(lang, "button-thread"), arg=arg)))


async def refresh(bot: Client, table: Table) -> None:
    """Update the lobby's message; if it is gone, the commands still work."""
    if table.message_id is None:
        return
    channel = bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    view = lobby_panel(bot.words, await lang_at(bot, table), table, bot.tables.library)
    try:
        await channel.get_partial_message(table.message_id).edit(view=view, allowed_mentions=called(view))
    except discord.HTTPException as error:
        _log.warning("game %d: the lobby's message was not changed: %s", table.id, error)
