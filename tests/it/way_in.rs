//! The way in: registering, confirming, signing on, joining, and the limits of a stranger's effect on members.
use crate::world::World;
use chancery::cli::adjudicate::Adjudicator;
use chancery::mail::sink::Mail;
use jiff::SignedDuration;
use serde_json::{Value, json};

const JUDGE: &str = "judge@example.org";
const EMIL: &str = "emil@example.org";

/// A judge that trusts no sender, with `demo` in progress and `open` forming.
fn wary() -> World {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    world
}

impl World {
    /// Sends to one of the judge's addresses, and returns all resulting e-mails.
    fn send(&mut self, from: &str, to: &str, lines: &str) -> Vec<Mail> {
        self.mail();
        self.write(from, to, "", lines);
        self.mail()
    }

    /// Sends to one of the judge's addresses, and returns the reply, its lines joined.
    fn reply(&mut self, from: &str, to: &str, lines: &str) -> (String, String) {
        let mails = self.send(from, to, lines);
        let mail = mails.into_iter().find(|mail| mail.reply && mail.to == from);
        let mail = mail.unwrap_or_else(|| panic!("no reply to {from}:\n{lines}"));
        (flat(&mail.body), mail.reply_to.unwrap_or_else(|| JUDGE.to_owned()))
    }

