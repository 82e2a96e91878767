//! Reads set-ups in every form that people write them: rows of pieces in three notations, a whole board, pieces with
//! their squares, a name, or a random draw.
use super::text;
use crate::board::Square;
use crate::game::Stratego;
use crate::rank::{Numbering, Rank};
use crate::setup::Setup;
use crate::setups;
use crate::side::Side;
use chancery_rules::Luck;
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, commas, line, theirs};
use sha2::{Digest as _, Sha256};

/// A notation for pieces in rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notation {
    /// The notation with `F B S` and `1` to `9` or `10`.
    Numbers(Numbering),
    /// `A` to `M`.
    Letters,
}

impl Notation {
    const ALL: [Self; 3] = [Self::Numbers(Numbering::Us), Self::Numbers(Numbering::European), Self::Letters];

    /// Returns its name, with an example.
    fn says(self) -> &'static str {
        match self {
            Self::Numbers(Numbering::Us) => "the US numbers (1 is the marshal, 9 a scout)",
            Self::Numbers(Numbering::European) => "the European numbers (10 is the marshal, 2 a scout)",
            Self::Letters => "letters (L is the marshal, D a scout)",
        }
    }

    fn numbering(self) -> Numbering {
        match self {
            Self::Numbers(numbering) => numbering,
            Self::Letters => Numbering::default(),
        }
    }

    /// The pieces in a text, regardless of line breaks.
    fn read(self, text: &str) -> Result<Vec<Option<Rank>>, char> {
        let mut ranks = Vec::new();
        let mut letters = text.chars().filter(|letter| !letter.is_whitespace()).peekable();
        while let Some(letter) = letters.next() {
            let upper = letter.to_ascii_uppercase();
            let rank = match (self, upper) {
                (_, '.' | '-' | '_') => None,
                (Self::Letters, _) => {
                    let one = Setup::of_letters(&letter.to_string()).map_err(|_| letter)?;
                    one.ranks.into_iter().flatten().next()
                }
                (Self::Numbers(Numbering::European), '1') if letters.next_if_eq(&'0').is_some() => Some(Rank::Marshal),
                // Both published sets print an S on some spies.
                (Self::Numbers(_), 'S') => Some(Rank::Spy),
                (Self::Numbers(numbering), _) => {
                    let is_it = |rank: &Rank| rank.code(numbering).chars().eq([upper]);
                    Some(Rank::ALL.into_iter().find(is_it).ok_or(letter)?)
                }
            };
            ranks.push(rank);
        }
        Ok(ranks)
    }
}

/// Reads the text after the word SETUP. `salt` is the side's own secret, which seeds random set-ups, so that the same
/// line gives the same set-up.
///
/// # Errors
/// A sentence that says what is wrong, and what to write.
pub fn read(rules: &Stratego, side: Side, salt: &str, text: &str) -> Result<Setup, Note> {
    let (words, mirror) = without_mirror(text);
    let text = words.trim();
    if text.is_empty() {
        return Err(Note::of(say!(
            "A set-up is missing: below SETUP, {} Or write {}.",
            rules.shape(),
            line("SETUP RANDOM")
        )));
    }
    let n_columns = usize::from(rules.board().n_columns());
    let setup = match chosen(rules, salt, text) {
        Some(setup) => setup?,
        None if has_names(text) => placed(rules, side, text)?,
        None => rows(rules, text)?,
    };
    let setup = if mirror { setup.mirrored(n_columns) } else { setup };
    rules.check_setup(&setup)?;
    Ok(setup)
}

/// The text without the word MIRROR at its beginning or end, and whether it was there.
fn without_mirror(text: &str) -> (String, bool) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_mirror = |word: Option<&&str>| word.is_some_and(|word| word.eq_ignore_ascii_case("mirror"));
    if !is_mirror(words.first()) && !is_mirror(words.last()) {
        return (text.to_owned(), false);
    }
    let keep: Vec<String> = text
        .lines()
        .map(|line| {
            line.split_whitespace().filter(|word| !word.eq_ignore_ascii_case("mirror")).collect::<Vec<_>>().join(" ")
        })
        .collect();
    (keep.join("\n"), true)
}

/// A random or named set-up. `None` if the text is neither.
fn chosen(rules: &Stratego, salt: &str, text: &str) -> Option<Result<Setup, Note>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (army, board) = (rules.army(), rules.board());
    let of = |ranks| Setup { ranks, numbering: Numbering::default() };
    match words.as_slice() {
        [random, n @ ..] if random.eq_ignore_ascii_case("random") => {
            let n: u32 = match n {
                [] => 1,
                [n] => match n.parse() {
                    Ok(n) => n,
                    Err(_) => {
                        return Some(Err(Note::of(say!(
                            "Write {}, or {} for another one.",
                            line("SETUP RANDOM"),
                            line("SETUP RANDOM 2")
                        ))));
                    }
                },
                _ => {
                    return Some(Err(Note::of(say!("Write {} alone on its line, without END.", line("SETUP RANDOM")))));
                }
            };
            let luck = Luck::new(Sha256::digest(salt).into());
            Some(Ok(of(setups::sample(army, board, &luck, &format!("setup|{n}")))))
        }
        [name] => match setups::named(army, board, name) {
            Some(ranks) => Some(Ok(of(ranks))),
            None if 3 < name.len()
                && name.chars().all(|letter| letter.is_ascii_alphabetic())
                && !is_rows(rules, name) =>
            {
                let known = setups::names(army, board);
                let known: Sentence = match known.is_empty() {
                    true => say!("{} draws one.", line("SETUP RANDOM")),
                    false => say!("There is RANDOM, {}.", commas(known)),
                };
                Some(Err(Note::of(say!("There is no set-up {}. {}", theirs(*name), known))))
            }
            None => None,
        },
        _ => None,
    }
}

