-- Who has which article open, until an instant. No collection.
CREATE TABLE presences (
  article TEXT NOT NULL,
  tab TEXT NOT NULL,
  user_id TEXT,
  name TEXT NOT NULL,
  mode TEXT NOT NULL,
  wants TEXT,
  until INTEGER NOT NULL,
  PRIMARY KEY (article, tab)
) STRICT;
CREATE INDEX presences_until ON presences (until);
