//! Typed text wins, and quoted text never acts: whole e-mails in a game, as mail programs send them.
use crate::world::World;
use chancery::mail::charset::clean;
use chancery::mail::sink::Mail;
use chancery::mail::typed::{typed, typed_without};
use jiff::ToSpan as _;

const ANN: &str = "ann@example.org";
const JUDGE: &str = "judge@example.org";

/// Ann plays Austria, and replies to the e-mails of a judge that trusts no sender.
struct Desk {
    world: World,
    /// The last e-mail with a form that she got.
    last: Mail,
}

impl Desk {
    /// Austria has `A BUD H` on file, and has received a reminder with the form.
    fn new() -> Self {
        let mut world = World::with_games();
        world.judge.trust_senders = false;
        world.ask(ANN, "SIGN ON ademo secret\nA BUD H");
        let due = world.store.games().unwrap().iter().find(|game| game.name == "demo").unwrap().deadline.unwrap();
        world.run_to(due - 1.hour());
        let last = form_to(ANN, &world.mail());
        Self { world, last }
    }

    /// Austria's orders on file.
    fn on_file(&self) -> Vec<String> {
        on_file(&self.world, "Austria")
    }

    /// Replies to the last e-mail with these lines, above all of it as Gmail quotes it.
    fn answer(&mut self, lines: &str) -> Vec<Mail> {
        let quoted = quote(&self.last.body);
        self.answer_with(&format!("{lines}\n\nOn Sat, Nov 21, 2026 at 9:00 AM Chancery <{JUDGE}> wrote:\n\n{quoted}"))
    }

    /// Replies to the last e-mail with its form changed, as Gmail quotes it.
    fn fill(&mut self, lines: &str, from: &str, to: &str) -> Vec<Mail> {
        assert!(self.last.body.contains(from), "{from:?} is not in\n{}", self.last.body);
        let quoted = quote(&self.last.body.replacen(from, to, 1));
        self.answer_with(&format!("{lines}\n\nOn Sat, Nov 21, 2026 at 9:00 AM Chancery <{JUDGE}> wrote:\n\n{quoted}"))
    }

    /// Replies to the last e-mail with just this text.
    fn answer_with(&mut self, body: &str) -> Vec<Mail> {
        let to = self.last.reply_to.clone().unwrap();
        self.world.mail();
        self.world.write(ANN, &to, "Re: demo", body);
        self.world.mail()
    }
}

fn quote(body: &str) -> String {
    body.lines().map(|line| format!("> {line}\n")).collect()
}

/// The last e-mail to a person that contains a form.
fn form_to(who: &str, mails: &[Mail]) -> Mail {
    let forms = |mail: &&Mail| mail.to == who && mail.body.contains("BEGIN ORDERS");
    mails.iter().rev().find(forms).expect("a letter with a form").clone()
}

/// The reply among these e-mails.
fn reply(mails: &[Mail]) -> &str {
    &mails.iter().find(|mail| mail.reply).expect("a reply").body
}

/// Text without its line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_quoted_form_does_not_overwrite_orders_typed_above_it() {
    let mut desk = Desk::new();
    desk.answer("A BUD - SER\nA VIE - GAL\nF TRI - ALB");
    assert_eq!(desk.on_file(), ["A BUD - SER", "A VIE - GAL", "F TRI - ALB"]);
}

#[test]
fn a_quoted_form_does_not_undo_clear() {
    let mut desk = Desk::new();
    let mails = desk.answer("CLEAR ORDERS");
    assert!(desk.on_file().is_empty(), "{}", reply(&mails));
}

#[test]
fn an_old_form_with_orders_in_it_does_not_undo_clear() {
    let mut desk = Desk::new();
    let mails = desk.fill("CLEAR ORDERS", "A BUD\n", "A BUD H\n");
    assert!(desk.on_file().is_empty(), "{}", reply(&mails));
    assert!(flat(reply(&mails)).contains("it was on file, and you have cleared it"), "{}", reply(&mails));
    let mails = desk.fill("CLEAR ORDERS\nA BUD H", "A BUD\n", "A BUD - SER\n");
    assert_eq!(desk.on_file(), ["A BUD H"], "{}", reply(&mails));
}

#[test]
fn a_quoted_form_does_not_restore_orders_after_a_rollback() {
    let mut desk = Desk::new();
    let max = "max@example.org";
    desk.world.ask(max, "SIGN ON mdemo secret\nPROCESS");
    desk.world.ask(max, "SIGN ON mdemo secret\nROLLBACK");
    desk.world.ask(ANN, "SIGN ON ademo secret\nCLEAR ORDERS");
    desk.answer("A VIE - GAL");
    assert_eq!(desk.on_file(), ["A VIE - GAL"]);
}

