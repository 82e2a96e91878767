//! Edits a position by hand: pieces on and off the board, the number of the move, and the facts that the rules count.
//!
//! Lines describe a position completely ([`parts`]), and [`edit`] puts them down again. A position that was edited is saved as such lines.
use super::army::Army;
use super::board::{Board, Square};
use super::entry::{moves, text};
use super::event::Why;
use super::game::Stratego;
use super::position::{Piece, PieceId, Position, Trace};
use super::rank::Rank;
use super::repeats::Borders;
use super::setup::{Setup, seal};
use super::side::{Side, Sides};
use super::state::{Opening, State};
use chancery_rules::EditPart;
use chancery_text::say;
use chancery_text::sentence::{Note, Say as _, Sentence, commas, line, phase, power, term, theirs};
use std::collections::BTreeMap;

/// The highest number of a move that an edit can set.
const MAX_MOVES: u32 = 1_000_000;

/// The position in parts, whose lines [`edit`] reads.
pub(super) fn parts(rules: &Stratego, state: &State) -> Vec<EditPart> {
    let part = |name, about, lines, place, remove| EditPart { name, about, lines, place, remove };
    let position = &state.position;
    let number = if state.opening.is_some() { format!("M{}", position.n_moves + 1) } else { "SETUP".to_owned() };
    let pieces = position.pieces.iter().map(|piece| of_piece(rules.board(), piece)).collect();
    let counts = |word: &str, counts: &Sides<u32>| Side::ALL.map(|side| format!("{word} {side} {}", counts[side]));
    let mut counters = vec![format!("QUIET {}", position.n_quiet)];
    counters.extend(counts("CHASE", &position.chase));
    counters.extend(counts("MISSED", &state.n_missed));
    vec![
        part("phase", "The number of the move. Odd numbers are Red's.", vec![number], "PHASE ", None),
        part(
            "pieces",
            "Side, rank, square or LOST, FROM its first square, and MOVED, RAN, SHOWN or RESCUER.",
            pieces,
            "PLACE ",
            Some("REMOVE "),
        ),
        part(
            "counters",
            "Moves since the last strike, moves of each side's chase, and its missed moves in a row.",
            counters,
            "",
            None,
        ),
        part(
            "moves",
            "The last moves, for the rules against repetition: number, move, the piece's first square.",
            traces(rules.board(), position),
            "LAST ",
            Some("FORGET "),
        ),
    ]
}

/// A position as lines that [`read`] turns into the same position.
pub(super) fn lines(rules: &Stratego, position: &Position<Rank>) -> Vec<String> {
    let board = rules.board();
    let mut lines = vec![format!("PHASE M{}", position.n_moves + 1)];
    lines.extend(position.pieces.iter().map(|piece| format!("PLACE {}", of_piece(board, piece))));
    lines.push(format!("QUIET {}", position.n_quiet));
    lines.extend(Side::ALL.map(|side| format!("CHASE {side} {}", position.chase[side])));
    lines.extend(traces(board, position).into_iter().map(|trace| format!("LAST {trace}")));
    lines
}

/// Reads a position that was written as [`lines`]. It does not have to obey the game's options, which may have changed since.
///
/// # Errors
/// A sentence for each line that is wrong.
pub(super) fn read<'l>(
    rules: &Stratego,
    lines: impl IntoIterator<Item = &'l str>,
) -> Result<Position<Rank>, Vec<Note>> {
    let mut editor = Editor::new(rules.board());
    editor.read(lines)?;
    editor.position().map_err(|why| vec![why])
}

