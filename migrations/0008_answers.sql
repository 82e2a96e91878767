-- The error flag: the last orders from this seat held a line that could not be read or carried out. The turn then waits
-- for the correction, at the latest until the deadline.
ALTER TABLE seats ADD COLUMN error INTEGER NOT NULL DEFAULT 0;

-- Does this person want the answers of the judge short, without a form?
ALTER TABLE users ADD COLUMN brief INTEGER NOT NULL DEFAULT 0;
