//! Press: who may write what to whom, and how it is headed.
use super::giveaway::{self, Giveaway};
use super::orders;
use crate::desk::command::{Args, Block, Refusal, after_words};
use crate::desk::game_cx::GameCx;
use crate::desk::takes::{Fit, Said, is_sentence};
use crate::game::settings::keys::{self, Colours, ObserverPress};
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::store::{PressId, PressRow, Role};
use crate::text::{defuse_forms, fold, list};

/// The text of a letter to others, up to a line that ends it.
pub const BLOCK: Block = Block::new(&["endpress", "endbroadcast", "signoff", "quit"], |_| true);

/// A colour and people; but not "Press on to Moscow".
pub fn takes(said: &Said) -> Fit {
    let first = said.words().first().map(|word| word.trim_end_matches(',').to_lowercase()).unwrap_or_default();
    let signs = first.strip_prefix(['+', '-']).is_some_and(|people| !people.is_empty());
    if first.is_empty() || signs || HEADS.contains(&first.as_str()) || !is_sentence(said.rest) {
        Fit::Call
    } else {
        Fit::Sentence
    }
}

/// The words that the rest of a line of press begins with.
const HEADS: &[&str] = &[
    "to",
    "all",
    "white",
    "grey",
    "gray",
    "anonymous",
    "anonymously",
    "unanonymous",
    "unanonymously",
    "anyway",
    "press",
    "fake",
    "no",
    "partial",
    "broadcast",
];

/// The columns of press: few enough that a reader's mail program, which adds its quote marks, breaks no line again. What it
/// broke off would look like the reader's own words.
const COLUMNS: usize = 66;
/// The lines of press that its writer is shown again.
const SHOWN: usize = 4;
/// The names that a subject lists before it counts the rest.
const NAMED: usize = 4;

/// To whom press goes by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// To nobody: its line must say.
    Nobody,
    /// To everybody.
    All,
}

/// Who gets a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Delivery {
    All,
    To(Vec<Party>),
    AllBut(Vec<Party>),
}

impl Delivery {
    /// `all`, `England and Master`, `all but France`: the parties as `shown` writes them.
    fn told(&self, shown: impl Fn(&[Party]) -> String) -> String {
        match self {
            Self::All => "all".to_owned(),
            Self::To(parties) => shown(parties),
            Self::AllBut(parties) => format!("all but {}", shown(parties)),
        }
    }

    /// Those who write to each other, whoever begins, as the readers know them: their letters are one thread.
    fn correspondents(&self, game: &Game, writer: Option<&Party>) -> String {
        let Self::To(parties) = self else { return self.told(|parties| names_of(game, parties).join(", ")) };
        let mut names: Vec<&str> = parties.iter().chain(writer).map(|party| party.name(game)).collect();
        names.sort_unstable();
        names.dedup();
        let colour = if writer.is_none() { "grey to " } else { "" };
        format!("{colour}{}", names.join(", "))
    }

    fn reaches(&self, game: &Game, seat: &Seat) -> bool {
        let named = |parties: &[Party]| parties.iter().any(|party| party.is(game, seat));
        match self {
            Self::All => true,
            Self::To(parties) => named(parties),
            // Observers and the master read what all but a few may read, unless they are named.
            Self::AllBut(parties) => !named(parties),
        }
    }
}

/// Somebody who writes or reads press, as it is headed.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Party {
    /// The player of this power.
    Power(Power),
    /// The masters.
    Master,
    /// The observers.
    Observer,
    /// A player who has no power yet: the name, as far as others may know it.
    Person(String),
}

impl Party {
    /// The writer of the letter.
    fn writing(cx: &GameCx) -> Result<Self, Refusal> {
        let seat = cx.seat()?;
        Ok(match (cx.acting.or(seat.power), seat.role) {
            (Some(power), _) => Self::Power(power),
            (None, Role::Master) => Self::Master,
            (None, Role::Observer) => Self::Observer,
            (None, Role::Player) => Self::Person(cx.signature()),
        })
    }

    fn name<'a>(&'a self, game: &'a Game) -> &'a str {
        match self {
            Self::Power(power) => game.power_name(*power),
            Self::Master => "Master",
            Self::Observer => "Observer",
            Self::Person(name) => name,
        }
    }

    /// Does the seat belong to them?
    fn is(&self, game: &Game, seat: &Seat) -> bool {
        match self {
            Self::Power(power) => game.powers_of(seat).contains(power),
            Self::Master => seat.role == Role::Master,
            Self::Observer => seat.role == Role::Observer,
            Self::Person(_) => false,
        }
    }
}

