//! Orders of a phase: what was changed on the page of a game, kept as a draft, looked ahead with, or filed.
use super::{FieldProblem, Fields, Form};
use crate::web::words::play as words;

/// The forms about orders.
pub(super) const FORMS: &[Form] = &[Form::new(
    "orders",
    &[
        "order-*",
        "convoy-*",
        "loose-*",
        "whose-*",
        "drop-*",
        "put*",
        "opens",
        "closes",
        "ready",
        "lines",
        "had-draft",
        "do",
    ],
    lines,
)
.with_texts(&["lines"])];

/// The deed that the button that was pressed asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SubmitAction {
    /// Keep the orders, without filing them.
    Draft,
    /// Keep them, and say what would come of them.
    Check,
    /// File them, and nothing else.
    File,
    /// File them, and make the turn wait for the deadline.
    Wait,
    /// File them, and let the turn run early.
    Final,
    /// File them, and run the turn.
    Run,
    /// Set up as somebody else has thought of.
    Ready,
}

impl SubmitAction {
    fn read(word: &str) -> Option<Self> {
        Some(match word {
            "draft" => Self::Draft,
            "check" => Self::Check,
            "file" => Self::File,
            "wait" => Self::Wait,
            "final" => Self::Final,
            "run" => Self::Run,
            "ready" => Self::Ready,
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
    let OrderChanges { taken_back, orders, others } = changed(fields);
    let (set_up, typed) = (set_up(fields), fields.text("lines"));
    let kept = [orders.clone(), set_up, typed.clone()].concat();
    let all = [taken_back.clone(), kept.clone()].concat();
    // What is filed is no draft any longer.
    let emptied = if fields.has("had-draft") { draft(Vec::new()) } else { Vec::new() };
    let then = |command: &str| vec![command.to_owned()];
    Ok(match deed {
        SubmitAction::Draft | SubmitAction::Check if kept.is_empty() && !taken_back.is_empty() => {
            return Err(FieldProblem::new("", words::drafts_take_nothing_back()));
        }
        SubmitAction::Draft => draft([others, kept].concat()),
        SubmitAction::Check => {
            let assumed = orders.iter().chain(&typed).filter(|line| !line.is_empty());
            let assumed = assumed.map(|line| format!("ASSUME {line}"));
            let look = ["FORECAST".to_owned()].into_iter().chain(assumed).chain(["END".to_owned()]);
            draft([others, kept].concat()).into_iter().chain(look).collect()
        }
        SubmitAction::File if all.is_empty() => return Err(FieldProblem::new("", words::nothing_changed())),
        SubmitAction::File | SubmitAction::Ready => [all, emptied].concat(),
        SubmitAction::Wait => [all, emptied, then("SET WAIT")].concat(),
        SubmitAction::Final => [all, emptied, then("SET NO WAIT")].concat(),
        SubmitAction::Run => [all, emptied, then("PROCESS")].concat(),
    })
}

/// The lines that keep these as a draft, in place of the one before; if there are none, no draft is kept.
fn draft(lines: Vec<String>) -> Vec<String> {
    ["DRAFT".to_owned()].into_iter().chain(lines).chain(["END DRAFT".to_owned()]).collect()
}

/// The changes in the order table.
#[derive(Debug, Default)]
struct OrderChanges {
    /// The lines that take back what is on file.
    taken_back: Vec<String>,
    /// The orders that are given.
    orders: Vec<String>,
    /// The orders that are about no unit and stay as they are, where something of that kind is changed: what a draft,
    /// which takes nothing back, has not, is replaced in it.
    others: Vec<String>,
}

/// The rows of the order table that are not as they were drawn: what is taken back, and what is ordered.
///
/// An order for a unit takes the place of the one before. What is about no unit (a build) does not: what was there is taken back by
/// name. Where that has no name of its own (a waived build), what is new pushes out the oldest of its kind, so that the others of
/// its kind are said again after it.
fn changed(fields: &Fields) -> OrderChanges {
    let OrderChanges { mut taken_back, mut orders, mut others } = OrderChanges::default();
    let (mut pushes, mut is_loose) = (false, false);
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
        is_loose |= !loose.is_empty();
        if !now.is_empty() {
            orders.push(format!("{whose}{now}"));
        }
    }
    taken_back.extend(fields.beginning("drop-").map(|(_, order)| format!("DROP {order}")));
    if pushes {
        orders.append(&mut others);
    }
    if !is_loose {
        others.clear();
    }
    OrderChanges { taken_back, orders, others }
}

/// The rows of a set-up, if one place of it is not as it was drawn. Its fields say which place of which row they are: `put-0-4`.
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
