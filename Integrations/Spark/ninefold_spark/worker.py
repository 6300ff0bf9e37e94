"""A process of `ninefold rows VIEW -`, which answers one document at a time."""

import json
import resource
import shutil
import struct
import subprocess
import tempfile
import threading
from dataclasses import dataclass

import pyarrow as pa


class WorkerError(Exception):
    """The program cannot be used at all: it is not there, or refuses its command line."""


@dataclass(frozen=True)
class Limits:
    """What one document may cost."""

    #: Seconds until the worker is ended.
    seconds: float = 60.0
    #: Bytes of address space of a worker.
    memory: int = 4 << 30
    #: How often a document is tried before it is refused.
    tries: int = 2


_KINDS = {"string": pa.string(), "integer": pa.int64(), "number": pa.float64(), "boolean": pa.bool_()}


def json_schema(view, program="ninefold"):
    """The JSON Schema of the rows of a view, as the program prints it."""
    _find(program)
    done = subprocess.run([program, "rows", view, "--schema"], capture_output=True, text=True)
    if done.returncode != 0:
        raise WorkerError(done.stderr.strip() or f"{program} ended with {done.returncode}")
    return json.loads(done.stdout)


def arrow_schema(view, program="ninefold"):
    """The columns of a view, and behind them `refused`: why a document has no rows, null of all others.

    Every column may be null, since a row of a refused document has the first three and the last alone.
    """
    fields = []
    for name, column in json_schema(view, program)["properties"].items():
        kind = column["type"]
        fields.append(pa.field(name, _KINDS[kind[0] if isinstance(kind, list) else kind]))
    return pa.schema(fields + [pa.field("refused", pa.string())])


def _find(program):
    if shutil.which(program) is None:
        raise WorkerError(f"no program '{program}', expected Ninefold on the path or the option 'program'")


class Worker:
    """Gives the rows of documents. A process that dies is started again; a document at which it dies each
    time is refused."""

    def __init__(self, view, arguments=(), program="ninefold", limits=Limits()):
        _find(program)
        self._line = [program, "rows", view, "-", "--format", "arrow", *arguments]
        self._limits = limits
        self._process = None
        #: How many processes were started.
        self.starts = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def rows(self, document):
        """The batches of a document's rows, and why it is refused, or None."""
        reason = ""
        for _ in range(self._limits.tries):
            if self._process is None:
                self._start()
            try:
                return self._answer(document)
            except (OSError, EOFError, StopIteration, pa.ArrowInvalid) as error:
                reason = self._end(error)
        return [], f"{document.path}: error: {reason}, {self._limits.tries} times"

    def close(self):
        """Ends the process."""
        if self._process is not None:
            self._end(None)

    def _start(self):
        self._errors = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            self._line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors)
        self.starts += 1
        self._late = False
        resource.prlimit(self._process.pid, resource.RLIMIT_AS, (self._limits.memory,) * 2)
        try:
            # The schema comes before any document: a wrong command line ends the process without one.
            with _Watch(self):
                self._reader = pa.ipc.open_stream(self._process.stdout)
        except (OSError, EOFError, StopIteration, pa.ArrowInvalid) as error:
            reason = self._end(error)
            self._errors.seek(0)
            said = self._errors.read(4096).decode(errors="replace").strip()
            raise WorkerError(said or reason) from error

    def _answer(self, document):
        names = [text.encode() for text in (document.repository, document.revision or "", document.path)]
        with _Watch(self):
            stream = self._process.stdin
            stream.write(struct.pack("<4I", *map(len, names), len(document.bytes)) + b"".join(names))
            stream.write(document.bytes)
            stream.flush()
            batches = []
            while True:
                batch, notes = self._reader.read_next_batch_with_custom_metadata()
                if batch.num_rows:
                    batches.append(batch)
                if notes is not None and b"end" in notes:
                    refused = notes[b"refused"].decode() if b"refused" in notes else None
                    return batches, refused

    def _end(self, error):
        """Ends the process, and says how it ended."""
        process, self._process = self._process, None
        if error is not None:
            # A process that closed its stream is about to end by itself.
            try:
                process.wait(1)
            except subprocess.TimeoutExpired:
                pass
        process.kill()
        for stream in (process.stdin, process.stdout):
            try:
                stream.close()
            except OSError:
                pass
        code = process.wait()
        if self._late:
            return f"took more than {self._limits.seconds:g} seconds"
        return f"the worker ended by signal {-code}" if code < 0 else f"the worker ended with {code}"

    def _kill(self, process):
        self._late = True
        process.kill()


class _Watch:
    """Kills the worker where a step takes too long."""

    def __init__(self, worker):
        self._timer = threading.Timer(worker._limits.seconds, worker._kill, [worker._process])
        self._timer.daemon = True

    def __enter__(self):
        self._timer.start()

    def __exit__(self, *_):
        self._timer.cancel()
