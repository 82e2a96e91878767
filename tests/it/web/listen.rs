//! Connections that are slow, silent, many or endless slow down only their owners.
use super::served::{Served, ask, get, read, rest};
use crate::peers::lacks;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::routing::get as reads;
use chancery::mail::lmtp::{Listen, Mode};
use chancery::web::certificate::Certificate;
use chancery::web::listen::{ConnectionLimits, Endpoint};
use chancery::web::peer::{Client, Proxies};
use futures_util::stream::{pending, unfold};
use std::fs;
use std::io::{BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

const MOMENT: Duration = Duration::from_millis(200);

/// A time limit long enough not to matter.
const LONG: Duration = Duration::from_secs(3600);

fn limits() -> ConnectionLimits {
    ConnectionLimits { headers: LONG, handshake: LONG, patience: LONG, farewell: LONG, ..ConnectionLimits::default() }
}

fn pages() -> Router {
    let endless = async || {
        let piece = Bytes::from_static(&[b'x'; 65536]);
        Body::from_stream(unfold(piece, async |piece| Some((Ok::<_, std::io::Error>(piece.clone()), piece))))
    };
    let silent = async || Body::from_stream(pending::<Result<Bytes, std::io::Error>>());
    Router::new()
        .route("/", reads(async || "welcome"))
        .route("/endless", reads(endless))
        .route("/silent", reads(silent))
}

#[test]
fn missing_headers_end_the_connection() {
    let served = Served::new(pages(), ConnectionLimits { headers: MOMENT, ..limits() });
    // One is entirely silent; one stops in the middle of a word; one has had its response.
    let mut silent = served.connect();
    let mut half = served.connect();
    half.get_mut().write_all(b"GET / HTTP/1.1\r\nHos").unwrap();
    let mut idle = served.connect();
    assert_eq!(ask(&mut idle, &get("/", "")).body, "welcome");
    for line in [&mut silent, &mut half, &mut idle] {
        assert!(rest(line).is_empty());
    }
    // A client that dribbles for ever.
    let mut line = served.connect();
    let began = Instant::now();
    line.get_mut().write_all(b"GET / HTTP/1.1\r\n").unwrap();
    while line.get_mut().write_all(b"X-A: b\r\n").is_ok() {
        std::thread::yield_now();
        assert!(began.elapsed() < Duration::from_secs(60), "it may go on for ever");
    }
}

#[test]
fn headers_that_are_too_long_are_refused() {
    let served = Served::new(pages(), limits());
    let mut line = served.connect();
    assert_eq!(ask(&mut line, &get("/", &format!("X-Long: {}\r\n", "x".repeat(30 << 10)))).status, 200);
    let long = get("/", &format!("X-Long: {}\r\n", "x".repeat(40 << 10)));
    // The server may hang up before it has read everything.
    let _ = line.get_mut().write_all(long.as_bytes());
    assert!(read(&mut line).is_none_or(|answer| answer.status == 431));
    let many: String = (0..200).map(|n| format!("X-{n}: y\r\n")).collect();
    assert_eq!(ask(&mut served.connect(), &get("/", &many)).status, 431);
}

#[test]
fn a_client_that_does_not_read_is_cut_off() {
    let served = Served::new(pages(), ConnectionLimits { connections_each: 1, patience: MOMENT, ..limits() });
    let mut greedy = served.connect();
    greedy.get_mut().write_all(get("/endless", "").as_bytes()).unwrap();
    let mut piece = [0; 1000];
    greedy.get_mut().read_exact(&mut piece).unwrap();
    // This household may have one connection only: the next one is served when the first is cut off.
    let answered = (0..10_000).find(|_| {
        let mut line = served.connect();
        line.get_mut().write_all(get("/", "").as_bytes()).is_ok() && read(&mut line).is_some()
    });
    assert!(answered.is_some());
}

#[test]
fn a_client_that_reads_at_its_pace_is_not_cut_off() {
    let served = Served::new(pages(), ConnectionLimits { patience: MOMENT, pace: 1, ..limits() });
    let mut line = served.connect();
    line.get_mut().write_all(get("/endless", "").as_bytes()).unwrap();
    let began = Instant::now();
    let mut piece = vec![0; 1 << 20];
    while began.elapsed() < 2 * MOMENT {
        line.read_exact(&mut piece).unwrap();
    }
}

#[test]
fn one_household_has_a_limited_number_of_connections() {
    let served = Served::new(pages(), ConnectionLimits { connections_each: 2, ..limits() });
    let mut two = [served.connect(), served.connect()];
    for line in &mut two {
        assert_eq!(ask(line, &get("/", "")).status, 200);
    }
    assert!(rest(&mut served.connect()).is_empty());
    assert_eq!(ask(&mut two[0], &get("/", "")).status, 200);
    drop(two);
    // As soon as the server knows that they have ended.
    let again = (0..10_000).find(|_| {
        let mut line = served.connect();
        line.get_mut().write_all(get("/", "").as_bytes()).is_ok() && read(&mut line).is_some()
    });
    assert!(again.is_some());
}

#[test]
fn new_clients_wait_while_all_places_are_busy() {
    let served = Served::new(pages(), ConnectionLimits { connections: 100, connections_each: 1000, ..limits() });
    let mut streams: Vec<_> = (0..100).map(|_| served.connect()).collect();
    for stream in &mut streams {
        stream.get_mut().write_all(get("/silent", "").as_bytes()).unwrap();
        let mut head = [0; 15];
        stream.read_exact(&mut head).unwrap();
    }
    let mut one_more = served.connect();
    one_more.get_mut().write_all(get("/", "").as_bytes()).unwrap();
    one_more.get_mut().set_read_timeout(Some(MOMENT)).unwrap();
    assert!(read(&mut one_more).is_none(), "there is no room");
    one_more.get_mut().set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    streams.pop();
    assert_eq!(read(&mut one_more).unwrap().body, "welcome");
}

#[test]
fn a_judge_that_stops_waits_for_no_browser() {
    let mut served = Served::new(pages(), ConnectionLimits { farewell: MOMENT, ..limits() });
    let mut idle = served.connect();
    assert_eq!(ask(&mut idle, &get("/", "")).status, 200);
    let mut stream = served.connect();
    stream.get_mut().write_all(get("/silent", "").as_bytes()).unwrap();
    let mut head = [0; 15];
    stream.read_exact(&mut head).unwrap();
    assert_eq!(&head, b"HTTP/1.1 200 OK");
    let _unfinished = served.connect().get_mut().write_all(b"GET / HTTP/1.1\r\n");
    served.stop();
    assert!(rest(&mut idle).is_empty());
    rest(&mut stream);
    assert!(TcpStream::connect(served.address).is_err());
}

#[cfg(unix)]
#[test]
fn a_proxy_may_connect_at_a_unix_socket() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("web.sock");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let open = || {
        let _inside = runtime.enter();
        Endpoint::open(&Listen::Unix(path.clone()), Mode(0o600), None, Proxies::default(), limits())
    };
    let front = open().unwrap();
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(format!("{:#}", open().err().unwrap()).contains("another program listens there"));
    let (tell, stop) = tokio::sync::watch::channel(false);
    let guard = chancery::web::guard::Guard {
        origin: chancery::judge::web::Origin::parse("https://judge.test").unwrap(),
        is_local: false,
        proxies: Proxies::default(),
        rates: None,
        counts: Arc::default(),
    };
    let who = reads(async |request: axum::extract::Request| format!("{:?}", request.extensions().get::<Client>()));
    let routes = chancery::web::guard::guarded(Router::new().route("/", who), guard);
    let thread = std::thread::spawn(move || runtime.block_on(front.run(routes, stop)));
    let mut line = BufReader::new(std::os::unix::net::UnixStream::connect(&path).unwrap());
    let answer = ask(&mut line, &get("/", "X-Forwarded-For: 203.0.113.1, 198.51.100.7\r\n"));
    assert_eq!(answer.body, "Some(Client(Some(198.51.100.7)))");
    tell.send(true).unwrap();
    thread.join().unwrap();
    assert!(!path.exists(), "it takes its socket away");
}

