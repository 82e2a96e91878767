//! `chancery variant import`: converts another judge's board into a board folder.
use super::judge_location::JudgeLocation;
use super::realpolitik_folder::{RealpolitikFolder, text_in};
use super::variant::catalogue;
use crate::boards::chain::Chain;
use crate::picture::regions::{self, Region, Run};
use crate::picture::schematic::hints;
use crate::picture::text;
use crate::rules::is_board_name;
use crate::text::counted;
use anyhow::{Context as _, Result, anyhow, ensure};
use chancery_import as import;
use chancery_import::dpjudge;
use chancery_import::dpjudge::Base;
use chancery_import::realpolitik::{self, PixelRow, Shape, order_list};
use chancery_import::{Chart, Folder, Report, Source, njudge, powers, write};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The maximum number of files in a board.
const MAX_FILES: usize = 40;

const EXAMPLES: &str = "\
Examples:
    chancery variant import map.loeb9 seed.loeb9 --into ./loeb9 --title 'Loeb 9'
    chancery variant import 'Variant Files/Lake' --into ./lake";

/// Convert another judge's map into a board folder
///
/// Reads one of three sources: `map.X` and `seed.X` of the classic judge, an `X.map` of the DPjudge with its files in the
/// same folder, or a folder of Realpolitik or RealWorld variants with its picture. It prints each line that Chancery's format
/// cannot express and each likely mistake. Then write the text for players (`info.txt`) and run `chancery variant check`.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct VariantImportArgs {
    /// Board: `map.X`, `X.map` or a Realpolitik variant's folder (or its `.var`)
    map: PathBuf,
    /// Starting position for a `map.X` [default: the `seed.X` in the same folder]
    seed: Option<PathBuf>,
    /// Folder to create; players use its name in CREATE
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
    /// Write only the differences from this board, which also replaces a missing file of its name that an `X.map` uses
    #[arg(long, value_name = "BOARD")]
    base: Option<String>,
    /// Powers by letter, for a `map.X`: "A=Austria/Austrian, E=England/English"
    #[arg(long, value_name = "LIST")]
    powers: Option<String>,
    /// Variant, if a Realpolitik folder has several
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    /// Title of the board
    #[arg(long)]
    title: Option<String>,
    /// Author of the board and owner of its files
    #[arg(long)]
    source: Option<String>,
    /// Number of supply centres needed to win
    #[arg(long, value_name = "N")]
    centres_to_win: Option<u32>,
    /// Rule, such as "builds=any"; can be repeated
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
    let foreign = if RealpolitikFolder::is_one(&args.map) { Some(read_realpolitik(args)?) } else { None };
    let (mut chart, mut report) = match &foreign {
        Some(foreign) => (foreign.imported.chart.clone(), foreign.imported.report.clone()),
        None => read(args, base)?,
    };
    dress(args, &key, &mut chart, &mut report)?;
    let mut files = match base {
        Some(base) => {
            chart.follow(base.chart);
            let folder = write::derived(&chart, base.chart, base.key);
            folder.map_err(|why| anyhow!("this cannot be expressed as a difference from {}: {why}", base.key))?
        }
        None => write::whole(&chart),
    };
    let mut more = String::new();
    if let Some(mut foreign) = foreign {
        foreign.imported.chart = chart.clone();
        files.insert("info.txt", foreign.imported.info());
        files.insert(order_list::FILE, order_list::write(&foreign.imported.gazetteer, &chart));
        more = foreign.picture(args, &key, &mut files)?;
        more += "realpolitik.txt: for games to and from Realpolitik\n";
    }
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
    said += &more;
    said += "Now write info.txt for the players.\n";
    super::print(&said)?;
    Ok(ExitCode::SUCCESS)
}

