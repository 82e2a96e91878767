//~ E0308 mismatched types
//! A command says what it has to say in its document.
use chancery::command::CommandResult;

fn run() -> CommandResult {
    Ok("The turn may now run early.".to_owned())
}

fn main() {
    let _ = run();
}
