//! What the players of a game decide together: proposals, the votes on them, and what comes of them.
//!
//! Commands ask [`decide`]. A master, and whoever plays alone, is obeyed at once; of any other player it becomes a
//! proposal.
use super::{announce_changes, set_deadline, setup};
use crate::desk::game_cx::GameCx;
use crate::desk::letters::zone_of;
use crate::desk::refusal::Refusal;
use crate::families::setting::Values;
use crate::game::proposals::{Mark, Proposal, word_for};
use crate::game::schedule::next_deadline;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::store::{Life, ProposalId, ProposalKind, ProposalRow, Role, SeatId};
use anyhow::Result;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

/// How long a proposal is open.
const TERM: SignedDuration = SignedDuration::from_hours(7 * 24);
/// By how much one player alone may put off the usual deadline of a turn.
const EXTENSION: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Does what the writer asks for, or asks the players of the game whether they agree. What to say of it.
///
/// # Errors
/// If it cannot be done now, or is not for the writer, or the database fails.
pub fn decide(cx: &mut GameCx, what: Proposal) -> Result<String, Refusal> {
    check(cx, &what, cx.seat)?;
    if needs_consent(cx, &what)? { propose(cx, what) } else { carry_out(cx, &what, cx.seat) }
}

/// Does this need the consent of the other players?
///
/// # Errors
/// If nobody has signed on.
pub fn needs_consent(cx: &GameCx, what: &Proposal) -> Result<bool, Refusal> {
    let (game, seat) = (&cx.game, cx.seat()?);
    if seat.role == Role::Master || game.decides_alone(seat) {
        return Ok(false);
    }
    let row = &game.row;
    let later = |old: Option<Timestamp>, new: &Timestamp, latest| old.is_none_or(|old| old <= *new) && *new <= latest;
    let (deadline, grace) = latest(cx);
    Ok(match what {
        Proposal::Terminate | Proposal::Pause | Proposal::RollBack(_) => true,
        Proposal::Resume => row.life == Life::Terminated || !game.settings.on(keys::ANY_MAY_RESUME),
        Proposal::Set(values) => {
            let changes =
                |(key, value): &(&'static str, String)| !(by_anyone(game, key) || game.settings.has(key, value));
            row.life != Life::Forming && values.iter().any(changes)
        }
        Proposal::Move(Mark::Deadline, at) => !later(row.deadline, at, deadline),
        Proposal::Move(Mark::Grace, at) => !later(row.grace, at, grace),
        Proposal::Move(Mark::Start, at) => !later(row.earliest, at, deadline),
        // Before others have joined, and for whoever has set it up.
        Proposal::Master => !is_creator(cx, seat)?,
    })
}

/// May one player alone change this setting while the game is being played?
fn by_anyone(game: &Game, key: &str) -> bool {
    game.settings.setting(key).is_some_and(|setting| setting.by_anyone)
}

fn is_creator(cx: &GameCx, seat: &Seat) -> Result<bool> {
    let first = cx.game.tenures(cx.store)?.into_iter().next();
    Ok(cx.game.row.life == Life::Forming && first.is_some_and(|first| first.user == seat.user))
}

/// The latest times to which one player alone may put off the deadline of the turn, and the end of grace.
fn latest(cx: &GameCx) -> (Timestamp, Timestamp) {
    let game = &cx.game;
    let clocking = game.table().map(|table| game.settings.clocking(table.phase().stage)).ok();
    let usual = clocking
        .as_ref()
        .and_then(|clocking| next_deadline(game.row.turn_began?, clocking, &game.settings.get(keys::ZONE)).ok());
    let add = |time: Timestamp, more| time.saturating_add(more).unwrap_or(Timestamp::MAX);
    let deadline = add(usual.unwrap_or(cx.now).max(cx.now), EXTENSION);
    (deadline, clocking.map_or(deadline, |clocking| add(deadline, clocking.grace.duration())))
}

/// Can this be done now, for that seat?
fn check(cx: &GameCx, what: &Proposal, seat: Option<SeatId>) -> Result<(), Refusal> {
    let game = &cx.game;
    let (name, life) = (&game.row.name, game.row.life);
    match what {
        Proposal::Terminate if matches!(life, Life::Finished | Life::Terminated) => {
            Err(Refusal::because(format!("'{name}' is already {}.", life.word())))
        }
        Proposal::Pause => cx.table().map(|_| ()),
        Proposal::Resume if !matches!(life, Life::Paused | Life::Terminated) || game.table.is_none() => {
            Err(Refusal::because(format!("The game '{name}' is {}: there is nothing to resume.", life.word())))
        }
        Proposal::RollBack(turn) => super::phase::record_of(cx, *turn).map(|_| ()),
        Proposal::Set(values) => values.iter().try_for_each(|(key, value)| setup::check_change(cx, key, value)),
        Proposal::Move(mark, at) => {
            cx.table()?;
            if *at <= cx.now {
                return Err(Refusal::because(format!("{} has passed.", cx.time(*at))));
            }
            match game.row.deadline.filter(|deadline| *mark == Mark::Grace && at < deadline) {
                Some(deadline) => Err(Refusal::because(format!(
                    "Grace cannot end before the deadline, which is {}.",
                    cx.time(deadline)
                ))),
                None => Ok(()),
            }
        }
        Proposal::Master => {
            let is_player = seat.and_then(|seat| game.seat(seat)).is_some_and(|seat| seat.role == Role::Player);
            if game.masters().next().is_some() {
                return Err(Refusal::because(format!("'{name}' already has a master.")));
            }
            match is_player && life != Life::Forming {
                true => Err(Refusal::because(format!(
                    "'{name}' has started without a master, and who plays in it cannot run it. An observer can ask all players: PROPOSE MASTER."
                ))),
                false => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// Does it, in the name of the writer or, if they have agreed to it, of all players. What to say of it.
fn carry_out(cx: &mut GameCx, what: &Proposal, seat: Option<SeatId>) -> Result<String, Refusal> {
    let name = cx.game.row.name.clone();
    Ok(match what {
        Proposal::Terminate => {
            super::terminate(cx)?;
            format!("'{name}' has been terminated.")
        }
        Proposal::Pause => {
            super::pause(cx)?;
            format!("'{name}' is paused.")
        }
        Proposal::Resume => {
            super::resume(cx)?;
            format!("'{name}' goes on.")
        }
        Proposal::RollBack(turn) => {
            super::roll_back(cx, *turn)?;
            format!("'{name}' is back in {}. The orders for it are on file again.", cx.game.row.phase)
        }
        Proposal::Set(values) => setup::change_settings(cx, values.clone(), "")?.join("\n"),
        Proposal::Move(mark, at) => move_mark(cx, *mark, *at)?,
        Proposal::Master => {
            let seat = seat.ok_or(Refusal::SignOnFirst)?;
            super::become_master(cx, seat)?;
            format!("You are now the master of '{name}'.")
        }
    })
}

/// Moves a time of the turn. The end of grace moves with the deadline, but not to an earlier time than it was.
fn move_mark(cx: &mut GameCx, mark: Mark, at: Timestamp) -> Result<String, Refusal> {
    let phase = cx.game.row.phase.clone();
    cx.after.touched = true;
    Ok(match mark {
        Mark::Deadline => {
            let later = cx.game.row.deadline.is_none_or(|deadline| deadline <= at);
            let grace = cx.game.row.grace.filter(|_| later);
            set_deadline(cx, Some(at))?;
            cx.change_game(|game| game.row.grace = game.row.grace.max(grace))?;
            let said = cx.change(format!("The deadline for {phase} is"), Some(at));
            let grace = cx.game.row.grace;
            format!("{said}\n{}", cx.change("Grace ends", grace))
        }
        Mark::Grace => {
            cx.change_game(|game| game.row.grace = Some(at))?;
            cx.change(format!("Grace for {phase} ends"), Some(at))
        }
        Mark::Start => {
            cx.change_game(|game| game.row.earliest = Some(at))?;
            cx.change(format!("{phase} will not run before"), Some(at))
        }
    })
}

/// Proposes it to the players of the game: they are asked when the letter has been read. Whoever proposes it agrees. What
/// to say of it.
///
/// # Errors
/// If it cannot be done now, or is not for the writer to propose, or the database fails.
pub fn propose(cx: &mut GameCx, what: Proposal) -> Result<String, Refusal> {
    check(cx, &what, cx.seat)?;
    let store = cx.store;
    let (game, seat) = (&cx.game, cx.seat()?);
    let name = game.row.name.clone();
    match seat.role {
        Role::Master => {
            return Err(Refusal::because(format!(
                "You are the master of '{name}': write the command itself, without PROPOSE."
            )));
        }
        Role::Player => {
            if !game.is_run_by_players() {
                return Err(Refusal::MasterOnly);
            }
            has_vote(game, seat)?;
        }
        Role::Observer if matches!(what, Proposal::Master) => {}
        Role::Observer => return Err(Refusal::because("You are an observer in this game, not a player.")),
    }
    if game.decides_alone(seat) {
        return carry_out(cx, &what, cx.seat);
    }
    let (id, kind) = (seat.id, what.kind());
    let until = cx.now + TERM;
    let until = match what {
        Proposal::Move(_, at) => until.min(at),
        _ => until,
    };
    let open = store.proposals(game.row.id)?.into_iter().find(|open| open.kind == kind);
    if let Some(open) = open {
        let same = game.read_proposal(&open)?;
        return match (same, what) {
            (same, what) if same == what && open.seat != id => vote(cx, &open, true),
            (same, what) if same == what => {
                Err(Refusal::because(format!("You have already proposed that. {}", how_to_withdraw(kind))))
            }
            // Several lines of one letter are one proposal.
            (Proposal::Set(old), Proposal::Set(new)) if cx.after.proposed.contains(&open.id) => {
                let merged = Proposal::Set(merged(old, new));
                store.change_proposal(open.id, &merged.value())?;
                Ok(format!("This belongs to the same proposal, {}.", game.proposed(&merged, Some(seat), &cx.zone())))
            }
            (same, _) => Err(Refusal::because(format!(
                "There is an open proposal already, {}. It has to be decided first: {}",
                game.proposed(&same, game.seat(open.seat), &cx.zone()),
                if open.seat == id {
                    how_to_withdraw(kind)
                } else {
                    format!("AGREE {0}, or DISAGREE {0}.", word_for(kind))
                }
            ))),
        };
    }
    let row = ProposalRow {
        id: ProposalId::default(),
        game: game.row.id,
        kind,
        value: what.value(),
        turn: game.row.turn,
        seat: id,
        until,
    };
    let proposal = store.add_proposal(&row)?;
    store.agree(proposal, id)?;
    let proposed = game.proposed(&what, Some(seat), &cx.zone());
    let mut said = format!(
        "That needs the consent of all players, so it is now your proposal {proposed}. Each of them is asked. "
    );
    said += &format!(
        "It is done as soon as all have agreed; it falls if one says no, or if not all have agreed by {}. {}",
        cx.time(until),
        how_to_withdraw(kind)
    );
    cx.note(format!("proposes {}", game.proposed(&what, Some(seat), &TimeZone::UTC)))?;
    cx.after.proposed.push(proposal);
    cx.after.touched = true;
    Ok(said)
}

fn how_to_withdraw(kind: ProposalKind) -> String {
    format!("PROPOSE NO {} takes it back.", word_for(kind))
}

/// New values of settings, added to others.
fn merged(mut old: Values, new: Values) -> Values {
    for (key, value) in new {
        old.retain(|(other, _)| *other != key);
        old.push((key, value));
    }
    old
}

/// Does the agreement of this player count?
fn has_vote(game: &Game, seat: &Seat) -> Result<(), Refusal> {
    if game.electors().any(|elector| elector.id == seat.id) {
        return Ok(());
    }
    let name = game.seat_title(seat);
    Err(Refusal::because(match seat.role {
        Role::Player if seat.abandoned.is_some() => {
            format!(
                "{name} is free for others, because its orders have not come. Send them first; then you have a vote."
            )
        }
        Role::Player => format!("{name} has been eliminated and has no vote."),
        Role::Master | Role::Observer => "Only the players vote on that.".to_owned(),
    }))
}

/// Takes back the writer's own proposal of this kind. What to say of it.
///
/// # Errors
/// If they have none, or the database fails.
pub fn take_back(cx: &mut GameCx, kind: Option<ProposalKind>) -> Result<String, Refusal> {
    let seat = cx.seat()?.id;
    let own = cx.store.proposals(cx.game.row.id)?.into_iter().filter(|row| row.seat == seat);
    let own: Vec<ProposalRow> = own.filter(|row| kind.is_none_or(|kind| row.kind == kind)).collect();
    if own.is_empty() {
        return Err(Refusal::because("You have no such proposal."));
    }
    let mut said = Vec::new();
    for row in own {
        let what = cx.game.read_proposal(&row)?;
        said.push(format!("Your proposal {} is withdrawn.", cx.game.proposed(&what, cx.seat().ok(), &cx.zone())));
        fall(cx, &row, "has been withdrawn")?;
    }
    Ok(said.join("\n"))
}

/// The writer's vote on the open proposal of this kind, or on the only one. What to say of it.
///
/// # Errors
/// If there is none, or several and none is named, or they have no vote, or the database fails.
pub fn vote_on(cx: &mut GameCx, kind: Option<ProposalKind>, agrees: bool) -> Result<String, Refusal> {
    let (game, seat) = (&cx.game, cx.seat()?);
    let open = cx.store.proposals(game.row.id)?;
    let mut open: Vec<ProposalRow> = open.into_iter().filter(|row| kind.is_none_or(|kind| row.kind == kind)).collect();
    match (open.pop(), open.as_slice()) {
        (Some(only), []) => vote(cx, &only, agrees),
        (None, _) => {
            Err(Refusal::because(format!("Nothing is proposed in '{}' that you could vote on.", game.row.name)))
        }
        (Some(last), rest) => {
            has_vote(game, seat)?;
            let verb = if agrees { "AGREE" } else { "DISAGREE" };
            let lines = rest.iter().chain([&last]).map(|row| format!("  {verb} {}", word_for(row.kind)));
            Err(Refusal::because(format!(
                "On which proposal? Write one of these lines:\n\n{}",
                lines.collect::<Vec<_>>().join("\n")
            )))
        }
    }
}

/// The writer's vote on the proposal that they answer. What to say of it.
///
/// # Errors
/// If it is not open any more, or they have no vote, or the database fails.
pub fn vote_on_answered(cx: &mut GameCx, id: ProposalId, agrees: bool) -> Result<String, Refusal> {
    match cx.store.proposals(cx.game.row.id)?.into_iter().find(|row| row.id == id) {
        Some(row) => vote(cx, &row, agrees),
        None => Err(Refusal::because("That proposal has been decided already, so your vote was not counted.")),
    }
}

/// How the writer votes on what is open, if they have a vote, and anything is.
///
/// # Errors
/// If the database fails.
pub fn how_to_vote(cx: &GameCx) -> Result<Option<String>> {
    let open = cx.store.proposals(cx.game.row.id)?;
    if open.is_empty() || cx.seat().is_ok_and(|seat| has_vote(&cx.game, seat).is_err()) {
        return Ok(None);
    }
    let lines = open.iter().map(|row| format!("  AGREE {0}\n  DISAGREE {0}", word_for(row.kind)));
    Ok(Some(format!(
        "To vote on what is proposed, answer the letter with the proposal, or write one of these lines:\n\n{}",
        lines.collect::<Vec<_>>().join("\n")
    )))
}

/// Is this proposal still open?
///
/// # Errors
/// If the database fails.
pub fn is_open(cx: &GameCx, id: ProposalId) -> Result<bool> {
    Ok(cx.store.proposals(cx.game.row.id)?.iter().any(|row| row.id == id))
}

fn vote(cx: &mut GameCx, row: &ProposalRow, agrees: bool) -> Result<String, Refusal> {
    let seat = cx.seat()?;
    has_vote(&cx.game, seat)?;
    let own = row.seat == seat.id;
    let what = cx.game.read_proposal(row)?;
    let proposed = cx.game.proposed(&what, cx.game.seat(row.seat), &cx.zone());
    if !agrees {
        let (said, fate) = match own {
            true => (format!("Your proposal {proposed} is withdrawn."), "has been withdrawn"),
            false => (format!("You do not agree: the proposal {proposed} has fallen."), "has been refused"),
        };
        fall(cx, row, fate)?;
        return Ok(said);
    }
    cx.store.agree(row.id, seat.id)?;
    cx.note("agrees to a proposal")?;
    let said = format!("You agree {proposed}.");
    Ok(match count(cx, row)? {
        Some(done) => format!("{said} All have agreed. {done}"),
        None => format!("{said} Others have not answered yet."),
    })
}

/// Carries a proposal out if all have agreed: what to say of it, or nothing if they have not.
fn count(cx: &mut GameCx, row: &ProposalRow) -> Result<Option<String>> {
    let agreed = cx.store.agreed(row.id)?;
    let mut electors = cx.game.electors().peekable();
    if electors.peek().is_none() || !electors.all(|seat| agreed.contains(&seat.id)) {
        return Ok(None);
    }
    drop(electors);
    let what = cx.game.read_proposal(row)?;
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
        Err(Refusal::Ours(error)) => Err(error),
        Err(why) => {
            tell_of_fall(cx, row, &format!("cannot be carried out now ({why})"))?;
            Ok(Some(format!("But it cannot be done now. {why}")))
        }
    }
}

/// A proposal is no longer open, and everybody is told why.
fn fall(cx: &mut GameCx, row: &ProposalRow, fate: &str) -> Result<()> {
    cx.store.drop_proposal(row.id)?;
    cx.after.touched = true;
    let unasked = cx.after.proposed.contains(&row.id);
    cx.after.proposed.retain(|id| *id != row.id);
    if unasked { Ok(()) } else { tell_of_fall(cx, row, fate) }
}

fn tell_of_fall(cx: &GameCx, row: &ProposalRow, fate: &str) -> Result<()> {
    let game = &cx.game;
    let (what, by) = (game.read_proposal(row)?, game.seat(row.seat));
    let proposed = |zone: &TimeZone| game.proposed(&what, by, zone);
    cx.note(format!("the proposal {} {fate}", proposed(&TimeZone::UTC)))?;
    let subject = cx.subject("Proposal decided");
    // Whoever writes now is told by the reply.
    let others = game.seats.iter().filter(|seat| Some(seat.id) != cx.seat);
    others.into_iter().try_for_each(|seat| {
        let text = format!("The proposal {} {fate}. Nothing changes.\n", proposed(&zone_of(seat)));
        cx.post(seat, &subject, &text)
    })
}

/// When the letter has been read: everybody is told what its writer proposes, and the players are asked.
///
/// # Errors
/// If the database fails.
pub fn ask(cx: &mut GameCx) -> Result<()> {
    let new = std::mem::take(&mut cx.after.proposed);
    let rows = cx.store.proposals(cx.game.row.id)?;
    for row in rows.iter().filter(|row| new.contains(&row.id)) {
        let seats = cx.game.seats.iter().filter(|seat| Some(seat.id) != cx.seat);
        seats.into_iter().try_for_each(|seat| ask_one(cx, row, seat))?;
    }
    Ok(())
}

/// Asks somebody who has just taken a seat about all that is proposed.
///
/// # Errors
/// If the database fails.
pub fn ask_newcomer(cx: &GameCx, seat: &Seat) -> Result<()> {
    cx.store.proposals(cx.game.row.id)?.iter().try_for_each(|row| ask_one(cx, row, seat))
}

fn ask_one(cx: &GameCx, row: &ProposalRow, seat: &Seat) -> Result<()> {
    let game = &cx.game;
    let by = game.seat(row.seat);
    let who = by.map_or("A player".to_owned(), |by| game.proposer(by));
    let zone = &zone_of(seat);
    let mut text = match game.read_proposal(row)? {
        Proposal::Master => format!("{who} proposes to become the master of '{}'.\n\n", game.row.name),
        what => format!("{who} proposes {}.\n\n", game.proposed(&what, by, zone)),
    };
    text += &format!(
        "It is done as soon as all players have agreed. If one of them says no, or if not all have agreed by {}, nothing changes.\n",
        super::friendly(row.until, zone)
    );
    let subject = cx.subject(&format!("Proposal: {}", word_for(row.kind)));
    if !game.electors().any(|elector| elector.id == seat.id) {
        return cx.post(seat, &subject, &text);
    }
    text += "\nDo you agree? Answer this letter with YES or NO. Nobody is told how you voted.\n";
    cx.post_proposal(row.id, seat, &subject, &text)
}

/// What has become of the proposals meanwhile: some are out of date, some wanted only the agreement of somebody who does
/// not count any more.
///
/// # Errors
/// If the database fails.
pub(super) fn settle(cx: &mut GameCx) -> Result<()> {
    // Nobody has asked for this: the writer of the letter is told like everybody else.
    let writer = cx.seat.take();
    for row in cx.store.proposals(cx.game.row.id)? {
        let what = cx.game.read_proposal(&row)?;
        let is_past = what.is_of_turn() && row.turn != cx.game.row.turn;
        let author_left = what == Proposal::Master && cx.game.seat(row.seat).is_none();
        if row.until <= cx.now {
            fall(cx, &row, "has not been agreed to by all in time")?;
        } else if is_past || author_left || check(cx, &what, Some(row.seat)).is_err() {
            fall(cx, &row, "is out of date")?;
        } else {
            count(cx, &row)?;
        }
    }
    cx.seat = writer;
    Ok(())
}

/// When the clock must look at the proposals of the game.
///
/// # Errors
/// If the database fails.
pub(super) fn next_at(cx: &GameCx) -> Result<Option<Timestamp>> {
    Ok(cx.store.proposals(cx.game.row.id)?.iter().map(|row| row.until).min())
}

/// Why a game that runs by itself is not adjudicated on one player's word.
pub fn not_alone(game: &Game) -> Refusal {
    Refusal::because(format!(
        "'{}' has other players: the turn runs by itself as soon as all orders are in and nobody waits, at the latest at the deadline.",
        game.row.name
    ))
}
