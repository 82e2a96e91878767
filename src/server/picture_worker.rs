//! Renders the pictures of e-mails before they are sent, on a low-priority thread with a task that supervises it.
//!
//! The clerk hands over e-mails that need pictures, and sends them when they return. If a picture takes too long or crashes the thread, the
//! e-mail goes without it. After a restart, rendering begins again: the request stays in the outbox until the picture is stored.
use crate::boards::catalogue::Catalogue;
use crate::mail::sink::Kind;
use crate::referee::table::painting::{Painter, Painting};
use crate::server::background::{self, BackgroundWorker};
use crate::server::runtime::Event;
use crate::server::work::Work;
use crate::store::{Content, MailId, Part, Store, Wish};
use anyhow::Result;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// The text of an e-mail in place of a picture that failed.
pub const NOT_DRAWN: &str = "(I could not draw the picture.)";

/// The time limit for a picture: two seconds, and five more because the chart of a keeper's board may have to be rendered first. Debug
/// builds are slow.
pub const PATIENCE: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 7 });

/// The idle time after which the worker's caches are freed.
const IDLE: Duration = Duration::from_mins(10);

/// An e-mail that needs pictures; without any, it only keeps its place behind another one to the same person.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) letter: MailId,
    /// The pictures, by their index among its attachments.
    pub(super) wishes: Vec<(usize, Kind, Wish)>,
}

/// An e-mail whose pictures are rendered or have failed.
#[derive(Debug)]
pub struct RenderedLetter {
    /// The e-mail.
    pub letter: MailId,
    /// The outcome of each picture, by its index among the attachments.
    pub parts: Vec<(usize, RenderOutcome)>,
}

/// The outcome of rendering a picture.
#[derive(Debug)]
pub enum RenderOutcome {
    /// A picture.
    Painted(Painting),
    /// There is no picture to render.
    Nothing,
    /// It failed, for this reason.
    Failed(String),
}

/// Sets up a renderer, and again after a failure.
pub type PictureSetup = background::WorkSetup<(Kind, Wish), Painting>;

/// A setup that renders pictures of the games in this database.
pub fn setup(database: PathBuf, catalogue: Arc<Catalogue>) -> PictureSetup {
    Box::new(move || {
        let (store, catalogue, mut painter) = (Store::open_to_read(&database)?, catalogue.clone(), Painter::default());
        let (began, mut last) = (Instant::now(), Instant::now());
        Ok(Box::new(move |(kind, wish): &(Kind, Wish)| {
            if IDLE < last.elapsed() {
                painter.tidy(began.elapsed());
            }
            last = Instant::now();
            painter.paint(&store, &catalogue, (*kind, wish), began.elapsed())
        }))
    })
}

/// Renders the pictures of e-mails, one after the other.
pub(super) async fn run(
    setup: PictureSetup,
    patience: Duration,
    mut jobs: mpsc::UnboundedReceiver<Job>,
    events: Sender<Event>,
) {
    let mut worker = BackgroundWorker::new("easel", setup, patience);
    while let Some(Job { letter, wishes }) = jobs.recv().await {
        let mut parts = Vec::with_capacity(wishes.len());
        for (at, kind, wish) in wishes {
            let outcome = match worker.ask((kind, wish)).await {
                Ok(Some(painting)) => RenderOutcome::Painted(painting),
                Ok(None) => RenderOutcome::Nothing,
                Err(why) => RenderOutcome::Failed(why),
            };
            parts.push((at, outcome));
        }
        if events.send(Event::Drawn(RenderedLetter { letter, parts })).is_err() {
            return;
        }
    }
}

impl Work<'_> {
    /// Stores the outcomes of e-mails' pictures, so that the e-mails can be sent. Returns why a picture failed, if one did.
    pub fn note_drawn(&self, drawn: &[RenderedLetter]) -> Result<Option<String>> {
        let mut trouble = None;
        self.store.transaction(|| {
            for RenderedLetter { letter, parts: outcomes } in drawn {
                let Some(mut parts) = self.store.parts(*letter)?.filter(|_| !outcomes.is_empty()) else { continue };
                let mut failed = false;
                for (at, outcome) in outcomes {
                    let Some(part) = parts.get_mut(*at) else { continue };
                    match outcome {
                        RenderOutcome::Painted(Painting { key, name, alt, bytes }) => {
                            self.store.keep_picture(key, bytes, self.now)?;
                            let content = Content::Key(key.clone());
                            *part = Part { kind: part.kind, name: name.clone(), alt: alt.clone(), content };
                        }
                        RenderOutcome::Nothing => {}
                        RenderOutcome::Failed(why) => {
                            tracing::error!(%letter, "could not draw a picture: {why}");
                            trouble = Some(why.clone());
                            failed = true;
                        }
                    }
                }
                parts.retain(|part| !matches!(part.content, Content::Wish(_)));
                self.store.change_parts(*letter, &parts, if failed { NOT_DRAWN } else { "" })?;
            }
            Ok(())
        })?;
        Ok(trouble)
    }
}
