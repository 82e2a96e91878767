-- Who wrote and who got each letter of press: so that everybody finds their own in HISTORY, and nobody else's.
CREATE TABLE press_readers (
    press INTEGER NOT NULL REFERENCES press (id),
    seat INTEGER NOT NULL REFERENCES seats (id),
    how TEXT NOT NULL CHECK (how IN ('wrote', 'got', 'copy', 'ignored')),
    number INTEGER NOT NULL,                     -- as its reader counts what they got in the game; 0 for what they wrote
    heading TEXT,                                -- as they saw it, if not as the others did: the truth about a fake
    PRIMARY KEY (press, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX press_readers_by_seat ON press_readers (seat, how);
INSERT INTO press_readers (press, seat, how, number) SELECT id, seat, 'wrote', 0 FROM press WHERE seat IS NOT NULL;

-- Whose partial press is not mailed to a seat: that of a power, as long as the same person plays it.
CREATE TABLE ignored (
    seat INTEGER NOT NULL REFERENCES seats (id),
    writer INTEGER NOT NULL REFERENCES seats (id),
    name TEXT NOT NULL,                          -- the power, or Observer
    PRIMARY KEY (seat, writer, name)
) STRICT, WITHOUT ROWID;

-- What somebody in a game wrote for later: a diary, for when the game is over, and press for the next results.
CREATE TABLE notes (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL REFERENCES seats (id),
    kind TEXT NOT NULL CHECK (kind IN ('diary', 'postal')),
    number INTEGER NOT NULL,                     -- as its writer counts them
    phase TEXT NOT NULL,
    sender TEXT NOT NULL,                        -- a power, Master or Observer
    grey INTEGER NOT NULL DEFAULT 0,
    body TEXT NOT NULL,
    written TEXT NOT NULL
) STRICT;
CREATE INDEX notes_by_game ON notes (game, kind, id);
CREATE INDEX notes_by_seat ON notes (seat);

ALTER TABLE seats ADD COLUMN all_press INTEGER NOT NULL DEFAULT 0;      -- wants copies of partial press
ALTER TABLE seats ADD COLUMN no_broadcast INTEGER NOT NULL DEFAULT 0;   -- wants no broadcasts
