//! The decisions that the players of a game make together: proposals, the votes on them, and the outcome.
//!
//! Commands call [`decide`]. It obeys a GM, or a person who plays alone, at once. From any other player, the request becomes a
//! proposal.
//!
//! - `voting` counts the votes
//! - `letters` asks the players, and tells them of failed proposals
pub mod letters;
mod voting;

pub use letters::ask;
pub use voting::{how_to_vote, is_open, vote_on, vote_on_answered};

use super::{ending, pause, setup};
use crate::command::access::keeper;
use crate::command::game_cx::{GameCx, say_each};
use crate::command::refusal::{CommandResult, Refusal, or_fault};
use crate::command::refuse;
use crate::families::setting::Values;
use crate::game::proposals::{Consent, Proposal, TurnTime, word_for};
use crate::game::schedule::{self, Hours, next_deadline};
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::seats::people;
use crate::referee::turn::clock::set_deadline;
use crate::referee::turn::{absence, extensions, phase};
use crate::say;
use crate::store::{Life, ProposalId, ProposalKind, ProposalRow, Role, SeatId};
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, Say, line, phase as label, term};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use letters::tell_of_fall;
use voting::{count, has_vote, is_lost, vote};

/// The subject of an e-mail about a new time of the turn.
pub(in crate::referee) const MOVED: &str = "Deadline moved";
/// The time that a proposal stays open.
const TERM: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The maximum time beyond the usual deadline that one player alone may hold up a turn.
const PUT_OFF: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Carries out the writer's request, or asks the players of the game whether they agree.
///
/// # Errors
/// If it cannot be done now, or the writer may not ask for it.
pub fn decide(cx: &mut GameCx, what: Proposal, doc: &mut Doc) -> CommandResult {
    say_each(doc, &decision(cx, what)?);
    Ok(())
}

/// Like [`decide`], but returns the reply.
///
/// # Errors
/// As [`decide`].
pub fn decision(cx: &mut GameCx, what: Proposal) -> CommandResult<Vec<Note>> {
    check(cx, &what, cx.seat)?;
    if needs_consent(cx, &what)? {
        return propose(cx, what);
    }
    let mut said = carry_out(cx, &what, cx.seat)?;
    if let Proposal::Move(TurnTime::Deadline | TurnTime::Grace, _) = what {
        said.extend(extensions::spend(cx)?);
    }
    Ok(said)
}

/// Like [`decision`], for a writer who may no longer decide alone. A GM, or a person who plays alone, still does.
pub(in crate::referee) fn decide_or_ask(cx: &mut GameCx, what: Proposal) -> CommandResult<Vec<Note>> {
    check(cx, &what, cx.seat)?;
    let seat = cx.seat()?;
    let is_own = seat.role == Role::Master || cx.game.decides_alone(seat);
    if is_own { carry_out(cx, &what, cx.seat) } else { propose(cx, what) }
}

/// Returns whether this requires the consent of the other players.
///
/// # Errors
/// If no one has signed on.
pub fn needs_consent(cx: &GameCx, what: &Proposal) -> CommandResult<bool> {
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
        Proposal::Move(TurnTime::Start, at) => !later(row.earliest, at, latest),
        Proposal::Move(mark, at) => {
            let old = if *mark == TurnTime::Grace { row.grace } else { row.deadline };
            !extensions::may_alone(game, seat) || !later(old, at, extensions::limit(game, old, cx.now))
        }
        Proposal::Absence(_) => true,
        // Before others have joined, and for the creator of the game.
        Proposal::Master => !is_creator(cx, seat)?,
    })
}

/// Returns whether one player alone may change this setting while the game runs.
fn by_anyone(game: &Game, key: &str) -> bool {
    game.settings.setting(key).is_some_and(|setting| setting.by_anyone)
}

fn is_creator(cx: &GameCx, seat: &Seat) -> Result<bool> {
    let first = cx.game.tenures(cx.store)?.into_iter().next();
    Ok(cx.game.row.life == Life::Forming && first.is_some_and(|first| first.user == seat.user))
}

/// The latest time that one player alone may keep the turn from running early.
fn latest(cx: &GameCx) -> Timestamp {
    let game = &cx.game;
    let clocking = game.table().map(|table| game.settings.clocking(table.phase().stage)).ok();
    let usual =
        clocking.as_ref().and_then(|clocking| next_deadline(game.row.turn_began?, clocking, &game.calendar()).ok());
    usual.unwrap_or(cx.now).max(cx.now).saturating_add(PUT_OFF).unwrap_or(Timestamp::MAX)
}

