"""Holds what `ninefold publish` writes into PostgreSQL to the database: `publish.py PROGRAM COPIES PROJECT…`."""

import collections
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import copies
import postgresql

PAGE = "Documentation/SQL.md"
FLEET_PAGE = "Documentation/Fleet.md"
SCHEMA = "Documentation/Schemas/publish.json"
#: Numbers that are each database's own, and what SQLite does not have.
LEFT_OUT = {"document_id", "revision", "id"}
MEMBERS = (
    "node scene object layout_constraint connection override resource solved_document solved_scene view_frame "
    "conflict_member layout_finding checked_document asset asset_variant asset_picture asset_color strings_entry font"
).split()
KINDS = ("document", "asset_catalog", "strings_file", "font_file")


def run(program, *words, codes=(0, 1)):
    done = subprocess.run([program, *words], capture_output=True)
    if done.returncode not in codes:
        raise SystemExit(f"{words}: {done.returncode}: {done.stderr.decode()[-500:]}")
    return done.stdout.decode()


def require(condition, *what):
    if not condition:
        raise SystemExit(" ".join(str(each) for each in what))


def normal(row):
    """A row as a text in which truth is a number."""
    return json.dumps([float(value) if isinstance(value, (bool, int, float)) else value for value in row])


def stored(program, database, question):
    return postgresql.values(run(program, "sql", question, "--database", database, "--format", "json"))


def publish(program, database, server, name, project, revision="r"):
    """The counts of a publishing, as its schema describes them."""
    counts = json.loads(
        run(
            program, "publish", "--database", database, "--to", server.address(name), "--project", project,
            "--revision", revision, "--format", "json"))
    with open(SCHEMA, encoding="utf-8") as file:
        members = json.load(file)["properties"]
    require(list(counts) == list(members), "other members than the schema's:", list(counts))
    types = {"string": str, "integer": int, "boolean": bool}
    for member, value in counts.items():
        expected = types.get(members[member].get("type"))
        require(expected is None or type(value) is expected, member, "is", value)
    return counts


def imported(program, folder, projects, environments=()):
    """A database of projects, laid out and checked; and their names."""
    database = os.path.join(folder, "scenes.db")
    names = []
    for project in projects:
        words = ["import", project, "--database", database, "--format", "json"]
        done = subprocess.run([program, *words], capture_output=True)
        if done.returncode in (0, 1):
            names.append(json.loads(done.stdout)["project"])
    for name in names if environments else ():
        run(program, "solve", "--database", database, "--project", name, *environments, codes=(0, 1, 2))
    if environments:
        run(program, "check", "--database", database, "--no-config", codes=(0, 1, 2))
    return database, names


def whole(server, name):
    """Requires that nothing in the schema is half, and that nothing lies about."""
    half = server.rows(
        name, "SELECT path FROM document d WHERE node_count <> (SELECT count(*) FROM node n "
        "WHERE n.project = d.project AND n.content = d.content)")
    require(not half, "half documents:", half[:3])
    for table in MEMBERS:
        lost = server.rows(
            name, f"SELECT m.content FROM {table} m LEFT JOIN content c ON c.project = m.project AND c.id = m.content "
            "WHERE c.id IS NULL LIMIT 1")
        require(not lost, table, "has rows of no content")
    uses = " AND ".join(
        f"NOT EXISTS (SELECT FROM {kind} f WHERE f.project = c.project AND f.content = c.id)" for kind in KINDS)
    require(not server.rows(name, f"SELECT c.id FROM content c WHERE {uses} LIMIT 1"), "a content that nothing has")


def same(one, other, what):
    """Requires that SQLite and PostgreSQL give the same rows, in whatever order."""
    if one != other:
        missing, more = collections.Counter(one) - collections.Counter(other), collections.Counter(other) - collections.Counter(one)
        raise SystemExit(f"other rows of {what}: of {len(one)} {len(missing)} are missing, {len(more)} are more: "
                         f"{list(missing)[:2]} {list(more)[:2]}")


