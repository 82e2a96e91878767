//! People whose e-mail bounces: who hears of it, when the judge stops e-mailing them, and how they come back.
use crate::world::{World, said};
use chancery::judge::config::ReturnPath;
use chancery::mail::sink::{Delivery, Mail};
use chancery::store::Session;
use jiff::SignedDuration;

const JUDGE: &str = "judge@example.org";
const ANN: &str = "ann@example.org";
const NOBODY: &str = "550 5.1.1 no such user";

/// Sends the waiting e-mails, and refuses all to Ann. Returns the sent ones.
fn send_but_to_ann(world: &mut World) -> Vec<Mail> {
    let letters = world.work().outgoing(1000).unwrap();
    let outcome = |mail: &Mail| match mail.to.as_str() {
        ANN => Delivery::Refused(NOBODY.to_owned()),
        _ => Delivery::Sent("250 ok".to_owned()),
    };
    let done: Vec<_> = letters.into_iter().map(|letter| (letter.clone(), outcome(&letter.mail))).collect();
    world.work().note_deliveries(&done).unwrap();
    done.into_iter().map(|(letter, _)| letter.mail).collect()
}

/// Eve writes to Ann, and the e-mail bounces. Returns all resulting e-mails to others.
fn bounce_one(world: &mut World) -> Vec<Mail> {
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nWell?\nENDPRESS");
    let sent = send_but_to_ann(world);
    assert_eq!(sent.iter().filter(|mail| mail.to == ANN).count(), 1, "it was tried");
    let sent: Vec<Mail> = (0..3).flat_map(|_| send_but_to_ann(world)).collect();
    sent.into_iter().filter(|mail| mail.to != ANN).collect()
}

fn next_day(world: &mut World) {
    world.now += SignedDuration::from_hours(24);
}

/// E-mails to Ann have bounced on three days, and so has the one that asks whether any arrives.
fn suspended() -> (World, Vec<Mail>) {
    let mut world = World::with_games();
    let mut told = Vec::new();
    for _ in 0..3 {
        told = bounce_one(&mut world);
        next_day(&mut world);
    }
    (world, told)
}

/// A report in words, sent to this address.
fn report(to: &str, text: &str) -> String {
    format!(
        "Return-Path: <>\nFrom: MAILER-DAEMON@mx.example.net\nTo: {to}\nSubject: Notification\nMessage-ID: <r{}@x>\n\n{text}\n",
        to.len() + text.len()
    )
}

/// The last e-mail to Ann, which the next server has accepted.
fn letter_to_ann(world: &mut World) -> Mail {
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nWell?\nENDPRESS");
    world.mail().into_iter().find(|mail| mail.to == ANN && !mail.reply).unwrap()
}

#[test]
fn a_gm_hears_of_the_first_bounce_and_of_the_last() {
    let mut world = World::with_games();
    let told = bounce_one(&mut world);
    assert_eq!(told.len(), 1);
    assert_eq!(
        (told[0].to.as_str(), told[0].subject.as_str()),
        ("max@example.org", "CHANCERY:demo - S1901M Undeliverable e-mail")
    );
    let text = said(&told[0].body);
    assert!(
        text.contains("An e-mail to Ann Other (ann@example.org), the player of Austria, could not be delivered"),
        "{text}"
    );
    assert!(text.contains(NOBODY), "{text}");
    // Further reports of the same day and the next are not announced.
    assert_eq!(bounce_one(&mut world), []);
    next_day(&mut world);
    assert_eq!(bounce_one(&mut world), []);
    next_day(&mut world);
    let told = bounce_one(&mut world);
    assert_eq!(told.len(), 1);
    let text = said(&told[0].body);
    assert!(text.starts_with("I write to Ann Other (ann@example.org), the player of Austria, no longer. 5 e-mails have come back since Saturday 21 November 2026."), "{text}");
    // From now on she gets no e-mail, and no one is notified.
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nAnn?\nENDPRESS");
    assert!(send_but_to_ann(&mut world).iter().all(|mail| mail.to == "eve@example.org"));
}

