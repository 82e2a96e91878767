//! A secret has no `Display`.
use chancery_text::secret::Secret;

fn main() {
    println!("{}", Secret::of("x"));
}
