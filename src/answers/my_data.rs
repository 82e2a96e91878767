//! The data that the judge holds on the writer: MY DATA. What is secret even to them, such as the digest of a
//! password, is only mentioned.
use crate::command::Stop;
use crate::command::context::Context;

use crate::game::dates::{friendly, print};
use crate::game::reliability::Record;
use crate::game::schedule::Reminders;
use crate::game::settings::keys;
use crate::store::{GameId, LetterNote, NoteKind, Reserved, SeatRow, UserId};
use crate::text::doc::{Audience, Doc};
use crate::text::{hanging, list, row};
use jiff::Timestamp;

/// The number of the latest letters in and out that are listed.
const MAX_LETTERS: usize = 40;

/// The text, in parts.
struct DataReport<'a> {
    cx: &'a Context<'a>,
    text: String,
}

/// Returns all that is kept of the writer.
///
/// # Errors
/// If they are not registered, write from an address that is not theirs.
pub fn of(cx: &Context) -> Result<String, Stop> {
    cx.own_address()?;
    let user = cx.user()?;
    let mut sheet = DataReport { cx, text: String::new() };
    sheet.part("REGISTRATION");
    let yes = |is: bool| if is { "yes" } else { "no" };
    let addresses = cx.store.addresses(user.id)?;
    let registered = sheet.when(user.registered);
    for (field, value) in [
        ("Name", user.name.as_str()),
        ("Country", &user.country),
        ("Level", &user.level),
        ("Site", &user.site),
        ("Timezone", &user.timezone),
        ("Short answers", yes(user.brief)),
        ("Who may look you up", user.privacy.unwrap_or(cx.judge.privacy).word()),
        ("Press once a day", yes(user.digest)),
        ("Reminders", &Reminders::kept(user.reminders.as_deref()).to_string()),
        ("New players' guide sent", yes(user.package)),
        ("Registered", &registered),
        ("Addresses", &list(&addresses)),
    ] {
        sheet.text += &row(&format!("{:<25}", format!("{field}:")), if value.is_empty() { "-" } else { value });
    }
    for (field, value) in user.wishes.shown() {
        sheet.text += &row(&format!("{:<25}", format!("{field}:")), value);
    }
    if cx.store.feeds_of(user.id)?.is_some() {
        sheet.line("You have feeds of your games, at an address that you made on a page.");
    }
    for address in &addresses {
        if let Some(bounced) = cx.store.bounced(address, Timestamp::UNIX_EPOCH)? {
            let since = sheet.when(bounced.since);
            sheet.line(&format!(
                "Letters to {address} have come back since {since}: {}. {}",
                bounced.n_letters, bounced.why
            ));
        }
    }
    for session in cx.store.sessions_of(user.id, cx.now)? {
        let (began, seen) = (sheet.when(session.began), sheet.when(session.seen));
        sheet.line(&format!("Signed in on the web ({}) since {began}, last seen {seen}.", session.browser));
    }
    let waiting = cx.store.digest_of(user.id)?;
    if !waiting.is_empty() {
        sheet.part("LETTERS THAT WAIT FOR YOUR DIGEST");
        for (subject, body) in &waiting {
            let doc = Doc::restored(cx.reader(), body);
            sheet.line(&format!("{subject}\n{}\n", doc.text(Audience::Copy).trim_end()));
        }
    }
    sheet.part("RECORD");
    sheet.line(&format!("{}.", Record::of_user(cx.store, user.id, false)?.told()));
    sheet.part("SEATS");
    let seats = cx.store.tenures_of(user.id)?;
    if seats.is_empty() {
        sheet.line("You have never had a seat in a game.");
    }
    for seat in &seats {
        sheet.seat(seat)?;
    }
    sheet.text += "\nOf the password of a seat only a digest is kept, from which nobody can read it. The orders that were adjudicated are in the record of the game.\n";
    sheet.readiness(user.id)?;
    sheet.invitations(&addresses)?;
    sheet.letters(&addresses)?;
    sheet.notes(&seats)?;
    sheet.press()?;
    Ok(sheet.text)
}

