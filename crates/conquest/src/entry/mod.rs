//! Incoming orders.
//!
//! - `words` splits a line into words, and knows the spellings of states; `grammar` reads orders; `write` writes them
//! - `legal` judges an order by a view; `review` judges a whole set of orders; `options` lists the possible orders
//! - `letter` reads the sentences of an e-mail
//! - `sentence` explains why an order was not carried out; `edit` reads the GM's edits
mod edit;
mod grammar;
mod legal;
mod letter;
mod options;
mod review;
mod sentence;
mod words;
mod write;

use super::map::Map;
use super::order::{Cancel, Order};
use super::state::View;
use chancery_rules::{Accepted, Eyes, Rejected};
use chancery_text::say;
use chancery_text::sentence::{Note, line};
pub use edit::{check, edit, edit_parts};
pub(super) use grammar::parse;
pub use grammar::read;
pub use letter::read as letter;
pub use options::options;
pub use review::review;
pub use sentence::{Wording, lapse};
pub(super) use words::Words;
pub use write::{odds, write};

/// The heading of a block of standing orders.
const BLOCK: &str = "standing orders";

/// Reads a line, or a block of lines below `STANDING ORDERS`, and judges the orders by the view.
pub fn orders(map: &Map, view: &View, text: &str) -> Vec<Result<Accepted<Order>, Rejected>> {
    let text = text.trim();
    let judge = |order: Order| legal::check(map, view, order);
    let rejected = |why: Note| Rejected::because(why);
    if let Some(block) = text.get(..BLOCK.len()).filter(|head| head.eq_ignore_ascii_case(BLOCK)) {
        let lines = text[block.len()..].trim_start_matches(':').lines().flat_map(pieces);
        let mut found = vec![judge(Order::CancelStanding(Cancel::All)).map_err(rejected)];
        for text in lines {
            let standing = parse(map, text).and_then(|order| grammar::standing(order).map_err(rejected));
            found.push(standing.and_then(|order| judge(order).map_err(rejected)));
        }
        if found.len() == 1 {
            return vec![Err(Rejected::because(say!(
                "Below STANDING ORDERS are your standing orders, one a line. {} drops them.",
                line("CANCEL STANDING ALL")
            )))];
        }
        return found;
    }
    text.lines().flat_map(pieces).map(|piece| headed(map, view, piece)).collect()
}

/// Reads an order below the name of its power: `Yellow: PASS`; or an order alone.
fn headed(map: &Map, view: &View, piece: &str) -> Result<Accepted<Order>, Rejected> {
    let judge = |view: &View, text: &str| {
        parse(map, text).and_then(|order| legal::check(map, view, order).map_err(Rejected::because))
    };
    let heading = piece.split_once(':').and_then(|(name, order)| Some((edit::power_named(map, name.trim())?, order)));
    match (heading, view.eyes) {
        (Some((power, order)), Eyes::Power(own)) if power == own => judge(view, order),
        (Some((power, order)), Eyes::Master) => judge(&View { eyes: Eyes::Power(power), ..view.clone() }, order),
        _ => judge(view, piece),
    }
}

/// The orders of a line, which semicolons separate, without remarks.
fn pieces(line: &str) -> impl Iterator<Item = &str> {
    line.split('#').next().unwrap_or_default().split(';').map(str::trim).filter(|piece| !piece.is_empty())
}

/// Returns whether a line begins like an order rather than like prose.
pub fn begins_order(map: &Map, line: &str) -> bool {
    grammar::begins(map, line)
}
