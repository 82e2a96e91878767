//! A whole game, checked from its file alone: by anybody, without the judge that ran it, and without believing it.
//!
//! Each turn is adjudicated again from the record, with the luck that was opened after it, and must come out as recorded;
//! each must begin where the one before has ended; and the secrets must be those that were sealed before the first turn.
use super::export::{Export, FORMAT, Phase};
use crate::boards::catalogue::Catalogue;
use crate::boards::chain::Chain;
use crate::families::report::Heading;
use crate::families::setting::Kept;
use crate::families::system::System;
use crate::referee::replay::same;
use crate::rules::{Luck, Power};
use crate::text::{counted, hex, unhex};
use anyhow::{Context as _, Result, anyhow, bail, ensure};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Checks a game. What has been found, as lines; of a game with luck, `commitment` is what was published before its first
/// turn, if the reader has it.
///
/// # Errors
/// The first thing that is not as it should be.
pub fn verify(export: &Export, catalogue: &Catalogue, commitment: Option<&str>) -> Result<String> {
    ensure!(
        export.format == FORMAT,
        "this export has format {}, and this program reads format {FORMAT}",
        export.format
    );
    let system = system(export, catalogue)?;
    let mut text = format!("{} ({}), {}\n", export.game, system.title(), export.life);
    if system.has_luck() {
        text += &secrets(export, commitment)?;
        dealt(system.as_ref(), export)?;
    }
    let mut standing: Option<&Phase> = None;
    for phase in &export.phases {
        let context = || format!("turn {} ({})", phase.turn, phase.phase);
        if phase.undone.is_none() {
            follows(export, phase, standing).with_context(context)?;
            standing = Some(phase);
        }
        let n_orders = again(system.as_ref(), export, phase).with_context(context)?;
        let undone = if phase.undone.is_some() { ", rolled back later" } else { "" };
        text += &format!("{:<8} {}: as recorded{undone}\n", phase.phase, counted(n_orders, "order"));
    }
    if let (Some(last), Some(position)) = (standing, &export.position)
        && !export.edits.iter().any(|edit| edit.undone.is_none() && last.turn < edit.turn)
    {
        same("the position", &last.after.to_string(), &position.to_string()).context("the end of the record")?;
    }
    let n_turns = counted(export.phases.len(), "turn");
    Ok(text + &format!("{n_turns}: all as recorded, and as the rules say.\n"))
}

/// The rules that the game is played by, on the board that is in the file.
fn system(export: &Export, catalogue: &Catalogue) -> Result<Arc<dyn System>> {
    let family = catalogue.family(&export.family)?;
    let files = export.board.as_ref().context("the board is not in this file: the game has not begun")?;
    let board = Chain::from_json(family, &files.to_string())?.read();
    let board = board.map_err(|flaws| match flaws.first() {
        Some(flaw) => anyhow!("the board cannot be read: {flaw}"),
        None => anyhow!("the board cannot be read"),
    })?;
    let settings = Kept::from_json(&export.settings.to_string()).context("the settings cannot be read")?;
    board.play(&settings).map_err(|why| anyhow!(why))
}

/// Does the turn begin where the one before has ended, or where somebody has then changed it by hand?
fn follows(export: &Export, phase: &Phase, before: Option<&Phase>) -> Result<()> {
    let mut edits = export.edits.iter().filter(|edit| edit.turn == phase.turn && edit.undone.is_none());
    let reached = edits.next_back().map(|edit| &edit.after).or(before.map(|before| &before.after));
    reached.map_or(Ok(()), |reached| same("the position before", &phase.before.to_string(), &reached.to_string()))
}

