//! A form is a letter: each form's post, and the same lines by e-mail, leave the same games, journal and e-mails to others.
use super::crawl::about_games;
use super::site::{Page, Site};
use crate::world::World;
use chancery::mail::sink::Mail;
use chancery::store::Store;
use chancery::web::{form_names, has_field, lines_sent};
use rusqlite::Connection;
use rusqlite::types::Value;
use std::collections::BTreeSet;

/// A form with its fields, posted by a person in the games of [`World::with_games`], and an e-mail that prepares it.
struct Case {
    form: &'static str,
    who: &'static str,
    fields: &'static [(&'static str, &'static str)],
    before: &'static [(&'static str, &'static str)],
}

const fn case(form: &'static str, who: &'static str, fields: &'static [(&'static str, &'static str)]) -> Case {
    Case { form, who, fields, before: &[] }
}

impl Case {
    const fn after(self, before: &'static [(&'static str, &'static str)]) -> Self {
        Self { before, ..self }
    }
}

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const KEEPER: &str = "keeper@example.org";
const MAX: &str = "max@example.org";
const ZOE: &str = "zoe@example.org";

/// A Conquest game against bots, a Diplomacy game, and a duel that has begun.
const WAR: &str = "CREATE ?war - conquest lowlands AGAINST COMPUTER";
const AGAINST_COMPUTERS: &str = "CREATE ?alone - standard AGAINST COMPUTER AS AUSTRIA";
const DUEL: &str = "CREATE ?duel - stratego barrage AGAINST COMPUTER AS RED\nSETUP\n9..1....9.\n.....2....\n..S....8..\n...BF.....\nEND";

