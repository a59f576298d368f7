"""`/settings`: one private panel of everything that can be chosen, and that each choice is kept and followed."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor

from cogs.people.settings import settings_panel
from cogs.tables.settings import Setting, get_setting, set_setting, setting, settings_of
from cogs.text.catalogue import LANGS, catalogue
from data.store.settings import Scope
from tests.cogs.hands import id_of, ids_in, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_limits import check
from tests.cogs.test_schema import wrong

WORDS = catalogue()
WHOSE: tuple[Scope, ...] = ("person", "server")


def boss(party: Party) -> MemberActor:
    role = party.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    return party.guild.add_member(party.env.create_user("boss", global_name="Boss"), roles=[role])


@pytest.mark.parametrize("lang", LANGS)
class TestThePanel:
    @pytest.mark.parametrize("whose", WHOSE)
    def test_keeps_the_limits_and_has_words_for_every_choice(self, whose: Scope, lang: str) -> None:
        for manages in (False, True):
            for number in range(3):
                check(settings_panel(WORDS, lang, whose, number, {"theme": "no such"}, manages=manages))
        for one in settings_of(whose):
            labels = [one.choice(WORDS, lang, choice) for choice in one.choices]
            assert len(set(labels)) == len(labels) and all(labels)

    async def test_is_private_and_speaks_the_readers_language(self, party: Party, lang: str) -> None:
        await party.ann.slash(party.channel, "settings language", language=lang)
        result = await party.ann.slash(party.channel, "settings show")
        assert panel_of(result).ephemeral
        assert WORDS.say(lang, "settings-title-person") in said(result)
        assert wrong(party) == []


class TestAPersonsOwn:
    async def test_choices_are_kept_and_shown_as_chosen(self, party: Party) -> None:
        panel = panel_of(await party.ann.slash(party.channel, "settings show"))
        chosen_on = (("theme", "dark", 0), ("pictures", "off", 0), ("large", "on", 0), ("plan_delay", "15", 1))
        for name, chosen, number in chosen_on:
            if number:
                await party.ann.click(panel, custom_id=f"st:0:0:settings:person~{number}")
            await party.ann.select(panel, [chosen], custom_id=f"st:0:0:pickset:person~{number}~{name}")
            assert await get_setting(party.bot, "person", party.ann.id, name) == chosen
            assert await party.bot.settings.get("person", party.ann.id, name) == chosen
            assert await get_setting(party.bot, "person", party.bob.id, name) != chosen

    async def test_the_default_is_never_stored(self, party: Party) -> None:
        panel = panel_of(await party.ann.slash(party.channel, "settings show"))
        for chosen in ("dark", "light"):
            await party.ann.select(panel, [chosen], custom_id="st:0:0:pickset:person~0~theme")
        assert await party.bot.settings.get("person", party.ann.id, "theme") is None
        assert await get_setting(party.bot, "person", party.ann.id, "theme") == "light"

    async def test_another_language_turns_the_panel_round_at_once(self, party: Party) -> None:
        panel = panel_of(await party.ann.slash(party.channel, "settings show"))
        await party.ann.select(panel, ["uk"], custom_id="st:0:0:pickset:person~0~language")
        assert WORDS.say("uk", "settings-title-person") in text_of(panel)

    async def test_a_choice_of_an_older_program_counts_as_none(self, party: Party) -> None:
        await party.bot.settings.set("person", party.ann.id, "theme", "sepia")
        assert await get_setting(party.bot, "person", party.ann.id, "theme") == "light"
        assert panel_of(await party.ann.slash(party.channel, "settings show"))

    async def test_those_of_the_server_are_not_offered_to_everybody(self, party: Party) -> None:
        panel = panel_of(await party.ann.slash(party.channel, "settings show"))
        assert not [id_ for id_ in ids_in(panel) if "server" in id_]


class TestTheServers:
    async def test_whoever_manages_it_turns_to_its_page(self, party: Party) -> None:
        chief = boss(party)
        panel = panel_of(await chief.slash(party.channel, "settings show"))
        await chief.click(panel, custom_id="st:0:0:settings:server~0")
        await chief.select(panel, ["contrast"], custom_id="st:0:0:pickset:server~0~theme")
        assert await get_setting(party.bot, "server", party.guild.id, "theme") == "contrast"
        assert await get_setting(party.bot, "person", chief.id, "theme") == "light"
        assert id_of(panel, "pickset") == "st:0:0:pickset:server~0~language"
        assert wrong(party) == []

    async def test_nobody_changes_them_who_may_no_longer_manage_it(self, party: Party) -> None:
        chief = boss(party)
        panel = panel_of(await chief.slash(party.channel, "settings show"))
        await chief.click(panel, custom_id="st:0:0:settings:server~0")
        guild = party.bot.get_guild(party.guild.id)
        assert guild is not None
        role = next(role for role in guild.roles if role.name == "Boss")
        await party.in_bot(lambda: role.edit(permissions=discord.Permissions.none()))
        result = await chief.select(panel, ["off"], custom_id="st:0:0:pickset:server~0~pictures")
        assert WORDS.say("en", "refused-needs-manage-server") in said(result)
        assert await party.bot.settings.get("server", party.guild.id, "pictures") is None


class TestOfOthers:
    def test_a_setting_of_another_feature_is_added_by_its_one_call(self) -> None:
        assert Setting("ranked", ("off", "server", "everywhere"), "off", asked=True, place=1) in settings_of("person")
        assert not [one for one in settings_of("server") if one.name == "ranked"]

    def test_no_two_have_one_name(self) -> None:
        with pytest.raises(ValueError, match="theme is registered twice"):
            setting("theme", "person", choices=("on", "off"), default="on")

    async def test_a_choice_is_shown_to_those_who_ask(self, party: Party) -> None:
        await set_setting(party.bot, "server", party.guild.id, "pictures", "off")
        assert await get_setting(party.bot, "server", party.guild.id, "pictures") == "off"
