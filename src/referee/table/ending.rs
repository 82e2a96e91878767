//! The end of a game: with a result, by agreement, or without a result.
use super::parts::{self, LetterContent};
use super::{reliability, twins};
use crate::command::game_cx::{GameCx, say_each};
use crate::command::letters::LinkTarget;
use crate::command::letters::reader_of;
use crate::families::ruleset::Reports;
use crate::game::settings::keys::{self, Twin};
use crate::game::{Game, Seat};
use crate::referee::press::{diary, postal};
use crate::referee::turn::blocks::add_paragraph;
use crate::rules::{Eyes, How, Outcome, Power};
use crate::say;
use crate::store::{Life, PhaseRow, Role};
use crate::text::doc::Doc;
use crate::text::hex;
use crate::text::sentence::{Note, Say, term};
use crate::text::words::Reader;
use anyhow::Result;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// Ends the game, and tells everyone how, along with the last results. `subject` names their phase, and so do they.
pub(in crate::referee) fn finish(
    cx: &mut GameCx,
    subject: &str,
    outcome: Outcome,
    results: Option<(&str, &Reports)>,
) -> Result<()> {
    let game = &mut cx.game;
    game.set_outcome(outcome);
    let (result, ending) = (game.result().unwrap_or_default(), game.ending());
    end(cx, Life::Finished, term(&result))?;
    let game = &cx.game;
    let mut summaries = BTreeMap::new();
    for seat in &game.seats {
        let key = (seat.role == Role::Master, seat.width);
        if let Entry::Vacant(entry) = summaries.entry(key) {
            let mut doc = Doc::new(reader_of(seat));
            crate::answers::summary::summary(cx.store, game, key.0, Eyes::Observer, key.1, &mut doc)?;
            entry.insert(doc);
        }
    }
    // The end reveals to everyone what was hidden from some.
    let table = game.table()?;
    let status = |eyes| Doc::with(Reader::nobody(), |doc| table.status(game.heading(), eyes, doc));
    let uncovered = Some(status(Eyes::Master)).filter(|all| *all != status(Eyes::Observer));
    let told = match results {
        Some(_) => LetterContent::End { turn: game.row.turn.saturating_sub(1), results: true },
        None => LetterContent::End { turn: game.row.turn, results: false },
    };
    let last_link = match results {
        Some(_) if game.system.has_luck() => cx.store.phases(game.row.id)?.last().map(opened).unwrap_or_default(),
        _ => Vec::new(),
    };
    let parts = |seat: &Seat| parts::for_seat(cx, seat, told);
    let target = results.map_or(LinkTarget::Game, |(phase, _)| LinkTarget::Turn(phase));
    cx.post_to_all_with(
        |_| subject.to_owned(),
        target,
        parts,
        |seat, doc| {
            doc.para(&ending);
            if let Some((_, results)) = results {
                let own = game.powers_of(seat);
                let headlines = game.of_each(own, |power| results.headline(power));
                headlines.iter().for_each(|headline| add_paragraph(doc, headline));
                game.tell_as_seen(seat, doc, |eyes, doc| results.seen_by(eyes, own, doc));
            }
            let summary = summaries.get(&(seat.role == Role::Master, seat.width));
            summary.into_iter().chain(&uncovered).for_each(|told| doc.append(told));
            if game.system.has_luck() {
                say_each(doc, &last_link);
                let end = "The chain of its luck, which also dealt the powers, ended with";
                say_each(doc, &[Note::of(end), secret_line(&hex(&game.luck()?.opened()))]);
            }
            doc.para("Thank you for playing.");
            Ok(())
        },
    )?;
    postal::publish(cx)?;
    diary::publish(cx)?;
    twins::open(cx, Twin::AtEnd)
}

/// Ends the game without a result.
pub fn terminate(cx: &mut GameCx) -> Result<()> {
    end(cx, Life::Terminated, "Terminated")?;
    let terminated = Note::of(say!("{has} terminated the game {name}.", has = cx.changer_has(), name = &cx.game));
    cx.publish(&terminated, &[])?;
    let subject = cx.subject("Terminated");
    cx.post_to_all(&subject, |_, doc| {
        doc.para(say!("{terminated} It has no result.", &terminated));
        Ok(())
    })
}

/// The victory of a player with all of their powers together, where that is allowed. They must reach the goal together, and
/// have more than any other player.
pub(in crate::referee) fn allied_victory(game: &Game) -> Option<Outcome> {
    let goal = game.table.as_ref()?.goal().filter(|_| game.settings.on(keys::ALLIED_WIN))?;
    let standing = game.table.as_ref()?.standing();
    let together = |hand: &[Power]| hand.iter().filter_map(|power| standing.get(power.index())).sum::<u32>();
    let best = game.hands.iter().max_by_key(|hand| together(hand))?;
    let is_alone = game.hands.iter().filter(|hand| together(hand) == together(best)).count() == 1;
    let won = || Outcome { how: How::Victory, powers: best.clone(), by: None };
    (is_alone && goal <= together(best)).then(won)
}

fn end<'s>(cx: &mut GameCx, life: Life, noted: impl Say<'s>) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    cx.note(noted)?;
    tracing::info!(game = %cx.game.row.id, "{}", life.word());
    if life == Life::Finished {
        store.drop_proposals(cx.game.row.id)?;
    }
    let game = &mut cx.game;
    game.row.life = life;
    game.row.ended = Some(now);
    // A terminated game can be resumed with its deadline.
    game.row.deadline = game.row.deadline.filter(|_| life == Life::Terminated);
    game.row.next_at = None;
    game.save(store)?;
    if life == Life::Finished { reliability::game_over(cx) } else { Ok(()) }
}

/// Returns the announcement about the luck of a turn that comes with its results.
pub(in crate::referee) fn opened(row: &PhaseRow) -> Vec<Note> {
    let drawn = match row.chain {
        Some(_) => say!("The luck of turn {} came from the link of its chain", row.turn),
        None => say!("The luck of this turn came from the secret"),
    };
    vec![Note::of(drawn), secret_line(row.luck.as_deref().unwrap_or_default())]
}

/// A secret that is now public, on its own line.
fn secret_line(hex: &str) -> Note {
    Note::of(say!("{}.", term(hex)))
}
