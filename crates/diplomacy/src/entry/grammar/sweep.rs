//! Orders for many units at once: `all units hold`, `rest hold`, `waive all`.
use super::phrases::Phrases;
use super::words::Kind;
use super::{Parser, Verb, is_break, is_polite, verb};
use crate::state::{PhaseKind, UnitKind};
use std::sync::LazyLock;

/// The order that a sweep gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Swept {
    /// Units hold.
    Hold,
    /// Builds are waived.
    Waive,
}

/// Units that shall hold, or builds that are waived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sweep {
    /// The order itself.
    pub(crate) does: Swept,
    /// Only those that the rest of the e-mail does not name. Of builds, only those without an order.
    pub(crate) rest: bool,
    /// Only those of one kind.
    pub(crate) kind: Option<UnitKind>,
    /// Their number, if the writer counts them.
    pub(crate) count: Option<usize>,
    /// These words are also said without meaning an order: `hold everything!`.
    pub(crate) idiom: bool,
    /// It says only to hold, and names no unit.
    pub(crate) bare: bool,
}

impl Sweep {
    /// A sweep that waives this many builds, or the rest of them.
    const fn waiving(count: Option<usize>, idiom: bool) -> Self {
        Self { does: Swept::Waive, rest: false, kind: None, count, idiom, bare: false }
    }
}

/// Words that waive several builds.
#[rustfmt::skip]
static WAIVES: LazyLock<Phrases<Sweep>> = LazyLock::new(|| {
    let (all, idiom) = (Sweep::waiving(None, false), Sweep::waiving(None, true));
    let rest = Sweep { rest: true, ..all };
    let [both, three] = [2, 3].map(|count| Sweep::waiving(Some(count), false));
    Phrases::of(&[
        ("waive all", all), ("waive all builds", all), ("waive all my builds", all), ("waive everything", all), ("waive my builds", all),
        ("waive the builds", all), ("no builds", all), ("no build", all), ("no new units", all), ("no new builds", all), ("no units", all),
        ("build nothing", all), ("build no units", all), ("no more builds", rest), ("no other builds", rest), ("waive the rest", rest),
        ("waive rest", rest), ("waive all others", rest), ("waive the others", rest), ("waive all the rest", rest), ("waive both", both),
        ("waive both builds", both), ("waive both of them", both), ("waive two", both), ("waive two builds", both), ("waive three", three),
        ("waive all three", three), ("waive three builds", three), ("dont build", idiom), ("dont build anything", idiom),
        ("do not build", idiom), ("do not build anything", idiom), ("i dont want to build", idiom), ("i dont want to build anything", idiom),
        ("i do not want to build anything", idiom), ("i wont build", idiom), ("i wont build anything", idiom), ("i will not build", idiom),
        ("i will not build anything", idiom), ("i build nothing", idiom), ("i will build nothing", idiom), ("ill build nothing", idiom),
    ])
});

/// Words about the time, or about the writer, that may follow.
fn is_of_now(word: &str) -> bool {
    matches!(
        word,
        "this" | "year" | "winter" | "turn" | "phase" | "time" | "for" | "now" | "me" | "from" | "at" | "all"
    ) || is_polite(word)
}

impl Parser<'_> {
    /// Takes a sweep that fills its piece of the line.
    pub(super) fn sweep(&mut self) -> Option<Sweep> {
        let (sweep, end) = self.sweep_at(self.at)?;
        self.at = end;
        Some(sweep)
    }

    pub(super) fn sweep_at(&self, start: usize) -> Option<(Sweep, usize)> {
        if self.phase == Some(PhaseKind::Adjustment)
            && let Some(found) = self.waives_at(start)
        {
            return Some(found);
        }
        let mut sweep = Sweep { does: Swept::Hold, rest: false, kind: None, count: None, idiom: false, bare: false };
        let (mut whom, mut holds, mut none) = (false, false, false);
        let mut at = start;
        let (mut named, mut by_me, mut timed, mut stays, mut odd) = (false, false, false, false, false);
        while self.words.kind(at).is_some_and(|kind| kind == Kind::Word) {
            let word = self.words.word_at(at);
            // `Fleet Both holds` is about Bothnia.
            if at > start && self.exactly_at(at).is_some() {
                return None;
            }
            match word {
                "all" | "everything" | "everyone" | "everybody" => whom = true,
                "rest" | "others" | "other" | "else" | "remaining" => (whom, sweep.rest) = (true, true),
                "nobody" | "nothing" => (whom, none) = (true, true),
                "no" if matches!(self.words.word_at(at + 1), "movement" | "moves") => (whom, none) = (true, true),
                "both" | "two" => (whom, sweep.count) = (true, Some(2)),
                "three" => (whom, sweep.count) = (true, Some(3)),
                "four" => (whom, sweep.count) = (true, Some(4)),
                "army" | "armies" => (named, sweep.kind) = (true, Some(UnitKind::Army)),
                "fleet" | "fleets" => (named, sweep.kind) = (true, Some(UnitKind::Fleet)),
                "the" | "my" | "our" | "of" | "them" | "units" | "unit" | "just" | "here" | "also" => {}
                "i" | "ill" => by_me = true,
                "turn" => timed = true,
                "this" | "season" | "spring" | "fall" | "autumn" | "for" | "now" | "in" | "position" | "instead" => {}
                "sleep" | "sleeps" if whom => (holds, odd) = (true, true),
                "move" | "moves" | "movement" if none => holds = true,
                "on" if self.words.phrase_at(at, "on all fronts").is_some() => at += 2,
                _ if is_polite(word) => {}
                _ if verb(word) == Some(Verb::Hold) => {
                    holds = true;
                    stays |= !word.starts_with('h');
                    sweep.idiom |= !whom;
                }
                _ => return None,
            }
            at += 1;
            if self.ends_sentence(at - 1) {
                break;
            }
        }
        let ends = self.words.kind(at).is_none_or(|kind| is_break(kind) || kind == Kind::Stroke)
            || self.ends_sentence(at.wrapping_sub(1));
        // `my fleet holds` is about one unit, and `I stay` about the writer.
        if !ends || !holds || (!whom && (named || stays || (by_me && !timed))) {
            return None;
        }
        sweep.idiom = none || odd || (sweep.idiom && !sweep.rest);
        sweep.bare = !whom && !by_me;
        Some((sweep, at))
    }

    fn waives_at(&self, start: usize) -> Option<(Sweep, usize)> {
        let (sweep, len) = WAIVES.at(&self.words, start, |_| true)?;
        let mut at = start + len;
        while !self.ends_sentence(at - 1) && is_of_now(self.words.word_at(at)) {
            at += 1;
        }
        let ends = self.words.kind(at).is_none_or(is_break) || self.ends_sentence(at - 1);
        ends.then_some((sweep, at))
    }
}
