-- The most read articles. A collection like the others.
CREATE TABLE most_read (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX most_read_words ON most_read (words);

-- Sums of views; the article is '' for the whole site. No collections.
CREATE TABLE view_hours (
  article TEXT NOT NULL,
  hour INTEGER NOT NULL,
  views INTEGER NOT NULL,
  quarters INTEGER NOT NULL,
  minutes INTEGER NOT NULL,
  PRIMARY KEY (article, hour)
) STRICT, WITHOUT ROWID;
CREATE INDEX view_hours_hour ON view_hours (hour);
CREATE TABLE view_parts (
  article TEXT NOT NULL,
  hour INTEGER NOT NULL,
  part TEXT NOT NULL,
  key TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (article, hour, part, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX view_parts_hour ON view_parts (hour);
CREATE TABLE view_minutes (
  minute INTEGER NOT NULL PRIMARY KEY,
  views INTEGER NOT NULL
) STRICT;
CREATE TABLE visitor_days (
  day TEXT NOT NULL,
  article TEXT NOT NULL,
  visitors INTEGER NOT NULL,
  PRIMARY KEY (day, article)
) STRICT, WITHOUT ROWID;
CREATE TABLE bot_days (
  day TEXT NOT NULL,
  rule TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, rule)
) STRICT, WITHOUT ROWID;
