//! The headings and addresses of e-mails about a game.
use super::env::Env;
use super::game_cx::GameCx;
use crate::game::dates::{print, read_zone};
use crate::game::{Game, Seat};
use crate::judge::identity::Bearer;
use crate::say;
use crate::store::{
    DigestRow, Draft, GameRow, HeldId, Paid, Part, PressId, ProposalId, QuestionRow, SeatId, SeatRow, Sitter, User,
};
use crate::text::Width;
use crate::text::doc::Doc;
use crate::text::secret::Secret;
use crate::text::words::Reader;
use anyhow::Result;
use jiff::Timestamp;
use jiff::ToSpan as _;
use jiff::civil::{Time, time};
use jiff::tz::TimeZone;

/// The time of day for digests, in their readers' zones.
const DIGEST_AT: Time = time(6, 0, 0, 0);

/// The page that an e-mail about a game links to.
#[derive(Clone, Copy, Debug)]
pub enum LinkTarget<'a> {
    /// The game as its members see it.
    Game,
    /// A turn of it, by the name of its phase: `F1901M`.
    Turn(&'a str),
    /// Its press, by the name of a thread: `T`.
    Press(&'a str),
    /// The game as the public sees it.
    Public,
}

/// An offer to the holder of an address, to be answered with yes or no.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    /// The address.
    pub address: &'a str,
    /// The lines that a yes carries out.
    pub yes: &'a str,
    /// The lines that a no carries out; may be empty.
    pub no: &'a str,
    /// The time until which it can be answered.
    pub until: Timestamp,
    /// The subject of the e-mail.
    pub subject: &'a str,
    /// The text of the e-mail.
    pub doc: &'a Doc,
}

