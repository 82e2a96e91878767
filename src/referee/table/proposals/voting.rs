//! Votes on proposals: who may vote, how the votes are counted, and the decision.
use super::letters::tell_of_fall;
use super::{agree, carry_out, check, fall};
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, Refusal, Stop, refuse};
use crate::say;
use crate::text::sentence::{self, Note, line, term};

use crate::game::proposals::{Consent, Proposal, address_of};
use crate::game::{Game, Seat};
use crate::referee::table::changes::announce_changes;
use crate::rules::Power;
use crate::store::{ProposalId, ProposalKind, ProposalRow, Role};
use anyhow::Result;

/// Checks that this person has a vote.
pub(super) fn has_vote(game: &Game, what: &Proposal, seat: &Seat) -> CommandResult {
    if game.voters(what).iter().any(|voter| voter.id == seat.id) {
        return Ok(());
    }
    if game.consent(what) == Consent::Master {
        return refuse("That is for the GM to decide.");
    }
    let name = term(game.seat_title(seat));
    refuse(match seat.role {
        Role::Player if seat.abandoned.is_some() => say!(
            "{name} is free for others, because its orders have not come. Send them first; then you have a vote.",
            name
        ),
        Role::Player => say!("{name} has been eliminated and has no vote.", name),
        Role::Master | Role::Observer => say!("Only the players vote on that."),
    })
}

/// Casts the writer's vote on the open proposal of this kind, or on the only one. If several are open, `of` is the power of its
/// proposer. Returns the reply.
///
/// # Errors
/// If none is open, several are and the line names none, or the writer has no vote.
pub fn vote_on(
    cx: &mut GameCx,
    kind: Option<ProposalKind>,
    of: Option<Power>,
    agrees: bool,
) -> CommandResult<Vec<Note>> {
    let (game, seat) = (&cx.game, cx.seat()?);
    let author = of.and_then(|power| game.player(power)).map(|seat| seat.id);
    let is_meant =
        |row: &ProposalRow| kind.is_none_or(|kind| row.kind == kind) && (of.is_none() || author == Some(row.seat));
    let mut open = Vec::new();
    for row in cx.store.proposals(game.row.id)?.into_iter().filter(is_meant) {
        let what = game.read_proposal(&row)?;
        // Players do not know about questions to the GM only.
        if game.consent(&what) != Consent::Master || has_vote(game, &what, seat).is_ok() {
            open.push((row, what));
        }
    }
    match (open.pop(), open.as_slice()) {
        (Some((only, _)), []) => vote(cx, &only, agrees),
        (None, _) => {
            let name = sentence::game(&game.row.name);
            refuse(say!("{name} has no proposal for you to vote on.", name))
        }
        (Some(last), rest) => {
            for (_, what) in rest.iter().chain([&last]) {
                has_vote(game, what, seat)?;
            }
            let which = Refusal::because("On which proposal? Write one of these lines:");
            let lines = rest.iter().chain([&last]).map(|(row, _)| line(agree(agrees, &address_of(game, row))));
            Err(lines.fold(which, Refusal::with_line).into())
        }
    }
}

/// Casts the writer's vote on the proposal that they reply to. Returns the reply.
///
/// # Errors
/// If it is no longer open, or they have no vote.
pub fn vote_on_answered(cx: &mut GameCx, id: ProposalId, agrees: bool) -> CommandResult<Vec<Note>> {
    match cx.store.proposals(cx.game.row.id)?.into_iter().find(|row| row.id == id) {
        Some(row) => vote(cx, &row, agrees),
        None => refuse("That proposal has been decided already, so your vote was not counted."),
    }
}

/// Explains how the writer votes on open proposals, if they have a vote, and any are open.
pub fn how_to_vote(cx: &GameCx) -> Result<Option<Refusal>> {
    let open = cx.store.proposals(cx.game.row.id)?;
    let mut lines = Vec::new();
    for row in &open {
        let what = cx.game.read_proposal(row)?;
        if cx.seat().is_ok_and(|seat| has_vote(&cx.game, &what, seat).is_ok()) {
            let which = address_of(&cx.game, row);
            lines.extend([true, false].map(|agrees| agree(agrees, &which)));
        }
    }
    let how = Refusal::because("To vote, reply to the e-mail with the proposal, or send one of these lines:");
    Ok((!lines.is_empty()).then(|| lines.into_iter().fold(how, |how, vote| how.with_line(line(vote)))))
}

