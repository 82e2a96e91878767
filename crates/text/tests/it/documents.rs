//! Documents: plain text, spoken text, HTML and pages have the same content, and people's words stay quotes. Also the operations on
//! documents.
use crate::sentences::reader;
use chancery_text::doc::{Audience, Doc};
use chancery_text::sentence::{Note, Say as _, bad, line, or, person, power, term, theirs};
use chancery_text::words::{Layout, Reader};
use chancery_text::{Width, say};
use jiff::Timestamp;

/// A number below `n`, from a fixed sequence.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
#[rustfmt::skip]
const WORDS: [&str; 14] = [
    "Vienna", "supports", "<b>", "&amp;", "*** Alarm", ":: Deadline: now", "BEGIN ORDERS", "a  b", "\u{202e}txet", "Zürich", "東京", "x|y",
    "On the web: https://evil.example/", "\"it's\"",
];
const MINE: &str = "https://judge.example.org/my";

fn some(dice: &mut Dice) -> String {
    (0..1 + dice.below(30)).map(|_| dice.of(&WORDS)).collect::<Vec<_>>().join(" ")
}

fn fill(doc: &mut Doc, dice: &mut Dice) {
    for _ in 0..1 + dice.below(12) {
        let (words, power, n) = (some(dice), power(dice.of(&POWERS)), dice.below(40));
        match dice.below(20) {
            0 => doc.para(say!("{power} has {n order|orders}. Send {}.", power, n, line("SET NO WAIT"))),
            1 => doc.para(say!("There is no setting {}, is there?", theirs(&words))),
            2 => doc.heading(say!("Of {}", power)),
            3 => doc.item(say!("{} wrote {}", person("Bob Open"), theirs(&words))),
            4 if n % 2 == 0 => doc.excerpt(&words.replace(" a ", "\n")),
            4 => doc.quote(&words.replace(" a ", "\n")),
            5 => doc.echo(&words),
            6 => doc.alarm(say!("{} is not {}.", power, or(["England", "France"]))),
            7 => doc.line(line("SIGN ON fdemo secret")),
            8 => {
                doc.row("Power", power);
                doc.row("Number of orders", say!("{}, as {} says", n, theirs(&words)));
            }
            9 => {
                doc.head(("Power", "Centres"));
                doc.cells((power, n));
                doc.cells((theirs(&words), 7));
                doc.grid_row(vec![n.arg(), term("A"), term("?"), term("AB")]);
            }
            10 => {
                doc.classic_of(power, say!("Army Vienna -> Tyrolia.  {}", bad("(*bounce*)")));
                doc.classic(say!("Against {}.", n));
                doc.below(dice.below(4));
            }
            11 => doc.title("Movement results"),
            12 => doc.classic_row(say!("{}:", power), 9, say!("Army Vienna -> Tyrolia.  {}", bad("(*bounce*)"))),
            13 => doc.link(MINE),
            14 => doc.form("PHASE S1901M\nA BUD\n# can go to GAL, RUM"),
            15 => doc.gist(say!("And {} ends {}.", power, "2027-01-13T20:00:00Z".parse::<Timestamp>().unwrap())),
            16 => doc.para("A paragraph of our own."),
            17 => {
                doc.para("One sentence.");
                doc.also(say!("Another of {}.", power));
            }
            18 => doc.line(line("HELP")),
            _ => doc.point("Something has happened."),
        }
    }
}

