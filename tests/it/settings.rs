//! The settings of a game: however they are spelt, one meaning, and words that can be mailed back.
use chancery::game::settings::{SETTINGS, Settings, variant_and_options};
use chancery::rules::diplomacy::policy::POLICIES;

/// What a line after SET does to the settings of a new game.
fn after(text: &str) -> Result<Settings, String> {
    applied(&Settings::default(), text)
}

/// What it does to these.
fn applied(settings: &Settings, text: &str) -> Result<Settings, String> {
    let mut settings = settings.clone();
    let mut rest = text;
    while !rest.trim_matches([',', ' ']).is_empty() {
        let change = settings.read(rest.trim_start_matches([',', ' ']), &[]).ok_or("no setting")??;
        rest = change.rest;
        change.values.into_iter().for_each(|(key, value)| settings.set(key, value));
    }
    Ok(settings)
}

#[test]
fn spellings_have_one_meaning() {
    for (one, other) in [
        ("NO DIAS", "nodias"),
        ("GREY", "gray"),
        ("WHITE/GREY", "White/Gray"),
        ("PRESS NONE", "no press"),
        ("NMR", "CD"),
        ("NO LIST", "private"),
        ("MANUAL PROCESS", "man proc"),
        ("NO PARTIAL, NO DIAS", "NO DIAS,NO PARTIAL PRESS"),
        ("MOVE CLOCK 20:00, NO DIAS", "NO DIAS, MOVES CLOCK 1200"),
        ("BUILD NEXT 24", "ADJUST NEXT 24"),
        ("NO NMR", "NO CD"),
    ] {
        assert_eq!(after(one).unwrap(), after(other).unwrap(), "{one} and {other}");
    }
}

#[test]
fn what_is_as_usual_is_not_kept() {
    assert_eq!(after("DIAS, NO NMR, WHITE").unwrap(), Settings::default());
    assert_eq!(after("NO DIAS, DIAS").unwrap(), Settings::default());
    assert!(Settings::default().differing().is_empty());
}

#[test]
fn what_is_printed_can_be_mailed_back() {
    let odd = after("NO DIAS, GREY/WHITE, NMR, MOVE CLOCK 20:00 NEXT 46 GRACE 12 DAYS -MTWTF-, ZONE Europe/London, EDITION 1971, LIST, NO LATE PRESS, MANUAL START, COMMENT Beginners, please, and no shouting").unwrap();
    let lines = odd.differing();
    assert_eq!(lines.len(), 9, "{lines:?}");
    let mut again = Settings::default();
    for line in &lines {
        let change = again.read(line, &[]).unwrap().unwrap();
        assert_eq!(change.rest, "", "{line}");
        change.values.into_iter().for_each(|(key, value)| again.set(key, value));
    }
    assert_eq!(again, odd);
    assert_eq!(Settings::from_json(&odd.to_json()).unwrap(), odd);
}

#[test]
fn a_comment_may_have_commas_and_names_of_settings() {
    assert_eq!(after("COMMENT Quiet, no dias, please").unwrap().get("comment"), "Quiet, no dias, please");
    assert!(after(&format!("COMMENT {}", "x".repeat(2001))).unwrap_err().contains("2000"));
}

#[test]
fn mistakes_are_sentences() {
    for wrong in ["MOVE CLOCK 99:00", "ZONE Atlantis", "POLICY frob", "EDITION 1066", "EVERY NOW AND THEN", "MOVE"] {
        let why = after(wrong).unwrap_err();
        assert!(why.ends_with(['.', '?']) && why != "no setting", "{wrong}: {why}");
    }
    assert_eq!(after("FROBNICATE").unwrap_err(), "no setting");
    assert_eq!(after("DIASX").unwrap_err(), "no setting");
}

#[test]
fn every_setting_is_described_and_can_be_printed() {
    for setting in SETTINGS {
        assert!(setting.doc.ends_with('.'), "{}", setting.key);
        assert!(!setting.words().is_empty(), "{}", setting.key);
        // The usual value has words, unless it is empty.
        assert!(setting.default.is_empty() || !setting.say(setting.default).is_empty(), "{}", setting.key);
    }
}

/// Every switch goes in by its name and comes out so; each policy does by its name and choice.
#[test]
fn every_policy_goes_in_and_comes_out() {
    for policy in POLICIES {
        for choice in &policy.choices[1..] {
            let name = policy.name.replace('-', " ");
            let said = format!("{name} {}", choice.word.replace('-', " "));
            let line =
                if policy.datc.is_empty() { said.clone() } else { format!("POLICY {} {}", policy.name, choice.word) };
            let settings = after(&line).unwrap();
            assert_eq!(policy.chosen(&settings.policies()), choice, "{line}");
            assert_eq!(after(&said).unwrap(), settings, "{said}");
            assert_eq!(after(&format!("{}={}", policy.name, choice.word)).unwrap(), settings);
            assert_eq!(printed(&settings), settings, "{:?}", settings.differing());
            // And on a board that chooses it by itself, the way back.
            let board = Settings::default().on_board(settings.policies());
            let back = applied(&board, &format!("{name} {}", policy.choices[0].word)).unwrap();
            assert_eq!(policy.chosen(&back.policies()), policy.default(), "{name}");
            assert_eq!(back.differing().len(), 1, "{:?}", back.differing());
            assert_eq!(applied(&board, &back.differing()[0]).unwrap(), back, "{:?}", back.differing());
        }
    }
}

