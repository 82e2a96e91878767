//! Proves who is writing: passwords, and the tokens in the judge's Reply-To addresses.
use crate::store::{HeldId, MailId, OfferId, PressId, ProposalId, QuestionId, SeatId, UserId};
use crate::text::hex;
use anyhow::{Context as _, Result, anyhow};
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Argon2, Params, PasswordHash};
use hmac::{Hmac, KeyInit as _, Mac as _};
use jiff::Timestamp;
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

/// A fresh secret for a new database, in hexadecimal.
pub fn new_secret() -> Result<String> {
    Ok(hex(&random::<32>()?))
}

/// A random code of eight letters, for people to type.
pub fn new_code() -> Result<String> {
    Ok(random::<8>()?.into_iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Returns whether this is the code, ignoring case and punctuation. Takes constant time.
pub fn is_code(typed: &str, code: &str) -> bool {
    let typed: String = typed.chars().filter(char::is_ascii_alphanumeric).take(64).collect();
    same(&typed, code)
}

/// The person or thing that a token identifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// The holder of a seat: its number, and the generation of its token.
    Seat(SeatId, u32),
    /// The holder of a seat, as a reader of press: the number of the press, of the seat, and the seat's generation.
    Press(PressId, SeatId, u32),
    /// The holder of a seat who was asked to agree: the number of the proposal, of the seat, and the seat's generation.
    Proposal(ProposalId, SeatId, u32),
    /// A person on the standby list who was offered a seat: the number of the offer, of the person, and the generation of their
    /// token.
    Offer(OfferId, UserId, u32),
    /// A sitter, who orders for the player of a seat: the number of the seat, of the sitter, and the generations of both.
    Sitter(SeatId, UserId, u32, u32),
    /// The holder of a seat who was asked a question: the number of the question, of the seat, and the seat's generation.
    Question(QuestionId, SeatId, u32),
    /// A person who must confirm their lines: the number of the lines.
    Held(HeldId),
    /// One of the judge's e-mails, by its Message-ID: its number, and when it was written. Anyone who received the thread has
    /// seen it.
    Mail(MailId, Timestamp),
    /// The mail servers that carry one of the judge's e-mails, by its return path: its number, and when it was written.
    Back(MailId, Timestamp),
    /// A registered person, in any game: their number, and the generation of their token.
    Person(UserId, u32),
    /// A reader of a person's feeds: the person's number, and the generation of that token. In an e-mail it proves nothing.
    Feeds(UserId, u32),
    /// A person, as the address of their page identifies them. It is no secret, and hides their number.
    Player(UserId),
    /// An adjudication, as the address of its page identifies it. Only people who were given the address can find the page.
    Phase(i64),
}

/// The bearer that a token claims to identify. The claim is unproved until [`Tokens::proves`] confirms it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A seat.
    Seat(SeatId),
    /// Press, and the seat of its reader.
    Press(PressId, SeatId),
    /// A proposal, and the seat that may vote on it.
    Proposal(ProposalId, SeatId),
    /// The offer of a seat, and the person it was made to.
    Offer(OfferId, UserId),
    /// A seat, and the person who orders for its player.
    Sitter(SeatId, UserId),
    /// A question, and the seat that received it.
    Question(QuestionId, SeatId),
    /// Lines that await confirmation.
    Held(HeldId),
    /// A registered person.
    Person(UserId),
    /// One of the judge's e-mails, by its Message-ID.
    Mail(MailId),
    /// One of the judge's e-mails, by its return path.
    Back(MailId),
    /// The feeds of a person.
    Feeds(UserId),
    /// The page of a person.
    Player(UserId),
    /// The page of an adjudication.
    Phase(i64),
}

/// The alphabet of tokens, 5 bits each. Lower case, because mail programs change the case of addresses.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// The length of a digest in letters: 100 bits.
const DIGEST: usize = 20;
/// The length of a number in letters: 40 bits.
const NUMBER: usize = 8;

