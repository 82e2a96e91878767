//! Wishes in everyday words, and polite words at the end of commands: the judge answers, or only shows a line, and nothing acts.
use crate::commands::{OURS, SCRIPTS};
use crate::world::{World, said};
use chancery::answers::requests::{self, Asker, RequestedLine};
use chancery::command::{Echo, GameNames, Lexicon, Strength, Subject, find, without_courtesy};
use chancery::commands::COMMANDS;
use chancery::families::{self, Does, Family, NextStep, Request};
use chancery::rules::{Power, PowerName};
use jiff::tz::TimeZone;

const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const MAX: &str = "max@example.org";

/// The sentences of a list: the outcome, and the text.
fn corpus(list: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    list.lines().filter_map(|line| line.split_once('\t')?.1.split_once('\t'))
}

const INTENTS: &str = include_str!("../letters/reading/intents.tsv");
const FRESH: &str = include_str!("../letters/reading/fresh-intents.tsv");
const LATER: &str = include_str!("../letters/reading/later-intents.tsv");
const UNSEEN: &str = include_str!("../letters/reading/unseen-intents.tsv");
const LAST: &str = include_str!("../letters/reading/last-intents.tsv");
const SECOND: &str = include_str!("../letters/reading/second-intents.tsv");
const THIRD: &str = include_str!("../letters/reading/third-intents.tsv");
const FOURTH: &str = include_str!("../letters/reading/fourth-intents.tsv");
const OUTSIDE: &str = include_str!("../letters/reading/outside-intents.tsv");

/// Only this game exists.
struct OneGame;

impl GameNames for OneGame {
    fn is_game(&self, name: &str) -> bool {
        name.eq_ignore_ascii_case("haz")
    }
}

fn lexicon() -> Lexicon<'static> {
    Lexicon { commands: &OURS, families: families::ALL, games: &OneGame, scripts: &SCRIPTS }
}

fn family(key: &str) -> &'static dyn Family {
    *families::ALL.iter().find(|family| family.key() == key).unwrap()
}

/// The wishes of Austria's player in a line, on a Monday.
fn wishes_in(line: &str) -> Vec<RequestedLine> {
    wishes_in_game("diplomacy", line)
}

/// The wishes of a player in a line, in a game of this family.
fn wishes_in_game(key: &str, line: &str) -> Vec<RequestedLine> {
    let names = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
    let name = |name: &&str| PowerName {
        letter: name[..1].to_owned(),
        name: (*name).to_owned(),
        adjective: (*name).to_owned(),
    };
    let powers: Vec<PowerName> = names.iter().map(name).collect();
    let asker = Asker {
        family: Some(family(key)),
        powers: &powers,
        own: &[Power(0)],
        game: "haz",
        now: "2026-11-23T12:00:00Z".parse().unwrap(),
        zone: TimeZone::UTC,
        is_unit: &|name| ["vienna", "trieste", "budapest"].contains(&name),
    };
    asker.wishes_in(line)
}

/// The line that a line of text leads to, or several as a choice.
fn lines_for(text: &str) -> Vec<String> {
    if let Some(call) = find(lexicon(), text) {
        return vec![format!("{} {}", call.keyword.to_uppercase(), call.rest).trim().to_owned()];
    }
    wishes_in(text).into_iter().map(|wished| wished.line).collect()
}

