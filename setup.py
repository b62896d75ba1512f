"""Compiles the rules and the thinking of the bots with mypyc; where that is impossible they run interpreted.

The rest of the package's description is in pyproject.toml. MESSINA_NATIVE=0 skips the compilation,
MESSINA_NATIVE=require turns the fall-back into an error (CI uses it, so that it cannot go unnoticed).
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
THINKING = (
    "component_values",
    "repopulation_value",
    "evaluation",
    "known_components",
    "feature_vector",
    "value_features",
    "city_features",
    "estate_features",
    "network",
    "destination_value",
    "evaluators",
    "planning",
    "rollout",
    "search",
)
OBSERVING = ("encode", "vector_steps")
NATIVE = (
    "rules/[!_]*.py",
    *(f"bots/{name}.py" for name in THINKING),
    *(f"observation/{name}.py" for name in OBSERVING),
)
WISH = os.environ.get("MESSINA_NATIVE", "")


def run_interpreted(reason: str) -> list[Extension]:
    line = f"messina: {reason}, running the rules interpreted"
    if WISH == "require":
        sys.exit(line)
    print(line, file=sys.stderr)
    return []


def missing_tool() -> str | None:
    """Tries the C compiler on the smallest extension, so that its absence costs one line and no noise."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:  # Windows: setuptools looks for the compiler itself.
        return None
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*shlex.split(compiler), include, "-fPIC", "-shared", str(source), "-o", f"{folder}/probe"]
        try:
            run = subprocess.run(command, capture_output=True, text=True)
        except OSError:
            return "no C compiler"
    if run.returncode == 0:
        return None
    return "no Python headers" if "Python.h" in run.stderr else f"no working C compiler ({compiler} fails)"


def native_rules() -> list[Extension]:
    if WISH == "0":
        return run_interpreted("MESSINA_NATIVE=0")
    if reason := missing_tool():
        return run_interpreted(reason)
    try:
        from mypyc.build import mypycify
    except ImportError:
        return run_interpreted("no mypyc")
    modules = [str(path) for pattern in NATIVE for path in sorted(Path("src/messina").glob(pattern))]
    try:
        # A cache of its own: `mypy` and `mypyc` would invalidate each other's.
        extensions: list[Extension] = mypycify(
            ["--cache-dir=build/mypy_cache", *modules],
            opt_level="3",
            debug_level="0",
            multi_file=False,
            separate=False,
        )
    except SystemExit:  # mypyc has printed what is wrong in the rules.
        return run_interpreted("mypyc rejects the rules")
    except Exception as failure:
        return run_interpreted(f"mypyc failed ({failure!r})")
    return extensions


class BuildRules(build_ext):
    def run(self) -> None:
        try:
            super().run()
        except Exception as failure:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            nothing = run_interpreted(f"the C compiler failed ({type(failure).__name__})")
            self.extensions = self.distribution.ext_modules = nothing


setup(
    ext_modules=native_rules() if COMPILING_COMMANDS & set(sys.argv) else [],
    cmdclass={"build_ext": BuildRules},
)
