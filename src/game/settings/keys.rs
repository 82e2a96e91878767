//! Typed keys for the settings that all games share.
use crate::families::setting::{Key, Value};
use crate::game::dates::{read_zone, zone_name};
use crate::game::extensions::Extensions;
use crate::game::reliability::Levels;
use crate::game::schedule::{ClosedDays, QuietHours};
use jiff::tz::TimeZone;

/// The number of players, if not one for each power.
pub const PLAYERS: Key<Option<usize>> = Key::new("players", "");
/// The number of powers in play, if not all.
pub const POWERS: Key<Option<usize>> = Key::new("powers", "");
/// Only the GM changes settings.
pub const MODERATED: Key<bool> = Key::new("moderated", "yes");
/// LIST shows the game to everyone.
pub const LISTED: Key<bool> = Key::new("listed", "yes");
/// Only the GMs know which player has which power.
pub const GUNBOAT: Key<bool> = Key::new("gunboat", "no");
/// At the end of a gunboat game everyone learns which player had which power.
pub const REVEAL: Key<bool> = Key::new("reveal", "yes");
/// In a gunboat game, a changed setting names the power of the player who changed it.
pub const SHOW: Key<bool> = Key::new("show", "yes");
/// The others learn how many players are late, but not which.
pub const QUIET: Key<bool> = Key::new("quiet", "no");
/// The others learn neither which players have joined nor how many are late.
pub const SECRET: Key<bool> = Key::new("secret", "no");
/// The amount that players learn about each other's orders during a turn.
pub const PROGRESS: Key<Progress> = Key::new("progress", "count");
/// The people who see players' addresses.
pub const ADDRESSES: Key<Addresses> = Key::new("addresses", "none");
/// The creator's comment on the game, for LIST.
pub const COMMENT: Key<String> = Key::new("comment", "");
/// The skill levels that it accepts.
pub const LEVEL: Key<Levels> = Key::new("level", "any");
/// The minimum dedication.
pub const DEDICATION: Key<Option<f64>> = Key::new("dedication", "");
/// The minimum on-time ratio, from 0 to 1.
pub const ONTIMERAT: Key<Option<f64>> = Key::new("ontimerat", "");
/// The maximum resignation ratio, from 0 to 1.
pub const RESRAT: Key<Option<f64>> = Key::new("resrat", "");
/// A module to turn on or off. The game stores its modules separately.
pub const MODULE: Key<String> = Key::new("module", "");
/// The game counts for its players' records.
pub const RATED: Key<bool> = Key::new("rated", "yes");
/// The colours of press.
pub const PRESS: Key<Colours> = Key::new("press", "white");
/// Players may send press to some of the others only.
pub const PARTIAL: Key<bool> = Key::new("partial", "yes");
/// The treatment of a power that no longer has a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vacant {
    /// No one orders for it.
    Hold,
    /// A bot keeps what it has.
    Steward,
    /// A bot plays to win.
    Bot,
}

impl Value for Vacant {
    fn read(text: &str) -> Self {
        match text {
            "steward" => Self::Steward,
            "bot" => Self::Bot,
            _ => Self::Hold,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Hold => "hold",
            Self::Steward => "steward",
            Self::Bot => "bot",
        }
        .to_owned()
    }
}

