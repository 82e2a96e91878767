//! The only place that asks for the current time.
use jiff::{SignedDuration, Timestamp};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The largest change to the machine's clock that passes unnoticed.
const TOLERANCE: SignedDuration = SignedDuration::from_mins(3);
/// The time that a jump of the machine's clock must last before the judge believes it.
pub const DOUBT: SignedDuration = SignedDuration::from_mins(10);

/// Tells the time: the system's, or a time set by a test or by `chancery demo`. Clones share one clock.
///
/// The judge compares the wall clock with one that cannot be set: the time since the machine booted, including time asleep. If
/// the two disagree, the wall clock was set. The judge follows a small correction. It believes a jump of more than a few
/// minutes only if the jump lasts. Until then time continues as if nothing had happened, so a clock that runs ten days ahead
/// for a minute adjudicates nothing.
///
/// A machine may also boot with a wrong clock and correct it once it has asked other machines. A caller that knows when the
/// judge last worked passes that time to [`start_after`](Self::start_after). A clock that shows an earlier time, or a much
/// later one, must last as long before the judge believes it.
#[derive(Clone, Debug)]
pub struct Clock {
    shared: Arc<Mutex<ClockState>>,
}

/// A change of the machine's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// At the judge's start, the clock was this much later than the time the judge last worked (earlier, if negative). Either
    /// the judge was down for that long, or the clock is wrong. The judge does not believe it yet.
    Unproved(SignedDuration),
    /// The clock at the start is confirmed. It was set to a time shortly after the judge last worked, or the system has
    /// synchronised it with others, or it has lasted.
    Proved,
    /// The clock jumped by this much (back, if negative). The judge does not believe it yet.
    Doubted(SignedDuration),
    /// The clock is back where it was.
    Over,
    /// The jump has lasted. From now on the judge believes it.
    Believed(SignedDuration),
}

#[derive(Debug)]
struct ClockState {
    machine: MachineClock,
    steady: Option<Steady>,
    /// The start of the clock, while the judge does not believe it.
    start: Option<Start>,
    /// A judge has started with this clock.
    has_started: bool,
    news: Option<Jump>,
}

/// The clocks of the machine.
#[derive(Debug)]
enum MachineClock {
    Real(Uptime),
    /// Clocks that do not move: the wall clock, and the uptime.
    Stopped(Timestamp, SignedDuration),
}

/// A wall clock that has just started and may be wrong.
#[derive(Clone, Copy, Debug)]
struct Start {
    /// The time the judge last worked, and the time after that within which a restart is plausible.
    alive: Timestamp,
    near: SignedDuration,
    /// The machine's uptime when the judge started.
    started: SignedDuration,
    /// The wall clock's time at uptime zero, and the uptime since which it has shown that.
    began: Timestamp,
    since: SignedDuration,
}

impl Start {
    /// Returns the time for these readings of the machine's clocks, and the event that settles whether to believe the wall
    /// clock.
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
        // Not believed yet: the time continues from when the judge last worked.
        (wall.max(at_least), None)
    }
}

impl MachineClock {
    /// The wall clock, and the uptime.
    fn read(&mut self) -> (Timestamp, SignedDuration) {
        match self {
            Self::Real(uptime) => (Timestamp::now(), uptime.now()),
            Self::Stopped(wall, run) => (*wall, *run),
        }
    }

    /// Returns whether the system reports that it has synchronised the wall clock since it booted. Only some systems do
    /// (systemd-timesyncd.service(8)).
    fn is_synchronised(&self) -> bool {
        matches!(self, Self::Real(_)) && Path::new("/run/systemd/timesync/synchronized").exists()
    }
}

/// The wall clock without its jumps.
#[derive(Clone, Copy, Debug)]
struct Steady {
    /// The wall clock's time at uptime zero, as far as the judge believes it.
    began: Timestamp,
    /// The size of a jump, and the uptime since which it has lasted.
    doubt: Option<(SignedDuration, SignedDuration)>,
    /// The last time returned.
    told: Timestamp,
}

impl Steady {
    /// Returns the time for these readings of the machine's clocks.
    fn read(&mut self, wall: Timestamp, run: SignedDuration, news: &mut Option<Jump>) -> Timestamp {
        let began = wall - run;
        let by = began.duration_since(self.began);
        if by.abs() <= TOLERANCE {
            if self.doubt.take().is_some() {
                *news = Some(Jump::Over);
            }
            self.began = began;
            // After a small step back, time stops for a while: no letter is older than the one before it.
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

    /// Starts a judge that last worked at `alive`. The judge does not yet believe a time before that, or more than `near` after
    /// it. This has no effect once the clock is believed, whichever judge starts.
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

    /// The current time.
    pub fn now(&self) -> Timestamp {
        self.read().0
    }

    /// The current time, and whether it is in doubt. Two separate calls might describe two different moments.
    pub fn read(&self) -> (Timestamp, bool) {
        let ClockState { machine, steady, start, news, .. } = &mut *self.shared();
        let (wall, run) = machine.read();
        if let Some(starting) = start {
            let (told, end) = match machine.is_synchronised() {
                true => (wall, Some(Jump::Proved)),
                false => starting.read(wall, run),
            };
            if end.is_some() {
                // From here on the clock is steady.
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

    /// Returns whether the machine's clock is in doubt.
    pub fn is_doubted(&self) -> bool {
        let shared = self.shared();
        shared.start.is_some() || shared.steady.is_some_and(|steady| steady.doubt.is_some())
    }

    /// Returns the latest event of the machine's clock since the last call.
    pub fn jump(&self) -> Option<Jump> {
        self.shared().news.take()
    }

    /// Moves a stopped clock to `time`, as if time had passed. No effect on the system's clock.
    pub fn set(&self, time: Timestamp) {
        let mut shared = self.shared();
        if let MachineClock::Stopped(wall, run) = &mut shared.machine {
            *run += time.duration_since(*wall);
            *wall = time;
        }
        // Setting the clock back is deliberate, so the last time returned follows it.
        if let Some(steady) = shared.steady.as_mut().filter(|steady| time < steady.told && steady.doubt.is_none()) {
            steady.told = time;
        }
    }

    /// Makes a stopped clock jump without time passing. No effect on the system's clock.
    pub fn jump_by(&self, by: SignedDuration) {
        if let MachineClock::Stopped(wall, _) = &mut self.shared().machine {
            *wall += by;
        }
    }
}

/// The machine's uptime, measured in the best way available.
#[derive(Debug)]
enum Uptime {
    /// Linux's own count, which includes time asleep: the last count.
    Linux(SignedDuration),
    /// The monotonic clock. It excludes time asleep, which then looks like a jump.
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

/// Returns the first number of `/proc/uptime`: the seconds of uptime, including time asleep (proc_uptime(5)).
fn linux_uptime() -> Option<SignedDuration> {
    let text = std::fs::read_to_string("/proc/uptime").ok()?;
    let (seconds, hundredths) = text.split_whitespace().next()?.split_once('.')?;
    let hundredths: i64 = hundredths.get(..2)?.parse().ok()?;
    Some(SignedDuration::from_secs(seconds.parse().ok()?) + SignedDuration::from_millis(hundredths * 10))
}
