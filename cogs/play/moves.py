"""The only way to play: find the table, preview an action, play exactly that, and report the outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import discord
from discord import ui
from msgspec.structs import replace

from cogs.core.client import edit_answer, tell
from cogs.core.components import GAME, GREEN, PLAYS, Panel, Press, Row, add_below, gallery, on, wait
from cogs.core.delivery import Files
from cogs.core.panels import MOST_TEXT, pressed_panel
from cogs.play.takeback import Consent, consent_of, takeback_buttons
from cogs.tables.deals import closed
from cogs.tables.face import Face, action_face, first_of, pack, unpack
from cogs.tables.family import family_of, own_message
from cogs.tables.guide import guide_of
from cogs.tables.results import casual
from cogs.tables.service import Interaction, Pressed
from cogs.tables.settings import explain_rate_limit, preferences_here
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from data.store.private import Notepads
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.undo import can_take_back

# Who asks, and at which table


async def running(interaction: Interaction, game: int | None = None) -> Table:
    """Return the table of a press, or of the channel.

    Raises: Refused `no_game_here`, `game_over` or `game_cancelled`, `private_game` of another person, and
        `not_in_this_game` for a command that its game doesn't have.
    """
    tables = interaction.client.tables
    if game is not None:
        table: Table | None = await tables.get(game)
    else:
        table = None if interaction.channel_id is None else await tables.at(interaction.channel_id)
    if table is None or table.game is None or table.status == "cancelled":
        if table is not None and game is not None:  # a press on a board of a game that is no more
            raise Refused("game_over" if table.status == "finished" else "game_cancelled")
        raise Refused("no_game_here")
    if table.is_hidden_from(interaction.user.id):
        raise Refused("private_game")
    pressed = interaction.extras.get(PLAYS)
    if pressed is not None and not pressed(table.running.rules):  # a press that no message of this game has
        raise Refused("table_moved_on")
    plays = getattr(getattr(interaction.command, "binding", None), "plays", None)
    if plays is not None and not plays(table.running.rules):  # a command of games of another kind
        raise Refused("not_in_this_game")
    return table


async def watched(interaction: Interaction, game: int | None = None) -> Table:
    """Return the table of a press, or of the channel, for someone who only looks.

    Raises: Refused as `running` does, and `table_closed` at a closed table for anyone without a seat.
    """
    table = await running(interaction, game)
    if table.seat_of(interaction.user.id) is None and await closed(interaction.client.store, table):
        raise Refused("table_closed")
    return table


async def seated(interaction: Interaction, game: int | None = None, step: int | None = None) -> tuple[Table, Seat]:
    """Return the table and the asker's seat.

    Raises: Refused `not_seated`, `computer_plays`, those of `running`, and with `step` `table_moved_on`.
    """
    table = await running(interaction, game)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    if table.seats[seat].computer is not None:
        raise Refused("computer_plays")
    if step is not None and step != table.step:
        raise Refused("table_moved_on")
    return table, seat


async def localizer_for(interaction: Interaction, table: Table) -> Localizer:
    """Return the localizer for the asker at a table."""
    client = interaction.client
    return Localizer(client.words, await client.lang_of(interaction), table)


async def at_seat(
    interaction: Interaction, game: int | None = None, step: int | None = None
) -> tuple[Localizer, Table, Seat]:
    """Return the asker's localizer, the table and the seat.

    Raises: Refused as `seated` does.
    """
    table, seat = await seated(interaction, game, step)
    return await localizer_for(interaction, table), table, seat


async def say(interaction: Interaction, text: str) -> None:
    """Answer with a sentence, in the private panel that was pressed or in a new one."""
    await show(interaction, Panel(ui.TextDisplay(text)))


async def show(interaction: Interaction, panel: ui.LayoutView, file: Files = None, *, back: bool = True) -> None:
    """Answer with a panel, in the private panel that was pressed or in a new one.

    `back`: whether a page of a game gets the way back, as each has but the first.
    """
    await explain_rate_limit(interaction, panel)
    if back:
        await _add_way_back(interaction, panel)
    await tell(interaction, view=panel, file=file)


async def turn_page(interaction: Interaction, panel: ui.LayoutView, file: Files = None) -> None:
    """Show the next page in the message that was pressed, also in a public one, or that the deferral opened."""
    await explain_rate_limit(interaction, panel)
    await _add_way_back(interaction, panel)
    await edit_answer(interaction, view=panel, file=file)


async def _add_way_back(interaction: Interaction, panel: ui.LayoutView) -> None:
    """Add *Back* to a page that takes the place of a player's private panel, unless it leads back already."""
    game = interaction.extras.get(GAME)
    if not game or pressed_panel(interaction) is None:
        return
    with suppress(Refused):  # the reader only looks, or the game is gone
        table, _ = await seated(interaction, game)
        _lead_back(await localizer_for(interaction, table), table, panel)


