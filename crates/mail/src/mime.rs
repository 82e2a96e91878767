//! Finds the part of a letter that is its text (RFC 2045, RFC 2046), and decodes it.
//!
//! Parts are walked without building a tree. Depth and number are limited, so that the work is linear in the size of a
//! letter. `mailparse` reads the fields that say what a part is; its own walk is not used, because it reads nothing of a letter with a
//! wrong boundary, broken base64 or parts too deep in each other, where this one reads what there is.
use mailparse::ParsedContentType;
use std::borrow::Cow;

use super::headers::{Headers, line_end};
use super::html::Plain;
use super::{charset, flowed, html, ics};

/// The maximum depth of nested parts.
pub const MAX_DEPTH: usize = 10;
/// The maximum number of parts that are read.
pub const MAX_PARTS: usize = 200;
/// The one attachment that is read if the letter itself has no text.
pub const ORDERS_FILE: &str = "orders.txt";

/// The contents that were found in a letter.
#[derive(Debug, Default)]
pub struct Body {
    /// The text, cleaned, lines ended by `\n`. What was quoted by markup is quoted by `> ` here.
    pub text: String,
    /// Lines that markup shows as the writer's signature.
    pub signature: Vec<String>,
    /// It is HTML with links or pictures.
    pub adorned: bool,
    /// It has HTML, perhaps beside plain text.
    pub has_html: bool,
    /// Some of it may lie beyond the bytes that were read: it goes on to their end.
    pub open_ended: bool,
    /// The text of an attachment called `orders.txt`.
    pub orders_file: Option<String>,
    /// It is the answer of a calendar to an invitation.
    pub of_calendar: bool,
    /// Things that are not read but may hold what the writer meant to say.
    pub ignored: Vec<Ignored>,
    /// The parts that could not be read properly.
    pub defects: Vec<String>,
}

/// The kinds of content that we never read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignored {
    /// Any attachment.
    Attachment,
    /// Another letter, inside this one.
    Letter,
    /// Outlook's `winmail.dat`.
    Tnef,
    /// An encrypted part.
    Encrypted,
}

impl Ignored {
    /// The sentence for a writer whose letter had nothing else in it.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Attachment => "The letter has attachments; they were not read.",
            Self::Letter => "Another letter is attached to this one; it was not read.",
            Self::Tnef => "The letter is a winmail.dat that only Outlook can read; please send plain text.",
            Self::Encrypted => "The letter is encrypted; it was not read.",
        }
    }
}

/// Finds and decodes the text of a letter.
pub fn read(headers: &Headers, body: &[u8]) -> Body {
    let mut walk = Walk { end: Some(body.as_ptr_range().end), ..Walk::default() };
    let mut found = Vec::new();
    walk.part(headers, body, 0, &mut found);
    let mut out = walk.body;
    let is_html = !found.iter().any(|text| !text.html && !text.text.trim().is_empty());
    found.retain(|text| text.html == is_html);
    out.text = found.iter().map(|text| text.text.as_str()).collect::<Vec<_>>().join("\n");
    out.adorned = found.iter().any(|text| text.adorned);
    out.open_ended = found.iter().any(|text| text.open_ended);
    out.signature = found.into_iter().flat_map(|text| text.signature).collect();
    out
}

/// A piece of text in a letter.
struct Text {
    html: bool,
    text: String,
    /// The lines of a signature that markup shows.
    signature: Vec<String>,
    adorned: bool,
    /// It goes on to the end of the letter.
    open_ended: bool,
}

impl Text {
    fn plain(text: String, open_ended: bool) -> Self {
        Self { html: false, text, signature: Vec::new(), adorned: false, open_ended }
    }
}

#[derive(Default)]
struct Walk {
    /// The end of the bytes of the letter.
    end: Option<*const u8>,
    parts: usize,
    body: Body,
}

