//! The survivors of a strike: all 120 pairs.
use chancery_stratego::options::Ties;
use chancery_stratego::rank::{Rank, Strike, strike};

/// By attacker, from the spy up: the survivor of a strike on the flag, the bomb, the spy, …, the marshal.
const TABLE: [&str; 10] = [
    "AD=DDDDDDDDA",
    "ADA=DDDDDDDD",
    "AAAA=DDDDDDD",
    "ADAAA=DDDDDD",
    "ADAAAA=DDDDD",
    "ADAAAAA=DDDD",
    "ADAAAAAA=DDD",
    "ADAAAAAAA=DD",
    "ADAAAAAAAA=D",
    "ADAAAAAAAAA=",
];

#[test]
fn all_strikes() {
    let attackers: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| rank.moves()).collect();
    assert_eq!(attackers.len(), TABLE.len());
    let mut n_pairs = 0;
    for (attacker, row) in attackers.into_iter().zip(TABLE) {
        assert_eq!(row.len(), Rank::ALL.len());
        for (defender, left) in Rank::ALL.into_iter().zip(row.chars()) {
            let (both, attackers_stay) = match left {
                'A' => (Strike::Attacker, Strike::Attacker),
                'D' => (Strike::Defender, Strike::Defender),
                _ => (Strike::Neither, Strike::Attacker),
            };
            assert_eq!(strike(attacker, defender, Ties::Both), both, "{attacker} strikes {defender}");
            assert_eq!(strike(attacker, defender, Ties::Attacker), attackers_stay, "{attacker} strikes {defender}");
            n_pairs += 1;
        }
    }
    assert_eq!(n_pairs, 120);
}

/// Letters, names and both numberings are each read as the right rank.
#[test]
fn ranks_have_names() {
    use chancery_stratego::rank::Numbering;
    for rank in Rank::ALL {
        assert_eq!(Rank::of_letter(rank.letter()), Some(rank));
        assert_eq!(Rank::find(rank.name()), Some(rank));
        assert_eq!(Rank::find(&rank.counted(2)[2..]), Some(rank));
    }
    let codes = |numbering| Rank::ALL.map(|rank| rank.code(numbering)).join(" ");
    assert_eq!(codes(Numbering::Us), "F B S 9 8 7 6 5 4 3 2 1");
    assert_eq!(codes(Numbering::European), "F B 1 2 3 4 5 6 7 8 9 10");
    assert_eq!(Rank::ALL.map(Rank::letter).iter().collect::<String>(), "MBCDEFGHIJKL");
}
