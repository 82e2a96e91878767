//! The program.
use chancery::cli::adjudicate;
use clap::Parser;
use std::process::ExitCode;

/// A play-by-mail judge.
#[derive(Parser)]
enum Command {
    Adjudicate(adjudicate::Args),
}

fn main() -> anyhow::Result<ExitCode> {
    match Command::parse() {
        Command::Adjudicate(args) => adjudicate::run(&args),
    }
}
