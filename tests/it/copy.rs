//! The real program with a copy elsewhere, by the real Litestream: all acknowledged e-mails survive the loss of their machine.
//!
//! `CHANCERY_LITESTREAM` names the program, 0.5.17 or newer. Otherwise the path has it. Where it is missing, the tests say so and pass.
//!
//! - `disks` full, slow and unwritable places
//! - `reports` what the keeper reads
//! - `standby` the second machine, which takes over automatically
//! - `trials` what takes minutes: run with `--ignored`, one at a time
//! - here: kills, the fence, and the other faults of a copy
use crate::carrier::{Line, Place};
use crate::dice::Dice;
use crate::program::{House, chancery, header, letter, said, wait_for};
use jiff::Timestamp;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

mod disks;
mod reports;
mod standby;
mod trials;

const JUDGE: &str = "judge@games.test";
/// The seconds that an answer may wait here. Keepers have 10.
const PATIENCE: u64 = 2;

/// Litestream, or `None` with a line that says why it is missing.
fn litestream() -> Option<PathBuf> {
    let named = std::env::var_os("CHANCERY_LITESTREAM").map(PathBuf::from);
    let program = named.clone().or_else(|| {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).map(|folder| folder.join("litestream")).find(|file| file.exists())
    });
    assert!(named.is_none_or(|file| file.exists()), "CHANCERY_LITESTREAM names no file");
    if program.is_none() {
        eprintln!("skipped: no Litestream is here (CHANCERY_LITESTREAM names it)");
    }
    program
}

/// Texts, by a Message-ID.
type TextSets<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Everything outside the judges' machines: the disk with the copies, and the mail server that gets the judges' e-mails.
struct World {
    folder: tempfile::TempDir,
    litestream: PathBuf,
}

impl World {
    fn new(litestream: PathBuf) -> Self {
        let world = Self { folder: tempfile::tempdir().unwrap(), litestream };
        fs::create_dir(world.copies()).unwrap();
        fs::create_dir(world.folder.path().join("sent")).unwrap();
        // Keeps each e-mail, also one that comes twice.
        let sent = world.folder.path().join("sent");
        let script = format!(
            "#!/bin/sh\nread name < /proc/sys/kernel/random/uuid\ncat > {0}/.$name && mv {0}/.$name {0}/$name\n",
            sent.display()
        );
        fs::write(world.folder.path().join("sendmail"), script).unwrap();
        fs::set_permissions(world.folder.path().join("sendmail"), fs::Permissions::from_mode(0o755)).unwrap();
        world
    }

    fn copies(&self) -> PathBuf {
        self.folder.path().join("copies")
    }

    /// A machine with a judge that copies to this folder.
    fn machine(&self, to: &Path, more: &str) -> House {
        self.machine_at(&format!("file://{}", to.display()), more)
    }

    /// The same at any place. Litestream may need more settings for it.
    fn machine_at(&self, to: &str, more: &str) -> House {
        House::with_config(&format!(
            "trust_senders = true\n[[inbound.lmtp]]\nlisten = \"@DATA@/lmtp.sock\"\n\
             [outbound.sendmail]\ncommand = \"{}\"\n\
             [limits]\nperson_per_hour = 100000\nletters_to_one_address_per_hour = 100000\n[backup]\nevery_hours = 0\n\
             [copy]\nprogram = \"{}\"\nto = \"{to}\"\npatience_seconds = {PATIENCE}\n{more}\n",
            self.folder.path().join("sendmail").display(),
            self.litestream.display(),
        ))
    }

    /// All e-mails that the judges have sent, including repeats.
    fn sent(&self) -> Vec<String> {
        let files = fs::read_dir(self.folder.path().join("sent")).unwrap().map(|file| file.unwrap());
        let files = files.filter(|file| !file.file_name().to_string_lossy().starts_with('.'));
        let texts = files.map(|file| fs::read_to_string(file.path()).unwrap());
        // A judge that dies before it hands an e-mail over leaves an empty one.
        texts.filter(|text| !text.is_empty()).collect()
    }

