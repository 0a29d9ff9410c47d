-- Filters of the desk that members of staff save under a name. A collection like the others.
CREATE TABLE saved_views (
  position bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  version bigint NOT NULL,
  filter_holder text COLLATE "C" NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  words text NOT NULL,
  record text NOT NULL
);
CREATE INDEX saved_views_filter_holder ON saved_views (filter_holder, position);
CREATE INDEX saved_views_sort_name ON saved_views (sort_name, position);
CREATE INDEX saved_views_words ON saved_views USING gin (words gin_trgm_ops);
