//! An IMAP server that misbehaves, in each way at each step. Every e-mail still arrives, and an unreadable mailbox is
//! never taken for an empty one.
use crate::program::{House, letter, wait_for};
use chancery::mail::imap::{ImapSettings, ImapSource};
use chancery::mail::peer::{Password, Security};
use chancery::mail::source::Source;
use chancery::store::OutboxCounts;
use futures_util::future::join_all;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Close,
    Hang,
    /// A tagged NO.
    No,
    /// A goodbye, and the end.
    Bye,
    Garbage,
    /// OK, without the data.
    Nothing,
    /// The reply begins and does not end.
    Stall,
    /// The connection ends in the middle of the reply.
    Cut,
}

const ACTS: [Act; 8] = [Act::Close, Act::Hang, Act::No, Act::Bye, Act::Garbage, Act::Nothing, Act::Stall, Act::Cut];

/// The server's e-mails and its planned faults.
#[derive(Default)]
struct State {
    letters: BTreeMap<u32, String>,
    deleted: BTreeSet<u32>,
    moved: Vec<(u32, String)>,
    mailboxes: BTreeSet<String>,
    uidvalidity: u32,
    capabilities: &'static str,
    /// The number of faults for this command (by its beginning and a word in it).
    fault: Option<(&'static str, &'static str, Act)>,
    times: usize,
    /// All commands, without their tags.
    said: Vec<String>,
    /// The server's messages while the judge idles, one by one.
    pushes: Vec<&'static str>,
    /// The token that it accepts.
    token: &'static str,
}

#[derive(Clone)]
struct Server {
    port: u16,
    state: Arc<Mutex<State>>,
}

impl Server {
    async fn start(letters: u32) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let state = State {
            letters: (1..=letters).map(|uid| (uid, text(uid))).collect(),
            mailboxes: ["Processed", "Parked"].map(str::to_owned).into(),
            uidvalidity: 77,
            capabilities: "IMAP4rev1 UIDPLUS MOVE",
            ..State::default()
        };
        let server = Self { port: listener.local_addr().unwrap().port(), state: Arc::new(Mutex::new(state)) };
        let state = server.state.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let state = state.clone();
                tokio::spawn(async move { talk(stream, &state).await });
            }
        });
        server
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    fn break_at(&self, begin: &'static str, part: &'static str, act: Act, times: usize) {
        let mut state = self.state();
        (state.fault, state.times) = (Some((begin, part, act)), times);
    }

    fn settings(&self) -> ImapSettings {
        let mut settings =
            ImapSettings::new("127.0.0.1", self.port, Security::Plain, "judge@games.test", Password::new("hush"));
        settings.pause = Duration::ZERO;
        settings
    }

    fn source(&self, act: Act) -> ImapSource {
        let mut settings = self.settings();
        let slow = matches!(act, Act::Hang | Act::Stall);
        settings.timeout = if slow { Duration::from_millis(400) } else { Duration::from_secs(20) };
        ImapSource::new(settings).unwrap()
    }
}

fn text(uid: u32) -> String {
    format!("Subject: letter {uid}\r\n\r\n{}", "LIST\r\n".repeat(uid as usize))
}

async fn talk(stream: TcpStream, state: &Mutex<State>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    perform(&mut stream, "*", state, "greeting", &["* OK hello".to_owned()]).await?;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let (tag, command) = line.trim_end().split_once(' ')?;
        if command == "AUTHENTICATE XOAUTH2" {
            stream.get_mut().write_all(b"+ \r\n").await.ok()?;
            let mut given = String::new();
            stream.read_line(&mut given).await.ok()?;
            if given.trim_end() != state.lock().unwrap().token {
                // {"status":"401"}, which requires an empty reply.
                stream.get_mut().write_all(b"+ eyJzdGF0dXMiOiI0MDEifQ==\r\n").await.ok()?;
                stream.read_line(&mut given).await.ok()?;
                stream.get_mut().write_all(format!("{tag} NO the token has expired\r\n").as_bytes()).await.ok()?;
                continue;
            }
        }
        if command == "IDLE" && !faulty_now(state, command) {
            idle(&mut stream, tag, state).await?;
            continue;
        }
        let mut answer = obey(&mut state.lock().unwrap(), command);
        let last = answer.pop()?;
        answer.push(format!("{tag} {last}"));
        perform(&mut stream, tag, state, command, &answer).await?;
    }
}

