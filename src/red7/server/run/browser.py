"""Opens the browser of the person who starts a server."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def show(address: str, *, patience: float = 0) -> None:
    """Opens an address in the browser if there is a screen; waits `patience` seconds at most."""
    if has_screen():
        opening = threading.Thread(target=_open, args=(address,), daemon=True)
        opening.start()
        opening.join(patience)


def has_screen() -> bool:
    """Whether someone is at this machine; without a screen, a text browser would open in the terminal."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return any(os.environ.get(screen) for screen in _SCREENS)


def _open(address: str) -> None:
    """Opens it and ignores errors, as the address is printed anyway."""
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return
