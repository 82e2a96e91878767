//! The words that people type: how HELP and GET handle them, and the limits of guessing.
use crate::world::World;

const ANN: &str = "ann@example.org";
const MAX: &str = "max@example.org";

/// The judge's reply to one line from Ann, without the head of the e-mail, in one line.
fn said(world: &mut World, line: &str) -> String {
    let body = world.ask(ANN, &format!("SIGN ON ademo secret\n{line}")).body;
    let rest = body.split_once("Signed on as Austria in 'demo'.").unwrap().1.to_owned();
    rest.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Words that newcomers try, and a phrase that HELP must return for each.
const HELPS: [(&str, &str); 80] = [
    ("DRAW", "vote for a draw"),
    ("CONVOY", "F NTH C A LON - NWY"),
    ("VACATION", "SET ABSENCE"),
    ("HOLIDAY", "SET ABSENCE"),
    ("AWAY", "SET ABSENCE"),
    ("LEAVE", "RESIGN"),
    ("WAIT", "SET WAIT"),
    ("READY", "SET WAIT"),
    ("MOVE", "A VIE - GAL"),
    ("ATTACK", "A VIE - GAL"),
    ("HOLD", "A VIE H"),
    ("SUPPORT", "A BUD S A VIE - GAL"),
    ("RETREAT", "A VIE - BOH"),
    ("DISBAND", "A VIE DISBAND"),
    ("BUILD", "BUILD A VIE"),
    ("REMOVE", "REMOVE F TRI"),
    ("WAIVE", "WAIVE"),
    ("WINTER", "BUILD A VIE"),
    ("DEADLINE", "SET DEADLINE"),
    ("CLOCK", "SET MOVE"),
    ("LATE", "grace"),
    ("EXTENSION", "PRESS TO M"),
    ("JOIN", "SIGN ON"),
    ("PLAY", "SIGN ON ?game"),
    ("QUIT", "SIGN OFF"),
    ("PASSWORD", "SET PASSWORD"),
    ("FORGOT", "reply to any e-mail"),
    ("RULES", "POLIC"),
    ("MAP", "GET MAP"),
    ("PHASE", "PHASE"),
    ("PRESS", "PRESS"),
    ("MESSAGE", "PRESS"),
    ("NEGOTIATE", "PRESS"),
    ("ANONYMOUS", "grey"),
    ("VOTE", "SET DRAW"),
    ("MASTER", "PRESS TO M"),
    ("GM", "PRESS TO M"),
    ("TURN", "STATUS"),
    ("RESULTS", "HISTORY"),
    ("SCORES", "SUMMARY"),
    ("WHO", "WHOGAME"),
    ("PLAYERS", "LIST"),
    ("MISTAKE", "UNDO"),
    ("CANCEL", "CLEAR ORDERS"),
    ("CHANGE ORDERS", "the last order"),
    ("ALONE", "SET PLAYERS 1"),
    ("SANDBOX", "PROCESS runs the turn"),
    ("INVITE", "REGISTER Ann Other"),
    ("NEW GAME", "CREATE"),
    ("GAMES", "GAMES"),
    ("COMMANDS", "To play:"),
    ("ME", "HELP ALL"),
    ("BEGIN", "HOW TO PLAY"),
    ("TUTORIAL", "step by step"),
    ("HOW", "HOW TO PLAY"),
    ("FAQ", "HOW TO PLAY"),
    ("HOUSE RULES", "WHAT IS EXPECTED"),
    ("TIME ZONE", "SET TIMEZONE"),
    ("EMAIL", "SET ADDRESS"),
    ("FORM", "order form"),
    ("ERROR", "***"),
    ("POWER", "SET PREFERENCE"),
    ("KICK", "EJECT"),
    ("OBSERVER", "OBSERVE"),
    ("REPLACEMENT", "SIGN ON fdanube"),
    ("SURRENDER", "SET CONCEDE"),
    ("PROVINCES", "GET MAP STANDARD"),
    ("ABBREVIATIONS", "GET MAP STANDARD"),
    ("BOUNCE", "equal strength"),
    ("VICTORY", "18 on the standard board"),
    ("UNITS", "ORDERS"),
    ("EXAMPLES", "ORDERS"),
    ("CONDITIONAL", "ENDIF"),
    ("LATER", "PHASE F1901M"),
    ("WILLS", "RETREAT A MUN - BOH"),
    ("FUTURE ORDERS", "PHASE W1901A"),
    ("IF I FORGET", "STANDING ORDERS"),
    ("IF", "ELSE IF condition"),
    ("SIGNATURE", "SIGN OFF"),
    ("DIARY", "DIARY"),
];

#[test]
fn help_knows_the_words_that_people_use() {
    let mut world = World::with_games();
    for (word, wanted) in HELPS {
        let text = said(&mut world, &format!("HELP {word}"));
        assert!(text.contains(wanted) && !text.contains("*** I have no help"), "HELP {word}: {text}");
        assert!(!text.contains("Did you mean"), "HELP {word}: {text}");
    }
    // The settings of that name are still there.
    for (topic, wanted) in [
        ("SET MOVE", "The clock of movement phases"),
        ("SET RETREAT", "The clock of retreat"),
        ("DIAS", "Draws Include All"),
    ] {
        let text = said(&mut world, &format!("HELP {topic}"));
        assert!(text.contains(wanted) && !text.contains("Default: MOVE"), "HELP {topic}: {text}");
    }
    let text = said(&mut world, "HELP DIARRY");
    assert!(text.contains("Did you mean HELP DIARY?"), "{text}");
}

/// HELP ALL starts with the commands for beginners. Every command is in it, or in the lists for GMs and the keeper.
#[test]
fn help_is_grouped() {
    let mut world = World::with_games();
    let text = said(&mut world, "HELP ALL");
    let heads = ["To start:", "To play:", "To talk:", "To vote:", "For you and your e-mails:"];
    let places: Vec<_> = heads.iter().map(|head| text.find(head).unwrap_or_else(|| panic!("{head}: {text}"))).collect();
    assert!(places.is_sorted(), "{text}");
    let gm = said(&mut world, "HELP GM");
    assert!(gm.contains("To run a game:") && !text.contains("To run a game:"), "{gm}");
    let keeper = said(&mut world, "HELP KEEPER");
    assert!(!text.contains("KEEPER LETTERS") && !gm.contains("KEEPER LETTERS"), "{text}");
    for command in chancery::commands::COMMANDS {
        // ALLOW PLAYER is ALLOW there.
        let (name, says) = command.help.lines().next().unwrap().split_once(" -- ").unwrap();
        let n = [&text, &gm].iter().filter(|list| list.contains(says)).count()
            + usize::from(keeper.contains(name.trim_end_matches(" PLAYER")));
        assert!(n != 0, "{name} is in no list");
    }
}

/// HELP alone fits on one screen, and shows each reader their own commands. Each of them has a HELP.
#[test]
fn the_first_page_of_help_is_for_its_reader() {
    let mut world = World::with_games();
    let mut page = |from: &str, lines: &str| {
        let body = world.ask(from, lines).body;
        let (_, page) = body.split_once("> HELP\n").unwrap_or_else(|| panic!("{body}"));
        page.lines().take_while(|line| !line.starts_with("HELP ALL")).map(str::to_owned).collect::<Vec<_>>()
    };
    let player = page(ANN, "SIGN ON ademo secret\nHELP");
    let master = page(MAX, "SIGN ON mdemo secret\nHELP");
    let has = |page: &[String], word: &str| page.iter().any(|line| line.contains(word));
    assert!(has(&player, "SET DRAW") && !has(&player, "PROCESS"), "{player:?}");
    assert!(has(&master, "PROCESS") && !has(&master, "SET DRAW"), "{master:?}");
    let mut n_words = 0;
    for page in [&player, &master] {
        // Including the last line and the keeper's row.
        assert!(page.len() + 2 <= 16, "{page:#?}");
        assert!(!has(page, "HELP KEEPER"), "{page:#?}");
        let rows = page.iter().filter_map(|line| line.split_once("  "));
        for word in rows.flat_map(|(_, words)| words.trim().split(", ")) {
            let word = word.trim_start_matches("HELP ");
            let text = said(&mut world, &format!("HELP {word}"));
            assert!(!text.contains("*** I have no help"), "HELP {word}: {text}");
            n_words += 1;
        }
    }
    assert!(60 < n_words, "{n_words}");
}

#[test]
fn get_takes_the_obvious_names() {
    let mut world = World::with_games();
    for (file, wanted) in [
        ("MAP STANDARD", "Bohemia"),
        ("MAP.STANDARD", "Bohemia"),
        ("map", "Bohemia"),
        ("map demo", "Bohemia"),
        ("info standard", "the board of 1901"),
        ("press", "PRESS -- write to other players"),
        ("deadlines", "SET DEADLINE"),
        ("draws", "vote for a draw"),
        ("master", "PRESS TO M"),
        ("index", "To get one of these files"),
        ("form", "order form"),
        ("absence", "SET ABSENCE"),
        ("house rules", "WHAT IS EXPECTED"),
        ("guide", "HOW TO PLAY HERE"),
    ] {
        let text = said(&mut world, &format!("GET {file}"));
        assert!(text.contains(wanted) && !text.contains("***"), "GET {file}: {text}");
    }
    assert!(said(&mut world, "GET nonsense").contains("*** I have no file \"nonsense\"."));
}

/// A guess is one typing slip away, and never does harm.
#[test]
fn guesses_are_near_and_harmless() {
    let mut world = World::with_games();
    for (line, wanted) in [
        ("HISTRY demo", "HISTORY demo?"),
        ("SETWIAT", "SET WAIT?"),
        ("STATSU", "STATUS?"),
        ("SET WIAT", "SET WAIT?"),
        ("SET NO DAIS", "SET NO DIAS?"),
        ("REGSITER Ann Other", "REGISTER Ann Other?"),
    ] {
        let text = said(&mut world, line);
        assert!(text.contains(&format!("Did you mean {wanted}")), "{line}: {text}");
    }
    for line in [
        "RESIN demo",
        "RESIGNN demo",
        "TERMINAT demo",
        "PAUES",
        "PAUZE",
        "CLAER",
        "CLEAR ODRERS",
        "EJCET Russia",
        "ROLLBAK",
        "SET NEW TOKNE",
        "PROCES",
        "Dear Emil",
        "Dear Emil, what now",
        "BEN",
        "SUSPND",
        "WITHDRAWN demo",
    ] {
        let text = said(&mut world, line);
        for harm in [
            "RESIGN",
            "TERMINATE",
            "PAUSE",
            "CLEAR",
            "EJECT",
            "ROLL BACK",
            "NEW TOKEN",
            "PROCESS",
            "SUSPEND",
            "WITHDRAW",
        ] {
            assert!(!text.contains(&format!("Did you mean {harm}")), "{line}: {text}");
            assert!(!text.contains(&format!("or {harm}")) || line == "BEN", "{line}: {text}");
        }
    }
}

/// The judge reports an unknown word as such, whoever writes it and in any state of the game.
#[test]
fn unknown_words_are_not_masked() {
    let mut world = World::with_games();
    for line in ["WHY NOT", "UNPAUSE", "SHOW ME THE GAME", "VACATION", "FROBNICATE"] {
        for (from, sign_on) in
            [(ANN, "SIGN ON ademo secret"), (MAX, "SIGN ON mdemo secret"), ("bob@example.org", "SIGN ON open")]
        {
            let body = world.ask(from, &format!("{sign_on}\nLIST\n{line}")).body;
            let text: String = body.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(text.contains(&format!("> {line} *** I don't understand this line.")), "{from}: {line}: {body}");
        }
    }
    // Where HELP knows the word, the reply says so.
    assert!(said(&mut world, "LATENESS IS BAD").contains("HELP LATENESS tells about that."));
    // A question is answered.
    assert!(said(&mut world, "WHO IS LATE").contains("> WHO IS LATE Game 'demo' is running"));
    // A player does not read that only the GM may do a thing that no one can.
    let text = said(&mut world, "SET FROBNICATE");
    assert!(text.contains("*** \"frobnicate\" is not a setting. HELP SETTINGS lists them."), "{text}");
    assert!(said(&mut world, "SET NO DIAS").contains("*** Only the game's GM can do that."));
}

/// Common wordings after SET: read, or refused with the line and the reason, and never turned into their opposite.
#[test]
fn set_reads_common_wordings_or_says_why_not() {
    for (line, wanted) in [
        ("SET NOW", "The turn may now run early."),
        ("SETNOWAIT", "The turn may now run early."),
        ("SET PRESS WHITE/GREY", "WHITE/GREY (it was: WHITE)."),
        ("SET PRESS GREY", "GREY (it was: WHITE)."),
        ("SET PRESS WHITE", "WHITE (unchanged)."),
        ("SET PRESS NONE", "it was: WHITE"),
        ("SET NO BROADCAST", "You get no broadcasts by e-mail"),
        ("SET RATED", "RATED (unchanged)."),
        ("SET ALLOW PLAYERS", "> SET ALLOW PLAYERS Everyone can join: the lists are empty."),
        ("SET GRACE PRESS", "GRACE PRESS (unchanged)."),
        ("SET NO GRACE PRESS", "NO GRACE PRESS (it was: GRACE PRESS)."),
        ("SET DEADLINE sometime", "> SET DEADLINE sometime *** Write it like this: SET DEADLINE date"),
    ] {
        let mut world = World::with_games();
        world.ask(MAX, "SIGN ON mdemo secret\nSET UNMODERATED");
        let reply = world.ask(MAX, &format!("SIGN ON mdemo secret\nBECOME AUSTRIA\n{line}"));
        let text = reply.body.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(wanted), "{line}: {text}");
    }
    let mut world = World::with_games();
    let reply = world.ask(MAX, "SIGN ON mdemo secret\nSET NO PARTIAL\nSET PARTIAL MAY BE FAKED\nLIST");
    assert!(reply.body.contains("SET NO PARTIAL"), "{}", reply.body);
    let reply = world.ask("bob@example.org", "SIGN ON open\nSET PLAYERS 3, SET POWERS 6");
    assert!(
        reply.body.contains("PLAYERS 3") && reply.body.contains("POWERS 6") && !reply.body.contains("*** "),
        "{}",
        reply.body
    );
}

