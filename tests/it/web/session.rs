//! Signing in and the profile.
use super::site::{Browser, Page, Site};
use crate::codes::code_in;
use crate::world::World;
use axum::http::{StatusCode, header};
use chancery::mail::sink::Mail;
use chancery::store::Theme;
use jiff::SignedDuration;

const ANN: &str = "ann@example.org";
const HERE: &str = "/my/sign-in";

/// Requests a code for this address. Returns the waiting browser, and its page.
pub(super) fn ask(site: &Site, browser: &Browser, address: &str) -> (Browser, Page) {
    site.world().mail();
    let answer = site.post(browser, HERE, &[("do", "ask"), ("address", address), ("next", "/my/letters")]);
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    let browser = answer.browser(browser);
    let page = site.get(&browser, &answer.location().unwrap());
    (browser, page)
}

/// The code e-mailed to this address.
pub(super) fn mailed(site: &Site, address: &str) -> String {
    let mail = site.world().mail().into_iter().find(|mail| mail.to == address).expect("a letter with a code");
    code_in(&mail.body)
}

pub(super) fn give(site: &Site, browser: &Browser, code: &str) -> Page {
    site.post(browser, HERE, &[("do", "enter"), ("code", code), ("next", "/my/letters")])
}

#[test]
fn an_address_and_a_code_lead_to_the_requested_page() {
    let site = Site::with_games();
    let door = site.get(&Browser::default(), "/my/letters");
    let page = site.get(&Browser::default(), &door.location().unwrap());
    assert!(page.text().contains("Your e-mail address"), "{}", page.text());
    assert!(page.headers.get(header::SET_COOKIE).is_none(), "a mere visitor gets no cookie");
    let (browser, page) = ask(&site, &Browser::default(), ANN);
    assert!(
        page.text().contains("ann@example.org") && page.text().contains("works once, in this browser only"),
        "{}",
        page.text()
    );
    let code = mailed(&site, ANN);
    let wrong = give(&site, &browser, "aaaa-bbbb");
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().contains("This code is wrong"), "{}", wrong.text());
    assert!(wrong.body.contains("aaaa-bbbb"), "what was typed is not lost");
    let answer = give(&site, &browser, &code);
    assert_eq!(answer.location().as_deref(), Some("/my/letters"), "{}", answer.text());
    let page = site.get(&answer.browser(&browser), "/my/letters");
    assert!(page.status == StatusCode::OK && page.text().contains("Ann Other"), "{}", page.text());
}

/// A registered, a banned and an unknown address all get the same page.
#[test]
fn the_page_is_the_same_for_every_address() {
    let site = Site::with_games();
    site.world().write("keeper@example.org", "judge@example.org", "", "BAN *@banned.example");
    let pages: Vec<String> = [ANN, "nobody@example.net", "mallory@banned.example", "judge+x@example.org"]
        .into_iter()
        .map(|address| ask(&site, &Browser::default(), address).1.body.replace(address, "ADDRESS"))
        .collect();
    assert!(pages[0].contains("ADDRESS"), "{}", pages[0]);
    assert!(pages.iter().all(|page| *page == pages[0]), "{pages:#?}");
}

#[test]
fn a_planted_session_number_signs_no_one_in() {
    let site = Site::with_games();
    let planted = Browser { cookie: Some("chancery=planted".to_owned()) };
    let (browser, _) = ask(&site, &planted, ANN);
    assert_ne!(browser.cookie, planted.cookie, "whoever waits gets a number of their own");
    let answer = give(&site, &browser, &mailed(&site, ANN));
    let session = answer.browser(&browser);
    assert_ne!(session.cookie, browser.cookie, "and another one when they are in");
    for known in [&planted, &browser] {
        assert_eq!(site.get(known, "/my").status, StatusCode::SEE_OTHER);
    }
    assert_eq!(site.get(&session, "/my/letters").status, StatusCode::OK);
}

#[test]
fn a_cookie_is_for_this_host_and_no_script_reads_it() {
    let site = Site::with_games();
    let answer = site.post(&Browser::default(), HERE, &[("do", "ask"), ("address", ANN)]);
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.starts_with("chancery=") && cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    assert_eq!(answer.headers[header::CACHE_CONTROL], "private, no-store");
    // Over TLS its name has the prefix that browsers reserve for this host, this port and TLS.
    let site = Site::at(World::with_games(), "https://judge.example.org");
    let (browser, _) = ask(&site, &Browser::default(), ANN);
    let answer = give(&site, &browser, &mailed(&site, ANN));
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(
        cookie.starts_with("__Host-chancery=")
            && cookie.ends_with("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"),
        "{cookie}"
    );
    assert_eq!(site.get(&answer.browser(&browser), "/my/letters").status, StatusCode::OK);
}

