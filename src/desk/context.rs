//! All that a command may touch: who writes, the game they signed on to, and the mail that goes out.
use super::refusal::Refusal;
use crate::families::system::Table;
use crate::game::dates::{friendly, print, read_zone};
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::judge::Judge;
use crate::judge::identity::Bearer;
use crate::rules::{Eyes, Power};
use crate::store::{Draft, GameId, JournalRow, LetterId, PressId, Role, SeatId, SeatRow, Store, User};
use crate::text::{WIDTH, wrap};
use anyhow::Result;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

/// Who writes a letter.
#[derive(Clone, Debug, Default)]
pub struct Writer {
    /// Their address; empty for the clock.
    pub address: String,
    /// The name in `From:`.
    pub name: String,
    /// Who that is, if they are registered.
    pub user: Option<User>,
    /// It is proved that they wrote it.
    pub verified: bool,
    /// Tokens of ours that the letter was sent to.
    pub tokens: Vec<String>,
}

/// Something that was changed of a game: a sentence, or the beginning of one that ends with a time.
#[derive(Clone, Debug)]
pub struct Change {
    /// `The deadline for S1901M is`, or all of the sentence.
    pub what: String,
    /// The time that it ends with.
    pub at: Option<Timestamp>,
}

impl Change {
    /// The sentence, for a reader in this zone.
    pub fn told(&self, zone: &TimeZone) -> String {
        match self.at {
            Some(at) => format!("{} {}.", self.what, friendly(at, zone)),
            None => self.what.clone(),
        }
    }
}

/// All that a command may touch. It has no clock and no socket, and no SQL but the store's own functions.
pub struct Context<'a> {
    /// The judge: its name, its address, its rules for everybody.
    pub judge: &'a Judge,
    /// The database, in the letter's own transaction.
    pub store: &'a Store,
    /// The time at which the letter is worked through.
    pub now: Timestamp,
    /// The letter's number; none for the clock.
    pub letter: Option<LetterId>,
    /// Who writes.
    pub writer: Writer,
    /// The game that was signed on to.
    pub game: Option<Game>,
    /// The seat in it: its number.
    pub seat: Option<SeatId>,
    /// The power that a master acts as, or that somebody who plays several writes for.
    pub acting: Option<Power>,
    /// What was changed of the game's settings, to be told to everybody else at the end.
    pub changes: Vec<Change>,
    /// The clock has to look at the game again at the end.
    pub touched: bool,
    /// Whose orders on file are shown at the end; `None`: everybody's, to a master.
    pub show_orders: Vec<Option<Power>>,
    /// Lines to carry out before the rest of the letter.
    pub next_lines: Vec<String>,
    /// The last seat of the game has been taken: it starts when the letter is read.
    pub start_at_end: bool,
    /// Nothing below is read.
    pub stopped: bool,
    /// Passwords of the letter that were checked or set.
    n_passwords: u32,
}

impl<'a> Context<'a> {
    /// A letter from somebody.
    pub fn new(judge: &'a Judge, store: &'a Store, now: Timestamp, letter: Option<LetterId>, writer: Writer) -> Self {
        Self {
            judge,
            store,
            now,
            letter,
            writer,
            game: None,
            seat: None,
            acting: None,
            changes: Vec::new(),
            touched: false,
            show_orders: Vec::new(),
            next_lines: Vec::new(),
            start_at_end: false,
            stopped: false,
            n_passwords: 0,
        }
    }

    /// A letter from the clock, about a game.
    ///
    /// # Errors
    /// If the game can not be read.
    pub fn for_clock(judge: &'a Judge, store: &'a Store, now: Timestamp, game: GameId) -> Result<Self> {
        let mut cx = Self::new(judge, store, now, None, Writer::default());
        cx.game = Some(Game::load(store, store.game(game)?, &judge.catalogue)?);
        Ok(cx)
    }