/// Sends its messages until the judge ends the idling.
async fn idle(stream: &mut BufReader<TcpStream>, tag: &str, state: &Mutex<State>) -> Option<()> {
    stream.get_mut().write_all(b"+ idling\r\n").await.ok()?;
    let mut line = String::new();
    loop {
        let push = {
            let mut state = state.lock().unwrap();
            (!state.pushes.is_empty()).then(|| state.pushes.remove(0))
        };
        if let Some(push) = push {
            stream.get_mut().write_all(push.as_bytes()).await.ok()?;
        }
        tokio::select! {
            read = stream.read_line(&mut line) => {
                read.ok()?;
                break;
            }
            () = tokio::time::sleep(Duration::from_millis(5)) => {}
        }
    }
    state.lock().unwrap().said.extend(["IDLE".to_owned(), line.trim_end().to_owned()]);
    let done = ["OK done".to_owned()].map(|done| format!("{tag} {done}"));
    perform(stream, tag, state, "DONE", &done).await
}

fn faulty_now(state: &Mutex<State>, command: &str) -> bool {
    let state = state.lock().unwrap();
    state.times > 0 && state.fault.is_some_and(|(begin, _, _)| command.starts_with(begin))
}

/// Numbers out of `1,2,3`.
fn uids(set: &str) -> Vec<u32> {
    set.split(',').filter_map(|uid| uid.parse().ok()).collect()
}

/// The replies of a good server, untagged lines and the tagged one, and their effects; but not if it is about to fail.
fn obey(state: &mut State, command: &str) -> Vec<String> {
    let mut lines = Vec::new();
    state.said.push(command.to_owned());
    if faulty(state, command) {
        return vec!["OK done".to_owned()];
    }
    let words: Vec<&str> = command.split(' ').collect();
    let mailbox = || words.last().unwrap().trim_matches('"').to_owned();
    match (words[0], words.get(1).copied()) {
        ("CAPABILITY", _) => lines.push(format!("* CAPABILITY {}", state.capabilities)),
        ("SELECT", _) => lines.push(format!("* OK [UIDVALIDITY {}] ok", state.uidvalidity)),
        ("CREATE", _) => drop(state.mailboxes.insert(mailbox())),
        ("UID", Some("SEARCH")) => {
            let left: Vec<String> =
                state.letters.keys().filter(|uid| !state.deleted.contains(uid)).map(u32::to_string).collect();
            lines.push(format!("* SEARCH {}", left.join(" ")));
        }
        ("UID", Some("FETCH")) => {
            // An unsolicited line.
            lines.push("* 1 FETCH (UID 1 FLAGS (\\Seen))".to_owned());
            for uid in uids(words[2]) {
                let Some(letter) = state.letters.get(&uid) else { continue };
                let mut line = format!("* {uid} FETCH (UID {uid} RFC822.SIZE {}", letter.len());
                if command.contains("BODY") {
                    line += &format!(
                        " INTERNALDATE \" 1-Nov-2024 09:06:40 +0100\" BODY[]<0> {{{}}}\r\n{letter}",
                        letter.len()
                    );
                }
                lines.push(line + ")");
            }
        }
        ("UID", Some(verb @ ("MOVE" | "COPY"))) => {
            if !state.mailboxes.contains(&mailbox()) {
                return vec!["NO [TRYCREATE] no such mailbox".to_owned()];
            }
            for uid in uids(words[2]) {
                if state.letters.contains_key(&uid) {
                    state.moved.push((uid, mailbox()));
                }
                if verb == "MOVE" {
                    state.letters.remove(&uid);
                }
            }
        }
        ("UID", Some("STORE")) => state.deleted.extend(uids(words[2])),
        ("UID", Some("EXPUNGE")) | ("EXPUNGE", _) => {
            let State { letters, deleted, .. } = state;
            letters.retain(|uid, _| !deleted.contains(uid));
        }
        _ => {}
    }
    lines.push("OK done".to_owned());
    lines
}

fn faulty(state: &State, command: &str) -> bool {
    state.times > 0
        && state.fault.is_some_and(|(begin, part, act)| {
            command.starts_with(begin) && command.contains(part) && !matches!(act, Act::Stall | Act::Cut)
        })
}

