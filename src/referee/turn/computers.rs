//! Computers that play: who is told of them, what they have worked out, and when it goes on.
//!
//! The computers of a game follow from its settings and from who sits in it. `settle` compares that with what everybody has been
//! told, so no way in which a power comes to a computer or leaves it can be missed. What a computer orders comes in as a letter
//! from the judge to itself ([`Thought`]), like any other: a replay needs no computer.
use super::blocks::{add_below, add_rows};
use super::due::settle as settle_game;
use super::phase::process;
use crate::boards::catalogue::Catalogue;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, refuse};
use crate::families::ruleset::Position;
use crate::game::Game;
use crate::judge::identity::random;
use crate::mail::source::Arrival;
use crate::referee::table::computer_hands::{note, told};
use crate::rules::{Advice, Manner, Power, Thinking};
use crate::say;
use crate::store::{COMPUTER, GameId, Life, Rank, Role, Store, Task};
use crate::text::doc::Doc;
use crate::text::hex;
use crate::text::sentence::{self, Note, phase, term, theirs};
use crate::text::words::said;
use anyhow::{Context as _, Result};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// After so many turns in a row in which only computers have ordered, the game is paused.
const MOST_ALONE: u32 = 40;
/// The same in a game of one person against them, who is still in it: nobody loses a game while they look away.
const MOST_BESIDE_ONE: u32 = 4;

/// The orders that a computer has worked out for a power in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    game: GameId,
    turn: u32,
    power: String,
    orders: Vec<String>,
    reasons: Vec<String>,
}

impl Thought {
    /// The advice that a computer gave; without any, it does nothing in this turn.
    pub fn of(task: &Task, advice: Option<Advice<String>>) -> Self {
        let Advice { orders, reasons } = advice.unwrap_or_default();
        let reasons = reasons.into_iter().map(said).collect();
        Self { game: task.game, turn: task.turn, power: task.power.clone(), orders, reasons }
    }

    /// It as a letter that comes from nobody else.
    ///
    /// # Errors
    /// If the system's random numbers fail.
    pub fn letter(&self) -> Result<Arrival> {
        let raw = serde_json::to_vec(self)?;
        let key = format!("{COMPUTER}{}", hex(&random::<16>()?));
        Ok(Arrival { key, size: raw.len() as u64, raw, ..Arrival::default() })
    }
}

/// Works out what the computer of a power orders. `None`: it need not order any more.
///
/// # Errors
/// If the game cannot be read, or has no computer player.
pub fn think(store: &Store, catalogue: &Catalogue, task: &Task, work: u64) -> Result<Option<Advice<String>>> {
    let game = Game::load(store, store.game(task.game)?, catalogue)?;
    let power = game.power_named(&task.power)?;
    let Some(computer) = game.computer(power).filter(|_| is_wanted(&game, task.turn, power)) else { return Ok(None) };
    let luck = game.luck()?.named(&format!("computer|{}|{}|{}", task.turn, game.row.phase, task.power));
    let thinking = Thinking { manner: computer.manner(), luck: &luck, work };
    let advice = game.table()?.advise(power, &thinking);
    advice.context("there is no computer player for this game").map(Some)
}

/// Returns whether the computer of this power is still to order in this turn.
fn is_wanted(game: &Game, turn: u32, power: Power) -> bool {
    game.row.turn == turn && game.thinking().contains(&power)
}

/// Carries out what a computer has worked out. What is noted of the letter.
///
/// # Errors
/// If it cannot be read.
pub fn carry_out(env: Env, letter: &[u8]) -> Result<String> {
    let thought: Thought = serde_json::from_slice(letter).context("the orders of a computer cannot be read")?;
    if env.store.find_game(thought.game)?.is_none() {
        return Ok("these orders of a computer are for a game that is gone".to_owned());
    }
    let mut cx = GameCx::of_clock(env, thought.game)?;
    let power = cx.game.power_named(&thought.power)?;
    if !is_wanted(&cx.game, thought.turn, power) {
        return Ok("these orders of a computer are not wanted any more".to_owned());
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
        // The game had stopped because nobody ordered for them.
        game.row.abandoned = None;
    }
    game.save(store)?;
    settle_game(&mut cx)?;
    Ok("the orders of a computer".to_owned())
}