/// The lines that the corpus means by an outcome, and whether words may follow.
fn meant(outcome: &str) -> (String, bool) {
    let (kind, wanted) = outcome.split_once(": ").unwrap_or((outcome, ""));
    if kind == "askpress" {
        let (reader, text) = wanted.split_once(": ").unwrap();
        return match reader {
            "ALL" => (format!("BROADCAST\n{text}\nENDBROADCAST"), false),
            reader => (format!("PRESS TO {reader}\n{text}\nENDPRESS"), false),
        };
    }
    let line = match wanted {
        "WHEN" => "STATUS",
        "LATE" | "PLAYERS" | "PRESS SETTINGS" | "SETTINGS" | "LIST" => "LIST haz",
        "RESEND" | "HISTORY" => "HISTORY haz",
        "SCORE" => "SUMMARY haz",
        "RULES" => "GET HOUSE RULES",
        "HELP BUILDS" => "HELP BUILD",
        // A command with polite words at its end.
        "SUMMARY" => "SUMMARY",
        "SET CONCEDE R" => "SET CONCEDE RUSSIA",
        "EXTEND 1 DAY" | "EXTEND 2 DAYS" => return (wanted.to_owned(), false),
        other => return (other.to_owned(), !["HELP", "STATUS", "MAP", "SET DRAW", "EXTEND 1 WEEK"].contains(&other)),
    };
    (line.to_owned(), false)
}

fn is_meant(outcome: &str, line: &str) -> bool {
    let (wanted, goes_on) = meant(outcome);
    let in_days = line.replace("24 HOURS", "1 DAY").replace("48 HOURS", "2 DAYS");
    let in_days = if wanted == "EXTEND 7 DAYS" { in_days.replace("1 WEEK", "7 DAYS") } else { in_days };
    line.replace("?\nEND", "\nEND").eq_ignore_ascii_case(&wanted.replace("?\nEND", "\nEND"))
        || in_days == wanted
        || goes_on && line.strip_prefix(wanted.as_str()).is_some_and(|rest| rest.starts_with([' ', '\n']))
}

/// The results of a list.
#[derive(Debug, Default)]
struct Score {
    first: usize,
    among: usize,
    wrong: Vec<String>,
    missed: Vec<String>,
    /// Lines that ask for nothing, and were offered something.
    offered: Vec<String>,
    n_wishes: usize,
}

fn score(list: &'static str) -> Score {
    let mut score = Score::default();
    for (outcome, text) in corpus(list) {
        let lines = lines_for(text);
        if outcome == "none" {
            score.offered.extend((!lines.is_empty()).then(|| format!("{text}: {lines:?}")));
            continue;
        }
        score.n_wishes += 1;
        match lines.as_slice() {
            [] => {
                let topics = requests::nearest_topics(Some(family("diplomacy")), std::iter::once(text));
                let rows = requests::rows(families::ALL);
                let is_of_row = |row: &Request| row.line().lines().next().is_some_and(|line| is_row(outcome, line));
                let wanted: Vec<String> = rows.filter(|row| is_of_row(row)).map(Request::topic).collect();
                let is_there = topics.iter().any(|topic| wanted.contains(topic));
                score.among += usize::from(is_there);
                score.missed.extend((!is_there).then(|| format!("{outcome}: {text} {topics:?}")));
            }
            [line] if is_meant(outcome, line) => score.first += 1,
            several if 1 < several.len() && several.iter().any(|line| is_meant(outcome, line)) => score.among += 1,
            other => score.wrong.push(format!("{outcome}: {text}: {other:?}")),
        }
    }
    score
}

/// Returns whether a row's line, with its slots, is what an outcome means.
fn is_row(outcome: &str, line: &str) -> bool {
    let bare = line.split('{').next().unwrap_or_default().trim().to_owned();
    let (wanted, _) = meant(outcome);
    let wanted = wanted.lines().next().unwrap_or_default().replace(" haz", "");
    !bare.is_empty() && (wanted == bare || wanted.starts_with(&format!("{bare} ")))
}

