//! Requests that never reach a page: other hosts, other sites, too large, too many, too slow. Uses dummy pages, so that nothing else
//! matters.
use super::served::{Answer, Served, ask, get};
use super::site::{Browser, Site};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get as reads, post as takes};
use chancery::judge::config::Config;
use chancery::judge::web::{Network, Origin};
use chancery::web::guard::{Guard, MAX_FORM};
use chancery::web::listen::ConnectionLimits;
use chancery::web::peer::{Client, Peer, Proxies};
use chancery::web::rates::{Allowances, Rates};
use std::net::IpAddr;
use std::sync::Arc;
use tower::ServiceExt as _;

/// Pages that show the requests they get.
pub(super) fn pages() -> Router {
    async fn cookie(headers: HeaderMap) -> Response {
        let cookie = headers.get(header::COOKIE).and_then(|cookie| cookie.to_str().ok()).unwrap_or("nobody");
        ([(header::CACHE_CONTROL, "public, max-age=600")], format!("This is the page of {cookie}.")).into_response()
    }
    async fn who(request: Request) -> String {
        request.extensions().get::<Client>().and_then(|client| client.0).map_or("?".to_owned(), |who| who.to_string())
    }
    async fn broken() -> String {
        panic!("a page breaks")
    }
    Router::new()
        .route("/", reads(async || "welcome"))
        .route("/who", reads(who))
        .route("/broken", reads(broken))
        .route("/slow", reads(std::future::pending::<&str>))
        .route("/games", reads(async || ([(header::CACHE_CONTROL, "public, max-age=600")], "all games")))
        .route("/my", reads(cookie))
        .route("/my/letters", takes(async |form: Bytes| format!("{} bytes are taken", form.len())))
}

pub(super) fn guard() -> Guard {
    Guard {
        origin: Origin::parse("https://judge.test").unwrap(),
        is_local: false,
        proxies: Proxies::default(),
        rates: None,
        counts: Arc::default(),
    }
}

fn guarded(guard: Guard) -> Router {
    chancery::web::guard::guarded(pages(), guard)
}

/// The response to a request with these headers. `peer` is the connecting address.
fn answer(
    routes: &Router,
    peer: Option<&str>,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut request = request.body(Body::from(body.to_owned())).unwrap();
    if let Some(peer) = peer {
        request.extensions_mut().insert(Peer(Some(peer.parse().unwrap())));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { Answer::of(routes.clone().oneshot(request).await.unwrap()).await })
}

const HOST: (&str, &str) = ("host", "judge.test");
const FROM_HERE: (&str, &str) = ("sec-fetch-site", "same-origin");

fn post(routes: &Router, headers: &[(&str, &str)], body: &str) -> Answer {
    let headers: Vec<_> = [HOST].iter().chain(headers).copied().collect();
    answer(routes, None, "POST", "/my/letters", &headers, body)
}

#[test]
fn every_response_carries_the_security_headers() {
    let routes = guarded(guard());
    let rude =
        guarded(Guard { rates: Some(Rates::new(Allowances { pages_at_once: 1, ..Allowances::default() })), ..guard() });
    let long = "x".repeat(MAX_FORM + 1);
    let all = [
        (200, answer(&routes, None, "GET", "/", &[HOST], "")),
        (200, answer(&routes, None, "HEAD", "/games", &[HOST], "")),
        (200, answer(&routes, None, "GET", "/my", &[HOST], "")),
        (404, answer(&routes, None, "GET", "/nowhere", &[HOST], "")),
        (404, answer(&routes, None, "GET", "/my/nowhere", &[HOST], "")),
        (405, answer(&routes, None, "POST", "/games", &[HOST, FROM_HERE], "")),
        (500, answer(&routes, None, "GET", "/broken", &[HOST], "")),
        (421, answer(&routes, None, "GET", "/my", &[("host", "other.test")], "")),
        (403, post(&routes, &[], "")),
        (413, post(&routes, &[FROM_HERE], &long)),
        (200, answer(&rude, Some("192.0.2.1"), "GET", "/", &[HOST], "")),
        (429, answer(&rude, Some("192.0.2.1"), "GET", "/", &[HOST], "")),
    ];
    for (n, (status, answer)) in all.iter().enumerate() {
        assert_eq!(answer.status, *status, "answer {n}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("strict-transport-security", "max-age=31536000"),
        ] {
            assert_eq!(answer.header(name), value, "answer {n}, {name}");
        }
        assert_eq!(
            answer.header("content-security-policy"),
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
             form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
             trusted-types 'none'",
            "answer {n}"
        );
        assert!(answer.header("permissions-policy").contains("camera=()"), "answer {n}");
        assert!(!answer.header("cache-control").is_empty(), "answer {n}");
    }
    // Private pages are never cached, whatever they say. Nor are errors and refusals.
    for n in [2, 4, 7, 8, 9] {
        assert_eq!(all[n].1.header("cache-control"), "private, no-store", "answer {n}");
    }
    // Without TLS, the headers do not mention TLS.
    let plain = guarded(Guard { origin: Origin::parse("http://127.0.0.1:8017").unwrap(), ..guard() });
    let plain = answer(&plain, None, "GET", "/", &[("host", "127.0.0.1:8017")], "");
    assert_eq!((plain.status, plain.header("strict-transport-security")), (200, ""));
}

