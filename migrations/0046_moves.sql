-- Accounts that somebody asks for from a new address because the mailbox is lost.
CREATE TABLE moves (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER REFERENCES users (id),          -- whose account it is; NULL: it was nobody's, or cannot be asked for now
    old TEXT NOT NULL COLLATE NOCASE,            -- the address that was named
    new TEXT NOT NULL COLLATE NOCASE,            -- the one that asks
    password_of INTEGER REFERENCES seats (id),   -- the seat of the account whose password a letter from there has given since
    asked TEXT NOT NULL,
    n_written INTEGER NOT NULL DEFAULT 0,        -- how often its owner was written to
    until TEXT,                                  -- until when they can stop it; NULL: they have not been written to
    stopped TEXT,                                -- when they did
    told TEXT                                    -- when the one who asks heard the outcome, and the keeper, who decides
) STRICT;
CREATE INDEX moves_by_user ON moves (user);
CREATE INDEX moves_by_old ON moves (old);
CREATE INDEX moves_by_password_of ON moves (password_of);
CREATE INDEX moves_by_new ON moves (new);

-- The letters to its owner about that.
CREATE TABLE move_letters (
    move INTEGER NOT NULL REFERENCES moves (id) ON DELETE CASCADE,
    mail INTEGER NOT NULL,                       -- in the outbox, as long as it is kept
    PRIMARY KEY (move, mail)
) STRICT, WITHOUT ROWID;

-- What the masters of their games say.
CREATE TABLE move_answers (
    move INTEGER NOT NULL REFERENCES moves (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL REFERENCES seats (id), -- the master's
    knows INTEGER NOT NULL,                      -- whether they know the new address to be theirs
    PRIMARY KEY (move, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX move_answers_by_seat ON move_answers (seat);
