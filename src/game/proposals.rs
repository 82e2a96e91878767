//! The proposals that the players of a game can decide together, and the words for yes and no.
//!
//! No player may take a game from the others alone. An action that would do so becomes a proposal, and takes effect once enough
//! players have agreed. A GM does the same things alone.
use super::{Game, Seat};
use crate::families::setting::Values;
use crate::rules::Power;
use crate::say;
use crate::store::{Life, ProposalKind, ProposalRow, Role};
use crate::text::sentence::{Note, game, phase, term};
use anyhow::{Context as _, Result};
use jiff::Timestamp;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::LazyLock;

/// A time of the current turn that can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnTime {
    /// The time when orders are due.
    Deadline,
    /// The time when grace ends.
    Grace,
    /// The earliest time when the turn may run.
    Start,
}

/// The actions that the players of a game can decide together, and its GM alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// To end the game without a result.
    Terminate,
    /// To stop the clock, perhaps until a time when it restarts automatically.
    Pause(Option<Timestamp>),
    /// To resume the game.
    Resume,
    /// To return to the position before this turn was adjudicated.
    RollBack(u32),
    /// To give settings new values.
    Set(Values),
    /// To move a time of the current turn.
    Move(TurnTime, Timestamp),
    /// To be away during this time, which is longer than a player may otherwise be.
    Absence(Range<Timestamp>),
    /// To make the proposer the game's GM.
    Master,
}

/// The people who must agree to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// All players.
    All,
    /// Two thirds of the players.
    TwoThirds,
    /// A GM.
    Master,
}

impl Proposal {
    /// Returns the subject of the proposal. A game has at most one open proposal of each kind.
    pub fn kind(&self) -> ProposalKind {
        match self {
            Self::Terminate => ProposalKind::Terminate,
            Self::Pause(_) => ProposalKind::Pause,
            Self::Resume => ProposalKind::Resume,
            Self::RollBack(_) => ProposalKind::RollBack,
            Self::Set(_) => ProposalKind::Settings,
            Self::Move(TurnTime::Deadline, _) => ProposalKind::Deadline,
            Self::Move(TurnTime::Grace, _) => ProposalKind::Grace,
            Self::Move(TurnTime::Start, _) => ProposalKind::Start,
            Self::Absence(_) => ProposalKind::Absence,
            Self::Master => ProposalKind::Master,
        }
    }

    /// Returns the proposed value in its stored form.
    pub fn value(&self) -> String {
        match self {
            Self::Terminate | Self::Pause(None) | Self::Resume | Self::Master => String::new(),
            Self::RollBack(turn) => turn.to_string(),
            Self::Set(values) => serde_json::json!(values).to_string(),
            Self::Move(_, at) | Self::Pause(Some(at)) => at.to_string(),
            Self::Absence(away) => format!("{} {}", away.start, away.end),
        }
    }

    /// Returns whether it concerns only the current turn.
    pub fn is_of_turn(&self) -> bool {
        matches!(self, Self::Move(..))
    }
}

/// The word for a kind of proposal in PROPOSE: `ROLLBACK`.
pub fn word_for(kind: ProposalKind) -> &'static str {
    match kind {
        ProposalKind::Terminate => "TERMINATE",
        ProposalKind::Pause => "PAUSE",
        ProposalKind::Resume => "RESUME",
        ProposalKind::RollBack => "ROLLBACK",
        ProposalKind::Settings => "SET",
        ProposalKind::Deadline => "DEADLINE",
        ProposalKind::Grace => "GRACE",
        ProposalKind::Start => "START",
        ProposalKind::Absence => "ABSENCE",
        ProposalKind::Master => "MASTER",
    }
}

/// Returns the name that AGREE uses for a proposal: `PAUSE`. If several of a kind can be open, it names the player: `ABSENCE
/// AUSTRIA`.
pub fn address_of(game: &Game, row: &ProposalRow) -> String {
    let word = word_for(row.kind);
    match game.seat(row.seat).and_then(|seat| seat.power) {
        Some(power) if row.kind == ProposalKind::Absence && !game.gunboat() => {
            format!("{word} {}", game.power_name(power).to_uppercase())
        }
        _ => word.to_owned(),
    }
}

