//! Finds the lines that the writer of an e-mail typed.
//!
//! A reply is compared with the judge's own e-mails (`own`). The judge's words are quoted, and other text is typed, in any program
//! and language: also below a quote without marks, and between its lines. Only the lines that a program writes above a quote are found
//! by their form: an address, a date, labels, a rule.
//!
//! Without its own text (the e-mail is older than a week, or was for someone else), the judge relies on quote marks, and on the same lines of
//! programs. A quote without marks then begins at the latest with the first line of an e-mail from the judge. Its end is unknown, so
//! the rest is not read.
//!
//! A signature, and "Sent from my phone", is never typed.
//!
//! A quoted line that is mistaken for a typed one can reveal an alliance. So in doubt a line counts as quoted, and if it may well have been
//! typed, the writer is told ([`Typed::doubts`], [`Typed::left_out`]).
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
use super::own::{self, Line, Origin};
use super::phrases;
use std::collections::HashMap;

/// The maximum lines of an e-mail that are read.
pub const MAX_LINES: usize = 10_000;
/// The remark when the writer forwards one of the judge's e-mails, whose history may follow it.
const AFTER_PASSING_ON: &str = "I have not read the text below press that forwards one of my e-mails.";
/// The reason why an introduction is left out.
const AS_HEADING: &str = "I have skipped the text directly above one of my e-mails: it looks like a heading.";
/// The maximum bytes of a line that are read.
pub const MAX_LINE: usize = 8 * 1024;
/// The maximum number of doubts that are reported.
const MAX_DOUBTS: usize = 10;
/// The maximum number of left-out lines that are stored.
const MAX_LEFT_OUT: usize = 200;
/// A quoted line this long may have been broken in transit, so that its rest looks typed. The judge's lines have 72 columns, and the quote
/// mark makes them too long for some mailers.
const FULL_LINE: usize = 66;
/// The default width at which mailers break lines.
const BREAK_AT: usize = 72;
/// The maximum lines of an attribution ("On … wrote:").
const MAX_ATTRIBUTION_LINES: usize = 4;
/// The maximum bytes of a line of an attribution.
const MAX_ATTRIBUTION_LINE: usize = 300;
/// The most words of an attribution without address and date.
const SHORT_ATTRIBUTION: usize = 5;
/// The maximum lines of the introduction to one of the judge's e-mails: its headers, or an attribution.
const MAX_INTRODUCTION: usize = 12;
/// The maximum lines that mail servers add below an attribution ("This e-mail is from outside").
const MAX_BANNER: usize = 3;
/// The minimum underscores of a rule. Outlook draws 32 above the history, Mailman 47 above its footer.
const RULE: usize = 20;

/// The text that a person typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// The typed lines, without quoted text. Includes blank lines, but not at either end.
    pub lines: Vec<String>,
    /// The lines between `BEGIN ORDERS` and `END ORDERS`; see [`Letter::form`](super::inbound::Letter::form).
    pub form: Vec<String>,
    /// Sentences about lines that were left out although they may have been typed, and about text that was too long.
    pub doubts: Vec<String>,
    /// Unmarked lines in places that are not read: below a signature, or in a program's history.
    pub left_out: LeftOut,
    /// The number of typed lines above a quote without marks.
    pub n_on_top: Option<usize>,
    /// The judge's lines that were changed where they are quoted, outside of the form.
    pub edited: Vec<EditedLine>,
    /// The judge's e-mails explain most text that looks quoted.
    pub is_explained: bool,
}

/// A line from the judge, changed where it is quoted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditedLine {
    /// The line as the judge wrote it, or empty if the line was inserted.
    pub was: String,
    /// The line as it came back.
    pub now: String,
}

/// Lines that were not read, although nothing marks them as quoted. A caller that recognises orders can tell the writer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// The reason, as a sentence: nothing is read below `--`.
    pub why: String,
    /// The lines, except those from the judge's own e-mails.
    pub lines: Vec<String>,
}

