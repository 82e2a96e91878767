//! Sends e-mails through a sendmail-compatible program, as Postfix, Exim, OpenSMTPD, msmtp and others provide it.
//!
//! The program reads the e-mail from its standard input (`-i`: a lone dot does not end it), and reports the outcome by its exit code
//! (`sysexits.h`). Postfix's program queues e-mails with the rights of another group, which a service with `NoNewPrivileges=` may not use:
//! use `[outbound.smtp]` to `localhost` instead.
use super::compose::{Letterhead, address, compose};
use super::peer::{seconds, words};
use super::sink::{Cause, Delivery, Mail, Sink};
use serde::Deserialize;
use std::path::PathBuf;
use std::process::{Output, Stdio};
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;
use tokio::process::Command;
use tokio::time::timeout;

/// The program that takes our letters.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SendmailSettings {
    /// The program.
    #[serde(default = "default_command")]
    pub command: PathBuf,
    /// Seconds that it may take for a letter.
    #[serde(default = "default_timeout", deserialize_with = "seconds")]
    pub timeout: Duration,
}

fn default_command() -> PathBuf {
    PathBuf::from("/usr/sbin/sendmail")
}

fn default_timeout() -> Duration {
    Duration::from_secs(120)
}

impl Default for SendmailSettings {
    fn default() -> Self {
        Self { command: default_command(), timeout: default_timeout() }
    }
}

/// Sends e-mails through a program.
pub struct SendmailSink {
    settings: SendmailSettings,
    head: Letterhead,
}

impl SendmailSink {
    /// Creates the sink. The program runs only when there is an e-mail.
    pub fn new(settings: SendmailSettings, head: Letterhead) -> Self {
        Self { settings, head }
    }

    /// Runs the program for one e-mail.
    async fn run(&self, from: &str, to: &str, letter: Vec<u8>) -> std::io::Result<Output> {
        let mut command = Command::new(&self.settings.command);
        command.args(["-i", "-f", from, "--", to]).kill_on_drop(true);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
        let input = child.stdin.take();
        let write = async {
            if let Some(mut input) = input {
                // If it does not read to the end, its exit code gives the reason.
                let _ = input.write_all(&letter).await;
            }
        };
        tokio::join!(write, child.wait_with_output()).1
    }
}

impl Sink for SendmailSink {
    fn name(&self) -> String {
        format!("the program {}", self.settings.command.display())
    }

    async fn send(&mut self, mail: &Mail) -> Delivery {
        let letter = match compose(&self.head, mail) {
            // Programs expect Unix line ends.
            Ok(bytes) => String::from_utf8_lossy(&bytes).replace("\r\n", "\n").into_bytes(),
            Err(error) => return Delivery::Refused(error.to_string()),
        };
        let Some(to) = address(&mail.to) else {
            return Delivery::Refused("the recipient's address cannot be used".to_owned());
        };
        let from = match address(&mail.envelope_from) {
            Some(from) => from.to_string(),
            None if mail.envelope_from.is_empty() => "<>".to_owned(),
            None => self.head.address.clone(),
        };
        let limit = self.settings.timeout;
        match timeout(limit, self.run(&from, to.as_ref(), letter)).await {
            Ok(Ok(output)) => {
                fate(output.status.code(), &words(&String::from_utf8_lossy(&output.stderr)), &self.name())
            }
            Ok(Err(error)) => Delivery::Untried(format!("{} cannot be run: {error}", self.name())),
            Err(_) => Delivery::Later(format!("outcome unknown: {} did not end in {limit:?}", self.name())),
        }
    }

    async fn rest(&mut self) {}
}

/// Returns the outcome of an e-mail for an exit code.
fn fate(code: Option<i32>, said: &str, name: &str) -> Delivery {
    let why = match code {
        Some(code) => format!("{name} ended with exit code {code}: {said}"),
        None => format!("{name} was killed: {said}"),
    };
    match code {
        Some(0) => Delivery::Sent("taken".to_owned()),
        // EX_TEMPFAIL, or a signal.
        Some(75) | None => Delivery::Later(why),
        // EX_NOUSER, EX_NOHOST.
        Some(67 | 68) => Delivery::Refused(why),
        // EX_DATAERR, EX_NOPERM.
        Some(65) => Delivery::Held(Cause::Content, why),
        Some(77) => Delivery::Held(Cause::Sender, why),
        // It is misconfigured or broken.
        Some(_) => Delivery::Untried(why),
    }
}
