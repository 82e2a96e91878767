//! The choices that rulebooks and judges leave open, by name. The defaults are what DATC 3.0 (February 2024) prefers.
//!
//! All of them are rows of one table, at the end of this file: a row makes an enum, a field of [`Policies`], and an
//! entry of [`POLICIES`], from which the judge reads, writes, lists and explains them.
use std::fmt;

/// One of the choices that a policy offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// As it is read and written: `all-hold`.
    pub word: &'static str,
    /// What it means, in a sentence.
    pub help: &'static str,
}

/// A policy, as it is listed and explained.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// As it is read and written: `convoy-paradox`.
    pub name: &'static str,
    /// The question that it answers, in a sentence.
    pub help: &'static str,
    /// The issues of the DATC (chapter 4) that it settles.
    pub datc: &'static str,
    /// The possible answers; the first is the default.
    pub choices: &'static [Choice],
    get: fn(&Policies) -> usize,
    set: fn(&mut Policies, usize),
}

impl Policy {
    /// The policy with this name; case does not matter.
    pub fn find(name: &str) -> Option<&'static Self> {
        POLICIES.iter().find(|policy| policy.name.eq_ignore_ascii_case(name))
    }

    /// The choice that is made when nothing is said.
    pub fn default(&self) -> &Choice {
        &self.choices[0]
    }

    /// The choice that `policies` makes.
    pub fn chosen(&self, policies: &Policies) -> &Choice {
        &self.choices[(self.get)(policies)]
    }
}

/// A bundle of choices with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// What DATC 3.0 prefers: the defaults.
    Datc,
    /// The rulebook of 1971.
    R1971,
    /// The rulebook of 1982.
    R1982,
    /// The rulebook of 2000.
    R2000,
    /// The rulebook of 2023.
    R2023,
    /// The classic judge's ways: `COMPAT NJUDGE`.
    Njudge,
}

impl Edition {
    /// All bundles.
    pub const ALL: [Self; 6] = [Self::Datc, Self::R1971, Self::R1982, Self::R2000, Self::R2023, Self::Njudge];

    /// As it is read and written: `1971`, `njudge`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Datc => "datc",
            Self::R1971 => "1971",
            Self::R1982 => "1982",
            Self::R2000 => "2000",
            Self::R2023 => "2023",
            Self::Njudge => "njudge",
        }
    }

    /// The bundle with this name; case does not matter.
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.word().eq_ignore_ascii_case(word))
    }
}

impl Policies {
    /// Makes a choice by its words: `set("convoy-paradox", "all-hold")`.
    ///
    /// # Errors
    /// A sentence that lists what can be said instead.
    pub fn set(&mut self, name: &str, word: &str) -> Result<(), String> {
        let Some(policy) = Policy::find(name) else {
            let names: Vec<_> = POLICIES.iter().map(|policy| policy.name).collect();
            return Err(format!("There is no policy \"{name}\". The policies are {}.", names.join(", ")));
        };
        match policy.choices.iter().position(|choice| choice.word.eq_ignore_ascii_case(word)) {
            Some(index) => {
                (policy.set)(self, index);
                Ok(())
            }
            None => {
                let words: Vec<_> = policy.choices.iter().map(|choice| choice.word).collect();
                Err(format!("\"{}\" can be {}, not \"{word}\".", policy.name, words.join(", ")))
            }
        }
    }

    /// All choices as text, in the order of the table: `("convoy-paradox", "szykman")`.
    pub fn words(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        POLICIES.iter().map(|policy| (policy.name, policy.chosen(self).word))
    }

    /// The choices that are not the defaults.
    pub fn departures(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        POLICIES.iter().filter(|policy| (policy.get)(self) != 0).map(|policy| (policy.name, policy.chosen(self).word))
    }
}

impl fmt::Display for Policies {
    /// One line a policy: `convoy-paradox: szykman`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.words().try_for_each(|(name, word)| writeln!(f, "{name}: {word}"))
    }
}

