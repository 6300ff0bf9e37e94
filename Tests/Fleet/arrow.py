"""Reads the streams of `ninefold rows --format arrow` by Arrow's own library, beside those of JSON Lines."""

import json
import subprocess
import sys

import pyarrow as pa


def main():
    program, projects = sys.argv[1], sys.argv[2:]
    count = 0
    for project in projects:
        for view in ("objects", "effective_attributes", "connections", "frames"):
            words = ["rows", view, project, "--devices", "iPhone SE", "--no-config"]
            arrow = subprocess.run([program, *words, "--format", "arrow"], capture_output=True).stdout
            lines = subprocess.run([program, *words], capture_output=True).stdout
            table = pa.ipc.open_stream(arrow).read_all()
            table.validate(full=True)
            rows = [json.loads(line) for line in lines.splitlines()]
            for row in rows:
                del row["view"]
            if table.to_pylist() != rows:
                raise SystemExit(f"{project}: {view}: Arrow and JSON Lines differ")
            for field in table.schema:
                if not field.nullable and table[field.name].null_count:
                    raise SystemExit(f"{project}: {view}: {field.name} is null")
            count += len(rows)
    print(f"Arrow equal to JSON Lines: {count} rows")


if __name__ == "__main__":
    main()
