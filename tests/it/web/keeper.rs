//! The keeper's console: access, content, and its actions as e-mails from the keeper.
use super::site::{Browser, Site};
use crate::world::World;
use chancery::mail::source::Arrival;
use chancery::server::check::Whence;
use chancery::store::{JournalEntry, Wording};

const KEEPER: &str = "keeper@example.org";

/// All pages of the console.
pub(super) const PAGES: [&str; 6] = [
    "/my/keeper",
    "/my/keeper/check",
    "/my/keeper/letters",
    "/my/keeper/people",
    "/my/keeper/games",
    "/my/keeper/journal",
];

/// The console of a judge with games.
fn console() -> (Site, Browser) {
    let site = Site::console();
    let keeper = site.signed_in(KEEPER);
    (site, keeper)
}

/// An e-mail that the judge has failed on.
pub(super) fn stuck(site: &Site, text: &str) -> String {
    let world = site.world();
    let raw =
        format!("From: eve@example.org\nTo: judge@example.org\nMessage-ID: <stuck@test>\n\n{text}\n").into_bytes();
    let letter = Arrival { key: "test:stuck".to_owned(), size: raw.len() as u64, raw, ..Arrival::default() };
    world.work().take_in(&[letter]).unwrap();
    let row = world.store.waiting(1).unwrap().remove(0);
    world.store.set_aside(row.id, "it broke").unwrap();
    format!("in{}", row.id)
}

#[test]
fn the_console_opens_only_for_the_keeper_and_not_for_long() {
    let (site, keeper) = console();
    for page in PAGES {
        let shown = site.get(&keeper, page);
        assert_eq!(shown.status, 200, "{page}: {}", shown.text());
        assert!(shown.text().contains("Keeper E-mails People Games Journal"), "{page}: {}", shown.text());
        // Another user of the machine with their own code, and one without.
        let ann = site.get(&site.signed_in("ann@example.org"), page);
        assert_eq!(ann.status, 403, "{page}");
        assert!(ann.text().contains("opens only for keeper@example.org"), "{}", ann.text());
        assert_eq!(
            site.get(&Browser::default(), page).location().as_deref().map(|to| to.starts_with("/my/sign-in")),
            Some(true)
        );
    }
    // An hour later a new code is required, even for looking.
    let later = site.world().now + jiff::SignedDuration::from_mins(61);
    site.run_to(&later.to_string());
    let shown = site.get(&keeper, "/my/keeper");
    assert!(shown.location().is_some_and(|to| to.starts_with("/my/sign-in")), "{}", shown.text());
}

#[test]
fn the_console_and_the_public_pages_are_separate() {
    let site = Site::with_games();
    let keeper = site.signed_in(KEEPER);
    for page in PAGES.iter().chain(&["/metrics"]) {
        assert_eq!(site.get(&keeper, page).status, 404, "{page}");
    }
    let (console, keeper) = console();
    for page in ["/my/games/demo", "/games/demo", "/my/profile"] {
        assert_eq!(console.get(&keeper, page).status, 404, "{page}");
    }
}

#[test]
fn an_email_set_aside_is_found_read_and_retried() {
    let (site, keeper) = console();
    let letter = stuck(&site, "SIGN ON ademo hush\nWhat is <b>this</b>?");
    for page in ["/my/keeper", "/my/keeper/letters?way=in&state=stuck"] {
        let shown = site.get(&keeper, page).text();
        assert!(shown.contains(&letter) && shown.contains("it broke"), "{page}: {shown}");
        // Its own page shows the sender. This one only the domain.
        assert!(shown.contains("example.org") && !shown.contains("eve@"), "{page}: {shown}");
        assert!(!shown.contains("What is"), "{page}: {shown}");
    }
    let own = format!("/my/keeper/letters/{letter}");
    let shown = site.get(&keeper, &own).text();
    assert!(shown.contains("eve@example.org") && !shown.contains("What is"), "{shown}");
    // Its text appears only on demand, without the password, and the journal records it.
    let read = site.send(&keeper, &own, "keeper-letter", &[("do", "read")]);
    assert!(read.text().contains("What is <b>this</b>?") && !read.text().contains("hush"), "{}", read.text());
    assert!(!read.body.contains("<b>this"), "what somebody wrote is no markup");
    let journal = site.get(&keeper, "/my/keeper/journal?text=read+the").text();
    assert!(journal.contains(&format!("read the text of {letter}")), "{journal}");
    assert!(journal.contains("console in"), "{journal}");
    let tried = site.send(&keeper, &own, "keeper-letter", &[("do", "retry")]);
    assert!(tried.text().contains(&format!("I am trying the e-mail {letter} again now.")), "{}", tried.text());
    assert!(!site.get(&keeper, "/my/keeper/letters?state=stuck").text().contains("it broke"));
}

