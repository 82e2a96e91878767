//! A database that fails gives no answer: the judge says nothing false, and does the letter later.
use crate::world::World;
use chancery::families;
use chancery::store::Store;
use jiff::SignedDuration;
use rusqlite::Connection;

const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const ZOE: &str = "zoe@example.org";
const NEW: &str = "new@example.org";

/// The rules of the keeper say who may play and who may run games. When the judge cannot read them, it neither refuses a person nor lets
/// one in.
#[test]
fn rules_that_cannot_be_read_are_no_refusal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.sqlite");
    let mut world = World::trusting(Store::open(&path).unwrap(), families::ALL, |_| ()).and_games();
    world.ask(ZOE, "REGISTER Zoe Zander\nOBSERVE demo -");
    world.ask(ANN, "CREATE ?open - standard");
    let shell = Connection::open(&path).unwrap();
    shell.execute_batch("ALTER TABLE house_rules RENAME TO hidden").unwrap();
    let letters = [
        (MAX, "SIGN ON mdemo secret\nPROMOTE zoe@example.org", "is now also a master"),
        (NEW, "REGISTER New Person", "The game open waits for players"),
        (ZOE, "OPENINGS", "SIGN ON ?open"),
    ];
    for (from, lines, _) in letters {
        world.write(from, "judge@example.org", "", lines);
        let mail = world.mail();
        assert!(mail.iter().all(|mail| mail.to != from), "{lines}: {mail:?}");
    }
    shell.execute_batch("ALTER TABLE hidden RENAME TO house_rules").unwrap();
    world.now += SignedDuration::from_hours(3);
    while world.work().process_inbox(64).unwrap() != 0 {}
    let mail = world.mail();
    for (from, lines, told) in letters {
        assert!(mail.iter().any(|mail| mail.body.contains(told)), "{from}: {lines}: {mail:#?}");
    }
}