#[test]
fn a_code_is_void_in_another_browser() {
    let site = Site::with_games();
    let (_, _) = ask(&site, &Browser::default(), ANN);
    let code = mailed(&site, ANN);
    let (mallory, _) = ask(&site, &Browser::default(), "mallory@example.net");
    assert_eq!(give(&site, &mallory, &code).status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(give(&site, &Browser::default(), &code).status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// After six wrong codes even the right one fails, and the page reveals no more than before.
#[test]
fn a_guesser_has_six_tries() {
    let site = Site::with_games();
    let (browser, _) = ask(&site, &Browser::default(), ANN);
    let code = mailed(&site, ANN);
    let said: Vec<String> = ["aaaa-bbb2", "aaaa-bbb3", "aaaa-bbb4", "aaaa-bbb5", "aaaa-bbb6", "aaaa-bbb7", &code]
        .into_iter()
        .map(|guess| {
            let page = give(&site, &browser, guess);
            assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{guess}: {}", page.text());
            page.answer()
        })
        .collect();
    assert!(said[0].contains("This code is wrong") && said.iter().all(|other| *other == said[0]), "{said:?}");
    assert_eq!(site.get(&browser, "/my").status, StatusCode::SEE_OTHER);
}

/// The cookies that a response sets, by name.
fn cookies(page: &Page) -> Vec<(String, String)> {
    let set = page.headers.get_all(header::SET_COOKIE).iter().map(|set| set.to_str().unwrap());
    let pair = |set: &str| set.split(';').next().unwrap().split_once('=').map(|(n, v)| (n.to_owned(), v.to_owned()));
    set.filter_map(pair).collect()
}

/// Anyone can request codes to any address. A user who was signed in before in a browser still gets theirs there, and an honest message if
/// there is none. Strangers see the usual page.
#[test]
fn strangers_shut_no_one_out_of_a_known_browser() {
    let site = Site::with_games();
    let (browser, _) = ask(&site, &Browser::default(), ANN);
    let answer = give(&site, &browser, &mailed(&site, ANN));
    let set = cookies(&answer);
    let [(_, session), (name, known)] = set.as_slice() else { panic!("{set:?}") };
    assert_eq!(name, "chancery-known");
    assert!(!known.contains("ann") && !known.contains(session.as_str()), "it shows neither address nor session");
    site.post(&answer.browser(&browser), "/my/sign-out", &[]);
    let ask_in = |cookie: Option<String>, address: &str| {
        let fields = [("do", "ask"), ("address", address)];
        site.post(&Browser { cookie }, HERE, &fields)
    };
    let n_mailed = || site.world().mail().iter().filter(|mail| mail.to == ANN).count();
    for _ in 0..30 {
        ask_in(None, ANN);
    }
    assert_eq!(n_mailed(), 4, "one of their five was hers");
    let own = Some(format!("chancery-known={known}"));
    assert_eq!(ask_in(own.clone(), ANN).status, StatusCode::SEE_OTHER);
    assert_eq!(n_mailed(), 1);
    // It is tied to her address, and cannot be forged.
    let forged = known.rsplit_once('.').unwrap().0;
    let (forged, other) = (Some(format!("chancery-known={forged}.aaaaaaaaaaaaaaaaaaaa")), own.clone());
    ask_in(forged, ANN);
    ask_in(other, "eve@example.org");
    assert_eq!(n_mailed(), 0);
    for _ in 0..9 {
        ask_in(own.clone(), ANN);
    }
    let page = ask_in(own, ANN);
    assert_eq!((n_mailed(), page.status), (9, StatusCode::TOO_MANY_REQUESTS));
    assert!(page.text().contains("No code was sent: this browser has had ten codes within an hour"), "{}", page.text());
}

/// A signed-in user needs a fresh code for an irrevocable action: strangers do not use it up.
#[test]
fn strangers_shut_no_one_out_of_a_fresh_code() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    for _ in 0..20 {
        site.post(&Browser::default(), HERE, &[("do", "ask"), ("address", ANN)]);
    }
    site.world().mail();
    assert_eq!(site.post(&ann, HERE, &[("do", "ask")]).status, StatusCode::SEE_OTHER);
    assert_eq!(site.world().mail().iter().filter(|mail| mail.to == ANN).count(), 1);
}

#[test]
fn an_invalid_address_is_shown_again() {
    let site = Site::with_games();
    let page = site.post(&Browser::default(), HERE, &[("do", "ask"), ("address", "ann at example")]);
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.text().contains("not an e-mail address") && page.body.contains("ann at example"));
}

/// An address inside an address leads no one away from the judge.
#[test]
fn signing_in_leads_to_no_other_site() {
    let site = Site::with_games();
    for next in ["https://evil.example/", "//evil.example/my", "/\\evil.example", "/my/../games", "/games"] {
        let (browser, _) = ask(&site, &Browser::default(), "eve@example.org");
        let code = mailed(&site, "eve@example.org");
        let answer = site.post(&browser, HERE, &[("do", "enter"), ("code", &code), ("next", next)]);
        let location = answer.location().unwrap();
        assert!(location == "/my" || location.starts_with("/my/"), "{next} leads to {location}");
        site.later(SignedDuration::from_mins(61));
    }
}

#[test]
fn a_stranger_is_asked_only_for_their_name() {
    let site = Site::with_games();
    let (browser, _) = ask(&site, &Browser::default(), "zoe@example.net");
    let answer = give(&site, &browser, &mailed(&site, "zoe@example.net"));
    let zoe = answer.browser(&browser);
    assert_eq!(site.get(&zoe, "/my").location().as_deref(), Some("/my/profile"));
    let page = site.get(&zoe, "/my/profile");
    assert!(page.text().contains("zoe@example.net is yours. Enter your name"), "{}", page.text());
    let page = site.send(&zoe, "/my/profile", "register", &[("name", "Zoe Zero"), ("zone", "Europe/Paris")]);
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
    let user = site.world().store.user_at("zoe@example.net").unwrap().unwrap();
    assert_eq!((user.name.as_str(), user.timezone.as_str()), ("Zoe Zero", "Europe/Paris"));
}

#[test]
fn the_start_code_permits_any_identity_without_email() {
    let site = Site::behind(World::with_games(), Some("k7fm2qpd"));
    let page = site.get(&Browser::default(), "/my/sign-in?code=k7fm-2qpd");
    assert!(page.text().contains("Start code") && page.body.contains("value=\"k7fm-2qpd\""), "{}", page.text());
    let wrong = site.post(&Browser::default(), HERE, &[("do", "enter"), ("code", "aaaa-aaaa")]);
    assert!(wrong.text().contains("This is not the start code"), "{}", wrong.text());
    let refused = site.post(&Browser::default(), HERE, &[("do", "be"), ("address", ANN)]);
    assert!(refused.headers.get(header::SET_COOKIE).is_none(), "not without the code");
    let answer = site.post(&Browser::default(), HERE, &[("do", "enter"), ("code", " K7FM2QPD ")]);
    let nobody = answer.browser(&Browser::default());
    assert!(site.get(&nobody, "/my").location().unwrap().starts_with(HERE), "nobody yet");
    let page = site.get(&nobody, HERE);
    assert!(page.text().contains("Choose a player") && page.text().contains("Ann Other"), "{}", page.text());
    let answer = site.post(&nobody, HERE, &[("do", "be"), ("address", ANN)]);
    let ann = answer.browser(&nobody);
    assert!(site.get(&ann, "/my/letters").text().contains("Ann Other"));
    // The user switches to a new person, who needs only a name.
    let answer = site.post(&ann, HERE, &[("do", "come"), ("name", "Zoe Zero"), ("zone", "Europe/Paris")]);
    let zoe = answer.browser(&ann);
    assert!(site.get(&zoe, "/my/letters").text().contains("Zoe Zero"));
    assert_eq!(site.world().store.user_at("zoe@localhost").unwrap().unwrap().name, "Zoe Zero");
    assert_eq!(site.get(&ann, "/my").status, StatusCode::SEE_OTHER, "the number of before is worthless");
}

/// Elsewhere, no user can be another person.
#[test]
fn a_judge_with_email_lets_no_one_choose_an_identity() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    for fields in [[("do", "be"), ("address", "eve@example.org")], [("do", "come"), ("name", "Eve Evil")]] {
        let answer = site.post(&ann, HERE, &fields);
        assert!(answer.headers.get(header::SET_COOKIE).is_none());
    }
    assert!(site.world().store.user_at("eve@localhost").unwrap().is_none());
}

