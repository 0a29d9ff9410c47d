-- What the last changes did, for the other processes on this file; the older ones go with each change.
CREATE TABLE change_news (
  number INTEGER PRIMARY KEY,
  news TEXT NOT NULL
) STRICT;
