//! Evenings in a real browser: a solo player, a GM, and the keeper.
use super::browser::{ANN, BEN, order, write};
use super::clicks::{click, say};
use super::driver::Browser;
use super::front::Front;
use chancery::store::Life;
use serde_json::json;

const CAT: &str = "cat@players.test";

/// The response to the post.
fn answer(browser: &Browser) -> String {
    browser.find("#reply").text()
}

/// A sandbox: it begins, is edited, runs through retreats and builds, rolls back and forward, is forked, and deleted.
#[test]
fn a_sandbox_with_retreats_and_builds() {
    let front = Front::open(&[(ANN, "REGISTER Ann")]);
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my/sandboxes");
    ann.choose("select[name=board]", "standard_france_austria");
    ann.press("Begin sandbox");
    let name = front.newest_game();
    let page = format!("/my/games/{name}");
    write(
        &ann,
        &format!(
            "SIGN ON {name}\nEDIT\nREMOVE PAR\nREMOVE MAR\nPLACE FRANCE A TYR\nPLACE FRANCE A BOH\nPHASE F1901M\nEND"
        ),
    );

    // One page has the orders of all powers.
    ann.go(&page);
    order(&ann, "TYR", "A TYR - VIE");
    order(&ann, "BOH", "A BOH S A TYR - VIE");
    ann.press("Play the turn");
    ann.wait_for_text("retreat");
    assert_eq!(front.phase(&name), "F1901R");
    // The dislodged army is clicked, and its destination.
    assert_eq!(click(&ann, "VIE"), "Army Vienna: choose where it goes.");
    assert_eq!(click(&ann, "GAL"), "Army Vienna: to Galicia");
    ann.press("Play the turn");
    ann.wait_for_text("Winter 1901");
    // France builds, Austria removes: the places look different.
    let lit = "return ['.site', '.going'].map(kind => [...document.querySelectorAll('.lights ' + kind)].map(use => use.dataset.at).join(' '))";
    ann.wait("what is lit", || (ann.run(lit, &json!([])) == json!(["MAR PAR", "BUD GAL TRI"])).then_some(()));
    click(&ann, "PAR");
    assert_eq!(say(&ann, "Army Paris"), "Build: Army Paris");
    assert_eq!(click(&ann, "GAL"), "Removal: Army Galicia");
    // It is crossed, above the unit.
    let crossed = "return document.querySelector('.above [data-at=GAL] .cross').compareDocumentPosition(document.querySelector('g.units')) & 2";
    assert_eq!(ann.run(crossed, &json!([])), json!(2));
    ann.press("Play the turn");
    ann.wait_for_text("Spring 1902");
    ann.tab("Powers");
    ann.unfold("Positions in words");
    let stands = ann.find("table.positions").text();
    assert!(stands.contains("Army Paris") && stands.contains("Army Vienna"), "{stands}");
    assert!(!stands.contains("Army Galicia"), "{stands}");

    ann.tab("Menu");
    ann.press("Undo the last turn");
    ann.wait_for_text("Winter 1901");
    assert_eq!(front.phase(&name), "W1901A");
    ann.press("Redo the turn");
    ann.wait_for_text("Spring 1902");
    assert_eq!(front.phase(&name), "S1902M");

    // From a finished turn, with its orders.
    ann.go("/my/sandboxes");
    ann.fill("Game", &name);
    ann.fill("Phase", "F1901M");
    ann.press("Play on from there");
    let fork = front.newest_game();
    assert_ne!(fork, name);
    assert_eq!(front.phase(&fork), "F1901M");
    ann.go(&format!("/my/games/{fork}"));
    assert_eq!(ann.find(&super::browser::row("TYR")).value(), "A TYR - VIE");

    ann.go(&page);
    ann.unfold(&format!("Delete {name}"));
    ann.press("Delete this game");
    assert!(answer(&ann).contains("terminated"), "{}", answer(&ann));
    let life = |name: &str| front.house.store().game_named(name).unwrap().unwrap().life;
    assert_eq!((life(&name), life(&fork)), (Life::Terminated, Life::Running));
    drop(ann);
    front.stop();
}

/// Ann runs a game of two other players. Then the keeper looks after the judge.
#[test]
fn a_gms_evening_and_the_keepers() {
    let mut front = Front::open(&[
        (ANN, "REGISTER Ann\nCREATE ?club secret standard_france_austria\nBECOME MASTER"),
        (BEN, "REGISTER Ben\nSIGN ON ?club secret"),
        (CAT, "REGISTER Cat"),
    ]);
    let Some(browser) = front.browser_of(ANN) else { return };
    run_a_game(&mut front, &browser);
    keep_the_judge(&front, &browser);
    drop(browser);
    front.stop();
}

