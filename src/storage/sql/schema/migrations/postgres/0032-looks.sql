-- The look of the site, and those that it replaced. Collections like the others.
CREATE TABLE looks (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX looks_words ON looks USING gin (words gin_trgm_ops);
CREATE TABLE former_looks (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX former_looks_words ON former_looks USING gin (words gin_trgm_ops);
