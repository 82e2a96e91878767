//! The ways in which people take seats, and leave them.
use super::{approval, offers, sitters, unconfirmed};
use crate::answers::press;
use crate::command::access::{self, keeper};
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, zone_of};
use crate::command::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::game::dates::friendly;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::press::giveaway::{self, Giveaway};
use crate::referee::table::proposals::letters;
use crate::referee::table::{ballots, reliability};
use crate::referee::turn::clock::set_deadline;
use crate::referee::turn::form::form_for;
use crate::referee::turn::next::next_phase_text;
use crate::rules::{Eyes, Power};
use crate::store::{GameId, Life, Mark, Parting, Role, SeatId, SeatRow, UserId};
use crate::text::sentence::old;
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// Seats the writer on a power that nobody holds.
///
/// # Errors
/// If they are not registered, are in the game as player or master already.
pub fn take_over(cx: &mut GameCx, power: Power, user: UserId, password: String) -> Result<String, Stop> {
    if !approval::is_needed(&cx.game) {
        return take_seat(cx, power, user, password, Parting::TakenOver);
    }
    may_take(cx, power, user, Parting::TakenOver)?;
    let game = &cx.game;
    if game.applicants.iter().any(|other| other.user == user) {
        return Err(approval::not_yet(game).into());
    }
    let assigned = Some(game.power_name(power).to_owned());
    let seat = new_seat(game.row.id, Role::Player, user, password, cx.now);
    let id = cx.store.add_seat(&SeatRow { approved: false, assigned, ..seat })?;
    cx.game.reload_seats(cx.env.store)?;
    cx.seat = Some(id);
    approval::ask(cx, id)
}

