//! The events of a game: start, adjudication, deadlines, abandonment and takeover, draws, the end.
//!
//! Every function returns an error if the database fails. An `# Errors` names only what a caller can tell apart from that.
//!
//! Commands and the clock both come through here: everything that changes the course of a game is one of these functions,
//! and each of them tells the people of the game. The clock's way in is [`turn::due::settle`].
//!
//! - [`seats`]: people. How they join, are invited, approved and asked to confirm; how seats change hands; sitters and the
//!   reserve list; names and registrations; whom letters do not reach
//! - [`turn`]: one turn. Orders, also those for later; deadlines, lateness, absence and more time; the results and what
//!   follows from them; computers that play
//! - [`press`]: what people write to each other, and what they keep for themselves or for later
//! - [`table`]: the game as a whole. Its board and settings, votes and proposals, pauses, its end, edits, imports and
//!   replays; what everybody in it is shown; what the keeper does
pub mod press;
pub mod seats;
pub mod table;
pub mod turn;