/// The patterns were made with these lists. Of `unseen-intents` they took 13 of 57 as the first and 38 among three before they knew it,
/// of `last-intents` 11 of 39 as the first, of `third-intents` three quarters, and of `fourth-intents` 63 of 80 as the first and 74 among
/// three. More sentences raise this: they are data.
#[test]
fn sentences_of_the_corpus_are_answered_rightly() {
    for (name, list, n_first, n_right) in [
        ("intents", INTENTS, 219, 222),
        ("fresh-intents", FRESH, 117, 118),
        ("later-intents", LATER, 50, 52),
        ("unseen-intents", UNSEEN, 52, 54),
        ("last-intents", LAST, 36, 38),
        ("outside-intents", OUTSIDE, 45, 47),
        ("second-intents", SECOND, 66, 75),
        ("third-intents", THIRD, 400, 415),
        ("fourth-intents", FOURTH, 65, 77),
    ] {
        let score = score(list);
        println!(
            "{name}: {} of {} as the first, {} among three, {} wrong, {} missed, {} offered",
            score.first,
            score.n_wishes,
            score.among,
            score.wrong.len(),
            score.missed.len(),
            score.offered.len()
        );
        println!("wrong {:#?}\nmissed {:#?}", score.wrong, score.missed);
        assert!(score.offered.is_empty(), "{name}: {:#?}", score.offered);
        assert!(n_first <= score.first && n_right <= score.first + score.among, "{name}: {score:#?}");
        let most = match name {
            "second-intents" | "outside-intents" => 5,
            _ => 3,
        };
        assert!(score.wrong.len() * 100 <= score.n_wishes * most, "{name}: {:#?}", score.wrong);
    }
}

/// All rows, with the family of each.
fn all_rows() -> impl Iterator<Item = (Option<&'static dyn Family>, &'static Request)> {
    let own = families::ALL.iter().flat_map(|family| family.wishes().iter().map(|wish| (Some(*family), wish)));
    own.chain(requests::general_rows().map(|wish| (None, wish)))
}

/// A row's line with its slots filled in some way.
fn filled(wish: &Request) -> String {
    let mut line = wish.line().into_owned();
    for (slot, value) in [
        ("{game}", "haz"),
        ("{dates}", "24 Dec TO 2 Jan"),
        ("{hours}", "24"),
        ("{length?}", "2 DAYS"),
        ("{power}", "RUSSIA"),
        ("{powers?}", "AI"),
        ("{unit?}", "VIENNA"),
        ("{zone}", "Europe/London"),
        ("{address}", "ann@example.org"),
        ("{readers}", "I"),
        ("{text}", "peace?"),
        ("{password}", "falcon"),
    ] {
        line = line.replace(slot, value);
    }
    assert!(!line.contains('{'), "{line}");
    line
}

/// A game's own answer replaces the general one with its name: BOARD replaces MAP in Stratego. A request files no order, so SETUP and STANDING are not
/// offered.
#[test]
fn requests_in_other_games_are_answered_rightly() {
    let lists = [
        ("stratego", include_str!("../letters/reading/stratego.tsv")),
        ("conquest", include_str!("../letters/reading/conquest.tsv")),
    ];
    let (mut n_asked, mut n_alone) = (0, 0);
    for (key, list) in lists {
        for (outcome, text) in corpus(list) {
            let Some((_, wanted)) = outcome.split_once(": ").filter(|(kind, _)| ["do", "show", "line"].contains(kind))
            else {
                continue;
            };
            if wanted.starts_with("SETUP") || wanted.starts_with("STANDING") {
                continue;
            }
            n_asked += 1;
            let found: Vec<String> = wishes_in_game(key, text).into_iter().map(|wished| wished.line).collect();
            assert!(found.iter().any(|line| line.starts_with(wanted)), "{key}: {text}: {found:?}");
            n_alone += usize::from(found.len() == 1);
        }
    }
    // HELP and ADVISE both answer "what should I do?".
    assert_eq!((n_asked, n_alone), (7, 6));
}

