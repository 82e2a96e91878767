//! Lines for another phase than the current one, because they follow PHASE or name their kind of phase.
use super::{Walk, courtesy};
use crate::command::args::Match;
use crate::command::game_cx::LinesFor;
use crate::command::{self, Call, LinesBelow, PhaseScope, Refusal, Stop};
use crate::referee::seats::approval;
use crate::referee::turn::{drafts, later};
use crate::say;
use crate::text::sentence::{Note, phase};
use anyhow::Result;
use std::collections::VecDeque;

impl Walk<'_> {
    /// Returns the phase that the lines are for.
    pub(super) fn lines_for(&self) -> Option<&LinesFor> {
        self.cx.signed_on.as_ref().map(|cx| &cx.lines_for)
    }

    /// Makes the lines apply to the current phase again.
    pub(super) fn turn_to_now(&mut self) {
        if let Some(cx) = &mut self.cx.signed_on {
            cx.lines_for = LinesFor::Now;
        }
    }

    /// Returns whether this line cannot be carried out here, because the lines are not for the current phase. Below a failed
    /// PHASE, the reply says no more.
    pub(super) fn is_of_no_phase(
        &mut self,
        read: Option<(Call, Match)>,
        line: &str,
        lines: &mut VecDeque<String>,
    ) -> Result<bool> {
        let call = read.and_then(|(call, fit)| (fit == Match::Call).then_some(call));
        let why = match self.lines_for() {
            None | Some(LinesFor::Now) => return Ok(false),
            Some(LinesFor::Nothing) => None,
            Some(LinesFor::Later(label)) => Some(Note::of(say!(
                "Below PHASE there are only orders, IF, SET WAIT and CLEAR ORDERS, for {}. Please write this line above it.",
                phase(label)
            ))),
            Some(LinesFor::Draft) if call.is_some_and(|call| call.command.spec.opens == LinesBelow::ForPhase) => {
                Some(Note::of("A draft is for the present phase. I have not read the lines from here to END DRAFT."))
            }
            Some(LinesFor::Draft) => Some(Note::of(
                "Between DRAFT and END DRAFT there are only orders. Please write this line below END DRAFT.",
            )),
        };
        let is_later = matches!(self.lines_for(), Some(LinesFor::Later(_)));
        let is_draft = matches!(self.lines_for(), Some(LinesFor::Draft));
        // Commands between DRAFT and END DRAFT do nothing. For a past phase, no turn is run or taken back, and no position is
        // changed.
        let is_out_of_place = |call: &Call| match call.command.spec.phase {
            PhaseScope::Seat => false,
            PhaseScope::Anywhere => is_draft,
            PhaseScope::Present => true,
            PhaseScope::AlsoLater | PhaseScope::Turn => !is_later,
        };
        match (call, why) {
            (None, Some(_)) => Ok(false),
            (Some(call), _) if !is_out_of_place(&call) => Ok(false),
            (Some(call), Some(_)) if !is_later && call.command.spec.opens == LinesBelow::Draft => Ok(false),
            (Some(call), Some(why)) => {
                self.tally.n_done += 1;
                self.refuse(&command::echo(&call, line), Refusal::Because(why), false)?;
                if is_draft {
                    let (block, end) = self.block(&call, lines);
                    let of_phase = if call.command.spec.opens == LinesBelow::ForPhase {
                        up_to_end_of_draft(lines)
                    } else {
                        Vec::new()
                    };
                    for line in block.iter().chain(&end).chain(&of_phase) {
                        self.reply.pass_over(&self.shown(line));
                    }
                }
                Ok(true)
            }
            (call, None) => {
                self.reply.pass_over(&self.shown(line));
                if let Some(call) = call {
                    self.block(&call, lines);
                }
                Ok(true)
            }
        }
    }

    /// Takes a line that names its stage. It is stored for the next such phase, unless the lines are already for one, or it belongs to
    /// the text for this phase.
    pub(super) fn order_for(&mut self, stage: &str, line: &str) -> Result<()> {
        let label = self.cx.signed_on.as_ref().and_then(|cx| later::later_stage(cx, stage));
        match label {
            Some(label) if !courtesy::is_greeting(line) => {
                self.read_text()?;
                self.keep(&label, line)
            }
            _ if self.lines_for().is_none_or(|below| matches!(below, LinesFor::Now)) => {
                self.text.push(line.to_owned());
                Ok(())
            }
            _ => self.order(line),
        }
    }

    /// Returns the refusal of an order by a player whom the GM has not approved yet.
    pub(super) fn is_unapproved(&self, line: &str) -> Option<Refusal> {
        let game = self.cx.game()?;
        let waits = self.cx.seat().is_some_and(|seat| !seat.approved);
        (waits && game.system.begins_order(line)).then(|| approval::not_yet(game))
    }

    /// Stores a line of orders for a later phase.
    pub(super) fn keep(&mut self, label: &str, line: &str) -> Result<()> {
        self.questions.clear();
        if let Some(why) = self.is_unapproved(line) {
            return self.refuse(line, why, true);
        }
        let outcomes = match self.cx.signed_on().map_err(Stop::from).and_then(|cx| later::take(cx, label, line)) {
            Ok(outcomes) => outcomes,
            Err(refusal) => return self.refuse(line, refusal, false),
        };
        self.tell_of_orders(line, outcomes, false)
    }

    /// Stores a line of a draft.
    pub(super) fn draft(&mut self, line: &str) -> Result<()> {
        self.questions.clear();
        if let Some(why) = self.is_unapproved(line) {
            return self.refuse(line, why, true);
        }
        let outcomes = match self.cx.signed_on().map_err(Stop::from).and_then(|cx| drafts::take(cx, line)) {
            Ok(outcomes) => outcomes,
            Err(refusal) => return self.refuse(line, refusal, true),
        };
        self.tell_of_orders(line, outcomes, false)
    }

    /// Files the orders of the IF branch that now applies.
    pub(super) fn file_chosen(&mut self) -> Result<()> {
        let Some(cx) = &mut self.cx.signed_on else { return Ok(()) };
        std::mem::take(&mut cx.after.chosen).iter().try_for_each(|line| self.order(line))
    }
}

/// Takes the lines up to END DRAFT, or up to those about another game.
fn up_to_end_of_draft(lines: &mut VecDeque<String>) -> Vec<String> {
    let ends = |line: &String| {
        let words: Vec<String> = line.split_whitespace().take(2).map(str::to_lowercase).collect();
        matches!(
            words.iter().map(String::as_str).collect::<Vec<_>>().as_slice(),
            ["end", "draft"] | ["sign", "on" | "off"] | ["signon" | "signoff", ..]
        )
    };
    let n = lines.iter().position(ends).unwrap_or(lines.len());
    lines.drain(..n).collect()
}
