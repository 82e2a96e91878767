//! Bots: who hears about them, the orders they have computed, and when the game continues.
//!
//! A game's bots follow from its settings and its players. `settle` compares them with those that everyone knows about, so no
//! way to gain or lose a bot can be missed. A bot's orders arrive as a letter from the judge to itself ([`Thought`]), like any
//! other, so a replay needs no bot.
use super::due::settle as settle_game;
use super::late::TAKE_OVER;
use super::phase::process;
use crate::boards::catalogue::Catalogue;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::game::Game;
use crate::judge::identity::random;
use crate::mail::source::Arrival;
use crate::referee::table::computer_hands::{note, told};
use crate::rules::{Advice, Manner, Power, Thinking};
use crate::say;
use crate::store::{ActOrigin, COMPUTER, GameId, Life, Rank, Store, Task};
use crate::text::hex;
use crate::text::sentence::Note;
use crate::text::words::said;
use anyhow::{Context as _, Result};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// The number of consecutive turns with orders from bots only after which the judge pauses a game.
const MOST_ALONE: u32 = 40;
/// The same number while one person who plays against them is still in the game, so that no one loses a game while they look
/// away.
const MOST_BESIDE_ONE: u32 = 4;

/// The orders that a bot has computed for a power in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    game: GameId,
    turn: u32,
    power: String,
    orders: Vec<String>,
    reasons: Vec<String>,
}

impl Thought {
    /// Builds the orders from a bot's advice. Without advice, the bot does nothing in this turn.
    pub fn of(task: &Task, advice: Option<Advice<String>>) -> Self {
        let Advice { orders, reasons } = advice.unwrap_or_default();
        let reasons = reasons.into_iter().map(said).collect();
        Self { game: task.game, turn: task.turn, power: task.power.clone(), orders, reasons }
    }

    /// The orders as a letter that no one else can send.
    ///
    /// # Errors
    /// If the system's random numbers fail.
    pub fn letter(&self) -> Result<Arrival> {
        let raw = serde_json::to_vec(self)?;
        let key = format!("{COMPUTER}{}", hex(&random::<16>()?));
        Ok(Arrival { key, size: raw.len() as u64, raw, ..Arrival::default() })
    }
}

/// Computes the orders of a power's bot. `None`: the bot no longer owes any.
///
/// # Errors
/// If the game cannot be read, or has no bot.
pub fn think(store: &Store, catalogue: &Catalogue, task: &Task, work: u64) -> Result<Option<Advice<String>>> {
    let game = Game::load(store, store.game(task.game)?, catalogue)?;
    let power = game.power_named(&task.power)?;
    let Some(computer) = game.computer(power).filter(|_| is_wanted(&game, task.turn, power)) else { return Ok(None) };
    let luck = game.luck()?.named(&format!("computer|{}|{}|{}", task.turn, game.row.phase, task.power));
    let thinking = Thinking { manner: computer.manner(), luck: &luck, work };
    let advice = game.table()?.advise(power, &thinking);
    advice.context("there is no computer player for this game").map(Some)
}

/// Returns whether the bot of this power still owes orders in this turn.
fn is_wanted(game: &Game, turn: u32, power: Power) -> bool {
    game.row.turn == turn && game.thinking().contains(&power)
}

/// Submits the orders that a bot has computed. Returns a note for the log.
///
/// # Errors
/// If they cannot be read.
pub fn carry_out(env: Env, letter: &[u8]) -> Result<String> {
    let thought: Thought = serde_json::from_slice(letter).context("the orders of a computer cannot be read")?;
    if env.store.find_game(thought.game)?.is_none() {
        return Ok("these orders of a computer are for a game that is gone".to_owned());
    }
    let mut cx = GameCx::of_clock(env, thought.game)?;
    let power = cx.game.power_named(&thought.power)?;
    if !is_wanted(&cx.game, thought.turn, power) {
        return Ok("these orders of a bot are out of date".to_owned());
    }
    let (store, now, game) = (cx.store, cx.now, &mut cx.game);
    let mut filed = game.on_file_of(store, power)?;
    for order in &thought.orders {
        game.table()?.file(power, &mut filed.orders, order)?;
    }
    if !thought.orders.is_empty() {
        game.file(store, &filed, now)?;
    }
    game.note_computed(power, thought.reasons);
    game.refresh_complete(store)?;
    if game.lacking().is_empty() {
        // The game had stopped because no one ordered for them.
        game.row.abandoned = None;
    }
    game.save(store)?;
    settle_game(&mut cx)?;
    Ok("the orders of a computer".to_owned())
}

