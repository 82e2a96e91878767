//! Every page is accessible: axe-core finds no fault, it fits a window of 320 pixels, and reads well in the dark and on paper (for that,
//! look at the pictures: `CHANCERY_SCREENSHOTS` names a folder for them).
use super::driver::{Browser, axe};
use super::front::Front;
use base64::Engine as _;
use serde_json::{Value, json};
use std::fs;
use std::io::Write as _;
use std::path::Path;

const ANN: &str = "ann@players.test";
const BEN: &str = "ben@players.test";
const CAT: &str = "cat@players.test";

/// Every screen: a name for its picture, its address, and the element that leads to it, if it has no fixed address.
const SCREENS: &[(&str, &str, &str)] = &[
    ("welcome", "/", ""),
    ("games", "/games", ""),
    ("game", "/games/duel", ""),
    ("game-forming", "/games/run", ""),
    ("game-over", "/games/past", ""),
    ("phase", "/games/duel/S1901M", ""),
    ("phase-undone", "/games/back", "a[href^='/phases/']"),
    ("boards", "/boards", ""),
    ("board", "/boards/standard", ""),
    ("board-conquest", "/boards/lowlands", ""),
    ("help", "/help", ""),
    ("help-topic", "/help/press", ""),
    ("player", "/games/duel", "a[href^='/players/']"),
    ("signed-in", "/my/sign-in", ""),
    ("my", "/my", ""),
    ("my-game", "/my/games/duel", ""),
    ("my-game-over", "/my/games/past", ""),
    ("my-retreats", "/my/games/standard-france-au-1", ""),
    ("my-builds", "/my/games/standard-france-au-2", ""),
    ("my-setup", "/my/games/flags", ""),
    ("my-stratego", "/my/games/march", ""),
    ("my-conquest", "/my/games/world", ""),
    ("press", "/my/games/duel/press", ""),
    ("press-thread", "/my/games/duel/press/F", ""),
    ("diary", "/my/games/duel/diary", ""),
    ("settings", "/my/games/run/settings", ""),
    ("master-forming", "/my/games/run", ""),
    ("master", "/my/games/club", ""),
    ("join", "/my/join/free", ""),
    ("letters", "/my/letters", ""),
    ("letter", "/my/letters", "ol.letters a"),
    ("new", "/my/new", ""),
    ("reserve", "/my/reserve", ""),
    ("sandboxes", "/my/sandboxes", ""),
    ("sandbox", "/my/games/duel-1", ""),
    ("profile", "/my/profile", ""),
    ("missing", "/nothing", ""),
];

/// The screens of the keeper's console.
const CONSOLE: &[(&str, &str, &str)] = &[
    ("keeper", "/my/keeper", ""),
    ("keeper-letters", "/my/keeper/letters?state=sent", ""),
    ("keeper-letter", "/my/keeper/letters?state=sent", ".ledger tbody a"),
    ("keeper-people", "/my/keeper/people", ""),
    ("keeper-games", "/my/keeper/games", ""),
    ("keeper-check", "/my/keeper/check", ""),
    ("keeper-journal", "/my/keeper/journal", ""),
];

/// The width of the smallest window.
const SMALL: u32 = 320;

/// France has taken Vienna in the fall, and the army there is dislodged.
const DISLODGED: &str = "SANDBOX standard_france_austria\nEDIT\nREMOVE PAR\nREMOVE MAR\nPLACE FRANCE A TYR\nPLACE FRANCE A BOH\n\
                         PHASE F1901M\nEND\nA TYR - VIE\nA BOH S A TYR - VIE\nPROCESS";

