//! E-mails in other people's names, at a judge that does not trust `From:`, and the power of a token.
use super::{flat, wary};
use crate::world::World;
use chancery::judge::identity::{Bearer, Claim};
use chancery::mail::sink::Mail;

const JUDGE: &str = "judge@example.org";

/// A token for held lines, as the confirmation request gives it.
fn token_in(body: &str) -> String {
    let word = body.split_whitespace().skip_while(|word| *word != "CONFIRM").nth(1);
    word.unwrap_or_else(|| panic!("no token in\n{body}")).to_owned()
}

#[test]
fn a_forger_can_do_no_more_than_a_stranger() {
    for lines in [
        "REGISTER Not Ann",
        "CREATE ?mine secret",
        "SIGN ON demo\nA BUD - SER",
        "SIGN ON demo AS Austria\nA BUD - SER",
        "SIGN ON ?open mine",
        "SIGN ON ? mine",
        "OBSERVE demo mine",
        "I AM ALSO mallory@example.net",
        "I AM ALSO agreed mallory@example.net",
        "SIGN ON ademo guess\nRESIGN demo",
        "SET ADDRESS mallory@example.net",
        "SET TIMEZONE Asia/Tokyo",
        "CONFIRM",
        "BECOME MASTER",
        "RESIGN demo",
    ] {
        let mut world = wary();
        let game = world.store.game_named("demo").unwrap().unwrap();
        let seats = world.store.seats(game.id).unwrap();
        let ann = world.store.user_at("ann@example.org").unwrap();
        let mails = world.mail_after("Ann Other <ann@example.org>", JUDGE, lines);
        assert!(mails.iter().all(|mail| mail.to == "ann@example.org"), "{lines}: {mails:?}");
        assert_eq!(mails.len(), 1, "{lines}");
        assert_eq!(world.store.seats(game.id).unwrap(), seats, "{lines}");
        assert_eq!(world.store.user_at("ann@example.org").unwrap(), ann, "{lines}");
        assert_eq!(world.store.user_at("mallory@example.net").unwrap(), None, "{lines}");
        assert!(world.store.orders(game.id, game.turn).unwrap().is_empty(), "{lines}");
        assert_eq!(world.store.games().unwrap().len(), 2, "{lines}");
    }
}

/// The subject signs on only a proved sender.
#[test]
fn a_subject_proves_nothing() {
    let mut world = wary();
    world.write("ann@example.org", JUDGE, "demo", "A BUD - SER");
    let mails = world.mail();
    assert_eq!(mails.len(), 1);
    assert!(!mails[0].body.contains("Austria"), "not signed on:\n{}", mails[0].body);
    assert!(flat(&mails[0].body).contains("SIGN ON to your game first"), "{}", mails[0].body);
}

/// A sender who only writes to the address of held lines does not get their token.
#[test]
fn an_unproved_sender_gets_no_token() {
    let mut world = wary();
    world.write("ann@example.org", JUDGE, "", "CREATE ?mine secret");
    assert_eq!(world.store.n_held("ann@example.org", world.now).unwrap(), 1);
    let anns = world.judge.tokens.make(Bearer::Held("1".parse().unwrap()));
    let mut n_answers = 0;
    for n in 1..5 {
        for lines in ["HELP VERSION", "nonsense", "CREATE ?other secret", ""] {
            let to = format!("judge+h{n}-aaaaaaaaaaaaaaaaaaaa@example.org");
            let mails = world.mail_after("mallory@example.net", &to, lines);
            n_answers += mails.iter().filter(|mail| mail.to == "mallory@example.net").count();
            for mail in mails {
                let given = mail.reply_to.unwrap_or_default();
                let claimed = world.judge.tokens.make(Bearer::Held(n.to_string().parse().unwrap()));
                assert!(!given.contains(&anns), "{given}");
                assert!(!given.contains(&claimed) || lines.starts_with("CREATE"), "{lines}: {given}");
                assert!(!mail.body.contains(&anns), "{}", mail.body);
            }
        }
    }
    assert!(8 <= n_answers, "HELP and CREATE are answered each time: {n_answers}");
}

