-- Second factors of accounts go with them. Times are milliseconds since 1970.

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX passkeys_user ON passkeys (user_id);

-- The key is encrypted. Until it is confirmed, `confirmed_at` is null.
CREATE TABLE authenticator_apps (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_key TEXT NOT NULL,
  last_step INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER
) STRICT;

CREATE TABLE recovery_codes (
  code_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

-- One row, absent while all is as by default. Roles are words with spaces between them.
CREATE TABLE access_policies (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  required_for TEXT NOT NULL,
  allows_shared_password INTEGER NOT NULL
) STRICT;

-- Owners are counted before the last one goes.
ALTER TABLE users ADD COLUMN filter_role TEXT NOT NULL DEFAULT '';
UPDATE users SET filter_role = json_extract(record, '$.role')
  WHERE json_valid(record) AND json_extract(record, '$.role') IN ('owner', 'editor', 'author');
CREATE INDEX users_filter_role ON users (filter_role, position);