#[test]
fn signing_out_ends_the_session_here_and_there() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let (waits, _) = ask(&site, &Browser::default(), ANN);
    let phone = give(&site, &waits, &mailed(&site, ANN)).browser(&waits);
    let page = site.get(&ann, "/my/profile");
    assert_eq!(page.body.matches("Sign out there").count(), 1, "{}", page.text());
    let there = page.body.split("name=\"there\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let eve = site.signed_in("eve@example.org");
    site.post(&eve, "/my/sign-out", &[("there", &there)]);
    assert_eq!(site.get(&phone, "/my/letters").status, StatusCode::OK, "Eve cannot do that");
    site.post(&ann, "/my/sign-out", &[("there", &there)]);
    assert_eq!(site.get(&phone, "/my/letters").status, StatusCode::SEE_OTHER);
    let answer = site.post(&ann, "/my/sign-out", &[]);
    assert_eq!(answer.location().as_deref(), Some("/"));
    assert!(answer.headers[header::SET_COOKIE].to_str().unwrap().starts_with("chancery=; "));
    assert_eq!(site.get(&ann, "/my/letters").status, StatusCode::SEE_OTHER);
}

/// An unattended browser reveals no code.
#[test]
fn no_page_gives_a_code() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let page = site.send(&ann, "/my/letters", "letter", &[("lines", "WEB"), ("back", "/my/profile")]);
    assert!(page.text().contains("You are already signed in."), "{}", page.text());
    let world = site.world();
    assert!(world.store.codes_by_letter(world.now).unwrap().is_empty());
}

