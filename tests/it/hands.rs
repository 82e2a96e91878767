//! Games without a one-to-one match of players and powers.
use crate::world::{World, said};
use chancery::game::Game;
use chancery::game::preference::{self, Wishes};
use chancery::mail::sink::Mail;
use chancery::rules::diplomacy::policy::{Policies, VictoryRule};
use chancery::rules::diplomacy::{Diplomacy, variant};
use chancery::rules::{Luck, Power, Rules as _};
use std::sync::Arc;

const MASTER: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const FRED: &str = "fred@example.org";

/// Three players with six powers: Ann Austria and Italy, Eve England and Turkey, Fred France and Germany. Russia has no player.
fn trio(settings: &str) -> World {
    let mut world = World::new();
    let lines = format!("REGISTER Max Master\nCREATE ?trio secret\nBECOME MASTER\nSET POWERS 6, PLAYERS 3\n{settings}");
    world.write(MASTER, "judge@example.org", "", &lines);
    for (address, name, wish) in [(ANN, "Ann Other", "AI"), (EVE, "Eve English", "ET"), (FRED, "Fred French", "FG")] {
        let lines = format!("REGISTER {name}\nSIGN ON ?trio secret\nSET PREFERENCE {wish}");
        world.write(address, "judge@example.org", "", &lines);
    }
    world.mail();
    world
}

fn game(world: &World, name: &str) -> Game {
    let row = world.store.game_named(name).unwrap().unwrap();
    Game::load(&world.store, row, &world.judge.catalogue).unwrap()
}

#[test]
fn powers_are_dealt_out_evenly() {
    let powers: Vec<Power> = (0..7).map(Power).collect();
    for n_players in 1..=7 {
        for n_powers in n_players..=7 {
            for seed in 0..20 {
                let wishes: Vec<Wishes> = vec![Vec::new(); n_players];
                let hands = preference::deal(&wishes, &powers, n_powers, &Luck::new([seed; Luck::BYTES]));
                let mut all = hands.concat();
                all.sort_unstable();
                all.dedup();
                assert_eq!(all.len(), n_powers, "{n_players} players, {n_powers} powers: {hands:?}");
                let sizes = || hands.iter().map(Vec::len);
                assert!(sizes().max().unwrap() - sizes().min().unwrap() < 2, "{hands:?}");
                assert_eq!(hands, preference::deal(&wishes, &powers, n_powers, &Luck::new([seed; Luck::BYTES])));
            }
        }
    }
}

#[test]
fn wishes_hold_in_every_round_and_the_first_choice_leads() {
    let powers: Vec<Power> = (0..6).map(Power).collect();
    let wish = |order: [u16; 3]| order.map(|power| vec![Power(power)]).to_vec();
    for seed in 0..50 {
        let hands = preference::deal(&[wish([4, 2, 0]), wish([5, 3, 1])], &powers, 6, &Luck::new([seed; Luck::BYTES]));
        assert_eq!(hands, [[4, 0, 2].map(Power), [5, 1, 3].map(Power)]);
    }
}

#[test]
fn a_game_from_an_older_version_has_a_player_for_each_power() {
    let world = World::with_games();
    let mut old = world.store.game_named("demo").unwrap().unwrap();
    assert!(old.hands.is_some());
    old.hands = None;
    world.store.change_game(&old).unwrap();
    let demo = game(&world, "demo");
    assert_eq!(demo.hands.len(), 7);
    assert!(demo.players().all(|seat| demo.powers_of(seat).len() == 1));
}

#[test]
fn a_player_does_not_have_to_concede_to_themselves() {
    let mut world = trio("");
    let vote = |world: &mut World, from: &str, letter: char| {
        world.ask(from, &format!("SIGN ON {letter}trio secret\nSET CONCEDE ITALY")).body
    };
    assert!(vote(&mut world, EVE, 'e').contains("England and Turkey vote to concede the game to Italy."));
    // Ann's Austria is also in the game, but it is hers.
    assert!(said(&vote(&mut world, FRED, 'g')).contains("All agree: the game is over."));
    assert_eq!(game(&world, "trio").result().as_deref(), Some("Conceded to Italy"));
}

#[test]
fn powers_without_a_player_share_in_no_draw() {
    let mut world = trio("SET NO DIAS");
    let refused = world.ask(ANN, "SIGN ON atrio secret\nSET DRAW AIR").body;
    assert!(refused.contains("Russia is not played in this game, so it can't share a draw."), "{refused}");
    for (address, letter) in [(ANN, 'i'), (EVE, 'e'), (FRED, 'f')] {
        world.ask(address, &format!("SIGN ON {letter}trio secret\nSET DRAW"));
    }
    let over = game(&world, "trio").result().unwrap();
    assert_eq!(over, "Draw between Austria, England, France, Germany, Italy and Turkey");
}

#[test]
fn a_power_is_named_where_an_order_fits_several() {
    let mut world = trio("");
    let spring = "A BUD - SER, A VIE - TRI, F TRI - ALB, A ROM - APU, A VEN - TYR, F NAP - ION";
    let fall = "A SER H, A TRI H, F ALB - GRE, A APU H, A TYR H, F ION - TUN";
    for orders in [spring, fall] {
        world.ask(ANN, &format!("SIGN ON atrio secret\n{orders}"));
        world.ask(MASTER, "SIGN ON mtrio secret\nPROCESS");
    }
    assert_eq!(game(&world, "trio").row.phase, "W1901A");
    let reply = world.ask(ANN, "SIGN ON atrio secret\nItaly: WAIVE\nB A BUD\nWAIVE").body;
    for line in ["Italy: waive 1", "Austria: B A BUD", "Austria: waive 1"] {
        assert!(reply.lines().any(|said| said.eq_ignore_ascii_case(line)), "{line} is not in\n{reply}");
    }
    assert!(!reply.contains("still owe"), "{reply}");
}