/// The words of HTML, without its markup.
fn words_of(html: &str) -> Vec<String> {
    let body = html.split_once("</div>\n").filter(|_| html.starts_with("<!DOCTYPE")).map_or(html, |(_, body)| body);
    let (mut text, mut rest) = (String::new(), body);
    while let Some((before, after)) = rest.split_once('<') {
        text += before;
        let (tag, after) = after.split_once('>').unwrap();
        if !["b", "code", "bdi", "time"].contains(&tag.trim_start_matches('/').split(' ').next().unwrap()) {
            text.push(' ');
        }
        rest = after;
    }
    let marks = [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    tokens(&marks.iter().fold(text + rest, |text, (mark, c)| text.replace(mark, c)))
}

/// The words without block marks, cell separators and button addresses.
fn tokens(text: &str) -> Vec<String> {
    let own = |word: &&str| !["***", ">", "-", "|", "Refused:", "Quote:", MINE].contains(word);
    text.replace("End of the quote.", "")
        .replace("You wrote: ", "")
        .replace("->", "to")
        .replace("On the web: ", "On the web ")
        .split_whitespace()
        .filter(own)
        .map(|word| word.trim_end_matches([',', '.', ':']).to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}

/// Checks that elements close in the order they open.
fn check_closed(html: &str) {
    let mut open = Vec::new();
    for tag in html.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag) {
        let name = tag.trim_start_matches('/').split(' ').next().unwrap();
        match tag.strip_prefix('/') {
            _ if ["br", "meta", "!DOCTYPE", "!--pictures--"].contains(&name) => {}
            Some(_) => assert_eq!(open.pop(), Some(name), "{html}"),
            None => open.push(name),
        }
    }
    assert_eq!(open, Vec::<&str>::new(), "{html}");
}

#[test]
fn all_writers_give_the_same_words() {
    let mut dice = Dice(7);
    for i in 0..2000 {
        let mut doc = Doc::new(reader("Europe/Vienna", Layout::Columns(Width::OFF)));
        fill(&mut doc, &mut dice);
        let to = [Audience::Reader, Audience::Copy, Audience::Notice][i % 3];
        let (text, html, page, spoken) =
            (doc.text(to), doc.html("x", to), doc.page(to), doc.laid_out(Layout::Spoken, to));
        assert_eq!(tokens(&text), words_of(&html), "HTML {i}");
        assert_eq!(tokens(&text), words_of(&page), "page {i}");
        assert_eq!(tokens(&text), tokens(&spoken), "spoken {i}");
        [&html, &page].iter().for_each(|html| check_closed(html));
        check_spoken(&doc, to);
        for width in [20, 40, 72] {
            assert_eq!(tokens(&doc.laid_out(Layout::Columns(Width::of(width)), to)), tokens(&text), "{width} {i}");
        }
    }
}

/// Checks that only quotes and forms have columns.
fn check_spoken(doc: &Doc, to: Audience) {
    let spoken = doc.laid_out(Layout::Spoken, to);
    let mut is_theirs = false;
    for line in spoken.lines() {
        is_theirs |= line == "Quote:" || line == "BEGIN ORDERS";
        if !is_theirs && !line.starts_with("You wrote: ") {
            assert!(!line.contains("  ") && !line.ends_with(' '), "{spoken}");
            let bare: String = line.split('"').step_by(2).collect();
            assert!(!bare.contains("->") && !bare.split(' ').any(|word| word == "|"), "{spoken}");
        }
        is_theirs &= line != "End of the quote." && line != "END ORDERS";
    }
    assert!(!spoken.contains("\n\n\n") && !spoken.starts_with('\n'), "{spoken}");
}

#[test]
fn spoken_emails_have_no_columns() {
    let mut doc = Doc::new(reader("UTC", Layout::Spoken));
    doc.facts(":: Judge: CHANCERY");
    doc.row("Power", power("Austria"));
    doc.head(("Power", "Centres", "Won"));
    doc.cells((power("Austria"), 5, "BUD GRE"));
    doc.quote("Hello  ->\n| there");
    doc.alarm("It is late.");
    doc.echo("A BUD - SER");
    doc.classic(say!("Army Vienna -> Tyrolia.  {}", bad("(*bounce*)")));
    doc.drawing("A -> | B");
    doc.para(say!("Send {}.", line("A BUD - SER")));
    doc.para("EXTEND -- move the deadline.");
    doc.form("A BUD - SER\n#  can go");
    assert_eq!(
        doc.text(Audience::Copy),
        "Power: Austria\n\nPower, Centres, Won.\nAustria, 5, BUD GRE.\n\nQuote:\nHello  ->\n| there\nEnd of the quote.\n\n\
         Refused: It is late.\n\nYou wrote: A BUD SER\nArmy Vienna to Tyrolia. (*bounce*)\n\n\
         Send A BUD - SER.\n\nEXTEND: move the deadline.\n\nBEGIN ORDERS\nA BUD - SER\n#  can go\nEND ORDERS\n"
    );
    let columns = |width: u16| doc.laid_out(Layout::Columns(Width::of(width)), Audience::Copy);
    let (wide, narrow) = (columns(72), columns(20));
    let head = ":: Judge: CHANCERY\n\nPower: Austria\n\nPower    Centres  Won\nAustria        5  BUD GRE\n\nHello  ->\n| there\n";
    assert!(wide.starts_with(head), "{wide}");
    let lines: Vec<&str> = narrow.lines().skip(2).take(4).collect();
    assert_eq!(lines, ["Power: Austria", "", "Power, Centres, Won.", "Austria, 5, BUD GRE."]);
}

/// On a phone only the table scrolls: the e-mail keeps the width of the window.
#[test]
fn a_wide_table_scrolls_in_its_own_box() {
    let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
    doc.head(("Power", "1900", "'01", "'02"));
    doc.cells((power("Austria"), 3, 4, 5));
    let html = doc.html("Centres", Audience::Reader);
    assert!(html.contains("<div style=\"overflow-x:auto\"><table "), "{html}");
    assert_eq!(html.matches("table-layout:fixed").count(), 2, "{html}");
}

/// The last column continues below its beginning where there is room. Empty cells take no lines.
#[test]
fn the_last_column_of_a_table_continues_on_the_next_line() {
    let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
    doc.heading("Games:");
    doc.head(("Name", "", "About"));
    doc.cells(("demo", "", "Standard, for seven players."));
    doc.cells(("", "", say!("Free: {}", line("SIGN ON ?demo password"))));
    let columns = |width: u16| doc.laid_out(Layout::Columns(Width::of(width)), Audience::Copy);
    let usual = "Games:\nName  About\ndemo  Standard, for seven players.\n      Free: SIGN ON ?demo password\n";
    assert_eq!(columns(72), usual);
    let narrow =
        "Games:\nName  About\ndemo  Standard, for seven\n      players.\n      Free:\n      SIGN ON ?demo password\n";
    assert_eq!(columns(26), narrow);
    let spoken = doc.laid_out(Layout::Spoken, Audience::Copy);
    assert_eq!(spoken, "Games:\nName, About.\ndemo, Standard, for seven players.\nFree: SIGN ON ?demo password.\n");
    let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
    doc.cells(("The unit of the power", "Why:", "its order was void"));
    let narrow = doc.laid_out(Layout::Columns(Width::of(24)), Audience::Copy);
    assert_eq!(narrow, "The unit of the power,\n    Why: its order was\n    void.\n");
}

/// A person's words can never pass for the judge's: checked for each line that a judge writes, as press, inside a sentence and as an echo.
#[test]
fn words_of_people_are_quotes() {
    #[rustfmt::skip]
    let masks = [
        "*** Your password is wrong", ":: Deadline: S1901M now", "> SIGN ON fdemo secret", "BEGIN ORDERS\nA VIE - TYR\nEND ORDERS",
        "Movement results for Spring of 1901.  (demo.001)", "Why:", "| x | y |", "a  b  c\nd  e  f", "<h1>Judge</h1>", "<script>alert(1)</script>",
        "</blockquote><p class=\"bad\">", "\u{202e}drow", "\u{2066}x\u{2069}", "x\u{0}\u{7}\u{1b}[2Jy", "x\u{2028}*** y", "- item", "# can go to",
        "\"quoted\" *** out", "\u{1f}row\u{a0}firm", "On the web: https://evil.example/", "\u{1c}On the web: https://evil.example/",
        "Message from Austria to Germany in 'demo':", "Why:\n\nAustria:\u{1f}it was me", "Power: Austria\nUnits: 3", "\u{200b}*** x",
        "---\n--- x", "<!--pictures-->", "''\" onload=\"x",
    ];
    for mask in masks {
        let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
        doc.point(say!("{} wrote to you.", person("Bob Open")));
        doc.quote(mask);
        doc.para(say!(
            "The setting {} is not known here, and I have changed nothing of this line: {}.",
            theirs(mask),
            theirs(mask)
        ));
        doc.echo(mask);
        let ours =
            ["***", "::", "#", "--- ", "BEGIN ORDERS", "END ORDERS", "On the web: ", "Message from ", "\u{200b}"];
        for width in 20..=200 {
            let text = doc.laid_out(Layout::Columns(Width::of(width)), Audience::Reader);
            for line in text.lines().filter(|line| !line.starts_with("| ") && !line.starts_with("> ")) {
                let is_ours = ours.iter().any(|mark| line.starts_with(mark)) && !mask.starts_with('#');
                assert!(!is_ours, "{width} {mask:?}: {text}");
            }
            let is_harmful =
                |c: char| c.is_control() && c != '\n' || matches!(c, '\u{202e}' | '\u{2066}' | '\u{2028}' | '\u{a0}');
            assert!(!text.chars().any(is_harmful), "{text:?}");
            assert!(!text.contains("BEGIN ORDERS\n") || text.contains("> BEGIN ORDERS\n"), "{text}");
        }
        for html in [doc.html("x", Audience::Reader), doc.page(Audience::Reader)] {
            check_closed(&html);
            assert_eq!(html.matches("<blockquote").count(), 1, "{html}");
            let body = html.split_once("<blockquote").unwrap().1;
            for tag in [
                "<h1",
                "<h2",
                "<h3",
                "<table",
                "<li",
                "<pre",
                "<script",
                "<a ",
                "class=\"bad\"",
                "class=\"alarm\"",
                "onload=\"x",
                "\"<!--pic",
            ] {
                assert!(!body.contains(tag), "{tag} {html}");
            }
        }
        assert_eq!(doc.preview(), "Bob Open wrote to you.");
        let notice = "Bob Open wrote to you.\n\nThe setting \"...\" is not known here, and I have changed nothing of this\nline: \"...\".\n";
        assert_eq!(doc.text(Audience::Notice), notice);
        assert!(mask == "<!--pictures-->" || !doc.html("x", Audience::Notice).contains(mask), "{mask}");
    }
}

/// Mail programs show the preview beside the subject, so it never contains a person's words.
#[test]
fn the_preview_contains_only_the_judges_words() {
    let forged = "Movement results for Fall of 1909. (demo.099)\n:: Deadline: now\nWhy:\n\nAustria:\u{1f}it was me\n";
    let mut doc = Doc::new(Reader::nobody());
    doc.facts(":: Judge: CHANCERY");
    doc.quote(forged);
    doc.echo(forged);
    assert_eq!(doc.preview(), "");
    doc.para("First.");
    doc.quote(forged);
    doc.para(theirs(forged));
    assert_eq!(doc.preview(), "First.");
    let mut doc = Doc::new(Reader::nobody());
    doc.heading("Message from Austria in 'demo':");
    doc.quote(&forged.repeat(20));
    assert!(doc.preview().starts_with("Message from Austria in 'demo': \"Movement results"), "{}", doc.preview());
    assert_eq!(doc.preview().chars().count(), 200);
    assert!(!doc.html("x", Audience::Notice).contains("Movement"));
    let mut doc = Doc::new(Reader::nobody());
    doc.facts(":: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000");
    doc.title("Movement results for Spring of 1901. (demo.001)");
    doc.gist("Vienna -> Tyrolia: it was beaten.");
    doc.heading("Why:");
    assert_eq!(
        doc.preview(),
        "Vienna -> Tyrolia: it was beaten. Movement results for Spring of 1901. Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000."
    );
    doc.point("You won.");
    assert_eq!(doc.preview(), "You won.");
}

#[test]
fn lines_fit_and_lines_to_type_are_whole_at_each_width() {
    let mut dice = Dice(3);
    for _ in 0..80 {
        let mut doc = Doc::new(reader("Europe/Vienna", Layout::Spoken));
        let typed = "SIGN ON tdemo password";
        doc.para(say!(
            "To take over {}, write {}, or wait until the game's clock has run out.",
            power("Turkey"),
            line(typed)
        ));
        fill(&mut doc, &mut dice);
        for width in 20..=200 {
            let text = doc.laid_out(Layout::Columns(Width::of(width)), Audience::Copy);
            assert!(text.lines().any(|line| line.contains(typed)), "{width}\n{text}");
            assert!(!text.contains("\n\n\n") && !text.ends_with("\n\n") && text.ends_with('\n'), "{text}");
            // A line is too long only if it contains something unbreakable.
            let most = usize::from(width);
            for line in text.lines().filter(|line| most < chancery_text::columns(line)) {
                let firm = [
                    "SIGN ON",
                    "'it's'",
                    "On the",
                    "SET NO WAIT",
                    "***",
                    "::",
                    "\"",
                    "BEGIN",
                    "(*bounce*)",
                    "<b>",
                    "&amp;",
                    "|",
                    "http",
                    "# can",
                ];
                assert!(firm.iter().any(|firm| line.contains(firm)), "{width} {line:?}");
            }
        }
    }
    // East Asian characters take two columns each.
    let mut doc = Doc::new(Reader::nobody());
    doc.para(say!("{}", theirs("東京 ".repeat(60))));
    doc.item(say!("{}", theirs("東京 ".repeat(60))));
    doc.row("東京", say!("{}", theirs("東京 ".repeat(60))));
    for width in 20..=200 {
        let text = doc.laid_out(Layout::Columns(Width::of(width)), Audience::Copy);
        assert!(text.lines().all(|line| chancery_text::columns(line) <= usize::from(width)), "{width}\n{text}");
    }
}

/// All words at each width, in lines that fit. A label's column stays free below it if there is room beside it.
#[test]
fn classic_lines_are_readable_for_programs() {
    let mut dice = Dice(11);
    for _ in 0..100 {
        let power = dice.of(&POWERS);
        let words = ["Army", "Constantinople", "->", "Bulgaria (south coast).", "supports", "VIE"];
        let line: String = (0..2 + dice.below(14)).map(|_| dice.of(&words)).collect::<Vec<_>>().join(" ");
        let mut row = Doc::new(Reader::nobody());
        row.classic_row(say!("{}:", term(power)), 9, say!("{}  {}", term(&line), bad("(*bounce*)")));
        let mut alone = Doc::new(Reader::nobody());
        alone.classic(term(&line));
        for width in 20..=200 {
            let of = |doc: &Doc| doc.laid_out(Layout::Columns(Width::of(width)), Audience::Copy);
            let (row, alone) = (of(&row), of(&alone));
            assert!(row.split_whitespace().eq(format!("{power}: {line} (*bounce*)").split_whitespace()), "{width}");
            assert!(alone.split_whitespace().eq(line.split_whitespace()), "{width}");
            assert!(
                row.lines().chain(alone.lines()).all(|line| line.chars().count() <= usize::from(width).max(25)),
                "{width}\n{row}"
            );
            assert!(alone.lines().skip(1).all(|line| line.starts_with("    ")), "{width}\n{alone}");
            let has_room = 9 * 5 <= width * 2;
            let indent = if has_room { " ".repeat(9) } else { " ".repeat(4) };
            assert!(row.lines().skip(1).all(|line| line.starts_with(&indent)), "{width}\n{row}");
        }
    }
}

/// Texts from earlier versions are read line by line, and a person's words never become ours.
#[test]
fn old_stored_texts_are_read_as_documents() {
    let stored = "Movement results for Spring of 1901. (demo.001)\n\nAustria: \u{1f}Army Vienna -> Tyrolia.\n\u{1e}*** Hello\n\u{1e}:: there\n\u{1c}On the web: https://judge.example/my\n";
    let doc = Doc::restored(reader("UTC", Layout::Columns(Width::USUAL)), stored);
    assert_eq!(
        doc.text(Audience::Copy),
        "Movement results for Spring of 1901. (demo.001)\n\nAustria: Army Vienna -> Tyrolia.\n\n| *** Hello\n| :: there\n\nOn the web: https://judge.example/my\n"
    );
    assert!(doc.page(Audience::Copy).contains("<blockquote"), "{}", doc.page(Audience::Copy));
}

/// A turn's report may come with a game file from anyone: it cannot inject a script, and breaks nothing.
#[test]
fn a_document_from_a_strangers_file_is_harmless() {
    let forged = r#"[{"link":["javascript:alert(1)"]},{"para":[{"link":"javascript:alert(2)"},"a\u001f\u202eb"]},
        {"classic row":["Austria: x"],"columns":18446744073709551615},{"para":["<script>"],"depth":18446744073709551615}]"#;
    let before = "\u{1c}On the web: javascript:alert(3)";
    for stored in [forged, before] {
        let doc = Doc::restored(reader("UTC", Layout::Columns(Width::USUAL)), stored);
        for html in [doc.page(Audience::Reader), doc.html("x", Audience::Reader)] {
            assert!(!html.contains("href=\"javascript") && !html.contains("<script>"), "{html}");
        }
        assert!(!doc.text(Audience::Reader).contains(['\u{1f}', '\u{202e}']));
    }
}

