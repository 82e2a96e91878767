//! The judge asks whether it has understood a sentence, and a YES, a NO or a number answers it.
use crate::world::{World, said};
use chancery::mail::sink::Mail;
use jiff::ToSpan as _;
use std::collections::BTreeSet;

const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const IDA: &str = "ida@example.org";

/// Ann plays Austria, with orders for all her units on file.
struct Desk {
    world: World,
    /// The address that her last e-mail from the judge asks her to reply to.
    to: String,
}

impl Desk {
    fn new() -> Self {
        let mut world = World::with_games();
        let to = world.ask(ANN, "SIGN ON ademo secret\nA BUD - SER\nA VIE - GAL\nF TRI - ALB").reply_to.unwrap();
        Self { world, to }
    }

    /// Replies to the last e-mail, and returns the reply to that as one line.
    fn write(&mut self, lines: &str) -> String {
        let to = self.to.clone();
        self.write_to(&to, lines)
    }

    fn write_to(&mut self, to: &str, lines: &str) -> String {
        self.world.mail();
        self.world.write(ANN, to, "Re: demo", lines);
        let mail = self.world.mail();
        let reply = mail.iter().find(|mail| mail.reply && mail.to == ANN).expect("a reply");
        self.to = reply.reply_to.clone().unwrap_or_default();
        said(&reply.body)
    }

    /// Writes as England's player. England has no orders.
    fn write_as_eve(&mut self, lines: &str) -> String {
        said(&self.world.ask(EVE, &format!("SIGN ON edemo secret\n{lines}")).body)
    }