#[test]
fn typed_orders_override_the_filled_in_form() {
    let mut desk = Desk::new();
    let mails = desk.fill("A BUD - SER", "A BUD\n", "A BUD - RUM\n");
    assert_eq!(desk.on_file(), ["A BUD - SER"]);
    assert!(reply(&mails).contains("above the form you wrote A BUD - SER"), "{}", reply(&mails));
}

#[test]
fn a_form_filled_in_inside_the_quote_is_carried_out() {
    for (from, to) in [
        ("A BUD\n", "A BUD - SER\n"),
        ("A BUD\n", "A BUD - SER___\n"),
        ("A BUD\n", "A BUD ___ - SER\n"),
        ("A BUD\n", "A BUD - SER ___ # GAL, RUM\n"),
        ("A BUD\n", "A BUD - SER # my favourite\n"),
        ("A BUD\n", "A BUD SER\n"),
        ("A BUD\n", "A BUD to Serbia\n"),
        ("A BUD\n", "a bud SER___\n"),
        ("A BUD\n", "A BUD ___\nF TRI ___\nA BUD - SER\n"),
    ] {
        let mut desk = Desk::new();
        let mails = desk.fill("", from, to);
        assert_eq!(desk.on_file(), ["A BUD - SER"], "{to}{}", reply(&mails));
        assert!(!reply(&mails).contains("***"), "{to}{}", reply(&mails));
    }
}

#[test]
fn a_form_for_another_phase_is_reported() {
    let mut desk = Desk::new();
    desk.world.ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
    let mails = desk.fill("", "A BUD\n", "A BUD - SER\n");
    assert!(reply(&mails).contains("is not the one for F1901M"), "{}", reply(&mails));
    let mails = desk.answer("A BUD - SER");
    assert!(!reply(&mails).contains("is not the one for"), "{}", reply(&mails));
}

/// Every e-mail of the stories, as sent.
fn letters_of_the_stories() -> Vec<String> {
    let mut letters = Vec::new();
    for file in crate::stories::files() {
        let story = std::fs::read_to_string(file).unwrap();
        let mut letter = String::new();
        let mut is_page = false;
        for line in story.lines().chain([""]) {
            // A page's text does not come back by e-mail.
            is_page = line.starts_with("By web: ")
                || is_page && !["To: ", "From: "].iter().any(|head| line.starts_with(head));
            if is_page {
                continue;
            }
            match line.strip_prefix("| ").or(line.strip_prefix("< ")) {
                Some(text) => letter += &format!("{text}\n"),
                None if matches!(line, "|" | "<") => letter.push('\n'),
                None if !letter.is_empty() => letters.push(std::mem::take(&mut letter)),
                None => {}
            }
        }
    }
    letters
}

#[test]
fn our_emails_are_recognised_when_quoted_without_marks() {
    let letters = letters_of_the_stories();
    assert!(400 <= letters.len(), "{} letters", letters.len());
    // An e-mail that differs from another only in some lines is not written out.
    let whole = letters.iter().filter(|letter| !letter.starts_with("..."));
    let unknown: Vec<&String> = whole
        .filter(|letter| {
            let found = typed(&format!("A VIE H\n\n{letter}"));
            found.lines != ["A VIE H"] || !found.left_out.lines.is_empty()
        })
        .collect();
    assert!(unknown.is_empty(), "OUR_HEADINGS in crates/mail/src/phrases.rs does not know {unknown:#?}");
}

/// A person may begin a line with similar words.
#[test]
fn sentences_like_our_headings_are_read() {
    for line in [
        "The master of the game 'demo' is slow.",
        "The GM of the game 'demo' is slow.",
        "This is a copy: keep it.",
        "Within an hour, the passwords have been given to all.",
        "In the last hour, I had no passwords for your seat.",
        "Message from the front: we hold.",
    ] {
        let found = typed(&format!("{line}\nA VIE H"));
        assert_eq!(found.lines, [line, "A VIE H"]);
    }
}

