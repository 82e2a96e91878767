//! Pages and posts: how fast, and what they cost the mail.
fn main() {}
