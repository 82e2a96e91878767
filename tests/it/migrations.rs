//! An old database is brought up to date, and nothing that it knew is lost.
use chancery::store::{OutcomeKind, Parting, Store, VoteKind};
use rusqlite::Connection;
use std::path::Path;

/// The migrations, in order.
fn migrations() -> Vec<String> {
    let mut paths: Vec<_> = std::fs::read_dir("migrations").unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// A database as it was after some of the migrations, with these rows in it.
fn old(path: &Path, n_migrations: usize, rows: &str) {
    let database = Connection::open(path).unwrap();
    migrations().iter().take(n_migrations).for_each(|migration| database.execute_batch(migration).unwrap());
    database.pragma_update(None, "user_version", n_migrations).unwrap();
    database.execute_batch(rows).unwrap();
}

#[test]
fn results_votes_and_partings_that_were_prose_are_data() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    old(
        &path,
        5,
        r#"INSERT INTO users (id, name, registered) VALUES (1, 'Ann Other', '2026-11-21T12:00:00Z');
        INSERT INTO games (id, name, variant, life, seed, created, hands, result) VALUES
            (1, 'won', 'standard', 'finished', 1, '2026-11-21T12:00:00Z', NULL, 'Victory of Austria and Italy'),
            (2, 'drawn', 'standard', 'finished', 1, '2026-11-21T12:00:00Z', NULL, 'Draw between England, France and Italy'),
            (3, 'given', 'standard', 'finished', 1, '2026-11-21T12:00:00Z', NULL, 'Conceded to New "Italy"'),
            (4, 'broken', 'standard', 'terminated', 1, '2026-11-21T12:00:00Z', NULL, 'Terminated'),
            (5, 'plain', 'standard', 'running', 1, '2026-11-21T12:00:00Z', '[["Austria"],["England"]]', NULL),
            (6, 'blank', 'own', 'running', 1, '2026-11-21T12:00:00Z', '[["New Italy"],["England"]]', NULL);
        INSERT INTO votes (game, turn, power, kind, value) VALUES
            (5, 1, 'Austria', 'draw', ''), (5, 1, 'England', 'draw', 'Austria England'),
            (5, 1, 'France', 'concede', 'Austria'), (6, 1, 'England', 'draw', 'England New Italy'),
            (6, 1, 'England', 'concede', 'New Italy'), (6, 1, 'New Italy', 'draw', '');
        INSERT INTO seats (id, game, role, user, password, since, until, why_ended) VALUES
            (1, 1, 'player', 1, 'x', '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z', 'been ejected'),
            (2, 1, 'player', 1, 'x', '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z', 'taken over');"#,
    );
    let store = Store::open(&path).unwrap();
    let outcome = |name: &str| {
        let outcome = store.game_named(name).unwrap().unwrap().outcome?;
        assert_eq!(outcome.by, "");
        Some((outcome.kind, outcome.winners.join("|")))
    };
    assert_eq!(outcome("won"), Some((OutcomeKind::Victory, "Austria|Italy".to_owned())));
    assert_eq!(outcome("drawn"), Some((OutcomeKind::Draw, "England|France|Italy".to_owned())));
    assert_eq!(outcome("given"), Some((OutcomeKind::Concession, "New \"Italy\"".to_owned())));
    assert_eq!(outcome("broken"), None);

    let votes = |name: &str| -> Vec<(String, VoteKind, String)> {
        let game = store.game_named(name).unwrap().unwrap().id;
        let votes = store.votes(game, 1).unwrap().into_iter();
        votes.map(|vote| (vote.power, vote.kind, vote.powers.join("|"))).collect()
    };
    let vote = |power: &str, kind, powers: &str| (power.to_owned(), kind, powers.to_owned());
    assert_eq!(
        votes("plain"),
        [
            vote("Austria", VoteKind::Draw, ""),
            vote("England", VoteKind::Draw, "Austria|England"),
            vote("France", VoteKind::Concede, "Austria"),
        ]
    );
    // Where it is unclear which blank divides the names, the vote must be cast again.
    assert_eq!(
        votes("blank"),
        [vote("England", VoteKind::Concede, "New Italy"), vote("New Italy", VoteKind::Draw, "")]
    );

    let tenures = store.tenures(store.game_named("won").unwrap().unwrap().id).unwrap();
    let partings: Vec<_> = tenures.iter().map(|seat| seat.why_ended).collect();
    assert_eq!(partings, [Some(Parting::Ejected), Some(Parting::TakenOver)]);
}

#[test]
fn open_proposals_go_on_and_no_number_is_used_twice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let at = "2026-11-21T12:00:00Z";
    old(
        &path,
        18,
        &format!(
            "INSERT INTO users (id, name, registered) VALUES (1, 'Ann Other', '{at}'), (2, 'Eve English', '{at}');
            INSERT INTO games (id, name, variant, life, secret, created) VALUES (1, 'club', 'standard', 'running', '', '{at}');
            INSERT INTO seats (id, game, role, user, password, since) VALUES
                (1, 1, 'player', 1, 'x', '{at}'), (2, 1, 'player', 2, 'x', '{at}');
            INSERT INTO proposals (id, game, kind, value, turn, seat, until) VALUES
                (7, 1, 'pause', '', 1, 1, '{at}'), (9, 1, 'resume', '', 1, 1, '{at}');
            DELETE FROM proposals WHERE id = 9;
            INSERT INTO agreements (proposal, seat) VALUES (7, 1);"
        ),
    );
    let store = Store::open(&path).unwrap();
    let game = store.game_named("club").unwrap().unwrap().id;
    let open = store.proposals(game).unwrap();
    assert_eq!(open.iter().map(|row| row.kind.word()).collect::<Vec<_>>(), ["pause"]);
    assert_eq!(store.voted(open[0].id, true).unwrap().len(), 1);
    assert_eq!(store.voted(open[0].id, false).unwrap().len(), 0);
    let next = store.add_proposal(&open[0]).unwrap();
    assert_eq!(next.to_string(), "10", "9 is in tokens that are still about");
    let seats = store.seats(game).unwrap();
    assert!(seats.iter().all(|seat| seat.n_extended == 0 && seat.reminders.is_none()));
}
