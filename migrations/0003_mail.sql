-- Letters in. A letter is stored here before its source is told, and done in the transaction of all that it causes.
CREATE TABLE inbox (
    id INTEGER PRIMARY KEY,
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
    note TEXT                                    -- why it was not answered, or what went wrong
) STRICT;
CREATE INDEX inbox_new ON inbox (id) WHERE state = 'new';
CREATE INDEX inbox_by_digest ON inbox (digest) WHERE digest IS NOT NULL;
CREATE INDEX inbox_by_sender ON inbox (sender, received) WHERE sender IS NOT NULL;

-- Letters out. A row is 'sent' only after the next server has taken it.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    reply_to TEXT,
    in_reply_to TEXT,
    reference TEXT NOT NULL DEFAULT '',          -- the ids of the thread, oldest first
    is_reply INTEGER NOT NULL,                   -- auto-replied or auto-generated
    written TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'sent', 'refused')),
    attempts INTEGER NOT NULL DEFAULT 0,
    not_before TEXT NOT NULL,
    last_reply TEXT,                             -- what the server said
    letter INTEGER,                              -- the inbox row that caused it
    game INTEGER                                 -- the game that it is about
) STRICT;
CREATE INDEX outbox_new ON outbox (not_before, id) WHERE state = 'new';
