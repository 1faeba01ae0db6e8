"""What client and server say to each other: one type for each message, and a client in Python."""

from typing import Final

VERSION: Final = 2
"""Of the protocol. It rises when a message changes its meaning; new fields may come without that."""
