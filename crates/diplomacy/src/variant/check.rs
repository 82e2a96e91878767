//! Finds faults in a readable board: no power can win, a centre is out of reach, a recorded game replays differently.
use super::super::board::{Board, Province, Terrain};
use super::super::game::Diplomacy;
use super::super::policy::{Builds, Policies, VictoryRule};
use super::super::state::UnitKind;
use super::recorded::replay;
use super::{Flaw, read};
use chancery_rules::Power;
use chancery_rules::alphabet::fold;
use std::collections::{BTreeSet, HashSet};

/// The maximum width of a line that players read.
const MAX_COLUMNS: usize = 72;

/// The files that a board's folder can have, apart from recorded games.
const FILES: [&str; 10] = [
    "borders.txt",
    "hints.txt",
    "info.txt",
    "names.txt",
    "picture.txt",
    "provinces.txt",
    "realpolitik.txt",
    "sites.txt",
    "start.txt",
    "variant.toml",
];

/// All flaws of a board, given the texts of its files and of the boards that it is based on, and the names and texts of
/// all files in its own folder.
pub fn check<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>, files: &[(&str, &str)]) -> Vec<Flaw> {
    let mut flaws = match read(key, text) {
        Err(flaws) => flaws,
        Ok(board) => {
            let mut proof = Proof { own: files, policies: Policies::of(&board), board: &board, flaws: Vec::new() };
            proof.powers();
            proof.victory();
            proof.reach();
            proof.railways();
            proof.gateways();
            proof.options();
            let mut flaws = proof.flaws;
            let rules = Diplomacy::of(board);
            let games = files.iter().filter(|(name, _)| name.starts_with("games/"));
            flaws.extend(games.filter_map(|(name, text)| replay(&rules, name, text).err()));
            flaws
        }
    };
    info(files, &mut flaws);
    for (name, _) in files {
        let is_game = name.starts_with("games/") && name.ends_with(".txt");
        if !FILES.contains(name) && !is_game {
            flaws.push(Flaw::new(*name, 0, "this file does not belong to a board"));
        }
    }
    flaws
}

fn info(files: &[(&str, &str)], flaws: &mut Vec<Flaw>) {
    let Some((_, text)) = files.iter().find(|(name, _)| *name == "info.txt") else {
        return flaws.push(Flaw::new("info.txt", 0, "the file is missing"));
    };
    if text.trim().is_empty() {
        flaws.push(Flaw::new("info.txt", 0, "the file is empty"));
    }
    for (line, text) in (1..).zip(text.lines()) {
        let width = text.chars().count();
        if MAX_COLUMNS < width {
            flaws.push(Flaw::new(
                "info.txt",
                line,
                format!("the line has {width} columns; a letter has room for {MAX_COLUMNS}"),
            ));
        }
        if text.chars().any(char::is_control) {
            flaws.push(Flaw::new("info.txt", line, "there is a tab or another control character"));
        }
    }
}

struct Proof<'a> {
    own: &'a [(&'a str, &'a str)],
    board: &'a Board,
    policies: Policies,
    flaws: Vec<Flaw>,
}

