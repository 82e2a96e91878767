//! The clerk never stalls: the judge's work each minute, for each e-mail and for each page depends on the work to do, and not on the size
//! of the database. Measured in database steps, which are the same on every machine.
use crate::world::{World, ask, said};
use chancery::answers::entry::listing;
use chancery::families;
use chancery::game::Game;
use chancery::judge::config::Config;
use chancery::server::chores::Chores;
use chancery::store::{Life, NoticeRow, Search, Store};
use jiff::SignedDuration;
use rusqlite::Connection;

/// A judge with the games of `World::with_games`, in a file that others can write to.
struct House {
    world: World,
    database: Connection,
    _folder: tempfile::TempDir,
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("judge.db");
        World::with_games().store.copy_to(&path).unwrap();
        let mut config = Config::embedded("unused");
        config.address = "judge@example.org".to_owned();
        config.keeper = "keeper@example.org".to_owned();
        let world = World::on(Store::open(&path).unwrap(), families::ALL, &config);
        let database = Connection::open(&path).unwrap();
        database.pragma_update(None, "synchronous", "OFF").unwrap();
        // The invented rows refer to nothing.
        database.pragma_update(None, "foreign_keys", "OFF").unwrap();
        Self { world: World { n_letters: 1000, ..world }, database, _folder: folder }
    }

    /// Runs SQL, with `numbers` counting to `n`.
    fn run(&self, n: u32, sql: &str) {
        let numbers = format!(
            "CREATE TEMP TABLE numbers AS WITH RECURSIVE to_n (i) AS
            (SELECT 1 UNION ALL SELECT i + 1 FROM to_n WHERE i < {n}) SELECT i FROM to_n"
        );
        self.database.execute_batch(&format!("BEGIN; {numbers}; {sql}; DROP TABLE numbers; COMMIT")).unwrap();
    }

    /// Adds this many games like `demo`: all powers have players, who play in no other game.
    fn add_games(&self, n: u32) {
        self.add_games_called("more", n);
    }

    fn add_games_called(&self, start: &str, n: u32) {
        self.run(
            n,
            &format!(
            "INSERT INTO games (name, variant, settings, life, position, turn, phase, turn_began, deadline, grace, next_at,
                created, started, board, hands, family, secret, chains)
            SELECT '{start}' || i, variant, settings, life, position, turn, phase, turn_began, deadline, grace, deadline,
                created, started, board, hands, family, secret, chains FROM games, numbers WHERE name = 'demo';
            INSERT INTO people SELECT NULL FROM numbers, seats WHERE seats.game = (SELECT id FROM games WHERE name = 'demo');
            INSERT INTO users (id, name, registered) SELECT id, 'More', '2026-11-21T12:00:00Z' FROM people
            WHERE id NOT IN (SELECT id FROM users);
            INSERT INTO seats (game, role, power, user, since)
            SELECT games.id, role, power, (SELECT max(id) FROM users) - row_number() OVER () + 1, since
            FROM games CROSS JOIN seats
            WHERE games.name LIKE '{start}%' AND seats.game = (SELECT id FROM games WHERE name = 'demo');
            INSERT INTO holders (seat, user, password) SELECT id, user, (SELECT password FROM holders LIMIT 1) FROM seats
            WHERE id NOT IN (SELECT seat FROM holders)"
            ),
        );
        let mut chores = Chores::at_start();
        while self.world.work().do_chores(&mut chores).unwrap() {}
        assert!(self.world.store.games_to_look_at(1).unwrap().is_empty());
    }

    /// Adds `n` pictures, each in eight sent e-mails.
    fn add_pictures(&self, n: u32) {
        self.run(
            n,
            "INSERT INTO pictures (key, bytes, made) SELECT 'picture ' || i, x'00', '2026-11-21T12:00:00Z' FROM numbers;
            INSERT INTO outbox (recipient, subject, body, reference, is_reply, written, not_before, state, parts)
            SELECT 'ann@example.org', 'Results', 'They are.', '', 0, '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', 'sent',
                json_array(json_object('kind', 'picture', 'name', 'x.png', 'alt', '', 'key', 'picture ' || numbers.i))
            FROM numbers, (SELECT i FROM numbers LIMIT 8)",
        );
    }

    /// Adds a long past: e-mails, finished games and their players.
    fn add_past(&self, n: u32) {
        self.run(
            n,
            "INSERT INTO inbox (source, size, received, state, sender, digest, answer, proved)
            SELECT 'past ' || i, 100, '2026-11-20T12:00:00Z', iif(i % 2, 'done', 'silent'), 'p' || i || '@past.test', 'd' || i,
                'useful', 1 FROM numbers;
            INSERT INTO outbox (recipient, subject, body, reference, is_reply, written, not_before, state)
            SELECT 'p' || i || '@past.test', 'x', '', '', 0, '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', 'sent' FROM numbers;
            INSERT INTO people SELECT 1000 + i FROM numbers;
            INSERT INTO users (id, name, registered) SELECT 1000 + i, 'Past', '2026-01-01T12:00:00Z' FROM numbers;
            INSERT INTO games (id, name, variant, settings, life, created, started, ended)
            SELECT 1000 + i, 'past' || i, 'standard', '{\"listed\":\"no\"}', 'finished', '2026-01-01T12:00:00Z',
                '2026-01-01T12:00:00Z', '2026-02-01T12:00:00Z' FROM numbers;
            INSERT INTO seats (id, game, role, power, user, since)
            SELECT 1000 + i, 1000 + i, 'player', 'Austria', 1000 + i, '2026-01-01T12:00:00Z' FROM numbers;
            INSERT INTO holders (seat, user, password) SELECT 1000 + i, 1000 + i, '' FROM numbers;
            INSERT INTO orders (game, turn, power, orders, typed, filed)
            SELECT 1000 + i, 1, 'Austria', '', '', '2026-01-01T12:00:00Z' FROM numbers;
            INSERT INTO kept_orders (seat, phase, lines) SELECT 1000 + i, '', '' FROM numbers;
            INSERT INTO reliability (user, game, turn, mark) SELECT 1000 + i, 1000 + i, 1, 'on time' FROM numbers;
            INSERT INTO offers (game, power, user, until, open)
            SELECT 1000 + i, 'Austria', 1000 + i, '2026-12-31T12:00:00Z', 0 FROM numbers;
            INSERT INTO journal (game, at, who, what) SELECT 1000 + i, '2026-01-01T12:00:00Z', json_array('clock'), json_array() FROM numbers;
            INSERT INTO invitations_sent (address, inviter, sent)
            SELECT 'p' || i || '@past.test', 1000 + i, '2026-11-20T12:00:00Z' FROM numbers;
            INSERT INTO costs (purse, what, hour, n) SELECT 'mailbox p' || i, 'sent', '2026-11-21T12:00:00Z', 1 FROM numbers;
            INSERT INTO bounces (address, day, since, hard, why)
            SELECT 'p' || i || '@past.test', '2026-11-20', '2026-11-20T12:00:00Z', 1, '' FROM numbers;
            INSERT INTO held (address, lines, until) SELECT 'p' || i || '@past.test', 'x', '2026-11-25T12:00:00Z' FROM numbers;
            INSERT INTO sessions (digest, address, began, fresh, seen, until) SELECT 's' || i, 'p' || i || '@past.test',
                '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', '2026-12-31T12:00:00Z' FROM numbers;
            UPDATE games SET wants = 0 WHERE wants IS NULL",
        );
    }

    /// The database steps of this, in hundreds.
    fn steps<T>(&mut self, act: impl FnOnce(&mut World) -> T) -> u64 {
        let steps = self.world.store.count_steps().unwrap();
        act(&mut self.world);
        steps.n()
    }
}

