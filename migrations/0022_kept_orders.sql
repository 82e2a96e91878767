-- What players keep for later: orders for a phase that has not begun, by its label, and their standing orders, by none.
CREATE TABLE kept_orders (
    seat INTEGER NOT NULL REFERENCES seats (id) ON DELETE CASCADE,
    phase TEXT NOT NULL,
    lines TEXT NOT NULL,                         -- orders, and blocks of IF, as they can be mailed back
    waits INTEGER NOT NULL DEFAULT 0,            -- SET WAIT for that phase
    used INTEGER,                                -- the turn in which they were used, or passed: a rollback brings them back
    n_used INTEGER NOT NULL DEFAULT 0,           -- standing orders: in how many turns in a row
    PRIMARY KEY (seat, phase)
) STRICT, WITHOUT ROWID;
