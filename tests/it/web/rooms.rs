//! A game's rooms: press in threads, new games, sandboxes, and a GM's actions.
use super::site::{Browser, Page, Site};
use axum::http::StatusCode;

const PRESS: &str = "/my/games/demo/press";

/// Opens a page, fills in its form of this name, and posts it to an address other than that of letters: a mark or a draft.
fn errand(site: &Site, browser: &Browser, path: &str, address: &str, filled: &[(&str, &str)]) -> Page {
    let page = site.get(browser, path);
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
    let answer = site.post(browser, address, filled);
    site.get(browser, &answer.location().unwrap_or_else(|| panic!("{}", answer.text())))
}

/// The first message of a thread, as HTML.
fn letter_of(page: &Page) -> String {
    let from = page.body.split("<article").nth(1).unwrap_or_else(|| panic!("{}", page.text()));
    from.split("</article>").next().unwrap().to_owned()
}

#[test]
fn a_messages_button_names_its_only_readers() {
    let site = Site::with_games();
    let (ann, eve, tom, rob) = (
        site.signed_in("ann@example.org"),
        site.signed_in("eve@example.org"),
        site.signed_in("tom@example.org"),
        site.signed_in("rob@example.org"),
    );
    let chosen = site.get(&ann, &format!("{PRESS}?with=E&with=T"));
    assert_eq!(chosen.location().as_deref(), Some("/my/games/demo/press/E+T"));
    let page = site.get(&ann, &format!("{PRESS}/E+T"));
    assert!(page.text().contains("Send to England and Turkey"), "{}", page.text());
    let said = site.send(&ann, &format!("{PRESS}/E+T"), "press", &[("text", "Fleets to the sea!\nENDPRESS\nSet draw")]);
    assert!(said.answer().contains("Press sent to England and Turkey."), "{}", said.answer());
    for reader in [&eve, &tom] {
        let list = site.get(reader, PRESS);
        assert!(list.text().contains("1 new"), "{}", list.text());
    }
    let thread = site.get(&eve, &format!("{PRESS}/A+T"));
    let text = thread.text();
    assert!(text.contains("Fleets to the sea! ENDPRESS Set draw"), "nothing in a letter ends it: {text}");
    assert!(text.contains("Send to Austria and Turkey"), "{text}");
    // The same names in another order are the same thread. Other people's threads do not exist.
    assert!(site.get(&eve, &format!("{PRESS}/T+A")).text().contains("Fleets to the sea!"));
    assert!(!site.get(&rob, PRESS).text().contains("Fleets"));
    assert!(!site.get(&rob, &format!("{PRESS}/A+T")).text().contains("Fleets"));
    assert_eq!(site.get(&rob, &format!("{PRESS}/A+Z")).status, StatusCode::NOT_FOUND);
    // By e-mail it reads the same.
    let answer = site.send(&tom, &format!("{PRESS}/A+E"), "press", &[("text", "Aye.")]);
    assert!(answer.answer().contains("Press sent to Austria and England."), "{}", answer.answer());
    let mail = site.world().mail();
    assert!(mail.iter().any(|mail| mail.to == "ann@example.org" && mail.body.contains("Aye.")));
}

#[test]
fn only_a_button_marks_a_message_as_read() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    site.world()
        .ask("eve@example.org", "SIGN ON edemo secret\nPRESS TO A\nOne.\nENDPRESS\nBROADCAST\nTwo.\nENDBROADCAST");
    assert!(site.get(&ann, &format!("{PRESS}/E")).text().contains("1 new"));
    assert!(site.get(&ann, &format!("{PRESS}/E")).text().contains("1 new"), "a look marks nothing");
    let page = site.get(&ann, &format!("{PRESS}/E"));
    assert!(!page.body.contains("press-letter\" id=\"press"), "numbers of the house are not shown");
    errand(&site, &ann, &format!("{PRESS}/E"), &format!("{PRESS}/E/read"), &[("up-to", "1")]);
    let text = site.get(&ann, PRESS).text();
    assert_eq!(text.matches("1 new").count(), 1, "the broadcast is still new: {text}");
    assert!(!site.get(&ann, &format!("{PRESS}/E")).text().contains("Mark as read"));
}