/// The position after these lines, applied from top to bottom. Plans end.
///
/// # Errors
/// A sentence for each line that is wrong, or for the fact that makes the resulting position impossible.
pub(super) fn edit(rules: &Stratego, state: &State, lines: &[String]) -> Result<State, Vec<Note>> {
    let mut editor = Editor::of(rules.board(), state);
    editor.read(lines.iter().map(String::as_str))?;
    let position = editor.position().map_err(|why| vec![why])?;
    let is_begun = state.opening.is_some() || !position.pieces.is_empty();
    let n_missed = editor.n_missed;
    if !is_begun || (position == state.position && n_missed == state.n_missed) {
        return Ok(state.clone());
    }
    rules.check_position(&position).map_err(|why| vec![why])?;
    Ok(State {
        game: state.game.clone(),
        salts: state.salts.clone(),
        opening: Some(opening(rules.board(), state, &position)),
        edited: Some(position.clone()),
        position,
        plies: Vec::new(),
        plans: Sides::default(),
        n_missed,
        end: None,
    })
}

/// Checks a position from elsewhere: see [`chancery_rules::Rules::check`].
///
/// # Errors
/// A sentence that names the impossible fact.
pub(super) fn check(rules: &Stratego, state: &State) -> Result<(), Note> {
    if !chancery_rules::is_plain_name(&state.game) {
        return Err(Note::of("the name of its game has strange characters."));
    }
    let is_hex = |text: &String| text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let seals = state.opening.iter().flat_map(|opening| opening.seals.0.iter());
    if !state.salts.0.iter().chain(seals).all(is_hex) {
        return Err(Note::of("salts and seals are hexadecimal digits."));
    }
    if state.opening.is_none() || state.end.is_some() {
        return Ok(());
    }
    let all = |side: Side| state.position.pieces.iter().filter(move |piece| piece.side == side);
    for side in Side::ALL {
        let home = rules.board().home(side);
        if let Some(piece) =
            all(side).find(|piece| !piece.rank.moves() && piece.at.is_some_and(|at| !home.contains(&at)))
        {
            return Err(Note::of(say!("a {} never moves, so it stays in its home.", piece.rank.name())));
        }
    }
    rules.check_position(&state.position)
}

/// The set-ups that a position comes from. A seal stays valid unless the set-up differs.
fn opening(board: &Board, state: &State, position: &Position<Rank>) -> Opening {
    let before = state.opening.as_ref();
    let setups = Sides::of(|side| {
        let at = |start: &Square| position.pieces.iter().find(|piece| piece.start == *start).map(|piece| piece.rank);
        Setup {
            ranks: board.home(side).iter().map(at).collect(),
            numbering: before.map(|before| before.setups[side].numbering).unwrap_or_default(),
        }
    });
    let seals = Sides::of(|side| match before.filter(|before| before.setups[side] == setups[side]) {
        Some(before) => before.seals[side].clone(),
        None => seal(&state.game, side, &setups[side].letters(), &state.salts[side]),
    });
    Opening { setups, seals }
}

/// `Red scout A5 FROM A4 MOVED SHOWN`, `Blue spy LOST FROM J9`
fn of_piece(board: &Board, piece: &Piece<Rank>) -> String {
    let mut line = format!("{} {} ", piece.side, piece.rank);
    match piece.at {
        Some(at) => board.name(at).push_to(&mut line),
        None => line.push_str("LOST"),
    }
    if piece.at != Some(piece.start) {
        line.push_str(" FROM ");
        board.name(piece.start).push_to(&mut line);
    }
    let flags = [(piece.moved, "MOVED"), (piece.ran, "RAN"), (piece.shown, "SHOWN"), (piece.has_rescued, "RESCUER")];
    for (_, word) in flags.into_iter().filter(|(is_so, _)| *is_so) {
        line.push(' ');
        line.push_str(word);
    }
    line
}

/// `12: A4-A5 BY A2`, the oldest first.
fn traces(board: &Board, position: &Position<Rank>) -> Vec<String> {
    let n = position.trail.len();
    let traces = position.trail.iter().enumerate().filter_map(|(index, trace)| {
        let piece = position.piece(trace.piece)?;
        let number = (position.n_moves as usize + index + 1).saturating_sub(n);
        let [from, to, start] = [trace.from, trace.to, piece.start].map(|at| board.name(at));
        Some(format!("{number}: {from}-{to} BY {start}"))
    });
    traces.collect()
}

