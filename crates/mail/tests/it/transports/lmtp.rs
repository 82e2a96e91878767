//! E-mail that a mail server delivers: the dialogue, whatever the other side does.
use chancery_mail::inbound::JudgeAddress;
use chancery_mail::lmtp::{Dots, LetterReceiver, Terms, converse};
use chancery_mail::source::{Arrival, Envelope, MAX_LETTER, NotTaken};
use std::future::pending;
use std::io;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};

/// A desk that stores everything it gets.
#[derive(Default)]
struct Tray {
    letters: Vec<Arrival>,
    /// Refuses all announcements.
    shut: Option<NotTaken>,
    /// Fails to store anything.
    broken: Option<NotTaken>,
}

impl LetterReceiver for Tray {
    type Ticket = ();

    fn expect(&mut self) -> Result<(), NotTaken> {
        self.shut.map_or(Ok(()), Err)
    }

    async fn take(&mut self, (): (), letter: Arrival) -> Result<(), NotTaken> {
        if let Some(why) = self.broken {
            return Err(why);
        }
        self.letters.push(letter);
        Ok(())
    }
}

fn terms() -> Terms {
    let judge = JudgeAddress { address: "judge@games.test".to_owned(), ..JudgeAddress::default() };
    Terms { name: "games.test".to_owned(), judge, max_bytes: 3 << 20, timeout: Duration::from_secs(300) }
}

/// Sends all this in pieces of some size and hangs up. Returns the replies, and how the conversation ended.
async fn say_in_pieces(tray: &mut Tray, said: &[u8], size: usize) -> (String, io::Result<()>) {
    let (near, far) = duplex(1 << 16);
    let (mut reading, mut writing) = tokio::io::split(near);
    let terms = terms();
    let talking = converse(far, &terms, tray, pending());
    let saying = async {
        for piece in said.chunks(size) {
            if writing.write_all(piece).await.is_err() {
                break;
            }
        }
        let _ = writing.shutdown().await;
    };
    let hearing = async {
        let mut answers = String::new();
        let _ = reading.read_to_string(&mut answers).await;
        answers
    };
    let (ended, (), answers) = tokio::join!(talking, saying, hearing);
    (answers, ended)
}

async fn say(tray: &mut Tray, said: &str) -> Vec<String> {
    let said = said.replace('\n', "\r\n");
    let (answers, _) = say_in_pieces(tray, said.as_bytes(), 1 << 16).await;
    answers.lines().map(str::to_owned).collect()
}

/// The codes of the replies after the one to LHLO.
async fn codes(tray: &mut Tray, said: &str) -> Vec<String> {
    let answers = say(tray, &format!("LHLO mx.test\n{said}")).await;
    answers.iter().skip(7).map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect()
}

const LETTER: &str = "From: ann@players.test\nSubject: orders\n\nA PAR - BUR\n..dots\n.\n";

#[tokio::test]
async fn a_message_is_accepted_with_a_reply_for_each_recipient() {
    let mut tray = Tray::default();
    let said = format!(
        "LHLO mx.test\nMAIL FROM:<ann@players.test> SIZE=80 BODY=8BITMIME\nRCPT TO:<judge@games.test>\n\
         RCPT TO:<nobody@games.test>\nRCPT TO:<Judge+P1-Token@Games.Test>\nDATA\n{LETTER}QUIT\n"
    );
    let answers = say(&mut tray, &said).await;
    assert_eq!(
        answers,
        [
            "220 games.test LMTP Chancery",
            "250-games.test",
            "250-PIPELINING",
            "250-ENHANCEDSTATUSCODES",
            "250-8BITMIME",
            "250-SMTPUTF8",
            "250 SIZE 3145728",
            "250 2.1.0 Go on.",
            "250 2.1.5 Go on.",
            "550 5.1.1 This is not the judge's address.",
            "250 2.1.5 Go on.",
            "354 Send the e-mail, and end it with a dot on a line.",
            "250 2.0.0 The e-mail is stored.",
            "250 2.0.0 The e-mail is stored.",
            "221 2.0.0 Goodbye.",
        ]
    );
    let [letter] = &tray.letters[..] else { panic!("{} letters", tray.letters.len()) };
    assert_eq!(
        letter.envelope,
        Envelope::new(Some("ann@players.test"), ["judge@games.test", "Judge+P1-Token@Games.Test"])
    );
    let text = "From: ann@players.test\r\nSubject: orders\r\n\r\nA PAR - BUR\r\n.dots\r\n";
    assert_eq!((String::from_utf8_lossy(&letter.raw).as_ref(), letter.size), (text, text.len() as u64));
    // A message offered again has the same key, and another message has another one.
    say(&mut tray, &said).await;
    say(&mut tray, &said.replace("A PAR", "A MAR")).await;
    say(&mut tray, &said.replace("RCPT TO:<judge@games.test>\n", "")).await;
    let keys: Vec<&str> = tray.letters.iter().map(|letter| letter.key.as_str()).collect();
    assert_eq!((keys.len(), keys[0] == keys[1], keys[0] == keys[2], keys[0] == keys[3]), (4, true, false, false));
    assert!(keys.iter().all(|key| key.starts_with("lmtp:") && !key.contains('@')), "{keys:?}");
}

