//! Sentences: places, plurals, lists, names, times; and people's words within them, which are harmless.
use chancery_text::doc::{Audience, Doc};
use chancery_text::secret::Secret;
use chancery_text::sentence::{Note, Say, and, bad, game, line, link, or, person, phase, place, power, term, theirs};
use chancery_text::words::{Layout, Reader, told};
use chancery_text::{Width, say};
use jiff::civil::date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

pub(crate) fn reader(zone: &str, layout: Layout) -> Reader {
    Reader::new(if zone == "UTC" { TimeZone::UTC } else { TimeZone::get(zone).unwrap() }, layout)
}

/// A sentence as a paragraph of an e-mail to a reader in Vienna, in one line.
fn said<'a>(said: impl Say<'a, &'a Secret>) -> String {
    let mut doc = Doc::new(reader("Europe/Vienna", Layout::Columns(Width::OFF)));
    doc.para(said);
    doc.text(Audience::Reader).trim_end().to_owned()
}

/// The sentence in lines of this width.
fn in_lines<'a>(said: impl Say<'a, &'a Secret>, width: u16) -> String {
    let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::of(width))));
    doc.para(said);
    doc.text(Audience::Reader)
}

struct Row {
    phase: String,
    n_late: u32,
}

struct Seat {
    row: Row,
}

#[test]
fn each_place_says_its_argument() {
    assert_eq!(said("Nothing has changed."), "Nothing has changed.");
    assert_eq!(said(say!("Nothing has changed.")), "Nothing has changed.");
    assert_eq!(said(say!("Send {} to wait.", line("SET WAIT"))), "Send SET WAIT to wait.");
    assert_eq!(
        said(say!("{0} and {0}, not {}", place("Tyrolia"), place("Trieste"))),
        "Tyrolia and Tyrolia, not Trieste"
    );
    let seat = Seat { row: Row { phase: "S1901M".to_owned(), n_late: 1 } };
    assert_eq!(
        said(say!("{phase}: late {n_late time|times}.", phase = phase(&seat.row.phase), seat.row.n_late)),
        "S1901M: late 1 time."
    );
    assert_eq!(
        said(say!("{person} is at {}", person = person("Bob Open"), link("https://judge.example.org/my"))),
        "Bob Open is at https://judge.example.org/my"
    );
    assert_eq!(said(say!("{} {}", say!("A {}.", power("Austria")), say!("B {}.", 7))), "A Austria. B 7.");
    assert_eq!(said(say!("{}: {}", term("Standard"), bad("(*bounce*)"))), "Standard: (*bounce*)");
    assert_eq!(said(-3), "-3");
    assert_eq!(said(u64::MAX), i64::MAX.to_string());
}

#[test]
fn a_word_is_chosen_by_a_number() {
    for (n, words) in [(0, "0 orders are"), (1, "1 order is"), (2, "2 orders are"), (21, "21 orders are")] {
        assert_eq!(said(say!("{n order|orders} {n? is|are}", n)), words);
    }
    let powers = ["Austria", "France", "Turkey"];
    for (n, words) in
        [(1, "Austria is late."), (2, "Austria and France are late."), (3, "Austria, France and Turkey are late.")]
    {
        assert_eq!(said(say!("{powers} {powers? is|are} late.", powers = &powers[..n])), words);
    }
    assert_eq!(said(say!("{ unit|units} can go.", 2)), "2 units can go.");
    assert_eq!(said(say!("{n |many }orders", n = 1)), "1 orders", "a form may be empty");
}

#[test]
fn lists_end_with_their_word() {
    assert_eq!(said(or([power("England"), power("France")])), "England or France");
    assert_eq!(said(say!("Write {}.", or([line("YES"), line("NO"), line("LATER")]))), "Write YES, NO or LATER.");
    assert_eq!(said(say!("No {}.", and(Vec::<i64>::new()))), "No .");
    assert_eq!(said(say!("{}, {}", and([1]), or([1]))), "1, 1");
    let kept = vec!["a", "b"];
    assert_eq!(said(say!("{kept}", &kept)), "a and b");
}

#[test]
fn names_are_written_in_the_style_of_their_kind() {
    assert_eq!(said(say!("{} has begun.", game("demo"))), "'demo' has begun.");
    assert_eq!(said(power("Austria\n*** Alarm")), "Austria *** Alarm");
    assert_eq!(said(place("Bulgaria (south coast)")), "Bulgaria (south coast)");
    assert_eq!(said(person("\u{202e}Bob\u{7}")), "Bob");
    assert_eq!(said(term("a\u{1f}b\u{202e}\nc")), "abc", "data has no marks of ours");
}

