-- The record says what somebody is (`p3`, `m`, `o`, `j`, `k`, `u17`, `a17`), and not what they were called: names are written when
-- somebody reads. Which number a power has, its board knows: the program finishes what begins here when it starts, and
-- then deletes `parties` from `meta`.
INSERT INTO meta (key, value) SELECT 'parties', 'unsettled'
    WHERE EXISTS (SELECT 1 FROM press WHERE seat IS NOT NULL) OR EXISTS (SELECT 1 FROM notes)
        OR EXISTS (SELECT 1 FROM press_drafts) OR EXISTS (SELECT 1 FROM threads WHERE topic GLOB 'press *');

-- People by whom a game's old journal and announcements may mean them: a name that one person in it has, and that is no word of ours.
CREATE TEMP TABLE named AS
    SELECT seats.game, users.name, min(users.id) AS user, games.started FROM seats
    JOIN users ON users.id = seats.user JOIN games ON games.id = seats.game
    WHERE users.name NOT IN ('Master', 'Observer', 'Keeper', 'Judge', 'Player', 'A player', 'The judge', 'The players', 'clock', 'players', 'A former player')
    GROUP BY seats.game, users.name HAVING count(DISTINCT users.id) = 1;
CREATE INDEX temp.named_by_game ON named (game, name);

-- What the judge told everybody has no other parts than its words. Until the program has looked at it, a letter keeps its old heading.
ALTER TABLE press ADD COLUMN writer TEXT NOT NULL DEFAULT 'j';
ALTER TABLE press ADD COLUMN head TEXT NOT NULL DEFAULT '{}';
UPDATE press SET head = json_object('kind', 'announcement', 'title', json_array(heading)) WHERE seat IS NULL;
UPDATE press SET head = json_object('kind', 'announcement', 'title', json_array(json_object('user', named.user), substr(heading, length(named.name) + 1)))
    FROM named WHERE seat IS NULL AND phase = '' AND named.game = press.game AND substr(heading, 1, length(named.name) + 5) = named.name || ' has ';
UPDATE press SET
    writer = (SELECT CASE role WHEN 'master' THEN 'm' WHEN 'observer' THEN 'o' ELSE 'u' || user END FROM seats WHERE id = seat),
    head = json_object('kind', 'kept', 'heading', heading, 'sender', sender, 'truth', coalesce(
        (SELECT own.heading FROM press_readers AS own WHERE own.press = press.id AND own.how = 'wrote'), heading))
    WHERE seat IS NOT NULL;
ALTER TABLE press DROP COLUMN sender;
ALTER TABLE press DROP COLUMN heading;
ALTER TABLE press DROP COLUMN among;

ALTER TABLE press_readers ADD COLUMN sees TEXT NOT NULL DEFAULT 'seems' CHECK (sees IN ('truth', 'seems'));
UPDATE press_readers SET sees = 'truth' WHERE how = 'wrote' OR heading IS NOT NULL;
ALTER TABLE press_readers DROP COLUMN heading;
ALTER TABLE press_readers DROP COLUMN among;

ALTER TABLE notes RENAME COLUMN sender TO writer;
UPDATE notes SET writer = (SELECT CASE
    WHEN role = 'observer' THEN 'o' WHEN role = 'master' AND writer = 'Master' THEN 'm' WHEN role = 'master' AND writer = 'Keeper' THEN 'k'
    WHEN role = 'player' AND power IS NULL THEN 'u' || user ELSE writer END FROM seats WHERE id = seat);

-- The journal's entries are words, and the numbers of people and games that they name.
ALTER TABLE journal RENAME COLUMN who TO old_who;
ALTER TABLE journal RENAME COLUMN what TO old_what;
ALTER TABLE journal ADD COLUMN who TEXT NOT NULL DEFAULT '[]';
ALTER TABLE journal ADD COLUMN what TEXT NOT NULL DEFAULT '[]';
UPDATE journal SET who = json_array(old_who), what = json_array(old_what);
UPDATE journal SET who = json_array(json_object('user', named.user)) FROM named
    WHERE named.game = journal.game AND named.name = old_who AND at <= coalesce(started, at);
WITH deeds (deed, is_early) AS (VALUES (' asks to ', 0), (' does not ask ', 0), (' not approved', 0), (' admitted again', 0), (' became master', 0),
    (' promoted to master', 0), (' (Master) has ', 0), (' (Observer) has ', 0),
    (' joined', 1), (' did not confirm', 1), (' has resigned', 1), (' has been ejected', 1))
UPDATE journal SET what = json_array(json_object('user', named.user), substr(old_what, length(named.name) + 1)) FROM named, deeds
    WHERE named.game = journal.game AND substr(old_what, 1, length(named.name || deed)) = named.name || deed
        AND (NOT is_early OR at <= coalesce(started, at));
ALTER TABLE journal DROP COLUMN old_who;
ALTER TABLE journal DROP COLUMN old_what;
DROP TABLE named;
