//! Receives e-mails from mail servers (LMTP): the socket, and a task for each connection.
use crate::judge::clock::Clock;
use crate::mail::lmtp::{LetterReceiver, LmtpSettings, Terms, converse};
use crate::mail::sender_check::SenderCheck;
use crate::mail::source::{Arrival, NotTaken};
use crate::server::intake_watermark::{DeliveryGuard, LmtpIntake};
use crate::server::runtime::{Event, told};
use crate::server::socket::{Listener, Stream, is_of_the_other_side};
use crate::server::space::Space;
use crate::server::transports::{TransportId, TransportOutcome};
use anyhow::{Context as _, Result};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The wait after a failed accept, for example because too many files are open.
const BREATH: Duration = Duration::from_secs(1);
/// The time limit for sending the reply that there are too many connections.
const MOMENT: Duration = Duration::from_secs(5);

/// A socket that receives e-mails.
pub(super) struct Lmtp {
    listener: Listener,
    way: TransportId,
    terms: Arc<Terms>,
    connections: Arc<Semaphore>,
    front: LmtpFront,
    stop: watch::Receiver<bool>,
}

impl Lmtp {
    /// Opens a socket.
    ///
    /// # Errors
    /// If that fails.
    pub(super) fn open(
        settings: &LmtpSettings,
        way: TransportId,
        terms: Terms,
        front: LmtpFront,
        stop: watch::Receiver<bool>,
    ) -> Result<Self> {
        let about = || format!("cannot accept e-mails at {} (see [[inbound.lmtp]])", settings.listen);
        let listener =
            Listener::open(&settings.listen, settings.mode, settings.group.as_deref()).with_context(about)?;
        tracing::info!("accepting e-mails at {} (LMTP)", listener.place()?);
        let connections = Arc::new(Semaphore::new(usize::try_from(settings.connections)?));
        Ok(Self { listener, way, terms: Arc::new(terms), connections, front, stop })
    }

    /// Receives e-mails until the judge stops. Deliveries in progress are completed.
    pub(super) async fn run(mut self) {
        let mut conversations = JoinSet::new();
        loop {
            tokio::select! {
                // A panic costs only its connection. The log has the details.
                Some(_) = conversations.join_next(), if !conversations.is_empty() => {}
                stream = self.listener.accept() => match stream {
                    Ok((stream, _)) => {
                        self.report(TransportOutcome::Worked);
                        match self.connections.clone().try_acquire_owned() {
                            Ok(permit) => drop(conversations.spawn(self.talk(stream, permit))),
                            Err(_) => drop(conversations.spawn(turn_away(stream))),
                        }
                    }
                    Err(error) if is_of_the_other_side(&error) => {}
                    Err(error) => {
                        self.report(TransportOutcome::Failed(format!("could not accept a connection: {error}")));
                        sleep(BREATH).await;
                    }
                },
                () = told(&mut self.stop) => break,
            }
        }
        drop(self.listener);
        while conversations.join_next().await.is_some() {}
    }

    /// Reports whether mail servers can connect.
    fn report(&self, outcome: TransportOutcome) {
        // If the clerk has ended, this task will end soon.
        let _ = self.front.events.send(Event::Way(self.way, outcome));
    }

    /// One conversation.
    fn talk(&self, stream: Box<dyn Stream>, permit: OwnedSemaphorePermit) -> impl Future<Output = ()> + Send + 'static {
        let (terms, mut front, mut stop) = (self.terms.clone(), self.front.clone(), self.stop.clone());
        async move {
            let _permit = permit;
            if let Err(error) = converse(stream, &terms, &mut front, told(&mut stop)).await {
                tracing::debug!("a mail server's connection broke: {error}");
            }
        }
    }
}

async fn turn_away(mut stream: Box<dyn Stream>) {
    tracing::warn!("refused a mail server: too many connections (`connections` in [[inbound.lmtp]])");
    // A client that does not read this need not know.
    let _ = timeout(MOMENT, stream.write_all(b"421 4.3.2 Too many connections; try again later.\r\n")).await;
}

/// Passes e-mails to the clerk.
#[derive(Clone)]
pub(super) struct LmtpFront {
    pub(super) clock: Clock,
    pub(super) door: LmtpIntake,
    pub(super) space: Option<Space>,
    pub(super) events: Sender<Event>,
    /// Checks the senders, if the mail server does not.
    pub(super) senders: Option<Arc<SenderCheck>>,
}

impl LetterReceiver for LmtpFront {
    type Ticket = DeliveryGuard;

    fn expect(&mut self) -> Result<DeliveryGuard, NotTaken> {
        if self.space.as_ref().is_some_and(Space::is_low) {
            Err(NotTaken::NoSpace)
        } else {
            Ok(self.door.enter(&self.clock))
        }
    }

    async fn take(&mut self, ticket: DeliveryGuard, letter: Arrival) -> Result<(), NotTaken> {
        // The arrival is the start of the delivery.
        let mut letter = [Arrival { received: Some(ticket.at()), ..letter }];
        if let Some(senders) = &self.senders {
            senders.look_at(&mut letter).await;
        }
        let (answer, stored) = oneshot::channel();
        if self.events.send(Event::Arrived(letter.into(), answer)).is_err() {
            return Err(NotTaken::Failed);
        }
        // The ticket is held until then, and the clocks wait.
        let taken = stored.await.unwrap_or(Err(NotTaken::Failed));
        drop(ticket);
        if taken?.is_empty() { Ok(()) } else { Err(NotTaken::Later) }
    }
}
