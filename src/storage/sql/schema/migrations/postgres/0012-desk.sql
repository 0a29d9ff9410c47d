-- The desk: working copies of articles, and the states that they had. Collections like the others.
CREATE TABLE drafts (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_category text COLLATE "C" NOT NULL,
  filter_category_name text COLLATE "C" NOT NULL,
  filter_writer text COLLATE "C" NOT NULL,
  filter_stage text COLLATE "C" NOT NULL,
  sort_title text COLLATE "C" NOT NULL,
  sort_saved double precision NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX drafts_filter_category ON drafts (filter_category, position);
CREATE INDEX drafts_filter_category_name ON drafts (filter_category_name, position);
CREATE INDEX drafts_filter_writer ON drafts (filter_writer, position);
CREATE INDEX drafts_filter_stage ON drafts (filter_stage, position);
CREATE INDEX drafts_sort_title ON drafts (sort_title, position);
CREATE INDEX drafts_sort_saved ON drafts (sort_saved, position);
CREATE INDEX drafts_words ON drafts USING gin (words gin_trgm_ops);
CREATE TABLE revisions (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_article text COLLATE "C" NOT NULL,
  filter_writer text COLLATE "C" NOT NULL,
  sort_time text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX revisions_filter_article ON revisions (filter_article, position);
CREATE INDEX revisions_filter_writer ON revisions (filter_writer, position);
CREATE INDEX revisions_sort_time ON revisions (sort_time, position);
CREATE INDEX revisions_words ON revisions USING gin (words gin_trgm_ops);
