//! `chancery map`: draws a board, or a game at any time, into a file.
use super::judge_location::JudgeLocation;
use crate::answers::maps::Moment;
use crate::boards::catalogue::Catalogue;
use crate::game::Game;
use crate::mail::sink::Kind;
use crate::picture::Look;
use crate::referee::table::painting::Painter;
use crate::rules::Eyes;
use crate::store::{Life, Shows, Store};
use anyhow::{Context as _, Result, bail, ensure};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    chancery map standard --out standard.svg
    sudo -u chancery chancery map spring --out spring.png
    sudo -u chancery chancery map spring --phase F1903M --look print --out spring-F1903M.pdf
    sudo -u chancery chancery map fog --eyes france --out fog.png
    sudo -u chancery chancery map spring --out spring.gif
    sudo -u chancery chancery map spring --poster --out spring.pdf";

/// Draw a board, or any position of a game
///
/// The file's extension decides the output: a picture (png, svg, pdf), a film of all phases (gif), or an album of all phases
/// with orders and reasons (html).
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct MapArgs {
    /// Name of a game or board
    name: String,
    /// Phase: S1903M, now, start, last, or -2 for the second-to-last
    #[arg(long, value_name = "PHASE", allow_hyphen_values = true, default_value = "now")]
    phase: String,
    /// Viewer: a power, observer or master; required where players see different positions
    #[arg(long, value_name = "WHO")]
    eyes: Option<String>,
    /// Style: light, dark or print
    #[arg(long, value_name = "LOOK", default_value = "light")]
    look: String,
    /// Width in pixels
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(200..=4000))]
    size: Option<u32>,
    /// Make a poster: the last position and the centres of all years (pdf)
    #[arg(long)]
    poster: bool,
    /// File to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    place: JudgeLocation,
}

/// Runs the command.
///
/// # Errors
/// If the game, board or phase does not exist, or the file cannot be written.
pub(super) fn run(args: &MapArgs) -> Result<ExitCode> {
    let ending = args.out.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
    let kind = match ending.as_str() {
        "png" => Kind::Png,
        "svg" => Kind::Svg,
        "pdf" => Kind::Pdf,
        "gif" => Kind::Gif,
        "html" => Kind::Html,
        _ => bail!("{} should end in .png, .svg, .pdf, .gif or .html", args.out.display()),
    };
    ensure!(!args.poster || kind == Kind::Pdf, "a poster is a PDF: name a file that ends in .pdf");
    let Some(look) = Look::named(&args.look) else { bail!("no style \"{}\"; use light, dark or print", args.look) };
    let config = args.place.clone().or_installed().config()?;
    let catalogue = Catalogue::new(Some(config.boards()));
    let store = match config.database() {
        database if database.exists() => {
            let store = Store::open_to_read(&database)?;
            store.check_schema()?;
            store
        }
        // Drawing a board needs no judge.
        _ => Store::in_memory()?,
    };
    let shows = match store.game_named(&args.name.to_lowercase())? {
        Some(row) => of_game(args, kind, &store, &Game::load(&store, row, &catalogue)?)?,
        None => match catalogue.find(&args.name) {
            Some(board) => Shows::Board(board),
            None => bail!("no game or board \"{}\"", args.name),
        },
    };
    let drawn = Painter::default().draw_at(&store, &catalogue, (kind, &shows), (look, args.size))?;
    let bytes = drawn.with_context(|| format!("\"{}\" has no picture", args.name))?;
    fs::write(&args.out, bytes).with_context(|| format!("cannot write {}", args.out.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// The part of a game to draw.
fn of_game(args: &MapArgs, kind: Kind, store: &Store, game: &Game) -> Result<Shows> {
    let name = &game.row.name;
    let Some(table) = &game.table else {
        bail!("'{name}' has not started yet; `chancery map {}` draws its board", game.row.variant)
    };
    let eyes = match args.eyes.as_deref().map(str::to_lowercase).as_deref() {
        Some("master") => Eyes::Master,
        Some("observer") => Eyes::Observer,
        Some(power) => Eyes::Power(game.power(power).with_context(|| format!("no power \"{power}\" in '{name}'"))?),
        None if table.is_blind() && game.row.life != Life::Finished => {
            bail!(
                "players of '{name}' see different positions: choose a viewer with --eyes and a power, observer or master"
            )
        }
        None if game.row.life == Life::Finished => Eyes::Master,
        None => Eyes::Observer,
    };
    if args.poster || matches!(kind, Kind::Gif | Kind::Html) {
        return Ok(Shows::Whole { game: game.row.id, eyes: game.onlooker(eyes) });
    }
    let record = store.phases(game.row.id)?;
    let moment = Moment::read(store, game, &record, &args.phase)?;
    let moment = moment.with_context(|| format!("'{name}' has no phase \"{}\"", args.phase))?;
    Ok(moment.shows(game, &record, eyes))
}
