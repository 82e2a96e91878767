//! Deadlines in players' calendars: the files, and invitations that update automatically.
//!
//! `tests/calendars/*.ics` are files as sent, except for their line ends. `UPDATE=1 cargo test calendars` rewrites them. Python's icalendar
//! reads every one.
use crate::program::python;
use crate::world::World;
use chancery::mail::compose::compose;
use chancery::mail::ics::{self, CalendarEvent, Method};
use chancery::mail::sink::{Kind, Mail};
use jiff::{SignedDuration, Timestamp};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Compares a text with the golden one.
fn is_golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/calendars").join(name);
    let shown = text.replace("\r\n", "\n");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, shown).unwrap();
        return;
    }
    assert_eq!(shown, std::fs::read_to_string(path).unwrap_or_default(), "{name}: UPDATE=1 writes it anew");
}

/// The entries that Python's icalendar finds in files, by file name; empty if it is not installed.
fn read_by_python<'a>(files: impl IntoIterator<Item = (String, &'a str)>) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    for (name, file) in files {
        std::fs::write(folder.path().join(format!("{name}.ics")), file).unwrap();
    }
    let said = python("icalendar", "calendars.py", folder.path()).unwrap_or_default();
    said.lines().map(str::to_owned).collect()
}

fn entry() -> CalendarEvent {
    CalendarEvent {
        uid: "4.1.17@example.org".to_owned(),
        sequence: 2,
        at: "2026-11-24T23:30:00Z".parse().unwrap(),
        summary: "demo: orders for S1901M".to_owned(),
        description: "Orders are due.\nLate orders are taken until then.".to_owned(),
        organizer: "Chancery".to_owned(),
        from: "judge+calendar@example.org".to_owned(),
    }
}

#[test]
fn other_peoples_text_stays_text() {
    let written = "2026-11-21T12:00:00Z".parse().unwrap();
    let long =
        "Ein sehr langer Name, für den eine Zeile nicht reicht: 外交ゲームの締め切り、外交ゲームの締め切り、外交";
    let hostile = CalendarEvent {
        summary: format!("x;y,z\\d\r\nATTENDEE:mailto:eve@example.org\u{7}\u{2028} {long}"),
        description: "END:VEVENT\nEND:VCALENDAR\n\"BEGIN:VALARM\\\n\n".to_owned(),
        organizer: "Judge\";CN=Eve:\r\nX-EVIL:1".to_owned(),
        from: "judge+calendar%40x?bcc=eve@example.org".to_owned(),
        ..entry()
    };
    let files = [
        ("plain", entry(), Method::Publish),
        ("invited", entry(), Method::Request),
        ("cancelled", entry(), Method::Cancel),
        ("hostile", hostile, Method::Request),
    ];
    let files = files.map(|(name, entry, method)| (name, ics::file(&entry, method, "ann@example.org", written)));
    for (name, file) in &files {
        assert!(file.split_terminator("\r\n").all(|line| !line.contains(['\r', '\n']) && line.len() <= 75), "{file}");
        is_golden(&format!("{name}.ics"), file);
    }
    let read = read_by_python(files.iter().map(|(name, file)| ((*name).to_owned(), file.as_str())));
    if read.is_empty() {
        return;
    }
    let at = "2026-11-24T23:30:00Z";
    let told = "'demo: orders for S1901M'|'Orders are due.\\nLate orders are taken until then.'";
    let ann = "mailto:ann@example.org?FALSE";
    let judge = "mailto:judge+calendar@example.org";
    assert_eq!(
        read,
        [
            format!("cancelled|CANCEL|4.1.17@example.org|2|{at}|CANCELLED|TRANSPARENT|{ann}|{judge}|[]|{told}"),
            format!(
                "hostile|REQUEST|4.1.17@example.org|2|{at}|CONFIRMED|TRANSPARENT|{ann}|mailto:judge+calendar%2540x%3Fbcc=eve@example.org|['-1 day, 21:00:00']|\
                 'x;y,z\\\\d\\nATTENDEE:mailto:eve@example.org {long}'|'END:VEVENT\\nEND:VCALENDAR\\n\"BEGIN:VALARM\\\\'"
            ),
            format!(
                "invited|REQUEST|4.1.17@example.org|2|{at}|CONFIRMED|TRANSPARENT|{ann}|{judge}|['-1 day, 21:00:00']|{told}"
            ),
            format!(
                "plain|PUBLISH|4.1.17@example.org|2|{at}|CONFIRMED|TRANSPARENT|-|{judge}|['-1 day, 21:00:00']|{told}"
            ),
        ]
    );
}

