-- Notes of staff to articles. A collection like the others.
CREATE TABLE notes (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  filter_article TEXT,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX notes_words ON notes (words);
CREATE INDEX notes_filter_article ON notes (filter_article, position);
