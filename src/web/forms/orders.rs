//! Orders of a phase: changes on the page of a game, submission, and forecasts.
use super::{FieldProblem, Fields, Form, counts};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::play as words;

/// The forms about orders.
pub(super) static FORMS: &[&Form] = &[&ORDERS, &UNDO];

/// The orders of a page.
pub(in crate::web) static ORDERS: Form = Form::new(
    "orders",
    &[
        Field::drawn("order-*"),
        Field::drawn("convoy-*"),
        Field::drawn("loose-*"),
        Field::drawn("whose-*"),
        Field::drawn("drop-*"),
        Field::drawn("put*"),
        Field::hidden("opens"),
        Field::hidden("closes"),
        Field::drawn("ready"),
        Field::drawn("keep-as"),
        Field::drawn("amount-*"),
        Field::drawn("more-*"),
        Field::drawn("every-*"),
        Field::drawn("line-*"),
        Field::drawn("make-*"),
        Field::new("lines", "Orders as text", FieldKind::Lines(4)),
        Field::hidden("hold"),
        Field::drawn("do"),
    ],
    lines,
)
.class("orders");

/// Restores the orders before a player's last change.
pub(in crate::web) static UNDO: Form =
    Form::new("undo", &[], |_| Ok(vec!["UNDO".to_owned()])).buttons(&[Button::new("Undo last change")]);

/// The action of the pressed button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SubmitAction {
    /// Submit the orders, and forecast their outcome.
    Check,
    /// Submit them.
    File,
    /// Submit them, and make the turn wait for the deadline.
    Wait,
    /// Submit them, and let the turn run early.
    Final,
    /// Submit them, and run the turn.
    Run,
    /// Use a prepared setup.
    Ready,
    /// Submit them, and save the setup for future games.
    Keep,
}

impl SubmitAction {
    fn read(word: &str) -> Option<Self> {
        Some(match word {
            "check" => Self::Check,
            "file" => Self::File,
            "wait" => Self::Wait,
            "final" => Self::Final,
            "run" => Self::Run,
            "ready" => Self::Ready,
            "keep" => Self::Keep,
            _ => return None,
        })
    }
}

fn lines(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let deed = SubmitAction::read(fields.line("do")).ok_or_else(|| FieldProblem::new("", words::no_button()))?;
    if deed == SubmitAction::Ready {
        let ready = fields.given("ready").ok_or_else(|| FieldProblem::new("ready", words::no_button()))?;
        return Ok(vec![ready.to_owned()]);
    }
    let OrderChanges { taken_back, orders } = changed(fields);
    // Numbers are more precise than a list, and the last order counts.
    let all = [taken_back, orders, counts::lines(fields), set_up(fields), fields.text("lines")].concat();
    let then = |command: &str| vec![command.to_owned()];
    // Complete orders could run the turn. Saving them must not.
    let hold = if fields.has("hold") && !all.is_empty() { then("SET WAIT") } else { Vec::new() };
    Ok(match deed {
        SubmitAction::File if all.is_empty() => return Err(FieldProblem::new("", words::nothing_changed())),
        SubmitAction::File | SubmitAction::Ready => all,
        SubmitAction::Check => [all, hold, then("FORECAST")].concat(),
        SubmitAction::Wait => [all, then("SET WAIT")].concat(),
        SubmitAction::Final => [all, then("SET NO WAIT")].concat(),
        SubmitAction::Keep => {
            let name = fields.given("keep-as");
            let name = name.ok_or_else(|| FieldProblem::new("keep-as", "Give your set-up a name."))?;
            [all, hold, then(&format!("KEEP SETUP {name}"))].concat()
        }
        SubmitAction::Run => [all, then("PROCESS")].concat(),
    })
}

/// The changes in the order table.
#[derive(Debug, Default)]
struct OrderChanges {
    /// The lines that withdraw orders on file.
    taken_back: Vec<String>,
    /// The new orders.
    orders: Vec<String>,
}

/// The changed rows of the order table, as orders to withdraw and new orders.
///
/// An order for a unit replaces the one before. An order without a unit (a build) does not, so the old one is withdrawn by name.
/// If it has no name (a waived build), a new order pushes out the oldest of its kind, so the others of its kind are repeated
/// after it.
fn changed(fields: &Fields) -> OrderChanges {
    let OrderChanges { mut taken_back, mut orders } = OrderChanges::default();
    let (mut pushes, mut others) = (false, Vec::new());
    for (row, first) in fields.beginning("order-") {
        let now = fields.given(&format!("convoy-{row}")).unwrap_or(first);
        let was = fields.line(&format!("was-order-{row}"));
        let loose = fields.line(&format!("loose-{row}"));
        let whose = fields.given(&format!("whose-{row}")).map(|power| format!("{power}: ")).unwrap_or_default();
        if now == was {
            if !loose.is_empty() && !now.is_empty() {
                others.push(format!("{whose}{now}"));
            }
            continue;
        }
        if !was.is_empty() && (now.is_empty() || loose == "named") {
            taken_back.push(format!("DROP {whose}{was}"));
        }
        pushes |= loose == "unnamed" && !was.is_empty();
        if !now.is_empty() {
            orders.push(format!("{whose}{now}"));
        }
    }
    taken_back.extend(fields.beginning("drop-").map(|(_, order)| format!("DROP {order}")));
    if pushes {
        orders.append(&mut others);
    }
    OrderChanges { taken_back, orders }
}

/// The rows of a setup, if one of its places has changed. The fields name row and column of a place: `put-0-4`.
fn set_up(fields: &Fields) -> Vec<String> {
    let place = |name: &str| {
        let (row, column) = name.split_once('-')?;
        Some((row.parse::<u16>().ok()?, column.parse::<u16>().ok()?))
    };
    let mut places: Vec<((u16, u16), &str)> =
        fields.beginning("put-").filter_map(|(name, piece)| Some((place(name)?, piece))).collect();
    places.sort_by_key(|(at, _)| *at);
    let rows: Vec<String> = places
        .chunk_by(|((a, _), _), ((b, _), _)| a == b)
        .map(|row| row.iter().map(|(_, piece)| *piece).collect::<Vec<_>>().join(" "))
        .collect();
    if rows.is_empty() || rows.join("/") == fields.line("was-put") {
        return Vec::new();
    }
    let (opens, closes) = (fields.line("opens").to_owned(), fields.line("closes").to_owned());
    [opens].into_iter().chain(rows).chain([closes]).collect()
}