#[test]
fn a_returning_player_learns_what_they_missed_and_gets_email_again() {
    let (mut world, _) = suspended();
    world.write("max@example.org", JUDGE, "", "SIGN ON mdemo secret\nPROCESS");
    assert!(world.mail().iter().all(|mail| mail.to != ANN), "not even results");
    let reply = world.ask(ANN, "SIGN ON ademo secret");
    let text = said(&reply.body);
    assert!(
        text.contains("4 letters to ann@example.org came back since Saturday 21 November 2026. The last reason: 550"),
        "{text}"
    );
    assert!(text.contains("These e-mails did not reach you: - 21 Nov CHANCERY:demo - "), "{text}");
    assert!(text.contains("24 Nov CHANCERY:demo - S1901M Results"), "{text}");
    assert!(text.contains("HISTORY demo and SUMMARY demo show what happened in 'demo'. F1901M is due "), "{text}");
    assert!(reply.body.starts_with(":: Judge: CHANCERY"), "the head stays the head");
    // The notice appears once, and everything is back to normal.
    assert!(!world.ask(ANN, "SIGN ON ademo secret").body.contains("came back"));
    letter_to_ann(&mut world);
}

#[test]
fn only_their_own_email_brings_a_person_back() {
    let (mut world, _) = suspended();
    world.judge.trust_senders = false;
    // A person who only claims to be Ann gets a reply there, like any stranger, but nothing else.
    let reply = world.ask(ANN, "LIST");
    assert!(reply.to == ANN && !reply.body.contains("came back"), "{}", reply.body);
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nAnn?\nENDPRESS");
    assert!(world.mail().iter().all(|mail| mail.to != ANN));
    assert!(world.ask(ANN, "SIGN ON ademo secret").body.contains("came back"));
    letter_to_ann(&mut world);
}

#[test]
fn the_keeper_can_resume_a_persons_email() {
    let (mut world, _) = suspended();
    let reply = world.desk("KEEPER ADDRESS RESUME ann@example.org");
    assert!(said(&reply).contains("From now on I write to ann@example.org again."), "{reply}");
    letter_to_ann(&mut world);
    let reply = world.desk("KEEPER ADDRESS RESUME ann@example.org");
    assert!(said(&reply).contains("*** I have not stopped writing to ann@example.org."), "{reply}");
}

#[test]
fn a_report_to_an_emails_return_path_is_trusted_without_further_proof() {
    let mut world = World::with_games();
    let letter = letter_to_ann(&mut world);
    let (token, domain) = letter.envelope_from.split_once('@').unwrap();
    assert!(token.starts_with("judge+b") && token.len() <= 64 && domain == "example.org", "{token}");
    // Meaningless words and invented tokens have no effect.
    world.deliver(report(&letter.envelope_from, "Something happened.").as_bytes());
    let (head, last) = token.split_at(token.len() - 1);
    let forged = format!("{head}{}@example.org", if last == "m" { "n" } else { "m" });
    world.deliver(report(&forged, "User unknown").as_bytes());
    assert_eq!(world.mail(), []);
    world.deliver(report(&letter.envelope_from, "<ann@example.org>: User unknown. 5.1.1").as_bytes());
    let told = world.mail();
    assert_eq!(told.len(), 1);
    assert!(told[0].to == "max@example.org" && said(&told[0].body).contains("it bounced (5.1.1)"), "{}", told[0].body);
    // A second report for the same e-mail has no effect.
    world.deliver(report(&letter.envelope_from, "<ann@example.org>: User unknown. Again. 5.1.1").as_bytes());
    assert_eq!(world.mail(), []);
    assert_eq!(world.store.bounced(ANN, world.now).unwrap().unwrap().n_letters, 1);
}

/// A report in the form of RFC 3464 about an e-mail to Ann, from this envelope sender to this address, which quotes this Message-ID.
fn formal(sender: &str, to: &str, id: &str) -> String {
    let n = sender.len() + to.len() + id.len();
    format!(
        "Return-Path: <{sender}>\nFrom: mx@evil.test\nTo: {to}\nSubject: Undelivered\nMessage-ID: <f{n}@evil.test>\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\n\nIt failed.\n--b\nContent-Type: message/delivery-status\n\nFinal-Recipient: rfc822; {ANN}\nAction: failed\nStatus: 5.1.1\n--b\nContent-Type: message/rfc822\n\nMessage-ID: {id}\n--b--\n"
    )
}

