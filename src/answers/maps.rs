//! The answers to MAP: the board of any phase, in words and as pictures. What a picture shows is only named here; it
//! is drawn before the letter goes.
use super::forecast;
use super::gallery::{Gallery, most_turns};
use crate::command::context::{Context, MAX_ATTACHED};
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{Stop, find, refuse};
use crate::families::report::Heading;
use crate::families::ruleset::Position;
use crate::families::sheet::{PlayerView, PreviousTurns};
use crate::game::Game;
use crate::mail::sink::Kind;
use crate::rules::{Eyes, Power};
use crate::store::{Look, Part, PhaseRow, Pictures, Shows, Size, Store, Wish};
use crate::text::sentence::old;
use anyhow::Result;

/// The way in which it is written.
const USAGE: Refusal = Refusal::Usage("MAP game [phase]");

/// Words, and what goes with them.
pub struct MapAnswer {
    /// The words.
    pub words: String,
    /// Pictures.
    pub parts: Vec<Part>,
}

/// Words that may stand in place of a phase, or after it.
const WORDS: &[&str] = &[
    "now", "start", "last", "to", "orders", "if", "film", "poster", "album", "json", "text", "png", "svg", "pdf",
    "light", "dark", "print", "normal", "large",
];

/// Returns whether this word may stand after MAP: one of those above, or a phase in one word.
pub fn is_word(word: &str) -> bool {
    let is_phase = word.len() <= 8 && word.ends_with(|c: char| c.is_ascii_alphanumeric());
    WORDS.contains(&word.to_lowercase().as_str()) || is_phase && word.contains(|c: char| c.is_ascii_digit())
}

/// The request, besides the game.
struct MapRequest<'a> {
    what: &'a str,
    look: Option<Look>,
    size: Option<Size>,
    form: Option<MapFormat>,
}

/// The form in which the answer comes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MapFormat {
    Words,
    File(Kind),
}

impl<'a> MapRequest<'a> {
    /// Takes the words off the end that say how it shall look.
    fn read(text: &'a str) -> Self {
        let mut asked = Self { what: text.trim(), look: None, size: None, form: None };
        loop {
            let (rest, last) = asked.what.rsplit_once(char::is_whitespace).unwrap_or(("", asked.what));
            match last.to_lowercase().as_str() {
                "light" => asked.look = Some(Look::Light),
                "dark" => asked.look = Some(Look::Dark),
                "print" => asked.look = Some(Look::Print),
                "normal" => asked.size = Some(Size::Normal),
                "large" => asked.size = Some(Size::Large),
                "text" => asked.form = Some(MapFormat::Words),
                word => match file_kind(word) {
                    Some(kind) => asked.form = Some(MapFormat::File(kind)),
                    None => return asked,
                },
            }
            asked.what = rest.trim_end();
        }
    }

    /// A picture for the writer.
    fn part(&self, cx: &Context, usual: Kind, name: String, shows: Shows) -> Part {
        let wishes = cx.wishes();
        let kind = match self.form {
            Some(MapFormat::File(kind)) => kind,
            _ => usual,
        };
        let (look, size) = (self.look.unwrap_or(wishes.look), self.size.unwrap_or(wishes.size));
        Part::wish(kind, name, Wish { shows, look, size, since: cx.now })
    }
}

/// The file that is called so: `svg`.
pub fn file_kind(word: &str) -> Option<Kind> {
    match word {
        "png" => Some(Kind::Png),
        "svg" => Some(Kind::Svg),
        "pdf" => Some(Kind::Pdf),
        _ => None,
    }
}

/// A time in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub enum Moment {
    /// The position in which it began.
    Start,
    /// A phase of the record, by its place there.
    Past(usize),
    /// The position now.
    Now,
}