async fn perform(
    stream: &mut BufReader<TcpStream>,
    tag: &str,
    state: &Mutex<State>,
    command: &str,
    answer: &[String],
) -> Option<()> {
    let act = {
        let mut state = state.lock().unwrap();
        let due = state.fault.filter(|(begin, part, _)| command.starts_with(begin) && command.contains(part));
        let due = due.filter(|_| state.times > 0);
        state.times -= usize::from(due.is_some());
        due.map(|(_, _, act)| act)
    };
    let whole = answer.join("\r\n") + "\r\n";
    let half = &whole[..whole.len() * 2 / 3];
    let (text, then) = match act {
        None => (whole.clone(), true),
        Some(Act::Close) => (String::new(), false),
        Some(Act::Hang) => std::future::pending().await,
        Some(Act::No) => (format!("{tag} NO not today\r\n"), true),
        Some(Act::Bye) => ("* BYE shutting down\r\n".to_owned(), false),
        Some(Act::Garbage) => ("% 220 (((\r\n".to_owned(), true),
        Some(Act::Nothing) => (format!("{tag} OK nothing\r\n"), true),
        Some(Act::Stall | Act::Cut) => (half.to_owned(), false),
    };
    stream.get_mut().write_all(text.as_bytes()).await.ok()?;
    if act == Some(Act::Stall) {
        std::future::pending::<()>().await;
    }
    then.then_some(())
}

/// Fetches and acknowledges until no e-mail is left. Returns the e-mails by number.
async fn drain(source: &mut ImapSource, case: &str) -> BTreeMap<u32, String> {
    let mut seen = BTreeMap::new();
    for _ in 0..30 {
        // An error is an honest result.
        let Ok(batch) = source.fetch().await else { continue };
        if batch.is_empty() {
            return seen;
        }
        let mut keys = Vec::new();
        for letter in batch {
            let uid = letter.key.rsplit(':').next().unwrap().parse().unwrap();
            assert_eq!(letter.size, letter.raw.len() as u64, "{case}");
            assert_eq!(letter.received.unwrap().to_string(), "2024-11-01T08:06:40Z");
            keys.push(letter.key);
            seen.insert(uid, String::from_utf8(letter.raw).unwrap());
        }
        let _ = source.acknowledge(&keys).await;
    }
    panic!("{case}: no end");
}

#[tokio::test]
async fn every_email_arrives_despite_any_single_server_fault() {
    let steps = [
        ("greeting", ""),
        ("LOGIN", ""),
        ("CAPABILITY", ""),
        ("SELECT", ""),
        ("NOOP", ""),
        ("UID SEARCH", ""),
        ("UID FETCH", "SIZE)"),
        ("UID FETCH", "BODY"),
        ("UID MOVE", ""),
    ];
    let cases = steps.into_iter().flat_map(|step| ACTS.map(|act| (step, act)));
    let runs = cases.filter(|&((begin, _), act)| (begin, act) != ("UID SEARCH", Act::Nothing)).map(
        async |((begin, part), act)| {
            let case = format!("{act:?} at {begin} {part}");
            let server = Server::start(3).await;
            server.break_at(begin, part, act, 1);
            let seen = drain(&mut server.source(act), &case).await;
            assert_eq!(seen, (1..=3).map(|uid| (uid, text(uid))).collect(), "{case}");
            let state = server.state();
            assert_eq!(state.times, 0, "{case} did not happen");
            assert!(state.letters.is_empty(), "{case}: {:?} left", state.letters.keys());
            assert!(state.moved.iter().all(|(_, to)| to == "Processed"), "{case}: {:?}", state.moved);
        },
    );
    join_all(runs.map(Box::pin)).await;
}

