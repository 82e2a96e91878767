//! Passwords of seats: those that are set, and those that are guessed.
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

/// The text that stands where a password would, if there is to be none.
pub const NO_PASSWORD: &str = "-";

/// The least characters of a password.
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
    /// Returns the hash to store of a password.
    ///
    /// # Errors
    /// If it is too short, or the letter has too many passwords.
    pub fn hash_password(&mut self, password: &str) -> CommandResult<String> {
        is_long_enough(password)?;
        self.charge_password()?;
        Ok(self.judge.passwords.hash(password)?)
    }

    /// Returns whether this is the password with this hash.
    ///
    /// # Errors
    /// If the letter has too many passwords.
    pub fn is_password(&mut self, password: &str, hash: &str) -> CommandResult<bool> {
        self.charge_password()?;
        Ok(self.judge.passwords.check(password, hash)?)
    }

    /// Returns the hash to store of the password that a person chooses for their seat; `-` means none.
    ///
    /// # Errors
    /// If it is too short, or the letter has too many passwords.
    pub fn chosen_password(&mut self, password: &str) -> CommandResult<String> {
        match password {
            NO_PASSWORD => Ok(self.no_password()),
            password => self.hash_password(password),
        }
    }

    /// Returns the hash to store if there is to be no password: none fits it.
    pub fn no_password(&self) -> String {
        String::new()
    }

    /// Finds the one of these seats whose password this is. After too many wrong passwords for a seat within an hour,
    /// strangers are refused; its holder, if they are known to write, is not. Letters from the holder's own addresses
    /// are counted separately, so that strangers cannot lock the holder out.
    ///
    /// # Errors
    /// If it was not checked, or the letter has too many passwords.
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
                "Too many wrong passwords have been given for that seat, so I accept none for an hour. If the seat is yours, answer one of my letters about the game: that needs no password.",
            );
        }
        Ok(None)
    }

    fn warn_of_guesses(&self, seat: &SeatRow, n_wrong: u32) -> Result<()> {
        let row = self.store.game(seat.game)?;
        let mut doc = Doc::new(reader_of(seat));
        doc.para(say!(
            "Within an hour, {n_wrong} wrong passwords have been given for your seat in {}. I accept no more of them until the hour is over. To sign on meanwhile, answer this letter, or any other of mine about the game.",
            n_wrong,
            game(&row.name)
        ));
        self.lead(&mut doc, &row.name, LinkTarget::Game);
        let subject = format!("{}:{} - Wrong passwords", self.judge.name, row.name);
        let draft = Draft { subject, ..Draft::default() }.saying(&doc, seat.wishes);
        self.post_as(Bearer::Seat(seat.id, seat.token), seat, &threads_of(&row), draft)
    }

    /// Checking a password costs time on purpose, so a letter has only so many.
    fn charge_password(&mut self) -> CommandResult {
        let most = self.judge.limits.passwords_per_letter;
        if most <= self.n_passwords {
            return refuse(say!(
                "Your letter has more passwords than I check in one letter ({most}). Please write another one.",
                most
            ));
        }
        self.n_passwords += 1;
        Ok(())
    }
}
