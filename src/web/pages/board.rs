//! The board in a page: its picture, its legend, and a table that describes everything in the picture.
use crate::boards::catalogue::LoadedBoard;
use crate::boards::charts::Names;
use crate::families::sheet::{OrderOutcome, PhaseEntry, Piece, PieceKind, PlayerView, Side};
use crate::picture::page::{self, Wanted, work_name};
use crate::store::Store;
use crate::web::AppState;
use crate::web::cache::{FOR_EVER, RenderedPage, Source};
use crate::web::public::{self, PublicRequest};
use crate::web::words::board as words;
use anyhow::Result;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;

/// The options for showing a board.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::web) struct Options<'a> {
    /// Makes each place a link, for pages on which the reader chooses places: the text before its name in the URL, and after it,
    /// such as `?at=` and `#orders`.
    pub(in crate::web) links: Option<(&'a str, &'a str)>,
    /// The chosen place: `VIE`.
    pub(in crate::web) at: Option<&'a str>,
    /// Whether a script animates its turn, for which places name the positions of units.
    pub(in crate::web) has_spots: bool,
    /// The forecast of the orders on each board.
    pub(in crate::web) forecast: &'a [PlayerView],
}

/// The board with its legend, and the table of positions, which is collapsed below a picture.
pub(in crate::web) fn draw(board: &LoadedBoard, sheet: &PlayerView, options: &Options) -> Markup {
    let map = map(board, sheet, options);
    let has_map = map.is_some();
    html! {
        figure.board {
            @if let Some(map) = map {
                details.larger { summary { (words::larger()) } }
                div.frame { (map) }
            }
            figcaption { (legend(sheet)) }
            @if has_map { (signs(board)) }
        }
        details.positions open[!has_map] {
            summary { (words::positions()) }
            (positions(board, sheet))
        }
    }
}

/// The boards of a full-window page, one for each pair of eyes, with an explanation of their symbols.
pub(in crate::web) fn stage(board: &LoadedBoard, sheets: &[PlayerView], options: &Options) -> Markup {
    html! {
        figure.board #board data-shapes=[address(board)] data-live {
            @for (n, sheet) in sheets.iter().enumerate() {
                @let forecast = options.forecast.get(n..=n).unwrap_or_default();
                @if let Some(map) = map(board, sheet, &Options { forecast, ..*options }) { (map) }
            }
            @if !sheets.is_empty() { (signs(board)) }
        }
    }
}

/// The picture alone. `None` for a board without one.
pub(in crate::web) fn map(board: &LoadedBoard, sheet: &PlayerView, options: &Options) -> Option<Markup> {
    let (chart, shapes) = (board.chart()?, address(board)?);
    let &Options { links, at, has_spots, forecast } = options;
    let (names, forecast) = (board.names(), forecast.first());
    let wanted = Wanted { shapes: &shapes, forecast, links, at, has_spots, names: Some(&names) };
    let svg = page::board(&chart, sheet, &wanted);
    // It consists of the judge's own numbers, and its names are escaped.
    Some(PreEscaped(svg))
}

/// The picture of a part of the board alone, given by its left, top, width and height.
pub(in crate::web) fn part(board: &LoadedBoard, sheet: &PlayerView, part: Option<[f32; 4]>) -> Option<Markup> {
    let (map, (width, height)) = (map(board, sheet, &Options::default())?, board.chart()?.size);
    let Some([left, top, wide, high]) = part else { return Some(map) };
    let (all, part) = (format!("0 0 {width} {height}"), format!("{left:.0} {top:.0} {wide:.0} {high:.0}"));
    let box_of = |size: &str| format!("viewBox=\"{size}\"");
    Some(PreEscaped(map.into_string().replacen(&box_of(&all), &box_of(&part), 1)))
}

/// The path of a board's shapes. It changes with them, so that browsers may keep them for ever. `None` for a board without a
/// picture.
pub(in crate::web) fn address(board: &LoadedBoard) -> Option<String> {
    let shapes = board.shapes()?;
    Some(format!("/shapes/{}-{}.svg", board.digest.get(..BEGINNING)?, shapes.digest))
}

/// `/shapes/…`: the shapes of a board. They are not secret, since only people who have seen a board know its digest.
pub(in crate::web) async fn shapes(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path(file): Path<String>,
) -> Response {
    public::page(&app, asked, format!("/shapes/{file}"), move |cx, app| {
        let drawn =
            |svg| RenderedPage { max_age: FOR_EVER, ..RenderedPage::new("image/svg+xml", svg, Source::Program) };
        Ok(find(app, cx.store, &file)?.map(drawn))
    })
    .await
}

