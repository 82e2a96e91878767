//! Replies in the styles of many mail programs and languages: `tests/styles/*.txt` has their shapes, and its README explains the format. In
//! any style, all typed text is read and no quoted text is.
use crate::letters::judge;
use chancery_mail::inbound::{Letter, UnreadLetter};
use chancery_mail::source::Envelope;
use std::collections::BTreeSet;
use std::fs;

/// The minimum number of styles: with fewer, some have been lost.
const MIN_STYLES: usize = 280;

/// A report with a form.
const REPORT: &str = "\
:: Judge: CHANCERY  Game: Demo  Variant: Standard
:: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000

QUOTED-SECRET of Austria
The first letter of the game, and a line that is as long as they get.
RESIGN

To order, answer this letter with the form filled in:

BEGIN ORDERS
PHASE S1901M
A BUD
# can go to GAL, RUM, SER, TRI, VIE
A VIE
# on file: A VIE - GAL
# can go to BOH, BUD, GAL, TRI, TYR
END ORDERS
";

/// A reply that shows orders.
const RECEIPT: &str = "\
:: Judge: CHANCERY  Game: Demo  Variant: Standard
:: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000

> A BUD - RUM QUOTED-SECRET
A BUD - RUM
> PRESS TO E
Press sent to England.

Movement orders for Spring of 1901. (demo.001)

Austria: Army Budapest -> Rumania.
QUOTED-SECRET
SET WAIT
";

/// Press.
const PRESS: &str = "\
Message from England to Austria in 'demo':

QUOTED-SECRET: France is next.
A BUD - RUM
RESIGN
";

/// The way a program writes a reply.
struct Style {
    name: String,
    html: bool,
    shape: Vec<String>,
    parts: Vec<String>,
}

fn styles() -> Vec<Style> {
    let mut styles = Vec::new();
    let mut files: Vec<_> = fs::read_dir("tests/styles").unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for block in text.split("[[").skip(1) {
            let (title, block) = block.split_once("]]\n").unwrap();
            let (shape, rows) = block.split_once("\n---\n").unwrap();
            let shape: Vec<String> = shape.lines().map(str::to_owned).collect();
            for row in rows.lines().filter(|row| !row.is_empty()) {
                let (language, parts) = row.split_once(": ").unwrap();
                let part = |part: &str| if part == "." { String::new() } else { part.replace("\\n", "\n") };
                styles.push(Style {
                    name: format!("{title}, {language}"),
                    html: title.ends_with(" html"),
                    shape: shape.clone(),
                    parts: parts.split(" | ").map(part).collect(),
                });
            }
        }
    }
    styles
}

/// A reply in some style.
#[derive(Clone, Copy, Default)]
struct Reply<'a> {
    /// The text typed above the e-mail that it answers.
    top: &'a str,
    /// The text of that e-mail, as it comes back.
    answered: &'a str,
    /// The text typed below it.
    bottom: &'a str,
    /// The filled-in lines of the form.
    form: &'a [&'a str],
    /// The e-mails that the judge compares it with.
    ours: &'a [&'a str],
}

impl Style {
    /// A whole e-mail in this style.
    fn letter(&self, reply: Reply) -> Letter {
        let Reply { top: typed, answered, .. } = reply;
        let mut body = String::new();
        for line in &self.shape {
            let mut line = line.clone();
            for (n, part) in (1..).zip(&self.parts) {
                line = line.replace(&format!("{{{n}}}"), part);
            }
            (2..=4).for_each(|n| line = line.replace(&format!("{{{n}}}"), ""));
            let line = if self.html {
                let html =
                    |text: &str| text.trim_end().replace('&', "&amp;").replace('<', "&lt;").replace('\n', "<br>\n");
                line.replace("{typed}", &html(typed)).replace("{}", &html(answered))
            } else {
                with_marks(&line.replace("{typed}", typed.trim_end()), answered)
            };
            body += &format!("{line}\n");
        }
        if !reply.bottom.is_empty() {
            let bottom = reply.bottom.trim_end();
            body += &if self.html {
                format!("<div>{}</div>", bottom.replace('\n', "<br>\n"))
            } else {
                format!("\n{bottom}\n")
            };
        }
        let kind = if self.html { "html" } else { "plain" };
        let raw = format!(
            "From: mary@example.org\nTo: judge@chancery.example\nContent-Type: text/{kind}; charset=utf-8\n\n{body}"
        );
        let mut letter = UnreadLetter::open(raw.as_bytes(), &Envelope::default(), &judge());
        letter.compare(reply.ours);
        letter.read()
    }

