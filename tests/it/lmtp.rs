//! The real program accepts e-mail from mail servers: any client, with any behaviour.
use crate::carrier::{Line, Place, carry};
use crate::program::{House, Serving, chancery, letter, said, wait_for};
use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::net::UnixListener;

/// A judge at a Unix socket.
fn house(more: &str) -> (House, Place) {
    let house = House::with_config(&format!(
        "trust_senders = true\n[[inbound.lmtp]]\nlisten = \"@DATA@/lmtp.sock\"\n{more}\n\
         [outbound.maildir]\npath = \"@DATA@/mail\"\n[limits]\nperson_per_hour = 100000\n"
    ));
    let place = Place::Socket(house.data().join("lmtp.sock"));
    (house, place)
}

fn serve(house: &House) -> Serving {
    let n = house.log().matches("is running").count();
    let serving = house.serve(&[]);
    wait_for(|| (n < house.log().matches("is running").count()).then_some(()));
    serving
}

const JUDGE: &str = "judge@games.test";

fn list(n: usize) -> String {
    letter("ann@players.test", JUDGE, &format!("<{n}@players.test>"), "LIST")
}

#[test]
fn each_email_gets_one_reply_even_if_its_receipt_is_lost() {
    let (house, place) = house("");
    let mut serving = serve(&house);
    // The connection is lost before the message is complete, after the final dot, and after the reply.
    let mut line = Line::open(&place).unwrap();
    line.say(&format!("MAIL FROM:<ann@players.test>\r\nRCPT TO:<{JUDGE}>\r\nDATA\r\n{}", list(1))).unwrap();
    drop(line);
    let mut line = Line::open(&place).unwrap();
    assert_eq!(line.announce("ann@players.test", &[JUDGE], &list(1)).unwrap(), 1);
    drop(line);
    let mut line = Line::open(&place).unwrap();
    line.hand_over("ann@players.test", &[JUDGE], &list(1)).unwrap();
    drop(line);
    // Three recipients, one of them unknown.
    let mut line = Line::open(&place).unwrap();
    let answers =
        line.hand_over("ann@players.test", &[JUDGE, "keeper@games.test", "judge+x1@games.test"], &list(2)).unwrap();
    assert_eq!(answers, ["250 2.0.0 The e-mail is stored."; 2]);
    // A mail server's report, which no one wants to read.
    line.hand_over("", &[JUDGE], &list(3)).unwrap();
    carry(&place, &(4..10).map(|n| (JUDGE.to_owned(), list(n))).collect::<Vec<_>>(), 2);
    house.wait_until_done(&mut serving);
    let answered: Vec<(String, usize)> = house.answers().into_iter().collect();
    let wanted: Vec<_> = [1, 2, 4, 5, 6, 7, 8, 9].map(|n| (format!("<{n}@players.test>"), 1)).to_vec();
    assert_eq!(answered, wanted);
    assert!(serving.stop().success());
    assert!(!house.data().join("lmtp.sock").exists(), "it cleans up after itself");
}

#[test]
fn only_permitted_users_can_use_the_socket() {
    let (house, place) = house("mode = \"600\"\ngroup = \"0\"");
    serve(&house).kill();
    let socket = house.data().join("lmtp.sock");
    let about = fs::metadata(&socket).unwrap();
    assert_eq!((about.permissions().mode() & 0o777, about.gid()), (0o600, 0));
    // The socket of a killed judge is no obstacle.
    let mut serving = serve(&house);
    carry(&place, &[(JUDGE.to_owned(), list(1))], 9);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success());
    // A socket in use is one, and so is any other file.
    let used = UnixListener::bind(&socket).unwrap();
    let refused = |what: &str| {
        let output = chancery().arg("serve").arg("--config").arg(house.config_file()).output().unwrap();
        assert!(!output.status.success());
        assert!(said(&output).contains(what), "{}", said(&output));
    };
    refused("another program listens there");
    drop(used);
    fs::remove_file(&socket).unwrap();
    fs::write(&socket, "").unwrap();
    refused("and is not a socket");
}

/// The program's announced port for e-mail.
fn port(house: &House) -> u16 {
    wait_for(|| {
        let log = house.log();
        let (_, rest) = log.rsplit_once("accepting e-mails at 127.0.0.1:")?;
        rest.split(' ').next()?.parse().ok()
    })
}

