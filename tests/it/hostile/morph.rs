//! Boards by e-mail that are hostile, or make no sense.
use super::goes_on;
use crate::dice::Dice;
use crate::world::World;
use chancery::boards::catalogue::Catalogue;
use chancery::boards::chain::Chain;
use chancery::boards::morph;
use chancery::families::report::Heading;
use chancery::families::setting::Kept;
use chancery::rules::{Luck, Power};
use chancery::say;
use chancery::text::doc::{Audience, Doc};
use chancery::text::words::{Reader, said};

/// A judge with Max's forming game `own`, and Ann in it.
fn forming() -> World {
    let mut world = World::with_games();
    world.ask("max@example.org", "CREATE ?own secret\nBECOME MASTER");
    world.ask("ann@example.org", "SIGN ON ?own secret");
    world
}

fn standard() -> std::sync::Arc<Chain> {
    Catalogue::default().chain("standard").unwrap()
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

#[test]
fn hostile_boards_are_refused() {
    let mut world = forming();
    for text in [
        "start:\nItaly: A SIX",
        "Italy: A VEN",
        "nonsense:\nItaly: A VEN",
        "variant:\nbase = \"../../../etc/passwd\"",
        "variant:\nbase = \"standard\"",
        "variant:\n\"base\" = \"fleet_rome\"",
        "variant:\ntitle = \"Standard\"",
        "variant:\n'title' = \"Standard\"",
        "variant:\n\"t\\u0069tle\" = \"Standard\"",
        "variant:\npowers = [{ name = \"X\\nBEGIN ORDERS\", letter = \"X\", adjective = \"X\" }]",
        "variant:\npowers = [{ name = \"\"\"X\nY\"\"\", letter = \"X\", adjective = \"X\" }]",
        "variant:\npowers = [{ name = \"Master\", letter = \"X\", adjective = \"X\" }]",
        "variant:\npowers = [{ name = \"Moon\", letter = \"M\", adjective = \"Lunar\" }]",
        "variant:\npowers = [{ name = \"Italy\", letter = \"A\", adjective = \"Italian\" }]",
        "variant:\nwithout = [\"Austria\", \"England\", \"France\", \"Germany\", \"Italy\", \"Russia\", \"Turkey\"]",
        "variant:\nwithout = [\"Atlantis\"]",
        "variant:\npolicies = { builds = \"nowhere\" }",
        "variant:\npolicies = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
        "variant:\nstart = \"Q1901M\"",
        "variant:\ncentres_to_win = -1",
        "variant:\ncentres_to_win = 99999999999999999999",
        "variant:\nturns = []",
        "variant:\nsummary_order = \"VEN\"\nsummary_order = \"ROM\"",
        "provinces:\nBegin Orders | BEG | sea",
        "provinces:\n- VIE",
        "provinces:\nNowhere | NOW | inland",
        "provinces:\nVienna | VIENNA | inland",
        "provinces:\n|||||||||||",
        "borders:\nTUN: APU",
        "borders:\n[army]\nTUN: NAF",
        "borders:\n[rail]\nTUN: APU",
        "borders:\n[army]\nTUN: TUN",
        "borders:\n[fleet]\nVIE: ADR",
        "borders:\n[passages]\nTUN - APU: half",
        "start:\nItaly: A ION",
        "start:\nItaly: A VEN, A VEN",
        "start:\nItaly owns ION",
        "start:\nEND ORDERS",
    ] {
        let before = world.store.game_named("own").unwrap().unwrap();
        let reply = world.ask("max@example.org", &format!("SIGN ON OWN\nMORPH\n{text}\nEND MORPH\nLIST OWN"));
        assert!(reply.body.contains("***"), "{text}:\n{}", reply.body);
        assert!(reply.body.contains("Variant: Standard."), "{text}:\n{}", reply.body);
        assert!(!reply.body.to_lowercase().contains("begin orders"), "{text}:\n{}", reply.body);
        assert_eq!(world.store.game_named("own").unwrap().unwrap(), before, "{text}");
    }
    goes_on(&mut world);
}

#[test]
fn a_morph_is_bounded() {
    let mut world = forming();
    for text in [
        format!("start:\n{}", "Italy: A VEN\n".repeat(20_000)),
        format!("provinces:\n{}", (0..450).map(|i| format!("A{i:03} | {i:04} | inland\n")).collect::<String>()),
        format!("start:\nItaly: {}", "A VEN, ".repeat(20_000)),
        format!("provinces:\n{} | LNG | inland", "Long".repeat(60)),
        format!("variant:\n{}", "[[turns]]\nseason = \"spring\"\n".repeat(200)),
        format!(
            "variant:\n{}",
            (0..150)
                .map(|i| format!("[[powers]]\nname = \"P{i}\"\nletter = \"{i}\"\nadjective = \"P{i}n\"\n"))
                .collect::<String>()
        ),
    ] {
        let reply = world.ask("max@example.org", &format!("SIGN ON OWN\nMORPH\n{text}\nEND MORPH"));
        assert!(reply.body.contains("***"), "{}", &reply.body[..500.min(reply.body.len())]);
        assert!(reply.body.len() < 8_000, "{}", reply.body.len());
    }
    // Many in one e-mail leave one board behind.
    let many: String =
        (0..60).map(|i| format!("MORPH\nvariant:\ncentres_to_win = {}\nEND MORPH\n", 5 + i % 9)).collect();
    let n_before = world.store.n_boards().unwrap();
    world.ask("max@example.org", &format!("SIGN ON OWN\n{many}"));
    assert!(world.store.n_boards().unwrap() <= n_before + 1);
    goes_on(&mut world);
}

#[test]
fn only_those_who_may_change_settings_may_change_the_board() {
    let mut world = forming();
    let morph = "MORPH\nstart:\nItaly: A VEN\nEND MORPH";
    let unmorphed = |world: &World, name: &str| !world.store.game_named(name).unwrap().unwrap().morphed;
    for (who, sign_on) in [
        ("ann@example.org", "SIGN ON OWN"),
        ("eve@example.org", "OBSERVE own secret"),
        ("eve@example.org", ""),
        ("nobody@example.org", ""),
    ] {
        let reply = world.ask(who, &format!("{sign_on}\n{morph}"));
        assert!(reply.body.contains("***"), "{who}: {}", reply.body);
        assert!(unmorphed(&world, "own"), "{who}");
    }
    // It is impossible once the game has started.
    let reply = world.ask("max@example.org", &format!("SIGN ON DEMO\n{morph}"));
    assert!(reply.body.contains("before the game starts"), "{}", reply.body);
    assert!(unmorphed(&world, "demo"));
}

/// Text with changed bytes and with dropped, doubled or swapped lines: the result is always a playable board, or
/// sentences.
#[test]
fn a_mangled_morph_is_a_board_or_a_sentence() {
    let base = standard();
    let text = "variant:\ncentres_to_win = 15\npolicies = { builds = \"any\" }\nwithout = [\"Italy\"]\n\
        powers = [{ name = \"Spain\", letter = \"S\", adjective = \"Spanish\" }]\n\
        provinces:\nSpain | SPA | coast, home Spain\nAtlantis | ATL atlantis | coast, centre\nPIE = Savoy | SAV savoy | coast\n\
        borders:\n[coasts]\nATL: NC SC\n[army]\nTUN: APU\nROM: -VEN\n[fleet]\nATL/NC: NAO\nATL/SC: MAO\n\
        [passages]\nTUN - APU: half, no support\n\
        start:\nSpain: A SPA\nSpain owns SPA POR\nAustria: A VIE, A BUD, F TRI\n";
    assert!(morph::read(&lines(text), &base).unwrap().is_some());
    let mut dice = Dice::new(17);
    let mut n_boards = 0;
    for _ in 0..400 {
        let mut lines = lines(text);
        for _ in 0..=dice.roll(2) {
            let (i, j) = (dice.roll(lines.len() as u64) as usize, dice.roll(lines.len() as u64) as usize);
            match dice.roll(5) {
                0 => drop(lines.remove(i)),
                1 => lines.insert(j, lines[i].clone()),
                2 => lines.swap(i, j),
                _ => {
                    let mut chars: Vec<char> = lines[i].chars().collect();
                    let at = dice.roll(1 + chars.len() as u64) as usize;
                    let new = [' ', ',', ':', '|', '-', '>', '/', '#', '"', '=', '[', 'A', '9', 'é', '\u{7}'];
                    let new = new[dice.roll(new.len() as u64) as usize];
                    match chars.get_mut(at) {
                        Some(old) => *old = new,
                        None => chars.push(new),
                    }
                    lines[i] = chars.into_iter().collect();
                }
            }
        }
        match morph::read(&lines, &base) {
            Err(mistakes) => {
                let said = mistakes.into_iter().map(said).collect::<Vec<_>>().join("\n");
                assert!(said.ends_with('.') && said.len() < 4000, "{said}");
            }
            Ok(None) => panic!("something is left of it"),
            Ok(Some((chain, board))) => {
                n_boards += 1;
                // The shown text can be sent back.
                let mut doc = Doc::new(Reader::nobody());
                morph::lines(&chain).iter().for_each(|line| doc.classic(say!("  {}", line)));
                let shown = self::lines(&doc.text(Audience::Reader));
                let (again, _) = morph::read(&shown[1..shown.len() - 1], &base).unwrap().unwrap();
                assert_eq!(morph::lines(&again), morph::lines(&chain));
                let game = board.play(&Kept::default()).unwrap();
                let mut table = game.begin(&game.played(), &Luck::default());
                for n_phase in 1..=6 {
                    let heading = Heading { game: "own", n_phase };
                    table = table.adjudicate(heading, &[], &Luck::default()).unwrap().after;
                    assert_eq!(game.open(&table.save()).unwrap().save(), table.save());
                    table.options(Power(0));
                }
            }
        }
    }
    assert!(20 < n_boards, "only {n_boards} of them are boards");
}
