//! Pictures of boards. A [`PlayerView`](sheet::PlayerView) has the pieces on a board, a [`Chart`](chart::Chart) has their positions, and
//! [`draw`] makes a [`Scene`] from both. Nothing here is specific to a game.
//!
//! A board as data:
//! - [`layout`] has the contacts of a board by the rules; [`adjacency`] checks that a chart shows the same
//! - [`chart`] has the borders, and the positions of units and names; [`text`] reads and writes it as `picture.txt`
//! - [`schematic`] makes a chart from contacts alone, [`grid`] one of squares, [`mod@derive`] one from that of a similar board
//! - [`outline`] joins borders into closed shapes; [`planar`] embeds a graph without crossings
//! - [`place`] finds positions for units and names; [`room`] lists those that stick out
//!
//! A position drawn on it:
//! - [`scene`] is a list of [`shape`]s in the colours of a [`look`], with the glyphs of [`font`]
//! - [`svg`] and [`pdf`] write vectors, [`raster`] pixels, [`film`] animations, [`mod@poster`] a page for the wall
//! - [`page`] embeds a scene in a web page, whose style sheet has the colours, with the board's shapes in a separate file
//! - [`mod@album`] is a page with all pictures of a game, to leaf through
//! - [`card`] is a small picture of a board for lists, and a card of a game for links to it
//! - [`studio`] caches slow computations
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
pub mod regions;
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