/// A move of the trail. Its piece is known by the square that it was set up on.
#[derive(Clone, Copy)]
struct PastMove {
    start: Square,
    from: Square,
    to: Square,
}

/// A piece that may not have a first square yet.
#[derive(Clone, Copy)]
struct PlacedPiece {
    start: Option<Square>,
    piece: Piece<Rank>,
}

struct Editor<'a> {
    board: &'a Board,
    pieces: Vec<PlacedPiece>,
    n_moves: u32,
    n_quiet: u32,
    chase: Sides<u32>,
    n_missed: Sides<u32>,
    /// The last moves, by their numbers.
    trail: BTreeMap<u32, PastMove>,
    /// Whether the game has left its set-up.
    is_begun: bool,
}

impl<'a> Editor<'a> {
    fn new(board: &'a Board) -> Self {
        Self {
            board,
            pieces: Vec::new(),
            n_moves: 0,
            n_quiet: 0,
            chase: Sides::default(),
            n_missed: Sides::default(),
            trail: BTreeMap::new(),
            is_begun: false,
        }
    }

    fn of(board: &'a Board, state: &State) -> Self {
        let position = &state.position;
        let first = (position.n_moves + 1).saturating_sub(position.trail.len() as u32);
        let trail = (first..).zip(&position.trail).filter_map(|(number, trace)| {
            let start = position.piece(trace.piece)?.start;
            Some((number, PastMove { start, from: trace.from, to: trace.to }))
        });
        Self {
            board,
            pieces: position
                .pieces
                .iter()
                .map(|piece| PlacedPiece { start: Some(piece.start), piece: *piece })
                .collect(),
            n_moves: position.n_moves,
            n_quiet: position.n_quiet,
            chase: position.chase,
            n_missed: state.n_missed,
            trail: trail.collect(),
            is_begun: state.opening.is_some(),
        }
    }

