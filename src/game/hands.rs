//! The hands of players and the powers they order for: the hands dealt at the start, and the powers that other powers command.
//!
//! A hand is the set of powers that one player plays: one power, or several in a game with fewer players than powers (duplex).
//! It is dealt at the start, stays together when its player changes, and is named after its first power. Powers in no hand have
//! no player.
use super::{Game, Seat};
use crate::game::settings::keys;
use crate::rules::{Eyes, Power, PowerName};
use crate::say;
use crate::store::{Life, Role, SeatId};
use crate::text::doc::Doc;
use crate::text::list;
use crate::text::sentence::Note;
use anyhow::{Context as _, Result};

impl Game {
    /// The stored hands, or else those of the board.
    pub(super) fn read_hands(&self) -> Result<Vec<Vec<Power>>> {
        let Some(kept) = &self.row.hands else {
            return Ok(self.system.played().into_iter().map(|power| vec![power]).collect());
        };
        let names: Vec<Vec<String>> = serde_json::from_str(kept)
            .with_context(|| format!("the hands of game '{}' cannot be read", self.row.name))?;
        let power = |name: &String| self.power_named(name);
        names.iter().map(|hand| hand.iter().map(power).collect()).collect()
    }

    /// Deals a seat the first power of its hand. The caller must then store the seat.
    pub fn deal(&mut self, seat: SeatId, power: Power) {
        let powers = self.system.powers();
        if let Some(seat) = self.seats.iter_mut().find(|other| other.id == seat) {
            seat.give(power, powers);
        }
    }

    /// Deals out the hands.
    pub fn set_hands(&mut self, hands: Vec<Vec<Power>>) {
        let names: Vec<Vec<String>> = hands.iter().map(|hand| self.names(hand)).collect();
        self.row.hands = Some(serde_json::json!(names).to_string());
        self.hands = hands;
    }

    /// Returns the number of powers dealt at the start: those that the board gives to players, or fewer if the settings or the
    /// rules say so.
    pub fn n_in_play(&self) -> usize {
        let most = self.system.n_players();
        self.settings.get(keys::POWERS).map_or(most, |n| n.clamp(1, most.max(1)))
    }

    /// Returns the number of players that the game needs.
    pub fn n_seats(&self) -> usize {
        let most = match self.computer_powers() {
            // Each player has one power, and bots have the rest.
            None => return self.settings.get(keys::PLAYERS).unwrap_or(1).clamp(1, self.n_in_play().max(1)),
            Some(computers) => self.n_in_play().saturating_sub(computers.len()),
        };
        if self.system.n_players() < self.system.played().len() {
            return most;
        }
        self.settings.get(keys::PLAYERS).map_or(most, |n| n.clamp(1, most.max(1)))
    }

    /// Returns the number of free seats: neither taken, nor reserved for an invited person.
    pub fn n_open(&self) -> usize {
        self.n_seats().saturating_sub(self.players().count() + self.n_kept)
    }

    /// Returns whether one person plays every power, and runs the turns by hand. Such a game has no clock.
    pub fn is_solo(&self) -> bool {
        self.n_seats() == 1 && self.settings.on(keys::MANUAL_PROCESS) && self.masters().next().is_none()
    }

    /// Returns whether one person plays it alone, against bots or as all powers, and no one else can see more than they do.
    pub fn is_played_alone(&self) -> bool {
        self.n_seats() == 1 && self.seats.len() <= 1
    }

    /// Returns whether its only player may see hidden facts: in a practice game, or because they play every power.
    pub fn may_open(&self) -> bool {
        let has_all = self.settings.get(keys::COMPUTERS).is_empty() && self.n_in_play() == self.system.played().len();
        self.is_played_alone() && self.life_is_on() && (self.settings.on(keys::PRACTICE) || has_all)
    }

    fn life_is_on(&self) -> bool {
        matches!(self.row.life, Life::Running | Life::Paused)
    }

    /// Returns whether its only player has opened the board.
    pub fn is_open(&self) -> bool {
        self.settings.on(keys::OPEN) && self.may_open()
    }

    /// Returns whether exactly as many players have joined as the game needs. The settings may have changed since they joined.
    pub fn is_full(&self) -> bool {
        self.players().count() == self.n_seats()
    }

