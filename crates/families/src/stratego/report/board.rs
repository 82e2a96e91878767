//! The board in plain text, from the reader's side, and as lists of squares, for screen readers.
use super::words::ViewWords;
use chancery_stratego::board::Square;
use chancery_stratego::position::Piece;
use chancery_stratego::rank::{Numbering, Rank};
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, and, commas, place, power, semicolons, term};

/// The text columns for each column of the board, on boards of the usual size and on wide ones.
const CELLS: [usize; 2] = [5, 4];
/// The maximum number of columns of a board of the usual size.
const USUAL_COLUMNS: u8 = 12;
/// The text columns to the left of the board, for row numbers.
const MARGIN: usize = 4;

/// Draws the board as its reader sees it, with their home at the bottom, and explains its signs.
pub(super) fn board(rules: &Stratego, view: &View, doc: &mut Doc) {
    let squares = |square: Square| match view.position.at(square) {
        _ if rules.board().is_lake(square) => "~~~".to_owned(),
        None => ".".to_owned(),
        Some(piece) => sign(view, piece),
    };
    doc.drawing(&drawn(rules, view.side(), squares));
    legend(rules, view, doc);
}

/// A set-up on its side of the board, as its owner sees it.
pub(super) fn home(rules: &Stratego, side: Side, ranks: &[Option<Rank>], numbering: Numbering) -> String {
    let home = rules.board().home(side);
    let sign = |square: Square| {
        let at = home.iter().position(|own| *own == square);
        let rank = at.and_then(|at| ranks.get(at).copied().flatten());
        rank.map_or(".", |rank| rank.code(numbering)).to_owned()
    };
    let is_home = |row: &Vec<Square>| row.iter().any(|square| home.contains(square));
    let rows = rows(rules, Some(side)).into_iter().filter(is_home).collect();
    grid(rules, rows, sign)
}

/// The board without pieces: lakes, and the homes of both sides.
pub(super) fn bare(rules: &Stratego) -> String {
    let board = rules.board();
    let sign = |square: Square| match Side::ALL.into_iter().find(|side| board.home(*side).contains(&square)) {
        _ if board.is_lake(square) => "~~~".to_owned(),
        Some(side) => side.name()[..1].to_owned(),
        None => ".".to_owned(),
    };
    drawn(rules, None, sign)
}

/// All squares, each with its sign.
fn drawn(rules: &Stratego, side: Option<Side>, sign: impl Fn(Square) -> String) -> String {
    grid(rules, rows(rules, side), sign)
}

/// The rows of the board from top to bottom, as a side sees them. Other readers get Red's orientation.
pub(super) fn rows(rules: &Stratego, side: Option<Side>) -> Vec<Vec<Square>> {
    let board = rules.board();
    let row = |row: u8| (0..board.n_columns()).filter_map(|column| board.at(column, row)).collect();
    let mut rows: Vec<Vec<Square>> = (0..board.n_rows()).rev().map(row).collect();
    if side == Some(Side::Blue) {
        rows.reverse();
        rows.iter_mut().for_each(|row| row.reverse());
    }
    rows
}

fn grid(rules: &Stratego, rows: Vec<Vec<Square>>, sign: impl Fn(Square) -> String) -> String {
    let board = rules.board();
    let cell = CELLS[usize::from(USUAL_COLUMNS < board.n_columns())];
    let letters = rows.first().map(|row| row.iter().map(|square| board.name(*square).to_string()[..1].to_owned()));
    let letters: Vec<String> = letters.into_iter().flatten().collect();
    let line = |label: &str, cells: Vec<String>, end: &str| {
        let cells: String = cells.iter().map(|text| format!("{text:^cell$}")).collect();
        format!("{label:>width$}{cells}{end}", width = MARGIN - 1).trim_end().to_owned() + "\n"
    };
    let head = line("", letters, "");
    let mut text = head.clone();
    for squares in rows {
        let number = squares.first().map_or(0, |square| board.row(*square) + 1).to_string();
        text += &line(&number, squares.iter().map(|square| sign(*square)).collect(), &format!("{number:>3}"));
    }
    text + &head
}

