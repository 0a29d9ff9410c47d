-- Changes of many articles, and the transactions of which each consists. Collections like the others.
CREATE TABLE batches (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_writer text COLLATE "C" NOT NULL,
  sort_at text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL,
  edition bigint NOT NULL DEFAULT 0
);
CREATE INDEX batches_filter_writer ON batches (filter_writer, position);
CREATE INDEX batches_sort_at ON batches (sort_at, position);
CREATE INDEX batches_words ON batches USING gin (words gin_trgm_ops);
CREATE TABLE batch_parts (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_batch text COLLATE "C" NOT NULL,
  sort_at text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL,
  edition bigint NOT NULL DEFAULT 0
);
CREATE INDEX batch_parts_filter_batch ON batch_parts (filter_batch, position);
CREATE INDEX batch_parts_sort_at ON batch_parts (sort_at, position);
CREATE INDEX batch_parts_words ON batch_parts USING gin (words gin_trgm_ops);