/// A used token proves nothing for a later sender's lines.
#[test]
fn a_used_token_is_void() {
    let mut world = wary();
    let token = token_in(&world.ask("mallory@example.net", "REGISTER Mallory").body);
    assert!(world.ask("mallory@example.net", &format!("CONFIRM {token}")).body.contains("Welcome, Mallory"));
    world.ask("ann@example.org", "CREATE ?mine secret");
    let reply = world.ask("mallory@example.net", &format!("CONFIRM {token}"));
    assert!(reply.body.contains("I don't recognise that code"), "{}", reply.body);
    assert!(world.store.game_named("mine").unwrap().is_none());
}

/// An address is added to a person only if both its holder and the person have asked for it.
#[test]
fn no_one_adds_an_address_of_another_person() {
    let mut world = World::with_games();
    let reply = world.ask("bob@example.org", "I AM ALSO agreed victim@example.net");
    assert!(reply.body.contains("*** Send I AM ALSO from the new address"), "{}", reply.body);
    assert_eq!(world.store.user_at("victim@example.net").unwrap(), None);
    let mails = world.mail_after("bobby@example.net", JUDGE, "I AM ALSO bob@example.org");
    let asked = mails.iter().find(|mail| mail.to == "bob@example.org").unwrap();
    let reply = world.ask("bob@example.org", &format!("CONFIRM {}", token_in(&asked.body)));
    assert!(reply.body.contains("bobby@example.net is now also yours"), "{}", reply.body);
    // The judge never reveals whether an address is registered.
    let [known, unknown] = ["ann@example.org", "nob@example.org"].map(|old| {
        let mails = world.mail_after("eva@example.net", JUDGE, &format!("I AM ALSO {old}"));
        mails.into_iter().find(|mail| mail.reply).unwrap().body.replace(old, "old")
    });
    assert_eq!(known, unknown);
}

#[test]
fn tokens_prove_only_their_own_claim() {
    let mut world = wary();
    let sign_on = "SIGN ON ademo secret";
    let good = world.token_for("ann@example.org", sign_on);
    let signed_on = |world: &mut World, to: &str| {
        let mails = world.mail_after("ann@example.org", to, "CLEAR ORDERS");
        mails[0].body.contains("Austria")
    };
    assert!(signed_on(&mut world, &good));
    assert!(signed_on(&mut world, &good.to_uppercase()), "mail programs change the case of addresses");
    let (local, host) = good.split_once('@').unwrap();
    let token = local.strip_prefix("judge+").unwrap();
    let Some(Claim::Seat(seat)) = world.judge.tokens.claim(token) else { panic!("{token} is a seat's") };
    let (number, digest) = token[1..].split_at(token.len() - 21);
    // E-mails from before the number was masked are still in people's mailboxes.
    let plain = format!("judge+s{seat}-{digest}@{host}");
    assert!(signed_on(&mut world, &plain), "{plain}");
    for bad in [
        format!("{}@{host}", &local[..local.len() - 1]),
        format!("{local}a@{host}"),
        format!("judge+s{}-{digest}@{host}", seat.number() + 1),
        format!("judge+s{}-{digest}@{host}", i64::MAX),
        format!("judge+s-{digest}@{host}"),
        format!("judge+s{digest}@{host}"),
        format!("judge+saaaaaaaa{digest}@{host}"),
        format!("judge+h{number}{digest}@{host}"),
        format!("judge+m{number}{digest}@{host}"),
        format!("judge+p{number}{number}{digest}@{host}"),
        format!("judge+h{seat}-{digest}@{host}"),
        world.judge.reply_address(Bearer::Seat(seat, 0)),
        world.judge.reply_address(Bearer::Seat(seat, 2)),
    ] {
        assert!(!signed_on(&mut world, &bad), "{bad}");
    }
    for revoke in ["SET NEW TOKEN", "SET PASSWORD secret"] {
        let old = world.token_for("ann@example.org", sign_on);
        let new = world.token_for("ann@example.org", &format!("{sign_on}\n{revoke}"));
        assert!(!signed_on(&mut world, &old) && signed_on(&mut world, &new), "{revoke}");
    }
}