    /// The powers that share a player with this one, itself included; in most games, only itself. Empty if the power is not in
    /// play.
    pub fn hand(&self, power: Power) -> &[Power] {
        self.hands.iter().find(|hand| hand.contains(&power)).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns whether this power has a player, or had one until they left.
    pub fn in_play(&self, power: Power) -> bool {
        !self.hand(power).is_empty()
    }

    /// The powers that a seat plays.
    pub fn powers_of(&self, seat: &Seat) -> &[Power] {
        let first = seat.power.filter(|_| seat.role == Role::Player);
        first.map(|power| self.hand(power)).unwrap_or_default()
    }

    /// Returns the eyes that the holder of a seat sees the game with: one pair for each of their powers, an observer's, or a
    /// GM's.
    pub fn eyes_of(&self, seat: &Seat) -> Vec<Eyes> {
        match (seat.role, self.powers_of(seat)) {
            // When the game is over, nothing is hidden.
            _ if self.row.life == Life::Finished => vec![Eyes::Master],
            (Role::Master, _) => vec![Eyes::Master],
            (_, []) => vec![Eyes::Observer],
            _ if self.is_open() => vec![Eyes::Master],
            (_, powers) => powers.iter().copied().map(Eyes::Power).collect(),
        }
    }

    /// Returns the power that these eyes belong to, if any.
    pub fn viewer(eyes: Eyes) -> Option<Power> {
        match eyes {
            Eyes::Power(power) => Some(power),
            Eyes::Master | Eyes::Observer => None,
        }
    }

    /// Tells the holder of a seat what they may know. Each of several powers may learn something different.
    pub fn tell_as_seen(&self, seat: &Seat, doc: &mut Doc, tell: impl Fn(Eyes, &mut Doc)) {
        let mut told: Vec<Doc> = Vec::new();
        for eyes in self.eyes_of(seat) {
            let place = doc.here();
            tell(eyes, doc);
            let own = doc.since(place);
            if told.contains(&own) {
                doc.back_to(place);
            } else {
                told.push(own);
            }
        }
    }

    /// Sentences for the player of these powers, a few about each. If the player has several powers, they begin with the
    /// power's name. Powers with the same sentences share them.
    pub fn of_each(&self, powers: &[Power], about: impl Fn(Power) -> Vec<Note>) -> Vec<Vec<Note>> {
        let mut told: Vec<(Vec<Power>, Vec<Note>)> = Vec::new();
        for &power in powers {
            let sentences = about(power);
            match told.iter_mut().find(|(_, same)| *same == sentences) {
                Some((all, _)) => all.push(power),
                None => told.push((vec![power], sentences)),
            }
        }
        let named = |(all, mut sentences): (Vec<Power>, Vec<Note>)| {
            if let Some(first) = sentences.first_mut().filter(|_| 1 < powers.len()) {
                *first = Note::of(say!("{}: {}", &self.called_each(&all), &*first));
            }
            sentences
        };
        told.into_iter().map(named).filter(|sentences| !sentences.is_empty()).collect()
    }

    /// These powers, and those that they now command.
    pub fn with_commanded(&self, powers: &[Power]) -> Vec<Power> {
        let mut all = powers.to_vec();
        let commanded = powers.iter().filter_map(|power| Some(self.table.as_ref()?.commands(*power))).flatten();
        for power in commanded {
            if !all.contains(&power) {
                all.push(power);
            }
        }
        all
    }

    /// The powers that a seat orders for: its own, and those that these command.
    pub fn ordered_by(&self, seat: &Seat) -> Vec<Power> {
        self.with_commanded(self.powers_of(seat))
    }

    /// The seat of a power's player.
    pub fn player(&self, power: Power) -> Option<&Seat> {
        self.players().find(|seat| self.powers_of(seat).contains(&power))
    }

    /// The seat that orders for a power: its player's, or that of the power that commands it.
    pub fn orderer(&self, power: Power) -> Option<&Seat> {
        let commands = |seat: &&Seat| self.ordered_by(seat).contains(&power);
        self.player(power).or_else(|| self.players().find(commands))
    }

    /// The powers that a seat orders for and whose orders are missing.
    pub fn lacking_of(&self, seat: &Seat) -> Vec<Power> {
        let lacking = self.lacking();
        self.ordered_by(seat).into_iter().filter(|power| lacking.contains(power)).collect()
    }

    /// Returns whether anyone may take over this power, along with its hand. It is still in the game, and has no player, or its
    /// seat is abandoned.
    pub fn vacant(&self, power: Power) -> bool {
        // No one else can join a game that one person plays alone.
        self.running() && self.is_unplayed(self.hand(power)) && !self.is_solo()
    }

    /// Returns whether a hand is still in the game and has no player, or only one who has abandoned it.
    pub(crate) fn is_unplayed(&self, hand: &[Power]) -> bool {
        let standing = self.table.as_ref().map(|table| table.standing()).unwrap_or_default();
        let lives = hand.iter().any(|power| standing.get(power.index()).is_some_and(|n| *n != 0));
        let player = hand.first().and_then(|power| self.player(*power));
        lives && player.is_none_or(|seat| seat.abandoned.is_some())
    }

    /// Returns whether this power wants another player: it is vacant, or its player is looking for a replacement.
    pub fn wants_player(&self, power: Power) -> bool {
        let is_sought = || self.player(power).is_some_and(|seat| seat.leaving.is_some());
        self.vacant(power) || self.running() && is_sought()
    }

    /// The hands that anyone may take over: vacant ones, and those whose players are looking for a replacement.
    pub fn open_hands(&self) -> Vec<&[Power]> {
        let hands = self.hands.iter().map(Vec::as_slice);
        let mut open: Vec<_> =
            hands.filter(|hand| hand.first().is_some_and(|first| self.wants_player(*first))).collect();
        open.sort_unstable();
        open
    }

    /// The hands that no longer have a player.
    pub fn vacant_hands(&self) -> Vec<&[Power]> {
        let hands = self.hands.iter().map(Vec::as_slice);
        let mut vacant: Vec<_> = hands.filter(|hand| hand.first().is_some_and(|power| self.vacant(*power))).collect();
        vacant.sort_unstable();
        vacant
    }

    /// Splits `France AND Italy` at the word: a power, and the text after the word. Without a word, splits off a power that
    /// another power follows.
    pub fn power_and<'t>(&self, text: &'t str, word: &str) -> Option<(&'t str, &'t str)> {
        let is_blank = |c: char| c.is_whitespace() || c == ',';
        let starts = text.char_indices().filter(|(_, c)| is_blank(*c)).map(|(at, _)| at);
        starts.into_iter().find_map(|at| {
            let (first, rest) = text.split_at(at);
            let rest = rest.trim_start_matches(is_blank);
            let other = match word {
                "" => rest,
                word => rest
                    .get(..word.len())
                    .filter(|head| head.eq_ignore_ascii_case(word))
                    .and_then(|_| rest.get(word.len()..).filter(|rest| rest.starts_with(char::is_whitespace)))?,
            };
            let (first, other) = (first.trim(), other.trim());
            let fits = !other.is_empty() && (!word.is_empty() || self.power(first).is_some());
            fits.then_some((first, other))
        })
    }

    /// `Austria and Italy`
    pub fn named(&self, powers: &[Power]) -> String {
        list(&powers.iter().map(|power| self.power_name(*power)).collect::<Vec<_>>())
    }

    /// The names of powers, as sentences use them: a list reads `Austria and Italy`.
    pub fn called_each(&self, powers: &[Power]) -> Vec<&PowerName> {
        powers.iter().map(|power| self.called(*power)).collect()
    }

    /// Like [`named`](Self::named), but short enough for a subject line or a table: `Ankara and 16 others`.
    pub fn named_briefly(&self, powers: &[Power]) -> String {
        match powers {
            [first, rest @ ..] if 7 < powers.len() => format!("{} and {} others", self.power_name(*first), rest.len()),
            powers => self.named(powers),
        }
    }

    /// Returns the full title of a seat: all of its powers, or else its [`seat_name`](Self::seat_name).
    pub fn seat_title(&self, seat: &Seat) -> String {
        match self.powers_of(seat) {
            [] => self.seat_name(seat).to_owned(),
            powers => self.named(powers),
        }
    }
}