/// A foreign name can point to this machine. Then its page would be "the same site" as ours.
#[test]
fn only_our_own_host_is_answered() {
    let routes = guarded(guard());
    let status = |path: &str, headers: &[(&str, &str)]| answer(&routes, None, "GET", path, headers, "").status;
    assert_eq!(status("/", &[HOST]), 200);
    assert_eq!(status("/", &[("host", "JUDGE.test:443")]), 200);
    assert_eq!(status("https://judge.test/", &[HOST]), 200);
    for wrong in [
        "other.test",
        "judge.test.other.test",
        "judge.test:8080",
        "127.0.0.1",
        "localhost",
        "judge.test@other.test",
        "",
    ] {
        assert_eq!(status("/", &[("host", wrong)]), 421, "{wrong:?}");
    }
    assert_eq!(status("/", &[]), 421);
    assert_eq!(status("/", &[HOST, ("host", "other.test")]), 421);
    assert_eq!(status("https://other.test/", &[HOST]), 421);
    // Where only this machine can connect, its own names are ours, at any port.
    let local = guarded(Guard { origin: Origin::parse("http://127.0.0.1:8017").unwrap(), is_local: true, ..guard() });
    for (host, expected) in [
        ("127.0.0.1:8017", 200),
        ("localhost:8017", 200),
        ("[::1]:9000", 200),
        ("other.test:8017", 421),
        ("localhost.other.test", 421),
    ] {
        assert_eq!(answer(&local, None, "GET", "/", &[("host", host)], "").status, expected, "{host}");
    }
}

#[test]
fn a_form_is_accepted_only_from_our_own_pages() {
    let routes = guarded(guard());
    let status = |headers: &[(&str, &str)]| post(&routes, headers, "form=orders").status;
    assert_eq!(status(&[FROM_HERE]), 200);
    // Another site; another port or name of ours, which gets the cookie; a page without any site; a bookmark.
    for site in ["cross-site", "same-site", "none", ""] {
        assert_eq!(status(&[("sec-fetch-site", site)]), 403, "{site:?}");
        assert_eq!(status(&[("sec-fetch-site", site), ("origin", "https://judge.test")]), 403, "{site:?}");
    }
    // An older browser sends only its origin.
    assert_eq!(status(&[("origin", "https://judge.test")]), 200);
    for origin in [
        "https://judge.test:8443",
        "http://judge.test",
        "https://other.test",
        "https://judge.test.other.test",
        "null",
        "",
    ] {
        assert_eq!(status(&[("origin", origin)]), 403, "{origin:?}");
    }
    assert_eq!(status(&[]), 403);
    // The same applies to every method that does more than read.
    for method in ["PUT", "DELETE", "PATCH"] {
        assert_eq!(answer(&routes, None, method, "/my/letters", &[HOST], "").status, 403, "{method}");
    }
    // On the machine itself the older header names any requested host, and its port.
    let local = guarded(Guard { origin: Origin::parse("http://127.0.0.1:8017").unwrap(), is_local: true, ..guard() });
    for (origin, expected) in
        [("http://localhost:8017", 200), ("http://localhost:8018", 403), ("http://other.test", 403)]
    {
        let headers = [("host", "localhost:8017"), ("origin", origin)];
        assert_eq!(answer(&local, None, "POST", "/my/letters", &headers, "").status, expected, "{origin}");
    }
}

