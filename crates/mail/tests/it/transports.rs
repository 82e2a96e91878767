//! The transports, against servers and folders that misbehave.
use sample::{head, mail};

mod composing;
mod lmtp;
mod login;
mod maildir;
mod sample;
mod sendmail;
mod smtp;
