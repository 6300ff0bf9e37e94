-- Checksums over all that an export writes: a byte that changes in the file where nothing is derived from it is noticed all the
-- same. The program that runs this migration gives stored documents and strings files theirs, as they are then.

-- Over the path, the form of the file and the nodes as they are stored.
ALTER TABLE document ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;

-- Over the path, the encoding and the pairs as they are spelled.
ALTER TABLE strings_file ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;

-- Over the name, and the paths of the documents and strings files: none is lost, or comes from another project, unseen.
ALTER TABLE project ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;

-- Over the nodes of the document as they were before the edit, which undoing it restores; `checksum` is then over those that the
-- edit left. Null of edits of before, whose `checksum` is another, by which they are still undone.
ALTER TABLE edit ADD COLUMN former_checksum INTEGER;
