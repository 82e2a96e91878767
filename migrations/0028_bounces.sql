-- Addresses that letters did not reach: a row for each day on which that was reported. On each day one report counts.
CREATE TABLE bounces (
    address TEXT NOT NULL COLLATE NOCASE,
    day TEXT NOT NULL,                           -- 2026-11-21
    since TEXT NOT NULL,                         -- when the first of them was written or tried
    hard INTEGER NOT NULL DEFAULT 0,             -- how many letters will never arrive
    soft INTEGER NOT NULL DEFAULT 0,             -- how many reports left that open
    why TEXT NOT NULL,                           -- what was said last
    PRIMARY KEY (address, day)
) STRICT, WITHOUT ROWID;

-- Addresses to which nothing is sent until a letter comes from them.
CREATE TABLE suspended (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    since TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- How much of something there was in each hour, for the limits of the judge as a whole: answers to people who have not shown who
-- they are, letters to one address. An hour may be still to come, if something waits for it.
CREATE TABLE tallies (
    what TEXT NOT NULL,
    hour TEXT NOT NULL,                          -- when it begins
    n INTEGER NOT NULL,
    PRIMARY KEY (what, hour)
) STRICT, WITHOUT ROWID;

ALTER TABLE outbox ADD COLUMN list TEXT;         -- what goes to many: demo.games, openings, digest
ALTER TABLE outbox ADD COLUMN unanswered INTEGER NOT NULL DEFAULT 0; -- 1: nobody is to hear if it does not arrive (<>)

-- Letters that did not reach their readers, for those who come back.
CREATE INDEX outbox_refused ON outbox (recipient COLLATE NOCASE) WHERE state = 'refused';
