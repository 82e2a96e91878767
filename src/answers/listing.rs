//! Lists of games, and details of one: what LIST, SUMMARY and WHOGAME show.
use super::entry::{Entry, Free};
use super::progress::TurnProgress;
use super::{guests, welcome};
use crate::boards::morph;
use crate::command::Stop;
use crate::command::context::Context;
use crate::command::letters::addresses;

use crate::families::setting::Setting;
use crate::game::computers::Computer;
use crate::game::dates::{friendly, print};
use crate::game::proposals::{Consent, word_for};
use crate::game::settings::keys;
use crate::game::{Game, Seat, board};
use crate::rules::{Luck, Power, PowerName};
use crate::store::{Life, Role};
use crate::text::{counted, hanging, list, quote, row};
use anyhow::Result;
use jiff::SignedDuration;

/// For how long LIST names games that have ended.
const LATELY: SignedDuration = SignedDuration::from_hours(30 * 24);
/// As many games are in one letter.
const MOST: usize = 250;

/// All public games, and those of the writer.
pub fn catalogue(cx: &Context, full: bool) -> Result<String, Stop> {
    let own = cx.writer.user.as_ref().filter(|_| cx.writer.verified).map(|user| user.id);
    let mut text =
        String::from("Name              Phase    Variant/Options\n---------------   ------   ---------------\n");
    let (mut n_shown, mut n_more) = (0, 0);
    let mut ended = Vec::new();
    for id in cx.store.listed_for(own, cx.now - LATELY)? {
        if n_shown + ended.len() == MOST {
            n_more += 1;
            continue;
        }
        let game = cx.load(cx.store.game(id)?)?;
        let is_own = game.seats.iter().any(|seat| Some(seat.user) == own);
        if !(is_own || game.settings.on(keys::LISTED)) {
            continue;
        }
        if matches!(game.row.life, Life::Finished | Life::Terminated) {
            ended.push(format!("{} ({})", game.row.name, result(&game)));
            continue;
        }
        n_shown += 1;
        text += &row_of(cx, &game);
        if full {
            places(cx, &game).iter().for_each(|place| text += &place.row("    ", ""));
        }
    }
    text = if n_shown != 0 {
        text + "\nUse LIST and a name for more about a game.\nPress: W white, G grey, P partial (to some only), F faked; - not allowed.\n"
    } else {
        "There are no games now. CREATE ?game password starts one; see HELP CREATE.\n".to_owned()
    };
    if n_more != 0 {
        let pages = cx.judge.url.as_ref().map(|url| format!(", and {url}/games shows all")).unwrap_or_default();
        text += &format!(
            "\nThis e-mail has no room for {}. OPENINGS shows those that want players{pages}.\n",
            counted(n_more, "more game")
        );
    }
    if let Some(standstill) = cx.store.standstill()? {
        text += &format!(
            "\nThe judge has been paused since {}: no deadline passes.\n",
            print(standstill.since, &cx.zone())
        );
    }
    if !ended.is_empty() {
        text += &format!("\nEnded in the last 30 days: {}. SUMMARY and a name shows how.\n", ended.join(", "));
    }
    Ok(text)
}

/// Tells in a few words how a game has ended.
pub(super) fn result(game: &Game) -> String {
    match game.row.life {
        Life::Terminated => "terminated".to_owned(),
        _ => game.result().unwrap_or_else(|| "no result".to_owned()),
    }
}

/// One game in a few lines: its board and options, its open seats, its deadline.
pub fn row_of(cx: &Context, game: &Game) -> String {
    let entry = Entry::of(cx, game);
    let phase = match entry.life {
        Life::Forming => "Forming".to_owned(),
        Life::Paused => format!("{} P", entry.phase),
        _ => entry.phase.clone(),
    };
    let mut options = vec![entry.variant.clone()];
    if let Some(master) = entry.masters.first() {
        options.push(format!("Moderated ({master})"));
    }
    options.push(format!("Press:{}", entry.press));
    let mut text = row(&format!("{:<17} {phase:<8} ", entry.name), &format!("{}.", options.join(", ")));
    let mut more = |line: String| text += &row(&format!("{:20}", ""), &line);
    if entry.life == Life::Forming {
        more(format!("{}: {}", entry.seats(), entry.join_line()));
    }
    if let Some(deadline) = entry.deadline {
        more(format!("Deadline {}", friendly(deadline, &cx.zone())));
    }
    if !entry.asks.is_empty() {
        more(format!("Asks for {}", entry.asks.join(", ")));
    }
    if !entry.free.is_empty() {
        let free: Vec<&str> = entry.free.iter().map(|free| free.powers.as_str()).collect();
        more(format!("Free for takeover: {}", list(&free)));
    }
    if let Some(line) = entry.comment.lines().next().filter(|line| !line.is_empty()) {
        more(line.chars().take(52).collect());
    }
    text
}