/// Sends the text of the block to the people that the line names.
///
/// # Errors
/// If the game's settings do not allow it, or the line cannot be read.
pub fn send(cx: &mut GameCx, args: &Args, default: To) -> Result<String, Refusal> {
    let text = args.block.join("\n");
    let text = fold(&defuse_forms(text.trim_matches('\n')), COLUMNS);
    let most = cx.judge.limits.press_bytes;
    if most < text.len() {
        return Err(Refusal::because(format!(
            "Your press has {} bytes, more than {most}; nothing has been sent.",
            text.len()
        )));
    }
    let Wanted { colour, anyway, delivery } = read(cx, args.text)?;
    let delivery = match (delivery, default) {
        (Some(delivery), _) => delivery,
        (None, To::All) => Delivery::All,
        (None, To::Nobody) => {
            return Err(Refusal::because(
                "To whom? Nothing has been sent. Write for example PRESS TO EF, or PRESS TO ALL.",
            ));
        }
    };
    let only_master = matches!(&delivery, Delivery::To(parties) if parties.as_slice() == [Party::Master]);
    let is_master = cx.is_master() && cx.acting.is_none();
    let colours = cx.game.settings.get(keys::PRESS);
    let free = only_master || is_master;
    let grey = match colour {
        Some(grey) => grey && !free,
        None => !free && colours.usually_grey(),
    };
    if !free {
        may(cx, colours, grey, delivery == Delivery::All)?;
    }
    if text.trim().is_empty() && !cx.game.settings.on(keys::BLANK_PRESS) {
        return Err(Refusal::because("There is no text in your press; nothing has been sent."));
    }
    let game = &cx.game;
    let absent = match &delivery {
        Delivery::To(parties) => absent(game, parties),
        Delivery::All | Delivery::AllBut(_) => None,
    };
    let own = cx.seat()?.id;
    let recipients: Vec<&Seat> =
        game.seats.iter().filter(|seat| seat.id != own && delivery.reaches(game, seat)).collect();
    let to = delivery.told(|parties| list(&names_of(game, parties)));
    if recipients.is_empty() {
        let why = absent.unwrap_or_else(|| format!("There is nobody else to read press to {to}"));
        return Err(Refusal::because(format!("{why}; nothing has been sent.")));
    }
    let hidden = !only_master && (grey || game.hides(cx.seat()?));
    let note = giveaway(cx, &text, hidden, anyway)?;
    let sender = Party::writing(cx)?;
    let from = if grey { "somebody" } else { sender.name(game) };
    let mut heading = format!("Message from {from} to {to} in '{}':", game.row.name);
    if let (Delivery::To(parties), true) = (&delivery, COLUMNS < heading.chars().count()) {
        let n = parties.len();
        heading = format!("Message from {from} to {n} readers in '{}':\n(They are {to}.)", game.row.name);
    }
    let heading = fold(&heading, COLUMNS);
    let to_few = delivery.told(|parties| few(&names_of(game, parties)));
    let subject =
        cx.subject(&if grey { format!("Press to {to_few}") } else { format!("{} to {to_few}", sender.name(game)) });
    let correspondents = delivery.correspondents(game, (!grey).then_some(&sender));
    let row = PressRow {
        phase: game.row.phase.clone(),
        sender: sender.name(game).to_owned(),
        seat: Some(own),
        grey,
        heading,
        public: delivery == Delivery::All,
        body: text,
        sent: cx.now,
        thread: cx.thread.to_vec(),
    };
    let press = cx.store.record_press(game.row.id, &row)?;
    for seat in recipients {
        let body = format!("{}\n{}\n", heading_for(&row, seat.role == Role::Master), row.body);
        cx.post_press(press, seat, &correspondents, &[], (&subject, body))?;
    }
    let mut said = format!("Press sent to {to}{}.", if grey { ", without your name" } else { "" });
    if let Some(absent) = absent {
        said += &format!(" {absent}.");
    }
    said += &note;
    // A player whom a master acts for gets a copy of all of it.
    if !cx.is_master() {
        said += &shown(&row.body);
    }
    Ok(said)
}

/// What stands above press; masters read who wrote it even if it is grey.
pub fn heading_for(row: &PressRow, master: bool) -> String {
    let writer = if row.grey && master {
        format!("(Written by {}, as only masters are told.)\n", row.sender)
    } else {
        String::new()
    };
    format!("{}\n{writer}", row.heading)
}

