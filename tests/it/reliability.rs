//! Players' records, the people who may see them, and games that require a good one.
use crate::world::{World, address, said};
use chancery::game::reliability::{Gates, Record, SkillLevel};
use chancery::game::settings::Settings;
use chancery::store::{GameRow, Mark};

const PLAYERS: [&str; 7] = ["ann", "eve", "fred", "gus", "ida", "rob", "tom"];
const ORDERS: [&str; 7] = [
    "A BUD H\nA VIE H\nF TRI H",
    "A LVP H\nF EDI H\nF LON H",
    "A MAR H\nA PAR H\nF BRE H",
    "A BER H\nA MUN H\nF KIE H",
    "A ROM H\nA VEN H\nF NAP H",
    "A MOS H\nA WAR H\nF SEV H\nF STP H",
    "A CON H\nA SMY H\nF ANK H",
];

fn letter(name: &str) -> &'static str {
    let at = PLAYERS.iter().position(|other| *other == name).unwrap();
    ["a", "e", "f", "g", "i", "r", "t"][at]
}

fn ask(world: &mut World, name: &str, lines: &str) -> String {
    said(&world.ask(&address(name), lines).body)
}

fn master(world: &mut World, lines: &str) -> String {
    said(&world.ask("max@example.org", &format!("SIGN ON mdemo secret\n{lines}")).body)
}

/// Submits these players' orders.
fn order(world: &mut World, names: &[&str]) {
    for (name, orders) in PLAYERS.iter().zip(ORDERS).filter(|(name, _)| names.contains(name)) {
        world.write(&address(name), "judge@example.org", "", &format!("SIGN ON {}demo secret\n{orders}", letter(name)));
    }
}

fn demo(world: &World) -> GameRow {
    world.store.game_named("demo").unwrap().unwrap()
}

/// A person's record, as they or others see it.
fn record(world: &World, name: &str, hidden_too: bool) -> Record {
    let user = world.store.user_at(&address(name)).unwrap().unwrap();
    Record::of(&world.store.marks_of(user.id, hidden_too).unwrap())
}

const NEW: Record = Record { on_time: 0, late: 0, missed: 0, started: 1, taken_over: 0, left: 0, adjusted: 0 };

#[test]
fn a_newcomer_is_unknown_and_not_bad() {
    let new = Record::default();
    assert_eq!((new.on_time_ratio(), new.resignation_ratio(), new.dedication()), (None, None, 0));
    assert!((new.reliability() - 0.9).abs() < 1e-9 && (new.likely_to_leave() - 0.1).abs() < 1e-9);
    assert_eq!(new.told(), "nothing is known yet");
    // One late turn is a mishap. Ten are a habit.
    let late = |n| Record { late: n, ..new };
    assert!(0.8 < late(1).reliability() && late(10).reliability() < 0.5);
    let steady = Record { on_time: 40, ..new };
    assert!(0.97 < steady.reliability());
    // A takeover makes up for an abandoned seat.
    let left = Record { started: 2, left: 1, ..new };
    assert_eq!(left.resignation_ratio(), Some(0.5));
    let healed = Record { taken_over: 1, ..left };
    assert_eq!((healed.resignation_ratio(), healed.dedication()), (Some(0.0), 0));
    assert!(healed.likely_to_leave() < left.likely_to_leave());
}

