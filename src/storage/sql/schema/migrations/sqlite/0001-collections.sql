-- One table a collection. "position" is the order of insertion; "words", "filter_…" and "sort_…" are
-- derived from the record, which is JSON and stands last so that scans needn't read past it.

CREATE TABLE articles (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_category TEXT NOT NULL,
  filter_category_name TEXT NOT NULL,
  filter_featured TEXT NOT NULL,
  filter_writer TEXT NOT NULL,
  sort_title TEXT NOT NULL,
  sort_category TEXT NOT NULL,
  sort_author TEXT NOT NULL,
  sort_published REAL NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX articles_filter_category ON articles (filter_category, position);
CREATE INDEX articles_filter_category_name ON articles (filter_category_name, position);
CREATE INDEX articles_filter_featured ON articles (filter_featured, position);
CREATE INDEX articles_filter_writer ON articles (filter_writer, position);
CREATE INDEX articles_sort_title ON articles (sort_title, position);
CREATE INDEX articles_sort_category ON articles (sort_category, position);
CREATE INDEX articles_sort_author ON articles (sort_author, position);
CREATE INDEX articles_sort_published ON articles (sort_published, position);

CREATE TABLE categories (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  sort_name TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX categories_sort_name ON categories (sort_name, position);

CREATE TABLE youtube_videos (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  sort_title TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX youtube_videos_sort_title ON youtube_videos (sort_title, position);

CREATE TABLE web_stories (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  sort_title TEXT NOT NULL,
  sort_pages REAL NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX web_stories_sort_title ON web_stories (sort_title, position);
CREATE INDEX web_stories_sort_pages ON web_stories (sort_pages, position);

CREATE TABLE advertisements (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_active TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  sort_placement TEXT NOT NULL,
  sort_status REAL NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX advertisements_filter_active ON advertisements (filter_active, position);
CREATE INDEX advertisements_sort_name ON advertisements (sort_name, position);
CREATE INDEX advertisements_sort_placement ON advertisements (sort_placement, position);
CREATE INDEX advertisements_sort_status ON advertisements (sort_status, position);

CREATE TABLE image_library (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  sort_alt TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX image_library_sort_alt ON image_library (sort_alt, position);

CREATE TABLE users (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_email TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  sort_email TEXT NOT NULL,
  sort_created TEXT NOT NULL,
  sort_subscription REAL NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX users_filter_email ON users (filter_email, position);
CREATE INDEX users_sort_name ON users (sort_name, position);
CREATE INDEX users_sort_email ON users (sort_email, position);
CREATE INDEX users_sort_created ON users (sort_created, position);
CREATE INDEX users_sort_subscription ON users (sort_subscription, position);

CREATE TABLE activity_logs (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  sort_action TEXT NOT NULL,
  sort_time TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX activity_logs_sort_action ON activity_logs (sort_action, position);
CREATE INDEX activity_logs_sort_time ON activity_logs (sort_time, position);

CREATE TABLE site_settings (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;

CREATE TABLE newsletter_subscribers (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_email TEXT NOT NULL,
  sort_email TEXT NOT NULL,
  sort_created TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX newsletter_subscribers_filter_email ON newsletter_subscribers (filter_email, position);
CREATE INDEX newsletter_subscribers_sort_email ON newsletter_subscribers (sort_email, position);
CREATE INDEX newsletter_subscribers_sort_created ON newsletter_subscribers (sort_created, position);

CREATE TABLE contact_messages (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_status TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  sort_subject TEXT NOT NULL,
  sort_created TEXT NOT NULL,
  sort_status TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX contact_messages_filter_status ON contact_messages (filter_status, position);
CREATE INDEX contact_messages_sort_name ON contact_messages (sort_name, position);
CREATE INDEX contact_messages_sort_subject ON contact_messages (sort_subject, position);
CREATE INDEX contact_messages_sort_created ON contact_messages (sort_created, position);
CREATE INDEX contact_messages_sort_status ON contact_messages (sort_status, position);

-- How often each collection was changed, and the number in the last id that it gave. A collection
-- without a row was never held.
CREATE TABLE changes (
  collection TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  last_id INTEGER NOT NULL
) STRICT;
