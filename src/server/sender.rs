//! The tasks that send e-mails, over a few lines to the same server.
//!
//! Each line has its own sink and carries one e-mail at a time. It reports the outcome, and takes the next e-mail only when that has been
//! recorded, so that killing the judge loses the record of at most one e-mail per line. When no line reaches the server, all of them pause,
//! and then one tries. In the meantime e-mails wait in the outbox rather than with the sender.
use crate::failpoint;
use crate::mail::sink::{Delivery, Sink};
use crate::server::runtime::{Event, told};
use crate::server::send_queue::{Requeue, SendQueue};
use crate::server::work::Outgoing;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

/// The idle time after which a connection is closed.
const IDLE: Duration = Duration::from_secs(10);
/// The sender requests e-mails when fewer than these wait.
const FEW: usize = 32;
/// The maximum number of e-mails held. It is reached only if most of them wait for a slow domain.
const MANY: usize = 1024;

/// The point at which an e-mail's outcome is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noting {
    /// After each e-mail, because sending it again would put a second copy into a mailbox.
    EachLetter,
    /// After a few e-mails, because sending one again changes nothing.
    AFew,
}

/// The sender's parameters.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The point at which outcomes are recorded.
    pub noting: Noting,
    /// The maximum number of simultaneous e-mails to one domain.
    pub per_domain: usize,
    /// The pause after the server could not be reached.
    pub pause: Duration,
}

impl Manner {
    /// For folders on this machine.
    pub fn folders() -> Self {
        Self { noting: Noting::AFew, per_domain: usize::MAX, pause: Duration::from_secs(5) }
    }

    /// For a program that takes one e-mail.
    pub fn program() -> Self {
        Self { noting: Noting::EachLetter, per_domain: usize::MAX, pause: Duration::from_secs(30) }
    }
}

/// A line to the server.
struct SinkConnection<S> {
    sink: S,
    /// True if its last use succeeded, so that it may hold an open connection.
    is_open: bool,
    /// The start of its idle time, or, after a failure, the end of its pause.
    since: Instant,
    rests_until: Option<Instant>,
}

/// A line that has finished, and the outcomes of its e-mails.
type Finished<S> = (SinkConnection<S>, Vec<(Outgoing, Delivery)>);

/// The state of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Server {
    Works,
    /// No line reached it. Nothing is tried until then.
    Rests(Instant),
    /// One line tries it again.
    IsTried,
}

/// Sends the judge's e-mails over these lines.
pub(super) async fn send<S: Sink + 'static>(
    sinks: Vec<S>,
    manner: Manner,
    mut letters: mpsc::Receiver<Vec<Outgoing>>,
    events: Sender<Event>,
    mut stop: watch::Receiver<bool>,
) {
    let mut lines = Lines::new(sinks, manner, events);
    while !*stop.borrow() {
        lines.start();
        if lines.ask().is_err() {
            break;
        }
        let wake = lines.wake();
        tokio::select! {
            batch = letters.recv() => {
                let Some(batch) = batch else { break };
                if lines.take(batch).is_err() {
                    break;
                }
            }
            Some(finished) = lines.busy.join_next() => {
                if lines.finished(finished).is_err() {
                    break;
                }
            }
            () = sleep_until(wake) => {}
            () = told(&mut stop) => break,
        }
    }
    lines.close().await;
}

/// The judge has ended, so no outcomes are recorded.
struct Over;

struct Lines<S> {
    manner: Manner,
    hand: SendQueue,
    free: Vec<SinkConnection<S>>,
    busy: JoinSet<Finished<S>>,
    server: Server,
    /// The number of lines whose last use succeeded.
    n_open: usize,
    /// True if requested e-mails have not arrived yet.
    asked: bool,
    events: Sender<Event>,
}