/// The base board for the new one.
fn base_chart(args: &VariantImportArgs, name: &str) -> Result<Chart> {
    let chain = catalogue(&args.place)?.chain(name).with_context(|| format!("unknown board '{name}'"))?;
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

/// A Realpolitik variant, and the shapes of its spaces.
struct RealpolitikVariant {
    imported: realpolitik::VariantBoard,
    shapes: Option<Vec<Shape>>,
}

fn read_realpolitik(args: &VariantImportArgs) -> Result<RealpolitikVariant> {
    ensure!(args.seed.is_none(), "a folder of Realpolitik includes the start; leave {:?} out", args.seed);
    ensure!(args.powers.is_none(), "a folder of Realpolitik names its powers itself; leave --powers out");
    let folder = RealpolitikFolder::open(&args.map, args.variant.as_deref())?;
    let mut imported = folder.read()?;
    let shapes = folder.shapes(&imported.gazetteer)?;
    imported.report.notes.extend(folder.missing);
    Ok(RealpolitikVariant { imported, shapes })
}

impl RealpolitikVariant {
    /// Adds the picture made from the regions, or else hints for one. Returns the remarks on it.
    fn picture(&self, args: &VariantImportArgs, key: &str, files: &mut Folder) -> Result<String> {
        let Some(shapes) = &self.shapes else { return Ok(String::new()) };
        let catalogue = catalogue(&args.place)?;
        let own = files.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect();
        let chain = match &args.base {
            Some(base) => {
                let base = catalogue.chain(base).with_context(|| format!("unknown board '{base}'"))?;
                Chain::derived_from(key, own, &base)
            }
            None => Chain::follow(catalogue.family("diplomacy")?, key, own, |_| None),
        };
        // `variant check` reports the board's flaws.
        let Some(layout) = chain.read().ok().and_then(|variant| variant.layout()) else { return Ok(String::new()) };
        let regions = self.regions(shapes);
        let source = format!("{}; regions of its Realpolitik folder", self.imported.chart.title);
        match regions::draw(&regions, &layout, &source) {
            Ok(picture) => {
                let chart = &picture.chart;
                let n_changes = [
                    counted(picture.n_wastes, "waste"),
                    counted(chart.links.len(), "link"),
                    counted(chart.marks.len() + regions::n_walls(chart), "mark"),
                ];
                files.insert(text::FILE, text::write(chart));
                let n_changes = n_changes.join(", ");
                Ok(format!("picture.txt: drawn from the regions; all contacts match the rules ({n_changes})\n"))
            }
            Err(why) => {
                let mut text = "# The places of units in the regions of its Realpolitik folder.\n".to_owned();
                for (space, shape) in self.imported.gazetteer.spaces.iter().zip(shapes) {
                    if let Some(ours) = space.ours.as_ref().filter(|ours| layout.places.contains_key(*ours)) {
                        text += &format!("{ours} {} {}\n", shape.unit.0, -shape.unit.1);
                    }
                }
                files.insert(hints::FILE, text);
                Ok(format!("hints.txt: written from the places of units; the regions give no picture ({why})\n"))
            }
        }
    }

    fn regions(&self, shapes: &[Shape]) -> Vec<Region> {
        let runs = |runs: &[PixelRow]| runs.iter().map(|&(x, y, length)| Run { x, y, length }).collect();
        let spaces = self.imported.gazetteer.spaces.iter().zip(shapes);
        let regions = spaces.filter_map(|(space, shape)| {
            let name = space.ours.clone()?;
            let mut region = Region { runs: runs(&shape.runs), name: name.clone(), ..Region::default() };
            let spot = |(x, y): (i32, i32)| Some((u32::try_from(x).ok()?, u32::try_from(y).ok()?));
            region.spots.extend(spot(shape.unit).map(|at| (name.clone(), at)));
            for (letter, shore) in space.coasts.iter().zip(&shape.coasts) {
                let coast = format!("{}C", letter.to_ascii_uppercase());
                region.spots.extend(spot(shore.fleet).map(|at| (format!("{name}/{coast}"), at)));
                region.coasts.push((coast, runs(&shore.runs)));
            }
            Some(region)
        });
        let on_board = |region: &Region| self.imported.chart.land(&region.name).is_some();
        regions.filter(on_board).collect()
    }
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

/// Adds what no file contains: title, source, victory, rules.
fn dress(args: &VariantImportArgs, key: &str, chart: &mut Chart, report: &mut Report) -> Result<()> {
    chart.title = match &args.title {
        Some(title) => title.clone(),
        None if !chart.title.is_empty() => chart.title.clone(),
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

/// The files in the map's folder that the map uses, directly or indirectly.
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
    let bytes = text_in(path, import::MAX_BYTES)?;
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
