//! The judge's health: each condition is brought about, every surface says the same of it, and it is gone when its cause is.
use crate::program::{House, chancery, said, wait_for};
use crate::web::site::{Browser, Plan, Site};
use crate::world::World;
use chancery::commands::COMMANDS;
use chancery::judge::Judge;
use chancery::judge::clock::Clock;
use chancery::judge::counts::Counts;
use chancery::server::alarms::Alarms;
use chancery::server::assessment::assess;
use chancery::server::backup;
use chancery::server::condition::{ConditionKey as Key, HealthCondition, Severity};
use chancery::server::lock::Lock;
use chancery::server::mailbox::MailboxMark;
use chancery::server::metrics::{self, Metrics};
use chancery::server::user::User;
use chancery::server::watchman::status;
use chancery::store::{
    CopyNote, CopyTrouble, Direction, NotedCertificate, Standstill, StandstillExtent, Stop, Store, Vouching, WayRow,
    Works,
};
use jiff::{SignedDuration, Timestamp};
use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::path::Path;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

const ID: &str = "mx.games.test";
const KEEPER: &str = "keeper@games.test";
/// A copy on another machine.
const COPY: &str = "copy = { program = \"/usr/bin/litestream\", to = \"file:///srv/copy\" }\n";

/// A judge that seems to run.
struct Running {
    house: House,
    _lock: Lock,
    mark: Option<MailboxMark>,
}

impl Running {
    fn new() -> Self {
        let house = House::with_config(&format!(
            "authserv_id = \"{ID}\"\ncheck_senders = false\nmin_free_mib = 1\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n\
             [outbound.maildir]\npath = \"@DATA@/mail\"\n"
        ));
        for part in ["new", "cur", "tmp"] {
            fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
        }
        house.prepare(Timestamp::now(), &[("ann@players.test".to_owned(), "REGISTER Ann Other".to_owned())]);
        // The prepared e-mail had no result of the mail server.
        let lock = Lock::take(&house.data()).unwrap();
        let running = Self { house, _lock: lock, mark: None };
        running.store().set_alive(Timestamp::now()).unwrap();
        running
    }

    fn store(&self) -> Store {
        Store::open(&self.house.config().database()).unwrap()
    }

    fn sql(&self, sql: &str) {
        rusqlite::Connection::open(self.house.config().database()).unwrap().execute_batch(sql).unwrap();
    }

    fn configure(&self, from: &str, to: &str) {
        let text = fs::read_to_string(self.house.config_file()).unwrap();
        assert!(text.contains(from), "{text}");
        fs::write(self.house.config_file(), text.replace(from, to)).unwrap();
    }

    /// Runs the program for this judge.
    fn run(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let output = chancery().args(arguments).arg("--config").arg(self.house.config_file()).output().unwrap();
        (output.status.code(), said(&output))
    }

    fn way(&self, direction: Direction, works: Works) {
        let name = "IMAP imap.games.test:993 INBOX".to_owned();
        let row = WayRow { name, direction, works, worked: None, told: None };
        self.store().note_way(&row).unwrap();
    }

    fn backup(&self, hours: i64) {
        let at = Timestamp::now() + SignedDuration::from_hours(hours);
        backup::make_next(&Stop::default(), &self.house.config(), at).unwrap();
    }

    fn stand_still(&self, extent: Option<StandstillExtent>) {
        let since = Timestamp::now();
        let standstill = extent.map(|extent| Standstill { since, extent, text: String::new() });
        self.store().set_standstill(standstill.as_ref()).unwrap();
    }

    fn certificate(&self, hours_left: i64) {
        let ends = Timestamp::now() + SignedDuration::from_hours(hours_left);
        let noted = NotedCertificate { name: "IMAP imap.games.test:993".to_owned(), ends, whole_hours: 90 * 24 };
        self.store().note_certificates(&[noted]).unwrap();
    }

    fn give(&self, file: &Path, mode: u32, owner: u32) {
        chown(file, Some(owner), Some(owner)).unwrap();
        fs::set_permissions(file, Permissions::from_mode(mode)).unwrap();
    }
}

