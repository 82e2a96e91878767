-- Before the start: who may join a game, who was invited to it, and who has confirmed that they still want to play.
ALTER TABLE games ADD COLUMN muster TEXT;        -- until when its players are to confirm
ALTER TABLE games ADD COLUMN join_password TEXT; -- argon2id: what one must know to join; NULL: nothing

ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;    -- has confirmed
ALTER TABLE seats ADD COLUMN approved INTEGER NOT NULL DEFAULT 1; -- 0: waits for the master's yes, and is no player yet

-- Who may play in a game and who may not, by address; `*@example.org` is everybody there.
CREATE TABLE guests (
    game INTEGER NOT NULL REFERENCES games (id),
    pattern TEXT NOT NULL COLLATE NOCASE,
    allowed INTEGER NOT NULL,
    PRIMARY KEY (game, pattern)
) STRICT, WITHOUT ROWID;

-- Invitations that nobody has answered yet.
CREATE TABLE invitations (
    game INTEGER NOT NULL REFERENCES games (id),
    address TEXT NOT NULL COLLATE NOCASE,
    power TEXT,                                  -- a seat is held for them, with this power
    inviter INTEGER NOT NULL REFERENCES users (id),
    held INTEGER NOT NULL,                       -- the lines that a yes carries out
    sent TEXT NOT NULL,
    until TEXT NOT NULL,
    PRIMARY KEY (game, address)
) STRICT, WITHOUT ROWID;
-- All that were sent lately, whatever became of them: nobody is flooded.
CREATE TABLE invitations_sent (
    address TEXT NOT NULL COLLATE NOCASE,
    inviter INTEGER NOT NULL REFERENCES users (id),
    sent TEXT NOT NULL
) STRICT;
CREATE INDEX invitations_sent_by_address ON invitations_sent (address, sent);
CREATE INDEX invitations_sent_by_inviter ON invitations_sent (inviter, sent);
-- Addresses that want no invitations.
CREATE TABLE uninvited (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    since TEXT NOT NULL
) STRICT;

-- What is carried out if the holder of the address says no; NULL: this was no offer, but a request to confirm.
ALTER TABLE held ADD COLUMN otherwise TEXT;

-- Questions to the holders of seats, with the lines that a plain yes and a plain no stand for. No number is ever used twice:
-- tokens are made of it.
CREATE TABLE questions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    seat INTEGER NOT NULL REFERENCES seats (id),
    yes TEXT NOT NULL,
    no TEXT NOT NULL,
    asked TEXT NOT NULL
) STRICT;
