-- Only hashes of tokens and keys are stored. Times are milliseconds since 1970.

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  reader_id TEXT,
  staff_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_reader ON sessions (reader_id);
CREATE INDEX sessions_staff ON sessions (staff_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE attempts (
  key_hash TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_expiry ON attempts (expires_at);

CREATE TABLE tokens (
  token_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  subject TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_subject ON tokens (purpose, subject);
CREATE INDEX tokens_expiry ON tokens (expires_at);
