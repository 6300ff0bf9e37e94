-- One edit of a stored document, for as long as it can be undone.
CREATE TABLE edit (
  id INTEGER PRIMARY KEY,
  document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
  -- What was done, in one line.
  summary TEXT NOT NULL,
  -- The size class that was current.
  size_class TEXT NOT NULL REFERENCES size_class (name),
  -- When, in seconds since the start of 1970, UTC.
  made INTEGER NOT NULL,
  -- Of the document's nodes as the edit left them: an edit is undone only where they are still so.
  checksum INTEGER NOT NULL
) STRICT;

CREATE INDEX edit_by_document ON edit (document, id);

-- A node that an edit took away or brought; a changed one is both. Undoing removes what was brought and brings back the rest.
CREATE TABLE edit_node (
  edit INTEGER NOT NULL REFERENCES edit ON DELETE CASCADE,
  -- Whether the edit took the node away; else it brought it.
  was_removed INTEGER NOT NULL CHECK (was_removed IN (0, 1)),
  -- The place in document order: before the edit of a node that it took away, after it of one that it brought.
  position INTEGER NOT NULL CHECK (position > 0),
  -- Of a node that was taken away: how many elements were around it, and its columns of `node`.
  depth INTEGER,
  name TEXT,
  attributes TEXT,
  text TEXT,
  spelling TEXT,
  PRIMARY KEY (edit, was_removed, position),
  CHECK ((was_removed = 1) = (name IS NOT NULL)),
  CHECK ((depth IS NULL) = (name IS NULL))
) STRICT, WITHOUT ROWID;
