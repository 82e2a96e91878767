//! The turns of a year. Runs the DPjudge's `FLOW` until it repeats itself.
use super::Atlas;
use crate::chart::Chart;
use crate::{At, Refused, Source};
use chancery_diplomacy::board::Turn;
use chancery_diplomacy::state::PhaseKind;
use chancery_diplomacy::state::{Phase, Season};

/// One step of the flow.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    /// This number of years passes.
    Years(i32),
    /// Continues only in years that leave this remainder; otherwise the flow starts over.
    Unless { divisor: i32, rest: i32 },
    /// A phase: the name of its season, and its kind.
    Phase { season: String, kind: PhaseKind },
}

/// A turn produced by the flow.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Played {
    season: String,
    year: i32,
    counts: bool,
}

/// The maximum number of steps to run. Our calendars have at most three turns.
const MAX_STEPS: usize = 200;

impl<'a> Atlas<'a, '_> {
    /// Sets the first phase and the turns.
    pub(super) fn set_calendar(&mut self, chart: &mut Chart, map: Source<'a>) -> Result<(), Refused> {
        let steps = self.steps()?;
        let usual = self.flow.is_empty();
        let Some((begin, at)) = self.begin.clone() else {
            if self.whole.is_none() {
                self.report.assume("the game begins in the spring of 1901");
            }
            return if usual { Ok(()) } else { At::whole(map.name).refuse("a FLOW needs a BEGIN") };
        };
        let words: Vec<&str> = begin.split_whitespace().collect();
        let &[season, year, kind] = words.as_slice() else {
            return at.refuse("a game begins like this: BEGIN SPRING 1901 MOVEMENT");
        };
        let Some(year) = year.parse::<i32>().ok().filter(|year| (0..100_000).contains(year)) else {
            return at.refuse(format!("{year} is not a year"));
        };
        let kind = match kind.chars().next() {
            Some('M') => PhaseKind::Movement,
            Some('A') => PhaseKind::Adjustment,
            _ => return at.refuse("a game begins with MOVEMENT or with ADJUSTMENTS"),
        };
        let first = steps.iter().position(|step| *step == Step::Phase { season: season.to_owned(), kind });
        let Some(first) = first else {
            return at.refuse(format!("there is no {season} {kind:?} in the turns of a year"));
        };
        let Some(turns) = cycle(&steps, first, year) else {
            return at.refuse("the turns do not repeat, or there are more than three; our format cannot say this");
        };
        let names = seasons(&turns);
        let start = match kind {
            PhaseKind::Adjustment => Phase { season: Season::Winter, year, kind },
            _ => {
                let at = turns.iter().position(|turn| turn.season == season && turn.year == year).unwrap_or(0);
                Phase { season: names[at], year, kind }
            }
        };
        chart.start = start.to_string();
        if usual {
            return Ok(());
        }
        chart.turns = calendar(&turns, &names);
        Ok(())
    }

    fn steps(&mut self) -> Result<Vec<Step>, Refused> {
        let usual = ["SPRING:MOVEMENT,RETREATS", "FALL:MOVEMENT,RETREATS", "WINTER:ADJUSTMENTS"];
        let none = At::whole("FLOW");
        let flow: Vec<(String, At<'a>)> = if self.flow.is_empty() {
            usual.iter().map(|word| ((*word).to_owned(), none)).collect()
        } else {
            self.flow.clone()
        };
        let mut steps = Vec::new();
        let mut years = false;
        for (word, at) in flow {
            let (head, rest) = word.split_once(':').unwrap_or((&word, ""));
            match head {
                "NEWYEAR" => {
                    let n = if rest.is_empty() { Ok(1) } else { rest.parse() };
                    match n {
                        Ok(n) if (-1000..=1000).contains(&n) && n != 0 => steps.push(Step::Years(n)),
                        _ => return at.refuse("NEWYEAR is followed by a number of years"),
                    }
                    years = true;
                }
                "IFYEARDIV" => {
                    let (divisor, modulo) = rest.split_once('=').unwrap_or((rest, "0"));
                    match (divisor.parse(), modulo.parse()) {
                        (Ok(divisor), Ok(rest)) if (1..=1000).contains(&divisor) => {
                            steps.push(Step::Unless { divisor, rest });
                        }
                        _ => return at.refuse("IFYEARDIV is followed by a number"),
                    }
                }
                season => {
                    for phase in rest.split(',') {
                        let kind = match phase.chars().next() {
                            Some('M') => PhaseKind::Movement,
                            Some('R') => PhaseKind::Retreat,
                            Some('A') => PhaseKind::Adjustment,
                            _ => {
                                self.report.note(at, format!("Our games have no phase {phase:?}; it is left out."));
                                continue;
                            }
                        };
                        steps.push(Step::Phase { season: season.to_owned(), kind });
                    }
                }
            }
        }
        if !years {
            steps.insert(0, Step::Years(1));
        }
        Ok(steps)
    }
}

