//! Orders with numbers in them: how many units move, and what a city produces. The game's family puts their wording into the page
//! as lines with `{}` for the number. `amount-3` and `more-stop-3` belong to the line `line-3`, and `make-0-I` to the line
//! `line-make-0`.
use super::Fields;

/// The lines for all typed numbers.
pub(super) fn lines(fields: &Fields) -> Vec<String> {
    made(fields).into_iter().chain(sent(fields)).collect()
}

/// The lines for production: `PRODUCE IN NBR 8I 2C`.
fn made(fields: &Fields) -> Vec<String> {
    let mut lines = Vec::new();
    for (city, line) in fields.beginning("line-make-") {
        let start = format!("make-{city}-");
        let typed: Vec<(&str, &str)> = fields.beginning(&start).filter(|(_, n)| !n.is_empty()).collect();
        let units: Vec<String> =
            typed.iter().filter(|(_, n)| *n != "0").map(|(kind, n)| format!("{n}{kind}")).collect();
        match (typed.is_empty(), units.is_empty()) {
            (true, _) => {}
            (false, true) => lines.push(line.replace("{}", fields.line("line-nothing"))),
            (false, false) => lines.push(line.replace("{}", &units.join(" "))),
        }
    }
    lines
}

/// The lines for movements: `ATTACK LIM FROM NBR WITH 8I OCCUPY 80%`. A movement whose box is ticked also becomes a standing
/// order.
fn sent(fields: &Fields) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, amount) in fields.beginning("amount-").filter(|(_, amount)| !amount.is_empty()) {
        let mut line = fields.line(&format!("line-{at}")).replace("{}", amount);
        for (what, form) in fields.beginning("line-more-") {
            let value = fields.line(&format!("more-{what}-{at}"));
            if !value.is_empty() {
                line = format!("{line} {}", form.replace("{}", value));
            }
        }
        let every = fields.line("line-every").replace("{}", &line);
        let stands = fields.has(&format!("every-{at}")) && !every.is_empty();
        lines.push(line);
        lines.extend(stands.then_some(every));
    }
    lines
}
