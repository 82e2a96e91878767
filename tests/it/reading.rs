//! Sentences as people write them, which the judge files, asks about, sends on or leaves alone. The sentences are in data files.
use crate::world::{World, said};
use chancery::families;
use chancery::mail::sink::Mail;
use chancery::store::{GuessRow, SeatRow, Store};
use std::collections::BTreeSet;

/// How the judge read a sentence, compared with the outcome that its line names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// As the line says.
    Right,
    /// It asks, though the sentence is clear.
    Asked,
    /// It does less than the line says: it asks nothing and files nothing.
    Missed,
    /// It asks something else, or something needless.
    Needless,
    /// It has filed or sent something that was not meant.
    Misread,
}

/// A scenario: a judge, the writer, and the address that the sentence goes to.
struct Scenario {
    store: Store,
    n_letters: u32,
    writer: String,
    to: String,
    letter: char,
}

/// What happened to a sentence.
struct Outcome {
    before: BTreeSet<String>,
    filed: BTreeSet<String>,
    guesses: Vec<GuessRow>,
    mail: Vec<Mail>,
}

impl Scenario {
    /// The game `demo` in a phase, with a power's orders on file.
    fn of(name: &str) -> Self {
        let (letter, setting, orders) = match name {
            "A+" => ('A', "", "A BUD - SER\nA VIE - GAL\nF TRI - ALB"),
            "E+" => ('E', "", "F EDI - NWG\nF LON - NTH\nA LVP - YOR"),
            "R+" => ('R', "", "A MOS - UKR\nA WAR - GAL\nF SEV - BLA\nF STP/SC - BOT"),
            "N" => (
                'E',
                "PHASE F1901M\nREMOVE LON\nREMOVE EDI\nREMOVE LVP\nPLACE ENGLAND F NTH\nPLACE ENGLAND F NWG\nPLACE ENGLAND A YOR",
                "",
            ),
            "P" => (
                'F',
                "PHASE F1901M\nREMOVE PAR\nREMOVE MAR\nREMOVE BRE\nPLACE FRANCE A SPA\nPLACE FRANCE A BUR\nPLACE FRANCE F MAO",
                "",
            ),
            "W" => (
                'A',
                "PHASE W1901A\nREMOVE BUD\nREMOVE TRI\nREMOVE VIE\nPLACE AUSTRIA A SER\nPLACE AUSTRIA A GAL\nPLACE AUSTRIA F ALB\nOWN SER AUSTRIA\nOWN GRE AUSTRIA",
                "",
            ),
            "X" => (
                'A',
                "PHASE W1902A\nREMOVE BUD\nREMOVE TRI\nREMOVE VIE\nPLACE AUSTRIA A SER\nPLACE AUSTRIA A GAL\nPLACE AUSTRIA F ALB\nPLACE AUSTRIA F GRE",
                "",
            ),
            "PA" => ('A', "", ""),
            power => (power.chars().next().unwrap(), "", ""),
        };
        let mut world = World::with_games();
        if !setting.is_empty() {
            let said = world.ask("max@example.org", &format!("SIGN ON mdemo secret\nEDIT\n{setting}\nEND")).body;
            assert!(!said.contains("\n*** "), "{name}: {said}");
        }
        let at = "AEFGIRT".find(letter).unwrap();
        let writer = crate::world::address(crate::world::PLAYERS[at]);
        let sign_on = format!("SIGN ON {}demo secret\n{orders}", letter.to_lowercase());
        let mut to = world.ask(&writer, &sign_on).reply_to.unwrap();
        if name == "PA" {
            world.write(
                "ida@example.org",
                "judge@example.org",
                "",
                "SIGN ON idemo secret\nPRESS TO A\nPeace?\nENDPRESS",
            );
            to = world.mail().into_iter().find(|mail| mail.to == writer).unwrap().reply_to.unwrap();
        }
        world.mail();
        let store = world.store.copy().unwrap();
        Self { store, n_letters: world.n_letters, writer, to, letter }
    }

    /// Sends one sentence as an e-mail.
    fn play(&self, text: &str) -> Outcome {
        let mut world = World::trusting(self.store.copy().unwrap(), families::ALL, |_| ());
        world.n_letters = self.n_letters;
        let before = self.on_file(&world);
        world.write(&self.writer, &self.to, "Re: demo", text);
        let mail = world.mail();
        let filed = self.on_file(&world);
        let guesses = world.store.guesses(self.seat(&world).id).unwrap();
        Outcome { before, filed, guesses, mail }
    }

    fn seat(&self, world: &World) -> SeatRow {
        let game = world.store.game_named("demo").unwrap().unwrap();
        let user = world.store.user_at(&self.writer).unwrap().unwrap().id;
        world.store.seats(game.id).unwrap().into_iter().find(|seat| seat.user == user).unwrap()
    }

