//! Reads a PRESS line: colour, readers, and the address line that they see.
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, Refusal, after_words, refuse};
use crate::say;
use crate::store::{Participants, Party};
use crate::text::sentence::{and, line, term, theirs};

/// Returns the words of a line about press, with the colour in its keyword: `GREYPRESS TO E`.
pub fn line_of(keyword: &str, text: &str) -> String {
    let colour = keyword.split(' ').find(|word| ["white", "grey", "gray"].contains(word));
    colour.into_iter().chain(text.split_whitespace()).collect::<Vec<_>>().join(" ")
}

/// Returns whether a line consists only of readers of press, perhaps with a colour.
pub fn is_addressed(cx: &GameCx, line: &str) -> bool {
    read(cx, line).is_ok_and(|wanted| wanted.delivery.is_some())
}

/// Matches a colour and readers, but not "Press on to Moscow".
pub fn takes(said: &KeywordLine) -> Match {
    let first = said.words().first().map(|word| word.trim_end_matches(',').to_lowercase()).unwrap_or_default();
    let signs = first.strip_prefix(['+', '-']).is_some_and(|people| !people.is_empty());
    if first.is_empty() || signs || HEADS.contains(&first.as_str()) || !is_sentence(said.rest) {
        Match::Call
    } else {
        Match::Sentence
    }
}

/// The words that can follow the keyword of a press line.
const HEADS: &[&str] = &[
    "to",
    "all",
    "white",
    "grey",
    "gray",
    "anonymous",
    "anonymously",
    "unanonymous",
    "unanonymously",
    "anyway",
    "press",
    "fake",
    "faked",
    "no",
    "partial",
    "broadcast",
];

const GREY: &[&str] = &["grey press", "gray press", "anonymously", "anonymous", "grey", "gray"];
const WHITE: &[&str] = &["white press", "unanonymously", "unanonymous", "white"];
const NO_FAKE: &[&str] =
    &["no fake broadcasts", "no fake broadcast", "no fake partial", "no fake press", "no fakes", "no faked", "no fake"];
const FAKE_BROADCAST: &[&str] = &["fake broadcast", "faked broadcast", "fake as broadcast"];
const FAKE_PARTIAL: &[&str] = &["fake partial", "faked partial", "fake as partial"];
const FAKE: &[&str] = &["fake press", "faked as", "fake as", "faked", "fake"];
const TO_ALL_BUT: &[&str] = &["to all but", "to everyone but", "to all except", "all but", "all except"];
const TO_ALL: &[&str] = &["to all", "to everybody", "to everyone", "broadcast", "all"];

/// The request in a press line.
#[derive(Default)]
pub(super) struct PressRequest {
    /// `true` for grey, `false` for white, `None` if the line names no colour.
    pub(super) colour: Option<bool>,
    /// It may give its writer away.
    pub(super) anyway: bool,
    /// Its readers.
    pub(super) delivery: Option<Participants>,
    /// The address line that its readers see instead.
    pub(super) fake: Option<Fake>,
}

/// The statement about a fake in the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fake {
    /// No fake, though the game's default is one.
    No,
    /// The readers see this.
    As(Participants),
}

/// Reads colour, readers and fakes, in any order.
pub(super) fn read(cx: &GameCx, text: &str) -> CommandResult<PressRequest> {
    let mut wanted = PressRequest::default();
    let mut rest = text.trim();
    let after = |rest, words: &[&str]| words.iter().find_map(|words| after_words(rest, words));
    while !rest.is_empty() {
        if let Some(tail) = after(rest, GREY) {
            (wanted.colour, rest) = (Some(true), tail);
        } else if let Some(tail) = after(rest, WHITE) {
            (wanted.colour, rest) = (Some(false), tail);
        } else if let Some(tail) = after(rest, &["anyway"]) {
            (wanted.anyway, rest) = (true, tail);
        } else if let Some(tail) = after(rest, &["partial", "press", ","]) {
            rest = tail;
        } else if let Some(tail) = after(rest, NO_FAKE) {
            (wanted.fake, rest) = (Some(Fake::No), tail);
        } else if let Some(tail) = after(rest, FAKE_BROADCAST) {
            (wanted.fake, rest) = (Some(Fake::As(Participants::All)), tail);
        } else if let Some(tail) = after(rest, FAKE_PARTIAL) {
            let seems = delivery(cx, tail)?;
            let (seems, tail) = seems.ok_or_else(|| {
                Refusal::because(say!(
                    "Who should it appear to go to? I have not sent it. Write, for example, {}.",
                    line("PRESS TO E FAKE PARTIAL TO FG")
                ))
            })?;
            (wanted.fake, rest) = (Some(Fake::As(seems)), tail);
        } else if let Some(tail) = after(rest, FAKE) {
            let (seems, tail) = delivery(cx, tail)?.unwrap_or((Participants::All, tail));
            (wanted.fake, rest) = (Some(Fake::As(seems)), tail);
        } else if let Some((delivery, tail)) = delivery(cx, rest)? {
            wanted.delivery = Some(match (wanted.delivery.take(), delivery) {
                (None, delivery) => delivery,
                (Some(Participants::These(mut parties)), Participants::These(more)) => {
                    parties.extend(more.into_iter().filter(|party| !parties.contains(party)).collect::<Vec<_>>());
                    Participants::These(parties)
                }
                _ => {
                    return refuse(
                        "Your line has two lists of recipients, so I have not sent it. Please write one list.",
                    );
                }
            });
            rest = tail;
        } else {
            return refuse(say!(
                "{} is neither a colour nor a recipient, so I have not sent this. HELP PRESS explains the line.",
                theirs(rest)
            ));
        }
    }
    Ok(wanted)
}