    /// Registers a person who confirms. Returns the address for their next e-mail.
    fn registered(&mut self, from: &str, name: &str) -> String {
        let (_, held) = self.reply(from, JUDGE, &format!("REGISTER {name}"));
        let (said, welcome) = self.reply(from, &held, "CONFIRM");
        assert!(said.contains("You are registered."), "{said}");
        welcome
    }
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn says(said: &str, wanted: &str) {
    assert!(said.contains(wanted), "no {wanted:?} in\n{said}");
}

#[test]
fn one_confirmation_is_enough_to_register_and_join() {
    let mut world = wary();
    let (said, held) = world.reply(EMIL, JUDGE, "REGISTER Emil Eder\nSIGN ON ?open emils\nSET PREFERENCE GER");
    says(&said, "> REGISTER Emil Eder > SIGN ON ?open ******** > SET PREFERENCE GER");
    assert!(!said.contains("emils"), "{said}");
    let (said, _) = world.reply(EMIL, &held, "CONFIRM");
    says(&said, "You are registered.");
    says(&said, "You have joined 'open'.");
    says(&said, "Your preference is Germany, then England, then Russia.");
    assert!(!said.contains("CONFIRM h"), "{said}");
}

#[test]
fn an_email_that_asks_says_so_in_its_subject() {
    let mut world = wary();
    world.write(EMIL, JUDGE, "Please let me in", "REGISTER Emil Eder");
    world.write("ann@example.org", JUDGE, "", "CREATE ?mine secret");
    let subjects: Vec<String> = world.mail().into_iter().map(|mail| mail.subject).collect();
    assert_eq!(subjects, ["CHANCERY - Please confirm your registration", "CHANCERY - Please confirm your e-mail"]);
}

#[test]
fn every_yes_to_the_asked_address_confirms() {
    for yes in [
        "Yes that was me",
        "Yes, that was me.",
        "OK",
        "ok!",
        "Okay",
        "ja",
        "Ja, das war ich.",
        "yes",
        "YES!",
        "confirm",
        "CONFIRM",
        "CONFRIM",
        "COMFIRM",
        "CONFIM",
        "Confirm.",
        "Confirm!",
        "I confirm",
        "Yes, I confirm.",
        "oui, c'est moi",
        "Sí",
        "да",
        "Yes please",
        "Confirmed",
        "\"CONFIRM\"",
        "*Confirm*",
        "👍",
        "Hello,\n\nyes",
        "Thank you, yes.",
        "同意",
        "I agree",
        "Yes\n\nBest wishes\nEmil",
    ] {
        let mut world = wary();
        let (_, held) = world.reply(EMIL, JUDGE, "REGISTER Emil Eder");
        let (said, _) = world.reply(EMIL, &held, yes);
        assert!(said.contains("You are registered."), "{yes}:\n{said}");
        assert!(!said.contains("***"), "{yes}:\n{said}");
    }
}

#[test]
fn a_reply_other_than_yes_gets_instructions() {
    let mut world = wary();
    let (_, mut held) = world.reply(EMIL, JUDGE, "REGISTER Emil Eder");
    for other in [
        "What is this?",
        "No",
        "No, that was not me.",
        "yes?",
        "Not OK",
        "Who are you",
        "",
        "Emil",
        "No, I did not confirm this.",
        "Confirm your e-mail address by clicking on the link below",
        "I am on holiday until Monday.",
        "A BUD - SER",
    ] {
        let (said, to) = world.reply(EMIL, &held, other);
        says(&said, "To continue, reply with the single word CONFIRM. Until then, I have done nothing.");
        says(&said, "> REGISTER Emil Eder");
        held = to;
    }
    assert!(world.store.user_at(EMIL).unwrap().is_none());
    // Other lines sent there also run and get a reply: only their writer reads that address.
    let (said, to) = world.reply(EMIL, &held, "VERSION");
    says(&said, "play-by-mail");
    says(&said, "are still waiting. To carry them out too, reply with the single word CONFIRM.");
    let (said, _) = world.reply(EMIL, &to, "yes");
    says(&said, "You are registered.");
    let (said, _) = world.reply(EMIL, &to, "yes");
    says(&said, "I may have carried out its lines already");
}

/// A yes is only valid as a reply to a question.
#[test]
fn a_yes_to_any_other_address_confirms_nothing() {
    let mut world = wary();
    world.reply(EMIL, JUDGE, "REGISTER Emil Eder");
    world.send(EMIL, JUDGE, "Yes that was me");
    let forged = "judge+h1-aaaaaaaaaaaaaaaaaaaa@example.org";
    world.send(EMIL, forged, "Yes that was me");
    assert!(world.store.user_at(EMIL).unwrap().is_none());
}

#[test]
fn a_misspelt_registration_gets_the_right_line() {
    let mut world = wary();
    // As far as the judge knows, the sender is not forged.
    world.judge.trust_senders = true;
    let (said, _) = world.reply(EMIL, JUDGE, "Hello, is anybody there?");
    says(&said, "REGISTER Ann Other");
    // The how-to comes once a day. A slip always gets a reply.
    assert!(world.send(EMIL, JUDGE, "Is anybody there?").is_empty());
    world.judge.trust_senders = false;
    let (said, _) = world.reply(EMIL, JUDGE, "REGSITER Emil Eder");
    says(&said, "Did you mean REGISTER Emil Eder?");
}

#[test]
fn the_welcome_can_be_answered() {
    let mut world = wary();
    let welcome = world.registered(EMIL, "Emil Eder");
    let (said, next) = world.reply(EMIL, &welcome, "SIGN ON ?nosuch emils");
    says(&said, "is not a game here.");
    let (said, seat) = world.reply(EMIL, &next, "SIGN ON ?open emils");
    says(&said, "You have joined 'open'.");
    // A failed sign-on does not invalidate the token of its e-mail.
    let (_, again) = world.reply(EMIL, &seat, "SIGN ON nosuch");
    let (said, _) = world.reply(EMIL, &again, "SET PREFERENCE TUR");
    says(&said, "Your preference is Turkey.");
    // The command shuts out anyone who has seen this e-mail, as it does for e-mails about a game.
    world.reply(EMIL, &again, "SET NEW TOKEN");
    let (said, _) = world.reply(EMIL, &welcome, "CREATE ?emils emils");
    says(&said, "please confirm");
    let (said, _) = world.reply("mallory@example.net", &welcome, "CREATE ?emils emils");
    assert!(!said.contains("has been created"), "{said}");
}

/// A person has forwarded an e-mail, and is in no game where they could say so; or in several.
#[test]
fn all_reply_addresses_can_be_renewed_without_a_game() {
    let mut world = wary();
    let welcome = world.registered(EMIL, "Emil Eder");
    let (_, seat) = world.reply(EMIL, &welcome, "SIGN ON ?open emils");
    let (said, next) = world.reply(EMIL, &welcome, "SET NEW TOKEN");
    says(&said, "Old reply addresses no longer work");
    for old in [&welcome, &seat] {
        let (said, _) = world.reply(EMIL, old, "GAMES");
        says(&said, "please confirm");
    }
    let (said, _) = world.reply(EMIL, &next, "GAMES");
    says(&said, "open");
}

#[test]
fn a_fresh_email_with_the_right_password_needs_no_confirmation() {
    let mut world = wary();
    for (from, lines, wanted) in [
        ("ann@example.org", "SIGN ON ademo secret\nA BUD - SER", "Army Budapest -> Serbia."),
        ("bob@example.org", "SIGN ON ?open secret\nSET PREFERENCE A", "Your preference is Austria."),
        ("bob@example.org", "SIGN ON open secret\nSET PREFERENCE E", "Your preference is England."),
        ("bob@example.org", "SIGN ON aopen secret\nSET PREFERENCE F", "Your preference is France."),
        ("ann@example.org", "SIGN ON demo secret\nA BUD - RUM", "Army Budapest -> Rumania."),
    ] {
        let (said, _) = world.reply(from, JUDGE, lines);
        says(&said, wanted);
        assert!(!said.contains("CONFIRM"), "{lines}:\n{said}");
    }
}

#[test]
fn a_second_sign_on_before_the_start_signs_on() {
    for trusting in [true, false] {
        let mut world = wary();
        world.judge.trust_senders = trusting;
        let (said, seat) = world.reply("bob@example.org", JUDGE, "SIGN ON ?open secret\nSET PREFERENCE T");
        says(&said, "Your preference is Turkey.");
        for line in ["SIGN ON ?open secret", "SIGN ON open", "SIGN ON aopen", "JOIN open", "JOIN open secret"] {
            let (said, _) = world.reply("bob@example.org", &seat, &format!("{line}\nSET PREFERENCE R"));
            says(&said, "Your preference is Russia.");
        }
        let (said, _) = world.reply("bob@example.org", JUDGE, "SIGN ON ?open wrong\nSET PREFERENCE R");
        says(&said, "That is not the password of that seat in 'open'.");
        assert_eq!(
            world.store.game_named("open").unwrap().map(|game| world.store.seats(game.id).unwrap().len()),
            Some(1)
        );
    }
}

#[test]
fn every_request_for_a_seat_in_a_forming_game_leads_to_one() {
    let hint = "'open' is still forming. To join, send SIGN ON ?open and a password.";
    for (line, wanted) in [
        ("Sign on open", hint),
        ("SIGN ON aopen mypass", hint),
        ("SIGN ON aopen", hint),
        ("SIGN ON open mypass", "You have joined 'open'."),
        ("SIGN ON ?open mypass", "You have joined 'open'."),
        ("SIGN ON ? mypass", "You have joined 'open'."),
        ("JOIN open mypass", "You have joined 'open'."),
        ("join ?open mypass", "You have joined 'open'."),
        ("JOIN open", "Your seat has no password"),
        ("SIGN ON ?open", "SIGN ON ?game password, with a password that you choose"),
        ("SIGN ON ?open my secret", "a password of one word, and nothing more"),
        ("JOIN demo mypass", "The game 'demo' is running, so you can't join it now."),
        ("SIGN ON ?open abc", "A password has at least 4 characters."),
    ] {
        let mut world = wary();
        let welcome = world.registered(EMIL, "Emil Eder");
        let (said, _) = world.reply(EMIL, &welcome, line);
        assert!(said.contains(wanted), "{line}:\n{said}");
        assert!(!said.contains("mypass"), "{line}:\n{said}");
    }
    let mut world = wary();
    let (said, _) = world.reply(EMIL, JUDGE, "SIGN ON ?open mypass");
    says(&said, "REGISTER Ann Other SIGN ON ?open password");
    for prose in ["Join me in Burgundy", "Join the alliance", "join us!", "Join forces with me against France"] {
        let (said, _) = world.reply("ann@example.org", JUDGE, &format!("SIGN ON ademo secret\n{prose}\nA BUD - SER"));
        says(&said, "Army Budapest -> Serbia.");
    }
}

#[test]
fn the_variant_may_follow_the_password() {
    let mut world = wary();
    for (line, wanted) in [
        ("SIGN ON ademo secret standard", "Signed on as Austria"),
        ("SIGN ON ?open secret standard", "Signed on to 'open' as a player."),
        (
            "SIGN ON ademo secret h31",
            "'demo' is Standard. Please leave out the name after the password, which differs.",
        ),
        (
            "SIGN ON ademo secret nonsense",
            "'demo' is Standard. Please leave out the name after the password, which differs.",
        ),
    ] {
        let from = if line.contains("open") { "bob@example.org" } else { "ann@example.org" };
        let (said, _) = world.reply(from, JUDGE, line);
        assert!(said.contains(wanted), "{line}:\n{said}");
        assert!(!said.contains("nonsense"), "it may be a part of a password: {said}");
    }
}

#[test]
fn preferences_are_read_in_any_wording_and_repeated_in_words() {
    let mut world = World::with_games();
    for (list, told) in [
        ("GER, ITA", "Your preference is Germany, then Italy."),
        ("ger ita", "Your preference is Germany, then Italy."),
        ("Turkey, Rus, E", "Your preference is Turkey, then Russia, then England."),
        ("TUR", "Your preference is Turkey."),
        ("E[FRA]*", "Your preference is England, then France, Russia or Austria, then any other."),
        ("E[FGR][TAI]", "Your preference is England, then France, Germany or Russia, then any other."),
        ("TA*", "Your preference is Turkey, then Austria, then any other."),
        ("*", "Your preference is any power."),
        (
            "FRA",
            "Your preference is France, then Russia, then Austria. I read each letter as a power. For France alone, send SET PREFERENCE FRANCE.",
        ),
        ("", "You have no preference."),
        ("XYZ", "No power has the letter 'X'. Write names of powers, as in SET PREFERENCE TURKEY, RUSSIA;"),
        ("GER, SPA", "No power has the letter 'S'."),
    ] {
        let (said, _) = world.reply("bob@example.org", JUDGE, &format!("SIGN ON open\nSET PREFERENCE {list}"));
        assert!(said.contains(told), "{list}:\n{said}");
    }
}

#[test]
fn a_joining_player_reads_about_the_game_and_the_next_steps() {
    let mut world = World::with_games();
    world.ask("bob@example.org", "SIGN ON open\nSET EVERY 2 DAYS AT 20:00 Europe/Berlin\nSET COMMENT For beginners");
    let (said, _) = world.reply(EMIL, JUDGE, "REGISTER Emil Eder\nJOIN open emils");
    for wanted in [
        "Standard, for 7 players. It has no GM.",
        "Movement every 2 days at 20:00 Berlin time; 3 days of grace.",
        "Retreats within a day, at 23:30 Berlin time; 2 days of grace.",
        "Press goes to any of the others, or to all, under the name of the power that writes it.",
        "Its creator writes: For beginners",
        "Next: say which powers you would like",
    ] {
        says(&said, wanted);
    }
    assert!(!said.contains("Next: reply to this e-mail"), "they have gone on already:\n{said}");
}

#[test]
fn the_creator_of_a_game_gets_a_working_invitation() {
    let mut world = wary();
    let welcome = world.registered("carl@example.org", "Carl Creator");
    let (said, _) = world.reply("carl@example.org", &welcome, "CREATE ?carls carls");
    says(&said, "https://judge.example.org/games/carls");
    says(&said, "send judge@example.org these two lines");
    says(&said, "reply to it with the single word CONFIRM");
    let (_, lines) = said.split_once("you choose: ").unwrap();
    let lines = lines.replace("Your Name", "Emil Eder").replace(" SIGN", "\nSIGN").replace("password", "emils");
    let lines: Vec<&str> = lines.split(" The reply").next().unwrap().lines().collect();
    assert_eq!(lines, ["REGISTER Emil Eder", "SIGN ON ?carls emils"]);
    let (_, held) = world.reply(EMIL, JUDGE, &lines.join("\n"));
    says(&world.reply(EMIL, &held, "CONFIRM").0, "You have joined 'carls'.");
}

#[test]
fn a_newly_registered_person_learns_the_next_step() {
    let mut world = World::with_games();
    let (said, _) = world.reply(EMIL, JUDGE, "REGISTER Emil Eder");
    says(
        &said,
        "Next: reply to this e-mail. The game open needs players: SIGN ON ?open password joins it, with a password of your choice.",
    );
    says(&said, "GET GUIDE");
}

#[test]
fn a_wrong_password_gets_the_way_in_without_one() {
    let mut world = wary();
    let (said, _) = world.reply("ann@example.org", JUDGE, "SIGN ON ademo wrong");
    says(&said, "You can also reply to any of my e-mails about 'demo', without a password.");
}

/// The lines that a text shows separately, group by group.
fn shown(text: &str) -> Vec<String> {
    let (mut groups, mut group) = (Vec::new(), String::new());
    for line in text.lines().chain([""]) {
        match line.strip_prefix("     ") {
            Some(line) => group += &format!("{}\n", line.trim()),
            None if group.is_empty() => {}
            None => groups.push(std::mem::take(&mut group)),
        }
    }
    groups
}

/// A newcomer copies them: England has fleets in London and Edinburgh, and its army in Liverpool.
#[test]
fn the_guides_orders_are_valid_at_the_start() {
    let guide = include_str!("../../src/answers/help/guide.txt");
    let step =
        guide.split_once("3. Write your orders.").unwrap().1.split_once("4. Write to the other players.").unwrap().0;
    let groups = shown(step);
    assert_eq!(groups.len(), 2, "{groups:?}");
    for group in groups {
        let orders: Vec<&str> = group.lines().filter(|line| !line.starts_with("SIGN ON")).collect();
        assert!(!orders.is_empty(), "{group}");
        let mut world = World::new();
        world.ask(EMIL, "REGISTER Emil Eager\nCREATE ?game secret standard SOLO AS ENGLAND");
        let said = world.ask(EMIL, &format!("SIGN ON egame secret\n{}", orders.join("\n"))).body;
        assert!(!said.contains("*** "), "{said}");
        for order in orders {
            assert!(said.contains(&format!("> {order}\n")), "{said}");
        }
    }
}

/// Each movement sample in HELP ORDERS is possible for units at its places, with the orders that it supports or convoys.
#[test]
fn the_orders_that_help_shows_are_possible() {
    let help = include_str!("../../crates/families/src/diplomacy/help/orders.txt");
    let samples = help.split_once("\nMovement\n").unwrap().1.split_once("\nRetreats\n").unwrap().0;
    let samples: Vec<&str> = samples.lines().filter_map(|line| line.trim().split("   ").next()).collect();
    let samples: Vec<&str> = samples.into_iter().filter(|line| !line.is_empty()).collect();
    assert_eq!(samples.len(), 8, "{samples:?}");
    let mut desk = Adjudicator::new(None);
    for sample in samples {
        let mut orders = vec![sample];
        orders.extend(sample.split_once(" S ").or(sample.split_once(" C ")).map(|(_, other)| other));
        let mut places: Vec<(&str, &str)> = orders.iter().map(|order| (&order[..1], &order[2..5])).collect();
        if sample.contains("VIA") || sample.contains("NTH -") {
            orders.push("F NTH C A LON - BEL");
            places.push(("F", "NTH"));
        }
        let units: Vec<_> = places.iter().map(|(kind, at)| json!(["France", kind, at])).collect();
        let orders: Vec<_> = orders.iter().map(|order| json!(["France", order])).collect();
        let line = json!({ "phase": "S1901M", "units": units, "orders": orders }).to_string();
        let mut answer = Vec::new();
        assert!(desk.answer_line(line.as_bytes(), &mut answer), "{sample}: {}", String::from_utf8_lossy(&answer));
        let answer: Value = serde_json::from_slice(&answer).unwrap();
        assert_ne!(answer["results"][0]["reason"], "void", "{sample}: {answer}");
    }
}

#[test]
fn the_guide_explains_how_each_game_begins() {
    let said = World::new().ask(EMIL, "GET GUIDE").body;
    for line in ["CREATE ?game secret", "CREATE ?duel secret stratego barrage", "CREATE ?war secret conquest lowlands"]
    {
        says(&said, line);
    }
}

#[test]
fn solo_play_is_mentioned_wherever_people_look() {
    let mut world = World::new();
    let readme = std::fs::read_to_string("README.md").unwrap();
    let mut texts = vec![("README", readme)];
    for line in ["GET GUIDE", "HELP CREATE"] {
        texts.push((line, world.ask(EMIL, line).body));
    }
    for (name, text) in texts {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("SET PLAYERS 1") && text.contains("PROCESS") && text.contains("ROLLBACK"), "{name}");
    }
    let (said, _) = world.reply(EMIL, JUDGE, "REGISTER Emil Eder\nCREATE ?solo alone\nSET PLAYERS 1");
    says(&said, "the game is starting");
}

