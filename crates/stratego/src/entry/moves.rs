//! Moves and plans, as people write them.
use crate::board::{Board, Square};
use crate::order::{Answer, Move, Plan, Rescue, Step, Until};
use crate::rank::Rank;
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, line, place, theirs};

/// Returns whether a line looks like a move: `A4-A5`, `MOVE A4`. Boards differ, so any letter and number count as a square here.
pub fn looks_like_move(line: &str) -> bool {
    let line = without_word(line, "move").unwrap_or(line).trim_start();
    let Some(rest) = after_square(line) else { return false };
    let rest = rest.trim_start();
    let rest = rest.strip_prefix(is_mark).map_or(rest, |rest| rest.trim_start_matches(is_mark));
    let rest = without_word(rest, "to").unwrap_or(rest).trim_start();
    after_square(rest).is_some()
}

/// Returns whether the text after MOVE, PLAN or SETUP is a sentence, such as "Plan to attack?", rather than an order.
pub fn is_prose(rest: &str) -> bool {
    let words: Vec<&str> =
        rest.split_whitespace().map(|word| word.trim_end_matches(['.', ',', '!', '?', ';', ':'])).collect();
    let is_word = |word: &&str| word.chars().all(|letter| letter.is_alphabetic() || "'’-".contains(letter));
    let is_known = |word: &&str| Rank::find(word).is_some() && words.len() < 3;
    let has_two = 1 < words.len() || words.iter().any(|word| word.is_empty());
    !rest.trim().contains('\n') && has_two && words.iter().all(is_word) && !words.iter().any(is_known)
}

/// Reads a step: `A4-A5`, `A4xA5`, `a4 to a5`, optionally with MOVE before it and `RESCUE miner TO C2` after it.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn step(board: &Board, line: &str) -> Result<Step, Note> {
    match first_step(board, line)? {
        (step, "") => Ok(step),
        _ => Err(no_move(line)),
    }
}

/// The first step of a line, and the rest.
fn first_step<'a>(board: &Board, line: &'a str) -> Result<(Step, &'a str), Note> {
    let line = line.trim();
    let text = without_word(line, "move").unwrap_or(line).trim();
    let (from, rest) = square(board, text).ok_or_else(|| no_move(line))??;
    let (marks, rest) = rest.split_at(rest.len() - rest.trim_start_matches(|c| is_mark(c) || c == ' ').len());
    let rest = without_word(rest, "to").or_else(|| without_word(rest, "takes")).unwrap_or(rest).trim_start();
    let (to, rest) = square(board, rest).ok_or_else(|| no_move(line))??;
    let strikes = marks.contains(['x', 'X', '*', ':', '×']);
    let rest = rest.trim_start_matches([' ', '.', ',', ';']);
    let (rescue, rest) = match rescue(board, rest) {
        Some(rescue) => (Some(rescue?), ""),
        None => (None, rest),
    };
    Ok((Step { step: Move { from, to, rescue }, strikes }, rest))
}

fn no_move(text: &str) -> Note {
    Note::of(say!("{} is not a move: write a move like {}.", theirs(text.trim()), line("A4-A5")))
}

/// `RESCUE miner TO C2`
fn rescue(board: &Board, text: &str) -> Option<Result<Rescue, Note>> {
    let rest = without_word(text, "rescue")?;
    let how = || -> Sentence { say!("write who comes back and where to, such as {}.", line("RESCUE miner TO C2")) };
    let mut rank = None;
    let mut to = None;
    for word in
        rest.split_whitespace().filter(|word| !["to", "on", "a", "at"].iter().any(|it| it.eq_ignore_ascii_case(word)))
    {
        if let Some(found) = Rank::find(word).filter(|_| rank.is_none()) {
            rank = Some(found);
        } else if let Some(found) = board.square(word).filter(|_| to.is_none()) {
            to = Some(found);
        } else {
            return Some(Err(Note::of(say!("{} is neither a lost piece nor a square: {}", theirs(word), how()))));
        }
    }
    Some(
        rank.zip(to)
            .map(|(rank, to)| Rescue { rank, to })
            .ok_or_else(|| Note::of(say!("Of RESCUE something is missing: {}", how()))),
    )
}

