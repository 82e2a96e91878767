//! A Chancery judge's database, in one SQLite file. All SQL is here: each file covers one noun, and each function is one query or one
//! change.
//!
//! Every function returns an error if the database fails. An `# Errors` section names only what a caller can tell apart from that.
//!
//! One thread owns the [`Store`] that writes. WAL with `synchronous=FULL` makes committed changes survive a power failure.
mod absences;
mod boards;
mod bounces;
mod calendar_entries;
mod changes;
mod codes;
mod comparison;
mod conditions;
mod copy;
mod copy_note;
mod costs;
mod digests;
mod drafts;
mod drops;
mod edits;
mod erasures;
pub mod faults;
mod foreign_keys;
mod games;
mod gauges;
mod guests;
mod health;
mod held;
mod house;
mod ids;
mod ignored;
mod inbox;
mod journal;
mod kept;
mod letters;
mod line_results;
mod listing;
mod mail_preferences;
mod meta;
mod moves;
mod notes;
mod orders;
mod origin;
mod outbox;
mod parties;
mod parts;
mod party;
mod people;
mod personal;
mod phases;
mod pictures;
mod press;
mod proposals;
mod questions;
mod registry;
mod reliability;
mod reserve;
mod retention;
mod schema;
mod scripts;
mod seats;
mod set_ups;
mod slides;
mod standstill;
mod terms;
mod thinking;
mod threads;
mod traces;
mod trials;
mod undelivered;
mod votes;
mod vouching;
mod ways;
mod web;
mod wording;

pub use absences::AbsenceRow;
pub use bounces::{Bounced, Probe};
pub use calendar_entries::{CalendarEntry, Invited};
pub use changes::Changes;
pub use codes::CodeRow;
pub use comparison::{RowChange, RowDifference};
pub use conditions::{NotedCertificate, NotedCondition};
pub use copy::{RowCounts, Stop, Tally};
pub use copy_note::{CopyNote, CopyTrouble};
pub use costs::{Allowance, Allowances, Bill, Cost, CostKind, Full, Ledger, Paid, Purse, Rank, hour_of};
pub use digests::DigestRow;
pub use drafts::DraftRow;
pub use edits::EditRow;
pub use erasures::Erasure;
pub use games::{GameRow, Life, OutcomeKind, OutcomeRow};
pub use gauges::Gauges;
pub use guests::{GuestRow, InvitationRow};
pub use health::QueueHealth;
pub use held::Held;
pub use house::{HouseRule, RuleKind};
pub use ids::{
    GameId, HeldId, LetterId, MailId, MoveId, OfferId, PressId, ProposalId, QuestionId, SeatId, SessionId, UserId,
};
pub use inbox::{Answer, ByWeb, COMPUTER, DESK, InboxRow, Post, Sender, Verdict, WEB, Way};
pub use journal::{JournalEntry, JournalLine, JournalQuery, JournalRow, PendingEntry};
pub use kept::KeptRow;
pub use letters::{HeldNote, InNote, InState, LetterRef, OutNote, OutState};
pub use line_results::{LineOutcome, LineResult};
pub use listing::{Happened, Happening, Listing, Search};
pub use mail_preferences::{Calendars, Format, Hints, Json, Look, MailPreferences, Pictures, Receipts, Size, Theme};
pub use moves::{MoveLetters, MoveRow};
pub use notes::{NoteKind, NoteRow};
pub use orders::OrdersRow;
pub use origin::ActOrigin;
pub use outbox::{Draft, OutboxCounts, OutboxRow, SentText};
pub use parts::{Content, Onlooker, Part, Shows, Wish};
pub use party::{Participants, Party};
pub use people::{Privacy, User};
pub use personal::{ERASED, ErasedPerson, LetterNote};
pub use phases::{PhaseNote, PhaseRow};
pub use press::{AddressLine, HeadingView, HowRead, OwnPress, PressHead, PressRow, ReaderRow};
pub use proposals::{ProposalKind, ProposalRow};
pub use questions::{Choice, Closing, GuessRow, QuestionRow};
pub use reliability::Mark;
pub use reserve::{NoticeRow, OfferRow, Reserved};
pub use retention::OldestRows;
pub use schema::SchemaVersion;
pub use seats::{Parting, Role, SeatRow, Sitter};
pub use set_ups::SetupRow;
pub use slides::SlideRow;
pub use standstill::{Standstill, StandstillExtent};
pub use thinking::Task;
pub use undelivered::Undelivered;
pub use votes::{VoteKind, VoteRow};
pub use vouching::Vouching;
pub use ways::{Direction, WayRow, Works};
pub use web::{Received, Session, Shown};
pub use wording::Wording;

