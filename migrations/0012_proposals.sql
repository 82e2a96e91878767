-- What the players of a game have proposed to each other, while it is open. It is deleted with its votes when it is decided:
-- the journal keeps what became of it. No number is ever used twice: tokens are made of it, and an old one must not agree
-- to something else.
CREATE TABLE proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN
        ('terminate', 'pause', 'resume', 'rollback', 'settings', 'deadline', 'grace', 'start', 'master')),
    value TEXT NOT NULL,                         -- a turn; a time; JSON: [["nmr", "yes"], ...]; or nothing
    turn INTEGER NOT NULL,                       -- the turn that was on
    seat INTEGER NOT NULL REFERENCES seats (id), -- whose proposal it is
    until TEXT NOT NULL,                         -- when it falls
    UNIQUE (game, kind)
) STRICT;

-- The seats that have agreed to it. Who disagrees needs no row: the proposal is gone.
CREATE TABLE agreements (
    proposal INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL REFERENCES seats (id),
    PRIMARY KEY (proposal, seat)
) STRICT, WITHOUT ROWID;
