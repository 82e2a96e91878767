//! Comparing secrets is no business of those who say them.
use chancery_text::secret::Secret;

fn main() {
    let _ = Secret::of("x") == Secret::of("y");
}
