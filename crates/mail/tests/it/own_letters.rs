//! Replies compared with the judge's own e-mails: ways to quote, in languages that are in no list, with text above the quote, below
//! it, or both. Only text that the judge did not write is typed.
use crate::letters::judge;
use chancery_mail::inbound::{Letter, UnreadLetter};
use chancery_mail::source::Envelope;

/// The judge's e-mails: results with a form, a reply to orders, and press.
const OURS: [&str; 3] = [
    "\
:: Judge: CHANCERY  Game: Demo  Variant: Standard
:: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000

Movement results for Fall of 1900. (demo.001)

Austria: Army Budapest -> Serbia.
England: Fleet London -> North Sea.
QUOTED-SECRET of Austria: no other power may read this line at all.

Your reply with the form filled in files your orders:

A BUD can go to GAL, RUM, SER, TRI, VIE
A VIE can go to BOH, BUD, GAL, TRI, TYR
RESIGN

The turn runs when everyone's orders are in, or at the deadline.
",
    "\
:: Judge: CHANCERY  Game: Demo  Variant: Standard
:: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000

> A BUD - RUM QUOTED-SECRET
A BUD - RUM
> F TRI - ALB
F TRI - ALB -- replaces F TRI H
> PRESS TO E
Your press to England has gone out: QUOTED-SECRET, let us take Warsaw.

Movement orders for Spring of 1901. (demo.001)

Austria: Army Budapest -> Rumania.
Austria: Fleet Trieste -> Albania.

You wait for the deadline. SET NO WAIT lets the turn run earlier.
SET WAIT
",
    "\
Message from England to Austria in 'demo':

QUOTED-SECRET: France is next, and I mean it -> Burgundy falls in the autumn.
Please order A BUD - RUM, and tell no one about our plan.
RESIGN
Yours, the \"Admiral\" of London

On the web: https://judge.example.org/my/games/demo/press/A
",
];

/// A way to quote: its name, whether it marks the lines, and how it changes them.
type Way<'a> = (&'a str, bool, fn(&str) -> String);

/// The ways to quote.
const WAYS: [Way<'static>; 19] = [
    ("marks", true, |text| marked(text, "> ")),
    ("marks without blanks", true, |text| marked(text, ">")),
    ("bars", true, |text| marked(text, "| ")),
    ("initials", true, |text| marked(text, "C> ")),
    ("deep marks", true, |text| marked(text, "> > ")),
    ("marks, broken", true, |text| marked(&broken(text, 60), "> ").replace("\n> ~", "\n")),
    ("marks, joined", true, |text| marked(&joined(text), "> ")),
    ("marks, without the beginning", true, |text| marked(&below(text), "> ")),
    ("no marks", false, str::to_owned),
    ("broken", false, |text| broken(text, 40).replace('~', "")),
    ("joined", false, joined),
    ("on one line", false, |text| text.split_whitespace().collect::<Vec<_>>().join(" ")),
    ("doubled lines", false, |text| text.replace('\n', "\n\n")),
    ("no-break spaces", false, |text| text.replace(' ', "\u{a0}")),
    ("smart", false, |text| text.replace("->", "à").replace(" - ", " – ").replace(['\'', '"'], "’")),
    ("entities", false, |text| text.replace('>', "&gt;").replace('"', "&quot;")),
    ("tabs", false, |text| text.lines().map(|line| format!("\t{}\n", line.replace(' ', "\t"))).collect()),
    ("without the beginning", false, below),
    ("without the end", false, |text| {
        text.lines().take(text.lines().count() * 2 / 3).map(|line| format!("{line}\n")).collect()
    }),
];

/// Attributions and headers of mail programs, in languages that no list has.
const HEADINGS: [&str; 12] = [
    "On Sat, Nov 21, 2026 at 10:00 AM Chancery <judge+p1-abc@chancery.example> wrote:",
    "Chancery <judge@chancery.example> igorleak hau idatzi du (2026 aza. 21, lr. 10:00):",
    "Mnamo Jumamosi, 21 Novemba 2026 saa 10:00 Chancery <judge@chancery.example> aliandika:",
    "Ar ddydd Sadwrn, 21 Tachwedd 2026 am 10:00 ysgrifennodd Chancery <judge@chancery.example>:",
    "2026 წლის 21 ნოემბერი, 10:00, Chancery <judge@chancery.example> წერდა:",
    "21.11.2026 10:00 Chancery zzzz zzz <\njudge@chancery.example> zzz:",
    "From: Chancery <judge@chancery.example>\nSent: Saturday, November 21, 2026 10:00 AM\nTo: Mary <mary@example.org>\nSubject: CHANCERY:demo - S1901M orders",
    "Frá: Chancery <judge@chancery.example>\nSent: laugardagur, 21. nóvember 2026 10:00\nTil: Mary <mary@example.org>\nEfni: orders",
    "प्रेषक: Chancery <judge@chancery.example>\nभेजा गया: शनिवार 21 नवंबर 2026 10:00\nप्रति: Mary\nविषय: orders",
    "Từ: Chancery <judge@chancery.example>\nĐã gửi: Thứ Bảy, 21 Tháng Mười Một 2026 10:00 SA\nTới: Mary\nChủ đề: orders",
    "________________________________\nZzz: Chancery <judge@chancery.example>\nZzzz: 21.11.2026 10:00\nZz: Mary",
    "-------- Zzzzzz zzz --------\nZz: Chancery <judge@chancery.example>\nZzz: 21.11.26 10:00 (GMT+01:00)\nZ: Mary",
];