impl Env<'_> {
    /// Puts an offer about a game into the outbox, for a person who may be neither in the game nor registered. A plain yes or no
    /// carries out its lines in their name. Returns the number of those lines.
    pub fn post_offer(&self, game: &Game, offer: &Offer, paid: Paid) -> Result<HeldId> {
        let wishes = self.store.user_at(offer.address)?.map(|user| user.wishes).unwrap_or_default();
        let id = self.store.hold_offer(offer.address, offer.yes, offer.no, offer.until)?;
        let code = Secret::of(self.judge.tokens.make(Bearer::Held(id)));
        let mut doc = self.headed(Some(game), offer.doc.reader());
        doc.append(offer.doc);
        self.lead(&mut doc, &game.row.name, LinkTarget::Public);
        doc.para("If you can't reply, send me a new e-mail with the line");
        doc.line(say!("CONFIRM {code}", code = &code));
        let draft = Draft {
            recipient: offer.address.to_owned(),
            subject: self.subject(Some(game), offer.subject),
            reply_to: Some(self.judge.reply_address(Bearer::Held(id))),
            letter: self.letter,
            game: Some(game.row.id),
            ..Draft::default()
        };
        self.store.post(&draft.saying(&doc, wishes), paid, self.now)?;
        Ok(id)
    }

    /// The reader at an address that may not be registered.
    pub fn reader_at(&self, address: &str) -> Result<Reader> {
        Ok(self.store.user_at(address)?.map_or_else(Reader::nobody, |user| reader_of_user(&user)))
    }

    /// The address of a page of a game, or `None` if the judge has no pages. The address may be public, since it proves nothing.
    fn page_at(&self, game: &str, target: LinkTarget) -> Option<String> {
        let url = self.judge.url.as_ref()?;
        let own = format!("{url}/my/games/{game}");
        Some(match target {
            LinkTarget::Game => own,
            LinkTarget::Turn(phase) => format!("{own}/{phase}"),
            // A thread may have a name in people's own words. The link then goes to all press.
            LinkTarget::Press(thread) if thread.chars().all(|c| c.is_ascii_alphanumeric() || "+-".contains(c)) => {
                format!("{own}/press/{thread}")
            }
            LinkTarget::Press(_) => format!("{own}/press"),
            LinkTarget::Public => format!("{url}/games/{game}"),
        })
    }

    /// Adds a link to the game's page at the end of a text, but above an order form. A text that already links to the public
    /// page stays as it is.
    pub fn lead(&self, doc: &mut Doc, game: &str, target: LinkTarget) {
        let leads_already = self.judge.page_of(game).is_some_and(|page| doc.leads_to(&page));
        if let Some(url) = self.page_at(game, target).filter(|_| !leads_already) {
            doc.link_above_form(&url);
        }
    }

    /// An e-mail to this reader, beginning with the standard lines.
    pub fn headed(&self, game: Option<&Game>, reader: &Reader) -> Doc {
        let mut doc = Doc::new(reader.clone());
        self.head(game, &reader.zone).lines().for_each(|line| doc.facts(line));
        doc
    }

    /// The two standard lines at the top of an e-mail, for a reader in this zone.
    fn head(&self, game: Option<&Game>, zone: &TimeZone) -> String {
        let Some(game) = game else {
            return format!(":: Judge: {}\n", self.judge.name);
        };
        let mut head = format!(":: Judge: {}  Game: {}  Variant: ", self.judge.name, game.title());
        head += &fitting(&game.variant(), usize::from(Width::USUAL.columns()).saturating_sub(head.chars().count()));
        head.push('\n');
        if let (Some(deadline), true) = (game.row.deadline, game.running()) {
            head += &format!(":: Deadline: {} {}\n", game.row.phase, print(deadline, zone));
        }
        head
    }

    /// The subject of an e-mail: `CHANCERY:demo - S1901M Results`.
    pub fn subject(&self, game: Option<&Game>, what: &str) -> String {
        let judge = &self.judge.name;
        match game.map(|game| (&game.row.name, &game.row.phase)) {
            Some((name, phase)) if phase.is_empty() => format!("{judge}:{name} - {what}"),
            Some((name, phase)) => format!("{judge}:{name} - {phase} {what}"),
            None => format!("{judge} - {what}"),
        }
    }

    /// Puts one e-mail for each address of a seat into the outbox. It refers to the first e-mails of its threads, the widest
    /// thread first, unless the e-mail that it answers already does. In a thread without e-mails it is itself the first.
    pub fn post_in_threads<'r>(
        &self,
        seat: SeatId,
        topics: &[String],
        recipients: impl Iterator<Item = &'r str>,
        draft: Draft,
        paid: Paid,
    ) -> Result<()> {
        let mut new = Vec::new();
        let mut roots = Vec::new();
        for topic in topics {
            match self.store.thread(seat, topic)? {
                Some(root) => roots.push(root),
                None => new.push(topic),
            }
        }
        roots.dedup();
        let mut references = draft.references.clone();
        if !roots.iter().any(|root| references.contains(root)) {
            references.splice(0..0, roots);
        }
        let draft_to = |recipient: &str| {
            let (recipient, references) = (recipient.to_owned(), references.clone());
            Draft { recipient, references, seat: Some(seat), ..draft.clone() }
        };
        let drafts: Vec<Draft> = recipients.map(draft_to).collect();
        let Some(first) = self.store.post_to_each(&drafts, paid, self.now)?.into_iter().next() else { return Ok(()) };
        let id = self.judge.message_id(first, self.now);
        new.iter().try_for_each(|topic| self.store.begin_thread(seat, topic, &id))
    }

    /// Puts an e-mail for the holder of a seat into the outbox. A plain reply to it proves its bearer.
    pub(super) fn post_as(&self, bearer: Bearer, seat: &SeatRow, topics: &[String], draft: Draft) -> Result<()> {
        let draft = Draft {
            reply_to: Some(self.judge.reply_address(bearer)),
            letter: self.letter,
            game: Some(seat.game),
            ..draft
        };
        if addresses(seat).next().is_none() {
            return self.show_to_guest(seat, draft);
        }
        self.post_in_threads(seat.id, topics, addresses(seat), draft, Paid::by_the_game())
    }

    /// Stores an e-mail for a seat whose holder has no mailbox. A guest reads it on their pages.
    fn show_to_guest(&self, seat: &SeatRow, draft: Draft) -> Result<()> {
        if self.store.user(seat.user)?.is_guest() {
            let draft = Draft { seat: Some(seat.id), reply_to: None, list: None, parts: Vec::new(), ..draft };
            self.store.post(&draft, Paid::by_the_game(), self.now)?;
        }
        Ok(())
    }
}

