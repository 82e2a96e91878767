//! The judge's work, on the one thread that owns the [`Store`].
use crate::game::dates::friendly;
use crate::judge::Judge;
use crate::judge::clock::{Clock, DOUBT, Jump};
use crate::mail::sink::Delivery;
use crate::mail::source::{Arrival, NotTaken};
use crate::referee::table::outage::Trouble;
use crate::referee::turn::computers::{self, Thought};
use crate::server::bot_worker::{BotOutcome, BotResult};
use crate::server::chores::Chores;
use crate::server::clerk_handle::{NotStored, PostOutcome, StoreAck, Stored, fate};
use crate::server::intake_watermark::IntakeWatermark;
use crate::server::notify::Watchdog;
use crate::server::picture_worker::{Job, RenderedLetter};
use crate::server::runtime::{Event, Intake, LOOK, pause};
use crate::server::space::Space;
use crate::server::transports::{Transports, lasted};
use crate::server::work::{Outgoing, Work};
use crate::store::{self, Changes, LetterId, MailId, Post, Store, Task};
use crate::text::wrap;
use anyhow::Result;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// The maximum letters handled, or games adjudicated, in one transaction. More would save few commits, and make the
/// waits longer.
const BATCH: u32 = 64;
/// The maximum letters given to the sender at a time.
const OUTGOING: u32 = 64;
/// While so many letters wait for their pictures, no others are looked for: they are made faster than letters go.
const AT_PICTURE_WORKER: usize = 256;
/// The time after a letter that was put off like all others until the next one is tried.
const PROBE: SignedDuration = SignedDuration::from_mins(1);
/// The time between the judge's records that it is up.
const HEARTBEAT: SignedDuration = SignedDuration::from_mins(1);

/// The time until the keeper is told once more that there is too little space, or that the clock has jumped.
const TELL_AGAIN: SignedDuration = SignedDuration::from_hours(6);

/// The outcome of letters, and the channel to confirm that it is noted.
type Deliveries = (Vec<(Outgoing, Delivery)>, oneshot::Sender<()>);

/// Letters that have come, and the channel to say whether they are stored.
type Arriving = (Vec<Arrival>, oneshot::Sender<Intake>);

/// Hears of what each commit has touched.
pub(super) type CommitHook = Box<dyn Fn(&Changes) + Send>;

/// The worker that does the judge's work, on its own thread.
pub(super) struct Clerk {
    pub(super) judge: Judge,
    pub(super) store: Store,
    pub(super) clock: Clock,
    stop: watch::Receiver<bool>,
    heard: Receiver<Event>,
    outgoing: mpsc::Sender<Vec<Outgoing>>,
    /// Up to when the mailboxes have been read.
    pub(super) watermark: IntakeWatermark,
    /// The ways in and out.
    pub(super) ways: Transports,
    /// The disk, if it is to be watched.
    pub(super) space: Option<Space>,
    /// Since when there is too little space on it.
    full: Option<Timestamp>,
    /// The time at which the keeper was last told of that, or could not be.
    told_of_space: Option<Timestamp>,
    /// A time without space that is over, and that the keeper is still to hear of.
    was_full: Option<Range<Timestamp>>,
    /// The time at which the keeper was last told that the machine's clock has jumped.
    told_of_jump: Option<Timestamp>,
    /// The letters that are to be stored.
    arriving: Vec<Arriving>,
    /// The posts that are to be stored, and those that are, until they have been worked through.
    posting: Vec<(Post, StoreAck)>,
    posted: Vec<(LetterId, oneshot::Sender<PostOutcome>)>,
    /// Whether the letters that waited when the judge started have been dealt with.
    begun: bool,
    /// The reason why the games' clocks stand still, if they do.
    standing: Option<ClockHold>,
    /// The outcomes that are still to be noted.
    delivered: Vec<Deliveries>,
    /// The letters that the sender has not tried, and for how long.
    put_back: Vec<(Vec<MailId>, Duration)>,
    /// The letters that the sender has in hand.
    in_hand: HashSet<MailId>,
    /// The place where pictures are made, and the letters that wait there, with those to whom they go.
    pub(super) picture_worker: Option<mpsc::UnboundedSender<Job>>,
    at_picture_worker: HashMap<MailId, String>,
    /// The letters whose pictures are made, or given up.
    drawn: Vec<RenderedLetter>,
    /// Whether the keeper knows that pictures cannot be drawn.
    told_of_pictures: bool,
    /// The place where computers think, the tasks that are thought about there, and their outcomes.
    pub(super) bot_worker: Option<mpsc::UnboundedSender<Task>>,
    at_bot_worker: HashSet<Task>,
    thought: Vec<BotResult>,
    /// The listener that hears of what commits have touched.
    pub(super) listener: Option<CommitHook>,
    /// Whether the sender has room for more.
    wanted: bool,
    /// The letter that was last handed out to see whether any goes out, and when.
    probe: Option<(MailId, Timestamp)>,
    /// The time at which the judge last recorded that it is up.
    beat: Timestamp,
    /// The part of its once-a-minute work that is still to be done.
    chores: Chores,
    /// The time at which it started, and whether that time was doubted.
    started: Timestamp,
    started_in_doubt: bool,
}

