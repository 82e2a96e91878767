//! Names that imitate someone else's: the GM's, a power's, the judge's.
use crate::world::World;
use chancery::answers::press;
use chancery::command::game_cx::GameCx;
use chancery::mail::sink::Mail;

const JUDGE: &str = "judge@example.org";
const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const EVE: &str = "eva@example.net";

/// A forming game with a GM, and a stranger who joins it under this name, set in the database because names from before the rules remain
/// valid.
fn forming(name: &str) -> World {
    let mut world = World::with_games();
    world.ask(MAX, "CREATE ?cw pword\nBECOME MASTER");
    world.ask(EVE, "REGISTER Eva Nemo\nSIGN ON ?cw pword3");
    let mut eva = world.store.user_at(EVE).unwrap().unwrap();
    eva.name = name.to_owned();
    world.store.change_user(&eva).unwrap();
    world.ask(ANN, "SIGN ON ?cw pword3");
    world.mail();
    world
}

/// A text without the ends of its lines.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn to<'a>(mails: &'a [Mail], address: &str) -> Vec<&'a Mail> {
    mails.iter().filter(|mail| mail.to == address).collect()
}

/// house 2: a player called "Master" wrote as the GM of a forming game and got the GM's replies.
#[test]
fn no_name_makes_a_player_the_gm() {
    for name in ["Master", "Observer", "Judge", "Keeper", "A player", "Russia", "A former player"] {
        let mut world = forming(name);
        world.ask(EVE, "SIGN ON ?cw pword3\nBROADCAST\nI am stopping this game.\nENDBROADCAST");
        world.ask(MAX, "SIGN ON mcw pword\nPRESS TO ALL\nNo, it goes on.\nENDPRESS");
        let history = world.ask(ANN, "SIGN ON ?cw pword3\nHISTORY cw").body;
        assert_eq!(history.matches("Message from Master to all in 'cw':").count(), 1, "{name}: {history}");
        let theirs = format!("Message from {name} (who has joined) to all in 'cw':");
        let theirs = if name == "A former player" { "Message from A former player to all in 'cw':" } else { &theirs };
        assert!(history.contains(theirs), "{name}: {history}");
        world.mail();
        // A reply goes to its writer, whatever their name.
        for (number, reader, other) in [(1, EVE, MAX), (2, MAX, EVE)] {
            world.write(ANN, JUDGE, "", &format!("SIGN ON ?cw pword3\nPRESS REPLY {number}\nFor you alone.\nENDPRESS"));
            let mails = world.mail();
            let got = to(&mails, reader);
            assert!(got.iter().any(|mail| mail.body.contains("For you alone.")), "{name} {number}: {mails:?}");
            assert!(to(&mails, other).is_empty(), "{name} {number}: {mails:?}");
        }
        // Nor does PRESS TO M reach them.
        world.write(ANN, JUDGE, "", "SIGN ON ?cw pword3\nPRESS TO M\nHelp!\nENDPRESS");
        assert!(to(&world.mail(), EVE).is_empty(), "{name}");
    }
}

/// house 1: a stranger called "Russia" who left rewrote other people's headings, and replies went to "A former player".
#[test]
fn a_player_who_leaves_rewrites_no_ones_press() {
    let mut world = World::with_games();
    world.ask(EVE, "REGISTER Russia\nOBSERVE demo eyes12");
    world.ask("rob@example.org", "SIGN ON rdemo secret\nBROADCAST\nFrom the east.\nENDPRESS");
    world.ask("eve@example.org", "SIGN ON edemo secret\nPRESS TO R\nFrom the west.\nENDPRESS");
    let before = world.ask("rob@example.org", "SIGN ON rdemo secret\nHISTORY demo").body;
    let asked = world.ask(EVE, "UNREGISTER");
    world.write(EVE, &asked.reply_to.unwrap(), "", "CONFIRM");
    assert!(world.mail().iter().any(|mail| mail.body.contains("I have erased your data.")));
    let after = world.ask("rob@example.org", "SIGN ON rdemo secret\nHISTORY demo").body;
    assert_eq!(after, before);
    let answer = world.ask("eve@example.org", "SIGN ON edemo secret\nPRESS REPLY 1\nYes.\nENDPRESS").body;
    assert!(flat(&answer).contains("I sent your reply as press to Russia."), "{answer}");
}

