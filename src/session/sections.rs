//! A letter about several games, or of several people: each SIGN ON to another game, or as somebody else, begins a section of its own,
//! in the letter and in the answer. A section goes to the one who is proved to have written it.
use super::told::SaidLine;
use super::{UnconfirmedLines, Walk};
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, threads_of};
use crate::command::route::{Route, SenderProof};
use crate::judge::identity::Bearer;
use crate::say;
use crate::store::{GameId, Part, SeatId};
use crate::text::doc::Doc;
use crate::text::sentence::line;
use crate::text::words::Reader;
use anyhow::Result;
use std::collections::BTreeSet;
use std::mem;

/// A section of the answer.
pub(super) struct Section {
    /// The route by which it goes.
    pub(super) route: Route,
    /// The seat that it is about, if the writer has one.
    pub(super) seat: Option<SeatId>,
    /// The game that it is about, and the threads of letters about it.
    pub(super) game: Option<GameId>,
    pub(super) threads: Vec<String>,
    /// The name of the game.
    pub(super) name: Option<String>,
    /// The head and the subject of a letter about nothing else.
    head: Doc,
    subject: String,
    /// The words of it, and the same as data.
    doc: Doc,
    pub(super) said: Vec<SaidLine>,
    /// The parts that go with it.
    pub(super) parts: Vec<Part>,
    /// The proof that a plain answer gives.
    pub(super) bearer: Option<Bearer>,
    /// The lines that wait for a CONFIRM.
    pub(super) held: Option<UnconfirmedLines>,
}

/// A section as somebody reads it.
#[derive(Clone, Copy)]
pub(super) struct Shown<'s> {
    pub(super) section: &'s Section,
    /// The note on top of it.
    pub(super) note: Option<&'s Doc>,
    /// It is a copy: without what only the one may read whom the section is for.
    pub(super) is_copy: bool,
}

impl<'a> Walk<'a> {
    /// Notes where the answer goes from here on, since somebody has signed on. What was said before, to somebody else, is theirs.
    pub(super) fn settle_route(&mut self) -> Result<()> {
        self.principal_version = self.cx.principal.version();
        let before = mem::replace(&mut self.identity.route, self.cx.route()?);
        let is_elsewhere = self.identity.route.origin != SenderProof::Theirs;
        if is_elsewhere && self.identity.route.is_proved && !self.cx.principal.is_proved() {
            self.cx.principal.forget_named();
        }
        if self.reply.is_empty() || before.is_to_same(&self.identity.route) {
            return Ok(());
        }
        if !before.is_proved {
            if is_elsewhere {
                // It was for the address that the letter names.
                self.reply.take();
                self.say("I left out the answers to the lines above, since your e-mail came from an address that is not registered as yours.");
            }
            return Ok(());
        }
        let is_of_game =
            self.cx.game().is_some_and(|game| before.seat.as_ref().is_some_and(|seat| seat.game == game.row.id));
        let now = mem::replace(&mut self.identity.route, before);
        let mut signed_on = self.cx.signed_on.take_if(|_| !is_of_game);
        let seat = self.cx.signed_on.as_mut().and_then(|cx| cx.seat.take());
        self.has_sections = true;
        self.push_section()?;
        self.identity.route = now;
        match &mut self.cx.signed_on {
            Some(cx) => cx.seat = seat,
            None => self.cx.signed_on = signed_on.take(),
        }
        Ok(())
    }

    /// A sign-on has failed. What the letter has done in the game before is finished; the writer is in none now.
    pub(super) fn leave_game(&mut self) -> Result<()> {
        let Some(mut left) = self.cx.signed_on.take() else { return Ok(()) };
        if self.tally.is_useful_section() {
            return self.close_section(left);
        }
        left.seat = None;
        self.cx.signed_on = Some(left);
        Ok(())
    }

