"""A PostgreSQL server of its own for a test, in a temporary folder."""

import glob
import json
import os
import pwd
import shutil
import socket
import subprocess
import tempfile

#: The folders in which Debian keeps the programs of its versions.
FOLDERS = sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)


def program(name):
    """The path of a program of the server; None where it is not there."""
    return shutil.which(name, path=os.pathsep.join([*FOLDERS, os.environ.get("PATH", "")]))


def is_there():
    """Whether there is a server of a version that the schema is made for."""
    if not all(program(name) for name in ("initdb", "pg_ctl", "psql")):
        return False
    version = subprocess.run([program("pg_ctl"), "--version"], capture_output=True).stdout.decode().split()
    # Such as: pg_ctl (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)
    return int(version[2].split(".")[0]) >= 15


class Server:
    """A server that runs until it is left; its databases are UTF8 and compare by bytes."""

    PASSWORD = "hidden-word"

    def __init__(self):
        # A path of a socket has 107 bytes at most, so that the folder is no other one.
        self.folder = tempfile.mkdtemp(prefix="pg", dir="/tmp")
        # The server does not run as root.
        self.owner = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        if self.owner:
            os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.data = os.path.join(self.folder, "data")
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
        with open(os.path.join(self.data, "pg_hba.conf"), "w", encoding="utf-8") as rules:
            rules.write("local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n")
        self.start()
        self.psql("postgres", f"CREATE ROLE fleet LOGIN SUPERUSER PASSWORD '{self.PASSWORD}'")

    def run(self, name, *words):
        changes = {"user": self.owner.pw_uid, "group": self.owner.pw_gid, "extra_groups": []} if self.owner else {}
        done = subprocess.run(
            [program(name), *words], capture_output=True, cwd="/", stdin=subprocess.DEVNULL,
            env={**os.environ, "HOME": self.folder}, **changes)
        if done.returncode:
            raise SystemExit(f"{name}: {done.stderr.decode()[-500:]}")

    def start(self):
        settings = f"-k {self.folder} -p {self.port} -c listen_addresses=127.0.0.1 -c max_connections=80"
        self.run("pg_ctl", "-D", self.data, "-l", os.path.join(self.folder, "log"), "-o", settings, "-w", "start")

    def stop(self, mode="fast"):
        self.run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop")

    def seconds(self):
        """The processor's seconds of the server's processes that have ended, those of former connections."""
        with open(os.path.join(self.data, "postmaster.pid"), encoding="utf-8") as file:
            number = file.readline().strip()
        with open(f"/proc/{number}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        # cutime and cstime, the 16th and the 17th of proc(5), of which the first two stand before.
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if os.path.exists(os.path.join(self.data, "postmaster.pid")):
            self.stop("immediate")
        shutil.rmtree(self.folder)

    def address(self, database):
        return f"postgresql://postgres@/{database}?host={self.folder}&port={self.port}"

    def psql(self, database, sql):
        """The output of statements; the schema of Ninefold comes first."""
        done = subprocess.run(
            [program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", self.address(database), "-f", "-"],
            input=f"SET search_path = ninefold, public;\n{sql}".encode(), capture_output=True)
        if done.returncode:
            raise SystemExit(f"psql: {sql}\n{done.stderr.decode()}")
        return done.stdout.decode().strip()

    def rows(self, database, question):
        """The rows of a query, each a list of its values."""
        text = self.psql(database, f"SELECT json_agg(q) FROM ({question.strip().rstrip(';')}) q;")
        return values(text) if text else []

    def create(self, database, options=""):
        self.psql("postgres", f"DROP DATABASE IF EXISTS {database};")
        self.psql("postgres", f"CREATE DATABASE {database} {options};")


def values(text):
    """The rows of a text of JSON: a name may be that of several columns."""
    return json.loads(text, object_pairs_hook=lambda pairs: [value for _, value in pairs])
