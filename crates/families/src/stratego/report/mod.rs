//! Stratego's letters: the board from the reader's side, what has happened in words, losses, and the order form.
mod board;
mod extras;
mod form;
mod losses;
mod placing;
mod record;
mod sheet;
mod slots;
mod words;

use crate::extras::BoardExtras;
use crate::report::{Heading, Report};
use chancery_picture::sheet::{OrderRow, PhaseEntry, PlayerView, PreviousTurns, SetupGrid};
use chancery_rules::{Eyes, Power, Review, Rules};
use chancery_stratego::event::Event;
use chancery_stratego::order::Order;
use chancery_stratego::record as engine_record;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::doc::Doc;
use chancery_text::sentence::{Note, old};
use chancery_text::{hanging, row};
use words::ViewWords;

/// The number of last moves that the status tells.
const LAST_MOVES: usize = 2;

impl Report for Stratego {
    fn results(&self, heading: Heading, before: &View, after: &View, events: &[Event], _: &[Power], doc: &mut Doc) {
        let text = {
            let words = ViewWords { rules: self, view: after };
            let mut text = title(heading, &format!("Results of {}.", phase(before)));
            let n_moves = events.iter().filter(|event| matches!(event, Event::Moved(_))).count();
            let mut n = before.plies.len();
            for event in events {
                let Some(sentence) = words.event(event) else { continue };
                if matches!(event, Event::Moved(_)) {
                    n += 1;
                    if 1 < n_moves {
                        text += &row(&format!("{n:>4}  "), &sentence);
                        continue;
                    }
                }
                text += &hanging(&sentence);
            }
            if !before.is_set_up && after.is_set_up {
                text.push('\n');
                text += &seals(after);
            }
            text.push('\n');
            text + &position(self, after)
        };
        doc.old(&text);
    }

    fn status(&self, heading: Heading, view: &View, doc: &mut Doc) {
        let text = {
            let words = ViewWords { rules: self, view };
            let mut text = title(heading, &format!("{}, {}.", Rules::title(self), phase(view)));
            let first = view.plies.len().saturating_sub(LAST_MOVES);
            let last: Vec<String> = view.plies[first..].iter().map(|ply| words.ply(ply)).collect();
            if !last.is_empty() {
                text += &hanging(&format!("The last moves: {}", last.join(" ")));
            }
            if let Some(end) = &view.end {
                text += &hanging(&words.end(end));
            }
            if !last.is_empty() || view.end.is_some() {
                text.push('\n');
            }
            text + &position(self, view)
        };
        doc.old(&text);
    }

    fn answered(&self, view: &View, word: &str, _: &str, doc: &mut Doc) -> Result<(), Note> {
        let text = || -> Result<String, String> {
            if !view.is_set_up {
                return Err("Nothing stands on the board before both have set up.".to_owned());
            }
            Ok(match word {
                "losses" => losses::losses(self, view),
                "record" => {
                    text_of(&engine_record::export(self, view, &[("Board", Rules::title(self))], &result(self, view)))
                }
                _ => board::board(self, view) + "\n" + &board::lists(self, view),
            })
        };
        let text = text().map_err(|why| Note::of(old(why)))?;
        doc.old(&text);
        Ok(())
    }

    fn on_file(&self, heading: Heading, view: &View, power: Power, orders: &[Order], review: &Review, doc: &mut Doc) {
        let text = {
            let mut text = title(heading, &format!("Orders for {}.", phase(view)));
            if let Some(side) = Side::of(power) {
                text += &form::on_file(self, view, side, orders);
            }
            text.extend(review.missing.iter().chain(&review.warnings).map(|line| hanging(line)));
            text
        };
        doc.old(&text);
    }

    fn order_form(&self, view: &View, power: Power, on_file: &[Order]) -> String {
        Side::of(power).map_or(String::new(), |side| form::order_form(self, view, side, on_file))
    }

    fn options_list(&self, heading: Heading, view: &View, about: &str, doc: &mut Doc) -> Result<(), Note> {
        let text = || -> Result<String, String> {
            let Some(side) = view.side() else { return Err("Only players have moves.".to_owned()) };
            if !view.is_set_up {
                return Err(format!("Set up first: {}. HELP SETUP says how.", self.army()));
            }
            let is_asked = |piece: &str| piece.to_lowercase().split(' ').any(|word| about.to_lowercase() == word);
            let mut groups = form::groups(self, view, side);
            groups.retain(|(piece, _)| about.is_empty() || is_asked(piece));
            if groups.is_empty() {
                return Err(match about {
                    "" => "You have no legal move.".to_owned(),
                    about => format!("You have no piece \"{about}\" that can move. OPTIONS alone lists all that can."),
                });
            }
            let mut text = title(heading, &format!("Moves open to {side}."));
            for (piece, to) in groups {
                text += &row(&format!("{piece}: "), &format!("{to}."));
            }
            Ok(text)
        };
        let text = text().map_err(|why| Note::of(old(why)))?;
        doc.old(&text);
        Ok(())
    }

    fn sheet(&self, view: &View, _: &PreviousTurns) -> Option<PlayerView> {
        Some(sheet::of_position(self, view))
    }

    fn sheet_with_orders(&self, view: &View, orders: &[(Power, Order)], _: &PreviousTurns) -> Option<PlayerView> {
        Some(sheet::with_orders(self, view, orders))
    }

