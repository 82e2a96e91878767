//! Stratego's e-mails: the board from the reader's side, the events in words, losses, and the order form.
mod board;
mod changes;
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
use chancery_text::say;
use chancery_text::sentence::{Note, line, power, sentences, term, theirs};
use chancery_text::words::said;
use words::ViewWords;

/// The number of recent moves in the status.
const LAST_MOVES: usize = 2;

impl Report for Stratego {
    fn results(&self, heading: Heading, before: &View, after: &View, events: &[Event], _: &[Power], doc: &mut Doc) {
        let words = ViewWords { rules: self, view: after };
        doc.title(say!("Results of {}. ({heading})", phase(before), heading));
        let n_moves = events.iter().filter(|event| matches!(event, Event::Moved(_))).count();
        let mut n = before.position.n_moves() as usize;
        for event in events {
            let Some(told) = words.event(event) else { continue };
            let is_move = matches!(event, Event::Moved(_));
            n += usize::from(is_move);
            match is_move && 1 < n_moves {
                true => doc.classic_row(term(format!("{n:>4}")), 6, told),
                false => doc.classic(told),
            }
        }
        if !before.is_set_up && after.is_set_up {
            seals(after, doc);
        }
        position(self, after, doc);
    }

    fn status(&self, heading: Heading, view: &View, doc: &mut Doc) {
        let words = ViewWords { rules: self, view };
        doc.title(say!("{}, {}. ({heading})", term(Rules::title(self)), phase(view), heading));
        let first = view.plies.len().saturating_sub(LAST_MOVES);
        let last: Vec<Note> = view.plies[first..].iter().map(|ply| words.ply(ply)).collect();
        if !last.is_empty() {
            doc.classic(say!("The last moves: {}", sentences(&last)));
        }
        view.end.iter().for_each(|end| doc.classic(words.end(end)));
        position(self, view, doc);
    }

    fn changes(&self, before: &View, after: &View) -> Vec<Note> {
        changes::changes(self, before, after)
    }

    fn answered(&self, view: &View, word: &str, _: &str, doc: &mut Doc) -> Result<(), Note> {
        if !view.is_set_up {
            return Err(Note::of("The board is empty until both players have set up."));
        }
        match word {
            "losses" => losses::losses(self, view, doc),
            "record" => {
                let game = engine_record::export(self, view, &[("Board", Rules::title(self))], &result(self, view));
                for told in game.lines() {
                    if told.is_empty() { doc.gap() } else { doc.line(line(told)) }
                }
            }
            _ => {
                board::board(self, view, doc);
                board::lists(self, view, doc);
            }
        }
        Ok(())
    }

    fn on_file(&self, heading: Heading, view: &View, power: Power, orders: &[Order], review: &Review, doc: &mut Doc) {
        doc.title(say!("Orders for {}. ({heading})", phase(view), heading));
        if let Some(side) = Side::of(power) {
            form::on_file(self, view, side, orders, doc);
        }
        review.missing.iter().chain(&review.warnings).for_each(|remark| doc.classic(remark));
    }

    fn order_form(&self, view: &View, power: Power, on_file: &[Order], _: bool) -> String {
        Side::of(power).map_or(String::new(), |side| form::order_form(self, view, side, on_file))
    }

    fn options_list(&self, heading: Heading, view: &View, about: &str, doc: &mut Doc) -> Result<(), Note> {
        let Some(side) = view.side() else { return Err(Note::of("Only players have moves.")) };
        if !view.is_set_up {
            let (army, help) = (term(self.army().to_string()), line("HELP SETUP"));
            return Err(Note::of(say!("Set up first: {army}. {help} says how.", army, help)));
        }
        let is_asked = |piece: &str| piece.to_lowercase().split(' ').any(|word| about.to_lowercase() == word);
        let mut groups = form::groups(self, view, side);
        groups.retain(|(piece, _)| about.is_empty() || is_asked(piece));
        if groups.is_empty() {
            return Err(match about {
                "" => Note::of("You have no legal move."),
                about => Note::of(say!(
                    "You have no piece {} that can move. {options} alone lists the pieces that can.",
                    theirs(about),
                    options = line("OPTIONS")
                )),
            });
        }
        doc.title(say!("Moves open to {}. ({heading})", power(side.name()), heading));
        for (piece, to) in groups {
            doc.classic_row(say!("{}:", term(piece)), 0, say!(" {}.", term(to)));
        }
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
        if let Some(view) = history.last() {
            record::record(self, view, players, columns, doc);
        }
    }
}

