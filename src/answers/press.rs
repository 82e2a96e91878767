//! Press as its readers know it: the messages that each may read, and their threads.
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

/// The press of a game that this person may read, oldest first: public press, and press that they wrote or received.
/// In a finished game whose settings reveal press, all of it.
pub fn readable(store: &Store, game: &Game, reader: Option<UserId>) -> Result<Vec<OwnPress>> {
    if game.row.life == Life::Finished && game.settings.on(keys::REVEAL_PRESS) {
        let of_nobody = |(id, row)| OwnPress { id, row, sees: HeadingView::Truth, how: None, number: None, seen: None };
        return Ok(store.all_press(game.row.id)?.into_iter().map(of_nobody).collect());
    }
    store.press_for(game.row.id, reader)
}

/// Adds press: the lines of its heading, and its text.
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

/// The messages that a group of people write to each other, as one of them knows them.
#[derive(Clone, Debug)]
pub struct Thread {
    /// The people whose messages are in it.
    pub among: Participants,
    /// The others in it, as the headings name them. Empty if it is not known who they are.
    pub others: Vec<Correspondent>,
    /// The messages, oldest first.
    pub letters: Vec<ThreadLetter>,
}

impl Thread {
    /// The number of its messages that the reader received and has not read on a page.
    pub fn n_unread(&self) -> usize {
        self.letters.iter().filter(|letter| letter.is_unread).count()
    }

    /// The newest message.
    pub fn last(&self) -> Option<&ThreadLetter> {
        self.letters.last()
    }
}

/// A message of a thread.
#[derive(Clone, Debug)]
pub struct ThreadLetter {
    /// Its number.
    pub id: PressId,
    /// The number that its reader knows it by, if they received it.
    pub number: Option<u32>,
    /// The person who wrote it, as far as its reader may know.
    pub author: Author,
    /// The message as the store holds it.
    pub row: PressRow,
    /// The lines of its heading.
    pub heading: Vec<Note>,
    /// The reason why its reader may read it.
    pub how: Option<HowRead>,
    /// Whether they received it and have not read it on a page.
    pub is_unread: bool,
}

/// The author of press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Author {
    /// Its reader, under this name.
    Own(String),
    /// A power, `Master`, `Observer`, or a person who had no power yet.
    Named(String),
    /// An anonymous person. GMs know who it is.
    Somebody(Option<String>),
    /// The judge, in a public announcement.
    Judge,
}

/// A person who can receive press.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Correspondent {
    /// The party.
    pub party: Party,
    /// `England`, `Master`, `Observer`, or before the start a person's name.
    pub name: String,
    /// `E`. `None` for a person without a power.
    pub letter: Option<String>,
}

impl Correspondent {
    /// A party as one person knows it.
    pub fn of(names: &PartyNames<'_>, party: Party) -> Result<Self> {
        Ok(Self { party, name: names.of(party)?, letter: names.letter(party) })
    }

    /// Returns the address that PRESS TO uses for them. It is not a letter that could mean several of them, or the
    /// GM.
    pub fn address(&self) -> &str {
        match &self.letter {
            Some(letter) if letter.chars().count() == 1 && !["M", "O"].contains(&letter.to_uppercase().as_str()) => {
                letter
            }
            _ => &self.name,
        }
    }

    /// Returns their name in the URL of a page.
    pub fn slug(&self) -> String {
        self.address().replace(' ', "_")
    }
}

/// Returns the name of a thread in the URL of its page: `E+T`, `all`.
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

/// Returns that name for a thread as the holder of a seat finds it.
pub fn slug_for(names: PartyNames<'_>, seat: &Seat, row: &PressRow, sees: HeadingView) -> Result<String> {
    let own = names.game().parties_of(seat);
    let among = seen_among(row, sees, names, &own);
    Ok(slug_of(&among, &others(&names, &among, &own)?))
}

/// The parties in whose name the holder of the seat writes and reads.
fn own_parties(cx: &GameCx) -> Vec<Party> {
    match (cx.acting, cx.seat()) {
        (Some(power), _) => vec![Party::Power(power.0)],
        (None, Ok(seat)) => cx.game.parties_of(seat),
        (None, Err(_)) => Vec::new(),
    }
}

/// All threads that the holder of the seat may read, the one with the newest message first.
pub fn threads(cx: &GameCx) -> Result<Vec<Thread>> {
    let (game, own, names) = (&cx.game, own_parties(cx), cx.names());
    let is_master = cx.is_master();
    // A sitter reads only public press.
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

/// The thread of a message, as one reader finds it. Anonymous people cannot be told apart.
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

/// The others in this group, as the holder of the seat knows them.
pub fn others_in(cx: &GameCx, among: &Participants) -> Result<Vec<Correspondent>> {
    others(&cx.names(), among, &own_parties(cx))
}

fn others(names: &PartyNames<'_>, among: &Participants, own: &[Party]) -> Result<Vec<Correspondent>> {
    let others: Vec<Party> = match among {
        // A player of several powers may write to themselves.
        Participants::These(parties) if parties.iter().all(|party| own.contains(party)) => parties.clone(),
        Participants::These(parties) => parties.iter().copied().filter(|party| !own.contains(party)).collect(),
        Participants::AllBut(parties) => parties.clone(),
        Participants::All | Participants::Somebody | Participants::Unknown => Vec::new(),
    };
    others.into_iter().map(|party| Correspondent::of(names, party)).collect()
}

/// Returns everyone whom the holder of the seat can address: the powers with a player, the GMs, and the observers.
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

/// The group that a message from the holder of the seat to these people belongs to.
pub fn among(cx: &GameCx, others: &[Correspondent]) -> Participants {
    Participants::These(others.iter().map(|other| other.party).collect()).thread_of(cx.party().ok())
}
