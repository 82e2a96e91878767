//! One letter, one transaction: who wrote it, what each of its lines asks, what came of it, and the one reply.
use crate::command::{self, Args, Call, Refusal, Who};
use crate::commands::COMMANDS;
use crate::context::{Context, Writer, addresses};
use crate::game::Game;
use crate::identity::{Bearer, Tokens};
use crate::judge::Judge;
use crate::mail::inbound::{self, Letter};
use crate::mail::source::LIMIT;
use crate::rules::Power;
use crate::store::{Draft, InboxRow, Role, SeatRow, Sender, Store, Verdict};
use crate::text::wrap;
use crate::{orders, referee};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use std::collections::{BTreeMap, VecDeque};

/// How long lines wait for their sender to prove an address.
const HELD_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);
/// How many lots of lines may wait for one address.
const MOST_HELD: u32 = 5;
/// The longest lot of lines that waits: long enough for anything that a stranger needs to write.
const MOST_HELD_BYTES: usize = 64 << 10;
/// So many lines in a row that mean nothing, and the rest of the letter is not read.
const MOST_UNKNOWN: u32 = 25;
/// So many sign-ons that fail, and the rest of the letter is not read.
const MOST_FAILED: u32 = 10;

/// Works through one letter: all that it does, its reply, and what it causes, in the transaction that is on.
///
/// # Errors
/// Our own failures only; then everything is to be undone and the letter kept.
pub fn work(judge: &Judge, store: &Store, now: Timestamp, row: &InboxRow) -> Result<()> {
    let letter = inbound::read(&row.raw, &judge.address);
    let proved = letter.robot.is_none() && seat_of_tokens(judge, store, &letter.details)?.is_some();
    // Whoever forges letters of somebody uses up the letters that prove nothing, not those that do.
    let sender = Sender { address: letter.from.as_deref(), proved };
    let n_before = store.n_from(&sender, now - SignedDuration::from_hours(1))?;
    let verdict = match reason_for_silence(judge, store, &letter, n_before)? {
        Some(why) => Verdict::Silent(why),
        None => answer(judge, store, now, row, &letter, n_before)?,
    };
    if let Some(bounce) = &letter.bounce {
        judge.hear_of_bounce(store, now, bounce)?;
    }
    if let Verdict::Silent(why) = &verdict {
        tracing::info!(letter = row.id, "not answered: {why}");
    }
    store.finish(row.id, &sender, &letter.digest, &verdict)
}

/// Why a letter is not answered, nor carried out.
fn reason_for_silence(judge: &Judge, store: &Store, letter: &Letter, n_before: u32) -> Result<Option<String>> {
    if let Some(robot) = letter.robot {
        return Ok(Some(robot.sentence().to_owned()));
    }
    if letter.from.is_none() {
        return Ok(Some("it does not say who wrote it".to_owned()));
    }
    if store.seen(&letter.digest)? {
        return Ok(Some("it is a second copy of a letter that was worked through already".to_owned()));
    }
    if judge.limits.letters_per_sender_per_hour < n_before {
        return Ok(Some(format!("its sender has written {n_before} letters within an hour, and has been told so")));
    }
    Ok(None)
}

/// The seat that one of these tokens proves.
fn seat_of_tokens(judge: &Judge, store: &Store, tokens: &[String]) -> Result<Option<SeatRow>> {
    for token in tokens {
        let Some(seat) = Tokens::claimed_seat(token).map(|id| store.seat(id)).transpose()?.flatten() else { continue };
        if judge.tokens.proves(token, Bearer::Seat(seat.id, seat.token)) {
            return Ok(Some(seat));
        }
    }
    Ok(None)
}

