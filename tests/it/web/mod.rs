//! The web front: pages and forms, without a browser where that is enough.
//!
//! - `trials` guests, who play without an account
//! - `site` is a judge with pages, in this process
//! - `crawl` follows every link
//! - `session` signing in, and the profile
//! - `access` who may open what: every address, for everybody who may come
//! - `board` boards and their shapes
//! - `posts` the way of a form
//! - `equal` a form is a letter; `letters` what is said of each line, and the page of letters
//! - `refused` what was typed is never lost; `forms` each form, with whatever is typed into it
//! - `ways` of newcomers, invited people and masters
//! - `rooms` press in threads, new games, sandboxes, what masters do
//! - `public` pages for everybody: the same bytes for all
//! - `share` what one can send to a friend: the first page, links, cards, small boards; and what a browser knows by itself
//! - `readers` how pages read the database
//! - `secrets` what nobody may know changes nothing that they are shown, sent or told
//! - `learn` the pages that teach, and the rules with pictures
//! - `progress` whose orders are in, and who may know
//! - `guard` what no page sees: other hosts and sites, too much and too often
//! - `keeper` the console
//! - `listen` connections that are slow, silent, many or endless
//! - `program` the program with its pages, and `chancery check`
//! - `deploy` what keepers find in `deploy/` for it, and how much the system lets be open
//! - `proxies` real ones, set up as `deploy/` says
//! - `served` a real listener, and the least of a browser
//! - `live` the news that pages hear of while they are open
//! - `markup` nobody's text is markup; `minifier` scripts and styles as browsers read them
//! - `menu` every word that a player needs, as a form
//! - `play` a game as its players see it, `turns` its turns that are over; `duels` what stands beside the boards of Stratego and
//!   Conquest, and `taps` the two in a real browser
//! - `every_board` that all boards can be found, named and read; `parts` the single parts of a page
//! - `keys` a whole turn by the keyboard; `sizes` large text, small windows, few colours, paper
//! - `browser`, `camera`, `chat`, `clicks`, `table`, `evenings` and `everybody` a real one, which `driver` drives, at the real
//!   program, `front`
//! - `budgets` what a play page weighs, and how evenly its board moves
//! - `engine` Chromium, Firefox and WebKitGTK; `engines` the main stories in each of them
mod access;
mod board;
mod browser;
mod budgets;
mod camera;
mod chat;
mod clicks;
mod crawl;
mod deploy;
mod driver;
mod duels;
mod engine;
mod engines;
mod equal;
mod evenings;
mod every_board;
mod everybody;
mod forms;
mod front;
mod guard;
mod keeper;
mod keys;
mod learn;
mod letters;
mod listen;
mod live;
mod markup;
mod menu;
mod minifier;
mod parts;
mod play;
mod posts;
mod program;
mod progress;
mod proxies;
mod public;
mod readers;
mod refused;
mod rooms;
mod seats;
mod secrets;
mod served;
mod session;
mod share;
pub(crate) mod site;
mod sizes;
mod table;
mod taps;
mod trials;
mod turns;
mod ways;
