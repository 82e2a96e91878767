//! The paths of newcomers, invited people and GMs, from page to page.
use super::session::{ask, give, mailed};
use super::site::{Browser, Page, Site};
use axum::http::{StatusCode, header};
use chancery::game::settings::GENERAL;

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const EVE: &str = "eve@example.org";
const MAX: &str = "max@example.org";
const ZOE: &str = "zoe@example.org";

/// Posts the fields of a page.
fn post(site: &Site, browser: &Browser, fields: &[(String, String)]) -> Page {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    site.post(browser, "/my/letters", &fields)
}

/// The same browser after its user has entered a new code.
fn after_a_code(site: &Site, browser: &Browser, address: &str) -> Browser {
    let (waits, _) = ask(site, browser, address);
    let code = mailed(site, address);
    give(site, &waits, &code).browser(&waits)
}

/// The fields of the form of this name, with one filled in.
fn filled(page: &Page, form: &str, (name, value): (&str, &str)) -> Vec<(String, String)> {
    let mut fields = page.form(form);
    fields.retain(|(own, _)| own != name);
    fields.push((name.to_owned(), value.to_owned()));
    fields
}

fn has(fields: &[(String, String)], name: &str) -> bool {
    fields.iter().any(|(own, _)| own == name)
}

#[test]
fn an_invited_player_joins_without_the_password_and_gets_their_reserved_power() {
    let site = Site::with_games();
    for (who, name) in [(ZOE, "Zoe Zulu"), ("gus@example.org", "Gus Golf")] {
        site.world().ask(who, &format!("REGISTER {name}"));
    }
    site.world().ask(BOB, "SIGN ON ?open secret\nSET JOIN PASSWORD sesame\nINVITE zoe@example.org FOR FRANCE");
    let (zoe, gus) = (site.signed_in(ZOE), site.signed_in("gus@example.org"));
    assert!(site.get(&zoe, "/my").body.contains("href=\"/my/join/open\""));
    let page = site.get(&zoe, "/my/join/open");
    assert!(page.text().contains("You are invited to this game. France is reserved for you."), "{}", page.text());
    let fields = page.form("join");
    assert!(!has(&fields, "word") && !has(&fields, "preference"), "{fields:?}");
    assert!(has(&site.get(&gus, "/my/join/open").form("join"), "word"), "others must know it");
    let page = site.send(&zoe, "/my/join/open", "join", &[]);
    assert!(page.answer().contains("You have joined 'open'"), "{}", page.answer());
    assert!(page.body.contains("data-place=\"game open\""), "they are in the game: {}", page.text());
}

#[test]
fn a_newcomer_reaches_the_page_of_their_link() {
    let site = Site::with_games();
    let door = site.get(&Browser::default(), "/my/join/open").location().unwrap();
    assert_eq!(door, "/my/sign-in?next=%2Fmy%2Fjoin%2Fopen");
    let zoe = after_a_code(&site, &Browser::default(), ZOE);
    let profile = site.get(&zoe, "/my/join/open").location().unwrap();
    assert_eq!(profile, "/my/profile?next=%2Fmy%2Fjoin%2Fopen");
    let nameless = site.send(&zoe, &profile, "register", &[("name", " ")]);
    assert!(nameless.answer().contains("Enter your name"), "{}", nameless.answer());
    let fields = filled(&nameless, "register", ("name", "Zoe Zulu"));
    let on = post(&site, &zoe, &fields).location().unwrap();
    assert!(on.starts_with("/my/join/open?reply="), "{on}");
    let page = site.get(&zoe, &on);
    assert!(page.text().contains("Join Open") && has(&page.form("join"), "preference"), "{}", page.text());
    // An address inside an address leads no one elsewhere.
    let nobody = after_a_code(&site, &Browser::default(), "yan@example.net");
    let page = site.get(&nobody, "/my/profile?next=https://evil.example/my");
    assert!(!has(&page.form("register"), "next"));
}

/// A newcomer chooses a power from a list, or none. Where the powers are drawn by lot, the newcomer has no choice.
#[test]
fn a_newcomer_chooses_a_power_from_a_list() {
    let site = Site::with_games();
    site.world().ask(ZOE, "REGISTER Zoe Zulu");
    let zoe = site.signed_in(ZOE);
    let page = site.get(&zoe, "/my/join/open");
    assert!(
        page.form("join").contains(&("preference".to_owned(), String::new())),
        "any power: {:?}",
        page.form("join")
    );
    let (_, list) = page.body.split_once("<select id=\"join-preference\"").unwrap();
    let list = list.split("</select>").next().unwrap();
    assert!(list.contains(">any power</option>") && list.matches("<option").count() == 8, "{list}");
    site.world().ask(BOB, "SIGN ON ?open secret\nSET PRFRAND");
    let page = site.get(&zoe, "/my/join/open");
    assert!(
        !has(&page.form("join"), "preference") && page.text().contains("assigns the powers at random"),
        "{}",
        page.text()
    );
    let page = site.send(&zoe, "/my/join/open", "join", &[]);
    assert!(page.answer().contains("You have joined 'open'"), "{}", page.answer());
}

