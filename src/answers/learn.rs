//! LEARN: the positions of the learn pages as text, judged in the answer. Nothing is stored.
use crate::families::learn::{Course, Exercise, Verdict, courses};
use crate::judge::Judge;

/// The courses of the games that are played here, in a line for each.
#[must_use]
pub fn list(judge: &Judge) -> String {
    let mut text = "Ten short tasks teach you each game:\n\n".to_owned();
    for course in of(judge) {
        text += &format!("  LEARN {} 1\n", course.family.title().to_uppercase());
    }
    text + "\nEach answer ends with the next task. Nothing you do there changes a game.\n"
}

/// The course of a game by its name, in any spelling of capitals.
#[must_use]
pub fn find(judge: &Judge, name: &str) -> Option<&'static Course> {
    of(judge).find(|course| course.family.key().eq_ignore_ascii_case(name))
}

fn of(judge: &Judge) -> impl Iterator<Item = &'static Course> {
    let families = judge.catalogue.families();
    courses().iter().filter(move |course| families.iter().any(|family| family.key() == course.family.key()))
}

/// A task: what there is to do, the position, and how to answer.
#[must_use]
pub fn task(course: &Course, n: usize, exercise: &Exercise) -> String {
    format!(
        "TASK {n} of {}: {}\n\n{}\n\nYou play {}.\n\n{}\nTo answer, send these lines with your orders between them:\n\n  LEARN {} {n}\n  END\n",
        course.exercises.len(),
        exercise.title,
        exercise.task,
        exercise.your_name(),
        exercise.status(),
        course.family.title().to_uppercase(),
    )
}

/// The judgement on an answer, and what comes next.
#[must_use]
pub fn judged(course: &Course, n: usize, exercise: &Exercise, lines: &[String]) -> String {
    let verdict = exercise.judge(lines);
    if verdict.is_right {
        return format!("Well done. {}\n{}\n\n{}", exercise.good, exercise.rule, next(course, n));
    }
    let name = format!("LEARN {} {n}", course.family.title().to_uppercase());
    format!(
        "Not yet.\n{}{}\nTo try again, send {name} with other orders. {name} ANSWER shows an answer.\n",
        reasons(&verdict),
        if verdict.text.is_empty() { String::new() } else { format!("\n{}", verdict.text) },
    )
}

/// An answer that does what is asked, with what comes of it.
#[must_use]
pub fn answer(course: &Course, n: usize, exercise: &Exercise) -> String {
    let orders: String = exercise.answer.iter().map(|order| format!("  {order}\n")).collect();
    let text = exercise.judge(&exercise.answer).text;
    format!("These orders do it:\n\n{orders}\n{text}\n{}\n{}\n\n{}", exercise.good, exercise.rule, next(course, n))
}

/// The next task; after the last one, the way to a game.
fn next(course: &Course, n: usize) -> String {
    match course.exercise(n + 1) {
        Some(exercise) => task(course, n + 1, exercise),
        None => format!(
            "That was the last task. Play a whole game now, against the computer:\n\n  CREATE ?mygame - {} AGAINST COMPUTER\n",
            course.board
        ),
    }
}

fn reasons(verdict: &Verdict) -> String {
    let refused = verdict.refused.iter().map(|(line, why)| format!("  {line}: {why}\n"));
    let none = (verdict.orders.is_empty() && verdict.refused.is_empty())
        .then(|| "  There is no order between the lines.\n".to_owned());
    refused.chain(verdict.unmet.iter().map(|why| format!("  {why}\n"))).chain(none).collect()
}
