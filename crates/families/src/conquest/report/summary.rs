//! The first lines of a report: what changed for its reader.
use super::words::{InWords as _, risk};
use chancery_conquest::map::Land;
use chancery_conquest::{Conquest, State, View};
use chancery_rules::Power;
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, and, place, power, semicolons, term};

/// Writes three lines for each of the reader's own powers. Readers who play none get the changes of ownership.
pub(super) fn summary(rules: &Conquest, before: &View, after: &View, own: &[Power], doc: &mut Doc) {
    let (before, after) = (&before.seen, &after.seen);
    match own {
        [] => doc.classic(changes(rules, before, after)),
        [one] => of_power(rules, before, after, *one, true, doc),
        several => {
            for (i, own) in several.iter().enumerate() {
                if 0 < i {
                    doc.gap();
                }
                of_power(rules, before, after, *own, false, doc);
            }
        }
    }
}

/// Lists the states that changed hands, for observers.
fn changes(rules: &Conquest, before: &State, after: &State) -> Note {
    let changed = rules.map().all().filter(|land| before.owner(*land) != after.owner(*land));
    let changed: Vec<Note> = changed
        .map(|land| {
            let [old, new] = [before, after].map(|state| power(rules.name(state.owner(land))));
            Note::of(say!("{} from {old} to {new}", place(rules.full(land)), old, new))
        })
        .collect();
    match changed.as_slice() {
        [] => Note::of("No state changed hands."),
        changed => Note::of(say!("Changed hands: {}.", semicolons(changed))),
    }
}

/// Lists what a power took, what it has, and where it is in danger. `is_reader`: the reader plays this power and no
/// other.
fn of_power(rules: &Conquest, before: &State, after: &State, own: Power, is_reader: bool, doc: &mut Doc) {
    let all = || rules.map().all();
    let names = |lands: Vec<Land>| Note::of(and(lands.into_iter().map(|land| Note::of(place(rules.full(land))))));
    let taken: Vec<Land> = all().filter(|land| before.owner(*land) != own && after.owner(*land) == own).collect();
    let lost: Vec<Land> = all().filter(|land| before.owner(*land) == own && after.owner(*land) != own).collect();
    let n_lands = after.n_lands_of(own);
    let who = || Note::of(if is_reader { term("You") } else { power(rules.name(own)) });
    doc.classic(match (taken.is_empty(), lost.is_empty()) {
        (true, true) => say!("{} took no state, and lost none.", who()),
        (false, true) => say!("{} took {}, and lost nothing.", who(), names(taken)),
        (true, false) => say!("{} took nothing, and lost {}.", who(), names(lost)),
        (false, false) => say!("{} took {}, and lost {}.", who(), names(taken), names(lost)),
    });
    if n_lands == 0 {
        if 0 < before.n_lands_of(own) {
            let is = if is_reader { "you are" } else { "it is" };
            doc.classic(say!("That was their last state: {is} out of the game.", is));
        }
        return;
    }
    let (n_all, goal) = (rules.map().lands.len(), rules.options().states_to_win(rules.map().lands.len()));
    doc.classic(say!(
        "{who} now {has} {n_lands} of {n_all} states ({goal} win), {cities city|cities}, {mines mine|mines}, and {iron} kg of iron.",
        who = who(),
        has = if is_reader { "have" } else { "has" },
        n_lands,
        n_all,
        goal,
        cities = after.cities_of(own).count(),
        mines = after.n_mines_of(own),
        iron = after.seats.get(own.index()).map_or(0, |seat| seat.iron)
    ));
    let threatened = after.lands_of(own).max_by_key(|land| (after.risk(rules.map(), *land), std::cmp::Reverse(*land)));
    doc.classic(match threatened.map(|land| (land, after.risk(rules.map(), land))) {
        Some((land, most)) if 0 < most.threat => say!(
            "The greatest risk is in {}: threat {threat} against defence {defence} ({risk}).",
            place(rules.full(land)),
            threat = most.threat,
            defence = most.defence,
            risk = term(risk(most))
        ),
        _ if is_reader => say!("No one threatens your states."),
        _ => say!("No one threatens {}'s states.", who()),
    });
}