#[tokio::test]
async fn an_email_that_cannot_be_fetched_is_set_aside_and_the_others_arrive() {
    let runs = ACTS.map(async |act| {
        let server = Server::start(4).await;
        server.break_at("UID FETCH", "2 (UID RFC822.SIZE INTERNALDATE", act, 1000);
        // In the first batch, with the others; then alone.
        let mut source = server.source(act);
        server.state().letters.retain(|uid, _| *uid <= 2);
        for _ in 0..6 {
            if let Ok(batch) = source.fetch().await {
                let keys: Vec<String> = batch.into_iter().map(|letter| letter.key).collect();
                source.acknowledge(&keys).await.unwrap();
            }
        }
        let state = server.state();
        let mut moved = state.moved.clone();
        moved.sort();
        // A goodbye says nothing about the e-mail: it stays.
        if act == Act::Bye {
            assert!(!moved.iter().any(|(uid, _)| *uid == 2), "{moved:?}");
            return;
        }
        assert_eq!(moved, [(1, "Processed".to_owned()), (2, "Parked".to_owned())], "{act:?}");
        let asked = state
            .said
            .iter()
            .filter(|said| said.contains("BODY") && uids(said.split(' ').nth(2).unwrap()).contains(&2));
        assert_eq!(asked.count(), 3, "{act:?}");
    });
    join_all(runs.into_iter().map(Box::pin)).await;
}

#[tokio::test]
async fn a_bad_connection_is_not_blamed_on_the_emails() {
    let server = Server::start(3).await;
    server.break_at("UID FETCH", "BODY", Act::Close, 9);
    let mut source = server.source(Act::Close);
    while server.state().times > 0 {
        let _ = source.fetch().await;
    }
    assert_eq!(drain(&mut source, "after a bad line").await.len(), 3);
    assert!(server.state().moved.iter().all(|(_, to)| to == "Processed"));
}

#[tokio::test]
async fn unacknowledged_emails_do_not_hide_the_others() {
    let server = Server::start(60).await;
    let mut source = server.source(Act::No);
    let sizes = [50, 10, 50];
    let mut first = Vec::new();
    for size in sizes {
        let batch = source.fetch().await.unwrap();
        assert_eq!(batch.len(), size);
        first = batch;
    }
    assert_eq!(first[0].key, "imap:judge@games.test@127.0.0.1:INBOX:77:1");
    // Renumbered in the meantime: the old keys are void, and must not move other e-mails.
    server.state().uidvalidity = 78;
    let mut anew = server.source(Act::No);
    anew.acknowledge(&[first[0].key.clone()]).await.unwrap();
    assert!(server.state().moved.is_empty());
    assert_eq!(anew.fetch().await.unwrap()[0].key, "imap:judge@games.test@127.0.0.1:INBOX:78:1");
}

#[tokio::test]
async fn mailboxes_are_created_and_emails_moved_without_extensions() {
    for (capabilities, expunge) in
        [("IMAP4rev1 MOVE", None), ("IMAP4rev1 UIDPLUS", Some("UID EXPUNGE 1,2")), ("IMAP4rev1", Some("EXPUNGE"))]
    {
        let server = Server::start(2).await;
        {
            let mut state = server.state();
            state.mailboxes.clear();
            state.capabilities = capabilities;
        }
        assert_eq!(drain(&mut server.source(Act::No), capabilities).await.len(), 2);
        let state = server.state();
        assert!(state.letters.is_empty() && state.mailboxes.contains("Processed"), "{capabilities}");
        assert_eq!(state.moved.len(), 2);
        assert_eq!(state.said.iter().find(|said| said.contains("EXPUNGE")).map(String::as_str), expunge);
    }
}

#[tokio::test]
async fn a_server_that_is_down_is_left_alone_for_longer_each_time() {
    let port = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    let settings = ImapSettings::new("127.0.0.1", port, Security::Plain, "judge", Password::new("hush"));
    let mut source = ImapSource::new(settings).unwrap();
    let error = format!("{:#}", source.fetch().await.unwrap_err());
    assert!(error.contains("cannot reach"), "{error}");
    let pauses = [0, 1, 2, 9].map(|n_failures| source.pause(n_failures).as_secs());
    assert_eq!(pauses, [5, 10, 20, 300]);
}

#[tokio::test]
async fn passwords_do_not_leave_the_machine_in_the_clear() {
    let settings = ImapSettings::new("192.0.2.1", 143, Security::Plain, "judge", Password::new("hush"));
    assert!(!format!("{settings:?}").contains("hush"));
    let error = ImapSource::new(settings).unwrap().fetch().await.unwrap_err().to_string();
    assert!(error.contains("does not send a password unencrypted"), "{error}");

    // Nor when the judge requires protection and the server has none.
    let server = Server::start(1).await;
    server.break_at("STARTTLS", "", Act::No, 1);
    let mut settings = server.settings();
    settings.security = Security::Starttls;
    assert!(ImapSource::new(settings).unwrap().fetch().await.is_err());
    assert_eq!(server.state().said, ["STARTTLS"]);
}

