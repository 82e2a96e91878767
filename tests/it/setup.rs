//! `chancery setup`, driven through a pipe, and the judge that runs on its output.
use super::program::{chancery, letter, said};
use chancery::judge::config::Config;
use chancery::mail::names::{Found, Names, RecordKind, Unasked, examine};
use chancery::mail::{HAS_IMAP, HAS_MAIL_AUTH};
use chancery::server::machine::mail_host;
use std::fs;
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Output, Stdio};

/// Runs it in a folder, with typed lines.
fn setup(folder: &Path, args: &[&str], typed: &str) -> Output {
    let mut command = chancery();
    command.arg("setup").arg("--config").arg(folder.join("etc/chancery.toml")).arg("--data").arg(folder.join("data"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // It may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn nine_answers_set_up_a_running_judge() {
    let folder = tempfile::tempdir().unwrap();
    let (root, backup) = (folder.path(), folder.path().join("backup"));
    let typed = format!(
        "Judge@Games.Example.org\nann@example.org\nmaildir:{}\nlocal\n{}\nno\nno\n\nNo\n",
        root.join("Maildir").display(),
        backup.display()
    );
    let done = setup(root, &[], &typed);
    assert!(done.status.success(), "{}", said(&done));
    let text = said(&done);
    for question in 1..=9 {
        assert!(text.contains(&format!("\n{question}. ")) || text.starts_with(&format!("{question}. ")), "{text}");
    }
    for mark in [
        "games.example.org. IN MX 10 ",
        "games.example.org. IN TXT \"v=spf1 mx ~all\"",
        "_dmarc.games.example.org. IN TXT",
        "(PTR)",
        "systemctl enable --now chancery",
        "chancery check --config",
        "Then send an e-mail to judge@games.example.org",
    ] {
        assert!(text.contains(mark), "{mark:?} is not in\n{text}");
    }
    assert_eq!(text.contains("chancery._domainkey.games.example.org. IN TXT"), HAS_MAIL_AUTH, "{text}");

    let file = root.join("etc/chancery.toml");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    let key = fs::metadata(root.join("etc/dkim.pem")).ok().map(|key| key.permissions().mode() & 0o777);
    assert_eq!(key, HAS_MAIL_AUTH.then_some(0o640));
    assert!(backup.is_dir());
    let config = Config::load(&file).unwrap();
    assert_eq!((config.address.as_str(), config.keeper.as_str()), ("judge@games.example.org", "ann@example.org"));
    assert_eq!(config.inbound.maildir[0].path, root.join("Maildir"));
    let written = fs::read_to_string(&file).unwrap();
    assert!(config.checks_senders() == HAS_MAIL_AUTH && config.authserv_id.is_none());
    assert!(written.contains("# Days until the judge deletes an e-mail"), "the keys are explained:\n{written}");

    // A judge runs on it. Only the outbound transport is different: there may be a mail server here.
    let (head, rest) = written.split_once("\n[outbound.smtp]\n").unwrap();
    let after = &rest[rest.find("\n# --- ").unwrap()..];
    let mail = root.join("mail");
    fs::write(&file, format!("{head}\n[outbound.maildir]\npath = {mail:?}\n{after}")).unwrap();
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(root.join("Maildir").join(part)).unwrap();
    }
    let help = letter("ann@example.org", "judge@games.example.org", "<one@example.org>", "REGISTER Ann Other");
    fs::write(root.join("Maildir/new/1700000000.Q1.test"), help).unwrap();
    let mut serve = chancery();
    serve.arg("serve").arg("--config").arg(&file).stderr(fs::File::create(root.join("log")).unwrap());
    let mut serving = serve.spawn().unwrap();
    super::program::wait_for(|| {
        assert!(serving.try_wait().unwrap().is_none(), "{}", fs::read_to_string(root.join("log")).unwrap());
        let mut answers = fs::read_dir(mail.join("ann@example.org/new")).into_iter().flatten();
        answers.next().map(|answer| fs::read_to_string(answer.unwrap().path()).unwrap())
    });
    serving.kill().unwrap();
    serving.wait().unwrap();
}

#[test]
fn an_existing_configuration_is_not_replaced_without_a_yes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("etc/chancery.toml");
    fs::create_dir(file.parent().unwrap()).unwrap();
    fs::write(&file, "mine").unwrap();
    let backup = folder.path().join("backup");
    let args = ["--address", "judge@example.org", "--backup", backup.to_str().unwrap()];
    for (args, typed) in [(args.to_vec(), "no\n"), (args.to_vec(), "\n"), ([&args[..], &["--yes"]].concat(), "")] {
        let left = setup(folder.path(), &args, typed);
        assert_eq!(left.status.code(), Some(1));
        assert!(said(&left).contains("as it is; `--replace`"), "{}", said(&left));
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    }
    let more = [&args[..], &["--yes", "--replace", "--keeper", "ann@example.org", "--in", "pipe"]].concat();
    let done = setup(folder.path(), &more, "");
    assert!(done.status.success(), "{}", said(&done));
    assert_eq!(fs::read_to_string(folder.path().join("etc/chancery.toml.old")).unwrap(), "mine");
    assert_eq!(Config::load(&file).unwrap().keeper, "ann@example.org");
    let key = fs::read_to_string(folder.path().join("etc/dkim.pem")).ok();

    // Again: the key in the DNS stays.
    assert!(setup(folder.path(), &more, "").status.success());
    assert_eq!(fs::read_to_string(folder.path().join("etc/dkim.pem")).ok(), key);
}

