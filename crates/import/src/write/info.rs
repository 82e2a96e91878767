//! The text that players read before they sign on, as far as the facts allow. A person should write the rest.
use super::units_of;
use crate::chart::Chart;
use chancery_text::wrap;

/// A first `info.txt`: powers, start, victory.
pub fn info(chart: &Chart) -> String {
    let played = chart.powers.iter().filter(|(_, data)| !data.dummy).count();
    let mut paragraphs = vec![format!("{} -- a board for {played} players", chart.title)];
    paragraphs.push(format!(
        "The game begins in {}. There are {} provinces and {} supply centres; a power wins with {} of them.",
        chart.start,
        chart.provinces.len(),
        chart.n_centres(),
        chart.victory.centres
    ));
    for (name, data) in &chart.powers {
        let units = units_of(chart, &name.name);
        let has = if units.is_empty() { "no units".to_owned() } else { units.join(", ") };
        let dummy = if data.dummy { " (without a player)" } else { "" };
        paragraphs.push(format!("{} ({}){dummy}: {has}", name.name, name.letter));
    }
    let mut text = String::new();
    for paragraph in paragraphs {
        text += &wrap(&paragraph);
        text += "\n\n";
    }
    text.trim_end().to_owned() + "\n"
}
