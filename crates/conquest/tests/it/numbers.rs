//! The worked numbers of the rules, and the test vector of their luck.
use super::{rules, units};
use chancery_conquest::battle::{divide, is_below};
use chancery_conquest::chance::{self, Chance, link_before, tenths};
use chancery_conquest::event::{Event, FightEnd, Opened};
use chancery_conquest::figures::LuckRange;
use chancery_conquest::map::Land;
use chancery_conquest::odds::{N_SAMPLES, odds, sampled};
use chancery_conquest::options::{Casualties, Options};
use chancery_conquest::state::Risk;
use chancery_conquest::turn::shares;
use chancery_conquest::units::{Kind, Role, Units};
use chancery_conquest::{battle, entry};
use chancery_rules::{Eyes, Luck, Power, Rules};
use serde_json::json;
use sha2::{Digest as _, Sha256};

fn hex(bytes: [u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The chain, the key, three draws and a battle match the published ones.
#[test]
fn the_test_vector_holds() {
    let s3: [u8; 32] = Sha256::digest("chancery-conquest-example-master").into();
    let s2 = link_before(&s3);
    let s1 = link_before(&s2);
    let chain = [s3, s2, s1, link_before(&s1)].map(hex);
    assert_eq!(
        chain,
        [
            "909b65d05e5a21c61df0e21b95116f10b7921da3873e982a7f2a1328b96ffd18",
            "82503b122aa769c78bd31db5b71735d9f6a1f2bbe3344b4ae616697b0210613f",
            "c662a511f141e72dfed363ca27d11df0b00cc68ceaa8f6a6f8b3fccb41cfa7a3",
            "927dfd5b1553f2873a6e4704e7e8dd73ff4359b1617a341a85b894cee42d1e8a",
        ]
    );
    let salts = [("red", "tulip"), ("blue", "42")].map(|(seat, salt)| (seat.to_owned(), salt.to_owned()));
    let opened = Opened::new("example", 1, s1, salts.to_vec());
    assert_eq!(opened.message(), "example|1|red:tulip|blue:42");
    assert_eq!(hex(opened.key), "5c1b2aa68dd4d4d88cd6f05a39f8d1af9b6d5c78fcbb31f364d8dd26077d0d7c");
    for (label, luck) in [("T1|ZHO|NHO|s1|r1|A|I", 2), ("T1|ZHO|NHO|s1|r1|A|C", 5), ("T1|ZHO|NHO|s1|r1|D|I", 8)] {
        assert_eq!(tenths(&opened.key, label, LuckRange::default()), luck, "{label}");
    }

    let rules = rules("lowlands");
    let map = rules.map();
    let [nho, zho] = ["NHO", "ZHO"].map(|key| map.find(key).unwrap());
    let march = battle::March {
        power: Power(0),
        from: nho,
        target: zho,
        units: units("6i 2c").can_leave(),
        stop_below: None,
        occupy: None,
    };
    assert_eq!(march.units, units("5i 2c"));
    let chance = Chance::new(opened.key, 1);
    let battle = battle::battle(map, Casualties::Role, &chance, (zho, Power(1), units("3i")), &[march]);
    let [fight] = battle.fights.as_slice() else { panic!("{battle:?}") };
    assert_eq!(chance::label(map, 1, (zho, fight), 1, Role::Attack, Kind::Infantry), "T1|ZHO|NHO|s1|r1|A|I");
    let worked: Vec<_> = fight
        .rounds
        .iter()
        .map(|round| (round.attack.tenths, round.defence.tenths, round.attack.lost, round.defence.lost))
        .collect();
    assert_eq!(worked, [(40, 48, units("1i 1c"), units("2i")), (30, 14, units("1i"), units("1i"))]);
    assert_eq!((fight.end, fight.column_left, battle.taken_by), (FightEnd::Won, units("3i 1c"), Some(Power(0))));
}

/// The same battle, from a position and orders to the next position, by the interface for programs and VERIFY.
#[test]
fn the_test_vector_holds_as_a_turn() {
    let rules = rules("lowlands");
    let mut state = rules.begin(&[Power(0), Power(1)], &Luck::default().for_game("example"));
    let [nho, zho] = ["NHO", "ZHO"].map(|key| rules.map().find(key).unwrap());
    for land in rules.map().all() {
        let own = state.at_mut(land);
        (own.owner, own.garrison, own.is_city) = (Power(1), units("1i"), false);
    }
    (state.at_mut(nho).owner, state.at_mut(nho).garrison) = (Power(0), units("6i 2c"));
    state.at_mut(zho).garrison = units("3i");
    let secret = "c662a511f141e72dfed363ca27d11df0b00cc68ceaa8f6a6f8b3fccb41cfa7a3";
    let line = json!({
        "position": rules.save(&state), "secret": secret,
        "orders": [["Red", "ATTACK ZHO FROM NHO"], ["Red", "SALT tulip"], ["Blue", "SALT 42"], ["Blue", "ATTACK LIM FROM NBR"]],
    });
    let answer = chancery_conquest::jsonl::adjudicate(&rules, line.as_object().unwrap().clone()).unwrap();
    let text = serde_json::to_string(&answer).unwrap();
    assert!(text.contains("example|1|red:tulip|blue:42"), "{text}");
    assert!(text.contains("5c1b2aa68dd4d4d88cd6f05a39f8d1af9b6d5c78fcbb31f364d8dd26077d0d7c"), "{text}");
    assert_eq!(answer["refused"][0]["why"], "LIM is yours: MOVE goes there.");
    // NHO had no friends, so 49% of 3i 1c move in: 2i 1c.
    assert_eq!(answer["next"]["states"]["ZHO"], json!({ "owner": "Red", "garrison": "2i 1c" }));
    assert_eq!(answer["next"]["states"]["NHO"]["garrison"], "2i");
    // The key alone gives the same.
    let line = json!({
        "position": rules.save(&state), "key": "5c1b2aa68dd4d4d88cd6f05a39f8d1af9b6d5c78fcbb31f364d8dd26077d0d7c",
        "orders": { "Red": ["ATTACK ZHO FROM NHO"], "Blue": ["PASS"] },
    });
    let by_key = chancery_conquest::jsonl::adjudicate(&rules, line.as_object().unwrap().clone()).unwrap();
    assert_eq!(by_key["next"], answer["next"]);
    let no = |line: serde_json::Value| {
        chancery_conquest::jsonl::adjudicate(&rules, line.as_object().unwrap().clone()).unwrap_err()
    };
    assert_eq!(no(json!({})), "There is no \"position\".");
    assert_eq!(
        no(json!({ "position": rules.save(&state) })),
        "The luck of the turn is missing: \"key\", or \"secret\"."
    );
}

/// Occupation rounds each kind up.
#[test]
fn occupation_rounds_each_kind_up() {
    assert_eq!(units("3c 1a").share(49), units("2c 1a"));
    assert_eq!(units("3c 1a").share(80), units("3c 1a"));
    assert_eq!(units("3i 1c").share(49), units("2i 1c"));
    assert_eq!(units("3i 1c").share(80), units("3i 1c"));
    assert_eq!(units("1i").share(30), units("1i"), "at least one unit");
}

/// Risk and surplus, without fractions.
#[test]
fn risk_is_compared_as_a_fraction() {
    let risk = Risk { threat: 20 + 5 + 30, defence: 41 };
    assert_eq!((risk.hundredths(), risk.surplus()), (Some(134), -14));
    assert_eq!(Risk { threat: 20, defence: 0 }.hundredths(), None, "infinite");
    assert_eq!(Risk { threat: 0, defence: 0 }.hundredths(), Some(0));
    let rising = [(0, 0), (1, 3), (2, 4), (20, 20), (55, 41), (1, 0)].map(|(threat, defence)| Risk { threat, defence });
    assert!(rising.is_sorted());
    assert!(Risk { threat: 1, defence: 2 } == Risk { threat: 2, defence: 4 });
}

/// 14 states, 4 cities and 1 continent give 30 points, in shares of 8, 8, 7, 7; a factory's full share is 2a 1c.
#[test]
fn production_is_divided() {
    let cities: Vec<Land> = (0..4).map(Land).collect();
    let points = |named: &[Land]| shares(30, named, &cities).into_iter().map(|(at, n)| (at.0, n)).collect::<Vec<_>>();
    assert_eq!(points(&[]), [(0, 8), (1, 8), (2, 7), (3, 7)]);
    assert_eq!(points(&[Land(3), Land(9), Land(1)]), [(3, 8), (1, 8), (0, 7), (2, 7)], "in the order of the letter");
    assert_eq!(shares(30, &[], &[]), []);
}

/// Surplus in units: dearest first, whole units, and one stays.
#[test]
fn a_surplus_is_paid_in_units() {
    let garrison = units("9i 4c 3a");
    assert_eq!(garrison.defence(), 44);
    let leaves = garrison.can_leave().worth(44 - 20);
    assert_eq!(leaves, units("3c 3a"));
    assert_eq!(garrison - leaves, units("9i 1c"));
    let risk = Risk { threat: 20, defence: (garrison - leaves).defence() };
    assert_eq!(risk.hundredths(), Some(100));
    assert_eq!(units("1a").can_leave(), Units::NONE, "a lone unit cannot leave");
    assert_eq!(units("2c 1a").can_leave(), units("1c 1a"), "the cheapest stays");
}

/// A garrison divides kind by kind. Odd units face the strongest column, and of equal columns the first by name.
#[test]
fn a_garrison_divides_among_columns() {
    let parts = |garrison: &str, columns: &[(u16, &str)]| {
        let columns: Vec<_> = columns.iter().map(|(land, column)| (Land(*land), units(column))).collect();
        divide(units(garrison), &columns).into_iter().map(|part| part.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(parts("5i 1c", &[(0, "3i"), (1, "9i")]), ["2i", "3i 1c"]);
    assert_eq!(parts("1a", &[(2, "9i"), (1, "9i")]), ["nobody", "1a"]);
    assert_eq!(parts("8i 2c", &[(0, "1i"), (1, "1i"), (2, "1i")]), ["3i 1c", "3i 1c", "2i"]);
}

/// The table's odds were worked out from 8,000 battles each. The engine's are exact, so they may differ by 1.5%.
#[test]
fn odds_match_the_table() {
    let table = [
        ("6i", "12i", 39.0),
        ("6i", "4c", 49.0),
        ("6i", "15i", 68.0),
        ("6i", "5c", 76.0),
        ("6i", "18i", 83.0),
        ("6i", "6c", 88.0),
        ("6i", "24i", 98.5),
        ("6i", "8c", 99.0),
        ("6i", "3a", 83.0),
        ("6i", "4a", 99.0),
        ("4i 2c 1a", "18i", 42.0),
        ("4i 2c 1a", "6c", 49.0),
        ("4i 2c 1a", "27i", 89.0),
        ("4i 2c 1a", "9c", 93.0),
    ];
    for (garrison, column, percent) in table {
        let odds = odds(Casualties::Role, LuckRange::default(), units(column), units(garrison), None).unwrap();
        assert!(odds.is_exact);
        let won = f64::from(odds.won) / 10.0;
        assert!((won - percent).abs() <= 1.5, "{column} against {garrison}: {won}%, and not {percent}%");
    }
    assert_eq!(odds(Casualties::Role, LuckRange::default(), units("5i"), units("3i"), None), None, "too weak");
    assert_eq!(
        odds(Casualties::Role, LuckRange::default(), units("8i"), units("3i"), Some(150)),
        None,
        "it does not begin"
    );
    let exact = odds(Casualties::Role, LuckRange::default(), units("18i"), units("6i"), None).unwrap();
    let sampled = sampled(Casualties::Role, LuckRange::default(), units("18i"), units("6i"), None, N_SAMPLES);
    assert!(exact.won.abs_diff(sampled.won) < 20, "{exact:?} {sampled:?}");
    let large =
        odds(Casualties::Role, LuckRange::default(), units("400i 300c 200a"), units("300i 200c 200a"), None).unwrap();
    assert!(!large.is_exact, "and still an answer");
    assert!(is_below(3, 2, 151) && !is_below(3, 2, 150));
}

/// The number of states a power needs to win: 75% of 12 is 9, and of 42 is 32.
#[test]
fn three_quarters_of_the_states_win() {
    let options = Options::default();
    assert_eq!((options.states_to_win(12), options.states_to_win(42)), (9, 32));
    let all = Options { victory_percent: 100, ..options };
    assert_eq!((all.states_to_win(12), all.states_to_win(42)), (12, 42));
}

/// The deal: every player gets the same number of cities and mines, and the same number of states within one. A player
/// with one state fewer gets two more infantry.
#[test]
fn the_deal_is_fair() {
    for (key, most) in [("lowlands", 4), ("world42", 7)] {
        let rules = rules(key);
        for n in 2..=most {
            for seed in 0..20 {
                let played: Vec<Power> = (0..n).map(Power).collect();
                let state = rules.begin(&played, &Luck::new([seed; 32]));
                let of = |count: &dyn Fn(Power) -> u32| played.iter().map(|power| count(*power)).collect::<Vec<_>>();
                let is_even = |counts: &[u32]| counts.iter().all(|count| *count == counts[0]);
                let cities = of(&|power| state.cities_of(power).count() as u32);
                let mines = of(&|power| state.n_mines_of(power));
                let lands = of(&|power| state.n_lands_of(power));
                assert!(is_even(&cities) && is_even(&mines), "{key} {n}: {cities:?} {mines:?}");
                assert!(0 < cities[0], "{key} {n}");
                let most = *lands.iter().max().unwrap();
                assert!(lands.iter().all(|count| most - 1 <= *count), "{key} {n}: {lands:?}");
                for power in &played {
                    let units: Units = state.lands_of(*power).map(|land| state.at(land).garrison).sum();
                    let n_lands = state.n_lands_of(*power);
                    let short = if n_lands < most { 2 } else { 0 };
                    assert_eq!(units, Units::new(2 * n_lands + cities[0] + short, 0, 0), "{key} {n}");
                }
                assert_eq!(state, rules.begin(&played, &Luck::new([seed; 32])));
            }
        }
    }
}

/// A player who gives no salt has an empty place in the message, so that anyone can reproduce it.
#[test]
fn every_seat_appears_in_the_message() {
    let rules = rules("lowlands");
    let state = rules.begin(&[Power(0), Power(1), Power(2)], &Luck::default().for_game("war"));
    let orders = [(Power(1), entry::read(rules.map(), "SALT tulip").unwrap())];
    let (_, told) = rules.adjudicate(&state, &orders, &Luck::new([7; 32]));
    let Some(Event::Luck(opened)) = told.first().map(|told| &told.event) else { panic!("{told:?}") };
    assert_eq!(opened.message(), "war|1|red:|blue:tulip|green:");
    assert_eq!(opened.secret, [7; 32]);
    assert_eq!(rules.view(&state, Eyes::Observer).seen.seats.len(), 4, "all powers of the map are listed");
}
