//! A letter of press: its record, its readers, and the people who get copies.
use super::delivery::{reaches, topic};
use crate::answers::press::{slug_for, tell};
use crate::command::game_cx::GameCx;
use crate::command::letters::zone_of;
use crate::game::names::PartyNames;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::say;
use crate::store::{
    AddressLine, HeadingView, HowRead, Participants, Party, PressHead, PressId, PressRow, ReaderRow, Role, SeatId,
};
use crate::text::Width;
use crate::text::doc::Doc;
use crate::text::sentence::line;
use crate::text::words::Reader;
use anyhow::Result;

/// The maximum number of names in a subject. The others are only counted.
const NAMED: usize = 4;

/// A letter of press that may go out.
pub(super) struct PressLetter {
    /// The party that it comes from.
    pub(super) writer: Party,
    /// The writer's seat.
    pub(super) seat: SeatId,
    /// It does not name its writer.
    pub(super) grey: bool,
    /// Its readers.
    pub(super) to: LetterTarget,
    /// The address line that its readers see instead.
    pub(super) forged: Option<Participants>,
    /// It goes to a GM, or comes from one. No one gets a copy, and no one can ignore it.
    pub(super) is_free: bool,
    /// The text.
    pub(super) text: String,
    /// The phase in which it was written.
    pub(super) phase: String,
    /// It has waited for the results.
    pub(super) is_postal: bool,
    /// The Message-IDs of the thread that it belongs to in its writer's mailbox.
    pub(super) thread: Vec<String>,
}

/// The readers of a letter of press.
pub(super) enum LetterTarget {
    /// The parties named.
    Named(Participants),
    /// The writer of other press.
    Writer(Box<Answered>),
}

/// The press that a letter replies to.
pub(super) struct Answered {
    pub(super) id: PressId,
    pub(super) row: PressRow,
    /// The reader of the reply. `None` if the writer has left.
    pub(super) reader: Option<SeatId>,
}

impl PressLetter {
    /// Its readers. A reply to grey press does not reveal who wrote that.
    pub(super) fn to(&self) -> Participants {
        match &self.to {
            LetterTarget::Named(to) => to.clone(),
            LetterTarget::Writer(answered) if answered.row.grey => Participants::Somebody,
            LetterTarget::Writer(answered) => Participants::These(vec![answered.row.writer]),
        }
    }

    fn is_broadcast(&self) -> bool {
        matches!(self.to, LetterTarget::Named(Participants::All))
    }

    /// Returns whether it is addressed to the holder of this seat.
    pub(super) fn reaches(&self, game: &Game, seat: &Seat) -> bool {
        match &self.to {
            LetterTarget::Named(to) => seat.id != self.seat && reaches(game, to, seat),
            LetterTarget::Writer(answered) => answered.reader == Some(seat.id),
        }
    }

    fn head(&self) -> PressHead {
        let addressed = AddressLine { to: self.to(), seems_to: self.forged.clone() };
        match &self.to {
            _ if self.is_postal => PressHead::Postal,
            LetterTarget::Named(_) => PressHead::Message(addressed),
            LetterTarget::Writer(_) => PressHead::Answer(addressed),
        }
    }

    /// The readers in the heading that these people see.
    fn seen(&self, sees: HeadingView) -> Participants {
        match (&self.forged, sees) {
            (Some(forged), HeadingView::Seems) => forged.clone(),
            _ => self.to(),
        }
    }

    fn signed(&self) -> Option<Party> {
        (!self.grey).then_some(self.writer)
    }

    /// The topic whose press forms one thread with it in a mailbox.
    fn topic(&self, sees: HeadingView) -> String {
        match &self.to {
            LetterTarget::Writer(answered) if self.grey && (self.forged.is_none() || sees == HeadingView::Truth) => {
                format!("answer {}", answered.id)
            }
            _ => topic(&self.seen(sees), self.signed()),
        }
    }

