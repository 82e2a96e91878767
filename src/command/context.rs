//! Everything that a command may touch: the writer, and the game that they signed on to.
use super::env::Env;
use super::game_cx::{After, GameCx, LinesFor};
use super::principal::{Mailbox, Principal};
use super::refusal::Refusal;
use crate::command::{Stop, Strength, refuse};
use crate::families::Family;
use crate::game::dates::read_zone;
use crate::game::settings::keys::{self, Addresses};
use crate::game::{Game, Seat};
use crate::mail::compose::clean;
use crate::rules::Eyes;
use crate::say;
use crate::store::{Format, Life, MailPreferences, Part, SeatId, SeatRow, User};
use crate::text::Width;
use crate::text::words::Reader;
use anyhow::Result;
use jiff::tz::TimeZone;
use std::ops::Deref;

/// The head of a letter, as far as commands need it. It proves nothing.
#[derive(Clone, Debug, Default)]
pub struct Letterhead {
    /// The name in `From:`.
    pub from_name: String,
    /// Tokens of ours that the letter was sent to.
    pub tokens: Vec<String>,
    /// The letter has HTML: their program shows it.
    pub has_html: bool,
}

impl Letterhead {
    /// Returns the form of letters for a person who registers with this one: the form in which they write.
    pub fn first_wishes(&self) -> MailPreferences {
        MailPreferences {
            format: if self.has_html { Format::Html } else { Format::Text },
            ..MailPreferences::default()
        }
    }
}

/// The most pictures and files that go with a letter.
pub const MAX_ATTACHED: usize = 12;

/// The longest name of a person, in characters.
const MAX_NAME: usize = 64;

/// Everything that a command may touch. It has no clock and no socket, and no SQL but the store's own functions.
pub struct Context<'a> {
    /// The judge, the database, the time, the letter.
    pub env: Env<'a>,
    /// The one who acts.
    pub principal: Principal,
    /// The head of the letter.
    pub letterhead: Letterhead,
    /// The game that was signed on to.
    pub signed_on: Option<GameCx<'a>>,
    /// The game that the writer has just left for another one: what is to be done in it is still to be done.
    pub left: Option<GameCx<'a>>,
    /// Lines to carry out before the rest of the letter.
    pub next_lines: Vec<String>,
    /// The seats that the keeper has for this letter.
    pub visits: Vec<SeatId>,
    /// They have registered in this letter.
    pub newcomer: bool,
    /// The parts that go with the reply.
    pub parts: Vec<Part>,
    /// Nothing below is read.
    pub stopped: bool,
    /// The seats whose passwords the letter gives.
    pub(super) by_password: Vec<SeatId>,
    /// Passwords of the letter that were checked or set.
    pub(super) n_passwords: u32,
}

impl<'a> Deref for Context<'a> {
    type Target = Env<'a>;

    fn deref(&self) -> &Env<'a> {
        &self.env
    }
}

impl<'a> Context<'a> {
    /// A letter from somebody.
    pub fn new(env: Env<'a>, principal: Principal) -> Self {
        Self {
            env,
            principal,
            letterhead: Letterhead::default(),
            signed_on: None,
            left: None,
            next_lines: Vec::new(),
            visits: Vec::new(),
            newcomer: false,
            parts: Vec::new(),
            stopped: false,
            by_password: Vec::new(),
            n_passwords: 0,
        }
    }

    /// Sends something along with the reply, all of it or nothing: each thing once, however often it was asked for.
    ///
    /// # Errors
    /// If it is not proved who writes: files go to no one who may not have asked for them. Or if it is too much for a letter.
    pub fn attach(&mut self, parts: Vec<Part>) -> Result<(), Stop> {
        if parts.is_empty() {
            return Ok(());
        }
        if !self.principal.is_proved() {
            return refuse(
                "I can't tell that this letter is from you, so I send no files. REGISTER makes you known here.",
            );
        }
        let n_before = self.parts.len();
        for part in parts {
            if !self.parts.contains(&part) {
                self.parts.push(part);
            }
        }
        if self.parts.len() <= MAX_ATTACHED {
            return Ok(());
        }
        self.parts.truncate(n_before);
        refuse(say!(
            "At most {most} pictures and files go with a letter, and {n_before} go with this one already. Please ask for more in another letter.",
            most = MAX_ATTACHED,
            n_before
        ))
    }

