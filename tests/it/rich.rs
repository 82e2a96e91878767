//! Rich e-mails: the same words as HTML, pictures that are drawn before their e-mail goes, and other attachments.
use crate::world::{PLAYERS, World, address, said};
use chancery::mail::compose::{Letterhead, compose};
use chancery::mail::html::to_text;
use chancery::mail::sink::{Delivery, Kind, Mail};
use chancery::referee::table::painting::Painting;
use chancery::server::picture_worker::{NOT_DRAWN, RenderOutcome, RenderedLetter};
use chancery::store::{Draft, Onlooker, Paid, Part, Shows, Wish};
use mailparse::{MailHeaderMap, ParsedMail, parse_mail};
use std::fs;

mod drawing;
mod opened;
mod replies;

const ANN: &str = "ann@example.org";

/// A judge whose players all want HTML, in a started game.
pub(crate) fn with_html() -> World {
    let mut world = World::with_games();
    for name in PLAYERS {
        world.ask(&address(name), "SET FORMAT HTML");
    }
    world
}

/// A picture, for tests that do not look at it: its bytes describe it.
pub(crate) fn painted(wish: &Wish) -> Painting {
    let (what, name, eyes) = match &wish.shows {
        Shows::Turn { turn, results: true, eyes, .. } => (format!("results of turn {turn}"), turn.to_string(), eyes),
        Shows::Turn { turn, results: false, eyes, .. } => (format!("position of turn {turn}"), turn.to_string(), eyes),
        Shows::Whole { eyes, .. } => ("whole game".to_owned(), "whole".to_owned(), eyes),
        Shows::Sheet { .. } | Shows::Board(_) => panic!("{wish:?}"),
    };
    let eyes = match eyes {
        Onlooker::Power(n) => format!("power {n}"),
        Onlooker::Observer => "all".to_owned(),
        Onlooker::Master => "the master".to_owned(),
    };
    let words = format!("the {what} for {eyes}");
    Painting {
        key: format!("{words}, {:?}, {:?}", wish.look, wish.size),
        name: if name == "whole" { "demo".to_owned() } else { format!("demo-{name}.png") },
        alt: format!("This is {words}."),
        bytes: words.into_bytes().into(),
    }
}

/// The e-mails sent since the last call, with pictures that [`painted`] makes.
pub(crate) fn mail(world: &mut World) -> Vec<Mail> {
    let letters = world.work().outgoing(100_000).unwrap();
    let drawn = letters.iter().map(|letter| {
        let paint = |(at, _, wish): &(usize, Kind, Wish)| (*at, RenderOutcome::Painted(painted(wish)));
        RenderedLetter { letter: letter.id, parts: letter.wishes.iter().map(paint).collect() }
    });
    let drawn: Vec<RenderedLetter> = drawn.collect();
    assert_eq!(world.work().note_drawn(&drawn).unwrap(), None);
    world.mail()
}

/// The first e-mail to a person with this in its subject.
fn letter<'a>(mails: &'a [Mail], to: &str, subject: &str) -> &'a Mail {
    let found = mails.iter().find(|mail| mail.to == to && mail.subject.contains(subject));
    found.unwrap_or_else(|| panic!("no letter \"{subject}\" to {to}"))
}

/// A text as one line, without the marks of quoted lines and list items, wherever it is wrapped.
fn unmarked(text: &str) -> String {
    said(text).split(' ').filter(|word| ![">", "|", "#", "-"].contains(word)).collect::<Vec<_>>().join(" ")
}

/// Checks that each line of the text, in order, is in the HTML.
pub(crate) fn check_words(mail: &Mail) {
    let html = mail.html.as_ref().unwrap_or_else(|| panic!("\"{}\" has no HTML", mail.subject));
    let read = unmarked(&to_text(html).text);
    let mut rest = read.as_str();
    // Its last line is a button.
    let buttons = mail.body.replace("On the web: ", "On the web\n");
    let is_address =
        |line: &&str| line.starts_with("https://judge.example.org/") && html.contains(&format!("href=\"{line}\""));
    let lines = buttons.lines().filter(|line| !is_address(line));
    for line in lines.map(unmarked).filter(|line| !line.is_empty()) {
        let at = rest.find(&line).unwrap_or_else(|| panic!("{line:?} of \"{}\" is not in\n{rest}", mail.subject));
        // Only text hidden from readers is in between.
        assert_eq!(rest[..at].trim(), "", "this is only in the HTML of \"{}\"", mail.subject);
        rest = &rest[at + line.len()..];
    }
    assert_eq!(rest.trim(), "", "this is only in the HTML of \"{}\"", mail.subject);
}

