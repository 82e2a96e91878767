//! Lines that wait until their sender has confirmed them.
use super::outcome::Doubt;
use super::proof::TokenProof;
use super::unproved::without_links;
use super::{MAX_HELD, MAX_HELD_BYTES, MAX_HELD_LINES, UnconfirmedLines, Walk};
use crate::command;
use crate::command::Strength;
use crate::command::principal::Mailbox;
use crate::command::route::SenderProof;
use crate::judge::identity::Bearer;
use crate::say;
use crate::store::{Draft, HeldId, LineOutcome, Role, User};
use crate::text::doc::Doc;
use crate::text::secret::Secret;
use crate::text::sentence::{line, term};
use anyhow::Result;

impl Walk<'_> {
    /// Keeps lines until the one who is proved to have sent them says so, or until the sender has shown that the address is theirs.
    /// They see all of them, so that nothing is carried out that they did not write; and of several letters each asks for itself.
    pub(super) fn hold(&mut self, lines: &[String], doubt: Doubt) -> Result<()> {
        let is_grave = doubt != Doubt::Unproved;
        let (cx, text) = (&self.cx, lines.join("\n"));
        let (to, from) = (&self.identity.route.to, cx.principal.from().key());
        let address = to.first().map_or("", Mailbox::address);
        let is_elsewhere = self.identity.route.origin != SenderProof::Theirs;
        // What others send in somebody's name does not push out what waits of their own.
        let is_full = is_elsewhere && MAX_HELD <= cx.store.n_asked(address, from, cx.now)?;
        if is_full || MAX_HELD_BYTES < text.len() || MAX_HELD_LINES < lines.len() {
            self.say(match is_grave {
                true => "For this I must be sure that it is you. Please send these lines again below SIGN ON and your password; there are too many to keep until you confirm them.",
                false => "I can't tell that this letter is from you, and it is too long to keep until you confirm it. Please first send REGISTER and your name, and nothing else; then send the rest as an answer to my letter.",
            });
            return Ok(());
        }
        let id = match is_elsewhere {
            true => cx.store.hold_for(address, &text, from, cx.now)?,
            false => cx.store.hold(address, &text, MAX_HELD, cx.now)?,
        };
        tracing::info!(lines = lines.len(), is_grave, "lines wait until their sender confirms them");
        self.tally.n_useful += 1;
        if self.identity.by_web && cx.principal.strength() < Strength::Sure {
            let is_asked = self.ask_by_mail(id, address, &text)?;
            self.say(match is_asked {
                true => "For this I must be sure that it is you, and in this browser you first signed in less than a day ago. I have sent you an e-mail: answer it with the one word CONFIRM, and I carry out these lines:",
                false => "For this I must be sure that it is you, and I have sent you several e-mails about that within the hour. Answer one of them with the one word CONFIRM. These lines wait, too:",
            });
            self.show_held(&text);
            return Ok(());
        }
        let token = Secret::of(cx.judge.tokens.make(Bearer::Held(id)));
        self.held = Some(self.waiting(id, &text));
        self.say(match is_grave {
            true => "For this I must be sure that it is you: answer this e-mail with the one word CONFIRM, and I carry out these lines:",
            false => "To make sure it was you, please confirm: answer this letter with the one word CONFIRM. Then these lines will be carried out:",
        });
        self.show_held(&text);
        let mut more = self.para("If you did not write them, do nothing, and nothing will happen.");
        if is_grave {
            more.also(say!("{} makes the reply addresses of your older e-mails worthless.", line("SET NEW TOKEN")));
        }
        more.para("If your mail program does not let you answer, write me a new letter with the line");
        more.line(say!("CONFIRM {token}", token = &token));
        if let Some(password) = self.password_line().filter(|_| doubt == Doubt::Grave { password_helps: true }) {
            more.para("An e-mail that begins with your password needs no CONFIRM:");
            more.line(line(password));
        }
        self.reply.add_remark(LineOutcome::Told, &more);
        Ok(())
    }

    /// Asks by mail about lines that came from a browser which anybody may have signed in with a code that leaked.
    /// False if several such letters have gone there.
    fn ask_by_mail(&self, id: HeldId, address: &str, text: &str) -> Result<bool> {
        let (cx, bearer) = (&self.cx, Bearer::Held(id));
        let Ok(paid) = cx.charge_letter_to(address, cx.principal.user())? else { return Ok(false) };
        let mut doc = cx.headed(None, &cx.reader());
        doc.para(
            "Somebody has signed in as you in a browser that I have known for less than a day, and wants this done:",
        );
        self.tell_held(text, &mut doc);
        doc.para("If it was you, answer this e-mail with the one word CONFIRM, and I carry out these lines. If your mail program does not let you answer, write me a new letter with the line");
        let code = Secret::of(cx.judge.tokens.make(bearer));
        doc.line(say!("CONFIRM {code}", code = &code));
        doc.para(say!(
            "If it was not you, do nothing, and nothing will happen. {} signs out all your browsers.",
            line("SET NEW TOKEN")
        ));
        let draft = Draft {
            recipient: address.to_owned(),
            subject: cx.subject(None, "Please confirm what you wrote on a page"),
            reply_to: Some(cx.judge.reply_address(bearer)),
            letter: cx.letter,
            unanswered: true,
            ..Draft::default()
        };
        cx.store.post(&draft.saying(&doc, cx.wishes()), paid, cx.now)?;
        Ok(true)
    }

    /// Returns the line with which the holder of the seat begins a letter that proves it is theirs: `SIGN ON mdemo
    /// password`.
    fn password_line(&self) -> Option<String> {
        let (game, seat) = (self.cx.game()?, self.cx.seat().filter(|seat| !seat.password.is_empty())?);
        let name = &game.row.name;
        Some(match (seat.role, game.powers_of(seat).first()) {
            (Role::Master, _) => format!("SIGN ON m{name} password"),
            (Role::Observer, _) => format!("SIGN ON o{name} password"),
            (Role::Player, Some(power)) => game.sign_on_line(*power),
            (Role::Player, None) => format!("SIGN ON ?{name} password"),
        })
    }

    /// A letter that came by a token of ours, though its sender's own domain says that it is not from there: as if it had no token.
    pub(super) fn doubt(&mut self, proof: &TokenProof, lines: &[String]) -> Result<()> {
        let domain = self.cx.principal.from().domain().to_owned();
        match proof {
            TokenProof::Seat(seat, _) => self.ask_at_home(&self.cx.store.user(seat.user)?)?,
            TokenProof::Sitter(_, user) | TokenProof::Person(user) | TokenProof::Offer(_, user) => {
                self.ask_at_home(user)?
            }
            TokenProof::Held(..) => {}
        }
        self.say(say!("The mail system of {domain} says that this letter does not come from there (DMARC), so I can't tell that it is from you.", domain = term(domain)));
        let signs_on = match proof {
            TokenProof::Seat(seat, None) | TokenProof::Sitter(seat, _) => {
                let game = self.cx.load(self.cx.store.game(seat.game)?)?;
                let seat = game.seats.iter().find(|other| other.id == seat.id);
                seat.map(|seat| format!("SIGN ON {} AS {}", game.row.name, game.seat_name(seat)))
            }
            TokenProof::Person(_) => None,
            TokenProof::Seat(_, Some(_)) | TokenProof::Offer(..) | TokenProof::Held(..) => {
                self.fault("Nothing has been done. Please begin with SIGN ON and your password.");
                return Ok(());
            }
        };
        let lines: Vec<String> = signs_on.into_iter().chain(lines.iter().cloned()).collect();
        self.hold(&lines, Doubt::Unproved)
    }

    /// The one whose token it is says whether they wrote the letter. The address in `From:` did not send it, that is known.
    fn ask_at_home(&mut self, user: &User) -> Result<()> {
        self.cx.principal.ask_at_home(user.clone());
        self.settle_route()
    }

    fn waiting(&self, id: HeldId, text: &str) -> UnconfirmedLines {
        let registers =
            |line: &str| command::find(self.cx.env.lexicon(), line).is_some_and(|call| call.command.spec.introduces);
        UnconfirmedLines { id, registers: text.lines().any(registers) }
    }

    /// Shows lines that wait.
    fn show_held(&mut self, text: &str) {
        let mut doc = self.reply.blank();
        self.tell_held(text, &mut doc);
        self.reply.add_lines(&doc);
    }

    /// Tells lines that wait, all of them; the passwords are hidden.
    fn tell_held(&self, text: &str, doc: &mut Doc) {
        // What names the seat, the judge has written itself: there is no password in it.
        let own = self.sign_on_again();
        let shown = |line: &str| if own.as_deref() == Some(line) { line.to_owned() } else { self.shown(line) };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            doc.echo(&without_links(&shown(line)));
        }
    }

    /// An answer to the letter that asks for CONFIRM, without a yes: nothing is lost, and the way on is told again.
    pub(super) fn remind_of_waiting(&mut self) -> Result<()> {
        let Some(id) = self.identity.answered.lines.filter(|_| self.held.is_none()) else { return Ok(()) };
        let Some(held) = self.cx.store.held(id, self.cx.now)? else { return Ok(()) };
        self.held = Some(self.waiting(id, &held.lines));
        if self.tally.n_done == 0 && self.tally.n_guessed == 0 {
            self.reply.take();
            self.tally.n_errors = 0;
        }
        if self.identity.answered.is_offer && self.tally.n_useful == 0 {
            self.say(
                "I can't tell whether you say yes or no, so nothing has been done. Answer with the one word YES or NO.",
            );
            return Ok(());
        }
        self.say(match self.tally.n_useful {
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
