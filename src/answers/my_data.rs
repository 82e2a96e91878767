//! The data that the judge holds on the writer: MY DATA. Data that is secret even from them, such as the hash of a password, is
//! only mentioned.
use crate::command::CommandResult;
use crate::command::context::Context;

use crate::game::Game;
use crate::game::dates::print;
use crate::game::names::PartyNames;
use crate::game::reliability::Record;
use crate::game::schedule::Reminders;
use crate::game::settings::keys;
use crate::say;
use crate::store::{GameId, HeadingView, LetterNote, NoteKind, Reserved, SeatRow, User, UserId};
use crate::text::doc::{Doc, Speech};
use crate::text::secret::Secret;
use crate::text::sentence::{Arg, Note, Say as _, and, game, line, person, phase, term, theirs};
use crate::text::words::said;
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The number of recent e-mails in and out to list.
const MAX_LETTERS: usize = 40;

/// The tables with personal rows, and their meaning in plain words. The store finds them by the references in its schema, and
/// each is listed here.
pub const KEPT: &[(&str, &str)] = &[
    ("users", "Your registration"),
    ("addresses", "Addresses"),
    ("sessions", "Browsers that are signed in"),
    ("codes", "Codes to sign in with"),
    ("holders", "Seats, with their settings"),
    ("press_texts", "Press to some players only"),
    ("press_readers", "Notes on press that you wrote or got"),
    ("press_drafts", "Drafts of press"),
    ("threads", "Threads in your mailbox"),
    ("ignored", "People whose press you ignore"),
    ("notes", "Diary entries, and press that waits"),
    ("drafts", "Drafts of orders"),
    ("kept_orders", "Orders for later"),
    ("set_ups", "Set-ups for other games"),
    ("absences", "Absences"),
    ("calendar_entries", "Deadlines in your calendar"),
    ("digests", "News that waits for your digest"),
    ("questions", "Questions to you"),
    ("wrong_passwords", "Wrong passwords for your seats"),
    ("reliability", "Marks of your punctuality"),
    ("reserves", "Places on the reserve list"),
    ("offers", "Seats that were offered to you"),
    ("opening_notices", "Notices of openings"),
    ("invitations", "Invitations to you"),
    ("invitations_sent", "Invitations of the last days, yours and to you"),
    ("uninvited", "Addresses that want no invitations"),
    ("guests", "Games with a word on whether you may play"),
    ("outbox", "Letters to you"),
    ("inbox", "Forms that you sent as a guest"),
    ("held", "Lines that wait to be confirmed"),
    ("moves", "Requests for your account, and yours for another"),
    ("move_answers", "Your answers on such requests of others"),
    ("move_letters", "Notes on e-mails about such requests"),
    ("dropped", "E-mails that the keeper has dropped"),
    ("strangers", "Notes on the guide for newcomers"),
    ("bounces", "Reports of e-mails that came back"),
    ("probes", "E-mails that ask whether any arrive"),
    ("suspended", "Addresses that get no e-mail"),
    ("costs", "Counts of e-mails and pages, by the hour"),
];

/// The answer, in parts.
struct DataReport<'a> {
    cx: &'a Context<'a>,
    doc: &'a mut Doc,
    /// Whether the heading of a part has no text below it yet.
    is_first: bool,
}

/// Lists all data on the writer.
///
/// # Errors
/// If they are not registered, or write from an address that is not theirs.
pub fn of(cx: &Context, doc: &mut Doc) -> CommandResult {
    cx.own_address()?;
    let user = cx.user()?;
    let mut sheet = DataReport { cx, doc, is_first: true };
    let addresses = cx.store.addresses(user.id)?;
    sheet.registration(user, &addresses)?;
    let waiting = cx.store.digest_of(user.id)?;
    if !waiting.is_empty() {
        sheet.part("LETTERS THAT WAIT FOR YOUR DIGEST");
        for (subject, body) in &waiting {
            sheet.line(term(subject));
            let mut letter = Doc::restored(cx.reader(), body);
            letter.close_up_first();
            sheet.doc.append(&letter);
            sheet.doc.gap();
        }
    }
    sheet.part("RECORD");
    sheet.line(say!("{}.", term(Record::of_user(cx.store, user.id, false)?.told())));
    sheet.part("SEATS");
    let seats = cx.store.tenures_of(user.id)?;
    if seats.is_empty() {
        sheet.line("You have never had a seat in a game.");
    }
    for seat in &seats {
        sheet.seat(seat)?;
    }
    sheet.doc.para("The judge keeps only a digest of the password of a seat, which does not reveal the password. Adjudicated orders are in the record of the game.");
    sheet.readiness(user.id)?;
    sheet.invitations(&addresses)?;
    sheet.letters(&addresses)?;
    sheet.notes(&seats)?;
    sheet.counts(user.id)?;
    sheet.press()
}

