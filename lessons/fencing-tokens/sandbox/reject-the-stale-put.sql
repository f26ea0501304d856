-- Without a fence: the last writer wins.
CREATE TABLE unfenced (name TEXT PRIMARY KEY, value TEXT);
INSERT INTO unfenced VALUES ('x', '');

-- B holds token 42 and writes. A wakes with 41 and writes too.
UPDATE unfenced SET value = 'B' WHERE name = 'x';
UPDATE unfenced SET value = 'A' WHERE name = 'x';
SELECT value FROM unfenced WHERE name = 'x';

-- With a fence: one statement compares and writes.
CREATE TABLE fenced (name TEXT PRIMARY KEY, value TEXT, highest_token BIGINT);
INSERT INTO fenced VALUES ('x', '', 0);

-- The same two writes, each with its token.
UPDATE fenced SET value = 'B', highest_token = 42
WHERE name = 'x' AND highest_token <= 42;
UPDATE fenced SET value = 'A', highest_token = 41
WHERE name = 'x' AND highest_token <= 41;
SELECT value, highest_token FROM fenced WHERE name = 'x';