#[test]
fn many_connections_work_though_some_hang() {
    let house = House::with_config(
        "trust_senders = true\n[[inbound.lmtp]]\nlisten = \"127.0.0.1:0\"\nconnections = 12\n\
         [[inbound.lmtp]]\nlisten = \"@DATA@/lmtp.sock\"\n\
         [outbound.maildir]\npath = \"@DATA@/mail\"\n[limits]\nperson_per_hour = 100000\n",
    );
    let mut serving = serve(&house);
    let place = Place::Port(port(&house));
    // Some clients are silent, one stops in the middle of a message.
    let silent: Vec<Line> = (0..3).map(|_| Line::connect(&place).unwrap()).collect();
    let mut slow = Line::open(&place).unwrap();
    slow.say(&format!("MAIL FROM:<>\r\nRCPT TO:<{JUDGE}>\r\nDATA\r\nFrom: a")).unwrap();
    let letters = |n: usize| (0..25).map(|i| (JUDGE.to_owned(), list(100 * n + i))).collect::<Vec<_>>();
    let socket = Place::Socket(house.data().join("lmtp.sock"));
    std::thread::scope(|scope| {
        for n in 0..8 {
            let place = if n % 4 == 0 { &socket } else { &place };
            let letters = letters(n);
            scope.spawn(move || carry(place, &letters, 10));
        }
    });
    // One over the limit: the mail server retries later.
    let more: Vec<Line> = (0..8).map(|_| Line::open(&place).unwrap()).collect();
    let mut last = Line::connect(&place).unwrap();
    assert_eq!(last.answer().unwrap(), "421 4.3.2 Too many connections; try again later.");
    drop((silent, more, slow));
    house.wait_until_done(&mut serving);
    let answers = house.answers();
    assert_eq!((answers.len(), answers.values().max()), (200, Some(&1)));
    assert!(serving.stop().success());
}

#[test]
fn a_faulty_configuration_is_reported() {
    let cases = [
        ("listen = \"0.0.0.0:24\"", "other machines can connect to 0.0.0.0:24"),
        ("listen = \"localhost\"", "is not an address to listen at"),
        ("listen = \"127.0.0.1:24\"\ngroup = \"postfix\"", "`group` is for a Unix socket"),
        ("listen = \"/x\"\nmode = \"999\"", "are not permissions"),
        ("listen = \"/nowhere/at/all\"", "cannot accept e-mails at /nowhere/at/all"),
        ("listen = \"@DATA@/x\"\ngroup = \"nobody here\"", "no group nobody here"),
    ];
    for (lines, problem) in cases {
        let house =
            House::with_config(&format!("[[inbound.lmtp]]\n{lines}\n[outbound.maildir]\npath = \"@DATA@/mail\"\n"));
        let output = chancery().arg("serve").arg("--config").arg(house.config_file()).output().unwrap();
        assert!(!output.status.success(), "{lines}");
        assert!(said(&output).contains(problem), "{lines}: {}", said(&output));
    }
}

/// A judge that stops first finishes the message that it is receiving.
#[test]
fn stopping_does_not_interrupt_a_delivery() {
    let (house, place) = house("");
    let mut serving = serve(&house);
    let mut line = Line::open(&place).unwrap();
    line.say(&format!("MAIL FROM:<ann@players.test>\r\nRCPT TO:<{JUDGE}>\r\nDATA\r\n")).unwrap();
    for code in ["250", "250", "354"] {
        assert!(line.answer().unwrap().starts_with(code));
    }
    let mut idle = Line::open(&place).unwrap();
    serving.ask_to_stop();
    assert_eq!(idle.answer().unwrap(), "421 4.3.2 The judge is stopping.");
    line.say(&format!("{}.\r\n", list(1))).unwrap();
    assert_eq!(line.answer().unwrap(), "250 2.0.0 The e-mail is stored.");
    assert!(serving.wait_for_end().success());
    assert_eq!(Line::open(&place).map(drop).unwrap_err().kind(), io::ErrorKind::NotFound);
    let mut serving = serve(&house);
    house.wait_until_done(&mut serving);
    assert_eq!(house.answers().len(), 1);
}