/// Message-IDs are in every reply and every forwarded e-mail of a thread: their readers must not be able to stop a person's e-mail.
#[test]
fn a_report_that_only_quotes_a_message_id_has_no_effect() {
    let mut world = World::with_games();
    for day in 0..4 {
        let letter = letter_to_ann(&mut world);
        let id = letter.message_id.clone();
        let token = id.trim_start_matches('<').split('@').next().unwrap();
        // To the plain address, and to the return path that e-mails of earlier versions had.
        for to in [JUDGE.to_owned(), format!("judge+{token}@example.org")] {
            world.deliver(formal("", &to, &id).as_bytes());
            world.deliver(formal("", &to, &id).replace("Undelivered", "Again").as_bytes());
        }
        assert_eq!(world.mail(), [], "day {day}: no one is told");
        assert_eq!(world.store.bounced(ANN, world.now).unwrap(), None, "day {day}");
        let fate = said(&world.desk(&format!("KEEPER LETTERS FATE {id}")));
        let remark = "250 ok; the report says that it bounced, but only quotes its Message-ID, which others have also read, so the judge ignores it";
        assert_eq!(fate.matches(remark).count(), 1, "{fate}");
        next_day(&mut world);
    }
    letter_to_ann(&mut world);
}

/// A mail system's report has an empty sender. A report with a sender at the return path is suspicious, but not certain.
#[test]
fn a_report_with_a_sender_counts_less_than_one_without() {
    let mut world = World::with_games();
    let letter = letter_to_ann(&mut world);
    world.deliver(formal("mx@evil.test", &letter.envelope_from, &letter.message_id).as_bytes());
    let bounced = world.store.bounced(ANN, world.now).unwrap().unwrap();
    assert_eq!((bounced.hard_days, bounced.soft_days), (0, 1));
    world.deliver(formal("", &letter.envelope_from, &letter.message_id).as_bytes());
    let bounced = world.store.bounced(ANN, world.now).unwrap().unwrap();
    assert_eq!((bounced.hard_days, bounced.soft_days), (1, 0));
}

#[test]
fn a_report_after_a_sign_of_life_has_no_effect() {
    let mut world = World::with_games();
    let letter = letter_to_ann(&mut world);
    world.now += SignedDuration::from_mins(5);
    world.ask(ANN, "SIGN ON ademo secret\nA BUD - SER");
    world.deliver(formal("", &letter.envelope_from, &letter.message_id).as_bytes());
    assert_eq!(world.store.bounced(ANN, world.now).unwrap(), None);
    let fate = said(&world.desk(&format!("KEEPER LETTERS FATE {}", letter.message_id)));
    assert!(
        fate.contains("it bounced (5.1.1), but its recipient has used the judge since, so the judge ignores it"),
        "{fate}"
    );
}

#[test]
fn unclear_reports_count_less_and_old_ones_expire() {
    let mut world = World::with_games();
    let unclear = |world: &mut World| {
        let letter = letter_to_ann(world);
        let kind = "MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b";
        let letter = report(&letter.envelope_from, "--b\n\nConcerning Ann.\n--b--").replacen(
            "\n\n",
            &format!("\n{kind}\n\n"),
            1,
        );
        world.deliver(letter.as_bytes());
        world.mail()
    };
    for day in 0..8 {
        assert_eq!(unclear(&mut world), [], "day {day}");
        next_day(&mut world);
    }
    let asked = unclear(&mut world);
    assert_eq!(asked.len(), 1, "nine days are as much as three on which a letter came back");
    assert!(asked[0].to == ANN && asked[0].body.contains("Several may not have arrived."), "{}", asked[0].body);
    assert_eq!(world.store.suspended(ANN).unwrap(), None);
    // Two days in each month are never enough.
    let mut world = World::with_games();
    for _ in 0..3 {
        for _ in 0..2 {
            bounce_one(&mut world);
            next_day(&mut world);
        }
        world.now += SignedDuration::from_hours(31 * 24);
        world.work().heartbeat().unwrap();
    }
    assert_eq!(world.store.suspended(ANN).unwrap(), None);
}

/// E-mails to Ann have bounced on three days, and the judge asks her whether any arrives. Returns that e-mail.
fn probed() -> (World, Mail) {
    let mut world = World::with_games();
    let mut sent = Vec::new();
    for day in 0..3 {
        let letter = letter_to_ann(&mut world);
        assert_eq!(world.mail(), [], "day {day}: nothing waits");
        world.deliver(formal("", &letter.envelope_from, &letter.message_id).as_bytes());
        sent = world.mail();
        next_day(&mut world);
    }
    let (asked, others): (Vec<Mail>, Vec<Mail>) = sent.into_iter().partition(|mail| mail.to == ANN);
    assert_eq!((asked.len(), others.len()), (1, 0), "one letter, to her alone");
    (world, asked.into_iter().next().unwrap())
}

