-- Set-ups that people have kept for games to come, by a name of their own.
CREATE TABLE set_ups (
    user INTEGER NOT NULL REFERENCES users (id),
    family TEXT NOT NULL,                        -- 'stratego'
    board TEXT NOT NULL,                         -- the name of its folder: 'classic'
    name TEXT NOT NULL COLLATE NOCASE,           -- 'Fortress'
    line TEXT NOT NULL,                          -- the order in canonical form
    saved TEXT NOT NULL,
    PRIMARY KEY (user, family, board, name)
) STRICT;