impl DataReport<'_> {
    /// Adds their identity, e-mail preferences and signed-in browsers.
    fn registration(&mut self, user: &User, addresses: &[String]) -> CommandResult {
        let cx = self.cx;
        self.part("REGISTRATION");
        let yes = |is: bool| if is { "yes" } else { "no" };
        for (field, value) in [
            ("Name", user.name.as_str()),
            ("Country", &user.country),
            ("Level", &user.level),
            ("Site", &user.site),
            ("Time zone", &user.timezone),
            ("Short answers", yes(user.brief)),
            ("People who can look you up", user.privacy.unwrap_or(cx.judge.privacy).word()),
            ("Press once a day", yes(user.digest)),
            ("Reminders", &Reminders::kept(user.reminders.as_deref()).to_string()),
            ("New players' guide sent", yes(user.package)),
        ] {
            self.doc.row(field, term(if value.is_empty() { "-" } else { value }));
        }
        self.doc.row("Registered", user.registered);
        self.doc.row("Addresses", and(addresses.iter().map(term)));
        for (field, value) in user.wishes.shown() {
            self.doc.row(field, value);
        }
        self.is_first = false;
        if cx.store.feeds_of(user.id)?.is_some() {
            self.line("You have feeds of your games, at an address that you made on a page.");
        }
        for address in addresses {
            if let Some(bounced) = cx.store.bounced(address, Timestamp::UNIX_EPOCH)? {
                self.line(say!(
                    "E-mails to {} have come back since {since}: {n_letters}. {}",
                    term(address),
                    bounced.since,
                    bounced.n_letters,
                    theirs(bounced.why)
                ));
            }
        }
        for row in cx.store.moves_of(user.id)? {
            self.line(say!(
                "{} asked for this account on {}, and says that {} is lost (I WAS).",
                term(&row.new),
                row.asked,
                term(&row.old)
            ));
        }
        for address in addresses {
            for row in cx.store.moves_to(address)? {
                self.line(say!(
                    "You asked for the account with the address {} on {} (I WAS).",
                    term(&row.old),
                    row.asked
                ));
            }
        }
        for session in cx.store.sessions_of(user.id, cx.now)? {
            let browser = term(session.browser);
            self.line(say!(
                "Signed in on the web ({browser}) since {began}, last seen {seen}.",
                browser,
                session.began,
                session.seen
            ));
        }
        Ok(())
    }

    /// Adds the invitations that they have, and their preference about invitations.
    fn invitations(&mut self, addresses: &[String]) -> CommandResult {
        let store = self.cx.store;
        for address in addresses {
            for (name, row) in store.invitations_of(address, self.cx.now)? {
                self.line(say!("{} is invited to {}, until {until}.", term(address), game(name), row.until));
            }
            if store.is_uninvited(address)? {
                self.line(say!("{} gets no invitations.", term(address)));
            }
        }
        Ok(())
    }

    fn part(&mut self, title: &'static str) {
        self.doc.heading(title);
        self.is_first = true;
    }

    /// Adds a line directly below the one before.
    fn line<'s>(&mut self, said: impl Speech<'s>) {
        self.doc.classic(said);
        if !std::mem::take(&mut self.is_first) {
            self.doc.close_up();
        }
    }

    /// Adds an indented line with more details.
    fn detail<'s>(&mut self, said: impl Speech<'s>) {
        self.doc.item(said);
        self.doc.close_up();
    }

    /// Adds their entries on the standby list, their mailing lists, and the players whose sitter they are.
    fn readiness(&mut self, user: UserId) -> CommandResult {
        let store = self.cx.store;
        for what in store.reserved(user)? {
            let what = match what {
                Reserved::Any => Note::of("any public game"),
                Reserved::Variant(variant) => Note::of(say!("games on {}", term(variant))),
                Reserved::Game(id) => Note::of(game(store.game(id)?.name)),
            };
            self.line(say!("On the reserve list for {what}.", what));
        }
        for row in store.set_ups(user)? {
            let (name, board, orders) = (term(row.name), term(row.board), line(row.line));
            self.line(say!("Set-up kept as {name} for the board {board}: {orders}.", name, board, orders));
        }
        if let Some(notice) = store.notice(user)? {
            let last = notice.told_at;
            self.line(match notice.variants.as_slice() {
                [] => say!("Openings are mailed to you; last on {last}.", last),
                boards => {
                    let boards = and(boards.iter().map(term));
                    say!("Openings on {boards} are mailed to you; last on {last}.", boards, last)
                }
            });
        }
        for seat in store.seats_sat_by(user)? {
            let row = store.game(seat.game)?;
            let Some(sitter) = &seat.sitter else { continue };
            self.line(say!(
                "You order for {} in {} from {start} to {end}.",
                seat_name(&seat),
                game(row.name),
                sitter.time.start,
                sitter.time.end
            ));
        }
        Ok(())
    }

    /// Adds one tenure: the seat, its time, and its holder's requests. For a running game, also adds the orders on file.
    fn seat(&mut self, seat: &SeatRow) -> CommandResult {
        let cx = self.cx;
        let row = cx.store.game(seat.game)?;
        let until = match (seat.until, seat.why_ended) {
            (Some(until), Some(why)) => Note::of(say!(" until {until} ({})", until, why.word())),
            (Some(until), None) => Note::of(say!(" until {until}", until)),
            (None, _) => Note::of(""),
        };
        self.line(say!("{} in {}, since {since}{until}.", seat_name(seat), game(&row.name), seat.since, until));
        let mut notes = vec![Note::of(say!("late {} times", seat.n_late))];
        if !seat.preference.is_empty() {
            notes.push(Note::of(say!("preference {}", term(&seat.preference))));
        }
        if let Some(address) = &seat.address {
            notes.push(Note::of(say!("letters go to {}", term(address))));
        }
        if seat.all_press {
            notes.push(Note::of("gets copies of all press"));
        }
        if seat.no_broadcast {
            notes.push(Note::of("gets no broadcasts"));
        }
        let ignored = cx.store.ignored(seat.id)?;
        if !ignored.is_empty() {
            notes.push(Note::of(say!("ignores {}", and(ignored.iter().map(term)))));
        }
        if seat.n_extended != 0 {
            notes.push(Note::of(say!("deadlines put off alone {} times", seat.n_extended)));
        }
        if seat.wait {
            notes.push(Note::of("waits for the deadline"));
        }
        if seat.leaving.is_some() {
            notes.push(Note::of("you seek a replacement"));
        }
        if let Some(sitter) = &seat.sitter {
            let (from, to) = (sitter.time.start, sitter.time.end);
            let name = person(cx.store.user(sitter.user)?.name);
            notes.push(Note::of(say!("{name} may order from {from} to {to}", name, from, to)));
        }
        if let Some(since) = seat.abandoned {
            notes.push(Note::of(say!("free for others since {since}", since)));
        }
        let notes = notes.into_iter().reduce(|all, one| Note::of(say!("{all}; {one}", all, one)));
        notes.into_iter().for_each(|notes| self.detail(notes));
        let played = cx.load(row)?;
        let Some(own) = played.seat(seat.id).filter(|_| played.running()) else { return Ok(()) };
        for absence in cx.store.absences(seat.game, cx.now)?.into_iter().filter(|absence| absence.seat == seat.id) {
            let (from, to) = (absence.away.start, absence.away.end);
            self.detail(say!("away from {from} to {to}", from, to));
        }
        let powers = played.ordered_by(own);
        for filed in played.on_file(cx.store)?.into_iter().filter(|filed| powers.contains(&filed.power)) {
            self.detail(say!("on file: {}", term(filed.orders.join(", "))));
            if !filed.typed.trim().is_empty() {
                self.detail(say!("as you typed: {}", term(filed.typed.trim().replace('\n', " / "))));
            }
        }
        for kept in played.kept(cx.store, own)? {
            let what = if kept.row.phase.is_empty() { "standing orders".arg() } else { phase(&kept.row.phase) };
            let lines = kept.plan.text().lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>().join(" / ");
            let waits = if kept.row.waits { " (waits for the deadline)" } else { "" };
            self.detail(say!("kept for later, {what}: {lines}{waits}", what, lines = term(lines), waits));
        }
        for (power, ballot) in played.ballots(cx.store)?.into_iter().filter(|(power, _)| powers.contains(power)) {
            self.detail(say!("{} votes {}", played.called(power), played.told(&ballot)));
        }
        if played.settings.on(keys::GUNBOAT) && played.gunboat() {
            self.detail("The others are not told who you are.");
        }
        Ok(())
    }

    fn letters(&mut self, addresses: &[String]) -> CommandResult {
        let store = self.cx.store;
        let (mut from, mut to, mut n_held) = (Vec::new(), Vec::new(), 0);
        for address in addresses {
            from.extend(store.letters_from(address)?);
            to.extend(store.letters_to(address)?);
            n_held += store.n_held(address, self.cx.now)?;
        }
        self.part("LETTERS");
        self.doc.para("The judge keeps the time and size of each e-mail that you send, and for some days that it came from you. It keeps e-mails to you for the same number of days.");
        self.is_first = false;
        if n_held != 0 {
            self.line(say!("E-mails in your name that are waiting for you to confirm them: {n_held}.", n_held));
        }
        for (title, mut notes) in [("From you", from), ("To you", to)] {
            self.doc.para(say!("{title}: {n}", title, n = notes.len()));
            notes.sort_by_key(|note| note.at);
            let n_older = notes.len().saturating_sub(MAX_LETTERS);
            if n_older != 0 {
                self.detail(say!("({n_older} older ones)", n_older));
            }
            for LetterNote { at, what, state } in notes.into_iter().skip(n_older) {
                self.doc.cells((term(print(at, &self.cx.zone())), say!("{} ({})", term(what), term(state))));
            }
        }
        Ok(())
    }

    /// Counts all rows on them, which UNREGISTER deletes.
    fn counts(&mut self, user: UserId) -> CommandResult {
        self.part("ALL THAT IS KEPT OF YOU");
        self.doc.para("UNREGISTER erases all of this, and your name in the record of games.");
        let rows = self.cx.store.personal_rows(user)?;
        for (table, what) in KEPT {
            if let Some(n) = rows.get(*table).filter(|n| **n != 0) {
                self.doc.row(what, *n);
            }
        }
        Ok(())
    }

    /// Lists their diary entries and the notes that wait for the next results: how many, and how to read them.
    fn notes(&mut self, seats: &[SeatRow]) -> CommandResult {
        let (store, user) = (self.cx.store, self.cx.user()?.id);
        let mut games: Vec<GameId> = seats.iter().map(|seat| seat.game).collect();
        games.dedup();
        let kinds = [
            (NoteKind::Diary, "Entries of your diary", "DIARY READ"),
            (NoteKind::Postal, "Postal press that waits", "POSTAL PRESS READ"),
        ];
        let mut lines = Vec::new();
        for id in games {
            for (kind, what, read) in kinds {
                let n = store.notes_by(id, kind, user)?.len();
                if n != 0 {
                    let (name, read) = (game(store.game(id)?.name), line(read));
                    lines.push(Note::of(say!(
                        "{what} in {name}: {n}. SIGN ON to it and {read} shows them.",
                        what,
                        name,
                        n,
                        read
                    )));
                }
            }
        }
        if !lines.is_empty() {
            self.part("WRITTEN FOR LATER");
            lines.iter().for_each(|line| self.line(line));
        }
        Ok(())
    }

    /// Adds the press that they wrote, newest first, as far as the reply has room.
    fn press(&mut self) -> CommandResult {
        self.part("PRESS THAT YOU WROTE");
        let written = self.cx.store.press_by(self.cx.user()?.id)?;
        if written.is_empty() {
            self.line("None.");
        }
        let mut n_left = written.len();
        let room = self.cx.judge.limits.reply_bytes / 4 * 3;
        let mut games: BTreeMap<String, Option<Game>> = BTreeMap::new();
        for (name, press) in written.into_iter().rev() {
            let game = match games.entry(name.clone()) {
                Entry::Occupied(game) => game.into_mut(),
                Entry::Vacant(free) => free.insert(match self.cx.store.game_named(&name)? {
                    Some(row) => Some(self.cx.load(row)?),
                    None => None,
                }),
            };
            let Some(game) = game else { continue };
            let heading = PartyNames::new(self.cx.store, game, false).heading(&press, HeadingView::Truth, None)?;
            let heading_len: usize = heading.iter().map(|line| said(line).len()).sum();
            if room < self.doc.len() + name.len() + heading_len + press.body.len() {
                self.is_first = true;
                self.line(say!(
                    "{n_left} older pieces do not fit into this answer. Ask the keeper of this judge for them.",
                    n_left
                ));
                break;
            }
            n_left -= 1;
            let sent = term(print(press.sent, &self.cx.zone()));
            self.doc.heading(say!("--- {} {}  {sent}", term(name), phase(&press.phase), sent));
            for line in &heading {
                self.doc.para(line);
                self.doc.close_up();
            }
            self.doc.quote(&press.body);
        }
        Ok(())
    }
}

/// The power that a person plays, or their role.
fn seat_name(seat: &SeatRow) -> Arg<'_, &Secret> {
    term(seat.power.as_deref().unwrap_or(seat.role.word()))
}
