//! E-mails that no person wrote, strangers who may not have written theirs, and e-mails too long to be read whole.
use crate::world::World;
use chancery::mail::compose::compose;
use chancery::mail::sink::Mail;

const JUDGE: &str = "judge@example.org";

/// A judge that trusts no sender.
fn wary() -> World {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    world
}

/// Delivers an e-mail with these headers, and returns all e-mails that it triggered.
fn after(world: &mut World, headers: &str, body: &str) -> Vec<Mail> {
    world.mail();
    world.deliver(format!("{headers}\n\n{body}\n").as_bytes());
    world.mail()
}

#[test]
fn a_robots_reply_to_press_does_not_reveal_its_mailbox() {
    let mut world = wary();
    world.mail();
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nHello?\nENDPRESS");
    let press = world.mail().into_iter().find(|mail| mail.to == "ann@example.org").unwrap();
    let to = press.reply_to.unwrap();
    for (n, subject) in [
        "Out of Office",
        "Re: Out of the office until Monday",
        "Automatic reply: Press from E to A",
        "Undeliverable: Press from E to A",
        "[Quarantined] Press from E to A",
        "Please confirm your message",
        "Delivery has failed to these recipients",
        "Abwesenheitsnotiz",
    ]
    .iter()
    .enumerate()
    {
        let headers = format!("From: Ann Other <ann@example.org>\nTo: {to}\nSubject: {subject}\nMessage-ID: <{n}@x>");
        assert_eq!(after(&mut world, &headers, "Ann Other is away."), [], "{subject}");
    }
    // Ann's own reply is press.
    let headers = format!("From: ann@example.org\nTo: {to}\nSubject: Re: Press from E to A\nMessage-ID: <own@x>");
    assert!(after(&mut world, &headers, "Hello!").iter().any(|mail| mail.to == "eve@example.org"));
}

#[test]
fn a_stranger_who_seems_human_learns_how_to_begin() {
    let person = "From: Carl <carl@example.net>\nTo: judge@example.org\nSubject: Diplomacy\nContent-Type: text/plain";
    let html = person.replace("plain", "html");
    for (headers, body, is_told) in [
        (person, "Please tell me how to play.", true),
        (person, "", true),
        (&html, "<p>Please tell me <b>how</b> to play.</p>", true),
        (&html, "<p>Look <a href=\"x\">here</a></p>", false),
        (&html, "<p>Great prices <img src=\"x\"></p>", false),
        (person, "Visit https://example.com now", false),
        (person, "To unsubscribe, answer this letter.", false),
        (person, &"Great prices. ".repeat(200), false),
        (person, &"Great prices.\n".repeat(30), false),
        (&format!("{person}\nX-Spam-Flag: YES"), "Great prices", false),
        (&format!("{person}\nCc: dave@example.net"), "Great prices", false),
        (&person.replace("judge@", "dave@"), "Great prices", false),
    ] {
        let mails = after(&mut World::with_games(), headers, body);
        assert_eq!(mails.len(), usize::from(is_told), "{headers}\n\n{body}");
        // A past fault: of 1,896 spam e-mails 1,550 got a reply, sent to forged addresses. Now the text must ask for one.
        let asks = is_told && !body.is_empty();
        assert_eq!(after(&mut wary(), headers, body).len(), usize::from(asks), "{headers}\n\n{body}");
    }
    // A command still gets a reply.
    assert_eq!(after(&mut wary(), &person.replace("judge@", "dave@"), "HELP").len(), 1);
}

/// The reply of a judge with the defaults to an e-mail from an untrusted stranger.
fn to_stranger(world: &mut World, subject: &str, body: &str) -> Option<Mail> {
    let head = format!("From: Alan <alan@example.net>\nTo: {JUDGE}\nSubject: {subject}\nContent-Type: text/plain");
    let mut mails = after(world, &head, body);
    assert!(mails.len() <= 1 && mails.iter().all(|mail| mail.to == "alan@example.net"), "{mails:?}");
    mails.pop()
}

