"""The browser of whoever starts a server, where there is one."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def show(address: str, *, patience: float = 0) -> None:
    """Opens an address in the browser, if there is a screen to show it on; it is waited for no longer than that."""
    if has_screen():
        opening = threading.Thread(target=_open, args=(address,), daemon=True)
        opening.start()
        opening.join(patience)


def has_screen() -> bool:
    """Whether somebody sits at this machine; without a screen, a browser of the terminal would be opened."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return any(os.environ.get(screen) for screen in _SCREENS)


def _open(address: str) -> None:
    """Opens it, or leaves it: the address has been printed."""
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return
