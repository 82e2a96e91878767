//! LEARN: the positions of the learn pages as text, with a verdict in the reply. Nothing is stored.
use crate::families::learn::{Course, Exercise, Verdict, courses};
use crate::judge::Judge;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{line, term};

/// Lists the courses of the judge's games, one line each.
pub fn list(judge: &Judge, doc: &mut Doc) {
    doc.para("Ten short tasks teach you each game:");
    for course in of(judge) {
        doc.line(line(format!("LEARN {} 1", course.family.title().to_uppercase())));
    }
    doc.para("Each reply ends with the next task. The tasks change no game.");
}

/// The course of a game by its name, in upper or lower case.
#[must_use]
pub fn find(judge: &Judge, name: &str) -> Option<&'static Course> {
    of(judge).find(|course| course.family.key().eq_ignore_ascii_case(name))
}

fn of(judge: &Judge) -> impl Iterator<Item = &'static Course> {
    let families = judge.catalogue.families();
    courses().iter().filter(move |course| families.iter().any(|family| family.key() == course.family.key()))
}

/// Adds a task: the instructions, the position, and the way to answer.
pub fn task(course: &Course, n: usize, exercise: &Exercise, doc: &mut Doc) {
    doc.para(say!("TASK {n} of {all}: {}", n, all = course.exercises.len(), term(&exercise.title)));
    doc.para(term(&exercise.task));
    doc.para(say!("You play {}.", term(exercise.your_name())));
    exercise.status(doc);
    doc.para("To answer, send these lines with your orders between them:");
    doc.line(line(format!("{} {n}", learn(course))));
    doc.line(line("END"));
}

/// `LEARN DIPLOMACY`
fn learn(course: &Course) -> String {
    format!("LEARN {}", course.family.title().to_uppercase())
}

/// Adds the verdict on an answer, and the next step.
pub fn judged(course: &Course, n: usize, exercise: &Exercise, lines: &[String], doc: &mut Doc) {
    let verdict = exercise.judge(lines);
    if verdict.is_right {
        doc.para(say!("Well done. {}", term(&exercise.good)));
        doc.para(term(&exercise.rule));
        doc.close_up();
        return next(course, n, doc);
    }
    doc.para("Not yet.");
    tell_reasons(&verdict, doc);
    doc.append(&verdict.told);
    let name = format!("{} {n}", learn(course));
    let answer = line(format!("{name} ANSWER"));
    doc.para(say!(
        "To try again, send {name} with other orders. {answer} shows an answer.",
        name = line(&name),
        answer
    ));
}

/// Adds an answer that solves the task, with its outcome.
pub fn answer(course: &Course, n: usize, exercise: &Exercise, doc: &mut Doc) {
    doc.para("These orders do it:");
    for order in &exercise.answer {
        doc.line(line(order));
    }
    doc.append(&exercise.judge(&exercise.answer).told);
    doc.para(term(&exercise.good));
    doc.para(term(&exercise.rule));
    doc.close_up();
    next(course, n, doc);
}

/// Adds the next task. After the last one, adds the way to a real game.
fn next(course: &Course, n: usize, doc: &mut Doc) {
    match course.exercise(n + 1) {
        Some(exercise) => task(course, n + 1, exercise, doc),
        None => {
            doc.para("That was the last task. Play a whole game now, against the computer:");
            doc.line(line(format!("CREATE ?mygame - {} AGAINST COMPUTER", course.board)));
        }
    }
}

fn tell_reasons(verdict: &Verdict, doc: &mut Doc) {
    for (order, why) in &verdict.refused {
        doc.item(say!("{}: {}", line(order), term(why)));
    }
    for why in &verdict.unmet {
        doc.item(term(why));
    }
    if verdict.orders.is_empty() && verdict.refused.is_empty() {
        doc.item("LEARN needs at least one order between its lines.");
    }
}
