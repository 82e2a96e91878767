//! The life of a form: it is a letter, and is carried out once.
use super::site::{Browser, Site};
use crate::world::World;
use axum::http::StatusCode;
use chancery::mail::source::Arrival;
use chancery::server::clerk_handle::{ClerkHandle, ClerkInbox, NotStored, PostOutcome, StoreAck, Stored};
use chancery::server::web_writes::{WebWrite, WriteOutcome};
use chancery::store::{ActOrigin, Post};
use chancery::web::peer::Peer;
use jiff::SignedDuration;
use tokio::sync::oneshot;

#[test]
fn a_visitor_is_led_to_the_sign_in_page_and_back() {
    let site = Site::new();
    let page = site.get(&Browser::default(), "/my/letters?x=1");
    assert_eq!(page.status, StatusCode::SEE_OTHER);
    assert_eq!(page.location().unwrap(), "/my/sign-in?next=%2Fmy%2Fletters%3Fx%3D1");
    assert_eq!(page.headers["cache-control"], "private, no-store");
}

#[test]
fn lines_from_a_page_are_carried_out_like_a_letter() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = site.send(&ann, "/my/letters", "letter", &[("lines", "SIGN ON ademo secret\nA VIE - GAL")]);
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
    let reply = site.world().ask("ann@example.org", "SIGN ON ademo secret\nLIST demo").body;
    assert!(reply.contains("Austria: Army Vienna -> Galicia."), "{reply}");
}

/// The journal has where each act came from: the same code for the same network, and never the address itself.
#[test]
fn the_journal_tells_posts_from_letters_and_one_network_from_another() {
    let site = Site::with_games();
    let max = site.signed_in("max@example.org");
    let mut networks = Vec::new();
    for (peer, does) in [("198.51.100.7", "PAUSE"), ("2001:db8:1:2::9", "RESUME"), ("2001:db8:1:2::8", "PAUSE")] {
        site.move_to(Peer(Some(peer.parse().unwrap())));
        let lines = format!("SIGN ON mdemo secret\n{does}");
        let page = site.send(&max, "/my/letters", "letter", &[("lines", &lines)]);
        assert_eq!(page.status, StatusCode::OK, "{}", page.text());
        let world = site.world();
        let game = world.store.game_named("demo").unwrap().unwrap();
        let last = world.store.journal(game.id).unwrap().pop().unwrap();
        let Some(ActOrigin::Page(network)) = last.origin else { panic!("{last:?}") };
        networks.push(network);
    }
    assert!(networks[0] != networks[1] && networks[1] == networks[2], "{networks:?}");
    assert!(networks.iter().all(|network| network.len() == 8 && !network.contains(['.', ':'])), "{networks:?}");
    // E-mails and the clock have their own words.
    let mut world = site.world();
    world.ask("max@example.org", "SIGN ON mdemo secret\nRESUME");
    let game = world.store.game_named("demo").unwrap().unwrap();
    assert_eq!(world.store.journal(game.id).unwrap().pop().unwrap().origin, Some(ActOrigin::Mail));
    world.run_to(game.deadline.unwrap() + SignedDuration::from_hours(300));
    let journal = world.store.journal(game.id).unwrap();
    let by_clock: Vec<_> = journal.iter().filter(|entry| entry.who == "clock").collect();
    assert!(!by_clock.is_empty(), "{journal:?}");
    assert!(by_clock.iter().all(|entry| entry.origin == Some(ActOrigin::Clock)), "{journal:?}");
    // When he is erased, his networks go too.
    let name = world.store.user_at("max@example.org").unwrap().unwrap().name;
    world.desk(&format!("KEEPER ERASE max@example.org {name}"));
    let journal = world.store.journal(game.id).unwrap();
    let pages: Vec<_> = journal.iter().filter(|entry| matches!(entry.origin, Some(ActOrigin::Page(_)))).collect();
    assert_eq!(pages.len(), 3, "{journal:?}");
    assert!(pages.iter().all(|entry| entry.origin == Some(ActOrigin::Page(String::new()))), "{pages:?}");
}

