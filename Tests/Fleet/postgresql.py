"""A PostgreSQL server of its own for a test, in a temporary folder."""

import contextlib
import glob
import json
import os
import pwd
import shutil
import socket
import struct
import subprocess
import tempfile
import threading
import time

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


@contextlib.contextmanager
def claiming(version):
    """The address of a server that lets anybody in, says that it is of a version, and answers nothing else.

    The messages are those of PostgreSQL's documentation, "Frontend/Backend Protocol".
    """
    def message(letter, body):
        return letter + struct.pack("!I", len(body) + 4) + body

    def answer():
        connection, _ = listening.accept()
        with connection:
            # Who asks for encryption begins with eight bytes, and is told that there is none.
            while struct.unpack("!I", connection.recv(4, socket.MSG_PEEK))[0] == 8:
                connection.recv(8)
                connection.sendall(b"N")
            connection.recv(4096)
            values = {"server_version": version, "server_encoding": "UTF8", "client_encoding": "UTF8"}
            connection.sendall(
                message(b"R", struct.pack("!I", 0)) +
                b"".join(message(b"S", f"{name}\0{value}\0".encode()) for name, value in values.items()) +
                message(b"K", struct.pack("!II", 1, 1)) + message(b"Z", b"I"))
            connection.recv(4096)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield f"postgresql://postgres@127.0.0.1:{listening.getsockname()[1]}/scenes"
        thread.join(10)


class Server:
    """A server that runs until it is left; its databases are UTF8 and compare by bytes."""

    PASSWORD = "hidden-word"

    def __init__(self, place="/tmp"):
        # A path of a socket has 107 bytes at most, so that the folder is no other one.
        self.folder = tempfile.mkdtemp(prefix="pg", dir=place)
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

    def recover(self):
        """Waits until the server, which may have ended by itself, answers again."""
        changes = {"user": self.owner.pw_uid} if self.owner else {}
        for _ in range(600):
            words = [program("pg_ctl"), "-D", self.data, "status"]
            if subprocess.run(words, capture_output=True, cwd="/", **changes).returncode:
                self.start()
            if not subprocess.run([program("pg_isready"), "-q", "-h", self.folder, "-p", str(self.port)]).returncode:
                return
            time.sleep(0.1)
        raise SystemExit("the server does not answer")

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

    def session(self, database):
        """A session that takes statements on its input until it is killed; the schema of Ninefold comes first."""
        process = subprocess.Popen(
            [program("psql"), "-XqAt", "-d", self.address(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process.stdin.write(b"SET search_path = ninefold, public;\n")
        return process

    def rows(self, database, question):
        """The rows of a query, each a list of its values."""
        text = self.psql(database, f"SELECT json_agg(q) FROM ({question.strip().rstrip(';')}) q;")
        return values(text) if text else []

    def create(self, database, options=""):
        self.psql("postgres", f"DROP DATABASE IF EXISTS {database};")
        self.psql("postgres", f"CREATE DATABASE {database} {options};")


def documents(text):
    """The documents of JSON that stand one after the other in a text."""
    decoder, at = json.JSONDecoder(), 0
    while text := text[at:].lstrip():
        document, at = decoder.raw_decode(text)
        yield document


def values(text):
    """The rows of a text of JSON: a name may be that of several columns."""
    return json.loads(text, object_pairs_hook=lambda pairs: [value for _, value in pairs])