/// The kind of proposal that a PROPOSE word means.
pub fn kind_of(word: &str) -> Option<ProposalKind> {
    Some(match word.to_ascii_lowercase().as_str() {
        "terminate" | "termination" | "end" => ProposalKind::Terminate,
        "pause" | "suspend" => ProposalKind::Pause,
        "resume" => ProposalKind::Resume,
        "rollback" => ProposalKind::RollBack,
        "set" | "settings" => ProposalKind::Settings,
        "deadline" | "extend" | "extension" => ProposalKind::Deadline,
        "grace" => ProposalKind::Grace,
        "start" => ProposalKind::Start,
        "absence" | "holiday" | "vacation" => ProposalKind::Absence,
        "master" => ProposalKind::Master,
        _ => return None,
    })
}

impl Game {
    /// Returns whether the players decide everything together: the game has no GM, or its GM leaves decisions to them.
    pub fn is_run_by_players(&self) -> bool {
        !self.settings.on(super::settings::keys::MODERATED) || self.masters().next().is_none()
    }

    /// The players whose agreement counts: those with a surviving power that they have not abandoned. Before the start,
    /// everyone who has joined.
    pub fn electors(&self) -> impl Iterator<Item = &Seat> {
        let standing = self.table.as_ref().map(|table| table.standing());
        let lives = move |power: &Power| {
            standing.as_ref().is_some_and(|standing| standing.get(power.index()).is_some_and(|n| *n != 0))
        };
        let forming = self.row.life == Life::Forming;
        self.players()
            .filter(move |seat| forming || seat.abandoned.is_none() && self.powers_of(seat).iter().any(&lives))
    }

    /// Returns the people who must agree to this. For more time, that is the GM, or two thirds of the players in a game that
    /// its players run. For anything else, it is all players.
    pub fn consent(&self, what: &Proposal) -> Consent {
        let gives_time = match what {
            Proposal::Absence(_) => true,
            Proposal::Move(TurnTime::Deadline, at) => self.row.deadline.is_none_or(|deadline| deadline <= *at),
            _ => false,
        };
        match (gives_time, self.is_run_by_players()) {
            (true, true) => Consent::TwoThirds,
            (true, false) => Consent::Master,
            (false, _) => Consent::All,
        }
    }

    /// The people who vote on it.
    pub fn voters(&self, what: &Proposal) -> Vec<&Seat> {
        match self.consent(what) {
            Consent::Master => self.masters().collect(),
            Consent::All | Consent::TwoThirds => self.electors().collect(),
        }
    }

    /// Returns the number of voters who must agree.
    pub fn n_needed(&self, what: &Proposal) -> usize {
        let n_voters = self.voters(what).len();
        match self.consent(what) {
            Consent::All => n_voters,
            Consent::TwoThirds => (2 * n_voters).div_ceil(3),
            Consent::Master => 1,
        }
        .max(1)
    }

    /// Returns whether this is the only player whose agreement counts. Then they decide alone.
    pub fn decides_alone(&self, seat: &Seat) -> bool {
        let mut electors = self.electors();
        electors.next().is_some_and(|first| first.id == seat.id) && electors.next().is_none()
    }