def _lead_back(localizer: Localizer, table: Table, panel: ui.LayoutView) -> None:
    """Add *Back* to the hand of a running game to a page, unless it leads back already."""
    names = [localizer.say(key) for key in ("button-back", "button-hand")]
    buttons = [part.item for part in panel.walk_children() if isinstance(part, Press)]
    if table.status == "playing" and not any(button.label in names for button in buttons):
        add_below(panel, Press(table.id, table.step, "hand", names[0]))


async def close_page(interaction: Interaction, text: str) -> None:
    """Show the outcome as the last page of the message that was pressed, with at most the way back left to press."""
    await turn_page(interaction, Panel(ui.TextDisplay(text)))


# Playing


class Played(NamedTuple):
    """An action that was played, with the table before and after it."""

    before: Table
    action: Action
    after: Table


async def play(
    interaction: Interaction, table: Table, action: Action | Callable[[Table, Seat], Action], step: int | None = None
) -> Played:
    """Play an action of the asker's seat, or the one that a function makes for the table as it is then.

    With `step`, only at that step.
    Raises: Refused with the codes of `Tables.play`; then nothing changed.
    """
    made: list[tuple[Table, Action]] = []

    def action_for(now: Table, seat: Seat) -> Action:
        made.append((now, action(now, seat) if callable(action) else replace(action, seat=seat)))
        return made[-1][1]

    after = await interaction.client.tables.play(table.id, interaction.user.id, action_for, step=step)
    return Played(*made[-1], after)


async def outcome(interaction: Interaction, played: Played) -> str:
    """Return what the action did, as text for its seat."""
    face = action_face(played.after.running.rules, played.action)
    localizer = await localizer_for(interaction, played.after)
    return face.done(localizer, played.before, played.after, played.action)


async def carry_out(interaction: Interaction, table: Table, action: Action, step: int | None = None) -> None:
    """Play an action, and show privately what came of it and what the seat may do next.

    Raises: Refused as `play` does.
    """
    await show_played(interaction, await play(interaction, table, action, step))


async def show_played(interaction: Interaction, played: Played) -> None:
    """Show privately what an action did, with the seat's next choice if it has one, and the way to its hand."""
    table = await interaction.client.tables.as_shown(played.after)
    seat, text = played.action.seat, await outcome(interaction, played)
    goes_on = seat in table.running.waiting and not family_of(table.running.rules).has_secrets
    if goes_on or action_face(table.running.rules, played.action).shows_hand(table, seat):
        await show(interaction, *await _hand(interaction, table, seat, top=text), back=False)
        return
    localizer, rules = await localizer_for(interaction, table), table.running.rules
    following = first_of(rules, Face.next_choice)(localizer, table, seat)
    further: Sequence[ui.Item[Any]] = ()
    if following is not None:  # a choice made here; else the board's post says what guides the seat
        further = (*await guide_of(interaction.client, table, localizer.lang), *following.children)
    panel = Panel(*([ui.TextDisplay(text)] if text else []), *further)
    if table.status == "playing" and family_of(rules).has_secrets:
        hand = Press(table.id, table.step, "hand", localizer.say("button-hand"))
        panel.add_item(Row(hand, *takeback_buttons(localizer, table, table.running.view(seat), seat)))
    await show(interaction, panel)


async def play_bare(
    interaction: Interaction, kind: Callable[[Seat], Action], game: int | None = None, step: int | None = None
) -> None:
    """Play an action that has no fields except its seat, as `carry_out` does.

    Raises: Refused as `seated` and `play` do.
    """
    table, seat = await seated(interaction, game)
    await carry_out(interaction, table, kind(seat), step)


# Before it is played


async def wants_preview(interaction: Interaction) -> bool:
    """Tell whether the person gets previews, which is the default."""
    return await interaction.client.settings.get("person", interaction.user.id, "preview") != "off"