#[test]
fn phases_are_counted_once_each() {
    let mut world = World::with_games();
    assert_eq!(record(&world, "ann", true), NEW);
    order(&mut world, &["ann", "eve", "fred", "gus", "ida"]);
    // Rob and Tom are late. Rob submits his orders, and Tom does not.
    world.run_to("2026-11-25T12:00:00Z".parse().unwrap());
    order(&mut world, &["rob"]);
    assert_eq!(record(&world, "rob", true), Record { late: 1, ..NEW });
    world.run_to("2026-11-28T12:00:00Z".parse().unwrap());
    assert_eq!(record(&world, "tom", true), Record { missed: 1, ..NEW });
    // A player takes over: the turn continues, and everyone gets a mark for it.
    world.write("bob@example.org", "judge@example.org", "", "SIGN ON tdemo hushhush");
    assert_eq!(record(&world, "tom", true), Record { missed: 1, left: 1, ..NEW });
    world.write("bob@example.org", "judge@example.org", "", &format!("SIGN ON tdemo hushhush\n{}", ORDERS[6]));
    master(&mut world, "PROCESS");
    assert_eq!(demo(&world).turn, 2);
    assert_eq!(record(&world, "ann", true), Record { on_time: 1, ..NEW });
    assert_eq!(record(&world, "rob", true), Record { late: 1, ..NEW });
    assert_eq!(record(&world, "bob", true), Record { started: 0, taken_over: 1, on_time: 1, ..NEW });
    // An undone turn no longer counts, and a repeated one counts once.
    master(&mut world, "ROLLBACK");
    assert_eq!(record(&world, "rob", true), NEW);
    master(&mut world, "PROCESS");
    assert_eq!((record(&world, "ann", true).on_time, record(&world, "rob", true).on_time), (1, 1));
    // A GM who runs the turn early makes no one late.
    master(&mut world, "PROCESS");
    assert_eq!(record(&world, "ann", true), Record { on_time: 1, ..NEW });
}

#[test]
fn a_player_who_leaves_is_marked_unless_eliminated() {
    let mut world = World::with_games();
    ask(&mut world, "ann", "SIGN ON ademo secret\nRESIGN demo");
    assert_eq!(record(&world, "ann", true).left, 1);
    // An ejection is the GM's doing.
    master(&mut world, "EJECT RUSSIA");
    assert_eq!(record(&world, "rob", true).left, 0);
    let mut row = demo(&world);
    let position = serde_json::json!({"phase": "S1908M", "units": [["France", "A", "PAR"]], "dislodged": [],
        "contested": [], "owners": {"PAR": "France"}});
    row.position = Some(position.to_string());
    row.phase = "S1908M".to_owned();
    world.store.change_game(&row).unwrap();
    ask(&mut world, "tom", "SIGN ON tdemo secret\nRESIGN demo");
    assert_eq!(record(&world, "tom", true).left, 0);
    // Leaving a game that has not begun breaks no promise.
    ask(&mut world, "bob", "SIGN ON ?open secret\nRESIGN open");
    assert_eq!(record(&world, "bob", true), Record::default());
}

#[test]
fn unrated_and_solo_games_do_not_count() {
    let mut world = World::with_games();
    master(&mut world, "SET UNRATED");
    order(&mut world, &PLAYERS);
    world.run_to("2026-11-25T12:00:00Z".parse().unwrap());
    assert_eq!(demo(&world).turn, 2);
    assert_eq!(record(&world, "ann", true), NEW);
    ask(&mut world, "ann", "CREATE ?alone secret SOLO\nPROCESS");
    assert_eq!(record(&world, "ann", true), NEW);
}

