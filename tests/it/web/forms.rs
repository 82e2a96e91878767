//! Forms and their fields: typed text is never lost, and no form reads a field that it does not have.
use super::crawl::about_games;
use super::site::{Browser, Page, Site, attribute, fields_of};
use crate::world::World;
use chancery::web::{field_names, form_names, lines_sent};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::BTreeSet;

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const MAX: &str = "max@example.org";

/// Pages and their readers.
const PAGES: &[(&str, &str)] = &[
    (ANN, "/my/letters"),
    (ANN, "/my/new"),
    (ANN, "/my/sandboxes"),
    (ANN, "/my/reserve"),
    (ANN, "/my/profile"),
    (ANN, "/my/games/demo"),
    (ANN, "/my/games/demo/press/E"),
    (ANN, "/my/games/demo/press/all"),
    (ANN, "/my/games/demo/diary"),
    (BOB, "/my/games/open"),
    (BOB, "/my/games/open/settings"),
    (MAX, "/my/games/demo"),
    ("zoe@example.org", "/my/profile"),
];

/// A page's forms that act as e-mails: the HTML of each.
fn forms(page: &Page) -> Vec<&str> {
    let all = page.body.split("<form ").skip(1).map(|form| form.split("</form>").next().unwrap());
    all.filter(|form| form.contains("action=\"/my/letters\"")).collect()
}

/// The names of a form's text fields, and whether each is a multi-line box.
fn written(form: &str) -> Vec<(String, bool)> {
    let tags = form.split('<').filter_map(|tag| tag.split('>').next());
    let is_box = |tag: &str| tag.starts_with("textarea ") && !tag.contains(" hidden");
    let is_line = |tag: &str| {
        tag.starts_with("input ")
            && attribute(tag, "type").is_none_or(|kind| ["text", "email"].contains(&kind.as_str()))
    };
    let all = tags.filter(|tag| is_box(tag) || is_line(tag));
    all.filter_map(|tag| Some((attribute(tag, "name")?, is_box(tag)))).collect()
}

/// Sends a form so that it is refused whatever it contains, because its page belongs to no session. Returns the page
/// that shows it again.
fn refused(site: &Site, browser: &Browser, fields: &[(String, String)]) -> Page {
    let sealed = |(name, value): &(String, String)| match name.as_str() {
        "seal" => (name.clone(), "of another page".to_owned()),
        _ => (name.clone(), value.clone()),
    };
    let fields: Vec<(String, String)> = fields.iter().map(sealed).collect();
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let on = site.post(browser, "/my/letters", &fields).location().expect("a page to go on with");
    assert!(on.contains("typed="), "{fields:?} is not refused: {on}");
    site.get(browser, &on)
}

/// The form on a page that has these hidden fields.
fn same<'p>(page: &'p Page, fields: &[(String, String)]) -> &'p str {
    let own = |fields: &[(String, String)], name: &str| {
        fields.iter().find(|(own, _)| own == name).map(|(_, value)| value.clone()).unwrap_or_default()
    };
    let is_same = |form: &&str| {
        let found = fields_of(form);
        ["form", "n", "game", "as", "phase"].into_iter().all(|name| own(&found, name) == own(fields, name))
    };
    forms(page).into_iter().find(is_same).unwrap_or_else(|| panic!("{} is not there", own(fields, "form")))
}

#[test]
fn every_form_comes_back_as_it_was_typed() {
    let site = Site::of(prepared());
    let long = format!("\"><script>alert('&amp;')</script>{}", "x".repeat(4 << 10));
    let mut seen = BTreeSet::new();
    for (who, path) in PAGES {
        let browser = site.signed_in(who);
        let mut pages = vec![site.get(&browser, path)];
        if *path == "/my/games/demo" {
            pages.extend(about_games(&site, &browser).into_values());
        }
        for page in &pages {
            for form in forms(page) {
                let name = attribute(form.split("name=\"form\"").nth(1).unwrap(), "value").unwrap();
                // The order table shows the orders on file.
                if name == "orders" {
                    continue;
                }
                for (n, hostile) in [long.as_str(), "\r\n\r\n'\"<b>&lt;\r\n", "", "ä\u{301}🙂"].into_iter().enumerate()
                {
                    let mut fields = fields_of(form);
                    let written = written(form);
                    for (i, (name, is_box)) in written.iter().enumerate() {
                        // A form has a maximum size.
                        let hostile = if 4 < i { hostile.get(..30).unwrap_or(hostile) } else { hostile };
                        // A single-line field contains no line end.
                        let typed = if *is_box { hostile.to_owned() } else { hostile.replace("\r\n", " ") };
                        fields.retain(|(own, _)| own != name);
                        // A repeated field counts once.
                        fields.push((name.clone(), typed));
                        fields.push((name.clone(), "again".to_owned()));
                    }
                    let again = refused(&site, &browser, &fields);
                    assert!(!again.body.contains("<script>alert"), "{path}: {name} is not escaped");
                    let found = same(&again, &fields);
                    let found_fields = fields_of(found);
                    for (field, _) in &written {
                        let typed = &fields.iter().find(|(own, _)| own == field).unwrap().1;
                        let own: Vec<_> = found_fields.iter().filter(|(own, _)| own == field).collect();
                        assert_eq!(own.len(), 1, "{path}: {name} has {field} {} times", own.len());
                        assert_eq!(own[0].1, typed.replace("\r\n", "\n"), "{path}: {field} of {name} ({n})");
                    }
                    assert!(again.body.contains("an earlier session"), "{path}: {name}");
                }
                seen.insert(name);
            }
        }
    }
    assert!(25 < seen.len(), "only these forms were seen: {seen:?}");
}