#[test]
fn grey_press_appears_without_a_sender_and_can_be_answered() {
    let site = Site::with_games();
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nSET GREY/WHITE");
    let (ann, eve, max) =
        (site.signed_in("ann@example.org"), site.signed_in("eve@example.org"), site.signed_in("max@example.org"));
    let said = site.send(&ann, &format!("{PRESS}/E"), "press", &[("colour", "grey"), ("text", "Guess who.")]);
    assert!(said.answer().contains("without your name"), "{}", said.answer());
    let thread = site.get(&eve, &format!("{PRESS}/somebody"));
    let letter = letter_of(&thread);
    assert!(letter.contains("Guess who.") && letter.contains("Anonymous"), "{letter}");
    assert!(!letter.contains("Austria"), "nothing tells who it was: {letter}");
    assert!(!site.get(&eve, &format!("{PRESS}/A")).body.contains("<article"), "nor in the thread of whoever it was");
    let answered = site.send(
        &eve,
        &format!("{PRESS}/somebody?answer=1"),
        "press-answer",
        &[("text", "I do not guess."), ("colour", "grey")],
    );
    assert!(answered.answer().contains("I sent your reply"), "{}", answered.answer());
    let own = site.get(&ann, &format!("{PRESS}/somebody"));
    let (sent, answer) = own.body.split_once("I do not guess.").expect("the answer stands in the thread");
    let answer = sent.rsplit("<article").next().unwrap().to_owned() + answer.split("</article>").next().unwrap();
    assert!(!answer.contains("England"), "{answer}");
    assert!(!site.get(&max, PRESS).text().contains("Guess who."), "it was not for the master");
}

#[test]
fn a_draft_stays_in_its_box_until_it_is_sent() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in("ann@example.org"), site.signed_in("eve@example.org"));
    let path = format!("{PRESS}/E");
    let page = errand(&site, &ann, &path, &format!("{path}/draft"), &[("text", "Dear England,")]);
    assert!(page.form("press").contains(&("text".to_owned(), "Dear England,".to_owned())), "{}", page.text());
    assert!(!site.get(&eve, &format!("{PRESS}/A")).text().contains("Dear England"));
    assert!(site.world().mail().is_empty(), "a draft is mailed to nobody");
    site.send(&ann, &path, "press", &[("text", "Dear England, hello.")]);
    let fields = site.get(&ann, &path).form("press");
    assert!(fields.contains(&("text".to_owned(), String::new())), "it has been sent: {fields:?}");
    // In the same second.
    let page = errand(&site, &ann, &path, &format!("{path}/draft"), &[("text", "One more thing:")]);
    assert!(page.form("press").contains(&("text".to_owned(), "One more thing:".to_owned())), "{}", page.text());
}

#[test]
fn the_page_of_a_game_without_press_says_so() {
    let site = Site::with_games();
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nSET NO PRESS");
    let ann = site.signed_in("ann@example.org");
    let text = site.get(&ann, &format!("{PRESS}/E")).text();
    assert!(text.contains("You cannot write here now. This game has no press."), "{text}");
    assert!(site.get(&ann, &format!("{PRESS}/Master")).text().contains("Send to Master"));
}

#[test]
fn boards_are_listed_by_their_titles() {
    let site = Site::new();
    site.world().ask("ann@example.org", "REGISTER Ann Other");
    let ann = site.signed_in("ann@example.org");
    let text = site.get(&ann, "/my/new").text();
    let places = ["Aberration (9)", "Age of Empires (7)", "Great Britain (7)", "Standard (7)", "Zeus 5 (7)"];
    let found: Vec<_> = places.iter().map(|title| text.find(title).expect("it is offered")).collect();
    assert!(found.is_sorted(), "{found:?}");
}

