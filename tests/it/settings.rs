//! The settings of a game: one meaning for every spelling, and words that can be sent back.
use crate::world::World;
use chancery::boards::catalogue::Catalogue;
use chancery::boards::chain::{Chain, Folder};
use chancery::families::setting::{Kept, Setting};
use chancery::families::{ALL, CHOICES};
use chancery::game::settings::keys::COMMENT;
use chancery::game::settings::{Settings, all};
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::diplomacy::policy::{POLICIES, Policies};
use chancery::text::words::said;
use std::sync::LazyLock;

static BOARDS: LazyLock<Catalogue> = LazyLock::new(Catalogue::default);

/// The settings of a new game on the standard board.
fn usual() -> Settings {
    Settings::new(Kept::default(), BOARDS.board("standard").unwrap().variant)
}

/// Stored settings on a board that makes these choices and is otherwise the standard one.
fn on_board(kept: &Kept, choices: &str) -> Settings {
    let choices: Vec<String> = choices
        .split_whitespace()
        .map(|pair| pair.split_once('=').unwrap())
        .map(|(k, v)| format!("{k} = \"{v}\""))
        .collect();
    let toml = format!("base = \"standard\"\npolicies = {{ {} }}\n", choices.join(", "));
    let own = Folder::from([("variant.toml".to_owned(), toml)]);
    let chain = Chain::derived_from("own", own, &BOARDS.chain("standard").unwrap());
    Settings::new(kept.clone(), chain.read().unwrap())
}

/// The stored choices of rules.
fn choices(settings: &Settings) -> String {
    settings.get(CHOICES)
}

/// The policies of a game on the standard board.
fn policies(settings: &Settings) -> Policies {
    let mut policies = *Diplomacy::variant("standard").unwrap().policies();
    for pair in choices(settings).split_whitespace() {
        let (name, word) = pair.split_once('=').unwrap();
        policies.set(name, word).unwrap();
    }
    policies
}

fn table() -> impl Iterator<Item = &'static Setting> {
    all(ALL[0])
}

/// The effect of a line after SET on the settings of a new game.
fn after(text: &str) -> Result<Settings, String> {
    applied(&usual(), text)
}

/// The effect of the line on these settings.
fn applied(settings: &Settings, text: &str) -> Result<Settings, String> {
    let mut settings = settings.clone();
    let mut rest = text;
    while !rest.trim_matches([',', ' ']).is_empty() {
        let change = settings.read(rest.trim_start_matches([',', ' ']), &[]).ok_or("no setting")?.map_err(said)?;
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
        assert_eq!(after(one).unwrap().kept(), after(other).unwrap().kept(), "{one} and {other}");
    }
}

#[test]
fn default_settings_are_not_stored() {
    assert_eq!(after("DIAS, NO NMR, WHITE").unwrap().kept(), &Kept::default());
    assert_eq!(after("NO DIAS, DIAS").unwrap().kept(), &Kept::default());
    assert!(usual().differing().is_empty());
}

#[test]
fn printed_settings_can_be_sent_back() {
    let odd = after("NO DIAS, GREY/WHITE, NMR, MOVE CLOCK 20:00 NEXT 46 GRACE 12 DAYS -MTWTF-, ZONE Europe/London, EDITION 1971, LIST, NO LATE PRESS, MANUAL START, COMMENT Beginners, please, and no shouting").unwrap();
    let lines = odd.differing();
    assert_eq!(lines.len(), 9, "{lines:?}");
    let mut again = usual();
    for line in &lines {
        let change = again.read(line, &[]).unwrap().unwrap();
        assert_eq!(change.rest, "", "{line}");
        change.values.into_iter().for_each(|(key, value)| again.set(key, value));
    }
    assert_eq!(again.kept(), odd.kept());
    assert_eq!(&Kept::from_json(&odd.kept().to_json()).unwrap(), odd.kept());
}

#[test]
fn a_comment_may_have_commas_and_names_of_settings() {
    assert_eq!(after("COMMENT Quiet, no dias, please").unwrap().get(COMMENT), "Quiet, no dias, please");
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
    for setting in table() {
        assert!(setting.doc.ends_with('.'), "{}", setting.name);
        assert!(!setting.words().is_empty(), "{}", setting.name);
        // The default has words, unless it is empty.
        assert!(setting.default.is_empty() || !setting.say(setting.default).is_empty(), "{}", setting.name);
    }
}

/// Every switch is read and printed by its name; each policy by its name and choice.
#[test]
fn every_policy_is_read_and_printed_by_its_name() {
    for policy in POLICIES {
        for choice in &policy.choices[1..] {
            let name = policy.name.replace('-', " ");
            let said = format!("{name} {}", choice.word.replace('-', " "));
            let line =
                if policy.datc.is_empty() { said.clone() } else { format!("POLICY {} {}", policy.name, choice.word) };
            let settings = after(&line).unwrap();
            assert_eq!(policy.chosen(&policies(&settings)), choice, "{line}");
            assert_eq!(after(&said).unwrap().kept(), settings.kept(), "{said}");
            assert_eq!(after(&format!("{}={}", policy.name, choice.word)).unwrap().kept(), settings.kept());
            assert_eq!(printed(&settings).kept(), settings.kept(), "{:?}", settings.differing());
            // And on a board with that choice, the way back.
            let board = on_board(&Kept::default(), &choices(&settings));
            let back = applied(&board, &format!("{name} {}", policy.choices[0].word)).unwrap();
            assert_eq!(choices(&back), format!("{}={}", policy.name, policy.default().word), "{name}");
            assert_eq!(back.differing().len(), 1, "{:?}", back.differing());
            assert_eq!(applied(&board, &back.differing()[0]).unwrap().kept(), back.kept(), "{:?}", back.differing());
        }
    }
}

