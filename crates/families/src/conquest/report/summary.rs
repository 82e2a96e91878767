//! The first lines of a report: what has changed for its reader.
use super::words::InWords as _;
use super::words::risk;
use chancery_conquest::map::Land;
use chancery_conquest::{Conquest, State, View};
use chancery_rules::Power;
use chancery_text::{counted, hanging, list};

/// Three lines for each of the reader's own powers; for who plays none, what changed hands.
pub(super) fn summary(rules: &Conquest, before: &View, after: &View, own: &[Power]) -> String {
    let (before, after) = (&before.seen, &after.seen);
    match own {
        [] => hanging(&changes(rules, before, after)),
        [one] => of_power(rules, before, after, *one, "You", "you are"),
        several => {
            let each = several.iter().map(|power| of_power(rules, before, after, *power, rules.name(*power), "it is"));
            each.collect::<Vec<_>>().join("\n")
        }
    }
}

/// Tells which states changed hands, for onlookers.
fn changes(rules: &Conquest, before: &State, after: &State) -> String {
    let changed = rules.map().all().filter(|land| before.owner(*land) != after.owner(*land));
    let changed: Vec<String> = changed
        .map(|land| {
            let [old, new] = [before, after].map(|state| rules.name(state.owner(land)));
            format!("{} from {old} to {new}", rules.full(land))
        })
        .collect();
    match changed.as_slice() {
        [] => "No state changed hands.".to_owned(),
        changed => format!("Changed hands: {}.", changed.join("; ")),
    }
}

fn of_power(rules: &Conquest, before: &State, after: &State, power: Power, who: &str, is: &str) -> String {
    let all = || rules.map().all();
    let names = |lands: Vec<Land>| list(&lands.into_iter().map(|land| rules.full(land)).collect::<Vec<_>>());
    let taken: Vec<Land> = all().filter(|land| before.owner(*land) != power && after.owner(*land) == power).collect();
    let lost: Vec<Land> = all().filter(|land| before.owner(*land) == power && after.owner(*land) != power).collect();
    let n_lands = after.n_lands_of(power);
    let mut text = hanging(&match (taken.is_empty(), lost.is_empty()) {
        (true, true) => format!("{who} took no state, and lost none."),
        (false, true) => format!("{who} took {}, and lost nothing.", names(taken)),
        (true, false) => format!("{who} took nothing, and lost {}.", names(lost)),
        (false, false) => format!("{who} took {}, and lost {}.", names(taken), names(lost)),
    });
    if n_lands == 0 {
        if 0 < before.n_lands_of(power) {
            text += &format!("That was the last state: {is} out of the game.\n");
        }
        return text;
    }
    let has = if who == "You" { "have" } else { "has" };
    let (n_all, goal) = (rules.map().lands.len(), rules.options().states_to_win(rules.map().lands.len()));
    text += &hanging(&format!(
        "{who} now {has} {n_lands} of {n_all} states ({goal} win), {}, {}, and {} kg of iron.",
        several(after.cities_of(power).count(), "city", "cities"),
        counted(after.n_mines_of(power), "mine"),
        after.seats.get(power.index()).map_or(0, |seat| seat.iron),
    ));
    let threatened =
        after.lands_of(power).max_by_key(|land| (after.risk(rules.map(), *land), std::cmp::Reverse(*land)));
    text += &hanging(&match threatened.map(|land| (land, after.risk(rules.map(), land))) {
        Some((land, most)) if 0 < most.threat => format!(
            "The greatest risk is in {}: threat {} against defence {} ({}).",
            rules.full(land),
            most.threat,
            most.defence,
            risk(most)
        ),
        _ if who == "You" => "Nobody threatens any state of yours.".to_owned(),
        _ => format!("Nobody threatens any state of {who}."),
    });
    text
}

/// `1 city`, `2 cities`
pub(super) fn several(n: usize, one: &str, more: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { more })
}
