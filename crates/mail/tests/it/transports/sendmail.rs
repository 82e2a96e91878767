//! A program that accepts e-mail as sendmail does, here a script.
use super::{head, mail};
use chancery_mail::compose::compose;
use chancery_mail::sendmail::{SendmailSettings, SendmailSink};
use chancery_mail::sink::{Delivery, Mail, Sink};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, Instant};

fn program(folder: &Path, lines: &str) -> SendmailSink {
    let command = folder.join("sendmail");
    // Written under another name: a file that is open for writing cannot be run.
    let script = folder.join("script");
    fs::write(&script, format!("#!/bin/sh\ncd {}\n{lines}\n", folder.display())).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    fs::rename(script, &command).unwrap();
    SendmailSink::new(SendmailSettings { command, timeout: Duration::from_secs(20) }, head())
}

#[tokio::test]
async fn a_program_gets_the_email_and_reports_its_fate() {
    let folder = tempfile::tempdir().unwrap();
    for (code, fate) in [
        (0, "Sent"),
        (75, "Later"),
        (67, "Refused"),
        (68, "Refused"),
        (65, "Held(Content"),
        (77, "Held(Sender"),
        (64, "Untried"),
        (69, "Untried"),
        (70, "Untried"),
        (78, "Untried"),
        (127, "Untried"),
    ] {
        let lines = format!("echo \"$@\" >args; cat >letter; echo 'its words' >&2; exit {code}");
        let mut sink = program(folder.path(), &lines);
        let dotted = Mail { body: ".\n..\nthe end\n".to_owned(), ..mail(1) };
        let outcome = sink.send(&dotted).await;
        assert!(format!("{outcome:?}").starts_with(fate), "{code}: {outcome:?}");
        assert_eq!(code == 0, !format!("{outcome:?}").contains("its words"), "{outcome:?}");
        let args = fs::read_to_string(folder.path().join("args")).unwrap();
        assert_eq!(args, "-i -f judge@games.test -- ann@players.test\n");
        let letter = fs::read_to_string(folder.path().join("letter")).unwrap();
        assert_eq!(letter.replace('\n', "\r\n").into_bytes(), compose(&head(), &dotted).unwrap());
    }
    let mut sink = program(folder.path(), "echo \"$@\" >args; cat >/dev/null");
    let nobody = Mail { envelope_from: String::new(), ..mail(2) };
    assert!(matches!(sink.send(&nobody).await, Delivery::Sent(_)));
    assert_eq!(fs::read_to_string(folder.path().join("args")).unwrap(), "-i -f <> -- ann@players.test\n");
}

#[tokio::test]
async fn a_hanging_or_missing_program_loses_no_email() {
    let folder = tempfile::tempdir().unwrap();
    // More than a pipe holds, and no one reads it.
    let long = Mail { body: "A line of a long letter.\n".repeat(20_000), ..mail(1) };
    let outcome = program(folder.path(), "exit 75").send(&long).await;
    assert!(matches!(outcome, Delivery::Later(_)), "{outcome:?}");
    let mut hanging = program(folder.path(), "exec sleep 60");
    let settings = SendmailSettings { command: folder.path().join("sendmail"), timeout: Duration::from_millis(300) };
    hanging = {
        drop(hanging);
        SendmailSink::new(settings, head())
    };
    let began = Instant::now();
    let outcome = hanging.send(&mail(1)).await;
    assert!(matches!(&outcome, Delivery::Later(why) if why.starts_with("outcome unknown")), "{outcome:?}");
    assert!(began.elapsed() < Duration::from_secs(10));
    let command = folder.path().join("nothing");
    let mut missing = SendmailSink::new(SendmailSettings { command, ..SendmailSettings::default() }, head());
    let outcome = missing.send(&mail(1)).await;
    assert!(matches!(&outcome, Delivery::Untried(why) if why.contains("cannot be run")), "{outcome:?}");
}
