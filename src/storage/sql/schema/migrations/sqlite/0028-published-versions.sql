-- What readers had of articles before, and what is withheld from them. Collections like the others.
CREATE TABLE published_versions (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  filter_article TEXT,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX published_versions_words ON published_versions (words);
CREATE INDEX published_versions_filter_article ON published_versions (filter_article, position);
CREATE TABLE withheld_versions (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  filter_article TEXT,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX withheld_versions_words ON withheld_versions (words);
CREATE INDEX withheld_versions_filter_article ON withheld_versions (filter_article, position);
