//! A game's board and rule options, as CREATE, SIGN ON and SET choose them.
use super::{computer_hands, reliability};
use crate::boards::catalogue::{Catalogue, LoadedBoard};
use crate::boards::morph;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::refusal::{CommandResult, Refusal};
use crate::command::{Stop, find, is_setting_whole, no_such_setting, refuse};
use crate::families::setting::{Kept, Values};
use crate::families::{CHOICES, Family, Variant};
use crate::game::schedule::{Clocking, Hours};
use crate::game::settings::{Settings, keys};
use crate::game::{Game, board};
use crate::referee::modules::choice;
use crate::referee::seats::people;
use crate::say;
use crate::store::Life;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, line, term, theirs};

/// The most bytes of a setting that a subject names.
const MAX_IN_SUBJECT: usize = 30;
/// The maximum number of boards that one letter changes.
const MAX_MORPHS: usize = 100;

/// The plan of a new game.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The family of its board.
    pub family: String,
    /// The board's name.
    pub variant: String,
    /// The settings, in their stored form.
    pub settings: String,
    /// The digest of the board, if it was changed by mail.
    pub morph: Option<String>,
    /// Its modules, in their stored form.
    pub modules: Option<String>,
}

/// Reads the text after the password in CREATE: the variant (by default, the usual one) and options, or LIKE and the name of
/// another game.
///
/// # Errors
/// If the variant, option or game does not exist, or the text names two variants.
pub fn new_game(cx: &Env, words: &[&str]) -> CommandResult<NewGame> {
    let catalogue = &cx.judge.catalogue;
    if let [like, other] = words
        && like.eq_ignore_ascii_case("like")
    {
        let other = find::game(cx, other)?;
        let (name, variant) = (&other.row.name, &other.row.variant);
        if !other.row.morphed && !catalogue.has(variant) {
            return refuse(say!(
                "{name} is played on a board, {variant}, that can no longer be chosen. {} shows those that can.",
                name = sentence::game(name),
                variant = term(variant),
                line("LIST VARIANTS")
            ));
        }
        let morph = other.row.board.filter(|_| other.row.morphed);
        let settings = other.settings.kept().to_json();
        let modules = choice::like(*cx, &other.modules, &other.board, other.settings.kept())?;
        return Ok(NewGame { family: other.row.family, variant: other.row.variant, settings, morph, modules });
    }
    let typed = words.join(" ");
    let (text, modules) = choice::taken(*cx, None, &typed, |plain| {
        let new = new_board(cx, plain)?;
        Ok((cx.judge.catalogue.board(&new.variant)?, Kept::from_json(&new.settings)?))
    })?;
    Ok(NewGame { modules, ..new_board(cx, &text)? })
}

/// Like [`new_game`], without modules.
fn new_board(cx: &Env, text: &str) -> CommandResult<NewGame> {
    let catalogue = &cx.judge.catalogue;
    let (named, text) = named_family(cx, text);
    let (variant, board) = chosen_board(cx, named, text)?;
    // Now that the board is known, the options are changes to its own choices.
    let mut settings = Settings::new(Kept::default(), board.variant);
    for (name, value) in settings.variant_and_options(text, &catalogue.names())? {
        if name != keys::VARIANT.name {
            settings.set(name, value);
        } else if catalogue.find(&value).is_none() {
            return Err(no_such_board(catalogue, &value).into());
        }
    }
    let family = settings.variant().family().key().to_owned();
    Ok(NewGame { family, variant, settings: settings.kept().to_json(), morph: None, modules: None })
}

