//! Lines without effect: sentences, courtesies, typos, and parts that are left out. The reply says why.
use super::Walk;
use super::courtesy::{self, CourtesyLine};
use super::told::Ruling;
use crate::answers::help;
use crate::command::args::is_sentence;
use crate::command::{self, Call, Refusal};
use crate::game::proposals::answer;
use crate::mail::inbound::Letter;
use crate::mail::typed::{EditedLine, LeftOut};
use crate::referee::press;
use crate::referee::table::proposals;
use crate::referee::turn::orders;
use crate::rules::{Accepted, Rejected};
use crate::say;
use crate::store::{LineOutcome, faults};
use crate::text::sentence::{Note, line as typed, term, theirs};
use crate::text::{after_words, slips};
use anyhow::Result;
use std::collections::VecDeque;

impl Walk<'_> {
    /// Answers a line that is neither a command nor an order. It may be a misspelt command, and so hold a password.
    pub(super) fn unknown(&mut self, line: &str, why: Option<Note>) -> Result<()> {
        if self.repeats_question(line)? || self.wish(line)? {
            return Ok(());
        }
        self.not_understood(line, why)
    }

    /// Repeats the open question if the line is an answer that is not plain enough. Returns whether it is one.
    fn repeats_question(&mut self, line: &str) -> Result<bool> {
        if answer(line).is_none() {
            return Ok(false);
        }
        let Some(question) = self.repeat_question()? else { return Ok(false) };
        self.tally.note_understood();
        let said = self.para(question);
        self.tell(line, vec![Ruling::new(LineOutcome::Told, said)], false);
        Ok(true)
    }

    /// Answers a line of prose that is no wish.
    pub(super) fn prose(&mut self, line: &str, rejection: &Rejected) -> Result<()> {
        if self.repeats_question(line)? {
            return Ok(());
        }
        self.not_understood(line, (!rejection.says_nothing()).then(|| Note::of(rejection.why())))
    }

    /// Answers a line that is neither a command nor an order, nor a wish.
    fn not_understood(&mut self, line: &str, why: Option<Note>) -> Result<()> {
        self.tally.n_unknown += 1;
        tracing::debug!(letter = self.letter_number(), "a line is not understood");
        let near = command::nearest(self.cx.env.lexicon(), line);
        let begins_order = |line: &str| self.cx.game().is_some_and(|game| game.system.begins_order(line));
        let greeted = courtesy::after_greeting(line);
        let topic = help::about(self.cx.judge, greeted.unwrap_or(line));
        let is_small_talk = greeted.is_some_and(|rest| is_sentence(rest) && !begins_order(rest));
        if near.is_empty() && why.is_none() && topic.is_none() && is_small_talk {
            return Ok(());
        }
        self.tally.n_unproved += u32::from(self.is_unproved());
        self.tally.n_guessed += u32::from(near.iter().any(|(_, words)| is_slip(line, words)));
        let shown = self.shown(line);
        let like_an_order = begins_order(line);
        if near.is_empty() && !like_an_order {
            self.tally.n_prose += 1;
            self.tally.n_chatter += u32::from(why.is_none() && is_sentence(line));
        }
        let words: Vec<String> = near.iter().map(|(_, words)| words.to_uppercase()).collect();
        // A "Yes" in a separate e-mail does not say to what.
        let vote = match (answer(line), self.cx.signed_on.as_ref()) {
            (Some(_), Some(cx)) => proposals::how_to_vote(cx)?,
            _ => None,
        };
        let near = if vote.is_some() { Vec::new() } else { self.meant(line, words) };
        let guesses = near.iter().map(|near| Note::of(typed(near)));
        let why = if let Some(vote) = vote {
            vote
        } else if let Some(meant) = guesses.reduce(|all, next| Note::of(say!("{}, or {}", all, next))) {
            Refusal::because(say!("That is not a command. Did you mean {}?", meant))
        } else if let Some(why) = why.filter(|_| like_an_order) {
            Refusal::Because(why)
        } else if let Some(topic) = topic {
            let help = typed(format!("HELP {topic}"));
            Refusal::because(say!("I don't understand this line. {help} tells about that.", help))
        } else if self.cx.seat().is_none() {
            Refusal::because(
                "I don't understand this line. HELP lists the commands; for orders, SIGN ON to your game first.",
            )
        } else {
            Refusal::because("I don't understand this line.")
        };
        self.refuse_near(&shown, &why, near, false);
        Ok(())
    }

    /// Returns the lines that the writer probably meant: the whole line, if there is only one guess and the line
    /// holds no secret.
    fn meant(&self, line: &str, guesses: Vec<String>) -> Vec<String> {
        let [guess] = guesses.as_slice() else { return guesses };
        if self.shown(line) != line {
            return guesses;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        // The words of a keyword may be written as one.
        let n_slips = |n: &usize| words.get(..*n).and_then(|head| slips(&head.join(" "), guess)).unwrap_or(usize::MAX);
        let n_words = (1..=guess.split(' ').count() + 1).min_by_key(n_slips).unwrap_or(1);
        let rest = words.get(n_words..).unwrap_or_default().join(" ");
        let whole = format!("{guess} {rest}");
        if rest.is_empty() || whole != self.shown(&whole) { guesses } else { vec![whole] }
    }

    /// Refuses a command followed by something that it does not take.
    pub(super) fn miswritten(&mut self, call: &Call, line: &str, lines: &mut VecDeque<String>) -> Result<()> {
        // The lines that belong to it are not read as separate lines.
        if let Some(last) = self.closed(call, lines) {
            lines.drain(..=last);
        }
        let signs_on = call.command.spec.signs_on;
        if self.shut_out && !signs_on {
            return Ok(());
        }
        self.tally.note_understood();
        let echo = self.shown(line);
        let refusal = match call.keyword {
            "set" => self.no_such_setting(call.rest),
            _ => call.command.usage(),
        };
        if signs_on { self.shut_out(call, &echo, refusal, lines) } else { self.refuse(&echo, refusal, false) }
    }

    /// Explains why the words after SET are not a setting. They may be one of the words that begin with SET.
    fn no_such_setting(&self, rest: &str) -> Refusal {
        match command::nearest(self.cx.env.lexicon(), &format!("SET {rest}")).as_slice() {
            [] => command::no_such_setting(self.cx.judge.catalogue.families(), rest),
            [(_, words), ..] => {
                let meant = typed(words.to_uppercase());
                Refusal::because(say!("That is not a setting. Did you mean {}?", meant))
            }
        }
    }

    /// Answers a sentence that begins with a keyword.
    pub(super) fn sentence(&mut self, call: &Call, line: &str) -> Result<()> {
        self.tally.n_unknown += 1;
        self.tally.n_prose += 1;
        let name = call.command.words.first().map(|words| words.to_uppercase()).unwrap_or_default();
        let help = typed(format!("HELP {name}"));
        let why = say!(
            "I don't understand this line. {help} says how the command {name} is written.",
            help,
            name = typed(&name)
        );
        self.refuse(&self.shown(line), Refusal::because(why), false)
    }

    /// Returns whether this is a greeting, or the usual end of an e-mail. It gets no answer.
    pub(super) fn is_courtesy(&self, line: &str, below: &mut VecDeque<String>) -> bool {
        let user = self.cx.principal.apparent().map_or("", |user| user.name.as_str());
        let names = [self.cx.letterhead.from_name.as_str(), user];
        let courtesy = CourtesyLine::of(line);
        if courtesy.as_ref().is_some_and(|line| line.is_greeting() || line.is_thanks()) {
            return true;
        }
        // "Sorry, Vienna holds" is no closing.
        let is_order = |line: &str| self.cx.signed_on.as_ref().is_some_and(|cx| orders::is_own(cx, line));
        let is_end = |line: &str, courtesy: Option<CourtesyLine>| {
            line.trim().is_empty()
                || courtesy.is_some_and(|words| words.is_closing() && !is_order(line) || words.is_name(&names))
        };
        let ends = is_end(line, courtesy) && below.iter().all(|line| is_end(line, CourtesyLine::of(line)));
        if ends {
            below.clear();
        }
        ends
    }

    /// Tells the writer if an order or a command is in a part of the e-mail that is not read.
    pub(super) fn tell_left_out(&mut self, left_out: &LeftOut) {
        for line in &left_out.lines {
            let call = command::find(self.cx.lexicon(), line);
            let is_order = || match &self.cx.signed_on {
                Some(cx) => orders::judged(cx, line).is_ok_and(|read| read.iter().any(|order| self.is_news(order))),
                None => false,
            };
            let ends_press = press::BLOCK.ends.iter().any(|end| after_words(line, end).is_some_and(str::is_empty));
            if call.is_none() && !ends_press && !is_order() {
                continue;
            }
            let shown = call.map_or_else(|| line.clone(), |call| command::echo(&call, line));
            let shown: String = shown.chars().take(80).collect();
            self.say(say!(
                "{} The line {} stands there: if you meant it for me, please send it at the top of a letter.",
                term(&left_out.why),
                theirs(shown)
            ));
            return;
        }
    }

    /// Tells the writer about orders that they changed in the quoted text, where none are read.
    pub(super) fn tell_edited(&mut self, edited: &[EditedLine]) {
        for line in edited {
            let Some(cx) = &self.cx.signed_on else { return };
            let is_new = orders::judged(cx, &line.now).is_ok_and(|read| read.iter().any(|order| self.is_news(order)));
            if !is_new {
                continue;
            }
            let [was, now] = [&line.was, &line.now].map(|line| theirs(line.chars().take(80).collect::<String>()));
            match line.was.is_empty() {
                true => {
                    self.say(say!("You wrote {now} into the quoted text. To file it, send it above the quote.", now))
                }
                false => self.say(say!(
                    "You changed {was} to {now} in the quoted text. To file it, send it above the quote.",
                    was,
                    now
                )),
            }
            return;
        }
    }

    /// The lines to read. Below a quote without marks are often only a mail server's remarks, so if there are lines above it, those below it
    /// must contain an order or a command.
    pub(super) fn lines_of<'l>(&self, letter: &'l Letter) -> &'l [String] {
        let (top, below) = parted(letter);
        let is_command = |line: &String| command::find(self.cx.env.lexicon(), line).is_some();
        let is_for_me = || self.cx.seat().is_none() || below.iter().any(is_command) || self.has_own_orders(below);
        if has_text(top) && has_text(below) && !is_for_me() { top } else { &letter.lines }
    }

    /// The lines that a plain reply sends to the writer of the press: those above a quote without marks, if there are any.
    pub(super) fn press_of<'l>(&mut self, letter: &'l Letter) -> &'l [String] {
        let (top, below) = parted(letter);
        if !has_text(top) {
            return &letter.lines;
        }
        if has_text(below) {
            self.say("The text below the quoted e-mail is no part of your press.");
        }
        top
    }

    /// Returns whether this is an order that is not on file yet.
    fn is_news(&self, order: &Result<Accepted<String>, Rejected>) -> bool {
        let (Some(cx), Ok(new)) = (&self.cx.signed_on, order) else { return false };
        !faults::noted(cx.game.on_file_of(cx.store, new.power)).is_some_and(|filed| filed.orders.contains(&new.order))
    }
}

/// The lines above a quote without marks, and those below it.
fn parted(letter: &Letter) -> (&[String], &[String]) {
    let n_on_top = letter.n_on_top.unwrap_or(letter.lines.len());
    letter.lines.split_at_checked(n_on_top).unwrap_or((&letter.lines, &[]))
}

fn has_text(lines: &[String]) -> bool {
    lines.iter().any(|line| !line.trim().is_empty())
}

/// Returns whether a line begins with this keyword, apart from one typo. "Hello, is anybody there?" and "Great
/// prices" do not.
fn is_slip(line: &str, words: &str) -> bool {
    let (Some(typed), Some(word)) = (line.split_whitespace().next(), words.split(' ').next()) else { return false };
    typed.chars().all(char::is_alphabetic) && strsim::damerau_levenshtein(&typed.to_lowercase(), word) == 1
}
