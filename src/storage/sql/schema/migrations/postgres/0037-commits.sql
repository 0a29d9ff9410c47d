-- The number of the latest transaction of each slot, see commit-marks.ts. Few rows that change with every transaction:
-- the space that is left free lets PostgreSQL change them in place.
CREATE TABLE commits (
  slot text COLLATE "C" PRIMARY KEY,
  number bigint NOT NULL,
  at timestamptz NOT NULL
) WITH (fillfactor = 50);
