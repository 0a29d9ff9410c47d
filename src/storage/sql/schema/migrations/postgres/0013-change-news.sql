-- PostgreSQL's own notices carry it.
SELECT 1;
