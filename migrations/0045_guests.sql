-- Guests: people without a mailbox, who play alone on pages.
ALTER TABLE users ADD COLUMN guest_until TEXT;   -- of a guest: when all of theirs is erased, if they do not come back
CREATE INDEX users_by_guest ON users (guest_until) WHERE guest_until IS NOT NULL;

-- The guest whose browser this is; beside an address: the one who has just proved it, and does not have a name yet.
ALTER TABLE sessions ADD COLUMN guest INTEGER REFERENCES users (id);
CREATE INDEX sessions_by_guest ON sessions (guest) WHERE guest IS NOT NULL;

-- The same of what was posted.
ALTER TABLE inbox ADD COLUMN guest INTEGER REFERENCES users (id);
CREATE INDEX inbox_by_guest ON inbox (guest) WHERE guest IS NOT NULL;
