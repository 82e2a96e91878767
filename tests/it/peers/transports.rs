//! Our transports, one by one, against real servers.
use super::{JUDGE, Peers, player};
use crate::transports::{head, mail};
use chancery::mail::imap::ImapSource;
use chancery::mail::peer::{Password, Security};
use chancery::mail::sink::{Delivery, Sink};
use chancery::mail::smtp::SmtpSink;
use chancery::mail::source::{Arrival, Source};
use std::fs;
use std::time::Duration;

/// Polls until e-mails come.
async fn next(source: &mut ImapSource) -> Vec<Arrival> {
    for _ in 0..400 {
        let batch = source.fetch().await.unwrap();
        if !batch.is_empty() {
            return batch;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no letter came");
}

fn sent(delivery: &Delivery) -> bool {
    matches!(delivery, Delivery::Sent(_))
}

#[tokio::test]
async fn an_email_travels_from_our_sink_through_both_servers_to_our_source() {
    let Some(peers) = Peers::start() else { return };
    let mut sink = SmtpSink::new(peers.smtp(), head()).unwrap();
    for (round, security) in [Security::Plain, Security::Starttls, Security::Tls].into_iter().enumerate() {
        let letter = chancery::mail::sink::Mail {
            to: "judge+p1-token@games.test".to_owned(),
            subject: format!("Round {round}: Würzburg"),
            body: "A PAR - BUR\n.\n..and a line with ümlauts\nFrom here\n".to_owned(),
            message_id: format!("<round{round}@games.test>"),
            ..mail(round as i64)
        };
        let outcome = sink.send(&letter).await;
        assert!(sent(&outcome), "{outcome:?}");

        let mut source = ImapSource::new(peers.imap(JUDGE, security)).unwrap();
        let batch = next(&mut source).await;
        let [arrival] = &batch[..] else { panic!("{} letters", batch.len()) };
        let raw = String::from_utf8_lossy(&arrival.raw);
        assert!(raw.contains("\r\nA PAR - BUR\r\n.\r\n..and a line with =C3=BCmlauts\r\nFrom here\r\n"), "{raw}");
        assert!(raw.contains(&format!("Message-ID: <round{round}@games.test>\r\n")), "{raw}");
        assert!(raw.contains("Delivered-To: judge+p1-token@games.test\r\n"), "{raw}");
        assert_eq!(arrival.size, arrival.raw.len() as u64);
        assert!(arrival.key.starts_with("imap:judge@games.test@localhost:INBOX:"), "{}", arrival.key);
        let age = jiff::Timestamp::now().duration_since(arrival.received.unwrap());
        assert!(age.as_secs().abs() < 60, "{age:?}");

        // The source offers an e-mail until it is acknowledged. Then it is moved, and no longer offered. A second
        // acknowledgement does no harm.
        assert_eq!(source.fetch().await.unwrap(), batch);
        for _ in 0..2 {
            source.acknowledge(std::slice::from_ref(&arrival.key)).await.unwrap();
        }
        assert_eq!(source.fetch().await.unwrap(), []);
        assert_eq!(peers.letters(JUDGE, "INBOX").await, [""; 0]);
        assert_eq!(peers.letters(JUDGE, "Processed").await.len(), round + 1);
    }
    sink.rest().await;

    // E-mails that are both stored and old are deleted, and no others.
    let day = jiff::SignedDuration::from_hours(48);
    let mut source = ImapSource::new(peers.imap(JUDGE, Security::Tls)).unwrap();
    source.forget(jiff::Timestamp::now() - day).await.unwrap();
    assert_eq!(peers.letters(JUDGE, "Processed").await.len(), 3);
    source.forget(jiff::Timestamp::now() + day).await.unwrap();
    assert_eq!(peers.letters(JUDGE, "Processed").await, [""; 0]);
}

#[tokio::test]
async fn each_recipient_has_its_own_reply() {
    let Some(peers) = Peers::start() else { return };
    let mut settings = peers.submission();
    let mut sink = SmtpSink::new(settings.clone(), head()).unwrap();
    let to = |n, to: &str| chancery::mail::sink::Mail { to: to.to_owned(), ..mail(n) };

    assert!(sent(&sink.send(&to(1, &player(0))).await));
    let nobody = sink.send(&to(2, "nobody@players.test")).await;
    assert!(matches!(&nobody, Delivery::Refused(why) if why.starts_with("550")), "{nobody:?}");
    assert!(sent(&sink.send(&to(3, &player(1))).await));
    assert!(sent(&sink.send(&to(4, &player(1))).await));
    sink.rest().await;
    assert_eq!(peers.wait_for_letters(&player(0), 1).await.len(), 1);
    assert_eq!(peers.wait_for_letters(&player(1), 2).await.len(), 2);

    // The connection's protection does not matter either.
    let mut protected = settings.clone();
    (protected.security, protected.port, protected.user) = (Security::Tls, Some(peers.ports.smtps), None);
    let outcome = SmtpSink::new(protected, head()).unwrap().send(&to(7, &player(1))).await;
    assert!(sent(&outcome), "{outcome:?}");
    peers.wait_for_letters(&player(1), 3).await;

    // A wrong password is the keeper's problem, not the e-mail's.
    settings.password = Some(Password::new("wrong"));
    let mut sink = SmtpSink::new(settings.clone(), head()).unwrap();
    let locked_out = sink.send(&to(5, &player(0))).await;
    assert!(matches!(&locked_out, Delivery::Untried(why) if why.contains("password")), "{locked_out:?}");

    // So is an untrusted certificate.
    settings.ca_file = None;
    let unknown = SmtpSink::new(settings, head()).unwrap().send(&to(6, &player(0))).await;
    assert!(matches!(&unknown, Delivery::Untried(why) if why.contains("TLS")), "{unknown:?}");
}

#[tokio::test]
async fn a_restart_of_the_mail_server_loses_no_email() {
    let Some(mut peers) = Peers::start() else { return };
    let mut source = ImapSource::new(peers.imap(JUDGE, Security::Plain)).unwrap();
    assert_eq!(source.fetch().await.unwrap(), []);
    let letter = |n: u8| format!("From: {}\nTo: {JUDGE}\nSubject: letter {n}\n\nLIST\n", player(n));
    peers.submit(&player(0), &[JUDGE], &letter(0)).await;
    let first = next(&mut source).await;

    // Between fetching and storing: the e-mail is offered again under the same key.
    peers.restart_dovecot();
    assert_eq!(next(&mut source).await, first);
    // Between storing and acknowledging.
    peers.restart_dovecot();
    source.acknowledge(&[first[0].key.clone()]).await.unwrap();
    assert_eq!(source.fetch().await.unwrap(), []);
    assert_eq!(peers.letters(JUDGE, "Processed").await.len(), 1);

    // While it is down the source reports an error, and no e-mail is lost.
    peers.stop_dovecot();
    peers.submit(&player(1), &[JUDGE], &letter(1)).await;
    assert!(ImapSource::new(peers.imap(JUDGE, Security::Plain)).unwrap().fetch().await.is_err());
    peers.start_dovecot();
    let second = next(&mut source).await;
    assert!(String::from_utf8_lossy(&second[0].raw).contains("Subject: letter 1"));

    // An e-mail longer than the limit arrives truncated, with its true size.
    let long = format!("{}{}", letter(2), "A PAR - BUR, and so on and on and on.\n".repeat(60_000));
    peers.submit(&player(2), &[JUDGE, &player(3)], &long).await;
    source.acknowledge(&[second[0].key.clone()]).await.unwrap();
    let third = next(&mut source).await;
    assert_eq!(third[0].raw.len(), chancery::mail::source::MAX_LETTER);
    assert!(third[0].size > 2_000_000);
    assert_eq!(peers.wait_for_letters(&player(3), 1).await.len(), 1);

    // A server that forgets its numbers assigns new ones. The e-mail is the same.
    peers.stop_dovecot();
    let mailbox = peers.folder.path().join("dovecot/mail").join(JUDGE).join("Maildir");
    for file in fs::read_dir(&mailbox).unwrap().flatten().filter(|file| file.path().is_file()) {
        fs::remove_file(file.path()).unwrap();
    }
    // Dovecot derives the new numbers' UIDVALIDITY from the current second, and it must differ.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    peers.start_dovecot();
    let renumbered = next(&mut source).await;
    assert_eq!(renumbered[0].raw, third[0].raw);
    assert_ne!(renumbered[0].key, third[0].key);
    source.acknowledge(&[third[0].key.clone()]).await.unwrap();
    assert_eq!(next(&mut source).await, renumbered);
}

#[tokio::test]
async fn dovecot_announces_new_email_and_a_hung_server_is_abandoned() {
    let Some(peers) = Peers::start() else { return };
    let mut settings = peers.imap(JUDGE, Security::Plain);
    settings.timeout = Duration::from_secs(1);
    let mut source = ImapSource::new(settings).unwrap();
    let letter = |n: u8| format!("From: {}\nTo: {JUDGE}\nSubject: letter {n}\n\nLIST\n", player(n));

    // The judge does not poll for an hour, unless the server announces new e-mail.
    assert_eq!(source.fetch().await.unwrap(), []);
    let (sender, letters) = (player(0), letter(0));
    tokio::join!(source.wait(Duration::from_secs(3600)), peers.submit(&sender, &[JUDGE], &letters));
    let batch = source.fetch().await.unwrap();
    assert_eq!(batch.len(), 1);
    source.acknowledge(&[batch[0].key.clone()]).await.unwrap();

    // The connection is open, and its other end is dead.
    assert_eq!(source.fetch().await.unwrap(), []);
    let stopped = peers.imap_processes();
    assert!(!stopped.is_empty());
    signal("STOP", &stopped);
    peers.submit(&player(1), &[JUDGE], &letter(1)).await;
    let error = format!("{:#}", source.fetch().await.unwrap_err());
    assert!(error.contains("longer than"), "{error}");
    assert_eq!(next(&mut source).await.len(), 1);
    signal("CONT", &stopped);
}

fn signal(name: &str, processes: &[String]) {
    let killed = std::process::Command::new("kill").arg(format!("-{name}")).args(processes).status().unwrap();
    assert!(killed.success());
}