    /// The game that was signed on to.
    ///
    /// # Errors
    /// If none was.
    pub fn game(&self) -> Result<&Game, Refusal> {
        self.game.as_ref().ok_or(Refusal::SignOnFirst)
    }

    /// A letter is about one game only: is it about this one, or none yet?
    ///
    /// # Errors
    /// If it is about another one.
    pub fn only_about(&self, name: &str) -> Result<(), Refusal> {
        match &self.game {
            Some(other) if other.row.name != name => Err(Refusal::because(format!(
                "This letter is about '{}' already. Please write another one about '{name}'.",
                other.row.name
            ))),
            _ => Ok(()),
        }
    }

    /// The game that was signed on to, to change it.
    ///
    /// # Errors
    /// If none was.
    pub fn game_mut(&mut self) -> Result<&mut Game, Refusal> {
        self.game.as_mut().ok_or(Refusal::SignOnFirst)
    }

    /// The seat that was signed on to.
    ///
    /// # Errors
    /// If none was.
    pub fn seat(&self) -> Result<&Seat, Refusal> {
        let seat = self.seat.ok_or(Refusal::SignOnFirst)?;
        self.game()?.seat(seat).ok_or(Refusal::SignOnFirst)
    }

    /// The registered person who writes.
    ///
    /// # Errors
    /// If they are not registered.
    pub fn user(&self) -> Result<&User, Refusal> {
        self.writer.user.as_ref().ok_or(Refusal::RegisterFirst)
    }

    /// What to store of a password.
    ///
    /// # Errors
    /// If the letter has too many passwords.
    pub fn hash_password(&mut self, password: &str) -> Result<String, Refusal> {
        self.charge_password()?;
        Ok(self.judge.passwords.hash(password)?)
    }

    /// Is this the password of one of these seats? Of a seat for which too many wrong ones have been given within an
    /// hour, none is listened to; but those who are known to hold a seat need not fear that somebody else has guessed.
    ///
    /// # Errors
    /// If none was listened to, or the letter has too many passwords.
    pub fn seat_with_password(&mut self, seats: &[Seat], password: &str) -> Result<Option<Seat>, Refusal> {
        let hour_ago = self.now - SignedDuration::from_hours(1);
        let most = self.judge.limits.wrong_passwords_per_seat_per_hour;
        let holder = self.writer.user.as_ref().filter(|_| self.writer.verified).map(|user| user.id);
        let mut wrong = Vec::new();
        let mut guarded = false;
        for seat in seats {
            let is_holder = holder == Some(seat.user);
            let n_wrong = self.store.n_wrong_passwords(seat.id, hour_ago)?;
            if !is_holder && most <= n_wrong {
                guarded = true;
                continue;
            }
            self.charge_password()?;
            if self.judge.passwords.check(password, &seat.password)? {
                return Ok(Some(seat.clone()));
            }
            if !is_holder {
                wrong.push((seat, n_wrong + 1));
            }
        }
        for (seat, n_wrong) in wrong {
            self.store.note_wrong_password(seat.id, self.now)?;
            if n_wrong == most {
                self.warn_of_guesses(seat, n_wrong)?;
            }
        }
        match guarded {
            false => Ok(None),
            true => Err(Refusal::because(
                "So many wrong passwords have been given for that seat that I listen to none for an hour. If it is yours, answer one of my letters about the game: that needs no password.",
            )),
        }
    }

    fn warn_of_guesses(&self, seat: &SeatRow, n_wrong: u32) -> Result<()> {
        let game = self.store.game(seat.game)?.name;
        let body = crate::text::wrap(&format!(
            "Within an hour, {n_wrong} wrong passwords have been given for your seat in '{game}'. Until the hour is over I listen to none at all. To sign on meanwhile, answer this letter, or any other of mine about the game.
"
        ));
        self.post(seat, &format!("{}:{game} - Wrong passwords", self.judge.name), &body)
    }

