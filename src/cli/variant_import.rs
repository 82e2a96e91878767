//! `chancery variant import`: converts a board of another judge into a folder of ours.
use super::judge_location::JudgeLocation;
use super::variant::catalogue;
use crate::rules::is_board_name;
use anyhow::{Context as _, Result, anyhow, ensure};
use chancery_import as import;
use chancery_import::dpjudge;
use chancery_import::dpjudge::Base;
use chancery_import::{Chart, Folder, Report, Source, njudge, powers, write};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The maximum files that a board uses.
const MAX_FILES: usize = 40;

const EXAMPLES: &str = "\
Examples:
    chancery variant import map.loeb9 seed.loeb9 --into ./loeb9 --title 'Loeb 9'";

/// Convert another judge's map into a board folder
///
/// Reads `map.X` and `seed.X` of the classic judge, or an `X.map` of the DPjudge with the files that it uses, which
/// must be in the same folder. It prints, line by line, what our format cannot say and what looks like a mistake. Then
/// write the text for players (`info.txt`), and run `chancery variant check`.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct VariantImportArgs {
    /// The board: `map.X`, or `X.map`
    map: PathBuf,
    /// The start for a `map.X` [default: the `seed.X` in the same folder]
    seed: Option<PathBuf>,
    /// The folder to create; players use its name in CREATE
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
    /// Write only the differences from this board (it also stands for a missing file of its name that an `X.map` uses)
    #[arg(long, value_name = "BOARD")]
    base: Option<String>,
    /// The powers by their letters, for a `map.X`: "A=Austria/Austrian, E=England/English"
    #[arg(long, value_name = "LIST")]
    powers: Option<String>,
    /// The title of the board
    #[arg(long)]
    title: Option<String>,
    /// Who made the board, and whose files these are
    #[arg(long)]
    source: Option<String>,
    /// The number of supply centres that wins
    #[arg(long, value_name = "N")]
    centres_to_win: Option<u32>,
    /// A rule, such as "builds=any"; can be given more than once
    #[arg(long, value_name = "POLICY=CHOICE")]
    policy: Vec<String>,
    #[command(flatten)]
    place: JudgeLocation,
}

/// Runs the command.
///
/// # Errors
/// If a file cannot be read or written, or is not a complete board.
pub(super) fn run(args: &VariantImportArgs) -> Result<ExitCode> {
    let key = folder_name(&args.into)?;
    ensure!(
        !args.into.exists(),
        "{} already exists; remove it, or name another folder with --into",
        args.into.display()
    );
    let base = match &args.base {
        Some(base) => Some((&**base, base_chart(args, base)?)),
        None => None,
    };
    let base = base.as_ref().map(|(key, chart)| Base { key, chart });
    let (mut chart, mut report) = read(args, base)?;
    dress(args, &key, &mut chart, &mut report)?;
    let files = match base {
        Some(base) => {
            chart.follow(base.chart);
            let folder = write::derived(&chart, base.chart, base.key);
            folder.map_err(|why| anyhow!("this cannot be expressed as a difference from {}: {why}", base.key))?
        }
        None => write::whole(&chart),
    };
    keep(&args.into, &files)?;
    let mut said = report.to_string();
    said += &format!(
        "{}: {} powers, {} provinces, {} centres, {} units\n",
        args.into.display(),
        chart.powers.len(),
        chart.provinces.len(),
        chart.n_centres(),
        chart.units.len()
    );
    said += "Now write info.txt for the players.\n";
    super::print(&said)?;
    Ok(ExitCode::SUCCESS)
}

/// The board that the new one is to differ from.
fn base_chart(args: &VariantImportArgs, name: &str) -> Result<Chart> {
    let chain = catalogue(&args.place)?.chain(name).with_context(|| format!("there is no board '{name}'"))?;
    Chart::of_files(chain.key(), &|board, file| chain.text(board, file)).map_err(|flaws| {
        anyhow!("{name} cannot be read: {}", flaws.first().map(ToString::to_string).unwrap_or_default())
    })
}

