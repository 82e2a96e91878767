//! Draws, concessions and preferences: the shares, and the powers that players get.
use chancery::game::preference;
use chancery::game::votes::{Ballot, concession, draw};
use chancery::rules::{Luck, Power, PowerName};
use chancery::text::words::said;

const N: u16 = 4;

fn powers() -> Vec<Power> {
    (0..N).map(Power).collect()
}

/// The set of powers that a number encodes.
fn set(bits: u32) -> Vec<Power> {
    powers().into_iter().filter(|power| bits & (1 << power.0) != 0).collect()
}

/// Returns whether this vote approves that set. In the words of the classic judges: a list with the voter in it
/// approves every subset that includes the voter; a list without, every subset.
fn approves(voter: Power, vote: Option<&Ballot>, shared: &[Power]) -> bool {
    let all = powers();
    let list = match vote {
        None | Some(Ballot::Concede(_) | Ballot::ConcedeToLeader) => return false,
        Some(Ballot::DrawAll) => &all,
        Some(Ballot::DrawAmong(list)) => list,
    };
    let within = shared.iter().all(|power| *power == voter || list.contains(power));
    within && (!list.contains(&voter) || shared.contains(&voter))
}

#[test]
fn the_largest_set_approved_by_all_is_the_draw() {
    let all = powers();
    let ballot = |choice: u32| match choice {
        0 => None,
        17 => Some(Ballot::DrawAll),
        bits => Some(Ballot::DrawAmong(set(bits))),
    };
    // All ballots of four powers: none, one of sixteen lists (no vote in place of the empty one), or all.
    for n in 0..18_u32.pow(u32::from(N)) {
        let mut rest = n;
        let votes: Vec<(Power, Ballot)> = all
            .iter()
            .filter_map(|power| {
                let choice = rest % 18;
                rest /= 18;
                Some((*power, ballot(choice)?))
            })
            .collect();
        let vote = |voter: &Power| votes.iter().find(|(power, _)| power == voter).map(|(_, vote)| vote);
        let mut best: Option<Vec<Power>> = None;
        for shared in (1..1 << N).map(set) {
            let larger = best.as_ref().is_none_or(|best| best.len() < shared.len());
            if larger && all.iter().all(|voter| approves(*voter, vote(voter), &shared)) {
                best = Some(shared);
            }
        }
        assert_eq!(draw(&all, &votes, false), best, "{votes:?}");
    }
}

#[test]
fn dias_draws_include_all_survivors_and_need_their_consent() {
    let mut votes: Vec<_> = powers().into_iter().map(|power| (power, Ballot::DrawAll)).collect();
    assert_eq!(draw(&powers(), &votes, true), Some(powers()));
    assert_eq!(draw(&[], &[], true), None);
    votes.remove(2);
    assert_eq!(draw(&powers(), &votes, true), None);
    // A concession is not a vote for a draw.
    votes.push((Power(2), Ballot::Concede(Power(0))));
    assert_eq!(draw(&powers(), &votes, true), None);
    // Eliminated powers have no vote, and no share.
    assert_eq!(draw(&set(0b0011), &votes, true), Some(set(0b0011)));
}

#[test]
fn a_list_may_name_the_eliminated() {
    let votes = [(Power(0), Ballot::DrawAmong(set(0b1111))), (Power(1), Ballot::DrawAmong(set(0b0111)))];
    assert_eq!(draw(&set(0b0011), &votes, false), Some(set(0b0011)));
}

#[test]
fn a_concession_needs_all_the_others() {
    let to = |winner: u16, who: &[u16]| {
        who.iter().map(|power| (Power(*power), Ballot::Concede(Power(winner)))).collect::<Vec<_>>()
    };
    assert_eq!(concession(&powers(), &to(3, &[0, 1, 2])), Some(Power(3)));
    assert_eq!(concession(&powers(), &to(3, &[0, 1])), None);
    // The last survivor has won, not received a concession.
    assert_eq!(concession(&[Power(0)], &[]), None);
    // No one can concede to an eliminated power.
    assert_eq!(concession(&powers()[..2], &to(3, &[0, 1])), None);
}

fn names() -> Vec<PowerName> {
    let name = |(letter, name): (&str, &str)| PowerName {
        letter: letter.to_owned(),
        name: name.to_owned(),
        adjective: name.to_owned(),
    };
    [("A", "Austria"), ("E", "England"), ("F", "France"), ("G", "Germany")].into_iter().map(name).collect()
}

#[test]
fn preference_lists_are_read() {
    let groups = |text: &str| preference::read(text, &names()).unwrap();
    assert_eq!(groups("EF"), [vec![Power(1)], vec![Power(2)]]);
    assert_eq!(groups("e [f, g] *"), [vec![Power(1)], vec![Power(2), Power(3)], vec![Power(0)]]);
    assert_eq!(groups("[F*]"), [vec![Power(2), Power(0), Power(1), Power(3)]]);
    assert!(groups("").is_empty());
    for wrong in ["EE", "E[F", "E]", "X", "E[F[G]]", "*E"] {
        let why = preference::read(wrong, &names()).unwrap_err();
        let why = said(why);
        assert!(why.ends_with('.'), "{wrong}: {why}");
    }
}

#[test]
fn every_player_gets_a_separate_power() {
    let wishes: Vec<_> =
        ["E", "", "[EF]", "EFG"].iter().map(|text| preference::read(text, &names()).unwrap()).collect();
    for seed in 0..=255 {
        let given = preference::assign(&wishes, 4, &Luck::new([seed; Luck::BYTES]));
        let mut sorted = given.clone();
        sorted.sort();
        assert_eq!(sorted, powers(), "seed {seed}");
        assert_eq!(given, preference::assign(&wishes, 4, &Luck::new([seed; Luck::BYTES])));
    }
    let alone = preference::read("G", &names()).unwrap();
    assert_eq!(preference::assign(&[alone], 4, &Luck::new([1; Luck::BYTES])), [Power(3)]);
}

#[test]
fn a_player_without_preferences_takes_nothing_from_the_others() {
    let wishes: Vec<_> = ["", "E", "F", "G"].iter().map(|text| preference::read(text, &names()).unwrap()).collect();
    for seed in 0..100 {
        assert_eq!(preference::assign(&wishes, 4, &Luck::new([seed; Luck::BYTES])), powers());
    }
}