/// At least one row for each form.
const CASES: &[Case] = &[
    case("also", ANN, &[("address", "ann@elsewhere.example")]),
    case("announce", MAX, &[("game", "demo"), ("as", "master"), ("text", "Holidays!\nEND\nUntil then.")]),
    case("answer", ANN, &[("game", "demo"), ("do", "yes"), ("word", "1")])
        .after(&[(ANN, "SIGN ON ademo secret\nPROPOSE PAUSE")]),
    case("answer", ANN, &[("game", "demo"), ("do", "no"), ("word", "1")])
        .after(&[("eve@example.org", "SIGN ON edemo secret\nPROPOSE PAUSE")]),
    case("assign", MAX, &[("game", "demo"), ("as", "master"), ("power", "Austria"), ("address", "bob@example.org")]),
    case("become", MAX, &[("game", "demo"), ("as", "master"), ("power", "Italy"), ("lines", "A VEN - TRI\nSET WAIT")]),
    case("begin", BOB, &[("game", "open"), ("do", "full")]),
    case("begin", MAX, &[("game", "demo"), ("as", "master"), ("do", "unstart")]),
    case("begin", BOB, &[("game", "open"), ("do", "force")]),
    case(
        "clock",
        MAX,
        &[("game", "demo"), ("as", "master"), ("grace", "2026-12-02T20:00"), ("start", "2026-12-03T08:00")],
    ),
    case("clock", MAX, &[("game", "demo"), ("as", "master"), ("deadline", "2026-12-01T20:00"), ("was-deadline", "")]),
    case("concede", ANN, &[("game", "demo"), ("do", "yes"), ("to", "France")]),
    case("concede", ANN, &[("game", "demo"), ("do", "no")]).after(&[(ANN, "SIGN ON ademo secret\nSET CONCEDE FRANCE")]),
    case("confirm", ANN, &[("code", "nonsense")]),
    case("details", ANN, &[("country", "Austria"), ("was-country", "")]),
    case("delete-note", ANN, &[("game", "demo"), ("kind", "diary"), ("number", "1")])
        .after(&[(ANN, "SIGN ON ademo secret\nDIARY\nA note.\nENDPRESS\nDIARY\nAnother.\nENDPRESS")]),
    case("delete-note", ANN, &[("game", "demo"), ("kind", "postal"), ("number", "1")])
        .after(&[(ANN, "SIGN ON ademo secret\nPOSTAL PRESS\nLater.\nENDPRESS")]),
    case("diary", ANN, &[("game", "demo"), ("text", "ENDDIARY\nA BUD - RUM\nMy plans.")]),
    case("draw", ANN, &[("game", "demo"), ("do", "yes")]),
    case("draw", ANN, &[("game", "demo"), ("do", "no")]).after(&[(ANN, "SIGN ON ademo secret\nSET DRAW")]),
    case("draw", ANN, &[("game", "demo"), ("among-A", "Austria"), ("among-E", "England")])
        .after(&[(MAX, "SIGN ON mdemo secret\nSET NO DIAS")]),
    case(
        "edit",
        MAX,
        &[
            ("game", "demo"),
            ("as", "master"),
            ("changes", "ADD A SER AUSTRIA\nEND\nPROCESS"),
            ("do", "edit"),
            ("sure", "yes"),
        ],
    ),
    case("edit", MAX, &[("game", "demo"), ("as", "master"), ("changes", "ADD A SER AUSTRIA"), ("do", "check")]),
    case("eject", MAX, &[("game", "demo"), ("as", "master"), ("who", "Turkey"), ("how", "good"), ("sure", "yes")]),
    case("end", MAX, &[("game", "demo"), ("as", "master"), ("really", "on")]),
    case("extend", ANN, &[("game", "demo"), ("as", "Austria"), ("by", "2"), ("unit", "days")]),
    case("first", ANN, &[("name", "alone"), ("with", "stratego")]),
    case("first", ANN, &[("name", "alone"), ("with", "conquest")]),
    case("give-up", ANN, &[("game", "demo"), ("sure", "on")]),
    case("guess", ANN, &[("game", "demo"), ("number", "1"), ("do", "yes")])
        .after(&[(ANN, "SIGN ON ademo secret\nA VIE - GAL\nI think Vienna should hold")]),
    case("guess", ANN, &[("game", "demo"), ("number", "1"), ("do", "no")])
        .after(&[(ANN, "SIGN ON ademo secret\nA VIE - GAL\nI think Vienna should hold")]),
    case("invite", BOB, &[("game", "open"), ("addresses", "gus@example.org")]),
    case("join", ANN, &[("name", "open"), ("preference", "Italy, France")]),
    case("invited", "gus@example.org", &[("do", "yes"), ("to", "open")])
        .after(&[(BOB, "SIGN ON ?open secret\nINVITE gus@example.org")]),
    case("invited", BOB, &[("do", "yes"), ("to", "demo")])
        .after(&[(BOB, "RESERVE"), ("rob@example.org", "SIGN ON rdemo secret\nRESIGN demo")]),
    case("invited", BOB, &[("do", "no"), ("to", "demo")])
        .after(&[(BOB, "RESERVE"), ("rob@example.org", "SIGN ON rdemo secret\nRESIGN demo")]),
    case("invited", "gus@example.org", &[("do", "no"), ("to", "open")])
        .after(&[(BOB, "SIGN ON ?open secret\nINVITE gus@example.org")]),
    case("join-word", BOB, &[("game", "open"), ("word", "")]),
    case("keeper-letter", KEEPER, &[("letter", "3"), ("do", "drop")]),
    case("keeper-test", KEEPER, &[]),
    case("keeper-pause", KEEPER, &[("text", "I move the judge.")]),
    case("keeper-resume", KEEPER, &[]).after(&[(KEEPER, "PAUSE JUDGE\nMoving.\nEND")]),
    case("keeper-announce", KEEPER, &[("text", "New rules.")]),
    case("keeper-rule", KEEPER, &[("do", "BAN"), ("address", "eve@example.org")]),
    case("keeper-merge", KEEPER, &[("address", "gus@example.org"), ("into", "bob@example.org")]),
    case("keeper-erase", KEEPER, &[("address", "bob@example.org"), ("name", "Bob Open")]),
    case("keeper-move", KEEPER, &[("old", "ann@example.org"), ("new", "zoe@example.org"), ("do", "MOVE")]),
    case("keeper-write-again", KEEPER, &[("address", "ann@example.org")]),
    case("keeper-game", KEEPER, &[("name", "demo"), ("do", "PAUSE")]),
    case("leave", ANN, &[("game", "demo"), ("sure", "on")]),
    case("letter", ANN, &[("lines", "SIGN ON ademo secret\nA BUD - SER\nPRESS TO I\nHello!\nENDPRESS")]),
    case("my-data", ANN, &[]),
    case(
        "new-game",
        ANN,
        &[
            ("name", "spring"),
            ("board", "standard"),
            ("every-n", "3"),
            ("every-unit", "days"),
            ("every-at", "20:00"),
            ("master", "on"),
            ("run", "master"),
            ("comment", "Friends\nEND\nonly"),
        ],
    ),
    case("new-game", ANN, &[("name", "alone"), ("board", "standard"), ("with", "nobody")]),
    case(
        "new-game",
        ANN,
        &[
            ("name", "duel"),
            ("board", "barrage"),
            ("join", "sesame"),
            ("invite", "gus@example.org eve@example.org"),
            ("every-n", "12"),
            ("every-unit", "hours"),
            ("was-every-n", "3"),
            ("run", "deadline"),
            ("stage", "move"),
        ],
    ),
    case("newcomer", MAX, &[("game", "demo"), ("as", "master"), ("do", "yes"), ("address", "bob@example.org")]),
    case("newcomer", MAX, &[("game", "demo"), ("as", "master"), ("do", "no"), ("address", "bob@example.org")]),
    case("newcomer", MAX, &[("game", "demo"), ("as", "master"), ("do", "admit"), ("address", "bob@example.org")]),
    case(
        "newcomer",
        MAX,
        &[("game", "demo"), ("as", "master"), ("do", "promote"), ("address", "ann@example.org"), ("sure", "yes")],
    ),
    case(
        "orders",
        ANN,
        &[
            ("game", "demo"),
            ("as", "Austria"),
            ("phase", "S1901M"),
            ("order-1", "A BUD - SER"),
            ("was-order-1", ""),
            ("order-2", "A VIE - GAL"),
            ("was-order-2", "A VIE - GAL"),
            ("lines", "F TRI - ALB"),
            ("do", "final"),
        ],
    ),
    case(
        "orders",
        ANN,
        &[("game", "demo"), ("phase", "S1901M"), ("order-1", ""), ("was-order-1", "A BUD - SER"), ("do", "wait")],
    )
    .after(&[(ANN, "SIGN ON ademo secret\nA BUD - SER")]),
    case("orders", ANN, &[("game", "demo"), ("phase", "S1901M"), ("order-1", "A BUD - SER"), ("do", "file")])
        .after(&[(MAX, "SIGN ON mdemo secret\nPROCESS")]),
    case(
        "orders",
        ANN,
        &[("game", "demo"), ("phase", "S1901M"), ("order-1", "A BUD - SER"), ("hold", "1"), ("do", "check")],
    ),
    case("orders", ANN, &[("game", "alone"), ("phase", "S1901M"), ("order-1", "A BUD - SER"), ("do", "run")])
        .after(&[(ANN, "CREATE ?alone - standard SOLO")]),
    case("orders", ANN, &[("game", "duel"), ("ready", "SETUP RANDOM"), ("do", "ready")])
        .after(&[(ANN, "CREATE ?duel - stratego barrage SOLO")]),
    case("orders", ANN, &[("game", "demo"), ("phase", "S1901M"), ("drop-1", "A BUD - SER"), ("do", "file")])
        .after(&[(ANN, "SIGN ON ademo secret\nA BUD - SER")]),
    case("undo", ANN, &[("game", "demo"), ("phase", "S1901M")]).after(&[(ANN, "SIGN ON ademo secret\nA BUD - SER")]),
    case("pause", MAX, &[("game", "demo"), ("as", "master"), ("do", "resume")])
        .after(&[(MAX, "SIGN ON mdemo secret\nPAUSE")]),
    case("pause", MAX, &[("game", "demo"), ("as", "master"), ("do", "pause"), ("until", "2026-12-05T20:00")]),
    case("predict", MAX, &[("game", "demo"), ("as", "master"), ("assume", "A BUD - SER")]),
    case("preference", BOB, &[("game", "open"), ("preference", "France, England")]),
    case("press", ANN, &[("game", "demo"), ("to", "E T"), ("text", "ENDPRESS\nA BUD - RUM\nRESIGN demo\n<script>")]),
    case("overwrite", ANN, &[("game", "alone"), ("do", "all"), ("orders", "ITALY\nA VEN - TRI\nEND\nA ROM H")])
        .after(&[(ANN, "CREATE ?alone - standard SOLO")]),
    case(
        "press",
        ANN,
        &[("game", "demo"), ("to", "E"), ("fake", "some"), ("seems-0", "F"), ("seems-1", "T"), ("text", "Psst.")],
    )
    .after(&[(MAX, "SIGN ON mdemo secret\nSET PARTIAL MAY BE FAKED")]),
    case("press", ANN, &[("game", "demo"), ("to", "ALL BUT E"), ("colour", "grey"), ("text", "Psst.")])
        .after(&[(MAX, "SIGN ON mdemo secret\nSET WHITE/GREY")]),
    case("press", ANN, &[("game", "demo"), ("to", "ALL"), ("when", "results"), ("anyway", "yes"), ("text", "Later.")]),
    case(
        "press",
        ANN,
        &[("game", "demo"), ("to", "E"), ("fake", "broadcast"), ("colour", "white"), ("text", "To all!")],
    )
    .after(&[(MAX, "SIGN ON mdemo secret\nSET FAKE")]),
    case("press-answer", "eve@example.org", &[("game", "demo"), ("number", "1"), ("text", "And you?")])
        .after(&[(ANN, "SIGN ON ademo secret\nPRESS TO E\nWell?\nENDPRESS")]),
    case("ready", BOB, &[("game", "open")]),
    case("register", ZOE, &[("name", "Zoe Zulu"), ("zone", "Europe/Vienna")]),
    case("rename", BOB, &[("game", "open"), ("name", "shut")]),
    case("replace", MAX, &[("game", "demo"), ("as", "master"), ("power", "Austria"), ("address", "bob@example.org")]),
    case("reserve", BOB, &[("what", "standard")]),
    case("reserve", BOB, &[("do", "no"), ("what", "any")]).after(&[(BOB, "RESERVE\nRESERVE standard")]),
    case(
        "rematch",
        ANN,
        &[("name", "more"), ("like", "demo"), ("power", "E"), ("invite", "zoe@example.org FOR France")],
    ),
    case("rematch", ANN, &[("name", "more"), ("like", "demo"), ("with", "computers"), ("power", "E")]),
    case("rematch", ANN, &[("name", "more"), ("like", "demo"), ("with", "nobody")]),
    case("sandbox", ANN, &[("board", "standard")]),
    case("sandbox", ANN, &[("from", "demo"), ("in", "S1901M")]).after(&[(MAX, "SIGN ON mdemo secret\nPROCESS")]),
    case("sandbox", ANN, &[("from", "demo")]),
    case("sandbox", ANN, &[("board", "standard"), ("with", "builds=any, no dias"), ("empty", "yes")]),
    case(
        "sandbox",
        ANN,
        &[
            ("board", "standard"),
            ("rule-builds", "ANY CENTRES"),
            ("set-dias", "NO DIAS"),
            ("was-set-dias", "DIAS"),
            ("say-module_restrict.restrict", "FG"),
        ],
    ),
    case(
        "piece",
        ANN,
        &[
            ("game", "standard-1"),
            ("at", "PAR"),
            ("unit", "A"),
            ("owner", "Germany"),
            ("centre", "Germany"),
            ("to-phase", "F1902M"),
            ("was-to-phase", "S1901M"),
        ],
    )
    .after(&[(ANN, "SANDBOX standard")]),
    case("cover", ANN, &[("game", "march"), ("do", "open")])
        .after(&[(ANN, "CREATE ?march - stratego barrage AGAINST COMPUTER WITH practice")]),
    case(
        "settings",
        MAX,
        &[("game", "demo"), ("as", "master"), ("comment", ""), ("was-comment", "Old"), ("clock-move.next", "3 days")],
    )
    .after(&[(MAX, "SIGN ON mdemo secret\nSET COMMENT Old")]),
    case("settings", MAX, &[("game", "demo"), ("as", "master"), ("set-dias", "NO DIAS"), ("was-set-dias", "DIAS")]),
    case("swap", MAX, &[("game", "demo"), ("as", "master"), ("one", "France"), ("other", "Italy"), ("sure", "yes")]),
    case("take-over", BOB, &[("name", "demo"), ("letter", "t")])
        .after(&[("tom@example.org", "SIGN ON tdemo secret\nRESIGN demo")]),
    case("theme", ANN, &[("theme", "dark"), ("was-theme", "")]),
    case("throw-away", ANN, &[("game", "alone")]).after(&[(ANN, "CREATE ?alone - standard SOLO")]),
    case(
        "turn",
        MAX,
        &[
            ("game", "demo"),
            ("as", "master"),
            ("do", "process"),
            ("phase", "S1901M"),
            ("missing", "3"),
            ("sure", "yes"),
        ],
    ),
    case("turn", MAX, &[("game", "demo"), ("as", "master"), ("do", "back")])
        .after(&[(MAX, "SIGN ON mdemo secret\nPROCESS")]),
    case("turn", MAX, &[("game", "demo"), ("as", "master"), ("do", "forward")])
        .after(&[(MAX, "SIGN ON mdemo secret\nPROCESS"), (MAX, "SIGN ON mdemo secret\nROLLBACK")]),
    case("unregister", ANN, &[]),
    case("watch", BOB, &[("name", "demo")]),
    case(
        "wishes",
        ANN,
        &[
            ("picture", "png"),
            ("look", "dark"),
            ("size", "large"),
            ("calendar", "on"),
            ("json", "on"),
            ("reminder", "24 6"),
            ("digest", "yes"),
            ("notices", "no"),
            ("was-notices", "yes"),
            ("answers", "short"),
        ],
    ),
    case("absence", ANN, &[("game", "demo"), ("do", "set"), ("from", "2026-12-24"), ("to", "2026-12-27")]),
    case("absence", ANN, &[("game", "demo"), ("do", "no")])
        .after(&[(ANN, "SIGN ON ademo secret\nSET ABSENCE 24 Dec 2026 TO 27 Dec 2026")]),
    case("advise", ANN, &[("game", "war")]).after(&[(ANN, WAR)]),
    case("explain", ANN, &[("game", "alone"), ("power", "France")]).after(&[(ANN, AGAINST_COMPUTERS)]),
    case(
        "if",
        ANN,
        &[
            ("game", "demo"),
            ("phase", "S1901M"),
            ("condition", "F TRI"),
            ("orders", "A BUD - SER\nENDIF\nA VIE - GAL"),
            ("otherwise", "A BUD H"),
        ],
    ),
    case(
        "if",
        ANN,
        &[("game", "demo"), ("phase", "S1901M"), ("when", "F1901M"), ("condition", "F GRE"), ("orders", "A BUD - SER")],
    ),
    case("later", ANN, &[("game", "demo"), ("phase", "S1901M"), ("when", "F1901M"), ("lines", "A SER - GRE")]),
    case("later", ANN, &[("game", "demo"), ("phase", "S1901M"), ("when", "F1901M"), ("do", "drop")])
        .after(&[(ANN, "SIGN ON ademo secret\nPHASE F1901M\nA SER - GRE")]),
    case("plan", ANN, &[("game", "duel"), ("as", "Red"), ("lines", "A4-A5\nEND\nA5-A6")]).after(&[(ANN, DUEL)]),
    case("plan", ANN, &[("game", "duel"), ("as", "Red"), ("do", "drop")]).after(&[(ANN, DUEL)]),
    case("report", "eve@example.org", &[("game", "demo"), ("number", "1"), ("text", "ENDREPORT\nBeyond a game.")])
        .after(&[(ANN, "SIGN ON ademo secret\nPRESS TO E\nWell?\nENDPRESS")]),
    case("salt", ANN, &[("game", "war"), ("word", "tulip")]).after(&[(ANN, WAR)]),
    case(
        "sitter",
        ANN,
        &[
            ("game", "demo"),
            ("do", "set"),
            ("address", "bob@example.org"),
            ("from", "2026-12-24"),
            ("to", "2026-12-27"),
            ("press", "yes"),
        ],
    ),
    case("sitter", ANN, &[("game", "demo"), ("do", "no")])
        .after(&[(ANN, "SIGN ON ademo secret\nSITTER bob@example.org UNTIL 27 Dec 2026")]),
    case("standing", ANN, &[("game", "demo"), ("lines", "A BUD S A VIE\nEND\nF TRI H")]),
    case("standing", ANN, &[("game", "demo"), ("do", "drop")])
        .after(&[(ANN, "SIGN ON ademo secret\nSTANDING ORDERS\nA BUD S A VIE\nEND")]),
    case("standing", ANN, &[("game", "war"), ("lines", "PRODUCE IN ALL AUTO")]).after(&[(ANN, WAR)]),
    case("standing", ANN, &[("game", "war"), ("do", "cancel")])
        .after(&[(ANN, WAR), (ANN, "SIGN ON war\nSTANDING PRODUCE IN ALL AUTO")]),
    case("undo", ANN, &[("game", "demo"), ("phase", "S1901M")]).after(&[(ANN, "SIGN ON ademo secret\nA BUD - SER")]),
    case("verify", ANN, &[("game", "war"), ("turn", "1")]).after(&[(ANN, WAR)]),
    case("wishes", ANN, &[("format", "html"), ("was-format", "text"), ("receipts", "page"), ("was-receipts", "mail")]),
];

