//! The events of a game: start, adjudication, deadlines, abandonment and takeover, draws, the end.
//!
//! Every function returns an error if the database fails. An `# Errors` section lists only errors that a caller can tell apart
//! from that.
//!
//! Commands and the clock both call this module. Each change to the course of a game is one of its functions, which also
//! notifies the people in the game. The clock enters through [`turn::due::settle`].
//!
//! - [`seats`]: people. Joining, invitations, approval and confirmation; seats that change hands; sitters and the standby list;
//!   names and registrations; people the judge's e-mail does not reach
//! - [`turn`]: one turn. Orders, including those for later turns; deadlines, lateness, absence and extensions; results and
//!   their consequences; bots
//! - [`press`]: what people write to each other, to themselves, or for later
//! - [`modules`]: the keeper's scripts in a game: calling them, and applying their effects
//! - [`table`]: the game as a whole. Its board and settings, votes and proposals, pauses, its end, edits, imports and replays;
//!   the reports that everyone in it sees; the keeper's actions
pub mod modules;
pub mod press;
pub mod seats;
pub mod table;
pub mod turn;