/// A judge with content on every screen.
fn full() -> Front {
    let builds = format!("{DISLODGED}\nA VIE - GAL\nPROCESS");
    let mut front = Front::open(&[
        (ANN, "REGISTER Ann\nCREATE ?duel secret standard_france_austria\nSET MOVE DELAY 0\nSET PREFERENCE AUSTRIA"),
        (BEN, "REGISTER Ben\nSET PRIVACY ALL\nSIGN ON ?duel secret"),
        (ANN, "CREATE ?flags secret stratego barrage AGAINST COMPUTER"),
        (ANN, "CREATE ?march secret stratego barrage AGAINST COMPUTER\nSETUP RANDOM"),
        (ANN, "CREATE ?world secret conquest lowlands AGAINST COMPUTER"),
        (ANN, "CREATE ?run secret\nBECOME MASTER"),
        (ANN, "CREATE ?club secret standard_france_austria\nBECOME MASTER"),
        (BEN, "SIGN ON ?club secret"),
        (CAT, "REGISTER Cat\nSIGN ON ?club secret"),
        (CAT, "CREATE ?free -\nSET COMMENT Newcomers are welcome."),
        (ANN, "CREATE ?past secret standard_france_austria"),
        (BEN, "SIGN ON ?past secret"),
        (ANN, "CREATE ?back secret standard_france_austria\nBECOME MASTER"),
        (BEN, "SIGN ON ?back secret"),
        (CAT, "SIGN ON ?back secret"),
        (ANN, DISLODGED),
        (ANN, &builds),
    ]);
    front.mail(ANN, "SIGN ON duel\nPRESS TO FRANCE\nHello. Shall we meet in Tyrolia?\nENDPRESS\nA VIE - TYR\nF TRI - VEN\nA BUD - SER");
    front.mail(BEN, "SIGN ON duel\nPRESS TO AUSTRIA\nYes, and nobody needs to know.\nENDPRESS\nA MAR - PIE\nA PAR - BUR\nF BRE - MAO");
    front.wait_for_phase("duel", "F1901M");
    front.mail(ANN, "SIGN ON duel\nA TYR - PIE\nA SER - BUL");
    front.mail(ANN, "SANDBOX duel S1901M");
    front.mail(ANN, "SIGN ON back\nPROCESS\nROLLBACK");
    for player in [ANN, BEN] {
        front.mail(player, "SIGN ON past\nSET DRAW");
    }
    assert!(front.is_over("past"));
    front
}

/// Visits each screen in turn, with its name.
fn each_screen(front: &Front, browser: &Browser, mut look: impl FnMut(&str)) {
    let console = CONSOLE.iter().map(|(name, path, way)| (*name, format!("{}{path}", front.console), *way));
    let screens = SCREENS.iter().map(|(name, path, way)| (*name, (*path).to_owned(), *way)).chain(console);
    for (name, path, way) in screens {
        browser.resize(1280, 900);
        browser.go(&path);
        if !way.is_empty() {
            browser.find(way);
            browser
                .go(browser.run("return document.querySelector(arguments[0]).href", &json!([way])).as_str().unwrap());
        }
        assert_eq!(browser.find("h1").text() != "Not found", name != "missing", "{path} {way}");
        look(name);
    }
}

/// An element that a page hides stays hidden, whatever the style of its kind says. A past fault: one was a button that began a game.
#[test]
fn hidden_elements_are_never_shown() {
    let front = full();
    let Some(ann) = front.browser_of(ANN) else { return };
    front.sign_in_keeper(&ann);
    let script = "return [...document.querySelectorAll('[hidden]')].map(part => [part.checkVisibility(), part.outerHTML.slice(0, 120)])";
    let (mut n_hidden, mut shown) = (0, Vec::new());
    each_screen(&front, &ann, |name| {
        for part in ann.run(script, &json!([])).as_array().unwrap() {
            n_hidden += 1;
            if part[0] == true {
                shown.push(format!("{name}: {}", part[1]));
            }
        }
    });
    assert!(shown.is_empty(), "{}", shown.join("\n"));
    assert!(10 < n_hidden, "{n_hidden} parts of pages are hidden");
    drop(ann);
    front.stop();
}

