-- What counts for and against the people who play: a mark for each phase that they owed orders for, and for each seat that they
-- took or left. A mark is hidden from others as long as its game does not tell who plays what, or who is late.
CREATE TABLE reliability (
    user INTEGER NOT NULL REFERENCES users (id),
    game INTEGER REFERENCES games (id),          -- none: a keeper's correction
    turn INTEGER NOT NULL DEFAULT 0,
    mark TEXT NOT NULL CHECK (mark IN ('on time', 'late', 'missed', 'started', 'took over', 'left', 'adjusted')),
    n INTEGER NOT NULL DEFAULT 1,
    hidden INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX reliability_by_user ON reliability (user);
CREATE UNIQUE INDEX reliability_by_phase ON reliability (game, turn, user) WHERE mark IN ('on time', 'late', 'missed');
CREATE UNIQUE INDEX reliability_by_seat ON reliability (game, turn, user, mark) WHERE mark IN ('started', 'took over', 'left');

-- Who may look this person up; none: as the judge has it.
ALTER TABLE users ADD COLUMN privacy TEXT CHECK (privacy IN ('all', 'players', 'none'));