/// The reason why the games' clocks stand still.
#[derive(Clone, Copy, Debug, Default)]
struct ClockHold {
    /// No mailbox can be read now.
    is_deaf: bool,
    /// The trouble that there has been since they stand still.
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
    /// A clerk who hears and sends by these channels.
    pub(super) fn new(
        judge: Judge,
        store: Store,
        clock: Clock,
        stop: watch::Receiver<bool>,
        heard: Receiver<Event>,
        outgoing: mpsc::Sender<Vec<Outgoing>>,
    ) -> Self {
        // If that cannot be read, nothing can, and the first round says so.
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
            // Also a round that failed: the clerk is not stuck, and says what the trouble is.
            watchdog.feed();
            let wait = match round {
                Ok(true) => Duration::ZERO,
                Ok(false) => LOOK,
                Err(error) => {
                    tracing::error!("the judge cannot do its work: {error:#}");
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
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            while let Ok(event) = self.heard.try_recv() {
                self.hear(event);
            }
            self.take_in();
            self.take_posts();
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Arrived(letters, answer) => self.arriving.push((letters, answer)),
            Event::Posted(post, receipt) => self.posting.push((post, receipt)),
            Event::WebWrite(web_write, answer) => {
                let outcome = self.work(self.clock.now()).run_web_write(*web_write);
                // Whoever asked may have given up.
                let _ = answer.send(outcome);
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
                    None => tracing::info!("the {name} could be opened, after all"),
                }
                if let Err(error) = self.store.note_door(name, trouble.as_deref()) {
                    tracing::error!("cannot note that a door is open or shut: {error:#}");
                }
            }
            Event::BackedUp(outcome) => {
                if let Err(error) = self.work(self.clock.now()).note_backup(&outcome) {
                    tracing::error!("cannot note what came of a backup: {error:#}");
                }
            }
        }
    }

    /// Stores all letters that have come, in one transaction, and says so to those who brought them.
    fn take_in(&mut self) {
        if self.arriving.is_empty() {
            return;
        }
        let now = self.clock.now();
        let (letters, answers): (Vec<_>, Vec<_>) = self.arriving.drain(..).unzip();
        let letters: Vec<Arrival> = letters.into_iter().flatten().collect();
        let outcome = if self.space.as_ref().is_some_and(Space::is_low) {
            Err(NotTaken::NoSpace)
        } else {
            self.work(now).take_in(&letters).map_err(|error| {
                tracing::error!("cannot store letters: {error:#}");
                if store::is_full(&error) { NotTaken::NoSpace } else { NotTaken::Failed }
            })
        };
        if outcome.is_ok() {
            self.watermark.arrived(now);
        }
        for answer in answers {
            // The task may have ended meanwhile. Then the letters are offered again, and recognised.
            let _ = answer.send(outcome.clone());
        }
    }

    /// Stores all posts that have come, in one transaction, and says so.
    fn take_posts(&mut self) {
        if self.posting.is_empty() {
            return;
        }
        let (posts, receipts): (Vec<_>, Vec<_>) = self.posting.drain(..).unzip();
        let taken = if self.space.as_ref().is_some_and(Space::is_low) {
            Err(NotStored::NoSpace)
        } else {
            self.work(self.clock.now()).take_posts(&posts).map_err(|error| {
                tracing::error!("cannot store posts: {error:#}");
                if store::is_full(&error) { NotStored::NoSpace } else { NotStored::Failed }
            })
        };
        let answers = match taken {
            Ok(letters) => letters.into_iter().map(Ok).collect(),
            Err(why) => vec![Err(why); receipts.len()],
        };
        for (receipt, answer) in receipts.into_iter().zip(answers) {
            // A browser may have gone away: what it has posted is done all the same.
            let _ = receipt.send(answer.map(|letter| {
                let (told, fate) = oneshot::channel();
                self.posted.push((letter, told));
                Stored { letter, fate }
            }));
        }
    }

