-- What was deleted and can be restored. A collection like the others.
CREATE TABLE deletions (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_kind TEXT NOT NULL,
  filter_writer TEXT NOT NULL,
  sort_label TEXT NOT NULL,
  sort_at TEXT NOT NULL,
  sort_until TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL,
  edition INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX deletions_filter_kind ON deletions (filter_kind, position);
CREATE INDEX deletions_filter_writer ON deletions (filter_writer, position);
CREATE INDEX deletions_sort_label ON deletions (sort_label, position);
CREATE INDEX deletions_sort_at ON deletions (sort_at, position);
CREATE INDEX deletions_sort_until ON deletions (sort_until, position);
CREATE INDEX deletions_words ON deletions (words);
