//! Press from before the record knew parties. Its stored headings are taken apart once. A heading that its parts cannot
//! reproduce exactly stays as it is.
use super::Game;
use super::names::PartyNames;
use crate::boards::catalogue::Catalogue;
use crate::rules::Power;
use crate::store::{AddressLine, HeadingView, OldPress, Participants, Party, PressHead, PressRow, Role, Store, UserId};
use anyhow::Result;
use jiff::Timestamp;

/// Finishes the migration to parties, unless it is finished.
pub fn settle(store: &Store, catalogue: &Catalogue) -> Result<()> {
    let Some(games) = store.unsettled_games()? else { return Ok(()) };
    store.transaction(|| {
        for id in games {
            // The press of a game without a board keeps its old headings.
            match Game::load(store, store.game(id)?, catalogue) {
                Ok(game) => OldGame { store, game: &game, people: store.people_of(id)? }.settle()?,
                Err(error) if Store::is_of_disk(&error) => return Err(error),
                Err(_) => store.settle_names(id, &|_| None)?,
            }
        }
        store.note_settled()
    })
}

struct OldGame<'a> {
    store: &'a Store,
    game: &'a Game,
    people: Vec<(UserId, String)>,
}

impl OldGame<'_> {
    fn settle(&self) -> Result<()> {
        let id = self.game.row.id;
        self.store.settle_names(id, &|name| self.party(name))?;
        for old in self.store.old_press(id)? {
            let writer = self.writer(&old);
            let head = match self.head(&old) {
                Some(head) if self.is_same(&old, writer, &head)? => head,
                _ => self.kept(&old, writer),
            };
            self.store.settle_press(old.id, writer, &head)?;
        }
        Ok(())
    }

    fn power(&self, name: &str) -> Option<Party> {
        self.game.power_named(name).ok().map(|Power(power)| Party::Power(power))
    }

    /// Finds a party by its name in a heading. `None` if two parties share the name.
    fn party(&self, name: &str) -> Option<Party> {
        let named = |name: &str| {
            let mut named = self.people.iter().filter(|(_, own)| own == name);
            named.next().filter(|_| named.next().is_none()).map(|(user, _)| Party::Person(*user))
        };
        match name {
            "Master" => Some(Party::Master),
            "Observer" => Some(Party::Observer),
            _ => self.power(name).or_else(|| named(name.strip_suffix(" (who has joined)").unwrap_or(name))),
        }
    }

    /// The writer, by the seat. The name counts only if the holder of the seat can have it.
    fn writer(&self, old: &OldPress) -> Party {
        let power = self.power(&old.sender);
        match old.role {
            Role::Observer => Party::Observer,
            Role::Master if old.sender == "Keeper" => Party::Visitor,
            Role::Master => power.unwrap_or(Party::Master),
            Role::Player if old.phase.is_empty() && old.sender == "A player" => Party::Unnamed(old.user),
            Role::Player if old.phase.is_empty() => Party::Person(old.user),
            Role::Player => {
                let own = old.power.as_deref().and_then(|name| self.power(name));
                power.or(own).unwrap_or(Party::Person(old.user))
            }
        }
    }

    /// Takes its headings apart.
    fn head(&self, old: &OldPress) -> Option<PressHead> {
        let from = if old.grey { "somebody" } else { &old.sender };
        let game = &self.game.row.name;
        let before = format!("Message from {from} to ");
        let to = |heading: &str| {
            let heading = heading.split_whitespace().collect::<Vec<_>>().join(" ");
            let (to, rest) = heading.strip_prefix(&before)?.split_once(&format!(" in '{game}':"))?;
            let to = match rest.trim_start().strip_prefix("(They are ").and_then(|rest| rest.split_once(".)")) {
                Some((names, _)) => names.to_owned(),
                None => to.to_owned(),
            };
            self.participants(&to)
        };
        let is_postal = format!("\n(Postal press, written in {}.)", old.phase);
        if old.heading.ends_with(&is_postal) {
            return Some(PressHead::Postal);
        }
        if old.heading.starts_with("Answer from ") {
            let to = Participants::Somebody;
            return Some(PressHead::Answer(AddressLine { to, seems_to: None }));
        }
        let (seems, to) = (to(&old.heading)?, to(&old.truth)?);
        let seems_to = (seems != to).then_some(seems);
        let is_answer = to == Participants::Somebody;
        let addressed = AddressLine { to, seems_to };
        Some(if is_answer { PressHead::Answer(addressed) } else { PressHead::Message(addressed) })
    }

    fn participants(&self, told: &str) -> Option<Participants> {
        let parties = |told: &str| -> Option<Vec<Party>> {
            let (others, last) = told.rsplit_once(" and ").map_or((None, told), |(others, last)| (Some(others), last));
            let names = others.into_iter().flat_map(|others| others.split(", ")).chain([last]);
            names.map(|name| self.party(name)).collect()
        };
        match (told, told.strip_prefix("all but ")) {
            ("all", _) => Some(Participants::All),
            ("the writer of grey press", _) => Some(Participants::Somebody),
            (_, Some(names)) => parties(names).map(Participants::AllBut),
            (names, _) => parties(names).map(Participants::These),
        }
    }

    /// Returns whether the parts reproduce both headings.
    fn is_same(&self, old: &OldPress, writer: Party, head: &PressHead) -> Result<bool> {
        let names = PartyNames::new(self.store, self.game, true);
        let row = PressRow {
            phase: old.phase.clone(),
            writer,
            seat: None,
            grey: old.grey,
            head: head.clone(),
            public: false,
            body: String::new(),
            sent: Timestamp::UNIX_EPOCH,
            thread: Vec::new(),
        };
        let is_same = |sees, heading: &str| anyhow::Ok(names.heading_as_text(&row, sees)? == heading);
        Ok(is_same(HeadingView::Seems, &old.heading)? && is_same(HeadingView::Truth, &old.truth)?)
    }

    /// The headings unchanged. The threads are those of the parts, as far as these can be read.
    fn kept(&self, old: &OldPress, writer: Party) -> PressHead {
        let signed = (!old.grey).then_some(writer);
        let thread = |sees| match self.head(old) {
            Some(PressHead::Message(addressed) | PressHead::Answer(addressed)) => {
                addressed.seen(sees).thread_of(signed)
            }
            _ => Participants::Unknown,
        };
        PressHead::Kept {
            heading: old.heading.clone(),
            truth: old.truth.clone(),
            among: thread(HeadingView::Seems),
            true_among: thread(HeadingView::Truth),
        }
    }
}
