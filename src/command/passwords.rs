//! Passwords of seats, set or guessed.
use super::context::Context;
use super::letters::{LinkTarget, reader_of, threads_of};
use crate::command::{CommandResult, refuse};
use crate::game::Seat;
use crate::judge::identity::Bearer;
use crate::say;
use crate::store::{Draft, SeatRow};
use crate::text::doc::Doc;
use crate::text::sentence::game;
use anyhow::Result;
use jiff::SignedDuration;

/// The text that stands for "no password".
pub const NO_PASSWORD: &str = "-";

/// The fewest characters of a password.
const MIN_PASSWORD: usize = 4;

/// Checks that this is long enough for a password.
///
/// # Errors
/// If it is too short.
pub fn is_long_enough(password: &str) -> CommandResult {
    if password.chars().count() < MIN_PASSWORD {
        return refuse(say!("A password has at least {} characters. Please choose a longer one.", MIN_PASSWORD));
    }
    Ok(())
}

impl Context<'_> {
    /// Returns the hash of a password, for the store.
    ///
    /// # Errors
    /// If it is too short, or the e-mail has too many passwords.
    pub fn hash_password(&mut self, password: &str) -> CommandResult<String> {
        is_long_enough(password)?;
        self.charge_password()?;
        Ok(self.judge.passwords.hash(password)?)
    }

    /// Returns whether this is the password with this hash.
    ///
    /// # Errors
    /// If the e-mail has too many passwords.
    pub fn is_password(&mut self, password: &str, hash: &str) -> CommandResult<bool> {
        self.charge_password()?;
        Ok(self.judge.passwords.check(password, hash)?)
    }

    /// Returns the hash of the password that a person chooses for their seat. `-` means none.
    ///
    /// # Errors
    /// If it is too short, or the e-mail has too many passwords.
    pub fn chosen_password(&mut self, password: &str) -> CommandResult<String> {
        match password {
            NO_PASSWORD => Ok(self.no_password()),
            password => self.hash_password(password),
        }
    }

    /// Returns the hash for "no password", which no password matches.
    pub fn no_password(&self) -> String {
        String::new()
    }

    /// Finds the seat that has this password. After too many wrong passwords for a seat within an hour, the judge
    /// refuses strangers, but not the holder if they are proved to be the writer. E-mails from the holder's own
    /// addresses are counted separately, so that strangers cannot lock the holder out.
    ///
    /// # Errors
    /// If the password was not checked, or the e-mail has too many passwords.
    pub fn seat_with_password(&mut self, seats: &[Seat], password: &str) -> CommandResult<Option<Seat>> {
        let hour_ago = self.now - SignedDuration::from_hours(1);
        let most = self.judge.limits.wrong_passwords_per_seat_per_hour;
        let user = self.principal.apparent().map(|user| user.id);
        let holder = self.principal.user();
        let mut wrong = Vec::new();
        let mut guarded = false;
        for seat in seats {
            let is_holder = holder == Some(seat.user);
            let from_holder = user == Some(seat.user);
            let n_wrong = self.store.n_wrong_passwords(seat.id, from_holder, hour_ago)?;
            if !is_holder && most <= n_wrong {
                guarded = true;
                continue;
            }
            self.charge_password()?;
            if self.judge.passwords.check(password, &seat.password)? {
                self.by_password.push(seat.id);
                self.store.note_move_password(self.principal.from().key(), seat.id)?;
                return Ok(Some(seat.clone()));
            }
            if !is_holder {
                wrong.push((seat, from_holder, n_wrong + 1));
            }
        }
        for (seat, from_holder, n_wrong) in wrong {
            self.store.note_wrong_password(seat.id, from_holder, self.now)?;
            if n_wrong == most {
                self.warn_of_guesses(seat, n_wrong)?;
            }
        }
        if guarded {
            return refuse(
                "I have had too many wrong passwords for that seat, so I accept none for an hour. If the seat is yours, reply to one of my e-mails about the game. That works without a password.",
            );
        }
        Ok(None)
    }

    fn warn_of_guesses(&self, seat: &SeatRow, n_wrong: u32) -> Result<()> {
        let row = self.store.game(seat.game)?;
        let mut doc = Doc::new(reader_of(seat));
        doc.para(say!(
            "In the last hour, I had {n_wrong} wrong passwords for your seat in {}. I accept none until the hour is over. To sign on before then, reply to this e-mail, or to any other of mine about the game.",
            n_wrong,
            game(&row.name)
        ));
        self.lead(&mut doc, &row.name, LinkTarget::Game);
        let subject = format!("{}:{} - Wrong passwords", self.judge.name, row.name);
        let draft = Draft { subject, ..Draft::default() }.saying(&doc, seat.wishes);
        self.post_as(Bearer::Seat(seat.id, seat.token), seat, &threads_of(&row), draft)
    }

    /// Checking a password is slow on purpose, so an e-mail may have only a few.
    fn charge_password(&mut self) -> CommandResult {
        let most = self.judge.limits.passwords_per_letter;
        if most <= self.n_passwords {
            return refuse(say!(
                "Your e-mail has more passwords than I check in one ({most}). Please send another one.",
                most
            ));
        }
        self.n_passwords += 1;
        Ok(())
    }
}