/// Adds settings and modules to a new game, as SET accepts them: `builds=any, no dias, restrict=FG`.
///
/// # Errors
/// If one of them is not a setting, or not valid on that board.
pub fn with_settings(cx: &Env, new: NewGame, text: &str, is_alone: bool) -> CommandResult<NewGame> {
    if text.is_empty() {
        return Ok(new);
    }
    let catalogue = &cx.judge.catalogue;
    let board = catalogue.board(&new.variant)?;
    let mut settings = Settings::new(Kept::from_json(&new.settings)?, board.variant.clone());
    let mut modules = Vec::new();
    for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        let words = part.replace('=', " ");
        let Some(change) =
            settings.read(&words, &catalogue.names()).filter(|_| is_setting_whole(catalogue.families(), &words))
        else {
            let (found, others) = choice::all_named(catalogue, &[], part);
            if found.is_empty() || !others.is_empty() {
                return Err(no_such_setting(catalogue.families(), part).into());
            }
            modules.push(part);
            continue;
        };
        for (name, value) in change?.values {
            if name == keys::VARIANT.name {
                return refuse(say!("Name the board before WITH, and not in {}.", theirs(part)));
            }
            if !is_alone && is_for_one(name, &value) {
                return Err(not_alone().into());
            }
            settings.set(name, value);
        }
    }
    settings.variant().fits(settings.kept())?;
    let kept = settings.kept().clone();
    let (_, modules) = choice::taken(*cx, new.modules.as_deref(), &modules.join(" "), |_| Ok((board, kept)))?;
    Ok(NewGame { settings: settings.kept().to_json(), modules, ..new })
}

/// The family that a text begins with, and the text after it. A board of the same name takes precedence.
fn named_family<'t>(cx: &Env, text: &'t str) -> (Option<&'static dyn Family>, &'t str) {
    let catalogue = &cx.judge.catalogue;
    let (word, rest) = text.trim_start().split_once([' ', ',', '/']).unwrap_or((text.trim_start(), ""));
    let family = catalogue.families().iter().find(|family| family.key().eq_ignore_ascii_case(word));
    match family.filter(|_| catalogue.find(word).is_none()) {
        Some(family) => (Some(*family), rest.trim_start()),
        None => (None, text),
    }
}

/// The board that CREATE names, or the usual one. The family decides which words are options: the one that the text names, or
/// the first that understands the whole text.
fn chosen_board(cx: &Env, of: Option<&'static dyn Family>, text: &str) -> CommandResult<(String, LoadedBoard)> {
    let catalogue = &cx.judge.catalogue;
    let boards = catalogue.names();
    let mut refusal = None;
    let is_meant = |family: &&&dyn Family| of.is_none_or(|of| of.key() == family.key());
    for family in catalogue.families().iter().filter(is_meant) {
        let usual = catalogue.board(family.default_board())?;
        let values = Settings::new(Kept::default(), usual.variant.clone()).variant_and_options(text, &boards)?;
        match named(cx, &values) {
            Ok(None) => return Ok((family.default_board().to_owned(), usual)),
            Ok(Some(name)) => {
                let board = catalogue.board(&name)?;
                let own = board.variant.family();
                if let Some(of) = of.filter(|of| of.key() != own.key()) {
                    let (own, of) = (term(own.title()), term(of.title()));
                    return refuse(say!("{name} is a board of {own}, not of {of}.", name = term(&name), own, of));
                }
                return Ok((name, board));
            }
            Err(Stop::Failed(error)) => return Err(Stop::Failed(error)),
            Err(other) => refusal = refusal.or(Some(other)),
        }
    }
    Err(refusal.unwrap_or_else(|| Refusal::because("No game can be played here.").into()))
}

/// Says that no board has that name.
fn no_such_board(catalogue: &Catalogue, typed: &str) -> Refusal {
    Refusal::of_word(catalogue.unknown(typed), typed, catalogue.near(typed))
}

/// The one board named.
fn named(cx: &Env, values: &Values) -> CommandResult<Option<String>> {
    let mut found: Option<String> = None;
    for (_, typed) in values.iter().filter(|(name, _)| *name == keys::VARIANT.name) {
        let catalogue = &cx.judge.catalogue;
        let name = catalogue.find(typed).ok_or_else(|| no_such_board(catalogue, typed))?;
        if let Some(other) = found.as_ref().filter(|other| **other != name) {
            let (other, name) = (term(other), term(&name));
            return refuse(say!("A game is played on one board. Did you mean {other}, or {name}?", other, name));
        }
        found = Some(name);
    }
    Ok(found)
}

