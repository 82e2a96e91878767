//! The mail server's envelope: the sender of an e-mail, and the judge's address that it came to.
use crate::world::{World, said};
use chancery::judge::identity::Bearer;
use chancery::mail::sink::Mail;
use chancery::mail::source::{Arrival, Envelope, Incoming};

const JUDGE: &str = "judge@example.org";

/// A judge that does not trust `From:`, and the address that signs Ann on as Austria in `demo`.
fn world() -> (World, String) {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    let game = world.store.game_named("demo").unwrap().unwrap();
    let seats = world.store.seats(game.id).unwrap();
    let seat = seats.iter().find(|seat| seat.power.as_deref() == Some("Austria")).unwrap();
    let token = world.judge.reply_address(Bearer::Seat(seat.id, seat.token));
    (world, token)
}

/// An e-mail that a mail server delivers for this recipient. `top` is the server's own headers.
fn handed(from: Option<&str>, to: &[&str], top: &str, id: &str, lines: &str) -> Arrival {
    let mut letter = Incoming::default();
    letter.push(top.as_bytes());
    let text = format!("From: Ann <ann@example.org>\nTo: {JUDGE}\nSubject: x\nMessage-ID: <{id}@test>\n\n{lines}\n");
    letter.push(text.as_bytes());
    letter.arrived("lmtp", Envelope::new(from, to.iter().copied()))
}

/// Delivers these one after the other, and processes them at the end or after each. Returns the e-mails that they trigger.
fn hand_over(world: &mut World, letters: &[&Arrival], at_once: bool) -> Vec<Mail> {
    world.mail();
    for letter in letters {
        world.work().take_in(std::slice::from_ref(letter)).unwrap();
        while !at_once && world.work().process_inbox(1).unwrap() != 0 {}
    }
    while world.work().process_inbox(64).unwrap() != 0 {}
    world.mail()
}

const ORDERS: &str = "A VIE - GAL\nF TRI - ALB\nA BUD - SER";

#[test]
fn a_token_on_the_envelope_signs_its_writer_on() {
    let (mut world, token) = world();
    let letter = handed(Some("ann@example.org"), &[&token], "", "1", ORDERS);
    let mail = hand_over(&mut world, &[&letter], true);
    let [reply] = &mail[..] else { panic!("{} letters", mail.len()) };
    assert!(said(&reply.body).contains("Austria: Army Vienna -> Galicia."), "{}", reply.body);
    assert_eq!(hand_over(&mut world, &[&letter], true).len(), 0, "it is offered again");
}

#[test]
fn an_email_with_an_empty_sender_gets_no_reply() {
    let (mut world, token) = world();
    for (n, nobody) in ["", "<>", "MAILER-DAEMON", "mailer-daemon@mx.example.net"].into_iter().enumerate() {
        let letter = handed(Some(nobody), &[&token], "", &format!("nobody{n}"), ORDERS);
        assert_eq!(hand_over(&mut world, &[&letter], true).len(), 0, "{nobody:?}");
    }
    let letter = handed(Some("<ann@example.org>"), &[&token], "", "somebody", ORDERS);
    assert_eq!(hand_over(&mut world, &[&letter], true).len(), 1);
}

/// An e-mail to `judge@` with a blind copy to the address with the token, or the reverse. The mail server delivers it twice, and may write
/// each copy's recipient on top.
#[test]
fn an_email_to_two_of_the_judges_addresses_runs_once_and_keeps_its_token() {
    let marks = "From ann@example.org Sat Nov 21 12:00:00 2026\nDelivered-To: @\nX-Original-To: @\n";
    let with_password = format!("SIGN ON ademo secret\n{ORDERS}");
    for case in 0..16 {
        let (at_once, token_first) = (case & 1 == 0, case & 2 == 0);
        let top = if case & 4 == 0 { "" } else { marks };
        let lines = if case & 8 == 0 { ORDERS } else { &with_password };
        let (mut world, token) = world();
        let copy = |to: &str| handed(None, &[to], &top.replace('@', to), "twice", lines);
        let mut copies = [&copy(&token), &copy(JUDGE)];
        if !token_first {
            copies.reverse();
        }
        let mail = hand_over(&mut world, &copies, at_once);
        let n_done = mail.iter().filter(|mail| said(&mail.body).contains("Army Vienna -> Galicia.")).count();
        assert_eq!(n_done, 1, "case {case}: {mail:#?}");
        // Without a token or a password the first copy had no effect, and its sender was told.
        let is_vain = !at_once && !token_first && lines == ORDERS;
        assert_eq!(mail.len(), 1 + usize::from(is_vain), "case {case}: {mail:#?}");
        assert_eq!(hand_over(&mut world, &copies, at_once).len(), 0, "case {case}: both are offered again");
    }
    // Both recipients in one transaction.
    let (mut world, token) = world();
    let mail = hand_over(&mut world, &[&handed(None, &[JUDGE, &token], "", "once", ORDERS)], true);
    assert_eq!(mail.len(), 1);
    assert!(said(&mail[0].body).contains("Army Vienna -> Galicia."));
}

/// The copy without a token had no effect, so the one with it runs.
#[test]
fn a_late_token_still_works() {
    let (mut world, token) = world();
    let lines = "A VIE - NOWHERE";
    let plain = handed(None, &[JUDGE], "", "late", lines);
    let with_token = handed(None, &[&token], "", "late", lines);
    hand_over(&mut world, &[&plain], false);
    let mail = hand_over(&mut world, &[&with_token], false);
    assert!(mail.iter().any(|mail| said(&mail.body).contains("There is no province NOWHERE")), "{mail:#?}");
}

#[test]
fn the_envelope_is_not_stored() {
    let (mut world, token) = world();
    let mut letter = handed(Some("ann@example.org"), &[&token, JUDGE], "", "kept", ORDERS);
    assert!(!letter.key.contains('@') && !letter.key.contains("judge"), "{}", letter.key);
    hand_over(&mut world, &[&letter], true);
    letter.key.push_str(":other");
    assert!(world.store.waiting(10).unwrap().is_empty());
    world.work().take_in(&[letter]).unwrap();
    let waiting = world.store.waiting(10).unwrap();
    assert_eq!(waiting[0].envelope.to, [token, JUDGE.to_owned()]);
    assert_eq!(waiting[0].envelope.from.as_deref(), Some("ann@example.org"));
}
