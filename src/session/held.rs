//! Lines that wait until their sender has confirmed them.
use super::unproved::without_links;
use super::{MAX_HELD, MAX_HELD_BYTES, MAX_HELD_LINES, Waiting, Walk, lexicon};
use crate::desk::command;
use crate::judge::identity::Bearer;
use crate::store::HeldId;
use anyhow::Result;

impl Walk<'_> {
    /// Keeps lines until their sender has shown that the address is theirs. They see all of them, so that nothing is carried
    /// out that they did not write; and of several letters each asks for itself.
    pub(super) fn hold(&mut self, lines: &[String]) -> Result<()> {
        let (cx, text) = (&self.cx, lines.join("\n"));
        if MAX_HELD_BYTES < text.len() || MAX_HELD_LINES < lines.len() {
            self.say("I can't tell that this letter is from you, and it is too long to keep until you confirm it. Please first send REGISTER and your name, and nothing else; then send the rest as an answer to my letter.");
            return Ok(());
        }
        let id = cx.store.hold(&cx.writer.address, &text, MAX_HELD, cx.now)?;
        let token = cx.judge.tokens.make(Bearer::Held(id));
        self.n_useful += 1;
        self.held = Some(self.waiting(id, &text));
        self.say("To make sure it was you, please confirm: answer this letter with the one word CONFIRM. Then these lines will be carried out:");
        self.show_held(&text);
        self.say(&format!(
            "If you did not write them, do nothing, and nothing will happen.\n\nIf your mail program does not let you answer, write me a new letter with the line\n\n  CONFIRM {token}"
        ));
        Ok(())
    }

    fn waiting(&self, id: HeldId, text: &str) -> Waiting {
        let registers =
            |line: &str| command::find(lexicon(&self.cx.env), line).is_some_and(|call| call.command.name == "register");
        Waiting { id, registers: text.lines().any(registers) }
    }

    /// Lines that wait, all of them; the passwords are hidden.
    fn show_held(&mut self, text: &str) {
        self.reply.push('\n');
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let shown = self.shown(line);
            self.reply += &format!("> {}\n", without_links(&shown, line));
        }
    }

    /// An answer to the letter that asks for CONFIRM, without a yes: nothing is lost, and the way on is told again.
    pub(super) fn remind_of_waiting(&mut self) -> Result<()> {
        let Some(id) = self.asked.filter(|_| self.held.is_none()) else { return Ok(()) };
        let Some(held) = self.cx.store.held(id, self.cx.now)? else { return Ok(()) };
        self.held = Some(self.waiting(id, &held.lines));
        if self.n_done == 0 && self.n_guessed == 0 {
            self.reply.clear();
            self.n_errors = 0;
        }
        if self.is_offer && self.n_useful == 0 {
            self.say(
                "I can't tell whether you say yes or no, so nothing has been done. Answer with the one word YES or NO.",
            );
            return Ok(());
        }
        self.say(match self.n_useful {
            0 => "Nothing has been done yet. To go on, answer with the one word CONFIRM.",
            _ => "The lines of your earlier letter are still waiting. To have them carried out too, answer with the one word CONFIRM.",
        });
        if held.asked_by.is_empty() {
            self.say("These lines wait:");
            self.show_held(&held.lines);
        }
        Ok(())
    }
}
