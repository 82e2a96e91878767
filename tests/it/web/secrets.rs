//! Hidden facts change nothing that others see, get or hear: pages, e-mails, feeds, data, ETags and streams.
//!
//! Two judges get the same e-mails, except for the secret: the other players (gunboat), their moves out of sight (blind games), their
//! set-ups (Stratego). After each e-mail an outsider sees the same at both. A person who knows the secret sees that they differ. And at one
//! judge, a player's secret action changes nothing for anyone else.
use super::crawl::{about_games, crawl};
use super::live::heard;
use super::site::{Browser, Page, Site};
use crate::world::World;
use axum::http::StatusCode;
use axum::response::Response;
use std::collections::BTreeMap;

pub(super) const JUDGE: &str = "judge@example.org";

/// A viewer of a judge: their browser, the addresses of their feeds, and their open streams.
struct Eye {
    browser: Browser,
    feeds: Option<String>,
    streams: Vec<Response>,
}

/// The whole response that its reader gets.
type Sight = (u16, String, String, String);

impl Eye {
    /// The viewer with this address; a stranger, if it is empty.
    fn open(site: &Site, address: &str, game: &str) -> Self {
        let is_somebody = !address.is_empty();
        let browser = if is_somebody { site.signed_in(address) } else { Browser::default() };
        let feeds = is_somebody.then(|| {
            let page = site.post(&browser, "/my/feeds", &[("do", "new")]).body;
            let at = page.find("/feeds/").expect("an address of feeds");
            page[at..].split("/games").next().unwrap().to_owned()
        });
        let mine = is_somebody.then(|| "/my/events".to_owned());
        let streams = mine.into_iter().chain([format!("/games/{game}/events")]);
        let streams: Vec<Response> = streams.map(|path| site.listen(&browser, &path)).collect();
        assert!(streams.iter().all(|stream| stream.status() == StatusCode::OK), "{streams:?}");
        Self { browser, feeds, streams }
    }

    /// The messages on their streams since the last call.
    fn heard(&mut self) -> Vec<Option<Vec<String>>> {
        self.streams.iter_mut().map(heard).collect()
    }

    /// The pages that they are most likely to have open.
    fn pages(&self, game: &str) -> Vec<String> {
        let public =
            ["/games/GAME", "/games/GAME.json", "/games/GAME.atom", "/games/GAME.ics", "/games", "/games.json"];
        let parts = "/my/games/GAME?only=head,say,board,turns,end,orders,results,players,press,menu,bar";
        let private = ["/my", "/my/games/GAME", parts, "/my/games/GAME/press", "/my/letters"];
        let private = private.iter().filter(|_| self.browser.cookie.is_some());
        let feeds =
            self.feeds.iter().flat_map(|feeds| ["ics", "atom", "json"].map(|form| format!("{feeds}/games.{form}")));
        public.iter().chain(private).map(|path| path.replace("GAME", game)).chain(feeds).collect()
    }

    /// These pages as they see them.
    fn look(&self, site: &Site, game: &str) -> BTreeMap<String, Sight> {
        self.pages(game)
            .into_iter()
            .map(|path| (blotted_address(&path), sight(&site.get(&self.browser, &path))))
            .collect()
    }

    /// Every page about games within their reach, including those for programs.
    fn look_everywhere(&self, site: &Site, game: &str) -> BTreeMap<String, Sight> {
        let mut pages = about_games(site, &self.browser);
        let notes = {
            let store = &site.world().store;
            store.phase_notes(store.game_named(game).unwrap().unwrap().id).unwrap()
        };
        let phases: Vec<String> = notes.into_iter().map(|note| note.phase).collect();
        let halves = ["/games", "/my/games"].iter().filter(|half| **half == "/games" || self.browser.cookie.is_some());
        for (half, phase) in halves.flat_map(|half| phases.iter().map(move |phase| (half, phase))) {
            for form in ["", ".json", ".txt", ".svg", ".png"] {
                let path = format!("{half}/{game}/{phase}{form}");
                pages.insert(path.clone(), site.get(&self.browser, &path));
            }
        }
        pages.into_iter().map(|(path, page)| (blotted_address(&path), sight(&page))).collect()
    }
}

fn sight(page: &Page) -> Sight {
    (
        page.status.as_u16(),
        blotted_address(page.header("location")),
        page.header("etag").to_owned(),
        blotted(&page.body),
    )
}

