//! The answers to MAP: the board of any phase, in words and as pictures. A picture is only described here, and drawn
//! when the e-mail goes out.
use super::forecast;
use super::gallery::{Gallery, most_turns};
use crate::command::context::{Context, MAX_ATTACHED};
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, find, refuse};
use crate::families::report::Heading;
use crate::families::ruleset::Position;
use crate::families::sheet::{PlayerView, PreviousTurns};
use crate::game::Game;
use crate::mail::sink::Kind;
use crate::rules::{Eyes, Power};
use crate::say;
use crate::store::{Look, Part, PhaseRow, Pictures, Shows, Size, Store, Wish};
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, line, link, phase};
use anyhow::Result;

/// The correct form of the command.
const USAGE: Refusal = Refusal::Usage("MAP game [phase]");

/// Words that may replace a phase, or follow it.
const WORDS: &[&str] = &[
    "now", "start", "last", "to", "orders", "if", "film", "poster", "album", "json", "text", "png", "svg", "pdf",
    "light", "dark", "print", "normal", "large",
];

/// Returns whether this word may follow MAP: one of those above, or a phase in one word.
pub fn is_word(word: &str) -> bool {
    let is_phase = word.len() <= 8 && word.ends_with(|c: char| c.is_ascii_alphanumeric());
    WORDS.contains(&word.to_lowercase().as_str()) || is_phase && word.contains(|c: char| c.is_ascii_digit())
}

/// The request, apart from the game.
struct MapRequest<'a> {
    what: &'a str,
    look: Option<Look>,
    size: Option<Size>,
    form: Option<MapFormat>,
}

/// The format of the answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MapFormat {
    Words,
    File(Kind),
}

impl<'a> MapRequest<'a> {
    /// Takes the words for the style, size and format off the end.
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

/// The kind of file with this name: `svg`.
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
    /// The starting position.
    Start,
    /// A phase of the record, by its index.
    Past(usize),
    /// The current position.
    Now,
}

impl Moment {
    /// Reads a word for a time: a phase, `NOW`, `START`, `LAST`, `-2`. `None` if the game has no such time.
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

