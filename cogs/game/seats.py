"""`/game computer`, `/game solo`, `/game substitute`, `/game return`: computer players, and seats that change hands."""

from __future__ import annotations

from discord import app_commands

from cogs.core.client import Choices, command
from cogs.core.components import on
from cogs.game.handover import SUBSTITUTE, hand_over
from cogs.game.lobby import (
    Offer,
    change_lobby,
    check_permissions,
    here,
    make_thread,
    offer_maps,
    option_choices,
    place_of,
    read_game,
    tell_thread,
    thread_parent,
    typed_map,
    variant_choices,
)
from cogs.game.seat_presses import back
from cogs.play.moves import localizer_for, running, say
from cogs.play.options import TypedList, is_number
from cogs.play.seating import seat_choices, seat_named
from cogs.tables.computers import STRENGTHS, USUAL, somebody_plays
from cogs.tables.seats import offer_again, open_seat
from cogs.tables.service import GameCog, Interaction, Pressed
from cogs.tables.table import COLORS, Table, computer_seat
from cogs.text.catalogue import Words, english
from data.key_family import KeyFamily
from data.store.rows import SeatRow
from engine.core.action import Seat
from engine.core.refused import Refused

NONE = "none"
STRENGTH = KeyFamily("choice-computer-{}", (*STRENGTHS, NONE))


def _strength(key: str) -> app_commands.Choice[str]:
    text = STRENGTH(key)
    return app_commands.Choice(name=app_commands.locale_str(english(text), key=text), value=key)


CHOICES = [_strength(strength) for strength in STRENGTHS]


def locomotives(words: Words, lang: str) -> list[str]:
    """Return the names of computer players: famous locomotives."""
    return words.say(lang, "computer-names").split(", ")


class SeatsCog(GameCog, name="Seats"):
    """The commands for computer players, and for seats that change hands."""

    async def cog_load(self) -> None:
        await super().cog_load()
        offer_maps(self.bot, self.solo)

    @command("game")
    @app_commands.choices(strength=[*CHOICES, _strength(NONE)])
    async def computer(self, interaction: Interaction, strength: str) -> None:
        """Add a computer player to the lobby, or remove one."""
        game_id = await here(interaction)
        done = "done-computer-off" if strength == NONE else "done-computer"
        await change_lobby(interaction, game_id, lambda game: _computer(interaction, game, strength), done)

    @command("game")
    @app_commands.choices(strength=CHOICES)
    async def solo(
        self,
        interaction: Interaction,
        map: str,
        strength: str = USUAL,
        seats: app_commands.Range[int, 2, 5] | None = None,
        variant: str | None = None,
        options: TypedList | None = None,
    ) -> None:
        """Start a game against computer players.

        Raises: Refused with the codes of `read_game` and `Tables.new`.
        """
        map, _ = typed_map(self.bot, interaction, map)
        file, chosen, wanted = read_game(self.bot, map, variant, options)
        await open_solo(interaction, (map, chosen, seats or file.seats[0], wanted), strength)

    @solo.autocomplete("variant")
    async def _variants(self, interaction: Interaction, typed: str) -> Choices:
        return await variant_choices(interaction, typed)

    @solo.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> Choices:
        return await option_choices(interaction, typed)

    @command("game")
    async def substitute(self, interaction: Interaction, player: str | None = None) -> None:
        """Offer the asker's seat to a substitute; for somebody else's, see `hand_over`.

        Raises: Refused `not_seated` or `not_host`, or with the codes of `seat_named`.
        """
        table = await running(interaction)
        own = table.seat_of(interaction.user.id)
        seat = own if player is None else seat_named(table.seats, player)
        if seat is None:
            raise Refused("not_seated")
        done = await (self._offer_own(table, seat) if seat == own else hand_over(interaction, table, seat, SUBSTITUTE))
        localizer = await localizer_for(interaction, table)
        await say(interaction, localizer.say(done, player=localizer.player(seat)))

    async def _offer_own(self, table: Table, seat: Seat) -> str:
        try:
            await open_seat(self.bot, table, seat, agreed=True)
        except Refused as refused:
            if refused.code != "seat_already_open":
                raise
            await offer_again(self.bot, table, seat)
        return "done-offer-seat" if somebody_plays(table.seats) else "done-offer-seat-alone"

    @substitute.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> Choices:
        table = await running(interaction)
        rows = table.seats if table.status == "playing" else ()
        return seat_choices(await localizer_for(interaction, table), rows, typed)

    @command("game", name="return")
    async def back(self, interaction: Interaction) -> None:
        """Return to the asker's own seat."""
        await back(interaction, (await running(interaction)).id)


# Computer players in a lobby


async def _computer(interaction: Interaction, game_id: int, wanted: str) -> Table:
    """Add a computer player of a strength, or remove one: that of the seat number, or the last one."""
    bot, user = interaction.client, interaction.user.id
    if wanted not in STRENGTHS:
        return await bot.tables.remove_computer(game_id, user, int(wanted) if is_number(wanted) else None)
    lang = await bot.lang_of_guild(place_of(interaction)[0])
    return await bot.tables.add_computer(game_id, user, wanted, locomotives(bot.words, lang))


@on("pickcomputer")
async def _pick_computer(press: Pressed) -> None:
    interaction, wanted = press.interaction, press.value
    await change_lobby(interaction, press.game, lambda game: _computer(interaction, game, wanted), None)


# A game against computers alone


async def open_solo(interaction: Interaction, offer: Offer, strength: str) -> None:
    """Start a game of one person against computer players, here or in a thread of this channel."""
    bot, place = interaction.client, place_of(interaction)
    check_permissions(interaction)
    user = interaction.user
    host = (user.id, user.display_name)
    names = locomotives(bot.words, await bot.lang_of_guild(place[0]))
    rows = [SeatRow(0, *host, COLORS[0])]
    while len(rows) < offer[2]:
        rows.append(computer_seat(rows, strength, names, interaction.id))
    try:
        await bot.tables.new(place, host, *offer, rows[1:], starts=True)
    except Refused as refused:
        if refused.code not in ("game_running", "lobby_open"):
            raise
        thread = await make_thread(interaction, thread_parent(interaction), offer[0])
        await bot.tables.new((place[0], thread.id), host, *offer, rows[1:], starts=True)
        await tell_thread(interaction, thread)
    else:
        await say(interaction, bot.words.say(await bot.lang_of(interaction), "done-start"))