/// Otherwise a player could compare the records of all suspects before and after someone is late.
#[test]
fn an_anonymous_game_reveals_no_one_through_records() {
    for setting in ["GUNBOAT", "SECRET", "QUIET"] {
        let mut world = World::new();
        for (i, name) in PLAYERS.iter().enumerate() {
            let power = ["A", "E", "F", "G", "I", "R", "T"][i];
            let begin = if i == 0 {
                format!("CREATE ?demo secret\nSET {setting}, NMR")
            } else {
                "SIGN ON ?demo secret".to_owned()
            };
            world.write(
                &address(name),
                "judge@example.org",
                "",
                &format!("REGISTER {name}\n{begin}\nSET PREFERENCE {power}\nSET PRIVACY ALL"),
            );
        }
        assert_eq!(demo(&world).turn, 1, "{setting}");
        order(&mut world, &PLAYERS[1..]);
        world.run_to("2026-12-20T12:00:00Z".parse().unwrap());
        world.write(
            "bob@example.org",
            "judge@example.org",
            "",
            "REGISTER Bob Bold\nSIGN ON ademo hushhush\nSET PRIVACY ALL",
        );
        assert_eq!(record(&world, "ann", true).left, 1, "{setting}");
        for name in ["ann", "eve", "bob"] {
            assert_eq!(record(&world, name, false), Record::default(), "{setting}: {name}");
            let other = ask(&mut world, "tom", &format!("INFO PLAYER {}", address(name)));
            assert!(other.contains("On time: 0 of 0 phases"), "{setting}: {other}");
        }
        let own = ask(&mut world, "eve", "GET DEDICATION");
        assert!(own.contains("Others do not see results from games that keep players or lateness secret."), "{own}");
        // The judge reveals it when the game is over.
        for name in &PLAYERS[1..] {
            ask(&mut world, name, &format!("SIGN ON {}demo secret\nSET DRAW", letter(name)));
        }
        ask(&mut world, "bob", "SIGN ON ademo hushhush\nSET DRAW");
        assert_eq!(record(&world, "eve", false), record(&world, "eve", true), "{setting}");
        assert_ne!(record(&world, "ann", false), Record::default(), "{setting}");
    }
}

/// A power that cannot see a unit must not learn from a record that it was dislodged, nor who builds in winter.
#[test]
fn a_blind_game_does_not_reveal_retreats_through_records() {
    let mut world = World::new();
    for (i, name) in PLAYERS.iter().enumerate() {
        let power = ["A", "E", "F", "G", "I", "R", "T"][i];
        let begin = if i == 0 { "CREATE ?demo secret standard blind" } else { "SIGN ON ?demo secret" };
        let lines = format!("REGISTER {name}\n{begin}\nSET PREFERENCE {power}\nSET PRIVACY ALL");
        world.write(&address(name), "judge@example.org", "", &lines);
    }
    let mut row = demo(&world);
    let position = serde_json::json!({"phase": "F1901R",
        "units": [["France", "A", "PAR"], ["Turkey", "A", "SER"], ["Turkey", "A", "GRE"], ["Austria", "A", "VIE"]],
        "dislodged": [{"unit": ["Austria", "A", "SER"], "from": "BUL"}], "contested": [],
        "owners": {"PAR": "France", "CON": "Turkey", "VIE": "Austria"}});
    row.position = Some(position.to_string());
    row.phase = "F1901R".to_owned();
    world.store.change_game(&row).unwrap();
    let records = |world: &mut World| {
        PLAYERS.map(|name| ask(world, "fred", &format!("INFO PLAYER {}\nWHOIS {0}", address(name)))).join("\n")
    };
    let before = records(&mut world);
    ask(&mut world, "ann", "SIGN ON ademo secret\nA SER - BUD");
    world.run_to(world.now + jiff::SignedDuration::from_hours(1));
    assert_ne!(demo(&world).phase, "F1901R", "the retreat was all that was waited for");
    assert_eq!(record(&world, "ann", true).on_time, 1);
    assert_eq!(records(&mut world), before);
}

