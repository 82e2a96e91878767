//! Pictures of boards. They are drawn from a [`Sheet`](crate::families::sheet::Sheet) and a [`Chart`](chart::Chart), and know
//! no game, no mail and no database.
//!
//! - [`chart`] is a picture as data: borders, and where things stand; [`text`] reads and writes it as `picture.txt`
//! - [`layout`] is what the rules say of a board; [`adjacency`] proves that a chart shows just that
//! - [`outline`] makes closed shapes of its borders
pub mod adjacency;
pub mod chart;
pub mod layout;
pub mod outline;
pub mod text;
