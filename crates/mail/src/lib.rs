//! Mail in and out: bytes to a [`Letter`](inbound::Letter), a [`Mail`](sink::Mail) to bytes, and the ways they travel.
//!
//! - [`inbound`] reads a letter: MIME, charsets, the sender, and whether a robot wrote it. It never fails.
//!   Beneath it [`headers`], [`mime`] (which part is the text), [`charset`], [`flowed`], [`html`],
//!   [`robot`], [`bounce`].
//! - [`typed`] finds what the person typed: no quoted history, no signature, no forwarded block.
//! - [`source`] where letters come from (Maildir, standard input, IMAP, LMTP); [`sink`] where they go (Maildir, SMTP, sendmail)
//! - [`compose`] makes the bytes of a letter that goes out, `parts` what is in it besides text, [`ics`] entries for calendars
//! - [`dkim`] signs them; [`authenticity`] says whether those that come in are from whom they say,
//!   [`sender_check`] asks the DNS
//! - [`names`] what the DNS says of the judge's domain; [`certificate`] how long those of mail servers are valid
//! - [`peer`] what talking to any mail server takes: how to protect the connection, passwords, certificates
//!
//! Nothing here knows about games or the database.
pub mod authenticity;
pub mod bounce;
mod bounce_words;
pub mod certificate;
pub mod charset;
pub mod compose;
pub mod dkim;
pub mod failpoint;
pub mod flowed;
pub mod headers;
pub mod html;
pub mod ics;
pub mod imap;
pub mod inbound;
pub mod lmtp;
pub mod maildir;
pub mod mime;
pub mod names;
mod parts;
pub mod peer;
mod phrases;
pub mod robot;
pub mod sender_check;
pub mod sendmail;
pub mod sink;
pub mod smtp;
pub mod source;
pub mod typed;
