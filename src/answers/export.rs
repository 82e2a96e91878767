//! A game as a file: its record, position, settings and history, from which a judge can continue it. It holds no secrets: no
//! passwords, no tokens, no private press. A private export holds more: see [`of`].
use crate::boards::catalogue::Catalogue;
use crate::game::names::PartyNames;
use crate::game::{Game, Seat, board};
use crate::store::{HeadingView, Life, OutcomeKind, OutcomeRow, Parting, Role, Store};
use crate::text::hex;
use crate::text::words::said;
use anyhow::{Context as _, Result, anyhow};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The format of the file. Format 1 had no position.
pub const FORMAT: u32 = 2;

/// A game.
#[derive(Debug, Serialize, Deserialize)]
pub struct Export {
    /// [`FORMAT`]
    pub format: u32,
    /// Its name.
    pub game: String,
    /// The family of its variant.
    pub family: String,
    /// The variant.
    pub variant: String,
    /// Whether the board was changed by e-mail.
    #[serde(default)]
    pub morphed: bool,
    /// The settings that differ from the defaults.
    pub settings: Value,
    /// The stage of its life.
    pub life: String,
    /// The result, in words.
    pub result: Option<String>,
    /// The same, as data.
    pub outcome: Option<GameEnd>,
    /// The time of this export.
    #[serde(default)]
    pub exported: Option<Timestamp>,
    /// The creation time.
    pub created: Timestamp,
    /// The start time.
    pub started: Option<Timestamp>,
    /// The end time.
    pub ended: Option<Timestamp>,
    /// The number of phases that have begun.
    #[serde(default)]
    pub turn: u32,
    /// `S1901M`
    pub phase: String,
    /// The deadline for orders.
    pub deadline: Option<Timestamp>,
    /// The end of the grace period.
    #[serde(default)]
    pub grace: Option<Timestamp>,
    /// The position.
    #[serde(default)]
    pub position: Option<Value>,
    /// The powers that were dealt to the same player.
    #[serde(default)]
    pub hands: Option<Value>,
    /// The secret of its luck, in a private export or if the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The first turn of each chain of its luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chains: Option<Value>,
    /// The published commitment to each chain.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commitments: Vec<String>,
    /// The game's modules, in a private export.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modules: Option<Value>,
    /// The names and texts of the scripts that it and its record refer to, in a private export.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scripts: Vec<(String, String)>,
    /// The tenures of each seat.
    pub seats: Vec<Tenure>,
    /// The orders on file, in a private export.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<(String, Vec<String>)>,
    /// Every adjudication.
    pub phases: Vec<Phase>,
    /// The changes made by hand.
    pub edits: Vec<Edit>,
    /// The public press.
    pub press: Vec<Press>,
    /// The game's events.
    pub journal: Vec<ExportedEntry>,
    /// The board that it is played on, as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Value>,
}

/// The end of a game.
#[derive(Debug, Serialize, Deserialize)]
pub struct GameEnd {
    /// `victory`, `draw`, `concession`.
    pub how: String,
    /// The powers that win or draw.
    pub winners: Vec<String>,
    /// The winning condition.
    pub by: String,
}

impl GameEnd {
    /// Converts it to the store's form.
    ///
    /// # Errors
    /// If it ended in a way that this version does not know.
    pub fn row(&self) -> Result<OutcomeRow> {
        let kinds = [OutcomeKind::Victory, OutcomeKind::Draw, OutcomeKind::Concession];
        let kind = kinds.into_iter().find(|kind| kind.word() == self.how);
        let kind = kind.with_context(|| format!("it ended by {:?}, which is not known here", self.how))?;
        Ok(OutcomeRow { kind, winners: self.winners.clone(), by: self.by.clone() })
    }
}

/// One tenure of a seat.
#[derive(Debug, Serialize, Deserialize)]
pub struct Tenure {
    /// The name of the seat.
    pub seat: String,
    /// `player`, `observer`, `master`.
    #[serde(default)]
    pub role: String,
    /// The first power of its hand.
    #[serde(default)]
    pub power: Option<String>,
    /// The name.
    pub name: String,
    /// Their address, in a private export.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// The start of the tenure.
    pub since: Timestamp,
    /// The end of the tenure, or `None` if it has not ended.
    pub until: Option<Timestamp>,
    /// The reason for the end of the tenure.
    pub why_ended: Option<String>,
    /// The number of times that their orders were late.
    pub times_late: u32,
}

