//! The price of a copy elsewhere: e-mails per second with and without `[copy]`, the wait of a quiet e-mail, and the duration of a takeover.
//!
//! It needs Litestream: `CHANCERY_LITESTREAM=… cargo bench --bench copy`. `-- takeover 10000` measures a takeover of so many games
//! (39 kB each). See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
#[cfg(unix)]
mod fixture;

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
fn main() {
    let Some(litestream) = std::env::var_os("CHANCERY_LITESTREAM").map(std::path::PathBuf::from) else {
        println!("copy: CHANCERY_LITESTREAM must name Litestream, 0.5.17 or newer");
        return;
    };
    let args: Vec<String> = std::env::args().collect();
    match args.iter().position(|arg| arg == "takeover") {
        Some(at) => copy::take_over(&litestream, args[at + 1].parse().expect("the number of games")),
        None if args.iter().any(|arg| arg == "quiet") => copy::quiet_letters(&litestream),
        None => copy::measure(&litestream),
    }
}

#[cfg(unix)]
mod copy {
    use crate::fixture::{House, ORDERS, median};
    use jiff::Timestamp;
    use std::fs;
    use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
    use std::os::unix::net::UnixStream;
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command, Stdio};
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::thread::{scope, sleep};
    use std::time::{Duration, Instant};

    const GAMES: usize = 20;
    const LETTERS: usize = 4000;
    /// The most e-mails of one sender.
    const OF_ONE: usize = 300;
    /// Quiet e-mails come one after the other, with pauses.
    const QUIET: usize = 150;
    const PAUSE: Duration = Duration::from_millis(50);
    const PATIENCE: Duration = Duration::from_secs(3600);

    /// A judge that runs, killed when dropped.
    struct Judge {
        child: Child,
        folder: PathBuf,
    }

    impl Drop for Judge {
        fn drop(&mut self) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }

    impl Judge {
        fn start(folder: &Path) -> Self {
            let log = fs::File::create(folder.join("log")).unwrap();
            let mut command = chancery(folder, "serve", &[]);
            let judge =
                Self { child: command.stdout(Stdio::null()).stderr(log).spawn().unwrap(), folder: folder.to_owned() };
            wait_for(|| UnixStream::connect(folder.join("lmtp.sock")).is_ok());
            judge
        }

        fn wait_until_whole(&self) {
            wait_for(|| log(&self.folder).contains("the copy has the whole database now"));
        }

        /// The judge's processor time, and that of its Litestream.
        fn processor(&self) -> (Duration, Duration) {
            let data = self.folder.to_string_lossy().into_owned();
            let mut litestream = Duration::ZERO;
            for process in fs::read_dir("/proc").unwrap().flatten() {
                let command = fs::read(process.path().join("cmdline")).unwrap_or_default();
                let command = String::from_utf8_lossy(&command).replace('\0', " ");
                if command.contains(" replicate ") && command.contains(&data) && !command.contains("/bin/sh") {
                    litestream += processor(&process.path()).unwrap_or_default();
                }
            }
            (processor(Path::new(&format!("/proc/{}", self.child.id()))).unwrap_or_default(), litestream)
        }
    }

    /// The processor time of a process, from its folder in /proc.
    fn processor(process: &Path) -> Option<Duration> {
        let stat = fs::read_to_string(process.join("stat")).ok()?;
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        Some(Duration::from_millis(ticks * 10))
    }

    fn chancery(folder: &Path, subcommand: &str, args: &[&str]) -> Command {
        // Another build can be measured instead.
        let program = std::env::var_os("CHANCERY_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_chancery").into());
        let mut command = Command::new(program);
        command.arg(subcommand).args(args).arg("--config").arg(folder.join("chancery.toml")).stdin(Stdio::null());
        command
    }

    fn log(folder: &Path) -> String {
        fs::read_to_string(folder.join("log")).unwrap_or_default()
    }

    fn wait_for(is_so: impl Fn() -> bool) {
        let began = Instant::now();
        while !is_so() {
            assert!(began.elapsed() < PATIENCE, "it has not happened");
            sleep(Duration::from_millis(5));
        }
    }

    /// Writes a judge's configuration in a folder.
    fn configure(folder: &Path, litestream: Option<&Path>, copies: &Path) {
        let copy = litestream.map(|program| {
            format!("[copy]\nprogram = \"{}\"\nto = \"file://{}\"\n", program.display(), copies.display())
        });
        let text = format!(
            "address = \"judge@localhost\"\nkeeper = \"keeper@localhost\"\ndata = \"{0}/data\"\ntrust_senders = true\n\
             [[inbound.lmtp]]\nlisten = \"{0}/lmtp.sock\"\nconnections = 100\n[outbound.maildir]\npath = \"{0}/mail\"\n\
             [limits]\nperson_per_hour = 1000000\nletters_to_one_address_per_hour = 1000000\n\
             [backup]\nevery_hours = 0\n{1}",
            folder.display(),
            copy.unwrap_or_default()
        );
        fs::write(folder.join("chancery.toml"), text).unwrap();
    }

    /// The e-mails for a judge, `(recipient, text)`.
    fn letters(house: &House, n: usize) -> Vec<(String, String)> {
        let players: Vec<_> = (0..GAMES).map(|game| house.players(&format!("game{game}"))).collect();
        (0..n)
            .map(|i| {
                // France never sends orders, so that no phase ends.
                let (power, lines) =
                    ORDERS.iter().filter(|(power, _)| *power != "France").nth(i / GAMES % 6).unwrap();
                let (_, from, to) = players[i % GAMES].iter().find(|(name, ..)| name == power).unwrap();
                let text = format!(
                    "From: A Player <{from}>\r\nTo: CHANCERY <{to}>\r\nSubject: Re: orders\r\nMessage-ID: <{i}@players.test>\r\n\
                     Date: Sat, 21 Nov 2026 09:40:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{}\r\n",
                    lines.replace('\n', "\r\n")
                );
                (to.clone(), text)
            })
            .collect()
    }

    /// A mail server's connection.
    struct Line(BufReader<UnixStream>);

    impl Line {
        fn open(folder: &Path) -> io::Result<Self> {
            let mut line = Self(BufReader::new(UnixStream::connect(folder.join("lmtp.sock"))?));
            line.answer()?;
            line.say("LHLO mx.test\r\n")?;
            Ok(line)
        }

        fn say(&mut self, text: &str) -> io::Result<String> {
            self.0.get_mut().write_all(text.as_bytes())?;
            self.answer()
        }

        fn answer(&mut self) -> io::Result<String> {
            loop {
                let mut line = String::new();
                if self.0.read_line(&mut line)? == 0 {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
                if line.as_bytes().get(3) != Some(&b'-') {
                    return Ok(line);
                }
            }
        }

        /// Delivers an e-mail, again until the judge takes it. Returns the time of its last offer.
        fn deliver(&mut self, (to, text): &(String, String)) -> io::Result<Duration> {
            loop {
                self.say("MAIL FROM:<player@players.test>\r\n")?;
                self.say(&format!("RCPT TO:<{to}>\r\n"))?;
                self.say("DATA\r\n")?;
                let began = Instant::now();
                if self.say(&format!("{text}.\r\n"))?.starts_with("250") {
                    return Ok(began.elapsed());
                }
                sleep(Duration::from_millis(50));
            }
        }
    }

    fn at(times: &mut [Duration], share: f64) -> f64 {
        times.sort();
        times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3
    }

    /// A judge with games that has stopped, its e-mails, and the folder of its copies.
    fn prepare(litestream: Option<&Path>, n: usize) -> (tempfile::TempDir, Vec<(String, String)>) {
        let house = House::new();
        house.begin_games(GAMES, Timestamp::now());
        let letters = letters(&house, n);
        let House { folder, judge, store, .. } = house;
        drop((judge, store));
        configure(folder.path(), litestream, &folder.path().join("copies"));
        (folder, letters)
    }

    /// The time that Litestream takes to copy everything so far, as the judge asks it.
    fn sync(folder: &Path) -> io::Result<Duration> {
        let data = fs::canonicalize(folder)?.join("data");
        let mut stream = UnixStream::connect(data.join("copy/litestream.sock"))?;
        let body = format!("{{\"path\":\"{}\",\"wait\":true,\"timeout\":10}}", data.join("chancery.sqlite").display());
        let began = Instant::now();
        let head = "POST /sync HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length:";
        stream.write_all(format!("{head} {}\r\n\r\n{body}", body.len()).as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        assert!(answer.contains(" 200 "), "{answer}");
        Ok(began.elapsed())
    }

    /// E-mails per second, by this many senders.
    fn rate(litestream: Option<&Path>, senders: usize) -> f64 {
        let n = LETTERS.min(senders * OF_ONE);
        let (folder, letters) = prepare(litestream, n);
        let folder = folder.path();
        let judge = Judge::start(folder);
        if litestream.is_some() {
            judge.wait_until_whole();
        }
        let (next, times, is_over) = (AtomicUsize::new(0), Mutex::new(Vec::new()), AtomicBool::new(false));
        let (before, began) = (judge.processor(), Instant::now());
        let mut syncs = scope(|scope| {
            let senders = (0..senders).map(|_| {
                scope.spawn(|| {
                    let mut line = Line::open(folder).unwrap();
                    while let Some(letter) = letters.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let time = line.deliver(letter).unwrap();
                        times.lock().unwrap().push(time);
                    }
                })
            });
            let senders: Vec<_> = senders.collect();
            // A few requests more than the judge's own.
            let syncs = scope.spawn(|| {
                let mut syncs = Vec::new();
                while litestream.is_some() && !is_over.load(Ordering::Relaxed) {
                    syncs.push(sync(folder).unwrap());
                    sleep(Duration::from_millis(200));
                }
                syncs
            });
            senders.into_iter().for_each(|sender| sender.join().unwrap());
            is_over.store(true, Ordering::Relaxed);
            syncs.join().unwrap()
        });
        let taken = began.elapsed();
        // The answers are behind the same gate.
        let n_sent = || walk(&folder.join("mail"));
        wait_for(|| n <= n_sent());
        let (all, after, mut times) = (began.elapsed(), judge.processor(), times.into_inner().unwrap());
        let each = |time: Duration| time.as_secs_f64() * 1e6 / n as f64;
        println!(
            "  {senders:2} senders, {}: {:.0} letters/s taken, {:.0}/s answered; 250 after {:.0} ms (95 in 100: {:.0} ms); \
             processor a letter: judge {:.0} us, Litestream {:.0} us",
            if litestream.is_some() { "copy" } else { "none" },
            n as f64 / taken.as_secs_f64(),
            n as f64 / all.as_secs_f64(),
            at(&mut times, 0.5),
            at(&mut times, 0.95),
            each(after.0 - before.0),
            each(after.1 - before.1),
        );
        if !syncs.is_empty() {
            println!("    a sync: {:.1} ms (95 in 100: {:.1} ms)", at(&mut syncs, 0.5), at(&mut syncs, 0.95));
        }
        n as f64 / all.as_secs_f64()
    }

    fn walk(folder: &Path) -> usize {
        let boxes = fs::read_dir(folder).into_iter().flatten().flatten();
        boxes.map(|one| fs::read_dir(one.path().join("new")).map_or(0, Iterator::count)).sum()
    }

    /// The wait of e-mails that come one by one.
    fn quiet(litestream: Option<&Path>) {
        let (folder, letters) = prepare(litestream, QUIET);
        let judge = Judge::start(folder.path());
        if litestream.is_some() {
            judge.wait_until_whole();
        }
        let mut line = Line::open(folder.path()).unwrap();
        let mut times: Vec<Duration> = letters
            .iter()
            .map(|letter| {
                sleep(PAUSE);
                line.deliver(letter).unwrap()
            })
            .collect();
        println!(
            "  20 letters/s, {}: 250 after {:.1} ms (95 in 100: {:.1} ms)",
            if litestream.is_some() { "copy" } else { "none" },
            at(&mut times, 0.5),
            at(&mut times, 0.95)
        );
    }

    pub fn measure(litestream: &Path) {
        println!("copy: {GAMES} games, {LETTERS} letters, the copy is another folder of the same disk");
        for senders in [64, 16, 1] {
            // In turn, so that the machine's other work meets both.
            let mut shares = Vec::new();
            for _ in 0..3 {
                let (without, with) = (rate(None, senders), rate(Some(litestream), senders));
                shares.push((with / without * 1000.0) as u64);
            }
            println!(
                "  {senders:2} senders: {:.0} in 100 of those without a copy (median of 3)",
                median(shares) as f64 / 10.0
            );
        }
        quiet_letters(litestream);
    }

    pub fn quiet_letters(litestream: &Path) {
        quiet(None);
        quiet(Some(litestream));
    }

    /// Measures takeovers of a judge with this many games, from the copy alone, and by a standby that follows.
    pub fn take_over(litestream: &Path, n_games: usize) {
        let began = Instant::now();
        let house = House::new();
        for n in 0..n_games.div_ceil(500) {
            house.begin_more_games(n * 500, 500.min(n_games - n * 500), Timestamp::now());
        }
        let House { folder, judge, store, .. } = house;
        drop((judge, store));
        let size = fs::metadata(folder.path().join("data/chancery.sqlite")).unwrap().len() / 1_000_000;
        println!("copy: a database of {size} MB, {n_games} games, built in {:.0?}", began.elapsed());
        let copies = folder.path().join("copies");
        configure(folder.path(), Some(litestream), &copies);
        let (began, judge) = (Instant::now(), Judge::start(folder.path()));
        judge.wait_until_whole();
        println!("  the first copy is whole after {:.1?}", began.elapsed());
        let second = tempfile::tempdir().unwrap();
        configure(second.path(), Some(litestream), &copies);
        let log = fs::File::create(second.path().join("log")).unwrap();
        let mut standby = chancery(second.path(), "standby", &[]);
        let mut standby = standby.stdout(Stdio::null()).stderr(log).spawn().unwrap();
        let began = Instant::now();
        wait_for(|| {
            let health = chancery(second.path(), "health", &[]).output().unwrap();
            sleep(Duration::from_millis(500));
            String::from_utf8_lossy(&health.stdout).starts_with("OK: standby of copy 1, ")
        });
        println!("  the standby has caught up after {:.1?}", began.elapsed());
        drop(judge);
        fs::remove_dir_all(folder.path().join("data")).unwrap();
        for way in ["with a standby", "without"] {
            let began = Instant::now();
            let taken = chancery(second.path(), "takeover", &["--other-is-off"]).output().unwrap();
            assert!(taken.status.success(), "{}", String::from_utf8_lossy(&taken.stderr));
            let restored = began.elapsed();
            print!("{}", String::from_utf8_lossy(&taken.stdout));
            let next = Judge::start(second.path());
            let mut line = Line::open(second.path()).unwrap();
            let letter =
                "From: ann@players.test\r\nTo: judge@localhost\r\nMessage-ID: <late@players.test>\r\n\r\nLIST\r\n";
            line.deliver(&("judge@localhost".to_owned(), letter.to_owned())).unwrap();
            println!("  {way}: restored after {restored:.1?}, the first 250 after {:.1?}", began.elapsed());
            drop(next);
            let _ = standby.kill();
            let _ = standby.wait();
            fs::remove_dir_all(second.path().join("data")).unwrap();
            let later = fs::read_dir(&copies).unwrap().flatten().filter(|term| term.file_name() != "term-1");
            later.for_each(|term| fs::remove_dir_all(term.path()).unwrap());
        }
    }
}