/// The person in whose name an e-mail was forged confirms their own lines only.
#[test]
fn each_confirmation_is_for_its_own_email() {
    let mut world = wary();
    let forged = "REGISTER Emil\nSIGN ON ?open forged\nSET PASSWORD forged\nSET ADDRESS m@example.net";
    let mut asked = Vec::new();
    for _ in 0..8 {
        asked.push(world.reply(EMIL, JUDGE, forged));
    }
    says(&asked[0].0, "> REGISTER Emil > SIGN ON ?open ******** > SET PASSWORD ******** > SET ADDRESS m@example.net");
    let (said, own) = world.reply(EMIL, JUDGE, "REGISTER Emil Eder");
    assert!(!said.contains("SIGN ON"), "{said}");
    let (said, _) = world.reply(EMIL, &own, "Yes");
    says(&said, "Welcome, Emil Eder. You are registered.");
    assert!(!said.contains("joined"), "{said}");
    // The oldest have made room.
    says(&world.reply(EMIL, &asked[0].1, "Yes").0, "I don't recognise that code.");
}

#[test]
fn robots_emails_do_not_use_up_a_players_allowance() {
    let mut world = wary();
    world.judge.limits.person_per_hour = 60;
    for i in 0..100 {
        let raw =
            format!("From: ann@example.org\nTo: {JUDGE}\nMessage-ID: <r{i}@x>\nAuto-Submitted: auto-replied\n\n{i}\n");
        world.deliver(raw.as_bytes());
    }
    assert!(world.mail().is_empty());
    says(&world.reply("ann@example.org", JUDGE, "VERSION").0, "play-by-mail");
}

