"""How the findings of rules went over time: `over_time.py REPOSITORY…`, bare repositories of git.

A row is a rule in a revision in which a document came or changed; a revision without changes of documents has none.
"""

import sys

import ninefold_spark
from pyspark.sql import SparkSession

spark = SparkSession.builder.appName("over_time").getOrCreate()
ninefold_spark.register(spark)
order = [
    (project, revision, path, number)
    for repository in sys.argv[1:]
    for number, (project, revision, path, _) in enumerate(ninefold_spark.history(repository), 1)
]
spark.createDataFrame(order, "project string, revision string, document string, number int").createOrReplaceTempView(
    "changes")
documents = ninefold_spark.git_documents(spark, sys.argv[1:])
findings = ninefold_spark.map_documents(documents, "check_findings", ["--no-config"])
findings.where("refused is null").createOrReplaceTempView("findings")
spark.sql(
    """
    SELECT project, number, document, rule, count(rule) AS findings
    FROM changes LEFT JOIN findings USING (project, revision, document)
    GROUP BY ALL ORDER BY ALL
    """).show(1000, truncate=False)