/// The division into pieces does not matter.
#[tokio::test]
async fn pieces_of_any_size_mean_the_same() {
    let said = format!(
        "LHLO mx\nMAIL FROM:<>\nRCPT TO:<judge@games.test>\nDATA\n{LETTER}MAIL FROM:<a@b.test>\nRCPT TO:<judge@games.test>\n\
         DATA\n.\n.\nRSET\nMAIL FROM:<a@b.test>\nRCPT TO:<judge@games.test>\nDATA\nFrom: a\n\n...\n. \n.x\n.\nQUIT\n"
    );
    let said = said.replace('\n', "\r\n");
    let mut whole = Tray::default();
    let answers = say_in_pieces(&mut whole, said.as_bytes(), said.len()).await.0;
    assert_eq!(whole.letters.len(), 3);
    assert_eq!(whole.letters[0].envelope.from.as_deref(), Some(""));
    assert_eq!(String::from_utf8_lossy(&whole.letters[2].raw), "From: a\r\n\r\n..\r\n \r\nx\r\n");
    for size in [1, 2, 3, 5, 7, 11] {
        let mut tray = Tray::default();
        assert_eq!(say_in_pieces(&mut tray, said.as_bytes(), size).await.0, answers);
        assert_eq!(tray.letters, whole.letters);
    }
}

const ENVELOPE: &str = "MAIL FROM:<ann@players.test>\nRCPT TO:<judge@games.test>\n";

#[tokio::test]
async fn an_unstored_message_is_deferred() {
    for (shut, code) in [(NotTaken::NoSpace, "452 4.3.1"), (NotTaken::Failed, "451 4.3.0")] {
        let mut tray = Tray { shut: Some(shut), ..Tray::default() };
        assert_eq!(codes(&mut tray, "MAIL FROM:<a@b.test>\nRCPT TO:<judge@games.test>\n").await, [code, "503 5.5.1"]);
        let mut tray = Tray { broken: Some(shut), ..Tray::default() };
        let twice = format!("{ENVELOPE}RCPT TO:<judge+p@games.test>\nDATA\n{LETTER}{ENVELOPE}");
        let answers = codes(&mut tray, &twice).await;
        assert_eq!(answers[3..], ["354 Send", code, code, "250 2.1.0", "250 2.1.5"]);
    }
}

#[tokio::test]
async fn a_huge_message_is_refused_and_a_long_one_is_truncated() {
    let mut tray = Tray::default();
    assert_eq!(codes(&mut tray, "MAIL FROM:<a@b.test> SIZE=3145729\nNOOP\n").await, ["552 5.3.4", "250 2.0.0"]);
    let long = |n: usize| format!("{ENVELOPE}DATA\n{}.\nNOOP\n", "0123456789abcd\n".repeat(n / 16));
    assert_eq!(codes(&mut tray, &long((3 << 20) + 16)).await[2..], ["354 Send", "552 5.3.4", "250 2.0.0"]);
    assert!(tray.letters.is_empty());
    assert_eq!(codes(&mut tray, &long(3 << 20)).await[2..], ["354 Send", "250 2.0.0", "250 2.0.0"]);
    assert_eq!((tray.letters[0].raw.len(), tray.letters[0].size), (MAX_LETTER, 3 << 20));
}