#[test]
fn a_question_changes_nothing_and_nothing_grave_is_offered() {
    for (of, wish) in all_rows() {
        let line = filled(wish);
        let first = line.lines().next().unwrap();
        let own = of.into_iter().flat_map(|family| family.words());
        let own = own.filter(|word| word.words.iter().any(|words| words.eq_ignore_ascii_case(first)));
        if let Some(word) = own.into_iter().next() {
            let shows = matches!(word.does, Does::Answer | Does::AnswerOn(_));
            assert!(shows, "{first} is an order, or a command");
            continue;
        }
        let call = find(lexicon(), first).unwrap_or_else(|| panic!("{first} is no command"));
        let spec = &call.command.spec;
        match wish.next {
            NextStep::Show(_) | NextStep::Repeat => {
                assert!(spec.shows && spec.files.is_empty() && !spec.signs_on, "{first} is no question");
                assert!(spec.subject == Subject::Anyone || !spec.irrevocable, "{first}");
            }
            NextStep::Ask(_) => {
                assert!(!spec.irrevocable && !spec.is_raised() && spec.needs < Strength::Sure, "{first} is grave");
                assert!(!matches!(spec.subject, Subject::Master | Subject::Keeper | Subject::Setter), "{first}");
                assert!(spec.echo == Echo::Whole, "{first} may have a secret");
            }
            NextStep::Line(_) => {}
        }
        // HELP explains each topic that it knows by words alone.
        assert!(!wish.name.is_empty() || wish.heard.is_empty(), "{first}");
    }
    // Commands that show something have no effect on a game, regardless of their names.
    let showing: Vec<&str> = COMMANDS.iter().filter(|command| command.spec.shows).map(|one| one.name()).collect();
    for name in ["status", "list", "map", "history", "help", "options", "why", "forecast"] {
        assert!(showing.contains(&name), "{showing:?}");
    }
    assert!(COMMANDS.iter().all(|command| !(command.spec.shows && command.spec.irrevocable)));
}

/// "Don't draw" is not "draw", and neither is it its opposite.
#[test]
fn a_negation_is_no_wish() {
    for line in [
        "don't draw",
        "do not extend the deadline",
        "I do not need an extension",
        "never pause the game",
        "I will not resign",
        "we draw maps for a living",
        "Italy is away on holiday, I think",
        "he resigned from the company",
        "If Italy is late, send the map",
        "you said you would be away until Sunday",
        "hold the door",
        "I give up smoking.",
        "please wait, he said",
    ] {
        assert!(wishes_in(line).is_empty(), "{line}: {:?}", wishes_in(line));
    }
    let mut n = 0;
    for (of, wish) in all_rows() {
        let is_plain = |text: &&str| !text.contains(['{', '|', '=']) && !text.contains(char::is_uppercase);
        if of.is_some_and(|family| family.key() != "diplomacy") || !matches!(wish.next, NextStep::Ask(_)) {
            continue;
        }
        for text in wish.heard.iter().copied().filter(is_plain).filter(|text| !text.contains("no")) {
            let line = format!("I do not {text}");
            let lines: Vec<String> = wishes_in(&line).into_iter().map(|wished| wished.wish.name.to_owned()).collect();
            assert!(!lines.contains(&wish.name.to_owned()), "{line}");
            n += 1;
        }
    }
    assert!(20 < n, "{n} patterns");
}

