//~ E0308 mismatched types
//! A command puts its reply into its document.
use chancery::command::CommandResult;

fn run() -> CommandResult {
    Ok("The turn may now run early.".to_owned())
}

fn main() {
    let _ = run();
}
