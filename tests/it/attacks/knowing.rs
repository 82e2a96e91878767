//! A bot's moves out of its opponent's sight: EXPLAIN and every other question give the same reply for two truths that the player cannot
//! tell apart.
//!
//! The engines' own tests compare everything an engine reports of a phase, for many more truths: `blind` of Diplomacy, `hidden_ranks` of
//! Stratego, `random` of Conquest. E-mails between people are compared in `blind` and `hidden_ranks`, pages in `web::secrets`.
use crate::web::site::Site;
use crate::world::World;
use chancery::referee::turn::computers::{self, Thought};
use chancery::rules::Advice;
use chancery::text::sentence::{Note, term};

const ANN: &str = "ann@example.org";

/// A bot's orders and reasons for a power in a turn.
type Thoughts<'a> = &'a [(&'a str, &'a [&'a str], &'a [&'a str])];

/// A game of Ann's against bots that do as the test says.
struct Alone {
    world: World,
    sign_on: &'static str,
}

impl Alone {
    fn new(create: &str, sign_on: &'static str, thoughts: Thoughts<'_>) -> Self {
        let mut world = World::new();
        world.ask(ANN, "REGISTER Ann Other");
        let mut alone = Self { world, sign_on: "" };
        alone.turn(create, thoughts);
        alone.sign_on = sign_on;
        alone
    }

    /// Sends Ann's lines; in the turn that begins the bots do this.
    fn turn(&mut self, lines: &str, thoughts: Thoughts<'_>) {
        self.world.take_in(ANN, &format!("{}\n{lines}", self.sign_on));
        self.work();
        for task in self.world.store.thinking(64).unwrap() {
            let found = thoughts.iter().find(|(power, ..)| *power == task.power);
            let advice = found.map(|(_, orders, reasons)| Advice {
                orders: orders.iter().map(|order| (*order).to_owned()).collect(),
                reasons: reasons.iter().map(|reason| Note::of(term(*reason))).collect(),
            });
            computers::take_thought(&self.world.store, self.world.now, &Thought::of(&task, advice)).unwrap();
        }
        self.work();
    }

    fn work(&self) {
        while self.world.work().process_inbox(64).unwrap() != 0 {}
    }

    /// The reply to these lines, in one line, and without the seals of set-ups.
    fn ask(&mut self, lines: &str) -> String {
        let answer = self.world.ask(ANN, &format!("{}\n{lines}", self.sign_on)).body;
        let is_seal = |word: &&str| word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        answer.split_whitespace().filter(|word| !is_seal(word)).collect::<Vec<_>>().join(" ")
    }

    fn phase(&self) -> String {
        self.world.store.game_named("dark").unwrap().unwrap().phase
    }
}

/// Asks everything of both truths. Returns the number of equal replies.
fn compare(alone: &mut [Alone; 2], questions: &[&str]) -> usize {
    assert_eq!(alone[0].phase(), alone[1].phase());
    for question in questions {
        let [one, two] = alone.each_mut().map(|alone| alone.ask(question));
        assert_eq!(one, two, "{question}");
    }
    questions.len()
}

/// Opens these pages of Ann's with both truths. Together they must contain this text. Returns the number of equal pages.
fn compare_pages(alone: [Alone; 2], paths: &[&str], told: &str) -> usize {
    let sites = alone.map(|alone| Site::of(alone.world));
    let mut all = String::new();
    for path in paths {
        let [one, two] = sites.each_ref().map(|site| site.get(&site.signed_in(ANN), path));
        assert_eq!(one.status, 200, "{path}: {}", one.text());
        assert_eq!(one.main(), two.main(), "{path}");
        all += &one.text();
    }
    assert!(all.contains(told), "{all}");
    paths.len()
}

/// Questions that any game answers.
const QUESTIONS: &[&str] = &[
    "EXPLAIN",
    "STATUS",
    "LIST dark",
    "WHOGAME dark",
    "SUMMARY dark",
    "HISTORY dark",
    "WHY",
    "OPTIONS",
    "FORECAST",
    "MAP JSON",
    "GET GAME dark",
    "SANDBOX dark",
];

/// France sees nothing of Turkey, nor of Germany's moves in the north.
fn diplomacy(truth: usize) -> Alone {
    let turkey = [("A SMY - ARM", "A ARM - SEV"), ("A SMY - SYR", "A CON - BUL")][truth];
    let germany = ["F KIE - HOL", "F KIE - BAL"][truth];
    let reason = |order: &str| format!("{order}: it wants all of it, truth {truth}.");
    let (spring, autumn, north) = (reason(turkey.0), reason(turkey.1), reason(germany));
    let create = "CREATE ?dark secret standard blind SOLO AS FRANCE";
    let first: Thoughts<'_> =
        &[("Turkey", &[turkey.0], &[&spring]), ("Germany", &["A MUN H"], &["A MUN H: it waits."])];
    let mut alone = Alone::new(create, "SIGN ON fdark secret", first);
    let reasons: &[&str] = &["A MUN - BUR: its own reason.", &north];
    let second: Thoughts<'_> = &[("Turkey", &[turkey.1], &[&autumn]), ("Germany", &["A MUN - BUR", germany], reasons)];
    alone.turn("A PAR - BUR\nA MAR - SPA\nF BRE - MAO", second);
    alone
}

#[test]
fn finding_3_explain_in_blind_diplomacy_uses_only_visible_facts() {
    let mut alone = [0, 1].map(diplomacy);
    let mut n_same = compare(&mut alone, QUESTIONS);
    assert!(
        alone[0].ask("EXPLAIN").contains("*** You saw no bot's orders in the last turns, so I have none to explain.")
    );
    for alone in &mut alone {
        alone.turn("A BUR H\nA SPA - POR\nF MAO H", &[]);
        assert_eq!(alone.phase(), "W1901A", "{}", alone.ask("STATUS"));
    }
    n_same += compare(&mut alone, QUESTIONS);
    n_same += compare(&mut alone, &["EXPLAIN GERMANY", "EXPLAIN TURKEY", "EXPLAIN AUSTRIA", "WHY A MUN", "WHY ANK"]);
    let told = alone[0].ask("EXPLAIN GERMANY");
    let expected = "Germany in F1901M: A MUN - BUR: it attacks the French army in Burgundy. I leave out reasons that you \
                    cannot see. You can read all of them when 'dark' is over.";
    assert!(told.contains(expected), "{told}");
    assert!(!told.contains("KIE") && !told.contains("truth"), "{told}");
    assert!(
        alone[0]
            .ask("EXPLAIN TURKEY")
            .contains("*** You saw no bot's orders in the last turns, so I have none to explain.")
    );
    // At the end, each game reveals its own truth.
    for (truth, alone) in alone.iter_mut().enumerate() {
        assert!(alone.ask("TERMINATE dark").contains("'dark' has been terminated."));
        let opened = alone.ask("EXPLAIN");
        let tells = |words: String| assert!(opened.contains(&words), "{opened}");
        tells(format!("it wants all of it, truth {truth}."));
        tells("A MUN - BUR: its own reason.".to_owned());
    }
    println!("attacks knowing: {n_same} answers on a blind board");
}

/// Blue's marshal and one of its scouts have swapped places.
fn stratego(truth: usize) -> Alone {
    let blue =
        ["SETUP DAALAAAADAAAAAAKAAAAAACAAAAEAAAAABMAAAAA US", "SETUP LAADAAAADAAAAAAKAAAAAACAAAAEAAAAABMAAAAA US"]
            [truth];
    let create = "CREATE ?dark secret stratego barrage AGAINST COMPUTER AS RED";
    let mut alone = Alone::new(create, "SIGN ON rdark secret", &[("Blue", &[blue], &["The marshal stands in front."])]);
    let red = "SETUP\n9..1....9.\n.....2....\n..S....8..\n...BF.....\nEND";
    alone.turn(red, &[]);
    let reason = ["The scout on J7 is to go for the flag.", "The marshal on J7 is to go for the flag."][truth];
    alone.turn("I4-I5", &[("Blue", &["MOVE J7-J6"], &[reason])]);
    alone
}

#[test]
fn finding_3_explain_in_stratego_calls_a_hidden_rank_a_piece() {
    let mut alone = [0, 1].map(stratego);
    let own = ["BOARD", "LOSSES", "RECORD", "ODDS", "EXPLAIN BLUE", "EXPLAIN RED"];
    let mut n_same = compare(&mut alone, QUESTIONS) + compare(&mut alone, &own);
    let told = alone[0].ask("EXPLAIN");
    assert!(told.contains("The piece on J7 goes forward.") && !told.contains("flag."), "{told}");
    for alone in &mut alone {
        alone.turn("A4-A5", &[("Blue", &["MOVE J6-J5"], &["It goes on."])]);
    }
    n_same += compare(&mut alone, QUESTIONS) + compare(&mut alone, &own);
    // A strike reveals the attacker: now the two truths differ.
    for (alone, rank) in alone.iter_mut().zip(["scout", "marshal"]) {
        alone.turn("A5-A6", &[("Blue", &["MOVE J5-I5"], &["It knows what it does."])]);
        let told = alone.ask("EXPLAIN");
        assert!(told.contains(&format!("The {rank} strikes I5, without knowing the piece there.")), "{told}");
        assert!(!told.contains("It knows"), "{told}");
        alone.ask("GIVE UP dark");
        let opened = alone.ask("EXPLAIN");
        assert!(opened.contains("It knows what it does."), "{opened}");
    }
    println!("attacks knowing: {n_same} answers of hidden ranks");
}

#[test]
fn finding_3_pages_give_no_more_reasons_than_emails() {
    let mut alone = [0, 1].map(diplomacy);
    alone.iter_mut().for_each(|alone| alone.turn("A BUR H\nA SPA - POR\nF MAO H", &[]));
    let paths = ["/my/games/dark", "/my/games/dark/F1901M", "/my/games/dark/S1901M"];
    let n_same = compare_pages(alone, &paths, "A MUN - BUR: it attacks the French army in Burgundy.")
        + compare_pages([0, 1].map(stratego), &["/my/games/dark"], "The piece on J7 goes forward.");
    println!("attacks knowing: {n_same} pages");
}
