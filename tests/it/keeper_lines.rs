//! The keeper's lines, at the machine and by mail: letters, people, games, the judge as a whole; and that nobody else gets
//! anything there.
use crate::world::{World, ask, said};
use chancery::answers::letters::{LetterFilter, Letters};
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

/// Everything that the desk does, as it is mailed.
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
    "KEEPER ADJUST ann@example.org +5",
    "KEEPER RESUME",
];

#[test]
fn who_is_not_the_keeper_or_only_claims_to_be_gets_nothing() {
    let mut world = World::with(|config| config.trust_senders = false);
    for (who, lines) in [(KEEPER, "REGISTER Kay Keeper"), (ANN, "REGISTER Ann Other\nCREATE ?demo secret")] {
        let asked = world.ask(who, lines);
        world.write(who, &asked.reply_to.unwrap(), "", "CONFIRM");
        world.mail();
    }
    let anns = world.ask(ANN, "SIGN ON ?demo secret").reply_to.unwrap();
    for line in LINES {
        // Somebody else, whoever they prove to be.
        for to in ["judge@example.org", &anns] {
            world.write(ANN, to, "", line);
            let reply = said(&world.mail().into_iter().find(|mail| mail.reply).unwrap().body);
            assert!(reply.contains("*** Only the keeper of the judge may do that."), "{line}: {reply}");
        }
        // The keeper's name, with no proof or somebody else's.
        let reply = world.ask(KEEPER, line);
        assert!(reply.subject.contains("Please confirm your letter"), "{line}: {}", reply.body);
        world.write(KEEPER, &anns, "", line);
        let reply = said(&world.mail().into_iter().find(|mail| mail.reply).unwrap().body);
        assert!(reply.contains("*** Only the keeper of the judge may do that."), "{line}: {reply}");
    }
    assert_eq!(world.store.standstill().unwrap(), None);
    // The proved keeper does: nothing above was refused for another reason.
    let asked = world.ask(KEEPER, "KEEPER LETTERS");
    world.write(KEEPER, &asked.reply_to.unwrap(), "", "CONFIRM");
    let reply = said(&world.mail().into_iter().find(|mail| mail.reply).unwrap().body);
    assert!(reply.contains("> KEEPER LETTERS held"), "{reply}");
}