def questions(program, server, folder, projects, title):
    """The questions of the page, and all views, give the same rows on both."""
    database, names = imported(
        program, folder, projects, ["--size-classes", "all", "--devices", "iPhone SE,iPad Air"])
    server.create("questions")
    with open(database, "rb") as file:
        bytes_before = file.read()
    for project in names:
        publish(program, database, server, "questions", project)
    whole(server, "questions")
    with open(PAGE, encoding="utf-8") as page:
        asked = re.findall(r"```sql\n(.*?)```", page.read(), re.S)
    require(len(asked) >= 15, "too few questions on the page")
    count = answered = 0
    for question in asked:
        one = sorted(map(normal, stored(program, database, question)))
        other = sorted(map(normal, server.rows("questions", question)))
        same(one, other, question)
        count += len(one)
        answered += bool(one)
    views = [row[0] for row in stored(program, database, "SELECT name FROM sqlite_schema WHERE type = 'view'")]
    of_views = 0
    for view in views:
        columns = [row[1] for row in stored(program, database, f"PRAGMA table_info({view})")]
        there = server.psql(
            "questions", "SELECT string_agg(column_name, ' ' ORDER BY ordinal_position) FROM "
            f"information_schema.columns WHERE table_schema = 'ninefold' AND table_name = '{view}'").split()
        more = {"revision", "project"} - set(columns)
        require([c for c in there if c not in more] == columns, view, "has other columns:", there, columns)
        listed = ", ".join(f'"{column}"' for column in columns if column not in LEFT_OUT)
        one = sorted(map(normal, stored(program, database, f"SELECT {listed} FROM {view}")))
        other = sorted(map(normal, server.rows("questions", f"SELECT {listed} FROM {view}")))
        same(one, other, view)
        of_views += len(one)
    for project in names:
        counts = publish(program, database, server, "questions", project)
        require(not counts["changed"], "the same again changes something:", counts)
    with open(database, "rb") as file:
        require(file.read() == bytes_before, "the database is another")
    print(f"questions, {title}: {len(names)} projects, {len(asked)} questions ({answered} with rows) of {count} rows, "
          f"{len(views)} views of {of_views} rows: the same on both; the same again changes nothing")


def changes(program, server, folder, projects):
    """A revision follows its database; others keep what they have."""
    database, names = imported(program, folder, projects[:1])
    server.create("changes")
    first = publish(program, database, server, "changes", names[0], "one")
    second = publish(program, database, server, "changes", names[0], "two")
    require(first["added"] == second["added"] > 0, first, second)
    contents = server.psql("changes", "SELECT count(*) FROM content")
    require(int(contents) <= first["added"], "the second revision has contents of its own:", contents)
    before = server.rows("changes", "SELECT * FROM objects WHERE revision = 'one' ORDER BY document_id, position")
    run(program, "solve", "--database", database, "--size-classes", "all")
    third = publish(program, database, server, "changes", names[0], "two")
    require(third["replaced"] > 0 and third["added"] == 0, third)
    frames = server.rows("changes", "SELECT revision, count(*) FROM frames GROUP BY 1")
    require([row[0] for row in frames] == ["two"], frames)
    after = server.rows("changes", "SELECT * FROM objects WHERE revision = 'one' ORDER BY document_id, position")
    require(before == after, "revision one is another")
    whole(server, "changes")
    # A schema of a program that knew no third migration.
    server.psql("changes", "DROP TABLE left_content; DELETE FROM ninefold_migration WHERE number = 3")
    require(not publish(program, database, server, "changes", names[0], "two")["changed"], "an older schema changes the revision")
    require(server.psql("changes", "SELECT count(*) FROM left_content") == "0", "the schema is not brought up to date")
    # A database without the documents: they are taken out of that revision alone.
    other = os.path.join(folder, "other.db")
    with tempfile.TemporaryDirectory() as empty:
        path = os.path.join(empty, names[0])
        os.makedirs(path)
        odd = 'A "\u0301 \\ {b},\u00e9.xib'
        with open(os.path.join(path, odd), "w", encoding="utf-8") as file:
            file.write('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" '
                       'version="3.0" toolsVersion="21507"><objects><view id="a-b-c"/></objects></document>\n')
        run(program, "import", path, "--database", other)
    last = publish(program, other, server, "changes", names[0], "two")
    require(last["removed"] > 0 and last["added"] == 1, last)
    rows = server.rows("changes", "SELECT revision, documents, is_whole FROM revisions ORDER BY 1")
    require(rows[1] == ["two", 1, True], rows)
    # A content that is there is a row alone, in a third revision.
    require(publish(program, other, server, "changes", names[0], "three")["added"] == 1, "added")
    paths = server.rows("changes", "SELECT document FROM documents WHERE revision = 'three'")
    require(paths == [[odd]], paths)
    whole(server, "changes")
    print(f"changes: a second revision has the same {contents} contents, "
          f"{third['replaced']} replaced after solve, {last['removed']} removed: the first revision as it was")


