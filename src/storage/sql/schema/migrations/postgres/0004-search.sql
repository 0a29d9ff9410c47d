-- What readers search. The words lie apart from the rows, so that finding many rows reads few pages.
CREATE TABLE article_search (
  position bigint PRIMARY KEY,
  version bigint NOT NULL,
  published double precision NOT NULL,
  section text COLLATE "C" NOT NULL,
  title tsvector NOT NULL,
  everything tsvector NOT NULL
) WITH (toast_tuple_target = 128);
ALTER TABLE article_search ALTER COLUMN everything SET STORAGE EXTERNAL;
CREATE INDEX article_search_title ON article_search USING gin (title);
CREATE INDEX article_search_everything ON article_search USING gin (everything);
CREATE INDEX article_search_published ON article_search (published DESC, position DESC);

-- Every word that an article has or had, both ways round, to find those that a typo made another.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  backwards text COLLATE "C" NOT NULL
);
CREATE INDEX search_words_backwards ON search_words (backwards);

-- The back office's search: parts of words.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX articles_words ON articles USING gin (words gin_trgm_ops);
CREATE INDEX categories_words ON categories USING gin (words gin_trgm_ops);
CREATE INDEX youtube_videos_words ON youtube_videos USING gin (words gin_trgm_ops);
CREATE INDEX web_stories_words ON web_stories USING gin (words gin_trgm_ops);
CREATE INDEX advertisements_words ON advertisements USING gin (words gin_trgm_ops);
CREATE INDEX image_library_words ON image_library USING gin (words gin_trgm_ops);
CREATE INDEX users_words ON users USING gin (words gin_trgm_ops);
CREATE INDEX activity_logs_words ON activity_logs USING gin (words gin_trgm_ops);
CREATE INDEX site_settings_words ON site_settings USING gin (words gin_trgm_ops);
CREATE INDEX newsletter_subscribers_words ON newsletter_subscribers USING gin (words gin_trgm_ops);
CREATE INDEX contact_messages_words ON contact_messages USING gin (words gin_trgm_ops);
