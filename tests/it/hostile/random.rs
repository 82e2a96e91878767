//! E-mails made of pieces, from several senders, in any order.
use crate::world::World;
use proptest::prelude::*;

/// The senders, each with a unique secret word: it is in their orders, preferences and private press.
const SENDERS: [(&str, &str); 5] = [
    ("ann@example.org", "A BUD - SER"),
    ("eve@example.org", "F LON - NTH"),
    ("fred@example.org", "A PAR - BUR"),
    ("max@example.org", "A MUN - RUH"),
    ("mallory@example.net", "A XXX - YYY"),
];

const PIECES: &[&str] = &[
    "SIGN ON ademo secret",
    "SIGN ON edemo secret2",
    "SIGN ON mdemo secret",
    "SIGN ON demo",
    "SIGN ON demo AS master",
    "SIGN ON ?open secret",
    "SIGN ON ? x",
    "REGISTER Some Body",
    "REGISTER",
    "Name: x",
    "END",
    "CREATE ?new secret",
    "BECOME MASTER",
    "BECOME FRANCE",
    "PRESS TO E",
    "PRESS TO ALL",
    "BROADCAST GREY",
    "ENDPRESS",
    "SIGN OFF",
    "CLEAR",
    "SET NO DIAS, GREY/WHITE",
    "SET COMMENT BEGIN",
    "SET DEADLINE +3h",
    "SET DRAW",
    "SET CONCEDE F",
    "SET WAIT",
    "SET PASSWORD secret",
    "SET NEW TOKEN",
    "SET ADDRESS a@b.example",
    "PAUSE",
    "RESUME",
    "PROCESS",
    "ROLL BACK 1",
    "PREDICT",
    "EJECT TURKEY",
    "PROMOTE carl@example.org",
    "OBSERVE open x",
    "RESIGN demo",
    "TERMINATE demo",
    "HISTORY demo",
    "LIST",
    "LIST demo",
    "SUMMARY demo",
    "WHOGAME demo",
    "HELP",
    "GET flist",
    "I AM ALSO ann@example.org",
    "I AM ALSO agreed x@y.example",
    "CONFIRM",
    "CONFIRM h1-aaaaaaaaaaaaaaaaaaaa",
    "BEGIN ORDERS",
    "END ORDERS",
    "PHASE S1901M",
    "SET PREFERENCE E[FG]*",
    "VERSION",
    "A VIE H",
    "> quoted",
    "-- ",
    "İİ\u{202e}",
    "\u{0}",
    "'; --",
];

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => proptest::sample::select(PIECES).prop_map(str::to_owned),
        1 => "\\PC{0,60}",
        1 => (proptest::sample::select(PIECES), "\\PC{0,20}").prop_map(|(piece, rest)| format!("{piece} {rest}")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// No e-mail fails, and only the GM (or a person acting through the player's seat) reads a player's orders.
    #[test]
    fn the_judge_keeps_running_on_random_emails(
        letters in prop::collection::vec((0..SENDERS.len(), prop::collection::vec(line(), 0..12), any::<bool>()), 1..12),
        trust in any::<bool>(),
    ) {
        let mut world = World::with_games();
        world.judge.trust_senders = trust;
        // Germany orders once, with a password that is in no piece. Nothing is adjudicated by accident.
        world.ask("gus@example.org", "SIGN ON gdemo secret\nSET PASSWORD known-to-gus\nA BER - SIL\nSET WAIT");
        for (who, lines, token) in letters {
            let (from, order) = SENDERS[who];
            let to = match token {
                true => world.ask(from, "SIGN ON ademo secret").reply_to.unwrap_or_default(),
                false => "judge@example.org".to_owned(),
            };
            let adjudicates = lines.iter().any(|line| {
                let line = line.to_uppercase();
                ["PROCESS", "PREDICT", "MDEMO", "MASTER", "ROLL BACK", "BECOME", "CONCEDE", "DRAW"]
                    .iter()
                    .any(|word| line.contains(word))
            });
            world.mail();
            world.write(from, &to, "demo", &format!("{}\n{order}", lines.join("\n")));
            for mail in world.mail() {
                let may = adjudicates || from == "max@example.org" || mail.to == "gus@example.org";
                prop_assert!(may || !mail.body.contains("BER - SIL"), "{from} {lines:?}:\n{}", mail.body);
                prop_assert!(!mail.body.contains("known-to-gus"));
            }
            let counts = world.store.inbox_counts().unwrap();
            prop_assert!(counts.iter().all(|(state, _)| state == "done" || state == "silent"), "{counts:?} {lines:?}");
        }
    }
}
