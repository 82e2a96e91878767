-- Which powers were dealt out at the start, and which of them go together: each list is one player's, the power that he
-- wanted most first. JSON: [["Austria", "Italy"], ["France"]]. None: one player for each power of the board that gets one.
ALTER TABLE games ADD COLUMN hands TEXT;