/// The shapes at this path, if they are still the same.
fn find(app: &AppState, store: &Store, file: &str) -> Result<Option<String>> {
    let Some((board, shapes)) = file.strip_suffix(".svg").and_then(|name| name.split_once('-')) else {
        return Ok(None);
    };
    if board.len() != BEGINNING || !board.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(None);
    }
    let catalogue = &app.judge.catalogue;
    let ready = match catalogue.by_digest(board) {
        Some(ready) => Some(ready),
        None => store.board_beginning(board)?.and_then(|(digest, files)| catalogue.by_files(&digest, &files)),
    };
    let found = ready.and_then(|ready| ready.shapes()).filter(|found| found.digest == shapes);
    Ok(found.map(|found| found.file.clone()))
}

/// The length of the digest's prefix in the path of a board's shapes. It is too long to guess, and appears on a page many times.
const BEGINNING: usize = 16;

/// Shows the meaning of colours and letters on the board, and each side's strength.
pub(in crate::web) fn legend(sheet: &PlayerView) -> Markup {
    html! {
        ul.sides {
            @for (index, side) in sheet.sides.iter().enumerate() {
                @if !side.is_neutral || sheet.areas.iter().any(|area| area.owner == Some(index)) {
                    li { (chip(sheet, index)) " " bdi { (side.name) } " " (count(side)) }
                }
            }
        }
    }
}

/// `5 +1`
fn count(side: &Side) -> Markup {
    html! {
        @if let Some(now) = side.centres {
            strong { (now) }
            @match side.before {
                Some(before) if before < now => { " " span.more { "+" (now - before) } },
                Some(before) if now < before => { " " span.less { "−" (before - now) } },
                _ => {},
            }
        }
    }
}

/// The letter of a side on its colour. Screen readers skip it, since the name is next to it.
pub(in crate::web) fn chip(sheet: &PlayerView, side: usize) -> Markup {
    let class = page::classes(sheet).get(side).cloned().unwrap_or_default();
    let letter = sheet.sides.get(side).map_or("?", |side| side.letter.as_str());
    html! { span class={ "chip " (class) } aria-hidden="true" { (letter) } }
}

/// Shows the meaning of the symbols on the board.
fn signs(board: &LoadedBoard) -> Markup {
    html! {
        @if let Some(chart) = board.chart() {
            details.signs { summary { (words::signs()) } (PreEscaped(page::key(&chart))) }
        }
    }
}

/// Shows the content of the picture as a table: owners, units, and hidden places.
pub(in crate::web) fn positions(board: &LoadedBoard, sheet: &PlayerView) -> Markup {
    let table = Positions { names: &board.names(), sheet };
    let has_owners = table.has_owners();
    html! {
        table.positions {
            caption { (if sheet.title.is_empty() { &sheet.phase } else { &sheet.title }) }
            thead {
                tr {
                    th scope="col" { "Power" }
                    @if has_owners { th scope="col" { (table.owned_title()) } }
                    th scope="col" { "On the board" }
                }
            }
            tbody {
                @for (index, side) in sheet.sides.iter().enumerate() {
                    @if !side.is_neutral || table.has_any(Some(index)) {
                        tr {
                            th scope="row" { (chip(sheet, index)) " " bdi { (side.name) } }
                            @if has_owners {
                                @let stood = table.stood(index);
                                td {
                                    (numbered(side, &table.owned(Some(index))))
                                    @if !stood.is_empty() { div.soft { (words::last_to_enter(&stood.join(", "))) } }
                                }
                            }
                            td { @if has_owners { (listed(&table.pieces(Some(index)))) } @else { (numbered(side, &table.pieces(Some(index)))) } }
                        }
                    }
                }
                @if table.has_any(None) {
                    tr {
                        th scope="row" { (words::nobody()) }
                        @if has_owners { td { (listed(&table.owned(None))) } }
                        td { (listed(&table.pieces(None))) }
                    }
                }
            }
        }
        @let remarks = table.remarks();
        @if !remarks.is_empty() { ul { @for remark in remarks { li { (remark) } } } }
        @if !sheet.deeds.is_empty() { h3 { (words::deeds()) } ul.deeds { @for deed in table.deeds() { li { (deed) } } } }
    }
}

fn listed(items: &[String]) -> Markup {
    html! { @for (k, item) in items.iter().enumerate() { @if k > 0 { ", " } (item) } }
}