/// A past fault: strangers' unconfirmed lines were listed, aged "-604638 s", and hid the e-mails that needed the
/// keeper.
#[test]
fn strangers_do_not_hide_emails_that_need_the_keeper() {
    let (site, keeper) = console();
    let letter = stuck(&site, "HELP");
    {
        let world = site.world();
        for n in 0..40 {
            world.store.hold_for(&format!("u{n}@flood.test"), "HELP", "", world.now).unwrap();
        }
    }
    let shown = site.get(&keeper, "/my/keeper").text();
    assert!(shown.contains(&letter) && !shown.contains("flood.test"), "{shown}");
    let shown = site.get(&keeper, "/my/keeper/letters?state=unconfirmed").text();
    assert!(shown.contains("waiting for a YES") && shown.contains("flood.test"), "{shown}");
    assert!(!shown.contains("-604") && shown.contains(" 0 s "), "{shown}");
}

#[test]
fn the_whole_judge_pauses_and_resumes() {
    let (site, keeper) = console();
    let wrong = site.send(&keeper, "/my/keeper", "keeper-pause", &[("text", "New disk.\nEND\nMore")]);
    assert!(wrong.answer().starts_with("Not sent."), "{}", wrong.text());
    assert!(wrong.text().contains("says only END") && wrong.body.contains("New disk."), "{}", wrong.text());
    assert!(site.world().store.standstill().unwrap().is_none());
    let paused = site.send(&keeper, "/my/keeper", "keeper-pause", &[("text", "New disk.")]);
    assert!(paused.text().contains("The judge is paused"), "{}", paused.text());
    let told = site.world().mail();
    assert!(told.iter().any(|mail| mail.body.contains("New disk.") && mail.to != KEEPER), "nobody was told");
    let resumed = site.send(&keeper, "/my/keeper", "keeper-resume", &[]);
    assert!(resumed.text().contains("The judge has resumed"), "{}", resumed.text());
    assert!(site.world().store.standstill().unwrap().is_none());
}

#[test]
fn an_announcement_goes_to_everyone_and_a_test_email_is_sent() {
    let (site, keeper) = console();
    let nothing = site.send(&keeper, "/my/keeper", "keeper-announce", &[]);
    assert!(nothing.text().contains("Enter a text for the players."), "{}", nothing.text());
    site.world().mail();
    let sent = site.send(&keeper, "/my/keeper", "keeper-announce", &[("text", "New pages on Sunday.")]);
    assert!(sent.text().contains("I have e-mailed"), "{}", sent.text());
    let told: Vec<String> = site
        .world()
        .mail()
        .into_iter()
        .filter(|mail| mail.body.contains("New pages on Sunday."))
        .map(|mail| mail.to)
        .collect();
    assert!(told.contains(&"ann@example.org".to_owned()), "{told:?}");
    let tried = site.send(&keeper, "/my/keeper", "keeper-test", &[]).text();
    let is_name = |word: &&str| word.strip_prefix("out").is_some_and(|n| n.parse::<u32>().is_ok());
    let name = tried.split_whitespace().find(is_name).unwrap_or_else(|| panic!("{tried}"));
    // The response links to the fate of the e-mail.
    let sent = site.send(&keeper, "/my/keeper", "keeper-test", &[]);
    let way = sent.body.split("href=\"/my/keeper/letters/in").nth(1).and_then(|rest| rest.split('"').next());
    let way = site.get(&keeper, &format!("/my/keeper/letters/in{}", way.expect("a link"))).text();
    assert!(way.contains("E-mails it caused") && way.contains("out"), "{way}");
    let fate = site.get(&keeper, &format!("/my/keeper/letters/{name}")).text();
    assert!(fate.contains(KEEPER) && fate.contains("waiting"), "{fate}");
    assert!(site.world().mail().iter().any(|mail| mail.to == KEEPER && mail.body.contains("KEEPER TEST")));
}

