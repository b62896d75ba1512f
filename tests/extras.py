"""Libraries that few have: torch, Ray, OpenSpiel. `make test-extras` installs them and runs their tests."""

import importlib
import os
from typing import Any

import pytest


def extra(module: str) -> Any:
    """Return the module; skip the test where it is missing, or fail with MESSINA_EXTRAS=require."""
    if os.environ.get("MESSINA_EXTRAS") == "require":
        return importlib.import_module(module)
    return pytest.importorskip(module, reason="no torch, Ray and OpenSpiel here: `make test-extras`")
