//! The outcome of the orders on file, and of others that the asker assumes: FORECAST and PREDICT. Nothing is stored.
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::game::OnFile;
use crate::rules::{Eyes, Power};
use crate::text::sentence::old;
use crate::text::{after_words, hanging};

/// The word before an order that somebody assumes.
pub const ASSUME: &str = "assume";

/// A look ahead.
pub struct Forecast {
    /// The text of the forecast.
    pub text: String,
    /// Whether a line that assumes something could not be read. Then it is not what was asked for.
    pub is_doubtful: bool,
}

/// Predicts the outcome of the writer's own orders if no one else moved, going by what they see.
///
/// # Errors
/// If the game is not being played, nothing is ordered, or this game has no forecasts.
pub fn of(cx: &GameCx, lines: &[String]) -> Result<Forecast, Stop> {
    let own = cx.orders_for().unwrap_or_default();
    let supposed = Supposed::of(cx, &own, lines)?;
    let [_, ..] = supposed.orders.as_slice() else {
        return refuse(old(format!(
            "{}You have no orders on file to look ahead with. File some, or assume them: FORECAST, and below it lines such as ASSUME and an order.",
            supposed.remarks
        )));
    };
    let text = cx.table()?.forecast(cx.game.heading(), cx.eyes(), &supposed.orders)?;
    let text = text.ok_or_else(|| Refusal::because("In this game nobody can look ahead: not all can be seen."))?;
    let others = if cx.is_master() && own.is_empty() {
        "Only what you assume counts here"
    } else {
        "Only your orders on file count here, and what you assume"
    };
    let note = format!("{others}; all other units stay where they are. Nothing has been filed or changed.");
    Ok(supposed.told(&format!("{text}\n{note}\n")))
}

/// The writer's own orders on file, and what they assume: what FORECAST goes by.
///
/// # Errors
/// If the game is not being played, or an order cannot be read.
pub fn supposed(cx: &GameCx, lines: &[String]) -> Result<Vec<(Power, String)>, Stop> {
    Ok(Supposed::of(cx, &cx.orders_for().unwrap_or_default(), lines)?.orders)
}

/// Predicts the outcome of all orders on file, for a master.
///
/// # Errors
/// If the game is not being played, or something on file cannot be read.
pub fn of_all(cx: &GameCx, lines: &[String]) -> Result<Forecast, Stop> {
    let all: Vec<Power> = (0..cx.game.powers().len()).map(|i| Power(i as u16)).collect();
    if cx.game.system.has_luck() {
        return refuse(
            "Chance decides in this game, and nobody knows it before the results: there is no forecast of all orders.",
        );
    }
    let supposed = Supposed::of(cx, &all, lines)?;
    let luck = cx.game.luck_of_turn(cx.store)?;
    let adjudicated = cx.table()?.adjudicate(cx.game.heading(), &supposed.orders, &luck)?;
    Ok(supposed.told(&adjudicated.reports.seen_by(Eyes::Master, &[])))
}

/// Orders as if they were on file.
struct Supposed {
    orders: Vec<(Power, String)>,
    /// The remarks on how the lines that assume something were read.
    remarks: String,
    /// Whether one of these lines could not be read.
    is_doubtful: bool,
}

impl Supposed {
    /// Tells what comes of them, below what was read.
    fn told(&self, results: &str) -> Forecast {
        Forecast { text: format!("{}{results}", self.remarks), is_doubtful: self.is_doubtful }
    }

    /// The orders on file of these powers, and those that the lines assume: the last for a unit stands.
    fn of(cx: &GameCx, powers: &[Power], lines: &[String]) -> Result<Self, Stop> {
        let (table, game) = (cx.table()?, &cx.game);
        let mut filed = game.on_file(cx.store)?;
        filed.retain(|filed| powers.contains(&filed.power));
        let (mut remarks, mut is_doubtful) = (String::new(), false);
        for line in lines {
            let order = after_words(line, ASSUME).unwrap_or(line);
            for outcome in table.assumed(cx.eyes(), order) {
                is_doubtful |= outcome.is_err();
                let remark = match outcome {
                    Err(rejected) => format!("*** {order}: {}", rejected.why()),
                    Ok(accepted) => {
                        let at = filed.iter().position(|filed| filed.power == accepted.power).unwrap_or_else(|| {
                            filed.push(OnFile::none(accepted.power));
                            filed.len() - 1
                        });
                        table.file(accepted.power, &mut filed[at].orders, &accepted.order)?;
                        format!("Assumed: {}: {}", game.power_name(accepted.power), accepted.order)
                    }
                };
                remarks += &hanging(&remark);
            }
        }
        if !remarks.is_empty() {
            remarks.push('\n');
        }
        let orders = filed.into_iter().flat_map(|filed| {
            let power = filed.power;
            filed.orders.into_iter().map(move |order| (power, order))
        });
        Ok(Self { orders: orders.collect(), remarks, is_doubtful })
    }
}
