//! The players and the powers for which they order: the hands dealt out at the start, and the powers that others
//! command.
//!
//! A hand is what one player plays: one power, or several in a game with fewer players than powers (duplex). It is dealt
//! out at the start, stays together when its player changes, and is called by its first power. Powers in no hand have no
//! player.
use super::{Game, Seat};
use crate::game::settings::keys;
use crate::rules::{Eyes, Power, PowerName};
use crate::store::{Life, Role, SeatId};
use crate::text::doc::Doc;
use crate::text::list;
use anyhow::{Context as _, Result};

impl Game {
    /// The hands as they are kept, or as the board has them.
    pub(super) fn read_hands(&self) -> Result<Vec<Vec<Power>>> {
        let Some(kept) = &self.row.hands else {
            return Ok(self.system.played().into_iter().map(|power| vec![power]).collect());
        };
        let names: Vec<Vec<String>> = serde_json::from_str(kept)
            .with_context(|| format!("the hands of game '{}' cannot be read", self.row.name))?;
        let power = |name: &String| self.power_named(name);
        names.iter().map(|hand| hand.iter().map(power).collect()).collect()
    }

    /// Deals a seat the first power of its hand. The seat has to be stored then.
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

    /// Returns the number of powers dealt out at the start: those that the board gives a player, or fewer where the
    /// settings or the rules say so.
    pub fn n_in_play(&self) -> usize {
        let most = self.system.n_players();
        self.settings.get(keys::POWERS).map_or(most, |n| n.clamp(1, most.max(1)))
    }

    /// Returns the number of players that the game needs.
    pub fn n_seats(&self) -> usize {
        let most = match self.computer_powers() {
            // Whoever plays has one power, and computers have the rest.
            None => return self.settings.get(keys::PLAYERS).unwrap_or(1).clamp(1, self.n_in_play().max(1)),
            Some(computers) => self.n_in_play().saturating_sub(computers.len()),
        };
        if self.system.n_players() < self.system.played().len() {
            return most;
        }
        self.settings.get(keys::PLAYERS).map_or(most, |n| n.clamp(1, most.max(1)))
    }

    /// Returns the number of free seats: neither taken, nor kept for a person who is invited.
    pub fn n_open(&self) -> usize {
        self.n_seats().saturating_sub(self.players().count() + self.n_kept)
    }

    /// Returns whether one person plays all of it, and runs its turns by hand. Then no clock runs.
    pub fn is_solo(&self) -> bool {
        self.n_seats() == 1 && self.settings.on(keys::MANUAL_PROCESS) && self.masters().next().is_none()
    }

    /// Returns whether exactly as many players have joined as the game needs. Settings may have changed since they
    /// did.
    pub fn is_full(&self) -> bool {
        self.players().count() == self.n_seats()
    }

    /// The powers that are played together with this one, itself included; in most games, only itself. None, if nobody
    /// plays it.
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

    /// Returns the eyes with which the holder of a seat sees the game: those of each of their powers, of an observer,
    /// or of a master.
    pub fn eyes_of(&self, seat: &Seat) -> Vec<Eyes> {
        match (seat.role, self.powers_of(seat)) {
            // When it is over, nothing is hidden any longer.
            _ if self.row.life == Life::Finished => vec![Eyes::Master],
            (Role::Master, _) => vec![Eyes::Master],
            (_, []) => vec![Eyes::Observer],
            (_, powers) => powers.iter().copied().map(Eyes::Power).collect(),
        }
    }

    /// Returns the power whose eyes these are, if they are those of one.
    pub fn viewer(eyes: Eyes) -> Option<Power> {
        match eyes {
            Eyes::Power(power) => Some(power),
            Eyes::Master | Eyes::Observer => None,
        }
    }

    /// Tells the holder of a seat what they may know: of several powers, each may be told something else.
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

    /// These powers, and those that they command now.
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

    /// The powers that a seat orders for: those that it plays, and those that these command.
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

    /// Of the powers that a seat orders for, those whose orders are missing.
    pub fn lacking_of(&self, seat: &Seat) -> Vec<Power> {
        let lacking = self.lacking();
        self.ordered_by(seat).into_iter().filter(|power| lacking.contains(power)).collect()
    }

    /// Returns whether anyone may take over this power, and all that goes with it. It is still in the game, and has
    /// no player, or its seat is abandoned.
    pub fn vacant(&self, power: Power) -> bool {
        // Nobody else comes into a game that somebody plays alone.
        self.running() && self.is_unplayed(self.hand(power)) && !self.is_solo()
    }

    /// Returns whether a hand is still in the game and has no player, or one who has abandoned it.
    pub(crate) fn is_unplayed(&self, hand: &[Power]) -> bool {
        let standing = self.table.as_ref().map(|table| table.standing()).unwrap_or_default();
        let lives = hand.iter().any(|power| standing.get(power.index()).is_some_and(|n| *n != 0));
        let player = hand.first().and_then(|power| self.player(*power));
        lives && player.is_none_or(|seat| seat.abandoned.is_some())
    }

    /// Returns whether this power wants another player: it is vacant, or its player seeks a replacement.
    pub fn wants_player(&self, power: Power) -> bool {
        let is_sought = || self.player(power).is_some_and(|seat| seat.leaving.is_some());
        self.vacant(power) || self.running() && is_sought()
    }

    /// The hands that anybody may take over: the vacant ones, and those whose players seek a replacement.
    pub fn open_hands(&self) -> Vec<&[Power]> {
        let hands = self.hands.iter().map(Vec::as_slice);
        let mut open: Vec<_> =
            hands.filter(|hand| hand.first().is_some_and(|first| self.wants_player(*first))).collect();
        open.sort_unstable();
        open
    }

    /// The hands that nobody plays any more.
    pub fn vacant_hands(&self) -> Vec<&[Power]> {
        let hands = self.hands.iter().map(Vec::as_slice);
        let mut vacant: Vec<_> = hands.filter(|hand| hand.first().is_some_and(|power| self.vacant(*power))).collect();
        vacant.sort_unstable();
        vacant
    }

    /// `France AND Italy`, with the word between them: a power, and what follows the word. Without a word, two powers.
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

    /// Powers, as a sentence calls them: a list is `Austria and Italy`.
    pub fn called_each(&self, powers: &[Power]) -> Vec<&PowerName> {
        powers.iter().map(|power| self.called(*power)).collect()
    }

    /// The same as [`named`](Self::named), so short that it fits into a subject line or a table: `Ankara and 16 others`.
    pub fn named_briefly(&self, powers: &[Power]) -> String {
        match powers {
            [first, rest @ ..] if 7 < powers.len() => format!("{} and {} others", self.power_name(*first), rest.len()),
            powers => self.named(powers),
        }
    }

    /// Returns the full title of a seat: all of its powers, or as [`seat_name`](Self::seat_name) has it.
    pub fn seat_title(&self, seat: &Seat) -> String {
        match self.powers_of(seat) {
            [] => self.seat_name(seat).to_owned(),
            powers => self.named(powers),
        }
    }
}
