//! Several judges behind one mail server, as deploy/growing.md says: each e-mail reaches the judge that it replies to.
use super::{Peers, free_port, open_to_all, player};
use crate::program::{House, header, letter, said};
use jiff::Timestamp;
use std::fs;

/// The table of the page, for these ports.
fn table(ports: [u16; 2]) -> String {
    let page = include_str!("../../../deploy/growing.md");
    let lines: Vec<String> = page
        .lines()
        .filter(|line| line.starts_with("/^") && line.contains("lmtp:"))
        .map(|line| {
            let line = line.replace("play\\.example\\.org", "games\\.test");
            line.replace("judge01.internal:2424", &format!("127.0.0.1:{}", ports[0]))
                .replace("judge07.internal:2424", &format!("127.0.0.1:{}", ports[1]))
        })
        .collect();
    assert_eq!(lines.len(), 3);
    lines.join("\n") + "\n"
}

#[tokio::test]
async fn two_judges_behind_one_mail_server_get_their_own_email() {
    let ports = [free_port(), free_port()];
    let folder = tempfile::tempdir().unwrap();
    open_to_all(folder.path());
    let judges = folder.path().join("judges");
    fs::write(&judges, table(ports)).unwrap();
    let lines = format!("transport_maps = regexp:{}\nsmtpd_reject_unlisted_recipient = no\n", judges.display());
    let Some(peers) = Peers::start_with(&lines, "") else { return };
    let houses = [("j01", "first", ports[0]), ("j07", "second", ports[1])].map(|(name, game, port)| {
        let house = House::with_config(&format!(
            "trust_senders = true\n[[inbound.lmtp]]\nlisten = \"127.0.0.1:{port}\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n"
        ));
        let config = fs::read_to_string(house.config_file()).unwrap();
        let mut config = config.replace("judge@games.test", &format!("{name}@games.test"));
        if name == "j01" {
            config.insert_str(0, "former_addresses = [\"judge@games.test\"]\n");
        }
        fs::write(house.config_file(), config).unwrap();
        house.begin_game(game, Timestamp::now(), "");
        house
    });
    let [first, second] = &houses;
    let seat = |house: &House, game: &str| {
        let seats = house.seats(game);
        seats.into_iter().find(|(seat, _)| seat.power.as_deref() == Some("Austria")).unwrap().1
    };
    // The players of the one are registered with the other.
    let players = ["ann", "ben", "cat", "dan", "eve", "fay", "gus"]
        .map(|player| (format!("{player}.first@players.test"), format!("REGISTER {player} of first")));
    second.prepare(Timestamp::now(), &players);
    let mut serving = houses.each_ref().map(|house| house.serve(&[]));
    let tokens = [seat(first, "first"), seat(second, "second")];
    assert!(tokens[0].starts_with("j01+") && tokens[1].starts_with("j07+"), "{tokens:?}");
    for (id, to) in [("<1@x>", tokens[0].as_str()), ("<7@x>", &tokens[1]), ("<door@x>", "judge@games.test")] {
        let text = letter(&player(0), to, id, "A VIE - GAL").replace('\r', "");
        peers.submit(&player(0), &[to], &text).await;
    }
    let sent = "status=sent (250 2.0.0 The e-mail is stored.)";
    peers.wait_with_flushes(|| 3 <= peers.log("postfix.log").matches(sent).count());
    for (house, serving) in houses.iter().zip(&mut serving) {
        house.wait_until_done(serving);
    }
    let answered = |house: &House| house.answers().into_keys().collect::<Vec<_>>();
    assert_eq!((answered(first), answered(second)), (vec!["<1@x>".into(), "<door@x>".into()], vec!["<7@x>".into()]));

    // A game moves, and continues there: its players have new reply addresses.
    let file = first.data().join("first.json");
    let run = |house: &House, args: &[&str]| {
        let output = crate::program::chancery().args(args).arg("--config").arg(house.config_file()).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    fs::write(&file, run(first, &["game", "export", "first", "--private"])).unwrap();
    let moved = run(second, &["game", "import", file.to_str().unwrap()]);
    assert!(moved.contains("The game 'first' is here"), "{moved}");
    run(second, &["game", "resume", "first"]);
    let to = seat(second, "first");
    let text = letter(&player(0), &to, "<moved@x>", "A VIE - TYR").replace('\r', "");
    peers.submit(&player(0), &[&to], &text).await;
    peers.wait_with_flushes(|| 4 <= peers.log("postfix.log").matches(sent).count());
    second.wait_until_done(&mut serving[1]);
    let answer =
        second.mail().into_iter().find(|(_, mail)| header(mail, "In-Reply-To") == Some("<moved@x>")).unwrap().1;
    assert!(answer.contains("Vienna") && answer.contains("Tyrolia"), "{answer}");
}
