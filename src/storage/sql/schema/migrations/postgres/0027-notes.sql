-- Notes of staff to articles. A collection like the others.
CREATE TABLE notes (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  filter_article text COLLATE "C",
  record text NOT NULL
);
CREATE INDEX notes_words ON notes USING gin (words gin_trgm_ops);
CREATE INDEX notes_filter_article ON notes (filter_article, position);
