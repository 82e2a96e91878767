//! The ids and addresses in our e-mails: they reveal nothing beyond their purpose.
use super::wary;
use crate::world::World;
use chancery::mail::sink::Mail;
use std::collections::HashSet;

const JUDGE: &str = "judge@example.org";

/// A bounce report.
fn bounce(to: &str, message_id: &str) -> String {
    format!(
        "Return-Path: <>\nFrom: MAILER-DAEMON@mx.example.net\nTo: {to}\nSubject: Undelivered mail\nMessage-ID: <b{}@mx.example.net>\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\n\nIt could not be delivered.\n\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.net\n\nFinal-Recipient: rfc822; ann@example.org\nAction: failed\nStatus: 5.1.1\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: {message_id}\nFrom: {JUDGE}\nTo: ann@example.org\nSubject: x\n\nx\n--b--\n",
        message_id.len() + to.len()
    )
}

fn n_believed(world: &mut World, to: &str, message_id: &str) -> usize {
    let mails = world.harm(bounce(to, message_id).as_bytes());
    mails.iter().filter(|mail| mail.subject.contains("ndeliverable")).count()
}

/// A past fault: 303 of 951 forged reports were trusted while ids were numbers and seconds.
#[test]
fn a_forged_bounce_is_not_believed_because_return_paths_cannot_be_guessed() {
    let mut world = World::with_games();
    world.write("ann@example.org", JUDGE, "", "SIGN ON ademo secret\nPRESS TO M\nHello.\nENDPRESS");
    let sent = world.mail();
    let real = sent.iter().find(|mail| mail.to == "max@example.org").unwrap().message_id.clone();
    let seconds = world.now.as_second();
    let mut n_tried = 0;
    for n in 0..150 {
        for guess in [format!("{n}.{seconds}"), format!("b{n}-{}", &real[10..30])] {
            let path = format!("judge+{guess}@example.org");
            assert_eq!(n_believed(&mut world, &path, &format!("<{guess}@example.org>")), 0, "{guess}");
            n_tried += 1;
        }
    }
    // The Message-ID does not reveal the return path.
    let to_ann = sent.iter().find(|mail| mail.to == "ann@example.org").unwrap();
    let id = &to_ann.message_id;
    let token = id.trim_start_matches('<').split('@').next().unwrap();
    for guess in [token.to_owned(), token.replacen('m', "b", 1)] {
        assert_eq!(n_believed(&mut world, &format!("judge+{guess}@example.org"), id), 0, "{guess}");
    }
    assert_eq!(n_believed(&mut world, JUDGE, id), 0, "an id alone is not enough");
    assert_eq!(n_believed(&mut world, &to_ann.envelope_from, id), 1, "the real one is");
    assert_eq!(n_tried, 300);
}

/// All words in an e-mail's headers that are derived from our numbers.
fn ids_of(mail: &Mail) -> Vec<String> {
    let token = mail.reply_to.iter().filter_map(|address| address.split(['+', '@']).nth(1)).map(str::to_owned);
    let ids = mail.references.iter().chain([&mail.message_id]);
    token.chain(ids.map(|id| id.trim_start_matches('<').split('@').next().unwrap_or_default().to_owned())).collect()
}

/// A person who asks before and after must not be able to count the e-mails in between. For grey press, that revealed whether its writer
/// had joined before or after its reader.
#[test]
fn ids_and_addresses_reveal_no_counts() {
    let mut world = wary();
    world.ask("max@example.org", "SIGN ON mdemo secret\nSET WHITE/GREY");
    let mut seen = HashSet::new();
    for _ in 0..40 {
        world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS GREY TO ALL\nWell?\nENDPRESS");
        let mails = world.mail();
        assert_eq!(mails.len(), 8);
        for mail in mails {
            for id in ids_of(&mail).iter().filter(|id| !id.chars().all(|c| c.is_ascii_digit())) {
                let kind = id.chars().next().unwrap();
                let length = if kind == 'p' { 1 + 8 + 8 + 20 } else { 1 + 8 + 20 };
                assert!("smp".contains(kind) && id.len() == length, "{id} has the length of every other");
                assert!(id.chars().all(|c| c.is_ascii_alphanumeric()), "{id} shows no number");
                if kind != 's' {
                    seen.insert(id[1..9].to_owned());
                }
            }
        }
    }
    // 40 e-mails of seven press and one reply each: no two begin alike, as they would with plain numbers.
    let first: HashSet<&str> = seen.iter().map(|id| &id[..4]).collect();
    assert!(320 < seen.len() && seen.len() - 8 < first.len(), "{} of {}", first.len(), seen.len());
}
