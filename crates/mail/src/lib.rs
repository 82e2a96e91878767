//! E-mail for a game server: bytes to a [`Letter`](inbound::Letter), a [`Mail`](sink::Mail) to bytes, and the transports. Nothing here
//! knows games or a database.
//!
//! Reading:
//! - [`inbound`] reads an e-mail: MIME, charsets, the sender, and whether a robot wrote it. It never fails. It builds on [`headers`],
//!   [`mime`] (which part is the text), [`charset`], [`flowed`], [`html`], [`robot`], [`bounce`].
//! - [`typed`] finds the lines that a person typed: no quoted history, no signature, no forwarded block. `own` compares them with the
//!   judge's own e-mails
//! - [`authenticity`] checks whether an e-mail is from the address in its `From:`; [`sender_check`] asks the DNS
//!
//! Writing:
//! - [`compose`] produces the bytes of an e-mail, with `parts` for attachments, and [`ics`] for calendar entries
//! - [`dkim`] signs them
//!
//! Transport:
//! - [`source`] receives e-mails ([`maildir`], standard input, [`imap`], [`lmtp`]), [`sink`] sends them ([`maildir`], [`smtp`],
//!   [`sendmail`])
//! - [`peer`] is common to all connections to mail servers: encryption, passwords, certificates
//! - [`names`] checks the DNS records of the judge's domain; [`certificate`] the validity of mail servers' certificates
//! - [`failpoint`] names the steps at which tests kill the program
//! - [`settings`] is the part of a configuration about mailboxes and keys
//!
//! A program can be built without two features, `mail-auth` and `imap`. Stub modules of the same names in `without/` then replace them, and
//! [`NO_MAIL_AUTH`] and [`NO_IMAP`] tell the keeper how to build with them.
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
mod own;
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

/// True if the program was built with sender checks, signatures and DNS queries.
pub const HAS_MAIL_AUTH: bool = cfg!(feature = "mail-auth");
/// True if the program was built with support for IMAP mailboxes.
pub const HAS_IMAP: bool = cfg!(feature = "imap");

/// The features that the program was built without; empty for a full build.
pub const BUILT_WITHOUT: &str = match (HAS_MAIL_AUTH, HAS_IMAP) {
    (true, true) => "",
    (false, true) => "mail-auth",
    (true, false) => "imap",
    (false, false) => "mail-auth and imap",
};

/// The error for a keeper who uses a feature that needs `mail-auth`.
pub const NO_MAIL_AUTH: &str = "this program was built without mail-auth, so the mail server must check senders and \
                                sign e-mails. Remove this setting, or build with `cargo build --release --features \
                                mail-auth`";
/// The error for a keeper who uses a feature that needs `imap`.
pub const NO_IMAP: &str = "this program was built without imap, so the mail server must deliver the e-mails. Remove \
                           this setting, or build with `cargo build --release --features imap`";