/// Checks that the game matches the request of a person who joins it.
///
/// # Errors
/// A sentence that says what it is instead.
pub fn check(cx: &Env, game: &Game, text: &str) -> CommandResult {
    if matches(cx, game, text)? {
        return Ok(());
    }
    let name = &game.row.name;
    refuse(say!(
        "{name} does not match: it is {}. To join it as it is, write {} and a password of one word, and nothing more.",
        name = sentence::game(name),
        term(game.variant()),
        line(format!("SIGN ON ?{name}"))
    ))
}

/// Like [`check`], for a person who signs on to a seat and names the variant, which the classic judges required.
///
/// # Errors
/// A sentence that says what it is instead.
pub fn check_played(cx: &Env, game: &Game, text: &str) -> CommandResult {
    if matches(cx, game, text)? {
        return Ok(());
    }
    refuse(say!(
        "{} is {}. Please leave out the name after the password, which differs.",
        sentence::game(&game.row.name),
        term(game.variant())
    ))
}

/// Returns whether the game matches. A word that is neither a variant nor an option does not, and is not repeated, because it
/// may be part of a password.
fn matches(cx: &Env, game: &Game, text: &str) -> CommandResult<bool> {
    let (family, text) = named_family(cx, text);
    if family.is_some_and(|family| family.key() != game.row.family) {
        return Ok(false);
    }
    let Ok(values) = game.settings.variant_and_options(text, &cx.judge.catalogue.names()) else { return Ok(false) };
    let variant = match named(cx, &values) {
        Ok(variant) => variant,
        Err(Stop::Failed(error)) => return Err(Stop::Failed(error)),
        Err(_) => return Ok(false),
    };
    let is_other = |name: &str| !name.eq_ignore_ascii_case(&game.row.variant);
    let differs = |(name, value): &(&str, String)| *name != keys::VARIANT.name && !game.settings.has(name, value);
    Ok(!(variant.as_deref().is_some_and(is_other) || values.iter().any(differs)))
}

/// Checks that the setting can have this value on the game's board.
///
/// # Errors
/// A sentence that lists the valid values.
pub fn check_setting(cx: &GameCx, name: &str, value: &str) -> CommandResult {
    let game = &cx.game;
    let mut settings = game.settings.clone();
    settings.set(name, value.to_owned());
    Ok(game.board.variant.fits(settings.kept())?)
}

/// Checks that this setting can change to this value now.
///
/// # Errors
/// A sentence with the reason.
pub fn check_change(cx: &GameCx, key: &str, value: &str) -> CommandResult {
    if key == keys::MODULE.name {
        return choice::check(cx, value);
    }
    let game = &cx.game;
    let before_start = game.settings.setting(key).is_some_and(|setting| setting.before_start);
    if before_start && game.row.life != Life::Forming {
        return refuse("This can only be set before the game starts.");
    }
    if [keys::PLAYERS.name, keys::POWERS.name].contains(&key) {
        people::may_seat(game, key, value)?;
    }
    if key == keys::COMPUTERS.name {
        computer_hands::may_play(game, value)?;
    }
    if is_for_one(key, value) && !game.is_played_alone() {
        return Err(not_alone().into());
    }
    reliability::may_ask(cx, key, value)?;
    check_setting(cx, key, value)
}

/// Returns whether this value is allowed in solo games only.
fn is_for_one(key: &str, value: &str) -> bool {
    [keys::PRACTICE.name, keys::SEED.name].contains(&key) && !["", "no"].contains(&value)
}

fn not_alone() -> Refusal {
    Refusal::because(say!(
        "This is for games that one person plays alone: {}, or {}, before it.",
        line("SET PLAYERS 1"),
        line("SET COMPUTERS REST")
    ))
}

