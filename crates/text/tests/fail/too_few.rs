//! Each placeholder has an argument.
use chancery_text::say;
use chancery_text::sentence::Note;

fn main() {
    let _ = Note::of(say!("{} and {}", 1));
}
