"""Every change of a game that follows from a reading is stored while the game is held: see `Tables.lock`.

In one process its lock keeps others from changing it meanwhile, and the store checks that no other process has. This is
read off the code: each write is inside of `async with ….lock(…)`, or in a function that is only called there.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
OF_GAMES = "Clocks", "Deals", "Finales", "Leagues", "Notes", "Places", "Plans", "Results", "Seats", "Store"
"""The classes of `data.store` that write what belongs to a game."""
WRITES = {"together", "run", "write", "write_at_once", "_write"}
NEEDLESS = {
    "it records what Discord has or refused": (
        "announcer._refused announcer._show announcer._show_lobby announcer._tell announcer._whisper_anew "
        "announcer.write_anew closing._channel_gone closing._post finale.deliver_finale plans._call "
        "reminders._asked_about seats.offer_again trouble.channel_gone trouble.taken_out"
    ),
    "it says itself what must still be so": (
        "acts.annul ending.time_to_answer_is_up entrants.enter finale._turn finale.no_one_pressed nudges.send_nudge "
        "plans._try_once service._open vacations.add_vacation"
    ),
    "it is what a person or the bot wants, whatever there is": (
        "acts.list_substitute commands._store commands.referee commands.rules pages.move_league reminders._press_mute "
        "results.corrected vacations._press_end vacations.before_new_zone"
    ),
    "it is when something is looked at again": (
        "closing._end closing.days_change commands.cog_load keeper.change_time keeper.stand_still reminders.remind "
        "scheduler._note_presence season.soon terms.watched trouble.may_post_again votes.vote_ends"
    ),
    "a season that advances is held, as its stages are found by name": (
        "commands.edit draw._begin draw.draw_cup draw.draw_league draw.open_deals season._end"
    ),
    "what is left of a turn that was played for someone, and has no other end": "votes.apply_decision",
}
"""Where nothing is held, by why not."""


@dataclass
class Function:
    """A function of `cogs`: what it writes and calls, and whether a game is held there."""

    name: str
    writes: list[tuple[str, bool]] = field(default_factory=list)
    calls: list[tuple[str, bool]] = field(default_factory=list)


def writers() -> set[str]:
    """The methods that store something, such as `Notes.add`."""
    found = set[str]()
    for path in (ROOT / "data" / "store").glob("*.py"):
        for kind in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(kind, ast.ClassDef) and kind.name in OF_GAMES:
                for method in kind.body:
                    called = {
                        one.func.attr
                        for one in ast.walk(method)
                        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute)
                    }
                    if isinstance(method, ast.AsyncFunctionDef) and called & WRITES:
                        found.add(f"{kind.name}.{method.name}")
    return found


def holds(node: ast.AST) -> bool:
    """Whether it is `async with ….lock(…)`."""
    return isinstance(node, ast.AsyncWith) and any(
        isinstance(one.context_expr, ast.Call)
        and isinstance(one.context_expr.func, ast.Attribute)
        and one.context_expr.func.attr in ("lock", "people")
        for one in node.items
    )


def functions() -> Iterator[Function]:
    written = writers()
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AsyncFunctionDef):
                found, kinds = Function(f"{path.stem}.{node.name}"), dict[str, str]()
                _read(node, found, kinds, written, held=False)
                yield found


def _kind_of(node: ast.expr, kinds: dict[str, str]) -> str:
    """The class of what a method is called on, as far as the function itself says it."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id
    if isinstance(node, ast.Name):
        return kinds.get(node.id, "")
    attribute = node.attr if isinstance(node, ast.Attribute) else ""
    return {"store": "Store", "_store": "Store", "leagues": "Leagues"}.get(attribute, "")


def _read(node: ast.AST, found: Function, kinds: dict[str, str], written: set[str], *, held: bool) -> None:
    held = held or holds(node)
    if isinstance(node, ast.Assign):
        for target in node.targets:
            pairs = (
                zip(target.elts, node.value.elts, strict=False)
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
                else [(target, node.value)]
            )
            kinds |= {name.id: _kind_of(value, kinds) for name, value in pairs if isinstance(name, ast.Name)}
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        kind = _kind_of(node.func.value, kinds) if isinstance(node.func, ast.Attribute) else ""
        if f"{kind}.{name}" in written:
            found.writes.append((f"{kind}.{name}", held))
        found.calls.append((name, held))
    for child in ast.iter_child_nodes(node):
        _read(child, found, kinds, written, held=held)


def _called(function: Function, name: str) -> str:
    """A name as others call it: one with an underscore is its module's own."""
    return f"{function.name.partition('.')[0]}.{name}" if name.startswith("_") else name


def loose() -> dict[str, list[str]]:
    """What is written where no game is held, by function."""
    every = list(functions())
    calls = defaultdict[str, list[tuple[Function, bool]]](list)
    for function in every:
        for name, held in function.calls:
            calls[_called(function, name)].append((function, held))

    def is_held(function: Function, seen: frozenset[str] = frozenset()) -> bool:
        name = _called(function, function.name.partition(".")[2])
        return (
            bool(calls[name])
            and name not in seen
            and all(held or is_held(caller, seen | {name}) for caller, held in calls[name])
        )

    return {
        function.name: left
        for function in every
        if (left := [what for what, held in function.writes if not held]) and not is_held(function)
    }


def test_each_change_of_a_game_is_stored_while_it_is_held() -> None:
    """One that isn't: hold the game, or say above why nothing that was read before can be wrong by then."""
    assert sorted(loose()) == sorted(name for names in NEEDLESS.values() for name in names.split())
