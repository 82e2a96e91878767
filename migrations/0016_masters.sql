-- What masters have changed in positions by hand. The lines lead again from the position before to the one after.
CREATE TABLE edits (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    lines TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    edited TEXT NOT NULL,
    undone TEXT                                  -- by ROLLBACK
) STRICT;
CREATE INDEX edits_by_game ON edits (game);

-- Names that games had before they were renamed. A new game may take one.
CREATE TABLE former_names (
    name TEXT PRIMARY KEY COLLATE NOCASE,
    game INTEGER NOT NULL REFERENCES games (id)
) STRICT;

ALTER TABLE seats ADD COLUMN assigned TEXT;       -- before the start: the power that the master has given it
ALTER TABLE seats ADD COLUMN nudged TEXT;         -- when the master last reminded its holder
ALTER TABLE seats ADD COLUMN visit INTEGER NOT NULL DEFAULT 0; -- the keeper's, for one letter

-- Whom the keeper allows and denies what, by address; * stands for anything.
CREATE TABLE house_rules (
    kind TEXT NOT NULL CHECK (kind IN ('allow player', 'deny player', 'allow master', 'deny master', 'ban')),
    pattern TEXT NOT NULL COLLATE NOCASE,
    since TEXT NOT NULL,
    PRIMARY KEY (kind, pattern)
) STRICT, WITHOUT ROWID;