#[test]
fn orders_on_file_reach_no_third_player_through_press_that_is_not_ended() {
    for introduction in [
        "",
        "Από: Chancery <judge@example.org>\nΣτάλθηκε: Σάββατο, 21 Νοεμβρίου 2026 10:00 πμ\nΠρος: Ann\nΘέμα: demo\n\n",
        "Zzz 21.11.2026 10:00 Chancery <judge@example.org> zzzz:\n\n",
        "Zzzz Chancery <judge@example.org>\nZzz 21.11.2026 10:00\n\n",
    ] {
        let mut desk = Desk::new();
        let receipt = desk.world.ask(ANN, "SIGN ON ademo secret\nA BUD - SER");
        let body = format!("PRESS TO F\nHello.\n\n{introduction}{}", receipt.body);
        let mails = desk.answer_with(&body);
        let press = mails.iter().find(|mail| mail.to == "fred@example.org").unwrap();
        let link = "On the web: https://judge.example.org/my/games/demo/press/A";
        assert_eq!(press.body.trim_end(), format!("Message from Austria to France in 'demo':\n\nHello.\n\n{link}"));
    }
}

#[test]
fn a_dropped_order_or_command_is_reported_once() {
    for (body, told) in [
        ("SET NO WAIT\n--\nMary\nA BUD - SER\nA VIE - GAL", Some("A BUD - SER")),
        ("Thanks a lot to all of you.\n--\nA BUD - SER", Some("A BUD - SER")),
        ("PRESS TO F\nHello.\n--\nMore of it.\nENDPRESS", Some("ENDPRESS")),
        (
            "Hello\n> A line of sixty-eight columns, which is as long as most lines are.\nCOMMANDER\nA VIE - GAL",
            Some("A VIE - GAL"),
        ),
        ("From: Ann\nTo: Judge\nDate: 21 Nov 2026\n\nSET WAIT", Some("SET WAIT")),
        ("On 21 Nov 2026, at 10:00, Chancery <judge@example.org> wrote:\n\nA BUD - SER", Some("A BUD - SER")),
        ("SET WAIT\n-- \nMary\nBudapest 7, Hungary", None),
        ("SET WAIT\n--\nA BUD H", None), // it is on file
    ] {
        let mut desk = Desk::new();
        let mails = desk.answer_with(body);
        let n_told = flat(reply(&mails)).matches("if you meant it").count();
        assert_eq!(n_told, usize::from(told.is_some()), "{body}\n{}", reply(&mails));
        let reply = flat(reply(&mails));
        assert!(told.is_none_or(|told| reply.contains(&format!("\"{told}\""))), "{reply}");
    }
}

/// Outlook's headers, in Icelandic.
const OUTLOOK: &str =
    "Frá: Chancery <judge@example.org>\nSent: laugardagur, 21. nóvember 2026 10:00\nTil: Ann\nEfni: demo\n\n";

/// The ways a whole e-mail comes back: below a heading, and with or without marks.
fn sent_back(letter: &str) -> [String; 8] {
    let one_line = letter.split_whitespace().collect::<Vec<_>>().join(" ");
    let doubled = letter.replace('\n', "\n\n");
    let basque = "Chancery <judge@example.org> igorleak hau idatzi du (2026 aza. 21, lr. 10:00):\n\n";
    [
        quote(letter),
        letter.to_owned(),
        format!("{OUTLOOK}{letter}"),
        format!("{basque}{letter}"),
        format!("{basque}{}", quote(letter)),
        format!("{OUTLOOK}{one_line}"),
        format!("{OUTLOOK}{doubled}"),
        format!("{OUTLOOK}{}", letter.replace(' ', "\u{a0}").replace("->", "à").replace('>', "&gt;")),
    ]
}

