//! Numbers: a third game, tiny and not shipped. It shows that the judge has no code for any particular game.
//!
//! Each of two players hides a number in a block of lines; a drawn number decides who guesses first; then they guess in turn. A player who
//! is right wins, unless the other is right in the same round: then it is a draw, as it is after the last round.
use chancery::families::diplomacy::Diplomacy;
use chancery::families::report::{Heading, Report};
use chancery::families::ruleset::Ruleset;
use chancery::families::setting::{Form, Kept, Key, Setting, Values};
use chancery::families::{Does, Families, Family, Texts, Topic, Variant, Word};
use chancery::rules::{
    Accepted, Advice, Eyes, Flaw, How, Luck, Manner, Outcome, PhaseName, Power, PowerName, Rejected, Review, Rules,
    Stage, Thinking, Told,
};
use chancery::say;
use chancery::text::doc::Doc;
use chancery::text::sentence::{self, Note, Say, line, term, theirs};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::cell::Cell;
use std::sync::Arc;

thread_local! {
    static N_REVIEWS: Cell<u32> = const { Cell::new(0) };
}

/// The number of order reviews in this test so far.
pub(crate) fn n_reviews() -> u32 {
    N_REVIEWS.get()
}

/// The only family that the judge of these tests plays.
pub(crate) const FAMILIES: Families = &[&Numbers];

/// Diplomacy and Numbers.
pub(crate) const BOTH: Families = &[&Diplomacy, &Numbers];

/// The number of rounds of guesses.
const ROUNDS: Key<Option<usize>> = Key::new("rounds", "");

static STAGES: [Stage; 2] = [
    Stage { key: "hide", title: "Hiding", plural: "Hiding", minor: false, days: 2, grace_hours: 24, delay_minutes: 30 },
    Stage {
        key: "guess",
        title: "Guess",
        plural: "Guesses",
        minor: false,
        days: 1,
        grace_hours: 24,
        delay_minutes: 30,
    },
];

/// The rules: numbers from 1 to `max`.
#[derive(Clone, Debug)]
pub(crate) struct Rule {
    title: String,
    max: u32,
    rounds: u32,
    powers: [PowerName; 2],
}

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    hidden: [Option<u32>; 2],
    /// The player who guesses first.
    first: usize,
    /// All guesses, oldest first: the player and the number.
    guesses: Vec<(usize, u32)>,
    /// The last round.
    rounds: u32,
}

/// One reader's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    eyes: Eyes,
    /// The hidden numbers that these eyes see.
    hidden: [Option<u32>; 2],
    is_hiding: bool,
    next: usize,
    clues: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Hide(u32),
    Guess(u32),
    /// Guesses as soon as it is the player's turn: the only order from a player who is not due.
    Plan(u32),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Hidden(u32),
    First(usize),
    Guess { by: usize, number: u32, clue: &'static str },
}

impl State {
    fn is_hiding(&self) -> bool {
        self.hidden.contains(&None)
    }

    fn next(&self) -> usize {
        (self.first + self.guesses.len()) % 2
    }

    fn clue(&self, by: usize, number: u32) -> &'static str {
        match self.hidden[1 - by] {
            Some(hidden) if number < hidden => "too low",
            Some(hidden) if hidden < number => "too high",
            _ => "right",
        }
    }

    fn round(&self) -> usize {
        self.guesses.len() / 2 + 1
    }
}

impl Rule {
    fn name(&self, power: usize) -> &str {
        &self.powers[power].name
    }

    fn clue_line(&self, by: usize, number: u32, clue: &str) -> String {
        format!("{} guesses {number}: {clue}.", self.name(by))
    }
}

impl Rules for Rule {
    type State = State;
    type View = View;
    type Order = Order;
    type Event = Event;

    fn title(&self) -> &str {
        &self.title
    }

    fn powers(&self) -> &[PowerName] {
        &self.powers
    }

    fn played(&self) -> Vec<Power> {
        vec![Power(0), Power(1)]
    }

    fn has_luck(&self) -> bool {
        true
    }

