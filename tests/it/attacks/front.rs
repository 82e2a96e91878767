//! Silent connections from any number of networks. The judge still serves newcomers at once.
//!
//! Other attacks on the front end are tested where the defence is: forged origins, other sites' forms, foreign hosts and foreign names that
//! lead here in `web::guard`; other people's addresses in `web::access` and `web::secrets`; clients that dribble, do not read or come in
//! numbers from one address in `web::listen`.
use crate::web::served::{Answer, Served, ask, get, read};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::routing::{get as reads, post as takes};
use chancery::store::GameId;
use chancery::web::connections::{Connection, Connections, NoPlace};
use chancery::web::listen::ConnectionLimits;
use chancery::web::live::{ChangeFeed, Channel};
use chancery::web::peer::{Client, ClientNet};
use chancery::web::rates::{Allowances, Rates};
use futures_util::stream::{pending, repeat};
use std::convert::Infallible;
use std::io::{BufReader, Read as _, Write as _};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpSocket;
use tokio::sync::oneshot::{Receiver, error::TryRecvError};

/// A connection in the table, and the signal that closes it.
type Entered = (Arc<Connection>, Receiver<Infallible>);

fn net(address: &str) -> ClientNet {
    address.parse::<IpAddr>().unwrap().into()
}

fn enter(table: &Arc<Connections>, address: &str) -> Result<Entered, NoPlace> {
    table.enter(Some(net(address)))
}

/// The indexes of the connections that the table wants closed.
fn closed(entered: &mut [Entered]) -> Vec<usize> {
    let is_closed = |closed: &mut Receiver<Infallible>| closed.try_recv() == Err(TryRecvError::Closed);
    entered.iter_mut().enumerate().filter_map(|(n, (_, closed))| is_closed(closed).then_some(n)).collect()
}

#[test]
fn the_network_with_most_connections_makes_room() {
    let table = Connections::new(6, 4, 8);
    let addresses =
        ["192.0.2.9", "2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:3::1", "198.51.100.1", "198.51.100.1"];
    let mut six: Vec<Entered> = addresses.iter().map(|address| enter(&table, address).unwrap()).collect();
    let visitor = enter(&table, "203.0.113.1").unwrap();
    assert_eq!(closed(&mut six), [1], "the first of three of one /48, and not the oldest of all");
    // A connection that sends something is not silent, and still less one with work to do.
    six[2].0.hear();
    let turn = six[3].0.our_turn();
    let another = enter(&table, "203.0.113.2").unwrap();
    assert_eq!(closed(&mut six), [1, 4], "two and two are left: the one that has been silent longest");
    let third = enter(&table, "203.0.113.3").unwrap();
    assert_eq!(closed(&mut six), [1, 2, 4], "two are more than one");
    drop((turn, visitor, another, third));
}

#[test]
fn households_of_a_wide_network_are_counted_separately() {
    let table = Connections::new(5, 4, 5);
    let addresses = ["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:2::1", "2001:db8:3::1"];
    let mut five: Vec<Entered> = addresses.iter().map(|address| enter(&table, address).unwrap()).collect();
    let _visitor = enter(&table, "2001:db8:4::1").unwrap();
    assert_eq!(closed(&mut five), [1]);
}

#[test]
fn each_network_and_its_wide_network_have_limits() {
    let limits = ConnectionLimits::default();
    let table = Connections::new(limits.connections, limits.connections_each, limits.connections_wide);
    let mut n_entered = [0; 2];
    let mut open = Vec::new();
    for n in 0..1000 {
        // A client with a whole /48, and one with an IPv4 address.
        for (address, n_entered) in
            [format!("2001:db8:1:{n:x}::{n:x}"), "192.0.2.1".to_owned()].iter().zip(&mut n_entered)
        {
            match enter(&table, address) {
                Ok(entered) => {
                    open.push(entered);
                    *n_entered += 1;
                }
                Err(why) => assert_eq!(why, NoPlace::OfNetwork),
            }
        }
    }
    assert_eq!(n_entered, [128, 32], "an eighth of all places, and what one household has");
    assert!(enter(&table, "2001:db8:2::1").is_ok(), "the next /48 has its own");
    assert!(table.enter(None).is_ok());
    open.pop();
    assert!(enter(&table, "2001:db8:1:ffff::1").is_ok(), "one that ends makes room");
}