/// Does all chores of a minute. Returns the steps of the longest slice.
fn longest_slice(house: &mut House) -> u64 {
    let (mut chores, mut longest) = (Chores::all(), 0);
    loop {
        let mut is_more = false;
        let do_some = |world: &mut World| {
            is_more = world.work().do_chores(&mut chores).unwrap();
        };
        longest = longest.max(house.steps(do_some));
        if !is_more {
            return longest;
        }
    }
}

#[test]
fn housekeeping_does_not_grow_with_the_square_of_pictures() {
    let minute = |n| {
        let mut house = House::new();
        house.add_pictures(n);
        house.steps(|world| world.work().heartbeat().unwrap())
    };
    let (few, many) = (minute(50), minute(200));
    assert!(many < 2 * few + 20, "{few}, then {many} with four times the pictures");
}

#[test]
fn pictures_are_deleted_with_their_emails_in_slices() {
    let mut house = House::new();
    house.add_pictures(100);
    let n = |house: &House, what: &str| -> u32 {
        house.database.query_row(&format!("SELECT count(*) FROM {what}"), [], |row| row.get(0)).unwrap()
    };
    // One e-mail still waits: its picture stays.
    house.run(
        1,
        "UPDATE outbox SET state = 'new' WHERE id = (SELECT min(id) FROM outbox WHERE parts LIKE '%\"picture 1\"%')",
    );
    house.world.now += SignedDuration::from_hours(8 * 24);
    let longest = longest_slice(&mut house);
    assert_eq!((n(&house, "pictures"), n(&house, "picture_letters")), (1, 1));
    let mut larger = House::new();
    larger.add_pictures(400);
    larger.world.now += SignedDuration::from_hours(8 * 24);
    let longer = longest_slice(&mut larger);
    assert_eq!(n(&larger, "pictures"), 0);
    assert!(longer < longest + longest / 4, "more to forget is more slices: {longest}, then {longer}");
}

