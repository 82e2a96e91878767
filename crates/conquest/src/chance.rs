//! The luck of a turn: a key from the turn's link and the players' salts, which gives a number of tenths for each name, as described in
//! HELP FAIR LUCK.
use super::event::{Fight, Opened};
use super::figures::LuckRange;
use super::map::{Land, Map};
use super::units::{Kind, Role};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

/// HMAC-SHA-256.
fn mac(key: &[u8], message: &str) -> [u8; 32] {
    // Any key length is valid, so this never fails.
    Hmac::<Sha256>::new_from_slice(key).map_or([0; 32], |mac| mac.chain_update(message).finalize().into_bytes().into())
}

/// The secret of the previous turn: `S_(t-1)` = SHA-256(`S_t`). For the first turn, this is the commitment.
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

    /// Returns the message that makes the key, together with the secret: `example|1|red:tulip|blue:42`. A seat without a salt has nothing
    /// after its colon.
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
    /// Creates the luck from the key of a turn.
    pub fn new(key: [u8; 32], turn: u32) -> Self {
        Self { key, turn }
    }

    /// The luck of a column's fight, in one stage.
    pub fn of_fight(&self, map: &Map, target: Land, from: Land, stage: u32) -> FightLuck {
        FightLuck { key: self.key, range: map.figures.luck(), stem: stem(map, self.turn, target, from, stage) }
    }
}

/// Luck in tenths, by its name. Takes the bytes of HMAC-SHA-256(key, `label|0`), then `label|1`, and so on, up to the first byte below 250.
/// Luck from 1 to 10 is that byte modulo 10, plus 1.
pub fn tenths(key: &[u8; 32], label: &str, range: LuckRange) -> u8 {
    for block in 0_u32.. {
        let bytes = mac(key, &format!("{label}|{block}"));
        if let Some(luck) = bytes.into_iter().find_map(|byte| range.of_byte(byte)) {
            return luck;
        }
    }
    range.from
}

/// The luck of one fight.
#[derive(Clone, Debug)]
pub struct FightLuck {
    key: [u8; 32],
    range: LuckRange,
    /// The common beginning of the names of its luck.
    stem: String,
}

/// Returns the common beginning of the names of a fight's luck: `T1|ZHO|NHO|s1|`.
fn stem(map: &Map, turn: u32, target: Land, from: Land, stage: u32) -> String {
    format!("T{turn}|{}|{}|s{stage}|", map.key_of(target), map.key_of(from))
}

/// A full name, made from its stem.
fn named(stem: &str, round: u32, role: Role, kind: Kind) -> String {
    let side = if role == Role::Attack { 'A' } else { 'D' };
    format!("{stem}r{round}|{side}|{}", kind.letter())
}

/// The name of a random draw: `T1|ZHO|NHO|s1|r1|A|I`.
pub fn label(map: &Map, turn: u32, (target, fight): (Land, &Fight), round: u32, role: Role, kind: Kind) -> String {
    named(&stem(map, turn, target, fight.from, fight.stage), round, role, kind)
}

/// The source of the luck of the rounds of a fight.
pub trait Rounds {
    /// Returns the tenths for a kind on one side in a round.
    fn tenths(&mut self, round: u32, role: Role, kind: Kind) -> u8;
}

impl Rounds for FightLuck {
    fn tenths(&mut self, round: u32, role: Role, kind: Kind) -> u8 {
        tenths(&self.key, &named(&self.stem, round, role, kind), self.range)
    }
}
