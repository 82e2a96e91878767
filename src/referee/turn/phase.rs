//! Phases: the first one, the results of each, and rollback.
use super::blocks::add_paragraph;
use super::clock::{begin_again, begin_phase};
use super::form::{self, add_form};
use super::late::TAKE_OVER;
use super::next::add_next_phase;
use super::{calendars, disorder, later};
use crate::command::env::Env;
use crate::command::game_cx::{GameCx, say_each};
use crate::command::letters::LinkTarget;
use crate::command::{CommandResult, Stop, refuse};
use crate::game::computers::Computers;
use crate::game::settings::keys::{self, Dealing, Twin};
use crate::game::{Game, OnFile, Seat, preference};
use crate::referee::modules;
use crate::referee::modules::phase_hooks::{self, ModuleTurn};
use crate::referee::press::postal;
use crate::referee::seats::approval;
use crate::referee::seats::assign::deal_assigned;
use crate::referee::seats::joining;
use crate::referee::table::ending::{allied_victory, finish, opened};
use crate::referee::table::parts::{self, LetterContent};
use crate::referee::table::{ballots, computer_hands, guesses, reliability, twins};
use crate::rules::{Eyes, Power};
use crate::say;
use crate::scripts::hooks::Failure;
use crate::store::{EditRow, Life, Mark, PhaseRow, Role, SeatId};
use crate::text::doc::Doc;
use crate::text::hex;
use crate::text::sentence::{self, Note, and, line, person, phase, term};
use anyhow::{Result, anyhow};

/// Starts a full game: deals the powers, sets up the board, tells everyone.
pub fn start(cx: &mut GameCx) -> Result<()> {
    // The e-mail that begins the game names everyone.
    cx.store.drop_from_digests(cx.game.row.id, &cx.subject(joining::NEWS))?;
    set_up(cx, None)?;
    let modules = phase_hooks::start(cx)?;
    approval::close(cx)?;
    cx.store.drop_invitations(cx.game.row.id)?;
    reliability::mark(cx, cx.game.players().map(|seat| seat.user), Mark::Started)?;
    let game = &cx.game;
    let subject = |seat: &Seat| match game.powers_of(seat) {
        [] => cx.subject("The game begins"),
        own => cx.subject(&format!("You are {}", game.named(own))),
    };
    let parts = |seat: &Seat| parts::for_seat(cx, seat, LetterContent::Position(1));
    cx.post_to_all_with(subject, LinkTarget::Game, parts, |seat, doc| {
        let own = game.powers_of(seat);
        let name = sentence::game(&game.row.name);
        doc.para(match own {
            [] => say!("{} has started.", name),
            own => say!("{} has started. You are {}.", name, &game.called_each(own)),
        });
        add_next_phase(cx, seat, doc)?;
        add_form(cx, seat, doc)?;
        if let [first, ..] = own {
            let sign_on = game.sign_on_line(*first);
            doc.para(say!(
                "To write a new e-mail instead of a reply, begin it with {} and your password.",
                line(sign_on.trim_end_matches(" password"))
            ));
        }
        let mut tell = |what: &str, (who, address): (String, String)| {
            doc.cells((say!("{}:", term(what)), person(who), term(address)));
        };
        game.masters().for_each(|master| tell("GM", holder(game, seat, Some(master))));
        for (i, name) in game.powers().iter().enumerate() {
            let power = Power(i as u16);
            let who = match game.computer(power).filter(|_| game.player(power).is_none()) {
                Some(computer) => (computer.title().to_owned(), String::new()),
                None => holder(game, seat, game.player(power)),
            };
            tell(&name.name, who);
        }
        let observers = game.seats.iter().filter(|other| other.role == Role::Observer);
        observers.for_each(|observer| tell("Observer", holder(game, seat, Some(observer))));
        say_each(doc, &crate::answers::listing::teams(game));
        let vacant = game.vacant_hands();
        if !vacant.is_empty() {
            doc.para(TAKE_OVER);
            vacant.iter().for_each(|hand| doc.line(game.sign_on_lines(hand)));
        }
        add_status(game, seat, doc)?;
        if game.system.has_luck() {
            add_commitment(game, doc)?;
        }
        if let Ok(modules) = &modules {
            modules.tell(game, seat, doc);
        }
        if let Some(offer) = calendars::offer(game, seat) {
            doc.para(offer);
        }
        Ok(())
    })?;
    cx.note("the game begins")?;
    tracing::info!(game = %cx.game.row.id, "begins");
    if let Err(failure) = &modules {
        modules::pause_for(cx, failure).map_err(unexpected)?;
    }
    twins::open(cx, Twin::AtStart)
}

