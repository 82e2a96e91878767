//! The slots of a line, filled from the sentence: days, a length, powers, a unit, a text.
use super::Asker;
use super::sentence::{SaidWord, Sentence, WordKind};
use crate::game::dates::{read, read_zone};
use crate::rules::Power;
use jiff::civil::{Date, time};
use jiff::{SpanRound, ToSpan as _, Unit};

/// A line with its slots filled.
pub(super) struct FilledLine {
    pub(super) line: String,
    /// Whether the sentence has everything the line needs. If not, it is an example.
    pub(super) is_complete: bool,
}

/// The longest part of a sentence to look up as the place of a unit, in words.
const MAX_PLACE: usize = 3;
/// The most parts of a sentence to look up.
const MAX_LOOKED_UP: usize = 8;

/// Fills the slots of a line. `None` if it needs a game, and there is none.
pub(super) fn fill(line: &str, sentence: &Sentence, asker: &Asker) -> Option<FilledLine> {
    let mut filled = FilledLine { line: String::new(), is_complete: true };
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('{') {
        let (slot, after) = after.split_once('}')?;
        filled.line += before;
        rest = after;
        let name = slot.trim_end_matches('?');
        if let Some(value) = value(name, sentence, asker) {
            filled.line += &value;
        } else if name == "game" {
            return None;
        } else if name == slot {
            filled.line += example(name);
            filled.is_complete = false;
        } else {
            filled.line.truncate(filled.line.trim_end().len());
        }
    }
    filled.line += rest;
    Some(filled)
}

/// The usual value of a slot that the sentence leaves open.
fn example(slot: &str) -> &'static str {
    match slot {
        "dates" => "24 Dec TO 2 Jan",
        "hours" => "24",
        "power" => "LEADER",
        "zone" => "Europe/London",
        "address" => "ann@example.org",
        "password" => "your-new-password",
        "text" => "(your text)",
        _ => "",
    }
}

fn value(slot: &str, sentence: &Sentence, asker: &Asker) -> Option<String> {
    match slot {
        "game" => Some(asker.game.to_owned()).filter(|name| !name.is_empty()),
        "dates" => period(sentence, asker).map(|(from, to)| format!("{} TO {}", day(from), day(to))),
        "length" => length(sentence),
        "hours" => hours(sentence).map(|hours| hours.to_string()),
        "power" => sentence
            .powers()
            .first()
            .and_then(|power| asker.powers.get(power.index()))
            .map(|power| power.name.to_uppercase()),
        "powers" => letters(&sentence.powers(), true, asker),
        "readers" => letters(&sentence.powers(), false, asker),
        "unit" => place(sentence, asker),
        "zone" => sentence
            .text
            .split_whitespace()
            .map(trimmed)
            .find(|word| word.contains('/') && read_zone(word).is_ok())
            .map(str::to_owned),
        "address" => sentence
            .text
            .split_whitespace()
            .map(trimmed)
            .find(|word| word.contains('@') && word.contains('.'))
            .map(str::to_owned),
        "text" => Some(text(sentence)).filter(|text| !text.is_empty()),
        _ => None,
    }
}

fn trimmed(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric())
}

/// The letters of powers, in the game's order: `AIR`. With `with_own`, the writer's own are among them.
fn letters(named: &[Power], with_own: bool, asker: &Asker) -> Option<String> {
    let is_meant = |power: &Power| named.contains(power) || with_own && asker.own.contains(power);
    let all = (0..asker.powers.len()).filter_map(|place| u16::try_from(place).ok()).map(Power).filter(is_meant);
    let letters: Vec<&str> = all.filter_map(|power| Some(asker.powers.get(power.index())?.letter.as_str())).collect();
    let glue = if letters.iter().all(|letter| letter.len() == 1) { "" } else { " " };
    (!named.is_empty() && !letters.is_empty()).then(|| letters.join(glue))
}

