//! A game that a letter, or the clock, is about: all that the referee works with.
use super::Args;
use super::env::Env;
use super::letters::zone_of;
use super::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::families::ruleset::Position;
use crate::game::dates::{self, friendly};
use crate::game::names::PartyNames;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::rules::{Eyes, Power};
use crate::say;
use crate::store::{
    GameId, JournalEntry, Life, Party, PressHead, PressId, PressRow, ProposalId, Role, SeatId, UserId, Wording,
};
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, Say, line, term};
use anyhow::Result;
use jiff::Timestamp;
use jiff::civil::Time;
use jiff::tz::TimeZone;
use std::collections::BTreeSet;
use std::ops::Deref;

/// The work to be done in a game when the letter has been read.
#[derive(Debug, Default)]
pub struct After {
    /// The changes of its settings, to be told to everyone else.
    pub changes: Vec<Note>,
    /// The clock has to look at it again.
    pub touched: bool,
    /// Whether anything has changed that may decide a vote.
    pub recount: bool,
    /// Orders have changed, and nobody has looked yet whether they are complete.
    pub unreviewed: bool,
    /// The orders that the letter has put on file.
    pub ordered: BTreeSet<(Power, String)>,
    /// The orders that the letter has taken off it with CLEAR ORDERS.
    pub cleared: BTreeSet<(Power, String)>,
    /// The powers whose orders on file are shown; `None`: those of everyone, to a master.
    pub show_orders: Vec<Option<Power>>,
    /// The writer asked where they stand: the answer tells all, however short they want answers to be.
    pub overview: bool,
    /// Whether anything was changed of what the writer keeps for later, or as a draft.
    pub kept: bool,
    /// Part of what the line that was just carried out asks for could not be read: its answer is to be looked at.
    pub doubtful: bool,
    /// Orders that count by an IF, and are still to be filed.
    pub chosen: Vec<String>,
    /// The writer's proposals to the other players, who have not been asked yet.
    pub proposed: Vec<ProposalId>,
    /// Its last seat has been taken: it starts.
    pub start: bool,
    /// The orders that are on file may be those of a turn that was taken back: it does not run before they are looked at.
    pub taken_back: bool,
    /// The orders that FORECAST was last asked about.
    pub supposed: Option<Vec<(Power, String)>>,
}

/// The phase for which the lines of a letter are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LinesFor {
    /// The present one.
    #[default]
    Now,
    /// A later one, by its label.
    Later(String),
    /// The present one, but only as a draft.
    Draft,
    /// None that there is: after a PHASE that could not be read.
    Nothing,
}

/// A game, who acts in it, and what follows from that.
pub struct GameCx<'a> {
    /// The judge, the database, the time, the letter.
    pub env: Env<'a>,
    /// The game.
    pub game: Game,
    /// The seat that was signed on to; none for the clock.
    pub seat: Option<SeatId>,
    /// The person who writes, if they only order for the holder of the seat for a time.
    pub sitter: Option<UserId>,
    /// The power that a master acts as, or that somebody who plays several writes for.
    pub acting: Option<Power>,
    /// The press that the letter answers.
    pub answers: Option<PressId>,
    /// The phase for which the lines that follow are.
    pub lines_for: LinesFor,
    /// All players have agreed to what is being done: it is done in their name.
    pub agreed: bool,
    /// The work to be done at the end.
    pub after: After,
}

impl<'a> Deref for GameCx<'a> {
    type Target = Env<'a>;

    fn deref(&self) -> &Env<'a> {
        &self.env
    }
}

impl<'a> GameCx<'a> {
    /// A game that the clock looks at.
    ///
    /// # Errors
    /// If the game cannot be read.
    pub fn of_clock(env: Env<'a>, game: GameId) -> Result<Self> {
        Ok(Self {
            env,
            game: env.load(env.store.game(game)?)?,
            seat: None,
            sitter: None,
            acting: None,
            answers: None,
            lines_for: LinesFor::Now,
            agreed: false,
            after: After::default(),
        })
    }

    /// A game as the holder of a seat sees it.
    pub fn of_seat(env: Env<'a>, game: Game, seat: SeatId) -> Self {
        Self {
            env,
            game,
            seat: Some(seat),
            sitter: None,
            acting: None,
            answers: None,
            lines_for: LinesFor::Now,
            agreed: false,
            after: After::default(),
        }
    }