/// `3: Budapest, Trieste, Vienna`
fn numbered(side: &Side, items: &[String]) -> Markup {
    html! { (count(side)) @if side.centres.is_some() && !items.is_empty() { ": " } (listed(items)) }
}

/// The data for a table of positions.
struct Positions<'a> {
    names: &'a Names,
    sheet: &'a PlayerView,
}

impl Positions<'_> {
    /// `St Petersburg (SC)`
    fn name(&self, place: &str) -> String {
        let (province, coast) =
            place.split_once('/').map_or((place, None), |(province, coast)| (province, Some(coast)));
        let name = self.names.get(province).map_or(province, String::as_str);
        coast.map_or_else(|| name.to_owned(), |coast| format!("{name} ({coast})"))
    }

    fn has_owners(&self) -> bool {
        self.sheet.areas.iter().any(|area| area.owner.is_some() || area.is_centre)
    }

    fn owned_title(&self) -> &str {
        if self.sheet.counted == "states" { "States" } else { "Centres" }
    }

    fn has_any(&self, side: Option<usize>) -> bool {
        !self.pieces(side).is_empty() || !self.owned(side).is_empty()
    }

    /// Returns the possessions of a side, each with the units there. For no side, returns the centres without a known owner.
    fn owned(&self, side: Option<usize>) -> Vec<String> {
        let own = self.sheet.areas.iter().filter(|area| match side {
            Some(_) => area.owner == side,
            None => area.is_centre && area.owner.is_none(),
        });
        let names = own.map(|area| {
            let mut notes: Vec<&str> = Vec::new();
            if area.is_centre && self.sheet.counted == "states" {
                notes.push("city");
            }
            if side.is_some() && area.home == side {
                notes.push("home");
            }
            if area.is_owner_hidden {
                notes.push("unknown owner");
            }
            notes.extend(area.works.iter().map(|work| work_name(*work)));
            with_notes(self.name(&area.place), &notes)
        });
        names.collect()
    }

    fn stood(&self, side: usize) -> Vec<String> {
        let areas = self.sheet.areas.iter().filter(|area| area.stood == Some(side) && area.owner.is_none());
        areas.map(|area| self.name(&area.place)).collect()
    }

    fn pieces(&self, side: Option<usize>) -> Vec<String> {
        self.sheet.pieces.iter().filter(|piece| piece.side == side).map(|piece| self.piece(piece)).collect()
    }

    /// `Army Vienna`, `10 on A4 (has moved)`, `5i 2c in Gelderland`
    fn piece(&self, piece: &Piece) -> String {
        let place = self.name(&piece.at);
        let text = match (piece.kind, piece.text.as_str()) {
            (PieceKind::Ranked, "") => format!("unknown piece on {place}"),
            (PieceKind::Ranked, rank) => format!("{rank} on {place}"),
            (PieceKind::Force, "") => format!("unknown force in {place}"),
            (PieceKind::Force, units) => format!("{units} in {place}"),
            (kind, _) => format!("{} {place}", kind_name(kind)),
        };
        let notes = [(piece.is_dislodged, "dislodged"), (piece.has_moved, "moved"), (piece.is_shown, "seen by both")];
        let notes: Vec<&str> = notes.into_iter().filter(|(is_so, _)| *is_so).map(|(_, note)| note).collect();
        with_notes(text, &notes)
    }

    /// Returns the hidden places, then the places that stand-offs left empty, then pieces without a place on the board.
    fn remarks(&self) -> Vec<String> {
        let hidden: Vec<String> =
            self.sheet.areas.iter().filter(|area| area.is_hidden).map(|area| self.name(&area.place)).collect();
        let standoffs: Vec<String> = self.sheet.standoffs.iter().map(|place| self.name(place)).collect();
        let mut remarks = Vec::new();
        if !hidden.is_empty() {
            remarks.push(words::not_seen(&hidden.join(", ")));
        }
        if !standoffs.is_empty() {
            remarks.push(words::standoffs(&standoffs.join(", ")));
        }
        if !self.has_owners() {
            let lakes = self.sheet.areas.iter().filter(|area| area.works.contains(&crate::families::sheet::Work::Lake));
            let lakes: Vec<String> = lakes.map(|area| self.name(&area.place)).collect();
            if !lakes.is_empty() {
                remarks.push(words::lakes(&lakes.join(", ")));
            }
        }
        remarks.extend(self.sheet.asides.iter().cloned());
        remarks
    }

    /// The arrows and other symbols of orders, in words.
    fn deeds(&self) -> Vec<String> {
        use crate::families::sheet::OrderAction;
        let mut sorted: Vec<_> = self.sheet.deeds.iter().collect();
        sorted.sort_by_key(|deed| deed.side);
        let deeds = sorted.into_iter().map(|deed| {
            let side = deed.side.and_then(|side| self.sheet.sides.get(side)).map_or("?", |side| side.name.as_str());
            let kind = if deed.kind.is_written() { "" } else { kind_name(deed.kind) };
            let unit = format!("{kind} {}", self.name(&deed.at));
            let unit = unit.trim();
            let what = match &deed.what {
                OrderAction::Hold => "holds".to_owned(),
                OrderAction::Move { to, via } if via.is_empty() => format!("to {}", self.name(to)),
                OrderAction::Move { to, via } => {
                    let via: Vec<String> = via.iter().map(|at| self.name(at)).collect();
                    format!("to {} by {}", self.name(to), via.join(", "))
                }
                OrderAction::Attack { to } => format!("attacks {}", self.name(to)),
                OrderAction::Support { of, to: None } => format!("supports {}", self.name(of)),
                OrderAction::Support { of, to: Some(to) } => format!("supports {} to {}", self.name(of), self.name(to)),
                OrderAction::Convoy { of, to } => format!("convoys {} to {}", self.name(of), self.name(to)),
                OrderAction::Retreat { to } => format!("retreats to {}", self.name(to)),
                OrderAction::Disband => "is disbanded".to_owned(),
                OrderAction::Build => "is built".to_owned(),
                OrderAction::Become { into, to } => format!("becomes {} {}", kind_name(*into), self.name(to)),
            };
            let text = if deed.text.is_empty() { String::new() } else { format!(" ({})", deed.text) };
            let came = match deed.came {
                OrderOutcome::Failure => ": fails",
                OrderOutcome::Filed if deed.is_planned => ", planned for the next turn",
                OrderOutcome::Success | OrderOutcome::Filed => "",
            };
            let lost = if deed.is_dislodged { "; dislodged" } else { "" };
            format!("{side}: {unit} {what}{text}{came}{lost}")
        });
        deeds.collect()
    }
}

