-- The most read articles. A collection like the others.
CREATE TABLE most_read (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX most_read_words ON most_read USING gin (words gin_trgm_ops);

-- Sums of views; the article is '' for the whole site. No collections.
CREATE TABLE view_hours (
  article text COLLATE "C" NOT NULL,
  hour bigint NOT NULL,
  views bigint NOT NULL,
  quarters bigint NOT NULL,
  minutes bigint NOT NULL,
  PRIMARY KEY (article, hour)
);
CREATE INDEX view_hours_hour ON view_hours (hour);
CREATE TABLE view_parts (
  article text COLLATE "C" NOT NULL,
  hour bigint NOT NULL,
  part text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (article, hour, part, key)
);
CREATE INDEX view_parts_hour ON view_parts (hour);
CREATE TABLE view_minutes (
  minute bigint NOT NULL PRIMARY KEY,
  views bigint NOT NULL
);
CREATE TABLE visitor_days (
  day text COLLATE "C" NOT NULL,
  article text COLLATE "C" NOT NULL,
  visitors bigint NOT NULL,
  PRIMARY KEY (day, article)
);
CREATE TABLE bot_days (
  day text COLLATE "C" NOT NULL,
  rule text COLLATE "C" NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (day, rule)
);
