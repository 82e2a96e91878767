-- No number of a person, a game, a seat or a letter is ever used twice: it is in tokens, in letters and in other rows, and what
-- was meant for somebody who is gone must not reach the next one. (Rows of the record, such as `phases`, `journal` and `edits`,
-- are never deleted, and nothing refers to them by number.) References are kept whole for any program that writes here, also
-- with foreign keys off: Chancery makes the triggers for that by itself, one set for each REFERENCES (`whole_...`).

CREATE TABLE new_users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    country TEXT NOT NULL DEFAULT '',
    level TEXT NOT NULL DEFAULT '',
    site TEXT NOT NULL DEFAULT '',
    timezone TEXT NOT NULL DEFAULT 'UTC',
    package INTEGER NOT NULL DEFAULT 0,
    registered TEXT NOT NULL,
    brief INTEGER NOT NULL DEFAULT 0,            -- wants the answers of the judge short, without a form
    token INTEGER NOT NULL DEFAULT 1,            -- the generation of their own reply token
    width INTEGER NOT NULL DEFAULT 72,           -- how many columns they want letters to have; 0: each paragraph is one line
    reminders TEXT,                              -- how long before a deadline, in hours: '24 6'; empty: never; NULL: as all
    privacy TEXT CHECK (privacy IN ('all', 'players', 'none')), -- who may look them up; NULL: as the judge has it
    digest INTEGER NOT NULL DEFAULT 0            -- wants press and news in one letter a day
) STRICT;
INSERT INTO new_users SELECT id, name, country, level, site, timezone, package, registered, brief, token, width, reminders,
    privacy, digest FROM users;
DROP TABLE users;
ALTER TABLE new_users RENAME TO users;

CREATE TABLE new_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    variant TEXT NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}',         -- JSON: only what differs from the defaults
    life TEXT NOT NULL CHECK (life IN ('forming', 'running', 'paused', 'finished', 'terminated')),
    position TEXT,                               -- JSON, from the start on
    turn INTEGER NOT NULL DEFAULT 0,             -- the number in (demo.003); 0 while forming
    phase TEXT NOT NULL DEFAULT '',              -- S1901M
    turn_began TEXT,
    deadline TEXT,
    deadline_set TEXT,                           -- when that was decided
    grace TEXT,                                  -- when grace ends
    earliest TEXT,                               -- not processed before
    reminded TEXT,
    late_noticed TEXT,
    abandoned TEXT,                              -- grace ended without orders: no clock runs
    all_in TEXT,                                 -- since when all orders are in
    next_at TEXT,                                -- when the clock has to look at this game again
    created TEXT NOT NULL,
    started TEXT,
    ended TEXT,
    board TEXT REFERENCES boards (digest),       -- as it was at the start; while the game forms, as it was when it was created
    morphed INTEGER NOT NULL DEFAULT 0,          -- 1: the board was changed by mail
    hands TEXT,                                  -- which powers were dealt out, and which go together; NULL: each alone
    outcome TEXT CHECK (outcome IN ('victory', 'draw', 'concession')), -- NULL: no result
    winners TEXT,                                -- JSON, with an outcome: ["England", "New Italy"]
    outcome_by TEXT,                             -- by which condition, in words: 18 centres; may be empty
    family TEXT NOT NULL DEFAULT 'diplomacy',    -- the folder under `variants/` in which its variant is
    secret TEXT NOT NULL DEFAULT '',             -- of all chance in this game: 32 bytes, in hexadecimal digits
    paused TEXT,                                 -- since when, and when it goes on by itself
    paused_until TEXT,
    muster TEXT,                                 -- before the start: until when its players are to confirm
    join_password TEXT                           -- argon2id: what one must know to join; NULL: nothing
) STRICT;
INSERT INTO new_games SELECT id, name, variant, settings, life, position, turn, phase, turn_began, deadline, deadline_set, grace,
    earliest, reminded, late_noticed, abandoned, all_in, next_at, created, started, ended, board, morphed, hands, outcome,
    winners, outcome_by, family, secret, paused, paused_until, muster, join_password FROM games;
