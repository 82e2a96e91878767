//! The result of each line, as data; and the page of e-mails and replies.
use super::site::{Browser, Site};
use axum::http::StatusCode;
use chancery::store::{LineOutcome, LineResult};

/// The judge's result for each line of a post.
fn said(site: &Site, browser: &Browser, lines: &str) -> Vec<LineResult> {
    let mut fields = site.get(browser, "/my/letters").form("letter");
    fields.retain(|(name, _)| name != "lines");
    fields.push(("lines".to_owned(), lines.to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    site.post(browser, "/my/letters", &fields);
    let world = site.world();
    world.store.said(world.store.last_posted().unwrap()).unwrap()
}

/// Each line with its outcome.
fn outcomes(said: &[LineResult]) -> Vec<(&str, LineOutcome)> {
    said.iter().map(|said| (said.line.as_str(), said.outcome)).collect()
}

#[test]
fn each_lines_outcome_is_recorded_with_the_line() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let said = said(
        &site,
        &ann,
        "SIGN ON demo AS Austria\nPHASE S1901M\na bud-ser\nA VIE - MOS\nF TRI S A ROM - VEN\nFORCAST\nDROP F TRI - ALB",
    );
    let expected = [
        ("SIGN ON demo AS Austria", LineOutcome::Done),
        ("PHASE S1901M", LineOutcome::Done),
        ("a bud-ser", LineOutcome::Done),
        ("A VIE - MOS", LineOutcome::Refused),
        ("F TRI S A ROM - VEN", LineOutcome::Done),
        ("FORCAST", LineOutcome::Refused),
        ("DROP F TRI - ALB", LineOutcome::Refused),
    ];
    assert_eq!(outcomes(&said), expected, "{said:#?}");
    assert_eq!(said[2].why, "A BUD - SER");
    assert!(said[3].why.contains("can't get to Moscow"), "{}", said[3].why);
    assert_eq!(said[5].near, ["FORECAST"]);
}

/// A misspelt word appears corrected in the line that was probably meant. Text after a password is not guessed.
#[test]
fn a_misspelt_word_is_corrected_in_its_line() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    for (line, near) in [
        ("LIST demp", Some("LIST demo")),
        ("SIGN ON demp", Some("SIGN ON demo")),
        ("SIGN ON ?demp secret", None),
        ("SANDBOX standrad", Some("SANDBOX standard")),
        ("CREATE ?next secret standrad", None),
    ] {
        let said = said(&site, &ann, line);
        assert_eq!(said[0].outcome, LineOutcome::Refused, "{line}: {said:?}");
        assert_eq!(said[0].near, near.into_iter().collect::<Vec<_>>(), "{line}: {said:?}");
    }
    let max = site.signed_in("max@example.org");
    let said = said(&site, &max, "SIGN ON demo\nSET NO DIASS");
    assert_eq!(said[1].near, ["SET NO DIAS"], "{said:?}");
}

#[test]
fn a_replys_text_matches_its_data_and_has_no_password() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let said = said(&site, &ann, "SIGN ON ademo secret\nA BUD - SER; A VIE - MOS\nSET WAIT");
    let world = site.world();
    let id = world.store.last_posted().unwrap();
    let text = world.store.shown(id, "ann@example.org", None).unwrap().unwrap().body;
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(said.len(), 4, "a line with two orders says two things: {said:#?}");
    for LineResult { line, outcome, why, .. } in &said {
        assert!(squeezed(&text).contains(&squeezed(&format!("> {line}"))), "{line} is not in\n{text}");
        let mark = if *outcome == LineOutcome::Refused { "*** " } else { "" };
        assert!(squeezed(&text).contains(&squeezed(&format!("{mark}{why}"))), "{why} is not in\n{text}");
        assert!(!line.contains("secret"), "{line}");
    }
}

#[test]
fn a_finished_phase_takes_no_text_from_an_open_page() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
    let said =
        said(&site, &ann, "SIGN ON demo\nPHASE S1901M\nA BUD - SER\nSET WAIT\nDRAFT\nA VIE - GAL\nEND DRAFT\nDROP 1");
    let expected = [
        ("SIGN ON demo", LineOutcome::Done),
        ("PHASE S1901M", LineOutcome::Refused),
        ("A BUD - SER", LineOutcome::Refused),
        ("SET WAIT", LineOutcome::Refused),
        ("DRAFT", LineOutcome::Refused),
        ("A VIE - GAL", LineOutcome::Refused),
        ("END DRAFT", LineOutcome::Refused),
        ("DROP 1", LineOutcome::Refused),
    ];
    assert_eq!(outcomes(&said), expected, "{said:#?}");
    let status = site.world().ask("ann@example.org", "SIGN ON ademo secret\nSTATUS").body;
    assert!(status.contains("You owe 3 orders."), "{status}");
    assert!(!status.contains("draft"), "{status}");
}