/// HELP KEEPER names everything that only the keeper may do.
#[test]
fn help_keeper_lists_all() {
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

/// What is typed at the machine is believed because of the way by which it came, which no letter has: the same bytes in a
/// letter, with any headers, prove nothing.
#[test]
fn what_is_typed_at_the_machine_is_believed_and_no_letter_that_pretends_to_be() {
    let mut world = World::with(|config| config.trust_senders = false);
    assert!(world.desk("KEEPER RULES").contains("CREATE FOR ALL"));
    for raw in ["NO CREATE\n", "From: keeper@example.org\nX-Source: keeper:1\nMessage-ID: <keeper:1@x>\n\nNO CREATE\n"]
    {
        world.deliver(raw.as_bytes());
    }
    assert!(!world.store.only_keeper_creates().unwrap());
    assert!(world.desk("NO CREATE").contains("From now on only you create games"));
    assert!(world.store.only_keeper_creates().unwrap());
    // The same lines are carried out again, and what came of them is not mailed.
    assert!(world.desk("NO CREATE").contains("From now on"));
    assert!(world.mail().iter().all(|mail| !mail.body.contains("From now on")));
}

/// However much the keeper types, they can still mail.
#[test]
fn what_is_typed_uses_up_none_of_the_keepers_letters() {
    let mut world = World::with(|config| config.limits.person_per_hour = 3);
    for _ in 0..10 {
        assert!(world.desk("LIST\nNONSENSE").contains("> LIST"));
    }
    assert!(ask(&mut world, KEEPER, "KEEPER LETTERS").contains("No letter waits"));
}

/// A letter on which the judge has failed, as if it had.
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
fn a_letter_that_was_set_aside_is_shown_without_its_text_and_tried_again() {
    let mut world = World::with_games();
    let name = stuck(&mut world, ANN, "SIGN ON ademo secret\nA VIE - GAL");
    let list = said(&world.desk("KEEPER LETTERS IN STUCK"));
    assert!(list.contains(&format!("{name} stuck, a letter, from {ANN}")) && list.contains("it broke"), "{list}");
    let shown = said(&world.desk(&format!("KEEPER LETTERS SHOW {name}")));
    for secret in ["secret", "GAL", "SIGN ON", "INBOX"] {
        assert!(!shown.contains(secret) && !list.contains(secret), "{shown}");
    }
    assert!(shown.contains("It came by imap"), "{shown}");
    assert_eq!(world.store.letters_in(InState::Stuck, 9).unwrap().len(), 1);
    let said_so = world.desk(&format!("KEEPER LETTERS RETRY {name}"));
    assert!(said_so.contains("is tried again now"), "{said_so}");
    while world.work().process_inbox(64).unwrap() != 0 {}
    let reply = world.mail().into_iter().find(|mail| mail.to == ANN).unwrap().body;
    assert!(reply.contains("A VIE - GAL\nA VIE - GAL"), "{reply}");
    assert!(world.desk(&format!("KEEPER LETTERS RETRY {name}")).contains("*** The letter"), "only once");
}

#[test]
fn a_letter_that_is_dropped_is_never_carried_out_and_its_text_is_gone() {
    let mut world = World::with_games();
    let name = stuck(&mut world, ANN, "SIGN ON ademo secret\nA VIE - GAL");
    assert!(world.desk(&format!("KEEPER LETTERS DROP {name}")).contains("is dropped"));
    assert!(world.desk("KEEPER LETTERS").contains("No letter waits"));
    assert!(world.desk("KEEPER LETTERS RETRY ALL").contains("0 letters in"));
    while world.work().process_inbox(64).unwrap() != 0 {}
    assert!(world.mail().iter().all(|mail| mail.to != ANN));
    let left = world.store.letters_in(InState::Silent, 9).unwrap();
    assert_eq!(left[0].raw, None);
}

/// Lets the next server answer this to all letters that wait.
fn answer_all(world: &World, delivery: &Delivery) {
    let letters = world.work().outgoing(1000).unwrap();
    let done: Vec<_> = letters.into_iter().map(|letter| (letter, delivery.clone())).collect();
    world.work().note_deliveries(&done).unwrap();
}

#[test]
fn letters_out_that_wait_or_were_refused_are_listed_with_the_servers_words_and_tried_again() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPRESS TO A\nHello!\nENDPRESS");
    answer_all(&world, &Delivery::Later("451 come back later".to_owned()));
    let list = said(&world.desk("KEEPER LETTERS OUT"));
    assert!(list.contains("waiting, an answer about 'demo', to max@example.org"), "{list}");
    assert!(list.contains("waiting, news of 'demo', to ann@example.org") && list.contains("451 come back"), "{list}");
    assert!(list.contains("tried once") && !list.contains("Hello!"), "{list}");
    assert!(world.work().outgoing(9).unwrap().is_empty(), "they wait");
    assert!(world.desk("KEEPER LETTERS RETRY ALL").contains("and 2 letters out"));
    answer_all(&world, &Delivery::Refused("550 nobody here".to_owned()));
    let refused = world.store.letters_out(OutState::Refused, 9).unwrap();
    let to_ann = refused.iter().find(|mail| mail.recipient == ANN).unwrap();
    let name = LetterRef::Out(to_ann.id).to_string();
    let list = said(&world.desk("KEEPER LETTERS REFUSED"));
    assert!(
        list.contains(&format!("{name} refused, news of 'demo', to {ANN}")) && list.contains("550 nobody"),
        "{list}"
    );
    assert!(world.desk(&format!("KEEPER LETTERS RETRY {name}")).contains("is tried again now"));
    let again = world.mail();
    assert_eq!(again.iter().filter(|mail| mail.to == ANN && mail.body.contains("Hello!")).count(), 1);
    assert!(world.desk(&format!("KEEPER LETTERS RETRY {name}")).contains("has been sent"));
}

