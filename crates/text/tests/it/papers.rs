//! Papers: our own texts from files, read into blocks.
use chancery_text::doc::{Audience, Doc};
use chancery_text::words::Reader;
use chancery_text::{Width, words::Layout};

const PAPER: &str = "\
HOW TO PLAY HERE

The judge is a program that reads
your letters.

1. Register. Send

     REGISTER Ann Other

   or use the longer form.

2. Play:

- You have seven
  powers.
- There are turns.

Movement
  A PAR H        hold
  A PAR - BUR    move, as far
                 as it goes
  A PAR - BUR VIA MAO
                 by convoy

          attack  costs
  infantry     1  1 point
  cavalry      3  2 points

Usage: HELP topic    what it is
                     about
       more lines
   or: HELP

> HELP  MOVE
<   A move.
";

fn read(paper: &str) -> Doc {
    let mut doc = Doc::new(Reader::nobody());
    doc.paper(paper);
    doc
}

#[test]
fn papers_are_blocks() {
    let told = "\
HOW TO PLAY HERE

The judge is a program that reads your letters.

1. Register. Send

  REGISTER Ann Other

or use the longer form.

2. Play:

- You have seven powers.
- There are turns.

Movement
A PAR H              hold
A PAR - BUR          move, as far as it goes
A PAR - BUR VIA MAO  by convoy

          attack  costs
infantry       1  1 point
cavalry        3  2 points

Usage: HELP topic    what it is about
       more lines
   or: HELP

> HELP  MOVE
<   A move.
";
    assert_eq!(read(PAPER).text(Audience::Reader), told);
}

#[test]
fn sections_begin_with_headings() {
    let sections = read("HOW TO PLAY\n\nOne.\n\nTHE BOARD\n\nTwo.\n\nThree.\n").sections();
    let text = |doc: &Doc| doc.text(Audience::Reader);
    let read: Vec<_> = sections.iter().map(|(heading, part)| (heading.as_str(), text(part))).collect();
    assert_eq!(read, [("HOW TO PLAY", "One.\n".to_owned()), ("THE BOARD", "Two.\n\nThree.\n".to_owned())]);
}

/// A keeper's file may contain anything: all its words are there, in order.
#[test]
fn every_word_of_a_paper_is_kept() {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let pieces =
        ["A word", "  two  cells", "    deep", "- item", "1. one", "", "   or: x", "CAPS", ">", "<", "  - x", "é  ü"];
    for seed in 0..pieces.len().pow(3) {
        let lines = [seed, seed / pieces.len(), seed / pieces.len().pow(2)].map(|n| pieces[n % pieces.len()]);
        let paper = lines.join("\n");
        let told = read(&paper).laid_out(Layout::Columns(Width::OFF), Audience::Reader);
        assert_eq!(words(&told), words(&paper), "{paper}\n--\n{told}");
    }
}
