//! Converts mail programs' HTML to plain text.
//!
//! The conversion is one pass from left to right without a tree, so that nesting costs nothing. Headings, links, lists and tables get no
//! marks, because those would spoil an order. Quoted text gets a `> ` prefix, as in plain text, so that it is recognised. Hidden and
//! struck-out text is dropped.
use encoding_rs::WINDOWS_1252;

use super::charset;

/// The maximum bytes of HTML that are read.
pub const MAX_HTML: usize = 256 * 1024;

/// The maximum depth of quoting in the output.
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

/// Elements whose content is not visible.
const SILENT: &[&str] = &["script", "style", "title", "template", "textarea", "select", "svg", "xml", "object"];

/// Elements that have no end tag.
const VOID: &[&str] = &["area", "base", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "wbr"];

/// The mark of the element that contains the quoted history: Gmail, Yahoo, Proton, GMX and web.de, Zoho, Tuta, Thunderbird, OX App Suite,
/// Apple.
const HISTORY: &[&str] = &[
    "gmail_quote",
    "yahoo_quoted",
    "protonmail_quote",
    "name=\"quote\"",
    "zmail_extra",
    "tutanota_quote",
    "moz-forward-container",
    "ox-quote",
    "iosymail",
    "cite_editor",
];

/// The mark of the element that precedes the history: Outlook. Its text is in the reader's language.
const HISTORY_BELOW: &[&str] = &[
    "divrplyfwdmsg",
    "appendonsend",
    "mail-editor-reference-message-container",
    "ms-outlook-mobile-reference-message",
    "outlookmessageheader",
];

/// The mark of the element that contains the writer's signature.
const SIGNATURE: &[&str] = &[
    "gmail_signature",
    "id=\"signature\"",
    "id=signature",
    "id=\"x_signature\"",
    "ms-outlook-mobile-signature",
    "moz-signature",
    "protonmail_signature_block",
    "yahoo-signature",
    "ymail_android_signature",
    "yahoo_ios_signature",
    "applemailsignature",
    "zoho_signature",
    "zmail_signature",
    "blue-mail-signature",
    "bluemail_signature",
    "k9mail-signature",
    "edo-signature",
    "edo-mobile-signature",
    "nine_signature",
    "mailspring-signature",
    "data-smartmail=\"gmail_signature\"",
    "name=\"messagesignature",
    "class=\"signature\"",
    "spark_signature",
    "name=\"ox-signature",
    "tutanota_signature",
];

/// Elements for struck-out text.
const STRUCK: &[&str] = &["s", "del", "strike"];

/// HTML converted to plain text.
#[derive(Debug, Default)]
pub struct Plain {
    /// The visible text, except signatures.
    pub text: String,
    /// Lines of the writer's signature. A person may have typed below its first line.
    pub signature: Vec<String>,
    /// It contains links or pictures.
    pub adorned: bool,
    /// The HTML was too long: its end is missing.
    pub cut: bool,
}

/// The text of some HTML.
pub fn to_text(html: &str) -> Plain {
    let end = html.floor_char_boundary(MAX_HTML);
    let mut writer = Writer::default();
    writer.read(html.get(..end).unwrap_or_default());
    writer.end_block();
    let signature = writer.signature_lines.iter().map(|line| charset::one_line(line)).filter(|line| !line.is_empty());
    Plain {
        text: charset::clean(&writer.out),
        signature: signature.collect(),
        adorned: writer.adorned,
        cut: end < html.len(),
    }
}

/// The maximum number of open elements that are tracked.
const MAX_MARKS: usize = 100;
/// The maximum number of signature lines that are stored.
const MAX_SIGNATURE: usize = 50;

/// An open element and its effect on the text in it.
#[derive(Default)]
struct Mark {
    name: String,
    /// The number of open elements of this name, including itself.
    open: usize,
    /// It holds quoted text.
    quotes: bool,
    /// Its text is hidden or struck out.
    hides: bool,
    /// It preserves line breaks.
    keeps_lines: bool,
    /// It holds the writer's signature.
    signs: bool,
}

impl Mark {
    fn new(name: &str, attributes: &str) -> Self {
        let has = |marks: &[&str]| marks.iter().any(|mark| attributes.contains(mark));
        let style = style(attributes);
        let hidden = || attributes.split_ascii_whitespace().any(|word| word == "hidden" || word.starts_with("hidden="));
        let unseen = ["display:none", "visibility:hidden", "mso-hide:all", "line-through"];
        Self {
            name: name.to_owned(),
            open: 1,
            quotes: name == "blockquote" || name == "div" && has(HISTORY),
            hides: STRUCK.contains(&name) || hidden() || unseen.iter().any(|unseen| style.contains(unseen)),
            keeps_lines: name == "pre"
                || style.contains("white-space:pre")
                || style.contains("white-space:break-spaces"),
            signs: !attributes.is_empty() && has(SIGNATURE),
        }
    }

    fn acts(&self) -> bool {
        self.quotes || self.hides || self.keeps_lines || self.signs
    }
}

/// The value of the `style` attribute, without blanks.
fn style(attributes: &str) -> String {
    let value = attributes.split_once("style=").map(|(_, value)| value).unwrap_or_default();
    let value = match value.chars().next() {
        Some(quote @ ('"' | '\'')) => value.split(quote).nth(1).unwrap_or_default(),
        _ => value.split_ascii_whitespace().next().unwrap_or_default(),
    };
    value.chars().filter(|c| !c.is_whitespace()).collect()
}

