//! Pictures of boards. They are drawn from a [`Sheet`](crate::sheet::Sheet) and a [`Chart`](chart::Chart), and know
//! no game, no mail and no database.
//!
//! - [`chart`] is a picture as data: borders, and where things stand; [`text`] reads and writes it as `picture.txt`
//! - [`layout`] is what the rules say of a board; [`adjacency`] proves that a chart shows just that
//! - [`outline`] makes closed shapes of its borders
//! - [`grid`] is a board of squares; [`schematic`] makes a chart of who touches whom; [`planar`] tells how a graph is drawn without crossings
//! - [`mod@derive`] makes the chart of a board from that of the board it is based on
//! - [`place`] finds where units and names go; [`room`] says what sticks out
//! - [`scene`] is a sheet on a chart, as [`shape`]s, in the colours of a [`look`]; the letters are those of [`font`]
//! - [`mod@album`] is a page with all pictures of a game, to turn over
//! - [`page`] is a scene in a page, whose style sheet has its colours, with the shapes of the board in a file of their own
//! - [`raster`] makes pixels of it, [`film`] pictures that move, [`svg`] and [`pdf`] files of lines, [`mod@poster`] a page for the wall;
//!   [`studio`] keeps what is slow to work out
pub mod adjacency;
pub mod album;
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