    fn begin(&self, _: &[Power], _: &Luck) -> State {
        State { hidden: [None; 2], first: 0, guesses: Vec::new(), rounds: self.rounds }
    }

    fn commands(&self, _: &State, power: Power) -> Vec<Power> {
        vec![power]
    }

    fn phase(&self, state: &State) -> PhaseName {
        match state.is_hiding() {
            true => PhaseName { label: "HIDE".to_owned(), when: "both numbers".to_owned(), stage: &STAGES[0] },
            false => PhaseName {
                label: format!("G{}", state.guesses.len() + 1),
                when: format!("round {}", state.round()),
                stage: &STAGES[1],
            },
        }
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        let sees = |power: usize| match eyes {
            Eyes::Power(own) => own.index() == power,
            Eyes::Master => true,
            Eyes::Observer => false,
        };
        let clue = |(by, number): &(usize, u32)| self.clue_line(*by, *number, state.clue(*by, *number));
        View {
            eyes,
            hidden: [0, 1].map(|power| state.hidden[power].filter(|_| sees(power))),
            is_hiding: state.is_hiding(),
            next: state.next(),
            clues: state.guesses.iter().map(clue).collect(),
        }
    }

    fn due(&self, state: &State) -> Vec<Power> {
        match state.is_hiding() {
            true => self.played(),
            false if self.outcome(state).is_some() => Vec::new(),
            false => vec![Power(state.next() as u16)],
        }
    }

    fn answer(&self, view: &View, _: &str, _: &str) -> Result<String, Note> {
        match view.clues.as_slice() {
            [] => Err(Note::of("There are no clues yet.")),
            clues => Ok(clues.join("\n")),
        }
    }

