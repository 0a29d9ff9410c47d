-- Articles by their last correction. Those of before have none.
ALTER TABLE articles ADD COLUMN sort_corrected REAL NOT NULL DEFAULT 0;
CREATE INDEX articles_sort_corrected ON articles (sort_corrected, position);
