//! The program with its pages: they open, `chancery check` reports on them, and they end with it.
use super::listen::make_certificate;
use super::served::{ask, rest};
use crate::peers::{free_port, lacks};
use crate::program::{House, chancery, said, wait_for};
use chancery::mail::certificate::{Speech, validity};
use chancery::mail::peer::Security;
use std::fs;
use std::io::{BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

/// A judge whose public pages are at this port, and that listens at that one.
fn house(url: u16, listen: u16) -> House {
    let console = free_port();
    let house = House::with_config(&format!(
        "trust_senders = true\nlog.level = \"debug\"\n[web]\nlisten = \"127.0.0.1:{listen}\"\nurl = \"http://127.0.0.1:{url}\"\n[web.keeper]\n\
         listen = \"127.0.0.1:{console}\"\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n"
    ));
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
    }
    house
}

fn check(house: &House) -> String {
    let output = chancery().args(["check", "--no-letter", "--config"]).arg(house.config_file()).output().unwrap();
    said(&output)
}

fn line(port: u16) -> BufReader<TcpStream> {
    let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    BufReader::new(stream)
}

fn get(port: u16, path: &str) -> super::served::Answer {
    ask(&mut line(port), &format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"))
}

#[test]
fn a_judge_opens_its_pages_and_its_console_and_check_finds_them() {
    let port = free_port();
    let house = house(port, port);
    let serving = house.serve(&[]);
    let console: u16 = wait_for(|| {
        let log = house.log();
        let (_, place) = log.split_once("serving the keeper's console at 127.0.0.1:")?;
        place.lines().next()?.trim().parse().ok()
    });
    assert_eq!(get(port, "/health").body, "ok\n");
    assert_eq!((get(port, "/metrics").status, get(port, "/my/keeper").status), (404, 404));
    // The log names the kind of page, and no user text.
    get(port, "/games/xyzzy?xyzzy");
    assert!(get(console, "/metrics").body.contains("chancery_build_info"));
    assert!(get(console, "/health").body.starts_with("OK: the judge is running"));
    assert_eq!(get(console, "/games").status, 404);
    let said = check(&house);
    assert!(said.contains(&format!("the pages at http://127.0.0.1:{port}\n")), "{said}");
    assert!(said.contains(": live updates arrive at once"), "{said}");
    assert!(said.contains(&format!("the keeper's console at 127.0.0.1:{console}\n")), "{said}");
    // An open stream and a silent connection do not hold it up.
    let mut stream = line(port);
    let request = format!("GET /health/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n");
    stream.get_mut().write_all(request.as_bytes()).unwrap();
    stream.read_exact(&mut [0; 8]).unwrap();
    let mut silent = line(port);
    assert!(serving.stop().success());
    assert!(rest(&mut silent).is_empty());
    let log = house.log();
    assert!(log.contains("GET /health: 200") && log.contains("GET (no such page): 404"), "{log}");
    assert!(!log.contains("xyzzy"), "{log}");
    let said = check(&house);
    assert!(said.contains("cannot connect") && said.contains("deploy/nginx.conf or deploy/Caddyfile"), "{said}");
    assert!(said.contains(&format!("the keeper's console at 127.0.0.1:{console}: cannot connect")), "{said}");
}

/// A server in front of the pages that gives the next of these responses to each request.
fn proxy(answers: &'static [&'static str]) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for (answer, stream) in answers.iter().zip(listener.incoming()) {
            let mut stream = BufReader::new(stream.unwrap());
            stream.read_exact(&mut [0; 20]).unwrap();
            stream.get_mut().write_all(answer.as_bytes()).unwrap();
        }
    });
    port
}

#[test]
fn check_names_the_faults_of_a_proxy() {
    let wrong = |answers| {
        let house = house(proxy(answers), free_port());
        check(&house)
    };
    let said = wrong(&["HTTP/1.1 421 Misdirected Request\r\n\r\n"]);
    assert!(said.contains("does not pass on the requested name") && said.contains("proxy_set_header Host"), "{said}");
    let said = wrong(&["HTTP/1.1 502 Bad Gateway\r\n\r\n"]);
    assert!(said.contains("the proxy cannot reach the judge (502)"), "{said}");
    let said = wrong(&["HTTP/1.1 200 OK\r\n\r\nWelcome to nginx!"]);
    assert!(said.contains("the answer does not come from the judge (200)"), "{said}");
    let said = wrong(&["HTTP/1.1 200 OK\r\n\r\nok\n", "HTTP/1.1 200 OK\r\n\r\ndata: 1\n\ndata: 2\n\n"]);
    assert!(said.contains("delays streams") && said.contains("X-Accel-Buffering"), "{said}");
    const STREAM: &str = "HTTP/1.1 200 OK\r\n\r\ndata: 1\n\n";
    let said = wrong(&["HTTP/1.1 200 OK\r\n\r\nok\n", STREAM, "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n\x1f"]);
    assert!(said.contains("the proxy compresses private pages (gzip)") && said.contains("write `gzip off;`"), "{said}");
    let said = wrong(&["HTTP/1.1 200 OK\r\n\r\nok\n", STREAM, "HTTP/1.1 200 OK\r\n\r\nSign in"]);
    assert!(said.contains("private pages are not compressed"), "{said}");
}

