//! Sentences as people write them, with the orders that the judge files or asks about.
use chancery_diplomacy::order::Order;
use chancery_diplomacy::state::State;
use chancery_diplomacy::{Diplomacy, variant};
use chancery_rules::reading::{ReadText, Reading};
use chancery_rules::{Eyes, Luck, Power, Rules};
use chancery_text::words::said;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// A position, the writer's power, and the orders on file.
struct Scene {
    rules: &'static Diplomacy,
    state: State,
    power: Power,
    on_file: Vec<Order>,
}

impl Scene {
    /// The scenario with this sign. `None` if it is not about Diplomacy's orders.
    fn of(sign: &str) -> Option<Self> {
        static STANDARD: LazyLock<Diplomacy> = LazyLock::new(|| Diplomacy::variant("standard").unwrap());
        let rules = &*STANDARD;
        let mut state = rules.begin(&rules.played(), &Luck::default());
        let letter = match sign {
            "N" => "E",
            "P" => "F",
            "W" | "X" => "A",
            sign => sign.trim_end_matches('+'),
        };
        let power = Power(rules.powers().iter().position(|power| power.letter == letter)? as u16);
        match sign {
            "N" => state = scene(rules, "F1901M", power, &["F NTH", "F NWG", "A YOR"], &[]),
            "P" => state = scene(rules, "F1901M", power, &["A SPA", "A BUR", "F MAO"], &[]),
            "W" => {
                state =
                    scene(rules, "W1901A", power, &["A SER", "A GAL", "F ALB"], &["BUD", "VIE", "TRI", "SER", "GRE"])
            }
            "X" => state = scene(rules, "W1902A", power, &["A SER", "A GAL", "F ALB", "F GRE"], &["BUD", "VIE", "TRI"]),
            _ => {}
        }
        let on_file: &[&str] = match sign {
            "A+" => &["A BUD - SER", "A VIE - GAL", "F TRI - ALB"],
            "E+" => &["F EDI - NWG", "F LON - NTH", "A LVP - YOR"],
            "R+" => &["A MOS - UKR", "A WAR - GAL", "F SEV - BLA", "F STP/SC - BOT"],
            _ => &[],
        };
        let view = rules.view(&state, Eyes::Power(power));
        let on_file = on_file.iter().map(|line| rules.orders(&view, line).remove(0).unwrap().order).collect();
        Some(Self { rules, state, power, on_file })
    }

    fn read(&self, text: &str) -> Vec<ReadText<Order>> {
        let view = self.rules.view(&self.state, Eyes::Power(self.power));
        let on_file: Vec<_> = self.on_file.iter().map(|order| (self.power, order.clone())).collect();
        let lines: Vec<&str> = text.split('\n').collect();
        self.rules.letter(&view, &on_file, &lines)
    }

    fn text(&self, order: &Order) -> String {
        order.text(self.rules.board())
    }
}

/// Standard at this phase, with only these units of one power, and its centres.
fn scene(rules: &Diplomacy, phase: &str, power: Power, units: &[&str], centres: &[&str]) -> State {
    use chancery_diplomacy::state::{Phase, PhaseKind, Season, Unit, UnitKind};
    let mut state = rules.begin(&rules.played(), &Luck::default());
    let board = rules.board();
    let season = match &phase[..1] {
        "F" => Season::Fall,
        _ => Season::Winter,
    };
    let kind = if phase.ends_with('M') { PhaseKind::Movement } else { PhaseKind::Adjustment };
    state.phase = Phase { season, year: phase[1..5].parse().unwrap(), kind };
    state.units.retain(|unit| unit.power != power);
    for unit in units {
        let (letter, place) = unit.split_once(' ').unwrap();
        let at = chancery_diplomacy::entry::grammar::place(board, rules.names(), place).unwrap();
        state.units.retain(|unit| board.province_of(unit.at) != board.province_of(at));
        let kind = if letter == "A" { UnitKind::Army } else { UnitKind::Fleet };
        state.units.push(Unit { power, kind, at });
    }
    state.units.sort_by_key(|unit| unit.at);
    if !centres.is_empty() {
        for (owner, data) in state.owners.iter_mut().zip(&board.provinces) {
            let is_own = centres.contains(&data.abbreviation.as_str());
            *owner = if is_own { Some(power) } else { owner.filter(|owner| *owner != power) };
        }
    }
    state
}