/// A line without its quote marks.
struct QuotedLine<'a> {
    /// The number of quote marks.
    depth: usize,
    text: &'a str,
    /// Its length with quote marks, in characters.
    width: usize,
    /// It is part of the order form.
    form: bool,
    /// Its writer.
    origin: Origin,
    /// The lines to the next one that the judge wrote, and the typed ones among them, if there is one.
    to_own: Option<(usize, usize)>,
}

impl<'a> QuotedLine<'a> {
    fn new(line: &'a str, initials: &HashMap<&str, Initials>) -> Self {
        let mut text = line.trim();
        let width = text.chars().count();
        let mut depth = 0;
        if let Some((name, rest)) = split_initials(text).filter(|(name, _)| initials.contains_key(name)) {
            depth = text.len() - name.len() - rest.len();
            text = rest.trim_start();
        }
        while let Some(mark) = text.chars().next().filter(|&c| is_quote_mark(c)) {
            let rest = text.get(mark.len_utf8()..).unwrap_or_default();
            // A bar may begin an ordinary word. A bar that is a quote mark is followed by a space or nothing.
            if mark == '|' && !(rest.is_empty() || rest.starts_with(' ')) {
                break;
            }
            depth += 1;
            text = rest.trim_start();
        }
        // Leading blanks of typed text stay: press may contain a table.
        let text = if depth == 0 { line.trim_end() } else { text };
        Self { depth, text, width, form: false, origin: Origin::Other, to_own: None }
    }

    fn blank(&self) -> bool {
        self.depth == 0 && self.text.is_empty()
    }

    fn typed(&self) -> bool {
        self.depth == 0 && !self.form && !self.text.is_empty() && !self.is_own()
    }

    /// Returns whether it is typed and ends press.
    fn ends_press(&self) -> bool {
        self.typed() && phrases::ends_press(self.text)
    }

    /// Returns whether the judge wrote it.
    fn is_own(&self) -> bool {
        self.origin != Origin::Other
    }
}

/// The number of quoted lines with certain initials, and whether any of them is not an order.
#[derive(Default)]
struct Initials {
    n_lines: usize,
    wordy: bool,
}

/// The Bat! and Supercite quote with initials or a name: `C> Yours?`. `lon> nth` is an order, so such a mark counts only if several lines
/// have it, including prose.
fn quoting_initials(text: &str) -> HashMap<&str, Initials> {
    let mut found: HashMap<&str, Initials> = HashMap::new();
    for (name, rest) in text.lines().filter_map(|line| split_initials(line.trim())) {
        let initials = found.entry(name).or_default();
        initials.n_lines += 1;
        initials.wordy |= rest.split_whitespace().count() != 1;
    }
    found.retain(|_, initials| 1 < initials.n_lines && initials.wordy);
    found
}

/// Splits off the initials: `C>> Yours?` gives `C` and ` Yours?`.
fn split_initials(line: &str) -> Option<(&str, &str)> {
    const MAX: usize = 16;
    let (name, _) = line.get(..line.floor_char_boundary(4 * MAX)).unwrap_or_default().split_once('>')?;
    let rest = line.get(name.len()..).unwrap_or_default().trim_start_matches('>');
    let of_name = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_');
    let fits = name.starts_with(char::is_alphabetic) && name.chars().all(of_name) && name.chars().count() <= MAX;
    (fits && (rest.is_empty() || rest.starts_with(' '))).then_some((name, rest))
}

/// Finds the lines that a person typed in an e-mail's text, which must have been [cleaned](super::charset::clean).
pub fn typed(text: &str) -> Typed {
    typed_without(text, &[])
}