    /// Checking a password costs time on purpose, so a letter has only so many.
    fn charge_password(&mut self) -> Result<(), Refusal> {
        let most = self.judge.limits.passwords_per_letter;
        if most <= self.n_passwords {
            return Err(Refusal::because(format!(
                "Your letter has more passwords than I look at in one letter ({most}). Please write another one."
            )));
        }
        self.n_passwords += 1;
        Ok(())
    }

    /// Did a master of the game sign on?
    pub fn is_master(&self) -> bool {
        self.seat().is_ok_and(|seat| seat.role == Role::Master)
    }

    /// Whose eyes the writer sees the game with.
    pub fn eyes(&self) -> Eyes {
        match (self.power(), self.seat().map(|seat| seat.role)) {
            (Ok(power), _) => Eyes::Power(power),
            (Err(_), Ok(Role::Master)) => Eyes::Master,
            (Err(_), _) => Eyes::Observer,
        }
    }

    /// The power that the writer plays, or acts as.
    ///
    /// # Errors
    /// If they play none (yet).
    pub fn power(&self) -> Result<Power, Refusal> {
        let seat = self.seat()?;
        let game = self.game()?;
        match self.acting.or(seat.power) {
            Some(power) => Ok(power),
            None if seat.role == Role::Master => {
                Err(Refusal::because("Which power? Write BECOME and its name first, such as BECOME AUSTRIA."))
            }
            None if seat.role == Role::Observer => Err(Refusal::because("You watch this game; you do not play in it.")),
            None => Err(Refusal::because(format!("The game '{}' has not started yet.", game.row.name))),
        }
    }

    /// The powers that the writer plays; for a master, the one that he acts as.
    ///
    /// # Errors
    /// If they play none (yet).
    pub fn hand(&self) -> Result<Vec<Power>, Refusal> {
        let power = self.power()?;
        Ok(match self.game()?.powers_of(self.seat()?) {
            [] => vec![power],
            own => own.to_vec(),
        })
    }

    /// The powers that the writer may order for: those that he plays, and those that they command.
    ///
    /// # Errors
    /// If they play none (yet).
    pub fn orders_for(&self) -> Result<Vec<Power>, Refusal> {
        Ok(self.game()?.with_commanded(&self.hand()?))
    }

    /// The name of the power that the writer plays, or acts as; of several, the one that he writes for.
    ///
    /// # Errors
    /// If they play none (yet).
    pub fn power_name(&self) -> Result<String, Refusal> {
        let power = self.power()?;
        Ok(self.game()?.power_name(power).to_owned())
    }

    /// The position, while the game is being played.
    ///
    /// # Errors
    /// If it is not.
    pub fn table(&self) -> Result<&dyn Table, Refusal> {
        let game = self.game()?;
        match &game.table {
            Some(table) if game.running() => Ok(table.as_ref()),
            _ => Err(Refusal::because(format!("The game '{}' is {}.", game.row.name, game.row.life.word()))),
        }
    }

    /// Changes a seat of the game.
    ///
    /// # Errors
    /// If there is no such seat, or the database fails.
    pub fn change_seat(&mut self, id: SeatId, change: impl FnOnce(&mut Seat)) -> Result<(), Refusal> {
        let store = self.store;
        let game = self.game_mut()?;
        let seat = game.seats.iter_mut().find(|seat| seat.id == id).ok_or(Refusal::SignOnFirst)?;
        change(seat);
        store.change_seat(seat)?;
        game.seats.retain(|seat| seat.until.is_none());
        Ok(())
    }

    /// Changes the row of the game, and keeps it.
    ///
    /// # Errors
    /// If the database fails.
    pub fn change_game(&mut self, change: impl FnOnce(&mut Game)) -> Result<(), Refusal> {
        let store = self.store;
        let game = self.game_mut()?;
        change(game);
        Ok(game.save(store)?)
    }

