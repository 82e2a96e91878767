//! The panels next to the board: each side's lost and hidden pieces, and the last move.
use super::losses;
use super::words::ViewWords;
use crate::extras::{BoardExtras, Fight, LastMove, SideLosses};
use chancery_picture::sheet::PieceCount;
use chancery_stratego::army::Army;
use chancery_stratego::event::Ply;
use chancery_stratego::rank::{Numbering, Strike};
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::words::said;

/// The losses, the reader's own first, and the last move.
pub(super) fn of(rules: &Stratego, view: &View) -> BoardExtras {
    if !view.is_set_up {
        return BoardExtras::default();
    }
    let own = view.side().unwrap_or(Side::Red);
    BoardExtras {
        losses: [own, own.other()].map(|side| of_side(rules, view, side)).to_vec(),
        last: view.plies.last().map(|ply| last(rules, view, ply)),
        ..BoardExtras::default()
    }
}

fn of_side(rules: &Stratego, view: &View, side: Side) -> SideLosses {
    let n = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let unknown = |all: &mut dyn Iterator<Item = bool>| n(all.filter(|is_unknown| *is_unknown).count());
    SideLosses {
        side: side as usize,
        lost: counted(&view.position.losses(side), view.numbering()),
        n_unknown: unknown(&mut view.position.lost(side).map(|piece| piece.rank.is_none())),
        hidden: counted(&losses::hidden(rules, view, side), view.numbering()),
        n_hidden: unknown(&mut view.position.standing(side).map(|piece| piece.rank.is_none())),
    }
}

/// The pieces of an army, the highest rank first.
pub(super) fn counted(army: &Army, numbering: Numbering) -> Vec<PieceCount> {
    let counter = |(rank, n): (chancery_stratego::rank::Rank, usize)| PieceCount {
        code: rank.code(numbering).to_owned(),
        name: rank.name().to_owned(),
        n: u32::try_from(n).unwrap_or(u32::MAX),
    };
    army.more_than(&Army::default()).into_iter().map(counter).collect()
}

fn last(rules: &Stratego, view: &View, ply: &Ply) -> LastMove {
    let words = ViewWords { rules, view };
    let fight = ply.battle.map(|battle| Fight {
        attacker: battle.attacker.code(view.numbering()).to_owned(),
        defender: battle.defender.map(|rank| rank.code(view.numbering()).to_owned()),
        attacker_stays: battle.strike == Strike::Attacker,
        defender_stays: battle.strike == Strike::Defender,
    });
    LastMove {
        side: ply.side as usize,
        from: words.name(ply.from),
        to: words.name(ply.to),
        fight,
        text: said(words.ply(ply)),
    }
}
