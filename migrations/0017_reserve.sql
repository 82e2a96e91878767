-- Who stands ready to take over seats that want a player: of any game, of those on one board, or of one game. They are asked
-- in turn; who has been asked goes to the end.
CREATE TABLE reserves (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL REFERENCES users (id),
    game INTEGER REFERENCES games (id),
    variant TEXT,
    since TEXT NOT NULL                          -- their place in the list
) STRICT;
CREATE INDEX reserves_by_user ON reserves (user);

-- Seats that were offered to them. Rows stay until the seat has a player, so that nobody is asked twice. No number is ever
-- used twice: tokens are made of it.
CREATE TABLE offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    power TEXT NOT NULL,                         -- the first of its hand
    user INTEGER NOT NULL REFERENCES users (id),
    until TEXT NOT NULL,                         -- when the next one is asked
    open INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX offers_open ON offers (game, power) WHERE open;
CREATE INDEX offers_by_user ON offers (user);

-- Who wants to hear of openings by mail.
CREATE TABLE opening_notices (
    user INTEGER PRIMARY KEY REFERENCES users (id),
    variants TEXT NOT NULL,                      -- JSON: on which boards; []: on any
    told TEXT NOT NULL,                          -- JSON: the openings that they have been told of
    told_at TEXT NOT NULL
) STRICT;

-- The player seeks a replacement, and plays on until there is one: what they say of it.
ALTER TABLE seats ADD COLUMN leaving TEXT;

-- The one person who may order for the player, for a time, and whether they have been told that it has begun.
ALTER TABLE seats ADD COLUMN sitter INTEGER REFERENCES users (id);
ALTER TABLE seats ADD COLUMN sits_from TEXT;
ALTER TABLE seats ADD COLUMN sits_until TEXT;
ALTER TABLE seats ADD COLUMN sits INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN sitter_reads INTEGER NOT NULL DEFAULT 0;   -- press, too
CREATE INDEX seats_by_sitter ON seats (sitter) WHERE sitter IS NOT NULL;
