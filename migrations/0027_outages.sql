-- The ways by which letters come in and go out, and whether they work: noted by the judge that runs, so that `check`, monitors and
-- its next start know.
CREATE TABLE ways (
    direction TEXT NOT NULL CHECK (direction IN ('in', 'out')),
    name TEXT NOT NULL,                          -- as in the log, without user or password
    failing_since TEXT,                          -- null: it works
    why TEXT,
    worked TEXT,                                 -- when it last did, to the minute
    told INTEGER,                                -- the letter (outbox) in which the keeper was told that it fails
    PRIMARY KEY (direction, name)
) STRICT;

-- Of use only while the game has this deadline: a reminder, or a notice that somebody is late. When letters could not go out for a
-- long time, those that are no longer true are taken back.
ALTER TABLE outbox ADD COLUMN deadline TEXT;

-- When a letter that made the judge fail is tried again; null: now.
ALTER TABLE inbox ADD COLUMN again TEXT;