#[test]
fn a_new_game_sends_the_lines_of_an_email() {
    let site = Site::new();
    site.world().ask("ann@example.org", "REGISTER Ann Other");
    let ann = site.signed_in("ann@example.org");
    let filled = [
        ("name", "spring"),
        ("master", "yes"),
        ("set-press", "WHITE/GREY"),
        ("set-nmr", "NMR"),
        ("say-players.players", "5"),
        ("rule-wings", "WINGS"),
        ("every-n", "2"),
        ("every-at", "20:00"),
        ("clock-retreat.grace", "12"),
        ("comment", "For friends.\nEND"),
    ];
    let said = site.send(&ann, "/my/new?board=standard", "new-game", &filled);
    assert_eq!(said.status, StatusCode::OK, "{}", said.text());
    let list = site.world().ask("ann@example.org", "LIST spring").body;
    for part in
        ["Standard, Wings", "for friends.", "every 2 days at 20:00", "white/grey", "players 5", "nmr", "12 hours"]
    {
        assert!(list.to_lowercase().contains(&part.to_lowercase()), "{part} is not in:\n{list}\n\n{}", said.answer());
    }
    // Every board can be chosen, and gives its own default settings.
    assert!(site.get(&ann, "/my/new?board=barrage").text().contains("two squares"));
    assert!(site.get(&ann, "/my/new?board=nowhere").text().contains("Name"));
}

/// "Show" requests the page with all filled-in fields: typed and chosen values stay, and untouched fields get the new board's defaults. The
/// address contains none of it.
#[test]
fn switching_boards_loses_nothing() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let touched = [
        ("board", "barrage"),
        ("invite", "gus@example.org"),
        ("join", "sesame"),
        ("comment", "For two."),
        ("every-unit", "hours"),
    ];
    let page = site.get(&ann, "/my/new?board=standard");
    let on = site.send_from(&page, &ann, "new-game", &[&touched[..], &[("do", "look")]].concat()).location().unwrap();
    assert!(!on.contains("gus") && !on.contains("sesame"), "{on}");
    let now = site.get(&ann, &on).form("new-game");
    for (name, value) in touched {
        assert!(now.iter().any(|(own, is)| own == name && is == value), "{name} is not {value}: {now:?}");
    }
    let usual = site.get(&ann, "/my/new?board=barrage").form("new-game");
    let rest = |fields: &[(String, String)]| -> Vec<(String, String)> {
        let is_other =
            |name: &str| ["name", "once", "seal"].contains(&name) || touched.iter().any(|(own, _)| *own == name);
        fields.iter().filter(|(own, _)| !is_other(own)).cloned().collect()
    };
    assert_eq!(rest(&now), rest(&usual), "all else is that of the board");
    assert!(site.world().store.game_named("standard-1").unwrap().is_none(), "nothing is begun");
}

#[test]
fn a_game_against_bots_begins_at_once() {
    let site = Site::new();
    site.world().ask("ann@example.org", "REGISTER Ann Other");
    let ann = site.signed_in("ann@example.org");
    let filled = [("name", "duel"), ("with", "computers"), ("power", "France"), ("rule-wings", "WINGS")];
    let said = site.send(&ann, "/my/new?board=standard", "new-game", &filled);
    assert_eq!(said.answer(), "The game starts.");
    assert!(said.text().contains("your move (France)"), "{}", said.text());
    assert!(said.body.contains("data-place=\"game duel\""), "one is in it: {}", said.text());
}