fn answer(
    judge: &Judge,
    store: &Store,
    now: Timestamp,
    row: &InboxRow,
    letter: &Letter,
    n_before: u32,
) -> Result<Verdict> {
    let from = letter.from.clone().unwrap_or_default();
    let writer = Writer {
        user: store.user_at(&from)?,
        address: from,
        name: letter.from_name.clone(),
        verified: judge.trust_senders && !letter.several_senders,
        tokens: letter.details.clone(),
    };
    let mut walk = Walk {
        cx: Context::new(judge, store, now, Some(row.id), writer),
        reply: String::new(),
        n_errors: 0,
        n_done: 0,
        n_unknown: 0,
        n_failed: 0,
        n_caused: 0,
        full: false,
        last_was_order: false,
        shut_out: false,
        held: None,
        foreign: Vec::new(),
        heading: None,
        copies: BTreeMap::new(),
    };
    let limit = judge.limits.letters_per_sender_per_hour;
    if limit <= n_before {
        walk.say(&format!(
            "You have written {limit} letters within an hour. This one has not been carried out, and until the hour is over further ones will not be answered. Nothing that you sent before is lost. If it was somebody else who wrote in your name, answer one of my letters about your game: those answers are counted apart."
        ));
        walk.n_errors += 1;
        return walk.post_reply(row, letter);
    }
    let most_bytes = judge.limits.letter_bytes.min(LIMIT);
    if u64::try_from(most_bytes)? < row.size {
        walk.say(&format!(
            "Your letter has {} bytes, more than this judge reads ({most_bytes}). Nothing of it has been carried out. Please send plain text, without attachments.",
            row.size
        ));
        walk.n_errors += 1;
        return walk.post_reply(row, letter);
    }
    walk.sign_on_by_token()?;
    walk.sign_on_by_subject(&letter.subject)?;
    let most = judge.limits.lines_per_letter as usize;
    walk.all(letter.lines.iter().take(most).cloned().collect())?;
    walk.form(&letter.form, most)?;
    for defect in &letter.defects {
        walk.say(defect);
    }
    if most < letter.lines.len() {
        walk.say(&format!("Only the first {most} lines of your letter were read; it has {}.", letter.lines.len()));
    }
    if walk.cx.writer.user.is_none() && walk.cx.seat.is_none() && walk.n_done == 0 && walk.held.is_none() {
        return walk.answer_stranger(row, letter);
    }
    walk.close()?;
    walk.post_reply(row, letter)
}

/// The walk through the lines of a letter.
struct Walk<'a> {
    cx: Context<'a>,
    reply: String,
    n_errors: u32,
    /// Commands and orders that were understood, whatever came of them.
    n_done: u32,
    /// Lines in a row that were not.
    n_unknown: u32,
    /// Sign-ons that failed.
    n_failed: u32,
    /// Letters to others that the letter has caused so far.
    n_caused: u32,
    /// No more is read, as the reply says.
    full: bool,
    last_was_order: bool,
    /// A sign-on failed: nothing is done until one succeeds.
    shut_out: bool,
    /// The number of the lines that now wait for their sender to prove an address.
    held: Option<i64>,
    /// Seats that were signed on to, as they were then, from an address that is not their holder's.
    foreign: Vec<SeatRow>,
    /// The head of the reply, and its subject if the letter has none.
    heading: Option<(String, String)>,
    /// What a master did in the name of powers, for their players.
    copies: BTreeMap<Power, String>,
}

