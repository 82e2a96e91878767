//! Dates as people write them, and deadlines: tables of inputs and outputs, and their common properties.
//!
//! The tables are `tests/schedule/*.txt`. A line that begins with `@` applies to all lines below it. In the others, the
//! text after `=>` is checked. `UPDATE=1 cargo test schedule` rewrites it, for review.
use chancery::game::dates::{friendly, print, read, read_zone, span, time_of_day, zone_name};
use chancery::game::extensions::Extensions;
use chancery::game::schedule::{
    Calendar, Clocking, ClosedDays, Day, Due, Ending, Hours, Lost, QuietHours, Reminders, Situation, avoid,
    deadline_from, earliest, every, grace_end, grace_from, next_deadline, reminder_at,
};
use chancery::rules::diplomacy::state::STAGES;
use chancery::text::sentence::Note;
use chancery::text::words::said;
use jiff::civil::{Time, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use proptest::prelude::*;
use std::ops::Range;
use std::path::Path;

/// Checks one table. `answer` gets the preceding `@` line and the text before the `=>`.
fn check(table: &str, mut answer: impl FnMut(&str, &str) -> Result<String, Note>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/schedule").join(table);
    let text = std::fs::read_to_string(&path).unwrap();
    let mut common = "";
    let mut found = String::new();
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix('@') {
            common = rest.trim();
        }
        match line.split_once("=>") {
            Some((input, _)) if !line.starts_with('#') => {
                let shown = answer(common, input.trim()).unwrap_or_else(|why| format!("! {}", said(why)));
                found += format!("{} => {shown}", input.trim_end()).trim_end();
            }
            _ => found += line,
        }
        found.push('\n');
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, found).unwrap();
        return;
    }
    let differing: Vec<String> = text
        .lines()
        .zip(found.lines())
        .filter(|(wanted, found)| wanted.trim_end() != *found)
        .map(|(wanted, found)| format!("  wanted {wanted}\n   found {found}"))
        .collect();
    assert!(differing.is_empty(), "{table}:\n{}", differing.join("\n"));
}