/// Makes and checks tokens. A token consists of its bearer's number and a keyed digest (HMAC-SHA-256, cut to 100 bits) of that
/// number. So the judge stores no tokens, and no one can forge one. The digest masks the number: two tokens do not reveal how
/// much was written between them.
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
        Ok(Self { key: Hmac::new_from_slice(secret.as_bytes()).map_err(|_| anyhow!("the secret is not a valid key"))? })
    }

    /// Returns the bearer's token: letters and digits only.
    pub fn make(&self, bearer: Bearer) -> String {
        let (kind, numbers) = match bearer {
            Bearer::Seat(seat, _) => ('s', vec![seat.number()]),
            Bearer::Press(press, seat, _) => ('p', vec![press.number(), seat.number()]),
            Bearer::Proposal(proposal, seat, _) => ('v', vec![proposal.number(), seat.number()]),
            Bearer::Offer(offer, user, _) => ('o', vec![offer.number(), user.number()]),
            Bearer::Sitter(seat, user, ..) => ('w', vec![seat.number(), user.number()]),
            Bearer::Question(question, seat, _) => ('q', vec![question.number(), seat.number()]),
            Bearer::Held(id) => ('h', vec![id.number()]),
            Bearer::Person(user, _) => ('u', vec![user.number()]),
            Bearer::Mail(id, _) => ('m', vec![id.number()]),
            Bearer::Back(id, _) => ('b', vec![id.number()]),
            Bearer::Feeds(user, _) => ('f', vec![user.number()]),
            Bearer::Player(user) => ('a', vec![user.number()]),
            Bearer::Phase(id) => ('e', vec![id]),
        };
        let digest = self.digest(bearer);
        let mut token = String::from(kind);
        let bits = numbers.iter().flat_map(|number| (0..NUMBER).rev().map(move |i| number >> (5 * i)));
        for (bits, mask) in bits.zip(self.mask(&digest)) {
            let bits = u8::try_from(bits & 31).unwrap_or(0);
            token.push(char::from(LETTERS[usize::from(bits ^ mask)]));
        }
        token + &digest
    }

    /// Returns the bearer that a token claims.
    pub fn claim(&self, token: &str) -> Option<Claim> {
        let token = token.to_ascii_lowercase();
        let kind = token.chars().next()?;
        let rest = token.get(1..)?;
        let n = if matches!(kind, 'p' | 'v' | 'o' | 'w' | 'q') { 2 } else { 1 };
        let numbers = self.unmasked(rest, n).or_else(|| plain_numbers(rest, n))?;
        match (kind, numbers.as_slice()) {
            ('s', [seat]) => Some(Claim::Seat(seat.parse().ok()?)),
            ('p', [press, seat]) => Some(Claim::Press(press.parse().ok()?, seat.parse().ok()?)),
            ('v', [proposal, seat]) => Some(Claim::Proposal(proposal.parse().ok()?, seat.parse().ok()?)),
            ('o', [offer, user]) => Some(Claim::Offer(offer.parse().ok()?, user.parse().ok()?)),
            ('w', [seat, user]) => Some(Claim::Sitter(seat.parse().ok()?, user.parse().ok()?)),
            ('q', [question, seat]) => Some(Claim::Question(question.parse().ok()?, seat.parse().ok()?)),
            ('h', [held]) => Some(Claim::Held(held.parse().ok()?)),
            ('u', [user]) => Some(Claim::Person(user.parse().ok()?)),
            ('m', [mail]) => Some(Claim::Mail(mail.parse().ok()?)),
            ('b', [mail]) => Some(Claim::Back(mail.parse().ok()?)),
            ('f', [user]) => Some(Claim::Feeds(user.parse().ok()?)),
            ('a', [user]) => Some(Claim::Player(user.parse().ok()?)),
            ('e', [phase]) => Some(Claim::Phase(phase.parse().ok()?)),
            _ => None,
        }
    }

    /// Returns whether this is the bearer's token. Takes constant time.
    pub fn proves(&self, token: &str, bearer: Bearer) -> bool {
        let old = self.make_plain(bearer);
        same(token, &self.make(bearer)) | old.is_some_and(|old| same(token, &old))
    }

    /// The token in its old form, with unmasked numbers: `p9-4-...`. People's mailboxes still hold such tokens.
    fn make_plain(&self, bearer: Bearer) -> Option<String> {
        let digest = self.digest(bearer);
        match bearer {
            Bearer::Seat(seat, _) => Some(format!("s{seat}-{digest}")),
            Bearer::Press(press, seat, _) => Some(format!("p{press}-{seat}-{digest}")),
            Bearer::Held(id) => Some(format!("h{id}-{digest}")),
            Bearer::Proposal(..) | Bearer::Offer(..) | Bearer::Sitter(..) | Bearer::Question(..) => None,
            Bearer::Person(..) | Bearer::Mail(..) | Bearer::Back(..) => None,
            Bearer::Feeds(..) | Bearer::Player(..) | Bearer::Phase(..) => None,
        }
    }

    /// The numbers before the digest of a token.
    fn unmasked(&self, rest: &str, n: usize) -> Option<Vec<String>> {
        let (masked, digest) = rest.split_at_checked(n * NUMBER).filter(|(_, digest)| digest.len() == DIGEST)?;
        let bits: Option<Vec<u8>> = masked.bytes().map(bits_of).collect();
        let bits: Vec<u8> = bits?.into_iter().zip(self.mask(digest)).map(|(bits, mask)| bits ^ mask).collect();
        let number = |bits: &[u8]| bits.iter().fold(0, |number: i64, bits| number << 5 | i64::from(*bits));
        Some(bits.chunks(NUMBER).map(|bits| number(bits).to_string()).collect())
    }

    /// Returns the mask that hides the numbers of a token with this digest: 5 bits for each letter.
    fn mask(&self, digest: &str) -> impl Iterator<Item = u8> + use<> {
        self.bits(&format!("mask {digest}")).into_iter()
    }

    /// Seals one of the judge's sentences, so that the judge recognises it when it comes back in an e-mail.
    pub fn seal(&self, sentence: &str) -> String {
        self.digest_of(&format!("seal {sentence}"))
    }

    /// Returns whether this is the seal of the sentence. Takes constant time.
    pub fn is_sealed(&self, sentence: &str, seal: &str) -> bool {
        same(seal, &self.seal(sentence))
    }

    /// A code about something, for people to type: at most 20 letters, 5 bits each.
    pub fn code(&self, about: &str, n_letters: usize) -> String {
        self.digest_of(&format!("type in {about}")).chars().take(n_letters).collect()
    }

    /// Returns whether this is the code about something. Takes constant time.
    pub fn is_code(&self, about: &str, n_letters: usize, typed: &str) -> bool {
        same(typed, &self.code(about, n_letters))
    }

    fn digest(&self, bearer: Bearer) -> String {
        self.digest_of(&match bearer {
            Bearer::Seat(seat, generation) => format!("seat {seat} {generation}"),
            Bearer::Press(press, seat, generation) => format!("press {press} {seat} {generation}"),
            Bearer::Proposal(proposal, seat, generation) => format!("proposal {proposal} {seat} {generation}"),
            Bearer::Offer(offer, user, generation) => format!("offer {offer} {user} {generation}"),
            Bearer::Sitter(seat, user, of_seat, of_user) => format!("sitter {seat} {user} {of_seat} {of_user}"),
            Bearer::Question(question, seat, generation) => format!("question {question} {seat} {generation}"),
            Bearer::Held(id) => format!("held {id}"),
            Bearer::Mail(id, written) => format!("mail {id} {}", written.as_second()),
            Bearer::Back(id, written) => format!("back {id} {}", written.as_second()),
            Bearer::Person(user, generation) => format!("person {user} {generation}"),
            Bearer::Feeds(user, generation) => format!("feeds {user} {generation}"),
            Bearer::Player(user) => format!("player {user}"),
            Bearer::Phase(id) => format!("phase {id}"),
        })
    }

    fn digest_of(&self, text: &str) -> String {
        self.bits(text).into_iter().map(|bits| char::from(LETTERS[usize::from(bits)])).collect()
    }

    /// A keyed digest, 5 bits for each letter.
    fn bits(&self, text: &str) -> Vec<u8> {
        let mut mac = self.key.clone();
        mac.update(text.as_bytes());
        mac.finalize().into_bytes().iter().take(DIGEST).map(|byte| byte % 32).collect()
    }
}

