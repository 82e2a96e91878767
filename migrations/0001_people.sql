-- People: who they are and where they read their mail. Times are UTC, as text: 2026-11-21T09:40:00Z.
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    country TEXT NOT NULL DEFAULT '',
    level TEXT NOT NULL DEFAULT '',
    site TEXT NOT NULL DEFAULT '',
    timezone TEXT NOT NULL DEFAULT 'UTC',
    package INTEGER NOT NULL DEFAULT 0,
    registered TEXT NOT NULL
) STRICT;

CREATE TABLE addresses (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    user INTEGER NOT NULL REFERENCES users (id),
    since TEXT NOT NULL
) STRICT;
CREATE INDEX addresses_by_user ON addresses (user);

-- What a letter asked for that must wait until its sender has proved that the address is theirs. No number is ever used
-- twice: tokens are made of it, and an old one must not confirm somebody else's lines.
CREATE TABLE held (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL COLLATE NOCASE,
    lines TEXT NOT NULL,
    until TEXT NOT NULL
) STRICT;

-- Strangers who were told how to begin, and when (once a day at most).
CREATE TABLE strangers (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    told TEXT NOT NULL
) STRICT;
