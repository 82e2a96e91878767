//! Mailings: the headers by which mail programs recognise them, and the effect of their "unsubscribe" button.
use crate::world::{World, said};
use chancery::mail::compose::compose;
use chancery::mail::sink::Mail;

const JUDGE: &str = "judge@example.org";

/// The headers of an e-mail as sent.
fn headers(world: &World, mail: &Mail) -> Vec<String> {
    let bytes = compose(&world.judge.letterhead(), mail).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    text.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ").lines().map(str::to_owned).collect()
}

fn header(world: &World, mail: &Mail, name: &str) -> Option<String> {
    let start = format!("{name}: ");
    headers(world, mail).iter().find_map(|line| Some(line.strip_prefix(&start)?.to_owned()))
}

/// Sends a mail program's unsubscribe e-mail: to the address and with the subject of the link.
fn press_the_button(world: &mut World, mail: &Mail, text: &str) -> Vec<Mail> {
    let link = header(world, mail, "List-Unsubscribe").unwrap();
    let link = link.strip_prefix("<mailto:").unwrap().strip_suffix('>').unwrap().to_owned();
    let (to, subject) = link.split_once("?subject=").unwrap();
    world.mail();
    world.write(&mail.to, to, &subject.replace("%20", " "), text);
    world.mail()
}

/// The e-mails of a game that Olga observes: press from Eve to all, and the results.
fn world() -> (World, Vec<Mail>) {
    let mut world = World::with_games();
    world.write("Olga Observer <olga@example.org>", JUDGE, "", "REGISTER Olga Observer\nOBSERVE demo secret");
    world.mail();
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nBROADCAST\nHello.\nENDPRESS");
    let mails = world.mail();
    world.judge.trust_senders = false;
    (world, mails)
}

fn to<'a>(mails: &'a [Mail], address: &str) -> &'a Mail {
    mails.iter().find(|mail| mail.to == address && mail.list.is_some()).unwrap()
}

#[test]
fn mailings_name_their_list() {
    let (mut world, mails) = world();
    assert_eq!(header(&world, to(&mails, "ann@example.org"), "List-Id").as_deref(), Some("<demo.games.example.org>"));
    world.write("max@example.org", JUDGE, "", "SIGN ON mdemo secret\nPROCESS");
    let mails = world.mail();
    let results = to(&mails, "ann@example.org");
    assert!(results.subject.ends_with("Results"));
    let link = header(&world, results, "List-Unsubscribe").unwrap();
    assert!(link.starts_with("<mailto:judge+s") && link.ends_with("@example.org?subject=unsubscribe>"), "{link}");
    // No link acts, so a program has no button to press.
    assert!(!headers(&world, results).iter().any(|line| line.starts_with("List-Unsubscribe-Post")));
    assert!(headers(&world, results).iter().all(|line| line.len() < 200));
    // A reply is for one person, and so is a question.
    let answer = mails.iter().find(|mail| mail.reply).unwrap();
    assert_eq!((header(&world, answer, "List-Id"), header(&world, answer, "List-Unsubscribe")), (None, None));
}

#[test]
fn the_button_removes_an_observer_and_not_a_player() {
    let (mut world, mails) = world();
    // Mail programs add their own text. It is not press.
    let caused = press_the_button(
        &mut world,
        to(&mails, "ann@example.org"),
        "This message was sent by Mail to unsubscribe from a list.",
    );
    assert_eq!(caused.len(), 1, "nobody else hears of it");
    assert!(
        said(&caused[0].body).contains("You play in 'demo', so you still get its e-mails and keep your seat."),
        "{}",
        caused[0].body
    );
    let caused = press_the_button(&mut world, to(&mails, "olga@example.org"), "");
    let answer = caused.iter().find(|mail| mail.to == "olga@example.org" && mail.reply).unwrap();
    assert!(said(&answer.body).contains("You no longer observe 'demo'"), "{}", answer.body);
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nBROADCAST\nHello again.\nENDPRESS");
    let mails = world.mail();
    assert!(mails.iter().any(|mail| mail.to == "ann@example.org"));
    assert!(mails.iter().all(|mail| mail.to != "olga@example.org"));
}

#[test]
fn an_email_with_orders_never_unsubscribes_whatever_its_subject() {
    let (mut world, mails) = world();
    let caused = press_the_button(&mut world, to(&mails, "olga@example.org"), "SIGN ON odemo secret\nLIST demo");
    assert!(!caused.iter().any(|mail| mail.body.contains("You no longer observe 'demo'")));
}

#[test]
fn the_button_ends_openings_and_digests() {
    let (mut world, _) = world();
    world.judge.trust_senders = true;
    world.write("ann@example.org", JUDGE, "", "SET NOTICES\nSET DIGEST");
    world.write("bob@example.org", JUDGE, "", "CREATE ?fresh secret");
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nBROADCAST\nHello.\nENDPRESS");
    world.mail();
    world.now += jiff::SignedDuration::from_hours(30);
    world.work().heartbeat().unwrap();
    let mails = world.mail();
    let of = |list: &str| mails.iter().find(|mail| mail.list.as_deref() == Some(list)).unwrap().clone();
    assert_eq!(header(&world, &of("openings"), "List-Id").as_deref(), Some("<openings.example.org>"));
    assert_eq!(header(&world, &of("digest"), "List-Id").as_deref(), Some("<digest.example.org>"));
    world.judge.trust_senders = false;
    let caused = press_the_button(&mut world, &of("openings"), "");
    assert!(caused[0].body.contains("I'll no longer e-mail you openings."), "{}", caused[0].body);
    let caused = press_the_button(&mut world, &of("digest"), "");
    assert!(said(&caused[0].body).contains("I'll send no more digests"), "{}", caused[0].body);
    assert!(!world.store.user_at("ann@example.org").unwrap().unwrap().digest);
}

#[test]
fn a_stranger_unsubscribes_no_one() {
    let (mut world, _) = world();
    world.write("olga@example.org", JUDGE, "unsubscribe", "");
    world.mail();
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nBROADCAST\nHello again.\nENDPRESS");
    assert!(world.mail().iter().any(|mail| mail.to == "olga@example.org"));
}

/// Some programs copy an e-mail's headers into the reply to it.
#[test]
fn a_reply_that_keeps_our_list_id_is_a_players() {
    let (mut world, mails) = world();
    let mail = to(&mails, "ann@example.org");
    let letter = |list: &str| {
        format!(
            "From: ann@example.org\nTo: {}\nSubject: Re: x\nMessage-ID: <{list}@x>\nList-Id: <{list}>\nList-Unsubscribe: <mailto:x@example.org>\n\nHello, Eve.\n",
            mail.reply_to.clone().unwrap()
        )
    };
    world.deliver(letter("dip.lists.example.net").as_bytes());
    assert_eq!(world.mail(), []);
    world.deliver(letter("demo.games.example.org").as_bytes());
    assert!(world.mail().iter().any(|mail| mail.to == "eve@example.org"));
}