/// A calendar file as a program reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Read {
    method: String,
    uid: String,
    sequence: u32,
    at: Timestamp,
    text: String,
}

fn read(file: &str) -> Read {
    let text = file.replace("\r\n ", "");
    let value = |name: &str| {
        let line = text.lines().find(|line| line.split([':', ';']).next() == Some(name));
        line.and_then(|line| line.split_once(':')).unwrap_or_else(|| panic!("no {name} in {text}")).1.to_owned()
    };
    let at = jiff::civil::DateTime::strptime("%Y%m%dT%H%M%SZ", value("DTSTART")).unwrap();
    Read {
        method: value("METHOD"),
        uid: value("UID"),
        sequence: value("SEQUENCE").parse().unwrap(),
        at: at.to_zoned(jiff::tz::TimeZone::UTC).unwrap().timestamp(),
        text,
    }
}

/// The calendar files attached to an e-mail.
fn files_of(mail: &Mail) -> Vec<(Kind, String)> {
    let of_calendars = |kind| matches!(kind, Kind::Calendar | Kind::Invitation | Kind::Cancellation);
    let files = mail.attachments.iter().filter(|file| of_calendars(file.kind));
    files.map(|file| (file.kind, String::from_utf8(file.bytes.to_vec()).unwrap())).collect()
}

/// The game `demo`, and the calendars of everyone who gets its e-mails: each adds, moves and removes entries as RFC 5546 says.
struct Office {
    world: World,
    calendars: BTreeMap<String, BTreeMap<String, Read>>,
    /// All files, in order of arrival.
    files: Vec<String>,
    told: String,
}

const JUDGE: &str = "judge@example.org";
const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const MAX: &str = "max@example.org";

impl Office {
    fn new() -> Self {
        Self { world: World::with_games(), calendars: BTreeMap::new(), files: Vec::new(), told: String::new() }
    }

    fn write(&mut self, from: &str, lines: &str) {
        self.told += &format!("\n{from}: {}\n", lines.replace('\n', " | "));
        self.world.write(from, JUDGE, "", lines);
        self.take_in();
    }

    /// Lets a minute pass, with the judge's once-a-minute work.
    fn minute(&mut self) {
        let next = self.world.now + SignedDuration::from_mins(1);
        self.world.run_to(next);
        self.world.work().heartbeat().unwrap();
        self.told += "(a minute)\n";
        self.take_in();
    }

    /// Puts each new file into its reader's calendar.
    fn take_in(&mut self) {
        for mail in self.world.mail() {
            self.take_in_one(&mail);
        }
    }

    fn take_in_one(&mut self, mail: &Mail) {
        let refused = mail.body.lines().filter(|line| line.starts_with("*** "));
        refused.for_each(|line| self.told += &format!("  {line}\n"));
        for (kind, file) in files_of(mail) {
            if kind == Kind::Calendar {
                continue;
            }
            let read = read(&file);
            assert!(file.replace("\r\n ", "").contains(&format!("RSVP=FALSE:mailto:{}\r\n", mail.to)), "{file}");
            assert_eq!(file.matches("mailto:").count(), 2, "the judge, and the reader alone: {file}");
            self.told += &format!(
                "  {:<16} {:<7} {} #{} {}  {}\n",
                mail.to, read.method, read.uid, read.sequence, read.at, mail.subject
            );
            self.files.push(file);
            let calendar = self.calendars.entry(mail.to.clone()).or_default();
            let known = calendar.get(&read.uid).map_or(0, |known| known.sequence);
            assert!(known < read.sequence, "{} is told nothing new: {read:?}", mail.to);
            calendar.insert(read.uid.clone(), read);
        }
    }

    /// The future entries in a person's calendar.
    fn ahead(&self, reader: &str) -> Vec<Timestamp> {
        let entries = self.calendars.get(reader).into_iter().flatten();
        let stand = entries.filter(|(_, entry)| entry.method == "REQUEST" && self.world.now < entry.at);
        stand.map(|(_, entry)| entry.at).collect()
    }

    fn deadline(&self) -> Vec<Timestamp> {
        self.world.store.game_named("demo").unwrap().unwrap().deadline.into_iter().collect()
    }

    /// Checks that the deadline is the only entry in these calendars, and that all others are empty.
    fn only(&self, readers: &[&str]) {
        for reader in self.calendars.keys() {
            let right = if readers.contains(&reader.as_str()) { self.deadline() } else { Vec::new() };
            assert_eq!(self.ahead(reader), right, "{reader}\n{}", self.told);
        }
        assert!(readers.iter().all(|reader| self.calendars.contains_key(*reader)), "{}", self.told);
    }
}

