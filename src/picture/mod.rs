//! Pictures of boards. They are drawn from a [`Sheet`](crate::families::sheet::Sheet) and a [`Chart`](chart::Chart), and know
//! no game, no mail and no database.
//!
//! - [`chart`] is a picture as data: borders, and where things stand
//! - [`outline`] makes closed shapes of its borders
pub mod chart;
pub mod outline;
