//! Notes that people in a game write for later, in numbered entries: their diary, and press for the next results.
use crate::command::game_cx::GameCx;
use crate::command::{Block, CommandResult, Refusal, refuse};
use crate::game::dates::friendly;
use crate::say;
use crate::store::{NoteKind, NoteRow};
use crate::text::doc::Doc;
use crate::text::sentence::{phase, term};

/// The maximum number of entries of one kind that a person may have in a game.
const MAX_ENTRIES: usize = 500;
/// The maximum size of these entries together, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// The number of characters of an entry that a list shows.
const SHOWN: usize = 40;

/// A request about existing entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteRequest {
    /// A list of them.
    List,
    /// The text of one entry, or of all without a number.
    Read(Option<u32>),
    /// The deletion of one.
    Delete(u32),
}

/// Reads `LIST`, `READ 3` or `DELETE 3`. `None` for anything else.
pub fn asked(text: &str) -> Option<NoteRequest> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.trim_start_matches('#').parse().ok();
    match words.as_slice() {
        ["list"] => Some(NoteRequest::List),
        ["read" | "show"] | ["read" | "show", "all"] => Some(NoteRequest::Read(None)),
        ["read" | "show", n] => Some(NoteRequest::Read(Some(number(n)?))),
        ["delete" | "drop" | "remove", n] => Some(NoteRequest::Delete(number(n)?)),
        _ => None,
    }
}

/// The text of an entry, unless the line asks for existing ones.
pub const BLOCK: Block =
    Block::new(&["endpress", "enddiary", "endbroadcast", "endpostal", "endpostalpress", "signoff", "quit"], is_entry)
        .until(is_entry);

/// Returns whether a text follows the line. None follows `LIST`, `READ 3` and `DELETE 3`.
pub fn is_entry(args: &str) -> bool {
    let first = args.split_whitespace().next().unwrap_or_default().to_lowercase();
    !["list", "read", "show", "delete", "drop", "remove"].contains(&first.as_str())
}

/// Stores an entry. Returns its number.
///
/// # Errors
/// If there are too many.
pub(in crate::referee) fn keep(cx: &GameCx, note: &NoteRow) -> CommandResult<u32> {
    let user = cx.seat()?.user;
    let own = cx.store.notes_by(note.game, note.kind, user)?;
    let n_bytes: usize = own.iter().map(|note| note.body.len()).sum();
    if MAX_ENTRIES <= own.len() || MAX_BYTES < n_bytes + note.body.len() {
        return refuse(
            "You have as many as I keep, so I have not saved this one. Delete some first (LIST shows them).",
        );
    }
    Ok(cx.store.add_note(note, user)?)
}

/// Answers a request about the writer's own entries. `called` is the name of one entry: `Diary entry`.
///
/// # Errors
/// If the entry does not exist.
pub(in crate::referee) fn answer(
    cx: &GameCx,
    kind: NoteKind,
    called: &'static str,
    asked: NoteRequest,
    doc: &mut Doc,
) -> CommandResult {
    let (game, user) = (&cx.game, cx.seat()?.user);
    let own = cx.store.notes_by(game.row.id, kind, user)?;
    let in_lower_case = term(called.to_lowercase());
    let none = |number: u32| {
        let has: Vec<u32> = own.iter().map(|note| note.number).collect();
        Refusal::because(match has.as_slice() {
            [] => say!("You have no {} in {game}.", in_lower_case.clone(), game),
            has => say!(
                "You have no {} {number} in {game}, only {}.",
                in_lower_case.clone(),
                number,
                game,
                term(has.iter().map(u32::to_string).collect::<Vec<_>>().join(", "))
            ),
        })
    };
    match asked {
        NoteRequest::List | NoteRequest::Read(None) if own.is_empty() => {
            doc.para(say!("You have no {} in {game}.", term(called.to_lowercase()), game));
        }
        NoteRequest::List => own.iter().for_each(|note| add_line(cx, note, doc)),
        NoteRequest::Read(number) => {
            let wanted: Vec<&NoteRow> = own.iter().filter(|note| number.is_none_or(|n| n == note.number)).collect();
            match (wanted.as_slice(), number) {
                ([], Some(number)) => return Err(none(number).into()),
                (wanted, _) => wanted.iter().for_each(|note| read(called, note, doc)),
            }
        }
        NoteRequest::Delete(number) => match cx.store.drop_note(game.row.id, kind, user, number)? {
            true => doc.para(say!("{called} {number} is deleted for good.", called, number)),
            false => return Err(none(number).into()),
        },
    }
    Ok(())
}

/// `  3  S1901M  grey  Peace in the Balkans! ...`
fn add_line(cx: &GameCx, note: &NoteRow, doc: &mut Doc) {
    let words: Vec<&str> = note.body.split_whitespace().collect();
    let words = words.join(" ");
    let mut first: String = words.chars().take(SHOWN).collect();
    if first.len() < words.len() {
        first += " ...";
    }
    let grey = if note.grey { "grey, " } else { "" };
    let when = term(friendly(note.written, &cx.zone()));
    doc.cells((note.number, term(phase_of(note)), say!("{first} ({grey}{when})", first = term(first), grey, when)));
}

fn read(called: &'static str, note: &NoteRow, doc: &mut Doc) {
    doc.para(say!(
        "{called} {}, {}{grey}, {}:",
        called,
        note.number,
        phase(phase_of(note)),
        grey = if note.grey { ", grey" } else { "" },
        note.written
    ));
    show(&note.body, doc);
}

/// Adds a text right below, marked as a person's own words.
pub(in crate::referee) fn show(text: &str, doc: &mut Doc) {
    doc.excerpt(text);
    doc.close_up();
}

/// `S1901M`, or a word for the time before the start.
pub(in crate::referee) fn phase_of(note: &NoteRow) -> &str {
    if note.phase.is_empty() { "Forming" } else { &note.phase }
}
