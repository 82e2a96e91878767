//! Compares an e-mail built as a document with the same words built as marked-up text, whose layout and HTML are guessed from its looks.
//! Also measures single sentences. Reports processor time, and alternates the two so that a busy machine gives nearly the same figures.
use super::processor::processor_time;
use chancery::say;
use chancery::text::dates::{friendly, print};
use chancery::text::doc::{Audience, Doc};
use chancery::text::sentence::{Note, bad, line, phase, power};
use chancery::text::words::{Layout, Reader};
use chancery::text::{Width, counted, list, wrap};
use jiff::{Timestamp, tz::TimeZone};
use std::hint::black_box;
use std::time::Duration;

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
const PLACES: [&str; 6] =
    ["Vienna", "Budapest", "Constantinople", "Bulgaria (south coast)", "Norwegian Sea", "Trieste"];
const ROUNDS: usize = 31;
const LETTERS: usize = 500;
const SENTENCES: usize = 50_000;

/// A result: a power, its unit, where from, where to, whether it failed.
#[derive(Clone, Copy)]
struct Outcome {
    power: &'static str,
    unit: &'static str,
    from: &'static str,
    to: &'static str,
    bounced: bool,
}

fn outcomes() -> Vec<Outcome> {
    let of = |i: usize| Outcome {
        power: POWERS[i / 5],
        unit: if i.is_multiple_of(3) { "Fleet" } else { "Army" },
        from: PLACES[i % 6],
        to: PLACES[(i + 1) % 6],
        bounced: i.is_multiple_of(3),
    };
    (0..34).map(of).collect()
}

/// The e-mail as one string, as a program without documents would build it.
fn as_text(outcomes: &[Outcome], due: Timestamp, zone: &TimeZone) -> String {
    let mut text = format!(":: Judge: {}  Game: {}  Variant: {}\n", "CHANCERY", "Demo", "Standard");
    text += &format!(":: Deadline: {} {}\n\n", "F1901B", print(due, zone));
    text += &format!("{} won {} and has {} centres.\n\n", POWERS[0], list(&["Serbia", "Greece"]), 5);
    text +=
        &format!("{} is next, until {}. {} of yours are due.\n\n", "F1901B", friendly(due, zone), counted(2, "order"));
    text += &format!("{} results for {}. ({}.{:03})\n\n", "Movement", "Fall of 1901", "demo", 3);
    for Outcome { power, unit, from, to, bounced } in outcomes {
        let failure = if *bounced { "  (*bounce*)" } else { "" };
        text += &format!("{:9}{unit} {from} -> {to}.{failure}\n", format!("{power}:"));
    }
    text += "\nWhy:\n\n";
    for Outcome { power, from, to, .. } in outcomes.iter().take(6) {
        text += &format!(
            "- {from} -> {to}: it and a unit of {power} were equally strong, and both stayed where they were.\n"
        );
    }
    text += "\nOwnership of supply centers:\n\n";
    for (i, power) in POWERS.iter().enumerate() {
        text += &format!("  {power:10}{:3}  {}\n", 3 + i, "BUD GRE SER TRI VIE");
    }
    text += "\nTo vote for a draw, write SET DRAW; NO DRAW takes it back.\n";
    text
}

/// The same words as a document.
fn as_document(outcomes: &[Outcome], due: Timestamp, reader: &Reader) -> Doc {
    let mut doc = Doc::new(reader.clone());
    doc.facts(&format!(":: Judge: {}  Game: {}  Variant: {}", "CHANCERY", "Demo", "Standard"));
    doc.facts(&format!(":: Deadline: {} {}", "F1901B", print(due, &reader.zone)));
    doc.point(say!("{} won {} and has {} centres.", power(POWERS[0]), &["Serbia", "Greece"][..], 5));
    doc.para(say!("{} is next, until {}. {n order|orders} of yours are due.", phase("F1901B"), due, n = 2));
    doc.title(say!("{} results for {}. ({}.{})", "Movement", "Fall of 1901", "demo", "003"));
    for &Outcome { power: name, unit, from, to, bounced } in outcomes {
        let label = say!("{}:", power(name));
        if bounced {
            doc.classic_row(label, 9, say!("{} {} -> {}.  {}", unit, from, to, bad("(*bounce*)")));
        } else {
            doc.classic_row(label, 9, say!("{} {} -> {}.", unit, from, to));
        }
    }
    doc.heading("Why:");
    for &Outcome { power: name, from, to, .. } in outcomes.iter().take(6) {
        doc.item(say!(
            "{} -> {}: it and a unit of {} were equally strong, and both stayed where they were.",
            from,
            to,
            power(name)
        ));
    }
    doc.heading("Ownership of supply centers:");
    for (i, name) in POWERS.iter().enumerate() {
        doc.cells((power(*name), 3 + i, "BUD GRE SER TRI VIE"));
    }
    doc.para(say!("To vote for a draw, write {}; {} takes it back.", line("SET DRAW"), line("NO DRAW")));
    doc
}

