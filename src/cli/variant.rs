//! `chancery variant`: shows and checks the boards.
use super::judge_location::JudgeLocation;
use super::{variant_import, variant_picture};
use crate::boards::catalogue::{Catalogue, check_folder};
use crate::boards::chain::Chain;
use crate::rules::Flaw;
use anyhow::{Context as _, Result};
use clap::Subcommand;
use std::path::Path;
use std::process::ExitCode;

/// The maximum number of a board's flaws that are printed.
const MAX_FLAWS: usize = 100;

const EXAMPLES: &str = "\
Examples:
    chancery variant list
    chancery variant show fleet_rome
    chancery variant check ./lake
    chancery variant check --config /etc/chancery/chancery.toml";

/// Show, check and import boards, both Chancery's and your own
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct VariantArgs {
    #[command(subcommand)]
    what: VariantCommand,
}

#[derive(Debug, Subcommand)]
enum VariantCommand {
    /// List all boards
    List {
        #[command(flatten)]
        place: JudgeLocation,
    },
    /// Show a board's powers, centres, victory condition, calendar and special rules
    Show {
        /// Name of the board
        name: String,
        #[command(flatten)]
        place: JudgeLocation,
    },
    /// Check boards for errors; without a name, check all boards
    Check {
        /// Names of boards, or folders such as ./lake
        boards: Vec<String>,
        #[command(flatten)]
        place: JudgeLocation,
    },
    Import(variant_import::VariantImportArgs),
    Picture(variant_picture::VariantPictureArgs),
}

/// Runs the command.
///
/// # Errors
/// If the board does not exist, or the configuration cannot be read.
pub(super) fn run(args: &VariantArgs) -> Result<ExitCode> {
    match &args.what {
        VariantCommand::List { place } => super::print(&names(&catalogue(place)?))?,
        VariantCommand::Show { name, place } => super::print(&show(&catalogue(place)?, name)?)?,
        VariantCommand::Check { boards, place } => return check(&catalogue(place)?, boards),
        VariantCommand::Import(args) => return variant_import::run(args),
        VariantCommand::Picture(args) => return variant_picture::run(args),
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn catalogue(place: &JudgeLocation) -> Result<Catalogue> {
    Ok(Catalogue::new(Some(place.config()?.boards())))
}

fn names(catalogue: &Catalogue) -> String {
    let mut text = String::new();
    for name in catalogue.names() {
        let Ok(board) = catalogue.board(&name) else { continue };
        let board = board.variant;
        let own = if catalogue.is_shipped(&name) { "" } else { "  (your own)" };
        text += &format!("{name:<24}  {:>3} players  {}{own}\n", board.n_played(), board.title());
    }
    text
}

fn show(catalogue: &Catalogue, name: &str) -> Result<String> {
    let board = catalogue.board(name).with_context(|| format!("`chancery variant check {name}` lists the errors"))?;
    let chain = catalogue.chain(name).with_context(|| format!("unknown board '{name}'"))?;
    let bases: Vec<_> = chain.names().skip(1).collect();
    let base = if bases.is_empty() { String::new() } else { format!(", based on {}", bases.join(", on ")) };
    Ok(format!("{name}{base}\n{}", board.variant.overview()))
}

/// Prints the flaws of these boards, or of all. The exit code says whether there are any.
fn check(catalogue: &Catalogue, boards: &[String]) -> Result<ExitCode> {
    let mut found: Vec<(String, Vec<Flaw>)> = Vec::new();
    if boards.is_empty() {
        for key in catalogue.families().iter().flat_map(|family| family.boards()) {
            let chain = Chain::shipped(catalogue.families(), key);
            found.push((key.to_owned(), chain.map(|chain| chain.check()).unwrap_or_default()));
        }
        let troubled = catalogue.troubled();
        let sound = catalogue.own_names().into_iter().filter(|name| troubled.iter().all(|other| other.name != *name));
        found.extend(sound.map(|name| (name, Vec::new())));
        found.extend(troubled.into_iter().map(|troubled| (troubled.name, troubled.flaws)));
    }
    for board in boards {
        let troubled = || catalogue.troubled().into_iter().find(|troubled| troubled.name == *board);
        let flaws = match Chain::shipped(catalogue.families(), board) {
            Some(chain) => chain.check(),
            None if catalogue.own_names().contains(board) => troubled().map(|found| found.flaws).unwrap_or_default(),
            None => check_folder(catalogue.families(), Path::new(board))
                .with_context(|| format!("unknown board '{board}'"))?,
        };
        found.push((board.clone(), flaws));
    }
    let mut text = String::new();
    for (name, flaws) in &found {
        if flaws.is_empty() {
            text += &format!("ok     {name}\n");
            continue;
        }
        text += &format!("WRONG  {name}\n");
        for flaw in flaws.iter().take(MAX_FLAWS) {
            text += &format!("       {flaw}\n");
        }
        if MAX_FLAWS < flaws.len() {
            text += &format!("       and {} more\n", flaws.len() - MAX_FLAWS);
        }
    }
    super::print(&text)?;
    let sound = found.iter().all(|(_, flaws)| flaws.is_empty());
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
