-- Links that show articles to people without accounts. A collection like the others.
CREATE TABLE preview_links (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  filter_article TEXT,
  sort_time TEXT,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX preview_links_words ON preview_links (words);
CREATE INDEX preview_links_filter_article ON preview_links (filter_article, position);
CREATE INDEX preview_links_sort_time ON preview_links (sort_time, position);
