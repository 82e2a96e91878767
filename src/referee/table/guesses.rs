//! Guesses at what a player's e-mail meant. The judge never acts on a guess alone: the writer accepts it with YES or a number,
//! or rejects it with NO.
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, refuse};
use crate::game::Seat;
use crate::referee::turn::orders;
use crate::say;
use crate::store::{Choice, Closing, GuessRow, SeatId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line, phase};
use anyhow::Result;

/// The most guesses that wait for the answer of one seat. A newer one replaces the oldest.
const MAX_OPEN: usize = 10;

/// An answer to a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It is right.
    Yes,
    /// It is wrong.
    No,
    /// Of several readings, this one is right, counted from 1.
    Number(usize),
}

/// Asks the holder of a seat whether one of these readings is right. Orders are good in this phase only.
///
/// # Errors
/// If the game is not running, for orders.
pub fn ask(cx: &GameCx, seat: SeatId, readings: Vec<Vec<String>>, is_of_orders: bool) -> CommandResult<GuessRow> {
    let mut choices = Vec::with_capacity(readings.len());
    for lines in readings {
        let replaced = if is_of_orders { orders::replaced_by(cx, &lines)? } else { Vec::new() };
        choices.push(Choice { lines, replaced });
    }
    let label = if is_of_orders { cx.game.row.phase.as_str() } else { "" };
    let open = open(cx, seat)?;
    for (i, older) in open.iter().enumerate() {
        if MAX_OPEN <= i + 1 || older.phase == label && (!is_of_orders || is_about_same(cx, older, &choices)?) {
            cx.store.close_guess(older.id, Closing::Overtaken)?;
        }
    }
    Ok(cx.store.add_guess(seat, label, choices, cx.now)?)
}

/// The guesses that wait for an answer, the latest first. Those about another phase no longer do.
pub fn open(cx: &GameCx, seat: SeatId) -> Result<Vec<GuessRow>> {
    let is_open = |guess: &GuessRow| guess.closed.is_none() && (guess.phase.is_empty() || is_of_now(cx, guess));
    Ok(cx.store.guesses(seat)?.into_iter().filter(is_open).collect())
}

/// Carries out an answer. Returns the lines that the writer meant, which are now read like typed ones.
///
/// # Errors
/// If the question is closed, or the answer is none to it.
pub fn answer(cx: &mut GameCx, number: u32, reply: Reply, doc: &mut Doc) -> CommandResult<Vec<String>> {
    let seat = cx.seat()?.id;
    let Some(guess) = cx.store.guesses(seat)?.into_iter().find(|guess| guess.number == number) else {
        return refuse(say!("I have not asked you a question with the number {number}.", number));
    };
    match guess.closed {
        Some(Closing::Accepted) => {
            return refuse("You have already answered this question, and I have acted on your answer.");
        }
        Some(Closing::Rejected) => return refuse("You have already answered this question with NO."),
        Some(Closing::Overtaken) => {
            return refuse(
                "I have asked you a newer question about the same, so I have left this one. Please answer the newer one.",
            );
        }
        None => {}
    }
    if !guess.phase.is_empty() && !is_of_now(cx, &guess) {
        return refuse(say!(
            "This question was about {label}, which is over, so I have done nothing.",
            label = phase(&guess.phase)
        ));
    }
    let chosen = match (reply, guess.choices.as_slice()) {
        (Reply::No, _) => {
            cx.store.close_guess(guess.id, Closing::Rejected)?;
            reject(cx, &guess, doc)?;
            return Ok(Vec::new());
        }
        (Reply::Yes | Reply::Number(1), [only]) => only,
        (Reply::Yes, several) => {
            return refuse(say!("Which of them do you mean? Reply with a number from 1 to {n}.", n = several.len()));
        }
        (Reply::Number(n), choices) => match n.checked_sub(1).and_then(|i| choices.get(i)) {
            Some(choice) => choice,
            None => return refuse(say!("This question has no reading {n}, so I have done nothing.", n)),
        },
    };
    if !guess.phase.is_empty() {
        let now = orders::replaced_by(cx, &chosen.lines)?;
        if now != chosen.replaced && !now.is_empty() {
            cx.store.close_guess(guess.id, Closing::Overtaken)?;
            let new: Vec<&String> = now.iter().filter(|order| !chosen.replaced.contains(order)).collect();
            let new = if new.is_empty() { now.iter().collect() } else { new };
            let (now, meant) = (and(new.into_iter().map(line)), and(chosen.lines.iter().map(line)));
            return refuse(say!(
                "You have ordered {now} since then, so I have left that. If you mean {meant}, please send it again.",
                now,
                meant
            ));
        }
    }
    cx.store.close_guess(guess.id, Closing::Accepted)?;
    Ok(chosen.lines.clone())
}

