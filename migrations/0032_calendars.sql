-- What the calendar of the holder of a seat has been told of the game's deadlines (SET CALENDAR), by the judge's own invitations or
-- by files that came with letters.
CREATE TABLE calendar_entries (
    seat INTEGER PRIMARY KEY REFERENCES seats (id),
    sequence INTEGER NOT NULL,                   -- how many changes it has been told of
    turn INTEGER NOT NULL,                       -- the turn that it was last told of
    phase TEXT NOT NULL,
    deadline TEXT,                               -- what it was told then; NULL: that there is none
    grace TEXT,
    invited INTEGER NOT NULL                     -- the judge has put it there, and takes it out again
) STRICT;
CREATE INDEX calendar_entries_invited ON calendar_entries (deadline) WHERE invited;
CREATE INDEX users_by_invitations ON users (id) WHERE wishes ->> 'calendar' = 'invite';
