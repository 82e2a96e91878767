//! The whole chain with LMTP delivery: SMTP, Postfix, LMTP, the judge, SMTP, Postfix, Dovecot; and a player at neomutt, by simulated keys.
use super::{GONE, JUDGE, PASSWORD, Peers, free_port, player, run};
use crate::program::{House, header, wait_for};
use jiff::Timestamp;
use std::fs;
use std::process::{Command, Stdio};

/// Postfix with way 1 of `deploy/postfix/main.cf`, and the judge that it delivers to.
pub(super) fn by_lmtp() -> Option<(Peers, House)> {
    let place = format!("127.0.0.1:{}", free_port());
    let main = include_str!("../../../deploy/postfix/main.cf");
    let main = main.replace("judge@example.org", JUDGE).replace("127.0.0.1:2424", &place);
    let way_1 = format!("inline:{{ {JUDGE}=lmtp:inet:{place} }}");
    assert!(main.contains(&format!("\ntransport_maps = {way_1}\n")), "{main}");
    let main = main.replace(&way_1, &format!("inline:{{ {{{JUDGE}=lmtp:inet:{place}}} {{{GONE}=gone:}} }}"));
    let peers = Peers::start_with(&main, "")?;
    let house = House::with_config(&format!(
        "[[inbound.lmtp]]\nlisten = \"{place}\"\n\
         [outbound.smtp]\nhost = \"localhost\"\nport = {}\nsecurity = \"plain\"\npause = 1\n",
        peers.ports.smtp
    ));
    Some((peers, house))
}

fn letter(from: &str, to: &str, n: u8, lines: &str) -> String {
    format!("From: {from}\nTo: {to}\nSubject: letter {n}\nMessage-ID: <{n}@players.test>\n\n{lines}\n")
}

/// Registers a person whose mailbox is gone, and Ann. Returns the reply addresses that prove them.
fn register(house: &House) -> (String, String) {
    let people = [(GONE.to_owned(), "REGISTER Gone Away".to_owned()), (player(0), "REGISTER Ann Other".to_owned())];
    house.prepare(Timestamp::now(), &people);
    (house.reply_address(GONE), house.reply_address(&player(0)))
}

#[tokio::test]
async fn emails_are_delivered_by_lmtp_and_a_bounce_is_understood() {
    let Some((peers, house)) = by_lmtp() else { return };
    let (gone, to) = register(&house);
    let serving = house.serve(&[]);
    let ann = player(0);
    peers.submit(&ann, &[&to], &letter(&ann, &to, 1, "WHOIS Ann")).await;
    let answers = peers.wait_for_letters(&ann, 1).await;
    assert_eq!(header(&answers[0], "In-Reply-To"), Some("<1@players.test>"), "{}", answers[0]);
    assert!(answers[0].contains("Ann Other"), "{}", answers[0]);

    // While the judge is down, Postfix queues e-mails. Afterwards each gets one reply.
    assert!(serving.stop().success(), "{}", house.log());
    peers.submit(&ann, &[&to], &letter(&ann, &to, 2, "LIST")).await;
    wait_for(|| peers.log("postfix.log").contains("status=deferred").then_some(()));
    let serving = house.serve(&[]);
    wait_for(|| (house.log().matches("the judge is running").count() == 2).then_some(()));
    peers.wait_with_flushes(|| {
        peers.log("postfix.log").matches("status=sent (250 2.0.0 The e-mail is stored.)").count() == 2
    });
    let answers = peers.wait_for_letters(&ann, 2).await;
    assert_eq!(answers.len(), 2);

    // Postfix accepts the reply to a missing mailbox, and later bounces it.
    peers.submit(GONE, &[&gone], &letter(GONE, &gone, 3, "LIST")).await;
    wait_for(|| (house.store().outbox_counts().unwrap().refused == 1).then_some(()));
    assert!(peers.log("postfix.log").contains("sender non-delivery notification"), "{}", peers.log("postfix.log"));
    assert!(serving.stop().success(), "{}", house.log());
    assert_eq!(peers.letters(&ann, "INBOX").await.len(), 2);
}

#[tokio::test]
async fn emails_are_announced_by_imap_idle_and_a_bounce_is_understood() {
    let Some(peers) = Peers::start() else { return };
    // The judge polls the mailbox every ten minutes. Dovecot announces new e-mail in the meantime.
    let config = peers.judge_config().replace("clock.tick_seconds = 1\n", "clock.tick_seconds = 600\n");
    let house = House::with_config(&config);
    let (gone, to) = register(&house);
    let serving = house.serve(&[]);
    let ann = player(0);
    for n in 1..=3 {
        peers.submit(&ann, &[&to], &letter(&ann, &to, n, "LIST")).await;
        let answers = peers.wait_for_letters(&ann, usize::from(n)).await;
        let is_answered =
            |answer: &String| header(answer, "In-Reply-To") == Some(format!("<{n}@players.test>").as_str());
        assert_eq!(answers.iter().filter(|answer| is_answered(answer)).count(), 1, "{answers:?}");
    }

    // Postfix accepts the reply to a missing mailbox, and later bounces it.
    peers.submit(GONE, &[&gone], &letter(GONE, &gone, 4, "LIST")).await;
    wait_for(|| (house.store().outbox_counts().unwrap().refused == 1).then_some(()));
    assert!(serving.stop().success(), "{}", house.log());
    assert_eq!(peers.letters(&ann, "INBOX").await.len(), 3);
    assert_eq!(peers.letters(JUDGE, "INBOX").await.len(), 0);
}

