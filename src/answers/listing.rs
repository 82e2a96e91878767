//! Lists of games, and details of one: what LIST, SUMMARY and WHOGAME show.
use super::welcome;
use crate::boards::morph;
use crate::desk::context::Context;
use crate::desk::find::is_listed;
use crate::desk::letters::addresses;
use crate::desk::refusal::Refusal;
use crate::families::setting::Setting;
use crate::game::computers::Computer;
use crate::game::dates::{friendly, print};
use crate::game::proposals::{Consent, word_for};
use crate::game::reliability::GATES;
use crate::game::settings::keys::{self, Colours, Fakes};
use crate::game::{Game, Seat, board};
use crate::referee::{guests, invitations};
use crate::rules::{Luck, Power, PowerName};
use crate::store::{Life, Role};
use crate::text::{hanging, list, row};
use anyhow::Result;
use jiff::SignedDuration;

/// For how long LIST names games that have ended.
const LATELY: SignedDuration = SignedDuration::from_hours(30 * 24);

/// All public games, and those of the writer.
pub fn catalogue(cx: &Context, full: bool) -> Result<String, Refusal> {
    let own = cx.writer.user.as_ref().filter(|_| cx.writer.verified).map(|user| user.id);
    let mut text =
        String::from("Name              Phase    Variant/Options\n---------------   ------   ---------------\n");
    let mut any = false;
    let mut ended = Vec::new();
    for row in cx.store.games()? {
        let over = matches!(row.life, Life::Finished | Life::Terminated);
        // Whether it is listed is known before all the rest of it is read.
        let lately = row.ended.is_some_and(|ended| cx.now.duration_since(ended) < LATELY);
        if over && !lately || own.is_none() && !is_listed(&row)? {
            continue;
        }
        let game = cx.load(row)?;
        let is_own = game.seats.iter().any(|seat| Some(seat.user) == own);
        if !(is_own || game.settings.on(keys::LISTED)) {
            continue;
        }
        if over {
            ended.push(format!("{} ({})", game.row.name, result(&game)));
            continue;
        }
        any = true;
        text += &row_of(cx, &game);
        if full {
            places(cx, &game).iter().for_each(|place| text += &place.row("    ", ""));
        }
    }
    text = if any {
        text + "\nUse LIST and a name for more about a game.\nPress: W white, G grey, P partial (to some only), F faked; - not allowed.\n"
    } else {
        "There are no games now. CREATE ?game password starts one; see HELP CREATE.\n".to_owned()
    };
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

/// How a game has ended, in a few words.
fn result(game: &Game) -> String {
    match game.row.life {
        Life::Terminated => "terminated".to_owned(),
        _ => game.result().unwrap_or_else(|| "no result".to_owned()),
    }
}

/// One game in a few lines: its board and options, its open seats, its deadline.
pub fn row_of(cx: &Context, game: &Game) -> String {
    let phase = match game.row.life {
        Life::Forming => "Forming".to_owned(),
        Life::Paused => format!("{} P", game.row.phase),
        _ => game.row.phase.clone(),
    };
    let mut options = vec![game.variant()];
    if let Some(master) = game.masters().next() {
        options.push(format!("Moderated ({})", master.user_name));
    }
    options.push(format!("Press:{}", press_flags(game)));
    let mut text = row(&format!("{:<17} {phase:<8} ", game.row.name), &format!("{}.", options.join(", ")));
    let mut more = |line: String| text += &row(&format!("{:20}", ""), &line);
    if game.row.life == Life::Forming {
        let word = if game.row.join_password.is_some() { " JOIN word" } else { "" };
        more(format!("{}: SIGN ON ?{} password{word}", seats(cx, game), game.row.name));
    }
    if let (true, Some(deadline)) = (game.running(), game.row.deadline) {
        more(format!("Deadline {}", friendly(deadline, &cx.zone())));
    }
    let asked = game.settings.differing_among(|setting| GATES.contains(&setting.name));
    if !asked.is_empty() {
        more(format!("Asks for {}", asked.join(", ")));
    }
    let vacant = game.open_hands();
    if !vacant.is_empty() {
        let vacant: Vec<String> = vacant.iter().map(|hand| game.named(hand)).collect();
        more(format!("Free for takeover: {}", list(&vacant)));
    }
    if let Some(line) = game.settings.get(keys::COMMENT).lines().next().filter(|line| !line.is_empty()) {
        let line: String = line.chars().take(52).collect();
        more(line);
    }
    text
}

/// `4 of 7 seats taken`; in a secret game only how many there are.
fn seats(cx: &Context, game: &Game) -> String {
    let n_seats = game.n_seats();
    if game.secret() && !cx.is_master_of(game) {
        return format!("For {n_seats} players");
    }
    let kept = match game.n_kept {
        0 => String::new(),
        n => format!(", {n} kept for people who are invited"),
    };
    format!("{} of {n_seats} seats taken{kept}", n_seats.saturating_sub(game.n_open() + game.n_kept))
}

/// `WGP`: white, grey and partial press are allowed; `-` stands for one that is not. An `F` is added where it may be faked.
fn press_flags(game: &Game) -> String {
    let press = game.settings.get(keys::PRESS);
    let partial = game.settings.on(keys::PARTIAL) && press != Colours::None;
    let flag = |on: bool, letter: char| if on { letter } else { '-' };
    let flags = [flag(press.white(), 'W'), flag(press.grey(), 'G'), flag(partial, 'P')];
    let fakes = partial && game.settings.get(keys::FAKES) != Fakes::No;
    flags.into_iter().chain(fakes.then_some('F')).collect()
}

/// Details of one game, as far as the writer may see them.
pub fn game(cx: &Context, game: &Game) -> Result<String, Refusal> {
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
        let due = game.due();
        if !due.is_empty() && !game.hides_due() {
            let all = game.hands.iter().flatten().all(|power| due.contains(power));
            let whose = if all { "everybody".to_owned() } else { game.named(&due) };
            text += &format!("Orders are due from {whose}.\n");
        }
        let late = game.late(cx.time_for_orders()?);
        if !late.is_empty() {
            text += &match late.len() {
                _ if tells_late(cx, game) => format!("Late: {}.\n", game.named(&late)),
                _ if game.hides_due() => String::new(),
                1 => "Late: one power.\n".to_owned(),
                n => format!("Late: {n} powers.\n"),
            };
        }
    }
    if let (Life::Paused, Some(until)) = (game.row.life, game.row.paused_until) {
        text += &format!("It goes on by itself {}.\n", friendly(until, &zone));
    }
    if game.row.abandoned.is_some() {
        text += "Grace is over. The game waits for the orders, or for somebody to take over.\n";
    }
    text += &format!("\n{}", settings(game));
    text += &commands(game);
    if game.row.morphed {
        let chain = board::chain(cx.store, &game.row, &cx.judge.catalogue)?;
        text += &format!("\nThe board of this game has been changed:\n{}", morph::show(&chain));
    }
    text += &format!("\nThe following players are signed up for game '{name}':\n");
    for place in places(cx, game) {
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
        let marks = if marks.is_empty() { String::new() } else { format!("  ({})", marks.join(", ")) };
        text += &place.row("  ", &marks);
    }
    text += &teams(game);
    if game.row.life == Life::Forming {
        let word = if game.row.join_password.is_some() { " JOIN word" } else { "" };
        text += &format!("\n{}: SIGN ON ?{name} password{word}\n", seats(cx, game));
        text += &before_the_start(cx, game)?;
    }
    if cx.is_in(game) {
        text += &proposals(cx, game)?;
    }
    for hand in game.open_hands() {
        let is = if hand.len() == 1 { "is" } else { "are" };
        let note = game.player(hand[0]).and_then(|seat| seat.leaving.as_deref().filter(|_| seat.abandoned.is_none()));
        let free = match note {
            Some("") => "wants another player".to_owned(),
            Some(note) => format!("wants another player (\"{note}\")"),
            None => format!("{is} free"),
        };
        text += &format!("{} {free}: {}\n", game.named(hand), game.sign_on_line(hand[0]));
    }
    if let Some(table) = &game.table {
        text += &format!("\n{}", table.status(game.heading(), cx.eyes(game)));
        let centres = table.centres(cx.eyes(game));
        text += &if centres.is_empty() { centres } else { format!("\n{centres}") };
    }
    Ok(text)
}

