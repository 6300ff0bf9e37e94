-- What `ninefold check` found in documents. All of it follows from documents, from the fonts, images and texts of their projects, and
-- from what was asked: whatever changes one of these takes away what was found of it.

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
  -- Over the facts and the rows of `check_finding`.
  checksum INTEGER NOT NULL,
  PRIMARY KEY (document, plan)
) STRICT, WITHOUT ROWID;

-- Something wrong that a rule found in a document by itself.
CREATE TABLE check_finding (
  document INTEGER NOT NULL,
  plan INTEGER NOT NULL,
  -- The place among the findings, counted from 1.
  number INTEGER NOT NULL,
  rule TEXT NOT NULL,
  -- note, warning or error.
  severity TEXT NOT NULL,
  -- Where the object stands in the file, counted from 1; the column in bytes.
  line INTEGER NOT NULL,
  column_number INTEGER NOT NULL,
  -- The identifier of the scene; null of what is in none.
  scene TEXT,
  -- The identifier of the object, or of the nearest around it that has one; empty where none has.
  object TEXT NOT NULL,
  -- What the object is called.
  name TEXT NOT NULL,
  message TEXT NOT NULL,
  -- The names of the environments in which it holds, as a JSON array: empty where it holds wherever the document is used.
  environments TEXT NOT NULL,
  -- What else there is to say, and the other objects that it is about, in a form that `check` alone reads.
  details TEXT NOT NULL,
  PRIMARY KEY (document, plan, number),
  FOREIGN KEY (document, plan) REFERENCES checked_document (document, plan)
) STRICT, WITHOUT ROWID;

-- Everything that was found in documents by themselves. A document that was checked in several ways has the findings of each.
CREATE VIEW check_findings AS
SELECT
  p.name AS project, d.path AS document, f.document AS document_id, f.plan, f.rule, f.severity, f.line, f.column_number,
  f.scene, f.object, f.name, f.message, f.environments
FROM check_finding f
JOIN document d ON d.id = f.document
JOIN project p ON p.id = d.project;
