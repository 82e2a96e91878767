//! One connection to a mail server, and one e-mail on it.
use super::SmtpSettings;
use super::answers::{Meaning, Step, meaning};
use crate::peer::words;
use crate::sink::Delivery;
use lettre::Address;
use lettre::transport::smtp::client::{AsyncSmtpConnection, AsyncTokioStream};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt, Rset};
use lettre::transport::smtp::response::Response;
use std::error::Error;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::client::TlsStream;

/// The time that the server may take to answer QUIT. It is short, because the e-mails' outcomes are already known.
const FAREWELL: Duration = Duration::from_secs(5);

/// An open connection on which no reply is due.
pub(super) struct SmtpConnection {
    connection: AsyncSmtpConnection,
    timeout: Duration,
    final_timeout: Duration,
    /// True if the commands before an e-mail may be sent all at once (RFC 2920). Then an e-mail takes two round trips instead of four.
    pipelining: bool,
    /// True if the last e-mail was refused after it had begun, so that the server must discard it.
    begun: bool,
}

/// An e-mail that was not accepted.
#[derive(Debug)]
pub(super) struct SmtpError {
    pub(super) delivery: Delivery,
    /// True if the next e-mail may use the same connection.
    pub(super) line_is_good: bool,
    /// True if the connection was closed before the server saw the e-mail.
    pub(super) closed: bool,
    /// True if the server replied at all, other than by closing the session.
    answered: bool,
}

impl SmtpConnection {
    /// Wraps a connection to a server with this reply to EHLO.
    pub(super) fn new(connection: AsyncSmtpConnection, offers: &Response, settings: &SmtpSettings) -> Self {
        let pipelining = offers.message().any(|word| word.trim().eq_ignore_ascii_case("PIPELINING"));
        let SmtpSettings { timeout, final_timeout, .. } = *settings;
        Self { connection, timeout, final_timeout, pipelining, begun: false }
    }

    /// Sends one e-mail. Returns the server's reply when it has accepted it.
    pub(super) async fn deliver(
        &mut self,
        from: Option<Address>,
        to: Address,
        letter: &[u8],
    ) -> Result<String, SmtpError> {
        let (mail, rcpt) = (Mail::new(from, vec![]).to_string(), Rcpt::new(to, vec![]).to_string());
        if self.pipelining {
            self.begin_at_once(&mail, &rcpt).await?
        } else {
            self.begin(&mail, &rcpt).await?
        }
        let letter = with_dots(&String::from_utf8_lossy(letter));
        let answer = timeout(self.final_timeout, self.connection.command(letter)).await;
        let answer = check(Step::Letter, answer.map_err(|_| self.final_timeout))?;
        self.begun = false;
        Ok(words(&text(&answer)))
    }

    /// Sends the sender and the recipient, step by step.
    async fn begin(&mut self, mail: &str, rcpt: &str) -> Result<(), SmtpError> {
        if self.begun {
            self.say(Step::Reset, Rset).await?;
        }
        self.begun = true;
        self.say(Step::Mail, mail).await?;
        self.say(Step::Recipient, rcpt).await?;
        self.say(Step::Data, Data).await?;
        Ok(())
    }

    /// Sends the same commands at once, then reads all the replies.
    async fn begin_at_once(&mut self, mail: &str, rcpt: &str) -> Result<(), SmtpError> {
        let reset = if self.begun { Rset.to_string() } else { String::new() };
        let all = format!("{reset}{mail}{rcpt}{Data}");
        let mut first = if self.begun { Step::Reset } else { Step::Mail };
        self.begun = true;
        let mut answer = self.say(first, all).await;
        if first == Step::Reset {
            answer?;
            first = Step::Mail;
            answer = self.hear(first).await;
        }
        let mut trouble = answer.err();
        for step in [Step::Recipient, Step::Data] {
            if trouble.as_ref().is_some_and(|trouble| !trouble.line_is_good) {
                break;
            }
            match (self.hear(step).await, &mut trouble) {
                (Err(new), None) => trouble = Some(new),
                // Refusals that follow the first one mean nothing, unless the connection is lost.
                (Err(new), Some(old)) => old.line_is_good = new.answered,
                // The server waits for an e-mail without a recipient, which it does not get (RFC 2920 3.1 asks for a dot; a new connection
                // is safer).
                (Ok(_), Some(old)) if step == Step::Data => old.line_is_good = false,
                (Ok(_), _) => {}
            }
        }
        trouble.map_or(Ok(()), Err)
    }

