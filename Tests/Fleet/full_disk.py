"""Publishes on disks that really fill: `full_disk.py PROGRAM PROJECT…`, as root in a mount namespace of its own."""

import os
import pwd
import subprocess
import sys
import tempfile

import postgresql
import publish

COUNT = 400


def mount(place, megabytes, *options):
    words = ["mount", "-t", "tmpfs", "-o", ",".join([*options, f"size={megabytes}m"]), "tmpfs", place]
    subprocess.run(words, check=True)


def filled(program, server, database, place, expected):
    """Publishes until the disk is full, then with more room; what was there is whole at all times."""
    command = [program, "publish", "--database", database, "--to", server.address("filled"), "--revision", "r"]
    done = subprocess.run(command, capture_output=True)
    text = done.stderr.decode()
    publish.require(
        done.returncode == 2 and expected in text and text.count("\n") == 1, expected, "<>", done.returncode, text)
    mount(place, 400, "remount")
    server.recover()
    publish.whole(server, "filled")
    there = int(server.psql("filled", "SELECT count(*) FROM document"))
    publish.require(there < COUNT and server.psql("filled", "SELECT is_whole FROM revisions") == "f", there, "documents")
    counts = publish.publish(program, database, server, "filled", "filled")
    publish.require(counts["added"] + counts["unchanged"] == COUNT and counts["unchanged"] == there, counts)
    publish.require(publish.counts_in(server, "filled", "filled") == publish.counts_of(program, database), "other rows")
    publish.whole(server, "filled")
    return there, text.strip().split("error: ")[1]


def main():
    program, projects = os.path.abspath(sys.argv[1]), sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder:
        database = publish.made_copies(program, folder, COUNT, projects, "filled")
        # A path of a socket is short.
        for kind in ("tables", "all"):
            place = tempfile.mkdtemp(prefix="full", dir="/tmp")
            try:
                mount(place, 14 if kind == "tables" else 200)
                os.chmod(place, 0o755)
                if kind == "tables":
                    if os.geteuid() == 0:
                        os.chown(place, pwd.getpwnam("postgres").pw_uid, -1)
                    with postgresql.Server() as server:
                        server.psql("postgres", f"CREATE TABLESPACE small LOCATION '{place}'")
                        server.create("filled", "TABLESPACE small")
                        there, text = filled(program, server, database, place, "No space left on device (SQLSTATE 53100)")
                else:
                    with postgresql.Server(place) as server:
                        server.create("filled")
                        # Room for little more of the log of what is written.
                        left = os.statvfs(place)
                        used = (left.f_blocks - left.f_bfree) * left.f_frsize
                        mount(place, used // 1_000_000 + 10, "remount")
                        there, text = filled(program, server, database, place, "the connection ended")
            finally:
                subprocess.run(["umount", "-l", place])
                os.rmdir(place)
            print(f"full disk of {kind}: {there} of {COUNT} documents, whole, then all of them; {text}")


if __name__ == "__main__":
    main()
