//! Makes the table of boards.
#[path = "../board_table.rs"]
mod board_table;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    board_table::write("stratego")
}
