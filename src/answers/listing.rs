//! Lists of games, and details of one, for LIST, SUMMARY and WHOGAME.
use super::entry::{Entry, Free};
use super::progress::TurnProgress;
use super::{guests, paragraph_of_lines, welcome};
use crate::boards::morph;
use crate::command::CommandResult;
use crate::command::context::Context;
use crate::command::letters::addresses;

use crate::families::setting::Setting;
use crate::game::computers::Computer;
use crate::game::dates::print;
use crate::game::modules::GameModule;
use crate::game::proposals::{Consent, word_for};
use crate::game::settings::keys;
use crate::game::{Game, Seat, board};
use crate::rules::{Luck, PhaseName, Power, PowerName};
use crate::say;
use crate::store::{Life, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{self, Arg, Note, Say, and, line, link, person, phase, term, theirs};
use anyhow::Result;
use jiff::SignedDuration;

/// The period after its end in which LIST still names a game.
const LATELY: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The most games in one e-mail.
const MOST: usize = 250;
/// The most characters of a comment in a list.
const MAX_COMMENT: usize = 52;

/// All public games, and those of the writer.
pub fn catalogue(cx: &Context, full: bool, doc: &mut Doc) -> CommandResult {
    let own = cx.principal.user();
    let head = doc.here();
    doc.head(("Name", "Phase", "Variant/Options"));
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
        rows_of(cx, &game).iter().for_each(|row| row.tell(doc));
        if full {
            for place in places(cx, &game) {
                doc.cells(("", place.label(), say!("{} {}", place.person(), place.address())));
            }
        }
    }
    if n_shown != 0 {
        doc.para("LIST name shows more about a game.");
        doc.para("Press: W white, G grey, P partial (to some only), F faked; - not allowed.");
        doc.close_up();
    } else {
        doc.back_to(head);
        doc.para("This judge has no games now. CREATE ?game password starts one (HELP CREATE).");
    }
    if n_more != 0 {
        let pages = cx.judge.url.as_ref().map(|url| Note::of(say!(", and {} shows all", link(format!("{url}/games")))));
        doc.para(say!(
            "This e-mail has no room for {n more game|more games}. OPENINGS shows those that want players{pages}.",
            n = n_more,
            pages = pages.unwrap_or_else(|| Note::of(""))
        ));
    }
    if let Some(standstill) = cx.store.standstill()? {
        let since = term(print(standstill.since, &cx.zone()));
        doc.para(say!("The judge has been paused since {since}: no deadline passes.", since));
    }
    if !ended.is_empty() {
        let ended = term(ended.join(", "));
        doc.para(say!("Ended in the last 30 days: {ended}. SUMMARY name shows how.", ended));
    }
    Ok(())
}

/// Returns the outcome of a game in a few words.
pub(super) fn result(game: &Game) -> String {
    match game.row.life {
        Life::Terminated => "terminated".to_owned(),
        _ => game.result().unwrap_or_else(|| "no result".to_owned()),
    }
}

/// A row about a game in a list of games. The first row of a game has its name and phase.
#[derive(Clone, Debug)]
pub struct GameListRow {
    name: Note,
    phase: Note,
    says: Note,
}

impl GameListRow {
    /// A row below the first.
    pub fn below<'a>(says: impl Say<'a>) -> Self {
        Self { name: Note::of(""), phase: Note::of(""), says: Note::of(says) }
    }

    /// Adds it to the table.
    pub fn tell(&self, doc: &mut Doc) {
        doc.cells((&self.name, &self.phase, &self.says));
    }
}

/// One game in a few rows: its board and options, its open seats, its deadline.
pub fn rows_of(cx: &Context, game: &Game) -> Vec<GameListRow> {
    let entry = Entry::of(cx, game);
    let label = match entry.life {
        Life::Forming => Note::of("Forming"),
        Life::Paused => Note::of(say!("{} P", phase(&entry.phase))),
        _ => Note::of(phase(&entry.phase)),
    };
    let master = entry.masters.first().map(|master| Note::of(say!("Moderated ({}), ", person(master))));
    let says = Note::of(say!(
        "{}, {master}Press:{}.",
        term(&entry.variant),
        master = master.unwrap_or_else(|| Note::of("")),
        term(&entry.press)
    ));
    let mut rows = vec![GameListRow { name: Note::of(term(&entry.name)), phase: label, says }];
    if entry.life == Life::Forming {
        rows.push(GameListRow::below(say!("{}: {}", term(entry.seats()), line(entry.join_line()))));
    }
    if let Some(deadline) = entry.deadline {
        rows.push(GameListRow::below(say!("Deadline {deadline}", deadline)));
    }
    if !entry.asks.is_empty() {
        rows.push(GameListRow::below(say!("Asks for {}", term(entry.asks.join(", ")))));
    }
    if !entry.free.is_empty() {
        let free = and(entry.free.iter().map(|free| term(&free.powers)));
        rows.push(GameListRow::below(say!("Open seats: {free}", free)));
    }
    if let Some(line) = entry.comment.lines().next().filter(|line| !line.is_empty()) {
        rows.push(GameListRow::below(theirs(line.chars().take(MAX_COMMENT).collect::<String>())));
    }
    rows
}