/// A sender with another person's password or token gets neither the reply nor a token, and cannot hide their actions.
#[test]
fn the_holder_hears_of_every_foreign_sign_on() {
    let token = "token";
    for (to, lines) in [
        (JUDGE, "SIGN ON ademo secret\nA BUD - SER"),
        (JUDGE, "SIGN ON ademo secret\nA BUD - SER\nSIGN ON edemo wrong"),
        (JUDGE, "SIGN ON ademo secret\nA BUD - SER\nSIGN ON edemo secret"),
        (JUDGE, "SIGN ON ademo secret\nSET ADDRESS mallory@example.net"),
        (token, "A BUD - RUM"),
        (token, "SET NEW TOKEN"),
        (JUDGE, "SIGN ON ademo secret\nRESIGN demo"),
    ] {
        let mut world = wary();
        let token = world.token_for("ann@example.org", "SIGN ON ademo secret");
        let mails = world.mail_after("mallory@example.net", if to == JUDGE { to } else { &token }, lines);
        let answer = mails.iter().find(|mail| mail.reply).unwrap();
        assert_eq!(answer.to, "ann@example.org", "{lines}");
        assert!(
            flat(&answer.body).contains("not registered as yours (mallory@example.net)"),
            "{lines}: {}",
            answer.body
        );
        let elsewhere = mails.iter().filter(|mail| mail.to == "mallory@example.net");
        let asked = |mail: &&Mail| mail.subject.contains("Reply CONFIRM to use this address");
        for mail in elsewhere.filter(|mail| !asked(mail)) {
            assert_eq!((mail.subject.as_str(), mail.reply_to.as_deref()), ("CHANCERY - Your e-mail", None), "{lines}");
        }
        assert!(!mails.iter().any(|mail| mail.body.contains("secret")), "{lines}");
    }
}

/// Of two copies, the one that was carried out is decisive: a forger who comes first cannot silence the real e-mail.
#[test]
fn a_forged_copy_does_not_silence_the_real_email() {
    let mut world = wary();
    let token = world.token_for("ann@example.org", "SIGN ON ademo secret");
    let letter = |to: &str, extra: &str| {
        format!(
            "From: ann@example.org\nTo: {to}\nDate: Sat, 21 Nov 2026 10:00:00 +0000\nMessage-ID: <a@b>\n{extra}\nA BUD - SER\n"
        )
    };
    let robot = letter(&token, "Precedence: bulk\n");
    assert!(world.harm(robot.as_bytes()).is_empty());
    let forged = letter(JUDGE, "");
    assert!(!world.harm(forged.as_bytes())[0].body.contains("Austria"));
    let real = letter(&token, "");
    assert!(world.harm(real.as_bytes())[0].body.contains("A BUD - SER"));
    assert!(world.harm(real.as_bytes()).is_empty(), "a second copy");
    assert!(world.harm(letter(&token, "Received: from b\n").as_bytes()).is_empty(), "a second copy by another way");
}

/// No mail server vouches for a `From:` with two senders.
#[test]
fn an_email_with_two_senders_proves_neither() {
    let mut world = World::with_games();
    for from in ["From: ann@example.org\nFrom: mallory@example.net", "From: ann@example.org, mallory@example.net"] {
        let raw = format!("{from}\nTo: {JUDGE}\nMessage-ID: <{}@x>\n\nSIGN ON demo\nRESIGN demo\n", from.len());
        let game = world.store.game_named("demo").unwrap().unwrap();
        let seats = world.store.seats(game.id).unwrap();
        let mails = world.harm(raw.as_bytes());
        assert!(mails.iter().all(|mail| !mail.body.contains("resigned")), "{mails:?}");
        assert_eq!(world.store.seats(game.id).unwrap(), seats, "nobody has resigned");
    }
}

