-- Work that follows from changes, such as letters: a collection like the others.
CREATE TABLE jobs (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_kind text COLLATE "C" NOT NULL,
  filter_state text COLLATE "C" NOT NULL,
  sort_due double precision NOT NULL,
  sort_failed text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX jobs_filter_kind ON jobs (filter_kind, sort_due, position);
CREATE INDEX jobs_filter_state ON jobs (filter_state, position);
CREATE INDEX jobs_sort_failed ON jobs (sort_failed, position);
CREATE INDEX jobs_words ON jobs USING gin (words gin_trgm_ops);
