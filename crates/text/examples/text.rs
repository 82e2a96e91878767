//! Lays one text out for two readers: a terminal of 40 columns, and a mail program that shows HTML.
use chancery_text::{Width, counted, html, lay_out, list, row};

fn main() {
    let heading = format!("{} for {}:", counted(2, "letter"), list(&["Italy", "Russia", "Turkey"]));
    let text = format!("{heading}\n\n{}", row("Deadline: ", "Friday 27 November 2026, 23:30 UTC"));

    let narrow = lay_out(&text, Width::of(40));
    println!("{narrow}");
    assert!(narrow.lines().all(|line| line.len() <= 40));
    assert!(narrow.ends_with("\nDeadline: Friday 27 November 2026, 23:30\n          UTC\n"));

    let page = html::page(&text, "The deadline");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("Deadline:"));
}