/// Finds the lines that a person typed, without the judge's own text.
pub fn typed_without(text: &str, ours: &[&str]) -> Typed {
    let initials = quoting_initials(text);
    let mut lines: Vec<QuotedLine> = text.lines().map(|line| QuotedLine::new(line, &initials)).collect();
    let is_explained = find_own(&mut lines, ours);
    let mut out = Typed { is_explained, ..Typed::default() };
    out.form = take_form(&mut lines, &mut out.doubts);
    let has_own = lines.iter().any(QuotedLine::is_own);
    // The quoting program does not break lines that are shorter than this.
    let break_at = lines.iter().filter(|line| line.depth > 0).map(|line| line.width).fold(BREAK_AT, usize::max);
    // The width of the quoted line just above.
    let mut above = 0;
    // In the rest of a quoted line that was broken, up to the end of its paragraph.
    let mut remainder = false;
    let mut remainders: Vec<&str> = Vec::new();
    // Whether something was left out since the last kept line.
    let mut gap = false;
    // Whether the last quoted line has marks.
    let mut below_marks = false;
    // In press that forwards one of the judge's e-mails.
    let mut passed_on = false;
    // In the headers of a PGP-signed text (RFC 9580 section 7), up to a blank line.
    let mut armour = false;
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let rest = lines.get(at..).unwrap_or_default();
        let quoted_above = std::mem::take(&mut above);
        let in_remainder = std::mem::take(&mut remainder);
        at += 1;
        if line.form || line.depth > 0 {
            above = if line.is_own() { 0 } else { line.width };
            below_marks = line.depth > 0;
            gap = true;
            out.edited.extend(edited(line).filter(|_| out.edited.len() < MAX_LEFT_OUT));
        } else if line.is_own() && !passed_on {
            // The rest of a line with marks has none.
            if out.n_on_top.is_none() && !below_marks {
                let above_is_blank = out.lines.last().is_some_and(String::is_empty);
                let introduction = if gap { Vec::new() } else { take_introduction(&mut out.lines) };
                if !gap && introduction.is_empty() && is_within_press(&out.lines, rest) {
                    passed_on = true;
                    out.lines.extend(above_is_blank.then(String::new));
                    out.lines.push(bounded(line.text).to_owned());
                    continue;
                }
                if !introduction.is_empty() {
                    out.left_out = LeftOut { why: AS_HEADING.to_owned(), lines: introduction };
                }
                if is_in_press(&out.lines) && !rest.iter().any(QuotedLine::ends_press) {
                    if out.left_out.lines.is_empty() {
                        out.left_out = left_out(rest, 1);
                    }
                    break;
                }
                out.n_on_top = Some(out.lines.len());
            }
            gap = true;
            out.edited.extend(edited(line).filter(|_| out.edited.len() < MAX_LEFT_OUT));
        } else if line.blank() {
            armour = false;
            let spare = out.lines.last().is_none_or(|last| gap && last.is_empty());
            if !spare && out.lines.len() < MAX_LINES {
                out.lines.push(String::new());
            }
        } else if armour || line.text == "-----BEGIN PGP SIGNED MESSAGE-----" {
            armour = true;
        } else if passed_on && has_own && line.ends_press() {
            out.lines.push(line.text.to_owned());
            passed_on = false;
        } else if passed_on && has_own {
            out.lines.push(bounded(line.text).to_owned());
        } else if passed_on && phrases::ends_press(line.text) {
            out.lines.push(line.text.to_owned());
            out.left_out = LeftOut { why: AFTER_PASSING_ON.to_owned(), ..left_out(rest, 1) };
            break;
        } else if !passed_on && phrases::heads_our_letter(line.text) {
            let above_is_blank = out.lines.last().is_some_and(String::is_empty);
            let introduction = take_introduction(&mut out.lines);
            if introduction.is_empty() && is_within_press(&out.lines, rest) {
                passed_on = true;
                out.lines.extend(above_is_blank.then(String::new));
                out.lines.push(bounded(line.text).to_owned());
                continue;
            }
            out.doubts.extend(doubt_whether_passed_on(&out.lines, &introduction, line.text));
            out.left_out = LeftOut { why: AS_HEADING.to_owned(), lines: introduction };
            break;
        } else if let Some(length) = to_own(rest) {
            let skipped = left_out(rest.get(..length).unwrap_or_default(), 1);
            if out.left_out.lines.is_empty() {
                out.left_out = skipped;
            }
            at += length - 1;
            gap = true;
        } else if ends_typing(rest) {
            out.left_out = left_out(rest, 1);
            break;
        } else if let Some(length) = attribution(rest).filter(|length| !has_own || !is_typed_below(rest, *length)) {
            at += length - 1;
            gap = true;
            // Text quoted without marks has no visible end.
            if is_typed_below(rest, length) {
                out.left_out = left_out(rest, length);
                break;
            }
        } else if in_remainder || continues(quoted_above, break_at, line.text) {
            remainders.push(line.text);
            remainder = true;
            gap = true;
        } else if let Some(length) = ornament(rest) {
            at += length - 1;
            gap = true;
        } else if out.lines.len() >= MAX_LINES {
            out.doubts.push(format!("The e-mail has more than {MAX_LINES} lines; I have not read the rest."));
            break;
        } else {
            let kept = bounded(line.text);
            if kept.len() < line.text.len() && out.doubts.len() < MAX_DOUBTS {
                out.doubts.push(format!("A line has more than {MAX_LINE} bytes; I have not read its end."));
            }
            out.lines.push(kept.to_owned());
            gap = false;
        }
    }
    out.doubts.extend(doubt_about(&remainders));
    if out.left_out.lines.is_empty() && !remainders.is_empty() {
        let lines = remainders.iter().take(MAX_LEFT_OUT).map(|line| bounded(line).trim().to_owned()).collect();
        out.left_out = LeftOut {
            why: "I have skipped the text directly below a long quoted line: it looks like the rest of it.".to_owned(),
            lines,
        };
    }
    out.doubts.truncate(MAX_DOUBTS);
    drop_device_signature(&mut out.lines);
    out
}

