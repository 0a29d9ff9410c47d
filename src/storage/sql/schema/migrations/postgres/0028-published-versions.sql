-- What readers had of articles before, and what is withheld from them. Collections like the others.
CREATE TABLE published_versions (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  filter_article text COLLATE "C",
  record text NOT NULL
);
CREATE INDEX published_versions_words ON published_versions USING gin (words gin_trgm_ops);
CREATE INDEX published_versions_filter_article ON published_versions (filter_article, position);
CREATE TABLE withheld_versions (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  filter_article text COLLATE "C",
  record text NOT NULL
);
CREATE INDEX withheld_versions_words ON withheld_versions USING gin (words gin_trgm_ops);
CREATE INDEX withheld_versions_filter_article ON withheld_versions (filter_article, position);
