-- What an object holds: where one is deleted, SQLite looks for the objects that it holds. Without an index it read all objects of
-- the document for each of them.
CREATE INDEX object_by_parent ON object (document, parent);