#[derive(Default)]
struct Writer {
    out: String,
    line: String,
    signature_lines: Vec<String>,
    /// Open elements that affect the text in them.
    marks: Vec<Mark>,
    /// The number of them with each effect.
    blockquotes: usize,
    quotes: usize,
    hides: usize,
    keeps_lines: usize,
    signs: usize,
    /// A paragraph begins, preceded by a blank line.
    gap: bool,
    /// Too many open elements to track, so all text is treated as quoted.
    lost: bool,
    /// The start of the history has been marked.
    history: bool,
    adorned: bool,
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

    fn push(&mut self, c: char) {
        if self.hides == 0 {
            self.line.push(c);
        }
    }

    /// Text between tags. Runs of blanks become one space, except in `<pre>`.
    fn text(&mut self, text: &str) {
        if self.hides > 0 {
            return;
        }
        for c in text.chars() {
            match c {
                '\n' if self.keeps_lines > 0 => self.end_line(),
                ' ' | '\n' | '\t' if self.keeps_lines == 0 => {
                    if !self.line.is_empty() && !self.line.ends_with(' ') {
                        self.line.push(' ');
                    }
                }
                _ => self.line.push(c),
            }
        }
    }

    /// Reads an entity such as `&amp;` and returns the rest.
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
                // Not a line end, which would make the text after it unquoted.
                self.push(if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') { ' ' } else { c });
                rest
            }
            None => {
                self.push('&');
                after
            }
        }
    }

    /// Reads a tag, a comment or a bare `<`, and returns the rest. An unclosed one extends to the end.
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
            self.push('<');
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
        self.open(&name, &attributes.to_ascii_lowercase());
        rest
    }

    fn open(&mut self, name: &str, attributes: &str) {
        if name == "br" {
            if self.hides == 0 {
                self.end_line();
            }
            return;
        }
        if BLOCKS.contains(&name) {
            self.end_block();
            // A block ends an open paragraph.
            if self.marks.last().is_some_and(|mark| mark.name == "p") {
                self.drop_marks(self.marks.len() - 1);
            }
        }
        self.begin_history(attributes);
        // Outlook writes each line as a paragraph with no margin.
        self.adorned |= matches!(name, "a" | "img");
        let mark = Mark::new(name, attributes);
        self.gap |= name == "p" && self.hides == 0 && !mark.hides && !attributes.contains("mso");
        if VOID.contains(&name) {
            return;
        }
        if mark.acts() && self.marks.len() < MAX_MARKS {
            if mark.signs {
                self.end_block();
            }
            self.count(&mark, 1);
            self.marks.push(mark);
        } else {
            self.lost |= mark.quotes && self.quotes == 0;
            if let Some(mark) = self.marks.iter_mut().rev().find(|mark| mark.name == name) {
                mark.open += 1;
            }
        }
    }

    fn close(&mut self, name: &str) {
        if BLOCKS.contains(&name) {
            self.end_block();
        } else if matches!(name, "td" | "th") {
            self.text(" ");
        }
        let Some(place) = self.marks.iter().rposition(|mark| mark.name == name) else { return };
        let Some(mark) = self.marks.get_mut(place) else { return };
        mark.open -= 1;
        if mark.open == 0 {
            self.drop_marks(place);
        }
    }

    /// Closes the open elements from this index on.
    fn drop_marks(&mut self, place: usize) {
        if self.marks.iter().skip(place).any(|mark| mark.signs) {
            self.end_block();
        }
        for mark in self.marks.split_off(place) {
            self.count(&mark, -1);
        }
    }

    fn count(&mut self, mark: &Mark, by: isize) {
        let step = |count: &mut usize, does: bool| *count = count.saturating_add_signed(if does { by } else { 0 });
        step(&mut self.blockquotes, mark.name == "blockquote");
        step(&mut self.quotes, mark.quotes);
        step(&mut self.hides, mark.hides);
        step(&mut self.keeps_lines, mark.keeps_lines);
        step(&mut self.signs, mark.signs);
    }

    /// Draws a line above the history if it begins here.
    fn begin_history(&mut self, attributes: &str) {
        let begins = !attributes.is_empty() && HISTORY_BELOW.iter().any(|mark| attributes.contains(mark));
        if begins && !self.history && self.quotes == 0 && self.hides == 0 && self.signs == 0 {
            self.history = true;
            self.end_block();
            self.out.push_str("-----Original Message-----\n");
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
        if self.signs > 0 && self.quotes == 0 && !self.lost {
            if self.signature_lines.len() < MAX_SIGNATURE {
                self.signature_lines.push(std::mem::take(&mut self.line));
            }
            self.line.clear();
            return;
        }
        // Gmail wraps the quotation in an element for the whole history: that is one depth, not two.
        let depth = self.blockquotes.min(MAX_QUOTE_DEPTH).max(usize::from(self.quotes > 0 || self.lost));
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

/// Returns the rest after `</name…>`.
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

/// The character of an entity: those that mailers use, and all numeric ones.
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
        "zwj" => '\u{200d}',
        "zwnj" | "lrm" | "rlm" => '\u{200b}',
        _ => {
            let place = LATIN_1.split_ascii_whitespace().position(|known| known == name)?;
            return char::from_u32(0xa0 + u32::try_from(place).ok()?);
        }
    };
    Some(known)
}
