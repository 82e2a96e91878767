//! Converts HTML from mail programs to plain text.
//!
//! One pass from left to right without a tree, so that nesting costs nothing. Headings, links, lists and tables get no
//! marks, because those would spoil an order. Quoted text gets `> ` in front, as in plain text, so that it is
//! recognised.
use encoding_rs::WINDOWS_1252;

use super::charset;

/// The maximum bytes of HTML that are read.
pub const MAX_HTML: usize = 256 * 1024;

/// The maximum depth of quoting that is shown.
const MAX_QUOTE_DEPTH: usize = 3;

/// Elements that start and end a line.
const BLOCKS: &[&str] = &[
    "address",
    "article",
    "aside",
    "blockquote",
    "body",
    "center",
    "dd",
    "div",
    "dl",
    "dt",
    "fieldset",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "html",
    "li",
    "main",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "tbody",
    "tfoot",
    "thead",
    "tr",
    "ul",
];

/// Elements whose content is not shown to a reader.
const SILENT: &[&str] = &["script", "style", "title", "template", "textarea", "select", "svg", "xml", "object"];

/// The mark of the element that holds the quoted history: Gmail, Yahoo, Proton, GMX and web.de, Zoho, Tuta,
/// Thunderbird.
const HISTORY: &[&str] = &[
    "gmail_quote",
    "yahoo_quoted",
    "protonmail_quote",
    "name=\"quote\"",
    "zmail_extra",
    "tutanota_quote",
    "moz-forward-container",
];

/// The text of some HTML, and whether it was cut because it was too long.
pub fn to_text(html: &str) -> (String, bool) {
    let end = html.floor_char_boundary(MAX_HTML);
    let mut writer = Writer::default();
    writer.read(html.get(..end).unwrap_or_default());
    (charset::clean(&writer.finish()), end < html.len())
}

/// An open element that quotes.
struct Quote {
    name: String,
    /// The number of open elements of this name, including itself.
    open: usize,
}

#[derive(Default)]
struct Writer {
    out: String,
    line: String,
    quotes: Vec<Quote>,
    /// The number of them that are `<blockquote>`.
    blockquotes: usize,
    /// The number of open `<pre>`.
    pre: usize,
    /// A paragraph begins: a blank line comes before it.
    gap: bool,
}

impl Writer {
    fn read(&mut self, mut rest: &str) {
        while let Some(at) = rest.find(['<', '&']) {
            let (text, more) = rest.split_at(at);
            self.text(text);
            rest = if more.starts_with('&') { self.entity(more) } else { self.markup(more) };
        }
        self.text(rest);
    }

    /// Text between tags. Runs of blanks become one space, except in `<pre>`.
    fn text(&mut self, text: &str) {
        for c in text.chars() {
            match c {
                '\n' if self.pre > 0 => self.end_line(),
                ' ' | '\n' | '\t' if self.pre == 0 => {
                    if !self.line.is_empty() && !self.line.ends_with(' ') {
                        self.line.push(' ');
                    }
                }
                _ => self.line.push(c),
            }
        }
    }

