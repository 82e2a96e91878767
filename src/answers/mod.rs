//! The answers of LIST, GAMES, SUMMARY, HELP, GET, FORECAST, WHY and MY DATA. Nothing here changes a game.
//!
//! - [`entry`] has a game as it stands in a list
//! - [`letters`] has the letters in and out, for the keeper
//! - [`listing`] has lists of games, and details of one
//! - [`summary`] has the history of a game
//! - [`export`] has a game as a file
//! - [`gallery`] has a game as sheets, for pictures and programs
//! - `replay` adjudicates a phase of the record again
//! - [`forecast`] has what would come of orders
//! - [`maps`] has what MAP answers
//! - [`my_data`] has all that is kept of the writer
//! - [`game_json`] has what programs read in place of a letter, and [`answer`] what came of their lines
//! - [`press`] has the press that somebody may read, in threads
//! - [`progress`] has whose orders are in
//! - [`verify`] checks a whole game from its file alone
//! - [`users`] has the people who are registered, for the keeper
//! - [`why`] has the causes of results
//! - [`asked`] has what is proposed to the players, and [`guests`] who is invited and who may play
//! - [`history`] has the press of a game
//! - [`games`] has the writer's own games, and those that want players
//! - [`help`] has what HELP and GET send
//! - [`learn`] has the tasks of LEARN
//! - [`words`] has the words that people have for things
//! - [`obsolete`] has the words of the classic judges that mean nothing here
//! - [`welcome`] tells newcomers where they are, and what to do next
use crate::text::doc::Doc;
use crate::text::sentence::Note;

pub mod answer;
pub mod asked;
pub mod entry;
pub mod export;
pub mod forecast;
pub mod gallery;
pub mod game_json;
pub mod games;
pub mod guests;
pub mod help;
pub mod history;
pub mod learn;
pub mod letters;
pub mod listing;
pub mod maps;
pub mod my_data;
pub mod obsolete;
pub mod people;
pub mod press;
pub mod progress;
mod replay;
pub mod summary;
pub mod users;
pub mod verify;
pub mod welcome;
pub mod why;
pub mod words;

/// Adds lines that stand right below each other.
pub fn paragraph_of_lines(lines: &[Note], doc: &mut Doc) {
    for (i, line) in lines.iter().enumerate() {
        doc.para(line);
        if 0 < i {
            doc.close_up();
        }
    }
}
