//! Games by their names, and seats by what people call them.
use super::GameNames;
use super::context::Context;
use super::env::Env;
use super::refusal::Refusal;
use crate::command::Stop;
use crate::game::{Game, Seat};
use crate::say;
use crate::store::faults;
use crate::store::{Life, Role, Store, UserId};
use crate::text::sentence::{self, Note, line, term, theirs};
use anyhow::Result;

/// A game by its name. A private one is found by everybody who knows its name.
///
/// # Errors
/// If there is none of that name.
pub fn game(env: &Env, name: &str) -> Result<Game, Stop> {
    match env.store.game_named(name.trim_start_matches('?'))? {
        Some(row) => Ok(env.load(row)?),
        None => Err(no_such_game(env, name)?.into()),
    }
}

/// A game by its name, for somebody who wants to look at it: what others play alone is not there for them.
///
/// # Errors
/// If there is none of that name, or none that the writer may see.
pub fn shown_game(cx: &Context, name: &str) -> Result<Game, Stop> {
    match game(cx, name)? {
        game if cx.may_see(&game) => Ok(game),
        _ => Err(no_such_game(cx, name)?.into()),
    }
}

/// A game has no such phase.
pub fn no_such_phase(game: &Game, phase: &str) -> Refusal {
    let (name, typed) = (&game.row.name, theirs(phase.chars().take(40).collect::<String>()));
    let summary = line(format!("SUMMARY {name}"));
    Refusal::because(say!(
        "{} has no phase {typed}. {summary} shows how far it has come.",
        sentence::game(name),
        typed,
        summary
    ))
}

/// The objects that SIGN ON names: a game, and perhaps one of its seats.
pub struct NamedGame {
    /// The game.
    pub game: Game,
    /// `m`, `o`, or the letter of a power.
    pub letter: Option<String>,
}

impl NamedGame {
    /// The seats that a writer may mean who gives a password for them. Before the start nobody has a power, and without a
    /// letter only the writer's own seats are meant.
    pub fn seats(&self, writer: Option<UserId>) -> Vec<Seat> {
        let power = self.letter.as_deref().and_then(|letter| self.game.power(letter));
        let is_meant = |seat: &&Seat| match self.letter.as_deref() {
            Some("m") => seat.role == Role::Master,
            Some("o") => seat.role == Role::Observer,
            Some(_) if self.game.row.life != Life::Forming => {
                power.is_some_and(|power| self.game.powers_of(seat).contains(&power))
            }
            _ => Some(seat.user) == writer,
        };
        self.game.seats.iter().filter(is_meant).cloned().collect()
    }
}

/// `fdemo` as the game and the letter of a power, or `demo` as the game: the longest name of a game that fits. `?demo` is
/// always the game.
pub fn named(env: &Env, text: &str) -> Result<Option<NamedGame>> {
    let text = text.to_lowercase();
    if MAX_NAME < text.len() {
        return Ok(None);
    }
    for (i, _) in text.char_indices().skip(1) {
        let (letter, name) = text.split_at(i);
        let Some(row) = env.store.game_named(name)? else { continue };
        let game = env.load(row)?;
        if letter == "?" {
            return Ok(Some(NamedGame { game, letter: None }));
        }
        if matches!(letter, "m" | "o") || game.powers().iter().any(|power| power.letter.eq_ignore_ascii_case(letter)) {
            return Ok(Some(NamedGame { game, letter: Some(letter.to_owned()) }));
        }
    }
    let row = env.store.game_named(&text)?;
    Ok(row.map(|row| env.load(row)).transpose()?.map(|game| NamedGame { game, letter: None }))
}

/// The name that a game has now which was once called so. What somebody plays alone is nobody else's business: it has none.
pub fn now_called(env: &Env, former: &str) -> Result<Option<String>> {
    let Some(row) = env.store.renamed(former)?.map(|now| env.store.game_named(&now)).transpose()?.flatten() else {
        return Ok(None);
    };
    let game = env.load(row)?;
    Ok((!game.is_secluded()).then_some(game.row.name))
}

/// There is no game of that name; perhaps one of a similar name.
pub fn no_such_game(env: &Env, name: &str) -> Result<Refusal> {
    let name: String = name.chars().take(40).collect();
    // A letter or two for the power may stand before it.
    let lower = name.trim_start_matches('?').to_lowercase();
    let ends = lower.char_indices().map(|(at, _)| at).take(3);
    for former in ends.filter_map(|at| lower.get(at..)) {
        if let Some(now) = now_called(env, former)? {
            return Ok(Refusal::because(say!(
                "The game {former} has another name now: {now}. Please write that.",
                former = sentence::game(former),
                now = sentence::game(now)
            )));
        }
    }
    let near = crate::text::nearest(&name, env.store.listed_names()?);
    let why = match &near {
        Some(near) => Note::of(say!("There is no game {}. Did you mean {near}?", theirs(&name), near = term(near))),
        None => Note::of(say!("There is no game {}. LIST shows the games.", theirs(&name))),
    };
    Ok(Refusal::of_word(why, name.trim_start_matches('?'), near))
}

/// The longest name of a game, perhaps with the letter of a power before it, that is looked for.
const MAX_NAME: usize = 64;

impl GameNames for Store {
    fn is_game(&self, name: &str) -> bool {
        // Where the database fails here, it also fails at whatever comes next, and that is told.
        name.len() <= MAX_NAME && faults::noted(self.knows_name(&name.to_lowercase())).unwrap_or_default()
    }
}
