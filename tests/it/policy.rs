//! Permissions by level of proof: the table in `deploy/senders.md` is tested field by field.
use crate::world::{World, said};
use chancery::judge::identity::Bearer;
use chancery::mail::sink::Mail;
use chancery::store::{RuleKind, UserId};
use jiff::SignedDuration;
use std::collections::BTreeMap;

const JUDGE: &str = "judge@example.org";
const TABLE: &str = include_str!("../../deploy/senders.md");

/// A column of the table: a writer, their lines, and whether these have run.
struct Class {
    name: &'static str,
    /// `ann@example.org`
    person: &'static str,
    /// The writer's power, as in `SIGN ON ademo`, or `None` if they do not write about the game.
    seat: Option<&'static str>,
    lines: &'static str,
    is_done: fn(&World, &[Mail]) -> bool,
}

const CLASSES: &[Class] = &[
    Class {
        name: "look",
        person: "ida@example.org",
        seat: None,
        lines: "LIST demo",
        is_done: |_, mails| told(mails, "Max Master"),
    },
    Class {
        name: "register",
        person: "newcomer@example.org",
        seat: None,
        lines: "REGISTER New Comer",
        is_done: |world, _| world.store.user_at("newcomer@example.org").unwrap().is_some(),
    },
    Class {
        name: "own affairs",
        person: "bob@example.org",
        seat: None,
        lines: "GAMES",
        is_done: |_, mails| told(mails, "open"),
    },
    Class {
        name: "orders",
        person: "ann@example.org",
        seat: Some("a"),
        lines: "A BUD - SER",
        is_done: |world, _| {
            let game = world.store.game_named("demo").unwrap().unwrap();
            !world.store.orders(game.id, game.turn).unwrap().is_empty()
        },
    },
    Class {
        name: "press",
        person: "eve@example.org",
        seat: Some("e"),
        lines: "PRESS TO FRANCE\nHow do you do?\nENDPRESS",
        is_done: |_, mails| {
            mails.iter().any(|mail| mail.to == "fred@example.org" && mail.body.contains("How do you do"))
        },
    },
    Class {
        name: "grave",
        person: "gus@example.org",
        seat: Some("g"),
        lines: "RESIGN demo",
        is_done: |world, _| !holds(world, "gus@example.org"),
    },
    Class {
        name: "master",
        person: "max@example.org",
        seat: Some("m"),
        lines: "EJECT ITALY",
        is_done: |world, _| !holds(world, "ida@example.org"),
    },
    Class {
        name: "keeper",
        person: "keeper@example.org",
        seat: None,
        lines: "BAN spammer@example.net",
        is_done: |world, _| world.store.house_rules(world.now).unwrap().iter().any(|rule| rule.kind == RuleKind::Ban),
    },
];

/// Returns whether the reply to the e-mail contains this.
fn told(mails: &[Mail], what: &str) -> bool {
    mails.iter().any(|mail| mail.reply && mail.body.contains(what))
}

/// Returns whether this person has a seat in the game.
fn holds(world: &World, address: &str) -> bool {
    let (game, user) = (world.store.game_named("demo").unwrap().unwrap(), user(world, address));
    world.store.seats(game.id).unwrap().iter().any(|seat| Some(seat.user) == user)
}

fn user(world: &World, address: &str) -> Option<UserId> {
    world.store.user_at(address).unwrap().map(|user| user.id)
}

/// The judge's address with the person's token: that of their seat in the game, or else their own.
fn token(world: &World, class: &Class) -> Option<String> {
    let user = world.store.user_at(class.person).unwrap()?;
    let game = world.store.game_named("demo").unwrap().unwrap();
    let seats = world.store.seats(game.id).unwrap();
    let seat = seats.iter().find(|seat| seat.user == user.id).filter(|_| class.seat.is_some());
    let bearer = seat.map_or(Bearer::Person(user.id, user.token), |seat| Bearer::Seat(seat.id, seat.token));
    Some(world.judge.reply_address(bearer))
}

/// A world with a registered keeper, and a mail server that vouches for senders.
fn world() -> World {
    let mut world = World::with_games();
    world.write("keeper@example.org", JUDGE, "", "REGISTER Kay Keeper");
    world.judge.trust_senders = false;
    world.judge.address.authserv_id = Some("mx.example.org".to_owned());
    world.now += SignedDuration::from_hours(1);
    world.mail();
    world
}

fn write(world: &mut World, from: &str, to: &str, says: Option<&str>, lines: &str) -> Vec<Mail> {
    world.mail();
    let says =
        says.map(|says| format!("Authentication-Results: mx.example.org; dmarc={says} header.from=example.org\n"));
    let n = world.now.as_second();
    world.now += SignedDuration::from_secs(1);
    world.deliver(
        format!(
            "{}From: {from}\nTo: {to}\nSubject: hi\nMessage-ID: <{n}@example.org>\n\n{lines}\n",
            says.unwrap_or_default()
        )
        .as_bytes(),
    );
    world.mail()
}