/// Finds the lines that are from the judge's e-mails. Returns whether these explain most text that looks quoted.
fn find_own(lines: &mut [QuotedLine], ours: &[&str]) -> bool {
    if ours.is_empty() {
        return false;
    }
    let compared: Vec<Line> = lines.iter().map(|line| Line { text: line.text, marked: line.depth > 0 }).collect();
    let found = own::compare(&compared, ours, |at| is_introduced(lines.get(..at).unwrap_or_default()));
    for (line, origin) in lines.iter_mut().zip(found.origins) {
        line.origin = origin;
    }
    let mut to_own = None;
    for line in lines.iter_mut().rev() {
        let is_typed = usize::from(line.typed());
        to_own = if line.is_own() { Some((0, 0)) } else { to_own.map(|(n, n_typed)| (n + 1, n_typed + is_typed)) };
        line.to_own = to_own;
    }
    found.explains
}

/// Returns whether a mail program introduces the text below these lines, in any language: by an address, a date, a rule or headers.
fn is_introduced(above: &[QuotedLine]) -> bool {
    let near = above.get(above.len().saturating_sub(MAX_INTRODUCTION)..).unwrap_or_default();
    let end = near.iter().rposition(|line| !line.blank()).map_or(0, |last| last + 1);
    let near = near.get(..end).unwrap_or_default();
    let is_sure = |line: &QuotedLine| {
        line.text.contains('@') || phrases::has_date_and_time(line.text) || phrases::is_drawn(line.text)
    };
    near.iter().rev().take_while(|line| line.typed()).any(is_sure)
        || (0..near.len()).any(|at| near.get(at..).is_some_and(header_block))
}