DROP TABLE games;
ALTER TABLE new_games RENAME TO games;
CREATE INDEX games_by_clock ON games (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX games_by_life ON games (life);

-- Who sat where, from when to when. A tenure is ended, never overwritten.
CREATE TABLE new_seats (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    role TEXT NOT NULL CHECK (role IN ('player', 'observer', 'master')),
    power TEXT,                                  -- from the start on
    user INTEGER NOT NULL REFERENCES users (id),
    password TEXT NOT NULL,                      -- argon2id
    token INTEGER NOT NULL DEFAULT 1,            -- generation of its reply token
    address TEXT,                                -- where its mail goes, if not to the user's own address
    preference TEXT NOT NULL DEFAULT '',
    wait INTEGER NOT NULL DEFAULT 0,
    n_late INTEGER NOT NULL DEFAULT 0,
    abandoned TEXT,                              -- since when anybody may take it over
    since TEXT NOT NULL,
    until TEXT,
    why_ended TEXT,
    error INTEGER NOT NULL DEFAULT 0,            -- the last orders held a line that could not be read or carried out
    assigned TEXT,                               -- before the start: the power that the master has given it
    nudged TEXT,                                 -- when the master last reminded its holder
    visit INTEGER NOT NULL DEFAULT 0,            -- the keeper's, for one letter
    leaving TEXT,                                -- the player seeks a replacement: what they say of it
    sitter INTEGER REFERENCES users (id),        -- who may order for the player, and from when to when
    sits_from TEXT,
    sits_until TEXT,
    sits INTEGER NOT NULL DEFAULT 0,             -- it has begun, and they have been told
    sitter_reads INTEGER NOT NULL DEFAULT 0,     -- press, too
    all_press INTEGER NOT NULL DEFAULT 0,        -- wants copies of partial press
    no_broadcast INTEGER NOT NULL DEFAULT 0,     -- wants no broadcasts
    n_extended INTEGER NOT NULL DEFAULT 0,       -- how often its holder has put off a deadline alone: in all,
    n_spent INTEGER NOT NULL DEFAULT 0,          -- how much of it counts still,
    extended_turn INTEGER NOT NULL DEFAULT 0,    -- and the latest turn
    late_turn INTEGER NOT NULL DEFAULT 0,        -- the latest turn for which its orders were late
    ready INTEGER NOT NULL DEFAULT 0,            -- has confirmed before the start
    approved INTEGER NOT NULL DEFAULT 1          -- 0: waits for the master's yes, and is no player yet
) STRICT;
INSERT INTO new_seats SELECT id, game, role, power, user, password, token, address, preference, wait, n_late, abandoned, since,
    until, why_ended, error, assigned, nudged, visit, leaving, sitter, sits_from, sits_until, sits, sitter_reads, all_press,
    no_broadcast, n_extended, n_spent, extended_turn, late_turn, ready, approved FROM seats;
DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;
CREATE INDEX seats_by_game ON seats (game) WHERE until IS NULL;
CREATE INDEX seats_by_user ON seats (user);
CREATE INDEX seats_by_sitter ON seats (sitter) WHERE sitter IS NOT NULL;

-- Letters between the people of a game, and what the judge announced to all of them.
CREATE TABLE new_press (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    phase TEXT NOT NULL,
    sender TEXT NOT NULL,                        -- a power, Master, Observer or Judge: never shown for grey press
    seat INTEGER REFERENCES seats (id),          -- the sender's, so that press can be answered
    grey INTEGER NOT NULL DEFAULT 0,
    heading TEXT NOT NULL,                       -- as the readers saw it
    public INTEGER NOT NULL,                     -- everybody could read it
    body TEXT NOT NULL,
    sent TEXT NOT NULL,
    thread TEXT NOT NULL DEFAULT ''              -- the Message-IDs of the thread of its letter, oldest first, its own last
) STRICT;
INSERT INTO new_press SELECT id, game, phase, sender, seat, grey, heading, public, body, sent, thread FROM press;
DROP TABLE press;
ALTER TABLE new_press RENAME TO press;
CREATE INDEX press_by_game ON press (game, id);

-- Letters in. A letter is stored here before its source is told, and done in the transaction of all that it causes.
CREATE TABLE new_inbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    source TEXT NOT NULL UNIQUE,                 -- maildir:..., imap:..., stdin:...
    raw BLOB,                                    -- erased once the letter is done
    size INTEGER NOT NULL,
    received TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done', 'silent', 'stuck')),
    attempts INTEGER NOT NULL DEFAULT 0,
    sender TEXT COLLATE NOCASE,
    proved INTEGER NOT NULL DEFAULT 0,           -- by a reply token: such letters are counted apart, so that nobody
                                                 -- can use up the letters of somebody else by writing in their name
    digest TEXT,                                 -- of sender, subject, date and body, with the Message-ID
    note TEXT,                                   -- why it was not answered, or what went wrong
    answer TEXT CHECK (answer IN ('useful', 'vain', 'full')), -- what came of it, if it was answered,
    answer_bytes INTEGER NOT NULL DEFAULT 0      -- and how long the answer was
) STRICT;
INSERT INTO new_inbox SELECT id, source, raw, size, received, state, attempts, sender, proved, digest, note, answer, answer_bytes
    FROM inbox;
DROP TABLE inbox;
ALTER TABLE new_inbox RENAME TO inbox;
CREATE INDEX inbox_new ON inbox (id) WHERE state = 'new';
CREATE INDEX inbox_by_digest ON inbox (digest) WHERE digest IS NOT NULL;
CREATE INDEX inbox_by_sender ON inbox (sender, proved, received) WHERE state = 'done';
CREATE INDEX inbox_senders ON inbox (received) WHERE state IN ('done', 'silent') AND sender IS NOT NULL;
CREATE INDEX inbox_done ON inbox (state, received) WHERE state IN ('done', 'silent');
CREATE INDEX inbox_waiting ON inbox (received) WHERE state = 'new';
CREATE INDEX inbox_stuck ON inbox (id) WHERE state = 'stuck';