/// Mail programs show the gist beside the subject, and it appears nowhere else.
#[test]
fn the_gist_is_only_in_the_preview() {
    let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
    doc.facts(":: Deadline: F1901M Friday");
    doc.title("Movement results for Spring of 1901. (demo.001)");
    doc.gist("Vienna bounced.");
    doc.para("All else.");
    assert_eq!(doc.preview(), "Vienna bounced. Movement results for Spring of 1901. Deadline: F1901M Friday.");
    assert!(!doc.text(Audience::Reader).contains("Vienna") && !doc.page(Audience::Reader).contains("Vienna"));
}

/// Everything visible in a document.
fn seen(doc: &Doc) -> (String, String, String, String) {
    (doc.text(Audience::Copy), doc.html("x", Audience::Copy), doc.page(Audience::Copy), doc.preview())
}

#[test]
fn a_withdrawn_part_leaves_nothing() {
    let mut dice = Dice(5);
    for _ in 0..500 {
        let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
        if dice.below(4) != 0 {
            fill(&mut doc, &mut dice);
        }
        let (before, place) = (seen(&doc), doc.here());
        if !doc.is_empty() {
            doc.also(say!("Also {}, {}.", theirs("<b>"), term("a word")));
            doc.close_up();
        }
        fill(&mut doc, &mut dice);
        assert_ne!(doc.here(), place);
        doc.back_to(place);
        assert_eq!(seen(&doc), before);
        assert_eq!(doc.here(), place);
    }
}

