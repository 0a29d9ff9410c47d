-- Pages of the site's own, and the words that readers had of them before. Collections like the others.
CREATE TABLE pages (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_slug TEXT NOT NULL,
  sort_title TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX pages_filter_slug ON pages (filter_slug, position);
CREATE INDEX pages_sort_title ON pages (sort_title, position);
CREATE INDEX pages_words ON pages (words);
CREATE TABLE former_pages (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_page TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX former_pages_filter_page ON former_pages (filter_page, position);
CREATE INDEX former_pages_words ON former_pages (words);