/// An action that takes an account away from its owner needs a fresh code. Playing does not.
#[test]
fn a_dangerous_action_needs_a_fresh_code() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    site.later(SignedDuration::from_mins(16));
    for lines in [
        "UNREGISTER",
        "I AM ALSO mallory@example.net",
        "SIGN ON ademo\nSET PASSWORD stolen",
        "SIGN ON ademo\nSET ADDRESS mallory@example.net",
    ] {
        let page = site.send(&ann, "/my/letters", "letter", &[("lines", lines), ("back", "/my/profile")]);
        assert!(page.text().contains("I must be sure that it is you: ask for a new code"), "{lines}: {}", page.text());
    }
    let page = site.send(
        &ann,
        "/my/letters",
        "letter",
        &[("lines", "SIGN ON ademo\nA VIE - GAL\nSET WAIT"), ("back", "/my/profile")],
    );
    assert!(!page.text().contains("I must be sure"), "{}", page.text());
    let page = site.get(&ann, "/my/profile");
    assert!(page.text().contains("Get a code") && !page.body.contains("Erase registration"), "{}", page.text());
    // The page asks for a fresh code in the same browser, without an address, and the session continues under a new number.
    site.world().mail();
    let answer = site.post(&ann, HERE, &[("do", "ask")]);
    let ann = answer.browser(&ann);
    let fresh = give(&site, &ann, &mailed(&site, ANN));
    let again = fresh.browser(&ann);
    assert_ne!(again.cookie, ann.cookie);
    assert!(site.get(&again, "/my/profile").body.contains("Erase registration"));
    assert_eq!(site.get(&ann, "/my/letters").status, StatusCode::SEE_OTHER);
}

/// A leaked code signs its finder in, and permits nothing irrevocable: the owner is asked by e-mail. A day later the browser is no longer
/// new.
#[test]
fn a_leaked_code_permits_nothing_irrevocable() {
    let site = Site::with_games();
    site.later(SignedDuration::from_hours(49));
    let thief = site.signed_in(ANN);
    site.world().mail();
    for lines in
        ["SIGN ON ademo\nRESIGN", "SIGN ON ademo\nSET PASSWORD stolen", "SIGN ON ademo\nSET ADDRESS thief@x.test"]
    {
        let page = site.send(&thief, "/my/letters", "letter", &[("lines", lines), ("back", "/my/profile")]);
        assert!(page.text().contains("in this browser you first signed in less than a day ago"), "{}", page.text());
        let asked: Vec<Mail> = site.world().mail().into_iter().filter(|mail| mail.to == ANN).collect();
        let [asked] = asked.as_slice() else { panic!("{lines}: {asked:#?}") };
        assert!(asked.body.contains("CONFIRM h") && asked.reply_to.is_some(), "{asked:#?}");
        let code = asked.body.split("CONFIRM h").nth(1).unwrap().split_whitespace().next().unwrap();
        for path in ["/my/profile", "/my/letters"] {
            let page = site.get(&thief, path);
            assert!(!page.body.contains(code) && !page.body.contains("Confirm commands"), "{path}: {}", page.text());
        }
    }
    let ann = site.world().store.user_at(ANN).unwrap().unwrap();
    let game = site.world().store.game_named("demo").unwrap().unwrap();
    let password = |site: &Site| {
        let seats = site.world().store.seats(game.id).unwrap();
        seats.into_iter().find(|seat| seat.user == ann.id).unwrap().password
    };
    let before = password(&site);
    // Fixable values are fixed.
    let page =
        site.send(&thief, "/my/letters", "letter", &[("lines", "SIGN ON ademo\nSET WAIT"), ("back", "/my/profile")]);
    assert!(page.text().contains("The turn will not run before the deadline."), "{}", page.text());
    assert_eq!(password(&site), before);
    // The owner's own browser, a day later.
    site.later(SignedDuration::from_hours(25));
    let page = site.get(&thief, "/my/profile");
    assert!(page.body.contains("Confirm commands"), "{}", page.text());
}