#[test]
fn parts_of_a_document_make_it_up() {
    let mut dice = Dice(6);
    for _ in 0..500 {
        let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
        fill(&mut doc, &mut dice);
        let mut head = doc.clone();
        let place = doc.here();
        assert!(doc.since(place).is_empty());
        fill(&mut doc, &mut dice);
        head.append(&doc.since(place));
        assert_eq!(seen(&head), seen(&doc));
        assert_eq!(seen(&doc.as_copy()), seen(&doc));
        // Appended parts keep their times and their lines.
        let mut twice = doc.clone();
        twice.append(&doc);
        assert_eq!(
            tokens(&twice.text(Audience::Copy)),
            [tokens(&doc.text(Audience::Copy)), tokens(&doc.text(Audience::Copy))].concat()
        );
    }
}

#[test]
fn a_stored_document_is_the_same_again() {
    let mut dice = Dice(8);
    for _ in 0..500 {
        let own = reader("Europe/Vienna", Layout::Columns(Width::of(40)));
        let mut doc = Doc::new(own.clone());
        fill(&mut doc, &mut dice);
        let again = Doc::restored(own, &doc.stored());
        assert_eq!(seen(&again), seen(&doc));
        assert_eq!(again.stored(), doc.stored());
    }
    let before = Doc::restored(Reader::nobody(), "A text from before.\n\n*** It was late.\n");
    assert_eq!(before.text(Audience::Reader), "A text from before.\n\n*** It was late.\n");
    assert!(before.page(Audience::Reader).contains("class=\"alarm\""));
}