/// The host of a new game reads the next steps in plain words, and each is a link.
#[test]
fn the_host_of_a_new_game_reads_the_next_steps() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let new = site.get(&ann, "/my/new?board=standard");
    for pace in ["30 min after everyone is ready", "as soon as everyone is ready"] {
        assert!(new.text().contains(pace), "{pace}: {}", new.text());
    }
    let filled = [("name", "spring"), ("with", "people"), ("run", "soon")];
    let page = site.send(&ann, "/my/new?board=standard", "new-game", &filled);
    let terms = site.world().ask("ann@example.org", "LIST spring").body;
    for clock in ["MOVE", "RETREAT", "ADJUST"] {
        let line =
            terms.lines().find(|line| line.contains(&format!("SET {clock} "))).unwrap_or_else(|| panic!("{terms}"));
        assert!(line.contains("DELAY 0 "), "{line}");
    }
    assert_eq!(page.answer(), "Game 'spring' has been created.");
    let text = page.text();
    for command in ["SET PREFERENCE does", "BECOME MASTER"] {
        assert!(!text.contains(command), "{command}: {text}");
    }
    assert!(text.contains("The judge starts the game when all 7 seats are taken."), "{text}");
    let (_, start) = text.split_once("Run the game").unwrap();
    let start = start.split("Seats").next().unwrap();
    assert!(!start.contains("The judge e-mails everyone in the game."), "there is no button yet: {start}");
    let (_, steps) = page.body.split_once("id=\"next-steps\"").unwrap();
    let steps = steps.split("</section>").next().unwrap();
    for (place, words) in [("invite", "Invite players"), ("seat", "Choose a preferred power")] {
        assert!(steps.contains(&format!("href=\"#{place}\"")) && steps.contains(words), "{steps}");
        assert!(page.body.contains(&format!("id=\"{place}\"")), "{place}");
    }
    // Players choose their power when they join it.
    site.world().ask(BOB, "SIGN ON ?spring -");
    let guest = site.get(&site.signed_in(BOB), "/my/games/spring").body;
    let (_, steps) = guest.split_once("id=\"next-steps\"").unwrap();
    let steps = steps.split("</section>").next().unwrap();
    assert!(steps.contains("href=\"#seat\"") && !steps.contains("#invite"), "{steps}");
}

#[test]
fn a_page_from_before_a_new_code_keeps_its_text() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in(ANN), site.signed_in(EVE));
    let path = "/my/games/demo/press/E";
    let fields = filled(&site.get(&ann, path), "press", ("text", "Dear England,\nlong live the Sea!"));
    let ann = after_a_code(&site, &ann, ANN);
    let on = post(&site, &ann, &fields).location().expect("the page of the form");
    let page = site.get(&ann, &on);
    assert!(page.answer().contains("an earlier session"), "{}", page.answer());
    assert!(!site.get(&eve, "/my/games/demo/press").text().contains("long live"), "nothing is sent by itself");
    let again = page.form("press");
    assert!(again.contains(&("text".to_owned(), "Dear England,\nlong live the Sea!".to_owned())), "{again:?}");
    let on = post(&site, &ann, &again).location().unwrap();
    assert!(site.get(&ann, &on).answer().contains("Press sent to England"), "{}", site.get(&ann, &on).answer());
}

#[test]
fn a_page_whose_session_has_ended_keeps_its_text() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let path = "/my/games/demo/press/E";
    let fields = filled(&site.get(&ann, path), "press", ("text", "Dear England,\nlong live the <Sea>!"));
    site.post(&ann, "/my/sign-out", &[]);
    let kept = post(&site, &ann, &fields);
    assert_eq!(kept.status, StatusCode::FORBIDDEN);
    assert!(kept.text().contains("Dear England, long live the <Sea>!"), "{}", kept.text());
    assert!(kept.body.contains("/my/sign-in?next=%2Fmy%2Fgames%2Fdemo%2Fpress%2FE"), "{}", kept.body);
    // They sign in, in another tab, and send it again from this one.
    let ann = after_a_code(&site, &Browser::default(), ANN);
    let on = post(&site, &ann, &kept.form("press")).location().unwrap();
    let again = site.get(&ann, &on).form("press");
    let on = post(&site, &ann, &again).location().unwrap();
    assert!(site.get(&ann, &on).answer().contains("Press sent to England"), "{}", site.get(&ann, &on).answer());
    let thread = site.get(&site.signed_in(EVE), "/my/games/demo/press/A");
    assert!(thread.text().contains("long live the <Sea>!"), "{}", thread.text());
}