    /// Reads a proposal from its stored form.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read_proposal(&self, row: &ProposalRow) -> Result<Proposal> {
        let time = || row.value.parse::<Timestamp>().context("a proposal has no time");
        Ok(match row.kind {
            ProposalKind::Terminate => Proposal::Terminate,
            ProposalKind::Pause if row.value.is_empty() => Proposal::Pause(None),
            ProposalKind::Pause => Proposal::Pause(Some(time()?)),
            ProposalKind::Resume => Proposal::Resume,
            ProposalKind::RollBack => Proposal::RollBack(row.value.parse().context("a proposal names no turn")?),
            ProposalKind::Settings => {
                let pairs: Vec<(String, String)> = serde_json::from_str(&row.value)?;
                // Skip settings that no longer exist.
                let known = |(name, value): (String, String)| Some((self.settings.setting(&name)?.name, value));
                Proposal::Set(pairs.into_iter().filter_map(known).collect())
            }
            ProposalKind::Deadline => Proposal::Move(TurnTime::Deadline, time()?),
            ProposalKind::Grace => Proposal::Move(TurnTime::Grace, time()?),
            ProposalKind::Start => Proposal::Move(TurnTime::Start, time()?),
            ProposalKind::Absence => {
                let (start, end) = row.value.split_once(' ').context("an absence has no end")?;
                Proposal::Absence(start.parse()?..end.parse()?)
            }
            ProposalKind::Master => Proposal::Master,
        })
    }

    /// Returns the proposed action in words: `to pause the game 'demo'`.
    pub fn proposed(&self, what: &Proposal, by: Option<&Seat>) -> Note {
        let (name, phase) = (game(&self.row.name), phase(&self.row.phase));
        Note::of(match what {
            Proposal::Terminate => say!("to end the game {name} without a result", name),
            Proposal::Pause(None) => say!("to pause the game {name}", name),
            Proposal::Pause(Some(until)) => say!("to pause the game {name} until {until}", name, until),
            Proposal::Absence(away) => {
                say!("to be away from {name} from {start} to {end}", name, away.start, away.end)
            }
            Proposal::Resume => say!("to resume the game {name}", name),
            Proposal::RollBack(turn) => {
                say!("to undo the results of {name} from turn {turn} on", name, turn = *turn)
            }
            Proposal::Move(TurnTime::Deadline, at) => {
                say!("to move the deadline for {phase} in {name} to {at}", phase, name, at)
            }
            Proposal::Move(TurnTime::Grace, at) => {
                say!("to let grace for {phase} in {name} end {at}", phase, name, at)
            }
            Proposal::Move(TurnTime::Start, at) => {
                say!("to let {phase} in {name} run from {at} on", phase, name, at)
            }
            Proposal::Master => match by.filter(|seat| !self.hides(seat)) {
                Some(seat) => say!("to make {} the GM of {name}", seat.holder(), name),
                None => say!("to make the proposer the GM of {name}", name),
            },
            Proposal::Set(values) => {
                let changes = values.iter().filter_map(|(key, value)| {
                    let setting = self.settings.setting(key)?;
                    Some(self.settings.changes(setting, value))
                });
                let told: Vec<String> = changes.flatten().map(|(now, _)| now).collect();
                say!("to change the settings of {name}: {}", name, term(told.join(", ")))
            }
        })
    }

    /// Returns the proposer's name for the others: a power, or a person's name before the start. In a gunboat game no one
    /// learns it.
    pub fn proposer(&self, seat: &Seat) -> String {
        match seat.role {
            _ if self.hides(seat) => "A player".to_owned(),
            Role::Player if seat.power.is_some() => self.seat_title(seat),
            _ => seat.user_name.clone(),
        }
    }
}

/// The words for yes. Each counts alone on a line, or before a comma or a full stop.
pub const YES: &[&str] = &[
    "yes",
    "y",
    "yes please",
    "yes from me",
    "yeah",
    "yep",
    "yup",
    "ya",
    "aye",
    "ok",
    "okay",
    "okey",
    "o k",
    "k",
    "sure",
    "fine",
    "fine with me",
    "fine by me",
    "ok with me",
    "ok by me",
    "agree",
    "agreed",
    "i agree",
    "i do agree",
    "we agree",
    "i do",
    "i am for it",
    "for",
    "in favour",
    "in favor",
    "i am in favour",
    "i vote yes",
    "vote yes",
    "my vote is yes",
    "approve",
    "approved",
    "i approve",
    "accept",
    "accepted",
    "i accept",
    "no objection",
    "no objections",
    "confirm",
    "confirmed",
    "+1",
    "👍",
    "✓",
    "✔",
    "ja",
    "jawohl",
    "ja gerne",
    "ja gern",
    "einverstanden",
    "oui",
    "d'accord",
    "si",
    "sí",
    "sì",
    "sim",
    "tak",
    "ano",
    "áno",
    "da",
    "да",
    "так",
    "ναι",
    "evet",
    "kyllä",
    "igen",
    "はい",
    "是",
    "是的",
    "同意",
    "네",
    "예",
    "כן",
    "نعم",
];

