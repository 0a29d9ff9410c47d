-- Articles that readers save for later. A collection like the others.
CREATE TABLE saved_articles (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_holder text COLLATE "C" NOT NULL,
  filter_article text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX saved_articles_filter_holder ON saved_articles (filter_holder, position);
CREATE INDEX saved_articles_filter_article ON saved_articles (filter_article, position);
CREATE INDEX saved_articles_words ON saved_articles USING gin (words gin_trgm_ops);
