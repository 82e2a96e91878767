//! The headers of a letter or of one of its parts (RFC 5322 section 2.2), within bounds.
//!
//! Decoding an encoded word is quadratic and an address list can be made to cost more still, so the bounds come first:
//! a block longer than [`BLOCK`] is cut, a header longer than [`FIELD`] too, and only then is anything decoded.
use mailparse::{MailAddr, MailHeader, SingleInfo};

use super::charset;

/// Most bytes of one header block that are looked at.
pub const BLOCK: usize = 64 * 1024;
/// Most bytes of one header that are looked at.
pub const FIELD: usize = 8 * 1024;
/// Most encoded words of one header that are decoded. The parser looks for the start of its line at each.
const WORDS: usize = 256;
/// Longest address (RFC 5321 section 4.5.3.1.3, and erratum 1690).
const ADDRESS: usize = 254;
/// Longest message id that we take over: with its name it must fit a line of 998 bytes, and some servers stop at 255.
const MESSAGE_ID: usize = 250;

/// One block of headers.
#[derive(Debug, Default)]
pub struct Headers {
    fields: Vec<Field>,
    /// Something was too long, and its end is missing.
    pub cut: bool,
}

#[derive(Debug)]
struct Field {
    /// Lower case.
    name: String,
    /// `name: value`, as it came, folds and all.
    raw: Vec<u8>,
}

impl Headers {
    /// Splits a letter, or a part of one, into headers and body. Lines must end in `\n`.
    ///
    /// A line that is no header ends the block and belongs to the body, as mail servers see it: reading on would let a
    /// letter show one sender to the server that vouches for it and another to us.
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
                    Some(field) if at < BLOCK => headers.cut |= !field.fold(line),
                    Some(_) => headers.cut = true,
                    None => break,
                }
            } else if let Some(name) = name_of(text) {
                if at < BLOCK {
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

    /// Is there not one header?
    pub fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// Is there a header of that name (lower case)?
    pub fn has(&self, name: &str) -> bool {
        self.fields.iter().any(|field| field.name == name)
    }

    /// How many headers have that name (lower case)?
    pub fn count(&self, name: &str) -> usize {
        self.fields.iter().filter(|field| field.name == name).count()
    }

    /// The first header of that name (lower case): decoded (RFC 2047), on one line, cleaned.
    pub fn get(&self, name: &str) -> Option<String> {
        self.all(name).next()
    }

    /// All headers of that name (lower case): decoded (RFC 2047), on one line, cleaned.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = String> + 'a {
        self.fields
            .iter()
            .filter(move |field| field.name == name)
            .filter_map(Field::header)
            .map(|header| charset::one_line(&header.get_value()))
    }

    /// The valid addresses of all headers of that name (lower case), in lower case, each with its display name.
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
                // One bad entry spoils the list for the parser. What stands between `<` and `>` is still clear, as long
                // as there is but one, and no quotes, comments or encoded words that could hide another.
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

    /// The message ids (RFC 5322 section 3.6.4) in all headers of that name (lower case), with their brackets.
    pub fn message_ids(&self, name: &str) -> Vec<String> {
        let mut found = Vec::new();
        for field in self.fields.iter().filter(|field| field.name == name) {
            for piece in field.raw.split(|&byte| byte == b'<').skip(1) {
                // An id may have been folded in its middle by a mailer that knew no better: then it is unusable.
                let Some(end) = piece.iter().position(|&byte| byte == b'>') else { continue };
                let id = piece.get(..end).unwrap_or_default();
                if !id.is_empty() && id.len() + 2 <= MESSAGE_ID && id.iter().all(u8::is_ascii_graphic) {
                    found.push(format!("<{}>", String::from_utf8_lossy(id)));
                }
            }
        }
        found
    }
}

impl Field {
    /// What the parser may see of it.
    fn header(&self) -> Option<MailHeader<'_>> {
        let mut words = self.raw.windows(2).enumerate().filter(|(_, pair)| pair == b"=?");
        let end = words.nth(WORDS).map_or(self.raw.len(), |(at, _)| at);
        mailparse::parse_header(self.raw.get(..end)?).ok().map(|(header, _)| header)
    }

    /// Adds a line; `false` when there was no room for all of it.
    fn fold(&mut self, line: &[u8]) -> bool {
        let room = FIELD - self.raw.len().min(FIELD);
        self.raw.extend_from_slice(line.get(..room).unwrap_or(line));
        line.len() <= room
    }
}

/// The index just after the line that starts at `from`.
pub(super) fn line_end(raw: &[u8], from: usize) -> usize {
    let rest = raw.get(from..).unwrap_or_default();
    rest.iter().position(|&byte| byte == b'\n').map_or(raw.len(), |at| from + at + 1)
}

/// The name of a header line, in lower case: printable ASCII up to the colon (blanks before it are an old custom).
fn name_of(line: &[u8]) -> Option<String> {
    let colon = line.iter().position(|&byte| byte == b':')?;
    let name = line.get(..colon)?.trim_ascii_end();
    let good = !name.is_empty() && name.iter().all(u8::is_ascii_graphic);
    good.then(|| String::from_utf8_lossy(name).to_ascii_lowercase())
}

fn mailbox(one: &SingleInfo) -> Option<(String, String)> {
    Some((valid_address(&one.addr)?, one.display_name.clone().unwrap_or_default()))
}

/// An address that mail can really be sent to, in lower case.
pub(super) fn valid_address(text: &str) -> Option<String> {
    let text = text.trim();
    let plain = text.len() <= ADDRESS && !text.chars().any(|c| c.is_control() || c.is_whitespace());
    let address: lettre::Address = plain.then(|| text.parse().ok())??;
    Some(address.to_string().to_lowercase())
}