/// One adjudication.
#[derive(Debug, Serialize, Deserialize)]
pub struct Phase {
    /// Its number.
    pub turn: u32,
    /// `S1901M`
    pub phase: String,
    /// The time of the adjudication.
    pub adjudicated: Timestamp,
    /// The time of its rollback.
    pub undone: Option<Timestamp>,
    /// The revealed luck of the turn.
    pub luck: Option<String>,
    /// The chain that it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain: Option<u32>,
    /// The game's modules before it, and their effects, in a private export only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modules: Option<Value>,
    /// The position before.
    pub before: Value,
    /// The orders.
    pub orders: Value,
    /// The results.
    pub results: Value,
    /// The position after.
    pub after: Value,
    /// The results as an observer reads them: the blocks of an e-mail, or its text in files of older versions.
    #[serde(default)]
    pub report: Value,
}

impl Phase {
    /// The results as the judge stores them.
    pub fn stored_report(&self) -> String {
        match &self.report {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            blocks => blocks.to_string(),
        }
    }
}

/// A change by hand.
#[derive(Debug, Serialize, Deserialize)]
pub struct Edit {
    /// The number of the turn.
    pub turn: u32,
    /// The lines that were changed.
    pub lines: String,
    /// The position before.
    #[serde(default)]
    pub before: Value,
    /// The position after.
    #[serde(default)]
    pub after: Value,
    /// The time of the change.
    pub edited: Timestamp,
    /// The time of its rollback.
    pub undone: Option<Timestamp>,
}

/// A public text.
#[derive(Debug, Serialize, Deserialize)]
pub struct Press {
    /// The time of sending.
    pub sent: Timestamp,
    /// The label of the phase.
    pub phase: String,
    /// The heading as its readers saw it.
    pub heading: String,
    /// The text.
    pub body: String,
}

/// An entry of the journal.
#[derive(Debug, Serialize, Deserialize)]
pub struct ExportedEntry {
    /// The time of the entry.
    pub at: Timestamp,
    /// The name of the person or power.
    pub who: String,
    /// The action.
    pub what: String,
}

/// Checks that the game's file may be published now.
///
/// # Errors
/// A sentence with the reason why not: its positions hold information hidden from its players.
pub fn may_publish(game: &Game) -> Result<(), String> {
    let is_over = matches!(game.row.life, Life::Finished | Life::Terminated);
    match game.table.as_ref().filter(|table| !is_over && table.keeps_secrets()) {
        None => Ok(()),
        Some(_) => Err(format!(
            "the record of '{}' holds what its players may not know before the game is over; --private writes it, for nobody but you",
            game.row.name
        )),
    }
}

/// The names and texts of the scripts that the modules' records refer to.
fn scripts_of<'v>(store: &Store, kept: impl Iterator<Item = &'v Value>) -> Result<Vec<(String, String)>> {
    let mut named: Vec<(&str, &str)> = kept
        .filter_map(|kept| kept.get("modules")?.as_array())
        .flatten()
        .filter_map(|module| Some((module.get("digest")?.as_str()?, module.get("name")?.as_str()?)))
        .collect();
    named.sort_unstable();
    named.dedup();
    let with_text = |(digest, name): (&str, &str)| Ok(store.script(digest)?.map(|text| (name.to_owned(), text)));
    named.into_iter().filter_map(|pair| with_text(pair).transpose()).collect()
}

