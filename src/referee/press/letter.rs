//! A letter of press: how it is headed for each of its readers, and who else gets a copy.
use super::delivery::{Delivery, Party, names_of};
use crate::answers::press::{heading_for, slug_for, tell};
use crate::command::game_cx::GameCx;
use crate::command::letters::zone_of;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::say;
use crate::store::{HowRead, Participants, PressId, PressRow, ReaderRow, Role, SeatId};
use crate::text::doc::Doc;
use crate::text::sentence::line;
use crate::text::words::Reader;
use crate::text::{Width, fold, list};
use anyhow::Result;

/// The columns of press: few enough that a reader's mail program, which adds its quote marks, breaks no line again. What it
/// broke off would look like the reader's own words.
pub(super) const COLUMNS: usize = 66;
/// The names that a subject lists before it counts the rest.
const NAMED: usize = 4;

/// A letter of press that may go out.
pub(super) struct PressLetter {
    /// As whom its writer writes.
    pub(super) writer: Party,
    /// Their seat.
    pub(super) seat: SeatId,
    /// It does not say who wrote it.
    pub(super) grey: bool,
    /// To whom it goes.
    pub(super) to: LetterTarget,
    /// The delivery that its readers see instead.
    pub(super) forged: Option<Delivery>,
    /// It goes to the master, or comes from one: nobody has a copy, and nobody can ignore it.
    pub(super) is_free: bool,
    /// The text.
    pub(super) text: String,
    /// The phase in which it was written.
    pub(super) phase: String,
    /// The other remark that stands above it.
    pub(super) remark: Option<String>,
    /// The Message-IDs of the thread that it belongs to in its writer's mailbox.
    pub(super) thread: Vec<String>,
}

/// To whom a letter of press goes.
pub(super) enum LetterTarget {
    /// To those who are named.
    Named(Delivery),
    /// To whoever wrote other press.
    Writer(Answered),
}

/// The press that a letter answers.
pub(super) struct Answered {
    pub(super) id: PressId,
    pub(super) row: PressRow,
    /// The reader who gets the answer; none, if the writer has left.
    pub(super) reader: Option<SeatId>,
}

/// The lines that stand above a letter.
struct Head {
    heading: String,
    subject: String,
    /// Those whose letters are one thread with it, in a mailbox.
    correspondents: String,
    /// The same, on pages.
    among: Participants,
}

impl PressLetter {
    /// To whom it goes, in words.
    pub(super) fn to_whom(&self, game: &Game) -> String {
        match &self.to {
            LetterTarget::Named(delivery) => told(game, delivery),
            LetterTarget::Writer(answered) if answered.row.grey => "the writer of grey press".to_owned(),
            LetterTarget::Writer(answered) => answered.row.sender.clone(),
        }
    }

    fn is_broadcast(&self) -> bool {
        matches!(self.to, LetterTarget::Named(Delivery::All))
    }

    /// Returns whether it is addressed to the holder of this seat.
    pub(super) fn reaches(&self, game: &Game, seat: &Seat) -> bool {
        match &self.to {
            LetterTarget::Named(delivery) => seat.id != self.seat && delivery.reaches(game, seat),
            LetterTarget::Writer(answered) => answered.reader == Some(seat.id),
        }
    }

    /// Returns the head for those to whom it is addressed.
    fn shown(&self, cx: &GameCx) -> Head {
        match (&self.forged, &self.to) {
            (Some(forged), _) => self.head_to(cx, forged),
            (None, LetterTarget::Writer(answered)) => self.head_of_answer(cx, answered, true),
            (None, LetterTarget::Named(delivery)) => self.head_to(cx, delivery),
        }
    }

    /// Returns the head for those who are told the truth: its writer, masters, and those who have copies of all
    /// press.
    fn truth(&self, cx: &GameCx) -> Head {
        let mut head = match &self.to {
            LetterTarget::Named(delivery) => self.head_to(cx, delivery),
            LetterTarget::Writer(answered) => self.head_of_answer(cx, answered, false),
        };
        if let Some(forged) = &self.forged {
            head.heading += &format!("\n{}", fold(&format!("(They read: to {}.)", told(&cx.game, forged)), COLUMNS));
        }
        head
    }

    fn from<'a>(&'a self, game: &'a Game) -> &'a str {
        if self.grey { "somebody" } else { self.writer.name(game) }
    }

    fn head_to(&self, cx: &GameCx, seems: &Delivery) -> Head {
        let game = &cx.game;
        let (to, from, name) = (told(game, seems), self.from(game), &game.row.name);
        let mut heading = format!("Message from {from} to {to} in '{name}':");
        if let (Delivery::To(parties), true) = (seems, COLUMNS < heading.chars().count()) {
            let n = parties.len();
            heading = format!("Message from {from} to {n} readers in '{name}':\n(They are {to}.)");
        }
        let to_few = seems.told(|parties| few(&names_of(game, parties)));
        let writer = self.writer.name(game);
        let subject = if self.grey { format!("Press to {to_few}") } else { format!("{writer} to {to_few}") };
        let signed = (!self.grey).then_some(&self.writer);
        self.headed(cx, &heading, &subject, (seems.correspondents(game, signed), seems.among(game, signed)))
    }