/// The first lines of press, for its writer.
fn shown(text: &str) -> String {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let mut shown: String = lines.by_ref().take(SHOWN).map(|line| format!("\n  | {line}")).collect();
    if lines.next().is_some() {
        shown += "\n  | ...";
    }
    shown
}

fn names_of<'a>(game: &'a Game, parties: &'a [Party]) -> Vec<&'a str> {
    parties.iter().map(|party| party.name(game)).collect()
}

/// `Austria, Russia`, or the first few of many.
fn few(names: &[&str]) -> String {
    match names.split_at_checked(NAMED) {
        Some((first, rest)) if 1 < rest.len() => format!("{} and {} others", first.join(", "), rest.len()),
        _ => names.join(", "),
    }
}

/// Press that tells what its writer may not want to tell is held back, or its writer is told afterwards.
fn giveaway(cx: &GameCx, text: &str, hidden: bool, anyway: bool) -> Result<String, Refusal> {
    let Some(found) = giveaway::of_writer(cx, text)? else { return Ok(String::new()) };
    let told = found.told();
    if found == Giveaway::Password {
        return Err(Refusal::because(format!(
            "Your press contains {told}. Nothing has been sent. Please take it out: nobody but you needs it."
        )));
    }
    if hidden && !anyway {
        return Err(Refusal::because(format!(
            "Your press contains {told}, and its readers are not to know who you are. Nothing has been sent. Please take it out; if you do want to tell it, begin with PRESS ANYWAY and then to whom."
        )));
    }
    let worth_a_word = hidden || found == Giveaway::Address;
    Ok(if worth_a_word { format!(" Please note: it contains {told}.") } else { String::new() })
}

/// `Italy and Russia have no player at the moment`: those of the parties that nobody reads for.
fn absent(game: &Game, parties: &[Party]) -> Option<String> {
    let is_there = |party: &Party| game.seats.iter().any(|seat| party.is(game, seat));
    let absent: Vec<&Party> = parties.iter().filter(|party| !is_there(party)).collect();
    let names = list(&absent.iter().map(|party| party.name(game)).collect::<Vec<_>>());
    let are_powers = absent.iter().all(|party| matches!(party, Party::Power(_)));
    match absent.len() {
        0 => None,
        1 if are_powers => Some(format!("{names} has no player at the moment")),
        _ if are_powers => Some(format!("{names} have no player at the moment")),
        _ => Some(format!("There is nobody to read it as {names}")),
    }
}