impl Proof<'_> {
    fn flaw(&mut self, file: &str, begins: &str, why: impl Into<String>) {
        let line = self.line(file, begins);
        self.flaws.push(Flaw::new(file, line, why));
    }

    /// The line of the board's own file that contains this text. 0 if it comes from the base.
    fn line(&self, file: &str, has: &str) -> usize {
        let own = self.own.iter().find(|(name, _)| *name == file);
        let position = own.and_then(|(_, text)| text.lines().position(|line| !has.is_empty() && line.contains(has)));
        position.map_or(0, |at| at + 1)
    }

    fn all_powers(&self) -> impl Iterator<Item = Power> + use<> {
        (0..self.board.powers.len()).map(|index| Power(index as u16))
    }

    fn provinces(&self) -> impl Iterator<Item = Province> + use<> {
        (0..self.board.provinces.len()).map(|at| Province(at as u16))
    }

    /// Checks that every playable power has units or centres, and somewhere to build.
    fn powers(&mut self) {
        let board = self.board;
        if board.power_data.iter().all(|data| data.dummy) {
            self.flaw("variant.toml", "dummy", "none of the powers has a player");
        }
        for power in self.all_powers() {
            let data = &board.power_data[power.index()];
            let name = &board.power_name(power).name;
            let quoted = format!("{name:?}");
            let home = board.provinces.iter().any(|province| province.home == Some(power));
            let site = board.provinces.iter().any(|province| province.sites.contains(&power));
            let stands = board.start.iter().any(|unit| unit.power == power);
            if !home && !site && !stands && !board.owners.contains(&Some(power)) {
                self.flaw("variant.toml", &quoted, format!("{name} has no home, no centre and no unit"));
            } else if !data.dummy
                && !home
                && !site
                && matches!(data.builds.unwrap_or(self.policies.builds), Builds::Home | Builds::OneHome)
            {
                let why = format!("{name} has no home centre, so it never builds; `builds` can be any or chosen");
                self.flaw("variant.toml", &quoted, why);
            }
        }
    }

    /// Checks that there are enough centres for a victory.
    fn victory(&mut self) {
        let n_centres = self.board.centres().len();
        let victory = &self.board.victory;
        let needed = [("centres_to_win ", victory.centres)];
        let later = victory.later.iter().map(|&(_, needed)| ("centres_to_win_from", needed));
        let needed: Vec<_> = needed.into_iter().chain(later).collect();
        for (key, needed) in needed {
            if self.policies.victory != VictoryRule::Capture && n_centres < needed as usize {
                let why = format!("no power can win: it takes {needed} centres, and there are {n_centres}");
                self.flaw("variant.toml", key, why);
            }
        }
    }

    /// Checks that some unit can reach every centre: by land, by sea, or by both.
    fn reach(&mut self) {
        let board = self.board;
        let mut seen: HashSet<Province> = board.start.iter().map(|unit| board.province_of(unit.at)).collect();
        let begins = |at: &Province| board.province(*at).home.is_some() || !board.province(*at).sites.is_empty();
        seen.extend(self.provinces().filter(begins));
        seen.extend(self.provinces().filter(|at| board.owners[usize::from(at.0)].is_some()));
        let mut open: Vec<Province> = seen.iter().copied().collect();
        while let Some(at) = open.pop() {
            for to in board.location(board.main(at)).wing.iter().map(|&to| board.province_of(to)) {
                if seen.insert(to) {
                    open.push(to);
                }
            }
        }
        for at in board.centres() {
            if !seen.contains(&at) {
                let data = board.province(at);
                self.flaw(
                    "provinces.txt",
                    &format!("| {}", data.abbreviation),
                    format!("no unit can ever reach {}", data.name),
                );
            }
        }
    }

    /// Checks that the name of a railway or a canal is unique.
    fn own_name(&mut self, abbreviation: &str, taken: &mut BTreeSet<String>) {
        let word = fold(abbreviation);
        let mut spelt = self.board.provinces.iter();
        let spelt = spelt
            .any(|data| fold(&data.abbreviation) == word || fold(&data.name) == word || data.aliases.contains(&word));
        if word.is_empty() || spelt || !taken.insert(word) {
            let why = format!("{abbreviation:?} already means something else");
            self.flaw("variant.toml", abbreviation, why);
        }
    }

    fn railways(&mut self) {
        let board = self.board;
        let mut taken: BTreeSet<String> = board.gateways.iter().map(|canal| fold(&canal.abbreviation)).collect();
        for railway in &board.railways {
            let short = railway.abbreviation.as_str();
            self.own_name(short, &mut taken);
            if railway.powers.is_empty() {
                self.flaw("variant.toml", short, format!("no power may use {}", railway.name));
            }
            if railway.line.len() < 2 {
                self.flaw("variant.toml", short, format!("{} leads nowhere", railway.name));
            }
            for pair in railway.line.windows(2) {
                let [from, to] = [pair[0], pair[1]].map(|at| board.main(at));
                if board.steps(UnitKind::Army, from).binary_search(&to).is_err() {
                    let why = format!(
                        "{}: no army walks from {} to {}",
                        railway.name,
                        board.place_name(from),
                        board.place_name(to)
                    );
                    self.flaw("variant.toml", short, why);
                }
            }
        }
    }

    fn gateways(&mut self) {
        let board = self.board;
        let mut taken = BTreeSet::new();
        for canal in &board.gateways {
            let short = canal.abbreviation.as_str();
            self.own_name(short, &mut taken);
            if canal.waters.len() < 2 {
                self.flaw("variant.toml", short, format!("{} joins nothing", canal.name));
            }
            for &water in &canal.waters {
                let data = board.province(water);
                if data.terrain != Terrain::Sea {
                    self.flaw("variant.toml", short, format!("{}: {} is not water", canal.name, data.name));
                }
            }
        }
    }

    /// Checks that every active option has an effect.
    fn options(&mut self) {
        let (board, policies) = (self.board, self.policies);
        let idle = [
            ("railways", policies.railways && board.railways.is_empty(), "there is no railway"),
            ("gateways", policies.gateways && board.gateways.is_empty(), "there is no canal"),
            ("duality", policies.duality && board.provinces.iter().all(|data| !data.dual), "no province is `dual`"),
            (
                "hong-kong",
                policies.hong_kong && board.provinces.iter().all(|data| data.barred.is_empty()),
                "no centre is `barred`",
            ),
        ];
        for (name, wrong, why) in idle {
            if wrong {
                self.flaw("variant.toml", name, format!("the policy {name} is on, but {why}"));
            }
        }
        if !policies.wings && board.start.iter().any(|unit| unit.kind == UnitKind::Wing) {
            self.flaw("start.txt", "W ", "there are wings, but the policy wings is off");
        }
    }
}
