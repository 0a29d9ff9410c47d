-- Traces of withdrawn articles, whose addresses answer 410. A collection like the others.
CREATE TABLE withdrawals (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX withdrawals_words ON withdrawals USING gin (words gin_trgm_ops);
