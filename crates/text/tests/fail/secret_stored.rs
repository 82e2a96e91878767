//! A secret is not written as JSON.
use chancery_text::secret::Secret;

fn main() {
    let _ = serde_json::to_string(&Secret::of("x"));
}
