//! The table of requests: the words that HELP knows each by, HELP's text, and the line that does it.
mod games;
mod mail;
mod orders;
mod turns;

use crate::families::Request;

/// The rows of all games. Each family adds its own.
pub fn general_rows() -> impl Iterator<Item = &'static Request> {
    [turns::ROWS, orders::ROWS, games::ROWS, mail::ROWS].into_iter().flatten()
}
