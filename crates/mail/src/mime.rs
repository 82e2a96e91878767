//! Finds and decodes the part of an e-mail that is its text (RFC 2045, RFC 2046).
//!
//! Parts are walked without building a tree. Depth and number are limited, so that the work is linear in the size of an e-mail. `mailparse`
//! reads the fields that describe a part. Its own walk is not used, because it rejects an e-mail with a wrong boundary, broken base64 or
//! deeply nested parts, where this one reads as much as possible.
use mailparse::ParsedContentType;
use std::borrow::Cow;

use super::headers::{Headers, line_end};
use super::html::Plain;
use super::{charset, flowed, html, ics};

/// The maximum depth of nested parts.
pub const MAX_DEPTH: usize = 10;
/// The maximum number of parts that are read.
pub const MAX_PARTS: usize = 200;
/// The one attachment that is read if the e-mail itself has no text.
pub const ORDERS_FILE: &str = "orders.txt";

/// The ends of the names of attached game files, which commands may ask for.
const GAME_FILES: [&str; 5] = [".json", ".toml", ".dpy", ".dpw", ".gam"];
/// The maximum characters of a file's name.
const MAX_FILE_NAME: usize = 64;

/// An attached game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttachedFile {
    /// Its name, cleaned: `spring.json`.
    pub name: String,
    /// Its text, cleaned, with `\n` line ends. It is as long as the e-mail allows.
    pub text: String,
}

/// The contents of an e-mail.
#[derive(Debug, Default)]
pub struct Body {
    /// The text, cleaned, with `\n` line ends. Text quoted by markup is quoted by `> ` here.
    pub text: String,
    /// Lines that markup identifies as the writer's signature.
    pub signature: Vec<String>,
    /// It is HTML with links or pictures.
    pub adorned: bool,
    /// It contains HTML, alone or beside plain text.
    pub has_html: bool,
    /// Some of it may lie beyond the bytes that were read: it continues to their end.
    pub open_ended: bool,
    /// The text of an attachment called `orders.txt`.
    pub orders_file: Option<String>,
    /// The first attached game file that was read to its end.
    pub game_file: Option<AttachedFile>,
    /// It is a calendar's reply to an invitation.
    pub of_calendar: bool,
    /// Unread content that may contain the writer's message.
    pub ignored: Vec<Ignored>,
    /// The parts that could not be read properly.
    pub defects: Vec<String>,
}

/// The kinds of content that are never read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignored {
    /// Any attachment.
    Attachment,
    /// A nested e-mail.
    Letter,
    /// Outlook's `winmail.dat`.
    Tnef,
    /// An encrypted part.
    Encrypted,
}

impl Ignored {
    /// The sentence for a writer whose e-mail contained nothing else.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Attachment => "The e-mail has attachments; I have not read them.",
            Self::Letter => "Another e-mail is attached to this one; I have not read it.",
            Self::Tnef => "The e-mail is a winmail.dat that only Outlook can read; please send plain text.",
            Self::Encrypted => "The e-mail is encrypted; I have not read it.",
        }
    }
}

/// Finds and decodes the text of an e-mail.
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

/// A piece of an e-mail's text.
struct Text {
    html: bool,
    text: String,
    /// Signature lines identified by markup.
    signature: Vec<String>,
    adorned: bool,
    /// It continues to the end of the e-mail.
    open_ended: bool,
}

impl Text {
    fn plain(text: String, open_ended: bool) -> Self {
        Self { html: false, text, signature: Vec::new(), adorned: false, open_ended }
    }
}

#[derive(Default)]
struct Walk {
    /// The end of the e-mail's bytes.
    end: Option<*const u8>,
    parts: usize,
    body: Body,
}

