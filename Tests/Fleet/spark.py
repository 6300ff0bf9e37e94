"""Tries the package `ninefold_spark` in Spark on this machine, and prints what it measures."""

import concurrent.futures
import glob
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../Integrations/Spark"))
sys.path.insert(0, os.path.dirname(__file__))
sys.dont_write_bytecode = True

import ninefold_spark  # noqa: E402
import rows_equal  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
PROJECTS = sys.argv[2:]
OPTIONS = {"program": PROGRAM, "environments": '--size-classes compact-regular --devices "iPhone SE,iPad Air" --no-config'}


def figure(what, value):
    print(f"{what}: {value}", flush=True)


def check(holds, what):
    if not holds:
        raise SystemExit(f"test-fleet: {what}")


def session(slots, master=None):
    here = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../Integrations/Spark"))
    os.environ["PYTHONPATH"] = here
    spark = (
        SparkSession.builder.master(master or f"local[{slots}]").appName("test-fleet")
        .config("spark.ui.enabled", "false").config("spark.sql.shuffle.partitions", "2")
        .config("spark.driver.host", "127.0.0.1").config("spark.executorEnv.PYTHONPATH", here).getOrCreate())
    spark.sparkContext.setLogLevel("OFF")
    ninefold_spark.register(spark)
    return spark


def load(spark, path, view, **options):
    reader = spark.read.format("ninefold").option("view", view)
    for name, value in {**OPTIONS, **options}.items():
        reader = reader.option(name, value)
    return reader.load(path)


def equal_to_sql(spark):
    views = ["objects", "effective_constraints", "frames", "check_findings"]
    count = 0
    for project in PROJECTS:
        stored = rows_equal.stored(PROGRAM, project, views)
        for view in views:
            rows = [row.asDict() for row in load(spark, project, view).collect()]
            found = sorted(rows_equal.normal(row) for row in rows if row["refused"] is None)
            check(found == stored[view], f"{project}: {view} in Spark differs from SQL")
            count += len(found)
    figure("rows in Spark equal to those of SQL", f"{count} of {len(views)} views, {len(PROJECTS)} projects")


def whole(spark, pattern):
    """All projects at once, in few jobs, give the rows that each gives in SQL by itself."""
    views = ["objects", "effective_constraints", "frames", "check_findings"]
    places = sorted(
        place for place in glob.glob(pattern)
        if any(glob.glob(f"{place}/**/*.{ending}", recursive=True) for ending in ("storyboard", "xib")))
    with concurrent.futures.ThreadPoolExecutor() as pool:
        stored = list(pool.map(lambda place: rows_equal.stored(PROGRAM, place, views), places))
    count = 0
    for view in views:
        expected = sorted(row for each in stored for row in each[view])
        rows = load(spark, pattern, view).where("refused is null").toLocalIterator()
        found = sorted(rows_equal.normal(row.asDict()) for row in rows)
        check(found == expected, f"{view} of {pattern} in Spark differs from SQL: {len(found)} and {len(expected)} rows")
        figure(f"{view} in Spark equal to SQL", f"{len(found):,} rows of {len(places)} projects")
        count += len(found)
    figure("rows of all projects in Spark equal to those of SQL", f"{count:,}")


def columns_and_filters(spark, project):
    few = load(spark, project, "objects", columns="document,object")
    check(few.columns == ["document", "object"], "columns are not pruned")
    whole = load(spark, project, "objects")
    one = whole.where("document like '%.xib'")
    check(one.count() == len([row for row in whole.collect() if row["document"].endswith(".xib")]), "a filter")