/// SMTP smuggling: only CRLF, dot, CRLF ends a message. A lone CR or LF is not a line end.
#[tokio::test]
async fn only_a_dot_between_two_crlf_ends_a_message() {
    let evil =
        "MAIL FROM:<eve@evil.test>\r\nRCPT TO:<judge@games.test>\r\nDATA\r\nFrom: ann@players.test\r\n\r\nRESIGN\r\n";
    for end in [
        "\n.\n",
        "\n.\r\n",
        "\r\n.\n",
        "\r.\r",
        "\r\n.\r",
        "\r.\r\n",
        "\n\r.\r\n",
        "\r\n\0.\r\n",
        "\r\n.\0\r\n",
        "\r\n.\r\r\n",
    ] {
        let mut tray = Tray::default();
        let envelope = ENVELOPE.replace('\n', "\r\n");
        let said = format!("LHLO mx\r\n{envelope}DATA\r\nFrom: x@y.test\r\n\r\nHello{end}{evil}\r\n.\r\nQUIT\r\n");
        let (answers, ended) = say_in_pieces(&mut tray, said.as_bytes(), 1 << 16).await;
        assert!(ended.is_ok() && answers.ends_with("221 2.0.0 Goodbye.\r\n"), "{end:?}: {answers}");
        assert_eq!(tray.letters.len(), 1, "{end:?}");
        let text = String::from_utf8_lossy(&tray.letters[0].raw);
        assert!(text.contains("RESIGN\r\n") && text.contains("MAIL FROM:<eve@evil.test>"), "{end:?}: {text}");
        assert_eq!(text.contains('\0'), end.contains('\0'));
    }
    // In a command they are an error, and end the connection.
    for line in ["NOOP\nQUIT\r\n", "NOOP\n", "MAIL FROM:<a@b.test>\nRCPT TO:<judge@games.test>\r\n"] {
        let (answers, _) = say_in_pieces(&mut Tray::default(), line.as_bytes(), 100).await;
        assert_eq!(answers, "220 games.test LMTP Chancery\r\n500 5.5.2 Lines must end in CR and LF.\r\n");
    }
}

#[tokio::test]
async fn every_command_has_its_reply() {
    let cases = [
        ("LHLO", "501 5.5.4"),
        ("EHLO mx.test", "500 5.5.1"),
        ("lhlo mx.test\nNOOP", "250 2.0.0"),
        ("HELO mx.test", "500 5.5.1"),
        ("noop", "250 2.0.0"),
        ("NOOP whatever", "250 2.0.0"),
        ("VRFY judge", "252 2.5.2"),
        ("EXPN all", "502 5.5.1"),
        ("STARTTLS", "502 5.5.1"),
        ("HELP", "214 2.0.0"),
        ("RSET", "250 2.0.0"),
        ("RSET now", "501 5.5.4"),
        ("DATA", "503 5.5.1"),
        ("RCPT TO:<judge@games.test>", "503 5.5.1"),
        ("MAIL", "501 5.5.4"),
        ("MAIL FROM:ann@players.test", "501 5.5.4"),
        ("MAIL FROM:<ann@players.test", "501 5.5.4"),
        ("MAIL FROM:<ann@players.test>SIZE=1", "501 5.5.4"),
        ("MAIL FROM:<a b@players.test>", "501 5.5.4"),
        ("MAIL FROM:<>", "250 2.1.0"),
        ("mail from: <ann@players.test> body=7bit", "250 2.1.0"),
        ("MAIL FROM:<\"a b>c\"@players.test>", "250 2.1.0"),
        ("MAIL FROM:<ann@players.test> SIZE=x", "501 5.5.4"),
        ("MAIL FROM:<ann@players.test> SIZE=99999999999999999999", "501 5.5.4"),
        ("MAIL FROM:<ann@players.test> BODY=BINARYMIME", "501 5.5.4"),
        ("MAIL FROM:<ann@players.test> RET=FULL", "555 5.5.4"),
        ("MAIL FROM:<änne@players.test>", "553 5.6.7"),
        ("MAIL FROM:<änne@players.test> SMTPUTF8 BODY=8BITMIME", "250 2.1.0"),
        ("MAIL FROM:<a@b.test>\nMAIL FROM:<a@b.test>", "503 5.5.1"),
        ("MAIL FROM:<a@b.test>\nDATA", "503 5.5.1"),
        ("MAIL FROM:<a@b.test>\nRCPT TO:<judge@games.test> NOTIFY=NEVER", "555 5.5.4"),
        ("MAIL FROM:<a@b.test>\nRCPT TO:<>", "501 5.5.4"),
        ("MAIL FROM:<a@b.test>\nRCPT TO:<postmaster>", "550 5.1.1"),
        ("MAIL FROM:<a@b.test>\nRCPT TO:<judge@games.test.evil.test>", "550 5.1.1"),
        ("MAIL FROM:<a@b.test>\nRCPT TO:<xjudge@games.test>", "550 5.1.1"),
        ("MAIL FROM:<a@b.test>\nRCPT TO:<@relay.test,@mx.test:judge+p1@games.test>", "250 2.1.5"),
        ("MAIL FROM:<a@b.test>\nRCPT TO:<\"judge+p1\"@games.test>", "250 2.1.5"),
        ("MAIL FROM:<a@b.test>\nRCPT TO:<JUDGE@GAMES.TEST>", "250 2.1.5"),
        ("FROM: somebody", "500 5.5.2"),
        ("", "500 5.5.2"),
        ("NO\0OP", "500 5.5.2"),
        ("NO\rOP", "500 5.5.2"),
    ];
    for (said, code) in cases {
        let answers = codes(&mut Tray::default(), &format!("{said}\n")).await;
        assert_eq!(answers.last().map(String::as_str), Some(code), "{said:?}: {answers:?}");
    }
    // Before LHLO.
    assert!(say(&mut Tray::default(), "MAIL FROM:<a@b.test>\n").await[1].starts_with("503 5.5.1"));
    // LHLO discards a message that was begun, and so does RSET.
    for word in ["LHLO mx.test", "RSET"] {
        let answers = codes(&mut Tray::default(), &format!("{ENVELOPE}{word}\nDATA\n")).await;
        assert_eq!(answers.last().map(String::as_str), Some("503 5.5.1"));
    }
}