impl Env<'_> {
    /// Puts an e-mail for a registered person into the outbox, whatever they play. A plain reply to it proves its bearer. If it
    /// does not arrive, no GM hears of it.
    pub fn post_to_person(&self, bearer: Bearer, user: &User, subject: &str, doc: &Doc) -> Result<()> {
        self.post_of_list(None, bearer, user, subject, doc)
    }

    /// Posts such an e-mail for a mailing list: `openings`, `digest`.
    pub fn post_of_list(
        &self,
        list: Option<&str>,
        bearer: Bearer,
        user: &User,
        subject: &str,
        doc: &Doc,
    ) -> Result<()> {
        if user.address.is_empty() {
            return Ok(());
        }
        let draft = Draft {
            list: list.map(str::to_owned),
            recipient: user.address.clone(),
            subject: subject.to_owned(),
            reply_to: Some(self.judge.reply_address(bearer)),
            letter: self.letter,
            ..Draft::default()
        };
        self.store.post(&draft.saying(doc, user.wishes), Paid::by_the_game(), self.now)?;
        Ok(())
    }
}

impl GameCx<'_> {
    /// The subject of an e-mail about the game.
    pub fn subject(&self, what: &str) -> String {
        self.env.subject(Some(&self.game), what)
    }

    /// Puts an e-mail about the game into the outbox for the holder of one seat, with its head and in their preferred layout.
    pub fn post(&self, seat: &SeatRow, subject: &str, doc: &Doc) -> Result<()> {
        self.post_with(seat, subject, doc, Vec::new(), LinkTarget::Game)
    }

    /// Posts such an e-mail with parts besides the text. The target may name the turn whose results it is about.
    fn post_with(&self, seat: &SeatRow, subject: &str, doc: &Doc, parts: Vec<Part>, target: LinkTarget) -> Result<()> {
        let draft = Draft { subject: subject.to_owned(), parts, ..Draft::default() };
        self.post_draft(Bearer::Seat(seat.id, seat.token), seat, draft, doc, target)?;
        self.post_to_sitter(seat, subject, doc, target)
    }

    /// Posts such an e-mail that is useful only until the current deadline. If it cannot go out for a long time, the judge may
    /// take it back ([`Store::take_back_notices`](crate::store::Store::take_back_notices)).
    pub fn post_notice(&self, seat: &SeatRow, subject: &str, doc: &Doc) -> Result<()> {
        let draft = Draft { subject: subject.to_owned(), deadline: self.game.row.deadline, ..Draft::default() };
        self.post_draft(Bearer::Seat(seat.id, seat.token), seat, draft, doc, LinkTarget::Game)?;
        self.post_to_sitter(seat, subject, doc, LinkTarget::Game)
    }

    /// Sends a copy of an e-mail about the game to the current sitter of a seat. It proves only the sitter.
    fn post_to_sitter(&self, seat: &SeatRow, subject: &str, doc: &Doc, target: LinkTarget) -> Result<()> {
        let Some((user, bearer)) = self.sitter_of(seat, |_| true)? else { return Ok(()) };
        let mut copy = self.headed(Some(&self.game), &reader_of_user(&user));
        copy.append(&doc.as_copy());
        self.lead(&mut copy, &self.game.row.name, target);
        self.post_to_person(bearer, &user, subject, &copy)
    }

    /// The current sitter of a seat, if there is one who fits the condition.
    fn sitter_of(&self, seat: &SeatRow, is_meant: impl Fn(&Sitter) -> bool) -> Result<Option<(User, Bearer)>> {
        let sits = |sitter: &&Sitter| sitter.time.contains(&self.env.now) && is_meant(sitter);
        let Some(sitter) = seat.sitter.as_ref().filter(sits) else { return Ok(None) };
        let user = self.store.user(sitter.user)?;
        let bearer = Bearer::Sitter(seat.id, user.id, seat.token, user.token);
        Ok(Some((user, bearer)))
    }

    fn post_for(&self, bearer: Bearer, seat: &SeatRow, subject: &str, doc: &Doc) -> Result<()> {
        self.post_draft(bearer, seat, Draft { subject: subject.to_owned(), ..Draft::default() }, doc, LinkTarget::Game)
    }

    fn post_draft(&self, bearer: Bearer, seat: &SeatRow, draft: Draft, doc: &Doc, target: LinkTarget) -> Result<()> {
        if seat.visit {
            return Ok(());
        }
        let mut letter = self.headed(Some(&self.game), doc.reader());
        letter.append(doc);
        self.lead(&mut letter, &self.game.row.name, target);
        // An e-mail with a question is for its reader alone.
        let list = matches!(bearer, Bearer::Seat(..)).then(|| list_of(&self.game.row));
        let mut draft = Draft { list, ..draft }.saying(&letter, seat.wishes);
        if let Some(seat) = self.game.seat(seat.id) {
            draft.parts.extend(self.calendar_with(seat, doc)?);
        }
        self.post_as(bearer, seat, &threads_of(&self.game.row), draft)
    }

    /// Posts an e-mail like [`post`](Self::post), but one that needs no reply and can wait for its reader's digest.
    pub fn post_news(&self, seat: &SeatRow, subject: &str, doc: &Doc) -> Result<()> {
        match seat.digest && !seat.visit {
            true => self.post_daily(seat, subject, doc),
            false => self.post(seat, subject, doc),
        }
    }

    /// Posts an e-mail that waits for the next morning for every reader.
    pub fn post_daily(&self, seat: &SeatRow, subject: &str, doc: &Doc) -> Result<()> {
        let mut kept = doc.clone();
        self.lead(&mut kept, &self.game.row.name, LinkTarget::Game);
        self.keep_for_digest(seat, subject, &kept)?;
        self.post_to_sitter(seat, subject, doc, LinkTarget::Game)
    }

    /// Stores an e-mail until its reader's next morning.
    fn keep_for_digest(&self, seat: &SeatRow, subject: &str, doc: &Doc) -> Result<()> {
        let zone = zone_of(seat);
        let local = self.env.now.to_zoned(zone.clone());
        let today = local.with().time(DIGEST_AT).build()?;
        let due = if local < today { today } else { today.checked_add(1.day())? };
        let row = DigestRow { seat: seat.id, due: due.timestamp(), subject: subject.to_owned(), body: doc.stored() };
        self.store.add_to_digest(&row)
    }

    /// Puts press into the outbox in its original layout. A plain reply to it goes to its sender. It joins the thread of its
    /// correspondents, or of the e-mail that it answers, by that thread's ids.
    pub fn post_press(
        &self,
        press: PressId,
        seat: &SeatRow,
        (correspondents, thread): (&str, &str),
        answered: &[String],
        (subject, doc): (&str, &Doc),
    ) -> Result<()> {
        if seat.visit {
            return Ok(());
        }
        let mut doc = doc.clone();
        self.lead(&mut doc, &self.game.row.name, LinkTarget::Press(thread));
        self.press_to_sitter(seat, subject, &doc)?;
        let draft = Draft {
            subject: subject.to_owned(),
            in_reply_to: answered.last().cloned(),
            references: answered.to_vec(),
            list: Some(list_of(&self.game.row)),
            ..Draft::default()
        };
        let draft = draft.saying(&doc, seat.wishes);
        let topic = format!("press {correspondents}");
        self.post_as(Bearer::Press(press, seat.id, seat.token), seat, &[topic], draft)
    }

    /// Stores press for the digest of its reader.
    pub fn press_for_digest(&self, seat: &SeatRow, thread: &str, subject: &str, doc: &Doc) -> Result<()> {
        let mut doc = doc.clone();
        self.lead(&mut doc, &self.game.row.name, LinkTarget::Press(thread));
        self.press_to_sitter(seat, subject, &doc)?;
        self.keep_for_digest(seat, subject, &doc)
    }

    /// Sends a copy of press to the current sitter of a seat, if they may read it.
    fn press_to_sitter(&self, seat: &SeatRow, subject: &str, doc: &Doc) -> Result<()> {
        let Some((user, bearer)) = self.sitter_of(seat, |sitter| sitter.reads)? else { return Ok(()) };
        let draft = Draft {
            recipient: user.address,
            subject: subject.to_owned(),
            reply_to: Some(self.judge.reply_address(bearer)),
            letter: self.letter,
            ..Draft::default()
        };
        self.store.post(&draft.saying(doc, user.wishes), Paid::by_the_game(), self.now)?;
        Ok(())
    }

    /// Posts an e-mail like [`post`](Self::post), but with a proposal. A plain reply to it is a vote.
    pub fn post_proposal(&self, proposal: ProposalId, seat: &SeatRow, subject: &str, doc: &Doc) -> Result<()> {
        self.post_for(Bearer::Proposal(proposal, seat.id, seat.token), seat, subject, doc)
    }

    /// Posts an e-mail like [`post`](Self::post), but with a question. A plain yes or no to it carries out the line that is
    /// given here for that answer, in the reader's name.
    pub fn post_question(&self, seat: &SeatRow, (yes, no): (&str, &str), subject: &str, doc: &Doc) -> Result<()> {
        let row = QuestionRow { seat: seat.id, yes: yes.to_owned(), no: no.to_owned(), number: 0 };
        let question = self.store.add_question(&row, self.now)?;
        self.post_for(Bearer::Question(question, seat.id, seat.token), seat, subject, doc)
    }

    /// Puts an e-mail about the game into the outbox for each of its members, with an individual text.
    ///
    /// # Errors
    /// If a text cannot be written.
    pub fn post_to_all(&self, subject: &str, write: impl Fn(&Seat, &mut Doc) -> Result<()>) -> Result<()> {
        self.post_to_all_with(|_| subject.to_owned(), LinkTarget::Game, |_| Ok(Vec::new()), write)
    }

    /// Posts such e-mails with parts besides the text, and with a link to another page of the game.
    ///
    /// # Errors
    /// If a text or a part cannot be written.
    pub fn post_to_all_with(
        &self,
        subject: impl Fn(&Seat) -> String,
        target: LinkTarget,
        parts: impl Fn(&Seat) -> Result<Vec<Part>>,
        write: impl Fn(&Seat, &mut Doc) -> Result<()>,
    ) -> Result<()> {
        let post = |seat: &Seat| {
            let mut doc = Doc::new(reader_of(seat));
            write(seat, &mut doc)?;
            self.post_with(seat, &subject(seat), &doc, parts(seat)?, target)
        };
        self.game.seats.iter().try_for_each(post)
    }
}

