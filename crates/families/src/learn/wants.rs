//! The results that a position asks for. They concern only the outcome of orders, so any orders that achieve them are right.
use chancery_picture::sheet::{BoardOrder, OrderAction, OrderOutcome, Piece, PlayerView};
use serde_json::Value;
use std::collections::BTreeMap;

/// A result to achieve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Want {
    /// `own GRE`: the place is yours.
    Own(String),
    /// `at A GAL`: your army is there, or `at 7 B4` your piece of this rank.
    At(String, String),
    /// `none GAL`: no unit is there.
    Vacant(String),
    /// `wins E5`: your piece has struck there, and stays.
    Wins(String),
    /// `both E5`: both pieces have left.
    Both(String),
    /// `seen J8`: there was a strike.
    Seen(String),
    /// `moved`: you have made a legal move.
    Moved,
    /// `over`: you have won the game.
    Over,
    /// `attack LIM`: one of your columns leaves for it.
    Attack(String),
    /// `odds LIM 85`: the attack wins with at least this probability, in per cent.
    Odds(String, u32),
    /// `used`: no production point is lost.
    Used,
    /// `stays NBR 3`: at least this many of your units stay at home.
    Stays(String, u32),
    /// `brings ZEE ZHO`: units go from one place to the other.
    Brings(String, String),
    /// `makes 4c NBR`: the units there include at least these.
    Makes(String, String),
    /// `built stables NBR`: the building was built there.
    Built(String, String),
    /// `last F`: all your pieces of this rank are in your last row.
    Last(String),
    /// `front scout`: at least one scout is in your front row.
    Front,
    /// `beside F B 2`: at least this many pieces of the second rank are next to one of the first.
    Beside(String, String, u32),
}

/// The outcome of an answer, as its reader sees it.
pub(super) struct Results<'a> {
    /// The board afterwards.
    pub(super) sheet: &'a PlayerView,
    /// The reader's side.
    pub(super) you: usize,
    /// Whether the reader has won the game.
    pub(super) has_won: bool,
    /// The names of places.
    pub(super) names: &'a BTreeMap<String, String>,
}

