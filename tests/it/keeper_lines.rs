//! The keeper's lines, at the machine and by e-mail: e-mails, people, games, the judge as a whole. No one else gets anything there.
use crate::world::{World, ask, said};
use chancery::answers::letter_filter::LetterFilter;
use chancery::answers::letters::Letters;
use chancery::command::Subject;
use chancery::commands::COMMANDS;
use chancery::mail::sink::{Cause, Delivery};
use chancery::mail::source::Arrival;
use chancery::store::{InState, LetterRef, OutState};
use jiff::{SignedDuration, Timestamp};

mod games;
mod people;
mod standstill;

const KEEPER: &str = "keeper@example.org";
const ANN: &str = "ann@example.org";

/// Every command of the desk, as an e-mail.
const LINES: &[&str] = &[
    "KEEPER LETTERS",
    "KEEPER LETTERS SHOW in1",
    "KEEPER LETTERS FATE in1",
    "KEEPER LETTERS RETRY ALL",
    "KEEPER LETTERS DROP out1",
    "PAUSE JUDGE\nStop.\nEND",
    "KEEPER PAUSE\nEND",
    "RESUME JUDGE",
    "KEEPER USERS",
    "KEEPER IMPORT\n{}\nENDIMPORT",
    "KEEPER USER ann@example.org",
    "KEEPER MERGE ann@example.org INTO keeper@example.org",
    "KEEPER ERASE ann@example.org Ann Other",
    "KEEPER ADDRESS ADD ann@example.org ann@home.example",
    "KEEPER ADDRESS REMOVE ann@example.org",
    "KEEPER ADDRESS CHANGE ann@example.org TO ann@home.example",
    "KEEPER ADDRESS RESUME ann@example.org",
    "KEEPER MOVES",
    "KEEPER MOVE ann@example.org TO ann@home.example",
    "KEEPER NO MOVE ann@example.org TO ann@home.example",
    "KEEPER ADJUST ann@example.org +5",
    "KEEPER RESUME",
];

#[test]
fn a_person_who_only_claims_to_be_the_keeper_gets_nothing() {
    let mut world = World::with(|config| config.trust_senders = false);
    for (who, lines) in [(KEEPER, "REGISTER Kay Keeper"), (ANN, "REGISTER Ann Other\nCREATE ?demo secret")] {
        let asked = world.ask(who, lines);
        world.write(who, &asked.reply_to.unwrap(), "", "CONFIRM");
        world.mail();
    }
    let anns = world.ask(ANN, "SIGN ON ?demo secret").reply_to.unwrap();
    for line in LINES {
        // Another person, with any proof of their own identity.
        for to in ["judge@example.org", &anns] {
            world.write(ANN, to, "", line);
            let reply = said(&world.mail().into_iter().find(|mail| mail.reply).unwrap().body);
            assert!(reply.contains("*** Only the judge keeper can do that."), "{line}: {reply}");
        }
        // The keeper's name, with no proof or another person's.
        let reply = world.ask(KEEPER, line);
        assert!(reply.subject.contains("Please confirm your e-mail"), "{line}: {}", reply.body);
        world.write(KEEPER, &anns, "", line);
        let reply = said(&world.mail().into_iter().find(|mail| mail.reply).unwrap().body);
        assert!(reply.contains("*** Only the judge keeper can do that."), "{line}: {reply}");
    }
    assert_eq!(world.store.standstill().unwrap(), None);
    // The proved keeper can: no line above was refused for another reason.
    let asked = world.ask(KEEPER, "KEEPER LETTERS");
    world.write(KEEPER, &asked.reply_to.unwrap(), "", "CONFIRM");
    let reply = said(&world.mail().into_iter().find(|mail| mail.reply).unwrap().body);
    assert!(reply.contains("> KEEPER LETTERS held"), "{reply}");
}

/// HELP KEEPER lists every keeper-only command.
#[test]
fn help_keeper_lists_every_command() {
    let mut world = World::with_games();
    let help = said(&world.ask(ANN, "HELP KEEPER").body);
    let keepers = COMMANDS.iter().filter(|command| command.spec.subject == Subject::Keeper);
    let words: Vec<String> = keepers.map(|command| command.words.first().unwrap().to_uppercase()).collect();
    assert!(10 < words.len(), "{words:?}");
    for words in words {
        let first = words.split(' ').next().unwrap();
        let named = if first == "ALLOW" { first } else { &words };
        assert!(help.contains(named), "{words}: {help}");
    }
}

