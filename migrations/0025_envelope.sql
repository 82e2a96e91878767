-- What the mail server said of a letter when it handed it over, if it said anything. Erased once the letter is done, since a
-- recipient may hold a token.
ALTER TABLE inbox ADD COLUMN envelope_from TEXT;           -- '': nobody, as of reports
ALTER TABLE inbox ADD COLUMN envelope_to TEXT;             -- the judge's addresses that it came to, with blanks between them