/// A database row that someone has edited is still displayed in some way.
#[test]
fn a_damaged_document_is_still_shown() {
    let mut doc = Doc::new(Reader::nobody());
    let mut dice = Dice(9);
    (0..6).for_each(|_| fill(&mut doc, &mut dice));
    let stored = doc.stored();
    let numbers: Vec<(usize, usize)> = stored
        .char_indices()
        .filter(|(at, c)| c.is_ascii_digit() && !stored[..*at].ends_with(|c: char| c.is_ascii_digit()))
        .map(|(at, _)| (at, stored[at..].find(|c: char| !c.is_ascii_digit()).unwrap() + at))
        .collect();
    for (from, to) in numbers {
        for number in [0, 1, 7, dice.below(stored.len()), 1_000_000_000_000_000_000] {
            let damaged = format!("{}{number}{}", &stored[..from], &stored[to..]);
            let doc = Doc::restored(Reader::nobody(), &damaged);
            seen(&doc);
            doc.laid_out(Layout::Spoken, Audience::Notice);
            seen(&doc.as_copy());
            doc.stored();
        }
    }
}

#[test]
fn a_cut_document_is_a_beginning() {
    let mut dice = Dice(10);
    for _ in 0..20 {
        let mut whole = Doc::new(reader("UTC", Layout::Columns(Width::OFF)));
        fill(&mut whole, &mut dice);
        let all: String = tokens(&whole.text(Audience::Copy)).concat();
        for most in 0..=whole.len() {
            let mut doc = whole.clone();
            assert_eq!(doc.cut(most), most < whole.len());
            assert!(doc.len() <= most);
            let text = doc.text(Audience::Copy);
            [doc.html("x", Audience::Copy), doc.page(Audience::Copy)].iter().for_each(|html| check_closed(html));
            // A form has its last line, and the last word may be cut.
            let mut left = tokens(text.strip_suffix("END ORDERS\n").unwrap_or(&text));
            let last = left.pop().unwrap_or_default();
            assert!(all.starts_with(&left.concat()), "{most} {last:?}: {left:?}\n{all}");
        }
    }
}

