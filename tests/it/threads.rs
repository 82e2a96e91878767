//! Threads, subjects and ids, as a mail program sees them.
use crate::world::{PLAYERS, World, address};
use chancery::mail::sink::Mail;
use std::collections::{HashMap, HashSet};

/// The mailboxes of all readers, and the ids that their e-mails refer to.
#[derive(Default)]
struct Mailboxes {
    /// The ids that each person has received or written.
    known: HashMap<String, HashSet<String>>,
    n_letters: usize,
    n_references: usize,
}

impl Mailboxes {
    /// Delivers e-mails, and checks that each id they refer to is there.
    fn take(&mut self, mails: &[Mail]) {
        for mail in mails {
            let known = self.known.entry(mail.to.clone()).or_default();
            for id in mail.references.iter().chain(&mail.in_reply_to) {
                assert!(
                    known.contains(id),
                    "{id} was never sent to {}: {}\n{:?}",
                    mail.to,
                    mail.subject,
                    mail.references
                );
                self.n_references += 1;
            }
            known.insert(mail.message_id.clone());
            self.n_letters += 1;
        }
    }
}

/// Replies to an e-mail as mail programs do, and returns the id of the reply.
fn answer(world: &mut World, mailboxes: &mut Mailboxes, mail: &Mail, lines: &str) -> String {
    let n = world.store.inbox_counts().unwrap().iter().map(|(_, n)| n).sum::<u64>();
    let id = format!("<own.{n}@{}>", mail.to);
    let references: Vec<&str> = mail.references.iter().chain([&mail.message_id]).map(String::as_str).collect();
    let raw = format!(
        "From: {}\nTo: {}\nSubject: Re: {}\nMessage-ID: {id}\nIn-Reply-To: {}\nReferences: {}\n\n{lines}\n",
        mail.to,
        mail.reply_to.as_deref().expect("it can be answered"),
        mail.subject.trim_start_matches("Re: "),
        mail.message_id,
        references.join(" "),
    );
    mailboxes.known.entry(mail.to.clone()).or_default().insert(id.clone());
    world.deliver(raw.as_bytes());
    id
}

/// The e-mail to a player whose subject ends like this.
fn to(mails: &[Mail], name: &str, subject: &str) -> Mail {
    let found = mails.iter().rfind(|mail| mail.to == address(name) && mail.subject.ends_with(subject));
    found.unwrap_or_else(|| panic!("no {subject:?} to {name}: {:?}", subjects(mails))).clone()
}

fn subjects(mails: &[Mail]) -> Vec<(&str, &str)> {
    mails.iter().map(|mail| (mail.to.as_str(), mail.subject.as_str())).collect()
}

/// A game of seven players without a GM, and all its e-mails up to the start.
fn started(boxes: &mut Mailboxes) -> (World, Vec<Mail>) {
    let mut world = World::new();
    for (i, name) in PLAYERS.iter().enumerate() {
        let begin = if i == 0 { "CREATE ?demo secret" } else { "SIGN ON ?demo secret" };
        let lines = format!("REGISTER {name}\n{begin}\nSET PREFERENCE {}", &"AEFGIRT"[i..=i]);
        boxes.known.entry(address(name)).or_default().insert(format!("<{}@test>", i + 1));
        world.write(&address(name), "judge@example.org", "", &lines);
    }
    let mails = world.mail();
    boxes.take(&mails);
    (world, mails)
}

/// Orders that hold all units of the seven players.
const HOLD: [&str; 7] = [
    "A BUD H\nA VIE H\nF TRI H",
    "F LON H\nF EDI H\nA LVP H",
    "A PAR H\nA MAR H\nF BRE H",
    "A BER H\nA MUN H\nF KIE H",
    "A ROM H\nA VEN H\nF NAP H",
    "A MOS H\nA WAR H\nF SEV H\nF STP H",
    "A CON H\nA SMY H\nF ANK H",
];

#[test]
fn emails_refer_to_game_turn_and_parent_that_their_reader_has() {
    let mut boxes = Mailboxes::default();
    let (mut world, mut mails) = started(&mut boxes);
    let game = to(&mails, "Eve English", "orders").message_id;
    let start = to(&mails, "Eve English", "You are England");
    assert_eq!(start.references.as_slice(), std::slice::from_ref(&game));
    for turn in 0..3 {
        let before: Vec<Mail> = PLAYERS
            .iter()
            .zip(["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"])
            .map(|(name, power)| {
                let begun = format!("You are {power}");
                to(&mails, name, if turn == 0 { &begun } else { "Results" })
            })
            .collect();
        let eve = &before[1];
        assert_eq!(eve.references.as_slice(), std::slice::from_ref(&game), "what begins a turn belongs to the game");
        // This has no e-mail to reply to: it joins the e-mail that began the turn.
        let deadline = world.store.game_named("demo").unwrap().unwrap().deadline.unwrap();
        world.run_to(deadline + jiff::SignedDuration::from_mins(1));
        let late = world.mail();
        boxes.take(&late);
        let late = late.iter().find(|mail| mail.to == eve.to && mail.subject.contains("Your orders are late")).unwrap();
        assert_eq!(late.references, [game.clone(), eve.message_id.clone()]);
        let owns: Vec<String> =
            before.iter().zip(HOLD).map(|(mail, hold)| answer(&mut world, &mut boxes, mail, hold)).collect();
        world.run_to(world.now + jiff::SignedDuration::from_hours(1));
        mails = world.mail();
        boxes.take(&mails);
        let receipt = mails.iter().find(|mail| mail.to == eve.to && mail.reply).unwrap();
        assert_eq!(receipt.references, [game.clone(), eve.message_id.clone(), owns[1].clone()]);
        assert_eq!(receipt.in_reply_to.as_ref(), Some(&owns[1]));
        assert_eq!(receipt.subject.trim_start_matches("Re: "), eve.subject, "one conversation in Gmail");
    }
    assert!(70 < boxes.n_letters && 100 < boxes.n_references, "{} and {}", boxes.n_letters, boxes.n_references);
}