fn instant(text: &str) -> Timestamp {
    read(text, Timestamp::UNIX_EPOCH, &TimeZone::UTC, Time::midnight()).unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

fn interval(text: &str) -> Range<Timestamp> {
    let (start, end) = text.split_once("..").unwrap();
    instant(start)..instant(end)
}

#[test]
fn dates_as_people_write_them() {
    check("dates.txt", |common, input| {
        let [now, zone, default_time] = common.split(" | ").collect::<Vec<_>>()[..] else { panic!("{common}") };
        let zone = read_zone(zone)?;
        let time = read(input, instant(now), &zone, time_of_day(default_time)?)?;
        Ok(print(time, &zone))
    });
}

#[test]
fn zones_by_name() {
    check("zones.txt", |_, input| Ok(zone_name(&read_zone(input)?)));
}

#[test]
fn times_as_the_judge_prints_them() {
    check("print.txt", |common, input| match common {
        "span" => Ok(span(SignedDuration::from_secs(input.parse().unwrap()))),
        zone => Ok(friendly(instant(input), &read_zone(zone)?)),
    });
}

#[test]
fn clock_settings() {
    check("clocking.txt", |common, input| {
        let clocking: Clocking = common.parse()?;
        if !input.starts_with("every") {
            return clocking.with(input).map(|changed| changed.to_string());
        }
        let (changed, zone) = every(input, &clocking)?;
        Ok(format!("{changed}{}", zone.map(|zone| format!(" in {}", zone_name(&zone))).unwrap_or_default()))
    });
}

#[test]
fn deadlines_follow_from_the_clock_settings() {
    check("deadlines.txt", |common, input| {
        let (zone, clocking) = common.split_once(" | ").unwrap();
        let (zone, closed) = zone.split_once(" closed ").unwrap_or((zone, ""));
        let (zone, quiet) = zone.split_once(" quiet ").unwrap_or((zone, ""));
        let zone = read_zone(zone)?;
        let mut calendar = Calendar::of(zone.clone());
        if !closed.is_empty() {
            calendar.closed = closed.parse()?;
        }
        if !quiet.is_empty() {
            calendar.quiet = Some(quiet.parse()?);
        }
        let clocking: Clocking = clocking.parse()?;
        let words: Vec<&str> = input.split_whitespace().collect();
        let time = match words[..] {
            ["next", now] => next_deadline(instant(now), &clocking, &calendar),
            ["from", time] => deadline_from(instant(time), &clocking, &calendar),
            ["opens", time] => calendar.opens(instant(time)),
            ["earliest", now] => earliest(instant(now), &clocking),
            ["grace", deadline] => grace_end(instant(deadline), &clocking, &calendar, false),
            ["strict", "grace", deadline] => grace_end(instant(deadline), &clocking, &calendar, true),
            ["slide", deadline, outage] => {
                let lost = Lost { span: interval(outage), dark_since: None };
                lost.move_on(instant(deadline), |time| deadline_from(time, &clocking, &calendar))
            }
            ["dark", deadline, outage, "since", dark] => {
                let lost = Lost { span: interval(outage), dark_since: Some(instant(dark)) };
                lost.move_on(instant(deadline), |time| deadline_from(time, &clocking, &calendar))
            }
            ["slide", "grace", end, outage] => {
                let lost = Lost { span: interval(outage), dark_since: None };
                lost.move_on(instant(end), |time| grace_from(time, &clocking, &calendar, false))
            }
            ["remind", deadline, set_at] => reminder_at(instant(deadline), instant(set_at)).ok_or(Note::of("never")),
            ["avoid", deadline, ref absences @ ..] => {
                let absences: Vec<_> = absences.iter().map(|absence| interval(absence)).collect();
                avoid(instant(deadline), &absences, &clocking, &calendar)
            }
            _ => panic!("{input}"),
        };
        time.map(|time| print(time, &zone))
    });
}

#[test]
fn days_hours_extensions_and_reminders_are_read() {
    check("calendar.txt", |common, input| match common {
        "days" => Ok(input.parse::<ClosedDays>()?.to_string()),
        "hours" => Ok(input.parse::<QuietHours>()?.to_string()),
        "extensions" => Ok(input.parse::<Extensions>()?.to_string()),
        "reminders" => Ok(Reminders::read(input)?.to_string()),
        _ => panic!("{common}"),
    });
}

/// The classic judges added hours, so deadlines drifted when the clocks changed.
#[test]
fn deadlines_keep_their_hour_across_dst() {
    check("summer_time.txt", |common, input| {
        let [zone, clock, next] = common.split(" | ").collect::<Vec<_>>()[..] else { panic!("{common}") };
        let zone = read_zone(zone)?;
        let calendar = Calendar::of(zone.clone());
        let clocking = Clocking::usual(&STAGES[0]).with(&format!("clock {clock} next {next}"))?;
        let mut deadline = instant(input);
        let mut shown = Vec::new();
        for _ in 0..4 {
            // A moment later, because the judge takes some time.
            let next = next_deadline(deadline + SignedDuration::from_secs(30), &clocking, &calendar)?;
            assert!(deadline < next);
            deadline = next;
            shown.push(deadline.to_zoned(zone.clone()).strftime("%a %d %b %H:%M%z").to_string());
        }
        Ok(shown.join(", "))
    });
}

/// Carries out everything due from `now` to `until`, as the judge would, and reports it.
fn play(phase: &mut Situation, now: Timestamp, until: Timestamp) -> Vec<(Timestamp, Due)> {
    let mut done = Vec::new();
    let mut now = now;
    while let Some(next) = phase.next_at(now).filter(|next| *next <= until) {
        assert!(next >= now, "{phase:?} at {now} asks for the past: {next}");
        assert!(done.len() < 2000, "{phase:?} never ends: {done:?}");
        if next > now {
            // Nothing can change before the requested instant.
            let between = now + (next.duration_since(now) / 2);
            assert_eq!(phase.due(between), phase.due(now));
        }
        let due = phase.due(next);
        assert!(!matches!(due, Due::Nothing { ask_again: Some(again) } if again <= next), "{phase:?} stands at {next}");
        match due {
            Due::Nothing { .. } => {}
            Due::Remind => phase.reminded = Some(next),
            Due::LateNotice => phase.late_noticed = Some(next),
            Due::GraceOver(Ending::Abandonment) => phase.abandoned = true,
            Due::Adjudicate | Due::GraceOver(Ending::CivilDisorder) => {
                done.push((next, due));
                break;
            }
        }
        if !matches!(due, Due::Nothing { .. }) {
            done.push((next, due));
        }
        now = next;
    }
    done
}

#[test]
fn a_phase_goes_through_its_deadlines_in_order() {
    let mut above = String::new();
    let mut story: Option<(Situation, Timestamp, bool)> = None;
    check("ladder.txt", |common, input| {
        if above != common {
            story = None;
            common.clone_into(&mut above);
        }
        let (time, event) = input.split_once(' ').unwrap();
        let time = instant(time);
        let (phase, now, over) = story.get_or_insert_with(|| {
            let (phase, set_at) = begin(common);
            (phase, set_at, false)
        });
        if *over {
            return Ok("the phase is over".to_owned());
        }
        let mut done = play(phase, *now, time);
        *now = time;
        *over = done.iter().any(|(_, due)| matches!(due, Due::Adjudicate | Due::GraceOver(Ending::CivilDisorder)));
        match event.trim() {
            _ if *over => {}
            "look" => {}
            "all in" => (phase.all_in_since, phase.reminders) = (Some(time), Vec::new()),
            "one cleared" => phase.all_in_since = None,
            "wait" => phase.waiting = true,
            "no wait" => phase.waiting = false,
            other => panic!("{other}"),
        }
        if !*over {
            done.extend(play(phase, time, time));
            *over = done.iter().any(|(_, due)| *due == Due::Adjudicate);
        }
        let shown = |(time, due): &(Timestamp, Due)| {
            let due = match due {
                Due::Remind => "reminder",
                Due::LateNotice => "late notice",
                Due::Adjudicate => "results",
                Due::GraceOver(Ending::CivilDisorder) => "results without the late",
                Due::GraceOver(Ending::Abandonment) => "abandonment",
                Due::Nothing { .. } => "nothing",
            };
            format!("{} {due}", time.strftime("%b %d %H:%M"))
        };
        Ok(done.iter().map(shown).collect::<Vec<_>>().join(", "))
    });
}

/// A phase at the start of a story: `name | set time | deadline time | grace time | …`.
fn begin(common: &str) -> (Situation, Timestamp) {
    let mut set_at = Timestamp::UNIX_EPOCH;
    let mut phase = Situation {
        deadline: Timestamp::UNIX_EPOCH,
        grace_end: Timestamp::UNIX_EPOCH,
        earliest: Timestamp::UNIX_EPOCH,
        delay: Hours::read("0.5").unwrap(),
        all_in_since: None,
        waiting: false,
        reminders: Vec::new(),
        reminded: None,
        late_noticed: None,
        nmr_allowed: false,
        manual: false,
        abandoned: false,
        calendar: Calendar::of(TimeZone::UTC),
    };
    for part in common.split(" | ").skip(1) {
        match part.split_once(' ').unwrap_or((part, "")) {
            ("set", time) => set_at = instant(time),
            ("deadline", time) => phase.deadline = instant(time),
            ("grace", time) => phase.grace_end = instant(time),
            ("earliest", time) => phase.earliest = instant(time),
            ("quiet", hours) => phase.calendar.quiet = Some(hours.parse().unwrap()),
            ("closed", days) => phase.calendar.closed = days.parse().unwrap(),
            ("nmr", _) => phase.nmr_allowed = true,
            ("manual", _) => phase.manual = true,
            _ => panic!("{part}"),
        }
    }
    phase.reminders.extend(reminder_at(phase.deadline, set_at));
    (phase, set_at)
}

#[test]
fn new_games_have_settings_that_can_be_stored_and_read_back() {
    for stage in &STAGES {
        let usual = Clocking::usual(stage);
        let stored = serde_json::to_string(&usual).unwrap();
        assert_eq!(serde_json::from_str::<Clocking>(&stored).unwrap(), usual);
    }
    assert!(serde_json::from_str::<Clocking>("\"clock 1410\"").is_err(), "a part is not the whole");
}

/// Words with and without a meaning in a date.
fn date_like() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("Fri"),
        Just("January"),
        Just("feb"),
        Just("29"),
        Just("31"),
        Just("2026"),
        Just("9999"),
        Just("20:00"),
        Just("8"),
        Just("pm"),
        Just("+36h"),
        Just("+2d"),
        Just("in"),
        Just("3"),
        Just("days"),
        Just("4000"),
        Just("weeks"),
        Just("a"),
        Just("and"),
        Just("tomorrow"),
        Just("today"),
        Just("+0100"),
        Just("EST"),
        Just("Europe/London"),
        Just("9999-12-31T23:59:59-14:00"),
        Just("+"),
        Just("-"),
        Just(":"),
        Just("٣"),
        Just("é"),
        Just("+999999999d"),
        Just("1st"),
        Just("+é"),
        Just("2027-01-15té"),
        Just("utc+é"),
        Just("+1é:0"),
        Just(","),
        Just("("),
        Just("99999999999999999999"),
    ];
    prop::collection::vec(word, 0..7).prop_map(|words| words.join(" "))
}