-- Letters out. A row is 'sent' only after the next server has taken it; a 'held' one waits for the keeper.
CREATE TABLE new_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    reply_to TEXT,
    in_reply_to TEXT,
    reference TEXT NOT NULL DEFAULT '',          -- the ids of the thread, oldest first
    is_reply INTEGER NOT NULL,                   -- auto-replied or auto-generated
    written TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'held', 'sent', 'refused')),
    attempts INTEGER NOT NULL DEFAULT 0,
    not_before TEXT NOT NULL,
    last_reply TEXT,                             -- what the server said; of a held letter, what it waits for
    letter INTEGER,                              -- the inbox row that caused it
    game INTEGER                                 -- the game that it is about
) STRICT;
INSERT INTO new_outbox SELECT id, recipient, subject, body, reply_to, in_reply_to, reference, is_reply, written, state, attempts,
    not_before, last_reply, letter, game FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
-- Letters about games go out before all others: results do not wait behind answers to strangers.
CREATE INDEX outbox_new ON outbox (game IS NULL, not_before, id) WHERE state = 'new';
CREATE INDEX outbox_held ON outbox (id) WHERE state = 'held';
-- Old letters are forgotten, their texts first. Each index holds the rows that still have something to lose.
CREATE INDEX outbox_texts ON outbox (written) WHERE state IN ('sent', 'refused') AND body <> '';
CREATE INDEX outbox_done ON outbox (written) WHERE state IN ('sent', 'refused');

-- The numbers go on after the highest that any row still speaks of.
DELETE FROM sqlite_sequence WHERE name IN ('users', 'games', 'seats', 'press', 'inbox', 'outbox');
INSERT INTO sqlite_sequence (name, seq) SELECT 'users', coalesce(max(id), 0) FROM (
    SELECT id FROM users UNION ALL SELECT user FROM reserves UNION ALL SELECT user FROM offers
    UNION ALL SELECT user FROM opening_notices UNION ALL SELECT inviter FROM invitations
    UNION ALL SELECT inviter FROM invitations_sent UNION ALL SELECT user FROM reliability
    UNION ALL SELECT user FROM addresses UNION ALL SELECT user FROM seats UNION ALL SELECT sitter FROM seats);
INSERT INTO sqlite_sequence (name, seq) SELECT 'games', coalesce(max(id), 0) FROM (
    SELECT id FROM games UNION ALL SELECT game FROM seats UNION ALL SELECT game FROM phases UNION ALL SELECT game FROM journal
    UNION ALL SELECT game FROM press UNION ALL SELECT game FROM former_names UNION ALL SELECT game FROM outbox
    UNION ALL SELECT game FROM orders UNION ALL SELECT game FROM reliability);
INSERT INTO sqlite_sequence (name, seq) SELECT 'seats', coalesce(max(id), 0) FROM (
    SELECT id FROM seats UNION ALL SELECT seat FROM press UNION ALL SELECT seat FROM press_readers
    UNION ALL SELECT seat FROM threads UNION ALL SELECT seat FROM questions UNION ALL SELECT seat FROM notes
    UNION ALL SELECT seat FROM proposals UNION ALL SELECT seat FROM wrong_passwords UNION ALL SELECT seat FROM kept_orders
    UNION ALL SELECT seat FROM absences UNION ALL SELECT seat FROM digests);
INSERT INTO sqlite_sequence (name, seq) SELECT 'press', coalesce(max(id), 0) FROM (
    SELECT id FROM press UNION ALL SELECT press FROM press_readers);
INSERT INTO sqlite_sequence (name, seq) SELECT 'inbox', coalesce(max(id), 0) FROM (
    SELECT id FROM inbox UNION ALL SELECT letter FROM outbox UNION ALL SELECT letter FROM journal
    UNION ALL SELECT letter FROM earlier_orders);
INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox', coalesce(max(id), 0) FROM outbox;

-- People who were deleted by hand, with foreign keys off: nothing of theirs waits for anybody who comes later, and their seats
-- are a former player's.
DELETE FROM addresses WHERE user NOT IN (SELECT id FROM users);
DELETE FROM reserves WHERE user NOT IN (SELECT id FROM users);
DELETE FROM offers WHERE user NOT IN (SELECT id FROM users);
DELETE FROM opening_notices WHERE user NOT IN (SELECT id FROM users);
DELETE FROM invitations WHERE inviter NOT IN (SELECT id FROM users);
DELETE FROM invitations_sent WHERE inviter NOT IN (SELECT id FROM users);
DELETE FROM reliability WHERE user NOT IN (SELECT id FROM users);
UPDATE seats SET sitter = NULL WHERE sitter NOT IN (SELECT id FROM users);
INSERT INTO users (id, name, registered)
    SELECT user, 'A former player', min(since) FROM seats WHERE user NOT IN (SELECT id FROM users) GROUP BY user;
