//! The set-up that a player owes, as data: the squares to fill, and the pieces that there are.
use super::board;
use chancery_picture::sheet::{PieceCount, SetupGrid, SetupSquare};
use chancery_stratego::order::Order;
use chancery_stratego::rank::Rank;
use chancery_stratego::setups;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};

/// The set-up of a side, with what it has on file. `None` once both have set up.
pub(super) fn of(rules: &Stratego, view: &View, side: Side, on_file: &[Order]) -> Option<SetupGrid> {
    if view.is_set_up {
        return None;
    }
    let filed = on_file.iter().find_map(|order| match order {
        Order::Setup(setup) => Some(setup),
        _ => None,
    });
    let numbering = filed.map_or(view.numbering(), |setup| setup.numbering);
    let home = rules.board().home(side);
    let holds = |square| {
        let at = home.iter().position(|own| *own == square)?;
        Some(filed?.ranks.get(at).copied().flatten()?.code(numbering).to_owned())
    };
    let place = |square| SetupSquare { at: rules.board().name(square).to_string(), holds: holds(square) };
    let rows = board::rows(rules, Some(side)).into_iter();
    let rows = rows.filter(|row| row.iter().any(|square| home.contains(square)));
    let counter = |(rank, n): (Rank, usize)| PieceCount {
        code: rank.code(numbering).to_owned(),
        name: rank.name().to_owned(),
        n: u32::try_from(n).unwrap_or(u32::MAX),
    };
    let named = setups::names(rules.army(), rules.board()).into_iter();
    Some(SetupGrid {
        side: side.power().index(),
        opens: format!("SETUP {}", numbering.word()),
        closes: "END".to_owned(),
        empty: ".".to_owned(),
        rows: rows.map(|row| row.into_iter().map(place).collect()).collect(),
        counters: rules.army().more_than(&Default::default()).into_iter().map(counter).collect(),
        ready: ["RANDOM"].into_iter().chain(named).map(|name| format!("SETUP {name}")).collect(),
    })
}
