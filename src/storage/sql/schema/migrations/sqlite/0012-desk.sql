-- The desk: working copies of articles, and the states that they had. Collections like the others.
CREATE TABLE drafts (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_category TEXT NOT NULL,
  filter_category_name TEXT NOT NULL,
  filter_writer TEXT NOT NULL,
  filter_stage TEXT NOT NULL,
  sort_title TEXT NOT NULL,
  sort_saved REAL NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX drafts_filter_category ON drafts (filter_category, position);
CREATE INDEX drafts_filter_category_name ON drafts (filter_category_name, position);
CREATE INDEX drafts_filter_writer ON drafts (filter_writer, position);
CREATE INDEX drafts_filter_stage ON drafts (filter_stage, position);
CREATE INDEX drafts_sort_title ON drafts (sort_title, position);
CREATE INDEX drafts_sort_saved ON drafts (sort_saved, position);
CREATE INDEX drafts_words ON drafts (words);
CREATE TABLE revisions (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_article TEXT NOT NULL,
  filter_writer TEXT NOT NULL,
  sort_time TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX revisions_filter_article ON revisions (filter_article, position);
CREATE INDEX revisions_filter_writer ON revisions (filter_writer, position);
CREATE INDEX revisions_sort_time ON revisions (sort_time, position);
CREATE INDEX revisions_words ON revisions (words);