#[test]
fn people_are_banned_and_games_are_paused() {
    let (site, keeper) = console();
    let banned =
        site.send(&keeper, "/my/keeper/people", "keeper-rule", &[("do", "BAN"), ("address", "spam@example.org")]);
    assert!(banned.text().contains("BAN spam@example.org"), "{}", banned.text());
    // A button removes a rule.
    let rules = "BAN spam@example.org Remove rule";
    assert!(site.get(&keeper, "/my/keeper/people").text().contains(rules), "{}", banned.text());
    let back = [("do", "UNBAN"), ("address", "spam@example.org"), ("n", "1")];
    let free = site.send(&keeper, "/my/keeper/people", "keeper-rule", &back);
    assert!(!site.get(&keeper, "/my/keeper/people").text().contains(rules), "{}", free.text());
    let slip = site.send(
        &keeper,
        "/my/keeper/people",
        "keeper-rule",
        &[("do", "KEEPER ERASE"), ("address", "ann@example.org")],
    );
    assert!(slip.answer().starts_with("Not sent."), "{}", slip.text());
    let sentence = [("do", "BAN"), ("address", "not an address")];
    let slip = site.send(&keeper, "/my/keeper/people", "keeper-rule", &sentence);
    assert!(slip.answer().starts_with("Not sent."), "{}", slip.text());
    // Two accounts of one person are merged.
    let two = [("address", "gus@example.org"), ("into", "bob@example.org")];
    site.world().ask("gus@example.org", "REGISTER Gus Gone");
    let one = site.send(&keeper, "/my/keeper/people", "keeper-merge", &two);
    let gone = site.world().store.user_at("gus@example.org").unwrap().map(|user| user.name);
    assert_ne!(gone.as_deref(), Some("Gus Gone"), "{}", one.text());
    let untouched = site.send(&keeper, "/my/keeper/games", "keeper-game", &[]);
    assert!(untouched.answer().starts_with("Not sent."), "{}", untouched.text());
    let paused = site.send(&keeper, "/my/keeper/games", "keeper-game", &[("name", "demo"), ("do", "PAUSE")]);
    assert!(site.get(&keeper, "/my/keeper/games").text().contains("paused"), "{}", paused.text());
    let end = site.send(&keeper, "/my/keeper/games", "keeper-game", &[("name", "demo"), ("do", "TERMINATE")]);
    assert!(end.text().contains("tick the box"), "{}", end.text());
    assert!(site.get(&keeper, "/my/keeper/people?find=ann@").text().contains("ann@example.org"));
}

#[test]
fn the_keeper_sees_account_claims_and_decides() {
    let (site, keeper) = console();
    site.world().ask("zoe@new.example", "I WAS ann@example.org");
    let page = site.get(&keeper, "/my/keeper/people").text();
    assert!(page.contains("zoe@new.example asks for ann@example.org"), "{page}");
    let about = [("old", "ann@example.org"), ("new", "zoe@new.example"), ("do", "MOVE"), ("n", "2")];
    let early = site.send(&keeper, "/my/keeper/people", "keeper-move", &about);
    assert!(early.text().contains("Its owner can stop this until"), "{}", early.text());
    let no = [("old", "ann@example.org"), ("new", "zoe@new.example"), ("do", "NO MOVE"), ("n", "3")];
    site.send(&keeper, "/my/keeper/people", "keeper-move", &no);
    assert!(!site.get(&keeper, "/my/keeper/people").text().contains("zoe@new.example"));
    assert_eq!(site.world().store.moves().unwrap(), []);
}

