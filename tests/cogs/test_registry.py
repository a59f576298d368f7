"""What registers by a decorator: found by its name, gone through in order, and no two by one name."""

from __future__ import annotations

import pytest

from cogs.core.registry import Registry


def test_what_is_registered_is_found_and_keeps_its_order() -> None:
    known: Registry[str] = Registry("the word")
    known.add("two", "second")
    assert known("one")("first") == "first"
    assert (known["two"], known.get("one"), known.get("three")) == ("second", "first", None)
    assert (list(known), list(known.values()), "one" in known) == (["two", "one"], ["second", "first"], True)


def test_a_name_is_given_once() -> None:
    known: Registry[str] = Registry("the word")
    known.add("one", "first")
    with pytest.raises(ValueError, match="the word one is registered twice"):
        known("one")("another")
    assert known["one"] == "first"