use anyhow::{Context as _, Result, bail, ensure};
use jiff::Timestamp;
use rusqlite::config::DbConfig;
use rusqlite::trace::{TraceEvent, TraceEventCodes};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, OpenFlags, Row, params_from_iter};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// The time to wait for other programs that use the database.
const PATIENCE: Duration = Duration::from_secs(5);

/// The bytes of a page's header in the log.
const FRAME: u64 = 24;

/// The program that moves the log (WAL) into the database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Checkpoints {
    /// SQLite itself, in any program that commits.
    #[default]
    Ours,
    /// The program that copies the log elsewhere. If any other program did, the copy would lack pages, and nothing would report that.
    OfTheCopy,
}

/// The database.
#[derive(Debug)]
pub struct Store {
    conn: Connection,
    on_file: orders::LastRead,
    checkpoints: Checkpoints,
}

impl Store {
    /// Opens the database for writing, and creates it if it is missing.
    ///
    /// # Errors
    /// If the file cannot be opened, or its schema is older or newer than this program's.
    pub fn open(path: &Path) -> Result<Self> {
        Self::open_with(path, Checkpoints::Ours)
    }

    /// Opens the database like [`open`](Self::open), and leaves its log to this program.
    ///
    /// # Errors
    /// If the file cannot be opened, or its schema is older or newer than this program's.
    pub fn open_with(path: &Path, checkpoints: Checkpoints) -> Result<Self> {
        let store = Self::connect(path, checkpoints)?;
        match store.stage()? {
            SchemaVersion::New => store.migrate()?,
            SchemaVersion::Older(schema) => bail!(
                "the database {} is from an older Chancery (schema {schema}); `chancery migrate` updates it, after a backup",
                path.display()
            ),
            SchemaVersion::Current => {}
        }
        Ok(store)
    }

    /// Opens the database for writing, and migrates it to this program's schema.
    ///
    /// # Errors
    /// If the file cannot be opened, is newer than this program, or cannot be migrated. Then it is unchanged.
    pub fn upgrade(path: &Path) -> Result<Self> {
        Self::upgrade_with(path, Checkpoints::Ours)
    }

    /// Migrates the database like [`upgrade`](Self::upgrade), and leaves its log to this program.
    ///
    /// # Errors
    /// If the file cannot be opened, is newer than this program, or cannot be migrated. Then it is unchanged.
    pub fn upgrade_with(path: &Path, checkpoints: Checkpoints) -> Result<Self> {
        let store = Self::connect(path, checkpoints)?;
        store.migrate()?;
        Ok(store)
    }

    /// Returns the schema version of the database, which may be in use. Creates nothing.
    ///
    /// # Errors
    /// If it is from a newer Chancery, or cannot be read.
    pub fn age(path: &Path) -> Result<SchemaVersion> {
        if path.exists() { Self::open_to_read(path)?.stage() } else { Ok(SchemaVersion::New) }
    }

    fn connect(path: &Path, checkpoints: Checkpoints) -> Result<Self> {
        let about = || format!("cannot open the database {}", path.display());
        create_private(path);
        let conn = Connection::open(path).with_context(about)?;
        // Waits for other writers.
        conn.busy_timeout(PATIENCE)?;
        conn.pragma_update(None, "journal_mode", "WAL").with_context(about)?;
        conn.pragma_update(None, "synchronous", "FULL")?;
        if checkpoints == Checkpoints::OfTheCopy {
            conn.pragma_update(None, "wal_autocheckpoint", 0)?;
            conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        }
        Ok(Self { checkpoints, ..Self::prepare(conn)? })
    }

