CREATE TABLE authors (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_slug TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  sort_role TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX authors_filter_slug ON authors (filter_slug, position);
CREATE INDEX authors_sort_name ON authors (sort_name, position);
CREATE INDEX authors_sort_role ON authors (sort_role, position);
CREATE INDEX authors_words ON authors (words);