    /// Checks that exactly this is read from an e-mail in this style, whether or not the judge still has the e-mail that it answers.
    fn check(&self, typed: &str, answered: &str, form: &[&str]) -> Result<(), String> {
        for ours in [[].as_slice(), &[REPORT, RECEIPT, PRESS]] {
            self.check_reply(Reply { top: typed, answered, form, ours, ..Reply::default() })?;
        }
        Ok(())
    }

    /// Checks that exactly the typed text and the form are read from this reply.
    fn check_reply(&self, reply: Reply) -> Result<(), String> {
        let letter = self.letter(reply);
        let (typed, form) = ([reply.top, reply.bottom].concat(), reply.form);
        let full = |line: &&String| !line.is_empty();
        let lines: Vec<&String> = letter.lines.iter().filter(full).collect();
        let blank =
            |line: &&String| !line.starts_with('#') && !["A BUD", "A VIE", "PHASE S1901M", ""].contains(&line.as_str());
        let filled: Vec<&String> = letter.form.iter().filter(blank).collect();
        let wanted: Vec<&str> = typed.lines().filter(|line| !line.is_empty()).collect();
        if lines == wanted
            && filled == form
            && letter.defects.is_empty()
            && letter.left_out.lines.iter().all(|line| !is_order(line))
        {
            return Ok(());
        }
        Err(format!(
            "{}, {} of ours: typed {typed:?}, {:?}\n",
            self.name,
            reply.ours.len(),
            (lines, filled, &letter.defects, &letter.left_out)
        ))
    }
}

/// Replaces `{> }` by an e-mail with that mark before each line.
fn with_marks(line: &str, answered: &str) -> String {
    let mark = |inside: &str| inside.is_empty() || inside.ends_with(['>', ' ', '|']);
    let Some((before, rest)) = line.split_once('{') else { return line.to_owned() };
    let Some((inside, after)) = rest.split_once('}').filter(|(inside, _)| mark(inside)) else { return line.to_owned() };
    let lines: Vec<String> =
        answered.lines().map(|line| format!("{before}{inside}{line}").trim_end().to_owned()).collect();
    lines.join("\n") + after
}

fn is_order(line: &str) -> bool {
    line.starts_with("A BUD") || ["RESIGN", "SET WAIT"].contains(&line)
}

/// Checks all styles and reports the failures of each.
fn check_all(check: impl Fn(&Style) -> Result<(), String>) {
    let styles = styles();
    assert!(MIN_STYLES <= styles.len(), "only {} styles", styles.len());
    let wrong: Vec<String> = styles.iter().filter_map(|style| check(style).err()).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), styles.len(), wrong.concat());
}

#[test]
fn each_style_has_a_unique_name() {
    let names: BTreeSet<String> = styles().into_iter().map(|style| style.name).collect();
    assert_eq!(names.len(), styles().len());
}

#[test]
fn orders_above_a_report_are_read_in_every_style() {
    check_all(|style| style.check("A BUD - SER\nF TRI - ALB\n", REPORT, &[]));
}

#[test]
fn orders_above_an_old_receipt_are_read_in_every_style() {
    check_all(|style| style.check("A BUD - SER\n\nSET NO WAIT\n", RECEIPT, &[]));
}

#[test]
fn a_form_filled_in_inside_the_quote_is_read_in_every_style() {
    let filled = REPORT.replace("A BUD\n", "A BUD - SER\n").replace("A VIE\n", "A VIE H\n");
    check_all(|style| style.check("", &filled, &["A BUD - SER", "A VIE H"]));
    check_all(|style| style.check("SET WAIT\n", &filled, &["A BUD - SER", "A VIE H"]));
}

#[test]
fn press_carries_no_quoted_line_in_any_style() {
    for answered in [PRESS, REPORT, RECEIPT] {
        check_all(|style| style.check("PRESS TO F\nHello.\n\nYours, Mary\nENDPRESS\n", answered, &[]));
        check_all(|style| style.check("PRESS TO F\nHello.\n\nYours, Mary\n", answered, &[]));
    }
}

#[test]
fn a_plain_reply_to_press_carries_no_quoted_line_in_any_style() {
    check_all(|style| style.check("Gladly: at 10 we strike.\n\nMary\n", PRESS, &[]));
}

/// The judge has the e-mails that come back, so it knows where they end.
#[test]
fn text_below_the_quote_is_read_in_every_style() {
    for answered in [REPORT, RECEIPT, PRESS] {
        let reply = Reply { answered, ours: &[REPORT, RECEIPT, PRESS], ..Reply::default() };
        check_all(|style| style.check_reply(Reply { bottom: "A BUD - SER\nF TRI - ALB\n", ..reply }));
        check_all(|style| {
            style.check_reply(Reply { top: "SET WAIT\n", bottom: "A BUD - SER\nF TRI - ALB\n", ..reply })
        });
    }
}
