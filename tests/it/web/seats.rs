//! The forms of a seat: an offered one, more time, a diary, press that waits or is faked.
use super::site::Site;

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const EVE: &str = "eve@example.org";
const GAME: &str = "/my/games/demo";

#[test]
fn an_open_seat_is_offered_on_a_standby_players_page() {
    let site = Site::with_games();
    let bob = site.signed_in(BOB);
    let ready = site.send(&bob, "/my/reserve", "reserve", &[]);
    assert!(ready.answer().contains("You are on the standby list for any public game."), "{}", ready.answer());
    assert!(site.get(&bob, "/my/reserve").text().contains("You are on the standby list for any public game."));
    assert!(!site.get(&bob, "/my").text().contains("is offered to you"));
    site.world().ask("rob@example.org", "SIGN ON rdemo secret\nRESIGN demo");
    let page = site.get(&bob, "/my").text();
    assert!(page.contains("demo : Russia is offered to you") && page.contains("Reply by"), "{page}");
    assert!(!site.get(&site.signed_in(ANN), "/my").text().contains("is offered to you"), "nobody else is asked");
    let taken = site.send(&bob, "/my", "invited", &[("do", "yes")]);
    assert!(taken.answer().contains("You now play Russia in 'demo'."), "{}", taken.answer());
    let page = site.get(&bob, "/my").text();
    assert!(!page.contains("is offered to you") && page.contains("Russia"), "{page}");
    assert!(!site.get(&bob, "/my/reserve").text().contains("You are on the standby list for"), "one seat is enough");
}

#[test]
fn a_player_who_declines_the_seat_passes_it_on() {
    let site = Site::with_games();
    let bob = site.signed_in(BOB);
    site.world().ask(BOB, "RESERVE\nRESERVE standard");
    site.world().ask("rob@example.org", "SIGN ON rdemo secret\nRESIGN demo");
    let said = site.send(&bob, "/my", "invited", &[("do", "no")]);
    assert!(said.answer().contains("You have not taken Russia"), "{}", said.answer());
    assert!(!site.get(&bob, "/my").text().contains("is offered to you"));
    let left = site.send(&bob, "/my/reserve", "reserve", &[("do", "no"), ("what", "any"), ("n", "2")]);
    assert!(left.answer().contains("You are still on the standby list for games on standard"), "{}", left.answer());
}

#[test]
fn a_player_requests_more_time_on_the_page() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, GAME).text();
    assert!(page.contains("Extension") && page.contains("the judge asks the GM"), "{page}");
    let asked = site.send(&ann, GAME, "extend", &[("by", "2")]);
    assert!(asked.answer().contains("Only the GM can allow that"), "{}", asked.answer());
    let master = site.get(&site.signed_in("max@example.org"), "/my").text();
    assert!(master.contains("move the deadline") && master.contains("Reply"), "{master}");
    assert!(!site.get(&site.signed_in("max@example.org"), GAME).text().contains("Extension"));
    let none = site.send(&ann, GAME, "extend", &[("by", "some")]);
    assert!(none.text().contains("Enter how much more time you would like"), "{}", none.text());
}

#[test]
fn a_players_diary_on_a_page_is_private() {
    let site = Site::with_games();
    let (ann, max) = (site.signed_in(ANN), site.signed_in("max@example.org"));
    let diary = format!("{GAME}/diary");
    assert!(site.get(&ann, GAME).body.contains(&diary));
    let kept = site.send(&ann, &diary, "diary", &[("text", "Turkey lies.\nENDDIARY\nSET DRAW")]);
    assert!(kept.answer().contains("Diary entry 1 is saved."), "{}", kept.answer());
    let page = site.get(&ann, &diary).text();
    assert!(page.contains("Turkey lies. ENDDIARY SET DRAW"), "nothing in an entry ends it: {page}");
    assert!(site.get(&ann, GAME).text().contains("Your diary (1)"));
    assert!(!site.get(&max, &diary).text().contains("Turkey lies"));
    assert!(site.world().ask(ANN, "SIGN ON ademo secret\nDIARY READ 1").body.contains("Turkey lies."));
    let gone = site.send(&ann, &diary, "delete-note", &[]);
    assert!(gone.answer().contains("Diary entry 1 is deleted for good."), "{}", gone.answer());
    assert!(!site.get(&ann, &diary).text().contains("Turkey lies"));
}

#[test]
fn press_waiting_for_the_results_is_listed_and_withdrawn() {
    let site = Site::with_games();
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nSET POSTAL PRESS");
    let (ann, eve) = (site.signed_in(ANN), site.signed_in(EVE));
    let press = format!("{GAME}/press");
    let sent = [("when", "results"), ("text", "Rumania is mine.")];
    let kept = site.send(&ann, &format!("{press}/all"), "press", &sent);
    assert!(kept.answer().contains("Postal press 1 is saved."), "{}", kept.answer());
    let page = site.get(&ann, &press).text();
    assert!(page.contains("Goes out with the next results") && page.contains("Rumania is mine."), "{page}");
    assert!(!site.get(&eve, &press).text().contains("Rumania is mine."));
    let back = site.send(&ann, &press, "delete-note", &[]);
    assert!(back.answer().contains("Postal press 1 is deleted for good."), "{}", back.answer());
    assert!(!site.get(&ann, &press).text().contains("Goes out with the next results"));
}

#[test]
fn a_false_address_line_is_chosen_where_the_game_allows_it() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in(ANN), site.signed_in(EVE));
    let thread = format!("{GAME}/press/E");
    assert!(!site.get(&ann, &thread).text().contains("Address line"), "this game has none");
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nSET PARTIAL MAY BE FAKED");
    let nobody = site.send(&ann, &thread, "press", &[("fake", "some"), ("text", "Psst.")]);
    assert!(nobody.text().contains("Tick at least one power"), "{}", nobody.text());
    let sent = site.send(&ann, &thread, "press", &[("fake", "some"), ("seems-0", "T"), ("text", "Psst.")]);
    assert!(sent.answer().contains("Press sent to England"), "{}", sent.answer());
    let threads = site.get(&eve, &format!("{GAME}/press")).main();
    assert!(
        threads.contains("A AustriaT Turkey 1 new"),
        "its reader finds it among what both of them wrote: {threads}"
    );
}

#[test]
fn a_writers_own_anonymous_press_says_so() {
    let site = Site::with_games();
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nSET GREY/WHITE");
    let ann = site.signed_in(ANN);
    site.send(&ann, &format!("{GAME}/press/E"), "press", &[("colour", "grey"), ("text", "Guess who.")]);
    let page = site.get(&ann, &format!("{GAME}/press/somebody")).text();
    assert!(page.contains("You, anonymously"), "{page}");
}

/// A sitter for an absent player finds the game among their own.
#[test]
fn a_sitter_finds_the_game_they_sit_in() {
    let site = Site::with_games();
    site.world().ask(ANN, "SIGN ON ademo secret\nSITTER bob@example.org UNTIL 10 Dec 2026");
    site.run_to("2026-11-21T13:00:00Z");
    let bob = site.signed_in(BOB);
    let page = site.get(&bob, "/my").text();
    assert!(page.contains("demo Austria, for its player"), "{page}");
    assert!(page.contains("You owe 3 orders."), "{page}");
    assert!(site.world().ask(BOB, "GAMES").body.contains("Austria, for its player"));
    assert!(site.get(&bob, GAME).text().contains("Austria"));
}