#[test]
fn no_number_of_forged_emails_shuts_out_the_right_password_or_token() {
    let mut world = wary();
    world.judge.limits.mailbox_per_hour = 3;
    world.judge.limits.mailbox_per_day = 6;
    world.now += SignedDuration::from_hours(2);
    let (_, token) = world.reply("ann@example.org", JUDGE, "SIGN ON ademo secret");
    let mut answers = Vec::new();
    for _ in 0..80 {
        answers.extend(world.send("ann@example.org", JUDGE, "VERSION"));
    }
    assert_eq!(answers.len(), 3, "and then silence");
    says(&world.reply("ann@example.org", JUDGE, "SIGN ON ademo secret\nA BUD - SER").0, "Army Budapest -> Serbia.");
    says(&world.reply("ann@example.org", &token, "A BUD - RUM").0, "Army Budapest -> Rumania.");
    assert!(world.send("ann@example.org", JUDGE, "SIGN ON ademo wrong\nA BUD - SER").is_empty());
    // After an hour the count starts again.
    world.now += SignedDuration::from_mins(61);
    let n: usize = (0..80).map(|_| world.send("ann@example.org", JUDGE, "VERSION").len()).sum();
    assert_eq!(n, 3);
}

#[test]
fn a_stranger_gets_few_replies_a_day() {
    let mut world = wary();
    world.judge.limits.mailbox_per_hour = 3;
    world.judge.limits.mailbox_per_day = 6;
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.extend(world.send("victim@example.net", JUDGE, "VERSION"));
        world.now += SignedDuration::from_mins(10);
    }
    assert_eq!(answers.len(), 6);
    world.now += SignedDuration::from_hours(24);
    assert_eq!(world.send("victim@example.net", JUDGE, "VERSION").len(), 1);
    // Long replies are fewer.
    world.now += SignedDuration::from_hours(24);
    world.judge.limits.strangers_kb_per_hour = 200;
    let mut bytes = 0;
    for i in 0..20 {
        let from = format!("other{i}@example.net");
        bytes += world.send(&from, JUDGE, "GET PACKAGE").iter().map(|mail| mail.body.len()).sum::<usize>();
    }
    assert!((100_000..200_000).contains(&bytes), "{bytes}");
}