/// Details of one game, as far as the writer may see them.
pub fn game(cx: &Context, game: &Game, doc: &mut Doc) -> CommandResult {
    let name = sentence::game(&game.row.name);
    let mut lines = vec![match (game.row.life, &game.table) {
        (Life::Running, Some(table)) => {
            let PhaseName { label, stage, when, .. } = table.phase();
            Note::of(say!(
                "Game {name} is running: {label}, {} for {}.",
                name,
                label = phase(label),
                stage.title,
                term(when)
            ))
        }
        (Life::Finished, _) => Note::of(say!("Game {name} is over: {}.", name, term(result(game)))),
        (life, _) => Note::of(say!("Game {name} is {}.", name, life.word())),
    }];
    if let (true, Some(deadline)) = (game.running(), game.row.deadline) {
        lines.push(Note::of(say!("Its deadline is {deadline}.", deadline)));
        if let Some(grace) = game.row.grace.filter(|grace| deadline < *grace) {
            lines.push(Note::of(say!("Grace ends {grace}.", grace)));
        }
        lines.extend(due(cx, game)?);
    }
    if let (Life::Paused, Some(until)) = (game.row.life, game.row.paused_until) {
        lines.push(Note::of(say!("It resumes automatically {until}.", until)));
    }
    if game.row.abandoned.is_some() {
        lines.push(Note::of("Grace has ended. The game is waiting for the orders, or for a player to take over."));
    }
    paragraph_of_lines(&lines, doc);
    settings(game, doc);
    tell_commands(game, doc);
    if game.row.morphed {
        let chain = board::chain(cx.store, &game.row, &cx.judge.catalogue)?;
        doc.heading("The board of this game has been changed:");
        for (i, line) in morph::lines(&chain).iter().enumerate() {
            doc.classic(say!("  {}", line));
            if i == 0 {
                doc.close_up();
            }
        }
    }
    doc.heading(say!("The following players are signed up for game {}:", sentence::game(&game.row.name)));
    for place in places(cx, game) {
        let marks = match marks(cx, game, &place).join(", ").as_str() {
            "" => Note::of(""),
            marks => Note::of(say!("({})", term(marks))),
        };
        doc.cells((place.label(), place.person(), place.address(), &marks));
    }
    paragraph_of_lines(&teams(game), doc);
    if game.row.life == Life::Forming {
        let entry = Entry::of(cx, game);
        doc.para(say!("{}: {}", term(entry.seats()), line(entry.join_line())));
        tell_before_the_start(cx, game, doc)?;
    }
    if cx.is_in(game) {
        tell_proposals(cx, game, doc)?;
    }
    for free in Free::all(game) {
        doc.para(say!("{} {}: {}", term(free.powers), free.why, line(free.line)));
        doc.close_up();
    }
    if let Some(table) = &game.table {
        table.status(game.heading(), cx.eyes(game), doc);
        table.centres(cx.eyes(game), doc);
    }
    Ok(())
}

/// Adds the players who have to confirm before the game begins. For its GMs, also adds applicants, invitations and
/// the lists of who may join.
fn tell_before_the_start(cx: &Context, game: &Game, doc: &mut Doc) -> Result<()> {
    let is_master = cx.is_master_of(game);
    if let Some(until) = game.row.muster.filter(|_| is_master || !game.secret()) {
        let silent: Vec<&Seat> = game.players().filter(|seat| !seat.ready).collect();
        match silent.iter().all(|seat| cx.may_know(game, seat)) {
            true => {
                let names = and(silent.iter().map(|seat| person(&seat.user_name)));
                doc.para(say!("To confirm until {until} that they want to play: {names}.", until, names));
            }
            false => doc.para(say!("Its players have until {until} to confirm that they want to play.", until)),
        }
        doc.close_up();
    }
    if is_master {
        for seat in &game.applicants {
            let (name, address) = (person(&seat.user_name), term(&seat.user_address));
            doc.para(say!("Waits for the GM's yes: {name} ({address}).", name, address));
            doc.close_up();
        }
        guests::tell_invited(cx, game, doc)?;
        guests::tell_listed(cx.store, game, doc)?;
    }
    Ok(())
}

