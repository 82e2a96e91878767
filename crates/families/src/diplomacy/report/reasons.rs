//! The reasons for everything that failed, in sentences.
use super::words::{OrderWords, full_name, full_unit, in_sentence, takes_an};
use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::event::{Event, Failure, Met, OrderResult, Rival, Strength, Trouble, Unseen};
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::state::{PhaseKind, Unit};
use chancery_rules::Power;
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Say as _, Sentence, and, line, term};
use chancery_text::words::said;

/// A sentence, and the powers that it concerns.
struct Reason {
    /// The powers whose orders failed.
    of: Vec<Power>,
    /// The same, and the powers that caused it.
    about: Vec<Power>,
    sentence: Note,
}

/// The maximum number of reasons in the headline of a power.
pub(super) const MAX_IN_HEADLINE: usize = 2;

/// The reasons why orders of a power failed and its units were dislodged, if they are few enough for its headline.
pub(super) fn for_headline(words: &OrderWords, events: &[Event], power: Power) -> Vec<Note> {
    let mut reasons = all(words, events, &[power]);
    reasons.retain(|reason| reason.of.contains(&power));
    if reasons.len() <= MAX_IN_HEADLINE {
        reasons.into_iter().map(|reason| reason.sentence).collect()
    } else {
        Vec::new()
    }
}

/// Tells the reasons why orders failed and units were dislodged, if any were. A player reads those about their own powers that no
/// headline above tells (`has_headline`): WHY tells the others.
pub(super) fn tell(doc: &mut Doc, words: &OrderWords, events: &[Event], own: &[Power], has_headline: bool) {
    let mut reasons = all(words, events, own);
    let n_all = reasons.len();
    let n_of = |power: &Power| reasons.iter().filter(|reason| reason.of.contains(power)).count();
    let in_headline: Vec<Power> =
        own.iter().filter(|power| has_headline && n_of(power) <= MAX_IN_HEADLINE).copied().collect();
    let concerns = |powers: &[Power], among: &[Power]| powers.iter().any(|power| among.contains(power));
    if !own.is_empty() {
        reasons.retain(|reason| concerns(&reason.about, own));
    }
    let n_own = reasons.len();
    if let Some(first) = reasons.first() {
        doc.gist(&first.sentence);
    }
    reasons.retain(|reason| !concerns(&reason.of, &in_headline));
    if reasons.is_empty() {
        return;
    }
    doc.heading("Why:");
    for (i, reason) in reasons.into_iter().enumerate() {
        doc.classic(reason.sentence);
        if i == 0 {
            doc.close_up();
        }
    }
    if n_own < n_all {
        doc.classic(say!("For the other failures, send {} and a place.", line("WHY")));
    }
}

