"""Game files: a broken one is refused with every mistake and its place."""

from __future__ import annotations

from typing import Any

import pytest

from engine.assemble import BadGameFile, assemble, parse
from engine.core.ruleset import Ruleset
from engine.parts.market import Market
from engine.parts.routes import Routes
from tests.boards import numbers_of, raw_board
from tests.samples import samples

ROUTES = ("quay-isle-1 2 red", "quay-isle-2 2 blue", "isle-cape 1 gray")


@pytest.fixture
def raw() -> dict[str, Any]:
    return raw_board(*ROUTES, tickets=["quay-cape 5"])


def mistakes(raw: dict[str, Any], variant: str | None = None) -> list[str]:
    """What is wrong with a game file, empty when nothing is."""
    try:
        assemble(parse(raw), variant)
    except BadGameFile as bad:
        assert str(bad) == "; ".join(bad.mistakes)
        assert len(set(bad.mistakes)) == len(bad.mistakes)
        return list(bad.mistakes)
    return []


def the_only(raw: dict[str, Any]) -> str:
    found = mistakes(raw)
    assert len(found) == 1, found
    return found[0]


class TestAGoodFile:
    def test_becomes_rules(self, raw: dict[str, Any]) -> None:
        rules = assemble(parse(raw))
        assert (rules.key, rules.variant, rules.seats) == ("small", "classic", (2, 5))
        assert rules.has(Market)
        with pytest.raises(KeyError):
            rules.part(dict)

    def test_routes_are_asked_for_what_is_owed_only_where_a_rule_leaves_choices(self, raw: dict[str, Any]) -> None:
        def asked(rules: Ruleset) -> set[str]:
            return {part.name for part, _ in rules.holders}

        assert asked(assemble(parse(raw))) == {"market", "tickets"}
        assert "routes" in asked(samples().rules("iron_valley"))

    def test_twins_are_found_by_their_cities(self, raw: dict[str, Any]) -> None:
        raw["routes"][1]["cities"].reverse()
        routes = assemble(parse(raw)).part(Routes).routes
        assert [route.twin for route in routes.values()] == ["quay-isle-2", "quay-isle-1", None]

    def test_a_variant_changes_numbers(self, raw: dict[str, Any]) -> None:
        raw["variants"]["long"] = {"names": {"en": "Long"}, "parts": {"routes": {"pieces": 60}}}
        assert assemble(parse(raw), "long").part(Routes).numbers.pieces == 60
        assert assemble(parse(raw)).part(Routes).numbers.pieces == 20


class TestTheFrame:
    @pytest.mark.parametrize("field", ["key", "names", "seats", "parts", "variants"])
    def test_what_every_file_has_is_missed(self, raw: dict[str, Any], field: str) -> None:
        del raw[field]
        assert the_only(raw).startswith(f"{field}:")

    def test_all_of_it_at_once(self) -> None:
        found = mistakes({"key": 5, "seats": [2], "parts": {}, "variants": []})
        assert [mistake.split(":")[0] for mistake in found] == ["key", "names", "seats", "parts", "variants"]

    @pytest.mark.parametrize("seats", [[5, 2], [0, 0], [-1, 3], [2, 3, 4], 3, "2-5"])
    def test_seats_that_make_no_sense(self, raw: dict[str, Any], seats: object) -> None:
        assert the_only({**raw, "seats": seats}).startswith("seats:")

    def test_an_unknown_variant(self, raw: dict[str, Any]) -> None:
        assert mistakes(raw, "mega") == ["variants: there is no 'mega'"]
        assert mistakes({**raw, "variants": {}}) == ["variants: there is no ''"]


