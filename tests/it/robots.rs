//! Letters that nobody wrote, strangers who may not have written theirs, and letters too long to be read whole.
use crate::world::World;
use chancery::mail::sink::Mail;

const JUDGE: &str = "judge@example.org";

/// A judge that believes nobody.
fn wary() -> World {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    world
}

/// Delivers a letter with these headers, and returns all mail that came of it.
fn after(world: &mut World, headers: &str, body: &str) -> Vec<Mail> {
    world.mail();
    world.deliver(format!("{headers}\n\n{body}\n").as_bytes());
    world.mail()
}

#[test]
fn a_robot_that_answers_press_does_not_show_whose_mailbox_it_is() {
    let mut world = wary();
    world.mail();
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nHello?\nENDPRESS");
    let press = world.mail().into_iter().find(|mail| mail.to == "ann@example.org").unwrap();
    let to = press.reply_to.unwrap();
    for (n, subject) in [
        "Out of Office",
        "Re: Out of the office until Monday",
        "Automatic reply: Press from E to A",
        "Undeliverable: Press from E to A",
        "[Quarantined] Press from E to A",
        "Please confirm your message",
        "Delivery has failed to these recipients",
        "Abwesenheitsnotiz",
    ]
    .iter()
    .enumerate()
    {
        let headers = format!("From: Ann Other <ann@example.org>\nTo: {to}\nSubject: {subject}\nMessage-ID: <{n}@x>");
        assert_eq!(after(&mut world, &headers, "Ann Other is away."), [], "{subject}");
    }
    // Ann's own answer is press.
    let headers = format!("From: ann@example.org\nTo: {to}\nSubject: Re: Press from E to A\nMessage-ID: <own@x>");
    assert!(after(&mut world, &headers, "Hello!").iter().any(|mail| mail.to == "eve@example.org"));
}

#[test]
fn a_stranger_is_told_how_to_begin_if_a_person_seems_to_have_written() {
    let person = "From: Carl <carl@example.net>\nTo: judge@example.org\nSubject: Diplomacy\nContent-Type: text/plain";
    let html = person.replace("plain", "html");
    for (headers, body, is_told) in [
        (person, "Please tell me how to play.", true),
        (person, "", true),
        (&html, "<p>Please tell me <b>how</b> to play.</p>", true),
        (&html, "<p>Look <a href=\"x\">here</a></p>", false),
        (&html, "<p>Great prices <img src=\"x\"></p>", false),
        (person, "Visit https://example.com now", false),
        (person, "To unsubscribe, answer this letter.", false),
        (person, &"Great prices. ".repeat(200), false),
        (person, &"Great prices.\n".repeat(30), false),
        (&format!("{person}\nX-Spam-Flag: YES"), "Great prices", false),
        (&format!("{person}\nCc: dave@example.net"), "Great prices", false),
        (&person.replace("judge@", "dave@"), "Great prices", false),
    ] {
        let mails = after(&mut wary(), headers, body);
        assert_eq!(mails.len(), usize::from(is_told), "{headers}\n\n{body}");
    }
    // A command is answered all the same.
    assert_eq!(after(&mut wary(), &person.replace("judge@", "dave@"), "HELP").len(), 1);
}

#[test]
fn orders_with_a_photo_that_is_too_long_are_read_without_it() {
    let photo = "QUFB".repeat(400_000);
    let letter = |text: &str, before: bool| {
        let text = format!("--b\nContent-Type: text/plain\n\n{text}\n");
        let photo =
            format!("--b\nContent-Type: image/jpeg; name=p.jpg\nContent-Transfer-Encoding: base64\n\n{photo}\n");
        let parts = if before { photo + &text } else { text + &photo };
        format!(
            "From: ann@example.org\nTo: {JUDGE}\nMessage-ID: <big@x>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n{parts}--b--\n"
        )
    };
    let body = |raw: &str| {
        let mut world = wary();
        world.mail();
        world.deliver(raw.as_bytes());
        world.mail().remove(0).body.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let told = body(&letter("SIGN ON ademo secret\nA BUD - SER", false));
    assert!(told.contains("A BUD - SER") && told.contains("Its text was read; the attachments were not."), "{told}");
    // Where the text may be cut off, nothing is read.
    let told = body(&letter("SIGN ON ademo secret\nA BUD - SER", true));
    assert!(told.contains("None of it has been carried out"), "{told}");
    let told = body(&letter(&format!("SIGN ON ademo secret\nA BUD - SER\n{}", "# more\n".repeat(200_000)), false));
    assert!(told.contains("None of it has been carried out"), "{told}");
}