    fn head_of_answer(&self, cx: &GameCx, answered: &Answered, to_its_reader: bool) -> Head {
        let game = &cx.game;
        let (from, name, writer) = (self.from(game), &game.row.name, self.writer.name(game));
        let to = self.to_whom(game);
        let heading = match answered.row.grey && to_its_reader {
            true => format!("Answer from {from} to your grey press in '{name}':"),
            false => format!("Message from {from} to {to} in '{name}':"),
        };
        let subject = match (to_its_reader, self.grey, answered.row.grey) {
            (true, true, _) => "Press in answer to yours".to_owned(),
            (true, false, true) => format!("{writer} in answer to your press"),
            (_, false, false) => format!("{writer} to {to}"),
            (false, _, _) => format!("Press to {to}"),
        };
        // As if it had been written with PRESS TO.
        let mut both = [writer, &to];
        both.sort_unstable();
        let correspondents = if self.grey { format!("answer {}", answered.id) } else { both.join(", ") };
        let among = match self.grey || answered.row.grey {
            true => Participants::Somebody,
            false => Participants::these(both.map(str::to_owned)),
        };
        self.headed(cx, &heading, &subject, (correspondents, among))
    }

    fn headed(
        &self,
        cx: &GameCx,
        heading: &str,
        subject: &str,
        (correspondents, among): (String, Participants),
    ) -> Head {
        let mut heading = fold(heading, COLUMNS);
        self.remark.iter().for_each(|remark| heading += &format!("\n({remark})"));
        Head { heading, subject: cx.subject(subject), correspondents, among }
    }

    /// Returns whether this is one of those who read broadcasts only if they like. They are not named.
    fn spares(&self, seat: &Seat) -> bool {
        let is_named = matches!(self.to, LetterTarget::Named(Delivery::To(_)) | LetterTarget::Writer(_));
        seat.no_broadcast && seat.role != Role::Player && !is_named && !self.is_free
    }

    /// Returns whether the holder of the seat ignores it. Nobody ignores what does not say who wrote it: what did not
    /// come would tell.
    fn is_ignored(&self, cx: &GameCx, seat: &Seat) -> Result<bool> {
        let can_be = !(self.grey || self.is_free || self.is_broadcast());
        Ok(can_be && cx.store.ignores(seat.id, self.seat, self.writer.name(&cx.game))?)
    }
}

/// Records a letter of press, and puts it into the outbox for all who get it.
pub(super) fn post(cx: &GameCx, letter: &PressLetter) -> Result<()> {
    let game = &cx.game;
    let (shown, truth) = (letter.shown(cx), letter.truth(cx));
    let row = PressRow {
        phase: letter.phase.clone(),
        sender: letter.writer.name(game).to_owned(),
        seat: Some(letter.seat),
        grey: letter.grey,
        heading: shown.heading.clone(),
        public: letter.is_broadcast() && letter.forged.is_none(),
        among: shown.among.clone(),
        body: letter.text.clone(),
        sent: cx.now,
        thread: letter.thread.clone(),
    };
    let press = cx.store.record_press(game.row.id, &row)?;
    let note = |seat, how, heading: &str, among: &Participants| {
        let heading = (heading != row.heading).then(|| heading.to_owned());
        let among = (*among != row.among).then(|| among.clone());
        cx.store.note_reader(press, &ReaderRow { seat, how, heading, among })
    };
    note(letter.seat, HowRead::Wrote, &truth.heading, &truth.among)?;
    // Whoever only visits gets nothing.
    let readers = game.seats.iter().filter(|seat| seat.id != letter.seat && !seat.visit);
    for seat in readers.filter(|seat| !letter.spares(seat)) {
        let reads_all = game.reads_all_press(seat);
        let how = match letter.reaches(game, seat) {
            true if letter.is_ignored(cx, seat)? => HowRead::Ignored,
            true => HowRead::Got,
            false if reads_all && !letter.is_free => HowRead::Copy,
            false => continue,
        };
        let is_master = seat.role == Role::Master;
        let head = if reads_all || is_master { &truth } else { &shown };
        let mut heading = head.heading.clone();
        if how == HowRead::Copy {
            heading += "\n(A copy: you read all press.)";
        }
        let number = note(seat.id, how, &heading, &head.among)?;
        if how == HowRead::Ignored {
            continue;
        }
        let seen = PressRow { heading, ..row.clone() };
        // Their words go out as they were written: no line of them is broken.
        let mut doc = Doc::new(Reader::new(zone_of(seat), seat.wishes.layout(Width::OFF)));
        tell(&heading_for(&seen, is_master), &row.body, &mut doc);
        if row.grey && how == HowRead::Got && !game.settings.on(keys::TOUCH_PRESS) {
            let answers = line(format!("PRESS REPLY {number}"));
            doc.para(say!("(To answer whoever wrote it: a plain reply, or {answers}.)", answers));
        }
        let thread = slug_for(game, seat, &head.among);
        // Press to and from the master is for now.
        if seat.digest && !letter.is_free && !seat.visit {
            cx.press_for_digest(seat, &thread, &head.subject, &doc)?;
            continue;
        }
        // Only who wrote the question has the letters of its thread: not who has the seat now, nor whom a master wrote for.
        let answered = match &letter.to {
            LetterTarget::Writer(answered) if answered.row.seat == Some(seat.id) && letter.forged.is_none() => {
                answered.row.thread.as_slice()
            }
            _ => &[],
        };
        cx.post_press(press, seat, (&head.correspondents, &thread), answered, (&head.subject, &doc))?;
    }
    Ok(())
}

fn told(game: &Game, delivery: &Delivery) -> String {
    delivery.told(|parties| list(&names_of(game, parties)))
}

/// `Austria, Russia`, or the first few of many.
fn few(names: &[&str]) -> String {
    match names.split_at_checked(NAMED) {
        Some((first, rest)) if 1 < rest.len() => format!("{} and {} others", first.join(", "), rest.len()),
        _ => names.join(", "),
    }
}
