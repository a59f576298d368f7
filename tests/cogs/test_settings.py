"""/settings show: everything that can be chosen, by a person and for a server; and what is shown without pictures."""

from __future__ import annotations

from typing import Any

from cogs._press import Pick
from cogs._setting import SETTINGS, of, settings_panel, value
from cogs._speech import Speech
from cogs._textboard import city_text, text_board
from cogs._words import LANGS, catalogue
from data.library import load
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_digest import table_of
from tests.cogs.test_rules import texts

WORDS = catalogue()


def custom_ids(message: Any) -> str:
    return str([part.to_dict() for part in message.components])


class TestPanel:
    def test_each_setting_and_choice_has_a_name_in_each_language(self) -> None:
        for lang in LANGS:
            for whose in ("person", "server"):
                panel = settings_panel(WORDS, lang, whose, {}, may_server=True)
                assert len(list(panel.walk_children())) <= 40
                assert texts(panel).count("**") == 2 * len(of(whose))
        assert {setting.name for setting in SETTINGS} >= {"language", "theme", "pictures", "preview", "plan_delay"}

    async def test_a_choice_is_kept_and_the_first_one_is_forgotten(self, party: Party) -> None:
        result = await party.ann.slash(party.channel, "settings show")
        assert "Your settings" in said(result)
        await party.ann.select(
            result.response or result.followups[-1], ["dark"], custom_id="st:0:0:pickset:person~theme"
        )
        assert await value(party.bot, "person", party.ann.id, "theme") == "dark"
        assert await value(party.bot, "person", party.bob.id, "theme") == "light"


class TestWithoutPictures:
    async def test_a_server_that_wants_none_gets_words(self, party: Party) -> None:
        await party.in_bot(lambda: party.bot.settings.set("server", party.guild.id, "pictures", "off"))
        await party.begin_turns()
        newest = party.posts()[-1]
        assert not newest.attachments
        assert "Face up:" in text_of(newest)

    async def test_a_persons_own_hand_is_told_in_words(self, party: Party) -> None:
        await party.in_bot(lambda: party.bot.settings.set("person", party.bob.id, "pictures", "off"))
        await party.begin_turns()
        assert party.whispers(party.ann)[-1].attachments
        assert not party.whispers(party.bob)[-1].attachments
        assert "Cards (" in text_of(party.whispers(party.bob)[-1])

    def test_every_route_is_on_one_page_with_its_state_and_owner(self) -> None:
        from random import Random

        from engine.core.game import Game
        from engine.parts.routes import RoutesSeen

        for key in ("usa", "europe", "world", "london"):
            rng, rules = Random(3), load().rules(key)
            game, _ = Game.new(rules, 3, rng)
            for _ in range(120):
                if game.over:
                    break
                seat = game.waiting[0]
                legal = game.legal(seat)
                game, _ = game.play(legal[rng.randrange(len(legal))], rng)
            table, view = table_of(game, key), game.view(None)
            for lang in LANGS:
                speech = Speech(WORDS, lang, table)
                told, pages = "", 0
                first = text_board(WORDS, lang, table)
                count = len(next(i for i in first.walk_children() if isinstance(i, Pick)).item.options)
                for pages in range(count):
                    page = texts(text_board(WORDS, lang, table, pages))
                    assert len(page) <= 4000
                    told += page
                assert pages < 25
                for route in speech.map.routes:
                    assert speech.route(route) in told
                owner = next(iter(view.seen(RoutesSeen).owners))
                city = speech.map.routes[owner].cities[0]
                assert f"P{view.seen(RoutesSeen).owners[owner]}" in city_text(speech, view, city)
