-- Links that show articles to people without accounts. A collection like the others.
CREATE TABLE preview_links (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  filter_article text COLLATE "C",
  sort_time text COLLATE "C",
  record text NOT NULL
);
CREATE INDEX preview_links_words ON preview_links USING gin (words gin_trgm_ops);
CREATE INDEX preview_links_filter_article ON preview_links (filter_article, position);
CREATE INDEX preview_links_sort_time ON preview_links (sort_time, position);