const ALL_HOLD: [(&str, &str); 7] = [
    ("ann", "SIGN ON ademo secret\nA VIE H\nA BUD H\nF TRI H"),
    ("eve", "SIGN ON edemo secret\nF LON H\nF EDI H\nA LVP H"),
    ("fred", "SIGN ON fdemo secret\nA PAR H\nA MAR H\nF BRE H"),
    ("gus", "SIGN ON gdemo secret\nA BER H\nA MUN H\nF KIE H"),
    ("ida", "SIGN ON idemo secret\nA ROM H\nA VEN H\nF NAP H"),
    ("rob", "SIGN ON rdemo secret\nA WAR H\nA MOS H\nF SEV H\nF STP/SC H"),
    ("tom", "SIGN ON tdemo secret\nA CON H\nA SMY H\nF ANK H"),
];

#[test]
fn a_calendar_always_shows_the_valid_deadline() {
    let mut office = Office::new();
    office.write(EVE, "SIGN ON edemo secret\nSET TIMEZONE Europe/London");
    for reader in [ANN, EVE, MAX] {
        office.write(reader, "SET CALENDAR INVITE");
    }
    office.minute();
    office.only(&[ANN, EVE, MAX]);

    // The deadline moves twice. Two changes within a minute are one.
    office.write(MAX, "SIGN ON mdemo secret\nSET DEADLINE 27 Nov 2026 20:00");
    office.minute();
    office.only(&[ANN, EVE, MAX]);
    let n = office.files.len();
    office
        .write(MAX, "SIGN ON mdemo secret\nSET DEADLINE 28 Nov 2026 20:00\nSET COMMENT x\\nEND:VEVENT;Austria is Ann");
    office.write(MAX, "SIGN ON mdemo secret\nSET GRACE 5 Dec 2026 20:00\nSET DEADLINE 30 Nov 2026 20:00");
    office.minute();
    assert_eq!(office.files.len(), n + 3);
    office.only(&[ANN, EVE, MAX]);

    // The turn runs early.
    for (who, orders) in ALL_HOLD {
        office.write(&format!("{who}@example.org"), orders);
    }
    office.write(MAX, "SIGN ON mdemo secret\nPROCESS");
    office.minute();
    office.only(&[ANN, EVE, MAX]);

    // A pause and its end; back to the first turn, which has its own entry again.
    office.write(MAX, "SIGN ON mdemo secret\nPAUSE");
    office.minute();
    office.only(&[]);
    office.write(MAX, "SIGN ON mdemo secret\nRESUME");
    office.minute();
    office.only(&[ANN, EVE, MAX]);
    office.write(MAX, "SIGN ON mdemo secret\nROLLBACK 1");
    office.minute();
    office.only(&[ANN, EVE, MAX]);

    // One player leaves, and another replaces them.
    office.write(ANN, "SIGN ON ademo secret\nRESIGN demo");
    office.minute();
    office.only(&[EVE, MAX]);
    office.write("bob@example.org", "SET CALENDAR INVITE");
    office.write("bob@example.org", "SIGN ON ademo other");
    office.minute();
    office.only(&["bob@example.org", EVE, MAX]);

    // The judge is paused: entries wait for it, but no alarm rings for nothing.
    let n = office.files.len();
    office.write("keeper@example.org", "PAUSE JUDGE\nEND");
    office.minute();
    assert_eq!(office.files.len(), n);
    office.world.now = office.deadline()[0] - SignedDuration::from_hours(4) - SignedDuration::from_secs(30);
    office.minute();
    office.only(&[]);
    office.write("keeper@example.org", "RESUME JUDGE");
    office.minute();
    office.only(&["bob@example.org", EVE, MAX]);

    // The judge is down at the deadline.
    let n = office.files.len();
    let down_until = office.deadline()[0] + SignedDuration::from_hours(2);
    office.told += "\n(the judge is down)\n";
    office.world.sleep_until(down_until);
    office.minute();
    assert_eq!(office.files.len(), n + 3);
    office.only(&["bob@example.org", EVE, MAX]);
    // Past entries stay: the turn runs at its deadline, and the next one has none of its orders.
    office.told += "\n(the deadline comes)\n";
    let n = office.files.len();
    office.world.run_to(office.deadline()[0] + SignedDuration::from_mins(1));
    office.minute();
    assert!(office.files[n..].iter().all(|file| read(file).method == "REQUEST"), "{}", office.told);
    office.only(&["bob@example.org", EVE, MAX]);
    let n = office.files.len();
    office.told += "\n(the deadline comes, and somebody is late)\n";
    office.world.run_to(office.deadline()[0] + SignedDuration::from_hours(1));
    office.minute();
    assert_eq!(office.files.len(), n, "{}", office.told);

    // One invitation is enough for both. The game ends.
    office.write(MAX, "SIGN ON mdemo secret\nPROCESS");
    office.minute();
    office.only(&["bob@example.org", EVE, MAX]);
    office.write(EVE, "SET CALENDAR OFF");
    office.only(&["bob@example.org", MAX]);
    office.write(MAX, "SIGN ON mdemo secret\nTERMINATE demo");
    office.minute();
    office.only(&[]);

    assert!(office.files.iter().all(|file| !file.contains("Austria")), "no power, and no comment");
    is_golden("story.txt", office.told.trim_start());
    let names = (0..).map(|n| format!("{n:03}"));
    let found = read_by_python(names.zip(office.files.iter().map(String::as_str)));
    for (found, file) in found.iter().zip(&office.files) {
        let Read { method, uid, sequence, at, .. } = read(file);
        let status = if method == "CANCEL" { "CANCELLED" } else { "CONFIRMED" };
        assert!(found.contains(&format!("|{method}|{uid}|{sequence}|{at}|{status}|TRANSPARENT|")), "{found}\n{file}");
    }
    assert!(found.is_empty() || found.len() == office.files.len());
}

