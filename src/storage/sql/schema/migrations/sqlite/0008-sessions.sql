-- Sessions name the generation of the account that they belong to, how and when their holder proved who
-- they are, and the device. Those from before can't: everybody logs in once more. Links carry more than
-- their subject; those of accounts from before name no generation and end.

DROP TABLE sessions;
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  holder_id TEXT NOT NULL,
  generation TEXT NOT NULL,
  proofs TEXT NOT NULL,
  is_pending INTEGER NOT NULL,
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  proven_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_holder ON sessions (holder_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

DELETE FROM tokens WHERE purpose IN ('reset-password', 'invitation');
ALTER TABLE tokens ADD COLUMN carried TEXT NOT NULL DEFAULT '{}';

-- No try of a key is heard before `free_at`.
DROP TABLE attempts;
CREATE TABLE attempts (
  key_hash TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  free_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_expiry ON attempts (expires_at);
