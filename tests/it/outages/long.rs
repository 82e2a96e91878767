//! Long outages: they make no player late or abandoned, deadlines move once, and outdated e-mails are not sent.
use super::{Line, Office, Wire, start};
use crate::program::{House, wait_for};
use crate::world::said;
use chancery::judge::clock::Clock;
use chancery::mail::sink::Mail;
use chancery::store::GameRow;
use jiff::{SignedDuration, Timestamp};

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const ANN: &str = "ann.demo@players.test";

/// A judge with a game in its first turn, and its mail.
struct Story {
    house: House,
    line: Line,
    clock: Clock,
    office: Option<Office>,
    before: GameRow,
}

impl Story {
    fn begin() -> Self {
        let house = House::new();
        house.begin_game("demo", start(), "");
        let (line, clock) = (Line::default(), Clock::stopped(start() + HOUR));
        let office = Some(Office::open(&house, &clock, &line));
        line.wait_for_looks();
        let before = house.store().game_named("demo").unwrap().unwrap();
        Self { house, line, clock, office, before }
    }

    fn game(&self) -> GameRow {
        self.house.store().game_named("demo").unwrap().unwrap()
    }

    fn deadline(&self) -> Timestamp {
        self.before.deadline.unwrap()
    }

    fn mail_waits(&self) -> u64 {
        self.house.store().outbox_counts().unwrap().new
    }

    /// Cuts all outgoing e-mail, and waits until the judge has noticed.
    fn cut_out(&self) {
        self.line.set_wire(Wire::Cut);
        self.line.wait_for_try_after(|| self.line.write(ANN, "VERSION"));
        wait_for(|| (self.mail_waits() == 1).then_some(()));
    }

    /// Lets this much time pass, and waits until the judge has noticed.
    fn later(&self, hours: i32) {
        let pass = || self.clock.set(self.clock.now() + HOUR * hours);
        // The clerk hands out e-mails again only after it has noticed the time. Looks at the mailbox do not show that.
        match self.line.is_cut() {
            true => self.line.wait_for_try_after(pass),
            false => pass(),
        }
        self.line.wait_for_looks();
        self.line.wait_for_looks();
    }

    /// Restores outgoing e-mail. Returns everything that was sent.
    fn mend(&self) -> Vec<Mail> {
        self.line.cut_in(false);
        self.line.set_wire(Wire::Works);
        // The time of the outage is given back before the judge records that it is up.
        let is_up = |alive: Timestamp| self.clock.now().duration_since(alive) < HOUR / 60;
        wait_for(|| self.house.store().last_alive().unwrap().filter(|alive| is_up(*alive)));
        self.line.wait_for_looks();
        wait_for(|| (self.mail_waits() == 0).then_some(()));
        self.line.take_sent()
    }

    /// Checks that no one has lost anything, and that the deadline is still ahead.
    fn nobody_is_late(&self) {
        let game = self.game();
        assert_eq!((game.late_noticed, game.abandoned), (None, None));
        assert!(self.clock.now() < game.deadline.unwrap() && self.deadline() < game.deadline.unwrap());
        let seats = self.house.seats("demo");
        assert!(seats.iter().all(|(seat, _)| seat.abandoned.is_none() && seat.n_late == 0));
    }

    fn end(mut self) {
        self.office.take().unwrap().close();
    }
}

fn about(mails: &[Mail], words: &str) -> usize {
    mails.iter().filter(|mail| mail.subject.contains(words)).count()
}

#[test]
fn ten_days_without_outgoing_email_cost_no_one_a_turn() {
    let story = Story::begin();
    story.cut_out();
    story.later(120);
    // E-mails come in all the time: they must not make anyone late.
    story.line.write(ANN, "SIGN ON adem secret\nLIST demo");
    story.line.write("ben.demo@players.test", "LIST demo");
    wait_for(|| (3 <= story.mail_waits()).then_some(()));
    story.later(120);
    assert_eq!(
        (story.game().deadline, story.game().abandoned),
        (story.before.deadline, None),
        "the clocks stand still"
    );
    let sent = story.mend();
    story.nobody_is_late();
    let moved: Vec<&Mail> = sent.iter().filter(|mail| mail.subject.contains("Deadline moved")).collect();
    assert_eq!(moved.len(), 7, "one letter for each player");
    let text = said(&moved[0].body);
    assert!(
        text.contains(
            "the judge could not send e-mails. They are arriving now. The deadline for orders has moved: it is now"
        ),
        "{text}"
    );
    let untrue = ["Reminder", "Late Notice", "Your orders are late", "Abandoned", "Send orders to keep your seat"];
    assert_eq!(untrue.map(|words| about(&sent, words)), [0; 5]);
    assert_eq!(sent.iter().filter(|mail| mail.reply).count(), 3, "receipts are never dropped");
    let to_keeper = sent.iter().filter(|mail| mail.to == "keeper@games.test").count();
    assert_eq!(sent.len(), 7 + 3 + to_keeper, "nothing else");
    assert!((1..=2).contains(&to_keeper));
    story.end();
}