#[test]
fn settings_read_from_toml() {
    let text =
        "host = 'imap.example.org'\nuser = 'judge'\npassword_file = '/run/secrets/imap'\nprocessed = 'INBOX.Done'";
    let settings: ImapSettings = toml::from_str(text).unwrap();
    assert_eq!((settings.port(), settings.mailbox.as_str(), settings.processed.as_str()), (993, "INBOX", "INBOX.Done"));
    let odd = ImapSettings { processed: "Done\r\nx LOGOUT".to_owned(), ..settings };
    assert!(ImapSource::new(odd).is_err());
}

#[tokio::test]
async fn old_emails_are_searched_only_among_stored_ones() {
    let server = Server::start(2).await;
    let before = "2024-11-20T12:00:00Z".parse().unwrap();
    // Before the first e-mail this mailbox does not exist.
    server.break_at("SELECT", "Processed", Act::No, 1);
    server.source(Act::No).forget(before).await.unwrap();
    assert_eq!(server.state().letters.len(), 2);
    server.source(Act::No).forget(before).await.unwrap();
    let said = server.state().said.clone();
    assert!(said.contains(&"UID SEARCH UNDELETED BEFORE 20-Nov-2024".to_owned()), "{said:?}");
    assert!(
        said.iter().filter(|said| said.starts_with("SELECT")).all(|said| said == "SELECT \"Processed\""),
        "{said:?}"
    );
    // A failing server is retried the next day.
    server.break_at("UID", "SEARCH", Act::Bye, 1);
    assert!(server.source(Act::Bye).forget(before).await.is_err());
}

/// The server's unsolicited message.
const NEWS: &str = "* 4 EXISTS\r\n";

#[tokio::test]
async fn new_emails_are_noticed_at_once() {
    let server = Server::start(3).await;
    server.state().capabilities = "IMAP4rev1 UIDPLUS MOVE IDLE";
    let mut source = server.source(Act::No);
    assert_eq!(drain(&mut source, "before").await.len(), 3);
    // Changed flags and keep-alive lines are no reason to look.
    server.state().pushes = vec!["* 1 FETCH (FLAGS (\\Seen))\r\n", "* OK still here\r\n", NEWS];
    server.state().letters.insert(4, text(4));
    source.wait(Duration::from_secs(3600)).await;
    assert!(server.state().pushes.is_empty());
    assert_eq!(drain(&mut source, "after").await.keys().copied().collect::<Vec<_>>(), [4]);
    let said = server.state().said.clone();
    let logins = said.iter().filter(|said| said.starts_with("LOGIN")).count();
    assert_eq!(
        (logins, said.iter().filter(|said| *said == "DONE").count()),
        (1, 1),
        "one line serves for all: {said:?}"
    );
}

#[tokio::test]
async fn a_server_that_falsely_announces_email_is_not_polled_endlessly() {
    let server = Server::start(0).await;
    server.state().capabilities = "IMAP4rev1 MOVE IDLE";
    let mut source = server.source(Act::No);
    let idles = |server: &Server| server.state().said.iter().filter(|said| *said == "IDLE").count();
    for n in [1, 1, 2] {
        server.state().pushes = vec![NEWS];
        assert_eq!(source.fetch().await.unwrap(), []);
        source.wait(Duration::from_millis(1)).await;
        assert_eq!(idles(&server), n, "every other time it waits as for a server that says nothing by itself");
    }
}

#[tokio::test]
async fn a_fault_while_waiting_neither_loses_an_email_nor_hangs() {
    let runs = ["IDLE", "DONE"].into_iter().flat_map(|step| ACTS.map(|act| (step, act))).map(async |(step, act)| {
        let case = format!("{act:?} at {step}");
        let server = Server::start(1).await;
        server.state().capabilities = "IMAP4rev1 MOVE IDLE";
        let mut source = server.source(act);
        assert_eq!(drain(&mut source, &case).await.len(), 1);
        server.break_at(step, "", act, 1);
        server.state().pushes = vec![NEWS];
        source.wait(Duration::from_millis(1)).await;
        assert_eq!(server.state().times, 0, "{case} did not happen");
        server.state().letters.insert(2, text(2));
        assert_eq!(drain(&mut source, &case).await.keys().copied().collect::<Vec<_>>(), [2], "{case}");
    });
    join_all(runs.map(Box::pin)).await;
}

