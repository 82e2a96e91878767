//! The writer's own games, and those that need players: GAMES and OPENINGS.
use super::asked::{self, Asked};
use super::listing::{GameListRow, rows_of};
use super::paragraph_of_lines;
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::command::refusal::or_fault;
use crate::command::{CommandResult, Stop, access};
use crate::game::reliability::Record;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::rules::PhaseName;
use crate::say;
use crate::store::{GameId, Life, Role, SeatId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line, link, phase, term};
use jiff::Timestamp;

/// The column for the text of a line about a game.
const INDENT: usize = 20;

/// One of a person's games: their part in it, and the tasks that it has for them.
#[derive(Clone, Debug)]
pub struct GameOfMine {
    /// `spring`
    pub game: String,
    /// Its stage of life.
    pub life: Life,
    /// `S1901M`; `Forming`.
    pub phase: String,
    /// The name of the current phase, after the start and before the end.
    pub turn: Option<PhaseName>,
    /// The name of their seat in it: `Austria`.
    pub seat: String,
    /// The number of their seat.
    pub id: SeatId,
    /// The role that they have in it.
    pub role: Role,
    /// Whether they are only the sitter of a player who is away.
    pub is_sitter: bool,
    /// Whether its GM has approved them, if that is necessary.
    pub is_approved: bool,
    /// `Standard, Gunboat`
    pub board: String,
    /// The deadline for orders, while the clock runs.
    pub deadline: Option<Timestamp>,
    /// Whether orders of theirs are missing or need correction, or they have to confirm that they still want to play.
    pub is_owing: bool,
    /// Whether they have missed the deadline.
    pub is_late: bool,
    /// The beginning of its phase.
    pub began: Option<Timestamp>,
    /// Whether it is hidden from everyone else.
    pub is_sandbox: bool,
    /// Whether they are its only player, so that its turns wait for no one else.
    pub is_solo: bool,
    /// The tasks that it has for them, in sentences.
    pub wanted: Vec<Note>,
    /// A sentence with the current or missed deadline.
    pub told_deadline: Option<Note>,
    /// The proposals to them, or the requests to them as its GM.
    pub asked: Vec<Asked>,
    /// The number of press messages in it that they have not read on a page.
    pub n_unread: u32,
}

impl GameOfMine {
    /// Returns whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.life, Life::Finished | Life::Terminated)
    }

    /// Returns whether it waits for an action that only they can take.
    pub fn needs_them(&self) -> bool {
        self.is_owing || self.n_unread != 0 || self.asked.iter().any(|asked| asked.is_voter && asked.answer.is_none())
    }

    /// Returns whether other players wait for them in it.
    pub fn keeps_others_waiting(&self) -> bool {
        self.needs_them() && !self.is_solo
    }
}

/// The games that the writer plays, runs or watches, or is a sitter in, the next deadline first.
///
/// # Errors
/// If they are not registered.
pub fn entries(cx: &Context) -> Result<Vec<GameOfMine>, Stop> {
    let user = cx.user()?;
    let held = cx.store.tenures_of(user.id)?.into_iter().filter(|seat| seat.until.is_none());
    let sat = cx.store.seats_sat_by(user.id)?.into_iter().filter(|seat| seat.is_sat_by(user.id, cx.now));
    let mut entries = Vec::new();
    for (row, is_sitter) in held.map(|seat| (seat, false)).chain(sat.map(|seat| (seat, true))) {
        let game = cx.load(cx.store.game(row.game)?)?;
        entries.extend(entry(cx, game, row.id, is_sitter)?);
    }
    // Games without a deadline come last.
    entries.sort_by_key(|entry| (entry.deadline.is_none(), entry.deadline));
    Ok(entries)
}

/// Adds the same games as text.
///
/// # Errors
/// If they are not registered.
pub fn own(cx: &Context, doc: &mut Doc) -> CommandResult {
    let (over, rows): (Vec<GameOfMine>, Vec<GameOfMine>) = entries(cx)?.into_iter().partition(GameOfMine::is_over);
    if rows.is_empty() && over.is_empty() {
        doc.para("You are in no game. OPENINGS lists games that need players.");
        return Ok(());
    }
    for entry in rows {
        let head = say!("{} {}", term(&entry.game), phase(&entry.phase));
        doc.classic_row(head, INDENT, say!("{}, on {}.", term(&entry.seat), term(&entry.board)));
        for line in entry.wanted.iter().chain(&entry.told_deadline) {
            doc.classic_row("", INDENT, line);
        }
    }
    if !over.is_empty() {
        let mut over: Vec<String> = over.into_iter().map(|entry| entry.game).collect();
        over.dedup();
        doc.classic_row("Over:", INDENT, say!("{}.", and(over.into_iter().map(term))));
    }
    let record = Record::of_user(cx.store, cx.user()?.id, false)?;
    if record.n_phases() != 0 {
        doc.gap();
        doc.classic_row("Your record: ", 0, say!("{}.", term(record.told())));
    }
    Ok(())
}

