//! Hidden ranks by e-mail: two judges, the same e-mails, and one set-up that differs.
use crate::world::World;
use chancery::mail::sink::Mail;

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const OBS: &str = "obs@example.org";

const RED: &str = "SETUP\n9..1....9.\n.....2....\n..S....8..\n...BF.....\nEND";
const BLUE: &str = "SETUP\n..9....1..\n....S.....\n2.......8.\n.9..FB....\nEND";
/// The marshal and the spy have swapped places, and so have the flag and the bomb.
const OTHER_BLUE: &str = "SETUP\n..9....S..\n....1.....\n2.......8.\n.9..BF....\nEND";

/// A judge with a game that Ann and Bob have set up, and an observer.
fn begun(blue: &str) -> World {
    let mut world = World::new();
    world.write(
        ANN,
        "judge@example.org",
        "",
        "REGISTER Ann Other\nCREATE ?duel secret stratego barrage\nSET PREFERENCE R",
    );
    world.write(BOB, "judge@example.org", "", "REGISTER Bob Black\nSIGN ON ?duel secret\nSET PREFERENCE B");
    world.write(OBS, "judge@example.org", "", "REGISTER Olga Observer\nOBSERVE duel secret\nSET JSON ON");
    world.write(ANN, "judge@example.org", "", &format!("SIGN ON rduel secret\nSET JSON ON\n{RED}"));
    world.write(BOB, "judge@example.org", "", &format!("SIGN ON bduel secret\n{blue}"));
    world
}

/// The e-mail with its seals blanked out: 64 hexadecimal digits are a seal, and the seals differ.
fn blotted(mail: &Mail) -> String {
    let attached =
        mail.attachments.iter().map(|file| format!("{}\n{}", file.name, String::from_utf8_lossy(&file.bytes)));
    let attached: String = attached.collect();
    let text = format!("{}\n{}\n{attached}", mail.subject, mail.body);
    let is_seal = |word: &str| word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let words = text.split_inclusive(|c: char| !c.is_ascii_alphanumeric());
    words
        .map(|word| if is_seal(word.trim_end_matches(|c: char| !c.is_alphanumeric())) { "(seal)" } else { word })
        .collect()
}

/// Everything that Ann and the observer get, whatever Bob and they write.
#[test]
fn no_email_reveals_the_opponents_set_up() {
    let mut worlds = [begun(BLUE), begun(OTHER_BLUE)];
    let letters = [
        (ANN, "SIGN ON rduel secret\nBOARD\nLOSSES\nSTATUS\nOPTIONS\nLIST duel\nMAP\nRECORD"),
        (ANN, "SIGN ON rduel secret\nC7-C6\nPLAN\nIF C7-C6 THEN D4-E4\nA4-A5\nEND\nF10-F9\nA4xC7\nMOVE H7-H6"),
        (OBS, "SIGN ON oduel secret\nBOARD\nLOSSES\nSTATUS\nLIST duel\nOPTIONS\nRECORD"),
        (ANN, "SIGN ON rduel secret\nPLAN F4-F5\nMOVE F3-F4"),
        (ANN, "SIGN ON rduel secret\nFORECAST\nWHY\nHISTORY\nSUMMARY duel"),
        (BOB, "SIGN ON bduel secret\nPLAN\nB9-B8\nB8-B7\nEND"),
        (ANN, "SIGN ON rduel secret\nA4-A7"),
        (BOB, "SIGN ON bduel secret\nOFFER DRAW\nH7-H5"),
        (ANN, "SIGN ON rduel secret\nSUMMARY\nWHY\nHISTORY duel\nMAP JSON\nSANDBOX duel\nGET GAME duel"),
        (ANN, "SIGN ON rduel secret\nI4xH5\nNO DRAW\nSTANDING ORDERS\nD4-E4\nEND\nIF C7-C6\nD4-E4\nENDIF"),
        (ANN, "SIGN ON rduel secret\nI4-I5"),
        (OBS, "SIGN ON oduel secret\nSUMMARY\nHISTORY duel\nWHY\nSANDBOX duel\nMAP JSON"),
        (BOB, "SIGN ON bduel secret\nJ9-J8"),
        (ANN, "SIGN ON rduel secret\nRESIGN\nSTATUS\nCLEAR ORDERS"),
        (ANN, "SIGN ON rduel secret\nI5-I6"),
    ];
    let mut n_compared = 0;
    for (from, lines) in letters {
        let read = worlds.each_mut().map(|world| {
            world.mail();
            world.write(from, "judge@example.org", "", lines);
            let mails = world.mail().into_iter().filter(|mail| mail.to != BOB);
            mails.map(|mail| format!("To: {}\n{}", mail.to, blotted(&mail))).collect::<Vec<_>>()
        });
        n_compared += read[0].len();
        for m in &read[0] {
            println!("{m}");
        }
        assert_eq!(read[0], read[1], "after {from} wrote {lines}");
    }
    assert!(20 <= n_compared, "only {n_compared} letters");
    // The two worlds differ: the game's end reveals it.
    let ends = worlds.each_mut().map(|world| {
        world.write(ANN, "judge@example.org", "", "SIGN ON rduel secret\nRESIGN duel");
        world.mail().iter().find(|mail| mail.to == ANN && !mail.reply).expect("the end").body.clone()
    });
    assert_ne!(ends[0], ends[1]);
    assert!(ends[0].contains("Blue set up:") && ends[1].contains("Blue set up:"), "{}", ends[0]);
}