/// The orders that a reading files, and those that it asks for.
#[derive(Debug, Default, PartialEq)]
struct Outcome {
    filed: BTreeSet<String>,
    asked: BTreeSet<String>,
    /// The number of sets to choose from.
    n_choices: usize,
    refused: Vec<String>,
}

fn outcome(scene: &Scene, text: &str) -> Outcome {
    let mut outcome = Outcome::default();
    let mut filed = scene.on_file.clone();
    for said_here in scene.read(text) {
        match said_here.reading {
            Reading::Certain(order) => {
                scene.rules.file(&scene.state, order.power, &mut filed, order.order);
            }
            Reading::Likely(sets) => {
                outcome.n_choices = outcome.n_choices.max(sets.len());
                outcome.asked.extend(sets.iter().flatten().map(|order| scene.text(&order.order)));
            }
            Reading::Withdrawn(orders) => {
                outcome.asked.extend(orders.iter().map(|order| format!("DROP {}", scene.text(&order.order))));
            }
            Reading::Unread(why) if why.is_prose() => {}
            Reading::Unread(why) => outcome.refused.push(said(why.why())),
        }
    }
    let new = filed.iter().filter(|order| !scene.on_file.contains(order));
    outcome.filed = new.map(|order| scene.text(order)).collect();
    outcome
}

/// The orders of an outcome in the corpus, as the judge writes them.
fn wanted(text: &str) -> BTreeSet<String> {
    let mut n_waived = 0;
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    for order in text.split(';').map(str::trim) {
        match order {
            "WAIVE" => n_waived += 1,
            order if order.starts_with("D ") => drop(wanted.insert(format!("{} D", &order[2..]))),
            order => drop(wanted.insert(order.to_owned())),
        }
    }
    match n_waived {
        0 => {}
        n => drop(wanted.insert(format!("Waive {n}"))),
    }
    wanted
}

#[derive(Default)]
struct Score {
    right: usize,
    filed: usize,
    all: usize,
    misread: Vec<String>,
    missed: Vec<String>,
    needless: Vec<String>,
}

/// Plays a file of the corpus.
fn score(file: &str) -> Score {
    let mut score = Score::default();
    for (number, row) in (1..).zip(file.lines()) {
        let Some((sign, rest)) = row.split_once('\t') else { continue };
        let Some((wants, text)) = rest.split_once('\t') else { continue };
        let Some(scene) = Scene::of(sign) else { continue };
        let text = text.replace("\\n", "\n");
        let found = outcome(&scene, &text);
        let shown = || format!("{number} {sign} {wants} <- {text:?}: {found:?}");
        let (mut clear, mut expects) = (None, BTreeSet::new());
        for part in wants.split(" | ") {
            match part.split_once(": ") {
                Some((how @ ("file" | "either"), orders)) => {
                    clear = Some(how);
                    expects = wanted(orders);
                }
                Some(("ask", orders)) if !["UNDO", "CLEAR"].iter().any(|word| orders.starts_with(word)) => {
                    clear = clear.or(Some("ask"));
                    expects.extend(wanted(orders));
                }
                _ => {}
            }
        }
        let _ = clear;
        let expects: BTreeSet<String> = expects.iter().map(|order| normal(order)).collect();
        let filed_right = found.filed.iter().all(|order| expects.contains(&normal(order)));
        if !filed_right || (wants.starts_with("ask") && !found.filed.is_empty()) {
            score.misread.push(shown());
        }
        if expects.is_empty() {
            if !found.asked.is_empty() {
                score.needless.push(shown());
            }
            continue;
        }
        score.all += 1;
        let all: BTreeSet<String> = found.filed.iter().chain(&found.asked).map(|order| normal(order)).collect();
        let on_file: BTreeSet<String> = scene.on_file.iter().map(|order| normal(&scene.text(order))).collect();
        let expects: BTreeSet<String> = expects
            .iter()
            .filter(|order| !on_file.contains(*order) || all.contains(*order))
            .map(|order| normal(order))
            .collect();
        if all == expects && found.n_choices < 2 {
            score.right += 1;
            score.filed += usize::from(found.asked.is_empty());
        } else {
            score.missed.push(shown());
        }
    }
    score
}