    /// The work of the judge at this time.
    fn work(&self, now: Timestamp) -> Work<'_> {
        Work::new(&self.judge, &self.store, now)
    }

    /// Tells what has become of posts.
    fn tell_fates(&mut self) -> Result<()> {
        for (letter, told) in std::mem::take(&mut self.posted) {
            match fate(&self.store, letter)? {
                Some(fate) => {
                    let _ = told.send(fate);
                }
                None if told.is_closed() => {}
                None => self.posted.push((letter, told)),
            }
        }
        Ok(())
    }

    /// Works through one batch of everything that is due. Is there more?
    fn round(&mut self) -> Result<bool> {
        let jump = self.clock.jump();
        let (now, is_doubted) = self.clock.read();
        self.note_space(now);
        if !self.begun {
            self.ways.remember(&self.store)?;
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
        self.check_health(now, is_doubted)?;
        if self.standing.is_none() {
            self.note_alive(now)?;
        }
        let until = self.standing.is_none().then(|| self.watermark.read_until(now));
        let mut busy = self.work(now).round(until, BATCH)?;
        busy |= Work::new(&self.judge, &self.store, now).do_chores(&mut self.chores)?;
        self.tell_of_changes()?;
        self.tell_fates()?;
        self.let_think()?;
        if self.wanted {
            self.hand_out(now)?;
        }
        Ok(busy)
    }

    /// Tells whoever listens what has been touched since the last time: after the commit, and before anybody is answered who may
    /// then look at it.
    pub(super) fn tell_of_changes(&self) -> Result<()> {
        if let Some(listener) = &self.listener {
            let changes = self.store.changes()?;
            if !changes.is_empty() {
                listener(&changes);
            }
        }
        Ok(())
    }

    /// Hands over what computers are to think about, once. What has been thought about stays until its letter is carried out.
    fn let_think(&mut self) -> Result<()> {
        let Some(bot_worker) = &self.bot_worker else { return Ok(()) };
        let tasks = self.store.thinking(BATCH)?;
        self.at_bot_worker.retain(|task| tasks.contains(task));
        for task in tasks {
            if !self.at_bot_worker.contains(&task) && bot_worker.send(task.clone()).is_ok() {
                self.at_bot_worker.insert(task);
            }
        }
        Ok(())
    }

    /// Stores what computers have worked out, as letters. What one could not work out, it does not order.
    fn take_thoughts(&mut self, now: Timestamp) -> Result<()> {
        while let Some(BotResult { task, outcome }) = self.thought.last() {
            let advice = match outcome {
                BotOutcome::Advice(advice) => Some(Some(advice.clone())),
                BotOutcome::Unwanted => None,
                BotOutcome::Failed(why) => {
                    tracing::error!(game = %task.game, turn = task.turn, power = task.power, "a computer orders nothing: {why}");
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

    /// Gives the sender more letters, if there are any. While none goes out, only one from time to time, to see whether it does.
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
        if !ids.is_empty() && self.outgoing.try_send(letters).is_ok() {
            self.wanted = false;
            self.in_hand.extend(ids);
        }
        Ok(())
    }

    /// The letters that can go as they are; those that wish for pictures, and what comes after them for the same people, wait until
    /// these are made.
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

    /// Notes the pictures that have been made. The keeper is told once that one could not be.
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
                "A picture of a board could not be drawn: {why}.\n\nThe letters that it was for have gone without it, and say so. The log names each of them; you are not told of it again until the judge restarts.\n"
            );
            self.judge.tell_keeper(&self.store, now, "a picture could not be drawn", &wrap(&body))?;
        }
        Ok(())
    }

    /// The sender itself leaves a server alone that cannot be reached, but not one that puts letters off.
    fn may_probe(&self, now: Timestamp) -> bool {
        !self.ways.puts_off() || self.probe.is_none_or(|(_, at)| PROBE <= now.duration_since(at).abs())
    }

    /// Notes what became of letters: all that the lines have reported meanwhile in one transaction.
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
            // If the sender has ended, nobody needs the answer.
            let _ = answer.send(());
        }
        Ok(())
    }

    /// Notes whether there is space for letters. While there is not, they stay where they are, and the clocks of the games do not
    /// run past them. The keeper hears when it begins, if there is room for that letter, and when it is over.
    fn note_space(&mut self, now: Timestamp) {
        let Some(space) = &self.space else { return };
        match self.full {
            None if space.is_low() => {
                self.full = Some(now);
                self.watermark.closed(self.full);
                let body = space.sentence();
                tracing::error!("{body}");
                if self.told_of_space.is_none_or(|told| TELL_AGAIN <= now.duration_since(told)) {
                    self.told_of_space = Some(now);
                    let subject = "there is too little space on the disk";
                    if let Err(error) = self.judge.tell_keeper(&self.store, now, subject, &wrap(&body)) {
                        tracing::warn!("the keeper cannot be told before there is space: {error:#}");
                    }
                }
            }
            Some(since) if space.is_ample() => {
                self.full = None;
                self.watermark.closed(None);
                tracing::info!("there is space on the disk again: letters are taken");
                // One that comes and goes must not fill the keeper's mailbox.
                self.was_full = self.told_of_space.filter(|told| since <= *told).map(|_| since..now);
            }
            _ => {}
        }
        if self.full.is_none()
            && let Some(span) = &self.was_full
        {
            let body = format!(
                "From {} to {}, the disk of the judge's machine had too little space, and the judge took no letters. The mail server \
                 and the mailboxes have kept them; the judge takes them now.\n\nTo see how much is free, type there:\n\n  chancery check\n",
                friendly(span.start, &TimeZone::UTC),
                friendly(span.end, &TimeZone::UTC)
            );
            match self.judge.tell_keeper(&self.store, now, "there is space on the disk again", &wrap(&body)) {
                Ok(()) => self.was_full = None,
                Err(error) => tracing::warn!("the keeper cannot be told yet that there is space again: {error:#}"),
            }
        }
    }

    /// Wakes up after the time in which it did not run, unless nobody knows yet how long that was, or mail did not work before and has not
    /// shown yet that it does: that is one outage, and deadlines slide once.
    fn begin(&mut self) -> Result<()> {
        let deaf = self.ways.deaf_since().is_some();
        let mute = self.ways.mute_since().is_some() && self.store.has_waiting_mail()?;
        self.store.note_doubt(self.started_in_doubt)?;
        if !deaf && !mute && !self.started_in_doubt {
            return self.work(self.beat).wake();
        }
        if deaf || mute {
            tracing::info!("mail did not work when the judge stopped: the clocks of the games wait until it does");
        }
        self.judge.clocks_stand = true;
        self.standing = Some(ClockHold { was_down: true, was_deaf: deaf, was_mute: mute, is_deaf: false });
        Ok(())
    }

    /// Notes whether letters come in and go out, and whether the time can be believed. If not, the judge counts as down: the
    /// games' clocks stand still, it does not record that it is up, and afterwards deadlines slide as after any outage.
    fn check_health(&mut self, now: Timestamp, is_doubted: bool) -> Result<()> {
        let unheard = self.standing.is_some_and(|standing| standing.was_deaf) && !self.watermark.has_heard();
        let is_deaf = self.watermark.is_deaf(now);
        let mute_since = self.ways.mute_since();
        // Nobody misses anything while there is nothing to send.
        let is_mute = mute_since.is_some() && self.store.has_waiting_mail()?;
        if !is_deaf && !unheard && !is_mute && !is_doubted {
            return self.go_on(now);
        }
        if self.standing.is_none() {
            self.judge.clocks_stand = true;
            self.store.note_doubt(is_doubted)?;
            let deaf_since = if is_deaf { self.watermark.last() } else { None };
            let since = deaf_since.into_iter().chain(mute_since.filter(|_| is_mute)).min();
            // All was well for the last time when it began, not when it was noticed.
            if let Some(since) = since.filter(|since| *since < self.beat && self.started <= *since) {
                self.beat = since;
                self.store.transaction(|| self.store.set_alive(since))?;
            }
        }
        let standing = self.standing.get_or_insert_default();
        if is_deaf && !standing.is_deaf {
            tracing::error!("no letter can come in: the clocks of all games stand still until one can");
        }
        standing.is_deaf = is_deaf;
        if is_deaf && self.ways.deaf_since().is_some() && !standing.was_deaf && !self.ways.keeper_knows_of_deafness() {
            let body = "No letter can come in; the judge's log says why. Until one can, no deadline passes, and nobody is late. When letters can be read again, the deadlines are moved on and the players are told.\n";
            self.judge.tell_keeper(&self.store, now, "no letter can come in", &wrap(body))?;
        }
        // After a leap of the time, all mailboxes seem unread for a moment.
        standing.was_deaf |= is_deaf && self.ways.deaf_since().is_some();
        standing.was_mute |= is_mute;
        Ok(())
    }

    /// All is well. If it was not, the games' clocks go on, and deadlines slide.
    fn go_on(&mut self, now: Timestamp) -> Result<()> {
        let Some(standing) = self.standing else { return Ok(()) };
        self.judge.clocks_stand = false;
        self.work(now).wake_after(standing.trouble())?;
        if standing.was_mute {
            let n = self.store.transaction(|| self.store.take_back_notices())?;
            tracing::info!("letters go out again; {n} reminders and notices that are no longer true do not");
        }
        self.standing = None;
        self.beat = now;
        self.store.note_doubt(false)?;
        tracing::info!("the clocks of the games go on");
        Ok(())
    }

    /// The machine's clock may have been set.
    fn report_clock_jump(&mut self, now: Timestamp, jump: Jump) -> Result<()> {
        let words = |by: SignedDuration| {
            format!(
                "{} {}",
                lasted(Timestamp::UNIX_EPOCH, Timestamp::UNIX_EPOCH + by.abs()),
                if by.is_negative() { "back" } else { "ahead" }
            )
        };
        match jump {
            Jump::Unproved(by) if by.is_negative() => {
                tracing::error!(
                    "the machine's clock is {} of the time at which the judge last worked: the clocks of the games stand still until it \
                     is right, or has stayed for {} minutes",
                    words(by),
                    DOUBT.as_mins()
                );
                Ok(())
            }
            Jump::Unproved(by) => {
                tracing::warn!(
                    "either the judge did not work for {}, or the machine's clock is wrong: the clocks of the games stand still until \
                     it has been compared with others, or has stayed for {} minutes",
                    lasted(Timestamp::UNIX_EPOCH, Timestamp::UNIX_EPOCH + by),
                    DOUBT.as_mins()
                );
                Ok(())
            }
            Jump::Proved => {
                self.watermark.arrived(now);
                tracing::info!("the machine's clock is believed");
                Ok(())
            }
            Jump::Doubted(by) => {
                let minutes = DOUBT.as_mins();
                tracing::error!(
                    "the machine's clock has jumped {}: the clocks of the games stand still until it is back, or has stayed for {minutes} minutes",
                    words(by)
                );
                let body = format!(
                    "The clock of the judge's machine has jumped {}. The judge does not believe it yet: the clocks of all games stand still, and letters are dated as if it had not jumped. If it stays for {minutes} minutes, the judge takes it for right; deadlines that it skips are then moved on, as after an outage.\n\nTo see what the machine thinks, type there:\n\n  timedatectl\n",
                    words(by)
                );
                // A clock that drifts fast jumps again and again.
                if self.told_of_jump.is_some_and(|told| now.duration_since(told).abs() < TELL_AGAIN) {
                    return Ok(());
                }
                self.told_of_jump = Some(now);
                self.judge.tell_keeper(&self.store, now, "the clock has jumped", &wrap(&body))
            }
            Jump::Over => {
                tracing::info!("the machine's clock is back where it was");
                Ok(())
            }
            Jump::Believed(by) => {
                // It is not the mailboxes' fault that they have not been read in all that time.
                self.watermark.arrived(now);
                tracing::warn!("the machine's clock has stayed {}, and is believed from now on", words(by));
                let body = format!(
                    "The clock of the judge's machine has stayed {}, and the judge believes it from now on.{}\n",
                    words(by),
                    if by.is_negative() {
                        "\n\nIf it was wrong before, deadlines may be too late by as much. chancery game list shows them; a master sets others with SET DEADLINE, and you may do so in any game."
                    } else {
                        " Deadlines that it has skipped are moved on."
                    }
                );
                self.judge.tell_keeper(&self.store, now, "the clock is believed again", &wrap(&body))
            }
        }
    }

    fn note_alive(&mut self, now: Timestamp) -> Result<()> {
        let silence = now.duration_since(self.beat);
        if !silence.is_negative() && silence < HEARTBEAT {
            return Ok(());
        }
        if silence.is_negative() || HEARTBEAT * 5 < silence {
            // The machine was asleep, which is an outage, too; or its clock has been ahead.
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
