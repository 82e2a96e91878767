//! The judge's work, on the one thread that owns the [`Store`].
use crate::game::dates::friendly;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::mail::sink::Delivery;
use crate::mail::source::{Arrival, NotTaken};
use crate::referee::table::outage::Trouble;
use crate::referee::turn::computers::{self, Thought};
use crate::server::alarms::{Alarms, TELL_AGAIN};
use crate::server::bot_worker::{BotOutcome, BotResult};
use crate::server::certificates;
use crate::server::chores::Chores;
use crate::server::clerk_handle::{NotStored, PostOutcome, StoreAck, Stored, fate};
use crate::server::condition;
use crate::server::copy_gate::CopyGate;
use crate::server::intake_watermark::IntakeWatermark;
use crate::server::notify::Watchdog;
use crate::server::picture_worker::{Job, RenderedLetter};
use crate::server::runtime::{Event, Intake, LOOK, pause};
use crate::server::space::Space;
use crate::server::transports::Transports;
use crate::server::work::{Outgoing, Work};
use crate::store::{self, Changes, LetterId, MailId, Post, Store, Task};
use crate::text::wrap;
use anyhow::{Result, anyhow};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// The maximum number of e-mails processed, or games adjudicated, in one transaction. More would save few commits, and lengthen the waits.
const BATCH: u32 = 64;
/// The maximum number of e-mails handed to the sender at a time.
const OUTGOING: u32 = 64;
/// The maximum number of e-mails that wait for their pictures: pictures are rendered faster than e-mails are sent.
const AT_PICTURE_WORKER: usize = 256;
/// The interval between attempts while the server defers all e-mails.
const PROBE: SignedDuration = SignedDuration::from_mins(1);
/// The interval at which the judge records that it is alive.
const HEARTBEAT: SignedDuration = SignedDuration::from_mins(1);

/// The interval between attempts to finish an erasure.
const ERASE_AGAIN: SignedDuration = SignedDuration::from_secs(10);

/// The outcomes of e-mails, and the channel for confirming that they are recorded.
type Deliveries = (Vec<(Outgoing, Delivery)>, oneshot::Sender<()>);

/// E-mails that have arrived, and the channel for the result of storing them.
type Arriving = (Vec<Arrival>, oneshot::Sender<Intake>);

/// Receives each commit's changes.
pub(super) type CommitHook = Box<dyn Fn(&Changes) + Send>;

/// The clerk, which carries out the judge's work on its own thread.
pub(super) struct Clerk {
    pub(super) judge: Judge,
    pub(super) store: Store,
    pub(super) clock: Clock,
    stop: watch::Receiver<bool>,
    heard: Receiver<Event>,
    outgoing: mpsc::Sender<Vec<Outgoing>>,
    /// The time up to which the mailboxes have been read.
    pub(super) watermark: IntakeWatermark,
    /// The mail transports.
    pub(super) ways: Transports,
    /// The list of erased people, beside the backups.
    pub(super) erasures: Option<PathBuf>,
    /// The time of the last attempt to finish erasures.
    tried_erasures: Option<Timestamp>,
    /// The keeper's e-mails about conditions.
    alarms: Alarms,
    /// The disk, if it is monitored.
    pub(super) space: Option<Space>,
    /// The time since which the disk has been full.
    full: Option<Timestamp>,
    /// The time when the keeper was last told that the disk is full, or could not be told.
    told_of_space: Option<Timestamp>,
    /// A past period with a full disk, not yet reported to the keeper.
    was_full: Option<Range<Timestamp>>,
    /// The time when the keeper was last told that the machine's clock has jumped.
    pub(super) told_of_jump: Option<Timestamp>,
    /// The e-mails to be stored.
    arriving: Vec<Arriving>,
    /// The posts to be stored, and the stored ones that are not yet processed.
    posting: Vec<(Post, StoreAck)>,
    posted: Vec<(LetterId, oneshot::Sender<PostOutcome>)>,
    /// True if the e-mails that waited at the start have been processed.
    begun: bool,
    /// The reason why the game clocks are stopped, if they are.
    standing: Option<ClockHold>,
    /// The outcomes to be recorded.
    delivered: Vec<Deliveries>,
    /// The e-mails that the sender has not tried, each batch with its delay.
    put_back: Vec<(Vec<MailId>, Duration)>,
    /// The e-mails that the sender holds.
    in_hand: HashSet<MailId>,
    /// The picture worker, and the e-mails that wait there, with their recipients.
    pub(super) picture_worker: Option<mpsc::UnboundedSender<Job>>,
    at_picture_worker: HashMap<MailId, String>,
    /// The e-mails whose pictures are rendered, or have failed.
    drawn: Vec<RenderedLetter>,
    /// True if the keeper knows that pictures cannot be rendered.
    told_of_pictures: bool,
    /// The bot worker, its tasks, and their results.
    pub(super) bot_worker: Option<mpsc::UnboundedSender<Task>>,
    at_bot_worker: HashSet<Task>,
    thought: Vec<BotResult>,
    /// The listener for each commit's changes.
    pub(super) listener: Option<CommitHook>,
    /// True if the sender has room for more.
    wanted: bool,
    /// The e-mail last sent as a test of the transports, and its time.
    probe: Option<(MailId, Timestamp)>,
    /// The time when the judge last recorded that it is alive.
    beat: Timestamp,
    /// The remaining chores of this minute.
    chores: Chores,
    /// The gate that holds answers and e-mails until the copy has them, if the judge has a copy.
    pub(super) gate: Option<CopyGate>,
    /// The time of the start, and whether that time was doubted.
    started: Timestamp,
    started_in_doubt: bool,
}