/// The mean processor time of each way in microseconds, over many rounds in which the ways alternate.
fn mean_of(times_each: usize, ways: &mut [&mut dyn FnMut()]) -> Vec<f64> {
    let mut all = vec![Duration::ZERO; ways.len()];
    for _ in 0..ROUNDS {
        for (way, all) in ways.iter_mut().zip(&mut all) {
            let before = processor_time();
            (0..times_each).for_each(|_| way());
            *all += processor_time() - before;
        }
    }
    all.into_iter().map(|time| time.as_secs_f64() * 1e6 / (times_each * ROUNDS) as f64).collect()
}

fn drop_all<T>(value: T) {
    drop(black_box(value));
}

/// A measurement: its name, the string version and the document version.
type Ways<'w> = (&'w str, &'w mut dyn FnMut(), &'w mut dyn FnMut());

/// Measures both ways, and prints them.
pub(crate) fn measure() {
    let zone = TimeZone::get("Europe/Vienna").unwrap();
    let reader = Reader::new(zone.clone(), Layout::Columns(Width::USUAL));
    let due: Timestamp = "2027-01-13T20:00:00Z".parse().unwrap();
    let outcomes = outcomes();
    let (text, doc) = (as_text(&outcomes, due, &zone), as_document(&outcomes, due, &reader));
    println!("a letter of {} lines, as a text and as a document", doc.text(Audience::Reader).lines().count());
    let mut ways: [Ways; 2] = [
        ("write it", &mut || drop_all(as_text(&outcomes, due, &zone)), &mut || {
            drop_all(as_document(&outcomes, due, &reader))
        }),
        ("as text", &mut || drop_all(wrap(&text)), &mut || drop_all(doc.text(Audience::Reader))),
    ];
    for (name, text, document) in &mut ways {
        let times = mean_of(LETTERS, &mut [text, document]);
        println!("  {name:10} {:6.2} us, {:6.2} us: {:.2} of it", times[0], times[1], times[1] / times[0]);
    }
    let times = mean_of(
        LETTERS,
        &mut [&mut || drop_all(doc.html("Results", Audience::Reader)), &mut || {
            let doc = as_document(&outcomes, due, &reader);
            drop_all((doc.text(Audience::Reader), doc.html("Results", Audience::Reader)));
        }],
    );
    println!("  as HTML {:6.2} us, all three {:6.2} us", times[0], times[1]);
    let mut doc = Doc::new(reader.clone());
    let start = doc.here();
    let (name, n) = (POWERS[6], 3);
    let mut other = Doc::new(reader);
    let times = mean_of(
        SENTENCES,
        &mut [
            &mut || {
                drop_all(format!(
                    "{} has {}. Send {} to wait.",
                    black_box(name),
                    counted(n, "order"),
                    black_box("SET WAIT")
                ))
            },
            &mut || {
                doc.back_to(start);
                doc.para(say!(
                    "{} has {n order|orders}. Send {} to wait.",
                    power(black_box(name)),
                    n,
                    line(black_box("SET WAIT"))
                ));
            },
            &mut || {
                drop_all(format!(
                    "Send them by {}. After that anyone can take over {} (late {} so far).",
                    friendly(black_box(due), &zone),
                    name,
                    counted(n, "time")
                ))
            },
            &mut || {
                other.back_to(start);
                other.para(say!(
                    "Send them by {}. After that anyone can take over {} (late {n time|times} so far).",
                    black_box(due),
                    power(name),
                    n
                ));
            },
            &mut || drop_all(Note::of(say!("{} has {n order|orders}.", power(black_box(name)), n))),
        ],
    );
    let [number, number_said, time, time_said, note] = times.as_slice() else { return };
    println!("a sentence, as a string and in a document");
    println!("  a power, a number, a line {:4.0} ns, {:4.0} ns", number * 1e3, number_said * 1e3);
    println!("  a time, a power, a number {:4.0} ns, {:4.0} ns", time * 1e3, time_said * 1e3);
    println!("  a power, a number, kept as a note {:4.0} ns", note * 1e3);
}