fn run_a_game(front: &mut Front, ann: &Browser) {
    let row = |front: &Front| front.house.store().game_named("club").unwrap().unwrap();
    ann.go("/my/games/club");
    ann.fill("Addresses", CAT);
    ann.press("Invite players");
    front.letter_to(CAT, "club");
    front.mail(CAT, "SIGN ON ?club secret");
    ann.wait_for_text("Spring 1901");
    assert_eq!(front.phase("club"), "S1901M");

    // The clock: another deadline, and a pause.
    ann.go("/my/games/club");
    ann.tab("Menu");
    let deadline = row(front).deadline.unwrap();
    ann.unfold("Clock");
    let later = (deadline + jiff::SignedDuration::from_hours(48)).to_string().chars().take(16).collect::<String>();
    ann.run("document.querySelector('[name=deadline]').value = arguments[0]", &json!([later]));
    ann.press("Set deadlines");
    assert_eq!(row(front).deadline.unwrap().to_string().get(..16), Some(later.as_str()), "{}", answer(ann));
    ann.unfold("Clock");
    ann.press("Pause game");
    assert_eq!(row(front).life, Life::Paused);
    ann.unfold("Clock");
    ann.press("Resume game");
    assert_eq!(row(front).life, Life::Running);

    // A forecast notifies no one, and changes nothing.
    front.mail(BEN, "SIGN ON club\nSET WAIT");
    ann.unfold("Preview of results");
    ann.fill("Assumed orders, one a line", "A BUD - SER");
    ann.press("Show results");
    assert!(answer(ann).contains("Movement results for Spring of 1901"), "{}", answer(ann));
    assert_eq!(front.phase("club"), "S1901M");

    ann.unfold("Announcement");
    ann.fill("Announcement", "The bar is open.");
    ann.press("Send announcement");
    front.letter_to(BEN, "The bar is open.");

    // A player is asked to take over. Until they agree nothing changes.
    ann.unfold("Seats");
    ann.choose("#replace-power", "France");
    ann.fill("New player (address)", "dan@players.test");
    ann.press("Ask new player");
    front.letter_to("dan@players.test", "France");
    assert!(answer(ann).contains("Until they say yes"), "{}", answer(ann));

    ann.control("2 powers' orders are missing. Run the turn without them.").click();
    ann.press("Run S1901M now");
    front.wait_for_phase("club", "F1901M");
    ann.press("Undo the last turn");
    front.wait_for_phase("club", "S1901M");

    // Ending the game needs a tick.
    ann.unfold("Name, joining, end");
    ann.control("Cancel 'club' without a result").click();
    ann.press("Cancel game");
    assert_eq!(row(front).life, Life::Terminated, "{}", answer(ann));
}

fn keep_the_judge(front: &Front, keeper: &Browser) {
    let at = |path: &str| format!("{}{path}", front.console);
    // The keeper's session does not count as a player's.
    keeper.go(&at("/my/keeper"));
    assert!(keeper.path().contains("/my/sign-in"), "{}", keeper.path());
    front.sign_in_keeper(keeper);
    keeper.go(&at("/my/keeper"));
    keeper.wait_for_text("Health");

    keeper.find("#keeper-pause-text").type_in("A new disk.");
    keeper.press("Pause judge");
    assert!(answer(keeper).contains("The judge is paused"), "{}", answer(keeper));
    keeper.press("Resume judge");
    assert!(answer(keeper).contains("The judge has resumed"), "{}", answer(keeper));

    // A test e-mail is followed until it is sent.
    keeper.press("Send test e-mail");
    let said = answer(keeper);
    let is_letter = |word: &&str| word.strip_prefix("out").is_some_and(|n| n.parse::<u32>().is_ok());
    let letter = said.split(|c: char| !c.is_alphanumeric()).find(is_letter).unwrap_or_else(|| panic!("{said}"));
    front.letter_to("keeper@games.test", "KEEPER TEST");
    let own_page = at(&format!("/my/keeper/letters/{letter}"));
    keeper.wait("the letter as sent", || {
        keeper.go(&own_page);
        keeper.find("table.about").text().contains("sent").then_some(())
    });

    keeper.follow("People");
    keeper.choose("select[name=do]", "BAN");
    keeper.fill("Addresses (* as a wildcard)", "*@spam.test");
    keeper.press("Add rule");
    assert!(keeper.text().contains("BAN *@spam.test"), "{}", keeper.text());
    keeper.follow("Games");
    assert!(keeper.find("table").text().contains("club"), "{}", keeper.text());
    keeper.follow("Journal");
    keeper.find("input[name=text]").type_in("paused");
    keeper.press("Show");
    keeper.wait_for_text("keeper");
}