#[test]
fn the_reply_to_a_forged_email_is_short_and_quotes_nothing() {
    let mut world = wary();
    let spam = "Buy cheap pills at http://pills.example/now or www.pills.example";
    let lines = format!("{}\n{spam}", ["HELP POLICIES"; 60].join("\n"));
    world.write("victim@example.net", JUDGE, spam, &lines);
    let bodies: Vec<String> = world.mail().into_iter().map(|mail| format!("{}\n{}", mail.subject, mail.body)).collect();
    let once = world.ask("else@example.net", "HELP POLICIES").body.len();
    assert!(bodies.len() == 1 && bodies[0].len() < once + 2000, "{}", bodies[0].len());
    for (subject, lines) in [
        (spam, spam.to_owned()),
        ("", format!("HELP {spam}")),
        ("", format!("LIST {spam}")),
        ("", format!("REGISTER {spam}")),
        ("", format!("REGSITER {spam}")),
        ("", format!("GET {spam}")),
        ("", [spam; 50].join("\n")),
    ] {
        let from = "victim@example.net";
        world.write(from, JUDGE, subject, &format!("VERSION\n{lines}"));
        for mail in world.mail() {
            let text = format!("{}\n{}", mail.subject, mail.body);
            assert!(!text.contains("pills.example"), "{lines}:\n{text}");
            assert!(text.matches("cheap").count() <= 3, "{lines}:\n{text}");
        }
    }
}