def refusals(program, server, folder, projects):
    """Errors are told in a line without a password, and leave the server as it was."""
    database, names = imported(program, folder, projects[:1])
    secret = server.PASSWORD
    by_password = f"postgresql://fleet:{secret}@127.0.0.1:{server.port}"
    server.create("refusals")
    server.create("latin", "ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'")
    server.psql("refusals", "CREATE TABLE public.document (a integer); CREATE SCHEMA altered; CREATE SCHEMA later")

    def refused(expected, address, *words):
        done = subprocess.run(
            [program, "publish", "--database", database, "--to", address, *words], capture_output=True)
        text = done.stderr.decode()
        require(done.returncode == 2 and expected in text and text.count("\n") == 1, expected, "<>", done.returncode, text)
        for piece in (secret, "wrong-word"):
            require(piece not in text, "a password is told:", text)

    refused("no address", "mysql://db/x")
    refused("cannot connect", f"postgresql://fleet:{secret}@127.0.0.1:1/refusals")
    refused("password authentication failed", by_password.replace(secret, "wrong-word") + "/refusals")
    refused("does not exist", f"{by_password}/nowhere")
    refused("LATIN1, expected UTF8", f"{by_password}/latin")
    refused("has document, which Ninefold did not make", f"{by_password}/refusals", "--schema", "public")
    for schema in ("altered", "later"):
        run(program, "publish", "--database", database, "--to", f"{by_password}/refusals", "--schema", schema)
    server.psql("refusals", "INSERT INTO later.ninefold_migration VALUES (99, 'later', ''); "
                "UPDATE altered.ninefold_migration SET fingerprint = '' WHERE number = 2")
    refused("later than this program's", f"{by_password}/refusals", "--schema", "later")
    refused("migration 2 of the schema altered was another one", f"{by_password}/refusals", "--schema", "altered")
    require(server.psql("refusals", "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == "1", "public")
    # Debian has one version at a time, so that of the others the number is all that is tried.
    for version, number in (("14.19 (Debian 14.19-1)", 14), ("9.6.24", 9)):
        with postgresql.claiming(version) as address:
            refused(f"the server is PostgreSQL {number}, expected 15 or later", address)
    # An error in the middle, as of a disk that is full (SQLSTATE 53100).
    publish(program, database, server, "refusals", names[0], "before")
    server.psql("refusals", """
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
        TRUNCATE project, """ + ', '.join(MEMBERS) + """ CASCADE;
        CREATE TRIGGER full_disk BEFORE INSERT ON object FOR EACH ROW EXECUTE FUNCTION full_disk()""")
    refused("No space left on device (SQLSTATE 53100)", server.address("refusals"), "--revision", "before")
    whole(server, "refusals")
    require(server.psql("refusals", "SELECT is_whole FROM revisions WHERE revision = 'before'") == "f", "it is whole")
    server.psql("refusals", "DROP TRIGGER full_disk ON object")
    publish(program, database, server, "refusals", names[0], "before")
    whole(server, "refusals")
    # Values that the server does not take refuse their file alone.
    app = os.path.join(folder, "Wide")
    os.makedirs(os.path.join(app, "fr.lproj"))
    document = ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.{}XIB" version="3.0" '
                'toolsVersion="21507">{}</document>\n')
    scene = '<scenes><scene sceneID="{}"><objects><viewController id="a-b-c"/></objects></scene></scenes>'
    wide = "".join(random.Random(1).choices(copies.LETTERS, k=6000))
    for name, text in (
        ("Good.xib", document.format("", '<objects><view id="a-b-d"/></objects>')),
        ("Wide.storyboard", document.format("Storyboard.", scene.format("short"))),
        ("fr.lproj/Good.strings", '"a-b-d.text" = "a\\U0000b";\n'),
    ):
        with open(os.path.join(app, name), "w", encoding="utf-8") as file:
            file.write(text)
    database = os.path.join(folder, "wide.db")
    for expected in ((2, 1, 0), (0, 2, 1)):
        run(program, "import", app, "--database", database)
        counts = publish(program, database, server, "refusals", "Wide")
        require((counts["added"], counts["refused"], counts["removed"]) == expected, counts)
        require(server.psql("refusals", "SELECT is_whole FROM revisions WHERE project = 'Wide'") == "f", "it is whole")
        whole(server, "refusals")
        with open(os.path.join(app, "Wide.storyboard"), "w", encoding="utf-8") as file:
            file.write(document.format("Storyboard.", scene.format(wide)))
    print("refusals: 13 errors in a line each, without a password; nothing half; files that the server does not take are "
          "refused alone")


#: The functions of Citus, which hold tables to the conditions of its documentation: "Creating and Modifying Distributed Objects (DDL)".
CITUS = """
    CREATE TABLE public.placed (relation regclass PRIMARY KEY, key text);
    CREATE FUNCTION public.create_reference_table(name regclass) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = name AND c.contype = 'f'
                 AND NOT EXISTS (SELECT FROM placed p WHERE p.relation = c.confrelid AND p.key IS NULL)) THEN
        RAISE 'the reference table % refers to one that is none', name;
      END IF;
      INSERT INTO placed VALUES (name, NULL);
    END $$;
    CREATE FUNCTION public.create_distributed_table(name regclass, place text, colocate_with regclass DEFAULT NULL)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE number smallint := (SELECT attnum FROM pg_attribute WHERE attrelid = name AND attname = place AND attnotnull);
    BEGIN
      IF number IS NULL THEN RAISE '% has no %, or it may be null', name, place; END IF;
      IF colocate_with IS NOT NULL AND NOT EXISTS (SELECT FROM placed p WHERE p.relation = colocate_with AND p.key IS NOT NULL) THEN
        RAISE '% is not distributed', colocate_with;
      END IF;
      IF EXISTS (SELECT FROM pg_index WHERE indrelid = name AND indisunique AND NOT number = ANY (indkey::smallint[])) THEN
        RAISE 'a unique key of % is without %', name, place;
      END IF;
      IF EXISTS (
        SELECT FROM pg_constraint c LEFT JOIN placed p ON p.relation = c.confrelid
        WHERE c.conrelid = name AND c.contype = 'f' AND (
          p.relation IS NULL OR p.key IS NOT NULL AND NOT EXISTS (
            SELECT FROM unnest(c.conkey, c.confkey) AS k (here, there)
            JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.there
            WHERE k.here = number AND a.attname = p.key))
      ) THEN
        RAISE 'a foreign key of % leads elsewhere', name;
      END IF;
      INSERT INTO placed VALUES (name, place);
    END $$;"""


def citus(program, server, folder, projects):
    """The statements of the page place each table, as Citus' documentation wants it."""
    database, names = imported(program, folder, projects[:1])
    server.create("citus")
    publish(program, database, server, "citus", names[0])
    server.psql("citus", CITUS)
    with open(FLEET_PAGE, encoding="utf-8") as page:
        server.psql("citus", re.search(r"```sql\n(.*?)```", page.read(), re.S)[1])
    tables = "FROM pg_class WHERE relnamespace = 'ninefold'::regnamespace AND relkind = 'r'"
    missing = server.psql("citus", f"SELECT relname {tables} AND oid NOT IN (SELECT relation FROM placed)")
    require(not missing, missing, "is not placed")
    print(f"Citus: the statements of the page place {server.psql('citus', 'SELECT count(*) FROM placed')} tables as its "
          "documentation wants it")


def made_copies(program, folder, count, sources, name, seed=42):
    """A database of copies with other identifiers."""
    source = os.path.join(folder, name)
    copies.write(source, count, sources, seed)
    database = os.path.join(folder, f"{name}.db")
    run(program, "import", source, "--database", database)
    return database


def counts_of(program, database):
    return [stored(program, database, f"SELECT count(*) FROM {view}")[0][0] for view in ("documents", "scenes", "objects")]


def counts_in(server, name, project, revision="r"):
    return [
        int(server.psql(name, f"SELECT count(*) FROM {view} WHERE project = '{project}' AND revision = '{revision}'"))
        for view in ("documents", "scenes", "objects")
    ]


def many(program, server, folder, sources):
    """16 publishers at once on a schema that is not there, of 8 projects, each twice."""
    databases = {f"app{n}": made_copies(program, folder, 12 + n, sources, f"app{n}") for n in range(8)}
    server.create("many")
    running = [
        subprocess.Popen(
            [program, "publish", "--database", database, "--to", server.address("many"), "--revision", "r", "--format", "json"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for database in databases.values() for _ in range(2)
    ]
    added = 0
    for process in running:
        output, errors = process.communicate()
        require(process.returncode == 0, errors.decode())
        added += json.loads(output)["added"]
    total = 0
    for project, database in databases.items():
        expected = counts_of(program, database)
        total += expected[0]
        require(counts_in(server, "many", project) == expected, project, "has other rows")
    require(added == total, "added", added, "of", total)
    whole(server, "many")
    print(f"many: 16 publishers at once, {total} documents: each added once, none half, lost or twice")


def turns(program, server, folder, sources):
    """Publishers at once bring two revisions of a project from one state to the other and back: contents come and go."""
    states = []
    for state in range(2):
        place = os.path.join(folder, str(state))
        os.makedirs(place)
        states.append(made_copies(program, place, 15, sources, "turns", seed=state))
    server.create("turns")
    rounds = 6
    for _ in range(rounds):
        running = [
            subprocess.Popen(
                [program, "publish", "--database", database, "--to", server.address("turns"), "--revision", revision],
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            for database in states for revision in ("one", "two", "three")
        ]
        for process in running:
            _, errors = process.communicate()
            require(process.returncode == 0, errors.decode())
        whole(server, "turns")
    for database in states:
        for revision in ("one", "two", "three"):
            publish(program, database, server, "turns", "turns", revision)
            require(counts_in(server, "turns", "turns", revision) == counts_of(program, database), revision, "has other rows")
        whole(server, "turns")
    contents = server.psql("turns", "SELECT count(*) FROM content")
    require(contents == "15", contents, "contents of 15 documents")
    print(f"turns: {rounds * 6} publishers of two states of three revisions, 6 at once: no content too many, none gone that is "
          "referred to")


def both_end(program, server, folder, sources):
    """A publisher waits for one that is about to refer to what it left, and both end early: the next one removes it."""
    states = []
    for state in range(2):
        place = os.path.join(folder, str(state))
        os.makedirs(place)
        states.append(made_copies(program, place, 1, sources, "both", seed=state))
    server.create("ended")
    publish(program, states[0], server, "ended", "both")
    former = server.psql("ended", "SELECT content FROM document")
    # Who is about to refer to a content holds its row so.
    other = server.session("ended")
    other.stdin.write(f"BEGIN; SELECT 'holds' FROM content WHERE id = {former} FOR KEY SHARE;\n".encode())
    other.stdin.flush()
    require(other.stdout.readline() == b"holds\n", "the content is not held")
    waiting = subprocess.Popen(
        [program, "publish", "--database", states[1], "--to", server.address("ended"), "--revision", "r"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while server.psql("ended", "SELECT count(*) FROM pg_locks WHERE NOT granted") == "0":
        require(waiting.poll() is None, "the publisher did not wait")
    waiting.send_signal(signal.SIGKILL)
    waiting.wait()
    other.kill()
    other.wait()
    while server.psql("ended", "SELECT count(*) FROM pg_stat_activity WHERE datname = 'ended'") != "1":
        time.sleep(0.1)
    lost = server.psql("ended", "SELECT count(*) FROM content c WHERE NOT EXISTS (SELECT FROM document WHERE content = c.id)")
    require(lost == "1", lost, "contents are left")
    # Another revision is the next publisher's.
    publish(program, states[1], server, "ended", "both", "later")
    whole(server, "ended")
    require(server.psql("ended", "SELECT count(*) FROM left_content") == "0", "it is still noted")
    print("both end: a content that two publishers left is removed by the next one")


def killed(program, server, folder, sources):
    """Publishers, and then the server, are killed in the middle."""
    # Several transactions of a megabyte.
    count = 800
    database = made_copies(program, folder, count, sources, "killed")
    server.create("killed")
    choice = random.Random(7)
    command = [program, "publish", "--database", database, "--to", server.address("killed"), "--revision", "r"]
    start = time.monotonic()
    run(*command)
    seconds = time.monotonic() - start

    def there():
        """The number of documents; those of the schema that a killed publisher leaves."""
        known = server.psql("killed", "SELECT count(*) FROM pg_namespace WHERE nspname = 'ninefold'")
        return int(server.psql("killed", "SELECT count(*) FROM document")) if known == "1" else 0

    left = []
    for number in range(12):
        before = there()
        if before == count:
            server.psql("killed", "DROP SCHEMA ninefold CASCADE")
            before = 0
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # At any time, and as soon as there is more than before.
        if number % 2:
            while there() == before and process.poll() is None:
                pass
        else:
            time.sleep(seconds * choice.uniform(0.2, 0.9))
        process.send_signal(signal.SIGKILL)
        process.wait()
        time.sleep(0.3)
        left.append(there())
        require(left[-1] >= before, "documents are lost:", before, left[-1])
        if left[-1]:
            whole(server, "killed")
    require(any(0 < each < count for each in left), "nobody was killed in the middle:", left)
    server.psql("killed", "DROP SCHEMA IF EXISTS ninefold CASCADE")
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    while not there():
        require(process.poll() is None, "the publisher ended")
    server.stop("immediate")
    _, errors = process.communicate()
    server.start()
    require(process.returncode == 2 and "the connection ended" in errors.decode(), process.returncode, errors.decode())
    whole(server, "killed")
    after = there()
    require(after < count and server.psql("killed", "SELECT is_whole FROM revisions") == "f", after, "documents")
    counts = publish(program, database, server, "killed", "killed")
    require(counts["added"] + counts["unchanged"] == count, counts)
    require(counts_in(server, "killed", "killed") == counts_of(program, database), "other rows")
    whole(server, "killed")
    print(f"killed: 12 publishers of {count} documents, with {', '.join(map(str, left))} there behind them, and the server with "
          f"{after}: nothing half, lost or twice")


def growth(program, server, folder, count, sources):
    """The rate and the time of a question as the schema grows."""
    server.create("growth")
    print("| scenes in PostgreSQL | documents | documents a second | milliseconds of a core a document, publisher | server | "
          "one scene, milliseconds |")
    print("|---|---|---|---|---|---|")
    scenes = documents = 0
    for tenth in range(10):
        name = f"tenth{tenth}"
        database = made_copies(program, folder, count // 10, sources, name, seed=tenth)
        def now():
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            return time.monotonic(), used.ru_utime + used.ru_stime, server.seconds()

        start = now()
        publish(program, database, server, "growth", name)
        # The server hears of the end a moment later.
        time.sleep(0.5)
        seconds, publisher, served = (after - before for before, after in zip(start, now()))
        new = counts_of(program, database)
        documents, scenes = documents + new[0], scenes + new[1]
        scene = stored(program, database, "SELECT scene FROM scenes WHERE scene <> '' LIMIT 1 OFFSET 7")[0][0]
        # The first of a session reads the catalogue of the server as well.
        asked = f"EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM objects WHERE scene = '{scene}';"
        times = re.findall(r'"Execution Time": ([0-9.]+)', server.psql("growth", asked * 6))[1:]
        time_of_scene = sorted(map(float, times))[2]
        print(f"| {scenes:,} | {documents:,} | {new[0] / (seconds - 0.5):.0f} | {publisher / new[0] * 1000:.1f} | "
              f"{served / new[0] * 1000:.1f} | {time_of_scene:.2f} |")
        os.remove(database)
        shutil.rmtree(os.path.join(folder, name))
    size = int(server.psql("growth", "SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c "
                           "WHERE relnamespace = 'ninefold'::regnamespace AND relkind = 'r'"))
    rows = sum(int(server.psql("growth", f"SELECT count(*) FROM {table}")) for table in MEMBERS)
    print(f"growth: {rows:,} rows, {size / 1e6:,.0f} MB: {size / documents / 1e3:.1f} kB a document")


def main():
    program, count, projects = os.path.abspath(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    samples = [project for project in projects if project.startswith("SampleProjects/")]
    others = [project for project in projects if project not in samples]
    with tempfile.TemporaryDirectory() as folder, postgresql.Server() as server:
        def within(name):
            path = os.path.join(folder, name)
            os.makedirs(path)
            return path

        questions(program, server, within("samples"), samples, "samples")
        if others:
            questions(program, server, within("others"), others, "other people's")
        changes(program, server, within("changes"), samples)
        refusals(program, server, within("refusals"), samples)
        citus(program, server, within("citus"), samples)
        many(program, server, within("many"), samples)
        turns(program, server, within("turns"), samples)
        both_end(program, server, within("both"), samples)
        killed(program, server, within("killed"), samples)
        if count:
            growth(program, server, within("growth"), count, samples)


if __name__ == "__main__":
    main()
