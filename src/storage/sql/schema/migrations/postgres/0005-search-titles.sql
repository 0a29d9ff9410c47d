-- Titles stand in the rows themselves, where looking at one costs little; the bulk stays apart. Rows are
-- only found by words and by position: the order by dates is made of what was found.
DROP INDEX article_search_published;
DROP INDEX article_search_title;
DROP INDEX article_search_everything;
ALTER TABLE article_search ALTER COLUMN title SET STORAGE MAIN;
UPDATE article_search SET title = array_to_tsvector(tsvector_to_array(title));
CREATE INDEX article_search_title ON article_search USING gin (title);
CREATE INDEX article_search_everything ON article_search USING gin (everything);