#[test]
fn a_draft_is_private_and_ends_with_its_phase() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    said(&site, &ann, "SIGN ON demo\nDRAFT\nA BUD - SER\nA VIE - GAL\nEND DRAFT");
    let draft = |site: &Site| {
        let world = site.world();
        let game = world.store.game_named("demo").unwrap().unwrap();
        let seats = world.store.seats(game.id).unwrap();
        let drafts: Vec<_> = seats.iter().flat_map(|seat| world.store.drafts(seat.id).unwrap()).collect();
        drafts.into_iter().map(|row| (row.power, row.lines)).collect::<Vec<_>>()
    };
    assert_eq!(draft(&site), [("Austria".to_owned(), "A BUD - SER\nA VIE - GAL".to_owned())]);
    for (who, line) in [("max@example.org", "SIGN ON mdemo secret"), ("eve@example.org", "SIGN ON edemo secret")] {
        let status = site.world().ask(who, &format!("{line}\nSTATUS")).body;
        assert!(!status.contains("SER") && !status.contains("draft"), "{status}");
    }
    said(&site, &ann, "SIGN ON demo\nDRAFT\nEND DRAFT");
    assert_eq!(draft(&site), []);
}

#[test]
fn replies_are_also_emailed_on_request() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    site.world().mail();
    said(&site, &ann, "VERSION");
    assert_eq!(site.world().mail(), []);
    said(&site, &ann, "SET RECEIPTS MAIL");
    let mail = site.world().mail();
    assert_eq!(mail.iter().map(|mail| mail.to.as_str()).collect::<Vec<_>>(), ["ann@example.org"]);
    said(&site, &ann, "SET NO RECEIPTS");
    assert_eq!(site.world().mail(), []);
}

#[test]
fn every_reply_has_a_private_page_that_marks_its_lines() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in("ann@example.org"), site.signed_in("eve@example.org"));
    said(&site, &ann, "SIGN ON demo\nA BUD - SER\nA VIE - MOS");
    site.world().ask("ann@example.org", "SIGN ON ademo secret\nPRESS TO E\nHello!\nENDPRESS");
    let list = site.get(&ann, "/my/letters");
    assert!(list.text().contains("from a page · 2 done, 1 not done"), "{}", list.text());
    assert!(list.text().contains("by e-mail · 2 done"), "{}", list.text());
    let addresses: Vec<&str> = list
        .body
        .split("href=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .filter(|address| address.starts_with("/my/letters/"))
        .collect();
    let [latest, first, ..] = addresses.as_slice() else { panic!("{addresses:?}") };
    let page = site.get(&ann, first);
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.main().contains("A VIE - MOS Not done\nThe army in Vienna can't get to Moscow"), "{}", page.main());
    assert!(site.get(&ann, latest).text().contains("Press sent to England."));
    let elsewhere = site.get(&eve, first);
    let nowhere = site.get(&eve, "/my/letters/nothing");
    assert_eq!((elsewhere.status, elsewhere.body), (StatusCode::NOT_FOUND, nowhere.body));
    let letters = site.get(&eve, "/my/letters?kind=letters");
    assert!(letters.text().contains("Austria to England"), "{}", letters.text());
}

#[test]
fn no_page_shows_a_code_that_proves_a_mailbox() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let reply = site.world().ask("ann@example.org", "SIGN ON ademo secret\nUNREGISTER\nRESIGN demo").body;
    let list = site.get(&ann, "/my/letters");
    let address = list.body.split("href=\"/my/letters/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let page = site.get(&ann, &format!("/my/letters/{address}"));
    for line in reply.lines().filter(|line| line.trim_start().starts_with("CONFIRM ")) {
        assert!(!page.text().contains(line.trim()), "{}", page.text());
    }
}

#[test]
fn a_refused_game_is_not_created() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let refused = said(&site, &ann, "CREATE ?spring abc standard");
    assert_eq!(refused[0].outcome, LineOutcome::Refused, "{refused:#?}");
    assert!(site.world().store.game_named("spring").unwrap().is_none());
    let made = said(&site, &ann, "CREATE ?spring - standard");
    assert_eq!(made[0].outcome, LineOutcome::Done, "{made:#?}");
    // The placeholder for an empty password does not sign anyone on.
    let reply = site.world().ask("zoe@example.org", "SIGN ON fspring -").body;
    assert!(reply.contains("***"), "{reply}");
}
