-- The schema of 0.1.0, in the order of the alphabet. Once that is released, this file is never edited: later ones change what is here.
-- Times are UTC, as text: 2026-11-21T09:40:00Z. What is not said of a column, its name says.

-- Times in which the holder of a seat is away: no new deadline falls in them.
CREATE TABLE absences (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    since TEXT NOT NULL,
    until TEXT NOT NULL
);
CREATE INDEX absences_by_seat ON absences (seat);

-- Where people read their mail. The first of a person is the one that is written to.
CREATE TABLE addresses (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    since TEXT NOT NULL
) STRICT;
CREATE INDEX addresses_by_user ON addresses (user);

-- The players who have agreed to a proposal, or not.
CREATE TABLE agreements (
    proposal INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL REFERENCES seats (id),
    agrees INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (proposal, seat)
) STRICT, WITHOUT ROWID;

-- The boards that games are played on, as the texts of their folders: a game plays on with the board that it began with, whatever becomes of the folder. Games on the same board share it.
CREATE TABLE boards (
    digest TEXT PRIMARY KEY, -- SHA-256 of `files`
    files TEXT NOT NULL -- JSON: {"fleet_rome": {"variant.toml": "..."}, "standard": {...}}; the board, and those that it builds on
) STRICT;

-- Addresses that letters did not reach: a row for each day on which that was reported. On each day one report counts.
CREATE TABLE bounces (
    address TEXT NOT NULL COLLATE NOCASE,
    day TEXT NOT NULL, -- 2026-11-21
    since TEXT NOT NULL, -- when the first of them was written or tried
    hard INTEGER NOT NULL DEFAULT 0, -- how many letters will never arrive
    soft INTEGER NOT NULL DEFAULT 0, -- how many reports left that open
    why TEXT NOT NULL, -- what was said last
    PRIMARY KEY (address, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX bounces_by_day ON bounces (day);

-- Entries in the calendar of the holder of a seat: what it has been told of the game's deadlines (SET CALENDAR), by the judge's own invitations or by files that came with letters.
CREATE TABLE calendar_entries (
    seat INTEGER PRIMARY KEY REFERENCES holders (seat) ON DELETE CASCADE,
    sequence INTEGER NOT NULL, -- how many changes it has been told of
    turn INTEGER NOT NULL, -- the turn that it was last told of
    phase TEXT NOT NULL,
    deadline TEXT, -- what it was told then; NULL: that there is none
    grace TEXT,
    invited INTEGER NOT NULL -- the judge has put it there, and takes it out again
) STRICT;
CREATE INDEX calendar_entries_invited ON calendar_entries (deadline) WHERE invited;

-- Codes to sign in with that were given out. The code is not here: it is made from the number of its row and the judge's secret.
CREATE TABLE codes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL COLLATE NOCASE,
    browser TEXT, -- SHA-256 of the number in the browser that asked; NULL: it was asked for by letter
    asked TEXT NOT NULL,
    until TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX codes_by_address ON codes (address, asked);
CREATE INDEX codes_by_time ON codes (asked);

-- All that the judge has done for somebody, in each hour, charged to the purse of the one who bears it. An hour may be still to come,
-- if something waits for it.
CREATE TABLE costs (
    purse TEXT NOT NULL COLLATE NOCASE, -- keeper, person 17, newcomer and an address, mailbox and an address, strangers, network and a digest
    what TEXT NOT NULL, -- answers, posts, bytes, codes, files, vain, asked, full, sent
    hour TEXT NOT NULL, -- when it begins
    n INTEGER NOT NULL,
    PRIMARY KEY (purse, what, hour)
) STRICT, WITHOUT ROWID;
CREATE INDEX costs_by_time ON costs (hour);

-- Press and news that wait for the letter of the day, of those who want them in one. They are deleted when the letter is written.
CREATE TABLE digests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    due TEXT NOT NULL, -- when the letter is to be written
    subject TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX digests_by_seat ON digests (seat);
CREATE INDEX digests_by_time ON digests (due);

-- Orders that count for nothing yet: what a player has begun to write for the phase that is on.
CREATE TABLE drafts (
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    power TEXT NOT NULL,
    phase TEXT NOT NULL,
    lines TEXT NOT NULL,
    saved TEXT NOT NULL,
    PRIMARY KEY (seat, power)
) STRICT;

-- Letters that the keeper has dropped together, for a day: until then they can be brought back.
CREATE TABLE dropped (
    id INTEGER NOT NULL, -- the number of the drop
    letter TEXT NOT NULL, -- in12, out12 or held12
    address TEXT NOT NULL COLLATE NOCASE, -- from whom it is, or to whom it goes
    at TEXT NOT NULL, -- when it was dropped
    raw BLOB, -- of a letter in: its bytes
    was TEXT, -- its state before
    PRIMARY KEY (id, letter)
) STRICT, WITHOUT ROWID;

-- The orders that were on file for a power before each letter that changed it: UNDO brings it back. Only of the phase that is on, and only of its latest letters.
CREATE TABLE earlier_orders (
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    letter INTEGER NOT NULL, -- the inbox row that changed it
    power TEXT NOT NULL,
    orders TEXT NOT NULL,
    typed TEXT NOT NULL,
    filed TEXT NOT NULL,
    PRIMARY KEY (game, turn, letter, power)
) STRICT, WITHOUT ROWID;

-- The changes that masters have made in positions by hand. The lines lead again from the position before to the one after.
CREATE TABLE edits (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    lines TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    edited TEXT NOT NULL,
    undone TEXT -- by ROLLBACK
) STRICT;
CREATE INDEX edits_by_game ON edits (game);

-- People who have been erased: a backup of before must not bring them back.
CREATE TABLE erasures (
    at TEXT NOT NULL,
    seals TEXT NOT NULL, -- of their addresses, by the judge's secret
    PRIMARY KEY (at, seals)
) STRICT, WITHOUT ROWID;

-- Names that games had before they were renamed. A new game may take one.
CREATE TABLE former_names (
    name TEXT PRIMARY KEY COLLATE NOCASE,
    game INTEGER NOT NULL REFERENCES games (id)
) STRICT;

-- Games. Positions, orders and results are text in the game's own words, so that a keeper can read and mend them.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    variant TEXT NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}', -- JSON: only what differs from the defaults
    life TEXT NOT NULL CHECK (life IN ('forming', 'running', 'paused', 'finished', 'terminated')),
    position TEXT, -- JSON, from the start on
    turn INTEGER NOT NULL DEFAULT 0, -- the number in (demo.003); 0 while forming
    phase TEXT NOT NULL DEFAULT '', -- S1901M
    turn_began TEXT,
    deadline TEXT,
    deadline_set TEXT, -- when that was decided
    grace TEXT, -- when grace ends
    earliest TEXT, -- not processed before
    reminded TEXT,
    late_noticed TEXT,
    abandoned TEXT, -- grace ended without orders: no clock runs
    all_in TEXT, -- since when all orders are in
    next_at TEXT, -- when the clock has to look at this game again
    created TEXT NOT NULL,
    started TEXT,
    ended TEXT,
    board TEXT REFERENCES boards (digest), -- as it was at the start; while the game forms, as it was when it was created
    morphed INTEGER NOT NULL DEFAULT 0, -- 1: the board was changed by mail
    hands TEXT, -- which powers were dealt out, and which go together; NULL: each alone
    outcome TEXT CHECK (outcome IN ('victory', 'draw', 'concession')), -- NULL: no result
    winners TEXT, -- JSON, with an outcome: ["England", "New Italy"]
    outcome_by TEXT, -- by which condition, in words: 18 centres; may be empty
    family TEXT NOT NULL DEFAULT 'diplomacy', -- the folder under `variants/` in which its variant is
    secret TEXT NOT NULL DEFAULT '', -- of all chance in this game: 32 bytes, in hexadecimal digits
    paused TEXT, -- since when
    paused_until TEXT, -- when it goes on by itself
    muster TEXT, -- before the start: until when its players are to confirm
    join_password TEXT, -- argon2id: what one must know to join; NULL: nothing
    chains TEXT, -- JSON: the turn with which each chain of luck begins, and one more after each rollback; NULL: no luck, or luck of before chains
    computers TEXT, -- JSON: how computers play which powers, since when, and why they ordered what they did
    thinks TEXT, -- the powers whose computers are still to order in the turn that is on, one a line
    wants INTEGER, -- 1: somebody can join it, or take a power over
    press TEXT, -- WGPF: which press there is, with `-` for what is not allowed
    hours REAL, -- from one deadline of its main phase to the next
    modules TEXT -- JSON: its modules, each with name, digest, option and state; and what commands by script keep
) STRICT;
CREATE INDEX games_by_clock ON games (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX games_by_life ON games (life);
CREATE INDEX games_listed ON games (life, ended, deadline, name, variant, wants, press, hours, created, started) WHERE settings ->> 'listed' IS NOT 'no';
CREATE INDEX games_that_think ON games (id) WHERE thinks IS NOT NULL;
CREATE INDEX games_that_want ON games (life) WHERE wants IS NOT 0 AND settings ->> 'listed' IS NOT 'no';
CREATE INDEX games_to_look_at ON games (id) WHERE wants IS NULL;
CREATE TRIGGER games_changed AFTER UPDATE OF life, settings, variant, board, hands, turn, position ON games
    WHEN NEW.life IS NOT OLD.life OR NEW.settings IS NOT OLD.settings OR NEW.variant IS NOT OLD.variant
        OR NEW.board IS NOT OLD.board OR NEW.hands IS NOT OLD.hands
        OR (OLD.wants IS NOT 0 OR NEW.turn <= OLD.turn) AND NEW.position IS NOT OLD.position
BEGIN
    UPDATE games SET wants = NULL WHERE id = NEW.id;
END;

-- People who may play in a game, or may not, by address; `*@example.org` is everybody there.
CREATE TABLE guests (
    game INTEGER NOT NULL REFERENCES games (id),
    pattern TEXT NOT NULL COLLATE NOCASE,
    allowed INTEGER NOT NULL,
    PRIMARY KEY (game, pattern)
) STRICT, WITHOUT ROWID;

-- Lines of letters that must wait until their sender has proved that the address is theirs. No number is ever used twice: tokens are made of it, and an old one must not confirm somebody else's lines.
CREATE TABLE held (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL COLLATE NOCASE,
    lines TEXT NOT NULL,
    until TEXT NOT NULL,
    asked_by TEXT NOT NULL DEFAULT '', -- the address of somebody else who asked (I AM ALSO, SET ADDRESS): counted apart
    otherwise TEXT -- the lines that a no carries out; NULL: this was no offer
) STRICT;
CREATE INDEX held_by_address ON held (address);
CREATE INDEX held_by_time ON held (until);

-- What a seat has of its holder, and not of the game: all of it goes when they are erased.
CREATE TABLE holders (
    seat INTEGER PRIMARY KEY REFERENCES seats (id),
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    password TEXT NOT NULL, -- argon2id
    token INTEGER NOT NULL DEFAULT 1, -- generation of its reply token
    address TEXT, -- where its mail goes, if not to the user's own address
    preference TEXT NOT NULL DEFAULT '',
    leaving TEXT -- the player seeks a replacement: what they say of it
) STRICT;
CREATE INDEX holders_by_user ON holders (user);
CREATE INDEX holders_with_address ON holders (seat) WHERE address IS NOT NULL;
CREATE TRIGGER games_no_longer_held AFTER DELETE ON holders
BEGIN
    UPDATE games SET wants = NULL WHERE id = (SELECT game FROM seats WHERE id = OLD.seat);
END;
CREATE TRIGGER games_offered AFTER UPDATE OF leaving ON holders WHEN NEW.leaving IS NOT OLD.leaving
BEGIN
    UPDATE games SET wants = NULL WHERE id = (SELECT game FROM seats WHERE id = NEW.seat);
END;

-- The rules of the house: what the keeper allows and denies, by address; * stands for anything.
CREATE TABLE house_rules (
    kind TEXT NOT NULL CHECK (kind IN ('allow player', 'deny player', 'allow master', 'deny master', 'ban')),
    pattern TEXT NOT NULL COLLATE NOCASE,
    since TEXT NOT NULL,
    until TEXT, -- when a ban ends; NULL: never
    PRIMARY KEY (kind, pattern)
) STRICT, WITHOUT ROWID;

-- Writers whose partial press is not mailed to a seat: that of a power, as long as the same person plays it.
CREATE TABLE ignored (
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    writer INTEGER NOT NULL REFERENCES seats (id),
    name TEXT NOT NULL, -- the power, or Observer
    PRIMARY KEY (seat, writer, name)
) STRICT, WITHOUT ROWID;

-- Letters in. A letter is stored here before its source is told, and done in the transaction of all that it causes.
CREATE TABLE inbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    source TEXT NOT NULL UNIQUE, -- maildir:..., imap:..., stdin:...
    raw BLOB, -- erased once the letter is done
    size INTEGER NOT NULL,
    received TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done', 'silent', 'stuck')),
    attempts INTEGER NOT NULL DEFAULT 0,
    sender TEXT COLLATE NOCASE,
    proved INTEGER NOT NULL DEFAULT 0, -- by a reply token, a password or a page: counted apart
    digest TEXT, -- of sender, subject, date and body, with the Message-ID
    note TEXT, -- why it was not answered, or what went wrong
    answer TEXT CHECK (answer IN ('useful', 'vain', 'full')), -- what came of it, if it was answered
    envelope_from TEXT, -- '': nobody, as of reports
    envelope_to TEXT, -- the judge's addresses that it came to, with blanks between them
    message_id TEXT, -- by which its sender knows it
    again TEXT, -- when a letter that made the judge fail is tried again; NULL: now
    authenticity TEXT, -- whether it is from the address in its `From:`, if the judge has checked: proved, refuted, unknown
    way TEXT NOT NULL DEFAULT 'mail' CHECK (way IN ('mail', 'web')), -- mail, or web: what a browser posts is a letter from an address that its session has proved
    address TEXT COLLATE NOCASE, -- by web: whose session it is
    fresh INTEGER NOT NULL DEFAULT 0, -- by web: the session began a few minutes ago
    rank INTEGER NOT NULL DEFAULT 1, -- 0: it comes first, 1: then those of people who are known, 2: strangers
    known INTEGER NOT NULL DEFAULT 1, -- by web: the browser has been signed in as this address for a day
    guest INTEGER REFERENCES users (id) ON DELETE CASCADE, -- by web: the guest whose browser it is
    origin TEXT -- of lines that are no e-mail: page, console or machine, with more after a blank; NULL: an e-mail
) STRICT;
CREATE INDEX inbox_by_digest ON inbox (digest) WHERE digest IS NOT NULL;
CREATE INDEX inbox_by_guest ON inbox (guest) WHERE guest IS NOT NULL;
CREATE INDEX inbox_by_sender ON inbox (sender, proved, received) WHERE state = 'done';
CREATE INDEX inbox_done ON inbox (state, received) WHERE state IN ('done', 'silent');
CREATE INDEX inbox_new ON inbox (rank, id) WHERE state = 'new';
CREATE INDEX inbox_senders ON inbox (received) WHERE state IN ('done', 'silent') AND sender IS NOT NULL;
CREATE INDEX inbox_stuck ON inbox (id) WHERE state = 'stuck';
CREATE INDEX inbox_waiting ON inbox (rank, received) WHERE state = 'new';

-- Invitations that nobody has answered yet.
CREATE TABLE invitations (
    game INTEGER NOT NULL REFERENCES games (id),
    address TEXT NOT NULL COLLATE NOCASE,
    power TEXT, -- a seat is held for them, with this power
    inviter INTEGER NOT NULL REFERENCES people (id),
    held INTEGER NOT NULL, -- the lines that a yes carries out
    sent TEXT NOT NULL,
    until TEXT NOT NULL,
    PRIMARY KEY (game, address)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_time ON invitations (until);
CREATE TRIGGER games_invited_to AFTER INSERT ON invitations WHEN NEW.power IS NOT NULL
BEGIN
    UPDATE games SET wants = NULL WHERE id = NEW.game;
END;
CREATE TRIGGER games_no_longer_invited_to AFTER DELETE ON invitations WHEN OLD.power IS NOT NULL
BEGIN
    UPDATE games SET wants = NULL WHERE id = OLD.game;
END;

-- All that were sent lately, whatever became of them: nobody is flooded.
CREATE TABLE invitations_sent (
    address TEXT NOT NULL COLLATE NOCASE,
    inviter INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    sent TEXT NOT NULL
) STRICT;
CREATE INDEX invitations_sent_by_address ON invitations_sent (address, sent);
CREATE INDEX invitations_sent_by_inviter ON invitations_sent (inviter, sent);
CREATE INDEX invitations_sent_by_time ON invitations_sent (sent);

-- The deeds: what was done to which game, and by whom. Append-only; no passwords, no press.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    game INTEGER REFERENCES games (id),
    letter INTEGER, -- the inbox row that asked for it; none for the clock
    who TEXT NOT NULL DEFAULT '[]', -- JSON: words, and people and games by their numbers: [{"user":17}]
    what TEXT NOT NULL DEFAULT '[]', -- JSON, in the same way: ["renamed: it was 'demo'"]
    origin TEXT -- where it came from: e-mail, page 7f3a91c2 (its network), console, machine ann (the login), clock or bot; NULL: unknown
) STRICT;
CREATE INDEX journal_by_game ON journal (game, id);
CREATE INDEX journal_by_network ON journal (at) WHERE origin GLOB 'page *';

-- The orders that players keep for later: orders for a phase that has not begun, by its label, and their standing orders, by none.
CREATE TABLE kept_orders (
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    phase TEXT NOT NULL,
    lines TEXT NOT NULL, -- orders, and blocks of IF, as they can be mailed back
    waits INTEGER NOT NULL DEFAULT 0, -- SET WAIT for that phase
    used INTEGER, -- the turn in which they were used, or passed: a rollback brings them back
    n_used INTEGER NOT NULL DEFAULT 0, -- standing orders: in how many turns in a row
    PRIMARY KEY (seat, phase)
) STRICT, WITHOUT ROWID;

-- Values that there are once: the secret of the judge, its program, when it last ran.
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- What masters say of an address that asks for the account of somebody in their game.
CREATE TABLE move_answers (
    move INTEGER NOT NULL REFERENCES moves (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE, -- the master's
    knows INTEGER NOT NULL, -- whether they know the new address to be theirs
    PRIMARY KEY (move, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX move_answers_by_seat ON move_answers (seat);

-- The letters to the owner of an account that somebody asks for.
CREATE TABLE move_letters (
    move INTEGER NOT NULL REFERENCES moves (id) ON DELETE CASCADE,
    mail INTEGER NOT NULL, -- in the outbox, as long as it is kept
    PRIMARY KEY (move, mail)
) STRICT, WITHOUT ROWID;

-- Accounts that somebody asks for from a new address because the mailbox is lost (I WAS). A row goes when it is decided, or with the person.
CREATE TABLE moves (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER REFERENCES users (id) ON DELETE CASCADE, -- whose account it is; NULL: it is nobody's, or cannot be asked for now
    old TEXT NOT NULL COLLATE NOCASE, -- the address that is said to be lost
    new TEXT NOT NULL COLLATE NOCASE, -- the address that asks
    password_of INTEGER REFERENCES seats (id), -- the seat of the account whose password a letter from there has given since
    asked TEXT NOT NULL,
    n_written INTEGER NOT NULL DEFAULT 0, -- how often its owner was written to
    until TEXT, -- until when they can stop it; NULL: they have not been written to yet
    stopped TEXT, -- when they did
    told TEXT -- when the week was over: the one who asks was told, and the keeper, who decides
) STRICT;
CREATE INDEX moves_by_new ON moves (new);
CREATE INDEX moves_by_old ON moves (old);
CREATE INDEX moves_by_password_of ON moves (password_of);
CREATE INDEX moves_by_user ON moves (user);

-- Texts that somebody in a game wrote for later: a diary, for when the game is over, and press for the next results.
CREATE TABLE notes (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('diary', 'postal')),
    number INTEGER NOT NULL, -- as its writer counts them
    phase TEXT NOT NULL,
    writer TEXT NOT NULL, -- a party, as of `press`
    grey INTEGER NOT NULL DEFAULT 0,
    body TEXT NOT NULL,
    written TEXT NOT NULL
) STRICT;
CREATE INDEX notes_by_game ON notes (game, kind, id);
CREATE INDEX notes_by_seat ON notes (seat);

-- Seats that were offered to people of the reserve list. Rows stay until the seat has a player, so that nobody is asked twice. No number is ever used twice: tokens are made of it.
CREATE TABLE offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    power TEXT NOT NULL, -- the first of its hand
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    until TEXT NOT NULL, -- when the next one is asked
    open INTEGER NOT NULL
) STRICT;
CREATE INDEX offers_by_game ON offers (game, power);
CREATE INDEX offers_by_time ON offers (until);
CREATE INDEX offers_by_user ON offers (user);
CREATE UNIQUE INDEX offers_open ON offers (game, power) WHERE open;

-- People who want to hear of openings by mail.
CREATE TABLE opening_notices (
    user INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    variants TEXT NOT NULL, -- JSON: on which boards; []: on any
    told TEXT NOT NULL, -- JSON: the openings that they have been told of
    told_at TEXT NOT NULL
) STRICT;

-- The orders on file for the phase that is on: one row a power.
CREATE TABLE orders (
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    power TEXT NOT NULL,
    orders TEXT NOT NULL, -- canonical, one a line
    typed TEXT NOT NULL, -- as they were written
    filed TEXT NOT NULL,
    PRIMARY KEY (game, turn, power)
) STRICT, WITHOUT ROWID;

-- Letters out. A row is 'sent' only after the next server has taken it; a 'held' one waits for the keeper.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    reply_to TEXT,
    in_reply_to TEXT,
    reference TEXT NOT NULL DEFAULT '', -- the ids of the thread, oldest first
    is_reply INTEGER NOT NULL, -- auto-replied or auto-generated
    written TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'held', 'sent', 'refused')),
    attempts INTEGER NOT NULL DEFAULT 0,
    not_before TEXT NOT NULL,
    last_reply TEXT, -- what the server said; of a held letter, what it waits for
    letter INTEGER, -- the inbox row that caused it
    game INTEGER, -- the game that it is about
    deadline TEXT, -- it is of use only while the game has this deadline
    list TEXT, -- what goes to many: demo.games, openings, digest
    unanswered INTEGER NOT NULL DEFAULT 0, -- 1: nobody is to hear if it does not arrive (<>)
    held_for TEXT, -- why it waits, or waited, for the keeper: sender, relay, ...
    untold INTEGER NOT NULL DEFAULT 0, -- 1: given up, and the keeper has not been told yet
    html TEXT, -- the same words as HTML
    parts TEXT NOT NULL DEFAULT '', -- JSON: what goes with it: [{"kind":"picture","name":"demo-S1901M.png","key":"..."}]
    shown INTEGER NOT NULL DEFAULT 0, -- it is shown on a page, and not mailed unless its reader wants that
    said TEXT NOT NULL DEFAULT '', -- an answer line by line, as JSON: what was read, what came of it, and why
    user INTEGER REFERENCES users (id) ON DELETE CASCADE, -- for whom it is, if they are registered
    seat INTEGER, -- and for which seat, if it is for one
    rank INTEGER NOT NULL DEFAULT 1, -- 0: it goes first, 1: then letters of games, 2: those to strangers
    fleeting INTEGER NOT NULL DEFAULT 0 -- 1: it tells of somebody who has been erased, and is deleted when it has gone
) STRICT;
CREATE INDEX outbox_by_cause ON outbox (held_for) WHERE held_for IS NOT NULL AND state IN ('new', 'held');
CREATE INDEX outbox_by_letter ON outbox (letter) WHERE letter IS NOT NULL;
CREATE INDEX outbox_by_user ON outbox (user, id) WHERE user IS NOT NULL;
CREATE INDEX outbox_done ON outbox (written) WHERE state IN ('sent', 'refused');
CREATE INDEX outbox_fleeting ON outbox (id) WHERE fleeting;
CREATE INDEX outbox_held ON outbox (id) WHERE state = 'held';
CREATE INDEX outbox_new ON outbox (rank, not_before, id) WHERE state = 'new';
CREATE INDEX outbox_refused ON outbox (recipient COLLATE NOCASE) WHERE state = 'refused';
CREATE INDEX outbox_texts ON outbox (written) WHERE state IN ('sent', 'refused') AND body <> '';
CREATE INDEX outbox_untold ON outbox (id) WHERE untold = 1;
CREATE INDEX outbox_with_parts ON outbox (id) WHERE parts <> '';
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
CREATE TRIGGER pictures_sent AFTER INSERT ON outbox WHEN NEW.parts <> ''
BEGIN
    INSERT OR IGNORE INTO picture_letters (letter, picture)
        SELECT NEW.id, value ->> 'key' FROM json_each(NEW.parts) WHERE value ->> 'key' IS NOT NULL;