    fn sheet_of_results(&self, before: &View, after: &View, events: &[Event], _: &PreviousTurns) -> Option<PlayerView> {
        Some(sheet::of_results(self, before, after, events))
    }

    fn extras(&self, view: &View, _: &[Order]) -> BoardExtras {
        extras::of(self, view)
    }

    fn placing(&self, view: &View, power: Power, on_file: &[Order]) -> Option<SetupGrid> {
        placing::of(self, view, Side::of(power)?, on_file)
    }

    fn entries(&self, _: &View, after: &View, events: &[Event]) -> Vec<PhaseEntry> {
        sheet::entries(self, after, events)
    }

    fn slots(&self, view: &View, power: Power, on_file: &[Order]) -> Vec<OrderRow> {
        Side::of(power).map_or_else(Vec::new, |side| slots::of(self, view, side, on_file))
    }

    fn history(&self, history: &[View], players: &[String], columns: usize, doc: &mut Doc) {
        let text = { history.last().map_or(String::new(), |view| record::record(self, view, players, columns)) };
        doc.old(&text);
    }
}

/// The position: whose turn it is, the board, what stands where, losses, and what the reader should know.
fn position(rules: &Stratego, view: &View) -> String {
    if !view.is_set_up {
        return before_set_up(rules, view);
    }
    let mut text = String::new();
    if view.end.is_none() {
        text += &hanging(&turn(view));
        text.push('\n');
    }
    text += &board::board(rules, view);
    text.push('\n');
    text += &board::lists(rules, view);
    text.push('\n');
    text += &losses::losses(rules, view);
    let warnings = losses::warnings(rules, view);
    if !warnings.is_empty() {
        text.push('\n');
        text += &warnings;
    }
    if view.eyes == Eyes::Master || view.end.is_some() {
        text.push('\n');
        text += &opened(view);
    }
    text
}

/// Tells what is to be set up, and where.
fn before_set_up(rules: &Stratego, view: &View) -> String {
    let n_rows = rules.board().n_home_rows();
    let last = rules.board().n_rows();
    format!(
        "Each side has {} pieces: {}. Red sets up in rows 1 to {n_rows}, Blue in rows {} to {last}. HELP SETUP says how; HELP STRATEGO has the rules.\n\nRanks are written like this: {}\n",
        rules.army().total(),
        rules.army(),
        last + 1 - n_rows,
        board::key(rules, view.numbering())
    )
}

/// Tells how the game stands, for its record.
fn result(rules: &Stratego, view: &View) -> String {
    view.end.as_ref().map_or("not over".to_owned(), |end| ViewWords { rules, view }.end(end))
}

/// A text whose lines stay as they are.
fn text_of(lines: &str) -> String {
    lines.lines().map(|line| if line.is_empty() { "\n".to_owned() } else { format!("  {line}\n") }).collect()
}

/// The board in words: its squares, the home of each side, and the army.
pub(super) fn described(rules: &Stratego) -> String {
    let (board, n_rows) = (rules.board(), rules.board().n_home_rows());
    let mut text =
        format!("{} columns and {} rows, {n_rows} of them each side's home.\n\n", board.n_columns(), board.n_rows());
    text += &board::bare(rules);
    text.push('\n');
    text += &row("Red:   ", &format!("rows 1 to {n_rows}; it moves first."));
    text += &row("Blue:  ", &format!("rows {} to {}.", board.n_rows() + 1 - n_rows, board.n_rows()));
    text += &row("Army:  ", &format!("{} pieces: {}.", rules.army().total(), rules.army()));
    text
}

/// A headline with the name of the game in it: the form in which programs find reports.
fn title(heading: Heading, what: &str) -> String {
    format!("{what} ({}.{:03})\n\n", heading.game, heading.n_phase)
}

/// `the set-up`, `move 12`
fn phase(view: &View) -> String {
    if view.is_set_up { format!("move {}", view.position.n_moves() + 1) } else { "the set-up".to_owned() }
}

fn turn(view: &View) -> String {
    let (n, to_move) = (view.position.n_moves() + 1, view.position.to_move());
    match view.side() {
        Some(own) if own == to_move => format!("It is your turn: move {n}."),
        Some(_) => format!("It is {to_move}'s turn: move {n}. You can plan ahead (HELP PLAN)."),
        None => format!("It is {to_move}'s turn: move {n}."),
    }
}

/// The seals of the set-ups.
fn seals(view: &View) -> String {
    let mut text = hanging(
        "Each set-up is sealed by its SHA-256. Both are opened when the game is over, so that everybody can check them.",
    );
    for side in Side::ALL {
        if let Some(seal) = &view.seals[side] {
            text += &row(&format!("{:<6}", format!("{side}:")), seal);
        }
    }
    text
}

/// The set-ups that the reader may know, with all that proves them.
fn opened(view: &View) -> String {
    let mut text = String::new();
    for side in Side::ALL {
        let (Some(setup), Some(salt), Some(seal)) = (&view.setups[side], &view.salts[side], &view.seals[side]) else {
            continue;
        };
        text += &row(&format!("{side} set up: "), &setup.letters());
        text += &row("  salt: ", salt);
        text += &row("  seal: ", seal);
    }
    if !text.is_empty() {
        text += &hanging(&format!(
            "Letters: A an empty square, B a bomb, C to L the spy to the marshal, M the flag; front row first. The seal is the SHA-256 of {}|Red|letters|salt, or with Blue.",
            view.game
        ));
    }
    text
}
