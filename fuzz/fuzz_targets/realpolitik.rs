//! Reads any bytes as each of Realpolitik's file types. No parser may panic, hang, or allocate memory on the word of a number.
#![no_main]
use chancery::picture::regions::{self, Region, Run};
use chancery_import::Source;
use chancery_import::realpolitik::{
    self, BoardLink, Gazetteer, MAX_REGIONS, RealpolitikGame, VariantFiles, VariantSheet, decode, play, shapes,
};
use libfuzzer_sys::fuzz_target;

const VAR: &str = include_str!("../seeds/realpolitik/Sound.var");
const MAP: &str = include_str!("../seeds/realpolitik/Sound.map");
const COUNTRIES: &str = include_str!("../seeds/realpolitik/Sound.cnt");
const GAME: &str = include_str!("../seeds/realpolitik/Sound.gam");

fn source(text: &str) -> Source<'_> {
    Source { name: "x.dpy", text }
}

fn variant(var: &str, map: &str, countries: &str, game: &str) -> Option<Gazetteer> {
    let sheet = VariantSheet::read(source(var)).ok()?;
    let (map, countries, game) = (source(map), source(countries), source(game));
    let files = VariantFiles { map, countries, game, info: Some(source(var)) };
    Some(realpolitik::read(&sheet, &files).ok()?.gazetteer)
}

fn draw(gazetteer: &Gazetteer, text: &str) {
    let Ok(shapes) = shapes(source(text), gazetteer) else { return };
    let region = |(number, shape): (usize, &realpolitik::Shape)| Region {
        name: format!("P{number}"),
        runs: shape.runs.iter().map(|&(x, y, length)| Run { x, y, length }).collect(),
        ..Region::default()
    };
    let regions: Vec<Region> = shapes.iter().enumerate().map(region).collect();
    let _ = regions::outlines(&regions, &Default::default(), "");
}

thread_local! {
    static STANDARD: BoardLink =
        BoardLink::of(&["standard"], &|board, file| chancery::rules::diplomacy::variant::file(board, file)).unwrap();
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = decode("x.dpy", bytes, MAX_REGIONS) else { return };
    for files in [
        [&text, MAP, COUNTRIES, GAME],
        [VAR, &text, COUNTRIES, GAME],
        [VAR, MAP, &text, GAME],
        [VAR, MAP, COUNTRIES, &text],
    ] {
        let [var, map, countries, game] = files;
        variant(var, map, countries, game);
    }
    if let Some(gazetteer) = variant(VAR, MAP, COUNTRIES, GAME) {
        draw(&gazetteer, &text);
        let _ = RealpolitikGame::read(source(&text), &gazetteer, true);
    }
    STANDARD.with(|standard| {
        for is_ordered in [true, false] {
            if let Ok(game) = RealpolitikGame::read(source(&text), &standard.gazetteer, is_ordered) {
                let _ = play(&standard.rules, &standard.gazetteer, &game);
            }
        }
    });
});
