//! An e-mail about several games, or from several people. Each SIGN ON to another game, or as another person, begins a new
//! section of the e-mail and of the reply. A section goes to the person who is proved to have written it.
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

/// A section of the reply.
pub(super) struct Section {
    /// The route that it takes.
    pub(super) route: Route,
    /// The seat that it is about, if the writer has one.
    pub(super) seat: Option<SeatId>,
    /// The game that it is about, and the game's e-mail threads.
    pub(super) game: Option<GameId>,
    pub(super) threads: Vec<String>,
    /// The game's name.
    pub(super) name: Option<String>,
    /// The head and the subject of a reply with this section alone.
    head: Doc,
    subject: String,
    /// The section as text, and as data.
    doc: Doc,
    pub(super) said: Vec<SaidLine>,
    /// The parts attached to it.
    pub(super) parts: Vec<Part>,
    /// The proof that a plain reply gives.
    pub(super) bearer: Option<Bearer>,
    /// The lines that wait for CONFIRM.
    pub(super) held: Option<UnconfirmedLines>,
}

/// A section as one reader sees it.
#[derive(Clone, Copy)]
pub(super) struct Shown<'s> {
    pub(super) section: &'s Section,
    /// The note above it.
    pub(super) note: Option<&'s Doc>,
    /// Whether it is a copy, without the parts that only its addressee may read.
    pub(super) is_copy: bool,
}

impl<'a> Walk<'a> {
    /// Sets the route of the reply after a sign-on. The lines so far belong to the previous writer.
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
                // The answers so far were for the address that the e-mail names.
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

    /// Leaves the game after a failed sign-on. Finishes the section before it, if that did something.
    pub(super) fn leave_game(&mut self) -> Result<()> {
        let Some(mut left) = self.cx.signed_on.take() else { return Ok(()) };
        if self.tally.is_useful_section() {
            return self.close_section(left);
        }
        left.seat = None;
        self.cx.signed_on = Some(left);
        Ok(())
    }

    /// Closes the section of a game after a sign-on to another one: carries out its open tasks, and stores the reply so far as
    /// its section.
    pub(super) fn close_section(&mut self, left: GameCx<'a>) -> Result<()> {
        let is_first = !self.has_sections;
        let next = self.cx.signed_on.replace(left);
        // A form that came back belongs to the game that the e-mail answers.
        if is_first && self.identity.answered.token.is_some() {
            self.form()?;
        }
        // A plain reply is signed on to the game that it answers, even if every line is about other games.
        if !self.reply.is_empty() {
            // Only now does the e-mail turn out to have several sections.
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

    /// Makes a section of the reply so far.
    pub(super) fn push_section(&mut self) -> Result<()> {
        let (head, subject) = self.heading.take().unwrap_or_else(|| self.heading());
        let bearer = self.bearer()?;
        self.asked = None;
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

    /// Adds a link to the page of the game, unless the reply is read on a page. Members get a link to their own page of the game,
    /// and others to the public one.
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

    /// Returns the number of bytes in the sections before the current one.
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
                all.para("I found no command or order in your e-mail. HELP lists the commands.");
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
                "This e-mail is about several games. If you reply, begin the part about each game with SIGN ON and its name, such as {}.",
                line(format!("SIGN ON {first}"))
            ));
        }
        let held = shown.iter().find_map(|one| one.section.held.as_ref());
        (all, self.cx.subject(None, self.about(held, None)))
    }
}
