//! Chance as a value: each number is drawn by name, from a secret that is a link of a chain. The beginning of the chain is published before
//! the game, and its links are revealed turn by turn.
//!
//! A draw depends only on the secret, its name and its index, so the order of evaluation does not matter, and anyone with the revealed
//! secret can repeat the draw: a replay and a proof are the same thing.
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

/// The luck of a game, or of one of its turns. The default uses a publicly known secret, for games without chance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    secret: [u8; Luck::BYTES],
    game: String,
}

impl Luck {
    /// The length of a secret.
    pub const BYTES: usize = 32;

    /// Creates the luck of a secret.
    pub const fn new(secret: [u8; Self::BYTES]) -> Self {
        Self { secret, game: String::new() }
    }

    /// Sets the name of the game.
    pub fn for_game(self, name: &str) -> Self {
        Self { game: name.to_owned(), ..self }
    }

    /// The name of the game, for engines that include it in the names of their draws; empty without one.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The number of links of a chain.
    pub const LINKS: u32 = 1000;

    /// The end of the n-th chain derived from this secret; the end of chain 0 is the secret itself.
    pub fn chain(&self, n: u32) -> Self {
        match n {
            0 => self.clone(),
            n => self.named(&format!("chain|{n}")),
        }
    }

    /// The n-th link of the chain of length [`LINKS`](Self::LINKS) that ends in this secret. Each link is the SHA-256 of the next, so that
    /// anyone with link 0 can verify each later link once it is revealed, and learns nothing about those to come.
    pub fn link(&self, n: u32) -> Self {
        let mut secret = self.secret;
        for _ in n..Self::LINKS {
            secret = Sha256::digest(secret).into();
        }
        Self::new(secret).for_game(&self.game)
    }

    /// Returns the number of links in a chain from these bytes to this secret; `None` if they are not in its chain.
    pub fn links_after(&self, earlier: [u8; Self::BYTES]) -> Option<u32> {
        let mut secret = self.secret;
        for n in 0..=Self::LINKS {
            if secret == earlier {
                return Some(n);
            }
            secret = Sha256::digest(secret).into();
        }
        None
    }

    /// Derives other luck from this secret by a name, without revealing anything about the secret.
    pub fn named(&self, name: &str) -> Self {
        Self::new(self.mac(name)).for_game(&self.game)
    }

    /// The luck of a single turn, as in games older than chains, after `n_undone` rollbacks of the turn. Its secret can be revealed after
    /// the turn, and reveals nothing about other turns.
    pub fn of_turn(&self, turn: u32, n_undone: u32) -> Self {
        self.named(&format!("turn|{turn}|{n_undone}"))
    }

    /// The secret, for publication afterwards: anyone who has it can repeat every draw.
    pub const fn opened(&self) -> [u8; Self::BYTES] {
        self.secret
    }

    /// A number from 0 to `n - 1`, all equally likely; always 0 if `n` is 0 or 1.
    ///
    /// It is derived from the bytes of HMAC-SHA-256(secret, `name|index`), and then of `name|index|1`, `name|index|2`, …: the first number
    /// of as many bytes as `n` needs, big-endian, below the largest multiple of `n`, modulo `n`.
    pub fn draw(&self, name: &str, index: u64, n: u64) -> u64 {
        if n < 2 {
            return 0;
        }
        let width = ((u64::BITS - (n - 1).leading_zeros()).div_ceil(8)) as usize;
        let range = 1_u128 << (8 * width);
        let fair = range - range % u128::from(n);
        let mut label = format!("{name}|{index}");
        let stem = label.len();
        for block in 1_u32.. {
            for bytes in self.mac(&label).chunks_exact(width) {
                let number = bytes.iter().fold(0_u128, |number, byte| number << 8 | u128::from(*byte));
                if number < fair {
                    return (number % u128::from(n)) as u64;
                }
            }
            label.truncate(stem);
            label += &format!("|{block}");
        }
        0
    }

    /// Shuffles items by draws with this name.
    pub fn shuffle<T>(&self, name: &str, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.draw(name, i as u64, i as u64 + 1) as usize);
        }
    }

    /// Dice for a bot, which draws a great many numbers. They are all seeded by this name: `draw` is slower, but can be proved number by
    /// number.
    pub fn dice(&self, name: &str) -> Dice {
        let mut seed = [0; 8];
        seed.iter_mut().zip(self.mac(&format!("dice|{name}"))).for_each(|(to, byte)| *to = byte);
        Dice(u64::from_be_bytes(seed))
    }

    fn mac(&self, label: &str) -> [u8; Self::BYTES] {
        // Any key length is valid, so this is never the error.
        Hmac::<Sha256>::new_from_slice(&self.secret)
            .map_or([0; Self::BYTES], |mac| mac.chain_update(label).finalize().into_bytes().into())
    }
}

/// A quick generator of pseudo-random numbers: the same dice give the same numbers. (`SplitMix64`; Steele, Lea and Flood 2014.)
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(u64);

impl Dice {
    /// A number from 0 to `n - 1`; always 0 if `n` is 0 or 1.
    pub fn roll(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n.max(1)
    }

    /// Shuffles items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.roll(i as u64 + 1) as usize);
        }
    }
}
