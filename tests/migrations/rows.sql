-- Rows for every table of a database of schema 1. {standard} is standard.json and {digest} its digest, {position} the position of its
-- first turn, {password} the digest of "secret".
INSERT INTO people VALUES (1), (2), (3), (4), (5), (6), (7), (8), (12), (90);
INSERT INTO meta VALUES ('secret', '0d01bfedb77ee955d7f80d8f895027e06007208161ba50d7254b609dcf7076ef'), ('alive', '2026-11-21T12:59:00Z');
INSERT INTO users (id, name, country, level, site, timezone, package, registered) VALUES
    (1, 'Max Master', 'Malta', 'Novice', 'At home', 'Europe/Malta', 3, '2026-11-01T12:00:00Z');
INSERT INTO users (id, name, registered) VALUES
    (2, 'Ann Other', '2026-11-21T12:00:00Z'), (3, 'Eve English', '2026-11-21T12:00:00Z'),
    (4, 'Fred French', '2026-11-21T12:00:00Z'), (5, 'Gus German', '2026-11-21T12:00:00Z'),
    (6, 'Ida Italian', '2026-11-21T12:00:00Z'), (7, 'Rob Russian', '2026-11-21T12:00:00Z'),
    (8, 'Tom Turk', '2026-11-21T12:00:00Z'), (12, 'Bob Open', '2026-11-21T12:00:00Z');
INSERT INTO addresses VALUES
    ('max@example.org', 1, '2026-11-01T12:00:00Z'), ('ann@example.org', 2, '2026-11-21T12:00:00Z'),
    ('eve@example.org', 3, '2026-11-21T12:00:00Z'), ('fred@example.org', 4, '2026-11-21T12:00:00Z'),
    ('gus@example.org', 5, '2026-11-21T12:00:00Z'), ('ida@example.org', 6, '2026-11-21T12:00:00Z'),
    ('rob@example.org', 7, '2026-11-21T12:00:00Z'), ('tom@example.org', 8, '2026-11-21T12:00:00Z'),
    ('Bob@Example.org', 12, '2026-11-21T12:00:00Z');
