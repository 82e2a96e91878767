//! Optional services, which mail does not depend on: the pages, the keeper's console, the metrics. If another program uses a service's
//! port, mail works, `chancery health` names the port, and the judge tries again until the port is free.
use crate::server::runtime::{Event, told};
use anyhow::Result;
use std::io;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

/// The time after which a port in use is tried again.
const AGAIN: Duration = Duration::from_secs(10);

/// Returns whether another program uses the port.
pub fn is_taken(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::AddrInUse)
}

/// Returns the sentence for the keeper about a service that is down.
pub(super) fn sentence(error: &anyhow::Error) -> String {
    format!("{error:#}: another program uses that port; e-mail works, and the judge tries the port again")
}

/// Tries to open a service until it succeeds, or the judge stops.
pub(super) async fn opened<D>(
    name: &'static str,
    mut open: impl FnMut() -> Result<D>,
    events: Sender<Event>,
    mut stop: watch::Receiver<bool>,
) -> Option<D> {
    loop {
        tokio::select! {
            () = sleep(AGAIN) => {}
            () = told(&mut stop) => return None,
        }
        match open() {
            Ok(door) => {
                // If the clerk has ended, the judge ends.
                let _ = events.send(Event::Door(name, None));
                return Some(door);
            }
            Err(error) if is_taken(&error) => tracing::debug!("{error:#}"),
            Err(error) => {
                let _ = events.send(Event::Door(name, Some(format!("{error:#}"))));
            }
        }
    }
}