#[test]
fn a_long_past_slows_no_minute_and_no_email() {
    /// The lines and their writers.
    const LETTERS: [(&str, &str); 9] = [
        ("ann@example.org", "SIGN ON ademo secret\nA VIE - GAL"),
        ("ann@example.org", "SIGN ON ademo secret\nGALICIA\nPHASE F1901M\nA GAL - UKR"),
        ("eve@example.org", "SIGN ON edemo secret\nPRESS TO A\nHello.\nENDPRESS"),
        ("max@example.org", "SIGN ON mdemo secret\nPROCESS\nSUMMARY demo\nHISTORY demo\nLIST demo\nWHOGAME demo"),
        ("max@example.org", "SIGN ON mdemo secret\nROLLBACK"),
        ("rob@example.org", "SIGN ON rdemo secret\nRESIGN demo"),
        ("nan@example.org", "REGISTER Nan New\nOPENINGS\nRESERVE\nSIGN ON rdemo secret2"),
        ("bob@example.org", "INVITE pat@example.org TO open\nLIST gaem\nGAMES"),
        ("max@example.org", "SIGN ON mdemo secret\nTERMINATE demo"),
    ];
    let costs = |n| {
        let mut house = House::new();
        house.add_past(n);
        let minute = |world: &mut World| {
            world.now += SignedDuration::from_mins(1);
            world.work().heartbeat().unwrap();
        };
        // The first minute finds much that is new.
        minute(&mut house.world);
        let mut costs = vec![("a minute", house.steps(minute))];
        for (who, lines) in LETTERS {
            costs.push((lines, house.steps(|world| said(&world.ask(who, lines).body))));
        }
        let bounces = |world: &mut World| {
            let gone = chancery::mail::sink::Delivery::Refused("550 no".to_owned());
            world.write("ann@example.org", "judge@example.org", "", "HELP");
            world.write("x@unknown.test", "judge@example.org", "", "HELP");
            let letters = world.work().outgoing(64).unwrap();
            let done: Vec<_> = letters.into_iter().map(|letter| (letter, gone.clone())).collect();
            world.work().note_deliveries(&done).unwrap();
            world.store.suspend("ann@example.org", world.now).unwrap();
        };
        costs.push(("a letter that comes back", house.steps(bounces)));
        costs
    };
    let longer: Vec<_> = costs(10).into_iter().zip(costs(3000)).filter(|(few, many)| few.1 + 40 < many.1).collect();
    assert!(longer.is_empty(), "in a judge with a long past: {longer:#?}");
}