    /// Signs on to a game, as the holder of this seat. What is still to be done in the game is kept; if it is another one than
    /// before, that one is [left](Self::left).
    pub fn sign_on(&mut self, game: Game, seat: Option<SeatId>) -> &mut GameCx<'a> {
        let (after, answers) = match self.signed_on.take() {
            Some(cx) if cx.game.row.id == game.row.id => (cx.after, cx.answers),
            other => {
                self.left = other.or(self.left.take());
                (After::default(), None)
            }
        };
        let (env, sitter, acting, agreed) = (self.env, None, None, false);
        let lines_for = LinesFor::Now;
        self.signed_on.insert(GameCx { env, game, seat, sitter, acting, lines_for, answers, agreed, after })
    }

    /// The game that was signed on to, and what may be done in it.
    ///
    /// # Errors
    /// If none was.
    pub fn signed_on(&mut self) -> Result<&mut GameCx<'a>, Refusal> {
        self.signed_on.as_mut().ok_or(Refusal::SignOnFirst)
    }

    /// The game that was signed on to.
    pub fn game(&self) -> Option<&Game> {
        self.signed_on.as_ref().map(|cx| &cx.game)
    }

    /// The family of the game that was signed on to.
    pub fn family(&self) -> Option<&'static dyn Family> {
        self.game().map(|game| game.board.variant.family())
    }

    /// The seat that was signed on to.
    pub fn seat(&self) -> Option<&Seat> {
        self.signed_on.as_ref()?.seat().ok()
    }

    /// The registered person who is proved to write.
    ///
    /// # Errors
    /// If nobody is, or they are not registered.
    pub fn user(&self) -> Result<&User, Refusal> {
        self.principal.person().ok_or_else(|| match self.principal.apparent() {
            Some(_) => Refusal::Unverified,
            None => Refusal::RegisterFirst,
        })
    }

    /// The mailbox that the writer is proved to read.
    ///
    /// # Errors
    /// If nobody is proved.
    pub fn mailbox(&self) -> Result<&str, Refusal> {
        let none = if self.principal.is_guest() { Refusal::KeepFirst } else { Refusal::Unverified };
        self.principal.mailbox().map(Mailbox::address).ok_or(none)
    }

    /// Checks that the keeper of the judge is proved to be the writer. What `From:` says proves nothing.
    ///
    /// # Errors
    /// If it is not.
    pub fn by_keeper(&self) -> Result<(), Stop> {
        let keeper = &self.judge.keeper;
        let Some(mailbox) = self.principal.mailbox() else {
            let says_so = self.principal.says_from(keeper);
            return Err(if says_so { Refusal::Unverified.into() } else { Refusal::KeeperOnly.into() });
        };
        let is = match self.principal.user() {
            Some(user) => self.store.user_at(keeper)?.is_some_and(|keeper| keeper.id == user),
            None => mailbox.address().eq_ignore_ascii_case(keeper),
        };
        match self.principal.strength() {
            _ if !is => Err(Refusal::KeeperOnly.into()),
            Strength::Fresh => Ok(()),
            Strength::Sure => Err(Refusal::CodeFirst.into()),
            Strength::Shown | Strength::Claimed => Err(Refusal::Unsure.into()),
        }
    }

    /// Takes the yes of the one who reads this mailbox, to what went there: what follows, they do. A seat of somebody else's is left.
    pub fn take_yes(&mut self, address: String) -> Result<()> {
        let user = self.store.user_at(&address)?;
        let id = user.as_ref().map(|user| user.id);
        self.principal.prove_by_yes(user, Mailbox::kept(address));
        if self.seat().is_some_and(|seat| Some(seat.user) != id) {
            self.left = self.signed_on.take().or(self.left.take());
        }
        Ok(())
    }

    /// Returns whether the writer may do what is grave, as far as the proof of who they are goes. A seat that they
    /// have taken in this very letter is theirs.
    pub fn is_sure(&self) -> bool {
        let seat = self.seat();
        Strength::Sure <= self.principal.strength()
            || seat.is_some_and(|seat| self.by_password.contains(&seat.id) || seat.since == self.now)
    }

    /// Ends what the keeper had for this letter: what follows it, they do as themselves.
    pub fn end_visits(&mut self) -> Result<()> {
        for seat in std::mem::take(&mut self.visits) {
            self.store.end_visit(seat, self.now)?;
            if let Some(cx) = self.signed_on.as_mut().filter(|cx| cx.seat == Some(seat)) {
                cx.seat = None;
            }
        }
        Ok(())
    }

    /// Registers the writer under this name.
    pub fn register(&mut self, name: &str) -> Result<(), Stop> {
        let mut user = User::new(clean(name, MAX_NAME), self.mailbox()?.to_owned(), self.now);
        user.wishes = self.letterhead.first_wishes();
        user.id = self.store.add_user(&user)?;
        self.principal.is_person(user);
        Ok(())
    }

    /// The person whose settings the writer may change: the holder of the seat that was signed on to, else who writes.
    ///
    /// # Errors
    /// If there is none.
    pub fn settings_of(&self) -> Result<User, Stop> {
        match self.signed_on.as_ref().filter(|cx| cx.sitter.is_none()).and_then(|cx| cx.seat().ok()) {
            Some(seat) => Ok(self.store.user(seat.user)?),
            None => Ok(self.user()?.clone()),
        }
    }

    /// Notes the changed settings of a person, for the rest of the letter too.
    pub fn keep_settings(&mut self, user: &User) -> Result<(), Stop> {
        self.store.change_user(user)?;
        self.store.set_wishes(user.id, user.wishes)?;
        if self.principal.apparent().is_some_and(|own| own.id == user.id) {
            self.principal.is_person(user.clone());
        }
        self.signed_on.as_mut().map_or(Ok(()), |cx| cx.reload())?;
        Ok(())
    }

    /// Changes how the writer wants their letters, in all of their games. Returns all that they want now.
    ///
    /// # Errors
    /// If they are not registered.
    pub fn change_wishes(&mut self, change: impl FnOnce(&mut MailPreferences)) -> Result<MailPreferences, Stop> {
        let mut user = self.settings_of()?;
        change(&mut user.wishes);
        self.keep_settings(&user)?;
        Ok(user.wishes)
    }

    /// Returns the writer's wishes for letters, besides their width.
    pub fn wishes(&self) -> MailPreferences {
        match (self.seat(), self.principal.apparent()) {
            (Some(seat), _) => seat.wishes,
            (None, Some(user)) => user.wishes,
            (None, None) => MailPreferences::default(),
        }
    }

    /// Checks that the letter comes from an address of the writer's own. Answers with all that is kept of somebody go
    /// nowhere else.
    ///
    /// # Errors
    /// If it does not, or they are not registered.
    pub fn own_address(&self) -> Result<(), Stop> {
        let user = self.user()?.id;
        let is_theirs = self.store.user_at(self.principal.from().key())?.is_some_and(|own| own.id == user);
        if is_theirs && self.route()?.user == Some(user) {
            return Ok(());
        }
        refuse("Please write this from an address that is registered as yours; I AM ALSO adds one.")
    }

    /// Returns the eyes with which the writer sees a game.
    pub fn eyes(&self, game: &Game) -> Eyes {
        if game.row.life == Life::Finished {
            return Eyes::Master;
        }
        self.signed_on.as_ref().filter(|own| own.game.row.id == game.row.id).map_or(Eyes::Observer, GameCx::eyes)
    }

    /// Returns whether the writer may know who holds a seat.
    pub fn may_know(&self, game: &Game, seat: &Seat) -> bool {
        !game.hides(seat) || self.holds(seat) || self.is_master_of(game)
    }

    /// Returns whether the writer may see the address of the holder of a seat.
    pub fn may_see_address(&self, game: &Game, seat: &Seat) -> bool {
        let registered = self.principal.person().is_some();
        let to_all = game.settings.get(keys::ADDRESSES) == Addresses::All && registered && self.may_know(game, seat);
        to_all || game.seats.iter().any(|own| self.holds(own) && game.may_see_address(own, seat))
    }

    /// Returns whether the writer may know that there is this game. What somebody plays alone is theirs.
    pub fn may_see(&self, game: &Game) -> bool {
        !game.is_secluded() || self.is_in(game)
    }

    /// Returns whether the writer is in this game.
    pub fn is_in(&self, game: &Game) -> bool {
        game.seats.iter().any(|seat| self.holds(seat))
    }

    /// Returns whether the writer is a master of this game.
    pub fn is_master_of(&self, game: &Game) -> bool {
        game.masters().any(|seat| self.holds(seat))
    }

    /// Returns whether this seat, in any game, is the writer's own.
    pub fn holds(&self, seat: &SeatRow) -> bool {
        let user = self.principal.user();
        Some(seat.id) == self.signed_on.as_ref().and_then(|cx| cx.seat) || Some(seat.user) == user
    }

    /// Returns the width that the writer wants for letters.
    pub fn width(&self) -> Width {
        match (self.seat(), self.principal.apparent()) {
            (Some(seat), _) => seat.width,
            (None, Some(user)) => user.width,
            (None, None) => Width::USUAL,
        }
    }

    /// The time zone of the writer.
    pub fn zone(&self) -> TimeZone {
        let name = match (self.seat(), self.principal.apparent()) {
            (Some(seat), _) => &seat.timezone,
            (None, Some(user)) => &user.timezone,
            (None, None) => return TimeZone::UTC,
        };
        read_zone(name).unwrap_or(TimeZone::UTC)
    }

    /// The writer, as one who is told something.
    pub fn reader(&self) -> Reader {
        Reader::new(self.zone(), self.wishes().layout(self.width()))
    }
}