#[test]
fn html_has_exactly_the_words_of_the_text() {
    let mut world = with_html();
    let mut n_letters = 0;
    let mut check = |mails: Vec<Mail>| {
        for mail in mails.iter().filter(|mail| PLAYERS.iter().any(|name| mail.to == address(name))) {
            check_words(mail);
            n_letters += 1;
        }
    };
    for (from, lines) in [
        (
            ANN,
            "SIGN ON ademo secret\nA BUD - SER\nA VIE - MOS\nF TRI - ALB\nNonsense here\nPRESS TO E\nHello  there, \n  and   - this\n> quoted\nENDPRESS\nLIST\nHELP\nHELP SET\nMY DATA",
        ),
        (
            "eve@example.org",
            "SIGN ON edemo secret\nBROADCAST\nTo <b>all</b> & \"everybody\"\n\nBEGIN ORDERS\nA BUD H\nEND ORDERS\nENDBROADCAST\nFORECAST\nGET MAP.STANDARD",
        ),
        ("tom@example.org", "SIGN ON tdemo secret\nF ANK - BLA\nSET DRAW\nOPTIONS\nSUMMARY demo\nHISTORY demo"),
        ("rob@example.org", "SIGN ON rdemo secret\nF SEV - BLA\nSET WIDTH 40\nMAP demo"),
        ("max@example.org", "SIGN ON mdemo secret\nPROCESS"),
        ("max@example.org", "SIGN ON mdemo secret\nPROCESS\nROLLBACK\nREMIND ALL"),
    ] {
        world.write(from, "judge@example.org", "", lines);
        check(world.mail());
    }
    let due = world.store.game_named("demo").unwrap().unwrap().deadline.unwrap();
    world.run_to(due + jiff::SignedDuration::from_hours(200));
    check(world.mail());
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nTERMINATE");
    check(world.mail());
    assert!(50 < n_letters, "only {n_letters} letters");
}

#[test]
fn a_persons_text_is_never_markup() {
    let mut world = with_html();
    let evil = "<script>alert(1)</script> <img src=x onerror=y> </pre></td></table><!-- \" onload=\"z ' &lt; &amp;lt; ]]> <!--pictures-->";
    world.write(
        "\"<b>Bold</b>\" <new@example.org>",
        "judge@example.org",
        "",
        "REGISTER\nName: Bo Bold\nSite: <u>\nEND\nSET FORMAT HTML",
    );
    // A name from before the rules for names.
    let mut user = world.store.user_at("new@example.org").unwrap().unwrap();
    user.name = "<i>It</i> & \"Co\"".to_owned();
    world.store.change_user(&user).unwrap();
    world.write("new@example.org", "judge@example.org", "", "SIGN ON ?open\nMY DATA");
    world.write(
        ANN,
        "judge@example.org",
        evil,
        &format!("SIGN ON ademo secret\n{evil}\nPRESS TO ALL\n{evil}\nENDPRESS\nWHOIS <b>"),
    );
    let mails = world.mail();
    let mut n_letters = 0;
    for html in mails.iter().filter_map(|mail| mail.html.as_ref()) {
        n_letters += 1;
        for foul in ["<script", "<img", "onerror=y>", "<i>", "<u>", "<b>Bold", "</pre></td></table><!--"] {
            assert!(!html.contains(foul), "{foul} is in\n{html}");
        }
        // Elements close in the order they open: the e-mail is well formed, whatever its text.
        for name in ["table", "tr", "td", "div", "pre", "p"] {
            let opened = html.matches(&format!("<{name} ")).count() + html.matches(&format!("<{name}>")).count();
            assert_eq!(opened, html.matches(&format!("</{name}>")).count(), "<{name}> in\n{html}");
        }
    }
    assert!(8 <= n_letters, "only {n_letters} letters");
    mails.iter().filter(|mail| mail.html.is_some()).for_each(check_words);
}

