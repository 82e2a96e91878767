//! Reads a board of the classic judge, and prints the files of the folder that it becomes.
use chancery_import::{Source, njudge, powers, write};

const MAP: &str = "\
Alder,  N ald
Birch,  S bir
Cedar,  x ced
Mere,   w mer
-1
ald-mv: ced
ald-xc: mer
bir-mv: ced
bir-xc: mer
ced-mv: ald bir
ced-xc mer
mer-xc: ald bir ced
-1
";
const SEED: &str = "\
S1901M
N: A Alder
S: F Birch
-1
...
-1
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let names = powers::parse("N=North/Northern, S=South/Southern")?;
    let map = Source { name: "map.mere", text: MAP };
    let (chart, report) = njudge::read(map, Source { name: "seed.mere", text: SEED }, &names)?;
    for (name, text) in write::whole(&chart) {
        println!("== {name}\n{text}");
    }
    println!("{report}");
    assert_eq!((chart.provinces.len(), chart.n_centres()), (4, 3));
    assert_eq!(report.notes.len(), 1, "the colon that is missing in line 11");
    Ok(())
}