/// The reason why the game clocks are stopped.
#[derive(Clone, Copy, Debug, Default)]
struct ClockHold {
    /// No mailbox can be read now.
    is_deaf: bool,
    /// The problems since the clocks stopped.
    was_down: bool,
    was_deaf: bool,
    was_mute: bool,
}

impl ClockHold {
    fn trouble(self) -> Trouble {
        match (self.was_mute, self.was_deaf || self.was_down) {
            (false, _) => Trouble::Down,
            (true, false) => Trouble::Mute,
            (true, true) => Trouble::Both,
        }
    }
}

impl Clerk {
    /// Creates a clerk with these channels.
    pub(super) fn new(
        judge: Judge,
        store: Store,
        clock: Clock,
        stop: watch::Receiver<bool>,
        heard: Receiver<Event>,
        outgoing: mpsc::Sender<Vec<Outgoing>>,
    ) -> Self {
        // If this read fails, so do all others, and the first round reports it.
        if let Ok(Some(alive)) = store.last_alive() {
            clock.start_after(alive, judge.slide_after);
        }
        let (now, started_in_doubt) = clock.read();
        let watermark = IntakeWatermark::new(now);
        let (delivered, put_back, in_hand) = (Vec::new(), Vec::new(), HashSet::new());
        let ways = Transports::default();
        Self {
            judge,
            store,
            clock,
            stop,
            heard,
            outgoing,
            watermark,
            ways,
            erasures: None,
            tried_erasures: None,
            alarms: Alarms::default(),
            space: None,
            full: None,
            told_of_space: None,
            was_full: None,
            told_of_jump: None,
            arriving: Vec::new(),
            posting: Vec::new(),
            posted: Vec::new(),
            begun: false,
            standing: None,
            delivered,
            put_back,
            in_hand,
            picture_worker: None,
            at_picture_worker: HashMap::new(),
            drawn: Vec::new(),
            told_of_pictures: false,
            bot_worker: None,
            at_bot_worker: HashSet::new(),
            thought: Vec::new(),
            listener: None,
            wanted: false,
            probe: None,
            beat: now,
            chores: Chores::at_start(),
            gate: None,
            started: now,
            started_in_doubt,
        }
    }