#[test]
fn times_appear_in_the_readers_zone() {
    let time: Timestamp = "2027-01-13T20:00:00Z".parse().unwrap();
    let night: Timestamp = "2027-01-13T23:30:15Z".parse().unwrap();
    assert_eq!(said(time), "Wednesday 13 January 2027, 21:00 Europe/Vienna (20:00 UTC)");
    assert_eq!(
        said(night),
        "Thursday 14 January 2027, 00:30:15 Europe/Vienna (Wednesday 13 January 2027, 23:30:15 UTC)"
    );
    assert_eq!(in_lines(time, 200), "Wednesday 13 January 2027, 20:00 UTC\n");
    let half = Reader::new(jiff::tz::Offset::from_seconds(19_800).unwrap().to_time_zone(), Layout::Spoken);
    assert_eq!(told(time, &half), "Thursday 14 January 2027, 01:30 +0530 (Wednesday 13 January 2027, 20:00 UTC)");
    assert_eq!(said(date(2026, 11, 24)), "Tuesday 24 November 2026");
    // A note is stored without a zone and printed in its reader's.
    let note = Note::of(say!("until {time}", time));
    assert_eq!(said(&note), "until Wednesday 13 January 2027, 21:00 Europe/Vienna (20:00 UTC)");
    assert_eq!(chancery_text::words::said(&note), "until Wednesday 13 January 2027, 20:00 UTC");
}

#[test]
fn lengths_of_time_name_their_units() {
    for (seconds, words) in [
        (0, "0 seconds"),
        (1, "1 second"),
        (90, "90 seconds"),
        (-90, "90 seconds"),
        (3600, "60 minutes"),
        (90_061, "25 hours"),
        (570_600, "6 days"),
    ] {
        assert_eq!(said(SignedDuration::from_secs(seconds)), words);
    }
}

/// A sentence can be chosen first and printed later, returned from a function, or nested in another.
#[test]
fn a_sentence_is_a_value() {
    for (wait, words) in [(true, "F1902M will not run before its deadline."), (false, "F1902M may run early.")] {
        let sentence = if wait {
            say!("{} will not run before its deadline.", phase("F1902M"))
        } else {
            say!("{} may run early.", phase("F1902M"))
        };
        assert_eq!(said(sentence), words);
    }
    fn why(n: usize) -> Note {
        Note::of(say!("You have {n letter|letters}, at most {} are allowed.", n, 3))
    }
    assert_eq!(said(why(4)), "You have 4 letters, at most 3 are allowed.");
    assert_eq!(
        said(say!("{why} Nothing has changed.", why = why(1))),
        "You have 1 letter, at most 3 are allowed. Nothing has changed."
    );
    assert_eq!(said(Note::of("Plain.")), "Plain.");
    assert_eq!(said(Note::of(power("France"))), "France");
    let kept = Note::of(say!("{} wrote {}", person("Bob"), theirs("{n} {")));
    assert_eq!(said(say!("{kept}.", &kept)), "Bob wrote \"{n} {\".", "braces of people are no places");
    assert_eq!(kept.clone(), kept);
}

#[test]
fn a_persons_words_are_one_quoted_line() {
    assert_eq!(
        said(say!("There is no setting {}.", theirs("gr\u{202e}ace\n*** \"x\""))),
        "There is no setting \"grace *** 'x'\"."
    );
    for (words, quoted) in [
        ("a\u{0}\u{7}\u{1b}[2Jb", "\"a[2Jb\""),
        ("\u{2066}x\u{2069} \u{61c}\u{200e}\u{200f}y", "\"x y\""),
        ("x\u{2028}y\u{2029}z\u{feff}", "\"x y z\""),
        ("\u{1f}row\u{a0}firm\u{1e}\u{1c}", "\"row firm\""),
        ("a  b\t\tc\r\nd", "\"a b c d\""),
        ("", "\"\""),
        ("  ", "\"\""),
    ] {
        assert_eq!(said(theirs(words)), quoted, "{words:?}");
    }
    // Typed text has no marks either.
    assert_eq!(said(line("SET\u{202e} X")), "SET X");
    assert_eq!(said(line("SET\u{202e}X")), "SETX");
    assert_eq!(said(link("https://x/\u{202e}y")), "https://x/y");
}

/// At no width does a line begin with a person's words in a form that could pass for the judge's.
#[test]
fn wrapping_never_makes_a_persons_words_look_like_ours() {
    let masks = [
        "***",
        "::",
        ">",
        "|",
        "#",
        "-",
        "---",
        "BEGIN",
        "begin ORDERS",
        "END ORDERS",
        "\"quoted\"",
        "(Written by me)",
        "<b>",
        "(demo.001)",
        "\u{200b}*** x",
        "\u{ad}:: Deadline",
        "On the web: https://evil.example/",
        "Message from Austria to Germany in 'demo':",
        "Answer from Austria in 'demo':",
        "Announcement of 'demo':",
    ];
    for mask in masks {
        for n in 0..24 {
            let words = format!("{}{mask} and more of it", "word ".repeat(n));
            for width in 20..=90 {
                let text = in_lines(say!("The setting {} is not known here: {}.", theirs(&words), theirs(mask)), width);
                for line in text.lines() {
                    let begins = mask.split(' ').next().unwrap();
                    assert!(!line.starts_with(begins), "{width} {mask:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn a_line_to_type_is_never_broken() {
    for n in 0..20 {
        for width in 20..=90 {
            let said = say!(
                "{} write {}, or {}.",
                theirs("word ".repeat(n)),
                line("SIGN ON tdemo a b c"),
                line("A BUD - SER")
            );
            let text = in_lines(said, width);
            assert!(text.contains("SIGN ON tdemo a b c") && text.contains("A BUD - SER"), "{width} {text}");
            assert!(!text.contains('\u{a0}'));
        }
    }
}
