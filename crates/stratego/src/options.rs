//! The choices of rules, by name. A board makes its own choices, and a game stores where it differs from its board
//! (`lakes=off ties=attacker`).
use super::army::{ARMIES, Army};
use chancery_text::say;
use chancery_text::sentence::{Note, Say as _, commas, theirs};
use std::fmt;

/// The result of a strike between pieces of the same rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ties {
    /// Both are lost.
    #[default]
    Both,
    /// The attacker stays.
    Attacker,
}

/// The pieces that reveal their rank in a strike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reveal {
    /// Both.
    #[default]
    Both,
    /// The attacker. The defender only to a scout.
    Attacker,
}

/// The time at which a side without movable pieces loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stuck {
    /// At the beginning of its own turn.
    #[default]
    InTurn,
    /// Immediately.
    AtOnce,
}

/// The rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Whether there are lakes.
    pub lakes: bool,
    /// The number of times in a row that a piece may cross the same border between two squares. `None` for no limit.
    pub two_squares: Option<u8>,
    /// Whether endless chasing is forbidden.
    pub chase: bool,
    /// Whether a scout may strike at the end of a move of several squares.
    pub scout_strike: bool,
    /// The fate of two pieces of the same rank that meet.
    pub ties: Ties,
    /// The pieces that reveal their rank in a strike.
    pub reveal: Reveal,
    /// The number of times that each side may rescue a lost piece.
    pub rescue: u8,
    /// The army, if it is not the board's own, as an index into [`ARMIES`].
    pub army: Option<u8>,
    /// The number of moves by each side without a strike that draws the game.
    pub quiet: Option<u16>,
    /// The number of moves by each side that draws the game.
    pub moves: Option<u16>,
    /// The number of consecutive missed moves that loses the game.
    pub missed: Option<u16>,
    /// The time at which a side without movable pieces loses.
    pub stuck: Stuck,
}

impl Default for Options {
    fn default() -> Self {
        Preset::Isf.on(Self {
            lakes: true,
            two_squares: Some(3),
            chase: true,
            scout_strike: true,
            ties: Ties::Both,
            reveal: Reveal::Both,
            rescue: 0,
            army: None,
            quiet: Some(100),
            moves: Some(1000),
            missed: Some(3),
            stuck: Stuck::InTurn,
        })
    }
}

/// A named bundle of choices: `RULES SIMPLE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// No lakes, and no rules against repetition. A side without movable pieces loses.
    Simple,
    /// The rules of the boxed game: with lakes and two squares, without the chase rule.
    Classic,
    /// The rules of tournaments: two squares, the chase rule, and a draw after a long time without strikes. The
    /// default.
    Isf,
}

impl Preset {
    /// All bundles.
    pub const ALL: [Self; 3] = [Self::Simple, Self::Classic, Self::Isf];

    /// `SIMPLE`, `CLASSIC`, `ISF`
    pub fn word(self) -> &'static str {
        match self {
            Self::Simple => "SIMPLE",
            Self::Classic => "CLASSIC",
            Self::Isf => "ISF",
        }
    }

    /// Returns its meaning, in a sentence.
    pub fn help(self) -> &'static str {
        match self {
            Self::Simple => "No lakes, and nothing against repetition. A player without a movable piece loses at once.",
            Self::Classic => "Lakes and the rule of two squares, but nothing against chases.",
            Self::Isf => {
                "Lakes, the rule of two squares and the chase rule, and a draw when nothing is struck for long."
            }
        }
    }

    /// The bundle of this name, in any case.
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.word().eq_ignore_ascii_case(word))
    }

    /// Its choices, by name.
    pub fn choices(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Simple => {
                &[("lakes", "off"), ("two-squares", "off"), ("chase", "off"), ("quiet", "off"), ("stuck", "at-once")]
            }
            Self::Classic => {
                &[("lakes", "on"), ("two-squares", "3"), ("chase", "off"), ("quiet", "off"), ("stuck", "in-turn")]
            }
            Self::Isf => {
                &[("lakes", "on"), ("two-squares", "3"), ("chase", "on"), ("quiet", "100"), ("stuck", "in-turn")]
            }
        }
    }

    /// These options, with the choices of this bundle.
    pub fn on(self, mut options: Options) -> Options {
        for (name, word) in self.choices() {
            // A test checks that the names and words of bundles exist.
            let _ = options.set(name, word);
        }
        options
    }
}