/// The 5 bits of one letter of a token.
fn bits_of(letter: u8) -> Option<u8> {
    LETTERS.iter().position(|known| *known == letter).and_then(|at| u8::try_from(at).ok())
}

/// The numbers of an unmasked token: `9-4-...`.
fn plain_numbers(rest: &str, n: usize) -> Option<Vec<String>> {
    let parts: Vec<&str> = rest.split('-').collect();
    (parts.len() == n + 1).then(|| parts.into_iter().take(n).map(str::to_owned).collect())
}

/// Returns whether the texts are the same, ignoring the case of the first. Takes constant time.
fn same(given: &str, right: &str) -> bool {
    let given = given.to_ascii_lowercase();
    let differs = given.bytes().zip(right.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b));
    given.len() == right.len() && differs == 0
}

/// Hashes and checks passwords with Argon2id.
pub struct Passwords {
    argon2: Argon2<'static>,
    /// Digests of (stored hash, password) pairs that were right before, which makes a second check quick. They never leave
    /// memory.
    known: Mutex<HashSet<[u8; 32]>>,
    key: [u8; 32],
}

/// The maximum number of right passwords to remember.
const MAX_KNOWN: usize = 10_000;

impl Passwords {
    /// Passwords at the strength that OWASP recommends (19 MiB, 2 passes).
    pub fn new() -> Result<Self> {
        Self::with(Params::DEFAULT)
    }

