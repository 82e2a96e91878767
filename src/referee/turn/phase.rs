//! Phases: the first one, the results of each, and the way back.
use super::clock::{begin_again, begin_phase};
use super::form::add_form;
use super::next::add_next_phase;
use super::{calendars, disorder, later};
use crate::command::env::Env;
use crate::command::game_cx::{GameCx, say_each};
use crate::command::letters::LinkTarget;
use crate::command::{CommandResult, refuse};
use crate::game::computers::Computers;
use crate::game::settings::keys::{self, Dealing, Twin};
use crate::game::{Game, OnFile, Seat, preference};
use crate::referee::press::postal;
use crate::referee::seats::approval;
use crate::referee::seats::assign::deal_assigned;
use crate::referee::table::ending::{allied_victory, finish, opened};
use crate::referee::table::parts::{self, LetterContent};
use crate::referee::table::{ballots, computer_hands, reliability, twins};
use crate::rules::{Eyes, Power};
use crate::say;
use crate::store::{EditRow, Life, Mark, PhaseRow, Role, SeatId};
use crate::text::doc::Doc;
use crate::text::hex;
use crate::text::sentence::{self, Note, and, line, person, phase, term};
use anyhow::Result;

/// Starts a game whose seats are all taken: deals out the powers, sets up the board, tells everybody.
pub fn start(cx: &mut GameCx) -> Result<()> {
    set_up(cx, None)?;
    approval::close(cx)?;
    cx.store.drop_invitations(cx.game.row.id)?;
    reliability::mark(cx, cx.game.players().map(|seat| seat.user), Mark::Started)?;
    let game = &cx.game;
    let subject = cx.subject("The game begins");
    let parts = |seat: &Seat| parts::for_seat(cx, seat, LetterContent::Position(1));
    cx.post_to_all_with(&subject, LinkTarget::Game, parts, |seat, doc| {
        doc.para(say!("The game {} begins.", sentence::game(&game.row.name)));
        if let own @ [first, ..] = game.powers_of(seat) {
            doc.para(say!(
                "You play {}. Answer this letter, or begin a new one with {}.",
                &game.called_each(own),
                line(game.sign_on_line(*first))
            ));
        }
        let mut tell = |what: &str, (who, address): (String, String)| {
            doc.cells((say!("{}:", term(what)), person(who), term(address)));
        };
        game.masters().for_each(|master| tell("Master", holder(game, seat, Some(master))));
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
            doc.para("What nobody plays yet can be taken over by anybody who is registered here, with a password of their own:");
            vacant.iter().for_each(|hand| doc.line(game.sign_on_lines(hand)));
        }
        add_status(game, seat, doc)?;
        if game.system.has_luck() {
            add_commitment(game, doc)?;
        }
        add_next_phase(cx, doc)?;
        if let Some(offer) = calendars::offer(game, seat) {
            doc.para(offer);
        }
        add_form(cx, seat, doc)
    })?;
    cx.note("the game begins")?;
    tracing::info!(game = %cx.game.row.id, "begins");
    twins::open(cx, Twin::AtStart)
}

/// The name and the address of the one who plays a power, as far as a reader may know.
fn holder(game: &Game, reader: &Seat, holder: Option<&Seat>) -> (String, String) {
    match holder {
        Some(holder) if game.may_see_address(reader, holder) => (holder.user_name.clone(), holder.user_address.clone()),
        Some(holder) if game.may_know(reader, holder) => (holder.user_name.clone(), String::new()),
        Some(_) => ("somebody".to_owned(), String::new()),
        None => ("nobody".to_owned(), String::new()),
    }
}

/// Deals out the powers and sets up the board: as it is at the start, or in a position that was kept.
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
    // The seats that nobody has taken get powers too, which can be taken over.
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

/// Ends the phase with the orders on file: adjudicates, records, tells everybody, and begins the next phase or ends the
/// game.
///
/// # Errors
/// If something on file cannot be read.
pub fn process(cx: &mut GameCx) -> Result<()> {
    adjudicate(cx, false)
}