/// The threads of e-mails about a game: the game's thread, and within it the turn's, which begins with the previous results.
pub fn threads_of(game: &GameRow) -> Vec<String> {
    let turn = (0 < game.turn).then(|| format!("turn {}", game.turn));
    std::iter::once("game".to_owned()).chain(turn).collect()
}

/// Returns the list name of e-mails about a game that go to many people.
fn list_of(game: &GameRow) -> String {
    format!("{}.games", game.name)
}

/// The holder of a seat as a reader.
pub fn reader_of(seat: &SeatRow) -> Reader {
    Reader::new(zone_of(seat), seat.wishes.layout(seat.width)).brief(seat.wishes.short)
}

/// A registered person as a reader.
pub fn reader_of_user(user: &User) -> Reader {
    Reader::new(read_zone(&user.timezone).unwrap_or(TimeZone::UTC), user.wishes.layout(user.width))
}

/// The time zone of a seat's holder.
pub fn zone_of(seat: &SeatRow) -> TimeZone {
    read_zone(&seat.timezone).unwrap_or(TimeZone::UTC)
}

/// The addresses that receive a seat's e-mails.
pub fn addresses(seat: &SeatRow) -> impl Iterator<Item = &str> {
    let list = seat.address.as_deref().unwrap_or(&seat.user_address);
    list.split(',').map(str::trim).filter(|address| !address.is_empty())
}

/// `Colonial, Wings, Any Centres`, shortened to fit: `Colonial, Wings, ...`.
fn fitting(list: &str, width: usize) -> String {
    if list.chars().count() <= width {
        return list.to_owned();
    }
    let mut parts: Vec<&str> = list.split(", ").collect();
    while 1 < parts.len() && width < parts.join(", ").chars().count() + ", ...".len() {
        parts.pop();
    }
    format!("{}, ...", parts.join(", "))
}
