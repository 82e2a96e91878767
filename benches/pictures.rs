//! Draws pictures of boards. Reports the time and size of each, a storm of them on two threads, and resvg's time for our own SVG of the
//! same picture. See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod contact;

use chancery::boards::catalogue::Catalogue;
use chancery::families::sheet::{Area, BoardOrder, OrderAction, OrderOutcome, Piece, PieceKind, PlayerView, Side};
use chancery::picture::chart::Chart;
use chancery::picture::layout::{Layout, province};
use chancery::picture::raster::Base;
use chancery::picture::{Look, Studio, Style, draw};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

const RUNS: usize = 31;
const BOARDS: [&str; 8] =
    ["standard", "ancient_med", "modern", "colonial", "youngstown", "world", "known_world_901", "chaos"];

struct Board {
    chart: Arc<Chart>,
    sheet: PlayerView,
}

fn main() {
    // The sheet in variants/README.md.
    if let Some(file) = std::env::args().skip_while(|arg| arg != "--contact-sheet").nth(1) {
        std::fs::write(file, contact::sheet()).unwrap();
        return;
    }
    let catalogue = Catalogue::default();
    let boards: Vec<Board> = BOARDS
        .iter()
        .map(|name| {
            let ready = catalogue.board(name).unwrap();
            let (chart, layout) = (ready.chart().expect("a picture"), ready.variant.layout().unwrap());
            let sheet = busy(name, &chart, &layout, ready.variant.n_played());
            Board { chart, sheet }
        })
        .collect();
    println!("a picture: base once, then least and median of {RUNS}");
    for (name, board) in BOARDS.iter().zip(&boards) {
        one(name, board);
    }
    storm(&boards);
    peer(&boards[0]);
}

/// A busy position: every second or third province has a unit, 34 of them on the standard board. They move, support and hold, and a third
/// fail. Each side owns a contiguous region.
fn busy(name: &str, chart: &Chart, layout: &Layout, n_sides: usize) -> PlayerView {
    let capitals: Vec<(f32, f32)> =
        chart.places.values().step_by(chart.places.len().div_ceil(n_sides).max(1)).map(|place| place.unit).collect();
    let holder = |place: &str| {
        let at = chart.places.get(place)?.unit;
        let far = |to: &(f32, f32)| (to.0 - at.0).hypot(to.1 - at.1);
        (0..capitals.len()).min_by(|a, b| far(&capitals[*a]).total_cmp(&far(&capitals[*b])))
    };
    let sides = (0..n_sides).map(|k| Side {
        letter: k.to_string(),
        name: format!("Power {k}"),
        centres: Some(3),
        before: Some(4),
        ..Side::default()
    });
    let mut sheet = PlayerView {
        board: name.to_owned(),
        phase: "S1905M".to_owned(),
        title: "Spring of 1905, Movement".to_owned(),
        ..PlayerView::default()
    };
    sheet.sides = sides.collect();
    let stride = (layout.places.len() / 34).clamp(2, 3);
    for (k, (place, ground)) in layout.places.iter().enumerate() {
        let side = holder(place);
        sheet.areas.push(Area {
            place: place.clone(),
            is_centre: ground.is_centre,
            owner: side.filter(|_| ground.is_centre),
            stood: side,
            ..Area::default()
        });
        let is_sea = chart.places.get(place).is_some_and(|place| place.is_sea);
        let contacts = if is_sea { &layout.fleet } else { &layout.army };
        let near = contacts.iter().filter_map(|(a, b)| match (province(a), province(b)) {
            (a, b) if a == place => Some(b.to_owned()),
            (a, b) if b == place => Some(a.to_owned()),
            _ => None,
        });
        let near: Vec<String> = near.collect();
        let is_full = layout.places.len() < 100 && sheet.pieces.len() == 34;
        if k % stride != 0 || near.is_empty() || is_full {
            continue;
        }
        let to = near[k % near.len()].clone();
        let what = match k / stride % 5 {
            0 => OrderAction::Hold,
            1 | 2 => OrderAction::Move { to, via: Vec::new() },
            3 => OrderAction::Support { of: to, to: None },
            _ => OrderAction::Support { of: to, to: Some(near[0].clone()) },
        };
        let kind = if is_sea { PieceKind::Fleet } else { PieceKind::Army };
        let came = if (k / stride).is_multiple_of(3) { OrderOutcome::Failure } else { OrderOutcome::Success };
        sheet.pieces.push(Piece { side, kind, at: place.clone(), ..Piece::default() });
        sheet.deeds.push(BoardOrder { side, kind, at: place.clone(), what, came, ..BoardOrder::default() });
    }
    sheet
}

