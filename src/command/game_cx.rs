//! A game that an e-mail, or the clock, is about, with everything that the referee works with.
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
use crate::store::{GameId, Life, Party, PressHead, PressId, PressRow, ProposalId, Role, SeatId, UserId, Wording};
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, Say, line, term};
use anyhow::Result;
use jiff::Timestamp;
use jiff::civil::Time;
use jiff::tz::TimeZone;
use std::collections::BTreeSet;
use std::ops::Deref;

/// A change of a game, to announce to everyone.
#[derive(Clone, Debug)]
pub struct GameChange {
    /// The subject of an e-mail that announces nothing else. It names no one.
    pub subject: String,
    /// The change.
    pub said: Note,
}

/// The tasks in a game after the judge has read the e-mail.
#[derive(Debug, Default)]
pub struct After {
    /// The changes of its settings to announce to everyone else.
    pub changes: Vec<GameChange>,
    /// Whether the clock has to review the game.
    pub touched: bool,
    /// Whether anything has changed that may decide a vote.
    pub recount: bool,
    /// Whether orders have changed since the last check for completeness.
    pub unreviewed: bool,
    /// The orders that the e-mail has put on file.
    pub ordered: BTreeSet<(Power, String)>,
    /// The orders that the e-mail has deleted with CLEAR ORDERS.
    pub cleared: BTreeSet<(Power, String)>,
    /// The powers whose orders on file to show. `None` stands for everyone's orders, which a GM sees.
    pub show_orders: Vec<Option<Power>>,
    /// Whether the writer asked for an overview. The reply is then complete, even if they prefer brief ones.
    pub overview: bool,
    /// Whether the writer has changed orders for later phases, or a draft.
    pub kept: bool,
    /// Whether part of the last line could not be read, so that its answer needs a second look.
    pub doubtful: bool,
    /// Orders of the IF branch that applies, still to be filed.
    pub chosen: Vec<String>,
    /// The writer's proposals that the other players have not received yet.
    pub proposed: Vec<ProposalId>,
    /// Whether its last seat has been taken, so that it starts.
    pub start: bool,
    /// Whether the reply asks its reader which orders they mean.
    pub asks: bool,
    /// Whether the orders on file may be from a turn that was taken back. The turn does not run until their player has
    /// reviewed them.
    pub taken_back: bool,
    /// The orders that the last FORECAST assumed.
    pub supposed: Option<Vec<(Power, String)>>,
}

/// The phase that the lines of an e-mail are for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LinesFor {
    /// The current one.
    #[default]
    Now,
    /// A later one, by its label.
    Later(String),
    /// The current one, but only as a draft.
    Draft,
    /// No existing phase, after an unreadable PHASE.
    Nothing,
}

/// A game, the person who acts in it, and the tasks that follow.
pub struct GameCx<'a> {
    /// The judge, the database, the time, the e-mail.
    pub env: Env<'a>,
    /// The game.
    pub game: Game,
    /// The seat that the writer has signed on to, or `None` for the clock.
    pub seat: Option<SeatId>,
    /// The writer, if they are only the sitter of the seat.
    pub sitter: Option<UserId>,
    /// The power that the GM acts as, or that a player of several powers writes for.
    pub acting: Option<Power>,
    /// The press that the e-mail answers.
    pub answers: Option<PressId>,
    /// The phase that the following lines are for.
    pub lines_for: LinesFor,
    /// Whether all players have agreed to the change, which then happens in their name.
    pub agreed: bool,
    /// The tasks at the end.
    pub after: After,
}

impl<'a> Deref for GameCx<'a> {
    type Target = Env<'a>;

    fn deref(&self) -> &Env<'a> {
        &self.env
    }
}

impl<'a> GameCx<'a> {
    /// A game for the clock to process.
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