/// The name that players will use for the board.
fn folder_name(path: &Path) -> Result<String> {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    ensure!(
        is_board_name(name),
        "{name:?} is not a valid name for a board; use lower-case letters, digits, `_` and `-`"
    );
    Ok(name.to_owned())
}

fn read(args: &VariantImportArgs, base: Option<Base<'_>>) -> Result<(Chart, Report)> {
    let name = file_name(&args.map);
    let text = text_of(&args.map)?;
    let map = Source { name: &name, text: &text };
    if name.ends_with(".map") {
        ensure!(args.seed.is_none(), "an X.map includes the start; leave {:?} out", args.seed);
        ensure!(args.powers.is_none(), "an X.map names its powers itself; leave --powers out");
        let beside = beside(&args.map, &text)?;
        let find = |name: &str| beside.get_key_value(name).map(|(name, text)| Source { name, text });
        return Ok(dpjudge::read(map, &find, base)?);
    }
    let board = name.rsplit('.').next().unwrap_or(&name).to_owned();
    let seed = match &args.seed {
        Some(seed) => seed.clone(),
        None => args.map.with_file_name(name.replacen("map", "seed", 1)),
    };
    ensure!(seed != args.map, "name the seed after the map");
    let names = match &args.powers {
        Some(list) => powers::parse(list).map_err(|why| anyhow!(why))?,
        None => powers::known(&board),
    };
    let (seed_name, seed_text) = (file_name(&seed), text_of(&seed)?);
    Ok(njudge::read(map, Source { name: &seed_name, text: &seed_text }, &names)?)
}

/// Adds what no file says: title, source, victory, rules.
fn dress(args: &VariantImportArgs, key: &str, chart: &mut Chart, report: &mut Report) -> Result<()> {
    chart.title = match &args.title {
        Some(title) => title.clone(),
        None => {
            let title = key.replace(['_', '-'], " ");
            report.assumed.push(format!("the board is called {title:?}; change this with --title"));
            title
        }
    };
    chart.source = match &args.source {
        Some(source) => source.clone(),
        None => {
            report.assumed.push("the maker is unknown; name them with --source".to_owned());
            format!("Unknown; after {}", file_name(&args.map))
        }
    };
    if let Some(centres) = args.centres_to_win {
        chart.victory.centres = centres;
    } else if chart.victory.centres == 0 {
        chart.victory.centres = (chart.n_centres() / 2 + 1) as u32;
        report.assumed.push(format!("{} centres win: more than half of all", chart.victory.centres));
    }
    for policy in &args.policy {
        let (name, word) = policy.split_once('=').with_context(|| format!("{policy:?} is not POLICY=CHOICE"))?;
        chart.policies.insert(name.trim().to_owned(), word.trim().to_owned());
    }
    Ok(())
}

/// The files in the map's folder that it uses, and those that these use.
fn beside(map: &Path, text: &str) -> Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    let mut wanted = dpjudge::uses(text);
    while let Some(name) = wanted.pop() {
        // A file can only name its neighbours, so paths are ignored.
        let plain = Path::new(&name).file_name().is_some_and(|file| file == &*name);
        let path = map.with_file_name(&name);
        if !plain || found.contains_key(&name) || !path.is_file() {
            continue;
        }
        ensure!(found.len() < MAX_FILES, "{} uses more than {MAX_FILES} files", map.display());
        let text = text_of(&path)?;
        wanted.extend(dpjudge::uses(&text));
        found.insert(name, text);
    }
    Ok(found)
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn text_of(path: &Path) -> Result<String> {
    let about = fs::metadata(path).with_context(|| path.display().to_string())?;
    ensure!(about.is_file(), "{} is not a file", path.display());
    ensure!(about.len() <= import::MAX_BYTES as u64, "{} is too large for a board", path.display());
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    Ok(import::decode(&file_name(path), &bytes)?)
}

fn keep(folder: &Path, files: &Folder) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for (name, text) in files {
        let path = folder.join(name);
        fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