fn with_notes(text: String, notes: &[&str]) -> String {
    if notes.is_empty() { text } else { format!("{text} ({})", notes.join(", ")) }
}

fn kind_name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Army => "Army",
        PieceKind::Fleet => "Fleet",
        PieceKind::Wing => "Wing",
        PieceKind::Ranked => "Piece",
        PieceKind::Force => "Force",
    }
}

/// A line of an e-mail in the typography of a page: `→` for `->`, and `(cut)` for `(*cut*)`.
pub(in crate::web) fn in_print(line: &str) -> String {
    line.replace(" -> ", " → ").replace("(*", "(").replace("*)", ")")
}

/// The verb of an order in lower case, as on pages, or `None` for other words.
pub(in crate::web) fn small_verb(word: &str) -> Option<String> {
    matches!(word.trim_end_matches('.'), "SUPPORT" | "HOLD" | "CONVOY").then(|| word.to_lowercase())
}

/// Shows the results of a phase by power: each order with its outcome, and a collapsed explanation. `sheet` is any sheet of the
/// game.
pub(in crate::web) fn results(sheet: &PlayerView, entries: &[PhaseEntry]) -> Markup {
    let sides = sheet.sides.iter().enumerate();
    let of = |side: Option<usize>| entries.iter().filter(move |entry| entry.side == side).collect::<Vec<_>>();
    html! {
        div.results {
            @for (index, side) in sides {
                @let own = of(Some(index));
                @if !own.is_empty() {
                    section { h3 { (chip(sheet, index)) " " bdi { (side.name) } } ul { @for entry in own { (self::entry(entry)) } } }
                }
            }
            @let all = of(None);
            @if !all.is_empty() {
                section { h3 { (words::consequences()) } ul { @for entry in all { (self::entry(entry)) } } }
            }
        }
    }
}

fn entry(entry: &PhaseEntry) -> Markup {
    let said = html! {
        (in_print(&entry.text))
        @if !entry.note.is_empty() { " " strong.came { (entry.note) } }
    };
    html! {
        li class=[(entry.came == OrderOutcome::Failure).then_some("failed")] data-place=[(!entry.at.is_empty()).then_some(&entry.at)] {
            @if entry.why.is_empty() { (said) } @else {
                details {
                    summary { (said) }
                    ul.why { @for (depth, line) in &entry.why { li class={ "depth-" (depth.min(&5)) } { (in_print(line)) } } }
                }
            }
        }
    }
}
