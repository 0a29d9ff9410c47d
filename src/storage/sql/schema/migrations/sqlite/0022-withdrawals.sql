-- Traces of withdrawn articles, whose addresses answer 410. A collection like the others.
CREATE TABLE withdrawals (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX withdrawals_words ON withdrawals (words);
