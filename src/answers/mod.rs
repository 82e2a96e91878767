//! The answers of LIST, GAMES, SUMMARY, HELP, GET, FORECAST, WHY, EXPLAIN and MY DATA. Nothing here changes a game.
//!
//! - [`entry`] describes a game as a list shows it
//! - [`letters`] lists e-mails in and out, for the keeper, and [`letter_filter`] chooses some of them
//! - [`listing`] lists games, and shows the details of one
//! - [`summary`] holds the history of a game
//! - [`export`] writes a game as a file
//! - [`gallery`] shows a game as sheets, for pictures and programs
//! - `replay` adjudicates a past phase again
//! - [`forecast`] predicts the outcome of orders
//! - [`maps`] answers MAP
//! - [`my_data`] lists the data that the judge holds on the writer
//! - [`game_json`] is the JSON version of an e-mail, and [`answer`] the JSON version of a reply
//! - [`press`] sorts the press that a person may read into threads
//! - [`progress`] shows whose orders are in
//! - [`verify`] checks a whole game from its file alone
//! - [`users`] lists the registered people, for the keeper
//! - [`why`] gives the causes of results, and [`explain`] the bots' reasons for their orders
//! - [`asked`] lists proposals to the players, and [`guests`] invitations and the lists of who may play
//! - [`history`] shows the press of a game
//! - [`games`] lists the writer's own games, and those that need players
//! - [`help`] holds the texts of HELP and GET
//! - [`learn`] holds the tasks of LEARN
//! - [`requests`] holds the requests in everyday words, and the line for each
//! - [`obsolete`] explains commands of the classic judges that do not exist here
//! - [`welcome`] tells newcomers where they are, and what to do next
use crate::text::doc::Doc;
use crate::text::sentence::Note;

pub mod answer;
pub mod asked;
pub mod entry;
pub mod explain;
pub mod export;
pub mod forecast;
pub mod gallery;
pub mod game_file;
pub mod game_json;
pub mod games;
pub mod guests;
pub mod help;
pub mod history;
pub mod learn;
pub mod letter_filter;
pub mod letters;
pub mod listing;
pub mod maps;
pub mod my_data;
pub mod obsolete;
pub mod people;
pub mod press;
pub mod progress;
mod replay;
pub mod requests;
pub mod summary;
pub mod users;
pub mod verify;
pub mod welcome;
pub mod why;

/// Adds lines, each directly below the one before.
pub fn paragraph_of_lines(lines: &[Note], doc: &mut Doc) {
    for (i, line) in lines.iter().enumerate() {
        doc.para(line);
        if 0 < i {
            doc.close_up();
        }
    }
}
