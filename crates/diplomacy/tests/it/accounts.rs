//! Centres, builds, calendars and victories under variant options: short games of a few turns each.
//!
//! Every order takes the path of a player's order: read, judged, filed. Every position is saved and loaded, and every e-mail must fit.
mod fortunes;
mod intimate;

use crate::dice::Dice;
use crate::orders_and_results::all_said;
use crate::play_every_board::on_file_in;
use crate::written;
use chancery_diplomacy::board::{Board, Turn};
use chancery_diplomacy::event::Event;
use chancery_diplomacy::policy::{Builds, Policies};
use chancery_diplomacy::state::{Phase, Season, State};
use chancery_diplomacy::{Diplomacy, accounts, calendar, variant};
use chancery_families::report::{Heading, Report as _};
use chancery_rules::{Eyes, Luck, Power, Rules as _};
use chancery_text::words::said;
use chancery_text::wrap;
use serde_json::json;
use std::sync::Arc;

struct Game {
    rules: Diplomacy,
    state: State,
    /// The results of the last phase.
    events: Vec<Event>,
    /// All positions so far.
    past: Vec<State>,
}

impl Game {
    /// A game at its start. Every power except the dummies has a player.
    fn new(board: Board, policies: &[(&str, &str)]) -> Self {
        let rules = rules(board, policies);
        let state = rules.begin(&rules.played(), &Luck::default());
        Self { state: state.clone(), rules, events: Vec::new(), past: vec![state] }
    }

