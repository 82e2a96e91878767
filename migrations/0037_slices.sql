-- Nothing that the judge does each minute, or for each letter, goes through a whole table.

-- How a game stands in the list of games, as strangers see it. Whatever may change that makes `wants` NULL: then the judge looks
-- again, and whoever reads takes the game for one that may want players.
ALTER TABLE games ADD COLUMN wants INTEGER;      -- 1: somebody can join it, or take a power over
ALTER TABLE games ADD COLUMN press TEXT;         -- WGPF: which press there is, with `-` for what is not allowed
ALTER TABLE games ADD COLUMN hours REAL;         -- from one deadline of its main phase to the next

CREATE INDEX games_listed ON games (life, ended, deadline, name, variant, wants, press, hours, created, started)
    WHERE settings ->> 'listed' IS NOT 'no';
CREATE INDEX games_that_want ON games (life) WHERE wants IS NOT 0 AND settings ->> 'listed' IS NOT 'no';
CREATE INDEX games_to_look_at ON games (id) WHERE wants IS NULL;

-- A new position can only close what was open, unless a turn is undone or edited.
CREATE TRIGGER games_changed AFTER UPDATE OF life, settings, variant, board, hands, turn, position ON games
    WHEN NEW.life IS NOT OLD.life OR NEW.settings IS NOT OLD.settings OR NEW.variant IS NOT OLD.variant
        OR NEW.board IS NOT OLD.board OR NEW.hands IS NOT OLD.hands
        OR (OLD.wants IS NOT 0 OR NEW.turn <= OLD.turn) AND NEW.position IS NOT OLD.position
BEGIN
    UPDATE games SET wants = NULL WHERE id = NEW.id;
END;
CREATE TRIGGER games_joined AFTER INSERT ON seats WHEN NEW.role <> 'observer'
BEGIN
    UPDATE games SET wants = NULL WHERE id = NEW.game;
END;
CREATE TRIGGER games_left AFTER UPDATE OF role, power, until, abandoned, leaving, approved ON seats
    WHEN NEW.role IS NOT OLD.role OR NEW.power IS NOT OLD.power OR NEW.until IS NOT OLD.until
        OR NEW.abandoned IS NOT OLD.abandoned OR NEW.leaving IS NOT OLD.leaving OR NEW.approved IS NOT OLD.approved
BEGIN
    UPDATE games SET wants = NULL WHERE id = NEW.game;
END;
CREATE TRIGGER games_invited_to AFTER INSERT ON invitations WHEN NEW.power IS NOT NULL
BEGIN
    UPDATE games SET wants = NULL WHERE id = NEW.game;
END;
CREATE TRIGGER games_no_longer_invited_to AFTER DELETE ON invitations WHEN OLD.power IS NOT NULL
BEGIN
    UPDATE games SET wants = NULL WHERE id = OLD.game;
END;

-- Which letters name which pictures in their parts. A picture goes with the last letter that names it.
CREATE TABLE picture_letters (
    letter INTEGER NOT NULL,                     -- of the outbox
    picture TEXT NOT NULL,                       -- the key of the picture
    PRIMARY KEY (letter, picture)
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_letters_by_picture ON picture_letters (picture);
INSERT OR IGNORE INTO picture_letters (letter, picture)
    SELECT outbox.id, part.value ->> 'key' FROM outbox, json_each(outbox.parts) AS part
    WHERE outbox.parts <> '' AND part.value ->> 'key' IS NOT NULL;
DELETE FROM pictures WHERE key NOT IN (SELECT picture FROM picture_letters);

CREATE TRIGGER pictures_sent AFTER INSERT ON outbox WHEN NEW.parts <> ''
BEGIN
    INSERT OR IGNORE INTO picture_letters (letter, picture)
        SELECT NEW.id, value ->> 'key' FROM json_each(NEW.parts) WHERE value ->> 'key' IS NOT NULL;
END;
CREATE TRIGGER pictures_changed AFTER UPDATE OF parts ON outbox WHEN NEW.parts IS NOT OLD.parts
BEGIN
    INSERT OR IGNORE INTO picture_letters (letter, picture)
        SELECT NEW.id, value ->> 'key' FROM json_each(iif(NEW.parts = '', '[]', NEW.parts)) WHERE value ->> 'key' IS NOT NULL;
    DELETE FROM picture_letters WHERE letter = NEW.id AND picture NOT IN
        (SELECT value ->> 'key' FROM json_each(iif(NEW.parts = '', '[]', NEW.parts)) WHERE value ->> 'key' IS NOT NULL);
END;
CREATE TRIGGER pictures_deleted AFTER DELETE ON outbox WHEN OLD.parts <> ''
BEGIN
    DELETE FROM picture_letters WHERE letter = OLD.id;
END;
CREATE TRIGGER pictures_unnamed AFTER DELETE ON picture_letters
    WHEN NOT EXISTS (SELECT 1 FROM picture_letters WHERE picture = OLD.picture)
BEGIN
    DELETE FROM pictures WHERE key = OLD.picture;
END;

-- By game.
CREATE INDEX seats_in_game ON seats (game);
CREATE INDEX reliability_by_game ON reliability (game);
CREATE INDEX offers_by_game ON offers (game, power);
CREATE INDEX phases_by_time ON phases (adjudicated) WHERE undone IS NULL;

-- By address.
CREATE INDEX held_by_address ON held (address);
CREATE INDEX seats_with_address ON seats (id) WHERE address IS NOT NULL AND until IS NULL;

-- By time: what is forgotten.
CREATE INDEX bounces_by_day ON bounces (day);
CREATE INDEX codes_by_time ON codes (asked);
CREATE INDEX held_by_time ON held (until);
CREATE INDEX invitations_by_time ON invitations (until);
CREATE INDEX invitations_sent_by_time ON invitations_sent (sent);
CREATE INDEX offers_by_time ON offers (until);
CREATE INDEX questions_by_time ON questions (asked);
CREATE INDEX sessions_by_time ON sessions (until);
CREATE INDEX strangers_by_time ON strangers (told);
CREATE INDEX tallies_by_time ON tallies (hour);
CREATE INDEX wrong_passwords_by_time ON wrong_passwords (at);