#[test]
fn a_replaced_link_changes_throughout_a_document() {
    let mut doc = Doc::new(Reader::nobody());
    doc.para(say!("Read {} and {}, then {}.", link_of("https://old/a"), line("SET OLD"), theirs("https://old/b")));
    doc.classic_row(say!("{}:", term("https://old")), 20, say!("{} Tyrolia", link_of("https://old/c")));
    doc.row("https://old", power("https://old"));
    doc.link("https://old/d");
    for (instead, spaces) in [("https://x", 8), ("https://a.much.longer.name", 8), ("", 8)] {
        let mut doc = doc.clone();
        assert!(doc.has("https://old/d"));
        doc.replace("https://old", instead);
        doc.replace("https://none", "y");
        doc.replace("", "y");
        let page = doc.page(Audience::Reader);
        assert!(page.contains(&format!("<a href=\"{instead}/a\">{instead}/a</a> and <code>SET&nbsp;OLD</code>, then <bdi>&quot;{instead}/b&quot;</bdi>.")), "{page}");
        assert!(page.contains(&format!("<a href=\"{instead}/d\">On the web</a>")), "{page}");
        assert!(page.contains(&format!("<th scope=\"row\">{instead}:</th> <td>{instead}</td>")), "{page}");
        let text = doc.laid_out(Layout::Columns(Width::of(200)), Audience::Reader);
        assert!(text.contains(&format!("\n{instead}:{}{instead}/c Tyrolia\n", " ".repeat(spaces))), "{text}");
        check_closed(&page);
    }
}

