//! Every page can be used by everybody: axe-core finds nothing wrong with it, it fits a window of 320 pixels, and reads well in the
//! dark and on paper (for that, look at the pictures: `CHANCERY_SCREENSHOTS` names a folder for them).
use super::driver::{Browser, axe};
use super::front::Front;
use base64::Engine as _;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

const ANN: &str = "ann@players.test";
const BEN: &str = "ben@players.test";

/// Every screen: a name for its picture, and its address.
const SCREENS: &[(&str, &str)] = &[
    ("welcome", "/"),
    ("games", "/games"),
    ("game", "/games/duel"),
    ("phase", "/games/duel/S1901M"),
    ("boards", "/boards"),
    ("board", "/boards/standard"),
    ("help", "/help"),
    ("help-topic", "/help/press"),
    ("sign-in", "/my/sign-in"),
    ("my", "/my"),
    ("my-game", "/my/games/duel"),
    ("my-press", "/my/games/duel/press"),
    ("my-stratego", "/my/games/flags"),
    ("my-conquest", "/my/games/world"),
    ("letters", "/my/letters"),
    ("new", "/my/new"),
    ("sandboxes", "/my/sandboxes"),
    ("sandbox", "/my/games/trial"),
    ("profile", "/my/profile"),
    ("master", "/my/games/run"),
    ("missing", "/nothing"),
];

/// The width of the smallest window.
const SMALL: u32 = 320;

/// A judge with something on every screen.
fn full() -> Front {
    let mut front = Front::open(&[
        (ANN, "REGISTER Ann\nCREATE ?duel secret standard_france_austria\nSET PREFERENCE AUSTRIA"),
        (BEN, "REGISTER Ben\nSIGN ON ?duel secret"),
        (ANN, "CREATE ?flags secret stratego/barrage\nSET COMPUTERS 1"),
        (ANN, "CREATE ?run secret\nBECOME MASTER"),
        (ANN, "SANDBOX standard"),
    ]);
    front.mail(ANN, "SIGN ON duel\nPRESS TO FRANCE\nHello. Shall we meet in Tyrolia?\nENDPRESS\nA VIE - TYR\nF TRI - VEN\nSET NO WAIT");
    front.mail(BEN, "SIGN ON duel\nA MAR - PIE\nA PAR - BUR\nF BRE - MAO\nSET NO WAIT");
    front
}

#[test]
fn every_page_can_be_used_by_everybody() {
    let Some(axe) = axe() else { return };
    let front = full();
    let Some(ann) = front.browser_of(ANN) else { return };
    let pictures = std::env::var_os("CHANCERY_SCREENSHOTS").map(PathBuf::from);
    let mut wrong = Vec::new();
    for (name, path) in SCREENS {
        ann.resize(1280, 900);
        ann.go(path);
        wrong.extend(violations(&ann, &axe).into_iter().map(|what| format!("{path}: {what}")));
        if let Some(folder) = &pictures {
            take_pictures(&ann, folder, name);
        }
        ann.resize(SMALL, 640);
        let overflow = ann.overflow(SMALL);
        if 0 < overflow {
            wrong.push(format!("{path}: {overflow} pixels too wide for a window of {SMALL}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    drop(ann);
    front.stop();
}

/// What axe-core finds wrong with a page.
fn violations(browser: &Browser, axe: &str) -> Vec<String> {
    let script = format!(
        "{axe}; return axe.run(document, {{ resultTypes: ['violations'] }}).then(found => found.violations.map(rule => \
         rule.id + ': ' + rule.help + ': ' + rule.nodes.map(node => node.html.slice(0, 160)).join(' | ')))"
    );
    let found = browser.run(&script, &json!([]));
    found.as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Pictures of a page: light, dark, on a phone, on paper.
fn take_pictures(browser: &Browser, folder: &std::path::Path, name: &str) {
    let save = |kind: &str| {
        let picture = base64::prelude::BASE64_STANDARD.decode(browser.picture()).unwrap();
        fs::write(folder.join(format!("{name}-{kind}.png")), picture).unwrap();
    };
    fs::create_dir_all(folder).unwrap();
    save("light");
    browser.prefer("print", &[]);
    save("print");
    browser.prefer("screen", &[("prefers-color-scheme", "dark")]);
    save("dark");
    browser.prefer("screen", &[]);
    browser.resize(390, 844);
    save("phone");
    browser.resize(1280, 900);
}
