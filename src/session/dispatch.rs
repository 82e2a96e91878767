//! Sends the reply. Each section goes to the person who is proved to have written it, and copies to others who may read it.
use super::Walk;
use super::sections::{Section, Shown};
use super::told::SaidLine;
use crate::answers::answer;
use crate::command;
use crate::command::letters::{addresses, reader_of};
use crate::command::principal::Mailbox;
use crate::command::route::{Route, SenderProof};
use crate::game::Seat;
use crate::judge::identity::Bearer;
use crate::mail::inbound::Letter;
use crate::mail::sink::Kind;
use crate::referee::table::{parts, standstill};
use crate::say;
use crate::store::{
    Answer, Cost, CostKind, Draft, InboxRow, Json, LineResult, MailPreferences, Paid, Part, Receipts, Role, Store,
    UserId, Verdict,
};
use crate::text::Width;
use crate::text::doc::Doc;
use crate::text::sentence::{line, term};
use crate::text::words::Reader;
use anyhow::Result;

impl Walk<'_> {
    /// The one reply. A sender who has had many replies with nothing but errors gets no more of them: it may be a program.
    pub(super) fn post_reply(mut self, row: &InboxRow, letter: &Letter) -> Result<Verdict> {
        if self.tally.n_useful != 0 {
            return self.post(row, letter, Answer::Useful);
        }
        let purse = self.purse_of(&self.identity.route).filter(|_| !self.identity.by_web);
        let Some(purse) = purse else { return self.post(row, letter, Answer::Vain) };
        match self.cx.ledger().left(&purse, CostKind::Vain)?.0 {
            0 => return Ok(Verdict::Silent("nothing in it could be carried out, as in many others of the day".to_owned())),
            1 => self.say("I could not carry out many of your e-mails today. Until tomorrow, I only answer e-mails with a valid command or order."),
            _ => {}
        }
        self.post(row, letter, Answer::Vain)
    }

    /// The token by which a plain reply to the current section proves its writer.
    pub(super) fn bearer(&self) -> Result<Option<Bearer>> {
        let cx = &self.cx;
        if let Some(waiting) = &self.held {
            return Ok(Some(Bearer::Held(waiting.id)));
        }
        if let Some(seat) = cx.seat() {
            // A sitter proves only to be one.
            let sitter = cx.signed_on.as_ref().and_then(|cx| cx.sitter);
            return Ok(Some(match (sitter, self.asked) {
                (Some(sitter), _) => Bearer::Sitter(seat.id, sitter, seat.token, cx.store.user(sitter)?.token),
                (None, Some(question)) => Bearer::Question(question, seat.id, seat.token),
                (None, None) => Bearer::Seat(seat.id, seat.token),
            }));
        }
        // A failed sign-on does not cost the token that the e-mail was sent to.
        match (self.bearer_of(self.identity.route.user)?, self.identity.answered.token) {
            (Some(_), Some(bearer @ Bearer::Seat(seat, _))) if !self.has_sections && cx.store.seat(seat)?.is_some() => {
                Ok(Some(bearer))
            }
            (bearer, _) => Ok(bearer),
        }
    }

    /// The token of the registered person who writes, if the reply goes to them.
    fn bearer_of(&self, reader: Option<UserId>) -> Result<Option<Bearer>> {
        let cx = &self.cx;
        let user = cx.principal.person().filter(|user| reader.is_none_or(|reader| reader == user.id));
        Ok(user.map(|user| Bearer::Person(user.id, user.token)))
    }

    /// The filed orders as attachments, in the formats that their player has chosen.
    fn parts_of_orders(&self) -> Result<Vec<Part>> {
        let ordered = self.cx.signed_on.as_ref().filter(|cx| 0 < self.tally.n_filed && cx.sitter.is_none());
        let is_player = |seat: &&Seat| seat.role == Role::Player;
        match ordered.and_then(|cx| Some((cx, cx.seat().ok().filter(is_player)?))) {
            Some((cx, seat)) => parts::of_orders(cx, seat),
            None => Ok(Vec::new()),
        }
    }

    /// Puts the reply into the outbox. Each section goes to the own address of its proved writer. A sender who is proved to be
    /// someone else gets a copy, and an unknown address only a notice.
    pub(super) fn post(mut self, row: &InboxRow, letter: &Letter, answer: Answer) -> Result<Verdict> {
        let back = self.welcome_back()?;
        let parts = self.parts_of_orders()?;
        self.leave_out_files()?;
        self.push_section()?;
        let mut sections = std::mem::take(&mut self.sections);
        if let Some(last) = sections.last_mut() {
            last.parts.extend(parts);
        }
        let draft = Draft {
            is_reply: true,
            letter: Some(row.id),
            // A lost reply is not reported if it held only errors or went to an address that may be forged.
            unanswered: !self.identity.route.is_proved || answer != Answer::Useful,
            ..Draft::default()
        };
        let mut n_bytes = self.answer_sender(row, letter, answer, &sections, back.as_ref(), &draft)?;
        let mut homes: Vec<&Route> = Vec::new();
        for route in sections.iter().map(|section| &section.route).filter(|route| route.origin != SenderProof::Theirs) {
            if !homes.iter().any(|home| home.to == route.to) {
                homes.push(route);
                n_bytes += self.answer_at_home(route, answer, &sections, &draft)?;
            }
        }
        sections.iter().filter(|section| section.route.sits).try_for_each(|section| self.copy_to_holder(section))?;
        if homes.iter().any(|home| home.origin == SenderProof::Unproved && home.is_proved) {
            self.post_notice()?;
        }
        Ok(Verdict::Answered(answer, n_bytes))
    }

    /// Replies to the address that the e-mail came from: the sections for its reader, and copies of the rest if the reader is
    /// proved. Returns the size of the reply in bytes.
    fn answer_sender(
        &self,
        row: &InboxRow,
        letter: &Letter,
        kind: Answer,
        sections: &[Section],
        back: Option<&Doc>,
        draft: &Draft,
    ) -> Result<usize> {
        let copied = self.para(
            "This is a copy. Your address is not registered for this, so I sent the answer itself to one that is.",
        );
        let whole = |section| Shown { section, note: None, is_copy: false };
        let copy = |section| Shown { section, note: Some(&copied), is_copy: true };
        let mut shown: Vec<Shown> = Vec::new();
        for section in sections {
            match section.route.origin {
                SenderProof::Theirs => shown.push(whole(section)),
                SenderProof::Proved => shown.push(copy(section)),
                SenderProof::Unproved => {}
            }
        }
        if shown.is_empty() {
            return Ok(0);
        }
        let own = shown.iter_mut().find(|shown| !shown.is_copy);
        let (to, subject) = match own {
            Some(own) => {
                own.note = back;
                (own.section.route.to.clone(), letter.subject.trim())
            }
            None => (vec![self.cx.principal.from().recipient_of_stranger()], ""),
        };
        let answer = self.letter_of(&shown, Some(subject).filter(|subject| !subject.is_empty()), draft)?;
        let answer = Draft { in_reply_to: letter.message_id.clone(), references: letter.thread(), ..answer };
        self.send(row, kind, &shown, &to, answer)
    }

    /// Replies to the writer's own address, since the e-mail came from another. Returns the size of the reply in bytes.
    fn answer_at_home(&self, route: &Route, kind: Answer, sections: &[Section], draft: &Draft) -> Result<usize> {
        let head = self.head_at_home(route.seat.is_some() && !route.sits);
        let is_for_them =
            |section: &&Section| section.route.to == route.to && section.route.origin != SenderProof::Theirs;
        let whole = |section| Shown { section, note: None, is_copy: false };
        let mut shown: Vec<Shown> = sections.iter().filter(is_for_them).map(whole).collect();
        if let Some(first) = shown.first_mut() {
            first.note = Some(&head);
        }
        let answer = self.letter_of(&shown, None, draft)?;
        self.send_by_mail(kind, &shown, &route.to, answer)
    }

    /// Returns the text above a reply that goes to another address than the e-mail came from.
    fn head_at_home(&self, is_of_seat: bool) -> Doc {
        let from = self.cx.principal.from();
        self.para(match is_of_seat {
            true => say!(
                "Your e-mail came from an address that is not registered as yours ({from}), so this answer comes here. {} adds it. If you did not write it, change your password: {}.",
                from = from.shown(),
                line(format!("I AM ALSO {}", from.key())),
                line("SET PASSWORD")
            ),
            false => say!(
                "Your e-mail came from an address that is not registered as yours ({from}), so this answer comes here. {} adds it. If you did not write it, send {}: then the reply addresses of my older e-mails are worthless.",
                from = from.shown(),
                line(format!("I AM ALSO {}", from.key())),
                line("SET NEW TOKEN")
            ),
        })
    }

    /// A reply with these sections, to an e-mail with this subject if the subject may be shown.
    fn letter_of(&self, shown: &[Shown], subject: Option<&str>, draft: &Draft) -> Result<Draft> {
        let cx = &self.cx;
        let (wishes, reader) = self.layout_for(shown.iter().find(|one| !one.is_copy).map(|one| one.section))?;
        let (mut body, plain_subject) = self.doc_of(shown, reader);
        let whole: Vec<&Section> = shown.iter().filter(|one| !one.is_copy).map(|one| one.section).collect();
        // A stranger's subject is not passed on to a reader who may not have written it.
        let subject = subject.filter(|_| self.identity.route.is_proved);
        let subject = match subject {
            _ if whole.iter().any(|section| section.held.is_some()) => plain_subject,
            Some(subject) => format!("Re: {}", command::shown(cx.env.lexicon(), peeled(subject))),
            None => format!("Re: {plain_subject}"),
        };
        if let Some(standstill) = cx.store.standstill()?.filter(|_| !self.identity.at_desk) {
            standstill::note_on_top(&mut body, &standstill);
        }
        let said_to = |one: &Shown| {
            let said = |said: &SaidLine| if one.is_copy { said.copy.clone() } else { said.own.clone() };
            one.section.said.iter().map(said).collect::<Vec<LineResult>>()
        };
        let said: Vec<LineResult> = shown.iter().flat_map(said_to).collect();
        let mut parts: Vec<Part> = whole.iter().flat_map(|section| section.parts.iter().cloned()).collect();
        if let (Json::On, [first, rest @ ..], false) = (wishes.json, whole.as_slice(), said.is_empty()) {
            parts.insert(0, answer::part(first.name.as_deref().filter(|_| rest.is_empty()), &said)?);
        }
        let held = |section: &&Section| section.held.as_ref().and(section.bearer);
        let bearer = match whole.as_slice() {
            [] => None,
            [one] if shown.len() == 1 => one.bearer,
            several => match several.iter().find_map(held) {
                Some(held) => Some(held),
                None => self.bearer_of(several.first().and_then(|section| section.route.user))?,
            },
        };
        let game = match shown {
            [one] => one.section.game,
            _ => None,
        };
        let reply_to = bearer.map(|bearer| cx.judge.reply_address(bearer));
        Ok(Draft { subject, reply_to, game, said, parts, ..draft.clone() }.saying(&body, wishes))
    }

    /// Returns the layout that the reader of a reply prefers. Unproved readers and readers of copies get the default.
    fn layout_for(&self, section: Option<&Section>) -> Result<(MailPreferences, Reader)> {
        let zone = self.cx.zone();
        let wants = |width: Width, wishes: MailPreferences| (wishes, Reader::new(zone.clone(), wishes.layout(width)));
        if !self.identity.route.is_proved {
            return Ok(wants(self.cx.width(), MailPreferences::default()));
        }
        let store: &Store = self.cx.store;
        let user = section.and_then(|section| section.route.user).or(self.cx.principal.user());
        let Some(user) = user.filter(|_| section.is_some()).map(|user| store.find_user(user)).transpose()?.flatten()
        else {
            return Ok(wants(Width::USUAL, MailPreferences::default()));
        };
        Ok(wants(user.width, user.wishes))
    }

    /// Sends the reply to where the e-mail came from: a page, the desk, or a mailbox. Returns its size in bytes.
    fn send(&self, row: &InboxRow, kind: Answer, shown: &[Shown], to: &[Mailbox], mut draft: Draft) -> Result<usize> {
        let cx = &self.cx;
        draft.recipient = to.first().map(|to| to.address().to_owned()).unwrap_or_default();
        draft.guest = cx.principal.user().filter(|_| cx.principal.is_guest());
        let n_bytes = draft.body.len();
        if row.by_web.is_some() {
            // The page shows the reply. A reader who prefers mail also gets it by e-mail.
            let seat = match shown {
                [one] => one.section.seat,
                _ => None,
            };
            let paid = self.charge(kind, shown, &draft)?;
            let id = cx.store.post(&Draft { seat, ..draft.clone() }, paid, cx.now)?;
            cx.store.mark_shown(id)?;
            if cx.wishes().receipts == Receipts::Page {
                return Ok(n_bytes);
            }
            draft.said = Vec::new();
        }
        if row.at_desk {
            // The desk shows the reply where the lines were typed.
            let paid = self.charge(kind, shown, &draft)?;
            let id = cx.store.post(&Draft { reply_to: None, ..draft }, paid, cx.now)?;
            cx.store.mark_sent(id, "shown to the keeper at the machine")?;
            return Ok(n_bytes);
        }
        self.send_by_mail(kind, shown, to, draft)
    }

    /// Puts a reply into the outbox for each of these addresses. A reply about a seat joins the threads of its game.
    fn send_by_mail(&self, kind: Answer, shown: &[Shown], to: &[Mailbox], draft: Draft) -> Result<usize> {
        let cx = &self.cx;
        let n_bytes = draft.body.len() * to.len();
        let paid = self.charge(
            kind,
            shown,
            &Draft { recipient: to.first().map(|to| to.address().to_owned()).unwrap_or_default(), ..draft.clone() },
        )?;
        if let [Shown { section, is_copy: false, .. }] = shown
            && let Some(seat) = section.seat.filter(|_| !section.route.sits)
        {
            cx.post_in_threads(seat, &section.threads, to.iter().map(Mailbox::address), draft, paid)?;
            return Ok(n_bytes);
        }
        let draft_to = |to: &Mailbox| Draft { recipient: to.address().to_owned(), ..draft.clone() };
        cx.store.post_to_each(&to.iter().map(draft_to).collect::<Vec<_>>(), paid, cx.now)?;
        Ok(n_bytes)
    }

    /// Drops pictures and files from a reply if its reader has used up the day's allowance, and says so.
    fn leave_out_files(&mut self) -> Result<()> {
        let files = self.cx.parts.iter().filter(|part| is_drawn(part)).count() as u64;
        let purse = self.purse_of(&self.identity.route).filter(|_| files != 0);
        let Some(purse) = purse else { return Ok(()) };
        if self.cx.ledger().lacks(&[(purse, Cost { files, bytes: 1, ..Cost::default() })])?.is_none() {
            return Ok(());
        }
        self.cx.parts.retain(|part| !is_drawn(part));
        let (n, mb) = (self.cx.judge.limits.person_files_per_day, self.cx.judge.limits.person_mb_per_day);
        self.say(say!(
            "You have had {n picture and file|pictures and files} within a day, or {mb} MB of answers, so this answer comes without. Please ask again tomorrow.",
            n,
            mb
        ));
        Ok(())
    }

    /// Charges a reply to the purse that pays for it.
    fn charge(&self, kind: Answer, shown: &[Shown], draft: &Draft) -> Result<Paid> {
        let route = shown.first().map_or(&self.identity.route, |one| &one.section.route);
        let by_web = self.identity.by_web;
        let cost = Cost {
            answers: u64::from(!by_web),
            posts: u64::from(by_web),
            files: draft.parts.iter().filter(|part| is_drawn(part)).count() as u64,
            vain: u64::from(kind == Answer::Vain),
            ..Cost::of_letter(draft.body.len() + draft.html.as_ref().map_or(0, String::len))
        };
        self.pay(route, draft, cost)
    }

    /// Sends the holder of a seat a copy of the sitter's actions.
    fn copy_to_holder(&self, section: &Section) -> Result<()> {
        let cx = &self.cx;
        let Some(seat) = &section.route.seat else { return Ok(()) };
        let sitter = section.route.user.map(|user| cx.store.user(user)).transpose()?.map(|user| user.address);
        let reader = reader_of(seat);
        let mut note = Doc::new(reader.clone());
        note.para(say!(
            "This is a copy: the person who orders for you ({sitter}) has written to me. {} ends that.",
            sitter = term(sitter.unwrap_or_default()),
            line("NO SITTER")
        ));
        let (body, subject) = self.doc_of(&[Shown { section, note: Some(&note), is_copy: true }], reader);
        let token = cx.store.seat(seat.id)?.map(|seat| Bearer::Seat(seat.id, seat.token));
        let draft = Draft {
            subject,
            reply_to: token.map(|token| cx.judge.reply_address(token)),
            letter: cx.letter,
            game: section.game,
            ..Draft::default()
        };
        let draft = draft.saying(&body, MailPreferences::default());
        cx.post_in_threads(seat.id, &section.threads, addresses(seat), draft, Paid::by_the_game())
    }
}