#[test]
fn the_default_format_is_that_of_the_registration() {
    let mut world = World::new();
    let raw = "From: Jo <jo@example.org>\nTo: judge@example.org\nMessage-ID: <j@test>\nContent-Type: multipart/alternative; boundary=b\n\n\
        --b\nContent-Type: text/plain\n\nREGISTER Jo Html\n--b\nContent-Type: text/html\n\n<div>REGISTER Jo Html</div>\n--b--\n";
    world.deliver(raw.as_bytes());
    world.write("al@example.org", "judge@example.org", "", "REGISTER Al Plain");
    let mails = world.mail();
    assert!(world.ask("jo@example.org", "LIST").html.is_some());
    assert!(world.ask("al@example.org", "LIST").html.is_none());
    assert!(letter(&mails, "al@example.org", "").html.is_none());
    assert!(world.ask("jo@example.org", "SET FORMAT TEXT\nLIST").html.is_none());
}

#[test]
fn pictures_are_attached_to_emails_with_positions() {
    let mut world = World::with_games();
    for (who, lines) in [
        ("eve", "SET PICTURE OFF"),
        ("fred", "SET PICTURE DARK LARGE"),
        ("gus", "SET FORMAT HTML"),
        ("ida", "SET PICTURE LINK"),
    ] {
        world.write(&format!("{who}@example.org"), "judge@example.org", "", lines);
    }
    let refused = world.mail().into_iter().find(|mail| mail.to == "ida@example.org").unwrap();
    assert!(said(&refused.body).contains("I have no web pages that an e-mail could link to."), "{}", refused.body);
    let pictures = |mails: &[Mail], to: &str, subject: &str| -> Vec<String> {
        let mail = letter(mails, &format!("{to}@example.org"), subject);
        mail.attachments.iter().map(|one| String::from_utf8(one.bytes.to_vec()).unwrap()).collect()
    };
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let mails = mail(&mut world);
    for who in ["ann", "gus", "fred", "max"] {
        assert_eq!(pictures(&mails, who, "S1901M Results"), ["the results of turn 1 for all"], "{who}");
    }
    assert!(pictures(&mails, "eve", "S1901M Results").is_empty());
    let html = letter(&mails, "gus@example.org", "S1901M Results");
    let raw = compose(&Letterhead::default(), html);
    assert!(raw.is_err(), "a judge without an address writes nothing");
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nROLLBACK");
    assert_eq!(pictures(&mail(&mut world), "ann", "Rolled back"), ["the position of turn 1 for all"]);
    world.write(ANN, "judge@example.org", "", "SIGN ON ademo secret\nA BUD - SER\nPRESS TO E\nHi\nENDPRESS");
    assert!(mail(&mut world).iter().all(|mail| mail.attachments.is_empty()), "answers and press bring none");
    let kept = |world: &World| world.store.picture("the results of turn 1 for all, Light, Normal").unwrap().is_some();
    assert!(kept(&world));
    world.now += jiff::SignedDuration::from_hours(24 * 400);
    world.work().heartbeat().unwrap();
    assert!(!kept(&world), "pictures go with the last letter that names them");
}

#[test]
fn an_email_whose_picture_fails_is_sent_and_says_so() {
    let mut world = with_html();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let letters = world.work().outgoing(100).unwrap();
    let failed = |letter: &chancery::server::work::Outgoing| RenderedLetter {
        letter: letter.id,
        parts: letter.wishes.iter().map(|(at, ..)| (*at, RenderOutcome::Failed("a reason".to_owned()))).collect(),
    };
    let drawn: Vec<RenderedLetter> = letters.iter().map(failed).collect();
    assert_eq!(world.work().note_drawn(&drawn).unwrap().as_deref(), Some("a reason"));
    let mails = world.mail();
    let results = letter(&mails, ANN, "Results");
    assert!(results.attachments.is_empty());
    assert!(results.body.trim_end().ends_with(NOT_DRAWN), "{}", results.body);
    check_words(results);
}