/// The text that people type.
const TYPED: [&str; 4] = [
    "A BUD - SER\nF TRI - ALB\nSET NO WAIT",
    // The orders that the reply shows, again.
    "A BUD - RUM\nF TRI - ALB",
    "PRESS TO F\nGladly: at ten we strike.\nENDPRESS",
    "Gladly: at ten we strike, as we said.\nYours, Mary",
];

fn marked(text: &str, mark: &str) -> String {
    text.lines().map(|line| format!("{mark}{line}").trim_end().to_owned() + "\n").collect()
}

/// The text with its lines broken at a width. A tilde begins the rest of a broken line.
fn broken(text: &str, width: usize) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut length = 0;
        for word in line.split(' ') {
            if width < length + word.len() {
                out += "\n~";
                length = 0;
            } else if 0 < length {
                out.push(' ');
            }
            out += word;
            length += word.len() + 1;
        }
        out.push('\n');
    }
    out
}

/// The text with each paragraph on one line.
fn joined(text: &str) -> String {
    text.split("\n\n").map(|paragraph| paragraph.replace('\n', " ") + "\n\n").collect()
}

/// The text without its first third.
fn below(text: &str) -> String {
    text.lines().skip(text.lines().count() / 3).map(|line| format!("{line}\n")).collect()
}

/// The reply with this text, compared with these e-mails.
fn read(body: &str, ours: &[&str]) -> Letter {
    let raw = format!(
        "From: mary@example.org\nTo: judge@chancery.example\nContent-Type: text/plain; charset=utf-8\n\n{body}"
    );
    let mut letter = UnreadLetter::open(raw.as_bytes(), &Envelope::default(), &judge());
    letter.compare(ours);
    letter.read()
}

fn full_lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.is_empty()).collect()
}

#[test]
fn typed_text_is_read_and_quoted_text_is_not_in_any_way_and_language() {
    let (mut n, mut wrong) = (0, Vec::new());
    for (ours, (way, has_marks, quote), heading, typed) in combinations(&OURS, &WAYS, &HEADINGS, &TYPED) {
        for (top, bottom) in [(typed, ""), ("", typed), (typed, "SET WAIT"), ("SET WAIT", typed)] {
            n += 1;
            let signature = if n % 2 == 0 && !top.is_empty() { "\n\nSent from my iPhone" } else { "" };
            let body = format!("{top}{signature}\n\n{heading}\n\n{}\n{bottom}\n", quote(ours));
            let letter = read(&body, &OURS);
            let wanted = [full_lines(top), full_lines(bottom)].concat();
            if full_lines(&letter.lines.join("\n")) != wanted {
                wrong.push(format!("{way}, {has_marks}, {heading:?}, {typed:?}: {:?}\n{body}\n", letter.lines));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {n}:\n{}",
        wrong.len(),
        wrong.iter().take(10).map(String::as_str).collect::<String>()
    );
}

/// All combinations.
fn combinations<'a>(
    ours: &'a [&'a str],
    ways: &'a [Way<'a>],
    headings: &'a [&'a str],
    typed: &'a [&'a str],
) -> impl Iterator<Item = (&'a str, Way<'a>, &'a str, &'a str)> {
    ours.iter().flat_map(move |ours| {
        ways.iter().flat_map(move |way| {
            headings.iter().flat_map(move |heading| typed.iter().map(move |typed| (*ours, *way, *heading, *typed)))
        })
    })
}

/// E-mails to other people.
#[test]
fn other_letters_are_no_key_to_a_quote() {
    let heading = HEADINGS[6];
    let body = format!("{heading}\n\n{}\nA BUD - SER\n", OURS[1]);
    assert_eq!(read(&body, &OURS).lines, ["A BUD - SER"]);
    // Another reader's e-mail has other words.
    assert!(read(&body, &[OURS[2]]).lines.is_empty());
    assert!(read(&body, &[]).lines.is_empty());
}

