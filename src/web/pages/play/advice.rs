//! A bot's orders, filled into the rows of the page. Nothing is sent.
use super::order_page::OrderPage;
use crate::command::game_cx::GameCx;
use crate::rules::{Luck, Manner, Thinking};
use anyhow::Result;

/// The keyword of families whose bots give advice.
const ADVISE: &str = "advise";

impl OrderPage {
    /// Fills in a bot's orders, in games with advice: into rows that offer them, and the rest into the text field.
    pub(super) fn fill_with_advice(&mut self, cx: &GameCx) -> Result<()> {
        let (game, luck) = (&cx.game, Luck::default());
        let words = game.settings.variant().family().words();
        if !self.can.order || !words.iter().any(|word| word.words.contains(&ADVISE)) {
            return Ok(());
        }
        let (table, thinking) = (game.table()?, Thinking { manner: Manner::Player, luck: &luck, work: 0 });
        for hand in &mut self.hands {
            let advice = game.power(&hand.name).and_then(|power| table.advise(power, &thinking));
            for line in advice.map(|advice| advice.orders).unwrap_or_default() {
                let fits =
                    |row: &&mut super::order_page::Row| row.slot.choices.contains(&line) && row.chosen == row.filed;
                match hand.rows.iter_mut().find(fits) {
                    Some(row) => row.chosen = line,
                    None => self.typed.push(line),
                }
            }
        }
        Ok(())
    }
}
