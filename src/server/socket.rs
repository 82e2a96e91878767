//! Listening sockets: an address with a port, or a Unix socket with its permissions.
use crate::mail::lmtp::{Listen, Mode};
use anyhow::{Context as _, Result};
use std::io;
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
#[cfg(unix)]
use tokio::net::UnixListener;

/// A listening socket.
#[derive(Debug)]
pub enum Listener {
    /// An address and port.
    Tcp(TcpListener),
    /// A Unix socket with its file.
    #[cfg(unix)]
    Unix(UnixListener, SocketFile),
}

/// A connection's byte stream.
pub trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

impl Listener {
    /// Opens a socket. The permissions and the group say who may connect to a Unix socket. Call it in a tokio runtime.
    ///
    /// # Errors
    /// If that fails.
    pub fn open(place: &Listen, mode: Mode, group: Option<&str>) -> Result<Self> {
        match place {
            Listen::Tcp(address) => {
                let listener = std::net::TcpListener::bind(address)?;
                listener.set_nonblocking(true)?;
                Ok(Self::Tcp(TcpListener::from_std(listener)?))
            }
            #[cfg(unix)]
            Listen::Unix(path) => unix::listen(path, mode, group),
            #[cfg(not(unix))]
            Listen::Unix(_) => anyhow::bail!("this system has no Unix sockets; give an address with a port"),
        }
    }

    /// Returns the place where it listens. The system has chosen the port if none was given.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn place(&self) -> Result<Listen> {
        match self {
            Self::Tcp(listener) => {
                Ok(Listen::Tcp(listener.local_addr().context("the system does not say where it listens")?))
            }
            #[cfg(unix)]
            Self::Unix(_, file) => Ok(Listen::Unix(file.0.clone())),
        }
    }

    /// Accepts the next connection. Its address is `None` for a Unix socket.
    ///
    /// # Errors
    /// If it could not be accepted.
    pub async fn accept(&self) -> io::Result<(Box<dyn Stream>, Option<IpAddr>)> {
        match self {
            Self::Tcp(listener) => {
                let (stream, peer) = listener.accept().await?;
                // If that fails, the connection is broken, and the conversation notices.
                let _ = stream.set_nodelay(true);
                Ok((Box::new(stream), Some(SocketAddr::ip(&peer).to_canonical())))
            }
            #[cfg(unix)]
            Self::Unix(listener, _) => Ok((Box::new(listener.accept().await?.0), None)),
        }
    }
}

/// Returns whether a connection ended before it was accepted. The client has disconnected, and the socket itself is fine.
pub fn is_of_the_other_side(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionReset | Interrupted)
}

/// Removes a socket's file when dropped.
#[cfg(unix)]
#[derive(Debug)]
pub struct SocketFile(std::path::PathBuf);

#[cfg(unix)]
impl Drop for SocketFile {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = std::fs::remove_file(&self.0);
    }
}

#[cfg(unix)]
mod unix {
    use super::{Listener, SocketFile};
    use crate::mail::lmtp::Mode;
    use anyhow::{Context as _, Result, bail};
    use std::fs::{self, Permissions};
    use std::io;
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, chown};
    use std::os::unix::net::UnixStream;
    use std::path::Path;
    use tokio::net::UnixListener;

    /// Opens a Unix socket with these permissions.
    pub(super) fn listen(path: &Path, mode: Mode, group: Option<&str>) -> Result<Listener> {
        clear_away(path)?;
        let listener = UnixListener::bind(path)?;
        let file = SocketFile(path.to_owned());
        if let Some(group) = group {
            let about = || {
                format!(
                    "cannot give it to the group {group}: the judge's user must be a member of it, and the systemd service must be \
                     allowed to (`systemctl edit chancery`: see deploy/README.md, \"Pages\")"
                )
            };
            chown(path, None, Some(group_number(group)?)).with_context(about)?;
        }
        fs::set_permissions(path, Permissions::from_mode(mode.0))?;
        Ok(Listener::Unix(listener, file))
    }

    /// Removes the socket of a judge that was killed, but no socket in use and no other file.
    fn clear_away(path: &Path) -> Result<()> {
        match fs::symlink_metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error.into()),
            Ok(about) if !about.file_type().is_socket() => bail!("a file of this name exists, and is not a socket"),
            Ok(_) => match UnixStream::connect(path) {
                Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => Ok(fs::remove_file(path)?),
                Err(error) => Err(error).context("a socket of this name exists"),
                Ok(_) => bail!("another program listens there"),
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
        number.with_context(|| format!("no group {group} in /etc/group"))
    }
}
