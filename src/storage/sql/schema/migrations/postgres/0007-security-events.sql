-- Who came in, who was refused, who changed what others may do: a collection like the others.
CREATE TABLE security_events (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_kind text COLLATE "C" NOT NULL,
  sort_time text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX security_events_filter_kind ON security_events (filter_kind, position);
CREATE INDEX security_events_sort_time ON security_events (sort_time, position);
CREATE INDEX security_events_words ON security_events USING gin (words gin_trgm_ops);