/// Runs the flow until the turns repeat after a constant number of years.
fn cycle(steps: &[Step], first: usize, year: i32) -> Option<Vec<Played>> {
    let mut turns: Vec<Played> = Vec::new();
    let (mut at, mut year) = (first, year);
    for _ in 0..MAX_STEPS {
        match &steps[at] {
            Step::Years(n) => year = year.checked_add(*n)?,
            Step::Unless { divisor, rest } if year.rem_euclid(*divisor) != *rest => {
                at = 0;
                continue;
            }
            Step::Unless { .. } => {}
            Step::Phase { season, kind: PhaseKind::Movement } => {
                turns.push(Played { season: season.clone(), year, counts: false });
            }
            Step::Phase { kind: PhaseKind::Adjustment, .. } => {
                if let Some(turn) = turns.last_mut() {
                    turn.counts = true;
                }
            }
            Step::Phase { .. } => {}
        }
        at = (at + 1) % steps.len();
    }
    // The shortest period that repeats to the end.
    (1..=3).find_map(|n| {
        let years = turns.get(n)?.year - turns[0].year;
        // The last turn may lack its adjustments.
        let whole = &turns[..turns.len() - 1];
        let again = whole.iter().zip(whole.iter().skip(n)).all(|(one, next)| {
            (&one.season, one.counts, one.year.checked_add(years)) == (&next.season, next.counts, Some(next.year))
        });
        (again && years != 0 && turns[..n].iter().any(|turn| turn.counts)).then(|| turns[..=n].to_vec())
    })
}

/// The seasons of the turns: their own names if those are seasons, or else one after the other.
fn seasons(turns: &[Played]) -> Vec<Season> {
    let own = |turn: &Played| match &*turn.season {
        "SPRING" => Some(Season::Spring),
        "SUMMER" => Some(Season::Summer),
        "FALL" | "AUTUMN" => Some(Season::Fall),
        _ => None,
    };
    let n = turns.len() - 1;
    let named: Option<Vec<_>> = turns[..n].iter().map(own).collect();
    let distinct = |all: &Vec<Season>| all.iter().enumerate().all(|(at, season)| !all[..at].contains(season));
    named.filter(distinct).unwrap_or_else(|| match n {
        1 => vec![Season::Spring],
        2 => vec![Season::Spring, Season::Fall],
        _ => vec![Season::Spring, Season::Summer, Season::Fall],
    })
}

/// The turns of a calendar, starting with a spring if there is one. The last of `turns` repeats the first.
fn calendar(turns: &[Played], seasons: &[Season]) -> Vec<Turn> {
    let n = turns.len() - 1;
    let period = turns[n].year - turns[0].year;
    let mut all: Vec<Turn> = (0..n)
        .map(|at| {
            let before = if at == 0 { turns[n - 1].year - period } else { turns[at - 1].year };
            let era = &turns[at].season;
            let usual = matches!(&**era, "SPRING" | "SUMMER" | "FALL");
            Turn {
                season: seasons[at],
                era: (!usual).then(|| era.clone()),
                years: turns[at].year - before,
                counts: turns[at].counts,
            }
        })
        .collect();
    let spring = all.iter().position(|turn| turn.season == Season::Spring).unwrap_or(0);
    all.rotate_left(spring);
    let usual = [
        Turn { season: Season::Spring, era: None, years: 1, counts: false },
        Turn { season: Season::Fall, era: None, years: 0, counts: true },
    ];
    if all == usual { Vec::new() } else { all }
}
