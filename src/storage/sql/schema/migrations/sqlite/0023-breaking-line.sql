-- The line above the header of every page. A collection like the others.
CREATE TABLE breaking_lines (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX breaking_lines_words ON breaking_lines (words);
