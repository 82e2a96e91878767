//! The answer to a task: the fields of its form as lines of orders.
use crate::families::learn::MAX_LINES;
use crate::web::forms::Fields;

/// The posted orders: chosen in lists, placed on squares, and typed.
pub(super) fn lines(fields: &Fields) -> Vec<String> {
    let chosen = fields.beginning("order-").filter_map(|(row, first)| {
        let far = fields.given(&format!("convoy-{row}"));
        Some(far.unwrap_or(first)).filter(|line| !line.is_empty()).map(str::to_owned)
    });
    let ready = || fields.given("ready").map(str::to_owned);
    let set_up = if fields.line("do") == "ready" { ready() } else { set_up(fields).or_else(ready) };
    let typed = fields.text("lines").into_iter().filter(|line| !line.trim().is_empty());
    chosen.chain(set_up).chain(typed).take(MAX_LINES).collect()
}

/// The rows of a setup as one order, if at least one of its places is filled. The fields name row and column of a place:
/// `put-0-4`.
fn set_up(fields: &Fields) -> Option<String> {
    let place = |name: &str| {
        let (row, column) = name.split_once('-')?;
        Some((row.parse::<u8>().ok()?, column.parse::<u8>().ok()?))
    };
    let mut places: Vec<((u8, u8), &str)> =
        fields.beginning("put-").filter_map(|(name, piece)| Some((place(name)?, piece))).collect();
    places.sort_by_key(|(at, _)| *at);
    if places.iter().all(|(_, piece)| *piece == "." || piece.is_empty()) {
        return None;
    }
    let rows = places.chunk_by(|((a, _), _), ((b, _), _)| a == b);
    let rows: Vec<String> = rows.map(|row| row.iter().map(|(_, piece)| *piece).collect::<Vec<_>>().join(" ")).collect();
    Some(format!("{}\n{}", fields.line("opens"), rows.join("\n")))
}