    /// May the writer know who holds a seat?
    pub fn may_know(&self, game: &Game, seat: &SeatRow) -> bool {
        !game.hides(seat) || self.holds(seat) || self.is_master_of(game)
    }

    /// Does a master of this game write?
    pub fn is_master_of(&self, game: &Game) -> bool {
        game.masters().any(|seat| self.holds(seat))
    }

    /// Is this seat, of whatever game, the writer's own?
    fn holds(&self, seat: &SeatRow) -> bool {
        let user = self.writer.user.as_ref().filter(|_| self.writer.verified).map(|user| user.id);
        Some(seat.id) == self.seat || Some(seat.user) == user
    }

    /// How the writer is named to the others: a power, `Master`, or their own name before the start.
    pub fn signature(&self) -> String {
        match (self.game(), self.seat()) {
            (Ok(game), Ok(seat)) if game.hides(seat) && seat.power.is_none() => "A player".to_owned(),
            _ => self.own_name(),
        }
    }

    /// The same, for what is told of the game itself: who changed a setting, or paused it.
    pub fn changer(&self) -> String {
        match (self.game(), self.seat()) {
            (Ok(game), Ok(seat)) if game.hides(seat) && !game.settings.on(keys::SHOW) => "A player".to_owned(),
            _ => self.signature(),
        }
    }

    fn own_name(&self) -> String {
        let Ok(game) = self.game() else { return "The judge".to_owned() };
        let Ok(seat) = self.seat() else { return "The judge".to_owned() };
        match seat.role {
            Role::Player if seat.power.is_none() => seat.user_name.clone(),
            _ => game.seat_name(seat).to_owned(),
        }
    }

    /// Notes in the journal what was done to the game. Never a password, never press.
    ///
    /// # Errors
    /// If the database fails.
    pub fn note(&self, what: impl Into<String>) -> Result<()> {
        let who = if self.letter.is_none() { "clock".to_owned() } else { self.own_name() };
        let game = self.game.as_ref().map(|game| game.row.id);
        self.store.note(&JournalRow { at: self.now, game, who, what: what.into(), letter: self.letter })
    }

    /// The time zone of the writer.
    pub fn zone(&self) -> TimeZone {
        let name = match (self.seat(), &self.writer.user) {
            (Ok(seat), _) => &seat.timezone,
            (Err(_), Some(user)) => &user.timezone,
            (Err(_), None) => return TimeZone::UTC,
        };
        read_zone(name).unwrap_or(TimeZone::UTC)
    }

    /// Reads a date that somebody wrote, in their zone; without a time of day it is the game's clock. It must be to come.
    ///
    /// # Errors
    /// If it is no date, or past, or the game is not being played.
    pub fn read_date(&self, text: &str) -> Result<Timestamp, Refusal> {
        let stage = self.table()?.phase().stage;
        let clock = self.game()?.settings.clocking(stage).clock.unwrap_or(0);
        let default = jiff::civil::Time::midnight() + jiff::Span::new().minutes(i64::from(clock));
        let time = crate::game::dates::read(text, self.now, &self.zone(), default)?;
        if time <= self.now {
            return Err(Refusal::because(format!("{} is past. It is {} now.", self.time(time), self.time(self.now))));
        }
        Ok(time)
    }

    /// The time zone of whoever holds a seat.
    pub fn zone_of(&self, seat: &SeatRow) -> TimeZone {
        read_zone(&seat.timezone).unwrap_or(TimeZone::UTC)
    }

    /// A time for the writer to read: in their zone, then UTC.
    pub fn time(&self, time: Timestamp) -> String {
        friendly(time, &self.zone())
    }

    /// Notes a change of the game that everybody will be told, each in their own time zone. Returns it for the reply.
    pub fn change(&mut self, what: impl Into<String>, at: Option<Timestamp>) -> String {
        let change = Change { what: what.into(), at };
        let said = change.told(&self.zone());
        self.changes.push(change);
        said
    }