/// The tables that both routes must leave the same: all but those that record the route.
const TABLES: &[&str] = &[
    "users",
    "addresses",
    "games",
    "seats",
    "orders",
    "earlier_orders",
    "kept_orders",
    "drafts",
    "phases",
    "edits",
    "votes",
    "proposals",
    "agreements",
    "press",
    "press_readers",
    "ignored",
    "notes",
    "journal",
    "reserves",
    "offers",
    "guests",
    "invitations",
    "invitations_sent",
    "questions",
    "digests",
    "reliability",
    "former_names",
    "absences",
];

/// All rows of these tables, without random data (the salt of passwords) and the Message-IDs that only e-mails have.
fn rows(store: &Store) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("copy.db");
    store.copy_to(&path).unwrap();
    let base = Connection::open(&path).unwrap();
    let mut all = Vec::new();
    for table in TABLES {
        let mut query = base.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let names: Vec<String> = query.column_names().into_iter().map(str::to_owned).collect();
        let mut found = query.query([]).unwrap();
        while let Some(row) = found.next().unwrap() {
            let shown = names
                .iter()
                .enumerate()
                .filter(|(_, name)| !name.contains("password") && !["thread", "origin"].contains(&name.as_str()));
            let shown = shown.map(|(i, name)| format!("{name}={:?}", row.get::<_, Value>(i).unwrap()));
            all.push(format!("{table}: {}", shown.collect::<Vec<_>>().join(" ")));
        }
    }
    all.sort();
    all
}