/// The name and the address of a power's player, as far as a reader may know.
fn holder(game: &Game, reader: &Seat, holder: Option<&Seat>) -> (String, String) {
    match holder {
        Some(holder) if game.may_see_address(reader, holder) => (holder.user_name.clone(), holder.user_address.clone()),
        Some(holder) if game.may_know(reader, holder) => (holder.user_name.clone(), String::new()),
        Some(_) => ("someone".to_owned(), String::new()),
        None => ("open seat".to_owned(), String::new()),
    }
}

/// Deals the powers and sets up the board: in its starting position, or in a stored one.
///
/// # Errors
/// If the position cannot be read.
pub(in crate::referee) fn set_up(cx: &mut GameCx, position: Option<&str>) -> Result<()> {
    let Env { store, now, judge, .. } = cx.env;
    let game = &mut cx.game;
    match position {
        Some(_) => game.take_kept_board(store, &judge.catalogue)?,
        None => game.keep_board(store, &judge.catalogue)?,
    }
    let luck = game.luck()?;
    let computers = game.computer_powers();
    let mut played = game.system.played();
    played.retain(|power| !computers.as_ref().is_some_and(|computers| computers.contains(power)));
    let players: Vec<SeatId> = game.players().map(|seat| seat.id).collect();
    let by_chance = game.settings.get(keys::DEALING) == Dealing::Chance;
    let wish = |seat: &Seat| match by_chance {
        true => Vec::new(),
        false => preference::read_among(&seat.preference, game.powers(), &played).unwrap_or_default(),
    };
    let mut wishes: Vec<_> = game.players().map(wish).collect();
    // Seats without a player get powers too, which others can take over.
    let (n_seats, n_in_play) = (game.n_seats(), game.n_in_play());
    let (n_hands, named) = match computers {
        None => (n_in_play, Vec::new()),
        Some(computers) => (n_seats, computers),
    };
    wishes.resize(wishes.len().max(n_hands), Vec::new());
    let mut hands = preference::deal(&wishes, &played, n_in_play.saturating_sub(named.len()), &luck);
    deal_assigned(game, &players, &mut hands);
    hands.extend(named.into_iter().map(|power| vec![power]));
    for (seat, hand) in players.into_iter().zip(&hands) {
        hand.first().into_iter().for_each(|power| game.deal(seat, *power));
    }
    game.players().try_for_each(|seat| store.change_seat(seat))?;
    let table = match position {
        Some(saved) => game.system.open(saved)?,
        None => game.system.begin(&hands.concat(), &luck),
    };
    game.set_hands(hands);
    game.row.position = Some(table.save());
    game.table = Some(table);
    game.row.life = Life::Running;
    game.row.started = Some(now);
    game.row.muster = None;
    game.row.turn = 1;
    game.computers = Computers::default();
    computer_hands::note(game)?;
    game.row.chains = None;
    if game.system.has_luck() {
        game.begin_chain()?;
    }
    begin_phase(cx)?;
    Ok(())
}

/// Ends the phase with the orders on file: adjudicates, records, tells everyone, and begins the next phase or ends the game.
///
/// # Errors
/// If an order on file cannot be read.
pub fn process(cx: &mut GameCx) -> Result<()> {
    adjudicate(cx, false)
}

