//! What a game is played on: its board and the options of its rules, as CREATE, SIGN ON and SET choose them.
use crate::context::Context;
use crate::game::Game;
use crate::listing;
use crate::refusal::Refusal;
use crate::settings::{Settings, Values, variant_and_options};
use crate::store::Life;

/// What a new game is to be.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The board's name.
    pub variant: String,
    /// The settings, as the database keeps them.
    pub settings: String,
}

/// Reads what CREATE says after the password: the variant (standard, if none is named) and options; or LIKE and the name
/// of another game.
///
/// # Errors
/// If there is no such variant, option or game, or there are two variants.
pub fn wish(cx: &Context, words: &[&str]) -> Result<Wish, Refusal> {
    if let [like, other] = words
        && like.eq_ignore_ascii_case("like")
    {
        let other = listing::find(cx, other)?;
        return Ok(Wish { variant: other.row.variant.clone(), settings: other.settings.to_json() });
    }
    let text = words.join(" ");
    let variant =
        named(cx, &variant_and_options(&text, &Settings::default())?)?.unwrap_or_else(|| "standard".to_owned());
    // Now that the board is known, the options are changes of its own choices.
    let mut settings = Settings::default().on_board(cx.judge.catalogue.policies(&variant)?);
    for (key, value) in variant_and_options(&text, &settings)? {
        if key != "variant" {
            settings.set(key, value);
        }
    }
    Ok(Wish { variant, settings: settings.to_json() })
}

/// The one board that is named.
fn named(cx: &Context, values: &Values) -> Result<Option<String>, Refusal> {
    let mut found: Option<String> = None;
    for (_, typed) in values.iter().filter(|(key, _)| *key == "variant") {
        let catalogue = &cx.judge.catalogue;
        let name = catalogue.find(typed).ok_or_else(|| Refusal::Because(catalogue.unknown(typed)))?;
        if let Some(other) = found.as_ref().filter(|other| **other != name) {
            return Err(Refusal::because(format!("A game is played on one board. Did you mean {other}, or {name}?")));
        }
        found = Some(name);
    }
    Ok(found)
}

/// Is the game what somebody asks for who joins it with these words?
///
/// # Errors
/// A sentence that says what it is instead.
pub fn check(cx: &Context, game: &Game, text: &str) -> Result<(), Refusal> {
    let values = variant_and_options(text, &game.settings)?;
    let variant = named(cx, &values)?;
    let is_other = |name: &str| !name.eq_ignore_ascii_case(&game.row.variant);
    let differs = |(key, value): &(&str, String)| *key != "variant" && !game.settings.has(key, value);
    if variant.as_deref().is_some_and(is_other) || values.iter().any(differs) {
        let name = &game.row.name;
        return Err(Refusal::because(format!(
            "'{name}' is another game: {}. SIGN ON ?{name} and your password, without more, joins it as it is.",
            game.variant()
        )));
    }
    Ok(())
}

/// Can the setting have this value on the board of the game?
///
/// # Errors
/// A sentence that says what can be.
pub fn check_setting(cx: &Context, key: &str, value: &str) -> Result<(), Refusal> {
    let n_centres = cx.judge.catalogue.board(&cx.game()?.row.variant)?.centres().len();
    match value.parse::<usize>() {
        Ok(n) if key == "centres" && n_centres < n => {
            Err(Refusal::because(format!("The board has {n_centres} centres: {n} can not be won.")))
        }
        _ => Ok(()),
    }
}

/// Puts a game that is forming on another board.
///
/// # Errors
/// If there is no such board, or it has fewer powers than there are players.
pub fn change_variant(cx: &mut Context, typed: &str) -> Result<(), Refusal> {
    let catalogue = &cx.judge.catalogue;
    let name = catalogue.find(typed).ok_or_else(|| Refusal::Because(catalogue.unknown(typed)))?;
    let board = catalogue.board(&name)?;
    let n_players = cx.game()?.players().count();
    let n_played = board.power_data.iter().filter(|data| !data.dummy).count();
    if n_played < n_players {
        return Err(Refusal::because(format!(
            "{} has {n_played} powers to play, but {n_players} players have joined the game.",
            board.title
        )));
    }
    cx.change_game(|game| {
        game.row.variant = name;
        game.row.morphed = false;
    })?;
    reload(cx)?;
    keep_board(cx)
}

/// Keeps the board of a game that is forming as it is now, for the case that the variant is taken away before the start.
///
/// # Errors
/// If the database fails.
pub fn keep_board(cx: &mut Context) -> Result<(), Refusal> {
    let (store, judge) = (cx.store, cx.judge);
    cx.game_mut()?.keep_board(store, &judge.catalogue)?;
    cx.change_game(|_| ())
}

/// Sets up the game anew from what is kept of it: its rules have changed.
///
/// # Errors
/// If something that is kept can not be read.
pub fn reload(cx: &mut Context) -> Result<(), Refusal> {
    let row = cx.store.game(cx.game()?.row.id)?;
    debug_assert_eq!(row.life, Life::Forming, "rules are fixed at the start");
    cx.game = Some(Game::load(cx.store, row, &cx.judge.catalogue)?);
    Ok(())
}