/// The change of a line from the judge.
fn edited(line: &QuotedLine) -> Option<EditedLine> {
    let Origin::Edited(was) = &line.origin else { return None };
    (!line.form).then(|| EditedLine { was: was.clone(), now: bounded(line.text).trim().to_owned() })
}

/// The number of lines from here to the judge's e-mail, if a signature or a program's lines are between.
fn to_own(rest: &[QuotedLine]) -> Option<usize> {
    let line = rest.first()?;
    let (length, n_typed) = line.to_own?;
    let introduces = || {
        let is_heading =
            || ends_typing(rest) || phrases::is_drawn_title(line.text) || phrases::is_device_signature(line.text);
        let is_attribution = || attribution(rest).is_some_and(|lines| n_typed <= lines + MAX_BANNER);
        n_typed <= MAX_INTRODUCTION && (is_heading() || is_attribution())
    };
    (is_signature(line.text.trim()) || introduces()).then_some(length)
}

/// Returns whether unmarked text that is not the judge's follows.
fn is_typed_below(rest: &[QuotedLine], length: usize) -> bool {
    next_after(rest, length).is_some_and(starts_typed)
}

/// Takes the order form: the lines between `BEGIN ORDERS` and `END ORDERS`, both typed, or both quoted once. A line typed into a quoted
/// form belongs to it; a line that is quoted deeper does not. A form in a forwarded e-mail is not the writer's own.
///
/// If both a typed and a quoted form exist, the typed one counts. If two of a kind exist, neither does: players may have written one into
/// their press, so that others quote it and order what they want.
fn take_form(lines: &mut [QuotedLine], doubts: &mut Vec<String>) -> Vec<String> {
    let is = |line: &QuotedLine, words: [&str; 2]| {
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
        doubts.push("The e-mail has several order forms; I have read none of them.".to_owned());
        return Vec::new();
    }
    let Some(lines) = begins.first().and_then(|&begin| lines.get_mut(begin..)) else { return Vec::new() };
    let Some(end) = lines.iter().position(|line| line.depth == depth && is(line, ["END", "ORDERS"])) else {
        return Vec::new();
    };
    let mut form = Vec::new();
    // The width of the remark just above: its rest may have been broken off.
    let mut remark = 0;
    for (place, line) in lines.iter_mut().enumerate().take(end + 1) {
        line.form = line.depth <= depth;
        let rest_of_remark = line.depth == 0 && !line.blank() && continues(remark, BREAK_AT, line.text);
        remark = if line.text.starts_with('#') || rest_of_remark { line.width } else { 0 };
        if line.form && !rest_of_remark && place > 0 && place < end && form.len() < MAX_LINES {
            form.push(bounded(line.text).trim().to_owned());
        }
    }
    form
}

/// The part of a line that is read, up to the limit.
fn bounded(text: &str) -> &str {
    text.get(..text.floor_char_boundary(MAX_LINE)).unwrap_or_default()
}

/// The unmarked lines below the first `skip` ones here, up to the start of one of the judge's e-mails.
fn left_out(rest: &[QuotedLine], skip: usize) -> LeftOut {
    let below: String = rest.first().map(|line| line.text.trim().chars().take(60).collect()).unwrap_or_default();
    let lines = rest.iter().skip(skip).take_while(|line| line.depth > 0 || !phrases::heads_our_letter(line.text));
    let lines = lines.filter(|line| line.typed()).take(MAX_LEFT_OUT);
    LeftOut {
        why: format!("I have not read the text below \"{below}\"."),
        lines: lines.map(|line| bounded(line.text).trim().to_owned()).collect(),
    }
}

/// Returns whether the writer's own text ends here.
fn ends_typing(rest: &[QuotedLine]) -> bool {
    let Some(line) = rest.first() else { return false };
    let text = line.text.trim();
    is_rule(text) || is_signature(text) || phrases::is_original(text) || phrases::is_forward(text) || header_block(rest)
}

