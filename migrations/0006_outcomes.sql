-- How a game ended, whose it is, and why somebody left a seat: as data, not as prose.
ALTER TABLE games ADD COLUMN outcome TEXT CHECK (outcome IN ('victory', 'draw', 'concession')); -- none: no result
ALTER TABLE games ADD COLUMN winners TEXT;       -- JSON, with an outcome: ["England", "New Italy"]
ALTER TABLE games ADD COLUMN outcome_by TEXT;    -- by which condition, in words: 18 centres; may be empty

-- "Victory of A and B", "Draw between A, B and C", "Conceded to X"; of what was terminated, `life` says it.
UPDATE games SET outcome = 'victory', winners = substr(result, 12) WHERE result LIKE 'Victory of %';
UPDATE games SET outcome = 'draw', winners = substr(result, 14) WHERE result LIKE 'Draw between %';
UPDATE games SET outcome = 'concession', winners = substr(result, 13) WHERE result LIKE 'Conceded to %';
UPDATE games SET winners = replace(replace(json_array(winners), ', ', '","'), ' and ', '","') WHERE outcome IS NOT NULL;
ALTER TABLE games DROP COLUMN result;

-- What a vote is for is a list of powers, as JSON: an empty one for a draw of all survivors. Names used to be joined by
-- blanks, so a list can be read only where no power of the game has a blank in its name. Votes for draws of some in other
-- games are dropped: they have to be cast again.
DELETE FROM votes WHERE kind = 'draw' AND value <> ''
    AND coalesce((SELECT hands LIKE '% %' FROM games WHERE games.id = votes.game), 1);
UPDATE votes SET value = CASE
    WHEN value = '' THEN '[]'
    WHEN kind = 'concede' THEN json_array(value)
    ELSE replace(json_array(value), ' ', '","')
END;
ALTER TABLE votes RENAME COLUMN value TO powers;

-- The word for it; the sentence is the letters'.
UPDATE seats SET why_ended = 'ejected' WHERE why_ended = 'been ejected';
