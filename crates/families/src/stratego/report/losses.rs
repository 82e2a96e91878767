//! The losses of each side, its hidden pieces, and the distance to a draw by a move limit.
use super::words::ViewWords;
use chancery_stratego::army::Army;
use chancery_stratego::moves::Illegal;
use chancery_stratego::rank::Rank;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, line, power, term};

/// The number of moves per side before a draw by a limit. From here on, e-mails mention the limit.
const NEAR: u32 = 20;

/// Lists the losses of both sides by rank, and the other side's unknown ranks.
pub(super) fn losses(rules: &Stratego, view: &View, doc: &mut Doc) {
    for (label, said) in facts(rules, view) {
        doc.row(label, said);
    }
}

/// The losses as labels with values.
pub(super) fn facts(rules: &Stratego, view: &View) -> Vec<(Note, Note)> {
    let mut all = Vec::new();
    for side in Side::ALL {
        all.push((Note::of(say!("{} has lost", power(side.name()))), Note::of(say!("{}.", lost(view, side)))));
    }
    for side in Side::ALL.into_iter().filter(|side| view.side() != Some(*side)) {
        let hidden = hidden(rules, view, side);
        if 0 < hidden.total() {
            let n_pieces = view.position.standing(side).filter(|piece| piece.rank.is_none()).count();
            let hidden = term(hidden.to_string());
            all.push((
                Note::of(say!("{} hides", power(side.name()))),
                Note::of(say!("{hidden}, on {n_pieces square|squares}.", hidden, n_pieces)),
            ));
        }
    }
    all
}

fn lost(view: &View, side: Side) -> Note {
    let known = view.position.losses(side);
    let n_unknown = view.position.lost(side).filter(|piece| piece.rank.is_none()).count();
    match (known.total(), n_unknown) {
        (0, 0) => Note::of("nothing"),
        (0, n) => Note::of(say!("{n piece|pieces} whose rank is not known", n)),
        (_, 0) => Note::of(term(known.to_string())),
        (_, n) => {
            Note::of(say!("{known}, and {n piece|pieces} whose rank is not known", known = term(known.to_string()), n))
        }
    }
}

/// The ranks of a side's pieces that the reader cannot tell apart: the army minus the known pieces.
pub(super) fn hidden(rules: &Stratego, view: &View, side: Side) -> Army {
    let known: Vec<Option<Rank>> =
        view.position.pieces().iter().filter(|piece| piece.side == side).map(|piece| piece.rank).collect();
    if known.is_empty() {
        return Army::default();
    }
    let known = Army::of(&known);
    let mut counts = [0; 12];
    for (rank, n) in rules.army().more_than(&known) {
        counts[rank.index()] = u8::try_from(n).unwrap_or(u8::MAX);
    }
    Army::new(counts)
}

/// Lists what the reader should know before they move: moves that the repetition rules forbid, their plan, and limits
/// that are near.
pub(super) fn warnings(rules: &Stratego, view: &View) -> Vec<Note> {
    let mut all = Vec::new();
    if view.end.is_some() || !view.is_set_up {
        return all;
    }
    if let Some(own) = view.side() {
        barred(rules, view, own, &mut all);
        if let Some(plan) = &view.plans[own] {
            let (plan, off) = (line(super::form::plan(rules, plan)), line("PLAN OFF"));
            all.push(Note::of(say!("Your plan runs: {plan}. {off} drops it.", plan, off)));
        }
    }
    let limits = [
        (rules.choices().quiet, view.position.n_quiet(), "if nothing is struck before"),
        (rules.choices().moves, view.position.n_moves(), "because the game is so long"),
    ];
    for (limit, n, why) in limits {
        let Some(limit) = limit else { continue };
        let left = (u32::from(limit) * 2).saturating_sub(n).div_ceil(2);
        if left <= NEAR {
            all.push(Note::of(say!("In {left move|moves} by each side the game is drawn, {why}.", left, why)));
        }
    }
    all
}

/// The moves of a side that only the repetition rules forbid.
fn barred(rules: &Stratego, view: &View, own: Side, all: &mut Vec<Note>) {
    let words = ViewWords { rules, view };
    let closed = rules.closed(&view.position, own);
    for closed in closed.chunk_by(|a, b| a.order.from == b.order.from) {
        let Some(from) = closed.first().map(|first| words.name(first.order.from)) else { continue };
        let moves = |chased: bool| -> Vec<Note> {
            let of = closed.iter().filter(|closed| (closed.why == Illegal::Chase) == chased);
            of.map(|closed| Note::of(line(format!("{from}-{}", words.name(closed.order.to))))).collect()
        };
        let (crossed, chased) = (moves(false), moves(true));
        if !crossed.is_empty() {
            all.push(Note::of(say!(
                "{moves} {moves? is|are} not open to you: it would cross the same border once too often (HELP TWO SQUARES).",
                moves = &crossed.iter().collect::<Vec<_>>()
            )));
        }
        if !chased.is_empty() {
            all.push(Note::of(say!(
                "{moves} {moves? is|are} not open to you: it would repeat a position of your chase (HELP CHASE).",
                moves = &chased.iter().collect::<Vec<_>>()
            )));
        }
    }
}
