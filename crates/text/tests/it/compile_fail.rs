//! Mistakes that the compiler finds, with its messages: `tests/fail/`.
use std::process::Command;

/// `TRYBUILD=overwrite cargo test -p chancery-text compile_fail` rewrites the expected messages. They come from the version of Rust in
/// Cargo.toml.
#[test]
fn mistakes_do_not_compile() {
    let told = Command::new("rustc").arg("--version").output().unwrap();
    let version = env!("CARGO_PKG_RUST_VERSION");
    if !String::from_utf8_lossy(&told.stdout).starts_with(&format!("rustc {version}")) {
        eprintln!("skipped: this is not Rust {version}, which has words of its own");
        return;
    }
    trybuild::TestCases::new().compile_fail("tests/fail/*.rs");
}