const ZONES: [&str; 6] =
    ["UTC", "Europe/London", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Casablanca"];

fn zones() -> impl Strategy<Value = TimeZone> {
    prop::sample::select(ZONES.to_vec()).prop_map(|name| read_zone(name).unwrap())
}

/// From 2001 to 2033.
fn times() -> impl Strategy<Value = Timestamp> {
    (1_000_000_000_i64..2_000_000_000).prop_map(|second| Timestamp::from_second(second).unwrap())
}

fn clockings() -> impl Strategy<Value = Clocking> {
    let letters = |day: usize| {
        let capital = &"SMTWTFS"[day..=day];
        prop::sample::select(vec!["-".to_owned(), capital.to_lowercase(), capital.to_owned()])
    };
    let days = std::array::from_fn::<_, 7, _>(letters)
        .prop_map(|days| days.concat())
        .prop_filter("some day is allowed", |days| days != "-------");
    (-1..1440, 1..40_000_u32, 0..40_000_u32, 0..500_u32, days).prop_map(|(clock, next, grace, delay, days)| {
        let [next, grace, delay] = [next, grace, delay].map(|hundredths| f64::from(hundredths) / 100.0);
        format!("clock {clock} min 0 next {next} grace {grace} delay {delay} days {days}").parse().unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in prop_oneof![any::<String>(), date_like(), "[0-9a-zA-Z:+/. -]{0,40}"], now in times(), zone in zones()) {
        if let Ok(time) = read(&text, now, &zone, time(23, 30, 0, 0)) {
            // The judge can read its own output.
            let exact = Timestamp::from_second(time.as_second()).unwrap();
            prop_assert_eq!(read(&print(exact, &zone), now, &TimeZone::UTC, Time::midnight()), Ok(exact));
            let _ = friendly(time, &zone);
        }
        let usual = Clocking::usual(&STAGES[0]);
        let _ = (time_of_day(&text), read_zone(&text), usual.with(&text), every(&text, &usual));
        let _ = (usual.with(&format!("next {text}")), usual.with(&format!("days {text}")), every(&format!("3 days at {text}"), &usual));
    }

    #[test]
    fn settings_survive_storage(clocking in clockings()) {
        let stored = serde_json::to_string(&clocking).unwrap();
        prop_assert_eq!(serde_json::from_str::<Clocking>(&stored).unwrap(), clocking);
    }

    #[test]
    fn deadlines_fall_when_they_may(now in times(), clocking in clockings(), zone in zones()) {
        let calendar = Calendar::of(zone.clone());
        let deadline = next_deadline(now, &clocking, &calendar).unwrap();
        prop_assert!(deadline >= now + clocking.next.duration());
        prop_assert!(deadline <= now + clocking.next.duration() + SignedDuration::from_hours(9 * 24));
        let shown = deadline.to_zoned(zone.clone());
        let day = clocking.days.on(shown.weekday());
        prop_assert!(day == Day::AllDay || day == Day::Afternoon && shown.hour() >= 12);
        if let Some(clock) = clocking.clock {
            let minute = shown.hour() as i64 * 60 + shown.minute() as i64;
            let exact = minute == i64::from(clock);
            let noon = day == Day::Afternoon && clock < 720 && minute == 720;
            let wanted = shown.date().to_datetime(time((clock / 60) as i8, (clock % 60) as i8, 0, 0));
            prop_assert!(exact || noon || zone.to_ambiguous_zoned(wanted).is_ambiguous(), "{} {}", shown, clocking);
        }
        prop_assert_eq!(deadline_from(deadline, &clocking, &calendar), Ok(deadline), "a deadline may fall where it falls");
        let grace = grace_end(deadline, &clocking, &calendar, false).unwrap();
        prop_assert!(grace >= grace_end(deadline, &clocking, &calendar, true).unwrap());
    }

    #[test]
    fn no_one_loses_time_to_an_outage(now in times(), ahead in 0_i64..1000, down in 0_i64..1000, clocking in clockings(), zone in zones()) {
        let calendar = Calendar::of(zone);
        let (deadline, up) = (now + SignedDuration::from_hours(ahead), now + SignedDuration::from_hours(down));
        let lost = Lost { span: now..up, dark_since: None };
        let moved = lost.move_on(deadline, |time| deadline_from(time, &clocking, &calendar)).unwrap();
        if deadline < up {
            prop_assert!(moved.duration_since(up) >= deadline.duration_since(now));
        } else {
            prop_assert_eq!(moved, deadline);
        }
    }

    #[test]
    fn no_deadline_falls_in_an_absence(
        deadline in times(),
        absences in prop::collection::vec((-500_i64..500, 0_i64..700), 0..5),
        clocking in clockings(),
        zone in zones(),
    ) {
        let calendar = Calendar::of(zone);
        let hours = SignedDuration::from_hours;
        let absences: Vec<_> =
            absences.iter().map(|(start, long)| deadline + hours(*start)..deadline + hours(start + long)).collect();
        let moved = avoid(deadline, &absences, &clocking, &calendar).unwrap();
        prop_assert!(moved >= deadline);
        prop_assert!(absences.iter().all(|absence| !absence.contains(&moved)));
    }

    #[test]
    fn every_phase_ends(
        set_at in times(),
        hours in (0_i64..500, 0_i64..500, 0_i64..500, -300_i64..900, 0_i64..1500),
        flags in any::<[bool; 5]>(),
        delay in "[0-9]{1,2}\\.[0-9]{2}",
    ) {
        let later = |from: Timestamp, n: i64| from + SignedDuration::from_hours(n);
        let [all_in, waiting, reminded, nmr_allowed, manual] = flags;
        let deadline = later(set_at, hours.0);
        let mut phase = Situation {
            deadline,
            grace_end: later(deadline, hours.1),
            earliest: later(set_at, hours.2),
            delay: Hours::read(&delay).unwrap(),
            all_in_since: all_in.then(|| later(set_at, hours.3)),
            waiting,
            reminders: if all_in { Vec::new() } else { reminder_at(deadline, set_at).into_iter().collect() },
            reminded: reminded.then_some(set_at),
            late_noticed: None,
            nmr_allowed,
            manual,
            abandoned: false,
            calendar: Calendar::of(TimeZone::UTC),
        };
        let done = play(&mut phase, later(set_at, hours.4), later(set_at, 100_000));
        let last = done.last().map(|(_, due)| *due);
        match (manual, all_in, nmr_allowed) {
            (true, true, _) => prop_assert_eq!(last, None),
            (true, false, _) => prop_assert_eq!(last, Some(Due::LateNotice)),
            (false, true, _) => prop_assert_eq!(last, Some(Due::Adjudicate)),
            (false, false, true) => prop_assert_eq!(last, Some(Due::GraceOver(Ending::CivilDisorder))),
            (false, false, false) => prop_assert_eq!(last, Some(Due::GraceOver(Ending::Abandonment))),
        }
    }
}
