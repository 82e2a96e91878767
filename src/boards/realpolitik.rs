//! Realpolitik games on the judge's boards: which board a game is on, and its last position.
use super::catalogue::Catalogue;
use super::chain::Chain;
use anyhow::{Context as _, Result, anyhow};
use chancery_import::Source;
use chancery_import::realpolitik::{self, BoardLink, RealpolitikGame, order_list, play};
use serde_json::Value;
use std::sync::Arc;

/// The last position of a game.
pub struct LastPosition {
    /// The board.
    pub board: Arc<Chain>,
    /// The position.
    pub position: Value,
    /// The orders for it, by the names of powers.
    pub orders: Vec<(String, Vec<String>)>,
}

/// Reads a game from its last position on.
///
/// # Errors
/// If the text is not such a game, or no board is its own.
pub fn last_position(catalogue: &Catalogue, source: Source<'_>) -> Result<LastPosition> {
    let title = realpolitik::title(source)?;
    let board = own_board_of(catalogue, &title.variant).and_then(|key| catalogue.chain(&key));
    let board =
        board.with_context(|| format!("its variant is {:?}, and no board here has that name", title.variant))?;
    let link = link(&board)?;
    let mut game = RealpolitikGame::read(source, &link.gazetteer, link.is_ordered)?;
    game.past.clear();
    let played = play(&link.rules, &link.gazetteer, &game)?;
    Ok(LastPosition { board, position: played.begin, orders: played.on_file })
}

/// The names of a board's spaces and powers in such games.
///
/// # Errors
/// If the board cannot be read.
pub fn link(chain: &Chain) -> Result<BoardLink> {
    let names: Vec<&str> = chain.names().collect();
    BoardLink::of(&names, &|board, file| chain.text(board, file)).map_err(|why| anyhow!("{}: {why}", chain.key()))
}

/// The board for a variant: the one whose own file mentions it, or else the one with that name.
fn own_board_of(catalogue: &Catalogue, variant: &str) -> Option<String> {
    let names = catalogue.names();
    let says_so = |key: &&String| {
        let chain = catalogue.chain(key);
        let own = |chain: Arc<Chain>| {
            let named = chain.file(order_list::FILE).and_then(order_list::variant);
            named.is_some_and(|name| name.eq_ignore_ascii_case(variant))
        };
        chain.is_some_and(own)
    };
    names.iter().find(says_so).or_else(|| names.iter().find(|key| key.eq_ignore_ascii_case(variant))).cloned()
}

/// The board for a variant, by its own file, its name or its title.
pub fn board_of(catalogue: &Catalogue, variant: &str) -> Option<String> {
    let is_called_so = |key: &String| {
        let board = catalogue.board(key);
        board.is_ok_and(|board| board.variant.title().eq_ignore_ascii_case(variant))
    };
    own_board_of(catalogue, variant).or_else(|| catalogue.names().into_iter().find(is_called_so))
}
