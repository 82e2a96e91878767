//! Realpolitik and RealWorld games: imports them as the judge's own exports, and writes them.
use super::judge_location::JudgeLocation;
use super::realpolitik_folder::{RealpolitikFolder, text_in};
use super::variant::catalogue;
use crate::answers::export::{Export, FORMAT, GameEnd, Phase, Tenure};
use crate::answers::{export, export::Edit};
use crate::boards::catalogue::Catalogue;
use crate::boards::chain::Chain;
use crate::boards::realpolitik::{board_of, link};
use crate::families::report::Heading;
use crate::families::ruleset::Position;
use crate::families::setting::Kept;
use crate::families::{CHOICES, Variant};
use crate::game::outcome::result;
use crate::game::settings::keys;
use crate::rules::{Eyes, Luck, Power, PowerName};
use crate::store::{Life, OutcomeKind, Role};
use crate::text::doc::Doc;
use crate::text::sentence::Note;
use crate::text::words::said;
use anyhow::{Context as _, Result, anyhow, ensure};
use chancery_import::Source;
use chancery_import::realpolitik::record_text::{self, Program, RecordedGame, WrittenGame};
use chancery_import::realpolitik::{self, MAX_GAME, PlayedGame, RealpolitikGame, RecordStep, decode, play};
use jiff::Timestamp;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The maximum length of a game's name.
const MAX_NAME: usize = 24;

/// The formats of other programs in which a game is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum GameFormat {
    /// Chancery's own format, which a judge can resume
    Json,
    /// Realpolitik's format
    Dpy,
    /// RealWorld's format
    Dpw,
}

impl GameFormat {
    /// The program that reads the format; `None` for the judge's own.
    pub(super) fn program(self) -> Option<Program> {
        match self {
            Self::Json => None,
            Self::Dpy => Some(Program::Realpolitik),
            Self::Dpw => Some(Program::RealWorld),
        }
    }
}

/// Returns whether a file is a foreign game, by its name.
pub(super) fn is_foreign(file: &Path) -> bool {
    let kind = file.extension().and_then(|kind| kind.to_str()).unwrap_or_default().to_ascii_lowercase();
    matches!(&*kind, "dpy" | "dpw" | "gam")
}

/// Information that helps to read a game.
#[derive(Debug, Default)]
pub(super) struct ForeignGameHints {
    /// The board.
    pub(super) board: Option<String>,
    /// A folder that contains its variant.
    pub(super) folder: Option<PathBuf>,
}

/// An imported game.
pub(super) struct ForeignGame {
    /// The game as an export.
    pub(super) export: Export,
    /// The differences and omissions.
    pub(super) notes: String,
}

/// Reads a game, and replays it by the judge's rules.
///
/// # Errors
/// If the file is not a game, or no board fits.
pub(super) fn read(
    place: &JudgeLocation,
    file: &Path,
    hints: &ForeignGameHints,
    now: Timestamp,
) -> Result<ForeignGame> {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let text = decode(&name, &text_in(file, MAX_GAME)?, MAX_GAME)?;
    let source = Source { name: &name, text: &text };
    let title = realpolitik::title(source)?;
    let catalogue = catalogue(place)?;
    let key = match &hints.board {
        Some(key) => key.clone(),
        None => board_of(&catalogue, &title.variant).with_context(|| {
            let variant = &title.variant;
            format!("{name}: the variant is {variant:?}, and no board has that name; choose one with --board")
        })?,
    };
    let chain = catalogue.chain(&key).with_context(|| format!("unknown board '{key}'"))?;
    let mut link = link(&chain)?;
    if let Some(folder) = &hints.folder {
        let variant = RealpolitikFolder::open(folder, Some(&title.variant))
            .or_else(|_| RealpolitikFolder::open(folder, None))?
            .read()?;
        link =
            link.with_variant(&variant.gazetteer).map_err(|why| anyhow!("{key} does not match that folder: {why}"))?;
    }
    let game = RealpolitikGame::read(source, &link.gazetteer, link.is_ordered)?;
    let played = play(&link.rules, &link.gazetteer, &game)?;
    let notes = played.notes.iter().map(|note| format!("{note}\n")).collect();
    let variant = catalogue.board(&key)?.variant;
    let export = exported(&title.name, &played, &chain, variant.as_ref(), now)?;
    Ok(ForeignGame { export, notes })
}

/// A valid game name made from this one.
fn folded(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let name: String = name.chars().map(plain).collect();
    let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
    let name = words.join("-");
    let name = if name.starts_with(|c: char| c.is_ascii_lowercase()) { name } else { format!("game-{name}") };
    name.chars().take(MAX_NAME).collect::<String>().trim_end_matches('-').to_owned()
}

