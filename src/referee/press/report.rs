//! Complaints about press. They go to the GM and to the keeper, and to no one else.
use super::{got, text_of};
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::{Args, CommandResult, Refusal};
use crate::game::Seat;
use crate::game::names::PartyNames;
use crate::say;
use crate::store::{HeadingView, PressRow, Role};
use crate::text::doc::{Audience, Doc};
use crate::text::sentence::{Note, person, term};
use crate::text::words::{Reader, said};

/// Sends press that the writer received to the GMs and to the keeper, along with its writer's name.
///
/// # Errors
/// If the press does not exist.
pub fn complain(cx: &GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let number = match args.text.trim_start_matches('#') {
        "" => None,
        text => Some(text.parse().map_err(|_| Refusal::Usage("REPORT number, your complaint, and ENDREPORT"))?),
    };
    let press = got(cx, number)?;
    let text = text_of(cx, &args.block.join("\n"))?;
    let (game, own) = (&cx.game, cx.seat()?);
    let tenures = game.tenures(cx.store)?;
    let writer = press.row.seat.and_then(|id| tenures.iter().find(|seat| seat.id == id));
    let names = PartyNames::new(cx.store, game, true);
    let heading = names.heading(&press.row, HeadingView::Truth, None)?;
    let author = match writer {
        Some(seat) => say!("{}, {}", person(names.of(press.row.writer)?), person(with_address(seat))),
        None => say!("{}", person(names.of(press.row.writer)?)),
    };
    let author = &Note::of(author);
    let tell = |doc: &mut Doc| write(cx, own, (author, &heading, &press.row), &text, doc);
    let subject = cx.subject("A complaint about press");
    let is_writer = |seat: &&Seat| writer.is_some_and(|writer| writer.user == seat.user);
    let mut n_masters = 0;
    for master in game.masters().filter(|seat| seat.id != own.id && !is_writer(seat)) {
        n_masters += 1;
        let mut letter = Doc::new(reader_of(master));
        tell(&mut letter);
        cx.post(master, &subject, &letter)?;
    }
    let title = format!("a complaint about press in '{}'", game.row.name);
    let mut for_keeper = cx.headed(Some(game), &Reader::nobody());
    tell(&mut for_keeper);
    cx.judge.tell_keeper(cx.store, cx.now, &title, &for_keeper.text(Audience::Reader))?;
    cx.note("a letter of press was reported")?;
    let whom = if n_masters == 0 { "the keeper of this judge" } else { "the GM and the keeper of this judge" };
    doc.para(say!(
        "I have sent your complaint to {whom}, with the press and its writer's name. The writer does not hear of it.",
        whom
    ));
    Ok(())
}

/// Writes the complaint: its author, the writer it is about, the press, and its text.
fn write(cx: &GameCx, own: &Seat, (author, heading, press): (&Note, &[Note], &PressRow), text: &str, doc: &mut Doc) {
    let game = &cx.game;
    let called = match own.role {
        Role::Player if !game.powers_of(own).is_empty() => {
            say!("{}, {},", term(game.seat_title(own)), person(with_address(own)))
        }
        _ => say!("{}", person(with_address(own))),
    };
    doc.para(say!(
        "{called} complains about press in {game}. It was written on {} by {author}, who does not hear of this.",
        called,
        game,
        press.sent,
        author
    ));
    let heading = heading.iter().map(said).collect::<Vec<_>>().join("\n");
    doc.excerpt(&format!("{heading}\n\n{}", press.body));
    if text.trim().is_empty() {
        doc.para("They say no more about it.");
    } else {
        doc.para("They say:");
        doc.excerpt(text);
    }
}

fn with_address(seat: &Seat) -> String {
    format!("{} ({})", seat.user_name, seat.user_address)
}