    fn subject(&self, names: &PartyNames<'_>, sees: HeadingView) -> Result<String> {
        let (writer, seen) = (names.of(self.writer)?, self.seen(sees));
        let is_answer =
            matches!(self.to, LetterTarget::Writer(_)) && !(self.forged.is_some() && sees == HeadingView::Seems);
        let to_its_writer = is_answer && sees == HeadingView::Seems;
        let to = match &seen {
            Participants::These(parties) => few(&names.each(parties)?),
            Participants::AllBut(parties) => format!("all but {}", few(&names.each(parties)?)),
            seen => names.told(seen)?,
        };
        let is_to_somebody = seen == Participants::Somebody;
        Ok(match to_its_writer {
            true if self.grey => "Press in answer to yours".to_owned(),
            true if is_to_somebody => format!("{writer} in answer to your press"),
            _ if self.grey || is_to_somebody => format!("Press to {to}"),
            _ => format!("{writer} to {to}"),
        })
    }

    /// Returns whether the holder of the seat has turned off broadcasts, and this press does not name them.
    fn spares(&self, seat: &Seat) -> bool {
        let is_named = matches!(self.to, LetterTarget::Named(Participants::These(_)) | LetterTarget::Writer(_));
        seat.no_broadcast && seat.role != Role::Player && !is_named && !self.is_free
    }

    /// Returns whether the holder of the seat ignores its writer. No one can ignore press that does not name its writer: its
    /// absence would reveal the writer.
    fn is_ignored(&self, cx: &GameCx, seat: &Seat) -> Result<bool> {
        let can_be = !(self.grey || self.is_free || self.is_broadcast());
        Ok(can_be && cx.store.ignores(seat.id, self.seat, &cx.names().of(self.writer)?)?)
    }
}

/// Records a letter of press, and puts it into the outbox for everyone who gets it.
pub(super) fn post(cx: &GameCx, letter: &PressLetter) -> Result<()> {
    let game = &cx.game;
    let row = PressRow {
        phase: letter.phase.clone(),
        writer: letter.writer,
        seat: Some(letter.seat),
        grey: letter.grey,
        head: letter.head(),
        public: letter.is_broadcast() && letter.forged.is_none(),
        body: letter.text.clone(),
        sent: cx.now,
        thread: letter.thread.clone(),
    };
    let press = cx.store.record_press(game.row.id, &row)?;
    let note = |seat, how, sees| cx.store.note_reader(press, &ReaderRow { seat, how, sees });
    note(letter.seat, HowRead::Wrote, HeadingView::Truth)?;
    cx.store.drop_press_draft(letter.seat, &row.among(HeadingView::Truth))?;
    // Visitors get nothing.
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
        let sees = if reads_all || is_master { HeadingView::Truth } else { HeadingView::Seems };
        let number = note(seat.id, how, sees)?;
        if how == HowRead::Ignored {
            continue;
        }
        let names = PartyNames::for_seat(cx.store, game, seat);
        // The text goes out as written, with no line broken.
        let mut doc = Doc::new(Reader::new(zone_of(seat), seat.wishes.layout(Width::OFF)));
        tell(&names.heading(&row, sees, Some(how))?, &row.body, &mut doc);
        if row.grey && how == HowRead::Got && !game.settings.on(keys::TOUCH_PRESS) {
            let answers = line(format!("PRESS REPLY {number}"));
            doc.para(say!("(To answer its writer: a plain reply, or {answers}.)", answers));
        }
        let thread = slug_for(names, seat, &row, sees)?;
        let subject = cx.subject(&letter.subject(&names, sees)?);
        // Press to and from a GM does not wait for a digest.
        if seat.digest && !letter.is_free && !seat.visit {
            cx.press_for_digest(seat, &thread, &subject, &doc)?;
            continue;
        }
        // Only the writer of the question has the e-mails of its thread. Someone who now has the seat does not, nor a player
        // that a GM wrote for.
        let answered = match &letter.to {
            LetterTarget::Writer(answered) if answered.row.seat == Some(seat.id) && letter.forged.is_none() => {
                answered.row.thread.as_slice()
            }
            _ => &[],
        };
        cx.post_press(press, seat, (&letter.topic(sees), &thread), answered, (&subject, &doc))?;
    }
    Ok(())
}

/// `Austria, Russia`, or the first few of many.
fn few(names: &[String]) -> String {
    match names.split_at_checked(NAMED) {
        Some((first, rest)) if 1 < rest.len() => format!("{} and {} others", first.join(", "), rest.len()),
        _ => names.join(", "),
    }
}