    /// Creates a database in memory, for tests and for games that are not stored.
    pub fn in_memory() -> Result<Self> {
        /// An empty database, to copy: that is much quicker than running all migrations.
        static EMPTY: Mutex<Option<Store>> = Mutex::new(None);
        let mut empty = EMPTY.lock().unwrap_or_else(PoisonError::into_inner);
        let empty = match empty.take() {
            Some(store) => empty.insert(store),
            None => {
                let store = Self::prepare(Connection::open_in_memory()?)?;
                store.migrate()?;
                empty.insert(store)
            }
        };
        empty.copy()
    }

    /// Copies this database into memory.
    ///
    /// # Errors
    /// If SQLite cannot make the copy.
    pub fn copy(&self) -> Result<Self> {
        let mut conn = Connection::open_in_memory()?;
        self.copy_into(&Stop::default(), &mut conn)?;
        Self::prepare(conn)
    }

    /// Opens the database for reading, while the judge may be using it.
    ///
    /// # Errors
    /// If the database does not exist.
    pub fn open_to_read(path: &Path) -> Result<Self> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        // SQLite's own message is unhelpful here.
        ensure!(
            path.exists(),
            "there is no database at {}: is `data` right in the configuration? `chancery serve` creates the first one, \
             `chancery restore` brings one back",
            path.display()
        );
        let conn = Connection::open_with_flags(path, flags)
            .with_context(|| format!("cannot read the database {}", path.display()))?;
        Self::of(conn)
    }

    fn prepare(conn: Connection) -> Result<Self> {
        // Erased e-mails, which may contain passwords, must not stay in the file.
        conn.pragma_update(None, "secure_delete", "ON")?;
        conn.pragma_update(None, "foreign_keys", "ON")?;
        // Otherwise each e-mail's savepoint copies the pages that it changes into a temporary file.
        conn.pragma_update(None, "temp_store", "MEMORY")?;
        Self::of(conn)
    }

    fn of(conn: Connection) -> Result<Self> {
        conn.busy_timeout(PATIENCE)?;
        // Otherwise SQLite recompiles a statement whenever a LIMIT is bound to it.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        conn.set_prepared_statement_cache_capacity(128);
        Ok(Self { conn, on_file: orders::LastRead::default(), checkpoints: Checkpoints::Ours })
    }

    /// Runs `work` in one transaction.
    ///
    /// # Errors
    /// Errors of `work`, after rolling back, and of the commit.
    pub fn transaction<T>(&self, work: impl FnOnce() -> Result<T>) -> Result<T> {
        self.conn.execute_batch("BEGIN IMMEDIATE")?;
        let result = work().and_then(|value| {
            self.conn.execute_batch("COMMIT")?;
            Ok(value)
        });
        // After some failures, such as a full disk, SQLite has already rolled back.
        if result.is_err() && !self.conn.is_autocommit() {
            self.conn.execute_batch("ROLLBACK")?;
        }
        self.on_file.forget();
        result
    }

    /// Runs `read` on a snapshot of the database.
    ///
    /// # Errors
    /// Errors of `read` and of the database, including a query that still runs after `longest`.
    pub fn snapshot<T>(&self, longest: Duration, read: impl FnOnce() -> Result<T>) -> Result<T> {
        /// The number of steps after which SQLite asks whether to continue; they take less than a millisecond.
        const STEPS: i32 = 1000;
        let began = Instant::now();
        self.conn.prepare_cached("BEGIN")?.execute([])?;
        self.conn.progress_handler(STEPS, Some(move || longest < began.elapsed()))?;
        let result = read();
        self.on_file.forget();
        self.conn.progress_handler(0, None::<fn() -> bool>)?;
        self.conn.prepare_cached("ROLLBACK")?.execute([])?;
        result
    }

    /// Counts SQLite's steps over this connection from now on, for tests and benches: a clock measures the machine more than the work.
    pub fn count_steps(&self) -> Result<Steps> {
        let steps = Steps::default();
        let count = steps.0.clone();
        let handler = move || {
            count.fetch_add(1, Ordering::Relaxed);
            false
        };
        self.conn.progress_handler(100, Some(handler))?;
        Ok(steps)
    }

    /// Returns whether no transaction is under way.
    pub fn is_idle(&self) -> bool {
        self.conn.is_autocommit()
    }

    /// Runs `work` within the current transaction, and rolls back `work` alone if it fails. A panic counts as a failure, so that it costs
    /// one e-mail rather than the judge. Its message is not repeated, because it may quote the e-mail.
    ///
    /// # Errors
    /// Errors of `work`, after rolling back.
    pub fn savepoint<T>(&self, work: impl FnOnce() -> Result<T>) -> Result<T> {
        self.conn.prepare_cached("SAVEPOINT letter")?.execute([])?;
        let n_faults = faults::count();
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work))
            .unwrap_or_else(|_| Err(anyhow::anyhow!("a panic; the log says where")));
        let result = match result {
            Ok(_) if faults::count() != n_faults => Err(anyhow::anyhow!("a fault of ours was taken for an answer")),
            result => result,
        };
        if result.is_err() {
            // The caller has the error, and may continue without the changes rolled back.
            faults::forget_since(n_faults);
        }
        self.on_file.forget();
        if result.is_err() {
            if self.conn.is_autocommit() {
                // SQLite has already rolled back the whole transaction, for example because the disk is full.
                return result;
            }
            self.conn.prepare_cached("ROLLBACK TO letter")?.execute([])?;
        }
        self.conn.prepare_cached("RELEASE letter")?.execute([])?;
        result
    }

    /// Interrupts the current statement as soon as `stops` returns true. Tests use it to make each statement fail in turn.
    ///
    /// # Errors
    /// If the database cannot be asked.
    pub fn stop_when(&self, stops: impl FnMut() -> bool + Send + 'static) -> Result<()> {
        Ok(self.conn.progress_handler(1, Some(stops))?)
    }

    /// Calls `each` after every statement over this connection, for benches and tests that count them.
    pub fn trace(&self, each: fn(TraceEvent<'_>)) {
        self.conn.trace_v2(TraceEventCodes::SQLITE_TRACE_PROFILE, Some(each));
    }

    /// Sets these columns of the row with this number, unless it has these values already. `table` includes the name of the number's
    /// column.
    fn change(
        &self,
        sql: &OnceLock<String>,
        (table, key): (&str, &str),
        id: &dyn ToSql,
        columns: &[(&str, &dyn ToSql)],
    ) -> Result<()> {
        let sql = sql.get_or_init(|| {
            let names = columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            let values = (2..columns.len() + 2).map(|n| format!("?{n}")).collect::<Vec<_>>().join(", ");
            format!("UPDATE {table} SET ({names}) = ({values}) WHERE {key} = ?1 AND ({names}) IS NOT ({values})")
        });
        let values = std::iter::once(id).chain(columns.iter().map(|(_, value)| *value));
        self.conn.prepare_cached(sql)?.execute(params_from_iter(values))?;
        Ok(())
    }

    /// Returns whether the disk caused the error, rather than the work. Then other work would fail too, and a later attempt may succeed.
    pub fn is_of_disk(error: &anyhow::Error) -> bool {
        let codes = [ErrorCode::DiskFull, ErrorCode::SystemIoFailure, ErrorCode::CannotOpen, ErrorCode::ReadOnly];
        codes.into_iter().any(|code| has_code(error, code))
    }

    /// Runs SQLite's quick check of the database.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn integrity(&self) -> Result<String> {
        Ok(self.conn.pragma_query_value(None, "quick_check", |row| row.get(0))?)
    }

    /// Returns the size of the log that is not in the database yet, in bytes. Moves nothing. The log's file may be larger, since SQLite
    /// writes over what is moved.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn log_bytes(&self) -> Result<u64> {
        let numbers = |row: &Row<'_>| Ok((row.get::<_, i64>(1)?, row.get::<_, i64>(2)?));
        let (written, moved) = self.conn.query_row("PRAGMA wal_checkpoint(NOOP)", [], numbers)?;
        let page: u64 = self.conn.pragma_query_value(None, "page_size", |row| row.get(0))?;
        Ok(u64::try_from(written - moved).unwrap_or(0) * (page + FRAME))
    }
}