    /// Reads the game anew: something that is kept of it has changed.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn reload(&mut self) -> Result<()> {
        self.game = self.env.load(self.env.store.game(self.game.row.id)?)?;
        Ok(())
    }

    /// The seat that was signed on to.
    ///
    /// # Errors
    /// If none was.
    pub fn seat(&self) -> Result<&Seat, Refusal> {
        self.seat.and_then(|seat| self.game.seat(seat)).ok_or(Refusal::SignOnFirst)
    }

    /// Checks that the line names the game; without this, nothing is done that cannot be taken back.
    ///
    /// # Errors
    /// A question with the exact line to send, if it does not.
    pub fn names_the_game(&self, args: &Args, what: &'static str) -> Result<(), Refusal> {
        let (name, keyword) = (&self.game.row.name, args.keyword.to_uppercase());
        if args.text.eq_ignore_ascii_case(name) {
            return Ok(());
        }
        Err(Refusal::because(say!(
            "Nothing has been done. If you really want to {what} {game}, send this line, with the game's name in it:",
            what,
            game = sentence::game(name)
        ))
        .with_line(line(format!("{keyword} {name}"))))
    }

    /// As what the writer runs the game: `master`, or `keeper`.
    pub fn office(&self) -> &'static str {
        if self.seat().is_ok_and(|seat| seat.visit) { "keeper" } else { "master" }
    }

    /// Checks that the writer runs the game: as its master, or as the only one who plays it.
    ///
    /// # Errors
    /// If they do not.
    pub fn runs_the_game(&self) -> Result<(), Refusal> {
        let seat = self.seat()?;
        if seat.role == Role::Master || self.game.decides_alone(seat) { Ok(()) } else { Err(Refusal::MasterOnly) }
    }

    /// Returns whether a master of the game signed on.
    pub fn is_master(&self) -> bool {
        self.seat().is_ok_and(|seat| seat.role == Role::Master)
    }

    /// Returns the eyes with which the writer sees the game.
    pub fn eyes(&self) -> Eyes {
        // When the game is over, nothing is hidden any longer.
        if self.game.row.life == Life::Finished {
            return Eyes::Master;
        }
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
        match self.acting.or(seat.power) {
            Some(power) => Ok(power),
            None if seat.role == Role::Master => {
                let example = self.game.power_name(Power(0)).to_uppercase();
                let example = line(format!("BECOME {example}"));
                Err(Refusal::because(say!("Which power? Write BECOME and its name first, such as {}.", example)))
            }
            None if seat.role == Role::Observer => {
                Err(Refusal::because("You are an observer in this game, not a player."))
            }
            None => {
                let game = sentence::game(&self.game.row.name);
                Err(Refusal::because(say!("The game {} has not started yet.", game)))
            }
        }
    }

    /// The powers that the writer plays; for a master, the one that they act as.
    ///
    /// # Errors
    /// If they play none (yet).
    pub fn hand(&self) -> Result<Vec<Power>, Refusal> {
        let power = self.power()?;
        Ok(match self.game.powers_of(self.seat()?) {
            [] => vec![power],
            own => own.to_vec(),
        })
    }

    /// The powers that the writer may order for: those that they play, and those that these command.
    ///
    /// # Errors
    /// If they play none (yet).
    pub fn orders_for(&self) -> Result<Vec<Power>, Refusal> {
        Ok(self.game.with_commanded(&self.hand()?))
    }

    /// The name of the power that the writer plays, or acts as; of several, the one that they write for.
    ///
    /// # Errors
    /// If they play none (yet).
    pub fn power_name(&self) -> Result<String, Stop> {
        let power = self.power()?;
        Ok(self.game.power_name(power).to_owned())
    }

    /// The position, while the game is being played.
    ///
    /// # Errors
    /// If it is not.
    pub fn table(&self) -> Result<&dyn Position, Stop> {
        let game = &self.game;
        match &game.table {
            Some(table) if game.running() => Ok(table.as_ref()),
            _ => refuse(say!("The game {} is {}.", sentence::game(&game.row.name), game.row.life.word())),
        }
    }

    /// Changes a seat of the game.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn change_seat(&mut self, id: SeatId, change: impl FnOnce(&mut Seat)) -> Result<(), Stop> {
        let (store, game) = (self.env.store, &mut self.game);
        let seats = game.seats.iter_mut().chain(&mut game.applicants);
        let seat = seats.into_iter().find(|seat| seat.id == id).ok_or(Refusal::SignOnFirst)?;
        change(seat);
        store.change_seat(seat)?;
        game.seats.retain(|seat| seat.until.is_none());
        game.applicants.retain(|seat| seat.until.is_none());
        Ok(())
    }

    /// Changes the row of the game, and keeps it.
    pub fn change_game(&mut self, change: impl FnOnce(&mut Game)) -> Result<(), Stop> {
        change(&mut self.game);
        Ok(self.game.save(self.env.store)?)
    }

    /// The party as which the writer writes to others.
    ///
    /// # Errors
    /// If nobody is signed on.
    pub fn party(&self) -> Result<Party, Refusal> {
        let seat = self.seat()?;
        Ok(match (self.acting.or(seat.power), seat.role) {
            (Some(power), _) => Party::Power(power.0),
            (None, Role::Master) if seat.visit => Party::Visitor,
            (None, Role::Master) => Party::Master,
            (None, Role::Observer) => Party::Observer,
            (None, Role::Player) if self.game.hides(seat) => Party::Unnamed(seat.user),
            (None, Role::Player) => Party::Person(seat.user),
        })
    }

    /// The names that the writer sees in the game.
    pub fn names(&self) -> PartyNames<'_> {
        PartyNames::new(self.env.store, &self.game, self.is_master())
    }

    /// Returns what the others call the writer: a power, `Master`, or their own name before the start.
    pub fn signature(&self) -> Note {
        match self.seat() {
            Ok(seat) if self.game.hides(seat) && seat.role == Role::Player && seat.power.is_none() => {
                Note::of("A player")
            }
            _ => self.own_name(),
        }
    }

    /// The same, for what is told of the game itself: who changed a setting, or paused it.
    pub fn changer(&self) -> Note {
        match self.seat() {
            Ok(seat) if self.game.hides(seat) && !self.game.settings.on(keys::SHOW) => Note::of("A player"),
            _ => self.signature(),
        }
    }

    /// The same, as the beginning of a sentence: `Austria has`.
    pub fn changer_has(&self) -> Note {
        if self.agreed { Note::of("The players have") } else { Note::of(say!("{} has", self.changer())) }
    }

    fn own_name(&self) -> Note {
        match self.seat() {
            Err(_) => Note::of("The judge"),
            Ok(seat) if seat.role == Role::Player && seat.power.is_none() => Note::of(seat.holder()),
            Ok(seat) => Note::of(term(self.game.seat_name(seat))),
        }
    }

    /// Notes in the journal what was done to the game. Never a password, never press.
    pub fn note<'s>(&self, what: impl Say<'s>) -> Result<()> {
        let who = match self.letter {
            _ if self.agreed => Wording::of("players"),
            None => Wording::of("clock"),
            Some(_) if self.sitter.is_some() => Wording::of(say!("the sitter of {}", self.own_name())),
            Some(_) => Wording::of(self.own_name()),
        };
        let game = Some(self.game.row.id);
        self.store.note(&JournalEntry { at: self.now, game, who, what: Wording::of(what), letter: self.letter })
    }

    /// Keeps in the game's history what everybody is told of it: HISTORY shows it.
    pub fn publish<'s>(&self, heading: impl Say<'s>, body: &[Note]) -> Result<()> {
        self.announce(heading, body, "")
    }

    /// The same, below which stand words of a person.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn publish_words<'s>(&self, heading: impl Say<'s>, body: &str) -> Result<()> {
        self.announce(heading, &[], body)
    }

    fn announce<'s>(&self, heading: impl Say<'s>, lines: &[Note], body: &str) -> Result<()> {
        let row = PressRow {
            phase: self.game.row.phase.clone(),
            writer: Party::Judge,
            seat: None,
            grey: false,
            head: PressHead::Announcement {
                title: Wording::of(heading),
                lines: lines.iter().map(Wording::of).collect(),
            },
            public: true,
            body: body.to_owned(),
            sent: self.now,
            thread: Vec::new(),
        };
        self.store.record_press(self.game.row.id, &row)?;
        Ok(())
    }

    /// The time zone of the writer.
    pub fn zone(&self) -> TimeZone {
        self.seat().map_or(TimeZone::UTC, |seat| zone_of(seat))
    }

    /// Reads a date that somebody wrote, in their zone; a day alone means the time of the game's clock on it. It must be in
    /// the future.
    ///
    /// # Errors
    /// If it is not a date, or past, or the game is not being played.
    pub fn read_date(&self, text: &str) -> Result<Timestamp, Stop> {
        let stage = self.table()?.phase().stage;
        let clock = self.game.settings.clocking(stage).clock.unwrap_or(0);
        self.read_when(text, Time::midnight() + jiff::Span::new().minutes(i64::from(clock)))
    }

    /// The same, where a day alone means this time on it, in the zone of the game: it must not show where its writer lives.
    ///
    /// # Errors
    /// If it is not a date, or past.
    pub fn read_when(&self, text: &str, default: Time) -> Result<Timestamp, Stop> {
        let zone = self.zone();
        let read = |default| dates::read(text, self.now, &zone, default);
        let (noon, later) = (read(Time::constant(12, 0, 0, 0))?, read(Time::constant(13, 0, 0, 0))?);
        let time = match noon == later {
            true => noon,
            false => dates::local(noon.to_zoned(zone).date(), default, &self.game.calendar().zone)?,
        };
        if time <= self.now {
            return refuse(say!("{time} has passed. It is now {now}.", time, now = self.now));
        }
        Ok(time)
    }

    /// A time for the writer to read: in their zone, then UTC.
    pub fn time(&self, time: Timestamp) -> String {
        friendly(time, &self.zone())
    }

    /// Notes a change of the game that everybody will be told. Returns it for the reply.
    pub fn change<'s>(&mut self, what: impl Say<'s>) -> Note {
        let change = Note::of(what);
        self.after.changes.push(change.clone());
        change
    }
}

/// Says sentences, each right below the one before.
pub fn say_each(doc: &mut Doc, said: &[Note]) {
    for (i, said) in said.iter().enumerate() {
        doc.para(said);
        if 0 < i {
            doc.close_up();
        }
    }
}