#[test]
fn openings_and_slips_of_the_pen_read_no_position() {
    let lines = "OPENINGS\nRESERVE";
    let mut house = House::new();
    ask(&mut house.world, "nan@example.org", "REGISTER Nan New");
    let few = house.steps(|world| assert!(ask(world, "nan@example.org", lines).contains("?open")));
    ask(&mut house.world, "nan@example.org", "NO RESERVE");
    house.add_games(300);
    let many = house.steps(|world| assert!(ask(world, "nan@example.org", lines).contains("?open")));
    assert!(many < few + 20, "{few}, and {many} with 300 games that want nobody");
    let slip = house.steps(|world| assert!(ask(world, "nan@example.org", "LIST moer17").contains("more17")));
    assert!(slip < few + 60, "{few}, and {slip} for a misspelt name");
}

#[test]
fn openings_are_searched_once_for_all_subscribers() {
    let hour = |n: u32| {
        let mut house = House::new();
        house.run(
            n,
            "INSERT INTO people SELECT 1000 + i FROM numbers;
            INSERT INTO users (id, name, registered) SELECT 1000 + i, 'Sub', '2026-01-01T12:00:00Z' FROM numbers;
            INSERT INTO addresses (address, user, since)
            SELECT 's' || i || '@example.org', 1000 + i, '2026-01-01T12:00:00Z' FROM numbers;
            INSERT INTO opening_notices (user, variants, told, told_at)
            SELECT 1000 + i, '[]', '[\"open\"]', '2026-11-19T12:00:00Z' FROM numbers",
        );
        house.world.now += SignedDuration::from_hours(2);
        house.steps(|world| world.work().heartbeat().unwrap())
    };
    let (few, many) = (hour(2), hour(100));
    // Each of them is still a person to look up.
    assert!(many < few + 98, "{few} for two people, {many} for a hundred");
}

#[test]
fn many_subscribers_are_emailed_in_slices() {
    let mut house = House::new();
    house.run(
        40,
        "INSERT INTO people SELECT 1000 + i FROM numbers;
            INSERT INTO users (id, name, registered) SELECT 1000 + i, 'Sub', '2026-01-01T12:00:00Z' FROM numbers;
        INSERT INTO addresses (address, user, since)
        SELECT 's' || i || '@example.org', 1000 + i, '2026-01-01T12:00:00Z' FROM numbers;
        INSERT INTO opening_notices (user, variants, told, told_at)
        SELECT 1000 + i, '[]', '[]', '2026-11-19T12:00:00Z' FROM numbers;
        INSERT INTO games (name, variant, life, created)
        SELECT 'new' || i, 'standard', 'forming', '2026-11-20T12:00:00Z' FROM numbers",
    );
    house.world.now += SignedDuration::from_hours(2);
    let (mut chores, mut n_slices) = (Chores::all(), 1);
    while house.world.work().do_chores(&mut chores).unwrap() {
        n_slices += 1;
    }
    assert!(20 < n_slices, "{n_slices} slices");
    let told = house.world.mail();
    assert_eq!(told.iter().filter(|mail| mail.subject.ends_with("Games that want players")).count(), 40);
    let letter = said(&told[0].body);
    assert!(letter.contains("?new1 ") && letter.contains("?new40 ") && letter.contains("?open "), "{letter}");
    let row: NoticeRow =
        house.world.store.notice(house.world.store.user_at("s1@example.org").unwrap().unwrap().id).unwrap().unwrap();
    assert_eq!((row.told.len(), row.told_at), (41, house.world.now));
}

