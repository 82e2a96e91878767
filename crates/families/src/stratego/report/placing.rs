//! The set-up that a player owes, as data: the squares to fill, and the available pieces.
use super::board;
use super::extras::counted;
use chancery_picture::sheet::{ReadySetup, SetupGrid, SetupSquare};
use chancery_stratego::order::Order;
use chancery_stratego::rank::Rank;
use chancery_stratego::setups;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};

/// The sign for an empty square.
const EMPTY: &str = ".";

/// The set-up of a side, with its order on file. `None` once both have set up.
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
    let (army, board) = (rules.army(), rules.board());
    let named =
        setups::names(army, board).into_iter().filter_map(|name| Some((name, setups::named(army, board, name)?)));
    let code = |rank: &Option<Rank>| rank.map_or(EMPTY, |rank| rank.code(numbering)).to_owned();
    // Named set-ups are as their owner sees them: the front row first, from the left.
    let named = named.map(|(name, ranks)| ReadySetup {
        name: name[..1].to_uppercase() + &name[1..],
        line: format!("SETUP {name}"),
        rows: ranks.chunks(usize::from(board.n_columns())).map(|row| row.iter().map(code).collect()).collect(),
    });
    let random = ReadySetup { name: "By chance".to_owned(), line: "SETUP RANDOM".to_owned(), rows: Vec::new() };
    Some(SetupGrid {
        side: side.power().index(),
        opens: format!("SETUP {}", numbering.word()),
        closes: "END".to_owned(),
        empty: EMPTY.to_owned(),
        rows: rows.map(|row| row.into_iter().map(place).collect()).collect(),
        counters: counted(army, numbering),
        ready: [random].into_iter().chain(named).collect(),
    })
}
