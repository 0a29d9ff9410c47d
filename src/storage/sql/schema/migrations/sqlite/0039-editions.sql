-- By which rules what is derived from a record was derived, see derivations.ts. `ALTER TABLE` would check all rows of a
-- strict table, a minute for a million articles; this is what it does otherwise.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
  SET sql = substr(sql, 1, length(sql) - length(') STRICT')) || ', edition INTEGER NOT NULL DEFAULT 0) STRICT'
  WHERE type = 'table' AND sql LIKE '%) STRICT' AND name IN (
    'activity', 'advertisements', 'articles', 'authors', 'breaking_lines',
    'categories', 'drafts', 'former_fronts', 'former_looks', 'former_pages',
    'fronts', 'images', 'jobs', 'live_blogs', 'live_entries',
    'looks', 'messages', 'most_read', 'notes', 'notifications',
    'pages', 'preview_links', 'published_versions', 'revisions', 'saved_articles',
    'saved_views', 'security_events', 'settings', 'stories', 'subscribers',
    'tags', 'users', 'videos', 'withdrawals', 'withheld_versions'
  );
PRAGMA writable_schema = RESET;
-- Tells other connections that the schema has changed.
CREATE TABLE schema_changed (at INTEGER) STRICT;
DROP TABLE schema_changed;
