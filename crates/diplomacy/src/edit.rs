//! Edits a position by hand: adding and removing units, changing owners of centres and the phase.
use super::board::{Board, Location, Province};
use super::entry::grammar;
use super::entry::names::Names;
use super::phases::retreat;
use super::policy::Policies;
use super::record::{self, power};
use super::state::{Phase, PhaseKind, State, Unit, UnitKind};
use chancery_rules::alphabet::fold;
use chancery_rules::{EditPart, Power};
use chancery_text::say;
use chancery_text::sentence::{self, Note, Sentence, and, line, or, term};

/// The position after these lines, each of which edits the result of those above it.
///
/// # Errors
/// A sentence for each line that is wrong, and for each impossible feature of the resulting position.
pub(super) fn edit(
    board: &Board,
    names: &Names,
    policies: &Policies,
    state: &State,
    lines: &[String],
) -> Result<State, Vec<Note>> {
    let mut editor = Editor { board, names, policies, state: state.clone() };
    let mut wrong = Vec::new();
    for line in lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Err(why) = editor.line(line) {
            let line: String = line.chars().take(60).collect();
            wrong.push(Note::of(say!("{}: {}", term(line), why)));
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let mut state = editor.state;
    let (units, contested) = (state.units.clone(), state.contested.clone());
    let mut dislodged = std::mem::take(&mut state.dislodged);
    for lost in &mut dislodged {
        let open = retreat::options(board, policies, &state, &units, &contested, &lost.unit, lost.from);
        lost.retreats.retain(|at| open.contains(at));
    }
    state.dislodged = dislodged;
    state.sort();
    record::check(board, policies, &state).map_err(|why| vec![why])?;
    Ok(state)
}

/// The maximum credits of a power in a position from elsewhere.
const MAX_CREDITS: u32 = 100_000;

/// Checks a position from elsewhere: see [`chancery_rules::Rules::check`].
///
/// # Errors
/// A sentence that names the impossible fact.
pub(super) fn check(board: &Board, policies: &Policies, state: &State) -> Result<(), Note> {
    if is_far(state.phase, board.first_phase) {
        return Err(Note::of("that year is too far away."));
    }
    let place = |unit: &Unit| sentence::place(board.full_name(unit.at));
    let all = state.units.iter().chain(state.dislodged.iter().map(|dislodged| &dislodged.unit));
    if let Some(unit) = all.clone().find(|unit| !board.can_stand(unit.kind, unit.at)) {
        return Err(Note::of(say!("there can be no {} in {place}.", unit.kind.word(), place = place(unit))));
    }
    if let Some(unit) = all.clone().find(|unit| unit.kind == UnitKind::Wing && !policies.wings) {
        return Err(Note::of(say!("this game has no wings, but one is in {place}.", place = place(unit))));
    }
    if state.affairs.credits.iter().any(|credits| MAX_CREDITS < *credits) {
        return Err(Note::of(say!("a power has at most {} credits.", MAX_CREDITS)));
    }
    record::check(board, policies, state)
}

fn is_far(phase: Phase, from: Phase) -> bool {
    phase.year.abs_diff(from.year) > MAX_YEARS.unsigned_abs()
}

/// The lines of EDIT that transform one position into another, as far as possible.
#[must_use]
pub fn lines_between(board: &Board, from: &State, to: &State) -> Vec<String> {
    let (from, to) = (parts(board, from), parts(board, to));
    EditPart::edits(from.iter().zip(&to).map(|(from, to)| (from, to.lines.as_slice())))
}

/// The position, in parts with lines that [`edit`] reads.
pub(super) fn parts(board: &Board, state: &State) -> Vec<EditPart> {
    let named = |power: Power| &board.power_name(power).name;
    let part = |name, about, lines, place, remove| EditPart { name, about, lines, place, remove };
    let units = state.units.iter().map(|unit| format!("{} {}", named(unit.power), board.unit_name(unit))).collect();
    let centres = (0..).map(Province).zip(&board.provinces).filter(|(_, data)| data.centre);
    let owner = |(at, _): (Province, _)| {
        let owner = state.owners.get(usize::from(at.0)).copied().flatten();
        format!("{} {}", board.place_name(board.main(at)), owner.map_or("NOBODY", |power| named(power)))
    };
    vec![
        part(
            "phase",
            "Spring, summer and fall: S1901M, F1901R; winter: W1901A.",
            vec![state.phase.to_string()],
            "PHASE ",
            None,
        ),
        part("units", "Power, army or fleet, place.", units, "PLACE ", Some("REMOVE ")),
        part("centres", "Supply centre, owner.", centres.map(owner).collect(), "OWN ", None),
    ]
}

/// The units that can be put into each place: `A STP`, `F STP/NC`.
pub(super) fn units(board: &Board, policies: &Policies) -> Vec<String> {
    let places = (0..).map(Province).zip(&board.provinces).flat_map(|(at, data)| {
        let coasts = data.coasts.iter().copied();
        [board.main(at)].into_iter().chain(coasts)
    });
    let wing = policies.wings.then_some(UnitKind::Wing);
    let kinds = [UnitKind::Army, UnitKind::Fleet].into_iter().chain(wing);
    let all = places.flat_map(|at| kinds.clone().map(move |kind| (kind, at)));
    let fitting = all.filter(|(kind, at)| board.can_stand(*kind, *at));
    fitting.map(|(kind, at)| format!("{} {}", kind.letter(), board.place_name(at))).collect()
}

struct Editor<'a> {
    board: &'a Board,
    names: &'a Names,
    policies: &'a Policies,
    state: State,
}

