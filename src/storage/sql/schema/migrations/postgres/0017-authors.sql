CREATE TABLE authors (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_slug text COLLATE "C" NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  sort_role text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX authors_filter_slug ON authors (filter_slug, position);
CREATE INDEX authors_sort_name ON authors (sort_name, position);
CREATE INDEX authors_sort_role ON authors (sort_role, position);
CREATE INDEX authors_words ON authors USING gin (words gin_trgm_ops);
