-- Time that fits life.

-- How long before a deadline a person wants to be reminded, in hours: '24 6'. Empty: never; NULL: as everybody is.
ALTER TABLE users ADD COLUMN reminders TEXT;

-- How often the holder of a seat has put off a deadline alone: in all, how much of it counts still, and the latest turn.
ALTER TABLE seats ADD COLUMN n_extended INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN n_spent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN extended_turn INTEGER NOT NULL DEFAULT 0;

-- The latest turn for which its orders were late.
ALTER TABLE seats ADD COLUMN late_turn INTEGER NOT NULL DEFAULT 0;

-- Since when a game is paused, and when it goes on by itself.
ALTER TABLE games ADD COLUMN paused TEXT;
ALTER TABLE games ADD COLUMN paused_until TEXT;

-- Several players may ask for the same kind of thing at once, and who disagrees is kept where two thirds decide. What kinds
-- there are, the program knows. The numbers go on where they were: none is ever used twice.
CREATE TABLE new_proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    value TEXT NOT NULL,                         -- a turn; a time; two times; JSON: [["nmr", "yes"], ...]; or nothing
    turn INTEGER NOT NULL,                       -- the turn that was on
    seat INTEGER NOT NULL REFERENCES seats (id), -- whose proposal it is
    until TEXT NOT NULL                          -- when it falls
) STRICT;
INSERT INTO new_proposals SELECT id, game, kind, value, turn, seat, until FROM proposals;
DELETE FROM sqlite_sequence WHERE name = 'new_proposals';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_proposals', seq FROM sqlite_sequence WHERE name = 'proposals';
CREATE TABLE old_agreements AS SELECT proposal, seat FROM agreements;
DROP TABLE agreements;
DROP TABLE proposals;
ALTER TABLE new_proposals RENAME TO proposals;
CREATE INDEX proposals_by_game ON proposals (game);

CREATE TABLE agreements (
    proposal INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL REFERENCES seats (id),
    agrees INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (proposal, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO agreements (proposal, seat) SELECT proposal, seat FROM old_agreements;
DROP TABLE old_agreements;
