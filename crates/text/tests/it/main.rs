//! Sentences, documents and secrets, and plain text: wrapped, indented, laid out for a width.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod compile_fail;
mod documents;
mod papers;
mod secrets;
mod sentences;

use chancery_text::doc::{Audience, Doc};
use chancery_text::words::{Layout, Reader};
use chancery_text::{Width, lay_out, list, wrap};

const WIDTH: usize = 72;

#[test]
fn long_lines_are_wrapped_without_losing_a_word() {
    let text = "word ".repeat(60);
    let wrapped = wrap(text.trim());
    assert!(wrapped.lines().all(|line| line.chars().count() <= WIDTH));
    assert_eq!(wrapped.replace('\n', " "), text.trim());
    assert_eq!(wrap(&wrapped), wrapped);
    // An overlong word stays whole, and layout stays unchanged.
    let long = "x".repeat(100);
    assert_eq!(wrap(&long), long);
    let row = "word ".repeat(14);
    let table = format!("  {row}\nYear  {row}\n\n\n> quote");
    assert_eq!(wrap(&table), table);
    // But no layout is wider than every mail program can show.
    let table = format!("  {text}\nYear  {text}");
    assert!(wrap(&table).lines().all(|line| line.chars().count() <= 78));
    assert_eq!(wrap(&table).split_whitespace().count(), 121);
    assert_eq!(wrap(&"ä".repeat(WIDTH)), "ä".repeat(WIDTH));
}

/// E-mails in 40 columns, on a phone: rows become short paragraphs where their labels leave no room.
#[test]
fn a_narrow_email_has_short_lines_and_all_the_words() {
    let firm = "5 centres (+2): A\u{a0}BUD, A\u{a0}SER, A\u{a0}VIE, F\u{a0}GRE, F\u{a0}TRI";
    let units = &firm.replace('\u{a0}', " ");
    let mut doc = Doc::new(Reader::nobody());
    doc.classic_row("Austria:", 10, firm);
    doc.classic_row("Constantinople:", 26, firm);
    let in_width = |width| doc.laid_out(Layout::Columns(width), Audience::Copy);
    assert_eq!(
        in_width(Width::of(40)),
        "Austria:  5 centres (+2): A BUD, A SER,\n          \
         A VIE, F GRE, F TRI\n\
         Constantinople: 5 centres (+2): A BUD,\n    \
         A SER, A VIE, F GRE, F TRI\n"
    );
    assert_eq!(in_width(Width::OFF), format!("Austria: {units}\nConstantinople: {units}\n"));
    assert_eq!(
        in_width(Width::USUAL),
        format!(
            "Austria:  {units}\nConstantinople:           5 centres (+2): A BUD, A SER, A VIE, F GRE,\n{:26}F TRI\n",
            ""
        )
    );
    let table = "  Austria:       Ann Other          ann@example.org";
    assert_eq!(lay_out(table, Width::of(40)), "  Austria: Ann Other ann@example.org");
}

/// A form broken in two comes back with half an order.
#[test]
fn orders_in_a_form_are_never_broken() {
    let order = "Constantinople: F CON S A BULGARIA - RUMANIA";
    let form =
        format!("BEGIN ORDERS\nPHASE S1901M\n{order}\n# can go to AEG, ANK, BLA, BUL/EC, BUL/SC, SMY\nEND ORDERS");
    let narrow = lay_out(&form, Width::of(30));
    assert!(narrow.contains(&format!("\n{order}\n")), "{narrow}");
    assert!(narrow.contains("\n# can go to AEG, ANK, BLA,\n# BUL/EC, BUL/SC, SMY\n"), "{narrow}");
}

#[test]
fn lists_read_as_people_write_them() {
    assert_eq!(list::<&str>(&[]), "");
    assert_eq!(list(&["a"]), "a");
    assert_eq!(list(&["a", "b"]), "a and b");
    assert_eq!(list(&["a", "b", "c"]), "a, b and c");
}
