-- Where an act came from, and bans that end.
ALTER TABLE inbox ADD COLUMN origin TEXT;    -- of lines that are no e-mail: page, console or machine, with more after a blank; NULL: an e-mail
ALTER TABLE journal ADD COLUMN origin TEXT;  -- e-mail, page 7f3a91c2 (its network), console, machine ann (the login), clock, bot; NULL: unknown
ALTER TABLE house_rules ADD COLUMN until TEXT; -- when a ban ends; NULL: never
CREATE INDEX journal_by_network ON journal (at) WHERE origin GLOB 'page *'; -- whose networks are forgotten
UPDATE journal SET origin = (SELECT iif(way = 'web', 'page', 'e-mail') FROM inbox WHERE id = letter AND source NOT GLOB 'keeper:*'
    AND source NOT GLOB 'computer:*');
UPDATE journal SET origin = 'clock' WHERE letter IS NULL AND who = '["clock"]';
