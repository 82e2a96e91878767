-- Small programs that the keeper adds, as texts: a game goes on with those that it began with, even if their files change.
CREATE TABLE scripts (
    digest TEXT PRIMARY KEY,                     -- SHA-256 of `text`
    name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;

-- JSON: the modules of the game, each with its name, digest, option and what it keeps; and what commands keep for it.
ALTER TABLE games ADD COLUMN modules TEXT;
-- JSON: the same of the modules before the phase was adjudicated, and all that they brought about in it.
ALTER TABLE phases ADD COLUMN modules TEXT;
