//! Press and news in one daily e-mail.
use crate::world::World;

#[test]
fn press_and_news_come_in_one_daily_email_on_request() {
    let mut world = World::with_games();
    world.ask("eve@example.org", "SIGN ON edemo secret\nSET TIMEZONE Europe/Berlin");
    let said = world.ask("eve@example.org", "SET DIGEST").body;
    assert!(said.contains("once a day, at 06:00"), "{said}");
    for line in ["PRESS TO EF\nThe first.\nENDPRESS", "PRESS TO E\nThe second.\nENDPRESS"] {
        world.mail();
        world.write("ann@example.org", "judge@example.org", "", &format!("SIGN ON ademo secret\n{line}"));
        assert!(!world.mail().iter().any(|mail| mail.to == "eve@example.org"));
    }
    // The GM's press and results come at once.
    world.write(
        "max@example.org",
        "judge@example.org",
        "",
        "SIGN ON mdemo secret\nPRESS TO E\nAt once.\nENDPRESS\nPROCESS",
    );
    let at_once: Vec<_> = world.mail().into_iter().filter(|mail| mail.to == "eve@example.org").collect();
    assert_eq!(at_once.len(), 2);
    // Nothing before six in the reader's morning, which is five UTC in winter; then all, once.
    world.now = "2026-11-22T04:59:00Z".parse().unwrap();
    world.work().heartbeat().unwrap();
    assert!(world.mail().is_empty());
    world.now = "2026-11-22T05:00:00Z".parse().unwrap();
    world.work().heartbeat().unwrap();
    let mails = world.mail();
    let [digest] = mails.as_slice() else { panic!("{} letters", mails.len()) };
    assert_eq!((digest.to.as_str(), digest.subject.as_str()), ("eve@example.org", "CHANCERY - Digest of 2 e-mails"));
    let (first, second) = (digest.body.find("The first.").unwrap(), digest.body.find("The second.").unwrap());
    assert!(
        first < second && digest.body.contains("Message from Austria to England and France in 'demo':"),
        "{}",
        digest.body
    );
    world.work().heartbeat().unwrap();
    assert!(world.mail().is_empty());
}

#[test]
fn waiting_news_is_sent_when_the_digest_is_turned_off() {
    let mut world = World::with_games();
    world.ask("eve@example.org", "SET DIGEST");
    world.ask("ann@example.org", "SIGN ON ademo secret\nBROADCAST\nGood morning.\nENDBROADCAST");
    assert!(world.ask("eve@example.org", "MY DATA").body.contains("Good morning."));
    world.write("eve@example.org", "judge@example.org", "", "SET NO DIGEST");
    let to_eve: Vec<_> = world.mail().into_iter().filter(|mail| mail.to == "eve@example.org").collect();
    assert!(to_eve.iter().any(|mail| mail.body.contains("Good morning.")), "{to_eve:?}");
    world.write(
        "ann@example.org",
        "judge@example.org",
        "",
        "SIGN ON ademo secret\nPRESS TO E\nAt once again.\nENDPRESS",
    );
    assert!(world.mail().iter().any(|mail| mail.to == "eve@example.org" && mail.body.contains("At once again.")));
}