/// Creates a host's certificate, valid for this many days, in two files.
pub(super) fn make_certificate(folder: &Path, host: &str, days: u32) {
    let made = Command::new("openssl")
        .args(["req", "-days", &days.to_string()])
        .args("-x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1".split(' '))
        .args(["-subj", &format!("/CN={host}"), "-addext", &format!("subjectAltName=DNS:{host}")])
        // rustls does not accept a CA certificate as a server's own.
        .args("-addext basicConstraints=critical,CA:FALSE -keyout key.pem -out cert.pem".split(' '))
        .current_dir(folder)
        .stderr(Stdio::null())
        .status();
    assert!(made.unwrap().success());
}

fn shake_hands(served: &Served, folder: &Path, host: &str) -> BufReader<StreamOwned<ClientConnection, TcpStream>> {
    tls_line(served.connect().into_inner(), folder, host)
}

/// A TLS connection, for a browser that trusts the folder's current certificate.
pub(super) fn tls_line(
    tcp: TcpStream,
    folder: &Path,
    host: &str,
) -> BufReader<StreamOwned<ClientConnection, TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(folder.join("cert.pem")).unwrap()).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let config = Arc::new(config.with_root_certificates(roots).with_no_client_auth());
    let client = ClientConnection::new(config, ServerName::try_from(host.to_owned()).unwrap()).unwrap();
    BufReader::new(StreamOwned::new(client, tcp))
}

