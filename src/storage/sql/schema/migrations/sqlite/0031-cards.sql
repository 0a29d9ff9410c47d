-- What lists show of articles, so that they needn't read the texts, and what it was made of. Those of before have none.
ALTER TABLE articles ADD COLUMN card TEXT NOT NULL DEFAULT '';
ALTER TABLE articles ADD COLUMN card_of TEXT NOT NULL DEFAULT '';