impl Walk {
    fn part(&mut self, headers: &Headers, body: &[u8], depth: usize, found: &mut Vec<Text>) {
        self.parts += 1;
        if self.parts > MAX_PARTS || depth > MAX_DEPTH {
            self.defect("The letter has too many parts, or parts too deep in each other; some were not read.");
            return;
        }
        if headers.cut {
            self.defect("Some headers are too long; they were cut.");
        }
        let kind =
            headers.get("content-type").map_or_else(ParsedContentType::default, |v| mailparse::parse_content_type(&v));
        let disposition = headers.get("content-disposition").map(|v| mailparse::parse_content_disposition(&v));
        let file = disposition.as_ref().and_then(|d| d.params.get("filename")).or_else(|| kind.params.get("name"));
        let attached = matches!(&disposition, Some(d) if d.disposition == mailparse::DispositionType::Attachment);
        let (main, sub) = kind.mimetype.split_once('/').unwrap_or((&kind.mimetype, ""));
        if (main, sub) == ("text", "calendar") {
            let (bytes, _) = decoded(headers, body);
            let method = kind.params.get("method").map(String::as_str);
            self.body.of_calendar |= ics::is_answer(method, &String::from_utf8_lossy(&bytes));
        }
        if depth > 0 && !matches!(main, "multipart" | "message") && (attached || file.is_some()) {
            let wanted = file.is_some_and(|name| name.trim().eq_ignore_ascii_case(ORDERS_FILE));
            if sub == "ms-tnef" {
                self.body.ignored.push(Ignored::Tnef);
            } else if wanted && self.body.orders_file.is_none() {
                self.body.orders_file = Some(self.text(headers, &kind, body));
            } else {
                self.body.ignored.push(Ignored::Attachment);
            }
            return;
        }
        match (main, sub) {
            ("multipart", "encrypted") => self.body.ignored.push(Ignored::Encrypted),
            ("multipart", _) => self.multipart(&kind, headers, body, depth, found),
            ("text", "html") => {
                self.body.has_html = true;
                let plain = html::to_text(&self.text(headers, &kind, body));
                if plain.cut {
                    self.defect("The letter's HTML is too long; its end was not read.");
                }
                let Plain { text, signature, adorned, .. } = plain;
                found.push(Text { html: true, text, signature, adorned, open_ended: self.is_last(body) });
            }
            // Some programs write `Content-Type: text`, and an illegible type means the same.
            ("text", "plain" | "") | ("" | "plain", "") => {
                found.push(Text::plain(self.text(headers, &kind, body), self.is_last(body)))
            }
            // What reports of mail servers consist of: `bounce` reads them.
            ("message", "delivery-status" | "global-delivery-status") => {}
            ("message", _) | ("text", "rfc822-headers") => self.body.ignored.push(Ignored::Letter),
            ("application", "ms-tnef" | "vnd.ms-tnef") => self.body.ignored.push(Ignored::Tnef),
            ("application", "pkcs7-mime" | "x-pkcs7-mime") => self.body.ignored.push(Ignored::Encrypted),
            // PGP and S/MIME signatures, calendars, pictures.
            _ if sub.ends_with("signature") => {}
            _ => self.body.ignored.push(Ignored::Attachment),
        }
    }

    /// Returns whether this part goes on to the end of the letter.
    fn is_last(&self, body: &[u8]) -> bool {
        self.end == Some(body.as_ptr_range().end)
    }

    fn multipart(
        &mut self,
        kind: &ParsedContentType,
        headers: &Headers,
        body: &[u8],
        depth: usize,
        found: &mut Vec<Text>,
    ) {
        let children = children(kind, body);
        if children.is_empty() {
            self.defect("The letter says it has several parts, but none was found; it was read as plain text.");
            let plain = ParsedContentType::default();
            found.push(Text::plain(self.text(headers, &plain, body), self.is_last(body)));
            return;
        }
        // The first that is plain text, else the first that has any text. Never a second: it repeats the first.
        let alternative = kind.mimetype == "multipart/alternative";
        // Only the root has text (RFC 2387); the rest are its pictures.
        let related = kind.mimetype == "multipart/related";
        // The parts of a digest are letters unless they say otherwise (RFC 2046 section 5.1.5).
        let digest = kind.mimetype == "multipart/digest";
        let mut best = (0, Vec::new());
        for child in children {
            let (headers, body) = Headers::split(child);
            if digest && !headers.has("content-type") {
                self.body.ignored.push(Ignored::Letter);
            } else if alternative {
                let mut texts = Vec::new();
                self.part(&headers, body, depth + 1, &mut texts);
                let rank = worth(&texts);
                if rank > best.0 {
                    best = (rank, texts);
                }
            } else {
                self.part(&headers, body, depth + 1, found);
            }
            if self.parts > MAX_PARTS || related {
                break;
            }
        }
        found.extend(best.1);
    }

    /// The text of one part: transfer encoding, charset and flow undone.
    fn text(&mut self, headers: &Headers, kind: &ParsedContentType, body: &[u8]) -> String {
        let (bytes, broken) = decoded(headers, body);
        if broken {
            self.defect("The letter's base64 is broken; what could be read of it was read.");
        }
        let (text, defect) = charset::decode(&bytes, kind.params.get("charset").map(String::as_str));
        self.body.defects.extend(defect);
        let param =
            |name: &str, value: &str| kind.params.get(name).is_some_and(|v| v.trim().eq_ignore_ascii_case(value));
        let text = charset::clean(&text);
        if kind.mimetype != "text/html" && param("format", "flowed") {
            flowed::join(&text, param("delsp", "yes"))
        } else {
            text
        }
    }

    fn defect(&mut self, sentence: &str) {
        if !self.body.defects.iter().any(|known| known == sentence) {
            self.body.defects.push(sentence.to_owned());
        }
    }
}

