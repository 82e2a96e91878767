//! The outcome of the orders on file, and of others that the writer assumes: FORECAST and PREDICT. Nothing is stored.
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, refuse};
use crate::game::OnFile;
use crate::rules::{Eyes, Power};
use crate::say;
use crate::text::after_words;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line, term};

/// The word before an assumed order.
pub const ASSUME: &str = "assume";

/// Predicts the outcome of the writer's own orders if no one else moved, from what they see. Returns whether a line with an
/// assumption could not be read, so that the answer may differ from the question.
///
/// # Errors
/// If the game is not in progress, no orders exist, or this game has no forecasts.
pub fn of(cx: &GameCx, lines: &[String], doc: &mut Doc) -> CommandResult<bool> {
    let own = cx.orders_for().unwrap_or_default();
    let supposed = Supposed::of(cx, &own, lines)?;
    let [_, ..] = supposed.orders.as_slice() else {
        let none = Note::of(
            "You have no orders on file to look ahead with. File some, or assume them: send FORECAST, with lines such as ASSUME order below it.",
        );
        // None of the lines could be read.
        let mut told = supposed.remarks.into_iter().map(|(_, remark)| remark).chain([none]);
        let first = Refusal::because(told.next().unwrap_or_else(|| Note::of("")));
        return Err(told.fold(first, Refusal::and).into());
    };
    supposed.tell_remarks(doc);
    if !cx.table()?.forecast(cx.game.heading(), cx.eyes(), &supposed.orders, doc)? {
        return refuse("This game hides things from its players, so it has no forecast.");
    }
    let others = if cx.is_master() && own.is_empty() {
        "This uses only your assumptions"
    } else {
        "This uses only your orders on file and your assumptions"
    };
    doc.para(say!("{others}. All other units hold. It submits and changes nothing.", others));
    Ok(supposed.is_doubtful)
}

/// The writer's own orders on file, and their assumptions, which are the basis of FORECAST.
///
/// # Errors
/// If the game is not in progress, or an order cannot be read.
pub fn supposed(cx: &GameCx, lines: &[String]) -> Result<Vec<(Power, String)>, Stop> {
    Ok(Supposed::of(cx, &cx.orders_for().unwrap_or_default(), lines)?.orders)
}

/// Predicts the outcome of all orders on file, for a GM. Returns the same as [`of`].
///
/// # Errors
/// If the game is not in progress, or an order on file cannot be read.
pub fn of_all(cx: &GameCx, lines: &[String], doc: &mut Doc) -> CommandResult<bool> {
    let all: Vec<Power> = (0..cx.game.powers().len()).map(|i| Power(i as u16)).collect();
    if cx.game.system.has_luck() {
        return refuse(
            "Chance decides in this game, and is not known before the results, so there can be no forecast of all orders.",
        );
    }
    let supposed = Supposed::of(cx, &all, lines)?;
    let luck = cx.game.luck_of_turn(cx.store)?;
    let adjudicated = cx.table()?.adjudicate(cx.game.heading(), &supposed.orders, &luck)?;
    supposed.tell_remarks(doc);
    adjudicated.reports.seen_by(Eyes::Master, &[], doc);
    Ok(supposed.is_doubtful)
}

/// Orders as if they were on file.
struct Supposed {
    orders: Vec<(Power, String)>,
    /// The remarks on lines with assumptions, each with whether the line could be read.
    remarks: Vec<(bool, Note)>,
    /// Whether one of these lines could not be read.
    is_doubtful: bool,
}

impl Supposed {
    /// Adds the remarks on the lines with assumptions.
    fn tell_remarks(&self, doc: &mut Doc) {
        for (is_read, remark) in &self.remarks {
            doc.classic(say!("{}{remark}", if *is_read { "" } else { "*** " }, remark));
        }
    }

    /// The orders on file of these powers, and the assumed ones. The last order for a unit applies.
    fn of(cx: &GameCx, powers: &[Power], lines: &[String]) -> Result<Self, Stop> {
        let (table, game) = (cx.table()?, &cx.game);
        let mut filed = game.on_file(cx.store)?;
        filed.retain(|filed| powers.contains(&filed.power));
        let (mut remarks, mut is_doubtful) = (Vec::new(), false);
        for typed in lines {
            let order = after_words(typed, ASSUME).unwrap_or(typed);
            for outcome in table.assumed(cx.eyes(), order) {
                is_doubtful |= outcome.is_err();
                remarks.push(match outcome {
                    Err(rejected) => (false, Note::of(say!("{}: {}", line(order), rejected.why()))),
                    Ok(accepted) => {
                        let at = filed.iter().position(|filed| filed.power == accepted.power).unwrap_or_else(|| {
                            filed.push(OnFile::none(accepted.power));
                            filed.len() - 1
                        });
                        table.file(accepted.power, &mut filed[at].orders, &accepted.order)?;
                        (true, Note::of(say!("Assumed: {}: {}", game.called(accepted.power), term(&accepted.order))))
                    }
                });
            }
        }
        let orders = filed.into_iter().flat_map(|filed| {
            let power = filed.power;
            filed.orders.into_iter().map(move |order| (power, order))
        });
        Ok(Self { orders: orders.collect(), remarks, is_doubtful })
    }
}
