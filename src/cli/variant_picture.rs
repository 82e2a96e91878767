//! `chancery variant picture`: makes or checks a board's picture, and draws it.
use super::judge_location::JudgeLocation;
use super::variant::catalogue;
use crate::boards::catalogue::{Catalogue, folder_chain};
use crate::boards::chain::Chain;
use crate::boards::charts::{ChartOrigin, chart_of, own, schematic};
use crate::families::sheet::{Area, Piece, PieceKind, PlayerView, Side};
use crate::picture::chart::Chart;
use crate::picture::layout::Layout;
use crate::picture::room::sticking_out;
use crate::picture::schematic::hints::Hints;
use crate::picture::{Look, Studio, Style, adjacency, text};
use crate::rules::Flaw;
use anyhow::{Context as _, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

/// The maximum lines of a kind that are printed.
const MAX_LINES: usize = 40;

const EXAMPLES: &str = "\
Examples:
    chancery variant picture colonial
    chancery variant picture ./lake --into ./lake
    chancery variant picture ./lake --hints ./lake/hints.txt --into ./lake";

/// Draw or check the picture of a board
///
/// If the folder has a `picture.txt`, the command compares it with the rules and finds names that leave their provinces.
/// Otherwise it draws a picture from that of the board below it, or from the contacts between provinces. With --into, it
/// writes the text and a picture with all places occupied (`picture.png`) to a folder. To move units and names, change the
/// lines below `[places]` in `picture.txt` and run it again.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct VariantPictureArgs {
    /// Name of a board, or a folder such as ./lake
    board: String,
    /// Draw it from the contacts between provinces, with these hints: lines of a province, its longitude and its latitude
    #[arg(long, value_name = "FILE")]
    hints: Option<PathBuf>,
    /// Folder to write to
    #[arg(long, value_name = "DIR")]
    into: Option<PathBuf>,
    #[command(flatten)]
    place: JudgeLocation,
}

