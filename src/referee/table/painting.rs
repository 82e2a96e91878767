//! Makes the pictures for e-mails. It computes the content of a picture from the record of the game, for its readers' eyes, and
//! draws it. The judge's main thread only records the request.
use crate::answers::gallery::Gallery;
use crate::boards::catalogue::{Catalogue, LoadedBoard};
use crate::families::setting::Kept;
use crate::families::sheet::{PlayerView, PreviousTurns};
use crate::game::Game;
use crate::mail::sink::Kind;
use crate::picture::{self, Count, Leaf, Studio, Style};
use crate::rules::{Eyes, Luck, Power};
use crate::store::{GameId, Look, Onlooker, Shows, Size, Store, Wish};
use crate::text::hex;
use anyhow::{Context as _, Result};
use sha2::{Digest as _, Sha256};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

/// The number of pictures remembered. The e-mails of one game come one after the other.
const REMEMBERED: usize = 16;

/// Makes pictures.
#[derive(Default)]
pub struct Painter {
    studio: Studio,
    /// The last requests, with their pictures.
    recent: VecDeque<(Kind, Wish, Option<Painting>)>,
}

/// A finished picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Painting {
    /// Its cache key: the same for all readers who see the same.
    pub key: String,
    /// The name of the file.
    pub name: String,
    /// A sentence that describes the picture.
    pub alt: String,
    /// The file.
    pub bytes: Arc<[u8]>,
}

/// The subject to draw.
struct Motif {
    /// The board to draw it on.
    board: LoadedBoard,
    /// The first part of its key and its name.
    game: String,
    name: String,
    /// One sheet, or those of a whole game.
    sheets: Vec<PlayerView>,
    /// The texts of a poster and an album, for a whole game.
    story: Option<Story>,
}

/// The texts of a poster and an album.
struct Story {
    /// The numbers of centres at each count.
    counts: Vec<Count>,
    /// The results in words, one for each sheet but the first. Empty if no one reads them.
    words: Vec<String>,
}

impl Painter {
    /// Makes a picture. `None` if there is nothing to draw: the game has no board, or the turn was rolled back. `now` is the
    /// time since any fixed moment.
    ///
    /// # Errors
    /// If the record of the game cannot be read.
    pub fn paint(
        &mut self,
        store: &Store,
        catalogue: &Catalogue,
        (kind, wish): (Kind, &Wish),
        now: Duration,
    ) -> Result<Option<Painting>> {
        if let Some((.., painting)) = self.recent.iter().find(|(of, other, _)| *of == kind && other == wish) {
            return Ok(painting.clone());
        }
        let painting = self.paint_anew(store, catalogue, (kind, wish), now)?;
        self.recent.push_front((kind, wish.clone(), painting.clone()));
        self.recent.truncate(REMEMBERED);
        Ok(painting)
    }

    fn paint_anew(
        &mut self,
        store: &Store,
        catalogue: &Catalogue,
        (kind, wish): (Kind, &Wish),
        now: Duration,
    ) -> Result<Option<Painting>> {
        let Some(motif) = Motif::of(store, catalogue, (kind, &wish.shows))? else { return Ok(None) };
        let Motif { board, game, name, sheets, .. } = &motif;
        let (Some(last), Some(chart)) = (sheets.last(), board.chart()) else { return Ok(None) };
        let look = look_of(wish.look);
        let style = match wish.size {
            Size::Normal => Style::normal(look, &chart),
            Size::Large => Style::large(look, &chart),
        };
        let ending = ending_of(kind);
        let key = format!("{game}.{}.{}.{}.{ending}", digest_of(sheets)?, look.name().to_lowercase(), style.width);
        let alt = picture::draw(&chart, last, &style).words().to_owned();
        let name = format!("{name}.{ending}");
        let kept = self.recent.iter().flat_map(|(.., painting)| painting).find(|painting| painting.key == key);
        let bytes = match kept {
            Some(painting) => painting.bytes.clone(),
            None => match store.picture(&key)? {
                Some(bytes) => bytes.into(),
                None => self.draw(kind, &chart, &motif, &style, now).into(),
            },
        };
        Ok(Some(Painting { key, name, alt, bytes }))
    }

    fn draw(
        &mut self,
        kind: Kind,
        chart: &picture::chart::Chart,
        Motif { name, sheets, story, .. }: &Motif,
        style: &Style,
        now: Duration,
    ) -> Vec<u8> {
        let Some(last) = sheets.last() else { return Vec::new() };
        let chart = &*chart.facing(last.is_turned);
        match (kind, story) {
            (Kind::Gif, _) => self.studio.film(chart, sheets, style, now),
            (Kind::Svg, _) => picture::draw(chart, last, style).svg().into_bytes(),
            (Kind::Pdf, None) => picture::draw(chart, last, style).pdf(),
            (Kind::Pdf, Some(story)) => picture::poster(chart, last, &story.counts, style),
            (Kind::Html, Some(story)) => {
                let leaves = sheets.iter().enumerate().map(|(i, sheet)| Leaf {
                    label: if i == 0 { "Start".to_owned() } else { sheet.phase.clone() },
                    title: if i == 0 { "The beginning".to_owned() } else { sheet.title.clone() },
                    sheet,
                    words: i.checked_sub(1).and_then(|i| story.words.get(i)).cloned().unwrap_or_default(),
                });
                let leaves: Vec<Leaf> = leaves.collect();
                let title = if last.outcome.is_empty() { name } else { &last.outcome };
                picture::album(title, chart, &leaves, style).into_bytes()
            }
            _ => self.studio.png(chart, last, style, now),
        }
    }