/// Drops the road of a convoyed move, which is optional.
fn normal(order: &str) -> String {
    let order = order.trim_end_matches(" VIA").replace(" via convoy", "");
    order.replace("A YOR - NTH - ", "A YOR - ")
}

/// Plays a file, and asserts its floors.
fn holds(name: &str, file: &str, floor: usize, filed: usize, most_needless: usize) {
    let score = score(file);
    let list = |rows: &[String]| rows.join("\n  ");
    println!(
        "{name}: {} of {} right, {} filed, {} needless",
        score.right,
        score.all,
        score.filed,
        score.needless.len()
    );
    println!("missed:\n  {}\nneedless:\n  {}", list(&score.missed), list(&score.needless));
    assert!(score.misread.is_empty(), "{name}: orders that nobody meant were filed:\n  {}", list(&score.misread));
    assert!(
        score.right >= floor,
        "{name}: only {} of {} are right:\n  {}",
        score.right,
        score.all,
        list(&score.missed)
    );
    assert!(score.filed >= filed, "{name}: only {} are filed", score.filed);
    assert!(score.needless.len() <= most_needless, "{name}: needless questions:\n  {}", list(&score.needless));
}

macro_rules! corpus {
    ($($test:ident $file:literal $floor:literal $filed:literal $needless:literal)*) => {
        $(
            #[test]
            fn $test() {
                let file = include_str!(concat!("../../../../tests/letters/reading/", $file, ".tsv"));
                holds($file, file, $floor, $filed, $needless);
            }
        )*
    };
}

corpus! {
    orders_as_people_write_them "orders" 215 204 0
    corrections_as_people_write_them "corrections" 98 73 0
    sweeps_as_people_write_them "sweeps" 39 27 0
    headings_as_people_write_them "headings" 33 31 0
    names_in_seven_languages "languages" 65 64 0
    sentences_that_must_not_act "never" 1 0 0
    odder_sentences "fresh" 126 64 0
    sentences_from_outside "outside" 116 86 0
    second_sentences_from_outside "second" 160 86 0
    third_sentences_from_outside "third" 218 48 0
    fourth_sentences_from_outside "fourth" 157 37 0
    fifth_sentences_from_outside "fifth" 203 8 0
    sixth_sentences_from_outside "sixth" 146 24 2
}