#[test]
fn an_oversized_form_is_shown_again() {
    let routes = guarded(guard());
    assert_eq!(post(&routes, &[FROM_HERE], &"x".repeat(MAX_FORM)).body, "65536 bytes are taken");
    let typed = format!("form=press&text=Dear+%3Cb%3Efriends%3C%2Fb%3E{}", "+and+so+on".repeat(8000));
    let refused = post(&routes, &[FROM_HERE], &typed);
    assert_eq!(refused.status, 413);
    assert!(refused.body.contains("A form can hold 64 KB"), "{}", &refused.body[..2000]);
    assert!(refused.body.contains("Dear &lt;b&gt;friends&lt;/b&gt; and so on and so on"), "{}", &refused.body[..2000]);
    // An absurdly long body is not read to its end.
    let refused = post(&routes, &[FROM_HERE], &format!("text={}", "y".repeat(2 << 20)));
    assert_eq!((refused.status, refused.body.contains("yyyy")), (413, false));
}

#[test]
fn too_many_forms_wait_and_none_is_lost() {
    let few = Allowances { posts_at_once: 3, pages_at_once: 5, ..Allowances::default() };
    let routes = guarded(Guard { rates: Some(Rates::new(few)), ..guard() });
    let send = |peer: &str, cookie: &str| {
        let headers = [HOST, FROM_HERE, ("cookie", cookie)];
        answer(&routes, Some(peer), "POST", "/my/letters", &headers, "form=press&text=one+%26%0Atwo")
    };
    for n in 0..3 {
        assert_eq!(send("192.0.2.1", &format!("c={n}")).status, 200);
    }
    let refused = send("192.0.2.1", "c=other");
    assert_eq!((refused.status, refused.header("retry-after")), (429, "1"));
    assert!(refused.body.contains(r#"<form method="post" action="/my/letters">"#), "{}", refused.body);
    assert!(refused.body.contains("<textarea name=\"text\" hidden>one &amp;\ntwo</textarea>"), "{}", refused.body);
    // This does not hold up other households or sessions.
    assert_eq!(send("192.0.2.2", "c=9").status, 200);
    assert_eq!(send("2001:db8:1:2:3::4", "c=1").status, 200);
    for n in [5, 6] {
        assert_eq!(send(&format!("2001:db8:1:2:{n}::1"), &format!("d={n}")).status, 200);
    }
    assert_eq!(send("2001:db8:1:2:9::1", "d=9").status, 429);
    assert_eq!(send("2001:db8:1:3:9::1", "d=9").status, 200);
    for n in 1..4 {
        assert_eq!(send(&format!("198.51.100.{n}"), "the same").status, 200);
    }
    assert_eq!(send("198.51.100.9", "the same").status, 429);
    // Pages are counted separately: by household, and by session at any address.
    let see =
        |peer: &str, cookie: &str| answer(&routes, Some(peer), "GET", "/", &[HOST, ("cookie", cookie)], "").status;
    let mut seen = (0..6).map(|n| see("192.0.2.1", &format!("e={n}")));
    assert!(seen.by_ref().take(5).all(|status| status == 200) && seen.next() == Some(429));
    let mut seen = (0..6).map(|n| see(&format!("203.0.113.{n}"), "one session"));
    assert!(seen.by_ref().take(5).all(|status| status == 200) && seen.next() == Some(429));
    assert_eq!(see("203.0.113.5", "another"), 200);
}

#[test]
fn only_our_own_proxy_can_name_the_client() {
    let proxies = Proxies(["10.0.0.0/8", "2001:db8::1"].map(|text| Network::parse(text).unwrap()).to_vec());
    let routes = guarded(Guard { proxies, ..guard() });
    let who = |peer: &str, lists: &[&str]| {
        let headers: Vec<_> = [HOST].into_iter().chain(lists.iter().map(|list| ("x-forwarded-for", *list))).collect();
        answer(&routes, Some(peer), "GET", "/who", &headers, "").body
    };
    assert_eq!(who("192.0.2.1", &["198.51.100.7"]), "192.0.2.1");
    assert_eq!(who("10.1.2.3", &["198.51.100.7"]), "198.51.100.7");
    assert_eq!(who("10.1.2.3", &["203.0.113.5, 198.51.100.7"]), "198.51.100.7");
    assert_eq!(who("10.1.2.3", &["203.0.113.5", "198.51.100.7"]), "198.51.100.7");
    assert_eq!(who("2001:db8::1", &["2001:db8:5::7"]), "2001:db8:5::7");
    assert_eq!(who("10.1.2.3", &["::ffff:198.51.100.7"]), "198.51.100.7");
    for nonsense in ["", "unknown", "198.51.100.7, ", "<script>"] {
        assert_eq!(who("10.1.2.3", &[nonsense]), "10.1.2.3", "{nonsense:?}");
    }
    for wrong in ["10.0.0.0/33", "::/129", "host", "10.0.0.0/-1", "1.2.3", "", "/8"] {
        assert_eq!(Network::parse(wrong), None, "{wrong:?}");
    }
    let all = Network::parse("0.0.0.0/0").unwrap();
    assert!(all.has("203.0.113.9".parse().unwrap()) && !all.has("2001:db8::1".parse().unwrap()));
    // At a Unix socket, everyone with permission counts as one client.
    let here: IpAddr = "198.51.100.7".parse().unwrap();
    let headers = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), "198.51.100.7".parse().unwrap())]);
    assert_eq!(Proxies::default().client(Peer(None), &headers), Client(Some(here)));
}

