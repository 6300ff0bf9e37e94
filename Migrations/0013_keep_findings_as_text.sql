-- What was found in a document is one text beside it, which is read at once: as rows, most of a check of a database in which little
-- has changed went into reading them. What older programs found is not kept, since this one finds it anew.

DROP VIEW check_findings;
DROP TABLE check_finding;
DROP TABLE checked_document;

-- A document that was checked by a plan: rules with their options, and what scenes were laid out for.
CREATE TABLE checked_document (
  document INTEGER NOT NULL REFERENCES document,
  -- The checksum of the plan.
  plan INTEGER NOT NULL,
  -- The checksum of the document, and of the program that checked it.
  document_checksum INTEGER NOT NULL,
  program_checksum INTEGER NOT NULL,
  -- What the document says that others must agree with, in a form that `check` alone reads.
  facts TEXT NOT NULL,
  -- What rules found in the document by itself, in the order of the file: a JSON array without white space of an array for each
  -- finding, whose elements the view `check_findings` names. The tenth, which it leaves out, is what else there is to say, and the
  -- other objects that it is about, in a form that `check` alone reads.
  findings TEXT NOT NULL,
  -- Over the facts and the findings.
  checksum INTEGER NOT NULL,
  PRIMARY KEY (document, plan)
) STRICT;

-- Everything that was found in documents by themselves. A document that was checked in several ways has the findings of each.
CREATE VIEW check_findings AS
SELECT
  p.name AS project, d.path AS document, v.document AS document_id, v.plan,
  max(iif(c.key = 0, c.value, NULL)) AS rule,
  -- note, warning or error.
  max(iif(c.key = 1, c.value, NULL)) AS severity,
  -- Where the object stands in the file, counted from 1; the column in bytes.
  max(iif(c.key = 2, c.value, NULL)) AS line,
  max(iif(c.key = 3, c.value, NULL)) AS column_number,
  -- The identifier of the scene; null of what is in none.
  max(iif(c.key = 4, c.value, NULL)) AS scene,
  -- The identifier of the object, or of the nearest around it that has one; empty where none has.
  max(iif(c.key = 5, c.value, NULL)) AS object,
  -- What the object is called.
  max(iif(c.key = 6, c.value, NULL)) AS name,
  max(iif(c.key = 7, c.value, NULL)) AS message,
  -- The names of the environments in which it holds, as a JSON array: empty where it holds wherever the document is used.
  max(iif(c.key = 8, c.value, NULL)) AS environments
FROM checked_document v
JOIN document d ON d.id = v.document
JOIN project p ON p.id = d.project
JOIN json_each(v.findings) f
JOIN json_each(f.value) c
GROUP BY v.document, v.plan, f.key;