/// A page without its per-form tokens, and without the ids of e-mails and feeds in addresses, which reveal no count.
pub(super) fn blotted(page: &str) -> String {
    let text = without(page, "name=\"seal\" value=\"", "\"");
    let text = without(&text, "name=\"once\" value=\"", "\"");
    let text = without(&text, "/my/letters/", "\"");
    without(&text, "/feeds/", "/")
}

/// An address without its ids, with its ending as on a page.
fn blotted_address(address: &str) -> String {
    blotted(&format!("{address}\"")).trim_end_matches('"').to_owned()
}

/// A text without the part between this and the next of that.
fn without(text: &str, start: &str, end: &str) -> String {
    let mut parts = text.split(start);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        let at = part.find(end).unwrap_or_else(|| panic!("no {end} ends what follows {start} in\n{text}"));
        all + start + &part[at..]
    })
}

/// Two judges that differ only in facts hidden from these people.
pub(super) struct Twins {
    pub(super) sites: [Site; 2],
    game: &'static str,
    eyes: Vec<(&'static str, [Eye; 2])>,
    /// The filter for a page: removes the parts that must differ, and reveal nothing.
    read: fn(Sight) -> Sight,
    n_compared: usize,
    pub(super) n_heard: usize,
}

impl Twins {
    pub(super) fn new(worlds: [World; 2], game: &'static str, people: &[&'static str]) -> Self {
        let sites = worlds.map(Site::of);
        let eyes = people.iter().map(|who| (*who, sites.each_ref().map(|site| Eye::open(site, who, game)))).collect();
        let mut twins = Self { sites, game, eyes, read: |sight| sight, n_compared: 0, n_heard: 0 };
        twins.compare("at first");
        twins
    }

    /// Sends each judge an e-mail, not necessarily the same, and compares the effects for the viewers.
    pub(super) fn mail(&mut self, what: &str, letters: [(&str, &str); 2]) {
        for (site, (from, lines)) in self.sites.iter().zip(letters) {
            site.world().write(from, JUDGE, "", lines);
            site.tell_of_changes();
        }
        self.compare(what);
    }

    /// Runs both clocks.
    fn run_to(&mut self, time: &str) {
        for site in &self.sites {
            site.run_to(time);
            site.tell_of_changes();
        }
        self.compare(time);
    }

    fn compare(&mut self, what: &str) {
        let Self { sites, eyes, game, read, .. } = self;
        for (who, eyes) in eyes {
            let [one, other] = eyes.each_mut().map(Eye::heard);
            assert_eq!(one, other, "{what}: what {who:?} hears");
            self.n_heard += one.iter().flatten().flatten().count();
            let [one, other] = [0, 1].map(|i| eyes[i].look(&sites[i], game));
            self.n_compared += one.len();
            assert_same(one, other, *read, &format!("{what}: {who:?}"));
        }
    }

    /// Compares every page about games within their reach.
    fn compare_all(&mut self) {
        for (who, eyes) in &self.eyes {
            let [one, other] = [0, 1].map(|i| eyes[i].look_everywhere(&self.sites[i], self.game));
            self.n_compared += one.len();
            assert_same(one, other, self.read, &format!("everywhere: {who:?}"));
        }
    }

    /// Checks that people who know the secret see a difference on this page.
    fn assert_other(&self, people: [&str; 2], page: &str) {
        let pages = [0, 1].map(|i| self.sites[i].get(&self.sites[i].signed_in(people[i]), page));
        assert!(pages.iter().all(|page| page.status == StatusCode::OK), "{page}");
        assert_ne!(blotted(&pages[0].body), blotted(&pages[1].body), "{page}");
    }
}

fn assert_same(one: BTreeMap<String, Sight>, other: BTreeMap<String, Sight>, read: fn(Sight) -> Sight, what: &str) {
    assert!(one.keys().eq(other.keys()), "{what}: {:?}\n{:?}", one.keys(), other.keys());
    for ((path, one), (_, other)) in one.into_iter().zip(other) {
        assert_eq!(read(one), read(other), "{what}, {path}");
    }
}

/// Unique names and addresses: the players of England, France and Turkey at the first judge, and at the second.
pub(super) const CASTS: [[(&str, &str, &str); 3]; 2] = [
    [
        ("Anselm Quint", "quint@first.test", "Europe/Berlin"),
        ("Berta Voss", "voss@second.test", "America/New_York"),
        ("Conrad Yate", "yate@third.test", "Asia/Tokyo"),
    ],
    [
        ("Zoe", "z@q.test", "UTC"),
        ("Maximilian von und zu Hohenlohe-Oberwald", "mvuz+games@mail.example.com", "Australia/Sydney"),
        ("Ludmilla Jolly", "jolly@elsewhere.test", "Pacific/Auckland"),
    ],
];
pub(super) const ANN: &str = "ann@example.org";
pub(super) const OLGA: &str = "olga@example.org";