/// Ends the phase. `decided`: all orders were stored before the phase began, and no one had to be waited for.
fn adjudicate(cx: &mut GameCx, decided: bool) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &cx.game;
    let over = cx.subject("Game over");
    let subject = cx.subject("Results");
    let (mut orders, disorder) = disorder::orders(game, store)?;
    let luck = game.luck_of_turn(store)?;
    let mut modules = ModuleTurn::new(game, &game.modules.all);
    let catalogue = &cx.judge.catalogue;
    let turn = game.row.turn;
    let worked = modules
        .adjudicate(catalogue, (game, game.table()?, turn), &mut orders, &luck)
        .and_then(|()| game.table()?.adjudicate(game.heading(), &orders, &luck))
        .and_then(|adjudicated| {
            modules.results(catalogue, (game, turn), &adjudicated, &luck)?;
            Ok(adjudicated)
        });
    let adjudicated = match worked {
        Ok(adjudicated) => adjudicated,
        Err(error) => {
            let failure = error.downcast::<Failure>()?;
            return modules::pause_for(cx, &failure).map_err(unexpected);
        }
    };
    let turns_alone = if game.waits_for_computers_only() { game.computers.turns_alone + 1 } else { 0 };
    let in_hands = computer_hands::in_results(game);
    let votes = ballots::of_phase(cx)?;
    reliability::turn_ends(cx)?;
    let game = &cx.game;
    let mut report = Doc::default();
    adjudicated.reports.seen_by(Eyes::Observer, &[], &mut report);
    say_each(&mut report, &disorder);
    let row = PhaseRow {
        id: 0,
        turn: game.row.turn,
        phase: game.row.phase.clone(),
        before: game.row.position.clone().unwrap_or_default(),
        orders: game.write_orders(&orders)?,
        results: adjudicated.record,
        after: adjudicated.after.save(),
        report: report.stored(),
        luck: Some(hex(&luck.opened())),
        chain: game.chain()?,
        modules: modules.record(),
        adjudicated: now,
        undone: None,
    };
    store.record_phase(game.row.id, &row)?;
    let how = if decided { " at once, with orders sent earlier" } else { "" };
    cx.note(say!("{} adjudicated{how}", phase(&row.phase), how))?;
    tracing::info!(game = %cx.game.row.id, turn = row.turn, phase = row.phase, "adjudicated{how}");
    regain(cx)?;
    let game = &mut cx.game;
    game.row.position = Some(row.after.clone());
    game.table = Some(adjudicated.after);
    modules.keep(game);
    game.row.turn += 1;
    game.computers.turns_alone = turns_alone;
    let is_chain_over = game.has_no_link()?;
    if is_chain_over {
        game.begin_chain()?;
    }
    store.drop_orders_from(game.row.id, game.row.turn)?;
    let by_rules = game.table()?.outcome().or_else(|| allied_victory(game));
    if let Some(outcome) = modules.outcome(|| by_rules) {
        return finish(cx, &over, outcome, Some((&row.phase, &adjudicated.reports)));
    }
    if game.settings.on(keys::KEEP_VOTES) {
        store.keep_votes(game.row.id, game.row.turn)?;
        cx.after.recount = true;
    }
    let begun = begin_phase(cx)?;
    let at_once = begun.has_filed && cx.game.is_decided();
    // The e-mail mentions no deadline that no one has to meet.
    let deadline = if at_once { cx.game.row.deadline.take() } else { None };
    let game = &cx.game;
    let parts = |seat: &Seat| parts::for_seat(cx, seat, LetterContent::Results(row.turn));
    cx.post_to_all_with(|_| subject.clone(), LinkTarget::Turn(&row.phase), parts, |seat, doc| {
        if decided {
            doc.para(say!(
                "I adjudicated {} at once: all orders arrived before it began.",
                phase(&row.phase)
            ));
        }
        let own = game.powers_of(seat);
        let headlines = game.of_each(own, |power| adjudicated.reports.headline(power));
        headlines.iter().for_each(|headline| add_paragraph(doc, headline));
        say_each(doc, &guesses::unanswered(cx, seat, &row.phase)?);
        if !at_once {
            add_next_phase(cx, seat, doc)?;
        }
        game.tell_as_seen(seat, doc, |eyes, doc| adjudicated.reports.seen_by(eyes, own, doc));
        disorder.iter().for_each(|disorder| doc.para(disorder));
        modules.tell(game, seat, doc);
        say_each(doc, &in_hands);
        if game.system.has_luck() {
            say_each(doc, &opened(&row));
        }
        if is_chain_over {
            add_commitment(game, doc)?;
        }
        begun.add_to(seat.id, doc);
        if at_once {
            doc.para(say!(
                "All orders for {} arrived before it began, so I adjudicated it at once. Its results are in the next e-mail.",
                phase(&game.row.phase)
            ));
            return Ok(());
        }
        modules.tell_above_form(game, seat, doc);
        say_each(doc, &ballots::after_phase(game, &votes, seat, form::is_experienced(cx, seat)?));
        add_form(cx, seat, doc)
    })?;
    postal::publish(cx)?;
    if !at_once {
        return Ok(());
    }
    cx.game.row.deadline = deadline;
    adjudicate(cx, true)
}

/// Turns a refusal into an error, where there is no one to refuse.
fn unexpected(stop: Stop) -> anyhow::Error {
    match stop {
        Stop::Failed(fault) => fault.into(),
        Stop::Refused(refusal) => anyhow!("refused: {refusal}"),
    }
}