#[tokio::test]
async fn a_slow_client_is_cut_off_in_time() {
    // Wrong commands.
    let answers = say(&mut Tray::default(), &"WHAT\n".repeat(100)).await;
    assert_eq!(answers.len(), 1 + 20 + 1);
    assert!(answers[21].starts_with("421 4.7.0"));
    // A browser.
    let answers = say(&mut Tray::default(), "POST / HTTP/1.1\nHost: games.test\n\nLHLO mx.test\n").await;
    assert_eq!(answers, ["220 games.test LMTP Chancery"]);
    // An endless line.
    let (answers, _) = say_in_pieces(&mut Tray::default(), &[b'x'; 100_000], 1000).await;
    assert!(answers.ends_with("500 5.5.2 That line is too long.\r\n"), "{answers}");
    // Too many recipients: the surplus ones are deferred.
    let many: String = (0..102).map(|n| format!("RCPT TO:<judge+p{n}@games.test>\n")).collect();
    let mut tray = Tray::default();
    let answers = codes(&mut tray, &format!("MAIL FROM:<a@b.test>\n{many}DATA\n{LETTER}")).await;
    assert_eq!(answers.iter().filter(|code| *code == "452 4.5.3").count(), 2);
    assert_eq!(answers.iter().filter(|code| *code == "250 2.0.0").count(), 100);
    assert_eq!(tray.letters[0].envelope.to.len(), 100);
}

/// A connection that breaks before the end of a message delivers none.
#[tokio::test]
async fn a_message_without_its_end_is_discarded() {
    let said = format!("LHLO mx.test\n{ENVELOPE}DATA\n{LETTER}").replace('\n', "\r\n");
    for cut in 0..said.len() - 1 {
        let mut tray = Tray::default();
        let (answers, _) = say_in_pieces(&mut tray, &said.as_bytes()[..cut], 1 << 16).await;
        assert!(tray.letters.is_empty() && !answers.contains("stored"), "{cut}: {answers}");
    }
}

/// The conversation with a mail server that sends this, and then falls silent.
async fn silence(said: &str) -> (String, io::Result<()>) {
    let (mut near, far) = duplex(1 << 16);
    near.write_all(said.replace('\n', "\r\n").as_bytes()).await.unwrap();
    let (terms, mut tray) = (terms(), Tray::default());
    let ended = converse(far, &terms, &mut tray, pending()).await;
    assert!(tray.letters.is_empty());
    let mut answers = String::new();
    near.read_to_string(&mut answers).await.unwrap();
    (answers, ended)
}

