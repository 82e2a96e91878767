//! The headers of an e-mail or of one of its parts (RFC 5322 section 2.2), within bounds.
//!
//! Decoding encoded words is quadratic, and an address list can cost even more. So a block longer than [`MAX_BLOCK`] and a header longer
//! than [`MAX_FIELD`] are cut before decoding.
use mailparse::{MailAddr, MailHeader, SingleInfo};

use super::charset;

/// The maximum bytes of a header block that are read.
pub const MAX_BLOCK: usize = 64 * 1024;
/// The maximum bytes of a header that are read.
pub const MAX_FIELD: usize = 8 * 1024;
/// The maximum encoded words of a header that are decoded. For each, the parser searches for the start of its line.
const MAX_WORDS: usize = 256;
/// The maximum length of an address (RFC 5321 section 4.5.3.1.3, and erratum 1690).
const MAX_ADDRESS: usize = 254;
/// The maximum length of a message id. With its header name it must fit into a line of 998 bytes, and some servers stop
/// at 255.
const MAX_MESSAGE_ID: usize = 250;

/// One block of headers.
#[derive(Debug, Default)]
pub struct Headers {
    fields: Vec<Field>,
    /// True if something was too long and was cut.
    pub cut: bool,
}

#[derive(Debug)]
struct Field {
    /// Lower case.
    name: String,
    /// `name: value` as received, with its folds.
    raw: Vec<u8>,
}

impl Headers {
    /// Splits an e-mail, or a part of one, into headers and body. Lines must end in `\n`.
    ///
    /// A line that is not a header ends the block and belongs to the body, as for mail servers. Otherwise an e-mail could show one sender
    /// to the server that authenticates it and another to the judge.
    pub fn split(raw: &[u8]) -> (Self, &[u8]) {
        let mut headers = Self::default();
        let mut at = 0;
        while at < raw.len() {
            let end = line_end(raw, at);
            let line = raw.get(at..end).unwrap_or_default();
            let text = line.strip_suffix(b"\n").unwrap_or(line);
            if text.is_empty() {
                at = end;
                break;
            }
            if matches!(text.first(), Some(b' ' | b'\t')) {
                match headers.fields.last_mut() {
                    Some(field) if at < MAX_BLOCK => headers.cut |= !field.fold(line),
                    Some(_) => headers.cut = true,
                    None => break,
                }
            } else if let Some(name) = name_of(text) {
                if at < MAX_BLOCK {
                    let mut field = Field { name, raw: Vec::new() };
                    headers.cut |= !field.fold(line);
                    headers.fields.push(field);
                } else {
                    headers.cut = true;
                }
            } else {
                break;
            }
            at = end;
        }
        (headers, raw.get(at..).unwrap_or_default())
    }

    /// Returns whether the block is empty.
    pub fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// Returns whether it contains a header with this name (lower case).
    pub fn has(&self, name: &str) -> bool {
        self.fields.iter().any(|field| field.name == name)
    }

    /// Returns whether it contains a header whose name (lower case) begins like this.
    pub fn has_prefix(&self, start: &str) -> bool {
        self.fields.iter().any(|field| field.name.starts_with(start))
    }

    /// All headers from the top: the name (lower case), and the value as received, with its folds.
    pub(super) fn fields(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.fields.iter().map(|field| {
            let colon = field.raw.iter().position(|&byte| byte == b':').map_or(0, |at| at + 1);
            (field.name.as_str(), field.raw.get(colon..).unwrap_or_default())
        })
    }

    /// Returns the number of headers with this name (lower case).
    pub fn count(&self, name: &str) -> usize {
        self.fields.iter().filter(|field| field.name == name).count()
    }

    /// The first header with this name (lower case): decoded (RFC 2047), on one line, cleaned.
    pub fn get(&self, name: &str) -> Option<String> {
        self.all(name).next()
    }

