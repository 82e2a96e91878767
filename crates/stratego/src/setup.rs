//! Set-ups: the places of a side's pieces at the start.
use super::army::Army;
use super::game::Stratego;
use super::position::Position;
use super::rank::{Numbering, Rank};
use super::side::{Side, Sides};
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, commas, term};
use sha2::{Digest as _, Sha256};

/// The places of a side's pieces at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The piece on each square of the side's home ([`super::board::Board::home`]): front row first, from the side's
    /// own left. `None` is an empty square.
    pub ranks: Vec<Option<Rank>>,
    /// The player's numbering of ranks.
    pub numbering: Numbering,
}

impl Setup {
    /// The set-up with one letter per square: `A` is empty, `B` a bomb, `C` to `L` the spy to the marshal, `M` the flag.
    pub fn letters(&self) -> String {
        self.ranks.iter().map(|rank| rank.map_or('A', Rank::letter)).collect()
    }

    /// Reads a set-up from letters, in any case. It also accepts those of the other colour in Gravon's archive (`N` to `Y`), and `.`, `-`
    /// and `_` as empty squares.
    ///
    /// # Errors
    /// A sentence that names the character that is not a piece.
    pub fn of_letters(letters: &str) -> Result<Self, String> {
        let rank = |letter: char| match letter.to_ascii_uppercase() {
            'A' | '.' | '-' | '_' => Ok(None),
            blue @ 'N'..='Y' => Ok(Rank::of_letter((blue as u8 - b'N' + b'B') as char)),
            red => Rank::of_letter(red)
                .map(Some)
                .ok_or_else(|| format!("\"{letter}\" is not a piece: A is an empty square, B to M are pieces.")),
        };
        let letters = letters.chars().filter(|letter| !letter.is_whitespace());
        Ok(Self { ranks: letters.map(rank).collect::<Result<_, _>>()?, numbering: Numbering::default() })
    }

    /// Returns the set-up mirrored from left to right.
    pub fn mirrored(mut self, n_columns: usize) -> Self {
        self.ranks.chunks_mut(n_columns.max(1)).for_each(<[_]>::reverse);
        self
    }

    /// Its pieces.
    pub fn army(&self) -> Army {
        Army::of(&self.ranks)
    }
}

impl Stratego {
    /// Checks that a side can set up like this.
    ///
    /// # Errors
    /// A sentence that says which pieces are missing, or too many.
    pub fn check_setup(&self, setup: &Setup) -> Result<(), Note> {
        let n_squares = self.board().home(Side::Red).len();
        if setup.ranks.len() != n_squares {
            return Err(Note::of(say!("The set-up has {} squares; {}", setup.ranks.len(), self.shape())));
        }
        let (is, should) = (setup.army(), self.army());
        let listed = |what: Vec<(Rank, usize)>| {
            (!what.is_empty()).then(|| commas(what.into_iter().map(|(rank, n)| term(rank.counted(n)))))
        };
        let wrong = match (listed(should.more_than(&is)), listed(is.more_than(should))) {
            (None, None) => None,
            (Some(missing), None) => Some(say!("The army is not complete. Missing: {missing}.", missing)),
            (None, Some(extra)) => Some(say!("The army has too many pieces. Too many: {extra}.", extra)),
            (Some(missing), Some(extra)) => {
                Some(say!("This is not the army of this game. Missing: {missing}. Too many: {extra}.", missing, extra))
            }
        };
        if let Some(wrong) = wrong {
            return Err(Note::of(wrong));
        }
        let alone = Position::<Rank>::start(self.board(), Sides([setup.ranks.as_slice(), &[]]));
        if !self.can_move(&alone, Side::Red) {
            return Err(Note::of("No piece could move: put one that can where a square beside it is free."));
        }
        Ok(())
    }

    /// Explains in a sentence how a set-up is written.
    pub fn shape(&self) -> Sentence<'static> {
        let (n_rows, n_columns) = (self.board().n_home_rows(), self.board().n_columns());
        let free = match usize::from(n_rows) * usize::from(n_columns) == self.army().total() {
            true => "",
            false => ", with . for each empty square",
        };
        say!(
            "write {n_rows} rows of {n_columns}, the front row first, from your own left{free}.",
            n_rows,
            n_columns,
            free
        )
    }
}

/// The seal of a set-up, which both players receive at the start. It reveals nothing of the set-up, but no other set-up fits it. It is the
/// SHA-256 of `game|Red|letters|salt`, in hexadecimal digits.
pub fn seal(game: &str, side: Side, letters: &str, salt: &str) -> String {
    let digest = Sha256::digest(format!("{game}|{side}|{letters}|{salt}"));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