impl Want {
    /// Reads a result.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    pub(super) fn read(text: &str, is_place: &dyn Fn(&str) -> bool) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let place = |word: &str| match is_place(word) {
            true => Ok(word.to_owned()),
            false => Err(format!("\"{word}\" in \"want {text}\" is no place.")),
        };
        let number = |word: &str| word.parse().map_err(|_| format!("\"{word}\" in \"want {text}\" is no number."));
        Ok(match words.as_slice() {
            ["own", at] => Self::Own(place(at)?),
            ["at", kind, at] => Self::At((*kind).to_owned(), place(at)?),
            ["none", at] => Self::Vacant(place(at)?),
            ["wins", at] => Self::Wins(place(at)?),
            ["both", at] => Self::Both(place(at)?),
            ["seen", at] => Self::Seen(place(at)?),
            ["moved"] => Self::Moved,
            ["over"] => Self::Over,
            ["attack", at] => Self::Attack(place(at)?),
            ["odds", at, least] => Self::Odds(place(at)?, number(least)?),
            ["used"] => Self::Used,
            ["stays", at, n] => Self::Stays(place(at)?, number(n)?),
            ["brings", from, to] => Self::Brings(place(from)?, place(to)?),
            ["makes", units, at] => Self::Makes((*units).to_owned(), place(at)?),
            ["built", what, at] => Self::Built((*what).to_owned(), place(at)?),
            ["last", rank] => Self::Last((*rank).to_owned()),
            ["front", "scout"] => Self::Front,
            ["beside", of, rank, n] => Self::Beside((*of).to_owned(), (*rank).to_owned(), number(n)?),
            _ => return Err(format!("\"want {text}\" can't be read.")),
        })
    }

    /// Returns whether this result was achieved.
    pub(super) fn is_met(&self, results: &Results) -> bool {
        match self {
            Self::Own(at) => {
                results.sheet.areas.iter().any(|area| area.place == *at && area.owner == Some(results.you))
            }
            Self::At(kind, at) => results.own().any(|piece| land(&piece.at) == land(at) && is_kind(piece, kind)),
            Self::Vacant(at) => !results.standing().any(|piece| land(&piece.at) == land(at)),
            Self::Wins(at) => results.strikes(at).any(|deed| deed.came == OrderOutcome::Success),
            Self::Both(at) => results.strikes(at).next().is_some() && results.sheet.standoffs.contains(at),
            Self::Seen(at) => results.strikes(at).next().is_some(),
            Self::Moved => results.sheet.deeds.iter().any(|deed| deed.side == Some(results.you)),
            Self::Over => results.has_won,
            Self::Attack(at) => results.prospect(at).is_some(),
            Self::Odds(at, least) => results.odds(at).is_some_and(|won| 10 * least <= won),
            Self::Used => results.lost() == 0,
            Self::Stays(at, n) => *n <= results.left_at(at),
            Self::Brings(from, to) => results.sheet.deeds.iter().any(|deed| {
                matches!(&deed.what, OrderAction::Move { to: own, .. } if own == to)
                    && deed.at == *from
                    && deed.came == OrderOutcome::Success
            }),
            Self::Makes(units, at) => {
                let here = results.own().find(|piece| piece.at == *at).map_or("", |piece| piece.text.as_str());
                let Some((n, kind)) = counted(units) else { return false };
                here.split_whitespace().filter_map(counted).any(|(own, of)| of == kind && n <= own)
            }
            Self::Built(what, at) => results.told("built").any(|told| told["at"] == **at && told["building"] == **what),
            Self::Last(rank) => results.own().filter(|piece| piece.text == *rank).all(|piece| row(&piece.at) == 1),
            Self::Front => {
                let front = results.own().map(|piece| row(&piece.at)).max().unwrap_or(0);
                // A rank of 10 appears only in the numbering whose marshal is 10.
                let scout = if results.own().any(|piece| piece.text == "10") { "2" } else { "9" };
                results.own().any(|piece| piece.text == scout && row(&piece.at) == front)
            }
            Self::Beside(of, rank, n) => {
                let ones = results.own().filter(|piece| piece.text == *of);
                let near = |one: &Piece| {
                    results.own().filter(|piece| piece.text == *rank && are_beside(&piece.at, &one.at)).count()
                };
                ones.map(near).all(|found| *n as usize <= found)
            }
        }
    }

    /// Says in a sentence which result is missing.
    pub(super) fn unmet(&self, results: &Results) -> String {
        let name = |at: &str| results.names.get(land(at)).map_or(at, String::as_str).to_owned();
        match self {
            Self::Own(at) => format!("{} isn't yours.", name(at)),
            Self::At(kind, at) => format!("Your {} isn't in {}.", kind_name(kind), name(at)),
            Self::Vacant(at) => format!("There is a unit in {}.", name(at)),
            Self::Wins(at) => format!("Your piece hasn't won on {at}."),
            Self::Both(at) => format!("The two pieces on {at} haven't traded."),
            Self::Seen(at) => format!("You still don't know the piece on {at}."),
            Self::Moved => "You haven't moved.".to_owned(),
            Self::Over => "The game continues.".to_owned(),
            Self::Attack(at) => format!("No army leaves for {}.", name(at)),
            Self::Odds(at, least) => match results.odds(at) {
                Some(won) => format!(
                    "The attack on {} wins {}.{}% of the time. You need {least}%.",
                    name(at),
                    won / 10,
                    won % 10
                ),
                None => format!("No army leaves for {}.", name(at)),
            },
            Self::Used => match results.lost() {
                1 => "1 point of production is lost.".to_owned(),
                n => format!("{n} points of production are lost."),
            },
            Self::Stays(at, n) => {
                let left = results.left_at(at);
                let units = if left == 1 { "1 unit is".to_owned() } else { format!("{left} units are") };
                format!("{units} left in {}. You need {n}.", name(at))
            }
            Self::Brings(from, to) => format!("No unit goes from {} to {}.", name(from), name(to)),
            Self::Makes(units, at) => format!("{} doesn't have {units}.", name(at)),
            Self::Built(what, at) => format!("{} doesn't have its {what}.", name(at)),
            Self::Last(_) => "Your flag isn't in your last row.".to_owned(),
            Self::Front => "Your first row has no scout.".to_owned(),
            Self::Beside(_, _, n) => format!("Your flag has fewer than {n} bombs next to it."),
        }
    }
}