#[test]
fn slots_are_filled_with_what_the_sentence_says() {
    for (text, line) in [
        ("I will be away until Sunday", "SET ABSENCE 23 Nov TO 29 Nov"),
        ("on holiday from 1 Dec to 10 Dec", "SET ABSENCE 1 Dec TO 10 Dec"),
        ("I can't play from 24 to 27 December", "SET ABSENCE 24 Dec TO 27 Dec"),
        ("I'm on vacation next week", "SET ABSENCE 30 Nov TO 6 Dec"),
        ("I'll be travelling until the 30th", "SET ABSENCE 23 Nov TO 30 Nov"),
        ("gone for the weekend", "SET ABSENCE 28 Nov TO 29 Nov"),
        ("back on Monday, away until then", "SET ABSENCE 23 Nov TO 29 Nov"),
        ("cannot read mail from Monday to Wednesday", "SET ABSENCE 30 Nov TO 2 Dec"),
        ("off hiking until next Wednesday", "SET ABSENCE 23 Nov TO 2 Dec"),
        ("I'm off for two weeks", "SET ABSENCE 23 Nov TO 7 Dec"),
        ("I am away on Friday", "SET ABSENCE 27 Nov TO 27 Nov"),
        ("could I get two more days please", "EXTEND 2 DAYS"),
        ("can the deadline be moved by a week?", "EXTEND 1 WEEK"),
        ("give me 12 more hours", "EXTEND 12 HOURS"),
        ("I need more time", "EXTEND"),
        ("draw with Italy and Russia please", "SET DRAW AIR"),
        ("I concede to Russia", "SET CONCEDE RUSSIA"),
        ("Where can Vienna go?", "OPTIONS VIENNA"),
        ("why did Vienna bounce?", "WHY VIENNA"),
        ("my time zone is Europe/Berlin", "SET TIMEZONE Europe/Berlin"),
        ("my new address is ann@other.example", "SET ADDRESS ann@other.example"),
        ("Please ask Italy: are you going to Trieste?", "PRESS TO I\nare you going to Trieste?\nENDPRESS"),
        ("@Russia Galicia stays empty, agreed?", "PRESS TO R\nGalicia stays empty, agreed?\nENDPRESS"),
        ("tell everybody: good luck to you all", "BROADCAST\ngood luck to you all\nENDBROADCAST"),
        ("I quit", "RESIGN haz"),
        ("accept draw", "SET DRAW"),
        ("agree draw", "SET DRAW"),
    ] {
        assert_eq!(lines_for(text), [line], "{text}");
    }
    let wished = wishes_in("I'm going to be on holiday");
    assert!(
        wished.iter().all(|wished| !wished.is_complete && wished.line == "SET ABSENCE 24 Dec TO 2 Jan"),
        "{wished:?}"
    );
    assert_eq!(wished.len(), 1);
}

/// A reason before a wish does no harm, but another person does, and so does an order.
#[test]
fn a_clause_can_be_a_wish() {
    for (text, line) in [
        ("the kids are ill, could we have two more days?", "EXTEND 2 DAYS"),
        ("I deleted the results by accident, please send them again", "HISTORY haz"),
        ("my boss is a tyrant, so I will be away until Sunday", "SET ABSENCE 23 Nov TO 29 Nov"),
        ("nobody can break through here, I vote for a draw", "SET DRAW"),
        ("late again, please show me the map", "MAP"),
        ("centre count please", "SUMMARY haz"),
        ("a count of the centres please", "SUMMARY haz"),
    ] {
        assert_eq!(lines_for(text), [line], "{text}");
    }
    for text in [
        "I am ill, he said he will be away until Sunday",
        "If Italy agrees, I vote for a draw",
        "no, wait, A VIE - GAL",
        "Italy, could we have two more days?",
        "the cat slept all day, the map is old",
    ] {
        assert!(lines_for(text).is_empty(), "{text}: {:?}", lines_for(text));
    }
}

/// The judge's reply to Ann's plain reply to an e-mail about the game.
fn ann(world: &mut World, lines: &str) -> String {
    let reply_to = world.ask(ANN, "SIGN ON ademo secret").reply_to.unwrap();
    world.mail();
    world.write(ANN, &reply_to, "", lines);
    let reply = world.mail().into_iter().find(|mail| mail.reply).unwrap();
    said(&reply.body)
}

#[test]
fn a_question_is_answered_at_once() {
    let mut world = World::with_games();
    for (line, wanted) in [
        ("who has not ordered yet?", "> who has not ordered yet? Game 'demo' is running"),
        ("When is the deadline, please?", "Deadline"),
        ("where can Vienna go", "A VIE - BOH"),
        ("how do I support?", "A BUD S A VIE - GAL"),
        ("what are my orders? thanks", "You owe 3 orders"),
    ] {
        let answer = ann(&mut world, line);
        assert!(answer.contains(wanted) && !answer.contains("I don't understand"), "{line}: {answer}");
    }
}

