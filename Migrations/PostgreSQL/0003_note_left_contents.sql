-- Of version 16 of the store.
--
-- A content that nothing refers to any more is removed with what referred to it last, unless another publisher is about to refer to it.
-- Which of both ends early is not known, so it is noted here until somebody has looked again.

-- A content that was left, and the table whose rows refer to such contents.
CREATE TABLE left_content (
  project integer NOT NULL,
  content bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  PRIMARY KEY (project, content)
);