impl DataReport<'_> {
    /// The games to which they are invited, and whether they want that.
    fn invitations(&mut self, addresses: &[String]) -> Result<(), Stop> {
        let store = self.cx.store;
        for address in addresses {
            for (name, row) in store.invitations_of(address, self.cx.now)? {
                let until = self.when(row.until);
                self.line(&format!("{address} is invited to '{name}', until {until}."));
            }
            if store.is_uninvited(address)? {
                self.line(&format!("{address} gets no invitations."));
            }
        }
        Ok(())
    }

    fn part(&mut self, title: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text += &format!("{title}\n\n");
    }

    fn line(&mut self, line: &str) {
        self.text += &hanging(line);
    }

    fn when(&self, at: Timestamp) -> String {
        friendly(at, &self.cx.zone())
    }

    /// Lists what they stand ready for, what they want to hear of, and for whom they order.
    fn readiness(&mut self, user: UserId) -> Result<(), Stop> {
        let store = self.cx.store;
        for what in store.reserved(user)? {
            let what = match what {
                Reserved::Any => "any public game".to_owned(),
                Reserved::Variant(variant) => format!("games on {variant}"),
                Reserved::Game(game) => format!("'{}'", store.game(game)?.name),
            };
            self.line(&format!("On the reserve list for {what}."));
        }
        for row in store.set_ups(user)? {
            self.line(&format!("Set-up kept as {} for the board {}: {}.", row.name, row.board, row.line));
        }
        if let Some(notice) = store.notice(user)? {
            let on = if notice.variants.is_empty() { String::new() } else { format!(" on {}", list(&notice.variants)) };
            self.line(&format!("Openings{on} are mailed to you; last on {}.", self.when(notice.told_at)));
        }
        for seat in store.seats_sat_by(user)? {
            let (game, what) = (store.game(seat.game)?, seat.power.as_deref().unwrap_or(seat.role.word()));
            let Some(sitter) = &seat.sitter else { continue };
            let (from, to) = (self.when(sitter.time.start), self.when(sitter.time.end));
            self.line(&format!("You order for {what} in '{}' from {from} to {to}.", game.name));
        }
        Ok(())
    }

    /// One tenure: what and when, and what its holder has asked for; in a running game, the orders on file.
    fn seat(&mut self, seat: &SeatRow) -> Result<(), Stop> {
        let cx = self.cx;
        let row = cx.store.game(seat.game)?;
        let what = seat.power.as_deref().unwrap_or(seat.role.word());
        let until = match (seat.until, seat.why_ended) {
            (Some(until), Some(why)) => format!(" until {} ({})", self.when(until), why.word()),
            (Some(until), None) => format!(" until {}", self.when(until)),
            (None, _) => String::new(),
        };
        self.line(&format!("{what} in '{}', since {}{until}.", row.name, self.when(seat.since)));
        let mut notes = vec![format!("late {} times", seat.n_late)];
        if !seat.preference.is_empty() {
            notes.push(format!("preference {}", seat.preference));
        }
        if let Some(address) = &seat.address {
            notes.push(format!("letters go to {address}"));
        }
        if seat.all_press {
            notes.push("gets copies of all press".to_owned());
        }
        if seat.no_broadcast {
            notes.push("gets no broadcasts".to_owned());
        }
        let ignored = cx.store.ignored(seat.id)?;
        if !ignored.is_empty() {
            notes.push(format!("ignores {}", list(&ignored)));
        }
        if seat.n_extended != 0 {
            notes.push(format!("deadlines put off alone {} times", seat.n_extended));
        }
        if seat.wait {
            notes.push("waits for the deadline".to_owned());
        }
        if seat.leaving.is_some() {
            notes.push("you seek a replacement".to_owned());
        }
        if let Some(sitter) = &seat.sitter {
            let (from, to) = (self.when(sitter.time.start), self.when(sitter.time.end));
            notes.push(format!("{} may order from {from} to {to}", cx.store.user(sitter.user)?.name));
        }
        if let Some(since) = seat.abandoned {
            notes.push(format!("free for others since {}", self.when(since)));
        }
        self.line(&format!("    {}", notes.join("; ")));
        let game = cx.load(row)?;
        let Some(own) = game.seat(seat.id).filter(|_| game.running()) else { return Ok(()) };
        for absence in cx.store.absences(seat.game, cx.now)?.into_iter().filter(|absence| absence.seat == seat.id) {
            let (from, to) = (self.when(absence.away.start), self.when(absence.away.end));
            self.line(&format!("    away from {from} to {to}"));
        }
        let powers = game.ordered_by(own);
        for filed in game.on_file(cx.store)?.into_iter().filter(|filed| powers.contains(&filed.power)) {
            self.line(&format!("    on file: {}", filed.orders.join(", ")));
            if !filed.typed.trim().is_empty() {
                self.line(&format!("    as you typed: {}", filed.typed.trim().replace('\n', " / ")));
            }
        }
        for kept in game.kept(cx.store, own)? {
            let what = if kept.row.phase.is_empty() { "standing orders" } else { &kept.row.phase };
            let lines = kept.plan.text().lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>().join(" / ");
            let waits = if kept.row.waits { " (waits for the deadline)" } else { "" };
            self.line(&format!("    kept for later, {what}: {lines}{waits}"));
        }
        for (power, ballot) in game.ballots(cx.store)?.into_iter().filter(|(power, _)| powers.contains(power)) {
            self.line(&format!("    {} votes {}", game.power_name(power), game.told(&ballot)));
        }
        if game.settings.on(keys::GUNBOAT) && game.gunboat() {
            self.line("    The others are not told who you are.");
        }
        Ok(())
    }

    fn letters(&mut self, addresses: &[String]) -> Result<(), Stop> {
        let store = self.cx.store;
        let (mut from, mut to, mut n_held) = (Vec::new(), Vec::new(), 0);
        for address in addresses {
            from.extend(store.letters_from(address)?);
            to.extend(store.letters_to(address)?);
            n_held += store.n_held(address, self.cx.now)?;
        }
        self.part("LETTERS");
        self.text += "Of letters that you send, only time and size are kept, and for some days that they came from you. Letters to you are kept as long.\n";
        if n_held != 0 {
            self.line(&format!("Letters in your name that wait to be confirmed: {n_held}."));
        }
        for (title, mut notes) in [("From you", from), ("To you", to)] {
            self.text += &format!("\n{title}: {}\n", notes.len());
            notes.sort_by_key(|note| note.at);
            let n_older = notes.len().saturating_sub(MAX_LETTERS);
            if n_older != 0 {
                self.line(&format!("    ({n_older} older ones)"));
            }
            for LetterNote { at, what, state } in notes.into_iter().skip(n_older) {
                self.text += &row(&format!("    {}  ", print(at, &self.cx.zone())), &format!("{what} ({state})"));
            }
        }
        Ok(())
    }

    /// Lists what they wrote into diaries, and what waits for the next results: how much, and how to read it.
    fn notes(&mut self, seats: &[SeatRow]) -> Result<(), Stop> {
        let (store, user) = (self.cx.store, self.cx.user()?.id);
        let mut games: Vec<GameId> = seats.iter().map(|seat| seat.game).collect();
        games.dedup();
        let kinds = [
            (NoteKind::Diary, "Entries of your diary", "DIARY READ"),
            (NoteKind::Postal, "Postal press that waits", "POSTAL PRESS READ"),
        ];
        let mut lines = Vec::new();
        for game in games {
            for (kind, what, read) in kinds {
                let n = store.notes_by(game, kind, user)?.len();
                if n != 0 {
                    let name = store.game(game)?.name;
                    lines.push(format!("{what} in '{name}': {n}. SIGN ON to it and {read} shows them."));
                }
            }
        }
        if !lines.is_empty() {
            self.part("WRITTEN FOR LATER");
            lines.iter().for_each(|line| self.line(line));
        }
        Ok(())
    }

    /// The press that they wrote, as long as there is room in an answer; the latest first.
    fn press(&mut self) -> Result<(), Stop> {
        self.part("PRESS THAT YOU WROTE");
        let written = self.cx.store.press_by(self.cx.user()?.id)?;
        if written.is_empty() {
            self.line("None.");
        }
        let mut n_left = written.len();
        let room = self.cx.judge.limits.reply_bytes / 4 * 3;
        for (game, press) in written.into_iter().rev() {
            let head = format!("--- {game} {}  {}", press.phase, print(press.sent, &self.cx.zone()));
            let piece = format!("{head}\n{}\n\n{}\n\n", press.heading, press.body);
            if room < self.text.len() + piece.len() {
                let keeper = "Ask the keeper of this judge for them.";
                self.line(&format!("{n_left} older pieces do not fit into this answer. {keeper}"));
                break;
            }
            n_left -= 1;
            self.text += &piece;
        }
        Ok(())
    }
}