    fn on_file(&self, world: &World) -> BTreeSet<String> {
        let game = world.store.game_named("demo").unwrap().unwrap();
        let filed = world.store.orders(game.id, game.turn).unwrap();
        let own = filed.into_iter().filter(|filed| filed.power.starts_with(self.letter));
        own.flat_map(|filed| filed.orders.lines().map(plain).collect::<Vec<_>>()).collect()
    }
}

/// The unit that an order is for: `A VIE`, and for a build `B A VIE`.
fn unit(order: &str) -> String {
    let n = if order.starts_with("B ") || order.starts_with("D ") { 3 } else { 2 };
    order.split([' ', '/']).take(n).collect::<Vec<_>>().join(" ")
}

fn orders(list: &str) -> BTreeSet<String> {
    list.split(';').map(|order| plain(order.trim())).filter(|order| !order.is_empty()).collect()
}

/// An order without what does not matter here: the route of a convoy, and the place of a D.
fn plain(order: &str) -> String {
    let order = order.to_uppercase().replace(" VIA CONVOY", "").replace(" VIA", "");
    if let Some(unit) = order.strip_suffix(" D") {
        return format!("D {unit}");
    }
    if order.starts_with("WAIVE") {
        return "WAIVE".to_owned();
    }
    match order.split(" - ").collect::<Vec<_>>().as_slice() {
        [unit, _, .., goal] if !order.contains(" S ") && !order.contains(" C ") => format!("{unit} - {goal}"),
        _ => order,
    }
}

impl Outcome {
    /// The orders on file if these join the others.
    fn with(&self, new: &BTreeSet<String>) -> BTreeSet<String> {
        let stays = |old: &&String| !new.iter().any(|new| unit(new) == unit(old));
        self.before.iter().filter(stays).chain(new).cloned().collect()
    }

    /// The lines of each reading that the judge asks about.
    fn asked(&self) -> Vec<BTreeSet<String>> {
        let choices = self.guesses.iter().flat_map(|guess| &guess.choices);
        choices.map(|choice| choice.lines.iter().map(|line| plain(line)).collect()).collect()
    }

    /// The press that has reached Italy from another power, as one line.
    fn press(&self) -> Option<String> {
        self.mail.iter().find(|mail| mail.to == "ida@example.org" && !mail.reply).map(|mail| said(&mail.body))
    }

    /// Returns whether a text has gone to this power after all.
    fn has_reached(&self, power: &str) -> bool {
        let readers = [("E", "eve@example.org")];
        readers.iter().any(|(letter, who)| *letter == power && self.mail.iter().any(|mail| mail.to == *who))
    }

    fn judge(&self, text: &str, outcome: &str) -> Verdict {
        if let Some((filed, asked)) = outcome.split_once(" | do: ").or_else(|| outcome.split_once(" | ask: ")) {
            let filed = orders(filed.trim_start_matches("file: "));
            if self.filed == self.with(&filed) && self.asked().iter().all(|lines| *lines == orders(asked)) {
                return Verdict::Right;
            }
        }
        let verdicts = outcome.split(" | ").map(|one| self.judge_one(text, one));
        verdicts.min_by_key(|verdict| *verdict as u8).unwrap()
    }

    fn judge_one(&self, text: &str, outcome: &str) -> Verdict {
        let (kind, list) = outcome.split_once(": ").unwrap_or((outcome, ""));
        let asked = self.asked();
        let meant = orders(list);
        let nothing_filed = self.filed == self.before;
        let new = |orders: &BTreeSet<String>| orders.difference(&self.before).cloned().collect::<BTreeSet<_>>();
        let is_asked = asked.iter().any(|asked| new(asked) == new(&meant));
        match kind {
            "file" | "either" if self.filed == self.with(&meant) && asked.is_empty() => Verdict::Right,
            "either" | "ask" if nothing_filed && is_asked => Verdict::Right,
            // The judge files some of it, and asks about the rest.
            "either" | "file"
                if !asked.is_empty()
                    && asked.iter().any(|asked| {
                        let filed: BTreeSet<String> = self.filed.difference(&self.before).cloned().collect();
                        !filed.is_empty() && filed.union(asked).cloned().collect::<BTreeSet<_>>() == meant
                    }) =>
            {
                if kind == "file" {
                    Verdict::Asked
                } else {
                    Verdict::Right
                }
            }
            "file" if nothing_filed && is_asked => Verdict::Asked,
            "press" => match self.press() {
                Some(press) if text.split("\\n").all(|line| press.contains(&said(line))) && nothing_filed => {
                    Verdict::Right
                }
                Some(_) => Verdict::Misread,
                None if nothing_filed => Verdict::Missed,
                None => Verdict::Misread,
            },
            "refuse" if self.press().is_none() && nothing_filed => Verdict::Right,
            "hint" | "none" if nothing_filed && asked.is_empty() && self.press().is_none() => Verdict::Right,
            // The reader of a slip may be unclear: then it is refused.
            "slip" if nothing_filed && (list == "?" || self.has_reached(list)) && self.press().is_none() => {
                Verdict::Right
            }
            "slip" | "askpress" if nothing_filed && self.press().is_none() => match asked.is_empty() {
                true => Verdict::Missed,
                false => Verdict::Right,
            },
            _ if self.press().is_some() && kind != "press" => Verdict::Misread,
            // A part of the meaning is a miss. Anything else is a misreading.
            _ if !self.filed.iter().all(|order| self.before.contains(order) || meant.contains(order)) => {
                Verdict::Misread
            }
            _ if !asked.is_empty() => Verdict::Needless,
            _ => Verdict::Missed,
        }
    }
}

