-- Who came in, who was refused, who changed what others may do: a collection like the others.
CREATE TABLE security_events (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_kind TEXT NOT NULL,
  sort_time TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX security_events_filter_kind ON security_events (filter_kind, position);
CREATE INDEX security_events_sort_time ON security_events (sort_time, position);
CREATE INDEX security_events_words ON security_events (words);
