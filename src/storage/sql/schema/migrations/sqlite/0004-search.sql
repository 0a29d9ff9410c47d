-- What readers search. Texts arrive folded, their words parted by spaces; only spaces part tokens. A
-- row's id is its article's instant, then its position: the newest come first without sorting.
CREATE VIRTUAL TABLE article_search USING fts5(
  title,
  rest,
  section,
  content = '',
  contentless_delete = 1,
  detail = column,
  prefix = '2 3',
  tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"
);
CREATE TABLE article_search_rows (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  version INTEGER NOT NULL
) STRICT;

-- Every word that an article has or had, both ways round, to find those that a typo made another.
CREATE TABLE search_words (
  word TEXT PRIMARY KEY,
  backwards TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX search_words_backwards ON search_words (backwards);

-- The back office's search goes through these instead of the records.
CREATE INDEX articles_words ON articles (words);
CREATE INDEX categories_words ON categories (words);
CREATE INDEX youtube_videos_words ON youtube_videos (words);
CREATE INDEX web_stories_words ON web_stories (words);
CREATE INDEX advertisements_words ON advertisements (words);
CREATE INDEX image_library_words ON image_library (words);
CREATE INDEX users_words ON users (words);
CREATE INDEX activity_logs_words ON activity_logs (words);
CREATE INDEX site_settings_words ON site_settings (words);
CREATE INDEX newsletter_subscribers_words ON newsletter_subscribers (words);
CREATE INDEX contact_messages_words ON contact_messages (words);
