-- Erasing a person is one row. Everyone who was ever here has a number in `people`, to which the record of games refers. All that is
-- personal hangs on their row in `users`, by references that cascade: when it is deleted, all of that goes.
CREATE TABLE people (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT;
INSERT INTO people SELECT id FROM users;
-- No number is used twice.
INSERT INTO sqlite_sequence (name, seq) SELECT 'people', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'people');
UPDATE sqlite_sequence SET seq = max(seq, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'users'), 0)) WHERE name = 'people';
DELETE FROM sqlite_sequence WHERE name = 'users';

-- People who had themselves erased before this are no longer `users`.
CREATE TEMP TABLE erased AS SELECT id FROM users WHERE name = 'A former player' AND guest_until IS NULL
    AND id NOT IN (SELECT user FROM addresses);
DELETE FROM reserves WHERE user IN (SELECT id FROM erased);
DELETE FROM offers WHERE user IN (SELECT id FROM erased);
DELETE FROM opening_notices WHERE user IN (SELECT id FROM erased);
DELETE FROM set_ups WHERE user IN (SELECT id FROM erased);
DELETE FROM reliability WHERE user IN (SELECT id FROM erased);
DELETE FROM invitations_sent WHERE inviter IN (SELECT id FROM erased);
DELETE FROM outbox WHERE user IN (SELECT id FROM erased);
UPDATE sessions SET guest = NULL WHERE guest IN (SELECT id FROM erased);
UPDATE inbox SET guest = NULL WHERE guest IN (SELECT id FROM erased);
UPDATE seats SET sitter = NULL WHERE sitter IN (SELECT id FROM erased);
DELETE FROM users WHERE id IN (SELECT id FROM erased);
DELETE FROM moves WHERE user IN (SELECT id FROM erased);
UPDATE outbox SET user = NULL WHERE user NOT IN (SELECT id FROM users);

-- What a seat has of its holder, who may be erased, and not of the game.
CREATE TABLE holders (
    seat INTEGER PRIMARY KEY REFERENCES seats (id),
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    password TEXT NOT NULL,                      -- argon2id
    token INTEGER NOT NULL DEFAULT 1,            -- generation of its reply token
    address TEXT,                                -- where its mail goes, if not to the user's own address
    preference TEXT NOT NULL DEFAULT '',
    leaving TEXT                                 -- the player seeks a replacement: what they say of it
) STRICT;
INSERT INTO holders (seat, user, password, token, address, preference, leaving)
    SELECT id, user, password, token, address, preference, leaving FROM seats WHERE user IN (SELECT id FROM users);
CREATE INDEX holders_by_user ON holders (user);
CREATE INDEX holders_with_address ON holders (seat) WHERE address IS NOT NULL;
DROP INDEX seats_with_address;
DROP TRIGGER games_left;
ALTER TABLE seats DROP COLUMN password;
ALTER TABLE seats DROP COLUMN token;
ALTER TABLE seats DROP COLUMN address;
ALTER TABLE seats DROP COLUMN preference;
ALTER TABLE seats DROP COLUMN leaving;
CREATE TRIGGER games_left AFTER UPDATE OF role, power, until, abandoned, approved ON seats
    WHEN NEW.role IS NOT OLD.role OR NEW.power IS NOT OLD.power OR NEW.until IS NOT OLD.until
        OR NEW.abandoned IS NOT OLD.abandoned OR NEW.approved IS NOT OLD.approved
BEGIN
    UPDATE games SET wants = NULL WHERE id = NEW.game;
END;
CREATE TRIGGER games_offered AFTER UPDATE OF leaving ON holders WHEN NEW.leaving IS NOT OLD.leaving
BEGIN
    UPDATE games SET wants = NULL WHERE id = (SELECT game FROM seats WHERE id = NEW.seat);
END;
CREATE TRIGGER games_no_longer_held AFTER DELETE ON holders
BEGIN
    UPDATE games SET wants = NULL WHERE id = (SELECT game FROM seats WHERE id = OLD.seat);
END;

-- What was on file for the holders of seats that are nobody's goes now.
DELETE FROM absences WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM calendar_entries WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM digests WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM drafts WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM ignored WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM kept_orders WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM move_answers WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM notes WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM press_drafts WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM press_readers WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM questions WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM threads WHERE seat NOT IN (SELECT seat FROM holders);
DELETE FROM wrong_passwords WHERE seat NOT IN (SELECT seat FROM holders);

-- The words of press. What everybody could read, and what the judge wrote, stays when its writer is erased.
CREATE TABLE press_texts (
    press INTEGER PRIMARY KEY REFERENCES press (id) ON DELETE CASCADE,
    user INTEGER REFERENCES users (id) ON DELETE CASCADE, -- with whom it goes; NULL: it stays
    body TEXT NOT NULL
) STRICT;
INSERT INTO press_texts (press, user, body) SELECT press.id, iif(press.public, NULL, holders.user), press.body
    FROM press LEFT JOIN holders ON holders.seat = press.seat;
CREATE INDEX press_texts_by_user ON press_texts (user) WHERE user IS NOT NULL;
ALTER TABLE press DROP COLUMN body;

-- A letter out that is deleted within a minute when it has gone: it tells of somebody who has been erased meanwhile.
ALTER TABLE outbox ADD COLUMN fleeting INTEGER NOT NULL DEFAULT 0;
CREATE INDEX outbox_fleeting ON outbox (id) WHERE fleeting;

-- What a reference means is only said in the schema, and nothing in the tables' rows changes: so its text is changed, as SQLite's
-- manual says (ALTER TABLE, 7).
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'id INTEGER PRIMARY KEY AUTOINCREMENT', 'id INTEGER PRIMARY KEY REFERENCES people (id)')
    WHERE type = 'table' AND name = 'users';
UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL REFERENCES users (id)', 'NOT NULL REFERENCES people (id)')
    WHERE type = 'table' AND name IN ('seats', 'invitations');
UPDATE sqlite_schema SET sql = replace(sql, 'sitter INTEGER REFERENCES users (id)', 'sitter INTEGER REFERENCES users (id) ON DELETE SET NULL')
    WHERE type = 'table' AND name = 'seats';
UPDATE sqlite_schema SET sql = replace(sql, 'user INTEGER', 'user INTEGER REFERENCES users (id) ON DELETE CASCADE')
    WHERE type = 'table' AND name = 'outbox';
UPDATE sqlite_schema SET sql = replace(sql, 'REFERENCES users (id)', 'REFERENCES users (id) ON DELETE CASCADE')
    WHERE type = 'table' AND name IN ('addresses', 'inbox', 'invitations_sent', 'moves', 'offers', 'opening_notices', 'reliability', 'reserves',
        'sessions', 'set_ups');
UPDATE sqlite_schema SET sql = replace(replace(sql, 'REFERENCES seats (id) ON DELETE CASCADE', 'REFERENCES seats (id)'),
        'seat INTEGER NOT NULL REFERENCES seats (id)', 'seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE')
    WHERE type = 'table' AND name IN ('absences', 'digests', 'drafts', 'ignored', 'kept_orders', 'move_answers', 'notes', 'press_drafts', 'press_readers',
        'questions', 'threads', 'wrong_passwords');
UPDATE sqlite_schema SET sql = replace(sql, 'PRIMARY KEY REFERENCES seats (id)', 'PRIMARY KEY REFERENCES holders (seat) ON DELETE CASCADE')
    WHERE type = 'table' AND name = 'calendar_entries';
PRAGMA writable_schema = RESET;
DROP TABLE erased;
