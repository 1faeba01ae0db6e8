"""One table: orders in, facts out. Pure Python, with no network, no clock and no database."""
