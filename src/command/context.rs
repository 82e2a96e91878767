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
use crate::mail::inbound::AttachedFile;
use crate::rules::Eyes;
use crate::say;
use crate::store::{ErasedPerson, Format, Life, MailPreferences, Part, SeatId, SeatRow, User};
use crate::text::Width;
use crate::text::words::Reader;
use anyhow::Result;
use jiff::tz::TimeZone;
use std::ops::Deref;

/// The head of an e-mail, as far as commands need it. It proves nothing.
#[derive(Clone, Debug, Default)]
pub struct Letterhead {
    /// The name in `From:`.
    pub from_name: String,
    /// The judge's tokens in the addresses that the e-mail was sent to.
    pub tokens: Vec<String>,
    /// Whether the e-mail has HTML, so that the writer's mail program can show it.
    pub has_html: bool,
    /// The attached game file.
    pub file: Option<AttachedFile>,
}

impl Letterhead {
    /// Returns the initial e-mail format of a person who registers with this e-mail: the format in which they write.
    pub fn first_wishes(&self) -> MailPreferences {
        MailPreferences {
            format: if self.has_html { Format::Html } else { Format::Text },
            ..MailPreferences::default()
        }
    }
}

/// The most pictures and files attached to an e-mail.
pub const MAX_ATTACHED: usize = 12;

/// The longest name of a person, in characters.
const MAX_NAME: usize = 64;

/// Everything that a command may touch. It has no clock and no socket, and no SQL but the store's functions.
pub struct Context<'a> {
    /// The judge, the database, the time, the e-mail.
    pub env: Env<'a>,
    /// The person who acts.
    pub principal: Principal,
    /// The head of the e-mail.
    pub letterhead: Letterhead,
    /// The game that the writer has signed on to.
    pub signed_on: Option<GameCx<'a>>,
    /// The game that the writer has just left for another one. Its open tasks remain.
    pub left: Option<GameCx<'a>>,
    /// Lines to carry out before the rest of the e-mail.
    pub next_lines: Vec<String>,
    /// The number of lines that scripts have added to the e-mail.
    pub n_added_lines: usize,
    /// The seats that the keeper holds for the duration of this e-mail.
    pub visits: Vec<SeatId>,
    /// Whether the writer has registered in this e-mail.
    pub newcomer: bool,
    /// The parts attached to the reply.
    pub parts: Vec<Part>,
    /// The people erased by the e-mail.
    pub erased: Vec<ErasedPerson>,
    /// Whether reading has stopped.
    pub stopped: bool,
    /// The seats whose passwords the e-mail gives.
    pub(super) by_password: Vec<SeatId>,
    /// The number of passwords that the e-mail has had checked or set.
    pub(super) n_passwords: u32,
}

impl<'a> Deref for Context<'a> {
    type Target = Env<'a>;

    fn deref(&self) -> &Env<'a> {
        &self.env
    }
}

impl<'a> Context<'a> {
    /// A context for an e-mail of this principal.
    pub fn new(env: Env<'a>, principal: Principal) -> Self {
        Self {
            env,
            principal,
            letterhead: Letterhead::default(),
            signed_on: None,
            left: None,
            next_lines: Vec::new(),
            n_added_lines: 0,
            visits: Vec::new(),
            newcomer: false,
            parts: Vec::new(),
            erased: Vec::new(),
            stopped: false,
            by_password: Vec::new(),
            n_passwords: 0,
        }
    }

    /// Attaches all of these parts to the reply, or none. A part that was already requested is attached only once.
    ///
    /// # Errors
    /// If the writer is not proved, since files go only to people who have asked for them, or if the e-mail would become too
    /// large.
    pub fn attach(&mut self, parts: Vec<Part>) -> Result<(), Stop> {
        if parts.is_empty() {
            return Ok(());
        }
        if !self.principal.is_proved() {
            return refuse(
                "I can't tell that this e-mail is from you, so I send no files. REGISTER registers you here.",
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
            "An e-mail can have up to {most} pictures and files, and this one has {n_before} already. Please ask for more in another e-mail.",
            most = MAX_ATTACHED,
            n_before
        ))
    }

    /// Signs on to a game, as the holder of this seat. Open tasks in the same game remain. A different game before it becomes the
    /// one that was [left](Self::left).
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