/// Pages can be read, and a form says why it was not sent, with its text. The keeper's console works.
#[test]
fn a_read_only_judge_stores_no_post_but_the_keepers() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    site.world().desk("PAUSE JUDGE READ-ONLY\nEND");
    assert!(site.get(&ann, "/my").text().contains("You can read everything, but submit nothing."));
    assert_eq!(site.get(&Browser::default(), "/games").status, StatusCode::OK);
    let page = site.send(&ann, "/my/letters", "letter", &[("lines", "SIGN ON ademo secret\nA VIE - GAL")]);
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE);
    let text = page.text();
    assert!(text.contains("read-only for maintenance, so nothing was sent") && text.contains("A VIE - GAL"), "{text}");
    assert!(!site.world().desk("KEEPER demo\nLIST demo").contains("Galicia"));

    let console = Site::console();
    console.world().desk("PAUSE JUDGE READ-ONLY\nEND");
    let keeper = console.signed_in("keeper@example.org");
    assert!(
        console.get(&keeper, "/my/keeper").text().contains("It is read-only: it takes in nothing but your commands")
    );
    let resumed = console.send(&keeper, "/my/keeper", "keeper-resume", &[]);
    assert!(resumed.text().contains("The judge has resumed."), "{}", resumed.text());
    assert_eq!(console.world().store.standstill().unwrap(), None);
}

#[test]
fn a_form_posted_twice_runs_once() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let mut fields = site.get(&ann, "/my/letters").form("letter");
    fields.retain(|(name, _)| name != "lines");
    fields.push(("lines".to_owned(), "SIGN ON ademo secret\nPRESS TO E\nOnce.\nENDPRESS".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    site.world().mail();
    let first = site.post(&ann, "/my/letters", &fields);
    let second = site.post(&ann, "/my/letters", &fields);
    assert_eq!(first.location(), second.location());
    let letters = site.world().mail();
    assert_eq!(letters.len(), 1, "press to one reader, and no mail to the sender: {letters:?}");
    assert_eq!(letters[0].to, "eve@example.org");
}

/// A page from the browser's history may be changed and sent again.
#[test]
fn different_text_from_the_same_page_is_a_new_letter() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let mut fields = site.get(&ann, "/my/letters").form("letter");
    fields.retain(|(name, _)| name != "lines");
    for order in ["A BUD - SER", "A VIE - GAL"] {
        let lines = format!("SIGN ON demo\n{order}");
        let mut fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        fields.push(("lines", &lines));
        let on = site.post(&ann, "/my/letters", &fields).location().unwrap();
        assert!(site.get(&ann, &on).answer().contains(order), "{order}");
    }
}

