//~ E0277 `String` cannot be an argument here
//! Nor is a refusal put together from our words and other people's.
use chancery::command::{CommandResult, refuse};

fn run(name: &str) -> CommandResult {
    refuse(format!("There is no {name}."))
}

fn main() {
    let _ = run;
}
