CREATE TABLE tags (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_slug text COLLATE "C" NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX tags_filter_slug ON tags (filter_slug, position);
CREATE INDEX tags_sort_name ON tags (sort_name, position);
CREATE INDEX tags_words ON tags USING gin (words gin_trgm_ops);