/// The ways that partial press may pretend to have other readers.
pub const FAKES: Key<Fakes> = Key::new("fakes", "no");
/// The press that observers may write.
pub const OBSERVER_PRESS: Key<ObserverPress> = Key::new("observer_press", "none");
/// The judge sends press without a text.
pub const BLANK_PRESS: Key<bool> = Key::new("blank_press", "no");
/// A player whose orders are late may write press.
pub const LATE_PRESS: Key<bool> = Key::new("late_press", "yes");
/// Press may be written during minor stages.
pub const MINOR_PRESS: Key<bool> = Key::new("minor_press", "yes");
/// Press may be written after the deadline while orders are missing.
pub const GRACE_PRESS: Key<bool> = Key::new("grace_press", "yes");
/// Only neighbours write to each other.
pub const TOUCH_PRESS: Key<bool> = Key::new("touch_press", "no");
/// Players may leave press with the judge until the next results.
pub const POSTAL_PRESS: Key<bool> = Key::new("postal_press", "yes");
/// Observers may get copies of partial press.
pub const WATCH_ALL_PRESS: Key<bool> = Key::new("watch_all_press", "no");
/// Everyone may read the partial press of a finished game.
pub const REVEAL_PRESS: Key<bool> = Key::new("reveal_press", "no");
/// Players must submit orders before they write press.
pub const MUST_ORDER: Key<bool> = Key::new("must_order", "no");
/// Draws include all survivors.
pub const DIAS: Key<bool> = Key::new("dias", "yes");
/// Players may concede the game to one of them.
pub const CONCESSIONS: Key<bool> = Key::new("concessions", "yes");
/// Players may concede to any power, not only to a leading one.
pub const CONCEDE_TO_ANY: Key<bool> = Key::new("concede_to_any", "no");
/// The people who learn of a vote before it passes.
pub const BALLOTS: Key<Ballots> = Key::new("ballots", "secret");
/// Votes last until they are withdrawn, not for one phase only.
pub const KEEP_VOTES: Key<bool> = Key::new("keep_votes", "no");
/// A player of several powers wins with their combined strength.
pub const ALLIED_WIN: Key<bool> = Key::new("allied_win", "no");
/// After grace, the game continues without missing orders.
pub const NMR: Key<bool> = Key::new("nmr", "no");
/// The orders of a power in civil disorder.
pub const CIVIL_DISORDER: Key<Disorder> = Key::new("civil_disorder", "hold");
/// The treatment of a power that no longer has a player.
pub const VACANT: Key<Vacant> = Key::new("vacant", "hold");
/// The powers that bots play. `rest`: every power without a player.
pub const COMPUTERS: Key<String> = Key::new("computers", "");
/// The maximum number of days that a player may be away at a time.
pub const MAX_ABSENCE: Key<Option<usize>> = Key::new("max_absence", "14");
/// The number and length of extensions that one player may take alone.
pub const EXTENSIONS: Key<Option<Extensions>> = Key::new("extensions", "");
/// The days when no turn runs.
pub const NO_PROCESSING: Key<ClosedDays> = Key::new("no_processing", "");
/// The hours when no turn runs.
pub const QUIET_HOURS: Key<Option<QuietHours>> = Key::new("quiet_hours", "");
/// Only players who owe orders can make the turn wait.
pub const STRICT_WAIT: Key<bool> = Key::new("strict_wait", "no");
/// Grace may end on any day.
pub const STRICT_GRACE: Key<bool> = Key::new("strict_grace", "no");
/// The GM starts every adjudication.
pub const MANUAL_PROCESS: Key<bool> = Key::new("manual_process", "no");
/// The GM starts the game.
pub const MANUAL_START: Key<bool> = Key::new("manual_start", "no");
/// Before the start, players who joined at least this many days ago confirm that they still want to play. `None`: no one has
/// to.
pub const MUSTER: Key<Option<usize>> = Key::new("muster", "7");
/// The number of hours that they have to confirm.
pub const MUSTER_TIME: Key<Option<usize>> = Key::new("muster_time", "48");
/// Newcomers wait for the GM's approval.
pub const APPROVAL: Key<bool> = Key::new("approval", "no");
/// The time when another game with the same settings opens.
pub const AUTO_CREATE: Key<Twin> = Key::new("auto_create", "never");
/// The method of dealing powers.
pub const DEALING: Key<Dealing> = Key::new("dealing", "both");
/// Any player may resume a paused game.
pub const ANY_MAY_RESUME: Key<bool> = Key::new("any_may_resume", "yes");
/// LIST shows how often each player was late.
pub const LATE_COUNT: Key<bool> = Key::new("late_count", "yes");
/// The board. Its name is stored with the game, not among its settings.
pub const VARIANT: Key<String> = Key::new("variant", "");
/// A practice game: one person plays it alone, and may see hidden facts.
pub const PRACTICE: Key<bool> = Key::new("practice", "no");
/// The board of a game that one person plays alone is open. The table omits this setting, because BOARD OPEN sets it.
pub const OPEN: Key<bool> = Key::new("open", "no");
/// The seed of all luck in a game that one person plays alone. `None` in other games.
pub const SEED: Key<Option<u64>> = Key::new("seed", "");
/// The open lesson of TUTORIAL, counted from 0. The table omits this setting, because no one sets it.
pub const LESSON: Key<Option<usize>> = Key::new("lesson", "");
/// The time zone of the game's clock.
pub const ZONE: Key<Zone> = Key::new("zone", "UTC");

/// The colours of press that a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// No press.
    None,
    /// Press names its sender.
    White,
    /// Press does not name its sender.
    Grey,
    /// Both; white by default.
    WhiteOrGrey,
    /// Both; grey by default.
    GreyOrWhite,
}

impl Colours {
    /// Returns whether white press is allowed.
    pub fn white(self) -> bool {
        matches!(self, Self::White | Self::WhiteOrGrey | Self::GreyOrWhite)
    }

    /// Returns whether grey press is allowed.
    pub fn grey(self) -> bool {
        matches!(self, Self::Grey | Self::WhiteOrGrey | Self::GreyOrWhite)
    }

    /// Returns whether press is grey by default.
    pub fn usually_grey(self) -> bool {
        matches!(self, Self::Grey | Self::GreyOrWhite)
    }
}

