-- Letters about games go out before all others: results do not wait behind answers to strangers.
DROP INDEX outbox_new;
CREATE INDEX outbox_new ON outbox (game IS NULL, not_before, id) WHERE state = 'new';

-- Old letters are forgotten, their texts first. Each index holds the rows that still have something to lose.
CREATE INDEX outbox_texts ON outbox (written) WHERE state <> 'new' AND body <> '';
CREATE INDEX outbox_done ON outbox (written) WHERE state <> 'new';
CREATE INDEX inbox_senders ON inbox (received) WHERE state IN ('done', 'silent') AND sender IS NOT NULL;
CREATE INDEX inbox_done ON inbox (state, received) WHERE state IN ('done', 'silent');

-- The time of the oldest letter that waits: the games' clocks go no further.
CREATE INDEX inbox_waiting ON inbox (received) WHERE state = 'new';