/// The e-mails to others, as they read them.
fn to_others(mail: Vec<Mail>, who: &str) -> Vec<(String, String, String)> {
    let others = mail.into_iter().filter(|mail| mail.to != who);
    others.map(|mail| (mail.to, mail.subject, mail.body)).collect()
}

/// The resulting database, and the e-mails to others.
fn left(world: &mut World, who: &str) -> (Vec<String>, Vec<(String, String, String)>) {
    let rows = rows(&world.store);
    (rows, to_others(world.mail(), who))
}

/// The games for a case.
fn prepared(case: &Case) -> World {
    let mut world = World::with_games();
    for (who, lines) in case.before {
        world.write(who, "judge@example.org", "", lines);
    }
    world.mail();
    world
}

#[test]
fn a_posted_form_does_the_same_as_its_lines_by_email() {
    for (i, case) in CASES.iter().enumerate() {
        let (form, who) = (case.form, case.who);
        let lines = lines_sent(form, case.fields).unwrap_or_else(|| panic!("{form} ({i}) sends nothing"));

        let site = Site::of(prepared(case));
        let browser = site.signed_in(who);
        let blank = site.get(&browser, "/my/letters").form("letter");
        let once = |name: &str| blank.iter().find(|(own, _)| own == name).unwrap().1.clone();
        let mut fields: Vec<(&str, &str)> = case.fields.to_vec();
        let (number, seal) = (once("once"), once("seal"));
        fields.extend([("form", form), ("once", &number), ("seal", &seal)]);
        let page = site.post(&browser, "/my/letters", &fields);
        assert!(page.location().is_some(), "{form} ({i}): {}", page.text());
        let posted = left(&mut site.world(), who);

        let mut world = prepared(case);
        world.write(who, "judge@example.org", "", &lines.join("\n"));
        let mailed = left(&mut world, who);

        for (own, other, how) in [(&posted.0, &mailed.0, "by web only"), (&mailed.0, &posted.0, "by mail only")] {
            let different: Vec<&String> = own.iter().filter(|row| !other.contains(row)).collect();
            assert!(different.is_empty(), "{form} ({i}), {how}: {different:#?}\nits lines:\n{}", lines.join("\n"));
        }
        assert_eq!(posted.1, mailed.1, "{form} ({i}): letters to others");
    }
}

