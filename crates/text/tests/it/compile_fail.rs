//! Mistakes that the compiler finds, and its words for them: `tests/fail/`.
use std::process::Command;

/// `TRYBUILD=overwrite cargo test -p chancery-text compile_fail` writes the words anew; they are those of the version of Rust that
/// Cargo.toml names.
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
