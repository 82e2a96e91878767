//! Stored and logged data: no password appears anywhere, and the log names no one.
use crate::world::World;
use chancery::judge::identity::Passwords;
use chancery::store::Store;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

/// Every cell of the database, as text, with its table.
fn cells(path: &Path) -> Vec<(String, String)> {
    let conn = rusqlite::Connection::open(path).unwrap();
    let mut tables = conn.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").unwrap();
    let tables: Vec<String> = tables.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut found = Vec::new();
    for table in tables {
        let mut query = conn.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let n_columns = query.column_count();
        let mut rows = query.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            for column in 0..n_columns {
                let text = match row.get_ref(column).unwrap() {
                    rusqlite::types::ValueRef::Text(bytes) | rusqlite::types::ValueRef::Blob(bytes) => {
                        String::from_utf8_lossy(bytes).into_owned()
                    }
                    _ => continue,
                };
                found.push((table.clone(), text));
            }
        }
    }
    found
}

/// A readable log.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Every secret in the e-mails below contains this.
const SECRET: &str = "xyzzy";

#[test]
fn no_secret_is_stored_quoted_or_logged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.sqlite");
    let paper = Paper::default();
    let log = paper.clone();
    let subscriber =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || log.clone()).finish();
    // With a single subscriber, whatever another thread logs first is switched off for all tests.
    let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::default());
    let mut told = Vec::new();
    tracing::subscriber::with_default(subscriber, || {
        let mut world = World::new();
        world.store = Store::open(&path).unwrap();
        world.judge.passwords = Passwords::weak().unwrap();
        let judge = "judge@example.org";
        for (from, lines) in [
            ("ann@example.org", "REGISTER Ann Other\nCREATE ?one xyzzy1\nBECOME MASTER"),
            ("bob@example.org", "REGISTER Bob Other\nSIGN ON ?one xyzzy2"),
            ("bob@example.org", "SIGN ON pone xyzzy3\nSIGN ON mone xyzzy4 extra\nSIGN ON one AS xyzzy"),
            (
                "bob@example.org",
                "SIGN ON one\nSET PASSWORD xyzzy5\nSET PASWORD xyzzy6\nset pasword xyzzy6\nSETPASSWORD xyzzy7",
            ),
            (
                "bob@example.org",
                "SINGON one xyzzy8\nSIGNON fone xyzzy9\nSIGN  ON fone xyzzy9\nCRAETE ?x xyzzy10\nOBSERV one xyzzy11",
            ),
            ("bob@example.org", "CREATE ?two xyzzy12\nOBSERVE one xyzzy13\nWATCH one xyzzy14\nHELLO one xyzzy15"),
            ("carl@example.net", "OBSERVE one xyzzy16\nREGISTER Carl"),
        ] {
            world.write(from, judge, "", lines);
        }
        // Lines that wait for proof hold a password only as long as they wait.
        world.judge.trust_senders = false;
        told.extend(world.mail());
        let reply = world.ask("ann@example.org", "CREATE ?three xyzzy17\nSET COMMENT hello");
        let token = reply.body.split_whitespace().skip_while(|word| *word != "CONFIRM").nth(1).unwrap().to_owned();
        told.push(reply);
        assert!(cells(&path).iter().any(|(table, text)| table == "held" && text.contains(SECRET)));
        let reply = world.ask("ann@example.org", &format!("CONFIRM {token}"));
        assert!(reply.body.contains("'three' has been created"), "{}", reply.body);
        told.push(reply);
        world.deliver(b"From: ann@example.org\nPrecedence: bulk\n\nSIGN ON mone xyzzy1\n");
        told.extend(world.mail());
        world.check_done();
        // The next server refuses it, in words that name the recipient.
        world.write("bob@example.org", judge, "", "VERSION");
        let outgoing = world.work().outgoing(100).unwrap();
        let refused = |to: &str| chancery::mail::sink::Delivery::Refused(format!("550 <{to}> no such user"));
        let done: Vec<_> = outgoing.into_iter().map(|letter| (letter.clone(), refused(&letter.mail.to))).collect();
        world.work().note_deliveries(&done).unwrap();
    });
    for mail in told {
        assert!(!mail.body.contains(SECRET) && !mail.subject.contains(SECRET), "{}:\n{}", mail.to, mail.body);
    }
    for (table, text) in cells(&path) {
        assert!(!text.contains(SECRET), "{table}: {text}");
    }
    let log = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("not answered"), "{log}");
    for secret in [SECRET, "@example", "ann", "bob", "Other", "CONFIRM", "judge+"] {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
}

/// The message of a panic may quote the e-mail.
#[test]
fn a_panic_is_not_quoted() {
    let store = Store::in_memory().unwrap();
    let quiet = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let error = store.transaction(|| store.savepoint(|| -> anyhow::Result<()> { panic!("{SECRET}") })).unwrap_err();
    std::panic::set_hook(quiet);
    assert!(!format!("{error:#}").contains(SECRET));
}