    /// The Message-IDs of the answers to each e-mail, and the texts with each Message-ID.
    fn by_letter(sent: &[String]) -> (TextSets<'_>, TextSets<'_>) {
        let (mut answers, mut texts) = (TextSets::new(), TextSets::new());
        for mail in sent {
            let id = header(mail, "Message-ID").unwrap_or_else(|| panic!("no Message-ID: {mail}"));
            texts.entry(id).or_default().insert(mail.as_str());
            if let Some(to) = header(mail, "In-Reply-To") {
                answers.entry(to).or_default().insert(id);
            }
        }
        (answers, texts)
    }

    /// Checks that each of these e-mails has been answered with one e-mail, and no Message-ID was used for two. Returns the number of
    /// e-mails that went out again after a kill.
    fn check(&self, acknowledged: &BTreeSet<String>) -> usize {
        let sent = self.sent();
        let (answers, texts) = Self::by_letter(&sent);
        let lost: Vec<_> = acknowledged.iter().filter(|id| !answers.contains_key(id.as_str())).collect();
        assert!(lost.is_empty(), "{} of {} acknowledged e-mails are lost: {lost:?}", lost.len(), acknowledged.len());
        assert!(answers.values().all(|ids| ids.len() == 1), "an e-mail has two different answers");
        assert!(texts.values().all(|texts| texts.len() == 1), "a Message-ID belongs to two e-mails");
        sent.len() - texts.len()
    }
}

fn run(house: &House, args: &[&str]) -> Output {
    chancery().args(args).arg("--config").arg(house.config_file()).output().unwrap()
}

fn health(house: &House) -> (Option<i32>, String) {
    let output = run(house, &["health"]);
    (output.status.code(), said(&output))
}

/// Waits until the copy's trouble since this moment is critical: in time, after the longest wait of an answer.
fn is_critical(house: &House, began: Instant, why: &str) {
    wait_for(|| {
        let (code, said) = health(house);
        (code == Some(2) && said.contains(why)).then_some(())
    });
    let after = began.elapsed();
    eprintln!("critical after {after:.1?}: {why}");
    // 15 s, had this judge the usual patience.
    assert!(after < Duration::from_secs(PATIENCE + 5), "{why}: only after {after:?}");
}

/// Waits until the first copy of a machine's judge is whole.
fn wait_until_whole(house: &House) {
    wait_for(|| house.log().contains("the copy has the whole database now").then_some(()));
}

fn place(house: &House) -> Place {
    Place::Socket(house.data().join("lmtp.sock"))
}

/// Offers an e-mail to the judge once, and returns its answer.
fn offer(place: &Place, to: &str, letter: &str) -> std::io::Result<String> {
    let answers = Line::open(place)?.hand_over("ann@players.test", &[to], letter)?;
    answers.into_iter().next().ok_or_else(|| std::io::ErrorKind::UnexpectedEof.into())
}

/// A mail server that delivers new e-mails to the judge without pause, each until it is acknowledged.
struct Load {
    /// The reply addresses of seats, with orders.
    seats: Vec<(String, String)>,
    /// Where the judge is now.
    place: Mutex<Place>,
    n: AtomicUsize,
    /// The acknowledged e-mails, each with the time.
    acknowledged: Mutex<BTreeMap<String, Instant>>,
    is_over: AtomicBool,
}

impl Load {
    fn new(house: &House) -> Self {
        let orders = [
            ("Austria", "A VIE - GAL"),
            ("England", "F LON - NTH"),
            ("Germany", "F KIE - DEN"),
            ("Italy", "A ROM - VEN"),
        ];
        let seats = house.seats("busy");
        let token =
            |power: &str| seats.iter().find(|(seat, _)| seat.power.as_deref() == Some(power)).unwrap().1.clone();
        Self {
            seats: orders.iter().map(|(power, lines)| (token(power), (*lines).to_owned())).collect(),
            place: Mutex::new(place(house)),
            n: AtomicUsize::new(0),
            acknowledged: Mutex::default(),
            is_over: AtomicBool::new(false),
        }
    }