/// Any account on the machine can connect to the console: its silent connections do not keep the keeper out.
#[test]
fn the_keeper_reaches_a_full_console() {
    let limits = ConnectionLimits::default().of_console();
    let table = Connections::new(limits.connections, limits.connections_each, limits.connections_wide);
    let mut silent: Vec<Entered> = (0..32).map(|_| enter(&table, "127.0.0.1").unwrap()).collect();
    assert!(enter(&table, "127.0.0.1").is_ok());
    assert_eq!(closed(&mut silent), [0]);
}

/// Finding 10: a free /48 was 65,536 households.
#[test]
fn finding_10_a_wide_network_asks_and_listens_as_four_households() {
    let of_household = |n: u32| Client(Some(format!("2001:db8:1:{n:x}::1").parse().unwrap()));
    let rates = Rates::new(Allowances { pages_at_once: 10, posts_at_once: 2, ..Allowances::default() });
    let news = Arc::new(ChangeFeed::new(10_000, 3));
    let n_pages = (0..1000).filter(|n| rates.ask(of_household(*n), None, false).is_ok()).count();
    let n_posts = (0..1000).filter(|n| rates.ask(of_household(*n), None, true).is_ok()).count();
    assert!((40..80).contains(&n_pages) && (8..16).contains(&n_posts), "{n_pages} pages, {n_posts} posts");
    let topic = Channel::Game(GameId::default());
    let streams: Vec<_> = (0..1000).filter_map(|n| news.listen(topic, None, of_household(n))).collect();
    assert_eq!(streams.len(), 12);
    let next = Client(Some("2001:db8:2::1".parse().unwrap()));
    assert!(rates.ask(next, None, true).is_ok() && news.listen(topic, None, next).is_some());
}

#[test]
fn connections_of_proxies_of_ours_make_room_last() {
    let table = Connections::new(3, 4, 4);
    let mut three = [table.enter(None).unwrap(), table.enter(None).unwrap(), enter(&table, "192.0.2.1").unwrap()];
    let turn = three[0].0.our_turn();
    let busy = table.enter(None).unwrap();
    assert_eq!(closed(&mut three), [2]);
    let _turn = busy.0.our_turn();
    let newcomer = table.enter(None).unwrap();
    assert_eq!(closed(&mut three), [1, 2]);
    let newcomers_turn = newcomer.0.our_turn();
    assert_eq!(table.enter(None).err(), Some(NoPlace::AtAll), "each has something under way");
    // A client that does not send the rest of a form, or does not read a reply, counts as silent.
    let theirs = newcomer.0.their_turn();
    drop(theirs);
    assert_eq!(table.enter(None).err(), Some(NoPlace::AtAll));
    drop(newcomers_turn);
    let _another = table.enter(None).unwrap();
    assert!(closed(&mut [newcomer]) == [0] && closed(&mut three) == [1, 2]);
    drop(turn);
}

/// Fast and slow pages.
fn pages() -> Router {
    let piece = Bytes::from_static(&[b'x'; 65536]);
    Router::new()
        .route("/", reads(async || "welcome"))
        .route("/silent", reads(async || Body::from_stream(pending::<Result<Bytes, Infallible>>())))
        .route("/endless", reads(async || Body::from_stream(repeat(Ok::<_, Infallible>(piece)))))
        .route("/form", takes(async |form: Bytes| form))
}

