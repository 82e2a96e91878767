//! Orders for many units at once: `all units hold`, `rest hold`.
use super::words::Kind;
use super::{Parser, Verb, is_break, is_polite, verb};
use crate::state::UnitKind;

/// Units that shall hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sweep {
    /// Only those that the rest of the e-mail does not name.
    pub(crate) rest: bool,
    /// Only those of one kind.
    pub(crate) kind: Option<UnitKind>,
    /// Their number, if the writer counts them.
    pub(crate) count: Option<usize>,
    /// These words are also said without meaning an order: `hold everything!`.
    pub(crate) idiom: bool,
}

impl Parser<'_> {
    /// Takes a sweep that fills its piece of the line.
    pub(super) fn sweep(&mut self) -> Option<Sweep> {
        let (sweep, end) = self.sweep_at(self.at)?;
        self.at = end;
        Some(sweep)
    }

    pub(super) fn sweep_at(&self, start: usize) -> Option<(Sweep, usize)> {
        let mut sweep = Sweep { rest: false, kind: None, count: None, idiom: false };
        let (mut whom, mut holds, mut none) = (false, false, false);
        let mut at = start;
        let (mut named, mut by_me, mut timed, mut stays) = (false, false, false, false);
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
                "both" | "two" => (whom, sweep.count) = (true, Some(2)),
                "three" => (whom, sweep.count) = (true, Some(3)),
                "four" => (whom, sweep.count) = (true, Some(4)),
                "army" | "armies" => (named, sweep.kind) = (true, Some(UnitKind::Army)),
                "fleet" | "fleets" => (named, sweep.kind) = (true, Some(UnitKind::Fleet)),
                "the" | "my" | "our" | "of" | "them" | "units" | "unit" | "just" | "here" => {}
                "i" | "ill" => by_me = true,
                "turn" => timed = true,
                "this" | "season" | "spring" | "fall" | "autumn" | "for" | "now" | "in" | "position" | "instead" => {}
                "move" | "moves" if none => holds = true,
                "movement" if self.words.word_at(at.wrapping_sub(1)) == "no" => {}
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
        sweep.idiom = none || (sweep.idiom && !sweep.rest);
        Some((sweep, at))
    }
}
