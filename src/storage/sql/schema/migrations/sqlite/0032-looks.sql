-- The look of the site, and those that it replaced. Collections like the others.
CREATE TABLE looks (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX looks_words ON looks (words);
CREATE TABLE former_looks (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX former_looks_words ON former_looks (words);