/// Newcomers write in plain words, and judges start with the defaults: otherwise they would get only silence.
#[test]
fn a_stranger_who_asks_in_plain_words_learns_how_to_begin() {
    for (subject, body) in [
        ("Diplomacy", "I want to play, how do I sign up?"),
        ("Hi", "Hello,\n\nI want to play Diplomacy, how do I sign up?\n\nCheers,\nAlan"),
        ("", "Please register me. My name is Alan Turing."),
        ("hello", "Can you help me please?"),
        ("", "subscribe"),
        ("HELP", ""),
        ("Re: help", ""),
        ("", "help"),
        ("", "Help!"),
        ("game", "I'd like to join a game with some friends. How does it work?"),
        ("How do I play?", "Thanks, Alan"),
    ] {
        let mut world = judge_at(JUDGE);
        let mail =
            to_stranger(&mut world, subject, body).unwrap_or_else(|| panic!("no answer to {subject:?}, {body:?}"));
        assert!(mail.body.contains("  REGISTER Ann Other\n"), "{}", mail.body);
        assert!(mail.body.len() <= 1000 && mail.attachments.is_empty(), "{} bytes:\n{}", mail.body.len(), mail.body);
        assert_eq!(mail.envelope_from, "", "nothing comes back of a forged address");
        assert!(!body.contains("Turing") || !mail.body.contains("Turing"), "nothing of the letter");
        // Once a day to each address, except for people who send the command.
        let is_command = body.to_lowercase().starts_with("help");
        assert_eq!(to_stranger(&mut world, &format!("{subject} again"), "I want to play.").is_some(), is_command);
    }
}

#[test]
fn an_email_that_does_not_ask_to_play_gets_no_reply() {
    let long = format!("I want to play. {}", "We have great prices for you and your company. ".repeat(5));
    for (subject, body) in [
        ("Hello", "hello there"),
        ("", ""),
        ("Offer", "Do you want to play at the best casino? Sign up now!"),
        ("Offer", &long),
        ("Offer", "I want to play at http://casino.example"),
        ("Business", "Learn how to start earning from home, we help you."),
        (
            "Dear friend",
            "I am a widow with ten millions. I need your help to move them, please write me at once, and you have a third of it.",
        ),
        ("Out of office: Re: your letter", "I am away until Monday. If you need help, ask my colleague."),
        ("Newsletter", "Help us to make our shop better. To unsubscribe, answer this letter."),
        ("Meeting", "Can we meet on Friday? The help desk has moved."),
    ] {
        let mail = to_stranger(&mut judge_at(JUDGE), subject, body);
        assert_eq!(mail, None, "{subject:?}, {body:?}");
    }
}

/// A stranger who wants to leave is not asked to register. The tutorial needs a name first.
#[test]
fn a_stranger_gets_a_useful_reply() {
    let mut world = judge_at(JUDGE);
    let told = |mail: Option<Mail>| crate::world::said(&mail.expect("an answer").body);
    let text = told(to_stranger(&mut world, "", "unsubscribe"));
    assert!(
        text.contains("Your address is not registered here, so I send you no e-mails except invitations"),
        "{text}"
    );
    assert!(!text.contains("REGISTER"), "{text}");
    let text = told(to_stranger(&mut world, "", "tutorial"));
    assert!(text.contains("Send REGISTER and your name, then TUTORIAL."), "{text}");
    assert!(!text.contains("The lines after this one"), "there are none: {text}");
    let text = told(to_stranger(&mut world, "", "tutorial\nLIST"));
    assert!(text.contains("I ignored the lines after this one."), "{text}");
}