    /// A game from a position: `Austria A VIE` is a unit, `Austria owns VIE BUD` are centres.
    fn at(board: Board, policies: &[(&str, &str)], phase: &str, position: &str) -> Self {
        let rules = rules(board, policies);
        let (mut units, mut owners) = (Vec::new(), serde_json::Map::new());
        for line in position.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let words: Vec<_> = line.split(' ').collect();
            match words.as_slice() {
                [power, "owns", centres @ ..] => {
                    owners.extend(centres.iter().map(|centre| ((*centre).to_owned(), json!(power))));
                }
                [power, kind, at] => units.push(json!([power, kind, at])),
                _ => panic!("{line}"),
            }
        }
        let text = json!({ "phase": phase, "units": units, "owners": owners });
        let mut state = rules.load(&text).unwrap();
        state.affairs = rules.begin(&rules.played(), &Luck::default()).affairs;
        Self { state: state.clone(), rules, events: Vec::new(), past: vec![state] }
    }

    fn power(&self, name: &str) -> Power {
        self.rules.board().power(name).unwrap()
    }

    /// Plays a phase and returns the e-mail with its results. `Austria: A VIE - TRI` is a line from Austria's player.
    fn play(&mut self, orders: &str) -> String {
        let mut filed: Vec<(Power, Vec<_>)> = Vec::new();
        for line in orders.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (by, line) = line.split_once(": ").unwrap();
            let view = self.rules.view(&self.state, Eyes::Power(self.power(by)));
            for found in self.rules.orders(&view, line) {
                let accepted = found.unwrap_or_else(|rejected| panic!("{by}: {line}: {}", said(rejected.why())));
                assert_eq!(self.rules.read_order(&self.rules.write_order(&accepted.order)), Ok(accepted.order.clone()));
                match filed.iter_mut().find(|(power, _)| *power == accepted.power) {
                    Some((_, orders)) => self.rules.file(&self.state, accepted.power, orders, accepted.order),
                    None => filed.push((accepted.power, vec![accepted.order])),
                }
            }
        }
        let heading = Heading { game: "demo", n_phase: 1 };
        let mut letters = String::new();
        for power in accounts::powers(self.rules.board()) {
            let view = self.rules.view(&self.state, Eyes::Power(power));
            let orders = filed.iter().find(|(by, _)| *by == power).map_or(&[][..], |(_, orders)| orders);
            let form = self.rules.order_form(&view, power, orders, true);
            let back = on_file_in(&self.rules, &view, power, &form).into_iter();
            let back: Vec<_> = back.flat_map(|line| self.rules.orders(&view, line)).collect();
            assert!(back.iter().all(Result::is_ok) && back.len() == orders.len(), "{form}\n{back:?}");
            letters += &form;
            letters += &written(|doc| {
                self.rules.on_file(heading, &view, power, orders, &self.rules.review(&view, power, orders), doc)
            });
            for option in self.rules.options(&view).iter().take(200) {
                let found = self.rules.orders(&view, option);
                assert!(found.iter().all(Result::is_ok) && found.len() == 1, "{option}: {found:?}");
            }
        }
        let orders: Vec<_> =
            filed.into_iter().flat_map(|(power, orders)| orders.into_iter().map(move |order| (power, order))).collect();
        let (next, told) = self.rules.adjudicate(&self.state, &orders, &Luck::default());
        assert_eq!(self.rules.load(&self.rules.save(&next)), Ok(next.clone()));
        self.events = told.into_iter().map(|told| told.event).collect();
        self.events.iter().for_each(|event| assert!(self.rules.write_event(event).is_object()));
        let view = |state: &State| self.rules.view(state, Eyes::Observer);
        let letter =
            written(|doc| self.rules.results(heading, &view(&self.state), &view(&next), &self.events, &[], doc));
        letters += &letter;
        letters += &written(|doc| self.rules.status(heading, &view(&next), doc));
        self.past.push(next.clone());
        self.state = next;
        // The heading of the classic table is one column wider than the rest.
        assert!(wrap(&self.history()).lines().all(|line| line.chars().count() <= 73), "{}", self.history());
        let letters = wrap(&letters);
        let long: Vec<_> = letters.lines().filter(|line| line.chars().count() > 72).collect();
        assert!(long.is_empty(), "{long:#?}");
        letter
    }

    /// The reason for refusing a line.
    fn refused(&self, by: &str, line: &str) -> String {
        let view = self.rules.view(&self.state, Eyes::Power(self.power(by)));
        let mut found = self.rules.orders(&view, line);
        assert_eq!(found.len(), 1, "{line}");
        said(found.remove(0).unwrap_err().why())
    }

    /// The orders that a power has not given yet.
    fn missing(&self, power: &str, orders: &[&str]) -> Vec<String> {
        let power = self.power(power);
        let view = self.rules.view(&self.state, Eyes::Power(power));
        let orders: Vec<_> = orders.iter().map(|order| self.rules.read_order(order).unwrap()).collect();
        all_said(self.rules.review(&view, power, &orders).missing)
    }

    fn due(&self) -> Vec<&str> {
        self.rules
            .due(&self.state)
            .into_iter()
            .map(|power| self.rules.board().power_name(power).name.as_str())
            .collect()
    }

    fn history(&self) -> String {
        let views: Vec<_> = self.past.iter().map(|state| self.rules.view(state, Eyes::Observer)).collect();
        written(|doc| self.rules.history(&views, &[], 72, doc))
    }

    fn phase(&self) -> String {
        self.state.phase.to_string()
    }

    fn units(&self, power: &str) -> String {
        let power = self.power(power);
        let own = self.state.units.iter().filter(|unit| unit.power == power);
        own.map(|unit| self.rules.board().unit_name(unit)).collect::<Vec<_>>().join(", ")
    }

    fn centres(&self, power: &str) -> String {
        let power = Some(self.power(power));
        let owned = self.rules.board().centres().into_iter().filter(|at| accounts::owner(&self.state, *at) == power);
        owned.map(|at| self.rules.board().province(at).abbreviation.clone()).collect::<Vec<_>>().join(" ")
    }

    fn winners(&self) -> Vec<&str> {
        self.state.winners.iter().map(|&power| self.rules.board().power_name(power).name.as_str()).collect()
    }

    /// A power's credits.
    fn credits(&self, power: &str) -> u32 {
        self.state.affairs.credits[self.power(power).index()]
    }
}

fn rules(board: Board, policies: &[(&str, &str)]) -> Diplomacy {
    let mut chosen = Policies::default();
    policies.iter().for_each(|(name, word)| chosen.set(name, word).unwrap());
    Diplomacy::new(Arc::new(board), chosen)
}

fn standard() -> Board {
    variant::load("standard").unwrap()
}

/// Changes the data of a power.
fn with_power(mut board: Board, name: &str, change: impl Fn(&mut chancery_diplomacy::board::PowerData)) -> Board {
    let power = board.power(name).unwrap();
    change(&mut board.power_data[power.index()]);
    board
}

fn dummies(board: Board, names: &[&str]) -> Board {
    names.iter().fold(board, |board, name| with_power(board, name, |data| data.dummy = true))
}

const FRANCE_IN_ITALY: &str = "
    France A BUR
    France owns PAR ROM
    Italy A PIE
    Italy owns VEN";

