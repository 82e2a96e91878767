//! The web front: pages and forms, without a browser where that is enough.
//!
//! - `site` is a judge with pages, in this process
//! - `door` signing in, and the profile
//! - `board` boards and their shapes
//! - `posts` the way of a form
//! - `equal` a form is a letter; `letters` what is said of each line, and the page of letters
//! - `rooms` press in threads, new games, sandboxes, what masters do
//! - `public` pages for everybody: the same bytes for all, and what they may not tell
//! - `guard` what no page sees: other hosts and sites, too much and too often
//! - `keeper` the console
//! - `listen` connections that are slow, silent, many or endless
//! - `program` the program with its pages, and `chancery check`
//! - `proxies` real ones, set up as `deploy/` says
//! - `served` a real listener, and the least of a browser
//! - `live` the news that pages hear of while they are open
//! - `play` a game as its players see it
//! - `browser` and `everybody` a real one, which `driver` drives, at the real program, `front`
mod board;
mod browser;
mod door;
mod driver;
mod equal;
mod everybody;
mod front;
mod guard;
mod keeper;
mod letters;
mod listen;
mod live;
mod play;
mod posts;
mod program;
mod proxies;
mod public;
mod rooms;
mod served;
pub(crate) mod site;
