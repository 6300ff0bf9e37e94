"""Holds the rows of `ninefold rows` to those of a database that the same documents are imported into."""

import json
import os
import subprocess
import sys
import tempfile

VIEWS = (
    "documents scenes objects constraints connections overrides resources effective_objects "
    "effective_constraints effective_attributes solved_scenes frames conflicts layout_findings check_findings"
).split()
ENVIRONMENTS = ["--size-classes", "compact-regular", "--devices", "iPhone SE,iPad Air"]
#: Numbers of a database, and what a database does not have.
LEFT_OUT = {"document_id", "plan", "view", "revision", "refused"}


def run(program, *words, codes=(0, 1)):
    done = subprocess.run([program, *words], capture_output=True)
    if done.returncode not in codes:
        raise SystemExit(f"{words}: {done.returncode}: {done.stderr.decode()[-500:]}")
    return done.stdout


def normal(row):
    """A row as a text in which truth is a number."""
    return json.dumps(
        {
            name: float(value) if isinstance(value, (bool, int, float)) else value
            for name, value in row.items() if name not in LEFT_OUT
        }, sort_keys=True)


def stored(program, project, views=VIEWS, environments=ENVIRONMENTS):
    """The rows of views, as a database has them."""
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, "scenes.db")
        run(program, "import", project, "--database", database)
        if not os.path.exists(database):
            return {view: [] for view in views}
        if json.loads(run(program, "sql", "SELECT 1 FROM documents LIMIT 1", "--database", database, "--format", "json")):
            # Where no document can be laid out, as of macOS alone, that is an error.
            run(program, "solve", "--database", database, *environments, codes=(0, 1, 2))
            if "check_findings" in views:
                run(program, "check", "--database", database, "--no-config")
        return {
            view: sorted(
                normal(row) for row in json.loads(
                    run(program, "sql", f"SELECT * FROM {view}", "--database", database, "--format", "json")))
            for view in views
        }


def given(program, project):
    """The rows that the command gives."""
    rows = {view: [] for view in VIEWS}
    output = run(program, "rows", ",".join(VIEWS), project, "--no-config", *ENVIRONMENTS)
    for line in output.splitlines():
        row = json.loads(line)
        rows[row["view"]].append(normal(row))
    return {view: sorted(each) for view, each in rows.items()}


def main():
    program, projects = sys.argv[1], sys.argv[2:]
    count, wrong = 0, []
    for project in projects:
        one, other = stored(program, project), given(program, project)
        for view in VIEWS:
            count += len(one[view])
            if one[view] != other[view]:
                missing = sorted(set(one[view]) - set(other[view]))
                more = sorted(set(other[view]) - set(one[view]))
                wrong.append(f"{project}: {view}: {len(missing)} missing, {len(more)} too many")
                print(wrong[-1], *missing[:1], *more[:1], sep="\n  ", file=sys.stderr)
    print(f"rows equal to SQL: {count} rows of {len(VIEWS)} views, {len(projects)} projects, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
