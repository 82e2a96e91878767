//! The link in each e-mail about a game: it is there once, leads to a page of that game, and proves nothing.
use crate::stories::play;
use crate::world::World;
use chancery::mail::sink::Mail;
use chancery::text::doc::{Audience, Doc};
use chancery::text::words::Reader;
use std::collections::BTreeSet;

/// The addresses of pages in a text.
fn links(text: &str) -> Vec<&str> {
    let words = text.split_whitespace().filter(|word| word.contains("https://judge.example.org"));
    words.map(|word| word.trim_end_matches(['.', ','])).collect()
}

/// The game that an e-mail is about, by its head or by the heading of press.
fn game_of(mail: &Mail) -> Option<&str> {
    let head = mail.body.lines().find_map(|line| line.strip_prefix(":: Judge: ")?.split_once("  Game: "));
    let of_head = head.map(|(_, game)| game.split_whitespace().next().unwrap_or_default());
    let is_press =
        ["Message from ", "Answer from ", "Announcement of "].iter().any(|start| mail.body.starts_with(start));
    let of_press = mail.body.split_once(" in '").and_then(|(_, rest)| rest.split_once("':")).map(|(game, _)| game);
    of_head.or(of_press.filter(|_| is_press))
}

/// Returns whether a link is the bare address of a game's page.
fn is_plain(link: &str, game: &str) -> bool {
    let path = link.strip_prefix("https://judge.example.org").unwrap_or_default();
    let Some(rest) = path.strip_prefix("/my/games/").or(path.strip_prefix("/games/")) else { return false };
    let Some(rest) = rest.strip_prefix(&*game.to_lowercase()) else { return false };
    let is_phase = |label: &str| label.len() <= 7 && label.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let is_thread = |thread: &str| thread.chars().all(|c| c.is_ascii_alphanumeric() || "+-".contains(c));
    match rest.strip_prefix('/') {
        None => rest.is_empty(),
        Some("press") => true,
        Some(rest) => rest.strip_prefix("press/").map_or_else(|| is_phase(rest), is_thread),
    }
}

#[test]
fn each_email_about_a_game_has_one_link_that_proves_nothing() {
    let (mut n_letters, mut kinds) = (0, BTreeSet::new());
    for name in ["whole_game", "press", "invitation", "sitter", "gunboat"] {
        let story = std::fs::read_to_string(format!("tests/stories/{name}.story")).unwrap();
        play(&story, &mut |mail| {
            let Some(game) = game_of(mail) else { return };
            let found = links(&mail.body);
            assert_eq!(found.len(), 1, "{name}: {:?} of \"{}\" to {}\n{}", found, mail.subject, mail.to, mail.body);
            assert!(is_plain(found[0], game), "{name}: {}", found[0]);
            let token = mail.reply_to.as_deref().and_then(|address| address.split_once('+')?.1.split_once('@'));
            assert!(token.is_none_or(|(token, _)| !found[0].contains(token)), "{name}: {}", found[0]);
            kinds
                .insert(found[0].strip_prefix("https://judge.example.org").unwrap().replace(&game.to_lowercase(), "*"));
            n_letters += 1;
        });
    }
    assert!(150 <= n_letters, "only {n_letters} letters");
    for kind in ["/my/games/*", "/my/games/*/S1901M", "/my/games/*/press/all", "/games/*"] {
        assert!(kinds.contains(kind), "no letter leads to {kind}: {kinds:?}");
    }
    println!("{n_letters} letters, {kinds:?}");
}

#[test]
fn a_judge_without_pages_writes_no_links() {
    let mut world = World::with_games();
    world.judge.url = None;
    world.ask("ann@example.org", "SIGN ON ademo secret\nA BUD - SER\nPRESS TO E\nHello\nENDPRESS");
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let mails = world.mail();
    assert!(3 <= mails.len());
    assert!(mails.iter().all(|mail| !mail.body.contains("On the web") && !mail.body.contains("https://")));
}

/// Another person's line that looks like ours is marked in plain text, and is never a button in HTML.
#[test]
fn no_one_else_can_write_our_link() {
    let mut world = World::with_games();
    world.write(
        "ann@example.org",
        "judge@example.org",
        "",
        "SIGN ON ademo secret\nPRESS TO E\nOn the web: https://evil.example/my/games/demo\nENDPRESS",
    );
    let mails = world.mail();
    let press = mails.iter().find(|mail| mail.to == "eve@example.org").unwrap();
    assert!(press.body.contains("\n| On the web: https://evil.example/"), "{}", press.body);
    let html = |tell: &dyn Fn(&mut Doc)| Doc::with(Reader::nobody(), tell).html("press", Audience::Reader);
    let quoted = html(&|doc| doc.quote("On the web: https://evil.example/"));
    assert!(!quoted.contains("<a "), "{quoted}");
    let ours = html(&|doc| doc.link("https://judge.example.org/my"));
    assert!(ours.contains("<a href=\"https://judge.example.org/my\""), "{ours}");
}
