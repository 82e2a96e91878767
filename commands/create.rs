//! CREATE -- begin a new game.
//!
//! Usage: CREATE ?game password [game] [variant] [options]
//!    or: CREATE ?game password LIKE othergame
//!    or: CREATE ?game password [variant] [options] SOLO
//!    or: CREATE ?game password [variant] [options] JOIN word
//!
//! LIST VARIANTS shows the games that are played here, and their variants; without a word it is STANDARD. Options change the
//! rules: some are on or off (WINGS, NO-WINGS), others take a value (BUILDS=ANY, TRANSFORM=MOVE:HOME); HELP POLICIES lists
//! them all. They can be changed with SET until the game starts. LIKE takes the board and the settings of another game. JOIN
//! and a word: only who knows it can join (HELP SET JOIN PASSWORD).
//!
//! A name has up to 24 letters, digits and hyphens, and begins with a letter. You are the game's first player; with BECOME
//! MASTER in the same letter you are its master instead. Then set it up with SET (HELP SETTINGS), and invite others to
//! join: the answer has a text to send to them. The game starts when every power has a player.
//!
//! To try things out, play alone: with SOLO as the last word the game is private, every power is yours, it begins at once, and
//! it has no deadlines. Your orders are for the power whose unit they name. PROCESS runs a turn as soon as you like; units
//! without an order hold. ROLLBACK takes it back, TERMINATE ends it. (SET PLAYERS 1 does the same with deadlines.)
//!
//! ```text
//! > CREATE ?spring secret standard wings
//! > BECOME MASTER
//! < Game 'spring' has been created: Standard, Wings, for 7 players.
//! < You are now the master of 'spring'.
//! ```
use crate::answers::welcome;
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::takes::{Fit, Said};
use crate::referee;
use crate::referee::{alone, setup};
use crate::store::{GameRow, Role};
use crate::text::hex;

pub const SPEC: Spec = Spec::new(&["create"], Who::Registered, takes).secret_after(1).signing_on();

/// "Create chaos everywhere" makes no game: its name has a `?`.
fn takes(said: &Said) -> Fit {
    said.call_if(said.rest.starts_with('?'))
}

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let words = args.words();
    let [name, password, rest @ ..] = words.as_slice() else {
        return Err(Refusal::Usage("CREATE ?game password [game] [variant] [options]"));
    };
    let name = name.strip_prefix('?').unwrap_or(name).to_lowercase();
    referee::name::check(&name)?;
    let (join_word, rest) = match rest {
        [rest @ .., join, word] if join.eq_ignore_ascii_case("join") => (Some(*word), rest),
        rest => (None, rest),
    };
    let (is_solo, rest) = match rest {
        [rest @ .., last] if last.eq_ignore_ascii_case("solo") => (true, rest),
        rest => (false, rest),
    };
    let mut new = setup::new_game(cx, rest)?;
    if is_solo {
        new.settings = alone::settings(&new.settings)?;
    }
    if cx.store.game_named(&name)?.is_some() {
        return Err(Refusal::because(format!("There is already a game '{name}'. Please choose another name.")));
    }
    let user = cx.user()?.id;
    let runs_it = cx.judge.creators_become_masters && !is_solo;
    referee::house::may_create(cx, user, runs_it)?;
    let most = cx.judge.limits.forming_games_per_person;
    if most <= cx.store.n_forming_with(user)? {
        return Err(Refusal::because(format!(
            "You are in {most} games that have not started yet. You cannot create another until one of them begins."
        )));
    }
    if is_solo {
        alone::may_begin(cx)?;
    }
    let row = GameRow::forming(name.clone(), new.family, new.variant, hex(&(cx.judge.new_luck)()?.opened()), cx.now);
    let id = cx.store.add_game(&GameRow {
        settings: new.settings,
        morphed: new.morph.is_some(),
        board: new.morph,
        join_password: join_word.map(|word| cx.hash_password(word)).transpose()?,
        ..row
    })?;
    let role = if cx.judge.creators_become_masters && !is_solo { Role::Master } else { Role::Player };
    let password = cx.hash_password(password)?;
    let seat = cx.store.add_seat(&referee::new_seat(id, role, user, password, cx.now))?;
    let game = cx.load(cx.store.game(id)?)?;
    let cx = cx.sign_on(game, Some(seat));
    setup::keep_board(cx)?;
    cx.note("created")?;
    if is_solo {
        referee::start(cx)?;
        return Ok(format!("Game '{name}' has been created and begins: {}. All powers are yours.", cx.game.variant()));
    }
    let game = &cx.game;
    let who = match role {
        Role::Master => "You are its master.",
        _ => "You are its first player. To run it without playing, write BECOME MASTER.",
    };
    let mut said =
        format!("Game '{name}' has been created: {}, for {} players.\n{who}", game.variant(), game.n_seats());
    if game.system.has_luck() {
        said += &referee::committed(game)?;
    }
    Ok(format!("{}\n\n{}", said.trim_end(), welcome::invitation(cx, game)))
}