#[test]
fn a_fresh_email_joins_the_thread_of_the_turn() {
    let mut boxes = Mailboxes::default();
    let (mut world, mails) = started(&mut boxes);
    let start = to(&mails, "Ida Italian", "You are Italy");
    let reply = world.ask("ida@example.org", "SIGN ON idemo secret\nA ROM H");
    let own = reply.in_reply_to.clone().unwrap();
    assert_eq!(reply.references, [start.references[0].clone(), start.message_id, own]);
}

#[test]
fn a_reply_to_press_joins_the_email_it_answers() {
    let mut boxes = Mailboxes::default();
    let (mut world, mails) = started(&mut boxes);
    let start = to(&mails, "Tom Turk", "You are Turkey");
    let question = answer(&mut world, &mut boxes, &start, "PRESS TO AUSTRIA RUSSIA\nA juggernaut?\nENDPRESS");
    let mails = world.mail();
    boxes.take(&mails);
    let read = to(&mails, "Ann Other", "Turkey to Austria, Russia");
    let said = answer(&mut world, &mut boxes, &read, "With pleasure.");
    let mails = world.mail();
    boxes.take(&mails);
    let answered = to(&mails, "Tom Turk", "S1901M Austria to Turkey");
    assert_eq!(answered.in_reply_to, Some(question.clone()), "the question is Tom's own letter");
    assert_eq!(answered.references.last(), Some(&question));
    // And back: it joins Ann's own e-mail, and the press that it answered.
    answer(&mut world, &mut boxes, &answered, "When?");
    let mails = world.mail();
    boxes.take(&mails);
    let back = to(&mails, "Ann Other", "S1901M Turkey to Austria");
    assert_eq!(back.references, [read.message_id, said]);
}

#[test]
fn press_threads_follow_their_participants_with_a_constant_subject() {
    let mut boxes = Mailboxes::default();
    let (mut world, _) = started(&mut boxes);
    let mut press = |from: &str, letter: &str, whom: &str, reader: &str| {
        let lines = format!("SIGN ON {letter}demo secret\nPRESS TO {whom}\nWell?\nENDPRESS");
        world.write(from, "judge@example.org", "", &lines);
        let mails = world.mail();
        boxes.take(&mails.iter().filter(|mail| !mail.reply).cloned().collect::<Vec<_>>());
        let found = mails.iter().find(|mail| mail.to == reader && !mail.reply).unwrap().clone();
        (found.subject.split(" - ").nth(1).unwrap().to_owned(), found.message_id, found.references)
    };
    let (ann, rob) = ("ann@example.org", "rob@example.org");
    let first = press("tom@example.org", "t", "AR", ann);
    assert_eq!(
        (first.0.as_str(), first.2.len()),
        ("S1901M Turkey to Austria, Russia", 0),
        "it is no letter of the game"
    );
    let other = press("tom@example.org", "t", "A", ann);
    assert_eq!((other.0.as_str(), other.2.len()), ("S1901M Turkey to Austria", 0));
    let again = press("tom@example.org", "t", "AR", ann);
    assert_eq!((&again.0, &again.2), (&first.0, &vec![first.1.clone()]));
    let third = press(rob, "r", "AT", ann);
    assert_eq!((third.0.as_str(), &third.2), ("S1901M Russia to Austria, Turkey", &vec![first.1]), "the same three");
    let all = press(rob, "r", "ALL", ann);
    assert_eq!(all.0, "S1901M Russia to all");
    let many = press(rob, "r", "AEFGIT", ann);
    assert_eq!(many.0, "S1901M Russia to Austria, England, France, Germany and 2 others");
}

#[test]
fn the_thread_of_grey_press_does_not_reveal_its_writer() {
    let mut world = World::with_games();
    world.ask("max@example.org", "SIGN ON mdemo secret\nSET WHITE/GREY");
    let mut roots = HashSet::new();
    for (name, letter) in [("tom", 't'), ("rob", 'r'), ("tom", 't')] {
        let from = format!("{name}@example.org");
        let lines = format!("SIGN ON {letter}demo secret\nPRESS GREY TO A\nWell?\nENDPRESS");
        world.write(&from, "judge@example.org", "", &lines);
        let mails = world.mail();
        let read = to(&mails, "Ann Other", "S1901M Press to Austria");
        roots.insert(read.references.first().cloned().unwrap_or(read.message_id));
    }
    assert_eq!(roots.len(), 1, "all in one thread, whoever writes");
}

#[test]
fn subjects_never_count_errors() {
    let mut world = World::with_games();
    let reply = world.ask("ann@example.org", "SIGN ON ademo secret\nA NOWHERE - GAL\nA BUD - LON");
    assert_eq!(reply.subject, "Re: CHANCERY:demo - S1901M orders");
    world.write(
        "ann@example.org",
        "judge@example.org",
        "Re: [2 errors] CHANCERY:demo - S1901M orders",
        "SIGN ON ademo secret",
    );
    assert_eq!(world.mail().remove(0).subject, "Re: CHANCERY:demo - S1901M orders", "as it was written before");
}
