-- How many records there are, of the collections that grow, and how many with each value of a filter. Triggers keep the
-- numbers, so that those of an earlier release that still runs count as well; see tallies.ts. What is there is counted field by
-- field after the migration, and noted in `tallied`.
CREATE TABLE tallies (
  collection TEXT NOT NULL,
  field TEXT NOT NULL,
  value TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (collection, field, value)
) STRICT, WITHOUT ROWID;
CREATE TABLE tallied (
  collection TEXT NOT NULL,
  field TEXT NOT NULL,
  PRIMARY KEY (collection, field)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER articles_added AFTER INSERT ON articles BEGIN
  INSERT INTO tallies VALUES
    ('articles', '', '', 1),
    ('articles', 'category', NEW.filter_category, 1),
    ('articles', 'categoryName', NEW.filter_category_name, 1),
    ('articles', 'featured', NEW.filter_featured, 1),
    ('articles', 'writer', NEW.filter_writer, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER articles_removed AFTER DELETE ON articles BEGIN
  INSERT INTO tallies VALUES
    ('articles', '', '', -1),
    ('articles', 'category', OLD.filter_category, -1),
    ('articles', 'categoryName', OLD.filter_category_name, -1),
    ('articles', 'featured', OLD.filter_featured, -1),
    ('articles', 'writer', OLD.filter_writer, -1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER articles_moved_category AFTER UPDATE OF filter_category ON articles WHEN OLD.filter_category <> NEW.filter_category BEGIN
  INSERT INTO tallies VALUES
    ('articles', 'category', OLD.filter_category, -1),
    ('articles', 'category', NEW.filter_category, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER articles_moved_category_name AFTER UPDATE OF filter_category_name ON articles WHEN OLD.filter_category_name <> NEW.filter_category_name BEGIN
  INSERT INTO tallies VALUES
    ('articles', 'categoryName', OLD.filter_category_name, -1),
    ('articles', 'categoryName', NEW.filter_category_name, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER articles_moved_featured AFTER UPDATE OF filter_featured ON articles WHEN OLD.filter_featured <> NEW.filter_featured BEGIN
  INSERT INTO tallies VALUES
    ('articles', 'featured', OLD.filter_featured, -1),
    ('articles', 'featured', NEW.filter_featured, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER articles_moved_writer AFTER UPDATE OF filter_writer ON articles WHEN OLD.filter_writer <> NEW.filter_writer BEGIN
  INSERT INTO tallies VALUES
    ('articles', 'writer', OLD.filter_writer, -1),
    ('articles', 'writer', NEW.filter_writer, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER activity_added AFTER INSERT ON activity BEGIN
  INSERT INTO tallies VALUES
    ('activity', '', '', 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER activity_removed AFTER DELETE ON activity BEGIN
  INSERT INTO tallies VALUES
    ('activity', '', '', -1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER images_added AFTER INSERT ON images BEGIN
  INSERT INTO tallies VALUES
    ('images', '', '', 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER images_removed AFTER DELETE ON images BEGIN
  INSERT INTO tallies VALUES
    ('images', '', '', -1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER messages_added AFTER INSERT ON messages BEGIN
  INSERT INTO tallies VALUES
    ('messages', '', '', 1),
    ('messages', 'status', NEW.filter_status, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER messages_removed AFTER DELETE ON messages BEGIN
  INSERT INTO tallies VALUES
    ('messages', '', '', -1),
    ('messages', 'status', OLD.filter_status, -1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER messages_moved_status AFTER UPDATE OF filter_status ON messages WHEN OLD.filter_status <> NEW.filter_status BEGIN
  INSERT INTO tallies VALUES
    ('messages', 'status', OLD.filter_status, -1),
    ('messages', 'status', NEW.filter_status, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER published_versions_added AFTER INSERT ON published_versions BEGIN
  INSERT INTO tallies VALUES
    ('publishedVersions', '', '', 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER published_versions_removed AFTER DELETE ON published_versions BEGIN
  INSERT INTO tallies VALUES
    ('publishedVersions', '', '', -1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER revisions_added AFTER INSERT ON revisions BEGIN
  INSERT INTO tallies VALUES
    ('revisions', '', '', 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER revisions_removed AFTER DELETE ON revisions BEGIN
  INSERT INTO tallies VALUES
    ('revisions', '', '', -1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER security_events_added AFTER INSERT ON security_events BEGIN
  INSERT INTO tallies VALUES
    ('securityEvents', '', '', 1),
    ('securityEvents', 'kind', NEW.filter_kind, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER security_events_removed AFTER DELETE ON security_events BEGIN
  INSERT INTO tallies VALUES
    ('securityEvents', '', '', -1),
    ('securityEvents', 'kind', OLD.filter_kind, -1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER security_events_moved_kind AFTER UPDATE OF filter_kind ON security_events WHEN OLD.filter_kind <> NEW.filter_kind BEGIN
  INSERT INTO tallies VALUES
    ('securityEvents', 'kind', OLD.filter_kind, -1),
    ('securityEvents', 'kind', NEW.filter_kind, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER subscribers_added AFTER INSERT ON subscribers BEGIN
  INSERT INTO tallies VALUES
    ('subscribers', '', '', 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER subscribers_removed AFTER DELETE ON subscribers BEGIN
  INSERT INTO tallies VALUES
    ('subscribers', '', '', -1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER users_added AFTER INSERT ON users BEGIN
  INSERT INTO tallies VALUES
    ('users', '', '', 1),
    ('users', 'role', NEW.filter_role, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER users_removed AFTER DELETE ON users BEGIN
  INSERT INTO tallies VALUES
    ('users', '', '', -1),
    ('users', 'role', OLD.filter_role, -1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
CREATE TRIGGER users_moved_role AFTER UPDATE OF filter_role ON users WHEN OLD.filter_role <> NEW.filter_role BEGIN
  INSERT INTO tallies VALUES
    ('users', 'role', OLD.filter_role, -1),
    ('users', 'role', NEW.filter_role, 1)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
END;
