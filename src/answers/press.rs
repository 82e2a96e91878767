//! Press as its readers know it: what each may read, and in which threads it stands.
use crate::command::game_cx::GameCx;
use crate::game::names::PartyNames;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::store::{HeadingView, HowRead, Life, OwnPress, Participants, Party, PressId, PressRow, Role, Store, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::Note;
use anyhow::Result;
use std::collections::BTreeMap;

/// The press of a game that this person may read, oldest first: what everybody could read, and what they wrote or got
/// themselves; when the game is over and its settings say so, all of it.
pub fn readable(store: &Store, game: &Game, reader: Option<UserId>) -> Result<Vec<OwnPress>> {
    if game.row.life == Life::Finished && game.settings.on(keys::REVEAL_PRESS) {
        let of_nobody = |(id, row)| OwnPress { id, row, sees: HeadingView::Truth, how: None, number: None, seen: None };
        return Ok(store.all_press(game.row.id)?.into_iter().map(of_nobody).collect());
    }
    store.press_for(game.row.id, reader)
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
    /// The same letter as it is kept.
    pub row: PressRow,
    /// The lines of its heading.
    pub heading: Vec<Note>,
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
    /// The party.
    pub party: Party,
    /// `England`, `Master`, `Observer`; before the start, a person's name.
    pub name: String,
    /// `E`; none for who plays no power.
    pub letter: Option<String>,
}

impl Correspondent {
    /// A party as somebody knows it.
    pub fn of(names: &PartyNames<'_>, party: Party) -> Result<Self> {
        Ok(Self { party, name: names.of(party)?, letter: names.letter(party) })
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
        Participants::These(_) => names(),
        Participants::Somebody => "somebody".to_owned(),
    }
}

/// Returns the same of a thread as the holder of a seat finds it.
pub fn slug_for(names: PartyNames<'_>, seat: &Seat, row: &PressRow, sees: HeadingView) -> Result<String> {
    let own = names.game().parties_of(seat);
    let among = seen_among(row, sees, names, &own);
    Ok(slug_of(&among, &others(&names, &among, &own)?))
}

/// The parties as which the holder of the seat writes and reads.
fn own_parties(cx: &GameCx) -> Vec<Party> {
    match (cx.acting, cx.seat()) {
        (Some(power), _) => vec![Party::Power(power.0)],
        (None, Ok(seat)) => cx.game.parties_of(seat),
        (None, Err(_)) => Vec::new(),
    }
}

/// All threads that the holder of the seat may read, the one with the newest letter first.
pub fn threads(cx: &GameCx) -> Result<Vec<Thread>> {
    let (game, own, names) = (&cx.game, own_parties(cx), cx.names());
    let is_master = cx.is_master();
    // Whoever only orders for a player reads what everybody could read.
    let reader = cx.seat().ok().filter(|_| cx.sitter.is_none()).map(|seat| seat.user);
    let mut threads: BTreeMap<Participants, Vec<ThreadLetter>> = BTreeMap::new();
    for press in readable(cx.store, game, reader)? {
        let is_unread = press.is_unread();
        let OwnPress { id, row, sees, how, number, .. } = press;
        let author = match (&row.seat, row.grey, how) {
            (None, ..) => Author::Judge,
            (_, _, Some(HowRead::Wrote)) => Author::Own(names.of(row.writer)?),
            (_, true, _) => Author::Somebody(is_master.then(|| names.of(row.writer)).transpose()?),
            (_, false, _) => Author::Named(names.of(row.writer)?),
        };
        let heading = names.address_lines(&row, sees, how)?;
        let letter = ThreadLetter { id, number, author, heading, how, is_unread, row };
        threads.entry(seen_among(&letter.row, sees, names, &own)).or_default().push(letter);
    }
    let thread = |(among, letters): (Participants, Vec<ThreadLetter>)| {
        Ok(Thread { others: others(&names, &among, &own)?, among, letters })
    };
    let mut threads: Vec<Thread> = threads.into_iter().map(thread).collect::<Result<_>>()?;
    threads.sort_by_key(|thread| std::cmp::Reverse(thread.last().map(|letter| letter.id)));
    Ok(threads)
}

/// The thread of a letter, as somebody finds it: people of whom they may not know who they are cannot be told apart.
fn seen_among(row: &PressRow, sees: HeadingView, names: PartyNames<'_>, own: &[Party]) -> Participants {
    let is_hidden = |party: &Party| match party {
        _ if own.contains(party) => false,
        Party::Unnamed(_) => true,
        Party::Person(_) => !names.sees_people(),
        _ => false,
    };
    match row.among(sees) {
        Participants::These(parties) if parties.iter().any(is_hidden) => Participants::Somebody,
        among => among,
    }
}

/// The others among these, as the holder of the seat knows them.
pub fn others_in(cx: &GameCx, among: &Participants) -> Result<Vec<Correspondent>> {
    others(&cx.names(), among, &own_parties(cx))
}

fn others(names: &PartyNames<'_>, among: &Participants, own: &[Party]) -> Result<Vec<Correspondent>> {
    let others: Vec<Party> = match among {
        // Who plays several powers may write to themselves.
        Participants::These(parties) if parties.iter().all(|party| own.contains(party)) => parties.clone(),
        Participants::These(parties) => parties.iter().copied().filter(|party| !own.contains(party)).collect(),
        Participants::AllBut(parties) => parties.clone(),
        Participants::All | Participants::Somebody | Participants::Unknown => Vec::new(),
    };
    others.into_iter().map(|party| Correspondent::of(names, party)).collect()
}

/// Returns everyone whom the holder of the seat can name as a reader: the powers that someone plays, the masters, the
/// observers.
pub fn parties(cx: &GameCx) -> Result<Vec<Correspondent>> {
    let (game, own) = (&cx.game, own_parties(cx));
    let is_other =
        |role: Role| game.seats.iter().any(|seat| seat.role == role && Some(seat.id) != cx.seat && !seat.visit);
    let powers = (0..game.powers().len()).map(|i| Power(i as u16));
    let played = powers.filter(|power| game.table.is_some() && game.player(*power).is_some());
    let powers = played.map(|power| Party::Power(power.0)).filter(|party| !own.contains(party));
    let others = [(Role::Master, Party::Master), (Role::Observer, Party::Observer)];
    let others = others.into_iter().filter(|(role, _)| is_other(*role)).map(|(_, party)| party);
    powers.chain(others).map(|party| Correspondent::of(&cx.names(), party)).collect()
}

/// Among whom a letter of the holder of the seat to these would go.
pub fn among(cx: &GameCx, others: &[Correspondent]) -> Participants {
    Participants::These(others.iter().map(|other| other.party).collect()).thread_of(cx.party().ok())
}
