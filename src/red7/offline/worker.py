"""The house as a browser's worker calls it: one text in, one text out; and the digest of the modules that run."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from red7.offline.house import House

_MISTAKE: Final = json.dumps({"code": "mistake", "text": "something went wrong here; it is our fault"})


class Worker:
    """A house that tells with each answer what is to be kept, and when it wants to be called again."""

    def __init__(self, now: Callable[[], float], bits: Callable[[int], bytes], kept: str) -> None:
        """`kept` is a JSON list of keys and texts, as earlier answers asked to keep them."""
        self._changes: list[tuple[str, str | None]] = []
        self._house = House(
            now=now,
            bits=bits,
            kept=[(key, text) for key, text in json.loads(kept)],
            keep=lambda key, text: self._changes.append((key, text)),
        )

    def call(self, text: str) -> str:
        """Does what a message asks for; the answer is to be kept before it is passed on."""
        self._changes = []
        asked = json.loads(text)
        broken: list[tuple[int, None]] = []
        try:
            answer = self._do(asked)
        except Exception:  # noqa: BLE001 (as on the server, a mistake of ours ends one request or one line)
            traceback.print_exc()
            answer = (500, _MISTAKE) if asked["kind"] == "request" else None
            broken = [(asked["line"], None)] if "line" in asked else []
        messages = [*self._house.outgoing(), *broken]
        wakes = self._house.wakes_at()
        return json.dumps({"kept": self._changes, "answer": answer, "messages": messages, "wakes": wakes})

    def _do(self, asked: dict[str, Any]) -> tuple[int, str] | None:
        match asked["kind"]:
            case "request":
                return self._house.request(asked["method"], asked["path"], asked["body"])
            case "open":
                self._house.open(asked["line"], asked["table"])
            case "receive":
                self._house.receive(asked["line"], asked["text"])
            case "close":
                self._house.close(asked["line"])
            case _:
                self._house.wake()
        return None


def digest() -> str:
    """A digest of the sources of all modules of red7 that are loaded: the same wherever the same files run."""
    whole = sha256()
    for name in sorted(name for name in sys.modules if name.partition(".")[0] == "red7"):
        module = sys.modules[name]
        loader: Any = module.__loader__  # of a folder, or of a zip, where compiled modules lie beside their sources
        source = loader.get_data(str(module.__file__).removesuffix("c"))
        whole.update(f"{name} {sha256(source).hexdigest()}\n".encode())
    return whole.hexdigest()
