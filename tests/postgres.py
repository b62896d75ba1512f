"""A PostgreSQL server of one's own: in a temporary folder, reached over a socket in it, gone afterwards.

It takes the programs of Debian's package `postgresql`. PostgreSQL does not run as root, so root has it run
by the user `postgres`.
"""

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import psycopg

QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""Settings of a server whose data nobody will miss."""
numbers = itertools.count(1)


def programs() -> Path | None:
    """The folder of the newest version there is."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    named = shutil.which("initdb")
    newest = max(found, key=lambda path: int(path.parts[-2]), default=None)
    return newest or (Path(named).resolve().parent if named else None)


class Postgres:
    def __init__(self, *settings: str) -> None:
        folder = programs()
        assert folder is not None
        self._programs = folder
        self.folder = Path(tempfile.mkdtemp(prefix="messina-postgres-", dir="/tmp"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        self._run(
            "initdb", "--auth=trust", "--username=messina", "--encoding=UTF8", "--locale=C", "--no-sync"
        )
        self._settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", *settings)
        self.start()

    @property
    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "--pgdata", str(self.data), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, **self._as)
        assert done.returncode == 0, done.stderr or done.stdout

    def start(self) -> None:
        settings = " ".join(f"-c {setting}" for setting in self._settings)
        self._run("pg_ctl", "start", "--wait", "--log", str(self.folder / "log"), "--options", settings)

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--wait", "--mode", "immediate")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"messina{next(numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://messina@/{name}?host={self.folder}"
