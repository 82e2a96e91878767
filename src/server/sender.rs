//! The task that sends letters.
use crate::failpoint;
use crate::mail::sink::Sink;
use crate::server::post_office::{Event, told};
use crate::server::work::Outgoing;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::sleep;

/// A connection is closed after it has been idle for this long.
const IDLE: Duration = Duration::from_secs(10);

/// When the outcome of sending is noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noting {
    /// After each letter: sending one again would put a second copy into a mailbox.
    EachLetter,
    /// After a few letters: sending one again changes nothing.
    AFew,
}

/// Sends the judge's letters one by one.
pub(super) async fn send(
    mut sink: impl Sink,
    noting: Noting,
    mut letters: mpsc::Receiver<Vec<Outgoing>>,
    events: Sender<Event>,
    mut stop: watch::Receiver<bool>,
) {
    let at_once = if noting == Noting::EachLetter { 1 } else { 16 };
    loop {
        let batch = tokio::select! {
            batch = letters.recv() => batch,
            () = sleep(IDLE) => {
                sink.rest().await;
                continue;
            }
            () = told(&mut stop) => None,
        };
        let Some(batch) = batch else { break };
        for few in batch.chunks(at_once) {
            if *stop.borrow() {
                break;
            }
            let mut done = Vec::with_capacity(few.len());
            for letter in few {
                done.push((letter.clone(), sink.send(&letter.mail).await));
            }
            let (answer, noted) = oneshot::channel();
            if events.send(Event::Delivered(done, answer)).is_err() || noted.await.is_err() {
                return;
            }
            failpoint::at("noted");
        }
        if events.send(Event::AllSent).is_err() {
            return;
        }
    }
    sink.rest().await;
}
