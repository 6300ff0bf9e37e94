"""Which texts are cut in which language, over all apps: `cut_texts.py PATH CONFIGURATION`.

The configuration names the languages (`locales`) and the rule (`only_rules: [truncated_text]`).
"""

import shlex
import sys

import ninefold_spark
from pyspark.sql import SparkSession

spark = SparkSession.builder.appName("cut_texts").getOrCreate()
ninefold_spark.register(spark)
findings = (
    spark.read.format("ninefold").option("view", "check_findings")
    .option("arguments", f"--config {shlex.quote(sys.argv[2])}").load(sys.argv[1]))
findings.where("refused is null").createOrReplaceTempView("findings")
spark.sql(
    r"""
    SELECT project, document, object, language, count(*) AS environments
    FROM (
      SELECT *, coalesce(nullif(regexp_extract(environment, 'locale ([^ ]+)', 1), ''),
                         if(environment LIKE '%doubled%', 'each text twice', 'own texts')) AS language
      FROM (SELECT *, explode(from_json(environments, 'array<string>')) AS environment FROM findings)
    )
    GROUP BY ALL ORDER BY ALL
    """).show(1000, truncate=False)
