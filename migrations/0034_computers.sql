-- The powers that computers play, as JSON: how, since when, and why they ordered what they did. NULL: none.
ALTER TABLE games ADD COLUMN computers TEXT;

-- The powers whose computers are still to order in the turn that is on, one a line. NULL: none.
ALTER TABLE games ADD COLUMN thinks TEXT;
CREATE INDEX games_that_think ON games (id) WHERE thinks IS NOT NULL;