/// Adjudicates a turn again, and compares. The number of its orders.
fn again(system: &dyn System, export: &Export, phase: &Phase) -> Result<usize> {
    let before = system.open(&phase.before.to_string())?;
    let label = before.phase().label;
    ensure!(label == phase.phase, "the position before is that of {label}");
    let orders: Vec<(String, String)> =
        serde_json::from_value(phase.orders.clone()).context("the orders cannot be read")?;
    let orders = orders.into_iter().map(|(name, order)| Ok((power(system, &name)?, order)));
    let orders = orders.collect::<Result<Vec<_>>>()?;
    let luck = match &phase.luck {
        Some(luck) => Luck::new(unhex(luck).context("its luck cannot be read")?),
        None if system.has_luck() => bail!("its luck is not in this file"),
        None => Luck::default(),
    };
    let heading = Heading { game: &export.game, n_phase: phase.turn };
    let adjudicated = before.adjudicate(heading, &orders, &luck.for_game(&export.game))?;
    same("the results", &phase.results.to_string(), &adjudicated.record)?;
    same("the position after", &phase.after.to_string(), &adjudicated.after.save())?;
    Ok(orders.len())
}

/// Are the secrets of all turns links of the chains that were fixed in advance? What has been found.
fn secrets(export: &Export, commitment: Option<&str>) -> Result<String> {
    let firsts: Vec<u32> = match &export.chains {
        None => bail!("the chains of its luck are not in this file: the game is older than they are"),
        Some(chains) => serde_json::from_value(chains.clone()).context("the chains of its luck cannot be read")?,
    };
    let secret = export.secret.as_ref().map(|secret| unhex(secret).context("its secret cannot be read")).transpose()?;
    let mut begins: BTreeMap<u32, [u8; Luck::BYTES]> = BTreeMap::new();
    for phase in &export.phases {
        let link = || -> Result<(u32, u32, [u8; Luck::BYTES])> {
            let luck = phase.luck.as_ref().and_then(|luck| unhex(luck)).context("its luck is not in this file")?;
            let chain = phase.chain.context("the chain of its luck is not in this file")?;
            let first = firsts.get(chain as usize).with_context(|| format!("there is no chain {chain}"))?;
            let link = (phase.turn + 1).checked_sub(*first).context("it is before the beginning of its chain")?;
            Ok((chain, link, luck))
        };
        let found = link().and_then(|(chain, link, luck)| {
            let begin = (0..link).fold(luck, |link, _| Sha256::digest(link).into());
            ensure!(*begins.entry(chain).or_insert(begin) == begin, "its secret does not fit those of other turns");
            let of_end = |secret| Luck::new(secret).chain(chain).link(link).opened();
            ensure!(secret.is_none_or(|secret| of_end(secret) == luck), "its secret does not fit the end of the chain");
            Ok(())
        });
        found.with_context(|| format!("turn {} ({})", phase.turn, phase.phase))?;
    }
    let mut text = String::new();
    for (chain, begin) in &begins {
        let first = firsts.get(*chain as usize).copied().unwrap_or_default();
        text += &format!("Commitment of turn {first} and those after it: {}\n", hex(begin));
    }
    if let Some(wanted) = commitment {
        let wanted = wanted.trim().trim_end_matches('.').to_lowercase();
        ensure!(
            begins.is_empty() || begins.values().any(|begin| hex(begin) == wanted),
            "the luck of this game does not come from the commitment {wanted}"
        );
    }
    Ok(text)
}

/// Were the powers and the position dealt by the secret? That can be said when it has been told.
fn dealt(system: &dyn System, export: &Export) -> Result<()> {
    let (Some(secret), Some(hands)) = (&export.secret, &export.hands) else { return Ok(()) };
    let Some(first) = export.phases.iter().find(|phase| phase.turn == 1 && phase.undone.is_none()) else {
        return Ok(());
    };
    if export.edits.iter().any(|edit| edit.turn == 1) {
        return Ok(());
    }
    let hands: Vec<Vec<String>> = serde_json::from_value(hands.clone()).context("the hands cannot be read")?;
    let played = hands.iter().flatten().map(|name| power(system, name)).collect::<Result<Vec<_>>>()?;
    let luck = Luck::new(unhex(secret).context("its secret cannot be read")?).for_game(&export.game);
    same("the position", &first.before.to_string(), &system.begin(&played, &luck).save()).context("the deal")
}

fn power(system: &dyn System, name: &str) -> Result<Power> {
    let at = system.powers().iter().position(|power| power.name == name);
    let at = at.and_then(|at| u16::try_from(at).ok());
    at.map(Power).with_context(|| format!("there is no power \"{name}\""))
}