/// Hundreds of strangers who have not said yes hid the one letter that needed the keeper, and 200 of them were all there seemed to be.
#[test]
fn letters_that_need_the_keeper_come_before_those_of_strangers_and_what_is_cut_is_said() {
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
    // They have waited for two hours, and not since the week to come.
    let letters =
        Letters { store: &world.store, address: &world.judge.address, tokens: &world.judge.tokens, asking: None };
    let wanted = LetterFilter { way: None, state: Some("unconfirmed".to_owned()) };
    let one = letters.list(world.now, &wanted).unwrap().letters.remove(0);
    assert_eq!(world.now.duration_since(one.at.unwrap()), hours(2));
}

/// "refused, news of 'demo', to , 0 bytes"; and one that came back once had been "tried 2 times".
#[test]
fn a_letter_whose_reader_was_erased_is_described_without_holes() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPRESS TO A\nHello!\nENDPRESS");
    let to_ann = world.store.letters_out(OutState::Waiting, 99).unwrap().into_iter().find(|mail| mail.recipient == ANN);
    let name = LetterRef::Out(to_ann.unwrap().id).to_string();
    answer_all(&world, &Delivery::Refused("550 nobody here".to_owned()));
    world.desk("KEEPER ERASE ann@example.org Ann Other");
    let list = said(&world.desk("KEEPER LETTERS REFUSED"));
    let erased = format!("{name} refused, news of 'demo', to a person who has been erased, its text erased, ");
    assert!(list.contains(&erased) && !list.contains("to ,") && !list.contains(" 0 bytes"), "{erased}\n{list}");
}

#[test]
fn one_letters_whole_way_is_told_by_its_number_and_by_its_message_id() {
    let mut world = World::with_games();
    let raw = "From: max@example.org\nTo: judge@example.org\nMessage-ID: <mine.7@max>\n\nSIGN ON mdemo secret\nSET DEADLINE Friday 20:00\n";
    world.deliver(raw.as_bytes());
    let letters = world.work().outgoing(100).unwrap();
    let to_ann = letters.iter().find(|letter| letter.mail.to == ANN).unwrap().mail.message_id.clone();
    world.mail();
    let fate = said(&world.desk("KEEPER LETTERS FATE <mine.7@max>"));
    assert!(fate.contains("done, a letter, from max@example.org"), "{fate}");
    assert!(fate.contains("What it did: - demo: Master: settings: "), "{fate}");
    assert!(fate.contains(&format!("sent, news of 'demo', to {ANN}")) && fate.contains("250 ok"), "{fate}");
    assert!(fate.contains("an answer about 'demo', to max@example.org"), "{fate}");
    // A letter of ours leads back to the one that caused it.
    let letters =
        Letters { store: &world.store, address: &world.judge.address, tokens: &world.judge.tokens, asking: None };
    let fate = letters.fate(&to_ann, world.now).unwrap();
    let cause = letters.fate(fate.caused_by.as_ref().unwrap(), world.now).unwrap();
    assert_eq!(cause.letter.from.as_deref(), Some("max@example.org"));
    assert!(cause.caused.iter().any(|letter| letter.letter == fate.letter.letter));
    // Nobody can guess: another id is nobody's.
    assert!(letters.fate("<mine.8@max>", world.now).is_err());
    assert!(letters.list(world.now, &LetterFilter::default()).unwrap().letters.is_empty());
}

#[test]
fn a_bare_number_that_two_letters_have_is_not_guessed() {
    let mut world = World::with_games();
    let said_so = said(&world.desk("KEEPER LETTERS SHOW 1"));
    assert!(said_so.contains("*** There is a letter in1, which came in, and a letter out1"), "{said_so}");
    assert!(said(&world.desk("KEEPER LETTERS SHOW 999999")).contains("*** There is no letter 999999"));
    assert!(said(&world.desk("KEEPER LETTERS SHOW held9")).contains("*** There is no letter held9"));
}

/// Could a line not be carried out?
fn is_refused(reply: &str) -> bool {
    reply.lines().any(|line| line.starts_with("*** "))
}

/// A time as the tests write it.
fn time(text: &str) -> Timestamp {
    text.parse().unwrap()
}

/// So many hours.
fn hours(n: i64) -> SignedDuration {
    SignedDuration::from_hours(n)
}