#[test]
fn every_page_is_accessible_to_everyone() {
    let Some(axe) = axe() else { return };
    let front = full();
    let Some(ann) = front.browser_of(ANN) else { return };
    front.sign_in_keeper(&ann);
    let mut wrong = Vec::new();
    each_screen(&front, &ann, |name| wrong.extend(faults(&ann, &axe, name)));
    // A page after a refusal, and the first pages of a newcomer.
    ann.resize(1280, 900);
    ann.go("/my/games/duel");
    ann.unfold("Write orders as text");
    ann.fill("Orders as text", "A SER - PAR\nA SER - GRE");
    ann.button("Send lines").click();
    ann.wait_for_text("1 line failed.");
    wrong.extend(faults(&ann, &axe, "my-game-refused"));
    front.sign_in(&ann, "new@players.test");
    for (name, path) in [("new-profile", "/my/profile"), ("new-my", "/my")] {
        ann.resize(1280, 900);
        ann.go(path);
        wrong.extend(faults(&ann, &axe, name));
    }
    // No one is signed in: the page asks for an address, and then for a code.
    ann.tell("Network.clearBrowserCookies", &json!({}));
    ann.resize(1280, 900);
    ann.go("/my/sign-in");
    wrong.extend(faults(&ann, &axe, "sign-in"));
    ann.fill("Your e-mail address", ANN);
    ann.press("Send code");
    wrong.extend(faults(&ann, &axe, "sign-in-code"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    drop(ann);
    front.stop();
}

/// The faults of a browser's current page under this name, and pictures of it, if requested.
fn faults(browser: &Browser, axe: &str, name: &str) -> Vec<String> {
    // In a window so high that the bar covers nothing.
    browser.resize(1280, 3000);
    let mut wrong = violations(browser, axe);
    browser.resize(1280, 900);
    wrong.extend(left_on_paper(browser).into_iter().map(|what| format!("on paper stands {what}")));
    let size = packed_size(browser);
    if 30 << 10 < size {
        wrong.push(format!("{size} bytes, packed"));
    }
    if let Some(folder) = std::env::var_os("CHANCERY_SCREENSHOTS") {
        take_pictures(browser, Path::new(&folder), name);
    }
    browser.resize(SMALL, 640);
    let overflow = browser.overflow(SMALL);
    if 0 < overflow {
        wrong.push(format!("{overflow} pixels too wide for a window of {SMALL}"));
    }
    wrong.into_iter().map(|what| format!("{name}: {what}")).collect()
}

/// The compressed size of its markup, in bytes.
fn packed_size(browser: &Browser) -> usize {
    let page = browser.run("return document.documentElement.outerHTML", &json!([]));
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(page.as_str().unwrap().as_bytes()).unwrap();
    packed.finish().unwrap().len()
}

/// The visible elements that are useless on paper: buttons, bars, and links elsewhere.
fn left_on_paper(browser: &Browser) -> Vec<String> {
    browser.prefer("print", &[]);
    let script = "return [...document.querySelectorAll('button, nav:not(.press nav), header.site, .skip')] \
                  .filter(part => part.checkVisibility()).map(part => part.outerHTML.slice(0, 120))";
    let left = browser.run(script, &json!([]));
    browser.prefer("screen", &[]);
    left.as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The faults that axe-core finds on a page.
fn violations(browser: &Browser, axe: &str) -> Vec<String> {
    let script = format!(
        "{axe}; return axe.run(document, {{ resultTypes: ['violations'], rules: {{ 'target-size': {{ enabled: true }} }} }}).then(found => found.violations.map(rule => \
         rule.id + ': ' + rule.help + ': ' + rule.nodes.map(node => node.html.slice(0, 160)).join(' | ')))"
    );
    let found = browser.run(&script, &json!([]));
    found.as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Takes pictures of a page: light, dark, on a phone, on paper; a board also in colour-blind views.
fn take_pictures(browser: &Browser, folder: &Path, name: &str) {
    let save = |kind: &str| {
        let picture = base64::prelude::BASE64_STANDARD.decode(browser.picture()).unwrap();
        fs::write(folder.join(format!("{name}-{kind}.png")), picture).unwrap();
    };
    fs::create_dir_all(folder).unwrap();
    save("light");
    browser.prefer("screen", &[("prefers-color-scheme", "dark"), ("prefers-reduced-motion", "reduce")]);
    save("dark");
    browser.prefer("screen", &[]);
    if !browser.all("svg.map").is_empty() {
        for eyes in ["deuteranopia", "achromatopsia"] {
            browser.see_with(eyes);
            save(eyes);
        }
        browser.see_with("none");
    }
    browser.resize(375, 740);
    save("phone");
    // A4, without its margins.
    browser.resize(720, 1018);
    browser.prefer("print", &[]);
    save("print");
    browser.prefer("screen", &[]);
    browser.resize(1280, 900);
}