#[test]
fn each_button_has_its_lines_below_it() {
    let site = Site::with_games();
    for lines in ["REGISTER Zoe Zulu", "SANDBOX standard"] {
        site.world().ask(ZOE, lines);
    }
    site.world().ask(BOB, "SIGN ON ?open secret\nINVITE zoe@example.org");
    let list = site.get(&site.signed_in(ZOE), "/my/sandboxes").body;
    let sandbox = list.split("href=\"").find(|rest| rest.starts_with("/my/games/")).unwrap();
    let sandbox = sandbox.split('"').next().unwrap().to_owned();
    let pages = [
        (MAX, "/my/games/demo"),
        (MAX, "/my/games/demo/settings"),
        (BOB, "/my/games/open"),
        (ANN, "/my/games/demo"),
        (ZOE, "/my"),
        (ZOE, "/my/new"),
        (ZOE, "/my/profile"),
        (ZOE, "/my/sandboxes"),
        (ZOE, &sandbox),
        (ZOE, "/my/join/open"),
        ("gus@example.org", "/my/profile"),
        ("eve@example.org", "/my/sandboxes"),
    ];
    let mut n_forms = 0;
    for (who, path) in pages {
        let page = site.get(&site.signed_in(who), path);
        assert_eq!(page.status, StatusCode::OK, "{path}: {}", page.text());
        for (at, _) in page.body.match_indices("name=\"form\" value=\"") {
            // Up to the next part of the page: adjacent buttons are explained together.
            let rest = page.body[at..].split("<h2").next().unwrap();
            let name = rest.split('"').nth(3).unwrap();
            // A message beside the board is sent as shown. Its page says so.
            assert!(
                ["letter", "press", "report", "undo"].contains(&name) || rest.contains("class=\"sends\""),
                "{path}: what does {name} send?"
            );
            n_forms += 1;
        }
    }
    assert!(40 < n_forms, "only {n_forms} forms");
    let lines = |path: &str| site.get(&site.signed_in(MAX), path).main();
    for sent in ["PROCESS S1901M", "INVITE ann@example.org", "EJECT Austria", "REPLACE AUSTRIA WITH ann@example.org"] {
        let page = if sent.starts_with("INVITE") {
            site.get(&site.signed_in(BOB), "/my/games/open").main()
        } else {
            lines("/my/games/demo")
        };
        assert!(page.contains(sent), "{sent} is not on:\n{page}");
    }
}

#[test]
fn an_ejection_needs_a_second_confirmation_and_keeps_the_choice() {
    let site = Site::with_games();
    let max = site.signed_in(MAX);
    let asked = site.send(&max, "/my/games/demo", "eject", &[("who", "Turkey"), ("how", "good")]);
    assert!(asked.answer().contains("Tick the box to confirm"), "{}", asked.answer());
    let fields = asked.form("eject");
    assert!(fields.contains(&("who".to_owned(), "Turkey".to_owned())), "{fields:?}");
    let done = site.send(&max, "/my/games/demo", "eject", &[("who", "Turkey"), ("sure", "yes")]);
    assert!(done.answer().contains("Turkey has been ejected from 'demo'"), "{}", done.answer());
}

#[test]
fn one_wrong_address_blocks_no_other_invitation() {
    let site = Site::with_games();
    let bob = site.signed_in(BOB);
    let typed = [("addresses", "gus@example.org, me@me@me; \"Hotel, Hal\" <hal@example.org>")];
    let page = site.send(&bob, "/my/games/open", "invite", &typed);
    let told = page.answer();
    assert!(told.contains("\"me@me@me\" is not an address"), "{told}");
    let mail = site.world().mail();
    for invited in ["gus@example.org", "hal@example.org"] {
        assert!(mail.iter().any(|mail| mail.to == invited), "{invited}: {told}");
    }
}

