//! Complaints about press: they go to the master and to the keeper, and nobody else hears of them.
use super::notes::quoted;
use super::{got, text_of};
use crate::answers::press::heading_for;
use crate::command::game_cx::GameCx;
use crate::command::{Args, Refusal, Stop};
use crate::game::Seat;
use crate::game::dates::friendly;
use crate::store::{PressRow, Role};
use crate::text::wrap;
use jiff::tz::TimeZone;

/// Sends a letter of press that the writer got to the masters and to the keeper, with who wrote it. What to say of it.
///
/// # Errors
/// If there is no such press.
pub fn complain(cx: &GameCx, args: &Args) -> Result<String, Stop> {
    let number = match args.text.trim_start_matches('#') {
        "" => None,
        text => {
            Some(text.parse().map_err(|_| Refusal::Usage("REPORT number, what you complain about, and ENDREPORT"))?)
        }
    };
    let mut press = got(cx, number)?;
    if let Some(heading) = cx.store.true_heading(press.id)? {
        press.row.heading = heading;
    }
    let text = text_of(cx, &args.block.join("\n"))?;
    let (game, own) = (&cx.game, cx.seat()?);
    let tenures = game.tenures(cx.store)?;
    let writer = press.row.seat.and_then(|id| tenures.iter().find(|seat| seat.id == id));
    let told = |zone: &TimeZone| letter(cx, own, &press.row, writer, &text, zone);
    let subject = cx.subject("A complaint about press");
    let is_writer = |seat: &&Seat| writer.is_some_and(|writer| writer.user == seat.user);
    let mut n_masters = 0;
    for master in game.masters().filter(|seat| seat.id != own.id && !is_writer(seat)) {
        n_masters += 1;
        cx.post(master, &subject, &told(&crate::command::letters::zone_of(master)))?;
    }
    let title = format!("a complaint about press in '{}'", game.row.name);
    let for_keeper = format!("{}\n{}", cx.env.head(Some(game), &TimeZone::UTC), told(&TimeZone::UTC));
    cx.judge.tell_keeper(cx.store, cx.now, &title, &wrap(&for_keeper))?;
    cx.note("a letter of press was reported")?;
    let whom = if n_masters == 0 { "the keeper of this judge" } else { "the master and the keeper of this judge" };
    Ok(format!(
        "Your complaint has been sent to {whom}, with the letter, and with the name of who wrote it. Its writer is not told."
    ))
}

/// The complaint: who makes it, about whom and what, and in which words.
fn letter(cx: &GameCx, own: &Seat, press: &PressRow, writer: Option<&Seat>, text: &str, zone: &TimeZone) -> String {
    let game = &cx.game;
    let person = |seat: &Seat| format!("{} ({})", seat.user_name, seat.user_address);
    let called = |seat: &Seat| match seat.role {
        Role::Player if !game.powers_of(seat).is_empty() => format!("{}, {},", game.seat_title(seat), person(seat)),
        _ => person(seat),
    };
    let author = match writer {
        Some(seat) => format!("{}, {}", press.sender, person(seat)),
        None => press.sender.clone(),
    };
    let said = match text.trim() {
        "" => "They say no more about it.".to_owned(),
        _ => format!("They say:\n\n{}", quoted(text)),
    };
    format!(
        "{} complains about a letter of press in '{}'. It was written on {} by {author}, who is not told of this.\n\n{}\n\n{said}\n",
        called(own),
        game.row.name,
        friendly(press.sent, zone),
        quoted(&format!("{}\n{}", heading_for(press, true), press.body)),
    )
}
