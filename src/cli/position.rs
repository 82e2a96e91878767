//! Reads a position and its orders from a text file.
use super::adjudicate::Request;
use crate::rules::diplomacy::record::{DislodgedText, Pairs, Text};

/// Reads the sections `[units]`, `[owners]`, `[dislodged]`, `[contested]`, `[policies]` and `[orders]`.
///
/// # Errors
/// The number of the line, and the error in it.
pub fn read(text: &str) -> Result<Request<'_>, String> {
    let mut request = Request::default();
    let mut section = "orders";
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        let wrong = |why: &str| Err(format!("line {number}: {why}"));
        if line.is_empty() {
            continue;
        }
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            section = name;
            match section {
                "units" => request.units = Some(Vec::new()),
                "owners" => request.owners = Some(Pairs::default()),
                "dislodged" | "contested" | "policies" | "orders" => {}
                _ => return wrong("sections are [units], [owners], [dislodged], [contested], [policies], [orders]"),
            }
            continue;
        }
        if let Some(phase) = line.strip_prefix("phase ") {
            request.phase = Some(phase.trim().into());
            continue;
        }
        if let Some(key) = line.strip_prefix("variant ") {
            request.variant = Some(key.trim().into());
            continue;
        }
        let (head, rest) = line.split_once(':').map_or(("", line), |(head, rest)| (head.trim(), rest.trim()));
        match section {
            "orders" => request.orders.push((Text::from(""), Text::from(line))),
            "contested" => {
                request.contested.extend(line.split([' ', ',']).filter(|word| !word.is_empty()).map(Text::from))
            }
            _ if head.is_empty() => return wrong("a line here begins with a name and a colon"),
            "policies" => {
                request.policies.insert(head.into(), rest.into());
            }
            "owners" => {
                let centres = rest.split([' ', ',']).filter(|word| !word.is_empty());
                let owners = request.owners.get_or_insert_default();
                owners.0.extend(centres.map(|centre| (Text::from(centre), Text::from(head))));
            }
            "units" => {
                for unit in rest.split(',') {
                    let Some((kind, at)) = unit.trim().split_once(' ') else {
                        return wrong("units are written `Austria: A BUD, F TRI`");
                    };
                    request.units.get_or_insert_default().push((head.into(), kind.into(), at.trim().into()));
                }
            }
            _ => {
                let (unit, from) = rest.split_once(" from ").map_or((rest, None), |(unit, from)| (unit, Some(from)));
                let Some((kind, at)) = unit.trim().split_once(' ') else {
                    return wrong("a dislodged unit is written `Italy: A TRI from VIE`");
                };
                request.dislodged.push(DislodgedText {
                    unit: (head.into(), kind.into(), at.trim().into()),
                    from: from.map(|from| from.trim().into()),
                    options: None,
                });
            }
        }
    }
    Ok(request)
}