    fn read<'l>(&mut self, lines: impl IntoIterator<Item = &'l str>) -> Result<(), Vec<Note>> {
        let mut wrong = Vec::new();
        for line in lines.into_iter().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if let Err(why) = self.line(line) {
                let line: String = line.chars().take(60).collect();
                wrong.push(Note::of(say!("{}: {}", term(line), why)));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    fn line(&mut self, line: &str) -> Result<(), Note> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word.to_lowercase().as_str() {
            "place" | "add" | "put" => self.place(rest),
            "remove" | "delete" => self.remove(rest),
            "clear" => {
                let at = self.square(rest)?;
                self.pieces.retain(|placed| placed.piece.at != Some(at));
                Ok(())
            }
            "phase" => self.phase(rest.trim()),
            "quiet" => {
                self.n_quiet = count(rest)?;
                Ok(())
            }
            "chase" => {
                let (side, n) = side_and_count(rest)?;
                self.chase[side] = n;
                Ok(())
            }
            "missed" => {
                let (side, n) = side_and_count(rest)?;
                self.n_missed[side] = n;
                Ok(())
            }
            "last" => self.last(rest),
            "forget" => {
                self.trail.remove(&number_before(rest).ok_or_else(past_usage)?.0);
                Ok(())
            }
            _ => Err(Note::of("a line begins with PLACE, REMOVE, CLEAR or PHASE. HELP POSITION has the others.")),
        }
    }

    fn square(&self, text: &str) -> Result<Square, Note> {
        let text = text.trim();
        let square = self.board.square(text);
        let square = square.ok_or_else(|| Note::of(say!("{} is not a square of this board.", theirs(text))))?;
        match self.board.is_lake(square) {
            true => Err(Note::of(say!("{} is a lake.", text::square(self.board, square)))),
            false => Ok(square),
        }
    }

    /// `Red scout A5 FROM A4 MOVED`, the words in any order.
    fn piece(&self, words: &str) -> Result<PlacedPiece, Note> {
        let usage = || Note::of(say!("write a side, a rank and a square, such as {}.", line("PLACE RED SCOUT A5")));
        let (mut side, mut rank, mut at, mut is_lost, mut start) = (None, None, None, false, None);
        let (mut moved, mut ran, mut shown, mut has_rescued) = (false, false, false, false);
        let is_mark = |c: char| c.is_whitespace() || matches!(c, ',' | ':' | ';');
        let mut words = words.split(is_mark).filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            let lower = word.to_lowercase();
            match lower.as_str() {
                "lost" => is_lost = true,
                "moved" => moved = true,
                "ran" => ran = true,
                "shown" => shown = true,
                "rescuer" => has_rescued = true,
                "from" if start.is_none() => start = Some(self.square(words.next().ok_or_else(usage)?)?),
                "a" | "the" | "at" | "on" | "in" => {}
                _ => {
                    if let Some(found) = side_named(&lower).filter(|_| side.is_none()) {
                        side = Some(found);
                    } else if let Some(found) = Rank::find(word).filter(|_| rank.is_none()) {
                        rank = Some(found);
                    } else if at.is_none() {
                        at = Some(self.square(word)?);
                    } else {
                        return Err(usage());
                    }
                }
            }
        }
        let (Some(side), Some(rank), true) = (side, rank, at.is_some() != is_lost) else { return Err(usage()) };
        let home = self.board.home(side);
        if let Some(start) = start.filter(|start| !home.contains(start)) {
            return Err(Note::of(say!(
                "{side} does not set up on {start}, so no piece of {side} is from there.",
                side = power(side.name()),
                start = text::square(self.board, start)
            )));
        }
        let is_out = at.is_some_and(|at| !home.contains(&at));
        if !rank.moves() && (is_out || moved || ran) {
            return Err(Note::of(say!("a {} never moves, so it stays in its home.", rank.name())));
        }
        if ran && rank != Rank::Scout {
            return Err(Note::of(say!("only scouts run, and this is a {}.", rank.name())));
        }
        // A piece that ran has moved, and everyone knows it as a scout.
        let (moved, shown) = (moved || ran || is_out, shown || ran);
        let own = Square(0);
        Ok(PlacedPiece { start, piece: Piece { side, rank, start: own, at, moved, ran, shown, has_rescued } })
    }

    fn place(&mut self, words: &str) -> Result<(), Note> {
        let placed = self.piece(words)?;
        let (board, piece) = (self.board, placed.piece);
        if let Some(at) = piece.at.filter(|at| self.pieces.iter().any(|other| other.piece.at == Some(*at))) {
            let name = board.name(at);
            let clear = line(format!("CLEAR {name}"));
            return Err(Note::of(say!("a piece is there already. {} above this line removes it.", clear)));
        }
        // A piece on a home square is from there, unless another one is.
        let start = placed.start.or_else(|| match piece.at {
            Some(at) if board.home(piece.side).contains(&at) && !self.is_start(at) => Some(at),
            _ => None,
        });
        if let Some(start) = placed.start.filter(|start| self.is_start(*start)) {
            return Err(Note::of(say!("another piece is from {} already.", text::square(board, start))));
        }
        self.pieces.push(PlacedPiece { start, piece });
        self.is_begun = true;
        Ok(())
    }

    fn is_start(&self, square: Square) -> bool {
        self.pieces.iter().any(|other| other.start == Some(square))
    }

    fn remove(&mut self, words: &str) -> Result<(), Note> {
        let is_meant: Box<dyn Fn(&PlacedPiece) -> bool> = match self.board.square(words.trim()) {
            Some(at) => Box::new(move |placed| placed.piece.at == Some(at)),
            None => {
                let meant = self.piece(words)?;
                Box::new(move |placed| {
                    let (piece, other) = (placed.piece, meant.piece);
                    (piece.side, piece.rank, piece.at) == (other.side, other.rank, other.at)
                        && meant.start.is_none_or(|start| placed.start == Some(start))
                })
            }
        };
        // Of several lost pieces, one.
        let Some(index) = self.pieces.iter().position(is_meant) else {
            return Err(Note::of("I find no such piece."));
        };
        self.pieces.remove(index);
        Ok(())
    }

    fn phase(&mut self, text: &str) -> Result<(), Note> {
        if text.eq_ignore_ascii_case("setup") && !self.is_begun {
            return Ok(());
        }
        let number = text.strip_prefix(['M', 'm']).and_then(|number| number.parse::<u32>().ok());
        let Some(number) = number.filter(|number| (1..=MAX_MOVES).contains(number)) else {
            return Err(Note::of(say!("write the number of a move, such as {}.", line("PHASE M13"))));
        };
        self.n_moves = number - 1;
        self.n_quiet = self.n_quiet.min(self.n_moves);
        Ok(())
    }

    /// `12: A4-A5 BY A2`
    fn last(&mut self, words: &str) -> Result<(), Note> {
        let (number, rest) = number_before(words).ok_or_else(past_usage)?;
        let at = rest.to_ascii_lowercase().find(" by ").ok_or_else(past_usage)?;
        let (step, start) = (rest.get(..at).unwrap_or_default(), rest.get(at + 4..).unwrap_or_default());
        let (step, start) = (moves::step(self.board, step)?.step, self.square(start)?);
        if !(1..=self.n_moves).contains(&number) {
            return Err(Note::of(say!("it is move {n} now, and this is not an earlier one.", n = self.n_moves + 1)));
        }
        let mover = if number % 2 == 1 { Side::Red } else { Side::Blue };
        if !self.board.home(mover).contains(&start) {
            let (mover, start) = (power(mover.name()), text::square(self.board, start));
            return Err(Note::of(say!(
                "move {number} was {mover}'s, and {mover} does not set up on {start}.",
                number,
                mover,
                start
            )));
        }
        if Borders::between(self.board, step.from, step.to).is_none() {
            return Err(Note::of("a move is along a row or a column."));
        }
        self.trail.insert(number, PastMove { start, from: step.from, to: step.to });
        Ok(())
    }

    /// The position that the lines describe.
    fn position(&mut self) -> Result<Position<Rank>, Note> {
        self.find_starts()?;
        let board = self.board;
        let mut pieces: Vec<Piece<Rank>> = Vec::new();
        for side in Side::ALL {
            for start in board.home(side) {
                let own = self.pieces.iter().find(|placed| placed.start == Some(*start));
                pieces.extend(own.map(|placed| Piece { start: *start, ..placed.piece }));
            }
        }
        let mut squares = vec![None; board.n_squares()];
        for (index, piece) in pieces.iter().enumerate() {
            if let (Some(at), Ok(id)) = (piece.at, u8::try_from(index))
                && let Some(square) = squares.get_mut(at.index())
            {
                *square = Some(PieceId(id));
            }
        }
        if self.n_moves < self.n_quiet {
            let n = self.n_moves;
            return Err(Note::of(say!("There were {n move|moves} so far, and QUIET counts more of them.", n)));
        }
        let mut trail = Vec::new();
        // The moves that lead to this position without a gap.
        for number in (1..=self.n_moves).rev() {
            let Some(past) = self.trail.get(&number) else { break };
            let Some(index) = pieces.iter().position(|piece| piece.start == past.start) else { break };
            let Ok(id) = u8::try_from(index) else { break };
            trail.push(Trace { piece: PieceId(id), from: past.from, to: past.to });
        }
        trail.reverse();
        let longest = u32::try_from(trail.len()).unwrap_or(u32::MAX);
        let n_rescues = |side: Side| {
            let n = pieces.iter().filter(|piece| piece.side == side && piece.has_rescued).count();
            u8::try_from(n).unwrap_or(u8::MAX)
        };
        Ok(Position {
            squares,
            to_move: if self.n_moves.is_multiple_of(2) { Side::Red } else { Side::Blue },
            n_moves: self.n_moves,
            n_quiet: self.n_quiet,
            chase: Sides::of(|side| self.chase[side].min(longest)),
            trail,
            n_rescues: Sides::of(n_rescues),
            pieces,
        })
    }

    /// Gives each piece without a first square a free one of its home, from the back.
    fn find_starts(&mut self) -> Result<(), Note> {
        for index in 0..self.pieces.len() {
            let Some(placed) = self.pieces.get(index).filter(|placed| placed.start.is_none()).copied() else {
                continue;
            };
            let side = placed.piece.side;
            let free = self.board.home(side).iter().rev().find(|start| !self.is_start(**start)).copied();
            let Some(free) = free else {
                return Err(Note::of(say!("{} has more pieces than squares to set up on.", power(side.name()))));
            };
            if let Some(placed) = self.pieces.get_mut(index) {
                placed.start = Some(free);
            }
        }
        Ok(())
    }
}