#[test]
fn one_email_asks_before_the_judge_stops_sending() {
    let (mut world, asked) = probed();
    assert_eq!(asked.subject, "CHANCERY - Do my e-mails reach you?");
    assert!(
        said(&asked.body)
            .contains("Do my e-mails reach you? 3 e-mails came back. Answer with YES, or open your games."),
        "{}",
        asked.body
    );
    // Other e-mails continue in the meantime, and a bounce does not ask again.
    let letter = letter_to_ann(&mut world);
    world.deliver(formal("", &letter.envelope_from, &letter.message_id).as_bytes());
    assert_eq!(world.mail(), []);
    assert_eq!(world.store.suspended(ANN).unwrap(), None);
    // It has a separate return path. When it bounces too, that is the end.
    assert_ne!(asked.envelope_from, letter.envelope_from);
    world.deliver(formal("", &asked.envelope_from, &asked.message_id).as_bytes());
    assert!(world.store.suspended(ANN).unwrap().is_some());
    let told = world.mail();
    assert_eq!(told.iter().map(|mail| mail.to.as_str()).collect::<Vec<_>>(), ["max@example.org"]);
    assert!(said(&told[0].body).contains("I write to Ann Other (ann@example.org), the player of Austria, no longer."));
    let shown = said(&world.desk("KEEPER USER ann@example.org"));
    assert!(
        shown.contains("e-mails to ann@example.org came back (it bounced (5.1.1)); none is sent there since"),
        "{shown}"
    );
}

#[test]
fn three_days_without_a_sign_of_life_are_the_end() {
    let (mut world, _) = probed();
    next_day(&mut world);
    world.now += SignedDuration::from_hours(23);
    world.work().heartbeat().unwrap();
    assert_eq!((world.store.suspended(ANN).unwrap(), world.mail()), (None, Vec::new()));
    world.now += SignedDuration::from_hours(1);
    world.work().heartbeat().unwrap();
    assert!(world.store.suspended(ANN).unwrap().is_some());
    assert_eq!(world.mail().len(), 1, "the master is told");
}

#[test]
fn an_unsent_question_does_not_count_as_silence() {
    let mut world = World::with_games();
    for _ in 0..3 {
        let letter = letter_to_ann(&mut world);
        world.deliver(formal("", &letter.envelope_from, &letter.message_id).as_bytes());
        next_day(&mut world);
    }
    world.now += SignedDuration::from_hours(10 * 24);
    world.work().heartbeat().unwrap();
    assert_eq!(world.store.suspended(ANN).unwrap(), None);
}

#[test]
fn a_yes_a_page_visit_or_a_reply_from_elsewhere_is_a_sign_of_life() {
    // A plain yes, from her address.
    let (mut world, asked) = probed();
    let reply_to = asked.reply_to.clone().unwrap();
    world.write(ANN, &reply_to, "", "Yes!");
    let sent = world.mail();
    assert_eq!(sent.len(), 1);
    let text = said(&sent[0].body);
    assert!(sent[0].to == ANN && text.contains("Thank you. I will continue to write to you."), "{text}");
    assert!(text.contains("3 letters to ann@example.org came back"), "{text}");
    // From the server that her e-mails are forwarded to: it names the e-mail that she was sent.
    let (mut other, asked) = probed();
    let letter = format!(
        "From: ann@elsewhere.test\nTo: {JUDGE}\nSubject: Re: yes\nMessage-ID: <1@elsewhere.test>\nIn-Reply-To: {}\n\nYes\n",
        asked.message_id
    );
    other.deliver(letter.as_bytes());
    // A page.
    let (mut paged, _) = probed();
    let now = paged.now;
    let session = Session {
        id: "0".parse().unwrap(),
        address: ANN.to_owned(),
        began: now,
        fresh: now,
        seen: now,
        until: now + SignedDuration::from_hours(60 * 24),
        is_local: false,
        guest: None,
        browser: String::new(),
    };
    paged.store.add_session("d", &session).unwrap();
    for (how, world) in [("yes", &mut world), ("elsewhere", &mut other), ("page", &mut paged)] {
        next_day(world);
        next_day(world);
        next_day(world);
        world.work().heartbeat().unwrap();
        assert_eq!(world.store.suspended(ANN).unwrap(), None, "{how}");
        assert_eq!(world.store.bounced(ANN, world.now).unwrap(), None, "{how}: all doubts have ended");
        assert_eq!(world.store.probes().unwrap(), []);
    }
}