/// The parts of a multipart. None if it has none, whatever it says.
pub(super) fn children<'a>(kind: &ParsedContentType, body: &'a [u8]) -> Vec<&'a [u8]> {
    let named =
        kind.params.get("boundary").map(|boundary| boundary.as_bytes().trim_ascii_end()).filter(|b| !b.is_empty());
    let guessed = || first_boundary(body);
    let children = named.map(|b| split(body, b)).filter(|c| !c.is_empty()).or_else(|| Some(split(body, guessed()?)));
    children.unwrap_or_default()
}

/// The bytes of a part without its transfer encoding, and whether that was broken.
pub(super) fn decoded<'a>(headers: &Headers, body: &'a [u8]) -> (Cow<'a, [u8]>, bool) {
    let encoding = headers.get("content-transfer-encoding").unwrap_or_default().to_ascii_lowercase();
    match encoding.trim() {
        "base64" => {
            let (bytes, broken) = base64(body);
            (Cow::Owned(bytes), broken)
        }
        "quoted-printable" => (Cow::Owned(quoted_printable(body)), false),
        _ => (Cow::Borrowed(body), false),
    }
}

/// Returns the worth of an alternative: plain text before HTML, and anything before nothing. Some mailers send an
/// empty plain part.
fn worth(texts: &[Text]) -> u8 {
    texts
        .iter()
        .filter(|text| !text.text.trim().is_empty())
        .map(|text| if text.html { 1 } else { 2 })
        .max()
        .unwrap_or(0)
}

/// The parts between the boundary lines (RFC 2046 section 5.1.1), at most one more than we read. A letter that ends
/// before the last boundary keeps its last part.
fn split<'a>(body: &'a [u8], boundary: &[u8]) -> Vec<&'a [u8]> {
    let mut parts = Vec::new();
    let mut start: Option<usize> = None;
    let mut at = 0;
    while at < body.len() {
        let end = line_end(body, at);
        let line = body.get(at..end).unwrap_or_default().trim_ascii_end();
        let rest = line.strip_prefix(b"--").and_then(|rest| rest.strip_prefix(boundary));
        let last = rest == Some(b"--");
        if last || rest.is_some_and(<[u8]>::is_empty) {
            if let Some(start) = start.take() {
                // The line end before a boundary belongs to the boundary.
                parts.push(body.get(start..at.saturating_sub(1).max(start)).unwrap_or_default());
            }
            if last || parts.len() > MAX_PARTS {
                return parts;
            }
            start = Some(end);
        }
        at = end;
    }
    parts.extend(start.and_then(|start| body.get(start..)));
    parts
}

/// The boundary of a multipart that names none or a wrong one: the first line that looks like a boundary.
fn first_boundary(body: &[u8]) -> Option<&[u8]> {
    let line = body.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii_end).find(|line| !line.is_empty())?;
    let boundary = line.strip_prefix(b"--")?;
    (!boundary.is_empty() && boundary.len() <= 70 && !boundary.contains(&b' ')).then_some(boundary)
}

/// Decodes base64 (RFC 2045 section 6.8) as far as possible; also returns whether it was broken.
fn base64(body: &[u8]) -> (Vec<u8>, bool) {
    let mut out = Vec::with_capacity(body.len() / 4 * 3);
    let (mut bits, mut held, mut broken) = (0u32, 0u32, false);
    for &byte in body {
        let value = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            // Padding ends a group. More may follow if pieces were encoded one by one and joined.
            b'=' => {
                (bits, held) = (0, 0);
                continue;
            }
            _ => {
                broken |= !byte.is_ascii_whitespace();
                continue;
            }
        };
        bits = (bits << 6) | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            out.extend(u8::try_from(bits >> held));
            bits &= (1 << held) - 1;
        }
    }
    (out, broken || held > 0)
}

/// Decodes quoted-printable (RFC 2045 section 6.7). Anything that is not an escape stays as it is.
fn quoted_printable(body: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(body.len());
    for line in body.split_inclusive(|&byte| byte == b'\n') {
        let ended = line.ends_with(b"\n");
        // Blanks at the end of a line were added in transport.
        let line = line.trim_ascii_end();
        let (line, soft) = line.strip_suffix(b"=").map_or((line, false), |line| (line, true));
        let mut at = 0;
        while let Some(&byte) = line.get(at) {
            let escaped = (byte == b'=').then(|| Some((hex(*line.get(at + 1)?)?, hex(*line.get(at + 2)?)?))).flatten();
            match escaped {
                Some((high, low)) => {
                    out.push(high << 4 | low);
                    at += 3;
                }
                None => {
                    out.push(byte);
                    at += 1;
                }
            }
        }
        if ended && !soft {
            out.push(b'\n');
        }
    }
    out
}

fn hex(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}
