"""The full-screen client: the same games as the line-based one, by arrow keys, typed steps or mouse."""