/// One of the writer's games, or `None` if they have left it in the meantime. A sitter reads no press and decides nothing.
fn entry(cx: &Context, game: Game, id: SeatId, is_sitter: bool) -> Result<Option<GameOfMine>, Stop> {
    let own = GameCx::of_seat(cx.env, game, id);
    let (game, Some(seat)) = (&own.game, own.game.seat(id)) else { return Ok(None) };
    let phase = match game.row.life {
        Life::Forming => "Forming".to_owned(),
        Life::Paused => format!("{} P", game.row.phase),
        _ => game.row.phase.clone(),
    };
    let musters = game.row.life == Life::Forming && game.row.muster.is_some() && seat.role == Role::Player;
    let plays = game.running() && seat.role == Role::Player;
    let is_lacking = plays && (!game.lacking_of(seat).is_empty() || seat.error);
    Ok(Some(GameOfMine {
        game: game.row.name.clone(),
        life: game.row.life,
        phase,
        turn: game.table.as_ref().filter(|_| game.row.ended.is_none()).map(|table| table.phase()),
        seat: if is_sitter { format!("{}, for its player", game.seat_title(seat)) } else { game.seat_title(seat) },
        id,
        role: seat.role,
        is_sitter,
        is_approved: seat.approved,
        board: game.variant(),
        deadline: game.row.deadline.filter(|_| game.running()),
        is_owing: seat.approved && (is_lacking || musters && !seat.ready),
        is_late: plays && game.is_late(seat, cx.time_for_orders()?),
        began: game.row.turn_began,
        is_sandbox: game.is_sandbox(),
        is_solo: game.is_solo(),
        wanted: wanted(cx, game, seat)?,
        told_deadline: if seat.approved { told_deadline(cx, game)? } else { None },
        asked: if seat.approved && !is_sitter { asked::asked(&own, seat)? } else { Vec::new() },
        n_unread: if is_sitter { 0 } else { cx.store.n_unread(game.row.id, seat.user)? },
    }))
}

/// Returns a sentence with the current or missed deadline.
fn told_deadline(cx: &Context, game: &Game) -> Result<Option<Note>, Stop> {
    let Some(deadline) = game.row.deadline.filter(|_| game.running()) else { return Ok(None) };
    let what = if deadline <= cx.time_for_orders()? { "The deadline was" } else { "Deadline:" };
    Ok(Some(Note::of(say!("{what} {deadline}.", what, deadline))))
}

/// Returns the tasks that a game has for the holder of a seat.
fn wanted(cx: &Context, game: &Game, seat: &Seat) -> Result<Vec<Note>, Stop> {
    let mut lines = Vec::new();
    if !seat.approved {
        return Ok(vec![Note::of("You have no seat yet: its master has to say yes.")]);
    }
    match game.row.life {
        Life::Forming if game.secret() && seat.role != Role::Master => lines.push(Note::of("It has not started yet.")),
        Life::Forming => {
            if game.row.muster.is_some() && seat.role == Role::Player && !seat.ready {
                lines.push(Note::of("Please confirm that you still want to play: READY."));
            }
            let (n_taken, n_seats) = (game.players().count(), game.n_seats());
            lines.push(Note::of(say!("{n_taken} of {n_seats} seats are taken.", n_taken, n_seats)));
        }
        Life::Paused => lines.push(Note::of("It is paused.")),
        Life::Finished | Life::Terminated => {}
        Life::Running => {
            let (lacking, now) = (game.lacking_of(seat), cx.time_for_orders()?);
            let is_late = game.is_late(seat, now);
            match seat.role {
                Role::Master if game.lacking().is_empty() => lines.push(Note::of("All orders are in.")),
                Role::Master => {
                    let named = term(game.named_briefly(&game.lacking()));
                    lines.push(Note::of(say!("Orders are missing from {named}.", named)));
                }
                Role::Observer => {}
                Role::Player if !lacking.is_empty() => lines.push(match game.n_missing(cx.store, &lacking)? {
                    _ if is_late => Note::of("YOU ARE LATE: your orders are not all in."),
                    n => Note::of(say!("You owe {n order|orders}.", n)),
                }),
                Role::Player if seat.error => lines.push(Note::of("Fix the order marked ***.")),
                Role::Player if game.ordered_by(seat).iter().any(|power| game.due().contains(power)) => {
                    lines.push(Note::of("Your orders are in."));
                }
                Role::Player => lines.push(Note::of("You have nothing to order now.")),
            }
            if seat.abandoned.is_some() {
                lines.push(Note::of("Any registered player can take over your seat until your orders are in."));
            }
        }
    }
    Ok(lines)
}