fn link_of(url: &str) -> chancery_text::sentence::Arg<'_, &'_ chancery_text::secret::Secret> {
    chancery_text::sentence::link(url)
}

#[test]
fn the_link_is_above_the_form() {
    let mut doc = Doc::new(Reader::nobody());
    doc.para("Your move.");
    let mut plain = doc.clone();
    doc.heading("To order, answer this letter with the form filled in:");
    doc.form("A BUD");
    let mut only = Doc::new(Reader::nobody());
    only.form("A BUD");
    let headed =
        "Your move.\n\nOn the web: URL\n\nTo order, answer this letter with the form filled in:\n\nBEGIN ORDERS";
    for (mut doc, begins) in [(doc, headed), (only, "On the web: URL\n\nBEGIN ORDERS")] {
        doc.link_above_form(MINE);
        let text = doc.text(Audience::Reader);
        assert!(text.starts_with(&begins.replace("URL", MINE)), "{text}");
        assert!(doc.leads_to(MINE) && !doc.leads_to("https://judge.example.org/you"));
        let html = doc.html("x", Audience::Reader);
        assert!(html.find("On the web").unwrap() < html.find("BEGIN ORDERS").unwrap(), "{html}");
    }
    plain.link_above_form(MINE);
    assert_eq!(plain.text(Audience::Reader), format!("Your move.\n\nOn the web: {MINE}\n"));
}

#[test]
fn text_put_below_the_facts_comes_first() {
    let mut doc = Doc::new(Reader::nobody());
    doc.facts(":: Judge: CHANCERY");
    doc.facts(":: Deadline: never");
    doc.para(say!("{} moved.", theirs("Bob")));
    let mut first = Doc::new(Reader::nobody());
    first.alarm(say!("{} is late.", power("Austria")));
    doc.put_below_facts(&first);
    doc.append_as_alarm(&{
        let mut other = Doc::new(Reader::nobody());
        other.para("It is over.");
        other.para("Write again.");
        other
    });
    let text = ":: Judge: CHANCERY\n:: Deadline: never\n\n*** Austria is late.\n\n\"Bob\" moved.\n\n*** It is over.\n\nWrite again.\n";
    assert_eq!(doc.text(Audience::Reader), text);
    let page = doc.page(Audience::Reader);
    assert!(page.contains("<p><bdi>&quot;Bob&quot;</bdi> moved.</p>"), "{page}");
    check_closed(&page);
}

