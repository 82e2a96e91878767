//! HISTORY -- read a game's results and press.
//!
//! Usage: HISTORY game [FROM date] [TO date] [LINES n] [PICTURES]
//!    or: HISTORY game EXCLSTART phase [EXCLEND phase] [BROAD]
//!
//! Shows what observers see, and the press you sent or received, oldest
//! first. Other players don't see that press in their history. Use the
//! number of a message in PRESS REPLY and REPORT. After a game with REVEAL
//! PRESS, everyone sees all press.
//!
//!   FROM, TO    the dates (default: the last seven days)
//!   LINES       the most lines (default: 1000)
//!   EXCLSTART   begins after a phase
//!   EXCLEND     ends before a phase
//!   BROAD       press only
//!   PICTURES    a picture of each phase, at most 12
//!
//! ```text
//! > HISTORY DEMO FROM 1 NOVEMBER
//! < History of game 'demo'.
//! ```
use crate::answers::history;
use crate::answers::{paragraph_of_lines, why};
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::{Context, MAX_ATTACHED};
use crate::command::find;
use crate::command::{Args, CommandResult, Refusal, Spec, Stop, Subject, after_words};
use crate::game::dates;
use crate::mail::sink::Kind;
use crate::say;
use crate::store::{Part, Shows, Wish};
use crate::text::doc::{Audience, Doc};
use crate::text::sentence::{self, Note, line, term, theirs};
use jiff::{SignedDuration, Timestamp};

pub const SPEC: Spec = Spec::new(&["history"], Subject::Anyone, takes).asking().for_guests();

/// A game, and then words such as FROM and TO.
fn takes(said: &KeywordLine) -> Match {
    let game = said.words().first().is_some_and(|name| said.lexicon.games.is_game(name));
    if game { Match::Call } else { args::words::<1, 9>(said) }
}

/// The part of the record that is wanted.
struct HistoryFilter {
    from: Timestamp,
    to: Timestamp,
    n_lines: usize,
    after_phase: Option<String>,
    before_phase: Option<String>,
    only_press: bool,
    pictures: bool,
}

/// One thing that happened.
struct Piece {
    at: Timestamp,
    phase: String,
    /// The lines of the heading of press.
    heading: Vec<Note>,
    text: String,
    /// The same as a document, if these are results.
    results: Option<Doc>,
    author: PieceAuthor,
    /// The number by which the reader calls it, if it is press that they got.
    number: Option<u32>,
    /// The number of the turn, if these are its results.
    turn: Option<u32>,
}

/// The author of the words of a piece.
enum PieceAuthor {
    /// The judge.
    Judge,
    /// A player.
    Player,
}

impl Piece {
    /// Adds its words, or as many lines of them as there is room for.
    fn tell(&self, n_lines: usize, doc: &mut Doc) {
        let mut room = n_lines;
        let heading = &self.heading[..room.min(self.heading.len())];
        paragraph_of_lines(heading, doc);
        room -= heading.len();
        // A line stays free between them.
        let room = if self.heading.is_empty() { room } else { room.saturating_sub(1) };
        let lines = self.text.lines().take(room);
        match self.author {
            PieceAuthor::Judge
                if self.text.lines().count() <= room
                    && let Some(results) = &self.results =>
            {
                doc.append(results);
            }
            PieceAuthor::Judge => paragraph_of_lines(&lines.map(|line| Note::of(term(line))).collect::<Vec<_>>(), doc),
            PieceAuthor::Player if self.text.is_empty() => {}
            PieceAuthor::Player => doc.quote(&lines.collect::<Vec<_>>().join("\n")),
        }
    }

    /// The lines that it takes.
    fn n_lines(&self) -> usize {
        let n = self.heading.len();
        n + self.text.lines().count() + usize::from(0 < n)
    }
}