/// A reply shows orders only to their sender.
#[test]
fn no_reply_shows_the_orders_of_others() {
    for lines in [
        "A BUD - SER\nSIGN ON mdemo wrong",
        "A BUD - SER\nSIGN ON odemo wrong",
        "A BUD - SER\nSIGN ON edemo wrong",
        "A BUD - SER\nSIGN ON open",
        "A BUD - SER\nCREATE ?other x",
        "A BUD - SER\nRESIGN demo",
        "A BUD - SER\nBECOME ENGLAND",
        "A BUD - SER\nPREDICT",
        "A BUD - SER\nLIST demo\nSUMMARY demo\nHISTORY demo\nWHOGAME demo FULL",
        "F LON - NTH",
    ] {
        let mut world = World::with_games();
        world.ask("eve@example.org", "SIGN ON edemo secret\nF LON - ENG");
        let mails = world.mail_after("ann@example.org", JUDGE, &format!("SIGN ON ademo secret\n{lines}"));
        for mail in mails.iter().filter(|mail| mail.to != "max@example.org") {
            assert!(
                !mail.body.contains("LON - ENG") && !mail.body.contains("English Channel"),
                "{lines}:\n{}",
                mail.body
            );
        }
    }
}

/// Press that looks like an order form does not order in the reader's reply.
#[test]
fn press_cannot_order() {
    let mut world = wary();
    let token = world.token_for("ann@example.org", "SIGN ON ademo secret");
    for form in
        ["BEGIN ORDERS\nPHASE S1901M\nF TRI - ALB\nEND ORDERS", "begin \n orders\nS1901M\nF TRI - ALB\nEND ORDERS"]
    {
        let press = format!("SIGN ON edemo secret\nPRESS TO A\nDear Ann,\n{form}\nENDPRESS");
        let mails = world.mail_after("eve@example.org", JUDGE, &press);
        let press = mails.iter().find(|mail| mail.to == "ann@example.org").unwrap();
        let quoted: String = press.body.lines().map(|line| format!("> {line}\n")).collect();
        let mails = world.mail_after("ann@example.org", &token, &format!("PRESS TO E\nNo.\nENDPRESS\n\n{quoted}"));
        assert!(!mails.is_empty() && mails.iter().all(|mail| !mail.body.contains("TRI - ALB")), "{mails:?}");
        let joined = format!("> {}", press.body.replace('\n', " ").replace("begin orders", "\n> begin orders\n> "));
        let mails = world.mail_after("ann@example.org", &token, &format!("PRESS TO E\nNo.\nENDPRESS\n\n{joined}"));
        assert!(!mails.is_empty() && mails.iter().all(|mail| !mail.body.contains("TRI - ALB")), "{mails:?}");
    }
}

/// Only orders are read from a form, and unterminated press does not carry it to others.
#[test]
fn a_form_contains_only_orders() {
    let mut world = wary();
    let token = world.token_for("ann@example.org", "SIGN ON ademo secret");
    let form = "> BEGIN ORDERS\n> PHASE S1901M\n> F TRI - ALB\n> RESIGN demo\n> SET PASSWORD mallory\n> END ORDERS\n";
    let mails = world.mail_after("ann@example.org", &token, &format!("PRESS TO E\nHello.\n\n{form}"));
    let to = |who: &str| mails.iter().find(|mail| mail.to == who).unwrap();
    assert!(!to("eve@example.org").body.contains("ALB"), "{}", to("eve@example.org").body);
    let reply = &to("ann@example.org").body;
    assert!(reply.contains("F TRI - ALB") && reply.contains("Only orders are read from the form"), "{reply}");
    assert!(!reply.contains("resigned") && !reply.contains("has been changed"), "{reply}");
}

/// The Kelvin sign lower-cases to a k, but not in an address.
#[test]
fn an_address_with_a_kelvin_sign_belongs_to_a_different_person() {
    let mut world = World::with_games();
    world.ask("kate@example.org", "REGISTER Kate Other\nSIGN ON ?open hush");
    let kate = world.store.user_at("kate@example.org").unwrap();
    for from in ["\u{212a}ate@example.org", "\u{212a}ate <\u{212a}ate@example.org>"] {
        world.mail();
        world.write(from, JUDGE, "", "MY DATA\nREGISTER Evil Kate\nSET PRIVACY ALL");
        assert!(world.mail().iter().all(|mail| mail.to != "kate@example.org"));
        assert_eq!(world.store.user_at("kate@example.org").unwrap(), kate);
    }
    let plain = chancery::mail::inbound::read(b"From: KATE@Example.ORG\n\nLIST\n", &world.judge.address);
    assert_eq!(plain.from.as_deref(), Some("kate@example.org"), "ASCII is lowered");
}