#[test]
fn a_profile_sends_only_the_changed_fields() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let page = site.send(
        &ann,
        "/my/profile",
        "details",
        &[("country", "Austria"), ("zone", "Europe/Vienna"), ("privacy", "none")],
    );
    assert!(page.text().contains("Your details have been changed."), "{}", page.text());
    let page = site.send(
        &ann,
        "/my/profile",
        "wishes",
        &[("format", "html"), ("look", "dark"), ("reminder", "24 6"), ("digest", "yes"), ("answers", "short")],
    );
    assert!(!page.text().contains("***"), "{}", page.text());
    let page = site.send(&ann, "/my/profile", "theme", &[("theme", "dark")]);
    assert!(page.body.contains("data-theme=\"dark\""), "{}", page.text());
    let user = site.world().store.user_at(ANN).unwrap().unwrap();
    assert_eq!(
        (user.name.as_str(), user.country.as_str(), user.timezone.as_str()),
        ("Ann Other", "Austria", "Europe/Vienna")
    );
    assert_eq!((user.privacy.unwrap().word(), user.digest, user.brief), ("none", true, true));
    assert_eq!((user.wishes.theme, user.reminders.as_deref()), (Some(Theme::Dark), Some("24 6")));
    let page = site.send(&ann, "/my/profile", "wishes", &[]);
    assert!(page.text().contains("You have changed nothing."), "{}", page.text());
}

#[test]
fn erasing_needs_a_second_confirmation() {
    let site = Site::with_games();
    site.world().write("zoe@example.net", "judge@example.org", "", "REGISTER Zoe Zero");
    let zoe = site.signed_in("zoe@example.net");
    let page = site.send(&zoe, "/my/profile", "unregister", &[]);
    assert!(page.text().contains("I have erased nothing yet"), "{}", page.text());
    assert!(site.world().store.user_at("zoe@example.net").unwrap().is_some());
    let page = site.send(&zoe, "/my/profile", "confirm", &[]);
    assert_eq!(page.status, StatusCode::SEE_OTHER, "signed out: {}", page.text());
    assert!(site.world().store.user_at("zoe@example.net").unwrap().is_none());
}

/// Within a minute: a code, a name, a button.
#[test]
fn a_user_without_a_game_can_begin_one_at_once() {
    let site = Site::behind(World::new(), Some("k7fm2qpd"));
    let answer = site.post(&Browser::default(), HERE, &[("do", "enter"), ("code", "k7fm-2qpd")]);
    let nobody = answer.browser(&Browser::default());
    let zoe = site.post(&nobody, HERE, &[("do", "come"), ("name", "Zoe Zero")]).browser(&nobody);
    let mut fields = site.get(&zoe, "/my").form("first");
    fields.push(("with".to_owned(), "computer".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let answer = site.post(&zoe, "/my/letters", &fields);
    let on = answer.location().unwrap();
    assert!(on.starts_with("/my/games/diplomacy-1?reply="), "{on}");
    let page = site.get(&zoe, &on);
    assert!(page.status == StatusCode::OK && page.text().contains("S1901M"), "{}", page.text());
    // An impossible game is refused with a reason.
    let fields = [fields.as_slice(), &[("n", "1")]].concat();
    let again = site.post(&zoe, "/my/letters", &fields).location().unwrap();
    assert!(again.starts_with("/my?typed="), "{again}");
    assert!(site.get(&zoe, &again).answer().contains("There is already a game 'diplomacy-1'"));
}
