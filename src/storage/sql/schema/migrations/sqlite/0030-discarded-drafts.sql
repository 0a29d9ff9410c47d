-- Revisions by the command that led to them: the list of discarded drafts.
ALTER TABLE revisions ADD COLUMN filter_command TEXT NOT NULL DEFAULT '';
CREATE INDEX revisions_filter_command ON revisions (filter_command, position);