/// Checks that this can be done now, for that seat.
fn check(cx: &GameCx, what: &Proposal, seat: Option<SeatId>) -> CommandResult {
    let game = &cx.game;
    let (name, life) = (sentence::game(&game.row.name), game.row.life);
    match what {
        Proposal::Terminate if matches!(life, Life::Finished | Life::Terminated) => {
            refuse(say!("{name} is already {life}.", name, life = life.word()))
        }
        Proposal::Pause(until) => {
            if let Some(until) = until.filter(|until| *until <= cx.now) {
                return refuse(say!("{until} has passed.", until));
            }
            // A paused game can be paused until another time.
            if until.is_none() || life != Life::Paused { cx.table().map(|_| ()) } else { Ok(()) }
        }
        Proposal::Absence(away) => {
            if away.end <= cx.now || matches!(life, Life::Finished | Life::Terminated) {
                return refuse("That absence is over.");
            }
            seat.and_then(|seat| game.seat(seat)).map(|_| ()).ok_or(Refusal::SignOnFirst.into())
        }
        Proposal::Resume if !matches!(life, Life::Paused | Life::Terminated) || game.table.is_none() => {
            refuse(say!("The game {name} is {life}, so it cannot be resumed.", name, life = life.word()))
        }
        Proposal::RollBack(turn) => phase::record_of(cx, *turn).map(|_| ()),
        Proposal::Set(values) => values.iter().try_for_each(|(key, value)| setup::check_change(cx, key, value)),
        Proposal::Move(mark, at) => {
            cx.table()?;
            if *at <= cx.now {
                return refuse(say!("{at} has passed.", at));
            }
            extensions::check_floor(cx, *mark, *at)?;
            extensions::check_open(cx, *mark, *at)?;
            match game.row.deadline.filter(|deadline| *mark == TurnTime::Grace && at < deadline) {
                Some(deadline) => refuse(say!("Grace cannot end before the deadline, which is {deadline}.", deadline)),
                None => Ok(()),
            }
        }
        Proposal::Master => {
            let is_player = seat.and_then(|seat| game.seat(seat)).is_some_and(|seat| seat.role == Role::Player);
            if game.masters().next().is_some() {
                return refuse(say!("{name} already has a GM.", name));
            }
            if let Some(seat) = seat.and_then(|seat| game.seat(seat)) {
                keeper::may_master(cx, seat.user)?;
            }
            match is_player && life != Life::Forming {
                true => refuse(say!(
                    "{name} has started without a GM, and a player cannot become its GM. An observer can ask all players: {}.",
                    name,
                    line("PROPOSE MASTER")
                )),
                false => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// Carries out the action, in the name of the writer, or of all players if they have agreed. Returns the reply.
pub(in crate::referee) fn carry_out(
    cx: &mut GameCx,
    what: &Proposal,
    seat: Option<SeatId>,
) -> CommandResult<Vec<Note>> {
    let name = cx.game.row.name.clone();
    let name = sentence::game(&name);
    let said = match what {
        Proposal::Terminate => {
            ending::terminate(cx)?;
            say!("{name} has been terminated.", name)
        }
        Proposal::Pause(until) => {
            pause::pause(cx, *until)?;
            match until {
                Some(until) => say!("{name} is paused. It resumes automatically {until}.", name, until),
                None => say!("{name} is paused.", name),
            }
        }
        Proposal::Absence(away) => return absence::set(cx, seat.ok_or(Refusal::SignOnFirst)?, away.clone()),
        Proposal::Resume => {
            pause::resume(cx)?;
            say!("{name} continues.", name)
        }
        Proposal::RollBack(turn) => {
            phase::roll_back(cx, *turn)?;
            let phase = label(&cx.game.row.phase);
            say!("{name} is back in {phase}. The orders for it are on file again.", name, phase)
        }
        Proposal::Set(values) => return setup::change_settings(cx, values.clone(), ""),
        Proposal::Move(mark, at) => return move_mark(cx, *mark, *at),
        Proposal::Master => {
            let seat = seat.ok_or(Refusal::SignOnFirst)?;
            people::become_master(cx, seat)?;
            say!("You are now the GM of {name}.", name)
        }
    };
    Ok(vec![Note::of(said)])
}

/// Moves a time of the turn. The end of grace moves with the deadline, but never to an earlier time.
fn move_mark(cx: &mut GameCx, mark: TurnTime, at: Timestamp) -> CommandResult<Vec<Note>> {
    let phase = cx.game.row.phase.clone();
    let phase = label(&phase);
    cx.after.touched = true;
    Ok(match mark {
        TurnTime::Deadline => {
            let earlier = cx.game.row.deadline.filter(|deadline| at < *deadline);
            let grace = cx.game.row.grace.filter(|_| earlier.is_none());
            set_deadline(cx, Some(at))?;
            cx.change_game(|game| game.row.grace = game.row.grace.max(grace))?;
            let said = match earlier {
                None => cx.change_called(MOVED, say!("The deadline for {phase} is {at}.", phase, at)),
                Some(before) => cx.change_called(
                    MOVED,
                    say!(
                        "The deadline for {phase} is now {at}, earlier than announced: it was {before}.",
                        phase,
                        at,
                        before
                    ),
                ),
            };
            let grace = match cx.game.row.grace {
                Some(grace) => cx.change_called(MOVED, say!("Grace ends {grace}.", grace)),
                None => cx.change_called(MOVED, "Grace ends"),
            };
            vec![said, grace]
        }
        TurnTime::Grace => {
            cx.change_game(|game| game.row.grace = Some(at))?;
            vec![cx.change_called(MOVED, say!("Grace for {phase} ends {at}.", phase, at))]
        }
        TurnTime::Start => {
            cx.change_game(|game| game.row.earliest = Some(at))?;
            vec![cx.change_called(MOVED, say!("{phase} will not run before {at}.", phase, at))]
        }
    })
}

/// Opens a proposal to the players of the game, and asks them once the letter has been read. The proposer agrees automatically.
/// Returns the reply.
///
/// # Errors
/// If it cannot be done now, or the writer may not propose it.
pub fn propose(cx: &mut GameCx, what: Proposal) -> CommandResult<Vec<Note>> {
    check(cx, &what, cx.seat)?;
    let store = cx.store;
    let (game, seat) = (&cx.game, cx.seat()?);
    match seat.role {
        Role::Master => {
            let name = sentence::game(&game.row.name);
            return refuse(say!("You are the GM of {name}: write the command itself, without PROPOSE.", name));
        }
        Role::Player => {
            if game.consent(&what) != Consent::Master {
                if !game.is_run_by_players() {
                    return Err(Refusal::MasterOnly.into());
                }
                has_vote(game, &what, seat)?;
            }
        }
        Role::Observer if matches!(what, Proposal::Master) => {}
        Role::Observer => return refuse("You are an observer in this game, not a player."),
    }
    if game.decides_alone(seat) {
        return carry_out(cx, &what, cx.seat);
    }
    let (id, kind) = (seat.id, what.kind());
    let until = cx.now + TERM;
    let until = match what {
        // More time must be granted before the time is up.
        Proposal::Move(TurnTime::Deadline, at) => {
            until.min(game.row.deadline.filter(|old| cx.now < *old).unwrap_or(at)).min(at)
        }
        Proposal::Move(_, at) | Proposal::Pause(Some(at)) => until.min(at),
        _ => until,
    };
    // All other kinds allow one proposal at a time.
    let competes = |open: &ProposalRow| open.kind == kind && (kind != ProposalKind::Absence || open.seat == id);
    let open = store.proposals(game.row.id)?.into_iter().find(competes);
    if let Some(open) = open {
        let same = game.read_proposal(&open)?;
        return match (same, what) {
            (same, what) if same == what && open.seat != id => vote(cx, &open, true),
            (same, what) if same == what => refuse(say!("You have already proposed that. {}", how_to_withdraw(kind))),
            // Several lines of one letter form one proposal.
            (Proposal::Set(old), Proposal::Set(new)) if cx.after.proposed.contains(&open.id) => {
                let merged = Proposal::Set(merged(old, new));
                store.change_proposal(open.id, &merged.value())?;
                let proposed = game.proposed(&merged, Some(seat));
                Ok(vec![Note::of(say!("This belongs to the same proposal, {proposed}.", proposed))])
            }
            (same, _) => refuse(say!(
                "There is an open proposal already, {}. It has to be decided first: {}",
                game.proposed(&same, game.seat(open.seat)),
                if open.seat == id {
                    how_to_withdraw(kind)
                } else {
                    Note::of(say!("{}, or {}.", line(agree(true, word_for(kind))), line(agree(false, word_for(kind)))))
                }
            )),
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
    let proposed = game.proposed(&what, Some(seat));
    let said = match consent {
        Consent::All => say!(
            "I have asked all players whether they agree {proposed}. It passes if all agree by {until}. One NO rejects it.",
            &proposed,
            until
        ),
        Consent::TwoThirds => say!(
            "I have asked the players whether they agree {proposed}. It passes if {n} of {n_voters} agree by {until}.",
            &proposed,
            n = game.n_needed(&what),
            n_voters = game.voters(&what).len(),
            until
        ),
        Consent::Master => say!(
            "Only the GM can allow that, so I have asked: you want {proposed}. I will e-mail you the GM's answer. Without one by {until}, nothing changes.",
            &proposed,
            until
        ),
    };
    let said = Note::of(say!("{said} {}", said, how_to_withdraw(kind)));
    cx.note(say!("proposes {proposed}", &proposed))?;
    cx.after.proposed.push(proposal);
    cx.after.touched = true;
    Ok(vec![said])
}

fn how_to_withdraw(kind: ProposalKind) -> Note {
    Note::of(say!("{} takes it back.", line(format!("PROPOSE NO {}", word_for(kind)))))
}

/// The line that agrees or disagrees with a proposal: `AGREE PAUSE`.
fn agree(agrees: bool, which: &str) -> String {
    format!("{} {which}", if agrees { "AGREE" } else { "DISAGREE" })
}

/// Adds new values of settings to others.
fn merged(mut old: Values, new: Values) -> Values {
    for (key, value) in new {
        old.retain(|(other, _)| *other != key || key == keys::MODULE.name);
        old.push((key, value));
    }
    old
}

/// Withdraws the writer's own proposal of this kind. Returns the reply.
///
/// # Errors
/// If they have none.
pub fn take_back(cx: &mut GameCx, kind: Option<ProposalKind>) -> CommandResult<Vec<Note>> {
    let seat = cx.seat()?.id;
    let own = cx.store.proposals(cx.game.row.id)?.into_iter().filter(|row| row.seat == seat);
    let own: Vec<ProposalRow> = own.filter(|row| kind.is_none_or(|kind| row.kind == kind)).collect();
    if own.is_empty() {
        return refuse("You have no such proposal.");
    }
    let mut said = Vec::new();
    for row in own {
        let what = cx.game.read_proposal(&row)?;
        let proposed = cx.game.proposed(&what, cx.seat().ok());
        said.push(Note::of(say!("Your proposal {proposed} is withdrawn.", proposed)));
        fall(cx, &row, "has been withdrawn")?;
    }
    Ok(said)
}

/// Closes a proposal without carrying it out, and tells everyone why.
fn fall<'s>(cx: &mut GameCx, row: &ProposalRow, fate: impl Say<'s>) -> Result<()> {
    cx.store.drop_proposal(row.id)?;
    cx.after.touched = true;
    let unasked = cx.after.proposed.contains(&row.id);
    cx.after.proposed.retain(|id| *id != row.id);
    if unasked { Ok(()) } else { tell_of_fall(cx, row, &Note::of(fate)) }
}

/// Settles the proposals: some are out of date, and some lacked only the agreement of a person who no longer counts.
pub(in crate::referee) fn settle(cx: &mut GameCx) -> Result<()> {
    // No one has asked for this now, so the judge tells the letter's writer like everyone else.
    let writer = cx.seat.take();
    for row in cx.store.proposals(cx.game.row.id)? {
        let what = cx.game.read_proposal(&row)?;
        let is_past = what.is_of_turn() && row.turn != cx.game.row.turn;
        // The GM decides only about more time. By now there may be more than was asked for.
        let is_granted = row.kind == ProposalKind::Deadline
            && cx.game.consent(&what) == Consent::All
            && !cx.game.is_run_by_players();
        let needs_author = matches!(what, Proposal::Master | Proposal::Absence(_));
        let author_left = is_granted || needs_author && cx.game.seat(row.seat).is_none();
        if row.until <= cx.now {
            let all = if cx.game.consent(&what) == Consent::All { "by all " } else { "" };
            fall(cx, &row, say!("has not been agreed to {all}in time", all))?;
        } else if is_past || author_left || or_fault(check(cx, &what, Some(row.seat)))?.is_err() {
            fall(cx, &row, "is out of date")?;
        } else if is_lost(cx, &row, &what)? {
            fall(cx, &row, "has failed")?;
        } else {
            count(cx, &row)?;
        }
    }
    cx.seat = writer;
    Ok(())
}

/// Returns the reason why one player alone cannot have an automatic game adjudicated.
pub fn not_alone(game: &Game) -> Refusal {
    let early = game.situation().map_or(Hours::ZERO, |situation| situation.delay);
    Refusal::because(say!(
        "{} has other players: the turn runs automatically {} and no one waits, at the latest at the deadline.",
        sentence::game(&game.row.name),
        term(schedule::early(early))
    ))
}
