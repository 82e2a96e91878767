//! Where mail servers hand over letters (LMTP): the socket, and a task for each connection.
use crate::judge::clock::Clock;
use crate::mail::lmtp::{Desk, Listen, LmtpSettings, Terms, converse};
use crate::mail::sender_check::SenderCheck;
use crate::mail::source::{Arrival, NotTaken};
use crate::server::hearing::{Door, Ticket};
use crate::server::post_office::{Event, told};
use crate::server::space::Space;
use crate::server::ways::{Outcome, WayNumber};
use anyhow::{Context as _, Result};
use std::io;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpListener;
#[cfg(unix)]
use tokio::net::UnixListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// How long to wait after a connection could not be accepted, for example because too many files are open.
const BREATH: Duration = Duration::from_secs(1);
/// How long somebody may take to hear that there are too many connections.
const MOMENT: Duration = Duration::from_secs(5);

/// A socket at which letters are taken.
pub(super) struct Lmtp {
    listener: Listener,
    way: WayNumber,
    terms: Arc<Terms>,
    connections: Arc<Semaphore>,
    front: Front,
    stop: watch::Receiver<bool>,
}

enum Listener {
    Tcp(TcpListener),
    #[cfg(unix)]
    Unix(UnixListener, SocketFile),
}

/// Anything to talk over.
trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

impl Lmtp {
    /// Opens a socket.
    ///
    /// # Errors
    /// If that is not possible.
    pub(super) fn open(
        settings: &LmtpSettings,
        way: WayNumber,
        terms: Terms,
        front: Front,
        stop: watch::Receiver<bool>,
    ) -> Result<Self> {
        let listener = listen(settings)?;
        let place = match &listener {
            Listener::Tcp(listener) => listener.local_addr()?.to_string(),
            #[cfg(unix)]
            Listener::Unix(_, file) => file.0.display().to_string(),
        };
        tracing::info!("letters are taken at {place} (LMTP)");
        let connections = Arc::new(Semaphore::new(usize::try_from(settings.connections)?));
        Ok(Self { listener, way, terms: Arc::new(terms), connections, front, stop })
    }

    /// Takes letters until the judge stops. Those that are on their way then are still taken.
    pub(super) async fn run(mut self) {
        let mut conversations = JoinSet::new();
        loop {
            tokio::select! {
                // One that panicked has cost its connection only. The log says where.
                Some(_) = conversations.join_next(), if !conversations.is_empty() => {}
                stream = self.listener.accept() => match stream {
                    Ok(stream) => {
                        self.report(Outcome::Worked);
                        match self.connections.clone().try_acquire_owned() {
                            Ok(permit) => drop(conversations.spawn(self.talk(stream, permit))),
                            Err(_) => drop(conversations.spawn(turn_away(stream))),
                        }
                    }
                    // Whoever wanted to connect has gone; that says nothing about this place.
                    Err(error) if is_of_the_other_side(&error) => {}
                    Err(error) => {
                        self.report(Outcome::Failed(format!("a connection could not be accepted: {error}")));
                        sleep(BREATH).await;
                    }
                },
                () = told(&mut self.stop) => break,
            }
        }
        drop(self.listener);
        while conversations.join_next().await.is_some() {}
    }

    /// Says whether mail servers can connect.
    fn report(&self, outcome: Outcome) {
        // If the clerk has ended, this task will soon.
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
    tracing::warn!("a mail server was turned away: too many connections (`connections` in [[inbound.lmtp]])");
    // If it does not listen, it need not know.
    let _ = timeout(MOMENT, stream.write_all(b"421 4.3.2 Too many connections; try again later.\r\n")).await;
}

impl Listener {
    async fn accept(&self) -> io::Result<Box<dyn Stream>> {
        match self {
            Self::Tcp(listener) => {
                let (stream, _) = listener.accept().await?;
                // If that fails, the connection is broken, and its conversation finds that.
                let _ = stream.set_nodelay(true);
                Ok(Box::new(stream))
            }
            #[cfg(unix)]
            Self::Unix(listener, _) => Ok(Box::new(listener.accept().await?.0)),
        }
    }
}

/// Did a connection end before it was accepted?
fn is_of_the_other_side(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionReset | Interrupted)
}

