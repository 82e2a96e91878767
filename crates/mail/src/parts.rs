//! The MIME parts of an e-mail (RFC 2046): text, the same text as HTML, inline pictures, and attachments.
//!
//! ```text
//! text only            text/plain
//! text + picture       mixed( text/plain, image/png inline )
//! HTML                 alternative( text/plain, related( text/html, image/png inline ) )
//! + data, calendar     mixed( the above, application/json, application/ics )
//! an invitation        alternative( text/plain, text/calendar )
//! HTML + invitation    alternative( text/plain, related( text/html, image/png inline ), text/calendar )
//! ```
//!
//! A calendar entry that is no invitation is a file: as `text/calendar`, mail programs would show it in place of the text. An invitation is
//! the last alternative, the only place where every program acts on it (RFC 6047; Outlook ignores it in a `mixed` part). Boundaries and
//! part names (Content-ID) derive from the Message-ID, so that the same e-mail always has the same bytes.
use super::compose::{body, clean};
use super::sink::{Attachment, Kind, Mail};
use chancery_text::hex;
use chancery_text::html::{PICTURES, escape};
use lettre::message::header::{ContentDisposition, ContentId, ContentTransferEncoding, ContentType};
use lettre::message::{Body, MultiPart, SinglePart};
use sha2::{Digest as _, Sha256};

/// The maximum characters of a file name.
const MAX_NAME: usize = 100;

/// The contents of an e-mail.
#[derive(Debug)]
pub(super) enum Content {
    /// Text only.
    One(SinglePart),
    /// Several parts.
    Several(MultiPart),
}

/// The parts of an e-mail.
pub(super) fn of(mail: &Mail) -> Content {
    let names = PartNames::of(mail);
    let text = SinglePart::builder().header(ContentType::TEXT_PLAIN).body(body(&mail.body));
    let is_invitation = |attachment: &&Attachment| matches!(attachment.kind, Kind::Invitation | Kind::Cancellation);
    let (invitations, others): (Vec<&Attachment>, Vec<&Attachment>) = mail.attachments.iter().partition(is_invitation);
    let (pictures, mut files): (Vec<&Attachment>, Vec<&Attachment>) =
        others.into_iter().partition(|attachment| attachment.kind == Kind::Picture);
    let calendar = invitations
        .first()
        .map(|invitation| SinglePart::builder().header(type_of(invitation.kind)).body(encoded(invitation)));
    if mail.html.is_none() {
        files.splice(0..0, pictures.iter().copied());
    }
    let message = match (&mail.html, calendar) {
        (Some(html), calendar) => {
            let both = with_html(text, html, &pictures, &names);
            Content::Several(calendar.into_iter().fold(both, MultiPart::singlepart))
        }
        (None, Some(calendar)) => {
            Content::Several(names.several(MultiPart::alternative(), 1).singlepart(text).singlepart(calendar))
        }
        (None, None) => Content::One(text),
    };
    if files.is_empty() {
        return message;
    }
    let mixed = names.several(MultiPart::mixed(), 0);
    let mixed = match message {
        Content::One(part) => mixed.singlepart(part),
        Content::Several(parts) => mixed.multipart(parts),
    };
    Content::Several(with_files(mixed, &files))
}

/// The text, and the same text as HTML with its pictures.
fn with_html(text: SinglePart, html: &str, pictures: &[&Attachment], names: &PartNames) -> MultiPart {
    let shown: String = pictures.iter().enumerate().map(|(i, picture)| image(picture, &names.of_picture(i))).collect();
    let html = SinglePart::builder().header(ContentType::TEXT_HTML).body(body(&html.replacen(PICTURES, &shown, 1)));
    let both = names.several(MultiPart::alternative(), 1).singlepart(text);
    if pictures.is_empty() {
        return both.singlepart(html);
    }
    let mut related = names.several(MultiPart::related(), 2).singlepart(html);
    for (i, picture) in pictures.iter().enumerate() {
        let id = ContentId::from(format!("<{}>", names.of_picture(i)));
        let picture_part = SinglePart::builder()
            .header(type_of(picture.kind))
            .header(ContentDisposition::inline_with_name(&name_of(picture)))
            .header(id)
            .body(encoded(picture));
        related = related.singlepart(picture_part);
    }
    both.multipart(related)
}

/// The HTML element of a picture. Word-based Outlook obeys only the attribute, other programs the style.
fn image(picture: &Attachment, id: &str) -> String {
    format!(
        "<img src=\"cid:{id}\" width=\"640\" alt=\"{}\" style=\"display:block;width:100%;max-width:640px;height:auto;border:0;margin:12px 0\">\n",
        escape(&picture.alt)
    )
}

fn with_files(parts: MultiPart, files: &[&Attachment]) -> MultiPart {
    files.iter().fold(parts, |parts, file| {
        let name = name_of(file);
        let disposition = match file.kind {
            Kind::Picture => ContentDisposition::inline_with_name(&name),
            _ => ContentDisposition::attachment(&name),
        };
        parts.singlepart(SinglePart::builder().header(type_of(file.kind)).header(disposition).body(encoded(file)))
    })
}

fn name_of(file: &Attachment) -> String {
    let fits = |c: &char| c.is_ascii_alphanumeric() || "._-".contains(*c);
    let name: String = clean(&file.name, MAX_NAME).chars().filter(fits).collect();
    if name.is_empty() { "file".to_owned() } else { name }
}

fn type_of(kind: Kind) -> ContentType {
    let name = match kind {
        Kind::Picture | Kind::Png => "image/png",
        Kind::Svg => "image/svg+xml",
        Kind::Pdf => "application/pdf",
        Kind::Gif => "image/gif",
        Kind::Html => "text/html; charset=utf-8",
        Kind::Json => "application/json",
        Kind::Calendar => "application/ics",
        Kind::Invitation => "text/calendar; charset=utf-8; method=REQUEST",
        Kind::Cancellation => "text/calendar; charset=utf-8; method=CANCEL",
    };
    ContentType::parse(name).unwrap_or(ContentType::TEXT_PLAIN)
}

/// The file in base64, whose content mail servers do not alter.
fn encoded(file: &Attachment) -> Body {
    Body::new_with_encoding(file.bytes.to_vec(), ContentTransferEncoding::Base64).unwrap_or_else(Body::new)
}

/// The names within an e-mail, which are the same whenever it is composed.
struct PartNames {
    digest: String,
    domain: String,
}

impl PartNames {
    fn of(mail: &Mail) -> Self {
        let domain = mail.message_id.trim_end_matches('>').rsplit_once('@').map_or("", |(_, domain)| domain);
        let fits = |c: &char| c.is_ascii_alphanumeric() || ".-".contains(*c);
        let domain: String = domain.chars().filter(fits).collect();
        let digest = hex(&Sha256::digest(mail.message_id.as_bytes()))[..24].to_owned();
        Self { digest, domain: if domain.is_empty() { "chancery.invalid".to_owned() } else { domain } }
    }

    /// A multipart at this depth. No encoded line begins with `=_`.
    fn several(&self, kind: lettre::message::MultiPartBuilder, depth: u32) -> MultiPart {
        kind.boundary(format!("=_{depth}_{}", self.digest)).build()
    }

    fn of_picture(&self, n: usize) -> String {
        format!("picture{n}.{}@{}", self.digest, self.domain)
    }
}