#[test]
fn the_public_address_is_parsed_strictly() {
    let read = |url: &str| Origin::parse(url).map(|origin| origin.to_string());
    assert_eq!(read("https://Judge.Example.org/"), Some("https://judge.example.org".to_owned()));
    assert_eq!(read("https://judge.example.org:443"), Some("https://judge.example.org".to_owned()));
    assert_eq!(read("http://127.0.0.1:8017/"), Some("http://127.0.0.1:8017".to_owned()));
    assert_eq!(read("http://[::1]:8017"), Some("http://[::1]:8017".to_owned()));
    for wrong in [
        "judge.example.org",
        "ftp://judge.example.org",
        "https://",
        "https://a/b",
        "https://a b",
        "https://u@a",
        "https://:80",
    ] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}

/// Thirty seconds, and not one more. Here they pass at once.
#[tokio::test(start_paused = true)]
async fn a_form_that_never_arrives_is_not_waited_for() {
    let body = Body::from_stream(futures_util::stream::pending::<Result<Bytes, std::io::Error>>());
    let request =
        Request::builder().method("POST").uri("/my/letters").header(HOST.0, HOST.1).header(FROM_HERE.0, FROM_HERE.1);
    let answer = Answer::of(guarded(guard()).oneshot(request.body(body).unwrap()).await.unwrap()).await;
    assert_eq!(answer.status, 503);
    assert!(answer.body.contains("The judge is too slow"), "{}", answer.body);
    assert!(answer.body.contains("go back with your browser and send it again"), "{}", answer.body);
    assert!(!answer.headers.contains_key("refresh"), "a form is not sent again by itself");
}

/// The part drawn so far is cached, so the next attempt is quicker.
#[tokio::test(start_paused = true)]
async fn a_page_that_takes_too_long_is_requested_again() {
    let request = Request::builder().uri("/slow").header(HOST.0, HOST.1);
    let answer = Answer::of(guarded(guard()).oneshot(request.body(Body::empty()).unwrap()).await.unwrap()).await;
    assert_eq!(answer.status, 503);
    assert_eq!(answer.headers["refresh"], "5");
}

/// Over a real connection: the next page comes normally.
#[test]
fn a_crashing_page_loses_only_that_page() {
    let served = Served::new(guarded(guard()), ConnectionLimits::default());
    let mut line = served.connect();
    let broken = ask(&mut line, "GET /broken HTTP/1.1\r\nHost: judge.test\r\n\r\n");
    assert_eq!(broken.status, 500);
    assert!(broken.body.contains("it is not your fault") && !broken.body.contains("a page breaks"), "{}", broken.body);
    assert_eq!(ask(&mut line, &get("/", "")).body, "welcome");
}

