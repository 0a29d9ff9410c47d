-- Articles are listed by their time; one that has none stands behind the one before it. Number and rule are
-- those of `listed-order.ts`.
ALTER TABLE articles ADD COLUMN listed_at double precision NOT NULL DEFAULT 0;
WITH runs AS (
  SELECT position, sort_published,
    sum(CASE WHEN sort_published <> 0 THEN 1 ELSE 0 END) OVER (ORDER BY position DESC) AS run
  FROM articles
), places AS (
  SELECT position,
    first_value(sort_published) OVER (PARTITION BY run ORDER BY position DESC) AS published
  FROM runs
)
UPDATE articles SET listed_at = coalesce(nullif(places.published, 0), 9007199254740991)
FROM places WHERE places.position = articles.position;
DROP INDEX articles_filter_category;
DROP INDEX articles_filter_category_name;
DROP INDEX articles_filter_featured;
DROP INDEX articles_filter_writer;
CREATE INDEX articles_listed_at ON articles (listed_at, position);
CREATE INDEX articles_filter_category ON articles (filter_category, listed_at, position);
CREATE INDEX articles_filter_category_name ON articles (filter_category_name, listed_at, position);
CREATE INDEX articles_filter_featured ON articles (filter_featured, listed_at, position);
CREATE INDEX articles_filter_writer ON articles (filter_writer, listed_at, position);