/// Lists the proposals to the players of the game, for its members.
fn tell_proposals(cx: &Context, game: &Game, doc: &mut Doc) -> Result<()> {
    for row in cx.store.proposals(game.row.id)? {
        let what = game.read_proposal(&row)?;
        // A request to the GM is private between the GM and its sender.
        if game.consent(&what) == Consent::Master {
            continue;
        }
        let proposed = game.proposed(&what, game.seat(row.seat));
        let word = word_for(row.kind);
        doc.para(say!(
            "It is proposed {proposed}. The players have until {until} to agree: {agree}, or {disagree}.",
            &proposed,
            row.until,
            agree = line(format!("AGREE {word}")),
            disagree = line(format!("DISAGREE {word}"))
        ));
        doc.close_up();
    }
    Ok(())
}

/// Adds the board, the clocks, and the other facts that people ask for first.
pub fn settings(game: &Game, doc: &mut Doc) {
    let n_clocks = game.settings.clocks().count();
    for (i, line) in terms(game).iter().enumerate() {
        if (1..=n_clocks).contains(&i) {
            doc.classic(line)
        } else {
            doc.para(line)
        }
        if 0 < i {
            doc.close_up();
        }
    }
    let comment = game.settings.get(keys::COMMENT);
    if !comment.is_empty() {
        doc.quote(&comment);
    }
}

/// Returns the same facts in sentences, without the creator's comment.
pub fn terms(game: &Game) -> Vec<Note> {
    let mut lines = vec![Note::of(say!("Variant: {}.", term(game.variant())))];
    lines.extend(game.settings.clocks().map(|clock| Note::of(term(clock))));
    let aim = match &game.table {
        Some(table) => table.aim(),
        None => game.system.begin(&game.system.played(), &Luck::default()).aim(),
    };
    lines.extend(aim);
    lines.push(welcome::press(game));
    lines.push(Note::of(match game.settings.on(keys::NMR) {
        true => "If orders are missing when grace ends, the turn runs without them (NMR).",
        false => "If orders are missing when grace ends, another player can take over the power (NO NMR).",
    }));
    lines.extend(game.modules.all.iter().map(told_of_module));
    if !game.modules.all.is_empty() && !game.computers.hands.is_empty() {
        lines.push(Note::of("Computers know nothing of modules, and play on as if there were none."));
    }
    lines
}

/// Describes what a module does and sees.
fn told_of_module(module: &GameModule) -> Note {
    let name = term(module.kept.title());
    let Some(script) = &module.script else {
        return Note::of(say!("Module {name}: its text can no longer be read.", name));
    };
    let sees = and(script.head.sees.iter().map(|sight| term(sight.says())));
    let about = term(&script.head.about);
    Note::of(match script.head.sees.is_empty() {
        true => say!("Module {name}: {about}", name, about),
        false => say!("Module {name}: {about} It sees {sees}.", name, about, sees),
    })
}

/// Adds the settings of a game as commands.
fn tell_commands(game: &Game, doc: &mut Doc) {
    doc.heading("To copy these settings, send:");
    let commands = commands(game);
    let (clocks, others) = commands.split_at(game.board.variant.family().stages().len().min(commands.len()));
    for command in clocks {
        doc.line(line(command));
        doc.close_up();
    }
    if others.is_empty() {
        doc.para("All other settings have their defaults (HELP SETTINGS).");
        doc.close_up();
    }
    for command in others {
        doc.line(line(command));
        doc.close_up();
    }
}