/// The record as an export that lets a judge repeat everything.
fn exported(
    title: &str,
    played: &PlayedGame,
    chain: &Arc<Chain>,
    variant: &dyn Variant,
    now: Timestamp,
) -> Result<Export> {
    let mut settings = Kept::default();
    if !title.is_empty() {
        settings.set(keys::COMMENT.name, Some(title.to_owned()));
    }
    let system = variant.play(&settings).map_err(|why| anyhow!(why))?;
    let name = folded(title);
    let power = |name: &str| power_named(system.powers(), name);
    let parsed = |text: &str| -> Result<Value> { Ok(serde_json::from_str(text)?) };
    let mut table = system.open(&played.begin.to_string())?;
    let (mut turn, mut phases, mut edits) = (1, Vec::new(), Vec::new());
    for step in &played.steps {
        let before = parsed(&table.save())?;
        match step {
            RecordStep::Turn(orders) => {
                let given = orders.iter().map(|(name, order)| Ok((power(name)?, order.clone())));
                let given = given.collect::<Result<Vec<(Power, String)>>>()?;
                let done = table.adjudicate(Heading { game: &name, n_phase: turn }, &given, &Luck::default())?;
                let mut report = Doc::default();
                done.reports.seen_by(Eyes::Observer, &[], &mut report);
                phases.push(Phase {
                    turn,
                    phase: table.phase().label,
                    adjudicated: now,
                    undone: None,
                    luck: None,
                    chain: None,
                    before,
                    orders: serde_json::to_value(orders)?,
                    results: parsed(&done.record)?,
                    after: parsed(&done.after.save())?,
                    report: parsed(&report.stored())?,
                    modules: None,
                });
                turn += 1;
                table = done.after;
            }
            RecordStep::Edit(lines) => {
                let wrong = |wrong: Vec<Note>| anyhow!(wrong.into_iter().map(said).collect::<Vec<_>>().join("; "));
                let after = table.edit(lines).map_err(wrong)?.after;
                let lines = lines.join("\n");
                edits.push(Edit { turn, lines, before, after: parsed(&after.save())?, edited: now, undone: None });
                table = after;
            }
        }
    }
    let outcome = ended(table.as_ref(), system.powers());
    let is_over = outcome.is_some();
    let seats = system.played().into_iter().filter_map(|power| system.powers().get(power.index()));
    Ok(Export {
        format: FORMAT,
        game: name,
        family: variant.family().key().to_owned(),
        variant: chain.key().to_owned(),
        morphed: false,
        settings: parsed(&settings.to_json())?,
        life: if is_over { Life::Finished } else { Life::Running }.word().to_owned(),
        result: outcome.as_ref().map(|end| Ok::<_, anyhow::Error>(result(&end.row()?))).transpose()?,
        outcome,
        exported: Some(now),
        created: now,
        started: Some(now),
        ended: is_over.then_some(now),
        turn,
        phase: table.phase().label,
        deadline: None,
        grace: None,
        position: Some(parsed(&table.save())?),
        hands: None,
        secret: None,
        chains: None,
        commitments: Vec::new(),
        modules: None,
        scripts: Vec::new(),
        seats: seats.map(|power| vacant(power, now)).collect(),
        orders: played.on_file.clone(),
        phases,
        edits,
        press: Vec::new(),
        journal: Vec::new(),
        board: Some(parsed(&chain.to_json())?),
    })
}

fn power_named(powers: &[PowerName], name: &str) -> Result<Power> {
    let found = powers.iter().position(|power| power.name == name);
    found.map(|at| Power(at as u16)).with_context(|| format!("unknown power {name}"))
}

/// The end of a game with a winner.
fn ended(table: &dyn Position, powers: &[PowerName]) -> Option<GameEnd> {
    let outcome = table.outcome()?;
    let named = |power: &Power| powers.get(power.index()).map(|power| power.name.clone());
    let winners = outcome.powers.iter().filter_map(named).collect();
    let by = outcome.by.map(said).unwrap_or_default();
    Some(GameEnd { how: OutcomeKind::Victory.word().to_owned(), winners, by })
}

/// An open seat.
fn vacant(power: &PowerName, now: Timestamp) -> Tenure {
    Tenure {
        seat: power.name.clone(),
        role: Role::Player.word().to_owned(),
        power: Some(power.name.clone()),
        name: String::new(),
        address: None,
        since: now,
        until: None,
        why_ended: None,
        times_late: 0,
    }
}

/// Writes a game for another program.
///
/// # Errors
/// A sentence about the part that such a file cannot contain.
pub(super) fn write(catalogue: &Catalogue, export: &Export, is_private: bool, program: Program) -> Result<WrittenGame> {
    let name = &export.game;
    let cannot = |why: String| anyhow!("{name}: {why}");
    let chain = catalogue.chain(&export.variant).filter(|chain| chain.family().key() == export.family);
    let chain = chain.with_context(|| format!("{name}: its board no longer exists"))?;
    ensure!(!export.morphed, "{name}: its board was changed by e-mail, so Realpolitik does not have it");
    let settings = Kept::from_json(&export.settings.to_string())?;
    let link = link(&chain)?.with_choices(&settings.get(CHOICES)).map_err(cannot)?;
    ensure!(
        link.is_ordered,
        "{name}: the board {} has no realpolitik.txt, which gives Realpolitik's order of spaces",
        chain.key()
    );
    let position = export.position.clone().with_context(|| format!("{name}: the game has not started yet"))?;
    let comment = settings.get(keys::COMMENT);
    let is_name = !comment.is_empty() && comment.is_ascii() && comment.len() <= 29 && !comment.contains('\n');
    let standing = export.phases.iter().filter(|phase| phase.undone.is_none());
    let orders = |phase: &export::Phase| -> Result<Vec<(String, String)>> {
        serde_json::from_value(phase.orders.clone()).context("the orders cannot be read")
    };
    let game = RecordedGame {
        name: if is_name { comment } else { name.clone() },
        phases: standing.map(|phase| Ok((phase.before.clone(), orders(phase)?))).collect::<Result<_>>()?,
        position,
        on_file: if is_private { export.orders.clone() } else { Vec::new() },
    };
    let mut written = record_text::write(&link.rules, &link.gazetteer, &game, program).map_err(cannot)?;
    if export.edits.iter().any(|edit| edit.undone.is_none()) {
        written.notes.insert("The file includes manual changes only as positions that do not follow from the orders.");
    }
    Ok(written)
}