/// All of a judge's pages are behind the guard.
#[test]
fn every_page_is_guarded() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    for path in [
        "/",
        "/my",
        "/my/letters",
        "/my/sign-in",
        "/style.css",
        "/script.js",
        "/table.js",
        "/health",
        "/robots.txt",
        "/nowhere",
        "/my/nowhere",
    ] {
        for browser in [&ann, &Browser::default()] {
            let page = site.get(browser, path);
            assert!(page.headers.contains_key("content-security-policy"), "{path}");
            assert_eq!(page.headers["x-content-type-options"], "nosniff", "{path}");
            if path.starts_with("/my") {
                assert_eq!(page.headers["cache-control"], "private, no-store", "{path}");
            }
        }
    }
    assert_eq!(site.get(&ann, "/health").body, "ok\n");
    assert!(
        site.get(&ann, "/robots.txt").body.contains("Disallow: /\n"),
        "nobody indexes a judge without a mail server"
    );
}

/// The part after the `?` names the press draft: a repeated post must go there, too.
#[test]
fn a_form_that_has_to_wait_keeps_its_destination() {
    let few = Allowances { posts_at_once: 1, ..Allowances::default() };
    let routes = guarded(Guard { rates: Some(Rates::new(few)), ..guard() });
    let send = || answer(&routes, Some("192.0.2.1"), "POST", "/my/letters?as=E&x=%22", &[HOST, FROM_HERE], "text=one");
    assert_eq!(send().status, 200);
    let refused = send();
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains(r#"action="/my/letters?as=E&amp;x=%22""#), "{}", refused.body);
}

/// Only forms that reach the judge count as posted.
#[test]
fn received_forms_and_refused_ones_are_counted() {
    let counts = Arc::<chancery::judge::counts::Counts>::default();
    let routes = guarded(Guard { counts: counts.clone(), ..guard() });
    let n = |word: &str| counts.pages.read().find(|(known, _)| *known == word).unwrap().1;
    assert_eq!(post(&routes, &[FROM_HERE], "form=orders").status, 200);
    assert_eq!((n("posted"), n("shown"), n("refused")), (1, 0, 0));
    assert_eq!(post(&routes, &[], "form=orders").status, 403);
    assert_eq!(post(&routes, &[FROM_HERE], &"x".repeat(MAX_FORM + 1)).status, 413);
    assert_eq!((n("posted"), n("shown"), n("refused")), (1, 0, 2));
    assert_eq!(answer(&routes, None, "GET", "/", &[HOST], "").status, 200);
    assert_eq!((n("posted"), n("shown"), n("refused")), (1, 1, 2));
}

/// The judge does not start where codes and cookies would travel unencrypted, or the console would be open to others.
#[test]
fn pages_that_others_could_read_are_refused() {
    let problem = |web: &str| {
        let text =
            format!("address = 'judge@example.org'\nkeeper = 'ann@example.org'\noutbound.maildir.path = 'mail'\n{web}");
        Config::parse(&text).err().map(|problem| problem.to_string())
    };
    for good in [
        "[web]\nlisten = '127.0.0.1:8017'\nurl = 'https://judge.example.org'",
        "[web]\nlisten = '/run/chancery/web.sock'\nurl = 'https://judge.example.org'",
        "[web]\nlisten = '127.0.0.1:8017'\nurl = 'http://127.0.0.1:8017'",
        "[web]\nlisten = '[::1]:8017'\nurl = 'http://localhost:8017'\n[web.keeper]\nlisten = '127.0.0.1:8018'",
        "[web]\nlisten = '0.0.0.0:443'\nurl = 'https://judge.example.org'\n[web.tls]\ncertificate = 'c'\nkey = 'k'",
    ] {
        assert_eq!(problem(good), None, "{good}");
    }
    for (wrong, said) in [
        ("[web]\nlisten = '127.0.0.1:8017'\nurl = 'http://judge.example.org'", "unencrypted"),
        ("[web]\nlisten = '/run/chancery/web.sock'\nurl = 'http://judge.example.org'", "unencrypted"),
        ("[web]\nlisten = '0.0.0.0:80'\nurl = 'http://127.0.0.1:8017'", "the pages need https"),
        (
            "[web]\nlisten = '127.0.0.1:8017'\nurl = 'https://judge.example.org'\n[web.keeper]\nlisten = '0.0.0.0:8018'",
            "ssh for access",
        ),
        (
            "[web]\nlisten = '127.0.0.1:8017'\nurl = 'https://judge.example.org'\n[web.keeper]\nlisten = '127.0.0.1:8017'",
            "its own address",
        ),
    ] {
        let problem = problem(wrong).unwrap_or_else(|| panic!("it is taken: {wrong}"));
        assert!(problem.contains(said), "{problem}");
    }
}
