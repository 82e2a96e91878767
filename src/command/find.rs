//! Games by their names, and seats by the words that people use for them.
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

/// A game by its name. Anyone who knows the name of a private game can find it.
///
/// # Errors
/// If no game has this name.
pub fn game(env: &Env, name: &str) -> Result<Game, Stop> {
    match env.store.game_named(name.trim_start_matches('?'))? {
        Some(row) => Ok(env.load(row)?),
        None => Err(no_such_game(env, name)?.into()),
    }
}

/// A game by its name, for a person who wants to see it. Solo games of other players do not exist for them.
///
/// # Errors
/// If no game that the writer may see has this name.
pub fn shown_game(cx: &Context, name: &str) -> Result<Game, Stop> {
    match game(cx, name)? {
        game if cx.may_see(&game) => Ok(game),
        _ => Err(no_such_game(cx, name)?.into()),
    }
}

/// Refuses a phase that the game does not have.
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

/// A game that SIGN ON names, and perhaps one of its seats.
pub struct NamedGame {
    /// The game.
    pub game: Game,
    /// `m`, `o`, or the abbreviation of a power.
    pub letter: Option<String>,
}

impl NamedGame {
    /// The seats that a password may belong to. Before the start, no one has a power, and without an abbreviation only the
    /// writer's own seats count.
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

/// `fdemo` as a game and the abbreviation of a power, or `demo` as a game. The longest matching name of a game wins.
/// `?demo` is always the game.
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

/// The current name of a game that was once called this. A solo game has none, since it is private to its player.
pub fn now_called(env: &Env, former: &str) -> Result<Option<String>> {
    let Some(row) = env.store.renamed(former)?.map(|now| env.store.game_named(&now)).transpose()?.flatten() else {
        return Ok(None);
    };
    let game = env.load(row)?;
    Ok((!game.is_secluded()).then_some(game.row.name))
}

/// Refuses an unknown name of a game, and suggests a similar one.
pub fn no_such_game(env: &Env, name: &str) -> Result<Refusal> {
    let name: String = name.chars().take(40).collect();
    // The name may follow one or two letters for the power.
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
        Some(near) => Note::of(say!("{} is not a game here. Did you mean {near}?", theirs(&name), near = term(near))),
        None => Note::of(say!("{} is not a game here. LIST shows the games.", theirs(&name))),
    };
    Ok(Refusal::of_word(why, name.trim_start_matches('?'), near))
}

/// The most bytes of a game's name to look for, including the abbreviation of a power before it.
const MAX_NAME: usize = 64;

impl GameNames for Store {
    fn is_game(&self, name: &str) -> bool {
        // A database that fails here also fails at the next query, which reports the error.
        name.len() <= MAX_NAME && faults::noted(self.knows_name(&name.to_lowercase())).unwrap_or_default()
    }
}
