//! Lessons: each sample answer reaches the lesson's goal, and no wrong answer does.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]
use chancery_families::conquest::Conquest;
use chancery_families::diplomacy::Diplomacy;
use chancery_families::learn::{Course, Verdict, courses};
use chancery_families::stratego::Stratego;
use chancery_families::{ALL, Family};
use chancery_text::doc::Doc;

/// The reason for a verdict, for a failing test.
fn reasons(verdict: &Verdict) -> String {
    let told = verdict.told.unwrapped();
    format!("refused {:?}, unmet {:?}, orders {:?}\n{told}", verdict.refused, verdict.unmet, verdict.orders)
}

#[test]
fn every_family_has_ten_positions_that_can_be_read() {
    for family in ALL {
        let course = Course::of(*family).unwrap().unwrap();
        assert_eq!(course.exercises.len(), 10, "{}", family.title());
    }
    assert_eq!(courses().len(), 3);
}

#[test]
fn all_thirty_answers_reach_the_goal_and_all_thirty_wrong_ones_fail() {
    let mut n = 0;
    let mut wrong = Vec::new();
    for course in courses() {
        for exercise in &course.exercises {
            let (done, missed) = (exercise.judge(&exercise.answer), exercise.judge(&exercise.miss));
            let name = format!("{}: {}", course.family.title(), exercise.title);
            if !done.is_right {
                wrong.push(format!("{name}, do: {}", reasons(&done)));
            }
            if missed.is_right {
                wrong.push(format!("{name}, not: {}", reasons(&missed)));
            }
            if missed.unmet.is_empty() && missed.refused.is_empty() && !missed.orders.is_empty() {
                wrong.push(format!("{name}, not: nothing is said about it"));
            }
            n += 1;
        }
    }
    assert_eq!(n, 30);
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Every answer is available in the page's lists, because the page works without a script.
#[test]
fn every_answer_can_be_chosen_from_the_lists() {
    for course in courses() {
        for exercise in &course.exercises {
            let mut choices: Vec<String> = exercise
                .rows(&[])
                .into_iter()
                .flat_map(|row| row.groups)
                .flat_map(|group| group.choices)
                .map(|choice| choice.line)
                .collect();
            choices.extend(exercise.placing(&[]).into_iter().flat_map(|placing| placing.ready).map(|setup| setup.line));
            let is_set_up = exercise.placing(&[]).is_some();
            let needed = if is_set_up { exercise.answer.clone() } else { exercise.judge(&exercise.answer).orders };
            for order in &needed {
                let name = format!("{}: {}", course.family.title(), exercise.title);
                assert!(choices.contains(order), "{name}: {order} is not among {choices:?}");
            }
        }
    }
}

#[test]
fn each_position_states_its_task_in_three_sentences() {
    for exercise in courses().iter().flat_map(|course| &course.exercises) {
        let n = exercise.task.matches(['.', '?', '!']).count() - exercise.task.matches("1.5").count();
        assert!(n <= 4, "{}: {}", exercise.title, exercise.task);
        assert!(exercise.sheet().is_some_and(|sheet| !sheet.sides.is_empty()), "{}", exercise.title);
        let mut status = Doc::default();
        exercise.status(&mut status);
        assert!(!status.is_empty(), "{}", exercise.title);
    }
}

#[test]
fn orders_of_others_and_lines_without_sense_are_refused_with_a_reason() {
    let course = courses().iter().find(|course| course.family.key() == "diplomacy").unwrap();
    let bounce = course.exercise(3).unwrap();
    let verdict = bounce.judge(&["A WAR H".to_owned(), "A VIE - LON".to_owned(), "A BUD H".to_owned()]);
    assert_eq!(verdict.refused.len(), 2, "{}", reasons(&verdict));
    assert_eq!(verdict.orders, ["A BUD H"]);
    assert!(!verdict.is_right);
}

#[test]
fn surplus_lines_are_not_read() {
    let bounce = courses()[0].exercise(3).unwrap();
    let lines: Vec<String> = (0..10_000).map(|_| "A VIE - LON".to_owned()).chain(["x".repeat(1 << 20)]).collect();
    assert!(bounce.judge(&lines).refused.len() <= 40);
}

fn flaw(family: &'static dyn Family, text: &str) -> String {
    match Course::read(family, text) {
        Ok(_) => String::new(),
        Err(why) => why,
    }
}

const SOUND: &str = "== One\nphase S1901M\nyou Austria\npieces Austria: A VIE\ntask Go.\nwant at A GAL\ndo A VIE - GAL\nnot A VIE H\ngood Yes.\nrule So.\n";

#[test]
fn a_course_with_a_flaw_says_where_it_is() {
    assert_eq!(flaw(&Diplomacy, SOUND), "");
    for (from, to, why) in [
        ("you Austria", "you Narnia", "One: There is no power \"Narnia\"."),
        ("task Go.\n", "", "One: The line \"task\" is missing."),
        ("want at A GAL\n", "", "One: The line \"want\" is missing."),
        ("want at A GAL", "want at A XYZ", "One: \"XYZ\" in \"want at A XYZ\" is no place."),
        ("want at A GAL", "want wonders", "One: \"want wonders\" can't be read."),
        (
            "phase S1901M",
            "stage S1901M",
            "One: \"stage\" is not a word here: there are phase, pieces, owners, dislodged.",
        ),
        ("rule So.", "rule So.\norders Russia: A WAR H", "One: \"A WAR H\" of Russia: "),
        ("rule So.", "rule So.\nalso A WAR H", "One: \"A WAR H\" is no order here."),
    ] {
        let said = flaw(&Diplomacy, &SOUND.replace(from, to));
        assert!(said.starts_with(why), "{said}");
    }
    assert!(
        flaw(&Stratego, "you Red\n== One\npieces Red: 11 A4\npieces Blue: F A7").contains("is no piece of a set-up")
    );
    assert!(flaw(&Conquest, "board lowlands\nyou Red\n== One\nstates Red: GRO 3i").contains("is missing"));
}
