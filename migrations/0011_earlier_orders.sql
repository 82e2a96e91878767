-- What was on file for a power before each letter that changed it: UNDO brings it back. Only of the phase that is on, and
-- only of its latest letters.
CREATE TABLE earlier_orders (
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    letter INTEGER NOT NULL,                     -- the inbox row that changed it
    power TEXT NOT NULL,
    orders TEXT NOT NULL,
    typed TEXT NOT NULL,
    filed TEXT NOT NULL,
    PRIMARY KEY (game, turn, letter, power)
) STRICT, WITHOUT ROWID;
