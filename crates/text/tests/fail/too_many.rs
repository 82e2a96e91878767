//! Each argument has a placeholder.
use chancery_text::say;
use chancery_text::sentence::Note;

fn main() {
    let _ = Note::of(say!("Nobody has {}.", 1, 2));
}
