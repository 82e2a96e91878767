//! The meaningless words around orders: polite ones, list words, and the lead-ins of corrections.
//!
//! These lists are closed. A sentence is certain only if each of its words is in the grammar or here.
use super::phrases::Phrases;
use super::words::Kind;
use super::{Parser, is_break, is_polite, unit_kind, verb};
use std::sync::LazyLock;

/// The effect of words before an order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lead {
    /// No effect.
    Plain,
    /// No effect, if the verb of an order follows: `I move Vienna to Galicia`.
    Verb,
    /// It corrects an earlier order for the same unit.
    Corrects,
    /// The same, if a comma or another sign follows.
    CorrectsAfterBreak,
    /// It names an order that another one replaces: `instead of A VIE - GAL`.
    Old,
}

/// Phrases before an order.
#[rustfmt::skip]
static LEADS: LazyLock<Phrases<Lead>> = LazyLock::new(|| Phrases::of(&[
    ("dear judge", Lead::Plain), ("hi judge", Lead::Plain), ("hello judge", Lead::Plain), ("hello", Lead::Plain), ("cheers", Lead::Plain), ("greetings", Lead::Plain), ("hello all", Lead::Plain), ("hi all", Lead::Plain),
    ("my orders are", Lead::Plain), ("my moves are", Lead::Plain), ("here are my orders", Lead::Plain),
    ("i order", Lead::Plain), ("order", Lead::Plain), ("orders", Lead::Plain), ("and finally", Lead::Plain),
    ("finally", Lead::Plain), ("first", Lead::Plain), ("please take these", Lead::Plain), ("take these", Lead::Plain),
    ("this is what i want", Lead::Plain), ("both", Lead::Plain), ("ok", Lead::Plain), ("also", Lead::Plain),
    ("i", Lead::Verb), ("ill", Lead::Verb), ("lets", Lead::Verb), ("o", Lead::Plain), ("while", Lead::Plain),
    ("no wait", Lead::Corrects), ("wait", Lead::CorrectsAfterBreak), ("no", Lead::CorrectsAfterBreak),
    ("ah no", Lead::Corrects), ("oh no", Lead::Corrects), ("err", Lead::Corrects), ("ah", Lead::Corrects),
    ("correction", Lead::Corrects), ("corrections", Lead::Corrects), ("corrected", Lead::Corrects),
    ("corrected order", Lead::Corrects), ("corrected orders", Lead::Corrects), ("please correct", Lead::Corrects),
    ("revised", Lead::Corrects), ("revised order", Lead::Corrects), ("revised orders", Lead::Corrects),
    ("revision", Lead::Corrects), ("amended", Lead::Corrects), ("amended order", Lead::Corrects),
    ("amended orders", Lead::Corrects), ("update", Lead::Corrects), ("updated", Lead::Corrects),
    ("updated orders", Lead::Corrects), ("typo", Lead::Corrects), ("typo in my last letter", Lead::Corrects),
    ("typo in my last mail", Lead::Corrects), ("typo in my last email", Lead::Corrects), ("i meant", Lead::Corrects),
    ("i mean", Lead::Corrects), ("no sorry", Lead::Corrects), ("nah", Lead::Corrects), ("er", Lead::CorrectsAfterBreak),
    ("wait wrong one", Lead::Corrects), ("wrong one", Lead::Corrects), ("scratch the last one", Lead::Corrects),
    ("change the last one to", Lead::Corrects), ("make the last one", Lead::Corrects), ("hmm", Lead::Plain), ("hm", Lead::Plain),
    ("ps", Lead::Plain), ("well", Lead::Plain), ("mine", Lead::Plain),
    ("oops", Lead::Corrects), ("whoops", Lead::Corrects), ("sorry", Lead::Corrects), ("sorry about that", Lead::Corrects),
    ("sorry for the trouble", Lead::Corrects), ("sorry for the confusion", Lead::Corrects),
    ("sorry for the extra mail", Lead::Corrects), ("my mistake", Lead::Corrects), ("my bad", Lead::Corrects),
    ("actually", Lead::Corrects), ("make that", Lead::Corrects), ("make it", Lead::Corrects),
    ("scratch that", Lead::Corrects), ("scrap that", Lead::Corrects), ("forget that", Lead::Corrects),
    ("strike that", Lead::Corrects), ("change of plan", Lead::Corrects), ("change of plans", Lead::Corrects),
    ("new order", Lead::Corrects), ("new orders", Lead::Corrects), ("new plan", Lead::Corrects),
    ("one change", Lead::Corrects), ("just one change", Lead::Corrects), ("two changes", Lead::Corrects),
    ("please disregard my earlier order", Lead::Corrects), ("disregard my earlier order", Lead::Corrects),
    ("i made a mistake", Lead::Corrects), ("on second thought", Lead::Corrects), ("on second thoughts", Lead::Corrects),
    ("on reflection", Lead::Corrects), ("i changed my mind", Lead::Corrects), ("changed my mind", Lead::Corrects),
    ("ive changed my mind", Lead::Corrects), ("i have changed my mind", Lead::Corrects), ("rather", Lead::Corrects),
    ("id rather have", Lead::Corrects), ("thats", Lead::Corrects), ("should be", Lead::Corrects),
    ("should read", Lead::Corrects), ("should have been", Lead::Corrects), ("that should be", Lead::Corrects),
    ("that should read", Lead::Corrects), ("that should have been", Lead::Corrects), ("it should be", Lead::Corrects),
    ("it should read", Lead::Corrects), ("it should have been", Lead::Corrects), ("erratum", Lead::Corrects),
    ("pardon", Lead::Corrects), ("instead", Lead::CorrectsAfterBreak), ("new orders for two units", Lead::Corrects),
    ("replace", Lead::Old), ("change", Lead::Old), ("swap", Lead::Old), ("instead of", Lead::Old), ("not", Lead::Old),
    ("and not", Lead::Old), ("rather than", Lead::Old),
]));