    fn orders(&self, view: &View, text: &str) -> Vec<Result<Accepted<Order>, Rejected>> {
        fn no<'a>(why: impl Say<'a>) -> Vec<Result<Accepted<Order>, Rejected>> {
            vec![Err(Rejected::because(why))]
        }
        let Eyes::Power(power) = view.eyes else { return no("Only players order.") };
        let words: Vec<&str> = text.split_whitespace().collect();
        let (order, number) = match words.as_slice() {
            [hide, number] if ["hide", "secret"].iter().any(|word| hide.eq_ignore_ascii_case(word)) => {
                (Order::Hide as fn(u32) -> Order, number)
            }
            [guess, number] if guess.eq_ignore_ascii_case("guess") => (Order::Guess as fn(u32) -> Order, number),
            [plan, number] if plan.eq_ignore_ascii_case("plan") => (Order::Plan as fn(u32) -> Order, number),
            _ => {
                let why = say!("{} is neither HIDE nor GUESS and a number.", theirs(text));
                return vec![Err(Rejected::unlike_an_order(why))];
            }
        };
        match number.parse() {
            Ok(n) if (1..=self.max).contains(&n) => match (order(n), view.is_hiding) {
                (Order::Guess(_) | Order::Plan(_), true) => no("Hide your own number first."),
                (Order::Hide(_), false) => no("Your number is hidden already."),
                (Order::Guess(_), false) if view.next != power.index() => {
                    no(say!("It is {}'s turn to guess.", sentence::power(self.name(view.next))))
                }
                (Order::Plan(_), false) if view.next == power.index() => no("It is your turn: GUESS."),
                (order, _) => vec![Ok(Accepted { power, order, warning: None })],
            },
            _ => no(say!("A number is from 1 to {}.", self.max)),
        }
    }

    fn file(&self, _: &State, _: Power, on_file: &mut Vec<Order>, new: Order) {
        *on_file = vec![new];
    }

    fn review(&self, view: &View, power: Power, orders: &[Order]) -> Review {
        N_REVIEWS.set(N_REVIEWS.get() + 1);
        let is_due = view.is_hiding || view.next == power.index();
        let missing = (is_due && orders.is_empty()).then(|| Note::of("There is no number yet."));
        Review { missing: missing.into_iter().collect(), ..Review::default() }
    }

    fn options(&self, view: &View) -> Vec<String> {
        let word = if view.is_hiding { "HIDE" } else { "GUESS" };
        (1..=self.max).map(|n| format!("{word} {n}")).collect()
    }

    /// Guesses the number after its last guess. A caretaker always hides and guesses the lowest. The number 13 is too much for it.
    fn advise(&self, view: &View, power: Power, thinking: &Thinking<'_>) -> Option<Advice<Order>> {
        let own = format!("{} guesses ", self.name(power.index()));
        let last: Option<u32> =
            view.clues.iter().rev().find_map(|clue| clue.strip_prefix(&own)?.split(':').next()?.parse().ok());
        let number = match (thinking.manner, last) {
            (Manner::Steward, _) => 1,
            (Manner::Player, Some(last)) if last == self.max => 1,
            (Manner::Player, Some(last)) => last + 1_u32,
            (Manner::Player, None) => thinking.luck.draw("number", 0, 3) as u32 + 1,
        };
        assert_ne!(number, 13, "nobody can think of 13");
        let (order, why) = match view.is_hiding {
            true => (Order::Hide(number), "It hides what comes to its mind."),
            false => (Order::Guess(number), "It tries one number after the other."),
        };
        Some(Advice { orders: vec![order], reasons: vec![Note::of(why)] })
    }

    fn check(&self, _: &State) -> Result<(), Note> {
        Ok(())
    }

    fn adjudicate(&self, state: &State, orders: &[(Power, Order)], luck: &Luck) -> (State, Vec<Told<Event>>) {
        let mut next = state.clone();
        let mut told = Vec::new();
        let mut orders: Vec<_> = orders.iter().collect();
        orders.sort_by_key(|(_, order)| matches!(order, Order::Plan(_)));
        for (power, order) in orders {
            match order {
                Order::Hide(number) => {
                    next.hidden[power.index()] = Some(*number);
                    told.push(Told { to: Some(*power), event: Event::Hidden(*number) });
                }
                Order::Plan(_) if self.due(&next) != [*power] => {}
                Order::Guess(number) | Order::Plan(number) => {
                    let (by, number) = (power.index(), *number);
                    next.guesses.push((by, number));
                    told.push(Told { to: None, event: Event::Guess { by, number, clue: state.clue(by, number) } });
                }
            }
        }
        if state.is_hiding() && !next.is_hiding() {
            next.first = luck.draw("first", 0, 2) as usize;
            told.push(Told { to: None, event: Event::First(next.first) });
        }
        (next, told)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let is_round_over = state.guesses.len().is_multiple_of(2);
        let last: Vec<Power> = match state.guesses.chunks(2).last() {
            Some(round) if is_round_over || 2 == round.len() => {
                let right = round.iter().filter(|(by, number)| state.clue(*by, *number) == "right");
                right.map(|(by, _)| Power(*by as u16)).collect()
            }
            _ => return None,
        };
        match last.as_slice() {
            [winner] => {
                Some(Outcome { how: How::Victory, powers: vec![*winner], by: Some(Note::of("the right number")) })
            }
            [_, _] => {
                Some(Outcome { how: How::Draw, powers: self.played(), by: Some(Note::of("both numbers in one round")) })
            }
            _ if state.rounds as usize <= state.guesses.len() / 2 => Some(Outcome {
                how: How::Draw,
                powers: self.played(),
                by: Some(Note::of(say!("{} rounds", state.rounds))),
            }),
            _ => None,
        }
    }

    fn standing(&self, _: &State) -> Vec<u32> {
        vec![1, 1]
    }

    fn goal(&self, _: &State) -> Option<u32> {
        None
    }

    fn save(&self, state: &State) -> Value {
        serde_json::to_value(state).unwrap()
    }

    fn load(&self, saved: &Value) -> Result<State, String> {
        State::deserialize(saved).map_err(|error| error.to_string())
    }

    fn write_order(&self, order: &Order) -> String {
        match order {
            Order::Hide(number) => format!("HIDE {number}"),
            Order::Guess(number) => format!("GUESS {number}"),
            Order::Plan(number) => format!("PLAN {number}"),
        }
    }

    fn read_order(&self, text: &str) -> Result<Order, String> {
        let (word, number) = text.split_once(' ').ok_or("no number")?;
        let number = number.parse().map_err(|_| "no number")?;
        Ok(match word {
            "HIDE" => Order::Hide(number),
            "GUESS" => Order::Guess(number),
            _ => Order::Plan(number),
        })
    }

    fn write_event(&self, event: &Event) -> Value {
        match event {
            Event::Hidden(number) => json!({ "hidden": number }),
            Event::First(power) => json!({ "first": self.name(*power) }),
            Event::Guess { by, number, clue } => json!({ "guess": number, "by": self.name(*by), "clue": clue }),
        }
    }
}

