//! Bounce reports and their look-alikes: shapes made from `tests/bounces`.
use chancery_mail::bounce::Bounce;
use chancery_mail::inbound::{JudgeAddress, Letter, read};
use std::collections::{BTreeMap, BTreeSet};

const JUDGE: &str = "judge@example.org";
/// The tokens of the undelivered e-mail, as `identity::Tokens` makes them: in its Message-ID and in its return path.
const TOKEN: &str = "mabcdefghijkmnpqrstuvwxyz2345";
const BACK: &str = "babcdefghijkmnpqrstuvwxyz2345";
const TO: &str = "gone@example.com";

/// The judge's e-mail as sent. Its text speaks of bounces and failures, as e-mails about a war do.
fn original() -> String {
    format!(
        "From: CHANCERY <{JUDGE}>\nTo: {TO}\nSubject: CHANCERY:demo - S1901M Results\nMessage-ID: <{TOKEN}@example.org>\nAuto-Submitted: auto-generated\nX-Chancery-Loop: example.org\nContent-Type: text/plain\n\n:: Judge: CHANCERY  Game: demo\n\nAustria: Army Budapest -> Rumania.  (*bounce*)\nThe support failed. I am out of the office, said the sultan: it is not yet been delivered.\n"
    )
}

/// A report, or another e-mail: its name, its fields and its text.
#[derive(Clone)]
struct Case {
    name: String,
    fields: BTreeMap<String, String>,
    text: String,
}

impl Case {
    fn field<'a>(&'a self, name: &str, default: &'a str) -> &'a str {
        self.fields.get(name).map_or(default, String::as_str)
    }
}

/// The pieces of a file, each below a line `== name`.
fn pieces(file: &str) -> Vec<(String, String)> {
    let path = format!("{}/tests/bounces/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let pieces = text.split("\n== ").skip(1).map(|piece| {
        let (name, rest) = piece.split_once('\n').unwrap();
        (name.to_owned(), rest.to_owned())
    });
    pieces.collect()
}

fn cases(file: &str) -> Vec<Case> {
    let cases = pieces(file).into_iter().map(|(name, rest)| {
        let (head, text) = rest.split_once("\n\n").unwrap();
        let field = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_owned(), value.to_owned()));
        let fields = head.lines().map(|line| field(line).unwrap_or_else(|| panic!("{name}: {line}"))).collect();
        Case { name, fields, text: text.trim_end().to_owned() }
    });
    cases.collect()
}

/// The bytes of a case in a frame, in its charset.
fn bytes(case: &Case, frame: &str) -> Vec<u8> {
    let original = original();
    let head = original.split("\n\n").next().unwrap();
    let quoted: String = original.lines().map(|line| format!("> {line}\n")).collect();
    let id = format!("<{TOKEN}@example.org>");
    let charset = case.field("Charset", "utf-8");
    let text = [
        ("{text}", case.text.as_str()),
        ("{from}", case.field("From", "")),
        ("{subject}", case.field("Subject", "")),
        ("{charset}", charset),
        ("{action}", case.field("Action", "failed")),
        ("{code}", case.field("Code", "5.0.0")),
        ("{judge}", JUDGE),
        ("{verp}", &format!("judge+{BACK}@example.org")),
        ("{original}", &original),
        ("{head}", head),
        ("{quoted}", &quoted),
        ("{base64}", &base64(original.as_bytes())),
        ("{id}", &id),
        ("{bare}", id.trim_matches(['<', '>'])),
        ("{to}", TO),
    ]
    .iter()
    .fold(frame.to_owned(), |text, (name, value)| text.replace(name, value));
    let encoding = encoding_rs::Encoding::for_label(charset.as_bytes()).unwrap();
    encoding.encode(&text).0.into_owned()
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let group = |three: &[u8]| -> String {
        let bits = (0..3).fold(0, |bits, i| bits << 8 | u32::from(three.get(i).copied().unwrap_or(0)));
        let letter = |i: usize| match i <= three.len() {
            true => char::from(LETTERS[(bits >> (18 - 6 * i)) as usize & 63]),
            false => '=',
        };
        (0..4).map(letter).collect()
    };
    let all: String = bytes.chunks(3).map(group).collect();
    all.as_bytes().chunks(76).map(|line| String::from_utf8_lossy(line) + "\n").collect()
}