impl Moment {
    /// Reads the time that someone means by a word: a phase, `NOW`, `START`, `LAST`, `-2`. `None` if there is no such
    /// time.
    ///
    /// # Errors
    /// If a position cannot be read.
    pub fn read(store: &Store, game: &Game, record: &[PhaseRow], text: &str) -> Result<Option<Self>> {
        let back = |n: usize| record.len().checked_sub(n).map(Self::Past);
        let lower = text.to_lowercase();
        if let Some(n) = lower.strip_prefix('-').and_then(|n| n.parse().ok()) {
            return Ok(if n == 0 { Some(Self::Now) } else { back(n) });
        }
        Ok(match lower.as_str() {
            "" | "now" => Some(Self::Now),
            "start" => Some(Self::Start),
            "last" => back(1),
            _ if game.table.as_ref().is_some_and(|table| table.is_phase(text)) => Some(Self::Now),
            _ => {
                let row = game.past_phase(store, text)?;
                row.and_then(|row| record.iter().position(|other| other.id == row.id)).map(Self::Past)
            }
        })
    }

    /// Returns the subject of a picture of it: the position at its beginning; of a phase that is over, what came of
    /// it.
    pub fn shows(self, game: &Game, record: &[PhaseRow], eyes: Eyes) -> Shows {
        let turn_of = |row: Option<&PhaseRow>| row.map_or(game.row.turn, |row| row.turn);
        let (turn, results) = match self {
            Self::Now => (game.row.turn, false),
            Self::Start => (turn_of(record.first()), false),
            Self::Past(index) => (turn_of(record.get(index)), true),
        };
        Shows::Turn { game: game.row.id, turn, results, eyes: game.onlooker(eyes) }
    }
}

/// Answers MAP.
///
/// # Errors
/// If there is no such game or phase, or it is not for the writer.
pub fn answer(cx: &Context, text: &str) -> Result<MapAnswer, Stop> {
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let found;
    let (game, rest) = match (cx.store.game_named(&name.to_lowercase())?, cx.game()) {
        (Some(_), _) => {
            found = find::shown_game(cx, name)?;
            (&found, rest)
        }
        (None, Some(own)) => (own, text),
        (None, None) if name.is_empty() => return Err(USAGE.into()),
        (None, None) => return Err(find::no_such_game(cx, name)?.into()),
    };
    let Some(table) = &game.table else {
        return refuse(old(format!(
            "The game '{}' has not started yet. GET MAP.{} shows its board.",
            game.row.name, game.row.variant
        )));
    };
    let asked = MapRequest::read(rest);
    let viewer = Viewer { cx, game, table: table.as_ref(), eyes: cx.eyes(game), record: cx.store.phases(game.row.id)? };
    match asked.what.to_lowercase().as_str() {
        "orders" => viewer.orders(&asked),
        "if" => viewer.forecast(&asked),
        "film" => viewer.whole(&asked, Kind::Gif, "film"),
        "poster" => viewer.whole(&asked, Kind::Pdf, "poster"),
        "album" => viewer.whole(&asked, Kind::Html, "album"),
        what => match what.split_once(" to ") {
            Some((from, to)) => viewer.range(&asked, from.trim(), to.trim()),
            None => viewer.one(&asked, asked.what),
        },
    }
}

/// A person who looks at a game.
struct Viewer<'a> {
    cx: &'a Context<'a>,
    game: &'a Game,
    table: &'a dyn Position,
    eyes: Eyes,
    record: Vec<PhaseRow>,
}

