//! Pictures of boards: a [`PlayerView`](sheet::PlayerView) says what stands where, a [`Chart`](chart::Chart) where that is, and [`draw`]
//! makes a [`Scene`] of both. Nothing here knows a game.
//!
//! A board as data:
//! - [`layout`] is what the rules say of a board; [`adjacency`] proves that a chart shows the same
//! - [`chart`] has the borders, and the places of units and names; [`text`] reads and writes it as `picture.txt`
//! - [`schematic`] makes a chart of who touches whom, [`grid`] one of squares, [`mod@derive`] one from that of a similar board
//! - [`outline`] makes closed shapes of borders; [`planar`] finds out how a graph is drawn without crossings
//! - [`place`] finds where units and names go; [`room`] says what sticks out
//!
//! A position drawn on it:
//! - [`scene`] is a list of [`shape`]s in the colours of a [`look`], with the letters of [`font`]
//! - [`svg`] and [`pdf`] write lines, [`raster`] pixels, [`film`] pictures that move, [`mod@poster`] a page for the wall
//! - [`page`] is a scene in a page, whose style sheet has the colours, with the shapes of the board in a file of their own
//! - [`mod@album`] is a page with all pictures of a game, to leaf through
//! - [`card`] is a small picture of a board for lists, and a card of a game for links to it
//! - [`studio`] keeps what is slow to work out
pub mod adjacency;
pub mod album;
pub mod card;
pub mod chart;
pub mod derive;
pub mod film;
pub mod font;
pub mod grid;
pub mod layout;
pub mod look;
pub mod outline;
pub mod page;
pub mod pdf;
pub mod place;
pub mod planar;
pub mod poster;
pub mod raster;
pub mod room;
pub mod scene;
pub mod schematic;
pub mod shape;
pub mod sheet;
pub mod studio;
pub mod svg;
pub mod text;

pub use album::{Leaf, album};
pub use look::Look;
pub use poster::{Count, poster};
pub use scene::{Scene, Style, draw};
pub use studio::Studio;