/// What each surface says.
struct Surfaces {
    /// The exit code and the line of `chancery health`.
    health: (Option<i32>, String),
    /// The HTTP response to `/health`.
    http: String,
    /// The severity of the key in the metrics.
    metrics: String,
    /// The output of `chancery check`.
    check: String,
    /// The health on the console's first page.
    console: String,
    /// The status for the service manager.
    status: String,
}

impl Surfaces {
    fn of(running: &Running, key: Key) -> Self {
        let config = running.house.config();
        let now = Timestamp::now();
        let mut world = World::new();
        world.now = now;
        let site = Site::made(world, |plan: &mut Plan| {
            plan.is_console = true;
            plan.config = Some(config.clone());
        });
        let keeper: Browser = site.signed_in("keeper@example.org");
        let numbers = metrics::text(&config, &Counts::default(), now);
        let states: Vec<&str> = Severity::ALL
            .iter()
            .map(|severity| severity.word())
            .filter(|word| {
                let word = word.to_lowercase();
                numbers.contains(&format!("chancery_condition{{key=\"{}\",severity=\"{word}\"}} 1\n", key.word()))
            })
            .collect();
        Self {
            health: running.run(&["health"]),
            http: http(running),
            metrics: states.join(" "),
            check: running.run(&["check", "--no-letter"]).1,
            console: site.get(&keeper, "/my/keeper").text(),
            status: status(&assess(&config, now)),
        }
    }
}

fn http(running: &Running) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let nowhere = "127.0.0.1:0".parse().unwrap();
        let metrics =
            Metrics::open(nowhere, &running.house.config(), std::sync::Arc::default(), Clock::system()).unwrap();
        let mut stream = tokio::net::TcpStream::connect(metrics.address().unwrap()).await.unwrap();
        let serving = tokio::spawn(metrics.run());
        stream.write_all(b"GET /health HTTP/1.1\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        serving.abort();
        answer
    })
}

/// A condition: its key, its severity, words of its sentence, its beginning and its end.
type Case<'a> = (Key, Severity, &'a str, fn(&mut Running), fn(&mut Running));