    /// The two lines that head every letter about a game.
    pub fn head(&self, zone: &TimeZone) -> String {
        let Some(game) = &self.game else {
            return format!(":: Judge: {}\n", self.judge.name);
        };
        let mut head = format!(":: Judge: {}  Game: {}  Variant: ", self.judge.name, game.title());
        head += &fitting(&game.variant(), WIDTH.saturating_sub(head.chars().count()));
        head.push('\n');
        if let (Some(deadline), true) = (game.row.deadline, game.running()) {
            head += &format!(":: Deadline: {} {}\n", game.row.phase, print(deadline, zone));
        }
        head
    }

    /// Puts a letter about the game into the outbox, for the holder of one seat. Long lines are broken.
    ///
    /// # Errors
    /// If the database fails.
    pub fn post(&self, seat: &SeatRow, subject: &str, body: &str) -> Result<()> {
        self.post_from(Bearer::Seat(seat.id, seat.token), seat, subject, &wrap(body))
    }

    /// Puts press into the outbox, laid out as it is. A plain reply to it answers its sender.
    ///
    /// # Errors
    /// If the database fails.
    pub fn post_press(&self, press: PressId, seat: &SeatRow, subject: &str, body: &str) -> Result<()> {
        self.post_from(Bearer::Press(press, seat.id, seat.token), seat, subject, body)
    }

    fn post_from(&self, bearer: Bearer, seat: &SeatRow, subject: &str, body: &str) -> Result<()> {
        let game = self.game.as_ref().map(|game| game.row.id);
        for recipient in addresses(seat) {
            self.store.post(
                &Draft {
                    recipient: recipient.to_owned(),
                    subject: subject.to_owned(),
                    body: body.to_owned(),
                    reply_to: Some(self.judge.reply_address(bearer)),
                    references: game.map(|id| self.judge.thread_of(id)).into_iter().collect(),
                    letter: self.letter,
                    game,
                    ..Draft::default()
                },
                self.now,
            )?;
        }
        Ok(())
    }

    /// Puts a letter about the game into the outbox for everybody in it, each with what follows the head for them.
    ///
    /// # Errors
    /// If the database fails, or a body can not be written.
    pub fn post_to_all(&self, subject: &str, body: impl Fn(&Seat, &TimeZone) -> Result<String>) -> Result<()> {
        let Some(game) = &self.game else { return Ok(()) };
        for seat in &game.seats {
            let zone = read_zone(&seat.timezone).unwrap_or(TimeZone::UTC);
            self.post(seat, subject, &format!("{}\n{}", self.head(&zone), body(seat, &zone)?))?;
        }
        Ok(())
    }

    /// The subject of a letter about the game: `CHANCERY:demo - S1901M Results`.
    pub fn subject(&self, what: &str) -> String {
        match &self.game {
            Some(game) if game.row.phase.is_empty() => format!("{}:{} - {what}", self.judge.name, game.row.name),
            Some(game) => format!("{}:{} - {} {what}", self.judge.name, game.row.name, game.row.phase),
            None => format!("{} - {what}", self.judge.name),
        }
    }
}

/// The addresses that a seat's letters go to.
pub fn addresses(seat: &SeatRow) -> impl Iterator<Item = &str> {
    let list = seat.address.as_deref().unwrap_or(&seat.user_address);
    list.split(',').map(str::trim).filter(|address| !address.is_empty())
}

/// `Colonial, Wings, Any Centres`, or as much of it as fits: `Colonial, Wings, ...`.
fn fitting(list: &str, width: usize) -> String {
    if list.chars().count() <= width {
        return list.to_owned();
    }
    let mut parts: Vec<&str> = list.split(", ").collect();
    while 1 < parts.len() && width < parts.join(", ").chars().count() + ", ...".len() {
        parts.pop();
    }
    format!("{}, ...", parts.join(", "))
}
