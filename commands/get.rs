//! GET -- ask for a file.
//!
//! Usage: GET file
//!
//! GET FLIST lists all files. The most useful:
//!
//!   GUIDE                  how to play here
//!   PACKAGE                everything a new player needs
//!   ORDERS                 how to write orders
//!   HOUSE RULES            rules for players and GMs
//!   INFO.STANDARD          a variant's description
//!   MAP.STANDARD           its powers, provinces and borders
//!   MAP.STANDARD PICTURE   its board as a picture
//!   MAP.STANDARD.PNG       the picture as a file to keep, or .SVG or .PDF
//!   MAP.DEMO               the board of the game 'demo'
//!   MODULE name            a module's text (LIST MODULES)
//!   SCRIPTS                how a keeper adds a module
//!   SCHEMA.SHEET           formats for programs (SET JSON), and
//!                          SCHEMA.ANSWER
//!
//! You can write a space instead of the dot. GET also sends HELP topics, as
//! in GET PRESS. SEND and SEND ME mean the same.
//!
//! ```text
//! > GET INFO.STANDARD
//! < Standard -- the board of 1901, for seven players
//! ```
use crate::answers::{answer, game_json, help, maps};
use crate::command::args;
use crate::command::context::Context;
use crate::command::find;
use crate::command::{Args, CommandResult, Spec, Stop, Subject, refuse};
use crate::mail::sink::Kind;
use crate::say;
use crate::scripts::ScriptKind;
use crate::store::{Onlooker, Part, Shows, Wish};
use crate::text::doc::Doc;
use crate::text::sentence::{line, term, theirs};

pub const SPEC: Spec =
    Spec::new(&["get", "send", "send me"], Subject::Anyone, args::words::<1, 4>).asking().for_guests();

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let file = args.words().join(".");
    for (name, schema) in [("sheet", game_json::SCHEMA), ("answer", answer::SCHEMA)] {
        if file.eq_ignore_ascii_case(&format!("schema.{name}")) {
            let name = format!("{name}.schema.json");
            cx.attach(vec![Part::text(Kind::Json, name.clone(), schema)])?;
            doc.para(say!("{} is attached: the format of the files for programs (SET JSON ON).", term(name)));
            return Ok(());
        }
    }
    if let Some(name) = after_module_word(&file) {
        let Some(module) = cx.judge.catalogue.scripts().find(ScriptKind::Module, name) else {
            return refuse(say!("{} isn't a module here. {} lists the modules.", theirs(name), line("LIST MODULES")));
        };
        doc.excerpt(&module.text);
        return Ok(());
    }
    if let Some((board, kind)) = picture(cx, &args.words()) {
        return with_picture(cx, &board, kind, doc);
    }
    if !tell_map(cx, &file, doc)? {
        help::tell_file_or_topic(cx.judge, cx.family(), args.text, doc)?;
    }
    Ok(())
}

/// The name in `MODULE.RESTRICT`.
fn after_module_word(file: &str) -> Option<&str> {
    let (word, name) = file.split_once('.')?;
    word.eq_ignore_ascii_case("module").then_some(name)
}

/// A board and the kind of its picture: `MAP.STANDARD PICTURE`, `map.standard.svg`.
fn picture(cx: &Context, words: &[&str]) -> Option<(String, Kind)> {
    let words: Vec<String> = words.iter().flat_map(|word| word.split('.')).map(str::to_lowercase).collect();
    let (last, rest) = words.split_last()?;
    let kind = if last == "picture" { Some(Kind::Picture) } else { maps::file_kind(last) }?;
    match rest {
        [map, name] if map == "map" => Some((name.clone(), kind)),
        [map] if map == "map" => Some((cx.game()?.row.name.clone(), kind)),
        _ => None,
    }
}

/// The picture of a board, or of the one that a game is played on, with the position at its start.
fn with_picture(cx: &mut Context, name: &str, kind: Kind, doc: &mut Doc) -> CommandResult {
    let (shows, words) = match (cx.judge.catalogue.find(name), cx.store.game_named(name)?) {
        (Some(board), _) => {
            let title = cx.judge.catalogue.board(&board).map(|board| board.variant.title().to_owned());
            (Shows::Board(board), title.unwrap_or_else(|_| name.to_owned()))
        }
        (None, Some(row)) => {
            let eyes = Onlooker::Observer;
            let title = find::shown_game(cx, name)?.board.variant.title().to_owned();
            (Shows::Turn { game: row.id, turn: row.turn.min(1), results: false, eyes }, title)
        }
        (None, None) => return refuse(cx.judge.catalogue.unknown(name)),
    };
    let wishes = cx.wishes();
    let wish = Wish { shows, look: wishes.look, size: wishes.size, since: cx.now };
    cx.attach(vec![Part::wish(kind, name, wish)])?;
    let (board, get) = (term(words), line(format!("GET MAP.{}", name.to_uppercase())));
    doc.para(say!("The board of {board} is attached, as it is at the start. {get} describes it in words.", board, get));
    Ok(())
}

/// Describes a board in words: the named one, or that of a game. Returns whether there is one.
fn tell_map(cx: &Context, file: &str, doc: &mut Doc) -> Result<bool, Stop> {
    let (kind, name) = file.split_once('.').unwrap_or((file, ""));
    if !kind.eq_ignore_ascii_case("map") {
        return Ok(false);
    }
    let name = name.to_lowercase();
    if name.is_empty() {
        return Ok(cx.game().map(|game| game.board.variant.describe(doc)).is_some());
    }
    if let Some(board) = cx.judge.catalogue.find(&name) {
        return Ok(cx.judge.catalogue.board(&board).map(|board| board.variant.describe(doc)).is_ok());
    }
    if cx.store.game_named(&name)?.is_none() {
        return Ok(false);
    }
    find::shown_game(cx, &name)?.board.variant.describe(doc);
    Ok(true)
}