#[test]
fn every_email_of_the_stories_sent_back_does_nothing_in_any_style() {
    let letters = letters_of_the_stories();
    // Some are written without all of their lines.
    let whole: Vec<&String> = letters.iter().filter(|letter| !letter.lines().any(|line| line == "...")).collect();
    assert!(400 <= whole.len(), "{} letters", whole.len());
    let mut wrong = Vec::new();
    for letter in whole {
        // Few words are no proof.
        let is_known = 25 <= letter.split_whitespace().count();
        for (style, body) in sent_back(letter).into_iter().enumerate() {
            for (top, bottom) in [("A VIE H", ""), ("", "A VIE H")] {
                let text = clean(&format!("{top}\n\n{body}\n\n{bottom}"));
                let found = typed_without(&text, &[letter]);
                let lines: Vec<&String> = found.lines.iter().filter(|line| !line.trim().is_empty()).collect();
                if lines != ["A VIE H"] && (is_known || !lines.is_empty()) {
                    wrong.push(format!("{style}, {top:?}: {lines:?} of\n{letter}"));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} are read:\n{}",
        wrong.len(),
        wrong.iter().take(12).map(String::as_str).collect::<String>()
    );
}

#[test]
fn orders_below_an_unmarked_quote_are_filed() {
    let mut desk = Desk::new();
    let quoted = desk.last.body.clone();
    let mails = desk.answer_with(&format!("\n\n{OUTLOOK}{quoted}\n\nA BUD - SER\nA VIE - GAL\n"));
    assert_eq!(desk.on_file(), ["A BUD - SER", "A VIE - GAL"], "{}", reply(&mails));
    // Above and below, and a mail server's remark.
    let mails = desk.answer_with(&format!("A BUD - RUM\n\n{OUTLOOK}{quoted}\n\nF TRI - ALB\n"));
    assert_eq!(desk.on_file(), ["A BUD - RUM", "A VIE - GAL", "F TRI - ALB"], "{}", reply(&mails));
    let mails =
        desk.answer_with(&format!("A BUD H\n\n{OUTLOOK}{quoted}\n\nThis e-mail is confidential and for its reader.\n"));
    assert_eq!(desk.on_file(), ["A BUD H", "A VIE - GAL", "F TRI - ALB"]);
    assert!(!reply(&mails).contains("confidential"), "{}", reply(&mails));
}

#[test]
fn orders_typed_again_above_the_reply_that_shows_them_are_filed_again() {
    let mut desk = Desk::new();
    let receipt = desk.world.ask(ANN, "SIGN ON ademo secret\nA BUD - SER\nA VIE - GAL\nF TRI - ALB");
    desk.world.ask(ANN, "SIGN ON ademo secret\nCLEAR ORDERS");
    for quoted in [quote(&receipt.body), receipt.body.clone(), format!("{OUTLOOK}{}", receipt.body)] {
        desk.answer_with(&format!("A BUD - SER\nA VIE - GAL\nF TRI - ALB\n\n{quoted}"));
        assert_eq!(desk.on_file(), ["A BUD - SER", "A VIE - GAL", "F TRI - ALB"], "{quoted}");
        desk.world.ask(ANN, "SIGN ON ademo secret\nCLEAR ORDERS");
    }
}

#[test]
fn another_players_email_is_no_key_to_a_quote() {
    let mut desk = Desk::new();
    let eves = desk.world.ask("eve@example.org", "SIGN ON edemo secret\nF LON - NTH\nF EDI - NWG\nA LVP - YOR");
    let body = format!("\n\n{OUTLOOK}{}\n\nA BUD - SER\n", eves.body);
    let mails = desk.answer_with(&body);
    assert_eq!(desk.on_file(), ["A BUD H"], "{}", reply(&mails));
    // Naming it does not help.
    let raw = format!(
        "From: {ANN}\nTo: {}\nSubject: Re: demo\nMessage-ID: <named@test>\nIn-Reply-To: {}\nContent-Type: text/plain; charset=utf-8\n\n{body}",
        desk.last.reply_to.clone().unwrap(),
        eves.message_id
    );
    desk.world.deliver(raw.as_bytes());
    assert_eq!(desk.on_file(), ["A BUD H"]);
}

#[test]
fn an_order_changed_in_the_quoted_text_is_reported_and_not_filed() {
    let mut desk = Desk::new();
    let receipt = desk.world.ask(ANN, "SIGN ON ademo secret\nA BUD - SER\nA VIE - GAL\nF TRI - ALB").body;
    let at = receipt.find("A VIE - GAL").unwrap();
    let changed = format!("{}A VIE - TYR{}", &receipt[..at], &receipt[at + "A VIE - GAL".len()..]);
    let mails = desk.answer_with(&format!(
        "SET WAIT\n\nOn 21 Nov 2026, at 10:00, Chancery <{JUDGE}> wrote:\n\n{}",
        quote(&changed)
    ));
    assert_eq!(desk.on_file(), ["A BUD - SER", "A VIE - GAL", "F TRI - ALB"]);
    let said = flat(reply(&mails));
    assert!(
        said.contains(
            "You changed \"A VIE - GAL\" to \"A VIE - TYR\" in the quoted text. To file it, send it above the quote."
        ),
        "{said}"
    );
}

#[test]
fn press_carries_no_line_of_the_press_that_it_answers() {
    for (above, below) in [("Gladly.", ""), ("Gladly.", "This e-mail is confidential."), ("", "Gladly.")] {
        for marked in [false, true] {
            let mut desk = Desk::new();
            desk.world.mail();
            let lines = "SIGN ON edemo secret\nPRESS TO A\nFrance is next: this is our secret.\nLet us strike in autumn.\nENDPRESS";
            desk.world.write("eve@example.org", JUDGE, "", lines);
            let press = desk.world.mail().into_iter().find(|mail| mail.to == ANN).expect("Ann gets press");
            let quoted = if marked { quote(&press.body) } else { press.body.clone() };
            let body = format!("{above}\n\n{OUTLOOK}{quoted}\n\n{below}\n");
            desk.world.write(ANN, press.reply_to.as_ref().unwrap(), "Re: demo", &body);
            let mails = desk.world.mail();
            let to_eve: Vec<&Mail> = mails.iter().filter(|mail| mail.to == "eve@example.org").collect();
            let [Mail { body: text, .. }] = to_eve.as_slice() else {
                panic!("{} e-mails to Eve for\n{body}", to_eve.len())
            };
            assert!(text.contains("Gladly.") && !text.contains("secret"), "{body}\n{text}");
            assert!(marked || !text.contains("confidential"), "{text}");
        }
    }
}

/// A reply to the address in `From:` counts like one to the address for replies, if it is from the address that got the e-mail.
#[test]
fn a_reply_to_the_judges_plain_address_belongs_to_the_email_that_it_answers() {
    let mut world = World::with_games();
    let receipt = world.ask(ANN, "SIGN ON ademo secret\nA BUD H");
    let answer = |world: &mut World, from: &str, id: &str| {
        let n = world.n_letters;
        let raw = format!(
            "From: {from}\nTo: {JUDGE}\nSubject: Re: hello\nMessage-ID: <plain{n}@test>\nIn-Reply-To: {id}\n\nA BUD - SER\n"
        );
        world.deliver(raw.as_bytes());
        world.mail()
    };
    // Eve names Ann's e-mail, and Ann one that does not exist.
    for (from, id) in [("eve@example.org", receipt.message_id.as_str()), (ANN, "<made.up@example.org>")] {
        answer(&mut world, from, id);
        assert_eq!(on_file(&world, "Austria"), ["A BUD H"]);
        assert!(on_file(&world, "England").is_empty());
    }
    let mails = answer(&mut world, ANN, &receipt.message_id);
    assert_eq!(on_file(&world, "Austria"), ["A BUD - SER"], "{}", reply(&mails));
    // Anyone may have sent this.
    world.judge.trust_senders = false;
    let raw = format!(
        "From: {ANN}\nTo: {JUDGE}\nMessage-ID: <forged@test>\nIn-Reply-To: {}\n\nA BUD - RUM\n",
        receipt.message_id
    );
    world.deliver(raw.as_bytes());
    assert_eq!(on_file(&world, "Austria"), ["A BUD - SER"]);
}

#[test]
fn a_subject_or_the_first_line_names_the_game() {
    for (subject, text) in [
        ("demo", "A BUD - SER"),
        ("[demo]", "A BUD - SER"),
        ("Re: [demo S1901M]", "A BUD - SER"),
        ("demo S1901M", "A BUD - SER"),
        ("Game demo", "A BUD - SER"),
        ("Re: CHANCERY:demo - W1900A Results", "A BUD - SER"),
        ("demo A BUD - SER", ""),
        ("[demo S1901M] A BUD - SER", ""),
        ("hello", "My orders for demo:\nA BUD - SER"),
        ("", "Game demo, Austria:\nA BUD - SER"),
    ] {
        let mut world = World::with_games();
        world.write(ANN, JUDGE, subject, text);
        let mails = world.mail();
        assert_eq!(on_file(&world, "Austria"), ["A BUD - SER"], "{subject}: {}", reply(&mails));
    }
    for (subject, text) in [
        ("[demo S1900M]", "A BUD - SER"),
        ("demo A BUD - SER", "Hello"),
        ("demos", "A BUD - SER"),
        ("", "Game demo, England:\nA BUD - SER"),
    ] {
        let mut world = World::with_games();
        world.write(ANN, JUDGE, subject, text);
        let mails = world.mail();
        assert!(on_file(&world, "Austria").is_empty(), "{subject}: {}", reply(&mails));
    }
}

/// A power's orders on file.
fn on_file(world: &World, power: &str) -> Vec<String> {
    let game = world.store.game_named("demo").unwrap().unwrap();
    let filed = world.store.orders(game.id, game.turn).unwrap();
    let filed = filed.into_iter().find(|filed| filed.power == power);
    filed.map(|filed| filed.orders.lines().map(str::to_owned).collect()).unwrap_or_default()
}
