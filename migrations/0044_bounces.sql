-- Addresses to which letters came back so often that one letter asks whether any arrives. Only when that one comes back too, or
-- nobody answers it, is nothing more sent there.
CREATE TABLE probes (
    address TEXT PRIMARY KEY COLLATE NOCASE,
    mail INTEGER NOT NULL,                       -- the letter that asks, in the outbox
    since TEXT NOT NULL                          -- when it was written
) STRICT, WITHOUT ROWID;
