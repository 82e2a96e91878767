//! Forged sender statements in our mail server's name: where they appear, and how the judge detects that the server lets them through.
use crate::world::{World, said};
use chancery::mail::authenticity::Authenticity::{Proved, Unknown};
use chancery::mail::compose::compose;
use chancery::mail::inbound::{self, JudgeAddress};
use chancery::mail::sink::Mail;
use chancery::store::{Privacy, Vouching};
use jiff::SignedDuration;

const ID: &str = "mx.example.org";
const KEEPER: &str = "keeper@example.org";
const OURS: &str = "Received: from evil.test by mx.example.org; Sat, 21 Nov 2026 12:00:00 +0000\n";
const THEIRS: &str = "Received: from home by evil.test; Sat, 21 Nov 2026 11:59:00 +0000\n";

fn statement(id: &str, result: &str) -> String {
    format!("Authentication-Results: {id}; dmarc={result} header.from=example.org\n")
}

/// All sequences of at most this many of these lines.
fn sequences(lines: &[String], most: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut last = all.clone();
    for _ in 0..most {
        last = last.iter().flat_map(|before| lines.iter().map(move |line| format!("{before}{line}"))).collect();
        all.extend(last.iter().cloned());
    }
    all
}

fn judge(own_hops: usize, strips_forged: bool) -> JudgeAddress {
    JudgeAddress {
        address: "judge@example.org".to_owned(),
        authserv_id: Some(ID.to_owned()),
        own_hops,
        strips_forged,
        ..JudgeAddress::default()
    }
}

#[test]
fn no_order_of_lines_proves_a_forged_sender() {
    let pass = statement(ID, "pass");
    let forged = [
        THEIRS.to_owned(),
        OURS.to_owned(),
        pass.clone(),
        statement("mx.evil.test", "pass"),
        "X-Any: thing\n".to_owned(),
    ];
    let none = statement(ID, "none");
    let mut n = 0;
    // Our server's line is missing because its check is down, or it is inconclusive; the forgery is above its line, or below.
    for top in [
        OURS.to_owned(),
        format!("Return-Path: <a@evil.test>\n{OURS}"),
        format!("{none}{OURS}"),
        format!("{OURS}{none}"),
    ] {
        for below in sequences(&forged, 4) {
            let raw = format!("{top}{below}From: ann@example.org\nTo: judge@example.org\n\nLIST\n");
            for own_hops in [1, 2, 9] {
                let found = inbound::read(raw.as_bytes(), &judge(own_hops, false)).authenticity;
                assert_eq!(found, Unknown, "{raw}");
                n += 1;
            }
        }
    }
    assert_eq!(n, 4 * 781 * 3);
    // If the server strips forgeries, its own statement is valid on either side of its own lines, and no line below hides it.
    let left = [THEIRS.to_owned(), OURS.to_owned(), statement("mx.evil.test", "pass"), "X-Any: thing\n".to_owned()];
    for below in sequences(&left, 3) {
        let letter = |top: &str| format!("{top}{below}From: ann@example.org\nTo: judge@example.org\n\nLIST\n");
        let found = |top: &str, judge: &JudgeAddress| inbound::read(letter(top).as_bytes(), judge).authenticity;
        let (above, under) = (format!("{pass}{OURS}"), format!("{OURS}{pass}"));
        assert_eq!(found(&above, &judge(1, false)), Proved, "{below}");
        assert_eq!(found(&above, &judge(1, true)), Proved, "{below}");
        assert_eq!(found(&under, &judge(1, true)), Proved, "{below}");
        assert_eq!(found(&under, &judge(1, false)), Unknown, "{below}");
        assert_eq!(found(&format!("{OURS}{under}"), &judge(1, true)), Unknown, "two servers, and one is known");
        assert_eq!(found(&format!("{OURS}{under}"), &judge(2, true)), Proved, "{below}");
    }
}

/// A judge that trusts only its mail server.
fn wary() -> World {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    world.judge.address = judge(1, false);
    world
}

