//! Rich e-mails opened in a real mail program: neomutt, by simulated keys.
use crate::peers::lacks;
use std::fs;
use std::process::{Command, Stdio};

/// An e-mail as neomutt shows it.
fn shown(letter: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let raw = fs::read_to_string(format!("tests/rich/{letter}.eml")).unwrap();
    fs::write(at("box"), format!("From judge@example.org Sat Nov 21 12:00:00 2026\n{raw}\n")).unwrap();
    // It draws nothing while keys are waiting, so its output goes through a test pager.
    fs::write(at("pager"), format!("#!/bin/sh\ncp \"$1\" {}\n", at("page"))).unwrap();
    assert!(Command::new("chmod").arg("755").arg(at("pager")).status().unwrap().success());
    let settings = format!(
        "set folder=\"{}\" pager=\"{}\" prompt_after=no quit=yes beep=no sleep_time=0 wait_key=no move=no mbox_type=mbox header_cache=\"\"\n",
        folder.path().display(),
        at("pager")
    );
    fs::write(at("neomuttrc"), settings).unwrap();
    let keys = format!("neomutt -n -R -F {} -f {} -e 'push <display-message><quit>'", at("neomuttrc"), at("box"));
    let ended = Command::new("timeout")
        .args(["60", "script", "--quiet", "--return", "--command", &keys, "/dev/null"])
        .env("HOME", folder.path())
        .env("TERM", "xterm")
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(ended.success(), "neomutt does not end");
    fs::read_to_string(at("page")).unwrap()
}

#[test]
fn neomutt_shows_the_words_and_names_the_picture() {
    if ["neomutt", "script"].into_iter().any(lacks) {
        return;
    }
    for letter in ["results-text", "results"] {
        let page = shown(letter);
        assert!(page.contains("\nMovement results for Spring of 1901. (demo.001)\n"), "{letter}: {page}");
        assert!(page.contains("\nBEGIN ORDERS\nPHASE F1901M\n"), "{letter}: {page}");
        assert_eq!(page.contains("Attachment #2: demo-1.png"), letter == "results-text", "{letter}: {page}");
    }
}