/// An e-mail of each kind, with all its parts, in `tests/rich`.
#[test]
fn an_email_of_each_kind_is_unchanged() {
    let mut world = with_html();
    world.write("eve@example.org", "judge@example.org", "", "SET FORMAT TEXT");
    world.write("fred@example.org", "judge@example.org", "", "SET FORMAT TEXT\nSET PICTURE OFF");
    // Everything that an e-mail can include.
    world.write("gus@example.org", "judge@example.org", "", "SET JSON ON\nSET CALENDAR FILE");
    world.mail();
    let mut kinds: Vec<(&str, Mail)> = Vec::new();
    world.write(
        ANN,
        "judge@example.org",
        "",
        "SIGN ON ademo secret\nA BUD - SER\nA VIE - MOS\nPRESS TO G\nShall we?\nENDPRESS",
    );
    let mails = mail(&mut world);
    kinds.push(("receipt", letter(&mails, ANN, "").clone()));
    kinds.push(("press", letter(&mails, "gus@example.org", "").clone()));
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let mails = mail(&mut world);
    kinds.push(("results", letter(&mails, ANN, "Results").clone()));
    kinds.push(("results-text", letter(&mails, "eve@example.org", "Results").clone()));
    kinds.push(("results-words", letter(&mails, "fred@example.org", "Results").clone()));
    kinds.push(("results-all", letter(&mails, "gus@example.org", "Results").clone()));
    let due = world.store.game_named("demo").unwrap().unwrap().deadline.unwrap();
    world.run_to(due - jiff::SignedDuration::from_hours(1));
    kinds.push(("reminder", letter(&mail(&mut world), ANN, "").clone()));
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nROLLBACK");
    kinds.push(("rolled-back", letter(&mail(&mut world), ANN, "Rolled back").clone()));
    for (name, power) in PLAYERS.iter().zip("aefgirt".chars()) {
        world.write(&address(name), "judge@example.org", "", &format!("SIGN ON {power}demo secret\nSET DRAW"));
    }
    kinds.push(("end", letter(&mail(&mut world), ANN, "Game over").clone()));
    world.write(ANN, "judge@example.org", "", "CREATE ?alone secret SOLO");
    kinds.push(("begun", letter(&mail(&mut world), ANN, "").clone()));
    let head = Letterhead { address: "judge@example.org".to_owned(), instance: "example.org".to_owned(), signer: None };
    let update = std::env::var_os("UPDATE").is_some();
    for (name, mail) in kinds {
        let raw = String::from_utf8(compose(&head, &mail).unwrap()).unwrap().replace("\r\n", "\n");
        let path = format!("tests/rich/{name}.eml");
        if update {
            fs::create_dir_all("tests/rich").unwrap();
            fs::write(&path, &raw).unwrap();
        }
        assert!(
            fs::read_to_string(&path).unwrap_or_default() == raw,
            "{path} is not as it was: UPDATE=1 writes it anew"
        );
        let parsed = parse_mail(raw.as_bytes()).unwrap();
        let parts: Vec<&ParsedMail> = parsed.parts().collect();
        assert!(parts.iter().all(|part| part.headers.get_first_value("Content-Type").is_some()), "{name}");
    }
}

#[test]
fn an_oversized_email_is_sent_without_its_attachments() {
    let mut world = World::with_games();
    world.judge.limits.letter_kb = Some(1);
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let mails = mail(&mut world);
    let results = letter(&mails, ANN, "Results");
    assert!(results.attachments.is_empty());
    let words = "(To keep this e-mail below 1 kB, I have left out the picture. You can see the game at https://judge.example.org/my/games/demo)";
    assert!(said(&results.body).contains(words), "{}", results.body);
}

