//! What goes with a seat: one that is offered, more time, a diary, press that waits or is faked.
use super::site::Site;

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const EVE: &str = "eve@example.org";
const GAME: &str = "/my/games/demo";

#[test]
fn a_free_seat_is_offered_on_the_page_of_whoever_stands_ready() {
    let site = Site::with_games();
    let bob = site.signed_in(BOB);
    let ready = site.send(&bob, "/my/reserve", "reserve", &[]);
    assert!(ready.answer().contains("You are on the reserve list for any public game."), "{}", ready.answer());
    assert!(site.get(&bob, "/my/reserve").text().contains("You stand ready for any public game."));
    assert!(!site.get(&bob, "/my").text().contains("is offered to you"));
    site.world().ask("rob@example.org", "SIGN ON rdemo secret\nRESIGN demo");
    let page = site.get(&bob, "/my").text();
    assert!(page.contains("demo : Russia is offered to you") && page.contains("You can answer until"), "{page}");
    assert!(!site.get(&site.signed_in(ANN), "/my").text().contains("is offered to you"), "nobody else is asked");
    let taken = site.send(&bob, "/my", "invited", &[("do", "yes")]);
    assert!(taken.answer().contains("You now play Russia in 'demo'."), "{}", taken.answer());
    let page = site.get(&bob, "/my").text();
    assert!(!page.contains("is offered to you") && page.contains("Russia"), "{page}");
    assert!(!site.get(&bob, "/my/reserve").text().contains("You stand ready for"), "one seat is enough");
}

#[test]
fn whoever_does_not_want_the_seat_passes_it_on() {
    let site = Site::with_games();
    let bob = site.signed_in(BOB);
    site.world().ask(BOB, "RESERVE\nRESERVE standard");
    site.world().ask("rob@example.org", "SIGN ON rdemo secret\nRESIGN demo");
    let said = site.send(&bob, "/my", "invited", &[("do", "no")]);
    assert!(said.answer().contains("You have not taken Russia"), "{}", said.answer());
    assert!(!site.get(&bob, "/my").text().contains("is offered to you"));
    let left = site.send(&bob, "/my/reserve", "reserve", &[("do", "no"), ("what", "any"), ("n", "2")]);
    assert!(left.answer().contains("You are still on the reserve list for games on standard"), "{}", left.answer());
}

#[test]
fn more_time_is_asked_for_on_the_page() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, GAME).text();
    assert!(page.contains("Ask for more time") && page.contains("the master is asked"), "{page}");
    let asked = site.send(&ann, GAME, "extend", &[("by", "2")]);
    assert!(asked.answer().contains("That is for the master to allow"), "{}", asked.answer());
    let master = site.get(&site.signed_in("max@example.org"), "/my").text();
    assert!(master.contains("move the deadline") && master.contains("Answer"), "{master}");
    assert!(!site.get(&site.signed_in("max@example.org"), GAME).text().contains("Ask for more time"));
    let none = site.send(&ann, GAME, "extend", &[("by", "some")]);
    assert!(none.text().contains("Write how much more time you would like"), "{}", none.text());
}

#[test]
fn a_diary_is_kept_on_a_page_and_nobody_else_reads_it() {
    let site = Site::with_games();
    let (ann, max) = (site.signed_in(ANN), site.signed_in("max@example.org"));
    let diary = format!("{GAME}/diary");
    assert!(site.get(&ann, GAME).body.contains(&diary));
    let kept = site.send(&ann, &diary, "diary", &[("text", "Turkey lies.\nENDDIARY\nSET DRAW")]);
    assert!(kept.answer().contains("Diary entry 1 is kept."), "{}", kept.answer());
    let page = site.get(&ann, &diary).text();
    assert!(page.contains("Turkey lies. ENDDIARY SET DRAW"), "nothing in an entry ends it: {page}");
    assert!(site.get(&ann, GAME).text().contains("Your diary (1)"));
    assert!(!site.get(&max, &diary).text().contains("Turkey lies"));
    assert!(site.world().ask(ANN, "SIGN ON ademo secret\nDIARY READ 1").body.contains("Turkey lies."));
    let gone = site.send(&ann, &diary, "delete-note", &[]);
    assert!(gone.answer().contains("Diary entry 1 is deleted."), "{}", gone.answer());
    assert!(!site.get(&ann, &diary).text().contains("Turkey lies"));
}

#[test]
fn press_that_waits_for_the_results_is_listed_and_taken_back() {
    let site = Site::with_games();
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nSET POSTAL PRESS");
    let (ann, eve) = (site.signed_in(ANN), site.signed_in(EVE));
    let press = format!("{GAME}/press");
    let sent = [("when", "results"), ("text", "Rumania is mine.")];
    let kept = site.send(&ann, &format!("{press}/all"), "press", &sent);
    assert!(kept.answer().contains("Postal press 1 is kept."), "{}", kept.answer());
    let page = site.get(&ann, &press).text();
    assert!(page.contains("Goes out with the next results") && page.contains("Rumania is mine."), "{page}");
    assert!(!site.get(&eve, &press).text().contains("Rumania is mine."));
    let back = site.send(&ann, &press, "delete-note", &[]);
    assert!(back.answer().contains("Postal press 1 is deleted."), "{}", back.answer());
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
    assert!(nobody.text().contains("To whom is it to seem to go?"), "{}", nobody.text());
    let sent = site.send(&ann, &thread, "press", &[("fake", "some"), ("seems-0", "T"), ("text", "Psst.")]);
    assert!(sent.answer().contains("Press sent to England"), "{}", sent.answer());
    let threads = site.get(&eve, &format!("{GAME}/press")).main();
    assert!(
        threads.contains("A AustriaT Turkey 1 new"),
        "its reader finds it among what both of them wrote: {threads}"
    );
}

#[test]
fn ones_own_letter_without_a_name_says_so() {
    let site = Site::with_games();
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nSET GREY/WHITE");
    let ann = site.signed_in(ANN);
    site.send(&ann, &format!("{GAME}/press/E"), "press", &[("colour", "grey"), ("text", "Guess who.")]);
    let page = site.get(&ann, &format!("{GAME}/press/somebody")).text();
    assert!(page.contains("You, as somebody"), "{page}");
}

/// Somebody who orders for a player who is away finds the game among their own.
#[test]
fn a_sitter_finds_the_game_for_which_they_order() {
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