/// Changes settings to typed values. Returns the reply: a sentence for each change, and the consequences.
///
/// # Errors
/// If a value is not valid.
pub fn change_settings(cx: &mut GameCx, values: Values, typed: &str) -> CommandResult<Vec<Note>> {
    let may_start =
        |game: &Game| (game.is_full(), game.settings.on(keys::MANUAL_START), game.settings.get(keys::MUSTER));
    let before = may_start(&cx.game);
    let mut said = Vec::new();
    let mut clocks = Vec::new();
    let names_board = values.iter().any(|(key, _)| *key == keys::VARIANT.name);
    for (key, value) in values {
        if key == keys::MODULE.name {
            said.extend(choice::change(cx, &value)?);
            continue;
        }
        check_change(cx, key, &value)?;
        let game = &cx.game;
        let Some(setting) = game.settings.setting(key) else { continue };
        let before = game.settings.text(key).to_owned();
        if key == keys::VARIANT.name {
            let was = game.variant();
            change_variant(cx, &value)?;
            let new = cx.game.variant();
            said.push(match new == was {
                true => Note::of(say!("VARIANT {new} (unchanged).", new = term(new))),
                false => cx.change(say!("VARIANT {new} (it was: {was}).", new = term(new), was = term(was))),
            });
            continue;
        }
        if game.settings.has(key, &value) {
            if names_board && key == CHOICES.name {
                continue;
            }
            let shown = if key == CHOICES.name {
                typed.split([',', ';']).next().unwrap_or(typed).trim().to_uppercase()
            } else {
                game.settings.say(setting, &value)
            };
            said.push(Note::of(say!("{} (unchanged).", term(shown))));
            continue;
        }
        let changes = game.settings.changes(setting, &value);
        let of_clock = [keys::ZONE.name, keys::NO_PROCESSING.name, keys::QUIET_HOURS.name];
        if (setting.is_clock() || of_clock.contains(&key)) && game.row.life != Life::Forming {
            let stages = game.board.variant.family().stages();
            let old = stages.iter().find(|stage| stage.key == key).map(|stage| game.settings.clocking(stage));
            clocks.push((old, value.parse::<Clocking>().ok()));
        }
        cx.change_game(|game| game.settings.set(key, value.clone()))?;
        if key == keys::BALLOTS.name {
            // Those votes were cast under different secrecy.
            cx.store.drop_votes_from(cx.game.row.id, cx.game.row.turn)?;
        }
        cx.after.recount = true;
        if setting.before_start {
            cx.reload()?;
        }
        for (now, was) in changes {
            let dot = if now.ends_with(['.', '!', '?']) { "" } else { "." };
            let has_lines = value.contains('\n') || before.contains('\n');
            let was = was.trim();
            said.push(if has_lines {
                cx.change(say!("The game's {key} has been changed.", key))
            } else if was.is_empty() || was.ends_with(' ') || (before.is_empty() && key != CHOICES.name) {
                cx.change_called(in_subject(&now), say!("{now}{dot}", now = term(&now), dot))
            } else {
                cx.change_called(in_subject(&now), say!("{now} (it was: {was}).", now = term(&now), was = term(was)))
            });
        }
        cx.after.touched = true;
    }
    let game = &cx.game;
    if game.row.life == Life::Forming && may_start(game) != before {
        said.extend(people::start_if_full(cx)?);
    }
    said.extend(when_clocks_count(&clocks));
    Ok(said)
}

/// Says when new clock settings take effect.
fn when_clocks_count(clocks: &[(Option<Clocking>, Option<Clocking>)]) -> Option<Note> {
    let next = say!("from the next phase on. To move the deadline of this one, use {}.", line("SET DEADLINE"));
    let delay_of = |clocking: &Option<Clocking>| clocking.as_ref().map(|clocking| clocking.delay);
    let without_delay =
        |clocking: &Option<Clocking>| clocking.clone().map(|clocking| Clocking { delay: Hours::default(), ..clocking });
    let delay = clocks.iter().any(|(old, new)| old.is_some() && delay_of(old) != delay_of(new));
    let others = clocks.iter().any(|(old, new)| old.is_none() || without_delay(old) != without_delay(new));
    match (delay, others) {
        _ if clocks.is_empty() => None,
        (true, false) => Some(Note::of("The new DELAY counts at once.")),
        (true, true) => Some(Note::of(say!("The new DELAY counts at once; the rest applies {next}", next))),
        (false, _) => Some(Note::of(say!("This applies {next}", next))),
    }
}