/// One of the choices of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name in files and orders: `attacker`.
    pub word: &'static str,
    /// The meaning, in a sentence.
    pub help: &'static str,
}

/// An option, with the texts for lists and explanations.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its name in files and orders: `two-squares`.
    pub name: &'static str,
    /// A sentence about its effect.
    pub help: &'static str,
    /// The possible words, the default first.
    pub choices: &'static [Choice],
    /// The largest number that is also a valid choice, from 1.
    pub up_to: Option<u16>,
    get: fn(&Options) -> String,
    set: fn(&mut Options, &str),
}

const fn choice(word: &'static str, help: &'static str) -> Choice {
    Choice { word, help }
}

fn switch(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}

fn limit<N: fmt::Display>(n: Option<N>) -> String {
    n.map_or("off".to_owned(), |n| n.to_string())
}

/// Every option, in the order of lists.
pub const OPTIONS: &[Row] = &[
    Row {
        name: "army",
        help: "The pieces of each side.",
        choices: &[
            choice("board", "Those of the board."),
            choice("classic", "The forty pieces of the box."),
            choice("barrage", "Eight pieces."),
            choice("duel", "Ten pieces."),
            choice("ultimate", "Twenty pieces."),
            choice("small", "The twenty-four pieces of the small board."),
        ],
        up_to: None,
        get: |options| options.army_name().unwrap_or("board").to_owned(),
        set: |options, word| {
            options.army = ARMIES.iter().position(|(name, _)| *name == word).map(|index| index as u8);
        },
    },
    Row {
        name: "lakes",
        help: "Whether there are lakes.",
        choices: &[choice("on", "As the board has them."), choice("off", "All squares are open.")],
        up_to: None,
        get: |options| switch(options.lakes),
        set: |options, word| options.lakes = word == "on",
    },
    Row {
        name: "two-squares",
        help: "How many times in a row a piece may cross the same border between two squares.",
        choices: &[
            choice("3", "Three times."),
            choice("5", "Five times, as older rules had it."),
            choice("off", "As often as it likes."),
        ],
        up_to: None,
        get: |options| limit(options.two_squares),
        set: |options, word| options.two_squares = word.parse().ok(),
    },
    Row {
        name: "chase",
        help: "Whether endless chasing is forbidden.",
        choices: &[
            choice("on", "A chase may not bring back a position that it has had."),
            choice("off", "Chases may go on for ever."),
        ],
        up_to: None,
        get: |options| switch(options.chase),
        set: |options, word| options.chase = word == "on",
    },
    Row {
        name: "scout-strike",
        help: "Whether a scout may strike after it has moved several squares.",
        choices: &[choice("on", "It may, in the same move."), choice("off", "It strikes only the squares beside it.")],
        up_to: None,
        get: |options| switch(options.scout_strike),
        set: |options, word| options.scout_strike = word == "on",
    },
    Row {
        name: "ties",
        help: "The result when two pieces of the same rank meet.",
        choices: &[choice("both", "Both are lost."), choice("attacker", "The attacker stays, the other is lost.")],
        up_to: None,
        get: |options| if options.ties == Ties::Both { "both" } else { "attacker" }.to_owned(),
        set: |options, word| options.ties = if word == "both" { Ties::Both } else { Ties::Attacker },
    },
    Row {
        name: "reveal",
        help: "The rank that both players learn when a piece strikes another.",
        choices: &[
            choice("both", "Both ranks."),
            choice("attacker", "Only that of the attacker, but a scout learns the rank that it strikes."),
        ],
        up_to: None,
        get: |options| if options.reveal == Reveal::Both { "both" } else { "attacker" }.to_owned(),
        set: |options, word| options.reveal = if word == "both" { Reveal::Both } else { Reveal::Attacker },
    },
    Row {
        name: "rescue",
        help: "How often each side may bring a lost piece back when one of its pieces reaches the enemy's back row.",
        choices: &[choice("off", "Never.")],
        up_to: Some(9),
        get: |options| if options.rescue == 0 { "off".to_owned() } else { options.rescue.to_string() },
        set: |options, word| options.rescue = word.parse().unwrap_or(0),
    },
    Row {
        name: "quiet",
        help: "After how many moves by each side without a strike the game is drawn.",
        choices: &[choice("100", "A hundred."), choice("off", "Never.")],
        up_to: Some(1000),
        get: |options| limit(options.quiet),
        set: |options, word| options.quiet = word.parse().ok(),
    },
    Row {
        name: "moves",
        help: "After how many moves by each side the game is drawn.",
        choices: &[choice("1000", "A thousand."), choice("off", "Never.")],
        up_to: Some(5000),
        get: |options| limit(options.moves),
        set: |options, word| options.moves = word.parse().ok(),
    },
    Row {
        name: "missed",
        help: "After how many missed moves in a row a side has lost, in a game that goes on without those who send nothing.",
        choices: &[choice("3", "Three."), choice("off", "It may miss any number.")],
        up_to: Some(100),
        get: |options| limit(options.missed),
        set: |options, word| options.missed = word.parse().ok(),
    },
    Row {
        name: "stuck",
        help: "When a side that has no piece left that can move has lost.",
        choices: &[choice("in-turn", "When it is to move."), choice("at-once", "At once.")],
        up_to: None,
        get: |options| if options.stuck == Stuck::InTurn { "in-turn" } else { "at-once" }.to_owned(),
        set: |options, word| options.stuck = if word == "in-turn" { Stuck::InTurn } else { Stuck::AtOnce },
    },
];

