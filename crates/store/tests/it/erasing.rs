//! Erasing: other people's e-mails that name the person lose their text, and only those.
use chancery_store::{Draft, Paid, Store, User};

#[test]
fn a_person_is_found_in_any_quotation() {
    let store = Store::in_memory().unwrap();
    let now = "2026-11-21T12:00:00Z".parse().unwrap();
    let mut ann = User::new("Ann Other".to_owned(), "ann@example.org".to_owned(), now);
    ann.id = store.add_user(&ann).unwrap();
    let kept_after = |text: &str, others: &Store| {
        let draft = Draft { recipient: "bob@example.org".to_owned(), body: text.to_owned(), ..Draft::default() };
        let mail = others.post(&draft, Paid::by_the_game(), now).unwrap();
        others.mark_sent(mail, "250 ok").unwrap();
        others.erase_person(&ann, now).unwrap();
        others.sent(mail).unwrap().unwrap().draft.body
    };
    for text in ["Austria:  Ann\n  Other.", "write to <ANN@example.org>", "> | Ann\n> | Other writes"] {
        assert_eq!(kept_after(text, &store.copy().unwrap()), "", "{text}");
    }
    for text in ["Ann and others", "joann@example.org", "Another word"] {
        assert_eq!(kept_after(text, &store.copy().unwrap()), text);
    }
}
