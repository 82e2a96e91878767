-- A number of held lines that was used once is never used again: its token is still in somebody's mailbox.
CREATE TABLE held_again (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL COLLATE NOCASE,
    lines TEXT NOT NULL,
    until TEXT NOT NULL
) STRICT;
INSERT INTO held_again SELECT id, address, lines, until FROM held;
DROP TABLE held;
ALTER TABLE held_again RENAME TO held;

-- Was it proved, by a reply token, who wrote a letter? Such letters are counted apart: nobody can use up the letters of
-- somebody else by writing in their name.
ALTER TABLE inbox ADD COLUMN proved INTEGER NOT NULL DEFAULT 0;

-- Wrong passwords that were given for a seat, kept for an hour.
CREATE TABLE wrong_passwords (
    seat INTEGER NOT NULL REFERENCES seats (id),
    at TEXT NOT NULL
) STRICT;
CREATE INDEX wrong_passwords_by_seat ON wrong_passwords (seat, at);