#[tokio::test]
async fn a_player_submits_orders_by_replying_to_an_email_in_neomutt() {
    for program in ["neomutt", "script"] {
        if super::lacks(program) {
            return;
        }
    }
    let Some((peers, house)) = by_lmtp() else { return };
    let letters = (0..7).map(|who| {
        let begin =
            if who == 0 { "SET FORMAT HTML\nCREATE ?mutt secret\nSET PREFERENCE A*" } else { "SIGN ON ?mutt secret" };
        (player(who), format!("REGISTER Member {who}\n{begin}"))
    });
    house.prepare(Timestamp::now(), &letters.collect::<Vec<_>>());
    let serving = house.serve(&[]);
    let ann = player(0);
    let (_, seat) = house.seats("mutt").into_iter().find(|(seat, _)| seat.user_address == ann).unwrap();
    peers.submit(&ann, &[&seat], &letter(&ann, &seat, 1, "LIST")).await;
    let listed = peers.wait_for_letters(&ann, 1).await.swap_remove(0);
    let reply_to = header(&listed, "Reply-To").unwrap().to_owned();

    // Ann's mail program: IMAP to read, SMTP to send. Her editor writes three orders above the quoted text.
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(at("editor"), "#!/bin/sh\nprintf 'F tri-alb\\na vie - gal\\nA Bud-Ser\\n\\n' | cat - \"$1\" > \"$1.new\" && mv \"$1.new\" \"$1\"\n").unwrap();
    run(Command::new("chmod").arg("755").arg(at("editor")));
    fs::write(at("signature"), "Ann Other\n+43 1 5550\n").unwrap();
    let settings = format!(
        "set imap_user=\"{ann}\" imap_pass=\"{PASSWORD}\" folder=\"imap://127.0.0.1:{imap}/\" spoolfile=\"imap://127.0.0.1:{imap}/INBOX\"\n\
         set smtp_url=\"smtp://127.0.0.1:{smtp}/\" smtp_authenticators=\"\" ssl_starttls=no ssl_force_tls=no\n\
         set from=\"{ann}\" real_name=\"Ann Other\" hostname=\"players.test\" signature=\"{signature}\"\n\
         set editor=\"{editor}\" fast_reply=yes reply_to=yes include=yes abort_unmodified=no confirm_append=no copy=yes record=\"{record}\"\n\
         set mbox_type=mbox header_cache=\"\" message_cachedir=\"\" wait_key=no quit=yes beep=no sleep_time=0\n",
        imap = peers.ports.imap,
        smtp = peers.ports.smtp,
        signature = at("signature"),
        editor = at("editor"),
        record = at("sent"),
    );
    fs::write(at("neomuttrc"), settings).unwrap();
    // A terminal, because neomutt needs one; the keys: reply, send, quit.
    let keys = format!("neomutt -n -F {} -e 'push <reply><send-message><quit>'", at("neomuttrc"));
    let screen = fs::File::create(at("screen")).unwrap();
    let mut mutt = Command::new("timeout")
        .args(["60", "script", "--quiet", "--return", "--command", &keys, "/dev/null"])
        .env("HOME", folder.path())
        .env("TERM", "xterm")
        .stdin(Stdio::piped())
        .stdout(screen)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let ended = wait_for(|| mutt.try_wait().unwrap());
    let screen = String::from_utf8_lossy(&fs::read(at("screen")).unwrap()).into_owned();
    assert!(ended.success(), "{screen}");

    // The reply that it sent: to the seat's own address, with a thread, and with our e-mail quoted below the orders.
    let sent = fs::read_to_string(at("sent")).unwrap_or_else(|error| panic!("{error}: {screen}"));
    assert!(sent.contains(&format!("To: {reply_to}")) || sent.contains(&reply_to), "{sent}");
    assert!(sent.contains(&format!("In-Reply-To: {}", header(&listed, "Message-ID").unwrap())), "{sent}");
    assert!(sent.contains("F tri-alb\na vie - gal\nA Bud-Ser\n\nOn ") && sent.contains("\n> "), "{sent}");
    assert!(sent.contains("\n-- \nAnn Other\n+43 1 5550\n"), "{sent}");

    // The judge's reading of it: three orders, and nothing from the quoted text.
    let answers = peers.wait_for_letters(&ann, 2).await;
    let answer = answers.iter().find(|answer| **answer != listed).unwrap();
    for order in ["Fleet Trieste -> Albania", "Army Vienna -> Galicia", "Army Budapest -> Serbia"] {
        assert!(answer.contains(order), "{answer}");
    }
    assert!(serving.stop().success(), "{}", house.log());
}