    /// Ends the load when dropped, also when a check has failed.
    fn until_dropped(&self) -> impl Drop {
        struct End<'a>(&'a AtomicBool);
        impl Drop for End<'_> {
            fn drop(&mut self) {
                self.0.store(true, Ordering::Relaxed);
            }
        }
        End(&self.is_over)
    }

    fn n_acknowledged(&self) -> usize {
        self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn acknowledged(&self) -> BTreeSet<String> {
        self.acknowledged.lock().unwrap().keys().cloned().collect()
    }

    /// Delivers until it is over, and finishes the e-mail in hand.
    fn carry(&self) {
        while !self.is_over.load(Ordering::Relaxed) {
            let n = self.n.fetch_add(1, Ordering::Relaxed);
            let id = format!("<copy.{n}@players.test>");
            let (to, lines) = match n % 8 {
                0 => (JUDGE, "LIST"),
                _ => self.seats.get(n % self.seats.len()).map(|(to, lines)| (to.as_str(), lines.as_str())).unwrap(),
            };
            let text = letter(&format!("p{}@players.test", n % 40), to, &id, lines);
            let began = Instant::now();
            loop {
                assert!(began.elapsed() < Duration::from_secs(90), "an e-mail is not taken");
                let place = self.place.lock().unwrap().clone();
                if offer(&place, to, &text).is_ok_and(|answer| answer.starts_with("250")) {
                    break;
                }
                sleep(Duration::from_millis(50));
            }
            self.acknowledged.lock().unwrap().insert(id, Instant::now());
        }
    }

    fn wait_for_more(&self, n: usize) {
        let enough = self.n_acknowledged() + n;
        wait_for(|| (enough <= self.n_acknowledged()).then_some(()));
    }
}

/// The Litestream that runs for a machine, if one does.
fn litestreams(house: &House) -> Vec<String> {
    let folder = house.data();
    let mut found = Vec::new();
    for process in fs::read_dir("/proc").unwrap().flatten() {
        let Ok(command) = fs::read(process.path().join("cmdline")) else { continue };
        let command = String::from_utf8_lossy(&command).replace('\0', " ");
        if command.contains(" replicate ") && command.contains(folder.to_str().unwrap()) && !command.contains("/bin/sh")
        {
            found.push(process.file_name().into_string().unwrap());
        }
    }
    found
}

/// Kills processes at the same moment.
fn kill(processes: &[String]) {
    assert!(Command::new("kill").arg("-KILL").args(processes).status().unwrap().success());
}

/// Kills a judge under load at each of these failpoints (empty: at any moment, with its Litestream), and each time throws its disk away
/// and takes over on the next machine. Returns the load, the times of death, and those until the next judge could start.
fn lose_machines(new_machine: &dyn Fn() -> House, places: &[&str]) -> (Load, Vec<Instant>, Vec<Duration>) {
    let mut machine = new_machine();
    machine.begin_game("busy", Timestamp::now(), "");
    let load = Load::new(&machine);
    let mut dice = Dice::new(1914);
    let (mut deaths, mut times) = (Vec::new(), Vec::new());
    let mut again = std::thread::scope(|scope| {
        let _end = load.until_dropped();
        (0..3).for_each(|_| drop(scope.spawn(|| load.carry())));
        for failpoint in places {
            // While the first copy is made, there is one only, and its loss is a loss.
            let mut serving = machine.serve(&[]);
            wait_until_whole(&machine);
            if !failpoint.is_empty() {
                assert!(serving.stop().success(), "{}", machine.log());
                serving = machine.serve(&[("CHANCERY_FAILPOINT", failpoint)]);
            } else {
                load.wait_for_more(usize::try_from(5 + dice.roll(40)).unwrap());
                kill(&[litestreams(&machine), vec![serving.id().to_string()]].concat());
            }
            assert!(!serving.wait_for_end().success(), "{failpoint}");
            // The machine is lost with its disk.
            let died = Instant::now();
            let next = new_machine();
            fs::remove_dir_all(machine.data()).unwrap();
            let taken = run(&next, &["takeover", "--other-is-off"]);
            assert!(taken.status.success(), "{}", said(&taken));
            machine = next;
            *load.place.lock().unwrap() = place(&machine);
            deaths.push(died);
            times.push(died.elapsed());
        }
        let serving = machine.serve(&[]);
        wait_until_whole(&machine);
        load.wait_for_more(10);
        serving
    });
    machine.wait_until_sent(&mut again);
    assert!(again.stop().success(), "{}", machine.log());
    times.sort();
    (load, deaths, times)
}

