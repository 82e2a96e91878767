//! Press as its readers know it: what each may read, and in which threads it stands.
use crate::command::game_cx::GameCx;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::say;
use crate::store::{HowRead, Life, OwnPress, Participants, PressId, PressRow, Role, Store, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, person, term};
use anyhow::Result;
use std::collections::BTreeMap;

/// The press of a game that this person may read, oldest first: what everybody could read, and what they wrote or got
/// themselves; when the game is over and its settings say so, all of it.
pub fn readable(store: &Store, game: &Game, reader: Option<UserId>) -> Result<Vec<OwnPress>> {
    if game.row.life == Life::Finished && game.settings.on(keys::REVEAL_PRESS) {
        let of_nobody = |(id, row)| OwnPress { id, row, how: None, number: None, seen: None };
        return Ok(store.all_press(game.row.id)?.into_iter().map(of_nobody).collect());
    }
    store.press_for(game.row.id, reader)
}

/// Returns the lines of the heading that stands above press; masters read who wrote it even if it is grey. The database keeps the
/// words of a heading, and not their parts: it tells who wrote to whom under the names of that time.
pub fn heading_for(row: &PressRow, master: bool) -> Vec<Note> {
    let mut lines: Vec<Note> = row.heading.lines().map(|line| Note::of(term(line))).collect();
    if row.grey && master {
        lines.push(Note::of(say!("(Written by {}, as only masters are told.)", person(&row.sender))));
    }
    lines
}

/// Adds press: the lines of its heading, and its words.
pub fn tell(heading: &[Note], words: &str, doc: &mut Doc) {
    for (i, line) in heading.iter().enumerate() {
        if i == 0 {
            doc.heading(line);
        } else {
            doc.para(line);
            doc.close_up();
        }
    }
    doc.quote(words);
}

/// The letters that some people write to each other, as one of them knows them.
#[derive(Clone, Debug)]
pub struct Thread {
    /// Those whose letters are in it.
    pub among: Participants,
    /// The others in it, as their letters are headed; empty if it is not known who they are.
    pub others: Vec<Correspondent>,
    /// The letters, oldest first.
    pub letters: Vec<ThreadLetter>,
}

impl Thread {
    /// The number of its letters that have come and were not read on a page.
    pub fn n_unread(&self) -> usize {
        self.letters.iter().filter(|letter| letter.is_unread).count()
    }

    /// The newest letter.
    pub fn last(&self) -> Option<&ThreadLetter> {
        self.letters.last()
    }
}

/// A letter of a thread.
#[derive(Clone, Debug)]
pub struct ThreadLetter {
    /// Its number.
    pub id: PressId,
    /// The number by which its reader calls it, if they got it.
    pub number: Option<u32>,
    /// The person who wrote it, as far as its reader may know.
    pub author: Author,
    /// The same letter as it is kept, under the heading that its reader saw.
    pub row: crate::store::PressRow,
    /// The way in which its reader knows of it.
    pub how: Option<HowRead>,
    /// It came to them, and they have not read it on a page.
    pub is_unread: bool,
}

/// The author of press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Author {
    /// Its reader, under this name.
    Own(String),
    /// A power, `Master`, `Observer`, or a person who had no power yet.
    Named(String),
    /// A person who did not say who they are; masters know who it is.
    Somebody(Option<String>),
    /// The judge tells everybody something.
    Judge,
}

/// A person to whom one can write.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Correspondent {
    /// `England`, `Master`, `Observer`; before the start, a person's name.
    pub name: String,
    /// `E`; none for who plays no power.
    pub letter: Option<String>,
}

impl Correspondent {
    /// Finds a party by the name in a heading.
    pub fn named(game: &Game, name: &str) -> Self {
        let power = game.power_named(name).ok();
        let letter = power.and_then(|power| game.powers().get(power.index())).map(|power| power.letter.clone());
        Self { name: name.to_owned(), letter }
    }

    /// Returns the address that PRESS TO uses for them. A letter that could be read as several, or as that of the
    /// master, is not used.
    pub fn address(&self) -> &str {
        match &self.letter {
            Some(letter) if letter.chars().count() == 1 && !["M", "O"].contains(&letter.to_uppercase().as_str()) => {
                letter
            }
            _ => &self.name,
        }
    }

    /// Returns their name in the address of a page.
    pub fn slug(&self) -> String {
        self.address().replace(' ', "_")
    }
}

/// Returns the name of a thread in the address of its page: `E+T`, `all`.
pub fn slug_of(among: &Participants, others: &[Correspondent]) -> String {
    let names = || others.iter().map(Correspondent::slug).collect::<Vec<_>>().join("+");
    match among {
        Participants::Unknown => "earlier".to_owned(),
        Participants::All => "all".to_owned(),
        Participants::AllBut(_) => format!("all-but-{}", names()),
        Participants::These(_) if others.is_empty() => "own".to_owned(),
        Participants::These(_) => names(),
        Participants::Somebody => "somebody".to_owned(),
    }
}