/// Details of one game, as far as the writer may see them.
pub fn game(cx: &Context, game: &Game) -> Result<String, Stop> {
    let name = &game.row.name;
    let zone = cx.zone();
    let mut text = match (game.row.life, &game.table) {
        (Life::Running, Some(table)) => {
            let phase = table.phase();
            format!("Game '{name}' is running: {}, {} for {}.\n", phase.label, phase.stage.title, phase.when)
        }
        (Life::Finished, _) => {
            format!("Game '{name}' is over: {}.\n", result(game))
        }
        (life, _) => format!("Game '{name}' is {}.\n", life.word()),
    };
    if let (true, Some(deadline)) = (game.running(), game.row.deadline) {
        text += &format!("Its deadline is {}.\n", friendly(deadline, &zone));
        if let Some(grace) = game.row.grace.filter(|grace| deadline < *grace) {
            text += &format!("Grace ends {}.\n", friendly(grace, &zone));
        }
        due(cx, game)?.iter().for_each(|line| text += &format!("{line}\n"));
    }
    if let (Life::Paused, Some(until)) = (game.row.life, game.row.paused_until) {
        text += &format!("It goes on by itself {}.\n", friendly(until, &zone));
    }
    if game.row.abandoned.is_some() {
        text += "Grace is over. The game waits for the orders, or for somebody to take over.\n";
    }
    text += &format!("\n{}", settings(game));
    text += &commands_text(game);
    if game.row.morphed {
        let chain = board::chain(cx.store, &game.row, &cx.judge.catalogue)?;
        text += &format!("\nThe board of this game has been changed:\n{}", morph::show(&chain));
    }
    text += &format!("\nThe following players are signed up for game '{name}':\n");
    for place in places(cx, game) {
        let marks = marks(cx, game, &place);
        let marks = if marks.is_empty() { String::new() } else { format!("  ({})", marks.join(", ")) };
        text += &place.row("  ", &marks);
    }
    text += &teams(game);
    if game.row.life == Life::Forming {
        let entry = Entry::of(cx, game);
        text += &format!("\n{}: {}\n", entry.seats(), entry.join_line());
        text += &before_the_start(cx, game)?;
    }
    if cx.is_in(game) {
        text += &proposals(cx, game)?;
    }
    for free in Free::all(game) {
        text += &format!("{} {}: {}\n", free.powers, free.why, free.line);
    }
    if let Some(table) = &game.table {
        text += &format!("\n{}", table.status(game.heading(), cx.eyes(game)));
        let centres = table.centres(cx.eyes(game));
        text += &if centres.is_empty() { centres } else { format!("\n{centres}") };
    }
    Ok(text)
}

/// Tells who is to confirm before the game begins, and what only its masters see: who waits for their yes, who is
/// invited, and who may join.
fn before_the_start(cx: &Context, game: &Game) -> Result<String> {
    let mut text = String::new();
    let is_master = cx.is_master_of(game);
    if let Some(until) = game.row.muster.filter(|_| is_master || !game.secret()) {
        let time = friendly(until, &cx.zone());
        let silent: Vec<&Seat> = game.players().filter(|seat| !seat.ready).collect();
        text += &match silent.iter().all(|seat| cx.may_know(game, seat)) {
            true => {
                let names: Vec<&str> = silent.iter().map(|seat| seat.user_name.as_str()).collect();
                format!("To confirm until {time} that they want to play: {}.\n", list(&names))
            }
            false => format!("Its players have until {time} to confirm that they want to play.\n"),
        };
    }
    if is_master {
        for seat in &game.applicants {
            text += &format!("Waits for the master's yes: {} ({}).\n", seat.user_name, seat.user_address);
        }
        text += &guests::invited(cx, game, &cx.zone())?;
        text += &guests::listed(cx.store, game)?;
    }
    Ok(text)
}