/// Lists the public games that need players: those that have not started, and those with open powers.
pub fn openings(cx: &Context, doc: &mut Doc) -> CommandResult {
    let openings = all_openings(cx, |_| true)?;
    if openings.is_empty() {
        doc.para("No public game wants players now. CREATE ?game password begins one (HELP CREATE).");
        return Ok(());
    }
    openings.tell(doc);
    let mut lines =
        vec![Note::of("In place of \"password\" write one of your own. LIST name shows more about a game.")];
    if openings.is_cut {
        lines.push(match &cx.judge.url {
            Some(url) => Note::of(say!(
                "These are the oldest. More games want players: {} shows all.",
                link(format!("{url}/games?state=open"))
            )),
            None => Note::of("These are the oldest. More games want players."),
        });
    }
    if cx.principal.apparent().is_none() {
        lines.push(Note::of("You are not registered yet. Send REGISTER and your name first."));
    }
    paragraph_of_lines(&lines, doc);
    Ok(())
}

/// Openings, as one person sees them.
#[derive(Clone, Debug, Default)]
pub struct Openings {
    /// The name of each opening, which the judge recognises it by.
    pub names: Vec<String>,
    /// Openings in games that have not started.
    forming: Vec<GameListRow>,
    /// Powers that need a new player.
    open: Vec<GameListRow>,
    /// Whether there may be more of them.
    pub is_cut: bool,
}

impl Openings {
    /// Returns whether there are none.
    pub fn is_empty(&self) -> bool {
        self.forming.is_empty() && self.open.is_empty()
    }

    /// Adds them to the document.
    pub fn tell(&self, doc: &mut Doc) {
        for (head, rows) in
            [("Games that have not started yet:", &self.forming), ("Powers that want a new player:", &self.open)]
        {
            if !rows.is_empty() {
                doc.heading(head);
                rows.iter().for_each(|row| row.tell(doc));
            }
        }
    }
}

/// The most games in one list of openings.
const MOST_OPEN: usize = 200;

/// The openings in all public games that the filter accepts. If there are very many, the oldest games.
pub fn all_openings(cx: &Context, is_wanted: impl Fn(&Game) -> bool) -> Result<Openings, Stop> {
    let forming = cx.store.games_that_want(Life::Forming)?;
    let mut games = [forming, cx.store.games_that_want(Life::Running)?].concat();
    games.sort_unstable();
    openings_among(cx, &games, is_wanted)
}

/// Returns whether a game in progress needs a player, and the writer could be that player.
pub fn seeks_players(cx: &Context) -> Result<bool, Stop> {
    for game in cx.store.games_that_want(Life::Running)?.into_iter().take(MOST_OPEN) {
        if !openings_among(cx, &[game], |_| true)?.names.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The openings in those of these games that are public and that the filter accepts.
pub fn openings_among(cx: &Context, games: &[GameId], is_wanted: impl Fn(&Game) -> bool) -> Result<Openings, Stop> {
    let user = cx.principal.user();
    let (mut names, mut forming, mut open) = (Vec::new(), Vec::new(), Vec::new());
    let (mut n_shown, mut is_cut) = (0, false);
    for id in games {
        if n_shown == MOST_OPEN {
            is_cut = true;
            break;
        }
        let game = cx.load(cx.store.game(*id)?)?;
        let plays = |seat: &Seat| Some(seat.user) == user && seat.role != Role::Observer && seat.abandoned.is_none();
        let is_shut_out = match user {
            Some(user) => game.seats.iter().any(plays) || or_fault(access::is_open_to(cx, &game, user, None))?.is_err(),
            None => false,
        };
        if is_shut_out || !game.settings.on(keys::LISTED) || !is_wanted(&game) {
            continue;
        }
        let found = opening_names(&game);
        if found.is_empty() {
            continue;
        }
        names.extend(found);
        n_shown += 1;
        if game.row.life == Life::Forming {
            forming.extend(rows_of(cx, &game));
            continue;
        }
        open.extend(rows_of(cx, &game));
        for hand in game.open_hands() {
            let Some(first) = hand.first() else { continue };
            let powers = if hand.len() == 1 { game.named(hand) } else { game.named_briefly(hand) };
            open.push(GameListRow::below(say!("{}  ({})", line(game.sign_on_line(*first)), term(powers))));
        }
    }
    Ok(Openings { names, forming, open, is_cut })
}

/// Returns the names of the openings in a game. A seat has the name of the game, and a power that name and its own.
pub fn opening_names(game: &Game) -> Vec<String> {
    let name = &game.row.name;
    let seat = (game.row.life == Life::Forming && game.n_open() != 0).then(|| name.clone());
    let powers = game.open_hands().into_iter().filter_map(|hand| hand.first().copied());
    seat.into_iter().chain(powers.map(|power| format!("{name} {}", game.power_name(power)))).collect()
}
