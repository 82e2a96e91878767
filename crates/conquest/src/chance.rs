//! The luck of a turn: a key from the turn's link and the players' salts, and from it a number of tenths for each name, as HELP
//! FAIR LUCK tells.
use super::event::{Fight, Opened};
use super::map::{Land, Map};
use super::units::{Kind, Role};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

/// HMAC-SHA-256.
fn mac(key: &[u8], message: &str) -> [u8; 32] {
    // Any key length is valid, so this is never the error.
    Hmac::<Sha256>::new_from_slice(key).map_or([0; 32], |mac| mac.chain_update(message).finalize().into_bytes().into())
}

/// The secret of the turn before: `S_(t-1)` = SHA-256(`S_t`). That of the first turn is the commitment.
pub fn link_before(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

impl Opened {
    /// The luck of a turn, with the salt of each seat, in the order of seats.
    pub fn new(game: &str, turn: u32, secret: [u8; 32], salts: Vec<(String, String)>) -> Self {
        let mut opened = Self { game: game.to_owned(), turn, secret, salts, key: [0; 32] };
        opened.key = mac(&secret, &opened.message());
        opened
    }

    /// Returns the message that the key is made of, with the secret: `example|1|red:tulip|blue:42`. A seat without a
    /// salt has nothing after its colon.
    pub fn message(&self) -> String {
        let mut text = format!("{}|{}", self.game, self.turn);
        for (seat, salt) in &self.salts {
            text += &format!("|{seat}:{salt}");
        }
        text
    }
}

/// The luck of the battles of one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    key: [u8; 32],
    turn: u32,
}

impl Chance {
    /// From the key of a turn.
    pub fn new(key: [u8; 32], turn: u32) -> Self {
        Self { key, turn }
    }

    /// The luck of a column's fight, in one stage.
    pub fn of_fight(&self, map: &Map, target: Land, from: Land, stage: u32) -> FightLuck {
        FightLuck { key: self.key, stem: stem(map, self.turn, target, from, stage) }
    }
}

/// Luck in tenths, from 1 to 10, by its name: HMAC-SHA-256(key, `label|0`), and then of `label|1`, …, byte by byte; the first
/// byte below 250, modulo 10, plus 1.
pub fn tenths(key: &[u8; 32], label: &str) -> u8 {
    for block in 0_u32.. {
        let bytes = mac(key, &format!("{label}|{block}"));
        if let Some(byte) = bytes.into_iter().find(|byte| *byte < 250) {
            return byte % 10 + 1;
        }
    }
    1
}

/// The luck of one fight.
#[derive(Clone, Debug)]
pub struct FightLuck {
    key: [u8; 32],
    /// The beginning of the names of all its luck.
    stem: String,
}

/// Returns the beginning of the names of all luck of a fight: `T1|ZHO|NHO|s1|`.
fn stem(map: &Map, turn: u32, target: Land, from: Land, stage: u32) -> String {
    format!("T{turn}|{}|{}|s{stage}|", map.key_of(target), map.key_of(from))
}

/// A name, from what it begins with.
fn named(stem: &str, round: u32, role: Role, kind: Kind) -> String {
    let side = if role == Role::Attack { 'A' } else { 'D' };
    format!("{stem}r{round}|{side}|{}", kind.letter())
}

/// The name of a luck: `T1|ZHO|NHO|s1|r1|A|I`.
pub fn label(map: &Map, turn: u32, (target, fight): (Land, &Fight), round: u32, role: Role, kind: Kind) -> String {
    named(&stem(map, turn, target, fight.from, fight.stage), round, role, kind)
}

/// The source of the luck of the rounds of a fight.
pub trait Rounds {
    /// The tenths of a kind on one side in a round.
    fn tenths(&mut self, round: u32, role: Role, kind: Kind) -> u8;
}

impl Rounds for FightLuck {
    fn tenths(&mut self, round: u32, role: Role, kind: Kind) -> u8 {
        tenths(&self.key, &named(&self.stem, round, role, kind))
    }
}
