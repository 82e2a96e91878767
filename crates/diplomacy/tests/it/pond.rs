//! A board as the files of its folder.

/// A board that uses every feature of a folder.
pub(crate) const POND: &[(&str, &str)] = &[
    (
        "variant.toml",
        r#"title = "Pond"
source = "This test"
start = "W0100A"
centres_to_win = 3
centres_to_win_from = [[120, 2], [110, 3]]
summary_order = "EEL ANT BEE"
powers = [
    { letter = "A", name = "Ants", adjective = "Antish" },
    { letter = "B", name = "Bees", adjective = "Beeish", builds = "any", team = "Wings" },
    { letter = "C", name = "Crickets", adjective = "Crickety", dummy = true },
]
policies = { builds = "one-home", wings = "on", railways = "on" }

[[turns]]
season = "spring"
era = "A.D."
years = 5
counts = true

[[turns]]
season = "fall"

[[railways]]
abbreviation = "MOLE"
name = "Mole Run"
powers = ["Ants"]
line = "ANT DUN BEE"

[[gateways]]
abbreviation = "WEIR"
name = "The Weir"
keeper = "EEL"
waters = "DEEP RUSH"
"#,
    ),
    (
        "provinces.txt",
        "Anthill  | ANT hill | coast, home Ants, dual\n\
         Beehive  | BEE      | inland, home Bees, site Ants, barred Crickets\n\
         Dunes    | DUN      | coast\n\
         Eel Rock | EEL      | coast, centre, closed Spring, closed fall, site Crickets\n\
         Deep     | DEEP     | sea, high\n\
         Rushes   | RUSH     | sea\n",
    ),
    (
        "borders.txt",
        "[coasts]\nDUN: NC SC # two beaches\n\
         [army]\nANT: BEE DUN\nBEE: DUN\n\
         [fleet]\nDEEP: ANT DUN/NC RUSH\nRUSH: DUN/SC\nEEL: DEEP RUSH\nANT > DUN/NC\n\
         [passages]\nANT - BEE: half, no support, only Ants, only Bees\n\
         DEEP > EEL: fleet only, support needed, yields, owner of ANT, in Spring\n",
    ),
    ("start.txt", "Ants: A ANT, F DUN/SC\nBees: A BEE, W RUSH\nCrickets:\nAnts owns ANT EEL\n"),
    ("info.txt", "Pond -- a test\n"),
];
