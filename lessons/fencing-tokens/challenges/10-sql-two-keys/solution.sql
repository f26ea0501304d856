-- start
CREATE TABLE resource (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
);
CREATE TABLE fence (
  highest_token INTEGER NOT NULL
);
INSERT INTO resource VALUES ('x', 0), ('y', 0);
INSERT INTO fence VALUES (0);

-- write
BEGIN;
UPDATE fence
SET highest_token = :token
WHERE highest_token <= :token;
UPDATE resource
SET value = :value
WHERE name = :key AND :token = (SELECT highest_token FROM fence);
COMMIT;