/// The settings of a game as commands: its clocks, and then those that differ from the defaults.
pub fn commands(game: &Game) -> Vec<String> {
    let stages = game.board.variant.family().stages().iter();
    let clock = |stage| game.settings.clocking(stage).typed();
    let clocks = stages.map(|stage| format!("SET {} {}", stage.key.to_uppercase(), clock(stage)));
    let is_shown = |setting: &Setting| setting.name != keys::COMMENT.name && !setting.is_clock();
    let others = game.settings.differing_among(is_shown);
    let modules = game.modules.all.iter().map(|module| module.kept.says());
    clocks.chain(others.into_iter().chain(modules).map(|line| format!("SET {line}"))).collect()
}

/// Adds the game's readings of the rulebook, question by question.
pub fn rules(game: &Game, doc: &mut Doc) {
    if !game.settings.tell_rulings(doc) {
        let name = sentence::game(&game.row.name);
        doc.para(say!("{name} has no choices in how to read the rules.", name));
    }
}

/// The teams whose powers win or lose together, if there are any.
pub fn teams(game: &Game) -> Vec<Note> {
    let line = |(name, powers): &(String, Vec<Power>)| {
        let powers = and(powers.iter().map(|power| game.called(*power)));
        Note::of(say!("Team {}: {powers}.", term(name), powers))
    };
    game.system.teams().iter().map(line).collect()
}

/// Sentences on who owes orders, who has sent them, and who is late, as far as the writer may know.
pub fn due(cx: &Context, game: &Game) -> Result<Vec<Note>> {
    let named = |powers: &[Power]| Note::of(and(powers.iter().map(|power| game.called(*power))));
    let mut lines = Vec::new();
    let due = game.due();
    if !due.is_empty() && !game.hides_due() {
        let all = game.hands.iter().flatten().all(|power| due.contains(power));
        let whose = if all { Note::of("everybody") } else { named(&due) };
        lines.push(Note::of(say!("Orders are due from {whose}.", whose)));
    }
    lines.extend(TurnProgress::for_writer(cx, game)?.sentence(game));
    let late = game.late(cx.time_for_orders()?);
    match late.len() {
        0 => {}
        _ if tells_late(cx, game) => lines.push(Note::of(say!("Late: {}.", named(&late)))),
        _ if game.hides_due() => {}
        1 => lines.push(Note::of("Late: one power.")),
        n => lines.push(Note::of(say!("Late: {n} powers.", n))),
    }
    Ok(lines)
}

/// Returns whether the writer may know who is late.
fn tells_late(cx: &Context, game: &Game) -> bool {
    game.names_late(cx.is_master_of(game))
}

/// Returns the remarks on a seat, apart from its player: that its orders were missing, or that a bot plays it.
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

/// A seat in a game.
pub struct SeatRow<'a> {
    /// The seat, if it is taken and the writer may know that.
    pub seat: Option<&'a Seat>,
    /// `Austria`
    pub name: String,
    /// `Ann Other`, `somebody`, `nobody`
    pub who: String,
    /// Their address, if the writer may see it.
    address: Option<String>,
}

impl SeatRow<'_> {
    /// `Austria:`
    pub fn label(&self) -> Note {
        Note::of(say!("{}:", term(&self.name)))
    }

    /// The person in it, or `somebody`.
    pub fn person<S>(&self) -> Arg<'_, S> {
        person(&self.who)
    }

    /// Their address, or an empty text if the writer may not see it.
    pub fn address<S>(&self) -> Arg<'_, S> {
        term(self.address.as_deref().unwrap_or_default())
    }
}

/// The people in a game, as far as the writer may know, in this order: GMs, powers, players without a power,
/// observers. A person who plays several powers is listed several times.
pub fn places<'a>(cx: &Context, game: &'a Game) -> Vec<SeatRow<'a>> {
    let unseated = |name: &str, who: String| SeatRow { seat: None, name: name.to_owned(), who, address: None };
    let place = |what: &str, seat: &'a Seat| {
        let address = cx.may_see_address(game, seat).then(|| addresses(seat).next().unwrap_or_default().to_owned());
        let is_known = address.is_some() || cx.may_know(game, seat);
        let who = if is_known { seat.user_name.clone() } else { "somebody".to_owned() };
        SeatRow { seat: Some(seat), name: what.to_owned(), who, address }
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
    // A secret game does not reveal how many have joined.
    let waiting = game.players().filter(|seat| seat.power.is_none());
    let waiting = waiting.filter(|seat| !game.secret() || cx.may_know(game, seat));
    places.extend(waiting.map(|seat| place(game.seat_name(seat), seat)));
    places.extend(with_role(Role::Observer).map(|seat| place(game.seat_name(seat), seat)));
    places
}
