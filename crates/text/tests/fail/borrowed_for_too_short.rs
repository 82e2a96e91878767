//! A sentence that is chosen first and printed later must still have its arguments.
use chancery_text::say;
use chancery_text::sentence::{Note, line};

fn main() {
    let said = say!("Send {}.", line(&format!("SET {}", "WAIT")));
    let _ = Note::of(said);
}