/// A judge with its own, still untrusted, TLS certificate: `check` requests its pages as a browser would, under the public name.
#[test]
fn check_requests_pages_over_tls_like_a_browser() {
    if lacks("openssl") {
        return;
    }
    let certificates = tempfile::tempdir().unwrap();
    let file = |name: &str| certificates.path().join(name);
    make_certificate(certificates.path(), "localhost", 90);
    let port = free_port();
    let house = House::with_config(&format!(
        "trust_senders = true\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n\
         [web]\nlisten = \"127.0.0.1:{port}\"\nurl = \"https://localhost:{port}\"\n[web.tls]\ncertificate = {:?}\nkey = {:?}\n",
        file("cert.pem"),
        file("key.pem")
    ));
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
    }
    let serving = house.serve(&[]);
    wait_for(|| TcpStream::connect(("127.0.0.1", port)).ok());
    let name = format!("the pages at https://localhost:{port}");
    let unknown = check(&house);
    assert!(unknown.contains(&format!("{name}: browsers cannot open them")), "{unknown}");
    assert!(unknown.contains("UnknownIssuer") && unknown.contains("`ca_file` in [web]"), "{unknown}");
    // It trusts the authority now.
    let config = fs::read_to_string(house.config_file()).unwrap();
    let trusting = |url: &str| {
        let trusts = format!("[web]\nca_file = {:?}\n", file("cert.pem"));
        let config = config.replace("[web]\n", &trusts).replace("https://localhost", url);
        fs::write(house.config_file(), config).unwrap();
        check(&house)
    };
    let good = trusting("https://localhost");
    assert!(
        good.contains(&format!("{name}\n")) && good.contains(&format!("{name}: live updates arrive at once")),
        "{good}"
    );
    let is_valid_for = |days: u32| good.contains(&format!("{name}: its certificate is valid for {days} days"));
    assert!(is_valid_for(89) || is_valid_for(90), "{good}");
    // The request has a name that is not the judge's. The certificate is for another one.
    let other = trusting("https://127.0.0.1");
    assert!(other.contains("browsers cannot open them") && other.contains("not valid for name"), "{other}");
    assert!(serving.stop().success());
    // A certificate for six days is new, and no cause for concern. Each expires some day.
    let validity = |days: i64| {
        let now = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(24 * days);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let ca_file = file("cert.pem");
        let asked = validity("localhost", port, Security::Tls, Speech::Smtp, Some(&ca_file), now);
        runtime.block_on(asked).unwrap().unwrap()
    };
    for (days, well, ending) in [(6, 3, 5), (90, 50, 70)] {
        make_certificate(certificates.path(), "localhost", days);
        let good = trusting("https://localhost");
        let serving = house.serve(&[]);
        wait_for(|| TcpStream::connect(("127.0.0.1", port)).ok());
        let fresh = check(&house);
        assert!(fresh.contains("Everything is fine."), "{days} days: {good}\n{fresh}");
        assert_eq!((validity(well).is_ending(), validity(ending).is_ending()), (false, true), "{days} days");
        assert!(serving.stop().success());
    }
}

/// A past fault: another program at the pages' port stopped the e-mail game as well.
#[test]
fn an_occupied_port_stops_only_the_pages_and_only_while_it_is_occupied() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let mut house = house(port, port);
    house.drop_letter("ann@players.test", "judge@games.test", "VERSION");
    let mut serving = house.serve(&[]);
    house.wait_until_done(&mut serving);
    assert_eq!(house.answers().len(), 1, "{}", house.log());
    let health = || {
        let output = chancery().args(["health", "--config"]).arg(house.config_file()).output().unwrap();
        (output.status.code(), said(&output))
    };
    let (code, line) = health();
    let why = format!("the pages ([web]): cannot listen at 127.0.0.1:{port}: ");
    assert!(code == Some(1) && line.contains(&why) && line.contains("another program uses that port"), "{line}");
    drop(taken);
    wait_for(|| TcpStream::connect(("127.0.0.1", port)).ok());
    assert_eq!(get(port, "/health").body, "ok\n");
    wait_for(|| (health().0 == Some(0)).then_some(()));
    assert!(serving.stop().success());
}

/// A fault in our own settings is reported at once.
#[test]
fn pages_without_their_certificate_do_not_open() {
    let port = free_port();
    let house = House::with_config(&format!(
        "trust_senders = true\n[outbound.maildir]\npath = \"@DATA@/mail\"\n[web]\nlisten = \"127.0.0.1:{port}\"\n\
         url = \"https://localhost:{port}\"\n[web.tls]\ncertificate = \"@DATA@/none.pem\"\nkey = \"@DATA@/none.pem\"\n"
    ));
    let output = chancery().args(["serve", "--config"]).arg(house.config_file()).output().unwrap();
    assert!(!output.status.success() && said(&output).contains("none.pem"), "{}", said(&output));
}
