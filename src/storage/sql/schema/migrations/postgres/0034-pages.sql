-- Pages of the site's own, and the words that readers had of them before. Collections like the others.
CREATE TABLE pages (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_slug text COLLATE "C" NOT NULL,
  sort_title text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX pages_filter_slug ON pages (filter_slug, position);
CREATE INDEX pages_sort_title ON pages (sort_title, position);
CREATE INDEX pages_words ON pages USING gin (words gin_trgm_ops);
CREATE TABLE former_pages (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_page text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX former_pages_filter_page ON former_pages (filter_page, position);
CREATE INDEX former_pages_words ON former_pages USING gin (words gin_trgm_ops);
