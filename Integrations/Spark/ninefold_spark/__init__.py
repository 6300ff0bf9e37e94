"""Interface Builder documents as rows in Apache Spark: `spark.read.format("ninefold")`.

Documentation/Fleet.md of Ninefold describes the rows, the options and what they cost.
"""

from .documents import Document, discover
from .history import contents, history
from .worker import Limits, Worker, WorkerError, arrow_schema

__all__ = [
    "Document", "Limits", "Worker", "WorkerError", "arrow_schema", "contents", "discover", "history",
    "git_documents", "map_documents", "register",
]


def register(spark):
    """Makes the format `ninefold` known to a session of Spark, and lets the session hand filters down to it."""
    import pyspark

    if tuple(int(number) for number in pyspark.__version__.split(".")[:2]) < (4, 1):
        raise RuntimeError(f"Spark {pyspark.__version__} hands no filters to data sources, expected 4.1 or later")
    from .source import NinefoldDataSource

    # Without this a reader that takes filters is refused.
    spark.conf.set("spark.sql.python.filterPushdown.enabled", "true")
    spark.dataSource.register(NinefoldDataSource)


def map_documents(frame, view, arguments=(), **settings):
    """The rows of the documents of a DataFrame of (repository, revision, path, bytes)."""
    from .source import map_documents

    return map_documents(frame, view, arguments, **settings)


def git_documents(spark, repositories, slices=None):
    """A DataFrame of (repository, revision, path, bytes) of bare repositories, each blob of a path once."""
    from .source import git_documents

    return git_documents(spark, repositories, slices)