/// A stranger's e-mail triggers few, however many lines it has.
#[test]
fn a_strangers_email_triggers_few_questions() {
    let mut world = wary();
    let lines: Vec<String> = (0..2000).map(|i| format!("LIST game{i}")).collect();
    let (said, _) = world.reply("victim@example.net", JUDGE, &lines.join("\n"));
    assert_eq!(said.matches("> LIST").count(), 20, "{said}");
    says(&said, "I carry out only 20 lines before I know who you are");
    let (said, _) = world.reply("ann@example.org", JUDGE, &format!("SIGN ON ademo secret\n{}", lines.join("\n")));
    assert!(20 < said.matches("> LIST").count(), "players ask for more");
}

#[test]
fn a_new_address_must_agree_before_it_gets_email() {
    let mut world = wary();
    let (_, token) = world.reply("ann@example.org", JUDGE, "SIGN ON ademo secret");
    let lines = "SET ADDRESS ann@example.org, work@example.net, victim@example.net";
    let mails = world.send("ann@example.org", &token, lines);
    let asked: Vec<&Mail> =
        mails.iter().filter(|mail| mail.subject.ends_with("Reply CONFIRM to use this address")).collect();
    let to: Vec<&str> = asked.iter().map(|mail| mail.to.as_str()).collect();
    assert_eq!(to, ["work@example.net", "victim@example.net"]);
    let held = asked[0].reply_to.clone().unwrap();
    let readers = |world: &mut World| {
        let mails = world.send("eve@example.org", JUDGE, "SIGN ON edemo secret\nPRESS TO A\nHello.\nENDPRESS");
        mails.into_iter().filter(|mail| !mail.reply).map(|mail| mail.to).collect::<Vec<_>>()
    };
    assert_eq!(readers(&mut world), ["ann@example.org"]);
    world.send("work@example.net", &held, "Yes, please.");
    assert_eq!(readers(&mut world), ["ann@example.org", "work@example.net"]);
    // Agreement needs a request, and a seat may make few.
    says(
        &world.reply("m@example.net", JUDGE, "SET ADDRESS agreed 2 m@example.net abc").0,
        "This request is no longer valid",
    );
    let n: usize = (0..20)
        .map(|i| {
            let mails = world.send("ann@example.org", &token, &format!("SET ADDRESS v{i}@example.net"));
            mails.iter().filter(|mail| mail.subject.contains("CONFIRM")).count()
        })
        .sum();
    assert!(n <= 5, "{n}");
    // Unchanged facts trigger no notice.
    let mails = world.send("ann@example.org", &token, "SET ADDRESS ann@example.org, work@example.net");
    assert_eq!(mails.iter().filter(|mail| mail.subject.contains("Settings")).count(), 0, "{mails:?}");
}

