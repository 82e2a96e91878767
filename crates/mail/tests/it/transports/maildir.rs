//! Maildirs: files that vanish, half-written ones, many, and recipients with strange addresses.
use super::{head, mail};
use chancery_mail::maildir::{MaildirSink, MaildirSource, drop_letter, folder_of, list, read};
use chancery_mail::sink::{Delivery, Mail, Sink};
use chancery_mail::source::{Envelope, MAX_LETTER, Source, arrival_from};
use jiff::Timestamp;
use std::collections::HashSet;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

fn time(second: i64) -> Timestamp {
    Timestamp::from_second(1_732_180_000 + second).unwrap()
}

fn count(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

#[tokio::test]
async fn emails_come_oldest_first_until_they_are_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let mut source = MaildirSource::open(folder.path()).unwrap();
    assert_eq!(source.fetch().await.unwrap(), []);
    drop_letter(folder.path(), b"second", time(2)).unwrap();
    drop_letter(folder.path(), b"first", time(1)).unwrap();
    let batch = source.fetch().await.unwrap();
    assert_eq!(batch.iter().map(|letter| &letter.raw[..]).collect::<Vec<_>>(), [&b"first"[..], b"second"]);
    assert_eq!(batch[0].received, Some(time(1)));
    assert_eq!(source.fetch().await.unwrap(), batch);

    let keys =
        [batch[0].key.clone(), "maildir:gone".to_owned(), "maildir:../../etc/passwd".to_owned(), "imap:x".to_owned()];
    for _ in 0..2 {
        source.acknowledge(&keys).await.unwrap();
    }
    assert_eq!(source.fetch().await.unwrap(), [batch[1].clone()]);
    let entries = list(folder.path()).unwrap();
    assert!(entries[0].read && entries[0].name.ends_with(":2,S") && !entries[1].read);
    assert_eq!(read(folder.path(), &entries[1]).unwrap(), b"second");
    assert!(list(folder.path()).unwrap().iter().all(|entry| entry.read));
    assert_eq!(source.fetch().await.unwrap(), []);

    // A restarted source acknowledges the last e-mail it offered before.
    drop_letter(folder.path(), b"third", time(3)).unwrap();
    let third = source.fetch().await.unwrap();
    MaildirSource::open(folder.path()).unwrap().acknowledge(&[third[0].key.clone()]).await.unwrap();
    assert_eq!(source.fetch().await.unwrap(), []);
}

#[tokio::test]
async fn unreadable_files_are_not_in_the_way() {
    let folder = tempfile::tempdir().unwrap();
    let mut source = MaildirSource::open(folder.path()).unwrap();
    let new = folder.path().join("new");
    fs::create_dir(new.join("0000000001.folder")).unwrap();
    std::os::unix::fs::symlink("/etc/passwd", new.join("0000000002.link")).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(new.join("0000000003.pipe")).status().unwrap().success());
    fs::write(new.join(".hidden"), "no letter").unwrap();
    fs::write(new.join(std::ffi::OsStr::from_bytes(b"0000000003.\xff\xfe")), "no name").unwrap();
    fs::write(folder.path().join("tmp").join("0000000004.half"), "half a let").unwrap();
    // Names with flags, as some programs leave them in new/.
    fs::write(new.join("0000000005.flagged:2,F"), "flagged").unwrap();
    fs::write(new.join("0000000006.long"), vec![b'x'; MAX_LETTER + 10]).unwrap();
    for n in 10..80 {
        drop_letter(folder.path(), b"letter", time(n)).unwrap();
    }
    let first = source.fetch().await.unwrap();
    assert_eq!((first.len(), first[0].key.as_str()), (64, "maildir:0000000005.flagged"));
    assert_eq!((first[1].raw.len(), first[1].size), (MAX_LETTER, MAX_LETTER as u64 + 10));
    // All but one of the rest vanish before they are read.
    for entry in list(folder.path()).unwrap().iter().rev().skip(1).take(7) {
        fs::remove_file(new.join(&entry.name)).unwrap();
    }
    assert_eq!(source.fetch().await.unwrap().len(), 1);
    let keys: Vec<String> = first.iter().map(|letter| letter.key.clone()).collect();
    source.acknowledge(&keys).await.unwrap();
    assert!(folder.path().join("cur/0000000005.flagged:2,S").exists());
    assert_eq!(source.fetch().await.unwrap().len(), 1);
}

#[tokio::test]
async fn each_of_five_thousand_emails_comes_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut source = MaildirSource::open(folder.path()).unwrap();
    for n in 0..5000 {
        fs::write(folder.path().join(format!("new/{:010}.n{n}", 1_732_180_000 + n)), format!("{n}")).unwrap();
    }
    let mut seen = Vec::new();
    loop {
        let batch = source.fetch().await.unwrap();
        if batch.is_empty() {
            break;
        }
        let keys: Vec<String> = batch.iter().map(|letter| letter.key.clone()).collect();
        source.acknowledge(&keys).await.unwrap();
        seen.extend(batch.into_iter().map(|letter| String::from_utf8(letter.raw).unwrap()));
    }
    assert_eq!(seen, (0..5000).map(|n| n.to_string()).collect::<Vec<_>>());
    assert_eq!((count(&folder.path().join("new")), count(&folder.path().join("cur"))), (0, 5000));
}

