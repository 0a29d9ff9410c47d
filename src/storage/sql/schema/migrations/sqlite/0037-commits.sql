-- A file always answers whether a transaction was committed.
SELECT 1;
