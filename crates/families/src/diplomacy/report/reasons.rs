//! The reasons for everything that failed, in sentences.
use super::words::{OrderWords, full_unit, with_article};
use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::event::{Event, Failure, Met, OrderResult, Rival, Strength, Trouble, Unseen};
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::state::{PhaseKind, Unit};
use chancery_rules::Power;
use chancery_text::{hanging, list};

/// A sentence, and the powers that it is about.
struct Reason {
    about: Vec<Power>,
    sentence: String,
}

/// Appends the reasons why orders failed and units were dislodged, if any were. What concerns the reader's own powers comes
/// first.
pub(super) fn push(text: &mut String, words: &OrderWords, events: &[Event], own: &[Power]) {
    let results: Vec<_> = events.iter().filter_map(result).collect();
    let account = Account::new(*words, &results, own);
    let mut reasons = account.bounces();
    reasons.extend(results.iter().filter_map(|result| account.failure(result, result.failure.as_ref()?)));
    for event in events {
        match event {
            Event::Dislodged { unit, by } => {
                let sentence = format!("{} was dislodged by {}.", account.name(&unit.unit), account.doing(by));
                reasons.push(Reason { about: vec![unit.unit.power, by.power], sentence });
            }
            Event::Overrun { unit, by } => {
                let sentence = format!("{} was dislodged by {}.", account.name(&unit.unit), account.met(by));
                reasons.push(Reason {
                    about: [Some(unit.unit.power), by.power].into_iter().flatten().collect(),
                    sentence,
                });
            }
            Event::Stopped { unit, at } => {
                let sentence =
                    format!("{} got as far as {} by rail.", account.name(unit), account.words.board.full_name(*at));
                reasons.push(Reason { about: vec![unit.power], sentence });
            }
            _ => {}
        }
    }
    if reasons.is_empty() {
        return;
    }
    let is_others = |reason: &Reason| !reason.about.iter().any(|power| own.contains(power));
    reasons.sort_by(|a, b| {
        let key = |reason: &Reason| (is_others(reason), reason.about.first().copied());
        key(a).cmp(&key(b)).then_with(|| a.sentence.cmp(&b.sentence))
    });
    text.push_str("\nWhy:\n\n");
    text.extend(reasons.iter().map(|reason| hanging(&reason.sentence)));
}

fn result(event: &Event) -> Option<&OrderResult> {
    match event {
        Event::Result(result) => Some(result),
        _ => None,
    }
}

/// A move that bounced.
struct Bounced<'a> {
    unit: Unit,
    order: &'a Order,
    to: Province,
    strength: Strength,
    by: &'a [Rival],
}

fn bounced<'a>(board: &Board, result: &'a OrderResult) -> Option<Bounced<'a>> {
    let (Some(unit), Some(Failure::Bounce { strength, by })) = (result.unit, &result.failure) else { return None };
    let Order::Unit { action: Action::Move { to, .. }, .. } = &result.order else { return None };
    Some(Bounced { unit, order: &result.order, to: board.province_of(*to), strength: *strength, by })
}

/// Everything that the reasons are made of.
pub(super) struct Account<'a> {
    words: OrderWords<'a>,
    results: &'a [&'a OrderResult],
    own: &'a [Power],
}