#[test]
fn builds_at_home_only() {
    let game = Game::at(standard(), &[], "W1901A", FRANCE_IN_ITALY);
    assert_eq!(game.refused("France", "B A ROM"), "Rome is not a home centre of yours; you can build in PAR.");
    assert_eq!(game.refused("France", "B A MAR"), "You have lost Marseilles; you can build in PAR.");
    assert_eq!(game.refused("France", "Home ROM"), "Home centres cannot be chosen in this game: the board fixes them.");
    assert_eq!(game.refused("France", "Bid 3 Italy"), "There is nothing to bid for in this game.");
    assert_eq!(
        game.refused("France", "maintain A BUR"),
        "MAINTAIN is not part of this game's rules: the units that you do not remove stay."
    );
}

#[test]
fn builds_in_any_centre() {
    let mut game = Game::at(standard(), &[("builds", "any")], "W1901A", FRANCE_IN_ITALY);
    assert_eq!(game.refused("France", "B A GAS"), "Gascony is not a supply centre; you can build in PAR and ROM.");
    assert_eq!(game.refused("France", "B A VEN"), "Venice is not yours; you can build in PAR and ROM.");
    game.play("France: B F ROM");
    assert_eq!(game.units("France"), "A BUR, F ROM");
}

#[test]
fn builds_in_any_centre_while_one_is_home() {
    let policies = &[("builds", "one-home")];
    let mut game = Game::at(standard(), policies, "W1901A", FRANCE_IN_ITALY);
    game.play("France: B A ROM");
    assert_eq!(game.units("France"), "A BUR, A ROM");

    let game =
        Game::at(standard(), policies, "W1901A", "France A BUR\nFrance owns ROM VEN\nItaly A TUS\nItaly owns MAR PAR");
    assert_eq!(
        game.refused("France", "B A ROM"),
        "You own none of your home centres, and you can build nowhere else; please waive."
    );
    assert_eq!(game.due(), [""; 0], "nobody can build");
}

#[test]
fn one_power_can_have_its_own_build_rule() {
    let board = with_power(standard(), "France", |data| data.builds = Some(Builds::Any));
    let mut game = Game::at(board, &[], "W1901A", "France owns ROM\nItaly owns PAR");
    assert_eq!(game.due(), ["France"]);
    game.play("France: B A ROM");
    assert_eq!(game.units("France"), "A ROM");
}

