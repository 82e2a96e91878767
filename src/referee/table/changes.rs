//! Changes of the settings, as the others in the game are told of them.
use crate::command::game_cx::GameCx;
use crate::command::letters::zone_of;
use anyhow::Result;
use jiff::tz::TimeZone;

/// Tells everybody else in the game what the letter has changed, and who wrote it.
pub fn announce_changes(cx: &mut GameCx) -> Result<()> {
    let changes = std::mem::take(&mut cx.after.changes);
    if changes.is_empty() {
        return Ok(());
    }
    let told = |zone: &TimeZone| changes.iter().map(|change| change.told(zone)).collect::<Vec<_>>().join("\n");
    let has = cx.changer_has();
    let for_all = told(&TimeZone::UTC);
    cx.note(format!("settings: {}", for_all.replace(".\n", "; ").replace('\n', "; ")))?;
    let game = &cx.game;
    let heading = format!("{has} changed the settings of '{}':", game.row.name);
    let subject = cx.subject("Settings changed");
    for seat in game.seats.iter().filter(|seat| Some(seat.id) != cx.seat) {
        cx.post_news(seat, &subject, &format!("{heading}\n\n{}\n", told(&zone_of(seat))))?;
    }
    cx.publish(&heading, &for_all)
}
