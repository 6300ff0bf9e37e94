"""Publishes many small documents, several publishers at once: `scale.py PROGRAM SCENES PUBLISHERS FOLDER [--make]`.

Each tenth of the scenes is measured by itself: how many documents a second, and how long the question for one scene takes. FOLDER
keeps the databases that are published, so that another run need not make them; `--make` makes them and does no more.
"""

import concurrent.futures
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time

import copies
import postgresql
import publish

#: How often the question for a scene is asked.
QUESTIONS = 21

VIEW = '''<{element} {attributes}translatesAutoresizingMaskIntoConstraints="NO" id="{id}"><rect key="frame" x="20" y="{y}" width="374"
 height="31"/></{element}>'''.replace("\n", "")
ELEMENTS = [
    ("label", 'text="Name" '), ("textField", ""), ("label", 'text="Place" '), ("textField", ""), ("switch", ""), ("slider", ""),
    ("button", ""),
]


def pieces():
    """A storyboard of one scene with ten objects, as the texts between its identifiers, and which identifier follows each."""
    names = [f"v{number}" for number in range(len(ELEMENTS))]
    views = "".join(
        VIEW.format(element=element, attributes=attributes, id=f"{{{name}}}", y=40 + 50 * number)
        for number, (name, (element, attributes)) in enumerate(zip(names, ELEMENTS)))
    rows = []
    for number, (name, above) in enumerate(zip(names, ["view", *names])):
        top = "top" if above == "view" else "bottom"
        rows.append(f'<constraint firstItem="{{{name}}}" firstAttribute="leading" secondItem="{{view}}" secondAttribute="leading" '
                    f'constant="20" id="{{l{number}}}"/>')
        rows.append(f'<constraint firstItem="{{{name}}}" firstAttribute="top" secondItem="{{{above}}}" secondAttribute="{top}" '
                    f'constant="20" id="{{t{number}}}"/>')
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
        'toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" '
        'initialViewController="{controller}"><device id="retina6_1" orientation="portrait" appearance="light"/><scenes>'
        '<scene sceneID="{scene}"><objects><viewController id="{controller}" sceneMemberID="viewController"><view key="view" '
        'contentMode="scaleToFill" id="{view}"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>'
        f'<subviews>{views}</subviews><constraints>{"".join(rows)}</constraints></view></viewController><placeholder '
        'placeholderIdentifier="IBFirstResponder" id="{responder}" sceneMemberID="firstResponder"/></objects></scene></scenes>'
        '</document>\n')
    texts = re.split(r"\{(\w+)\}", text)
    names = texts[1::2]
    different = sorted(set(names))
    return texts[::2], [different.index(name) for name in names], len(different)


def write(folder, count, seed):
    """Writes so many documents, whose identifiers are others with another seed."""
    texts, order, number = pieces()
    choice = random.Random(seed)
    # A letter a byte.
    letters = bytes(ord(copies.LETTERS[byte % len(copies.LETTERS)]) for byte in range(256))
    for document in range(count):
        drawn = choice.randbytes(8 * number).translate(letters).decode()
        known = [f"{drawn[at:at + 3]}-{drawn[at + 3:at + 5]}-{drawn[at + 5:at + 8]}" for at in range(0, 8 * number, 8)]
        parts = texts[:1]
        for name, text in zip(order, texts[1:]):
            parts += (known[name], text)
        place = os.path.join(folder, f"{document // 1000:03}")
        os.makedirs(place, exist_ok=True)
        with open(os.path.join(place, f"{document:06}.storyboard"), "w", encoding="utf-8") as file:
            file.write("".join(parts))


def made(program, folder, name, count, seed):
    """The database of a project of so many documents, made where it is not there."""
    database = os.path.join(folder, f"{name}.db")
    if not os.path.exists(database):
        with tempfile.TemporaryDirectory() as place:
            source = os.path.join(place, name)
            write(source, count, seed)
            publish.run(program, "import", source, "--database", database + ".part")
        os.rename(database + ".part", database)
    return database


def question(server, program, databases):
    """The milliseconds that the question for one scene takes at first and once more, and the pages that it looks at: medians over scenes."""
    scenes = [
        publish.stored(program, database, f"SELECT scene FROM scenes LIMIT 1 OFFSET {7 * number}")[0][0]
        for number, database in enumerate(databases * (QUESTIONS // len(databases) + 1))]
    asked = "".join(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM objects WHERE scene = '{scene}';" * 2 for scene in scenes)
    output = server.psql("scale", asked)
    # The first scene of a session reads the catalogue of the server as well.
    plans = [plan[0] for plan in postgresql.documents(output)][2:]
    pages = [plan["Plan"]["Shared Hit Blocks"] + plan["Plan"]["Shared Read Blocks"] for plan in plans]
    return [statistics.median(plan["Execution Time"] for plan in plans[start::2]) for start in (0, 1)] + [statistics.median(pages)]


def measured(program, server, names, folder, publishers):
    """Publishes databases, so many at once; gives the seconds by the clock, the publishers' and the server's."""
    def now():
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return time.monotonic(), used.ru_utime + used.ru_stime, server.seconds()

    def one(name):
        words = ["publish", "--database", os.path.join(folder, f"{name}.db"), "--to", server.address("scale"), "--format", "json"]
        return json.loads(publish.run(program, *words, codes=(0, )))["added"]

    start = now()
    with concurrent.futures.ThreadPoolExecutor(publishers) as pool:
        added = sum(pool.map(one, names))
    end = time.monotonic()
    # The server hears of the end of a connection a moment later.
    time.sleep(0.5)
    _, used, served = now()
    return added, end - start[0], used - start[1], served - start[2]


def main():
    program, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[4])
    scenes, publishers = int(sys.argv[2]), int(sys.argv[3])
    each = scenes // 10 // publishers
    rounds = [[f"app{tenth}-{number}" for number in range(publishers)] for tenth in range(10)]
    os.makedirs(folder, exist_ok=True)
    if "--make" in sys.argv:
        with concurrent.futures.ProcessPoolExecutor(2) as pool:
            names = sum(rounds, [])
            for database in pool.map(made, *zip(*((program, folder, name, each, seed) for seed, name in enumerate(names)))):
                print(database, flush=True)
        return
    with postgresql.Server() as server:
        server.create("scale")
        print("| scenes in PostgreSQL | documents a second by the clock | milliseconds of a core a document, publishers | server | "
              "one scene, milliseconds | once more | pages | GB |\n|---|---|---|---|---|---|---|---|", flush=True)
        total = 0
        for tenth, names in enumerate(rounds):
            databases = [
                made(program, folder, name, each, tenth * publishers + number) for number, name in enumerate(names)]
            added, seconds, used, served = measured(program, server, names, folder, publishers)
            total += added
            publish.require(added == each * publishers, added, "of", each * publishers, "documents are there")
            first, again, pages = question(server, program, [os.path.join(folder, f"{rounds[0][0]}.db"), databases[-1]])
            size = int(server.psql("scale", "SELECT pg_database_size('scale')"))
            print(f"| {total:,} | {added / seconds:,.0f} | {used / added * 1000:.2f} | {served / added * 1000:.2f} | "
                  f"{first:.2f} | {again:.2f} | {pages:.0f} | {size / 1e9:.1f} |", flush=True)
        publish.whole(server, "scale")
        counts = [server.psql("scale", f"SELECT count(*) FROM {table}") for table in ("scene", "object", "layout_constraint", "node")]
        print("{} scenes, {} objects, {} constraints, {} nodes: nothing half, nothing left".format(*counts))


if __name__ == "__main__":
    main()