/// Puts doubt into every sentence of the corpus, which then files no order, and hardly ever draws a question.
#[test]
fn a_doubtful_sentence_is_never_filed() {
    let files = [
        include_str!("../../../../tests/letters/reading/orders.tsv"),
        include_str!("../../../../tests/letters/reading/corrections.tsv"),
        include_str!("../../../../tests/letters/reading/fresh.tsv"),
        include_str!("../../../../tests/letters/reading/outside.tsv"),
        include_str!("../../../../tests/letters/reading/second.tsv"),
        include_str!("../../../../tests/letters/reading/third.tsv"),
        include_str!("../../../../tests/letters/reading/fourth.tsv"),
        include_str!("../../../../tests/letters/reading/fifth.tsv"),
        include_str!("../../../../tests/letters/reading/sixth.tsv"),
    ];
    let mut wrong = Vec::new();
    let mut asked = Vec::new();
    for row in files.into_iter().flat_map(str::lines) {
        let Some((sign, rest)) = row.split_once('\t') else { continue };
        let Some((_, text)) = rest.split_once('\t').filter(|(_, text)| !text.contains("\\n")) else { continue };
        let Some(scene) = Scene::of(sign) else { continue };
        let one_sentence = !text.trim_end_matches(['.', '!']).contains(['.', '!', ';', '?']) && !text.contains("//");
        if !one_sentence {
            continue;
        }
        let bare = text.trim_end_matches(['.', '!']);
        for doubtful in [
            format!("{bare}?"),
            format!("{bare} if Italy agrees"),
            format!("not {bare}"),
            format!("If he attacks, {bare}"),
        ] {
            let found = outcome(&scene, &doubtful);
            // "Could u move rome to apulia 4 me" is a request, with or without a question mark.
            let is_request =
                doubtful.ends_with('?') && ["could ", "can "].iter().any(|word| bare.to_lowercase().starts_with(word));
            if !found.asked.is_empty() && !is_request {
                asked.push(format!("{sign} {doubtful}: {:?}", found.asked));
            }
            if !found.filed.is_empty() {
                wrong.push(format!("{sign} {doubtful}: {found:?}"));
            }
        }
    }
    println!("{} questions:\n{}", asked.len(), asked.join("\n"));
    assert!(asked.len() <= 6, "{} doubtful sentences draw a question:\n{}", asked.len(), asked.join("\n"));
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// The orders that a text files in a scene, and those that it asks about.
fn read(sign: &str, text: &str) -> (Vec<String>, Vec<String>) {
    let found = outcome(&Scene::of(sign).unwrap(), text);
    (found.filed.into_iter().collect(), found.asked.into_iter().collect())
}

fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn glued_dashes_are_no_road() {
    let all = lines(&["A BUD - SER", "A VIE - GAL", "F TRI - ALB"]);
    assert_eq!(read("A", "Bud-Ser Vie-Gal Tri-Alb"), (all, vec![]));
}

#[test]
fn a_mark_is_no_convoy() {
    let all = lines(&["A BUD - SER", "A VIE - GAL", "F TRI - ALB"]);
    assert_eq!(read("A", "a) A BUD - SER b) A VIE - GAL c) F TRI - ALB"), (all, vec![]));
    assert_eq!(read("N", "A YOR - NOR C").0, lines(&["A YOR - NOR via convoy"]));
}

#[test]
fn rest_hold_over_older_orders_asks_about_them() {
    let (filed, asked) = read("A+", "A VIE - TYR, rest hold");
    assert_eq!((filed, asked), (lines(&["A VIE - TYR"]), lines(&["A BUD H", "F TRI H"])));
    assert_eq!(read("P", "A SPA - POR\nRest hold."), (lines(&["A BUR H", "A SPA - POR", "F MAO H"]), vec![]));
}

#[test]
fn a_correction_of_what_is_on_file_is_certain() {
    assert_eq!(read("A+", "A VIE - TYR instead of A VIE - GAL"), (lines(&["A VIE - TYR"]), vec![]));
    assert_eq!(read("A+", "A VIE - TYR instead of A VIE - BOH"), (vec![], lines(&["A VIE - TYR"])));
    assert_eq!(read("A", "A VIE - GAL\nreplace A VIE - GAL by A VIE - TYR"), (lines(&["A VIE - TYR"]), vec![]));
}

#[test]
fn a_heading_of_another_time_keeps_back_what_is_below_it() {
    let nothing = (vec![], vec![]);
    assert_eq!(read("A", "Orders for Fall 1901:\n\nA BUD - SER\nVienna to Galicia"), nothing);
    assert_eq!(read("A", "Italian orders:\nA BUD - SER"), nothing);
    assert_eq!(read("A", "S1901R:\nA BUD - SER"), nothing);
    assert_eq!(read("A", "S1901M:\nA BUD - SER").0, lines(&["A BUD - SER"]));
    let spring = "Orders for Fall 1901:\nA BUD - SER\nOrders for Spring 1901:\nA VIE - GAL";
    assert_eq!(read("A", spring), (lines(&["A VIE - GAL"]), vec![]));
}

#[test]
fn half_a_sentence_is_not_proposed() {
    assert_eq!(read("A", "Budapest stands behind Vienna's move to Galicia"), (vec![], vec![]));
    assert_eq!(read("A", "Vienna moves to Galicia and my cousin from Warsaw pays the hotel bill"), (vec![], vec![]));
}

#[test]
fn two_orders_for_one_unit_in_a_line_contradict_each_other() {
    assert_eq!(read("A", "A VIE - GAL, A VIE - TRI"), (vec![], vec![]));
    assert_eq!(read("A", "A VIE - GAL, no wait, A VIE H"), (lines(&["A VIE H"]), vec![]));
    assert_eq!(read("A", "A VIE - GAL\nA VIE - TRI"), (lines(&["A VIE - TRI"]), vec![]));
    for unclear in ["A VIE - GAL, no wait", "A VIE - GAL, no wait, A BUD - SER"] {
        assert_eq!(read("A", unclear).0, lines(&[]), "{unclear}");
    }
}

#[test]
fn a_text_for_another_power_is_left_alone() {
    assert_eq!(read("A", "Dear Russia, Vienna holds."), (vec![], vec![]));
    assert_eq!(read("A+", "Italy thinks Vienna should hold"), (vec![], vec![]));
}

#[test]
fn a_name_that_means_something_else_is_an_error_with_its_line() {
    let text = |board: &str, file: &str| match (board, file) {
        ("own", "variant.toml") => Some("base = \"standard\"\ntitle = \"Own\"\n"),
        ("own", "names.txt") => Some("# names\nGAL | Halytschyna; Vienna\nVIE | hold\n"),
        ("own", _) => None,
        (board, file) => variant::file(board, file),
    };
    let flaws = variant::read("own", &text).unwrap_err();
    let found: Vec<String> = flaws.iter().map(ToString::to_string).collect();
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.iter().any(|flaw| flaw.contains("names.txt:2") && flaw.contains("Galicia")), "{found:?}");
    assert!(found.iter().any(|flaw| flaw.contains("names.txt:3") && flaw.contains("word of orders")), "{found:?}");
}

