//! Taking and leaving seats.
use super::{approval, offers, sitters, unconfirmed};
use crate::answers::press;
use crate::command::access::{self, keeper};
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, reader_of};
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::game::names::PartyNames;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::press::giveaway::{self, Giveaway};
use crate::referee::table::proposals::letters;
use crate::referee::table::{ballots, reliability};
use crate::referee::turn::clock::set_deadline;
use crate::referee::turn::form::add_form;
use crate::referee::turn::late::TAKE_OVER;
use crate::referee::turn::next::add_next_phase;
use crate::rules::{Eyes, Power};
use crate::say;
use crate::store::{GameId, HeadingView, Life, Mark, Parting, Role, SeatId, SeatRow, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line, person, term, theirs};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// Gives the writer a power without a holder.
///
/// # Errors
/// If they are not registered, or are a player or GM in the game already.
pub fn take_over(cx: &mut GameCx, power: Power, user: UserId, password: String, doc: &mut Doc) -> CommandResult {
    if !approval::is_needed(&cx.game) {
        doc.para(take_seat(cx, power, user, password, Parting::TakenOver)?);
        return Ok(());
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
    approval::ask(cx, id, doc)
}

/// Checks that this person may play a power of the game.
fn may_take(cx: &GameCx, power: Power, user: UserId, parting: Parting) -> CommandResult {
    let game = &cx.game;
    // The lists of who may play do not apply to a person whom the GM has asked.
    match parting {
        Parting::Given => access::may_enter(cx, game, user).and_then(|()| keeper::may_play(cx, user))?,
        _ => access::may_play(cx, game, user, None)?,
    }
    for own in game.seats.iter().filter(|seat| seat.user == user && seat.abandoned.is_none()) {
        match (own.role, own.power) {
            (Role::Master, _) => {
                let become_it = line(format!("BECOME {}", game.power_name(power)));
                return refuse(say!("You are the GM of this game; {become_it} acts for it.", become_it));
            }
            (Role::Player, Some(_)) => {
                return refuse(say!("You already play {} in this game.", term(game.seat_title(own))));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Gives the writer a power. Its player, if any, leaves in this way.
///
/// # Errors
/// As with [`take_over`].
pub(in crate::referee) fn take_seat(
    cx: &mut GameCx,
    power: Power,
    user: UserId,
    password: String,
    parting: Parting,
) -> CommandResult<Note> {
    may_take(cx, power, user, parting)?;
    let store = cx.store;
    let has_password = !password.is_empty();
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
        // A player who looks for a replacement has kept the seat until now.
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
        tell_former_player(cx, old, &new, (is_sought, parting), had_kept)?;
    }
    let restarted = restart(cx)? || allow_time(cx, &hand)?;
    // The newcomer needs time, and the others need time to write to them, so the turn does not run early unless all agree.
    let is_told = |other: &Seat| other.id == seat || other.role == Role::Master || !cx.game.settings.on(keys::QUIET);
    let waiting: Vec<SeatId> = cx.game.players().filter(|player| is_told(player)).map(|player| player.id).collect();
    waiting.into_iter().try_for_each(|player| cx.change_seat(player, |player| player.wait = true))?;
    cx.after.touched = true;
    cx.note(say!("{name} taken over", name = term(&name)))?;
    tracing::info!(game = %cx.game.row.id, %seat, "someone takes over a seat");
    let game = &cx.game;
    let has = if hand.len() == 1 { "has" } else { "have" };
    let brief = game.named_briefly(&hand);
    let (named, unnamed) = (cx.subject(&format!("{brief} {has} a new player")), cx.subject("The game continues"));
    for other in &game.seats {
        // In a quiet game the others learn only what they must: that the game continues.
        let is_told = other.id == seat || other.role == Role::Master || !game.settings.on(keys::QUIET);
        if !(is_told || restarted) {
            continue;
        }
        let mut doc = Doc::new(reader_of(other));
        if is_told {
            let who = person(game.person(other, &new));
            doc.para(say!("{who} now plays {} in {game}.", who, &game.called_each(&hand), game));
        }
        if other.role == Role::Master {
            doc.also(&record);
        }
        tell_of_clock(game, restarted, &mut doc);
        if other.id == seat {
            game.table()?.status(game.heading(), Eyes::Power(power), &mut doc);
            add_next_phase(cx, other, &mut doc)?;
            add_form(cx, other, &mut doc)?;
            public_press(cx, &mut doc)?;
        }
        if is_told && other.role == Role::Player {
            doc.para("To give you time, the turn now waits for the deadline. When you are ready, send SET NO WAIT.");
        }
        cx.post(other, if is_told { &named } else { &unnamed }, &doc)?;
    }
    if let Some(seat) = cx.game.seat(seat) {
        letters::ask_newcomer(cx, seat)?;
    }
    let ordered = by_computer.map(|computer| {
        say!(" What {computer} has ordered for this turn is on file until you order something else.", computer)
    });
    Ok(Note::of(say!(
        "You now play {} in {}.{own}{kept}{ordered}",
        &cx.game.called_each(&hand),
        &cx.game,
        own = if has_password { " The password is yours." } else { "" },
        kept = match had_kept {
            true => " What the player before you had kept for later phases is dropped: keep your own.",
            false => "",
        },
        ordered = ordered.unwrap_or_else(|| say!(""))
    )))
}

/// Tells the former player of a seat that someone else now has it.
fn tell_former_player(
    cx: &GameCx,
    old: &Seat,
    new: &Seat,
    (is_sought, parting): (bool, Parting),
    had_kept: bool,
) -> Result<()> {
    let game = &cx.game;
    let hand = game.powers_of(new);
    let names = &game.called_each(hand);
    let has = if hand.len() == 1 { "has" } else { "have" };
    let subject = cx.subject(&format!("{} {has} been taken over", game.named_briefly(hand)));
    let by = if game.hides(new) { "somebody else".to_owned() } else { game.person(old, new) };
    let mut doc = Doc::new(reader_of(old));
    doc.para(match parting {
        _ if is_sought => say!(
            "{by} now plays {names}, so you are free. Thank you for playing until then.",
            names,
            by = person(by)
        ),
        Parting::Given => say!(
            "The GM of {game} has asked {by} to play {names} from now on. Thank you for all your turns. You can still watch the game: {observe} password.",
            game,
            names,
            by = person(by),
            observe = line(format!("OBSERVE {}", game.row.name))
        ),
        _ => say!("As no orders came from you, {names} {names? is|are} now played by {by}.", names, by = person(by)),
    });
    if had_kept {
        doc.also("The orders that you kept for later are dropped.");
    }
    cx.post(old, &subject, &doc)
}

/// Adds which powers a game still waits for, or that it continues.
fn tell_of_clock(game: &Game, restarted: bool, doc: &mut Doc) {
    let (waits_for, is_first) = (waits_for(game), doc.is_empty());
    if !waits_for.is_empty() {
        doc.para(say!("The game still waits for {}.", &game.called_each(&waits_for)));
    } else if let (Some(deadline), true) = (game.row.deadline, restarted) {
        doc.para(say!("The game continues. The deadline for orders is {}.", deadline));
    } else {
        return;
    }
    if !is_first {
        doc.close_up();
    }
}

/// Returns an abandoned seat to its player, whose orders have come after all. No one else can take it over.
pub fn reclaim_seat(cx: &mut GameCx, seat: SeatId) -> CommandResult {
    cx.change_seat(seat, |seat| seat.abandoned = None)?;
    let hand = cx.game.seat(seat).map(|seat| cx.game.powers_of(seat).to_vec()).unwrap_or_default();
    offers::taken(cx, &hand, None)?;
    let restarted = restart(cx)?;
    cx.after.touched = true;
    let game = &cx.game;
    let row = game.seat(seat).ok_or(Refusal::SignOnFirst)?;
    cx.note(say!("{} has come back", term(game.seat_title(row))))?;
    tracing::info!(game = %cx.game.row.id, %seat, "an abandoned seat stays with its player");
    let names = &game.called_each(game.powers_of(row));
    let is = if names.len() == 1 { "is" } else { "are" };
    let subject = cx.subject(&format!("{} {is} back", game.named_briefly(game.powers_of(row))));
    cx.post_to_all(&subject, |_, doc| {
        doc.para(say!("The orders of {names} have arrived, so no one can take {names? it|them} over.", names));
        tell_of_clock(game, restarted, doc);
        Ok(())
    })?;
    Ok(())
}

/// The minimum time for the orders of a person who takes over, if turns are long enough.
const TIME_TO_BEGIN: SignedDuration = SignedDuration::from_hours(48);

/// Allows a new player two days for their orders, or half of a usual turn if that is less, and moves a nearer deadline. Returns
/// whether it moved.
fn allow_time(cx: &mut GameCx, hand: &[Power]) -> CommandResult<bool> {
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

/// Adds the press to everyone from the current turn, for a person who has just come.
fn public_press(cx: &GameCx, doc: &mut Doc) -> Result<()> {
    let row = &cx.game.row;
    let press = cx.store.public_press(row.id)?;
    let mut now = press.iter().filter(|piece| piece.phase == row.phase && piece.seat.is_some()).peekable();
    if now.peek().is_some() {
        doc.para("Public press this turn:");
    }
    let names = PartyNames::new(cx.store, &cx.game, false);
    for piece in now {
        press::tell(&names.heading(piece, HeadingView::Seems, None)?, piece.body.trim_end(), doc);
    }
    if 1 < row.turn || press.iter().any(|piece| piece.phase != row.phase && piece.seat.is_some()) {
        let history = line(format!("HISTORY {}", row.name));
        doc.para(say!("{history} shows the turns so far, with the public press.", history));
    }
    Ok(())
}

/// Offers a seat to others while its player plays on, with a note from them; or ends the offer.
///
/// # Errors
/// If the game has no such seat.
pub fn seek_replacement(cx: &mut GameCx, seat: SeatId, note: Option<String>, doc: &mut Doc) -> CommandResult {
    let given_away = note.as_deref().map(|note| giveaway::of_writer(cx, note)).transpose()?.flatten();
    let is_hidden = cx.game.seat(seat).is_some_and(|seat| cx.game.hides(seat));
    if let Some(found) = given_away.filter(|found| is_hidden || *found == Giveaway::Password) {
        return refuse(say!(
            "Everyone reads your description of the seat, and it contains {}. Please leave that out.",
            found.told()
        ));
    }
    let was_offered = cx.game.seat(seat).is_some_and(|seat| seat.leaving.is_some());
    cx.change_seat(seat, |seat| seat.leaving.clone_from(&note))?;
    let game = &cx.game;
    let seat = game.seat(seat).ok_or(Refusal::SignOnFirst)?;
    let hand = game.powers_of(seat).to_vec();
    let names = &game.called_each(&hand);
    let is = if hand.len() == 1 { "is" } else { "are" };
    let brief = game.named_briefly(&hand);
    if note.is_none() {
        offers::taken(cx, &hand, None)?;
    }
    let subject = cx.subject(&match &note {
        Some(_) => format!("{brief}: a replacement is wanted"),
        None => format!("{brief} {is} no longer offered"),
    });
    let is_told = |other: &Seat| other.role == Role::Master || !game.settings.on(keys::QUIET);
    for other in game.seats.iter().filter(|other| Some(other.id) != cx.seat && (other.id == seat.id || is_told(other)))
    {
        let mut letter = Doc::new(reader_of(other));
        match &note {
            Some(note) => {
                letter.para(say!(
                    "The player of {names} is looking for a replacement, and plays until there is one.",
                    names
                ));
                if !note.is_empty() {
                    letter.also(say!("They say: {}.", theirs(note)));
                }
                letter.also(TAKE_OVER);
                letter.line(game.sign_on_lines(&hand));
            }
            None => letter.para(say!(
                "The player of {names} is staying: {names} {names? is|are} no longer open to others.",
                names
            )),
        }
        cx.post(other, &subject, &letter)?;
    }
    doc.para(match (&note, was_offered) {
        (Some(_), true) => say!("{names} {names? is|are} still open to others, with your new description.", names),
        (Some(_), false) => say!(
            "{names} {names? is|are} now open to others. You play until someone takes {names? it|them}: you still owe orders.",
            names
        ),
        (None, _) => say!("{names} {names? is|are} no longer open to others: you keep {names? it|them}.", names),
    });
    let name = game.named(&hand);
    cx.note(match note.is_some() {
        true => say!("{name}: a replacement is wanted", name = term(&name)),
        false => say!("{name} stays", name = term(&name)),
    })?;
    cx.after.touched = true;
    Ok(())
}

/// Gives a new deadline to a game that was waiting, or whose deadline has passed, if no seat is free and orders are still due.
/// Returns whether it did.
fn restart(cx: &mut GameCx) -> CommandResult<bool> {
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

/// The powers that owe orders and that anyone may take over, directly or along with the power that commands them.
fn free(game: &Game) -> Vec<Power> {
    let vacant: Vec<Power> = game.vacant_hands().into_iter().flat_map(|hand| game.with_commanded(hand)).collect();
    game.due().into_iter().filter(|power| vacant.contains(power)).collect()
}

/// Those powers, if the game is waiting for them.
fn waits_for(game: &Game) -> Vec<Power> {
    if game.row.abandoned.is_some() { free(game) } else { Vec::new() }
}

/// Makes the holder of a seat the game's first GM.
pub fn become_master(cx: &mut GameCx, seat: SeatId) -> CommandResult {
    cx.change_seat(seat, |seat| {
        seat.role = Role::Master;
        // The judge announces that a GM reads all press, so this does not come with the role.
        seat.all_press = false;
    })?;
    let game = &cx.game;
    let new = game.seat(seat).cloned().ok_or(Refusal::SignOnFirst)?;
    cx.note(say!("{} became master", new.holder()))?;
    let subject = cx.subject("A master");
    for other in game.seats.iter().filter(|other| Some(other.id) != cx.seat) {
        let mut doc = Doc::new(reader_of(other));
        doc.para(match other.id == seat {
            true => say!("You are now the GM of {game}.", game),
            false => say!("{} is now the GM of {game}.", person(game.person(other, &new)), game),
        });
        cx.post(other, &subject, &doc)?;
    }
    Ok(())
}

/// Tells everyone else that the writer now observes the game.
pub fn announce_observer(cx: &mut GameCx) -> CommandResult {
    let game = &cx.game;
    let new = cx.seat()?;
    cx.note("a new observer")?;
    let subject = cx.subject("An observer");
    for other in game.seats.iter().filter(|other| other.id != new.id) {
        let mut doc = Doc::new(reader_of(other));
        doc.para(say!("{} now observes {game}.", person(game.person(other, new)), game));
        cx.post_news(other, &subject, &doc)?;
    }
    Ok(())
}

/// A new seat for a person.
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
pub fn stop_watching(cx: &mut GameCx, user: UserId) -> CommandResult {
    let watches = |seat: &&Seat| seat.user == user && seat.role == Role::Observer;
    let seats: Vec<SeatId> = cx.game.seats.iter().filter(watches).map(|seat| seat.id).collect();
    seats.into_iter().try_for_each(|seat| leave(cx, seat, Parting::Plays))
}

pub(in crate::referee) fn leave(cx: &mut GameCx, seat: SeatId, why: Parting) -> CommandResult {
    sitters::end(cx, seat, sitters::SittingEnd::WithSeat)?;
    let now = cx.now;
    cx.change_seat(seat, |seat| {
        seat.until = Some(now);
        seat.why_ended = Some(why);
    })
}

/// Ends a person's tenure of a seat, and tells everyone.
pub fn vacate(cx: &mut GameCx, seat: SeatId, parting: Parting) -> CommandResult {
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
        // In a secret game, the others do not learn who joined and left.
        if row.role == Role::Player && hand.is_empty() && game.secret() && !game.may_know(seat, &row) {
            continue;
        }
        let who = who_for(Some(seat));
        let mut doc = Doc::new(reader_of(seat));
        doc.para(say!("{who} {has} {why} from {game}.", who = person(&who), has, why, game));
        if seat.id == row.id && parting == Parting::Ejected {
            doc.also("You cannot rejoin unless the GM readmits you.");
        } else if seat.id == row.id && parting == Parting::Banned {
            doc.also("You cannot rejoin.");
        } else if !hand.is_empty() && game.running() {
            doc.also(TAKE_OVER);
            doc.line(game.sign_on_lines(&hand));
        } else if row.role == Role::Player && game.row.life == Life::Forming {
            let join = line(format!("SIGN ON ?{} password", game.row.name));
            doc.also(say!("Any registered player can join: {join}", join));
        }
        if was_only_master {
            doc.also("The game has no GM now. Its players decide together about its settings, a pause or an end (HELP PROPOSE), and turns no longer wait for PROCESS.");
        }
        let brief = if hand.is_empty() { who } else { game.named_briefly(&hand) };
        // The game's page is no longer theirs.
        if seat.id == row.id {
            cx.lead(&mut doc, &game.row.name, LinkTarget::Public);
        }
        cx.post(seat, &cx.subject(&format!("{brief} {has} {why}")), &doc)?;
    }
    let noted = match (row.role, hand.as_slice()) {
        (Role::Player, [_, ..]) => Note::of(term(game.named(&hand))),
        (Role::Player, []) => Note::of(row.holder()),
        _ => Note::of(say!("{} ({})", row.holder(), term(game.seat_name(&row)))),
    };
    cx.note(say!("{noted} has {why}", noted, why))?;
    tracing::info!(game = %cx.game.row.id, seat = %seat, "left: {}", parting.word());
    if parting == Parting::Resigned && matches!(cx.game.row.life, Life::Running | Life::Paused) {
        reliability::left(cx, row.user, &hand)?;
    }
    // Readers of the history may know a power, but not a name.
    if !hand.is_empty() {
        cx.publish(say!("{who} {has} {why} from {}.", who = term(&who), has, why, &cx.game), &[])?;
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

/// Checks that this many people may play, or that this many powers may be in play.
///
/// # Errors
/// If the board does not have that many powers for players, or more people have already joined.
pub fn may_seat(game: &Game, key: &str, value: &str) -> CommandResult {
    let n_powers = game.system.played().len();
    let Ok(n) = value.parse::<usize>() else { return Ok(()) };
    let by_rules = game.system.n_players();
    if by_rules < n_powers {
        if n == by_rules {
            return Ok(());
        }
        return refuse(say!("By its rules, {game} is for {by_rules} players, one power each.", game, by_rules));
    }
    let n_players = game.players().count();
    if n_powers < n {
        return refuse(say!("There are only {n_powers} powers to play in {game}.", n_powers, game));
    }
    if key == "players" && game.n_in_play() < n {
        return refuse(say!("Only {} powers are played: {n} players are too many.", game.n_in_play(), n));
    }
    if n < n_players {
        return refuse(say!("{n_players} players have already joined {game}.", n_players, game));
    }
    Ok(())
}

/// Starts the game once the letter has been read, if changed settings have left no seat empty. Returns a note for the reply.
///
/// # Errors
/// If the writer is not signed on to a game.
pub fn start_if_full(cx: &mut GameCx) -> CommandResult<Option<Note>> {
    let game = &cx.game;
    if game.row.life != Life::Forming || !game.is_full() {
        cx.after.start = false;
        return Ok(None);
    }
    let follows = unconfirmed::what_follows(cx);
    let begins = !game.settings.on(keys::MANUAL_START) && unconfirmed::to_confirm(cx).next().is_none();
    cx.after.start = true;
    Ok(Some(match begins {
        true => Note::of("All seats are taken: the game is starting."),
        false => Note::of(say!("All seats are taken. {follows}", follows)),
    }))
}
