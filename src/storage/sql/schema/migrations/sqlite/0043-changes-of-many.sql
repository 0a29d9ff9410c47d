-- Changes of many articles, and the transactions of which each consists. Collections like the others.
CREATE TABLE batches (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_writer TEXT NOT NULL,
  sort_at TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL,
  edition INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX batches_filter_writer ON batches (filter_writer, position);
CREATE INDEX batches_sort_at ON batches (sort_at, position);
CREATE INDEX batches_words ON batches (words);
CREATE TABLE batch_parts (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_batch TEXT NOT NULL,
  sort_at TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL,
  edition INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX batch_parts_filter_batch ON batch_parts (filter_batch, position);
CREATE INDEX batch_parts_sort_at ON batch_parts (sort_at, position);
CREATE INDEX batch_parts_words ON batch_parts (words);
