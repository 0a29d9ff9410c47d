-- Live blogs and their entries. Collections like the others.
CREATE TABLE live_blogs (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX live_blogs_words ON live_blogs USING gin (words gin_trgm_ops);
CREATE TABLE live_entries (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  filter_article text COLLATE "C",
  sort_at double precision,
  listed_at double precision,
  listed_id text COLLATE "C",
  record text NOT NULL
);
CREATE INDEX live_entries_words ON live_entries USING gin (words gin_trgm_ops);
CREATE INDEX live_entries_filter_article ON live_entries (filter_article, listed_at, listed_id, position);
CREATE INDEX live_entries_sort_at ON live_entries (sort_at, position);
CREATE INDEX live_entries_listed_at ON live_entries (listed_at, listed_id, position);
