-- Work that follows from changes, such as letters: a collection like the others.
CREATE TABLE jobs (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_kind TEXT NOT NULL,
  filter_state TEXT NOT NULL,
  sort_due REAL NOT NULL,
  sort_failed TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX jobs_filter_kind ON jobs (filter_kind, sort_due, position);
CREATE INDEX jobs_filter_state ON jobs (filter_state, position);
CREATE INDEX jobs_sort_failed ON jobs (sort_failed, position);
CREATE INDEX jobs_words ON jobs (words);