/// Checks that this person may play a power of the game.
fn may_take(cx: &GameCx, power: Power, user: UserId, parting: Parting) -> Result<(), Stop> {
    let game = &cx.game;
    // Whom the master has asked need not be let in.
    match parting {
        Parting::Given => access::may_enter(cx, game, user).and_then(|()| keeper::may_play(cx, user))?,
        _ => access::may_play(cx, game, user, None)?,
    }
    for own in game.seats.iter().filter(|seat| seat.user == user && seat.abandoned.is_none()) {
        match (own.role, own.power) {
            (Role::Master, _) => {
                let power = game.power_name(power);
                return refuse(old(format!("You are the master of this game; BECOME {power} acts for it.")));
            }
            (Role::Player, Some(_)) => {
                return refuse(old(format!("You already play {} in this game.", game.seat_title(own))));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Seats the writer on a power, in the place of its player, if it has one, who leaves in this way.
///
/// # Errors
/// As with [`take_over`].
pub(in crate::referee) fn take_seat(
    cx: &mut GameCx,
    power: Power,
    user: UserId,
    password: String,
    parting: Parting,
) -> Result<String, Stop> {
    may_take(cx, power, user, parting)?;
    let store = cx.store;
    let game = &cx.game;
    let record = reliability::for_master(cx, user)?;
    let hand = game.hand(power).to_vec();
    let (id, name) = (game.row.id, game.named(&hand));
    let first = hand.first().map(|power| game.power_name(*power).to_owned());
    let old = game.player(power).cloned();
    let has_ordered = hand.iter().any(|power| game.has_computed(*power));
    let by_computer = game.computer(power).filter(|_| has_ordered).map(|computer| computer.title());
    let is_sought = old.as_ref().is_some_and(|old| old.leaving.is_some() && old.abandoned.is_none());
    let had_kept = match &old {
        Some(old) => cx.store.drop_all_kept(old.id)?,
        None => false,
    };
    if let Some(old) = &old {
        // Whoever looks for somebody to take their place has kept it until then.
        if !is_sought && parting == Parting::TakenOver {
            reliability::left(cx, old.user, &hand)?;
        }
        leave(cx, old.id, if is_sought { Parting::Replaced } else { parting })?;
    }
    reliability::mark(cx, [user], Mark::TookOver)?;
    ballots::forget(cx, &hand)?;
    offers::taken(cx, &hand, Some(user))?;
    stop_watching(cx, user)?;
    let seat = new_seat(id, Role::Player, user, password, cx.now);
    let seat = store.add_seat(&SeatRow { power: first, ..seat })?;
    cx.game.reload_seats(store)?;
    cx.seat = Some(seat);
    cx.acting = None;
    let game = &cx.game;
    let new = game.seat(seat).cloned().ok_or(Refusal::SignOnFirst)?;
    if let Some(old) = &old {
        let has = if hand.len() == 1 { "has" } else { "have" };
        let subject = cx.subject(&format!("{} {has} been taken over", game.named_briefly(&hand)));
        let by = if game.hides(&new) { "somebody else".to_owned() } else { game.person(old, &new) };
        let is = if hand.len() == 1 { "is" } else { "are" };
        let mut text = match parting {
            _ if is_sought => {
                format!("{name} {is} now played by {by}: you are free. Thank you for playing on until somebody came.\n")
            }
            Parting::Given => format!(
                "The master of '{0}' has asked somebody else to play {name} from now on: {name} {is} now played by {by}. Thank you for all your turns. You can still watch the game: OBSERVE {0} and a password.\n",
                game.row.name
            ),
            _ => format!("As no orders came from you, {name} {is} now played by {by}.\n"),
        };
        if had_kept {
            text += "The orders that you kept for later are dropped.\n";
        }
        cx.post(old, &subject, &text)?;
    }
    let restarted = restart(cx)? || allow_time(cx, &hand)?;
    // The newcomer needs time, and the others need time to write to them: the turn does not run early, unless all say so.
    let is_told = |other: &Seat| other.id == seat || other.role == Role::Master || !cx.game.settings.on(keys::QUIET);
    let waiting: Vec<SeatId> = cx.game.players().filter(|player| is_told(player)).map(|player| player.id).collect();
    waiting.into_iter().try_for_each(|player| cx.change_seat(player, |player| player.wait = true))?;
    cx.after.touched = true;
    cx.note(format!("{name} taken over"))?;
    tracing::info!(game = %cx.game.row.id, %seat, "a seat is taken over");
    let game = &cx.game;
    let has = if hand.len() == 1 { "has" } else { "have" };
    let brief = game.named_briefly(&hand);
    let (named, unnamed) = (cx.subject(&format!("{brief} {has} a new player")), cx.subject("The game goes on"));
    let waits_for = waits_for(game);
    for other in &game.seats {
        // In a quiet game the others are told only what they have to know: that the game goes on.
        let is_told = other.id == seat || other.role == Role::Master || !game.settings.on(keys::QUIET);
        if !(is_told || restarted) {
            continue;
        }
        let zone = &zone_of(other);
        let mut text = String::new();
        if is_told {
            text += &format!("{} now plays {name} in '{}'.\n", game.person(other, &new), game.row.name);
        }
        if other.role == Role::Master {
            text += &record;
        }
        if !waits_for.is_empty() {
            text += &format!("The game still waits for {}.\n", game.named(&waits_for));
        } else if let (Some(deadline), true) = (game.row.deadline, restarted) {
            text += &format!("The game goes on. The deadline for orders is {}.\n", friendly(deadline, zone));
        }
        if other.id == seat {
            text += &format!("\n{}", game.table()?.status(game.heading(), Eyes::Power(power)));
            text += &next_phase_text(cx, zone)?;
            text += &form_for(cx, other)?;
            text += &public_press(cx)?;
        }
        if is_told && other.role == Role::Player {
            text += "\nSo that there is time for everybody, the turn now waits for the deadline. When you need no more of it, write SET NO WAIT.\n";
        }
        cx.post(other, if is_told { &named } else { &unnamed }, &text)?;
    }
    if let Some(seat) = cx.game.seat(seat) {
        letters::ask_newcomer(cx, seat)?;
    }
    let mut said = format!("You now play {name} in '{}'. The password is yours.", cx.game.row.name);
    if had_kept {
        said += " What the player before you had kept for later phases is dropped: keep your own.";
    }
    if let Some(computer) = by_computer {
        said += &format!(" What {computer} has ordered for this turn is on file until you order something else.");
    }
    Ok(said)
}

/// The orders of an abandoned seat have come after all: nobody else can take it over.
pub fn reclaim_seat(cx: &mut GameCx, seat: SeatId) -> Result<(), Stop> {
    cx.change_seat(seat, |seat| seat.abandoned = None)?;
    let hand = cx.game.seat(seat).map(|seat| cx.game.powers_of(seat).to_vec()).unwrap_or_default();
    offers::taken(cx, &hand, None)?;
    let restarted = restart(cx)?;
    cx.after.touched = true;
    let game = &cx.game;
    let row = game.seat(seat).ok_or(Refusal::SignOnFirst)?;
    let (name, is) = (game.seat_title(row), if game.powers_of(row).len() == 1 { "is" } else { "are" });
    cx.note(format!("{name} has come back"))?;
    tracing::info!(game = %cx.game.row.id, %seat, "an abandoned seat is kept after all");
    let subject = cx.subject(&format!("{} {is} back", game.named_briefly(game.powers_of(row))));
    let waits_for = waits_for(game);
    cx.post_to_all_old(&subject, |_, zone| {
        let it = if is == "is" { "it" } else { "they" };
        let mut text = format!("The orders of {name} have come: {it} can no longer be taken over.\n");
        if !waits_for.is_empty() {
            text += &format!("The game still waits for {}.\n", game.named(&waits_for));
        } else if let (Some(deadline), true) = (game.row.deadline, restarted) {
            text += &format!("The game goes on. The deadline for orders is {}.\n", friendly(deadline, zone));
        }
        Ok(text)
    })?;
    Ok(())
}

/// The least time that somebody who takes over has for orders, if turns are long enough.
const TIME_TO_BEGIN: SignedDuration = SignedDuration::from_hours(48);

/// Allows a new player two days for their orders, or half of a usual turn if that is less: a nearer deadline is
/// moved. Has it been?
fn allow_time(cx: &mut GameCx, hand: &[Power]) -> Result<bool, Stop> {
    let game = &cx.game;
    let owes = game.with_commanded(hand).iter().any(|power| game.due().contains(power));
    let ahead = game.row.deadline.filter(|deadline| owes && cx.now < *deadline);
    let Some(deadline) = ahead else { return Ok(false) };
    let usual = game.settings.clocking(game.table()?.phase().stage).next.duration();
    if TIME_TO_BEGIN.min(usual / 2) <= deadline.duration_since(cx.now) {
        return Ok(false);
    }
    set_deadline(cx, None)?;
    cx.change_game(|_| ())?;
    Ok(true)
}

/// Returns the press written to everyone during the turn that is on, for a person who has just come.
fn public_press(cx: &GameCx) -> Result<String> {
    let row = &cx.game.row;
    let press = cx.store.public_press(row.id)?;
    let mut text = String::new();
    for piece in press.iter().filter(|piece| piece.phase == row.phase && piece.seat.is_some()) {
        text += &format!("\n{}\n{}\n", press::heading_for(piece, false), piece.body.trim_end());
    }
    if !text.is_empty() {
        text = format!("\nThis turn, this was written to everybody:\n{text}");
    }
    if 1 < row.turn || press.iter().any(|piece| piece.phase != row.phase && piece.seat.is_some()) {
        text += &format!("\nHISTORY {} shows what has happened before, and what was written to everybody.\n", row.name);
    }
    Ok(text)
}

/// Offers a seat to others while its player plays on, with what they say of it; or no longer. What to say of it.
///
/// # Errors
/// If there is no such seat.
pub fn seek_replacement(cx: &mut GameCx, seat: SeatId, note: Option<String>) -> Result<String, Stop> {
    let given_away = note.as_deref().map(|note| giveaway::of_writer(cx, note)).transpose()?.flatten();
    let is_hidden = cx.game.seat(seat).is_some_and(|seat| cx.game.hides(seat));
    if let Some(found) = given_away.filter(|found| is_hidden || *found == Giveaway::Password) {
        return refuse(old(format!(
            "Everybody reads what you say of your seat, and it has {} in it. Please say it without.",
            found.told()
        )));
    }
    let was_offered = cx.game.seat(seat).is_some_and(|seat| seat.leaving.is_some());
    cx.change_seat(seat, |seat| seat.leaving.clone_from(&note))?;
    let game = &cx.game;
    let seat = game.seat(seat).ok_or(Refusal::SignOnFirst)?;
    let hand = game.powers_of(seat).to_vec();
    let names = game.named(&hand);
    let (is, it) = if hand.len() == 1 { ("is", "it") } else { ("are", "them") };
    let brief = game.named_briefly(&hand);
    let (subject, told) = match &note {
        Some(note) => {
            let says = if note.is_empty() { String::new() } else { format!(" They say: \"{note}\".") };
            let how = format!(
                "Anybody who is registered here can take over, with a password of their own:\n\n  {}\n",
                game.sign_on_lines(&hand)
            );
            let told =
                format!("The player of {names} seeks a replacement, and plays on until there is one.{says} {how}");
            (cx.subject(&format!("{brief}: a replacement is wanted")), told)
        }
        None => {
            offers::taken(cx, &hand, None)?;
            let told = format!("The player of {names} stays: {names} {is} no longer offered to others.\n");
            (cx.subject(&format!("{brief} {is} no longer offered")), told)
        }
    };
    let is_told = |other: &Seat| other.role == Role::Master || !game.settings.on(keys::QUIET);
    let others = game.seats.iter().filter(|other| Some(other.id) != cx.seat && (other.id == seat.id || is_told(other)));
    others.into_iter().try_for_each(|other| cx.post(other, &subject, &told))?;
    let said = match (&note, was_offered) {
        (Some(_), true) => format!("{names} {is} still offered to others, with what you say now."),
        (Some(_), false) => format!(
            "{names} {is} offered to others. You play on until somebody takes {it}: your orders are still owed."
        ),
        (None, _) => format!("{names} {is} not offered any more: you keep {it}."),
    };
    cx.note(if note.is_some() { format!("{names}: a replacement is wanted") } else { format!("{names} stays") })?;
    cx.after.touched = true;
    Ok(said)
}

/// Gives a game that was waiting, or whose deadline is past, a new deadline, if no seat is free now and orders are still to
/// come. Has it?
fn restart(cx: &mut GameCx) -> Result<bool, Stop> {
    let game = &cx.game;
    let was_waiting = game.row.abandoned.is_some() || game.row.deadline.is_some_and(|deadline| deadline <= cx.now);
    let still_waits = !(game.settings.on(keys::NMR) || free(game).is_empty());
    if !was_waiting || still_waits || game.lacking().is_empty() {
        return Ok(false);
    }
    set_deadline(cx, None)?;
    cx.change_game(|_| ())?;
    Ok(true)
}

/// The powers for which orders are owed, and that anybody may take over or come to command by taking over another.
fn free(game: &Game) -> Vec<Power> {
    let vacant: Vec<Power> = game.vacant_hands().into_iter().flat_map(|hand| game.with_commanded(hand)).collect();
    game.due().into_iter().filter(|power| vacant.contains(power)).collect()
}

/// The same, if the game is waiting for them.
fn waits_for(game: &Game) -> Vec<Power> {
    if game.row.abandoned.is_some() { free(game) } else { Vec::new() }
}

/// Makes the holder of a seat the game's first master.
pub fn become_master(cx: &mut GameCx, seat: SeatId) -> Result<(), Stop> {
    cx.change_seat(seat, |seat| {
        seat.role = Role::Master;
        // That a master reads all press is announced: it does not come with the role.
        seat.all_press = false;
    })?;
    let game = &cx.game;
    let new = game.seat(seat).cloned().ok_or(Refusal::SignOnFirst)?;
    cx.note(format!("{} became master", new.user_name))?;
    let subject = cx.subject("A master");
    for other in game.seats.iter().filter(|other| Some(other.id) != cx.seat) {
        let who = if other.id == seat { "You are".to_owned() } else { format!("{} is", game.person(other, &new)) };
        cx.post(other, &subject, &format!("{who} now the master of '{}'.\n", game.row.name))?;
    }
    Ok(())
}

/// Tells everybody else that the writer observes the game now.
pub fn announce_observer(cx: &mut GameCx) -> Result<(), Stop> {
    let game = &cx.game;
    let new = cx.seat()?;
    cx.note("a new observer")?;
    let subject = cx.subject("An observer");
    for other in game.seats.iter().filter(|other| other.id != new.id) {
        cx.post_news(other, &subject, &format!("{} now observes '{}'.\n", game.person(other, new), game.row.name))?;
    }
    Ok(())
}

/// A new seat for somebody.
pub fn new_seat(game: GameId, role: Role, user: UserId, password: String, now: Timestamp) -> SeatRow {
    SeatRow {
        id: SeatId::default(),
        game,
        role,
        power: None,
        user,
        password,
        token: 1,
        address: None,
        visit: false,
        assigned: None,
        nudged: None,
        preference: String::new(),
        wait: false,
        error: false,
        all_press: false,
        no_broadcast: false,
        n_late: 0,
        late_turn: 0,
        n_extended: 0,
        n_spent: 0,
        extended_turn: 0,
        abandoned: None,
        leaving: None,
        sitter: None,
        ready: false,
        approved: true,
        since: now,
        until: None,
        why_ended: None,
        user_name: String::new(),
        timezone: String::new(),
        width: crate::text::Width::USUAL,
        wishes: crate::store::MailPreferences::default(),
        digest: false,
        brief: false,
        reminders: None,
        user_address: String::new(),
    }
}

/// Ends a player's observer seats.
pub fn stop_watching(cx: &mut GameCx, user: UserId) -> Result<(), Stop> {
    let watches = |seat: &&Seat| seat.user == user && seat.role == Role::Observer;
    let seats: Vec<SeatId> = cx.game.seats.iter().filter(watches).map(|seat| seat.id).collect();
    seats.into_iter().try_for_each(|seat| leave(cx, seat, Parting::Plays))
}

pub(in crate::referee) fn leave(cx: &mut GameCx, seat: SeatId, why: Parting) -> Result<(), Stop> {
    sitters::end(cx, seat, sitters::SittingEnd::WithSeat)?;
    let now = cx.now;
    cx.change_seat(seat, |seat| {
        seat.until = Some(now);
        seat.why_ended = Some(why);
    })
}

/// Ends somebody's tenure of a seat, and tells everybody.
pub fn vacate(cx: &mut GameCx, seat: SeatId, parting: Parting) -> Result<(), Stop> {
    let why = match parting {
        Parting::Ejected | Parting::Banned | Parting::Removed => "been ejected",
        _ => parting.word(),
    };
    let game = &cx.game;
    let row = game.seat(seat).cloned().ok_or(Refusal::SignOnFirst)?;
    if !row.approved {
        return approval::withdraw(cx, &row);
    }
    let hand = game.powers_of(&row).to_vec();
    let who_for = |reader: Option<&Seat>| match (row.role, hand.as_slice()) {
        (Role::Player, [_, ..]) => game.named(&hand),
        (Role::Player, []) if reader.is_some_and(|reader| !game.may_know(reader, &row)) => "A player".to_owned(),
        (Role::Player, []) => row.user_name.clone(),
        (Role::Observer, _) if reader.is_some_and(|reader| !game.may_know(reader, &row)) => "An observer".to_owned(),
        _ => format!("{} ({})", row.user_name, game.seat_name(&row)),
    };
    let who = who_for(None);
    let has = if hand.len() < 2 { "has" } else { "have" };
    let was_only_master = row.role == Role::Master && game.masters().count() == 1;
    for seat in &game.seats {
        // In a secret game, others do not learn who joined and left.
        if row.role == Role::Player && hand.is_empty() && game.secret() && !game.may_know(seat, &row) {
            continue;
        }
        let who = who_for(Some(seat));
        let mut text = format!("{who} {has} {why} from '{}'.\n", game.row.name);
        if seat.id == row.id && parting == Parting::Ejected {
            text += "You cannot come back unless its master lets you in.\n";
        } else if seat.id == row.id && parting == Parting::Banned {
            text += "You cannot come back.\n";
        } else if !hand.is_empty() && game.running() {
            text += "Anybody who is registered here can take over, with a password of their own:\n\n";
            text += &format!("  {}\n", game.sign_on_lines(&hand));
        } else if row.role == Role::Player && game.row.life == Life::Forming {
            text += &format!("Anybody who is registered here can join: SIGN ON ?{} password\n", game.row.name);
        }
        if was_only_master {
            text += "The game has no master now. Its players decide together about its settings, a pause or an end (HELP PROPOSE), and nothing waits for the master's PROCESS.\n";
        }
        let brief = if hand.is_empty() { who } else { game.named_briefly(&hand) };
        // The page of the game is theirs no longer.
        let text = if seat.id == row.id { cx.linked(LinkTarget::Public, &text) } else { text };
        cx.post(seat, &cx.subject(&format!("{brief} {has} {why}")), &text)?;
    }
    cx.note(format!("{who} has {why}"))?;
    tracing::info!(game = %cx.game.row.id, seat = %seat, "left: {}", parting.word());
    if parting == Parting::Resigned && matches!(cx.game.row.life, Life::Running | Life::Paused) {
        reliability::left(cx, row.user, &hand)?;
    }
    // A name is not for everybody who reads the history; a power is.
    if !hand.is_empty() {
        cx.publish(&format!("{who} {has} {why} from '{}'.", cx.game.row.name), "")?;
    }
    cx.store.drop_all_kept(seat)?;
    leave(cx, seat, parting)?;
    if was_only_master {
        cx.change_game(|game| {
            let of_master = [keys::MANUAL_PROCESS, keys::MANUAL_START, keys::APPROVAL];
            of_master.into_iter().for_each(|key| game.settings.put(key, &false));
        })?;
        approval::admit_all(cx)?;
        let game = &cx.game;
        cx.after.start |= game.row.life == Life::Forming && game.is_full();
    }
    cx.after.touched = true;
    cx.after.recount = true;
    Ok(())
}

/// Checks that this many people may play, or this many powers may be played.
///
/// # Errors
/// If the board does not have that many powers for players, or more people have already joined.
pub fn may_seat(game: &Game, key: &str, value: &str) -> Result<(), Stop> {
    let n_powers = game.system.played().len();
    let Ok(n) = value.parse::<usize>() else { return Ok(()) };
    let by_rules = game.system.n_players();
    if by_rules < n_powers {
        if n == by_rules {
            return Ok(());
        }
        return refuse(old(format!("By its rules, '{}' is for {by_rules} players, one power each.", game.row.name)));
    }
    let n_players = game.players().count();
    if n_powers < n {
        return refuse(old(format!("There are only {n_powers} powers to play in '{}'.", game.row.name)));
    }
    if key == "players" && game.n_in_play() < n {
        return refuse(old(format!("Only {} powers are played: {n} players are too many.", game.n_in_play())));
    }
    if n < n_players {
        return refuse(old(format!("{n_players} players have already joined '{}'.", game.row.name)));
    }
    Ok(())
}

/// After a change of the settings: if nobody is missing now, the game starts when the letter has been read. What to say of
/// it.
///
/// # Errors
/// If no game was signed on to.
pub fn start_if_full(cx: &mut GameCx) -> Result<Option<String>, Stop> {
    let game = &cx.game;
    if game.row.life != Life::Forming || !game.is_full() {
        cx.after.start = false;
        return Ok(None);
    }
    let follows = unconfirmed::what_follows(cx);
    let begins = !game.settings.on(keys::MANUAL_START) && unconfirmed::to_confirm(cx).next().is_none();
    cx.after.start = true;
    Ok(Some(if begins {
        "All seats are taken: the game begins.".to_owned()
    } else {
        format!("All seats are taken. {follows}")
    }))
}