/// The keeper has looked around for half an hour: an action now needs a new code, and nothing is done.
#[test]
fn an_action_needs_a_code_less_than_a_quarter_of_an_hour_old() {
    let (site, keeper) = console();
    let later = site.world().now + jiff::SignedDuration::from_mins(20);
    site.run_to(&later.to_string());
    let refused = site.send(&keeper, "/my/keeper", "keeper-pause", &[("text", "")]);
    assert!(site.world().store.standstill().unwrap().is_none(), "{}", refused.text());
    assert!(refused.text().to_lowercase().contains("code"), "{}", refused.text());
}

/// The findings of `chancery check` are a page of the console, and appear next to the judge's health.
#[test]
fn the_console_shows_the_findings_of_check() {
    let (site, keeper) = console();
    let desk = site.get(&keeper, "/my/keeper").text();
    assert!(desk.contains("Check the whole judge"), "{desk}");
    let page = site.get(&keeper, "/my/keeper/check").text();
    for found in ["Everything is fine.", "intact, 2 games", "backups: none", "disk of", "Check again"] {
        assert!(page.contains(found), "{found} is not in {page}");
    }
    // The check runs again on request, and faults come first.
    stuck(&site, "HELP");
    assert!(site.get(&keeper, "/my/keeper/check").text().contains("Everything is fine."));
    site.later(jiff::SignedDuration::from_mins(1));
    let page = site.get(&keeper, "/my/keeper/check?again=yes").text();
    let (wrong, good) = (page.find("1 e-mail stuck"), page.find("intact"));
    assert!(wrong.zip(good).is_some_and(|(wrong, good)| wrong < good), "{page}");
    assert!(site.get(&keeper, "/my/keeper").text().contains("There is 1 problem."), "the desk shows it");
    let ann = site.get(&site.signed_in("ann@example.org"), "/my/keeper/check");
    assert_eq!(ann.status, 403, "{}", ann.text());
}

/// It knows the judge's configuration, like a keeper at the command line.
#[test]
fn the_console_checks_the_running_judge() {
    let options = " --config /etc/ours.toml";
    let site = Site::made(World::with_games(), |plan| {
        plan.is_console = true;
        plan.whence = Whence { file: Some("/etc/ours.toml".into()), options: options.to_owned() };
    });
    let keeper = site.signed_in(KEEPER);
    {
        let world = site.world();
        let raw = b"From: eve@example.org\nTo: judge@example.org\nMessage-ID: <waits@test>\n\nHELP\n".to_vec();
        let letter = Arrival { key: "test:waits".to_owned(), size: raw.len() as u64, raw, ..Arrival::default() };
        world.work().take_in(&[letter]).unwrap();
    }
    let page = site.get(&keeper, "/my/keeper/check").text();
    assert!(page.contains(&format!("1 waiting; start the judge: chancery serve{options}")), "{page}");
}

/// A code requested at the console says that it is for the console.
#[test]
fn a_code_for_the_console_names_it() {
    let site = Site::console();
    let answer = site.post(&Browser::default(), "/my/sign-in", &[("do", "ask"), ("address", KEEPER)]);
    assert!(answer.location().is_some(), "{}", answer.text());
    let mail = site.world().mail().into_iter().find(|mail| mail.to == KEEPER).expect("a letter with a code");
    assert!(mail.body.contains("sign in at the keeper's console (http://127.0.0.1:8017)"), "{}", mail.body);
}

