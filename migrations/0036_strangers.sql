-- Games keep showing addresses as they did: until now a game that had not chosen showed them to its players. New ones do not.
UPDATE games SET settings = json_set(settings, '$.addresses', 'players') WHERE json_extract(settings, '$.addresses') IS NULL;
UPDATE games SET settings = json_remove(settings, '$.addresses') WHERE json_extract(settings, '$.addresses') = 'none';

-- Strangers who ask for codes must not use up those of an address's owner: what was not mailed counts for nobody, and a browser that
-- was signed in before is counted apart.
ALTER TABLE codes ADD COLUMN mailed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE codes ADD COLUMN known INTEGER NOT NULL DEFAULT 0; -- its browser was signed in as this address before