def preview_panel(
    localizer: Localizer,
    table: Table,
    action: Action,
    codes: str = "",
    picture: discord.File | None = None,
    *,
    consent: Consent = Consent.NOBODY,
) -> ui.LayoutView:
    """Return a preview with the button that plays exactly this action, and the way back, wherever it was opened.

    `codes` are the answers that led to the action, `consent` is what its undo takes.
    Raises: Refused when the action isn't allowed.
    """
    game = table.running
    face = action_face(game.rules, action)
    items: list[ui.Item[Any]] = [ui.TextDisplay(preview_text(localizer, game, action, consent))]
    if picture is not None:
        items.append(gallery(picture.filename, face.title(localizer, action)))
    label = localizer.say(face.commit_key(game, action))
    commit = Press(table.id, table.step, "confirm", label, arg=pack(game, action), style=GREEN)
    panel = Panel(*items, ui.ActionRow(commit, *face.other_buttons(localizer, table, action, codes)))
    _lead_back(localizer, table, panel)
    return panel


def preview_text(localizer: Localizer, game: Game, action: Action, consent: Consent = Consent.NOBODY) -> str:
    """Return everything that an action changes for its seat, and whether it can be undone.

    Raises: Refused when the action isn't allowed.
    """
    refused = game.refuse(action)
    if refused is not None:
        raise refused
    face = action_face(game.rules, action)
    lines = (f"### {face.title(localizer, action)}", *face.preview(localizer, game, action))
    return "\n".join((*lines, localizer.say(_undo_key(game, action, consent))))


def _undo_key(game: Game, action: Action, consent: Consent) -> str:
    """Return the key of the sentence that says whether an action can be undone."""
    if not can_take_back(game, action, agreed=consent is not Consent.NOBODY):
        return "confirm-final"
    if consent is Consent.ITSELF:
        return "confirm-undo-alone"
    return "confirm-undo" if can_take_back(game, action) else "confirm-undo-agreed"


Change = Callable[[list[ui.Item[Any]]], list[ui.Item[Any]]]


async def show_hand(
    interaction: Interaction, table: Table, seat: Seat, top: str = "", *, change: Change | None = None
) -> None:
    """Show a seat its hand privately, with a text on top. The interaction must be deferred.

    `change` returns other parts for those of the hand.
    """
    client = interaction.client
    note = await Notepads(client.store).load(table.id, interaction.user.id)
    panel, files = await _hand(interaction, table, seat, note, top)
    await show(interaction, panel if change is None else Panel(*change(panel.children)), files, back=False)
    await client.announcer.write_anew(table.id, table.step, seat)


async def _hand(
    interaction: Interaction, table: Table, seat: Seat, note: str = "", top: str = ""
) -> tuple[ui.LayoutView, list[discord.File]]:
    words, lang = interaction.client.words, await interaction.client.lang_of(interaction)
    wanted, theme = await preferences_here(interaction)
    panel, files = await own_message(words, lang, table, seat, theme if wanted else None, note)
    guide = await guide_of(interaction.client, table, lang)
    above = shorten(top, MOST_TEXT - panel.content_length() - Panel(*guide).content_length())
    return Panel(*([ui.TextDisplay(above)] if above else []), *guide, *panel.children), files


@on("hand")
async def open_hand(press: Pressed) -> None:
    """Show the hand as it is now, whatever step the button is from."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    await show_hand(press.interaction, table, seat)


async def offer(
    interaction: Interaction,
    table: Table,
    action: Action,
    *,
    codes: str = "",
    now: bool = False,
    step: int | None = None,
) -> None:
    """Preview an action with the button that plays it, or play it at once if the person wants no previews.

    The interaction must be deferred. `now`: no preview this time.
    Raises: Refused with the codes of `Game.refuse`.
    """
    refused = table.running.refuse(action)
    if refused is not None:
        raise refused
    if now or not await wants_preview(interaction):
        await carry_out(interaction, table, action, step)
        return
    localizer = await localizer_for(interaction, table)
    pictures, theme = await preferences_here(interaction)
    face = action_face(table.running.rules, action)
    picture = await face.picture(localizer, table, action, theme) if pictures else None
    consent = consent_of(table, action.seat, is_casual=await casual(interaction.client.store, table))
    await show(interaction, preview_panel(localizer, table, action, codes, picture, consent=consent), picture)


@on("confirm")
async def confirm(press: Pressed) -> None:
    """Play what the pressed message shows, if the table is still at that step."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    action = unpack(table.running, seat, press.arg)
    await carry_out(press.interaction, table, action, press.step)