class TestParts:
    def test_an_unknown_part(self, raw: dict[str, Any]) -> None:
        raw["parts"].append({"part": "balloons"})
        assert "balloons" in the_only(raw)

    def test_a_part_without_a_name(self, raw: dict[str, Any]) -> None:
        raw["parts"].append({"points": 10})
        assert the_only(raw).startswith("parts:")

    def test_the_same_part_twice(self, raw: dict[str, Any]) -> None:
        raw["parts"].append({"part": "passing"})
        assert "passing" in the_only(raw)

    def test_a_part_before_the_one_it_needs(self, raw: dict[str, Any]) -> None:
        raw["parts"][:2] = reversed(raw["parts"][:2])
        assert "market" in the_only(raw)

    @pytest.mark.parametrize(
        ("part", "number", "value"),
        [("market", "face_up", "five"), ("routes", "pieces", None), ("last_turns", "pieces", 2.5), ("ties", "by", "x")],
    )
    def test_a_number_that_is_none(self, raw: dict[str, Any], part: str, number: str, value: object) -> None:
        numbers_of(raw, part)[number] = value
        assert f"parts.{part}" in the_only(raw)

    def test_a_number_that_is_missing_or_unknown(self, raw: dict[str, Any]) -> None:
        del numbers_of(raw, "longest_path")["points"]
        numbers_of(raw, "passing")["points"] = 5
        assert [mistake.split(":")[0] for mistake in mistakes(raw)] == ["parts.longest_path", "parts.passing"]

    def test_a_tie_break_that_nobody_counts(self, raw: dict[str, Any]) -> None:
        numbers_of(raw, "ties")["by"] = ["stations_left"]
        assert "stations_left" in the_only(raw)

    def test_a_variant_can_leave_a_part_out(self, raw: dict[str, Any]) -> None:
        raw["variants"]["short"] = {"names": {"en": "Short"}, "without": ["longest_path"]}
        assert mistakes(raw, "short") == [
            "parts.ties: no part counts 'longest_path'; counted are ['tickets_completed']"
        ]
        raw["variants"]["short"]["parts"] = {"ties": {"by": []}}
        played = [[part.name for part in assemble(parse(raw), name).parts] for name in ("classic", "short")]
        assert played[1] == [name for name in played[0] if name != "longest_path"]

    def test_a_variant_that_leaves_out_a_part_that_is_not_there(self, raw: dict[str, Any]) -> None:
        raw["variants"]["classic"]["without"] = ["longest_pat"]
        assert "variants.classic.without" in the_only(raw) and "did you mean 'longest_path'" in the_only(raw)

    def test_a_variant_that_changes_a_part_that_is_not_played(self, raw: dict[str, Any]) -> None:
        raw["variants"]["classic"]["parts"] = {"ferries": {"points": 3}}
        assert "ferries" in the_only(raw)

    @pytest.mark.parametrize("name", ["Small Isles", "a~b", "", "x" * 25, "острова", "-a", "a:b"])
    def test_a_key_that_no_button_can_carry(self, raw: dict[str, Any], name: str) -> None:
        assert the_only({**raw, "key": name}).startswith("key:")
        assert the_only({**raw, "variants": {name: {"names": {"en": "X"}}}}).startswith("variants:")

    def test_what_does_not_fit_is_reported_in_plain_words(self, raw: dict[str, Any]) -> None:
        numbers_of(raw, "market")["face_up"] = "five"
        numbers_of(raw, "tickets")["start"][0]["deal"] = -1
        raw["routes"][0]["lenght"] = raw["routes"][0].pop("length")
        raw["tickets"][0]["cities"] = ["quay"]
        assert mistakes(raw) == [
            "parts.market.face_up: a whole number or an object in { } is expected here, and this is a text in quotes",
            "routes.quay-isle-1: the field 'length' is missing",
            "parts.tickets.start.0.deal: a whole number of at least 0 is expected here",
            "tickets.quay-cape.cities: a list of 2 is expected here, and this one has 1",
        ]

    def test_points_for_no_length(self, raw: dict[str, Any]) -> None:
        numbers_of(raw, "routes")["points"]["long"] = 3
        assert "'long'" in the_only(raw)


