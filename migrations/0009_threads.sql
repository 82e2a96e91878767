-- The first letter of each thread that the holder of a seat got: all later ones refer to it.
CREATE TABLE threads (
    seat INTEGER NOT NULL REFERENCES seats (id),
    topic TEXT NOT NULL,                         -- 'game', 'turn 3', 'press Austria, Turkey'
    message_id TEXT NOT NULL,
    PRIMARY KEY (seat, topic)
) STRICT, WITHOUT ROWID;

-- The Message-IDs of the thread that the letter with the press belonged to, oldest first, its own last.
ALTER TABLE press ADD COLUMN thread TEXT NOT NULL DEFAULT '';