    async fn say(&mut self, step: Step, command: impl std::fmt::Display) -> Result<Response, SmtpError> {
        let answer = timeout(self.timeout, self.connection.command(command)).await;
        check(step, answer.map_err(|_| self.timeout))
    }

    /// The reply to a command.
    async fn hear(&mut self, step: Step) -> Result<Response, SmtpError> {
        let answer = timeout(self.timeout, self.connection.read_response()).await;
        check(step, answer.map_err(|_| self.timeout))
    }

    /// Ends the session.
    pub(super) async fn quit(mut self) {
        let _ = timeout(self.timeout.min(FAREWELL), self.connection.quit()).await;
    }
}

/// The e-mail as sent over the line, with its dots doubled and the final one (RFC 5321 4.5.2).
fn with_dots(letter: &str) -> String {
    let mut out = String::with_capacity(letter.len() + 16);
    // The line end before the final dot belongs to the e-mail (RFC 5321 4.1.1.4).
    for line in letter.strip_suffix("\r\n").unwrap_or(letter).split("\r\n") {
        if line.starts_with('.') {
            out.push('.');
        }
        out += line;
        out += "\r\n";
    }
    out + ".\r\n"
}

type Answer = Result<Result<Response, lettre::transport::smtp::Error>, Duration>;

/// Returns the meaning of a reply for the e-mail and for the connection.
fn check(step: Step, answer: Answer) -> Result<Response, SmtpError> {
    let during = step.name();
    // After the final dot only the server knows whether it has the e-mail.
    let unknown = if step == Step::Letter { "outcome unknown: " } else { "" };
    let lost = |why: String, closed: bool| SmtpError {
        delivery: Delivery::Later(format!("{unknown}{why}")),
        line_is_good: false,
        closed: closed && step != Step::Letter,
        answered: false,
    };
    let error = match answer {
        Err(limit) => {
            return Err(lost(format!("no answer to {during} in {limit:?}"), matches!(step, Step::Reset | Step::Mail)));
        }
        Ok(Ok(response)) => {
            let wanted = if step == Step::Data { 300 } else { 200 };
            let code = u16::from(response.code());
            if (wanted..wanted + 100).contains(&code) {
                return Ok(response);
            }
            return Err(lost(format!("the answer to {during} makes no sense: {code}"), false));
        }
        Ok(Err(error)) => error,
    };
    let Some(code) = error.status().map(u16::from) else {
        return Err(lost(format!("connection lost at {during}: {}", words(&error.to_string())), true));
    };
    let said = error.source().map(ToString::to_string).unwrap_or_default();
    let meaning = meaning(step, code, &said);
    let why = words(&format!("{code} {said} (to {during})"));
    // 421: the server is closing the connection (RFC 5321 3.8). 503: the session is out of step.
    let line_is_good = !matches!(code, 421 | 503) && meaning != Meaning::Login;
    let delivery = match meaning {
        Meaning::Later => Delivery::Later(why),
        Meaning::Nowhere => Delivery::LaterThere(why),
        Meaning::Busy => Delivery::Untried(why),
        Meaning::Login => Delivery::Untried(format!("the mail server wants a login, or a different one: {why}")),
        Meaning::Refused => Delivery::Refused(why),
        Meaning::Held(cause) => Delivery::Held(cause, why),
    };
    let closed = step == Step::Reset || code == 421 && step != Step::Letter;
    Err(SmtpError { delivery, line_is_good, closed, answered: code != 421 })
}

fn text(response: &Response) -> String {
    let lines: Vec<&str> = response.message().collect();
    format!("{} {}", response.code(), lines.join(" "))
}

/// A connection encrypted from its first byte.
#[derive(Debug)]
pub(super) struct Protected(pub(super) TlsStream<TcpStream>);

impl AsyncTokioStream for Protected {
    fn peer_addr(&self) -> io::Result<SocketAddr> {
        self.0.get_ref().0.peer_addr()
    }
}

impl AsyncRead for Protected {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Protected {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}