/// The lines of a file about Diplomacy: scenario, outcome, text.
fn lines(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    file.lines().filter_map(|line| {
        let mut parts = line.splitn(3, '\t');
        Some((parts.next()?, parts.next()?, parts.next()?))
    })
}

/// Plays all lines of a file, and returns the number of each verdict. With `READING` set, the lines that are not right are printed.
fn play(name: &str, file: &'static str) -> [usize; 5] {
    let mut scenarios: Vec<(&str, Scenario)> = Vec::new();
    let mut counts = [0; 5];
    let mut misread = Vec::new();
    for (scenario, outcome, text) in lines(file) {
        if ["S", "C", "C2"].contains(&scenario)
            || ["show", "do", "line", "command"].iter().any(|kind| outcome.starts_with(kind))
        {
            continue;
        }
        if !scenarios.iter().any(|(known, _)| *known == scenario) {
            scenarios.push((scenario, Scenario::of(scenario)));
        }
        let (_, played) = scenarios.iter().find(|(known, _)| *known == scenario).unwrap();
        let found = played.play(&text.replace("\\n", "\n"));
        let verdict = found.judge(text, outcome);
        counts[verdict as usize] += 1;
        let new: Vec<&String> = found.filed.difference(&found.before).collect();
        let line =
            format!("{verdict:?} {name} {scenario} [{outcome}] {text:?}: filed {new:?}, asked {:?}", found.asked());
        if verdict != Verdict::Right && std::env::var_os("READING").is_some() {
            eprintln!("{line}");
            if std::env::var_os("REPLIES").is_some() {
                found.mail.iter().for_each(|mail| eprintln!("to {}: {}", mail.to, mail.body));
            }
        }
        if verdict == Verdict::Misread {
            misread.push(line);
        }
    }
    assert!(misread.is_empty(), "{misread:#?}");
    let n: usize = counts.iter().sum();
    eprintln!("{name}: of {n}: {} right, {} asked, {} missed, {} needless", counts[0], counts[1], counts[2], counts[3]);
    counts
}

/// Asserts the least number of lines that are right, or asked about though clear, and the most needless questions.
macro_rules! reads {
    ($($test:ident: $file:literal, $right:literal, $needless:literal;)+) => {$(
        #[test]
        fn $test() {
            let [right, asked, _, needless, _] = play($file, include_str!(concat!("../letters/reading/", $file, ".tsv")));
            assert!($right <= right + asked, "{} of {} are read", right + asked, $right);
            assert!(needless <= $needless, "{needless} needless questions");
        }
    )+};
}

reads! {
    orders_are_read_as_people_write_them: "orders", 215, 0;
    corrections_are_read_as_people_write_them: "corrections", 109, 0;
    sweeps_file_what_has_no_order: "sweeps", 39, 0;
    headings_are_no_orders: "headings", 40, 0;
    names_are_read_in_the_players_languages: "languages", 65, 0;
    odd_sentences_are_read_or_left_alone: "fresh", 159, 2;
    sentences_that_must_not_act_do_not: "never", 82, 0;
    answers_to_press_reach_their_writer: "press", 78, 0;
    // Written by someone who had never seen the judge.
    sentences_from_outside_are_read_or_left_alone: "outside", 235, 0;
    second_sentences_from_outside_are_read_or_left_alone: "second", 219, 0;
    third_sentences_from_outside_are_read_or_left_alone: "third", 298, 0;
    fourth_sentences_from_outside_are_read_or_left_alone: "fourth", 215, 1;
    fifth_sentences_from_outside_are_read_or_left_alone: "fifth", 282, 4;
    sixth_sentences_from_outside_are_read_or_left_alone: "sixth", 204, 3;
}
