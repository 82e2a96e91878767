//! A check of a whole game from its file alone. Anyone can run it, without the judge that ran the game and without trusting it.
//!
//! The record must begin with turn 1. Each turn is adjudicated again, with the luck that was revealed after it, and must have the
//! recorded result. Each turn must begin where the previous one ended, or at the result of a change by hand, which the report
//! lists. The seals and commitments must be those in the reader's e-mails. A file cannot prove everything, so the report lists
//! each fact that was not checked.
use super::export::{Export, FORMAT, Phase};
use crate::boards::catalogue::Catalogue;
use crate::boards::chain::Chain;
use crate::families::report::Heading;
use crate::families::ruleset::{Position, Ruleset};
use crate::families::setting::Kept;
use crate::game::chains;
use crate::game::difference::same;
use crate::game::outcome::result;
use crate::game::settings::Settings;
use crate::game::settings::keys;
use crate::rules::{Eyes, How, Luck, Power};
use crate::store::Life;
use crate::text::doc::Doc;
use crate::text::sentence::Note;
use crate::text::words::Reader;
use crate::text::words::said;
use crate::text::{counted, hex, list, unhex};
use anyhow::{Context as _, Result, anyhow, bail, ensure};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Checks a game. Returns the findings, as lines. `given` are the seals and commitments from the reader's e-mails.
///
/// # Errors
/// The first mismatch.
pub fn verify(export: &Export, catalogue: &Catalogue, given: &[String]) -> Result<String> {
    ensure!(
        export.format == FORMAT,
        "this export has format {}, and this program reads format {FORMAT}",
        export.format
    );
    let family = catalogue.family(&export.family)?;
    let files = export.board.as_ref().context("the board is not in this file: the game has not begun")?;
    let board = Chain::from_json(family, &files.to_string())?.read().map_err(|flaws| match flaws.first() {
        Some(flaw) => anyhow!("the board cannot be read: {flaw}"),
        None => anyhow!("the board cannot be read"),
    })?;
    let kept = Kept::from_json(&export.settings.to_string()).context("the settings cannot be read")?;
    let system = board.play(&kept).map_err(|why| anyhow!(why))?;
    let text = format!("{} ({}), {}\n{}", export.game, system.title(), export.life, board_told(export, catalogue)?);
    let mut check = Check {
        export,
        system,
        settings: Settings::new(kept, board),
        text,
        told: BTreeSet::new(),
        left: left(export),
        reworded: Vec::new(),
    };
    check.luck()?;
    let end = check.turns()?;
    check.ending(end.as_deref())?;
    check.seals(end.as_deref(), given)?;
    check.left.iter().for_each(|left| check.text += &format!("Not checked: {left}.\n"));
    if !check.reworded.is_empty() {
        bail!(
            "all turns are as the rules say, but the report of {} is not what this program writes of it: the report was changed, or another version of the program wrote it",
            list(&check.reworded)
        );
    }
    let n_turns = counted(export.phases.len(), "turn");
    Ok(check.text + &format!("{n_turns}: all as recorded, and as the rules say.\n"))
}

/// Describes the origin of the game's board.
fn board_told(export: &Export, catalogue: &Catalogue) -> Result<String> {
    let name = &export.variant;
    let shipped = catalogue.is_shipped(name).then(|| catalogue.chain(name)).flatten();
    let shipped = shipped.map(|chain| serde_json::from_str::<Value>(&chain.to_json())).transpose()?;
    Ok(match shipped {
        Some(shipped) if !export.morphed && Some(&shipped) == export.board.as_ref() => {
            format!("Board: {name}, as it comes with this program.\n")
        }
        _ => format!("Board: NOT '{name}' as it comes with this program. Check the board in the file yourself.\n"),
    })
}