#[test]
fn anything_else_is_shown_as_its_line() {
    let mut world = World::with_games();
    world.now = "2026-11-23T12:00:00Z".parse().unwrap();
    let answer = ann(&mut world, "Hi judge,\nI will be away until Sunday.\nCheers\nAnn");
    assert!(answer.contains("To be away for some days, send: SET ABSENCE 23 Nov TO 29 Nov"), "{answer}");
    let answer = ann(&mut world, "I am on holiday soon, sorry");
    assert!(answer.contains("To be away for some days, send a line such as: SET ABSENCE 24 Dec TO 2 Jan"), "{answer}");
    let answer = ann(&mut world, "I quit");
    assert!(answer.contains("To leave the game for good, send: RESIGN demo"), "{answer}");
    assert!(answer.contains("It can't be undone."), "{answer}");
    let answer = ann(&mut world, "Tell Italy: peace?");
    assert!(answer.contains("PRESS TO I peace? ENDPRESS"), "{answer}");
    // With orders in the same e-mail, too.
    let answer = ann(&mut world, "A VIE - GAL\nI want a draw");
    assert!(answer.contains("A VIE - GAL") && answer.contains("To vote for a draw, send: SET DRAW"), "{answer}");
    assert!(!answer.contains("***"), "{answer}");
}

/// The judge offers people without a seat, observers and strangers only lines that they can send.
#[test]
fn no_one_is_offered_what_they_may_not_send() {
    let mut world = World::with_games();
    world.ask("bob@example.org", "SIGN ON odemo secret");
    for (from, sign_on) in [("bob@example.org", "SIGN ON odemo secret"), (MAX, "SIGN ON mdemo secret")] {
        let answer = said(&world.ask(from, &format!("{sign_on}\nI want a draw")).body);
        assert!(!answer.contains("SET DRAW"), "{from}: {answer}");
    }
    let answer = said(&world.ask("bob@example.org", "I quit").body);
    assert!(!answer.contains("RESIGN"), "{answer}");
    world.write("stranger@example.com", "judge@example.org", "", "What are my orders?");
    assert!(world.mail().iter().all(|mail| !mail.body.contains("> What are my orders?")));
}

#[test]
fn a_reply_to_press_is_no_wish() {
    let mut world = World::with_games();
    world.mail();
    world.write(EVE, "judge@example.org", "", "SIGN ON edemo secret\nPRESS TO A\nWhat now?\nENDPRESS");
    let to_press = world.mail().into_iter().find(|mail| mail.to == ANN).unwrap().reply_to.unwrap();
    for line in ["Draw?", "I will be away until Sunday", "who is late?", "Pause please", "undo, thanks"] {
        world.write(ANN, &to_press, "", line);
        let mail = world.mail();
        let read = mail.iter().find(|mail| mail.to == EVE).unwrap_or_else(|| panic!("{line}: {mail:?}"));
        assert!(read.body.contains(line), "{line}");
    }
}

/// No sentence of the lists changes anything, or reaches another player.
#[test]
fn no_wish_acts() {
    let mut world = World::with_games();
    let reply_to = world.ask(ANN, "SIGN ON ademo secret\nA VIE - GAL").reply_to.unwrap();
    let game = world.store.game_named("demo").unwrap().unwrap();
    let state = |world: &World| {
        let seats = world.store.seats(game.id).unwrap();
        let user = world.store.user_at(ANN).unwrap().unwrap();
        let (row, votes) = (world.store.game(game.id).unwrap(), world.store.votes(game.id, game.turn).unwrap());
        format!("{row:?}{seats:?}{user:?}{votes:?}{:?}", world.store.absences(game.id, world.now).unwrap())
    };
    let before = state(&world);
    for (_, text) in [INTENTS, FRESH, LATER, UNSEEN, LAST].into_iter().flat_map(corpus) {
        if find(lexicon(), text).is_some() {
            continue;
        }
        world.write(ANN, &reply_to, "", text);
        let mail = world.mail();
        let to: Vec<&str> = mail.iter().map(|mail| mail.to.as_str()).collect();
        assert_eq!(to, [ANN], "{text}");
        assert_eq!(state(&world), before, "{text}");
    }
}

