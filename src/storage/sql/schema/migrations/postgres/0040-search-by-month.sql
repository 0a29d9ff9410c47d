-- The search goes by months, through an index with numbers and words that is built beside, see postgres-indexes.ts.
CREATE EXTENSION IF NOT EXISTS btree_gin;
