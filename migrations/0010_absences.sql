-- When the holder of a seat is away: no new deadline falls in that time.
CREATE TABLE absences (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    seat INTEGER NOT NULL REFERENCES seats (id) ON DELETE CASCADE,
    since TEXT NOT NULL,
    until TEXT NOT NULL
);
CREATE INDEX absences_by_seat ON absences (seat);