/// The lines of these files give no orders.
/// A line that is no order at first sight is not read closely, unless a remark follows it.
#[test]
fn a_glance_at_prose_misses_no_order() {
    let prose = [
        include_str!("../../../../tests/prose/sentences.txt"),
        include_str!("../cases/prose.txt"),
        include_str!("../../../../tests/prose/headings.txt"),
        include_str!("../../../../ARCHITECTURE.md"),
    ];
    let letters = [
        include_str!("../../../../tests/letters/reading/orders.tsv"),
        include_str!("../../../../tests/letters/reading/corrections.tsv"),
        include_str!("../../../../tests/letters/reading/fresh.tsv"),
        include_str!("../../../../tests/letters/reading/fifth.tsv"),
    ];
    let prose = prose.into_iter().flat_map(str::lines).map(str::to_owned);
    let typed = letters.into_iter().flat_map(str::lines).filter_map(|row| row.split('\t').nth(2)).map(str::to_owned);
    let lines: Vec<String> = prose.chain(typed).filter(|line| !line.trim().is_empty()).collect();
    for sign in ["A+", "X"] {
        let scene = Scene::of(sign).unwrap();
        for line in &lines {
            let [glance, closely] = [line.clone(), format!("{line} //")].map(|line| outcome(&scene, &line));
            assert_eq!((&glance.filed, &glance.asked), (&closely.filed, &closely.asked), "{sign}: {line}");
        }
    }
}

