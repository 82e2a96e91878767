//! The board as data, for pictures and program files.
use super::losses;
use super::words::ViewWords;
use chancery_picture::sheet::{
    Area, BoardOrder, OrderAction, OrderOutcome, PhaseEntry, Piece, PieceKind, PlayerView, Side as SheetSide, Work,
};
use chancery_rules::Power;
use chancery_stratego::event::{Event, Ply};
use chancery_stratego::order::{Move, Order};
use chancery_stratego::position;
use chancery_stratego::rank::{Rank, Strike};
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::sentence::Note;
use chancery_text::words::said;

/// A position.
pub(super) fn of_position(rules: &Stratego, view: &View) -> PlayerView {
    let n = view.position.n_moves() + 1;
    let (phase, title) = match view.is_set_up {
        true => (format!("M{n}"), format!("Move {n}, {}", view.position.to_move())),
        false => ("SETUP".to_owned(), "Set-up".to_owned()),
    };
    let side = |side: Side| SheetSide {
        letter: side.name()[..1].to_owned(),
        name: side.name().to_owned(),
        centres: u32::try_from(view.position.standing(side).count()).ok(),
        ..SheetSide::default()
    };
    let board = rules.board();
    let lake = |square| Area { place: board.name(square).to_string(), works: vec![Work::Lake], ..Area::default() };
    PlayerView {
        board: rules.template().key.clone(),
        phase,
        title,
        areas: board.lakes().iter().map(|square| lake(*square)).collect(),
        sides: Side::ALL.map(side).to_vec(),
        pieces: pieces(rules, view),
        asides: if view.is_set_up { lines(losses::facts(rules, view)) } else { Vec::new() },
        outcome: view.end.as_ref().map(|end| said(ViewWords { rules, view }.end(end))).unwrap_or_default(),
        counted: "pieces".to_owned(),
        is_turned: view.side() == Some(Side::Blue),
        ..PlayerView::default()
    }
}

/// The position after a phase, with the moves that led to it.
pub(super) fn of_results(rules: &Stratego, before: &View, after: &View, events: &[Event]) -> PlayerView {
    let words = ViewWords { rules, view: after };
    let mut sheet = of_position(rules, after);
    let of_phase = of_position(rules, before);
    (sheet.phase, sheet.title) = (of_phase.phase, of_phase.title);
    for event in events {
        let Event::Moved(ply) = event else { continue };
        let strike = ply.battle.map(|battle| battle.strike);
        if strike == Some(Strike::Neither) {
            sheet.standoffs.push(words.name(ply.to));
        }
        sheet.deeds.push(deed(&words, ply));
    }
    let told = events
        .iter()
        .filter(|event| !matches!(event, Event::SetUp { .. }))
        .filter_map(|event| words.event(event))
        .map(said);
    sheet.asides = told.chain(sheet.asides).collect();
    sheet
}

/// Returns the results of a phase, in words.
pub(super) fn entries(rules: &Stratego, after: &View, events: &[Event]) -> Vec<PhaseEntry> {
    let words = ViewWords { rules, view: after };
    let entry = |event: &Event| {
        let text = said(words.event(event)?);
        Some(match event {
            Event::Moved(ply) => PhaseEntry {
                side: Some(ply.side as usize),
                at: words.name(ply.to),
                came: came(ply),
                text,
                ..PhaseEntry::default()
            },
            Event::SetUp { side, .. } | Event::Missed { side, .. } | Event::Planned { side, .. } => {
                PhaseEntry { side: Some(*side as usize), text, ..PhaseEntry::default() }
            }
            Event::Over(_) => PhaseEntry { text, ..PhaseEntry::default() },
        })
    };
    events.iter().filter_map(entry).collect()
}

fn came(ply: &Ply) -> OrderOutcome {
    match ply.battle.map(|battle| battle.strike) {
        None | Some(Strike::Attacker) => OrderOutcome::Success,
        Some(Strike::Defender | Strike::Neither) => OrderOutcome::Failure,
    }
}

fn deed(words: &ViewWords, ply: &Ply) -> BoardOrder {
    let to = words.name(ply.to);
    BoardOrder {
        side: Some(ply.side as usize),
        kind: PieceKind::Ranked,
        at: words.name(ply.from),
        what: if ply.battle.is_some() { OrderAction::Attack { to } } else { OrderAction::Move { to, via: Vec::new() } },
        came: came(ply),
        ..BoardOrder::default()
    }
}

fn pieces(rules: &Stratego, view: &View) -> Vec<Piece> {
    let board = rules.board();
    let mut standing: Vec<_> = Side::ALL.into_iter().flat_map(|side| view.position.standing(side)).collect();
    standing.sort_by_key(|piece| piece.at);
    let piece = |piece: &&position::Piece<Option<Rank>>| Piece {
        side: Some(piece.side as usize),
        kind: PieceKind::Ranked,
        at: piece.at.map(|at| board.name(at).to_string()).unwrap_or_default(),
        text: rank_text(view, piece),
        has_moved: piece.moved,
        is_shown: piece.shown,
        ..Piece::default()
    };
    standing.iter().map(piece).collect()
}

fn rank_text(view: &View, piece: &position::Piece<Option<Rank>>) -> String {
    piece.rank.map_or("", |rank| rank.code(view.numbering())).to_owned()
}

/// Labels and values, as lines.
fn lines(rows: Vec<(Note, Note)>) -> Vec<String> {
    rows.into_iter().map(|(label, told)| format!("{}: {}", said(label), said(told))).collect()
}

/// The position with the moves on file, and those of a plan: the one on file, or otherwise the active one.
pub(super) fn with_orders(rules: &Stratego, view: &View, orders: &[(Power, Order)]) -> PlayerView {
    let words = ViewWords { rules, view };
    let mut sheet = of_position(rules, view);
    let mut push = |side: usize, order: &Move, strikes: bool, is_planned: bool| {
        let to = words.name(order.to);
        sheet.deeds.push(BoardOrder {
            side: Some(side),
            kind: PieceKind::Ranked,
            at: words.name(order.from),
            what: if strikes { OrderAction::Attack { to } } else { OrderAction::Move { to, via: Vec::new() } },
            is_planned,
            ..BoardOrder::default()
        });
    };
    let is_plan = |order: &Order| matches!(order, Order::Plan(_) | Order::NoPlan);
    let running = view.side().and_then(|side| Some((side, view.plans[side].clone()?)));
    let running = running.filter(|_| !orders.iter().any(|(_, order)| is_plan(order)));
    for (power, order) in orders {
        match order {
            Order::Move(order) => push(power.index(), order, view.position.at(order.to).is_some(), false),
            Order::Plan(plan) => plan.steps.iter().for_each(|of| push(power.index(), &of.step, of.strikes, true)),
            _ => {}
        }
    }
    if let Some((side, plan)) = running {
        plan.steps.iter().for_each(|of| push(side as usize, &of.step, of.strikes, true));
    }
    sheet
}
