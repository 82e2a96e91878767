//! The decisions about a game as a whole, from its setup to its end, and the reports that everyone at the table is
//! shown.
pub mod alone;
pub mod ballots;
pub mod changes;
pub mod codes;
pub mod computer_hands;
pub mod edit;
pub mod ending;
pub mod forming;
pub mod house;
pub mod import;
pub mod listing;
pub mod mailroom;
pub mod name;
pub mod outage;
pub mod overview;
pub mod painting;
pub mod parts;
pub mod pause;
pub mod proposals;
pub mod reliability;
pub mod replay;
pub mod setup;
pub mod standstill;
pub mod tutorial;
pub(super) mod twins;
pub mod votes;