/// Unregistered people and people who keep their profile private get the same reply.
#[test]
fn whois_answers_alike_for_unknown_and_private_people() {
    let mut world = World::with_games();
    let mut answer = |from: &str, line: &str| {
        let reply = ask(&mut world, from, line);
        let said = reply.split_once("> ").unwrap().1.split_once(' ').unwrap().1.to_owned();
        said.replace(line.split_once(' ').unwrap().1, "X").replace(line.split(' ').next_back().unwrap(), "X")
    };
    // Bob shares no game with Ann.
    for keyword in ["WHOIS", "WHO", "INFO PLAYER", "GET DEDICATION"] {
        let unknown = answer("bob", &format!("{keyword} una@example.org"));
        assert!(unknown.contains("I know no one called"), "{unknown}");
        assert_eq!(answer("bob", &format!("{keyword} ann@example.org")), unknown);
    }
    assert_eq!(answer("bob", "WHOIS Annabel"), answer("bob", "WHOIS Ann"));
    // Eve plays with her. Then Ann sets her profile to private, or to public.
    let shown = ask(&mut world, "eve", "WHOIS Ann");
    assert!(shown.contains("Ann Other") && !shown.contains("ann@example.org"), "{shown}");
    master(&mut world, "SET ADDRESSES PLAYERS");
    assert!(ask(&mut world, "eve", "WHOIS Ann").contains("Ann Other ann@example.org"));
    ask(&mut world, "ann", "SET PRIVACY NONE");
    assert!(!ask(&mut world, "eve", "WHOIS ann@example.org").contains("Ann Other"));
    assert!(ask(&mut world, "max", "WHOIS ann@example.org").contains("Ann Other"), "her master");
    ask(&mut world, "ann", "SET PRIVACY ALL");
    let shown = ask(&mut world, "bob", "WHOIS Ann");
    assert!(shown.contains("Ann Other") && !shown.contains("ann@example.org"), "no address: {shown}");
    // An unknown person sees no one.
    assert!(ask(&mut world, "zoe", "WHOIS ann@example.org").contains("not registered"));
}

#[test]
fn an_email_about_a_person_is_not_a_question_to_the_judge() {
    let mut world = World::with_games();
    for line in ["Who attacks Norway", "who is with me?", "Dedication is all."] {
        let reply = ask(&mut world, "ann", &format!("SIGN ON ademo secret\n{line}"));
        assert!(reply.contains("I don't understand this line"), "{reply}");
    }
    // The password of another judge's administrator is not echoed.
    let reply = ask(&mut world, "ann", "RECORD 17 3 1 sesame\nADJUST 17 5 sesame");
    assert_eq!(reply.matches("cannot be written by mail").count(), 1, "the lines share the reason: {reply}");
    assert!(!reply.contains("sesame"), "{reply}");
}

#[test]
fn a_gate_admits_players_who_meet_it() {
    let mut world = World::with_games();
    let mark = |world: &World, name: &str, mark: Mark, n: u32| {
        let user = world.store.user_at(&address(name)).unwrap().unwrap().id;
        let game = world.store.game_named("open").unwrap().unwrap().id;
        (0..n).for_each(|turn| world.store.mark(game, turn, user, mark, false).unwrap());
    };
    mark(&world, "bob", Mark::OnTime, 30);
    mark(&world, "eve", Mark::OnTime, 30);
    mark(&world, "fred", Mark::Late, 30);
    mark(&world, "gus", Mark::Left, 3);
    ask(&mut world, "bob", "REGISTER\nLevel: Expert\nEND");
    for (gate, who, refusal) in [
        ("DEDICATION 20", "ann", "a dedication of at least 20, and yours is 0."),
        ("DEDICATION 20", "eve", ""),
        ("ONTIMERAT 0.9", "ann", ""),
        ("ONTIMERAT 90%", "fred", "an on-time ratio of at least 90%, and yours counts as 22%."),
        ("ON TIME RATIO .95", "ann", "at least 95%, and yours counts as 90%."),
        ("RESRAT 0.1", "gus", "a resignation ratio of at most 10%, and yours counts as 58%."),
        ("RESRAT 0.1", "ann", ""),
        ("LEVEL EXPERT", "ann", "It is for players of the level expert, and you have not told yours"),
        ("LEVEL ADVANCED", "ida", "It is for advanced players (anyone but novices), and yours is novice."),
        ("LEVEL ADVANCED", "tom", ""),
        ("LEVEL ANY, NO RESRAT", "gus", ""),
    ] {
        ask(&mut world, "ida", "REGISTER\nLevel: Novice\nEND");
        ask(&mut world, "tom", "REGISTER\nLevel: Advanced\nEND");
        let said = ask(&mut world, "bob", &format!("SIGN ON ?open secret\nSET {gate}"));
        assert!(!said.contains("You would not pass"), "{said}");
        let listed = ask(&mut world, "zoe", "OPENINGS");
        assert_eq!(listed.contains("Asks for "), !gate.contains("NO "), "{listed}");
        let reply = ask(&mut world, who, "JOIN open");
        match refusal {
            "" => assert!(reply.contains("You have joined 'open'."), "{gate}, {who}: {reply}"),
            why => assert!(reply.contains(why), "{gate}, {who}: {reply}"),
        }
        ask(&mut world, who, "SIGN ON open\nRESIGN open");
        ask(&mut world, "bob", "SIGN ON ?open secret\nSET LEVEL ANY, NO DEDICATION, NO ONTIMERAT, NO RESRAT");
    }
    // A player cannot require of others what they lack themselves.
    ask(&mut world, "ann", "SIGN ON ?open secret");
    for gate in ["DEDICATION 1", "ONTIMERAT 0.91", "RESRAT 0.05", "LEVEL NOVICE"] {
        let reply = ask(&mut world, "ann", &format!("SIGN ON ?open secret\nSET {gate}"));
        assert!(reply.contains("You would not pass that yourself"), "{gate}: {reply}");
    }
    // A requirement applies to replacements, and not to observers.
    master(&mut world, "EJECT RUSSIA");
    let demo = demo(&world);
    let mut settings = demo.clone();
    settings.settings = r#"{"dedication":"20"}"#.to_owned();
    world.store.change_game(&settings).unwrap();
    world.write("zoe@example.org", "judge@example.org", "", "REGISTER Zoe Zed");
    assert!(ask(&mut world, "zoe", "SIGN ON rdemo hushhush").contains("a dedication of at least 20"));
    assert!(ask(&mut world, "zoe", "OBSERVE demo hushhush").contains("You now observe"));
    assert!(ask(&mut world, "bob", "SIGN ON rdemo hushhush").contains("You now play Russia"));
}

