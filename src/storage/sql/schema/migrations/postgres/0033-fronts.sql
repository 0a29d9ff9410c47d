-- The plan of the front, and those that it replaced. Collections like the others.
CREATE TABLE fronts (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX fronts_words ON fronts USING gin (words gin_trgm_ops);
CREATE TABLE former_fronts (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX former_fronts_words ON former_fronts USING gin (words gin_trgm_ops);