/// A past fault: PNG and SVG files, without any limit, made e-mails of 24 MB, larger than most mail servers accept.
#[test]
fn no_email_goes_out_larger_than_the_limit() {
    let mut world = World::with_games();
    let kinds = [
        Kind::Picture,
        Kind::Calendar,
        Kind::Png,
        Kind::Svg,
        Kind::Pdf,
        Kind::Gif,
        Kind::Html,
        Kind::Png,
        Kind::Json,
        Kind::Picture,
    ];
    let mut parts = Vec::new();
    for (n, kind) in kinds.into_iter().enumerate() {
        let (key, bytes) = (format!("part {n}"), vec![b'x'; 30_000 * (n + 1)]);
        world.store.keep_picture(&key, &bytes, world.now).unwrap();
        parts.push(Part::stored(kind, format!("{n}.bin"), key));
    }
    let left_of = |world: &mut World, most_kb: u32, body: &str, parts: &[Part]| {
        world.judge.limits.letter_kb = Some(most_kb);
        let draft =
            Draft { recipient: ANN.to_owned(), body: body.to_owned(), parts: parts.to_vec(), ..Draft::default() };
        world.store.post(&draft, Paid::by_the_game(), world.now).unwrap();
        let mail = world.mail().remove(0);
        let size = compose(&world.judge.letterhead(), &mail).unwrap().len();
        assert!(size <= most_kb as usize * 1000, "{size} bytes, and the limit is {most_kb} kB");
        let kinds: Vec<Kind> = mail.attachments.iter().map(|part| part.kind).collect();
        (kinds, said(&mail.body))
    };
    // Data for programs are dropped first, then files, the largest first, then pictures.
    let few = [Kind::Picture, Kind::Calendar, Kind::Png, Kind::Svg, Kind::Pdf, Kind::Picture];
    let (kept, words) = left_of(&mut world, 1200, "Hello.\n", &parts);
    assert_eq!(kept, few, "{words}");
    let told = "(To keep this e-mail below 1200 kB, I have left out the data for programs, the picture, the album and the film.)";
    assert!(words.contains(told), "{words}");
    assert_eq!(left_of(&mut world, 600, "Hello.\n", &parts).0, [Kind::Picture, Kind::Calendar, Kind::Picture]);
    assert_eq!(left_of(&mut world, 150, "Hello.\n", &parts).0, [Kind::Picture, Kind::Calendar]);
    assert_eq!(left_of(&mut world, 50, "Hello.\n", &parts).0, []);
    assert_eq!(left_of(&mut world, 5000, "Hello.\n", &parts).0, kinds, "nothing is left out that fits");
    // Words also take space, and more where they have marks.
    let (kept, _) = left_of(&mut world, 450, &"Grüße aus Österreich-Ungarn, König.\n".repeat(6000), &parts[..2]);
    assert_eq!(kept, [Kind::Calendar]);
}

#[test]
fn an_address_whose_server_refuses_large_emails_gets_no_pictures() {
    let mut world = World::with_games();
    // E-mails that others trigger do not count: they are only sent again without their parts.
    for _ in 0..3 {
        let told = refused_once(&mut world, "max@example.org", "SIGN ON mdemo secret\nPROCESS");
        assert!(told.iter().all(|mail| !said(&mail.body).contains("no longer send you pictures")), "{told:?}");
    }
    let mut told = Vec::new();
    for _ in 0..2 {
        told.extend(refused_once(&mut world, ANN, "SIGN ON ademo secret\nMAP demo"));
    }
    let [first, second] = told.as_slice() else { panic!("{told:?}") };
    assert!(first.attachments.is_empty() && second.attachments.is_empty());
    assert!(said(&first.body).contains("I have left them out.)"), "{}", first.body);
    assert!(!said(&first.body).contains("no longer send you pictures"));
    assert!(
        said(&second.body).contains("I no longer send you pictures. SET PICTURE ON turns them on again."),
        "{}",
        second.body
    );
}

