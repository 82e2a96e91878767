-- Does this person want press and news in one letter a day?
ALTER TABLE users ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;

-- What waits for that letter. It is deleted when the letter is written.
CREATE TABLE digests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    seat INTEGER NOT NULL REFERENCES seats (id) ON DELETE CASCADE,
    due TEXT NOT NULL,                           -- when the letter is to be written
    subject TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX digests_by_time ON digests (due);
CREATE INDEX digests_by_seat ON digests (seat);
