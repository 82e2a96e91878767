//! The people of a game in its record.
use crate::fresh::{game, store};
use chancery_store::{AddressLine, JournalEntry, Participants, Party, PressHead, PressRow, User, Wording};
use chancery_text::say;
use chancery_text::sentence::{NameKind, known};

#[test]
fn stored_rows_read_back_unchanged() {
    let person = "17".parse().unwrap();
    let parties = [
        (Party::Power(0), "p0"),
        (Party::Power(260), "p260"),
        (Party::Master, "m"),
        (Party::Observer, "o"),
        (Party::Judge, "j"),
        (Party::Visitor, "k"),
        (Party::Person(person), "u17"),
        (Party::Unnamed(person), "a17"),
    ];
    for (party, code) in parties {
        assert_eq!((party.code().as_str(), Party::read(code)), (code, Some(party)));
    }
    for wrong in ["", "p", "px", "m1", "Master", "=Austria", "é"] {
        assert_eq!(Party::read(wrong), None, "{wrong}");
    }
    let all = parties.map(|(party, _)| party);
    let groups = [
        Participants::Unknown,
        Participants::All,
        Participants::Somebody,
        Participants::all_but(all),
        Participants::these(all),
    ];
    for group in groups {
        assert_eq!(Participants::read(&group.code()), Some(group));
    }
}

/// Two accounts of one person are merged: messages and actions of both get the name of the remaining one.
#[test]
fn two_merged_accounts_share_one_name() {
    let (store, now) = store();
    let id = game(&store, "spring", now);
    let add = |name: &str| store.add_user(&User::new(name.to_owned(), format!("{name}@example.org"), now)).unwrap();
    let (ann, other, bob) = (add("Ann"), add("Annie"), add("Bob"));
    let to = Participants::These(vec![Party::Person(other), Party::Person(bob), Party::Unnamed(other)]);
    let told = || Wording::of(say!("{} has paused it.", known(NameKind::Person, other.number(), "Annie")));
    let heads = [
        PressHead::Message(AddressLine {
            to: to.clone(),
            seems_to: Some(Participants::AllBut(vec![Party::Person(other)])),
        }),
        PressHead::Announcement { title: told(), lines: vec![told()] },
    ];
    for head in heads {
        let row = PressRow {
            phase: String::new(),
            writer: Party::Person(other),
            seat: None,
            grey: false,
            head,
            public: true,
            body: String::new(),
            sent: now,
            thread: Vec::new(),
        };
        store.record_press(id, &row).unwrap();
    }
    let who = Wording::of(known(NameKind::Person, other.number(), "Annie"));
    store.note(&JournalEntry { at: now, game: Some(id), who, what: told(), letter: None, origin: None }).unwrap();
    store.merge_users(other, ann, now).unwrap();
    let press = store.public_press(id).unwrap();
    assert_eq!(press[0].writer, Party::Person(ann));
    let expected = AddressLine {
        to: Participants::These(vec![Party::Person(ann), Party::Person(bob), Party::Unnamed(ann)]),
        seems_to: Some(Participants::AllBut(vec![Party::Person(ann)])),
    };
    assert_eq!(press[0].head, PressHead::Message(expected));
    assert_eq!(
        (press[1].body.as_str(), &press[1].head),
        (
            "Ann has paused it.",
            &PressHead::Announcement { title: Wording::words("Ann has paused it."), lines: Vec::new() }
        )
    );
    let entry = store.journal(id).unwrap().remove(0);
    assert_eq!((entry.who.as_str(), entry.what.as_str()), ("Ann", "Ann has paused it."));
}
