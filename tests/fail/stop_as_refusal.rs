//~ E0277 `?` couldn't convert the error to `Refusal`
//! A possible failure is not a refusal.
use chancery::command::{CommandResult, Refusal};

fn asked(answer: CommandResult) -> Result<(), Refusal> {
    answer?;
    Ok(())
}

fn main() {
    let _ = asked;
}