/// The outcome of a class's lines at a level, or `None` if no one can write them so.
fn outcome(world: &mut World, level: &str, class: &Class) -> Option<&'static str> {
    let person = class.person;
    let elsewhere = "somebody@elsewhere.example";
    let signs_on = class.seat.map(|letter| match letter {
        "m" => "SIGN ON demo AS master\n".to_owned(),
        letter => format!("SIGN ON demo AS {letter}\n"),
    });
    let lines = signs_on.unwrap_or_default() + class.lines;
    let token = token(world, class);
    let mails = match level {
        "nothing" => write(world, elsewhere, JUDGE, None, &lines),
        "claimed" => write(world, person, JUDGE, None, &lines),
        "refuted" => write(world, person, token.as_deref().unwrap_or(JUDGE), Some("fail"), &lines),
        "vouched for" => write(world, person, JUDGE, Some("pass"), &lines),
        "token" => {
            let token = token?;
            let mails = write(world, elsewhere, &token, None, &lines);
            assert!(
                mails.iter().all(|mail| mail.to != elsewhere || mail.subject.ends_with("Your e-mail")),
                "{mails:#?}"
            );
            let from_home = write(world, person, &token, None, &lines);
            let asks = |mails: &[Mail]| mails.iter().any(|mail| mail.subject.contains("Please confirm"));
            assert_eq!(asks(&mails), asks(&from_home), "{}: From: matters", class.name);
            from_home
        }
        "vouched for, and token" => write(world, person, &token?, Some("pass"), &lines),
        "password" if class.name == "look" => {
            write(world, elsewhere, JUDGE, None, &format!("SIGN ON ademo secret\n{lines}"))
        }
        "password" if class.name == "own affairs" => {
            let lines = format!("SIGN ON ademo secret\n{lines}");
            write(world, elsewhere, JUDGE, None, &lines)
        }
        "password" => {
            let lines = format!("SIGN ON {}demo secret\n{}", class.seat?, class.lines);
            write(world, elsewhere, JUDGE, None, &lines)
        }
        "confirmed" => {
            let first = if class.name == "register" { "" } else { "GAMES\n" };
            let asked = write(world, person, JUDGE, None, &format!("{first}{lines}"));
            let to = asked[0].reply_to.clone().unwrap_or_else(|| panic!("{}: {}", class.name, asked[0].body));
            write(world, person, &to, None, "CONFIRM")
        }
        "trusted" => {
            world.judge.trust_senders = true;
            let mails = write(world, person, JUDGE, None, &lines);
            world.judge.trust_senders = false;
            mails
        }
        level => panic!("there is no level \"{level}\""),
    };
    // Programs follow links, so a yes must be a reply. The links that exist lead to pages, which change nothing.
    let mut lines = mails.iter().flat_map(|mail| mail.body.lines()).filter(|line| line.contains("://"));
    let leads_to_page =
        |line: &str| line.trim_start().trim_start_matches("On the web: ").starts_with("https://judge.example.org/");
    assert!(lines.all(leads_to_page), "{level}, {}: a link", class.name);
    if (class.is_done)(world, &mails) {
        return Some("yes");
    }
    let asks = |mail: &&Mail| mail.body.contains("CONFIRM") && mail.subject.contains("Please confirm");
    let Some(mail) = mails.iter().find(asks) else { return Some("no") };
    let asked = if level == "nothing" { elsewhere } else { person };
    assert_eq!(mail.to, asked, "{level}, {}: the wrong person is asked", class.name);
    // A yes from them carries it out.
    if level == "token" {
        write(world, person, mail.reply_to.as_deref().unwrap(), None, "CONFIRM");
        assert!((class.is_done)(world, &[]), "{level}, {}: CONFIRM does nothing", class.name);
    }
    Some("asks")
}

/// The fields of the table, by level and class.
fn table() -> Vec<(&'static str, BTreeMap<&'static str, &'static str>)> {
    let mut rows = TABLE
        .lines()
        .skip_while(|line| !line.starts_with("| level "))
        .map_while(|line| line.strip_prefix("| "))
        .map(|line| line.trim_end_matches('|').split('|').map(str::trim).collect::<Vec<_>>());
    let head = rows.next().unwrap();
    let body: Vec<_> = rows.filter(|row| row[0] != "---").collect();
    body.into_iter().map(|row| (row[0], head[1..].iter().copied().zip(row[1..].iter().copied()).collect())).collect()
}

