-- What was deleted and can be restored. A collection like the others.
CREATE TABLE deletions (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_kind text COLLATE "C" NOT NULL,
  filter_writer text COLLATE "C" NOT NULL,
  sort_label text COLLATE "C" NOT NULL,
  sort_at text COLLATE "C" NOT NULL,
  sort_until text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL,
  edition bigint NOT NULL DEFAULT 0
);
CREATE INDEX deletions_filter_kind ON deletions (filter_kind, position);
CREATE INDEX deletions_filter_writer ON deletions (filter_writer, position);
CREATE INDEX deletions_sort_label ON deletions (sort_label, position);
CREATE INDEX deletions_sort_at ON deletions (sort_at, position);
CREATE INDEX deletions_sort_until ON deletions (sort_until, position);
CREATE INDEX deletions_words ON deletions USING gin (words gin_trgm_ops);
