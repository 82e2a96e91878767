//! Votes on proposals: who has one, how they are counted, and what they decide.
use super::letters::tell_of_fall;
use super::{carry_out, check, fall};
use crate::command::game_cx::GameCx;
use crate::command::{Stop, refuse};
use crate::text::sentence::old;

use crate::game::proposals::{Consent, Proposal, address_of};
use crate::game::{Game, Seat};
use crate::referee::table::changes::announce_changes;
use crate::rules::Power;
use crate::store::{ProposalId, ProposalKind, ProposalRow, Role};
use anyhow::Result;

/// Checks that the agreement of this person counts.
pub(super) fn has_vote(game: &Game, what: &Proposal, seat: &Seat) -> Result<(), Stop> {
    if game.voters(what).iter().any(|voter| voter.id == seat.id) {
        return Ok(());
    }
    if game.consent(what) == Consent::Master {
        return refuse("That is for the master to decide.");
    }
    let name = game.seat_title(seat);
    refuse(old(match seat.role {
        Role::Player if seat.abandoned.is_some() => {
            format!(
                "{name} is free for others, because its orders have not come. Send them first; then you have a vote."
            )
        }
        Role::Player => format!("{name} has been eliminated and has no vote."),
        Role::Master | Role::Observer => "Only the players vote on that.".to_owned(),
    }))
}

/// The writer's vote on the open proposal of this kind, or on the only one; of several, on that of this power. What to say
/// of it.
///
/// # Errors
/// If there is none, or several and none is named, or they have no vote.
pub fn vote_on(cx: &mut GameCx, kind: Option<ProposalKind>, of: Option<Power>, agrees: bool) -> Result<String, Stop> {
    let (game, seat) = (&cx.game, cx.seat()?);
    let author = of.and_then(|power| game.player(power)).map(|seat| seat.id);
    let is_meant =
        |row: &ProposalRow| kind.is_none_or(|kind| row.kind == kind) && (of.is_none() || author == Some(row.seat));
    let mut open = Vec::new();
    for row in cx.store.proposals(game.row.id)?.into_iter().filter(is_meant) {
        let what = game.read_proposal(&row)?;
        // What only the master is asked, the players do not know of.
        if game.consent(&what) != Consent::Master || has_vote(game, &what, seat).is_ok() {
            open.push((row, what));
        }
    }
    match (open.pop(), open.as_slice()) {
        (Some((only, _)), []) => vote(cx, &only, agrees),
        (None, _) => refuse(old(format!("Nothing is proposed in '{}' that you could vote on.", game.row.name))),
        (Some(last), rest) => {
            for (_, what) in rest.iter().chain([&last]) {
                has_vote(game, what, seat)?;
            }
            let verb = if agrees { "AGREE" } else { "DISAGREE" };
            let lines = rest.iter().chain([&last]).map(|(row, _)| format!("  {verb} {}", address_of(game, row)));
            refuse(old(format!(
                "On which proposal? Write one of these lines:\n\n{}",
                lines.collect::<Vec<_>>().join("\n")
            )))
        }
    }
}

/// The writer's vote on the proposal that they answer. What to say of it.
///
/// # Errors
/// If it is not open any more, or they have no vote.
pub fn vote_on_answered(cx: &mut GameCx, id: ProposalId, agrees: bool) -> Result<String, Stop> {
    match cx.store.proposals(cx.game.row.id)?.into_iter().find(|row| row.id == id) {
        Some(row) => vote(cx, &row, agrees),
        None => refuse("That proposal has been decided already, so your vote was not counted."),
    }
}

/// Explains the way in which the writer votes on what is open, if they have a vote, and anything is.
pub fn how_to_vote(cx: &GameCx) -> Result<Option<String>> {
    let open = cx.store.proposals(cx.game.row.id)?;
    let mut lines = Vec::new();
    for row in &open {
        let what = cx.game.read_proposal(row)?;
        if cx.seat().is_ok_and(|seat| has_vote(&cx.game, &what, seat).is_ok()) {
            lines.push(format!("  AGREE {0}\n  DISAGREE {0}", address_of(&cx.game, row)));
        }
    }
    if lines.is_empty() {
        return Ok(None);
    }
    Ok(Some(format!(
        "To vote on what is proposed, answer the letter with the proposal, or write one of these lines:\n\n{}",
        lines.join("\n")
    )))
}

/// Returns whether this proposal is still open.
pub fn is_open(cx: &GameCx, id: ProposalId) -> Result<bool> {
    Ok(cx.store.proposals(cx.game.row.id)?.iter().any(|row| row.id == id))
}