/// A count of SQLite's virtual-machine steps, in hundreds.
#[derive(Clone, Debug, Default)]
pub struct Steps(Arc<AtomicU64>);

impl Steps {
    /// Returns the number of steps so far.
    pub fn n(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Returns whether a query ran out of time.
pub fn is_out_of_time(error: &anyhow::Error) -> bool {
    has_code(error, ErrorCode::OperationInterrupted)
}

/// Returns whether the disk is full.
pub fn is_full(error: &anyhow::Error) -> bool {
    has_code(error, ErrorCode::DiskFull)
}

fn has_code(error: &anyhow::Error, code: ErrorCode) -> bool {
    let causes = error.chain().filter_map(|cause| cause.downcast_ref::<rusqlite::Error>());
    causes.filter_map(rusqlite::Error::sqlite_error_code).any(|found| found == code)
}

/// The start of a statement that deletes a limited number of rows, so that e-mails need not wait for a long deletion.
macro_rules! slice {
    () => {
        64
    };
    // A literal number: SQLite recompiles a statement with a bound limit each time.
    ($sql:literal) => {
        concat!($sql, " LIMIT ", slice!(), ")")
    };
}
use slice;

/// The number of rows in a slice.
const SLICE: usize = slice!();

/// A time as stored: UTC in whole seconds, so that text order is time order.
struct Time(Timestamp);

impl ToSql for Time {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(time_text(self.0).into())
    }
}

impl FromSql for Time {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str()?.parse().map(Time).map_err(|error| FromSqlError::Other(Box::new(error)))
    }
}