/// Irrelevant time limits, and so few places that a test can fill them.
fn limits(connections: usize, connections_each: usize) -> ConnectionLimits {
    let long = Duration::from_secs(3600);
    let usual = ConnectionLimits { headers: long, handshake: long, patience: long, ..ConnectionLimits::default() };
    ConnectionLimits { farewell: Duration::from_millis(50), connections, connections_each, ..usual }
}

/// A connection from this address of the local machine.
fn connect(served: &Served, from: [u8; 4]) -> BufReader<TcpStream> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let stream = runtime.block_on(async {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from((from, 0))).unwrap();
        socket.connect(served.address).await.unwrap().into_std().unwrap()
    });
    stream.set_nonblocking(false).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    BufReader::new(stream)
}

/// The reply to a newcomer who connects, and the time it took.
fn visit(served: &Served, from: [u8; 4]) -> (Answer, Duration) {
    let began = Instant::now();
    let answer = ask(&mut connect(served, from), &get("/", "Connection: close\r\n"));
    (answer, began.elapsed())
}

/// Finding 10: 33 addresses with 32 silent connections each held the front for 6.9 s.
#[cfg(target_os = "linux")]
#[test]
fn finding_10_silent_connections_hold_up_no_newcomer() {
    // Both ends of each are files of this process.
    let each = if 3000 < chancery::server::files::allow() { 32 } else { 6 };
    let served = Served::new(pages(), limits(32 * each, each));
    let mut silent: Vec<_> =
        (0..33 * each).map(|n| connect(&served, [127, 0, 1, u8::try_from(n % 33).unwrap()])).collect();
    // A player who has since sent something.
    let mut player = connect(&served, [127, 0, 2, 1]);
    assert_eq!(ask(&mut player, &get("/", "")).body, "welcome");
    let mut longest = Duration::ZERO;
    for n in 1..=100 {
        let (answer, took) = visit(&served, [127, 0, 3, n]);
        assert_eq!(answer.body, "welcome");
        longest = longest.max(took);
    }
    println!("attacks front: {} silent connections, newcomers waited {longest:?} at most", silent.len());
    assert!(longest < Duration::from_secs(1), "{longest:?}");
    assert_eq!(ask(&mut player, &get("/", "")).body, "welcome", "who plays from an address of few stays");
    // They reconnect again and again.
    for n in 0..200_u8 {
        silent.push(connect(&served, [127, 0, 1, n % 33]));
        assert_eq!(visit(&served, [127, 0, 3, n]).0.body, "welcome");
    }
    assert_eq!(ask(&mut player, &get("/", "")).body, "welcome");
}

/// A form that never arrives, and a reply that is not read, are silence as well.
#[test]
fn a_client_that_falls_silent_makes_room() {
    let served = Served::new(pages(), limits(3, 8));
    let mut streams = served.connect();
    streams.get_mut().write_all(get("/silent", "").as_bytes()).unwrap();
    let mut head = [0; 15];
    streams.read_exact(&mut head).unwrap();
    let mut form = served.connect();
    let begun = "POST /form HTTP/1.1\r\nHost: judge.test\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n";
    form.get_mut().write_all(begun.as_bytes()).unwrap();
    form.read_exact(&mut head).unwrap();
    assert_eq!(&head, b"HTTP/1.1 100 Co", "the judge waits for it");
    let mut greedy = served.connect();
    greedy.get_mut().write_all(get("/endless", "").as_bytes()).unwrap();
    greedy.read_exact(&mut head).unwrap();
    for _ in 0..10 {
        assert_eq!(ask(&mut served.connect(), &get("/", "")).body, "welcome");
    }
    assert!(read(&mut form).is_none(), "it was closed");
    // The stream does not count as silent: news may come at any time.
    streams.get_mut().set_nonblocking(true).unwrap();
    let mut rest = Vec::new();
    let still = streams.read_to_end(&mut rest).unwrap_err();
    assert_eq!(still.kind(), std::io::ErrorKind::WouldBlock);
}
