//! The readers of press.
use crate::game::{Game, Seat};
use crate::store::{Participants, Party};

/// Returns whether press to these is addressed to the holder of this seat.
pub(super) fn reaches(game: &Game, to: &Participants, seat: &Seat) -> bool {
    let named = |parties: &[Party]| parties.iter().any(|party| game.is(*party, seat));
    match to {
        Participants::All => true,
        Participants::These(parties) => named(parties),
        // Observers and the GM read press to all but a few, unless it names them.
        Participants::AllBut(parties) => !named(parties),
        Participants::Somebody | Participants::Unknown => false,
    }
}

/// Returns whether it goes to the GM alone.
pub(super) fn is_to_master(to: &Participants) -> bool {
    matches!(to, Participants::These(parties) if parties.as_slice() == [Party::Master])
}

/// The topic whose press forms one thread in a mailbox. Without its writer, the topic does not reveal who wrote it.
pub(super) fn topic(to: &Participants, writer: Option<Party>) -> String {
    let writer = writer.filter(|writer| !matches!(writer, Party::Unnamed(_)));
    match (to, to.thread_of(writer)) {
        (Participants::These(parties), Participants::Somebody) => {
            format!("grey to {}", Participants::these(parties.iter().copied()).code())
        }
        (to, Participants::Somebody) => {
            let writer = writer.map_or(String::new(), |writer| format!(" and {}", writer.code()));
            format!("{}{writer}", to.code())
        }
        (_, thread) => thread.code(),
    }
}
