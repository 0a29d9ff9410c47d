-- Who has which article open, until an instant. No collection.
CREATE TABLE presences (
  article text COLLATE "C" NOT NULL,
  tab text COLLATE "C" NOT NULL,
  user_id text COLLATE "C",
  name text COLLATE "C" NOT NULL,
  mode text COLLATE "C" NOT NULL,
  wants text COLLATE "C",
  until bigint NOT NULL,
  PRIMARY KEY (article, tab)
);
CREATE INDEX presences_until ON presences (until);