fn one(name: &str, board: &Board) {
    let style = Style::normal(Look::Light, &board.chart);
    let start = Instant::now();
    let base = Base::new(&board.chart, style.width);
    let built = milliseconds(start.elapsed());
    let mut studio = Studio::new();
    let mut draw = || {
        let start = Instant::now();
        let png = studio.png(&board.chart, &board.sheet, &style, Duration::ZERO);
        (milliseconds(start.elapsed()), png.len())
    };
    draw();
    let mut times: Vec<(f64, usize)> = (0..RUNS).map(|_| draw()).collect();
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!(
        "{name:16} {:4} px {:3} provinces {:3} orders: base {built:5.0} ms, {:.1} MB; {:5.1} {:5.1} ms, {:6.1} kB",
        style.width,
        board.chart.places.len(),
        board.sheet.deeds.len(),
        base.bytes() as f64 / 1e6,
        times[0].0,
        times[RUNS / 2].0,
        times[0].1 as f64 / 1e3,
    );
}

/// A thousand pictures, as when many games run at the same hour.
fn storm(boards: &[Board]) {
    let start = Instant::now();
    std::thread::scope(|scope| {
        for thread in 0..2 {
            scope.spawn(move || {
                let mut studio = Studio::new();
                for k in 0..500 {
                    // Most games are on the standard board.
                    let board = if k % 4 == 0 { &boards[(k / 4 + thread) % boards.len()] } else { &boards[0] };
                    let style = Style::normal(Look::Light, &board.chart);
                    std::hint::black_box(studio.png(&board.chart, &board.sheet, &style, Duration::ZERO));
                }
            });
        }
    });
    let most = peak().map_or("unknown".to_owned(), |bytes| format!("{:.0} MB", bytes as f64 / 1e6));
    println!(
        "storm: 1000 pictures on two threads in {:.1} s; the most memory of this process {most}",
        start.elapsed().as_secs_f64()
    );
}

/// resvg draws our SVG, alternating with our own drawing.
fn peer(board: &Board) {
    let style = Style::normal(Look::Light, &board.chart);
    let picture = std::env::temp_dir().join(format!("chancery-bench-{}.svg", std::process::id()));
    std::fs::write(&picture, draw(&board.chart, &board.sheet, &style).svg()).unwrap();
    let build = ["build", "--release", "--quiet", "--manifest-path", "benches/resvg/Cargo.toml"];
    if !Command::new(env!("CARGO")).args(build).status().is_ok_and(|status| status.success()) {
        println!("resvg: it could not be built, so there is no ratio");
        return;
    }
    let mut studio = Studio::new();
    let _ = studio.png(&board.chart, &board.sheet, &style, Duration::ZERO);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let said = Command::new("benches/resvg/target/release/chancery-resvg")
            .arg(&picture)
            .args(["crates/picture/src/typeface", "3"])
            .output()
            .unwrap();
        // The first of each run starts cold.
        let said = String::from_utf8(said.stdout).unwrap();
        theirs.extend(said.lines().skip(1).map(|line| line.split(' ').next().unwrap().parse::<f64>().unwrap()));
        for _ in 0..5 {
            let start = Instant::now();
            std::hint::black_box(studio.png(&board.chart, &board.sheet, &style, Duration::ZERO));
            ours.push(milliseconds(start.elapsed()));
        }
    }
    std::fs::remove_file(picture).unwrap();
    let (ours, theirs) = (median(ours), median(theirs));
    println!(
        "resvg draws our SVG of the standard board in {theirs:.0} ms, and we the picture in {ours:.1}: {:.0} times as fast",
        theirs / ours
    );
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The peak memory of this process in bytes, if the system reports it.
fn peak() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