#[test]
fn orders_with_an_oversized_photo_are_read_without_it() {
    let photo = "QUFB".repeat(400_000);
    let letter = |text: &str, before: bool| {
        let text = format!("--b\nContent-Type: text/plain\n\n{text}\n");
        let photo =
            format!("--b\nContent-Type: image/jpeg; name=p.jpg\nContent-Transfer-Encoding: base64\n\n{photo}\n");
        let parts = if before { photo + &text } else { text + &photo };
        format!(
            "From: ann@example.org\nTo: {JUDGE}\nMessage-ID: <big@x>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n{parts}--b--\n"
        )
    };
    let body = |raw: &str| {
        let mut world = wary();
        world.mail();
        world.deliver(raw.as_bytes());
        world.mail().remove(0).body.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let told = body(&letter("SIGN ON ademo secret\nA BUD - SER", false));
    assert!(told.contains("A BUD - SER") && told.contains("I read its text, but not the attachments."), "{told}");
    // Where the text may be truncated, the judge reads nothing.
    let told = body(&letter("SIGN ON ademo secret\nA BUD - SER", true));
    assert!(told.contains("so I have done nothing with it"), "{told}");
    let told = body(&letter(&format!("SIGN ON ademo secret\nA BUD - SER\n{}", "# more\n".repeat(200_000)), false));
    assert!(told.contains("so I have done nothing with it"), "{told}");
}

/// Robot e-mails that once got a reply, each with a command in it.
#[test]
fn emails_from_robots_get_no_reply() {
    let person = "From: Carl <carl@example.net>\nTo: judge@example.org";
    let from = |from: &str| format!("From: {from}\nTo: judge@example.org");
    let with = |line: &str| format!("{person}\n{line}");
    let robots = [
        // Mailing lists, with and without List-Id.
        with("List-Id: <dip.lists.example.net>"),
        with("List-Unsubscribe: <mailto:leave@lists.example.net>"),
        with("List-Subscribe: <mailto:join@lists.example.net>"),
        with("List-Owner: <mailto:owner@lists.example.net>"),
        with("List-Post: <mailto:dip@lists.example.net>"),
        with("List-Help: <mailto:help@lists.example.net>"),
        with("X-Loop: dip@lists.example.net"),
        with("Mailing-List: contact help@lists.example.net; run by ezmlm"),
        with("X-Mailing-List: dip"),
        with("X-BeenThere: dip@lists.example.net"),
        with("Precedence: list"),
        with("Precedence: bulk"),
        // Mail systems.
        with("Return-Path: <MAILER-DAEMON@mx.example.net>"),
        with("Return-Path: <mailer-daemon>"),
        with("Return-Path: <>"),
        from("MAILER-DAEMON@mx.example.net"),
        from("Mail Delivery System <Mailer-Daemon@mx.example.net>"),
        from("postmaster@example.net"),
        // Filters and list managers that reject.
        with("Subject: Virus found in your message"),
        with("Subject: [VIRUS] HELP"),
        with("Subject: Norton AntiVirus detected something"),
        with("Subject: Message quarantined"),
        with("Subject: Rejected posting to DIP-L"),
        with("Subject: Your message to Dip awaits moderator approval"),
        with("Subject: Request to mailing list Dip rejected"),
        with("Subject: Majordomo results: HELP"),
        // Programs on a machine.
        with("Subject: Cron <root@host> /usr/bin/backup"),
        with("X-Cron-Env: <SHELL=/bin/sh>"),
        with("Subject: Output of your job 7"),
        // Automatic replies without the usual headers.
        with("Subject: Auto reply: CHANCERY:demo"),
        with("Subject: Autoreply: away"),
        with("Subject: Automatic reply: CHANCERY:demo"),
        with("Auto-Submitted: auto-replied"),
        with("Auto-Submitted: auto-generated (cron)"),
        with("X-Autoreply: yes"),
        // Judges: ours, and others.
        with("X-Chancery-Loop: other.example"),
        with("X-NJudge: USTV"),
        from("judge@example.org"),
        from("judge+x@example.org"),
        from("noreply@example.net"),
        from("bounces+x@example.net"),
    ];
    for head in &robots {
        assert_eq!(after(&mut wary(), &format!("{head}\nMessage-ID: <r@x>"), "HELP"), [], "{head}");
    }
    assert_eq!(robots.len(), 41);
    // A person with the same command gets a reply.
    assert_eq!(after(&mut wary(), person, "HELP").len(), 1);
}

/// A judge at this address that trusts no sender, with the usual limits.
fn judge_at(address: &str) -> World {
    let mut world = World::with(|config| {
        config.address = address.to_owned();
        config.limits = chancery::judge::config::Limits::default();
    });
    world.judge.trust_senders = false;
    world
}

/// An e-mail as sent and as received.
fn sent(world: &World, mail: &Mail) -> String {
    String::from_utf8(compose(&world.judge.letterhead(), mail).unwrap()).unwrap()
}

#[test]
fn a_judge_that_emails_another_judge_stops_at_once() {
    let (mut one, mut other) = (judge_at("judge@one.example"), judge_at("judge@other.example"));
    // Someone makes the first judge write to the second.
    one.write("judge@other.example", "judge@one.example", "", "HELP");
    let answers = one.mail();
    assert_eq!(answers.len(), 1);
    let letter = sent(&one, &answers[0]);
    other.deliver(letter.as_bytes());
    assert_eq!(other.mail(), [], "the second judge does not answer a judge");
    // And to itself.
    one.deliver(letter.as_bytes());
    assert_eq!(one.mail(), []);
    one.write("judge@one.example", "judge@one.example", "", "HELP");
    assert_eq!(one.mail(), []);
}

/// A relay removes all headers by which a judge recognises a judge, and leaves commands: it ends after a day's replies.
#[test]
fn judges_that_do_not_recognise_each_other_stop_soon() {
    let (mut one, mut other) = (judge_at("judge@one.example"), judge_at("judge@other.example"));
    one.write("judge@other.example", "judge@one.example", "", "HELP");
    let mut n_letters = 0;
    for _ in 0..100 {
        let (answers, echoes) = (one.mail(), other.mail());
        n_letters += answers.len() + echoes.len();
        for (mails, judge) in [(answers, &mut other), (echoes, &mut one)] {
            for mail in mails {
                let Mail { to, message_id, subject, .. } = &mail;
                let from = if to.ends_with("one.example") { "judge@other.example" } else { "judge@one.example" };
                let head = format!("From: {from}\nTo: {to}\nSubject: {subject}\nMessage-ID: {message_id}");
                judge.deliver(format!("{head}\n\nHELP\nLIST\n").as_bytes());
            }
        }
    }
    assert!((4..=12).contains(&n_letters), "{n_letters} letters");
}

#[test]
fn an_out_of_office_reply_triggers_no_email() {
    let mut world = World::with_games();
    world.write(
        "eve@example.org",
        JUDGE,
        "",
        "SIGN ON edemo secret\nBROADCAST\nHello.\nENDPRESS\nPRESS TO A\nHello, Ann.\nENDPRESS",
    );
    let mut mails = world.mail();
    assert_eq!(mails.iter().filter(|mail| mail.to == "ann@example.org").count(), 2);
    for round in 0..3 {
        for (n, mail) in mails.iter().filter(|mail| mail.to == "ann@example.org").enumerate() {
            // To the address for replies and the one for reports, with and without the headers of such replies.
            let to = [mail.reply_to.as_deref().unwrap_or(JUDGE), &mail.envelope_from];
            for (to, head) in to.iter().flat_map(|to| ["Auto-Submitted: auto-replied\n", ""].map(|head| (to, head))) {
                let subject = &mail.subject;
                let letter = format!(
                    "From: ann@example.org\nTo: {to}\n{head}Subject: Automatic reply: {subject}\nMessage-ID: <{round}.{n}.{}@x>\n\nI am out of the office, and nothing was delivered to me.\n",
                    head.len() + to.len()
                );
                world.deliver(letter.as_bytes());
            }
        }
        mails = world.mail();
        assert_eq!(mails, []);
        world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nBROADCAST\nHello again.\nENDPRESS");
        mails = world.mail();
    }
    assert_eq!(world.store.bounced("ann@example.org", world.now).unwrap(), None, "and it is no bounce");
}

/// A list is registered as a person's address, and sends back everything it gets.
#[test]
fn a_list_that_reflects_our_emails_triggers_no_email() {
    let mut world = World::with_games();
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nHello, Ann.\nENDPRESS");
    let mails = world.mail();
    for mail in &mails {
        let raw = sent(&world, mail);
        for (from, head) in [
            ("CHANCERY <judge@example.org>", ""),
            ("Dip <dip@lists.example.net>", "List-Id: <dip.lists.example.net>\nPrecedence: list\n"),
            ("Ann Other <ann@example.org>", "Sender: dip-bounces@lists.example.net\n"),
        ] {
            let to = mail.reply_to.as_deref().unwrap_or(JUDGE);
            let rest: Vec<&str> =
                raw.lines().filter(|line| !line.starts_with("From:") && !line.starts_with("To:")).collect();
            world.deliver(format!("From: {from}\nTo: {to}\n{head}{}", rest.join("\n")).as_bytes());
            assert_eq!(world.mail(), [], "{from}");
        }
    }
    assert_eq!(mails.len(), 2);
}

#[test]
fn a_thousand_emails_from_one_address_get_few_replies_and_disturb_no_one() {
    let mut world = wary();
    world.judge.limits = chancery::judge::config::Limits::default();
    for n in 0..1000 {
        world.write("mallory@example.net", JUDGE, "", &format!("HELP {n}\nLIST"));
    }
    let answers = world.mail();
    assert_eq!(answers.len(), 3);
    // The same in the name of a player. A player with a proof still gets replies.
    for n in 0..200 {
        world.write("ann@example.org", JUDGE, "", &format!("LIST\nHELP {n}"));
    }
    world.mail();
    assert_eq!(world.ask("ann@example.org", "SIGN ON ademo secret\nA BUD - SER").to, "ann@example.org");
}

#[test]
fn too_many_strangers_wait_while_games_continue() {
    let mut world = wary();
    world.judge.limits.strangers_per_hour = 3;
    world.judge.limits.strangers_per_day = 8;
    let mut to_keeper = 0;
    let mut write = |world: &mut World, n: usize| {
        world.write(&format!("m{n}@example.net"), JUDGE, "", "LIST");
        let mails = world.mail();
        to_keeper += mails.iter().filter(|mail| mail.to == "keeper@example.org").count();
        mails.iter().filter(|mail| mail.to.ends_with("example.net")).count()
    };
    let at_once: Vec<usize> = (0..10).map(|n| write(&mut world, n)).collect();
    assert_eq!(at_once, [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(to_keeper, 2, "the keeper hears once that half of them are used up, and once that all are");
    // Players still get replies, and press and results go out.
    assert!(world.ask("ann@example.org", "SIGN ON ademo secret\nPRESS TO E\nHello.\nENDPRESS").reply);
    world.write("max@example.org", JUDGE, "", "SIGN ON mdemo secret\nPROCESS");
    assert!(8 <= world.mail().len());
    // The others wait: three in each hour, and eight in all. The database stores all of it.
    let mut by_hour = Vec::new();
    for _ in 0..5 {
        world.now += jiff::SignedDuration::from_hours(1);
        by_hour.push(world.mail().iter().filter(|mail| mail.to.ends_with("example.net")).count());
    }
    assert_eq!(by_hour, [3, 2, 0, 0, 0]);
    world.now += jiff::SignedDuration::from_hours(24);
    assert_eq!(world.ask("m11@example.net", "LIST").to, "m11@example.net");
}

#[test]
fn many_emails_to_one_address_wait_for_the_next_hour() {
    let mut world = World::with_games();
    world.judge.limits.letters_to_one_address_per_hour = 5;
    world.now += jiff::SignedDuration::from_hours(1);
    for n in 0..8 {
        world.write("eve@example.org", JUDGE, "", &format!("SIGN ON edemo secret\nPRESS TO AF\nNumber {n}.\nENDPRESS"));
    }
    let n_to = |mails: &[Mail], to: &str| mails.iter().filter(|mail| mail.to == to).count();
    let mails = world.mail();
    assert_eq!((n_to(&mails, "ann@example.org"), n_to(&mails, "fred@example.org")), (5, 5));
    assert_eq!(world.mail(), []);
    world.now += jiff::SignedDuration::from_hours(1);
    assert_eq!(n_to(&world.mail(), "ann@example.org"), 3, "nothing is lost");
}
