//! The `chancery` binary.
use std::process::ExitCode;

fn main() -> ExitCode {
    chancery::cli::main()
}
