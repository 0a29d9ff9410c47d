-- Sessions name the generation of the account that they belong to, how and when their holder proved who
-- they are, and the device. Those from before can't: everybody logs in once more. Links carry more than
-- their subject; those of accounts from before name no generation and end.

DROP TABLE sessions;
CREATE TABLE sessions (
  token_hash text COLLATE "C" PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  holder_id text COLLATE "C" NOT NULL,
  generation text NOT NULL,
  proofs text NOT NULL,
  is_pending integer NOT NULL,
  device text NOT NULL,
  created_at bigint NOT NULL,
  seen_at bigint NOT NULL,
  proven_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX sessions_holder ON sessions (holder_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

DELETE FROM tokens WHERE purpose IN ('reset-password', 'invitation');
ALTER TABLE tokens ADD COLUMN carried text NOT NULL DEFAULT '{}';

-- No try of a key is heard before `free_at`.
DROP TABLE attempts;
CREATE TABLE attempts (
  key_hash text COLLATE "C" PRIMARY KEY,
  count bigint NOT NULL,
  free_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX attempts_expiry ON attempts (expires_at);
