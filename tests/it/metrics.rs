//! A running judge as monitoring sees it.
use super::program::{House, Serving, wait_for};
use chancery::judge::clock::Clock;
use chancery::judge::config::Config;
use chancery::server::metrics::Metrics;
use chancery::store::Store;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

const CONFIG: &str = "trust_senders = true\nmetrics.listen = \"127.0.0.1:0\"\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n\
    [outbound.maildir]\npath = \"@DATA@/mail\"\n";

fn house() -> House {
    let house = House::with_config(CONFIG);
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
    }
    house
}

/// The address that the judge gives for its metrics.
fn place(house: &House, serving: &mut Serving) -> SocketAddr {
    wait_for(|| {
        assert!(serving.has_ended().is_none(), "{}", house.log());
        let log = house.log();
        let (_, rest) = log.rsplit_once("serving metrics at http://")?;
        rest.split('/').next()?.parse().ok()
    })
}

/// The response to these bytes: the status, and all of it.
fn say(place: SocketAddr, bytes: &[u8]) -> (String, String) {
    let mut stream = TcpStream::connect(place).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream.write_all(bytes).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8(answer).unwrap();
    (answer.split(' ').nth(1).unwrap_or_default().to_owned(), answer)
}

fn get(place: SocketAddr, path: &str) -> (String, String) {
    let (status, answer) = say(place, format!("GET {path} HTTP/1.1\r\nHost: {place}\r\n\r\n").as_bytes());
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.contains(&format!("Content-Length: {}\r\n", body.len())), "{head}");
    (status, body.to_owned())
}

/// All metrics as Prometheus reads them: each family has its description before its values, and each value is a number.
fn scrape(place: SocketAddr) -> BTreeMap<String, f64> {
    let (status, page) = get(place, "/metrics");
    assert_eq!(status, "200");
    let mut families = Vec::new();
    let mut numbers = BTreeMap::new();
    for line in page.lines() {
        if let Some(about) = line.strip_prefix("# TYPE ") {
            families.push(about.split(' ').next().unwrap().to_owned());
        } else if !line.starts_with("# HELP ") {
            let (name, value) = line.rsplit_once(' ').unwrap();
            let family = families.last().unwrap();
            assert!(name.starts_with(family.as_str()), "{name} is not of {family}");
            assert_eq!(numbers.insert(name.to_owned(), value.parse().unwrap()), None, "{name} comes twice");
        }
    }
    for name in ["@", "game0", "game1", "ann", "games.test", "players.test"] {
        assert!(!page.contains(name), "{name} in\n{page}");
    }
    numbers
}