/// Lists the proposals to the players of the game, for those who are in it.
fn proposals(cx: &Context, game: &Game) -> Result<String> {
    let zone = cx.zone();
    let mut text = String::new();
    for row in cx.store.proposals(game.row.id)? {
        let what = game.read_proposal(&row)?;
        // What the master is asked is between them and who asks.
        if game.consent(&what) == Consent::Master {
            continue;
        }
        let proposed = game.proposed(&what, game.seat(row.seat), &zone);
        let (until, word) = (friendly(row.until, &zone), word_for(row.kind));
        text += &format!(
            "It is proposed {proposed}. The players have until {until} to agree: AGREE {word}, or DISAGREE {word}.\n"
        );
    }
    Ok(text)
}

/// Tells as a text what a game is played on, by which clock, and what else people ask first.
pub fn settings(game: &Game) -> String {
    let terms = terms(game);
    let n_clocks = game.settings.clocks().count();
    let is_clock = |i: usize| (1..=n_clocks).contains(&i);
    let line = |(i, line): (usize, &String)| if is_clock(i) { hanging(line) } else { format!("{line}\n") };
    let mut text: String = terms.iter().enumerate().map(line).collect();
    let comment = game.settings.get(keys::COMMENT);
    if !comment.is_empty() {
        text += &format!("\n{}\n", quote(&comment));
    }
    text
}

/// The same in sentences, without what its creator says.
pub fn terms(game: &Game) -> Vec<String> {
    let mut lines = vec![format!("Variant: {}.", game.variant())];
    lines.extend(game.settings.clocks());
    let aim = match &game.table {
        Some(table) => table.aim(),
        None => game.system.begin(&game.system.played(), &Luck::default()).aim(),
    };
    lines.extend(Some(aim).filter(|aim| !aim.is_empty()));
    lines.push(welcome::press(game));
    let missing = match game.settings.on(keys::NMR) {
        true => "If orders are missing when grace ends, the turn runs without them (NMR).",
        false => "If orders are missing when grace ends, the power can be taken over (NO NMR).",
    };
    lines.push(missing.to_owned());
    lines
}

/// The settings of a game as they can be mailed back, in a text.
fn commands_text(game: &Game) -> String {
    let mut text = "\nThe settings, as they can be mailed to the judge:\n".to_owned();
    let commands = commands(game);
    let (clocks, others) = commands.split_at(game.board.variant.family().stages().len().min(commands.len()));
    clocks.iter().for_each(|line| text += &format!("  {line}\n"));
    if others.is_empty() {
        text += "All other settings have their defaults (HELP SETTINGS).\n";
    }
    others.iter().for_each(|line| text += &format!("  {line}\n"));
    text
}

/// The settings of a game as they can be mailed back: its clocks, and then what differs from the defaults.
pub fn commands(game: &Game) -> Vec<String> {
    let stages = game.board.variant.family().stages().iter();
    let clock = |stage| game.settings.clocking(stage).typed();
    let clocks = stages.map(|stage| format!("SET {} {}", stage.key.to_uppercase(), clock(stage)));
    let is_shown = |setting: &Setting| setting.name != keys::COMMENT.name && !setting.is_clock();
    let others = game.settings.differing_among(is_shown);
    clocks.chain(others.into_iter().map(|line| format!("SET {line}"))).collect()
}

/// Tells how a game reads the rulebook, question by question.
pub fn rules(game: &Game) -> String {
    match game.settings.rulings() {
        text if text.is_empty() => {
            format!("In '{}' there is nothing to choose in how the rules are read.\n", game.row.name)
        }
        text => text,
    }
}

/// The teams whose powers win or lose together, if there are any.
pub fn teams(game: &Game) -> String {
    let line = |(name, powers): &(String, Vec<Power>)| format!("Team {name}: {}.\n", game.named(powers));
    let lines: String = game.system.teams().iter().map(line).collect();
    if lines.is_empty() { lines } else { format!("\n{lines}") }
}

/// From whom orders are due, from whom they have come, and who is late, as far as the writer may know, in sentences.
pub fn due(cx: &Context, game: &Game) -> Result<Vec<String>> {
    let mut lines = Vec::new();
    let due = game.due();
    if !due.is_empty() && !game.hides_due() {
        let all = game.hands.iter().flatten().all(|power| due.contains(power));
        let whose = if all { "everybody".to_owned() } else { game.named(&due) };
        lines.push(format!("Orders are due from {whose}."));
    }
    lines.extend(TurnProgress::for_writer(cx, game)?.sentence(game));
    let late = game.late(cx.time_for_orders()?);
    match late.len() {
        0 => {}
        _ if tells_late(cx, game) => lines.push(format!("Late: {}.", game.named(&late))),
        _ if game.hides_due() => {}
        1 => lines.push("Late: one power.".to_owned()),
        n => lines.push(format!("Late: {n} powers.")),
    }
    Ok(lines)
}