    /// Draws a picture with this width, or the usual one, for a person who keeps the file.
    ///
    /// # Errors
    /// If the record of the game cannot be read.
    pub fn draw_at(
        &mut self,
        store: &Store,
        catalogue: &Catalogue,
        (kind, shows): (Kind, &Shows),
        (look, width): (picture::Look, Option<u32>),
    ) -> Result<Option<Vec<u8>>> {
        let Some(motif) = Motif::of(store, catalogue, (kind, shows))? else { return Ok(None) };
        let Some(chart) = motif.board.chart() else { return Ok(None) };
        let usual = Style::normal(look, &chart);
        let style = Style { width: width.unwrap_or(usual.width), ..usual };
        Ok(Some(self.draw(kind, &chart, &motif, &style, Duration::ZERO)))
    }

    /// Drops data that no one has used for a while.
    pub fn tidy(&mut self, now: Duration) {
        self.studio.tidy(now);
        self.recent.clear();
    }
}

impl Motif {
    fn of(store: &Store, catalogue: &Catalogue, (kind, shows): (Kind, &Shows)) -> Result<Option<Self>> {
        let load = |game: GameId| Game::load(store, store.game(game)?, catalogue);
        let mut story = None;
        let (game, turn, sheets) = match shows {
            Shows::Turn { game, turn, results, eyes } => {
                let game = load(*game)?;
                let sheet = Gallery::of(store, &game, eyes_of(*eyes))?.turn(*turn, *results)?;
                (game, *turn, sheet.into_iter().collect())
            }
            Shows::Whole { game, eyes } => {
                let game = load(*game)?;
                let gallery = Gallery::of(store, &game, eyes_of(*eyes))?;
                let sheets = gallery.whole()?;
                story = Some(Story::of(kind, &gallery)?);
                let turn = game.row.turn;
                (game, turn, sheets)
            }
            Shows::Sheet { game, sheet } => {
                let game = load(*game)?;
                let sheet = serde_json::from_str(sheet).context("a stored sheet cannot be read")?;
                let turn = game.row.turn;
                (game, turn, vec![sheet])
            }
            Shows::Board(name) => {
                let board = catalogue.board(name)?;
                let system = catalogue.play(&board, &Kept::default())?;
                let table = system.begin(&system.played(), &Luck::new([0; Luck::BYTES]));
                let sheet = table.sheet(Eyes::Observer, &PreviousTurns::default());
                let name = name.to_lowercase();
                return Ok(sheet.map(|sheet| Self { board, game: name.clone(), name, sheets: vec![sheet], story }));
            }
        };
        let phase = sheets.last().map_or("", |sheet: &PlayerView| &sheet.phase);
        let name = format!("{}-{phase}", game.row.name);
        Ok(Some(Self { game: format!("{}.{turn}", game.row.id), name, board: game.board, sheets, story }))
    }
}

impl Story {
    fn of(kind: Kind, gallery: &Gallery) -> Result<Self> {
        let count = |(name, centres)| Count { name, centres };
        // The page breaks lines where its reader wants.
        let told = |index| Ok(gallery.words(index)?.unwrapped());
        let n_told = if kind == Kind::Html { gallery.record().len() } else { 0 };
        Ok(Self {
            counts: gallery.counts()?.into_iter().map(count).collect(),
            words: (0..n_told).map(told).collect::<Result<_>>()?,
        })
    }
}

/// Returns the digest of everything that all readers see alike.
fn digest_of(sheets: &[PlayerView]) -> Result<String> {
    let mut digest = Sha256::new();
    let bare = |sheet: &PlayerView| serde_json::to_vec(&PlayerView { results: Default::default(), ..sheet.clone() });
    sheets.iter().try_for_each(|sheet| bare(sheet).map(|text| digest.update(text)))?;
    Ok(hex(&digest.finalize())[..32].to_owned())
}

fn look_of(look: Look) -> picture::Look {
    match look {
        Look::Light => picture::Look::Light,
        Look::Dark => picture::Look::Dark,
        Look::Print => picture::Look::Print,
    }
}

fn eyes_of(onlooker: Onlooker) -> Eyes {
    match onlooker {
        Onlooker::Power(power) => Eyes::Power(Power(power)),
        Onlooker::Observer => Eyes::Observer,
        Onlooker::Master => Eyes::Master,
    }
}

fn ending_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Gif => "gif",
        Kind::Svg => "svg",
        Kind::Pdf => "pdf",
        Kind::Html => "html",
        _ => "png",
    }
}