fn cases() -> Vec<Case<'static>> {
    use Severity::{Critical, Warning};
    vec![
        (
            Key::Judge,
            Critical,
            "the judge is running, but has done no work since ",
            |running| {
                running.store().set_alive(Timestamp::now() - SignedDuration::from_hours(1)).unwrap();
            },
            |running| running.store().set_alive(Timestamp::now()).unwrap(),
        ),
        (
            Key::Disk,
            Critical,
            "the judge accepts no e-mails, because less than 4000000000 MiB are free on the disk of ",
            |running| {
                running.configure("min_free_mib = 1\n", "min_free_mib = 4000000000\n");
            },
            |running| running.configure("min_free_mib = 4000000000\n", "min_free_mib = 1\n"),
        ),
        (
            Key::WayIn,
            Critical,
            "IMAP imap.games.test:993 INBOX fails: it refuses the login (since 2026-11-21T12:00:00Z)",
            |running| {
                let since = "2026-11-21T12:00:00Z".parse().unwrap();
                running.way(Direction::In, Works::Fails { since, why: "it refuses the login".to_owned() });
            },
            |running| running.way(Direction::In, Works::Yes),
        ),
        (
            Key::WayOut,
            Critical,
            "INBOX fails: it defers all e-mails (since 2026-11-21T12:00:00Z)",
            |running| {
                let since = "2026-11-21T12:00:00Z".parse().unwrap();
                running.way(Direction::Out, Works::Fails { since, why: "it defers all e-mails".to_owned() });
            },
            |running| running.way(Direction::Out, Works::Yes),
        ),
        (
            Key::Mailbox,
            Critical,
            "belongs to another judge: the judge with the data folder ",
            |running| {
                let other = running.house.data().with_file_name("other");
                fs::create_dir(&other).unwrap();
                let mut mark = MailboxMark::new(&running.house.data().join("judge"), &other);
                mark.hold().unwrap();
                running.mark = Some(mark);
            },
            |running| running.mark = None,
        ),
        (
            Key::Clock,
            Warning,
            "does not trust this machine's clock yet",
            |running| {
                running.store().note_doubt(true).unwrap();
            },
            |running| running.store().note_doubt(false).unwrap(),
        ),
        (
            Key::Clock,
            Warning,
            "the judge last noted its time at ",
            |running| {
                running.store().set_alive(Timestamp::now() + SignedDuration::from_hours(240)).unwrap();
            },
            |running| running.store().set_alive(Timestamp::now()).unwrap(),
        ),
        (
            Key::Games,
            Critical,
            "1 game waiting for the clock",
            |running| {
                let at = Timestamp::now() - SignedDuration::from_hours(5);
                running.sql(&format!(
                "INSERT INTO games (name, variant, life, created, next_at) VALUES ('late', 'standard', 'running', '{at:.0}', '{at:.0}')"
            ));
            },
            |running| running.sql("UPDATE games SET next_at = '2999-01-01T00:00:00Z'"),
        ),
        (
            Key::Queue,
            Warning,
            "1 e-mail to process, the oldest too long (since ",
            |running| {
                let at = Timestamp::now() - SignedDuration::from_hours(1);
                running.sql(&format!(
                    "INSERT INTO inbox (source, size, received, state) VALUES ('x', 1, '{at:.0}', 'new')"
                ));
            },
            |running| running.sql("UPDATE inbox SET state = 'done'"),
        ),
        (
            Key::Queue,
            Warning,
            "1 e-mail to send, the oldest too long (since ",
            |running| {
                let at = Timestamp::now() - SignedDuration::from_hours(1);
                running.sql(&format!(
                    "INSERT INTO outbox (recipient, subject, body, is_reply, written, not_before, state)
                 VALUES ('a@b.test', '', '', 0, '{at:.0}', '{at:.0}', 'new')"
                ));
            },
            |running| running.sql("UPDATE outbox SET state = 'sent'"),
        ),
        (
            Key::Stuck,
            Warning,
            "1 e-mail stuck, because the judge failed on them",
            |running| {
                running.sql("INSERT INTO inbox (source, size, received, state) VALUES ('x', 1, '2026-11-21T09:40:00Z', 'stuck')");
            },
            |running| running.sql("UPDATE inbox SET state = 'done'"),
        ),
        (
            Key::Stopped,
            Critical,
            "1 e-mail stopped: a mail server refuses the judge itself",
            |running| {
                running.sql("UPDATE outbox SET state = 'held' WHERE id = 1");
            },
            |running| running.sql("UPDATE outbox SET state = 'sent'"),
        ),
        (
            Key::Strangers,
            Warning,
            "e-mails from strangers have used up half of the answers of the day (0 answers waiting)",
            |running| {
                running.configure("[[inbound.maildir]]", "limits.strangers_per_day = 10\n[[inbound.maildir]]");
                strangers(running, 5);
            },
            |running| running.sql("DELETE FROM costs"),
        ),
        (
            Key::Strangers,
            Warning,
            "the judge takes no more e-mails from strangers today: too many have come",
            |running| {
                running.configure("[[inbound.maildir]]", "limits.strangers_per_day = 10\n[[inbound.maildir]]");
                strangers(running, 10);
            },
            |running| running.sql("DELETE FROM costs"),
        ),
        (
            Key::Keeper,
            Warning,
            "the last e-mail to the keeper's own address bounced",
            |running| to_keeper(running, "refused"),
            |running| to_keeper(running, "sent"),
        ),
        (
            Key::Keeper,
            Critical,
            "e-mails to the keeper's own address, keeper@games.test, bounce",
            |running| {
                running.store().suspend(KEEPER, Timestamp::now()).unwrap();
            },
            |running| running.store().heal(KEEPER).unwrap(),
        ),
        (
            Key::ForgedHeader,
            Critical,
            "an e-mail with a forged \"Authentication-Results: mx.games.test\" came in unchanged",
            |running| {
                running.store().set_vouching(ID, Vouching::Forged).unwrap();
            },
            |running| running.store().set_vouching(ID, Vouching::Strips).unwrap(),
        ),
        (
            Key::ForgedHeader,
            Warning,
            "20 e-mails in a row came in without your mail server's",
            |running| {
                running.store().set_vouching(ID, Vouching::Missing).unwrap();
            },
            |running| running.store().set_vouching(ID, Vouching::Strips).unwrap(),
        ),
        (
            Key::Certificate,
            Warning,
            "the certificate of IMAP imap.games.test:993 is valid for only 29 days more",
            |running| {
                running.certificate(30 * 24);
            },
            |running| running.certificate(31 * 24),
        ),
        (
            Key::Certificate,
            Critical,
            "the certificate of IMAP imap.games.test:993 has expired",
            |running| running.certificate(-1),
            |running| running.certificate(90 * 24),
        ),
        (Key::Backups, Warning, "the newest backup is 72 hours old", |running| running.backup(-72), by_hand),
        (
            Key::Backups,
            Warning,
            "backups fail: no space",
            |running| {
                fs::create_dir_all(running.house.config().backups()).unwrap();
                running.store().set_backup_trouble(Some("no space")).unwrap();
            },
            by_hand,
        ),
        (
            Key::Backups,
            Warning,
            "the newest backup is from the future (",
            |running| running.backup(240),
            |running| {
                fs::remove_dir_all(running.house.config().backups()).unwrap();
            },
        ),
        (
            Key::Pages,
            Warning,
            "cannot listen at 127.0.0.1:8017",
            |running| door(running, Some("cannot listen at 127.0.0.1:8017")),
            |running| door(running, None),
        ),
        (
            Key::Pages,
            Warning,
            "the proxy compresses private pages (gzip), and their lengths reveal their contents",
            |running| {
                // No program answers there, so `check` cannot see the compression.
                running.configure(
                    "[[inbound.maildir]]",
                    "web = { listen = \"127.0.0.1:1\", url = \"http://127.0.0.1:1\" }\n[[inbound.maildir]]",
                );
                running.store().note_packed_pages(Some("gzip")).unwrap();
            },
            |running| running.store().note_packed_pages(None).unwrap(),
        ),
        (
            Key::Console,
            Warning,
            "cannot listen at 127.0.0.1:8018",
            |running| running.store().note_door("console", Some("cannot listen at 127.0.0.1:8018")).unwrap(),
            |running| running.store().note_door("console", None).unwrap(),
        ),
        (
            Key::Metrics,
            Warning,
            "cannot listen at 127.0.0.1:9101",
            |running| running.store().note_door("metrics", Some("cannot listen at 127.0.0.1:9101")).unwrap(),
            |running| running.store().note_door("metrics", None).unwrap(),
        ),
        (
            Key::Paused,
            Warning,
            "the judge is paused",
            |running| running.stand_still(Some(StandstillExtent::Clocks)),
            |running| running.stand_still(None),
        ),
        (
            Key::ReadOnly,
            Warning,
            "the judge is read-only, and takes in nothing",
            |running| running.stand_still(Some(StandstillExtent::ReadOnly)),
            |running| running.stand_still(None),
        ),
        (
            Key::ReadOnly,
            Warning,
            "the judge has moved to another machine, and neither takes in nor sends anything here",
            |running| running.stand_still(Some(StandstillExtent::Moved)),
            |running| running.stand_still(None),
        ),
        (
            Key::Erasure,
            Warning,
            "an erasure is unfinished: ",
            |running| running.store().begin_erasure(Timestamp::now() - SignedDuration::from_hours(1)).unwrap(),
            |running| running.store().end_erasure().unwrap(),
        ),
        (
            Key::Copy,
            Critical,
            "the copy does not answer (connection refused), so e-mails wait in the mail server",
            |running| {
                let since = "2026-11-21T12:00:00Z".parse().unwrap();
                running.configure("[[inbound.maildir]]", &format!("{COPY}[[inbound.maildir]]"));
                let trouble = CopyTrouble { since, why: "connection refused".to_owned() };
                running.store().note_copy(&CopyNote { term: 1, is_whole: true }).unwrap();
                running.store().note_copy_trouble(Some(&trouble)).unwrap();
            },
            // Without Litestream, `check` would miss it.
            |running| {
                running.store().note_copy_trouble(None).unwrap();
                let line = assess(&running.house.config(), Timestamp::now());
                assert!(line.iter().any(|found| found.line().contains("the copy is up to date")), "{line:?}");
                running.configure(COPY, "");
            },
        ),
        (
            Key::Owner,
            Critical,
            "may not read and write it (chown user 987654: ",
            |running| {
                give_database(running, 0);
            },
            |running| give_database(running, 987_654),
        ),
        (
            Key::Owner,
            Critical,
            "may not read it (chgrp user 987654 ",
            |running| {
                running.give(&running.house.config_file(), 0o600, 0);
            },
            |running| running.give(&running.house.config_file(), 0o644, 0),
        ),
    ]
}