#[test]
fn everyone_may_do_exactly_what_the_table_says() {
    let table = table();
    assert_eq!(table.len(), 9);
    let mut wrong = Vec::new();
    for (level, row) in table {
        assert_eq!(row.len(), CLASSES.len());
        let mut world = world();
        for class in CLASSES {
            let found = outcome(&mut world, level, class).unwrap_or("-");
            if found != row[class.name] {
                wrong.push(format!("{level}, {}: the table says {}, and it is {found}", class.name, row[class.name]));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The new reader of a forwarded e-mail can order, and the player hears of it, but cannot take the seat.
#[test]
fn a_forwarded_email_gives_no_seat_away() {
    let mut world = world();
    let gus = &CLASSES[5];
    let to = token(&world, gus).unwrap();
    for lines in
        ["RESIGN demo", "SET PASSWORD mine", "SET ADDRESS thief@elsewhere.example", "SITTER thief@elsewhere.example"]
    {
        let mails = write(&mut world, "thief@elsewhere.example", &to, None, lines);
        let asked: Vec<&Mail> = mails.iter().filter(|mail| mail.subject.contains("Please confirm")).collect();
        assert_eq!(asked.len(), 1, "{lines}: {mails:#?}");
        assert_eq!(asked[0].to, "gus@example.org");
        assert!(!asked[0].body.contains("mine"), "a password is shown: {}", asked[0].body);
        assert!(holds(&world, "gus@example.org"));
        // The thief's own CONFIRM, by the same address, changes nothing.
        write(&mut world, "thief@elsewhere.example", &to, None, "CONFIRM");
        assert!(holds(&world, "gus@example.org"));
    }
    let game = world.store.game_named("demo").unwrap().unwrap();
    let seat =
        world.store.seats(game.id).unwrap().into_iter().find(|seat| Some(seat.user) == user(&world, "gus@example.org"));
    let seat = seat.unwrap();
    assert!(seat.address.is_none() && seat.sitter.is_none());
    assert!(world.judge.passwords.check("secret", &seat.password).unwrap());
    // Orders run, and the player hears of them.
    let mails = write(&mut world, "thief@elsewhere.example", &to, None, "A MUN - RUH");
    assert!(mails.iter().any(|mail| mail.to == "gus@example.org" && mail.body.contains("A MUN - RUH")), "{mails:#?}");
    // SET NEW TOKEN, which the e-mail to the player names, ends that.
    write(&mut world, "gus@example.org", &to, None, "SET NEW TOKEN");
    let mails = write(&mut world, "thief@elsewhere.example", &to, None, "A MUN - BUR");
    assert!(mails.iter().all(|mail| mail.to != "gus@example.org"), "{mails:#?}");
}

/// A player whose mail system is badly configured can still play: by CONFIRM, or with the password.
#[test]
fn a_refuted_sender_still_gets_through_with_a_yes_or_the_password() {
    let mut world = world();
    let ann = &CLASSES[3];
    let to = token(&world, ann).unwrap();
    let asked = write(&mut world, ann.person, &to, Some("fail"), "A BUD - SER");
    let why = "example.org says that this e-mail does not come from there (DMARC)";
    assert!(said(&asked[0].body).contains(why), "{}", asked[0].body);
    assert!(!(ann.is_done)(&world, &asked));
    let reply_to = asked[0].reply_to.clone().unwrap();
    write(&mut world, ann.person, &reply_to, Some("fail"), "CONFIRM");
    assert!((ann.is_done)(&world, &[]));

    let mut world = self::world();
    write(&mut world, ann.person, &to, Some("fail"), "SIGN ON ademo secret\nA BUD - SER");
    assert!((ann.is_done)(&world, &[]));
}

/// Another server's Authentication-Results prove nothing, and without a configured name no server's do.
#[test]
fn only_our_own_mail_server_is_trusted() {
    for (id, header) in [(Some("mx.example.org"), "mx.evil.example"), (None, "mx.example.org")] {
        let mut world = world();
        world.judge.address.authserv_id = id.map(str::to_owned);
        world.deliver(
            format!(
                "Authentication-Results: {header}; dmarc=pass header.from=example.org\nFrom: newcomer@example.org\nTo: {JUDGE}\n\nREGISTER Me\n"
            )
            .as_bytes(),
        );
        assert!(user(&world, "newcomer@example.org").is_none(), "{header}");
    }
}

/// A judge that has moved: its old addresses are still its own.
#[test]
fn emails_to_a_former_address_still_work() {
    let mut world = world();
    let old =
        token(&world, &CLASSES[3]).unwrap().replace("judge+", "oldjudge+").replace("@example.org", "@old.example");
    world.judge.address.former = vec!["oldjudge@old.example".to_owned()];
    write(&mut world, "ann@example.org", &old, None, "A BUD - SER");
    assert!((CLASSES[3].is_done)(&world, &[]));
    // The judge never replies to e-mail that claims to come from there.
    assert_eq!(write(&mut world, "oldjudge@old.example", JUDGE, None, "LIST"), []);
    assert!(world.judge.address.is_ours("oldjudge+whatever@old.example"));
    // Nor does it send any there: the e-mails would loop.
    let lines = "SIGN ON ademo secret\nSET ADDRESS oldjudge@old.example";
    let reply = write(&mut world, "ann@example.org", &old, None, lines);
    assert!(told(&reply, "my own address"), "{reply:#?}");
}
