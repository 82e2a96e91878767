-- The luck of a game comes from chains of secrets: each link is the SHA-256 of the next, the links are opened turn by turn, and what
-- a chain begins with is told in advance. The turn with which each chain of the game begins, as JSON: `[1]`, and one more after
-- each rollback. NULL: the game has no luck after its start, or had begun when luck was drawn for each turn by itself.
ALTER TABLE games ADD COLUMN chains TEXT;

-- The chain from which the luck of this phase was, counted from 0.
ALTER TABLE phases ADD COLUMN chain INTEGER;
