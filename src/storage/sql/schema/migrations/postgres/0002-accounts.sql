-- Only hashes of tokens and keys are stored. Times are milliseconds since 1970.

CREATE TABLE sessions (
  token_hash text COLLATE "C" PRIMARY KEY,
  reader_id text COLLATE "C",
  staff_id text COLLATE "C",
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX sessions_reader ON sessions (reader_id);
CREATE INDEX sessions_staff ON sessions (staff_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE attempts (
  key_hash text COLLATE "C" PRIMARY KEY,
  count bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX attempts_expiry ON attempts (expires_at);

CREATE TABLE tokens (
  token_hash text COLLATE "C" PRIMARY KEY,
  purpose text COLLATE "C" NOT NULL,
  subject text COLLATE "C" NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX tokens_subject ON tokens (purpose, subject);
CREATE INDEX tokens_expiry ON tokens (expires_at);
