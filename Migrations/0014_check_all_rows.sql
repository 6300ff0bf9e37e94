-- Checksums over what no export writes and nothing is derived from: asset catalogues, fonts, and the journal of edits. The program
-- that runs this migration gives stored ones theirs, as they are then. It gives none to an edit that does not lead back to what it
-- says; none is as good as another one.

-- Over the rows of the catalogue and of its images and colours.
ALTER TABLE asset_catalog ADD COLUMN rows_checksum INTEGER;

-- Over the rows of the file and of its fonts.
ALTER TABLE font_file ADD COLUMN rows_checksum INTEGER;

-- Over the rows of the edit and of its nodes.
ALTER TABLE edit ADD COLUMN rows_checksum INTEGER;