/// A past fault: the next one waited until the bad e-mail had been tried ten times, with growing pauses.
#[tokio::test]
async fn an_email_that_breaks_the_connection_does_not_hold_up_the_next_one() {
    let server = Server::start(2).await;
    server.break_at("UID FETCH", "1 (UID RFC822.SIZE INTERNALDATE", Act::Close, 1000);
    server.state().fault = Some(("UID FETCH 1", "BODY", Act::Close));
    let mut source = server.source(Act::Close);
    let mut n_failures = 0;
    let came = loop {
        match source.fetch().await {
            Ok(batch) if !batch.is_empty() => break batch,
            Ok(_) => panic!("the mailbox is not empty"),
            Err(_) => n_failures += 1,
        }
    };
    assert!(came[0].key.ends_with(":2"), "{}", came[0].key);
    assert!(n_failures <= 2, "{n_failures} pauses");
}

#[tokio::test]
async fn a_token_that_a_program_prints_logs_in() {
    let server = Server::start(1).await;
    // user=judge@games.test^Aauth=Bearer t0ken^A^A
    server.state().token = "dXNlcj1qdWRnZUBnYW1lcy50ZXN0AWF1dGg9QmVhcmVyIHQwa2VuAQE=";
    let source = |command: &[&str]| {
        let token_command = Some(command.iter().map(|&word| word.to_owned()).collect());
        ImapSource::new(ImapSettings { password: None, token_command, ..server.settings() }).unwrap()
    };
    assert_eq!(drain(&mut source(&["echo", "t0ken"]), "token").await.len(), 1);
    assert!(!server.state().said.iter().any(|said| said.starts_with("LOGIN")));
    for (command, says) in [
        (&["echo", "old"][..], "the token has expired"),
        (&["sh", "-c", "echo t0ken; echo hush >&2; exit 3"], "exit status: 3"),
        (&["true"], "printed no token"),
        (&["no-such-program"], "cannot run"),
        (&[], "empty"),
    ] {
        let error = format!("{:#}", source(command).fetch().await.unwrap_err());
        assert!(error.contains(says) && !error.contains("hush") && !error.contains("t0ken"), "{command:?}: {error}");
    }
}

#[test]
fn a_killed_judge_takes_each_email_of_the_mailbox_once() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let server = runtime.block_on(Server::start(0));
    server.state().capabilities = "IMAP4rev1 UIDPLUS MOVE IDLE";
    let house = House::with_config(&format!(
        "trust_senders = true\n[[inbound.imap]]\nhost = \"127.0.0.1\"\nport = {}\nsecurity = \"plain\"\n\
         user = \"judge@games.test\"\npassword = \"hush\"\npause = 1\n[outbound.maildir]\npath = \"@DATA@/mail\"\n",
        server.port
    ));
    let mut asked = BTreeSet::new();
    let mut put = || {
        for _ in 0..3 {
            let n = u32::try_from(asked.len()).unwrap() + 1;
            let id = format!("<letter.{n}@players.test>");
            let text = letter(&format!("p{n}@players.test"), "judge@games.test", &id, "LIST");
            server.state().letters.insert(n, text);
            asked.insert(id);
        }
    };
    for place in ["stored", "stored-and-committed", "acknowledged", "worked", "worked-and-committed", "sent", "noted"] {
        put();
        let mut serving = house.serve(&[("CHANCERY_FAILPOINT", place)]);
        assert!(!serving.wait_for_end().success(), "{place}");
    }
    let mut serving = house.serve(&[]);
    put();
    wait_for(|| {
        assert!(serving.has_ended().is_none(), "{}", house.log());
        let done = house.answers().len() == asked.len() && server.state().letters.is_empty();
        let sent = house.store().outbox_counts().is_ok_and(|counts| matches!(counts, OutboxCounts { new: 0, .. }));
        (done && sent).then_some(())
    });
    assert!(serving.stop().success(), "{}", house.log());
    let answers = house.answers();
    assert!(asked.iter().all(|id| answers.get(id) == Some(&1)), "{answers:?}");
    let state = server.state();
    assert!(state.moved.iter().all(|(_, to)| to == "Processed"), "{:?}", state.moved);
    assert_eq!(state.moved.len(), asked.len());
}
