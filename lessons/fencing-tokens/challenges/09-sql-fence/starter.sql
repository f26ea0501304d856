-- start
CREATE TABLE resource (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL,
  highest_token INTEGER NOT NULL
);
INSERT INTO resource VALUES ('x', 0, 0);

-- write
UPDATE resource
SET value = :value, highest_token = ifnull(:token, highest_token)
WHERE name = 'x';
