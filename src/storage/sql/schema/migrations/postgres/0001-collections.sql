-- One table a collection. "position" is the order of insertion; "words", "filter_…" and "sort_…" are
-- derived from the record, which is JSON and stands last so that scans needn't read past it.

CREATE TABLE articles (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_category text COLLATE "C" NOT NULL,
  filter_category_name text COLLATE "C" NOT NULL,
  filter_featured text COLLATE "C" NOT NULL,
  filter_writer text COLLATE "C" NOT NULL,
  sort_title text COLLATE "C" NOT NULL,
  sort_category text COLLATE "C" NOT NULL,
  sort_author text COLLATE "C" NOT NULL,
  sort_published double precision NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX articles_filter_category ON articles (filter_category, position);
CREATE INDEX articles_filter_category_name ON articles (filter_category_name, position);
CREATE INDEX articles_filter_featured ON articles (filter_featured, position);
CREATE INDEX articles_filter_writer ON articles (filter_writer, position);
CREATE INDEX articles_sort_title ON articles (sort_title, position);
CREATE INDEX articles_sort_category ON articles (sort_category, position);
CREATE INDEX articles_sort_author ON articles (sort_author, position);
CREATE INDEX articles_sort_published ON articles (sort_published, position);

CREATE TABLE categories (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX categories_sort_name ON categories (sort_name, position);

CREATE TABLE youtube_videos (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  sort_title text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX youtube_videos_sort_title ON youtube_videos (sort_title, position);

CREATE TABLE web_stories (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  sort_title text COLLATE "C" NOT NULL,
  sort_pages double precision NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX web_stories_sort_title ON web_stories (sort_title, position);
CREATE INDEX web_stories_sort_pages ON web_stories (sort_pages, position);

CREATE TABLE advertisements (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_active text COLLATE "C" NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  sort_placement text COLLATE "C" NOT NULL,
  sort_status double precision NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX advertisements_filter_active ON advertisements (filter_active, position);
CREATE INDEX advertisements_sort_name ON advertisements (sort_name, position);
CREATE INDEX advertisements_sort_placement ON advertisements (sort_placement, position);
CREATE INDEX advertisements_sort_status ON advertisements (sort_status, position);

CREATE TABLE image_library (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  sort_alt text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX image_library_sort_alt ON image_library (sort_alt, position);

CREATE TABLE users (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_email text COLLATE "C" NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  sort_email text COLLATE "C" NOT NULL,
  sort_created text COLLATE "C" NOT NULL,
  sort_subscription double precision NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX users_filter_email ON users (filter_email, position);
CREATE INDEX users_sort_name ON users (sort_name, position);
CREATE INDEX users_sort_email ON users (sort_email, position);
CREATE INDEX users_sort_created ON users (sort_created, position);
CREATE INDEX users_sort_subscription ON users (sort_subscription, position);

CREATE TABLE activity_logs (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  sort_action text COLLATE "C" NOT NULL,
  sort_time text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX activity_logs_sort_action ON activity_logs (sort_action, position);
CREATE INDEX activity_logs_sort_time ON activity_logs (sort_time, position);

CREATE TABLE site_settings (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);

CREATE TABLE newsletter_subscribers (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_email text COLLATE "C" NOT NULL,
  sort_email text COLLATE "C" NOT NULL,
  sort_created text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX newsletter_subscribers_filter_email ON newsletter_subscribers (filter_email, position);
CREATE INDEX newsletter_subscribers_sort_email ON newsletter_subscribers (sort_email, position);
CREATE INDEX newsletter_subscribers_sort_created ON newsletter_subscribers (sort_created, position);

CREATE TABLE contact_messages (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_status text COLLATE "C" NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  sort_subject text COLLATE "C" NOT NULL,
  sort_created text COLLATE "C" NOT NULL,
  sort_status text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX contact_messages_filter_status ON contact_messages (filter_status, position);
CREATE INDEX contact_messages_sort_name ON contact_messages (sort_name, position);
CREATE INDEX contact_messages_sort_subject ON contact_messages (sort_subject, position);
CREATE INDEX contact_messages_sort_created ON contact_messages (sort_created, position);
CREATE INDEX contact_messages_sort_status ON contact_messages (sort_status, position);

-- How often each collection was changed, and the number in the last id that it gave. A collection
-- without a row was never held.
CREATE TABLE changes (
  collection text PRIMARY KEY,
  version bigint NOT NULL,
  last_id bigint NOT NULL
);