/// Adds the news about the game's luck that everyone gets in advance: the beginning of its chain.
///
/// # Errors
/// If its secret cannot be read.
pub fn add_commitment(game: &Game, doc: &mut Doc) -> Result<()> {
    doc.para(match game.chain()? {
        None | Some(0) => {
            say!("This game's luck comes from a chain of secrets that is fixed now. It begins with")
        }
        Some(_) => say!(
            "From turn {} on, this game's luck comes from a chain of secrets that is fixed now. It begins with",
            game.row.turn
        ),
    });
    doc.line(say!("{}.", term(game.commitment()?)));
    doc.para(
        "The results of each turn include the next link. Its SHA-256 is the link before, so anyone can check it (HELP LUCK).",
    );
    Ok(())
}

/// Adds the position of every power, as far as the holder of the seat may know it.
pub(in crate::referee) fn add_status(game: &Game, seat: &Seat, doc: &mut Doc) -> Result<()> {
    let table = game.table()?;
    game.tell_as_seen(seat, doc, |eyes, doc| table.status(game.heading(), eyes, doc));
    Ok(())
}

/// Returns the record of an adjudicated turn.
///
/// # Errors
/// If the record has no such turn.
pub(in crate::referee) fn record_of(cx: &GameCx, turn: u32) -> CommandResult<PhaseRow> {
    let record = cx.store.phases(cx.game.row.id)?;
    if record.is_empty() {
        return refuse("This game has no results yet.");
    }
    let turns = and(record.iter().map(|row| say!("{} ({})", row.turn, phase(&row.phase))));
    match record.iter().find(|row| row.turn == turn) {
        Some(row) => Ok(row.clone()),
        None => refuse(say!("Turn {} has no results to go back to. The turns so far are {}.", turn, turns)),
    }
}

/// Returns to the position before a turn. The orders for that turn are on file again.
///
/// # Errors
/// If the record has no such turn.
pub fn roll_back(cx: &mut GameCx, turn: u32) -> CommandResult {
    let (store, now) = (cx.store, cx.now);
    let row = record_of(cx, turn)?;
    let game = &cx.game;
    let orders = game.read_orders(&phase_hooks::filed_orders(&row)?)?;
    store.undo_phases_from(game.row.id, turn, now)?;
    store.undo_edits_after(game.row.id, turn, now)?;
    store.drop_orders_from(game.row.id, turn)?;
    store.drop_votes_from(game.row.id, turn)?;
    store.drop_marks_from(game.row.id, turn)?;
    store.keep_again(game.row.id, turn)?;
    let saved = row.before.clone();
    let by_power = OnFile::by_power(orders);
    let game = &mut cx.game;
    game.table = Some(game.system.open(&saved)?);
    game.row.position = Some(saved);
    game.row.turn = turn;
    if game.row.chains.is_some() {
        game.begin_chain()?;
    }
    game.computers.begin_again();
    phase_hooks::bring_back(cx, &row, false)?;
    let game = &mut cx.game;
    by_power.iter().try_for_each(|filed| game.file(store, filed, now))?;
    game.row.life = Life::Running;
    game.row.outcome = None;
    (game.row.ended, game.row.paused, game.row.paused_until) = (None, None, None);
    game.save(store)?;
    begin_again(cx)?;
    // All orders may be in, but everyone has until the deadline to change them.
    cx.game.row.earliest = cx.game.row.deadline;
    (cx.after.touched, cx.after.taken_back) = (true, true);
    let label = &cx.game.row.phase;
    cx.note(say!("rolled back to {label}", label = phase(label)))?;
    let game = &cx.game;
    let heading = Note::of(say!("{} rolled the game {} back to {}.", cx.changer_has(), game, phase(label)));
    let body = Note::of(say!(
        "All results since then are undone. The orders for {phase} are on file again, and you can change them until the deadline.",
        phase = phase(label)
    ));
    cx.publish(&heading, std::slice::from_ref(&body))?;
    let subject = cx.subject("Rolled back");
    let parts = |seat: &Seat| parts::for_seat(cx, seat, LetterContent::Position(turn));
    cx.post_to_all_with(
        |_| subject.clone(),
        LinkTarget::Game,
        parts,
        |seat, doc| {
            doc.para(&heading);
            doc.also(&body);
            add_status(game, seat, doc)?;
            later::show_below(cx, seat, doc, "You still have these orders for later phases:")?;
            if game.row.chains.is_some() {
                add_commitment(game, doc)?;
            }
            add_next_phase(cx, seat, doc)?;
            add_form(cx, seat, doc)
        },
    )?;
    Ok(())
}