#[test]
fn a_slow_robot_gets_few_replies_and_a_player_all() {
    let mut world = wary();
    world.judge.limits.person_errors_per_day = 20;
    let (_, token) = world.reply("ann@example.org", JUDGE, "SIGN ON ademo secret");
    let mut answers = Vec::new();
    for i in 0..60 {
        answers.extend(world.send("ann@example.org", &token, &format!("I am away until Monday ({i}).")));
        world.now += SignedDuration::from_mins(5);
    }
    assert_eq!(answers.len(), 20);
    says(&flat(&answers[19].body), "I only answer e-mails with a valid command or order.");
    says(&world.reply("ann@example.org", &token, "A BUD - SER").0, "Army Budapest -> Serbia.");
    assert!(world.send("ann@example.org", &token, "I am still away.").is_empty());
    world.now += SignedDuration::from_hours(24);
    assert!(!world.send("ann@example.org", &token, "I am back soon.").is_empty());
}

#[test]
fn a_password_has_a_least_length() {
    let mut world = World::with_games();
    for line in ["CREATE ?mine x", "OBSERVE open x", "JOIN open x", "SIGN ON ademo secret\nSET PASSWORD x"] {
        let (said, _) = world.reply("ann@example.org", JUDGE, line);
        says(&said, "A password has at least 4 characters. Please choose a longer one.");
    }
}

/// A past fault: a player registered as "Master" was the GM in the e-mails of a forming game.
#[test]
fn no_one_registers_under_one_of_the_judges_words() {
    for name in [
        "Master",
        "master",
        "The Master",
        "MASTER",
        "M\u{e4}ster",
        "\u{41c}aster",
        "Judge",
        "The Judge",
        "Keeper",
        "Judge Keeper",
        "Observer",
        "All",
        "Everybody",
        "Everyone",
        "Somebody",
        "someone",
        "Nobody",
        "No one",
        "no-one",
        "Clock",
        "Computer",
        "Player",
        "A former player",
        "Former Player",
        "GM",
        "G.M.",
        "Game Master",
        "Game-Master",
        "Chancery",
        "CHANCERY",
    ] {
        let mut world = World::with_games();
        let reply = flat(&world.ask("eva@example.net", &format!("REGISTER\nName: {name}\nEND")).body);
        assert!(reply.contains("is my word for") && reply.contains("Please choose another name."), "{reply}");
        world.ask("eva@example.net", &format!("REGISTER {name}"));
        assert_eq!(world.store.user_at("eva@example.net").unwrap(), None, "{name}");
        // No one can change to such a name either.
        let reply = flat(&world.ask("ann@example.org", &format!("REGISTER\nName: {name}\nEND")).body);
        assert!(reply.contains("is my word for"), "{reply}");
        assert_eq!(world.store.user_at("ann@example.org").unwrap().unwrap().name, "Ann Other");
    }
}