/// What the settings print, read again.
fn printed(settings: &Settings) -> Settings {
    let lines = settings.differing();
    lines.iter().fold(Settings::default(), |settings, line| applied(&settings, line).unwrap())
}

#[test]
fn the_words_of_the_classic_judges() {
    for (line, printed) in [
        ("HOME CENTERS", ""),
        ("ONE CENTRE", "ONE CENTRE"),
        ("ANY CENTERS", "ANY CENTRES"),
        ("ANYCENTRE", "ANY CENTRES"),
        ("ANY DISBAND", "ANY DISBAND"),
        ("ANY DISBAND, NORMAL DISBAND", ""),
        ("NO ANY DISBAND", ""),
        ("AUTO DISBAND", "AUTO DISBAND"),
        ("DISBAND", "DISBAND"),
        ("DISBAND, NO DISBAND", ""),
        ("EMPTY BOARD", "BLANK BOARD"),
        ("BLANK BOARD, NO EMPTY BOARD", ""),
        ("COASTAL CONVOY", "COASTAL CONVOYS"),
        ("STRICT CONVOYS", "STRICT CONVOY"),
        ("DUALITY", "DUALITY"),
        ("GATEWAY", "GATEWAYS"),
        ("RAILWAYS, NO RAILWAY", ""),
        ("HONGKONG", "HONG KONG"),
        ("PORTAGE", "PORTAGE"),
        ("PROXY, NO PROXY", ""),
        ("SUMMER", "SUMMER"),
        ("ATTACK TRANSFORMS", "ATTACK TRANSFORM"),
        ("HOME TRANSFER", "HOME TRANSFER"),
        ("AIR LIFTS", "AIRLIFTS"),
        ("AIRLIFT", "AIRLIFTS"),
        ("WINGS", "WINGS"),
        ("MOBILIZE", "MOBILISE"),
        ("INTIMATE", "INTIMATE"),
        ("VASSALS", "VASSALS"),
        ("TRANSFORM MOVE:HOME", "TRANSFORM MOVE:HOME"),
        ("TRAFO build:any", "TRANSFORM BUILD:ANY"),
        ("TRAFO move/build:anywhere", "TRANSFORM MOVE/BUILD:ANYWHERE"),
        ("TRANSFORM BUILD : ONE, WINGS", "TRANSFORM BUILD:ONE\nWINGS"),
        ("TRANSFORM MOVE:ANY, NO TRAFO, TRANSFORM-WHERE HOME", ""),
        ("CENTRES 15", "CENTRES 15"),
        ("CENTERS 15, USUAL CENTRES", ""),
        ("VARIANT WINGS", "WINGS"),
        ("WINGS, NOT VARIANT WINGS", ""),
        ("EDITION 1982", "EDITION 1982"),
        ("WINGS, EDITION 1982, EDITION DATC", "WINGS"),
    ] {
        assert_eq!(after(line).unwrap().differing().join("\n"), printed, "{line}");
        assert_eq!(self::printed(&after(line).unwrap()), after(line).unwrap(), "{line}");
    }
}

#[test]
fn a_choice_that_makes_no_sense_is_refused() {
    for wrong in
        ["TRANSFORM", "TRAFO SOMETIMES", "CENTRES MANY", "CENTRES 0", "CENTRES -1", "BLIND", "SHORTHAND", "VARIANT"]
    {
        let why = after(wrong).unwrap_err();
        assert!(why.ends_with('.') && why != "no setting", "{wrong}: {why}");
    }
    for unknown in ["WINGSPAN", "NO", "ANY", "WINGS=maybe", "HOME"] {
        assert_eq!(after(unknown).unwrap_err(), "no setting", "{unknown}");
    }
}

/// What a board chooses is no change of the game; what the game undoes is.
#[test]
fn a_game_says_only_what_its_board_does_not() {
    let colonial = Settings::default().on_board(after("RAILWAYS, GATEWAYS, ANY CENTRES").unwrap().policies());
    assert!(colonial.differing().is_empty());
    assert_eq!(applied(&colonial, "RAILWAYS").unwrap(), colonial);
    let walking = applied(&colonial, "NO RAILWAYS, WINGS").unwrap();
    assert_eq!(walking.differing(), ["WINGS", "NO RAILWAYS"]);
    assert_eq!(Settings::from_json(&walking.to_json()).unwrap().on_board(colonial.policies()), walking);
    assert_eq!(applied(&walking, "RAILWAYS, NO WINGS").unwrap(), colonial);
    // A rulebook says nothing of railways.
    assert_eq!(applied(&walking, "EDITION 1971").unwrap().options(), ["WINGS", "NO RAILWAYS"]);
}

#[test]
fn a_boards_own_name_comes_before_another_spelling_of_an_option() {
    let boards = ["hundred", "known_world_901", "shift_left", "vassal"].map(str::to_owned);
    let read = |text: &str| {
        let values = variant_and_options(text, &Settings::default(), &boards).unwrap();
        values.into_iter().map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(read("vassal"), "variant vassal");
    assert_eq!(read("VASSALS"), "policies vassals=on");
    assert_eq!(read("wings Known World 901"), "policies wings=on, variant known_world_901");
    assert_eq!(read("Shift-Left, vassals"), "variant shift_left, policies vassals=on");
    assert_eq!(read("hundreds"), "variant hundreds", "which there is not");
    let set = Settings::default().read("VARIANT vassal, NO DIAS", &boards).unwrap().unwrap();
    assert_eq!(set.values, [("variant", "vassal".to_owned())]);
    assert_eq!(set.rest.trim(), "NO DIAS");
}