/// Addresses come from mail programs, with quoted names.
#[test]
fn a_comma_in_a_name_separates_no_addresses() {
    let invited = |typed: &str| -> Vec<String> {
        let lines = chancery::web::lines_sent("invite", &[("game", "open"), ("addresses", typed)]).unwrap();
        lines.into_iter().filter(|line| line.starts_with("INVITE ")).collect()
    };
    let both = ["INVITE ann@example.org", "INVITE gus@example.org"];
    for typed in [
        "ann@example.org gus@example.org",
        "Ann Other <ann@example.org>; gus@example.org",
        "\"Other, Ann\" <ann@example.org>, gus@example.org",
        "\"Other, \\\"Annie; A.\\\", Ann\" <ann@example.org>,\"Golf, Gus\" <gus@example.org>",
    ] {
        assert_eq!(invited(typed), both, "{typed}");
    }
    // An unclosed quote: no one is left out all the same.
    let lines = invited("\"Other, Ann <ann@example.org>, gus@example.org");
    assert!(lines.ends_with(&both.map(str::to_owned)), "{lines:?}");
    let site = Site::with_games();
    let bob = site.signed_in(BOB);
    let typed = [("addresses", "\"Golf, Gus\" <gus@example.org>, \"hal,@example.org\"")];
    let told = site.send(&bob, "/my/games/open", "invite", &typed).answer();
    assert!(told.contains("I have sent gus@example.org an invitation") && told.contains("hal,@example.org"), "{told}");
    assert!(told.contains("1 line failed."), "{told}");
}

/// A GM's buttons need no fresh code, and each says who hears of it.
#[test]
fn a_gm_undoes_actions_and_knows_who_is_notified() {
    let site = Site::with_games();
    let max = site.signed_in(MAX);
    site.later(jiff::SignedDuration::from_mins(20));
    site.send(&max, "/my/games/demo", "turn", &[("do", "process"), ("sure", "yes")]);
    let page = site.send(&max, "/my/games/demo", "turn", &[("do", "back"), ("n", "2")]);
    assert!(page.text().contains("Spring of 1901"), "{}", page.answer());
    for told in [
        "Anyone else gets an e-mail and can accept or decline.",
        "The judge e-mails everyone about a new GM.",
        "Only you see the preview.",
    ] {
        assert!(page.text().contains(told), "{told}");
    }
    let forming = site.get(&site.signed_in(BOB), "/my/games/open").text();
    assert!(forming.contains("that the password changed, but not the new one"), "{forming}");
}

#[test]
fn settings_are_chosen_in_words() {
    let site = Site::with_games();
    let mut n_words = 0;
    for (who, path) in [(MAX, "/my/games/demo/settings"), (BOB, "/my/games/open/settings"), (ANN, "/my/new")] {
        let page = site.get(&site.signed_in(who), path);
        assert!(!page.text().contains("prfboth"), "{path}");
        for setting in GENERAL {
            let Some(list) = page.body.split(&format!("<select id=\"set-{}\"", setting.name)).nth(1) else { continue };
            for option in list.split("</select>").next().unwrap().split("<option value=\"").skip(1) {
                let (sent, rest) = option.split_once('"').unwrap();
                let shown = rest.split_once('>').unwrap().1.split('<').next().unwrap();
                assert!(sent.is_empty() || shown != sent.to_lowercase(), "{}: {shown}", setting.name);
                n_words += 1;
            }
        }
    }
    assert!(100 < n_words, "only {n_words} choices");
}

#[test]
fn each_link_leads_to_what_it_names() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    assert!(site.get(&ann, "/my").body.contains("href=\"/games?state=open\""));
    let found = site.get(&ann, "/games?state=open");
    assert!(found.body.contains("/games/open\"") && !found.body.contains("/games/demo\""), "{}", found.text());
    // A board leads to a sandbox on it, and to a new game that shows it.
    let page = site.get(&ann, "/my/sandboxes?board=barrage");
    assert!(page.form("sandbox").len() > 1 && page.body.contains("value=\"barrage\" selected"), "{}", page.text());
    assert!(page.main().contains("SANDBOX barrage"), "{}", page.main());
    assert!(
        site.get(&ann, "/my/new?board=barrage")
            .body
            .contains("<figure class=\"preview\"><img class=\"thumb\" src=\"/boards/barrage/thumb.png\"")
    );
}

/// The address of a person's feeds changes only on request.
#[test]
fn an_empty_form_ends_no_feed() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let made = site.post(&ann, "/my/feeds", &[("do", "new")]);
    let address = made.text().split_whitespace().find(|word| word.ends_with("/games.ics")).unwrap().to_owned();
    let path = address.split_once("/feeds").map(|(_, rest)| format!("/feeds{rest}")).unwrap();
    for fields in [&[][..], &[("do", "")], &[("do", "other")]] {
        assert_eq!(site.post(&ann, "/my/feeds", fields).status, StatusCode::NOT_FOUND);
    }
    assert_eq!(site.get(&Browser::default(), &path).status, StatusCode::OK);
}

#[test]
fn browsers_find_an_icon_for_the_tab() {
    for site in [Site::new(), Site::console()] {
        let icon = site.get(&Browser::default(), "/favicon.ico");
        assert_eq!(
            (icon.status, &icon.headers[header::CONTENT_TYPE]),
            (StatusCode::OK, &"image/svg+xml".parse().unwrap())
        );
        assert!(icon.body.starts_with("<svg "));
    }
}
