//! The identity of an e-mail's writer, by its route.
use crate::world::World;
use chancery::command::Strength;
use chancery::mail::authenticity::Authenticity;
use chancery::mail::inbound::Letter;
use chancery::session::identity::Identity;
use chancery::store::{ByWeb, InboxRow};

/// A received e-mail, and its mail system's verdict on the sender.
fn letter(authenticity: Authenticity) -> (InboxRow, Letter) {
    let mut world = World::new();
    world.take_in("ann@example.org", "LIST");
    let row = world.store.letters_due(world.now, 1).unwrap().remove(0);
    (row, Letter { from: Some("ann@example.org".to_owned()), authenticity, ..Letter::default() })
}

/// `From:` alone proves nothing. A mail system that vouches for it does, and so does a judge configured to trust it.
#[test]
fn a_sender_is_identified_by_their_mail_system_or_by_trust() {
    let cases = [
        (Authenticity::Unknown, false, Strength::Claimed),
        (Authenticity::Unknown, true, Strength::Fresh),
        (Authenticity::Proved, false, Strength::Shown),
        (Authenticity::Refuted, true, Strength::Claimed),
    ];
    for (authenticity, trusts, strength) in cases {
        let (row, letter) = letter(authenticity);
        let principal = Identity::of(&row, &letter, trusts).principal(&row, &letter, None);
        assert_eq!(principal.strength(), strength, "{authenticity:?}, trusts: {trusts}");
        assert!(principal.from().is("ann@example.org"));
        let mailbox = principal.mailbox().map(|own| own.address());
        assert_eq!(mailbox, (strength != Strength::Claimed).then_some("ann@example.org"));
    }
}

/// An e-mail with several senders proves nothing about any of them.
#[test]
fn an_email_with_several_senders_identifies_none() {
    let (row, letter) = letter(Authenticity::Proved);
    let letter = Letter { several_senders: true, ..letter };
    let principal = Identity::of(&row, &letter, true).principal(&row, &letter, None);
    assert!(!principal.is_proved() && principal.strength() == Strength::Claimed);
}

/// A page and the keeper's desk are exclusive routes, so the mail system's verdict does not matter. A code on a page
/// expires.
#[test]
fn a_page_and_the_desk_need_no_mail_system() {
    let (row, letter) = letter(Authenticity::Refuted);
    let by_web = ByWeb { address: "ann@example.org".to_owned(), is_fresh: false, guest: None, is_known: true };
    for row in [InboxRow { at_desk: true, ..row.clone() }, InboxRow { by_web: Some(by_web), ..row }] {
        let identity = Identity::of(&row, &letter, false);
        let principal = identity.principal(&row, &letter, None);
        assert!(identity.is_own() && principal.is_proved());
        assert_eq!(principal.is_on_page(), !row.at_desk);
        assert_eq!(principal.strength(), if row.at_desk { Strength::Fresh } else { Strength::Sure });
    }
}
