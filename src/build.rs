//! Makes a row of `COMMANDS` of every `commands/*.rs`, and of `VARIANTS` of every `variants/*/*/*`.
fn main() {}