/// A judge reads and answers e-mails, with two games on its clock. Then its mailbox breaks.
#[test]
fn a_monitor_sees_finished_and_waiting_work() {
    let mut house = house();
    let now = Timestamp::now();
    house.begin_game("game0", now, "");
    house.begin_game("game1", now + SignedDuration::from_secs(1), "");
    let store = Store::open(&house.config().database()).unwrap();
    for (name, hours) in [("game0", 5), ("game1", -1)] {
        let mut game = store.game_named(name).unwrap().unwrap();
        game.deadline = Some(now + SignedDuration::from_hours(hours));
        game.grace = Some(now + SignedDuration::from_hours(48));
        game.reminded = Some(now);
        store.change_game(&game).unwrap();
    }
    let before = scrape_counts(&store);
    drop(store);
    house.drop_letter("ann@example.org", "judge@games.test", "REGISTER Ann Other");
    house.drop_letter("ben@example.org", "judge@games.test", "SIGN ON Fgame0 nonsense");
    house.put_letter(
        "From: robot@example.org\r\nTo: judge@games.test\r\nAuto-Submitted: auto-replied\r\nMessage-ID: <r@x>\r\n\r\nI am away.\r\n",
    );
    let mut serving = house.serve(&[]);
    let place = place(&house, &mut serving);
    house.wait_until_done(&mut serving);
    let numbers = wait_for(|| {
        let numbers = scrape(place);
        (numbers["chancery_sendings_total{outcome=\"sent\"}"] >= 2.0 && house.is_done()).then_some(numbers)
    });
    let is = |name: &str| numbers.get(name).copied().unwrap_or_else(|| panic!("no {name} in {numbers:#?}"));
    for (name, value) in [
        ("chancery_letters_taken_in_total{way=\"maildir\"}", 3.0),
        ("chancery_letters_taken_in_total{way=\"lmtp\"}", 0.0),
        ("chancery_letters_done_total{class=\"answered\"}", 1.0),
        ("chancery_letters_done_total{class=\"answered_vain\"}", 1.0),
        ("chancery_letters_done_total{class=\"silent\"}", 1.0),
        ("chancery_letters_done_total{class=\"stuck\"}", 0.0),
        ("chancery_reading_seconds_count", 3.0),
        // According to their file names they have been in the Maildir for years.
        ("chancery_reading_seconds_bucket{le=\"86400\"}", 0.0),
        ("chancery_reading_seconds_bucket{le=\"+Inf\"}", 3.0),
        ("chancery_database_up", 1.0),
        ("chancery_letters_in{state=\"waiting\"}", 0.0),
        ("chancery_letters_in{state=\"done\"}", before + 2.0),
        ("chancery_letters_in{state=\"silent\"}", 1.0),
        ("chancery_letters_out{state=\"stopped\"}", 0.0),
        ("chancery_oldest_waiting_seconds{direction=\"in\"}", 0.0),
        ("chancery_games{life=\"running\"}", 2.0),
        ("chancery_games{life=\"forming\"}", 0.0),
        ("chancery_people{kind=\"registered\"}", house.store().users().unwrap().len() as f64),
        ("chancery_people{kind=\"guest\"}", 0.0),
        ("chancery_deadlines{state=\"due\"}", 1.0),
        ("chancery_deadlines{state=\"overdue\"}", 1.0),
        ("chancery_games_behind", 0.0),
        ("chancery_paused", 0.0),
    ] {
        assert_eq!(is(name), value, "{name}");
    }
    assert_eq!(is("chancery_letters_out{state=\"sent\"}") as u64, house.store().outbox_counts().unwrap().sent);
    assert!(2.0 <= is("chancery_sending_seconds_bucket{le=\"60\"}"));
    assert_eq!(is("chancery_sending_seconds_count"), is("chancery_sendings_total{outcome=\"sent\"}"));
    assert!(is("chancery_database_bytes") > 10_000.0 && is("chancery_disk_free_bytes") > 0.0);
    let ways = numbers.iter().filter(|(name, _)| name.starts_with("chancery_way_up{")).map(|(_, up)| *up);
    assert_eq!(ways.collect::<Vec<_>>(), [1.0, 1.0]);
    let (status, line) = get(place, "/health");
    assert_eq!((status.as_str(), line.split(':').next()), ("200", Some("OK")), "{line}");
    assert_eq!(get(place, "/").0, "404");

    // The judge continues at the same address with another configuration.
    let text = fs::read_to_string(house.config_file()).unwrap();
    fs::write(house.config_file(), text.replace("127.0.0.1:0", &place.to_string())).unwrap();
    serving.reload();
    wait_for(|| (house.log().matches("the judge is running").count() == 2).then_some(()));
    assert_eq!(get(place, "/health").0, "200");

    fs::remove_dir_all(house.data().join("judge")).unwrap();
    let line = wait_for(|| Some(get(place, "/health")).filter(|(status, _)| status == "503").map(|(_, line)| line));
    assert!(line.starts_with("CRITICAL: Maildir"), "{line}");
    let numbers = scrape(place);
    let broken = numbers.iter().find(|(name, _)| name.starts_with("chancery_way_up{direction=\"in\""));
    assert_eq!(broken.map(|(_, up)| *up), Some(0.0));
    assert!(serving.stop().success());
}