#[test]
fn emails_to_the_keeper_are_counted_like_all_others() {
    let mut world = World::with_games();
    let tell = |world: &mut World| {
        world.judge.tell_keeper(&world.store, world.now, "test", "test\n").unwrap();
        for _ in 0..3 {
            let letters = world.work().outgoing(10).unwrap();
            let done: Vec<_> =
                letters.into_iter().map(|letter| (letter, Delivery::Refused(NOBODY.to_owned()))).collect();
            world.work().note_deliveries(&done).unwrap();
        }
        next_day(world);
    };
    tell(&mut world);
    tell(&mut world);
    assert_eq!(world.store.suspended("keeper@example.org").unwrap(), None);
    tell(&mut world);
    assert!(world.store.suspended("keeper@example.org").unwrap().is_some());
}

#[test]
fn only_the_keeper_hears_of_bounces_in_a_game_without_a_gm() {
    let mut world = World::with_games();
    world.write("max@example.org", JUDGE, "", "SIGN ON mdemo secret\nRESIGN demo WITHOUT MASTER");
    world.mail();
    assert_eq!(bounce_one(&mut world), []);
    world.work().heartbeat().unwrap();
    let first = world.mail();
    assert_eq!(first.iter().map(|mail| mail.to.as_str()).collect::<Vec<_>>(), ["keeper@example.org"]);
    assert!(first[0].body.contains("To ann@example.org:\n"), "{}", first[0].body);
    next_day(&mut world);
    assert_eq!(bounce_one(&mut world), []);
    next_day(&mut world);
    let last = bounce_one(&mut world);
    assert_eq!(last.iter().map(|mail| mail.to.as_str()).collect::<Vec<_>>(), ["keeper@example.org"]);
    assert!(said(&last[0].body).contains("because demo has no GM to tell"), "{}", last[0].body);
    // No one hears of a bounced e-mail to the keeper.
    world.judge.tell_keeper(&world.store, world.now, "test", "test\n").unwrap();
    let letters = world.work().outgoing(10).unwrap();
    let done: Vec<_> = letters.into_iter().map(|letter| (letter, Delivery::Refused(NOBODY.to_owned()))).collect();
    world.work().note_deliveries(&done).unwrap();
    assert_eq!(world.mail(), []);
}

#[test]
fn return_paths_are_as_configured() {
    let mut world = World::with_games();
    let letter = letter_to_ann(&mut world);
    // Everyone in a thread reads its Message-IDs: they do not reveal the return path.
    let (path, id) =
        (letter.envelope_from.split(['+', '@']).nth(1).unwrap(), letter.message_id.trim_start_matches('<'));
    assert!(!id.contains(&path[1..]), "{path} {id}");
    // No one hears of a bounced reply that only reports errors, or that went to a possible impostor.
    assert_eq!(world.ask(ANN, "SIGN ON ademo wrong").envelope_from, "");
    assert_ne!(world.ask(ANN, "SIGN ON ademo secret\nLIST").envelope_from, "");
    world.judge.trust_senders = false;
    assert_eq!(world.ask("stranger@example.net", "LIST").envelope_from, "");
    world.judge.return_path = ReturnPath::Fixed;
    assert_eq!(letter_to_ann(&mut world).envelope_from, JUDGE);
    assert_eq!(world.ask("stranger@example.net", "LIST").envelope_from, JUDGE);
    // Where the token does not fit, it is left out.
    let mut world = World::with(|config| config.address = format!("{}@example.org", "j".repeat(40)));
    assert_eq!(world.ask(ANN, "LIST").envelope_from, world.judge.address.address);
}

#[test]
fn an_erased_person_leaves_no_trace_of_bounced_emails() {
    let mut world = World::new();
    world.write(ANN, JUDGE, "", "REGISTER Ann Other");
    send_but_to_ann(&mut world);
    assert!(world.store.bounced(ANN, world.now).unwrap().is_some());
    let ann = world.store.user_at(ANN).unwrap().unwrap();
    world.store.erase_person(&ann, world.now).unwrap();
    assert_eq!(world.store.bounced(ANN, world.now).unwrap(), None);
    assert_eq!(world.store.suspended(ANN).unwrap(), None);
}