    /// The writer has signed on to another game: all that is to be done in the one before is done now, and what has been
    /// said so far is its section.
    pub(super) fn close_section(&mut self, left: GameCx<'a>) -> Result<()> {
        let is_first = !self.has_sections;
        let next = self.cx.signed_on.replace(left);
        // A form that came back with the letter is for the game that the letter answers.
        if is_first && self.identity.answered.token.is_some() {
            self.form()?;
        }
        // A plain reply is signed on to the game that it answers, even if all of it is about others.
        if !self.reply.is_empty() {
            // From here on it is known that there are several.
            self.has_sections = true;
            self.finish_game()?;
            self.push_section()?;
        }
        self.questions.clear();
        self.carried_out.clear();
        self.tally.begin_section();
        (self.identity.answered.proposal, self.unclear) = (None, None);
        self.cx.signed_on = next;
        Ok(())
    }

    /// Makes a section of what has been said so far.
    pub(super) fn push_section(&mut self) -> Result<()> {
        let (head, subject) = self.heading.take().unwrap_or_else(|| self.heading());
        let bearer = self.bearer()?;
        let (mut doc, said) = self.reply.take();
        self.lead_to_game(&mut doc);
        let game = self.cx.game();
        let section = Section {
            route: self.identity.route.clone(),
            seat: self.cx.seat().map(|seat| seat.id),
            game: game.map(|game| game.row.id),
            threads: game.map(|game| threads_of(&game.row)).unwrap_or_default(),
            name: game.map(|game| game.row.name.clone()),
            head,
            subject,
            doc,
            bearer,
            parts: mem::take(&mut self.cx.parts),
            said,
            held: self.held.take(),
        };
        self.sections.push(section);
        Ok(())
    }

    /// An answer about a game leads to its page, unless it is read on one: for whoever is in it to their own, for others to everyone's.
    fn lead_to_game(&self, doc: &mut Doc) {
        let is_mailed = !doc.is_empty() && !self.identity.by_web && !self.identity.at_desk;
        let Some(cx) = self.cx.signed_on.as_ref().filter(|_| is_mailed) else { return };
        let target = match cx.seat {
            Some(_) => LinkTarget::Game,
            None if self.is_unproved() || cx.game.is_secluded() => return,
            None => LinkTarget::Public,
        };
        cx.lead(doc, &cx.game.row.name, target);
    }

    /// Returns the number of bytes in the sections before the present one.
    pub(super) fn len_before(&self) -> usize {
        self.sections.iter().map(|section| section.doc.len()).sum()
    }

    /// Sections as one document, and its subject.
    pub(super) fn doc_of(&self, shown: &[Shown], reader: Reader) -> (Doc, String) {
        let mut all = Doc::new(reader);
        let add = |all: &mut Doc, shown: &Shown| {
            if let Some(note) = shown.note {
                all.append(note);
            }
            match (shown.section.doc.is_empty(), shown.is_copy) {
                (true, _) => {}
                (_, true) => all.append(&shown.section.doc.as_copy()),
                (_, false) => all.append(&shown.section.doc),
            }
        };
        if let [one] = shown {
            all.append(&one.section.head);
            add(&mut all, one);
            if one.section.doc.is_empty() {
                all.para("I found no command or order in your letter. HELP lists the commands.");
            }
            return (all, one.section.subject.clone());
        }
        for one in shown {
            if one.section.game.is_some() {
                all.append(&one.section.head);
            }
            add(&mut all, one);
        }
        let games: BTreeSet<&String> = shown.iter().filter_map(|one| one.section.name.as_ref()).collect();
        if let (Some(first), true) = (games.first(), 1 < games.len()) {
            all.para(say!(
                "This answer is about several games. If you answer it, begin what you write about each of them with SIGN ON and its name, such as {}.",
                line(format!("SIGN ON {first}"))
            ));
        }
        let held = shown.iter().find_map(|one| one.section.held.as_ref());
        (all, self.cx.subject(None, self.about(held, None)))
    }
}