#[tokio::test]
async fn an_email_sent_again_is_not_duplicated() {
    let root = tempfile::tempdir().unwrap();
    let mut sink = MaildirSink::new(root.path(), head());
    let folder = folder_of(root.path(), "ann@players.test");
    for _ in 0..2 {
        assert!(matches!(sink.send(&mail(1)).await, Delivery::Sent(_)));
        assert_eq!(list(&folder).unwrap().len(), 1);
    }
    // Nor is an e-mail that has been read.
    let entry = list(&folder).unwrap().remove(0);
    assert!(read(&folder, &entry).unwrap().starts_with(b"From: "));
    assert!(matches!(sink.send(&mail(1)).await, Delivery::Sent(_)));
    assert!(matches!(sink.send(&mail(2)).await, Delivery::Sent(_)));
    assert_eq!(list(&folder).unwrap().iter().map(|entry| entry.read).collect::<Vec<_>>(), [true, false]);
    assert_eq!(count(&folder.join("tmp")), 0);

    let unwritable = sink.send(&Mail { to: "a@b@c".to_owned(), ..mail(3) }).await;
    assert!(matches!(unwritable, Delivery::Refused(_)));
    fs::write(root.path().join("bob@players.test"), "in the way").unwrap();
    let later = sink.send(&Mail { to: "bob@players.test".to_owned(), ..mail(4) }).await;
    assert!(matches!(later, Delivery::Later(_)));
    assert!(matches!(sink.send(&mail(5)).await, Delivery::Sent(_)));
}

#[test]
fn an_address_is_never_a_path() {
    let root = Path::new("/root");
    let long = format!("{}@x.test", "é".repeat(200));
    let addresses = [
        "",
        ".",
        "..",
        "../x",
        "/etc/passwd",
        "a/b@c",
        "a\\b@c",
        "a\0b",
        "%",
        "%2e",
        "~",
        ".hidden",
        "a b",
        "A@B",
        "a@ä",
        &long,
        &format!("{long}1"),
        "-rf",
        "a\nb",
        "con",
        "a:b",
    ];
    let mut seen = HashSet::new();
    for address in addresses {
        let folder = folder_of(root, address);
        assert_eq!(folder.parent(), Some(root), "{address:?}");
        let name = folder.file_name().unwrap().to_str().unwrap();
        assert!(name.len() < 255 && !name.starts_with('.') && !name.contains('/'), "{address:?}");
        assert!(name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"._+@-%".contains(&b)), "{name}");
        assert!(seen.insert(folder), "{address:?} shares a folder");
    }
    assert_eq!(folder_of(root, "Ann+X@Players.test"), root.join("ann+x@players.test"));
}

#[test]
fn standard_input_is_bounded_but_counted() {
    let one = arrival_from(&b"a letter"[..], Envelope::default()).unwrap();
    assert_eq!((one.raw.as_slice(), one.size), (&b"a letter"[..], 8));
    assert!(one.key.starts_with("stdin:") && one.key.len() == 6 + 64);
    assert_eq!(arrival_from(&b"a letter"[..], Envelope::default()).unwrap().key, one.key);
    let long = vec![b'x'; MAX_LETTER + 100_000];
    let cut = arrival_from(&long[..], Envelope::default()).unwrap();
    assert_eq!((cut.raw.len(), cut.size), (MAX_LETTER, long.len() as u64));
    assert_ne!(arrival_from(&long[1..], Envelope::default()).unwrap().key, cut.key);
}

/// E-mails hold passwords: stored ones do not stay in the mailbox for ever.
#[tokio::test]
async fn acknowledged_letters_are_deleted_after_a_while() {
    let folder = tempfile::tempdir().unwrap();
    let mut source = MaildirSource::open(folder.path()).unwrap();
    for second in [1, 2, 50] {
        drop_letter(folder.path(), b"SIGN ON ademo secret", time(second)).unwrap();
    }
    let keys: Vec<String> = source.fetch().await.unwrap().into_iter().map(|letter| letter.key).collect();
    source.acknowledge(&keys).await.unwrap();
    // This one is old too, but not stored yet.
    drop_letter(folder.path(), b"waits", time(3)).unwrap();
    fs::create_dir(folder.path().join("cur/0000000001.folder")).unwrap();
    source.forget(time(20)).await.unwrap();
    let left: Vec<bool> = list(folder.path()).unwrap().iter().map(|entry| entry.read).collect();
    assert_eq!(left, [true, false, true], "the folder, the letter that waits, the young one");
    assert_eq!(source.fetch().await.unwrap().len(), 1);
}
