-- What the site keeps to itself, by name: the hash of the back office's password.

CREATE TABLE site_secrets (
  name text COLLATE "C" PRIMARY KEY,
  value text NOT NULL
);