/// Runs the command.
///
/// # Errors
/// If the board does not exist or has no picture, or a file cannot be read or written.
pub(super) fn run(args: &VariantPictureArgs) -> Result<ExitCode> {
    let catalogue = catalogue(&args.place)?;
    let chain = chain(&catalogue, &args.board)?;
    let variant = chain.read().map_err(|flaws| anyhow::anyhow!("{}", first(&flaws)))?;
    let layout = variant.layout().context("boards of this family have no pictures")?;
    let (chart, how) = match &args.hints {
        Some(file) => (from_hints(file, &layout)?, "drawn from contacts, with hints"),
        None => {
            if let Some(Err(flaws)) = own(&chain, &layout) {
                print_flaws(&flaws)?;
                return Ok(ExitCode::FAILURE);
            }
            let found = chart_of(&chain, variant.as_ref()).context("this board cannot have a picture")?;
            let how = match found.1 {
                ChartOrigin::Own => "read from picture.txt",
                ChartOrigin::Derived => "drawn from the base board's picture",
                ChartOrigin::Schematic => "drawn from contacts",
                ChartOrigin::Squares => "drawn as squares",
            };
            (found.0, how)
        }
    };
    super::print(&report(&args.board, how, &chart, &layout))?;
    if let Some(folder) = &args.into {
        write(folder, &chart, &layout, variant.title())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn chain(catalogue: &Catalogue, board: &str) -> Result<Arc<Chain>> {
    match catalogue.chain(board) {
        Some(chain) => Ok(chain),
        None => folder_chain(catalogue.families(), Path::new(board))
            .with_context(|| format!("unknown or faulty board '{board}'; `chancery variant check` lists them")),
    }
}

fn from_hints(file: &Path, layout: &Layout) -> Result<Chart> {
    let text = fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let hints = Hints::read(&text).map_err(|flaws| anyhow::anyhow!("{}", first(&flaws)))?;
    if let Some(stranger) = hints.names().find(|name| !layout.places.contains_key(*name)) {
        anyhow::bail!("{}: the board has no province {stranger}", file.display());
    }
    schematic(layout, &hints).context("this board cannot have a picture")
}

fn first(flaws: &[Flaw]) -> String {
    flaws.first().map(Flaw::to_string).unwrap_or_default()
}

fn print_flaws(flaws: &[Flaw]) -> Result<()> {
    let mut text: String = flaws.iter().take(MAX_LINES).map(|flaw| format!("WRONG  {flaw}\n")).collect();
    if MAX_LINES < flaws.len() {
        text += &format!("       and {} more\n", flaws.len() - MAX_LINES);
    }
    super::print(&text)
}

/// The remarks on a valid chart.
fn report(board: &str, how: &str, chart: &Chart, layout: &Layout) -> String {
    let shown = adjacency::shown(chart, layout);
    let (army, fleet) = (shown.army.len(), shown.fleet.len());
    let mut text = format!("{board}: {how}\n");
    text += &format!(
        "{} provinces; {army} army contacts and {fleet} fleet contacts, matching the rules\n",
        layout.places.len()
    );
    text += &format!("{} by {} pixels, {} borders\n", chart.size.0, chart.size.1, chart.arcs.len());
    let shortest: Vec<String> =
        shown.lengths.iter().take(3).map(|(length, a, b)| format!("{a}-{b} {length:.1}")).collect();
    text += &format!("shortest contacts in pixels: {}\n", shortest.join(", "));
    for (a, b) in chart.links.iter().take(MAX_LINES) {
        text += &format!("link   {a} {b}\n");
    }
    for mark in chart.marks.iter().take(MAX_LINES) {
        let [a, b] = &mark.places;
        text += &format!("mark   {a} {b}: {}\n", if mark.fleets { "fleets pass" } else { "no fleet passes" });
    }
    let out = sticking_out(chart);
    out.iter().take(MAX_LINES).for_each(|why| text += &format!("out    {why}\n"));
    if MAX_LINES < out.len() {
        text += &format!("       and {} more\n", out.len() - MAX_LINES);
    }
    text
}

/// Writes the text of a chart, and the board with all places occupied.
fn write(folder: &Path, chart: &Chart, layout: &Layout, title: &str) -> Result<()> {
    let cannot = || format!("cannot write to {}", folder.display());
    fs::create_dir_all(folder).with_context(cannot)?;
    fs::write(folder.join(text::FILE), text::write(chart)).with_context(cannot)?;
    let style = Style::normal(Look::Light, chart);
    let png = Studio::new().png(chart, &full(layout, title), &style, Duration::ZERO);
    fs::write(folder.join("picture.png"), png).with_context(cannot)?;
    super::print(&format!("written: {0}/picture.txt and {0}/picture.png\n", folder.display()))
}

/// A position with a unit in each province, and one on each named coast.
fn full(layout: &Layout, title: &str) -> PlayerView {
    let sides = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
    let mut sheet = PlayerView { board: layout.name.clone(), title: title.to_owned(), ..PlayerView::default() };
    let side =
        |(k, name): (usize, &&str)| Side { letter: (k + 1).to_string(), name: (*name).to_owned(), ..Side::default() };
    sheet.sides = sides.iter().enumerate().map(side).collect();
    for (k, (name, ground)) in layout.places.iter().enumerate() {
        let owner = Some(k % sides.len());
        let is_sea = layout.is_sea(name);
        let piece = |kind, at| Piece { side: owner, kind, at, ..Piece::default() };
        sheet.pieces.push(piece(if is_sea { PieceKind::Fleet } else { PieceKind::Army }, name.clone()));
        let coasts = ground.coasts.iter().map(|coast| piece(PieceKind::Fleet, format!("{name}/{coast}")));
        sheet.pieces.extend(coasts);
        if !is_sea {
            let is_centre = ground.is_centre;
            sheet.areas.push(Area { place: name.clone(), is_centre, owner, ..Area::default() });
        }
    }
    sheet
}