/// The judge trusts lines typed at the machine because of their route, which no e-mail has. The same bytes in an e-mail, with any headers,
/// prove nothing.
#[test]
fn typed_lines_are_trusted_and_no_email_can_imitate_them() {
    let mut world = World::with(|config| config.trust_senders = false);
    assert!(world.desk("KEEPER RULES").contains("CREATE FOR ALL"));
    for raw in ["NO CREATE\n", "From: keeper@example.org\nX-Source: keeper:1\nMessage-ID: <keeper:1@x>\n\nNO CREATE\n"]
    {
        world.deliver(raw.as_bytes());
    }
    assert!(!world.store.only_keeper_creates().unwrap());
    assert!(
        said(&world.desk("NO CREATE")).contains("From now on, only you and people you ALLOW MASTER can create games.")
    );
    assert!(world.store.only_keeper_creates().unwrap());
    // The same lines run again, and their output is not e-mailed.
    assert!(world.desk("NO CREATE").contains("From now on"));
    assert!(world.mail().iter().all(|mail| !mail.body.contains("From now on")));
}

/// However much the keeper types, they can still send e-mail.
#[test]
fn typed_lines_do_not_use_up_the_keepers_email_allowance() {
    let mut world = World::with(|config| config.limits.person_per_hour = 3);
    for _ in 0..10 {
        assert!(world.desk("LIST\nNONSENSE").contains("> LIST"));
    }
    assert!(ask(&mut world, KEEPER, "KEEPER LETTERS").contains("No e-mail is waiting"));
}

/// An e-mail in the state after a failure of the judge.
fn stuck(world: &mut World, from: &str, lines: &str) -> String {
    let raw = format!("From: {from}\nTo: judge@example.org\nMessage-ID: <stuck@players>\n\n{lines}\n").into_bytes();
    let size = raw.len() as u64;
    let key = "imap:secret-user:INBOX:1".to_owned();
    world.work().take_in(&[Arrival { key, raw, size, ..Arrival::default() }]).unwrap();
    let row = world.store.waiting(1).unwrap().remove(0);
    world.store.set_aside(row.id, "it broke").unwrap();
    LetterRef::In(row.id).to_string()
}

#[test]
fn an_email_set_aside_is_shown_without_its_text_and_retried() {
    let mut world = World::with_games();
    let name = stuck(&mut world, ANN, "SIGN ON ademo secret\nA VIE - GAL");
    let list = said(&world.desk("KEEPER LETTERS IN STUCK"));
    assert!(list.contains(&format!("{name} stuck, an e-mail, from {ANN}")) && list.contains("it broke"), "{list}");
    let shown = said(&world.desk(&format!("KEEPER LETTERS SHOW {name}")));
    for secret in ["secret", "GAL", "SIGN ON", "INBOX"] {
        assert!(!shown.contains(secret) && !list.contains(secret), "{shown}");
    }
    assert!(shown.contains("It came by imap"), "{shown}");
    assert_eq!(world.store.letters_in(InState::Stuck, 9).unwrap().len(), 1);
    let said_so = world.desk(&format!("KEEPER LETTERS RETRY {name}"));
    assert!(said_so.contains(&format!("I am trying the e-mail {name} again now.")), "{said_so}");
    while world.work().process_inbox(64).unwrap() != 0 {}
    let reply = world.mail().into_iter().find(|mail| mail.to == ANN).unwrap().body;
    assert!(reply.contains("A VIE - GAL\nA VIE - GAL"), "{reply}");
    let again = said(&world.desk(&format!("KEEPER LETTERS RETRY {name}")));
    assert!(again.contains(&format!("*** The e-mail {name} was not set aside")), "only once: {again}");
}

