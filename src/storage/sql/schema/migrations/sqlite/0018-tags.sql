CREATE TABLE tags (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_slug TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX tags_filter_slug ON tags (filter_slug, position);
CREATE INDEX tags_sort_name ON tags (sort_name, position);
CREATE INDEX tags_words ON tags (words);
