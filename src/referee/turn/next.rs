//! The current turn: what its reader owes, and until when.
use super::blocks::add_paragraph;
use crate::command::game_cx::GameCx;
use crate::game::Seat;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, Sentence, term};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// Returns whether people say a span without rounding it.
fn is_whole(span: SignedDuration) -> bool {
    let seconds = span.as_secs();
    let unit = [86_400, 3_600, 60].into_iter().find(|unit| 1 < seconds / unit).unwrap_or(1);
    0 < seconds && seconds % unit == 0
}

/// Adds what a seat owes in the current turn, and its deadline, in the reader's zone and in UTC.
pub(in crate::referee) fn add_next_phase(cx: &GameCx, seat: &Seat, doc: &mut Doc) -> Result<()> {
    let (game, now) = (&cx.game, cx.now);
    let (table, due) = (game.table()?, game.due());
    let phase = table.phase();
    let ordered = game.ordered_by(seat);
    let owes = ordered.iter().any(|power| due.contains(power));
    let task = |power| table.task(power).filter(|_| due.contains(&power));
    let mut tasks = game.of_each(&ordered, |power| task(power).into_iter().collect());
    // Several tasks get a paragraph each.
    let mut told = if tasks.len() == 1 { tasks.remove(0) } else { Vec::new() };
    tasks.iter().for_each(|task| add_paragraph(doc, task));
    if !owes && !game.powers_of(seat).is_empty() {
        told.push(Note::of("You have no orders to submit."));
    }
    let turn: Sentence = say!("{} for {}", phase.stage.plural, term(&phase.when));
    let label = term(&phase.label);
    let is_ahead = |time: &Timestamp| now < *time;
    let left = game.row.deadline.filter(is_ahead).map(|deadline| deadline.duration_since(now));
    told.push(Note::of(match (game.row.deadline, left, owes) {
        (None, ..) => say!("Next: {}.", turn),
        (Some(deadline), Some(left), false) => say!("Next: {}, due on {}, in {}.", turn, deadline, left),
        (Some(deadline), None, false) => say!("Next: {}, due on {}.", turn, deadline),
        (Some(deadline), Some(left), true) => say!("Your orders for {} are due on {}, in {}.", label, deadline, left),
        (Some(deadline), None, true) => say!("Your orders for {} were due on {}.", label, deadline),
    }));
    if let Some(grace) = game.row.grace.filter(is_ahead).filter(|_| owes) {
        let more = game.row.deadline.map(|deadline| grace.duration_since(deadline));
        told.push(Note::of(match more.filter(|more| left.is_some() && is_whole(*more)) {
            Some(more) => say!("I accept late orders for {} after that.", more),
            None => say!("I accept late orders until {}.", grace),
        }));
    }
    add_paragraph(doc, &told);
    Ok(())
}
