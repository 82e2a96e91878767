//! Orders of a phase: what was changed on the page of a game, kept as a draft, looked ahead with, or filed.
use super::{Fields, Form, Problem};
use crate::web::words::play as words;

/// The forms about orders.
pub(super) const FORMS: &[Form] = &[Form {
    name: "orders",
    fields: &[
        "order-*",
        "convoy-*",
        "loose-*",
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
}];

/// What the button that was pressed asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
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

impl Deed {
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

fn lines(fields: &Fields) -> Result<Vec<String>, Problem> {
    let deed = Deed::read(fields.line("do")).ok_or_else(|| Problem::new("", words::no_button()))?;
    if deed == Deed::Ready {
        return Ok(vec![fields.line("ready").to_owned()]);
    }
    let (taken_back, orders) = changed(fields);
    let (set_up, typed) = (set_up(fields), fields.text("lines"));
    let kept = [orders.clone(), set_up, typed.clone()].concat();
    let all = [taken_back, kept.clone()].concat();
    // What is filed is no draft any longer.
    let emptied = if fields.has("had-draft") { draft(Vec::new()) } else { Vec::new() };
    let then = |command: &str| vec![command.to_owned()];
    Ok(match deed {
        Deed::Draft => draft(kept),
        Deed::Check => {
            let assumed = orders.iter().chain(&typed).filter(|line| !line.is_empty());
            let assumed = assumed.map(|line| format!("ASSUME {line}"));
            let look = ["FORECAST".to_owned()].into_iter().chain(assumed).chain(["END".to_owned()]);
            draft(kept).into_iter().chain(look).collect()
        }
        Deed::File if all.is_empty() => return Err(Problem::new("", words::nothing_changed())),
        Deed::File | Deed::Ready => [all, emptied].concat(),
        Deed::Wait => [all, emptied, then("SET WAIT")].concat(),
        Deed::Final => [all, emptied, then("SET NO WAIT")].concat(),
        Deed::Run => [all, emptied, then("PROCESS")].concat(),
    })
}

/// The lines that keep these as a draft, in place of the one before; if there are none, no draft is kept.
fn draft(lines: Vec<String>) -> Vec<String> {
    ["DRAFT".to_owned()].into_iter().chain(lines).chain(["END DRAFT".to_owned()]).collect()
}

/// The rows of the order table that are not as they were drawn: what is taken back, and what is ordered.
///
/// An order for a unit takes the place of the one before. What is about no unit (a build) does not: what was there is taken back by
/// name. Where that has no name of its own (a waived build), what is new pushes out the oldest of its kind, so that the others of
/// its kind are said again after it.
fn changed(fields: &Fields) -> (Vec<String>, Vec<String>) {
    let (mut taken_back, mut orders, mut others, mut pushes) = (Vec::new(), Vec::new(), Vec::new(), false);
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
        orders.extend(others);
    }
    (taken_back, orders)
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
