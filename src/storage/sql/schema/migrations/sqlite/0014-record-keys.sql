-- Values of the keys that collections declare, in the order of their lists: a record has any number of them.
CREATE TABLE record_keys (
  collection TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  listed_at REAL NOT NULL,
  listed_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (collection, key, value, listed_at, listed_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX record_keys_position ON record_keys (collection, position);

-- Articles of one instant are listed by their ids; undated ones have the instant and id of the article that
-- they follow. Derived anew for what is stored.
ALTER TABLE articles ADD COLUMN listed_id TEXT NOT NULL DEFAULT '';
DROP INDEX articles_listed_at;
DROP INDEX articles_filter_category;
DROP INDEX articles_filter_category_name;
DROP INDEX articles_filter_featured;
DROP INDEX articles_filter_writer;
CREATE INDEX articles_listed_at ON articles (listed_at, listed_id, position);
CREATE INDEX articles_filter_category ON articles (filter_category, listed_at, listed_id, position);
CREATE INDEX articles_filter_category_name ON articles (filter_category_name, listed_at, listed_id, position);
CREATE INDEX articles_filter_featured ON articles (filter_featured, listed_at, listed_id, position);
CREATE INDEX articles_filter_writer ON articles (filter_writer, listed_at, listed_id, position);