/// A past fault: setup offered a folder that it then refused, and all answers were lost.
#[test]
fn a_wrong_answer_loses_no_other_and_the_defaults_work() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = chancery();
    command.args(["setup", "--config", "etc/chancery.toml", "--data", "./data"]).current_dir(folder.path());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let typed = "judge@games.example.org\njudge@games.example.org\nann@example.org\npipe\nlocal\n./data/backups\n\n\
                 pages please\nplay.games.example.org\n9101\n\ntell\n\nftp://copy\n\n";
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let done = child.wait_with_output().unwrap();
    let text = said(&done);
    assert!(done.status.success(), "{text}");
    assert!(
        text.contains("Invalid: that is the judge's own address") && text.contains("Invalid: write the full path"),
        "{text}"
    );
    for why in
        ["write a name such as play.example.org, or no", "is not an address such as 127.0.0.1:9101", "write sftp://"]
    {
        assert!(text.contains(why), "{why:?} is not in\n{text}");
    }
    let config = Config::load(&folder.path().join("etc/chancery.toml")).unwrap();
    assert_eq!((config.address.as_str(), config.keeper.as_str()), ("judge@games.example.org", "ann@example.org"));
    let data = fs::canonicalize(folder.path()).unwrap().join("data");
    assert_eq!((config.data.clone(), config.backups()), (data.clone(), data.join("backups")));
}

/// A past fault: `setup` made a judge without pages, monitors, a second way to its keeper and a copy, and each had to be added by hand.
#[test]
fn pages_monitors_the_alarm_and_the_copy_are_set_up_in_one_go() {
    let folder = tempfile::tempdir().unwrap();
    let backup = folder.path().join("backup");
    let args = [
        "--yes",
        "--address",
        "judge@example.org",
        "--keeper",
        "ann@example.org",
        "--in",
        "pipe",
        "--backup",
        backup.to_str().unwrap(),
        "--pages",
        "https://Play.Example.org/",
        "--metrics",
        "127.0.0.1:9101",
        "--tell",
        "/usr/local/bin/tell",
        "--copy",
        "file:///srv/copy",
    ];
    let done = setup(folder.path(), &args, "");
    let text = said(&done);
    assert!(done.status.success(), "{text}");
    let etc = folder.path().join("etc");
    let config = Config::load(&etc.join("chancery.toml")).unwrap();
    let web = config.web.as_ref().unwrap();
    assert_eq!(web.url.to_string(), "https://play.example.org");
    assert!(web.keeper.is_some(), "the keeper's pages, too");
    assert!(config.metrics.listen.is_some());
    assert_eq!(config.alarm.tell, ["/usr/local/bin/tell"]);
    assert_eq!(config.copy.as_ref().unwrap().to, "file:///srv/copy");
    let site = ["caddy-site", "nginx-site"].iter().find_map(|name| fs::read_to_string(etc.join(name)).ok()).unwrap();
    assert!(site.contains("play.example.org") && !site.contains("judge.example.org"), "{site}");
    for step in [
        "The name play.example.org must lead to this machine",
        "Install Litestream 0.5.17 or newer as /usr/bin/litestream",
        "ReadWritePaths=",
        "Open https://play.example.org",
    ] {
        assert!(text.contains(step), "{step:?} is not in\n{text}");
    }
}

