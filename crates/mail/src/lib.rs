//! E-mail as a server of games needs it: bytes to a [`Letter`](inbound::Letter), a [`Mail`](sink::Mail) to bytes, and the ways
//! they travel. Nothing here knows games or a database.
//!
//! Reading:
//! - [`inbound`] reads a letter: MIME, charsets, the sender, and whether a robot wrote it. It never fails.
//!   Beneath it are [`headers`], [`mime`] (which part is the text), [`charset`], [`flowed`], [`html`], [`robot`], [`bounce`].
//! - [`typed`] finds the lines that a person typed: no quoted history, no signature, no forwarded block
//! - [`authenticity`] says whether a letter is from the address in its `From:`; [`sender_check`] asks the DNS
//!
//! Writing:
//! - [`compose`] makes the bytes of a letter, with `parts` beside its text, and [`ics`] entries for calendars
//! - [`dkim`] signs them
//!
//! Travelling:
//! - [`source`] is where letters come from ([`maildir`], standard input, [`imap`], [`lmtp`]), [`sink`] where they go
//!   ([`maildir`], [`smtp`], [`sendmail`])
//! - [`peer`] is common to all talk with mail servers: protection of the connection, passwords, certificates
//! - [`names`] is what the DNS says of the judge's domain; [`certificate`] how long certificates of mail servers are valid
//! - [`failpoint`] names the steps at which tests kill the program
//! - [`settings`] is a configuration's part on mailboxes and keys
//!
//! A program can be built without two features, `mail-auth` and `imap`. Modules of the same names in `without/` then stand
//! in for them, and [`NO_MAIL_AUTH`] and [`NO_IMAP`] say how to build it with them.
pub mod authenticity;
pub mod bounce;
mod bounce_words;
pub mod certificate;
pub mod charset;
pub mod compose;
#[cfg_attr(not(feature = "mail-auth"), path = "without/dkim.rs")]
pub mod dkim;
#[cfg_attr(not(feature = "mail-auth"), path = "without/dns.rs")]
mod dns;
pub mod failpoint;
pub mod flowed;
pub mod headers;
pub mod html;
pub mod ics;
#[cfg_attr(not(feature = "imap"), path = "without/imap.rs")]
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
#[cfg_attr(not(feature = "mail-auth"), path = "without/sender_check.rs")]
pub mod sender_check;
pub mod sendmail;
pub mod settings;
pub mod sink;
pub mod smtp;
pub mod source;
pub mod typed;

/// Whether the program was built with the code that checks senders, signs letters, and asks the DNS.
pub const HAS_MAIL_AUTH: bool = cfg!(feature = "mail-auth");
/// Whether the program was built with the code that reads mailboxes on IMAP servers.
pub const HAS_IMAP: bool = cfg!(feature = "imap");

/// The features that the program was built without; empty if it has everything.
pub const BUILT_WITHOUT: &str = match (HAS_MAIL_AUTH, HAS_IMAP) {
    (true, true) => "",
    (false, true) => "mail-auth",
    (true, false) => "imap",
    (false, false) => "mail-auth and imap",
};

/// The sentence for a keeper who asks a program without `mail-auth` for what it would do.
pub const NO_MAIL_AUTH: &str = "checking senders and signing letters is the mail server's part: this program was built without \
     mail-auth. Take it out, or build the program with `cargo build --release --features mail-auth`";
/// The sentence for a keeper who asks a program without `imap` for what it would do.
pub const NO_IMAP: &str = "the mail server must hand over the letters: this program was built without imap. Take it out, or \
     build the program with `cargo build --release --features imap`";