/// Returns whether a signature begins here: RFC 3676 section 4.3, without the blank, which is often lost. PGP puts a dash in front, and
/// phones turn two dashes into one.
fn is_signature(text: &str) -> bool {
    matches!(text, "--" | "- --" | "—" | "-----BEGIN PGP SIGNATURE-----")
}

/// The number of meaningless lines here: only underscores, or a phone's signature or a title between dashes with nothing typed below it.
fn ornament(rest: &[QuotedLine]) -> Option<usize> {
    let line = rest.first()?;
    if line.text.chars().all(|c| c == '_') {
        return Some(1);
    }
    // `Sent from Mailspring`, and its download link.
    let goes_on = |line: &&QuotedLine| line.typed() && phrases::is_link(line.text);
    let length = match (phrases::is_device_signature(line.text), phrases::is_drawn_title(line.text)) {
        (true, _) => 1 + rest.iter().skip(1).take_while(goes_on).count(),
        (_, true) if next_after(rest, 1).is_some() => 1,
        _ => return None,
    };
    let is_last = next_after(rest, length).is_none_or(|next| {
        !starts_typed(next)
            || ends_typing(next)
            || attribution(next).is_some()
            || next.first().is_some_and(|line| phrases::heads_our_letter(line.text))
    });
    is_last.then_some(length)
}

/// Returns whether this is a line that Outlook or Mailman drew.
fn is_rule(text: &str) -> bool {
    let text = text.trim();
    text.len() >= RULE && text.chars().all(|c| c == '_')
}

/// Returns whether this is the header block that Outlook puts above a quotation, in any language: at least three lines with labels, and
/// among them a date or two addresses.
fn header_block(rest: &[QuotedLine]) -> bool {
    let block = rest.iter().take(MAX_INTRODUCTION).take_while(|line| line.typed() && phrases::has_label(line.text));
    let n_addresses = block.clone().filter(|line| line.text.contains('@')).count();
    3 <= block.clone().count() && (2 <= n_addresses || block.clone().any(|line| phrases::has_date(line.text)))
}

/// Returns whether the first line is neither quoted nor part of the form.
fn starts_typed(rest: &[QuotedLine]) -> bool {
    rest.first().is_some_and(QuotedLine::typed)
}

/// The number of lines here that are an attribution, in any language: up to a colon, with an address, or a date and a time. Above quoted
/// lines a date is enough, and directly above them a number, or a few words.
fn attribution(rest: &[QuotedLine]) -> Option<usize> {
    let lines = rest.iter().take(MAX_ATTRIBUTION_LINES);
    let lines = lines.take_while(|line| line.typed() && line.text.len() <= MAX_ATTRIBUTION_LINE);
    let length = 1 + lines.clone().position(|line| line.text.trim_end().ends_with([':', '：']))?;
    let lines: Vec<&str> = lines.take(length).map(|line| line.text.trim_end()).collect();
    let (first, others) = lines.split_first()?;
    let has_address = lines.iter().any(|line| line.contains('@'));
    if others.is_empty() {
        let is_sure = has_address || phrases::has_date_and_time(first);
        let is_short = || first.split_whitespace().count() <= SHORT_ATTRIBUTION && !phrases::begins_press(first);
        let is_above = |next: &QuotedLine| next.depth > 0 && (first.contains(char::is_numeric) || is_short());
        let is_far_above =
            |next: &[QuotedLine]| phrases::has_date(first) && next.first().is_some_and(|next| next.depth > 0);
        return (is_sure || rest.get(1).is_some_and(is_above) || next_after(rest, 1).is_some_and(is_far_above))
            .then_some(1);
    }
    // A dated line before an attribution is not part of it.
    let begins = first.ends_with('<') || phrases::has_date_and_time(first);
    let is_separate = !first.ends_with('<') && others.iter().any(|line| phrases::has_date_and_time(line));
    (begins && has_address && !is_separate).then_some(length)
}

