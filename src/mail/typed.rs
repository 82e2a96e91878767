//! Finds the lines that the writer of a letter typed.
//!
//! Quoted lines, the line that introduces them, everything below "Original Message" or the header block that Outlook
//! copies, forwarded letters, signatures and "Sent from my phone" are not what the writer typed. Lines typed between
//! and below quoted lines are read.
//!
//! A quoted line that is taken for a typed one can give away an alliance. So in doubt a line counts as quoted, and
//! where the doubt is real, the writer is told ([`Typed::doubts`]).
//!
//! ```text
//! A BUD - SER
//!
//! On 21 Nov 2026 the judge wrote:
//! > Yours?
//! SIGN OFF
//! --
//! Mary
//! ```
//!
//! Mary typed `A BUD - SER`, a blank line and `SIGN OFF`.
use super::charset::is_quote_mark;
use super::phrases::{self, Label};

/// The maximum lines of a letter that are read.
pub const MAX_LINES: usize = 10_000;
/// The maximum bytes of a line that are read.
pub const MAX_LINE: usize = 8 * 1024;
/// The maximum number of doubts that are reported.
const MAX_DOUBTS: usize = 10;
/// A quoted line this long may have been broken in transit, so that its rest looks typed. Our lines have 72 columns,
/// and the quote mark makes them too long for some mailers.
const FULL_LINE: usize = 66;
/// Where mailers break lines.
const BREAK_AT: usize = 72;
/// The maximum lines of an attribution ("On … wrote:").
const MAX_ATTRIBUTION_LINES: usize = 4;
/// The maximum bytes of a line of an attribution.
const MAX_ATTRIBUTION_LINE: usize = 300;
/// The minimum underscores of a rule. Outlook draws 32 above the history, Mailman 47 above its footer.
const RULE: usize = 20;

/// What a person typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// Line by line; no quoted text is ever among them. Blank lines are kept, but not at either end.
    pub lines: Vec<String>,
    /// The lines between `BEGIN ORDERS` and `END ORDERS`; see [`Letter::form`](super::inbound::Letter::form).
    pub form: Vec<String>,
    /// Sentences about lines that were left out although they may have been typed, and about what was too long.
    pub doubts: Vec<String>,
}

/// A line without its quote marks.
struct Line<'a> {
    /// How many quote marks it had.
    depth: usize,
    text: &'a str,
    /// Its length with them, in characters.
    width: usize,
    /// It is part of the order form.
    form: bool,
}

impl<'a> Line<'a> {
    fn new(line: &'a str) -> Self {
        let mut text = line.trim();
        let width = text.chars().count();
        let mut depth = 0;
        while let Some(mark) = text.chars().next().filter(|&c| is_quote_mark(c)) {
            let rest = text.get(mark.len_utf8()..).unwrap_or_default();
            // A bar may begin an ordinary word. As a quote mark it stands alone.
            if mark == '|' && !(rest.is_empty() || rest.starts_with(' ')) {
                break;
            }
            depth += 1;
            text = rest.trim_start();
        }
        // Blanks before typed text stay: press may hold a table.
        let text = if depth == 0 { line.trim_end() } else { text };
        Self { depth, text, width, form: false }
    }

    fn blank(&self) -> bool {
        self.depth == 0 && self.text.is_empty()
    }

    fn typed(&self) -> bool {
        self.depth == 0 && !self.form && !self.text.is_empty()
    }
}

/// Finds what a person typed in the text of a letter, which must have been [cleaned](super::charset::clean).
pub fn typed(text: &str) -> Typed {
    let mut lines: Vec<Line> = text.lines().map(Line::new).collect();
    let mut out = Typed::default();
    out.form = take_form(&mut lines, &mut out.doubts);
    // The width of the quoted line just above.
    let mut above = 0;
    // Was something left out since the last kept line?
    let mut gap = false;
    // In the headers of a PGP-signed text (RFC 9580 section 7), up to a blank line.
    let mut armour = false;
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let rest = lines.get(at..).unwrap_or_default();
        let quoted_above = std::mem::take(&mut above);
        at += 1;
        if line.form || line.depth > 0 {
            above = line.width;
            gap = true;
        } else if line.blank() {
            armour = false;
            let spare = out.lines.last().is_none_or(|last| gap && last.is_empty());
            if !spare && out.lines.len() < MAX_LINES {
                out.lines.push(String::new());
            }
        } else if armour || line.text == "-----BEGIN PGP SIGNED MESSAGE-----" {
            armour = true;
        } else if ends_typing(rest) {
            if is_rule(line.text) && next_after(rest, 1).is_some_and(|next| starts_typed(next) && !header_block(next)) {
                out.doubts.push(
                    "What is below the line of underscores looks like history or a footer; it was not read.".to_owned(),
                );
            }
            break;
        } else if let Some(length) = attribution(rest) {
            at += length - 1;
            gap = true;
            // Text quoted without marks has no visible end.
            if next_after(rest, length).is_some_and(starts_typed) {
                break;
            }
        } else if continues(quoted_above, line.text) {
            let start: String = line.text.chars().take(60).collect();
            out.doubts.push(format!("“{start}” looks like the rest of the quoted line above it; it was not read."));
            gap = true;
        } else if is_ornament(rest) {
            gap = true;
        } else if out.lines.len() >= MAX_LINES {
            out.doubts.push(format!("The letter has more than {MAX_LINES} lines; the rest was not read."));
            break;
        } else {
            let kept = bounded(line.text);
            if kept.len() < line.text.len() {
                out.doubts.push(format!("A line has more than {MAX_LINE} bytes; its end was not read."));
            }
            out.lines.push(kept.to_owned());
            gap = false;
        }
        out.doubts.truncate(MAX_DOUBTS);
    }
    while out.lines.last().is_some_and(String::is_empty) {
        out.lines.pop();
    }
    out
}