/// Stores a bot's orders, to be processed like any letter.
pub fn take_thought(store: &Store, now: Timestamp, thought: &Thought) -> Result<()> {
    let letter = thought.letter()?;
    store.transaction(|| match store.take_in(&letter, Rank::First, now)? {
        Some(id) => store.note_origin(id, &ActOrigin::Bot),
        None => Ok(()),
    })
}

/// Tells everyone which powers have gained or lost a bot since the last call. Pauses a game that only bots play.
pub(in crate::referee) fn settle(cx: &mut GameCx) -> Result<()> {
    if !cx.game.running() {
        return Ok(());
    }
    let (come, gone) = note(&mut cx.game)?;
    for power in come {
        announce(cx, power)?;
    }
    for power in gone {
        let hand = cx.game.hand(power).to_vec();
        let subject = cx.subject(&format!("{}: no longer a bot", cx.game.named_briefly(&hand)));
        let gone = Note::of(say!("A bot no longer orders for {}.", &cx.game.called_each(&hand)));
        cx.note(&gone)?;
        cx.post_to_all(&subject, |_, doc| {
            doc.para(&gone);
            Ok(())
        })?;
    }
    let most = most_alone(&cx.game)?;
    if most <= cx.game.computers.turns_alone {
        stop(cx, most)?;
    }
    Ok(())
}

/// Returns the number of turns that bots may play alone.
fn most_alone(game: &Game) -> Result<u32> {
    let standing = game.table()?.standing();
    let is_in_it = |power: &Power| standing.get(power.index()).is_some_and(|score| 0 < *score);
    let person_is_in_it = game.players().flat_map(|seat| game.ordered_by(seat)).any(|power| is_in_it(&power));
    Ok(if game.is_solo() && person_is_in_it { MOST_BESIDE_ONE } else { MOST_ALONE })
}

fn announce(cx: &mut GameCx, power: Power) -> Result<()> {
    let game = &cx.game;
    let Some(computer) = game.computer(power) else { return Ok(()) };
    let hand = game.hand(power).to_vec();
    let is = if hand.len() == 1 { "is" } else { "are" };
    let sentence = told(game, &hand, computer);
    let what = match computer.manner() {
        Manner::Steward => "It defends the power, and attacks only powers that have attacked it.",
        Manner::Player => "It plays to win.",
    };
    let subject = cx.subject(&format!("{} {is} in the hands of {}", game.named_briefly(&hand), computer.title()));
    cx.note(&sentence)?;
    cx.publish(&sentence, &[])?;
    cx.post_to_all(&subject, |_, doc| {
        doc.para(say!("{} {} It reads no press, and has no vote.", &sentence, what));
        if !game.is_solo() {
            doc.para(TAKE_OVER);
            doc.line(game.sign_on_lines(&hand));
        }
        Ok(())
    })
}

/// Pauses a game that only bots have played for many turns, until a person resumes it.
fn stop(cx: &mut GameCx, most: u32) -> Result<()> {
    let now = cx.now;
    cx.game.computers.turns_alone = 0;
    (cx.game.row.life, cx.game.row.paused) = (Life::Paused, Some(now));
    cx.note("paused: only computers played")?;
    let heading = Note::of(say!(
        "Only computers have had orders to give in {} for {} turns, so the game is paused.",
        &cx.game,
        most
    ));
    cx.publish(&heading, &[])?;
    let subject = cx.subject("Paused");
    cx.post_to_all(&subject, |_, doc| {
        doc.para(say!("{} RESUME lets it run as long again. TERMINATE name ends it.", &heading));
        Ok(())
    })
}

/// Continues a game of one person against bots as soon as all have ordered. Returns whether it did.
pub(in crate::referee) fn go_on(cx: &mut GameCx) -> Result<bool> {
    let game = &cx.game;
    let is_meant = game.running() && game.is_solo() && !game.computers.hands.is_empty();
    let holds = |game: &Game| game.players().any(|seat| game.holds_turn(seat));
    if !is_meant || cx.after.taken_back || game.due().is_empty() || !game.lacking().is_empty() || holds(game) {
        return Ok(false);
    }
    process(cx)?;
    Ok(true)
}