#[test]
fn ten_days_without_incoming_email_cost_no_one_a_turn() {
    let story = Story::begin();
    story.line.cut_in(true);
    story.later(240);
    let sent = story.mend();
    wait_for(|| (story.game().deadline != story.before.deadline).then_some(()));
    story.nobody_is_late();
    let sent: Vec<Mail> = sent.into_iter().chain(story.mend()).collect();
    assert_eq!(about(&sent, "Deadline moved"), 7);
    let text = said(&sent.iter().find(|mail| mail.subject.contains("Deadline moved")).unwrap().body);
    assert!(text.contains("The judge was down from Saturday 21 November 2026, 13:00 UTC"), "{text}");
    assert_eq!(sent.iter().filter(|mail| mail.to != "keeper@games.test").count(), 7);
    story.end();
}

#[test]
fn an_outage_in_both_directions_counts_once() {
    let story = Story::begin();
    story.cut_out();
    story.later(24);
    story.line.cut_in(true);
    story.later(120);
    // Sending works again before reading does.
    story.line.set_wire(Wire::Works);
    wait_for(|| (story.mail_waits() == 0).then_some(()));
    story.later(24);
    assert_eq!(story.game().deadline, story.before.deadline, "the clocks wait for both");
    story.line.cut_in(false);
    wait_for(|| (story.game().deadline != story.before.deadline).then_some(()));
    let sent = story.mend();
    story.nobody_is_late();
    assert_eq!(about(&sent, "Deadline moved"), 7);
    let text = said(&sent.iter().find(|mail| mail.subject.contains("Deadline moved")).unwrap().body);
    assert!(
        text.contains("the judge's mail did not work: it could neither read your e-mails nor send its own."),
        "{text}"
    );
    story.end();
}

#[test]
fn a_stopped_judge_and_a_broken_mail_server_count_as_one_outage() {
    let mut story = Story::begin();
    story.cut_out();
    story.later(48);
    story.office.take().unwrap().close();
    story.clock.set(story.clock.now() + HOUR * 72);
    story.office = Some(Office::open(&story.house, &story.clock, &story.line));
    story.later(72);
    assert_eq!(story.game().deadline, story.before.deadline, "it waits until letters go out");
    let sent = story.mend();
    story.nobody_is_late();
    assert_eq!(about(&sent, "Deadline moved"), 7);
    let slid = story.game().deadline.unwrap().duration_since(story.deadline());
    assert!(HOUR * 192 <= slid && slid < HOUR * (192 + 48), "eight days, and to the time of day: {slid:?}");
    story.end();
}

#[test]
fn delayed_reminders_go_out_only_if_they_are_still_true() {
    for (hours, reminders, moved) in [(1, 7, 0), (240, 0, 7)] {
        let story = Story::begin();
        story.line.set_wire(Wire::Cut);
        // The reminders are the first e-mails that do not go out.
        story.line.wait_for_try_after(|| story.clock.set(story.deadline() - HOUR * 24));
        wait_for(|| (7 <= story.mail_waits()).then_some(()));
        story.later(hours);
        // The reminder was in the send queue before the keeper's e-mail was written.
        story.line.wait_for_try_after(|| ());
        story.line.wait_for_try_after(|| ());
        let sent = story.mend();
        assert_eq!((about(&sent, "Reminder"), about(&sent, "Deadline moved")), (reminders, moved), "{hours} hours");
        story.end();
    }
}

#[test]
fn a_deadline_too_soon_after_an_outage_is_postponed() {
    let story = Story::begin();
    story.clock.set(story.deadline() - HOUR * 6);
    let mut n_reminders = 0;
    wait_for(|| {
        n_reminders += about(&story.line.take_sent(), "Reminder");
        (n_reminders == 7).then_some(())
    });
    story.cut_out();
    story.later(4);
    let sent = story.mend();
    story.nobody_is_late();
    assert_eq!(about(&sent, "Deadline moved"), 7);
    let left = story.game().deadline.unwrap().duration_since(story.clock.now());
    assert!(HOUR * 6 <= left, "as long as it was before");
    story.end();
}