impl Walk<'_> {
    fn say(&mut self, text: &str) {
        if !self.reply.is_empty() && !self.reply.ends_with("\n\n") {
            self.reply.push('\n');
        }
        self.reply += &wrap(text);
        self.reply.push('\n');
        self.last_was_order = false;
    }

    /// A line as it was read, and what came of it. Orders stand close together.
    fn echo(&mut self, line: &str, verdict: &str, order: bool) {
        if !(self.reply.is_empty() || self.reply.ends_with("\n\n") || order && self.last_was_order) {
            self.reply.push('\n');
        }
        let mut shown: String = line.chars().take(200).collect();
        if shown.len() < line.len() {
            shown += "...";
        }
        self.reply += &format!("> {shown}\n");
        let room = self.cx.judge.limits.reply_bytes.saturating_sub(self.reply.len());
        let fits = verdict.get(..verdict.floor_char_boundary(room)).unwrap_or_default();
        if !verdict.is_empty() {
            self.reply += &wrap(fits);
            if !verdict.ends_with('\n') {
                self.reply.push('\n');
            }
        }
        self.last_was_order = order;
    }

    /// What was done in the name of a power is copied to its player: the reply from this place on, and the text of a block.
    fn copy(&mut self, power: Option<Power>, from: usize, block: &[String]) {
        let (Some(power), true) = (power, self.cx.is_master()) else { return };
        let piece = self.reply.get(from..).unwrap_or_default().trim_matches('\n');
        let copy = self.copies.entry(power).or_default();
        *copy += &format!("\n{piece}\n");
        block.iter().for_each(|line| *copy += &format!("  {line}\n"));
    }

    /// The power that a master acts as.
    fn acting(&self) -> Option<Power> {
        self.cx.acting.as_ref().and_then(|_| self.cx.power().ok())
    }

    /// Tells the players of powers that a master acted as what was done.
    fn post_copies(&mut self) -> Result<()> {
        let cx = &self.cx;
        let Some(game) = &cx.game else { return Ok(()) };
        for (power, copy) in std::mem::take(&mut self.copies) {
            let name = game.power_name(power);
            let Some(seat) = game.player(name) else { continue };
            let subject = cx.subject(&format!("The master has acted as {name}"));
            let head = cx.head(&cx.zone_of(seat));
            cx.post(
                seat,
                &subject,
                &format!("{head}\nThe master has acted as {name}. This is what was done:\n{copy}"),
            )?;
        }
        Ok(())
    }

    fn refuse(&mut self, line: &str, refusal: Refusal, order: bool) -> Result<()> {
        if let Refusal::Ours(error) = refusal {
            return Err(error);
        }
        self.n_errors += 1;
        self.echo(line, &format!("*** {refusal}"), order);
        Ok(())
    }

    /// A plain reply to a letter of ours is signed on already.
    fn sign_on_by_token(&mut self) -> Result<()> {
        let Some(seat) = seat_of_tokens(self.cx.judge, self.cx.store, &self.cx.writer.tokens)? else { return Ok(()) };
        self.cx.writer.user = Some(self.cx.store.user(seat.user)?);
        self.cx.writer.verified = true;
        self.take_seat(seat)
    }

    /// `Subject: demo` signs on somebody who is known to have written the letter, and has one seat in that game.
    fn sign_on_by_subject(&mut self, subject: &str) -> Result<()> {
        let Some(user) = self.cx.writer.user.as_ref().filter(|_| self.cx.writer.verified && self.cx.seat.is_none())
        else {
            return Ok(());
        };
        let id = user.id;
        let Some(row) = self.cx.store.game_named(subject.trim())? else { return Ok(()) };
        let mut seats = self.cx.store.seats(row.id)?.into_iter().filter(|seat| seat.user == id);
        match (seats.next(), seats.next()) {
            (Some(seat), None) => self.take_seat(seat),
            _ => Ok(()),
        }
    }

    fn take_seat(&mut self, seat: SeatRow) -> Result<()> {
        let row = self.cx.store.game(seat.game)?;
        self.cx.game = Some(Game::load(self.cx.store, row, &self.cx.judge.catalogue)?);
        self.cx.seat = Some(seat.id);
        self.note_foreign()
    }

    /// Remembers a seat that the writer has signed on to from an address that is not its holder's: its holder gets a
    /// copy of the reply, whatever the rest of the letter does.
    fn note_foreign(&mut self) -> Result<()> {
        let Ok(seat) = self.cx.seat() else { return Ok(()) };
        if self.foreign.iter().any(|foreign| foreign.id == seat.id) {
            return Ok(());
        }
        let address = &self.cx.writer.address;
        let is_holder = self.cx.store.user_at(address)?.is_some_and(|user| user.id == seat.user);
        if !is_holder && !addresses(seat).any(|own| own.eq_ignore_ascii_case(address)) {
            self.foreign.push(seat.clone());
        }
        Ok(())
    }

    /// The lines of our order form that came back, if it is the form of the phase that is on.
    fn usable_form<'f>(&self, form: &'f [String]) -> Option<impl Iterator<Item = String> + use<'f>> {
        let game = self.cx.game.as_ref().filter(|game| game.running())?;
        let (first, rest) = form.split_first()?;
        let same_phase = first.split_whitespace().any(|word| word.eq_ignore_ascii_case(&game.row.phase));
        same_phase.then(|| rest.iter().filter(|line| !line.contains("___")).cloned())
    }

    fn all(&mut self, mut lines: VecDeque<String>) -> Result<()> {
        while let Some(line) = lines.pop_front() {
            let line = line.trim().to_owned();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(call) = command::find(COMMANDS, &line) {
                if let Some(parts) = command::split_set(COMMANDS, &call) {
                    parts.into_iter().rev().for_each(|part| lines.push_front(part));
                    continue;
                }
                if !self.command(&call, &line, &mut lines)? {
                    return Ok(());
                }
                for line in std::mem::take(&mut self.cx.next_lines).into_iter().rev() {
                    lines.push_front(line);
                }
            } else if self.shut_out {
                continue;
            } else {
                self.order(&line)?;
            }
            if self.cx.stopped || self.is_enough() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The order form, if it came back. Only orders are read from it: it may be quoted text.
    fn form(&mut self, form: &[String], most: usize) -> Result<()> {
        if self.cx.stopped || self.shut_out || self.full {
            return Ok(());
        }
        let Some(lines) = self.usable_form(form) else { return Ok(()) };
        for line in lines.take(most).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if let Some(call) = command::find(COMMANDS, &line) {
                let why = "Only orders are read from the form. Write commands above it, please.";
                self.refuse(&command::echo(&call, &line), Refusal::because(why), false)?;
            } else {
                self.order(&line)?;
            }
            if self.is_enough() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Is that all that is read of the letter? Then the reply says why.
    fn is_enough(&mut self) -> bool {
        let limits = &self.cx.judge.limits;
        let why = if MOST_UNKNOWN <= self.n_unknown {
            "So many lines in a row mean nothing to me that I have stopped reading here."
        } else if MOST_FAILED <= self.n_failed {
            "So many sign-ons have failed that I have stopped reading here."
        } else if limits.reply_bytes <= self.reply.len() {
            "This answer has become so long that I have stopped reading here. What stands below in your letter has not been carried out."
        } else if limits.mail_per_letter <= self.n_caused {
            "Your letter has caused so many letters to others that I have stopped reading here. What stands below has not been carried out."
        } else {
            return false;
        };
        self.full = true;
        self.n_errors += 1;
        self.say(why);
        true
    }

    /// One command. Is the letter to be read on?
    fn command(&mut self, call: &Call, line: &str, lines: &mut VecDeque<String>) -> Result<bool> {
        let spec = &call.command.spec;
        let mut block = Vec::new();
        let mut end = None;
        if let Some(shape) = spec.block.as_ref().filter(|shape| (shape.opens)(call.rest)) {
            while let Some(line) = lines.pop_front() {
                let squeezed: String = line.chars().filter(|c| !c.is_whitespace()).collect();
                if shape.ends.iter().any(|end| end.eq_ignore_ascii_case(&squeezed)) {
                    self.cx.stopped |= ["signoff", "quit"].iter().any(|end| end.eq_ignore_ascii_case(&squeezed));
                    end = Some(line);
                    break;
                }
                block.push(line);
            }
        }
        let signs_on = spec.signs_on;
        if self.shut_out && !signs_on {
            return Ok(true);
        }
        self.n_done += 1;
        self.n_unknown = 0;
        let echo = command::echo(call, line);
        let args = Args { keyword: call.keyword, text: call.rest, block: &block };
        let (from, acting) = (self.reply.len(), self.acting());
        let for_the_power = spec.who == Who::Player || matches!(call.command.name, "press" | "broadcast");
        let before = self.cx.store.last_posted()?;
        let outcome = self.may(spec.who).and_then(|()| (call.command.run)(&mut self.cx, &args));
        self.n_caused = self.n_caused.saturating_add(u32::try_from(self.cx.store.last_posted()? - before)?);
        match outcome {
            Ok(verdict) => {
                self.shut_out &= !signs_on;
                if signs_on {
                    self.note_foreign()?;
                }
                self.echo(&echo, &verdict, false);
                self.copy(acting.filter(|_| for_the_power), from, &block);
            }
            Err(Refusal::Unverified) => {
                let held = self.sign_on_again().into_iter().chain([line.to_owned()]).chain(block).chain(end);
                let held: Vec<String> = held.chain(lines.drain(..)).collect();
                self.echo(&echo, "", false);
                self.hold(&held)?;
                return Ok(false);
            }
            Err(refusal) if signs_on && !matches!(refusal, Refusal::Ours(_)) => {
                self.n_failed += 1;
                self.cx.seat = None;
                self.shut_out = true;
                let why = format!("{refusal}\nThe lines after this one have not been carried out.");
                self.refuse(&echo, Refusal::because(why), false)?;
            }
            Err(refusal) => self.refuse(&echo, refusal, false)?,
        }
        Ok(true)
    }

    fn may(&self, who: Who) -> Result<(), Refusal> {
        let cx = &self.cx;
        match who {
            Who::Anyone => Ok(()),
            Who::Verified if !cx.writer.verified => Err(Refusal::Unverified),
            Who::Verified => Ok(()),
            Who::Registered if cx.writer.user.is_none() => Err(Refusal::RegisterFirst),
            Who::Registered if !cx.writer.verified => Err(Refusal::Unverified),
            Who::Registered => Ok(()),
            Who::SignedOn => cx.seat().map(|_| ()),
            Who::Player => match cx.seat()?.role {
                Role::Player => Ok(()),
                Role::Master if cx.acting.is_some() => Ok(()),
                Role::Master => cx.power().map(|_| ()),
                Role::Observer => Err(Refusal::because("You watch this game; you do not play in it.")),
            },
            Who::Master if cx.seat()?.role == Role::Master => Ok(()),
            Who::Master => Err(Refusal::MasterOnly),
            Who::Setter => match cx.seat()?.role {
                Role::Master => Ok(()),
                Role::Player if !cx.game()?.settings.on("moderated") || cx.game()?.masters().next().is_none() => Ok(()),
                Role::Player | Role::Observer => Err(Refusal::MasterOnly),
            },
        }
    }

    /// A line that no command's word begins: orders, or nothing we know.
    fn order(&mut self, line: &str) -> Result<()> {
        let outcomes = match orders::take(&mut self.cx, line) {
            Ok(outcomes) => outcomes,
            Err(Refusal::SignOnFirst) => return self.unknown(line, ""),
            Err(Refusal::Because(why)) => return self.unknown(line, &why),
            Err(refusal) => return self.refuse(line, refusal, false),
        };
        if let [Err(rejection)] = outcomes.as_slice()
            && rejection.not_an_order
        {
            return self.unknown(line, &rejection.why);
        }
        self.n_done += 1;
        self.n_unknown = 0;
        let (from, acting) = (self.reply.len(), self.acting());
        let mut verdicts = Vec::new();
        for outcome in outcomes {
            match outcome {
                Ok(said) => verdicts.push(said),
                Err(rejection) => {
                    self.n_errors += 1;
                    verdicts.push(format!("*** {}", rejection.why));
                }
            }
        }
        self.echo(line, &verdicts.join("\n"), true);
        self.copy(acting, from, &[]);
        Ok(())
    }

    /// A line that is neither a command nor an order: perhaps a misspelt command. It may hold a password then.
    fn unknown(&mut self, line: &str, why: &str) -> Result<()> {
        self.n_unknown += 1;
        let near = command::nearest(COMMANDS, line);
        let shown = match line.split_whitespace().next() {
            Some(first) if command::hides(COMMANDS, line) => format!("{first} ..."),
            _ => line.to_owned(),
        };
        let words: Vec<String> = near.iter().map(|(_, words)| words.to_uppercase()).collect();
        let why = match (words.is_empty(), why) {
            (false, _) => format!("There is no such command. Did you mean {}?", words.join(", or ")),
            (true, "") if self.cx.seat.is_none() => {
                "This means nothing to me. HELP lists the commands; for orders, SIGN ON to your game first.".to_owned()
            }
            (true, "") => "This means nothing to me.".to_owned(),
            (true, why) => why.to_owned(),
        };
        self.refuse(&shown, Refusal::because(why), false)
    }

    /// The line that signs on, once the writer is known, to the seat that the letter has signed on to.
    fn sign_on_again(&self) -> Option<String> {
        let (game, seat) = (self.cx.game().ok()?, self.cx.seat().ok()?);
        Some(format!("SIGN ON {} AS {}", game.row.name, game.seat_name(seat)))
    }

    /// Keeps lines until their sender has shown that the address is theirs.
    fn hold(&mut self, lines: &[String]) -> Result<()> {
        let cx = &self.cx;
        if MOST_HELD <= cx.store.n_held(&cx.writer.address, cx.now)? {
            self.say("Several letters in your name already wait to be confirmed. Please answer one of those; this one has been dropped.");
            return Ok(());
        }
        let lines = lines.join("\n");
        if MOST_HELD_BYTES < lines.len() {
            self.say("Anybody could have sent this in your name, and it is too long to be kept until you show that the address is yours. Please send REGISTER and your name alone first.");
            return Ok(());
        }
        let id = cx.store.hold(&cx.writer.address, &lines, cx.now + HELD_FOR)?;
        let token = cx.judge.tokens.make(Bearer::Held(id));
        self.held = Some(id);
        self.say(&format!(
            "Anybody could have sent this in your name, so please show that the address is yours: answer this letter with the line\n\n  CONFIRM {token}\n\nThen the lines from this one on will be carried out just as you wrote them; there is no need to send them again. If you did not write them, do nothing, and nothing will happen."
        ));
        Ok(())
    }

    /// The end of the letter: announcements, the clock, the orders as they stand now.
    fn close(&mut self) -> Result<()> {
        if self.cx.game.is_none() {
            return Ok(());
        }
        // What is read now may end the phase: the reply is still about this one.
        self.heading = Some(self.heading());
        let shown = std::mem::take(&mut self.cx.show_orders);
        if self.cx.game.as_ref().is_some_and(Game::running) {
            for power in &shown {
                let from = self.reply.len();
                let text = orders::on_file(&self.cx, *power).map_err(into_ours)?;
                self.say(text.trim_end());
                self.copy(*power, from, &[]);
            }
        }
        if self.n_errors != 0 && !shown.is_empty() {
            let s = if self.n_errors == 1 { "" } else { "s" };
            self.say(&format!("{} error{s} encountered.", self.n_errors));
        }
        self.post_copies()?;
        referee::announce_changes(&mut self.cx)?;
        if self.cx.start_at_end {
            referee::start(&mut self.cx)?;
        }
        if self.cx.touched {
            let row = |walk: &Self| walk.cx.game.as_ref().map(|game| (game.row.turn, game.row.phase.clone()));
            let before = row(self);
            referee::settle(&mut self.cx)?;
            if let Some((_, phase)) = before.filter(|before| Some(before) != row(self).as_ref()) {
                self.say(&format!(
                    "All orders are in, and {phase} has been adjudicated: the results are in a letter of their own."
                ));
            }
        }
        Ok(())
    }

    fn heading(&self) -> (String, String) {
        let what = if self.cx.game.is_some() { "orders" } else { "your letter" };
        (self.cx.head(&self.cx.zone()), self.cx.subject(what))
    }

    /// Somebody we do not know, who wrote nothing that we understand: a short how-to, once a day at most.
    fn answer_stranger(mut self, row: &InboxRow, letter: &Letter) -> Result<Verdict> {
        let Context { store, now, judge, .. } = self.cx;
        let address = self.cx.writer.address.clone();
        let day_ago = now - SignedDuration::from_hours(24);
        if judge.limits.howto_per_stranger_per_day == 0 {
            return Ok(Verdict::Silent("a stranger who asked for nothing".to_owned()));
        }
        if store.stranger_told(&address)?.is_some_and(|told| day_ago < told) {
            return Ok(Verdict::Silent(
                "a stranger who asked for nothing, and was told how to begin within a day".to_owned(),
            ));
        }
        store.tell_stranger(&address, now)?;
        self.reply = crate::text::howto(judge);
        self.n_errors = 0;
        self.post_reply(row, letter)
    }

    /// The one reply, and a copy to the seat's own address if the letter came from another.
    fn post_reply(self, row: &InboxRow, letter: &Letter) -> Result<Verdict> {
        let (mut body, plain_subject) = self.heading.clone().unwrap_or_else(|| self.heading());
        let cx = &self.cx;
        body.push('\n');
        body += if self.reply.is_empty() {
            "Your letter has no line that asks for anything. HELP lists the commands.\n"
        } else {
            &self.reply
        };
        let errors = match self.n_errors {
            0 => String::new(),
            1 => "[1 error] ".to_owned(),
            n => format!("[{n} errors] "),
        };
        let subject = match letter.subject.trim() {
            "" => plain_subject,
            subject => harmless(peeled(subject)).unwrap_or(plain_subject),
        };
        let seat = cx.seat().ok();
        let mut references: Vec<String> =
            cx.game.as_ref().map(|game| cx.judge.thread_of(game.row.id)).into_iter().collect();
        references.extend(letter.references.iter().filter(|id| !references.contains(id)).cloned().collect::<Vec<_>>());
        references.extend(letter.message_id.clone());
        let is_foreign = |seat: &&SeatRow| self.foreign.iter().any(|foreign| foreign.id == seat.id);
        let draft = Draft {
            recipient: cx.writer.address.clone(),
            subject: format!("Re: {errors}{subject}"),
            body,
            // Whoever signs on from somewhere else gets no token: it would outlive the password, or the token that
            // was given away.
            reply_to: seat
                .filter(|seat| !is_foreign(seat))
                .map(|seat| Bearer::Seat(seat.id, seat.token))
                .or(self.held.map(Bearer::Held))
                .map(|bearer| cx.judge.reply_address(bearer)),
            in_reply_to: letter.message_id.clone(),
            references,
            is_reply: true,
            letter: Some(row.id),
            game: cx.game.as_ref().map(|game| game.row.id),
        };
        for seat in &self.foreign {
            let token = cx.store.seat(seat.id)?.map(|seat| Bearer::Seat(seat.id, seat.token));
            for address in addresses(seat) {
                let notice = format!(
                    "This is a copy: somebody signed on to your seat from another address ({}). If that was not you, change your password: SET PASSWORD.\n\n",
                    cx.writer.address
                );
                let body = wrap(&notice) + &draft.body;
                let copy = Draft {
                    recipient: address.to_owned(),
                    body,
                    reply_to: token.map(|token| cx.judge.reply_address(token)),
                    is_reply: false,
                    in_reply_to: None,
                    ..draft.clone()
                };
                cx.store.post(&copy, cx.now)?;
            }
        }
        cx.store.post(&draft, cx.now)?;
        Ok(Verdict::Done)
    }
}

/// A refusal where there can be none but our own.
fn into_ours(refusal: Refusal) -> anyhow::Error {
    match refusal {
        Refusal::Ours(error) => error,
        other => anyhow::anyhow!("{other}"),
    }
}

/// A subject that may be shown again: some people write their sign-on there.
fn harmless(subject: &str) -> Option<String> {
    match command::find(COMMANDS, subject) {
        Some(call) => Some(command::echo(&call, subject)),
        None if command::hides(COMMANDS, subject) => None,
        None => Some(subject.to_owned()),
    }
}

/// A subject without the marks that replies to replies pile up.
fn peeled(subject: &str) -> &str {
    let mut rest = subject.trim();
    loop {
        let lower = rest.get(..3).map(str::to_ascii_lowercase);
        if lower.as_deref() == Some("re:") {
            rest = rest[3..].trim_start();
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