#[test]
fn each_setting_and_choice_has_a_control_and_an_untouched_page_sends_nothing() {
    let site = Site::with_games();
    let max = site.signed_in("max@example.org");
    let page = site.get(&max, "/my/games/demo/settings");
    for setting in chancery::game::settings::GENERAL {
        let has_control = page.body.contains(&format!("id=\"set-{}\"", setting.name))
            || page.body.contains(&format!("id=\"say-{}\"", setting.name));
        let own_place = ["variant", "comment", "module"].contains(&setting.name);
        assert!(has_control || own_place || setting.before_start, "{} has no control", setting.name);
    }
    let new_game = site.get(&max, "/my/new?board=standard");
    assert!(new_game.body.contains("-module_restrict"), "each module has a control of its own before the start");
    let nothing = site.send(&max, "/my/games/demo/settings", "settings", &[]);
    assert!(nothing.answer().starts_with("Not sent."), "{}", nothing.text());
    assert!(nothing.answer().contains("You have changed no setting"), "{}", nothing.text());
    let said = site.send(&max, "/my/games/demo/settings", "settings", &[("set-dias", "NO DIAS")]);
    assert!(said.answer().contains("NO DIAS (it was: DIAS)."), "{}", said.answer());
}

/// Only pages that no one else can see are under the sentence that says so.
#[test]
fn no_game_that_a_stranger_can_open_is_called_hidden() {
    let site = Site::with_games();
    site.world().ask("ann@example.org", "SANDBOX standard");
    site.world().ask("ann@example.org", "CREATE ?robots secret standard AGAINST COMPUTER");
    let page = site.get(&site.signed_in("ann@example.org"), "/my/sandboxes").text();
    let (sandboxes, open) = page.split_once("Other solo games").unwrap_or_else(|| panic!("{page}"));
    assert!(sandboxes.contains("Other players cannot see it") && sandboxes.contains("Standard-1"), "{page}");
    assert!(open.contains("Only you can see them.") && open.contains("Robots"), "{page}");
    assert!(!sandboxes.contains("Robots") && !open.contains("Standard-1"), "{page}");
    let stranger = Browser::default();
    assert_eq!(site.get(&stranger, "/games/robots").status, StatusCode::NOT_FOUND);
    assert_eq!(site.get(&stranger, "/games/standard-1").status, StatusCode::NOT_FOUND);
    site.world().ask("ann@example.org", "SIGN ON robots secret\nSET LIST");
    assert_eq!(site.get(&stranger, "/games/robots").status, StatusCode::OK);
}

#[test]
fn a_sandbox_begins_runs_rolls_back_and_is_deleted() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let said = site.send(&ann, "/my/sandboxes", "sandbox", &[("from", "demo"), ("in", "S1901M")]);
    assert!(said.answer().contains("begins where 'demo' was in S1901M"), "{}", said.answer());
    assert!(said.text().contains("Demo-1") && said.text().contains("Delete demo-1"), "one is in it: {}", said.text());
    assert!(!said.text().contains("Undo the last turn"), "no turn has been run: {}", said.text());
    assert!(!said.text().contains("Leave game"), "it is thrown away: {}", said.text());
    assert_eq!(said.text().matches("Play the turn").count(), 1, "there is one button for that: {}", said.text());
    assert!(
        said.body.contains("<details><summary>Status of the Movement phase"),
        "its page says that: {}",
        said.answer()
    );
    let game = "/my/games/demo-1";
    // A refused order is not dropped by accident.
    let slip = site.send(&ann, game, "orders", &[("lines", "Austria: A BUD - XYZ"), ("do", "run")]);
    assert!(slip.answer().contains("I have not done PROCESS, because a line above it failed."), "{}", slip.answer());
    assert!(site.get(&ann, game).text().contains("Spring of 1901"), "{}", slip.answer());
    let run = site.send(&ann, game, "orders", &[("lines", "Austria: A BUD - SER"), ("do", "run")]);
    assert!(run.text().contains("Fall of 1901"), "{}", run.answer());
    let moved = |page: &Page| page.text().contains("Army Budapest → Serbia");
    assert!(moved(&run), "what was written is filed before the turn runs: {}", run.text());
    // An hour-old code is enough for an action that harms no one else.
    site.run_to("2026-11-21T14:00:00Z");
    let back = site.send(&ann, game, "turn", &[("do", "back"), ("n", "1")]);
    assert!(site.get(&ann, game).text().contains("Spring of 1901"), "{}", back.answer());
    let again = site.send(&ann, game, "turn", &[("do", "forward"), ("n", "1")]);
    assert!(again.text().contains("Fall of 1901"), "{}", again.answer());
    assert!(!again.text().contains("Redo the turn"), "there is no more of that: {}", again.text());
    // Below the board is a box for everyone's orders. Its buttons put those units there.
    site.send(&ann, game, "turn", &[("do", "back"), ("n", "1")]);
    assert!(site.get(&ann, game).text().contains("Orders of all powers"));
    let orders = [("orders", "ITALY: A VEN - TRI\nAUSTRIA\nA TRI H"), ("do", "all")];
    let put = site.send(&ann, game, "overwrite", &orders);
    assert!(put.answer().contains("OVERWRITE ALL") && put.answer().contains("Vienna: no unit"), "{}", put.answer());
    let filed = put.answer().replace("&nbsp;", " ");
    assert!(filed.contains("Italy: A VEN - TRI"), "its order is on file: {filed}");
    let gone = site.send(&ann, "/my/sandboxes", "throw-away", &[]);
    assert!(gone.answer().contains("terminated"), "{}", gone.answer());
    assert!(!site.get(&ann, "/my/sandboxes").text().contains("Demo-1"));
    let nobody_else = site.signed_in("eve@example.org");
    assert_eq!(site.get(&nobody_else, game).status, StatusCode::NOT_FOUND);
}