    /// All headers with this name (lower case): decoded (RFC 2047), on one line, cleaned.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = String> + 'a {
        self.fields
            .iter()
            .filter(move |field| field.name == name)
            .filter_map(Field::header)
            .map(|header| charset::one_line(&header.get_value()))
    }

    /// The valid addresses, in lower case, in all headers with this name (lower case), each with its display name.
    pub fn mailboxes(&self, name: &str) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for field in self.fields.iter().filter(|field| field.name == name) {
            let Some(header) = field.header() else { continue };
            match mailparse::addrparse_header(&header) {
                Ok(list) => {
                    for entry in list.iter() {
                        match entry {
                            MailAddr::Single(one) => found.extend(mailbox(one)),
                            MailAddr::Group(group) => found.extend(group.addrs.iter().filter_map(mailbox)),
                        }
                    }
                }
                // One bad entry makes the parser reject the list. The text between `<` and `>` is unambiguous if there is only one, and no
                // quotes, comments or encoded words that could hide another.
                Err(_) => {
                    let raw = String::from_utf8_lossy(&field.raw);
                    let plain = !raw.contains(['"', '(', '\\']) && !raw.contains("=?") && raw.matches('<').count() == 1;
                    let inside = raw.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
                    if let (true, Some((address, _))) = (plain, inside) {
                        found.extend(valid_address(address).map(|address| (address, String::new())));
                    }
                }
            }
        }
        found
    }

    /// The message ids (RFC 5322 section 3.6.4) in all headers with this name (lower case), with their brackets.
    pub fn message_ids(&self, name: &str) -> Vec<String> {
        let mut found = Vec::new();
        for field in self.fields.iter().filter(|field| field.name == name) {
            for piece in field.raw.split(|&byte| byte == b'<').skip(1) {
                // Some mailers fold an id in the middle, which makes it unusable.
                let Some(end) = piece.iter().position(|&byte| byte == b'>') else { continue };
                let id = piece.get(..end).unwrap_or_default();
                if !id.is_empty() && id.len() + 2 <= MAX_MESSAGE_ID && id.iter().all(u8::is_ascii_graphic) {
                    found.push(format!("<{}>", String::from_utf8_lossy(id)));
                }
            }
        }
        found
    }
}

impl Field {
    /// The header as the parser reads it.
    fn header(&self) -> Option<MailHeader<'_>> {
        let mut words = self.raw.windows(2).enumerate().filter(|(_, pair)| pair == b"=?");
        let end = words.nth(MAX_WORDS).map_or(self.raw.len(), |(at, _)| at);
        mailparse::parse_header(self.raw.get(..end)?).ok().map(|(header, _)| header)
    }

    /// Adds a line. Returns whether it fitted completely.
    fn fold(&mut self, line: &[u8]) -> bool {
        let room = MAX_FIELD - self.raw.len().min(MAX_FIELD);
        self.raw.extend_from_slice(line.get(..room).unwrap_or(line));
        line.len() <= room
    }
}

/// The index after the line that starts at `from`.
pub(super) fn line_end(raw: &[u8], from: usize) -> usize {
    let rest = raw.get(from..).unwrap_or_default();
    rest.iter().position(|&byte| byte == b'\n').map_or(raw.len(), |at| from + at + 1)
}

/// The name of a header line, in lower case: printable ASCII up to the colon (old mailers put blanks before it).
fn name_of(line: &[u8]) -> Option<String> {
    let colon = line.iter().position(|&byte| byte == b':')?;
    let name = line.get(..colon)?.trim_ascii_end();
    let good = !name.is_empty() && name.iter().all(u8::is_ascii_graphic);
    good.then(|| String::from_utf8_lossy(name).to_ascii_lowercase())
}

fn mailbox(one: &SingleInfo) -> Option<(String, String)> {
    Some((valid_address(&one.addr)?, one.display_name.clone().unwrap_or_default()))
}

/// An address that can receive mail, in lower case. Only ASCII is lowered, because characters such as the Kelvin sign are no `k`.
pub(super) fn valid_address(text: &str) -> Option<String> {
    let text = text.trim();
    let plain = text.len() <= MAX_ADDRESS && !text.chars().any(|c| c.is_control() || c.is_whitespace());
    let address: lettre::Address = plain.then(|| text.parse().ok())??;
    Some(address.to_string().to_ascii_lowercase())
}
