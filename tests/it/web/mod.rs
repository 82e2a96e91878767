//! The web front: pages and forms, without a browser where that is enough.
//!
//! - `trials` guests, who play without an account
//! - `site` a judge with pages, in this process
//! - `crawl` follows every link
//! - `session` signing in, and the profile
//! - `access` permissions: every address, for every kind of visitor
//! - `board` boards and their shapes
//! - `posts` the life of a form
//! - `equal` a form is a letter; `letters` the result of each line, and the page of e-mails
//! - `refused` typed text is never lost; `forms` each form, with any text in it
//! - `ways` of newcomers, invited people and GMs
//! - `rooms` press in threads, new games, sandboxes, a GM's actions
//! - `public` public pages: the same bytes for everyone
//! - `share` a site to send to a friend: the first page, links, cards, small boards; and facts that only a browser knows
//! - `readers` the pages' access to the database
//! - `secrets` hidden facts change nothing that others see, get or hear
//! - `learn` the lessons, and the rules with pictures
//! - `progress` the state of players' orders, and who may know it
//! - `guard` requests that never reach a page: other hosts and sites, too many and too often
//! - `keeper` the console
//! - `listen` connections that are slow, silent, many or endless
//! - `program` the program with its pages, and `chancery check`
//! - `deploy` the files in `deploy/` for it, and the system's limit on open files
//! - `proxies` real ones, set up as `deploy/` says
//! - `served` a real listener, and a minimal browser
//! - `live` the news for open pages
//! - `markup` user text is never markup; `minifier` scripts and styles as browsers read them
//! - `menu` every command that a player needs, as a form
//! - `play` a game as its players see it, `turns` its finished turns; `duels` the panels beside Stratego and
//!   Conquest boards, and `taps` the two in a real browser
//! - `every_board` all boards can be found, named and read; `parts` the single parts of a page
//! - `keys` a whole turn by the keyboard; `sizes` large text, small windows, few colours, paper
//! - `browser`, `camera`, `chat`, `clicks`, `table`, `evenings` and `everybody` a real one, which `driver` controls, at the real
//!   program, `front`
//! - `editor` the board of a sandbox, changed by clicks
//! - `budgets` the size of a play page, and the smoothness of its board
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
mod editor;
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
pub(crate) mod served;
mod session;
mod share;
pub(crate) mod site;
mod sizes;
mod table;
mod taps;
mod trials;
mod turns;
mod ways;
