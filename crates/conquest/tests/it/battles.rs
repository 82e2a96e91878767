//! Battles with fixed luck: `tests/cases/battles.txt`.
use super::{lines, text, units};
use chancery_conquest::battle::{March, fight};
use chancery_conquest::chance::Rounds;
use chancery_conquest::event::FightEnd;
use chancery_conquest::map::Land;
use chancery_conquest::options::Casualties;
use chancery_conquest::units::{Kind, Role, Units};
use chancery_rules::Power;

/// Fixed luck, by round and side, for the kinds listed.
struct Given {
    /// The tenths of the column and of the garrison, by round.
    rounds: Vec<[Vec<u8>; 2]>,
    /// True if the luck ends at this round.
    ended: bool,
    round: u32,
    used: [usize; 2],
}

impl Rounds for Given {
    fn tenths(&mut self, round: u32, role: Role, _: Kind) -> u8 {
        if round != self.round {
            (self.round, self.used) = (round, [0, 0]);
        }
        let side = usize::from(role == Role::Defence);
        let Some(tenths) = self.rounds.get(round as usize - 1) else {
            self.ended = true;
            return 1;
        };
        self.used[side] += 1;
        tenths[side][self.used[side] - 1]
    }
}

/// A round as written in the text.
#[derive(Debug, PartialEq)]
struct Expected {
    tenths: [u64; 2],
    lost: [Units; 2],
    left: [Units; 2],
}

fn pair<T>(text: &str, read: impl Fn(&str) -> T) -> [T; 2] {
    let (one, other) = text.split_once('/').unwrap_or_else(|| panic!("{text:?} has no /"));
    [read(one.trim()), read(other.trim())]
}

/// `21.2` as 212.
fn tenths(text: &str) -> u64 {
    let (whole, part) = text.split_once('.').unwrap();
    format!("0{whole}{part}").parse().unwrap()
}

fn check(case: &str) {
    let mut lines = lines(case);
    let name = lines.next().unwrap();
    let (mut column, mut garrison, mut stop, mut casualties) = (Units::NONE, Units::NONE, None, Casualties::Role);
    let (mut rounds, mut expected, mut end, mut n) = (Vec::new(), Vec::new(), "", 1);
    for line in lines {
        if let Some(rest) = line.strip_prefix("column ") {
            let (rest, by_text) = rest.split_once(" cost text").map_or((rest, false), |(rest, _)| (rest, true));
            let (rest, odds) = rest.split_once(" stop ").map_or((rest, None), |(rest, odds)| (rest, Some(odds)));
            let (one, other) = rest.split_once(" against ").unwrap();
            (column, garrison) = (units(one), units(other));
            stop = odds.map(|odds| 10 * tenths(odds) as u32);
            casualties = if by_text { Casualties::Text } else { casualties };
        } else if let Some(times) = line.strip_prefix("repeat ") {
            n = times.parse().unwrap();
        } else if let Some(luck) = line.strip_prefix("luck ") {
            let side = |text: &str| text.split_whitespace().map(|luck| tenths(luck) as u8).collect::<Vec<u8>>();
            (0..n).for_each(|_| rounds.push(pair(luck, side)));
        } else if let Some(score) = line.strip_prefix("score ") {
            let (score, rest) = score.split_once(" lost ").unwrap();
            let (lost, left) = rest.split_once(" left ").unwrap();
            let of = || Expected { tenths: pair(score, tenths), lost: pair(lost, units), left: pair(left, units) };
            (0..n).for_each(|_| expected.push(of()));
        } else {
            end = line.strip_prefix("end ").unwrap_or_else(|| panic!("{name}: {line:?}"));
        }
    }
    let march =
        March { power: Power(0), from: Land(0), target: Land(1), units: column, stop_below: stop, occupy: None };
    let mut luck = Given { rounds, ended: false, round: 0, used: [0, 0] };
    let fight = fight(casualties, 1, &march, column, garrison, &mut luck);
    let fought = fight.rounds.iter().take(expected.len()).map(|round| Expected {
        tenths: [round.attack.tenths, round.defence.tenths],
        lost: [round.attack.lost, round.defence.lost],
        left: [round.attack.units - round.attack.lost, round.defence.units - round.defence.lost],
    });
    assert_eq!(fought.collect::<Vec<_>>(), expected, "{name}");
    let ended = match (luck.ended, fight.end) {
        (true, _) => "goes on",
        (_, FightEnd::Won) => "won",
        (_, FightEnd::Repulsed) => "repulsed",
        (_, FightEnd::BrokenOff) => "broken off",
        (_, FightEnd::Stopped) => "stopped",
        (_, FightEnd::BothGone) => "both gone",
        (_, FightEnd::Exhausted) => "exhausted",
    };
    assert_eq!(ended, end, "{name}");
}

/// Every battle of the text has its written outcome, number for number.
#[test]
fn worked_battles_have_the_expected_outcome() {
    let text = text("battles.txt");
    let cases: Vec<&str> = text.split("\n= ").skip(1).collect();
    assert_eq!(cases.len(), 9);
    cases.into_iter().for_each(check);
}