const KEYS: [&str; 9] = ["from", "to", "until", "lines", "for", "exclstart", "exclend", "broad", "pictures"];

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    const USAGE: Refusal = Refusal::Usage("HISTORY game [FROM date] [TO date] [LINES n]");
    let (name, rest) = args.text.split_once(char::is_whitespace).unwrap_or((args.text, ""));
    if name.is_empty() {
        return Err(USAGE.into());
    }
    let game = find::shown_game(cx, name)?;
    let wanted = read(cx, rest.trim())?;
    let mut pieces: Vec<Piece> = Vec::new();
    if !wanted.only_press {
        for row in cx.store.phases(game.row.id)? {
            let (at, turn) = (row.adjudicated, Some(row.turn));
            let results = why::results(&game, &row, cx.eyes(&game))?;
            pieces.push(Piece {
                at,
                phase: row.phase,
                heading: Vec::new(),
                text: results.laid_out(cx.reader().layout, Audience::Copy),
                results: Some(results),
                author: PieceAuthor::Judge,
                number: None,
                turn,
            });
        }
    }
    let press = history::press_for(cx, &game)?.into_iter();
    pieces.extend(press.map(|said| Piece {
        at: said.at,
        phase: said.phase,
        heading: said.heading,
        text: said.body.trim_end().to_owned(),
        results: None,
        author: if said.is_ours { PieceAuthor::Judge } else { PieceAuthor::Player },
        number: said.number,
        turn: None,
    }));
    pieces.sort_by_key(|piece| piece.at);
    let none_from = |phase: &str| {
        Refusal::because(say!("The history of {} has nothing from {}.", sentence::game(name), theirs(phase)))
    };
    let after = match &wanted.after_phase {
        Some(phase) => {
            pieces.iter().rposition(|piece| piece.phase.eq_ignore_ascii_case(phase)).ok_or_else(|| none_from(phase))?
                + 1
        }
        None => 0,
    };
    let before = match &wanted.before_phase {
        Some(phase) => {
            pieces.iter().position(|piece| piece.phase.eq_ignore_ascii_case(phase)).ok_or_else(|| none_from(phase))?
        }
        None => pieces.len(),
    };
    doc.para(say!("History of game {}.", sentence::game(&game.row.name)));
    let times = wanted.from..=wanted.to;
    let mut shown = pieces.iter().take(before).skip(after).filter(|piece| times.contains(&piece.at)).peekable();
    if shown.peek().is_none() {
        doc.para("This game has no history from those dates. For an earlier start, use FROM with a date.");
    }
    let mut turns = Vec::new();
    let mut n_lines = 1;
    for piece in shown {
        turns.extend(piece.turn.filter(|_| wanted.pictures));
        let room = wanted.n_lines.saturating_sub(n_lines);
        // It stands below a heading between free lines.
        n_lines += 3 + piece.n_lines();
        if room < 2 {
            continue;
        }
        let phase = sentence::phase(if piece.phase.is_empty() { "Forming" } else { &piece.phase });
        doc.heading(match piece.number {
            Some(number) => say!("--- {phase}  {at}  press {number}", phase, piece.at, number),
            None => say!("--- {phase}  {at}", phase, piece.at),
        });
        piece.tell(room.saturating_sub(3), doc);
    }
    if wanted.n_lines < n_lines {
        let n_more = n_lines - wanted.n_lines;
        doc.para(say!("({n_more} more lines: use {} to see them.)", n_more, line(format!("LINES {n_lines}"))));
    }
    let n_left_out = turns.len().saturating_sub(MAX_ATTACHED);
    if 0 < n_left_out {
        doc.para(say!(
            "An e-mail has at most {most} pictures: these show the last phases. {film} shows the whole game.",
            most = MAX_ATTACHED,
            film = line(format!("MAP {} FILM", game.row.name))
        ));
    }
    let wishes = cx.wishes();
    let eyes = game.onlooker(cx.eyes(&game));
    let picture = |turn| {
        let shows = Shows::Turn { game: game.row.id, turn, results: true, eyes };
        let wish = Wish { shows, look: wishes.look, size: wishes.size, since: cx.now };
        Part::wish(Kind::Png, game.row.name.clone(), wish)
    };
    let pictures = turns.into_iter().skip(n_left_out).map(picture).collect();
    cx.attach(pictures)
}

fn read(cx: &Context, text: &str) -> Result<HistoryFilter, Stop> {
    let mut wanted = HistoryFilter {
        from: cx.now - SignedDuration::from_hours(7 * 24),
        to: cx.now,
        n_lines: 1000,
        after_phase: None,
        before_phase: None,
        only_press: false,
        pictures: false,
    };
    let zone = cx.zone();
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut rest = words.as_slice();
    while let Some((key, tail)) = rest.split_first() {
        let n_value = tail.iter().take_while(|word| !KEYS.iter().any(|key| key.eq_ignore_ascii_case(word))).count();
        let value = tail[..n_value].join(" ");
        rest = &tail[n_value..];
        let date = |default| dates::read(&value, cx.now, &zone, default);
        if after_words(key, "from").is_some() {
            wanted.from = date(jiff::civil::time(0, 0, 0, 0))?;
        } else if after_words(key, "to").is_some() || after_words(key, "until").is_some() {
            wanted.to = date(jiff::civil::time(23, 59, 59, 0))?;
        } else if after_words(key, "lines").is_some() || after_words(key, "for").is_some() {
            wanted.n_lines =
                value.parse().map_err(|_| Refusal::because(say!("LINES takes a number, not {}.", theirs(value))))?;
        } else if after_words(key, "exclstart").is_some() {
            wanted.after_phase = Some(value);
            wanted.from = Timestamp::MIN;
        } else if after_words(key, "exclend").is_some() {
            wanted.before_phase = Some(value);
            wanted.from = Timestamp::MIN;
        } else if after_words(key, "broad").is_some() {
            wanted.only_press = true;
        } else if after_words(key, "pictures").is_some() {
            wanted.pictures = true;
        } else {
            return Err(Refusal::Usage(
                "HISTORY game [FROM date] [TO date] [LINES n] [EXCLSTART phase] [EXCLEND phase] [BROAD] [PICTURES]",
            )
            .into());
        }
    }
    Ok(wanted)
}