/// Sends a plain reply to press back to its sender, and to nobody else. The sender of grey press is not given away.
///
/// # Errors
/// If the game's settings do not allow it, or the sender is gone.
pub fn answer(cx: &mut GameCx, press: PressId, text: &str) -> Result<String, Refusal> {
    let text = fold(&defuse_forms(text.trim_matches('\n')), COLUMNS);
    if cx.judge.limits.press_bytes < text.len() {
        return Err(Refusal::because("Your answer is too long; nothing has been sent."));
    }
    if let Some(line) = own_order(cx, &text) {
        let line: String = line.chars().take(80).collect();
        return Err(Refusal::because(format!(
            "Your letter answers press, but this line of it looks like an order of yours: \"{line}\". Nothing has been sent to anybody, and your orders are unchanged. To order, answer another letter about the game, or begin with SIGN ON; to send it as press, write PRESS and to whom."
        )));
    }
    let game = &cx.game;
    let question = cx.store.press(game.row.id, press)?;
    let question =
        question.ok_or_else(|| Refusal::because("The press that you answer is gone; nothing has been sent."))?;
    // What a master wrote in a power's name is answered to that power's player. Before the start nobody has one.
    let power = game.power_named(&question.sender).ok().filter(|_| !question.phase.is_empty());
    let own = question.seat.and_then(|id| game.seat(id));
    let sender = power.and_then(|power| game.player(power)).or(own);
    let Some(sender) = sender.filter(|seat| Some(seat.id) != cx.seat) else {
        return Err(Refusal::because("The player you are answering has left the game; nothing has been sent."));
    };
    if text.trim().is_empty() {
        return Err(Refusal::because("There is no text in your answer; nothing has been sent."));
    }
    let colours = game.settings.get(keys::PRESS);
    let to_master = sender.role == Role::Master;
    let free = to_master || cx.is_master();
    let grey = !free && colours.usually_grey();
    if !free {
        may(cx, colours, grey, false)?;
    }
    let hidden = !to_master && (grey || game.hides(cx.seat()?));
    let note = giveaway(cx, &text, hidden, false)?;
    let to = if question.grey { "the writer of the grey press".to_owned() } else { question.sender.clone() };
    let writer = Party::writing(cx)?;
    let from = if grey { "somebody" } else { writer.name(game) };
    let heading = if question.grey {
        format!("Answer from {from} to your grey press in '{}':", game.row.name)
    } else {
        format!("Message from {from} to {to} in '{}':", game.row.name)
    };
    let subject = cx.subject(&match (grey, question.grey) {
        (true, _) => "Press in answer to yours".to_owned(),
        (false, true) => format!("{} in answer to your press", writer.name(game)),
        (false, false) => format!("{} to {to}", writer.name(game)),
    });
    // As if it had been written with PRESS TO.
    let mut both = [writer.name(game), &to];
    both.sort_unstable();
    let correspondents = if grey { format!("answer {press}") } else { both.join(", ") };
    // Only who wrote the question has the letters of its thread: not who has the seat now, nor whom a master wrote for.
    let answered = if question.seat == Some(sender.id) { question.thread.as_slice() } else { &[] };
    let row = PressRow {
        phase: game.row.phase.clone(),
        sender: writer.name(game).to_owned(),
        seat: cx.seat,
        grey,
        heading: heading.clone(),
        public: false,
        body: text.clone(),
        sent: cx.now,
        thread: cx.thread.to_vec(),
    };
    let id = cx.store.record_press(game.row.id, &row)?;
    let body = format!("{heading}\n\n{text}\n");
    cx.post_press(id, sender, &correspondents, answered, (&subject, body))?;
    let said = format!(
        "Your answer has been sent as press to {to}{}.{note} Nothing in it was read as a command or an order: for that, begin with SIGN ON, or answer another letter about the game.",
        if grey { ", without your name" } else { "" }
    );
    Ok(said + &shown(&text))
}

/// The first line that may be meant as an order of the writer's own: orders that were meant for the judge must not be sent
/// to another player.
fn own_order<'t>(cx: &GameCx, text: &'t str) -> Option<&'t str> {
    cx.power().ok()?;
    text.lines().map(str::trim).filter(|line| !line.is_empty()).enumerate().find_map(|(i, line)| {
        let read = orders::judged(cx, line).ok()?;
        let taken = read.iter().any(Result::is_ok);
        let begins_like_one = i == 0 && cx.game.system.begins_order(line);
        let misspelt = begins_like_one && !read.iter().all(|r| r.as_ref().is_err_and(|r| r.not_an_order));
        (taken || misspelt).then_some(line)
    })
}

/// May press of this colour go there, from the writer, now?
fn may(cx: &GameCx, colours: Colours, grey: bool, to_all: bool) -> Result<(), Refusal> {
    let no = |why: &str| {
        Err(Refusal::because(format!(
            "{why} Nothing has been sent. (Press to the master alone is always allowed: PRESS TO M.)"
        )))
    };
    let game = &cx.game;
    let settings = &game.settings;
    match grey {
        _ if colours == Colours::None => return no("This game has no press."),
        true if !colours.grey() => return no("This game has white press only."),
        false if !colours.white() => return no("This game has grey press only."),
        _ => {}
    }
    if !settings.on(keys::PARTIAL) && !to_all {
        return no("In this game all press goes to everybody (NO PARTIAL): use BROADCAST.");
    }
    let seat = cx.seat()?;
    if seat.role == Role::Observer {
        match settings.get(keys::OBSERVER_PRESS) {
            ObserverPress::Any => {}
            ObserverPress::White if !grey => {}
            ObserverPress::White => return no("Observers of this game write white press only."),
            ObserverPress::None => return no("Observers of this game write to the master only."),
        }
    }
    if seat.role != Role::Player || !game.running() {
        return Ok(());
    }
    if !settings.on(keys::MINOR_PRESS) && game.table()?.phase().stage.minor {
        let stages = game.board.variant.family().stages().iter().filter(|stage| stage.minor);
        let stages: Vec<String> = stages.map(|stage| stage.plural.to_lowercase()).collect();
        return no(&format!("In this game there is no press during {}.", list(&stages)));
    }
    let lacking = !game.lacking_of(seat).is_empty();
    let late = game.row.deadline.is_some_and(|deadline| deadline <= cx.now) && lacking;
    if late && !settings.on(keys::LATE_PRESS) {
        return no("Your orders are late, and in this game late players cannot write press.");
    }
    if settings.on(keys::MUST_ORDER) && lacking {
        return no("In this game your orders must be on file before you write press.");
    }
    Ok(())
}