/// The same. `decided`: all orders had been kept for the phase before it began, and nobody had to be waited for.
fn adjudicate(cx: &mut GameCx, decided: bool) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &cx.game;
    let (subject, over) = (cx.subject("Results"), cx.subject("Game over"));
    let (orders, disorder) = disorder::orders(game, store)?;
    let luck = game.luck_of_turn(store)?;
    let turns_alone = if game.waits_for_computers_only() { game.computers.turns_alone + 1 } else { 0 };
    let in_hands = computer_hands::in_results(game);
    let votes = ballots::of_phase(cx)?;
    reliability::turn_ends(cx)?;
    let adjudicated = game.table()?.adjudicate(game.heading(), &orders, &luck)?;
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
        adjudicated: now,
        undone: None,
    };
    store.record_phase(game.row.id, &row)?;
    let how = if decided { " at once, with orders that were kept for it" } else { "" };
    cx.note(say!("{} adjudicated{how}", phase(&row.phase), how))?;
    tracing::info!(game = %cx.game.row.id, turn = row.turn, phase = row.phase, "adjudicated{how}");
    regain(cx)?;
    let game = &mut cx.game;
    game.row.position = Some(row.after.clone());
    game.table = Some(adjudicated.after);
    game.row.turn += 1;
    game.computers.turns_alone = turns_alone;
    let is_chain_over = game.has_no_link()?;
    if is_chain_over {
        game.begin_chain()?;
    }
    store.drop_orders_from(game.row.id, game.row.turn)?;
    if let Some(outcome) = game.table()?.outcome().or_else(|| allied_victory(game)) {
        return finish(cx, &over, outcome, Some((&row.phase, &adjudicated.reports)));
    }
    if game.settings.on(keys::KEEP_VOTES) {
        store.keep_votes(game.row.id, game.row.turn)?;
        cx.after.recount = true;
    }
    let begun = begin_phase(cx)?;
    let at_once = begun.has_filed && cx.game.is_decided();
    // The letter tells of no deadline that nobody has to keep.
    let deadline = if at_once { cx.game.row.deadline.take() } else { None };
    let game = &cx.game;
    let parts = |seat: &Seat| parts::for_seat(cx, seat, LetterContent::Results(row.turn));
    cx.post_to_all_with(&subject, LinkTarget::Turn(&row.phase), parts, |seat, doc| {
        if decided {
            doc.para(say!(
                "{} was adjudicated at once, with the orders that had been sent before it began.",
                phase(&row.phase)
            ));
        }
        game.tell_as_seen(seat, doc, |eyes, doc| adjudicated.reports.seen_by(eyes, game.powers_of(seat), doc));
        disorder.iter().for_each(|disorder| doc.para(disorder));
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
                "All orders for {} were there before it began, so it has been adjudicated at once. Its results are in the next letter.",
                phase(&game.row.phase)
            ));
            return Ok(());
        }
        add_next_phase(cx, doc)?;
        say_each(doc, &ballots::after_phase(game, &votes, seat));
        add_form(cx, seat, doc)
    })?;
    postal::publish(cx)?;
    if !at_once {
        return Ok(());
    }
    cx.game.row.deadline = deadline;
    adjudicate(cx, true)
}

/// Adds the news for everyone about the luck of a game, in advance: what its chain begins with.
///
/// # Errors
/// If its secret cannot be read.
pub fn add_commitment(game: &Game, doc: &mut Doc) -> Result<()> {
    doc.para(match game.chain()? {
        None | Some(0) => {
            say!("All luck of this game comes from a chain of secrets that is fixed now. It begins with")
        }
        Some(_) => say!(
            "All luck of this game from turn {} on comes from a chain of secrets that is fixed now. It begins with",
            game.row.turn
        ),
    });
    doc.line(say!("{}.", term(game.commitment()?)));
    doc.para(
        "The results of each turn tell the next link. Its SHA-256 is the link before, so that everybody can check it (HELP LUCK).",
    );
    Ok(())
}

/// Adds the positions of everyone, as the holder of a seat may know them.
pub(in crate::referee) fn add_status(game: &Game, seat: &Seat, doc: &mut Doc) -> Result<()> {
    let table = game.table()?;
    game.tell_as_seen(seat, doc, |eyes, doc| table.status(game.heading(), eyes, doc));
    Ok(())
}

