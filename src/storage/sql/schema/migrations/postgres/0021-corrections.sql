-- Articles by their last correction. Those of before have none.
ALTER TABLE articles ADD COLUMN sort_corrected double precision NOT NULL DEFAULT 0;
CREATE INDEX articles_sort_corrected ON articles (sort_corrected, position);