    /// Reloads the game after a change to its stored data.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn reload(&mut self) -> Result<()> {
        self.game = self.env.load(self.env.store.game(self.game.row.id)?)?;
        Ok(())
    }

    /// The seat that the writer has signed on to.
    ///
    /// # Errors
    /// If the writer has not signed on.
    pub fn seat(&self) -> Result<&Seat, Refusal> {
        self.seat.and_then(|seat| self.game.seat(seat)).ok_or(Refusal::SignOnFirst)
    }

    /// Checks that the line names the game, as every irrevocable command must.
    ///
    /// # Errors
    /// A question with the exact line to send, if it does not.
    pub fn names_the_game(&self, args: &Args, what: &'static str) -> Result<(), Refusal> {
        let (name, keyword) = (&self.game.row.name, args.keyword.to_uppercase());
        if args.text.eq_ignore_ascii_case(name) {
            return Ok(());
        }
        Err(Refusal::because(say!(
            "If you really want to {what} {game}, send this line, which has the game's name in it:",
            what,
            game = sentence::game(name)
        ))
        .with_line(line(format!("{keyword} {name}"))))
    }

    /// The writer's office in the game: `GM`, or `keeper`.
    pub fn office(&self) -> &'static str {
        if self.seat().is_ok_and(|seat| seat.visit) { "keeper" } else { "GM" }
    }

    /// Checks that the writer runs the game, as its GM or as its only player.
    ///
    /// # Errors
    /// If they do not.
    pub fn runs_the_game(&self) -> Result<(), Refusal> {
        let seat = self.seat()?;
        if seat.role == Role::Master || self.game.decides_alone(seat) { Ok(()) } else { Err(Refusal::MasterOnly) }
    }

    /// Returns whether a GM of the game has signed on.
    pub fn is_master(&self) -> bool {
        self.seat().is_ok_and(|seat| seat.role == Role::Master)
    }

    /// Returns the writer's eyes in the game.
    pub fn eyes(&self) -> Eyes {
        // A finished game hides nothing.
        if self.game.row.life == Life::Finished {
            return Eyes::Master;
        }
        match (self.power(), self.seat().map(|seat| seat.role)) {
            (Ok(power), _) => Eyes::Power(power),
            (Err(_), Ok(Role::Master)) => Eyes::Master,
            (Err(_), _) => Eyes::Observer,
        }
    }

    /// Returns the eyes for showing the board to the writer. A board that they have opened shows everything.
    pub fn shown_eyes(&self) -> Eyes {
        if self.game.is_open() && self.power().is_ok() { Eyes::Master } else { self.eyes() }
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
                Err(Refusal::because(say!("Which power? Send BECOME power first, such as {}.", example)))
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

    /// The powers that the writer plays. For a GM, the power that they act as.
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

    /// The powers that the writer may order for: those that they play, and the powers under their command.
    ///
    /// # Errors
    /// If they play none (yet).
    pub fn orders_for(&self) -> Result<Vec<Power>, Refusal> {
        Ok(self.game.with_commanded(&self.hand()?))
    }

    /// The name of the power that the writer plays, or acts as. With several powers, it is the one that they write for.
    ///
    /// # Errors
    /// If they play none (yet).
    pub fn power_name(&self) -> Result<String, Stop> {
        let power = self.power()?;
        Ok(self.game.power_name(power).to_owned())
    }

    /// The position of a game in progress.
    ///
    /// # Errors
    /// If the game is not in progress.
    pub fn table(&self) -> Result<&dyn Position, Stop> {
        let game = &self.game;
        match &game.table {
            Some(table) if game.running() => Ok(table.as_ref()),
            _ => refuse(say!("The game {} is {}.", sentence::game(&game.row.name), game.row.life.word())),
        }
    }

    /// Changes one of the game's seats.
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

    /// Changes the game's row, and saves it.
    pub fn change_game(&mut self, change: impl FnOnce(&mut Game)) -> Result<(), Stop> {
        change(&mut self.game);
        Ok(self.game.save(self.env.store)?)
    }

    /// The party in whose name the writer writes to others.
    ///
    /// # Errors
    /// If no one has signed on.
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

    /// Returns the other players' name for the writer: a power, `Master`, or their real name before the start.
    pub fn signature(&self) -> Note {
        match self.seat() {
            Ok(seat) if self.game.hides(seat) && seat.role == Role::Player && seat.power.is_none() => {
                Note::of("A player")
            }
            _ => self.own_name(),
        }
    }

    /// Returns the same name for announcements about the game itself, such as a changed setting or a pause.
    pub fn changer(&self) -> Note {
        match self.seat() {
            Ok(seat) if self.game.hides(seat) && !self.game.settings.on(keys::SHOW) => Note::of("A player"),
            Ok(seat) if seat.role == Role::Master && !seat.visit => Note::of("The GM"),
            _ => self.signature(),
        }
    }

    /// Returns that name as the beginning of a sentence: `Austria has`.
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

    /// Records an action on the game in its journal. Passwords and press never go there.
    pub fn note<'s>(&self, what: impl Say<'s>) -> Result<()> {
        let who = match self.letter {
            _ if self.agreed => Wording::of("players"),
            None => Wording::of("clock"),
            Some(_) if self.sitter.is_some() => Wording::of(say!("the sitter of {}", self.own_name())),
            Some(_) => Wording::of(self.own_name()),
        };
        self.env.record(Some(self.game.row.id), who, Wording::of(what))
    }

    /// Stores a public announcement in the game's history, which HISTORY shows.
    pub fn publish<'s>(&self, heading: impl Say<'s>, body: &[Note]) -> Result<()> {
        self.announce(heading, body, "")
    }

    /// Stores such an announcement with a person's words below it.
    ///
    /// # Errors
    /// If it cannot be stored.
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

    /// Reads a date in the writer's zone. A day without a time means the game's clock time on that day. The date must be in
    /// the future.
    ///
    /// # Errors
    /// If it is not a date, or past, or the game is not in progress.
    pub fn read_date(&self, text: &str) -> Result<Timestamp, Stop> {
        let stage = self.table()?.phase().stage;
        let clock = self.game.settings.clocking(stage).clock.unwrap_or(0);
        self.read_when(text, Time::midnight() + jiff::Span::new().minutes(i64::from(clock)))
    }

    /// Reads such a date, but a day without a time means this time in the zone of the game. It must not reveal where its
    /// writer lives.
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

    /// A time for the writer to read, in their zone and then in UTC.
    pub fn time(&self, time: Timestamp) -> String {
        friendly(time, &self.zone())
    }

    /// Records a change of the game to announce to everyone. Returns it for the reply.
    pub fn change<'s>(&mut self, what: impl Say<'s>) -> Note {
        self.change_called("Settings changed", what)
    }

    /// The same, with the subject of an e-mail that announces nothing else.
    pub fn change_called<'s>(&mut self, subject: impl Into<String>, what: impl Say<'s>) -> Note {
        let said = Note::of(what);
        self.after.changes.push(GameChange { subject: subject.into(), said: said.clone() });
        said
    }
}

/// Adds sentences, each directly below the one before.
pub fn say_each(doc: &mut Doc, said: &[Note]) {
    for (i, said) in said.iter().enumerate() {
        doc.para(said);
        if 0 < i {
            doc.close_up();
        }
    }
}