/// The maximum difference between an edited year and the year of the game.
const MAX_YEARS: i32 = 1000;

impl Editor<'_> {
    fn line(&mut self, line: &str) -> Result<(), Note> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word.to_lowercase().as_str() {
            "place" | "add" | "put" => self.place(rest),
            "remove" | "delete" => self.remove(rest),
            "clear" => self.clear(rest),
            "own" | "owner" => self.own(rest),
            "phase" => self.phase(rest),
            _ => Err(Note::of("a line begins with PLACE, REMOVE, CLEAR, OWN or PHASE.")),
        }
    }

    fn place(&mut self, text: &str) -> Result<(), Note> {
        let usage = || Note::of(say!("write a power, A or F, and a place, such as {}.", line("PLACE FRANCE A PAR")));
        let (power, rest) = self.power_before(text);
        let (kind, rest) = kind_before(rest);
        let (Some(power), Some(kind)) = (power, kind) else { return Err(usage()) };
        if rest.is_empty() {
            return Err(usage());
        }
        if kind == UnitKind::Wing && !self.policies.wings {
            return Err(Note::of("there are no wings in this game."));
        }
        let at = self.standing(kind, self.at(rest)?)?;
        let province = self.board.province_of(at);
        if let Some(unit) = self.state.unit_in(self.board, province).filter(|_| !self.board.province(province).high_sea)
        {
            let remove = format!("REMOVE {}", self.board.place_name(self.board.main(province)));
            return Err(Note::of(say!(
                "{} is there already. {} above this line takes it off.",
                self.unit(unit),
                line(remove)
            )));
        }
        self.state.units.push(Unit { power, kind, at });
        self.state.sort();
        Ok(())
    }

    /// The exact location of a unit of this kind in a place: for a fleet, one of its coasts.
    fn standing(&self, kind: UnitKind, at: Location) -> Result<Location, Note> {
        let province = self.board.province_of(at);
        let at = if kind == UnitKind::Fleet { at } else { self.board.main(province) };
        if self.board.can_stand(kind, at) {
            return Ok(at);
        }
        let coasts = &self.board.province(province).coasts;
        if kind == UnitKind::Fleet && !coasts.is_empty() {
            let coasts = coasts.iter().map(|&at| line(format!("F {}", self.board.place_name(at))));
            return Err(Note::of(say!("at which coast? Write {}.", or(coasts))));
        }
        let place = sentence::place(self.board.full_name(at));
        Err(Note::of(say!("there can be no {} in {place}.", kind.word(), place)))
    }

    fn remove(&mut self, text: &str) -> Result<(), Note> {
        if text.trim().is_empty() {
            return Err(Note::of(say!("name the unit to remove, such as {}.", line("REMOVE PAR"))));
        }
        let (power, kind, at) = match grammar::place(self.board, self.names, text.trim()) {
            Ok(at) => (None, None, at),
            Err(_) => {
                let (power, rest) = self.power_before(text);
                let (kind, rest) = kind_before(rest);
                (power, kind, self.at(rest)?)
            }
        };
        let board = self.board;
        let province = board.province_of(at);
        let is_meant = |unit: &Unit| {
            board.province_of(unit.at) == province
                && power.is_none_or(|power| power == unit.power)
                && kind.is_none_or(|kind| kind == unit.kind)
        };
        let dislodged = self.state.dislodged.iter().map(|dislodged| dislodged.unit);
        let found: Vec<Unit> = self.state.units.iter().copied().chain(dislodged).filter(is_meant).collect();
        let [unit] = found.as_slice() else {
            let name = sentence::place(board.full_name(board.main(province)));
            return Err(Note::of(match found.as_slice() {
                [] => say!("there is no such unit in {name}.", name),
                several => {
                    let several = several.iter().map(|unit| self.unit(unit));
                    say!("{} are in {name}: name the power too.", and(several), name)
                }
            }));
        };
        self.state.units.retain(|other| other != unit);
        self.state.dislodged.retain(|other| other.unit != *unit);
        Ok(())
    }

    /// Removes the unit in a place, if any.
    fn clear(&mut self, text: &str) -> Result<(), Note> {
        let (board, province) = (self.board, self.board.province_of(self.at(text)?));
        let is_elsewhere = |unit: &Unit| board.province_of(unit.at) != province;
        self.state.units.retain(is_elsewhere);
        self.state.dislodged.retain(|dislodged| is_elsewhere(&dislodged.unit));
        Ok(())
    }

    fn own(&mut self, text: &str) -> Result<(), Note> {
        let text = text.replace([':', '=', ','], " ");
        let words: Vec<&str> = text
            .split_whitespace()
            .filter(|word| !["by", "to", "for", "is"].contains(&word.to_lowercase().as_str()))
            .collect();
        let usage = || {
            let (germany, nobody) = (line("OWN PAR GERMANY"), line("OWN PAR NOBODY"));
            Note::of(say!("write a supply centre and whose it is, such as {} or {}.", germany, nobody))
        };
        let cut = (1..words.len()).rev().find_map(|n| {
            let (place, owner) = words.split_at(n);
            Some((place.join(" "), self.owner(&owner.join(" "))?))
        });
        let (place, owner) = cut.ok_or_else(usage)?;
        let province = self.board.province_of(self.at(&place)?);
        if !self.board.province(province).centre {
            let name = sentence::place(&self.board.province(province).name);
            return Err(Note::of(say!("{name} is not a supply centre.", name)));
        }
        if let Some(kept) = self.state.owners.get_mut(usize::from(province.0)) {
            *kept = owner;
        }
        Ok(())
    }

    /// Returns the owner of something. The inner `None` means that the words say it is unowned.
    fn owner(&self, text: &str) -> Option<Option<Power>> {
        match text.to_lowercase().as_str() {
            "nobody" | "none" | "neutral" | "no one" | "no-one" | "unowned" => Some(None),
            _ => power(self.board, self.names, text).ok().map(Some),
        }
    }

    fn phase(&mut self, text: &str) -> Result<(), Note> {
        let phase =
            Phase::read(text).ok_or_else(|| Note::of(say!("write a phase, such as {}.", line("PHASE S1903M"))))?;
        if phase == self.state.phase {
            return Ok(());
        }
        if phase.kind == PhaseKind::Retreat {
            return Err(Note::of("retreats only follow from a movement; write the phase of that."));
        }
        if is_far(phase, self.state.phase) {
            return Err(Note::of("that year is too far away."));
        }
        self.state.phase = phase;
        self.state.dislodged.clear();
        self.state.contested.clear();
        Ok(())
    }

    fn at(&self, text: &str) -> Result<Location, Note> {
        grammar::place(self.board, self.names, text.trim())
    }

    /// `FRANCE A PAR`, `FRENCH A PAR`, `F: A PAR`, `F A PAR`: the power at the beginning of a text, and the rest.
    fn power_before<'t>(&self, text: &'t str) -> (Option<Power>, &'t str) {
        if let Some((before, rest)) = text.split_once(':') {
            return (power(self.board, self.names, before.trim()).ok(), rest.trim());
        }
        let text = text.trim();
        let ends: Vec<usize> = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at).collect();
        for &end in ends.iter().take(5).rev() {
            let (before, rest) = text.split_at(end);
            let has_kind = kind_before(rest).0.is_some();
            let named = self.names.power(&fold(before)).or_else(|| self.board.power(before)).filter(|_| {
                // `A PAR` is an army, not Austria's. `F A PAR` is the army of France.
                1 < before.chars().count() || has_kind
            });
            if named.is_some() {
                return (named, rest.trim());
            }
        }
        (None, text)
    }

    /// `The French army`
    fn unit(&self, unit: &Unit) -> Sentence<'_> {
        say!("the {} {}", term(&self.board.power_name(unit.power).adjective), unit.kind.word())
    }
}

/// `A PAR`, `army in Paris`: the kind of unit at the beginning of a text, and the rest.
fn kind_before(text: &str) -> (Option<UnitKind>, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let kind = match word.to_lowercase().as_str() {
        "a" | "army" => UnitKind::Army,
        "f" | "fleet" => UnitKind::Fleet,
        "w" | "wing" => UnitKind::Wing,
        _ => return (None, text),
    };
    let rest = rest.trim();
    (Some(kind), ["in ", "at "].iter().find_map(|word| rest.strip_prefix(word)).unwrap_or(rest).trim())
}
