"""`python -m tests.faults SEED ...` does these runs again and tells of them; `--soak N` does many, in a table."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.faults.plan import KINDS
from tests.faults.run import Outcome, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("seeds", nargs="*", type=int)
    parser.add_argument("--soak", type=int, default=0, metavar="N", help="so many runs, seeds from --from on")
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true", help="tell everything that was said in the lives of a run")
    given = parser.parse_args()
    if given.soak:
        return soak(range(given.first, given.first + given.soak), given.jobs)
    outcomes = [run(seed, keep_words=given.verbose) for seed in given.seeds]
    for outcome in outcomes:
        tell(outcome)
    return any(outcome.wrong for outcome in outcomes)


def tell(outcome: Outcome) -> None:
    for word, facts in outcome.words:
        if word == "world":
            facts = {"call": {name: value for name, value in facts["call"].items() if name != "sent"}}
        if word != "commands":
            print(" ", word, str(facts)[:600])
    print(outcome.plan)
    counts = f"{outcome.deeds} deeds, {outcome.calls} calls accepted, {outcome.seconds:.1f} s"
    print(f"seed {outcome.plan.seed}: faults {outcome.faults}; {counts}")
    for sentence in outcome.wrong:
        print(f"  WRONG: {sentence}")


def soak(seeds: range, jobs: int) -> int:
    """Runs all seeds in several processes, names each that fails, and prints the table."""
    began = time.monotonic()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        outcomes = []
        for outcome in pool.map(run, seeds):
            outcomes.append(outcome)
            if len(outcomes) % 50 == 0:
                print(f"{len(outcomes)} runs, {time.monotonic() - began:.0f} seconds", file=sys.stderr, flush=True)
            if outcome.wrong:
                tell(outcome)
                sys.stdout.flush()
    print(table(outcomes, time.monotonic() - began))
    return any(outcome.wrong for outcome in outcomes)


def table(outcomes: list[Outcome], seconds: float) -> str:
    """Markdown: for each kind of fault the runs that had it, how often it was injected, and the failed runs."""
    struck: Counter[str] = Counter()
    for outcome in outcomes:
        struck.update(outcome.faults)
    lines = ["| fault | runs with it | injections | failed runs |", "|---|---:|---:|---:|"]
    for kind in KINDS:
        having = [outcome for outcome in outcomes if kind in outcome.plan.kinds]
        wrong = sum(bool(outcome.wrong) for outcome in having)
        lines.append(f"| {kind} | {len(having)} | {struck[kind]} | {wrong} |")
    failed = [outcome.plan.seed for outcome in outcomes if outcome.wrong]
    lines.append(f"| **all** | **{len(outcomes)}** | **{sum(struck.values())}** | **{len(failed)}** |")
    maps = Counter(outcome.plan.map for outcome in outcomes)
    deeds, calls = sum(outcome.deeds for outcome in outcomes), sum(outcome.calls for outcome in outcomes)
    lines += [
        "",
        f"Seeds {outcomes[0].plan.seed} to {outcomes[-1].plan.seed}; maps: "
        + ", ".join(f"{key} {count}" for key, count in sorted(maps.items())),
        f"{deeds} player actions, {calls} accepted calls, {seconds:.0f} seconds. Failed seeds: {failed or 'none'}.",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
