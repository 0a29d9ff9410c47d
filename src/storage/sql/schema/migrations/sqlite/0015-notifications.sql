-- Browsers that take notifications; those of an account go with it. No position is given twice.
CREATE TABLE push_subscriptions (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  endpoint_hash TEXT NOT NULL UNIQUE,
  endpoint TEXT NOT NULL,
  service TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX push_subscriptions_service ON push_subscriptions (service, position);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, position);

-- Notifications that were sent, and how far their sending came: a collection like the others.
CREATE TABLE notifications (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  sort_sent TEXT NOT NULL,
  words TEXT NOT NULL,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX notifications_sort_sent ON notifications (sort_sent, position);
CREATE INDEX notifications_words ON notifications (words);