/// The number of e-mails processed before the judge runs.
fn scrape_counts(store: &Store) -> f64 {
    store.inbox_counts().unwrap().iter().filter(|(state, _)| state == "done").map(|(_, n)| *n as f64).sum()
}

#[test]
fn a_nonsense_request_gets_a_short_response() {
    let house = house();
    let mut serving = house.serve(&[]);
    let place = place(&house, &mut serving);
    let post = "POST /metrics HTTP/1.1\r\nContent-Length: 9\r\n\r\nall of it";
    let (status, answer) = say(place, post.as_bytes());
    assert_eq!(status, "405");
    assert!(answer.contains("\r\nAllow: GET\r\n"), "{answer}");
    let long = format!("GET /metrics HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(20_000));
    assert_eq!(say(place, long.as_bytes()).0, "431");
    for garbage in
        ["\r\n\r\n", "GET\r\n\r\n", "MAIL FROM:<a@b>\r\n\r\n", "GET /metrics SMTP/9\r\n\r\n", "a b c d e\r\n\r\n"]
    {
        assert_eq!(say(place, garbage.as_bytes()).0, "400", "{garbage}");
    }
    assert_eq!(say(place, b"\xff\xfe\x00 \x80 HTTP\r\n\r\n").0, "400");
    for path in ["/../../etc/passwd", "/metrics/", "http://elsewhere/", "*"] {
        assert_eq!(get(place, path).0, "404", "{path}");
    }
    // These clients disconnect before they get a response.
    for _ in 0..50 {
        TcpStream::connect(place).unwrap().write_all(b"GET /metr").unwrap();
    }
    assert_eq!(get(place, "/metrics?x=1").0, "200");
    assert!(serving.stop().success());
}

/// Time passes only while every task is idle.
#[tokio::test(start_paused = true)]
async fn slow_clients_are_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::embedded(folder.path());
    let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
    let metrics = Metrics::open(nowhere, &config, std::sync::Arc::default(), Clock::system()).unwrap();
    let place = metrics.address().unwrap();
    let _running = tokio::spawn(metrics.run());
    let mut slow = Vec::new();
    for _ in 0..20 {
        let mut stream = tokio::net::TcpStream::connect(place).await.unwrap();
        stream.write_all(b"GET /health HTTP/1.1\r\n").await.unwrap();
        slow.push(stream);
    }
    let mut last = tokio::net::TcpStream::connect(place).await.unwrap();
    last.write_all(b"GET /health HTTP/1.1\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    last.read_to_string(&mut answer).await.unwrap();
    // Neither a judge nor a database exists.
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("CRITICAL: there is no database"), "{answer}");
    for mut stream in slow {
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    }
}

#[test]
fn other_machines_can_ask_only_if_the_keeper_says_so() {
    let parse = |rest: &str| {
        Config::parse(&format!(
            "address = 'judge@example.org'\nkeeper = 'ann@example.org'\noutbound.maildir.path = 'mail'\n[metrics]\n{rest}"
        ))
    };
    assert_eq!(parse("").unwrap().metrics.listen, None);
    assert!(parse("listen = '127.0.0.1:9101'").is_ok() && parse("listen = '[::1]:9101'").is_ok());
    for open in ["0.0.0.0:9101", "[::]:9101", "192.0.2.7:9101"] {
        let problem = parse(&format!("listen = '{open}'")).unwrap_err().to_string();
        assert!(problem.contains("other machines can connect") && problem.contains("127.0.0.1"), "{problem}");
        assert!(parse(&format!("listen = '{open}'\nremote = true")).is_ok());
    }
    let problem = parse("listen = 'localhost'").unwrap_err().to_string();
    assert!(problem.contains("\"127.0.0.1:9101\""), "{problem}");
}