/// A person who is erased, or takes another name, has the new name in all their old press and actions. Nothing else changes.
#[test]
fn a_new_name_reaches_back_into_press_and_journal() {
    let mut world = forming("Eva Nemo");
    world.ask(EVE, "SIGN ON ?cw pword3\nBROADCAST\nIt is me.\nENDBROADCAST");
    world.ask(MAX, "SIGN ON mcw pword\nPRESS REPLY 1\nWelcome.\nENDPRESS");
    let history = |world: &mut World| {
        let history = world.ask(MAX, "SIGN ON mcw pword\nHISTORY cw").body;
        history.split("\n'cw' has not started yet").next().unwrap().to_owned()
    };
    let journal = |world: &World| {
        let game = world.store.game_named("cw").unwrap().unwrap().id;
        let entries = world.store.journal(game).unwrap();
        entries.into_iter().map(|entry| format!("{} {}", entry.who, entry.what)).collect::<Vec<_>>().join("\n")
    };
    let before = (history(&mut world), journal(&world));
    assert!(before.0.contains("Message from Eva Nemo (who has joined) to all in 'cw':"), "{}", before.0);
    assert!(before.0.contains("Message from Master to Eva Nemo (who has joined) in 'cw':"), "{}", before.0);
    assert!(before.1.contains("Eva Nemo joined"), "{}", before.1);
    world.ask(EVE, "REGISTER Olga Nova");
    let renamed = |text: &str| text.replace("Eva Nemo", "Olga Nova");
    assert_eq!((history(&mut world), journal(&world)), (renamed(&before.0), renamed(&before.1)));
    world.ask(EVE, "SIGN ON ?cw pword3\nRESIGN cw");
    let asked = world.ask(EVE, "UNREGISTER");
    world.write(EVE, &asked.reply_to.unwrap(), "", "CONFIRM");
    let erased = |text: &str| {
        text.replace("Eva Nemo (who has joined)", "A former player").replace("Eva Nemo", "A former player")
    };
    assert_eq!(history(&mut world), erased(&before.0));
    let journal = journal(&world);
    assert!(journal.contains("A former player joined") && !journal.contains("Olga"), "{journal}");
    // A game's new name also has no effect.
    world.ask(MAX, "SIGN ON mcw pword\nRENAME west");
    let history = world.ask(MAX, "SIGN ON mwest pword\nHISTORY west").body;
    assert!(history.contains("Message from A former player to all in 'west':"), "{history}");
}

/// In an anonymous game, press never reveals its writer: not after the game's end, and not by its thread.
#[test]
fn an_anonymous_writer_stays_anonymous() {
    let mut world = World::with_games();
    world.ask(MAX, "CREATE ?cw pword\nBECOME MASTER\nSET GUNBOAT");
    for (from, name) in [(EVE, "Eva Nemo"), (ANN, "Ann Other")] {
        world.ask(from, &format!("REGISTER {name}\nSIGN ON ?cw pword3"));
    }
    world.ask(EVE, "SIGN ON ?cw pword3\nBROADCAST\nGuess who.\nENDBROADCAST\nPRESS TO M\nAnd you?\nENDPRESS");
    // Their pages list their correspondents. The recipients see no name.
    let threads = |address: &str| {
        let game = world.work().load(world.store.game_named("cw").unwrap().unwrap()).unwrap();
        let user = world.store.user_at(address).unwrap().unwrap().id;
        let seat = game.seats.iter().find(|seat| seat.user == user).unwrap().id;
        let threads = press::threads(&GameCx::of_seat(*world.work(), game, seat)).unwrap();
        threads.iter().map(|thread| press::slug_of(&thread.among, &thread.others)).collect::<Vec<_>>()
    };
    assert_eq!(threads(EVE), ["Master", "all"]);
    assert_eq!(threads(MAX), ["somebody", "all"]);
    for settings in ["", "SET NO GUNBOAT"] {
        world.ask(MAX, &format!("SIGN ON mcw pword\n{settings}"));
        for reader in [(ANN, "SIGN ON ?cw pword3"), (MAX, "SIGN ON mcw pword")] {
            let history = world.ask(reader.0, &format!("{}\nHISTORY cw", reader.1)).body;
            assert!(history.contains("Message from A player to all in 'cw':"), "{history}");
        }
    }
}

/// attack 11b: names were free text, as good as an advertisement. Letters of two alphabets look alike.
#[test]
fn no_two_names_look_alike() {
    let mut world = World::with_games();
    for (name, why) in [
        ("Win Money At evil.example/now", "reads like an address on the web"),
        ("P\u{430}ul Smith", "mixes letters of several alphabets"),
        ("\u{410}nn Other", "mixes letters of several alphabets"),
        ("Rnaster", "is my word for the GM of a game."),
        ("\u{13aa}\u{13de}\u{13de}", "is my word for all players of a game."),
    ] {
        let reply = flat(&world.ask(EVE, &format!("REGISTER\nName: {name}\nEND")).body);
        assert!(reply.contains(why), "{name}: {reply}");
        assert_eq!(world.store.user_at(EVE).unwrap(), None, "{name}");
    }
    // The keeper's own name is reserved.
    let keeper = world.ask("keeper@example.org", "REGISTER Karl Kustos").body;
    assert!(keeper.contains("Karl Kustos"), "{keeper}");
    let reply = flat(&world.ask(EVE, "REGISTER Karl Kustos").body);
    assert!(reply.contains("\"Karl Kustos\" is my word for the keeper of this judge."), "{reply}");
    world.ask("keeper@example.org", "REGISTER\nName: Karl Kustos\nCountry: Kenya\nEND");
    assert_eq!(world.store.user_at("keeper@example.org").unwrap().unwrap().country, "Kenya");
    // A power's name is accepted, with a remark.
    let reply = flat(&world.ask(EVE, "REGISTER Russia").body);
    let note =
        "Russia is also the name of a power. Until a game starts, the others in it read \"Russia (who has joined)\".";
    assert!(reply.contains(note), "{reply}");
    let reply = flat(&world.ask(EVE, "REGISTER\nCountry: Peru\nEND").body);
    assert!(!reply.contains(note), "{reply}");
}