#[test]
fn a_name_cannot_be_an_advertisement() {
    let mut world = World::with_games();
    let mut n = 0;
    let mut register = |name: &str| {
        n += 1;
        let from = format!("p{n}@example.net");
        let reply = world.ask(&from, &format!("REGISTER\nName: {name}\nEND")).body;
        (world.store.user_at(&from).unwrap().map(|user| user.name), flat(&reply))
    };
    for name in [
        "Win Money At evil.example/now (evil@x.test)",
        "Visit www.evil.example",
        "evil.example",
        "http://evil.example",
        "Call 0044123456789",
        "A",
        "Ann (the best)",
        "Ann: read this",
        "***",
        "12",
        "Ann\u{2603}",
        "Ann <b>",
        "An Uncommonly Long Name That Never Comes To An End",
    ] {
        let (found, reply) = register(name);
        assert_eq!(found, None, "{name}: {reply}");
        assert!(
            reply.contains("A name has 2 to 40 characters") || reply.contains("reads like an address on the web"),
            "{name}: {reply}"
        );
    }
    for name in [
        "Ann Other",
        "Russia",
        "Jo",
        "J. R. Smith",
        "O'Brien",
        "Anne-Marie d\u{2019}Or",
        "Zo\u{eb} \u{d8}st",
        "\u{5f20}\u{4f1f}",
        "\u{41d}\u{430}\u{442}\u{430}\u{448}\u{430}",
        "Ann 1987",
        "Masterson",
        "Allan",
        "Judge Judy",
        "\u{915}\u{93f}\u{930}\u{923}",
        "Zoe\u{308}",
        "Observant Olga",
        "Agnes",
        "Will Player",
    ] {
        let (found, reply) = register(name);
        assert_eq!(found.as_deref(), Some(name), "{reply}");
    }
}

/// Names from before the rules remain valid.
#[test]
fn a_name_that_is_in_the_database_stays() {
    let mut world = World::with_games();
    let mut user = world.store.user_at("ann@example.org").unwrap().unwrap();
    user.name = "Master".to_owned();
    world.store.change_user(&user).unwrap();
    let reply = world.ask("ann@example.org", "REGISTER\nCountry: Austria\nEND").body;
    assert!(reply.contains("Your details have been changed."), "{reply}");
    assert_eq!(world.store.user_at("ann@example.org").unwrap().unwrap().country, "Austria");
}

/// Before a game starts a player has no power: a name must not read as the GM's or a power's.
#[test]
fn before_the_start_press_says_that_its_writer_has_joined() {
    let mut world = World::with_games();
    world.ask("max@example.org", "CREATE ?cw pword\nBECOME MASTER");
    for (from, name) in [("eva@example.net", "Russia"), ("ann@example.org", "Ann Other")] {
        world.ask(from, &format!("REGISTER {name}\nSIGN ON ?cw pword3"));
    }
    world.ask("eva@example.net", "SIGN ON ?cw pword3\nBROADCAST\nI am stopping this game.\nENDBROADCAST");
    world.ask("max@example.org", "SIGN ON mcw pword\nPRESS TO ALL\nNo, it goes on.\nENDPRESS");
    let history = world.ask("ann@example.org", "SIGN ON ?cw pword3\nHISTORY cw").body;
    assert!(history.contains("Message from Russia (who has joined) to all in 'cw':"), "{history}");
    assert!(history.contains("Message from Master to all in 'cw':"), "{history}");
    world.ask("ann@example.org", "SIGN ON ?cw pword3\nPRESS REPLY 2\nGood.\nENDPRESS");
    world.mail();
    world.write("ann@example.org", JUDGE, "", "SIGN ON ?cw pword3\nPRESS REPLY 2\nGood.\nENDPRESS");
    let mails = world.mail();
    assert!(
        mails.iter().any(|mail| mail.to == "max@example.org"
            && mail.body.contains("Message from Ann Other (who has joined) to Master in 'cw':")),
        "{mails:?}"
    );
    assert!(mails.iter().all(|mail| mail.to != "eva@example.net"), "{mails:?}");
}
