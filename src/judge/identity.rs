//! Proves who is writing: passwords, and the tokens in our Reply-To addresses.
use crate::store::{HeldId, PressId, SeatId};
use crate::text::hex;
use anyhow::{Context as _, Result, anyhow};
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Argon2, Params, PasswordHash};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

/// Random bytes from the system.
///
/// # Errors
/// If the system has none.
pub fn random<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("no random numbers: {error}"))?;
    Ok(bytes)
}

/// A fresh secret for a new database, as hexadecimal text.
///
/// # Errors
/// If the system has no random numbers.
pub fn new_secret() -> Result<String> {
    Ok(hex(&random::<32>()?))
}

/// What a token stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// The holder of a seat: its number, and the generation of its token.
    Seat(SeatId, u32),
    /// The holder of a seat, as a reader of press: the number of the press, of the seat, and the seat's generation.
    Press(PressId, SeatId, u32),
    /// Somebody who was asked to confirm their lines: the number of the lines.
    Held(HeldId),
}

/// Makes and checks tokens. A token is the number of what it stands for, with a keyed digest (HMAC-SHA-256, cut to 100
/// bits) of that number. So nothing needs to be stored, and nobody can forge one.
#[derive(Clone)]
pub struct Tokens {
    key: Hmac<Sha256>,
}

impl Tokens {
    /// Tokens of a judge with this secret.
    ///
    /// # Errors
    /// Never in practice: every secret is a key.
    pub fn new(secret: &str) -> Result<Self> {
        Ok(Self { key: Hmac::new_from_slice(secret.as_bytes()).map_err(|_| anyhow!("the secret is not a key"))? })
    }

    /// The token: letters and digits only, lower case (mail programs change the case of addresses).
    pub fn make(&self, bearer: Bearer) -> String {
        match bearer {
            Bearer::Seat(seat, _) => format!("s{seat}-{}", self.digest(bearer)),
            Bearer::Press(press, seat, _) => format!("p{press}-{seat}-{}", self.digest(bearer)),
            Bearer::Held(id) => format!("h{id}-{}", self.digest(bearer)),
        }
    }

    /// The numbers of the press, and of its reader's seat, that a token claims to be for.
    pub fn claimed_press(token: &str) -> Option<(PressId, SeatId)> {
        let mut parts = token.strip_prefix('p')?.split('-');
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    }

    /// The number of the seat that a token claims to be for. Nothing is proved until [`proves`](Self::proves) says so.
    pub fn claimed_seat(token: &str) -> Option<SeatId> {
        token.strip_prefix('s')?.split_once('-')?.0.parse().ok()
    }

    /// The number of the held lines that a token claims to be for.
    pub fn claimed_held(token: &str) -> Option<HeldId> {
        token.strip_prefix('h')?.split_once('-')?.0.parse().ok()
    }

    /// Is this the bearer's token? Takes the same time for any answer.
    pub fn proves(&self, token: &str, bearer: Bearer) -> bool {
        same(token, &self.make(bearer))
    }

    /// Seals a sentence of ours, so that we recognise it when it comes back in a letter.
    pub fn seal(&self, sentence: &str) -> String {
        self.digest_of(&format!("seal {sentence}"))
    }

    /// Is this the seal of the sentence? Takes the same time for any answer.
    pub fn is_sealed(&self, sentence: &str, seal: &str) -> bool {
        same(seal, &self.seal(sentence))
    }

    fn digest(&self, bearer: Bearer) -> String {
        self.digest_of(&match bearer {
            Bearer::Seat(seat, generation) => format!("seat {seat} {generation}"),
            Bearer::Press(press, seat, generation) => format!("press {press} {seat} {generation}"),
            Bearer::Held(id) => format!("held {id}"),
        })
    }

    /// 20 letters of 5 bits.
    fn digest_of(&self, text: &str) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut mac = self.key.clone();
        mac.update(text.as_bytes());
        let bytes = mac.finalize().into_bytes();
        bytes.iter().take(20).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
    }
}

/// Are they the same, ignoring the case of the first? Takes the same time for any answer.
fn same(given: &str, right: &str) -> bool {
    let given = given.to_ascii_lowercase();
    let differs = given.bytes().zip(right.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b));
    given.len() == right.len() && differs == 0
}

/// Hashes and checks passwords with Argon2id.
pub struct Passwords {
    argon2: Argon2<'static>,
    /// Digests of (stored hash, password) pairs that were right before, so that checking again is quick. They never
    /// leave memory.
    known: Mutex<HashSet<[u8; 32]>>,
    key: [u8; 32],
}

/// The maximum passwords that are remembered as right.
const MAX_KNOWN: usize = 10_000;

impl Passwords {
    /// Passwords at the strength that OWASP recommends (19 MiB, 2 passes).
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn new() -> Result<Self> {
        Self::with(Params::DEFAULT)
    }

    /// Quick and weak passwords, for tests and `chancery demo`, where there is nothing to protect.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn weak() -> Result<Self> {
        Self::with(Params::new(8, 1, 1, None).map_err(|error| anyhow!("{error}"))?)
    }

    fn with(params: Params) -> Result<Self> {
        let argon2 = Argon2::new(argon2::Algorithm::Argon2id, argon2::Version::V0x13, params);
        Ok(Self { argon2, known: Mutex::default(), key: random()? })
    }

    /// The hash of a password, to be stored.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn hash(&self, password: &str) -> Result<String> {
        let hash = self.argon2.hash_password_with_salt(password.as_bytes(), &random::<16>()?);
        Ok(hash.map_err(|error| anyhow!("cannot hash: {error}"))?.to_string())
    }

    /// Is this the password?
    ///
    /// # Errors
    /// If the stored text is not a hash.
    pub fn check(&self, password: &str, stored: &str) -> Result<bool> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).map_err(|error| anyhow!("{error}"))?;
        mac.update(stored.as_bytes());
        mac.update(b"\n");
        mac.update(password.as_bytes());
        let digest: [u8; 32] = mac.finalize().into_bytes().into();
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.contains(&digest) {
            return Ok(true);
        }
        let hash =
            PasswordHash::new(stored).map_err(|error| anyhow!("{error}")).context("a stored password is damaged")?;
        let right = self.argon2.verify_password(password.as_bytes(), &hash).is_ok();
        if right {
            if MAX_KNOWN <= known.len() {
                known.clear();
            }
            known.insert(digest);
        }
        Ok(right)
    }
}