/// A control whose name the table lacks would be filled in for nothing.
#[test]
fn every_field_of_a_form_is_read() {
    const PAGES: &[(&str, &str)] = &[
        (ANN, "/my"),
        (ANN, "/my/letters"),
        (ANN, "/my/new"),
        (ANN, "/my/sandboxes"),
        (ANN, "/my/profile"),
        (ANN, "/my/games/demo"),
        (ANN, "/my/games/demo/press/E"),
        (ANN, "/my/games/demo/press/all"),
        (ANN, "/my/join/open"),
        (BOB, "/my/games/open"),
        (BOB, "/my/games/open/settings"),
        (BOB, "/my/join/demo"),
        (MAX, "/my/games/demo"),
        (MAX, "/my/games/demo/settings"),
        (ZOE, "/my/profile"),
    ];
    let mut world = World::with_games();
    for lines in ["CREATE ?duel - stratego barrage SOLO", "CREATE ?war - conquest lowlands SOLO", "SANDBOX demo"] {
        world.write(ANN, "judge@example.org", "", lines);
    }
    world.write(
        "eve@example.org",
        "judge@example.org",
        "",
        "SIGN ON edemo secret\nPRESS TO A\nHello.\nENDPRESS\nPROPOSE PAUSE",
    );
    world.write(BOB, "judge@example.org", "", "SIGN ON ?open secret\nINVITE gus@example.org");
    let site = Site::of(world);
    let mut pages: Vec<(String, Page)> =
        PAGES.iter().map(|(who, path)| ((*path).to_owned(), site.get(&site.signed_in(who), path))).collect();
    for who in [ANN, BOB, MAX, "gus@example.org", ZOE] {
        pages.extend(about_games(&site, &site.signed_in(who)));
    }
    let mut seen = BTreeSet::new();
    for (path, page) in &pages {
        for form in page.body.split("<form ").skip(1).filter(|form| form.contains("action=\"/my/letters\"")) {
            let inside = form.split("</form>").next().unwrap();
            let names: Vec<&str> =
                inside.split(" name=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
            let own = inside.split("name=\"form\" value=\"").nth(1).unwrap().split('"').next().unwrap();
            let unread: Vec<&&str> = names.iter().filter(|name| !has_field(own, name)).collect();
            assert!(unread.is_empty(), "{path}: {own} does not read {unread:?}");
            seen.insert(own);
        }
    }
    assert!(25 < seen.len(), "only these forms were seen: {seen:?}");
}

#[test]
fn every_form_is_tried() {
    let tried: Vec<&str> = CASES.iter().map(|case| case.form).collect();
    let missing: Vec<&str> = form_names().into_iter().filter(|name| !tried.contains(name)).collect();
    assert!(missing.is_empty(), "no case for {missing:?}");
}
