//! Deadlines in the calendars of players: the files, and the invitations that move by themselves.
//!
//! `tests/calendars/*.ics` are files as they are sent, but for their line ends; `UPDATE=1 cargo test calendars` writes them anew.
//! Python's icalendar reads every one.
use crate::program::python;
use chancery::mail::ics::{self, Entry, Method};
use std::path::Path;

/// Compares a file with the one that is kept.
fn is_golden(name: &str, file: &str) {
    assert!(file.split_terminator("\r\n").all(|line| !line.contains(['\r', '\n']) && line.len() <= 75), "{file}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/calendars").join(format!("{name}.ics"));
    let shown = file.replace("\r\n", "\n");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, shown).unwrap();
        return;
    }
    assert_eq!(shown, std::fs::read_to_string(path).unwrap_or_default(), "{name}: UPDATE=1 writes it anew");
}

/// What Python's icalendar finds in files, by their names; nothing, if it is not here.
fn read_by_python<'a>(files: impl IntoIterator<Item = (String, &'a str)>) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    for (name, file) in files {
        std::fs::write(folder.path().join(format!("{name}.ics")), file).unwrap();
    }
    let said = python("icalendar", "calendars.py", folder.path()).unwrap_or_default();
    said.lines().map(str::to_owned).collect()
}

fn entry() -> Entry {
    Entry {
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
fn what_others_have_written_stays_text() {
    let written = "2026-11-21T12:00:00Z".parse().unwrap();
    let long =
        "Ein sehr langer Name, für den eine Zeile nicht reicht: 外交ゲームの締め切り、外交ゲームの締め切り、外交";
    let hostile = Entry {
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
    files.iter().for_each(|(name, file)| is_golden(name, file));
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
                "hostile|REQUEST|4.1.17@example.org|2|{at}|CONFIRMED|TRANSPARENT|{ann}|mailto:judge+calendar%2540x%3Fbcc=eve@example.org|['-1 day, 21:00:00']|{}|{}",
                format!("'x;y,z\\\\d\\nATTENDEE:mailto:eve@example.org {long}'"),
                "'END:VEVENT\\nEND:VCALENDAR\\n\"BEGIN:VALARM\\\\'",
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