/// Changes the board of a game that is forming.
///
/// # Errors
/// If the board does not exist, has fewer powers than there are players, or has fewer centres than victory requires.
pub fn change_variant(cx: &mut GameCx, typed: &str) -> CommandResult {
    let catalogue = &cx.judge.catalogue;
    let name = catalogue.find(typed).ok_or_else(|| no_such_board(catalogue, typed))?;
    let board = catalogue.board(&name)?.variant;
    if cx.game.row.morphed {
        return refuse(
            "This game's board has its own changes. Remove them first: send MORPH, and END MORPH on the next line.",
        );
    }
    fits(cx, board.as_ref())?;
    let game = &cx.game;
    if board.family().key() != game.row.family {
        let (now, then) = (board.family().title(), game.board.variant.family().title());
        return refuse(say!(
            "{name} is a board of {now}, and this is a game of {then}. CREATE another game for it.",
            name = term(&name),
            now = term(now),
            then = term(then)
        ));
    }
    cx.change_game(|game| game.row.variant = name)?;
    cx.reload()?;
    keep_board(cx)
}

/// Changes the board of a game that is forming by the lines of a MORPH. Without lines, undoes all changes.
///
/// # Errors
/// A sentence for each mistake. Then nothing has changed.
pub fn morph(cx: &mut GameCx, lines: &[String], doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    let (name, morphed, board) = (game.row.name.clone(), game.row.morphed, game.row.board.clone());
    if game.row.life != Life::Forming {
        return refuse("The board can only be changed before the game starts.");
    }
    if MAX_MORPHS <= cx.after.changes.len() {
        return refuse("This e-mail has already changed too many settings. Please send another one.");
    }
    let base = cx.judge.catalogue.chain(&game.row.variant);
    let base = base.ok_or_else(|| Refusal::because(cx.judge.catalogue.unknown(&game.row.variant)))?;
    let said = match morph::read(lines, &base).map_err(flawed)? {
        None if !morphed => {
            return refuse("MORPH needs lines before END MORPH. HELP MORPH lists them.");
        }
        None => {
            cx.change_game(|game| game.row.morphed = false)?;
            cx.reload()?;
            keep_board(cx)?;
            say!("The board of {name} is that of its variant again.", name = sentence::game(&name))
        }
        Some((chain, board)) => {
            fits(cx, board.as_ref())?;
            let digest = board::keep(cx.store, &chain)?;
            cx.change_game(|game| {
                game.row.board = Some(digest);
                game.row.morphed = true;
            })?;
            cx.reload()?;
            let list = line(format!("LIST {name}"));
            say!("The board of {name} has been changed. {list} shows how.", name = sentence::game(&name), list)
        }
    };
    if let (true, Some(board)) = (morphed, board) {
        cx.store.forget_board(&board)?;
    }
    cx.after.touched = true;
    doc.para(cx.change_called("Board changed", said));
    Ok(())
}

/// Returns the subject of an e-mail about one changed setting, which names the setting if that is short and has no free text.
fn in_subject(now: &str) -> String {
    let is_plain = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || " /-+.".contains(c);
    let is_named = now.len() <= MAX_IN_SUBJECT && now.chars().all(is_plain);
    if is_named { format!("Settings changed: {}", now.trim_end_matches('.')) } else { "Settings changed".to_owned() }
}

/// Refuses a board with these mistakes.
fn flawed(mistakes: Vec<Note>) -> Refusal {
    let all = mistakes.into_iter().map(Refusal::Because).reduce(|all, more| all.and(more.note()));
    all.unwrap_or_else(|| Refusal::because("This board cannot be played."))
}

/// Checks that the board has enough powers for everyone who has joined, and fits the game's settings.
fn fits(cx: &GameCx, board: &dyn Variant) -> CommandResult {
    let (n_players, n_played) = (cx.game.players().count(), board.n_played());
    if n_played < n_players {
        return refuse(say!(
            "{} would have {n_played} powers to play, but {n_players} players have joined the game.",
            term(board.title()),
            n_played,
            n_players
        ));
    }
    Ok(board.fits(cx.game.settings.kept())?)
}

/// Stores the current board of a game that is forming, in case the variant is removed before the start.
pub fn keep_board(cx: &mut GameCx) -> CommandResult {
    let (store, judge) = (cx.store, cx.judge);
    cx.game.keep_board(store, &judge.catalogue)?;
    cx.change_game(|_| ())
}