/// Sends an e-mail from Ann with these lines on top.
fn write(world: &mut World, top: &str, lines: &str) {
    let n = world.n_letters;
    let raw = format!("{top}From: ann@example.org\nTo: judge@example.org\nMessage-ID: <v{n}@evil.test>\n\n{lines}\n");
    world.deliver(raw.as_bytes());
}

fn privacy(world: &World) -> Option<Privacy> {
    world.store.user_at("ann@example.org").unwrap().unwrap().privacy
}

/// Attack 9: while our server's check was down, a forged statement right below its line was trusted.
#[test]
fn attack_9_a_forged_statement_below_our_servers_line_proves_nothing() {
    let forged = format!("{OURS}{}", statement(ID, "pass"));
    for vouching in [Vouching::Untried, Vouching::Forged, Vouching::Missing] {
        let mut world = wary();
        world.store.set_vouching(ID, vouching).unwrap();
        let before = privacy(&world);
        write(&mut world, &forged, "SET PRIVACY ALL");
        assert_eq!(privacy(&world), before, "{vouching}");
    }
    // It is identical to our server's own header: only the stripping of foreign ones makes the difference.
    let mut world = wary();
    world.store.set_vouching(ID, Vouching::Strips).unwrap();
    let before = privacy(&world);
    write(&mut world, &forged, "SET PRIVACY ALL");
    assert_ne!(privacy(&world), before);
}

/// The daily e-mail with a forged statement that the judge sends to itself.
fn canary(world: &mut World) -> Mail {
    world.mail();
    world.now += SignedDuration::from_hours(24);
    world.work().heartbeat().unwrap();
    let sent: Vec<Mail> = world.mail().into_iter().filter(|mail| mail.to == "judge+check@example.org").collect();
    assert_eq!(sent.len(), 1, "once a day");
    world.work().heartbeat().unwrap();
    assert!(world.mail().iter().all(|mail| mail.to != "judge+check@example.org"), "and no more");
    sent.into_iter().next().unwrap()
}

/// Delivers it as our server would: with these lines on top, and without the forged statement if the server strips it.
fn returns(world: &mut World, mail: &Mail, top: &str, is_stripped: bool) {
    let raw = String::from_utf8(compose(&world.judge.letterhead(), mail).unwrap()).unwrap().replace("\r\n", "\n");
    let forged = format!("Authentication-Results: {ID}; dmarc=pass\n header.from=canary.invalid\n");
    assert!(raw.contains(&forged), "{raw}");
    let left = if is_stripped { raw.replace(&forged, "") } else { raw };
    world.deliver(format!("{top}{left}").as_bytes());
}

