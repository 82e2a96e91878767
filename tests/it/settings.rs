//! The settings of a game: however they are spelt, one meaning, and words that can be mailed back.
use chancery::settings::{SETTINGS, Settings};

/// What a line after SET does to the settings of a new game.
fn after(text: &str) -> Result<Settings, String> {
    let mut settings = Settings::default();
    let mut rest = text;
    while !rest.trim_matches([',', ' ']).is_empty() {
        let change = settings.read(rest.trim_start_matches([',', ' '])).ok_or("no setting")??;
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
        let change = again.read(line).unwrap().unwrap();
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