END;

-- The numbers of all who were ever here: the record of games refers to them. They say nothing of anybody, and stay.
CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT
) STRICT;

-- The record: one row for each adjudication, never changed but for `undone`.
CREATE TABLE phases (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    phase TEXT NOT NULL,
    before TEXT NOT NULL,
    orders TEXT NOT NULL, -- JSON: [["Austria", "A BUD - SER"], ...]
    results TEXT NOT NULL, -- JSON
    after TEXT NOT NULL,
    report TEXT NOT NULL, -- the results as an observer read them
    adjudicated TEXT NOT NULL,
    undone TEXT, -- by ROLLBACK, when
    luck TEXT, -- of this phase, opened: whoever has it can draw the same again
    chain INTEGER, -- the chain of luck that it is from, counted from 0
    modules TEXT -- JSON: the modules before it, all that they asked for, and the orders as filed, if they changed any
) STRICT;
CREATE INDEX phases_by_game ON phases (game, turn);
CREATE INDEX phases_by_time ON phases (adjudicated) WHERE undone IS NULL;

-- Pairs of letters and the pictures that their parts name. A picture goes with the last letter that names it.
CREATE TABLE picture_letters (
    letter INTEGER NOT NULL, -- of the outbox
    picture TEXT NOT NULL, -- the key of the picture
    PRIMARY KEY (letter, picture)
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_letters_by_picture ON picture_letters (picture);
CREATE TRIGGER pictures_unnamed AFTER DELETE ON picture_letters
    WHEN NOT EXISTS (SELECT 1 FROM picture_letters WHERE picture = OLD.picture)
BEGIN
    DELETE FROM pictures WHERE key = OLD.picture;
END;

-- Pictures and films that letters name in their parts; gone with the last of these letters.
CREATE TABLE pictures (
    key TEXT PRIMARY KEY, -- game, turn, digest of what it shows, look, size, format
    bytes BLOB NOT NULL,
    made TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Letters between the people of a game, and what the judge announced to all of them.
CREATE TABLE press (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    phase TEXT NOT NULL,
    seat INTEGER REFERENCES seats (id), -- the writer's, so that press can be answered
    grey INTEGER NOT NULL DEFAULT 0,
    public INTEGER NOT NULL, -- everybody could read it
    sent TEXT NOT NULL,
    thread TEXT NOT NULL DEFAULT '', -- the Message-IDs of the thread of its letter, oldest first, its own last
    writer TEXT NOT NULL DEFAULT 'j', -- a party: p3 (the player of the power with number 3 on the board), m (masters), o (observers), j (the judge), k (the keeper), u17 (a person without a power), a17 (the same, unnamed); never shown for grey press
    head TEXT NOT NULL DEFAULT '{}' -- JSON: the parts of its heading, which is written when somebody reads it
) STRICT;
CREATE INDEX press_by_game ON press (game, id);

-- Letters that people have begun to write on pages, by those to whom it would go.
CREATE TABLE press_drafts (
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    among TEXT NOT NULL, -- parties: 'all', 'all but p3', 'p1 p3', 'somebody'
    body TEXT NOT NULL,
    kept TEXT NOT NULL,
    PRIMARY KEY (seat, among)
) STRICT;

-- The writer and the readers of each letter of press: so that everybody finds their own in HISTORY, and nobody else's.
CREATE TABLE press_readers (
    press INTEGER NOT NULL REFERENCES press (id),
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    how TEXT NOT NULL CHECK (how IN ('wrote', 'got', 'copy', 'ignored')),
    number INTEGER NOT NULL, -- as its reader counts what they got in the game; 0 for what they wrote
    seen TEXT, -- when they have read it on a page
    sees TEXT NOT NULL DEFAULT 'seems' CHECK (sees IN ('truth', 'seems')), -- the true heading, or the one that the writer wants them to see
    PRIMARY KEY (press, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX press_readers_by_seat ON press_readers (seat, how);

-- The words of press. What everybody could read stays when its writer is erased.
CREATE TABLE press_texts (
    press INTEGER PRIMARY KEY REFERENCES press (id) ON DELETE CASCADE,
    user INTEGER REFERENCES users (id) ON DELETE CASCADE, -- with whom it goes; NULL: it stays
    body TEXT NOT NULL
) STRICT;
CREATE INDEX press_texts_by_user ON press_texts (user) WHERE user IS NOT NULL;

-- Addresses to which letters came back so often that one letter asks whether any arrives. Only if that one comes back too, or nobody
-- answers it, nothing more is sent there.
CREATE TABLE probes (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    mail INTEGER NOT NULL, -- the letter that asks, in the outbox
    since TEXT NOT NULL -- when it was written
) STRICT, WITHOUT ROWID;

-- Open proposals to the players of a game. There are several at a time; no number is ever used twice, since tokens are made of it.
CREATE TABLE proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    value TEXT NOT NULL, -- a turn; a time; two times; JSON: [["nmr", "yes"], ...]; or nothing
    turn INTEGER NOT NULL, -- the turn that was on
    seat INTEGER NOT NULL REFERENCES seats (id), -- whose proposal it is
    until TEXT NOT NULL -- when it falls
) STRICT;
CREATE INDEX proposals_by_game ON proposals (game);

-- Questions to the holders of seats, with the lines that a plain yes and a plain no stand for. No number is ever used twice: tokens are made of it.
CREATE TABLE questions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    yes TEXT NOT NULL,
    no TEXT NOT NULL,
    asked TEXT NOT NULL,
    number INTEGER NOT NULL DEFAULT 0,
    phase TEXT NOT NULL DEFAULT '',
    choices TEXT NOT NULL DEFAULT '[]',
    closed TEXT
) STRICT;
CREATE INDEX guesses_by_seat ON questions (seat, number) WHERE number <> 0;
CREATE INDEX questions_by_time ON questions (asked);

-- The marks for and against the people who play: a mark for each phase that they owed orders for, and for each seat that they took or left. A mark is hidden from others as long as its game does not tell who plays what, or who is late.
CREATE TABLE reliability (
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game INTEGER REFERENCES games (id), -- none: a keeper's correction
    turn INTEGER NOT NULL DEFAULT 0,
    mark TEXT NOT NULL CHECK (mark IN ('on time', 'late', 'missed', 'started', 'took over', 'left', 'adjusted')),
    n INTEGER NOT NULL DEFAULT 1,
    hidden INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX reliability_by_game ON reliability (game);
CREATE UNIQUE INDEX reliability_by_phase ON reliability (game, turn, user) WHERE mark IN ('on time', 'late', 'missed');
CREATE UNIQUE INDEX reliability_by_seat ON reliability (game, turn, user, mark) WHERE mark IN ('started', 'took over', 'left');
CREATE INDEX reliability_by_user ON reliability (user);

-- People who stand ready to take over seats that want a player: of any game, of those on one board, or of one game. They are asked in turn; those who have been asked go to the end.
CREATE TABLE reserves (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game INTEGER REFERENCES games (id),
    variant TEXT,
    since TEXT NOT NULL -- their place in the list
) STRICT;
CREATE INDEX reserves_by_user ON reserves (user);

-- Small programs that the keeper adds, as texts: games go on with those that they began with.
CREATE TABLE scripts (
    digest TEXT PRIMARY KEY, -- SHA-256 of `text`
    name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;

-- Tenures: who sat where, from when to when. One is ended, never overwritten.
CREATE TABLE seats (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    role TEXT NOT NULL CHECK (role IN ('player', 'observer', 'master')),
    power TEXT, -- from the start on
    user INTEGER NOT NULL REFERENCES people (id),
    wait INTEGER NOT NULL DEFAULT 0,
    n_late INTEGER NOT NULL DEFAULT 0,
    abandoned TEXT, -- since when anybody may take it over
    since TEXT NOT NULL,
    until TEXT,
    why_ended TEXT,
    error INTEGER NOT NULL DEFAULT 0, -- the last orders held a line that could not be read or carried out
    assigned TEXT, -- before the start: the power that the master has given it
    nudged TEXT, -- when the master last reminded its holder
    visit INTEGER NOT NULL DEFAULT 0, -- the keeper's, for one letter
    sitter INTEGER REFERENCES users (id) ON DELETE SET NULL, -- who may order for the player
    sits_from TEXT,
    sits_until TEXT,
    sits INTEGER NOT NULL DEFAULT 0, -- it has begun, and they have been told
    sitter_reads INTEGER NOT NULL DEFAULT 0, -- press, too
    all_press INTEGER NOT NULL DEFAULT 0, -- wants copies of partial press
    no_broadcast INTEGER NOT NULL DEFAULT 0, -- wants no broadcasts
    n_extended INTEGER NOT NULL DEFAULT 0, -- how often its holder has put off a deadline alone
    n_spent INTEGER NOT NULL DEFAULT 0, -- how much of that counts still
    extended_turn INTEGER NOT NULL DEFAULT 0, -- the latest turn of it
    late_turn INTEGER NOT NULL DEFAULT 0, -- the latest turn for which its orders were late
    ready INTEGER NOT NULL DEFAULT 0, -- has confirmed before the start
    approved INTEGER NOT NULL DEFAULT 1 -- 0: waits for the master's yes, and is no player yet
) STRICT;
CREATE INDEX seats_by_game ON seats (game) WHERE until IS NULL;
CREATE INDEX seats_by_sitter ON seats (sitter) WHERE sitter IS NOT NULL;
CREATE INDEX seats_by_user ON seats (user);
CREATE INDEX seats_in_game ON seats (game);
CREATE TRIGGER games_joined AFTER INSERT ON seats WHEN NEW.role <> 'observer'
BEGIN
    UPDATE games SET wants = NULL WHERE id = NEW.game;
END;
CREATE TRIGGER games_left AFTER UPDATE OF role, power, until, abandoned, approved ON seats
    WHEN NEW.role IS NOT OLD.role OR NEW.power IS NOT OLD.power OR NEW.until IS NOT OLD.until
        OR NEW.abandoned IS NOT OLD.abandoned OR NEW.approved IS NOT OLD.approved
BEGIN
    UPDATE games SET wants = NULL WHERE id = NEW.game;
END;

-- Browsers that have proved an address. The number in the browser's cookie is not here, but its SHA-256.
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    digest TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL COLLATE NOCASE,
    began TEXT NOT NULL,
    fresh TEXT NOT NULL, -- when a code was last entered
    seen TEXT NOT NULL, -- by the hour
    until TEXT NOT NULL,
    local INTEGER NOT NULL DEFAULT 0, -- by the start code of a judge without a mail server: it may be anybody
    browser TEXT NOT NULL DEFAULT '', -- its kind, in a few words of ours
    guest INTEGER REFERENCES users (id) ON DELETE CASCADE -- the guest whose browser it is; beside an address: the one who has just proved it
) STRICT;
CREATE INDEX sessions_by_address ON sessions (address);
CREATE INDEX sessions_by_guest ON sessions (guest) WHERE guest IS NOT NULL;
CREATE INDEX sessions_by_time ON sessions (until);

-- Set-ups that people have kept for games to come, by a name of their own.
CREATE TABLE set_ups (
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    family TEXT NOT NULL, -- 'stratego'
    board TEXT NOT NULL, -- the name of its folder: 'classic'
    name TEXT NOT NULL COLLATE NOCASE, -- 'Fortress'
    line TEXT NOT NULL, -- the order in canonical form
    saved TEXT NOT NULL,
    PRIMARY KEY (user, family, board, name)
) STRICT;

-- Strangers who were told how to begin, and when (once a day at most).
CREATE TABLE strangers (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    told TEXT NOT NULL
) STRICT;
CREATE INDEX strangers_by_time ON strangers (told);

-- Addresses to which nothing is sent until a letter comes from them.
CREATE TABLE suspended (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    since TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The first letter of each thread that the holder of a seat got: all later ones refer to it.
CREATE TABLE threads (
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    topic TEXT NOT NULL, -- 'game', 'turn 3', 'press p0 p6'
    message_id TEXT NOT NULL,
    PRIMARY KEY (seat, topic)
) STRICT, WITHOUT ROWID;

-- Addresses that want no invitations.
CREATE TABLE uninvited (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    since TEXT NOT NULL
) STRICT;

-- People. All that is personal refers to a row here and goes with it: erasing somebody deletes this row.
CREATE TABLE users (
    id INTEGER PRIMARY KEY REFERENCES people (id),
    name TEXT NOT NULL,
    country TEXT NOT NULL DEFAULT '',
    level TEXT NOT NULL DEFAULT '',
    site TEXT NOT NULL DEFAULT '',
    timezone TEXT NOT NULL DEFAULT 'UTC',
    package INTEGER NOT NULL DEFAULT 0,
    registered TEXT NOT NULL,
    brief INTEGER NOT NULL DEFAULT 0, -- wants the answers of the judge short, without a form
    token INTEGER NOT NULL DEFAULT 1, -- the generation of their own reply token
    width INTEGER NOT NULL DEFAULT 72, -- how many columns they want letters to have; 0: each paragraph is one line
    reminders TEXT, -- how long before a deadline, in hours: '24 6'; empty: never; NULL: as all
    privacy TEXT CHECK (privacy IN ('all', 'players', 'none')), -- who may look them up; NULL: as the judge has it
    digest INTEGER NOT NULL DEFAULT 0, -- wants press and news in one letter a day
    wishes TEXT NOT NULL DEFAULT '{}', -- JSON: how they want their letters; what is not in it is as for everybody
    feeds INTEGER NOT NULL DEFAULT 0, -- the generation of the address of their feeds; not above 0: none
    guest_until TEXT -- of a guest: when all of theirs is erased, if they do not come back
) STRICT;
CREATE INDEX users_by_guest ON users (guest_until) WHERE guest_until IS NOT NULL;
CREATE INDEX users_by_invitations ON users (id) WHERE wishes ->> 'calendar' = 'invite';

-- Votes for a draw, and to concede, of the turn that is on.
CREATE TABLE votes (
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    power TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('draw', 'concede')),
    powers TEXT NOT NULL,
    PRIMARY KEY (game, turn, power, kind)
) STRICT, WITHOUT ROWID;

-- The ways by which letters come in and go out, and whether they work: noted by the judge that runs, so that `check`, monitors and its next start know.
CREATE TABLE ways (
    direction TEXT NOT NULL CHECK (direction IN ('in', 'out')),
    name TEXT NOT NULL, -- as in the log, without user or password
    failing_since TEXT, -- null: it works
    why TEXT,
    worked TEXT, -- when it last did, to the minute
    told INTEGER, -- the letter (outbox) in which the keeper was told that it fails
    PRIMARY KEY (direction, name)
) STRICT;

-- Wrong passwords that were given for a seat, kept for an hour.
CREATE TABLE wrong_passwords (
    seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
    at TEXT NOT NULL,
    from_holder INTEGER NOT NULL DEFAULT 0 -- from the address of its holder: counted apart
) STRICT;
CREATE INDEX wrong_passwords_by_seat ON wrong_passwords (seat, at);
CREATE INDEX wrong_passwords_by_time ON wrong_passwords (at);
