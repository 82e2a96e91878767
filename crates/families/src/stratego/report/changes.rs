//! A position changed by hand, as far as the reader sees both positions.
use super::words::ViewWords;
use chancery_rules::Eyes;
use chancery_stratego::position::Piece;
use chancery_stratego::rank::Rank;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::say;
use chancery_text::sentence::{Note, place, power, term};

/// One sentence for each square with another piece, for each side's losses, and for the number of the move.
pub(super) fn changes(rules: &Stratego, before: &View, after: &View) -> Vec<Note> {
    let mut all = Vec::new();
    for at in rules.board().squares() {
        let (was, is) = (before.position.at(at), after.position.at(at));
        let seen = |piece: Option<&Piece<Option<Rank>>>| piece.map(|piece| (piece.side, piece.rank));
        if seen(was) != seen(is) {
            let name = place(ViewWords { rules, view: after }.name(at));
            all.push(Note::of(say!("{name}: {} (it was: {}).", name, piece(is), piece(was))));
        }
    }
    for side in Side::ALL {
        let lost = |view: &View| (view.position.losses(side), view.position.lost(side).count());
        let (now, n) = lost(after);
        if (now, n) != lost(before) {
            let known = if now.total() == 0 { String::new() } else { format!(": {now}") };
            let name = power(side.name());
            all.push(Note::of(say!("{name} has now lost {n piece|pieces}{known}.", name, n, known = term(known))));
        }
    }
    let n = after.position.n_moves() + 1;
    if before.is_set_up != after.is_set_up || before.position.n_moves() + 1 != n {
        all.push(Note::of(say!("It is now move {n}: {}'s turn.", n, power(after.position.to_move().name()))));
    }
    // A GM hears of every change. Others see in their views what concerns them.
    if all.is_empty() && after.eyes == Eyes::Master && before != after {
        all.push(Note::of("Only facts about past moves have changed."));
    }
    all
}

/// `Red scout`, `a piece of Blue's`, `no piece`
fn piece(piece: Option<&Piece<Option<Rank>>>) -> Note {
    let Some(piece) = piece else { return Note::of("no piece") };
    let side = power(piece.side.name());
    Note::of(match piece.rank {
        Some(rank) => say!("{side} {}", side, rank.name()),
        None => say!("a piece of {side}'s", side),
    })
}