impl Report for Rule {
    fn results(&self, heading: Heading, before: &View, after: &View, events: &[Event], _: &[Power], doc: &mut Doc) {
        let what = if before.is_hiding { "Hiding" } else { "Guess" };
        doc.title(say!("{what} results. ({heading})", what, heading));
        for event in events {
            match event {
                Event::Hidden(number) => doc.classic(say!("Your number {number} is hidden.", number = *number)),
                Event::First(power) => doc.classic(say!("{} guesses first.", power = term(self.name(*power)))),
                Event::Guess { by, number, clue } => doc.classic(term(self.clue_line(*by, *number, clue))),
            }
        }
        if let (Eyes::Master, [Some(red), Some(blue)]) = (after.eyes, after.hidden) {
            doc.classic(say!("The numbers are {red} and {blue}.", red, blue));
        }
    }

    fn status(&self, heading: Heading, view: &View, doc: &mut Doc) {
        doc.title(say!("Numbers from 1 to {}. ({heading})", self.max, heading));
        for (power, hidden) in view.hidden.iter().enumerate() {
            let hidden = hidden.map_or("?".to_owned(), |number| number.to_string());
            doc.classic(say!("{}: {hidden}", power = term(self.name(power)), hidden = term(hidden)));
        }
        view.clues.iter().for_each(|clue| doc.classic(term(clue.to_string())));
    }

    fn on_file(&self, heading: Heading, _: &View, power: Power, orders: &[Order], review: &Review, doc: &mut Doc) {
        doc.title(say!("Orders. ({heading})", heading));
        for order in orders {
            doc.classic(say!("{}: {}", term(self.name(power.index())), line(self.write_order(order))));
        }
        review.missing.iter().for_each(|missing| doc.classic(missing));
    }

    fn order_form(&self, view: &View, _: Power, on_file: &[Order], _: bool) -> String {
        let word = if view.is_hiding { "HIDE" } else { "GUESS" };
        let on_file = on_file.iter().map(|order| format!("# on file: {}\n", self.write_order(order)));
        format!("{word}\n{}# a number from 1 to {}\n", on_file.collect::<String>(), self.max)
    }

    fn history(&self, history: &[View], players: &[String], _: usize, doc: &mut Doc) {
        doc.classic(term(players.join(" against ")));
        history.last().into_iter().flat_map(|view| &view.clues).for_each(|clue| doc.classic(term(clue.to_string())));
    }
}

/// The family: the judge's questions before there is a game.
struct Numbers;

/// A board: the range of numbers from 1.
struct Range {
    title: String,
    max: u32,
}