#[test]
fn an_invitation_comes_with_the_results_for_those_who_want_it() {
    let mut office = Office::new();
    for reader in [ANN, EVE] {
        office.write(reader, "SET FORMAT HTML\nSET CALENDAR INVITE WITH RESULTS");
    }
    office.minute();
    office.only(&[ANN, EVE]);
    for (who, orders) in ALL_HOLD {
        office.write(&format!("{who}@example.org"), orders);
    }
    office.world.write(MAX, JUDGE, "", "SIGN ON mdemo secret\nPROCESS");
    let sent = office.world.mail();
    let results = sent.iter().find(|mail| mail.to == ANN).unwrap();
    let entry = read(&files_of(results)[0].1);
    assert_eq!((entry.method.as_str(), entry.at), ("REQUEST", office.deadline()[0]));
    let bytes = String::from_utf8(compose(&office.world.judge.letterhead(), results).unwrap()).unwrap();
    let order = ["multipart/alternative", "text/plain", "text/html", "text/calendar; charset=utf-8; method=REQUEST"];
    let at: Vec<usize> =
        order.iter().map(|kind| bytes.find(kind).unwrap_or_else(|| panic!("{kind}: {bytes}"))).collect();
    assert!(at.is_sorted(), "{at:?}");
    assert!(!bytes.contains("multipart/mixed"), "Outlook does not act on a calendar there: {bytes}");
    for mail in sent {
        office.take_in_one(&mail);
    }
    office.only(&[ANN, EVE]);

    // A minute later there is nothing more to say; a pause takes the entry out, and its end brings it back.
    let n = office.files.len();
    office.minute();
    assert_eq!(office.files.len(), n, "{}", office.told);
    office.write(MAX, "SIGN ON mdemo secret\nPAUSE");
    office.only(&[]);
    office.write(MAX, "SIGN ON mdemo secret\nRESUME");
    office.only(&[ANN, EVE]);

    // A notice of another deadline brings it, too; for those without WITH RESULTS there is an e-mail of its own.
    office.write(ANN, "SET CALENDAR INVITE");
    office.write(MAX, "SIGN ON mdemo secret\nSET DEADLINE 5 Dec 2026 20:00");
    assert_eq!(office.ahead(EVE), office.deadline());
    assert_ne!(office.ahead(ANN), office.deadline());
    office.minute();
    office.only(&[ANN, EVE]);
    let of_turns = ["S1901M", "F1901M"].map(|turn| office.files.iter().filter(|file| file.contains(turn)).count());
    assert!(of_turns.iter().all(|n| 0 < *n), "{}", office.told);
    let uids: BTreeSet<String> = office.files.iter().map(|file| read(file).uid).collect();
    assert_eq!(uids.len(), 2, "one entry for each seat: {uids:?}");
}