/// The e-mails to the keeper.
fn told_keeper(world: &mut World) -> String {
    let told = world.mail().into_iter().filter(|mail| mail.to == KEEPER);
    told.map(|mail| said(&mail.body)).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_delivered_forgery_stops_trust_until_one_is_stripped() {
    let mut world = wary();
    let own = format!("{}{OURS}", statement(ID, "pass"));
    let mail = canary(&mut world);
    returns(&mut world, &mail, OURS, true);
    assert_eq!((world.store.vouching(ID).unwrap(), told_keeper(&mut world).as_str()), (Vouching::Strips, ""));
    // Our server's check is down: it leaves the forged header, and adds none.
    let mail = canary(&mut world);
    returns(&mut world, &mail, OURS, false);
    assert_eq!(world.store.vouching(ID).unwrap(), Vouching::Forged);
    let told = told_keeper(&mut world);
    let words = "CRITICAL: forged_header: an e-mail with a forged \"Authentication-Results: mx.example.org\" came in unchanged. Until you fix this, the judge ignores such headers.";
    assert!(told.contains(words) && told.contains("milter_default_action = tempfail"), "{told}");
    let before = privacy(&world);
    write(&mut world, &own, "SET PRIVACY ALL");
    assert_eq!(privacy(&world), before, "not even what stands on top is believed");
    // The keeper is alerted once, and the next e-mail that arrives stripped ends the alert.
    world.mail();
    let mail = canary(&mut world);
    returns(&mut world, &mail, OURS, false);
    assert_eq!(told_keeper(&mut world), "");
    let mail = canary(&mut world);
    returns(&mut world, &mail, OURS, true);
    assert_eq!(world.store.vouching(ID).unwrap(), Vouching::Strips);
    write(&mut world, &own, "SET PRIVACY ALL");
    assert_ne!(privacy(&world), before);
}

#[test]
fn a_server_that_exempts_the_judge_as_its_own_stays_trusted() {
    let mut world = wary();
    let mail = canary(&mut world);
    returns(&mut world, &mail, OURS, false);
    assert_eq!((world.store.vouching(ID).unwrap(), told_keeper(&mut world).as_str()), (Vouching::Untried, ""));
    // A server that has checked the e-mail and left the forged header is not trusted.
    let mail = canary(&mut world);
    returns(&mut world, &mail, &format!("{}{OURS}", statement(ID, "none")), false);
    assert_eq!(world.store.vouching(ID).unwrap(), Vouching::Forged);
}

/// No one else can end or restore the trust: only the judge's e-mails to itself are valid, by their Message-ID.
#[test]
fn only_the_judges_own_email_tests_the_server() {
    let mut world = wary();
    let reply = world.ask("ann@example.org", "SIGN ON ademo secret");
    let forged = format!("Authentication-Results: {ID}; dmarc=pass header.from=canary.invalid\n");
    for id in ["<any@evil.test>", &reply.message_id] {
        for top in [format!("{OURS}{forged}"), OURS.to_owned()] {
            let raw = format!("{top}From: judge@example.org\nTo: judge+check@example.org\nMessage-ID: {id}\n\nHELP\n");
            world.deliver(raw.as_bytes());
            assert_eq!(world.store.vouching(ID).unwrap(), Vouching::Untried, "{raw}");
        }
    }
}

#[test]
fn twenty_emails_without_our_servers_header_stop_trust() {
    let mut world = wary();
    let own = format!("{}{OURS}", statement(ID, "pass"));
    for _ in 0..2 {
        (0..19).for_each(|_| write(&mut world, OURS, "Hello"));
        write(&mut world, &own, "Hello");
    }
    assert_eq!(world.store.vouching(ID).unwrap(), Vouching::Untried);
    world.mail();
    (0..20).for_each(|_| write(&mut world, OURS, "Hello"));
    assert_eq!(world.store.vouching(ID).unwrap(), Vouching::Missing);
    let told = told_keeper(&mut world);
    assert!(
        told.contains(
            "20 e-mails in a row came in without your mail server's \"Authentication-Results: mx.example.org\""
        ),
        "{told}"
    );
    let before = privacy(&world);
    write(&mut world, &own, "SET PRIVACY ALL");
    assert_eq!(privacy(&world), before);
    let mail = canary(&mut world);
    returns(&mut world, &mail, OURS, true);
    write(&mut world, &own, "SET PRIVACY ALL");
    assert_ne!(privacy(&world), before);
}

/// Finding 11a: the Kelvin sign is not a k, and an address with it belongs to a different person.
#[test]
fn attack_11a_only_ascii_is_lowered_in_addresses() {
    let mut world = World::with_games();
    world.write("kate@example.org", "judge@example.org", "", "REGISTER Kate Katz");
    world.mail();
    for kelvin in ["\u{212a}ate@example.org", "kate@example.org\u{212a}", "=?utf-8?q?=E2=84=AAate?=@example.org"] {
        world.write(kelvin, "judge@example.org", "", "SET PRIVACY ALL\nGAMES");
        let mails = world.mail();
        assert!(mails.iter().all(|mail| mail.to != "kate@example.org"), "{kelvin}: {mails:#?}");
        assert_eq!(world.store.user_at("kate@example.org").unwrap().unwrap().privacy, None, "{kelvin}");
    }
    world.write("KATE@example.org", "judge@example.org", "", "GAMES");
    assert_eq!(world.mail().len(), 1);
}
