//! The log: it records every decision, and no secrets.
use super::codes::code_in;
use super::world::World;
use chancery::mail::sink::{Cause, Delivery, Mail, queue_id};
use chancery::server::web_writes::{CodeRequest, SignIn, WebWrite};
use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex};
use std::thread::{self, ThreadId};
use tracing_subscriber::fmt::MakeWriter;

/// Everything that was logged.
#[derive(Clone)]
struct Log {
    /// This thread's lines only: other tests run at the same time.
    of: ThreadId,
    lines: Arc<Mutex<Vec<u8>>>,
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if thread::current().id() == self.of {
            self.lines.lock().unwrap().extend(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// Sends the outgoing e-mails, with the mail server's replies.
fn send(world: &mut World, seen: &mut Vec<Mail>, outcome: impl Fn(&Mail) -> Delivery) {
    let letters = world.work().outgoing(1000).unwrap();
    let done: Vec<_> = letters.into_iter().map(|letter| (letter.clone(), outcome(&letter.mail))).collect();
    world.work().note_deliveries(&done).unwrap();
    seen.extend(done.into_iter().map(|(letter, _)| letter.mail));
}

const PASSWORDS: [&str; 4] = ["secret", "hushhush", "nevertold", "wrongguess"];
const BROWSERS: [&str; 2] = ["waiting-browser", "signed-in-browser"];
const PRESS: [&str; 3] = ["Meet me behind the mill at midnight", "The Sultan must never hear of this", "Trust nobody"];
const ORDERS: [&str; 3] = ["a par-bur", "f bre-mao", "a mar-xyz"];

#[test]
fn a_whole_story_leaves_no_secret_in_the_log_and_every_decision() {
    let log = Log { of: thread::current().id(), lines: Arc::default() };
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(log.clone())
        .finish();
    // For all threads: the level filter is cached, and the first thread to reach a line decides.
    tracing::subscriber::set_global_default(subscriber).unwrap();
    tracing::callsite::rebuild_interest_cache();
    let mails = story();
    let log = String::from_utf8(log.lines.lock().unwrap().clone()).unwrap();

    let mut secrets: BTreeSet<String> = BTreeSet::new();
    for mail in &mails {
        secrets.insert(mail.to.to_lowercase());
        for address in mail.reply_to.iter().chain([&mail.envelope_from, &mail.message_id]) {
            let local = address.trim_matches(['<', '>']).split('@').next().unwrap();
            secrets.insert(local.rsplit('+').next().unwrap().to_lowercase());
        }
    }
    let lines =
        PASSWORDS.iter().chain(&PRESS).chain(&ORDERS).chain(&["@example", "mailer-daemon", "Ann Other", "Zoe Zero"]);
    secrets.extend(lines.map(|line| line.to_lowercase()));
    let codes = mails.iter().filter(|mail| mail.subject.ends_with("Your code to sign in"));
    let codes: Vec<String> = codes.map(|mail| code_in(&mail.body)).collect();
    assert_eq!(codes.len(), 1, "{codes:?}");
    secrets.extend(codes.iter().flat_map(|code| [code.clone(), code.replace('-', "")]));
    secrets.extend(BROWSERS.map(str::to_owned));
    secrets.retain(|secret| !secret.is_empty() && secret != "judge");
    assert!(100 < secrets.len(), "{secrets:?}");
    let low = log.to_lowercase();
    for secret in secrets {
        assert!(!low.contains(&secret), "{secret} in\n{log}");
    }

    for decision in [
        "received an e-mail letter=1 way=\"other\" bytes=",
        "INFO chancery::server::work: answered letter=1 ",
        "INFO chancery::server::work: answered: only errors letter=",
        "not answered: ",
        "refused letter=",
        "command=\"sign_on\"",
        "an order is refused letter=",
        "a line is not understood letter=",
        "lines wait until their sender confirms them",
        "INFO chancery::server::work: sent mail=",
        "deferred mail=",
        "held mail=",
        "could not deliver an e-mail",
        "begins game=1",
        "adjudicated game=1 turn=1 phase=\"S1901M\"",
        "abandoned: the game waits game=1",
        "someone takes over a seat game=1 seat=",
        "the deadline is moved on after an outage game=1",
        "left: resigned game=1 seat=",
        "terminated game=1",
        "signed in a user",
    ] {
        assert!(log.contains(decision), "no \"{decision}\" in\n{log}");
    }
}

/// Signs Fred in on the web, after a wrong code.
fn sign_in(world: &mut World, seen: &mut Vec<Mail>) {
    let [waits, number] = BROWSERS.map(str::to_owned);
    let ask = CodeRequest {
        address: "fred@example.org".to_owned(),
        browser: waits.clone(),
        is_known: false,
        source: "192.0.2.1".to_owned(),
        wide: None,
        at: String::new(),
    };
    world.work().run_web_write(WebWrite::Ask(ask)).unwrap();
    send(world, seen, |_| Delivery::Sent("250 ok".to_owned()));
    let code = code_in(&seen.last().unwrap().body);
    for code in ["aaaa-aaaa".to_owned(), code] {
        let browser = "Firefox on Linux".to_owned();
        let sign_in = SignIn { code, before: waits.clone(), digest: number.clone(), browser };
        world.work().run_web_write(WebWrite::SignIn(sign_in)).unwrap();
    }
}

/// A game from its start to its end, with every fault that can happen to e-mail.
fn story() -> Vec<Mail> {
    let mut seen = Vec::new();
    let mut world = World::new().and_games();
    let judge = "judge@example.org";
    let sent = |_: &Mail| Delivery::Sent("250 ok".to_owned());
    send(&mut world, &mut seen, sent);
    sign_in(&mut world, &mut seen);
    let [_, hush, never, wrong] = PASSWORDS;
    let french = format!(
        "SIGN ON Fdemo secret\nPASSWORD {hush}\n{}\n{}\n{}\nPRESS TO T\n{}\nENDPRESS\nBROADCAST\n{}\nENDBROADCAST",
        ORDERS[0], ORDERS[1], ORDERS[2], PRESS[0], PRESS[1]
    );
    world.write("fred@example.org", judge, "", &french);
    world.write("fred@example.org", judge, "", &format!("SIGN ON Fdemo {wrong}\n{}", PRESS[2]));
    world.write("fred@example.org", judge, "", &format!("{}\nEXTEND nonsense", PRESS[2]));
    // The server refuses one e-mail by name, defers one, and holds one.
    send(&mut world, &mut seen, |mail| match mail.to.split('@').next() {
        Some("tom") => Delivery::Refused(format!("550 5.1.1 <{}> no such user", mail.to)),
        Some("ida") => Delivery::Later(format!("451 4.7.1 <{}> greylisted", mail.to)),
        Some("gus") => Delivery::Held(Cause::Sender, format!("553 5.7.1 <{judge}> sender refused for {}", mail.to)),
        Some("rob") => Delivery::Untried("connection refused".to_owned()),
        _ => Delivery::Sent(format!("250 2.0.0 <{}> queued", mail.to)),
    });
    // A bounce report arrives, a robot writes, and a plain reply comes by its token.
    let lost = seen.iter().find(|mail| mail.to == "eve@example.org").unwrap().clone();
    let report = format!(
        "From: MAILER-DAEMON@example.net\nTo: {}\nSubject: Undelivered Mail\nMessage-ID: <dsn@example.net>\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: text/plain\n\nIt did not work.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.net\n\nFinal-Recipient: rfc822; eve@example.org\nAction: failed\nStatus: 5.1.1\n--b\nContent-Type: message/rfc822\n\nMessage-ID: {}\n\n{}\n--b--\n",
        lost.envelope_from, lost.message_id, PRESS[0]
    );
    world.deliver(report.as_bytes());
    world.deliver(
        format!(
            "From: eve@example.org\nTo: {judge}\nAuto-Submitted: auto-replied\nMessage-ID: <away@example.org>\n\n{}\n",
            PRESS[2]
        )
        .as_bytes(),
    );
    let reply_to = seen.iter().find(|mail| mail.to == "fred@example.org").and_then(|mail| mail.reply_to.clone());
    world.write("fred@example.org", &reply_to.unwrap_or_else(|| judge.to_owned()), "Re: x", ORDERS[0]);
    // The judge is down for two days. Then the grace period ends and the seats are open.
    world.work().heartbeat().unwrap();
    let deadline = world.store.game_named("demo").unwrap().unwrap().deadline.unwrap();
    world.sleep_until(deadline + jiff::SignedDuration::from_hours(30));
    let grace = world.store.game_named("demo").unwrap().unwrap().grace.unwrap();
    world.run_to(grace + jiff::SignedDuration::from_hours(1));
    send(&mut world, &mut seen, sent);
    world.write("zoe@example.org", judge, "", &format!("REGISTER Zoe Zero\nSIGN ON ?Idemo {never}"));
    world.write("zoe@example.org", judge, "", &format!("SIGN ON Idemo {never}\n{}", PRESS[2]));
    world.write("max@example.org", judge, "", "SIGN ON mdemo secret\nPROCESS");
    world.write("ann@example.org", judge, "", "SIGN ON Ademo secret\nRESIGN demo");
    send(&mut world, &mut seen, sent);
    // From now on no sender is trusted.
    world.judge.trust_senders = false;
    world.write("una@example.org", judge, "", &format!("REGISTER Una Proved\nCREATE ?unproved {never}"));
    send(&mut world, &mut seen, sent);
    world.judge.trust_senders = true;
    world.write("max@example.org", judge, "", "SIGN ON mdemo secret\nTERMINATE demo");
    send(&mut world, &mut seen, sent);
    seen
}

/// A keeper finds the e-mail in the mail server's log by this number.
#[test]
fn the_log_has_the_mail_servers_number_of_each_sent_email() {
    for (reply, number) in [
        ("250 2.0.0 Ok: queued as 4dF7Zz1xq2z9vNR", Some("4dF7Zz1xq2z9vNR")),
        ("250 2.0.0 Ok: queued as 0123456789", Some("0123456789")),
        ("250 OK id=1rV7qk-0000Ab-2C", Some("1rV7qk-0000Ab-2C")),
        ("250 2.0.0 45TAb1cd012345 Message accepted for delivery", Some("45TAb1cd012345")),
        ("250 2.0.0: 5f8a9b1c Message accepted for delivery", Some("5f8a9b1c")),
        ("250 2.1.5 <ann1@example.org> ok", None),
        ("250 ok", None),
        ("written", None),
    ] {
        assert_eq!(queue_id(reply), number, "{reply}");
    }
}