#[test]
fn a_dropped_email_never_runs_and_its_text_is_erased() {
    let mut world = World::with_games();
    let name = stuck(&mut world, ANN, "SIGN ON ademo secret\nA VIE - GAL");
    let dropped = said(&world.desk(&format!("KEEPER LETTERS DROP {name}")));
    assert!(dropped.contains(&format!("I have dropped the e-mail {name}")), "{dropped}");
    assert!(world.desk("KEEPER LETTERS").contains("No e-mail is waiting"));
    assert!(said(&world.desk("KEEPER LETTERS RETRY ALL")).contains("Tried again now: 0 incoming e-mails"));
    while world.work().process_inbox(64).unwrap() != 0 {}
    assert!(world.mail().iter().all(|mail| mail.to != ANN));
    let left = world.store.letters_in(InState::Silent, 9).unwrap();
    assert_eq!(left[0].raw, None);
}

/// Makes the next server give this reply to all waiting e-mails.
fn answer_all(world: &World, delivery: &Delivery) {
    let letters = world.work().outgoing(1000).unwrap();
    let done: Vec<_> = letters.into_iter().map(|letter| (letter, delivery.clone())).collect();
    world.work().note_deliveries(&done).unwrap();
}

#[test]
fn waiting_and_refused_emails_are_listed_with_the_servers_words_and_retried() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPRESS TO A\nHello!\nENDPRESS");
    answer_all(&world, &Delivery::Later("451 come back later".to_owned()));
    let list = said(&world.desk("KEEPER LETTERS OUT"));
    assert!(list.contains("waiting, an answer about 'demo', to max@example.org"), "{list}");
    assert!(list.contains("waiting, news of 'demo', to ann@example.org") && list.contains("451 come back"), "{list}");
    assert!(list.contains("tried once") && !list.contains("Hello!"), "{list}");
    assert!(world.work().outgoing(9).unwrap().is_empty(), "they wait");
    assert!(said(&world.desk("KEEPER LETTERS RETRY ALL")).contains("and 2 outgoing e-mails."));
    answer_all(&world, &Delivery::Refused("550 nobody here".to_owned()));
    let refused = world.store.letters_out(OutState::Refused, 9).unwrap();
    let to_ann = refused.iter().find(|mail| mail.recipient == ANN).unwrap();
    let name = LetterRef::Out(to_ann.id).to_string();
    let list = said(&world.desk("KEEPER LETTERS REFUSED"));
    assert!(
        list.contains(&format!("{name} refused, news of 'demo', to {ANN}")) && list.contains("550 nobody"),
        "{list}"
    );
    let said_so = world.desk(&format!("KEEPER LETTERS RETRY {name}"));
    assert!(said_so.contains(&format!("I am trying the e-mail {name} again now.")), "{said_so}");
    let again = world.mail();
    assert_eq!(again.iter().filter(|mail| mail.to == ANN && mail.body.contains("Hello!")).count(), 1);
    assert!(world.desk(&format!("KEEPER LETTERS RETRY {name}")).contains("has been sent"));
}

/// A past fault: hundreds of unconfirmed strangers hid the one e-mail that needed the keeper, and 200 of them were all there seemed to be.
#[test]
fn emails_for_the_keeper_come_before_strangers_and_a_cut_list_says_so() {
    let mut world = World::with_games();
    for n in 0..230 {
        world.store.hold_for(&format!("u{n}@flood.test"), "HELP", "", world.now).unwrap();
    }
    world.now += hours(2);
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nSUMMARY");
    answer_all(&world, &Delivery::Held(Cause::Relay, "554 5.7.1 relay access denied".to_owned()));
    let list = world.desk("KEEPER LETTERS");
    let first = list.lines().find(|line| line.starts_with("out") || line.starts_with("held")).unwrap();
    assert!(first.starts_with("out") && first.contains("stopped, an answer about 'demo'"), "{list}");
    let list = said(&list);
    assert!(list.contains("waiting for a yes, lines, to u0@flood.test, 4 bytes, since "), "{list}");
    assert!(list.contains("These are 200 of 230 that wait for a yes."), "{list}");
    let letters = said(&world.desk("KEEPER LETTERS STOPPED"));
    assert!(letters.contains("554 5.7.1 relay") && !letters.contains("flood.test"), "{letters}");
    let lines = said(&world.desk("KEEPER LETTERS UNCONFIRMED"));
    assert!(lines.contains("u7@flood.test") && !lines.contains("stopped"), "{lines}");
    // They have waited for two hours, and not since the coming week.
    let letters = Letters { store: &world.store, judge: &world.judge, asking: None };
    let wanted = LetterFilter { state: Some("unconfirmed".to_owned()), ..LetterFilter::default() };
    let one = letters.list(world.now, &wanted).unwrap().letters.remove(0);
    assert_eq!(world.now.duration_since(one.at.unwrap()), hours(2));
}

