-- What came of each letter that was answered, and how long the answer was: so that nobody can have the judge flood somebody
-- else, and no program goes on for ever. Letters that were not answered are not counted.
ALTER TABLE inbox ADD COLUMN answer TEXT CHECK (answer IN ('useful', 'vain', 'full'));
ALTER TABLE inbox ADD COLUMN answer_bytes INTEGER NOT NULL DEFAULT 0;
DROP INDEX inbox_by_sender;
CREATE INDEX inbox_by_sender ON inbox (sender, proved, received) WHERE state = 'done';

-- Lines that wait for the holder of an address because somebody else asked (I AM ALSO, SET ADDRESS), and who asked: they are
-- counted apart from that holder's own.
ALTER TABLE held ADD COLUMN asked_by TEXT NOT NULL DEFAULT '';

-- The generation of a person's own reply token.
ALTER TABLE users ADD COLUMN token INTEGER NOT NULL DEFAULT 1;

-- Wrong passwords from the address of the seat's holder are counted apart, so that strangers cannot lock the holder out.
ALTER TABLE wrong_passwords ADD COLUMN from_holder INTEGER NOT NULL DEFAULT 0;
