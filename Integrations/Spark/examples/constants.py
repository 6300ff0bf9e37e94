"""Which constants differ between phone and pad, over all apps: `constants.py PATH`."""

import sys

import ninefold_spark
from pyspark.sql import SparkSession

spark = SparkSession.builder.appName("constants").getOrCreate()
ninefold_spark.register(spark)
constraints = spark.read.format("ninefold").option("view", "effective_constraints").load(sys.argv[1])
constraints.where("refused is null").createOrReplaceTempView("constraints")
spark.sql(
    """
    SELECT c.project, c.document, c.constraint, c.constant AS phone, r.constant AS pad
    FROM constraints c JOIN constraints r USING (project, document, scene, position)
    WHERE c.size_class = 'compact-regular' AND r.size_class = 'regular-regular' AND c.constant <> r.constant
    ORDER BY ALL
    """).show(1000, truncate=False)
