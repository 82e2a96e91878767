-- The web front. What a browser posts is a letter: lines of text, from an address that its session has proved.
ALTER TABLE inbox ADD COLUMN way TEXT NOT NULL DEFAULT 'mail' CHECK (way IN ('mail', 'web'));
ALTER TABLE inbox ADD COLUMN address TEXT COLLATE NOCASE; -- by web: whose session it is
ALTER TABLE inbox ADD COLUMN fresh INTEGER NOT NULL DEFAULT 0; -- by web: the session began a few minutes ago

-- The answer to a post is shown on a page, and not mailed unless its reader wants that.
ALTER TABLE outbox ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN said TEXT NOT NULL DEFAULT ''; -- an answer line by line, as JSON: what was read, what came of it, and why
ALTER TABLE outbox ADD COLUMN user INTEGER;      -- for whom it is, if they are registered
ALTER TABLE outbox ADD COLUMN seat INTEGER;      -- and for which seat, if it is for one
CREATE INDEX outbox_by_letter ON outbox (letter) WHERE letter IS NOT NULL;
CREATE INDEX outbox_by_user ON outbox (user, id) WHERE user IS NOT NULL;

ALTER TABLE users ADD COLUMN feeds INTEGER NOT NULL DEFAULT 0;    -- the generation of the address of their feeds; not above 0: none

-- Browsers that have proved an address. The number in the browser's cookie is not here, but its SHA-256.
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    digest TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL COLLATE NOCASE,
    began TEXT NOT NULL,
    fresh TEXT NOT NULL,                         -- when a code was last entered
    seen TEXT NOT NULL,                          -- by the hour
    until TEXT NOT NULL,
    local INTEGER NOT NULL DEFAULT 0,            -- by the start code of a judge without a mail server: it may be anybody
    browser TEXT NOT NULL DEFAULT ''             -- its kind, in a few words of ours
) STRICT;
CREATE INDEX sessions_by_address ON sessions (address);

-- Codes to sign in with that were given out. The code is not here: it is made from the number of its row and the judge's secret.
CREATE TABLE codes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL COLLATE NOCASE,
    browser TEXT,                                -- SHA-256 of the number in the browser that asked; NULL: it was asked for by letter
    source TEXT NOT NULL,                        -- keyed digest of the place in the network that asked for it
    asked TEXT NOT NULL,
    until TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX codes_by_address ON codes (address, asked);
CREATE INDEX codes_by_source ON codes (source, asked);

-- Press in threads: among whom it goes, as its readers know.
ALTER TABLE press ADD COLUMN among TEXT NOT NULL DEFAULT ''; -- 'all', 'all but' and names, 'to' and names, 'grey'
ALTER TABLE press_readers ADD COLUMN among TEXT;             -- as they saw it, if not as the others did
ALTER TABLE press_readers ADD COLUMN seen TEXT;              -- when they have read it on a page
CREATE TABLE press_drafts (
    seat INTEGER NOT NULL REFERENCES seats (id),
    among TEXT NOT NULL,
    body TEXT NOT NULL,
    kept TEXT NOT NULL,
    PRIMARY KEY (seat, among)
) STRICT;

-- Orders that count for nothing yet: what a player has begun to write for the phase that is on.
CREATE TABLE drafts (
    seat INTEGER NOT NULL REFERENCES seats (id),
    power TEXT NOT NULL,
    phase TEXT NOT NULL,
    lines TEXT NOT NULL,
    saved TEXT NOT NULL,
    PRIMARY KEY (seat, power)
) STRICT;
