//! Plain replies to questions in the judge's e-mails: a vote on a proposal, an answer to the offer of a seat, a yes or no.
use super::Walk;
use crate::command;
use crate::command::game_cx::say_each;
use crate::game::proposals::answer;
use crate::referee::seats::reserve;
use crate::referee::table::proposals;
use crate::text::doc::Doc;
use anyhow::Result;
use std::collections::VecDeque;

impl Walk<'_> {
    /// Reads a plain reply to a proposal. Its first line that says yes or no is the writer's vote, and is taken out.
    pub(super) fn vote(&mut self, lines: &mut VecDeque<String>) -> Result<()> {
        let Some(proposal) = self.identity.answered.proposal else { return Ok(()) };
        let taken = self.plain_answer(lines);
        let is_command = lines.front().is_some_and(|line| command::find(self.cx.env.lexicon(), line).is_some());
        let Some(cx) = &mut self.cx.signed_on else { return Ok(()) };
        let Some((line, agrees)) = taken else {
            if !is_command && proposals::is_open(cx, proposal)? {
                self.unclear = Some(
                    "I can't tell from your e-mail whether you agree to the proposal, so I have not counted a vote. Reply YES or NO.",
                );
            }
            return Ok(());
        };
        let outcome = proposals::vote_on_answered(cx, proposal, agrees);
        self.tally.n_done += 1;
        match outcome {
            Ok(said) => {
                self.tally.n_useful += 1;
                let mut doc = Doc::new(self.cx.reader());
                say_each(&mut doc, &said);
                self.echo(line.trim(), doc, false);
            }
            Err(refusal) => self.refuse(line.trim(), refusal, false)?,
        }
        Ok(())
    }

    /// Reads a plain reply to the offer of a seat. If its first lines say yes or no, that is the answer, and is taken out.
    pub(super) fn answer_offer(&mut self, lines: &mut VecDeque<String>) -> Result<()> {
        let Some(offer) = self.identity.answered.offer else { return Ok(()) };
        let Some((line, takes)) = self.plain_answer(lines) else { return Ok(()) };
        self.tally.n_done += 1;
        let mut said = Doc::new(self.cx.reader());
        match reserve::answer(&mut self.cx, offer, takes, &mut said) {
            Ok(()) => {
                self.tally.n_useful += 1;
                self.echo(line.trim(), said, false);
            }
            Err(refusal) => self.refuse(line.trim(), refusal, false)?,
        }
        Ok(())
    }

    /// Reads a plain reply to a question. Its first line that says yes or no is replaced by the command that the question has
    /// for that answer.
    pub(super) fn answer_question(&mut self, lines: &mut VecDeque<String>) -> Result<()> {
        let Some(question) = self.identity.answered.question else { return Ok(()) };
        let Some(asked) = self.cx.store.question(question)? else { return Ok(()) };
        match self.plain_answer(lines) {
            Some((_, true)) => lines.push_front(asked.yes),
            Some((_, false)) => lines.push_front(asked.no),
            None if lines.iter().any(|line| command::find(self.cx.env.lexicon(), line).is_some()) => {}
            None => {
                self.unclear = Some(
                    "I can't tell from your e-mail whether you mean yes or no, so I have done nothing. Reply YES or NO.",
                );
            }
        }
        Ok(())
    }

    /// The first line of a plain reply that says yes or no, and which of the two. All such lines are taken out. Lines below a
    /// command do not count, as they may be press or a comment. A reply that says both gives no answer.
    pub(super) fn plain_answer(&self, lines: &mut VecDeque<String>) -> Option<(String, bool)> {
        let is_command = |line: &String| command::find(self.cx.env.lexicon(), line).is_some();
        let head = lines.iter().take_while(|line| !is_command(line)).enumerate();
        let answers: Vec<(usize, bool)> = head.filter_map(|(i, line)| Some((i, answer(line)?))).collect();
        let (i, says_yes) = *answers.first().filter(|(_, first)| answers.iter().all(|(_, other)| other == first))?;
        let line = lines.get(i).cloned()?;
        answers.iter().rev().for_each(|(i, _)| drop(lines.remove(*i)));
        Some((line, says_yes))
    }
}