#[test]
fn a_list_that_is_full_says_so_and_reads_no_more_games() {
    let mut house = House::new();
    house.add_games(270);
    let list = |world: &mut World| ask(world, "nan@example.org", "LIST");
    let few = house.steps(|world| assert!(list(world).contains("no room for 22 more games. OPENINGS shows")));
    house.add_games_called("again", 1000);
    let many = house.steps(|world| assert!(list(world).contains("no room for 1022 more games.")));
    // Only their numbers are looked up.
    assert!(many < few + few / 4, "{few}, and {many} with a thousand more games");
}

/// Every change to a game updates the list of games: its entry equals the game's own data.
#[test]
fn the_list_of_games_follows_every_change() {
    let in_step = |world: &World, after: &str| {
        assert!(world.store.games_to_look_at(1).unwrap().is_empty(), "{after}");
        let since = world.now - SignedDuration::from_hours(30 * 24);
        let search = Search { wants: Some(true), ..Search::default() };
        let want = world.store.listed(&search, since, 0, 100).unwrap();
        for row in world.store.games().unwrap() {
            let game = Game::load(&world.store, row, &world.judge.catalogue).unwrap();
            let found = listing(&game);
            let by_stage = matches!(game.row.life, Life::Forming | Life::Running)
                && world.store.games_that_want(game.row.life).unwrap().contains(&game.row.id);
            assert_eq!(
                (want.contains(&game.row.id), by_stage),
                (found.wants, found.wants),
                "{} after {after}",
                game.row.name
            );
            let hours = Search { slower_than: Some(found.hours - 0.1), hours: Some(found.hours), ..Search::default() };
            assert!(world.store.listed(&hours, since, 0, 100).unwrap().contains(&game.row.id), "{after}");
        }
    };
    let mut world = World::with_games();
    in_step(&world, "the beginning");
    for (who, lines, open, demo) in [
        ("pat@example.org", "REGISTER Pat Patient\nSIGN ON ?open secret", true, false),
        ("bob@example.org", "SIGN ON open secret\nSET PLAYERS 3\nINVITE nan@example.org FOR FRANCE", false, false),
        ("nan@example.org", "REGISTER Nan New\nDECLINE open", true, false),
        ("bob@example.org", "SIGN ON open secret\nINVITE nan@example.org FOR FRANCE", false, false),
        ("pat@example.org", "SIGN ON open secret\nRESIGN open", true, false),
        ("rob@example.org", "SIGN ON rdemo secret\nRESIGN demo", true, true),
        ("nan@example.org", "SIGN ON rdemo secret", true, false),
        ("ann@example.org", "SIGN ON ademo secret\nSEEK REPLACEMENT", true, true),
        ("ann@example.org", "SIGN ON ademo secret\nSEEK NO REPLACEMENT", true, false),
        ("max@example.org", "SIGN ON mdemo secret\nEJECT ITALY", true, true),
        ("max@example.org", "SIGN ON mdemo secret\nPROCESS", true, true),
        ("max@example.org", "SIGN ON mdemo secret\nROLLBACK", true, true),
        ("pat@example.org", "SIGN ON ?open secret", false, true),
        ("max@example.org", "SIGN ON mdemo secret\nTERMINATE demo", false, false),
    ] {
        let reply = ask(&mut world, who, lines);
        in_step(&world, lines);
        let want = |name: &str| {
            let row = world.store.game_named(name).unwrap().unwrap();
            listing(&Game::load(&world.store, row, &world.judge.catalogue).unwrap()).wants
        };
        assert_eq!((want("open"), want("demo")), (open, demo), "{lines}: {reply}");
    }
    // The seat was reserved for Nan, who has not replied.
    world.now += SignedDuration::from_hours(24 * 20);
    world.work().heartbeat().unwrap();
    in_step(&world, "an invitation that ran out");
    assert_eq!(world.store.games_that_want(Life::Forming).unwrap().len(), 1);
}