#[test]
fn prose_files_nothing() {
    let files = [
        include_str!("../../../../tests/prose/sentences.txt"),
        include_str!("../cases/prose.txt"),
        include_str!("../../../../tests/prose/headings.txt"),
    ];
    let scenes: Vec<Scene> = ["A+", "G", "N", "X"].into_iter().filter_map(Scene::of).collect();
    let (mut n_lines, mut filed, mut asked) = (0, Vec::new(), Vec::new());
    for line in files.into_iter().flat_map(str::lines).filter(|line| !line.is_empty() && !line.starts_with(['#', '=']))
    {
        for scene in &scenes {
            n_lines += 1;
            let found = outcome(scene, line);
            if !found.filed.is_empty() {
                filed.push(format!("{line}: {found:?}"));
            } else if !found.asked.is_empty() {
                asked.push(format!("{line}: {found:?}"));
            }
        }
    }
    println!("{n_lines} lines, {} questions:\n{}", asked.len(), asked.join("\n"));
    assert!(filed.is_empty(), "{}", filed.join("\n"));
    assert!(asked.len() * 100 <= n_lines, "{} of {n_lines} lines draw a question:\n{}", asked.len(), asked.join("\n"));
}

#[test]
fn a_sentence_takes_back_what_is_on_file() {
    let drop = |orders: &[&str]| orders.iter().map(|order| format!("DROP {order}")).collect::<Vec<_>>();
    for text in [
        "cancel A VIE - GAL",
        "cancel Vienna",
        "never mind Vienna",
        "scrap my order for Vienna, please",
        "forget Galicia",
    ] {
        assert_eq!(read("A+", text), (vec![], drop(&["A VIE - GAL"])), "{text}");
    }
    assert_eq!(read("A+", "delete Vienna and Budapest"), (vec![], drop(&["A BUD - SER", "A VIE - GAL"])));
    // An order further up counts as on file.
    assert_eq!(read("A", "A VIE - GAL\ncancel Vienna"), (lines(&["A VIE - GAL"]), drop(&["A VIE - GAL"])));
    for text in [
        "cancel A VIE - TYR",
        "cancel Vienna?",
        "cancel Vienna if Italy agrees",
        "do not cancel Vienna",
        "cancel my trip to Vienna",
    ] {
        assert_eq!(read("A+", text), (vec![], vec![]), "{text}");
    }
}

#[test]
fn builds_are_waived_together() {
    for text in ["waive both", "Waive all", "no builds", "No builds this year, thanks", "waive two", "build nothing"] {
        assert_eq!(read("W", text), (lines(&["Waive 2"]), vec![]), "{text}");
    }
    assert_eq!(read("W", "B A VIE\nwaive the rest"), (lines(&["B A VIE", "Waive 1"]), vec![]));
    assert_eq!(read("W", "waive the rest\nB A VIE"), (lines(&["B A VIE", "Waive 1"]), vec![]));
    assert_eq!(read("W", "I don't want to build anything"), (vec![], lines(&["Waive 2"])));
    // A number that does not fit is no guess, and neither is a time without builds.
    for (sign, text) in [
        ("W", "waive three"),
        ("W", "B A VIE\nB F TRI\nwaive both"),
        ("X", "waive both"),
        ("A", "no builds"),
        ("W", "no builds?"),
    ] {
        assert!(!read(sign, text).0.iter().any(|order| order.starts_with("Waive")), "{text}");
        assert!(read(sign, text).1.is_empty(), "{text}");
    }
}

#[test]
fn a_count_of_units_must_fit() {
    let all = lines(&["A BUD H", "A VIE H", "F TRI H"]);
    assert_eq!(read("A", "all three hold"), (all.clone(), vec![]));
    assert_eq!(read("A", "both armies hold"), (lines(&["A BUD H", "A VIE H"]), vec![]));
    assert_eq!(read("A", "A BUD - SER, the other two hold").0, lines(&["A BUD - SER", "A VIE H", "F TRI H"]));
    for text in ["both hold", "all four hold", "both fleets hold"] {
        assert_eq!(read("A", text), (vec![], vec![]), "{text}");
    }
}

#[test]
fn a_sweep_beside_a_likely_order_is_likely_too() {
    let asked = lines(&["A BUD - SER", "A VIE H", "F TRI H"]);
    assert_eq!(read("A", "Serbia from Budapest, the rest hold"), (vec![], asked));
    assert_eq!(read("A", "No movement this season, everyone holds").1, lines(&[]));
}

