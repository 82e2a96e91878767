//! Plays a phase of a game without knowing which game it is, and prints the report that its players get.
use anyhow::{Context as _, Error, Result, anyhow};
use chancery_families::ALL;
use chancery_families::report::Heading;
use chancery_families::setting::Kept;
use chancery_rules::{Eyes, Luck, Power};
use chancery_text::doc::{Audience, Doc};
use chancery_text::words::Reader;

fn main() -> Result<()> {
    let family = *ALL.first().context("there is a family")?;
    let text =
        |board: &str, file: &str| family.board_files(board).find(|(name, _)| *name == file).map(|(_, text)| text);
    let board = family.read(family.default_board(), &text).map_err(|flaws| anyhow!("{flaws:?}"))?;
    let game = board.play(&Kept::default()).map_err(Error::msg)?;
    let table = game.begin(&game.played(), &Luck::default());

    let first = Power(0);
    let orders: Vec<(Power, String)> = table.options(first).into_iter().take(1).map(|order| (first, order)).collect();
    let heading = Heading { game: "spring", n_phase: 1 };
    let results = table.adjudicate(heading, &orders, &Luck::default())?;
    let report = Doc::with(Reader::nobody(), |doc| results.reports.seen_by(Eyes::Power(first), &[first], doc));
    let report = report.text(Audience::Reader);
    println!("{report}");
    assert!(report.contains("(spring.001)"));
    Ok(())
}