impl Value for Colours {
    fn read(text: &str) -> Self {
        match text {
            "white" => Self::White,
            "grey" => Self::Grey,
            "white/grey" => Self::WhiteOrGrey,
            "grey/white" => Self::GreyOrWhite,
            _ => Self::None,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::None => "none",
            Self::White => "white",
            Self::Grey => "grey",
            Self::WhiteOrGrey => "white/grey",
            Self::GreyOrWhite => "grey/white",
        }
        .to_owned()
    }
}

/// The orders of a power in civil disorder, which has no player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disorder {
    /// Its units hold.
    Hold,
    /// Its units defend each other, and attack no one.
    Support,
}

impl Value for Disorder {
    fn read(text: &str) -> Self {
        if text == "support" { Self::Support } else { Self::Hold }
    }

    fn write(&self) -> String {
        match self {
            Self::Hold => "hold",
            Self::Support => "support",
        }
        .to_owned()
    }
}

/// The ways that partial press may pretend to have other readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fakes {
    /// Never.
    No,
    /// If its writer asks for it.
    May,
    /// Partial press pretends to be a broadcast, unless its writer says otherwise.
    Default,
    /// Partial press always pretends to be a broadcast.
    Always,
}

impl Value for Fakes {
    fn read(text: &str) -> Self {
        match text {
            "may" => Self::May,
            "default" => Self::Default,
            "always" => Self::Always,
            _ => Self::No,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::No => "no",
            Self::May => "may",
            Self::Default => "default",
            Self::Always => "always",
        }
        .to_owned()
    }
}

/// The press that observers may write to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObserverPress {
    /// None.
    None,
    /// White press only.
    White,
    /// Any press that players may write.
    Any,
}

impl Value for ObserverPress {
    fn read(text: &str) -> Self {
        match text {
            "any" => Self::Any,
            "white" => Self::White,
            _ => Self::None,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::None => "none",
            Self::White => "white",
            Self::Any => "any",
        }
        .to_owned()
    }
}

/// The time when another game with the same settings opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twin {
    /// Never.
    Never,
    /// At the start of this one.
    AtStart,
    /// At the result of this one.
    AtEnd,
}

impl Value for Twin {
    fn read(text: &str) -> Self {
        match text {
            "start" => Self::AtStart,
            "end" => Self::AtEnd,
            _ => Self::Never,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Never => "never",
            Self::AtStart => "start",
            Self::AtEnd => "end",
        }
        .to_owned()
    }
}

/// The method of dealing powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealing {
    /// By preference lists, which must name powers.
    Lists,
    /// By preference lists, which may be `*`.
    Both,
    /// By chance alone.
    Chance,
}

impl Value for Dealing {
    fn read(text: &str) -> Self {
        match text {
            "lists" => Self::Lists,
            "chance" => Self::Chance,
            _ => Self::Both,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Lists => "lists",
            Self::Both => "both",
            Self::Chance => "chance",
        }
        .to_owned()
    }
}

/// The people who see the addresses of people in a game. Its GMs always do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addresses {
    /// Every registered person with a proved address.
    All,
    /// Its players.
    Players,
    /// No one else.
    None,
}

impl Value for Addresses {
    fn read(text: &str) -> Self {
        match text {
            "all" => Self::All,
            "players" => Self::Players,
            _ => Self::None,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::All => "all",
            Self::Players => "players",
            Self::None => "none",
        }
        .to_owned()
    }
}

/// The people who learn of a vote for a draw or a concession before it passes. GMs always do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ballots {
    /// No one but the voter.
    Secret,
    /// A tally: everyone learns how many have voted.
    Tallied,
    /// An open vote: everyone learns who has voted for what.
    Open,
}

impl Value for Ballots {
    fn read(text: &str) -> Self {
        match text {
            "tallied" => Self::Tallied,
            "open" => Self::Open,
            _ => Self::Secret,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Secret => "secret",
            Self::Tallied => "tallied",
            Self::Open => "open",
        }
        .to_owned()
    }
}

/// The amount that players learn about each other's orders during a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The progress of each power's orders.
    Names,
    /// The number of powers with complete orders.
    Count,
    /// None.
    None,
}

impl Value for Progress {
    fn read(text: &str) -> Self {
        match text {
            "names" => Self::Names,
            "none" => Self::None,
            _ => Self::Count,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Names => "names",
            Self::Count => "count",
            Self::None => "none",
        }
        .to_owned()
    }
}

impl Value for ClosedDays {
    fn read(text: &str) -> Self {
        text.parse().unwrap_or_default()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// The time zone of a game's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(pub TimeZone);

impl Value for Zone {
    fn read(text: &str) -> Self {
        Self(read_zone(text).unwrap_or(TimeZone::UTC))
    }

    fn write(&self) -> String {
        zone_name(&self.0)
    }
}
