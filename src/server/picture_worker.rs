//! Makes the pictures that letters wish for, before they go: a thread of low priority, and a task that looks after it.
//!
//! The clerk hands over the letters that wish for pictures, and sends them when they come back. A picture that takes too long, or on
//! which the thread breaks down, is given up, and its letter goes without. What a restart leaves is done again: the wish stays in
//! the outbox until the picture is there.
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

/// The text of a letter whose picture could not be made.
pub const NOT_DRAWN: &str = "(The picture could not be drawn.)";

/// The time that a picture may take: two seconds, and five more because the chart of a keeper's board may have to be
/// made first. What is built for debugging is slow.
pub const PATIENCE: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 7 });

/// After so long without work, what was kept for the next picture is let go.
const IDLE: Duration = Duration::from_mins(10);

/// A letter that wishes for pictures; without wishes it only keeps its place behind another one to the same person.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) letter: MailId,
    /// By their place among its parts.
    pub(super) wishes: Vec<(usize, Kind, Wish)>,
}

/// A letter whose pictures are made, or given up.
#[derive(Debug)]
pub struct RenderedLetter {
    /// The letter.
    pub letter: MailId,
    /// The outcome of each wish, by its place among the parts of the letter.
    pub parts: Vec<(usize, RenderOutcome)>,
}

/// The outcome of a wish.
#[derive(Debug)]
pub enum RenderOutcome {
    /// A picture.
    Painted(Painting),
    /// There is nothing to draw.
    Nothing,
    /// It could not be made, for this reason.
    Failed(String),
}

/// Sets up something that makes pictures; again after it has failed.
pub type PictureSetup = background::WorkSetup<(Kind, Wish), Painting>;

/// Makes pictures from the games in this database.
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

/// Makes the pictures of the letters that come, one after the other.
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
    /// Notes pictures that letters wished for, or that there are none: the letters can go now. Returns why one could not be
    /// made, if one could not.
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
                            tracing::error!(%letter, "a picture could not be drawn: {why}");
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
