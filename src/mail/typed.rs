//! From the text of a letter to the lines that its writer typed.
//!
//! Quoted lines, the line that introduces them, everything below "Original Message" or the header block that Outlook
//! copies, forwarded letters, signatures and "Sent from my phone" are not what the writer typed. Between and below
//! quoted lines one may write, and that is read.
//!
//! In a game of secrets a quoted line that is taken for a typed one can give an alliance away, so in doubt a line is
//! quoted; where the doubt is real, the writer is told ([`Typed::doubts`]).
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

/// Most lines that are read of one letter.
pub const LINES: usize = 10_000;
/// Most bytes that are read of one line.
pub const LINE: usize = 8 * 1024;
/// At most so many doubts are worth telling.
const DOUBTS: usize = 10;
/// A quoted line this long may have been broken on its way, its rest now looking typed. Ours have 72 columns, and the
/// quote mark makes them too long for some.
const FULL_LINE: usize = 66;
/// Where mailers break lines.
const BREAK_AT: usize = 72;
/// An attribution ("On … wrote:") has at most so many lines,
const ATTRIBUTION_LINES: usize = 4;
/// and so many bytes a line.
const ATTRIBUTION_LINE: usize = 300;
/// Outlook draws 32 underscores above the history, Mailman 47 above its footer.
const RULE: usize = 20;

/// What a person typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// Line by line; no quoted text is ever among them. Blank lines are kept, but not at either end.
    pub lines: Vec<String>,
    /// The lines between `BEGIN ORDERS` and `END ORDERS`; see [`Letter::form`](super::inbound::Letter::form).
    pub form: Vec<String>,
    /// Sentences on lines that were left out though they may have been typed, and on what was too long.
    pub doubts: Vec<String>,
}

/// A line without its quote marks.
struct Line<'a> {
    /// How many quote marks it had.
    depth: usize,
    text: &'a str,
    /// How long it was with them, in characters.
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
            // A bar may begin an ordinary word; as a quote mark it stands alone.
            if mark == '|' && !(rest.is_empty() || rest.starts_with(' ')) {
                break;
            }
            depth += 1;
            text = rest.trim_start();
        }
        // Blanks before what was typed stay: press may hold a table.
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
    // Something was left out since the last line that was kept.
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
            if !spare && out.lines.len() < LINES {
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
            // What was quoted without marks has no end that we could see.
            if next_after(rest, length).is_some_and(starts_typed) {
                break;
            }
        } else if continues(quoted_above, line.text) {
            let start: String = line.text.chars().take(60).collect();
            out.doubts.push(format!("“{start}” looks like the rest of the quoted line above it; it was not read."));
            gap = true;
        } else if is_ornament(rest) {
            gap = true;
        } else if out.lines.len() >= LINES {
            out.doubts.push(format!("The letter has more than {LINES} lines; the rest was not read."));
            break;
        } else {
            let kept = bounded(line.text);
            if kept.len() < line.text.len() {
                out.doubts.push(format!("A line has more than {LINE} bytes; its end was not read."));
            }
            out.lines.push(kept.to_owned());
            gap = false;
        }
        out.doubts.truncate(DOUBTS);
    }
    while out.lines.last().is_some_and(String::is_empty) {
        out.lines.pop();
    }
    out
}

/// Takes the order form: the lines between `BEGIN ORDERS` and `END ORDERS`, both typed, or both quoted once. A line
/// typed into a quoted form belongs to it; one that is quoted deeper does not. A form in a forwarded letter is somebody
/// else's.
///
/// Of a typed and a quoted one the typed one counts. Of two alike, none does: somebody may have written one into his
/// press, for others to quote and so to order what he likes.
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
        doubts.push("There are several order forms in the letter; none was read as one.".to_owned());
        return Vec::new();
    }
    let Some(lines) = begins.first().and_then(|&begin| lines.get_mut(begin..)) else { return Vec::new() };
    let Some(end) = lines.iter().position(|line| line.depth == depth && is(line, ["END", "ORDERS"])) else {
        return Vec::new();
    };
    let mut form = Vec::new();
    for (place, line) in lines.iter_mut().enumerate().take(end + 1) {
        line.form = line.depth <= depth;
        if line.form && place > 0 && place < end && form.len() < LINES {
            form.push(bounded(line.text).trim().to_owned());
        }
    }
    form
}

/// A line, as much of it as is read.
fn bounded(text: &str) -> &str {
    text.get(..text.floor_char_boundary(LINE)).unwrap_or_default()
}

/// Does what the writer typed end here, whatever follows?
fn ends_typing(rest: &[Line]) -> bool {
    let Some(line) = rest.first() else { return false };
    let text = line.text.trim();
    // RFC 3676 section 4.3, without its blank as it is often lost; PGP puts a dash before, telephones make one dash of
    // two.
    let signature = matches!(text, "--" | "- --" | "—" | "-----BEGIN PGP SIGNATURE-----");
    is_rule(text) || signature || phrases::is_original(text) || phrases::is_forward(text) || header_block(rest)
}

/// Does this line, with nothing typed below it or nothing but underscores on it, say nothing?
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

/// The header block that Outlook puts above what it quotes: From, Sent and at least one more, in any order.
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

/// How many lines here are an attribution: "On … wrote:". Above quoted lines a date or the word is enough.
fn attribution(rest: &[Line]) -> Option<usize> {
    let mut joined = String::new();
    for (place, line) in rest.iter().enumerate().take(ATTRIBUTION_LINES) {
        if !line.typed() || line.text.len() > ATTRIBUTION_LINE {
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

/// The lines from the next one with anything in it on, `skip` lines from here.
fn next_after<'a, 'b>(rest: &'b [Line<'a>], skip: usize) -> Option<&'b [Line<'a>]> {
    let rest = rest.get(skip..)?;
    rest.get(rest.iter().position(|line| !line.blank())?..)
}

/// Is this the rest of a quoted line that was broken on its way? The line above was full, and the first word here would
/// not have fit on it.
fn continues(above: usize, text: &str) -> bool {
    let word = text.split_whitespace().next().map_or(0, |word| word.chars().count());
    above >= FULL_LINE && above + 1 + word > BREAK_AT
}