#[test]
fn a_changed_certificate_is_reloaded() {
    if lacks("openssl") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let files = [folder.path().join("cert.pem"), folder.path().join("key.pem")];
    make_certificate(folder.path(), "judge.test", 30);
    let certificate = Certificate::open(&files[0], &files[1]).unwrap();
    let shown = certificate.clone();
    let served = Served::with(pages(), ConnectionLimits { handshake: MOMENT, ..limits() }, |front| {
        front.with_tls(shown).unwrap()
    });
    assert_eq!(ask(&mut shake_hands(&served, folder.path(), "judge.test"), &get("/", "")).body, "welcome");
    assert!(!certificate.look_again().unwrap(), "nothing has changed");
    // Only half is written: the key does not match, and the previous one stays.
    let before = files.clone().map(|file| fs::read(file).unwrap());
    make_certificate(folder.path(), "new.judge.test", 30);
    let after = files.clone().map(|file| fs::read(file).unwrap());
    fs::write(&files[1], &before[1]).unwrap();
    let problem = format!("{:#}", certificate.look_again().unwrap_err());
    assert!(problem.contains("does not belong to the certificate"), "{problem}");
    fs::write(&files[0], &before[0]).unwrap();
    assert_eq!(ask(&mut shake_hands(&served, folder.path(), "judge.test"), &get("/", "")).body, "welcome");
    for (file, bytes) in files.iter().zip(after) {
        fs::write(file, bytes).unwrap();
    }
    let _ = certificate.look_again().unwrap();
    assert_eq!(ask(&mut shake_hands(&served, folder.path(), "new.judge.test"), &get("/", "")).body, "welcome");
    // A client that does not shake hands is not waited for.
    assert!(rest(&mut served.connect()).is_empty());
    // An invalid file is named.
    fs::write(&files[0], "").unwrap();
    let problem = format!("{:#}", Certificate::open(&files[0], &files[1]).err().unwrap());
    assert!(problem.contains("cert.pem") && problem.contains("[web.tls]"), "{problem}");
}

/// No one tells the judge that its certificate was renewed.
#[test]
fn a_renewed_certificate_is_loaded_automatically() {
    if lacks("openssl") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    make_certificate(folder.path(), "judge.test", 30);
    let certificate = Certificate::open(&folder.path().join("cert.pem"), &folder.path().join("key.pem")).unwrap();
    make_certificate(folder.path(), "new.judge.test", 30);
    // It looks as soon as it serves, and then every minute.
    let served = Served::with(pages(), limits(), |front| front.with_tls(certificate).unwrap());
    let welcomed = (0..10_000).find(|_| {
        let mut line = shake_hands(&served, folder.path(), "new.judge.test");
        let is_said = line.get_mut().write_all(get("/", "").as_bytes()).is_ok();
        is_said && read(&mut line).is_some_and(|answer| answer.body == "welcome")
    });
    assert!(welcomed.is_some(), "the certificate of before is still shown");
}