/// Returns whether the part is a picture or a file.
fn is_drawn(part: &Part) -> bool {
    matches!(part.kind, Kind::Picture | Kind::Png | Kind::Svg | Kind::Pdf | Kind::Gif | Kind::Html)
}

/// A subject without the prefixes that replies and forwards add.
pub(super) fn peeled(subject: &str) -> &str {
    let mut rest = subject.trim();
    loop {
        let mark = MARKS.iter().find_map(|mark| {
            let (head, tail) = rest.split_once(':')?;
            head.trim_end().eq_ignore_ascii_case(mark).then(|| tail.trim_start())
        });
        if let Some(tail) = mark {
            rest = tail;
        } else if let Some(tail) = rest
            .strip_prefix('[')
            .and_then(|tail| tail.split_once(']'))
            .filter(|(mark, _)| mark.ends_with("error") || mark.ends_with("errors"))
        {
            rest = tail.1.trim_start();
        } else {
            return rest;
        }
    }
}

/// The prefixes that mail programs put before a subject.
const MARKS: &[&str] = &[
    "re", "aw", "antw", "antwort", "sv", "vs", "ref", "rif", "r", "res", "odp", "vá", "ynt", "fw", "fwd", "wg", "tr",
    "rv", "enc", "doorst", "vb", "i", "pd", "tl",
];