    /// Reads an entity such as `&amp;`; returns the rest.
    fn entity<'a>(&mut self, more: &'a str) -> &'a str {
        let after = more.strip_prefix('&').unwrap_or(more);
        let known = after
            .as_bytes()
            .iter()
            .take(12)
            .position(|&byte| byte == b';')
            .and_then(|end| Some((character(after.get(..end)?)?, after.get(end + 1..)?)));
        match known {
            Some((c, rest)) => {
                // Never a line end: the text after it would no longer be quoted.
                self.line.push(if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') { ' ' } else { c });
                rest
            }
            None => {
                self.line.push('&');
                after
            }
        }
    }

    /// Reads a tag, a comment, or just a `<`; returns the rest. What is never closed extends to the end.
    fn markup<'a>(&mut self, more: &'a str) -> &'a str {
        if let Some(comment) = more.strip_prefix("<!--") {
            return comment.strip_prefix('>').unwrap_or_else(|| comment.split_once("-->").map_or("", |(_, rest)| rest));
        }
        let inside = more.strip_prefix('<').unwrap_or(more);
        if inside.starts_with(['!', '?']) {
            return inside.split_once('>').map_or("", |(_, rest)| rest);
        }
        let (closing, inside) = inside.strip_prefix('/').map_or((false, inside), |inside| (true, inside));
        if !inside.starts_with(|c: char| c.is_ascii_alphabetic()) {
            self.line.push('<');
            return more.strip_prefix('<').unwrap_or_default();
        }
        let (tag, rest) = inside.split_at(tag_end(inside));
        let rest = rest.strip_prefix('>').unwrap_or(rest);
        let (name, attributes) =
            tag.split_at(tag.find(|c: char| c.is_ascii_whitespace() || c == '/').unwrap_or(tag.len()));
        let name = name.to_ascii_lowercase();
        if closing {
            self.close(&name);
            return rest;
        }
        if SILENT.contains(&name.as_str()) && !attributes.ends_with('/') {
            return after_end_tag(rest, &name);
        }
        self.open(name, &attributes.to_ascii_lowercase());
        rest
    }

    fn open(&mut self, name: String, attributes: &str) {
        if name == "br" {
            self.end_line();
            return;
        }
        if BLOCKS.contains(&name.as_str()) {
            self.end_block();
        }
        // Outlook writes each line as a paragraph with no margin.
        self.gap |= name == "p" && !attributes.contains("mso");
        self.pre += usize::from(name == "pre");
        let quotes = name == "blockquote" || (name == "div" && HISTORY.iter().any(|mark| attributes.contains(mark)));
        if quotes {
            self.blockquotes += usize::from(name == "blockquote");
            self.quotes.push(Quote { name, open: 1 });
        } else if let Some(quote) = self.quotes.last_mut().filter(|quote| quote.name == name) {
            quote.open += 1;
        }
    }

    fn close(&mut self, name: &str) {
        if BLOCKS.contains(&name) {
            self.end_block();
        } else if matches!(name, "td" | "th") {
            self.text(" ");
        }
        self.pre = self.pre.saturating_sub(usize::from(name == "pre"));
        if let Some(quote) = self.quotes.last_mut().filter(|quote| quote.name == name) {
            quote.open -= 1;
            if quote.open == 0 {
                self.quotes.pop();
                self.blockquotes -= usize::from(name == "blockquote");
            }
        }
    }

    /// Ends the line if it is not empty.
    fn end_block(&mut self) {
        if !self.line.trim_matches(' ').is_empty() {
            self.end_line();
        }
        self.line.clear();
    }

    /// Ends the line even if it is empty.
    fn end_line(&mut self) {
        // Gmail wraps the quotation in an element for the whole history: that is one depth, not two.
        let depth = self.blockquotes.min(MAX_QUOTE_DEPTH).max(usize::from(!self.quotes.is_empty()));
        let marks = || std::iter::repeat_n("> ", depth);
        if std::mem::take(&mut self.gap) && !self.out.is_empty() {
            self.out.extend(marks());
            self.out.push('\n');
        }
        self.out.extend(marks());
        self.out.push_str(self.line.trim_end());
        self.out.push('\n');
        self.line.clear();
    }

    fn finish(mut self) -> String {
        self.end_block();
        self.out
    }
}

/// The end of a tag: the first `>` outside a quoted attribute value.
fn tag_end(tag: &str) -> usize {
    let mut value_starts = false;
    let mut quote: Option<u8> = None;
    for (at, byte) in tag.bytes().enumerate() {
        match quote {
            Some(mark) if byte == mark => quote = None,
            Some(_) => {}
            None => match byte {
                b'>' => return at,
                b'"' | b'\'' if value_starts => quote = Some(byte),
                b'=' => value_starts = true,
                _ if byte.is_ascii_whitespace() => {}
                _ => value_starts = false,
            },
        }
        if quote.is_some() {
            value_starts = false;
        }
    }
    tag.len()
}

/// What comes after `</name…>`.
fn after_end_tag<'a>(mut rest: &'a str, name: &str) -> &'a str {
    while let Some((_, more)) = rest.split_once("</") {
        rest = more;
        if more.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name)) {
            return more.split_once('>').map_or("", |(_, rest)| rest);
        }
    }
    ""
}

/// The names of U+00A0 to U+00FF, in order.
const LATIN_1: &str = "\
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
    micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig \
    Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash \
    Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute \
    ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
    uuml yacute thorn yuml";

/// The character that an entity stands for: those that mailers use, and all numeric ones.
fn character(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        // The HTML standard reads 128 to 159 as windows-1252: `&#150;` is a dash.
        return match u8::try_from(code) {
            Ok(byte @ 128..=159) => WINDOWS_1252.decode(&[byte]).0.chars().next(),
            _ => char::from_u32(code),
        };
    }
    let known = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "ndash" => '–',
        "mdash" => '—',
        "minus" => '−',
        "hyphen" | "dash" => '‐',
        "rarr" => '→',
        "rArr" => '⇒',
        "larr" => '←',
        "hellip" => '…',
        "lsquo" => '‘',
        "rsquo" => '’',
        "sbquo" => '‚',
        "ldquo" => '“',
        "rdquo" => '”',
        "bdquo" => '„',
        "bull" => '•',
        "trade" => '™',
        "euro" => '€',
        "OElig" => 'Œ',
        "oelig" => 'œ',
        "Scaron" => 'Š',
        "scaron" => 'š',
        "ensp" | "emsp" | "thinsp" => ' ',
        "zwnj" | "zwj" | "lrm" | "rlm" => '\u{200b}',
        _ => {
            let place = LATIN_1.split_ascii_whitespace().position(|known| known == name)?;
            return char::from_u32(0xa0 + u32::try_from(place).ok()?);
        }
    };
    Some(known)
}