/// Takes the order form: the lines between `BEGIN ORDERS` and `END ORDERS`, both typed, or both quoted once. A line
/// typed into a quoted form belongs to it; a line that is quoted deeper does not. A form in a forwarded letter is not
/// the writer's own.
///
/// If there is a typed form and a quoted one, the typed one counts. If there are two of a kind, neither does: players
/// may have written one into their press, so that others quote it and order what they want.
fn take_form(lines: &mut [Line], doubts: &mut Vec<String>) -> Vec<String> {
    let is = |line: &Line, words: [&str; 2]| {
        line.text.len() <= 80 && line.text.split_whitespace().map(str::to_ascii_uppercase).eq(words)
    };
    let forwarded = lines.iter().position(|line| phrases::is_forward(line.text)).unwrap_or(lines.len());
    let Some(lines) = lines.get_mut(..forwarded) else { return Vec::new() };
    let begins = |depth: usize| {
        let here =
            lines.iter().enumerate().filter(move |(_, line)| line.depth == depth && is(line, ["BEGIN", "ORDERS"]));
        here.map(|(at, _)| at).take(2).collect::<Vec<usize>>()
    };
    let (depth, begins) = match begins(0) {
        typed if !typed.is_empty() => (0, typed),
        _ => (1, begins(1)),
    };
    if begins.len() > 1 {
        doubts.push("The letter has several order forms; none was read.".to_owned());
        return Vec::new();
    }
    let Some(lines) = begins.first().and_then(|&begin| lines.get_mut(begin..)) else { return Vec::new() };
    let Some(end) = lines.iter().position(|line| line.depth == depth && is(line, ["END", "ORDERS"])) else {
        return Vec::new();
    };
    let mut form = Vec::new();
    for (place, line) in lines.iter_mut().enumerate().take(end + 1) {
        line.form = line.depth <= depth;
        if line.form && place > 0 && place < end && form.len() < MAX_LINES {
            form.push(bounded(line.text).trim().to_owned());
        }
    }
    form
}

/// The part of a line that is read.
fn bounded(text: &str) -> &str {
    text.get(..text.floor_char_boundary(MAX_LINE)).unwrap_or_default()
}

/// Does the writer's own text end here, whatever follows?
fn ends_typing(rest: &[Line]) -> bool {
    let Some(line) = rest.first() else { return false };
    let text = line.text.trim();
    // RFC 3676 section 4.3, without the blank, which is often lost. PGP puts a dash in front, and telephones turn two
    // dashes into one.
    let signature = matches!(text, "--" | "- --" | "—" | "-----BEGIN PGP SIGNATURE-----");
    is_rule(text) || signature || phrases::is_original(text) || phrases::is_forward(text) || header_block(rest)
}

/// Is this line without meaning: only underscores, or nothing typed below it?
fn is_ornament(rest: &[Line]) -> bool {
    let Some(line) = rest.first() else { return false };
    let last = || {
        next_after(rest, 1).is_none_or(|next| !starts_typed(next) || ends_typing(next) || attribution(next).is_some())
    };
    line.text.chars().all(|c| c == '_') || phrases::is_device_signature(line.text) && last()
}

/// Is this a line that Outlook or Mailman drew?
fn is_rule(text: &str) -> bool {
    let text = text.trim();
    text.len() >= RULE && text.chars().all(|c| c == '_')
}

/// Is this the header block that Outlook puts above what it quotes? From, Sent and at least one more, in any order.
fn header_block(rest: &[Line]) -> bool {
    let label = |line: &Line| phrases::label(line.text);
    if rest.first().and_then(label).is_none() {
        return false;
    }
    let labels: Vec<Label> = rest.iter().take(10).filter(|line| line.depth == 0).filter_map(label).collect();
    [Label::From, Label::Date, Label::Other].iter().all(|wanted| labels.contains(wanted))
}

/// Is the first line neither quoted nor part of the form?
fn starts_typed(rest: &[Line]) -> bool {
    rest.first().is_some_and(Line::typed)
}

/// The number of lines here that are an attribution: "On … wrote:". Above quoted lines, a date or the word is enough.
fn attribution(rest: &[Line]) -> Option<usize> {
    let mut joined = String::new();
    for (place, line) in rest.iter().enumerate().take(MAX_ATTRIBUTION_LINES) {
        if !line.typed() || line.text.len() > MAX_ATTRIBUTION_LINE {
            return None;
        }
        joined.push_str(line.text.trim());
        let length = place + 1;
        if joined.ends_with([':', '：']) {
            let lower = joined.to_lowercase();
            let quoted = || next_after(rest, length).is_some_and(|next| !starts_typed(next));
            let likely = phrases::is_dated(&lower) || length == 1 && phrases::says_wrote(&lower);
            return (phrases::is_attribution(&lower) || likely && quoted()).then_some(length);
        }
        if length == 1 && !phrases::opens_attribution(&joined.to_lowercase()) {
            return None;
        }
        joined.push(' ');
    }
    None
}

/// The lines from the next one that is not empty, after skipping `skip` lines.
fn next_after<'a, 'b>(rest: &'b [Line<'a>], skip: usize) -> Option<&'b [Line<'a>]> {
    let rest = rest.get(skip..)?;
    rest.get(rest.iter().position(|line| !line.blank())?..)
}

/// Is this the rest of a quoted line that was broken in transit? The line above was full, and the first word here would
/// not have fitted on it.
fn continues(above: usize, text: &str) -> bool {
    let word = text.split_whitespace().next().map_or(0, |word| word.chars().count());
    above >= FULL_LINE && above + 1 + word > BREAK_AT
}