    /// Quick and weak passwords, for tests and `chancery demo`, where there is nothing to protect.
    pub fn weak() -> Result<Self> {
        Self::with(Params::new(8, 1, 1, None).map_err(|error| anyhow!("{error}"))?)
    }

    fn with(params: Params) -> Result<Self> {
        let argon2 = Argon2::new(argon2::Algorithm::Argon2id, argon2::Version::V0x13, params);
        Ok(Self { argon2, known: Mutex::default(), key: random()? })
    }

    /// The hash of a password, for storage.
    pub fn hash(&self, password: &str) -> Result<String> {
        let hash = self.argon2.hash_password_with_salt(password.as_bytes(), &random::<16>()?);
        Ok(hash.map_err(|error| anyhow!("cannot hash: {error}"))?.to_string())
    }

    /// Returns whether this is the password, judging by earlier checks only. This is quick enough to search whole texts for it.
    pub fn recognises(&self, password: &str, stored: &str) -> bool {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        self.digest(password, stored).is_ok_and(|digest| known.contains(&digest))
    }

    fn digest(&self, password: &str, stored: &str) -> Result<[u8; 32]> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).map_err(|error| anyhow!("{error}"))?;
        mac.update(stored.as_bytes());
        mac.update(b"\n");
        mac.update(password.as_bytes());
        Ok(mac.finalize().into_bytes().into())
    }

    /// Returns whether this is the password.
    ///
    /// # Errors
    /// If the stored text is not a hash.
    pub fn check(&self, password: &str, stored: &str) -> Result<bool> {
        // No password is set.
        if stored.is_empty() {
            return Ok(false);
        }
        let digest = self.digest(password, stored)?;
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