/// Returns whether the word has the length of a set-up in one line.
fn is_rows(rules: &Stratego, word: &str) -> bool {
    rules.board().home(Side::Red).len() <= word.len()
}

/// Returns whether the text spells out a rank.
fn has_names(text: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_alphabetic()).any(|word| Rank::find(word).is_some())
}

/// Pieces with their squares: `A1 general, A3 and J4 scouts`.
fn placed(rules: &Stratego, side: Side, text: &str) -> Result<Setup, Note> {
    let board = rules.board();
    let home = board.home(side);
    let mut ranks = vec![None; home.len()];
    for item in text.split([',', ';', '\n']).map(str::trim).filter(|item| !item.is_empty()) {
        let (mut rank, mut squares): (Option<Rank>, Vec<Square>) = (None, Vec::new());
        for word in item.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty()) {
            if let Some(found) = Rank::find(word) {
                if rank.replace(found).is_some() {
                    return Err(Note::of(say!("{} names two pieces: please put a comma between them.", theirs(item))));
                }
            } else if let Some(square) = board.square(word) {
                squares.push(square);
            } else if !["and", "at", "on", "the", "a"].iter().any(|known| known.eq_ignore_ascii_case(word)) {
                return Err(Note::of(say!("{} is neither a piece nor a square of this board.", theirs(word))));
            }
        }
        let lacks = |what: &'static str| {
            let (one, two) = (line("A1 general"), line("A3 and J4 scouts"));
            Note::of(say!("{} names no {what}: write {one}, or {two}.", theirs(item), what, one, two))
        };
        let rank = rank.ok_or_else(|| lacks("piece"))?;
        if squares.is_empty() {
            return Err(lacks("square"));
        }
        for square in squares {
            let name = text::square(board, square);
            let Some(index) = home.iter().position(|own| *own == square) else {
                return Err(Note::of(say!(
                    "You do not set up on {name}: your squares are {}.",
                    name,
                    home_name(rules, side)
                )));
            };
            if let Some(before) = ranks[index].replace(rank) {
                return Err(Note::of(say!(
                    "Both a {} and a {} are to stand on {name}.",
                    before.name(),
                    rank.name(),
                    name
                )));
            }
        }
    }
    Ok(Setup { ranks, numbering: Numbering::default() })
}

/// `those of rows 1 to 4`
fn home_name(rules: &Stratego, side: Side) -> Sentence<'static> {
    let (n_home, n_rows) = (rules.board().n_home_rows(), rules.board().n_rows());
    let (first, last) = match side {
        Side::Red => (1, n_home),
        Side::Blue => (n_rows - n_home + 1, n_rows),
    };
    say!("those of rows {first} to {last}", first, last)
}

/// Rows of pieces, in the notation that yields the army, or a whole board.
fn rows(rules: &Stratego, text: &str) -> Result<Setup, Note> {
    let (text, named) = without_numbering(text);
    let notations = Notation::ALL.into_iter().filter(|notation| match named {
        Some(numbering) => *notation == Notation::Numbers(numbering),
        None => true,
    });
    let n_squares = rules.board().home(Side::Red).len();
    let mut nearest: Option<(usize, Notation, Setup)> = None;
    let mut unknown = None;
    for notation in notations {
        let ranks = match notation.read(&text) {
            Ok(ranks) => ranks,
            Err(letter) => {
                unknown.get_or_insert(letter);
                continue;
            }
        };
        let setup = Setup { ranks: own_half(rules, ranks), numbering: notation.numbering() };
        let (is, should) = (setup.army(), rules.army());
        let count = |pieces: Vec<(Rank, usize)>| pieces.into_iter().map(|(_, n)| n).sum::<usize>();
        let wrong = count(should.more_than(&is)) + count(is.more_than(should)) + setup.ranks.len().abs_diff(n_squares);
        if nearest.as_ref().is_none_or(|(least, ..)| wrong < *least) {
            nearest = Some((wrong, notation, setup));
        }
    }
    let Some((_, notation, setup)) = nearest else {
        let letter = theirs(unknown.unwrap_or('?').to_string());
        return Err(Note::of(say!(
            "{letter} is not a piece. Pieces are F, B, S and numbers; {}",
            letter,
            rules.shape()
        )));
    };
    match rules.check_setup(&setup) {
        Err(why) if setup.ranks.len() == n_squares && setup.army() != *rules.army() => {
            Err(Note::of(say!("{} It was read by {}.", why, notation.says())))
        }
        Err(why) => Err(why),
        Ok(()) => Ok(setup),
    }
}

/// The text without a numbering's name in its first line, and the numbering.
fn without_numbering(text: &str) -> (String, Option<Numbering>) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let named = first.split_whitespace().find_map(Numbering::find);
    let Some(numbering) = named else { return (text.to_owned(), None) };
    let words: Vec<&str> = first.split_whitespace().filter(|word| Numbering::find(word).is_none()).collect();
    (format!("{}\n{rest}", words.join(" ")), Some(numbering))
}

/// Picks a player's own half of a whole board: the bottom half, as they see it. If only the upper half is filled, that
/// half, as the player opposite sees it. Rows between the armies may be missing.
fn own_half(rules: &Stratego, ranks: Vec<Option<Rank>>) -> Vec<Option<Rank>> {
    let n_squares = rules.board().home(Side::Red).len();
    if ranks.len() != rules.board().n_squares() && ranks.len() != 2 * n_squares {
        return ranks;
    }
    let bottom = ranks[ranks.len() - n_squares..].to_vec();
    match bottom.iter().all(Option::is_none) {
        true => ranks.into_iter().take(n_squares).rev().collect(),
        false => bottom,
    }
}
