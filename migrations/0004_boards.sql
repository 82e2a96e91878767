-- The boards that games are played on, as the texts of their folders: a game plays on with the board that it began with,
-- whatever becomes of the folder. Games on the same board share it.
CREATE TABLE boards (
    digest TEXT PRIMARY KEY,                     -- SHA-256 of `files`
    files TEXT NOT NULL                          -- JSON: {"fleet_rome": {"variant.toml": "..."}, "standard": {...}}; the
                                                 -- board itself first, then what it is based on
) STRICT;

-- As it was when the game was created, and again when it started. While the game forms, it is only used if there is no
-- such variant any more.
ALTER TABLE games ADD COLUMN board TEXT REFERENCES boards (digest);
-- 1: the board was changed by mail; it is the game's own from its creation.
ALTER TABLE games ADD COLUMN morphed INTEGER NOT NULL DEFAULT 0;
