//! Lines that wait until their sender has confirmed them.
use super::proof::Proof;
use super::unproved::without_links;
use super::{MAX_HELD, MAX_HELD_BYTES, MAX_HELD_LINES, Waiting, Walk, lexicon};
use crate::desk::command;
use crate::desk::letters::addresses;
use crate::judge::identity::Bearer;
use crate::store::{Draft, HeldId, UserId};
use crate::text::wrap;
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
        tracing::info!(lines = lines.len(), "lines wait until their sender confirms them");
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

    /// Keeps lines that are grave until the holder of the seat has confirmed them at an address of their own, if the letter comes
    /// from another: perhaps somebody has got one of their letters, with our token in it.
    pub(super) fn hold_what_is_grave(&mut self, lines: &[String]) -> Result<()> {
        let (cx, text) = (&self.cx, lines.join("\n"));
        let (from, writer) = (&cx.writer.address, cx.writer.user.as_ref());
        let seat = cx.seat();
        let is_holder = |user: UserId| seat.map_or(writer.map(|user| user.id), |seat| Some(seat.user)) == Some(user);
        let at_seat: Vec<&str> = seat.map(|seat| addresses(seat).collect()).unwrap_or_default();
        let own = match cx.store.user_at(from)? {
            Some(user) if is_holder(user.id) => None,
            _ if at_seat.iter().any(|own| own.eq_ignore_ascii_case(from)) => None,
            _ => at_seat.first().copied().or(writer.map(|user| user.address.as_str())),
        };
        let Some(own) = own.map(str::to_owned) else { return self.hold(lines) };
        let is_full = MAX_HELD <= cx.store.n_asked(&own, from, cx.now)?;
        if MAX_HELD_BYTES < text.len() || MAX_HELD_LINES < lines.len() || is_full {
            self.say("For this I must be sure that it is you: please send it from an address that is registered as yours, or sign on with your password first.");
            return Ok(());
        }
        let id = cx.store.hold_for(&own, &text, from, cx.now)?;
        tracing::info!(lines = lines.len(), "grave lines wait until the holder of the seat confirms them");
        let (bearer, game) = (Bearer::Held(id), cx.game());
        let shown: String = self.shown_lines(&text);
        let body = format!(
            "{}\n{}\n{shown}\n{}",
            cx.head(game, &cx.zone()),
            wrap(
                "Somebody has written this with a reply address of yours, but not from an address that is registered as yours:\n"
            ),
            wrap(&format!(
                "If that was you, answer this letter with the one word CONFIRM, and it will be done. If not, do nothing, and nothing will happen; SET NEW TOKEN makes worthless what others have of your letters.\n\nIf your mail program does not let you answer, write me a new letter with the line\n\n  CONFIRM {}\n",
                cx.judge.tokens.make(bearer)
            ))
        );
        let draft = Draft {
            recipient: own,
            subject: cx.subject(game, "Please confirm your letter"),
            body,
            reply_to: Some(cx.judge.reply_address(bearer)),
            letter: cx.letter,
            game: game.map(|game| game.row.id),
            ..Draft::default()
        };
        cx.store.post(&draft, cx.now)?;
        self.n_useful += 1;
        self.say("For this I must be sure that it is you. Your letter does not come from an address that is registered as yours, so I have written to one that is: answer that letter with CONFIRM, and it will be done. (Or sign on with your password first.)");
        Ok(())
    }

    /// A letter that came by a token of ours, though its sender's own domain says that it is not from there: as if it had no token.
    pub(super) fn doubt(&mut self, proof: &Proof, lines: &[String]) -> Result<()> {
        let domain = self.cx.writer.address.rsplit('@').next().unwrap_or_default().to_owned();
        self.say(&format!("The mail system of {domain} says that this letter does not come from there (DMARC), so I can't tell that it is from you."));
        let signs_on = match proof {
            Proof::Seat(seat, None) | Proof::Sitter(seat, _) => {
                let game = self.cx.load(self.cx.store.game(seat.game)?)?;
                let seat = game.seats.iter().find(|other| other.id == seat.id);
                seat.map(|seat| format!("SIGN ON {} AS {}", game.row.name, game.seat_name(seat)))
            }
            Proof::Person(_) => None,
            Proof::Seat(_, Some(_)) | Proof::Offer(..) | Proof::Held(..) => {
                self.fault("Nothing has been done. Please begin with SIGN ON and your password.");
                return Ok(());
            }
        };
        let lines: Vec<String> = signs_on.into_iter().chain(lines.iter().cloned()).collect();
        self.hold(&lines)
    }

    fn waiting(&self, id: HeldId, text: &str) -> Waiting {
        let registers =
            |line: &str| command::find(lexicon(&self.cx.env), line).is_some_and(|call| call.command.name == "register");
        Waiting { id, registers: text.lines().any(registers) }
    }

    /// Lines that wait, all of them; the passwords are hidden.
    fn show_held(&mut self, text: &str) {
        let shown = self.shown_lines(text);
        self.reply.add_lines(&shown);
    }

    fn shown_lines(&self, text: &str) -> String {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.map(|line| format!("> {}\n", without_links(&self.shown(line), line))).collect()
    }

    /// An answer to the letter that asks for CONFIRM, without a yes: nothing is lost, and the way on is told again.
    pub(super) fn remind_of_waiting(&mut self) -> Result<()> {
        let Some(id) = self.asked.filter(|_| self.held.is_none()) else { return Ok(()) };
        let Some(held) = self.cx.store.held(id, self.cx.now)? else { return Ok(()) };
        self.held = Some(self.waiting(id, &held.lines));
        if self.n_done == 0 && self.n_guessed == 0 {
            self.reply.take();
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
