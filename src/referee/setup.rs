//! What a game is played on: its board and the options of its rules, as CREATE, SIGN ON and SET choose them.
use crate::answers::listing;
use crate::boards::catalogue::{Chain, digest};
use crate::boards::morph;
use crate::desk::context::Context;
use crate::desk::refusal::Refusal;
use crate::game::Game;
use crate::game::settings::{Settings, Values, variant_and_options};
use crate::rules::diplomacy::board::Board;
use crate::store::Life;
use anyhow::anyhow;
use std::sync::Arc;

/// So much may be changed in one letter.
const MOST_MORPHS: usize = 100;

/// What a new game is to be.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The board's name.
    pub variant: String,
    /// The settings, as the database keeps them.
    pub settings: String,
    /// The digest of the board, if it was changed by mail.
    pub morph: Option<String>,
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
        let (name, variant) = (&other.row.name, &other.row.variant);
        if !other.row.morphed && !cx.judge.catalogue.has(variant) {
            return Err(Refusal::because(format!(
                "'{name}' is played on a board, {variant}, that can not be chosen any more. LIST VARIANTS shows those that can."
            )));
        }
        let morph = other.row.board.filter(|_| other.row.morphed);
        return Ok(Wish { variant: other.row.variant, settings: other.settings.to_json(), morph });
    }
    let text = words.join(" ");
    let boards = cx.judge.catalogue.names();
    let values = variant_and_options(&text, &Settings::default(), &boards)?;
    let variant = named(cx, &values)?.unwrap_or_else(|| "standard".to_owned());
    // Now that the board is known, the options are changes of its own choices.
    let mut settings = Settings::default().on_board(cx.judge.catalogue.policies(&variant)?);
    for (key, value) in variant_and_options(&text, &settings, &boards)? {
        if key != "variant" {
            settings.set(key, value);
        }
    }
    Ok(Wish { variant, settings: settings.to_json(), morph: None })
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
    let values = variant_and_options(text, &game.settings, &cx.judge.catalogue.names())?;
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

/// The board that a game is played on.
///
/// # Errors
/// If it can not be read.
pub fn board(cx: &Context, game: &Game) -> Result<Arc<Board>, Refusal> {
    match kept_chain(cx, game)? {
        Some(chain) => match chain.read() {
            Ok(board) => Ok(Arc::new(board)),
            Err(_) => Err(Refusal::Ours(anyhow!("the board of game '{}' can not be read", game.row.name))),
        },
        None => Ok(cx.judge.catalogue.board(&game.row.variant)?),
    }
}

/// The files of the board that a game has kept: those of one that is forming are its own only if it was changed by mail.
///
/// # Errors
/// If they can not be read.
pub fn kept_chain(cx: &Context, game: &Game) -> Result<Option<Chain>, Refusal> {
    let kept = game.row.board.as_ref().filter(|_| game.row.morphed || game.row.life != Life::Forming);
    Ok(kept.map(|digest| Chain::from_json(&cx.store.board(digest)?)).transpose()?)
}

/// Can the setting have this value on the board of the game?
///
/// # Errors
/// A sentence that says what can be.
pub fn check_setting(cx: &Context, key: &str, value: &str) -> Result<(), Refusal> {
    let n_centres = board(cx, cx.game()?)?.centres().len();
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
/// If there is no such board, or it has fewer powers than there are players, or fewer centres than are to win.
pub fn change_variant(cx: &mut Context, typed: &str) -> Result<(), Refusal> {
    let catalogue = &cx.judge.catalogue;
    let name = catalogue.find(typed).ok_or_else(|| Refusal::Because(catalogue.unknown(typed)))?;
    let board = catalogue.board(&name)?;
    if cx.game()?.row.morphed {
        return Err(Refusal::because(
            "The board of this game has changes of its own; take them away first: MORPH, and END MORPH on the next line.",
        ));
    }
    fits(cx, &board)?;
    cx.change_game(|game| game.row.variant = name)?;
    reload(cx)?;
    keep_board(cx)
}

/// Changes the board of a game that is forming by the lines of a MORPH; without any, takes back what was changed.
///
/// # Errors
/// A sentence for each mistake; then nothing has been changed.
pub fn morph(cx: &mut Context, lines: &[String]) -> Result<String, Refusal> {
    let game = cx.game()?;
    let (name, morphed, old) = (game.row.name.clone(), game.row.morphed, game.row.board.clone());
    if game.row.life != Life::Forming {
        return Err(Refusal::because("The board can only be changed before the game starts."));
    }
    if MOST_MORPHS <= cx.changes.len() {
        return Err(Refusal::because("So much has been changed in this letter that I change no more."));
    }
    let base = cx.judge.catalogue.chain(&game.row.variant);
    let base = base.ok_or_else(|| Refusal::because(cx.judge.catalogue.unknown(&game.row.variant)))?;
    let said = match morph::read(lines, &base)? {
        None if !morphed => {
            return Err(Refusal::because("There is nothing between MORPH and END MORPH. HELP MORPH says what can be."));
        }
        None => {
            cx.change_game(|game| game.row.morphed = false)?;
            reload(cx)?;
            keep_board(cx)?;
            format!("The board of '{name}' is that of its variant again.")
        }
        Some((chain, board)) => {
            fits(cx, &board)?;
            let files = chain.to_json();
            let digest = digest(&files);
            cx.store.keep_board(&digest, &files)?;
            cx.change_game(|game| {
                game.row.board = Some(digest);
                game.row.morphed = true;
            })?;
            reload(cx)?;
            format!("The board of '{name}' has been changed. LIST {name} shows how.")
        }
    };
    if let (true, Some(old)) = (morphed, old) {
        cx.store.forget_board(&old)?;
    }
    cx.touched = true;
    Ok(cx.change(said, None))
}

/// Has a board room for all who have joined the game, and the centres that are to win it?
fn fits(cx: &Context, board: &Board) -> Result<(), Refusal> {
    let n_players = cx.game()?.players().count();
    let n_played = board.power_data.iter().filter(|data| !data.dummy).count();
    if n_played < n_players {
        return Err(Refusal::because(format!(
            "{} would have {n_played} powers to play, but {n_players} players have joined the game.",
            board.title
        )));
    }
    let n_centres = board.centres().len();
    match cx.game()?.settings.number("centres") {
        Some(n) if n_centres < n => Err(Refusal::because(format!(
            "{} would have {n_centres} centres, and it is set that {n} win: SET CENTRES to fewer first, or SET USUAL CENTRES.",
            board.title
        ))),
        _ => Ok(()),
    }
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