/// Makes an enum, a field of [`Policies`] and an entry of [`POLICIES`] of every row.
macro_rules! policies {
    ($(
        $(#[doc = $help:literal])+
        $field:ident $name:literal: $kind:ident, datc $datc:literal {
            $(#[doc = $first_help:literal])+
            $first:ident $first_word:literal,
            $($(#[doc = $choice_help:literal])+ $choice:ident $word:literal,)*
        }
        $(in $edition:ident: $bundled:ident;)*
    )+) => {
        $(
            $(#[doc = $help])+
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub enum $kind {
                $(#[doc = $first_help])+
                #[default]
                $first,
                $($(#[doc = $choice_help])+ $choice,)*
            }
        )+

        /// One choice of each kind: the rules that a game is played by.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct Policies {
            $($(#[doc = $help])+ pub $field: $kind,)+
        }

        impl Policies {
            /// The bundle of a rulebook, or of a judge.
            pub fn edition(edition: Edition) -> Self {
                let mut policies = Self::default();
                $($(if edition == Edition::$edition { policies.$field = $kind::$bundled; })*)+
                policies
            }
        }

        /// Every policy, in the order in which they are listed.
        pub const POLICIES: &[Policy] = &[$(Policy {
            name: $name,
            help: concat!($($help),+),
            datc: $datc,
            choices: &[
                Choice { word: $first_word, help: concat!($($first_help),+) },
                $(Choice { word: $word, help: concat!($($choice_help),+) },)*
            ],
            get: |policies| policies.$field as usize,
            set: |policies, index| {
                const ALL: &[$kind] = &[$kind::$first, $($kind::$choice),*];
                policies.$field = ALL[index];
            },
        }),+];
    };
}

policies! {
    /// How a convoy ends that disrupts itself.
    paradox "convoy-paradox": Paradox, datc "4.A.2" {
        /// Szykman's rule: the convoying fleets of the paradox hold, so their armies stay.
        Szykman "szykman",
        /// All moves that are part of the paradox fail.
        AllHold "all-hold",
        /// A convoyed army cuts no fleet's support of an action in water from which a fleet convoys.
        NoCutInWater "no-cut-in-water",
        /// A convoyed army cuts no support of an attack on a fleet that its own convoy needs. What is open then goes by
        /// Szykman's rule.
        NoCut "no-cut",
    }
    in R1971: NoCut; in R1982: NoCutInWater; in R2000: NoCut; in R2023: NoCut;

    /// When a convoy that has several routes is disrupted.
    routes "convoy-routes": Routes, datc "4.A.1" {
        /// When none of its routes is left whole.
        One "one",
        /// As soon as one of its routes is broken.
        Every "every",
    }
    in R1971: Every;

    /// When an army goes by sea to a place that it could walk to.
    adjacent_convoy "adjacent-convoy": AdjacentConvoy, datc "4.A.3" {
        /// When its order says "via", or when one of its power's own fleets on a route is ordered to convoy it.
        Intent "intent",
        /// When it is ordered to change places with a unit, and any whole convoy carries it.
        Swap "swap",
        /// Only when its order says "via".
        Via "via",
    }
    in R1971: Swap;

    /// What becomes of a move to an adjacent place by a convoy that is missing or broken.
    broken_via "broken-via": BrokenVia, datc "4.A.3" {
        /// It fails.
        Fails "fails",
        /// It goes by land.
        Land "land",
    }
    in R1971: Land; in Njudge: Land;

    /// Whether a convoyed attack cuts a support that is aimed at the place that the army came from.
    convoyed_cut "convoyed-cut": ConvoyedCut, datc "4.A.4" {
        /// It does not.
        NotCut "not-cut",
        /// It does.
        Cut "cut",
    }

    /// Whether a unit may retreat to where its attacker came from by convoy.
    convoyed_retreat "convoyed-retreat": ConvoyedRetreat, datc "4.A.5" {
        /// It may.
        Allowed "allowed",
        /// It may not.
        Barred "barred",
    }
    in R1971: Barred; in R1982: Barred; in R2000: Barred; in Njudge: Barred;

    /// What a written convoy route means.
    written_route "written-route": WrittenRoute, datc "4.A.6" {
        /// The army takes that route only.
        Binding "binding",
        /// Nothing: it takes any route.
        Ignored "ignored",
        /// The army takes that route only, and no army goes by sea without one.
        Required "required",
    }
    in R1971: Ignored; in R1982: Ignored; in R2000: Ignored; in R2023: Ignored; in Njudge: Required;

    /// What becomes of a fleet's move that names no coast where there are two that it could reach.
    open_coast "open-coast": OpenCoast, datc "4.B.1" {
        /// It is refused at entry, and fails.
        Fails "fails",
        /// It goes to the first of the coasts.
        First "first",
    }
    in Njudge: First;

    /// What becomes of a fleet's move that names no coast where there is one that it could reach.
    only_coast "only-coast": OnlyCoast, datc "4.B.2" {
        /// It goes there.
        Taken "taken",
        /// It fails.
        Fails "fails",
    }

    /// What becomes of a support for a fleet's move that does not name the coast (with a wrong coast it is void).
    support_coast "support-coast": SupportCoast, datc "4.B.4" {
        /// It counts.
        Optional "optional",
        /// It is void.
        Required "required",
    }

    /// What becomes of an order that names a coast of its unit, or of an army's goal, that is wrong or idle.
    idle_coast "idle-coast": IdleCoast, datc "4.B.5, 4.B.6" {
        /// The coast is ignored.
        Ignored "ignored",
        /// The order is void.
        Void "void",
    }

    /// What becomes of a fleet that is built without a coast where there are several.
    build_coast "build-coast": BuildCoast, datc "4.B.7" {
        /// It is refused.
        Refused "refused",
        /// It is built on the first of the coasts.
        First "first",
    }
    in Njudge: First;

    /// What becomes of an order that calls an army a fleet, or a fleet an army.
    wrong_kind "wrong-kind": WrongKind, datc "4.C.2" {
        /// It is refused at entry, and void.
        Refused "refused",
        /// The word is ignored.
        Ignored "ignored",
    }

    /// Which of two orders to one unit stands.
    twice "twice": Twice, datc "4.D.3" {
        /// The last one.
        Last "last",
        /// The first one.
        First "first",
    }

    /// Which units are removed when a power does not say.
    removal "removal": Removal, datc "4.D.8" {
        /// Those farthest from any centre that it owns, by land and sea alike; fleets first, then by the alphabet.
        Owned "owned",
        /// Those farthest from its home centres, a fleet by sea and an army by land and sea; fleets first, then by the
        /// alphabet.
        Home "home",
    }
    in R1971: Home; in R1982: Home; in R2000: Home; in Njudge: Home;

    /// What becomes of an order that can not be carried out whatever others do.
    impossible "impossible": Impossible, datc "4.E.1" {
        /// It is refused at entry, and the unit holds.
        Refused "refused",
        /// It is taken as written: a unit that is sent where it can not go takes no support to hold.
        AsWritten "as-written",
    }
}
