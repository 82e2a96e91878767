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
    /// Stores lines until their proved sender confirms them, or until the sender proves the address. The confirmation shows all
    /// lines, so that nothing is carried out that the person did not write. Each e-mail gets a confirmation of its own.
    pub(super) fn hold(&mut self, lines: &[String], doubt: Doubt) -> Result<()> {
        let is_grave = doubt != Doubt::Unproved;
        let (cx, text) = (&self.cx, lines.join("\n"));
        let (to, from) = (&self.identity.route.to, cx.principal.from().key());
        let address = to.first().map_or("", Mailbox::address);
        let is_elsewhere = self.identity.route.origin != SenderProof::Theirs;
        // Lines sent in someone's name do not push out the waiting lines that they sent themselves.
        let is_full = is_elsewhere && MAX_HELD <= cx.store.n_asked(address, from, cx.now)?;
        if is_full || MAX_HELD_BYTES < text.len() || MAX_HELD_LINES < lines.len() {
            self.say(match is_grave {
                true => "For this I must be sure that it is you. Please send these lines again below SIGN ON and your password. They are too many to keep until you confirm them.",
                false => "I can't tell that this e-mail is from you, and it is too long to keep until you confirm it. Please first send only REGISTER and your name. Then send the rest in reply to my e-mail.",
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
                true => "For this I must be sure that it is you, and in this browser you first signed in less than a day ago. I have sent you an e-mail: reply to it with the single word CONFIRM, and I carry out these lines:",
                false => "For this I must be sure that it is you, and I have sent you several e-mails about that within the hour. Reply to one of them with the single word CONFIRM. These lines wait, too:",
            });
            self.show_held(&text);
            return Ok(());
        }
        let token = Secret::of(cx.judge.tokens.make(Bearer::Held(id)));
        self.held = Some(self.waiting(id, &text));
        self.say(match is_grave {
            true => "For this I must be sure that it is you: reply with the single word CONFIRM, and I carry out these lines:",
            false => "To make sure it was you, please confirm: reply with the single word CONFIRM. Then these lines will be carried out:",
        });
        self.show_held(&text);
        let mut more = self.para("If you did not write them, do nothing, and nothing will happen.");
        if is_grave {
            more.also(say!("{} makes the reply addresses of your older e-mails worthless.", line("SET NEW TOKEN")));
        }
        more.para("If you can't reply, send me a new e-mail with the line");
        more.line(say!("CONFIRM {token}", token = &token));
        if let Some(password) = self.password_line().filter(|_| doubt == Doubt::Grave { password_helps: true }) {
            more.para("An e-mail that begins with your password works without CONFIRM:");
            more.line(line(password));
        }
        self.reply.add_remark(LineOutcome::Told, &more);
        Ok(())
    }

    /// Asks by e-mail about lines from a browser, since anyone with a leaked code may have signed in there. Returns false if
    /// several such e-mails have already gone to this address.
    fn ask_by_mail(&self, id: HeldId, address: &str, text: &str) -> Result<bool> {
        let (cx, bearer) = (&self.cx, Bearer::Held(id));
        let Ok(paid) = cx.charge_letter_to(address, cx.principal.user())? else { return Ok(false) };
        let mut doc = cx.headed(None, &cx.reader());
        doc.para("Someone has signed in as you in a browser that is less than a day old here, and sent this:");
        self.tell_held(text, &mut doc);
        doc.para("If it was you, reply with the single word CONFIRM, and I carry out these lines. If you can't reply, send me a new e-mail with the line");
        let code = Secret::of(cx.judge.tokens.make(bearer));
        doc.line(say!("CONFIRM {code}", code = &code));
        doc.para(say!(
            "If it was not you, do nothing, and nothing will happen. {} signs out all your browsers.",
            line("SET NEW TOKEN")
        ));
        let draft = Draft {
            recipient: address.to_owned(),
            subject: cx.subject(None, "Please confirm the lines you sent from a page"),
            reply_to: Some(cx.judge.reply_address(bearer)),
            letter: cx.letter,
            unanswered: true,
            ..Draft::default()
        };
        cx.store.post(&draft.saying(&doc, cx.wishes()), paid, cx.now)?;
        Ok(true)
    }

    /// Returns the line that proves an e-mail comes from the holder of the seat: `SIGN ON mdemo password`.
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

    /// Treats an e-mail as if it had no token: it was sent to a token's address, but the domain in `From:` denies having sent it.
    pub(super) fn doubt(&mut self, proof: &TokenProof, lines: &[String]) -> Result<()> {
        let domain = self.cx.principal.from().domain().to_owned();
        match proof {
            TokenProof::Seat(seat, _) => self.ask_at_home(&self.cx.store.user(seat.user)?)?,
            TokenProof::Sitter(_, user) | TokenProof::Person(user) | TokenProof::Offer(_, user) => {
                self.ask_at_home(user)?
            }
            TokenProof::Held(..) => {}
        }
        self.say(say!("The mail system of {domain} says that this e-mail does not come from there (DMARC), so I can't tell that it is from you.", domain = term(domain)));
        let signs_on = match proof {
            TokenProof::Seat(seat, None) | TokenProof::Sitter(seat, _) => {
                let game = self.cx.load(self.cx.store.game(seat.game)?)?;
                let seat = game.seats.iter().find(|other| other.id == seat.id);
                seat.map(|seat| format!("SIGN ON {} AS {}", game.row.name, game.seat_name(seat)))
            }
            TokenProof::Person(_) => None,
            TokenProof::Seat(_, Some(_)) | TokenProof::Offer(..) | TokenProof::Held(..) => {
                self.fault("I have done nothing. Please begin with SIGN ON and your password.");
                return Ok(());
            }
        };
        let lines: Vec<String> = signs_on.into_iter().chain(lines.iter().cloned()).collect();
        self.hold(&lines, Doubt::Unproved)
    }

    /// Asks the owner of the token whether they wrote the e-mail. The address in `From:` is known not to have sent it.
    fn ask_at_home(&mut self, user: &User) -> Result<()> {
        self.cx.principal.ask_at_home(user.clone());
        self.settle_route()
    }

    fn waiting(&self, id: HeldId, text: &str) -> UnconfirmedLines {
        let registers =
            |line: &str| command::find(self.cx.env.lexicon(), line).is_some_and(|call| call.command.spec.introduces);
        UnconfirmedLines { id, registers: text.lines().any(registers) }
    }

    /// Shows the lines that wait.
    fn show_held(&mut self, text: &str) {
        let mut doc = self.reply.blank();
        self.tell_held(text, &mut doc);
        self.reply.add_lines(&doc);
    }

    /// Writes all lines that wait, with their passwords hidden.
    fn tell_held(&self, text: &str, doc: &mut Doc) {
        // The judge wrote the line that names the seat, so it holds no password.
        let own = self.sign_on_again();
        let shown = |line: &str| if own.as_deref() == Some(line) { line.to_owned() } else { self.shown(line) };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            doc.echo(&without_links(&shown(line)));
        }
    }

    /// Repeats the instructions if a reply to the request for CONFIRM does not say yes. The lines keep waiting.
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
                "I can't tell whether you mean yes or no, so I have done nothing. Reply with the single word YES or NO.",
            );
            return Ok(());
        }
        self.say(match self.tally.n_useful {
            0 => "To continue, reply with the single word CONFIRM. Until then, I have done nothing.",
            _ => "The lines of your earlier e-mail are still waiting. To carry them out too, reply with the single word CONFIRM.",
        });
        if held.asked_by.is_empty() {
            self.say("These lines wait:");
            self.show_held(&held.lines);
        }
        Ok(())
    }
}