/// Prose is answered briefly, in the words of its game.
#[test]
fn prose_gets_the_nearest_topics() {
    let mut world = World::with_games();
    let answer = ann(&mut world, "My uncle brought grapes.\nThe cat slept all day.");
    assert!(answer.contains("I found nothing for me to do in this e-mail."), "{answer}");
    assert!(answer.contains("An order looks like this:") && !answer.contains("PRESS TO"), "{answer}");
    let answer = ann(&mut world, "Our alliance needs a convoy, as I see it, though the weather has turned.");
    assert!(answer.contains("HELP CONVOY") && !answer.contains("An order looks like this"), "{answer}");
    // A game that has not begun has no orders, and no one to write to.
    let reply_to = world.ask("bob@example.org", "SIGN ON ?open secret").reply_to.unwrap();
    world.mail();
    world.write("bob@example.org", &reply_to, "", "My uncle brought grapes.");
    let answer = said(&world.mail().into_iter().find(|mail| mail.reply).unwrap().body);
    assert!(answer.contains("I found nothing for me to do") && !answer.contains("An order looks"), "{answer}");
    assert!(!answer.contains("England"), "{answer}");
}

#[test]
fn polite_words_are_taken_off_the_end_alone() {
    for (text, rest) in [
        ("please", ""),
        (", thanks", ""),
        ("!", ""),
        (".", ""),
        ("2 DAYS, please :)", "2 DAYS"),
        ("A BUD - SER. Thank you!", "A BUD - SER"),
        ("demo thx 🙂", "demo"),
        ("24 Dec. ^^", "24 Dec"),
        ("Thanksgiving", "Thanksgiving"),
        ("please wait", "please wait"),
        ("24:", "24:"),
        ("8", "8"),
        ("for you", "for you"),
    ] {
        assert_eq!(without_courtesy(text, false), rest, "{text}");
    }
    assert_eq!(without_courtesy("demo?", true), "demo");
    assert_eq!(without_courtesy("demo?", false), "demo?");
}

/// Every command does the same with polite words behind it.
#[test]
fn polite_words_change_no_command() {
    let body = |lines: &[String]| {
        let mut world = World::with_games();
        let reply = world.ask(ANN, &lines.join("\n"));
        let is_answer = |line: &&str| !line.starts_with('>');
        reply.body.lines().filter(is_answer).map(str::to_owned).collect::<Vec<_>>().join("\n")
    };
    let endings = [" please", ", thanks!", ".", " :)", " 🙂", "! Thank you"];
    let (mut n, mut wrong) = (0, Vec::new());
    for (i, command) in COMMANDS.iter().enumerate() {
        let typed = command.help.lines().filter_map(|line| line.strip_prefix('>'));
        let lines: Vec<String> = typed.map(|line| line.trim().to_owned()).collect();
        // Names, notes, secrets and texts stay as typed.
        let takes = |line: &String| {
            find(lexicon(), line).is_some_and(|call| {
                let spec = &call.command.spec;
                spec.echo == Echo::Whole && !spec.takes_words && spec.block.is_none() && spec.followed_by.is_none()
            })
        };
        let has_block =
            lines.iter().filter_map(|line| find(lexicon(), line)).any(|call| call.command.spec.block.is_some());
        if has_block || !lines.iter().any(takes) {
            continue;
        }
        let plain = body(&lines);
        for ending in [endings[i % endings.len()], endings[(i + 1) % endings.len()]] {
            let polite =
                |line: &String| if takes(line) { format!("{}{ending}", line.to_lowercase()) } else { line.clone() };
            let lower = |line: &String| if takes(line) { line.to_lowercase() } else { line.clone() };
            let same = body(&lines.iter().map(lower).collect::<Vec<_>>());
            let asked: Vec<String> = lines.iter().map(polite).collect();
            let answer = body(&asked);
            n += 1;
            if answer != same {
                wrong.push(format!("{asked:?}\n{answer}\n---- instead of\n{plain}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {n}:\n{}", wrong.len(), wrong.join("\n====\n"));
    assert!(100 < n, "{n}");
}