/// Who is to confirm before the game begins, and what only its masters see: who waits for their yes, who is invited, and who
/// may join.
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
        text += &invitations::told(cx, game, &cx.zone())?;
        text += &guests::told(cx.store, game)?;
    }
    Ok(text)
}

/// What is proposed to the players of the game, for those who are in it.
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

/// What a game is played on, by which clock, and what else people ask first, in sentences.
pub fn settings(game: &Game) -> String {
    let mut text = format!("Variant: {}.\n", game.variant());
    game.settings.clocks().for_each(|clock| text += &hanging(&clock));
    let aim = match &game.table {
        Some(table) => table.aim(),
        None => game.system.begin(&game.system.played(), &Luck::default()).aim(),
    };
    if !aim.is_empty() {
        text += &format!("{aim}\n");
    }
    text += &format!("{}\n", welcome::press(game));
    text += match game.settings.on(keys::NMR) {
        true => "If orders are missing when grace ends, the turn runs without them (NMR).\n",
        false => "If orders are missing when grace ends, the power can be taken over (NO NMR).\n",
    };
    let comment = game.settings.get(keys::COMMENT);
    if !comment.is_empty() {
        text += &format!("\n{comment}\n");
    }
    text
}

/// The settings of a game as they can be mailed back: its clocks, and what differs from the defaults.
fn commands(game: &Game) -> String {
    let mut text = "\nThe settings, as they can be mailed to the judge:\n".to_owned();
    for stage in game.board.variant.family().stages() {
        text += &format!("  SET {} {}\n", stage.key.to_uppercase(), game.settings.clocking(stage).typed());
    }
    let is_shown = |setting: &Setting| setting.name != keys::COMMENT.name && !setting.is_clock();
    let others = game.settings.differing_among(is_shown);
    if others.is_empty() {
        text += "All other settings have their defaults (HELP SETTINGS).\n";
    }
    for line in others {
        text += &format!("  SET {line}\n");
    }
    text
}