#[test]
fn a_form_from_another_session_sends_nothing() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in("ann@example.org"), site.signed_in("eve@example.org"));
    let mut fields = site.get(&ann, "/my/letters").form("letter");
    fields.push(("lines".to_owned(), "HELP".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let page = site.post(&eve, "/my/letters", &fields);
    assert_eq!(page.status, StatusCode::SEE_OTHER);
    let on = page.location().unwrap();
    assert!(!on.contains("reply="), "nothing was answered: {on}");
    let page = site.get(&eve, &on);
    assert!(page.answer().contains("an earlier session"), "{}", page.answer());
}

/// A page drawn for an earlier session of the same person sends nothing either.
#[test]
fn a_form_from_an_earlier_session_sends_nothing() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let mut fields = site.get(&ann, "/my/letters").form("letter");
    fields.retain(|(name, _)| name != "lines");
    fields.push(("lines".to_owned(), "SIGN ON ademo\nA VIE - GAL".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    site.post(&ann, "/my/sign-out", &[]);
    let again = site.signed_in("ann@example.org");
    assert_eq!(site.get(&again, "/my/letters").status, StatusCode::OK);
    let page = site.post(&again, "/my/letters", &fields);
    let on = page.location().unwrap();
    assert!(!on.contains("reply="), "nothing was answered: {on}");
    assert!(site.get(&again, &on).body.contains("A VIE - GAL"), "what was typed is not lost");
    let filed = site.world().ask("ann@example.org", "SIGN ON ademo secret\nLIST demo").body;
    assert!(!filed.contains("Galicia"), "{filed}");
}

/// Only the browser's session identifies the poster: whatever an e-mail says of itself, it is an e-mail.
#[test]
fn no_email_can_pose_as_a_post() {
    let world = World::with_games();
    let raw = b"From: eve@example.org\nTo: judge@example.org\nMessage-ID: <web:1@test>\nX-Way: web\nX-Address: ann@example.org\n\nSTATUS\n";
    let letter = Arrival { key: "web:1.letter.0".to_owned(), raw: raw.to_vec(), ..Arrival::default() };
    world.work().take_in(&[letter]).unwrap();
    let row = world.store.waiting(1).unwrap().remove(0);
    assert!(row.by_web.is_none(), "{:?}", row.by_web);
}

/// Posts over the hourly limit get a message, and are counted separately from e-mails.
#[test]
fn a_user_who_posts_too_much_is_warned_and_can_still_send_email() {
    let mut world = World::with_games();
    world.judge.limits.person_posts_per_hour = 2;
    let site = Site::of(world);
    let ann = site.signed_in("ann@example.org");
    let post = |lines: &str| site.send(&ann, "/my/letters", "letter", &[("lines", lines)]);
    for _ in 0..2 {
        assert!(!post("SIGN ON ademo\nSTATUS").text().contains("within an hour"));
    }
    let refused = post("SIGN ON ademo\nA VIE - GAL");
    assert!(refused.text().contains("You have sent 2 forms within an hour."), "{}", refused.text());
    let reply = site.world().ask("ann@example.org", "SIGN ON ademo secret\nLIST demo").body;
    assert!(
        !reply.contains("Galicia") && reply.contains("Austria"),
        "a letter is answered, and the form was not: {reply}"
    );
    site.later(SignedDuration::from_mins(61));
    assert!(!post("SIGN ON ademo\nA VIE - GAL").text().contains("within an hour"));
}

/// A clerk that can store nothing, and does this with each post.
struct Failing(fn(StoreAck));

impl ClerkInbox for Failing {
    fn post(&self, _: Post, receipt: StoreAck) {
        (self.0)(receipt);
    }

    fn web_write(&self, _: WebWrite, answer: oneshot::Sender<anyhow::Result<WriteOutcome>>) {
        let _ = answer.send(Err(anyhow::anyhow!("the disk is full")));
    }
}

/// A post is stored, and meets this fate.
fn stored(receipt: StoreAck, fate: impl FnOnce(oneshot::Sender<PostOutcome>)) {
    let (tell, told) = oneshot::channel();
    let _ = receipt.send(Ok(Stored { letter: Default::default(), fate: told }));
    fate(tell);
}

/// Whatever happens to the clerk, the user learns whether the post is safe, and keeps their text. Pages still respond.
#[test]
fn a_failing_clerk_loses_no_typed_text() {
    type Way = (fn(StoreAck), StatusCode, &'static str);
    const LINES: &str = "SIGN ON ademo\nPRESS TO E\nA long letter.\nENDPRESS";
    let not_stored = "your text is below";
    let ways: [Way; 6] = [
        (|receipt| drop(receipt.send(Err(NotStored::NoSpace))), StatusCode::SERVICE_UNAVAILABLE, not_stored),
        (|receipt| drop(receipt.send(Err(NotStored::Failed))), StatusCode::SERVICE_UNAVAILABLE, not_stored),
        (|receipt| drop(receipt), StatusCode::SERVICE_UNAVAILABLE, not_stored),
        (
            |receipt| stored(receipt, |tell| drop(tell.send(PostOutcome::Stuck))),
            StatusCode::ACCEPTED,
            "The keeper knows",
        ),
        (|receipt| stored(receipt, drop), StatusCode::ACCEPTED, "Stored"),
        // It is still at work after five seconds, which pass at once here.
        (
            |receipt| {
                tokio::time::pause();
                stored(receipt, std::mem::forget);
            },
            StatusCode::ACCEPTED,
            "is busy now",
        ),
    ];
    for (n, (way, status, said)) in ways.into_iter().enumerate() {
        let site = Site::made(World::with_games(), |plan| plan.clerk = Some(ClerkHandle::new(Failing(way))));
        let ann = site.signed_in("ann@example.org");
        // The visit should be recorded after an hour, and cannot be.
        let now = site.world().now + SignedDuration::from_mins(61);
        site.set_clock(&now.to_string());
        for path in ["/my", "/my/games/demo", "/my/events", "/my/sign-in", "/games/demo"] {
            assert_eq!(site.get(&ann, path).status, StatusCode::OK, "{n}: {path}");
        }
        let page = site.send(&ann, "/my/letters", "letter", &[("lines", LINES)]);
        assert_eq!(page.status, status, "{n}: {}", page.text());
        assert!(page.text().contains(said), "{n}: {}", page.text());
        if status == StatusCode::SERVICE_UNAVAILABLE {
            assert!(page.body.contains("A long letter."), "{n}: {}", page.text());
            let draft = site.post(&ann, "/my/games/demo/press/E/draft", &[("text", "What I began.")]);
            assert_eq!(draft.status, StatusCode::SERVICE_UNAVAILABLE, "{}", draft.text());
            assert!(draft.text().contains("What I began."), "{}", draft.text());
        }
    }
}