/// The printed settings, read back.
fn printed(settings: &Settings) -> Settings {
    let lines = settings.differing();
    lines.iter().fold(usual(), |settings, line| applied(&settings, line).unwrap())
}

#[test]
fn the_classic_judges_words_are_understood() {
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
        assert_eq!(self::printed(&after(line).unwrap()).kept(), after(line).unwrap().kept(), "{line}");
    }
}

#[test]
fn a_choice_that_makes_no_sense_is_refused() {
    for wrong in ["TRANSFORM", "TRAFO SOMETIMES", "CENTRES MANY", "CENTRES 0", "CENTRES -1", "SHORTHAND", "VARIANT"] {
        let why = after(wrong).unwrap_err();
        assert!(why.ends_with('.') && why != "no setting", "{wrong}: {why}");
    }
    for unknown in ["WINGSPAN", "NO", "ANY", "WINGS=maybe", "HOME"] {
        assert_eq!(after(unknown).unwrap_err(), "no setting", "{unknown}");
    }
}

/// A board's choice does not change the game, but undoing it does.
#[test]
fn a_game_lists_only_differences_from_its_board() {
    let railways = choices(&after("RAILWAYS, GATEWAYS, ANY CENTRES").unwrap());
    let colonial = on_board(&Kept::default(), &railways);
    assert!(colonial.differing().is_empty());
    assert_eq!(applied(&colonial, "RAILWAYS").unwrap().kept(), colonial.kept());
    let walking = applied(&colonial, "NO RAILWAYS, WINGS").unwrap();
    assert_eq!(walking.differing(), ["WINGS", "NO RAILWAYS"]);
    let again = on_board(&Kept::from_json(&walking.kept().to_json()).unwrap(), &railways);
    assert_eq!(again.differing(), walking.differing());
    assert_eq!(applied(&walking, "RAILWAYS, NO WINGS").unwrap().kept(), colonial.kept());
    // A rulebook says nothing about railways.
    assert_eq!(applied(&walking, "EDITION 1971").unwrap().options(), ["WINGS", "NO RAILWAYS"]);
}

#[test]
fn a_boards_own_name_takes_precedence_over_an_options_alias() {
    let boards = ["hundred", "known_world_901", "shift_left", "vassal"].map(str::to_owned);
    let read = |text: &str| {
        let values = usual().variant_and_options(text, &boards).unwrap();
        values.into_iter().map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(read("vassal"), "variant vassal");
    assert_eq!(read("VASSALS"), "policies vassals=on");
    assert_eq!(read("wings Known World 901"), "policies wings=on, variant known_world_901");
    assert_eq!(read("Shift-Left, vassals"), "variant shift_left, policies vassals=on");
    assert_eq!(read("hundreds"), "variant hundreds", "which there is not");
    let set = usual().read("VARIANT vassal, NO DIAS", &boards).unwrap().unwrap();
    assert_eq!(set.values, [("variant", "vassal".to_owned())]);
    assert_eq!(set.rest.trim(), "NO DIAS");
}

#[test]
fn rulings_are_identified_by_their_datc_numbers() {
    let mut world = World::with_games();
    world.ask("bob@example.org", "SIGN ON ?open secret\nSET POLICY convoy-paradox all-hold (DATC 4.A.2)");
    let rules = world.ask("bob@example.org", "LIST open RULES").body;
    assert!(rules.contains("\n4.A.2         convoy-paradox all-hold\n"), "{rules}");
    assert!(rules.contains("\n4.E.1 "), "{rules}");
    // LIST's output can be sent back, and HELP knows the number.
    let list = world.ask("bob@example.org", "LIST open").body;
    assert!(list.contains("  SET POLICY convoy-paradox all-hold (DATC 4.A.2)\n"), "{list}");
    let help = world.ask("bob@example.org", "HELP 4.A.3").body;
    assert!(help.contains("adjacent-convoy (DATC 4.A.3)") && help.contains("broken-via (DATC 4.A.3)"), "{help}");
}

#[test]
fn each_ruling_is_printed_as_the_line_that_sets_it() {
    let mut n_answers = 0;
    for family in ALL {
        let board = BOARDS.board(family.default_board()).unwrap();
        let settings = Settings::new(Kept::default(), board.variant);
        for question in family.questions() {
            for answer in &question.answers {
                let read = settings.option(&answer.line).unwrap_or_else(|| panic!("{} is no option", answer.line));
                let change = read.unwrap();
                assert_eq!(change.rest, "", "{}", answer.line);
                let pair = format!("{}={}", question.name, answer.word);
                // The board's own choices are not stored.
                let kept = &change.values[0].1;
                let other = question.answers.iter().map(|other| format!("{}={}", question.name, other.word));
                let others: Vec<String> = other.filter(|other| *other != pair).collect();
                assert!(
                    !kept.split(' ').any(|kept| others.iter().any(|other| other == kept)),
                    "{}: {kept}",
                    answer.line
                );
                n_answers += 1;
            }
            // At least one of them is not a choice of the board's own.
            let makes = |line: &str| !settings.option(line).unwrap().unwrap().values[0].1.is_empty();
            assert!(question.answers.iter().any(|answer| makes(&answer.line)) || question.up_to.is_some());
        }
    }
    assert!(130 < n_answers, "{n_answers}");
}
