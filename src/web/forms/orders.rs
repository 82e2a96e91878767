//! Orders of a phase: what was changed on the page of a game, kept as a draft, looked ahead with, or filed.
use super::{Fields, Form, Problem};

/// The forms about orders.
pub const FORMS: &[Form] = &[Form {
    name: "orders",
    fields: &["order-*", "was-order-*", "convoy-*", "loose-*", "drop-*", "put-*", "was-put", "opens", "closes", "ready", "lines", "had-draft", "do"],
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
    let deed = Deed::read(fields.get("do")).ok_or_else(|| Problem::new("Please press one of the buttons."))?;
    if deed == Deed::Ready {
        return Ok(vec![fields.get("ready").to_owned()]);
    }
    let (taken_back, orders) = changed(fields);
    let set_up = set_up(fields);
    let typed: Vec<String> = fields.text("lines").lines().map(|line| line.trim_end().to_owned()).collect();
    let nothing = orders.is_empty() && set_up.is_empty() && typed.iter().all(String::is_empty);
    let draft = |block: Vec<String>| ["DRAFT".to_owned()].into_iter().chain(block).chain(["END DRAFT".to_owned()]);
    let all = || taken_back.iter().chain(&orders).chain(&set_up).chain(&typed).cloned().collect::<Vec<_>>();
    let file = || {
        // What is filed is no draft any longer.
        let had_draft = !fields.get("had-draft").is_empty();
        all().into_iter().chain(had_draft.then(|| draft(Vec::new())).into_iter().flatten()).collect::<Vec<_>>()
    };
    Ok(match deed {
        Deed::Draft => draft(all()).collect(),
        Deed::Check => {
            let assumed = orders.iter().chain(&typed).filter(|line| !line.is_empty());
            let assumed = assumed.map(|line| format!("ASSUME {line}"));
            let look = ["FORECAST".to_owned()].into_iter().chain(assumed).chain(["END".to_owned()]);
            draft(all()).chain(look).collect()
        }
        Deed::File if nothing && taken_back.is_empty() => {
            return Err(Problem::new("Nothing has been changed, so there is nothing to file."));
        }
        Deed::File | Deed::Ready => file(),
        Deed::Wait => [file(), vec!["SET WAIT".to_owned()]].concat(),
        Deed::Final => [file(), vec!["SET NO WAIT".to_owned()]].concat(),
        Deed::Run => [file(), vec!["PROCESS".to_owned()]].concat(),
    })
}

/// The rows of the order table that are not as they were drawn: what is taken back, and what is ordered.
///
/// An order for a unit takes the place of the one before. What is about no unit (a build) does not, so the one before is taken
/// back by name.
fn changed(fields: &Fields) -> (Vec<String>, Vec<String>) {
    let (mut taken_back, mut orders) = (Vec::new(), Vec::new());
    for (row, first) in fields.all("order-") {
        let convoy = fields.get(&format!("convoy-{row}"));
        let now = if convoy.is_empty() { first } else { convoy };
        let was = fields.get(&format!("was-order-{row}"));
        let is_loose = !fields.get(&format!("loose-{row}")).is_empty();
        if now == was {
            continue;
        }
        if !was.is_empty() && (now.is_empty() || is_loose) {
            taken_back.push(format!("DROP {was}"));
        }
        if !now.is_empty() {
            orders.push(now.to_owned());
        }
    }
    taken_back.extend(fields.all("drop-").map(|(_, order)| format!("DROP {order}")));
    (taken_back, orders)
}

/// The rows of a set-up, if one place of it is not as it was drawn.
fn set_up(fields: &Fields) -> Vec<String> {
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    for (place, piece) in fields.all("put-") {
        let (row, _) = place.split_once('-').unwrap_or((place, ""));
        match rows.last_mut().filter(|(last, _)| last == row) {
            Some((_, pieces)) => pieces.push(piece.to_owned()),
            None => rows.push((row.to_owned(), vec![piece.to_owned()])),
        }
    }
    let rows: Vec<String> = rows.into_iter().map(|(_, pieces)| pieces.join(" ")).collect();
    if rows.is_empty() || rows.join("/") == fields.get("was-put") {
        return Vec::new();
    }
    let (opens, closes) = (fields.get("opens").to_owned(), fields.get("closes").to_owned());
    [opens].into_iter().chain(rows).chain([closes]).collect()
}
