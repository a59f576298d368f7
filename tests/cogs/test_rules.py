"""`/rules`: each topic that a game plays with and no other, true to its numbers, found by a word in any language."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, ClassVar

import pytest

from cogs.help.help import page_text
from cogs.help.rules import Book, found_panel, topic_panel
from cogs.help.topics import (
    MAP,
    MOST_WORDS,
    Index,
    Topics,
    alike,
    every_topic,
    find,
    readings_of,
    rule_words,
    rulings_of,
    topics_of,
    typed_words,
    unknown,
)
from cogs.tables.face import known_faces
from cogs.text.catalogue import LANGS, catalogue
from data.languages import name_in
from data.maps.library import load
from engine.assemble import assemble
from engine.core.ruleset import Ruleset
from engine.parts.routes import Routes
from tests.cogs.hands import id_of, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_limits import check
from tests.own_map import laid_out
from tests.samples import samples

WORDS = catalogue()
LIBRARY = load()
SAMPLES = samples()
"""The same with small maps for rules that none of them plays."""


def every_ruleset() -> list[Any]:
    """Every variant of every map, without and with all of its options."""
    found = []
    for key, file in SAMPLES.games.items():
        for variant in file.variants:
            found.append(pytest.param(assemble(file, variant), id=f"{key}-{variant}"))
            if file.options:
                on = dict.fromkeys(file.options, "on")
                found.append(pytest.param(assemble(file, variant, on), id=f"{key}-{variant}-all"))
    return found


def topics(rules: Ruleset, lang: str = "en") -> Topics:
    return topics_of(WORDS, lang, rules, SAMPLES)


def topic_text(rules: Ruleset, topic: str, lang: str = "en") -> str:
    return "\n".join(topics(rules, lang).lines(topic))


def rulings(rules: Ruleset, number: int) -> list[str]:
    """What a ruling says in English; one with several parts has several sentences."""
    words = rule_words(WORDS, "en", rules)
    found = [words.say(ruling.key) for ruling in rulings_of(WORDS, rules) if ruling.number == number]
    assert found
    return found


def has_ruling(text: str, rules: Ruleset, number: int) -> bool:
    return any(said_of_it in text for said_of_it in rulings(rules, number))


class FakeBot:
    """What a panel asks of the bot: its words and its maps."""

    words, library = WORDS, LIBRARY


BOT: Any = FakeBot()


def in_turn(rulesets: list[Any]) -> list[Any]:
    """Each ruleset in one language, whichever is next; the other languages are for the long lane."""
    return [
        pytest.param(
            *one.values, lang, id=f"{one.id}-{lang}", marks=() if place % len(LANGS) == number else pytest.mark.long
        )
        for place, one in enumerate(rulesets)
        for number, lang in enumerate(LANGS)
    ]


@pytest.mark.parametrize(("rules", "lang"), in_turn(every_ruleset()))
class TestEveryMap:
    def test_tells_each_ruling_that_applies_under_one_topic(self, rules: Ruleset, lang: str) -> None:
        mine, words = topics(rules, lang), rule_words(WORDS, lang, rules)
        shown = Counter(line for topic in mine.offered for line in mine.lines(topic))
        fixed = any(getattr(getattr(part, "numbers", None), "fixed", False) for part in rules.parts)
        for ruling in rulings_of(mine.words, rules):
            assert shown[f"- {words.say(ruling.key)}"] == (not (fixed and ruling.number == 33)), ruling.key

    def test_offers_no_topic_that_it_plays_without(self, rules: Ruleset, lang: str) -> None:
        names = {part.name for part in rules.parts}
        offered = set(topics(rules, lang).offered)
        for part in ("ferries", "tunnels", "stations", "districts", "tours", "ports", "pieces", "globetrotter"):
            assert (part in names) == (part in offered), part
        assert ("longest_path" in names) == ("longest" in offered)
        assert ("strings" in names) == ("strings" in offered)

    def test_keeps_the_limits(self, rules: Ruleset, lang: str) -> None:
        mine = topics(rules, lang)
        for book in (Book(rules, 10**6), Book(rules, 0, f"{'k' * 24}~{'v' * 24}")):
            for topic in mine.offered:
                check(topic_panel(BOT, mine, book, topic))
            check(found_panel(BOT, mine, book, mine.offered, "x" * 3000))

    def test_says_every_sentence_with_all_of_its_facts(
        self, rules: Ruleset, lang: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        mine = Topics(WORDS, lang, rules, LIBRARY)
        for topic in mine.offered:
            assert not re.search(r"\{|\$|\bNone\b", "\n".join(mine.lines(topic)))
            assert mine.keywords(topic)
        assert not caplog.records

    def test_finds_each_topic_by_its_title(self, rules: Ruleset, lang: str) -> None:
        readings = readings_of(WORDS, lang, rules, LIBRARY)
        for topic in readings[0].offered:
            assert find(readings, readings[0].title(topic)) == [topic]
            assert find(readings, topic) == [topic]


class TestTheNumbers:
    """They come out of the rules as they were put together, not out of the sentence."""

    @pytest.mark.parametrize(
        ("part", "changed", "topic", "shown"),
        [
            ("market", {"clear_at": 4}, "cards", "With 4 or more locomotives"),
            ("routes", {"pieces": 33}, MAP, "33 each"),
            ("routes", {"twins_close_up_to": 2}, "twins", "up to 2 players"),
            ("tunnels", {"reveal": 2}, "tunnels", "2 cards from the deck"),
            ("stations", {"each": 2, "points_unbuilt": 7}, "score", "unbuilt station: 7"),
            ("longest_path", {"points": 13}, "longest", "13 points"),
            ("last_turns", {"pieces": 5, "turns_each": 2}, "end", "2 more turns"),
        ],
    )
    def test_of_a_changed_game_are_shown(self, part: str, changed: dict[str, Any], topic: str, shown: str) -> None:
        from msgspec.structs import replace

        file = LIBRARY.games["europe"]
        parts = [{**said, **changed} if said["part"] == part else said for said in file.parts]
        assert shown in topic_text(assemble(replace(file, parts=parts)), topic)

    def test_of_variants_differ(self) -> None:
        file = LIBRARY.games["europe"]
        assert "Later" not in topic_text(assemble(file, "big_cities"), MAP)
        assert "you draw 4" in topic_text(assemble(file, "big_cities"), MAP)
        assert "Tickets:** 101" in topic_text(assemble(file, "mega"), MAP)
        assert "stand-in" in topic_text(assemble(file, "classic", {"bonus_tickets": "on"}), "tickets")
        assert "stand-in" not in topic_text(assemble(file, "classic"), "tickets")

    def test_of_options_are_shown_where_they_are_in_force(self) -> None:
        file = LIBRARY.games["string_railway"]
        plain, expert = assemble(file), assemble(file, None, {"expert": "on", "chaos": "on"})
        assert not has_ruling(topic_text(plain, "crossings") + topic_text(plain, "setup"), expert, 59)
        assert "costs 2" in topic_text(expert, "crossings") and has_ruling(topic_text(expert, "setup"), expert, 59)
        fixed = assemble(LIBRARY.games["world"], None, {"first_journey": "on"})
        assert "option “First journey”" in topic_text(fixed, "pieces") and "in secret" not in topic_text(
            fixed, "pieces"
        )

    def test_of_an_operators_map_are_its_own(self) -> None:
        raw = laid_out()
        from engine.assemble import parse

        rules = assemble(parse(raw))
        shown = topic_text(rules, MAP)
        assert f"{len(raw['cities'])} cities and {len(raw['routes'])} routes" in shown
        assert f"{len(rules.part(Routes).order)} routes" in shown


class TestABonusWithItsOwnName:
    """The glossary: the bonus for the longest path is the European Express in the box of Europe."""

    NAMES: ClassVar = {"en": "European Express", "ru": "Европейский экспресс", "uk": "Європейський експрес"}

    @pytest.mark.parametrize("lang", NAMES)
    def test_has_it_in_the_rules_the_help_the_points_and_the_final_table(self, lang: str) -> None:
        for key in ("europe", "usa"):
            rules = LIBRARY.rules(key)
            shown = [topics(rules, lang).title("longest"), topic_text(rules, MAP, lang)]
            shown += [page_text(WORDS, lang, rules, page) for page in ("play", "rules")]
            for kind in ("standing", "score"):
                shown.append(WORDS.of(rules).say(lang, f"{kind}-longest-path", points="+10", length=7))
            assert {self.NAMES[lang] in text for text in shown} == {key == "europe"}
            column = WORDS.of(rules).say(lang, "pic-score-longest-path")
            assert (column.split()[-1] in self.NAMES[lang]) == (key == "europe")


class TestSearching:
    @pytest.mark.parametrize(
        ("key", "text", "topic"),
        [
            ("europe", "TUNNELS", "tunnels"),
            ("europe", "тоннелей", "tunnels"),
            ("europe", "тоннелями", "tunnels"),
            ("europe", "тунелю", "tunnels"),
            ("europe", "ferry", "ferries"),
            ("europe", "паромом", "ferries"),
            ("europe", "порома", "ferries"),
            ("usa", "tie", "ties"),
            ("usa", "ничью", "ties"),
            ("usa", "нічиєю", "ties"),
            ("usa", "конца", "end"),
            ("usa", "кінця", "end"),
            ("world", "ports", "ports"),
            ("world", "обмена", "exchange"),
            ("world", "обміном", "exchange"),
            ("london", "районом", "districts"),
            ("london", "districts", "districts"),
            ("string_railway", "пересечений", "crossings"),
            ("string_railway", "crossing", "crossings"),
            ("string_railway", "мотузками", "strings"),
        ],
    )
    @pytest.mark.parametrize("lang", LANGS)
    def test_a_word_is_found_in_whatever_form_and_language(self, key: str, text: str, topic: str, lang: str) -> None:
        assert topic in find(readings_of(WORDS, lang, LIBRARY.rules(key), LIBRARY), text)

    @pytest.mark.parametrize(
        ("asked", "found"),
        [
            (("three locomotives", "три локомотива", "три локомотиви"), {"usa": "cards", "europe": "cards"}),
            (("no cards left", "кончились карты", "скінчилися карти"), {"usa": "cards", "world": "cards"}),
            (("reshuffle", "перетасовать", "перетасувати"), {"usa": "cards", "london": "cards"}),
            (("discard pile", "стопка сброса", "купа скиду"), {"europe": "cards", "world": "cards"}),
            (("different colors", "разные цвета", "різні кольори"), {"usa": "routes", "london": "routes"}),
            (("different colours", "цвета смешивать", "змішувати кольори"), {"europe": "routes"}),
            (("incomplete ticket", "невыполненный маршрут", "невиконаний маршрут"), {"usa": "connected"}),
            (("unfinished ticket", "невыполненный билет", "невиконаний квиток"), {"world": "connected"}),
            (("minus points", "минус очки", "мінус очки"), {"usa": "score", "string_railway": "score"}),
            (("negative points", "отрицательные очки", "від'ємні очки"), {"london": "score"}),
            (("same city twice", "один город дважды", "те саме місто двічі"), {"usa": "longest", "world": "tours"}),
            (("how many tickets", "сколько маршрутов", "скільки маршрутів"), {"usa": "tickets", "europe": "tickets"}),
            (("how many tickets?", "сколько билетов?", "скільки квитків?"), {"world": "tickets"}),
            (("through a station", "через станцию", "через станцію"), {"europe": "stations"}),
            (("through a station", "через станцию", "через станцію"), {"string_railway": "strings"}),
            (
                ("over another string", "поверх чужой верёвки", "поверх чужої мотузки"),
                {"string_railway": "crossings"},
            ),
            (
                (
                    "What happens if the deck is empty?",
                    "Что будет, если колода закончится?",
                    "Що, якщо колода порожня?",
                ),
                {"usa": "cards", "europe": "cards"},
            ),
        ],
    )
    @pytest.mark.parametrize("lang", LANGS)
    def test_usual_questions_lead_to_their_topic(
        self, asked: tuple[str, ...], found: dict[str, str], lang: str
    ) -> None:
        """In the reader's language, and in each other one as well."""
        for key, topic in found.items():
            readings = readings_of(WORDS, lang, LIBRARY.rules(key), LIBRARY)
            assert topic in find(readings, dict(zip(LANGS, asked, strict=True))[lang])
            assert all(find(readings, question) for question in asked)

    @pytest.mark.parametrize("key", LIBRARY.games)
    def test_every_word_of_every_topic_finds_something(self, key: str) -> None:
        for lang in LANGS:
            readings = readings_of(WORDS, lang, LIBRARY.rules(key), LIBRARY)
            for topic in readings[0].offered:
                for word in readings[0].keywords(topic):
                    assert find(readings, word), word
                    assert word in readings[0].index.filler or find(readings, f"xyzzy {word} 🦆"), word

    def test_a_long_text_is_read_up_to_a_limit_and_each_word_is_compared_once(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        readings = readings_of(WORDS, "en", LIBRARY.rules("europe"), LIBRARY)
        looked, real = Counter[str](), Index.alike

        def counted(index: Index, typed: str) -> list[str]:
            looked[typed] += 1
            return real(index, typed)

        monkeypatch.setattr(Index, "alike", counted)
        text = "tunnel " + " ".join(f"{a}q{b}" for a in "stcpr" for b in "abcdefghijklmnopqrstuvwxyz") * 500
        assert "tunnels" in find(readings, text)
        assert 10 < len(looked) <= MOST_WORDS == len(typed_words(text))
        assert max(looked.values()) <= len(LANGS) + 1

    def test_a_word_that_stands_in_a_ruling_only_leads_there(self) -> None:
        readings = readings_of(WORDS, "en", LIBRARY.rules("europe"), LIBRARY)
        assert find(readings, "mixture") == []
        assert find(readings, "odds first") == ["tunnels"]

    def test_words_that_are_alike_by_chance_are_kept_apart(self) -> None:
        assert not alike("train", "trail") and not alike("порт", "паром") and not alike("карта", "край")
        assert alike("tun", "tunnel") and alike("ferries", "ferry") and alike("станций", "станция")

    def test_a_wrong_word_names_what_is_near(self) -> None:
        readings = readings_of(WORDS, "en", LIBRARY.rules("europe"), LIBRARY)
        assert "Tunnels" in str(unknown(readings, "tunel").facts["topics"])
        assert unknown(readings, "🦆").facts["topics"]

    def test_every_topic_is_shown_by_some_map(self) -> None:
        offered_topics = {topic for case in every_ruleset() for topic in topics(case.values[0]).offered}
        assert set(every_topic(known_faces())) == offered_topics

    def test_every_ruling_is_shown_by_some_map_under_a_topic_there_is(self) -> None:
        known_rulings = [ruling for case in every_ruleset() for ruling in rulings_of(WORDS, case.values[0])]
        keys = {key for key in WORDS.keys("help-") if re.search(r"-r\d+$", key)}
        assert len(keys) > 40
        assert {ruling.key for ruling in known_rulings} == keys
        assert {ruling.topic for ruling in known_rulings} - {None} <= set(every_topic(known_faces()))


class TestInDiscord:
    async def test_anybody_reads_the_rules_of_the_running_game_privately(self, party: Party) -> None:
        await party.begin_turns(map="europe", variant="mega")
        result = await party.eve.slash(party.channel, "rules")
        assert "Mega Europe" in said(result)
        assert all(message.ephemeral for message in result.followups)
        mega = assemble(LIBRARY.games["europe"], "mega")
        assert has_ruling(said(await party.eve.slash(party.channel, "rules", about="tunnels")), mega, 23)

    async def test_the_select_turns_to_a_topic_in_place(self, party: Party) -> None:
        await party.begin_turns(map="world")
        panel = panel_of(await party.dan.slash(party.channel, "rules"))
        await party.dan.select(panel, ["ports"], custom_id=id_of(panel, "pickrule"))
        assert has_ruling(text_of(panel), LIBRARY.rules("world"), 39)

    async def test_a_word_in_several_topics_shows_what_each_says(self, party: Party) -> None:
        await party.begin_turns()
        answer = said(await party.ann.slash(party.channel, "rules", about="locomotives"))
        assert "**Cards**" in answer and "**Claiming routes**" in answer

    async def test_about_a_rule_that_the_map_lacks_says_just_that(self, party: Party) -> None:
        answer = said(await party.ann.slash(party.channel, "rules", about="tunnel", map="usa"))
        assert "tunnels" in answer and "Not in this game" in answer and "Your turn" not in answer
        assert len(answer.splitlines()) < 6
        assert "**Board:**" in said(await party.ann.slash(party.channel, "rules", about="special", map="usa"))

    async def test_without_a_game_it_asks_for_a_map(self, party: Party) -> None:
        panel = panel_of(await party.ann.slash(party.channel, "rules"))
        await party.ann.select(panel, ["europe~1912"], custom_id=id_of(panel, "pickruleson"))
        assert "Europa 1912" in text_of(panel)
        await party.ann.select(panel, ["ferries"], custom_id=id_of(panel, "pickrule"))
        assert has_ruling(text_of(panel), assemble(LIBRARY.games["europe"], "1912"), 24)

    async def test_another_map_can_be_named_beside_a_running_game(self, party: Party) -> None:
        await party.begin_turns()
        london = LIBRARY.rules("london")
        shown = said(await party.ann.slash(party.channel, "rules", about="district", map="london"))
        assert has_ruling(shown, london, 45)
        assert not has_ruling(said(await party.ann.slash(party.channel, "rules", about="cards")), london, 45)

    async def test_a_lobby_has_its_rules_already(self, party: Party) -> None:
        await party.open(map="string_railway", options="expert")
        expert = assemble(LIBRARY.games["string_railway"], None, {"expert": "on"})
        assert has_ruling(said(await party.bob.slash(party.channel, "rules", about="crossings")), expert, 59)

    @pytest.mark.parametrize("lang", LANGS)
    async def test_a_wrong_word_or_map_gets_one_clear_sentence(self, party: Party, lang: str) -> None:
        await party.ann.slash(party.channel, "settings language", language=lang)
        await party.begin_turns()
        answer = said(await party.ann.slash(party.channel, "rules", about="**xyzzy**"))
        assert "xyzzy" in answer and "**xyzzy" not in answer
        assert topics(LIBRARY.rules("usa"), lang).title(MAP) in answer
        assert "atlantis" in said(await party.ann.slash(party.channel, "rules", map="atlantis"))

    async def test_words_are_offered_while_somebody_types(self, party: Party) -> None:
        await party.begin_turns(map="europe")
        everything = await party.ann.autocomplete(party.channel, "rules", "about", "")
        assert 10 < len(everything) <= 25
        found = await party.ann.autocomplete(party.channel, "rules", "about", "тонн")
        assert [choice["value"] for choice in found] == ["tunnels"]
        assert await party.ann.autocomplete(party.channel, "rules", "about", "", map="atlantis") == []
        maps = await party.ann.autocomplete(party.channel, "rules", "map", "lon")
        assert [choice["value"] for choice in maps] == ["london"]


async def test_help_without_a_game_says_which_map_it_is_about(party: Party) -> None:
    name = name_in(next(iter(LIBRARY.games.values())).names, "en")
    assert f"so this is about {name}" in said(await party.ann.slash(party.channel, "help"))
    await party.open(map="usa")
    assert "so this is about" not in said(await party.ann.slash(party.channel, "help"))
