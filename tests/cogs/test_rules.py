"""/rules: every topic of every game in every language, and what a word finds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui

from cogs._words import LANGS, catalogue
from cogs.rules import rules_panel, search, title_of, topic_lines, topic_panel, topics
from data.library import load
from engine.core.ruleset import Ruleset
from tests.cogs.party import Party, said

WORDS = catalogue()
LIBRARY = load()
GAMES = [(key, variant) for key, file in LIBRARY.games.items() for variant in file.variants]


def rules_of(key: str, variant: str) -> Ruleset:
    return LIBRARY.rules(key, variant)


def texts(panel: ui.LayoutView) -> str:
    return "\n".join(_texts(panel.walk_children()))


def _texts(items: Any) -> Iterator[str]:
    for item in items:
        if isinstance(item, ui.TextDisplay):
            yield item.content


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("key", "variant"), GAMES)
def test_every_topic_fits_a_message_and_is_the_games_own(lang: str, key: str, variant: str) -> None:
    rules = rules_of(key, variant)
    parts = {part.name.replace("_", "-") for part in rules.parts}
    found = topics(WORDS, rules)
    assert set(found) <= parts | {"core", "variants"}
    assert len(found) <= 25
    assert len({title_of(WORDS, lang, rules, topic) for topic in found}) == len(found)
    for topic in found:
        panel = topic_panel(WORDS, lang, rules, 1, topic)
        assert len(texts(panel)) <= 3900
        assert topic_lines(WORDS, lang, rules, topic)
    assert len(texts(rules_panel(WORDS, lang, rules, 1, None))) <= 3900


def test_only_what_the_game_plays_with_is_offered() -> None:
    assert "tunnels" not in topics(WORDS, rules_of("usa", "classic"))
    assert "tunnels" in topics(WORDS, rules_of("europe", "classic"))
    assert not search(WORDS, "en", rules_of("usa", "classic"), "tunnel")


@pytest.mark.parametrize(
    ("lang", "key", "word", "told"),
    [
        ("en", "europe", "tunnels", "turned over"),
        ("en", "europe", "TUNNEL", "turned over"),
        ("ru", "europe", "тоннелей", "карт"),
        ("uk", "europe", "тунелю", "карт"),
        ("en", "world", "ships", "ship"),
        ("ru", "usa", "билетах", "билет"),
        ("uk", "usa", "квитків", "квит"),
        ("en", "string_railway", "rivers", "river"),
    ],
)
def test_a_word_is_found_whatever_its_ending(lang: str, key: str, word: str, told: str) -> None:
    rules = rules_of(key, next(iter(LIBRARY.games[key].variants)))
    assert told in " ".join(search(WORDS, lang, rules, word)).casefold()


def test_a_word_that_is_nowhere_is_said_so_with_the_topics_below() -> None:
    panel = rules_panel(WORDS, "en", rules_of("usa", "classic"), 1, "@everyone zeppelin")
    assert "zeppelin" in texts(panel)
    assert "@everyone" not in texts(panel)
    assert any(isinstance(item, ui.ActionRow) for item in panel.children)


async def test_anybody_asks_and_alone_sees_the_answer(party: Party) -> None:
    await party.begin_turns()
    result = await party.eve.slash(party.channel, "rules", about="locomotive")
    assert "locomotive" in said(result)


async def test_without_a_game_the_first_map_is_explained(party: Party) -> None:
    assert "the rules" in said(await party.eve.slash(party.channel, "rules"))