/// Phrases after an order.
#[rustfmt::skip]
static TAILS: LazyLock<Phrases<()>> = LazyLock::new(|| list(&[
    "instead", "after all", "for now", "this turn", "this season", "this spring", "this fall", "of course", "a lot",
    "very much", "ta", "cheers", "as planned", "too",
]));

/// Phrases after an order that another one replaces.
static WRONG: LazyLock<Phrases<()>> = LazyLock::new(|| {
    list(&[
        "was a mistake",
        "is a mistake",
        "was wrong",
        "is wrong",
        "was silly",
        "should be",
        "should have been",
        "should read",
    ])
});

fn list(phrases: &[&'static str]) -> Phrases<()> {
    Phrases::of(&phrases.iter().map(|phrase| (*phrase, ())).collect::<Vec<_>>())
}

/// The words between an old order and a new one.
fn is_between(word: &str) -> bool {
    matches!(word, "by" | "with" | "to" | "for" | "but" | "into")
}

impl Parser<'_> {
    /// Skips the words before an order. Returns the strongest of their effects.
    pub(super) fn lead(&mut self) -> Option<Lead> {
        let mut strongest = None;
        loop {
            // `Army: Liverpool to Yorkshire`
            if unit_kind(self.word()).is_some()
                && self.word().len() > 1
                && self.words.kind(self.at + 1) == Some(Kind::Colon)
            {
                self.at += 2;
            }
            let Some((lead, end)) = self.lead_at(self.at) else { break };
            self.at = end;
            if lead == Lead::Old {
                return Some(lead);
            }
            if lead != Lead::Verb {
                while matches!(self.kind(), Some(Kind::Comma | Kind::Colon | Kind::Semicolon))
                    || (self.kind() == Some(Kind::Dash) && self.words.is_clear_dash(self.at))
                {
                    self.at += 1;
                }
            }
            self.kind_words();
            if strongest != Some(Lead::Corrects) {
                strongest = Some(if lead == Lead::CorrectsAfterBreak { Lead::Corrects } else { lead });
            }
        }
        strongest
    }

    fn lead_at(&self, at: usize) -> Option<(Lead, usize)> {
        if self.words.word_at(at).is_empty() || self.exactly_at(at).is_some() {
            return None;
        }
        let (lead, len) = LEADS.at(&self.words, at, |_| true)?;
        let end = at + len;
        let next = self.words.kind(end);
        let fits = match lead {
            Lead::Plain | Lead::Corrects => true,
            Lead::Verb => self.starts_order(end),
            Lead::CorrectsAfterBreak => {
                next.is_some_and(|kind| is_break(kind) || matches!(kind, Kind::Colon | Kind::Dash))
                    || self.ends_sentence(end - 1)
            }
            Lead::Old => next == Some(Kind::Word) && self.lead_at(end).is_none(),
        };
        fits.then_some((lead, end))
    }

    /// Returns whether the verb of an order is here, with its unit: `move Vienna`.
    fn starts_order(&self, at: usize) -> bool {
        match self.words.word_at(at) {
            "waive" => true,
            "move" | "send" | "hold" | "remove" | "disband" | "retreat" | "keep" | "leave" | "build" => {
                self.names_unit(at + 1)
            }
            _ => false,
        }
    }

    /// Skips words without a meaning after an order. Returns whether there were some.
    pub(super) fn tail(&mut self) -> bool {
        let known = TAILS.at(&self.words, self.at, |()| true).map(|((), len)| len);
        // `instead of A VIE - GAL` is no tail.
        let known = known.filter(|len| self.words.word_at(self.at + len) != "of");
        self.at += known.unwrap_or(0);
        known.is_some()
    }

    /// The number of tokens here that mean nothing: a lead-in, polite words, or a phrase after an order.
    pub(in crate::entry) fn used_at(&self, at: usize) -> Option<usize> {
        let leads =
            LEADS.at(&self.words, at, |lead| !matches!(lead, Lead::Old | Lead::CorrectsAfterBreak | Lead::Verb));
        let known = leads.map(|(_, len)| len).max(TAILS.at(&self.words, at, |()| true).map(|((), len)| len));
        known
            .or_else(|| self.lead_at(at).filter(|(lead, _)| *lead != Lead::Old).map(|(_, end)| end - at))
            .or_else(|| is_polite(self.words.word_at(at)).then_some(1))
    }

    /// Takes words that say that the order before them was a mistake.
    pub(super) fn was_wrong(&mut self) -> bool {
        let known = WRONG.at(&self.words, self.at, |()| true).map(|((), len)| len);
        self.at += known.unwrap_or(0);
        known.is_some()
    }

    /// Takes the word between an old order and a new one. After `not A VIE - GAL`, only `but` leads to a new one.
    pub(super) fn takes_new(&mut self, by_not: bool) -> bool {
        let fits = !by_not || self.word() == "but";
        self.at += usize::from(is_between(self.word()));
        self.take(Kind::Colon);
        fits
    }

    /// Skips `please`, `thank you`.
    pub(super) fn kind_words(&mut self) {
        while self.take_word(is_polite) {
            self.take_word(|word| word == "you");
        }
    }
}

/// Returns whether this word belongs to the grammar of orders, so that no province may have it as a name.
pub(crate) fn is_word_of_orders(word: &str) -> bool {
    let closed = LEADS.all().chain(TAILS.all()).any(|words| words == word);
    closed
        || verb(word).is_some()
        || unit_kind(word).is_some()
        || super::is_small(word)
        || is_polite(word)
        || is_between(word)
}