#[test]
fn no_acknowledged_email_is_lost_with_its_machine() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let places = [
        "",
        "stored:9",
        "",
        "stored-and-committed:9",
        "copied:30",
        "",
        "worked:9",
        "worked-and-committed:9",
        "",
        "sent:5",
        "noted:5",
        "",
    ];
    let (load, _, times) = lose_machines(&|| world.machine(&world.copies(), ""), &places);
    let acknowledged = load.acknowledged();
    let twice = world.check(&acknowledged);
    assert!(places.len() * 10 < acknowledged.len(), "only {} e-mails", acknowledged.len());
    assert!(twice <= places.len() * 8, "{twice} e-mails went out twice");
    eprintln!(
        "{} kills, {} acknowledged e-mails, none lost, {twice} sent twice, takeover {:?} (median), {:?} (longest)",
        places.len(),
        acknowledged.len(),
        times[times.len() / 2],
        times.last().unwrap()
    );
}

/// The keeper does not want to wait for the copy.
#[test]
fn only_the_last_seconds_are_lost_without_waiting() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let (load, deaths, _) = lose_machines(&|| world.machine(&world.copies(), "wait = false"), &["", "sent:9", "", ""]);
    let sent = world.sent();
    let (_, texts) = World::by_letter(&sent);
    assert!(texts.values().all(|texts| texts.len() == 1), "a Message-ID belongs to two e-mails");
    let answered: BTreeSet<&str> = sent.iter().filter_map(|mail| header(mail, "In-Reply-To")).collect();
    let acknowledged = load.acknowledged.lock().unwrap();
    let lost: Vec<Instant> =
        acknowledged.iter().filter(|(id, _)| !answered.contains(id.as_str())).map(|(_, at)| *at).collect();
    let ages = lost.iter().map(|at| deaths.iter().filter_map(|death| death.checked_duration_since(*at)).min());
    let oldest = ages.max().flatten().unwrap_or_default();
    let is_recent = |at: &Instant| {
        deaths.iter().any(|death| death.checked_duration_since(*at).is_some_and(|age| age < Duration::from_secs(3)))
    };
    assert!(lost.iter().all(is_recent), "an e-mail from {oldest:?} before a kill is lost");
    eprintln!(
        "{} kills, {} of {} lost, the oldest from {oldest:?} before",
        deaths.len(),
        lost.len(),
        acknowledged.len()
    );
}

