-- How many records there are, of the collections that grow, and how many with each value of a filter. Triggers keep the
-- numbers, so that those of an earlier release that still runs count as well; see tallies.ts. What is there is counted field by
-- field after the migration, and noted in `tallied`.
CREATE TABLE tallies (
  collection text COLLATE "C" NOT NULL,
  field text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (collection, field, value)
) WITH (fillfactor = 50);
CREATE TABLE tallied (
  collection text COLLATE "C" NOT NULL,
  field text COLLATE "C" NOT NULL,
  PRIMARY KEY (collection, field)
);
CREATE FUNCTION tally(of_collection text, of_field text, of_value text, more bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tallies VALUES (of_collection, of_field, of_value, more)
    ON CONFLICT (collection, field, value) DO UPDATE SET count = tallies.count + excluded.count;
$$;
CREATE FUNCTION tally_articles() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM tally('articles', '', '', -1);
      PERFORM tally('articles', 'category', OLD.filter_category, -1);
      PERFORM tally('articles', 'categoryName', OLD.filter_category_name, -1);
      PERFORM tally('articles', 'featured', OLD.filter_featured, -1);
      PERFORM tally('articles', 'writer', OLD.filter_writer, -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM tally('articles', '', '', 1);
      PERFORM tally('articles', 'category', NEW.filter_category, 1);
      PERFORM tally('articles', 'categoryName', NEW.filter_category_name, 1);
      PERFORM tally('articles', 'featured', NEW.filter_featured, 1);
      PERFORM tally('articles', 'writer', NEW.filter_writer, 1);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER articles_tally AFTER INSERT OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION tally_articles();
CREATE TRIGGER articles_tally_moved AFTER UPDATE ON articles FOR EACH ROW
  WHEN (OLD.filter_category <> NEW.filter_category OR OLD.filter_category_name <> NEW.filter_category_name OR OLD.filter_featured <> NEW.filter_featured OR OLD.filter_writer <> NEW.filter_writer) EXECUTE FUNCTION tally_articles();
CREATE FUNCTION tally_activity() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM tally('activity', '', '', -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM tally('activity', '', '', 1);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER activity_tally AFTER INSERT OR DELETE ON activity FOR EACH ROW EXECUTE FUNCTION tally_activity();
CREATE FUNCTION tally_images() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM tally('images', '', '', -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM tally('images', '', '', 1);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER images_tally AFTER INSERT OR DELETE ON images FOR EACH ROW EXECUTE FUNCTION tally_images();
CREATE FUNCTION tally_messages() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM tally('messages', '', '', -1);
      PERFORM tally('messages', 'status', OLD.filter_status, -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM tally('messages', '', '', 1);
      PERFORM tally('messages', 'status', NEW.filter_status, 1);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER messages_tally AFTER INSERT OR DELETE ON messages FOR EACH ROW EXECUTE FUNCTION tally_messages();
CREATE TRIGGER messages_tally_moved AFTER UPDATE ON messages FOR EACH ROW
  WHEN (OLD.filter_status <> NEW.filter_status) EXECUTE FUNCTION tally_messages();
CREATE FUNCTION tally_published_versions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM tally('publishedVersions', '', '', -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM tally('publishedVersions', '', '', 1);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER published_versions_tally AFTER INSERT OR DELETE ON published_versions FOR EACH ROW EXECUTE FUNCTION tally_published_versions();
CREATE FUNCTION tally_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM tally('revisions', '', '', -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM tally('revisions', '', '', 1);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER revisions_tally AFTER INSERT OR DELETE ON revisions FOR EACH ROW EXECUTE FUNCTION tally_revisions();
CREATE FUNCTION tally_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM tally('securityEvents', '', '', -1);
      PERFORM tally('securityEvents', 'kind', OLD.filter_kind, -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM tally('securityEvents', '', '', 1);
      PERFORM tally('securityEvents', 'kind', NEW.filter_kind, 1);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER security_events_tally AFTER INSERT OR DELETE ON security_events FOR EACH ROW EXECUTE FUNCTION tally_security_events();
CREATE TRIGGER security_events_tally_moved AFTER UPDATE ON security_events FOR EACH ROW
  WHEN (OLD.filter_kind <> NEW.filter_kind) EXECUTE FUNCTION tally_security_events();
CREATE FUNCTION tally_subscribers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM tally('subscribers', '', '', -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM tally('subscribers', '', '', 1);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER subscribers_tally AFTER INSERT OR DELETE ON subscribers FOR EACH ROW EXECUTE FUNCTION tally_subscribers();
CREATE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM tally('users', '', '', -1);
      PERFORM tally('users', 'role', OLD.filter_role, -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM tally('users', '', '', 1);
      PERFORM tally('users', 'role', NEW.filter_role, 1);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER users_tally AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION tally_users();
CREATE TRIGGER users_tally_moved AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.filter_role <> NEW.filter_role) EXECUTE FUNCTION tally_users();