def poison(spark, folder):
    """A program that dies, hangs or takes 4 GB at some documents, each of which is refused alone."""
    program = os.path.join(folder, "poisoned")
    with open(program, "w") as file:
        file.write(POISONED.format(python=sys.executable, program=PROGRAM))
    os.chmod(program, os.stat(program).st_mode | stat.S_IXUSR)
    project = os.path.join(folder, "poison")
    os.makedirs(project)
    sample = sorted(glob.glob(os.path.join(PROJECTS[0], "*.xib")))[0]
    names = ["a", "crash", "b", "endless", "c", "memory", "d"]
    for name in names:
        shutil.copy(sample, os.path.join(project, name + ".xib"))
    found = load(spark, project, "objects", program=program, seconds="5", memory=str(4 << 30), files="false").collect()
    refused = {row["document"]: row["refused"] for row in found if row["refused"]}
    check(sorted(refused) == ["crash.xib", "endless.xib", "memory.xib"], f"poison: {refused}")
    counts = {name: len([row for row in found if row["document"] == name + ".xib" and not row["refused"]])
              for name in "abcd"}
    check(len(set(counts.values())) == 1 and counts["a"] > 0, f"poison: rows of the others: {counts}")
    for name, reason in sorted(refused.items()):
        figure(f"poison, {name}", reason)


POISONED = """#!{python}
import os, struct, subprocess, sys, time
if "-" not in sys.argv: os.execv({program!r}, [{program!r}] + sys.argv[1:])
child = subprocess.Popen([{program!r}] + sys.argv[1:], stdin=subprocess.PIPE)
source = sys.stdin.buffer
while head := source.read(16):
    lengths = struct.unpack("<4I", head)
    body = source.read(sum(lengths))
    path = body[lengths[0] + lengths[1]:][:lengths[2]]
    if path == b"crash.xib": child.kill(); os.abort()
    if path == b"endless.xib": child.kill(); time.sleep(1000)
    if path == b"memory.xib":
        child.kill(); held = bytearray(5 << 30); os._exit(0)
    child.stdin.write(head + body); child.stdin.flush()
child.stdin.close(); sys.exit(child.wait())
"""


def killed_worker(folder):
    """A worker that is killed between two documents costs a start, and no row."""
    places = ninefold_spark.discover(PROJECTS[0])
    with ninefold_spark.Worker("objects", program=PROGRAM) as worker:
        first = sum(batch.num_rows for batch in worker.rows(places[0].read())[0])
        os.kill(worker._process.pid, signal.SIGKILL)
        again, refused = worker.rows(places[0].read())
        check(refused is None and sum(batch.num_rows for batch in again) == first > 0, "a killed worker")
        figure("killed worker", f"started {worker.starts} times, no row lost")


def copies(folder, count):
    """Copies of the samples' documents with other identifiers."""
    generator = os.path.join(os.path.dirname(__file__), "copies.py")
    subprocess.run([sys.executable, generator, folder, str(count), *PROJECTS], check=True)


def speed(folder, count):
    project = os.path.join(folder, "copies")
    copies(project, count)
    start = time.monotonic()
    bare = subprocess.run(
        [PROGRAM, "rows", "frames", project, "--devices", "iPhone SE", "--format", "arrow"], stdout=subprocess.PIPE)
    check(bare.returncode in (0, 1), "the bare command")
    seconds = time.monotonic() - start
    figure("bare command, one process", f"{count} documents in {seconds:.1f} s")
    times = {}
    for slots in (1, 2):
        spark = session(slots)
        frame = load(spark, project, "frames", environments='--devices "iPhone SE"', files="false", partitionBytes=str(1 << 20))
        load(spark, PROJECTS[0], "frames").count()
        start = time.monotonic()
        frame.write.format("noop").mode("overwrite").save()
        times[slots] = time.monotonic() - start
        figure(f"Spark, {slots} slots" if slots > 1 else "Spark, 1 slot", f"{count} documents in {times[slots]:.1f} s")
        spark.stop()
    figure("overhead of Spark over the bare command", f"{times[1] / seconds:.2f}")
    figure("two slots over one", f"{times[1] / times[2]:.2f}")


