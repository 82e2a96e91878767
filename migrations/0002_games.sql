-- Games. Positions, orders and results are text in the game's own words, so that a keeper can read and mend them.
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    variant TEXT NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}',         -- JSON: only what differs from the defaults
    life TEXT NOT NULL CHECK (life IN ('forming', 'running', 'paused', 'finished', 'terminated')),
    seed INTEGER NOT NULL,                       -- of all chance in this game
    position TEXT,                               -- JSON, from the start on
    turn INTEGER NOT NULL DEFAULT 0,             -- the number in (demo.003); 0 while forming
    phase TEXT NOT NULL DEFAULT '',              -- S1901M
    turn_began TEXT,
    deadline TEXT,
    deadline_set TEXT,                           -- when that was decided
    grace TEXT,                                  -- when grace ends
    earliest TEXT,                               -- not processed before
    reminded TEXT,
    late_noticed TEXT,
    abandoned TEXT,                              -- grace ended without orders: no clock runs
    all_in TEXT,                                 -- since when all orders are in
    next_at TEXT,                                -- when the clock has to look at this game again
    result TEXT,                                 -- how it ended, in words
    created TEXT NOT NULL,
    started TEXT,
    ended TEXT
) STRICT;
CREATE INDEX games_by_clock ON games (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX games_by_life ON games (life);

-- Who sat where, from when to when. A tenure is ended, never overwritten.
CREATE TABLE seats (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    role TEXT NOT NULL CHECK (role IN ('player', 'observer', 'master')),
    power TEXT,                                  -- from the start on
    user INTEGER NOT NULL REFERENCES users (id),
    password TEXT NOT NULL,                      -- argon2id
    token INTEGER NOT NULL DEFAULT 1,            -- generation of its reply token
    address TEXT,                                -- where its mail goes, if not to the user's own address
    preference TEXT NOT NULL DEFAULT '',
    wait INTEGER NOT NULL DEFAULT 0,
    n_late INTEGER NOT NULL DEFAULT 0,
    abandoned TEXT,                              -- since when anybody may take it over
    since TEXT NOT NULL,
    until TEXT,
    why_ended TEXT
) STRICT;
CREATE INDEX seats_by_game ON seats (game) WHERE until IS NULL;
CREATE INDEX seats_by_user ON seats (user);

-- Wrong passwords that were given for a seat, kept for an hour.
CREATE TABLE wrong_passwords (
    seat INTEGER NOT NULL REFERENCES seats (id),
    at TEXT NOT NULL
) STRICT;
CREATE INDEX wrong_passwords_by_seat ON wrong_passwords (seat, at);

-- The orders on file for the phase that is on: one row a power.
CREATE TABLE orders (
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    power TEXT NOT NULL,
    orders TEXT NOT NULL,                        -- canonical, one a line
    typed TEXT NOT NULL,                         -- as they were written
    filed TEXT NOT NULL,
    PRIMARY KEY (game, turn, power)
) STRICT, WITHOUT ROWID;

-- The record: one row for each adjudication, never changed but for `undone`.
CREATE TABLE phases (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    phase TEXT NOT NULL,
    before TEXT NOT NULL,
    orders TEXT NOT NULL,                        -- JSON: [["Austria", "A BUD - SER"], ...]
    results TEXT NOT NULL,                       -- JSON
    after TEXT NOT NULL,
    report TEXT NOT NULL,                        -- the results as an observer read them
    seed INTEGER NOT NULL,
    adjudicated TEXT NOT NULL,
    undone TEXT                                  -- by ROLLBACK, when
) STRICT;
CREATE INDEX phases_by_game ON phases (game, turn);

CREATE TABLE votes (
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    power TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('draw', 'concede')),
    value TEXT NOT NULL,
    PRIMARY KEY (game, turn, power, kind)
) STRICT, WITHOUT ROWID;

-- Letters between the people of a game, and what the judge announced to all of them.
CREATE TABLE press (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    phase TEXT NOT NULL,
    sender TEXT NOT NULL,                        -- a power, Master, Observer or Judge: never shown for grey press
    seat INTEGER REFERENCES seats (id),          -- the sender's, so that press can be answered
    grey INTEGER NOT NULL DEFAULT 0,
    heading TEXT NOT NULL,                       -- as the readers saw it
    public INTEGER NOT NULL,                     -- everybody could read it
    body TEXT NOT NULL,
    sent TEXT NOT NULL
) STRICT;
CREATE INDEX press_by_game ON press (game, id);

-- Who did what to which game. Append-only; no passwords, no press.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    game INTEGER REFERENCES games (id),
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    letter INTEGER                               -- the inbox row that asked for it; none for the clock
) STRICT;
CREATE INDEX journal_by_game ON journal (game, id);
