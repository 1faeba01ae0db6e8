"""How hard Hypothesis tries: the same examples every time, or many new ones with HYPOTHESIS_PROFILE=long."""

import os

from hypothesis import settings

settings.register_profile("quick", derandomize=True, database=None, deadline=None, max_examples=40, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=400, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