/// Returns the sign of a piece. The reader's own piece shows its rank. A hidden one is `?` before it has moved, and `!`
/// after. `[9]` is one that has revealed its rank. Readers who play neither side also see the owner: `r9`.
fn sign(view: &View, piece: &Piece<Option<Rank>>) -> String {
    let code = piece.rank.map(|rank| rank.code(view.numbering()));
    let hidden = if piece.moved { "!" } else { "?" };
    match view.side() {
        Some(own) if own == piece.side => code.unwrap_or(hidden).to_owned(),
        Some(_) => code.map_or(hidden.to_owned(), |code| format!("[{code}]")),
        None => format!("{}{}", piece.side.name()[..1].to_lowercase(), code.unwrap_or(hidden)),
    }
}

/// Explains the signs on the board.
fn legend(rules: &Stratego, view: &View, doc: &mut Doc) {
    match view.side() {
        Some(own) => doc.para(say!(
            "Your pieces are plain. {}'s: ? has not moved, ! has moved, in brackets: its rank is known.",
            power(own.other().name())
        )),
        None => doc.para("r is Red's, b is Blue's; ? has not moved, ! has moved, and its rank is not known."),
    }
    if !rules.board().lakes().is_empty() {
        doc.also("~~~ is a lake.");
    }
    doc.para(key(rules, view.numbering()));
    doc.close_up();
}

/// Explains the sign of each rank in the army: `1 marshal, 2 general, …`.
pub(super) fn key(rules: &Stratego, numbering: Numbering) -> Note {
    let ranks = Rank::ALL.into_iter().rev().filter(|rank| 0 < rules.army().count(*rank));
    let keys = ranks.map(|rank| Note::of(term(format!("{}\u{a0}{rank}", rank.code(numbering)))));
    Note::of(say!("{}.", commas(keys)))
}

/// Lists the pieces by name and square, without a board.
pub(super) fn lists(rules: &Stratego, view: &View, doc: &mut Doc) {
    let words = ViewWords { rules, view };
    let sides = match view.side() {
        Some(own) => [own, own.other()],
        None => Side::ALL,
    };
    for side in sides {
        doc.row(words.pieces_of(side), list(rules, view, side));
    }
}

/// The pieces of a side that are on the board, by rank, and the hidden ones.
fn list(rules: &Stratego, view: &View, side: Side) -> Note {
    let is_own = view.side() == Some(side);
    let standing: Vec<&Piece<Option<Rank>>> = view.position.standing(side).collect();
    let named = |pieces: &[&Piece<Option<Rank>>], marks: bool| {
        let name = |piece: &&Piece<Option<Rank>>| {
            let at = piece.at.map(|at| rules.board().name(at).to_string()).unwrap_or_default();
            // The other side's knowledge of the reader's own piece.
            match (marks && piece.shown, marks && piece.moved) {
                (true, _) => format!("{at}\u{a0}(shown)"),
                (false, true) => format!("{at}\u{a0}(moved)"),
                (false, false) => at,
            }
        };
        let mut sorted = pieces.to_vec();
        sorted.sort_by_key(|piece| piece.at.map(|at| (rules.board().column(at), rules.board().row(at))));
        Note::of(and(sorted.iter().map(|piece| Note::of(place(name(piece))))))
    };
    let mut groups = Vec::new();
    for rank in Rank::ALL.into_iter().rev() {
        let of_rank: Vec<_> = standing.iter().copied().filter(|piece| piece.rank == Some(rank)).collect();
        match of_rank.len() {
            0 => {}
            1 => groups.push(Note::of(say!("{} {}", term(rank.name()), named(&of_rank, is_own)))),
            n => groups.push(Note::of(say!("{} {}", term(rank.counted(n)), named(&of_rank, is_own)))),
        }
    }
    for (moved, what) in [(true, "hidden, moved:"), (false, "hidden, not moved:")] {
        let hidden: Vec<_> =
            standing.iter().copied().filter(|piece| piece.rank.is_none() && piece.moved == moved).collect();
        if !hidden.is_empty() {
            groups.push(Note::of(say!("{what} {}", what, named(&hidden, false))));
        }
    }
    if groups.is_empty() { Note::of("none on the board.") } else { Note::of(say!("{}.", semicolons(groups))) }
}