/// Leaves everything as it is. The turn no longer waits for the answer.
fn reject(cx: &mut GameCx, guess: &GuessRow, doc: &mut Doc) -> CommandResult {
    let mut stays: Vec<&String> = guess.choices.iter().flat_map(|choice| &choice.replaced).collect();
    stays.sort_unstable();
    stays.dedup();
    match stays.len() {
        0 => doc.para("I have changed nothing."),
        n => doc.para(say!(
            "I have changed nothing: {stays} {n? stays|stay}.",
            stays = and(stays.into_iter().map(line)),
            n
        )),
    }
    let seat = cx.seat()?.id;
    if !guess.phase.is_empty() && open(cx, seat)?.iter().all(|other| other.phase.is_empty()) {
        cx.after.touched = true;
        cx.change_seat(seat, |seat| seat.error = false)?;
    }
    Ok(())
}

/// The question of a seat's open guess about its orders, if there is one: `A VIE H, instead of A VIE - GAL?`
pub fn open_about_orders(cx: &GameCx, seat: &Seat) -> Result<Option<Note>> {
    let open = open(cx, seat.id)?.into_iter().find(|guess| !guess.phase.is_empty());
    Ok(open.map(|guess| Note::of(say!("{}?", question(&guess)))))
}

/// The readings of a guess, in a few words: `A VIE H, instead of A VIE - GAL`.
pub fn question(guess: &GuessRow) -> Note {
    let reading = |choice: &Choice| {
        let lines = and(choice.lines.iter().map(line));
        match orders::replaced_by_others(&choice.lines, &choice.replaced) {
            replaced if replaced.is_empty() => Note::of(say!("{}", lines)),
            replaced => Note::of(say!("{}, instead of {}", lines, and(replaced.into_iter().map(line)))),
        }
    };
    let all = guess.choices.iter().map(reading);
    all.reduce(|all, next| Note::of(say!("{all}, or {next}", all, next))).unwrap_or_else(|| Note::of(""))
}

/// Says which orders the judge did not file, or left, because the holder of a seat did not answer the guesses about this phase.
pub fn unanswered(cx: &GameCx, seat: &Seat, phase: &str) -> Result<Vec<Note>> {
    let guesses = cx.store.guesses(seat.id)?.into_iter();
    let open = guesses.filter(|guess| guess.closed.is_none() && guess.phase == phase);
    let said = open.flat_map(|guess| guess.choices.into_iter().take(1)).map(|choice| {
        let meant = and(choice.lines.iter().map(line));
        let n = choice.lines.len();
        Note::of(match choice.replaced.as_slice() {
            [] => say!("You had not told me whether you meant {meant}, so I did not file {n? it|them}.", meant, n),
            replaced => say!(
                "You had not told me whether you meant {meant}, so {played} stayed.",
                meant,
                played = and(replaced.iter().map(line))
            ),
        })
    });
    Ok(said.collect())
}

fn is_of_now(cx: &GameCx, guess: &GuessRow) -> bool {
    cx.game.running() && cx.game.row.phase == guess.phase
}

/// Returns whether an order of these readings is for the unit of an order in an older guess.
fn is_about_same(cx: &GameCx, older: &GuessRow, choices: &[Choice]) -> CommandResult<bool> {
    let old: Vec<&String> = older.choices.iter().flat_map(|choice| &choice.lines).collect();
    for new in choices.iter().flat_map(|choice| &choice.lines) {
        for old in &old {
            if orders::replaces(cx, new, old)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
