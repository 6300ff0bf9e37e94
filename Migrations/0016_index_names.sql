-- What documents are found by, so that looking for a name does not read all of them. It follows from `document` and `node`; the
-- program that runs this migration writes it for the documents that are stored.

-- Derived: the name of the file, without folders and the ending; empty text of one in which a character is not ASCII.
ALTER TABLE document ADD COLUMN file_name TEXT NOT NULL DEFAULT '';

CREATE INDEX document_by_file_name ON document (project, file_name);

-- Derived: the names in the documents of 256 numbers: `number` is that of a document, divided by 256.
CREATE TABLE name_block (
  number INTEGER PRIMARY KEY,
  -- The names in lower case, each once, in the order of their bytes: the byte FF, then each name and FF after it. An empty name
  -- is of documents that have more to look through than is kept here.
  names BLOB NOT NULL,
  -- Of each name in turn: in how many documents it is, less one, then of each of these the remainder of its number, and what is
  -- called so: bit 0 a scene, bit 1 an object or a constraint, bit 2 a view.
  uses BLOB NOT NULL
) STRICT;

-- Derived: the identifiers in these documents that look as Interface Builder makes them, by what they are scattered by: `number`
-- is 64 times that of `name_block`, and the scattered value.
CREATE TABLE id_block (
  number INTEGER PRIMARY KEY,
  -- In the order of their bytes: eight letters and digits, and the remainder of the document's number.
  ids BLOB NOT NULL
) STRICT;
