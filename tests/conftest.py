"""What holds for every test."""

import os

from hypothesis import settings

# No deadline: a slow machine is no failure. A build server tries the same examples each time, a
# developer's machine new ones; both print how to repeat a failure.
settings.register_profile("developer", deadline=None, print_blob=True)
settings.register_profile("server", deadline=None, print_blob=True, derandomize=True)
settings.register_profile("soak", deadline=None, print_blob=True, max_examples=5_000)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("server" if os.environ.get("CI") else "developer")
)
