"""The format `ninefold` of Spark's data sources, and the same over DataFrames of documents."""

import shlex

import pyarrow as pa
from pyspark.sql.datasource import (
    DataSource, DataSourceReader, EqualTo, In, InputPartition, StringContains, StringEndsWith, StringStartsWith)
from pyspark.sql.types import BooleanType, DoubleType, LongType, StringType, StructField, StructType

from .documents import Document, by_bytes, discover
from .history import contents, history
from .worker import Limits, Worker, arrow_schema

_TYPES = {pa.string(): StringType(), pa.int64(): LongType(), pa.float64(): DoubleType(), pa.bool_(): BooleanType()}


def spark_schema(view, program="ninefold"):
    """The columns of a view in Spark."""
    return StructType([StructField(field.name, _TYPES[field.type]) for field in arrow_schema(view, program)])


class Batches:
    """The rows of documents as batches of some columns, of several documents each."""

    #: How many rows a batch has at least, but for the last one.
    rows = 8192

    def __init__(self, view, arguments, program, limits, schema):
        self._settings = (view, arguments, program, limits)
        self._schema = schema

    def of(self, documents):
        """The batches of documents, each with the directory of its project's files."""
        waiting, count = [], 0
        root, worker = None, None
        try:
            for document, files in documents:
                if worker is None or files != root:
                    if worker is not None:
                        worker.close()
                    view, arguments, program, limits = self._settings
                    more = ["--files", files] if files else []
                    worker, root = Worker(view, [*arguments, *more], program, limits), files
                batches, refused = worker.rows(document)
                waiting += [self._narrowed(batch) for batch in batches]
                if refused is not None:
                    waiting.append(self._refusal(document, refused))
                count = sum(batch.num_rows for batch in waiting)
                if count >= self.rows:
                    yield from self._joined(waiting)
                    waiting, count = [], 0
            if waiting:
                yield from self._joined(waiting)
        finally:
            if worker is not None:
                worker.close()

    def _narrowed(self, batch):
        names = batch.schema.names
        return pa.RecordBatch.from_arrays(
            [
                batch.column(names.index(field.name)) if field.name in names
                else pa.nulls(batch.num_rows, field.type)
                for field in self._schema
            ], schema=self._schema)

    def _refusal(self, document, reason):
        values = {
            "project": document.repository, "revision": document.revision, "document": document.path,
            "refused": reason,
        }
        return pa.RecordBatch.from_arrays(
            [pa.array([values.get(field.name)], field.type) for field in self._schema], schema=self._schema)

    def _joined(self, batches):
        return pa.Table.from_batches(batches, self._schema).combine_chunks().to_batches()


class Piece(InputPartition):
    """The documents of a task."""

    def __init__(self, places):
        self.places = places


class NinefoldDataSource(DataSource):
    """`spark.read.format("ninefold").option("view", "frames").option("environments", "…").load(path)`."""

    def __init__(self, options):
        super().__init__(options)
        self.view = options.get("view", "objects")
        self.program = options.get("program", "ninefold")

    @classmethod
    def name(cls):
        return "ninefold"

    def schema(self):
        whole = spark_schema(self.view, self.program)
        columns = self.options.get("columns")
        return StructType([whole[name.strip()] for name in columns.split(",")]) if columns else whole

    def reader(self, schema):
        return NinefoldReader(self.view, self.program, dict(self.options), schema)


class NinefoldReader(DataSourceReader):
    """Reads the documents of a path."""

    def __init__(self, view, program, options, schema):
        options = {name.lower(): value for name, value in options.items()}
        if "path" not in options:
            raise ValueError("no path, expected load(PATH)")
        self._view, self._program = view, program
        self._pattern = options["path"]
        self._arguments = shlex.split(options.get("environments", "")) + shlex.split(options.get("arguments", ""))
        self._limits = Limits(
            seconds=float(options.get("seconds", Limits.seconds)), memory=int(options.get("memory", Limits.memory)))
        self._bytes = int(options.get("partitionbytes", 4 << 20))
        self._has_files = options.get("files", "true") == "true"
        whole = arrow_schema(view, program)
        unknown = [name for name in schema.fieldNames() if name not in whole.names]
        if unknown:
            raise ValueError(f"no column {', '.join(unknown)} in {view}, expected {', '.join(whole.names)}")
        self._schema = pa.schema([whole.field(name) for name in schema.fieldNames()])
        self._filters = []

    def pushFilters(self, filters):
        """Passes over documents by their project and path; Spark still looks at all that is left."""
        for each in filters:
            if each.attribute[0] in ("project", "document") and isinstance(
                each, (EqualTo, In, StringStartsWith, StringEndsWith, StringContains)
            ):
                self._filters.append(each)
            yield each

    def partitions(self):
        places = [place for place in discover(self._pattern) if self._takes(place)]
        return [Piece(piece) for piece in by_bytes(places, self._bytes)]

    def _takes(self, place):
        values = {"project": place.repository, "document": place.path}
        return all(_holds(each, values[each.attribute[0]]) for each in self._filters)

    def read(self, partition):
        batches = Batches(self._view, self._arguments, self._program, self._limits, self._schema)
        yield from batches.of(
            (place.read(), place.root if self._has_files else "") for place in partition.places)


def _holds(condition, value):
    match condition:
        case EqualTo():
            return value == condition.value
        case In():
            return value in condition.value
        case StringStartsWith():
            return value.startswith(condition.value)
        case StringEndsWith():
            return value.endswith(condition.value)
        case StringContains():
            return condition.value in value


def map_documents(frame, view, arguments=(), program="ninefold", limits=Limits(), columns=None):
    """The rows of the documents of a DataFrame of (repository, revision, path, bytes), a worker a task."""
    whole = arrow_schema(view, program)
    schema = pa.schema([whole.field(name) for name in columns]) if columns else whole
    arguments = list(arguments)

    def rows(batches):
        def documents():
            for batch in batches:
                for row in batch.to_pylist():
                    yield Document(row["repository"], row["revision"], row["path"], row["bytes"]), ""

        yield from Batches(view, arguments, program, limits, schema).of(documents())

    result = StructType([StructField(field.name, _TYPES[field.type]) for field in schema])
    return frame.select("repository", "revision", "path", "bytes").mapInArrow(rows, result)


def git_documents(spark, repositories, slices=None):
    """A DataFrame of (repository, revision, path, bytes) of repositories, each blob of a path once."""
    columns = "repository string, revision string, path string, bytes binary"
    schema = pa.schema(
        [("repository", pa.string()), ("revision", pa.string()), ("path", pa.string()), ("bytes", pa.binary())])

    def documents(batches):
        for batch in batches:
            for row in batch.to_pylist():
                found = list(history(row["folder"]))
                data = contents(row["folder"], [blob for _, _, _, blob in found])
                for (name, revision, path, _), content in zip(found, data):
                    yield pa.RecordBatch.from_pylist(
                        [{"repository": name, "revision": revision, "path": path, "bytes": content}], schema)

    folders = spark.createDataFrame([(folder,) for folder in repositories], "folder string")
    return folders.repartition(slices or max(len(repositories), 1)).mapInArrow(documents, columns)
