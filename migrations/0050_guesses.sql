-- Guesses at what an e-mail meant: a question like the others, but its yes carries out lines that its reader wrote in other words.
ALTER TABLE questions ADD COLUMN number INTEGER NOT NULL DEFAULT 0;   -- as the seat's holder counts them; 0: no guess
ALTER TABLE questions ADD COLUMN phase TEXT NOT NULL DEFAULT '';      -- the phase that its orders are for; '': it is not about orders
ALTER TABLE questions ADD COLUMN choices TEXT NOT NULL DEFAULT '[]';  -- JSON: the readings of a guess, each with its lines and the orders that they replace
ALTER TABLE questions ADD COLUMN closed TEXT;                        -- how a guess was closed; none: it is open
CREATE INDEX guesses_by_seat ON questions (seat, number) WHERE number <> 0;
