-- Articles that readers save for later. A collection like the others.
CREATE TABLE saved_articles (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_holder TEXT NOT NULL,
  filter_article TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX saved_articles_filter_holder ON saved_articles (filter_holder, position);
CREATE INDEX saved_articles_filter_article ON saved_articles (filter_article, position);
CREATE INDEX saved_articles_words ON saved_articles (words);
