//! Subjects and first sentences of e-mails about games, as the stories show them: a reader who sees only these knows what happened.
use std::fs;
use std::path::{Path, PathBuf};

/// The longest subject, without the game's name. Only a list of powers may be longer.
const MOST_CHARACTERS: usize = 50;
/// The longest first sentence.
const MOST_WORDS: usize = 30;

/// An e-mail about a game that is no reply: its subject, and its first paragraph.
struct Headline {
    subject: String,
    first: String,
}

/// The files of stories in a folder, and in those within.
fn stories(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { stories(&path) } else { vec![path] }).collect()
}

fn headlines() -> Vec<Headline> {
    let mut found = Vec::new();
    for path in stories(Path::new("tests/stories")) {
        let text = fs::read_to_string(path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for (i, pair) in lines.windows(2).enumerate() {
            let [to, subject] = pair else { continue };
            let Some(subject) = subject.strip_prefix("Subject: CHANCERY:").filter(|_| to.starts_with("To: ")) else {
                continue;
            };
            let body = lines[i + 2..].iter().take_while(|line| line.is_empty() || line.starts_with('|'));
            let body = body.map(|line| line.trim_start_matches('|').trim());
            let is_head = |line: &&str| line.is_empty() || line.starts_with("::") || *line == "...";
            let first: Vec<&str> = body.skip_while(is_head).take_while(|line| !line.is_empty()).collect();
            found.push(Headline { subject: subject.to_owned(), first: first.join(" ") });
        }
    }
    found
}

/// The part of a subject after the game's name and the phase.
fn topic(subject: &str) -> &str {
    let (_, topic) = subject.split_once(" - ").unwrap_or(("", subject));
    let is_phase = |word: &str| word.len() == 6 && word[1..5].bytes().all(|byte| byte.is_ascii_digit());
    topic.split_once(' ').filter(|(word, _)| is_phase(word)).map_or(topic, |(_, topic)| topic)
}

#[test]
fn a_subject_is_short_and_names_its_topic() {
    let all = headlines();
    assert!(500 < all.len(), "{} e-mails in the stories", all.len());
    // "orders" is the topic of replies, and of a reply that goes to a player's own address because the e-mail came from elsewhere.
    let topics = all.iter().map(|headline| topic(&headline.subject)).filter(|topic| *topic != "orders");
    let wrong = topics.filter(|topic| {
        let names_powers = topic.matches(',').count() > 1;
        let is_long = MOST_CHARACTERS < topic.chars().count() && !names_powers;
        let is_odd =
            topic.ends_with('.') || topic.contains('·') || topic.contains("master") || topic.contains("letter");
        is_long || is_odd || topic.chars().next().is_none_or(char::is_lowercase)
    });
    let wrong: std::collections::BTreeSet<&str> = wrong.collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_first_sentence_of_an_email_is_short() {
    let long = headlines().into_iter().filter(|headline| {
        let sentence = headline.first.split_inclusive(['.', '!', '?', ':']).next().unwrap_or_default();
        !headline.first.contains("END ORDERS") && MOST_WORDS < sentence.split_whitespace().count()
    });
    let long: Vec<String> = long.map(|headline| format!("{}: {}", headline.subject, headline.first)).collect();
    assert!(long.is_empty(), "{long:#?}");
}
