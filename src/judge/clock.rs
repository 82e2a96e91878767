//! The only place that asks what time it is.
use jiff::{SignedDuration, Timestamp};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// By how much the machine's clock may be set without anybody noticing.
const TOLERANCE: SignedDuration = SignedDuration::from_mins(3);
/// The time that a jump of the machine's clock must last to be believed.
pub const DOUBT: SignedDuration = SignedDuration::from_mins(10);

/// Tells the time: the system's, or one set by a test or `chancery demo`. Clones share it.
///
/// Beside the wall clock runs one that nobody sets: how long the machine has been up, also asleep. If they do not agree, the wall
/// clock was set. A small correction is followed; what jumps by more than a few minutes is believed only if it stays. Until then
/// the time goes on as if nothing had happened: a clock that is ten days ahead for a minute adjudicates nothing.
///
/// A machine may also start with a wrong clock, and set it right when it has asked others. Whoever knows when the judge last worked
/// compares ([`start_after`](Self::start_after)): a clock that shows an earlier time, or a much later one, must stay for as long.
#[derive(Clone, Debug)]
pub struct Clock {
    shared: Arc<Mutex<ClockState>>,
}

/// The events of the machine's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// A start of the judge at which it showed a time so much later than the judge last worked (earlier, if
    /// negative). Either nobody has run the judge for so long, or the clock is wrong. It is not believed yet.
    Unproved(SignedDuration),
    /// The end of that: it was set to a time shortly after the judge last worked, the system says that it has
    /// compared it with others, or it has stayed.
    Proved,
    /// It jumped by so much (back, if negative). That is not believed yet.
    Doubted(SignedDuration),
    /// It is back where it was.
    Over,
    /// It stays. From now on it is believed.
    Believed(SignedDuration),
}

#[derive(Debug)]
struct ClockState {
    machine: MachineClock,
    steady: Option<Steady>,
    /// The clock has started, and is not believed yet.
    start: Option<Start>,
    /// A judge has started with it.
    has_started: bool,
    news: Option<Jump>,
}

/// The clocks of the machine.
#[derive(Debug)]
enum MachineClock {
    Real(Uptime),
    /// They stand still: the wall clock, and how long it has run.
    Stopped(Timestamp, SignedDuration),
}

/// A wall clock that has just started, and may be wrong.
#[derive(Clone, Copy, Debug)]
struct Start {
    /// The time at which the judge last worked, and the time after that within which it may well start again.
    alive: Timestamp,
    near: SignedDuration,
    /// The time for which the machine had run when the judge started.
    started: SignedDuration,
    /// The time that the wall clock showed when the other one began, and since when it does.
    began: Timestamp,
    since: SignedDuration,
}

impl Start {
    /// The time, when the clocks of the machine show this, and what shows whether it can be believed.
    fn read(&mut self, wall: Timestamp, run: SignedDuration) -> (Timestamp, Option<Jump>) {
        let at_least = self.alive + (run - self.started);
        let gap = wall.duration_since(at_least);
        if -TOLERANCE <= gap && gap <= self.near {
            return (wall.max(at_least), Some(Jump::Proved));
        }
        let began = wall - run;
        if TOLERANCE < began.duration_since(self.began).abs() {
            (self.began, self.since) = (began, run);
        }
        if DOUBT <= run - self.since {
            return (wall, Some(if gap.is_negative() { Jump::Believed(gap) } else { Jump::Proved }));
        }
        // Nobody has worked in the meantime, or the time goes on from when somebody did.
        (wall.max(at_least), None)
    }
}

impl MachineClock {
    /// The wall clock, and how long it has run.
    fn read(&mut self) -> (Timestamp, SignedDuration) {
        match self {
            Self::Real(uptime) => (Timestamp::now(), uptime.now()),
            Self::Stopped(wall, run) => (*wall, *run),
        }
    }

    /// Returns whether the system says that it has compared the wall clock with others since it started. Only some do
    /// (systemd-timesyncd.service(8)).
    fn is_synchronised(&self) -> bool {
        matches!(self, Self::Real(_)) && Path::new("/run/systemd/timesync/synchronized").exists()
    }
}

/// The wall clock without its jumps.
#[derive(Clone, Copy, Debug)]
struct Steady {
    /// The time that the wall clock showed when the other one began, as far as is believed.
    began: Timestamp,
    /// By how much it has jumped, and since when.
    doubt: Option<(SignedDuration, SignedDuration)>,
    /// The last time that was told.
    told: Timestamp,
}

impl Steady {
    /// The time, when the clocks of the machine show this.
    fn read(&mut self, wall: Timestamp, run: SignedDuration, news: &mut Option<Jump>) -> Timestamp {
        let began = wall - run;
        let by = began.duration_since(self.began);
        if by.abs() <= TOLERANCE {
            if self.doubt.take().is_some() {
                *news = Some(Jump::Over);
            }
            self.began = began;
            // After a small step back it stands still for a while: no letter is older than the one before it.
            self.told = self.told.max(wall);
            return self.told;
        }
        let since = match self.doubt {
            Some((before, since)) if (by - before).abs() <= TOLERANCE => since,
            _ => {
                *news = Some(Jump::Doubted(by));
                run
            }
        };
        if DOUBT <= run - since {
            *self = Self { began, doubt: None, told: wall };
            *news = Some(Jump::Believed(by));
            return wall;
        }
        self.doubt = Some((by, since));
        self.told = self.told.max(self.began + run);
        self.told
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self::system()
    }
}

