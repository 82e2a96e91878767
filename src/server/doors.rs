//! Doors that mail can do without: the pages, the keeper's console, the numbers for monitors. If another program has the port of
//! one, mail works, `chancery health` says which port it is, and the judge tries the door again until it opens.
use crate::server::runtime::{Event, told};
use anyhow::Result;
use std::io;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

/// The time after which a port that was found taken is tried again.
const AGAIN: Duration = Duration::from_secs(10);

/// Returns whether another program has the port.
pub fn is_taken(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::AddrInUse)
}

/// Returns the sentence that a keeper reads of a door that is shut.
pub(super) fn sentence(error: &anyhow::Error) -> String {
    format!(
        "{error:#}: another program has that port. Stop it, or set another `listen`; mail works, and the judge tries the port again"
    )
}

/// Tries a door until it opens, or the judge stops.
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
                // If the clerk has gone, the judge ends.
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