impl Row {
    /// The option of this name, in any case.
    pub fn find(name: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|row| row.name.eq_ignore_ascii_case(name))
    }

    /// Returns its value in these options, in written form: `off`, `100`.
    pub fn chosen(&self, options: &Options) -> String {
        (self.get)(options)
    }

    /// Sets the option.
    ///
    /// # Errors
    /// A sentence that lists the possible words.
    pub fn choose(&self, options: &mut Options, word: &str) -> Result<(), Note> {
        let word = word.to_ascii_lowercase();
        let known = self.choices.iter().any(|choice| choice.word == word);
        let is_number = |most: u16| {
            word.parse().is_ok_and(|n: u16| (1..=most).contains(&n)) && word.bytes().all(|byte| byte.is_ascii_digit())
        };
        if known || self.up_to.is_some_and(is_number) {
            (self.set)(options, word.trim_start_matches('0'));
            return Ok(());
        }
        let words = self.choices.iter().map(|choice| choice.word.arg());
        let words = words.chain(self.up_to.map(|most| say!("any number up to {most}", most).arg()));
        Err(Note::of(say!("\"{}\" can be {}, not {}.", self.name, commas(words), theirs(word))))
    }
}

impl Options {
    /// Makes a choice by name: `set("ties", "attacker")`. `set("rules", "simple")` makes the choices of a bundle.
    ///
    /// # Errors
    /// A sentence that lists the possible names or words.
    pub fn set(&mut self, name: &str, word: &str) -> Result<(), Note> {
        if name.eq_ignore_ascii_case("rules") {
            let Some(preset) = Preset::find(word) else {
                return Err(Note::of(say!("\"rules\" can be simple, classic, isf, not {}.", theirs(word))));
            };
            *self = preset.on(*self);
            return Ok(());
        }
        match Row::find(name) {
            Some(row) => row.choose(self, word),
            None => {
                let all = OPTIONS.iter().map(|row| row.name);
                Err(Note::of(say!("There is no option {}. The options are rules, {}.", theirs(name), commas(all))))
            }
        }
    }

    /// The choices that differ from others, in the order of the table: `("ties", "attacker")`.
    pub fn departures(&self, from: &Self) -> Vec<(&'static str, String)> {
        let differs = OPTIONS.iter().filter(|row| row.chosen(self) != row.chosen(from));
        differs.map(|row| (row.name, row.chosen(self))).collect()
    }

    /// The name of the army, if it is not the board's own.
    pub fn army_name(&self) -> Option<&'static str> {
        ARMIES.get(usize::from(self.army?)).map(|(name, _)| *name)
    }

    /// The army, if it is not the board's own.
    pub fn army(&self) -> Option<Army> {
        ARMIES.get(usize::from(self.army?)).map(|(_, army)| *army)
    }
}
