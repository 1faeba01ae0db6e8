"""A trained policy: what it is shown, and its network in NumPy. `red7.learn` trains it."""