/// The words for no.
const NO: &[&str] = &[
    "no",
    "n",
    "no thanks",
    "no thank you",
    "no from me",
    "nope",
    "nay",
    "no way",
    "never",
    "disagree",
    "i disagree",
    "i do not agree",
    "i don't agree",
    "i dont agree",
    "not agreed",
    "i object",
    "object",
    "against",
    "i am against it",
    "i'm against it",
    "i vote no",
    "vote no",
    "my vote is no",
    "reject",
    "rejected",
    "i reject",
    "refuse",
    "refused",
    "i refuse",
    "decline",
    "i decline",
    "-1",
    "👎",
    "✗",
    "nein",
    "nein danke",
    "nicht einverstanden",
    "non",
    "nee",
    "nej",
    "nei",
    "não",
    "nao",
    "nie",
    "ne",
    "нет",
    "ні",
    "όχι",
    "hayır",
    "ei",
    "nem",
    "いいえ",
    "不",
    "不同意",
    "아니요",
    "לא",
    "لا",
];

/// The words that mean only one of the two. Each line of a letter is looked up here.
static ANSWERS: LazyLock<HashMap<&str, bool>> = LazyLock::new(|| {
    let yes = YES.iter().filter(|word| !NO.contains(word)).map(|word| (*word, true));
    yes.chain(NO.iter().filter(|word| !YES.contains(word)).map(|word| (*word, false))).collect()
});

/// The most words of an answer.
static MOST_WORDS: LazyLock<usize> =
    LazyLock::new(|| ANSWERS.keys().map(|words| words.split(' ').count()).max().unwrap_or_default());

/// The first words of answers. Nearly no line of a long e-mail begins with one.
static FIRST_WORDS: LazyLock<HashSet<String>> =
    LazyLock::new(|| ANSWERS.keys().map(|words| first_word(words)).collect());

/// The first word of a text, without the marks around it.
fn first_word(text: &str) -> String {
    let is_sign = |c: char| c.is_whitespace() || ENDS.contains(c) || MARKS.contains(c) || "!?！‘’-".contains(c);
    let ends = |c: char| !c.is_ascii_alphanumeric() && is_sign(c);
    text.split(ends).find(|word| !word.is_empty()).unwrap_or_default().to_lowercase()
}

/// The marks that end a part of a line.
const ENDS: &str = ",.!;:–—。、，";
/// The marks around a word.
const MARKS: &str = "*_\"“”»«>()[]'";

/// Returns the answer that a line gives. `None` if it gives none, or is not plain enough to count.
pub fn answer(line: &str) -> Option<bool> {
    if !FIRST_WORDS.contains(&first_word(line)) {
        return None;
    }
    let said = |text: &str| {
        if text.split_whitespace().nth(*MOST_WORDS).is_some() {
            return None;
        }
        let text = text.replace(['’', '‘'], "'").to_lowercase();
        let words: Vec<&str> = text.split_whitespace().map(|word| word.trim_matches(|c| MARKS.contains(c))).collect();
        ANSWERS.get(words.join(" ").trim_end_matches(['.', '!', '?', '。', '！']).trim()).copied()
    };
    let line = line.trim();
    // "Yes, let us stop here." counts; "Yes but only until May" does not.
    let head = line.split(|c| ENDS.contains(c)).next().unwrap_or_default();
    said(line).or_else(|| said(head.split(" - ").next().unwrap_or_default()))
}
