//! The attachments of e-mails about positions.
use crate::answers::gallery::Gallery;
use crate::answers::gallery::most_turns;
use crate::answers::game_json;
use crate::command::game_cx::GameCx;
use crate::game::{Game, Seat};
use crate::mail::sink::Kind;
use crate::rules::Power;
use crate::store::{Json, Onlooker, Part, Pictures, Shows, Wish};
use anyhow::Result;

/// The subject of an e-mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::referee) enum LetterContent {
    /// The position at the start of a turn.
    Position(u32),
    /// The results of a turn.
    Results(u32),
    /// The end of the game: with the results of a turn, or at the start of one.
    End { turn: u32, results: bool },
}

/// Returns the attachments of such an e-mail to the holder of a seat. They are only requested here, and made before the e-mail
/// goes out.
pub(in crate::referee) fn for_seat(cx: &GameCx, seat: &Seat, told: LetterContent) -> Result<Vec<Part>> {
    let (game, wishes) = (&cx.game, seat.wishes);
    let with_results = matches!(told, LetterContent::Results(_) | LetterContent::End { .. });
    let mut parts = match wishes.picture {
        Pictures::Off => Vec::new(),
        Pictures::On | Pictures::Always => pictures(cx, seat, told),
    };
    if wishes.json == Json::On {
        parts.extend(game_json::parts(game, game_json::of(cx.store, game, seat, with_results)?));
    }
    Ok(parts)
}

/// The pictures for an e-mail. The end of a game adds the last picture, a film and an album if the game is not too long for
/// them, and a poster.
fn pictures(cx: &GameCx, seat: &Seat, told: LetterContent) -> Vec<Part> {
    let (game, wishes) = (&cx.game, seat.wishes);
    let (turn, results) = match told {
        LetterContent::Position(turn) => (turn, false),
        LetterContent::Results(turn) => (turn, true),
        LetterContent::End { turn, results } => (turn, results),
    };
    let wish = |shows| Wish { shows, look: wishes.look, size: wishes.size, since: cx.now };
    let picture = |eyes: Onlooker| {
        let shows = Shows::Turn { game: game.row.id, turn, results, eyes };
        Part::wish(Kind::Picture, format!("{}.png", game.row.name), wish(shows))
    };
    let whole = |(kind, eyes): (Kind, Onlooker)| {
        Part::wish(kind, game.row.name.clone(), wish(Shows::Whole { game: game.row.id, eyes }))
    };
    let eyes = onlookers(game, seat);
    let mut keepsakes = match told {
        LetterContent::End { .. } => vec![Kind::Gif, Kind::Pdf, Kind::Html],
        LetterContent::Position(_) | LetterContent::Results(_) => Vec::new(),
    };
    keepsakes.retain(|kind| turn as usize <= most_turns(*kind, cx.judge.letter_kb()));
    let keepsakes: Vec<_> = eyes.iter().flat_map(|eyes| keepsakes.iter().map(|kind| (*kind, *eyes))).collect();
    eyes.iter().copied().map(picture).chain(keepsakes.into_iter().map(whole)).collect()
}

/// Returns the attachments of the reply to orders: a picture with those on file, for a person who always wants one.
///
/// # Errors
/// If an order on file cannot be read.
pub fn of_orders(cx: &GameCx, seat: &Seat) -> Result<Vec<Part>> {
    let (game, wishes) = (&cx.game, seat.wishes);
    let (Pictures::Always, Some(eyes), true) = (wishes.picture, game.eyes_of(seat).first().copied(), game.running())
    else {
        return Ok(Vec::new());
    };
    let own = game.ordered_by(seat);
    let filed = game.on_file(cx.store)?.into_iter().filter(|filed| own.contains(&filed.power));
    let orders: Vec<(Power, String)> =
        filed.flat_map(|filed| filed.orders.into_iter().map(move |order| (filed.power, order))).collect();
    let Some(sheet) = Gallery::of(cx.store, game, eyes)?.with_orders(&orders)? else { return Ok(Vec::new()) };
    let shows = Shows::Sheet { game: game.row.id, sheet: serde_json::to_string(&sheet)? };
    let wish = Wish { shows, look: wishes.look, size: wishes.size, since: cx.now };
    Ok(vec![Part::wish(Kind::Picture, format!("{}.png", game.row.name), wish)])
}

/// Returns the onlookers to draw a seat's pictures for.
fn onlookers(game: &Game, seat: &Seat) -> Vec<Onlooker> {
    let mut all = Vec::new();
    for eyes in game.eyes_of(seat).into_iter().map(|eyes| game.onlooker(eyes)) {
        if !all.contains(&eyes) {
            all.push(eyes);
        }
    }
    all
}