/// Lists the facts that no file of a game can prove.
fn left(export: &Export) -> Vec<String> {
    let mut left = vec![
        "the seats and powers of the players".to_owned(),
        "dates and times, and whether the game is paused".to_owned(),
        "settings that the rules do not use".to_owned(),
        "whether anything that was rolled back is missing".to_owned(),
    ];
    let parts = [
        (!export.press.is_empty(), "the press"),
        (!export.journal.is_empty(), "the journal"),
        (!export.orders.is_empty(), "the orders on file for the turn that is on"),
    ];
    left.extend(parts.into_iter().filter(|(is_there, _)| *is_there).map(|(_, what)| what.to_owned()));
    left
}

/// The check of one game.
struct Check<'a> {
    export: &'a Export,
    system: Arc<dyn Ruleset>,
    settings: Settings,
    /// The findings so far.
    text: String,
    /// The seals and commitments in the file that match its secrets.
    told: BTreeSet<String>,
    /// The facts that were not checked.
    left: Vec<String>,
    /// The turns whose report is worded differently.
    reworded: Vec<String>,
}

impl Check<'_> {
    /// Checks that the secrets of all turns are links of the chains that were fixed in advance.
    fn luck(&mut self) -> Result<()> {
        let export = self.export;
        if !self.system.has_luck() {
            ensure!(
                export.commitments.is_empty(),
                "it has commitments, and nothing in this game is drawn after its start"
            );
            return self.idle_luck();
        }
        let firsts: Vec<u32> = match &export.chains {
            None => bail!("the chains of its luck are not in this file: the game is older than they are"),
            Some(chains) => serde_json::from_value(chains.clone()).context("the chains of its luck cannot be read")?,
        };
        ensure!(firsts.first() == Some(&1), "the first chain of its luck does not begin with turn 1");
        let secret = self.secret()?;
        let mut begins: BTreeMap<u32, [u8; Luck::BYTES]> = BTreeMap::new();
        if let Some(secret) = &secret {
            begins.extend((0..).zip(&firsts).map(|(chain, _)| (chain, secret.chain(chain).link(0).opened())));
        }
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
                let of_end = secret.as_ref().map(|secret| secret.chain(chain).link(link).opened());
                ensure!(of_end.is_none_or(|of_end| of_end == luck), "its secret does not fit the end of the chain");
                Ok(())
            });
            found.with_context(|| turn_of(phase))?;
        }
        if export.commitments.is_empty() {
            self.left.push("the commitments that the letters gave, which are not in this file".to_owned());
        } else {
            ensure!(export.commitments.len() == firsts.len(), "it has not one commitment for each chain of its luck");
        }
        for (chain, first) in (0..).zip(&firsts) {
            let Some(begin) = begins.get(&chain).map(|begin| hex(begin)) else {
                self.left.push(format!("the commitment of turn {first}: no link of its chain has been opened"));
                continue;
            };
            let recorded = export.commitments.get(chain as usize);
            ensure!(
                recorded.is_none_or(|recorded| *recorded == begin),
                "the luck of turn {first} and those after it does not come from the commitment in this file"
            );
            self.text += &format!("Commitment of turn {first} and those after it: {begin}\n");
            self.told.insert(begin);
        }
        Ok(())
    }

    /// Checks the luck of a game without dice, which the judge uses only to set up players' pieces.
    fn idle_luck(&mut self) -> Result<()> {
        let secret = self.secret()?;
        for phase in &self.export.phases {
            let (Some(luck), Some(secret)) = (&phase.luck, &secret) else {
                self.left.push(format!("the luck of turn {}, if anything was drawn by it", phase.turn));
                continue;
            };
            let fits = *luck == hex(&secret.of_turn(phase.turn, 0).opened()) && phase.chain.is_none();
            ensure!(fits, "{}: its luck does not come from the secret of the game", turn_of(phase));
        }
        Ok(())
    }

    fn secret(&self) -> Result<Option<Luck>> {
        let secret = self.export.secret.as_ref().map(|secret| unhex(secret).context("its secret cannot be read"));
        Ok(secret.transpose()?.map(|secret| chains::named(Luck::new(secret), &self.settings, &self.export.game)))
    }

    /// The starting position, if the file has the deal that led to it.
    fn dealt(&mut self) -> Result<Option<Value>> {
        let Some(hands) = &self.export.hands else {
            self.left.push("the position at the start: this file does not list the powers of the players".to_owned());
            return Ok(None);
        };
        let hands: Vec<Vec<String>> = serde_json::from_value(hands.clone()).context("the hands cannot be read")?;
        let played = hands.iter().flatten().map(|name| self.power(name)).collect::<Result<Vec<_>>>()?;
        let begun = |luck: &Luck| self.system.begin(&played, luck).save();
        let dealt = match self.secret()? {
            Some(secret) => Some(begun(&secret)),
            None => Some(begun(&Luck::default())).filter(|begun_so| *begun_so == begun(&Luck::new([1; Luck::BYTES]))),
        };
        if dealt.is_none() {
            self.left.push(
                "the deal at the start: the secret that it was drawn by is opened when the game is over".to_owned(),
            );
        }
        Ok(dealt.map(|dealt| serde_json::from_str(&dealt)).transpose()?)
    }

    /// Adjudicates all turns again. Returns the position at the end.
    fn turns(&mut self) -> Result<Option<Box<dyn Position>>> {
        let export = self.export;
        let start = self.dealt()?;
        self.edits()?;
        let (mut reached, mut n_standing) = (start.clone(), 0);
        for (n, phase) in export.phases.iter().enumerate() {
            if phase.undone.is_none() {
                n_standing += 1;
                ensure!(
                    phase.turn == n_standing,
                    "turn {n_standing} is missing: the record goes from there to turn {}",
                    phase.turn
                );
                let before = self.edited(phase.turn, reached.take())?;
                let is_start =
                    phase.turn == 1 && !export.edits.iter().any(|edit| edit.turn == 1 && edit.undone.is_none());
                if let Some(before) = before {
                    let differs = same("the position before", &phase.before.to_string(), &before.to_string());
                    let differs = if is_start { differs.context(NOT_DEALT) } else { differs };
                    differs.with_context(|| turn_of(phase))?;
                }
                reached = Some(phase.after.clone());
            } else {
                self.branches_off(&export.phases[..n], phase, start.as_ref()).with_context(|| turn_of(phase))?;
            }
            let n_orders = self.again(phase).with_context(|| turn_of(phase))?;
            let undone = if phase.undone.is_some() { ", rolled back later" } else { "" };
            self.text += &format!("{:<8} {}: as recorded{undone}\n", phase.phase, counted(n_orders, "order"));
        }
        let turn = n_standing + 1;
        ensure!(export.turn == turn, "it is in turn {turn} by its record, and the file says turn {}", export.turn);
        let reached = self.edited(turn, reached)?;
        let position = export.position.as_ref().context("the position at the end is not in this file")?;
        if let Some(reached) = reached {
            same("the position", &position.to_string(), &reached.to_string()).context("the end of the record")?;
        }
        Ok(Some(self.system.open(&position.to_string())?))
    }

    /// Repeats all changes by hand, and reports them.
    fn edits(&mut self) -> Result<()> {
        for edit in &self.export.edits {
            let (turn, lines) = (edit.turn, edit.lines.lines().collect::<Vec<_>>().join("; "));
            let undone = if edit.undone.is_some() { " (rolled back later)" } else { "" };
            self.text += &format!("EDIT     The position of turn {turn} was changed by hand: {lines}{undone}\n");
            let again = || -> Result<()> {
                ensure!((1..=self.export.turn).contains(&turn) || edit.undone.is_some(), "there is no such turn");
                let lines: Vec<String> = edit.lines.lines().map(str::to_owned).collect();
                let edited = self.system.open(&edit.before.to_string())?.edit(&lines);
                let wrong = |wrong: Vec<Note>| wrong.into_iter().map(said).collect::<Vec<_>>().join("; ");
                let edited = edited.map_err(|why| anyhow!("it is refused now: {}", wrong(why)))?;
                same("the position after", &edit.after.to_string(), &edited.after.save())
            };
            again().with_context(|| format!("the change by hand in turn {turn}"))?;
        }
        Ok(())
    }

    /// The position of a turn after the changes by hand. `reached` is the position before, if it is known.
    fn edited(&self, turn: u32, mut reached: Option<Value>) -> Result<Option<Value>> {
        for edit in self.export.edits.iter().filter(|edit| edit.turn == turn && edit.undone.is_none()) {
            if let Some(reached) = reached {
                let follows = same("the position before", &edit.before.to_string(), &reached.to_string());
                follows.with_context(|| format!("the change by hand in turn {turn}"))?;
            }
            reached = Some(edit.after.clone());
        }
        Ok(reached)
    }

    /// Checks that a rolled-back turn begins where an earlier one ended, or at the result of a change by hand.
    fn branches_off(&self, before: &[Phase], phase: &Phase, start: Option<&Value>) -> Result<()> {
        let turns = before.iter().filter(|earlier| earlier.turn + 1 == phase.turn).map(|earlier| &earlier.after);
        let edits = self.export.edits.iter().filter(|edit| edit.turn == phase.turn).map(|edit| &edit.after);
        let is_unknown = phase.turn == 1 && start.is_none();
        let begins = turns.chain(edits).chain(start.filter(|_| phase.turn == 1)).any(|from| *from == phase.before);
        ensure!(begins || is_unknown, "no turn before it leads to the position that it begins with");
        Ok(())
    }

    /// Adjudicates a turn again, and compares the result. Returns the number of its orders.
    fn again(&mut self, phase: &Phase) -> Result<usize> {
        let before = self.system.open(&phase.before.to_string())?;
        let label = before.phase().label;
        ensure!(label == phase.phase, "the position before is that of {label}");
        let orders: Vec<(String, String)> =
            serde_json::from_value(phase.orders.clone()).context("the orders cannot be read")?;
        let orders = orders.into_iter().map(|(name, order)| Ok((self.power(&name)?, order)));
        let orders = orders.collect::<Result<Vec<_>>>()?;
        let luck = match &phase.luck {
            Some(luck) => Luck::new(unhex(luck).context("its luck cannot be read")?),
            None => Luck::default(),
        };
        let heading = Heading { game: &self.export.game, n_phase: phase.turn };
        let adjudicated =
            before.adjudicate(heading, &orders, &chains::named(luck, &self.settings, &self.export.game))?;
        same("the results", &phase.results.to_string(), &adjudicated.record)?;
        same("the position after", &phase.after.to_string(), &adjudicated.after.save())?;
        self.told.extend(adjudicated.after.seals().into_iter().map(|(_, seal)| seal));
        let told = Doc::with(Reader::nobody(), |doc| adjudicated.reports.seen_by(Eyes::Observer, &[], doc));
        let report = Doc::restored(Reader::nobody(), &phase.stored_report());
        // The lines on civil disorder do not follow from the orders.
        let (disorder, rest): (Vec<_>, Vec<_>) = words(&report).into_iter().partition(|line| line.contains(DISORDER));
        if report.is_empty() {
            self.left.push(format!("the report of turn {}, which is not in this file", phase.turn));
        } else if rest != words(&told) {
            self.reworded.push(format!("turn {} ({})", phase.turn, phase.phase));
        } else if !disorder.is_empty() {
            self.left.push(format!("the powers in civil disorder in turn {}", phase.turn));
        }
        Ok(orders.len())
    }

    /// Checks that the game is over, and won, as its final position says.
    fn ending(&mut self, end: Option<&dyn Position>) -> Result<()> {
        let (export, Some(table)) = (self.export, end) else { return Ok(()) };
        let label = table.phase().label;
        ensure!(label == export.phase, "it is in {label} by its position, and the file says {}", export.phase);
        let life = Life::ALL.into_iter().find(|life| life.word() == export.life);
        let life = life.with_context(|| format!("its life is {:?}, which is not known here", export.life))?;
        ensure!(life != Life::Forming, "it has begun, and the file says that it is forming");
        let recorded = export.outcome.as_ref().map(|ended| ended.row()).transpose()?;
        ensure!(
            (life == Life::Finished) == recorded.is_some(),
            "the file says that the game is {}, and {} how it ended",
            export.life,
            if recorded.is_some() { "says" } else { "does not say" }
        );
        let as_told = recorded.as_ref().map(result);
        ensure!(as_told == export.result, "its result in words is not its outcome: {:?}, {:?}", export.result, as_told);
        let found = table.outcome().map(|outcome| {
            let how = match outcome.how {
                How::Victory => "victory",
                How::Draw => "draw",
                How::Concession => "concession",
            };
            let winners: Vec<&str> = outcome.powers.iter().map(|power| self.name(*power)).collect();
            json!({ "how": how, "winners": winners, "by": outcome.by.map(said).unwrap_or_default() })
        });
        match (export.outcome.as_ref(), found) {
            (recorded, Some(found)) => {
                let recorded = json!(recorded);
                same("the outcome", &recorded.to_string(), &found.to_string())?;
            }
            (Some(ended), None) if ended.how != "victory" => {
                self.left.push(format!("the votes for the {} to {}", ended.how, list(&ended.winners)));
            }
            (Some(ended), None) if self.settings.on(keys::ALLIED_WIN) => {
                self.left.push(format!("whether {} have won together", list(&ended.winners)));
            }
            (Some(_), None) => {
                bail!("the file says {}, and by the rules the game has not been won", as_told.unwrap_or_default())
            }
            (None, None) => {}
        }
        Ok(())
    }

    /// Adds the seals of the game, and finds the reader's among them and the commitments.
    fn seals(&mut self, end: Option<&dyn Position>, given: &[String]) -> Result<()> {
        for (power, seal) in end.map(|table| table.seals()).unwrap_or_default() {
            self.text += &format!("Seal of {}: {seal}\n", self.name(power));
            self.told.insert(seal);
        }
        for wanted in given {
            let wanted = wanted.trim().trim_end_matches('.').to_lowercase();
            ensure!(
                self.told.contains(&wanted),
                "{wanted} is not a commitment or seal of this file: it is another game, or its luck or a set-up was changed"
            );
            self.text += &format!("As your e-mail says: {wanted}\n");
        }
        if given.is_empty() && !self.told.is_empty() {
            self.text += "Compare these with your first letters of the game, or give them with --seal: a changed file has others.\n";
        }
        Ok(())
    }

    fn name(&self, power: Power) -> &str {
        self.system.powers().get(power.index()).map_or("", |power| &power.name)
    }

    fn power(&self, name: &str) -> Result<Power> {
        let at = self.system.powers().iter().position(|power| power.name == name);
        let at = at.and_then(|at| u16::try_from(at).ok());
        at.map(Power).with_context(|| format!("there is no power \"{name}\""))
    }
}

/// The words of a report, line by line, whatever its layout.
fn words(report: &Doc) -> Vec<String> {
    let text = report.unwrapped();
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect()
}

/// The words in each line of a report about civil disorder.
const DISORDER: &str = " in civil disorder: ";

const NOT_DEALT: &str = "the deal: turn 1 does not begin with the position at the start of the board. (So does a sandbox that began in another game: its file alone proves nothing)";

/// `turn 3 (F1902M)`
fn turn_of(phase: &Phase) -> String {
    format!("turn {} ({})", phase.turn, phase.phase)
}
