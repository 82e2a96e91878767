//! The powers that bots play: which they are, how they play, and which still owe orders.
//!
//! A bot has no seat. It plays a hand without a player, so code about people (letters, votes, records, ratings) does not have
//! to know about it, and a person takes over from it as from no one.
use super::Game;
use super::preference;
use super::settings::keys::{self, Vacant};
use crate::rules::{Manner, Power};
use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The value of the setting that gives bots every power without a player.
pub const REST: &str = "rest";

/// The number of turns for which the reasons of bots are remembered.
const REMEMBERED: usize = 3;
/// The maximum number of reasons stored for one turn.
const MAX_REASONS: usize = 40;

/// A game's bots, as stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Computers {
    /// By the name of the first power of each hand.
    pub hands: BTreeMap<String, Computer>,
    /// The turn that these powers have been ordered for.
    turn: u32,
    ordered: BTreeSet<String>,
    /// The number of consecutive turns in which no one else owed orders.
    pub turns_alone: u32,
    /// The reasons for their orders: turn, phase, power, sentences.
    reasons: Vec<(u32, String, String, Vec<String>)>,
}

/// The bot that plays a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Computer {
    /// It only keeps what it has, until a person takes over.
    steward: bool,
    /// The phase since which it has played: `Spring of 1904`.
    pub since: String,
}

impl Computer {
    /// A bot that plays in this manner from now on.
    pub fn new(manner: Manner, since: String) -> Self {
        Self { steward: manner == Manner::Steward, since }
    }

    /// Returns its manner of play.
    pub fn manner(&self) -> Manner {
        if self.steward { Manner::Steward } else { Manner::Player }
    }

    /// Returns its title: `the steward`, `a computer`.
    pub fn title(&self) -> &'static str {
        if self.steward { "a caretaker" } else { "a bot" }
    }

    /// Its description as the subject of a sentence.
    pub fn subject(&self) -> &'static str {
        if self.steward { "The steward" } else { "A bot" }
    }
}

impl Computers {
    /// The stored form. `None` if there is nothing to store.
    pub(super) fn to_json(&self) -> Option<String> {
        (*self != Self::default()).then(|| serde_json::json!(self).to_string())
    }

    /// Records that no one has ordered yet in the current turn.
    pub fn begin_again(&mut self) {
        (self.turn, self.turns_alone) = (0, 0);
        self.ordered.clear();
    }
}

impl Game {
    pub(super) fn read_computers(&self) -> Result<Computers> {
        let read = self.row.computers.as_deref().map(serde_json::from_str).transpose();
        Ok(read
            .with_context(|| format!("the computers of game '{}' cannot be read", self.row.name))?
            .unwrap_or_default())
    }

    /// The powers that bots play by the settings. `None`: every power without a player.
    pub fn computer_powers(&self) -> Option<Vec<Power>> {
        let named = self.settings.get(keys::COMPUTERS);
        match named.as_str() {
            REST => return None,
            "" => return Some(Vec::new()),
            _ => {}
        }
        let wishes = preference::read_among(&named, self.powers(), &self.system.played());
        Some(wishes.unwrap_or_default().concat())
    }

    /// The first power of the hand that orders for a power.
    fn first_of_hand(&self, power: Power) -> Option<Power> {
        let orders = |hand: &&Vec<Power>| hand.contains(&power) || self.with_commanded(hand).contains(&power);
        let own = self.hands.iter().find(|hand| hand.contains(&power));
        own.or_else(|| self.hands.iter().find(orders))?.first().copied()
    }

    /// The bot that orders for a power.
    pub fn computer(&self, power: Power) -> Option<&Computer> {
        if self.computers.hands.is_empty() {
            return None;
        }
        let first = self.first_of_hand(power)?;
        // A person who has just taken over plays it, even before everyone knows.
        let plays = self.player(first).is_some_and(|seat| seat.abandoned.is_none());
        self.computers.hands.get(self.power_name(first)).filter(|_| !plays)
    }

    /// The bots that the settings ask for: the first power of each hand that has no player and is still in the game, and the
    /// manner of play.
    pub fn wanted_computers(&self) -> Vec<(Power, Manner)> {
        let vacant = match self.settings.get(keys::VACANT) {
            Vacant::Hold => None,
            Vacant::Steward => Some(Manner::Steward),
            Vacant::Bot => Some(Manner::Player),
        };
        let named = self.computer_powers();
        if vacant.is_none() && named.as_ref().is_some_and(Vec::is_empty) {
            return Vec::new();
        }
        let is_named =
            |hand: &[Power]| named.as_ref().is_none_or(|named| hand.iter().any(|power| named.contains(power)));
        let manner = |hand: &[Power]| if is_named(hand) { Some(Manner::Player) } else { vacant };
        let hands = self.hands.iter().filter(|hand| self.is_unplayed(hand));
        hands.filter_map(|hand| Some((*hand.first()?, manner(hand)?))).collect()
    }

    /// The powers whose bots still owe orders in the current turn.
    pub fn thinking(&self) -> Vec<Power> {
        if self.computers.hands.is_empty() || !self.running() {
            return Vec::new();
        }
        let mut due = self.due();
        due.retain(|power| {
            self.computer(*power).is_some() && !self.has_computed(*power) && !self.complete.contains(power)
        });
        due
    }

    /// Returns whether the bot of a power has ordered in the current turn, or failed to.
    pub fn has_computed(&self, power: Power) -> bool {
        let Computers { turn, ordered, .. } = &self.computers;
        *turn == self.row.turn && ordered.contains(self.power_name(power)) && self.computer(power).is_some()
    }

    /// Returns whether only bots still owe orders.
    pub fn waits_for_computers_only(&self) -> bool {
        let due = self.due();
        !due.is_empty() && due.iter().all(|power| self.computer(*power).is_some())
    }

    /// Records that the bot of a power has ordered. Its reasons are stored only where someone may ask for them.
    pub fn note_computed(&mut self, power: Power, mut reasons: Vec<String>) {
        let (turn, phase, name) = (self.row.turn, self.row.phase.clone(), self.power_name(power).to_owned());
        let is_told = self.is_solo();
        let computers = &mut self.computers;
        if computers.turn != turn {
            computers.turn = turn;
            computers.ordered.clear();
        }
        computers.ordered.insert(name.clone());
        let first_kept = turn.saturating_sub(REMEMBERED as u32 - 1);
        computers.reasons.retain(|(of, _, whose, _)| first_kept <= *of && *of <= turn && (*of, whose) != (turn, &name));
        if is_told && !reasons.is_empty() {
            reasons.truncate(MAX_REASONS);
            computers.reasons.push((turn, phase, name, reasons));
        }
    }

    /// Returns the reasons for the bots' orders in past turns, the latest first: turn, phase, power, sentences.
    pub fn reasons(&self) -> Vec<&(u32, String, String, Vec<String>)> {
        let mut told: Vec<_> = self.computers.reasons.iter().filter(|(turn, ..)| *turn < self.row.turn).collect();
        told.sort_by_key(|(turn, ..)| std::cmp::Reverse(*turn));
        told
    }
}
