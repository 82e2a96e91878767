//! A placeholder names an argument.
use chancery_text::say;
use chancery_text::sentence::Note;

fn main() {
    let grace = 1;
    let _ = Note::of(say!("By {grase}.", grace));
}
