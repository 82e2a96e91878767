//~ E0277 a secret is said only in a `Doc`: never in a Note, a Refusal, the journal or a subject
//! A refusal is also shown to people other than its reader.
use chancery::command::{CommandResult, refuse};
use chancery::say;
use chancery::text::secret::Secret;

fn run(code: &Secret) -> CommandResult {
    refuse(say!("Your code is {code}.", code))
}

fn main() {
    let _ = run;
}
