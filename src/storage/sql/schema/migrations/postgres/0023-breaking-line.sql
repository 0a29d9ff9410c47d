-- The line above the header of every page. A collection like the others.
CREATE TABLE breaking_lines (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX breaking_lines_words ON breaking_lines USING gin (words gin_trgm_ops);