impl Walk {
    fn part(&mut self, headers: &Headers, body: &[u8], depth: usize, found: &mut Vec<Text>) {
        self.parts += 1;
        if self.parts > MAX_PARTS || depth > MAX_DEPTH {
            self.defect("The e-mail has too many parts, or parts nested too deeply; I have not read all of them.");
            return;
        }
        if headers.cut {
            self.defect("Some headers are too long; I have cut them.");
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
                self.game_file(file, headers, &kind, body);
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
                    self.defect("The e-mail's HTML is too long; I have not read the end.");
                }
                let Plain { text, signature, adorned, .. } = plain;
                found.push(Text { html: true, text, signature, adorned, open_ended: self.is_last(body) });
            }
            // Some programs write `Content-Type: text`, and an illegible type means the same.
            ("text", "plain" | "") | ("" | "plain", "") => {
                found.push(Text::plain(self.text(headers, &kind, body), self.is_last(body)))
            }
            // Mail servers' reports, which `bounce` reads.
            ("message", "delivery-status" | "global-delivery-status") => {}
            ("message", _) | ("text", "rfc822-headers") => self.body.ignored.push(Ignored::Letter),
            ("application", "ms-tnef" | "vnd.ms-tnef") => self.body.ignored.push(Ignored::Tnef),
            ("application", "pkcs7-mime" | "x-pkcs7-mime") => self.body.ignored.push(Ignored::Encrypted),
            // PGP and S/MIME signatures, calendars, pictures.
            _ if sub.ends_with("signature") => {}
            _ => self.body.ignored.push(Ignored::Attachment),
        }
    }

    /// Returns whether this part continues to the end of the e-mail.
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
            self.defect("The e-mail claims to have several parts but has none; I have read it as plain text.");
            let plain = ParsedContentType::default();
            found.push(Text::plain(self.text(headers, &plain, body), self.is_last(body)));
            return;
        }
        // The first part with plain text, or else the first with any text, but never a second, which repeats the first.
        let alternative = kind.mimetype == "multipart/alternative";
        // Only the root has text (RFC 2387); the rest are its pictures.
        let related = kind.mimetype == "multipart/related";
        // The parts of a digest are e-mails by default (RFC 2046 section 5.1.5).
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

    /// Takes an attachment that may be a game file, unless it runs on to the end of the bytes: then its end may be missing.
    fn game_file(&mut self, name: Option<&String>, headers: &Headers, kind: &ParsedContentType, body: &[u8]) {
        let Some(name) = name.filter(|_| self.body.game_file.is_none() && !self.is_last(body)) else { return };
        let name: String = charset::one_line(name).chars().take(MAX_FILE_NAME).collect();
        let lower = name.to_ascii_lowercase();
        if GAME_FILES.iter().any(|end| lower.ends_with(end)) {
            let text = self.text(headers, kind, body);
            self.body.game_file = Some(AttachedFile { name, text });
        }
    }

    /// The text of one part, decoded from its transfer encoding, charset and flow.
    fn text(&mut self, headers: &Headers, kind: &ParsedContentType, body: &[u8]) -> String {
        let (bytes, broken) = decoded(headers, body);
        if broken {
            self.defect("The e-mail's base64 is broken; I have read the intact part.");
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

/// The parts of a multipart; empty if it has none, despite its type.
pub(super) fn children<'a>(kind: &ParsedContentType, body: &'a [u8]) -> Vec<&'a [u8]> {
    let named =
        kind.params.get("boundary").map(|boundary| boundary.as_bytes().trim_ascii_end()).filter(|b| !b.is_empty());
    let guessed = || first_boundary(body);
    let children = named.map(|b| split(body, b)).filter(|c| !c.is_empty()).or_else(|| Some(split(body, guessed()?)));
    children.unwrap_or_default()
}

/// A part's bytes, decoded from its transfer encoding, and whether that was broken.
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

/// Returns the worth of an alternative: plain text is preferred to HTML, and HTML to an empty part. Some mailers send an empty plain part.
fn worth(texts: &[Text]) -> u8 {
    texts
        .iter()
        .filter(|text| !text.text.trim().is_empty())
        .map(|text| if text.html { 1 } else { 2 })
        .max()
        .unwrap_or(0)
}

/// The parts between the boundary lines (RFC 2046 section 5.1.1), at most one more than the limit. An e-mail that ends before the last
/// boundary keeps its last part.
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

/// The boundary of a multipart with a missing or wrong one: the first line that looks like a boundary.
fn first_boundary(body: &[u8]) -> Option<&[u8]> {
    let line = body.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii_end).find(|line| !line.is_empty())?;
    let boundary = line.strip_prefix(b"--")?;
    (!boundary.is_empty() && boundary.len() <= 70 && !boundary.contains(&b' ')).then_some(boundary)
}

/// Decodes base64 (RFC 2045 section 6.8) as far as possible. Also returns whether it was broken.
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

/// Decodes quoted-printable (RFC 2045 section 6.7). Anything that is not an escape is unchanged.
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