    fn on_file(&self) -> BTreeSet<String> {
        let game = self.world.store.game_named("demo").unwrap().unwrap();
        let filed = self.world.store.orders(game.id, game.turn).unwrap();
        let own = filed.into_iter().filter(|filed| filed.power == "Austria");
        own.flat_map(|filed| filed.orders.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
    }

    fn has(&self, order: &str) -> bool {
        self.on_file().contains(order)
    }

    /// Whether the turn waits for Ann to correct or answer something.
    fn waits(&self) -> bool {
        let game = self.world.store.game_named("demo").unwrap().unwrap();
        let user = self.world.store.user_at(ANN).unwrap().unwrap().id;
        self.world.store.seats(game.id).unwrap().into_iter().any(|seat| seat.user == user && seat.error)
    }
}

#[test]
fn yes_files_what_was_asked() {
    let mut desk = Desk::new();
    let asked = desk.write("I think Vienna should hold");
    assert!(asked.contains("I read this as A VIE H, instead of A VIE - GAL."), "{asked}");
    assert!(asked.contains("Reply YES to file it, or NO to leave your orders as they are."), "{asked}");
    assert!(desk.has("A VIE - GAL") && desk.waits());
    let done = desk.write("Yes");
    assert!(done.contains("> Yes") && done.contains("A VIE H -- replaces A VIE - GAL"), "{done}");
    assert!(desk.has("A VIE H") && !desk.waits());
}

#[test]
fn yes_and_more_is_a_yes_and_an_email_of_its_own() {
    let mut desk = Desk::new();
    desk.write("I think Vienna should hold");
    desk.write("Yes, and Budapest to Rumania");
    assert!(desk.has("A VIE H") && desk.has("A BUD - RUM"), "{:?}", desk.on_file());
}

#[test]
fn a_yes_with_a_condition_is_no_yes() {
    let mut desk = Desk::new();
    desk.write("I think Vienna should hold");
    desk.write("Yes, but only if Italy holds");
    assert!(desk.has("A VIE - GAL"));
    desk.write("yes");
    assert!(desk.has("A VIE H"), "the question stays open");
}

#[test]
fn an_answer_is_read_as_people_write_it() {
    for (answer, is_yes) in [
        ("yes, please!", true),
        ("YES", true),
        ("> Yes", false),
        ("Ok", true),
        ("1", true),
        ("#1", true),
        ("1 please", true),
        ("the first one", true),
        ("No, thanks", false),
        ("yes?", false),
        ("I have 2 armies", false),
        ("4", false),
        ("maybe", false),
    ] {
        let mut desk = Desk::new();
        desk.write("I think Vienna should hold");
        desk.write(answer);
        assert_eq!(desk.has("A VIE H"), is_yes, "{answer}");
    }
}

#[test]
fn no_ends_the_wait() {
    let mut desk = Desk::new();
    desk.write("I think Vienna should hold");
    let done = desk.write("No.");
    assert!(done.contains("I have changed nothing: A VIE - GAL stays."), "{done}");
    assert!(desk.has("A VIE - GAL") && !desk.waits());
}

#[test]
fn yes_after_a_newer_order_does_nothing() {
    let mut desk = Desk::new();
    desk.write("I think Vienna should hold");
    let question = desk.to.clone();
    desk.write("A VIE - TYR");
    let done = desk.write_to(&question, "Yes");
    assert!(done.contains("You have ordered A VIE - TYR since then, so I have left that."), "{done}");
    assert!(desk.has("A VIE - TYR"));
}

#[test]
fn a_newer_question_about_a_unit_replaces_the_older_one() {
    let mut desk = Desk::new();
    desk.write("I think Vienna should hold");
    let question = desk.to.clone();
    desk.write("Vienna could go to Tyrolia");
    let newer = desk.to.clone();
    let done = desk.write_to(&question, "Yes");
    assert!(done.contains("a newer question"), "{done}");
    desk.write_to(&newer, "Yes");
    assert!(desk.has("A VIE - TYR"));
}

#[test]
fn yes_after_the_phase_does_nothing() {
    let mut desk = Desk::new();
    desk.write("I think Vienna should hold");
    let question = desk.to.clone();
    desk.world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let done = desk.write_to(&question, "Yes");
    assert!(done.contains("This question was about S1901M, which is over, so I have done nothing."), "{done}");
    assert_eq!(desk.on_file(), BTreeSet::new());
}

#[test]
fn yes_to_an_email_that_asked_nothing_repeats_the_open_question() {
    let mut desk = Desk::new();
    let plain = desk.to.clone();
    let none = desk.write("Yes");
    assert!(!none.contains("Do you mean"), "{none}");
    desk.write("I think Vienna should hold");
    let again = desk.write_to(&plain, "Yes");
    assert!(again.contains("Do you mean A VIE H, instead of A VIE - GAL?"), "{again}");
    assert!(desk.has("A VIE - GAL"), "no guess which question was meant");
    desk.write("Yes");
    assert!(desk.has("A VIE H"));
}

#[test]
fn the_turn_waits_for_a_yes_and_runs_at_the_deadline() {
    let mut desk = Desk::new();
    desk.write("I think Vienna should hold");
    for who in ["eve", "fred", "gus", "ida", "rob", "tom"] {
        let letter = match who {
            "gus" => 'g',
            other => other.chars().next().unwrap(),
        };
        desk.world.write(
            &format!("{who}@example.org"),
            "judge@example.org",
            "",
            &format!("SIGN ON {letter}demo secret\nall hold"),
        );
    }
    let turn = |desk: &Desk| desk.world.store.game_named("demo").unwrap().unwrap().turn;
    desk.world.run_to(desk.world.now + 5.hours());
    assert_eq!(turn(&desk), 1, "the turn waits");
    desk.world.mail();
    desk.world.run_to("2026-11-27T23:31:00Z".parse().unwrap());
    assert_eq!(turn(&desk), 2, "but not beyond the deadline");
    let results: Vec<Mail> = desk.world.mail().into_iter().filter(|mail| mail.subject.contains("Results")).collect();
    let told = |who: &str| {
        results.iter().filter(|mail| mail.to == who).any(|mail| {
            said(&mail.body).contains("You had not told me whether you meant A VIE H, so A VIE - GAL stayed.")
        })
    };
    assert!(told(ANN), "{results:#?}");
    assert!(!told(EVE));
}

#[test]
fn a_page_answers_by_the_number_of_the_question() {
    let mut desk = Desk::new();
    desk.write("I think Vienna should hold");
    let plain = desk.world.ask(ANN, "SIGN ON ademo secret\nANSWER 1 YES").body;
    assert!(plain.contains("A VIE H -- replaces A VIE - GAL"), "{plain}");
    let again = said(&desk.world.ask(ANN, "SIGN ON ademo secret\nANSWER 1 YES").body);
    assert!(again.contains("You have already answered this question"), "{again}");
    let theirs = said(&desk.world.ask(EVE, "SIGN ON edemo secret\nANSWER 1 YES").body);
    assert!(theirs.contains("I have not asked you a question with the number 1."), "{theirs}");
}

#[test]
fn an_order_is_taken_back_by_a_yes() {
    for sentence in [
        "cancel A VIE - GAL",
        "delete A VIE - GAL",
        "Please cancel Vienna.",
        "never mind Vienna",
        "please remove my order for Vienna",
        "scrap the move to Galicia",
        "cancel Vienna's order",
    ] {
        let mut desk = Desk::new();
        let asked = desk.write(sentence);
        assert!(asked.contains("I read this as DROP A VIE - GAL."), "{sentence}: {asked}");
        assert!(asked.contains("Reply YES to send it, or NO to leave your orders as they are."), "{asked}");
        assert!(asked.contains("The turn waits for your answer, but not beyond the deadline."), "{asked}");
        assert!(desk.has("A VIE - GAL") && desk.waits(), "nothing happens without a yes");
        let done = desk.write("Yes");
        assert!(done.contains("A VIE - GAL is no longer on file."), "{done}");
        assert_eq!(desk.on_file().len(), 2, "{sentence}");
    }
}

#[test]
fn no_keeps_the_order_that_a_sentence_takes_back() {
    let mut desk = Desk::new();
    desk.write("cancel Vienna");
    let done = desk.write("no");
    assert!(done.contains("I have changed nothing: A VIE - GAL stays."), "{done}");
    assert!(desk.has("A VIE - GAL") && !desk.waits());
}

#[test]
fn a_yes_takes_back_no_newer_order() {
    let mut desk = Desk::new();
    desk.write("cancel Vienna");
    let question = desk.to.clone();
    desk.write("A VIE - TYR");
    let done = desk.write_to(&question, "Yes");
    assert!(done.contains("You have ordered A VIE - TYR since then, so I have left that."), "{done}");
    assert!(desk.has("A VIE - TYR"));
}

#[test]
fn only_orders_on_file_are_taken_back() {
    for (sentence, said) in [
        ("cancel A VIE - TYR", "This order is not on file, so nothing has changed. STATUS shows your orders."),
        ("never mind Warsaw", "I find no order for WAR on file, so nothing has changed. STATUS shows your orders."),
    ] {
        let mut desk = Desk::new();
        let told = desk.write(sentence);
        assert!(told.contains(said), "{sentence}: {told}");
        assert!(!told.contains("Reply YES"), "{told}");
        assert_eq!(desk.on_file().len(), 3, "{sentence}");
    }
    for doubtful in [
        "Should I cancel Vienna?",
        "cancel Vienna if Italy attacks",
        "do not cancel Vienna",
        "Russia says cancel Vienna",
    ] {
        let mut desk = Desk::new();
        let told = desk.write(doubtful);
        assert!(!told.contains("Reply YES"), "{doubtful}: {told}");
        assert_eq!(desk.on_file().len(), 3, "{doubtful}");
    }
}

#[test]
fn an_order_is_taken_back_for_another_one() {
    let mut desk = Desk::new();
    let asked = desk.write("Forget Galicia, Vienna goes to Bohemia");
    assert!(asked.contains("I read this as A VIE - BOH, instead of A VIE - GAL."), "{asked}");
    desk.write("yes");
    assert!(desk.has("A VIE - BOH"), "{:?}", desk.on_file());
}

#[test]
fn an_email_is_taken_back_by_a_yes() {
    for sentence in
        ["scrap that", "Scratch that!", "ignore my last mail", "forget my last orders", "never mind my last orders"]
    {
        let mut desk = Desk::new();
        desk.write("A VIE - TYR\nA BUD - RUM");
        let asked = desk.write(sentence);
        assert!(asked.contains("send: UNDO"), "{sentence}: {asked}");
        assert!(
            asked.contains("You would then have these orders for Austria: A BUD - SER A VIE - GAL F TRI - ALB"),
            "{sentence}: {asked}"
        );
        assert!(asked.contains("Reply YES to send it, or NO to leave your orders as they are."), "{asked}");
        assert!(desk.has("A VIE - TYR"), "nothing happens without a yes");
        desk.write("yes");
        assert!(desk.has("A VIE - GAL") && desk.has("A BUD - SER"), "{sentence}: {:?}", desk.on_file());
    }
}

#[test]
fn a_yes_takes_back_no_newer_email() {
    let mut desk = Desk::new();
    desk.write("A VIE - TYR");
    desk.write("scrap that");
    let question = desk.to.clone();
    desk.write("A VIE - BOH");
    let done = desk.write_to(&question, "Yes");
    assert!(done.contains("You have ordered A VIE - BOH since then, so I have left that."), "{done}");
    assert!(desk.has("A VIE - BOH"));
}

#[test]
fn without_earlier_orders_there_is_nothing_to_take_back() {
    let mut desk = Desk::new();
    let told = desk.write_as_eve("scrap that");
    assert!(told.contains("I have no earlier orders of this phase to restore."), "{told}");
    assert!(!told.contains("Reply YES"), "{told}");
}

#[test]
fn a_game_that_has_not_begun_has_nothing_to_take_back() {
    let mut desk = Desk::new();
    desk.write("CREATE ?young secret standard");
    for sentence in ["cancel all my orders", "scrap that", "cancel Vienna", "same as last turn", "waive all"] {
        let to = desk.world.ask(EVE, "SIGN ON ?young secret").reply_to.unwrap();
        desk.world.mail();
        desk.world.write(EVE, &to, "", sentence);
        let first = desk.world.mail().into_iter().find(|mail| mail.to == EVE).expect("a reply");
        desk.world.write(EVE, &first.reply_to.unwrap_or(to), "", "yes");
        assert!(desk.world.mail().iter().any(|mail| mail.to == EVE), "{sentence}");
    }
}

#[test]
fn orders_that_stand_are_shown() {
    for sentence in
        ["no change", "My orders stand.", "same as before", "same as last turn", "keep my orders as they are"]
    {
        let mut desk = Desk::new();
        let told = desk.write(sentence);
        assert!(told.contains("Army Vienna -> Galicia"), "{sentence}: {told}");
        assert!(!told.contains("Reply YES") && !told.contains("***"), "{sentence}: {told}");
        assert_eq!(desk.on_file().len(), 3, "{sentence}");
    }
}

#[test]
fn last_turns_orders_are_given_again_by_a_yes() {
    let mut desk = Desk::new();
    desk.write("F TRI H\nA BUD - SER\nA VIE - GAL");
    desk.world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    assert_eq!(desk.on_file(), BTreeSet::new());
    let asked = desk.write("Same as last turn.");
    assert!(asked.contains("I read this as F TRI H."), "{asked}");
    assert!(asked.contains("A BUD - SER and A VIE - GAL are not possible now."), "{asked}");
    desk.write("yes");
    assert_eq!(desk.on_file(), BTreeSet::from(["F TRI H".to_owned()]));
}

/// In winter, with two builds.
#[test]
fn builds_are_waived_together() {
    let winter = "PHASE W1901A\nREMOVE BUD\nREMOVE TRI\nREMOVE VIE\nPLACE AUSTRIA A SER\nPLACE AUSTRIA A GAL\nPLACE AUSTRIA F ALB\nOWN SER AUSTRIA\nOWN GRE AUSTRIA";
    for (lines, on_file) in [
        ("waive both", "Waive 2"),
        ("Waive all, please", "Waive 2"),
        ("no builds this year", "Waive 2"),
        ("BUILD A VIE\nwaive the rest", "B A VIE, Waive 1"),
        ("waive the rest\nBUILD A VIE", "B A VIE, Waive 1"),
        ("waive three", ""),
    ] {
        let mut desk = Desk::new();
        let edited = desk.world.ask("max@example.org", &format!("SIGN ON mdemo secret\nEDIT\n{winter}\nEND")).body;
        assert!(!edited.contains("\n*** "), "{edited}");
        let told = desk.write(lines);
        assert_eq!(desk.on_file().into_iter().collect::<Vec<_>>().join(", "), on_file, "{lines}: {told}");
        assert_eq!(
            told.contains("You have 2 builds to waive, not 3, so I have waived none."),
            on_file.is_empty(),
            "{told}"
        );
    }
}

#[test]
fn a_wish_that_means_two_lines_is_chosen_by_its_number() {
    let sentence = "how does one write a support order";
    let mut desk = Desk::new();
    let asked = desk.write(sentence);
    assert!(asked.contains("You may mean one of these: 1 HELP") && asked.contains("2 HELP SUPPORT"), "{asked}");
    assert!(asked.contains("Reply 1 or 2, or NO if you mean neither."), "{asked}");
    let again = desk.write("yes");
    assert!(again.contains("Which of them do you mean? Reply with a number from 1 to 2."), "{again}");
    let done = desk.write("2");
    assert!(done.contains("A unit supports another one to move"), "{done}");
    assert_eq!(desk.on_file().len(), 3);
}

#[test]
fn sorry_is_no_closing_above_an_order() {
    let mut desk = Desk::new();
    desk.write("Sorry, Vienna holds.");
    assert!(desk.has("A VIE H"), "{:?}", desk.on_file());
}

#[test]
fn change_without_a_number_is_a_sentence() {
    let mut desk = Desk::new();
    desk.write("change A VIE - GAL to A VIE - TYR");
    assert!(desk.has("A VIE - TYR"), "{:?}", desk.on_file());
    let asked = desk.write("change Vienna to Bohemia");
    assert!(asked.contains("I read this as A VIE - BOH, instead of A VIE - TYR."), "{asked}");
}

#[test]
fn press_that_was_kept_back_is_sent_by_a_yes() {
    let mut desk = Desk::new();
    desk.world.write(IDA, "judge@example.org", "", "SIGN ON idemo secret\nPRESS TO A\nPeace?\nENDPRESS");
    let to = desk.world.mail().into_iter().find(|mail| mail.to == ANN).unwrap().reply_to.unwrap();
    let kept = desk.write_to(&to, "Fine with me.\nSET DRAW");
    assert!(kept.contains("reply YES"), "{kept}");
    desk.world.mail();
    let to = desk.to.clone();
    desk.world.write(ANN, &to, "Re: demo", "yes");
    let mail = desk.world.mail();
    let press = mail.iter().find(|mail| mail.to == IDA).expect("press");
    assert!(press.body.contains("Fine with me.") && press.body.contains("SET DRAW"), "{}", press.body);
    let game = desk.world.store.game_named("demo").unwrap().unwrap();
    assert!(desk.world.store.votes(game.id, game.turn).unwrap().is_empty(), "nothing in it acts");
}

/// The judge never offers to send on a text with a password.
#[test]
fn press_with_a_password_is_not_offered() {
    let mut desk = Desk::new();
    desk.world.write(IDA, "judge@example.org", "", "SIGN ON idemo secret\nPRESS TO A\nPeace?\nENDPRESS");
    let to = desk.world.mail().into_iter().find(|mail| mail.to == ANN).unwrap().reply_to.unwrap();
    let kept = desk.write_to(&to, "Fine with me.\nSET PASSWORD falcon");
    assert!(!kept.contains("falcon") && !kept.contains("reply YES"), "{kept}");
}

#[test]
fn a_text_below_a_misspelt_heading_is_sent_by_a_yes() {
    let mut desk = Desk::new();
    let asked = desk.write("PRES TO E\nA BUD - SER is my plan.\nENDPRESS");
    assert!(
        asked.contains("If you mean PRES TO E, reply YES.") || asked.contains("If you mean PRESS TO E, reply YES."),
        "{asked}"
    );
    desk.world.mail();
    let to = desk.to.clone();
    desk.world.write(ANN, &to, "Re: demo", "Yes");
    let mail = desk.world.mail();
    assert!(mail.iter().any(|mail| mail.to == EVE && mail.body.contains("A BUD - SER is my plan.")), "{mail:#?}");
}

#[test]
fn an_email_about_two_games_asks_nothing() {
    let mut desk = Desk::new();
    desk.world.write(ANN, "judge@example.org", "", "CREATE ?other secret SOLO");
    let said = desk
        .world
        .ask(ANN, "SIGN ON ademo secret\nI think Vienna should hold\nSIGN ON other AS MASTER\nLIST other")
        .body;
    assert!(!said.contains("Reply YES"), "{said}");
    assert!(desk.has("A VIE - GAL"));
}

/// A yes can be undone, concerns its writer's seat alone, and takes no more proof than an order.
#[test]
fn a_yes_carries_out_nothing_grave() {
    use chancery::command::Subject;
    for command in crate::commands::OURS.iter() {
        let spec = &command.spec;
        let is_grave = spec.irrevocable || spec.is_raised() || spec.signs_on || spec.block.is_some();
        let is_of_others = matches!(spec.subject, Subject::Master | Subject::Keeper | Subject::Setter);
        if is_grave || is_of_others {
            assert!(!chancery::session::is_for_a_yes(command), "{}", command.name());
        }
    }
    let for_a_yes = |words: &str| {
        let command = crate::commands::OURS.iter().find(|command| command.words.contains(words)).unwrap();
        chancery::session::is_for_a_yes(command)
    };
    for words in
        ["resign", "terminate", "set address", "set password", "unregister", "eject", "process", "sign on", "give up"]
    {
        assert!(!for_a_yes(words), "{words}");
    }
    for words in ["set wait", "extend", "set absence", "set draw", "undo", "drop"] {
        assert!(for_a_yes(words), "{words}");
    }
}

/// Commands such as RESIGN run last, and not at all if another line failed or the judge asks about it.
#[test]
fn nothing_is_ended_for_good_beside_a_failed_or_doubtful_line() {
    for (other, is_done) in [("A BUD - RUM", true), ("A BUD - PAR", false), ("I think Vienna should hold", false)] {
        for lines in [format!("RESIGN demo\n{other}"), format!("{other}\nRESIGN demo")] {
            let mut desk = Desk::new();
            let reply = desk.write(&lines);
            let has_left = !reply.contains("I have not done RESIGN");
            assert_eq!(has_left, is_done, "{lines}: {reply}");
            let game = desk.world.store.game_named("demo").unwrap().unwrap();
            let user = desk.world.store.user_at(ANN).unwrap().unwrap().id;
            let holds = desk.world.store.seats(game.id).unwrap().iter().any(|seat| seat.user == user);
            assert_eq!(holds, !is_done, "{lines}: {reply}");
        }
    }
}
