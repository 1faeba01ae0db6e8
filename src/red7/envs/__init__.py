"""Research environments: thin adapters over the engine and the compiled core. Importing this imports no library."""