#[test]
fn orders_typed_again_above_the_reply_that_shows_them_are_typed() {
    let orders = "A BUD - RUM\nF TRI - ALB\nSET WAIT";
    for heading in HEADINGS.iter().chain(&[""]) {
        for quoted in [OURS[1].to_owned(), marked(OURS[1], "> "), below(OURS[1])] {
            let letter = read(&format!("{orders}\n\n{heading}\n\n{quoted}"), &OURS);
            assert!(
                heading.is_empty() || full_lines(&letter.lines.join("\n")) == full_lines(orders),
                "{heading}\n{quoted}"
            );
        }
    }
}

/// People copy lines to send them.
#[test]
fn a_line_copied_from_the_judge_is_typed() {
    let ours = "Your game needs you.\n\nTo play, send this line, and do not change it at all:\n\n  CREATE demo standard with seven players, moderated, unlisted, later today\n";
    for body in [
        "CREATE demo standard with seven players, moderated, unlisted, later today",
        "Hello\nCREATE demo standard with seven players, moderated, unlisted, later today\nThanks",
    ] {
        assert_eq!(read(body, &[ours]).lines.join("\n"), body);
    }
    // Text that the judge refused and showed.
    let text = "PRES TO E\nDear Eve, let us go against France together, since no other power would ever think of it before the autumn.\nYours, Mary";
    let refused = format!(
        "> PRES TO E\n*** I took this for press, and have sent nothing. Your text was:\n\n{}\n\nPlease send it again with the right heading, and with ENDPRESS below it.\n",
        &text[10..]
    );
    assert_eq!(read(&text.replace("PRES", "PRESS"), &[&refused]).lines.join("\n"), text.replace("PRES", "PRESS"));
    // An ally's orders, in full names.
    let ally = "Message from England to Austria in 'demo':\n\nI ask you to order this:\nArmy Budapest - Serbia\nArmy Vienna - Galicia\nFleet Trieste - Albania\nAgreed? Then France falls.\n";
    let orders = "Army Budapest - Serbia\nArmy Vienna - Galicia\nFleet Trieste - Albania";
    assert_eq!(read(orders, &[ally]).lines.join("\n"), orders);
}

#[test]
fn a_line_changed_in_the_quote_is_kept_apart() {
    let changed = OURS[1].replace("A BUD - RUM\n> F", "A BUD - SER\n> F");
    for quoted in [marked(&changed, "> "), changed] {
        let letter = read(&format!("SET NO WAIT\n\n{}\n\n{quoted}", HEADINGS[6]), &OURS);
        assert_eq!(letter.lines, ["SET NO WAIT"]);
        let edited: Vec<_> = letter.edited.iter().map(|line| (line.was.as_str(), line.now.as_str())).collect();
        assert_eq!(edited, [("A BUD - RUM", "A BUD - SER")], "{quoted}");
    }
}

/// Text typed between unmarked lines.
#[test]
fn text_between_unmarked_lines_of_ours_is_typed() {
    let ours = OURS[1].replace("Movement", "F TRI - VEN\n\nMovement").replace("You wait", "A VIE H\nYou wait");
    let letter = read(&format!("{}\n\n{ours}", HEADINGS[6]), &OURS);
    assert_eq!(full_lines(&letter.lines.join("\n")), ["F TRI - VEN", "A VIE H"]);
}

/// Press that passes on an e-mail has an end. Press without an end stops at the quote.
#[test]
fn quoted_text_is_in_press_only_if_its_writer_passes_it_on() {
    let passed_on = format!("PRESS TO F\nLook:\n\n{}\nENDPRESS\nSET WAIT", OURS[2].trim_end());
    assert_eq!(read(&passed_on, &OURS).lines.join("\n"), passed_on);
    for heading in HEADINGS {
        let letter =
            read(&format!("PRESS TO F\nHello.\n\n{heading}\n\n{}\nThis e-mail is confidential.\n", OURS[2]), &OURS);
        assert_eq!(full_lines(&letter.lines.join("\n")), ["PRESS TO F", "Hello."], "{heading}");
    }
}

/// The work is limited for all words.
#[test]
fn repeated_words_cost_little() {
    let ours = "support army budapest to serbia and again ".repeat(20_000);
    for body in [
        "support army budapest to serbia and again ".repeat(20_000),
        "a b c\n".repeat(100_000),
        "> army\n".repeat(100_000),
    ] {
        let letter = read(&body, &[ours.as_str(); 20]);
        assert!(letter.lines.len() <= 10_000);
    }
}