#[test]
fn the_game_starts_when_fewer_players_are_enough() {
    let mut world = World::new();
    world.write(MASTER, "judge@example.org", "", "REGISTER Max Master\nCREATE ?small secret\nBECOME MASTER");
    for (address, name) in [(ANN, "Ann Other"), (EVE, "Eve English")] {
        world.write(address, "judge@example.org", "", &format!("REGISTER {name}\nSIGN ON ?small secret"));
    }
    let reply = world.ask(MASTER, "SIGN ON msmall secret\nSET PLAYERS 1").body;
    assert!(reply.contains("2 players have already joined 'small'."), "{reply}");
    // A player who changes their mind within the e-mail starts nothing.
    world.ask(MASTER, "SIGN ON msmall secret\nSET PLAYERS 2\nSET PLAYERS 3");
    assert_eq!(game(&world, "small").row.phase, "");
    let reply = world.ask(MASTER, "SIGN ON msmall secret\nSET PLAYERS 2").body;
    assert!(reply.contains("All seats are taken: the game is starting."), "{reply}");
    assert_eq!(game(&world, "small").row.phase, "S1901M");
    let mut sizes: Vec<usize> = game(&world, "small").hands.iter().map(Vec::len).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [3, 4]);
}

#[test]
fn an_unplayed_power_cannot_be_taken_over() {
    let mut world = trio("");
    let reply = world.ask("gus@example.org", "REGISTER Gus German\nSIGN ON rtrio hush").body;
    assert!(reply.contains("Russia is not played in 'trio', so you can't take it over."), "{reply}");
    let reply = world.ask(MASTER, "SIGN ON mtrio secret\nEJECT RUSSIA").body;
    assert!(reply.contains("\"RUSSIA\" isn't in 'trio'"), "{reply}");
    let reply = world.ask(MASTER, "SIGN ON mtrio secret\nEJECT TURKEY").body;
    assert!(reply.contains("England and Turkey have been ejected"), "{reply}");
    // The powers of one player stay together.
    let reply = world.ask("gus@example.org", "SIGN ON ttrio hush").body;
    assert!(reply.contains("You now play England and Turkey in 'trio'."), "{reply}");
}

#[test]
fn an_answer_to_press_with_orders_for_any_power_is_not_sent() {
    let mut world = trio("");
    world.write(EVE, "judge@example.org", "", "SIGN ON ttrio secret\nPRESS TO I\nHello!\nENDPRESS");
    let press = world.mail().into_iter().find(|mail| mail.to == ANN).and_then(|mail| mail.reply_to).unwrap();
    world.write(ANN, &press, "", "With pleasure.\nA VEN - TYR");
    let mails = world.mail();
    assert_eq!(mails.len(), 1);
    assert!(mails[0].body.contains("I have sent nothing"), "{}", mails[0].body);
}

#[test]
fn teams_are_listed_by_their_members() {
    let mut board = variant::load("standard").unwrap();
    for (i, team) in ["North", "South", "South", "North"].into_iter().enumerate() {
        board.power_data[i].team = Some(team.to_owned());
    }
    let policies = Policies { victory: VictoryRule::Team, ..Policies::default() };
    let rules = Diplomacy::new(Arc::new(board), policies);
    let wanted = [("North".to_owned(), vec![Power(0), Power(3)]), ("South".to_owned(), vec![Power(1), Power(2)])];
    assert_eq!(rules.teams(), wanted);
    assert_eq!(rules.with(Policies::default()).teams(), []);
}

#[test]
fn a_game_of_thirty_four_begins_with_an_email_each() {
    let mut world = World::new();
    world.write(MASTER, "judge@example.org", "", "REGISTER Max Master\nCREATE ?mob secret chaos\nBECOME MASTER");
    for i in 0..34 {
        let lines = format!("REGISTER Member {i}\nSIGN ON ?mob secret\nSET PREFERENCE *");
        world.mail();
        world.write(&format!("p{i}@example.org"), "judge@example.org", "", &lines);
    }
    let is_first = |mail: &Mail| match mail.to == MASTER {
        true => mail.subject.ends_with("The game begins"),
        false => mail.subject.contains("You are "),
    };
    let begins: Vec<_> = world.mail().into_iter().filter(is_first).collect();
    assert_eq!(begins.len(), 35);
    for mail in &begins {
        let wide = mail.body.lines().find(|line| 72 < line.chars().count());
        assert_eq!(wide, None);
        assert_eq!(mail.body.contains("\nBUILD\n"), mail.to != MASTER, "it begins with builds:\n{}", mail.body);
    }
    let mob = game(&world, "mob");
    assert_eq!((mob.row.phase.as_str(), mob.due().len()), ("W1900A", 34));
    // The clock runs for all of them: players who build are not late.
    let first = mob.players().next().unwrap().clone();
    let power = mob.powers_of(&first)[0];
    let build = mob.table().unwrap().options(power).into_iter().next().unwrap();
    let reply = world.ask(&first.user_address, &format!("SIGN ON MOB\n{build}")).body;
    assert!(!reply.contains("still owe"), "{reply}");
    world.run_to("2026-11-24T12:00:00Z".parse().unwrap());
    let late = world.mail().into_iter().find(|mail| mail.subject.contains("Late Notice")).unwrap();
    assert_eq!(late.body.matches("The game is waiting for").count(), 33, "{}", late.body);
    let summary = world.ask(MASTER, "SUMMARY mob").body;
    assert!(summary.lines().all(|line| line.starts_with("> ") || line.chars().count() <= 74), "{summary}");
}
