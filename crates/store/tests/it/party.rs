//! The people of a game as the record has them.
use chancery_store::{Participants, Party};

#[test]
fn what_is_stored_reads_back() {
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