#[test]
fn a_gm_runs_a_game_from_its_pages() {
    let site = Site::with_games();
    let (max, ann) = (site.signed_in("max@example.org"), site.signed_in("ann@example.org"));
    let game = "/my/games/demo";
    assert!(!site.get(&ann, game).text().contains("Run the game"), "players have no such tools");
    let text = site.get(&max, game).text();
    assert!(text.contains("Run the game") && text.contains("orders are missing"), "{text}");
    let said = |form: &str, filled: &[(&str, &str)]| site.send(&max, game, form, filled).answer();
    let moved = said("clock", &[("deadline", "2026-11-26T20:00")]);
    assert!(moved.contains("Thursday 26 November 2026, 20:00"), "{moved}");
    for (form, filled) in [
        ("swap", &[("one", "France"), ("other", "Italy")][..]),
        ("newcomer", &[("do", "promote"), ("address", "ann@example.org")]),
        ("edit", &[("changes", "REMOVE PAR"), ("do", "edit")]),
    ] {
        let slip = said(form, filled);
        assert!(slip.to_lowercase().contains("tick the box"), "{form}: {slip}");
    }
    let foreseen = said("predict", &[("assume", "A BUD - SER")]);
    assert!(foreseen.contains("Movement results") && foreseen.starts_with("Done.\n"), "{foreseen}");
    let foreseen = said("predict", &[("assume", "A BUD - SER\nA BUD - XYZ")]);
    assert!(foreseen.contains("Movement results") && foreseen.starts_with("Done, with remarks."), "{foreseen}");
    let announced = said("announce", &[("text", "The bar is open.\nEND")]);
    assert!(announced.contains("Sent to all"), "{announced}");
    let asked = said("replace", &[("power", "France"), ("address", "zoe@example.org")]);
    assert!(asked.contains("zoe@example.org"), "{asked}");
    let lines = "A PAR - BUR\nPRESS TO E\nHello.\nENDPRESS\nA MAR - LON\nPRESS TO NOBODY\nDear all\nENDPRESS";
    let acted = site.send(&max, game, "become", &[("power", "France"), ("lines", lines)]);
    assert!(acted.answer().contains("You now act as France"), "{}", acted.answer());
    let left = acted.form("become").into_iter().find(|(name, _)| name == "lines").unwrap().1;
    let refused = "A MAR - LON\nPRESS TO NOBODY\nDear all\nENDPRESS";
    assert_eq!(left, refused, "what was done is not done once more: {}", acted.answer());
    let ended = said("end", &[]);
    assert!(ended.contains("Tick the box"), "{ended}");
    let asked = said("turn", &[("do", "process")]);
    assert!(asked.contains("Orders are missing"), "{asked}");
    assert!(site.get(&max, game).text().contains("Spring of 1901"), "nothing runs by accident: {asked}");
    let ran = said("turn", &[("do", "process"), ("sure", "yes")]);
    assert!(site.get(&max, game).text().contains("Fall of 1901"), "{ran}");
    // A page left open undoes no later turn, and changes nothing in it.
    let old = site.get(&max, game);
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
    let now = site.world().store.game_named("demo").unwrap().unwrap().phase;
    assert_ne!(now, "F1901M");
    for (form, filled) in [
        ("turn", &[("do", "back"), ("n", "2")][..]),
        ("edit", &[("changes", "REMOVE PAR"), ("do", "edit"), ("sure", "yes")]),
        ("clock", &[("deadline", "2026-12-24T20:00")]),
        ("become", &[("power", "France"), ("lines", "SET WAIT")]),
    ] {
        let on = site.send_from(&old, &max, form, filled).location().unwrap();
        let told = site.get(&max, &on).answer();
        assert!(told.contains("F1901M") && told.contains("Not done"), "{form}: {told}");
        assert_eq!(site.world().store.game_named("demo").unwrap().unwrap().phase, now, "{form}: {told}");
    }
    let paused = said("pause", &[("do", "pause")]);
    assert!(paused.contains("'demo' is paused"), "{paused}");
    assert!(site.get(&max, game).text().contains("Resume game"));
    let ended = said("end", &[("really", "yes")]);
    assert!(site.get(&max, game).text().contains("This game was cancelled"), "{ended}");
}

