//! What the players of a game decide together: proposals, the votes on them, and what comes of them.
//!
//! Commands ask [`decide`]. A master, and whoever plays alone, is obeyed at once; of any other player it becomes a
//! proposal.
use super::{absence, announce_changes, extensions, house, pause, set_deadline, setup};
use crate::desk::game_cx::{GameCx, Part};
use crate::desk::letters::zone_of;
use crate::desk::refusal::Refusal;
use crate::families::setting::Values;
use crate::game::proposals::{Consent, Mark, Proposal, word_for};
use crate::game::schedule::next_deadline;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::store::{Life, ProposalId, ProposalKind, ProposalRow, Role, SeatId};
use anyhow::Result;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

/// How long a proposal is open.
const TERM: SignedDuration = SignedDuration::from_hours(7 * 24);
/// For how long beyond the usual deadline one player alone may keep a turn from running.
const PUT_OFF: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Does what the writer asks for, or asks the players of the game whether they agree. What to say of it.
///
/// # Errors
/// If it cannot be done now, or is not for the writer, or the database fails.
pub fn decide(cx: &mut GameCx, what: Proposal) -> Result<String, Refusal> {
    check(cx, &what, cx.seat)?;
    if needs_consent(cx, &what)? {
        return propose(cx, what);
    }
    let said = carry_out(cx, &what, cx.seat)?;
    match what {
        Proposal::Move(Mark::Deadline | Mark::Grace, _) => {
            Ok(extensions::spend(cx)?.map_or(said.clone(), |left| format!("{said}\n{left}")))
        }
        _ => Ok(said),
    }
}