impl Viewer<'_> {
    /// Returns whether this reader gets pictures, if they do not ask for one.
    fn wants_pictures(&self, asked: &MapRequest) -> bool {
        let has_board = || self.table.sheet(self.eyes, &PreviousTurns::default()).is_some();
        match asked.form {
            Some(MapFormat::Words) => false,
            Some(MapFormat::File(_)) => has_board(),
            None => self.cx.writer.verified && self.cx.wishes().picture != Pictures::Off && has_board(),
        }
    }

    fn no_pictures(&self) -> Refusal {
        Refusal::because(old(format!("There are no pictures of '{}': it has no board.", self.game.row.name)))
    }

    fn moment(&self, text: &str) -> Result<Moment, Stop> {
        let moment = Moment::read(self.cx.store, self.game, &self.record, text)?;
        moment.ok_or_else(|| find::no_such_phase(self.game, text)).map_err(Stop::from)
    }

    /// The position at a time, in words; of a phase that is over, at its beginning.
    fn words(&self, moment: Moment) -> Result<String> {
        let heading = self.game.heading();
        let row = match moment {
            Moment::Now => return Ok(in_words(self.table, heading, self.eyes)),
            Moment::Start => self.record.first(),
            Moment::Past(index) => self.record.get(index),
        };
        let Some(row) = row else { return Ok(in_words(self.table, heading, self.eyes)) };
        let before = self.game.system.open(&row.before)?;
        Ok(in_words(before.as_ref(), Heading { n_phase: row.turn, ..heading }, self.eyes))
    }

    fn picture(&self, asked: &MapRequest, usual: Kind, moment: Moment) -> Part {
        let shows = moment.shows(self.game, &self.record, self.eyes);
        asked.part(self.cx, usual, format!("{}-{}", self.game.row.name, self.label(moment)), shows)
    }

    /// `S1901M`
    fn label(&self, moment: Moment) -> String {
        let row = match moment {
            Moment::Now => None,
            Moment::Start => self.record.first(),
            Moment::Past(index) => self.record.get(index),
        };
        row.map_or_else(|| self.table.phase().label, |row| row.phase.clone())
    }

    /// The board at one time.
    fn one(&self, asked: &MapRequest, what: &str) -> Result<MapAnswer, Stop> {
        let moment = self.moment(what)?;
        let parts =
            if self.wants_pictures(asked) { vec![self.picture(asked, Kind::Picture, moment)] } else { Vec::new() };
        if parts.is_empty() && matches!(asked.form, Some(MapFormat::File(_))) {
            return Err(self.no_pictures().into());
        }
        Ok(MapAnswer { words: self.words(moment)?, parts })
    }

    /// The board from one time to another.
    fn range(&self, asked: &MapRequest, from: &str, to: &str) -> Result<MapAnswer, Stop> {
        let (from, to) = (self.moment(from)?, self.moment(to)?);
        let past = (0..self.record.len()).map(Moment::Past);
        let all = [Moment::Start].into_iter().chain(past).chain([Moment::Now]);
        let moments: Vec<Moment> = all.filter(|moment| from <= *moment && *moment <= to).collect();
        let name = &self.game.row.name;
        match moments.len() {
            0 => return refuse("The second phase is before the first. Please turn them round."),
            n if MAX_ATTACHED < n => {
                return refuse(old(format!(
                    "That would be {n} pictures; at most {MAX_ATTACHED} go with a letter. MAP {name} FILM shows all of the game in one."
                )));
            }
            _ => {}
        }
        if !self.wants_pictures(asked) {
            let words = moments.iter().map(|moment| self.words(*moment)).collect::<Result<Vec<_>>>()?;
            return Ok(MapAnswer { words: words.join("\n"), parts: Vec::new() });
        }
        // As files: so many would make a letter too long to read.
        let parts: Vec<Part> = moments.iter().map(|moment| self.picture(asked, Kind::Png, *moment)).collect();
        let plural = if parts.len() == 1 { " goes" } else { "s go" };
        let words = format!(
            "{} picture{plural} with this letter: '{name}' from {} to {}.",
            parts.len(),
            self.label(from),
            self.label(to)
        );
        Ok(MapAnswer { words, parts })
    }

    /// All of the game in one file.
    fn whole(&self, asked: &MapRequest, kind: Kind, what: &str) -> Result<MapAnswer, Stop> {
        let name = &self.game.row.name;
        if self.record.is_empty() {
            return refuse(old(format!(
                "Nothing has been adjudicated yet in '{name}': there is nothing to put into a {what}. MAP {name} shows its board."
            )));
        }
        if self.table.sheet(self.eyes, &PreviousTurns::default()).is_none() {
            return Err(self.no_pictures().into());
        }
        let (n_turns, most) = (self.record.len(), most_turns(kind, self.cx.judge.limits.letter_kb));
        if most < n_turns {
            let page = match self.cx.is_in(self.game) {
                true => self.cx.judge.page_of_seat(name),
                false => self.cx.judge.page_of(name),
            };
            let page = page.map(|page| format!(" You can see the game at {page}")).unwrap_or_default();
            return refuse(old(format!(
                "The {what} of '{name}' would show {n_turns} turns; at most {most} fit into a letter. MAP {name} POSTER shows how it stands on one page.{page}"
            )));
        }
        let shows = Shows::Whole { game: self.game.row.id, eyes: self.game.onlooker(self.eyes) };
        let asked = MapRequest { form: None, ..*asked };
        let part = asked.part(self.cx, kind, format!("{name}-{what}"), shows);
        Ok(MapAnswer { words: format!("The {what} of '{name}' goes with this letter."), parts: vec![part] })
    }

    /// The game that the writer signed on to, as they play it.
    fn own(&self) -> Result<&GameCx<'_>, Stop> {
        let own = self.cx.signed_on.as_ref().filter(|own| own.game.row.id == self.game.row.id);
        own.ok_or(Refusal::SignOnFirst.into())
    }

    /// The writer's own orders on file.
    fn orders(&self, asked: &MapRequest) -> Result<MapAnswer, Stop> {
        let own = self.own()?;
        let (mut words, mut orders) = (Vec::new(), Vec::new());
        for power in own.orders_for()? {
            let filed = self.game.on_file_of(self.cx.store, power)?.orders;
            words.push(self.table.orders_text(self.game.heading(), power, &filed)?);
            orders.extend(filed.into_iter().map(|order| (power, order)));
        }
        let sheet = Gallery::of(self.cx.store, self.game, self.eyes)?.with_orders(&orders)?;
        self.with_sheet(asked, words.join("\n"), sheet)
    }

    /// Predicts the outcome of the orders on file, and of those that FORECAST was asked about.
    fn forecast(&self, asked: &MapRequest) -> Result<MapAnswer, Stop> {
        let own = self.own()?;
        let orders: Vec<(Power, String)> = match &own.after.supposed {
            Some(orders) => orders.clone(),
            None => forecast::supposed(own, &[])?,
        };
        let sheet = Gallery::of(self.cx.store, self.game, self.eyes)?.forecast(&orders)?;
        let words = match &own.after.supposed {
            Some(_) => "The picture shows what FORECAST tells.".to_owned(),
            None => forecast::of(own, &[])?.text,
        };
        self.with_sheet(asked, words, sheet)
    }

    /// An answer with a picture that cannot be worked out again later.
    fn with_sheet(&self, asked: &MapRequest, words: String, sheet: Option<PlayerView>) -> Result<MapAnswer, Stop> {
        let (true, Some(sheet)) = (self.wants_pictures(asked), sheet) else {
            return Ok(MapAnswer { words, parts: Vec::new() });
        };
        let sheet = serde_json::to_string(&sheet).map_err(anyhow::Error::from)?;
        let name = format!("{}-{}", self.game.row.name, self.label(Moment::Now));
        let shows = Shows::Sheet { game: self.game.row.id, sheet };
        Ok(MapAnswer { words, parts: vec![asked.part(self.cx, Kind::Picture, name, shows)] })
    }
}

fn in_words(table: &dyn Position, heading: Heading, eyes: Eyes) -> String {
    let (status, centres) = (table.status(heading, eyes), table.centres(eyes));
    if centres.is_empty() { status } else { format!("{status}\n{centres}") }
}
