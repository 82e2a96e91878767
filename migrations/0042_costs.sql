-- What the judge does for somebody is charged before it is done: how much there was in each hour, by whom it is borne. An hour may be
-- still to come, if something waits for it.
CREATE TABLE costs (
    purse TEXT NOT NULL COLLATE NOCASE,          -- keeper, strangers, person 7, newcomer or mailbox and an address, network or browser and a digest
    what TEXT NOT NULL,                          -- answers, posts, bytes, codes, files, vain, asked, full, sent
    hour TEXT NOT NULL,                          -- when it begins
    n INTEGER NOT NULL,
    PRIMARY KEY (purse, what, hour)
) STRICT, WITHOUT ROWID;
CREATE INDEX costs_by_time ON costs (hour);

-- The letters that have gone to each address keep their count; the notices of one day are not worth theirs.
INSERT INTO costs (purse, what, hour, n) SELECT 'mailbox ' || substr(what, 4), 'sent', hour, n FROM tallies WHERE what LIKE 'to %';
INSERT INTO costs (purse, what, hour, n) SELECT 'strangers', 'answers', hour, n FROM tallies WHERE what = 'answers to unproved senders';
DROP TABLE tallies;

-- Codes and letters are counted there, too.
DROP INDEX codes_by_source;
ALTER TABLE codes DROP COLUMN source;
ALTER TABLE codes DROP COLUMN mailed;
ALTER TABLE codes DROP COLUMN known;
ALTER TABLE inbox DROP COLUMN answer_bytes;

-- What is worked through and sent first: 0 what is proved to be from somebody who is known, 1 players and letters of games, 2 strangers.
ALTER TABLE inbox ADD COLUMN rank INTEGER NOT NULL DEFAULT 1;
DROP INDEX inbox_new;
CREATE INDEX inbox_new ON inbox (rank, id) WHERE state = 'new';
DROP INDEX inbox_waiting;
CREATE INDEX inbox_waiting ON inbox (rank, received) WHERE state = 'new';

ALTER TABLE outbox ADD COLUMN rank INTEGER NOT NULL DEFAULT 1;
DROP INDEX outbox_new;
CREATE INDEX outbox_new ON outbox (rank, not_before, id) WHERE state = 'new';

-- Letters that the keeper has dropped many at a time. They can be brought back for a day.
CREATE TABLE dropped (
    id INTEGER NOT NULL,                         -- the drop: what was dropped together has one number
    letter TEXT NOT NULL,                        -- in12, out45, held3
    address TEXT NOT NULL COLLATE NOCASE,        -- from whom it came, or to whom it goes
    at TEXT NOT NULL,
    raw BLOB,                                    -- the bytes of a letter in
    was TEXT,                                    -- the state of a letter out; lines that waited, as JSON
    PRIMARY KEY (id, letter)
) STRICT, WITHOUT ROWID;
