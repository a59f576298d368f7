"""The wire between discord.py and Discord: answers that are lost after the work was done."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from simcord import BackendError
from simcord.http import router

AGAIN, CUT, FAILED = HOW = "again", "cut", "failed"
"""A 500 after which the library tries again by itself; a connection that is cut; a 502 of every one of its tries."""
Accept = Callable[..., Any]
_UNDER_A_MESSAGE = re.compile(r"/channels/\d+/messages/(\d+)/threads")


def once(accept: Accept, backend: Any, method: str, path: str, sent: dict[str, Any], message: str = "") -> Any:
    """One try as real Discord takes it: `message` is the path of the one that has this nonce already."""
    if message:
        return accept(backend, "GET", message)
    under = _UNDER_A_MESSAGE.fullmatch(path)
    if method == "POST" and under and int(under[1]) in backend.channels:
        raise BackendError(400, 160004, "A thread has already been created for this message")
    for file in sent.get("files") or ():
        file.reset()
    return accept(backend, method, path, **sent)


def nonce_of(method: str, sent: dict[str, Any]) -> str:
    """The nonce of a message that is sent; "" for any other call."""
    return str((sent.get("json") or {}).get("nonce") or "") if method == "POST" else ""


def try_again(accept: Accept, backend: Any, method: str, path: str, sent: dict[str, Any], answer: Any) -> Any:
    """The library's own second try of a call that Discord has accepted; it enforces the nonce within one send."""
    message = f"{path}/{answer['id']}" if nonce_of(method, sent) else ""
    return once(accept, backend, method, path, sent, message)


@dataclass
class Wire:
    """Loses the answers to chosen calls: those of a method whose path fits a pattern, so many of them."""

    monkeypatch: pytest.MonkeyPatch
    losing: list[tuple[str, str, str]] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    """The paths of the calls whose answers were lost."""

    def __post_init__(self) -> None:
        accept = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **sent: Any) -> Any:
            answer = once(accept, backend, method, path, sent)
            lost = next((one for one in self.losing if method == one[0] and re.fullmatch(one[1], path)), None)
            if lost is None:
                return answer
            self.losing.remove(lost)
            self.lost.append(path)
            if lost[2] == AGAIN:
                return try_again(accept, backend, method, path, sent, answer)
            if lost[2] == CUT:
                raise aiohttp.ServerDisconnectedError
            raise BackendError(502, 0, "answer lost")

        self.monkeypatch.setattr(router, "dispatch", dispatch)

    def lose(self, how: str, method: str, path: str, times: int = 1) -> None:
        """Lose the answers to the next calls of this kind, at most so many; `path` is a regular expression."""
        self.losing += [(method, path, how)] * times
