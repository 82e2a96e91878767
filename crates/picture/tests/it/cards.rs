//! Small pictures of boards, and cards of games: their sizes, in pixels and in bytes.
use super::{chart, read_png, sheet};
use chancery_families::setting::Kept;
use chancery_families::sheet::{PlayerView, PreviousTurns};
use chancery_families::{ALL, Nature};
use chancery_picture::card::{CARD, CardWords, THUMB, card, thumb};
use chancery_rules::{Eyes, Luck};

/// The position at the start of a game on a board.
fn beginning(board: &str) -> PlayerView {
    let family = *ALL.iter().find(|family| family.boards().any(|known| known == board)).unwrap();
    let file = |board: &str, name: &str| family.board_files(board).find(|row| row.0 == name).map(|row| row.1);
    let rules = family.read(board, &file).unwrap().play(&Kept::default()).unwrap();
    rules.begin(&rules.played(), &Luck::default()).sheet(Eyes::Observer, &PreviousTurns::default()).unwrap()
}

/// Boards with their own picture: small, large, and wider than high.
fn with_pictures() -> Vec<&'static str> {
    let of_family = |family: &'static dyn chancery_families::Family| {
        let has = move |board: &&str| family.board_files(board).any(|row| row.0 == "picture.txt");
        family.boards().filter(has).filter(move |board| {
            let nature = family.board_files(board).find(|row| row.0 == "variant.toml");
            nature.is_some_and(|(_, text)| Nature::read(text).base.is_none())
        })
    };
    ALL.iter().flat_map(|family| of_family(*family)).collect()
}

#[test]
fn small_pictures_have_few_bytes_and_few_colours() {
    let boards = with_pictures();
    assert!(20 <= boards.len(), "{boards:?}");
    for board in boards {
        let png = thumb(&chart(board), &beginning(board));
        let (width, height, _, colours) = read_png(&png);
        assert_eq!((width, height), THUMB, "{board}");
        assert!(colours.len() <= 3 * 32, "{board}: {}", colours.len() / 3);
        println!("{board}: {} bytes", png.len());
        assert!(png.len() <= 12 << 10, "{board}: {}", png.len());
        if let Some(folder) = std::env::var_os("CHANCERY_SCREENSHOTS") {
            std::fs::write(std::path::Path::new(&folder).join(format!("thumb-{board}.png")), png).unwrap();
        }
    }
}

#[test]
fn a_card_describes_its_game() {
    let lines = ["2 seats free", "Standard, seven players", "A turn every 3 days", "Hosted by Ann"].map(str::to_owned);
    let words = CardWords { title: "autumn", lines: &lines, foot: "Chancery · judge.example.org" };
    for (name, board) in [("standard-W1908A", "standard"), ("standard-S1908R", "standard")] {
        let png = card(&chart(board), &sheet(name), &words);
        let (width, height, ..) = read_png(&png);
        assert_eq!((width, height), CARD);
        println!("{name}: {} bytes", png.len());
        assert!(png.len() <= 90 << 10, "{name}: {}", png.len());
        if let Some(folder) = std::env::var_os("CHANCERY_SCREENSHOTS") {
            std::fs::write(std::path::Path::new(&folder).join(format!("card-{name}.png")), png).unwrap();
        }
    }
    // Text of any length is drawn.
    let long = "W".repeat(3000);
    let lines = vec![long.clone(); 30];
    let png =
        card(&chart("standard"), &sheet("standard-W1908A"), &CardWords { title: &long, lines: &lines, foot: &long });
    assert_eq!(read_png(&png).0, CARD.0);
}