/// A judge with a game of England, France and Turkey. Ann plays Turkey, and Olga observes.
pub(super) fn sea(cast: &[(&str, &str, &str); 3], options: &str) -> World {
    let mut world = World::new();
    world.write(ANN, JUDGE, "", "REGISTER\nName: Ann Austere\nTimezone: Europe/Paris\nEND");
    world.write(OLGA, JUDGE, "", "REGISTER Olga Observer");
    for (name, address, zone) in cast {
        world.write(address, JUDGE, "", &format!("REGISTER\nName: {name}\nTimezone: {zone}\nPrivacy: All\nEND"));
    }
    let create =
        format!("CREATE ?sea secret standard {options}\nSET POWERS 3\nSET WHITE/GREY, SECRET\nSET PREFERENCE E");
    world.write(cast[0].1, JUDGE, "", &create);
    world.write(cast[1].1, JUDGE, "", "SIGN ON ?sea secret\nSET PREFERENCE F");
    world.write(OLGA, JUDGE, "", "OBSERVE sea secret");
    world.write(ANN, JUDGE, "", "SIGN ON ?sea secret\nSET PREFERENCE T");
    assert_eq!(world.store.game_named("sea").unwrap().unwrap().phase, "S1901M");
    world
}

#[test]
fn no_page_or_stream_reveals_the_players_of_a_gunboat_game() {
    let mut twins = Twins::new(CASTS.map(|cast| sea(&cast, "gunboat")), "sea", &["", OLGA, ANN]);
    let [one, other] = CASTS;
    let deeds = [
        (0, "BROADCAST\nTo everybody.\nENDBROADCAST"),
        (1, "PRESS TO T\nTo one of you.\nENDPRESS"),
        (0, "PRESS GREY TO T\nFrom the dark.\nENDPRESS"),
        (1, "F BRE - ENG\nA PAR - BUR\nA MAR S A PAR - BUR\nSET TIMEZONE Asia/Kolkata"),
        (0, "F LON - NTH\nF EDI - NWG\nA LVP - EDI\nPROPOSE PAUSE"),
    ];
    for (who, lines) in deeds {
        let lines = format!("SIGN ON {}sea secret\n{lines}", ["e", "f"][who]);
        twins.mail(&lines, [(one[who].1, lines.as_str()), (other[who].1, &lines)]);
    }
    let answer = "SIGN ON tsea secret\nPRESS TO E F\nHello.\nENDPRESS\nPRESS ANSWER 3\nChoose a player\nENDPRESS\nF ANK - BLA\nWHOGAME sea";
    twins.mail(answer, [(ANN, answer); 2]);
    twins.run_to("2026-12-10T12:00:00Z");
    // Another player takes the open seat.
    twins.mail("RESIGN", [0, 1].map(|i| (CASTS[i][1].1, "SIGN ON fsea secret\nRESIGN sea")));
    twins.mail("SIGN ON", [0, 1].map(|i| (CASTS[i][2].1, "SIGN ON ?fsea secret")));
    twins.compare_all();
    assert!(100 < twins.n_compared && 5 < twins.n_heard, "{} pages, {} events", twins.n_compared, twins.n_heard);
    twins.assert_other([one[0].1, other[0].1], "/my/profile");
    // Nor are they named anywhere else.
    let (pages, _) = crawl(&twins.sites[0], &Browser::default());
    assert!(pages.values().filter(|page| page.body.contains("sea")).count() > 5);
    for (path, page) in pages.iter().filter(|(path, _)| !path.starts_with("/players/")) {
        for piece in CASTS[0].iter().flat_map(|(name, address, _)| name.split(' ').chain([*address])) {
            assert!(!page.body.contains(piece), "{piece} is on {path}");
        }
    }
}