/// No e-mail comes or goes, and strangers have used up all codes of the hour: the keeper at the machine gets in.
#[test]
fn the_keeper_at_the_machine_needs_no_mail() {
    let site = Site::console();
    site.world().mail();
    for _ in 0..30 {
        site.post(&Browser::default(), "/my/sign-in", &[("do", "ask"), ("address", KEEPER)]);
    }
    let said = site.world().desk("KEEPER CODE");
    assert!(said.contains("It works once, within 15 minutes, for the keeper."), "{said}");
    let code = crate::codes::code_in(&said);
    let mails = site.world().mail();
    assert!(mails.iter().all(|mail| !mail.body.contains(&code)), "{mails:#?}");
    let answer = site.post(&Browser::default(), "/my/sign-in", &[("do", "enter"), ("code", &code)]);
    let keeper = answer.browser(&Browser::default());
    assert_eq!(site.get(&keeper, "/my/keeper").status, 200, "{}", answer.text());
    // Once.
    let again = site.post(&Browser::default(), "/my/sign-in", &[("do", "enter"), ("code", &code)]);
    assert!(again.browser(&Browser::default()).cookie.is_none(), "{}", again.text());
    // By e-mail there is none, even for the keeper.
    site.world().judge.trust_senders = true;
    let said = site.world().ask(KEEPER, "KEEPER CODE").body;
    assert!(said.contains("only at the judge's machine"), "{said}");
}

#[test]
fn the_journal_is_paginated() {
    let (site, keeper) = console();
    {
        let world = site.world();
        for n in 0..150 {
            let (who, what) = (Wording::words("clock"), Wording::words(format!("deed {n} of <script>")));
            world
                .store
                .note(&JournalEntry { at: world.now, game: None, who, what, letter: None, origin: None })
                .unwrap();
        }
    }
    let first = site.get(&keeper, "/my/keeper/journal?text=deed");
    assert!(
        first.text().contains("deed 149 of")
            && first.text().contains("deed 50 of")
            && !first.text().contains("deed 49 of")
    );
    assert!(!first.body.contains("<script>") && first.body.contains("Older entries"));
    let before = first.body.split("name=\"before\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let second = site.get(&keeper, &format!("/my/keeper/journal?text=deed&before={before}")).text();
    assert!(second.contains("deed 49 of") && second.contains("deed 0 of") && !second.contains("deed 50 of"));
    assert!(site.get(&keeper, "/my/keeper/journal?game=nowhere").text().contains("No entries match."));
    // By day, and by actor.
    assert!(site.get(&keeper, "/my/keeper/journal?day=2026-11-20&text=clock").text().contains("No entries match"));
    assert!(site.get(&keeper, "/my/keeper/journal?day=2026-11-30&text=clock").text().contains("deed 149 of"));
    let banana = site.get(&keeper, "/my/keeper/journal?day=banana&text=deed").text();
    assert!(banana.contains("\"banana\" is not a day, so the page shows all days."), "{banana}");
}

#[test]
fn monitors_need_no_code_and_see_no_names() {
    let (site, keeper) = console();
    site.get(&keeper, "/my/keeper");
    let numbers = site.get(&Browser::default(), "/metrics").body;
    for name in [
        "chancery_pages_total{answer=\"shown\"}",
        "chancery_page_seconds_bucket{le=\"0.001\"}",
        "chancery_sign_ins_total",
        "chancery_letters_in",
        "chancery_streams 0",
        "chancery_database_log_bytes",
    ] {
        assert!(numbers.contains(name), "{name} is not in\n{numbers}");
    }
    assert!(!numbers.contains('@') && !numbers.contains("demo"), "{numbers}");
    // The page says that no judge runs in this folder.
    let health = site.get(&Browser::default(), "/health");
    assert_eq!(
        (health.status.as_u16(), health.body.contains("the judge is not running")),
        (503, true),
        "{}",
        health.body
    );
}

/// These lines by e-mail give the same.
#[test]
fn the_console_and_an_email_show_the_same() {
    let mut world = World::with_games();
    let said = world.ask("keeper@example.org", "KEEPER ANNOUNCE\nHello.\nEND").body;
    assert!(said.contains("I have e-mailed"), "{said}");
    assert!(world.ask("keeper@example.org", "KEEPER ANNOUNCE\nHello.").body.contains("The line END is missing."));
    assert!(world.ask("keeper@example.org", "KEEPER ANNOUNCE\nEND").body.contains("so I have sent nothing"));
    assert!(world.ask("keeper@example.org", "KEEPER TEST").body.contains("shows its progress"));
    assert!(world.ask("ann@example.org", "KEEPER TEST").body.contains("Only the judge keeper can do that."));
}