/// Returns whether the writer may know who is late.
fn tells_late(cx: &Context, game: &Game) -> bool {
    game.names_late(cx.is_master_of(game))
}

/// Returns the remarks on a place besides who has it: that its orders were missing, or that a computer plays it.
pub fn marks(cx: &Context, game: &Game, place: &SeatRow) -> Vec<String> {
    let seat = place.seat;
    let mut marks = Vec::new();
    if seat.is_some_and(|seat| seat.abandoned.is_some()) {
        marks.push(if game.settings.on(keys::NMR) { "CD: civil disorder" } else { "abandoned" }.to_owned());
    }
    let computer = seat.and_then(|seat| game.computer(seat.power?));
    marks.extend(computer.map(|computer| format!("in the hands of {} since {}", computer.title(), computer.since)));
    let n_late = seat.map_or(0, |seat| seat.n_late);
    if 0 < n_late && game.settings.on(keys::LATE_COUNT) && tells_late(cx, game) {
        marks.push(format!("late {n_late} times").replace("late 1 times", "late once"));
    }
    marks
}

/// A place in a game.
pub struct SeatRow<'a> {
    /// The seat, if it is taken and the writer may know that.
    pub seat: Option<&'a Seat>,
    /// `Austria`
    pub name: String,
    /// `Ann Other`, `somebody`, `nobody`
    pub who: String,
    /// Their address, if the writer may see it.
    address: Option<String>,
    /// The width of the name of a place, in letters.
    width: usize,
}

impl SeatRow<'_> {
    /// The place as a row of a table, with something before and behind it.
    pub fn row(&self, before: &str, behind: &str) -> String {
        let Self { name, who, address, width, .. } = self;
        let who = address.as_ref().map_or(who.clone(), |address| format!("{who:<19} {address}"));
        row(&format!("{before}{:width$} ", format!("{name}:")), &format!("{who}{behind}"))
    }
}

/// The people in a game, as far as the writer may know, in the order of letters: masters, powers, players without a
/// power, observers. A person who plays several powers is listed several times.
pub fn places<'a>(cx: &Context, game: &'a Game) -> Vec<SeatRow<'a>> {
    let width = game.powers().iter().map(|power| power.name.chars().count() + 2).max().unwrap_or(0).clamp(14, 24);
    let unseated = |name: &str, who: String| SeatRow { seat: None, name: name.to_owned(), who, address: None, width };
    let place = |what: &str, seat: &'a Seat| {
        let address = cx.may_see_address(game, seat).then(|| addresses(seat).next().unwrap_or_default().to_owned());
        let is_known = address.is_some() || cx.may_know(game, seat);
        let who = if is_known { seat.user_name.clone() } else { "somebody".to_owned() };
        SeatRow { seat: Some(seat), name: what.to_owned(), who, address, width }
    };
    let with_role = |role: Role| game.seats.iter().filter(move |seat| seat.role == role);
    let mut places: Vec<SeatRow> = with_role(Role::Master).map(|seat| place(game.seat_name(seat), seat)).collect();
    for (i, PowerName { name, .. }) in game.powers().iter().enumerate() {
        let power = Power(i as u16);
        match game.player(power) {
            Some(seat) => places.push(place(name, seat)),
            None if game.table.is_some() && !game.in_play(power) => {
                places.push(unseated(name, "nobody".to_owned()));
            }
            None => {
                let who = |computer: &Computer| format!("{}, since {}", computer.title(), computer.since);
                places.extend(game.computer(power).map(|computer| unseated(name, who(computer))));
            }
        }
    }
    // In a secret game nobody learns how many have joined.
    let waiting = game.players().filter(|seat| seat.power.is_none());
    let waiting = waiting.filter(|seat| !game.secret() || cx.may_know(game, seat));
    places.extend(waiting.map(|seat| place(game.seat_name(seat), seat)));
    places.extend(with_role(Role::Observer).map(|seat| place(game.seat_name(seat), seat)));
    places
}
