//! The names of people in a game, and the headings of press. The record stores parties; this module names them for a reader.
use super::{Game, Seat};
use crate::rules::Power;
use crate::say;
use crate::store::{AddressLine, ERASED, HeadingView, HowRead, Participants, Party, PressHead, PressRow, Role, Store};
use crate::text::sentence::{Note, term};
use crate::text::{fold, list};
use anyhow::Result;

/// The width of press in columns. It leaves room for the quote marks of the reader's mail program, so that no line breaks
/// again. A broken-off piece would look like the reader's own words.
pub const COLUMNS: usize = 66;

/// The names that one reader sees in a game.
#[derive(Clone, Copy)]
pub struct PartyNames<'a> {
    store: &'a Store,
    game: &'a Game,
    is_master: bool,
}

impl<'a> PartyNames<'a> {
    /// The names that a reader sees. GMs see more.
    pub fn new(store: &'a Store, game: &'a Game, is_master: bool) -> Self {
        Self { store, game, is_master }
    }

    /// The names that the holder of a seat sees.
    pub fn for_seat(store: &'a Store, game: &'a Game, seat: &Seat) -> Self {
        Self::new(store, game, seat.role == Role::Master)
    }

    /// The name of a party. No person has the same name as a power, the GM or the judge.
    pub fn of(&self, party: Party) -> Result<String> {
        Ok(match party {
            Party::Power(power) => self.game.power_name(Power(power)).to_owned(),
            Party::Master => "Master".to_owned(),
            Party::Observer => "Observer".to_owned(),
            Party::Judge => "Judge".to_owned(),
            Party::Visitor => "Keeper".to_owned(),
            Party::Unnamed(_) => "A player".to_owned(),
            Party::Person(_) if !self.sees_people() => "A player".to_owned(),
            Party::Person(user) => {
                let seated = self.game.seats.iter().chain(&self.game.applicants).find(|seat| seat.user == user);
                match seated.map_or_else(|| self.store.name_of(user), |seat| Ok(seat.user_name.clone()))? {
                    name if name == ERASED => name,
                    name => format!("{name} (who has joined)"),
                }
            }
        })
    }

    /// The letter of a power.
    pub fn letter(&self, party: Party) -> Option<String> {
        match party {
            Party::Power(power) => self.game.powers().get(usize::from(power)).map(|power| power.letter.clone()),
            _ => None,
        }
    }

    /// The game.
    pub fn game(&self) -> &'a Game {
        self.game
    }

    /// The names of several parties.
    pub fn each(&self, parties: &[Party]) -> Result<Vec<String>> {
        parties.iter().map(|party| self.of(*party)).collect()
    }

    /// Returns whether the reader may know the players who have no power yet.
    pub fn sees_people(&self) -> bool {
        self.is_master || !self.game.hides_players()
    }

    /// The readers in words: `all`, `England and Master`, `all but France`.
    pub fn told(&self, participants: &Participants) -> Result<String> {
        Ok(match participants {
            Participants::All => "all".to_owned(),
            Participants::These(parties) => list(&self.each(parties)?),
            Participants::AllBut(parties) => format!("all but {}", list(&self.each(parties)?)),
            Participants::Somebody | Participants::Unknown => "the writer of grey press".to_owned(),
        })
    }

    /// The heading lines of press. GMs see the writer even of grey press.
    pub fn heading(&self, row: &PressRow, sees: HeadingView, how: Option<HowRead>) -> Result<Vec<Note>> {
        let mut lines = self.address_lines(row, sees, how)?;
        if row.grey && self.is_master {
            let writer = term(self.of(row.writer)?);
            lines.push(Note::of(say!("(Written by {}. Only GMs see this.)", writer)));
        }
        Ok(lines)
    }

    /// The heading that all readers share: the sender as they see it, and the recipients.
    pub fn address_lines(&self, row: &PressRow, sees: HeadingView, how: Option<HowRead>) -> Result<Vec<Note>> {
        let heading = self.heading_as_text(row, sees)?;
        let mut lines: Vec<Note> = heading.lines().map(|line| Note::of(term(line))).collect();
        if how == Some(HowRead::Copy) {
            lines.push(Note::of("(A copy: you read all press.)"));
        }
        Ok(lines)
    }

    /// The heading as text, without the lines meant only for this reader.
    fn heading_as_text(&self, row: &PressRow, sees: HeadingView) -> Result<String> {
        let from = if row.grey { "somebody".to_owned() } else { self.of(row.writer)? };
        let game = &self.game.row.name;
        Ok(match &row.head {
            PressHead::Announcement { title, .. } => self.store.in_words(title)?,
            PressHead::Postal => {
                let heading = self.message(&from, &Participants::All)?;
                format!("{heading}\n(Postal press, written in {}.)", row.phase)
            }
            PressHead::Answer(addressed)
                if sees == HeadingView::Seems && *addressed.seen(sees) == Participants::Somebody =>
            {
                fold(&format!("Answer from {from} to your grey press in '{game}':"), COLUMNS)
            }
            PressHead::Answer(addressed) | PressHead::Message(addressed) => {
                let mut heading = self.message(&from, addressed.seen(sees))?;
                if let (AddressLine { seems_to: Some(seems_to), .. }, HeadingView::Truth) = (addressed, sees) {
                    heading += &format!("\n{}", fold(&format!("(They read: to {}.)", self.told(seems_to)?), COLUMNS));
                }
                heading
            }
        })
    }

    fn message(&self, from: &str, to: &Participants) -> Result<String> {
        let (told, game) = (self.told(to)?, &self.game.row.name);
        let heading = format!("Message from {from} to {told} in '{game}':");
        Ok(fold(
            &match to {
                Participants::These(parties) if COLUMNS < heading.chars().count() => {
                    let n = parties.len();
                    format!("Message from {from} to {n} readers in '{game}':\n(They are {told}.)")
                }
                _ => heading,
            },
            COLUMNS,
        ))
    }
}

impl Game {
    /// Returns whether the seat belongs to this party.
    pub fn is(&self, party: Party, seat: &Seat) -> bool {
        match party {
            Party::Power(power) => self.powers_of(seat).contains(&Power(power)),
            Party::Master => seat.role == Role::Master,
            Party::Visitor => seat.visit,
            Party::Observer => seat.role == Role::Observer,
            Party::Person(user) | Party::Unnamed(user) => {
                seat.role == Role::Player && seat.power.is_none() && seat.user == user
            }
            Party::Judge => false,
        }
    }

    /// The parties that the holder of the seat writes and reads as.
    pub fn parties_of(&self, seat: &Seat) -> Vec<Party> {
        match (seat.role, self.powers_of(seat)) {
            (Role::Player, []) => vec![Party::Person(seat.user), Party::Unnamed(seat.user)],
            (Role::Player, powers) => powers.iter().map(|power| Party::Power(power.0)).collect(),
            (Role::Master, _) if seat.visit => vec![Party::Visitor],
            (Role::Master, _) => vec![Party::Master],
            (Role::Observer, _) => vec![Party::Observer],
        }
    }
}