/// Boxes and lists also come back, and a form without any of its fields is as its page draws it.
#[test]
fn choices_also_come_back_as_made() {
    let site = Site::of(prepared());
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/new?board=standard");
    let mut fields = page.form("new-game");
    for (name, value) in
        [("with", "computers"), ("power", "Turkey"), ("run", "master"), ("set-nmr", "NMR"), ("master", "yes")]
    {
        fields.retain(|(own, _)| own != name);
        fields.push((name.to_owned(), value.to_owned()));
    }
    let again = refused(&site, &ann, &fields);
    let mut found = again.form("new-game");
    let is_own = |(name, _): &(String, String)| !["once", "seal"].contains(&name.as_str());
    found.retain(is_own);
    fields.retain(is_own);
    found.sort();
    fields.sort();
    assert_eq!(found, fields);
    // A value that is not among the choices is not chosen.
    let other = [("power", "Atlantis"), ("run", "\"><b>")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let fields = page.form("new-game").into_iter().filter(|(name, _)| !["power", "run"].contains(&name.as_str()));
    let fields: Vec<_> = fields.chain(other).collect();
    let found = refused(&site, &ann, &fields).form("new-game");
    for wanted in [("power", ""), ("run", "final")] {
        assert!(found.iter().any(|(name, value)| (name.as_str(), value.as_str()) == wanted), "{wanted:?}: {found:?}");
    }
}

/// The judge with games for every form.
fn prepared() -> World {
    let mut world = World::with_games();
    for lines in ["CREATE ?duel - stratego barrage SOLO", "SANDBOX demo"] {
        world.write(ANN, "judge@example.org", "", lines);
    }
    world.write("eve@example.org", "judge@example.org", "", "SIGN ON edemo secret\nPRESS TO A\nHello.\nENDPRESS");
    world.write(BOB, "judge@example.org", "", "SIGN ON ?open secret\nINVITE gus@example.org");
    world
}

/// Values that forms read in different ways.
const VALUES: &[&str] =
    &["", "yes", "no", "look", "check", "process", "2", "a b", "x@y.example", "END", "\"><script>", "2026-12-01T20:00"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// A form gets its own fields only. Reading any other one fails in its source.
    #[test]
    fn no_form_reads_a_field_that_it_does_not_have(
        form in select(form_names()),
        typed in vec((select(all_names()), select(VALUES)), 0..30),
    ) {
        let lines = lines_sent(form, &typed.iter().map(|(name, value)| (name.as_str(), *value)).collect::<Vec<_>>());
        let own = field_names(form);
        let is_own = |name: &str| own.iter().any(|own| match own.strip_suffix('*') {
            Some(start) => name.starts_with(start),
            None => name == *own,
        });
        let is_read = |name: &str| is_own(name.strip_prefix("was-").unwrap_or(name)) || ["game", "as", "phase"].contains(&name);
        let read: Vec<(&str, &str)> =
            typed.iter().map(|(name, value)| (name.as_str(), *value)).filter(|(name, _)| is_read(name)).collect();
        prop_assert_eq!(lines, lines_sent(form, &read));
    }
}

/// The names of all fields of all forms, also with their initial values.
fn all_names() -> Vec<String> {
    let own = form_names().into_iter().flat_map(field_names).chain(["game", "as", "phase", "n", "nothing"]);
    let own = own.map(|name| name.replace('*', "1"));
    own.flat_map(|name| [format!("was-{name}"), name]).collect::<BTreeSet<_>>().into_iter().collect()
}

/// A post names its form: no two have the same name.
#[test]
fn each_form_has_a_unique_name() {
    let names = form_names();
    let different: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(different.len(), names.len(), "{names:?}");
}