/// Restores the turns that the last ROLLBACK undid, or those before a turn, if they follow from the game's position.
///
/// # Errors
/// If they do not, or the writer does not run the game.
pub fn roll_forward(cx: &mut GameCx, to: Option<u32>) -> CommandResult {
    cx.runs_the_game()?;
    cx.table()?;
    let store = cx.store;
    let (id, first) = (cx.game.row.id, cx.game.row.turn);
    let (record, edits) = (store.whole_record(id)?, store.edits(id)?);
    let (redone, position) = undone_from(&cx.game, &record, &edits, to);
    let Some(last) = redone.last() else {
        let row = &cx.game.row;
        return refuse(say!(
            "No results after {} have been rolled back in {}.",
            phase(&row.phase),
            sentence::game(&row.name)
        ));
    };
    let turn = last.turn + 1;
    if to.is_some_and(|to| to != turn) {
        return refuse(say!("You can roll forward to turn {}, and no further.", turn));
    }
    for row in &redone {
        store.redo_phase(row.id)?;
        row.undone.map_or(Ok(()), |undone| store.redo_edits(id, row.turn + 1, undone))?;
    }
    store.drop_orders_from(id, first)?;
    store.drop_votes_from(id, first)?;
    let over = cx.subject("Game over");
    let game = &mut cx.game;
    game.table = Some(game.system.open(&position)?);
    game.row.position = Some(position);
    game.row.turn = turn;
    phase_hooks::bring_back(cx, last, true)?;
    cx.game.save(store)?;
    cx.note(say!("rolled forward to {}", phase(&cx.game.row.phase)))?;
    let heading = Note::of(say!(
        "{} rolled the game {} forward to {} again.",
        cx.changer_has(),
        &cx.game,
        phase(&cx.game.row.phase)
    ));
    let body = "The results that had been rolled back are valid again.";
    cx.publish(&heading, &[Note::of(body)])?;
    if let Some(outcome) = cx.game.table()?.outcome().or_else(|| allied_victory(&cx.game)) {
        return Ok(finish(cx, &over, outcome, None)?);
    }
    let begun = begin_again(cx)?;
    cx.after.touched = true;
    let game = &cx.game;
    let subject = cx.subject("Rolled forward");
    let parts = |seat: &Seat| parts::for_seat(cx, seat, LetterContent::Position(turn));
    cx.post_to_all_with(
        |_| subject.clone(),
        LinkTarget::Game,
        parts,
        |seat, doc| {
            doc.para(&heading);
            doc.also(body);
            add_status(game, seat, doc)?;
            begun.add_to(seat.id, doc);
            add_next_phase(cx, seat, doc)?;
            add_form(cx, seat, doc)
        },
    )?;
    Ok(())
}

/// The undone adjudications that follow each other from the game's position, and the position that they lead to: those of one
/// ROLLBACK, or all up to a turn.
fn undone_from<'r>(
    game: &Game,
    record: &'r [PhaseRow],
    edits: &[EditRow],
    to: Option<u32>,
) -> (Vec<&'r PhaseRow>, String) {
    let mut redone: Vec<&PhaseRow> = Vec::new();
    let (mut turn, mut position) = (game.row.turn, game.row.position.clone().unwrap_or_default());
    while to.is_none_or(|to| turn < to) {
        let at_once = |row: &&PhaseRow| to.is_some() || redone.first().is_none_or(|first| first.undone == row.undone);
        let follows = |row: &&PhaseRow| row.undone.is_some() && row.turn == turn && row.before == position;
        let Some(row) = record.iter().rev().filter(follows).find(at_once) else { break };
        redone.push(row);
        turn += 1;
        position = row.after.clone();
        for edit in edits.iter().filter(|edit| edit.turn == turn && edit.undone == row.undone) {
            position = edit.after.clone();
        }
    }
    (redone, position)
}

/// Gives an extension back to each player who was punctual in the turn that ends, unless they used one in it.
fn regain(cx: &mut GameCx) -> Result<()> {
    let (store, game) = (cx.store, &mut cx.game);
    let turn = game.row.turn;
    let is_punctual = |seat: &Seat| game.owes(seat) && seat.late_turn != turn && game.lacking_of(seat).is_empty();
    let wants = |seat: &&Seat| 0 < seat.n_spent && seat.extended_turn != turn && is_punctual(seat);
    let back: Vec<SeatId> = game.players().filter(wants).map(|seat| seat.id).collect();
    for seat in game.seats.iter_mut().filter(|seat| back.contains(&seat.id)) {
        seat.n_spent -= 1;
        store.change_seat(seat)?;
    }
    Ok(())
}