#[test]
fn no_page_or_stream_reveals_moves_out_of_sight() {
    let mut twins = Twins::new([sea(&CASTS[0], "blind"), sea(&CASTS[0], "blind")], "sea", &["", OLGA, ANN]);
    let [(_, england, _), (_, france, _), _] = CASTS[0];
    let orders = |lines: [&'static str; 2]| lines.map(|lines| format!("SIGN ON {lines}"));
    let of_england =
        orders(["esea secret\nF LON - ENG\nF EDI - NTH\nA LVP - YOR", "esea secret\nF LON - NTH\nF EDI H\nA LVP H"]);
    twins.mail("England orders", of_england.each_ref().map(|lines| (england, lines.as_str())));
    let of_france = orders([
        "fsea secret\nF BRE - MAO\nA PAR - PIC\nA MAR - SPA",
        "fsea secret\nF BRE - PIC\nA PAR - GAS\nA MAR - BUR",
    ]);
    twins.mail("France orders", of_france.each_ref().map(|lines| (france, lines.as_str())));
    let own = "SIGN ON tsea secret\nF ANK - BLA\nA CON - BUL\nA SMY S A LVP - YOR\nFORECAST\nLIST sea";
    twins.mail("Turkey orders", [(ANN, own); 2]);
    twins.run_to("2026-12-10T12:00:00Z");
    twins.mail("What was it?", [(ANN, "SIGN ON tsea secret\nWHY\nHISTORY sea\nSUMMARY sea\nMAP sea JSON"); 2]);
    let press = "SIGN ON esea secret\nPRESS TO T\nDid you see that?\nENDPRESS";
    twins.mail("England writes", [(england, press); 2]);
    // The turn is over: it has its own page.
    twins.mail("Turkey's last order", [(ANN, "SIGN ON tsea secret\nA SMY H"); 2]);
    twins.run_to("2026-12-11T12:00:00Z");
    for site in &twins.sites {
        assert_ne!(site.world().store.game_named("sea").unwrap().unwrap().phase, "S1901M");
    }
    twins.compare_all();
    assert!(100 < twins.n_compared && 5 < twins.n_heard, "{} pages, {} events", twins.n_compared, twins.n_heard);
    twins.assert_other([england; 2], "/my/games/sea");
    for form in ["", ".json", ".txt", ".svg"] {
        twins.assert_other([england; 2], &format!("/my/games/sea/S1901M{form}"));
    }
}

const RED: &str = "SETUP\n9..1....9.\n.....2....\n..S....8..\n...BF.....\nEND";
const BLUE: &str = "SETUP\n..9....1..\n....S.....\n2.......8.\n.9..FB....\nEND";
/// The marshal and the spy have swapped places, and so have the flag and the bomb.
const OTHER_BLUE: &str = "SETUP\n..9....S..\n....1.....\n2.......8.\n.9..BF....\nEND";

/// A Stratego page without the seals of the set-ups, which differ as they must, like the digests of pages that show one.
fn without_seals((status, location, _, body): Sight) -> Sight {
    let is_seal = |word: &str| word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let words = body.split_inclusive(|c: char| !c.is_ascii_alphanumeric());
    let blot = |word: &str| match word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric()) {
        own if is_seal(own) => word.replace(own, "(seal)"),
        _ => word.to_owned(),
    };
    (status, location, String::new(), words.map(blot).collect())
}

#[test]
fn no_page_or_stream_reveals_the_opponents_set_up() {
    let bob = "bob@example.org";
    let worlds = [BLUE, OTHER_BLUE].map(|blue| {
        let mut world = World::new();
        world.write(ANN, JUDGE, "", "REGISTER Ann Other\nCREATE ?duel secret stratego barrage\nSET PREFERENCE R");
        world.write(bob, JUDGE, "", "REGISTER Bob Black\nSIGN ON ?duel secret\nSET PREFERENCE B");
        world.write(OLGA, JUDGE, "", "REGISTER Olga Observer\nOBSERVE duel secret");
        world.write(ANN, JUDGE, "", &format!("SIGN ON rduel secret\n{RED}"));
        world.write(bob, JUDGE, "", &format!("SIGN ON bduel secret\n{blue}"));
        world
    });
    let sites = worlds.map(Site::of);
    let people = ["", OLGA, ANN];
    let eyes = people.map(|who| (who, sites.each_ref().map(|site| Eye::open(site, who, "duel")))).into();
    let mut twins = Twins { sites, game: "duel", eyes, read: without_seals, n_compared: 0, n_heard: 0 };
    twins.compare("at first");
    let letters = [
        (ANN, "SIGN ON rduel secret\nF10-F9\nC7-C6\nPLAN\nIF C7-C6 THEN D4-E4\nA4-A5\nEND"),
        (ANN, "SIGN ON rduel secret\nMOVE F3-F4"),
        (bob, "SIGN ON bduel secret\nPLAN\nB9-B8\nB8-B7\nEND"),
        (ANN, "SIGN ON rduel secret\nA4-A7"),
        (bob, "SIGN ON bduel secret\nPRESS TO R\nA scout?\nENDPRESS\nH7-H5"),
        (ANN, "SIGN ON rduel secret\nI4xH5\nI4-I5\nHISTORY duel\nMAP JSON"),
    ];
    for (from, lines) in letters {
        twins.mail(lines, [(from, lines); 2]);
    }
    twins.compare_all();
    assert!(60 < twins.n_compared && 5 < twins.n_heard, "{} pages, {} events", twins.n_compared, twins.n_heard);
    twins.assert_other([bob; 2], "/my/games/duel");
    let notes = {
        let store = &twins.sites[0].world().store;
        store.phase_notes(store.game_named("duel").unwrap().unwrap().id).unwrap()
    };
    twins.assert_other([bob; 2], &format!("/my/games/duel/{}", notes.last().unwrap().phase));
}