#[test]
fn levels_are_read_and_admitted() {
    let world = World::new();
    let variant = world.judge.catalogue.board("standard").unwrap().variant;
    let admits = |gate: &str, level: &str| {
        let mut settings = Settings::new(chancery::families::setting::Kept::default(), variant.clone());
        settings.set("level", gate.to_owned());
        Gates::of(&settings).unmet(level, &Record::default()).is_empty()
    };
    for (gate, wanted) in [
        ("any", "Novice Intermediate Advanced Expert -"),
        ("novice", "Novice"),
        ("amateur", "Novice Intermediate Advanced"),
        ("intermediate", "Intermediate Advanced"),
        ("advanced", "Intermediate Advanced Expert"),
        ("expert", "Expert"),
    ] {
        let levels = ["Novice", "Intermediate", "Advanced", "Expert", "-"].into_iter();
        let let_in: Vec<&str> = levels.filter(|level| admits(gate, level.trim_matches('-'))).collect();
        assert_eq!(let_in.join(" "), wanted, "{gate}");
    }
    assert_eq!(SkillLevel::read("whatever"), None);
}

/// A person can see all their data, and it is erased with them.
#[test]
fn the_record_is_in_my_data_and_is_erased() {
    let mut world = World::with_games();
    let data = ask(&mut world, "ann", "MY DATA");
    assert!(data.contains("RECORD no phase yet; 1 seat from the start, 0 taken over, 0 left"), "{data}");
    master(&mut world, "TERMINATE demo");
    world.write("ann@example.org", "judge@example.org", "", "UNREGISTER");
    let asked = world.mail().into_iter().find(|mail| mail.body.contains("CONFIRM")).expect("a question");
    let user = world.store.user_at("ann@example.org").unwrap().unwrap();
    world.write("ann@example.org", asked.reply_to.as_deref().unwrap(), "", "CONFIRM");
    assert!(world.store.user_at("ann@example.org").unwrap().is_none());
    assert!(world.store.marks_of(user.id, true).unwrap().is_empty());
}