/// Returns the record of a turn that has been adjudicated.
///
/// # Errors
/// If there is no such turn.
pub(in crate::referee) fn record_of(cx: &GameCx, turn: u32) -> CommandResult<PhaseRow> {
    let record = cx.store.phases(cx.game.row.id)?;
    if record.is_empty() {
        return refuse("Nothing has been adjudicated yet in this game.");
    }
    let turns = and(record.iter().map(|row| say!("{} ({})", row.turn, phase(&row.phase))));
    match record.iter().find(|row| row.turn == turn) {
        Some(row) => Ok(row.clone()),
        None => refuse(say!("There is no turn {} to go back to. The turns so far are {}.", turn, turns)),
    }
}

/// Goes back to the position before a turn. The orders for that turn are on file again.
///
/// # Errors
/// If there is no such turn.
pub fn roll_back(cx: &mut GameCx, turn: u32) -> CommandResult {
    let (store, now) = (cx.store, cx.now);
    let row = record_of(cx, turn)?;
    let game = &cx.game;
    let orders = game.read_orders(&row.orders)?;
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
    by_power.iter().try_for_each(|filed| game.file(store, filed, now))?;
    game.row.life = Life::Running;
    game.row.outcome = None;
    (game.row.ended, game.row.paused, game.row.paused_until) = (None, None, None);
    game.save(store)?;
    begin_again(cx)?;
    // All orders may be in: everybody has until the deadline to change them.
    cx.game.row.earliest = cx.game.row.deadline;
    (cx.after.touched, cx.after.taken_back) = (true, true);
    let label = &cx.game.row.phase;
    cx.note(say!("rolled back to {label}", label = phase(label)))?;
    let game = &cx.game;
    let heading = Note::of(say!("{} rolled the game {} back to {}.", cx.changer_has(), game, phase(label)));
    let body = Note::of(say!(
        "Everything that was adjudicated from then on is undone. The orders that were on file for {phase} are on file again; you can change them until the deadline.",
        phase = phase(label)
    ));
    cx.publish(&heading, std::slice::from_ref(&body))?;
    let subject = cx.subject("Rolled back");
    let parts = |seat: &Seat| parts::for_seat(cx, seat, LetterContent::Position(turn));
    cx.post_to_all_with(&subject, LinkTarget::Game, parts, |seat, doc| {
        doc.para(&heading);
        doc.also(&body);
        add_status(game, seat, doc)?;
        later::show_below(cx, seat, doc, "You keep for later what you kept then:")?;
        if game.row.chains.is_some() {
            add_commitment(game, doc)?;
        }
        add_next_phase(cx, doc)?;
        add_form(cx, seat, doc)
    })?;
    Ok(())
}

/// Brings back what the last ROLLBACK has undone, or what comes before a turn, as long as it follows from the position
/// that the game is in.
///
/// # Errors
/// If it does not, or the writer does not run the game.
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
            "Nothing that follows {} has been rolled back in {}.",
            phase(&row.phase),
            sentence::game(&row.name)
        ));
    };
    let turn = last.turn + 1;
    if to.is_some_and(|to| to != turn) {
        return refuse(say!("What has been rolled back leads to turn {}, and no further.", turn));
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
    game.save(store)?;
    cx.note(say!("rolled forward to {}", phase(&cx.game.row.phase)))?;
    let heading = Note::of(say!(
        "{} rolled the game {} forward to {} again.",
        cx.changer_has(),
        &cx.game,
        phase(&cx.game.row.phase)
    ));
    let body = "What had been rolled back counts again, as it was adjudicated.";
    cx.publish(&heading, &[Note::of(body)])?;
    if let Some(outcome) = cx.game.table()?.outcome().or_else(|| allied_victory(&cx.game)) {
        return Ok(finish(cx, &over, outcome, None)?);
    }
    let begun = begin_again(cx)?;
    cx.after.touched = true;
    let game = &cx.game;
    let subject = cx.subject("Rolled forward");
    let parts = |seat: &Seat| parts::for_seat(cx, seat, LetterContent::Position(turn));
    cx.post_to_all_with(&subject, LinkTarget::Game, parts, |seat, doc| {
        doc.para(&heading);
        doc.also(body);
        add_status(game, seat, doc)?;
        begun.add_to(seat.id, doc);
        add_next_phase(cx, doc)?;
        add_form(cx, seat, doc)
    })?;
    Ok(())
}

/// The adjudications that were undone and that follow each other from the position of the game, and the position that they
/// lead to: those of one ROLLBACK, or all up to a turn.
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

/// With the turn that ends, everybody who was punctual in it has an extension back, unless they have used one in it.
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