/// Describes the position: whose turn it is, the board, the pieces, losses, and warnings.
fn position(rules: &Stratego, view: &View, doc: &mut Doc) {
    if !view.is_set_up {
        return before_set_up(rules, view, doc);
    }
    if view.end.is_none() {
        doc.para(turn(view));
    }
    board::board(rules, view, doc);
    board::lists(rules, view, doc);
    losses::losses(rules, view, doc);
    for (i, warning) in losses::warnings(rules, view).into_iter().enumerate() {
        doc.para(warning);
        if 0 < i {
            doc.close_up();
        }
    }
    if view.eyes == Eyes::Master || view.end.is_some() {
        opened(view, doc);
    }
}

/// Lists the pieces to set up, and the squares for them.
fn before_set_up(rules: &Stratego, view: &View, doc: &mut Doc) {
    let n_rows = rules.board().n_home_rows();
    let last = rules.board().n_rows();
    doc.para(say!(
        "Each side has {total} pieces: {army}. Red sets up in rows 1 to {n_rows}, Blue in rows {first} to {last}. {how} says how; {rules} has the rules.",
        total = rules.army().total(),
        army = term(rules.army().to_string()),
        n_rows,
        first = last + 1 - n_rows,
        last,
        how = line("HELP SETUP"),
        rules = line("HELP STRATEGO")
    ));
    doc.para(say!("Ranks are written like this: {}", board::key(rules, view.numbering())));
}

/// Returns the state or result of the game, for its record.
fn result(rules: &Stratego, view: &View) -> String {
    view.end.as_ref().map_or("not over".to_owned(), |end| said(ViewWords { rules, view }.end(end)))
}

/// Describes the board: its squares, the home of each side, and the army.
pub(super) fn describe(rules: &Stratego, doc: &mut Doc) {
    let (board, n_rows) = (rules.board(), rules.board().n_home_rows());
    doc.para(say!(
        "{columns} columns and {rows} rows, {n_rows} of them each side's home.",
        columns = board.n_columns(),
        rows = board.n_rows(),
        n_rows
    ));
    doc.drawing(&board::bare(rules));
    doc.row("Red", say!("rows 1 to {n_rows}; it moves first.", n_rows));
    doc.row("Blue", say!("rows {first} to {last}.", first = board.n_rows() + 1 - n_rows, last = board.n_rows()));
    doc.row("Army", say!("{n} pieces: {army}.", n = rules.army().total(), army = term(rules.army().to_string())));
}

/// `the set-up`, `move 12`
fn phase(view: &View) -> Note {
    match view.is_set_up {
        true => Note::of(say!("move {n}", n = view.position.n_moves() + 1)),
        false => Note::of("the set-up"),
    }
}

fn turn(view: &View) -> Note {
    let (n, to_move) = (view.position.n_moves() + 1, view.position.to_move());
    let side = power(to_move.name());
    Note::of(match view.side() {
        Some(own) if own == to_move => say!("It is your turn: move {n}.", n),
        Some(_) => {
            say!("It is {side}'s turn: move {n}. You can plan ahead ({help}).", side, n, help = line("HELP PLAN"))
        }
        None => say!("It is {side}'s turn: move {n}.", side, n),
    })
}

/// Lists the seals of the set-ups.
fn seals(view: &View, doc: &mut Doc) {
    doc.para(
        "Each set-up is sealed by its SHA-256. Both are opened when the game is over, so that anyone can check them.",
    );
    for side in Side::ALL {
        if let Some(seal) = &view.seals[side] {
            doc.row(power(side.name()), line(seal));
        }
    }
}

/// Lists the set-ups that the reader may know, with their proofs.
fn opened(view: &View, doc: &mut Doc) {
    let mut is_any = false;
    for side in Side::ALL {
        let (Some(setup), Some(salt), Some(seal)) = (&view.setups[side], &view.salts[side], &view.seals[side]) else {
            continue;
        };
        is_any = true;
        doc.classic(say!("{} set up: {letters}", power(side.name()), letters = line(setup.letters())));
        doc.classic(say!("  salt: {salt}", salt = line(salt)));
        doc.classic(say!("  seal: {seal}", seal = line(seal)));
    }
    if is_any {
        doc.para(say!(
            "Letters: A an empty square, B a bomb, C to L the spy to the marshal, M the flag; front row first. The seal is the SHA-256 of {}|Red|letters|salt, or with Blue.",
            term(&view.game)
        ));
    }
}
