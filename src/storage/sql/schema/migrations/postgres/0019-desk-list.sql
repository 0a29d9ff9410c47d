-- The lists of the desk: drafts by category, by what is due, and in the order of their stages.
ALTER TABLE drafts ADD COLUMN sort_category text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE drafts ADD COLUMN sort_due double precision NOT NULL DEFAULT 0;
ALTER TABLE drafts ADD COLUMN sort_order double precision NOT NULL DEFAULT 0;
CREATE INDEX drafts_sort_category ON drafts (sort_category, position);
CREATE INDEX drafts_sort_due ON drafts (sort_due, position);
CREATE INDEX drafts_sort_order ON drafts (sort_order, position);