/// Returns whether this proposal is still open.
pub fn is_open(cx: &GameCx, id: ProposalId) -> Result<bool> {
    Ok(cx.store.proposals(cx.game.row.id)?.iter().any(|row| row.id == id))
}

/// Casts the writer's vote on a proposal. Returns the reply.
pub(super) fn vote(cx: &mut GameCx, row: &ProposalRow, agrees: bool) -> CommandResult<Vec<Note>> {
    let seat = cx.seat()?;
    let (id, own) = (seat.id, row.seat == seat.id);
    let what = cx.game.read_proposal(row)?;
    has_vote(&cx.game, &what, seat)?;
    let consent = cx.game.consent(&what);
    let proposed = cx.game.proposed(&what, cx.game.seat(row.seat));
    let fallen = say!("You do not agree: the proposal {proposed} has failed.", &proposed);
    if !agrees && (own || consent != Consent::TwoThirds) {
        let (said, fate) = match own {
            true => (say!("Your proposal {proposed} is withdrawn.", &proposed), "has been withdrawn"),
            false if consent == Consent::Master => {
                (say!("You have refused the request {proposed}.", &proposed), "has been refused")
            }
            false => (fallen, "has failed"),
        };
        fall(cx, row, fate)?;
        return Ok(vec![Note::of(said)]);
    }
    cx.store.vote(row.id, id, agrees)?;
    // It is not the voter who wants to be away.
    let of = if row.kind == ProposalKind::Absence { " with the proposal" } else { "" };
    if !agrees {
        cx.note("does not agree to a proposal")?;
        let said = if is_lost(cx, row, &what)? {
            fall(cx, row, "has failed")?;
            fallen
        } else {
            say!("You do not agree{of} {proposed}. Others have not answered yet.", of, &proposed)
        };
        return Ok(vec![Note::of(said)]);
    }
    cx.note("agrees to a proposal")?;
    let said = match consent {
        Consent::Master => say!("You have granted the request {proposed}.", &proposed),
        _ => say!("You agree{of} {proposed}.", of, &proposed),
    };
    let Some(done) = count(cx, row)? else {
        return Ok(vec![Note::of(say!("{said} Others have not answered yet.", said))]);
    };
    let all = match consent {
        Consent::All => " All have agreed.",
        Consent::TwoThirds => " Two thirds have agreed.",
        Consent::Master => "",
    };
    let mut done = done.into_iter();
    let first = done.next().map(|first| Note::of(say!("{said}{all} {first}", said, all, first)));
    Ok(first.into_iter().chain(done).collect())
}

/// Returns whether too few voters are left who can agree.
pub(super) fn is_lost(cx: &GameCx, row: &ProposalRow, what: &Proposal) -> Result<bool> {
    let against = cx.store.voted(row.id, false)?;
    let voters = cx.game.voters(what);
    let n_left = voters.iter().filter(|voter| !against.contains(&voter.id)).count();
    Ok(n_left < cx.game.n_needed(what))
}

/// Carries out a proposal if enough voters have agreed. Returns the reply, or `None` if they have not.
pub(super) fn count(cx: &mut GameCx, row: &ProposalRow) -> Result<Option<Vec<Note>>> {
    let agreed = cx.store.voted(row.id, true)?;
    let what = cx.game.read_proposal(row)?;
    let n_agreed = cx.game.voters(&what).iter().filter(|voter| agreed.contains(&voter.id)).count();
    if n_agreed < cx.game.n_needed(&what) {
        return Ok(None);
    }
    let cannot = |why: &Note| vec![Note::of(say!("But that is not possible now. {why}", why))];
    if cx.game.consent(&what) == Consent::Master {
        cx.store.drop_proposal(row.id)?;
        return Ok(Some(match check(cx, &what, Some(row.seat)).and_then(|()| carry_out(cx, &what, Some(row.seat))) {
            Ok(said) => said,
            Err(Stop::Failed(fault)) => return Err(fault.into()),
            Err(Stop::Refused(why)) => cannot(&why.note()),
        }));
    }
    // Changes that the writer made alone are announced in their own name.
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
        Ok(_) if matches!(what, Proposal::Master) => Ok(Some(vec![Note::of("The game has a GM now.")])),
        Ok(said) => Ok(Some(said)),
        Err(Stop::Failed(fault)) => Err(fault.into()),
        Err(Stop::Refused(why)) => {
            let why = why.note();
            tell_of_fall(cx, row, &Note::of(say!("cannot be carried out now ({why})", &why)))?;
            Ok(Some(cannot(&why)))
        }
    }
}
