-- Second factors of accounts go with them. Times are milliseconds since 1970.

CREATE TABLE passkeys (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  created_at bigint NOT NULL,
  used_at bigint
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- The key is encrypted. Until it is confirmed, `confirmed_at` is null.
CREATE TABLE authenticator_apps (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_key text NOT NULL,
  last_step bigint NOT NULL,
  created_at bigint NOT NULL,
  confirmed_at bigint
);

CREATE TABLE recovery_codes (
  code_hash text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

-- One row, absent while all is as by default. Roles are words with spaces between them.
CREATE TABLE access_policies (
  id bigint PRIMARY KEY CHECK (id = 1),
  required_for text NOT NULL,
  allows_shared_password bigint NOT NULL
);

-- Owners are counted before the last one goes.
ALTER TABLE users ADD COLUMN filter_role text COLLATE "C" NOT NULL DEFAULT '';
-- `IS JSON` would need PostgreSQL 16.
CREATE FUNCTION pg_temp.role_of(record text) RETURNS text LANGUAGE plpgsql AS $$
  BEGIN
    RETURN record::json ->> 'role';
  EXCEPTION WHEN others THEN
    RETURN NULL;
  END
$$;
UPDATE users SET filter_role = pg_temp.role_of(record)
  WHERE pg_temp.role_of(record) IN ('owner', 'editor', 'author');
DROP FUNCTION pg_temp.role_of;
CREATE INDEX users_filter_role ON users (filter_role, position);