/// The old judge lives on, and mail servers still reach it. The fence takes its way to the copy.
#[test]
fn a_fenced_judge_acknowledges_and_sends_nothing() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let (way, fence) = (world.folder.path().join("way"), world.folder.path().join("fence"));
    symlink(world.copies(), &way).unwrap();
    // In one step, or Litestream makes a folder of it in between.
    fs::write(&fence, format!("#!/bin/sh\ntouch {0}.off && mv -fT {0}.off {0}\n", way.display())).unwrap();
    fs::set_permissions(&fence, fs::Permissions::from_mode(0o755)).unwrap();
    let old = world.machine(&way, "");
    let new = world.machine(&world.copies(), &format!("fence = [\"{}\"]", fence.display()));
    old.begin_game("busy", Timestamp::now(), "");
    let (at_old, at_new) = (Load::new(&old), Load::new(&old));
    *at_new.place.lock().unwrap() = place(&new);
    let mut first = old.serve(&[]);
    wait_until_whole(&old);
    let (mut second, n_old) = std::thread::scope(|scope| {
        let _end = at_old.until_dropped();
        (0..2).for_each(|_| drop(scope.spawn(|| at_old.carry())));
        let mut standby = chancery();
        standby.arg("standby").arg("--config").arg(new.config_file()).stderr(Stdio::null());
        let mut standby = standby.spawn().unwrap();
        at_old.wait_for_more(20);
        wait_for(|| health(&new).1.contains("OK: standby of copy 1, ").then_some(()));
        let taken = run(&new, &["takeover"]);
        assert!(taken.status.success(), "{}", said(&taken));
        standby.kill().unwrap();
        standby.wait().unwrap();
        let n_old = at_old.n_acknowledged();
        let second = new.serve(&[]);
        wait_until_whole(&new);
        // What the old judge did not take goes to the new one.
        *at_old.place.lock().unwrap() = place(&new);
        wait_for(|| health(&old).1.contains("CRITICAL: the copy does not answer").then_some(()));
        let refused =
            offer(&place(&old), JUDGE, &letter("ann@players.test", JUDGE, "<late@players.test>", "LIST")).unwrap();
        assert!(refused.starts_with("451 "), "{refused}");
        at_old.wait_for_more(20);
        (second, n_old)
    });
    assert!(20 <= n_old);
    // When it can read the copy again, it sees that it must stop. It stays down when its machine boots again.
    fs::remove_file(&way).unwrap();
    symlink(world.copies(), &way).unwrap();
    assert_eq!(first.wait_for_end().code(), Some(79), "{}", old.log());
    assert!(old.log().contains("another judge has taken over (its copy is term-2)"), "{}", old.log());
    let n_sent = world.sent().iter().filter(|mail| header(mail, "In-Reply-To") == Some("<late@players.test>")).count();
    assert_eq!(n_sent, 0, "the old judge has answered after the fence");
    assert_eq!(old.serve(&[]).wait_for_end().code(), Some(79), "{}", old.log());
    new.wait_until_sent(&mut second);
    assert!(second.stop().success(), "{}", new.log());
    let acknowledged = at_old.acknowledged();
    world.check(&acknowledged);
    eprintln!("{n_old} e-mails acknowledged before the fence, {} in all, none lost", acknowledged.len());
}

#[test]
fn nothing_is_acknowledged_while_the_copy_fails() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream.clone());
    let house = world.machine(&world.copies(), "");
    house.begin_game("busy", Timestamp::now(), "");
    let config = fs::read_to_string(house.config_file()).unwrap();
    let with_program = |program: &str| {
        let config = config.replace(world.litestream.to_str().unwrap(), program);
        fs::write(house.config_file(), config).unwrap();
    };
    let mut n = 0;
    let mut ask = |house: &House| {
        n += 1;
        offer(&place(house), JUDGE, &letter("ann@players.test", JUDGE, &format!("<{n}@players.test>"), "LIST")).unwrap()
    };
    let opened = |house: &House, times: usize| {
        wait_for(|| (times == house.log().matches("the judge is running").count()).then_some(()));
    };
    // Litestream is missing, or too old.
    with_program("/nowhere/litestream");
    let serving = house.serve(&[("CHANCERY_HASTE", "1")]);
    opened(&house, 1);
    let fault = Instant::now();
    assert!(ask(&house).starts_with("451 "));
    is_critical(&house, fault, "cannot run Litestream, /nowhere/litestream (`program` in [copy])");
    let old = world.folder.path().join("old");
    fs::write(&old, "#!/bin/sh\necho 0.5.10\n").unwrap();
    fs::set_permissions(&old, fs::Permissions::from_mode(0o755)).unwrap();
    with_program(old.to_str().unwrap());
    serving.reload();
    opened(&house, 2);
    let fault = Instant::now();
    assert!(ask(&house).starts_with("451 "));
    is_critical(&house, fault, "is Litestream \"0.5.10\", and the judge needs 0.5.17 or newer");
    with_program(litestream.to_str().unwrap());
    serving.reload();
    opened(&house, 3);
    wait_until_whole(&house);
    assert!(ask(&house).starts_with("250 "), "{}", house.log());
    wait_for(|| health(&house).1.contains("the copy is up to date").then_some(()));
    // The keeper's settings may have keys.
    let about = fs::metadata(house.data().join("copy").join("term-1.yml")).unwrap();
    assert_eq!(about.permissions().mode() & 0o077, 0);
    // Killed, it is started again, and e-mails wait for it.
    kill(&litestreams(&house));
    wait_for(|| ask(&house).starts_with("250 ").then_some(()));
    // The copy's disk is gone, and comes back.
    let (away, fault) = (world.folder.path().join("away"), Instant::now());
    fs::rename(world.copies(), &away).unwrap();
    fs::write(world.copies(), "").unwrap();
    assert!(ask(&house).starts_with("451 "));
    is_critical(&house, fault, "not a directory");
    fs::remove_file(world.copies()).unwrap();
    fs::rename(&away, world.copies()).unwrap();
    wait_for(|| ask(&house).starts_with("250 ").then_some(()));
    // Someone empties it. Litestream does not mind, but the judge looks.
    let fault = Instant::now();
    fs::rename(world.copies().join("term-1"), world.folder.path().join("lost")).unwrap();
    is_critical(&house, fault, "the copy cannot be restored");
    assert!(ask(&house).starts_with("451 "));
    let copy = run(&house, &["copy"]);
    assert!(!copy.status.success() && said(&copy).contains("It cannot be restored"), "{}", said(&copy));
    // After a restart, the judge copies everything again.
    assert!(serving.stop().success(), "{}", house.log());
    let serving = house.serve(&[]);
    opened(&house, 4);
    wait_for(|| ask(&house).starts_with("250 ").then_some(()));
    let drill = run(&house, &["takeover", "--drill"]);
    assert!(drill.status.success(), "{}", said(&drill));
    assert!(serving.stop().success(), "{}", house.log());
    assert!(run(&house, &["copy", "--begin"]).status.success());
    let serving = house.serve(&[]);
    opened(&house, 5);
    wait_for(|| health(&house).1.contains("the copy is up to date").then_some(()));
    assert!(ask(&house).starts_with("250 "), "{}", house.log());
    let copy = run(&house, &["copy", "--json"]);
    let report: serde_json::Value = serde_json::from_slice(&copy.stdout).unwrap();
    assert!(copy.status.success() && report["term"] == 2 && report["is_whole"] == true, "{report}");
    assert!(serving.stop().success(), "{}", house.log());
}