#[test]
fn a_joining_player_reads_that_the_gm_decides() {
    let site = Site::with_games();
    site.world().ask("max@example.org", "CREATE ?club secret standard\nBECOME MASTER\nSET APPROVAL");
    let ann = site.signed_in("ann@example.org");
    let before = site.get(&ann, "/my/join/club").text();
    assert!(before.contains("The GM approves each new player"), "{before}");
    let said = site.send(&ann, "/my/join/club", "join", &[]);
    let after = site.get(&ann, "/my/join/club").text();
    assert!(after.contains("the GM has not decided yet") && !after.contains("The GM approves"), "{}", said.text());
    // They may change their mind.
    let asked = |site: &Site| {
        let game = site.world().store.game_named("club").unwrap().unwrap();
        site.world().store.seats(game.id).unwrap().len()
    };
    assert_eq!(asked(&site), 2);
    let slip = site.send(&ann, "/my/join/club", "leave", &[]);
    assert_eq!(asked(&site), 2, "nothing is done without the tick: {}", slip.text());
    let gone = site.send(&ann, "/my/join/club", "leave", &[("sure", "1")]);
    assert_eq!(asked(&site), 1, "{}", gone.text());
    assert!(site.get(&ann, "/my/join/club").text().contains("Preferred power"), "{}", gone.text());
}

#[test]
fn a_gm_sees_invitations_and_withdraws_one() {
    let site = Site::with_games();
    site.world().ask("max@example.org", "CREATE ?club secret standard\nBECOME MASTER");
    let max = site.signed_in("max@example.org");
    let game = "/my/games/club";
    assert!(!site.get(&max, game).text().contains("Invited, no reply yet"));
    site.send(&max, game, "invite", &[("addresses", "zoe@example.org"), ("power", "France")]);
    site.send(&max, game, "invite", &[("addresses", "yan@example.org")]);
    let page = site.get(&max, game);
    let text = page.text();
    assert!(
        text.contains("zoe@example.org : France is reserved for them") && text.contains("yan@example.org"),
        "{text}"
    );
    assert!(page.body.contains("value=\"-zoe@example.org\""), "{text}");
    let back = site.send(&max, game, "invite", &[("addresses", "-zoe@example.org"), ("n", "100")]);
    assert!(back.text().contains("zoe@example.org to 'club' is withdrawn"), "{}", back.answer());
    let left = site.get(&max, game).text();
    assert!(!left.contains("France is kept") && left.contains("yan@example.org"), "{left}");
}