/// Writes as this person, and refuses the resulting e-mails to Ann for their size. Returns the e-mails she gets instead.
fn refused_once(world: &mut World, from: &str, lines: &str) -> Vec<Mail> {
    world.write(from, "judge@example.org", "", lines);
    let undrawn = world.work().outgoing(100).unwrap();
    let drawn = undrawn.iter().map(|letter| RenderedLetter {
        letter: letter.id,
        parts: letter.wishes.iter().map(|(at, _, wish)| (*at, RenderOutcome::Painted(large(wish)))).collect(),
    });
    world.work().note_drawn(&drawn.collect::<Vec<_>>()).unwrap();
    let refuse = |letter: chancery::server::work::Outgoing| {
        let large = letter.mail.to == ANN && !letter.mail.attachments.is_empty();
        let refused = Delivery::Refused("552 5.3.4 Message size exceeds fixed limit".to_owned());
        (letter, if large { refused } else { Delivery::Sent("250 ok".to_owned()) })
    };
    let letters = world.work().outgoing(100).unwrap();
    let done: Vec<_> = letters.into_iter().map(refuse).collect();
    world.work().note_deliveries(&done).unwrap();
    world.mail().into_iter().filter(|mail| mail.to == ANN).collect()
}

/// A picture of 300 kB.
pub(crate) fn large(wish: &Wish) -> Painting {
    Painting { bytes: vec![b'x'; 300_000].into(), ..painted(wish) }
}

#[test]
fn replies_show_the_orders_on_file_to_readers_who_always_want_a_picture() {
    let mut world = World::with_games();
    world.ask(ANN, "SET PICTURE ALWAYS");
    world.ask("eve@example.org", "SIGN ON edemo secret\nF LON - NTH");
    world.mail();
    world.write(ANN, "judge@example.org", "", "SIGN ON ademo secret\nA BUD - SER");
    let letters = world.work().outgoing(100).unwrap();
    let [letter] = letters.as_slice() else { panic!("{letters:?}") };
    let [(_, Kind::Picture, Wish { shows: Shows::Sheet { sheet, .. }, .. })] = letter.wishes.as_slice() else {
        panic!("{:?}", letter.wishes)
    };
    let sheet: serde_json::Value = serde_json::from_str(sheet).unwrap();
    let deeds = sheet["deeds"].as_array().unwrap();
    assert_eq!(deeds.len(), 1, "only her own orders: {deeds:?}");
    assert_eq!((deeds[0]["at"].as_str(), deeds[0]["came"].as_str()), (Some("BUD"), Some("filed")));
}

/// Pictures reveal no more than the words: in a blind game each is for its reader's eyes alone.
#[test]
fn each_picture_of_a_blind_game_shows_its_readers_view() {
    let mut world = World::new();
    world.write(
        "max@example.org",
        "judge@example.org",
        "",
        "REGISTER Max Master\nCREATE ?dark secret standard blind\nBECOME MASTER\nSET MANUAL START",
    );
    for (i, name) in PLAYERS.iter().enumerate() {
        let letter = &"AEFGIRT"[i..=i];
        let lines = format!("REGISTER {name}\nSIGN ON ?dark secret\nSET PREFERENCE {letter}");
        world.write(&address(name), "judge@example.org", "", &lines);
    }
    world.write("oda@example.org", "judge@example.org", "", "REGISTER Oda Observer\nOBSERVE dark secret");
    for lines in ["SIGN ON mdark secret\nPROCESS", "SIGN ON mdark secret\nPROCESS", "SIGN ON mdark secret\nROLLBACK"] {
        world.mail();
        world.write("max@example.org", "judge@example.org", "", lines);
        let letters = world.work().outgoing(100).unwrap();
        let mut readers = 0;
        for letter in letters.iter().filter(|letter| !letter.wishes.is_empty()) {
            let [(_, _, Wish { shows: Shows::Turn { eyes, .. }, .. })] = letter.wishes.as_slice() else {
                panic!("{:?}", letter.wishes)
            };
            let player = PLAYERS.iter().position(|name| letter.mail.to == address(name));
            let expected = match player {
                Some(power) => Onlooker::Power(u16::try_from(power).unwrap()),
                None if letter.mail.to == "max@example.org" => Onlooker::Master,
                None => Onlooker::Observer,
            };
            assert_eq!(*eyes, expected, "{}", letter.mail.to);
            readers += 1;
        }
        assert!(8 <= readers, "only {readers} letters with pictures");
    }
}
