//! E-mails at an even rate for as long as you like, with faults injected. Checks that each gets exactly one reply, and that the judge stays
//! quick and small.
//!
//! It runs only on request: `SOAK_LETTERS=100000 SOAK_MINUTES=30 cargo bench --bench soak`. See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
#[cfg(unix)]
mod fixture;

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
fn main() {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<f64>().expect(name));
    let Some(letters) = number("SOAK_LETTERS") else {
        println!("soak: say how many letters, for example SOAK_LETTERS=2000 SOAK_MINUTES=1 SOAK_FAULTS=1 SOAK_KILLS=2");
        return;
    };
    let minutes = number("SOAK_MINUTES").unwrap_or(1.0);
    soak::run(&soak::Plan {
        letters: letters as usize,
        time: std::time::Duration::from_secs_f64(minutes * 60.0),
        faults: number("SOAK_FAULTS").unwrap_or(1.0) / 100.0,
        kills: number("SOAK_KILLS").unwrap_or(2.0) as u32,
    });
}

#[cfg(unix)]
mod soak {
    use crate::fixture::{House, ORDERS};
    use jiff::Timestamp;
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::io::{self, BufRead as _, BufReader, Write as _};
    use std::net::{TcpListener, TcpStream};
    use std::os::unix::net::UnixStream;
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command, Stdio};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Mutex};
    use std::thread::{self, sleep};
    use std::time::{Duration, Instant};

    /// The number of mail servers that deliver at once.
    const CARRIERS: usize = 8;
    /// The number of games.
    const GAMES: usize = 20;
    /// The delay before a mail server retries. (Real ones wait for minutes.)
    const AGAIN: Duration = Duration::from_millis(250);
    /// E-mails in transit this close to a kill or a restart of the judge are not timed.
    const AROUND: Duration = Duration::from_secs(5);
    /// The time to wait for the last replies: the judge retries an e-mail after one, five and fifteen minutes.
    const LAST: Duration = Duration::from_secs(30 * 60);

    /// The parameters of a run.
    pub struct Plan {
        pub letters: usize,
        pub time: Duration,
        /// The share of e-mails and replies that meet a fault.
        pub faults: f64,
        /// The number of times the judge is killed.
        pub kills: u32,
    }

    /// Random numbers, the same in each run.
    struct Dice(u64);

    impl Dice {
        fn chance(&mut self) -> f64 {
            self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
        }
    }

    /// An e-mail to the judge.
    struct Letter {
        id: String,
        to: String,
        text: String,
    }

    /// The first copy of a reply that the sink has accepted.
    struct Accepted {
        at: Instant,
        message_id: String,
        /// The e-mail that this one replies to.
        answers: Option<String>,
    }

    /// Everything that the sink has seen.
    #[derive(Default)]
    struct Seen {
        accepted: Vec<Accepted>,
        ids: BTreeSet<String>,
        /// E-mails that the sink refused, or accepted without saying so: the judge retries them after a minute or more.
        put_off: BTreeSet<String>,
        n_twice: usize,
        n_faults: usize,
    }

    /// The storage times of e-mails, according to the judge.
    type Stored = BTreeMap<String, Instant>;

    pub fn run(plan: &Plan) {
        let house = House::new();
        house.begin_games(GAMES, Timestamp::now());
        let letters = letters(&house, plan.letters);
        let seen = Arc::new(Mutex::new(Seen::default()));
        let port = sink(seen.clone(), plan.faults);
        // The judge that set up the games stops.
        let House { folder: kept, judge, store, .. } = house;
        drop((judge, store));
        let folder = kept.path().to_owned();
        configure(&folder, port);
        let socket = folder.join("lmtp.sock");
        let mut judge = serve(&folder);
        let (stored, next, n_faults) = (Mutex::new(Stored::new()), AtomicUsize::new(0), AtomicUsize::new(0));
        let began = Instant::now();
        let (mut memory, mut killed) = (Vec::new(), Vec::new());
        thread::scope(|scope| {
            for seed in 0..CARRIERS {
                let (letters, stored, next, n_faults, socket) = (&letters, &stored, &next, &n_faults, &socket);
                scope.spawn(move || carry(plan, seed as u64, began, letters, next, socket, stored, n_faults));
            }
            let (mut n_kills, mut looks) = (0, [0.1, 0.5, 0.98].into_iter().peekable());
            while stored.lock().unwrap().len() < plan.letters {
                let part = began.elapsed().as_secs_f64() / plan.time.as_secs_f64();
                if looks.next_if(|look| *look <= part).is_some() {
                    memory.push((part.min(1.0), resident(&judge), began.elapsed()));
                }
                if n_kills < plan.kills && f64::from(n_kills + 1) / f64::from(plan.kills + 1) <= part {
                    n_kills += 1;
                    let at = Instant::now();
                    judge.kill().unwrap();
                    judge.wait().unwrap();
                    judge = serve(&folder);
                    killed.push((at, Instant::now()));
                }
                sleep(Duration::from_millis(50));
            }
        });
        let handing = began.elapsed();
        let stored = stored.into_inner().unwrap();
        wait_for_answers(&stored, &seen);
        memory.push((1.0, resident(&judge), began.elapsed()));
        let whole = began.elapsed();
        judge.kill().unwrap();
        judge.wait().unwrap();
        let seen = seen.lock().unwrap();
        report(plan, &stored, &seen, &killed, &memory, (handing, whole), n_faults.into_inner());
    }

    /// E-mails from players and strangers: orders, press, questions, nonsense.
    fn letters(house: &House, n: usize) -> Vec<Letter> {
        let tables: Vec<_> = (0..GAMES).map(|g| house.players(&format!("game{g}"))).collect();
        let letter = |i: usize| {
            let players = &tables[i % GAMES];
            // France and Turkey never order, so that no turn ends.
            let ordering: Vec<_> =
                players.iter().filter(|(power, _, _)| power != "France" && power != "Turkey").collect();
            let (power, address, token) = ordering[i / GAMES % ordering.len()];
            let orders = ORDERS.iter().find(|(own, _)| own == power).map_or("", |(_, orders)| orders);
            let lines = match i % 10 {
                0 | 1 => format!("PRESS TO TURKEY\nThis is letter {i}.\nENDPRESS"),
                2 => "LIST".to_owned(),
                3 => "What shall I do? I do not know.\nA XYZ - NOWHERE".to_owned(),
                _ => orders.to_owned(),
            };
            let id = format!("<soak.{i}@players.test>");
            let text = format!(
                "From: {address}\r\nTo: {token}\r\nSubject: letter {i}\r\nDate: Sat, 21 Nov 2026 09:40:00 +0000\r\n\
                 Message-ID: {id}\r\n\r\n{}\r\n",
                lines.replace('\n', "\r\n")
            );
            Letter { id, to: token.clone(), text }
        };
        (0..n).map(letter).collect()
    }

    fn configure(folder: &Path, sink: u16) {
        let text = format!(
            "address = \"judge@localhost\"\nkeeper = \"keeper@localhost\"\ndata = \"{0}/data\"\nmin_free_mib = 1\n\
             [[inbound.lmtp]]\nlisten = \"{0}/lmtp.sock\"\n\
             [outbound.smtp]\nhost = \"127.0.0.1\"\nport = {sink}\nsecurity = \"plain\"\npause = 1\n\
             [limits]\nperson_per_hour = 4000000000\nperson_errors_per_day = 4000000000\n\
             letters_to_one_address_per_hour = 4000000000\n{1}",
            folder.display(),
            std::env::var("SOAK_LIMITS").unwrap_or_default().replace(';', "\n")
        );
        fs::write(folder.join("chancery.toml"), text).unwrap();
    }

    /// Starts the judge and waits until it accepts e-mail.
    fn serve(folder: &Path) -> Child {
        let log = fs::File::options().create(true).append(true).open(folder.join("log")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
        command.env_remove("CHANCERY_CONFIG").arg("serve").arg("--config").arg(folder.join("chancery.toml"));
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().unwrap();
        while UnixStream::connect(folder.join("lmtp.sock")).is_err() {
            let log = || fs::read_to_string(folder.join("log")).unwrap();
            assert!(child.try_wait().unwrap().is_none(), "the judge does not start:\n{}", log());
            sleep(Duration::from_millis(5));
        }
        child
    }

    /// The judge's resident memory, in MiB.
    fn resident(judge: &Child) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", judge.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().split(' ').next()?.parse::<f64>().ok()? / 1024.0)
    }

    /// A fault during a delivery.
    #[derive(Clone, Copy, PartialEq)]
    enum Fault {
        None,
        /// The connection breaks before the e-mail is complete.
        Early,
        /// The connection breaks after the final dot, before the reply.
        Unanswered,
        /// The connection breaks after the reply, which the mail server forgets.
        Forgotten,
    }

    /// Delivers e-mails, each at its time, until each is stored.
    #[expect(clippy::too_many_arguments, reason = "they are shared by all threads")]
    fn carry(
        plan: &Plan,
        seed: u64,
        began: Instant,
        letters: &[Letter],
        next: &AtomicUsize,
        socket: &PathBuf,
        stored: &Mutex<Stored>,
        n_faults: &AtomicUsize,
    ) {
        let (mut dice, mut line) = (Dice(seed), None);
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(letter) = letters.get(i) else { return };
            let due = plan.time.mul_f64(i as f64 / letters.len() as f64);
            sleep(due.saturating_sub(began.elapsed()));
            let mut fault = Fault::None;
            if dice.chance() < plan.faults {
                fault = [Fault::Early, Fault::Unanswered, Fault::Forgotten][(dice.chance() * 3.0) as usize];
                n_faults.fetch_add(1, Ordering::Relaxed);
            }
            loop {
                match hand_over(&mut line, socket, letter, std::mem::replace(&mut fault, Fault::None)) {
                    Ok(Some(at)) => {
                        // The first time is decisive: the judge may have answered it already.
                        stored.lock().unwrap().entry(letter.id.clone()).or_insert(at);
                        break;
                    }
                    Ok(None) => {}
                    Err(_) => line = None,
                }
                sleep(AGAIN);
            }
        }
    }

    /// Makes one attempt. Returns the time of the judge's acknowledgement, if any.
    fn hand_over(
        line: &mut Option<BufReader<UnixStream>>,
        socket: &PathBuf,
        letter: &Letter,
        fault: Fault,
    ) -> io::Result<Option<Instant>> {
        let lost = || Err(io::ErrorKind::ConnectionAborted.into());
        let line = match line {
            Some(line) => line,
            None => {
                let mut new = BufReader::new(UnixStream::connect(socket)?);
                answer(&mut new)?;
                say(&mut new, "LHLO mx.test\r\n")?;
                answer(&mut new)?;
                line.insert(new)
            }
        };
        say(line, &format!("MAIL FROM:<mx@players.test>\r\nRCPT TO:<{}>\r\nDATA\r\n", letter.to))?;
        let answers = [answer(line)?, answer(line)?, answer(line)?];
        if !answers[2].starts_with("354") {
            say(line, "RSET\r\n")?;
            answer(line)?;
            return Ok(None);
        }
        if fault == Fault::Early {
            say(line, &letter.text)?;
            return lost();
        }
        say(line, &format!("{}.\r\n", letter.text))?;
        if fault == Fault::Unanswered {
            return lost();
        }
        let answer = answer(line)?;
        if fault == Fault::Forgotten {
            return lost();
        }
        Ok(answer.starts_with("250").then(Instant::now))
    }

    fn say(line: &mut BufReader<UnixStream>, text: &str) -> io::Result<()> {
        line.get_mut().write_all(text.as_bytes())
    }

    /// The last line of a reply.
    fn answer(line: &mut BufReader<UnixStream>) -> io::Result<String> {
        loop {
            let mut text = String::new();
            if line.read_line(&mut text)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if text.as_bytes().get(3) != Some(&b'-') {
                return Ok(text);
            }
        }
    }

    /// A mail server that accepts e-mails, and sometimes refuses one. Returns its port.
    fn sink(seen: Arc<Mutex<Seen>>, faults: f64) -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        thread::spawn(move || {
            for (n, stream) in listener.incoming().enumerate() {
                let seen = seen.clone();
                // The judge must cope with a broken connection.
                thread::spawn(move || drop(receive(stream.unwrap(), &seen, &mut Dice(1000 + n as u64), faults)));
            }
        });
        port
    }

    /// Serves one connection from the judge.
    fn receive(stream: TcpStream, seen: &Mutex<Seen>, dice: &mut Dice, faults: f64) -> io::Result<()> {
        stream.set_nodelay(true)?;
        let mut reader = BufReader::new(stream.try_clone()?);
        let mut writer = stream;
        writer.write_all(b"220 sink\r\n")?;
        let mut line = String::new();
        loop {
            line.clear();
            if reader.read_line(&mut line)? == 0 {
                return Ok(());
            }
            let is_bad = dice.chance() < faults / 2.0;
            match line.get(..4).unwrap_or_default().to_ascii_uppercase().as_str() {
                "EHLO" => writer.write_all(b"250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n")?,
                "MAIL" if is_bad => {
                    seen.lock().unwrap().n_faults += 1;
                    return writer.write_all(b"421 4.3.2 not now\r\n");
                }
                "DATA" => {
                    writer.write_all(b"354 go on\r\n")?;
                    let letter = letter_of(&mut reader)?;
                    let fault = if is_bad { 1 + (dice.chance() * 3.0) as usize } else { 0 };
                    if fault != 0 {
                        let mut seen = seen.lock().unwrap();
                        seen.n_faults += 1;
                        seen.put_off.extend(header(&letter, "Message-ID:"));
                    }
                    match fault {
                        // The sink refuses the e-mail, breaks off before accepting it, or breaks off after accepting it.
                        1 => writer.write_all(b"451 4.3.0 try again\r\n")?,
                        2 => return Ok(()),
                        3 => return accept(&letter, seen),
                        _ => {
                            accept(&letter, seen)?;
                            writer.write_all(b"250 2.0.0 ok\r\n")?;
                        }
                    }
                }
                "QUIT" => return writer.write_all(b"221 bye\r\n"),
                _ => writer.write_all(b"250 2.0.0 ok\r\n")?,
            }
        }
    }

    fn letter_of(reader: &mut BufReader<TcpStream>) -> io::Result<String> {
        let mut letter = String::new();
        while !letter.ends_with("\r\n.\r\n") {
            if reader.read_line(&mut letter)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(letter)
    }

    /// The value of a header line of an e-mail.
    fn header(letter: &str, name: &str) -> Option<String> {
        let head = letter.split("\r\n\r\n").next().unwrap_or_default().replace("\r\n ", " ");
        head.lines().find_map(|line| line.strip_prefix(name)).map(|value| value.trim().to_owned())
    }

    fn accept(letter: &str, seen: &Mutex<Seen>) -> io::Result<()> {
        let at = Instant::now();
        let header = |name| header(letter, name);
        let message_id = header("Message-ID:").ok_or(io::ErrorKind::InvalidData)?;
        let mut seen = seen.lock().unwrap();
        if !seen.ids.insert(message_id.clone()) {
            seen.n_twice += 1;
            return Ok(());
        }
        // Press also has In-Reply-To. The judge's answers are marked as replies.
        let is_reply = header("Auto-Submitted:").is_some_and(|value| value == "auto-replied");
        let answers = header("In-Reply-To:").filter(|_| is_reply);
        seen.accepted.push(Accepted { at, message_id, answers });
        Ok(())
    }

    /// Waits until each e-mail has a reply.
    fn wait_for_answers(stored: &Stored, seen: &Mutex<Seen>) {
        let began = Instant::now();
        loop {
            let answered: BTreeSet<String> =
                seen.lock().unwrap().accepted.iter().filter_map(|a| a.answers.clone()).collect();
            let missing = stored.keys().filter(|id| !answered.contains(*id)).count();
            if missing == 0 || LAST < began.elapsed() {
                return;
            }
            if began.elapsed().as_secs() % 30 == 29 {
                println!("... {missing} answers are still to come");
            }
            sleep(Duration::from_secs(1));
        }
    }

    fn report(
        plan: &Plan,
        stored: &Stored,
        seen: &Seen,
        killed: &[(Instant, Instant)],
        memory: &[(f64, Option<f64>, Duration)],
        (handing, whole): (Duration, Duration),
        n_faults: usize,
    ) {
        let mut answers: BTreeMap<&str, Vec<&Accepted>> = BTreeMap::new();
        for accepted in &seen.accepted {
            if let Some(id) = &accepted.answers {
                answers.entry(id).or_default().push(accepted);
            }
        }
        let n_answers = |id: &String| answers.get(id.as_str()).map_or(0, Vec::len);
        let lost: Vec<_> = stored.keys().filter(|id| n_answers(id) == 0).collect();
        let doubled: Vec<_> = stored.keys().filter(|id| 1 < n_answers(id)).collect();
        let rate = plan.letters as f64 / handing.as_secs_f64();
        println!(
            "soak: {} letters in {:.0} s ({rate:.0} a second), all done after {:.0} s",
            stored.len(),
            handing.as_secs_f64(),
            whole.as_secs_f64()
        );
        println!(
            "  faults: {n_faults} while letters were handed over, {} at the sink; the judge was killed {} times",
            seen.n_faults,
            killed.len()
        );
        println!("  letters out: {}, of which {} came twice, with the same Message-ID", seen.ids.len(), seen.n_twice);
        println!("  without an answer: {}; with more than one: {}", lost.len(), doubled.len());
        for (part, mib, at) in memory {
            let mib = mib.map_or("?".to_owned(), |mib| format!("{mib:.1} MiB"));
            println!("  memory after {:.0} % ({:.0} s): {mib}", part * 100.0, at.as_secs_f64());
        }
        let is_timed = |from: &Instant, to: &Instant| {
            !killed.iter().any(|(down, up)| *from < *up + AROUND && *down < *to + AROUND)
        };
        let (mut times, mut smooth) = (Vec::new(), Vec::new());
        let mut n_untimed = 0;
        for (id, from) in stored {
            let Some(answer) = answers.get(id.as_str()).and_then(|answers| answers.first()) else { continue };
            if is_timed(from, &answer.at) {
                let time = answer.at.saturating_duration_since(*from).as_secs_f64() * 1000.0;
                times.push(time);
                smooth.extend((!seen.put_off.contains(&answer.message_id)).then_some(time));
            } else {
                n_untimed += 1;
            }
        }
        println!("  from the judge's 250 until the sink has its answer:");
        for (which, times) in [("all", &mut times), ("those that the sink has not put off", &mut smooth)] {
            times.sort_by(f64::total_cmp);
            let at = |part: f64| times.get(((times.len() as f64 - 1.0) * part) as usize).copied().unwrap_or_default();
            println!(
                "    {which}: {} letters, p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.0} ms",
                times.len(),
                at(0.5),
                at(0.9),
                at(0.99),
                at(1.0)
            );
        }
        println!("    ({n_untimed} others were on their way within {} s of a kill)", AROUND.as_secs());
        assert!(lost.is_empty() && doubled.is_empty(), "lost: {lost:?}\ndoubled: {doubled:?}");
    }
}
