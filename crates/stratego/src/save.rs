//! Positions and events as readable JSON.
//!
//! A position is saved as its history: both set-ups, the lines of an edit by hand if there was one, and all moves since. Everything else
//! follows from them.
use super::edit;
use super::entry::{moves, text};
use super::event::{Battle, End, Event, PlanEnd, Ply, Why};
use super::game::Stratego;
use super::order::Move;
use super::position::Position;
use super::rank::{Numbering, Rank};
use super::setup::Setup;
use super::side::{Side, Sides};
use super::state::{Opening, State};
use chancery_text::sentence::Note;
use chancery_text::words::said;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A position as JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StateText {
    game: String,
    red: SideText,
    blue: SideText,
    /// The position that was last set by hand, in lines of EDIT.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edited: Option<Vec<String>>,
    /// `A4-A5 A7xA6`
    #[serde(default, skip_serializing_if = "String::is_empty")]
    moves: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<EndText>,
}

/// The saved data of one side.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SideText {
    salt: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    setup: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    numbering: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
    /// The active plan: `A4-A5; A5-A6`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    plan: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    missed: u32,
}

/// The end of the game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndText {
    winner: Option<String>,
    why: String,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // That is how serde asks.
fn is_zero(n: &u32) -> bool {
    *n == 0
}

impl Why {
    const ALL: [Self; 6] = [Self::Flag, Self::Immobile, Self::BothImmobile, Self::Quiet, Self::Long, Self::Missed];

    /// Its saved form: `flag`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Flag => "flag",
            Self::Immobile => "immobile",
            Self::BothImmobile => "both-immobile",
            Self::Quiet => "quiet",
            Self::Long => "long",
            Self::Missed => "missed",
        }
    }

    pub(super) fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|why| why.word() == word)
    }
}

impl PlanEnd {
    /// Its recorded form: `contact`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Battle => "battle",
            Self::Contact => "contact",
            Self::NotPossible => "not-possible",
            Self::Over => "over",
            Self::Dropped => "dropped",
        }
    }
}

/// A position as JSON.
pub(super) fn save(rules: &Stratego, state: &State) -> Value {
    let opening = state.opening.as_ref();
    let side = |side: Side| SideText {
        salt: state.salts[side].clone(),
        setup: opening.map(|opening| opening.setups[side].letters()),
        numbering: opening.map(|opening| opening.setups[side].numbering.word().to_owned()),
        seal: opening.map(|opening| opening.seals[side].clone()),
        plan: state.plans[side].as_ref().map(|plan| text::of_plan(rules.board(), plan).join("; ")),
        missed: state.n_missed[side],
    };
    let mut moves = String::with_capacity(8 * state.plies.len());
    for ply in &state.plies {
        if !moves.is_empty() {
            moves.push(' ');
        }
        write_ply(rules, &state.position, ply, &mut moves);
    }
    let saved = StateText {
        game: state.game.clone(),
        red: side(Side::Red),
        blue: side(Side::Blue),
        edited: state.edited.as_ref().map(|position| edit::lines(rules, position)),
        moves,
        end: state.end.map(|end| EndText {
            winner: end.winner.map(|side| side.name().to_owned()),
            why: end.why.word().to_owned(),
        }),
    };
    serde_json::to_value(saved).unwrap_or_default()
}

/// Writes a move in saved form: `A4-A5`, `A5xA6`, `A9-A10+EC2` (which rescues a miner to C2).
fn write_ply(rules: &Stratego, position: &Position<Rank>, ply: &Ply, out: &mut String) {
    let board = rules.board();
    board.name(ply.from).push_to(out);
    out.push(if ply.battle.is_some() { 'x' } else { '-' });
    board.name(ply.to).push_to(out);
    if let Some((id, to)) = ply.rescue
        && let Some(piece) = position.piece(id)
    {
        out.extend(['+', piece.rank.letter()]);
        board.name(to).push_to(out);
    }
}

/// Reads such a move.
pub(super) fn read_ply(rules: &Stratego, text: &str) -> Result<Move, String> {
    let board = rules.board();
    let (step, rescue) = text.split_once('+').map_or((text, None), |(step, rescue)| (step, Some(rescue)));
    let order = moves::step(board, step).map_err(said)?.step;
    let Some(rescue) = rescue else { return Ok(order) };
    let wrong = || format!("\"{text}\" rescues nobody: write it like A9-A10+EC2.");
    let mut letters = rescue.chars();
    let rank = letters.next().and_then(Rank::of_letter).ok_or_else(wrong)?;
    let to = board.square(letters.as_str()).ok_or_else(wrong)?;
    Ok(Move { rescue: Some(super::order::Rescue { rank, to }), ..order })
}