/// The rest of the line after its heading: after the last word of "Tell Italy and Russia:".
fn text(sentence: &Sentence) -> String {
    let is_reader = |word: &SaidWord| {
        matches!(word.kind, WordKind::Power(_))
            || super::word_classes::READERS.contains(&word.stem.as_str())
            || word.plain == "and"
    };
    let first = sentence.words.iter().position(|word| is_reader(word) && word.plain != "and").unwrap_or_default();
    let head = sentence.words.get(first..).unwrap_or_default();
    let n_readers = head.iter().take_while(|word| is_reader(word)).count();
    let end = head.get(n_readers.saturating_sub(1)).map_or(0, |word| word.end);
    sentence.text.get(end..).unwrap_or_default().trim_start_matches([':', ',', ' ', '-']).trim().to_owned()
}

/// The first place of a unit that the sentence names.
fn place(sentence: &Sentence, asker: &Asker) -> Option<String> {
    let others: Vec<&str> =
        sentence.words.iter().map(|word| if word.kind == WordKind::Other { word.plain.as_str() } else { "" }).collect();
    let spans = (0..others.len())
        .flat_map(|from| (1..=MAX_PLACE).rev().filter_map(move |n| Some((from, from.checked_add(n)?))));
    let named =
        spans.filter_map(|(from, to)| others.get(from..to)).filter(|span| span.iter().all(|word| 2 < word.len()));
    named
        .map(|span| span.join(" "))
        .take(MAX_LOOKED_UP)
        .find(|name| (asker.is_unit)(name))
        .map(|name| name.to_uppercase())
}

/// The length of time that the sentence names: `2 DAYS`.
fn length(sentence: &Sentence) -> Option<String> {
    let (number, hours) = first_length(sentence)?;
    let unit = match hours {
        1 => "HOUR",
        24 => "DAY",
        168 => "WEEK",
        _ => return Some(format!("{} DAYS", number * hours / 24)),
    };
    Some(format!("{number} {unit}{}", if number == 1 { "" } else { "S" }))
}

/// The hours of the length of time that the sentence names.
fn hours(sentence: &Sentence) -> Option<u32> {
    first_length(sentence).map(|(number, hours)| number.saturating_mul(hours)).filter(|hours| *hours <= 240)
}

/// The first number with a unit of time, and the unit in hours: "two more days", "a week", "48h".
fn first_length(sentence: &Sentence) -> Option<(u32, u32)> {
    let words = &sentence.words;
    words.iter().enumerate().find_map(|(i, word)| {
        if let WordKind::Unit(hours) = word.kind {
            let before = words.get(i.saturating_sub(2)..i)?.iter().rev();
            let number = before.into_iter().find_map(|word| match word.kind {
                WordKind::Number(number) => Some(number),
                _ if word.plain == "a" || word.plain == "an" => Some(1),
                _ => None,
            });
            return Some((number?, hours));
        }
        let digits = word.plain.trim_end_matches(['h', 'd', 'w']);
        let hours = match word.plain.get(digits.len()..)? {
            "h" => 1,
            "d" => 24,
            "w" => 168,
            _ => return None,
        };
        Some((digits.parse().ok().filter(|number| *number < 1000)?, hours))
    })
}

/// A day as SET ABSENCE takes it: `23 Nov`.
fn day(date: Date) -> String {
    date.strftime("%-d %b").to_string()
}

/// The part that a day plays: "until Sunday", "from Monday", "back on Monday".
#[derive(Clone, Copy, PartialEq, Eq)]
enum DayRole {
    On,
    From,
    Until,
    Back,
}