/// Removes the introduction directly above one of the judge's e-mails without quote marks: an attribution or headers, in any language.
fn take_introduction(lines: &mut Vec<String>) -> Vec<String> {
    let says_whence = |line: &String| {
        line.contains('@')
            || phrases::has_label(line)
            || phrases::has_date_and_time(line)
            || line.ends_with([':', '：'])
            || phrases::is_drawn(line)
    };
    // A label or a colon alone is not enough: press may end with one.
    let is_sure = |line: &&String| line.contains('@') || phrases::has_date_and_time(line) || phrases::is_drawn(line);
    drop_blank(lines);
    let last = lines.iter().rev().take(MAX_INTRODUCTION).take_while(|line| !line.is_empty() && says_whence(line));
    let n_lines = if last.clone().any(|line| is_sure(&line)) { last.count() } else { 0 };
    let taken = lines.split_off(lines.len() - n_lines);
    while lines.last().is_some_and(|line| line.is_empty() || phrases::is_drawn(line)) {
        lines.pop();
    }
    taken
}

/// Returns whether the writer is in the middle of press that ends further down. Then one of the judge's e-mails in it is being forwarded.
fn is_within_press(above: &[String], below: &[QuotedLine]) -> bool {
    is_in_press(above) && below.iter().any(QuotedLine::ends_press)
}

/// Returns whether press begins above, and does not end there.
fn is_in_press(above: &[String]) -> bool {
    above.iter().rev().take_while(|line| !phrases::ends_press(line)).any(|line| phrases::begins_press(line))
}

/// Drops blank lines at the end.
fn drop_blank(lines: &mut Vec<String>) {
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
}

/// Drops a phone's signature at the end.
fn drop_device_signature(lines: &mut Vec<String>) {
    drop_blank(lines);
    let n_links = lines.iter().rev().take(2).take_while(|line| phrases::is_link(line)).count();
    let end = lines.len() - n_links;
    if lines.get(..end).and_then(<[String]>::last).is_some_and(|line| phrases::is_device_signature(line)) {
        lines.truncate(end - 1);
        drop_blank(lines);
    }
}

/// The lines from the next one that is not empty, after skipping `skip` lines.
fn next_after<'a, 'b>(rest: &'b [QuotedLine<'a>], skip: usize) -> Option<&'b [QuotedLine<'a>]> {
    let rest = rest.get(skip..)?;
    rest.get(rest.iter().position(|line| !line.blank())?..)
}

/// Returns whether this is the rest of a quoted line that was broken in transit. The line above was full, and the
/// first word here would not have fitted on it.
fn continues(above: usize, break_at: usize, text: &str) -> bool {
    let word = text.split_whitespace().next().map_or(0, |word| word.chars().count());
    above >= FULL_LINE && above + 1 + word > break_at
}

/// The sentence about one of the judge's e-mails that the writer may have wanted others to read.
fn doubt_whether_passed_on(typed: &[String], introduction: &[String], heading: &str) -> Option<String> {
    let heading: String = heading.trim().chars().take(60).collect();
    (!typed.is_empty() && introduction.is_empty()).then(|| {
        format!(
            "“{heading}” is the start of one of my e-mails, so I have not read the text from there on. To forward it, write PRESS TO and the recipients above it, and ENDPRESS below it."
        )
    })
}

/// The sentence about lines that look like the rest of quoted ones.
fn doubt_about(remainders: &[&str]) -> Option<String> {
    let (first, others) = remainders.split_first()?;
    let start: String = first.chars().take(60).collect();
    let what = match others.len() {
        0 => format!("“{start}” looks like the rest of the quoted line above, so I have not read it."),
        n => format!(
            "“{start}” and {n} more {} look like the rest of the quoted line above, so I have not read them.",
            if n == 1 { "line" } else { "lines" }
        ),
    };
    Some(format!("{what} Please leave a blank line between quotes and your own text."))
}