/// Stores what a computer has worked out, to be carried out like any letter.
pub fn take_thought(store: &Store, now: Timestamp, thought: &Thought) -> Result<()> {
    let letter = thought.letter()?;
    store.transaction(|| store.take_in(&letter, Rank::First, now))?;
    Ok(())
}

/// Tells everybody which powers have come to a computer, or left one, since this was last asked; and stops a game that only
/// computers play.
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
        let subject = cx.subject(&format!("{}: no computer any more", cx.game.named_briefly(&hand)));
        let gone = Note::of(say!("No computer orders for {} any more.", &cx.game.called_each(&hand)));
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

/// Returns the number of turns that computers may play without anyone else.
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
        Manner::Steward => "It keeps what is there, and attacks nobody who has not attacked it.",
        Manner::Player => "It plays to win.",
    };
    let subject = cx.subject(&format!("{} {is} in the hands of {}", game.named_briefly(&hand), computer.title()));
    cx.note(&sentence)?;
    cx.publish(&sentence, &[])?;
    cx.post_to_all(&subject, |_, doc| {
        doc.para(say!("{} {} It reads no press, and has no vote.", &sentence, what));
        if !game.is_solo() {
            doc.para("Anybody who is registered here can take over at any time, with a password of their own:");
            doc.line(game.sign_on_lines(&hand));
        }
        Ok(())
    })
}

/// Only computers have played for many turns: the game stands still until a person lets it go on.
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
        doc.para(say!("{} RESUME lets it go on for as long again; TERMINATE and its name ends it.", &heading));
        Ok(())
    })
}

/// A game of one person against computers goes on as soon as all have ordered. Has it?
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

/// Explains why the computers, or that of one power, did what they did in the last turns, in a game of one person.
/// Their reasons name what they saw, so a game that hides something keeps them until its end.
///
/// # Errors
/// If it is no such game, it still hides something, or nothing is known.
pub fn explain(cx: &GameCx, about: &str, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    let table = game.table.as_deref().map_or_else(|| cx.table(), Ok)?;
    if !game.is_solo() {
        return refuse(
            "Computers explain their moves only in games that one person plays alone against them: CREATE ?game password … AGAINST COMPUTER.",
        );
    }
    if keeps_reasons(game, table) {
        return refuse(say!(
            "EXPLAIN would tell you what {} hides from you. It works once the game is over.",
            sentence::game(&game.row.name)
        ));
    }
    let power = game.power(about);
    if power.is_none() && !about.is_empty() {
        return refuse(say!("There is no power {} in {}.", theirs(about), sentence::game(&game.row.name)));
    }
    let all = game.reasons();
    let is_meant = |whose: &str| power.is_none_or(|power| game.power_name(power) == whose);
    let last = all.iter().filter(|(_, _, whose, _)| is_meant(whose)).map(|(turn, ..)| *turn).max();
    for (_, label, whose, reasons) in
        all.into_iter().filter(|(turn, _, whose, _)| Some(*turn) == last && is_meant(whose))
    {
        add_below(doc, say!("{} in {}:", sentence::power(whose), phase(label)));
        add_rows(doc, reasons.iter().map(term));
    }
    if doc.is_empty() {
        return refuse("There is nothing to explain: no computer has said why it moved in the last turns.");
    }
    Ok(())
}

/// Reasons name what was seen, so a game that hides something keeps them until its end.
fn keeps_reasons(game: &Game, table: &dyn Position) -> bool {
    table.is_blind() && !matches!(game.row.life, Life::Finished | Life::Terminated)
}

/// Returns what [`explain`] tells of one turn, by the names of powers; nothing, where it tells nothing.
pub fn reasons_of(cx: &GameCx, turn: u32) -> Vec<(String, Vec<String>)> {
    let game = &cx.game;
    let is_told = cx.seat().is_ok_and(|seat| seat.role == Role::Player) && game.is_solo();
    let is_told = is_told && game.table.as_deref().is_some_and(|table| !keeps_reasons(game, table));
    let all = game.reasons().into_iter().filter(|(own, ..)| is_told && *own == turn);
    all.map(|(_, _, whose, reasons)| (whose.clone(), reasons.clone())).collect()
}