INSERT INTO held (id, address, lines, until) VALUES (5, 'new@example.org', 'SIGN ON ?open secret', '2026-11-24T12:00:00Z');
INSERT INTO strangers VALUES ('stranger@example.org', '2026-11-21T12:00:00Z');
INSERT INTO games (id, name, variant, settings, life, secret, position, turn, phase, turn_began, deadline, deadline_set, grace,
    reminded, next_at, outcome, winners, outcome_by, created, started, ended) VALUES
    (1, 'demo', 'standard', '{"manual_start":"yes"}', 'running', '0707070707070707070707070707070707070707070707070707070707070707',
        '{position}', 1, 'S1901M', '2026-11-21T12:00:00Z', '2026-11-24T23:30:00Z', '2026-11-21T12:00:00Z', '2026-11-27T23:30:00Z',
        '2026-11-21T12:00:00Z', '2026-11-23T23:30:00Z', NULL, NULL, NULL, '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', NULL),
    (2, 'open', 'standard', '{}', 'forming', '0807070707070707070707070707070707070707070707070707070707070707', NULL, 0, '', NULL,
        NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-21T12:00:00Z', NULL, NULL),
    (9, 'old', 'standard', '{}', 'finished', '0907070707070707070707070707070707070707070707070707070707070707', '{position}', 1,
        'S1901M', '2026-11-02T12:00:00Z', NULL, NULL, NULL, NULL, NULL, 'draw', '["England","Italy"]', '', '2026-11-01T12:00:00Z',
        '2026-11-02T12:00:00Z', '2026-11-03T12:00:00Z');
INSERT INTO seats (id, game, role, power, user, wait, n_late, since) VALUES
    (1, 1, 'master', NULL, 1, 0, 0, '2026-11-21T12:00:00Z'), (2, 1, 'player', 'Austria', 2, 0, 2, '2026-11-21T12:00:00Z'),
    (3, 1, 'player', 'England', 3, 0, 0, '2026-11-21T12:00:00Z'), (4, 1, 'player', 'France', 4, 0, 0, '2026-11-21T12:00:00Z'),
    (5, 1, 'player', 'Germany', 5, 0, 0, '2026-11-21T12:00:00Z'), (6, 1, 'player', 'Italy', 6, 0, 0, '2026-11-21T12:00:00Z'),
    (7, 1, 'player', 'Russia', 7, 0, 0, '2026-11-21T12:00:00Z'), (8, 1, 'player', 'Turkey', 8, 0, 0, '2026-11-21T12:00:00Z'),
    (9, 2, 'player', NULL, 12, 0, 0, '2026-11-21T12:00:00Z');
INSERT INTO seats (id, game, role, power, user, since, until, why_ended) VALUES
    (14, 9, 'player', 'England', 3, '2026-11-01T12:00:00Z', '2026-11-03T12:00:00Z', 'resigned');
INSERT INTO holders (seat, user, password, token, address, preference) SELECT id, user, '{password}', iif(id = 1, 2, 1),
    iif(id = 1, 'max@club.example', NULL), coalesce(substr(power, 1, 1), '') FROM seats;
INSERT INTO wrong_passwords (seat, at) VALUES (2, '2026-11-21T12:30:00Z');
INSERT INTO orders VALUES (1, 1, 'Austria', 'A VIE - TRI', 'a vie-tri', '2026-11-21T12:10:00Z');
INSERT INTO press (id, game, phase, writer, seat, grey, head, public, sent) VALUES
    (1, 1, 'S1901M', 'j', NULL, 0, '{"kind":"announcement","title":["Master has changed the settings of ",{"game":1},":"]}', 1, '2026-11-21T12:00:00Z'),
    (6, 1, 'S1901M', 'p0', 2, 0, '{"kind":"message","to":"p1"}', 0, '2026-11-21T12:00:00Z');
INSERT INTO press_texts VALUES (1, NULL, 'MANUAL START.'), (6, 2, 'Hello.');
INSERT INTO journal (id, at, game, who, what, letter) VALUES
    (1, '2026-11-21T12:00:00Z', 1, '[{"user":1}]', '["created"]', 1), (2, '2026-11-21T12:00:00Z', NULL, '["Keeper"]', '["a house rule"]', 3);
INSERT INTO phases (id, game, turn, phase, before, orders, results, after, report, luck, adjudicated, undone) VALUES
    (4, 9, 1, 'S1901M', '{position}', '[]', '{}', '{position}', 'Movement results.', '05', '2026-11-03T12:00:00Z', '2026-11-03T12:01:00Z');
INSERT INTO votes (game, turn, power, kind, powers) VALUES (1, 1, 'Italy', 'draw', '[]');
INSERT INTO inbox (id, source, raw, size, received, state, attempts, sender, proved, digest, note) VALUES
    (1, 'maildir:1', NULL, 200, '2026-11-21T12:00:00Z', 'done', 0, 'max@example.org', 1, 'd1', NULL),
    (2, 'maildir:2', NULL, 300, '2026-11-21T12:00:00Z', 'silent', 0, 'robot@example.org', 0, 'd2', 'an automatic reply'),
    (3, 'maildir:3', CAST('From: eve@example.org' AS BLOB), 21, '2026-11-21T12:00:00Z', 'stuck', 3, NULL, 0, NULL, 'a panic; the log says where'),
    (20, 'maildir:20', CAST('From: gus@example.org
Message-ID: <20@example.org>
SIGN ON gdemo secret
F KIE-DEN
' AS BLOB), 60, '2026-11-21T12:58:00Z', 'new', 0, NULL, 0, NULL, NULL);
INSERT INTO outbox (id, recipient, subject, body, reply_to, in_reply_to, reference, is_reply, written, state, attempts, not_before,
    last_reply, letter, game) VALUES
    (1, 'max@example.org', 'Re: CHANCERY', '', 'judge+s@example.org', '<1@x>', '<0@x> <1@x>', 1, '2026-11-21T12:00:00Z', 'sent', 1,
        '2026-11-21T12:00:00Z', '250 ok', 1, 1),
    (2, 'gone@example.org', 'CHANCERY', 'Text.', NULL, NULL, '', 0, '2026-11-21T12:00:00Z', 'refused', 1, '2026-11-21T12:00:00Z',
        '550 no such user', NULL, NULL),
    (30, 'ann@example.org', 'CHANCERY:demo', 'It waits to be sent.', NULL, NULL, '', 0, '2026-11-21T12:00:00Z', 'new', 2,
        '2026-11-21T12:59:00Z', '451 later', 20, 1);
INSERT INTO boards VALUES ('{digest}', '{standard}');
UPDATE games SET board = '{digest}';
UPDATE games SET morphed = 1 WHERE id = 9;
UPDATE games SET hands = '[["Austria"],["England"],["France"],["Germany"],["Italy"],["Russia"],["Turkey"]]' WHERE id <> 2;
UPDATE seats SET error = 1 WHERE id = 14;
UPDATE users SET brief = 1 WHERE id = 4;
INSERT INTO threads VALUES (2, 'game', '<first@example.org>'), (2, 'turn 1', '<second@example.org>');
UPDATE press SET thread = '<first@example.org>' WHERE id = 6;
INSERT INTO absences VALUES (3, 5, '2026-12-01T00:00:00Z', '2026-12-05T23:59:00Z');
INSERT INTO earlier_orders VALUES (1, 1, 20, 'Austria', 'A VIE H', 'a vie h', '2026-11-21T12:05:00Z');
INSERT INTO proposals (id, game, kind, value, turn, seat, until) VALUES (7, 1, 'pause', '', 1, 6, '2026-11-28T12:00:00Z');
INSERT INTO agreements (proposal, seat) VALUES (7, 6);
UPDATE inbox SET answer = 'useful' WHERE id = 1;
UPDATE held SET asked_by = 'bob@example.org';
UPDATE users SET token = 3 WHERE id = 2;
UPDATE wrong_passwords SET from_holder = 1;
UPDATE users SET width = 60 WHERE id = 3;
INSERT INTO edits VALUES (2, 9, 1, 'MOVE A VIE TRI', '{position}', '{position}', '2026-11-02T12:00:00Z', '2026-11-03T12:00:00Z');
INSERT INTO former_names VALUES ('older', 9);
UPDATE seats SET assigned = 'Italy', nudged = '2026-11-21T12:30:00Z' WHERE id = 9;
UPDATE seats SET visit = 1 WHERE id = 14;
INSERT INTO house_rules (kind, pattern, since) VALUES ('deny player', '*@spam.example', '2026-11-21T12:00:00Z');
INSERT INTO reserves VALUES (4, 12, 1, 'standard', '2026-11-21T12:00:00Z');
INSERT INTO offers VALUES (3, 1, 'Turkey', 12, '2026-11-21T12:30:00Z', 0);
INSERT INTO opening_notices VALUES (12, '[]', '[]', '2026-11-21T12:00:00Z');
UPDATE holders SET leaving = 'A new job.' WHERE seat = 8;
UPDATE seats SET sitter = 12, sits_from = '2026-12-01T00:00:00Z', sits_until = '2026-12-05T00:00:00Z', sitter_reads = 1 WHERE id = 4;
INSERT INTO ignored VALUES (7, 8, 'Turkey');
INSERT INTO press_readers (press, seat, how, number, sees) VALUES (6, 2, 'wrote', 0, 'truth'), (6, 3, 'got', 1, 'seems');
INSERT INTO notes VALUES (6, 1, 2, 'diary', 1, 'S1901M', 'p0', 0, 'What I think.', '2026-11-21T12:00:00Z');
UPDATE seats SET all_press = 1, no_broadcast = 1 WHERE id = 1;
UPDATE users SET reminders = '24 6' WHERE id = 5;
UPDATE seats SET n_extended = 2, n_spent = 1, extended_turn = 1, late_turn = 1 WHERE id = 2;
UPDATE games SET paused = '2026-11-02T12:00:00Z', paused_until = '2026-11-02T13:00:00Z' WHERE id = 9;
UPDATE agreements SET agrees = 1;
UPDATE games SET muster = '2026-12-21T12:00:00Z', join_password = '{password}' WHERE id = 2;
UPDATE seats SET ready = 1 WHERE id = 9;
INSERT INTO guests VALUES (2, '*@example.org', 1);
INSERT INTO invitations VALUES (2, 'new@example.org', 'Italy', 12, 5, '2026-11-21T12:00:00Z', '2026-12-21T12:00:00Z');
INSERT INTO invitations_sent VALUES ('new@example.org', 12, '2026-11-21T12:00:00Z');
INSERT INTO uninvited VALUES ('never@example.org', '2026-11-21T12:00:00Z');
UPDATE held SET otherwise = 'NEVER';
INSERT INTO questions (id, seat, yes, no, asked) VALUES (2, 3, 'SET WAIT', 'SET NO WAIT', '2026-11-21T12:00:00Z');
INSERT INTO reliability VALUES (3, 9, 1, 'on time', 1, 0), (3, NULL, 0, 'adjusted', 4, 0);
UPDATE users SET privacy = 'players' WHERE id = 3;
INSERT INTO kept_orders VALUES (6, 'F1901M', 'A VEN - TRI', 0, NULL, 0);
UPDATE users SET digest = 1 WHERE id = 6;
INSERT INTO digests VALUES (4, 6, '2026-11-29T06:00:00Z', 'CHANCERY:demo - press', 'It waits for the morning.');
UPDATE outbox SET state = 'held', last_reply = '550 sender not allowed' WHERE id = 2;
UPDATE inbox SET envelope_from = 'gus@example.org', envelope_to = 'judge@example.org' WHERE id = 20;
INSERT INTO ways VALUES ('out', 'SMTP localhost:25', '2026-11-21T12:00:00Z', 'nobody is there', '2026-11-21T11:59:00Z', 2);
UPDATE outbox SET list = 'demo.games', unanswered = 1 WHERE id = 2;
INSERT INTO bounces VALUES ('gus@example.org', '2026-11-20', '2026-11-20T12:00:00Z', 2, 1, 'it came back (5.1.1)');
INSERT INTO suspended VALUES ('gone@example.org', '2026-11-20T12:00:00Z');
UPDATE users SET wishes = '{"format":"html","picture":"off"}' WHERE id = 3;
UPDATE outbox SET html = '<p>The same.</p>', parts = '[{"kind":"picture","name":"demo-S1901M.png","key":"demo"}]' WHERE id = 2;
INSERT INTO pictures VALUES ('demo', x'89504e47', '2026-11-21T12:00:00Z');
INSERT INTO calendar_entries VALUES (6, 2, 1, 'S1901M', '2026-11-24T23:30:00Z', '2026-11-27T23:30:00Z', 1);
UPDATE users SET wishes = '{"calendar":"invite"}' WHERE id = 6;
INSERT INTO sessions (id, digest, address, began, fresh, seen, until, browser) VALUES
    (1, '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8', 'ann@example.org', '2026-11-21T12:00:00Z',
        '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', '2027-01-20T12:00:00Z', 'Firefox on Linux');
INSERT INTO drafts VALUES (2, 'Austria', 'S1901M', 'A VIE - GAL', '2026-11-21T12:00:00Z');
INSERT INTO press_drafts VALUES (2, 'all', 'Peace in the east?', '2026-11-21T12:00:00Z');
UPDATE outbox SET said = '[{"line":"A BUD - SER","outcome":"done","why":"A BUD - SER"}]' WHERE id = 2;
INSERT INTO set_ups VALUES (2, 'stratego', 'classic', 'Fortress', 'SETUP DJDIDKIDJDHGGDLCDHFHHFIBBFGGEBEEBMFBEEBD US', '2026-11-21T12:00:00Z');
INSERT INTO codes (id, address, browser, asked, until) VALUES
    (1, 'ann@example.org', NULL, '2026-11-21T12:00:00Z', '2026-11-21T12:15:00Z');
INSERT INTO costs VALUES ('mailbox gus@example.org', 'sent', '2026-11-21T11:00:00Z', 3), ('strangers', 'answers', '2026-11-21T11:00:00Z', 2);
INSERT INTO dropped VALUES (1, 'out99', 'gus@example.org', '2026-11-21T12:00:00Z', NULL, 'new');
INSERT INTO probes VALUES ('gus@example.org', 2, '2026-11-21T12:00:00Z');
INSERT INTO users (id, name, registered, guest_until) VALUES (90, 'Guest 4821', '2026-11-21T12:00:00Z', '2026-11-22T13:00:00Z');
INSERT INTO moves VALUES (1, 3, 'gone@example.org', 'new@example.org', 3, '2026-11-20T12:00:00Z', 1, '2026-11-27T12:00:00Z', NULL, NULL);
INSERT INTO move_letters VALUES (1, 2);
INSERT INTO move_answers VALUES (1, 1, 1);
INSERT INTO erasures VALUES ('2026-11-20T12:00:00Z', 'abcdefghjkmnpqrstuvw');
INSERT INTO scripts VALUES ('5f', 'restrict', '//! restrict -- some powers may not write to each other.');
UPDATE games SET modules = '{"modules":[]}' WHERE id = 1;
UPDATE phases SET modules = '{"modules":[],"effects":[],"after":[]}' WHERE id = 1;