/// The same, where the writer may not do it alone any more: a master, and whoever plays alone, still does.
pub(super) fn decide_or_ask(cx: &mut GameCx, what: Proposal) -> Result<String, Refusal> {
    check(cx, &what, cx.seat)?;
    let seat = cx.seat()?;
    let is_own = seat.role == Role::Master || cx.game.decides_alone(seat);
    if is_own { carry_out(cx, &what, cx.seat) } else { propose(cx, what) }
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
    let latest = latest(cx);
    Ok(match what {
        Proposal::Terminate | Proposal::Pause(_) | Proposal::RollBack(_) => true,
        Proposal::Resume => row.life == Life::Terminated || !game.settings.on(keys::ANY_MAY_RESUME),
        Proposal::Set(values) => {
            let changes =
                |(key, value): &(&'static str, String)| !(by_anyone(game, key) || game.settings.has(key, value));
            row.life != Life::Forming && values.iter().any(changes)
        }
        Proposal::Move(Mark::Start, at) => !later(row.earliest, at, latest),
        Proposal::Move(mark, at) => {
            let old = if *mark == Mark::Grace { row.grace } else { row.deadline };
            !extensions::may_alone(game, seat) || !later(old, at, extensions::limit(game, old, cx.now))
        }
        Proposal::Absence(_) => true,
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

/// The latest time until which one player alone may keep the turn from running early.
fn latest(cx: &GameCx) -> Timestamp {
    let game = &cx.game;
    let clocking = game.table().map(|table| game.settings.clocking(table.phase().stage)).ok();
    let usual =
        clocking.as_ref().and_then(|clocking| next_deadline(game.row.turn_began?, clocking, &game.calendar()).ok());
    usual.unwrap_or(cx.now).max(cx.now).saturating_add(PUT_OFF).unwrap_or(Timestamp::MAX)
}

/// Can this be done now, for that seat?
fn check(cx: &GameCx, what: &Proposal, seat: Option<SeatId>) -> Result<(), Refusal> {
    let game = &cx.game;
    let (name, life) = (&game.row.name, game.row.life);
    match what {
        Proposal::Terminate if matches!(life, Life::Finished | Life::Terminated) => {
            Err(Refusal::because(format!("'{name}' is already {}.", life.word())))
        }
        Proposal::Pause(until) => {
            if let Some(until) = until.filter(|until| *until <= cx.now) {
                return Err(Refusal::because(format!("{} has passed.", cx.time(until))));
            }
            // A game that is paused can be paused until another time.
            if until.is_none() || life != Life::Paused { cx.table().map(|_| ()) } else { Ok(()) }
        }
        Proposal::Absence(away) => {
            if away.end <= cx.now || matches!(life, Life::Finished | Life::Terminated) {
                return Err(Refusal::because("That absence is over."));
            }
            seat.and_then(|seat| game.seat(seat)).map(|_| ()).ok_or(Refusal::SignOnFirst)
        }
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
            extensions::check_floor(cx, *mark, *at)?;
            extensions::check_open(cx, *mark, *at)?;
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
            if let Some(seat) = seat.and_then(|seat| game.seat(seat)) {
                house::may_master(cx, seat.user)?;
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
pub(super) fn carry_out(cx: &mut GameCx, what: &Proposal, seat: Option<SeatId>) -> Result<String, Refusal> {
    let name = cx.game.row.name.clone();
    Ok(match what {
        Proposal::Terminate => {
            super::terminate(cx)?;
            format!("'{name}' has been terminated.")
        }
        Proposal::Pause(until) => {
            pause::pause(cx, *until)?;
            match until {
                Some(until) => format!("'{name}' is paused. It goes on by itself {}.", cx.time(*until)),
                None => format!("'{name}' is paused."),
            }
        }
        Proposal::Absence(away) => absence::set(cx, seat.ok_or(Refusal::SignOnFirst)?, away.clone())?,
        Proposal::Resume => {
            pause::resume(cx)?;
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
            let earlier = cx.game.row.deadline.filter(|deadline| at < *deadline);
            let grace = cx.game.row.grace.filter(|_| earlier.is_none());
            set_deadline(cx, Some(at))?;
            cx.change_game(|game| game.row.grace = game.row.grace.max(grace))?;
            let said = match earlier {
                None => cx.change(format!("The deadline for {phase} is"), Some(at)),
                Some(old) => cx.change_in_parts(vec![
                    Part::Words(format!("The deadline for {phase} is now ")),
                    Part::At(at),
                    Part::Words(", earlier than announced: it was ".to_owned()),
                    Part::At(old),
                    Part::Words(".".to_owned()),
                ]),
            };
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
            if game.consent(&what) != Consent::Master {
                if !game.is_run_by_players() {
                    return Err(Refusal::MasterOnly);
                }
                has_vote(game, &what, seat)?;
            }
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
        // More time is to be had before the time is up.
        Proposal::Move(Mark::Deadline, at) => {
            until.min(game.row.deadline.filter(|old| cx.now < *old).unwrap_or(at)).min(at)
        }
        Proposal::Move(_, at) | Proposal::Pause(Some(at)) => until.min(at),
        _ => until,
    };
    // Of all kinds but this there is one at a time.
    let competes = |open: &ProposalRow| open.kind == kind && (kind != ProposalKind::Absence || open.seat == id);
    let open = store.proposals(game.row.id)?.into_iter().find(competes);
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
    let consent = game.consent(&what);
    if consent != Consent::Master {
        store.vote(proposal, id, true)?;
    }
    let proposed = game.proposed(&what, Some(seat), &cx.zone());
    let by = cx.time(until);
    let said = match consent {
        Consent::All => format!(
            "That needs the consent of all players, so it is now your proposal {proposed}. Each of them is asked. It is done as soon as all have agreed; it falls if one says no, or if not all have agreed by {by}."
        ),
        Consent::TwoThirds => format!(
            "That needs the consent of two thirds of the players, so it is now your proposal {proposed}. Each of them is asked. It is done as soon as {} of {} have agreed; it falls if that cannot be any more, or has not been by {by}.",
            game.n_needed(&what),
            game.voters(&what).len()
        ),
        Consent::Master => format!(
            "That is for the master to allow, who is asked now: you want {proposed}. You hear what the master says; without an answer by {by}, nothing changes."
        ),
    };
    let said = format!("{said} {}", how_to_withdraw(kind));
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

/// Does the agreement of this person count?
fn has_vote(game: &Game, what: &Proposal, seat: &Seat) -> Result<(), Refusal> {
    if game.voters(what).iter().any(|voter| voter.id == seat.id) {
        return Ok(());
    }
    if game.consent(what) == Consent::Master {
        return Err(Refusal::because("That is for the master to decide."));
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

/// The writer's vote on the open proposal of this kind, or on the only one; of several, on that of this power. What to say
/// of it.
///
/// # Errors
/// If there is none, or several and none is named, or they have no vote, or the database fails.
pub fn vote_on(
    cx: &mut GameCx,
    kind: Option<ProposalKind>,
    of: Option<Power>,
    agrees: bool,
) -> Result<String, Refusal> {
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
        (None, _) => {
            Err(Refusal::because(format!("Nothing is proposed in '{}' that you could vote on.", game.row.name)))
        }
        (Some(last), rest) => {
            for (_, what) in rest.iter().chain([&last]) {
                has_vote(game, what, seat)?;
            }
            let verb = if agrees { "AGREE" } else { "DISAGREE" };
            let lines = rest.iter().chain([&last]).map(|(row, _)| format!("  {verb} {}", address_of(game, row)));
            Err(Refusal::because(format!(
                "On which proposal? Write one of these lines:\n\n{}",
                lines.collect::<Vec<_>>().join("\n")
            )))
        }
    }
}

/// How AGREE names a proposal: `PAUSE`; of those of which there may be several, `ABSENCE AUSTRIA`.
pub fn address_of(game: &Game, row: &ProposalRow) -> String {
    let word = word_for(row.kind);
    match game.seat(row.seat).and_then(|seat| seat.power) {
        Some(power) if row.kind == ProposalKind::Absence && !game.gunboat() => {
            format!("{word} {}", game.power_name(power).to_uppercase())
        }
        _ => word.to_owned(),
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

/// Is this proposal still open?
///
/// # Errors
/// If the database fails.
pub fn is_open(cx: &GameCx, id: ProposalId) -> Result<bool> {
    Ok(cx.store.proposals(cx.game.row.id)?.iter().any(|row| row.id == id))
}

fn vote(cx: &mut GameCx, row: &ProposalRow, agrees: bool) -> Result<String, Refusal> {
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

/// Have so many said no that too few can agree?
fn is_lost(cx: &GameCx, row: &ProposalRow, what: &Proposal) -> Result<bool> {
    let against = cx.store.voted(row.id, false)?;
    let voters = cx.game.voters(what);
    let n_left = voters.iter().filter(|voter| !against.contains(&voter.id)).count();
    Ok(n_left < cx.game.n_needed(what))
}

/// Carries a proposal out if enough have agreed: what to say of it, or nothing if they have not.
fn count(cx: &mut GameCx, row: &ProposalRow) -> Result<Option<String>> {
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
            Err(Refusal::Ours(error)) => return Err(error),
            Err(why) => format!("But it cannot be done now. {why}"),
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
    // Whoever writes now is told by the reply; of what only the master was asked, the others know nothing.
    let asks_master = game.consent(&what) == Consent::Master;
    let is_told =
        |seat: &&Seat| Some(seat.id) != cx.seat && (!asks_master || seat.id == row.seat || seat.role == Role::Master);
    game.seats.iter().filter(is_told).try_for_each(|seat| {
        let kind = if asks_master { "request" } else { "proposal" };
        let text = format!("The {kind} {} {fate}. Nothing changes.\n", proposed(&zone_of(seat)));
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
    let what = game.read_proposal(row)?;
    let (consent, is_voter) = (game.consent(&what), game.voters(&what).iter().any(|voter| voter.id == seat.id));
    let who = match by {
        // A master knows who plays what.
        Some(by) if consent == Consent::Master && by.power.is_some() => game.seat_title(by),
        by => by.map_or("A player".to_owned(), |by| game.proposer(by)),
    };
    let zone = &zone_of(seat);
    let until = super::friendly(row.until, zone);
    let mut text = match &what {
        Proposal::Master => format!("{who} proposes to become the master of '{}'.\n\n", game.row.name),
        what if consent == Consent::Master => {
            format!("{who} asks for your leave {}.\n\n", game.proposed(what, by, zone))
        }
        what => format!("{who} proposes {}.\n\n", game.proposed(what, by, zone)),
    };
    let subject = match consent {
        Consent::Master => cx.subject(&format!("Request: {}", word_for(row.kind))),
        Consent::All | Consent::TwoThirds => cx.subject(&format!("Proposal: {}", word_for(row.kind))),
    };
    text += &match consent {
        Consent::All => format!(
            "It is done as soon as all players have agreed. If one of them says no, or if not all have agreed by {until}, nothing changes.\n"
        ),
        Consent::TwoThirds => format!(
            "It is done as soon as two thirds of the players have agreed, {} of {}. If that cannot be any more, or has not been by {until}, nothing changes.\n",
            game.n_needed(&what),
            game.voters(&what).len()
        ),
        // The others need not know.
        Consent::Master if !is_voter => return Ok(()),
        Consent::Master => {
            text += &format!("If you do not answer by {until}, nothing changes.\n");
            text += "\nDo you allow it? Answer this letter with YES or NO.\n";
            return cx.post_proposal(row.id, seat, &subject, &text);
        }
    };
    if !is_voter {
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
        // The master is asked for more time, and for nothing else: meanwhile, there may be more than was asked for.
        let is_granted = row.kind == ProposalKind::Deadline
            && cx.game.consent(&what) == Consent::All
            && !cx.game.is_run_by_players();
        let needs_author = matches!(what, Proposal::Master | Proposal::Absence(_));
        let author_left = is_granted || needs_author && cx.game.seat(row.seat).is_none();
        if row.until <= cx.now {
            let all = if cx.game.consent(&what) == Consent::All { "by all " } else { "" };
            fall(cx, &row, &format!("has not been agreed to {all}in time"))?;
        } else if is_past || author_left || check(cx, &what, Some(row.seat)).is_err() {
            fall(cx, &row, "is out of date")?;
        } else if is_lost(cx, &row, &what)? {
            fall(cx, &row, "has been refused")?;
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
