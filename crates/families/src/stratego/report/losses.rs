//! The losses of each side, what is still hidden, and how near the ends are that nobody brings about.
use super::words::ViewWords;
use chancery_stratego::army::Army;
use chancery_stratego::moves::Illegal;
use chancery_stratego::rank::Rank;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::{counted, hanging, row};

/// Moves by each side before a draw by the limits from which on letters tell of it.
const NEAR: u32 = 20;

/// The losses of both sides by rank, and what the reader does not know of the other.
pub(super) fn losses(rules: &Stratego, view: &View) -> String {
    let mut text = String::new();
    for side in Side::ALL {
        text += &row(&format!("{:<16}", format!("{side} has lost:")), &format!("{}.", lost(view, side)));
    }
    for side in Side::ALL.into_iter().filter(|side| view.side() != Some(*side)) {
        let hidden = hidden(rules, view, side);
        if 0 < hidden.total() {
            let n_pieces = view.position.standing(side).filter(|piece| piece.rank.is_none()).count();
            let on = counted(n_pieces, "square");
            text += &row(&format!("{:<16}", format!("{side} hides:")), &format!("{hidden}, on {on}."));
        }
    }
    text
}

fn lost(view: &View, side: Side) -> String {
    let known = view.position.losses(side);
    let n_unknown = view.position.lost(side).filter(|piece| piece.rank.is_none()).count();
    match (known.total(), n_unknown) {
        (0, 0) => "nothing".to_owned(),
        (0, n) => format!("{} whose rank is not known", counted(n, "piece")),
        (_, 0) => known.to_string(),
        (_, n) => format!("{known}, and {} whose rank is not known", counted(n, "piece")),
    }
}

/// The ranks of a side's pieces that the reader cannot tell apart: the army without what is known.
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

/// Tells what the reader should know before they move: moves that the rules against repetition take away, their plan,
/// and limits that are near.
pub(super) fn warnings(rules: &Stratego, view: &View) -> String {
    let mut text = String::new();
    if view.end.is_some() || !view.is_set_up {
        return text;
    }
    if let Some(own) = view.side() {
        text += &barred(rules, view, own);
        if let Some(plan) = &view.plans[own] {
            text += &hanging(&format!("Your plan runs: {}. PLAN OFF drops it.", super::form::plan(rules, plan)));
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
            text += &hanging(&format!("In {} by each side the game is drawn, {why}.", counted(left, "move")));
        }
    }
    text
}

/// The moves of a side that are not legal only because they would repeat something.
fn barred(rules: &Stratego, view: &View, own: Side) -> String {
    let words = ViewWords { rules, view };
    let mut text = String::new();
    let closed = rules.closed(&view.position, own);
    for closed in closed.chunk_by(|a, b| a.order.from == b.order.from) {
        let Some(from) = closed.first().map(|first| first.order.from) else { continue };
        let to = |chased: bool| -> Vec<String> {
            let of = closed.iter().filter(|closed| (closed.why == Illegal::Chase) == chased);
            of.map(|closed| words.name(closed.order.to)).collect()
        };
        let (crossed, chased) = (to(false), to(true));
        let from = words.name(from);
        let moves =
            |to: &[String]| chancery_text::list(&to.iter().map(|to| format!("{from}-{to}")).collect::<Vec<_>>());
        let is = |to: &[String]| if to.len() == 1 { "is" } else { "are" };
        if !crossed.is_empty() {
            text += &hanging(&format!(
                "{} {} not open to you: it would cross the same border once too often (HELP TWO SQUARES).",
                moves(&crossed),
                is(&crossed)
            ));
        }
        if !chased.is_empty() {
            text += &hanging(&format!(
                "{} {} not open to you: it would repeat a position of your chase (HELP CHASE).",
                moves(&chased),
                is(&chased)
            ));
        }
    }
    text
}