fn give_database(running: &Running, owner: u32) {
    for entry in fs::read_dir(running.house.data()).unwrap().flatten() {
        if entry.file_name().to_string_lossy().starts_with("chancery.sqlite") {
            running.give(&entry.path(), 0o600, owner);
        }
    }
}

/// Lets strangers use up answers.
fn strangers(running: &Running, n: u32) {
    let hour = chancery::store::hour_of(Timestamp::now());
    running.sql(&format!("INSERT INTO costs VALUES ('strangers', 'answers', '{hour:.0}', {n})"));
}

/// Completes an e-mail to the keeper.
fn to_keeper(running: &Running, state: &str) {
    running.sql(&format!(
        "INSERT INTO outbox (recipient, subject, body, is_reply, written, not_before, state)
         VALUES ('{KEEPER}', '', '', 0, '2026-11-21T09:40:00Z', '2026-11-21T09:40:00Z', '{state}')"
    ));
}

fn by_hand(running: &mut Running) {
    let (code, said) = running.run(&["backup"]);
    assert_eq!(code, Some(0), "{said}");
}

fn door(running: &Running, why: Option<&str>) {
    running.store().note_door("pages", why).unwrap();
}

#[test]
fn every_surface_says_the_same_and_each_condition_ends_with_its_cause() {
    let is_root = User::current().is_some_and(|user| user.id == 0);
    let mut tried = Vec::new();
    for (key, severity, words, begin, end) in cases() {
        if key == Key::Owner && !is_root {
            eprintln!("skipped: only root can give files away");
            continue;
        }
        let mut running = Running::new();
        if key == Key::Owner {
            fs::set_permissions(running.house.data().parent().unwrap(), Permissions::from_mode(0o755)).unwrap();
            running.give(&running.house.data(), 0o755, 987_654);
            running.give(&running.house.data().join("lock"), 0o600, 987_654);
            give_database(&running, 987_654);
        }
        let well = Surfaces::of(&running, key);
        assert_eq!(well.health.0, Some(0), "{key:?}: {}", well.health.1);
        begin(&mut running);
        let bad = Surfaces::of(&running, key);
        let word = severity.word();
        let code = if severity == Severity::Critical { 2 } else { 1 };
        assert_eq!(
            (bad.health.0, bad.health.1.split(':').next()),
            (Some(code), Some(word)),
            "{key:?}: {}",
            bad.health.1
        );
        let status = if severity == Severity::Critical { "HTTP/1.1 503" } else { "HTTP/1.1 200" };
        assert!(bad.http.starts_with(status), "{key:?}: {}", bad.http);
        for (surface, text) in
            [("health", &bad.health.1), ("http", &bad.http), ("status", &bad.status), ("console", &bad.console)]
        {
            let text = if surface == "console" { unescaped(text) } else { text.clone() };
            assert!(text.contains(words), "{key:?}, {surface}: {words} is not in {text}");
        }
        assert!(bad.status.starts_with(word), "{}", bad.status);
        assert_eq!(bad.metrics, word, "{key:?}");
        // `check` asks servers itself.
        if key != Key::Certificate && !words.starts_with("the proxy") {
            // The keeper has paused it on purpose.
            let is_wanted = matches!(key, Key::Paused | Key::ReadOnly);
            let finding = format!("{}  {}: ", if is_wanted { "note " } else { "WRONG" }, key.word());
            assert!(
                bad.check.contains(&finding) && bad.check.contains(words),
                "{key:?}: {finding}{words}\n{}",
                bad.check
            );
        }
        let (told, over) = e_mails(&mut running, end);
        if let Some(told) = &told {
            assert!(told.contains(words) && told.contains(key.cleared_by()), "{key:?}: {told}");
            assert!(over.as_ref().is_some_and(|over| over.contains("this is over")), "{key:?}: {over:?}");
        }
        let after = Surfaces::of(&running, key);
        assert_eq!(after.health.0, Some(0), "{key:?}: {}", after.health.1);
        assert_eq!((after.metrics.as_str(), after.http.starts_with("HTTP/1.1 200")), ("OK", true), "{key:?}");
        assert!(!after.check.contains(&format!("WRONG  {}: ", key.word())), "{key:?}: {}", after.check);
        tried.push((key, told.is_some()));
    }
    let by_mail = tried.iter().filter(|(_, is_mailed)| *is_mailed).count();
    assert!(31 <= tried.len() && 8 <= by_mail, "{tried:?}");
}

