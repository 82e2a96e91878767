-- How a person wants their letters, in all of their games, as JSON: {"format":"html","picture":"off"}. What is not in it is as
-- it is for everybody.
ALTER TABLE users ADD COLUMN wishes TEXT NOT NULL DEFAULT '{}';

-- The same words as HTML, and what goes with a letter, as JSON: [{"kind":"picture","name":"demo-S1901M.png","key":"..."}].
ALTER TABLE outbox ADD COLUMN html TEXT;
ALTER TABLE outbox ADD COLUMN parts TEXT NOT NULL DEFAULT '';
CREATE INDEX outbox_with_parts ON outbox (id) WHERE parts <> '';

-- Pictures and films that letters name in their parts; gone with the last of these letters.
CREATE TABLE pictures (
    key TEXT PRIMARY KEY,                        -- game, turn, digest of what it shows, look, size, format
    bytes BLOB NOT NULL,
    made TEXT NOT NULL
) STRICT, WITHOUT ROWID;
