//! The judge's DKIM signatures, checked by an independent program: dkimpy.
use super::sample::rich;
use super::{head, mail};
use crate::program::{chancery, python, said};
use chancery::judge::config::Config;
use chancery::mail::compose::{Letterhead, compose};
use chancery::mail::dkim::{DkimSettings, Signer, new_key};
use chancery::mail::sink::{Kind, Mail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// A judge that signs with an RSA key and an Ed25519 key. `None` if `openssl` is missing, which makes the first.
fn signer(folder: &Path) -> Arc<Signer> {
    let settings = [("rsa", false), ("ed", true)].map(|(selector, is_ed25519)| {
        let key_file = folder.join(format!("{selector}.pem"));
        fs::write(&key_file, new_key(is_ed25519).unwrap()).unwrap();
        DkimSettings { selector: selector.to_owned(), key_file, domain: None }
    });
    Arc::new(Signer::new(&settings, "judge@games.test").unwrap().unwrap())
}

/// The independent program's verdicts on the signatures of these e-mails, by name.
fn verified(folder: &Path, signer: &Signer, letters: &BTreeMap<String, Vec<u8>>) -> Option<BTreeMap<String, String>> {
    let dns: String = signer.records().iter().map(|record| format!("{} {}\n", record.name, record.text)).collect();
    fs::write(folder.join("dns"), dns).unwrap();
    for (name, letter) in letters {
        fs::write(folder.join(format!("{name}.eml")), letter).unwrap();
    }
    let said = python("dkim, nacl", "verify_dkim.py", folder)?;
    Some(
        said.lines()
            .filter_map(|line| line.split_once(' '))
            .map(|(name, how)| (name.to_owned(), how.to_owned()))
            .collect(),
    )
}

fn replaced(letter: &[u8], from: &str, to: &str) -> Vec<u8> {
    let text = String::from_utf8(letter.to_vec()).unwrap();
    assert!(text.contains(from), "{from:?} is not in:\n{text}");
    text.replacen(from, to, 1).into_bytes()
}

#[test]
fn others_can_check_our_signatures_and_notice_every_change() {
    let folder = tempfile::tempdir().unwrap();
    let signer = signer(folder.path());
    let head = Letterhead { signer: Some(Arc::clone(&signer)), ..head() };
    let bodies = [
        "> LIST\nNo games.\n",
        "",
        "\n",
        "one line, without an end",
        "white space at the end  \n \t \n\n  \n",
        "a control character at the end\n\u{1}\n \u{2} \n",
        "\n\n  first lines that are blank\n\n\n   indented   and  spaced \t out \n",
        "Höchstädt – \u{1f4ec}\n\n-- \nThe judge\n",
        "trailing blanks, encoded: ä  \n   \n",
        ".\n..\n.a line that begins with a dot\n",
    ];
    let mut letters = BTreeMap::new();
    for (i, body) in bodies.iter().enumerate() {
        let letter = Mail { body: (*body).to_owned(), ..mail(1) };
        letters.insert(format!("good-{i}"), compose(&head, &letter).unwrap());
    }
    let long = "x".repeat(2000);
    letters.insert("good-long".to_owned(), compose(&head, &Mail { body: long, ..mail(1) }).unwrap());
    let many: Vec<String> = (0..60).map(|n| format!("<{n}.{}@players.test>", "y".repeat(60))).collect();
    let subject = "Résultats du printemps 1901, et bien d'autres choses encore à lire ".repeat(2);
    let letter = Mail { references: many, subject, reply_to: None, in_reply_to: None, ..mail(1) };
    letters.insert("good-headers".to_owned(), compose(&head, &letter).unwrap());
    let parts = [(Kind::Picture, "demo-S1901M.png"), (Kind::Json, "demo.json")];
    for (name, html) in [("good-picture", false), ("good-html", true)] {
        letters.insert(name.to_owned(), compose(&head, &rich(html, &parts)).unwrap());
    }
    let n_good = letters.len();

    let letter = compose(&head, &mail(7)).unwrap();
    let changes = [
        ("body", "No games.", "Two games."),
        ("end", "No games.\r\n", "No games.\r\nAnd more.\r\n"),
        ("subject", "Subject: Re: LIST", "Subject: Re: LAST"),
        ("from", "judge@games.test>", "fudge@games.test>"),
        ("to", "To: ann@players.test", "To: bob@players.test"),
        ("date", "Date: Thu, 21", "Date: Thu, 22"),
        ("reply-to", "Reply-To: judge+t1-abc", "Reply-To: judge+t2-abc"),
        ("second-from", "From: ", "From: eve@evil.test\r\nFrom: "),
        ("second-subject", "Subject: ", "Subject: Win a prize\r\nSubject: "),
        ("list", "MIME-Version: ", "List-Unsubscribe: <https://evil.test>\r\nMIME-Version: "),
        ("html", "Content-Type: text/plain", "Content-Type: text/html"),
        ("robot", "Auto-Submitted: auto-replied", "Auto-Submitted: no"),
    ];
    for (name, from, to) in changes {
        letters.insert(format!("bad-{name}"), replaced(&letter, from, to));
    }
    let Some(verdicts) = verified(folder.path(), &signer, &letters) else { return };
    assert_eq!(verdicts.len(), n_good + changes.len());
    for (name, verdict) in verdicts {
        let expected = if name.starts_with("good") { "good good" } else { "bad bad" };
        assert_eq!(verdict, expected, "{name}");
    }
}

#[test]
fn an_email_sent_again_has_the_same_signature() {
    let folder = tempfile::tempdir().unwrap();
    let head = Letterhead { signer: Some(signer(folder.path())), ..head() };
    let letter = compose(&head, &mail(7)).unwrap();
    assert_eq!(compose(&head, &mail(7)).unwrap(), letter);
    let text = String::from_utf8(letter).unwrap();
    assert_eq!(text.matches("DKIM-Signature: v=1;").count(), 2, "{text}");
    assert_eq!(text.matches("t=1732180000;").count(), 2, "{text}");
    assert!(text.lines().all(|line| line.len() <= 100), "{text}");
}

/// A keeper creates a key, and follows the program's instructions.
#[test]
fn a_key_is_created_and_its_dns_record_printed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("key.pem");
    let make = |extra: &[&str]| {
        let mut command = chancery();
        command.args(["dkim", "new", "--domain", "games.test"]).args(extra).arg(&file);
        command.output().unwrap()
    };
    let made = make(&[]);
    let made_said = said(&made);
    assert!(made.status.success(), "{made_said}");
    assert!(made_said.contains("chancery._domainkey.games.test. IN TXT ( \"v=DKIM1; k=rsa; p=MII"), "{made_said}");
    assert!(made_said.lines().all(|line| line.len() < 300), "{made_said}");
    let again = make(&["--ed25519"]);
    assert!(!again.status.success(), "the key was written over");

    let (_, dkim) = made_said.split_once("[[dkim]]").unwrap();
    let text =
        format!("address = 'judge@games.test'\nkeeper = 'k@x.test'\noutbound.maildir.path = 'mail'\n[[dkim]]{dkim}");
    let config = folder.path().join("chancery.toml");
    fs::write(&config, &text).unwrap();
    let shown = said(&chancery().args(["dkim", "records", "--config"]).arg(&config).output().unwrap());
    let record = |text: &str| text[text.find("chancery._domainkey").unwrap()..].split(')').next().unwrap().to_owned();
    assert_eq!(record(&shown), record(&made_said));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }

    // The judge reports the error before an e-mail goes out.
    let error = Config::parse(&text.replace("domain = \"games.test\"", "domain = \"other.test\"")).unwrap_err();
    assert!(error.to_string().contains("must be that of the judge's address, games.test"), "{error}");
    fs::write(&file, "no key").unwrap();
    let shown = said(&chancery().args(["dkim", "records", "--config"]).arg(&config).output().unwrap());
    assert!(shown.contains("key.pem: it contains no private key (PEM)"), "{shown}");
}