class TestTheMap:
    @pytest.mark.parametrize("section", ["cities", "routes", "tickets", "cards"])
    def test_a_section_that_is_missing(self, raw: dict[str, Any], section: str) -> None:
        del raw[section]
        assert f"{section}: is missing" in mistakes(raw)

    @pytest.mark.parametrize(
        ("change", "word"),
        [
            ({"cities": ["quay", "atlantis"]}, "atlantis"),
            ({"color": "pink"}, "pink"),
            ({"length": 7}, "7"),
            ({"length": 0}, "0"),
            ({"cities": ["isle", "isle"]}, "isle-cape"),
            ({"cities": ["isle"]}, "isle-cape"),
            ({"id": "quay-isle-1"}, "quay-isle-1"),
        ],
    )
    def test_a_route_that_cannot_be(self, raw: dict[str, Any], change: dict[str, object], word: str) -> None:
        raw["routes"][2] |= change
        assert any(word in mistake and mistake.startswith("routes.") for mistake in mistakes(raw))

    def test_more_than_three_parallel_routes(self, raw: dict[str, Any]) -> None:
        raw["routes"] += [{**raw["routes"][0], "id": f"quay-isle-{number}"} for number in (3, 4)]
        found = mistakes(raw)
        assert len(found) == 4
        assert all("more than 3 parallel routes" in mistake for mistake in found)

    def test_a_twin_that_joins_other_cities(self, raw: dict[str, Any]) -> None:
        raw["routes"][0]["twin"] = "isle-cape"
        assert the_only(raw).startswith("routes.quay-isle-1.twin: 'isle-cape'")

    def test_what_is_misspelt_is_guessed(self, raw: dict[str, Any]) -> None:
        raw["routes"][2]["cities"] = ["isle", "cap"]
        raw["routes"][0]["color"] = "rad"
        raw["parts"].append({"part": "tunels", "reveal": 3})
        text = " ".join(mistakes(raw))
        for word in ("did you mean 'cape'?", "did you mean 'red'?", "did you mean 'tunnels'?"):
            assert word in text

    def test_a_route_longer_than_a_seat_has_pieces(self, raw: dict[str, Any]) -> None:
        numbers_of(raw, "routes")["pieces"] = 1
        assert {mistake.split(":")[0] for mistake in mistakes(raw)} == {"routes.quay-isle-1", "routes.quay-isle-2"}

    def test_more_locomotives_than_spaces(self, raw: dict[str, Any]) -> None:
        raw["routes"][2]["locomotives"] = 2
        assert the_only(raw).startswith("routes.isle-cape.locomotives:")

    def test_too_few_cards_for_all_seats(self, raw: dict[str, Any]) -> None:
        """Five seats with four cards each and a row of five take 25."""
        raw["cards"] = {"colors": ["red", "blue"], "per_color": 10, "locomotive": 4}
        assert the_only(raw) == "cards: 24 cards are too few: hands for 5 and the row take 25"
        raw["cards"]["locomotive"] = 5
        assert not mistakes(raw)

    def test_a_ticket_to_nowhere(self, raw: dict[str, Any]) -> None:
        raw["tickets"].append({"id": "quay-atlantis", "cities": ["quay", "atlantis"], "points": 5, "set": "base"})
        assert "atlantis" in the_only(raw)

    def test_two_of_one_name(self, raw: dict[str, Any]) -> None:
        raw["tickets"].append(dict(raw["tickets"][0]))
        raw["cities"].append(dict(raw["cities"][0]))
        raw["cards"]["colors"].append("red")
        found = mistakes(raw)
        assert [mistake.split(":")[0] for mistake in found] == ["cards.colors", "cities.quay", "tickets.quay-cape"]

    def test_a_set_of_tickets_that_is_not_there(self, raw: dict[str, Any]) -> None:
        numbers_of(raw, "tickets")["sets"] = ["base", "1910"]
        assert "'1910'" in the_only(raw)

    def test_every_mistake_is_reported_at_once(self, raw: dict[str, Any]) -> None:
        raw["parts"].append({"part": "balloons"})
        numbers_of(raw, "market")["face_up"] = "five"
        raw["routes"][0]["color"] = "pink"
        raw["routes"][2]["length"] = "two"
        raw["tickets"][0]["points"] = None
        del raw["cities"][0]["names"]
        found = " ".join(mistakes(raw))
        for place in ("balloons", "parts.market", "pink", "routes.isle-cape", "tickets.quay-cape", "cities.quay"):
            assert place in found