def executors():
    """The processes of executors whose parent is a process that this one started."""
    parents, lines = {}, {}
    for folder in glob.glob("/proc/[0-9]*"):
        try:
            with open(f"{folder}/stat") as file:
                parents[int(folder[6:])] = int(file.read().rpartition(")")[2].split()[1])
            with open(f"{folder}/cmdline", "rb") as file:
                lines[int(folder[6:])] = file.read()
        except OSError:
            continue

    def is_ours(process):
        while process > 1:
            if process == os.getpid():
                return True
            process = parents.get(process, 0)
        return False

    return [each for each, line in lines.items() if b"CoarseGrainedExecutorBackend" in line and is_ours(each)]


def killed_executor(folder):
    """An executor that is killed while it works costs a retry, no row, and none twice."""
    project = os.path.join(folder, "cluster")
    copies(project, 1500)
    options = {"environments": '--devices "iPhone SE"', "files": "false", "partitionBytes": str(200_000)}
    spark = session(2)
    expected = sorted(load(spark, project, "frames", **options).select("document", "environment", "position").collect())
    spark.stop()
    spark = session(2, "local-cluster[2,1,1024]")
    found = []
    rows = load(spark, project, "frames", **options).select("document", "environment", "position")
    thread = threading.Thread(target=lambda: found.append(sorted(rows.collect())))
    thread.start()
    killed = 0
    while thread.is_alive() and not killed:
        time.sleep(0.2)
        active = spark.sparkContext.statusTracker().getActiveStageIds()
        stages = [spark.sparkContext.statusTracker().getStageInfo(stage) for stage in active]
        if any(stage and 2 <= stage.numCompletedTasks < stage.numTasks for stage in stages):
            for process in executors()[:1]:
                os.kill(process, signal.SIGKILL)
                killed += 1
    thread.join()
    spark.stop()
    check(killed == 1, "no executor was killed while it worked")
    check(found == [expected], "a killed executor: other rows")
    figure("killed executor of two", f"{len(expected)} rows, none lost, none twice")


def histories(spark, folder):
    """A repository whose document stays the same in most revisions is read once a blob."""
    repository = os.path.join(folder, "app")
    os.makedirs(repository)
    def git(*words):
        subprocess.run(["git", "-C", repository, "-c", "user.name=a", "-c", "user.email=a@b", *words],
                       check=True, capture_output=True)
    git("init", "-q")
    sample = sorted(glob.glob(os.path.join(PROJECTS[0], "*.xib")))[0]
    text = open(sample).read()
    for number in range(20):
        with open(os.path.join(repository, "A.xib"), "w") as file:
            file.write(text.replace('toolsVersion="', f'toolsVersion="{number // 10}'))
        with open(os.path.join(repository, "other.txt"), "w") as file:
            file.write(str(number))
        git("add", "."), git("commit", "-qm", str(number))
    bare = os.path.join(folder, "app.git")
    subprocess.run(["git", "clone", "-q", "--bare", repository, bare], check=True)
    documents = ninefold_spark.git_documents(spark, [bare])
    rows = ninefold_spark.map_documents(documents, "documents", program=PROGRAM).collect()
    check(len(rows) == 2 and {row["project"] for row in rows} == {"app"}, f"history: {rows}")
    check(len({row["revision"] for row in rows}) == 2, "history: revisions")
    figure("history", "20 revisions of a document, 2 blobs, 2 documents read")


def main():
    if PROJECTS[:1] == ["--whole"]:
        whole(session(2), PROJECTS[1])
        return
    with tempfile.TemporaryDirectory() as folder:
        spark = session(2)
        equal_to_sql(spark)
        columns_and_filters(spark, PROJECTS[0])
        killed_worker(folder)
        poison(spark, folder)
        histories(spark, folder)
        spark.stop()
        killed_executor(folder)
        speed(folder, int(os.environ.get("FLEET_COPIES", "2000")))


if __name__ == "__main__":
    main()