/// A game as a file. A private one includes the addresses of its players, the orders on file and the secret of its luck, so that
/// another judge can continue the game. Any other may be published.
///
/// # Errors
/// If part of it cannot be read, or it may not be published yet: see [`may_publish`].
pub fn of(store: &Store, catalogue: &Catalogue, game: &Game, private: bool, now: Timestamp) -> Result<Export> {
    let row = &game.row;
    let parsed = |what: &str, text: &str| -> Result<Value> {
        serde_json::from_str(text).with_context(|| format!("{what} of '{}' cannot be read", row.name))
    };
    let is_over = matches!(row.life, Life::Finished | Life::Terminated);
    if !private {
        may_publish(game).map_err(|why| anyhow!(why))?;
    }
    let mut phases = Vec::new();
    for phase in store.whole_record(row.id)? {
        phases.push(Phase {
            before: parsed("a position", &phase.before)?,
            orders: parsed("the orders", &phase.orders)?,
            results: parsed("the results", &phase.results)?,
            after: parsed("a position", &phase.after)?,
            turn: phase.turn,
            phase: phase.phase,
            adjudicated: phase.adjudicated,
            undone: phase.undone,
            luck: phase.luck,
            chain: phase.chain,
            modules: phase.modules.filter(|_| private).map(|kept| parsed("the modules", &kept)).transpose()?,
            report: serde_json::from_str(&phase.report).unwrap_or(Value::String(phase.report)),
        });
    }
    let modules = row.modules.as_deref().filter(|_| private).map(|kept| parsed("the modules", kept)).transpose()?;
    let scripts = match private {
        true => scripts_of(store, phases.iter().filter_map(|phase| phase.modules.as_ref()).chain(&modules))?,
        false => Vec::new(),
    };
    let mut edits = Vec::new();
    for edit in store.edits(row.id)? {
        edits.push(Edit {
            before: parsed("a position", &edit.before)?,
            after: parsed("a position", &edit.after)?,
            turn: edit.turn,
            lines: edit.lines,
            edited: edit.edited,
            undone: edit.undone,
        });
    }
    let mut orders = Vec::new();
    if private && game.table.is_some() {
        for filed in game.on_file(store)? {
            orders.push((game.power_name(filed.power).to_owned(), filed.orders));
        }
    }
    let has_board = row.life != Life::Forming || row.morphed;
    let board = has_board.then(|| board::chain(store, row, catalogue)).transpose()?;
    let press = store.public_press(row.id)?.into_iter();
    let names = PartyNames::new(store, game, false);
    let journal = store.journal(row.id)?.into_iter();
    Ok(Export {
        format: FORMAT,
        game: row.name.clone(),
        family: row.family.clone(),
        variant: row.variant.clone(),
        morphed: row.morphed,
        modules,
        scripts,
        settings: parsed("the settings", &row.settings)?,
        life: row.life.word().to_owned(),
        result: game.result(),
        outcome: row.outcome.as_ref().map(|outcome| GameEnd {
            how: outcome.kind.word().to_owned(),
            winners: outcome.winners.clone(),
            by: outcome.by.clone(),
        }),
        exported: Some(now),
        created: row.created,
        started: row.started,
        ended: row.ended,
        turn: row.turn,
        phase: row.phase.clone(),
        deadline: row.deadline,
        grace: row.grace,
        position: row.position.as_deref().map(|position| parsed("the position", position)).transpose()?,
        hands: row.hands.as_deref().map(|hands| parsed("the hands", hands)).transpose()?,
        secret: (private || is_over).then(|| game.luck().map(|luck| hex(&luck.opened()))).transpose()?,
        chains: row.chains.as_deref().map(serde_json::from_str).transpose()?,
        commitments: game.commitments()?.into_iter().map(|(_, begins)| begins).collect(),
        seats: game.tenures(store)?.iter().filter(|seat| !seat.visit).map(|seat| tenure(game, seat, private)).collect(),
        orders,
        phases,
        edits,
        press: press
            .map(|press| {
                let heading = names.heading(&press, HeadingView::Seems, None)?;
                let heading = heading.iter().map(said).collect::<Vec<_>>().join("\n");
                Ok(Press { sent: press.sent, phase: press.phase, heading, body: press.body })
            })
            .collect::<Result<_>>()?,
        journal: journal.map(|entry| ExportedEntry { at: entry.at, who: entry.who, what: entry.what }).collect(),
        board: board.map(|chain| parsed("the board", &chain.to_json())).transpose()?,
    })
}

fn tenure(game: &Game, seat: &Seat, private: bool) -> Tenure {
    Tenure {
        seat: game.seat_title(seat),
        role: seat.role.word().to_owned(),
        power: seat.power.filter(|_| seat.role == Role::Player).map(|power| game.power_name(power).to_owned()),
        name: seat.user_name.clone(),
        address: private.then(|| seat.user_address.clone()),
        since: seat.since,
        until: seat.until,
        why_ended: seat.why_ended.map(Parting::word).map(str::to_owned),
        times_late: seat.n_late,
    }
}