#[test]
fn homes_are_chosen_in_winter_and_valid_from_the_next_one() {
    let policies = &[("builds", "chosen")];
    let position = "
        Austria owns VIE ROM BUL
        Austria A GAL
        Austria A BOH
        Austria A TYR
        Italy owns VEN SER
        Italy A TUS
        Turkey owns TRI BUD
        Turkey A ALB
        Turkey A GRE";
    let mut game = Game::at(standard(), policies, "W1901A", position);
    // All three homes are captured, and one of them has a unit: the power may choose, but doesn't have to.
    assert_eq!(game.due(), ["Italy"], "only Italy can build");
    assert_eq!(game.refused("Austria", "Home ROM"), "Rome is a home centre of Italy as long as Italy has any centre.");
    assert_eq!(
        game.refused("Austria", "Home SER"),
        "Serbia is not one of your supply centres, so it cannot become your home."
    );
    assert_eq!(game.refused("Austria", "Home VIE"), "Vienna is already one of your home centres.");
    assert_eq!(game.refused("Austria", "No home BUL"), "Bulgaria is not a home centre of yours.");
    let letter = game.play("Austria: No home TRI\nAustria: Home BUL\nItaly: waive");
    assert!(letter.contains("Austria:                  Makes Bulgaria a home centre."), "{letter}");
    assert!(letter.contains("Bulgaria is now a home centre of Austria."), "{letter}");
    assert!(letter.contains("Trieste is no longer a home centre of Austria."), "{letter}");
    let list = |game: &Game, power| {
        let power = game.power(power);
        let homes = accounts::homes(game.rules.board(), &game.state, power);
        homes.map(|at| game.rules.board().province(at).abbreviation.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(list(&game, "Austria"), "BUD BUL VIE");

    // A power that has lost all its homes gets the question, and gives one up for another.
    let mut game =
        Game::at(standard(), policies, "W1901A", "Turkey owns TRI BUD\nTurkey A ALB\nTurkey A GRE\nItaly owns CON");
    assert_eq!(game.due(), ["Turkey"]);
    assert_eq!(game.missing("Turkey", &[]), ["You may choose 1 home centre. Choose (\"Home ...\"), or waive."]);
    assert_eq!(game.missing("Turkey", &["Waive 1"]), [""; 0]);
    let letter = game.play("Turkey: Home TRI\nTurkey: No home SMY\nTurkey: Home BUD");
    assert!(
        letter.contains("Makes Trieste a home centre. (*excess*)")
            != letter.contains("Makes Budapest a home centre. (*excess*)"),
        "{letter}"
    );
    assert_eq!(list(&game, "Turkey").split(' ').count(), 3);
}

#[test]
fn a_centre_held_for_a_year_becomes_a_home() {
    let position = "France A PIE\nFrance owns PAR\nItaly owns ROM\nGermany A BUR\nGermany owns MUN BER";
    let mut game = Game::at(standard(), &[("home-transfer", "on")], "F1901M", position);
    let venice = |game: &Game| {
        let board = game.rules.board();
        let at = board.centres().into_iter().find(|&at| board.province(at).abbreviation == "VEN").unwrap();
        accounts::home(board, &game.state, at).map(|power| board.power_name(power).name.clone()).unwrap()
    };
    game.play("France: A PIE - VEN");
    assert_eq!((game.phase().as_str(), venice(&game).as_str()), ("W1901A", "Italy"));
    game.play("France: waive\nGermany: waive\nItaly: waive");
    game.play("France: A VEN H");
    let letter = game.play("France: A VEN H");
    assert!(letter.contains("Venice is now a home centre of France."), "{letter}");
    assert!(letter.contains("A VEN*; PAR*"), "{letter}");
    assert_eq!(venice(&game), "France");

    // A unit that leaves in between has not held it.
    let mut game = Game::at(standard(), &[("home-transfer", "on")], "F1901M", position);
    game.play("France: A PIE - VEN");
    game.play("France: waive\nGermany: waive\nItaly: waive");
    game.play("France: A VEN - TYR");
    game.play("France: A TYR - VEN");
    assert_eq!(venice(&game), "Italy");
}

#[test]
fn units_can_be_built_at_a_site_that_is_not_a_centre() {
    let mut board = standard();
    let russia = board.power("Russia").unwrap();
    let ukraine = board.provinces.iter().position(|data| data.abbreviation == "UKR").unwrap();
    board.provinces[ukraine].sites.push(russia);
    let mut game = Game::at(board, &[], "W1901A", "Russia owns BER MUN\nTurkey owns MOS WAR SEV STP\nTurkey A SEV");
    game.play("Russia: B A UKR");
    assert_eq!(game.units("Russia"), "A UKR");
}

#[test]
fn hong_kong_counts_for_every_power_but_one() {
    let mut board = standard();
    let (austria, serbia) =
        (board.power("Austria").unwrap(), board.provinces.iter().position(|data| data.abbreviation == "SER").unwrap());
    board.provinces[serbia].barred.push(austria);
    let position = "Austria A SER\nAustria A VIE\nAustria owns VIE BUD\nItaly A ROM\nItaly owns ROM";
    let mut game = Game::at(board, &[("hong-kong", "on")], "F1901M", position);
    let letter = game.play("Austria: A SER H");
    assert_eq!(game.centres("Austria"), "BUD SER VIE");
    assert!(letter.contains("Austria: 2: A (SER), A VIE; BUD\n"), "{letter}");
}

#[test]
fn a_centre_under_a_foreign_wing_does_not_count() {
    let position = "Austria A BUD\nAustria A GAL\nAustria owns VIE BUD\nItaly W VIE\nItaly owns ROM";
    let mut game = Game::at(standard(), &[("wings", "on")], "F1901M", position);
    let letter = game.play("");
    assert_eq!(game.centres("Austria"), "BUD VIE", "a wing takes nothing");
    assert!(letter.contains("A BUD, A gal; (VIE)"), "{letter}");
    assert_eq!((game.phase().as_str(), game.due()), ("W1901A", vec!["Austria"]));
    game.play("Austria: R A GAL");
    assert_eq!(game.units("Austria"), "A BUD");
}

#[test]
fn any_unit_may_be_exchanged_for_another() {
    let policies = &[("any-disband", "on")];
    let position = "
        France A PIC
        France A BUR
        France F MAO
        France owns PAR BRE MAR
        Italy A TUS
        Italy A PIE
        Italy A APU
        Italy owns ROM";
    let mut game = Game::at(standard(), policies, "W1901A", position);
    assert_eq!(game.due(), ["France", "Italy"], "though France has as many units as centres");
    assert_eq!(game.missing("France", &[]), ["You may remove units, and build others. Do so, or waive."]);
    assert_eq!(game.missing("France", &["Waive 1"]), [""; 0]);
    assert_eq!(game.missing("France", &["A BUR D"]), ["1 build is not ordered yet. Build, or waive."]);
    assert_eq!(game.missing("Italy", &["A APU maintain"]), ["2 removals are not ordered yet."]);
    // Italy has too many units and names one to keep. The others are removed, the farthest first.
    let letter = game.play(
        "
        France: B F BRE
        France: remove A BUR
        France: remove A PIC
        France: B A PAR
        France: B A MAR
        Italy: maintain A PIE",
    );
    assert_eq!(game.units("France"), "F BRE, F MAO, A PAR");
    assert!(letter.contains("France:                   Builds an army in Marseilles. (*excess*)"), "{letter}");
    assert_eq!(game.units("Italy"), "A PIE");
}

#[test]
fn the_place_of_a_removed_unit_is_not_an_empty_centre_yet() {
    let position = "France A BRE\nFrance owns BRE";
    let game = Game::at(standard(), &[("any-disband", "on")], "W1901A", position);
    assert_eq!(game.refused("France", "B F BRE"), "Brest is occupied, and you can build nowhere else; please waive.");
}

#[test]
fn a_blank_board_is_filled_before_the_first_spring() {
    let mut game = Game::new(standard(), &[("blank-board", "on")]);
    assert_eq!((game.phase().as_str(), game.state.units.len(), game.due().len()), ("W1900A", 0, 7));
    let letter = game.play("Russia: B A STP, A MOS, A WAR, F SEV\nItaly: B A ROM, A VEN");
    assert!(letter.starts_with("Adjustment results for Winter of 1900.  (demo.001)"), "{letter}");
    assert_eq!((game.phase().as_str(), game.units("Russia").as_str()), ("S1901M", "A MOS, F SEV, A STP, A WAR"));
    assert_eq!(game.units("Italy"), "A ROM, A VEN");
}

#[test]
fn a_power_that_mobilises_owns_only_the_home_of_its_unit() {
    let mut game = Game::new(standard(), &[("mobilise", "on")]);
    assert_eq!((game.phase().as_str(), game.due().len()), ("W1900A", 7));
    assert!(game.rules.standing(&game.state).iter().all(|far| *far > 0), "nobody is out of the game yet");
    assert_eq!(game.missing("Italy", &[]), ["1 build is not ordered yet. Build, or waive."]);
    assert_eq!(
        game.refused("Italy", "B A VIE"),
        "Vienna is not a home centre of yours; you can build in NAP, ROM and VEN."
    );
    let letter = game.play("Italy: B F NAP\nAustria: B A TRI\nRussia: B A WAR");
    assert_eq!((game.units("Italy"), game.centres("Italy")), ("F NAP".to_owned(), "NAP".to_owned()));
    assert!(letter.contains("Unowned:"), "{letter}");
    assert_eq!((game.units("France"), game.centres("France")), (String::new(), "BRE".to_owned()), "it sent nothing");
    // The other homes are undefended.
    game.play("Austria: A TRI - VEN");
    game.play("Italy: F NAP - ROM");
    assert_eq!((game.phase().as_str(), game.centres("Austria").as_str()), ("W1901A", "TRI VEN"));
    assert_eq!(game.centres("Italy"), "NAP ROM");
    assert_eq!(game.refused("Italy", "B A VEN"), "You have lost Venice; you can build in NAP.");
}

#[test]
fn a_summer_lies_between_spring_and_fall() {
    let mut game = Game::new(standard(), &[("summer", "on")]);
    game.play("");
    assert_eq!(game.phase(), "U1901M");
    let letter = game.play("Italy: A VEN - TRI\nAustria: F TRI - ALB");
    assert!(letter.starts_with("Movement results for Summer of 1901. (demo.001)"), "{letter}");
    assert!(!letter.contains("Ownership"), "nothing is counted in summer: {letter}");
    assert_eq!(game.phase(), "F1901M");
    game.play("");
    assert_eq!((game.phase().as_str(), game.centres("Italy").as_str()), ("W1901A", "NAP ROM TRI VEN"));
    game.play("Italy: waive");
    assert_eq!(game.phase(), "S1902M");
}

#[test]
fn retreats_belong_to_their_turn() {
    let position = "Italy A VEN\nItaly A TYR\nAustria A TRI\nAustria owns TRI VIE\nItaly owns VEN ROM";
    let mut game = Game::at(standard(), &[("summer", "on")], "U1901M", position);
    game.play("Italy: A VEN - TRI\nItaly: A TYR S A VEN - TRI");
    assert_eq!((game.phase().as_str(), game.due()), ("U1901R", vec!["Austria"]));
    game.play("Austria: A TRI - BUD");
    assert_eq!(game.phase(), "F1901M");
}

/// The calendar of the Hundred Years' War: a turn every five years, a count every ten.
fn hundred() -> Board {
    let mut board = standard();
    let turn = |season, counts| Turn { season, era: Some("A.D.".to_owned()), years: 5, counts };
    board.calendar.turns = vec![turn(Season::Spring, false), turn(Season::Fall, true)];
    board.first_phase = Phase::read("S1425M").unwrap();
    board
}

#[test]
fn turns_are_years_apart_where_the_board_says_so() {
    let mut game = Game::new(hundred(), &[]);
    let letter = game.play("Italy: A VEN - TRI\nAustria: F TRI - ALB");
    assert!(letter.starts_with("Movement results for A.D. 1425. (demo.001)"), "{letter}");
    assert_eq!((game.phase(), game.rules.phase(&game.state).when), ("F1430M".to_owned(), "A.D. 1430".to_owned()));
    game.play("");
    assert_eq!((game.phase(), game.rules.phase(&game.state).when), ("W1430A".to_owned(), "A.D. 1430".to_owned()));
    game.play("Italy: waive");
    assert_eq!(game.phase(), "S1435M");
    let history = game.history();
    assert!(history.contains("\n1420 ") && history.contains("\n1430 "), "{history}");
    assert!(history.contains("Power    1420  '30"), "{history}");
}

#[test]
fn years_count_down_before_christ() {
    let mut board = standard();
    let turn = |season, years, counts| Turn { season, era: Some("B.C.".to_owned()), years, counts };
    board.calendar.turns = vec![turn(Season::Spring, -1, false), turn(Season::Fall, 0, true)];
    board.first_phase = Phase::read("S273M").unwrap();
    board.victory.later = vec![(273, 5), (271, 3)];
    let mut game = Game::new(board, &[]);
    let goal = |game: &Game| game.rules.goal(&game.state);
    let letter = game.play("Italy: A VEN - TRI\nAustria: F TRI - ALB");
    assert!(letter.starts_with("Movement results for B.C. 273. (demo.001)"), "{letter}");
    assert_eq!((game.phase().as_str(), goal(&game)), ("F273M", Some(5)));
    game.play("");
    assert_eq!(game.phase(), "W273A");
    game.play("Italy: waive");
    assert_eq!((game.phase().as_str(), goal(&game)), ("S272M", Some(5)));
    game.play("Austria: A BUD - SER");
    assert!(game.history().contains("Power    274  '73"), "{}", game.history());
}

#[test]
fn centres_may_be_counted_in_every_turn() {
    let mut board = standard();
    board.calendar.turns.iter_mut().for_each(|turn| turn.counts = true);
    let mut game = Game::new(board, &[]);
    game.play("Austria: A BUD - SER");
    assert_eq!(game.phase(), "S1901A");
    assert_eq!(game.rules.phase(&game.state).when, "Spring of 1901");
    game.play("Austria: B A BUD");
    assert_eq!((game.phase().as_str(), game.units("Austria").as_str()), ("F1901M", "A BUD, A SER, F TRI, A VIE"));
    game.play("Austria: A VIE - TYR\nAustria: F TRI - ALB");
    assert_eq!(game.phase(), "S1902M", "nobody has anything to build");
}

#[test]
fn a_game_may_begin_with_adjustments() {
    let mut board = standard();
    board.first_phase = Phase::read("W1900A").unwrap();
    board.start.clear();
    let mut game = Game::new(board, &[("builds", "any")]);
    assert_eq!(game.phase(), "W1900A");
    game.play("Turkey: B F ANK, A CON, A SMY");
    assert_eq!((game.phase().as_str(), game.units("Turkey").as_str()), ("S1901M", "F ANK, A CON, A SMY"));
}

/// Austria and Italy together against Turkey, in autumn.
const EASTERN: &str = "
    Austria owns VIE BUD TRI SER GRE
    Italy owns ROM NAP VEN TUN
    Turkey owns CON ANK SMY BUL RUM
    Austria A VIE
    Italy A ROM
    Turkey A CON";

#[test]
fn fewer_centres_win_from_some_year_on() {
    let mut board = standard();
    board.victory.later = vec![(1905, 8), (1910, 6)];
    let position = format!("{EASTERN}\nTurkey A SEV");
    let mut game = Game::at(board.clone(), &[], "F1909M", &position);
    game.play("Turkey: A CON H");
    assert_eq!(game.winners(), [""; 0], "six centres are not enough yet");
    let mut game = Game::at(board, &[], "F1910M", &position);
    let letter = game.play("");
    assert_eq!(game.winners(), ["Turkey"]);
    assert!(letter.contains("Turkey has won, with "), "{letter}");
}

#[test]
fn all_powers_with_enough_centres_win_together() {
    let mut board = standard();
    board.victory.centres = 5;
    let mut game = Game::at(board.clone(), &[("victory", "all")], "F1909M", EASTERN);
    let letter = game.play("");
    assert_eq!(game.winners(), ["Austria", "Turkey"]);
    assert!(letter.contains("Austria with 5 centres and Turkey with 5 centres have won, in Fall of"), "{letter}");
    let mut game = Game::at(board, &[], "F1909M", EASTERN);
    game.play("");
    assert_eq!(game.winners(), [""; 0], "by the standard rule, nobody has more than any other");
}

#[test]
fn teams_win_by_their_members_total() {
    let mut board = standard();
    board.victory.centres = 9;
    for name in ["Austria", "Italy"] {
        board = with_power(board, name, |data| data.team = Some("West".to_owned()));
    }
    let mut game = Game::at(board, &[("victory", "team")], "F1909M", EASTERN);
    game.play("");
    assert_eq!(game.winners(), ["Austria", "Italy"]);
}

#[test]
fn dummies_never_win_and_never_order() {
    let mut board = dummies(standard(), &["Turkey"]);
    board.victory.centres = 4;
    let mut game = Game::at(board, &[], "F1909M", &format!("{EASTERN}\nTurkey A BUL\nTurkey A ARM"));
    assert_eq!(game.due(), ["Austria", "Italy"]);
    assert_eq!(game.refused("Austria", "Turkey: A BUL H"), "You play Austria, so you cannot order for Turkey.");
    game.play("");
    assert_eq!(game.winners(), ["Austria"], "Turkey has as many, but open seat");
    assert_eq!(game.units("Turkey"), "A ARM, A BUL, A CON");
}

#[test]
fn dummies_are_adjusted_by_civil_disorder() {
    let board = dummies(standard(), &["Turkey", "Russia"]);
    let position = "Turkey A ARM\nTurkey A CON\nTurkey owns CON\nRussia owns MOS WAR\nItaly A ROM\nItaly owns ROM";
    let mut game = Game::at(board.clone(), &[], "F1901M", position);
    game.play("");
    assert_eq!((game.phase().as_str(), game.units("Turkey").as_str()), ("S1902M", "A CON"), "nobody is asked");
    assert_eq!(game.units("Russia"), "");

    let mut game = Game::at(board, &[("disorder-builds", "on")], "F1901M", position);
    let letter = game.play("");
    assert_eq!(game.units("Russia"), "A MOS, A WAR");
    assert!(letter.contains("Army Moscow") || letter.contains("army in Moscow"), "{letter}");
}

#[test]
fn no_one_retreats_for_a_dummy() {
    let board = dummies(standard(), &["Turkey"]);
    let position = "Turkey A BUL\nAustria A SER\nAustria A RUM\nAustria owns SER RUM\nTurkey owns BUL";
    let mut game = Game::at(board, &[], "S1901M", position);
    game.play("Austria: A SER - BUL\nAustria: A RUM S A SER - BUL");
    assert_eq!((game.phase().as_str(), game.units("Turkey").as_str()), ("F1901M", ""));
}

#[test]
fn a_dummy_that_loses_its_homes_becomes_a_vassal() {
    let board = dummies(standard(), &["Turkey"]);
    let position = "
        Austria A CON
        Austria A ANK
        Austria F SMY
        Austria owns VIE BUD TRI
        Turkey A ARM
        Turkey owns BUL";
    let policies = &[("vassals", "on")];
    let mut game = Game::at(board.clone(), policies, "F1901M", position);
    assert_eq!(game.due(), ["Austria"]);
    let letter = game.play("");
    assert!(letter.contains("Turkey is now commanded by Austria."), "{letter}");
    assert_eq!(game.centres("Turkey"), "ANK BUL CON SMY", "a vassal gets its homes back");
    assert_eq!(
        game.rules.commands(&game.state, game.power("Austria")),
        ["Austria", "Turkey"].map(|name| game.power(name))
    );
    assert_eq!((game.phase().as_str(), game.due()), ("S1902M", vec!["Austria", "Turkey"]));
    game.play("Austria: A ARM - SEV\nAustria: A CON - BUL");
    assert_eq!(game.units("Turkey"), "A SEV", "the master's order");
    game.play("Austria: Turkey: A SEV H");
    assert_eq!(game.phase(), "W1902A");
    // The controlling player orders its builds, in its name.
    let letter = game.play("Austria: Turkey: B A CON\nAustria: Turkey: waive");
    assert!(letter.contains("Turkey:                   Builds an army in Constantinople."), "{letter}");

    let mut immobile = Game::at(board, &[("vassals", "on"), ("immobile-dummies", "on")], "F1901M", position);
    immobile.play("");
    let refused = immobile.refused("Austria", "A ARM - SEV");
    assert_eq!(refused, "Units of Turkey cannot move here. This one can hold, support or convoy.");
    immobile.play("Austria: A ARM S F SMY");
    assert_eq!(immobile.units("Turkey"), "A ARM");
}

#[test]
fn the_centres_of_vassals_count_for_their_masters_victory() {
    let mut board = dummies(standard(), &["Turkey"]);
    board.victory.centres = 6;
    let position = "
        Austria A CON
        Austria A ANK
        Austria F SMY
        Austria owns VIE BUD TRI
        Italy owns ROM NAP VEN TUN SPA
        Italy A ROM";
    let mut game = Game::at(board, &[("vassals", "on")], "F1901M", position);
    game.play("");
    assert_eq!(game.winners(), ["Austria"]);
}

#[test]
fn a_round_of_turns_is_its_own_inverse() {
    for policies in [&[][..], &[("summer", "on")]] {
        let rules = rules(hundred(), policies);
        let round = calendar::Round::new(rules.board(), rules.policies());
        let mut phase = rules.board().first_phase;
        let mut counted = round.counted(phase);
        for _ in 0..20 {
            assert_eq!(round.counted(phase), counted, "{phase}");
            if round.counts(phase) {
                let winter = round.adjustments(phase);
                assert_eq!(round.next(winter), round.next(phase), "{phase}");
                assert_eq!(round.counted(winter), winter.year);
                counted = winter.year;
            }
            assert_eq!(Phase::read(&phase.to_string()), Some(phase));
            phase = round.next(phase);
        }
    }
}

/// Every offered order is accepted, and the game never gets stuck.
#[test]
fn random_play_continues_with_every_option() {
    let chosen: [&[(&str, &str)]; 7] = [
        &[("builds", "chosen"), ("any-disband", "on"), ("home-transfer", "on")],
        &[("builds", "one-home"), ("blank-board", "on"), ("summer", "on")],
        &[("builds", "any"), ("mobilise", "on"), ("any-disband", "on"), ("victory", "all")],
        &[("vassals", "on"), ("disorder-builds", "on"), ("hong-kong", "on")],
        &[("vassals", "on"), ("immobile-dummies", "on"), ("mobilise", "on"), ("victory", "team")],
        &[("intimate", "on"), ("victory", "capture")],
        &[("intimate", "on"), ("builds", "any"), ("any-disband", "on")],
    ];
    for (seed, policies) in chosen.into_iter().enumerate() {
        let has = |name| policies.iter().any(|(other, _)| *other == name);
        let board = if has("vassals") { dummies(hundred(), &["Turkey", "Italy", "England"]) } else { standard() };
        let mut game = Game::new(board, policies);
        let mut dice = Dice::new(seed as u64);
        if has("intimate") {
            let players = ["Italy", "Russia"].map(|name| game.power(name));
            game.state = game.rules.begin(&players, &Luck::default());
        }
        for _ in 0..14 {
            let mut lines = String::new();
            for power in game.rules.due(&game.state) {
                let name = &game.rules.board().power_name(power).name;
                let options = game.rules.options(&game.rules.view(&game.state, Eyes::Power(power)));
                for _ in 0..options.len().min(24) {
                    let option = &options[dice.roll(options.len() as u64) as usize];
                    lines += &format!("{name}: {option}\n");
                }
            }
            let before = game.phase();
            let letter = game.play(&lines);
            assert!(!letter.contains("(*void*)") || before.ends_with('M'), "{policies:?}\n{lines}\n{letter}");
            assert_ne!(game.phase(), before);
            if !game.state.winners.is_empty() {
                break;
            }
        }
    }
}