#[test]
fn players_read_that_the_judge_is_paused() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    assert!(!site.get(&ann, "/my").text().contains("has paused this judge"));
    site.world().ask("keeper@example.org", "PAUSE JUDGE\nA new disk.\nEND");
    for page in ["/my", "/my/games/demo"] {
        let text = site.get(&ann, page).text();
        assert!(text.contains("has paused this judge") && text.contains("A new disk."), "{page}: {text}");
    }
}

#[test]
fn every_page_warns_a_reader_whose_emails_bounce() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in("ann@example.org"), site.signed_in("eve@example.org"));
    {
        let world = site.world();
        world.store.note_bounce("ann@example.org", true, "550 5.1.1 no such user", world.now).unwrap();
        world.store.suspend("ann@example.org", world.now).unwrap();
    }
    let words =
        "E-mails to ann@example.org bounce: \"550 5.1.1 no such user\". Reply to one, or enter another address.";
    for page in ["/my", "/my/games/demo", "/my/games/demo/press", "/my/letters", "/my/profile"] {
        let text = site.get(&ann, page).text();
        assert!(text.contains(words), "{page}: {text}");
        assert!(!site.get(&eve, page).text().contains("come back"), "{page}");
    }
}

#[test]
fn a_lesson_appears_on_its_games_page() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    site.world().ask("ann@example.org", "TUTORIAL");
    let game = "/my/games/tutorial-1";
    let page = site.get(&ann, game).text();
    assert!(page.contains("Your lesson LESSON 1 of"), "{page}");
    let next = site.send(&ann, game, "letter", &[]);
    assert_eq!(next.text().matches("LESSON 2 of").count(), 1, "the answer ends with it: {}", next.text());
    let page = site.get(&ann, game).text();
    assert!(page.contains("Your lesson LESSON 2 of"), "{page}");
    assert!(!site.get(&ann, "/my/games/demo").text().contains("Your lesson"));
}

#[test]
fn a_page_without_an_approver_does_not_mention_approval() {
    let site = Site::with_games();
    site.world().ask("max@example.org", "CREATE ?club secret standard\nSET APPROVAL");
    let ann = site.signed_in("ann@example.org");
    let before = site.get(&ann, "/my/join/club").text();
    assert!(!before.contains("The GM approves or no"), "{before}");
    site.send(&ann, "/my/join/club", "join", &[]);
    assert!(site.get(&ann, "/my/join/club").text().contains("You are in this game."));
}

#[test]
fn a_solo_player_reads_who_can_see_the_game() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    site.world().ask("ann@example.org", "SANDBOX demo S1901M");
    let alone = site.get(&ann, "/my/games/demo-1").text();
    assert!(alone.contains("Only you can see this game."), "{alone}");
    site.send(&ann, "/my", "first", &[("with", "computer"), ("name", "robots")]);
    let alone = site.get(&ann, "/my/games/robots").text();
    assert!(alone.contains("Only you can see this game."), "{alone}");
    let eve = site.signed_in("eve@example.org");
    assert_eq!(site.get(&eve, "/games/robots").status, StatusCode::NOT_FOUND, "as it says");
    site.world().ask("ann@example.org", "SIGN ON robots\nSET LIST");
    let seen = site.get(&ann, "/my/games/robots").text();
    assert!(seen.contains("Anyone who knows its name can see its board"), "{seen}");
    assert_eq!(site.get(&eve, "/games/robots").status, StatusCode::OK, "as it says");
}