    /// Returns the subject of a picture of it: the position at its beginning, or for a past phase its outcome.
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

/// Answers MAP. Returns the pictures to attach.
///
/// # Errors
/// If the game or phase does not exist, or the writer may not see it.
pub fn answer(cx: &Context, text: &str, doc: &mut Doc) -> CommandResult<Vec<Part>> {
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
        return refuse(say!(
            "The game {} has not started yet. {} shows its board.",
            sentence::game(&game.row.name),
            line(format!("GET MAP.{}", game.row.variant))
        ));
    };
    let asked = MapRequest::read(rest);
    let viewer = Viewer { cx, game, table: table.as_ref(), eyes: cx.eyes(game), record: cx.store.phases(game.row.id)? };
    match asked.what.to_lowercase().as_str() {
        "orders" => viewer.orders(&asked, doc),
        "if" => viewer.forecast(&asked, doc),
        "film" => viewer.whole(&asked, Kind::Gif, "film", doc),
        "poster" => viewer.whole(&asked, Kind::Pdf, "poster", doc),
        "album" => viewer.whole(&asked, Kind::Html, "album", doc),
        what => match what.split_once(" to ") {
            Some((from, to)) => viewer.range(&asked, from.trim(), to.trim(), doc),
            None => viewer.one(&asked, asked.what, doc),
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
    /// Returns whether this reader gets pictures without asking for one.
    fn wants_pictures(&self, asked: &MapRequest) -> bool {
        let has_board = || self.table.sheet(self.eyes, &PreviousTurns::default()).is_some();
        match asked.form {
            Some(MapFormat::Words) => false,
            Some(MapFormat::File(_)) => has_board(),
            None => self.cx.principal.is_proved() && self.cx.wishes().picture != Pictures::Off && has_board(),
        }
    }

    fn no_pictures(&self) -> Refusal {
        Refusal::because(say!("{} has no board, so it has no pictures.", sentence::game(&self.game.row.name)))
    }

    fn moment(&self, text: &str) -> Result<Moment, Stop> {
        let moment = Moment::read(self.cx.store, self.game, &self.record, text)?;
        moment.ok_or_else(|| find::no_such_phase(self.game, text)).map_err(Stop::from)
    }

    /// Describes the position at a time. For a past phase, that is the one at its beginning.
    fn tell(&self, moment: Moment, doc: &mut Doc) -> Result<()> {
        let heading = self.game.heading();
        let row = match moment {
            Moment::Now => None,
            Moment::Start => self.record.first(),
            Moment::Past(index) => self.record.get(index),
        };
        match row {
            None => in_words(self.table, heading, self.eyes, doc),
            Some(row) => {
                let before = self.game.system.open(&row.before)?;
                in_words(before.as_ref(), Heading { n_phase: row.turn, ..heading }, self.eyes, doc);
            }
        }
        Ok(())
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
    fn one(&self, asked: &MapRequest, what: &str, doc: &mut Doc) -> CommandResult<Vec<Part>> {
        let moment = self.moment(what)?;
        let parts =
            if self.wants_pictures(asked) { vec![self.picture(asked, Kind::Picture, moment)] } else { Vec::new() };
        if parts.is_empty() && matches!(asked.form, Some(MapFormat::File(_))) {
            return Err(self.no_pictures().into());
        }
        self.tell(moment, doc)?;
        Ok(parts)
    }

    /// The board from one time to another.
    fn range(&self, asked: &MapRequest, from: &str, to: &str, doc: &mut Doc) -> CommandResult<Vec<Part>> {
        let (from, to) = (self.moment(from)?, self.moment(to)?);
        let past = (0..self.record.len()).map(Moment::Past);
        let all = [Moment::Start].into_iter().chain(past).chain([Moment::Now]);
        let moments: Vec<Moment> = all.filter(|moment| from <= *moment && *moment <= to).collect();
        let name = &self.game.row.name;
        match moments.len() {
            0 => return refuse("The second phase is before the first. Please turn them round."),
            n if MAX_ATTACHED < n => {
                return refuse(say!(
                    "That would be {n} pictures, and an e-mail can have up to {most}. {film} shows the whole game in one.",
                    n,
                    most = MAX_ATTACHED,
                    film = line(format!("MAP {name} FILM"))
                ));
            }
            _ => {}
        }
        if !self.wants_pictures(asked) {
            for moment in moments {
                self.tell(moment, doc)?;
            }
            return Ok(Vec::new());
        }
        // The pictures become attachments, since so many would make the e-mail too long to read.
        let parts: Vec<Part> = moments.iter().map(|moment| self.picture(asked, Kind::Png, *moment)).collect();
        doc.para(say!(
            "This e-mail includes {n picture|pictures}: {name} from {from} to {to}.",
            n = parts.len(),
            name = sentence::game(name),
            from = phase(self.label(from)),
            to = phase(self.label(to))
        ));
        Ok(parts)
    }

    /// The whole game in one file.
    fn whole(&self, asked: &MapRequest, kind: Kind, what: &'static str, doc: &mut Doc) -> CommandResult<Vec<Part>> {
        let name = &self.game.row.name;
        if self.record.is_empty() {
            return refuse(say!(
                "{name} has no results yet, so it has no {what}. {map} shows its board.",
                name = sentence::game(name),
                what,
                map = line(format!("MAP {name}"))
            ));
        }
        if self.table.sheet(self.eyes, &PreviousTurns::default()).is_none() {
            return Err(self.no_pictures().into());
        }
        let (n_turns, most) = (self.record.len(), most_turns(kind, self.cx.judge.letter_kb()));
        if most < n_turns {
            let page = match self.cx.is_in(self.game) {
                true => self.cx.judge.page_of_seat(name),
                false => self.cx.judge.page_of(name),
            };
            let page = page.map_or(Note::of(""), |page| Note::of(say!(" You can see the game at {}", link(page))));
            return refuse(say!(
                "The {what} of {name} would show {n_turns} turns, and an e-mail can have up to {most}. {poster} shows the position on one page.{page}",
                what,
                name = sentence::game(name),
                n_turns,
                most,
                poster = line(format!("MAP {name} POSTER")),
                page
            ));
        }
        let shows = Shows::Whole { game: self.game.row.id, eyes: self.game.onlooker(self.eyes) };
        let asked = MapRequest { form: None, ..*asked };
        let part = asked.part(self.cx, kind, format!("{name}-{what}"), shows);
        doc.para(say!("This e-mail includes the {what} of {name}.", what, name = sentence::game(name)));
        Ok(vec![part])
    }

    /// The game that the writer has signed on to.
    fn own(&self) -> Result<&GameCx<'_>, Stop> {
        let own = self.cx.signed_on.as_ref().filter(|own| own.game.row.id == self.game.row.id);
        own.ok_or(Refusal::SignOnFirst.into())
    }

    /// The writer's own orders on file.
    fn orders(&self, asked: &MapRequest, doc: &mut Doc) -> CommandResult<Vec<Part>> {
        let own = self.own()?;
        let mut orders = Vec::new();
        for power in own.orders_for()? {
            let filed = self.game.on_file_of(self.cx.store, power)?.orders;
            self.table.tell_orders(self.game.heading(), power, &filed, &|| Ok(None), doc)?;
            orders.extend(filed.into_iter().map(|order| (power, order)));
        }
        let sheet = Gallery::of(self.cx.store, self.game, self.eyes)?.with_orders(&orders)?;
        self.with_sheet(asked, sheet)
    }

    /// Predicts the outcome of the orders on file, and of the orders that FORECAST assumed.
    fn forecast(&self, asked: &MapRequest, doc: &mut Doc) -> CommandResult<Vec<Part>> {
        let own = self.own()?;
        let orders: Vec<(Power, String)> = match &own.after.supposed {
            Some(orders) => orders.clone(),
            None => forecast::supposed(own, &[])?,
        };
        let sheet = Gallery::of(self.cx.store, self.game, self.eyes)?.forecast(&orders)?;
        match &own.after.supposed {
            Some(_) => doc.para("The picture shows what FORECAST tells."),
            None => drop(forecast::of(own, &[], doc)?),
        }
        self.with_sheet(asked, sheet)
    }

    /// A picture that cannot be computed again later.
    fn with_sheet(&self, asked: &MapRequest, sheet: Option<PlayerView>) -> CommandResult<Vec<Part>> {
        let (true, Some(sheet)) = (self.wants_pictures(asked), sheet) else {
            return Ok(Vec::new());
        };
        let sheet = serde_json::to_string(&sheet).map_err(anyhow::Error::from)?;
        let name = format!("{}-{}", self.game.row.name, self.label(Moment::Now));
        let shows = Shows::Sheet { game: self.game.row.id, sheet };
        Ok(vec![asked.part(self.cx, Kind::Picture, name, shows)])
    }
}

fn in_words(table: &dyn Position, heading: Heading, eyes: Eyes, doc: &mut Doc) {
    table.status(heading, eyes, doc);
    table.centres(eyes, doc);
}