impl Family for Numbers {
    fn key(&self) -> &'static str {
        "numbers"
    }

    fn title(&self) -> &'static str {
        "Numbers"
    }

    fn default_board(&self) -> &'static str {
        "digits"
    }

    fn stages(&self) -> &'static [Stage] {
        &STAGES
    }

    fn settings(&self) -> &'static [Setting] {
        static SETTINGS: &[Setting] = &[
            Setting::new(
                ROUNDS,
                &[Form::Is("any rounds", ""), Form::Takes("rounds", rounds)],
                "How many rounds of guesses there are.",
            )
            .until_start(),
            Setting::clock(&STAGES[0], &[Form::Clock("hide", &STAGES[0])], "The clock while numbers are hidden."),
            Setting::clock(
                &STAGES[1],
                &[Form::Clock("guess", &STAGES[1]), Form::Every("every", &STAGES[1])],
                "The clock of guesses.",
            ),
        ];
        SETTINGS
    }

    fn defaults(&self) -> &'static [(&'static str, &'static str)] {
        &[("nmr", "yes")]
    }

    fn words(&self) -> &'static [Word] {
        &[
            Word {
                words: &["secret"],
                help: "SECRET -- hide your number: on the next line, then END.",
                does: Does::Order(&["end"]),
            },
            Word { words: &["offer draw"], help: "OFFER DRAW -- vote for a draw.", does: Does::Means("SET DRAW") },
            Word { words: &["clues"], help: "CLUES -- what is known so far.", does: Does::Answer },
        ]
    }

    fn topics(&self) -> &'static [Topic] {
        &[Topic {
            names: &["numbers"],
            says: "how Numbers is played",
            tell: |doc| doc.para("Hide a number; guess the other's."),
        }]
    }

    fn shipped(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[
            ("digits", "info.txt", "From 1 to 9.\n"),
            ("digits", "variant.toml", "family = \"numbers\"\ntitle = \"Digits\"\nmax = 9\n"),
            ("hundred", "info.txt", "From 1 to 100.\n"),
            ("hundred", "variant.toml", "family = \"numbers\"\ntitle = \"Hundred\"\nmax = 100\n"),
        ]
    }

    fn files(&self) -> &'static [&'static str] {
        &["info.txt", "variant.toml"]
    }

    fn read(&self, key: &str, text: Texts) -> Result<Arc<dyn Variant>, Vec<Flaw>> {
        #[derive(Deserialize)]
        struct Sheet {
            title: String,
            max: u32,
        }
        let sheet = text(key, "variant.toml").unwrap_or_default();
        match toml::from_str::<Sheet>(sheet) {
            Ok(Sheet { title, max }) => Ok(Arc::new(Range { title, max })),
            Err(error) => Err(vec![Flaw::new("variant.toml", 0, error.message())]),
        }
    }

    fn check(&self, key: &str, text: Texts, _: &[(&str, &str)]) -> Vec<Flaw> {
        self.read(key, text).err().unwrap_or_default()
    }
}

fn rounds(text: &str) -> Result<Values, Note> {
    match text.parse::<u32>() {
        Ok(n) if 0 < n => Ok(vec![(ROUNDS.name, n.to_string())]),
        _ => Err(Note::of(say!("Write how many rounds, such as {}.", line("ROUNDS 3")))),
    }
}

impl Variant for Range {
    fn family(&self) -> &'static dyn Family {
        &Numbers
    }

    fn title(&self) -> &str {
        &self.title
    }

    fn n_played(&self) -> usize {
        2
    }

    fn goal(&self) -> String {
        "-".to_owned()
    }

    fn describe(&self, doc: &mut Doc) {
        doc.para(say!("The numbers from 1 to {}.", self.max));
    }

    fn overview(&self) -> String {
        format!("The numbers from 1 to {}.\n", self.max)
    }

    /// `{"hidden": 4, "guess": 6}`: whether the guess is too high.
    fn adjudicate(&self, line: Map<String, Value>) -> Result<Map<String, Value>, String> {
        let number =
            |name: &str| line.get(name).and_then(Value::as_u64).ok_or(format!("There is no number \"{name}\"."));
        let (hidden, guess) = (number("hidden")?, number("guess")?);
        Ok(Map::from_iter([("high".to_owned(), Value::from(hidden < guess))]))
    }

    fn play(&self, settings: &Kept) -> Result<Arc<dyn Ruleset>, String> {
        let power = |letter: &str, name: &str| PowerName {
            letter: letter.to_owned(),
            name: name.to_owned(),
            adjective: name.to_owned(),
        };
        Ok(Arc::new(Arc::new(Rule {
            title: self.title.clone(),
            max: self.max,
            rounds: settings.get(ROUNDS).map_or(100, |n| n as u32),
            powers: [power("R", "Red"), power("B", "Blue")],
        })))
    }
}