/// Returns the same of a thread as the holder of a seat finds it.
pub fn slug_for(game: &Game, seat: &Seat, among: &Participants) -> String {
    let own: Vec<String> = match game.powers_of(seat) {
        [] if seat.role == Role::Player => vec![seat.user_name.clone()],
        [] => vec![game.seat_name(seat).to_owned()],
        powers => powers.iter().map(|power| game.power_name(*power).to_owned()).collect(),
    };
    slug_of(among, &others(game, among, &own))
}

/// The names under which the holder of the seat writes and reads.
fn own_names(cx: &GameCx) -> Vec<String> {
    let Ok(seat) = cx.seat() else { return Vec::new() };
    let game = &cx.game;
    match (cx.acting, seat.role) {
        (Some(power), _) => vec![game.power_name(power).to_owned()],
        (None, Role::Player) if seat.power.is_some() => {
            game.powers_of(seat).iter().map(|power| game.power_name(*power).to_owned()).collect()
        }
        (None, Role::Player) => cx.newcomer().into_iter().chain([seat.user_name.clone(), cx.signature()]).collect(),
        (None, Role::Master | Role::Observer) => vec![game.seat_name(seat).to_owned()],
    }
}

/// All threads that the holder of the seat may read, the one with the newest letter first.
pub fn threads(cx: &GameCx) -> Result<Vec<Thread>> {
    let (game, own) = (&cx.game, own_names(cx));
    let is_master = cx.is_master();
    // Whoever only orders for a player reads what everybody could read.
    let reader = cx.seat().ok().filter(|_| cx.sitter.is_none()).map(|seat| seat.user);
    let mut threads: BTreeMap<Participants, Vec<ThreadLetter>> = BTreeMap::new();
    for press in readable(cx.store, game, reader)? {
        let is_unread = press.is_unread();
        let OwnPress { id, row, how, number, .. } = press;
        let author = match (&row.seat, row.grey, how) {
            (None, ..) => Author::Judge,
            (_, _, Some(HowRead::Wrote)) => Author::Own(row.sender.clone()),
            (_, true, _) => Author::Somebody(is_master.then(|| row.sender.clone())),
            (_, false, _) => Author::Named(row.sender.clone()),
        };
        // Broadcasts of the time when nobody kept to whom they went.
        let among =
            if row.among == Participants::Unknown && row.public { Participants::All } else { row.among.clone() };
        threads.entry(among).or_default().push(ThreadLetter { id, number, author, row, how, is_unread });
    }
    let thread = |(among, letters): (Participants, Vec<ThreadLetter>)| Thread {
        others: others(game, &among, &own),
        among,
        letters,
    };
    let mut threads: Vec<Thread> = threads.into_iter().map(thread).collect();
    threads.sort_by_key(|thread| std::cmp::Reverse(thread.last().map(|letter| letter.id)));
    Ok(threads)
}

/// The others among these, as the holder of the seat knows them.
pub fn others_in(cx: &GameCx, among: &Participants) -> Vec<Correspondent> {
    others(&cx.game, among, &own_names(cx))
}

fn others(game: &Game, among: &Participants, own: &[String]) -> Vec<Correspondent> {
    match among {
        Participants::These(names) => {
            let others = names.iter().filter(|name| !own.contains(name));
            others.map(|name| Correspondent::named(game, name)).collect()
        }
        Participants::AllBut(names) => names.iter().map(|name| Correspondent::named(game, name)).collect(),
        Participants::All | Participants::Somebody | Participants::Unknown => Vec::new(),
    }
}

/// Returns everyone whom the holder of the seat can name as a reader: the powers that someone plays, the masters, the
/// observers.
pub fn parties(cx: &GameCx) -> Vec<Correspondent> {
    let (game, own) = (&cx.game, own_names(cx));
    let is_other =
        |role: Role| game.seats.iter().any(|seat| seat.role == role && Some(seat.id) != cx.seat && !seat.visit);
    let powers = (0..game.powers().len()).map(|i| Power(i as u16));
    let played = powers.filter(|power| game.table.is_some() && game.player(*power).is_some());
    let names = played.map(|power| game.power_name(power).to_owned()).filter(|name| !own.contains(name));
    let others = [(Role::Master, "Master"), (Role::Observer, "Observer")];
    let others = others.into_iter().filter(|(role, _)| is_other(*role)).map(|(_, name)| name.to_owned());
    names.chain(others).map(|name| Correspondent::named(game, &name)).collect()
}

/// Among whom a letter of the holder of the seat to these would go.
pub fn among(cx: &GameCx, others: &[Correspondent]) -> Participants {
    let own = cx.power().map(|power| cx.game.power_name(power).to_owned());
    let own = own.unwrap_or_else(|_| own_names(cx).into_iter().next().unwrap_or_default());
    Participants::these(others.iter().map(|party| party.name.clone()).chain([own]))
}
