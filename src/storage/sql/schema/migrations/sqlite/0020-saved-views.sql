-- Filters of the desk that members of staff save under a name. A collection like the others.
CREATE TABLE saved_views (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  filter_holder TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX saved_views_filter_holder ON saved_views (filter_holder, position);
CREATE INDEX saved_views_sort_name ON saved_views (sort_name, position);
CREATE INDEX saved_views_words ON saved_views (words);