/// Hands letters to the clerk.
#[derive(Clone)]
pub(super) struct Front {
    pub(super) clock: Clock,
    pub(super) door: Door,
    pub(super) space: Option<Space>,
    pub(super) events: Sender<Event>,
    /// Checks who wrote the letters, if the mail server does not.
    pub(super) senders: Option<Arc<SenderCheck>>,
}

impl Desk for Front {
    type Ticket = Ticket;

    fn expect(&mut self) -> Result<Ticket, NotTaken> {
        if self.space.as_ref().is_some_and(Space::is_low) {
            Err(NotTaken::NoSpace)
        } else {
            Ok(self.door.enter(&self.clock))
        }
    }

    async fn take(&mut self, ticket: Ticket, letter: Arrival) -> Result<(), NotTaken> {
        // It came when its mail server began to hand it over.
        let mut letter = [Arrival { received: Some(ticket.at()), ..letter }];
        if let Some(senders) = &self.senders {
            senders.look_at(&mut letter).await;
        }
        let (answer, stored) = oneshot::channel();
        if self.events.send(Event::Arrived(letter.into(), answer)).is_err() {
            return Err(NotTaken::Failed);
        }
        // The ticket is held until then: the clocks wait.
        let taken = stored.await.unwrap_or(Err(NotTaken::Failed));
        drop(ticket);
        taken
    }
}

fn listen(settings: &LmtpSettings) -> Result<Listener> {
    match &settings.listen {
        Listen::Tcp(address) => {
            let about = || format!("cannot take letters at {address} (see [[inbound.lmtp]])");
            let listener = std::net::TcpListener::bind(address).with_context(about)?;
            listener.set_nonblocking(true)?;
            Ok(Listener::Tcp(TcpListener::from_std(listener)?))
        }
        #[cfg(unix)]
        Listen::Unix(path) => {
            let about = || format!("cannot take letters at {} (see [[inbound.lmtp]])", path.display());
            unix::listen(path, settings).with_context(about)
        }
        #[cfg(not(unix))]
        Listen::Unix(_) => anyhow::bail!("there are no Unix sockets here; give an address with a port"),
    }
}

/// Removes the file of a socket that is no longer used.
#[cfg(unix)]
struct SocketFile(std::path::PathBuf);

#[cfg(unix)]
impl Drop for SocketFile {
    fn drop(&mut self) {
        // If it has gone already, so much the better.
        let _ = std::fs::remove_file(&self.0);
    }
}

#[cfg(unix)]
mod unix {
    use super::{Listener, SocketFile};
    use crate::mail::lmtp::LmtpSettings;
    use anyhow::{Context as _, Result, bail};
    use std::fs::{self, Permissions};
    use std::io;
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, chown};
    use std::os::unix::net::UnixStream;
    use std::path::Path;
    use tokio::net::UnixListener;

    /// Opens a Unix socket for those who may use it.
    pub(super) fn listen(path: &Path, settings: &LmtpSettings) -> Result<Listener> {
        clear_away(path)?;
        let listener = UnixListener::bind(path)?;
        let file = SocketFile(path.to_owned());
        if let Some(group) = &settings.group {
            let about = || format!("cannot give it to the group {group}; is the judge's user a member?");
            chown(path, None, Some(group_number(group)?)).with_context(about)?;
        }
        fs::set_permissions(path, Permissions::from_mode(settings.mode.0))?;
        Ok(Listener::Unix(listener, file))
    }

    /// Removes the socket of a judge that was killed; of one that is used, or any other file, nothing.
    fn clear_away(path: &Path) -> Result<()> {
        match fs::symlink_metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error.into()),
            Ok(about) if !about.file_type().is_socket() => bail!("there is a file of this name, which is not a socket"),
            Ok(_) => match UnixStream::connect(path) {
                Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => Ok(fs::remove_file(path)?),
                Err(error) => Err(error).context("there is a socket of this name"),
                Ok(_) => bail!("another program takes letters there"),
            },
        }
    }

    /// The number of a group of this machine.
    fn group_number(group: &str) -> Result<u32> {
        if let Ok(number) = group.parse() {
            return Ok(number);
        }
        let groups = fs::read_to_string("/etc/group").context("cannot read /etc/group")?;
        let number = groups.lines().find_map(|line| {
            let mut fields = line.split(':');
            (fields.next() == Some(group)).then(|| fields.nth(1)?.parse().ok())?
        });
        number.with_context(|| format!("there is no group {group} in /etc/group"))
    }
}