/// Every case of a file in each of its frames: its name and the parsed result.
fn read_all(file: &str) -> Vec<(Case, String, Letter)> {
    let frames: BTreeMap<String, String> = pieces("frames.txt").into_iter().collect();
    let judge = JudgeAddress { address: JUDGE.to_owned(), ..JudgeAddress::default() };
    let mut all = Vec::new();
    for case in cases(file) {
        for name in case.field("In", "").split_whitespace() {
            all.push((case.clone(), name.to_owned(), read(&bytes(&case, &frames[name]), &judge)));
        }
    }
    all
}

/// Returns whether the e-mail came to the return path of ours.
fn came_back(letter: &Letter) -> bool {
    letter.details.iter().any(|detail| detail == BACK)
}

/// Returns whether the report identifies which of our e-mails it is about.
fn tells_which(letter: &Letter, bounce: &Bounce) -> bool {
    bounce.ids.contains(&format!("<{TOKEN}@example.org>")) || came_back(letter)
}

#[test]
fn nearly_all_of_200_report_shapes_are_recognised() {
    let all = read_all("reports.txt");
    assert!(200 <= all.len(), "only {} shapes", all.len());
    let is_right = |case: &Case, letter: &Letter| {
        let bounce = letter.bounce.as_ref();
        let is_final = !case.fields.contains_key("Result");
        bounce.is_some_and(|bounce| bounce.hard == is_final && tells_which(letter, bounce))
    };
    let wrong: Vec<String> = all
        .iter()
        .filter(|(case, _, letter)| !is_right(case, letter))
        .map(|(case, frame, letter)| format!("{} ({frame}): {:?} {:?}", case.name, letter.robot, letter.bounce))
        .collect();
    eprintln!("{} of {} shapes recognised", all.len() - wrong.len(), all.len());
    assert!(
        wrong.len() * 20 <= all.len(),
        "{} of {} are not recognised:\n{}",
        wrong.len(),
        all.len(),
        wrong.join("\n")
    );
    // A report is valid if it came to the return path, and conclusive if its envelope has no sender. The rest are forwards by people,
    // replies by programs, filter notices from their own addresses, and reports that say nothing of the envelope.
    let (mut half, mut not) = (BTreeSet::new(), BTreeSet::new());
    for (_, frame, letter) in &all {
        match &letter.bounce {
            Some(bounce) if came_back(letter) && !bounce.from_nobody => half.insert(frame.as_str()),
            Some(_) if !came_back(letter) => not.insert(frame.as_str()),
            _ => continue,
        };
    }
    assert_eq!(
        (Vec::from_iter(half), Vec::from_iter(not)),
        (vec!["headers", "verp-of-nobody"], vec!["answer", "passed-on", "receipt"])
    );
    // The judge neither runs a line of a report nor replies to it.
    for (case, frame, letter) in &all {
        assert!(letter.robot.is_some() || letter.bounce.is_none(), "{} ({frame})", case.name);
    }
}

#[test]
fn no_other_email_counts_as_a_report() {
    let all = read_all("others.txt");
    assert!(60 <= all.len(), "only {} shapes", all.len());
    let wrong: Vec<String> = all
        .iter()
        .filter(|(_, _, letter)| letter.bounce.is_some())
        .map(|(case, frame, letter)| format!("{} ({frame}): {:?}", case.name, letter.bounce))
        .collect();
    assert!(wrong.is_empty(), "{} of {} count as reports:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

#[test]
fn a_report_names_the_unreached_recipients() {
    let all = read_all("reports.txt");
    let of = |name: &str| {
        let found = all.iter().find(|(case, frame, _)| case.name == "Postfix, nobody there" && frame == name);
        found.unwrap().2.bounce.clone().unwrap()
    };
    assert_eq!((of("standard").status.as_deref(), of("standard").recipients), (Some("5.1.1"), vec![TO.to_owned()]));
    // Of several recipients, only the ones it failed to reach.
    assert_eq!(of("several").recipients, [TO, "three@example.com"]);
    // The address we wrote to, not the address it forwards to.
    assert_eq!(of("standard-headers").recipients, [TO]);
    assert_eq!(of("no-status").status.as_deref(), Some("5.1.1"), "the words say it");
}