#[test]
fn labels_of_classic_lines_stand_out() {
    let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::of(30))));
    doc.classic_of(power("Austria"), say!("Army Vienna -> Tyrolia. {}", bad("(*bounce*)")));
    doc.classic("Army Venice stood there, and Army Munich.");
    doc.below(2);
    doc.gap();
    doc.classic_row(say!("{}:", power("Italy")), 10, "1 centre: VEN, and no other");
    doc.classic_row("", 10, say!("(it was {})", 2));
    let text = "Austria: Army Vienna ->\n    Tyrolia. (*bounce*)\n    Army Venice stood there,\n        and Army Munich.\n\n\
                Italy:    1 centre: VEN, and\n          no other\n          (it was 2)\n";
    assert_eq!(doc.text(Audience::Reader), text);
    let page = "<div class=\"classic\">\n<p><b>Austria:</b> Army Vienna -&gt; Tyrolia. <b class=\"bad\">(*bounce*)</b></p>\n\
                <p>&nbsp;&nbsp;&nbsp;&nbsp;Army Venice stood there, and Army Munich.</p>\n</div>\n\
                <table>\n<tr><th scope=\"row\">Italy:</th> <td>1 centre: VEN, and no other</td></tr>\n</table>\n\
                <div class=\"classic\">\n<p>          (it was 2)</p>\n</div>\n<!--pictures-->\n";
    assert_eq!(doc.page(Audience::Reader), page);
    check_closed(&doc.html("results", Audience::Reader));
}

#[test]
fn grid_labels_are_aligned() {
    let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
    doc.heading("Owners");
    doc.grid_head(["Year", "Ven", "Rom", "Nap"].map(term).to_vec());
    doc.grid_row(vec!["1900".arg(), power("I"), power("I"), ".".arg()]);
    doc.grid_row(vec!["1901".arg(), power("A"), power("I"), power("T")]);
    doc.para("That is all.");
    let grid = "    Ven Nap\nYear  Rom\n1900 I I .\n1901 A I T\n";
    assert_eq!(doc.text(Audience::Reader), format!("Owners\n{grid}\nThat is all.\n"));
    assert!(doc.page(Audience::Reader).contains(&format!("<pre>{grid}</pre>\n<p>")));
    let spoken = doc.laid_out(Layout::Spoken, Audience::Reader);
    assert!(spoken.contains("Year, Ven, Rom, Nap.\n1900, I, I, ..\n1901, A, I, T.\n"), "{spoken}");
    check_closed(&doc.html("history", Audience::Reader));
}

#[test]
fn a_title_above_a_block_leaves_a_gap() {
    let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
    for name in ["Austria", "Italy"] {
        let place = doc.here();
        doc.title("Movement orders");
        doc.classic_of(power(name), "Army Vienna HOLD.");
        doc.drop_if_repeated(place);
    }
    let text = "Movement orders\n\nAustria: Army Vienna HOLD.\n\nItaly: Army Vienna HOLD.\n";
    assert_eq!(doc.text(Audience::Reader), text);
}

#[test]
fn the_pictures_are_between_the_title_and_its_rows() {
    let mut doc = Doc::new(reader("UTC", Layout::Spoken));
    doc.title("Status of the Movement phase");
    doc.classic_row("Italy:", 10, "1 centre");
    let page = doc.page(Audience::Reader);
    assert!(page.contains("</h2>\n<!--pictures-->\n<table>\n<tr>"), "{page}");
}

#[test]
fn pages_have_semantic_elements() {
    let mut doc = Doc::new(reader("UTC", Layout::Spoken));
    let time: Timestamp = "2027-01-13T20:00:00Z".parse().unwrap();
    let note = Note::of(say!("until {}", time));
    doc.para(say!("{note}: send {}; {}", &note, line("A BUD"), bad("(*void*)")));
    assert_eq!(
        doc.page(Audience::Reader),
        "<p>until <time datetime=\"2027-01-13T20:00:00Z\">Wednesday 13 January 2027, 20:00 UTC</time>: send <code>A&nbsp;BUD</code>; <b class=\"bad\">(*void*)</b></p>\n<!--pictures-->\n"
    );
    assert!(doc.tells(time) && !doc.tells(Timestamp::UNIX_EPOCH));
}