impl Clock {
    /// The system's clock.
    pub fn system() -> Self {
        Self::of(MachineClock::Real(Uptime::new()))
    }

    /// A clock that stays at `time` until it is [`set`](Self::set).
    pub fn stopped(time: Timestamp) -> Self {
        Self::of(MachineClock::Stopped(time, SignedDuration::ZERO))
    }

    fn of(machine: MachineClock) -> Self {
        Self {
            shared: Arc::new(Mutex::new(ClockState {
                machine,
                steady: None,
                start: None,
                has_started: false,
                news: None,
            })),
        }
    }

    fn shared(&self) -> MutexGuard<'_, ClockState> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A judge starts that last worked at `alive`. A time before that, or more than `near` after it, is not believed yet. Once a
    /// clock is believed, this has no effect: it is the same clock, whatever has started.
    pub fn start_after(&self, alive: Timestamp, near: SignedDuration) {
        let shared = &mut *self.shared();
        if std::mem::replace(&mut shared.has_started, true) {
            return;
        }
        let (wall, run) = shared.machine.read();
        let mut start = Start { alive, near, started: run, began: wall - run, since: run };
        if !shared.machine.is_synchronised() && start.read(wall, run).1.is_none() {
            shared.start = Some(start);
            shared.news = Some(Jump::Unproved(wall.duration_since(alive)));
        }
    }

    /// The time now.
    pub fn now(&self) -> Timestamp {
        self.read().0
    }

    /// The time now, and whether this time is doubted: whoever asks for both apart may get the answers of two moments.
    pub fn read(&self) -> (Timestamp, bool) {
        let ClockState { machine, steady, start, news, .. } = &mut *self.shared();
        let (wall, run) = machine.read();
        if let Some(starting) = start {
            let (told, end) = match machine.is_synchronised() {
                true => (wall, Some(Jump::Proved)),
                false => starting.read(wall, run),
            };
            if end.is_some() {
                // From here on it is steady.
                *steady = Some(Steady { began: wall - run, doubt: None, told });
                (*start, *news) = (None, end);
            }
            return (told, start.is_some());
        }
        let first = Steady { began: wall - run, doubt: None, told: wall };
        let steady = steady.get_or_insert(first);
        let told = steady.read(wall, run, news);
        (told, steady.doubt.is_some())
    }

    /// Returns whether the machine's clock is not believed at present.
    pub fn is_doubted(&self) -> bool {
        let shared = self.shared();
        shared.start.is_some() || shared.steady.is_some_and(|steady| steady.doubt.is_some())
    }

    /// Returns the latest event of the machine's clock since this was last asked.
    pub fn jump(&self) -> Option<Jump> {
        self.shared().news.take()
    }

    /// Sets a stopped clock: time has passed. It has no effect on the system's.
    pub fn set(&self, time: Timestamp) {
        let mut shared = self.shared();
        if let MachineClock::Stopped(wall, run) = &mut shared.machine {
            *run += time.duration_since(*wall);
            *wall = time;
        }
        // Whoever sets it back means it.
        if let Some(steady) = shared.steady.as_mut().filter(|steady| time < steady.told && steady.doubt.is_none()) {
            steady.told = time;
        }
    }

    /// Lets a stopped clock jump, though no time has passed. It has no effect on the system's.
    pub fn jump_by(&self, by: SignedDuration) {
        if let MachineClock::Stopped(wall, _) = &mut self.shared().machine {
            *wall += by;
        }
    }
}

/// The time for which the machine has been up, in whatever way it can tell.
#[derive(Debug)]
enum Uptime {
    /// By Linux's own count, which includes the time asleep: the last count.
    Linux(SignedDuration),
    /// By the monotonic clock: time asleep is not counted, and looks like a jump.
    Since(Instant),
}

impl Uptime {
    fn new() -> Self {
        linux_uptime().map_or_else(|| Self::Since(Instant::now()), Self::Linux)
    }

    fn now(&mut self) -> SignedDuration {
        match self {
            Self::Linux(last) => {
                *last = linux_uptime().unwrap_or(*last);
                *last
            }
            Self::Since(start) => SignedDuration::try_from(start.elapsed()).unwrap_or_default(),
        }
    }
}

/// The first number of `/proc/uptime`: seconds, also those asleep (proc_uptime(5)).
fn linux_uptime() -> Option<SignedDuration> {
    let text = std::fs::read_to_string("/proc/uptime").ok()?;
    let (seconds, hundredths) = text.split_whitespace().next()?.split_once('.')?;
    let hundredths: i64 = hundredths.get(..2)?.parse().ok()?;
    Some(SignedDuration::from_secs(seconds.parse().ok()?) + SignedDuration::from_millis(hundredths * 10))
}
