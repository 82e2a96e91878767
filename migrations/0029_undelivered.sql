-- Letters that did not go out.
ALTER TABLE outbox ADD COLUMN held_for TEXT;                     -- why it waits, or waited, for the keeper: sender, relay, ...
ALTER TABLE outbox ADD COLUMN untold INTEGER NOT NULL DEFAULT 0; -- 1: given up, and the keeper has not been told yet
CREATE INDEX outbox_untold ON outbox (id) WHERE untold = 1;
CREATE INDEX outbox_by_cause ON outbox (held_for) WHERE held_for IS NOT NULL AND state IN ('new', 'held');