/// How a game reads the rulebook, question by question.
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

/// May the writer know who is late? In a quiet or secret game, only its masters may.
fn tells_late(cx: &Context, game: &Game) -> bool {
    !(game.hides_due() || game.settings.on(keys::QUIET)) || cx.is_master_of(game)
}

/// A place in a game.
pub struct Place<'a> {
    /// The seat, if it is taken and the writer may know that.
    pub seat: Option<&'a Seat>,
    /// `Austria:       `
    label: String,
    /// `Ann Other           ann@example.org`
    who: String,
}

impl Place<'_> {
    /// The place as a row of a table, with something before and behind it.
    pub fn row(&self, before: &str, behind: &str) -> String {
        row(&format!("{before}{}", self.label), &format!("{}{behind}", self.who))
    }
}

/// The people in a game, as far as the writer may know, in the order of letters: masters, powers, players without a
/// power, observers. A person who plays several powers is listed several times.
pub fn places<'a>(cx: &Context, game: &'a Game) -> Vec<Place<'a>> {
    let width = game.powers().iter().map(|power| power.name.chars().count() + 2).max().unwrap_or(0).clamp(14, 24);
    let label = |what: &str| format!("{:width$} ", format!("{what}:"));
    let place = |what: &str, seat: &'a Seat| {
        let who = if cx.may_see_address(game, seat) {
            format!("{:<19} {}", seat.user_name, addresses(seat).next().unwrap_or_default())
        } else if cx.may_know(game, seat) {
            seat.user_name.clone()
        } else {
            "somebody".to_owned()
        };
        Place { seat: Some(seat), label: label(what), who }
    };
    let with_role = |role: Role| game.seats.iter().filter(move |seat| seat.role == role);
    let mut places: Vec<Place> = with_role(Role::Master).map(|seat| place(game.seat_name(seat), seat)).collect();
    for (i, PowerName { name, .. }) in game.powers().iter().enumerate() {
        let power = Power(i as u16);
        match game.player(power) {
            Some(seat) => places.push(place(name, seat)),
            None if game.table.is_some() && !game.in_play(power) => {
                places.push(Place { seat: None, label: label(name), who: "nobody".to_owned() });
            }
            None => {
                let who = |computer: &Computer| format!("{}, since {}", computer.title(), computer.since);
                let place = |computer| Place { seat: None, label: label(name), who: who(computer) };
                places.extend(game.computer(power).map(place));
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