    /// Works until all tasks have ended.
    pub(super) fn run(mut self) -> Result<()> {
        let mut n_failures = 0;
        let mut watchdog = Watchdog::default();
        loop {
            let round = self.round();
            // A failed round counts too: the clerk is not stuck, and reports the error.
            watchdog.feed();
            let wait = match round {
                Ok(true) => Duration::ZERO,
                Ok(false) => LOOK,
                Err(error) => {
                    tracing::error!("the judge does not work: {error:#}");
                    n_failures += 1;
                    pause(n_failures)
                }
            };
            if wait <= LOOK {
                n_failures = 0;
            }
            match self.heard.recv_timeout(wait) {
                Ok(event) => self.hear(event),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return self.work(self.clock.now()).finish_erasures(self.erasures.as_deref());
                }
            }
            while let Ok(event) = self.heard.try_recv() {
                self.hear(event);
            }
            if let Some(gate) = &mut self.gate {
                gate.lose_patience()?;
            }
            self.take_in();
            self.take_posts();
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Arrived(letters, answer) => self.arriving.push((letters, answer)),
            Event::Posted(post, receipt) => self.posting.push((*post, receipt)),
            Event::WebWrite(web_write, answer) => {
                let is_promise = web_write.is_promise();
                let outcome = self.work(self.clock.now()).run_web_write(*web_write);
                self.once_copied(is_promise, |is_copied| {
                    let outcome = if is_copied { outcome } else { Err(anyhow!("the copy does not have it in time")) };
                    // The caller may have given up.
                    let _ = answer.send(outcome);
                });
            }
            Event::ReadTo(n, at) => self.watermark.read_to(n, at),
            Event::Drained(n, at) => {
                self.watermark.drained(n, at);
            }
            Event::Delivered(done, answer) => self.delivered.push((done, answer)),
            Event::PutBack(letters, rest) => self.put_back.push((letters, rest)),
            Event::Drawn(drawn) => self.drawn.push(drawn),
            Event::Thought(done) => self.thought.push(done),
            Event::Wanted => self.wanted = true,
            Event::Way(way, outcome) => self.ways.hear(self.clock.now(), way, outcome),
            Event::Door(name, trouble) => {
                match &trouble {
                    Some(why) => tracing::error!("{why}"),
                    None => tracing::info!("opened the {name} at last"),
                }
                if let Err(error) = self.store.note_door(name, trouble.as_deref()) {
                    tracing::error!("cannot record whether a listener is open: {error:#}");
                }
            }
            Event::Assessed(conditions) => {
                let now = self.clock.now();
                if let Err(error) = self.alarms.hear(&self.judge, &self.store, now, &conditions) {
                    tracing::warn!("cannot record the judge's health yet: {error:#}");
                }
            }
            Event::Certificates(seen) => {
                let note = || {
                    let all = certificates::renewed(&seen, &self.store.certificates()?, self.clock.now());
                    self.store.transaction(|| self.store.note_certificates(&all))
                };
                if let Err(error) = note() {
                    tracing::warn!("cannot record the certificates: {error:#}");
                }
            }
            Event::PackedPages(way) => {
                if let Err(error) = self.store.note_packed_pages(way.as_deref()) {
                    tracing::warn!("cannot record how the pages arrive: {error:#}");
                }
            }
            Event::Copy(event) => {
                let heard = self.gate.as_mut().map(|gate| gate.hear(&self.store, self.clock.now(), event));
                if let Some(Err(error)) = heard {
                    tracing::error!("cannot record the state of the copy: {error:#}");
                }
            }
            Event::BackedUp(outcome) => {
                if let Err(error) = self.work(self.clock.now()).note_backup(&outcome) {
                    tracing::error!("cannot record the result of a backup: {error:#}");
                }
            }
        }
    }

    /// Stores all e-mails that have arrived, in one transaction, and confirms them to their sources.
    fn take_in(&mut self) {
        if self.arriving.is_empty() {
            return;
        }
        let now = self.clock.now();
        let (letters, answers): (Vec<_>, Vec<_>) = self.arriving.drain(..).unzip();
        let letters: Vec<Arrival> = letters.into_iter().flatten().collect();
        let outcome = if self.space.as_ref().is_some_and(Space::is_low) {
            Err(NotTaken::NoSpace)
        } else if self.is_read_only() {
            Err(NotTaken::ReadOnly)
        } else if self.gate.as_ref().is_some_and(CopyGate::is_shut) {
            Err(NotTaken::Failed)
        } else {
            self.work(now).take_in(&letters).map_err(|error| {
                tracing::error!("cannot store e-mails: {error:#}");
                if store::is_full(&error) { NotTaken::NoSpace } else { NotTaken::Failed }
            })
        };
        if outcome.is_ok() {
            self.watermark.arrived(now);
        }
        let is_stored = outcome.is_ok();
        self.once_copied(is_stored, |is_copied| {
            let outcome = if is_copied { outcome } else { Err(NotTaken::Failed) };
            for answer in answers {
                // The task may have ended. Then the e-mails are offered again and recognised.
                let _ = answer.send(outcome.clone());
            }
        });
    }

    /// Returns whether the keeper has made the judge read-only. What cannot be read counts as no.
    fn is_read_only(&self) -> bool {
        store::faults::noted(self.store.is_read_only()).unwrap_or_default()
    }

    /// Acts once the copy has all commits so far, or too late for it. Acts at once without a copy, and if this is no promise.
    fn once_copied(&mut self, is_promise: bool, act: impl FnOnce(bool) + Send + 'static) {
        match &mut self.gate {
            Some(gate) if is_promise => gate.hold(act),
            _ => act(true),
        }
    }

    /// Stores all posts that have arrived, in one transaction, and confirms them.
    fn take_posts(&mut self) {
        if self.posting.is_empty() {
            return;
        }
        let posting = std::mem::take(&mut self.posting);
        let work = self.work(self.clock.now());
        // What cannot be read cannot be written either, and the post hears of that.
        let (posting, refused): (Vec<_>, Vec<_>) =
            posting.into_iter().partition(|(post, _)| work.may_take(post).unwrap_or(true));
        for (_, receipt) in refused {
            let _ = receipt.send(Err(NotStored::ReadOnly));
        }
        let (posts, receipts): (Vec<_>, Vec<_>) = posting.into_iter().unzip();
        let taken = if self.space.as_ref().is_some_and(Space::is_low) {
            Err(NotStored::NoSpace)
        } else if self.gate.as_ref().is_some_and(CopyGate::is_shut) {
            Err(NotStored::Failed)
        } else {
            self.work(self.clock.now()).take_posts(&posts).map_err(|error| {
                tracing::error!("cannot store web forms: {error:#}");
                if store::is_full(&error) { NotStored::NoSpace } else { NotStored::Failed }
            })
        };
        let answers = match taken {
            Ok(letters) => letters.into_iter().map(Ok).collect(),
            Err(why) => vec![Err(why); receipts.len()],
        };
        let mut store = |letter| {
            let (told, fate) = oneshot::channel();
            self.posted.push((letter, told));
            Stored { letter, fate }
        };
        let answers: Vec<_> = answers.into_iter().map(|answer: Result<_, _>| answer.map(&mut store)).collect();
        self.once_copied(answers.iter().any(Result::is_ok), |is_copied| {
            for (receipt, answer) in receipts.into_iter().zip(answers) {
                // The browser may have disconnected, but its post is processed anyway.
                let _ =
                    receipt.send(answer.and_then(|stored| if is_copied { Ok(stored) } else { Err(NotStored::Failed) }));
            }
        });
    }

    /// The work of the judge at this time.
    fn work(&self, now: Timestamp) -> Work<'_> {
        Work::new(&self.judge, &self.store, now)
    }

    /// Reports the outcomes of posts.
    fn tell_fates(&mut self) -> Result<()> {
        for (letter, told) in std::mem::take(&mut self.posted) {
            match fate(&self.store, letter)? {
                Some(fate) => self.once_copied(true, |is_copied| {
                    // Otherwise the page says that the judge has not answered yet.
                    if is_copied {
                        let _ = told.send(fate);
                    }
                }),
                None if told.is_closed() => {}
                None => self.posted.push((letter, told)),
            }
        }
        Ok(())
    }

    /// Processes one batch of everything that is due. Returns whether more remains.
    fn round(&mut self) -> Result<bool> {
        let jump = self.clock.jump();
        let (now, is_doubted) = self.clock.read();
        self.note_space(now);
        self.judge.look_for_scripts();
        if !self.begun {
            self.ways.remember(&self.store)?;
            // The database may date from before an erasure.
            self.store.transaction(|| self.store.begin_erasure(now))?;
            self.finish_erasures(now)?;
            self.begin()?;
            self.work(self.beat).process_inbox_one_by_one(BATCH)?;
            self.begun = true;
        }
        self.note_deliveries(now)?;
        self.note_drawn(now)?;
        self.take_thoughts(now)?;
        if *self.stop.borrow() {
            return Ok(false);
        }
        self.ways.look(&self.judge, &self.store, now)?;
        if let Some(jump) = jump {
            self.report_clock_jump(now, jump)?;
        }
        if let Some(gate) = &mut self.gate {
            gate.note_trouble(&self.store)?;
        }
        self.check_health(now, is_doubted)?;
        if self.standing.is_none() {
            self.note_alive(now)?;
        }
        let until = self.standing.is_none().then(|| self.watermark.read_until(now));
        let mut busy = self.work(now).round(until, BATCH)?;
        busy |= Work::new(&self.judge, &self.store, now).do_chores(&mut self.chores)?;
        self.finish_erasures(now)?;
        self.tell_of_changes()?;
        self.tell_fates()?;
        self.let_think()?;
        if self.wanted {
            self.hand_out(now)?;
        }
        Ok(busy)
    }

    /// Finishes erasures, or schedules another attempt.
    fn finish_erasures(&mut self, now: Timestamp) -> Result<()> {
        if self.tried_erasures.is_some_and(|tried| now.duration_since(tried).abs() < ERASE_AGAIN) {
            return Ok(());
        }
        self.tried_erasures = Some(now);
        self.work(now).finish_erasures(self.erasures.as_deref())
    }

    /// Reports the changes since the last call to the listener: after the commit, and before replying to anyone who may then look at them.
    pub(super) fn tell_of_changes(&self) -> Result<()> {
        if let Some(listener) = &self.listener {
            let changes = self.store.changes()?;
            if !changes.is_empty() {
                listener(&changes);
            }
        }
        Ok(())
    }

    /// Hands each task to the bot worker once. A finished task stays in the database until its result is carried out.
    fn let_think(&mut self) -> Result<()> {
        let Some(bot_worker) = self.bot_worker.as_ref().filter(|_| !self.is_read_only()) else { return Ok(()) };
        let tasks = self.store.thinking(BATCH)?;
        self.at_bot_worker.retain(|task| tasks.contains(task));
        for task in tasks {
            if !self.at_bot_worker.contains(&task) && bot_worker.send(task.clone()).is_ok() {
                self.at_bot_worker.insert(task);
            }
        }
        Ok(())
    }

    /// Stores the bots' orders like e-mails. A bot that failed submits none.
    fn take_thoughts(&mut self, now: Timestamp) -> Result<()> {
        while let Some(BotResult { task, outcome }) = self.thought.last() {
            let advice = match outcome {
                BotOutcome::Advice(advice) => Some(Some(advice.clone())),
                BotOutcome::Unwanted => None,
                BotOutcome::Failed(why) => {
                    tracing::error!(game = %task.game, turn = task.turn, power = task.power, "a bot gave no orders: {why}");
                    Some(None)
                }
            };
            if let Some(advice) = advice {
                computers::take_thought(&self.store, now, &Thought::of(task, advice))?;
            }
            self.thought.pop();
        }
        Ok(())
    }

    /// Hands more e-mails to the sender, if there are any. While none can be sent, hands over only one at intervals, as a test.
    fn hand_out(&mut self, now: Timestamp) -> Result<()> {
        if AT_PICTURE_WORKER <= self.at_picture_worker.len() {
            return Ok(());
        }
        let letters = if self.ways.mute_since().is_none() {
            let besides = self.in_hand.iter().chain(self.at_picture_worker.keys()).copied().collect();
            self.work(now).outgoing_besides(OUTGOING, &besides)?
        } else if self.in_hand.is_empty() && self.may_probe(now) {
            let letters = self.work(now).probe(self.probe.map(|(id, _)| id))?;
            self.probe = letters.first().map(|letter| (letter.id, now));
            letters
        } else {
            return Ok(());
        };
        let letters = self.without_undrawn(letters);
        let ids: Vec<MailId> = letters.iter().map(|letter| letter.id).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let Some(gate) = &mut self.gate else {
            if self.outgoing.try_send(letters).is_ok() {
                self.wanted = false;
                self.in_hand.extend(ids);
            }
            return Ok(());
        };
        self.wanted = false;
        self.in_hand.extend(ids);
        let outgoing = self.outgoing.clone();
        gate.hold_on(move || {
            // The sender asked for these, so it has room, unless it has ended.
            let _ = outgoing.try_send(letters);
        });
        Ok(())
    }

    /// The e-mails that can be sent as they are. Those that need pictures, and later ones to the same people, wait for the pictures.
    fn without_undrawn(&mut self, letters: Vec<Outgoing>) -> Vec<Outgoing> {
        let Some(picture_worker) = &self.picture_worker else { return letters };
        let mut ready = Vec::with_capacity(letters.len());
        for letter in letters {
            if self.at_picture_worker.contains_key(&letter.id) {
                continue;
            }
            let waits = !letter.wishes.is_empty() || self.at_picture_worker.values().any(|to| *to == letter.mail.to);
            if waits && picture_worker.send(Job { letter: letter.id, wishes: letter.wishes.clone() }).is_ok() {
                self.at_picture_worker.insert(letter.id, letter.mail.to);
            } else {
                ready.push(letter);
            }
        }
        ready
    }

    /// Records rendered pictures. The keeper is told once if one failed.
    fn note_drawn(&mut self, now: Timestamp) -> Result<()> {
        if self.drawn.is_empty() {
            return Ok(());
        }
        let trouble = self.work(now).note_drawn(&self.drawn)?;
        for drawn in self.drawn.drain(..) {
            self.at_picture_worker.remove(&drawn.letter);
        }
        if let Some(why) = trouble.filter(|_| !std::mem::replace(&mut self.told_of_pictures, true)) {
            let body = format!(
                "The judge could not draw a picture of a board: {why}.\n\n\
                 It sent the e-mails without the picture, and they say so. The log names each of them. The judge does \
                 not e-mail you about this again until it restarts.\n"
            );
            self.judge.tell_keeper(&self.store, now, "no picture for e-mails", &wrap(&body))?;
        }
        Ok(())
    }

    /// Returns whether another e-mail may be tried. The sender itself pauses for a server that cannot be reached, but not for one that
    /// defers e-mails.
    fn may_probe(&self, now: Timestamp) -> bool {
        !self.ways.puts_off() || self.probe.is_none_or(|(_, at)| PROBE <= now.duration_since(at).abs())
    }

    /// Records the outcomes of e-mails: all that the lines have reported so far, in one transaction.
    fn note_deliveries(&mut self, now: Timestamp) -> Result<()> {
        if !self.put_back.is_empty() {
            self.work(now).note_put_back(&self.put_back)?;
            for id in self.put_back.drain(..).flat_map(|(letters, _)| letters) {
                self.in_hand.remove(&id);
            }
        }
        if self.delivered.is_empty() {
            return Ok(());
        }
        let done: Vec<_> = self.delivered.iter().flat_map(|(done, _)| done.iter().cloned()).collect();
        self.ways.hear_of_deliveries(now, &done);
        self.work(now).note_deliveries(&done)?;
        for (letter, _) in &done {
            self.in_hand.remove(&letter.id);
        }
        for (_, answer) in self.delivered.drain(..) {
            // If the sender has ended, it needs no confirmation.
            let _ = answer.send(());
        }
        Ok(())
    }

    /// Records whether the disk has room for e-mails. While it has none, they stay at their source, and the game clocks do not advance past
    /// them. The keeper is told at the start, if there is room for that e-mail, and at the end.
    fn note_space(&mut self, now: Timestamp) {
        let Some(space) = &self.space else { return };
        match self.full {
            None if space.is_low() => {
                self.full = Some(now);
                self.watermark.closed(self.full);
                let found = condition::disk(space);
                tracing::error!("{}", found.line());
                if self.told_of_space.is_none_or(|told| TELL_AGAIN <= now.duration_since(told)) {
                    self.told_of_space = Some(now);
                    let (subject, body) = ("low disk space", format!("{}\n", found.paragraphs()));
                    if let Err(error) = self.judge.tell_keeper(&self.store, now, subject, &wrap(&body)) {
                        tracing::warn!("cannot e-mail the keeper before the disk has space: {error:#}");
                    }
                }
            }
            Some(since) if space.is_ample() => {
                self.full = None;
                self.watermark.closed(None);
                tracing::info!("the disk has space again: accepting e-mails");
                // A disk that fills up repeatedly must not flood the keeper's mailbox.
                self.was_full = self.told_of_space.filter(|told| since <= *told).map(|_| since..now);
            }
            _ => {}
        }
        if self.full.is_none()
            && let Some(span) = &self.was_full
        {
            let body = format!(
                "From {} to {}, the disk of the judge's machine had too little space, and the judge accepted no \
                 e-mails. The mail server and the mailboxes have kept them; the judge accepts them now.\n\n\
                 To see how much is free, type there:\n\n  \
                 chancery check\n",
                friendly(span.start, &TimeZone::UTC),
                friendly(span.end, &TimeZone::UTC)
            );
            match self.judge.tell_keeper(&self.store, now, "the disk has space again", &wrap(&body)) {
                Ok(()) => self.was_full = None,
                Err(error) => tracing::warn!("cannot e-mail the keeper yet that the disk has space again: {error:#}"),
            }
        }
    }

    /// Handles the downtime before the start, unless its length is still unknown, or mail did not work before and has not yet been seen to
    /// work. That is one outage, and deadlines slide once.
    fn begin(&mut self) -> Result<()> {
        let deaf = self.ways.deaf_since().is_some();
        let mute = self.ways.mute_since().is_some() && self.store.has_waiting_mail()?;
        self.store.note_doubt(self.started_in_doubt)?;
        if !deaf && !mute && !self.started_in_doubt {
            return self.work(self.beat).wake();
        }
        if deaf || mute {
            tracing::info!("e-mail did not work when the judge stopped: the game clocks wait until it does");
        }
        self.judge.clocks_stand = true;
        self.standing = Some(ClockHold { was_down: true, was_deaf: deaf, was_mute: mute, is_deaf: false });
        Ok(())
    }

    /// Checks whether e-mails come in and go out, and whether the clock can be trusted. If not, the judge counts as down: the game clocks
    /// stop, it does not record that it is alive, and afterwards deadlines slide as after any outage.
    fn check_health(&mut self, now: Timestamp, is_doubted: bool) -> Result<()> {
        let unheard = self.standing.is_some_and(|standing| standing.was_deaf) && !self.watermark.has_heard();
        // While the copy fails, nothing is acknowledged or sent.
        let shut_since = self.gate.as_ref().filter(|gate| gate.is_shut()).and_then(|gate| Some(gate.trouble()?.since));
        let is_deaf = self.watermark.is_deaf(now) || shut_since.is_some();
        let mute_since = self.ways.mute_since();
        // While nothing waits to be sent, no one misses anything.
        let is_mute = mute_since.is_some() && self.store.has_waiting_mail()?;
        if !is_deaf && !unheard && !is_mute && !is_doubted {
            return self.go_on(now);
        }
        if self.standing.is_none() {
            self.judge.clocks_stand = true;
            self.store.note_doubt(is_doubted)?;
            let deaf_since = if self.watermark.is_deaf(now) { self.watermark.last() } else { None };
            let since = deaf_since.into_iter().chain(shut_since).chain(mute_since.filter(|_| is_mute)).min();
            // The trouble starts when the problem began, not when it was noticed.
            if let Some(since) = since.filter(|since| *since < self.beat && self.started <= *since) {
                self.beat = since;
                self.store.transaction(|| self.store.set_alive(since))?;
            }
        }
        let standing = self.standing.get_or_insert_default();
        if is_deaf && !standing.is_deaf {
            tracing::error!("no e-mail can come in: paused the clocks of all games until one can");
        }
        standing.is_deaf = is_deaf;
        if is_deaf && self.ways.deaf_since().is_some() && !standing.was_deaf && !self.ways.keeper_knows_of_deafness() {
            let body = "No e-mail can come in; the judge's log says why. Until one can, no deadline passes, and no \
                        player is late. When the judge can read e-mails again, it moves the deadlines and tells the \
                        players.\n";
            self.judge.tell_keeper(&self.store, now, "no incoming e-mail", &wrap(body))?;
        }
        // After a jump of the clock, all mailboxes seem unread for a moment.
        standing.was_deaf |= is_deaf && self.ways.deaf_since().is_some();
        standing.was_mute |= is_mute;
        Ok(())
    }

    /// Ends a trouble, if there was one: the game clocks run again, and deadlines slide.
    fn go_on(&mut self, now: Timestamp) -> Result<()> {
        let Some(standing) = self.standing else { return Ok(()) };
        self.judge.clocks_stand = false;
        self.work(now).wake_after(standing.trouble())?;
        if standing.was_mute {
            let n = self.store.transaction(|| self.store.take_back_notices())?;
            tracing::info!("e-mails go out again, except {n} outdated reminders and notices");
        }
        self.standing = None;
        self.beat = now;
        self.store.note_doubt(false)?;
        tracing::info!("resumed the game clocks");
        Ok(())
    }

    fn note_alive(&mut self, now: Timestamp) -> Result<()> {
        let silence = now.duration_since(self.beat);
        if !silence.is_negative() && silence < HEARTBEAT {
            return Ok(());
        }
        if silence.is_negative() || HEARTBEAT * 5 < silence {
            // The machine was asleep, which is also an outage, or its clock was ahead.
            self.work(now).wake()?;
        }
        self.store.transaction(|| self.store.set_alive(now))?;
        if self.chores.is_done() {
            self.chores = Chores::all();
        }
        self.ways.note(&self.store)?;
        self.beat = now;
        Ok(())
    }
}
