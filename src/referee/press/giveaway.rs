//! Facts in press that would give its writer away: the password, and, where players are secret, name and address.
use crate::command::CommandResult;
use crate::command::game_cx::GameCx;
use crate::command::letters::addresses;

use crate::game::{Game, Seat};

/// The maximum number of words in a line where one part of a name counts as a signature.
const SIGNATURE: usize = 4;
/// The number of letters that identify a word: `Germ` is from Germany, with any ending.
const STEM: usize = 4;

/// A fact about the writer in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::referee) enum Giveaway {
    /// The password for the seat.
    Password,
    /// An address.
    Address,
    /// The name, or a part of it in a signature.
    Name,
}

impl Giveaway {
    /// `your own name`
    pub(in crate::referee) fn told(self) -> &'static str {
        match self {
            Self::Password => "your password for this game",
            Self::Address => "your own address",
            Self::Name => "your own name",
        }
    }
}

/// Returns the fact about the writer that the text gives away, the worst first.
///
/// # Errors
/// If no one is signed on.
pub(in crate::referee) fn of_writer(cx: &GameCx, text: &str) -> CommandResult<Option<Giveaway>> {
    let seat = cx.seat()?;
    if tells_password(cx, seat, text) {
        return Ok(Some(Giveaway::Password));
    }
    let lower = text.to_lowercase();
    let own = cx.store.addresses(seat.user)?;
    if own.iter().map(String::as_str).chain(addresses(seat)).any(|own| lower.contains(&own.to_lowercase())) {
        return Ok(Some(Giveaway::Address));
    }
    Ok(tells_name(&cx.game, &seat.user_name, &lower).then_some(Giveaway::Name))
}

/// Looks only at lines that mention a password, so that people can still write a password that is a plain word. It recognises
/// only passwords that were typed since the judge started, because anything else would take long.
fn tells_password(cx: &GameCx, seat: &Seat, text: &str) -> bool {
    let speaks = |line: &&str| {
        let line: String = line.to_lowercase().split_whitespace().collect();
        ["password", "passwd", "pw:", "pw=", "signon", "observe"].iter().any(|word| line.contains(word))
    };
    let ends = |c: char| c.is_ascii_punctuation();
    text.lines().filter(speaks).flat_map(str::split_whitespace).any(|word| {
        let value = word.split_once(['=', ':']).map_or(word, |(_, value)| value);
        [word, word.trim_matches(ends), value, value.trim_matches(ends)]
            .iter()
            .any(|word| cx.judge.passwords.recognises(word, &seat.password))
    })
}

/// Returns whether the text has the whole name anywhere, or one part of it on a line short enough to be a signature.
fn tells_name(game: &Game, name: &str, lower: &str) -> bool {
    let parts: Vec<String> = words(&name.to_lowercase()).map(str::to_owned).collect();
    if parts.is_empty() {
        return false;
    }
    let is_word_of_game = |word: &str| {
        let stem: String = word.chars().take(STEM).collect();
        game.powers().iter().any(|power| power.name.to_lowercase().starts_with(&stem))
    };
    let telling = |word: &str| 3 <= word.chars().count() && parts.iter().any(|p| p == word) && !is_word_of_game(word);
    let all: Vec<&str> = words(lower).collect();
    let whole = 1 < parts.len() && all.windows(parts.len()).any(|some| some == parts);
    whole || lower.lines().any(|line| words(line).count() <= SIGNATURE && words(line).any(telling))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '\'')).filter(|word| !word.is_empty())
}