/// Lets the condition last, and then end. Returns the keeper's e-mails about both, if the assessment leads to any.
fn e_mails(running: &mut Running, end: fn(&mut Running)) -> (Option<String>, Option<String>) {
    let store = running.store();
    let config = running.house.config();
    let judge = Judge::new(COMMANDS, &config, &store).unwrap();
    let mut alarms = Alarms::default();
    let now = Timestamp::now();
    let database = rusqlite::Connection::open(config.database()).unwrap();
    let last = || {
        let sql = "SELECT body FROM outbox WHERE recipient = ?1 AND body <> '' ORDER BY id DESC LIMIT 1";
        let body: Option<String> = database.query_row(sql, [KEEPER], |row| row.get(0)).ok();
        body.map(|body| body.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let before = last();
    for minutes in [0, 3, 6] {
        alarms.hear(&judge, &store, now + SignedDuration::from_mins(minutes), &assess(&config, now)).unwrap();
    }
    let told = last().filter(|_| last() != before);
    end(running);
    alarms.hear(&judge, &store, now + SignedDuration::from_mins(9), &assess(&config, Timestamp::now())).unwrap();
    let over = last().filter(|_| last() != told && last() != before);
    (told, over)
}

fn unescaped(html: &str) -> String {
    html.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// The disk is full while a condition begins and ends. The e-mail about both goes out when it can be stored.
#[test]
fn what_cannot_be_stored_is_e_mailed_later() {
    let running = Running::new();
    let (config, store) = (running.house.config(), running.store());
    let judge = Judge::new(COMMANDS, &config, &store).unwrap();
    let readable = running.house.store();
    let now = Timestamp::now();
    let mut alarms = Alarms::default();
    let bad = [HealthCondition::warning(Key::Pages, "cannot listen at 127.0.0.1:8017", "Stop the other program.")];
    let mut hear = |store: &Store, minutes: i64, found: &[HealthCondition]| {
        alarms.hear(&judge, store, now + SignedDuration::from_mins(minutes), found)
    };
    assert!(hear(&readable, 0, &bad).is_err());
    assert!(hear(&readable, 3, &bad).is_err());
    assert!(hear(&readable, 4, &[]).is_err());
    assert_eq!(to_the_keeper(&running), Vec::<String>::new());
    hear(&store, 5, &[]).unwrap();
    let told = to_the_keeper(&running);
    assert_eq!(told.len(), 1, "{told:?}");
    let (began, over) = (told[0].find("WARNING: pages: cannot listen"), told[0].find("OK: pages: this is over."));
    assert!(began.zip(over).is_some_and(|(began, over)| began < over), "{told:?}");
    // The keeper hears of it once.
    hear(&store, 6, &[]).unwrap();
    assert_eq!(to_the_keeper(&running).len(), 1);
}

/// A port that comes and goes, and a judge that restarts, do not fill the keeper's mailbox.
#[test]
fn a_condition_that_comes_and_goes_is_e_mailed_once() {
    let running = Running::new();
    let (config, store) = (running.house.config(), running.store());
    let judge = Judge::new(COMMANDS, &config, &store).unwrap();
    let now = Timestamp::now();
    let bad = [HealthCondition::warning(Key::Pages, "cannot listen at 127.0.0.1:8017", "Stop the other program.")];
    let hear = |alarms: &mut Alarms, minutes: i64, found: &[HealthCondition]| {
        alarms.hear(&judge, &store, now + SignedDuration::from_mins(minutes), found).unwrap();
    };
    // A short one is no news.
    let mut alarms = Alarms::default();
    hear(&mut alarms, 0, &bad);
    hear(&mut alarms, 1, &[]);
    assert_eq!(to_the_keeper(&running).len(), 0);
    for minutes in (2..60).step_by(6) {
        hear(&mut alarms, minutes, &bad);
        hear(&mut alarms, minutes + 3, &bad);
        hear(&mut alarms, minutes + 4, &[]);
    }
    assert_eq!(to_the_keeper(&running).len(), 2, "one for its beginning, one for its end");
    hear(&mut alarms, 600, &bad);
    hear(&mut alarms, 603, &bad);
    assert_eq!(to_the_keeper(&running).len(), 3);
    let since = store.noted_conditions().unwrap()[0].since;
    let mut restarted = Alarms::default();
    hear(&mut restarted, 610, &bad);
    hear(&mut restarted, 620, &bad);
    assert_eq!((to_the_keeper(&running).len(), store.noted_conditions().unwrap()[0].since), (3, since));
}

/// All e-mails to the keeper.
fn to_the_keeper(running: &Running) -> Vec<String> {
    let database = rusqlite::Connection::open(running.house.config().database()).unwrap();
    let mut query = database.prepare("SELECT body FROM outbox WHERE recipient = ?1 ORDER BY id").unwrap();
    query.query_map([KEEPER], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// A past fault: a copy of a judge on the same machine took half of its e-mails, without a word.
#[test]
fn the_second_judge_at_a_maildir_takes_nothing_until_the_first_has_ended() {
    let mut first = House::new();
    let second = House::with_config(&format!(
        "trust_senders = true\n[[inbound.maildir]]\npath = \"{}\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n",
        first.data().join("judge").display()
    ));
    let mut serving = first.serve(&[]);
    wait_for(|| first.data().join("judge/chancery.lock").exists().then_some(()));
    let other = second.serve(&[]);
    let health = || {
        let output = chancery().args(["health", "--config"]).arg(second.config_file()).output().unwrap();
        (output.status.code(), said(&output))
    };
    let line = wait_for(|| {
        Some(health()).filter(|(code, line)| *code == Some(2) && line.contains("Maildir")).map(|(_, line)| line)
    });
    assert!(line.contains("belongs to another judge: the judge with the data folder "), "{line}");
    for n in 0..6 {
        first.drop_letter(&format!("p{n}@players.test"), "judge@games.test", "VERSION");
    }
    first.wait_until_done(&mut serving);
    assert_eq!((first.answers().len(), second.answers().len()), (6, 0));
    assert!(serving.stop().success());
    // Now the mailbox is free.
    first.drop_letter("late@players.test", "judge@games.test", "VERSION");
    wait_for(|| (second.answers().len() == 1).then_some(()));
    wait_for(|| (health().0 == Some(0)).then_some(()));
    assert!(other.stop().success());
}