impl Stratego {
    /// Checks that a position is one of this game, and that play continues in it.
    ///
    /// # Errors
    /// A sentence with the reason if not.
    fn check_position(&self, position: &Position<Rank>) -> Result<(), Note> {
        for side in Side::ALL {
            let name = power(side.name());
            let own = || position.pieces.iter().filter(|piece| piece.side == side);
            let all: Vec<Option<Rank>> = own().map(|piece| Some(piece.rank)).collect();
            let extra = Army::of(&all).more_than(self.army());
            if !extra.is_empty() {
                let extra = commas(extra.into_iter().map(|(rank, n)| term(rank.counted(n))));
                return Err(Note::of(say!("{name} has more pieces than its army. Too many: {extra}.", name, extra)));
            }
            if !position.standing(side).any(|piece| piece.rank == Rank::Flag) {
                let place = line(format!("PLACE {} FLAG", side.name().to_uppercase()));
                return Err(Note::of(say!(
                    "{name} has no flag on the board: write {place} and a square.",
                    name,
                    place
                )));
            }
            if self.choices().rescue < position.n_rescues[side] {
                let most = self.choices().rescue;
                return Err(Note::of(say!(
                    "{name} has more rescuers than this game allows rescues: {most}.",
                    name,
                    most
                )));
            }
        }
        let Some(end) = self.end(position, None) else { return Ok(()) };
        let to_move = power(position.to_move.name());
        let why: Sentence = match end.why {
            Why::BothImmobile => say!("neither side has a piece that moves"),
            Why::Quiet => say!("{} is too high", line(format!("QUIET {}", position.n_quiet))),
            Why::Long => say!("{} is beyond its last move", phase(format!("M{}", position.n_moves + 1))),
            Why::Immobile | Why::Flag | Why::Missed => {
                say!("it is {to_move}'s turn, and {to_move} cannot move", to_move)
            }
        };
        Err(Note::of(say!("With this position the game would be over: {}.", why.arg())))
    }
}

/// `Red`, `R`
fn side_named(lower: &str) -> Option<Side> {
    Side::ALL
        .into_iter()
        .find(|side| side.name().eq_ignore_ascii_case(lower) || *lower == side.name()[..1].to_lowercase())
}

fn count(text: &str) -> Result<u32, Note> {
    let number = text.trim().parse().ok().filter(|n| *n <= MAX_MOVES);
    number.ok_or_else(|| Note::of(say!("{} is not a number of moves.", theirs(text.trim()))))
}

fn side_and_count(text: &str) -> Result<(Side, u32), Note> {
    let (side, n) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let found = side_named(&side.to_lowercase());
    let found =
        found.ok_or_else(|| Note::of(say!("{} is not a side: write Red or Blue, and a number.", theirs(side))))?;
    Ok((found, count(n)?))
}

/// The number at the beginning of a text, and the rest: `12: A4-A5`.
fn number_before(text: &str) -> Option<(u32, &str)> {
    let (number, rest) = text.trim().split_once(':')?;
    Some((number.trim().parse().ok()?, rest.trim()))
}

fn past_usage() -> Note {
    Note::of(say!(
        "write the number of a move, the move and the piece's first square, such as {}.",
        line("LAST 12: A4-A5 BY A2")
    ))
}