/// All reasons, starting with those about the reader's own powers.
fn all(words: &OrderWords, events: &[Event], own: &[Power]) -> Vec<Reason> {
    let results: Vec<_> = events.iter().filter_map(result).collect();
    let account = Account::new(*words, &results, own);
    let mut reasons = account.bounces();
    // The event says that a unit was dislodged.
    let is_dislodged = |failure: &Failure| matches!(failure, Failure::Dislodged { .. });
    reasons.extend(results.iter().filter_map(|result| {
        account.failure(result, result.failure.as_ref().filter(|failure| !is_dislodged(failure))?)
    }));
    for event in events {
        match event {
            Event::Dislodged { unit, by } => reasons.push(Reason {
                of: vec![unit.unit.power],
                about: vec![unit.unit.power, by.power],
                sentence: Note::of(say!("{} was dislodged by {}.", account.name(&unit.unit), account.doing(by))),
            }),
            Event::Overrun { unit, by } => reasons.push(Reason {
                of: vec![unit.unit.power],
                about: [Some(unit.unit.power), by.power].into_iter().flatten().collect(),
                sentence: Note::of(say!("{} was dislodged by {}.", account.name(&unit.unit), account.met(by))),
            }),
            Event::Stopped { unit, at } => reasons.push(Reason {
                of: vec![unit.power],
                about: vec![unit.power],
                sentence: Note::of(say!(
                    "{} got as far as {} by rail.",
                    account.name(unit),
                    full_name(account.words.board, *at)
                )),
            }),
            _ => {}
        }
    }
    let is_others = |reason: &Reason| !reason.about.iter().any(|power| own.contains(power));
    reasons.sort_by_cached_key(|reason| (is_others(reason), reason.about.first().copied(), said(&reason.sentence)));
    reasons
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

/// The facts from which reasons are derived.
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

    /// Explains why one order failed. `None` if the result line says it all.
    pub(super) fn why(&self, result: &'a OrderResult) -> Option<Note> {
        let reason = match bounced(self.words.board, result) {
            Some(bounced) => Some(self.bounce(&mut [bounced])),
            None => self.failure(result, result.failure.as_ref()?),
        };
        reason.map(|reason| reason.sentence)
    }

    fn name<S>(&self, unit: &Unit) -> Sentence<'a, S> {
        full_unit(self.words.board, unit.kind, unit.at)
    }

    fn province(&self, unit: &Unit) -> Province {
        self.words.board.province_of(unit.at)
    }

    fn order_of(&self, unit: &Unit) -> Option<&Order> {
        self.results.iter().find(|result| result.unit.as_ref() == Some(unit)).map(|result| &result.order)
    }

    /// The ordered move of a unit.
    fn move_of(&self, unit: &Unit) -> Option<&Order> {
        self.order_of(unit).filter(|order| matches!(order, Order::Unit { action: Action::Move { .. }, .. }))
    }

    /// A unit and its order: `Army Burgundy -> Belgium`. A unit that stayed is only named.
    fn doing<S>(&self, unit: &Unit) -> Sentence<'a, S> {
        match self.move_of(unit) {
            Some(order) => self.words.order(order, Some(unit)),
            None => self.name(unit),
        }
    }

    /// All moves that bounced, one reason for each place of a clash.
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
        let name = |unit: &Unit| (unit.kind, self.words.board.full_name(unit.at));
        group.sort_by_cached_key(|bounced| (bounced.unit.power, name(&bounced.unit)));
        let mut rivals: Vec<&Rival> = Vec::new();
        for rival in group.iter().flat_map(|bounced| bounced.by) {
            let is_known = |unit: &Unit| *unit == rival.unit;
            if !group.iter().any(|bounced| is_known(&bounced.unit)) && !rivals.iter().any(|known| is_known(&known.unit))
            {
                rivals.push(rival);
            }
        }
        let of: Vec<Power> = group.iter().map(|bounced| bounced.unit.power).collect();
        let about = of.iter().copied().chain(rivals.iter().map(|rival| rival.unit.power)).collect();
        let order = |bounced: &Bounced| self.words.order(bounced.order, Some(&bounced.unit));
        let against =
            |rivals: &[&Rival]| and(rivals.iter().map(|rival| self.strong(rival.strength, self.rival(rival, group))));
        let sentence = match (&*group, rivals.as_slice()) {
            ([one], []) => Note::of(say!("{} bounced: its strength was {}.", order(one), strength(one.strength))),
            ([one], [rival]) if one.strength.halves == 0 && rival.unit.power == one.unit.power => {
                let whose = match self.own.contains(&rival.unit.power) {
                    true => "your".arg(),
                    false => say!("{}'s", self.words.board.power_name(rival.unit.power)).arg(),
                };
                let stayed = if self.move_of(&rival.unit).is_some() { "could not leave" } else { "did not leave" };
                let there = rival.unit.kind.word();
                Note::of(say!("{} bounced: {whose} own {there} there {stayed}.", order(one), whose, there, stayed))
            }
            ([one], rivals) => {
                let own = strength(one.strength);
                Note::of(say!("{} bounced: strength {} against {}.", order(one), own, against(rivals)))
            }
            (several, rivals) => {
                let to = several.first().map(|first| first.to).filter(|to| several.iter().all(|other| other.to == *to));
                let who = match to {
                    Some(to) => {
                        let names = and(several.iter().map(|bounced| self.name(&bounced.unit)));
                        say!("{} bounced in {}", names, in_sentence(self.words.board, to))
                    }
                    None => say!("{} bounced", and(several.iter().map(order))),
                };
                let strengths = match several.split_first() {
                    Some((first, rest)) if rest.iter().all(|other| other.strength == first.strength) => {
                        say!("{} each", strength(first.strength)).arg()
                    }
                    _ => and(several.iter().map(|bounced| strength(bounced.strength))),
                };
                Note::of(match rivals {
                    [] => say!("{}: strength {}.", who, strengths),
                    rivals => say!("{}: strength {}, against {}.", who, strengths, against(rivals)),
                })
            }
        };
        Reason { of, about, sentence }
    }

    /// `Army Budapest with 2`
    fn strong<S>(&self, of: Strength, whom: Sentence<'a, S>) -> Sentence<'a, S> {
        say!("{} with {}", whom, strength(of))
    }

    /// A rival, from the viewpoint of the units that bounced: `Army Budapest (unable to leave)`, `Army Warsaw -> Galicia`.
    fn rival<S>(&self, rival: &Rival, group: &[Bounced]) -> Sentence<'a, S> {
        let there = group.iter().any(|bounced| bounced.to == self.province(&rival.unit));
        match there && self.move_of(&rival.unit).is_some() {
            true => say!("{} (unable to leave)", self.name(&rival.unit)),
            false => self.doing(&rival.unit),
        }
    }

    /// A sentence about one failure. `None` if the result line says it all, or another part of the report covers it.
    fn failure(&self, result: &OrderResult, failure: &Failure) -> Option<Reason> {
        let order = self.words.order(&result.order, result.unit.as_ref());
        let board = self.words.board;
        let mut about = vec![result.power];
        let sentence = match failure {
            // One sentence covers all units that met.
            Failure::Bounce { .. } => return None,
            Failure::Cut { by } => {
                about.push(by.power);
                say!("{} was cut by {} ({}).", order, self.doing(by), board.power_name(by.power))
            }
            // A unit that only held was just dislodged, which is reported separately.
            Failure::Dislodged { .. } if is_hold(&result.order) => return None,
            Failure::Dislodged { by } => {
                about.push(by.power);
                say!("{} failed: the unit was dislodged by {}.", order, self.doing(by))
            }
            Failure::Disrupted { at } => {
                let carrier = self.carrier(*at);
                say!("{} failed: the convoying {} in {} was dislodged.", order, carrier, in_sentence(board, *at))
            }
            Failure::Paradox => say!("{} failed: the convoy would have disrupted itself.", order),
            Failure::NoConvoy { at: Some(at) } => {
                let carrier = self.carrier(*at);
                say!("{} failed: the {} in {} did not convoy it.", order, carrier, in_sentence(board, *at))
            }
            Failure::NoConvoy { at: None } => say!("{} failed: no chain of convoy orders led there.", order),
            Failure::Void(why) => say!("{} was void: {}.", order, term(lower_first(why.trim_end_matches('.')))),
            Failure::NoRetreat { met: Some(at) } => {
                let from = full_name(board, *at);
                say!("{} failed: the unit from {} retreated there too, and both were destroyed.", order, from)
            }
            Failure::NoRetreat { met: None } => {
                say!("{} failed: that way was not open, and the unit was destroyed.", order)
            }
            Failure::Unseen(unseen) => {
                about.extend(unseen.by.iter().filter_map(|met| met.power));
                self.unseen(order, result, unseen)?
            }
            Failure::Outbid => say!("{} failed: another bid was as high, or higher.", order),
            Failure::Overbid => say!("{} failed: the player did not have enough credits.", order),
            Failure::Excess => say!("{} had no effect: it is more than was due.", order),
        };
        Some(Reason { of: vec![result.power], about, sentence: Note::of(sentence) })
    }

    /// Returns the explanation for readers who do not see all causes of a failure.
    fn unseen<S>(&self, order: Sentence<'a, S>, result: &OrderResult, unseen: &Unseen) -> Option<Sentence<'a, S>> {
        let by = and(unseen.by.iter().map(|met| self.met(met)));
        Some(match unseen.what {
            Trouble::Bounce => match unseen.strength {
                // Foreign units met something. If the reader did not see it, the result line says it all.
                None if unseen.by.is_empty() => return None,
                None => say!("{} bounced against {}.", order, by),
                Some(own) => {
                    let strong = |met: &Met| match met.strength {
                        Some(strength) => self.strong(strength, self.met(met)),
                        None => self.met(met),
                    };
                    let against = and(unseen.by.iter().map(strong));
                    say!("{} bounced: strength {} against {}.", order, strength(own), against)
                }
            },
            Trouble::Cut => say!("{} was cut by {}.", order, by),
            Trouble::Dislodged if is_hold(&result.order) => return None,
            Trouble::Dislodged => say!("{} failed: the unit was dislodged by {}.", order, by),
            Trouble::Disrupted => say!("{} failed: its convoy was broken out of sight.", order),
            Trouble::NoConvoy => say!("{} failed: no convoy carried it all the way.", order),
            Trouble::Void => say!("{} was void: something out of sight was not as it needs.", order),
            Trouble::NoRetreat if unseen.by.is_empty() => {
                say!("{} failed: another unit retreated there too, and both were destroyed.", order)
            }
            Trouble::NoRetreat => say!("{} failed: {} retreated there too, and both were destroyed.", order, by),
        })
    }

    /// `an unseen army`, `a French army from out of sight`, `Army Burgundy -> Belgium`
    fn met<S>(&self, met: &Met) -> Sentence<'a, S> {
        let Met { kind, power, .. } = met;
        match (&met.unit, power) {
            (Some(unit), _) => self.doing(unit),
            (None, Some(power)) => {
                let adjective = &self.words.board.power_name(*power).adjective;
                let article = if takes_an(adjective) { "an" } else { "a" };
                say!("{} {} {} from out of sight", article, term(adjective), kind.word())
            }
            (None, None) => say!("an unseen {}", kind.word()),
        }
    }

    /// The word for a unit that carries others.
    fn carrier(&self, at: Province) -> &'static str {
        let unit = self.results.iter().filter_map(|result| result.unit).find(|unit| self.province(unit) == at);
        unit.map_or("unit", |unit| unit.kind.word())
    }
}

/// `1½`
fn strength<'a, S>(strength: Strength) -> Arg<'a, S> {
    term(strength.to_string())
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