/// What the line of PRESS asks for.
struct Wanted {
    /// Is it grey?
    colour: Option<bool>,
    /// It may name its writer.
    anyway: bool,
    /// To whom it goes.
    delivery: Option<Delivery>,
}

/// Reads colour and delivery.
fn read(cx: &GameCx, text: &str) -> Result<Wanted, Refusal> {
    let mut colour = None;
    let mut anyway = false;
    let mut rest = text.trim();
    loop {
        let grey = ["grey press", "gray press", "anonymously", "anonymous", "grey", "gray"];
        let white = ["white press", "unanonymously", "unanonymous", "white"];
        if let Some(tail) = grey.iter().find_map(|word| after_words(rest, word)) {
            (colour, rest) = (Some(true), tail);
        } else if let Some(tail) = white.iter().find_map(|word| after_words(rest, word)) {
            (colour, rest) = (Some(false), tail);
        } else if let Some(tail) = after_words(rest, "anyway") {
            (anyway, rest) = (true, tail);
        } else if let Some(tail) = ["press", ","].iter().find_map(|word| after_words(rest, word)) {
            rest = tail;
        } else {
            break;
        }
    }
    if after_words(rest, "fake").is_some() || after_words(rest, "no fake").is_some() {
        return Err(Refusal::because("This judge has no faked press; nothing has been sent."));
    }
    let delivery = if rest.is_empty() {
        None
    } else if let Some(names) = after_words(rest, "to all but").or_else(|| rest.strip_prefix('-')) {
        Some(Delivery::AllBut(people(cx, names)?))
    } else if let Some(tail) = after_words(rest, "to all") {
        if !tail.is_empty() {
            return Err(Refusal::because(format!(
                "I don't understand \"{tail}\" after TO ALL; nothing has been sent."
            )));
        }
        Some(Delivery::All)
    } else if let Some(names) = rest.strip_prefix('+').or_else(|| strip_to(rest)) {
        Some(Delivery::To(people(cx, names)?))
    } else {
        return Err(Refusal::because(format!(
            "\"{rest}\" says neither a colour nor to whom; nothing has been sent. HELP PRESS explains it."
        )));
    };
    Ok(Wanted { colour, anyway, delivery })
}

/// `TO EFG`, and `TOEFG` as the classic judges take it.
fn strip_to(text: &str) -> Option<&str> {
    let head = text.get(..2)?;
    head.eq_ignore_ascii_case("to").then(|| text[2..].trim())
}

/// Reads a list of people: names of powers, or letters. If a word can be read both ways, it is refused, never guessed.
fn people(cx: &GameCx, text: &str) -> Result<Vec<Party>, Refusal> {
    let game = &cx.game;
    let called = |word: &str| match word.to_lowercase().as_str() {
        "m" | "master" | "gm" => Some(Party::Master),
        "o" | "observer" | "observers" => Some(Party::Observer),
        word => game.power(word).map(Party::Power),
    };
    let mut parties: Vec<Party> = Vec::new();
    for word in text.split(|c: char| c.is_whitespace() || c == ',' || c == ';').filter(|word| !word.is_empty()) {
        if matches!(word.to_lowercase().as_str(), "and" | "the") {
            continue;
        }
        let by_letters: Option<Vec<Party>> = word.chars().map(|c| called(&c.to_string())).collect();
        let by_letters = by_letters.filter(|_| 1 < word.chars().count());
        match (called(word), by_letters) {
            (Some(party), None) => parties.push(party),
            (None, Some(letters)) => parties.extend(letters),
            (Some(party), Some(letters)) => {
                let letters: Vec<&str> = letters.iter().map(|party| party.name(game)).collect();
                return Err(Refusal::because(format!(
                    "{word} could mean {}, or {}; nothing has been sent. Please put spaces between the letters, or write other names.",
                    party.name(game),
                    list(&letters)
                )));
            }
            (None, None) => {
                return Err(Refusal::because(format!(
                    "I don't know who \"{word}\" is in this game; nothing has been sent."
                )));
            }
        }
    }
    parties.dedup();
    if parties.is_empty() {
        return Err(Refusal::because("To whom? Nothing has been sent."));
    }
    Ok(parties)
}