#[test]
fn an_invitation_is_a_separate_email_and_its_reply_is_a_robots() {
    let mut world = World::with_games();
    world.mail();
    world.write(ANN, JUDGE, "", "SET CALENDAR INVITE");
    let mails = world.mail();
    let invitation = mails.iter().find(|mail| !files_of(mail).is_empty()).unwrap();
    let bytes = String::from_utf8(compose(&world.judge.letterhead(), invitation).unwrap()).unwrap();
    is_golden("invitation.eml", &bytes);
    assert_eq!(bytes, String::from_utf8(compose(&world.judge.letterhead(), invitation).unwrap()).unwrap());
    // The reply address proves nothing, and calendars' replies get no reply, at any address.
    let file = files_of(invitation).remove(0).1;
    let organizer = file.lines().find_map(|line| line.strip_prefix("ORGANIZER;CN=\"CHANCERY\":mailto:")).unwrap();
    assert_eq!(organizer, "judge+calendar@example.org");
    for to in [organizer, JUDGE, invitation.reply_to.as_deref().unwrap()] {
        let answer = format!(
            "From: ann@example.org\nTo: {to}\nSubject: Accepted\nMessage-ID: <{}@x>\nContent-Type: multipart/alternative; boundary=b\n\n--b\n\nYes\nSET WAIT\n--b\nContent-Type: text/calendar; method=REPLY\n\nBEGIN:VCALENDAR\n--b--\n",
            to.len()
        );
        world.deliver(answer.as_bytes());
        assert_eq!(world.mail(), [], "{to}");
    }
    // A person who writes there gets a reply.
    world.write(ANN, organizer, "", "LIST demo");
    assert_eq!(world.mail().len(), 1);
}

#[test]
fn each_email_with_a_deadline_includes_a_calendar_file() {
    let mut world = World::with_games();
    world.mail();
    world.write(EVE, JUDGE, "", "SET CALENDAR FILE");
    assert!(world.mail().iter().all(|mail| files_of(mail).is_empty()), "there is no letter of its own");
    let mut brought = Vec::new();
    let mut say = |world: &mut World, what: &str| {
        world.work().heartbeat().unwrap();
        let mails = world.mail();
        assert!(mails.iter().filter(|mail| mail.to != EVE).all(|mail| files_of(mail).is_empty()));
        for mail in mails.iter().filter(|mail| mail.to == EVE) {
            let files = files_of(mail);
            assert!(files.iter().all(|(kind, _)| *kind == Kind::Calendar));
            let read = files.iter().map(|(_, file)| read(file));
            let read: Vec<_> = read.map(|read| format!("{} #{} {}", read.uid, read.sequence, read.at)).collect();
            brought.push(format!("{what}: {} {}", mail.subject.trim_start_matches("CHANCERY:"), read.join(", ")));
        }
        mails.into_iter().find(|mail| mail.to == EVE)
    };
    world.write(MAX, JUDGE, "", "SIGN ON mdemo secret\nSET DEADLINE 27 Nov 2026 20:00");
    say(&mut world, "moved");
    world.write(ANN, JUDGE, "", "SIGN ON ademo secret\nPRESS TO E\nHello.\nENDPRESS");
    say(&mut world, "press");
    world.run_to("2026-11-26T21:00:00Z".parse().unwrap());
    say(&mut world, "near");
    world.run_to("2026-11-27T21:00:00Z".parse().unwrap());
    say(&mut world, "late");
    for (who, orders) in ALL_HOLD {
        world.write(&format!("{who}@example.org"), JUDGE, "", orders);
    }
    world.mail();
    world.write(MAX, JUDGE, "", "SIGN ON mdemo secret\nPROCESS");
    let results = say(&mut world, "results").unwrap();
    assert_eq!(
        brought,
        [
            "moved: demo - S1901M Deadline moved 1.3@example.org #1 2026-11-27T20:00:00Z",
            "press: demo - S1901M Austria to England ",
            "near: demo - S1901M Reminder 1.3@example.org #1 2026-11-27T20:00:00Z",
            "late: demo - S1901M Your orders are late ",
            "results: demo - S1901M Results 1.3@example.org #2 2026-11-30T23:30:00Z",
        ]
    );
    let bytes = String::from_utf8(compose(&world.judge.letterhead(), &results).unwrap()).unwrap();
    assert!(bytes.contains("Content-Type: application/ics\r\n") && !bytes.contains("text/calendar"), "{bytes}");
    // A player changes their mind: their entries come by invitation, and then stop.
    world.write(EVE, JUDGE, "", "SET CALENDAR INVITE");
    let kinds = |world: &mut World| {
        let mails = world.mail();
        mails.iter().flat_map(files_of).map(|(_, file)| read(&file)).map(|read| read.method).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&mut world), ["REQUEST"]);
    world.write(EVE, JUDGE, "", "SET CALENDAR FILE");
    assert_eq!(kinds(&mut world), ["CANCEL"]);
}
