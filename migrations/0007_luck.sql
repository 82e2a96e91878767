-- Which family of games a game is of: the folder under `variants/` in which its variant is.
ALTER TABLE games ADD COLUMN family TEXT NOT NULL DEFAULT 'diplomacy';

-- All chance in a game comes from one secret of 32 bytes, in hexadecimal digits, which can be sealed (SHA-256) before the
-- first turn and opened after the last. It takes the place of a number of 64 bits, from which only the powers were
-- dealt out; games that have begun draw nothing more from it.
ALTER TABLE games ADD COLUMN secret TEXT NOT NULL DEFAULT '';
UPDATE games SET secret = lower(hex(randomblob(32)));
ALTER TABLE games DROP COLUMN seed;

-- The luck of this phase, opened: whoever has it can draw the same luck again. None for phases before this was kept.
ALTER TABLE phases ADD COLUMN luck TEXT;
ALTER TABLE phases DROP COLUMN seed;
