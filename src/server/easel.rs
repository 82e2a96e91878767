//! Makes the pictures that letters wish for, before they go: a thread of low priority, and a task that looks after it.
//!
//! The clerk hands over the letters that wish for pictures, and sends them when they come back. A picture that takes too long, or on
//! which the thread breaks down, is given up, and its letter goes without. What a restart leaves is done again: the wish stays in
//! the outbox until the picture is there.
use crate::boards::catalogue::Catalogue;
use crate::judge::Judge;
use crate::mail::sink::Kind;
use crate::referee::painting::{Painter, Painting};
use crate::server::post_office::Event;
use crate::store::{Content, MailId, Part, Store, Wish};
use anyhow::Result;
use jiff::Timestamp;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// What a letter says whose picture could not be made.
pub const NOT_DRAWN: &str = "(The picture could not be drawn.)";

/// How long a picture may take: two seconds, and five more because the chart of a keeper's board may have to be made first. What is
/// built for debugging is slow.
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
pub struct Drawn {
    /// The letter.
    pub letter: MailId,
    /// What came of each wish, by its place among the parts of the letter.
    pub parts: Vec<(usize, Outcome)>,
}

/// What came of a wish.
#[derive(Debug)]
pub enum Outcome {
    /// A picture.
    Painted(Painting),
    /// There is nothing to draw.
    Nothing,
    /// It could not be made, for this reason.
    Failed(String),
}

/// Makes one picture.
pub type Paint = Box<dyn FnMut(Kind, &Wish) -> Result<Option<Painting>> + Send>;

/// Sets up something that makes pictures; again after it has failed.
pub type Setup = Box<dyn Fn() -> Result<Paint> + Send>;

/// Makes pictures from the games in this database.
pub fn setup(database: PathBuf, catalogue: Arc<Catalogue>) -> Setup {
    Box::new(move || {
        let (store, catalogue, mut painter) = (Store::open_to_read(&database)?, catalogue.clone(), Painter::default());
        let (began, mut last) = (Instant::now(), Instant::now());
        Ok(Box::new(move |kind, wish| {
            if IDLE < last.elapsed() {
                painter.tidy(began.elapsed());
            }
            last = Instant::now();
            painter.paint(&store, &catalogue, (kind, wish), began.elapsed())
        }))
    })
}

/// What the thread is asked, and where it answers.
type Question = (Kind, Wish, oneshot::Sender<Result<Option<Painting>>>);

/// Makes the pictures of the letters that come, one after the other.
pub(super) async fn run(
    setup: Setup,
    patience: Duration,
    mut jobs: mpsc::UnboundedReceiver<Job>,
    events: Sender<Event>,
) {
    let setup = Arc::new(std::sync::Mutex::new(setup));
    let mut thread: Option<Sender<Question>> = None;
    while let Some(Job { letter, wishes }) = jobs.recv().await {
        let mut parts = Vec::with_capacity(wishes.len());
        for (at, kind, wish) in wishes {
            let asked = thread.get_or_insert_with(|| begin(setup.clone()));
            let (answer, answered) = oneshot::channel();
            // If it has ended, the answer never comes either.
            let _ = asked.send((kind, wish, answer));
            let outcome = match timeout(patience, answered).await {
                Ok(Ok(Ok(Some(painting)))) => Outcome::Painted(painting),
                Ok(Ok(Ok(None))) => Outcome::Nothing,
                Ok(Ok(Err(error))) => Outcome::Failed(format!("{error:#}")),
                Ok(Err(_)) => Outcome::Failed("the program broke down while it drew".to_owned()),
                Err(_) => Outcome::Failed(format!("it was not done after {} seconds", patience.as_secs())),
            };
            if matches!(outcome, Outcome::Failed(_)) {
                // The thread has ended, or will when it notices that nobody waits.
                thread = None;
            }
            parts.push((at, outcome));
        }
        if events.send(Event::Drawn(Drawn { letter, parts })).is_err() {
            return;
        }
    }
}

/// Starts a thread that makes pictures until nobody asks any more.
fn begin(setup: Arc<std::sync::Mutex<Setup>>) -> Sender<Question> {
    let (asked, questions): (_, Receiver<Question>) = channel();
    let work = move || {
        // Letters come first. On Linux this is about the thread alone.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(10);
        let paint = match setup.lock() {
            Ok(setup) => setup(),
            Err(_) => return,
        };
        let mut paint = match paint {
            Ok(paint) => paint,
            Err(error) => {
                tracing::error!("no pictures can be drawn: {error:#}");
                return;
            }
        };
        for (kind, wish, answer) in questions {
            // Nobody may wait for it any more.
            let _ = answer.send(paint(kind, &wish));
        }
    };
    if let Err(error) = std::thread::Builder::new().name("easel".to_owned()).spawn(work) {
        tracing::error!("no pictures can be drawn: {error}");
    }
    asked
}

impl Judge {
    /// Notes pictures that letters wished for, or that there are none: the letters can go now. Returns why one could not be
    /// made, if one could not.
    ///
    /// # Errors
    /// If the database fails.
    pub fn note_drawn(&self, store: &Store, now: Timestamp, drawn: &[Drawn]) -> Result<Option<String>> {
        let mut trouble = None;
        store.transaction(|| {
            for Drawn { letter, parts: outcomes } in drawn {
                let Some(mut parts) = store.parts(*letter)?.filter(|_| !outcomes.is_empty()) else { continue };
                let mut failed = false;
                for (at, outcome) in outcomes {
                    let Some(part) = parts.get_mut(*at) else { continue };
                    match outcome {
                        Outcome::Painted(Painting { key, name, alt, bytes }) => {
                            store.keep_picture(key, bytes, now)?;
                            let content = Content::Key(key.clone());
                            *part = Part { kind: part.kind, name: name.clone(), alt: alt.clone(), content };
                        }
                        Outcome::Nothing => {}
                        Outcome::Failed(why) => {
                            tracing::error!(%letter, "a picture could not be drawn: {why}");
                            trouble = Some(why.clone());
                            failed = true;
                        }
                    }
                }
                parts.retain(|part| !matches!(part.content, Content::Wish(_)));
                store.change_parts(*letter, &parts, if failed { NOT_DRAWN } else { "" })?;
            }
            Ok(())
        })?;
        Ok(trouble)
    }
}