/// The writer's vote on a proposal. What to say of it.
pub(super) fn vote(cx: &mut GameCx, row: &ProposalRow, agrees: bool) -> Result<String, Stop> {
    let seat = cx.seat()?;
    let (id, own) = (seat.id, row.seat == seat.id);
    let what = cx.game.read_proposal(row)?;
    has_vote(&cx.game, &what, seat)?;
    let consent = cx.game.consent(&what);
    let proposed = cx.game.proposed(&what, cx.game.seat(row.seat), &cx.zone());
    if !agrees && (own || consent != Consent::TwoThirds) {
        let (said, fate) = match own {
            true => (format!("Your proposal {proposed} is withdrawn."), "has been withdrawn"),
            false if consent == Consent::Master => {
                (format!("You have refused the request {proposed}."), "has been refused")
            }
            false => (format!("You do not agree: the proposal {proposed} has fallen."), "has been refused"),
        };
        fall(cx, row, fate)?;
        return Ok(said);
    }
    cx.store.vote(row.id, id, agrees)?;
    // It is not the voter who wants to be away.
    let of = if row.kind == ProposalKind::Absence { " with the proposal" } else { "" };
    if !agrees {
        cx.note("does not agree to a proposal")?;
        return Ok(match is_lost(cx, row, &what)? {
            true => {
                fall(cx, row, "has been refused")?;
                format!("You do not agree: the proposal {proposed} has fallen.")
            }
            false => format!("You do not agree{of} {proposed}. Others have not answered yet."),
        });
    }
    cx.note("agrees to a proposal")?;
    let said = match consent {
        Consent::Master => format!("You have granted the request {proposed}."),
        _ => format!("You agree{of} {proposed}."),
    };
    Ok(match count(cx, row)? {
        Some(done) => match consent {
            Consent::All => format!("{said} All have agreed. {done}"),
            Consent::TwoThirds => format!("{said} Two thirds have agreed. {done}"),
            Consent::Master => format!("{said} {done}"),
        },
        None => format!("{said} Others have not answered yet."),
    })
}

/// Returns whether so many have said no that too few can agree.
pub(super) fn is_lost(cx: &GameCx, row: &ProposalRow, what: &Proposal) -> Result<bool> {
    let against = cx.store.voted(row.id, false)?;
    let voters = cx.game.voters(what);
    let n_left = voters.iter().filter(|voter| !against.contains(&voter.id)).count();
    Ok(n_left < cx.game.n_needed(what))
}

/// Carries a proposal out if enough have agreed: what to say of it, or nothing if they have not.
pub(super) fn count(cx: &mut GameCx, row: &ProposalRow) -> Result<Option<String>> {
    let agreed = cx.store.voted(row.id, true)?;
    let what = cx.game.read_proposal(row)?;
    let n_agreed = cx.game.voters(&what).iter().filter(|voter| agreed.contains(&voter.id)).count();
    if n_agreed < cx.game.n_needed(&what) {
        return Ok(None);
    }
    if cx.game.consent(&what) == Consent::Master {
        cx.store.drop_proposal(row.id)?;
        return Ok(Some(match check(cx, &what, Some(row.seat)).and_then(|()| carry_out(cx, &what, Some(row.seat))) {
            Ok(said) => said,
            Err(Stop::Failed(fault)) => return Err(fault.into()),
            Err(Stop::Refused(why)) => format!("But it cannot be done now. {why}"),
        }));
    }
    // What the writer has changed alone is told in their own name.
    announce_changes(cx)?;
    cx.store.drop_proposal(row.id)?;
    let (seat, acting) = (cx.seat.take(), cx.acting.take());
    cx.agreed = true;
    let done = check(cx, &what, Some(row.seat)).and_then(|()| carry_out(cx, &what, Some(row.seat)));
    let told = announce_changes(cx);
    cx.agreed = false;
    (cx.seat, cx.acting) = (seat, acting);
    told?;
    match done {
        Ok(_) if matches!(what, Proposal::Master) => Ok(Some("The game has a master now.".to_owned())),
        Ok(said) => Ok(Some(said)),
        Err(Stop::Failed(fault)) => Err(fault.into()),
        Err(Stop::Refused(why)) => {
            tell_of_fall(cx, row, &format!("cannot be carried out now ({why})"))?;
            Ok(Some(format!("But it cannot be done now. {why}")))
        }
    }
}