/// The stored form of a time, in whole seconds: `2026-11-21T09:40:00Z`.
fn time_text(time: Timestamp) -> String {
    in_seconds(time).to_string()
}

/// Drops the fraction of a second, which is not stored.
fn in_seconds(time: Timestamp) -> Timestamp {
    Timestamp::from_second(time.as_second()).unwrap_or(time)
}

/// An optional time, for a parameter.
fn maybe(time: Option<Timestamp>) -> Option<Time> {
    time.map(Time)
}

/// Reads an optional time.
fn get_time(row: &rusqlite::Row<'_>, column: &str) -> rusqlite::Result<Option<Timestamp>> {
    Ok(row.get::<_, Option<Time>>(column)?.map(|time| time.0))
}

/// Reads the columns of a row in order.
struct InOrder<'r, 's> {
    row: &'r rusqlite::Row<'s>,
    next: usize,
}

impl<'r, 's> InOrder<'r, 's> {
    /// Skips the first `n` columns.
    fn after(row: &'r rusqlite::Row<'s>, n: usize) -> Self {
        Self { row, next: n }
    }

    fn get<T: FromSql>(&mut self) -> rusqlite::Result<T> {
        self.next += 1;
        self.row.get(self.next - 1)
    }

    /// Returns the column with this name. The next column is the quickest to find.
    fn named<T: FromSql>(&mut self, name: &str) -> rusqlite::Result<T> {
        let columns = self.row.as_ref();
        if columns.column_name(self.next).ok() != Some(name) {
            self.next = columns.column_index(name)?;
        }
        self.get()
    }

    fn time(&mut self, name: &str) -> rusqlite::Result<Option<Timestamp>> {
        Ok(self.named::<Option<Time>>(name)?.map(|time| time.0))
    }
}

/// The names of powers, stored as a JSON list.
struct Names(Vec<String>);

impl ToSql for Names {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(serde_json::json!(self.0).to_string().into())
    }
}

impl FromSql for Names {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?).map(Names).map_err(|error| FromSqlError::Other(Box::new(error)))
    }
}

/// Defines an enum with its words in the database and in e-mails.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// Its word in the database.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl rusqlite::types::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(rusqlite::types::FromSqlError::InvalidType),
                }
            }
        }
    };
}
use words;

/// Creates an empty file that only its owner may read, if it does not exist: the database contains secrets, addresses and press. SQLite
/// gives its auxiliary files the same mode, and reports the error if the file cannot be created.
fn create_private(path: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path);
}