/// A player's action with their own seat, by e-mail and on the web, affects no one else: no page of theirs changes, no ETag, and no stream
/// sends a word.
#[test]
fn a_secret_action_is_silent_and_equal_for_all_others() {
    let mut world = World::with_games();
    world.write("oda@example.org", JUDGE, "", "REGISTER Oda Observer\nOBSERVE demo secret");
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nShall we?\nENDPRESS");
    let site = Site::of(world);
    let ann = site.signed_in(ANN);
    let people = ["", "oda@example.org", "eve@example.org", "bob@example.org"];
    let mut eyes = people.map(|who| Eye::open(&site, who, "demo"));
    let mut own = Eye::open(&site, ANN, "demo");
    let before = eyes.each_ref().map(|eye| eye.look(&site, "demo"));
    let mailed = |lines: &str| {
        let answer = site.world().ask(ANN, &format!("SIGN ON ademo secret\n{lines}"));
        site.tell_of_changes();
        answer.body
    };
    let sent = |page: &str, form: &str, fields: &[(&str, &str)]| site.send(&ann, page, form, fields).main();
    // Her script's notes get no response: her page shows them.
    let noted = |path: &str, field: (&str, &str), page: &str| {
        site.post(&ann, path, &[field]);
        site.get(&ann, page).main()
    };
    let (game, press) = ("/my/games/demo", "/my/games/demo/press");
    let thread = format!("{press}/E");
    // Her actions, and the text that confirms each to her.
    let deeds: [(&str, &dyn Fn() -> String, &str); 9] = [
        ("orders by letter", &|| mailed("A VIE - GAL\nA BUD - SER"), "Austria: Army Vienna -> Galicia."),
        ("orders by web", &|| sent(game, "orders", &[("order-1", "A BUD - RUM"), ("do", "wait")]), "Saved."),
        ("a change that is undone", &|| sent(game, "undo", &[]), "Undone."),
        (
            "orders that are final",
            &|| sent(game, "orders", &[("do", "final")]),
            "You are ready once all your orders are in.",
        ),
        ("press to somebody else", &|| mailed("PRESS TO I\nNot for England.\nENDPRESS"), "Press sent to Italy."),
        ("a vote", &|| mailed("SET DRAW"), "Austria votes for a draw among all survivors."),
        ("a sandbox", &|| mailed("SANDBOX demo"), "I've created 'demo-1'"),
        (
            "press that is read",
            &|| noted(&format!("{thread}/read"), ("up-to", "1"), press),
            "E England 21 Nov, 12:00Shall we?",
        ),
        (
            "press that is begun",
            &|| noted(&format!("{thread}/draft"), ("text", "Dear England"), &thread),
            "Dear England",
        ),
    ];
    for (what, deed, done) in deeds {
        let answer = deed();
        assert!(answer.contains(done), "{what} is not done: {answer}");
        for (eye, (who, before)) in eyes.iter_mut().zip(people.iter().zip(&before)) {
            assert!(eye.heard().iter().flatten().all(Vec::is_empty), "{what}: {who:?} hears of it");
            assert_same(before.clone(), eye.look(&site, "demo"), |sight| sight, &format!("{what}: {who:?}"));
        }
    }
    assert!(5 < own.heard().iter().flatten().flatten().count(), "she hears of her own");
    // This proves that pages can change, and streams can send events.
    mailed("PRESS TO E\nFor you.\nENDPRESS");
    let [.., eve, bob] = &mut eyes;
    assert_eq!((eve.heard()[0].as_ref().unwrap().len(), bob.heard()[0].as_ref().unwrap().len()), (1, 0));
    assert_ne!(before[2], eve.look(&site, "demo"));
}
