//! `chancery variant`: the boards that can be played on here.
use super::place::Place;
use super::variant_import;
use crate::boards::catalogue::{Catalogue, Chain, check_folder};
use crate::rules::diplomacy::board::{Board, Terrain, Turn};
use crate::rules::diplomacy::policy::Policies;
use crate::rules::diplomacy::variant::{self, Flaw};
use crate::text::list;
use anyhow::{Context as _, Result};
use clap::Subcommand;
use std::path::Path;
use std::process::ExitCode;

/// So many flaws of one board are printed.
const MOST_FLAWS: usize = 100;

/// Look at the boards: those that come with the program, and those of the keeper's own folder.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List all boards that can be played on
    List {
        #[command(flatten)]
        place: Place,
    },
    /// Show what a board is: powers, centres, victory, calendar, rules of its own
    Show {
        /// The board
        name: String,
        #[command(flatten)]
        place: Place,
    },
    /// Prove boards sound; without a name, all there are
    Check {
        /// Names of boards, or folders such as ./lake
        boards: Vec<String>,
        #[command(flatten)]
        place: Place,
    },
    Import(variant_import::Args),
}

/// Runs the command.
///
/// # Errors
/// If there is no such board, or the configuration can not be read.
pub(super) fn run(args: &Args) -> Result<ExitCode> {
    match &args.what {
        What::List { place } => super::print(&names(&catalogue(place)?))?,
        What::Show { name, place } => super::print(&show(&catalogue(place)?, name)?)?,
        What::Check { boards, place } => return check(&catalogue(place)?, boards),
        What::Import(args) => return variant_import::run(args),
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn catalogue(place: &Place) -> Result<Catalogue> {
    Ok(Catalogue::new(Some(place.config()?.boards())))
}

fn names(catalogue: &Catalogue) -> String {
    let mut text = String::new();
    for name in catalogue.names() {
        let Ok(rules) = catalogue.rules(&name) else { continue };
        let board = rules.board();
        let own = if Chain::shipped(&name).is_some() { "" } else { "  (your own)" };
        text += &format!("{name:<24}  {:>3} players  {}{own}\n", n_played(board), board.title);
    }
    text
}

fn n_played(board: &Board) -> usize {
    board.power_data.iter().filter(|data| !data.dummy).count()
}

fn show(catalogue: &Catalogue, name: &str) -> Result<String> {
    let rules = catalogue.rules(name).with_context(|| format!("`chancery variant check {name}` says more"))?;
    let chain = catalogue.chain(name).with_context(|| format!("there is no board '{name}'"))?;
    let board = rules.board();
    let bases: Vec<_> = chain.names().skip(1).collect();
    let base = if bases.is_empty() { String::new() } else { format!(", based on {}", bases.join(", on ")) };
    let mut text = format!("{name}{base}\n{}\n{}\n\n", board.title, board.source);
    for (at, power) in board.powers.iter().enumerate() {
        let data = &board.power_data[at];
        let homes = board.provinces.iter().filter(|province| province.home.is_some_and(|home| home.index() == at));
        let homes: Vec<_> = homes.map(|province| province.abbreviation.as_str()).collect();
        let units = board.start.iter().filter(|unit| unit.power.index() == at).map(|unit| board.unit_name(unit));
        let units: Vec<_> = units.collect();
        let mut marks = Vec::new();
        marks.extend(data.dummy.then(|| "nobody plays it".to_owned()));
        marks.extend(data.team.iter().map(|team| format!("team {team}")));
        let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
        text +=
            &format!("{:<2} {}{marks}: homes {}; {}\n", power.letter, power.name, homes.join(" "), units.join(", "));
    }
    let count = |terrain: Terrain| board.provinces.iter().filter(|data| data.terrain == terrain).count();
    let (inland, coast, sea) = (count(Terrain::Inland), count(Terrain::Coast), count(Terrain::Sea));
    let free = board.provinces.iter().filter(|data| data.centre && data.home.is_none());
    let free: Vec<_> = free.map(|data| data.abbreviation.as_str()).collect();
    text += &format!("\n{} provinces: {inland} inland, {coast} coast, {sea} sea\n", board.provinces.len());
    text += &format!("{} centres, of which {} nobody's home: {}\n", board.centres().len(), free.len(), free.join(" "));
    text += &format!("{} centres win", board.victory.centres);
    let later = board.victory.later.iter();
    text += &later.map(|(year, centres)| format!("; from {year} on {centres}")).collect::<String>();
    let turn = |turn: &Turn| {
        let years = if turn.years == 0 { String::new() } else { format!(" ({:+} years)", turn.years) };
        format!(
            "{}{years}{}",
            turn.season.name().to_lowercase(),
            if turn.counts { ", then centres are counted" } else { "" }
        )
    };
    let turns: Vec<_> = board.calendar.turns.iter().map(turn).collect();
    text += &format!("\nIt begins in {}; turns: {}\n", board.first_phase, turns.join("; "));
    for railway in &board.railways {
        text += &format!("{} ({}), for {}\n", railway.name, railway.abbreviation, {
            let powers: Vec<_> = railway.powers.iter().map(|&power| board.power_name(power).name.as_str()).collect();
            list(&powers)
        });
    }
    for canal in &board.gateways {
        text += &format!("{} ({}), kept by {}\n", canal.name, canal.abbreviation, board.province(canal.keeper).name);
    }
    if !board.passages.is_empty() {
        text += &format!("{} borders with rules of their own\n", board.passages.len());
    }
    let policies: Vec<_> = Policies::of(board).departures().map(|(name, word)| format!("{name} {word}")).collect();
    text += &match policies.as_slice() {
        [] => "The rules are the usual ones.\n".to_owned(),
        some => format!("Rules that are not the usual ones: {}\n", some.join(", ")),
    };
    Ok(text)
}

/// What is wrong with these boards, or with all: the exit code says whether anything is.
fn check(catalogue: &Catalogue, boards: &[String]) -> Result<ExitCode> {
    let mut found: Vec<(String, Vec<Flaw>)> = Vec::new();
    if boards.is_empty() {
        for key in variant::keys() {
            found.push((key.to_owned(), Chain::shipped(key).map(|chain| chain.check()).unwrap_or_default()));
        }
        let troubled = catalogue.troubled();
        let sound = catalogue.own_names().into_iter().filter(|name| troubled.iter().all(|other| other.name != *name));
        found.extend(sound.map(|name| (name, Vec::new())));
        found.extend(troubled.into_iter().map(|troubled| (troubled.name, troubled.flaws)));
    }
    for board in boards {
        let troubled = || catalogue.troubled().into_iter().find(|troubled| troubled.name == *board);
        let flaws = match Chain::shipped(board) {
            Some(chain) => chain.check(),
            None if catalogue.own_names().contains(board) => troubled().map(|found| found.flaws).unwrap_or_default(),
            None => check_folder(Path::new(board)).with_context(|| format!("there is no board '{board}'"))?,
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
        for flaw in flaws.iter().take(MOST_FLAWS) {
            text += &format!("       {flaw}\n");
        }
        if MOST_FLAWS < flaws.len() {
            text += &format!("       and {} more\n", flaws.len() - MOST_FLAWS);
        }
    }
    super::print(&text)?;
    let sound = found.iter().all(|(_, flaws)| flaws.is_empty());
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