/// The days that the sentence names, from the first to the last.
fn period(sentence: &Sentence, asker: &Asker) -> Option<(Date, Date)> {
    let today = asker.now.to_zoned(asker.zone.clone()).date();
    let words = &sentence.words;
    let mut days: Vec<(DayRole, Date)> = Vec::new();
    let (mut role, mut is_next, mut i) = (DayRole::On, false, 0);
    while let Some(word) = words.get(i) {
        match word.plain.as_str() {
            "until" | "till" | "til" | "to" | "through" | "and" => role = DayRole::Until,
            "from" | "between" | "since" => role = DayRole::From,
            "back" | "return" => role = DayRole::Back,
            "next" => is_next = true,
            "weekend" => {
                let saturday = days_from(today, if is_next { 7 } else { 0 }, 6)?;
                return Some((saturday, saturday.checked_add(1.day()).ok()?));
            }
            "week" if is_next => {
                let monday = days_from(today, 1, 1)?;
                return Some((monday, monday.checked_add(6.days()).ok()?));
            }
            _ => {}
        }
        let Some((date, n_words)) = date_at(words, i, is_next, asker) else {
            i += 1;
            continue;
        };
        days.push((role, date));
        (role, is_next) = (DayRole::On, false);
        i += n_words;
    }
    match days.as_slice() {
        [] => {
            let (number, hours) = first_length(sentence)?;
            let n_days = i64::from((number * hours).div_ceil(24).clamp(1, 400));
            Some((today, today.checked_add(n_days.days()).ok()?))
        }
        [(DayRole::From, _)] => None,
        [(DayRole::Until, day)] => Some((today, *day)),
        [(DayRole::Back, day)] => Some((today, day.yesterday().ok()?.max(today))),
        [(DayRole::On, day)] => Some((*day, *day)),
        [(_, first), .., (_, last)] => {
            // "From Monday to Wednesday": the Wednesday after that Monday.
            let n_days = first
                .until((Unit::Day, *last))
                .ok()?
                .round(SpanRound::new().largest(Unit::Day).days_are_24_hours())
                .ok()?
                .get_days();
            let last = if n_days < 0 && -7 < n_days { last.checked_add(7.days()).ok()? } else { *last };
            (*first <= last).then_some((*first, last))
        }
    }
}

/// The next day from this many days on that is this day of the week, with Monday as 1.
fn days_from(today: Date, after: i64, weekday: i8) -> Option<Date> {
    let from = today.checked_add(after.days()).ok()?;
    let ahead = (i64::from(weekday) - i64::from(from.weekday().to_monday_one_offset())).rem_euclid(7);
    from.checked_add(ahead.days()).ok()
}

/// The day that begins at this word, and the number of its words. A number alone belongs to the month of a later day, as in
/// "from 24 to 27 December".
fn date_at(words: &[SaidWord], at: usize, is_next: bool, asker: &Asker) -> Option<(Date, usize)> {
    let is_date = |word: &&SaidWord| matches!(word.kind, WordKind::Date | WordKind::Number(_));
    let run: Vec<&SaidWord> = words.get(at..)?.iter().take_while(is_date).take(4).collect();
    let noon = time(12, 0, 0, 0);
    let read_day = |text: &str| {
        let when = read(text, asker.now, &asker.zone, noon).ok()?;
        Some(when.to_zoned(asker.zone.clone()).date())
    };
    for n in (1..=run.len()).rev() {
        let text: Vec<&str> = run.get(..n)?.iter().map(|word| word.plain.as_str()).collect();
        let is_day = run.get(..n)?.iter().any(|word| word.kind == WordKind::Date);
        let text = match text.as_slice() {
            ["christmas"] => "24 december".to_owned(),
            text => text.join(" "),
        };
        if let Some(date) = is_day.then(|| read_day(&text)).flatten() {
            let is_weekday = run.get(..n)?.iter().all(|word| word.plain.ends_with("day") && word.plain != "today");
            // On Monday, "next Wednesday" is in nine days.
            let this_week = days_from(asker.now.to_zoned(asker.zone.clone()).date(), 0, 7)?;
            let date = if is_next && is_weekday && date <= this_week { date.checked_add(7.days()).ok()? } else { date };
            return Some((date, n));
        }
    }
    // "The 30th", or a number before another day.
    let first = run.first()?;
    let digits = first.plain.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let day: i8 = digits.parse().ok().filter(|day| (1..=31).contains(day))?;
    if first.kind == WordKind::Date {
        let today = asker.now.to_zoned(asker.zone.clone()).date();
        let this = today.with().day(day).build().ok().filter(|date| today <= *date);
        let next = || today.checked_add(1.month()).ok()?.with().day(day).build().ok();
        return Some((this.or_else(next)?, 1));
    }
    let is_between = |word: &&SaidWord| ["to", "until", "till", "and", "through"].contains(&word.plain.as_str());
    words.get(at + 1).filter(is_between)?;
    let month = words
        .get(at + 2..)?
        .iter()
        .take(3)
        .find(|word| word.kind == WordKind::Date && !word.plain.starts_with(|c: char| c.is_ascii_digit()))?;
    Some((read_day(&format!("{day} {}", month.plain))?, 1))
}