/// Reads a plan from lines, or from parts separated by semicolons. A line can have several moves.
///
/// # Errors
/// A sentence that says what is wrong with the first wrong line.
pub fn plan(board: &Board, text: &str) -> Result<Plan, Note> {
    let mut plan = Plan::default();
    // People also write a whole plan on one line, with its END.
    let last = text.trim_end().rsplit_once(char::is_whitespace);
    let text = last.filter(|(_, word)| word.eq_ignore_ascii_case("end")).map_or(text, |(before, _)| before);
    let begins = |word: &str| ["unless", "until", "if"].iter().any(|first| word.eq_ignore_ascii_case(first));
    let words = text.split(' ').map(|word| if begins(word) { format!(";{word}") } else { word.to_owned() });
    let text = words.collect::<Vec<_>>().join(" ");
    for part in text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty() && !part.starts_with('#')) {
        let words: Vec<String> = part.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            ["unless" | "until", "contact"] => plan.until = Until::Contact,
            ["unless" | "until", "attacked" | "struck"] => plan.until = Until::Attacked,
            ["unless" | "until", ..] => {
                return Err(Note::of(say!(
                    "{} is not a condition: there is {} and {}.",
                    theirs(part),
                    line("UNLESS CONTACT"),
                    line("UNTIL ATTACKED")
                )));
            }
            ["if", ..] => plan.answers.push(answer(board, part)?),
            _ => {
                let mut rest = part;
                while !rest.is_empty() {
                    let (step, after) = first_step(board, rest)?;
                    plan.steps.push(step);
                    rest = after;
                }
            }
        }
    }
    if plan.steps.is_empty() && plan.answers.is_empty() {
        return Err(Note::of(say!(
            "A plan has at least one move, such as {}, each on a line of its own, then END.",
            line("A4-A5")
        )));
    }
    let n_moves = plan.steps.len() + plan.answers.len();
    if Plan::MOST < n_moves {
        return Err(Note::of(say!("A plan has at most {} moves, not {}.", Plan::MOST, n_moves)));
    }
    Ok(plan)
}

/// `IF D6xD5 THEN E5xD5`
fn answer(board: &Board, text: &str) -> Result<Answer, Note> {
    let wrong = || Note::of(say!("{} is not a condition: write {}.", theirs(text), line("IF D6xD5 THEN E5xD5")));
    let rest = without_word(text, "if").ok_or_else(wrong)?;
    let lower = rest.to_ascii_lowercase();
    let at = lower.find(" then ").ok_or_else(wrong)?;
    let (to, with) = (rest.get(..at).ok_or_else(wrong)?, rest.get(at + 6..).ok_or_else(wrong)?);
    Ok(Answer { to: step(board, to)?, with: step(board, with)? })
}

pub(super) fn is_mark(letter: char) -> bool {
    matches!(letter, '-' | 'x' | 'X' | '*' | ':' | '×' | '>' | '–' | '—' | '→')
}

/// The rest of a text that begins with this word.
pub(crate) fn without_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (head, rest) = (text.get(..word.len())?, text.get(word.len()..)?);
    let ends = rest.chars().next().is_none_or(|letter| !letter.is_ascii_alphanumeric());
    (head.eq_ignore_ascii_case(word) && ends).then(|| rest.trim_start())
}

/// The rest of a text that begins like the name of a square.
fn after_square(text: &str) -> Option<&str> {
    let rest = text.strip_prefix(|letter: char| letter.is_ascii_alphabetic())?;
    let after = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
    (1..=2).contains(&(rest.len() - after.len())).then_some(after)
}

/// The square at the beginning of a text, and the rest. `None` if there is nothing like a square.
fn square<'a>(board: &Board, text: &'a str) -> Option<Result<(Square, &'a str), Note>> {
    let rest = after_square(text)?;
    let name = &text[..text.len() - rest.len()];
    Some(match board.square(name) {
        Some(square) => Ok((square, rest)),
        None => {
            let last = board.squares().last().map(|square| board.name(square).to_string()).unwrap_or_default();
            Err(Note::of(say!(
                "There is no square {}: the board goes from A1 to {}.",
                place(name.to_uppercase()),
                place(last)
            )))
        }
    })
}