#[test]
fn the_places_of_other_languages_are_proposed_and_never_filed() {
    let move_of = |unit: &str| (vec![], lines(&[unit]));
    for text in [
        "Wien nach Galizien",
        "Vienne vers la Galicie",
        "Vienne en Galicie",
        "Viena a Galitzia",
        "Wenen naar Galicie",
        "Armee Wien nach Galizien",
    ] {
        assert_eq!(read("A", text), move_of("A VIE - GAL"), "{text}");
    }
    for text in [
        "Wien nicht nach Galizien",
        "falls Italien angreift, Wien nach Triest",
        "Vienne vers la Galicie ou Trieste",
        "Wien nach Galizien?",
    ] {
        assert_eq!(read("A", text), (vec![], vec![]), "{text}");
    }
}

#[test]
fn a_unit_that_shall_not_move_holds() {
    assert_eq!(read("A+", "don't move Vienna"), (vec![], lines(&["A VIE H"])));
    assert_eq!(read("A+", "Vienna does not move"), (vec![], lines(&["A VIE H"])));
    for text in
        ["do not move Vienna to Galicia", "I will not move Vienna to Galicia", "don't move Vienna unless Italy attacks"]
    {
        assert_eq!(read("A+", text), (vec![], vec![]), "{text}");
    }
}

#[test]
fn a_place_or_a_unit_may_stand_in_the_sentence_before() {
    let asked = |orders: &[&str]| (vec![], lines(orders));
    assert_eq!(read("A", "Galicia! With Vienna!"), asked(&["A VIE - GAL"]));
    assert_eq!(read("A", "I want Galicia badly: Vienna goes there."), asked(&["A VIE - GAL"]));
    assert_eq!(read("A", "Vienna isn't safe. It holds."), asked(&["A VIE H"]));
    // The judge does not ask about certain orders again.
    assert_eq!(read("A", "A VIE - GAL. Yes, the army in Vienna goes to Galicia!"), (lines(&["A VIE - GAL"]), vec![]));
    // A unit, or a place, that no order uses is half a sentence.
    assert_eq!(read("A", "Galicia! And Budapest goes to Serbia."), asked(&[]));
    assert_eq!(read("A", "Budapest to Serbia, and Vienna with a heavy heart"), asked(&[]));
}

#[test]
fn words_for_units_mean_those_that_can() {
    let asked = |orders: &[&str]| (vec![], lines(orders));
    assert_eq!(read("A", "my fleet goes to Albania"), asked(&["F TRI - ALB"]));
    assert_eq!(read("G", "my southern army heads for Tyrolia"), asked(&["A MUN - TYR"]));
    assert_eq!(read("A", "both armies to Galicia"), asked(&["A BUD - GAL", "A VIE - GAL"]));
    assert_eq!(read("A", "Vienna goes to Tyrolia, the other army to Serbia"), asked(&["A BUD - SER", "A VIE - TYR"]));
    // Any army, and an army elsewhere, are not the writer's.
    assert_eq!(read("A", "an army in Serbia is a threat"), asked(&[]));
    assert_eq!(read("A", "the army in Serbia has to go"), asked(&[]));
}

#[test]
fn a_reason_is_no_order_and_a_condition_is_no_reason() {
    let asked = |orders: &[&str]| (vec![], lines(orders));
    assert_eq!(read("A", "I don't trust Italy, so Vienna drops down to Tyrolia"), asked(&["A VIE - TYR"]));
    assert_eq!(read("A", "Vienna goes up to Bohemia because Germany is asleep"), asked(&["A VIE - BOH"]));
    for text in [
        "Vienna goes up to Bohemia because Germany is asleep if Italy agrees",
        "Italy says: Vienna goes up to Bohemia",
        "Vienna going up to Bohemia would be nice",
        "I promised that Vienna stays out of Galicia",
        "Vienna to Galicia takes six hours by train",
    ] {
        assert_eq!(read("A", text), asked(&[]), "{text}");
    }
}