/// QUIT ends an e-mail, and says so: some think that it leaves the game.
#[test]
fn quit_explains_its_effect() {
    let mut world = World::with_games();
    for line in ["QUIT", "EXIT", "STOP"] {
        let text = said(&mut world, &format!("{line}\nSET WAIT"));
        assert!(text.contains("Your e-mail ends here. (To leave the game, send RESIGN demo.)"), "{text}");
        assert!(!text.contains("SET WAIT"), "{text}");
    }
}

/// Passwords are never echoed, in any spelling, in lines or in the subject.
#[test]
fn passwords_in_odd_places_are_not_echoed() {
    let mut world = World::with_games();
    for line in [
        "PASSWORD: hush",
        "password=hush",
        "pw hush",
        "pw: hush",
        "my password is hush",
        "fdemo hush",
        "SIGNON: fdemo hush",
        "SING ON fdemo hush",
        "SET PASWORD hush",
        "SET PASS hush",
        "Passwort: hush",
        "SIGN ON please fdemo hush",
        "?open hush",
        "SIGN ON ademo secret hush hush",
        "JOIN danub hush",
        "WATCH danub hush",
        "CREATE mine hush",
    ] {
        world.write(ANN, "judge@example.org", "", line);
        for mail in world.mail() {
            assert!(!mail.body.contains("hush") && !mail.subject.contains("hush"), "{line}: {}", mail.body);
        }
    }
    for subject in [
        "AW: SIGN ON fdemo hush",
        "Fwd: SIGN ON fdemo hush",
        "Re: AW: [1 error] SIGN ON fdemo hush",
        "WG: fdemo hush",
        "fdemo hush",
        "pw=hush",
        "Antw: Re: password: hush",
    ] {
        world.write(ANN, "judge@example.org", subject, "SIGN ON ademo secret\nLIST");
        let reply = world.mail().into_iter().find(|mail| mail.reply).unwrap();
        assert!(!reply.subject.contains("hush"), "{subject}: {}", reply.subject);
    }
}