/// "refused, news of 'demo', to , 0 bytes": an e-mail to an erased person is erased with them.
#[test]
fn an_erased_readers_email_is_gone() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPRESS TO A\nHello!\nENDPRESS");
    let to_ann = world.store.letters_out(OutState::Waiting, 99).unwrap().into_iter().find(|mail| mail.recipient == ANN);
    let name = LetterRef::Out(to_ann.unwrap().id).to_string();
    answer_all(&world, &Delivery::Refused("550 nobody here".to_owned()));
    let list = said(&world.desk("KEEPER LETTERS REFUSED"));
    assert!(list.contains(&format!("{name} refused, news of 'demo', to {ANN}")), "{list}");
    world.desk("KEEPER ERASE ann@example.org Ann Other");
    let list = said(&world.desk("KEEPER LETTERS REFUSED"));
    assert!(!list.contains(&name) && !list.contains("to ,") && !list.contains(" 0 bytes"), "{list}");
}

#[test]
fn an_emails_history_is_found_by_its_number_and_its_message_id() {
    let mut world = World::with_games();
    let raw = "From: max@example.org\nTo: judge@example.org\nMessage-ID: <mine.7@max>\n\nSIGN ON mdemo secret\nSET DEADLINE Friday 20:00\n";
    world.deliver(raw.as_bytes());
    let letters = world.work().outgoing(100).unwrap();
    let to_ann = letters.iter().find(|letter| letter.mail.to == ANN).unwrap().mail.message_id.clone();
    world.mail();
    let fate = said(&world.desk("KEEPER LETTERS FATE <mine.7@max>"));
    assert!(fate.contains("done, an e-mail, from max@example.org"), "{fate}");
    assert!(fate.contains("What it did: - demo: Master: settings: "), "{fate}");
    assert!(fate.contains(&format!("sent, news of 'demo', to {ANN}")) && fate.contains("250 ok"), "{fate}");
    assert!(fate.contains("an answer about 'demo', to max@example.org"), "{fate}");
    // Each of our e-mails links back to the one that triggered it.
    let letters = Letters { store: &world.store, judge: &world.judge, asking: None };
    let fate = letters.fate(&to_ann, world.now).unwrap();
    let cause = letters.fate(fate.caused_by.as_ref().unwrap(), world.now).unwrap();
    assert_eq!(cause.letter.from.as_deref(), Some("max@example.org"));
    assert!(cause.caused.iter().any(|letter| letter.letter == fate.letter.letter));
    // Guessing does not work: another id belongs to no e-mail.
    assert!(letters.fate("<mine.8@max>", world.now).is_err());
    assert!(letters.list(world.now, &LetterFilter::default()).unwrap().letters.is_empty());
}

#[test]
fn an_ambiguous_email_number_is_not_guessed() {
    let mut world = World::with_games();
    let said_so = said(&world.desk("KEEPER LETTERS SHOW 1"));
    assert!(said_so.contains("*** in1 is an incoming e-mail, and out1 an outgoing one."), "{said_so}");
    assert!(said(&world.desk("KEEPER LETTERS SHOW 999999")).contains("*** I have no e-mail 999999."));
    assert!(said(&world.desk("KEEPER LETTERS SHOW held9")).contains("*** I have no e-mail held9."));
}

/// Returns whether a line was refused.
fn is_refused(reply: &str) -> bool {
    reply.lines().any(|line| line.starts_with("*** "))
}

/// A time in the tests' format.
fn time(text: &str) -> Timestamp {
    text.parse().unwrap()
}

/// This many hours.
fn hours(n: i64) -> SignedDuration {
    SignedDuration::from_hours(n)
}
