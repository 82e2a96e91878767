//! The files and tools for setting up a judge: `deploy/postfix`, `chancery deliver` and `chancery check`.
use super::{JUDGE, PASSWORD, Peers, open_to_all, run};
use crate::program::{House, chancery, letter, said, wait_for};
use chancery::mail::certificate::{Speech, validity};
use chancery::mail::peer::Security;
use jiff::Timestamp;
use std::fs;
use std::path::Path;
use std::process::Command;

/// `deploy/postfix` with this machine's names in it: way 2 of its `main.cf`, and its `master.cf`.
fn postfix_files(program: &Path, config: &Path) -> (String, String) {
    let main = include_str!("../../../deploy/postfix/main.cf");
    let way_2 = main.lines().map(|line| match line.strip_prefix('#') {
        Some(setting) if setting.starts_with(|c: char| c.is_ascii_lowercase()) => setting,
        _ => line,
    });
    let main = way_2.collect::<Vec<_>>().join("\n").replace("judge@example.org", JUDGE);
    assert!(main.contains("\ntransport_maps = inline:{ judge@games.test=chancery: }\n"), "{main}");
    let master = include_str!("../../../deploy/postfix/master.cf")
        .replace("user=chancery:chancery", "user=nobody:nogroup")
        .replace("/usr/bin/chancery", program.to_str().unwrap())
        .replace("/etc/chancery/chancery.toml", config.to_str().unwrap());
    (main, master)
}

#[tokio::test]
async fn postfix_queues_an_email_until_deliver_has_stored_it_once() {
    let house = House::new();
    house.begin_game("piped", Timestamp::now(), "");
    let folder = house.config_file().parent().unwrap().to_owned();
    open_to_all(&folder);
    run(Command::new("chown").args(["-R", "nobody:nogroup"]).arg(house.data()));
    let (seat, token) = house.seats("piped").swap_remove(0);
    let program = folder.join("chancery");
    let (main, master) = postfix_files(&program, &house.config_file());
    let Some(peers) = Peers::start_with(&main, &master) else { return };
    let real = env!("CARGO_BIN_EXE_chancery");
    let log = |what: &str| peers.log("postfix.log").contains(what).then_some(());

    // The configuration does not exist yet, and only the e-mail's envelope names its seat.
    fs::copy(real, &program).unwrap();
    fs::rename(house.config_file(), folder.join("later")).unwrap();
    let first = letter(&seat.user_address, "somebody@players.test", "<first@players.test>", "LIST").replace('\r', "");
    peers.submit(&seat.user_address, &[&token], &first).await;
    wait_for(|| log("status=deferred (temporary failure. Command output: chancery: "));
    fs::rename(folder.join("later"), house.config_file()).unwrap();
    wait_for(|| log("relay=chancery, ").and_then(|()| log("status=sent (delivered via chancery service)")));

    // The program stores the e-mail, and is killed before it can acknowledge it: Postfix retries.
    fs::remove_file(&program).unwrap();
    let killed = format!("#!/bin/sh\nCHANCERY_FAILPOINT=delivered exec {} \"$@\"\n", folder.join("real").display());
    fs::copy(real, folder.join("real")).unwrap();
    fs::write(&program, killed).unwrap();
    run(Command::new("chmod").arg("755").arg(&program));
    let second = letter("ann.piped@players.test", JUDGE, "<second@players.test>", "LIST").replace('\r', "");
    peers.submit("ann.piped@players.test", &[JUDGE], &second).await;
    wait_for(|| log("status=deferred (Command died with signal"));
    fs::rename(folder.join("real"), &program).unwrap();
    peers.wait_with_flushes(|| peers.log("postfix.log").matches("status=sent (delivered via").count() == 2);

    let mut serving = house.serve(&[]);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success(), "{}", house.log());
    let answers: Vec<_> = house.answers().into_iter().collect();
    assert_eq!(answers, [("<first@players.test>".to_owned(), 1), ("<second@players.test>".to_owned(), 1)]);
    let signed_on = house.mail().into_iter().find(|(_, mail)| mail.contains("In-Reply-To: <first@")).unwrap();
    assert!(signed_on.1.contains(":: Judge: CHANCERY  Game: Piped"), "{}", signed_on.1);
    let n_letters = house.store().inbox_counts().unwrap();
    assert_eq!(n_letters, [("done".to_owned(), 7 + 2)], "seven letters began the game");
}

#[test]
fn check_says_whether_the_mail_servers_let_the_judge_in_and_why_not() {
    let Some(peers) = Peers::start() else { return };
    let good = peers.judge_config();
    let certificate = format!("ca_file = \"{}\"\n", peers.certificate().display());
    let (imaps, login) = (format!("port = {}\n", peers.ports.imaps), format!("port = {}\n", peers.ports.login));
    let check = |config: &str| {
        let house = House::with_config(config);
        let output = chancery().args(["check", "--config"]).arg(house.config_file()).output().unwrap();
        (output.status.success(), said(&output))
    };

    let (success, text) = check(&good);
    assert!(success && text.contains("Everything is fine."), "{text}");
    assert!(text.contains("ok     IMAP localhost:") && text.contains("ok     SMTP localhost:"), "{text}");
    assert_eq!(text.matches("its certificate is valid for").count(), 2, "{text}");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let days = |port, security, speech, now| {
        let file = peers.certificate().to_owned();
        let asked = validity("localhost", port, security, speech, Some(&file), now);
        runtime.block_on(asked).unwrap().unwrap().left / 24
    };
    let now = jiff::Timestamp::now();
    for (port, security, speech) in
        [(peers.ports.imaps, Security::Tls, Speech::Imap), (peers.ports.login, Security::Starttls, Speech::Smtp)]
    {
        let left = days(port, security, speech, now);
        assert!((28..=30).contains(&left), "{left}");
        let in_three_weeks = now + jiff::SignedDuration::from_hours(24 * 21);
        assert_eq!(days(port, security, speech, in_three_weeks) + 21, left);
    }

    let mixed_up = good.replace(&imaps, &login).replace("security = \"starttls\"", "security = \"tls\"");
    let nobody = good.replace(&imaps, "port = 1\n").replace(&login, "port = 1\n");
    for (what, config, remedy) in [
        ("a wrong password", good.replace(PASSWORD, "wrong"), "are `user` and "),
        ("nobody there", nobody, "Connection refused"),
        ("the ports mixed up", mixed_up, "are `port` and `security` right"),
        (
            "an unknown certificate",
            good.replace(&certificate, ""),
            "is the certificate trusted, perhaps through `ca_file`?",
        ),
    ] {
        let (success, text) = check(&config);
        assert!(!success && text.contains("There are 2 problems."), "{what}:\n{text}");
        for server in ["WRONG  IMAP", "WRONG  SMTP"] {
            let line = text.lines().find(|line| line.starts_with(server)).unwrap_or_default();
            assert!(line.contains(remedy), "{what}:\n{text}");
        }
    }
}