    /// The game that the writer has signed on to, for reading and changing.
    ///
    /// # Errors
    /// If the writer has not signed on.
    pub fn signed_on(&mut self) -> Result<&mut GameCx<'a>, Refusal> {
        self.signed_on.as_mut().ok_or(Refusal::SignOnFirst)
    }

    /// The game that the writer has signed on to.
    pub fn game(&self) -> Option<&Game> {
        self.signed_on.as_ref().map(|cx| &cx.game)
    }

    /// The family of the game that the writer has signed on to.
    pub fn family(&self) -> Option<&'static dyn Family> {
        self.game().map(|game| game.board.variant.family())
    }

    /// The seat that the writer has signed on to.
    pub fn seat(&self) -> Option<&Seat> {
        self.signed_on.as_ref()?.seat().ok()
    }

    /// The registered person who is proved to be the writer.
    ///
    /// # Errors
    /// If the writer is not proved, or not registered.
    pub fn user(&self) -> Result<&User, Refusal> {
        self.principal.person().ok_or_else(|| match self.principal.apparent() {
            Some(_) => Refusal::Unverified,
            None => Refusal::RegisterFirst,
        })
    }

    /// The mailbox that the writer is proved to read.
    ///
    /// # Errors
    /// If the writer is not proved.
    pub fn mailbox(&self) -> Result<&str, Refusal> {
        let none = if self.principal.is_guest() { Refusal::KeepFirst } else { Refusal::Unverified };
        self.principal.mailbox().map(Mailbox::address).ok_or(none)
    }

    /// Checks that the writer is proved to be the judge keeper. `From:` alone proves nothing.
    ///
    /// # Errors
    /// If they are not.
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

    /// Accepts a yes from the reader of this mailbox to an e-mail that went there. They are the principal from here on, and leave
    /// another person's seat.
    pub fn take_yes(&mut self, address: String) -> Result<()> {
        let user = self.store.user_at(&address)?;
        let id = user.as_ref().map(|user| user.id);
        self.principal.prove_by_yes(user, Mailbox::kept(address));
        if self.seat().is_some_and(|seat| Some(seat.user) != id) {
            self.left = self.signed_on.take().or(self.left.take());
        }
        Ok(())
    }

    /// Returns whether the proof of the writer is strong enough for grave commands. A seat that they have taken in this e-mail is
    /// theirs.
    pub fn is_sure(&self) -> bool {
        let seat = self.seat();
        Strength::Sure <= self.principal.strength()
            || seat.is_some_and(|seat| self.by_password.contains(&seat.id) || seat.since == self.now)
    }

    /// Ends the keeper's visits to seats. From here on, the keeper acts as an ordinary person.
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

    /// The person whose settings the writer may change: the holder of the seat they have signed on to, or else the writer.
    ///
    /// # Errors
    /// If there is no such person.
    pub fn settings_of(&self) -> Result<User, Stop> {
        match self.signed_on.as_ref().filter(|cx| cx.sitter.is_none()).and_then(|cx| cx.seat().ok()) {
            Some(seat) => Ok(self.store.user(seat.user)?),
            None => Ok(self.user()?.clone()),
        }
    }

    /// Saves the changed settings of a person, and applies them to the rest of the e-mail.
    pub fn keep_settings(&mut self, user: &User) -> Result<(), Stop> {
        self.store.change_user(user)?;
        self.store.set_wishes(user.id, user.wishes)?;
        if self.principal.apparent().is_some_and(|own| own.id == user.id) {
            self.principal.is_person(user.clone());
        }
        self.signed_on.as_mut().map_or(Ok(()), |cx| cx.reload())?;
        Ok(())
    }

    /// Changes the writer's e-mail preferences, for all of their games. Returns the new preferences.
    ///
    /// # Errors
    /// If they are not registered.
    pub fn change_wishes(&mut self, change: impl FnOnce(&mut MailPreferences)) -> Result<MailPreferences, Stop> {
        let mut user = self.settings_of()?;
        change(&mut user.wishes);
        self.keep_settings(&user)?;
        Ok(user.wishes)
    }

    /// Returns the writer's e-mail preferences, apart from the width.
    pub fn wishes(&self) -> MailPreferences {
        match (self.seat(), self.principal.apparent()) {
            (Some(seat), _) => seat.wishes,
            (None, Some(user)) => user.wishes,
            (None, None) => MailPreferences::default(),
        }
    }

    /// Checks that the e-mail comes from one of the writer's addresses. A person's stored data goes nowhere else.
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

    /// Returns the writer's eyes in a game.
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

    /// Returns whether the writer may know that this game exists. A solo game is private to its player.
    pub fn may_see(&self, game: &Game) -> bool {
        !game.is_secluded() || self.is_in(game)
    }

    /// Returns whether the writer is in this game.
    pub fn is_in(&self, game: &Game) -> bool {
        game.seats.iter().any(|seat| self.holds(seat))
    }

    /// Returns whether the writer is a GM of this game.
    pub fn is_master_of(&self, game: &Game) -> bool {
        game.masters().any(|seat| self.holds(seat))
    }

    /// Returns whether the writer holds this seat, in any game.
    pub fn holds(&self, seat: &SeatRow) -> bool {
        let user = self.principal.user();
        Some(seat.id) == self.signed_on.as_ref().and_then(|cx| cx.seat) || Some(seat.user) == user
    }

    /// Returns the writer's line width for e-mails.
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

    /// The writer as a reader.
    pub fn reader(&self) -> Reader {
        Reader::new(self.zone(), self.wishes().layout(self.width()))
    }
}