impl Results<'_> {
    /// The pieces that have kept their places.
    fn standing(&self) -> impl Iterator<Item = &Piece> {
        self.sheet.pieces.iter().filter(|piece| !piece.is_dislodged)
    }

    fn own(&self) -> impl Iterator<Item = &Piece> {
        self.standing().filter(|piece| piece.side == Some(self.you))
    }

    /// The reader's strikes at a square.
    fn strikes<'s>(&'s self, at: &'s str) -> impl Iterator<Item = &'s BoardOrder> {
        let own = self.sheet.deeds.iter().filter(|deed| deed.side == Some(self.you));
        own.filter(move |deed| matches!(&deed.what, OrderAction::Attack { to } if to == at))
    }

    /// The events of a kind, as programs read them.
    fn told<'s>(&'s self, kind: &'s str) -> impl Iterator<Item = &'s Value> {
        self.sheet.results.iter().filter(move |told| told["event"] == kind)
    }

    /// The attack of the reader on a place, in a forecast.
    fn prospect(&self, at: &str) -> Option<&Value> {
        let you = self.sheet.sides.get(self.you)?;
        self.told("prospect").find(|told| told["target"] == *at && told["power"] == *you.name)
    }

    /// The chance of that attack, in tenths of a per cent.
    fn odds(&self, at: &str) -> Option<u32> {
        self.prospect(at)?["won"].as_u64()?.try_into().ok()
    }

    /// The points of the reader's cities that are lost.
    fn lost(&self) -> u64 {
        let name = self.sheet.sides.get(self.you).map_or("", |side| side.name.as_str());
        let own = self.told("produced").filter(|told| told["power"] == *name);
        own.filter_map(|told| told["lost"].as_u64()).sum()
    }

    /// The units that stay in a place. In a forecast, attackers have not left yet.
    fn left_at(&self, at: &str) -> u32 {
        let all = |units: &str| units.split_whitespace().filter_map(counted).map(|(n, _)| n).sum::<u32>();
        let here = self.own().find(|piece| piece.at == at).map_or(0, |piece| all(&piece.text));
        let away = self.told("prospect").filter(|told| told["from"] == *at);
        here.saturating_sub(away.filter_map(|told| told["column"].as_str()).map(all).sum())
    }
}

/// `4c` as 4 and `c`.
fn counted(units: &str) -> Option<(u32, &str)> {
    let at = units.find(|c: char| !c.is_ascii_digit())?;
    Some((units.get(..at)?.parse().ok()?, units.get(at..)?))
}

fn is_kind(piece: &Piece, kind: &str) -> bool {
    use chancery_picture::sheet::PieceKind;
    match kind {
        "A" => piece.kind == PieceKind::Army,
        "F" if !piece.kind.is_written() => piece.kind == PieceKind::Fleet,
        rank => piece.text == rank,
    }
}

fn kind_name(kind: &str) -> &str {
    match kind {
        "A" => "army",
        "F" => "fleet",
        _ => "piece",
    }
}

/// A place without its coast.
fn land(at: &str) -> &str {
    at.split('/').next().unwrap_or(at)
}

/// The row of a square: 4 of `A4`.
fn row(at: &str) -> u32 {
    at.get(1..).and_then(|row| row.parse().ok()).unwrap_or(0)
}

fn are_beside(one: &str, other: &str) -> bool {
    let column = |at: &str| at.bytes().next().map_or(0, u32::from);
    column(one).abs_diff(column(other)) + row(one).abs_diff(row(other)) == 1
}
