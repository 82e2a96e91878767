-- How many columns this person wants letters to have; 0: each paragraph is one line.
ALTER TABLE users ADD COLUMN width INTEGER NOT NULL DEFAULT 72;