/// The readers at the beginning of a text, and the rest of the text.
fn delivery<'t>(cx: &GameCx, text: &'t str) -> CommandResult<Option<(Participants, &'t str)>> {
    let after = |words: &[&str]| words.iter().find_map(|words| after_words(text, words));
    if let Some(names) = after(TO_ALL_BUT).or_else(|| text.strip_prefix('-')) {
        let (parties, rest) = people(cx, names)?;
        return Ok(Some((Participants::AllBut(parties), rest)));
    }
    if let Some(rest) = after(TO_ALL) {
        return Ok(Some((Participants::All, rest)));
    }
    let Some(names) = text.strip_prefix('+').or_else(|| strip_to(text)) else { return Ok(None) };
    let (parties, rest) = people(cx, names)?;
    Ok(Some((Participants::These(parties), rest)))
}

/// `TO EFG`, or `TOEFG`, which the classic judges accept.
fn strip_to(text: &str) -> Option<&str> {
    let head = text.get(..2)?;
    head.eq_ignore_ascii_case("to").then(|| text[2..].trim())
}

/// Returns whether the text begins with something other than another name.
fn ends_list(text: &str) -> bool {
    let others = [GREY, WHITE, NO_FAKE, FAKE, FAKE_PARTIAL, FAKE_BROADCAST, &["anyway", "press", "to"]];
    text.starts_with(['+', '-']) || others.into_iter().flatten().any(|words| after_words(text, words).is_some())
}

/// Reads a line that consists only of a list of people.
///
/// # Errors
/// If someone is unknown, or something else follows.
pub(super) fn only_people(cx: &GameCx, text: &str) -> CommandResult<Vec<Party>> {
    match people(cx, text)? {
        (parties, "") => Ok(parties),
        (_, rest) => refuse(say!("I don't understand {} after the names.", theirs(rest))),
    }
}

/// Reads a list of people: names of powers, or letters. Returns it with the text after it. A word with both readings is
/// refused, never guessed.
fn people<'t>(cx: &GameCx, text: &'t str) -> CommandResult<(Vec<Party>, &'t str)> {
    let game = &cx.game;
    let called = |word: &str| match word.to_lowercase().as_str() {
        "m" | "master" | "gm" => Some(Party::Master),
        "o" | "observer" | "observers" => Some(Party::Observer),
        word => game.power(word).map(|power| Party::Power(power.0)),
    };
    let is_gap = |c: char| c.is_whitespace() || c == ',' || c == ';';
    let mut parties: Vec<Party> = Vec::new();
    let mut rest = text.trim_start_matches(is_gap);
    while !rest.is_empty() && (parties.is_empty() || !ends_list(rest)) {
        // Some powers have names of several words.
        let name = game.powers().iter().filter(|power| power.name.contains(' '));
        let name = name.filter_map(|power| Some((game.power(&power.name)?, after_words(rest, &power.name)?)));
        if let Some((power, tail)) = name.min_by_key(|(_, tail)| tail.len()) {
            parties.push(Party::Power(power.0));
            rest = tail.trim_start_matches(is_gap);
            continue;
        }
        let (word, tail) = rest.split_at(rest.find(is_gap).unwrap_or(rest.len()));
        rest = tail.trim_start_matches(is_gap);
        if matches!(word.to_lowercase().as_str(), "and" | "the") {
            continue;
        }
        let by_letters: Option<Vec<Party>> = word.chars().map(|c| called(&c.to_string())).collect();
        let by_letters = by_letters.filter(|_| 1 < word.chars().count());
        match (called(word), by_letters) {
            (Some(party), None) => parties.push(party),
            (None, Some(letters)) => parties.extend(letters),
            (Some(party), Some(letters)) => {
                let names = cx.names();
                return refuse(say!(
                    "{} could mean {} or {}, so I have not sent this. Please put spaces between the letters, or write other names.",
                    term(word),
                    term(names.of(party)?),
                    and(names.each(&letters)?.into_iter().map(term))
                ));
            }
            (None, None) => {
                return refuse(say!("I don't know who {} is in this game; nothing has been sent.", theirs(word)));
            }
        }
    }
    parties.dedup();
    if parties.is_empty() {
        return refuse("Who is it for? I have not sent it.");
    }
    Ok((parties, rest))
}