/// Reads a position that was saved.
pub(super) fn load(rules: &Stratego, saved: &Value) -> Result<State, String> {
    let saved =
        StateText::deserialize(saved).map_err(|error| format!("This is not a position of Stratego: {error}."))?;
    let sides = Sides([saved.red, saved.blue]);
    let opening = match (&sides[Side::Red].setup, &sides[Side::Blue].setup) {
        (Some(red), Some(blue)) => {
            let read = |letters: &str, side: Side| {
                let numbering = sides[side].numbering.as_deref().and_then(Numbering::find).unwrap_or_default();
                Setup::of_letters(letters).map(|setup| Setup { numbering, ..setup })
            };
            let setups = Sides([read(red, Side::Red)?, read(blue, Side::Blue)?]);
            Some(Opening { setups, seals: Sides::of(|side| sides[side].seal.clone().unwrap_or_default()) })
        }
        (None, None) => None,
        _ => return Err("Only one of the sides has a set-up.".to_owned()),
    };
    let plan = |side: Side| {
        let lines = sides[side].plan.as_ref();
        lines.map(|lines| moves::plan(rules.board(), lines).map_err(said)).transpose()
    };
    let edited = saved.edited.as_ref().map(|lines| {
        let first = |wrong: Vec<Note>| wrong.into_iter().map(said).next().unwrap_or_default();
        edit::read(rules, lines.iter().map(String::as_str)).map_err(first)
    });
    let edited = edited.transpose()?;
    if edited.is_some() && opening.is_none() {
        return Err("The position was changed by hand before the set-up.".to_owned());
    }
    let mut state = State {
        game: saved.game,
        position: match (&edited, &opening) {
            (Some(edited), _) => edited.clone(),
            (None, Some(opening)) => rules.start(&opening.setups),
            (None, None) => Position::empty(rules.board()),
        },
        edited,
        opening,
        plies: Vec::new(),
        plans: Sides([plan(Side::Red)?, plan(Side::Blue)?]),
        n_missed: Sides::of(|side| sides[side].missed),
        end: saved.end.map(|end| end.read()).transpose()?,
        salts: Sides(sides.0.map(|side| side.salt)),
    };
    for text in saved.moves.split_whitespace() {
        let order = read_ply(rules, text)?;
        let ply = rules.play(&mut state.position, &order).ok_or_else(|| format!("{text}: there is no piece."))?;
        state.plies.push(ply);
    }
    Ok(state)
}

impl EndText {
    fn read(&self) -> Result<End, String> {
        let why = Why::find(&self.why).ok_or_else(|| format!("No game ends with \"{}\".", self.why))?;
        let winner =
            self.winner.as_deref().map(|name| Side::find(name).ok_or_else(|| format!("\"{name}\" is no side.")));
        Ok(End { winner: winner.transpose()?, why })
    }
}

/// A strike as JSON: `{"attacker": "scout", "defender": "miner", "outcome": "defender wins"}`.
pub(super) fn battle(battle: &Battle) -> Value {
    json!({
        "attacker": battle.attacker.name(),
        "defender": battle.defender.map(Rank::name),
        "outcome": battle.strike.word(),
    })
}

/// An event as JSON.
pub(super) fn event(rules: &Stratego, event: &Event) -> Value {
    let board = rules.board();
    match event {
        Event::SetUp { side, seal, drawn } => json!({ "setup": side.name(), "seal": seal, "drawn": drawn }),
        Event::Moved(ply) => {
            let order = super::order::Step { step: Move::new(ply.from, ply.to), strikes: ply.battle.is_some() };
            let mut value = json!({ "move": text::of_step(board, &order), "by": ply.side.name() });
            if let Some(struck) = &ply.battle {
                value["battle"] = battle(struck);
            }
            if let Some((_, to)) = ply.rescue {
                value["rescued to"] = board.name(to).to_string().into();
            }
            value
        }
        Event::Planned { side, n_moves, ended } => {
            json!({ "plan": side.name(), "moves": n_moves, "ended": ended.map(PlanEnd::word) })
        }
        Event::Missed { side, n_missed } => json!({ "missed": side.name(), "in a row": n_missed }),
        Event::Over(end) => json!({ "over": end.why.word(), "winner": end.winner.map(Side::name) }),
    }
}