#[tokio::test(start_paused = true)]
async fn a_silent_client_is_not_waited_for_for_ever() {
    let start = tokio::time::Instant::now();
    let (answers, ended) = silence("LHLO mx.test\n").await;
    assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::TimedOut);
    assert!(answers.ends_with("421 4.4.2 No command came for too long.\r\n"), "{answers}");
    assert_eq!(start.elapsed().as_secs(), 300);
    // In the middle of a message.
    let (_, ended) = silence(&format!("LHLO mx.test\n{ENVELOPE}DATA\nFrom: ")).await;
    assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::TimedOut);
    // A peer that does not read either.
    let (near, far) = duplex(64);
    let ended = converse(far, &terms(), &mut Tray::default(), pending()).await;
    assert!(ended.is_err());
    drop::<DuplexStream>(near);
}

/// A message that comes byte by byte must end some time, because the games' clocks wait for it.
#[tokio::test(start_paused = true)]
async fn a_slow_message_is_cut_off() {
    let (mut near, far) = duplex(1 << 16);
    let start = tokio::time::Instant::now();
    let talking = tokio::spawn(async move { converse(far, &terms(), &mut Tray::default(), pending()).await });
    near.write_all(format!("LHLO mx.test\n{ENVELOPE}DATA\n").replace('\n', "\r\n").as_bytes()).await.unwrap();
    while near.write_all(b"x").await.is_ok() {
        tokio::time::sleep(Duration::from_secs(60)).await;
    }
    assert_eq!(talking.await.unwrap().unwrap_err().kind(), io::ErrorKind::TimedOut);
    assert!((15..=16).contains(&(start.elapsed().as_secs() / 60)));
}

/// When the judge stops, it says so to every client that is not in the middle of a message.
#[tokio::test]
async fn a_message_in_transit_is_accepted_while_the_judge_stops() {
    let (mut near, far) = duplex(1 << 16);
    let (stop, mut stopped) = tokio::sync::watch::channel(false);
    let talking = tokio::spawn(async move {
        let mut tray = Tray::default();
        let closing = async { drop(stopped.wait_for(|stop| *stop).await) };
        let ended = converse(far, &terms(), &mut tray, closing).await;
        (tray.letters.len(), ended.is_ok())
    });
    let mut answers = [0; 1024];
    near.write_all(format!("LHLO mx.test\n{ENVELOPE}DATA\n").replace('\n', "\r\n").as_bytes()).await.unwrap();
    let mut n = 0;
    while !String::from_utf8_lossy(&answers[..n]).contains("354 ") {
        n += near.read(&mut answers[n..]).await.unwrap();
    }
    stop.send(true).unwrap();
    near.write_all(LETTER.replace('\n', "\r\n").as_bytes()).await.unwrap();
    let mut rest = String::new();
    near.read_to_string(&mut rest).await.unwrap();
    assert_eq!(rest, "250 2.0.0 The e-mail is stored.\r\n421 4.3.2 The judge is stopping.\r\n");
    assert_eq!(talking.await.unwrap(), (1, true));
}

/// The dots, against a slow implementation of the same rule.
#[test]
fn dots_are_unstuffed_as_the_rfc_says() {
    let mut dice = crate::dice::Dice::new(5321);
    let letters = [".", ".", "\r\n", "\r\n", "\r", "\n", "x", "\0"];
    for _ in 0..20_000 {
        let mut text = String::new();
        for _ in 0..dice.roll(14) {
            text.push_str(letters[dice.roll(letters.len() as u64) as usize]);
        }
        let bytes = text.as_bytes();
        let end = if text.starts_with(".\r\n") { Some(0) } else { text.find("\r\n.\r\n").map(|at| at + 2) };
        let lines = text[..end.unwrap_or(text.len())].split("\r\n").map(|line| line.strip_prefix('.').unwrap_or(line));
        let wanted = lines.collect::<Vec<_>>().join("\r\n");
        let (mut dots, mut found, mut ended) = (Dots::default(), Vec::new(), None);
        let cut = dice.roll(bytes.len() as u64 + 1) as usize;
        for (from, part) in [(0, &bytes[..cut]), (cut, &bytes[cut..])] {
            ended = ended.or(dots.read(part, |piece| found.extend_from_slice(piece)).map(|n| from + n));
            if ended.is_some() {
                break;
            }
        }
        assert_eq!(ended, end.map(|end| end + 3), "{text:?} cut at {cut}");
        let found = String::from_utf8(found).unwrap();
        // In an unfinished text, a final dot and CR may still be its end.
        if end.is_some() || !text.ends_with(".\r") {
            assert_eq!(found, wanted, "{text:?} cut at {cut}");
        }
    }
}
