-- Live blogs and their entries. Collections like the others.
CREATE TABLE live_blogs (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX live_blogs_words ON live_blogs (words);
CREATE TABLE live_entries (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  filter_article TEXT,
  sort_at REAL,
  listed_at REAL,
  listed_id TEXT,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX live_entries_words ON live_entries (words);
CREATE INDEX live_entries_filter_article ON live_entries (filter_article, listed_at, listed_id, position);
CREATE INDEX live_entries_sort_at ON live_entries (sort_at, position);
CREATE INDEX live_entries_listed_at ON live_entries (listed_at, listed_id, position);
