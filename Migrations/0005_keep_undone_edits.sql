-- Where an edit was undone, a number that rises with every undoing; NULL of an edit that is in force. The nodes of an undone edit
-- are those that undoing took away and brought, so that redoing is undoing it.
ALTER TABLE edit ADD COLUMN undone INTEGER;

CREATE INDEX edit_by_undoing ON edit (undone) WHERE undone IS NOT NULL;