/// A past fault: they named different mail servers, and different policies.
#[test]
fn setup_check_and_the_instructions_require_the_same_records() {
    let folder = tempfile::tempdir().unwrap();
    let backup = folder.path().join("backup");
    let args = [
        "--yes",
        "--address",
        "judge@games.example.org",
        "--keeper",
        "ann@example.org",
        "--in",
        "pipe",
        "--out",
        "local",
    ];
    let done = setup(folder.path(), &[&args[..], &["--backup", backup.to_str().unwrap()]].concat(), "");
    let text = said(&done);
    let host = mail_host("games.example.org");
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let missing = runtime.block_on(examine(&Nothing, "games.example.org", &host, &[]));
    let wanted: Vec<_> = missing
        .iter()
        .filter_map(|found| match found {
            Found::Wrong(_, remedy) => remedy.strip_prefix("Add: "),
            Found::Good(_) | Found::Note(_) => None,
        })
        .map(|record| record.split(" (").next().unwrap())
        .collect();
    assert_eq!(wanted.len(), 3, "{missing:?}");
    for record in wanted {
        assert!(text.contains(&format!("\n{record}\n")), "{record}\n{text}");
    }
    let paper = fs::read_to_string("deploy/README.md").unwrap();
    assert!(paper.contains("| `\"v=spf1 mx ~all\"` |") && !paper.contains("-all\""), "the paper says the same");
    assert_eq!(paper.matches("Upgrading\n").count(), 1, "one chapter on it");
}

/// A domain without any records.
struct Nothing;

impl Names for Nothing {
    async fn ask(&self, _: RecordKind, _: &str) -> Result<Vec<String>, Unasked> {
        Ok(Vec::new())
    }
}

#[test]
fn answers_that_make_no_sense_are_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let base = ["--yes", "--keeper", "ann@example.org"];
    for (args, why) in [
        (["--address", "judge"], "write one like judge@example.org"),
        (["--address", "judge+x@example.org"], "write one like judge@example.org"),
        (["--address", "ann@example.org"], "that is the judge's own address"),
        (["--in", "carrier-pigeon"], "write lmtp, maildir:FOLDER, pipe, or imap:HOST"),
        (["--in", "lmtp:2424"], "is not an address such as 127.0.0.1:2424"),
        (["--in", "imap"], if HAS_IMAP { "name the server: imap:imap.example.org" } else { "was built without imap" }),
        (["--out", "nowhere"], "write local, or the name of a server"),
        (["--backup", "backups"], "write the full path"),
        (["--pages", "play"], "write a name such as play.example.org, or no"),
        (["--metrics", "9101"], "is not an address such as 127.0.0.1:9101"),
        (["--tell", "tell"], "write the full path"),
        (["--copy", "ftp://example.org"], "write sftp://USER@HOST/FOLDER"),
    ] {
        let refused = setup(folder.path(), &[&base[..], &args[..]].concat(), "");
        assert!(!refused.status.success() && said(&refused).contains(why), "{args:?}: {}", said(&refused));
    }
    let silent = setup(folder.path(), &[], "judge@example.org\n");
    assert!(
        said(&silent).contains("some questions have no answer; --yes accepts the suggestions"),
        "{}",
        said(&silent)
    );
    assert!(!folder.path().join("etc").exists(), "nothing is written");
}

#[test]
#[cfg(feature = "imap")]
fn mailboxes_of_a_provider_need_passwords_in_files() {
    let folder = tempfile::tempdir().unwrap();
    let backup = folder.path().join("backup");
    let args = [
        "--yes",
        "--address",
        "judge@example.org",
        "--keeper",
        "ann@example.org",
        "--in",
        "imap:imap.example.org",
        "--out",
        "smtp.example.org",
        "--backup",
        backup.to_str().unwrap(),
    ];
    let done = setup(folder.path(), &args, "");
    assert!(
        done.status.success() && said(&done).contains("Put the password for imap.example.org into"),
        "{}",
        said(&done)
    );
    let config = Config::load(&folder.path().join("etc/chancery.toml")).unwrap();
    assert_eq!(config.inbound.imap[0].host, "imap.example.org");
    for name in ["imap-password", "smtp-password"] {
        let about = fs::metadata(folder.path().join("etc").join(name)).unwrap();
        assert_eq!((about.permissions().mode() & 0o777, about.len()), (0o640, 0), "{name}");
    }
    assert!(!folder.path().join("etc/dkim.pem").exists(), "the provider signs");
}
