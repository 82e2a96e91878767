//! The words that identify a person in other people's texts.
use super::GameId;
use std::collections::HashMap;

/// A person's name, addresses and private texts.
#[derive(Debug, Default)]
pub(super) struct Traces {
    /// The phrases, by their first word.
    phrases: HashMap<String, Vec<Phrase>>,
}

/// A sequence of words.
#[derive(Debug)]
struct Phrase {
    /// All words but the first.
    rest: Vec<String>,
    /// The games it is about, for a phrase that anyone might write. In e-mails about other games it identifies no one.
    games: Option<Vec<GameId>>,
}

impl Traces {
    /// The traces of a person who has held seats in these games.
    pub(super) fn of(name: &str, addresses: &[String], press: Vec<(GameId, String)>, games: Vec<GameId>) -> Self {
        let mut traces = Self::default();
        for address in addresses {
            traces.add(address, 1, &games);
        }
        traces.add(name, 2, &games);
        for (game, body) in press {
            traces.add(&body, 3, &[game]);
        }
        traces
    }

    /// Adds a text. A text of fewer words than `enough` counts only in e-mails about these games.
    fn add(&mut self, text: &str, enough: usize, games: &[GameId]) {
        let text = flat(text);
        let mut rest = words(&text).map(str::to_owned);
        if let Some(first) = rest.next() {
            let rest: Vec<String> = rest.collect();
            let games = (rest.len() + 1 < enough).then(|| games.to_vec());
            self.phrases.entry(first).or_default().push(Phrase { rest, games });
        }
    }

    /// Returns whether a text about this game, or about none, contains any of them.
    pub(super) fn are_in(&self, text: &str, game: Option<GameId>) -> bool {
        let text = flat(text);
        let mut words = words(&text);
        while let Some(first) = words.next() {
            let is_here = |phrase: &Phrase| {
                let mut here = words.clone();
                phrase.rest.iter().all(|word| here.next() == Some(word))
            };
            let counts = |Phrase { games, .. }: &&Phrase| {
                games.as_ref().is_none_or(|games| game.is_none_or(|game| games.contains(&game)))
            };
            if self.phrases.get(first).into_iter().flatten().filter(counts).any(is_here) {
                return true;
            }
        }
        false
    }
}

/// The text in lower case, without JSON's line ends.
fn flat(text: &str) -> String {
    text.replace("\\n", " ").to_lowercase()
}

/// The words of such a text, regardless of line breaks and quoting.
fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}