impl<S: Sink + 'static> Lines<S> {
    fn new(sinks: Vec<S>, manner: Manner, events: Sender<Event>) -> Self {
        let line = |sink| SinkConnection { sink, is_open: false, since: Instant::now(), rests_until: None };
        let free = sinks.into_iter().rev().map(line).collect();
        let hand = SendQueue::new(manner.per_domain);
        Self { manner, hand, free, busy: JoinSet::new(), server: Server::Works, n_open: 0, asked: false, events }
    }

    /// Gives each free line work.
    fn start(&mut self) {
        let now = Instant::now();
        for line in &mut self.free {
            line.rests_until = line.rests_until.filter(|until| now < *until);
        }
        let most = match self.server {
            Server::Works => self.free.len(),
            Server::Rests(until) => usize::from(until <= now),
            Server::IsTried => 0,
        };
        let at_once = if self.manner.noting == Noting::EachLetter { 1 } else { 16 };
        for _ in 0..most {
            // Takes the line that was used last, so that others may become idle and close.
            let Some(at) = self.free.iter().rposition(|line| line.rests_until.is_none()) else { break };
            let letters = self.hand.next(at_once);
            if letters.is_empty() {
                break;
            }
            if self.server != Server::Works {
                self.server = Server::IsTried;
            }
            self.busy.spawn(deliver(self.free.remove(at), letters, self.events.clone()));
        }
        while let Some(at) = self.free.iter().position(|line| line.is_open && line.since + IDLE <= now) {
            self.busy.spawn(rest(self.free.remove(at)));
        }
    }

    /// Requests e-mails if too few wait. While none can be sent, the clerk hands over only one.
    fn ask(&mut self) -> Result<(), Over> {
        let n_waiting = self.hand.n_waiting();
        let is_idle = self.free.iter().any(|line| line.rests_until.is_none());
        let too_few = match self.server {
            Server::Works => n_waiting < FEW || is_idle && n_waiting < MANY,
            Server::Rests(until) => n_waiting == 0 && until <= Instant::now(),
            Server::IsTried => false,
        };
        if too_few && !std::mem::replace(&mut self.asked, true) {
            self.tell(Event::Wanted)?;
        }
        Ok(())
    }

    /// Returns the time when to check again without an event.
    fn wake(&self) -> Instant {
        let pause = match self.server {
            // After the pause, the server waits for the e-mail that was requested.
            Server::Rests(until) => Some(until).filter(|until| Instant::now() < *until),
            Server::Works | Server::IsTried => None,
        };
        let lines = self.free.iter().filter_map(|line| match line.rests_until {
            Some(until) => Some(until),
            None => line.is_open.then(|| line.since + IDLE),
        });
        lines.chain(pause).min().unwrap_or_else(|| Instant::now() + IDLE * 360)
    }

    /// Takes e-mails into the queue.
    fn take(&mut self, letters: Vec<Outgoing>) -> Result<(), Over> {
        self.asked = false;
        let now = Instant::now();
        let mut backs = self.hand.take(letters, now);
        if matches!(self.server, Server::Rests(until) if now < until) {
            backs.extend(self.hand.give_back());
        }
        backs.into_iter().try_for_each(|back| self.put_back(back))
    }

    fn put_back(&self, Requeue { letters, rest }: Requeue) -> Result<(), Over> {
        self.tell(Event::PutBack(letters, rest))
    }

    /// Handles a line that has finished with its e-mails.
    fn finished(&mut self, finished: Result<Finished<S>, tokio::task::JoinError>) -> Result<(), Over> {
        let (mut line, done) = match finished {
            Ok(finished) => finished,
            Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
            Err(_) => return Err(Over),
        };
        let now = Instant::now();
        line.since = now;
        let was_open = std::mem::replace(&mut line.is_open, false);
        let others_open = self.n_open - usize::from(was_open);
        let mut backs = Vec::new();
        for (letter, delivery) in done {
            line.is_open = !matches!(delivery, Delivery::Untried(_));
            if line.is_open {
                self.server = Server::Works;
            } else if was_open && self.server == Server::Works {
                // Servers close connections for many reasons. The next e-mail opens a new one, which shows whether the server works.
            } else if others_open != 0 && self.server == Server::Works {
                // The server may accept fewer connections than there are lines.
                line.rests_until = Some(now + self.manner.pause);
            } else {
                self.server = Server::Rests(now + self.manner.pause);
                // The outcome is recorded eventually; nothing waits for it.
                self.tell(Event::Delivered(vec![(letter.clone(), delivery.clone())], oneshot::channel().0))?;
            }
            backs.extend(self.hand.tried(letter, &delivery, now));
        }
        self.n_open = others_open + usize::from(line.is_open);
        self.free.push(line);
        if matches!(self.server, Server::Rests(_)) {
            backs.extend(self.hand.give_back());
        }
        backs.into_iter().try_for_each(|back| self.put_back(back))
    }

    fn tell(&self, event: Event) -> Result<(), Over> {
        self.events.send(event).map_err(|_| Over)
    }

    /// Finishes the work in progress, and closes all connections.
    async fn close(mut self) {
        while let Some(finished) = self.busy.join_next().await {
            self.free.extend(finished.ok().map(|(line, _)| line));
        }
        for line in self.free {
            self.busy.spawn(rest(line));
        }
        while self.busy.join_next().await.is_some() {}
    }
}

/// Sends e-mails over one line, and waits until their outcomes are recorded.
async fn deliver<S: Sink>(mut line: SinkConnection<S>, letters: Vec<Outgoing>, events: Sender<Event>) -> Finished<S> {
    let mut done = Vec::with_capacity(letters.len());
    failpoint::at("offered");
    for letter in letters {
        let delivery = line.sink.send(&letter.mail).await;
        done.push((letter, delivery));
    }
    failpoint::at("answered");
    let tried: Vec<_> =
        done.iter().filter(|(_, delivery)| !matches!(delivery, Delivery::Untried(_))).cloned().collect();
    if !tried.is_empty() {
        let (answer, noted) = oneshot::channel();
        // If the judge has ended, the other tasks notice that too.
        if events.send(Event::Delivered(tried, answer)).is_ok() {
            let _ = noted.await;
        }
        failpoint::at("noted");
    }
    (line, done)
}

/// Closes the connection of a line.
async fn rest<S: Sink>(mut line: SinkConnection<S>) -> Finished<S> {
    line.sink.rest().await;
    (line, Vec::new())
}