impl<'a> Account<'a> {
    /// The results of a phase, for a reader who plays these powers.
    pub(super) fn new(words: OrderWords<'a>, results: &'a [&'a OrderResult], own: &'a [Power]) -> Self {
        Self { words: OrderWords { phase: PhaseKind::Movement, ..words }, results, own }
    }

    /// Tells why one order failed; `None` if the line of the result says it all.
    pub(super) fn why(&self, result: &'a OrderResult) -> Option<String> {
        let reason = match bounced(self.words.board, result) {
            Some(bounced) => Some(self.bounce(&mut [bounced])),
            None => self.failure(result, result.failure.as_ref()?),
        };
        reason.map(|reason| reason.sentence)
    }

    fn name(&self, unit: &Unit) -> String {
        full_unit(self.words.board, unit.kind, unit.at)
    }

    fn province(&self, unit: &Unit) -> Province {
        self.words.board.province_of(unit.at)
    }

    fn order_of(&self, unit: &Unit) -> Option<&Order> {
        self.results.iter().find(|result| result.unit.as_ref() == Some(unit)).map(|result| &result.order)
    }

    /// A unit and what it was doing: `Army Burgundy -> Belgium`. A unit that stayed is only named.
    fn doing(&self, unit: &Unit) -> String {
        match self.order_of(unit) {
            Some(order @ Order::Unit { action: Action::Move { .. }, .. }) => self.words.order(order, Some(unit)),
            _ => self.name(unit),
        }
    }

    /// All moves that bounced, one reason for each place where units met.
    fn bounces(&self) -> Vec<Reason> {
        let mut groups: Vec<Vec<Bounced>> = Vec::new();
        for result in self.results {
            let Some(bounced) = bounced(self.words.board, result) else { continue };
            let met = |other: &Bounced| {
                let head_on = other.to == self.province(&bounced.unit) && self.province(&other.unit) == bounced.to;
                other.to == bounced.to || head_on
            };
            let (mut same, others): (Vec<_>, Vec<_>) = groups.into_iter().partition(|group| group.iter().any(met));
            groups = others;
            let mut group: Vec<Bounced> = same.drain(..).flatten().collect();
            group.push(bounced);
            groups.push(group);
        }
        groups.iter_mut().map(|group| self.bounce(group)).collect()
    }

    fn bounce(&self, group: &mut [Bounced]) -> Reason {
        group.sort_by_key(|bounced| (bounced.unit.power, self.name(&bounced.unit)));
        let mut rivals: Vec<&Rival> = Vec::new();
        for rival in group.iter().flat_map(|bounced| bounced.by) {
            let is_known = |unit: &Unit| *unit == rival.unit;
            if !group.iter().any(|bounced| is_known(&bounced.unit)) && !rivals.iter().any(|known| is_known(&known.unit))
            {
                rivals.push(rival);
            }
        }
        let about = group.iter().map(|bounced| bounced.unit).chain(rivals.iter().map(|rival| rival.unit));
        let about = about.map(|unit| unit.power).collect();
        let against: Vec<_> =
            rivals.iter().map(|rival| format!("{} of {}", rival.strength, self.rival(rival, group))).collect();
        let sentence = match (&*group, rivals.as_slice()) {
            ([one], []) => {
                format!("{} bounced: its strength was {}.", self.words.order(one.order, Some(&one.unit)), one.strength)
            }
            ([one], [rival]) if one.strength.halves == 0 && rival.unit.power == one.unit.power => {
                let whose = match self.own.contains(&rival.unit.power) {
                    true => "your".to_owned(),
                    false => format!("{}'s", self.words.board.power_name(rival.unit.power).name),
                };
                let tried = matches!(self.order_of(&rival.unit), Some(Order::Unit { action: Action::Move { .. }, .. }));
                let stayed = if tried { "could not leave" } else { "did not leave" };
                let (order, there) = (self.words.order(one.order, Some(&one.unit)), rival.unit.kind.word());
                format!("{order} bounced: {whose} own {there} there {stayed}.")
            }
            ([one], _) => {
                let order = self.words.order(one.order, Some(&one.unit));
                format!("{order} bounced: strength {} against {}.", one.strength, list(&against))
            }
            (several, _) => {
                let to = several.first().map(|first| first.to).filter(|to| several.iter().all(|other| other.to == *to));
                let names: Vec<_> = several
                    .iter()
                    .map(|bounced| match to {
                        Some(_) => self.name(&bounced.unit),
                        None => self.words.order(bounced.order, Some(&bounced.unit)),
                    })
                    .collect();
                let place = to.map(|to| format!(" in {}", self.words.board.province(to).name)).unwrap_or_default();
                let strengths: Vec<_> = several.iter().map(|bounced| bounced.strength.to_string()).collect();
                let strengths = match strengths.split_first() {
                    Some((first, rest)) if rest.iter().all(|other| other == first) => format!("{first} each"),
                    _ => list(&strengths),
                };
                let against = if against.is_empty() { String::new() } else { format!(", against {}", list(&against)) };
                format!("{} bounced{place}: strength {strengths}{against}.", list(&names))
            }
        };
        Reason { about, sentence }
    }

    /// A rival as those who bounced met it: `Army Budapest, which could not leave`, `Army Warsaw -> Galicia`.
    fn rival(&self, rival: &Rival, group: &[Bounced]) -> String {
        let there = group.iter().any(|bounced| bounced.to == self.province(&rival.unit));
        let moved = self.doing(&rival.unit) != self.name(&rival.unit);
        match there && moved {
            true => format!("{}, which could not leave", self.name(&rival.unit)),
            false => self.doing(&rival.unit),
        }
    }

    /// A sentence about one failure; `None` if the line of the result says it all, or it is told elsewhere.
    fn failure(&self, result: &OrderResult, failure: &Failure) -> Option<Reason> {
        let order = self.words.order(&result.order, result.unit.as_ref());
        let board = self.words.board;
        let mut about = vec![result.power];
        let sentence = match failure {
            // Those who met are told of together.
            Failure::Bounce { .. } => return None,
            Failure::Cut { by } => {
                about.push(by.power);
                let power = &board.power_name(by.power).name;
                format!("{order} was cut by {} ({power}).", self.doing(by))
            }
            // A unit that only held was just dislodged, which is reported separately.
            Failure::Dislodged { .. } if is_hold(&result.order) => return None,
            Failure::Dislodged { by } => {
                about.push(by.power);
                format!("{order} failed: the unit was dislodged by {}.", self.doing(by))
            }
            Failure::Disrupted { at } => {
                let carrier = self.carrier(*at);
                format!("{order} failed: the convoying {carrier} in {} was dislodged.", board.province(*at).name)
            }
            Failure::Paradox => format!("{order} failed: the convoy would have disrupted itself."),
            Failure::NoConvoy { at: Some(at) } => {
                let carrier = self.carrier(*at);
                format!("{order} failed: the {carrier} in {} did not convoy it.", board.province(*at).name)
            }
            Failure::NoConvoy { at: None } => format!("{order} failed: no chain of convoy orders led there."),
            Failure::Void(why) => format!("{order} was void: {}.", lower_first(why.trim_end_matches('.'))),
            Failure::NoRetreat { met: Some(at) } => {
                format!(
                    "{order} failed: the unit from {} retreated there too, and both were destroyed.",
                    board.full_name(*at)
                )
            }
            Failure::NoRetreat { met: None } => {
                format!("{order} failed: that way was not open, and the unit was destroyed.")
            }
            Failure::Unseen(unseen) => {
                about.extend(unseen.by.iter().filter_map(|met| met.power));
                self.unseen(&order, result, unseen)?
            }
            Failure::Outbid => format!("{order} failed: another bid was as high, or higher."),
            Failure::Overbid => format!("{order} failed: the player did not have enough credits."),
            Failure::Excess => format!("{order} had no effect: it is more than was due."),
        };
        Some(Reason { about, sentence })
    }

    /// Returns what those who do not see all causes of a failure are told of it.
    fn unseen(&self, order: &str, result: &OrderResult, unseen: &Unseen) -> Option<String> {
        let by: Vec<String> = unseen.by.iter().map(|met| self.met(met)).collect();
        let by = list(&by);
        Some(match unseen.what {
            Trouble::Bounce => match unseen.strength {
                // Foreign units met something; if that is not seen, the line of the result says it all.
                None if by.is_empty() => return None,
                None => format!("{order} bounced against {by}."),
                Some(strength) => {
                    let strong = |met: &Met| match met.strength {
                        Some(strength) => format!("{strength} of {}", self.met(met)),
                        None => self.met(met),
                    };
                    let against: Vec<String> = unseen.by.iter().map(strong).collect();
                    format!("{order} bounced: strength {strength} against {}.", list(&against))
                }
            },
            Trouble::Cut => format!("{order} was cut by {by}."),
            Trouble::Dislodged if is_hold(&result.order) => return None,
            Trouble::Dislodged => format!("{order} failed: the unit was dislodged by {by}."),
            Trouble::Disrupted => format!("{order} failed: its convoy was broken out of sight."),
            Trouble::NoConvoy => format!("{order} failed: no convoy carried it all the way."),
            Trouble::Void => format!("{order} was void: something out of sight was not as it needs."),
            Trouble::NoRetreat if by.is_empty() => {
                format!("{order} failed: another unit retreated there too, and both were destroyed.")
            }
            Trouble::NoRetreat => format!("{order} failed: {by} retreated there too, and both were destroyed."),
        })
    }

    /// `an unseen army`, `a French army from out of sight`, `Army Burgundy -> Belgium`
    fn met(&self, met: &Met) -> String {
        let Met { kind, power, .. } = met;
        match (&met.unit, power) {
            (Some(unit), _) => self.doing(unit),
            (None, Some(power)) => {
                let adjective = &self.words.board.power_name(*power).adjective;
                format!("{} from out of sight", with_article(&format!("{adjective} {}", kind.word())))
            }
            (None, None) => format!("an unseen {}", kind.word()),
        }
    }

    /// The word for a unit that carries others.
    fn carrier(&self, at: Province) -> &'static str {
        let unit = self.results.iter().filter_map(|result| result.unit).find(|unit| self.province(unit) == at);
        unit.map_or("unit", |unit| unit.kind.word())
    }
}

fn is_hold(order: &Order) -> bool {
    matches!(order, Order::Unit { action: Action::Hold, .. })
}

/// A sentence that continues after a colon.
fn lower_first(sentence: &str) -> String {
    let mut chars = sentence.chars();
    let starts_with_article =
        ["The ", "There ", "A ", "An ", "It ", "No "].iter().any(|word| sentence.starts_with(word));
    match chars.next() {
        Some(first) if starts_with_article => first.to_lowercase().chain(chars).collect(),
        _ => sentence.to_owned(),
    }
}