#[test]
fn a_copy_is_never_replaced_by_an_empty_judge() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let house = world.machine(&world.copies(), "");
    house.begin_game("busy", Timestamp::now(), "");
    let load = Load::new(&house);
    let mut serving = house.serve(&[]);
    wait_until_whole(&house);
    // Every copy made under load is sound.
    std::thread::scope(|scope| {
        let _end = load.until_dropped();
        (0..2).for_each(|_| drop(scope.spawn(|| load.carry())));
        for _ in 0..13 {
            load.wait_for_more(3);
            let drill = run(&house, &["takeover", "--drill"]);
            assert!(drill.status.success(), "{}", said(&drill));
            assert!(said(&drill).contains("1 game, 7 users, "), "{}", said(&drill));
        }
    });
    let copy = run(&house, &["copy"]);
    assert!(copy.status.success() && said(&copy).contains("Last restored and proved here: "), "{}", said(&copy));
    house.wait_until_sent(&mut serving);
    assert!(serving.stop().success(), "{}", house.log());

    let other = world.machine(&world.copies(), "");
    let why = "no database is here, but a copy is elsewhere";
    let refused = run(&other, &["serve"]);
    assert!(!refused.status.success() && said(&refused).contains(why), "{}", said(&refused));
    assert!(!other.config().database().exists());
    let refused = run(&other, &["deliver"]);
    assert_eq!(refused.status.code(), Some(75));
    // Neither is it taken while the other judge may run.
    let refused = run(&other, &["takeover"]);
    assert!(!refused.status.success() && said(&refused).contains("--other-is-off"), "{}", said(&refused));
    fs::write(other.config_file(), fs::read_to_string(other.config_file()).unwrap() + "fence = [\"false\"]\n").unwrap();
    let refused = run(&other, &["takeover", "--other-is-off"]);
    assert!(!refused.status.success() && said(&refused).contains("the fence has failed"), "{}", said(&refused));
    assert!(!other.config().database().exists());

    // A judge with other games does not write over the copy of another.
    let stranger = world.machine(&world.copies(), "");
    stranger.begin_game("quiet", Timestamp::now(), "");
    let serving = stranger.serve(&[]);
    wait_for(|| health(&stranger).1.contains("is the copy of another database").then_some(()));
    assert!(serving.stop().success());
}
