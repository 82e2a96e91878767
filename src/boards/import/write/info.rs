//! What a player reads before signing on, as far as the facts alone say it. A person should write the rest.
use super::units_of;
use crate::boards::import::chart::Chart;

/// A first `info.txt`: powers, start, victory.
pub fn info(chart: &Chart) -> String {
    let played = chart.powers.iter().filter(|(_, data)| !data.dummy).count();
    let mut paragraphs = vec![format!("{} -- a board for {played} players", chart.title)];
    paragraphs.push(format!(
        "The game begins in {}. There are {} provinces and {} supply centres; whoever owns {} of them has won.",
        chart.start,
        chart.provinces.len(),
        chart.n_centres(),
        chart.victory.centres
    ));
    for (name, data) in &chart.powers {
        let units = units_of(chart, &name.name);
        let has = if units.is_empty() { "no units".to_owned() } else { units.join(", ") };
        let dummy = if data.dummy { " (nobody plays it)" } else { "" };
        paragraphs.push(format!("{} ({}){dummy}: {has}", name.name, name.letter));
    }
    let mut text = String::new();
    for paragraph in paragraphs {
        text += &wrapped(&paragraph);
        text.push('\n');
    }
    text.trim_end().to_owned() + "\n"
}

/// Lines of 72 columns at most.
fn wrapped(text: &str) -> String {
    let mut lines = String::new();
    let mut width = 0;
    for word in text.split_whitespace() {
        let n = word.chars().count();
        if width != 0 && 72 < width + 1 + n {
            lines.push('\n');
            width = 0;
        } else if width != 0 {
            lines.push(' ');
            width += 1;
        }
        lines.push_str(word);
        width += n;
    }
    lines.push('\n');
    lines
}
